//! Words that change with the one after them do not stand before a placeable, and each language addresses its reader
//! in one way.

use std::fs;
use std::path::Path;

/// Returns the lines of all Fluent files of a language that `is_wrong` finds, without comments.
fn wrong(code: &str, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales").join(code);
    let files = fs::read_dir(folder).expect("the language is there");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter(|line| !line.starts_with('#') && is_wrong(line)).collect()
}

/// Returns whether one of the `words` stands directly before one of the `values`.
fn precedes(line: &str, words: &[&str], values: &[&str]) -> bool {
    let pairs = words.iter().flat_map(|word| values.iter().map(move |value| (word, value)));
    pairs.into_iter().any(|(word, value)| {
        let pair = format!("{word} {{ {value} }}");
        line.match_indices(&pair).any(|(at, _)| !line[..at].ends_with(char::is_alphabetic))
    })
}

#[test]
fn arabic_for_stands_before_no_article() {
    let found = wrong("ar", |line| line.contains("ل{ word-the"));
    assert!(found.is_empty(), "ل and ال are written لل: {found:#?}");
}

#[test]
fn french_words_that_elide_stand_before_no_name() {
    let words = ["de", "que", "jusque", "lorsque", "puisque", "parce que"];
    let values = ["$name", "$who", "$other", "$block", "$names", "word-persona"];
    let found = wrong("fr", |line| precedes(line, &words, &values));
    assert!(found.is_empty(), "d’Awa, but de Kofi: {found:#?}");
}

#[test]
fn articles_do_not_follow_a_preposition_that_takes_them_in() {
    let found = wrong("fr", |line| precedes(line, &["de", "à"], &["word-the-us-many"]));
    let article = ["word-the-us-many", "word-the-them-many", "word-the-them"];
    let in_portuguese = ["de", "em", "por", "a"];
    let found = [found, wrong("pt", |line| precedes(line, &in_portuguese, &article))].concat();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn spanish_says_tu_and_not_usted() {
    let formal = ["usted", "ustedes", "ordenador", "pulse", "cópielo", "pídalo"];
    let found = wrong("es", |line| {
        let line = line.to_lowercase();
        let mut words = line.split(|letter: char| !letter.is_alphabetic());
        words.any(|word| formal.contains(&word)) || line.contains(": puede {")
    });
    assert!(found.is_empty(), "{found:#?}");
}
