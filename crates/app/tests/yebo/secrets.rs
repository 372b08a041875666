//! At a shared device, no player reads or hears what another hand holds, or who could call.

use std::collections::BTreeSet;
use std::ops::Range;

use sandgrid_app::yebo::rules::round::Claims;
use sandgrid_app::yebo::rules::{Act, Block, Face, Game, Seat, Stage};
use sandgrid_app::yebo::{PlayerKind, SavedYeboGame, TableCommand, YeboEvent, YeboScene};

use crate::table::{COMPUTER, PERSON, Table, shown};

const TABLES: [&[PlayerKind]; 5] = [
    &[PERSON, PERSON],
    &[PERSON, PERSON, PERSON],
    &[PERSON, PERSON, PERSON, PERSON],
    &[PERSON, COMPUTER, PERSON],
    &[PERSON, PERSON, COMPUTER],
];

/// Every face that everybody has seen at some time: it may be named to anybody.
fn public(game: &Game, known: &mut BTreeSet<Face>) {
    let table = game.table();
    known.extend(table.opening.iter().map(|draw| draw.block.face()));
    known.extend(table.discards.iter().map(|discard| discard.block.face()));
    for seat in table.seats() {
        let place = table.place(*seat);
        known.extend(place.sightings.iter().map(|block| block.face()));
        for group in &place.groups {
            known.extend(group.meld().stands());
            known.extend(group.fourth().map(Block::face));
        }
        let left = table.played.iter().flat_map(|played| played.left.of(*seat));
        known.extend(left.map(Block::face));
    }
}

/// Faces in the text that are none of those.
fn named(text: &str, known: &BTreeSet<Face>) -> Vec<Face> {
    let is_named = |face: &Face| {
        let short = face.to_string();
        let kind = match &short[..1] {
            "P" => "Pot",
            "M" => "Mask",
            "S" => "Shield",
            "F" => "Flower",
            _ => "Bird",
        };
        let name = format!("{kind} {}", &short[1..]);
        text.match_indices(&name)
            .any(|(at, _)| !text[at + name.len()..].starts_with(|next: char| next.is_ascii_digit()))
    };
    let suits = "PMSFB".chars().flat_map(|kind| (1..=9).map(move |number| (kind, number)));
    let faces = suits.filter_map(|(kind, number)| format!("{kind}{number}").parse::<Face>().ok());
    faces.filter(|face| !known.contains(face)).filter(is_named).collect()
}

fn own(game: &Game, seat: Seat) -> impl Iterator<Item = Face> {
    let hand = game.view(seat).own.map(|own| own.hand.to_vec()).unwrap_or_default();
    hand.into_iter().map(|held| held.block.face())
}

/// Nothing that is seen, or was said since the device came here, names a hidden block.
fn check(table: &Table, known: &BTreeSet<Face>) {
    let (scene, game) = (table.scene(), table.game());
    let heard = table.said[table.hushed..].join("\n");
    let text = format!("{scene:?}\n{heard}");
    let Some(hand) = scene.hand.clone() else {
        assert_eq!(named(&text, known), [], "{text}");
        let visible = shown(&scene);
        assert!(table.hidden(None).iter().all(|block| !visible.contains(block)));
        return;
    };
    let holder = game.table().seats().iter().copied().find(|seat| {
        hand.first().is_some_and(|held| {
            let hand = game.view(*seat).own.map(|own| own.hand.to_vec()).unwrap_or_default();
            hand.iter().any(|it| it.block == held.tile.block)
        })
    });
    if let Some(seat) = holder {
        let known: BTreeSet<Face> = known.iter().copied().chain(own(&game, seat)).collect();
        // They name blocks that could be anywhere: a refusal what a group would need.
        let mut scene = YeboScene { missing: None, notice: None, ..scene };
        scene.seats.iter_mut().for_each(|seat| seat.planned.clear());
        scene.hint = scene.hint.map(|hint| hint.replace("In the making: ", "\0"));
        scene.hint = scene.hint.and_then(|hint| hint.split('\0').next().map(str::to_owned));
        let text = format!("{scene:?}");
        // An Africa of the own hand stands for a block that no other hand needs.
        let text = ["Pot", "Mask", "Shield", "Flower", "Bird"].iter().fold(text, |text, kind| {
            let text = text.replace(&format!("Africa for {kind}"), "Africa");
            text.replace(&format!("Africa as {kind}"), "Africa")
        });
        assert_eq!(named(&text, &known), [], "{seat}: {text}");
    }
}

