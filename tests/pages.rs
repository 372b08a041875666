//! The pages beside the game: what they refer to is there.

use std::fs;
use std::path::PathBuf;

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
    findings.ensure(!page.contains("<script") && !page.contains("src="), "it needs more");
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

/// What follows that text each time, up to the next quotation mark.
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
    }
    findings.report();
}

/// The tags of a page with what they refer to, but for those that only guide the eye.
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
