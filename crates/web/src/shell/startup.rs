//! Start-up: the saved game, the game of the address, or a first game.

use std::rc::Rc;

use sandgrid_app::rules::KeyError;
use sandgrid_app::{
    AddressMessage, CURRENT_GAME_KEY, Effect, Event, GameSetup, Message, ParseFailure,
    SavedGamesCommand, Session, Warning, current_game_id,
};
use web_sys::{Element, HtmlElement, css};

use crate::board::controller::BoardController;
use crate::board::hosted;
use crate::board::pointer;
use crate::board::resize::Screen;
use crate::canvas::SpriteTransfer;
use crate::dom::document::{
    append, copy, document, element, mark, tag, tell_started, window, write,
};
use crate::dom::listener::Listener;
use crate::dom::random;
use crate::dom::timer::now;
use crate::dom::url;
use crate::embed;
use crate::platform::{i18n, storage};
use crate::shell::handover::{HandedGame, HandoverState};
use crate::shell::missing_files;
use crate::shell::page_config::PageConfig;

/// Starts the board alone, with the last game or a first one. Returns `None` if the browser has no 2D canvas.
#[must_use]
pub fn bare(config: &PageConfig) -> Option<Rc<BoardController>> {
    let mut session = (config.session)(GameSetup::first_visit(random::seed()));
    session.speak(i18n::current());
    session.tell_time(now());
    if let Some(settings) = storage::read("settings") {
        session.remember(&settings);
    }
    let left = storage::read(CURRENT_GAME_KEY).and_then(|text| current_game_id(&text));
    let game =
        left.and_then(|id| Some(HandedGame { id, text: storage::read(&format!("game-{id:x}"))? }));
    let effects = match game.and_then(|game| session.reopen(game.id, &game.text)) {
        Some(effects) => effects,
        None => session.open(),
    };
    greet();
    start(config, session, effects, None)
}

/// Starts the full page with the state of the first program. Returns `None` if the browser has no 2D canvas.
#[must_use]
pub fn whole(config: &PageConfig, legacy: HandoverState) -> Option<Rc<BoardController>> {
    let (asked, options) = (url::rules(), embed::options());
    let choice = match asked.as_ref().ok().copied().flatten() {
        Some(rules) => GameSetup::two_people(rules, random::seed()),
        None => GameSetup::first_visit(random::seed()),
    };
    let choice = GameSetup { players: options.players().unwrap_or(choice.players), ..choice };
    let mut session = (config.session)(choice);
    if options.players().is_none() {
        // Two people are only the default.
        session.offer_players(GameSetup::first_visit(0).players);
    }
    session.speak(i18n::current());
    session.tell_time(now());
    if embed::is_guest() {
        storage::disable();
    } else {
        greet();
    }
    let mut effects = Vec::new();
    for (name, text) in storage::all() {
        effects.extend(session.handle(Event::StorageLoaded { name, text }));
    }
    effects.extend(session.handle(Event::SavedGames(SavedGamesCommand::RestoreQuarantined)));
    let soundness = if asked.is_ok() { Requested::Sound } else { Requested::Odd };
    // The address loses its rules as the game is opened.
    let complaint = asked.err().map(unknown_rules);
    effects.extend(opened(&mut session, legacy.game, soundness));
    effects.extend(hosted::settle(&mut session, &options));
    let app = start(config, session, effects, legacy.drawn)?;
    // On an embedded board, the host receives the error instead.
    if let Some(complaint) = complaint.filter(|_| !embed::is_embedded()) {
        let words = app.session().say(&complaint);
        offer_games(&app);
        app.tell(&words);
    }
    hosted::begin(&app, &options);
    if let Some(words) = missing_files::words() {
        app.tell(&words);
    }
    if !knows_the_looks() {
        app.dispatch(Event::Warn(Warning::OldBrowser));
    }
    Some(app)
}

/// Returns why the rules of the address are not on the board.
fn unknown_rules(error: KeyError) -> Message {
    match error {
        KeyError::Book => {
            let asked = url::asked("rules").unwrap_or_default();
            Message::Address(AddressMessage::UnknownRules(asked))
        }
        KeyError::Variation { .. } | KeyError::Repeated { .. } => {
            Message::ParseFailure(ParseFailure::Key(error))
        }
    }
}