#[test]
fn hidden_blocks_stay_hidden_in_games_0_to_49() {
    nothing_hidden_is_named(0..50);
}

#[test]
fn hidden_blocks_stay_hidden_in_games_50_to_99() {
    nothing_hidden_is_named(50..100);
}

#[test]
fn hidden_blocks_stay_hidden_in_games_100_to_149() {
    nothing_hidden_is_named(100..150);
}

#[test]
fn hidden_blocks_stay_hidden_in_games_150_to_199() {
    nothing_hidden_is_named(150..200);
}

/// Plays the games of those seeds: no scene, announcement or message to the host names a block that its reader may
/// not see.
fn nothing_hidden_is_named(seeds: Range<u64>) {
    let (mut covers, mut questions) = (0, 0);
    for seed in seeds {
        let at = usize::try_from(seed).expect("it is small");
        let mut table = Table::new(TABLES[at % TABLES.len()], seed);
        table.handle(YeboEvent::SetSettings("yebo-help no\n".to_owned()));
        let mut known = BTreeSet::new();
        for step in 0..45 {
            table.settle();
            public(&table.game(), &mut known);
            check(&table, &known);
            let scene = table.scene();
            let words = table.session.words();
            assert_eq!(named(&words, &known), [], "a host is told {words}");
            covers += usize::from(scene.cover.is_some());
            let people =
                scene.offers.iter().filter(|it| matches!(it.command, TableCommand::SpeakUp(_)));
            let people: Vec<TableCommand> = people.map(|offer| offer.command).collect();
            questions += usize::from(!people.is_empty());
            let speaks = !people.is_empty() && (at + step) % 4 == 0;
            if speaks {
                table.handle(YeboEvent::Do(people[(at + step) % people.len()]));
            } else if scene.cover.is_none() && scene.hand.is_some() && step % 7 == 0 {
                // A read-out or explanation by key stays with the player who pressed it.
                for letter in ['I', 'O', 'H', 'M', 'S', 'F'] {
                    table.handle(YeboEvent::Letter(letter));
                }
                table.step();
            } else if !table.step() {
                break;
            }
        }
        let told: Vec<&str> = table.told.iter().map(|(_, _, words)| words.as_str()).collect();
        public(&table.game(), &mut known);
        assert_eq!(named(&told.join("\n"), &known), [], "a host is told {told:?}");
    }
    assert!(covers > 250 && questions > 125, "{covers} {questions}");
}

#[test]
fn claim_prompts_reveal_nothing() {
    let (mut able, mut unable) = (0, 0);
    for seed in 0..12 {
        let mut table = Table::new(&[PERSON, PERSON, COMPUTER, PERSON], seed);
        for _ in 0..90 {
            table.settle();
            let (scene, game) = (table.scene(), table.game());
            if let (Stage::Claim { by, .. }, Some(round)) = (game.table().stage, game.table().round)
                && scene.hand.is_none()
                && scene.cover.is_none()
                // A player who looked at a new hand may have called already.
                && scene.status.ends_with("Who says Yebo?")
            {
                let is_asked = |seat: &&Seat| {
                    let place = game.table().place(**seat);
                    let is_open = round.spec().claims == Claims::Always || place.announced;
                    **seat != by && **seat != Seat::C && is_open
                };
                let asked: Vec<TableCommand> = game
                    .table()
                    .seats()
                    .iter()
                    .filter(is_asked)
                    .map(|it| TableCommand::SpeakUp(*it))
                    .collect();
                let offered: Vec<TableCommand> =
                    scene.offers.iter().map(|offer| offer.command).collect();
                assert_eq!(offered, [asked.as_slice(), &[TableCommand::Nobody]].concat());
                assert!(!scene.thinking, "a computer is asked when the people have answered");
                // The only one who is asked does not give the device back.
                for command in asked.iter().filter(|_| asked.len() > 1) {
                    let TableCommand::SpeakUp(seat) = *command else { continue };
                    let could = game.legal(seat).iter().any(|act| matches!(act, Act::Yebo(_)));
                    *if could { &mut able } else { &mut unable } += 1;
                    returns_unseen(&mut table, seat);
                }
            }
            if !table.step() {
                break;
            }
        }
    }
    assert!(able > 20 && unable > 100, "{able} {unable}");
}

