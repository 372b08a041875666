//! The words of the code: retired names do not come back, and comments are in plain words.

use std::path::PathBuf;

use sandgrid_tests::{Findings, here, sources};
use syn::visit::Visit;

/// Retired names, and the terms that replace them (docs/glossary.md).
const RETIRED: [(&str, &str); 65] = [
    ("Annex", "Features"),
    ("Aside", "Quarantine"),
    ("Broken", "Corrupt"),
    ("Brought", "RoundScore"),
    ("Company", "SeatPlan"),
    ("Crew", "Executor"),
    ("Cue", "SoundCue"),
    ("Deed", "MoveDescription"),
    ("Desk", "WorkerState"),
    ("Ear", "HostListener"),
    ("Errand", "EngineRequest"),
    ("Experience", "OrderingHistory"),
    ("Fate", "SlotState, DiscardState or SolvedResult"),
    ("Finding", "PrincipalVariation"),
    ("Fitting", "Panel"),
    ("Grounds", "ValueSource"),
    ("Hired", "WorkerHandle"),
    ("Keeper", "Kiosk"),
    ("Keeping", "Persistence"),
    ("Law", "TableRules"),
    ("Library", "GameLibrary"),
    ("Memory", "TranspositionTable"),
    ("Merit", "Motif"),
    ("Mishap", "Warning"),
    ("Opened", "Unwrapped"),
    ("Opponent", "AiClient"),
    ("Orthography", "LocaleFns"),
    ("Outfit", "PageConfig"),
    ("Outline", "Status"),
    ("Pace", "Mode"),
    ("Prefs", "YeboSettings"),
    ("Room", "YeboController"),
    ("Saved", "SavedGame"),
    ("Scout", "TacticsScanner"),
    ("Seal", "Envelope"),
    ("Sitter", "PlayerKind"),
    ("Sitting", "YeboSession"),
    ("Sought", "HintCache"),
    ("Stock", "Material"),
    ("Term", "EmbedOption"),
    ("Thinker", "EngineWorker"),
    ("Unwatched", "NoObserver"),
    ("Visit", "Access"),
    ("Volume", "StoredGame"),
    ("Ward", "KioskTarget"),
    ("Watch", "SearchObserver"),
    ("Wish", "Query"),
    ("Witness", "HostEvents"),
    ("annex", "features"),
    ("bury", "on_worker_failed"),
    ("ear", "listener"),
    ("deeds", "actions"),
    ("errand", "request"),
    ("furniture", "template"),
    ("heed", "on_storage_changed"),
    ("hire", "spawn"),
    ("keeper", "kiosk or service worker"),
    ("merits", "motifs"),
    ("mishap", "warning"),
    ("obey", "handle_request"),
    ("outfit", "config"),
    ("sitting", "session"),
    ("thinker", "worker"),
    ("wish", "query"),
    ("witness", "host_events"),
];

/// Words with which no comment begins: free relatives and abstract agents.
const OPENINGS: [&str; 13] = [
    "What",
    "Whoever",
    "Whatever",
    "Whichever",
    "Whom",
    "Who",
    "Whose",
    "Somebody",
    "Nobody",
    "Someone",
    "So many",
    "So much",
    "Those who",
];

/// Words that no comment contains.
const MARKERS: [&str; 6] =
    ["whoever", "somebody", "nobody", "so many", "stands there", "nothing else"];

#[test]
fn retired_names_are_not_used() {
    let mut findings = Findings::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).expect("a source can be read");
        let syntax = syn::parse_file(&text).expect("a source is Rust");
        let mut names = Names::default();
        names.visit_file(&syntax);
        // `syn` has a trait of a retired name.
        names.0.retain(|name| name != "Visit" || !text.contains("syn::visit"));
        for name in names.0 {
            if let Some((_, term)) = RETIRED.iter().find(|(retired, _)| *retired == name) {
                findings.note(format_args!("{}: `{name}`; the term is {term}", file.display()));
            }
        }
    }
    findings.report();
}

#[test]
fn comments_are_in_plain_words() {
    let mut findings = Findings::new();
    for file in files() {
        let text = std::fs::read_to_string(&file).expect("a source can be read");
        for comment in comments(&text) {
            let shown = format_args!("{}: {comment}", file.display());
            let begins = |word: &str| {
                comment
                    .strip_prefix(word)
                    .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
            };
            findings.ensure(!OPENINGS.iter().any(|word| begins(word)), shown);
            let lower = format!(
                " {} ",
                comment.to_lowercase().replace(|it: char| !it.is_alphanumeric(), " ")
            );
            let has = |word: &str| lower.contains(&format!(" {word} "));
            findings.ensure(
                !MARKERS.iter().any(|word| has(word)),
                format_args!("{}: {comment}", file.display()),
            );
        }
    }
    findings.report();
}

#[test]
fn adjacent_comment_lines_are_joined() {
    let text = "/// Returns a\n/// number.\nfn number() {}\n    // Because.\nlet a = 1; // One.\n";
    assert_eq!(comments(text), ["One.", "Returns a number.", "Because."]);
}

/// The names in a file.
#[derive(Default)]
struct Names(Vec<String>);

impl<'ast> Visit<'ast> for Names {
    fn visit_ident(&mut self, name: &'ast syn::Ident) {
        self.0.push(name.to_string());
    }
}

/// Returns the comments of a source: each block of comment lines as one text, and those behind code.
fn comments(source: &str) -> Vec<String> {
    let behind = |line: &str| {
        [";", ",", "{", "}", ")"]
            .iter()
            .find_map(|end| Some(line.split_once(&format!("{end} // "))?.1.trim().to_owned()))
    };
    let mut blocks: Vec<String> = source.lines().filter_map(behind).collect();
    let mut is_inside = false;
    for line in source.lines() {
        let comment = line.trim_start().strip_prefix("//");
        if let Some(comment) = comment {
            let text = comment.trim_start_matches(['/', '!']).trim();
            if !is_inside {
                blocks.push(String::new());
            }
            if let Some(block) = blocks.last_mut() {
                let gap = if block.is_empty() { "" } else { " " };
                *block += gap;
                *block += text;
            }
        }
        is_inside = comment.is_some();
    }
    blocks
}

/// The sources of all crates and of the tests.
fn files() -> Vec<PathBuf> {
    let mut files = sources(&here("../crates"), "rs");
    assert!(files.len() > 200, "the sources are not found");
    let tests = sources(&here(""), "rs");
    assert!(tests.len() > 100, "the tests are not found");
    files.extend(tests);
    files
}
