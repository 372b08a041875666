//! The element in its page: what it tells and when, how high it is, and what it takes from the page around.

use std::time::Duration;

use serde_json::{Value, json};

use crate::embedding::{call, host, told};
use crate::page::{Page, pause, until};

/// The names of what was told so far, but for how high the board would like to be.
pub(crate) fn names(page: &Page) -> Vec<String> {
    let names = page.call("boards.takeNames", ());
    let names = names.as_array().expect("a list").iter();
    let names = names.map(|name| name.as_str().expect("a name").to_owned());
    names.filter(|name| name != "resize").collect()
}

fn state(page: &Page) -> Value {
    call(page, 0, "state", json!([]))["value"].clone()
}

#[test]
fn looking_is_a_step_and_playing_a_turn() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    for turn in ["c3", "a5", "b2"] {
        call(&page, 0, "play", json!([turn]));
    }
    assert_eq!(names(&page), ["ready", "turn", "turn", "turn"]);
    for (method, given, at) in [
        ("goTo", json!([0]), 0),
        ("step", json!([1]), 1),
        ("goTo", json!([99]), 3),
        ("undo", json!([]), 2),
        ("redo", json!([]), 3),
    ] {
        assert_eq!(call(&page, 0, method, given)["value"]["at"], at, "{method}");
        assert_eq!(names(&page), ["step"], "{method} to {at}");
    }
    // The same action again is played, and not looked at.
    call(&page, 0, "undo", json!([]));
    assert_eq!(names(&page), ["step"]);
    call(&page, 0, "play", json!(["b2"]));
    assert_eq!(names(&page), ["turn"]);
    assert_eq!(call(&page, 0, "redo", json!([]))["code"], "refused");
    let link = call(&page, 0, "export", json!(["link"]))["value"].clone();
    let link = link.as_str().expect("a text");
    assert!(link.starts_with("http") && link.contains("/sandgrid.html#g="), "{link}");
    call(&page, 0, "newGame", json!([{}]));
    for text in [link, link.split_once("#g=").expect("it has one").1] {
        assert_eq!(call(&page, 0, "load", json!([text]))["value"]["of"], 3, "{text}");
    }
    let spoken = call(&page, 0, "set", json!(["lang", "fr"]))["value"].clone();
    assert_eq!(spoken["lang"], "fr");
    assert_eq!(spoken["words"], state(&page)["words"]);
    assert!(
        spoken["words"]
            .as_str()
            .is_some_and(|words| words.contains("placer") || words.contains("jouer")),
        "{spoken}"
    );
    let title = page.call("boards.frameProperty", ["title"]);
    assert_eq!(title, spoken["title"], "the frame is called as the game is, in its language");
}

/// Two turns before its end.
const NEARLY: &str = "6/6/2io2/6/6 o 0/0 - 0";

#[test]
fn element_reports_an_ending_once() {
    let page = host(&format!(
        "<sand-board rules=yote-traditional position='{NEARLY}' side=both></sand-board>"
    ));
    call(&page, 0, "play", json!(["d3xb3"]));
    let told_names = names(&page);
    assert!(told_names.ends_with(&["turn".to_owned(), "ending".to_owned()]), "{told_names:?}");
    let words = state(&page)["words"].clone();
    let words = words.as_str().expect("words").to_owned();
    assert!(words.ends_with('.') && words.matches(". ").count() == 1, "two sentences: {words}");
    call(&page, 0, "step", json!([-1]));
    call(&page, 0, "step", json!([1]));
    assert_eq!(names(&page), ["step", "step"], "it is looked at");
}

