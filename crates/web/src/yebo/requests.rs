//! Processes the host's requests (docs/embedding.md). Requests that do not apply to Yebo are refused with a
//! reason.

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
use crate::embed::{host, is_yebo, options};

/// Listens for the host's requests, if there is a host.
pub(super) fn listen(controller: &Rc<YeboController>) -> Option<Listener> {
    let weak = Rc::downgrade(controller);
    listener::listen(async move |request| {
        let controller = weak.upgrade()?;
        Some(carry_out(&controller, request).await)
    })
}

async fn carry_out(
    controller: &Rc<YeboController>,
    request: Request,
) -> Result<Answer, RequestError> {
    match request {
        Request::New { rules, side, level } => begin(controller, rules, side, level)?,
        Request::Load { text } | Request::Restore { text } => load(controller, text)?,
        Request::Play { turn } => play(controller, &turn)?,
        Request::Undo => undo(controller)?,
        Request::Redo => return refused("what was taken back at Yebo does not come back"),
        Request::Restart => restart(controller),
        Request::Hint => hint(controller)?,
        Request::Step { .. } => return refused("a game of Yebo is not looked at step by step"),
        Request::Export { form: Form::Record } => return Ok(Answer::Text(controller.record())),
        Request::Export { .. } => return refused("a game of Yebo is written as a record alone"),
        Request::Set { name, value } => set(controller, &name, value).await?,
        Request::State => {}
    }
    Ok(Answer::State(controller.with_session(events::state)))
}

fn refused<T>(why: &str) -> Result<T, RequestError> {
    Err(RequestError(Code::Refused, why.to_owned()))
}

/// Dispatches an action with write access, which the host has even on a read-only table.
fn as_player(controller: &Rc<YeboController>, deed: TableCommand) {
    if options().is_readonly() {
        controller.dispatch(YeboEvent::SetAccess(Access::Play));
        controller.dispatch(YeboEvent::Do(deed));
        controller.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
    } else {
        controller.dispatch(YeboEvent::Do(deed));
    }
}

fn begin(
    controller: &Rc<YeboController>,
    rules: Option<String>,
    side: Option<String>,
    level: Option<u8>,
) -> Result<(), RequestError> {
    if rules.is_some_and(|rules| !is_yebo(&rules)) {
        return refused("this is a table of Yebo: for another game, put another board here");
    }
    let mut asked = options();
    let level = level.map(|level| level.to_string());
    for (name, value) in [("side", side), ("level", level)] {
        if let Some(value) = value {
            asked
                .set(name, &value)
                .map_err(|error| RequestError(Code::UnknownOption, error.to_string()))?;
        }
    }
    controller.dispatch(options::game(&asked));
    Ok(())
}

fn load(controller: &Rc<YeboController>, text: String) -> Result<(), RequestError> {
    match text.parse::<SavedYeboGame>() {
        Ok(_) => controller.dispatch(YeboEvent::Load(text)),
        Err(error) => return Err(RequestError(Code::UnknownText, error.to_string())),
    }
    Ok(())
}

fn undo(controller: &Rc<YeboController>) -> Result<(), RequestError> {
    let acts = || controller.with_session(|session| session.outline().acts);
    let (before, is_taught) = (acts(), controller.with_session(YeboSession::is_learning));
    as_player(controller, TableCommand::Undo);
    // In the lesson, taking back may restore the same step.
    if acts() == before && !is_taught { refused("nothing can be taken back") } else { Ok(()) }
}

/// Restarts the game with the same players, house rules and seed.
fn restart(controller: &Rc<YeboController>) {
    let (company, house) = controller.company();
    let seed = controller.with_session(|session| session.outline().seed);
    controller.dispatch(YeboEvent::New { company, house, seed });
}

fn play(controller: &Rc<YeboController>, text: &str) -> Result<(), RequestError> {
    let act: Act = text.parse().map_err(|error| refusal(&error))?;
    let done = || controller.with_session(|session| session.outline().acts);
    let before = done();
    controller.dispatch(YeboEvent::Play(act));
    // Opponents may have acted at once: an accepted act has made the record longer.
    if done() > before { Ok(()) } else { Err(no_deed(controller)) }
}

fn hint(controller: &Rc<YeboController>) -> Result<(), RequestError> {
    let is_asked = controller.with_session(YeboSession::can_hint);
    if !is_asked {
        return Err(no_deed(controller));
    }
    // A hint that is already shown is sent again, since the request waits for one.
    if let (Some(said), Some(host)) = (controller.with_session(events::hint), host()) {
        host.tell(&said);
        return Ok(());
    }
    as_player(controller, TableCommand::Hint);
    Ok(())
}

fn refusal(why: &impl ToString) -> RequestError {
    RequestError(Code::Refused, why.to_string())
}

/// Returns the error of an action without effect.
fn no_deed(controller: &Rc<YeboController>) -> RequestError {
    let notice =
        controller.with_session(|session| session.scene().notice.map(|notice| notice.words));
    let nobody = || "nobody at the table decides now".to_owned();
    RequestError(Code::Refused, notice.unwrap_or_else(nobody))
}

async fn set(
    controller: &Rc<YeboController>,
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
    let before = options();
    let option = listener::state(name, value)?;
    if let Err(fault) = options::check(option, &options()) {
        crate::embed::go_back_to(before);
        return Err(fault);
    }
    let done = apply_options::apply(controller, option, &options()).await;
    if done.is_err() {
        crate::embed::go_back_to(before);
    }
    done
}
