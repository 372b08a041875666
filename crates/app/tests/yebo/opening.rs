//! The Chief marks a stack of the Fence and deals from there.

use sandgrid_app::Access;
use sandgrid_app::yebo::rules::{Act, Direction, StackNumber};
use sandgrid_app::yebo::{SavedYeboGame, YeboEvent, YeboScene};

use crate::table::{COMPUTER, PERSON, Table};

fn stack(number: u8) -> Option<StackNumber> {
    StackNumber::new(number)
}

/// A table at which the person is asked to deal.
fn asked(sitters: &[sandgrid_app::yebo::PlayerKind]) -> Table {
    let mut tables = (0..60).map(|seed| Table::new(sitters, seed));
    tables
        .find(|table| table.scene().fence.opening.is_some())
        .expect("the person is Chief at times")
}

/// The places of the Fence where nothing stands, in the order in which they follow each other clockwise.
fn gap(scene: &YeboScene) -> Vec<u8> {
    let stands = |at: u8| scene.fence.stacks.iter().any(|stack| stack.place == at);
    let first = (0..72).find(|at| !stands(*at) && stands((at + 71) % 72)).expect("there is a gap");
    (0..72).map(|step| (first + step) % 72).take_while(|at| !stands(*at)).collect()
}

#[test]
fn chief_deals_from_the_marked_stack() {
    let mut table = asked(&[PERSON, COMPUTER, COMPUTER, COMPUTER]);
    let scene = table.scene();
    assert_eq!(scene.fence.opening.as_ref().and_then(|it| it.mark), None);
    assert_eq!(scene.fence.words, "Fence: opens at random");
    assert!(scene.offers.iter().all(|offer| offer.note.is_empty()));
    table.handle(YeboEvent::Mark(stack(17)));
    let scene = table.scene();
    let opening = scene.fence.opening.expect("it is still asked");
    assert_eq!((opening.mark, opening.value.as_str()), (stack(17), "Opens at stack 17"));
    assert_eq!(scene.fence.words, "Opens at stack 17");
    assert!(scene.offers.iter().all(|offer| offer.note == "from stack 17"));
    let mut other = table.session.clone();
    assert!(table.offer('+'));
    let act = Act::Direct(Direction::Clockwise, stack(17));
    assert_eq!(table.game().acts()[0].1, act);
    let scene = table.scene();
    assert_eq!(scene.fence.opening, None);
    assert_eq!(gap(&scene)[..24], (16..40).collect::<Vec<u8>>()[..]);
    let told = "You open the Fence at stack 17, and play goes clockwise. The blocks are dealt.";
    assert!(scene.log.iter().any(|line| line == told), "{:?}", scene.log);
    assert!(table.said.iter().any(|said| said.contains(told)), "{:?}", table.said);
    // The other way, the gap is on the other side of the stack.
    other.handle(YeboEvent::Letter('-'));
    let other = other.scene();
    assert!(gap(&other).contains(&16) && gap(&other).contains(&(72 + 16 - 23)));
    assert!(!gap(&other).contains(&17));
}

#[test]
fn unmarked_fence_opens_at_the_near_side() {
    let mut table = asked(&[PERSON, COMPUTER, COMPUTER, COMPUTER]);
    table.handle(YeboEvent::Mark(stack(40)));
    table.handle(YeboEvent::Cancel);
    assert_eq!(table.scene().fence.opening.and_then(|it| it.mark), None);
    assert!(table.offer('+'));
    assert_eq!(table.game().acts()[0].1, Act::Direct(Direction::Clockwise, None));
    assert!(gap(&table.scene()).contains(&0));
    let said = table.said.iter();
    assert!(!said.into_iter().any(|said| said.contains("at stack")), "{:?}", table.said);
}

#[test]
fn two_players_mark_a_stack_as_well() {
    let mut table = asked(&[PERSON, COMPUTER]);
    table.handle(YeboEvent::Mark(stack(72)));
    let offers = table.scene().offers;
    assert_eq!((offers[0].label.as_str(), offers[0].note.as_str()), ("Deal", "from stack 72"));
    assert!(table.offer('+'));
    assert_eq!(table.game().acts()[0].1, Act::Direct(Direction::Clockwise, stack(72)));
}

#[test]
fn the_place_survives_saving_and_loading() {
    let mut table = asked(&[PERSON, COMPUTER, COMPUTER, COMPUTER]);
    table.handle(YeboEvent::Mark(stack(60)));
    assert!(table.offer('-'));
    let (record, fence) = (table.session.record(), table.scene().fence);
    assert!(record.contains("direction - 60"), "{record}");
    let again: SavedYeboGame = record.parse().expect("it is a saved game");
    assert_eq!(again.to_string(), record);
    let mut other = Table::new(&[PERSON, COMPUTER], 1);
    other.handle(YeboEvent::Load(record));
    assert_eq!(other.scene().fence.stacks, fence.stacks);
}

#[test]
fn nobody_else_marks_a_stack() {
    let mut tables = (0..60).map(|seed| Table::new(&[PERSON, COMPUTER, COMPUTER], seed));
    let mut other = tables.find(|table| table.scene().fence.opening.is_none()).expect("at times");
    other.handle(YeboEvent::Mark(stack(5)));
    assert_eq!(other.scene().fence.opening, None);
    let mut guest = asked(&[PERSON, COMPUTER, COMPUTER]);
    guest.handle(YeboEvent::SetAccess(Access::ReadOnly));
    guest.handle(YeboEvent::Mark(stack(5)));
    assert_eq!(guest.scene().fence.opening, None);
    guest.handle(YeboEvent::SetAccess(Access::Play));
    assert_eq!(guest.scene().fence.opening.and_then(|it| it.mark), None);
}

#[test]
fn computers_open_the_fence_at_other_places_from_the_second_round_on() {
    let mut opened = std::collections::BTreeSet::new();
    for seed in 0..2 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        for _ in 0..1500 {
            if !(table.answer() || table.step()) {
                break;
            }
        }
        let game = table.game();
        let deals = game.acts().iter().filter_map(|(seat, act)| match act {
            Act::Direct(_, from) => Some((*seat, *from)),
            _ => None,
        });
        for (round, (seat, from)) in deals.enumerate() {
            let is_computer = seat != sandgrid_app::yebo::rules::Seat::A;
            assert_eq!(from.is_some(), is_computer && round > 0, "{seed}: {round}");
            opened.extend(from);
        }
    }
    assert!(opened.len() > 3, "{opened:?}");
}
