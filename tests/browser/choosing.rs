//! Choosing what is played: in the sheet for a new game, and by the page's address.

use sandgrid_rules::{Book, Ruleset};

use crate::board::{after, compare};
use crate::page::{Browser, Key, PEOPLE, Page, Screen, left_out_of, until};
use crate::yebo;

#[test]
fn each_rulebook_in_the_sheet() {
    let page = Page::open(PEOPLE);
    for book in Book::ALL {
        let rules = Ruleset::find(book.key).expect("a book is a ruleset");
        page.click("#open-new");
        choose(&page, rules);
        page.heard();
        page.click("#start");
        check(&page, rules);
        let heard = page.heard();
        let told = heard.iter().any(|said| said.polite && said.words.contains(&kind(rules)));
        assert!(told, "{}: the new game is announced: {heard:?}", book.key);
    }
}

#[test]
fn choko_is_played_on_a_smaller_board() {
    let page = Page::open(PEOPLE);
    page.click("#open-new");
    choose(&page, Ruleset::find("choko-traditional").expect("it is a key"));
    page.click("#start");
    let tree = page.tree();
    let rows = tree.all("row");
    assert_eq!(rows.len(), 5, "rows");
    assert!(rows.iter().all(|row| row.all("gridcell").len() == 5), "holes in a row");
    let names = page.hole_names();
    let ends = [names.first(), names.last()].map(|name| name.map(String::as_str));
    assert_eq!(ends, [Some("a5, empty"), Some("e1, empty")], "the first hole and the last");
}

#[test]
fn options_of_a_rulebook() {
    let rules = Ruleset::find("yote-ludos+chain+mandatory").expect("it is a key");
    let page = Page::open(PEOPLE);
    page.click("#open-new");
    choose(&page, rules);
    for option in ["Chain Capture", "Mandatory Capture"] {
        page.click_path(&format!("//fieldset[@id='options']//label[contains(., '{option}')]"));
    }
    page.click("#start");
    check(&page, rules);
    let title = page.words_of("#title");
    for option in ["Chain Capture", "Mandatory Capture"] {
        assert!(title.contains(option), "{option}: {title}");
    }
    assert!(!title.contains("Friendly"), "{title}");
    page.visit(page.address().trim_start_matches(page.origin()));
    check(&page, rules);
}

#[test]
fn a_rulebook_by_keyboard() {
    let page = Page::open(PEOPLE);
    go_to(&page, "button", "New game");
    page.keys([Key::Enter]);
    assert_eq!(page.focus().0, "radio", "the sheet takes the focus");
    let first = Book::ALL[0].source.title;
    page.set_focus("#rulebook > summary");
    page.keys([Key::Enter]);
    go_to(&page, "radio", first);
    page.keys([Key::Down]);
    page.keys([Key::Enter]);
    assert!(!page.is_seen("#new"), "the sheet is closed");
    check(&page, Ruleset::find(Book::ALL[1].key).expect("a book is a ruleset"));
}

#[test]
fn closed_dialog_changes_nothing() {
    let page = Page::open(PEOPLE);
    page.click_hole("c3");
    page.click("#open-new");
    choose(&page, Ruleset::find("choko-ludos").expect("it is a key"));
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#new"), "the sheet is closed");
    assert_eq!(page.focus(), ("button".to_owned(), "New game".to_owned()), "as it was before");
    compare(&page, after("yote-traditional", ["c3"]).position(), "Escape");
}

#[test]
fn rules_dialog_shows_the_rules() {
    let page = Page::open("?rules=wali-ludens");
    page.click("#open-rules");
    let words = page.words_of("#rules");
    let rules = Ruleset::find("wali-ludens").expect("it is a key");
    for rule in rules.rules() {
        let mut passages = rules.passages(rule.words());
        assert!(passages.all(|passage| words.contains(passage)), "{}: {words}", rule.id);
    }
    page.keys([Key::Escape]);
    assert!(!page.is_seen("#rules"), "the sheet is closed");
}

#[test]
fn names_in_capitals_and_addresses_escaped_twice_are_understood() {
    let words = "Pebbles to play: place a piece, without making a row of three.";
    for query in ["?RULES=wali-ludens&Side=both", "?lang=en&amp;rules=wali-ludens&amp%3Bside=both"]
    {
        // The next page would open with the game of the one before.
        let page = Page::open(query);
        check(&page, Ruleset::find("wali-ludens").expect("it is a key"));
        assert_eq!(page.text_of("#status"), words, "{query}");
        assert!(!page.is_seen("#notice"), "{query}: {}", page.words());
    }
}

#[test]
fn address_opens_every_ruleset() {
    let page = Page::blank();
    let named = Ruleset::ALL.iter().map(|&rules| (rules.key(), rules));
    // An empty value asks for nothing.
    for (key, rules) in named.chain([("", Ruleset::ALL[0])]) {
        page.visit(&format!("?rules={key}"));
        check(&page, rules);
        assert!(!page.is_seen("#notice"), "{key}: {}", page.words());
    }
}

