//! The guides: each file, option and label that they name exists.

use std::fs;

use sandgrid_tests::{Findings, here};

/// Returns the guides, by their names.
fn guides() -> Vec<(String, String)> {
    let entries = fs::read_dir(here("../docs")).expect("it is a folder").flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let guides: Vec<_> = names
        .filter(|name| name.starts_with("for-") || name == "not-shown.md")
        .map(|name| (name.clone(), read(&format!("docs/{name}"))))
        .collect();
    assert_eq!(guides.len(), 7, "the guides are not found");
    guides
}

#[test]
fn named_downloads_are_built() {
    let made: String = ["targets.rs", "targets/package.rs", "targets/release.rs"]
        .map(|name| read(&format!("crates/dist/src/{name}")))
        .concat();
    let mut findings = Findings::new();
    let documents = guides().into_iter().chain([("README.md".to_owned(), read("README.md"))]);
    let mut count = 0;
    for (name, text) in documents {
        for file in text.split("/download/").skip(1) {
            let file = file.split(['>', ')', '`', ' ']).next().unwrap_or_default();
            findings.ensure(
                made.contains(&format!("\"{file}\"")),
                format_args!("{name}: no build makes {file}"),
            );
            count += 1;
        }
    }
    assert!(count > 10, "the addresses are not found");
    findings.report();
}

#[test]
fn named_options_exist() {
    let options = options();
    let mut findings = Findings::new();
    let mut count = 0;
    for (name, text) in guides() {
        for option in stated(&text) {
            let is_there = options.contains(&option);
            findings.ensure(is_there, format_args!("{name}: {option} is no option"));
            count += 1;
        }
    }
    assert!(count > 20, "the options are not found");
    findings.report();
}

/// Returns the options that a guide states: in addresses, in tags, and in the second column of its tables.
fn stated(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for query in text.split("sandgrid.html?").skip(1) {
        let query = query.split(['"', '`', ' ']).next().unwrap_or_default();
        names.extend(query.split('&').map(named));
    }
    let tags = text.split("<sand-board ").skip(1).filter_map(|tag| tag.split('>').next());
    names.extend(tags.flat_map(str::split_whitespace).map(named));
    for row in text.lines().filter(|line| line.contains('=') && line.starts_with("| ")) {
        let cell = row.split(" | ").nth(1).unwrap_or_default();
        let codes = cell.split('`').skip(1).step_by(2).filter(|code| code.contains('='));
        names.extend(codes.filter(|code| !code.contains(' ')).map(named));
    }
    names.retain(|name| !name.is_empty());
    names
}

/// Returns the name of an option with or without its value.
fn named(stated: &str) -> String {
    stated.split('=').next().unwrap_or_default().to_owned()
}

/// Returns the options of the element.
fn options() -> Vec<String> {
    let element = read("www/embed/sandgrid-embed.js");
    let (_, list) = element.split_once("const OPTIONS = [").expect("it has options");
    let list = list.split_once(']').expect("the list ends").0;
    list.split(',').map(|name| name.trim().trim_matches('"').to_owned()).collect()
}

#[test]
fn teachers_read_the_words_of_the_page() {
    let text = read("docs/for-teachers.md");
    let words: String = ["page", "play", "sheets", "whole"]
        .map(|name| read(&format!("www/locales/en/{name}.ftl")))
        .concat();
    let mut findings = Findings::new();
    let named = text.split('*').skip(1).step_by(2).filter(|word| !word.is_empty());
    for word in named {
        let is_there = words.lines().any(|line| line.ends_with(&format!("= {word}")));
        findings.ensure(is_there, format_args!("nothing on the page is called {word}"));
    }
    findings.report();
}

#[test]
fn reasons_quote_the_element() {
    let guide = read("docs/not-shown.md");
    let element = read("www/embed/sandgrid-embed.js");
    let mut findings = Findings::new();
    let quoted: Vec<&str> =
        guide.split('“').skip(1).filter_map(|rest| rest.split('”').next()).collect();
    assert!(quoted.len() > 5, "{quoted:?}");
    for words in quoted {
        let pattern = words.replace("404", "{what}");
        findings.ensure(element.contains(&pattern), format_args!("it does not say {words}"));
    }
    let reasons = (1..=7).all(|number| guide.contains(&format!("| {number}. ")));
    findings.ensure(reasons && !guide.contains("| 8. "), "there are seven");
    findings.report();
}

fn read(path: &str) -> String {
    fs::read_to_string(here("..").join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}
