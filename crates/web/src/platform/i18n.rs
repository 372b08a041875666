//! Page localisation: selects the locale, loads its messages, and writes them into the page.

use std::cell::{Cell, OnceCell, RefCell};

use js_sys::{Array, Function, Intl, JsString, Object, Reflect};
use sandgrid_app::{Language, LocaleFns};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlTemplateElement, NodeList};

use crate::dom::document::{all, document, mark, window, write};
use crate::dom::file::{self, Fresh};

/// The locale that is compiled into the full program.
const OURS: &str = "en";

/// Numbers from here on may have grouped digits.
const UNGROUPED: u32 = 1000;

const LOCALE_FNS: LocaleFns = LocaleFns { category, digits, tenths, upper, lower };

thread_local! {
    static CURRENT: Cell<Language> = Cell::new(Language::silent());
    static LOADED: RefCell<Vec<Language>> = const { RefCell::new(Vec::new()) };
    static REQUESTED: RefCell<String> = const { RefCell::new(String::new()) };
    static FORMATS: RefCell<Option<IntlFormats>> = const { RefCell::new(None) };
}

/// Returns the page's present language.
#[must_use]
pub fn current() -> Language {
    CURRENT.get()
}

/// Sets the page's language to a session's.
pub fn adopt(language: Language) {
    CURRENT.set(language);
}

/// Returns the code of the language that is used if none is set.
#[must_use]
pub fn preferred() -> String {
    named_value("data-language").unwrap_or_else(|| OURS.to_owned())
}

/// Returns whether the page has messages in the language of that code.
#[must_use]
pub fn is_known(code: &str) -> bool {
    is_listed("languages", code)
}

/// Returns the codes of the page's languages, without the pseudo-locale of tests.
pub(crate) fn codes() -> Vec<String> {
    listed("languages").split(' ').filter(|code| *code != "qps").map(str::to_owned).collect()
}

/// Returns whether a meta element of the page lists a language code.
fn is_listed(meta: &str, code: &str) -> bool {
    listed(meta).split(' ').any(|known| known == code)
}

/// Returns the content of a meta element of the page.
fn listed(meta: &str) -> String {
    let meta = document().query_selector(&format!("meta[name={meta}]")).ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Returns whether the request of start.js for the first messages is still pending.
#[must_use]
pub fn is_loading() -> bool {
    named_value("data-words").as_deref() == Some("coming")
}

/// Starts the page with the loaded messages. Returns `false` if they have not loaded, or belong to another
/// version.
#[must_use]
pub fn begin() -> bool {
    let language = early_choice().and_then(|play| Language::read(&play, None, LOCALE_FNS).ok());
    if let Some(language) = language.filter(|language| language.code() == OURS) {
        // The page's HTML is in this language already.
        CURRENT.set(language);
        set_direction(OURS);
    } else if let Some(language) = language {
        apply(language);
    }
    language.is_some()
}

/// Starts the full page in the selected language. Returns `false` if its messages cannot be loaded; then the
/// page uses the compiled-in English.
pub async fn begin_whole() -> bool {
    let code = requested();
    let done = code == OURS || speak(&code).await == LoadOutcome::Loaded;
    if !done || code == OURS {
        CURRENT.set(Language::default());
        set_direction(OURS);
    }
    done
}

/// Starts Yebo's page in the selected language, or in English. Returns `false` if neither can be loaded.
pub async fn begin_yebo() -> bool {
    let code = requested();
    let is_spoken = async |code| speak_yebo(code).await == LoadOutcome::Loaded;
    is_spoken(&code).await || is_spoken(OURS).await
}

/// The result of loading a language.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum LoadOutcome {
    /// The page uses it now.
    Loaded,
    /// Its messages cannot be loaded.
    Failed,
    /// Another language was selected meanwhile.
    Superseded,
}

/// The messages of a page beside those of play: the name of their files, and how both are read.
struct Pack {
    name: &'static str,
    read: fn(&str, &str) -> Option<Language>,
}

