//! A board that does not come: the page around it, its script and its visitors are told why, and what helps.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::embedding::{call, host, told};
use crate::page::{Browser, Fault, Page, dist, until};
use crate::site::Folder;

/// A site with the element's files in `games`, or only some of them, and a page beside it.
pub(crate) fn exhibit(name: &str, files: &[&str], pages: &[(&str, &str)]) -> Folder {
    let name = format!("sandgrid-{name}-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    for part in ["games", "exhibit", "cache"] {
        fs::create_dir_all(folder.0.join(part))
            .expect("the system's folder for such files takes one");
    }
    for file in files {
        let to = folder.0.join("games").join(file);
        fs::copy(dist().join("embed").join(file), to).expect("dist has it");
    }
    fs::write(folder.0.join("index.html"), "<!doctype html><title>A site</title>")
        .expect("it can be written");
    for (path, text) in pages {
        fs::write(folder.0.join(path), text).expect("it can be written");
    }
    folder
}

/// A host whose board says what becomes of it, brought by a script that is put in later.
pub(crate) const BEGIN: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>An exhibit</title>\
    <sand-board rules=yote-traditional side=both></sand-board><script>\
    window.told = []; window.warned = []; window.console.warn = (text) => warned.push(text);\
    const board = document.querySelector('sand-board');\
    for (const name of ['ready', 'error']) {\
      board.addEventListener(name, ({ detail }) => told.push([0, name, detail]));\
    }\
    customElements.whenDefined('sand-board').then(() => board.ready)\
      .then(() => told.push([0, 'resolved', {}]), ({ code, message }) => told.push([0, 'rejected', { code, message }]));\
    </script>";

pub(crate) const ALL: [&str; 4] =
    ["sandgrid-embed.js", "sandgrid-embed.mjs", "sandgrid.html", "sandgrid-yebo.html"];

/// Waits until a board has been given up, and gives what the page is told of it.
#[track_caller]
pub(crate) fn lost(page: &Page, address: &str) -> Value {
    until("the board is given up", || (!told(page, "error").is_empty()).then_some(()));
    let error = told(page, "error")[0].1.clone();
    assert_eq!(error["code"], "unreachable", "{error}");
    let message = error["message"].as_str().expect("a sentence").to_owned();
    assert!(message.contains(address) && message.contains("src"), "{message}");
    let rejected = until("it is rejected", || told(page, "rejected").first().cloned()).1;
    assert_eq!((&rejected["code"], &rejected["message"]), (&json!("unreachable"), &json!(message)));
    let place = page.call("boards.sentence", ());
    assert_eq!(place["role"], "alert", "{place}");
    assert!(place["words"].as_str().is_some_and(|words| words.contains(address)), "{place}");
    let warned = page.global("warned").to_string();
    assert!(warned.contains("sand-board") && warned.contains(address), "{warned}");
    error
}

#[test]
fn embed_script_works_as_module_or_reports() {
    let script = fs::read_to_string(dist().join("embed/sandgrid-embed.js")).expect("dist has it");
    let joined = format!("window.site = 1;\n{script}");
    let page = |more: &str| format!("{BEGIN}{more}");
    let module = page("<script type=module src=/games/sandgrid-embed.js></script>");
    let asked = page("<script type=module>await import('/games/sandgrid-embed.js')</script>");
    let named = page(
        "<script type=module>import { SandBoard } from '/games/sandgrid-embed.mjs';\
         told.push([0, 'class', { is: SandBoard === customElements.get('sand-board') }])</script>",
    );
    let moved = page("<script src=/cache/all.js></script>");
    let pages = [
        ("exhibit/module.html", &*module),
        ("exhibit/asked.html", &asked),
        ("exhibit/named.html", &named),
        ("exhibit/moved.html", &moved),
        ("cache/all.js", &joined),
    ];
    let folder = exhibit("ways", &ALL, &pages);
    let page = Page::of_a_folder(&folder.0);
    for way in ["module", "asked", "named"] {
        page.load(&format!("exhibit/{way}.html"));
        until(way, || (told(&page, "resolved").len() == 1).then_some(()));
        let source = page.call("boards.frameProperty", ["src"]).to_string();
        assert!(source.contains("/games/sandgrid.html"), "{way}: {source}");
    }
    assert_eq!(told(&page, "class")[0].1["is"], true);
    page.load("exhibit/moved.html");
    let error = lost(&page, "/cache/sandgrid.html");
    assert_eq!(error["cause"], "missing", "{error}");
}

