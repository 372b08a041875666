//! Packs: the messages of one language, as the page reads them.
//!
//! A head line `sandgrid words 1 CODE MARK`; then what the program says, a line each, in the order
//! of the keys; an empty line; what stands in the page, `KEY` or `KEY.ATTRIBUTE`, a tab, the words;
//! an empty line; what the rulebooks state, rule, tab, the code of its language, tab, words; an empty line; and `end`.

use std::fmt::Write as _;

use crate::{Catalogue, Stage, Stated, Tongue};

/// Returns all messages of a language at that stage.
#[must_use]
pub fn pack(catalogue: &Catalogue, tongue: &Tongue, stage: Stage) -> String {
    let written = written(catalogue, tongue, stage);
    let rules = catalogue.rules(tongue, stage).into_iter();
    // With the code in every language, the pack of a draft ends as that of the language from which it takes what it lacks.
    let rules = rules.map(|Stated { id, code, words }| format!("{id}\t{code}\t{words}"));
    joined(catalogue, tongue, stage, &[written, rules.collect()])
}

/// Only what the program says, which is what it brings along itself: the page's markup and the rules
/// have their own words.
#[must_use]
pub fn spoken(catalogue: &Catalogue, tongue: &Tongue, stage: Stage) -> String {
    joined(catalogue, tongue, stage, &[])
}

fn joined(catalogue: &Catalogue, tongue: &Tongue, stage: Stage, further: &[Vec<String>]) -> String {
    let mut text = format!("sandgrid words 1 {} {:08x}\n", tongue.code, fingerprint(catalogue));
    for key in catalogue.spoken(stage) {
        let pattern = catalogue.pattern(tongue, &key).expect("English has every key");
        let line = pattern.compile(&catalogue.arguments(&key)).expect("every message was checked");
        let _ = writeln!(text, "{line}");
    }
    for lines in further {
        text.push('\n');
        for line in lines {
            let _ = writeln!(text, "{line}");
        }
    }
    text + "\nend\n"
}

fn written(catalogue: &Catalogue, tongue: &Tongue, stage: Stage) -> Vec<String> {
    let mut lines = Vec::new();
    for key in catalogue.written(stage) {
        if let Some(pattern) = catalogue.pattern(tongue, &key) {
            lines.push(format!("{key}\t{}", pattern.plain().unwrap_or_default()));
        }
        for (name, pattern) in catalogue.attributes(tongue, &key) {
            lines.push(format!("{key}.{name}\t{}", pattern.plain().unwrap_or_default()));
        }
    }
    lines
}

/// Returns the fingerprint of a version's keys (FNV-1a), so that a program never reads the texts of another version.
pub(crate) fn fingerprint(catalogue: &Catalogue) -> u32 {
    let keys = Stage::ALL.into_iter().flat_map(|stage| catalogue.spoken(stage));
    let spelled = keys.map(|key| format!("{key}{:?}\n", catalogue.arguments(&key)));
    let bytes: Vec<u8> = spelled.flat_map(String::into_bytes).collect();
    bytes
        .iter()
        .fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}
