//! How often a device passes from hand to hand, and that it does so no more than anybody must look at a hand.

use sandgrid_app::yebo::rules::{Act, Seat, Stage};
use sandgrid_app::yebo::{MoveRequest, PlayerKind, Strength, TableCommand, YeboEvent};

use crate::table::{PERSON, Table};

/// Counts of a table's events.
#[derive(Debug, Default)]
struct Counted {
    /// The seats that have shown their hands, in order.
    handed: Vec<Seat>,
    /// The presses that hand the device over or answer the open question.
    presses: usize,
    rounds: usize,
    turns: usize,
    calls: usize,
}

/// The act of a person who sees no more than the own hand.
fn meant(table: &Table, seat: Seat) -> Option<Act> {
    let (game, strength) = (table.session.record(), Strength::Gentle);
    MoveRequest { id: 0, seat, strength, game }.answer().ok().map(|answer| answer.act)
}

/// Returns the next command of people who call all that they can: the button, or the act of the hand that is shown.
fn command(table: &Table) -> TableCommand {
    let scene = table.scene();
    let offered = |wanted| scene.offers.iter().any(|offer| offer.command == wanted);
    let calls = scene.offers.iter().filter_map(|offer| match offer.command {
        TableCommand::SpeakUp(seat) => Some(seat),
        _ => None,
    });
    let mut calls = calls.filter(|seat| matches!(meant(table, *seat), Some(Act::Yebo(_))));
    if let Some(seat) = calls.next() {
        return TableCommand::SpeakUp(seat);
    }
    if offered(TableCommand::Nobody) {
        return TableCommand::Nobody;
    }
    let awaited = table.game().table().awaited();
    let holder = table.holder().filter(|seat| awaited.has(*seat));
    let act = holder.or_else(|| awaited.iter().next()).and_then(|seat| meant(table, seat));
    match act {
        None | Some(Act::Pass) if offered(TableCommand::Decline) => TableCommand::Decline,
        Some(act) if table.holder() == holder => TableCommand::Act(act),
        _ => TableCommand::Decline,
    }
}

fn go_on(table: &mut Table, counted: &mut Counted) -> bool {
    table.settle();
    let scene = table.scene();
    if table.game().table().stage == Stage::Over || counted.rounds == 4 {
        return false;
    }
    let command = if let Some(cover) = &scene.cover {
        counted.handed.push(cover.seat);
        TableCommand::Uncover
    } else if scene.scored {
        counted.rounds += 1;
        TableCommand::GoOn
    } else {
        command(table)
    };
    let hands_over = matches!(
        command,
        TableCommand::Uncover
            | TableCommand::Nobody
            | TableCommand::SpeakUp(_)
            | TableCommand::Decline
            | TableCommand::Act(Act::Pass)
    );
    counted.presses += usize::from(hands_over);
    let before = (table.game().acts().len(), scene);
    table.handle(YeboEvent::Do(command));
    let after = (table.game().acts().len(), table.scene());
    assert_ne!(before, after, "{command:?} does something");
    true
}

fn played(sitters: &[PlayerKind], seed: u64) -> Counted {
    let mut table = Table::new(sitters, seed);
    let mut counted = Counted::default();
    while go_on(&mut table, &mut counted) {}
    let game = table.game();
    let count = |is: fn(&Act) -> bool| game.acts().iter().filter(|(_, act)| is(act)).count();
    counted.turns = count(|act| matches!(act, Act::Discard(_) | Act::Guard(..)));
    counted.calls = count(|act| matches!(act, Act::Yebo(_)));
    counted
}

#[test]
fn three_people_pass_the_device_once_in_a_turn() {
    let (mut turns, mut handed, mut rounds, mut calls) = (0, 0, 0, 0);
    for seed in 0..3 {
        let counted = played(&[PERSON; 3], seed);
        let twice = counted.handed.windows(2).filter(|two| two[0] == two[1]).count();
        assert_eq!(twice, 0, "seed {seed}: nobody takes the device twice running");
        turns += counted.turns;
        handed += counted.handed.len();
        rounds += counted.rounds;
        calls += counted.calls;
    }
    // In each round, one person looks at the new hand before its first turn.
    assert!(handed <= turns + rounds, "{handed} in {turns} turns of {rounds} rounds");
    assert!(turns > 200 && calls > 10, "{turns} {calls}");
}