const WITHOUT_WASM: Fault =
    Fault::Headed("Content-Security-Policy: script-src 'unsafe-inline' blob:");

/// The faults of a server, their codes, and the part of the file that the message names.
const FAULTS: [(Fault, &str, &str); 6] = [
    (Fault::Missing, "missing", "404"),
    (Fault::Headed("X-Frame-Options: DENY"), "framed", "X-Frame-Options: DENY"),
    (
        Fault::Headed("Content-Security-Policy: frame-ancestors 'none'"),
        "framed",
        "frame-ancestors 'none'",
    ),
    (Fault::Headed("Content-Security-Policy: default-src 'self'"), "policy", "default-src 'self'"),
    (WITHOUT_WASM, "policy", "Content-Security-Policy"),
    (Fault::Kind("text/plain"), "type", "text/plain"),
];

#[test]
fn server_faults_are_named() {
    let plain = format!("{BEGIN}<script src=/games/sandgrid-embed.js></script>");
    let folder = exhibit("faults", &ALL[..3], &[("exhibit/index.html", &plain)]);
    let page = Page::of_a_folder(&folder.0);
    let file = "games/sandgrid.html";
    for (fault, cause, word) in FAULTS {
        // WebKit runs WebAssembly under a policy that does not allow it.
        if fault == WITHOUT_WASM && Browser::chosen() == Browser::WebKit {
            continue;
        }
        page.serve(&folder.0, Some((file, fault)));
        page.load("exhibit/index.html");
        let error = lost(&page, "/games/sandgrid.html");
        assert_eq!(error["cause"], cause, "{fault:?}: {error}");
        assert!(
            error["message"].as_str().is_some_and(|it| it.contains(word)),
            "{fault:?}: {error}"
        );
    }
}

#[test]
fn board_follows_a_redirect_that_drops_its_options() {
    let plain = format!("{BEGIN}<script src=/games/sandgrid-embed.js></script>");
    let plain = plain.replace("rules=yote-traditional", "rules=wali-ludens");
    let folder = exhibit("redirected", &ALL[..3], &[("exhibit/index.html", &plain)]);
    let games = folder.0.join("games");
    fs::copy(games.join("sandgrid.html"), games.join("board.html")).expect("it is there");
    let page = Page::of_a_folder(&folder.0);
    page.serve(&folder.0, Some(("games/sandgrid.html", Fault::Moved("/games/board.html"))));
    page.load("exhibit/index.html");
    let ready = until("the board is ready", || told(&page, "ready").first().cloned()).1;
    assert_eq!(ready["state"]["rules"], "wali-ludens", "{ready}");
    let source = page.call("boards.frameProperty", ["src"]).to_string();
    assert!(source.contains("/games/board.html?"), "{source}");
    assert!(told(&page, "error").is_empty());
}

