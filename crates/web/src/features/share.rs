//! Exports and imports games as a link, a text or a file.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect, encode_uri_component};
use sandgrid_app::{
    CorrespondenceCommand, Delivery, Event, ExportMessage, Message, ParseFailure, text::share_link,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Element, File, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement, ShareData,
};

use crate::board::controller::BoardController;
use crate::dom::bind::{bind, target};
use crate::dom::document::{document, element, mark, part, window, write};
use crate::dom::file::{self, Dropped};
use crate::dom::listener::Listener;
use crate::dom::url;
use crate::embed::{self, outlet};
use crate::features::qr_code::QrDrawing;
use crate::platform::i18n;
use crate::shell::dialog;

/// Maximum number of bytes read from a file, above the session's own limit.
const READ: i32 = (1 << 20) + 8;

thread_local! {
    /// The text that the player is asked about.
    static ARRIVED: RefCell<Option<String>> = const { RefCell::new(None) };
}
/// Milliseconds after which a clipboard that has not answered has refused.
const PATIENCE: i32 = 2_000;

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    let drags = file::watch_drags();
    let others = [
        bind(app, &element("share"), "click", copy),
        bind(app, &element("share-send"), "click", send),
        bind(app, &element("share-save"), "click", save),
        bind(app, &element("share-qr-print"), "click", |_, _| {
            // If printing is forbidden, the page does not offer it.
            let _ = window().print();
        }),
        bind(app, &element("open-now"), "click", open_text),
        bind(app, &element("open-file"), "change", open_file),
        bind(app, &document(), "dragover", embed::accept_files),
        bind(app, &document(), "drop", dropped),
        bind(app, &element("arrived-open"), "click", open_arrived),
        bind(app, &window(), "hashchange", follow),
    ];
    drags.into_iter().chain(others).collect()
}

/// Opens the dialog with the present game.
pub fn open(app: &BoardController) {
    let link = app.session().link_to_share();
    open_link(app, &link);
}

/// Opens the dialog with the present game, whose link is given.
pub(super) fn open_link(app: &BoardController, link: &str) {
    let (record, place) = {
        let session = app.session();
        (session.record(), session.place())
    };
    let is_served = url::is_served();
    let address = if is_served { url::of(link) } else { String::new() };
    let code = share_link::in_groups(link.split('&').next().unwrap_or_default());
    element::<HtmlInputElement>("share-link").set_value(&address);
    element::<HtmlTextAreaElement>("share-code").set_value(&code);
    element::<HtmlElement>("share-by-link").set_hidden(!is_served);
    element::<HtmlTextAreaElement>("share-record").set_value(&record);
    element::<HtmlInputElement>("share-place").set_value(&place);
    say_who_plays(app);
    lead_to_page(app, link);
    show_code(if is_served { &address } else { &code });
    let can_send = Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    // A frame needs its host's permission and cannot query it.
    let can_send = can_send && !embed::is_framed();
    element::<HtmlElement>("share-send").set_hidden(!can_send);
    // A host prints nothing but complete documents.
    element::<HtmlElement>("share-qr-print").set_hidden(outlet::host_prints());
    tell("");
    complain("");
    dialog::open("share");
}

/// Says who plays where the link is opened.
fn say_who_plays(app: &BoardController) {
    let said = app.session().sharing_words();
    let place: HtmlElement = element("share-against");
    place.set_hidden(said.is_none());
    write(&place, said.as_deref().unwrap_or_default());
}

/// Gives the game to the page that writes snippets for other pages.
fn lead_to_page(app: &BoardController, link: &str) {
    let Ok(Some(place)) = document().query_selector("[data-make] a") else { return };
    let rules = app.choice().rules.key().to_string();
    // A link between friends has their names, too.
    let game = link.split('&').next().unwrap_or_default();
    let has_turns = app.session().game().played().next().is_some();
    let record = [share_link::MARK, game].concat();
    let record = has_turns.then(|| format!("&record={}", encode(&record)));
    let language = i18n::current().code();
    let query = format!("rules={}&lang={language}{}", encode(&rules), record.unwrap_or_default());
    mark(&place, "href", &format!("embed/make.html?{query}"));
}

