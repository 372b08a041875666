//! The pages beside the game: each reference leads somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use sandgrid_rules::Ruleset;
use sandgrid_tests::{Findings, here};

#[test]
fn history_references_resolve() {
    let page = history();
    let (text, sources) = page.split_once("class=\"sources\"").expect("it has a list of sources");
    let (cited, listed) = (values(text, "href=\"#"), values(sources, "id=\""));
    assert!(cited.len() > 20 && listed.len() > 10, "{cited:?} {listed:?}");
    let mut findings = Findings::new();
    for name in &cited {
        findings.ensure(listed.contains(name), format_args!("{name} is no source"));
    }
    for name in &listed {
        findings.ensure(cited.contains(name), format_args!("{name} is not cited"));
    }
    findings.report();
}

#[test]
fn history_links_resolve() {
    let (page, index) = (history(), read("index.html"));
    let mut findings = Findings::new();
    let is_elsewhere = |link: &String| !link.starts_with('#') && !link.starts_with("data:");
    let links = values(&page, "href=\"").into_iter().filter(is_elsewhere);
    for link in links {
        let bundled = format!("rel=\"copy-file\" href=\"www/{link}\"");
        let is_there = link == "./" || index.contains(&bundled) && path(&link).is_file();
        findings.ensure(is_there, format_args!("{link} is not in the bundle"));
    }
    findings.ensure(
        index.contains("href=\"history.html\"") && index.contains("href=\"www/history.html\""),
        "the page does not lead to the history",
    );
    findings.ensure(has_one_script(&page, "read.js"), "it needs more");
    findings.report();
}

#[test]
fn the_history_is_neither_short_nor_long() {
    let page = history();
    let (text, _) = page.split_once("id=\"sources\"").expect("it has sources");
    let mut words = String::new();
    let mut inside = false;
    for letter in text.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => words.push(letter),
            _ => {}
        }
    }
    let count = words.split_whitespace().count();
    assert!((800..=1500).contains(&count), "{count} words");
}

/// Whether the only script of a page is the one that applies the chosen colour scheme.
fn has_one_script(page: &str, name: &str) -> bool {
    let scripts = page.matches("<script").count() + page.matches("src=").count();
    scripts == 2 && page.contains(&format!("<script src=\"{name}\"></script>"))
}