#[test]
fn element_reports_lessons_and_puzzles() {
    let page = host(
        "<sand-board puzzle=3 lang=en></sand-board><sand-board lesson=choko lang=en></sand-board>",
    );
    for board in 0..2 {
        let ready = told(&page, "ready");
        let (_, ready) = ready.iter().find(|(at, _)| *at == board).expect("it is ready");
        let now =
            call(&page, usize::try_from(board).expect("few"), "state", json!([]))["value"].clone();
        assert_eq!(ready["state"], now, "nothing comes after it");
        assert!(now["words"].as_str().is_some_and(|words| words.len() > 20), "{now}");
        assert_ne!(now["position"], "6/6/6/6/6 o 12/12 - 0");
    }
    let choko = call(&page, 1, "state", json!([]))["value"]["rules"].clone();
    assert_eq!(choko, "choko-traditional");
    names(&page);
    let set = call(&page, 0, "set", json!(["puzzle", 1]))["value"].clone();
    assert_eq!(set, state(&page), "the answer holds what is on the board");
    assert_eq!(names(&page), ["game"]);
    // Every legal turn counts as a turn, right or not.
    let hint = call(&page, 0, "hint", json!([]));
    assert!(hint["value"]["cells"].as_array().is_some_and(|cells| cells.len() == 1), "{hint}");
    names(&page);
    page.enter_board(0);
    let played = page.count("[role=grid] button");
    assert_eq!(played, 30);
    page.leave_frame();
    call(&page, 0, "set", json!(["lesson", "yote"]));
    assert_eq!(names(&page), ["game"]);
    let lesson = call(&page, 0, "play", json!(["c3"]))["value"].clone();
    assert_eq!((&lesson["at"], &lesson["of"]), (&json!(1), &json!(1)), "{lesson}");
    let told_names = names(&page);
    assert!(told_names.contains(&"turn".to_owned()), "{told_names:?}");
    assert_eq!(call(&page, 0, "restart", json!([]))["code"], "refused");
}

/// Waits until heights have come and none follows, and gives them.
fn heights(page: &Page) -> Vec<u64> {
    pause(Duration::from_millis(900), "a height that is told later would follow");
    let all = page.take_global("heights");
    all.as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
}

/// How much is in the frame, and how high it is.
fn needs(page: &Page) -> (u64, u64) {
    page.enter_found("boards.frameInPlace", ());
    let both = page.call("page.heights", ());
    page.leave_frame();
    (both[0].as_u64().expect("a number"), both[1].as_u64().expect("a number"))
}

fn act(page: &Page, turn: &str) {
    let played = page.call_later("boards.playInPlace", [turn]);
    assert_eq!(played, json!("played"), "{turn}");
}

#[test]
fn element_height_follows_width_and_visibility() {
    for (attributes, turns) in [
        (json!({"rules": "yote-traditional", "side": "both"}), ["c3", "a5", "b2", "d4"]),
        (json!({"rules": "yebo", "side": "both"}), ["direction +", "", "", ""]),
    ] {
        let page = host("");
        page.run("boards.putInPlace", (&attributes, "block"));
        until("it is there", || page.global("there").as_bool()?.then_some(()));
        let first = heights(&page);
        assert_eq!(first.len(), 1, "the first figure is the settled one: {first:?}");
        act(&page, turns[0]);
        assert_eq!(heights(&page), [0; 0], "a turn changes nothing");
        let mut turns = turns[1..].iter();
        for width in ["340px", "1000px", "700px"] {
            page.set_style("#place", "inline-size", width);
            heights(&page);
            let (wanted, given) = needs(&page);
            assert!(wanted <= given, "{attributes} at {width}: {wanted} in {given}");
            if let Some(turn) = turns.next().filter(|turn| !turn.is_empty()) {
                act(&page, turn);
                assert_eq!(heights(&page), [0; 0], "at {width}");
            }
        }
        let page = host("");
        page.run("boards.putInPlace", (&attributes, "none"));
        until("it is there", || page.global("there").as_bool()?.then_some(()));
        assert_eq!(heights(&page), [0; 0], "what is not shown has no height");
        page.set_style("#place", "display", "block");
        assert_eq!(heights(&page), first, "as in a page that shows it at once");
    }
}

