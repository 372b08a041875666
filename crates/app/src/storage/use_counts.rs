//! Counts of the use of a kiosk, by day. They are numbers alone, and nothing of them concerns a person.

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;

use crate::OfferedGame;
use crate::storage::envelope::Envelope;

/// A day on the calendar of the device.
///
/// # Text
/// `2026-11-29`
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// The error of a text that is not a day.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DayError;

/// An event that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UseEvent {
    /// A visitor has left attract mode by a touch.
    VisitBegun,
    /// Visitors have spent that many seconds at the board.
    Seconds(u32),
    /// A visitor has played the first turn of a game.
    Begun(OfferedGame),
    /// A game in which a visitor has played is over.
    Ended(OfferedGame),
    /// A visit has ended in the language of that code.
    VisitEnded(String),
}

/// The counts of some time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseTally {
    /// Number of visits.
    pub visits: u32,
    /// Seconds that visitors spent at the board.
    pub seconds: u32,
    games: [GameTally; OfferedGame::ALL.len()],
    languages: BTreeMap<String, u32>,
}

/// The numbers of games of one kind.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// Games in which a visitor has played.
    pub begun: u32,
    /// Those that are over.
    pub ended: u32,
}

/// The counts of all days.
///
/// # Text
/// In its envelope a line for each day, the first one before, and a line `earlier` for the sum of the days before
/// them. A game has the numbers of games begun and ended, and behind `in` each language the number of visits:
///
/// ```text
/// 2026-11-29 visits 12 seconds 3400 yote 5 3 yebo 1 0 in en 4 fr 8
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseCounts {
    days: BTreeMap<Day, UseTally>,
    earlier: UseTally,
}

/// The word of the line that sums up the days before the others.
const EARLIER: &str = "earlier";

impl Day {
    /// Creates a day; a date that the calendar lacks becomes the nearest of its numbers.
    #[must_use]
    pub fn new(year: u32, month: u32, day: u32) -> Self {
        let small = |number: u32, most: u8| u8::try_from(number).unwrap_or(most).clamp(1, most);
        let year = u16::try_from(year).unwrap_or(u16::MAX).clamp(1, 9999);
        Self { year, month: small(month, 12), day: small(day, 31) }
    }

    /// Returns year, month and day, counted from 1.
    #[must_use]
    pub fn numbers(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let mut numbers = text.split('-').map(|number| number.parse().map_err(|_| DayError));
        let mut next = || numbers.next().ok_or(DayError)?;
        let day = Self::new(next()?, next()?, next()?);
        if day.to_string() == text { Ok(day) } else { Err(DayError) }
    }
}

impl UseTally {
    /// Returns the minutes that visitors spent at the board, rounded.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.seconds.saturating_add(30) / 60
    }

    /// Returns the numbers of games of a kind.
    #[must_use]
    pub fn of(&self, game: OfferedGame) -> GameTally {
        self.games[index(game)]
    }

    /// Returns the numbers of all games.
    #[must_use]
    pub fn games(&self) -> GameTally {
        let mut sum = GameTally::default();
        self.games.iter().for_each(|games| sum.merge(*games));
        sum
    }

    /// Iterates over the languages: code and number of visits.
    pub fn languages(&self) -> impl Iterator<Item = (&str, u32)> {
        self.languages.iter().map(|(code, visits)| (code.as_str(), *visits))
    }

    fn add(&mut self, event: UseEvent) {
        match event {
            UseEvent::VisitBegun => add(&mut self.visits, 1),
            UseEvent::Seconds(seconds) => add(&mut self.seconds, seconds),
            UseEvent::Begun(game) => add(&mut self.games[index(game)].begun, 1),
            UseEvent::Ended(game) => add(&mut self.games[index(game)].ended, 1),
            UseEvent::VisitEnded(code) => add(self.languages.entry(code).or_default(), 1),
        }
    }

    fn merge(&mut self, other: &Self) {
        add(&mut self.visits, other.visits);
        add(&mut self.seconds, other.seconds);
        for (ours, theirs) in self.games.iter_mut().zip(other.games) {
            ours.merge(theirs);
        }
        for (code, visits) in &other.languages {
            add(self.languages.entry(code.clone()).or_default(), *visits);
        }
    }

    fn read(mut words: core::str::Split<'_, char>) -> Option<Self> {
        let mut tally = Self::default();
        for (name, place) in [("visits", &mut tally.visits), ("seconds", &mut tally.seconds)] {
            *place = (words.next()? == name).then(|| words.next()?.parse().ok()).flatten()?;
        }
        while let Some(word) = words.next().filter(|word| *word != "in") {
            let mut number = || words.next()?.parse().ok();
            let games = GameTally { begun: number()?, ended: number()? };
            tally.games[index(OfferedGame::read(word)?)] = games;
        }
        while let Some(code) = words.next() {
            let is_code = code.bytes().all(|letter| letter.is_ascii_lowercase());
            let visits = words.next()?.parse().ok().filter(|_| is_code)?;
            tally.languages.insert(code.to_owned(), visits);
        }
        Some(tally)
    }
}

