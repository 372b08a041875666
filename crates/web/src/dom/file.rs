//! Files: downloads, files chosen by the user, and files of the page.

use js_sys::{Array, Promise, Uint8Array};
use sandgrid_app::decode_text;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, DataTransfer, Document, DragEvent, File, HtmlAnchorElement, HtmlInputElement,
    RequestCache, RequestInit, Response, Url, XmlHttpRequest, XmlHttpRequestResponseType,
};

use crate::dom::document::{beside, document, window};

/// Saves a text under that name as the browser saves a download.
pub fn save(name: &str, text: &str) {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()));
    let address = blob.and_then(|blob| Url::create_object_url_with_blob(&blob));
    let link = document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>);
    if let (Ok(address), Ok(link)) = (address, link) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
        // The browser has taken over the download.
        let _ = Url::revoke_object_url(&address);
    }
}

/// Returns the chosen file and clears the field, so that choosing the same file again is a change.
#[must_use]
pub fn chosen(input: &HtmlInputElement) -> Option<File> {
    let file = input.files()?.get(0);
    input.set_value("");
    file
}

/// The files of a drop.
#[derive(Debug)]
pub enum Dropped {
    /// One file.
    One(File),
    /// More than one: which is meant is unknown.
    Several,
}

/// Accepts dragged files, and returns what carries them: without `preventDefault` here, no drop event follows.
#[must_use]
pub fn dragged(event: &web_sys::Event) -> Option<DataTransfer> {
    let carried = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer)?;
    let has_files = carried.types().includes(&"Files".into(), 0);
    has_files.then(|| {
        event.prevent_default();
        carried
    })
}

/// Returns the files of a drop, if there are any; the browser then opens none of them itself.
#[must_use]
pub fn dropped(event: &web_sys::Event) -> Option<Dropped> {
    let carried = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer)?;
    let files = carried.files()?;
    let first = files.get(0)?;
    event.prevent_default();
    Some(if files.length() > 1 { Dropped::Several } else { Dropped::One(first) })
}

/// Returns the first `most` bytes of a file as text; `None` if it cannot be read.
pub async fn read(file: File, most: i32) -> Option<String> {
    let bytes = file.slice_with_i32_and_i32(0, most).ok()?.array_buffer();
    let bytes = JsFuture::from(bytes).await.ok()?;
    Some(decode_text(&Uint8Array::new(&bytes).to_vec()))
}

/// The cache mode of a request.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// Uses the browser's HTTP cache.
    AsKept,
    /// Bypasses the browser's HTTP cache.
    Anew,
}

/// Fetches a text of the page, with one retry; `None` if it cannot be fetched.
pub async fn fetch(address: &str, fresh: Fresh) -> Option<String> {
    let response = match sent_for(address, fresh).await {
        Some(response) => response,
        None => sent_for(address, Fresh::Anew).await?,
    };
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Returns the response to a request; `None` if the request is lost or blocked.
async fn sent_for(address: &str, fresh: Fresh) -> Option<Response> {
    let init = RequestInit::new();
    if fresh == Fresh::Anew {
        init.set_cache(RequestCache::Reload);
    }
    let sent = window().fetch_with_str_and_init(&beside(address), &init);
    JsFuture::from(sent).await.ok()?.dyn_into().ok()
}

/// Fetches another page of the site, with any MIME type; `None` if it cannot be fetched.
///
/// The browser parses it: this page's policy never turns text into markup.
pub async fn page(address: &str) -> Option<Document> {
    let request = XmlHttpRequest::new().ok()?;
    request.open("GET", &beside(address)).ok()?;
    request.override_mime_type("text/html;charset=utf-8").ok()?;
    request.set_response_type(XmlHttpRequestResponseType::Document);
    let ended = Promise::new(&mut |ended, _| request.set_onloadend(Some(&ended)));
    request.send().ok()?;
    JsFuture::from(ended).await.ok()?;
    let is_there = request.status().is_ok_and(|status| status == 200);
    request.response().ok()?.dyn_into().ok().filter(|_| is_there)
}
