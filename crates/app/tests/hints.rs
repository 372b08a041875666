//! Hints, and descriptions of how a game stands.

use sandgrid_app::rules::{Cell, Cells, Game, Position, Ruleset, Side, Turn};
use sandgrid_app::{Assessment, Language, Message, MoveDescription};
use sandgrid_engine::table::{ProbeResult, WinDrawLoss};
use sandgrid_engine::{Budget, Insight, Motif, NoObserver, Reason, Searcher, random};

fn set_up(key: &str, position: &str) -> Game {
    let rules = Ruleset::find(key).expect("a known key");
    Game::from_position(Position::parse(position, rules).expect("a playable position"))
}

fn say(message: &Message) -> String {
    Language::default().say(message)
}

/// The hint of a turn without a known value.
fn hint(key: &str, position: &str, turn: &str) -> String {
    let turn: Turn = turn.parse().expect("a turn");
    let hint = Message::hint(&set_up(key, position), &turn, Insight::Unknown);
    say(&hint.expect("a legal turn"))
}

/// Rules, position, turn, and what is said.
const HINTS: [[&str; 4]; 21] = [
    [
        "yote-traditional",
        "i5/6/2oi2/6/6 o 4/4 - 0",
        "c3xe3*a5",
        "Try c3 over d3 to e3, taking a5: it captures two sticks and leaves none of your pebbles \
         in danger.",
    ],
    [
        "yote-traditional",
        "i5/6/2oi2/4i1/6 o 4/4 - 0",
        "c3xe3*a5",
        "Try c3 over d3 to e3, taking a5: it captures two sticks and risks only one pebble.",
    ],
    [
        "yote-traditional",
        "6/6/1io3/6/6 o 4/4 - 0",
        "d3",
        "Try placing a piece on d3: it saves your pebble on c3.",
    ],
    [
        "yote-traditional",
        "6/6/1io3/6/6 o 0/4 - 0",
        "c3-c4",
        "Try c3 to c4: it keeps sticks from winning at once and leaves none of your pebbles in \
         danger.",
    ],
    [
        "yote-traditional",
        "5i/6/6/6/2io2 o 4/4 take:1 0",
        "*c1",
        "Try taking the stick on c1: it removes the stick that could have captured one of your \
         pebbles and leaves none of your pebbles in danger.",
    ],
    [
        "yote-traditional",
        "6/6/2o3/6/6 i 4/4 - 0",
        "a1",
        "Try placing a piece on a1: it brings a stick into the safety of a corner and leaves none \
         of your sticks in danger.",
    ],
    [
        "yote-traditional",
        "6/6/2o3/6/6 o 4/4 - 0",
        "c3-c4",
        "Try c3 to c4: it leaves none of your pebbles in danger and keeps four pebbles in hand.",
    ],
    [
        "yote-ludos",
        "6/6/2oi2/6/6 o 4/4 - 0",
        "c3xe3*hand",
        "Try c3 over d3 to e3, taking a stick from the hand: it captures two sticks and leaves \
         none of your pebbles in danger.",
    ],
    [
        "yote-ludos+chain",
        "i4i/4i1/2oi2/6/6 o 4/4 - 0",
        "c3xe3xe5*a5*f5",
        "Try c3 over d3 to e3 and on over e4 to e5, taking a5 and f5: it captures four sticks and \
         leaves none of your pebbles in danger.",
    ],
    [
        "yote-ludos+chain",
        "5o/6/io1o2/6/o4o o 0/5 - 0",
        "d3-d4",
        "Try d3 to d4: it leaves sticks two pebbles to capture instead of four.",
    ],
    [
        "yote-ludos+mandatory",
        "6/3o2/1i2o1/6/6 o 3/3 - 0",
        "c3",
        "Try placing a piece on c3: it lets you answer any capture by capturing two sticks and \
         gives sticks only one thing to do.",
    ],
    [
        "yote-ludos+mandatory",
        "i5/6/2oi2/6/6 o 4/4 - 0",
        "c3xe3*a5",
        "Try c3 over d3 to e3, taking a5: it is the only thing you can do and captures two sticks.",
    ],
    [
        "yote-ludens",
        "i4i/4i1/2oi2/6/6 o 4/4 - 0",
        "c3xe3*a5xe5*f5",
        "Try c3 over d3 to e3, taking a5, then on over e4 to e5, taking f5: it captures four \
         sticks and leaves none of your pebbles in danger.",
    ],
    [
        "yote-ludens",
        "i5/6/4io/6/6 o 4/4 chain:0@f3 0",
        "stop",
        "Try stopping here: it leaves none of your pebbles in danger.",
    ],
    [
        "yote-ludens",
        "ii4/6/4o1/6/oo4 o 0/2 take:1@e3 0",
        "*-",
        "Try declining a second stick: it keeps the game from ending in a draw and leaves none of \
         your pebbles in danger.",
    ],
    [
        "choko-ludens",
        "i4i/6/oo1i2/6/6 o 4/4 - 0",
        "a3^c3xe3*a5",
        "Try a3 over b3 to c3 and on over d3 to e3, taking a5: it captures two sticks and leaves \
         none of your pebbles in danger.",
    ],
    [
        "choko-ludens",
        "i4i/6/oo4/1o4/6 o 4/4 - 0",
        "a3^c3stop",
        "Try a3 over b3 to c3: it leaves none of your pebbles in danger.",
    ],
    [
        "choko-traditional",
        "5/5/1io2/5/5 o 3/3 - 0",
        "e2",
        "Try placing a piece on e2: it makes sticks place a piece instead of capturing.",
    ],
    [
        "wali-ludens",
        "iii1ii/6/6/2o3/oo1o2 o 0/0 - 0",
        "d1-c1*e5",
        "Try d1 to c1, taking e5: it makes a row of three and leaves none of your pebbles in \
         danger.",
    ],
    [
        "wali-ludens",
        "ii1i2/2o3/6/oo4/3o1o o 0/0 - 0",
        "c4-c5",
        "Try c4 to c5: it keeps sticks from making a row of three.",
    ],
    [
        "wali-ludens",
        "i5/6/6/6/oo4 o 10/11 - 0",
        "c2",
        "Try placing a piece on c2: it prepares a row of three.",
    ],
];

