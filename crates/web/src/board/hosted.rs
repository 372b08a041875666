//! The sand games in a host's page: requests, options, and attract mode.

use std::rc::Rc;

use sandgrid_app::learn::Achieved;
use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{
    Access, Effect, EmbedOption, EmbedOptions, Event, GameSetup, Hint, Language, LearnCommand,
    Level, Name, Notice, OfferedGame, PeopleNames, Player, SavedGame, SavedGamesCommand, Session,
    Settings, lesson_step,
};
use wasm_bindgen_futures::spawn_local;

use super::controller::{BoardController, BoardPage};
use super::host_events;
use crate::dom::random;
use crate::dom::url;
use crate::embed::hosted_game::{Content, Done, HostedGame, refused};
use crate::embed::listener::{RequestError, unknown_option};
use crate::embed::protocol::{BoardState, Code, Form, LearningResult};
use crate::embed::requests::with_write_access;
use crate::embed::{self, is_yebo, option_settings, options, size};
use crate::features::{correspondence, lesson_list};
use crate::shell::dialog;

/// The levels of attract mode: strong enough to be interesting, fast enough not to wait, and two names.
const SHOWN: BySide<Level> = BySide::new(Level::ALL[8], Level::ALL[7]);

/// Applies the options to a session, with any game on the board.
#[must_use]
pub fn settle(session: &mut Session, options: &EmbedOptions) -> Vec<Effect> {
    // The style must be set before the first layout.
    embed::dress(options);
    for (name, value) in option_settings::option_settings(options) {
        // The settings hold for this page only; their effects, which would save them, are dropped.
        drop(session.handle(Event::SetSetting { name: name.to_owned(), value }));
    }
    let players = options.players().map(Event::Seat);
    let at = options.at.map(Event::GoToTurn);
    let access = options.is_readonly().then_some(Event::SetAccess(Access::ReadOnly));
    if options.lesson.is_some() || options.puzzle.is_some() {
        embed::await_options();
    }
    let events = [players, at, access].into_iter().flatten();
    events.flat_map(|event| session.handle(event)).collect()
}

/// Starts the page with those options, and reports invalid ones to the host.
pub fn begin(app: &Rc<BoardController>, options: &EmbedOptions) {
    let (taught, options) = (Rc::clone(app), options.clone());
    spawn_local(async move {
        let done = teach(&taught, &options).await;
        embed::have_options();
        taught.notify_panels();
        if let Err(fault) = done {
            embed::report(fault, None);
        }
    });
    embed::watch_visitors(app);
    embed::report_misunderstood();
    for text in url::games() {
        if let Err(fault) = check_text(app, &text) {
            embed::report(fault, None);
        }
    }
}

/// Checks whether a text can be loaded; returns the session's reason if it cannot.
fn check_text(app: &BoardController, text: &str) -> Done {
    let parsed = app.session().parses(text);
    parsed.map_err(|failure| RequestError(Code::UnknownText, failure.to_string()))
}

/// Returns the message about an illegal turn. The event `illegal` has the reason in the page's language.
fn not_allowed(notice: &Notice) -> String {
    let rule = notice.rule.map(|rule| format!(" by rule {}", rule.id));
    format!("the turn is not allowed{}", rule.unwrap_or_default())
}

/// Returns an error unless a game is on the board.
fn check_game(app: &BoardController) -> Done {
    let is_learning = app.session().is_learning();
    if is_learning { refused("a lesson or a puzzle is on the board, and no game") } else { Ok(()) }
}

/// Takes back or replays an action; returns an error with `why` if that changes nothing.
fn go_back(app: &Rc<BoardController>, event: Event, why: &str) -> Done {
    let played = || app.session().game().played().count();
    let before = played();
    app.dispatch(event);
    // In a lesson, taking back may restore the same position.
    if played() == before && !app.session().is_learning() { refused(why) } else { Ok(()) }
}

/// Returns whether a game by these rules is on the board.
fn is_played_by(app: &BoardController, rules: Option<&Ruleset>) -> bool {
    !app.session().is_learning() && rules == Some(app.choice().rules)
}

