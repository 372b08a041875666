//! The statements of the rulebooks exist in every complete language, in the same words for the same things,
//! without others.

use std::fs;
use std::path::{Path, PathBuf};

use sandgrid_locales::{Catalogue, Faults, Stage, Tongue};
use sandgrid_rules::{Ruleset, SourceId};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All that is read, in a folder of its own, in which one file's text is changed.
fn read(folder: &str, file: &str, change: impl Fn(&str) -> String) -> Result<Catalogue, Faults> {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let languages = fs::read_dir(root().join("www/locales")).expect("it is there");
    let files = languages.flatten().flat_map(|language| {
        let files = fs::read_dir(language.path()).expect("it is a folder");
        files.flatten().map(|file| file.path())
    });
    let pages = ["index.html", "www/yebo/yebo.html"].map(|page| root().join(page));
    for path in files.chain(pages) {
        let name = path.strip_prefix(root()).expect("it is ours");
        let text = fs::read_to_string(&path).expect("it is a text");
        let text = if name.ends_with(file) { change(&text) } else { text };
        let place = copy.join(name);
        fs::create_dir_all(place.parent().expect("it is in a folder")).expect("it can be made");
        fs::write(place, text).expect("it can be written");
    }
    Catalogue::read(&copy)
}

#[test]
fn incomplete_statements_are_refused() {
    for (file, key) in [("yebo-rules.ftl", "rule-Q-E21"), ("rules.ftl", "rule-004-R5")] {
        for code in ["fr", "pt", "es", "ar"] {
            let file = format!("{code}/{file}");
            let without = |text: &str| {
                let lines = text.lines().filter(|line| !line.starts_with(&format!("{key} =")));
                lines.collect::<Vec<_>>().join("\n")
            };
            let faults = read(&format!("lacks-{key}-{code}"), &file, without).err();
            assert_eq!(faults, Some(vec![format!("{file}: {key} is missing")]));
        }
    }
}

#[test]
fn words_without_a_statement_are_refused() {
    let with = |text: &str| format!("{text}\nrule-003-E49 = On ne joue pas.\n");
    let faults = read("idle", "fr/yebo-rules.ftl", with).err();
    assert_eq!(faults, Some(vec!["fr/yebo-rules.ftl: rule-003-E49 is used nowhere".to_owned()]));
}

#[test]
fn unchanged_statements_are_readable() {
    assert!(read("same", "fr/yebo-rules.ftl", str::to_owned).is_ok());
}

/// In each language, the words of a hole, and of a space, as LUDOS calls a hole.
const PLACES: [(&str, [[&str; 2]; 2]); 5] = [
    ("en", [["hole", "holes"], ["space", "spaces"]]),
    ("fr", [["trou", "trous"], ["case", "cases"]]),
    ("pt", [["cova", "covas"], ["casa", "casas"]]),
    ("es", [["hoyo", "hoyos"], ["casilla", "casillas"]]),
    ("ar", [["حفرة", "حفر"], ["خانة", "خانات"]]),
];

/// Returns whether a text contains one of the words; an Arabic word may have an article.
fn says(text: &str, words: [&str; 2]) -> bool {
    let mut found = text.split(|it: char| !it.is_alphabetic());
    found.any(|it| words.iter().any(|word| it == *word || it.ends_with(&format!("ال{word}"))))
}

#[test]
fn rulebooks_call_a_place_of_the_board_by_one_word() {
    let catalogue = Catalogue::read(&root()).expect("the texts are complete");
    for (code, words) in PLACES {
        let tongue = Tongue::find(code).expect("a language");
        let stated = catalogue.rules(tongue, Stage::Whole);
        let shown = Ruleset::ALL.iter().flat_map(|it| it.rules().map(move |rule| (it, rule)));
        for (rules, rule) in shown {
            let text = stated.iter().find(|it| it.id == rule.id);
            let text = text.map_or(rule.words(), |it| it.words.as_str());
            let own = usize::from(rules.book().source.id == SourceId::Ludos);
            let here = format_args!("{}, {rule}: {text}", rules.key());
            assert!(!says(text, words[1 - own]) && !says(text, ["square", "squares"]), "{here}");
            assert_eq!(says(text, words[own]), says(rule.words(), PLACES[0].1[own]), "{here}");
        }
    }
}