#[test]
fn a_hint_is_an_action_and_a_reason() {
    for [key, position, turn, expected] in HINTS {
        assert_eq!(hint(key, position, turn), expected, "{key} {position}");
    }
}

/// Reasons that need a search, a table or a long game.
const REASONS: [(Motif, Option<Motif>, &str); 11] = [
    (Motif::WinsAtOnce, None, "wins the game"),
    (Motif::WinsWithin(1), None, "wins in this turn"),
    (
        Motif::WinsWithin(3),
        Some(Motif::Captures(2)),
        "is sure to win in three turns at most and captures two sticks",
    ),
    (Motif::WinsByTable, Some(Motif::ThreatensWin), "wins for certain and threatens to win"),
    (Motif::DrawsAtOnce, None, "ends the game in a draw"),
    (Motif::KeepsDraw, None, "keeps the draw"),
    (Motif::HoldsOut, None, "holds out longest, although every way loses"),
    (
        Motif::Threatens(2),
        Some(Motif::Safe),
        "threatens to capture two sticks and leaves none of your pebbles in danger",
    ),
    (Motif::ThreatensRow(3), None, "threatens to make a row of three"),
    (Motif::HindersRow(2), None, "hinders sticks in making a row of two"),
    (Motif::Judged, None, "looks best, as far as can be seen"),
];

#[test]
fn every_reason_has_a_message() {
    let game = set_up("yote-traditional", "i5/6/2oi2/6/6 o 4/4 - 0");
    let turn: Turn = "c3xe3*a5".parse().unwrap();
    let Some(Message::Hint { side, moves, .. }) = Message::hint(&game, &turn, Insight::Unknown)
    else {
        panic!("the turn is legal");
    };
    for (chief, also, expected) in REASONS {
        let reason = Reason { primary: chief, secondary: also };
        let hint = Message::Hint { side, moves: moves.clone(), reason };
        let expected = format!("Try c3 over d3 to e3, taking a5: it {expected}.");
        assert_eq!(say(&hint), expected);
    }
}

#[test]
fn few_holes_are_named_and_many_are_counted() {
    for (names, expected) in [
        ("c3", "Try placing a piece on d3: it saves your stick on c3."),
        ("c3 d4", "Try placing a piece on d3: it saves your sticks on c3 and d4."),
        ("a1 b1 c1 d1", "Try placing a piece on d3: it saves four of your sticks."),
    ] {
        let reason = Reason { primary: Motif::Saves(cells(names)), secondary: None };
        let moves = vec![MoveDescription::Placed("d3".parse().unwrap())];
        assert_eq!(say(&Message::Hint { side: Side::Second, moves, reason }), expected);
    }
}

fn cells(names: &str) -> Cells {
    names.split(' ').map(|name| name.parse::<Cell>().expect("a cell")).collect()
}

