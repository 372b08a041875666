//! Persistent storage: whether the browser keeps the saved data, or may evict it when space runs short.

use std::cell::Cell;

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlElement, css};

use crate::dom::document::{element, window};

thread_local! {
    /// Whether this page has requested persistence since it was opened.
    static ASKED: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether this page has requested persistence since it was opened.
#[must_use]
pub fn is_asked() -> bool {
    ASKED.get()
}

/// Requests persistent storage once, unless the browser would prompt the player.
pub fn ask() {
    if !ASKED.replace(true) {
        spawn_local(async {
            if !is_durable().await && decides_itself().await {
                // The result is not used; the saved-games dialog queries it again.
                let _ = told("persist").await;
            }
        });
    }
}

/// Shows a note in the saved-games dialog if the browser may evict the games.
pub fn show() {
    spawn_local(async {
        let is_durable = is_durable().await;
        element::<HtmlElement>("may-forget").set_hidden(is_durable);
    });
}

async fn is_durable() -> bool {
    told("persisted").await.is_ok_and(|told| told.is_truthy())
}

/// Returns whether the browser decides without a prompt: Firefox prompts the player, unless the permission is
/// already granted.
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
