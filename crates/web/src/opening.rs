//! What a page begins with: what was kept, what the address asks for, or a first game.

use std::rc::Rc;

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{
    Archive, CURRENT, Choice, Effect, Event, Level, Message, Mishap, Player, Session, Trouble,
    current,
};
use web_sys::{HtmlElement, css};

use crate::app::{App, now};
use crate::canvas::Handed;
use crate::handover::{Game, Legacy};
use crate::outfit::Outfit;
use crate::page::{document, element, mark, window};
use crate::{address, embed, kept, lost, menu, tongue};

/// Two people at the screen, by those rules.
#[must_use]
pub fn two_people(rules: &'static Ruleset, seed: u64) -> Choice {
    Choice { rules, players: BySide::new(Player::Person, Player::Person), seed }
}

/// Whoever comes for the first time plays the first rulebook against a gentle opponent.
#[must_use]
pub fn first_game(seed: u64) -> Choice {
    let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
    Choice { rules: Ruleset::ALL[0], players, seed }
}

/// The board alone, with the game that was left, or a first one; `None` where the browser cannot
/// draw.
#[must_use]
pub fn bare() -> Option<Rc<App>> {
    let mut session = (Outfit::BARE.sitting)(first_game(menu::seed()));
    session.speak(tongue::spoken());
    session.tell_time(now());
    if let Some(settings) = kept::read("settings") {
        session.remember(&settings);
    }
    let left = kept::read(CURRENT).and_then(|text| current(&text));
    let game = left.and_then(|id| Some(Game { id, text: kept::read(&format!("game-{id:x}"))? }));
    let effects = match game.and_then(|game| session.reopen(game.id, &game.text)) {
        Some(effects) => effects,
        None => session.open(),
    };
    greet();
    start(&Outfit::BARE, session, effects, None)
}

/// The whole page, with what was handed over.
#[must_use]
pub fn whole(legacy: Legacy) -> Option<Rc<App>> {
    let (asked, terms) = (address::rules(), embed::terms());
    let choice = match asked.as_ref().ok().copied().flatten() {
        Some(rules) => two_people(rules, menu::seed()),
        None => first_game(menu::seed()),
    };
    let choice = Choice { players: terms.players().unwrap_or(choice.players), ..choice };
    let mut session = (Outfit::WHOLE.sitting)(choice);
    session.speak(tongue::spoken());
    session.tell_time(now());
    if embed::is_guest() {
        kept::close();
    } else {
        greet();
    }
    let mut effects = Vec::new();
    for (name, text) in kept::all() {
        effects.extend(session.handle(Event::Kept { name, text }));
    }
    effects.extend(session.handle(Event::Archive(Archive::Recover)));
    let soundness = if asked.is_ok() { Asked::Sound } else { Asked::Odd };
    effects.extend(opened(&mut session, legacy.game, soundness));
    effects.extend(embed::settle(&mut session, &terms));
    let app = start(&Outfit::WHOLE, session, effects, legacy.drawn)?;
    // Of a board in somebody else's page, its host is told.
    if let Some(error) = asked.err().filter(|_| !embed::is_embedded()) {
        let trouble = Message::Trouble(Trouble::Key(error));
        let words = app.session().say(&trouble);
        app.tell(&words);
    }
    embed::begin(&app, &terms);
    if let Some(words) = lost::words() {
        app.tell(&words);
    }
    if !knows_the_looks() {
        app.dispatch(Event::Mishap(Mishap::OldBrowser));
    }
    Some(app)
}

/// Whether the browser knows what decides where things stand; the last that came to browsers, in December
/// 2023, was to ask what is within something.
fn knows_the_looks() -> bool {
    ["selector(:has(a))", "(block-size: 1dvh)", "(color: color-mix(in srgb, red, blue))"]
        .iter()
        .all(|asked| css::supports(asked).unwrap_or_default())
}

/// The same, where the words of the page's language could not be had.
#[must_use]
pub fn whole_in_english(legacy: Legacy) -> Option<Rc<App>> {
    let app = whole(legacy)?;
    if embed::is_embedded() {
        embed::report_no_words();
    } else {
        app.dispatch(Event::Mishap(Mishap::NoWords));
    }
    Some(app)
}

/// Whether the address names a rulebook that there is, where it names one.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Asked {
    Sound,
    Odd,
}

/// Puts the game on the table with which the page begins.
fn opened(session: &mut Session, game: Option<Game>, asked: Asked) -> Vec<Effect> {
    if let Some(effects) = game.and_then(|game| session.reopen(game.id, &game.text)) {
        // Whoever plays it has been told already.
        return effects.into_iter().filter(|effect| !is_said(effect)).collect();
    }
    let event = match address::game() {
        // Nobody sees what is wrong with a text in somebody else's page: its host is told.
        Some(text) if embed::is_embedded() && session.reads(&text).is_err() => None,
        Some(text) if asked == Asked::Sound => Some(Event::Load(text)),
        None if address::is_plain() => Some(Event::Archive(Archive::Resume)),
        _ => None,
    };
    let id = session.id();
    let mut effects = event.map(|event| session.handle(event)).unwrap_or_default();
    // Where nothing was brought, or it was of no use, the new game begins.
    if session.id() == id {
        effects.extend(session.open());
    }
    effects
}

fn is_said(effect: &Effect) -> bool {
    matches!(effect, Effect::Announce(_) | Effect::Tell(_) | Effect::Alert(_) | Effect::Warn(_))
}

fn start(
    outfit: &Outfit,
    session: Session,
    effects: Vec<Effect>,
    drawn: Option<Handed>,
) -> Option<Rc<App>> {
    let app = App::start(outfit, session, effects, drawn);
    element::<HtmlElement>("table").set_hidden(app.is_none());
    if app.is_some() {
        tell_started();
        // For whoever measures: from here on one can play. Nothing in the game depends on it.
        let _ = window().performance().map(|clock| clock.mark("playable"));
    } else {
        lost::show("");
    }
    app
}

/// Whoever has nothing kept here, and asks for nothing, comes for the first time.
fn greet() {
    if address::is_plain() && kept::is_empty() {
        tag("data-new");
    }
}

/// From here on the page plays: the sentence about what is missing goes, even where its style is missing.
pub(crate) fn tell_started() {
    tag("data-started");
    element::<HtmlElement>("needs").set_hidden(true);
}

/// Tells the page's style something about the page.
pub(crate) fn tag(name: &str) {
    if let Some(root) = document().document_element() {
        mark(&root, name, "");
    }
}
