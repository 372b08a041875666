//! Everything in English.

use sandgrid_rules::{Rule, Ruleset, Side};

use crate::Message;
use crate::message::Mishap;

mod asking;
mod doing;
mod editing;
mod ending;
mod hinting;
mod keeping;
mod naming;
mod passing;
mod reading;
mod refusing;
mod teaching;

/// A rule of more letters than these is not read out: nobody can skip what interrupts.
const LONG: usize = 160;

/// A message in words.
pub(super) fn say(message: &Message) -> String {
    match message {
        Message::Did(side, deeds) => doing::did(*side, deeds),
        Message::Undone(side, deeds) => format!("Taken back: {}", lower(&doing::did(*side, deeds))),
        Message::HandLost(side, count) => doing::hand_lost(*side, *count),
        Message::ToPlay(side, task) => asking::to_play(*side, *task),
        Message::Asked(side, task) => format!("{}: {}.", upper(many(*side)), asking::task(*task)),
        Message::GoOn(task) => upper(&format!("{}.", asking::task(*task))),
        Message::WhereTo(side, selection) => {
            format!("{}: {}", upper(many(*side)), asking::where_to(*side, *selection))
        }
        Message::Thinking(side) => format!("{} are thinking.", upper(many(*side))),
        Message::Hint { side, deeds, reason } => hinting::hint(*side, deeds, *reason),
        Message::Verdict(verdict) => hinting::verdict(*verdict),
        Message::Depth(depth) => hinting::depth(*depth),
        Message::Refused(illegal) => refusing::illegal(illegal),
        Message::Fault(fault) => refusing::fault(*fault),
        Message::PlaceInstead { at, held } => asking::place_instead(*at, *held),
        Message::Ended(end) => format!("The game is over: {}", lower(&ending::reason(*end))),
        Message::Rule(rule) => read_out(rule),
        Message::Over(end) => format!("{}. {}", ending::headline(*end), ending::reason(*end)),
        Message::Headline(end) => ending::headline(*end),
        Message::Reason(end) => ending::reason(*end),
        Message::Waiting(side) => asking::waiting(*side),
        Message::At { turn, of, last } => doing::at(*turn, *of, last.as_ref()),
        Message::Unsettled => "Taken back: the game goes on.".to_owned(),
        Message::DrawDeclined(side) => format!("The {} do not agree on a draw.", many(*side)),
        Message::Reviewed(turned) => hinting::reviewed(*turned),
        Message::Archive(account) => keeping::account(*account),
        Message::Begins(rules) => format!("A new game of {}.", game(rules)),
        Message::Loaded(rules) => format!("A game of {} has been loaded.", game(rules)),
        Message::Trouble(trouble) => passing::trouble(trouble),
        Message::SetUp(said) => editing::set_up(*said),
        Message::Shared(shared) => passing::shared(*shared).to_owned(),
        Message::TableKept(name) => keeping::table(name),
        Message::Mishap(mishap) => mishap_of(mishap),
        Message::Teaching(teaching) => teaching::teaching(teaching),
        Message::Told(words) => words.clone(),
        Message::Name(name) => naming::name(name),
    }
}

fn read_out(rule: &Rule) -> String {
    let id = rule.id;
    match rule.words {
        words if words.chars().count() > LONG => format!("Rule {id}."),
        words => format!("Rule {id}: {words}"),
    }
}

fn mishap_of(mishap: &Mishap) -> String {
    match mishap {
        Mishap::NoWorker => "This browser lets the computer think only on the page itself: the \
             strongest levels play a little less well here."
            .to_owned(),
        Mishap::WorkerDied => "The computer's thinking has stopped twice. It goes on here on the \
             page: the strongest levels play a little less well."
            .to_owned(),
        Mishap::NobodyThinks => "The computer's program could not be loaded, or has stopped. Two \
             people can play; loading the page again may bring the computer back."
            .to_owned(),
        Mishap::NothingKept => "This browser keeps nothing here, because it is forbidden or full: \
             the game goes on, but is gone when the page is closed."
            .to_owned(),
        Mishap::Table { name, why: None } => {
            format!("The endgame table {name} could not be loaded. The computer plays without it.")
        }
        Mishap::Table { name, why: Some(why) } => {
            format!("The endgame table {name} is not used: {why}. The computer plays without it.")
        }
    }
}

fn game(rules: &Ruleset) -> String {
    format!("{}, {}", rules.kind(), rules.book().source.title)
}

/// One piece of a side.
fn one(side: Side) -> &'static str {
    match side {
        Side::First => "pebble",
        Side::Second => "stick",
    }
}

/// A side, by its pieces.
fn many(side: Side) -> &'static str {
    match side {
        Side::First => "pebbles",
        Side::Second => "sticks",
    }
}

/// So many pieces of a side.
fn counted(count: u8, side: Side) -> String {
    let noun = if count == 1 { one(side) } else { many(side) };
    format!("{} {noun}", number(count))
}

fn number(count: u8) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

/// With a capital at the beginning.
fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Without a capital at the beginning.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A choice as it is spoken: "a", "a, or b", "a, b, or c".
fn either(items: &[&str]) -> String {
    match items {
        [before @ .., last] if !before.is_empty() => format!("{}, or {last}", before.join(", ")),
        _ => items.concat(),
    }
}

/// A list as it is spoken: "a, b and c".
fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}
