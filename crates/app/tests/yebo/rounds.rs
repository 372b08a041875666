//! Whole rounds and games, by what is offered alone.

use std::collections::BTreeSet;

use sandgrid_app::yebo::rules::{Act, Game, HouseRules, Round, Seat, Stage};
use sandgrid_app::yebo::{Help, PlayerKind, Rank, SeatPlan, Strength, TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table, shown};

#[test]
fn game_completes_by_offers_alone() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 3);
    for _ in 0..20_000 {
        if !table.step() {
            break;
        }
    }
    let game = table.game();
    assert_eq!(game.table().stage, Stage::Over);
    assert_eq!(game.table().played.len(), 6);
    let sheet = table.scene().sheet;
    assert!(sheet.rounds.iter().all(|row| row.points.len() == 4));
    let totals: Vec<String> = Seat::ALL
        .iter()
        .map(|seat| game.table().total(*seat).to_string().replace('-', "\u{2212}"))
        .collect();
    assert_eq!(sheet.totals, totals);
    assert!(
        table
            .said
            .iter()
            .any(|said| said.contains("the game!") || said.contains("the first place!"))
    );
}

#[test]
fn computers_alone_play_to_the_end() {
    let mut table = Table::new(&[COMPUTER, COMPUTER], 5);
    table.settle();
    assert_eq!(table.game().table().stage, Stage::Over);
    assert_eq!(table.scene().hand, None);
}

#[test]
fn scene_never_shows_hidden_blocks() {
    for seed in 0..4 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        for _ in 0..300 {
            let scene = table.scene();
            let visible = shown(&scene);
            for block in table.hidden(Some(Seat::A)) {
                assert!(!visible.contains(&block), "{block} of seed {seed}");
            }
            if !table.step() {
                break;
            }
        }
    }
}

#[test]
fn at_most_one_offer_is_for_enter_and_all_are_legal() {
    let mut table = Table::new(&[PERSON, COMPUTER], 9);
    for _ in 0..400 {
        table.settle();
        let offers = table.scene().offers;
        assert!(offers.iter().filter(|offer| offer.rank == Rank::Chief).count() <= 1);
        for offer in offers {
            assert!(!offer.label.is_empty());
            let mut other = table.session.clone();
            other.handle(YeboEvent::Do(offer.command));
            assert_eq!(other.scene().notice, None, "{}", offer.label);
        }
        if !table.step() {
            break;
        }
    }
}

#[test]
fn unavailable_letter_cites_the_rule() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    while table.game().table().stage != Stage::Take(Seat::A) {
        assert!(table.step());
    }
    table.handle(YeboEvent::Letter('d'));
    let notice = table.scene().notice.expect("nothing is chosen");
    assert_eq!(notice.words, "First choose blocks of your hand.");
    let block = table.scene().hand.expect("it is shown")[0].tile.block;
    table.handle(YeboEvent::Choose(block));
    table.handle(YeboEvent::Letter('d'));
    let notice = table.scene().notice.expect("no block was taken");
    assert_eq!(notice.words, "First take a block.");
    assert_eq!(notice.rules[0].id, "003-E16");
    for letter in ['f', 't'] {
        table.handle(YeboEvent::Letter(letter));
        let notice = table.scene().notice.expect("no block was taken");
        assert_eq!(notice.words, "First take a block.", "{letter}");
        assert_eq!(notice.rules[0].id, "003-E16", "{letter}");
    }
    table.handle(YeboEvent::Letter('a'));
    assert_eq!(table.scene().notice.expect("it is far").rules[0].id, "003-E44");
    table.handle(YeboEvent::Letter('l'));
    assert_eq!(table.scene().notice, None);
    assert_eq!(table.scene().hand.expect("it is shown").len(), 13);
    let block = table.scene().hand.expect("it is shown")[0].tile.block;
    table.handle(YeboEvent::Choose(block));
    let round = table.game().table().round.expect("it is chosen");
    let has_fourths = [Round::Sets, Round::Runs].contains(&round);
    let of_fourths = "In this round there are no 4th blocks.";
    let of_groups = "No group on the table takes that block.";
    for (letter, words) in
        [('f', if has_fourths { of_groups } else { of_fourths }), ('t', of_groups)]
    {
        table.handle(YeboEvent::Letter(letter));
        let notice = table.scene().notice.expect("no group is displayed");
        assert_eq!(notice.words, words, "{letter}");
        assert!(!notice.rules.is_empty(), "{letter}");
    }
}

/// After how many discards a computer could announce, and after how many it did so at once.
fn announcements(strength: Strength, seed: u64) -> (usize, usize) {
    let sitters = [PlayerKind::Computer(strength); 4];
    let mut table = Table::new(&sitters, seed);
    table.settle();
    let game = table.game();
    let players = SeatPlan::new(&sitters).expect("four sit there").players();
    let mut again = Game::new(seed, players, HouseRules::default());
    let (mut could, mut did) = (0, 0);
    for (at, (seat, act)) in game.acts().iter().enumerate() {
        again.act(*seat, *act).expect("it was played");
        let has_discarded = matches!(again.table().stage, Stage::Claim { .. })
            && !matches!(act, Act::Pass | Act::Announce);
        if has_discarded && again.view(*seat).check(&Act::Announce).is_ok() {
            could += 1;
            did += usize::from(game.acts().get(at + 1) == Some(&(*seat, Act::Announce)));
        }
    }
    (could, did)
}