/// Switches the page to the language of that code.
pub async fn speak(code: &str) -> LoadOutcome {
    let read = |play: &str, whole: &str| Language::read(play, Some(whole), LOCALE_FNS).ok();
    turn(code, Pack { name: "whole", read }).await
}

/// Switches Yebo's page to the language of that code.
pub async fn speak_yebo(code: &str) -> LoadOutcome {
    let read = |play: &str, yebo: &str| Language::read_yebo(play, yebo, LOCALE_FNS).ok();
    turn(code, Pack { name: "yebo", read }).await
}

/// Returns the code of the language that was selected last, whether or not it is loaded yet.
#[must_use]
pub fn wanted() -> String {
    let code = REQUESTED.with_borrow(String::clone);
    if code.is_empty() { current().code().to_owned() } else { code }
}

/// Loads a language and switches to it. Of concurrent calls the last one wins, regardless of loading order.
async fn turn(code: &str, pack: Pack) -> LoadOutcome {
    REQUESTED.set(code.to_owned());
    let language = match known(code) {
        Some(language) => Some(language),
        None => fetch(code, pack).await,
    };
    if REQUESTED.with_borrow(|wished| wished != code) {
        return LoadOutcome::Superseded;
    }
    let Some(language) = language else { return LoadOutcome::Failed };
    apply(language);
    LoadOutcome::Loaded
}

fn known(code: &str) -> Option<Language> {
    LOADED.with_borrow(|known| known.iter().copied().find(|it| it.code() == code))
}

/// Fetches a language. A cached copy of another version is fetched again.
async fn fetch(code: &str, Pack { name, read }: Pack) -> Option<Language> {
    for fresh in [Fresh::AsKept, Fresh::Anew] {
        let play = file::fetch(&format!("locales/{code}-play.txt"), fresh).await?;
        let further = file::fetch(&format!("locales/{code}-{name}.txt"), fresh).await?;
        if let Some(language) = read(&play, &further) {
            LOADED.with_borrow_mut(|known| known.push(language));
            return Some(language);
        }
    }
    None
}

/// Returns the messages that start.js has loaded.
fn early_choice() -> Option<String> {
    document().get_element_by_id("words")?.text_content()
}

/// Returns the language code that start.js has selected. The root's `lang` may have been changed by a
/// translator.
fn requested() -> String {
    let wanted = Reflect::get(&window(), &"sandgridLanguage".into());
    wanted.ok().and_then(|code| code.as_string()).unwrap_or_else(|| OURS.to_owned())
}

fn named_value(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Switches to a language, and updates the page's texts.
fn apply(language: Language) {
    CURRENT.set(language);
    set_direction(language.code());
    translate_page(language);
}

/// Sets the root's language attributes, and the links that depend on them.
fn set_direction(code: &str) {
    let Some(root) = document().document_element() else { return };
    mark(&root, "lang", code);
    mark(&root, "dir", direction(code));
    let draft = document().query_selector(&format!("option[value=\"{code}\"][data-draft]"));
    mark(&root, "data-draft", if draft.is_ok_and(|it| it.is_some()) { "yes" } else { "no" });
    let whole = whole(code);
    let suffix = if whole == OURS { String::new() } else { format!("-{whole}") };
    let page = if whole == OURS { "index" } else { whole.as_str() };
    lead("[data-history]", &format!("history{suffix}.html"));
    lead("[data-teach]", &format!("teach/{page}.html"));
}

/// Sets the address of the link that a selector finds, if the page has it.
fn lead(selector: &str, address: &str) {
    if let Some(link) = document().query_selector(selector).ok().flatten() {
        mark(&link, "href", address);
    }
}

/// Returns the locale for long texts such as lessons: that code, or its fallback if it is a draft.
#[must_use]
pub fn whole(code: &str) -> String {
    let marked = |name: &str| {
        let option = document().query_selector(&format!("option[value=\"{code}\"][{name}]"));
        option.ok().flatten().and_then(|it| it.get_attribute(name))
    };
    match (marked("data-whole"), marked("data-draft")) {
        (Some(_), _) => code.to_owned(),
        (None, Some(other)) if !other.is_empty() => other,
        _ => OURS.to_owned(),
    }
}

/// Returns the writing direction of a language, as markup has it.
#[must_use]
pub fn direction(code: &str) -> &'static str {
    if is_listed("rtl", code) { "rtl" } else { "ltr" }
}

