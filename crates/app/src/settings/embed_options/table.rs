//! The table of embed options: a row defines the option, its field, its text form and its documentation.

use sandgrid_engine::Level;
use sandgrid_rules::Ruleset;

use super::games::OfferedGame;
use super::hours::Hours;
use super::house::{Colour, FontFamilies};
use super::takes::Takes;
use super::values::{
    games, idle, language, languages, lesson, number, percent, positive, radius, ruleset, sound,
    staff, switch, takes,
};
use super::{Controls, Seat};
use crate::settings::table::{SettingValue, put};
use crate::{Motion, Theme};

/// The form of a value.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Form {
    /// One value; an attribute without a value unsets the option.
    Value,
    /// Several names; an attribute without a value unsets the option.
    List,
    /// Yes or no; an attribute without a value means yes.
    Switch,
}

/// The games that support an option.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Scope {
    /// All games.
    All,
    /// The games in the sand.
    Sand,
}

macro_rules! options {
    ($(
        $(#[$doc:meta])*
        $option:ident => $name:literal, $field:ident: $type:ty = $parse:expr, $form:ident, $scope:ident;
        $values:literal, $default:literal, $about:literal;
    )+) => {
        /// An embed option.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum EmbedOption {
            $($(#[$doc])* $option,)+
        }

        /// The embed options of a host. `None` means unset; [`EmbedOption`] documents the defaults.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct EmbedOptions {
            $($(#[$doc])* pub $field: Option<$type>,)+
        }

        impl EmbedOption {
            /// All options in the order of the documentation.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$option),+];

            /// Returns the name, common to attribute, query parameter and message.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$option => $name,)+ }
            }

            /// Returns the description of its values.
            #[must_use]
            pub const fn values(self) -> &'static str {
                match self { $(Self::$option => $values,)+ }
            }

            /// Returns the description of its default.
            #[must_use]
            pub const fn unstated(self) -> &'static str {
                match self { $(Self::$option => $default,)+ }
            }

            /// Returns the description of its effect.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self { $(Self::$option => $about,)+ }
            }

            /// Returns whether the option is boolean: an attribute without a value means yes.
            #[must_use]
            pub fn is_switch(self) -> bool {
                Form::Switch == match self { $(Self::$option => Form::$form,)+ }
            }

            /// Returns whether the value is a list of names.
            pub(super) fn is_list(self) -> bool {
                Form::List == match self { $(Self::$option => Form::$form,)+ }
            }

            /// Returns whether Yebo supports the option.
            #[must_use]
            pub fn is_for_yebo(self) -> bool {
                Scope::All == match self { $(Self::$option => Scope::$scope,)+ }
            }
        }

        impl EmbedOptions {
            /// Unsets an option.
            pub fn unset(&mut self, option: EmbedOption) {
                match option { $(EmbedOption::$option => self.$field = None,)+ }
            }

            /// Parses and sets a value; returns whether it is valid.
            pub(super) fn parse(&mut self, option: EmbedOption, value: &str) -> bool {
                match option {
                    $(EmbedOption::$option => {
                        let parse: fn(&str) -> Option<$type> = $parse;
                        put(&mut self.$field, parse(value).map(Some))
                    })+
                }
            }
        }
    };
}

