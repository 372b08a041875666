//! The worker's source of endgame tables: the page's files, or the browser's cache.

use js_sys::Uint8Array;
use sandgrid_app::TableRequest;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, DedicatedWorkerGlobalScope, Response};

use crate::dom::document::{self, beside};

/// The name of the cache of downloaded tables.
const KEPT: &str = "sandgrid-tables";

/// Returns the bytes of a table; `None` if it is unavailable. An optional table comes only from the cache.
pub async fn table(scope: &DedicatedWorkerGlobalScope, order: &TableRequest) -> Option<Vec<u8>> {
    if let Some(bytes) = document::bytes(&path(&order.name)) {
        return Some(bytes);
    }
    let address = address(&order.name);
    let response = if order.optional {
        kept(scope).await.ok()?.match_with_str(&address)
    } else {
        scope.fetch_with_str(&address)
    };
    bytes(JsFuture::from(response).await.ok()?).await
}

/// Downloads an optional table into the cache.
///
/// # Errors
///
/// Returns an error if the download or the write to the cache fails.
pub async fn keep(scope: &DedicatedWorkerGlobalScope, name: &str) -> Result<(), JsValue> {
    let address = address(name);
    let response: Response = JsFuture::from(scope.fetch_with_str(&address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    JsFuture::from(kept(scope).await?.put_with_str(&address, &response)).await?;
    Ok(())
}

/// Returns the address of a table, relative to the worker's own file.
fn address(name: &str) -> String {
    beside(&path(name))
}

fn path(name: &str) -> String {
    format!("tables/{name}.table")
}

async fn kept(scope: &DedicatedWorkerGlobalScope) -> Result<Cache, JsValue> {
    JsFuture::from(scope.caches()?.open(KEPT)).await?.dyn_into()
}

async fn bytes(response: JsValue) -> Option<Vec<u8>> {
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let buffer = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