#[test]
fn moved_element_keeps_its_game() {
    let page = host(
        "<sand-board rules=choko-traditional side=both></sand-board>\
         <sand-board rules=yebo side=both></sand-board>",
    );
    for turn in ["c3", "a5"] {
        call(&page, 0, "play", json!([turn]));
    }
    call(&page, 1, "play", json!(["direction +"]));
    call(&page, 0, "set", json!(["theme", "night"]));
    let before = [0, 1].map(|board| call(&page, board, "state", json!([]))["value"].clone());
    names(&page);
    page.run("boards.move", ());
    let after = [0, 1].map(|board| call(&page, board, "state", json!([]))["value"].clone());
    assert_eq!(after[0], before[0], "it is as it was");
    // At Yebo the hand is covered again: a moved board may have a new reader.
    assert_eq!((&after[1]["at"], &after[1]["turn"]), (&before[1]["at"], &before[1]["turn"]));
    assert_eq!(names(&page), ["ready", "ready"], "and nothing else is told");
    assert_eq!(call(&page, 0, "undo", json!([]))["value"]["at"], 1, "one goes on");
    page.enter_board(0);
    assert_eq!(page.theme(), json!("night"));
    page.leave_frame();
    page.run("boards.takeOutAndSet", ["rules", "wali-ludens"]);
    until("another game was asked for", || {
        (told(&page, "ready").last()?.1["state"]["rules"] == "wali-ludens").then_some(())
    });
}

#[test]
fn switches_that_say_no_are_off() {
    let page = host(
        "<sand-board fixed=no kiosk=no rules=yote-traditional side=both></sand-board>\
         <sand-board fixed=false kiosk=off rules=yebo side=both></sand-board>",
    );
    for (board, turn) in [(0, "c3"), (1, "direction +")] {
        call(&page, board, "play", json!([turn]));
    }
    let heights: Vec<u64> = page.call_for("boards.heights", ());
    assert!(heights.iter().all(|height| *height > 300), "{heights:?}");
    page.run("boards.move", ());
    for board in 0..2 {
        let at = call(&page, board, "state", json!([]))["value"]["at"].clone();
        assert!(at.as_u64() > Some(0), "board {board} has lost its game");
    }
}

#[test]
fn a_place_that_asks_for_its_width_gets_45_rem() {
    for around in ["display:flex", "float:left", "display:inline-block", "position:fixed"] {
        let page = host(&format!("<div style='{around}'><sand-board></sand-board></div>"));
        page.set_style("body", "width", "1000px");
        let widths = page.call("boards.widths", ());
        assert_eq!((&widths[0], &widths[1]), (&json!(720), &json!(720)), "{around}");
    }
}

#[test]
fn a_solved_puzzle_is_one_result() {
    let page = host("<sand-board puzzle=1 learning lang=en></sand-board>");
    let played = call(&page, 0, "play", json!(["b3xb5*c5"]))["value"].clone();
    assert_eq!((&played["puzzle"], &played["lesson"]), (&json!(1), &Value::Null), "{played}");
    until("the result is told", || (!told(&page, "learning").is_empty()).then_some(()));
    let results = told(&page, "learning");
    assert_eq!(results.len(), 1, "{results:?}");
    assert_eq!(results[0].1["kind"], "puzzle");
}

/// The surroundings of a board, with their language and theme.
const AROUND: [(&str, &str, &str); 8] = [
    ("<div lang=ar><sand-board></sand-board></div>", "ar", "day"),
    ("<div lang=fr-CA style='background:#111'><sand-board></sand-board></div>", "fr", "night"),
    (
        "<div lang=fr style='color-scheme:dark'><sand-board lang=pt></sand-board></div>",
        "pt",
        "night",
    ),
    ("<div lang=de style='color-scheme:only light'><sand-board></sand-board></div>", "en", "day"),
    (
        "<div style='color-scheme:dark'><sand-board lang=es theme=day></sand-board></div>",
        "es",
        "day",
    ),
    ("<div lang=fr><div lang=de><sand-board></sand-board></div></div>", "fr", "day"),
    (
        "<div lang=pt_BR style='background:oklch(98% 0.003 248)'><sand-board></sand-board></div>",
        "pt",
        "day",
    ),
    (
        "<div lang=fr style='background:color-mix(in srgb, black 90%, red)'>\
         <sand-board></sand-board></div>",
        "fr",
        "night",
    ),
];

