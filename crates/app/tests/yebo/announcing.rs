//! A player who is one block short may announce it at any moment, but not for a discard that lies there
//! already.

use sandgrid_app::yebo::rules::player::{self, Strength};
use sandgrid_app::yebo::rules::{Act, Game, HouseRules, Players, Seat, Stage};
use sandgrid_app::yebo::{TableCommand, YeboEvent};

use crate::fence::seated;
use crate::table::{COMPUTER, PERSON, Table};

/// Moments of games in which a player is one block short and has not announced it.
fn moments(is_it: impl Fn(&Game, Seat) -> bool) -> Vec<(Game, Seat)> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let mut game = Game::new(seed, Players::Four, HouseRules::default());
        while let Some((seat, act)) = player::next(&game, |_| Strength::Easy, seed) {
            let may = |seat: &Seat| game.view(*seat).check(&Act::Announce).is_ok();
            let seats = game.table().seats().iter().copied();
            let seat_found = seats.filter(may).find(|seat| is_it(&game, *seat));
            found.extend(seat_found.map(|seat| (game.clone(), seat)));
            game.act(seat, act).expect("players do what is legal");
        }
    }
    found
}

fn announces(table: &Table) -> bool {
    table.scene().offers.iter().any(|offer| offer.command == TableCommand::Act(Act::Announce))
}

#[test]
fn announce_button_matches_legality() {
    let claim = moments(|game, seat| {
        let can_call = game.legal(seat).iter().any(|act| matches!(act, Act::Yebo(_)));
        matches!(game.table().stage, Stage::Claim { by, .. } if by != seat) && can_call
    });
    let take = moments(|game, seat| game.table().stage == Stage::Take(seat));
    assert!(!claim.is_empty() && !take.is_empty());
    for (game, seat) in claim.into_iter().take(2).chain(take.into_iter().take(2)) {
        let mut table = seated(game, seat);
        assert!(announces(&table), "{:?}", table.game().table().stage);
        let before = table.game().table().last_discard();
        assert!(table.offer('A'));
        assert!(table.game().table().place(seat).announced && !announces(&table));
        assert_eq!(table.game().table().place(seat).missed, before);
    }
}

/// The words of what is offered besides what the question names.
fn besides(table: &Table) -> Vec<(Act, String)> {
    let offers = table.scene().offers.into_iter();
    let acts = offers.filter_map(|offer| match offer.command {
        TableCommand::Act(act) => Some((act, offer.label)),
        _ => None,
    });
    let is_besides = |act: &Act| {
        matches!(
            act,
            Act::Yebo(_)
                | Act::Show(_)
                | Act::Fourth(..)
                | Act::Buy(..)
                | Act::PickUp
                | Act::Announce
        )
    };
    acts.filter(|(act, _)| is_besides(act)).collect()
}

#[test]
fn what_is_newly_offered_is_said_once() {
    let mut kinds = std::collections::BTreeMap::new();
    for seed in 0..40 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        for _ in 0..60 {
            let before = table.said.len();
            let had = besides(&table);
            if !table.step() {
                break;
            }
            table.settle();
            // That question names the button.
            if table.scene().scored || table.scene().status.starts_with("One to go: announce it?") {
                continue;
            }
            let said = table.said[before..].join("\n");
            for (act, label) in besides(&table) {
                let word = act.to_string().split(' ').next().unwrap_or_default().to_owned();
                let (is_new, times) = (!had.contains(&(act, label.clone())), said.matches(&label));
                let times = times.count();
                // “Picked up, Mask 5” is told of another player.
                assert!(!is_new || times > 0, "seed {seed}: {label} in {said}");
                assert!(times < 2, "seed {seed}: {label} in {said}");
                *kinds.entry(word).or_insert(0) += usize::from(is_new);
            }
        }
    }
    for word in ["yebo", "show", "fourth", "buy", "pick-up", "announce"] {
        assert!(kinds.get(word).is_some_and(|count| *count > 0), "{word}: {kinds:?}");
    }
}

#[test]
fn a_group_that_is_chosen_is_said_to_be_offered() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], 3);
    for _ in 0..2_000 {
        table.settle();
        let shown = besides(&table).into_iter().find(|(act, _)| matches!(act, Act::Show(_)));
        let Some((Act::Show(meld), label)) = shown else {
            assert!(table.step());
            continue;
        };
        let mut faces: Vec<_> = meld.faces().collect();
        for held in table.scene().hand.expect("it is shown") {
            if let Some(at) = faces.iter().position(|face| *face == held.tile.face) {
                faces.remove(at);
                let before = table.said.len();
                table.handle(YeboEvent::Choose(held.tile.block));
                let said = table.said[before..].join(" ");
                assert_eq!(said.contains(&label), faces.is_empty(), "{label}: {said}");
            }
        }
        return;
    }
    panic!("no group is ever complete");
}

#[test]
fn completion_with_a_missed_discard_is_explained() {
    let found = moments(|game, seat| {
        let view = game.view(seat);
        let completes = || {
            let with = view.collection()?.with(view.table.last_discard()?.face());
            Some(with.misses_at_most(0))
        };
        game.table().stage == Stage::Take(seat)
            && view.check(&Act::PickUp).is_ok()
            && completes() == Some(true)
    });
    let (game, seat) = found.into_iter().next().expect("somebody forgets it now and then");
    let played = game.table().played.len();
    let mut table = seated(game, seat);
    assert!(table.offer('A') && table.offer('K'));
    while matches!(table.game().table().stage, Stage::Play(turn) if turn.seat == seat) {
        let act = player::decide(&table.game().view(seat), Strength::Even, 1);
        table.handle(YeboEvent::Do(TableCommand::Act(act.expect("somebody plays"))));
    }
    let told = "shown all groups, but did not announce “one to go” in time.";
    assert!(table.said.iter().any(|said| said.contains(told)), "{:?}", table.said);
    assert_eq!(table.game().table().played.len(), played, "nobody has won");
}
