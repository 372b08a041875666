//! House rules: decisions where the text leaves a choice open.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::Rule;
use crate::rule::{Q8, Q9, Q11, Q13, Q17, Q19, Q24, Q32};

/// Defines choices: each with its key, its ruling, and its options with their words; the first option is the default.
macro_rules! choices {
    ($(
        $(#[$doc:meta])+
        $name:ident $key:literal $rule:ident { $($(#[$option_doc:meta])+ $option:ident $word:literal)+ }
    )+) => {
        $(
            $(#[$doc])+
            #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
            pub enum $name {
                $($(#[$option_doc])+ $option,)+
            }

            impl $name {
                const KEY: &'static str = $key;

                const CHOICE: Choice =
                    Choice { key: Self::KEY, rule: $rule, options: &[$($word),+] };

                /// All options; the first is the default.
                pub const ALL: &'static [Self] = &[$(Self::$option),+];

                fn word(self) -> &'static str {
                    Self::CHOICE.options[self as usize]
                }

                fn read(word: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|option| option.word() == word)
                }
            }

            impl Default for $name {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }
        )+
    };
}

choices! {
    /// The role of Birds and Flowers in a round of mixed sets.
    Mixed "mixed" Q11 {
        /// Groups of their own: `F1 F2 F3` once, and `B1 B2 B3` once.
        Whole "whole"
        /// A Flower and a Bird of one number with a block of that number of a suit; each once.
        Paired "paired"
    }

    /// When a group must be displayed.
    Display "display" Q17 {
        /// When its owner likes, in his turn.
        Free "free"
        /// Before he discards, if he holds it without a blank.
        Forced "forced"
    }

    /// The meaning of a 4th block on a run.
    FourthOfRun "fourth-of-run" Q19 {
        /// The number next to it, at either end.
        Next "next"
        /// One of its numbers once more.
        Same "same"
        /// There is none.
        Never "none"
    }

    /// The blocks that may be laid as a 4th.
    FourthFrom "fourth-from" Q19 {
        /// All blocks that came from the Fence, at any time.
        Fence "fence"
        /// Blocks drawn in the same turn.
        Draw "draw"
    }

    /// Whether two pairs of a collection may be alike.
    LikePairs "like-pairs" Q8 {
        /// Yes.
        Allowed "yes"
        /// No, but for two pairs of Africa.
        Refused "no"
    }

    /// Whether the player in turn may pick up the last discard where Yebo is only for winning.
    PickUp "pair-pick-up" Q13 {
        /// No.
        Never "no"
        /// Yes.
        Allowed "yes"
    }

    /// Whether all four sets of round 1 may be of Birds and Flowers.
    AllEnhancing "all-enhancing" Q9 {
        /// Yes.
        Allowed "yes"
        /// No more than three of them.
        Refused "no"
    }

    /// The effect of a Sighting that is dealt, or drawn as a replacement before the first turn.
    DealtSightings "dealt-sightings" Q32 {
        /// Nothing: play goes the way that the Chief announced.
        Keep "keep"
        /// It reverses the direction of play.
        Reverse "reverse"
    }

    /// The Chief after a round without a winner.
    UnwonChief "unwon-chief" Q24 {
        /// The same as before.
        Same "same"
        /// The next in the direction of play.
        Next "next"
    }
}

/// Maximum number of times that the Fence may be rebuilt in a round: 0 to 9.
///
/// The text sets no limit; this is the house's (Q-E24).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rebuilds(u8); // Invariant: <= 9.

impl Rebuilds {
    const KEY: &'static str = "rebuilds";

    const CHOICE: Choice = Choice { key: Self::KEY, rule: Q24, options: &Self::WORDS };

    const WORDS: [&'static str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

    fn word(self) -> &'static str {
        Self::WORDS[usize::from(self.0)]
    }

    fn read(word: &str) -> Option<Self> {
        let times = Self::WORDS.iter().position(|option| *option == word)?;
        u8::try_from(times).ok().and_then(Self::new)
    }

    /// Returns the maximum; `None` above 9.
    #[must_use]
    pub const fn new(times: u8) -> Option<Self> {
        if times <= 9 { Some(Self(times)) } else { None }
    }

    /// Returns the number, 0 to 9.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Rebuilds {
    fn default() -> Self {
        Self(2)
    }
}

/// The house rules. The default is our ruling.
///
/// # Text
/// Only what differs from the default, `mixed=paired rebuilds=0`, in the order of the fields; nothing
/// for the default.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HouseRules {
    /// `mixed`: what Birds and Flowers may be in a round of mixed sets.
    pub mixed: Mixed,
    /// `display`: when a group must be displayed.
    pub display: Display,
    /// `fourth-of-run`: what a 4th block of a run is.
    pub fourth_of_run: FourthOfRun,
    /// `fourth-from`: which blocks may be laid as a 4th.
    pub fourth_from: FourthFrom,
    /// `like-pairs`: whether two pairs may be alike.
    pub like_pairs: LikePairs,
    /// `pair-pick-up`: whether the last discard may be picked up in rounds of pairs.
    pub pick_up: PickUp,
    /// `all-enhancing`: whether all sets of round 1 may be of Birds and Flowers.
    pub all_enhancing: AllEnhancing,
    /// `dealt-sightings`: whether Sightings reverse the direction before the first turn.
    pub dealt_sightings: DealtSightings,
    /// `unwon-chief`: the Chief after a round without a winner.
    pub unwon_chief: UnwonChief,
    /// `rebuilds`: how often the Fence may be rebuilt in a round.
    pub rebuilds: Rebuilds,
}

/// A decision of the house.
#[derive(Copy, Clone, Debug)]
pub struct Choice {
    /// Its stable name in texts.
    pub key: &'static str,
    /// The ruling that it concerns.
    pub rule: Rule,
    /// The words of its options; the first is the default, except for `rebuilds`.
    pub options: &'static [&'static str],
}

impl HouseRules {
    /// All decisions, in order.
    pub const CHOICES: [Choice; 10] = [
        Mixed::CHOICE,
        Display::CHOICE,
        FourthOfRun::CHOICE,
        FourthFrom::CHOICE,
        LikePairs::CHOICE,
        PickUp::CHOICE,
        AllEnhancing::CHOICE,
        DealtSightings::CHOICE,
        UnwonChief::CHOICE,
        Rebuilds::CHOICE,
    ];

    /// Returns the word of the decision with that key, one of [`Choice::options`].
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'static str> {
        Some(match key {
            Mixed::KEY => self.mixed.word(),
            Display::KEY => self.display.word(),
            FourthOfRun::KEY => self.fourth_of_run.word(),
            FourthFrom::KEY => self.fourth_from.word(),
            LikePairs::KEY => self.like_pairs.word(),
            PickUp::KEY => self.pick_up.word(),
            AllEnhancing::KEY => self.all_enhancing.word(),
            DealtSightings::KEY => self.dealt_sightings.word(),
            UnwonChief::KEY => self.unwon_chief.word(),
            Rebuilds::KEY => self.rebuilds.word(),
            _ => return None,
        })
    }

    /// Returns the house rules with another decision; `None` if the key or the word is unknown.
    #[must_use]
    pub fn with(mut self, key: &str, word: &str) -> Option<Self> {
        match key {
            Mixed::KEY => self.mixed = Mixed::read(word)?,
            Display::KEY => self.display = Display::read(word)?,
            FourthOfRun::KEY => self.fourth_of_run = FourthOfRun::read(word)?,
            FourthFrom::KEY => self.fourth_from = FourthFrom::read(word)?,
            LikePairs::KEY => self.like_pairs = LikePairs::read(word)?,
            PickUp::KEY => self.pick_up = PickUp::read(word)?,
            AllEnhancing::KEY => self.all_enhancing = AllEnhancing::read(word)?,
            DealtSightings::KEY => self.dealt_sightings = DealtSightings::read(word)?,
            UnwonChief::KEY => self.unwon_chief = UnwonChief::read(word)?,
            Rebuilds::KEY => self.rebuilds = Rebuilds::read(word)?,
            _ => return None,
        }
        Some(self)
    }
}

impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for choice in &Self::CHOICES {
            let word = self.get(choice.key).expect("every choice has its decision");
            if Self::default().get(choice.key) != Some(word) {
                write!(f, "{gap}{}={word}", choice.key)?;
                gap = " ";
            }
        }
        Ok(())
    }
}