#[test]
fn unreachable_board_explains_itself_in_the_pages_language() {
    let plain = format!("{BEGIN}<script src=/games/sandgrid-embed.js></script>");
    let strict = plain.replace(
        "<meta charset=utf-8>",
        "<meta charset=utf-8><meta http-equiv=Content-Security-Policy content=\"frame-src 'none'\">",
    );
    let french = plain.replace("lang=en", "lang=fr-CA");
    let yebo = plain.replace("rules=yote-traditional", "rules=yebo");
    let pages = [
        ("exhibit/strict.html", &*strict),
        ("exhibit/french.html", &french),
        ("exhibit/yebo.html", &yebo),
    ];
    let folder = exhibit("policy", &ALL[..3], &pages);
    let page = Page::of_a_folder(&folder.0);
    let file = "games/sandgrid.html";
    page.serve(&folder.0, Some((file, Fault::Missing)));
    page.load("exhibit/french.html");
    lost(&page, "/games/sandgrid.html");
    let place = page.call("boards.sentence", ());
    assert_eq!(place["lang"], "fr", "{place}");
    assert!(place["words"].as_str().is_some_and(|it| it.contains("plateau")), "{place}");
    page.serve(&folder.0, None);
    page.load("exhibit/strict.html");
    let error = lost(&page, "/games/sandgrid.html");
    assert_eq!(error["cause"], "policy", "{error}");
    let message = error["message"].as_str().unwrap_or_default();
    assert!(message.contains("It has to allow: frame-src 'self'"), "{error}");
    assert!(!message.contains("Put the file there"), "the file is there: {error}");
    page.load("exhibit/yebo.html");
    let error = lost(&page, "/games/sandgrid-yebo.html");
    assert_eq!(error["cause"], "missing", "{error}");
}

#[test]
fn old_browser_is_reported_to_the_host() {
    let plain = format!("{BEGIN}<script src=/games/sandgrid-embed.js></script>");
    let folder = exhibit("old", &ALL, &[("exhibit/index.html", &plain)]);
    let old = folder.0.join("games/sandgrid.html");
    poorer(&old);
    let page = Page::of_a_folder(&folder.0);
    page.load("exhibit/index.html");
    until("the board is given up", || (!told(&page, "error").is_empty()).then_some(()));
    let error = told(&page, "error")[0].1.clone();
    assert_eq!(
        (&error["code"], &error["cause"]),
        (&json!("unreachable"), &json!("old")),
        "{error}"
    );
    assert!(error["message"].as_str().is_some_and(|it| it.contains("newer browser")), "{error}");
}

/// Takes the policy out of the one file, and has it find no WebAssembly.
fn poorer(file: &Path) {
    let bytes = fs::read(file).expect("it is there");
    let letters = bytes[2..].as_chunks().0.iter().map(|two| u16::from_le_bytes(*two));
    let text = String::from_utf16(&letters.collect::<Vec<_>>()).expect("it is a text");
    let text = text.replace("Content-Security-Policy", "X-None");
    let text =
        text.replacen("<script>", "<script>window.WebAssembly = undefined;</script><script>", 1);
    fs::write(file, text).expect("it can be written");
}

/// Brings the script once the page is there, which else would wait for the frame.
pub(crate) fn bring(page: &Page) {
    page.run("boards.bringScript", ());
}

#[test]
fn late_and_removed_boards_are_handled() {
    let folder = exhibit("late", &ALL, &[("exhibit/index.html", BEGIN)]);
    let page = Page::of_a_folder(&folder.0);
    page.serve(&folder.0, Some(("games/sandgrid.html", Fault::Held)));
    page.load("exhibit/index.html");
    bring(&page);
    until("the script is there", || {
        page.call_for::<bool>("boards.isDefined", ["sand-board"]).then_some(())
    });
    let removed = page.call_later("boards.takeOut", ());
    assert_eq!(removed, json!("removed"));
    lost(&page, "/games/sandgrid.html");
    page.serve(&folder.0, None);
    until("it has come", || (!told(&page, "ready").is_empty()).then_some(()));
    assert_eq!(page.call("boards.sentence", ()), Value::Null, "the sentence is gone");
    let played = page.call_later("boards.playAndLook", ());
    assert_eq!(played, json!([1, false, true]));
}

