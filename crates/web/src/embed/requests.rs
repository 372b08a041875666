//! Processes the host's requests (docs/embedding.md).

use std::rc::Rc;

use sandgrid_app::{Access, EmbedOption, EmbedOptions};

use super::hosted_game::{Done, HostedGame};
use super::listener::{self, RequestError, unknown_option};
use super::protocol::{Answer, HostEvent, Request, Value};
use super::{apply_options, go_back_to, host, options, report};
use crate::dom::listener::Listener;
use crate::shell::controller::Controller;

/// Listens for the host's requests, if there is a host.
pub(crate) fn listen<G: HostedGame>(board: &Rc<Controller<G>>) -> Option<Listener> {
    let weak = Rc::downgrade(board);
    listener::listen(async move |request| {
        let board = weak.upgrade()?;
        Some(carry_out(&board, request).await)
    })
}

async fn carry_out<G: HostedGame>(
    board: &Rc<Controller<G>>,
    request: Request,
) -> Result<Answer, RequestError> {
    match request {
        Request::New { rules, side, level } => begin(board, rules, side, level)?,
        Request::Load { text } => G::load(board, text)?,
        Request::Play { turn } => G::play(board, turn)?,
        Request::Undo => with_write_access(board, G::undo)?,
        Request::Redo => with_write_access(board, G::redo)?,
        Request::Restart => with_write_access(board, G::restart)?,
        Request::Hint => hint(board)?,
        Request::Step { by, to } => G::step(board, by, to)?,
        Request::Export { form } => return G::export(board, form).map(Answer::Text),
        Request::Set { name, value } => set(board, &name, value).await?,
        Request::Restore { text } => G::restore(board, text)?,
        Request::State => {}
    }
    Ok(Answer::State(G::state(&board.session())))
}

/// Acts with write access, which the host has even on a read-only board.
pub(crate) fn with_write_access<G: HostedGame>(
    board: &Rc<Controller<G>>,
    act: impl FnOnce(&Rc<Controller<G>>) -> Done,
) -> Done {
    if !options().is_readonly() {
        return act(board);
    }
    G::set_access(board, Access::Play);
    let done = act(board);
    G::set_access(board, Access::ReadOnly);
    done
}

fn begin<G: HostedGame>(
    board: &Rc<Controller<G>>,
    rules: Option<String>,
    side: Option<String>,
    level: Option<u8>,
) -> Done {
    let EmbedOptions { level: now, side: before, .. } = options();
    let mut asked = EmbedOptions { level: now, side: before, ..EmbedOptions::default() };
    let level = level.map(|level| level.to_string());
    for (name, value) in [("side", side), ("level", level)] {
        if let Some(value) = value {
            asked.set(name, &value).map_err(|error| unknown_option(&error))?;
        }
    }
    G::begin(board, rules, asked)
}

fn hint<G: HostedGame>(board: &Rc<Controller<G>>) -> Done {
    G::can_hint(board)?;
    // A hint that is already shown is sent again, since the request waits for one.
    if let (Some((words, cells)), Some(host)) = (G::hint(&board.session()), host()) {
        host.tell(&HostEvent::Hint { words, cells });
        return Ok(());
    }
    with_write_access(board, G::ask_hint)
}

async fn set<G: HostedGame>(board: &Rc<Controller<G>>, name: &str, value: Option<Value>) -> Done {
    if name == EmbedOption::Rules.name() {
        let rules = if let Some(Value::Text(rules)) = &value { Some(rules.as_str()) } else { None };
        if let Some(done) = G::choose_page(rules) {
            return done;
        }
    }
    let before = options();
    let (option, left_out) = listener::set_option(name, value)?;
    let done = match G::check(option, &options()) {
        Ok(()) => apply_options::apply(board, option, &options()).await,
        Err(error) => Err(error),
    };
    match (&done, left_out) {
        (Ok(()), Some(error)) => report(error, None),
        (Ok(()), None) => {}
        (Err(_), _) => go_back_to(before),
    }
    done
}