/// A player calls, looks, and gives the device back: the question is asked as if that had not happened.
fn returns_unseen(table: &mut Table, seat: Seat) {
    let legal = table.game().legal(seat);
    let could = legal.iter().any(|act| matches!(act, Act::Yebo(_)));
    let (before, record) = (table.scene(), table.session.record());
    speak_up(table, seat);
    let scene = table.scene();
    assert_eq!(scene.cover.map(|cover| cover.seat), Some(seat));
    assert_eq!(scene.hand, None);
    table.handle(YeboEvent::Do(TableCommand::Uncover));
    let scene = table.scene();
    assert!(scene.hand.is_some());
    let calls = scene.offers.iter().any(|it| matches!(it.command, TableCommand::Act(Act::Yebo(_))));
    assert_eq!(calls, could, "{}", scene.status);
    assert_eq!(scene.status.contains("no group"), !could, "{}", scene.status);
    table.handle(YeboEvent::Do(TableCommand::Decline));
    let mut after = table.scene();
    let id = before.claim.as_ref().map(|claim| claim.id);
    if let (Some(claim), Some(id)) = (&mut after.claim, id) {
        claim.id = id;
    }
    // The near seat is that of the last holder of the device, and of a hand that all have seen.
    after.seats.sort_by_key(|it| it.seat);
    let mut before = before;
    before.seats.sort_by_key(|it| it.seat);
    for scene in [&mut before, &mut after] {
        scene.seats.iter_mut().for_each(|it| it.side = sandgrid_app::yebo::Side::Near);
    }
    assert_eq!(after, before);
    assert_eq!(table.session.record(), record);
}

/// A player calls, and no player nearer in turn does.
fn speak_up(table: &mut Table, seat: Seat) {
    table.handle(YeboEvent::Do(TableCommand::SpeakUp(seat)));
    if table.scene().cover.is_none() {
        assert!(table.scene().status.contains("nearer in turn"), "{}", table.scene().status);
        table.handle(YeboEvent::Do(TableCommand::Nobody));
    }
}

/// Plays until several people could call a discard; the seats from the nearest on.
fn contested() -> (Table, Vec<Seat>) {
    for seed in 0..200 {
        let mut table = Table::new(&[PERSON, PERSON, PERSON], seed);
        for _ in 0..160 {
            let game = table.game();
            if let Stage::Claim { by, .. } = game.table().stage {
                let order = game.table().players.after(by, game.table().direction);
                let calls =
                    |seat: &Seat| game.legal(*seat).iter().any(|act| matches!(act, Act::Yebo(_)));
                let able: Vec<Seat> = order.filter(calls).collect();
                let is_asked =
                    table.scene().offers.iter().any(|it| it.command == TableCommand::Nobody);
                if able.len() == 2 && is_asked {
                    return (table, able);
                }
            }
            if !table.step() {
                break;
            }
        }
    }
    panic!("nobody contests a discard");
}

fn call(table: &mut Table, seat: Seat) {
    speak_up(table, seat);
    table.handle(YeboEvent::Do(TableCommand::Uncover));
    assert!(table.offer('Y') || several(table));
}

fn several(table: &mut Table) -> bool {
    let offers = table.scene().offers;
    let yebo = offers.into_iter().find(|it| matches!(it.command, TableCommand::Act(Act::Yebo(_))));
    yebo.map(|offer| table.handle(YeboEvent::Do(offer.command))).is_some()
}

#[test]
fn whoever_is_nearer_is_asked_before_the_device_goes_to_a_caller() {
    let (mut table, able) = contested();
    table.handle(YeboEvent::Do(TableCommand::SpeakUp(able[1])));
    let scene = table.scene();
    assert!(scene.status.contains("nearer in turn"), "{}", scene.status);
    let commands: Vec<TableCommand> = scene.offers.iter().map(|offer| offer.command).collect();
    assert_eq!(
        commands,
        [TableCommand::SpeakUp(able[0]), TableCommand::Nobody],
        "only who is nearer is asked on"
    );
    call(&mut table, able[0]);
    let game = table.game();
    assert!(matches!(game.table().stage, Stage::Play(turn) if turn.seat == able[0]));
    let (mut table, able) = contested();
    call(&mut table, able[1]);
    let (scene, game) = (table.scene(), table.game());
    assert!(matches!(game.table().stage, Stage::Play(turn) if turn.seat == able[1]));
    assert!(scene.cover.is_none() && scene.hand.is_some(), "the caller keeps the device");
}

#[test]
fn nearest_caller_wins_at_once() {
    let (mut table, able) = contested();
    let by = match table.game().table().stage {
        Stage::Claim { by, .. } => by,
        stage => panic!("{stage:?}"),
    };
    let game = table.game();
    let nearest = game.table().players.next(by, game.table().direction);
    if able[0] == nearest {
        call(&mut table, nearest);
        let stage = table.game().table().stage;
        assert!(matches!(stage, Stage::Play(turn) if turn.seat == nearest), "{stage:?}");
    }
}

