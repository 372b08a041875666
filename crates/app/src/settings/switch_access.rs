//! Settings of switch access, for users with one, two or three keys.

/// The number of switches.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum SwitchAccess {
    /// Scanning is off.
    #[default]
    Off,
    /// One switch selects; the scan advances by time.
    One,
    /// One switch advances, one selects.
    Two,
    /// A third switch goes back.
    Three,
}

/// Settings of switch access.
///
/// Keys have the names of `KeyboardEvent.key`, except `Space`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scanning {
    /// Number of switches.
    pub switches: SwitchAccess,
    /// Scan interval in tenths of a second.
    pub pace: u8,
    /// Key that advances; with one switch, it selects.
    pub next: String,
    /// Key that selects.
    pub choose: String,
    /// Key that goes back.
    pub back: String,
    /// Further options.
    pub extras: Extras,
}

/// Further options of switch access.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Whether a click anywhere acts as a switch: with one switch it selects, else it advances.
    pub clicks: bool,
    /// Whether the highlighted target is announced.
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
    /// Names of all settings, in writing order.
    pub const NAMES: [&'static str; 7] = [
        "scan",
        "scan-pace",
        "scan-next",
        "scan-choose",
        "scan-back",
        "scan-clicks",
        "scan-speaks",
    ];
    /// Range of the scan interval in tenths of a second.
    const PACES: core::ops::RangeInclusive<u8> = 3..=80;
    /// Maximum length of a key name in bytes.
    const LONGEST: usize = 20;

    /// Sets a setting; returns `false` and changes nothing for an unknown name or value.
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

    /// Returns the text form of a setting, or `None` for an unknown name.
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

/// Assigns a value if there is one, and returns whether there is.
pub(crate) fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let known = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    known
}

/// Parses a boolean.
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
