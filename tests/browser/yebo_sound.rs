//! Sounds of Yebo: at the preferred volume, and always in addition to words.

use sandgrid_tests::sealed;
use std::time::Duration;

use serde_json::json;

use crate::page::{Page, pause, until};
use crate::settings::EARS;
use crate::yebo::{ADDRESS, Hands, opened, step};

/// Longer than the browser takes to get ready for sounds.
const READY: Duration = Duration::from_millis(900);

fn started(page: &Page) -> u64 {
    page.global("started").as_u64().expect("the script counts")
}

fn page(settings: &str) -> Page {
    let page = Page::blank();
    page.before(EARS);
    page.load("history.html");
    page.set_item("sandgrid:settings", &sealed("settings", settings));
    opened(&page, ADDRESS);
    // The first touch.
    page.click("#status");
    until("sounds can be made", || (page.global("opened") == json!(1)).then_some(()));
    pause(READY, "the browser gets ready for sounds");
    page
}

#[test]
fn acts_have_sounds_and_announcements() {
    let page = page("yebo-pace instant\n");
    let _ = page.heard();
    let before = started(&page);
    for _ in 0..6 {
        step(&page, Hands::Mouse);
    }
    // Each is made of several parts.
    until("they are heard", || (started(&page) >= before + 6).then_some(()));
    pause(READY, "sounds are made meanwhile");
    let said: Vec<String> = page.heard().into_iter().map(|it| it.words).collect();
    assert!(!said.is_empty());
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn mute_is_silent() {
    for settings in ["yebo-pace instant\nmute yes\n", "yebo-pace instant\nmute yes\nvolume 80\n"] {
        let page = page(settings);
        for _ in 0..4 {
            step(&page, Hands::Mouse);
        }
        pause(Duration::from_millis(300), "no sound is made meanwhile");
        assert_eq!(page.global("started"), json!(0), "{settings}");
    }
}
