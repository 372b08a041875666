//! Positions, records and links.

use std::fmt::Debug;

use sandgrid_app::rules::{
    Action, Adjudication, Game, Position, Record, RecordError, Ruleset, Tags,
};
use sandgrid_app::text::share_link;

use crate::bytes::{Bytes, text};

/// The first byte selects the ruleset, the others are the position.
pub(crate) fn position(bytes: &[u8]) {
    let mut reader = Bytes::new(bytes);
    let Some(rules) = reader.pick(Ruleset::ALL) else { return };
    let text = text(&bytes[1..]);
    match Position::parse(&text, rules) {
        Ok(position) => check_position(&position),
        Err(error) => {
            assert!(error.offset.is_none_or(|offset| offset <= text.len()), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A parsed position can be played, and each position after it is parsed back.
fn check_position(position: &Position) {
    check_text(position);
    let game = Game::from_position(*position);
    assert_eq!(game.outcome().is_some(), game.actions().is_empty(), "{position}");
    check_game(&game, Tags::default());
    for action in game.actions() {
        assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        let mut after = game.clone();
        after.play(action).expect("what is listed is legal");
        check_text(after.position());
        assert_eq!(after.undo(), Some(action));
        assert_eq!(after.position(), position);
    }
}

/// A written text is parsed as the same.
pub(crate) fn check_text(position: &Position) {
    let text = position.to_string();
    let read = Position::parse(&text, position.ruleset());
    let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.setup(), position.setup(), "{text}");
    assert_eq!(read.to_string(), text);
}

/// A game's record and its link are parsed as the same.
pub(crate) fn check_game(game: &Game, tags: Tags<'_>) {
    let text = Record { game, tags }.to_string();
    let (read, told) = Game::read(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    same_game(&read, game, &text);
    assert_eq!(told, tags, "{text}");
    assert_eq!(Record { game: &read, tags: told }.to_string(), text);
    check_link(game, tags.settled);
}

fn check_link(game: &Game, settled: Option<Adjudication>) {
    let text = share_link::of(game, settled);
    assert!(text.len() <= share_link::LONGEST && share_link::is_meant(&text), "{text}");
    let (read, told) = share_link::read(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    same_game(&read, game, &text);
    assert_eq!(told, settled, "{text}");
    assert_eq!(share_link::of(&read, told), text);
}

/// Compares two games from start to end.
pub(crate) fn same_game(read: &Game, game: &Game, text: &impl Debug) {
    assert_eq!(read, game, "{text:?}");
    assert_eq!(read.position(), game.position(), "{text:?}");
    assert_eq!(read.outcome(), game.outcome(), "{text:?}");
}

pub(crate) fn record(bytes: &[u8]) {
    let text = text(bytes);
    match Game::read(&text) {
        Ok((game, tags)) => {
            assert!(tags.settled.is_none() || game.outcome().is_none(), "{text}");
            check_game(&game, tags);
        }
        Err(error) => check_place(&text, &error),
    }
}

/// The error's place is within the text, at the fault.
fn check_place(text: &str, error: &RecordError) {
    let line = text.split('\n').nth(error.line - 1);
    let letters = line.map(|line| line.chars().count());
    assert!(letters.is_some_and(|count| error.column <= count + 1), "{text:?}: {error}");
}

/// Parses links as they are, and with a valid checksum, without which few would get past it.
pub(crate) fn link(bytes: &[u8]) {
    let text = text(bytes);
    link_as_it_is(&text);
    if let Some(mended) = mended(&text) {
        link_as_it_is(&mended);
    }
}

fn link_as_it_is(text: &str) {
    let _ = share_link::is_meant(text);
    if let Ok((game, settled)) = share_link::read(text) {
        assert!(settled.is_none() || game.outcome().is_none(), "{text}");
        check_game(&game, Tags { settled, ..Tags::default() });
    }
}

/// Returns `1.KEY.BODY` with the checksum of docs/formats.md as the first three digits of the body.
fn mended(text: &str) -> Option<String> {
    const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let (key, digits) = text.trim().strip_prefix("1.")?.split_once('.')?;
    let (_, body) = digits.split_at_checked(3)?;
    let head = format!("1.{key}.");
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let mut hash = head.bytes().chain(body.bytes()).fold(0x811c_9dc5, step);
    let mut check = String::new();
    for _ in 0..3 {
        check.push(char::from(DIGITS[usize::try_from(hash % 62).expect("below 62")]));
        hash /= 62;
    }
    Some(format!("{head}{check}{body}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_mended() {
        let game = Game::new(Ruleset::ALL[0]);
        let whole = share_link::of(&game, None);
        let (key, body) = whole.rsplit_once('.').expect("a link has dots");
        let damaged = format!("{key}.000{}", &body[3..]);
        assert!(share_link::read(&damaged).is_err());
        assert_eq!(mended(&damaged), Some(whole));
    }
}
