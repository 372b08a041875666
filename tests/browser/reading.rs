//! Reading the rulebooks in the page.

use sandgrid_rules::{Book, Ruleset};
use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::page::{Page, Screen, until};

#[test]
fn rulebook_dialog_lists_statements_with_places() {
    let page = Page::open("");
    page.click("#open-rules");
    for rules in Ruleset::ALL {
        choose(&page, rules);
        let told = page.call("table.statements", ());
        let told = told.as_array().expect("a list");
        assert_eq!(told.len(), rules.rules().count(), "{}", rules.key());
        for rule in rules.rules() {
            let words = rules.passages(rule.words()).collect::<Vec<_>>().join(" ");
            let place = told.iter().find(|it| it[0] == words).map(|it| it[1].to_string());
            let place = place.unwrap_or_else(|| panic!("{}: {rule} in {told:?}", rules.key()));
            let book = match rule.id.get(..3) {
                Some("000") => "LUDOS",
                Some("001") => "Ludens Planet",
                Some("002" | "004") => "Traditional Board Games",
                _ => "our r",
            };
            let is_rebuilt = place.contains("our reading");
            assert!(place.contains(book) || is_rebuilt, "{}: {rule}: {place}", rules.key());
        }
        let words = page.words_of("#rules");
        let source = rules.book().source;
        for part in [source.title, source.published, source.credits, "How the game ends"] {
            assert!(words.contains(part), "{}: {part:?} in {words}", rules.key());
        }
    }
}

#[test]
fn a_refusal_leads_to_its_rule() {
    let page = Page::open("?position=i5/6/2oi2/6/6+o+4/4+-+0");
    page.click_hole("c3");
    page.click_hole("d4");
    let rule = page.data("#notice-read", "rule");
    let rule = rule.as_str().expect("a rule has an id").to_owned();
    page.click("#notice-more summary");
    page.click("#notice-read");
    assert!(page.is_seen("#rules"));
    let at = page.call("elements.focusedId", ());
    assert_eq!(at, json!(format!("rule-{rule}")));
    let place = page.places(&format!("#rule-{rule}"))[0];
    assert!(place.is_within(1280.0, 800.0), "{place:?}");
}

#[test]
fn rulebook_comparison_lists_differences() {
    let page = Page::open("");
    page.click("#open-new");
    page.unfold("#rulebook");
    for game in ["Yoté", "Choko", "Wali", "Bolotondou"] {
        page.click_path(&format!("//fieldset[@id='kinds']//label[.//b='{game}']"));
        let cards = page.call("table.traits", ());
        let cards: Vec<&Value> = cards.as_array().expect("a list").iter().collect();
        let books = Book::ALL.iter().filter(|book| book.kind.to_string() == game).count();
        assert_eq!(cards.len(), books, "{game}");
        for (index, card) in cards.iter().enumerate() {
            assert_ne!(**card, json!(""), "{game}");
            assert!(!cards[..index].contains(card), "{game}: {card}");
        }
    }
}

#[test]
fn random_first_side_is_either() {
    let page = Page::open("");
    for (random, begins) in [(0.4, false), (0.7, true)] {
        // The seed is this, times two to the power of 53: it is even, or it is odd.
        page.run("table.fixRandom", (random, begins));
        page.click("#open-new");
        page.click_path("//*[@id='new-form']//label[contains(., 'Draw lots')]");
        page.click("#start");
        let hand = if begins { "#hand-first b" } else { "#hand-second b" };
        assert_eq!(page.words_of(hand), "Awa");
    }
}

#[test]
fn an_only_opponent_plays_as_well_from_either_side() {
    let page = Page::open("");
    page.click("#open-new");
    page.click_path("//*[@id='new-form']//label[contains(., 'Computer begins')]");
    page.click_path("//fieldset[@id='level-first']//label[input/@value='5']");
    page.click_path("//*[@id='new-form']//label[contains(., 'I begin')]");
    page.click("#start");
    assert_eq!(page.words_of("#hand-second b"), "Aida");
}

#[test]
fn help_is_a_sheet_of_its_own() {
    let page = Page::open("");
    page.click("#open-menu");
    page.click("#menu [data-open=help]");
    let words = page.words_of("#help");
    for part in ["arrow keys", "tap an empty hole", "a piece was removed here"] {
        assert!(words.contains(part), "{part:?} in {words}");
    }
}

#[test]
fn the_history_is_read_without_a_script() {
    let page = Page::open("");
    page.click("#open-menu");
    page.click("#menu a[href='history.html']");
    until("the page is there", || page.title().contains("Where the games come from").then_some(()));
    // The style of the game's page holds here, too.
    assert_ne!(page.style("body", "--sand"), "");
    page.resize(Screen::PHONE);
    let [document, window]: [u32; 2] = page.call_for("page.widths", ());
    assert!(document <= window, "it is read without going sideways");
    page.click_path("//header/a");
    until("the game is there", || (!page.hole_names().is_empty()).then_some(()));
    assert!(page.complaints().is_empty());
}

#[test]
fn pages_to_be_read_have_the_chosen_night() {
    let page = Page::blank();
    for name in ["history.html", "history-ar.html", "teach/index.html", "teach/es.html"] {
        let ground = |system: &str, chosen: &str| {
            page.load("history.css");
            page.set_item("sandgrid:settings", &sealed("settings", &format!("theme {chosen}\n")));
            page.prefer("prefers-color-scheme", system);
            page.load(name);
            page.style("body", "background-color")
        };
        let (day, night) = (ground("light", "system"), ground("dark", "system"));
        assert_ne!(day, night, "{name}: the device's");
        assert_eq!(ground("light", "night"), night, "{name}");
        assert_eq!(ground("dark", "day"), day, "{name}");
    }
    assert!(page.complaints().is_empty());
}

#[test]
fn teachers_sheets_speak_the_language_of_the_page() {
    let page = Page::open("?lang=fr");
    page.click("#open-menu");
    page.click("#menu a[href='teach/fr.html']");
    until("the page is there", || page.title().contains("Pour les enseignants").then_some(()));
    page.resize(Screen::PHONE);
    let [document, window]: [u32; 2] = page.call_for("page.widths", ());
    assert!(document <= window, "it is read without going sideways");
    assert!(page.complaints().is_empty());
}

#[test]
fn teachers_sheets_are_printed_by_a_button() {
    let page = Page::blank();
    for name in ["index", "fr", "es", "pt", "ar"] {
        page.load(&format!("teach/{name}.html"));
        until("the button is there", || page.is_seen("#print").then_some(()));
        page.run("printing.watchPrint", ());
        page.click("#print");
        assert_eq!(page.global("printed"), json!(true), "{name}");
        page.show_as("print");
        assert!(!page.is_seen("#print"), "{name}: it is not on the paper");
        assert_eq!(page.style("h3 small", "color"), "rgb(0, 0, 0)", "{name}");
        let sizes = ["#answers", ".answers"].map(|part| page.style(part, "font-size"));
        assert_eq!(sizes[0], sizes[1], "{name}: the answers are as large as the rest");
        page.show_as("screen");
    }
    assert!(page.complaints().is_empty());
}

/// Chooses a rulebook and its options in the sheet.
fn choose(page: &Page, rules: &Ruleset) {
    page.click("#rules-book");
    page.click(&format!("#rules-book option[value={}]", rules.book().key));
    for variation in rules.book().variations {
        let option = format!("input[name=rules-options][value={}]", variation.name());
        if page.property(&option, "checked") != json!(rules.variations().contains(variation)) {
            page.click(&option);
        }
    }
}
