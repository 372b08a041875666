//! Processes the host's requests.

use std::rc::Rc;

use sandgrid_app::{Access, EmbedOption, EmbedOptions, Event, GameSetup, Hint, SavedGame};

use super::listener::{self, RequestError};
use super::protocol::{Answer, Code, Form, Request, Value};
use super::{apply_options, events, go_back_to, host, is_yebo, options};
use crate::board::controller::BoardController;
use crate::dom::listener::Listener;
use crate::dom::random;
use crate::dom::url;

/// Listens for the host's requests, if there is a host.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let weak = Rc::downgrade(app);
    let hears = listener::listen(async move |request| {
        let app = weak.upgrade()?;
        Some(carry_out(&app, request).await)
    });
    hears.into_iter().collect()
}

async fn carry_out(app: &Rc<BoardController>, request: Request) -> Result<Answer, RequestError> {
    match request {
        Request::New { rules, side, level } => begin(app, rules, side, level)?,
        Request::Load { text } => load(app, text)?,
        Request::Play { turn } => play(app, turn)?,
        Request::Undo => go_back(app, Event::Undo, "nothing can be taken back")?,
        Request::Redo => go_back(app, Event::Redo, "nothing was taken back")?,
        Request::Restart => restart(app)?,
        Request::Hint => hint(app)?,
        Request::Step { by, to } => step(app, by, to)?,
        Request::Export { form } => return Ok(Answer::Text(export(app, form))),
        Request::Set { name, value } => set(app, &name, value).await?,
        Request::Restore { text } => restore(app, text)?,
        Request::State => {}
    }
    Ok(Answer::State(events::state(&app.session())))
}

/// Dispatches an event with write access, which the host has even on a read-only board.
fn with_write_access(app: &Rc<BoardController>, event: Event) {
    if options().is_readonly() {
        app.dispatch(Event::SetAccess(Access::Play));
        app.dispatch(event);
        app.dispatch(Event::SetAccess(Access::ReadOnly));
    } else {
        app.dispatch(event);
    }
}

fn begin(
    app: &Rc<BoardController>,
    rules: Option<String>,
    side: Option<String>,
    level: Option<u8>,
) -> Result<(), RequestError> {
    let mut asked =
        EmbedOptions { level: options().level, side: options().side, ..EmbedOptions::default() };
    let level = level.map(|level| level.to_string());
    for (name, value) in [("rules", rules), ("side", side), ("level", level)] {
        if let Some(value) = value {
            asked
                .set(name, &value)
                .map_err(|error| RequestError(Code::UnknownOption, error.to_string()))?;
        }
    }
    let now = app.choice();
    let rules = asked.rules.unwrap_or(now.rules);
    let players = asked.players().unwrap_or(now.players);
    app.dispatch(Event::New(GameSetup { rules, players, seed: random::seed() }));
    Ok(())
}

fn load(app: &Rc<BoardController>, text: String) -> Result<(), RequestError> {
    apply_options::check(app, &text)?;
    app.dispatch(Event::Load(text));
    if let Some(players) = options().players() {
        app.dispatch(Event::Seat(players));
    }
    Ok(())
}

fn play(app: &Rc<BoardController>, turn: String) -> Result<(), RequestError> {
    if let Some(words) = app.session().out_of_turn() {
        return Err(RequestError(Code::Refused, words));
    }
    let played = || app.session().game().played().count();
    let before = played();
    with_write_access(app, Event::EnterMove(turn));
    let refused = app.scene().notice.map(|notice| notice.words);
    match refused {
        Some(words) => Err(RequestError(Code::Refused, words)),
        // A person's press on a piece selects it; a host's turn must play something.
        None if played() == before => {
            app.dispatch(Event::Cancel);
            Err(RequestError(Code::Refused, "that is no action".to_owned()))
        }
        None => Ok(()),
    }
}

fn hint(app: &Rc<BoardController>) -> Result<(), RequestError> {
    // A hint that is already shown is sent again, since the request waits for one.
    if let (Some(said), Some(host)) = (events::hint(&app.scene()), host()) {
        host.tell(&said);
        return Ok(());
    }
    with_write_access(app, Event::Hint);
    let closed = matches!(app.scene().hint, Hint::Closed) && !options().is_readonly();
    let why = || RequestError(Code::Refused, "nobody at the board decides now".to_owned());
    if closed { Err(why()) } else { Ok(()) }
}

fn step(app: &Rc<BoardController>, by: Option<i32>, to: Option<u32>) -> Result<(), RequestError> {
    is_game(app)?;
    let record = app.scene().record;
    let at = i64::try_from(record.at).unwrap_or_default();
    let wanted = to.map_or(at + i64::from(by.unwrap_or(1)), i64::from);
    let turns = usize::try_from(wanted).unwrap_or_default().min(record.turns.len());
    app.dispatch(Event::GoToTurn(turns));
    Ok(())
}

/// Takes back or replays an action; returns an error with `why` if that changes nothing.
fn go_back(app: &Rc<BoardController>, event: Event, why: &str) -> Result<(), RequestError> {
    let played = || app.session().game().played().count();
    let before = played();
    with_write_access(app, event);
    // In a lesson, taking back may restore the same position.
    if played() == before && !app.session().is_learning() {
        return refused(why);
    }
    Ok(())
}

fn restart(app: &Rc<BoardController>) -> Result<(), RequestError> {
    is_game(app)?;
    with_write_access(app, Event::Restart);
    Ok(())
}

/// Continues a game sent by [`HostEvent::Kept`](super::protocol::HostEvent::Kept).
fn restore(app: &Rc<BoardController>, text: String) -> Result<(), RequestError> {
    if text.parse::<SavedGame>().is_err() {
        return Err(RequestError(
            Code::UnknownText,
            "this is no game that a board has kept".to_owned(),
        ));
    }
    app.dispatch(Event::Reopen(random::seed(), text));
    Ok(())
}

/// Returns an error unless a game is on the board.
fn is_game(app: &BoardController) -> Result<(), RequestError> {
    let is_learning = app.session().is_learning();
    if is_learning { refused("a lesson or a puzzle is on the board, and no game") } else { Ok(()) }
}

fn refused<T>(why: &str) -> Result<T, RequestError> {
    Err(RequestError(Code::Refused, why.to_owned()))
}

fn export(app: &Rc<BoardController>, form: Form) -> String {
    let session = app.session();
    match form {
        Form::Record => session.record(),
        Form::Position => session.place(),
        // An address on a disk cannot be opened elsewhere.
        Form::Link if !url::is_served() => session.link(),
        Form::Link => url::of(&session.link()),
    }
}

async fn set(
    app: &Rc<BoardController>,
    name: &str,
    value: Option<Value>,
) -> Result<(), RequestError> {
    if name == EmbedOption::Rules.name()
        && matches!(&value, Some(Value::Text(rules)) if is_yebo(rules))
    {
        return refused("Yebo has a table of its own: put another board here, with `rules` `yebo`");
    }
    let before = options();
    let option = listener::state(name, value)?;
    let done = apply_options::apply(app, option, &options()).await;
    if done.is_err() {
        go_back_to(before);
    }
    done
}
