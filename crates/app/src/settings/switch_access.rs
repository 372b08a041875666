//! How somebody chooses who has one key, or two, or three.

/// How many keys there are to choose with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum SwitchAccess {
    /// Scanning is off.
    #[default]
    Off,
    /// One, which chooses: what can be chosen comes by itself.
    One,
    /// One goes on to the next, and one chooses.
    Two,
    /// A third leads back.
    Three,
}

/// How somebody chooses who has one key, or two, or three.
///
/// A key is called as browsers call it, but for `Space`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scanning {
    /// How many there are.
    pub switches: SwitchAccess,
    /// How long each thing can be chosen before the next comes, in tenths of a second.
    pub pace: u8,
    /// The key that goes on to the next; of one switch, that chooses, too.
    pub next: String,
    /// The key that chooses.
    pub choose: String,
    /// The key that leads back.
    pub back: String,
    /// What else it does.
    pub extras: Extras,
}

/// What scanning does besides.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// A click anywhere is a switch: the one that chooses, of one; else the one that goes on.
    pub clicks: bool,
    /// What can be chosen is said.
    pub speaks: bool,
}

impl Default for Scanning {
    fn default() -> Self {
        Self {
            switches: SwitchAccess::Off,
            pace: 15,
            next: "Space".to_owned(),
            choose: "Enter".to_owned(),
            back: "Backspace".to_owned(),
            extras: Extras::default(),
        }
    }
}

impl Scanning {
    /// What all of it is called, in the order in which it is written.
    pub const NAMES: [&'static str; 7] = [
        "scan",
        "scan-pace",
        "scan-next",
        "scan-choose",
        "scan-back",
        "scan-clicks",
        "scan-speaks",
    ];
    /// From hardly to be followed, to patient; in tenths of a second.
    const PACES: core::ops::RangeInclusive<u8> = 3..=80;
    /// No key has a longer name.
    const LONGEST: usize = 20;

    /// Changes one of them; `false` where that says nothing to us, and nothing changed.
    pub(crate) fn put(&mut self, name: &str, value: &str) -> bool {
        match name {
            "scan" => put(&mut self.switches, read_switches(value)),
            "scan-pace" => {
                put(&mut self.pace, value.parse().ok().filter(|pace| Self::PACES.contains(pace)))
            }
            "scan-next" => put(&mut self.next, read_key(value)),
            "scan-choose" => put(&mut self.choose, read_key(value)),
            "scan-back" => put(&mut self.back, read_key(value)),
            "scan-clicks" => put(&mut self.extras.clicks, read_switch(value)),
            "scan-speaks" => put(&mut self.extras.speaks, read_switch(value)),
            _ => false,
        }
    }

    /// The value of one of them, as it is written; `None` where there is none of that name.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        let switch = |is: bool| if is { "yes" } else { "no" }.to_owned();
        Some(match name {
            "scan" => switches(self.switches).to_owned(),
            "scan-pace" => self.pace.to_string(),
            "scan-next" => self.next.clone(),
            "scan-choose" => self.choose.clone(),
            "scan-back" => self.back.clone(),
            "scan-clicks" => switch(self.extras.clicks),
            "scan-speaks" => switch(self.extras.speaks),
            _ => return None,
        })
    }
}

/// Puts a value in its place, where there is one.
pub(crate) fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let known = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    known
}

/// A switch, as it was written.
pub(crate) fn read_switch(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn switches(switches: SwitchAccess) -> &'static str {
    match switches {
        SwitchAccess::Off => "off",
        SwitchAccess::One => "one",
        SwitchAccess::Two => "two",
        SwitchAccess::Three => "three",
    }
}

fn read_switches(value: &str) -> Option<SwitchAccess> {
    let all = [SwitchAccess::Off, SwitchAccess::One, SwitchAccess::Two, SwitchAccess::Three];
    all.into_iter().find(|known| switches(*known) == value)
}

fn read_key(value: &str) -> Option<String> {
    let is_key = (1..=Scanning::LONGEST).contains(&value.len()) && !value.contains(' ');
    is_key.then(|| value.to_owned())
}
