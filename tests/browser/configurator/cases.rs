//! Choices on the page that writes snippets, and the options that they stand for.

use serde_json::{Value, json};

use Choice::{Field, Offer, Radio, Tick};

/// A choice on the page, by the id of its field or the name of its group.
#[derive(Copy, Clone)]
pub(super) enum Choice {
    /// A value in a list or a field.
    Field(&'static str, &'static str),
    /// One of a group.
    Radio(&'static str, &'static str),
    /// A box with or without its tick.
    Tick(&'static str, bool),
    /// The box of a game that a kiosk offers, with or without its tick.
    Offer(&'static str, bool),
}

/// A record with signs that markup and addresses have to escape.
const RECORD: &str = "[Rules \"yote-ludos+mandatory\"]\n[First \"A \\\"&<b>' + % Awa\"]\n\n1. c3 d3 2. c3xe3*hand d2 *";

/// Choices, and the options that a snippet has for them.
pub(super) struct Case {
    pub(super) choices: &'static [Choice],
    pub(super) options: &'static [&'static [(&'static str, &'static str)]],
}

/// The options of the game that the last cases choose.
const BOLOTONDOU: &[(&str, &str)] =
    &[("rules", "bolotondou-ludens"), ("level", "1"), ("lang", "pt")];

/// Choices of every kind; the choices of each are made after those before.
pub(super) const CASES: [Case; 9] = [
    Case {
        choices: &[
            Radio("players", "people"),
            Radio("begin", "position"),
            Field("position", "yote-ludos+chain i5/6/2oi2/3o2/o4i o 4/4 - 0"),
            Field("theme", "night"),
            Field("speech", "fr"),
            Field("controls", "few"),
            Tick("coordinates", false),
            Tick("sound", false),
            Tick("readonly", true),
        ],
        options: &[&[
            ("rules", "yote-ludos+chain"),
            ("position", "i5/6/2oi2/3o2/o4i o 4/4 - 0"),
            ("lang", "fr"),
            ("theme", "night"),
            ("sound", "no"),
            ("readonly", "yes"),
            ("coordinates", "no"),
            ("controls", "few"),
        ]],
    },
    Case {
        choices: &[
            Tick("coordinates", true),
            Tick("sound", true),
            Radio("begin", "record"),
            Field("record", RECORD),
            Tick("at", true),
            Tick("readonly", false),
            Field("controls", "all"),
        ],
        options: &[&[
            ("rules", "yote-ludos+mandatory"),
            ("record", RECORD),
            ("at", "0"),
            ("lang", "fr"),
            ("theme", "night"),
        ]],
    },
    Case {
        choices: &[
            Field("record", ""),
            Field("game", "choko"),
            Radio("begin", "lesson"),
            Field("theme", ""),
            Field("speech", "ar"),
            Field("controls", "none"),
        ],
        options: &[&[("lesson", "choko"), ("lang", "ar"), ("controls", "none")]],
    },
    Case {
        choices: &[Field("game", "wali"), Radio("begin", "puzzle"), Field("puzzle", "40")],
        options: &[&[("puzzle", "40"), ("lang", "ar"), ("controls", "none")]],
    },
    Case {
        choices: &[
            Radio("begin", "new"),
            Radio("players", "computer"),
            Field("level", "3"),
            Field("seat", "second"),
            Field("speech", "pt"),
            Field("controls", "all"),
        ],
        options: &[&[("rules", "wali-ludens"), ("side", "second"), ("level", "3"), ("lang", "pt")]],
    },
    Case {
        choices: &[Field("game", "yebo"), Field("level", "9"), Field("seat", "first")],
        options: &[&[("rules", "yebo"), ("level", "9"), ("lang", "pt")]],
    },
    Case {
        choices: &[
            Field("game", "bolotondou"),
            Field("level", "1"),
            Tick("kiosk", true),
            Field("idle", "45"),
        ],
        options: &[BOLOTONDOU, &[("kiosk", "yes"), ("idle", "45")]],
    },
    Case {
        choices: &[
            Field("idle", "90"),
            Offer("choko", false),
            Offer("bolotondou", false),
            Offer("yebo", true),
            Field("hours", "mon-sun 0:00-24:00"),
            Field("staff", "2468"),
        ],
        options: &[
            BOLOTONDOU,
            &[
                ("kiosk", "yes"),
                ("games", "yote wali bolotondou yebo"),
                ("hours", "mon-sun 0:00-24:00"),
                ("staff", "2468"),
            ],
        ],
    },
    Case {
        choices: &[
            Tick("kiosk", false),
            Tick("has-accent", true),
            Field("accent", "#7a1f3d"),
            Tick("has-ground", true),
            Field("ground", "#fff0f5"),
            Tick("has-ink", true),
            Field("ink", "#221111"),
            Field("radius", "4"),
            Field("font", "Gill Sans, serif"),
        ],
        options: &[
            BOLOTONDOU,
            &[
                ("accent", "7a1f3d"),
                ("ground", "fff0f5"),
                ("ink", "221111"),
                ("radius", "4"),
                ("font", "Gill Sans, serif"),
            ],
        ],
    },
];

impl Case {
    pub(super) fn options(&self) -> Value {
        self.options
            .iter()
            .copied()
            .flatten()
            .map(|(name, value)| ((*name).to_owned(), json!(value)))
            .collect()
    }
}