const VERDICTS: [(Assessment, &str); 12] = [
    (
        Assessment::Won { by: Side::First, within: 7, placing: false },
        "Exact: pebbles win, with a capture or the end within seven half-turns.",
    ),
    (
        Assessment::Won { by: Side::Second, within: 1, placing: true },
        "Exact: sticks win, with a placement, a capture or the end within one half-turn.",
    ),
    (Assessment::Drawn, "Exact: neither side can win."),
    (Assessment::Seen { by: Side::First, turns: 3 }, "Exact: pebbles win in three turns at most."),
    (Assessment::Seen { by: Side::Second, turns: 1 }, "Exact: sticks win in one turn."),
    (Assessment::Seen { by: Side::Second, turns: 0 }, "Exact: sticks win at once."),
    (Assessment::FarAhead(Side::Second), "Sticks are far ahead."),
    (Assessment::Judged { ahead: Side::First, hundredths: 14 }, "The game is about even."),
    (
        Assessment::Judged { ahead: Side::First, hundredths: 137 },
        "Pebbles are ahead by about 1.4 pieces.",
    ),
    (
        Assessment::Judged { ahead: Side::Second, hundredths: 99 },
        "Sticks are ahead by about one piece.",
    ),
    (
        Assessment::Judged { ahead: Side::First, hundredths: 204 },
        "Pebbles are ahead by about two pieces.",
    ),
    (
        Assessment::Judged { ahead: Side::First, hundredths: 36 },
        "Pebbles are ahead by about 0.4 pieces.",
    ),
];

#[test]
fn assessment_states_its_certainty() {
    for (verdict, expected) in VERDICTS {
        assert_eq!(say(&Message::Assessment(verdict)), expected);
    }
    assert_eq!(say(&Message::Depth(9)), "Looked nine half-turns ahead.");
    assert_eq!(say(&Message::Depth(1)), "Looked one half-turn ahead.");
    assert_eq!(say(&Message::Depth(0)), "Looked less than one half-turn ahead.");
}

#[test]
fn assessment_names_its_side() {
    let of = |position: &str| {
        let game = set_up("yote-traditional", position);
        let report = Searcher::new(1 << 12).search(&game, Budget::depth(4), &mut NoObserver);
        Assessment::searched(report.unwrap().value, game.position())
    };
    assert_eq!(of("i5/6/2oi2/6/6 o 4/0 - 0"), Assessment::Seen { by: Side::First, turns: 1 });
    for (position, side) in
        [("6/6/2o3/6/6 o 9/4 - 0", Side::First), ("6/6/2o3/6/6 i 9/4 - 0", Side::First)]
    {
        let verdict = of(position);
        let ahead = matches!(
            verdict,
            Assessment::Judged { ahead, .. } | Assessment::FarAhead(ahead) if ahead == side
        );
        assert!(ahead, "{position}: {verdict:?}");
    }
    let position = *set_up("yote-traditional", "6/6/2oi2/6/6 i 0/3 - 0").position();
    let known = |value| Assessment::known(ProbeResult { value, within: 4 }, &position);
    let won = |by| Assessment::Won { by, within: 4, placing: true };
    assert_eq!(known(WinDrawLoss::Win), won(Side::Second));
    assert_eq!(known(WinDrawLoss::Loss), won(Side::First));
    assert_eq!(known(WinDrawLoss::Draw), Assessment::Drawn);
}

/// Each action has one clean sentence as a hint.
#[test]
fn hints_are_one_sentence() {
    let mut searcher = Searcher::new(1 << 10);
    for rules in Ruleset::ALL {
        let mut game = Game::new(rules);
        while let Some(action) = random(&game, 3) {
            let report = searcher.search(&game, Budget::nodes(300), &mut NoObserver).unwrap();
            let text = say(&Message::hint(&game, &report.line, report.value).unwrap());
            let (turn, why) = text.split_once(": it ").expect("a hint has a reason");
            assert!(turn.starts_with("Try ") && turn.len() > 8, "{text}");
            assert!(why.ends_with('.') && why.len() > 8, "{text}");
            let broken = ["  ", " ,", ",,", " .", "..", "no stick", "no pebble", " and and "];
            assert!(!broken.iter().any(|broken| text.contains(broken)), "{text}");
            let verdict = Assessment::searched(report.value, game.position());
            assert!(say(&Message::Assessment(verdict)).ends_with('.'));
            game.play(action).unwrap();
        }
        assert!(Message::hint(&game, &[], Insight::Unknown).is_none());
    }
}

/// No estimate names more pieces than there are to be lost.
#[test]
fn an_advantage_is_bounded_by_the_pieces_that_there_are() {
    for (key, position) in [
        ("yote-traditional", "oo3i/6/6/i5/4oo o 0/0 - 0"),
        ("choko-traditional", "oo2i/5/5/i4/3oo o 0/0 - 0"),
        ("wali-ludens", "o4i/o4i/6/i5/o4i o 0/0 - 0"),
        ("bolotondou-ludens", "o4i/o4i/6/6/o4i i 0/0 - 0"),
    ] {
        let place = *set_up(key, position).position();
        let mut judged = 0;
        for value in (-20_000..=20_000).step_by(50) {
            let value = format!("{value:+}").parse().expect("a value");
            match Assessment::searched(value, &place) {
                Assessment::Judged { hundredths, .. } => {
                    judged += 1;
                    assert!(hundredths < 400, "{key}: {hundredths} of at most four pieces");
                }
                Assessment::FarAhead(_) => {}
                other => panic!("{key}: {other:?}"),
            }
        }
        assert!(judged > 0, "{key}: small values are told in pieces");
    }
}
