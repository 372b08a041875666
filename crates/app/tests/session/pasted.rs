//! Texts as people write, send and paste them: records, positions, codes.

use sandgrid_app::Event;
use sandgrid_app::text::share_link;

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
fn list_of_turns_is_of_the_ruleset_on_the_board() {
    for text in [
        "1. c3 d3 2. a1 b1 3. c3xe3*b1",
        "1. c3 d3\n2. a1 b1\n3. c3xe3*b1 *",
        "c3 d3 a1 b1 c3xe3*b1",
        "1) C3 D3 2) A1 B1 3) C3xE3*B1",
        "> c3, d3, a1, b1, c3×e3*b1!",
        "```\nc3 d3\na1 b1 {safe?}\nc3xe3*b1\n```",
        "We played:\nc3 d3 a1 b1\nc3xe3*b1\nGreetings, Awa",
        "On 20/11/2026 we played:\n\nc3 d3 a1 b1 c3xe3*b1\n20/11/2026",
        "[20/11/2026, 14:03:12] Awa: c3 d3\n[20/11/2026, 14:05:00] Kofi: a1 b1 c3xe3*b1",
        "20/11/2026, 14:03 - Awa: c3 d3\n20/11/2026, 14:05 - Kofi: a1 b1 c3xe3*b1",
        "[14:03] Awa: c3 d3\n[14:05] Kofi: a1 b1 c3xe3*b1",
        "1;c3;d3\n2;a1;b1\n3;c3xe3*b1",
        "1,c3,d3\n2,a1,b1\n3,c3xe3*b1",
        "１．ｃ３　ｄ３\n２．ａ１　ｂ１\n３．ｃ３ｘｅ３＊ｂ１",
        "- c3\n- d3\n- a1\n- b1\n- c3xe3*b1",
    ] {
        let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
        table.handle(Event::Load(text.to_owned()));
        assert_eq!(table.alerted, "", "{text}");
        let record = table.session.record();
        assert!(record.contains("[Rules \"yote-ludos\"]"), "{text}: {record}");
        assert!(record.contains("1. c3 d3 2. a1 b1 3. c3xe3*b1"), "{text}: {record}");
    }
    let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
    table.handle(Event::Load("c3 d3 c3xg3".to_owned()));
    assert!(table.alerted.contains("at “xg3”"), "{}", table.alerted);
    // A record whose first tag is lost is not one of the ruleset on the board.
    table.handle(Event::Load("[First \"Awa\"]\n\n1. c3 d3".to_owned()));
    assert!(table.alerted.contains("no [Rules"), "{}", table.alerted);
}

#[test]
fn the_rules_of_an_address_are_those_of_its_record() {
    let head = "https://sandgrid.example/?rules=choko-ludos";
    for (query, holes) in [
        ("record=c3+d3", "5/5/2oi1/5/5 o 11/11"),
        ("position=5/5/2o2/5/5+i+11/12+-+0", "5/5/2o2/5/5 i 11/12"),
        ("lang=fr", "5/5/5/5/5 o 12/12"),
    ] {
        let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
        table.handle(Event::Load(format!("See {head}&{query} !")));
        assert_eq!(table.alerted, "", "{query}");
        let place = table.session.place();
        assert!(place.contains(holes), "{query}: {place}");
    }
    let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
    table.handle(Event::Load("https://sandgrid.example/?rules=chess&record=c3+d3".to_owned()));
    assert!(table.alerted.contains("no rulebook has this name"), "{}", table.alerted);
}

