//! The sheets over the page: a new game, and the rules.

use sandgrid_app::rules::{Book, BySide, Ruleset, Side, Variation};
use sandgrid_app::{Choice, Player};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement};

use crate::page::{append, clear, copy, document, element, part, write};
use crate::summary;

mod levels;
use levels::level;

/// Fills the rulebooks into the sheet for a new game, once.
pub fn prepare() {
    levels::prepare();
    let books: Element = element("books");
    clear(&books);
    let mut game: Option<(String, Element)> = None;
    for book in Book::ALL {
        let name = book.kind.to_string();
        let last = game.take().filter(|(last, _)| *last == name);
        let group = last.map_or_else(|| new_group(&books, &name), |(_, group)| group);
        append(&group, &card(book));
        game = Some((name, group));
    }
}

/// Opens the sheet for a new game, with the present one chosen.
pub fn open_new(present: Choice) {
    check("book", present.rules.book().key);
    check("players", players_name(present.players));
    levels::check(present.players);
    offer(present.rules.book(), Some(present.rules));
    open("new");
    if let Some(input) = all("input[name=players]:checked").first() {
        // It throws for no argument that we can give it.
        let _ = input.focus();
    }
}

/// Offers the levels of whoever is a computer now.
pub fn players_chosen() {
    levels::offer();
}

/// Offers the options of the book that is checked now.
pub fn book_chosen() {
    if let Some(book) = checked("book").and_then(|key| book(&key)) {
        offer(book, None);
    }
}

/// What is chosen in the sheet.
#[must_use]
pub fn chosen(seed: u64) -> Option<Choice> {
    let mut key = checked("book")?;
    for option in all("input[name=option]:checked") {
        key = format!("{key}+{}", option.value());
    }
    let rules = Ruleset::find(&key).ok()?;
    Some(Choice { rules, players: players(&checked("players")?)?, seed })
}

/// Opens the sheet with all rules of a rulebook.
pub fn open_rules(rules: &'static Ruleset, title: &str) {
    let source = rules.book().source;
    write(&element("rules-title"), title);
    write(&element("rules-source"), &format!("{}, {}", source.title, source.published));
    let list: Element = element("rules-list");
    clear(&list);
    for rule in rules.rules() {
        let item: Element = copy("rule-template");
        write(&part::<Element>(&item, ".words"), rule.words);
        write(&part::<Element>(&item, ".place"), &format!("{} · {}", rule.id, rule.place));
        append(&list, &item);
    }
    open("rules");
}

/// Closes the sheet in which that element is.
pub fn close_around(part: &Element) {
    let sheet = part.closest("dialog").ok().flatten();
    if let Some(sheet) = sheet.and_then(|sheet| sheet.dyn_into::<HtmlDialogElement>().ok()) {
        sheet.close();
    }
}

fn new_group(books: &Element, name: &str) -> Element {
    let group: Element = copy("game-template");
    write(&part::<Element>(&group, "legend"), name);
    append(books, &group);
    group
}

/// Opens the sheet of that id as it is.
pub fn open(id: &str) {
    let dialog: HtmlDialogElement = element(id);
    if !dialog.open() {
        // It throws only for a dialog that is open or not in the page.
        let _ = dialog.show_modal();
    }
}

fn card(book: &'static Book) -> Element {
    let card: Element = copy("book-template");
    part::<HtmlInputElement>(&card, "input").set_value(book.key);
    write(&part::<Element>(&card, "b"), book.source.title);
    if let Ok(rules) = Ruleset::find(book.key) {
        write(&part::<Element>(&card, "small"), &summary::of(rules));
    }
    card
}

/// Lists the options of a book, those of `present` checked.
fn offer(book: &'static Book, present: Option<&'static Ruleset>) {
    let options: HtmlElement = element("options");
    for old in all("input[name=option]") {
        if let Ok(Some(label)) = old.closest(".option") {
            label.remove();
        }
    }
    for variation in book.variations {
        let label: Element = copy("option-template");
        let input: HtmlInputElement = part(&label, "input");
        input.set_value(variation.name());
        let on = present.is_some_and(|rules| rules.variations().contains(variation));
        input.set_checked(on);
        let (headline, words) = headline(*variation);
        write(&part::<Element>(&label, "b"), &headline);
        write(&part::<Element>(&label, "small"), &words);
        append(&options, &label);
    }
    options.set_hidden(book.variations.is_empty());
}

/// An option's own headline, where the rulebook gives it one, or else its name; and what it says.
fn headline(variation: Variation) -> (String, String) {
    let words = variation.rule().words;
    match words.split_once(": ") {
        Some((headline, rest)) if variation != Variation::ToOne => {
            (headline.to_owned(), capital(rest))
        }
        _ => (capital(&variation.name().replace('-', " ")), words.to_owned()),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn book(key: &str) -> Option<&'static Book> {
    Book::ALL.iter().copied().find(|book| book.key == key)
}

/// Who plays, by the name of a choice; each side's level is chosen apart.
fn players(name: &str) -> Option<BySide<Player>> {
    let computer = |side| level(side).map(Player::Computer);
    Some(match name {
        "pebbles" => BySide::new(Player::Person, computer(Side::Second)?),
        "sticks" => BySide::new(computer(Side::First)?, Player::Person),
        "none" => BySide::new(computer(Side::First)?, computer(Side::Second)?),
        _ => BySide::new(Player::Person, Player::Person),
    })
}

fn players_name(players: BySide<Player>) -> &'static str {
    match (players[Side::First], players[Side::Second]) {
        (Player::Person, Player::Person) => "people",
        (Player::Person, Player::Computer(_)) => "pebbles",
        (Player::Computer(_), Player::Person) => "sticks",
        (Player::Computer(_), Player::Computer(_)) => "none",
    }
}

fn checked(name: &str) -> Option<String> {
    all(&format!("input[name={name}]:checked")).first().map(HtmlInputElement::value)
}

fn check(name: &str, value: &str) {
    for input in all(&format!("input[name={name}]")) {
        input.set_checked(input.value() == value);
    }
}

fn all(selector: &str) -> Vec<HtmlInputElement> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}