/// The error of a word that is no decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseError {
    /// The word.
    pub word: String,
}

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” decides nothing; a choice is written key=word:", self.word)?;
        for choice in &HouseRules::CHOICES {
            write!(f, " {}={}", choice.key, choice.options.join("|"))?;
        }
        Ok(())
    }
}

impl core::error::Error for HouseError {}

impl FromStr for HouseRules {
    type Err = HouseError;

    fn from_str(text: &str) -> Result<Self, HouseError> {
        text.split_whitespace().try_fold(Self::default(), |house, word| {
            let decided = word.split_once('=').and_then(|(key, option)| house.with(key, option));
            decided.ok_or_else(|| HouseError { word: word.chars().take(40).collect() })
        })
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::*;

    #[test]
    fn house_rules_round_trip() {
        assert_eq!(HouseRules::default().to_string(), "");
        for choice in &HouseRules::CHOICES {
            for word in choice.options {
                let house = HouseRules::default().with(choice.key, word).unwrap();
                assert_eq!(house.get(choice.key), Some(*word));
                assert_eq!(house.to_string().parse(), Ok(house));
            }
        }
        let house: HouseRules = "rebuilds=0 mixed=paired".parse().unwrap();
        assert_eq!(house.to_string(), "mixed=paired rebuilds=0");
    }

    #[test]
    fn unknown_house_rules_are_refused() {
        for text in ["mixed", "mixed=", "mixed=Whole", "rebuilds=10", "rebuild=1", "=", "é=é"] {
            assert_eq!(text.parse::<HouseRules>(), Err(HouseError { word: text.into() }), "{text}");
        }
    }
}