#[test]
fn computers_announce_and_gentle_ones_may_forget() {
    for (strength, forgets) in [(Strength::Steady, false), (Strength::Gentle, true)] {
        let all = (0..3).map(|seed| announcements(strength, seed));
        let (could, did) = all.fold((0, 0), |(a, b), (could, did)| (a + could, b + did));
        assert!(did > 0, "{strength:?}: {did} of {could}");
        assert_eq!(did < could, forgets, "{strength:?}: {did} of {could}");
    }
}

#[test]
fn hint_states_act_and_reason() {
    let mut seen = BTreeSet::new();
    for seed in 0..2 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..40 {
            table.settle();
            if table.scene().claim.is_none() && !table.scene().scored {
                table.handle(YeboEvent::Do(TableCommand::Hint));
                table.settle();
                let hint = table.scene().hint.expect("it can be asked now");
                let (act, reason) = hint.split_once(". ").expect("there are two sentences");
                assert!(act.starts_with("Hint: ") && reason.ends_with('.'), "{hint}");
                seen.insert(reason.split(':').next().unwrap_or_default().to_owned());
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(seen.len() >= 5, "{seen:?}");
    let is_spare = |reason: &String| reason.starts_with("Your groups do not need it.");
    assert!(seen.iter().any(is_spare), "{seen:?}");
}

/// Plays until the person is asked whether to announce.
fn until_one_short(seed: u64) -> Option<Table> {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
    for _ in 0..400 {
        if table.scene().offers.iter().any(|offer| offer.command == TableCommand::Decline) {
            return Some(table);
        }
        table.step().then_some(())?;
    }
    None
}

#[test]
fn player_one_short_gets_time_to_announce() {
    let tables: Vec<Table> = (0..30).filter_map(until_one_short).collect();
    assert!(tables.len() > 3, "{}", tables.len());
    for mut table in tables {
        let scene = table.scene();
        assert_eq!(scene.status, "One to go: announce it? Unannounced, the next block cannot win.");
        assert!(!scene.thinking && !table.answer(), "the others wait");
        let chief = scene.offers.iter().find(|offer| offer.rank == Rank::Chief);
        assert_eq!(chief.map(|offer| offer.command), Some(TableCommand::Act(Act::Announce)));
        table.handle(YeboEvent::Letter('H'));
        let hint = table.scene().hint.unwrap_or_default();
        assert!(hint.contains("Announce: one to go"), "{hint}");
        let mut later = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 0);
        later.handle(YeboEvent::Load(table.session.record()));
        assert_eq!(later.scene().status, scene.status, "it is asked again after a pause");
        later.handle(YeboEvent::Do(TableCommand::Decline));
        let is_asked = |table: &Table| table.scene().offers.iter().any(|it| it.letter == 'P');
        assert!(!is_asked(&later) || later.scene().claim.is_some(), "play goes on");
        assert!(!later.game().table().place(Seat::A).announced);
        assert!(table.offer('A'));
        assert!(table.game().table().place(Seat::A).announced);
        assert!(table.scene().offers.iter().all(|offer| offer.command != TableCommand::Decline));
    }
}

#[test]
fn table_is_empty_between_rounds() {
    let mut table = Table::new(&[PERSON, PERSON], 3);
    while !table.scene().scored {
        assert!(table.step());
        table.settle();
    }
    let is_bare = |table: &Table| {
        let scene = table.scene();
        let seats = scene.seats.iter();
        scene.discards.is_empty()
            && seats.clone().all(|seat| seat.groups.is_empty() && seat.sightings.is_empty())
    };
    assert!(!is_bare(&table), "the end of a round can be looked at");
    let commands: Vec<TableCommand> =
        table.scene().offers.iter().map(|offer| offer.command).collect();
    assert_eq!(commands, [TableCommand::GoOn], "one button deals, and nothing else does");
    assert_eq!(table.scene().offers[0].label, "Next round");
    for (at, seat) in table.scene().seats.iter().enumerate() {
        let last = table.game().table().played.last().expect("it has ended").clone();
        let points = last.score.of(seat.seat).total();
        assert_eq!(seat.gained.replace('\u{2212}', "-"), format!("{points:+}"), "seat {at}");
    }
    table.handle(YeboEvent::Do(TableCommand::GoOn));
    if table.scene().cover.is_some() {
        table.handle(YeboEvent::Do(TableCommand::Uncover));
    }
    let scene = table.scene();
    assert_eq!((table.game().table().stage, scene.title.as_str()), (Stage::Direct, "Yebo"));
    assert!(is_bare(&table) && scene.direction.is_none() && scene.missing.is_none());
    assert!(scene.hand.is_none_or(|hand| hand.is_empty()), "the Chief decides before the deal");
}

#[test]
fn missing_blocks_are_listed_or_withheld() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    table.settle();
    let events = [
        (YeboEvent::Letter('m'), true),
        (YeboEvent::Do(TableCommand::Help), false),
        (YeboEvent::Letter('m'), true),
    ];
    for (event, told) in events {
        let said = table.said.len();
        table.handle(event);
        assert!(table.said.len() > said, "it is never silent");
        assert_eq!(table.scene().help == Help::Told, told);
    }
}