/// Loads a text of the options.
fn load_stated(app: &Rc<BoardController>, text: Option<String>) -> Done {
    let Some(text) = text else { return Ok(()) };
    check_text(app, &text)?;
    app.dispatch(Event::Load(text));
    Ok(())
}

/// Loads the options' lesson or puzzle, if one is given.
async fn teach(app: &Rc<BoardController>, options: &EmbedOptions) -> Done {
    if options.lesson.is_none() && options.puzzle.is_none() {
        return Ok(());
    }
    if !lesson_list::bring(app).await {
        return refused("the lessons and puzzles could not be fetched");
    }
    let puzzles = app.session().puzzles();
    let lesson = options.lesson.as_deref().map(|lesson| lesson_of(&app.session(), lesson));
    let puzzle = options.puzzle.map(|number| {
        let why = || unknown_option(&format!("`puzzle` is 1 to {puzzles}, not `{number}`"));
        (number <= puzzles).then(|| LearnCommand::Puzzle(number - 1)).ok_or_else(why)
    });
    // If one of the two is invalid, the other is loaded.
    if let Some(learn) = [&lesson, &puzzle].into_iter().flatten().find_map(|it| it.as_ref().ok()) {
        app.dispatch(Event::Learn(learn.clone()));
    }
    lesson.into_iter().chain(puzzle).try_for_each(|it| it.map(drop))
}

/// Returns the command that opens the lesson of an option.
fn lesson_of(session: &Session, stated: &str) -> Result<LearnCommand, RequestError> {
    let (key, step) = lesson_step(stated);
    let Some(lesson) = session.lesson(key) else {
        return Err(unknown_option(&format!("there is no `lesson` `{key}` of these games")));
    };
    let steps = session.lesson_steps(lesson);
    match step {
        Some(step) if step < steps => Ok(LearnCommand::LessonFrom(lesson, step)),
        Some(_) => Err(unknown_option(&format!("the `lesson` `{key}` has {steps} steps"))),
        None => Ok(LearnCommand::Lesson(lesson)),
    }
}

/// Leaves the exercise on the board for the game before, if it is the one that was meant.
fn leave(app: &Rc<BoardController>, is_meant: fn(&Session) -> bool) {
    let is_left = is_meant(&app.session());
    if is_left {
        app.dispatch(Event::Learn(LearnCommand::Leave));
    }
}

/// Deletes every game but the new one: one visitor's games are not for the next, and a board that stands for a year
/// would fill its storage.
fn forget_others(app: &Rc<BoardController>) {
    let others: Vec<u64> = app.session().saved_games().iter().map(|kept| kept.id).collect();
    for id in others {
        app.dispatch(Event::SavedGames(SavedGamesCommand::Delete(id)));
    }
}

/// Returns the ruleset of an attract-mode game: the option's, or one of each game on offer in turn.
fn demonstrated(time: usize) -> &'static Ruleset {
    let options = options();
    let offered = options.games.unwrap_or_default();
    let is_offered = |rules: &Ruleset| {
        let mut sand = offered.iter().filter(|game| **game != OfferedGame::Yebo).peekable();
        sand.peek().is_none() || sand.any(|game| *game == OfferedGame::Sand(rules.kind()))
    };
    let mut kinds: Vec<&'static Ruleset> = Vec::new();
    for rules in Ruleset::ALL.iter().copied().filter(|rules| is_offered(rules)) {
        if kinds.iter().all(|known| known.kind() != rules.kind()) {
            kinds.push(rules);
        }
    }
    options.rules.unwrap_or(kinds[time % kinds.len()])
}

impl HostedGame for BoardPage {
    type Settings = Settings;
    type Achieved = Achieved;

    fn begin(app: &Rc<BoardController>, rules: Option<String>, mut asked: EmbedOptions) -> Done {
        if let Some(rules) = rules {
            asked.set("rules", &rules).map_err(|error| unknown_option(&error))?;
        }
        let now = app.choice();
        let rules = asked.rules.unwrap_or(now.rules);
        let players = asked.players().unwrap_or(now.players);
        app.dispatch(Event::New(GameSetup { rules, players, seed: random::seed() }));
        Ok(())
    }

