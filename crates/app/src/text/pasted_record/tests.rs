//! Tests of sand records as people write them, sign by sign.

use sandgrid_rules::{Game, Record, Ruleset};

use super::*;

const HEAD: &str = "[Rules \"yote-traditional\"]\n";

fn played(text: &str) -> Vec<String> {
    let pasted = Pasted::new(text, Notation::Sand).unwrap_or_else(|it| panic!("{text}: {it:?}"));
    let read = Game::read(pasted.text());
    let (game, _) = read.unwrap_or_else(|it| panic!("{text:?}\n{:?}\n{it}", pasted.text()));
    game.turns().map(|(_, turn)| turn.to_string()).collect()
}

/// Returns the position of the error, the word there, and the error's text.
fn refused(text: &str) -> (usize, usize, String, String) {
    let pasted = Pasted::new(text, Notation::Sand).expect("its parentheses are whole");
    let error = Game::read(pasted.text()).expect_err(pasted.text());
    let (line, column, word) = pasted.place(error.line, error.column);
    (line, column, word, error.fault.to_string())
}

/// Spellings of the turns c3 and d3.
const WAYS: &[&str] = &[
    "1. c3! d3",
    "1. c3 d3?",
    "1. c3!? d3?!",
    "1. c3!! d3??",
    "1. c3 ! d3",
    "1. c3‼ d3⁉",
    "1. c3 $1 d3 $139",
    "1. c3$1 d3$6",
    "1. c3！ d3",
    "1. c3 ± d3 ∞",
    "1. c3 +- d3 =",
    "1. c3 (1. a1) d3",
    "1. c3 (1. a1 (1. b1) c1) d3",
    "1. c3 (a {)} b) d3",
    "1. c3(1. a1)d3",
    "1. c3 { a ( b } d3",
    "1. c3 ; one\n d3 ; two",
    "1. c3 ;\r d3",
    "% one\n1. c3 d3",
    "1. c3\n% two (\nd3\n%",
    "1. c3 d3 *",
    "1. c3 d3 ½-½",
    "1. c3 d3 1/2–1/2",
    "1. c3 d3 ½",
    "1. c3 d3 1 - 0",
    "1. c3 d3 1:0",
    "1. c3 d3 0 : 1.",
    "1. c3 d3 ½:½",
    "1. c3 d3 1-0.",
    "1. c3 d3 *.",
    "| 1 | c3 | d3 | 1:0 |",
    "1;c3;d3\n;1:0;",
    "\"1\";\"c3\";\"d3\"",
    "1; c3; d3; 1-0",
    "1. c3 d3 0−1",
    "1. c3 d3 ½ – ½",
    "1… c3 d3",
    "1… c3 1 ... d3",
    "1. c3 1… d3",
    "1.c3 1…d3",
    "1.c3 1...d3",
    "1 c3 d3",
    "1) c3 d3",
    "1 . c3 … d3",
    "1. c3 .. d3",
    "c3 d3",
    "C3 D3",
    "1. ｃ３ Ｄ3",
    "1. c٣ d۳",
    "1.\u{a0}c3\u{202f}d3",
    "1.\u{3000}c3 d3",
    "1. c3\rd3\r",
    "1. c3\r\nd3\r\n",
    "1. c3\u{2028}d3",
    "1. c\u{200b}3 \u{feff}d3\u{200f}",
    "| # | Pebbles | Sticks |\n|---|---|---|\n| 1 | c3 | d3 |",
    "Turn;Pebbles;Sticks\n1;c3;d3",
    "> 1. c3\n> d3",
    ">> 1. c3 d3\n>>",
    "```\n1. c3 d3\n```",
    "`1. c3 d3`",
    "<1. c3 d3>",
    "1: c3 d3",
    "1- c3 d3",
    "1.- c3 d3",
    "#1 c3 d3",
    "1. c3, d3",
    "1,c3,d3",
    "| 1 | c3 | d3 |",
    "**1.** c3 **d3**",
    "1. _c3_ d3#",
    "1\u{fe0f}\u{20e3} c3 👍🏾 d3",
    "1. c3 d3 *\n-- \nKofi",
    "1. c3\0 d3\u{1a}",
    "1. c3 d3\n\u{1a}",
    "1. c3 d3 1-0\u{1a}",
    "1. c3 d3 1 - 0\0\0",
    "1. c3 d3 *\n\0\u{1a}\0",
];

#[test]
fn each_way_of_writing_alone_is_read() {
    for turns in WAYS {
        assert_eq!(played(&format!("{HEAD}\n{turns}")), ["c3", "d3"], "{turns:?}");
    }
}

