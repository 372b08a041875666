//! The page that writes snippets: each form of a snippet, put into another page, shows the chosen board.

use std::fs;
use std::path::Path;

use sandgrid_rules::Ruleset;
use serde_json::{Map, Value, json};

use crate::accessible::{dark, dark_forced, findings, light};
use crate::embedding::{call, told};
use crate::page::{Page, Screen, dist, until};
use crate::site::Folder;
use crate::unreachable::{ALL, exhibit};

use cases::{CASES, Case, Choice};

use Choice::{Field, Offer, Radio, Tick};

mod cases;

/// Makes a choice as a person does.
fn choose(page: &Page, choice: Choice) {
    match choice {
        Field(id, value) => page.choose_value(&format!("#{id}"), value),
        Radio(name, value) => {
            let selector = format!("input[name={name}][value={value}]");
            page.run("elements.check", (selector, true));
        }
        Tick(id, is) => page.run("elements.check", (format!("#{id}"), is)),
        Offer(game, is) => page.run("elements.check", (format!("[data-offered={game}]"), is)),
    }
}

fn snippet(page: &Page, form: &'static str) -> String {
    choose(page, Radio("form", form));
    page.value_of("#snippet")
}

/// A server with the site in one folder and the files of a host in another, and a browser that shows nothing yet.
fn server(name: &str) -> (Folder, Page) {
    let folder = exhibit(name, &ALL, &[]);
    let site = folder.0.join("site");
    fs::create_dir_all(site.join("embed")).expect("the system's folder takes one");
    let copy = |path: &Path| {
        let from = dist().join("site").join(path);
        fs::copy(from, site.join(path)).expect("dist has it");
    };
    copy("sandgrid.html".as_ref());
    copy("sandgrid-yebo.html".as_ref());
    for file in fs::read_dir(dist().join("site/embed")).expect("dist has it") {
        copy(&Path::new("embed").join(file.expect("it can be read").file_name()));
    }
    let page = Page::of_a_folder(&folder.0);
    (folder, page)
}

/// The page's address on that server.
const MAKE: &str = "site/embed/make.html";

