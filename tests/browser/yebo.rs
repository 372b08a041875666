//! A game of Yebo: by mouse and by keys, on a telephone, and after coming back.

use sandgrid_tests::sealed;
use serde_json::{Value, json};

use crate::page::{Key, Page, Screen, dist, until};

/// The query of the address.
pub(crate) const ADDRESS: &str = "?rules=yebo";

/// The input device.
#[derive(Copy, Clone)]
pub(crate) enum Hands {
    Mouse,
    Keys,
}

/// The page, once one can play.
pub(crate) fn opened(page: &Page, query: &str) {
    page.load(query);
    started(page);
}

/// Waits until one can play.
pub(crate) fn started(page: &Page) {
    until("Yebo is there", || (page.is_whole() && page.exists("#felt")).then_some(()));
}

/// Saves settings without pauses of the computers.
pub(crate) fn wait_for_none(page: &Page) {
    page.set_item("sandgrid:settings", &sealed("settings", "yebo-pace instant\n"));
}

/// That person's page of that size, in a language.
pub(crate) fn quick_in(code: &str, screen: Screen) -> Page {
    let page = Page::blank();
    page.load("history.html");
    wait_for_none(&page);
    page.resize(screen);
    opened(&page, &format!("{ADDRESS}&lang={code}"));
    page
}

/// A page without pauses of the computers.
pub(crate) fn quick() -> Page {
    let page = Page::blank();
    page.load("history.html");
    begin(&page);
    page
}

/// Begins at the table, from any of our pages that keeps nothing; no computer waits.
///
/// Every game is another one, and in some a computer has won the first round before one's first act: then
/// it is begun anew.
pub(crate) fn begin(page: &Page) {
    until("somebody's turn comes", || {
        wait_for_none(page);
        opened(page, ADDRESS);
        let is_over = state(page)["scored"] == json!(true);
        if is_over {
            page.load("history.html");
            page.run("storage.clear", ());
        }
        (!is_over).then_some(())
    });
}

/// Returns the state of the table, once no computer thinks.
pub(crate) fn state(page: &Page) -> Value {
    until("nobody thinks", || {
        let state = page.call("yebo.state", ());
        // One may announce while others think.
        let letters = state["letters"].as_str().unwrap_or_default();
        let is_idle = letters.trim_matches('A').is_empty() && state["scored"] == json!(false);
        if is_idle && page.is_seen("#invitation [data-begin]") {
            // The computers wait for the answer.
            page.click("#invitation [data-begin]");
            return None;
        }
        (state["thinks"] == json!(false) || !is_idle).then_some(state)
    })
}

/// Does what comes next; whether the round goes on.
pub(crate) fn step(page: &Page, hands: Hands) -> bool {
    let state = state(page);
    if state["scored"] == json!(true) {
        return false;
    }
    let letters = state["letters"].as_str().unwrap_or_default();
    // In this order, a choice is declined, and the game goes on.
    let wanted = "A+123456PLBE".chars().find(|letter| letters.contains(*letter));
    match (wanted, hands) {
        // When one block is left, this end lies over the other.
        (Some('L'), Hands::Mouse) => page.click("#right-end"),
        (Some(letter), Hands::Mouse) => page.click(&format!("#offers [data-letter='{letter}']")),
        (Some(letter), Hands::Keys) => page.letters(&letter.to_lowercase().to_string()),
        // The blocks are about to be dealt.
        (None, _) if state["held"] == json!(0) => {}
        (None, hands) => discard(page, hands, state["block"].as_u64().unwrap_or(1)),
    }
    true
}

/// The same, where a round that ends is followed by the next: how long one lasts is chance.
pub(crate) fn step_on(page: &Page, hands: Hands) {
    if !step(page, hands) {
        go_on(page, hands);
    }
}

/// Leaves the score of a round for the next round.
pub(crate) fn go_on(page: &Page, hands: Hands) {
    match hands {
        Hands::Mouse => {
            let ways = ["#next-round", "#offers [data-letter='G']"];
            let way = || ways.into_iter().find(|way| page.is_seen(way));
            page.click(until("the next round is offered", way));
        }
        Hands::Keys => page.letters("g"),
    }
    // The sheet is closed a moment before.
    until("the next round begins", || {
        let state = page.call("yebo.state", ());
        let is_asked = state["thinks"] == json!(true) || state["letters"] != "";
        (state["scored"] == json!(false) && is_asked).then_some(())
    });
    if let Hands::Keys = hands {
        until("the focus is somewhere", || {
            page.call_for::<bool>("yebo.hasFocusOrNothing", ()).then_some(())
        });
    }
}