#[test]
fn typographic_signs_within_a_turn_are_accepted() {
    let leap = [
        "c3xe3*b5",
        "c3×e3*b5",
        "c3Xe3*B5",
        "c3✕e3∗b5",
        "c3 x e3 * b5",
        "c3 × e3 *b5",
        "c3xe3 *b5",
        "ｃ3ｘe3＊b5",
        "c3xe3!*b5",
        "c3xe3, *b5",
    ];
    for turn in leap {
        let text = format!("{HEAD}\n1. c3 d3 2. a1 b5 3. {turn} f1 *");
        assert_eq!(played(&text)[4..], ["c3xe3*b5", "f1"], "{turn}");
    }
    for dash in "-‐‑‒–—―−﹣－→>".chars() {
        let text = format!("{HEAD}\n1. c3 d3 2. c3{dash}c4 d3{dash}d4");
        assert_eq!(played(&text)[2..], ["c3-c4", "d3-d4"], "{dash}");
    }
    assert_eq!(played(&format!("{HEAD}\n1. c3 d3 2. c3->c4 d3--d4"))[2..], ["c3-c4", "d3-d4"]);
}

#[test]
fn blanks_around_a_step_dash_are_accepted() {
    for step in [
        "c3 - c4",
        "c3- c4",
        "c3 -c4",
        "C3 – C4",
        "c3\u{a0}—\u{a0}c4",
        "c3 -> c4",
        "c3 --> c4",
        "c3 → c4",
        "c3 > c4",
        "c3>c4",
        "c3 ＞ c4",
        "c3 => c4",
        "c3 −\u{200b} c4!",
        "ｃ３ － ｃ４",
        "c٣ - c٤",
    ] {
        let text = format!("{HEAD}\n1. c3 d3 2. {step} d3 - d4 *");
        assert_eq!(played(&text)[2..], ["c3-c4", "d3-d4"], "{step}");
    }
    let declined = "1. c3 d3 2. c3xe3 *- a1 *";
    let text = format!("{HEAD}\n{declined}");
    let printed = Pasted::new(&text, Notation::Sand).unwrap().text().to_owned();
    assert!(printed.contains("c3xe3*- a1"), "{printed}");
    for list in ["c3\n- d3", "c3 -\nd3"] {
        let text = format!("{HEAD}\n{list}");
        let printed = Pasted::new(&text, Notation::Sand).unwrap().text().to_owned();
        assert!(!printed.contains("c3-d3"), "{printed}");
    }
}

#[test]
fn tags_accept_any_quotes() {
    for tag in [
        "[Rules “yote-traditional”]",
        "[Rules «\u{a0}yote-traditional\u{a0}»]",
        "[Rules „yote-traditional“]",
        "[Rules 'yote-traditional']",
        "[Rules ‘yote-traditional’]",
        "[Rules \"yote–traditional\"]",
        "[RULES \"Yote-Traditional\"]",
        "[rules \"yote‑traditional\" ]",
        "［Rules ＂yote-traditional＂］",
        "\u{feff}[Rules \"yote-traditional\"]",
        "  > [Rules \"yote-traditional\"]",
        "[Rules”yote-traditional”]",
        "[Rules ''yote-traditional'']",
        "Hello Kofi,\nhere (at last is our game:\n\n[Rules “yote-traditional”]",
        "```pgn\n[Rules \"yote-traditional\"]",
    ] {
        assert_eq!(played(&format!("{tag}\n\n1. c3 d3")), ["c3", "d3"], "{tag}");
    }
    for result in ["1:0", "½:½", "½-½", "1/2–1/2", "½", "1 – 0", "*", "?", "0‑1"] {
        assert_eq!(played(&format!("{HEAD}[Result “{result}”]\n1. c3")), ["c3"], "{result}");
    }
    let position = format!("{HEAD}[Position “I5/6/2OI2/6/6  O 4/4 – 0”]\n\n1. c3xe3*a5");
    assert_eq!(played(&position), ["c3xe3*a5"]);
}

#[test]
fn unknown_tags_and_those_without_quotes_are_read() {
    for tag in [
        "[Foo]",
        "[Foo bar baz]",
        "[Foo 12]",
        "[Foo: \"x\"]",
        "[Foo=\"x\"]",
        "[Foo-Bar \"x\"]",
        "[Foo_Bar \"x\"]",
        "[First]",
        "[Result]",
        "[Result \"Awa won\"]",
        "[Position]",
        "[Position \"?\"]",
    ] {
        assert_eq!(played(&format!("{HEAD}{tag}\n\n1. c3 d3 *")), ["c3", "d3"], "{tag}");
        assert_eq!(played(&format!("{tag}\n{HEAD}\n1. c3 d3 *")), ["c3", "d3"], "{tag}");
    }
    assert_eq!(played("[Rules yote-traditional]\n\n1. c3 d3"), ["c3", "d3"]);
    let named = format!("{HEAD}[First Awa Diop]\n\n1. c3");
    let pasted = Pasted::new(&named, Notation::Sand).unwrap();
    let (_, tags) = Game::read(pasted.text()).unwrap();
    assert_eq!(tags.first.expect("it is told").to_string(), "Awa Diop");
    for odd in ["[]", "[Foo", "[Foo] c3", "[12]"] {
        let (line, _, _, why) = refused(&format!("{HEAD}{odd}\n\n1. c3"));
        assert_eq!((line, &*why), (2, "a tag is written [Name \"text\"]"), "{odd}");
    }
}