    fn load(app: &Rc<BoardController>, text: String) -> Done {
        check_text(app, &text)?;
        // Before, so that the event of the loaded game tells its players; after, since a link may bring others.
        Self::seat(app, &options());
        app.dispatch(Event::Load(text));
        Self::seat(app, &options());
        Ok(())
    }

    fn restore(app: &Rc<BoardController>, text: String) -> Done {
        if text.parse::<SavedGame>().is_err() {
            let why = "this is no game that a board has kept".to_owned();
            return Err(RequestError(Code::UnknownText, why));
        }
        app.dispatch(Event::Reopen(random::seed(), text));
        Ok(())
    }

    fn play(app: &Rc<BoardController>, turn: String) -> Done {
        if app.session().is_computer_to_act() {
            return refused("a computer is to act");
        }
        if !app.session().parses_turn(&turn) {
            let why = "this is no turn, such as `c3`, `c3-d3` or `c3xe3*a5`".to_owned();
            return Err(RequestError(Code::UnknownText, why));
        }
        let played = || app.session().game().played().count();
        let before = played();
        with_write_access(app, |app| {
            app.dispatch(Event::EnterMove(turn));
            match app.scene().notice {
                Some(notice) => refused(&not_allowed(&notice)),
                None => Ok(()),
            }
        })?;
        // A person's press on a piece selects it; a host's turn must play something.
        if played() == before {
            app.dispatch(Event::Cancel);
            return refused("that selects a piece, and plays nothing");
        }
        Ok(())
    }

    fn undo(app: &Rc<BoardController>) -> Done {
        go_back(app, Event::Undo, "nothing can be taken back")
    }

    fn redo(app: &Rc<BoardController>) -> Done {
        go_back(app, Event::Redo, "nothing was taken back")
    }

    fn restart(app: &Rc<BoardController>) -> Done {
        check_game(app)?;
        app.dispatch(Event::Restart);
        Ok(())
    }

    fn step(app: &Rc<BoardController>, by: Option<i32>, to: Option<u32>) -> Done {
        check_game(app)?;
        let record = app.scene().record;
        let at = i64::try_from(record.at).unwrap_or_default();
        let wanted = to.map_or(at + i64::from(by.unwrap_or(1)), i64::from);
        let turns = usize::try_from(wanted).unwrap_or_default().min(record.turns.len());
        app.dispatch(Event::GoToTurn(turns));
        Ok(())
    }

    fn can_hint(_: &BoardController) -> Done {
        Ok(())
    }

    fn ask_hint(app: &Rc<BoardController>) -> Done {
        app.dispatch(Event::Hint);
        let is_closed = matches!(app.scene().hint, Hint::Unavailable);
        if is_closed { refused("nobody at the board decides now") } else { Ok(()) }
    }

    fn export(app: &BoardController, form: Form) -> Result<String, RequestError> {
        let session = app.session();
        Ok(match form {
            Form::Record => session.record(),
            Form::Position => session.place(),
            // An address on a disk cannot be opened elsewhere.
            Form::Link if !url::is_served() => session.link(),
            Form::Link => url::of(&session.link()),
        })
    }

    fn state(session: &Session) -> BoardState {
        host_events::state(session)
    }

    fn hint(session: &Session) -> Option<(String, Vec<String>)> {
        host_events::hint(session)
    }

    fn refusal(session: &Session) -> Option<(String, Option<String>)> {
        host_events::refusal(session)
    }

    fn kept(session: &Session) -> Option<String> {
        let game = || session.stored().map(|(_, text)| text);
        if session.is_learning() { Some(String::new()) } else { game() }
    }

    fn achieved(session: &Session) -> Option<Achieved> {
        session.achieved()
    }

    fn learned(achieved: &Achieved) -> Option<LearningResult> {
        host_events::learned(achieved)
    }

    fn language(session: &Session) -> Language {
        session.language()
    }

    fn has(game: OfferedGame) -> bool {
        matches!(game, OfferedGame::Sand(_))
    }

    fn supports(_: EmbedOption) -> bool {
        true
    }

