//! The board as a guest of a host page: the options of the address, and the messages to and from the host
//! (docs/embedding.md).

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use sandgrid_app::{Controls, EmbedOption, EmbedOptionError, EmbedOptions, UseEvent};

use web_sys::{Element, HtmlElement};

use crate::dom::document::{all, document, mark, window};
use crate::dom::{file, url};
use crate::platform::{audio, i18n, storage};
use host::Host;
use kiosk::{Kiosk, KioskTarget};
use listener::RequestError;
use protocol::HostEvent;

pub(crate) use apply_options::{report_misunderstood, watch_visitors};
pub(crate) use requests::listen;

mod apply_options;
mod closing;
pub(crate) mod counted_game;
pub(crate) mod events;
pub mod host;
pub(crate) mod hosted_game;
mod house;
mod kiosk;
mod kiosk_board;
pub(crate) mod listener;
pub(crate) mod option_settings;
pub(crate) mod outlet;
mod presses;
pub mod protocol;
pub(crate) mod requests;
pub(crate) mod size;
mod staff;
mod use_counter;
mod use_sheet;
pub mod xapi;

/// The parameter with the host page's origin. It belongs to the protocol and not to the board, so no host
/// message can change it.
const ORIGIN: &str = "origin";

/// The value of `rules` that asks for Yebo, which has its own page.
pub(crate) const YEBO: &str = "yebo";

/// Returns whether that value of `rules` asks for Yebo.
pub(crate) fn is_yebo(rules: &str) -> bool {
    url::plain(rules) == YEBO
}

thread_local! {
    static QUERY: OnceCell<String> = const { OnceCell::new() };
    static OPTIONS: RefCell<Option<EmbedOptions>> = const { RefCell::new(None) };
    static KIOSK: RefCell<Option<Rc<Kiosk>>> = const { RefCell::new(None) };
    static AWAITING: Cell<bool> = const { Cell::new(false) };
}

/// Returns the current options: those of the address, changed by messages.
#[must_use]
pub fn options() -> EmbedOptions {
    OPTIONS.with_borrow_mut(|options| options.get_or_insert_with(|| read().0).clone())
}

/// Returns the options of the address that are not understood, or contradict each other.
pub(crate) fn misunderstood() -> Vec<EmbedOptionError> {
    let (options, mut errors) = read();
    let stated = [EmbedOption::Lang, EmbedOption::Rules];
    errors.extend(stated.into_iter().filter_map(|it| EmbedOptionError::of_offer(&options, it)));
    errors
}

/// Sets an embed option, or resets it with `None`. Unknown names of a list are left out; a second error tells of them,
/// or of a value that is not on offer.
fn put(name: &str, value: Option<&str>) -> Result<(EmbedOption, LeftOut), EmbedOptionError> {
    let mut options = options();
    let (option, left_out) = match (value, EmbedOption::named(name)) {
        (None, Some(option)) => {
            options.unset(option);
            (option, None)
        }
        _ => take(&mut options, name, value.unwrap_or_default())?,
    };
    let told = left_out
        .or_else(|| EmbedOptionError::of_offer(&options, option).filter(|_| value.is_some()));
    OPTIONS.set(Some(options));
    Ok((option, told))
}

/// The error of the names that are left out of a list.
type LeftOut = Option<EmbedOptionError>;

/// Sets an option if its value is valid; languages must also be the page's.
fn take(
    options: &mut EmbedOptions,
    name: &str,
    value: &str,
) -> Result<(EmbedOption, LeftOut), EmbedOptionError> {
    let before = options.clone();
    let option = options.set(name, value)?;
    if let Some(codes) = &mut options.languages {
        codes.retain(|code| i18n::is_known(code));
    }
    let is_known = options.lang.as_deref().is_none_or(i18n::is_known)
        && options.languages.as_ref().is_none_or(|codes| !codes.is_empty());
    if !is_known {
        *options = before;
        return Err(EmbedOptionError::of(option, value));
    }
    Ok((option, EmbedOptionError::of_names(option, value, i18n::is_known)))
}

/// Returns whether the requested game is still loading; the host receives no events until then.
pub(crate) fn is_awaiting() -> bool {
    AWAITING.get()
}

/// Suspends host events until the content that the options ask for is on the board.
pub(crate) fn await_options() {
    AWAITING.set(true);
}

/// Sends all events to the host from now on.
pub(crate) fn have_options() {
    AWAITING.set(false);
}

/// Restores earlier embed options after a change that was rejected.
pub(crate) fn go_back_to(options: EmbedOptions) {
    OPTIONS.set(Some(options));
}

/// Reads the options of the address. Unknown parameters belong to others, and are ignored.
fn read() -> (EmbedOptions, Vec<EmbedOptionError>) {
    let (mut options, mut errors) = (EmbedOptions::default(), Vec::new());
    for option in EmbedOption::ALL {
        let value =
            asked(option.name()).filter(|value| option != EmbedOption::Rules || !is_yebo(value));
        match value.map(|value| take(&mut options, option.name(), &value)) {
            Some(Ok((_, left_out))) => errors.extend(left_out),
            Some(Err(error)) => errors.push(error),
            None => {}
        }
    }
    if options.lang.is_none() {
        options.lang = options.languages.as_ref().and_then(|codes| codes.first().cloned());
    }
    (options, errors)
}

/// Returns a parameter of the address as the page was opened with it; saving a game clears the address.
fn asked(name: &str) -> Option<String> {
    QUERY.with(|query| url::parameter(query.get_or_init(url::query), name))
}

/// Returns whether the page is in a frame.
pub(crate) fn is_framed() -> bool {
    window().parent().ok().flatten().is_some_and(|parent| parent != window())
}