/// Returns the texts after each occurrence of a prefix, up to the next quotation mark.
fn values(text: &str, before: &str) -> Vec<String> {
    let after = text.split(before).skip(1);
    after.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn history() -> String {
    read("www/history.html")
}

fn path(name: &str) -> PathBuf {
    here("..").join("www").join(name)
}

fn read(name: &str) -> String {
    let file = here("..").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

#[test]
fn history_pages_have_equal_structure() {
    let mut findings = Findings::new();
    let english = tags(&history());
    for code in ["fr", "pt", "es", "ar"] {
        let page = read(&format!("www/history-{code}.html"));
        findings.ensure(tags(&page) == english, format_args!("{code} has other tags"));
        let lang = format!("<html lang=\"{code}\"");
        findings
            .ensure(page.contains(&lang), format_args!("{code} does not say that it is {code}"));
        let other = format!("href=\"history-{code}.html\" lang=\"{code}\" hreflang=\"{code}\"");
        let is_current = format!("{other} aria-current=\"page\"");
        findings.ensure(history().contains(&other), format_args!("nothing leads to {code}"));
        findings.ensure(page.contains(&is_current), format_args!("{code} does not mark itself"));
    }
    findings.report();
}

/// The teachers' pages by language.
const TEACH: [(&str, &str); 5] =
    [("en", "index"), ("fr", "fr"), ("pt", "pt"), ("es", "es"), ("ar", "ar")];

/// Largest size of a teachers' page, in bytes.
const HEAVIEST: usize = 60_000;

#[test]
fn teachers_pages_have_equal_structure() {
    let mut findings = Findings::new();
    let english = tags(&teach("index"));
    for (code, name) in TEACH {
        let page = teach(name);
        let same = page
            .replace(&format!("history-{code}.html"), "history.html")
            .replace(&format!("amp;lang={code}\""), "amp;lang=en\"");
        findings.ensure(tags(&same) == english, format_args!("{name} has other tags"));
        let lang = format!("<html lang=\"{code}\"");
        findings.ensure(page.contains(&lang), format_args!("{name} does not say its language"));
        findings.ensure(page.len() < HEAVIEST, format_args!("{name} has {} bytes", page.len()));
        let is_plain = has_one_script(&page, "../read.js");
        findings.ensure(is_plain && !page.contains("style="), format_args!("{name} needs more"));
    }
    findings.report();
}

#[test]
fn teachers_links_resolve() {
    let (index, count) = (read("index.html"), puzzles().len());
    let mut findings = Findings::new();
    for copied in ["href=\"www/teach\"", "href=\"www/history.css\"", "href=\"teach/index.html\""] {
        findings.ensure(index.contains(copied), format_args!("{copied} is not in the page"));
    }
    for (code, name) in TEACH {
        let page = teach(name);
        let ids = values(&page, " id=\"");
        for link in values(&page, "href=\"").iter().filter(|link| !link.starts_with("data:")) {
            let asked = format!("&amp;lang={code}");
            let is_there = if let Some(id) = link.strip_prefix('#') {
                ids.iter().any(|it| it == id)
            } else if let Some(query) = link.strip_prefix("../?") {
                let number = query.strip_suffix(&asked).and_then(|it| it.strip_prefix("puzzle="));
                let is_puzzle = |it: usize| (1..=count).contains(&it);
                query == format!("lesson=yote{asked}")
                    || number.and_then(|it| it.parse().ok()).is_some_and(is_puzzle)
            } else {
                path("teach").join(link).exists()
            };
            findings.ensure(is_there, format_args!("{name}: {link} leads nowhere"));
        }
    }
    findings.report();
}

#[test]
fn teachers_puzzles_are_as_proved() {
    let puzzles = puzzles();
    let mut findings = Findings::new();
    for (code, name) in TEACH {
        let page = teach(name);
        let blockade = message(code, "puzzle-blockade");
        for number in 1..=12 {
            let sheet = inside(&page, &format!("<li id=\"puzzle-{number}\">"), "</li>");
            let shown = values(sheet, "?puzzle=").concat();
            let shown = shown.split('&').next().and_then(|it| it.parse::<usize>().ok());
            let puzzle = &puzzles[shown.expect("it has its number") - 1];
            let place = format_args!("{name}: {number}");
            findings.ensure(pieces(sheet) == placed(puzzle), place);
            findings.ensure(sheet.contains(&blockade) == puzzle.mentions_blockade(), place);
            let named = values(sheet, "aria-label=\"").concat();
            findings.ensure(holes(&named) == named_holes(&puzzle.position), place);
            let title = inside(sheet, "<h3>", "</h3>");
            let answer = inside(&page, &format!("<th scope=\"row\">{title}</th>"), "</tr>");
            let turns = answer.split("<td><bdi>").nth(1).unwrap_or_default();
            let turns = turns.split("</td>").next().unwrap_or_default();
            let plain = turns.replace("<bdi>", "").replace("</bdi>", "").replace(['(', ')'], "");
            findings.ensure(plain == puzzle.line, format_args!("{name}: {number}: {plain}"));
        }
    }
    findings.report();
}

/// A puzzle of www/learn/puzzles.txt.
#[derive(Default)]
struct Puzzle {
    rules: String,
    position: String,
    stars: String,
    themes: String,
    line: String,
}

impl Puzzle {
    /// Returns whether the screen reminds of the end by a side that cannot move.
    fn mentions_blockade(&self) -> bool {
        self.stars == "1" && self.themes.contains("blockade")
    }
}

/// Returns a message of a language.
fn message(code: &str, key: &str) -> String {
    let whole = read(&format!("www/locales/{code}/whole.ftl"));
    inside(&whole, &format!("\n{key} = "), "\n").to_owned()
}

/// The puzzles in the order of their numbers.
fn puzzles() -> Vec<Puzzle> {
    let mut all = Vec::new();
    for line in read("www/learn/puzzles.txt").lines() {
        match (line.split_once(' ').unwrap_or_default(), all.last_mut()) {
            (("puzzle", _), _) => all.push(Puzzle::default()),
            ((name, text), Some(puzzle)) => match name {
                "rules" => text.clone_into(&mut puzzle.rules),
                "position" => text.clone_into(&mut puzzle.position),
                "stars" => text.clone_into(&mut puzzle.stars),
                "themes" => text.clone_into(&mut puzzle.themes),
                "line" => text.clone_into(&mut puzzle.line),
                _ => {}
            },
            _ => {}
        }
    }
    all
}

/// The pieces of a position, from the top row down: `o` or `i`, column and row from the top left.
fn cells(position: &str) -> Vec<(char, u32, u32)> {
    let mut found = Vec::new();
    let board = position.split(' ').next().unwrap_or_default();
    for (row, text) in (0..).zip(board.split('/')) {
        let mut column = 0;
        for letter in text.chars() {
            if letter.is_alphabetic() {
                found.push((letter, column, row));
            }
            column += letter.to_digit(10).unwrap_or(1);
        }
    }
    found
}

/// Returns a puzzle's pieces, as a drawing refers to them: pebbles and sticks, in Choko long sticks and short ones.
fn placed(puzzle: &Puzzle) -> Vec<String> {
    let is_choko = puzzle.rules.starts_with("choko");
    let drawn = |(side, column, row): (char, u32, u32)| {
        let kind = match side {
            'o' if is_choko => 'l',
            'i' if is_choko => 's',
            side => side,
        };
        format!("#{kind}\" x=\"{}\" y=\"{}", 20 + 40 * column, 20 + 40 * row)
    };
    cells(&puzzle.position).into_iter().map(drawn).collect()
}

/// Returns the pieces that a drawing refers to.
fn pieces(sheet: &str) -> Vec<String> {
    let uses = sheet.split("<use href=\"").skip(1);
    let uses = uses.filter_map(|rest| rest.split("\"/>").next()).map(str::to_owned);
    uses.filter(|it| it.contains(" x=")).collect()
}

/// Returns a position's holes with pebbles, then those with sticks.
fn named_holes(position: &str) -> Vec<String> {
    let of = |side| {
        let held = cells(position).into_iter().filter(move |cell| cell.0 == side);
        held.map(|(_, column, row)| {
            format!("{}{}", ["a", "b", "c", "d", "e", "f"][column as usize], 5 - row)
        })
    };
    of('o').chain(of('i')).collect()
}

/// Returns the holes that a text names.
fn holes(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_hole = |word: &&str| word.len() == 2 && word.ends_with(|it: char| it.is_ascii_digit());
    words.filter(is_hole).map(str::to_owned).collect()
}

/// Returns the part of a text between two delimiters.
fn inside<'a>(text: &'a str, open: &str, close: &str) -> &'a str {
    let rest = text.split_once(open).map_or("", |(_, rest)| rest);
    rest.split(close).next().unwrap_or_default()
}

