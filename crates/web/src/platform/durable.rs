//! Whether the browser keeps what is here for good, or forgets it where it runs short of room.

use std::cell::Cell;

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlElement, css};

use crate::dom::document::{element, window};

thread_local! {
    /// Whether the browser has been asked since the page was opened.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the browser has been asked since the page was opened.
#[must_use]
pub fn is_asked() -> bool {
    ASKED.get()
}

/// Asks the browser, once, to keep everything for good, unless it would put that question to the player.
pub fn ask() {
    if !ASKED.replace(true) {
        spawn_local(async {
            if !is_durable().await && decides_itself().await {
                // It says whether it will; the sheet of games tells.
                let _ = told("persist").await;
            }
        });
    }
}

/// Shows in the sheet of games that the browser may forget them, where it may.
pub fn show() {
    spawn_local(async {
        let is_durable = is_durable().await;
        element::<HtmlElement>("may-forget").set_hidden(is_durable);
    });
}

async fn is_durable() -> bool {
    told("persisted").await.is_ok_and(|told| told.is_truthy())
}

/// Whether the browser answers by itself: Firefox asks the player, unless that has been settled.
async fn decides_itself() -> bool {
    let asks = css::supports("(-moz-appearance: none)").unwrap_or_default();
    !asks || permission().await.is_ok_and(|state| state.as_string().as_deref() == Some("granted"))
}

/// Calls a method of the browser's storage manager without arguments.
async fn told(question: &str) -> Result<JsValue, JsValue> {
    let storage = Reflect::get(&window().navigator(), &"storage".into())?;
    call(&storage, question, &[]).await
}

async fn permission() -> Result<JsValue, JsValue> {
    let permissions = Reflect::get(&window().navigator(), &"permissions".into())?;
    let asked = Object::new();
    Reflect::set(&asked, &"name".into(), &"persistent-storage".into())?;
    let status = call(&permissions, "query", &[asked.into()]).await?;
    Reflect::get(&status, &"state".into())
}

async fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: js_sys::Function = Reflect::get(object, &name.into())?.dyn_into()?;
    let promise: Promise = function.apply(object, &arguments.iter().collect())?.dyn_into()?;
    JsFuture::from(promise).await
}