/// Returns whether the board runs in guest mode. It then neither writes nor reads the visitor's saved data,
/// since a host page could query it.
#[must_use]
pub fn is_guest() -> bool {
    let options = options();
    let is_in_public = options.is_kiosk() || options.is_readonly();
    is_framed() && asked(ORIGIN).is_some() || options.is_guest() && (is_framed() || is_in_public)
}

/// Returns whether the board is in another page or on public display. Diagnostics for the author of the address
/// are then hidden from visitors.
#[must_use]
pub fn is_embedded() -> bool {
    is_framed() || is_guest()
}

/// Sends an error to the host, or to the console without a host.
pub(crate) fn report(RequestError(code, message): RequestError, id: Option<protocol::Id>) {
    match host() {
        Some(host) => host.tell(&HostEvent::Error { code, message, id }),
        None => web_sys::console::warn_1(&format!("sandgrid: {message}").into()),
    }
}

/// Reports to the host that the board falls back to English.
pub(crate) fn report_no_words() {
    let why = "the words of the page's language could not be fetched: it is in English";
    report(RequestError(protocol::Code::Refused, why.to_owned()), None);
}

/// Returns the host page, if the board is framed and the address gives an origin.
pub(crate) fn host() -> Option<Rc<Host>> {
    let origin = asked(ORIGIN).filter(|_| is_framed())?;
    Host::new(&origin).map(Rc::new)
}

/// Starts, keeps or stops the kiosk controller, as the options require.
pub(crate) fn look_after(target: impl FnOnce() -> Rc<dyn KioskTarget>) {
    let kiosk = match KIOSK.take() {
        Some(kiosk) if kiosk.is_asked_for() => {
            kiosk.go_on_waiting();
            Some(kiosk)
        }
        Some(kiosk) => {
            kiosk.greet();
            Kiosk::watch(target())
        }
        None => Kiosk::watch(target()),
    };
    KIOSK.set(kiosk);
}

/// Counts a game of a visitor, if the page is a kiosk that does so.
fn count(event: UseEvent) {
    KIOSK.with_borrow(|kiosk| {
        if let Some(kiosk) = kiosk {
            kiosk.count_game(event);
        }
    });
}

/// Sets the document attributes that the style sheet reads the options from.
pub(crate) fn dress(options: &EmbedOptions) {
    let Some(root) = document().document_element() else { return };
    let controls = match options.controls() {
        Controls::All => "all",
        Controls::Few => "few",
        Controls::None => "none",
    };
    let word = |is: bool| if is { "yes" } else { "no" };
    for (name, value) in [
        ("data-controls", controls),
        ("data-links", word(options.has_links())),
        ("data-kiosk", word(options.is_kiosk())),
        ("data-staff", word(options.is_kiosk() && options.staff.is_some())),
        ("data-prints", word(outlet::prints())),
        ("data-saves", word(outlet::saves())),
        ("data-keeps", word(storage::is_available())),
        ("data-hosted", word(host().is_some())),
    ] {
        mark(&root, name, value);
    }
    house::begin(options);
    place_buttons();
    audio::set_loudest(options.volume_max.unwrap_or(100));
    match &options.games {
        Some(games) => {
            let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
            mark(&root, "data-games", &names.join(" "));
        }
        // `removeAttribute` does not throw.
        None => drop(root.remove_attribute("data-games")),
    }
    lead();
}

/// Moves the buttons of few controls and of kiosks from the sheets, which load after the board, to the others.
fn place_buttons() {
    let found = |selector: &str| document().query_selector(selector).ok().flatten();
    while let (Some(button), Some(moves)) = (found("#learn > .guest"), found(".moves")) {
        // Neither is an ancestor of the other.
        if moves.insert_before(&button, found(".moves > #tongues").as_deref()).is_err() {
            return;
        }
    }
}

/// Copies the options into the links to the other games' page, which would otherwise lose its host, or be no kiosk.
fn lead() {
    if !is_framed() && !options().is_kiosk() {
        return;
    }
    for link in all::<Element>(OTHER_PAGE) {
        let Some(rules) = link.get_attribute("data-other-page") else { continue };
        let href = link.get_attribute("href").unwrap_or_default();
        let page = href.split('?').next().unwrap_or_default();
        let query = QUERY.with(|query| elsewhere(query.get_or_init(url::query), &rules));
        mark(&link, "href", &format!("{page}?{query}"));
    }
}

/// Accepts dragged files and texts, if links may bring games.
pub(crate) fn accept_files<T>(_: &Rc<T>, event: &web_sys::Event) {
    if let Some(carried) = file::dragged(event).filter(|_| !options().has_links()) {
        carried.set_drop_effect("none");
    }
}

/// The links to the other games' page.
const OTHER_PAGE: &str = "a[data-other-page]";

/// Opens the other games' page, as its link does.
fn go_to_other_page() {
    if let Some(link) = all::<HtmlElement>(OTHER_PAGE).first() {
        link.click();
    }
}

/// Returns the query for the other page: this page's without the options of the present game.
fn elsewhere(query: &str, rules: &str) -> String {
    const HERE: [EmbedOption; 6] = [
        EmbedOption::Rules,
        EmbedOption::Position,
        EmbedOption::Record,
        EmbedOption::At,
        EmbedOption::Lesson,
        EmbedOption::Puzzle,
    ];
    let is_of_here = |stated: &&str| {
        let name = stated.split('=').next().unwrap_or_default();
        HERE.iter().any(|option| option.name() == name)
    };
    let stated = query.trim_start_matches('?').split('&');
    let stated = stated.filter(|stated| !stated.is_empty() && !is_of_here(stated));
    [rules]
        .into_iter()
        .filter(|rules| !rules.is_empty())
        .chain(stated)
        .collect::<Vec<_>>()
        .join("&")
}
