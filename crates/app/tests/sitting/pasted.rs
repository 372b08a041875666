//! Texts as people write, send and paste them: records, positions, codes.

use sandgrid_app::Event;
use sandgrid_app::link;

use crate::table::Table;

fn opened(text: &str) -> Table {
    let mut table = Table::at("choko-traditional", "5/5/5/5/5 o 12/12 - 0");
    table.handle(Event::Load(text.to_owned()));
    assert_eq!(table.alerted, "", "{text:?}");
    table
}

fn turns(text: &str) -> String {
    let scene = opened(text).scene();
    let turns: Vec<String> = scene.record.turns.iter().map(|turn| turn.text.clone()).collect();
    turns.join(" ")
}

#[test]
fn records_of_a_club_and_of_a_newsletter_open() {
    assert_eq!(turns(include_str!("../pasted/annotated.txt")), "c3 d3 a1 b5 c3xe3*b5 f1");
    let typographic = turns(include_str!("../pasted/typographic.txt"));
    assert_eq!(typographic, "c3 d3 a1 b5 c3xe3*b5 f1 a1-a2 f1-f2");
    assert_eq!(turns(include_str!("../pasted/dots.txt")), "c3 d3 a1 b5");
}

#[test]
fn a_refusal_names_the_line_the_character_and_the_word() {
    let mut table = Table::at("yote-traditional", "6/6/6/6/6 o 12/12 - 0");
    for (turns, named) in [
        ("1. c3 d9!", "line 3, character 7 of the record, at “d9!”: no action"),
        ("1… c3 (a", "line 3, character 7 of the record: a parenthesis has no other half"),
        ("1… c3 {a", "line 3, character 7 of the record, at “{a”: a comment has no end"),
        ("> 1. c3 c3", "line 3, character 9 of the record, at “c3”: c3: "),
    ] {
        table.handle(Event::Load(format!("[Rules “yote-traditional”]\n\n{turns}")));
        assert!(table.alerted.contains(named), "{turns}: {}", table.alerted);
    }
}

#[test]
fn a_code_is_read_as_it_is_told_typed_and_broken() {
    let code = "1.yote-traditional.JNIbUlcHGy0";
    assert_eq!(link::in_groups(code), "1.yote-traditional. JNIb UlcH Gy0");
    for text in [
        code.to_owned(),
        link::in_groups(code),
        "1.Yote-Traditional.JNIb-UlcH-Gy0".to_owned(),
        "1. YOTE TRADITIONAL . JNIb UlcH Gy0".to_owned(),
        "1.yote‑traditional.JNIb–UlcH–Gy0.".to_owned(),
        format!("The code: {code}, your turn"),
        "Our game is 1.yote-traditional.JNIb UlcH Gy0 and I play the sticks".to_owned(),
        format!("<https://example.org/#g={code}>"),
        format!("[our game](https://example.org/#g={code})"),
        format!("“https://example.org/#g={code}”!"),
        "https://example.org/#g=1.yote-trad\nitional.JNIbUl\ncHGy0\nYour turn".to_owned(),
        "> https://example.org/#g=1.yote-traditional.JNIb\n> UlcHGy0".to_owned(),
        "https://example.org/#g=1.yote-traditional.JNI\u{ad}bUl\u{200b}cHGy0".to_owned(),
        "https://example.org/l?u=https%3A%2F%2Fexample.org%2F%23g%3D1.yote-traditional.JNIbUlcHGy0&h=AT0".to_owned(),
        "#g=1.yote%2Dtraditional.JNIbUlcHGy0".to_owned(),
        "https://example.org/#G=1.yote-traditional.JNIbUlcHGy0".to_owned(),
    ] {
        assert_eq!(turns(&text), "c3 d3 a1 b1 c3xe3", "{text}");
    }
}

#[test]
fn a_position_is_read_among_other_words() {
    for text in [
        "yote-traditional 2i3/6/2o3/6/i5 o 3/1 take:1 7",
        "Look: `yote-traditional 2i3/6/2o3/6/i5 o 3/1 take:1 7`. What would you do?",
        "<Yote-Traditional 2I3/6/2O3/6/I5 O 3/1 take:1 7>",
        "> yote‑traditional\n> 2i3/6/2o3/6/i5 o\n> 3/1 take:1 7",
        "„yote-traditional 2i3⁄6⁄2o3⁄6⁄i5\u{a0}o 3/1\u{200b} take:1 7“",
    ] {
        let table = opened(text);
        assert_eq!(
            table.session.place(),
            "yote-traditional 2i3/6/2o3/6/i5 o 3/1 take:1 7",
            "{text}"
        );
    }
    let table = opened("6/6/6/6/6 o 12/12 – 0, by the rules of Yote-Ludens");
    assert!(table.session.place().ends_with("6/6/6/6/6 o 12/12 - 0"));
    assert_eq!(
        opened("“Yote‑Ludos+Chain”").session.place(),
        "yote-ludos+chain 6/6/6/6/6 o 12/12 - 0"
    );
}
