//! Generates a Rust type for each message of the program: a missing argument or an unknown key does not compile.

use std::fmt::Write as _;

use crate::pack::fingerprint;
use crate::{Catalogue, Stage};

/// Arguments that are numbers; all others are texts.
const NUMBERS: [&str; 21] = [
    "captured",
    "character",
    "columns",
    "count",
    "damaged",
    "done",
    "from-count",
    "level",
    "line",
    "number",
    "of",
    "other-level",
    "ours",
    "part",
    "rows",
    "solved",
    "stars",
    "step",
    "theirs",
    "turn",
    "usual",
];

/// A module of one type for each key, with its arguments as fields.
#[must_use]
pub fn accessors(catalogue: &Catalogue) -> String {
    let print = fingerprint(catalogue);
    let lines = Stage::ALL.map(|stage| catalogue.spoken(stage).len());
    let mut text = format!(
        "pub(super) const FINGERPRINT: u32 = 0x{:04x}_{:04x};\n\
         pub(super) const LINES: [usize; 3] = {lines:?};\n",
        print >> 16,
        print & 0xffff,
    );
    for stage in Stage::ALL {
        for (line, key) in catalogue.spoken(stage).iter().enumerate() {
            let arguments = catalogue.arguments(key);
            accessor(&mut text, stage, line, key, &arguments);
        }
    }
    text
}

fn accessor(text: &mut String, stage: Stage, line: usize, key: &str, arguments: &[String]) {
    let name: String = key.split('-').map(capital).collect();
    let lifetime = if arguments.iter().all(|it| is_number(it)) { "" } else { "<'a>" };
    let elided = if lifetime.is_empty() { "" } else { "<'_>" };
    let field = |it: &String| {
        let kind = if is_number(it) { "u32" } else { "&'a str" };
        format!("pub(crate) {}: {kind}", snake(it))
    };
    let fields: Vec<String> = arguments.iter().map(field).collect();
    let body =
        if fields.is_empty() { ";".to_owned() } else { format!(" {{ {} }}", fields.join(", ")) };
    let value = |it: &String| {
        let kind = if is_number(it) { "Number" } else { "Text" };
        format!("Argument::{kind}(self.{})", snake(it))
    };
    let values: Vec<String> = arguments.iter().map(value).collect();
    let _ = writeln!(
        text,
        "#[derive(Copy, Clone, Debug)]\npub(crate) struct {name}{lifetime}{body}\n\
         impl Localize for {name}{elided} {{\n    fn localize(self, words: &MessagePack) -> String {{\n        \
         words.fill(words.{}({line}), &[{}])\n    }}\n}}",
        match stage {
            Stage::Play => "of_play",
            Stage::Whole => "further",
            Stage::Yebo => "of_yebo",
        },
        values.join(", "),
    );
}

fn is_number(argument: &str) -> bool {
    NUMBERS.contains(&argument)
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