/// Adds a button to the notice, which opens the dialog of a new game and is removed with the notice.
fn offer_games(app: &Rc<BoardController>) {
    let button: Element = copy("choice-template");
    for (name, value) in [("data-open", "new"), ("aria-haspopup", "dialog")] {
        mark(&button, name, value);
    }
    write(&button, &app.session().say(&Message::Address(AddressMessage::ChooseGame)));
    append(&element::<Element>("notice"), &button);
    let weak = Rc::downgrade(app);
    app.attach(Listener::new(&document(), BoardController::SETTLED, move |_: web_sys::Event| {
        if weak.upgrade().is_some_and(|app| !app.has_told()) {
            button.remove();
        }
    }));
}

/// Returns whether the browser supports the CSS that the layout depends on. The latest feature to reach all
/// browsers was `:has()`, in December 2023.
fn knows_the_looks() -> bool {
    ["selector(:has(a))", "(block-size: 1dvh)", "(color: color-mix(in srgb, red, blue))"]
        .iter()
        .all(|asked| css::supports(asked).unwrap_or_default())
}

/// Like [`whole`], after the messages of the page's locale failed to load.
#[must_use]
pub fn whole_in_english(config: &PageConfig, legacy: HandoverState) -> Option<Rc<BoardController>> {
    let app = whole(config, legacy)?;
    if embed::is_embedded() {
        embed::report_no_words();
    } else {
        app.dispatch(Event::Warn(Warning::LocaleNotLoaded));
    }
    Some(app)
}

/// Whether the ruleset key of the address, if any, is valid.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Requested {
    Sound,
    Odd,
}

/// Loads the first game into the session: the handed-over one, the one of the address, or the last one.
fn opened(session: &mut Session, game: Option<HandedGame>, asked: Requested) -> Vec<Effect> {
    if let Some(effects) = game.and_then(|game| session.reopen(game.id, &game.text)) {
        // The first program has announced it already.
        return effects.into_iter().filter(|effect| !is_said(effect)).collect();
    }
    let text = url::game();
    let is_sound = |text: &String| session.reads(text).is_ok();
    let is_bad = asked == Requested::Odd || text.as_ref().is_some_and(|text| !is_sound(text));
    let event = match &text {
        Some(text) if !is_bad => Some(Event::Load(text.clone())),
        // If the address cannot be read, the last game stays on the table.
        _ if is_bad || url::is_plain() => Some(Event::SavedGames(SavedGamesCommand::Resume)),
        _ => None,
    };
    let id = session.id();
    let mut effects = event.map(|event| session.handle(event)).unwrap_or_default();
    // Without a usable game, a new one begins.
    if session.id() == id {
        effects.extend(session.open());
    }
    // On an embedded board the host receives the error; the page does not show it.
    if is_bad && !embed::is_embedded() {
        if let Some(text) = text.filter(|_| asked == Requested::Sound) {
            effects.extend(session.handle(Event::Load(text)));
        }
        if storage::is_enabled() {
            url::clear();
        }
    }
    effects
}

fn is_said(effect: &Effect) -> bool {
    matches!(effect, Effect::Announce(_) | Effect::Answer(_) | Effect::Alert(_) | Effect::Warn(_))
}

/// Starts the controller, and attaches the listeners of the board and of every feature; `None` where the browser
/// cannot draw.
#[must_use]
pub fn compose(
    config: &PageConfig,
    session: Session,
    effects: Vec<Effect>,
    drawn: Option<SpriteTransfer>,
) -> Option<Rc<BoardController>> {
    let app = BoardController::start(&config.view, session, effects, drawn)?;
    app.attach(pointer::listen(&app));
    app.attach((config.listen)(&app));
    app.attach(Screen::watch(&app));
    app.load_remaining();
    Some(app)
}

fn start(
    config: &PageConfig,
    session: Session,
    effects: Vec<Effect>,
    drawn: Option<SpriteTransfer>,
) -> Option<Rc<BoardController>> {
    let app = compose(config, session, effects, drawn);
    element::<HtmlElement>("table").set_hidden(app.is_none());
    if app.is_some() {
        tell_started();
        // A mark for measurements: the board is playable. The game does not depend on it.
        let _ = window().performance().map(|clock| clock.mark("playable"));
    } else {
        missing_files::show("");
    }
    app
}

/// Marks a first visit: no saved data, and no request in the address.
fn greet() {
    if url::is_plain() && storage::is_empty() {
        tag("data-new");
    }
}