fn encode(text: &str) -> String {
    String::from(encode_uri_component(text))
}

/// Shows the QR code of the link, or of the game's code where there is none; hides it if the game is too long.
fn show_code(text: &str) {
    let drawing = QrDrawing::of(text);
    element::<HtmlElement>("share-qr").set_hidden(drawing.is_none());
    let Some(QrDrawing { view_box, path }) = drawing else { return };
    let picture: Element = element("share-qr-picture");
    mark(&picture, "viewBox", &view_box);
    mark(&part::<Element>(&picture, "path"), "d", &path);
}

/// Loads the game of the address's new link.
fn follow(app: &Rc<BoardController>, _: &web_sys::Event) {
    let Some(link) = url::linked() else { return };
    // The session is free again before a game is loaded into it.
    let read = app.session().reads(&link);
    match read {
        Ok(()) => bring(app, link),
        Err(_) => app.dispatch(Event::Load(link)),
    }
    // Play continues from here: a reload must bring back neither the link's game nor its error.
    url::clear();
}

/// Saves the record as a file.
fn save(app: &Rc<BoardController>, _: &web_sys::Event) {
    tell("");
    let (key, record) = (app.choice().rules.key(), app.session().record());
    outlet::save(&format!("{key}.txt"), &record);
}

/// Copies the field that a button names.
fn copy(app: &Rc<BoardController>, event: &web_sys::Event) {
    let button = target(event).and_then(|target| target.closest("[data-copy]").ok().flatten());
    let Some(id) = button.and_then(|button| button.get_attribute("data-copy")) else { return };
    let app = Rc::clone(app);
    spawn_local(async move { copy_field(&app, &id).await });
}

/// Copies a field, or selects its text if the browser refuses.
async fn copy_field(app: &Rc<BoardController>, id: &str) {
    let field: Element = element(id);
    // Clear the region, so that a repeated text is announced again.
    tell("");
    let done = clipboard(&value(&field)).await.is_some();
    if !done {
        select(&field);
    }
    let shared = if done { ExportMessage::Copied } else { ExportMessage::Marked };
    tell(&app.session().say(&Message::Export(shared)));
    if matches!(id, "share-link" | "share-code") {
        mark_sent(app);
    }
}

/// Copies a text to the clipboard; `None` if the browser refuses, or does not answer.
pub(super) async fn clipboard(text: &str) -> Option<JsValue> {
    let clipboard = window().navigator().clipboard();
    // Only secure contexts have a clipboard.
    if clipboard.is_undefined() {
        return None;
    }
    // Some browsers wait for a permission for ever.
    let silence = Promise::new(&mut |_, reject| {
        // Pages have timers; without one, the clipboard's answer is awaited.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&reject, PATIENCE);
    });
    let answer = Promise::race(&Array::of2(&clipboard.write_text(text), &silence));
    JsFuture::from(answer).await.ok()
}

/// Opens the system's share dialog with the link; if the browser refuses, copies the link.
fn send(app: &Rc<BoardController>, _: &web_sys::Event) {
    let app = Rc::clone(app);
    let data = ShareData::new();
    data.set_title(&document().title());
    data.set_url(&value(&element("share-link")));
    let sharing = share_by_system(&data);
    spawn_local(async move {
        match sharing.await {
            Shared::Sent => mark_sent(&app),
            Shared::Cancelled => {}
            Shared::Refused => copy_field(&app, "share-link").await,
        }
    });
}

/// The end of a share dialog of the system.
pub(super) enum Shared {
    Sent,
    /// The user knows that a cancelled share sends nothing.
    Cancelled,
    /// The browser has no dialog, or does not allow it here.
    Refused,
}

