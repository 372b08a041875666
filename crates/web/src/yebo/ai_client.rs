//! The client of Yebo's opponents: this program again, in a worker, or on the page if workers are not available.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use sandgrid_app::yebo::{MoveRequest, YeboEvent};
use wasm_bindgen::JsValue;

use super::worker::{READY, answer};
use crate::dom::document::{all_bytes, is_one_file};
use crate::dom::timer::Timer;
use crate::worker::client::{
    Cancel, ClientEvent, OnPage, Protocol, Response, WorkerClient, WorkerMessage,
};

/// The client of the AI's worker.
pub(super) type AiClient = WorkerClient<AiProtocol>;

/// The messages of the AI's worker: [`MoveRequest`]s, and their responses.
#[derive(Copy, Clone, Debug)]
pub(super) struct AiProtocol;

/// The AI on the main thread: it answers after the present task.
#[derive(Debug)]
pub(super) struct AiOnPage {
    client: Weak<AiClient>,
    reply: RefCell<Option<Timer>>,
}

impl Protocol for AiProtocol {
    type Request = MoveRequest;
    type Response = String;
    type Notice = core::convert::Infallible;
    type OnPage = AiOnPage;

    const SCRIPT: &str = "yebo/worker.js";
    // The page has the program already.
    const START_TIMEOUT: u32 = 10_000;
    const CANCEL: Option<Cancel> = None;

    fn id(request: &MoveRequest) -> u32 {
        request.id
    }

    fn parse(text: &str) -> WorkerMessage<Self> {
        if text == READY {
            return WorkerMessage::Ready;
        }
        // The session judges the act.
        let id = text.split(' ').next().and_then(|id| id.parse().ok());
        let response = id.map(|id| Response { id, is_last: true, body: text.to_owned() });
        response.map_or(WorkerMessage::Progress, WorkerMessage::Response)
    }

    fn start_message(_: Option<&JsValue>) -> Option<JsValue> {
        is_one_file().then(all_bytes)
    }
}

impl OnPage<AiProtocol> for AiOnPage {
    fn start(client: &Rc<AiClient>) -> Result<Self, JsValue> {
        let page = Self { client: Rc::downgrade(client), reply: RefCell::default() };
        page.reply_with(READY.to_owned());
        Ok(page)
    }

    fn post(&self, text: &str) {
        self.reply_with(answer(text));
    }
}

impl AiOnPage {
    fn reply_with(&self, text: String) {
        let client = Weak::clone(&self.client);
        let reply = Timer::after(0, move || {
            if let Some(client) = client.upgrade() {
                client.on_message(&text);
            }
        });
        self.reply.replace(Some(reply));
    }
}

impl ClientEvent<AiProtocol> {
    /// Returns the session's event, if there is one: without workers the AI answers on the page, unnoticed.
    pub(super) fn into_event(self) -> Option<YeboEvent> {
        match self {
            Self::Responded(text) => Some(YeboEvent::MoveReceived(text)),
            Self::Noticed(never) => match never {},
            Self::Warned(_) => None,
        }
    }
}
