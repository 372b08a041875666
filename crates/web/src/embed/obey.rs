//! Carrying out what the host asks.

use std::rc::Rc;

use sandgrid_app::{Choice, Event, Hint, Terms, Visit};

use super::ear::{self, Fault};
use super::protocol::{Answer, Code, Form, Request, Value};
use super::{act, terms, witness};
use crate::app::App;
use crate::listener::Listener;
use crate::menu;

/// Begins to listen to the host, where there is one.
pub fn listen(app: &Rc<App>) -> Vec<Listener> {
    let weak = Rc::downgrade(app);
    let hears = ear::listen(move |request| Some(carry_out(&weak.upgrade()?, request)));
    hears.into_iter().collect()
}

fn carry_out(app: &Rc<App>, request: Request) -> Result<Answer, Fault> {
    match request {
        Request::New { rules, side, level } => begin(app, rules, side, level)?,
        Request::Load { text } => load(app, text)?,
        Request::Play { turn } => play(app, turn)?,
        Request::Undo => as_player(app, Event::Undo),
        Request::Redo => as_player(app, Event::Redo),
        Request::Restart => as_player(app, Event::Restart),
        Request::Hint => hint(app)?,
        Request::Step { by, to } => step(app, by, to),
        Request::Export { form } => return Ok(Answer::Text(export(app, form))),
        Request::Set { name, value } => set(app, &name, value)?,
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
    let readable = app.session().reads(&text);
    readable.map_err(|why| Fault(Code::UnknownText, why))?;
    app.dispatch(Event::Load(text));
    if let Some(players) = terms().players() {
        app.dispatch(Event::Seat(players));
    }
    Ok(())
}

fn play(app: &Rc<App>, turn: String) -> Result<(), Fault> {
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
    as_player(app, Event::Hint);
    let closed = matches!(app.scene().hint, Hint::Closed) && !terms().is_readonly();
    let why = || Fault(Code::Refused, "nobody at the board decides now".to_owned());
    if closed { Err(why()) } else { Ok(()) }
}

fn step(app: &Rc<App>, by: Option<i32>, to: Option<u32>) {
    let record = app.scene().record;
    let at = i64::try_from(record.at).unwrap_or_default();
    let wanted = to.map_or(at + i64::from(by.unwrap_or(1)), i64::from);
    let turns = usize::try_from(wanted).unwrap_or_default().min(record.turns.len());
    app.dispatch(Event::Go(turns));
}

fn export(app: &Rc<App>, form: Form) -> String {
    let session = app.session();
    match form {
        Form::Record => session.record(),
        Form::Position => session.place(),
        Form::Link => session.link(),
    }
}

fn set(app: &Rc<App>, name: &str, value: Option<Value>) -> Result<(), Fault> {
    let term = ear::state(name, value)?;
    act::apply(app, term, &terms());
    Ok(())
}