#[test]
fn more_quotes_than_a_text_has_are_refused() {
    let count = if cfg!(miri) { 100 } else { 500_000 };
    for between in ["", "\n", "\n\n1. c3 d3\n"] {
        refused(&format!("{}{between}{}", HEAD.trim_end(), "\"".repeat(count)));
    }
}

#[test]
fn names_are_unchanged() {
    for (written, name) in [
        ("\"Ama – “the” ×\"", "Ama – “the” ×"),
        ("“Ama « it »”", "Ama « it »"),
        ("“Ama \"B\" \\ C”", "Ama \"B\" \\ C"),
        ("\"A \\\"quoted\\\" (name;\"", "A \"quoted\" (name;"),
        ("«\u{a0}Ama’s\u{a0}»", "Ama’s"),
    ] {
        let text = format!("{HEAD}[First {written}]\n\n1. c3");
        let pasted = Pasted::new(&text, Notation::Sand).unwrap();
        let (_, tags) = Game::read(pasted.text()).unwrap_or_else(|it| panic!("{written}: {it}"));
        assert_eq!(tags.first.expect("it is told").to_string(), name);
    }
}

#[test]
fn words_after_the_result_are_passed_over_and_turns_are_not() {
    assert_eq!(played(&format!("{HEAD}\n1. c3 d3 *\n\nYour turn!\nKofi (from c3)")), ["c3", "d3"]);
    assert_eq!(played(&format!("{HEAD}\n1. c3 d3 *\n```\nYour turn!")), ["c3", "d3"]);
    for (after, place) in
        [("* a1", (3, 12)), ("*\na1", (4, 1)), ("*\n\n[Rules \"choko-ludos\"]", (5, 1))]
    {
        let (line, column, _, why) = refused(&format!("{HEAD}\n1. c3 d3 {after}"));
        assert_eq!((line, column), place, "{after}");
        let is_named = why.contains("follows the result") || why.contains("one record");
        assert!(is_named, "{after}: {why}");
    }
}

#[test]
fn words_after_the_last_turn_end_the_record() {
    for after in [
        "\n\n-- \nAwa Diop",
        "\n\nEnvoyé de mon iPhone",
        "\n\nSent from my Galaxy A5",
        "\nBest,\nKofi",
        "\n\nÀ bientôt !\n20 rue c3",
        "\n[10:17, 20/11/2026] Kofi: merci",
        "\n\u{200e}[20/11/2026 à 10:17:33] Kofi: merci",
        "\n20/11/2026, 10:17 - Kofi: merci",
        " *\nBest,\nKofi",
    ] {
        assert_eq!(played(&format!("{HEAD}\n1. c3 d3{after}")), ["c3", "d3"], "{after:?}");
    }
    let chat = format!("{HEAD}[10:17, 20/11/2026] Awa: 1. c3\n[10:18, 20/11/2026] Kofi: d3\nNice!");
    assert_eq!(played(&chat), ["c3", "d3"]);
}

/// Nothing that may be a turn is passed over in silence.
#[test]
fn turns_among_the_words_around_are_refused() {
    for (text, odd) in [
        (format!("1. c3 d3\n{HEAD}2. a1"), "c3"),
        (format!("1. c3 d3 {HEAD}2. a1"), "c3"),
        (format!("Our game:\n1. c3 {{good}}\n{HEAD}2. a1"), "c3"),
        (format!("{HEAD}\n1. c3 d3\n\nThen we played on:\n\n2. a1 b1"), "Then"),
        (format!("{HEAD}\n1. c3 d3 *\n\n2. a1 b1"), "a1"),
        (format!("{HEAD}\n1. c3 d3\n\nz9"), "z9"),
        (format!("{HEAD}\n1. c3 d3 2:1"), "2:1"),
        (format!("{HEAD}\nSalut Kofi"), "Salut"),
    ] {
        let (_, _, word, why) = refused(&text);
        assert!(word.starts_with(odd), "{text}: {word}: {why}");
    }
    let (game, tags) = {
        let text = format!("{HEAD}\n1. c3 d3 2. a1 1:0");
        let pasted = Pasted::new(&text, Notation::Sand).unwrap().text().to_owned();
        let (game, tags) = Game::read(&pasted).unwrap();
        (game, tags.settled)
    };
    assert_eq!(game.turns().count(), 3);
    assert_eq!(tags, Some(sandgrid_rules::Adjudication::Won(sandgrid_rules::Side::First)));
}

