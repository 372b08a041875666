//! The client of the sand games' engine.

use std::rc::Rc;

use js_sys::{Object, Reflect};
use sandgrid_app::rules::Ruleset;
use sandgrid_app::{EngineRequest, EngineResponse, Event, Warning};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlScriptElement, MessageEvent, MessagePort};

use super::handle::{address, listen};
use super::{Cancel, ClientEvent, OnPage, Protocol, Response, WorkerClient, WorkerMessage};
use crate::dom::document::{all_bytes, append, document, is_one_file};
use crate::dom::listener::Listener;
use crate::worker::protocol::{self, ARRIVAL, ToWorker};

/// The script that starts the engine on the page, where the worker's script may be refused. The worker's script of a
/// page in one file does both.
const ON_PAGE: &str = "engine-start.js";

/// The global of that script with the number of its runs.
const TRIES: &str = "sandgridEngineTries";

/// The client of the engine worker.
pub type EngineClient = WorkerClient<EngineProtocol>;

/// The messages of the engine worker ([`ToWorker`], [`protocol::FromWorker`]).
#[derive(Copy, Clone, Debug)]
pub struct EngineProtocol;

/// The engine on the page itself: the same program, which hands over a message port when it has started.
#[derive(Debug)]
pub struct EngineOnPage {
    port: Rc<core::cell::OnceCell<(MessagePort, Listener)>>,
    _listeners: [Listener; 3],
}

impl Protocol for EngineProtocol {
    type Request = EngineRequest;
    type Response = EngineResponse;
    type Notice = Event;
    type OnPage = EngineOnPage;

    const SCRIPT: &str = "worker.js";
    // The program is as large as the first visit's, and may come after it by a slow line.
    const START_TIMEOUT: u32 = 30_000;
    const CANCEL: Option<Cancel> = Some(Cancel { message: ToWorker::CANCEL, timeout: 200 });

    fn id(request: &EngineRequest) -> u32 {
        request.id
    }

    fn parse(text: &str) -> WorkerMessage<Self> {
        use protocol::FromWorker as Message;
        match text.parse() {
            Ok(Message::Ready) => WorkerMessage::Ready,
            Ok(Message::Progress(_)) => WorkerMessage::Progress,
            Ok(Message::Response(body)) => {
                let (id, is_last) = (body.id, body.body.is_last());
                WorkerMessage::Response(Response { id, is_last, body })
            }
            Ok(Message::Kept(name)) => WorkerMessage::Notice(Event::TablebaseKept(name)),
            Ok(Message::Lacks { path, why }) => {
                WorkerMessage::Notice(Event::Warn(Warning::EngineFile { path, why }))
            }
            Ok(Message::Failed(_)) | Err(_) => WorkerMessage::Failed,
        }
    }

    fn start_message(program: Option<&JsValue>) -> Option<JsValue> {
        let start = Object::new();
        let program = program.cloned().unwrap_or(JsValue::UNDEFINED);
        for (name, value) in [("program", program), ("files", all_bytes())] {
            // `Reflect.set` does not throw for an own object.
            let _ = Reflect::set(&start, &name.into(), &value);
        }
        Some(start.into())
    }
}

impl EngineClient {
    /// Starts and prepares the engine for that ruleset.
    pub fn prepare_for(self: &Rc<Self>, rules: &'static Ruleset) {
        self.prepare(ToWorker::Rules(rules).to_string());
    }

    /// Downloads a table for permanent offline use.
    pub fn keep_tablebase(&self, name: String) {
        if !self.post(&ToWorker::Keep(name.clone()).to_string()) {
            self.warn(Warning::EngineFile { path: name, why: None });
        }
    }
}

impl OnPage<EngineProtocol> for EngineOnPage {
    fn start(client: &Rc<EngineClient>) -> Result<Self, JsValue> {
        let port = Rc::new(core::cell::OnceCell::new());
        let (seat, weak) = (Rc::clone(&port), Rc::downgrade(client));
        let arrived = Listener::new(&document(), ARRIVAL, move |event: MessageEvent| {
            let Some(client) = weak.upgrade() else { return };
            match event.ports().get(0).dyn_into::<MessagePort>() {
                Ok(port) => {
                    let heard = listen(&client, &port);
                    port.start();
                    // The event comes once.
                    let _ = seat.set((port, heard));
                }
                Err(_) => client.on_worker_failed(),
            }
        });
        let script: HtmlScriptElement = document().create_element("script")?.dyn_into()?;
        // A classic script is run each time, unlike a module.
        script.set_src(&address(if is_one_file() { EngineProtocol::SCRIPT } else { ON_PAGE }));
        let weak = Rc::downgrade(client);
        let lost = Listener::new(&script, "error", move |_: web_sys::Event| {
            if let Some(client) = weak.upgrade() {
                client.on_worker_failed();
            }
        });
        // A page in place of the script loads, and fails as it is read: the script has not counted itself.
        let (before, weak) = (tries(), Rc::downgrade(client));
        let read = Listener::new(&script, "load", move |_: web_sys::Event| {
            if let Some(client) = weak.upgrade().filter(|_| !is_one_file() && tries() == before) {
                client.on_worker_failed();
            }
        });
        let head = document().head().ok_or(JsValue::NULL)?;
        append(&head, &script);
        Ok(Self { port, _listeners: [arrived, lost, read] })
    }

    fn post(&self, text: &str) {
        if let Some((port, _)) = self.port.get() {
            // `postMessage` does not throw for a string.
            let _ = port.post_message(&text.into());
        }
    }
}

/// Returns how often the script has run on this page, which the script itself counts.
fn tries() -> Option<f64> {
    Reflect::get(&js_sys::global(), &TRIES.into()).ok()?.as_f64()
}

impl ClientEvent<EngineProtocol> {
    /// Returns the session's event.
    #[must_use]
    pub fn into_event(self) -> Event {
        match self {
            Self::Responded(response) => Event::EngineResponded(response),
            Self::Noticed(event) => event,
            Self::Warned(warning) => Event::Warn(warning),
        }
    }
}