/// Waits until the board has that theme.
fn becomes(page: &Page, theme: &str) {
    page.enter_board(0);
    until(theme, || (page.theme() == json!(theme)).then_some(()));
    page.leave_frame();
}

#[test]
fn element_follows_the_hosts_language_and_colour_scheme() {
    let page = host("");
    // A page that is shown as text is light or dark as the system is, by a meta element or by Firefox's own style.
    page.run("boards.takeColourScheme", ());
    for (markup, lang, theme) in AROUND {
        assert_eq!(page.call_later("boards.putAround", [markup]), json!(lang), "{markup}");
        page.enter_board(0);
        let shown = page.theme();
        assert_eq!(shown, json!(theme), "{markup}");
        page.leave_frame();
    }
    page.call_later("boards.putAround", ["<div lang=fr><sand-board></sand-board></div>"]);
    page.set_property("div", "lang", "es");
    until("it follows", || (told(&page, "languagechange").len() == 1).then_some(()));
    assert_eq!(told(&page, "languagechange")[0].1["lang"], "es");
    // A page changes its looks at the body, at what stands around the board, or with the visitor's system.
    page.set_style("body", "background", "black");
    becomes(&page, "night");
    page.set_style("div", "background", "white");
    becomes(&page, "day");
    page.run("boards.adoptDarkStyle", ());
    page.prefer("prefers-color-scheme", "dark");
    becomes(&page, "night");
}

/// Attributes that are no mistake: of any element, of frames and fields, of scripts and frameworks.
const OTHERS: &str = "id=x class=lang style='color: red' slot=x role=group part=x dir=ltr tabindex=0 \
    accesskey=k autocapitalize=off autocorrect=off autofocus contenteditable=false draggable=true \
    enterkeyhint=go exportparts=x inputmode=none is=x itemid=x itemprop=x itemref=x itemscope itemtype=x nonce=x \
    spellcheck=false translate=no virtualkeyboardpolicy=auto writingsuggestions=false xml:lang=en \
    width=1 height=1 name=x allow=x sandbox frameborder=0 scrolling=no longdesc=x size=1 sizes=x accept=x \
    data-rules=x data-v-1f2e3d aria-level=2 onturn='' onreset='' _ngcontent-abc x-data v-lang=x :rules=x @ready=x hx-get=x \
    foo=1 hidden-x=1";