/// Opens the system's share dialog.
pub(super) fn share_by_system(data: &ShareData) -> impl Future<Output = Shared> + use<> {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).and_then(JsCast::dyn_into::<Function>);
    // Some browsers throw instead of rejecting.
    let sent = share.and_then(|share| share.call1(&navigator, data));
    async move {
        let ended = match sent {
            Ok(sent) => JsFuture::from(Promise::resolve(&sent)).await,
            Err(error) => Err(error),
        };
        let Err(error) = ended else { return Shared::Sent };
        let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() == Some("AbortError") { Shared::Cancelled } else { Shared::Refused }
    }
}

/// In a game with a friend elsewhere, marks the turn as sent: the dialog's link is the same as that of *Send to …*.
fn mark_sent(app: &Rc<BoardController>) {
    app.dispatch(Event::Correspond(CorrespondenceCommand::Sent(Delivery::Shown)));
}

fn open_text(app: &Rc<BoardController>, _: &web_sys::Event) {
    take(app, value(&element("open-text")));
}

fn open_file(app: &Rc<BoardController>, _: &web_sys::Event) {
    if let Some(file) = file::chosen(&element("open-file")) {
        read(app, file);
    }
}

fn dropped(app: &Rc<BoardController>, event: &web_sys::Event) {
    match file::dropped(event).filter(|_| embed::options().has_links()) {
        Some(Dropped::One(file)) => read(app, file),
        Some(Dropped::Text(text)) => take(app, text),
        Some(Dropped::Several) => {
            let why = Message::ParseFailure(ParseFailure::Files);
            refuse(app, &app.session().say(&why));
        }
        None => {}
    }
}

fn read(app: &Rc<BoardController>, file: File) {
    let app = Rc::clone(app);
    spawn_local(async move {
        match file::read(file, READ).await {
            Some(text) => take(&app, text),
            None => refuse(&app, &app.session().say(&Message::ParseFailure(ParseFailure::File))),
        }
    });
}

/// Loads a text, or shows its error in the dialog.
fn take(app: &Rc<BoardController>, text: String) {
    let read = app.session().reads(&text);
    match read {
        Ok(()) => bring(app, text),
        Err(why) => refuse(app, &why),
    }
}

/// Loads a text that can be read. While a position or a new game is being set up, the player is asked first.
fn bring(app: &Rc<BoardController>, text: String) {
    let is_choosing = element::<HtmlDialogElement>("new").open();
    if is_choosing || app.scene().editing.is_some() {
        ARRIVED.set(Some(text));
        return dialog::open("arrived");
    }
    dialog::close_all();
    element::<HtmlTextAreaElement>("open-text").set_value("");
    app.dispatch(Event::Load(text));
}

/// Loads the text that waits for the player's consent.
fn open_arrived(app: &Rc<BoardController>, _: &web_sys::Event) {
    dialog::close_all();
    if let Some(text) = ARRIVED.take() {
        app.dispatch(Event::Load(text));
    }
}

fn refuse(app: &BoardController, why: &str) {
    let is_open = element::<Element>("share").has_attribute("open");
    if !is_open {
        dialog::close_all();
        open(app);
    }
    complain(why);
}

fn tell(text: &str) {
    write(&element("share-said"), text);
}

/// Sets the text without a comparison, so that a repeated error is announced again.
fn complain(text: &str) {
    element::<Element>("open-trouble").set_text_content(Some(text));
    mark(&element("open-text"), "aria-invalid", if text.is_empty() { "false" } else { "true" });
}

fn value(field: &Element) -> String {
    match field.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.value(),
        None => field.dyn_ref().map(HtmlTextAreaElement::value).unwrap_or_default(),
    }
}

fn select(field: &Element) {
    match field.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.select(),
        None => field.dyn_ref().map(HtmlTextAreaElement::select).unwrap_or_default(),
    }
}
