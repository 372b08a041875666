//! Counts of the use of a kiosk, by day. They are numbers alone, and nothing of them concerns a person.

use crate::OfferedGame;
use crate::storage::envelope::Envelope;

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

/// The counts of some time, by the names that they have in texts and spreadsheets: `visits`, `seconds`,
/// `yote_begun`, `yote_ended`, `visits_fr`. Other names belong to later versions, and are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseTally(Vec<(String, u32)>);

/// The counts of all days.
///
/// # Text
/// In its envelope a line for each day, the first one before, and a line `earlier` for the sum of the days before
/// them: names and numbers.
///
/// ```text
/// 2026-11-29 visits 12 seconds 3400 yote_begun 5 yote_ended 3 visits_fr 8 visits_en 4
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UseCounts {
    /// The days as ISO dates, the first one before.
    days: Vec<(String, UseTally)>,
    earlier: UseTally,
}

impl UseEvent {
    /// Returns the name of the count, and the number to add.
    fn count(&self) -> (String, u32) {
        match self {
            Self::VisitBegun => ("visits".to_owned(), 1),
            Self::Seconds(seconds) => ("seconds".to_owned(), *seconds),
            Self::Begun(game) => ([game.name(), "_begun"].concat(), 1),
            Self::Ended(game) => ([game.name(), "_ended"].concat(), 1),
            Self::VisitEnded(code) => (["visits_", code].concat(), 1),
        }
    }
}

impl UseTally {
    /// Returns a count; 0 for one that is not there.
    #[must_use]
    pub fn of(&self, name: &str) -> u32 {
        self.0.iter().find(|(other, _)| other == name).map_or(0, |(_, count)| *count)
    }

    /// Returns the minutes that visitors spent at the board, rounded.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.of("seconds").saturating_add(30) / 60
    }

    /// Returns the sum of the counts whose names end in that: `_begun` or `_ended`.
    #[must_use]
    pub fn all(&self, end: &str) -> u32 {
        let counts = self.0.iter().filter(|(name, _)| name.ends_with(end));
        counts.fold(0, |sum, (_, count)| sum.saturating_add(*count))
    }

    fn add(&mut self, name: &str, count: u32) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, sum)) => *sum = sum.saturating_add(count),
            None => self.0.push((name.to_owned(), count)),
        }
    }

    fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|(name, count)| self.add(name, *count));
    }

    fn read(text: &str) -> Option<Self> {
        let (mut tally, mut words) = (Self::default(), text.split(' '));
        while let Some(name) = words.next() {
            let is_name = |letter: u8| letter.is_ascii_lowercase() || letter == b'_';
            let count = words.next()?.parse().ok().filter(|_| name.bytes().all(is_name))?;
            tally.add(name, count);
        }
        Some(tally)
    }
}

impl UseCounts {
    /// The name of the sum of the days before the others.
    pub const EARLIER: &str = "earlier";
    /// The storage key.
    pub const NAME: &str = "counts";
    /// Maximum number of days; those before them are summed up.
    pub const MOST_DAYS: usize = 400;

    /// Parses a text; returns `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut counts = Self::default();
        for line in Envelope::COUNTS.unwrap(text).ok()?.lines() {
            let (day, numbers) = line.split_once(' ')?;
            let tally = UseTally::read(numbers)?;
            match day {
                Self::EARLIER => counts.earlier = tally,
                _ => counts.day(day).merge(&tally),
            }
        }
        Some(counts)
    }

    /// Returns the text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut lines = String::new();
        for (day, tally) in self.days().rev() {
            lines.push_str(day);
            for (name, count) in &tally.0 {
                lines.extend([" ", name, " ", &count.to_string()]);
            }
            lines.push('\n');
        }
        Envelope::COUNTS.wrap(&lines)
    }

    /// Counts an event of a day, which is an ISO date.
    pub fn add(&mut self, day: &str, event: &UseEvent) {
        let (name, count) = event.count();
        self.day(day).add(&name, count);
        if self.days.len() > Self::MOST_DAYS {
            let (_, first) = self.days.remove(0);
            self.earlier.merge(&first);
        }
    }

    /// Iterates over the days, the latest first, and the sum of those before them at last, if there are any.
    #[must_use]
    pub fn days(&self) -> impl DoubleEndedIterator<Item = (&str, &UseTally)> {
        let earlier = (!self.earlier.0.is_empty()).then_some((Self::EARLIER, &self.earlier));
        self.days.iter().rev().map(|(day, tally)| (day.as_str(), tally)).chain(earlier)
    }

    /// Returns the sum of all days.
    #[must_use]
    pub fn total(&self) -> UseTally {
        let mut sum = UseTally::default();
        self.days().for_each(|(_, tally)| sum.merge(tally));
        sum
    }

    /// Returns the counts as a spreadsheet in CSV, the first day before. The columns are the same in all kiosks of
    /// these languages.
    #[must_use]
    pub fn csv(&self, languages: &[String]) -> String {
        let mut names = Vec::new();
        for game in OfferedGame::ALL {
            names.extend([UseEvent::Begun(game), UseEvent::Ended(game)].map(|it| it.count().0));
        }
        names.extend(languages.iter().map(|code| ["visits_", code].concat()));
        // Spreadsheets take a file without this mark for another encoding.
        let mut text = ["\u{feff}day,visits,minutes,", &names.join(","), "\r\n"].concat();
        for (day, tally) in self.days().rev() {
            text.push_str(day);
            let counts = names.iter().map(|name| tally.of(name));
            for count in [tally.of("visits"), tally.minutes()].into_iter().chain(counts) {
                text.extend([",", &count.to_string()]);
            }
            text.push_str("\r\n");
        }
        text
    }

    /// Returns the tally of a day, at its place.
    fn day(&mut self, day: &str) -> &mut UseTally {
        let place = self.days.iter().position(|(other, _)| other.as_str() >= day);
        let place = place.unwrap_or(self.days.len());
        if self.days.get(place).is_none_or(|(other, _)| other != day) {
            self.days.insert(place, (day.to_owned(), UseTally::default()));
        }
        &mut self.days[place].1
    }
}