#[test]
fn two_people_press_once_to_hand_the_device_over() {
    let (mut presses, mut turns, mut calls) = (0, 0, 0);
    for seed in 0..3 {
        let counted = played(&[PERSON; 2], seed);
        (presses, turns) = (presses + counted.presses, turns + counted.turns);
        calls += counted.calls;
    }
    println!("two people: {presses} presses in {turns} turns, {calls} calls");
    // A person who can call and does not want to presses a second time.
    assert!(presses * 10 <= turns * 12, "{presses} presses in {turns} turns");
    assert!(turns > 120 && calls > 10, "{turns} {calls}");
}

#[test]
fn covers_tell_nothing_about_a_possible_call() {
    let (mut asked, mut passed) = (0, 0);
    for seed in 0..12 {
        let mut table = Table::new(&[PERSON; 2], seed);
        for _ in 0..120 {
            let is_claim = matches!(table.game().table().stage, Stage::Claim { .. });
            let scene = table.scene();
            if let Some(cover) = scene.cover.as_ref().filter(|_| is_claim) {
                let name = &scene.seats.iter().find(|seat| seat.seat == cover.seat);
                let name = &name.expect("the seat is at the table").name;
                assert_eq!(cover.words, format!("The device goes to {name}."));
                assert!(scene.offers.is_empty(), "{:?}", scene.offers);
                let said = table.said.last().map(String::as_str);
                assert_eq!(said, Some(&*cover.words), "seed {seed}");
                table.handle(YeboEvent::Do(TableCommand::Uncover));
                assert_eq!(table.holder(), Some(cover.seat));
                let scene = table.scene();
                let calls = |wanted: char| scene.offers.iter().any(|it| it.letter == wanted);
                let is_asked = matches!(table.game().table().stage, Stage::Claim { .. });
                assert_eq!(is_asked, calls('Y'), "{:?}", scene.offers);
                assert_eq!(is_asked, calls('P'), "{:?}", scene.offers);
                *if is_asked { &mut asked } else { &mut passed } += 1;
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(asked > 2 && passed > 400, "{asked} {passed}");
}

/// Returns the persons who may say Yebo to the open question.
fn callers(table: &Table) -> Vec<Seat> {
    let offers = table.scene().offers.into_iter();
    let seats = offers.filter_map(|offer| match offer.command {
        TableCommand::SpeakUp(seat) => Some(seat),
        _ => None,
    });
    seats.collect()
}

#[test]
fn a_caller_has_the_device_when_all_nearer_in_turn_have_passed() {
    let mut passed = 0;
    for seed in 0..12 {
        let mut table = Table::new(&[PERSON; 3], seed);
        for _ in 0..200 {
            let seats = callers(&table);
            for caller in seats {
                table.handle(YeboEvent::Do(TableCommand::SpeakUp(caller)));
                let nearer = callers(&table);
                if let [nearer] = nearer[..] {
                    table.handle(YeboEvent::Do(TableCommand::SpeakUp(nearer)));
                    table.handle(YeboEvent::Do(TableCommand::Uncover));
                    assert!(table.offer('P'), "{:?}", table.scene().offers);
                    let cover = table.scene().cover.map(|cover| cover.seat);
                    assert_eq!(cover, Some(caller), "seed {seed}: {}", table.scene().status);
                    passed += 1;
                }
                let is_asked = table.scene().cover.is_none();
                if is_asked || nearer.len() == 1 {
                    break;
                }
                // The caller gives the device back.
                table.handle(YeboEvent::Do(TableCommand::Decline));
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(passed > 5, "{passed}");
}
