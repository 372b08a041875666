//! Yoté and Choko as the LUDOS rulebook tells them (source 000).

use crate::rule::ludos as r;
use crate::rule::rulings as q;
use crate::{
    Answer, Blocked, BonusCapture, Book, Capture, Chain, Cited, Claim, Family, FewPieces,
    FriendlyLeap, GameKind, Impasse, Leaping, LeapingLaw, Rule, Ruleset, Shape, Source, SourceId,
    Variation,
};

const SOURCE: Source = Source {
    id: SourceId::Ludos,
    title: "LUDOS",
    published: "a printed rulebook, Lemery Games",
    credits: "Illustrated by Tímea Kőszegi and Lívia Varga, edited by Emily Willix. It prints no \
              author of the rules and no year; its Yoté was inspired by Angels Navarro, The 10 \
              Best Games in the World, 2011.",
};

pub(super) static YOTE: Book = Book {
    key: "yote-ludos",
    kind: GameKind::Yote,
    source: &SOURCE,
    variations: &[Variation::Chain, Variation::Friendly, Variation::Mandatory],
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
    ],
    rulings: &[
        &q::Y1,
        &q::Y2,
        &q::Y3,
        &q::Y4,
        &q::Y5,
        &q::Y6,
        &q::Y7,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y12,
        &q::Y15,
        &q::Y16,
        &q::Y17,
        &q::Y18,
        &q::Y19,
        &q::Y21,
        &q::Y22,
    ],
};

pub(super) static CHOKO: Book = Book {
    key: "choko-ludos",
    kind: GameKind::Choko,
    source: &SOURCE,
    variations: &[Variation::Friendly, Variation::Mandatory],
    statements: &[
        &r::C0,
        &r::C1,
        &r::C2,
        &r::C3,
        &r::C4,
        &r::C5,
        &r::C6,
        &r::R1,
        &r::R2,
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
    ],
    rulings: &[
        &q::C1,
        &q::C2,
        &q::C3,
        &q::C4,
        &q::C5,
        &q::C11,
        &q::C12,
        &q::C13,
        &q::C14,
        &q::Y1,
        &q::Y4,
        &q::Y5,
        &q::Y6,
        &q::Y7,
        &q::Y8,
        &q::Y9,
        &q::Y10,
        &q::Y11,
        &q::Y12,
        &q::Y15,
        &q::Y16,
        &q::Y17,
        &q::Y18,
        &q::Y19,
        &q::Y22,
    ],
};

const LAW: LeapingLaw = LeapingLaw {
    alternate: &r::R6,
    turn: &r::R7,
    board: &r::R3,
    place: &r::R8,
    hand: &r::R8,
    own: &r::R9,
    step: &r::R9,
    straight: &r::R10,
    leap: &r::R11,
    second: &r::R13,
    win: &r::R14,
};

const fn chosen(variations: &[Variation], variation: Variation) -> bool {
    let mut index = 0;
    while index < variations.len() {
        if variations[index] as u8 == variation as u8 {
            return true;
        }
        index += 1;
    }
    false
}

/// The choices that both games of the book share, under these variations.
const fn leaping(
    variations: &[Variation],
    single: &'static Rule,
    board: &'static Rule,
    answer: Cited<Answer>,
) -> Leaping {
    Leaping {
        capture: if chosen(variations, Variation::Mandatory) {
            Cited::new(Capture::Mandatory, &r::V1)
        } else {
            Cited::new(Capture::Optional, &r::R7)
        },
        chain: if chosen(variations, Variation::Chain) {
            Cited::new(Chain::TakingAtTheEnd, &r::V2)
        } else {
            Cited::new(Chain::Single, single)
        },
        second: Cited::new(BonusCapture::BoardThenHand, &r::R13),
        claim: Cited::new(Claim::Duty, &r::R13),
        friends: if chosen(variations, Variation::Friendly) {
            Cited::new(FriendlyLeap::Once, &r::V3)
        } else {
            Cited::new(FriendlyLeap::Never, &r::R11)
        },
        answer,
        blocked: Cited::new(Blocked::Counted, &r::R15),
        few: Cited::new(FewPieces::DrawnWhenStale, &r::R16),
        impasse: Cited::new(Impasse::MorePieces, &q::Y15),
        law: LeapingLaw { board, ..LAW },
    }
}

const fn yote(key: &'static str, variations: &'static [Variation]) -> Ruleset {
    Ruleset {
        key,
        book: &YOTE,
        variations,
        shape: Shape::SIX_BY_FIVE,
        pieces: 12,
        family: Family::Leaping(leaping(
            variations,
            &r::R7,
            &r::R3,
            Cited::new(Answer::Free, &r::R7),
        )),
    }
}

const fn choko(key: &'static str, variations: &'static [Variation]) -> Ruleset {
    Ruleset {
        key,
        book: &CHOKO,
        variations,
        shape: Shape::FIVE_BY_FIVE,
        pieces: 12,
        family: Family::Leaping(leaping(
            variations,
            &r::C6,
            &r::C0,
            Cited::new(Answer::InKind, &r::C1),
        )),
    }
}

pub(super) static YOTE_RULES: [Ruleset; 8] = {
    use Variation::{Chain, Friendly, Mandatory};
    [
        yote("yote-ludos", &[]),
        yote("yote-ludos+chain", &[Chain]),
        yote("yote-ludos+friendly", &[Friendly]),
        yote("yote-ludos+mandatory", &[Mandatory]),
        yote("yote-ludos+chain+friendly", &[Chain, Friendly]),
        yote("yote-ludos+chain+mandatory", &[Chain, Mandatory]),
        yote("yote-ludos+friendly+mandatory", &[Friendly, Mandatory]),
        yote("yote-ludos+chain+friendly+mandatory", &[Chain, Friendly, Mandatory]),
    ]
};

pub(super) static CHOKO_RULES: [Ruleset; 4] = {
    use Variation::{Friendly, Mandatory};
    [
        choko("choko-ludos", &[]),
        choko("choko-ludos+friendly", &[Friendly]),
        choko("choko-ludos+mandatory", &[Mandatory]),
        choko("choko-ludos+friendly+mandatory", &[Friendly, Mandatory]),
    ]
};