fn teach(name: &str) -> String {
    read(&format!("www/teach/{name}.html"))
}

/// The tags of a page and their references, without decorative ones.
fn tags(page: &str) -> Vec<String> {
    let tags = page.split('<').skip(1).filter_map(|piece| piece.split_once('>'));
    let tag = |tag: &str| {
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        let named = |attribute: &str| values(tag, &format!("{attribute}=\"")).concat();
        format!("{name} {} {}", named("href"), named("id"))
    };
    tags.map(|(it, _)| tag(it))
        .filter(|it| !it.starts_with("bdi") && !it.starts_with("/bdi"))
        .collect()
}

/// The words of the configurator in a language, by key.
fn words(script: &str, code: &str) -> Vec<(String, String)> {
    let (_, rest) = script.split_once(&format!("\n    {code}: {{\n")).expect("it speaks that");
    let (own, _) = rest.split_once("\n    },").expect("they end");
    let pairs = own.lines().filter_map(|line| line.trim().split_once(": \""));
    let bare = |(key, text): (&str, &str)| {
        (key.trim_matches('"').to_owned(), text.trim_end_matches("\",").to_owned())
    };
    pairs.map(bare).collect()
}

#[test]
fn configurator_has_its_words_in_every_language() {
    let (page, script) = (read("www/embed/make.html"), read("www/embed/make-words.js"));
    let mut findings = Findings::new();
    let english = words(&script, "en");
    assert!(english.len() > 80, "they are found: {}", english.len());
    let keys = |words: &[(String, String)]| -> Vec<String> {
        words.iter().map(|(key, _)| key.clone()).collect()
    };
    for code in ["fr", "pt", "es", "ar"] {
        let own = words(&script, code);
        findings.ensure(keys(&own) == keys(&english), format_args!("{code} has other keys"));
        for (key, text) in &own {
            let is_torn = [" :", " ;", " !", " ?"].iter().any(|mark| text.contains(mark));
            findings.ensure(!text.is_empty(), format_args!("{code}: {key} is empty"));
            findings.ensure(code != "fr" || !is_torn, format_args!("a plain space: {text}"));
        }
    }
    let tagged = page.split(" data-words=\"").skip(1);
    for (key, rest) in tagged.filter_map(|rest| rest.split_once('"')) {
        let shown = rest.split_once('>').and_then(|(_, rest)| rest.split('<').next());
        let word = english.iter().find(|(known, _)| known == key).map(|(_, word)| word.as_str());
        findings.ensure(shown == word, format_args!("{key}: {shown:?} in the page, {word:?}"));
    }
    let code = read("www/embed/make.js");
    for (key, _) in &english {
        // The words of entries are named by their values.
        let is_made = ["controls-", "yebo-"].iter().any(|begins| key.starts_with(begins));
        let is_value = ["yote", "choko", "wali", "bolotondou", "yebo", "chains"];
        let is_used = page.contains(&format!("data-words=\"{key}\""))
            || ["say.", "words()."].iter().any(|of| code.contains(&format!("{of}{key}")));
        let is_known = is_used || is_made || is_value.contains(&key.as_str());
        findings.ensure(is_known, format_args!("{key} is not used"));
    }
    findings.report();
}