/// Plays until one's own hand has thirteen blocks: the moment before a discard.
pub(crate) fn until_thirteen(page: &Page) {
    while state(page)["held"] != json!(13) {
        step_on(page, Hands::Mouse);
    }
}

fn discard(page: &Page, hands: Hands, block: u64) {
    match hands {
        Hands::Mouse => {
            page.click(&format!("#rack > :nth-child({block})"));
            page.click("#offers [data-letter='D']");
        }
        Hands::Keys => {
            page.set_focus("#rack > [tabindex=\"0\"]");
            page.keys([Key::Home]);
            page.keys((1..block).map(|_| Key::Right));
            page.keys([Key::Space]);
            page.letters("d");
        }
    }
}

/// Plays a round to its end.
pub(crate) fn round(page: &Page, hands: Hands) {
    for _ in 0..2_000 {
        if !step(page, hands) {
            return;
        }
    }
    panic!("the round has no end");
}

/// The points in the cells of a table's body or foot, row by row.
pub(crate) fn points(page: &Page, rows: &str) -> Vec<Vec<i32>> {
    let rows: Vec<Vec<String>> = page.call_for("elements.cells", [rows]);
    let number = |words: &String| {
        let plain = words.replace('\u{2212}', "-");
        plain.parse().unwrap_or_else(|error| panic!("{words:?} in {rows:?}: {error}"))
    };
    rows.iter().map(|row| row.iter().map(number).collect()).collect()
}

/// Returns the sums of the columns, one for each player.
pub(crate) fn sums(rows: &[Vec<i32>]) -> Vec<i32> {
    (0..4).map(|seat| rows.iter().map(|row| row[seat]).sum()).collect()
}

#[test]
fn hand_and_table_have_roles_and_names() {
    let page = quick();
    until_thirteen(&page);
    let tree = page.tree();
    let rack = tree.one("listbox", "Your hand");
    let options = rack.all("option");
    assert_eq!(options.len(), 13);
    let kinds = ["Pot ", "Mask ", "Shield ", "Flower ", "Bird ", "Africa"];
    for option in options {
        assert!(kinds.iter().any(|kind| option.name.starts_with(kind)), "{}", option.name);
    }
    for name in ["You", "Bheki", "Chipo", "Dembe", "Fence", "Discards"] {
        assert_eq!(tree.all("region").iter().filter(|it| it.name == name).count(), 1, "{name}");
    }
    page.letters("l");
    let refused = page.heard().into_iter().rfind(|heard| !heard.polite);
    let refused = refused.map(|heard| heard.words).unwrap_or_default();
    assert!(refused.starts_with("The block of this turn has been taken."), "{refused}");
}

/// The blocks of the hand in the order of their names: the drawn block lies apart only until the page is left.
fn held(page: &Page) -> Vec<String> {
    let names: String = page.call_for("yebo.names", ());
    let mut names: Vec<String> = names.split(',').map(str::to_owned).collect();
    names.sort();
    names
}

#[test]
fn yebo_game_resumes_after_reload() {
    let page = quick();
    for _ in 0..12 {
        step_on(&page, Hands::Mouse);
    }
    until_thirteen(&page);
    let names = || held(&page);
    let (hand, title) = (names(), page.words_of("#title"));
    page.again();
    started(&page);
    state(&page);
    assert_eq!(names(), hand);
    assert_eq!(page.words_of("#title"), title);
}

