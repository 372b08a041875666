//! The prompt and the available commands: sentences and buttons.

use std::cell::RefCell;

use sandgrid_app::LessonMood;
use sandgrid_app::yebo::rules::Act;
use sandgrid_app::yebo::{
    CommandButton, Help, LetterKeys, Rank, TableCommand, YeboNotice, YeboScene,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{statement_line, tiles};
use crate::dom::document::{
    all, append, clear, copy, document, element, mark, name_page, part, write,
};

/// The number of recent events above the prompt.
const NEWS: usize = 2;
/// Stands between the name of the game and the round, in every language.
const TITLE_DOT: &str = " · ";

/// The letters of a call of Yebo, and of showing a group.
const GROUPS: [char; 2] = ['Y', 'S'];

/// The available actions.
#[derive(Debug, Default)]
pub(super) struct Offers(RefCell<Vec<CommandButton>>);

impl Offers {
    /// Shows the prompt and the buttons.
    pub(super) fn show(&self, before: Option<&YeboScene>, scene: &YeboScene) {
        sentences(scene);
        if before.is_none_or(|before| before.notice != scene.notice) {
            notice(scene.notice.as_ref());
        }
        let helped = if scene.help == Help::Told { "true" } else { "false" };
        mark(&element("help-missing"), "aria-pressed", helped);
        if before.is_none_or(|before| before.missing != scene.missing) {
            missing(scene);
        }
        if before.is_none_or(|before| before.claim != scene.claim) {
            clock(scene);
        }
        if *self.0.borrow() != scene.offers {
            self.offer(&scene.offers);
        }
        fit_news(scene);
    }

    fn offer(&self, offers: &[CommandButton]) {
        let place: Element = element("offers");
        let letter = document().active_element().and_then(|it| it.get_attribute("data-letter"));
        let had_focus = place.contains(document().active_element().as_deref());
        clear(&place);
        for (at, offer) in offers.iter().enumerate() {
            let button: HtmlElement = copy("offer-template");
            write(&part(&button, "span"), &offer.label);
            let key = keys_of(offers, at);
            write(&part(&button, "kbd"), &key.to_string());
            mark(&button, "data-offer", &at.to_string());
            mark(&button, "data-letter", &offer.letter.to_string());
            mark(&button, "class", &dress(&button, offer));
            append(&place, &button);
            // The focus stays on the same button.
            if had_focus && letter.as_deref() == Some(offer.letter.to_string().as_str()) {
                let _ = button.focus();
            }
        }
        self.0.replace(offers.to_vec());
    }

    /// Shows the keys of all buttons while they work.
    pub(super) fn show_keys(keys: LetterKeys) {
        for button in all::<Element>("[data-letter]") {
            let shown: Option<HtmlElement> =
                button.query_selector("kbd").ok().flatten().and_then(|it| it.dyn_into().ok());
            let key = match &shown {
                Some(shown) => shown.text_content(),
                None => button.get_attribute("data-letter"),
            };
            if let Some(shown) = shown {
                shown.set_hidden(keys == LetterKeys::Off);
            }
            match keys {
                LetterKeys::On => mark(&button, "aria-keyshortcuts", &key.unwrap_or_default()),
                // `removeAttribute` does not throw for a valid name.
                LetterKeys::Off => drop(button.remove_attribute("aria-keyshortcuts")),
            }
        }
    }

    /// Returns the command of a button, also of the one for missing blocks.
    pub(super) fn command_of(&self, target: &Element) -> Option<TableCommand> {
        if target.closest("[data-help]").is_ok_and(|button| button.is_some()) {
            return Some(TableCommand::Help);
        }
        let button = target.closest("[data-offer]").ok()??;
        let at: usize = button.get_attribute("data-offer")?.parse().ok()?;
        self.0.borrow().get(at).map(|offer| offer.command)
    }

    /// Returns the command of Enter.
    pub(super) fn chief(&self) -> Option<TableCommand> {
        let offers = self.0.borrow();
        let chief = offers.iter().find(|offer| offer.rank == Rank::Chief);
        chief.map(|offer| offer.command)
    }

    /// Moves the keyboard focus to the strong button, or the first one that goes on with the turn. Returns whether there
    /// is one.
    pub(super) fn focus() -> bool {
        // Neither Undo nor the end of the lesson.
        Self::focus_on(".chief") || Self::focus_on("button:not([data-letter=U], [data-letter=X])")
    }

    /// Moves the keyboard focus to the first button. Returns whether there is one.
    pub(super) fn focus_any() -> bool {
        Self::focus_on("button")
    }

    fn focus_on(selector: &str) -> bool {
        let button = element::<Element>("offers").query_selector(selector).ok().flatten();
        let button = button.and_then(|it| it.dyn_into::<HtmlElement>().ok());
        button.is_some_and(|button| button.focus().is_ok())
    }
}

/// Adds the picture and the note of an action to its button; returns the style class.
fn dress(button: &HtmlElement, offer: &CommandButton) -> String {
    let mut class = "button offer".to_owned();
    if offer.rank == Rank::Chief {
        class += " chief";
    }
    if !offer.picture.is_empty() {
        // The name of a round stands beside its example.
        let is_round = matches!(offer.command, TableCommand::Act(Act::Choose(_)));
        class += if is_round { " exemplified" } else { " pictured" };
        if !is_round {
            mark(&part::<Element>(button, "span"), "class", "unseen");
        }
        if !offer.word.is_empty() {
            let word: Element = copy("word-template");
            write(&word, &offer.word);
            append(button, &word);
        }
        append(button, &tiles::pictured(&offer.picture));
    }
    if !offer.note.is_empty() {
        let note: Element = copy("note-template");
        write(&note, &offer.note);
        append(button, &note);
    }
    class
}

/// Returns the key of a button: its letter, or its number where several groups can be called or shown.
fn keys_of(offers: &[CommandButton], at: usize) -> char {
    let is_call = |offer: &&CommandButton| GROUPS.contains(&offer.letter);
    let calls = offers.iter().filter(is_call).count();
    let before = offers.iter().take(at).filter(is_call).count();
    let digit = u32::try_from(before + 1).ok().and_then(|number| char::from_digit(number, 10));
    match offers.get(at) {
        Some(offer) if is_call(&offer) && calls > 1 => digit.unwrap_or(offer.letter),
        Some(offer) => offer.letter,
        None => GROUPS[0],
    }
}

/// Leaves the last sentence alone where there is no room for two.
fn fit_news(scene: &YeboScene) {
    let place: HtmlElement = element("news");
    let is_cut = place.scroll_width() > place.client_width() + 1
        || place.scroll_height() > place.client_height() + 2;
    if let Some(last) = scene.log.last().filter(|_| is_cut && scene.count.is_none()) {
        write(&place, last);
    }
}

/// Returns what has happened last. The count of a round tells that itself.
fn news(scene: &YeboScene) -> String {
    let from = scene.log.len().saturating_sub(NEWS);
    let mut lines = scene.log[from..].to_vec();
    lines.dedup();
    if scene.count.is_some() { String::new() } else { lines.join(" ") }
}

fn sentences(scene: &YeboScene) {
    let round = scene.title.find(TITLE_DOT).map_or(0, |at| at + TITLE_DOT.len());
    name_page(&scene.title);
    write(&element("title-game"), &scene.title[..round]);
    write(&element("title-round"), &scene.title[round..]);
    mark(&element("felt"), "data-asked", if scene.offers.is_empty() { "no" } else { "yes" });
    mark(&element("felt"), "data-thinks", if scene.thinking { "yes" } else { "no" });
    write(&element("status"), &scene.status);
    let mood = match scene.lesson {
        None => "",
        Some(LessonMood::Done) => "done",
        Some(_) => "asked",
    };
    mark(&element("felt"), "data-mood", mood);
    element::<HtmlElement>("invitation").set_hidden(scene.invitation.is_none());
    write(&element("invitation-words"), scene.invitation.as_deref().unwrap_or_default());
    write(&element("news"), &news(scene));
    let hint: HtmlElement = element("hint");
    hint.set_hidden(scene.hint.is_none());
    write(&hint, scene.hint.as_deref().unwrap_or_default());
    element::<HtmlElement>("cover").set_hidden(scene.cover.is_none());
    let hand = if scene.hand.is_some() { "shown" } else { "covered" };
    mark(&element("felt"), "data-hand", hand);
}

fn notice(notice: Option<&YeboNotice>) {
    element::<HtmlElement>("notice").set_hidden(notice.is_none());
    let list: Element = element("notice-rules");
    clear(&list);
    let Some(notice) = notice else { return };
    write(&element("notice-words"), &notice.words);
    element::<HtmlElement>("notice-more").set_hidden(notice.rules.is_empty());
    let cites: Vec<&str> = notice.rules.iter().map(|rule| rule.id).collect();
    write(&element("notice-cites"), &cites.join(", "));
    for rule in &notice.rules {
        append(&list, &statement_line::line(rule));
    }
}

fn missing(scene: &YeboScene) {
    write(&element("missing"), scene.missing.as_ref().map_or("", |missing| &missing.words));
    let row: Element = element("waits");
    clear(&row);
    if let Some(waits) = scene.missing.as_ref().and_then(|missing| missing.waits.as_ref()) {
        append(&row, &tiles::planned(waits));
    }
}

/// Shows the time left for a claim; a CSS animation counts it down.
fn clock(scene: &YeboScene) {
    let clock: HtmlElement = element("clock");
    let claim = scene.claim.as_ref().filter(|claim| claim.seconds > 0);
    clock.set_hidden(true);
    if let Some(claim) = claim {
        mark(&clock, "data-seconds", &claim.seconds.to_string());
        let _ = clock.style().set_property("--seconds", &format!("{}s", claim.seconds));
        // Reading the layout restarts the animation.
        let _ = clock.offset_width();
        clock.set_hidden(false);
    }
}