/// Shows a snippet in a page of a host, which writes down what a board tells.
fn put(folder: &Folder, page: &Page, snippet: &str) {
    let markup = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>A page</title>\
         <script type=importmap>{{\"imports\":{{\"sandgrid-embed\":\"/games/sandgrid-embed.mjs\"}}}}</script>\
         {snippet}<script>window.told = []; const board = document.querySelector('sand-board');\
         for (const name of ['ready', 'error'])\
         board?.addEventListener(name, ({{ detail }}) => told.push([0, name, detail]))</script>"
    );
    fs::write(folder.0.join("exhibit/index.html"), markup).expect("it can be written");
    page.load("exhibit/index.html");
}

/// Looks at the board in the frame that one is in.
fn looks(page: &Page, options: &Value) {
    let option = |name: &str, usual: &str| json!(options[name].as_str().unwrap_or(usual));
    let controls = if options["kiosk"].is_null() { "all" } else { "few" };
    for (name, wanted) in [
        ("controls", option("controls", controls)),
        ("kiosk", option("kiosk", "no")),
        ("theme", option("theme", "day")),
    ] {
        until(name, || (page.data("html", name) == wanted).then_some(()));
    }
    let lang = option("lang", "en");
    until("it speaks so", || (page.html_language() == lang).then_some(()));
    if let Some(games) = options["games"].as_str() {
        assert_eq!(page.data("html", "games"), json!(games));
    }
    for (name, property) in [("accent", "--chief"), ("ground", "--page"), ("ink", "--ink")] {
        if let Some(colour) = options[name].as_str() {
            let shown = page.style("html", property);
            assert_eq!(shown.trim(), format!("#{colour}"), "{name}");
        }
    }
}

/// The snippets of those forms for every case, with what they have to show.
fn snippets(page: &Page, forms: &[&'static str]) -> Vec<(Value, String)> {
    page.prefer("prefers-color-scheme", "light");
    page.load(&format!("{MAKE}?lang=en"));
    let written = |case: Case| {
        for choice in case.choices {
            choose(page, *choice);
        }
        forms.iter().map(|form| (case.options(), snippet(page, form))).collect::<Vec<_>>()
    };
    CASES.into_iter().flat_map(written).collect()
}

#[test]
fn frames_show_what_was_chosen() {
    let (folder, page) = server("frames");
    for (options, snippet) in snippets(&page, &["frame", "own"]) {
        put(&folder, &page, &snippet);
        assert_eq!(page.call("boards.parameters", ()), options, "{snippet}");
        for (name, value) in [("sandbox", "allow-scripts"), ("loading", "lazy")] {
            assert_eq!(page.attribute("iframe", name), json!(value), "{snippet}");
        }
        let style = page.attribute("iframe", "style").to_string();
        assert!(style.contains("width:100%;") && style.contains("px;"), "{snippet}");
        let title = page.attribute("iframe", "title");
        assert!(title.as_str().is_some_and(|title| !title.is_empty()), "{snippet}");
        page.enter_frame();
        looks(&page, &options);
        let over = page.overflow("html");
        page.leave_frame();
        assert_eq!(over, [0, 0], "the frame is large enough: {snippet}");
    }
}

#[test]
fn elements_show_what_was_chosen() {
    let (folder, page) = server("elements");
    for (options, snippet) in snippets(&page, &["element", "npm"]) {
        put(&folder, &page, &snippet);
        let mut attributes: Map<String, Value> = page.call_for("boards.attributes", ());
        attributes.remove("src");
        for (name, value) in options.as_object().expect("an object") {
            // A switch that is on has no value.
            let wanted = if value == "yes" { json!("") } else { value.clone() };
            assert_eq!(attributes.remove(name), Some(wanted), "{name}: {snippet}");
        }
        assert!(attributes.is_empty(), "{attributes:?} more: {snippet}");
        let state = until("the board is ready", || told(&page, "ready").pop()).1["state"].clone();
        assert_eq!(told(&page, "error"), [], "{snippet}");
        for name in ["rules", "position", "lang"] {
            let is_begun = name == "position" && options["position"].is_null();
            if !options[name].is_null() && !is_begun {
                assert_eq!(state[name], options[name], "{snippet}");
            }
        }
        match (&options["record"], &options["lesson"], &options["puzzle"]) {
            (Value::String(_), ..) => {
                assert_eq!((&state["at"], &state["of"]), (&json!(0), &json!(4)));
            }
            (_, Value::String(_), _) => assert_eq!(state["rules"], "choko-traditional"),
            (.., Value::String(_)) => assert_eq!(state["rules"], "wali-ludens"),
            _ => {}
        }
        page.enter_board(0);
        looks(&page, &options);
        page.leave_frame();
    }
}

#[test]
fn sizes_are_those_that_were_chosen() {
    let (folder, page) = server("sizes");
    page.load(&format!("{MAKE}?lang=en&rules=yote-ludens"));
    for choice in [
        Tick("is-wide", false),
        Field("width", "500"),
        Tick("is-high", false),
        Field("height", "9"),
    ] {
        choose(&page, choice);
    }
    let least = page.value_of("#height");
    assert_eq!(least, "320", "a height is within its bounds");
    choose(&page, Field("height", "700"));
    let snippets = ["frame", "element", "npm", "own"].map(|form| snippet(&page, form));
    for snippet in snippets {
        put(&folder, &page, &snippet);
        let place = page.places("iframe, sand-board")[0];
        let size = (place.width.round(), place.height.round());
        assert_eq!(size, (500.0, 700.0), "{snippet}");
    }
}

/// A poster is an attribute of the element: a frame has none.
#[test]
fn poster_is_written_and_shown() {
    let (folder, page) = server("poster");
    page.load(&format!("{MAKE}?lang=en&rules=choko-ludos"));
    choose(&page, Tick("has-poster", true));
    until("it is shown here", || {
        (page.call("boards.posterWords", ()) == json!("Play Choko")).then_some(())
    });
    assert!(snippet(&page, "element").contains(" poster>"), "ours");
    choose(&page, Field("poster", "/picture.jpg?a=1&b=2"));
    for form in ["element", "npm"] {
        let snippet = snippet(&page, form);
        put(&folder, &page, &snippet);
        assert_eq!(page.attribute("sand-board", "poster"), json!("/picture.jpg?a=1&b=2"));
        assert_eq!(page.call("boards.frames", ()), json!([false]), "it waits");
        page.run("boards.pressPoster", ());
        until("it begins", || told(&page, "ready").pop());
        page.load(&format!("{MAKE}?lang=en&rules=choko-ludos"));
        choose(&page, Tick("has-poster", true));
        choose(&page, Field("poster", "/picture.jpg?a=1&b=2"));
    }
    assert!(["frame", "own"].iter().all(|form| !snippet(&page, form).contains("poster")));
}

/// The files that a snippet needs are those of the games that it can lead to.
#[test]
fn files_of_offered_games_are_listed() {
    let (_folder, page) = server("files");
    page.load(&format!("{MAKE}?lang=en&rules=yebo"));
    let listed = |form: &'static str| {
        choose(&page, Radio("form", form));
        ["sandgrid-embed.js", "sandgrid.html", "sandgrid-yebo.html"]
            .map(|file| page.is_seen(&format!(".files [href$='{file}']")))
    };
    assert_eq!(listed("own"), [false, false, true], "Yebo alone");
    assert_eq!(listed("element"), [true, true, true]);
    choose(&page, Tick("kiosk", true));
    assert_eq!(listed("own"), [false, true, true], "a kiosk leads to the games in the sand");
    choose(&page, Field("game", "yote"));
    assert_eq!(listed("own"), [false, true, false]);
    choose(&page, Offer("yebo", true));
    assert_eq!(listed("own"), [false, true, true]);
    assert_eq!(listed("npm"), [false, true, true]);
    // Each is where the page says.
    for file in ["sandgrid-embed.js", "sandgrid.html", "sandgrid-yebo.html"] {
        let link = page.attribute(&format!(".files [href$='{file}']"), "href");
        let link = link.as_str().expect("a link").to_owned();
        assert!(dist().join("site/embed").join(&link).is_file(), "{link}");
    }
    // A text that the board does not understand is reported at its field.
    page.click_by_script(".further > summary");
    choose(&page, Field("hours", "25-18"));
    until("it is told", || page.text_of("#hours-fault").contains("25-18").then_some(()));
    choose(&page, Field("hours", "mon-sun 0:00-24:00"));
    until("it is well", || page.text_of("#hours-fault").is_empty().then_some(()));
}

/// Every ruleset is a choice, and Yebo another; neither has choices that mean nothing to it.
#[test]
fn every_ruleset_can_be_chosen() {
    let (_folder, page) = server("rulesets");
    page.load(&format!("{MAKE}?lang=en"));
    for rules in Ruleset::ALL {
        let mut parts = rules.key().split('+');
        let (game, book) = parts.next().and_then(|base| base.split_once('-')).expect("two words");
        let variations: Vec<&str> = parts.collect();
        page.choose_value("#game", game);
        page.choose_value("#book", book);
        for variation in ["chain", "friendly", "mandatory", "to-one"] {
            let selector = format!("[data-variation={variation}]");
            page.run("elements.check", (selector, variations.contains(&variation)));
        }
        let written = snippet(&page, "element");
        assert!(written.contains(&format!("rules=\"{}\"", rules.key())), "{written}");
    }
    choose(&page, Field("game", "yebo"));
    assert!(snippet(&page, "element").contains("rules=\"yebo\""));
    for selector in ["[value=position]", "[value=puzzle]", "#coordinates", "#at"] {
        assert_eq!(page.property(selector, "disabled"), json!(true), "{selector}");
    }
    choose(&page, Radio("begin", "lesson"));
    assert_eq!(page.property("#players-part", "disabled"), json!(true), "a lesson has no opponent");
}

#[test]
fn address_brings_the_beginning() {
    let (_folder, page) = server("address");
    let position = "1i1i2/2i2o/1o1i2/6/3i2 i 0/3 - 0";
    page.load(&format!(
        "{MAKE}?lang=ar&rules=yote-ludos+chain&position={}",
        position.replace(' ', "%20")
    ));
    let written = snippet(&page, "element");
    assert!(
        written.contains(&format!("rules=\"yote-ludos+chain\" position=\"{position}\">")),
        "{written}"
    );
    assert_eq!(page.property("html", "dir"), json!("rtl"));
    let state = until("its board is ready", || {
        page.property("sand-board", "isReady")
            .as_bool()?
            .then(|| call(&page, 0, "state", json!([])))
    });
    assert_eq!(state["value"]["position"], position, "{state}");
    choose(&page, Field("tongue", "fr"));
    assert_eq!((page.html_language(), page.property("html", "dir")), (json!("fr"), json!("ltr")));
    // A text that is none is told at its field.
    choose(&page, Field("position", "o/o"));
    until("it is told", || page.text_of("#begin-fault").contains("plateau").then_some(()));
    assert_eq!(page.attribute("#position", "aria-invalid"), json!("true"));
    let written = snippet(&page, "element");
    assert!(!written.contains("position"), "the snippet leaves it out: {written}");
    choose(&page, Field("position", position));
    assert!(snippet(&page, "element").contains(position), "another one is in it");
    assert_eq!(page.count("html[lang=fr] [data-words]:empty"), 0, "every word is there");
    for (query, attribute) in
        [("rules=choko", "rules=\"choko-traditional\""), ("lesson=wali:3", "lesson=\"wali:3\"")]
    {
        page.load(&format!("{MAKE}?lang=en&{query}"));
        let written = snippet(&page, "element");
        assert!(written.contains(attribute), "{query}: {written}");
    }
}

/// An address that asks for what the page does not know is told so beside the snippet, until another choice is made.
#[test]
fn unknown_parts_of_the_address_are_told() {
    let (_folder, page) = server("unknown");
    let unknown = ["rules=foo", "puzzle=99", "lesson=foo", "level=99", "side=left"];
    for (query, lang) in unknown.into_iter().zip(["en", "fr", "es", "pt", "ar"]) {
        page.load(&format!("{MAKE}?lang={lang}&{query}"));
        assert!(page.is_seen("#address-fault"), "{query}");
        let told = page.text_of("#address-fault");
        assert!(told.contains(query) && told.len() > query.len() + 20, "{query}: {told}");
    }
    choose(&page, Field("game", "choko"));
    assert!(!page.is_seen("#address-fault"), "another choice is made");
    page.load(&format!("{MAKE}?lang=en&puzzle=12"));
    assert!(!page.is_seen("#address-fault"), "puzzle 12 is known");
}

#[test]
fn copying_is_confirmed_and_else_selects() {
    let (_folder, page) = server("copying");
    page.before("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });");
    page.load(&format!("{MAKE}?lang=en"));
    page.click("#copy");
    until("it is said", || page.text_of("#said").starts_with("Copied").then_some(()));
    assert_eq!(page.global("copied"), json!(page.value_of("#snippet")));
    let (_folder, page) = server("selecting");
    page.before("Object.defineProperty(navigator, 'clipboard', { value: undefined });");
    page.load(&format!("{MAKE}?lang=en"));
    page.click("#copy");
    until("it is said", || page.text_of("#said").contains("selected").then_some(()));
    let length = page.value_of("#snippet").encode_utf16().count();
    assert_eq!(page.property("#snippet", "selectionEnd"), json!(length));
    assert_eq!(page.property("#snippet", "selectionStart"), json!(0));
}

#[test]
fn page_is_accessible_in_every_language_and_size() {
    let (folder, page) = server("accessible");
    // The source has no policy, which would forbid the checker.
    let bare = sandgrid_tests::here("..").join("www/embed/make.html");
    fs::copy(bare, folder.0.join(MAKE)).expect("it can be copied");
    let small = Screen { width: 320, height: 568, ratio: 1 };
    for (lang, screen) in [
        ("en", Screen::DESK),
        ("fr", small),
        ("pt", Screen::PHONE),
        ("es", Screen { width: 820, height: 1180, ratio: 1 }),
        ("ar", Screen::PHONE),
    ] {
        page.resize(screen);
        page.load(&format!("{MAKE}?lang={lang}"));
        for fold in [".further > summary", "#more > summary", ".result summary"] {
            page.click_by_script(fold);
        }
        until("the board is ready", || {
            page.property("sand-board", "isReady").as_bool()?.then_some(())
        });
        assert_eq!(page.overflow("html")[0], 0, "{lang}, {screen:?}");
        assert_eq!(findings(&page), [""; 0], "{lang}, {screen:?}");
    }
    for found in [light(&page), dark(&page), dark_forced(&page)] {
        assert_eq!(found, [""; 0]);
    }
}
