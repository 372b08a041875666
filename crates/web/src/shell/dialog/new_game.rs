//! The new-game dialog: the game, its ruleset and the players.

use sandgrid_app::rulebook::compare::{compare, same_game};
use sandgrid_app::rules::{Book, BySide, GameKind, Side};
use sandgrid_app::{GameSetup, Name, Player};
use web_sys::{
    Element, HtmlElement, HtmlInputElement, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use super::levels::level;
use super::{all, book, called, check, checked, levels, open, options};
use crate::dom::document::{append, clear, copy, element, mark, part, write};

/// The id of the element for the options of the selected book.
const OPTIONS: &str = "options";

/// The games in the order of the dialog.
const KINDS: [GameKind; 4] =
    [GameKind::Yote, GameKind::Choko, GameKind::Wali, GameKind::Bolotondou];

/// Fills the games and rulebooks into the dialog.
pub(super) fn prepare() {
    levels::prepare();
    let (games, books): (Element, Element) = (element("kinds"), element("books"));
    clear(&books);
    for old in all::<HtmlInputElement>("input[name=kind]") {
        if let Ok(Some(label)) = old.closest(".card") {
            label.remove();
        }
    }
    for kind in KINDS {
        append(&games, &game(kind));
        append(&books, &shelf(kind));
    }
    // Yebo, which has a page of its own, comes last.
    append(&games, &part(&games, ".elsewhere"));
}

/// Opens the dialog with the present game selected.
pub fn open_new(present: GameSetup) {
    let rules = present.rules;
    check("book", rules.book().key);
    check("kind", &rules.kind().to_string());
    check("players", players_name(present.players));
    levels::check(present.players);
    offer_players();
    options::offer(OPTIONS, rules.book(), rules.variations());
    show_books();
    tell_rules();
    open("new");
    if let Some(input) = all::<HtmlInputElement>("input[name=kind]:checked").first() {
        // `focus` does not throw for these arguments.
        let _ = input.focus();
    }
}

/// Shows the rulebooks of the selected game.
pub fn game_chosen() {
    show_books();
    let game = checked("kind");
    let kind = KINDS.into_iter().find(|kind| Some(kind.to_string()) == game);
    if let Some(first) = kind.and_then(|kind| same_game(kind).next()) {
        check("book", first.key);
        book_chosen();
    }
}

/// Shows the options of the selected book.
pub fn book_chosen() {
    if let Some(book) = checked("book").and_then(|key| book(&key)) {
        options::offer(OPTIONS, book, &[]);
    }
    tell_rules();
}

/// Shows the selected rules in the line that folds the rulebooks.
pub fn tell_rules() {
    let rules =
        checked("book").and_then(|key| book(&key)).and_then(|it| options::with(OPTIONS, it));
    let words = rules.map(|rules| {
        let chosen = rules.variations().iter().map(|it| called(Name::Variation(*it)));
        let words: Vec<String> =
            [rules.book().source.title.to_owned()].into_iter().chain(chosen).collect();
        words.join(" · ")
    });
    write(&element("rulebook-says"), &words.unwrap_or_default());
}

/// Shows the levels of the sides that a computer plays, after a change in the dialog.
pub fn players_chosen(changed: &Element) {
    levels::share(changed);
    offer_players();
    if changed.get_attribute("name").as_deref() == Some("players") {
        show_names(changed);
    }
}

/// Brings the fields of the selected players into view, and then their name, which has precedence on a low screen.
fn show_names(players: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    let fields = ["friend-names", "people-names"].map(element::<Element>);
    let label = players.closest(".chip").ok().flatten();
    for place in fields.iter().chain(&label) {
        place.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

/// Returns the choice in the dialog; the seed decides random options.
#[must_use]
pub fn chosen(seed: u64) -> Option<GameSetup> {
    let rules = options::with(OPTIONS, book(&checked("book")?)?)?;
    Some(GameSetup { rules, players: players(&checked("players")?, seed)?, seed })
}

/// Shows what the selected players need: levels, or the names of two people.
fn offer_players() {
    levels::offer();
    let players = checked("players");
    for (id, of) in [("friend-names", "friend"), ("people-names", "people")] {
        element::<HtmlElement>(id).set_hidden(players.as_deref() != Some(of));
    }
}

fn game(kind: GameKind) -> Element {
    let card: Element = copy("kind-template");
    mark(&card, "data-kind", &kind.to_string());
    part::<HtmlInputElement>(&card, "input").set_value(&kind.to_string());
    write(&part::<Element>(&card, "b"), &kind.to_string());
    write(&part::<Element>(&card, "small"), &called(Name::Summary(kind)));
    card
}

/// Creates the group of a game's rulebooks.
fn shelf(kind: GameKind) -> Element {
    let shelf: Element = copy("game-template");
    write(&part::<Element>(&shelf, "legend"), &kind.to_string());
    mark(&shelf, "data-kind", &kind.to_string());
    same_game(kind).for_each(|book| append(&shelf, &card(book)));
    shelf
}

fn card(book: &'static Book) -> Element {
    let card: Element = copy("book-template");
    let (title, told) = (format!("{}-title", book.key), format!("{}-told", book.key));
    let input: HtmlInputElement = part(&card, "input");
    input.set_value(book.key);
    // The label is its short name, the description follows.
    mark(&input, "aria-labelledby", &title);
    mark(&input, "aria-describedby", &told);
    let name: Element = part(&card, "b");
    name.set_id(&title);
    write(&name, book.source.title);
    write(&part::<Element>(&card, "small"), &called(Name::Published(book.source)));
    let list: Element = part(&card, "ul");
    list.set_id(&told);
    for one in compare(book) {
        let item: Element = copy("difference-template");
        write(&item, &called(Name::Difference(one)));
        append(&list, &item);
    }
    card
}

/// Shows only the rulebooks of the selected game.
fn show_books() {
    let game = checked("kind");
    for shelf in all::<HtmlElement>("#books .game") {
        shelf.set_hidden(shelf.get_attribute("data-kind") != game);
    }
}

/// Returns the players by the name of a choice; each side's level is chosen separately.
pub(super) fn players(name: &str, seed: u64) -> Option<BySide<Player>> {
    let computer = |side| level(side).map(Player::Computer);
    Some(match name {
        "pebbles" => BySide::new(Player::Person, computer(Side::Second)?),
        "sticks" => BySide::new(computer(Side::First)?, Player::Person),
        "chance" if seed.is_multiple_of(2) => BySide::new(Player::Person, computer(Side::Second)?),
        "chance" => BySide::new(computer(Side::Second)?, Player::Person),
        "friend" => friend(seed)?,
        "none" => BySide::new(computer(Side::First)?, computer(Side::Second)?),
        _ => BySide::new(Player::Person, Player::Person),
    })
}

/// Returns the players of a game with a friend elsewhere.
fn friend(seed: u64) -> Option<BySide<Player>> {
    let is_mine = match checked("starter")?.as_str() {
        "me" => true,
        "friend" => false,
        _ => seed.is_multiple_of(2),
    };
    let (me, friend) = (Player::Person, Player::Remote);
    Some(if is_mine { BySide::new(me, friend) } else { BySide::new(friend, me) })
}

fn players_name(players: BySide<Player>) -> &'static str {
    match (players[Side::First], players[Side::Second]) {
        (Player::Remote, _) | (_, Player::Remote) => "friend",
        (Player::Person, Player::Person) => "people",
        (Player::Person, Player::Computer(_)) => "pebbles",
        (Player::Computer(_), Player::Person) => "sticks",
        (Player::Computer(_), Player::Computer(_)) => "none",
    }
}
