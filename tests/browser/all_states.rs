//! Checks of every state of the page: accessibility, sizes for fingers, large and wide type, names that voice control
//! finds, and the way by Tab.

use serde_json::json;

use crate::accessible::{contrast, dark, dark_contrast, dark_forced, light};
use crate::page::{Page, Screen, spared};
use crate::roomy::{cramped, large_enough, said_as_written, tab_through, wide_type};
use crate::screens::{BOARD, LEARNING, SHEETS, State, YEBO};

/// 1280 CSS pixels at 400 %.
const ZOOMED: Screen = Screen { width: 320, height: 256, ratio: 1 };

/// A small telephone on its side.
const TURNED: Screen = Screen { width: 640, height: 360, ratio: 1 };

/// The smallest telephone.
const SMALL: Screen = Screen { width: 320, height: 568, ratio: 2 };

/// Something that is looked at in a state: what is wrong with it.
type Look = fn(&Page) -> Vec<String>;

/// The checks on each screen. A state is reached on the first screen; the others follow by a turned telephone or a
/// zoom.
type Screens<'a> = &'a [(Screen, &'a [Look])];

/// On a desktop, zoomed in, and made narrow. Day comes after all other colours, and wide type at the end: they stay.
const DESKTOP: Screens<'_> = &[
    (Screen::DESK, &[dark, contrast, light, large_enough, said_as_written, tab_through]),
    (ZOOMED, &[cramped, tab_through]),
    (Screen::PHONE, &[light]),
    (Screen::DESK, &[wide_type]),
];

/// The same for Yebo, whose table scrolls where one zooms in: docs/accessibility.md, *Known limits*.
const TABLE: Screens<'_> = &[
    (Screen::DESK, &[dark, contrast, light, large_enough, said_as_written, tab_through]),
    (Screen::PHONE, &[light]),
    (Screen::DESK, &[wide_type]),
];

/// On a telephone either way up.
const TELEPHONE: Screens<'_> = &[
    (Screen::PHONE, &[large_enough, tab_through]),
    (TURNED, &[large_enough]),
    (Screen::PHONE, &[wide_type]),
];

/// The same for Yebo, whose end has much to say on little room.
const TABLE_ON_TELEPHONES: Screens<'_> = &[
    (Screen::PHONE, &[large_enough, tab_through]),
    (TURNED, &[large_enough]),
    (Screen::PHONE, &[wide_type]),
    (TURNED, &[cramped]),
    (SMALL, &[cramped]),
];

/// The colours that few have.
const COLOURS: Screens<'_> = &[(Screen::DESK, &[dark_contrast, dark_forced])];

/// The page in Arabic, which is read from the right. The checker takes letters that join for icons, and says nothing of
/// their colours: once is enough.
const ARABIC: Screens<'_> = &[(Screen::DESK, &[light]), (Screen::PHONE, &[light])];

#[test]
fn of_the_board_on_a_desktop() {
    everywhere(&BOARD, DESKTOP);
}

#[test]
fn of_the_board_on_a_telephone() {
    everywhere(&BOARD, TELEPHONE);
}

#[test]
fn of_the_sheets_on_a_desktop() {
    everywhere(&SHEETS, DESKTOP);
}

#[test]
fn of_the_sheets_on_a_telephone() {
    everywhere(&SHEETS, TELEPHONE);
}

#[test]
fn of_lessons_on_a_desktop() {
    everywhere(&LEARNING, DESKTOP);
}

#[test]
fn of_lessons_on_a_telephone() {
    everywhere(&LEARNING, TELEPHONE);
}

#[test]
fn of_yebo_on_a_desktop() {
    everywhere(&YEBO, TABLE);
}

#[test]
fn of_yebo_on_a_telephone() {
    everywhere(&YEBO, TABLE_ON_TELEPHONES);
}

#[test]
fn states_in_forced_colours_and_palettes() {
    for states in [&BOARD[..], &SHEETS, &LEARNING, &YEBO] {
        everywhere(states, COLOURS);
    }
}

#[test]
fn states_in_arabic() {
    for states in [&BOARD[..], &SHEETS, &LEARNING, &YEBO] {
        go_through(states, "ar", ARABIC);
    }
}

/// Looks at those states in English, which is read from the left.
#[track_caller]
fn everywhere(states: &[State], screens: Screens<'_>) {
    if !spared() {
        go_through(states, "en", screens);
    }
}

/// Checks those states in a browser of that language, on one screen after the other.
#[track_caller]
fn go_through(states: &[State], language: &str, screens: Screens<'_>) {
    let page = Page::blank();
    page.speak(&[language]);
    let expected = json!([language, if language == "ar" { "rtl" } else { "ltr" }]);
    let mut found = Vec::new();
    for state in states.iter().filter(|state| state.is_in(language)) {
        page.resize(screens[0].0);
        state.show(&page);
        assert_eq!(page.call("languages.read", ()), expected, "{}: the language", state.name);
        for (screen, looks) in screens {
            page.resize(*screen);
            page.call_later("room.drawn", ());
            let Screen { width, height, .. } = screen;
            let findings = looks.iter().flat_map(|look| look(&page));
            found.extend(findings.map(|it| format!("{}, {width}x{height}: {it}", state.name)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