#[test]
fn backup_file_is_sent_to_its_dialog() {
    let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
    let before = table.session.place();
    for text in ["sandgrid kept 1\ngame-1f 31\n", "From my phone:\r\n\r\nsandgrid kept 1\r\n"] {
        let text = format!("{text}[Rules \"yote-traditional\"]\n\n1. c3 *\n");
        table.handle(Event::Load(text));
        assert!(table.alerted.contains("“Restore from a file”"), "{}", table.alerted);
        assert_eq!(table.session.place(), before);
    }
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
fn turns_after_a_key_are_of_its_ruleset() {
    for text in [
        "wali-ludens c3 e5 a1",
        "> Wali-Ludens: c3, e5, a1",
        "“wali-ludens”\nc3 e5 a1",
        "We played wali-ludens:\nc3 e5 a1\nGreetings, Awa",
    ] {
        let record = opened(text).session.record();
        assert!(record.contains("[Rules \"wali-ludens\"]"), "{text}: {record}");
        assert!(record.contains("1. c3 e5 2. a1"), "{text}: {record}");
    }
    let mut table = Table::at("yote-traditional", "6/6/6/6/6 o 12/12 - 0");
    for (text, named) in [
        ("bolotondou-ludens c3 d5 d9", "line 1, character 25 of the record, at “d9”"),
        ("bolotondu-ludens c3 d5", "no rulebook has this name"),
        ("yote-ludens+chain c3 d5", "yote-ludens has no options"),
        (
            "99/6/6/6/6 o 12/12 - 0",
            "field 1, the board, of the position, character 1: a row is not 6",
        ),
        (
            "6/6/6/66/6 o 12/12 - 0",
            "field 1, the board, of the position, character 8: a row is not 6",
        ),
        (
            "This: 6/6/6/6/66 o 12/12 - 0",
            "field 1, the board, of the position, character 10: a row",
        ),
        ("choko-ludos 5/5/5/5/12 o 12/12 - 0", "the position, character 11: a row is not 5"),
    ] {
        table.handle(Event::Load(text.to_owned()));
        assert!(table.alerted.contains(named), "{text}: {}", table.alerted);
    }
}

#[test]
fn link_codes_accept_spoken_and_broken_forms() {
    let code = "1.yote-traditional.JNIbUlcHGy0";
    assert_eq!(share_link::in_groups(code), "1.yote-traditional. JNIb UlcH Gy0");
    for text in [
        code.to_owned(),
        share_link::in_groups(code),
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
        "Play: https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_-23g-3D1.yote-2Dtraditional.JNIbUlcHGy0&d=DwM&c=x-1_y now".to_owned(),
        "https://urldefense.com/v3/__https://example.org/*g=1.yote-traditional.JNIbUlcHGy0__;Iw!!AbC!x$ ".to_owned(),
        "#g=1.yote%2Dtraditional.JNIbUlcHGy0".to_owned(),
        "https://example.org/#G=1.yote-traditional.JNIbUlcHGy0".to_owned(),
        "https://example.org/%2523g=1.yote%252Dtraditional.JNIbUlcHGy0".to_owned(),
        "https://example.org/#g=3D1.yote-traditional.JNIb=\r\nUlcHGy0".to_owned(),
        "１．ｙｏｔｅ－ｔｒａｄｉｔｉｏｎａｌ．ＪＮＩｂＵｌｃＨＧｙ０".to_owned(),
        format!("{code}\u{1a}"),
        format!("https://example.org/#g={code}\0\r\n\u{1a}"),
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
        "\0yote-traditional 2i3/6/2o3/6/i5 o 3/1 take:1 7\n\u{1a}",
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

const RECORD: &str =
    "[Rules \"yote-traditional\"]\n[First \"<b>A&amp;B\"]\n\n1. c3 d3 2. a1 b1 3. c3xe3*b1 *";

#[test]
fn marks_of_other_programs_around_a_record_are_passed_over() {
    let numbered = |sign: &str| {
        let lines = RECORD.lines().zip(1..);
        let lines: Vec<String> = lines.map(|(line, at)| format!("{at:3}{sign}{line}")).collect();
        lines.join("\n")
    };
    let each = |start: &str| format!("{start}{}", RECORD.replace('\n', &format!("\n{start}")));
    let escaped = RECORD.replace("<b>A&amp;B", "Awa").replace('"', "&quot;");
    for text in [
        format!("<pre>\n{RECORD}\n</pre>"),
        RECORD.replace('\n', "<br>\n"),
        RECORD.replace('\n', "<br />"),
        format!("<div class=\"game\"><p>{}</p></div>", RECORD.replace('\n', "</p>\n<p>")),
        format!("<!-- saved (twice -->{RECORD}"),
        RECORD.replace("c3 d3", "<span class=\"turn\">c3</span>&nbsp;<B>d3</B>"),
        escaped.clone(),
        escaped.replace(' ', "&nbsp;"),
        numbered(" "),
        numbered(": "),
        numbered("\t"),
        numbered(" | "),
        each("| "),
        each("Awa> "),
        each("+"),
        format!("[20/11/2026, 18:03] Kofi: {RECORD}"),
    ] {
        assert_eq!(turns(&text), "c3 d3 a1 b1 c3xe3*b1", "{text}");
    }
    let record = opened(RECORD).session.record();
    assert!(record.contains("<b>A&amp;B"), "names stay as they are: {record}");
    let mut table = Table::at("yote-traditional", "6/6/6/6/6 o 12/12 - 0");
    table.handle(Event::Load(numbered(" | ").replace("d3", "<i>d9</i>")));
    let named = "line 4, character 16 of the record, at “d9”";
    assert!(table.alerted.contains(named), "{}", table.alerted);
}

#[test]
fn game_addresses_are_parsed() {
    for (address, place) in [
        (
            "https://example.org/?lang=fr&record=%5BRules%20%22yote-traditional%22%5D%0A%0A1.+c3",
            "yote-traditional 6/6/2o3/6/6 i 11/12 - 0",
        ),
        (
            "Look: https://example.org/?rules=yote-ludens&amp;position=2i3/6/6/6/2o3%20o%203/1%20-%207",
            "yote-ludens 2i3/6/6/6/2o3 o 3/1 - 7",
        ),
        ("https://example.org/?rules=yote-ludos%2Bchain", "yote-ludos+chain 6/6/6/6/6 o 12/12 - 0"),
        ("<https://example.org/?rules=yote-ludos+chain>", "yote-ludos+chain 6/6/6/6/6 o 12/12 - 0"),
    ] {
        assert_eq!(opened(address).session.place(), place, "{address}");
    }
}

#[test]
fn games_that_are_over_and_games_with_names_open_for_people() {
    let lone = "[Rules \"yote-traditional\"]\n\n1. c3 d3";
    for (text, is_for_people) in [
        (lone.to_owned(), false),
        (format!("{lone} 1-0"), true),
        (format!("[First \"Awa\"]\n{lone}"), true),
        ("yote-traditional 2i3/6/2o3/6/6 o 3/1 - 7".to_owned(), false),
        ("yote-traditional 6/6/2o3/6/6 o 3/0 - 0".to_owned(), true),
    ] {
        let mut table = Table::new("yote-traditional", crate::keeping::against_level_1());
        table.handle(Event::Load(text.clone()));
        let has_opponent = table.session.choice().opponent().is_some();
        assert_eq!(has_opponent, !is_for_people, "{text}: {}", table.alerted);
    }
}

#[test]
fn names_of_a_record_are_shown_at_the_hands_and_in_the_result() {
    let names = "[First \"Awa\"]\n[Second \"Kofi\"]\n";
    let game = "[Rules \"yote-traditional\"]\n1. c3 d3";
    let table = opened(&format!("{names}{game} *"));
    let hands = table.scene().hands;
    assert_eq!([hands.first.player, hands.second.player], ["Awa", "Kofi"]);
    let mut table = Table::new("yote-traditional", crate::keeping::against_level_1());
    table.handle(Event::Load(format!("{names}[Result \"0-1\"]\n{game} 0-1")));
    assert!(table.alerted.contains(" has been loaded. Kofi won. "), "{}", table.alerted);
    let ending = table.scene().ending.expect("somebody gave up");
    assert_eq!(ending.headline, "Kofi won");
}

#[test]
fn a_game_of_yebo_is_named_as_one() {
    let mut table = Table::at("choko-traditional", "5/5/5/5/5 o 12/12 - 0");
    for head in ["[Game \"yebo\"]", "Our game:\n> [game “Yebo”]"] {
        let text =
            format!("{head}\n[Seats \"2\"]\n[Seed \"7\"]\n[Choices \"\"]\n\nA direction -\n");
        table.handle(Event::Load(text));
        assert!(table.alerted.contains("it is a game of Yebo"), "{}", table.alerted);
    }
}

#[test]
fn messages_around_a_record_are_passed_over() {
    for text in [
        format!("[10:16, 20/11/2026] Awa: {RECORD}\n[10:17, 20/11/2026] Kofi: merci"),
        format!("[10:15, 20/11/2026] Kofi: ?\n[10:16, 20/11/2026] Awa: {RECORD}\nmerci"),
        format!("20/11/2026, 10:16 - Awa: {RECORD}\n20/11/2026, 10:17 - Kofi: merci"),
        RECORD.replace(" *", "\n\n-- \nAwa Diop"),
    ] {
        assert_eq!(turns(&text), "c3 d3 a1 b1 c3xe3*b1", "{text}");
    }
}

/// Other files than games open nothing, and are not taken for a record with an error.
#[test]
fn other_files_are_no_games() {
    for text in [
        "{\"game\": \"yote\", \"moves\": [\"c3\", \"d3\"]}",
        "{\n  \"game\": \"yote\",\n  \"moves\": [\n  \"c3\", \"d3\"",
        "{\"position\":\"6/6/6/6/6 o 12/12 - 0\"}",
        "{\"record\":\"[Rules \\\"yote-ludos\\\"]\\n\\n1. c3",
        "[{\"game\": \"yote\"}]",
        "[\"c3\", \"d3\"]",
        "\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR",
        "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>",
        "PK\u{3}\u{4}[Content_Types].xml c3 d3",
        "Follow-up: we met again",
        "and/or I think",
        "20/11/2026 we met",
        "1. *",
        "1. 1. 1.",
    ] {
        let mut table = Table::at("yote-ludos", "6/6/6/6/6 o 12/12 - 0");
        table.handle(Event::Load(text.to_owned()));
        let is_told = table.alerted.contains("no link, no record and no position");
        assert!(is_told, "{text:?}: {}", table.alerted);
        assert_eq!(table.scene().record.turns.len(), 0, "{text:?}");
    }
    assert_eq!(turns("{\"Good\" says Awa} 1. c3 d3"), "c3 d3");
}