/// The lines of a table in the page's script, each a game and what it has.
fn table<'a>(script: &'a str, name: &str) -> Vec<(&'a str, &'a str)> {
    let (_, rest) = script.split_once(&format!("const {name} = {{")).expect("the table is there");
    let (rows, _) = rest.split_once("};").expect("it ends");
    let names = ["yote", "choko", "wali", "bolotondou", "yebo"];
    let row = |name: &&'static str| {
        let (_, rest) = rows.split_once(&format!("{name}: "))?;
        Some((*name, rest.split_once('\n').map_or(rest, |(row, _)| row)))
    };
    names.iter().filter_map(row).collect()
}

#[test]
fn configurator_knows_every_ruleset() {
    let script = read("www/embed/make-games.js");
    let mut keys = BTreeSet::new();
    for (game, books) in table(&script, "BOOKS") {
        for (before, rest) in books.split(']').filter_map(|book| book.split_once(": [")) {
            let book = before.trim_start_matches(['{', ',', ' ']);
            let variations: Vec<String> = values(&format!("{rest} "), "\"");
            let variations: Vec<&String> = variations.iter().step_by(2).collect();
            for chosen in 0..1_usize << variations.len() {
                let picked = variations.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
                let options: Vec<String> = picked.map(|(_, name)| format!("+{name}")).collect();
                let options = options.concat();
                keys.insert(format!("{game}-{book}{options}"));
            }
        }
    }
    let known = Ruleset::ALL.iter().map(|rules| rules.key().to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(keys, known);
}

#[test]
fn configurator_knows_every_puzzle() {
    let (script, puzzles) = (read("www/embed/make-games.js"), read("www/learn/puzzles.txt"));
    let games: Vec<&str> =
        puzzles.lines().filter_map(|line| line.strip_prefix("rules ")?.split('-').next()).collect();
    let mut last = 0;
    for (game, bounds) in table(&script, "PUZZLES") {
        // The rows stand in one line.
        let bounds = bounds.split(']').next().unwrap_or_default().trim_start_matches('[');
        let ends = bounds.split(", ").map(|end| end.parse::<usize>().expect("a number"));
        let ends: Vec<usize> = ends.collect();
        assert_eq!(ends[0], last + 1, "{game}");
        last = ends[1];
        assert!(games[ends[0] - 1..last].iter().all(|it| *it == game), "{game}: {bounds}");
    }
    assert_eq!(last, games.len());
}

#[test]
fn configurator_knows_every_lesson_and_language() {
    let (script, lessons) = (read("www/embed/make-games.js"), read("www/learn/lessons-en.txt"));
    let words = read("www/embed/make-words.js");
    let (_, rest) = script.split_once("const LESSONS = {").expect("the table is there");
    let offered = values(rest.split('\n').next().unwrap_or_default(), "\"");
    let mut offered: Vec<&str> = offered.iter().step_by(2).map(String::as_str).collect();
    // The first steps belong to the invitation, and Yebo has its lesson elsewhere.
    let known = lessons.lines().filter_map(|line| line.strip_prefix("lesson ")?.split(' ').next());
    let mut known: Vec<&str> = known.filter(|key| *key != "first").chain(["yebo"]).collect();
    offered.sort_unstable();
    known.sort_unstable();
    assert_eq!(offered, known);
    let index = read("index.html");
    let (_, rest) = index.split_once("name=\"languages\" content=\"").expect("it lists them");
    let codes = rest.split('"').next().unwrap_or_default().split(' ').filter(|it| *it != "qps");
    let (_, rest) = words.split_once("SPOKEN: { ").expect("the table is there");
    let spoken = rest.split(" }").next().unwrap_or_default().split("\", ");
    let spoken: Vec<&str> = spoken.filter_map(|pair| pair.split(':').next()).collect();
    assert_eq!(spoken, codes.collect::<Vec<_>>());
}

/// The dialogs of a kiosk stand in the pages of both games, and are the same there.
#[test]
fn kiosk_dialogs_are_the_same_in_both_games() {
    let dialogs = |page: &str| {
        let page = read(page);
        let (_, begins) = page.split_once("<dialog id=\"dark\"").expect("it has the dialogs");
        let (dialogs, _) = begins.split_once("<dialog id=\"new\"").expect("they end there");
        let lines = dialogs.lines().map(|line| line.trim().to_owned());
        // The button of the staff has the name of its page.
        lines.filter(|line| !line.starts_with("<button id=\"staff\"")).collect::<Vec<_>>()
    };
    let sand = dialogs("index.html");
    assert!(sand.len() > 30, "{sand:?}");
    assert_eq!(sand, dialogs("www/yebo/yebo.html"));
}
