//! Movements from one scene to the next.

use std::collections::BTreeMap;

use sandgrid_app::yebo::rules::{Act, Block, Seat};
use sandgrid_app::yebo::{Animation, Sort, Spot, Way, YeboEvent, YeboScene, shifted};

use crate::table::{COMPUTER, PERSON, Table, shown};

/// An act, and the movements that were seen.
struct Watched {
    acts: Vec<(Seat, Act)>,
    flights: Vec<Animation>,
    after: YeboScene,
}

/// Watches whatever comes next; `None` where nothing does.
fn watch(table: &mut Table) -> Option<Watched> {
    let (before, done) = (table.scene(), table.game().acts().len());
    let goes_on = table.answer() || table.step();
    let after = table.scene();
    let flights = Animation::between(&before, &after);
    let visible = [shown(&before), shown(&after)].concat();
    for tile in flights.iter().filter_map(|flight| flight.tile.as_ref()) {
        assert!(visible.contains(&tile.block), "a hidden block has a face: {flights:?}");
    }
    let game = table.game();
    let is_told = |act: &&(Seat, Act)| !matches!(act.1, Act::Pass | Act::Announce);
    let acts = game.acts().iter().skip(done).filter(is_told).copied().collect();
    goes_on.then_some(Watched { acts, flights, after })
}

/// Holds what was seen to what was done.
fn check(Watched { acts, flights, after }: &Watched) -> Option<&'static str> {
    let ways: Vec<(Spot, Spot)> = flights.iter().map(|it| (it.from, it.to)).collect();
    let [(seat, act)] = acts.as_slice() else {
        // The last one to answer lets it go.
        let is_claim = acts.is_empty() && !ways.is_empty();
        return is_claim.then(|| claimed(&ways));
    };
    let hand = if *seat == Seat::A { Spot::Rack } else { Spot::Held(*seat) };
    let laid = Spot::Laid(*seat);
    let (kind, expected) = match act {
        Act::Draw(end) => {
            let is_laid = flights.iter().any(|it| it.to == laid);
            let is_seen = flights.iter().all(|it| it.tile.is_some());
            assert_eq!(is_seen, is_laid || *seat == Seat::A, "{acts:?}");
            let (kind, to) = if is_laid { ("sighting", laid) } else { ("draw", hand) };
            (kind, vec![(Spot::End(*end), to)])
        }
        Act::Direct(..) => {
            let hand = after.hand.as_ref().map_or(0, Vec::len);
            let others = [Seat::B, Seat::C, Seat::D].map(|seat| (Spot::Fence, Spot::Held(seat)));
            let others = [others, others, others].concat();
            ("deal", [vec![(Spot::Fence, Spot::Rack); hand], others].concat())
        }
        Act::PickUp => ("pick up", vec![(Spot::Last, hand)]),
        Act::Discard(_) if after.scored => ("win", vec![(hand, Spot::Last)]),
        Act::Discard(_) => ("discard", vec![(hand, Spot::Last)]),
        Act::Show(meld) => ("show", vec![(hand, laid); meld.stands().len()]),
        Act::Fourth(..) => ("fourth", vec![(hand, laid)]),
        Act::Buy(of, _) => ("buy", vec![(hand, Spot::Laid(*of)), (Spot::Laid(*of), hand)]),
        // Others have not answered yet.
        Act::Yebo(_) if ways.is_empty() => return Some("call"),
        Act::Yebo(_) => return Some(claimed(&ways)),
        _ => ("other", Vec::new()),
    };
    let is_all = ways.len() == expected.len() && expected.iter().all(|way| ways.contains(way));
    assert!(is_all, "{acts:?}: {ways:?}, and not {expected:?}");
    Some(kind)
}

/// The last discard, and the blocks of one hand, go to one display.
fn claimed(ways: &[(Spot, Spot)]) -> &'static str {
    assert_eq!(ways.iter().filter(|way| way.0 == Spot::Last).count(), 1, "{ways:?}");
    assert!(matches!(ways[0].1, Spot::Laid(_)), "{ways:?}");
    assert!(ways.iter().all(|way| way.1 == ways[0].1), "{ways:?}");
    let from: Vec<Spot> = ways.iter().map(|way| way.0).filter(|it| *it != Spot::Last).collect();
    assert!(!from.is_empty() && from.iter().all(|it| *it == from[0]), "{ways:?}");
    "claim"
}

