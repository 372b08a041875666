//! The documents: each file, test and command that they name exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use sandgrid_tests::{Findings, here};

/// The folders whose files documents name.
const FOLDERS: [&str; 5] = ["crates", "docs", "tables", "tests", "www"];

/// The first words of stored texts, which look like commands (docs/keeping.md).
const KEPT: [&str; 8] =
    ["bundle", "counts", "current", "game", "kept", "learning", "results", "settings"];

#[test]
fn documented_files_exist() {
    let known = files();
    let mut findings = Findings::new();
    for (name, text) in documents() {
        for word in quoted(&text).filter(|word| is_path(word)) {
            for path in alternatives(word) {
                findings
                    .ensure(is_known(&known, &path), format_args!("{name}: {path} is not there"));
            }
        }
    }
    findings.report();
}

#[test]
fn document_links_resolve() {
    let mut findings = Findings::new();
    for (name, text) in documents() {
        for link in between(&text, "](", ")") {
            let path = link.split('#').next().unwrap_or_default();
            if path.is_empty() || path.contains("://") {
                continue;
            }
            let folder = Path::new(&name).parent().unwrap_or(Path::new(""));
            let is_there = top().join(plain(&folder.join(path))).exists();
            findings.ensure(is_there, format_args!("{name}: {link} leads nowhere"));
        }
    }
    findings.report();
}

#[test]
fn documented_commands_exist() {
    let programs = [
        ("cargo xtask ", commands("crates/xtask/src/main.rs", "Task")),
        ("sandgrid ", commands("crates/cli/src/lib.rs", "UserCommand")),
        ("lab ", commands("crates/cli/src/lib.rs", "LabCommand")),
    ];
    let mut findings = Findings::new();
    for (name, text) in documents() {
        for (program, commands) in &programs {
            for command in after(&text, program).filter(|word| !KEPT.contains(word)) {
                let is_there = command == "help" || commands.iter().any(|it| it == command);
                findings.ensure(is_there, format_args!("{name}: {program}{command}"));
            }
        }
    }
    findings.report();
}

#[test]
fn documents_name_one_hosted_copy() {
    let home = homepage();
    let host = home.trim_start_matches("https://").trim_end_matches('/').to_owned();
    let mut findings = Findings::new();
    for (name, text) in documents() {
        for link in between(&text, "https://sandgrid", " ") {
            let is_home = format!("https://sandgrid{link} ").starts_with(&home);
            findings.ensure(is_home, format_args!("{name}: https://sandgrid{link}"));
        }
    }
    let readme = read("README.md");
    for section in ["## Play\n", "## Download\n", "## Embed\n"] {
        let text = between(&readme, section, "\n## ").next().unwrap_or_default();
        findings.ensure(text.contains(&home), format_args!("README, {section}: no {home}"));
        // The domain `.example` is reserved: an address under it is a placeholder.
        let says_so = ["hosted there yet", "not hosted yet"].iter().any(|it| text.contains(it));
        let is_placeholder = host.ends_with(".example");
        findings
            .ensure(says_so == is_placeholder, format_args!("README, {section}: hosted or not"));
    }
    findings.report();
}

/// Returns the address of the hosted copy, from the workspace's manifest.
fn homepage() -> String {
    let manifest = read("Cargo.toml");
    let address = between(&manifest, "\nhomepage = \"", "\"").next();
    address.expect("Cargo.toml has a homepage").to_owned()
}

/// Returns the commands that the variants of an enum declare, in kebab case.
fn commands(path: &str, name: &str) -> Vec<String> {
    let file = syn::parse_file(&read(path)).expect("the source parses");
    let declared = file.items.into_iter().find_map(|item| match item {
        syn::Item::Enum(item) if item.ident == name => Some(item.variants),
        _ => None,
    });
    let variants = declared.unwrap_or_else(|| panic!("{path} has no enum {name}"));
    let kebab = |variant: &syn::Variant| {
        let mut word = String::new();
        for letter in variant.ident.to_string().chars() {
            if letter.is_uppercase() && !word.is_empty() {
                word.push('-');
            }
            word.extend(letter.to_lowercase());
        }
        word
    };
    variants.iter().map(kebab).collect()
}

/// The documents, as paths and texts.
fn documents() -> Vec<(String, String)> {
    let tops = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"];
    let is_document = |path: &String| {
        path.strip_prefix("docs/").is_some_and(|it| it.strip_suffix(".md").is_some())
    };
    let docs = files().into_iter().filter(is_document);
    let all = tops.into_iter().map(str::to_owned).chain(docs);
    all.map(|path| (path.clone(), read(&path))).collect()
}

/// Returns the texts between backticks in a line.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// Whether a text names a file or folder of the tree; `*` matches several.
fn is_path(word: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "_-./{},".contains(letter);
    let folder = word.split('/').next().unwrap_or_default();
    word.contains('/') && FOLDERS.contains(&folder) && word.chars().all(is_plain)
}

/// Expands braces into paths; `CODE` expands to the languages.
fn alternatives(word: &str) -> Vec<String> {
    let word = word.trim_end_matches('/').replace("CODE", "fr");
    match (word.split_once('{'), word.split_once('}')) {
        (Some((before, _)), Some((open, after))) => {
            let inner = open.split_once('{').map_or("", |(_, inner)| inner);
            inner.split(',').map(|one| format!("{before}{one}{after}")).collect()
        }
        _ => vec![word],
    }
}

/// Whether a path exists, relative to the root or to a crate; a module may lack its extension.
fn is_known(known: &BTreeSet<String>, path: &str) -> bool {
    let ends = |it: &str| it == path || it.ends_with(&format!("/{path}"));
    known.iter().any(|it| ends(it) || it.strip_suffix(".rs").is_some_and(|it| it == path))
}

/// Returns the texts between two delimiters.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(open).skip(1).filter_map(move |rest| rest.split(close).next())
}

/// Returns the words after a command in code: behind a backtick, or at the beginning of a line.
fn after<'a>(text: &'a str, command: &'a str) -> impl Iterator<Item = &'a str> {
    let starts = ["`", "\n", "\n    ", "$ "];
    starts.into_iter().flat_map(move |start| {
        let whole = format!("{start}{command}");
        let places: Vec<usize> =
            text.match_indices(&whole).map(|(at, _)| at + whole.len()).collect();
        places.into_iter().filter_map(|at| {
            let word = text[at..].split(|it: char| !it.is_ascii_lowercase() && it != '-').next()?;
            (!word.is_empty()).then_some(word)
        })
    })
}

/// The files and folders that documents may name.
fn files() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut folders: Vec<PathBuf> = FOLDERS.iter().map(PathBuf::from).collect();
    while let Some(folder) = folders.pop() {
        all.insert(folder.to_string_lossy().into_owned());
        for entry in fs::read_dir(top().join(&folder)).expect("it is a folder").flatten() {
            let path = folder.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else {
                all.insert(path.to_string_lossy().into_owned());
            }
        }
    }
    all
}

/// Returns a path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            part => plain.push(part),
        }
    }
    plain
}

fn top() -> PathBuf {
    here("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(top().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}