/// The values of an attribute, the code of the error, and the part that its message names.
const ODD: [(&str, &str, &str); 18] = [
    ("rules=yotes", "unknown-option", "`rules`"),
    ("rules=yote-ludos:chain", "unknown-option", "`rules`"),
    ("rules=yote-traditional position=rubbish", "unknown-text", ""),
    ("record=rubbish", "unknown-text", ""),
    ("at=x", "unknown-option", "`at`"),
    ("lesson=awale", "unknown-option", "`lesson`"),
    ("lesson=yebo", "unknown-option", "`lesson`"),
    ("lesson=yote:400", "unknown-option", "`yote` has "),
    ("rules=yebo lesson=yebo:99", "unknown-option", "`yebo` has "),
    ("puzzle=6400", "unknown-option", "`puzzle` is 1 to "),
    ("side=third", "unknown-option", "`side`"),
    ("level=easy", "unknown-option", "`level`"),
    ("lang=xx", "unknown-option", "`lang`"),
    ("theme=purple", "unknown-option", "`theme`"),
    ("src='sandgrid.html#g=rubbish'", "unknown-text", ""),
    ("rules=yebo record=rubbish", "unknown-text", ""),
    ("rules=yebo lang=xx", "unknown-option", "`lang`"),
    ("rules=yebo src='sandgrid.html#g=rubbish'", "unknown-text", ""),
];

#[test]
fn invalid_attribute_values_are_logged_only() {
    let boards = ODD.map(|(attributes, ..)| format!("<sand-board {attributes}></sand-board>"));
    for (part, odd) in boards.chunks(4).zip(ODD.chunks(4)) {
        let page = host(&part.concat());
        until("each is told", || (told(&page, "error").len() == odd.len()).then_some(()));
        for (board, (attributes, code, word)) in odd.iter().enumerate() {
            let errors = told(&page, "error");
            let of_it = errors.iter().filter(|(at, _)| *at == u64::try_from(board).expect("few"));
            let [(_, error)] = &of_it.collect::<Vec<_>>()[..] else {
                panic!("{attributes}: {errors:?}")
            };
            assert_eq!(error["code"], *code, "{attributes}: {error}");
            let message = error["message"].as_str().unwrap_or_default();
            assert!(message.len() > 10 && message.contains(word), "{attributes}: {error}");
            page.enter_board(board);
            assert_eq!(page.call("boards.notice", ()), json!(""), "{attributes}");
            page.leave_frame();
        }
    }
}

/// Terms with values that they do not have.
fn not_understood() -> [(&'static str, Value); 14] {
    [
        ("rules", json!("nope")),
        ("rules", json!("yebo")),
        ("position", json!("rubbish")),
        ("record", json!("rubbish")),
        ("at", json!(-1)),
        ("lesson", json!("zzz")),
        ("puzzle", json!(9999)),
        ("side", json!("third")),
        ("level", json!(99)),
        ("lang", json!("xx")),
        ("lang", json!("qps")),
        ("theem", json!("night")),
        ("sound", json!(101)),
        ("idle", json!(3)),
    ]
}

#[test]
fn invalid_options_are_refused_without_effect() {
    let page = host("<sand-board rules=yote-traditional side=both lang=en></sand-board>");
    call(&page, 0, "play", json!(["c3"]));
    let before = call(&page, 0, "state", json!([]))["value"].clone();
    let odd = not_understood();
    let count = odd.len();
    for (name, value) in odd {
        let done = page.call_later("boards.state", (name, &value));
        assert!(done["code"].is_string(), "{name} {value}: {done}");
        let message = done["message"].as_str().unwrap_or_default();
        assert!(!message.contains("invalid type") && message.len() > 10, "{name}: {done}");
        assert_eq!(done["warned"].as_array().map(Vec::len), Some(1), "{name}: {done}");
        assert!(!message.ends_with("not `yebo`"), "{message}");
    }
    assert_eq!(told(&page, "error").len(), count);
    assert_eq!(call(&page, 0, "state", json!([]))["value"], before);
    page.enter_board(0);
    assert_eq!(page.call("boards.notice", ()), json!(""), "visitors see nothing of it");
    page.leave_frame();
    for (method, given, word) in [
        ("goTo", json!([{}]), "`to`"),
        ("step", json!([0.5]), "`by`"),
        ("play", json!([7]), "`turn`"),
        ("export", json!(["pdf"]), "`form`"),
        ("newGame", json!([{"level": -1}]), "`level`"),
        ("redo", json!([]), "nothing was taken back"),
    ] {
        let answer = call(&page, 0, method, given);
        let message = answer["message"].as_str().unwrap_or_default();
        assert!(message.contains(word), "{method}: {answer}");
    }
}