#[test]
fn second_record_is_refused_as_such() {
    for between in ["\n\n", " *\n\n", "\n\nAnd another one:\n", " 1-0\n"] {
        let (_, _, word, why) = refused(&format!("{HEAD}\n1. c3 d3{between}{HEAD}\n1. a1 b1 *"));
        assert!(word.starts_with("[Rules") || word == "And", "{between:?}: {word}");
        assert!(why.contains("one record") || word == "And", "{between:?}: {why}");
    }
}

#[test]
fn errors_name_their_place() {
    for (turns, place, odd) in [
        ("1… c3 “z9”", (3, 8), "z9”"),
        ("1. c3 (1. a1\nb1) d9!", (4, 5), "d9!"),
        ("> 1. c3 ½ d3", (3, 11), "d3"),
        ("1. c3 c3×", (3, 9), "×"),
        ("1. c3\r2. c9", (4, 4), "c9"),
        ("1. c3\r\n2. c9", (4, 4), "c9"),
        ("1. c3 – z3", (3, 7), "–"),
    ] {
        let (line, column, word, why) = refused(&format!("{HEAD}\n{turns}"));
        assert_eq!((line, column), place, "{turns:?}: {why}");
        assert_eq!(word, odd, "{turns:?}: {why}");
    }
    for (turns, line, column) in
        [("1. c3 (1. a1", 3, 7), ("1. c3) d3", 3, 6), ("1. c3 (a (b) {)}", 3, 7)]
    {
        let text = format!("{HEAD}\n{turns}");
        let error = Pasted::new(&text, Notation::Sand).expect_err(turns);
        assert_eq!(error, Parenthesis { line, column }, "{turns}");
    }
}

#[test]
fn printed_records_are_parsed() {
    for rules in Ruleset::ALL {
        let game = Game::new(rules);
        let text = Record::of(&game).to_string();
        assert_eq!(Pasted::new(&text, Notation::Sand).unwrap().text(), text);
    }
}

#[test]
fn html_entities_are_read() {
    for text in
        ["1.&#32;c3&#xA0;d3", "1.&#x20;c3&#10;d3", "1.&nbsp;&#99;3&#160;d&#51;", "&lt;1. c3 d3&gt;"]
    {
        let text = format!("{HEAD}\n{text}");
        assert_eq!(played(&unframed(&text)), ["c3", "d3"], "{text}");
    }
    let odd = "&#0; &#xd800; &#99999999999; &#; &# &#x;";
    assert_eq!(unframed(odd), odd);
}

#[test]
fn cyrillic_letters_of_holes_are_read() {
    let text = "[Rules \"yote-traditional\"]\n[First \"Саша\"]\n\n1. с3 d3 2. с3-С4 А1";
    let read = unframed(text);
    assert!(read.contains("Саша"), "{read}");
    assert_eq!(played(&read), ["c3", "d3", "c3-c4", "a1"]);
}

#[test]
fn emphasis_and_escapes_of_markdown_are_read() {
    for text in [
        "*[Rules \"yote-traditional\"]*\n\n_1. c3 d3 2. a1 *_",
        "**[Rules \"yote-traditional\"]**\n\n**1. c3 d3 2. a1**",
        "\\[Rules \"yote-traditional\"\\]\n\n1\\. c3 d3 2\\. a1 \\*",
        "[Rules \"yote-traditional\"]\n[First \"A \\\"b\\\" \\\\\"]\n\n1. c3 d3 2. a1 \\*",
    ] {
        assert_eq!(played(&unframed(text)), ["c3", "d3", "a1"], "{text}");
    }
    let whole = "[First \"A \\\"b\\\"\"]\n\n1. c3 d3 *";
    assert_eq!(unframed(whole), whole, "a name's quotes stay escaped");
}

/// Each would take minutes if the rest of the text were searched at every sign.
#[test]
fn long_runs_of_signs_are_read_at_once() {
    let count = if cfg!(miri) { 100 } else { 300_000 };
    for sign in ["*", "_", "\\", "&#", "\\*", "* ", "<b ", "<!--", "[A \"", "[A “"] {
        let text = sign.repeat(count);
        assert_eq!(unframed(&text).chars().count(), text.chars().count(), "{sign}");
    }
}
