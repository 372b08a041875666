//! Read-outs by key, and the answer to a wrong key.

use sandgrid_app::yebo::YeboEvent;
use sandgrid_app::yebo::rules::{Block, Direction, Face, Round, Seat, Stage};

use crate::table::{COMPUTER, PERSON, Table, shown};

/// The announcement after a key.
fn said_to(table: &mut Table, letter: char) -> String {
    let before = table.said.len();
    let record = table.session.record();
    table.handle(YeboEvent::Letter(letter));
    assert_eq!(table.session.record(), record, "{letter} does nothing but read");
    assert_eq!(table.said.len(), before + 1, "{letter}: {:?}", &table.said[before..]);
    table.said[before].clone()
}

/// The hand of A, sorted as a person would write it down.
fn written(hand: &[Block]) -> String {
    let count = |face: Face| hand.iter().filter(|block| block.face() == face).count();
    let mut parts = Vec::new();
    for (kind, first) in [("Pots", "P1"), ("Masks", "M1"), ("Shields", "S1")] {
        let letter = &first[..1];
        let all = (1..=9).flat_map(|number| {
            let face: Face = format!("{letter}{number}").parse().expect("it is a face");
            vec![number.to_string(); count(face)]
        });
        parts.push((kind, all.collect::<Vec<_>>()));
    }
    for (kind, letter) in [("Flowers", "F"), ("Birds", "B")] {
        let all = (1..=3).flat_map(|number| {
            let face: Face = format!("{letter}{number}").parse().expect("it is a face");
            vec![number.to_string(); count(face)]
        });
        parts.push((kind, all.collect()));
    }
    let parts = parts.into_iter().filter(|(_, numbers)| !numbers.is_empty());
    let mut parts: Vec<String> =
        parts.map(|(kind, numbers)| format!("{kind} {}", numbers.join(", "))).collect();
    match count(Face::Africa) {
        0 => {}
        1 => parts.push("one Africa".to_owned()),
        more => parts.push(format!("{more} Africas")),
    }
    format!("Your hand, {} blocks: {}.", hand.len(), parts.join("; "))
}

#[test]
fn a_key_reads_the_hand_suit_by_suit() {
    let (mut hands, mut africas) = (0, 0);
    for seed in 0..4 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        for _ in 0..60 {
            table.settle();
            let hand = table.scene().hand.unwrap_or_default();
            let hand: Vec<Block> = hand.into_iter().map(|held| held.tile.block).collect();
            if hand.len() > 1 && !table.scene().scored {
                assert_eq!(said_to(&mut table, 'i'), written(&hand));
                hands += 1;
                africas += usize::from(hand.iter().any(|block| block.face() == Face::Africa));
            }
            table.step();
        }
    }
    assert!(hands > 100 && africas > 10, "{hands}, {africas}");
}

/// Opponents show groups; a person who does nothing but discard has none.
#[test]
fn key_reads_own_displayed_blocks() {
    let (mut none, mut sightings) = (0, 0);
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    for at in 0..300 {
        if at % 50 == 0 {
            // The beginning of a game, when nothing lies there yet.
            table = Table::new(&[PERSON, COMPUTER], 3 + at);
            while table.scene().hand.unwrap_or_default().len() < 12 {
                table.step();
            }
        }
        table.settle();
        let scene = table.scene();
        let near = scene.seats.first().expect("somebody sits there").clone();
        if table.game().table().round.is_some() && !scene.scored {
            let said = said_to(&mut table, 'o');
            let lie: Vec<String> = near.groups.iter().map(|group| group.name.clone()).collect();
            let lie: Vec<String> =
                lie.into_iter().chain(near.sightings.into_iter().map(|tile| tile.name)).collect();
            if lie.is_empty() {
                assert_eq!(said, "Nothing lies on the table before you.");
                none += 1;
            } else {
                assert_eq!(said, format!("On the table before you: {}.", lie.join("; ")));
                sightings += 1;
            }
        }
        table.step();
    }
    assert!(none > 10 && sightings > 10, "{none}, {sightings}");
}

