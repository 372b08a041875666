//! The worker's source of endgame tables and networks: the page's files, or the browser's cache.

use js_sys::Uint8Array;
use sandgrid_app::EngineFile;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, DedicatedWorkerGlobalScope, Response};

use crate::dom::document::{self, beside};

/// The name of the cache of downloaded tables.
const KEPT: &str = "sandgrid-tables";

/// Returns the bytes of a file; `None` if it is unavailable.
pub async fn load(scope: &DedicatedWorkerGlobalScope, file: &EngineFile) -> Option<Vec<u8>> {
    let path = file.path();
    if let Some(bytes) = document::bytes(&path) {
        return Some(bytes);
    }
    let address = beside(&path);
    let response = match file {
        EngineFile::StoredTable(_) => kept(scope).await.ok()?.match_with_str(&address),
        EngineFile::Table(_) | EngineFile::Network(_) => scope.fetch_with_str(&address),
    };
    bytes(JsFuture::from(response).await.ok()?).await
}

/// Downloads a table into the cache.
///
/// # Errors
///
/// Returns an error if the download or the write to the cache fails.
pub async fn keep(scope: &DedicatedWorkerGlobalScope, table: &EngineFile) -> Result<(), JsValue> {
    let address = beside(&table.path());
    let response: Response = JsFuture::from(scope.fetch_with_str(&address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    JsFuture::from(kept(scope).await?.put_with_str(&address, &response)).await?;
    Ok(())
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