/// The messages of the errors that were told.
fn errors(page: &Page) -> Vec<String> {
    let errors = told(page, "error");
    errors
        .iter()
        .map(|(_, error)| error["message"].as_str().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn misspelt_attributes_are_told_once() {
    let page = host("");
    page.run("boards.hearWarnings", ());
    let board = format!("<sand-board lenguage=fr rulset=x volumeMax=3 {OTHERS}></sand-board>");
    page.call_later("boards.put", [&board]);
    for value in ["2", "3"] {
        page.set_attribute("sand-board", "puzle", value);
        page.set_attribute("sand-board", "lenguage", value);
        page.set_attribute("sand-board", "title", value);
    }
    let asked =
        |name: &str, meant: &str| format!("there is no attribute `{name}`; is {meant} meant?");
    let expected = [
        asked("lenguage", "`lang` or `languages`"),
        asked("rulset", "`rules`"),
        asked("volumemax", "`volume-max`"),
        asked("puzle", "`puzzle`"),
    ];
    until("all is told", || (errors(&page).len() >= expected.len()).then_some(()));
    until("the board is there", || (!told(&page, "ready").is_empty()).then_some(()));
    assert_eq!(errors(&page), expected);
    let warned = expected.map(|message| format!("<sand-board>: {message}"));
    assert_eq!(page.global("warned"), json!(warned));
}

#[test]
fn methods_tell_of_unknown_fields_and_wrong_types() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    let before = state(&page);
    for (method, given, code, word) in [
        ("newGame", json!(["yote-ludos"]), "unknown-request", "`newGame` takes an object"),
        ("newGame", json!([null]), "unknown-request", "`newGame` takes an object"),
        ("newGame", json!([{"level": "3"}]), "unknown-request", "a whole number"),
        ("goTo", json!([]), "unknown-request", "`to`, a whole number"),
        ("goTo", json!([null]), "unknown-request", "`to`, a whole number"),
        ("goTo", json!(["1"]), "unknown-request", "`to`, a whole number"),
        ("step", json!([null]), "unknown-request", "`by`, a whole number"),
        ("load", json!([7]), "unknown-request", "`text`, a text"),
        ("play", json!([["c3"]]), "unknown-request", "`turn` is no text"),
        ("export", json!(["svg"]), "unknown-request", "`form`"),
        ("set", json!([3, 3]), "unknown-request", "`name`, a text"),
        ("set", json!(["levle", 3]), "unknown-option", "no option `levle`; is `level` meant?"),
        ("set", json!(["Level", 3]), "unknown-option", "is `level` meant?"),
        ("set", json!(["poster", "x"]), "unknown-option", "attribute of the element alone"),
    ] {
        page.set_global("told", [0; 0]);
        let answer = call(&page, 0, method, given);
        let message = answer["message"].as_str().unwrap_or_default().to_owned();
        assert_eq!(answer["code"], code, "{method}: {answer}");
        assert!(message.contains(word), "{method}: {answer}");
        assert_eq!(errors(&page), [message], "{method}");
    }
    assert_eq!(state(&page), before, "nothing has changed");
    page.set_global("told", [0; 0]);
    for _ in 0..2 {
        let choice = json!([{"foo": 1, "levle": 3, "rules": "wali-ludens"}]);
        let begun = call(&page, 0, "newGame", choice)["value"].clone();
        assert_eq!(begun["rules"], "wali-ludens", "what is known holds: {begun}");
    }
    let expected =
        ["`newGame` has no field `foo`", "`newGame` has no field `levle`; is `level` meant?"];
    assert_eq!(errors(&page), expected, "each is told once");
}

#[test]
fn unknown_names_of_a_list_are_left_out() {
    let page = host(
        "<div lang=en><sand-board kiosk games='yote chess yebo' languages='fr xx en' \
         takes='print fax'></sand-board></div>",
    );
    let left_out = |names: &[&str]| {
        let said = errors(&page);
        let all = said.len() == names.len()
            && names.iter().zip(&said).all(|(name, said)| said.ends_with(name));
        assert!(all, "{said:?}");
        page.set_global("told", [0; 0]);
    };
    left_out(&["`fax` is left out", "`chess` is left out", "`xx` is left out"]);
    page.enter_board(0);
    assert_eq!(page.data("html", "games"), json!("yote yebo"));
    assert_eq!(page.count("#tongues option"), 2);
    assert_eq!(page.attribute("html", "lang"), "fr", "the first on offer, in English surroundings");
    assert_eq!(page.data("html", "prints"), json!("yes"));
    page.leave_frame();
    assert!(call(&page, 0, "set", json!(["games", "wali, go"]))["value"].is_object());
    left_out(&["`go` is left out"]);
    page.enter_board(0);
    assert_eq!(page.data("html", "games"), json!("wali"));
    page.leave_frame();
    assert!(call(&page, 0, "set", json!(["lang", "es"]))["value"].is_object());
    left_out(&["`lang` is `es`, which is not on offer"]);
    assert_eq!(call(&page, 0, "set", json!(["languages", "xx"]))["code"], "unknown-option");
    left_out(&["not `xx`"]);
}

/// A page takes a lesson or a puzzle away as it has put it there.
#[test]
fn removed_lesson_or_puzzle_leads_back_to_the_game() {
    let page = host(
        "<sand-board rules=choko-traditional side=both lang=en></sand-board>\
         <sand-board rules=yebo lesson=yebo lang=en></sand-board>",
    );
    call(&page, 0, "play", json!(["c3"]));
    let game = state(&page);
    for (name, value) in [("lesson", "choko"), ("puzzle", "30")] {
        page.set_attribute("sand-board", name, value);
        until("it is taught", || (state(&page)["position"] != game["position"]).then_some(()));
        page.run("elements.toggleAttribute", ["sand-board", name]);
        until("the game is back", || (state(&page) == game).then_some(()));
    }
    // One takes the other's place.
    page.set_attribute("sand-board", "lesson", "yote");
    page.set_attribute("sand-board", "puzzle", "30");
    page.run("elements.toggleAttribute", ["sand-board", "lesson"]);
    let puzzle = state(&page)["words"].to_string();
    assert!(puzzle.contains("win") || puzzle.contains("capture"), "the puzzle stays: {puzzle}");
    let asks = || call(&page, 1, "state", json!([]))["value"]["words"].clone();
    let lesson = asks();
    call(&page, 1, "set", json!(["lesson", null]));
    assert_ne!(asks(), lesson);
    let first = call(&page, 1, "state", json!([]))["value"]["at"].clone();
    assert_eq!(first, 0, "a game of Yebo begins");
}

#[test]
fn players_follow_removed_and_changed_attributes() {
    let page = host("<sand-board rules=wali-ludens level=1 lang=en></sand-board>");
    let asks = |words: &str| {
        until(words, || state(&page)["words"].as_str()?.contains(words).then_some(()));
    };
    asks("Your turn");
    page.run("elements.toggleAttribute", ["sand-board", "level"]);
    asks("Pebbles to play");
    call(&page, 0, "play", json!(["c3"]));
    // A change while the board is in no page holds when it comes back.
    page.run("boards.takeOutAndSet", ["side", "first"]);
    until("the computer plays the other side", || (state(&page)["at"] == 2).then_some(()));
}

/// Options of the game before mean nothing to another page, and are gone.
#[test]
fn another_page_hears_nothing_of_removed_options() {
    let page =
        host("<sand-board record='[Rules \"yote-traditional\"] 1. c3 d3' at=1></sand-board>");
    for name in ["at", "record"] {
        page.run("elements.toggleAttribute", ["sand-board", name]);
    }
    page.set_attribute("sand-board", "rules", "yebo");
    until("Yebo is there", || {
        (told(&page, "ready").last()?.1["state"]["rules"] == "yebo").then_some(())
    });
    assert_eq!(state(&page)["rules"], "yebo");
    assert_eq!(errors(&page), [""; 0]);
}

#[test]
fn element_follows_its_attributes() {
    let page = host("");
    page.run(
        "boards.putAndWarn",
        ["<div style='block-size: 300px'><sand-board rules=choko-ludos src=sandgrid.html></sand-board></div>"],
    );
    let title = || page.call("boards.frameProperty", ["title"]);
    assert!(title().to_string().contains("Choko"), "before it is there: {}", title());
    until("it is ready", || page.property("sand-board", "isReady").as_bool()?.then_some(()));
    page.set_property("sand-board", "title", "Our game");
    assert_eq!(title(), json!("Our game"));
    let height = || page.call("boards.frameProperty", ["clientHeight"]).as_u64();
    assert!(height() > Some(500), "{:?}", height());
    page.set_style("sand-board", "block-size", "300px");
    page.run("elements.toggleAttribute", ["sand-board", "fixed"]);
    assert_eq!(height(), Some(300));
    page.run("elements.toggleAttribute", ["sand-board", "fixed"]);
    assert!(height() > Some(500), "{:?}", height());
}