impl fmt::Display for UseTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "visits {} seconds {}", self.visits, self.seconds)?;
        for game in OfferedGame::ALL {
            let GameTally { begun, ended } = self.of(game);
            if begun > 0 || ended > 0 {
                write!(f, " {} {begun} {ended}", game.name())?;
            }
        }
        if !self.languages.is_empty() {
            f.write_str(" in")?;
        }
        self.languages().try_for_each(|(code, visits)| write!(f, " {code} {visits}"))
    }
}

impl GameTally {
    fn merge(&mut self, other: Self) {
        add(&mut self.begun, other.begun);
        add(&mut self.ended, other.ended);
    }
}

impl UseCounts {
    /// The storage key.
    pub const NAME: &str = "counts";
    /// Maximum number of days; those before them are summed up.
    pub const MOST_DAYS: usize = 400;

    /// Parses a text; returns `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut counts = Self::default();
        for line in Envelope::COUNTS.unwrap(text).ok()?.lines() {
            let mut words = line.split(' ');
            match words.next()? {
                EARLIER => counts.earlier = UseTally::read(words)?,
                day => drop(counts.days.insert(day.parse().ok()?, UseTally::read(words)?)),
            }
        }
        counts.fold();
        Some(counts)
    }

    /// Counts an event of a day.
    pub fn add(&mut self, day: Day, event: UseEvent) {
        self.days.entry(day).or_default().add(event);
        self.fold();
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Self) {
        self.earlier.merge(&other.earlier);
        for (day, tally) in &other.days {
            self.days.entry(*day).or_default().merge(tally);
        }
        self.fold();
    }

    /// Iterates over the days, the latest first, and the sum of those before them at last, if there are any.
    pub fn days(&self) -> impl Iterator<Item = (Option<Day>, &UseTally)> {
        let earlier = (self.earlier != UseTally::default()).then_some((None, &self.earlier));
        self.days.iter().rev().map(|(day, tally)| (Some(*day), tally)).chain(earlier)
    }

    /// Returns the sum of all days.
    #[must_use]
    pub fn total(&self) -> UseTally {
        let mut sum = UseTally::default();
        self.days().for_each(|(_, tally)| sum.merge(tally));
        sum
    }

    /// Returns the counts as a spreadsheet in CSV, the first day before. The columns are the same in all kiosks that
    /// have these languages.
    #[must_use]
    pub fn csv(&self, languages: &[String]) -> String {
        let games = OfferedGame::ALL.map(OfferedGame::name);
        let games =
            games.iter().flat_map(|name| [format!("{name}_begun"), format!("{name}_ended")]);
        let languages_of = languages.iter().map(|code| format!("visits_{code}"));
        let names = ["day", "visits", "minutes", "games_begun", "games_ended"].map(str::to_owned);
        let names: Vec<String> = names.into_iter().chain(games).chain(languages_of).collect();
        let mut rows = vec![names.join(",")];
        let days: Vec<_> = self.days().collect();
        rows.extend(days.into_iter().rev().map(|(day, tally)| row(day, tally, languages)));
        // Spreadsheets take a file without this mark for another encoding.
        ["\u{feff}", &rows.join("\r\n"), "\r\n"].concat()
    }

    /// Sums up the days that are too many.
    fn fold(&mut self) {
        while self.days.len() > Self::MOST_DAYS
            && let Some((_, tally)) = self.days.pop_first()
        {
            self.earlier.merge(&tally);
        }
    }
}

impl fmt::Display for UseCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let days: Vec<_> = self.days().collect();
        let line = |(day, tally): (Option<Day>, &UseTally)| format!("{} {tally}\n", named(day));
        let lines: String = days.into_iter().rev().map(line).collect();
        f.write_str(&Envelope::COUNTS.wrap(&lines))
    }
}

fn row(day: Option<Day>, tally: &UseTally, languages: &[String]) -> String {
    let all = tally.games();
    let games = OfferedGame::ALL.iter().flat_map(|game| {
        let GameTally { begun, ended } = tally.of(*game);
        [begun, ended]
    });
    let visits = languages.iter().map(|code| tally.languages.get(code).copied().unwrap_or(0));
    let numbers = [tally.visits, tally.minutes(), all.begun, all.ended].into_iter();
    let numbers = numbers.chain(games).chain(visits).map(|number| number.to_string());
    [named(day)].into_iter().chain(numbers).collect::<Vec<_>>().join(",")
}

fn named(day: Option<Day>) -> String {
    day.map_or_else(|| EARLIER.to_owned(), |day| day.to_string())
}

fn index(game: OfferedGame) -> usize {
    OfferedGame::ALL.iter().position(|other| *other == game).expect("ALL has every game")
}

fn add(count: &mut u32, more: u32) {
    *count = count.saturating_add(more);
}
