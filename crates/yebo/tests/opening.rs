//! Where the Chief opens the Fence: every stack is allowed, and the blocks dealt are those from there on (Q-E3).

use sandgrid_yebo::{
    Act, Block, Direction, Event, Game, HouseRules, Illegal, Players, Record, Refusal, Seat,
    StackNumber, rule,
};

const SEED: u64 = 5;

fn game(players: Players) -> Game {
    Game::new(SEED, players, HouseRules::default())
}

fn stacks() -> impl Iterator<Item = StackNumber> {
    (1..=StackNumber::COUNT).filter_map(StackNumber::new)
}

/// A game in which the Chief has dealt, and the blocks in the order of dealing, four at a time.
fn dealt(
    players: Players,
    direction: Direction,
    from: Option<StackNumber>,
) -> (Game, Vec<Vec<Block>>) {
    let mut game = game(players);
    let chief = game.table().chief;
    let events = game.act(chief, Act::Direct(direction, from)).expect("every stack is allowed");
    assert_eq!(events.first(), Some(&Event::Directed { chief, direction, from }));
    let hands: Vec<Vec<Block>> = events
        .iter()
        .filter_map(|event| match event {
            Event::Dealt { blocks, .. } => blocks.clone(),
            _ => None,
        })
        .collect();
    assert_eq!(hands.len(), players.count());
    let fours = (0..3).flat_map(|at| hands.iter().map(move |hand| hand[4 * at..][..4].to_vec()));
    let fours = fours.collect();
    (game, fours)
}

#[test]
fn dealing_begins_at_the_stack_and_goes_round() {
    for players in Players::ALL {
        for direction in Direction::ALL {
            let first = StackNumber::new(1);
            let (_, usual) = dealt(players, direction, first);
            for from in stacks().filter(|from| from.number() % 2 == 1) {
                // A number of pairs of stacks further on in the direction of the deal.
                let clockwise = usize::from(from.number() - 1) / 2;
                let later = match direction {
                    Direction::Clockwise => clockwise,
                    Direction::Counter => (36 - clockwise) % 36,
                };
                let (_, fours) = dealt(players, direction, Some(from));
                for (at, four) in fours.iter().enumerate() {
                    let place = (later + at) % 36;
                    if let Some(same) = usual.get(place) {
                        assert_eq!(four, same, "{players:?} {direction} {from}: {at}");
                    } else {
                        assert!(!usual.contains(four), "{players:?} {direction} {from}: {at}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_whole_ring_is_there_from_any_stack() {
    for direction in Direction::ALL {
        let mut firsts: Vec<Vec<Block>> = Vec::new();
        for from in stacks() {
            let (game, fours) = dealt(Players::Four, direction, Some(from));
            assert_eq!(game.blocks().count(), 144);
            assert_eq!(game.table().ends.total, 96);
            firsts.push(fours[0].clone());
        }
        // Neighbouring stacks share a stack of the two that the Chief takes: the ring is closed.
        for (one, other) in firsts.iter().zip(firsts.iter().cycle().skip(1)) {
            let (earlier, later) = match direction {
                Direction::Clockwise => (one, other),
                Direction::Counter => (other, one),
            };
            assert_eq!(earlier[2..], later[..2], "{direction}");
        }
    }
}

#[test]
fn no_stack_is_the_first_one() {
    for players in Players::ALL {
        for direction in Direction::ALL {
            let (silent, fours) = dealt(players, direction, None);
            let (named, same) = dealt(players, direction, StackNumber::new(1));
            assert_eq!(fours, same);
            assert_eq!(silent.table(), named.table());
            // The record keeps what was said.
            let text = |game: &Game| Record::of(game).expect("it has a seed").to_string();
            assert!(text(&silent).ends_with(&format!("direction {direction}\n")));
            assert!(text(&named).ends_with(&format!("direction {direction} 1\n")));
        }
    }
}

#[test]
fn records_replay_from_any_stack() {
    for from in stacks() {
        let (game, _) = dealt(Players::Three, Direction::Counter, Some(from));
        let text = Record::of(&game).expect("it has a seed").to_string();
        let again: Record = text.parse().expect("it is a record");
        assert_eq!(*again.game(), game);
        assert_eq!(again.to_string(), text);
    }
}

#[test]
fn only_the_chief_opens_the_fence_and_only_before_the_deal() {
    let act = Act::Direct(Direction::Clockwise, StackNumber::new(17));
    let mut game = game(Players::Four);
    let chief = game.table().chief;
    let refused = |game: &mut Game, seat: Seat| {
        let Err(Illegal { why, rule, ruling, .. }) = game.act(seat, act) else {
            panic!("{seat} has opened the Fence");
        };
        assert_eq!((rule, ruling), (rule::E10, Some(rule::Q3)));
        why
    };
    let other = Players::Four.next(chief, Direction::Clockwise);
    assert_eq!(refused(&mut game, other), Refusal::NotChief(chief));
    assert!(game.acts().is_empty());
    game.act(chief, act).expect("it is the Chief's right");
    assert_eq!(refused(&mut game, chief), Refusal::NotNow);
}

#[test]
fn stacks_are_numbered_from_1_to_72() {
    assert_eq!(StackNumber::new(0), None);
    assert_eq!(StackNumber::new(73), None);
    assert_eq!(stacks().count(), 72);
    assert_eq!(stacks().last().map(StackNumber::number), Some(72));
}
