//! Parsers of option values. The text is trimmed, and in lower case except in positions and records.

use sandgrid_rules::{Book, KeyError, Ruleset};

use super::EmbedOptions;
use super::games::OfferedGame;
use super::takes::Takes;

/// Maximum length of a key in bytes.
const LONGEST: usize = 64;

pub(super) fn ruleset(value: &str) -> Option<&'static Ruleset> {
    find_ruleset(value).ok()
}

/// Returns the ruleset of a key, or the first rulebook of a game: `yote` is `yote-traditional`. A query may decode a plus
/// as a space; no key contains a space.
///
/// # Errors
///
/// Returns the error of a key that no ruleset has.
pub fn find_ruleset(value: &str) -> Result<&'static Ruleset, KeyError> {
    let key = value.replace(' ', "+");
    let mut books = Book::ALL.iter().map(|book| book.key);
    let first = books.find(|book| book.split_once('-').is_some_and(|(game, _)| game == key));
    Ruleset::find(first.unwrap_or(&key))
}

pub(super) fn number(value: &str) -> Option<usize> {
    value.parse().ok()
}

pub(super) fn positive(value: &str) -> Option<usize> {
    number(value).filter(|&number| number > 0)
}

/// Parses the key of a lesson, which the number of a step may follow.
pub(super) fn lesson(value: &str) -> Option<String> {
    let (key, step) = value.split_once(':').unwrap_or((value, "1"));
    let is_word = !key.is_empty() && key.bytes().all(|it| it.is_ascii_lowercase());
    let is_key = value.len() <= LONGEST && is_word;
    (is_key && positive(step).is_some()).then(|| value.to_owned())
}

/// Splits a lesson into its key and the index of its step, if one is stated.
#[must_use]
pub fn lesson_step(lesson: &str) -> (&str, Option<usize>) {
    match lesson.split_once(':') {
        Some((key, step)) => (key, positive(step).map(|step| step - 1)),
        None => (lesson, None),
    }
}

/// Parses a language code and drops its region.
pub(super) fn language(value: &str) -> Option<String> {
    let code = value.split(['-', '_']).next()?.to_owned();
    let is_code = (2..=3).contains(&code.len()) && code.bytes().all(|it| it.is_ascii_lowercase());
    is_code.then_some(code)
}

/// Splits words that are separated by spaces or commas.
pub(super) fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split([' ', ',']).filter(|word| !word.is_empty())
}

/// Parses the known names of a list; returns `None` if there are none.
fn list<T>(value: &str, one: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let known: Vec<T> = words(value).filter_map(one).collect();
    (!known.is_empty()).then_some(known)
}

pub(super) fn languages(value: &str) -> Option<Vec<String>> {
    list(value, language)
}

pub(super) fn games(value: &str) -> Option<Vec<OfferedGame>> {
    list(value, OfferedGame::read)
}

/// Parses a radius in CSS pixels.
pub(super) fn radius(value: &str) -> Option<u8> {
    let value = value.strip_suffix("px").unwrap_or(value);
    value.parse().ok().filter(|&radius| radius <= EmbedOptions::ROUNDEST)
}

pub(super) fn percent(value: &str) -> Option<u8> {
    value.parse().ok().filter(|&percent| percent <= 100)
}

pub(super) fn sound(value: &str) -> Option<u8> {
    percent(value).or_else(|| switch(value).map(|is| if is { EmbedOptions::LOUD } else { 0 }))
}

pub(super) fn idle(value: &str) -> Option<u16> {
    value.parse().ok().filter(|&seconds| seconds >= EmbedOptions::SHORTEST_IDLE)
}

pub(super) fn takes(value: &str) -> Option<Takes> {
    list(value, Takes::read)?.into_iter().reduce(Takes::and)
}

/// Parses the code of the staff, which a keypad of digits can enter.
pub(super) fn staff(value: &str) -> Option<String> {
    let is_code = (4..=12).contains(&value.len()) && value.bytes().all(|it| it.is_ascii_digit());
    is_code.then(|| value.to_owned())
}

/// Parses a boolean as attributes, addresses and scripts write it.
pub(super) fn switch(value: &str) -> Option<bool> {
    match value {
        "" | "yes" | "true" | "on" | "1" => Some(true),
        "no" | "false" | "off" | "0" => Some(false),
        _ => None,
    }
}
