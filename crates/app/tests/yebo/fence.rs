//! The last discard beside an empty Fence: the player in turn is asked before the Chief.

use sandgrid_app::yebo::rules::player::{self, Strength};
use sandgrid_app::yebo::rules::{Act, Game, HouseRules, Players, Seat, Stage, Then};
use sandgrid_app::yebo::{SavedYeboGame, SeatPlan, YeboEvent, YeboNotice};

use crate::table::{COMPUTER, PERSON, Table};

/// A game in which that stage is reached, and whose turn it is.
fn until(is_it: impl Fn(&Game, Seat) -> bool) -> (Game, Seat) {
    let mut seeds = 0..300;
    let found = seeds.find_map(|seed| {
        let mut game = Game::new(seed, Players::Four, HouseRules::default());
        while let Some((seat, act)) = player::next(&game, |_| Strength::Easy, seed) {
            if let Stage::Empty(Then::PickUp(seat)) = game.table().stage
                && is_it(&game, seat)
            {
                return Some((game, seat));
            }
            game.act(seat, act).expect("players do what is legal");
        }
        None
    });
    found.expect("the Fence is empty now and then")
}

/// That game, with a person in that seat and computers in the others.
pub(crate) fn seated(game: Game, seat: Seat) -> Table {
    let sitters = Seat::ALL.map(|other| if other == seat { PERSON } else { COMPUTER });
    let company = SeatPlan::new(&sitters).expect("four sit there");
    let mut table = Table::new(&[PERSON, COMPUTER], 1);
    table.handle(YeboEvent::Load(SavedYeboGame { company, game }.to_string()));
    table
}

fn labels(table: &Table) -> Vec<String> {
    let offers = table.scene().offers.into_iter();
    offers.map(|offer| offer.label).filter(|label| !label.starts_with("Announce")).collect()
}

#[test]
fn empty_fence_offers_the_last_discard_to_the_seat_in_turn() {
    let (game, seat) = until(|game, seat| game.table().chief != seat);
    let lies = game.table().last_discard();
    let mut table = seated(game.clone(), seat);
    let scene = table.scene();
    assert!(scene.last_lies);
    assert!(scene.status.starts_with("The Fence is empty: pick up "), "{}", scene.status);
    assert!(scene.status.ends_with(", or leave it to the Chief?"), "{}", scene.status);
    let offered = labels(&table);
    assert!(offered[0].starts_with("Pick up ") && offered[1] == "Leave it to the Chief");
    assert!(offered.len() == 2 && !scene.fence.open, "{offered:?}");
    assert!(table.offer('K'));
    let picked_up = table.game();
    assert!(picked_up.table().place(seat).known.contains(&lies.expect("a discard lies there")));
    assert!(matches!(picked_up.table().stage, Stage::Play(turn) if turn.seat == seat));
    let mut table = seated(game, seat);
    assert!(table.offer('P'));
    assert_eq!(table.game().table().stage, Stage::Empty(Then::Take(seat)));
    table.handle(YeboEvent::Letter('K'));
    assert_eq!(table.scene().notice, None, "the Chief is about to decide: a key comes too early");
    table.handle(YeboEvent::Play(Act::PickUp));
    let notice = table.scene().notice;
    let Some(YeboNotice { words, rules }) = notice else { panic!("nothing is said") };
    assert_eq!(words, "The last discard was let go: now the Chief decides.");
    assert_eq!(rules.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["003-E23", "Q-E24"]);
    table.settle();
    assert!(!matches!(table.game().table().stage, Stage::Empty(_)), "the Chief has decided");
}

#[test]
fn a_chief_in_turn_is_asked_once() {
    let (game, seat) = until(|game, seat| {
        game.table().chief == seat && game.view(seat).check(&Act::Rebuild).is_ok()
    });
    let mut table = seated(game, seat);
    let status = table.scene().status;
    assert!(status.ends_with(", rebuild, or score the round?"), "{status}");
    let offered = labels(&table);
    assert!(offered[0].starts_with("Pick up "), "{offered:?}");
    let count = table.game().table().lying().count();
    let rebuild = format!("Rebuild: {count} blocks");
    assert_eq!(offered[1..], [rebuild.as_str(), "Score the round"]);
    assert!(table.offer('B'));
    assert_eq!(table.game().table().stage, Stage::Take(seat));
    let told = ["The Fence is empty.", "The Fence is rebuilt of "];
    let said = table.said.iter().any(|said| told.iter().all(|words| said.contains(words)));
    assert!(said, "{:?}", table.said);
}

#[test]
fn computers_decide_at_an_empty_fence() {
    let (game, seat) = until(|game, seat| game.table().chief != seat);
    let person = game.table().chief;
    let mut table = seated(game, person);
    table.settle();
    let scene = table.scene();
    let stage = table.game().table().stage;
    assert_ne!(stage, Stage::Empty(Then::PickUp(seat)), "{}", scene.status);
}