/// The five games, by their names.
const GAMES: &str = "The games are Yoté, Choko, Wali, Bolotondou and Yebo.";

#[test]
fn unknown_ruleset_in_the_address_is_explained() {
    let unknown = |name: &str| format!("no rules called “{name}” here. {GAMES}");
    for (query, wrong) in [
        ("?rules=mancala", &*unknown("mancala")),
        ("?rules=yotes", &unknown("yotes")),
        ("?rules=%F0%9F%98%80%22%3Cb%3E", &unknown("😀\"<b>")),
        ("?rules=yote-traditional+chain", "yote-traditional has no options"),
        ("?rules=yote-ludos+chain+chain", "is named twice"),
    ] {
        let page = Page::open(query);
        assert!(page.is_seen("#notice"), "{query}: nothing is said");
        let notice = page.words_of("#notice");
        assert!(notice.contains(wrong), "{query}: {notice}");
        let heard = page.heard();
        let told = heard.iter().any(|said| !said.polite && said.words.contains(wrong));
        assert!(told, "{query}: {heard:?}");
        check(&page, Ruleset::ALL[0]);
        page.click("#notice [data-open=new]");
        assert!(page.is_seen("#new [value=Wali]") || page.is_seen("#new .elsewhere"), "{query}");
        page.keys([Key::Escape]);
        page.click_hole("c3");
        assert!(page.hole_name("c3").contains("pebble"), "{query}: one plays");
        assert!(!page.is_seen("#notice"), "{query}: it is said for ever");
        let enemy = || page.hole_names().into_iter().find(|name| name.contains("stick"));
        let enemy = until("the computer plays", enemy);
        page.click_hole(&enemy[..2]);
        until("a refusal is shown", || page.is_seen("#notice").then_some(()));
        assert!(!page.exists("#notice .button"), "{query}: a refusal offers no game");
    }
}

/// The game's name, as it is spoken.
fn kind(rules: &Ruleset) -> String {
    rules.kind().to_string()
}

/// Chooses a rulebook in the sheet, by what is written there.
fn choose(page: &Page, rules: &Ruleset) {
    let (kind, title) = (kind(rules), rules.book().source.title);
    page.click_path(&format!("//fieldset[@id='kinds']//label[.//b='{kind}']"));
    page.unfold("#rulebook");
    page.click_path(&format!("//fieldset[legend='{kind}']//label[.//b='{title}']"));
}

/// Presses Tab until that is focused.
fn go_to(page: &Page, role: &str, name: &str) {
    for _ in 0..20 {
        let (found, called) = page.focus();
        if found == role && called.starts_with(name) {
            return;
        }
        page.keys([Key::Tab]);
    }
    panic!("Tab does not lead to the {role} {name}");
}

/// The page shows a new game by those rules.
#[track_caller]
fn check(page: &Page, rules: &Ruleset) {
    let (kind, source) = (kind(rules), rules.book().source.title);
    for title in [page.words_of("#title"), page.title()] {
        assert!(title.contains(&kind) && title.contains(source), "{}: {title}", rules.key());
    }
    let tree = page.tree();
    let [grid] = tree.all("grid")[..] else { panic!("one grid") };
    assert!(grid.name.contains(&kind), "{}: {}", rules.key(), grid.name);
    compare(page, after(rules.key(), []).position(), "the beginning");
}

#[test]
fn rulebook_says_which_pieces_begin_in_its_own_game() {
    let page = Page::open("?rules=yote-traditional&lang=en");
    page.open_sheet("rules");
    let says = |words: &str| {
        until(words, || page.words_of("#rules-source").contains(words).then_some(()));
    };
    says("Here the pebbles have the first turn, and the sticks the second.");
    page.choose_value("#rules-book", "choko-traditional");
    says("Here the long sticks have the first turn, and the short sticks the second.");
    page.choose_value("#rules-book", "yote-ludos");
    says("camels have the first turn");
}

#[test]
fn names_are_cut_between_signs() {
    let family = "👨\u{200d}👩\u{200d}👧\u{200d}👦";
    let page = Page::open("");
    page.click("#open-new");
    page.click("label:has([name=players][value=people])");
    for page in [page, yebo::quick()] {
        let field = if page.exists("#name-first") {
            "#name-first"
        } else {
            page.click(".tools [data-open=new]");
            "input[name=name-A]"
        };
        page.set_property(field, "value", family.repeat(4));
        page.fill(field, "a");
        until("whole families are left", || {
            (page.value_of(field) == family.repeat(3)).then_some(())
        });
        page.set_property(field, "value", "");
        page.fill(field, &"abcde".repeat(5));
        assert_eq!(page.value_of(field), "abcdeabcdeabcdeabcdeabcd");
    }
}