#[test]
fn every_act_is_animated() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..20 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        for _ in 0..250 {
            let Some(watched) = watch(&mut table) else { break };
            if let Some(kind) = check(&watched) {
                *seen.entry(kind).or_default() += 1;
            }
        }
    }
    for kind in
        ["draw", "sighting", "discard", "show", "claim", "fourth", "buy", "pick up", "deal", "win"]
    {
        assert!(seen.contains_key(kind), "{kind}: {seen:?}");
    }
}

#[test]
fn the_draw_for_chief_is_seen_before_the_deal() {
    for seed in 0..12 {
        let table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        let (game, scene) = (table.game(), table.scene());
        let opening = &game.table().opening;
        let flights = Animation::opening(&scene);
        assert_eq!(flights.len(), opening.len(), "each draw once");
        for draw in opening {
            let way = |flight: &&Animation| {
                let block = flight.tile.as_ref().map(|tile| tile.block);
                block == Some(draw.block) && flight.to == Spot::Laid(draw.seat)
            };
            assert!(flights.iter().find(way).is_some_and(|it| it.from == Spot::Fence));
        }
        let highest = scene.seats.iter().flat_map(|seat| {
            seat.drawn
                .iter()
                .filter(|draw| draw.is_highest)
                .map(|draw| (seat.seat, draw.tile.block))
        });
        let last = opening.iter().rfind(|draw| draw.seat == game.table().chief);
        let expected: Vec<_> = last.iter().map(|draw| (draw.seat, draw.block)).collect();
        assert_eq!(highest.collect::<Vec<_>>(), expected);
        let mut table = table;
        table.settle();
        table.step();
        let scene = table.scene();
        assert!(scene.seats.iter().all(|seat| seat.drawn.is_empty()), "they are dealt");
    }
}

#[test]
fn other_changes_start_no_animation() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    for _ in 0..30 {
        table.step();
    }
    table.settle();
    let before = table.scene();
    let first = before.hand.as_ref().expect("there is a hand")[0].tile.block;
    let others = [
        YeboEvent::Choose(first),
        YeboEvent::Cancel,
        YeboEvent::Letter('H'),
        YeboEvent::Sort(Sort::Number),
        YeboEvent::Learn,
    ];
    for event in others {
        let before = table.scene();
        table.handle(event.clone());
        assert_eq!(Animation::between(&before, &table.scene()), [], "{event:?}");
    }
}

#[test]
fn blocks_of_the_hand_change_places() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    while table.scene().hand.is_none_or(|hand| hand.len() != 12) {
        assert!(table.answer() || table.step());
    }
    let before = table.scene();
    table.handle(YeboEvent::Sort(Sort::Number));
    let after = table.scene();
    let hand = |scene: &YeboScene| -> Vec<Block> {
        scene.hand.iter().flatten().map(|held| held.tile.block).collect()
    };
    let moved = shifted(&before, &after);
    assert!(moved.len() > 3, "{moved:?}");
    for (at, block) in hand(&after).into_iter().enumerate() {
        assert_eq!(moved.contains(&block), hand(&before)[at] != block);
    }
    assert_eq!(shifted(&after, &after), []);
    let first = hand(&after)[0];
    table.handle(YeboEvent::Move(first, Way::On));
    assert_eq!(shifted(&after, &table.scene()).len(), 2);
    let mut less = after.clone();
    less.hand.as_mut().expect("it is shown").pop();
    assert_eq!(shifted(&less, &before), [], "one has come");
}

#[test]
fn between_two_people_no_hand_is_seen_coming() {
    let mut table = Table::new(&[PERSON, PERSON], 4);
    let mut uncovered = 0;
    for _ in 0..150 {
        let covered = table.scene().cover.is_some();
        let Some(watched) = watch(&mut table) else { break };
        if covered {
            uncovered += 1;
            assert_eq!(watched.flights, [], "a hand that is shown was there");
        }
    }
    assert!(uncovered > 10, "{uncovered}");
}
