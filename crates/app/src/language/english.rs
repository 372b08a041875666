//! Everything in English.

use sandgrid_rules::{Rule, Ruleset, Side};

use crate::message::{Account, Mishap};
use crate::{Message, Piece, Set};

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

/// The language, with the words for what is played with.
#[derive(Copy, Clone)]
pub(super) struct English(pub(super) Set);

impl English {
    /// A message in words.
    pub(super) fn say(self, message: &Message) -> String {
        self.of_play(message).unwrap_or_else(|| self.further(message))
    }

    /// A message about playing in words; `None` for any other.
    pub(super) fn of_play(self, message: &Message) -> Option<String> {
        Some(match message {
            Message::Did(side, deeds) => self.did(*side, deeds),
            Message::Undone(side, deeds) => self.undone(*side, deeds),
            Message::HandLost(side, count) => self.hand_lost(*side, *count),
            Message::ToPlay(side, task) => self.to_play(*side, *task),
            Message::Asked(side, task) => self.asked(*side, *task),
            Message::GoOn(task) => upper(&format!("{}.", self.task(*task))),
            Message::WhereTo(side, selection) => self.where_to(*side, *selection),
            Message::Thinking(side) => format!("{} are thinking.", upper(self.many(*side))),
            Message::Confirm(side, action) => self.confirm(*side, *action),
            Message::Refused(illegal) => refusing::illegal(illegal),
            Message::Fault(fault) => self.fault(*fault),
            Message::PlaceInstead { at, held } => asking::place_instead(*at, *held),
            Message::Ended(end) => format!("The game is over: {}", lower(&self.reason(*end))),
            Message::Rule(rule) => read_out(rule),
            Message::Over(end) => format!("{}. {}", self.headline(*end), self.reason(*end)),
            Message::Headline(end) => self.headline(*end),
            Message::Reason(end) => self.reason(*end),
            Message::Begins(rules) => format!("A new game of {}.", game(rules)),
            Message::Mishap(mishap) => mishap_of(mishap),
            Message::Archive(Account::Resumed(rules)) => keeping::resumed(rules),
            Message::Name(name) => return self.name_in_play(name),
            _ => return None,
        })
    }

    /// A message about anything but playing in words.
    fn further(self, message: &Message) -> String {
        match message {
            Message::Hint { side, deeds, reason } => self.hint(*side, deeds, *reason),
            Message::Verdict(verdict) => self.verdict(*verdict),
            Message::Depth(depth) => hinting::depth(*depth),
            Message::Waiting(side) => self.waiting(*side),
            Message::At { turn, of, last } => self.at(*turn, *of, last.as_ref()),
            Message::Unsettled => "Taken back: the game goes on.".to_owned(),
            Message::DrawDeclined(side) => self.draw_declined(*side),
            Message::Reviewed(turned) => hinting::reviewed(*turned),
            Message::Archive(account) => keeping::account(*account),
            Message::Loaded(rules) => format!("A game of {} has been loaded.", game(rules)),
            Message::Trouble(trouble) => passing::trouble(trouble),
            Message::SetUp(said) => self.set_up(*said),
            Message::Shared(shared) => passing::shared(*shared).to_owned(),
            Message::TableKept(name) => keeping::table(name),
            Message::Teaching(teaching) => self.teaching(teaching),
            Message::Told(words) => words.clone(),
            Message::Name(name) => self.further_name(name),
            // The rest is about playing.
            _ => String::new(),
        }
    }

    /// One piece of a side.
    fn one(self, side: Side) -> &'static str {
        self.words(side).0
    }

    /// A side, by its pieces.
    fn many(self, side: Side) -> &'static str {
        self.words(side).1
    }

    /// What one piece of a side is called, and what several are.
    fn words(self, side: Side) -> (&'static str, &'static str) {
        match self.0.piece(side) {
            Piece::Pebble => ("pebble", "pebbles"),
            Piece::Stick => ("stick", "sticks"),
            Piece::LongStick => ("long stick", "long sticks"),
            Piece::ShortStick => ("short stick", "short sticks"),
            Piece::LightCamel => ("light camel", "light camels"),
            Piece::DarkCamel => ("dark camel", "dark camels"),
        }
    }

    /// So many pieces of a side.
    fn counted(self, count: u8, side: Side) -> String {
        let noun = if count == 1 { self.one(side) } else { self.many(side) };
        format!("{} {noun}", number(count))
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