#[test]
fn new_yebo_game_confirms_and_keeps_the_old_one() {
    let page = quick();
    until_thirteen(&page);
    let names = || held(&page);
    let hand = names();
    page.click("header [data-open=new]");
    let words = page.words_of("#new");
    for part in ["is over yet. Begin another game?", "This one stays in your games"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    page.click("#start");
    state(&page);
    assert_ne!(names(), hand, "another game is dealt");
    page.click("header [data-open=menu]");
    page.click("#menu [data-open=record]");
    page.click("#others-list [data-other]");
    until("the game before is on the table", || (names() == hand).then_some(()));
}

#[test]
fn yebo_fits_a_phone() {
    let page = quick();
    page.become_phone(Screen::PHONE);
    until_thirteen(&page);
    let wide = page.property("html", "scrollWidth");
    assert!(wide.as_u64().is_some_and(|wide| wide <= 360), "{wide}");
    let (width, height) = (360.0, 640.0);
    for selector in ["#rack > [role=option]", ".end", "#status"] {
        for place in page.places(selector) {
            assert!(place.is_within(width, height), "{selector} at {place:?}");
        }
    }
    for place in page.places("#rack > [role=option], .end, #offers button") {
        assert!(place.width >= 43.5 && place.height >= 43.5, "{place:?}");
    }
}

/// How many statements there are, ours included.
const STATEMENTS: usize = 48 + 33;

/// Returns the texts of the sheet of rules, or of a refusal: their number, their language, and their sources.
fn stated(page: &Page, list: &str) -> Value {
    page.call("yebo.stated", [list])
}

#[test]
fn rules_are_stated_in_the_language_of_the_page() {
    // A draft has them in French; Hausa has the English ones alone.
    let languages =
        [("en", "en ltr"), ("fr", "fr ltr"), ("ar", "ar rtl"), ("wo", "fr ltr"), ("ha", "en ltr")];
    for (code, stands) in languages {
        let page = Page::blank();
        opened(&page, &format!("{ADDRESS}&lang={code}"));
        page.click("header [data-open=rules]");
        assert_eq!(stated(&page, "#rules-list"), json!([STATEMENTS, stands]), "{code}");
        assert_eq!(page.is_seen("#rules-english"), code == "ha", "{code}");
        page.keys([Key::Escape]);
        page.letters("a");
        page.click("#notice-more summary");
        let refused = stated(&page, "#notice-rules");
        assert_eq!(refused[1], json!(stands), "{code}: {refused}");
        assert_eq!(page.complaints(), [""; 0], "{code}");
    }
}

#[test]
fn game_dialog_opens_yebo_and_the_menu_returns() {
    let page = Page::open("");
    page.named("button", "New game").press();
    page.named("link", "Yebo").press();
    started(&page);
    page.named("button", "Menu").press();
    page.named("link", "The games in the sand").press();
    page.await_board();
}

/// Counts what workers say, and keeps the last of it.
const OVERHEARD: &str = include_str!("early/overhear.js");

#[test]
fn yebo_one_file_plays_from_a_disk_with_a_worker() {
    let page = Page::blank();
    page.before(OVERHEARD);
    page.go(&format!("file://{}", dist().join("sandgrid-yebo.html").display()));
    started(&page);
    let said = || page.global("overheard").as_str().map(str::to_owned);
    // How many acts come before an opponent's turn depends on the deal.
    for step in 0..24 {
        step_on(&page, Hands::Mouse);
        if step >= 3 && said().is_none_or(|said| said.contains(' ')) {
            break;
        }
    }
    state(&page);
    // Firefox brings nothing along to a page on a disk.
    if let Some(said) = said() {
        assert!(said.contains(' '), "an act after a number: {said:?}");
    }
    assert_eq!(page.asked_for(), Vec::<String>::new(), "no server is asked");
}

/// No worker is to be had.
const NO_WORKER: &str = include_str!("early/no_worker.js");

/// Every worker dies when it is asked something.
const DYING: &str = include_str!("early/dying_worker.js");

/// A clock that shortens long pauses.
const HURRY: &str = include_str!("early/hurry.js");

/// A script that ends every worker without an error event.
const SILENT: &str = include_str!("early/silent_worker.js");

/// Every worker loads for ever.
const MUTE: &str = include_str!("early/mute_worker.js");

/// Every worker answers what was asked long ago, and dies then.
const LATE: &str = include_str!("early/late_worker.js");

#[test]
fn without_a_worker_the_page_thinks_itself() {
    for script in [NO_WORKER, DYING, SILENT, LATE, MUTE] {
        let page = Page::blank();
        // WebKit reports no error of a worker that the page has ended: in it, both are silent.
        page.before(&format!("{HURRY}{script}"));
        page.load("history.html");
        begin(&page);
        for _ in 0..6 {
            step_on(&page, Hands::Mouse);
        }
        assert_eq!(page.complaints(), [""; 0]);
    }
}

#[test]
fn a_name_of_one_wide_word_stays_on_the_page() {
    let page = quick();
    page.click(".tools [data-open=new]");
    for seat in ["A", "B", "C", "D"] {
        page.fill(&format!("input[name=name-{seat}]"), &format!("{}{seat}", "W".repeat(23)));
    }
    page.click("#start");
    state(&page);
    page.resize(Screen { width: 320, height: 568, ratio: 2 });
    for (way, place) in [("", "#asking"), ("score", "#score .sheet-body"), ("story", ".log-place")]
    {
        if !way.is_empty() {
            page.close_sheets();
            page.click(".tools [data-open=menu]");
            page.click(&format!("#menu :is([data-open={way}], [data-{way}])"));
        }
        let [across, _] = page.overflow(place);
        assert!(across <= 1, "{place}: {across} pixels too wide");
    }
}
