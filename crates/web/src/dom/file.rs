//! Files: downloads, files chosen by the user, and files of the page.

use std::cell::Cell;

use js_sys::{Array, Promise, Uint8Array};
use sandgrid_app::decode_text;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, DataTransfer, Document, DragEvent, Element, File, HtmlAnchorElement, HtmlInputElement,
    RequestCache, RequestInit, Response, Url, XmlHttpRequest, XmlHttpRequestResponseType,
};

use crate::dom::document::{beside, document, window};
use crate::dom::listener::Listener;

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

/// The things that a drop brings.
#[derive(Debug)]
pub enum Dropped {
    /// One file.
    One(File),
    /// More than one: which is meant is unknown.
    Several,
    /// A link or a text.
    Text(String),
}

/// The types of what is dragged: files, links and texts.
const FILES: &str = "Files";
const LINK: &str = "text/uri-list";
const TEXT: &str = "text/plain";

/// The fields into which the browser itself puts a text.
const FIELDS: &str = "input, textarea, [contenteditable]";

thread_local! {
    /// Whether the drag has begun on this page: it moves a block, or is a slip of the pointer.
    static IS_OWN: Cell<bool> = const { Cell::new(false) };
}

/// Tells the drags that begin on this page from others.
pub fn watch_drags() -> [Listener; 2] {
    [("dragstart", true), ("dragend", false)].map(|(kind, is_own)| {
        Listener::new(&document(), kind, move |_: DragEvent| IS_OWN.set(is_own))
    })
}

/// Accepts dragged files, links and texts, and returns what carries them: without `preventDefault` here, no drop event
/// follows.
#[must_use]
pub fn dragged(event: &web_sys::Event) -> Option<DataTransfer> {
    let carried = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer)?;
    let has = |kind: &str| carried.types().includes(&kind.into(), 0);
    let is_text = || (has(LINK) || has(TEXT)) && takes_texts(event);
    (has(FILES) || is_text()).then(|| {
        event.prevent_default();
        carried
    })
}

/// Returns what a drop brings, if it is anything to open; the browser then opens none of it itself.
#[must_use]
pub fn dropped(event: &web_sys::Event) -> Option<Dropped> {
    let carried = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer)?;
    let files = carried.files()?;
    let takes_texts = takes_texts(event);
    IS_OWN.set(false);
    let brought = match files.get(0) {
        Some(_) if files.length() > 1 => Dropped::Several,
        Some(file) => Dropped::One(file),
        None => Dropped::Text(text_of(&carried).filter(|_| takes_texts)?),
    };
    event.prevent_default();
    Some(brought)
}

/// Returns whether a text over that place is one for the page.
fn takes_texts(event: &web_sys::Event) -> bool {
    let over = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_field = over.is_some_and(|it| it.closest(FIELDS).is_ok_and(|field| field.is_some()));
    !is_field && !IS_OWN.get()
}

/// Returns the first link that is dragged, or else the text.
fn text_of(carried: &DataTransfer) -> Option<String> {
    let said = |kind: &str| carried.get_data(kind).unwrap_or_default();
    let links = said(LINK);
    let link = links.lines().map(str::trim).find(|it| !it.is_empty() && !it.starts_with('#'));
    let text = link.map_or_else(|| said(TEXT), str::to_owned);
    (!text.trim().is_empty()).then_some(text)
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