/// Writes a language's messages into the page and its templates.
fn translate_page(language: Language) {
    fill(language, document().query_selector_all("[data-l10n]").ok());
    for template in all::<HtmlTemplateElement>("template") {
        fill(language, template.content().query_selector_all("[data-l10n]").ok());
    }
}

fn fill(language: Language, elements: Option<NodeList>) {
    let Some(elements) = elements else { return };
    for index in 0..elements.length() {
        let element = elements.get(index).and_then(|it| it.dyn_into::<Element>().ok());
        let Some(element) = element else { continue };
        let Some(key) = element.get_attribute("data-l10n") else { continue };
        for (name, words) in language.written() {
            match name.strip_prefix(key.as_str()) {
                Some("") => write(&element, words),
                Some(rest) => {
                    if let Some(attribute) = rest.strip_prefix('.') {
                        mark(&element, attribute, words);
                    }
                }
                None => {}
            }
        }
    }
}

/// The browser's number formats of a language, created on demand: that takes as long as drawing half the board.
struct IntlFormats {
    code: String,
    locales: Array,
    rules: OnceCell<Intl::PluralRules>,
    write: OnceCell<Function>,
    write_tenths: OnceCell<Function>,
}

impl IntlFormats {
    fn of(code: &str) -> Self {
        // West and North Africa use Western digits, which also matches the coordinates at the board.
        let locale = match code {
            "ar" => "ar-u-nu-latn",
            "qps" => OURS,
            code => code,
        };
        Self {
            code: code.to_owned(),
            locales: Array::of1(&locale.into()),
            rules: OnceCell::new(),
            write: OnceCell::new(),
            write_tenths: OnceCell::new(),
        }
    }

    fn category(&self, count: u32) -> String {
        let rules = || Intl::PluralRules::new(&self.locales, &Object::new());
        self.rules.get_or_init(rules).select(count.into()).into()
    }

    fn whole(&self, number: u32) -> String {
        let format = || Intl::NumberFormat::new(&self.locales, &Object::new()).format();
        written(self.write.get_or_init(format), number.into())
    }

    fn tenths(&self, tenths: u32) -> String {
        let format = || {
            let options = Object::new();
            // `Reflect.set` does not fail for an own plain object.
            let _ = Reflect::set(&options, &"minimumFractionDigits".into(), &1.into());
            Intl::NumberFormat::new(&self.locales, &options).format()
        };
        written(self.write_tenths.get_or_init(format), f64::from(tenths) / 10.0)
    }
}

fn counting<T>(code: &str, ask: impl Fn(&IntlFormats) -> T) -> T {
    FORMATS.with_borrow_mut(|counting| {
        if counting.as_ref().is_none_or(|it| it.code != code) {
            *counting = Some(IntlFormats::of(code));
        }
        ask(counting.get_or_insert_with(|| IntlFormats::of(code)))
    })
}

fn category(code: &str, count: u32) -> &'static str {
    let category = counting(code, |it| it.category(count));
    let all = ["zero", "one", "two", "few", "many"];
    all.into_iter().find(|it| *it == category).unwrap_or("other")
}

fn digits(code: &str, count: u32) -> String {
    // Numbers without groups look the same in all locales.
    if count < UNGROUPED { count.to_string() } else { counting(code, |it| it.whole(count)) }
}

fn tenths(code: &str, tenths: u32) -> String {
    counting(code, |it| it.tenths(tenths))
}

fn upper(letter: &str) -> String {
    JsString::from(letter).to_upper_case().into()
}

fn lower(letter: &str) -> String {
    JsString::from(letter).to_lower_case().into()
}

fn written(format: &Function, number: f64) -> String {
    let text = format.call1(&JsValue::UNDEFINED, &number.into());
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}