    fn preferred_height() -> u32 {
        size::of_sand()
    }

    fn set_access(app: &Rc<BoardController>, access: Access) {
        app.dispatch(Event::SetAccess(access));
    }

    fn choose_page(rules: Option<&str>) -> Option<Done> {
        let why = "Yebo has a table of its own: put another board here, with `rules` `yebo`";
        rules.is_some_and(is_yebo).then(|| refused(why))
    }

    fn check(_: EmbedOption, _: &EmbedOptions) -> Done {
        Ok(())
    }

    async fn load_content(
        app: &Rc<BoardController>,
        content: Content,
        options: &EmbedOptions,
    ) -> Done {
        match content {
            // A visitor's game of these rules goes on.
            Content::Rules if is_played_by(app, options.rules) => {}
            Content::Rules => load_stated(app, options.rules.map(|rules| rules.key().to_string()))?,
            Content::Position => load_stated(app, options.position.clone())?,
            Content::Record => load_stated(app, options.record.clone())?,
            Content::Turn => {
                if let Some(at) = options.at {
                    app.dispatch(Event::GoToTurn(at));
                }
            }
            Content::Lesson if options.lesson.is_none() => leave(app, Session::is_lesson),
            Content::Puzzle if options.puzzle.is_none() => {
                leave(app, |session| !session.is_lesson());
            }
            Content::Lesson => {
                teach(app, &EmbedOptions { puzzle: None, ..options.clone() }).await?;
            }
            Content::Puzzle => {
                teach(app, &EmbedOptions { lesson: None, ..options.clone() }).await?;
            }
        }
        Ok(())
    }

    fn seat(app: &Rc<BoardController>, options: &EmbedOptions) {
        if let Some(players) = options.players() {
            app.dispatch(Event::Seat(players));
        }
    }

    fn set_setting(app: &Rc<BoardController>, name: &str, value: &str) {
        app.dispatch(Event::SetSetting { name: name.to_owned(), value: value.to_owned() });
    }

    fn retheme(app: &Rc<BoardController>) {
        BoardController::retheme(app);
    }

    fn no_words(code: &str) -> RequestError {
        RequestError(Code::Refused, format!("the words of `{code}` could not be fetched"))
    }

    fn demonstrate(app: &Rc<BoardController>, time: usize) -> String {
        let players = SHOWN.map(Player::Computer);
        let rules = demonstrated(time);
        app.dispatch(Event::New(GameSetup { rules, players, seed: random::seed() }));
        forget_others(app);
        app.dispatch(Event::SetAccess(Access::ReadOnly));
        dialog::called(Name::Title(rules))
    }

    fn is_over(app: &BoardController) -> bool {
        app.scene().turn.is_none()
    }

    fn welcome(app: &Rc<BoardController>, options: &EmbedOptions) {
        // A visitor who comes in the midst of another visit has touched no game of attract mode.
        let shown = Some(app.choice()).filter(|it| it.players == SHOWN.map(Player::Computer));
        let rules = shown.map_or_else(|| demonstrated(0), |it| it.rules);
        let first = GameSetup::first_visit(random::seed());
        let players = options.players().unwrap_or(first.players);
        // The names of the last visitors are not the next ones'.
        let choice = GameSetup { rules, players, ..first };
        app.dispatch(correspondence::named(choice, PeopleNames::default()));
        forget_others(app);
        for text in [options.position.clone(), options.record.clone()] {
            // An unreadable text was reported at the start.
            let _ = load_stated(app, text);
        }
        Self::seat(app, options);
        let (app, options) = (Rc::clone(app), options.clone());
        // Errors were reported at the start, as above.
        spawn_local(async move { drop(teach(&app, &options).await) });
    }

    fn focus(app: &BoardController) {
        app.go_to_board();
    }

    fn settings(app: &BoardController) -> Settings {
        BoardController::settings(app)
    }

    fn restore_settings(app: &Rc<BoardController>, settings: &Settings) {
        for name in Settings::names() {
            let value = settings.value(&name);
            if BoardController::settings(app).value(&name) != value {
                app.dispatch(Event::SetSetting { name, value });
            }
        }
    }
}
