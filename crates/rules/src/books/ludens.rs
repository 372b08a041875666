//! Yoté, Choko, Wali and Bolotondou as the Ludens Planet rulebook tells them (source 001).

use crate::rule::ludens as r;
use crate::rule::rulings as q;
use crate::{
    Answer, Blocked, BonusCapture, Book, Capture, Chain, Cited, Claim, Family, FewPieces,
    FriendlyLeap, GameKind, Impasse, Leaping, LeapingLaw, Row, RowLaw, Ruleset, Shape, Source,
    SourceId, Variation,
};

const SOURCE: Source = Source {
    id: SourceId::LudensPlanet,
    title: "Ludens Planet",
    published: "a printed rulebook, in French",
    credits: "It prints no author and no year.",
};

pub(super) static YOTE: Book = Book {
    key: "yote-ludens",
    kind: GameKind::Yote,
    source: &SOURCE,
    variations: &[],
    statements: &[
        &r::R1,
        &r::R2,
        &r::R3,
        &r::R4,
        &r::R5,
        &r::R6,
        &r::R7,
        &r::R8,
        &r::R9,
        &r::R10,
        &r::R11,
        &r::R12,
        &r::R13,
        &r::R14,
        &r::R15,
        &r::R16,
        &r::R17,
        &r::R18,
    ],
    rulings: &[
        &q::Y3,
        &q::Y4,
        &q::Y5,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y13,
        &q::Y14,
        &q::Y15,
        &q::Y18,
        &q::Y19,
        &q::Y21,
        &q::Y22,
    ],
};

const LEAPING: Leaping = Leaping {
    capture: Cited::new(Capture::Optional, &r::R9),
    chain: Cited::new(Chain::TakingEachTime, &r::R14),
    second: Cited::new(BonusCapture::Board, &r::R12),
    claim: Cited::new(Claim::Right, &r::R11),
    friends: Cited::new(FriendlyLeap::Never, &r::R8),
    answer: Cited::new(Answer::Free, &r::R6),
    blocked: Cited::new(Blocked::Loses, &r::R16),
    few: Cited::new(FewPieces::DrawnWhenEqual, &r::R18),
    impasse: Cited::new(Impasse::MoreTaken, &r::R17),
    law: LAW,
};

const LAW: LeapingLaw = LeapingLaw {
    alternate: &r::R6,
    turn: &r::R6,
    board: &r::R2,
    place: &r::R6,
    hand: &r::R2,
    own: &r::R6,
    step: &r::R7,
    straight: &r::R7,
    leap: &r::R10,
    second: &r::R11,
    win: &r::R16,
};

pub(super) static YOTE_RULES: Ruleset = Ruleset {
    key: "yote-ludens",
    book: &YOTE,
    variations: &[],
    shape: Shape::SIX_BY_FIVE,
    pieces: 12,
    family: Family::Leaping(LEAPING),
};

pub(super) static CHOKO: Book = Book {
    key: "choko-ludens",
    kind: GameKind::Choko,
    source: &SOURCE,
    variations: &[],
    statements: &[
        &r::C1,
        &r::C2,
        &r::C3,
        &r::R1,
        &r::R2,
        &r::R3,
        &r::R4,
        &r::R5,
        &r::R6,
        &r::R7,
        &r::R8,
        &r::R9,
        &r::R10,
        &r::R11,
        &r::R12,
        &r::R13,
        &r::R14,
        &r::R15,
        &r::R16,
        &r::R17,
        &r::R18,
    ],
    rulings: &[
        &q::C6,
        &q::C7,
        &q::C8,
        &q::C9,
        &q::C10,
        &q::Y3,
        &q::Y4,
        &q::Y5,
        &q::Y7,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y13,
        &q::Y14,
        &q::Y15,
        &q::Y18,
        &q::Y19,
        &q::Y21,
        &q::Y22,
    ],
};

pub(super) static CHOKO_RULES: Ruleset = Ruleset {
    key: "choko-ludens",
    book: &CHOKO,
    variations: &[],
    shape: Shape::SIX_BY_FIVE,
    pieces: 12,
    family: Family::Leaping(Leaping {
        friends: Cited::new(FriendlyLeap::ThenCapture, &r::C1),
        answer: Cited::new(Answer::Free, &q::C10),
        law: LeapingLaw { board: &q::C9, ..LAW },
        ..LEAPING
    }),
};

pub(super) static WALI: Book = Book {
    key: "wali-ludens",
    kind: GameKind::Wali,
    source: &SOURCE,
    variations: &[],
    statements: &[
        &r::W0,
        &r::W1,
        &r::W2,
        &r::W3,
        &r::W4,
        &r::W5,
        &r::W6,
        &r::W7,
        &r::W8,
        &r::W9,
        &r::W10,
    ],
    rulings: &[
        &q::W1,
        &q::W2,
        &q::W3,
        &q::W4,
        &q::W5,
        &q::W6,
        &q::W8,
        &q::W9,
        &q::W10,
        &q::W11,
        &q::W12,
        &q::W13,
        &q::W14,
    ],
};

const ROW_LAW: RowLaw = RowLaw {
    alternate: &r::W3,
    board: &r::W0,
    own: &r::W0,
    placing: &r::W2,
    apart: &r::W2,
    step: &r::W3,
    take: &r::W5,
    must: &q::W8,
    overlong: &r::W6,
    blocked: &q::W6,
    impasse: &q::W13,
};

pub(super) static WALI_RULES: Ruleset = Ruleset {
    key: "wali-ludens",
    book: &WALI,
    variations: &[],
    shape: Shape::SIX_BY_FIVE,
    pieces: 12,
    family: Family::Row(Row {
        line: Cited::new(3, &r::W4),
        end: Cited::new(2, &r::W10),
        law: ROW_LAW,
    }),
};

pub(super) static BOLOTONDOU: Book = Book {
    key: "bolotondou-ludens",
    kind: GameKind::Bolotondou,
    source: &SOURCE,
    variations: &[Variation::ToOne],
    statements: &[
        &r::B1,
        &r::B2,
        &r::B3,
        &r::W0,
        &r::W2,
        &r::W3,
        &r::W5,
        &r::W7,
        &r::W8,
        &r::W9,
        &r::W10,
    ],
    rulings: &[
        &q::W1,
        &q::W2,
        &q::W3,
        &q::W4,
        &q::W5,
        &q::W6,
        &q::W7,
        &q::W8,
        &q::W9,
        &q::W10,
        &q::W11,
        &q::W12,
        &q::W13,
        &q::W14,
    ],
};

const fn bolotondou(
    key: &'static str,
    variations: &'static [Variation],
    end: Cited<u8>,
) -> Ruleset {
    Ruleset {
        key,
        book: &BOLOTONDOU,
        variations,
        shape: Shape::SIX_BY_FIVE,
        pieces: 12,
        family: Family::Row(Row {
            line: Cited::new(2, &r::B1),
            end,
            law: RowLaw { apart: &r::B2, overlong: &r::B3, ..ROW_LAW },
        }),
    }
}

pub(super) static BOLOTONDOU_RULES: Ruleset =
    bolotondou("bolotondou-ludens", &[], Cited::new(2, &r::W10));

pub(super) static BOLOTONDOU_TO_ONE_RULES: Ruleset =
    bolotondou("bolotondou-ludens+to-one", &[Variation::ToOne], Cited::new(1, &q::W7));
