//! Carrying out what the host asks (docs/embedding.md). What makes no sense at Yebo is refused in words.

use std::rc::Rc;

use sandgrid_app::yebo::rules::Act;
use sandgrid_app::yebo::{SavedYeboGame, TableCommand, YeboEvent, YeboSession};
use sandgrid_app::{Access, EmbedOption};

use super::controller::YeboController;
use super::events;
use super::{apply_options, options};
use crate::dom::listener::Listener;
use crate::embed::listener::{self, RequestError};
use crate::embed::protocol::{Answer, Code, Form, Request, Value};
use crate::embed::{host, is_yebo, terms};

/// Begins to listen to the host, where there is one.
pub(super) fn listen(room: &Rc<YeboController>) -> Option<Listener> {
    let weak = Rc::downgrade(room);
    listener::listen(async move |request| {
        let room = weak.upgrade()?;
        Some(carry_out(&room, request).await)
    })
}

async fn carry_out(room: &Rc<YeboController>, request: Request) -> Result<Answer, RequestError> {
    match request {
        Request::New { rules, side, level } => begin(room, rules, side, level)?,
        Request::Load { text } | Request::Restore { text } => load(room, text)?,
        Request::Play { turn } => play(room, &turn)?,
        Request::Undo => undo(room)?,
        Request::Redo => return refused("what was taken back at Yebo does not come back"),
        Request::Restart => restart(room),
        Request::Hint => hint(room)?,
        Request::Step { .. } => return refused("a game of Yebo is not looked at step by step"),
        Request::Export { form: Form::Record } => return Ok(Answer::Text(room.record())),
        Request::Export { .. } => return refused("a game of Yebo is written as a record alone"),
        Request::Set { name, value } => set(room, &name, value).await?,
        Request::State => {}
    }
    Ok(Answer::State(room.with(events::state)))
}

fn refused<T>(why: &str) -> Result<T, RequestError> {
    Err(RequestError(Code::Refused, why.to_owned()))
}

/// The host may do what visitors may not.
fn as_player(room: &Rc<YeboController>, deed: TableCommand) {
    if terms().is_readonly() {
        room.dispatch(YeboEvent::SetAccess(Access::Play));
        room.dispatch(YeboEvent::Do(deed));
        room.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
    } else {
        room.dispatch(YeboEvent::Do(deed));
    }
}

fn begin(
    room: &Rc<YeboController>,
    rules: Option<String>,
    side: Option<String>,
    level: Option<u8>,
) -> Result<(), RequestError> {
    if rules.is_some_and(|rules| !is_yebo(&rules)) {
        return refused("this is a table of Yebo: for another game, put another board here");
    }
    let mut asked = terms();
    let level = level.map(|level| level.to_string());
    for (name, value) in [("side", side), ("level", level)] {
        if let Some(value) = value {
            asked
                .set(name, &value)
                .map_err(|error| RequestError(Code::UnknownTerm, error.to_string()))?;
        }
    }
    room.dispatch(options::game(&asked));
    Ok(())
}

fn load(room: &Rc<YeboController>, text: String) -> Result<(), RequestError> {
    match text.parse::<SavedYeboGame>() {
        Ok(_) => room.dispatch(YeboEvent::Load(text)),
        Err(error) => return Err(RequestError(Code::UnknownText, error.to_string())),
    }
    Ok(())
}

fn undo(room: &Rc<YeboController>) -> Result<(), RequestError> {
    let acts = || room.with(|sitting| sitting.outline().acts);
    let (before, is_taught) = (acts(), room.with(YeboSession::is_learning));
    as_player(room, TableCommand::Undo);
    // In the lesson, taking back may lay out the same step again.
    if acts() == before && !is_taught { refused("nothing can be taken back") } else { Ok(()) }
}

/// The same game from its beginning: the same company, house and chance.
fn restart(room: &Rc<YeboController>) {
    let (company, house) = room.company();
    let seed = room.with(|sitting| sitting.outline().seed);
    room.dispatch(YeboEvent::New { company, house, seed });
}

fn play(room: &Rc<YeboController>, text: &str) -> Result<(), RequestError> {
    let act: Act = text.parse().map_err(|error| refusal(&error))?;
    let done = || room.with(|sitting| sitting.outline().acts);
    let before = done();
    room.dispatch(YeboEvent::Play(act));
    // Opponents may have acted at once: an accepted act has made the record longer.
    if done() > before { Ok(()) } else { Err(no_deed(room)) }
}

fn hint(room: &Rc<YeboController>) -> Result<(), RequestError> {
    let is_asked = room.with(YeboSession::can_hint);
    if !is_asked {
        return Err(no_deed(room));
    }
    // A hint that is already shown is sent again, since the request waits for one.
    if let (Some(said), Some(host)) = (room.with(events::hint), host()) {
        host.tell(&said);
        return Ok(());
    }
    as_player(room, TableCommand::Hint);
    Ok(())
}

fn refusal(why: &impl ToString) -> RequestError {
    RequestError(Code::Refused, why.to_string())
}

/// Why nothing came of it.
fn no_deed(room: &Rc<YeboController>) -> RequestError {
    let notice = room.with(|sitting| sitting.scene().notice.map(|notice| notice.words));
    let nobody = || "nobody at the table decides now".to_owned();
    RequestError(Code::Refused, notice.unwrap_or_else(nobody))
}

async fn set(
    room: &Rc<YeboController>,
    name: &str,
    value: Option<Value>,
) -> Result<(), RequestError> {
    if name == EmbedOption::Rules.name() {
        let is_ours = matches!(&value, Some(Value::Text(rules)) if is_yebo(rules));
        return if is_ours {
            Ok(())
        } else {
            refused("this is a table of Yebo: for another game, put another board here")
        };
    }
    let before = terms();
    let term = listener::state(name, value)?;
    if let Err(fault) = options::check(term, &terms()) {
        crate::embed::go_back_to(before);
        return Err(fault);
    }
    let done = apply_options::apply(room, term, &terms()).await;
    if done.is_err() {
        crate::embed::go_back_to(before);
    }
    done
}
