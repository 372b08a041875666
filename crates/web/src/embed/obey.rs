//! Carrying out what the host asks.

use std::rc::Rc;

use sandgrid_app::{Choice, Event, Hint, Saved, Term, Terms, Visit};

use super::ear::{self, Fault};
use super::protocol::{Answer, Code, Form, Request, Value};
use super::{act, go_back_to, host, is_yebo, terms, witness};
use crate::app::App;
use crate::listener::Listener;
use crate::{address, menu};

/// Begins to listen to the host, where there is one.
pub fn listen(app: &Rc<App>) -> Vec<Listener> {
    let weak = Rc::downgrade(app);
    let hears = ear::listen(async move |request| {
        let app = weak.upgrade()?;
        Some(carry_out(&app, request).await)
    });
    hears.into_iter().collect()
}

async fn carry_out(app: &Rc<App>, request: Request) -> Result<Answer, Fault> {
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
    Ok(Answer::State(witness::state(&app.session())))
}

/// The host may do what visitors may not.
fn as_player(app: &Rc<App>, event: Event) {
    if terms().is_readonly() {
        app.dispatch(Event::Visit(Visit::Play));
        app.dispatch(event);
        app.dispatch(Event::Visit(Visit::Look));
    } else {
        app.dispatch(event);
    }
}

fn begin(
    app: &Rc<App>,
    rules: Option<String>,
    side: Option<String>,
    level: Option<u8>,
) -> Result<(), Fault> {
    let mut asked = Terms { level: terms().level, side: terms().side, ..Terms::default() };
    let level = level.map(|level| level.to_string());
    for (name, value) in [("rules", rules), ("side", side), ("level", level)] {
        if let Some(value) = value {
            asked.put(name, &value).map_err(|error| Fault(Code::UnknownTerm, error.to_string()))?;
        }
    }
    let now = app.choice();
    let rules = asked.rules.unwrap_or(now.rules);
    let players = asked.players().unwrap_or(now.players);
    app.dispatch(Event::New(Choice { rules, players, seed: menu::seed() }));
    Ok(())
}

fn load(app: &Rc<App>, text: String) -> Result<(), Fault> {
    act::check(app, &text)?;
    app.dispatch(Event::Load(text));
    if let Some(players) = terms().players() {
        app.dispatch(Event::Seat(players));
    }
    Ok(())
}

fn play(app: &Rc<App>, turn: String) -> Result<(), Fault> {
    if let Some(words) = app.session().out_of_turn() {
        return Err(Fault(Code::Refused, words));
    }
    let played = || app.session().game().played().count();
    let before = played();
    as_player(app, Event::Type(turn));
    let refused = app.scene().notice.map(|notice| notice.words);
    match refused {
        Some(words) => Err(Fault(Code::Refused, words)),
        // A person who says where a piece stands picks it up; a host says what is played.
        None if played() == before => {
            app.dispatch(Event::Cancel);
            Err(Fault(Code::Refused, "that is no action".to_owned()))
        }
        None => Ok(()),
    }
}

fn hint(app: &Rc<App>) -> Result<(), Fault> {
    // One that is shown already is told again: whoever asks waits for it.
    if let (Some(said), Some(host)) = (witness::hint(&app.scene()), host()) {
        host.tell(&said);
        return Ok(());
    }
    as_player(app, Event::Hint);
    let closed = matches!(app.scene().hint, Hint::Closed) && !terms().is_readonly();
    let why = || Fault(Code::Refused, "nobody at the board decides now".to_owned());
    if closed { Err(why()) } else { Ok(()) }
}

fn step(app: &Rc<App>, by: Option<i32>, to: Option<u32>) -> Result<(), Fault> {
    is_game(app)?;
    let record = app.scene().record;
    let at = i64::try_from(record.at).unwrap_or_default();
    let wanted = to.map_or(at + i64::from(by.unwrap_or(1)), i64::from);
    let turns = usize::try_from(wanted).unwrap_or_default().min(record.turns.len());
    app.dispatch(Event::Go(turns));
    Ok(())
}

/// Takes back, or does again; where that changes nothing, it is refused with those words.
fn go_back(app: &Rc<App>, event: Event, why: &str) -> Result<(), Fault> {
    let played = || app.session().game().played().count();
    let before = played();
    as_player(app, event);
    // In a lesson, taking back may lay out the same position again.
    if played() == before && !app.session().is_learning() {
        return refused(why);
    }
    Ok(())
}

fn restart(app: &Rc<App>) -> Result<(), Fault> {
    is_game(app)?;
    as_player(app, Event::Restart);
    Ok(())
}

/// Goes on with a game that [`Said::Kept`](super::protocol::Said::Kept) has told.
fn restore(app: &Rc<App>, text: String) -> Result<(), Fault> {
    if text.parse::<Saved>().is_err() {
        return Err(Fault(Code::UnknownText, "this is no game that a board has kept".to_owned()));
    }
    app.dispatch(Event::Reopen(menu::seed(), text));
    Ok(())
}

/// Whether a game is on the board.
fn is_game(app: &App) -> Result<(), Fault> {
    let is_learning = app.session().is_learning();
    if is_learning { refused("a lesson or a puzzle is on the board, and no game") } else { Ok(()) }
}

fn refused<T>(why: &str) -> Result<T, Fault> {
    Err(Fault(Code::Refused, why.to_owned()))
}

fn export(app: &Rc<App>, form: Form) -> String {
    let session = app.session();
    match form {
        Form::Record => session.record(),
        Form::Position => session.place(),
        // What lies on a disk opens nowhere else.
        Form::Link if !address::is_served() => session.link(),
        Form::Link => address::of(&session.link()),
    }
}

async fn set(app: &Rc<App>, name: &str, value: Option<Value>) -> Result<(), Fault> {
    if name == Term::Rules.name() && matches!(&value, Some(Value::Text(rules)) if is_yebo(rules)) {
        return refused("Yebo has a table of its own: put another board here, with `rules` `yebo`");
    }
    let before = terms();
    let term = ear::state(name, value)?;
    let done = act::apply(app, term, &terms()).await;
    if done.is_err() {
        go_back_to(before);
    }
    done
}