#[test]
fn key_reads_fence_and_next_player() {
    let (mut turns, mut turned) = (0, 0);
    let names = ["You", "Bheki", "Chipo"];
    for seed in 0..6 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        for _ in 0..80 {
            table.settle();
            let game = table.game();
            if let Stage::Take(Seat::A) = game.table().stage {
                let clockwise = game.table().direction == Direction::Clockwise;
                let (next, way) =
                    if clockwise { (1, "clockwise") } else { (2, "counter-clockwise") };
                let ends = game.table().ends;
                let expected = format!(
                    "The Fence: {} at the left end, {} at the right end, {} in all. \
                     In turn: You; then {}, {way}.",
                    ends.left, ends.right, ends.total, names[next]
                );
                assert_eq!(said_to(&mut table, 'w'), expected);
                turns += 1;
                turned += usize::from(!clockwise);
            }
            table.step();
        }
    }
    assert!(turns > 50 && turned > 5, "{turns}, {turned}");
}

#[test]
fn key_reads_the_fence_before_the_first_turn() {
    let mut stages = [0; 2];
    for seed in 0..20 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        for _ in 0..12 {
            table.settle();
            let (stage, chief) = (table.game().table().stage, table.game().table().chief);
            let at = [Stage::Replace(Seat::A), Stage::Choose].iter().position(|it| *it == stage);
            if let Some(at) = at {
                let (asked, said) = (table.scene().status, said_to(&mut table, 'w'));
                let turn = format!("In turn: {}; then ", ["You", "Bheki", "Chipo"][chief.index()]);
                assert!(said.starts_with(&format!("{asked} The Fence: ")), "{said}");
                assert!(said.contains(&turn), "{said}");
                stages[at] += 1;
            }
            table.step();
        }
    }
    assert!(stages.iter().all(|count| *count > 2), "{stages:?}");
}

#[test]
fn a_chosen_round_is_announced_with_what_it_asks_for() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    while table.scene().goal.is_none() {
        table.settle();
        table.step();
    }
    let asked = format!("({}).", table.scene().goal.expect("the round is chosen").words);
    assert!(table.said.iter().any(|said| said.contains(&asked)), "{asked}: {:?}", table.said);
    let log = table.scene().log.join(" ");
    assert!(log.contains("round") && !log.contains(&asked), "the eye has it in the head: {log}");
}

#[test]
fn covered_hand_is_never_read_aloud() {
    let mut table = Table::new(&[PERSON, PERSON], 4);
    let mut covers = 0;
    for _ in 0..60 {
        if table.scene().cover.is_some() {
            covers += 1;
            for letter in ['i', 'o'] {
                assert_eq!(said_to(&mut table, letter), "Show your hand first (G).");
            }
        }
        table.step();
    }
    assert!(covers > 5, "{covers}");
}

#[test]
fn last_discard_is_marked_only_if_claimable() {
    let (mut had, mut not_had) = (0, 0);
    for seed in 0..3 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..1_500 {
            table.settle();
            let game = table.game();
            let lies = table.scene().last_lies;
            let place = format!("{:?} {:?}", game.table().round, game.table().stage);
            match (game.table().stage, game.table().round) {
                // Only sets and runs are begun with a discard (Q-E13).
                (Stage::Take(_), Some(Round::Pairs | Round::MixedPairs)) => {
                    assert!(!lies, "{place}");
                    not_had += usize::from(game.table().last_discard().is_some());
                }
                (Stage::Take(_), Some(_)) => {
                    assert_eq!(lies, game.table().last_discard().is_some(), "{place}");
                    had += usize::from(lies);
                }
                (Stage::Claim { .. }, _) => assert!(lies, "{place}"),
                _ => assert!(!lies, "{place}"),
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(had > 50 && not_had > 50, "{had}, {not_had}");
}

#[test]
fn wrong_key_at_a_claim_repeats_the_prompt() {
    let mut asked = 0;
    for seed in 0..12 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..120 {
            table.settle();
            if let Some(claim) = table.scene().claim {
                asked += 1;
                let expected = format!("{} was discarded: Yebo, or pass?", claim.tile.name);
                let first = table.scene().hand.expect("a hand is shown")[0].tile.block;
                table.handle(YeboEvent::Choose(first));
                for letter in ['l', 'R', 'k', 'a', 'd', 'S'] {
                    assert_eq!(said_to(&mut table, letter), expected, "{letter}");
                    let notice = table.scene().notice.map(|notice| notice.words);
                    assert_eq!(notice.as_ref(), Some(&expected), "{letter}");
                }
                assert!(shown(&table.scene()).contains(&claim.tile.block));
                table.handle(YeboEvent::Cancel);
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(asked > 5, "{asked}");
}
