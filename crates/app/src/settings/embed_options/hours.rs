//! Opening hours of an exhibition.

/// The days of the week, from Sunday, as clocks of browsers count them.
const DAYS: [&str; 7] =
    ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/// Least number of letters of a day's name.
const SHORTEST: usize = 3;
/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// Opening hours: on which days, from when, and until when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hours(Vec<Span>);

/// A time of opening that recurs each week.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Span {
    /// Whether it holds, by day of the week.
    days: [bool; 7],
    /// Minutes from midnight.
    from: u16,
    /// Minutes from midnight; at or before `from`, it is of the next day.
    until: u16,
}

/// A moment of the week on the clock of the device.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WeekTime {
    /// The day of the week; Sunday is 0.
    pub day: u8,
    /// Minutes from midnight.
    pub minute: u16,
}

impl Hours {
    /// Maximum number of spans.
    const MOST: usize = 14;

    /// Parses spans separated by commas: `10:00-18:00`, `tue-sun 10:00-18:00`, `sat 9:00-12:30`; in lower case.
    pub(crate) fn parse(value: &str) -> Option<Self> {
        let value = value.replace(" -", "-").replace("- ", "-");
        let spans = value.split(',').map(span).collect::<Option<Vec<_>>>()?;
        (spans.len() <= Self::MOST).then_some(Self(spans))
    }

    /// Returns whether the exhibition is open.
    #[must_use]
    pub fn is_open(&self, now: WeekTime) -> bool {
        self.0.iter().any(|span| span.holds(now))
    }
}

impl Span {
    fn holds(&self, WeekTime { day, minute }: WeekTime) -> bool {
        let day = usize::from(day % 7);
        let (today, yesterday) = (self.days[day], self.days[(day + 6) % 7]);
        if self.from < self.until {
            return today && (self.from..self.until).contains(&minute);
        }
        today && minute >= self.from || yesterday && minute < self.until
    }
}

fn span(value: &str) -> Option<Span> {
    let (days, times) = match value.trim().rsplit_once(' ') {
        Some((days, times)) => (days_of(days.trim())?, times),
        None => ([true; 7], value.trim()),
    };
    let (from, until) = times.split_once('-')?;
    let (from, until) = (clock(from)?, clock(until)?);
    (from < DAY).then_some(Span { days, from, until })
}

/// Parses a day, or days from one to another: `fri`, `fri-mon`, `friday-monday`.
fn days_of(value: &str) -> Option<[bool; 7]> {
    let number =
        |name: &str| DAYS.iter().position(|day| name.len() >= SHORTEST && day.starts_with(name));
    let (first, last) = value.split_once('-').unwrap_or((value, value));
    let (first, last) = (number(first)?, number(last)?);
    let mut days = [false; 7];
    for step in 0..=(last + 7 - first) % 7 {
        days[(first + step) % 7] = true;
    }
    Some(days)
}

/// Parses a time of day, `9:00` to `24:00`; also `9.00`, `9h00`, `9h` and `9`.
fn clock(value: &str) -> Option<u16> {
    let (hours, minutes) = match value.split_once([':', '.', 'h']) {
        None => (value, "00"),
        Some((hours, "")) if value.ends_with('h') => (hours, "00"),
        Some(parts) => parts,
    };
    let is_clock = (1..=2).contains(&hours.len()) && minutes.len() == 2;
    let is_number = hours.bytes().chain(minutes.bytes()).all(|digit| digit.is_ascii_digit());
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    let time = hours.checked_mul(60)?.checked_add(minutes)?;
    (is_clock && is_number && minutes < 60 && time <= DAY).then_some(time)
}
