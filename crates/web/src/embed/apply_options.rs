//! Applies embed options to the board.

use std::rc::Rc;

use sandgrid_app::{Access, Effect, EmbedOption, EmbedOptions, Event, LearnCommand, Session};
use wasm_bindgen_futures::spawn_local;

use super::attract::AttractMode;
use super::listener::RequestError;
use super::protocol::Code;
use super::{
    await_options, dress, have_options, look_after, misunderstood, option_settings, options, report,
};
use crate::board::controller::BoardController;
use crate::dom::url;
use crate::features::lesson_list;
use crate::platform::i18n;
use crate::platform::i18n::LoadOutcome;

/// Applies the options to a session, with any game on the board.
#[must_use]
pub fn settle(session: &mut Session, options: &EmbedOptions) -> Vec<Effect> {
    // The style must be set before the first layout.
    dress(options);
    for event in preferences(options) {
        // The settings hold for this page only; their effects, which would save them, are dropped.
        drop(session.handle(event));
    }
    let players = options.players().map(Event::Seat);
    let at = options.at.map(Event::GoToTurn);
    let visit = options.is_readonly().then_some(Event::SetAccess(Access::ReadOnly));
    if options.lesson.is_some() || options.puzzle.is_some() {
        await_options();
    }
    let events = [players, at, visit].into_iter().flatten();
    events.flat_map(|event| session.handle(event)).collect()
}

/// Starts the page with those options, and reports invalid ones to the host.
pub fn begin(app: &Rc<BoardController>, options: &EmbedOptions) {
    let (taught, options) = (Rc::clone(app), options.clone());
    spawn_local(async move {
        let done = teach(&taught, &options).await;
        have_options();
        taught.notify_panels();
        if let Err(fault) = done {
            report(fault, None);
        }
    });
    look_after(|| AttractMode::of(app));
    for error in misunderstood() {
        report(RequestError(Code::UnknownOption, error.to_string()), None);
    }
    for text in url::games() {
        if let Err(fault) = check(app, &text) {
            report(fault, None);
        }
    }
}

/// Checks whether a text can be loaded.
///
/// # Errors
///
/// Returns the session's reason if it cannot.
pub(super) fn check(app: &BoardController, text: &str) -> Result<(), RequestError> {
    let read = app.session().reads(text);
    read.map_err(|why| RequestError(Code::UnknownText, why))
}

/// Applies a changed option.
///
/// # Errors
/// If the option cannot be applied.
#[expect(clippy::too_many_lines, reason = "one match over all options")]
pub(super) async fn apply(
    app: &Rc<BoardController>,
    option: EmbedOption,
    options: &EmbedOptions,
) -> Result<(), RequestError> {
    match option {
        EmbedOption::Rules | EmbedOption::Position | EmbedOption::Record => {
            load(app, option, options)?;
        }
        EmbedOption::At => {
            if let Some(at) = options.at {
                app.dispatch(Event::GoToTurn(at));
            }
        }
        EmbedOption::Lesson => {
            teach(app, &EmbedOptions { puzzle: None, ..options.clone() }).await?;
        }
        EmbedOption::Puzzle => {
            teach(app, &EmbedOptions { lesson: None, ..options.clone() }).await?;
        }
        EmbedOption::Side | EmbedOption::Level => {
            if let Some(players) = options.players() {
                app.dispatch(Event::Seat(players));
            }
        }
        EmbedOption::Lang => speak(app, options).await?,
        EmbedOption::Readonly => {
            let visit = if options.is_readonly() { Access::ReadOnly } else { Access::Play };
            app.dispatch(Event::SetAccess(visit));
        }
        EmbedOption::Theme
        | EmbedOption::Sound
        | EmbedOption::Coordinates
        | EmbedOption::Motion => {
            for event in preferences(&option_settings::alone(option, options)) {
                app.dispatch(event);
            }
        }
        EmbedOption::Controls | EmbedOption::Links | EmbedOption::Learning | EmbedOption::Takes => {
            dress(options);
        }
        EmbedOption::Kiosk | EmbedOption::Idle => {
            dress(options);
            look_after(|| AttractMode::of(app));
        }
    }
    Ok(())
}

fn load(
    app: &Rc<BoardController>,
    option: EmbedOption,
    options: &EmbedOptions,
) -> Result<(), RequestError> {
    let text = match option {
        EmbedOption::Rules => options.rules.map(|rules| rules.key().to_string()),
        EmbedOption::Position => options.position.clone(),
        _ => options.record.clone(),
    };
    if let Some(text) = text {
        check(app, &text)?;
        app.dispatch(Event::Load(text));
    }
    Ok(())
}

/// Loads the initial content of the options again, for the next visitor.
pub(super) fn load_again(app: &Rc<BoardController>) {
    let options = options();
    for option in [EmbedOption::Position, EmbedOption::Record] {
        // An unreadable text was reported at the start.
        let _ = load(app, option, &options);
    }
    if let Some(players) = options.players() {
        app.dispatch(Event::Seat(players));
    }
    let app = Rc::clone(app);
    // Errors were reported at the start, as above.
    spawn_local(async move { drop(teach(&app, &options).await) });
}

/// Loads the options' lesson or puzzle, if one is given.
async fn teach(app: &Rc<BoardController>, options: &EmbedOptions) -> Result<(), RequestError> {
    if options.lesson.is_none() && options.puzzle.is_none() {
        return Ok(());
    }
    if !lesson_list::bring(app).await {
        let why = "the lessons and puzzles could not be fetched";
        return Err(RequestError(Code::Refused, why.to_owned()));
    }
    let unknown = |message: String| RequestError(Code::UnknownOption, message);
    let puzzles = app.session().puzzles();
    let lesson = options.lesson.as_ref().map(|key| {
        let lesson = app.session().lesson(key).map(LearnCommand::Lesson);
        lesson.ok_or_else(|| unknown(format!("there is no `lesson` `{key}` of these games")))
    });
    let puzzle = options.puzzle.map(|number| {
        let why = || unknown(format!("`puzzle` is 1 to {puzzles}, not `{number}`"));
        (number <= puzzles).then(|| LearnCommand::Puzzle(number - 1)).ok_or_else(why)
    });
    // If one of the two is invalid, the other is loaded.
    if let Some(learn) = [&lesson, &puzzle].into_iter().flatten().find_map(|it| it.as_ref().ok()) {
        app.dispatch(Event::Learn(learn.clone()));
    }
    lesson.into_iter().chain(puzzle).try_for_each(|it| it.map(drop))
}

async fn speak(app: &Rc<BoardController>, options: &EmbedOptions) -> Result<(), RequestError> {
    let code = options.lang.clone().unwrap_or_else(i18n::preferred);
    match app.turn_to(&code).await {
        LoadOutcome::Loaded | LoadOutcome::Superseded => Ok(()),
        LoadOutcome::Failed => {
            Err(RequestError(Code::Refused, format!("the words of `{code}` could not be fetched")))
        }
    }
}

/// Returns the options that a visitor could change in the settings, as events for the session.
fn preferences(options: &EmbedOptions) -> impl Iterator<Item = Event> + use<> {
    let all = option_settings::option_settings(options).into_iter();
    all.map(|(name, value)| Event::SetSetting { name: name.to_owned(), value })
}
