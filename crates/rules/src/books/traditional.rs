//! Yoté and Choko as the Traditional Board Games pages tell them (sources 004 and 002).

use crate::rule::rulings as q;
use crate::rule::traditional as r;
use crate::{
    Answer, Blocked, BonusCapture, Book, Capture, Chain, Cited, Claim, Family, FewPieces,
    FriendlyLeap, GameKind, Impasse, Leaping, LeapingLaw, Ruleset, Shape, Source, SourceId,
};

const YOTE_SOURCE: Source = Source {
    id: SourceId::TraditionalYote,
    title: "Traditional Board Games",
    published: "a web page on Yoté",
    credits: CREDITS,
};

const CHOKO_SOURCE: Source = Source {
    id: SourceId::TraditionalChoko,
    title: "Traditional Board Games",
    published: "a web page on Choko",
    credits: CREDITS,
};

const CREDITS: &str = "Cyningstan, the site of Damian Walker; the page names no year.";

pub(super) static YOTE: Book = Book {
    key: "yote-traditional",
    kind: GameKind::Yote,
    source: &YOTE_SOURCE,
    variations: &[],
    statements: &[
        &r::Y0,
        &r::Y1,
        &r::Y2,
        &r::Y3,
        &r::Y4,
        &r::Y5,
        &r::Y6,
        &r::Y7,
        &r::Y8,
        &r::Y9,
        &r::Y10,
        &r::Y11,
        &r::Y12,
        &r::Y13,
    ],
    rulings: &[
        &q::Y20,
        &q::Y18,
        &q::Y4,
        &q::Y5,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y12,
        &q::Y15,
        &q::Y19,
        &q::Y22,
        &q::Y24,
    ],
};

pub(super) static YOTE_RULES: Ruleset = Ruleset {
    key: "yote-traditional",
    book: &YOTE,
    variations: &[],
    shape: Shape::SIX_BY_FIVE,
    pieces: 12,
    family: Family::Leaping(Leaping {
        capture: Cited::new(Capture::Optional, &q::Y20),
        chain: Cited::new(Chain::Single, &r::Y11),
        second: Cited::new(BonusCapture::Board, &r::Y9),
        claim: Cited::new(Claim::Duty, &r::Y9),
        friends: Cited::new(FriendlyLeap::Never, &r::Y7),
        answer: Cited::new(Answer::Free, &r::Y4),
        blocked: Cited::new(Blocked::Counted, &q::Y9),
        few: Cited::new(FewPieces::Drawn, &r::Y13),
        impasse: Cited::new(Impasse::Drawn, &q::Y15),
        law: LeapingLaw {
            alternate: &r::Y2,
            turn: &r::Y4,
            board: &r::Y0,
            place: &r::Y3,
            hand: &r::Y4,
            own: &r::Y4,
            step: &r::Y5,
            straight: &r::Y6,
            leap: &r::Y7,
            second: &r::Y9,
            win: &r::Y12,
        },
    }),
};

pub(super) static CHOKO: Book = Book {
    key: "choko-traditional",
    kind: GameKind::Choko,
    source: &CHOKO_SOURCE,
    variations: &[],
    statements: &[
        &r::C0,
        &r::C0B,
        &r::C1,
        &r::C2,
        &r::C3,
        &r::C4,
        &r::C5,
        &r::C6,
        &r::C7,
        &r::C8,
        &r::C9,
        &r::C10,
        &r::C11,
        &r::C12,
        &r::C13,
        &r::C14,
    ],
    rulings: &[
        &q::C1,
        &q::C2,
        &q::C3,
        &q::C4,
        &q::C5,
        &q::C13,
        &q::Y20,
        &q::Y18,
        &q::Y4,
        &q::Y5,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y12,
        &q::Y15,
        &q::Y19,
        &q::Y22,
        &q::Y24,
    ],
};

pub(super) static CHOKO_RULES: Ruleset = Ruleset {
    key: "choko-traditional",
    book: &CHOKO,
    variations: &[],
    shape: Shape::FIVE_BY_FIVE,
    pieces: 12,
    family: Family::Leaping(Leaping {
        capture: Cited::new(Capture::Optional, &q::Y20),
        chain: Cited::new(Chain::Single, &r::C12),
        second: Cited::new(BonusCapture::Board, &r::C10),
        claim: Cited::new(Claim::Duty, &r::C10),
        friends: Cited::new(FriendlyLeap::Never, &r::C8),
        answer: Cited::new(Answer::InKind, &r::C5),
        blocked: Cited::new(Blocked::Counted, &q::Y9),
        few: Cited::new(FewPieces::Drawn, &r::C14),
        impasse: Cited::new(Impasse::Drawn, &q::Y15),
        law: LeapingLaw {
            alternate: &r::C2,
            turn: &r::C4,
            board: &r::C0,
            place: &r::C3,
            hand: &r::C4,
            own: &r::C4,
            step: &r::C6,
            straight: &r::C7,
            leap: &r::C8,
            second: &r::C10,
            win: &r::C13,
        },
    }),
};