options! {
    /// Ruleset to play.
    Rules => "rules", rules: &'static Ruleset = ruleset, Value, All;
        "a ruleset's key, such as `yote-ludos`; or a game: `yote`, `choko`, `wali`, `bolotondou`, `yebo`", "`yote-traditional`",
        "The ruleset of the game.";
    /// Initial position as text; validated when it is loaded.
    Position => "position", position: String = |value| Some(value.to_owned()), Value, Sand;
        "a position as docs/formats.md has it", "the empty board",
        "The position with which the board begins.";
    /// Record or link as text; validated when it is loaded.
    Record => "record", record: String = |value| Some(value.to_owned()), Value, All;
        "a record, a list of turns, or a link's `#g=…`", "none",
        "A game to step through; playing an action continues from the turn on the board.";
    /// Number of the record's turns to show.
    At => "at", at: usize = number, Value, Sand;
        "a number of turns", "the end of the record",
        "The turn of the record that the board shows first.";
    /// Key of a lesson, and the number of a step.
    Lesson => "lesson", lesson: String = lesson, Value, All;
        "`first`, `yote`, `choko`, `wali`, `bolotondou` or `chains`; at Yebo `yebo`; a step may follow: `yote:4`", "none",
        "The lesson on the board.";
    /// Number of a puzzle, from 1.
    Puzzle => "puzzle", puzzle: usize = positive, Value, Sand;
        "a number from 1", "none",
        "The puzzle on the board: Yoté’s are 1 to 21, Choko’s end at 37, Wali’s at 51, Bolotondou’s at 63.";
    /// Side of the user.
    Side => "side", side: Seat = Seat::parse, Value, All;
        "`first`, `second`, `both` or `none`",
        "`both`; `first` where `level` is stated or `rules` is not, and at Yebo",
        "The visitor's side; the computer plays the other.";
    /// Level of the computer players.
    Level => "level", level: Level = |value| value.parse().ok(), Value, All;
        "1 to 13", "1",
        "The strength of the computer.";
    /// Locale code.
    Lang => "lang", lang: String = language, Value, All;
        "`en`, `fr`, `pt`, `es`, `ar` …", "the browser's",
        "The language, with or without a region.";
    /// Colour scheme.
    Theme => "theme", theme: Theme = Theme::parse, Value, All;
        "`system`, `day` (`light`) or `night` (`dark`)", "`system`",
        "Dark on light, or light on dark.";
    /// Sound volume, from 0 to 100.
    Sound => "sound", sound: u8 = sound, Value, All;
        "yes, no, or 0 to 100", "60",
        "The volume; sounds begin with the first touch.";
    /// Whether the board is read-only.
    Readonly => "readonly", readonly: bool = switch, Switch, All;
        "yes or no", "no",
        "Visitors may look and step through, but not play; messages may. Without `side`, no computer plays.";
    /// Whether the board shows coordinates.
    Coordinates => "coordinates", coordinates: bool = switch, Switch, Sand;
        "yes or no", "yes",
        "Letters and digits along the board.";
    /// Amount of controls around the board.
    Controls => "controls", controls: Controls = Controls::parse, Value, All;
        "`all`, `few` or `none`", "`all`; `few` in a kiosk",
        "The controls around the board: all, those of the current game, or none.";
    /// Whether the page shows links to other pages.
    Links => "links", links: bool = switch, Switch, All;
        "yes or no", "yes; no in a kiosk",
        "Links away from the board: pages, files, sharing.";
    /// Whether the page runs in kiosk mode.
    Kiosk => "kiosk", kiosk: bool = switch, Switch, All;
        "yes or no", "no",
        "For a board alone in public: it plays by itself, starts at a touch, and resets.";
    /// Idle timeout in seconds.
    Idle => "idle", idle: u16 = idle, Value, All;
        "seconds, 30 to 65535", "90 in a kiosk, else never",
        "The time without a touch after which the host receives `idle`, and a kiosk asks for a sign of presence.";
    /// Amount of animation.
    Motion => "motion", motion: Motion = Motion::parse, Value, All;
        "`system` or `less`", "`system`",
        "Animation; with `less` nothing moves, and each turn stays as long to be read.";
    /// Whether learning events are reported to the host.
    Learning => "learning", learning: bool = switch, Switch, All;
        "yes or no", "no",
        "Events for solved puzzles, lessons and finished games, for the host's own records.";
    /// Tasks that the host takes over from the board.
    Takes => "takes", takes: Takes = takes, List, All;
        "`print`, `save`, or both", "nothing",
        "Tasks that the host does where its frame forbids them to the board: it receives an event.";
    /// Games on offer in a kiosk.
    Games => "games", games: Vec<OfferedGame> = games, List, All;
        "`yote`, `choko`, `wali`, `bolotondou`, `yebo`", "the four in the sand",
        "The games on offer in a kiosk, the first one first. Yebo needs `sandgrid-yebo.html` beside the file.";
    /// Languages on offer in a kiosk.
    Languages => "languages", languages: Vec<String> = languages, List, All;
        "codes, such as `fr en wo`", "all",
        "The languages on offer in a kiosk; without `lang`, the first one is spoken.";
    /// Loudest volume, from 0 to 100.
    VolumeMax => "volume-max", volume_max: u8 = percent, Value, All;
        "0 to 100", "100",
        "The loudest volume, whatever a visitor sets.";
    /// Colour of chosen things and main buttons.
    Accent => "accent", accent: Colour = Colour::parse, Value, All;
        "a colour, such as `7a1f3d`", "ours",
        "The colour of main buttons and of what is chosen.";
    /// Colour of the page around the board.
    Ground => "ground", ground: Colour = Colour::parse, Value, All;
        "a colour", "ours",
        "The colour around the board; a dark one means `night`, a light one `day`.";
    /// Colour of text.
    Ink => "ink", ink: Colour = Colour::parse, Value, All;
        "a colour", "ours",
        "The colour of text.";
    /// Radius of corners in CSS pixels.
    Radius => "radius", radius: u8 = radius, Value, All;
        "0 to 32, in pixels", "ours",
        "The radius of corners.";
    /// Font families.
    Font => "font", font: FontFamilies = FontFamilies::parse, Value, All;
        "names of installed fonts, such as `Gill Sans, serif`", "the system's",
        "The font of all words.";
    /// Opening hours of a kiosk.
    Hours => "hours", hours: Hours = Hours::parse, Value, All;
        "times, such as `tue-sun 10:00-18:00, fri 18:00-21:00`", "always",
        "The opening hours of a kiosk; at other times its screen is black.";
    /// Code of the staff of a kiosk.
    Staff => "staff", staff: String = staff, Value, All;
        "4 to 12 digits", "none",
        "Counts the use of a kiosk on its device, and shows the counts to those who know this code.";
}

impl EmbedOption {
    /// Returns the option of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|option| option.name() == name)
    }
}