/// On a telephone on its side, the row that is chosen and the fields that it brings.
#[test]
fn fields_of_the_names_come_into_view() {
    let page = Page::blank();
    page.resize(Screen { width: 740, height: 360, ratio: 1 });
    page.visit("?lang=en");
    page.click("#open-new, .bar [data-open=new]");
    page.click("label:has([name=players][value=people])");
    let foot = page.place("#new .sheet-foot");
    for shown in ["label:has([name=players][value=people])", "#name-first", "#name-second"] {
        let place = page.place(shown);
        assert!(
            place.y >= 0.0 && place.y + place.height <= foot.y + 0.5,
            "{shown}: {place:?}, {foot:?}"
        );
    }
}

#[test]
fn names_for_a_link_come_into_view_together() {
    let page = Page::blank();
    page.resize(Screen { width: 640, height: 360, ratio: 1 });
    for lang in ["en", "fr", "ar"] {
        page.visit(&format!("?lang={lang}"));
        page.click("#open-new, .bar [data-open=new]");
        page.click("label:has([name=players][value=friend])");
        let foot = page.place("#new .sheet-foot");
        for shown in ["#friend-name", "#own-name"] {
            let place = page.place(shown);
            let is_seen = place.y >= 0.0 && place.y + place.height <= foot.y + 0.5;
            assert!(is_seen, "{lang}, {shown}: {place:?}, {foot:?}");
        }
    }
}

#[test]
fn two_people_here_tell_their_names() {
    let page = Page::open("");
    page.click("#open-new");
    assert!(!page.is_seen("#people-names"), "a computer has a name");
    page.click("label:has([name=players][value=people])");
    assert_eq!(page.texts_of("#people-names b"), ["Who begins", "The other person"]);
    assert_eq!(page.attribute("#name-first", "data-longest"), "24");
    page.fill("#name-first", "Awa <b>");
    page.fill("#name-second", "Ibou");
    page.click("#start");
    assert_eq!(page.words_of("#status"), "Awa <b> · Pebbles to play: place a piece.");
    assert_eq!(page.words_of("#hand-second b"), "Ibou");
    page.click_hole("c3");
    assert!(page.words_of("#status").starts_with("Ibou · Sticks to play"));
    page.load("");
    until("the game is there with its names", || {
        page.words_of("#status").starts_with("Ibou · Sticks to play").then_some(())
    });
    page.click("#open-menu");
    until("the menu is open", || page.is_seen("#may-resign button").then_some(()));
    page.click("#may-resign button");
    assert_eq!(
        page.words_of("#resign-title"),
        "Give this game up? Gives up: Ibou. Winner: Awa <b>"
    );
    page.click("#resign-now");
    assert_eq!(page.words_of("#ending-reason"), "Ibou has given up.");
    assert_eq!(page.words_of("#ending-headline"), "Awa <b> won");
    page.click("[data-rematch=same]");
    assert!(page.words_of("#status").starts_with("Awa <b> · Pebbles to play"));
    page.click("#open-new");
    assert_eq!(page.value_of("#name-second"), "Ibou");
    for field in ["#name-first", "#name-second"] {
        page.set_property(field, "value", "");
    }
    page.click("#start");
    assert_eq!(page.words_of("#status"), "Pebbles to play: place a piece.");
}

#[test]
fn one_name_of_two_people_changes_sides() {
    let page = Page::open("");
    for (field, before, after) in [
        ("#name-first", "Awa · Pebbles to play: place a piece.", "Pebbles to play: place a piece."),
        (
            "#name-second",
            "Pebbles to play: place a piece.",
            "Awa · Pebbles to play: place a piece.",
        ),
    ] {
        page.click("#open-new");
        page.click("label:has([name=players][value=people])");
        for name in ["#name-first", "#name-second"] {
            page.set_property(name, "value", "");
        }
        page.fill(field, "Awa");
        page.click("#start");
        assert_eq!(page.words_of("#status"), before);
        page.click("#open-menu");
        until("the menu is open", || page.is_seen("#may-resign button").then_some(()));
        page.click("#may-resign button");
        page.click("#resign-now");
        page.click("[data-rematch=swapped]");
        assert_eq!(page.words_of("#status"), after, "{field}: the sides are swapped");
    }
}

#[test]
fn levels_stand_in_the_order_of_the_sides() {
    let page = Page::open(PEOPLE);
    page.click("#open-new");
    page.click_by_script("#new [name=players][value=none]");
    let [first, second] = ["#level-first", "#level-second"].map(|it| page.place(it));
    assert!(first.y + first.height <= second.y, "{first:?}, {second:?}");
}

#[test]
fn signs_are_plain_in_forced_colours() {
    if left_out_of(&[Browser::Firefox, Browser::WebKit], "they force no colours on request") {
        return;
    }
    let page = Page::open("?rules=yote-traditional");
    page.prefer("forced-colors", "active");
    let text = page.style("body", "color");
    until("the opponent's sign has the text's colour", || {
        (page.style("#hand-second .token", "stroke") == text).then_some(())
    });
    assert_eq!(page.style("svg.turn > .pebble", "fill"), text, "filled, as on the board");
    assert_ne!(page.style("svg.turn > .stick", "fill"), text, "hollow, as on the board");
}