#[test]
fn loaded_game_is_covered_until_a_person_confirms() {
    let mut table = Table::new(&[PERSON, PERSON], 5);
    for _ in 0..60 {
        let text = table.session.record();
        let mut again = Table::new(&[PERSON, COMPUTER], 1);
        again.handle(YeboEvent::Load(text.clone()));
        let scene = again.scene();
        assert_eq!(scene.hand, None, "{}", scene.status);
        assert!(
            scene.cover.is_some()
                || scene.offers.iter().any(|it| it.command == TableCommand::Nobody)
                || is_before_the_first_look(&again)
        );
        let kept: SavedYeboGame = text.parse().expect("it is a game");
        let mut known = BTreeSet::new();
        public(&kept.game, &mut known);
        assert_eq!(named(&format!("{scene:?}"), &known), []);
        assert!(table.step());
    }
}

/// Returns whether no player needs to see a hand: the Chief has not dealt, or a dealt Sighting is replaced.
fn is_before_the_first_look(table: &Table) -> bool {
    matches!(table.game().table().stage, Stage::Direct | Stage::Replace(_))
}

#[test]
fn open_claim_window_expires_for_all() {
    let mut table = Table::new(&[PERSON, PERSON, PERSON], 2);
    table.handle(YeboEvent::SetSettings("yebo-claim 10\n".to_owned()));
    while !table.scene().offers.iter().any(|offer| offer.command == TableCommand::Nobody) {
        assert!(table.step());
    }
    let claim = table.scene().claim.expect("it has its time");
    assert_eq!(claim.seconds, 10);
    let discards = table.game().acts().len();
    // A player who has spoken up has no time limit.
    let seat = table.scene().offers.iter().find_map(|offer| match offer.command {
        TableCommand::SpeakUp(seat) => Some(seat),
        _ => None,
    });
    speak_up(&mut table, seat.expect("somebody is asked"));
    table.handle(YeboEvent::TimerFired(claim.id));
    assert!(table.scene().cover.is_some());
    assert_eq!(table.game().acts().len(), discards);
    table.handle(YeboEvent::Do(TableCommand::Decline));
    let claim = table.scene().claim.expect("it has its time again");
    table.handle(YeboEvent::TimerFired(claim.id));
    assert_eq!(table.game().acts().len(), discards + 2, "both have let it go");
    assert!(table.scene().cover.is_some(), "the next takes the device");
}

#[test]
fn a_host_plays_for_anybody_and_no_hand_is_shown() {
    let mut table = Table::new(&[PERSON, PERSON], 4);
    let mut acts = 0;
    let before = table.scene().offers;
    table.handle(YeboEvent::Play("discard P5".parse().expect("it is an act")));
    assert_eq!(table.scene().offers, before, "a refused act changes nothing");
    for _ in 0..40 {
        assert_eq!(table.scene().hand, None);
        let game = table.game();
        let seat = game.table().awaited().iter().next().expect("somebody decides");
        let legal = game.legal(seat);
        let act = legal.iter().find(|act| matches!(act, Act::Pass)).or(legal.first());
        table.handle(YeboEvent::Play(*act.expect("something can be done")));
        acts = table.game().acts().len();
    }
    assert!(acts >= 40, "{acts}");
}

#[test]
fn undone_displays_are_not_reported() {
    for seed in 0..40 {
        let mut table = Table::new(&[PERSON, PERSON], seed);
        for _ in 0..80 {
            if table.offer('S') {
                let shown = table.scene().log.last().cloned().expect("it is told");
                assert!(shown.contains(" shows "), "{shown}");
                assert!(table.offer('U'));
                assert!(!table.scene().log.contains(&shown));
                return;
            }
            let hand = table.scene().hand.unwrap_or_default();
            for first in &hand {
                let alike: Vec<_> =
                    hand.iter().filter(|it| it.tile.face == first.tile.face).take(3).collect();
                if alike.len() == 3 && table.scene().offers.iter().all(|it| it.letter != 'S') {
                    table.handle(YeboEvent::Cancel);
                    for it in alike {
                        table.handle(YeboEvent::Choose(it.tile.block));
                    }
                }
            }
            if !table.scene().offers.iter().any(|it| it.letter == 'S') && !table.step() {
                break;
            }
        }
    }
    panic!("nothing was shown in forty games");
}
