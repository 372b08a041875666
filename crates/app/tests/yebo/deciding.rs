//! Help in deciding: the drawn block, complete groups, the way to each round, refusals and hints.

use sandgrid_app::yebo::rules::{Act, Block, Collection, Face, Seat, Stage};
use sandgrid_app::yebo::{CommandButton, HeldTile, Rank, SeatPlan, TableCommand, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table, english};

fn hand(table: &Table) -> Vec<HeldTile> {
    table.scene().hand.unwrap_or_default()
}

/// Steps until A has drawn a block and discards next, without a complete group.
fn before_discard(seed: u64) -> Table {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
    for _ in 0..60 {
        table.settle();
        let is_turn =
            matches!(table.game().table().stage, Stage::Play(turn) if turn.seat == Seat::A);
        if is_turn && hand(&table).iter().any(|held| held.fresh) {
            return table;
        }
        table.step();
    }
    panic!("A draws in 60 steps")
}

#[test]
fn the_drawn_block_stands_apart_until_the_discard() {
    let mut seen = 0;
    for seed in 0..8 {
        let mut table = before_discard(seed);
        let before = hand(&table);
        let fresh: Vec<Block> =
            before.iter().filter(|held| held.fresh).map(|held| held.tile.block).collect();
        assert!(before.last().is_some_and(|held| held.fresh), "it stands at the end");
        // Also after loading again, and after choosing another order.
        let mut again = Table::new(&[PERSON, COMPUTER], 99);
        again.handle(YeboEvent::Load(table.session.record()));
        assert_eq!(hand(&again), before);
        again.handle(YeboEvent::Sort(sandgrid_app::yebo::Sort::Number));
        let last: Vec<Block> = hand(&again).iter().map(|held| held.tile.block).collect();
        assert!(last.ends_with(&fresh), "{last:?}");
        // Until the discard.
        while matches!(table.game().table().stage, Stage::Play(turn) if turn.seat == Seat::A) {
            assert!(table.discard());
        }
        seen += 1;
        assert!(hand(&table).iter().all(|held| !held.fresh));
    }
    assert_eq!(seen, 8);
}

#[test]
fn a_drawn_block_that_is_moved_stands_with_the_others() {
    let mut table = before_discard(2);
    let fresh = hand(&table).last().expect("there are some").tile.block;
    table.handle(YeboEvent::Move(fresh, sandgrid_app::yebo::Way::Back));
    let moved = hand(&table);
    assert!(moved.iter().all(|held| !held.fresh));
    assert_eq!(moved[moved.len() - 2].tile.block, fresh);
}

/// Steps until complete groups are offered to A, as many as that.
fn with_groups(count: usize) -> Table {
    for seed in 0..60 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..60 {
            table.settle();
            let scene = table.scene();
            let shows = scene.offers.iter().filter(|offer| offer.letter == 'S').count();
            if shows >= count {
                return table;
            }
            if !table.step() {
                break;
            }
        }
    }
    panic!("some hand has {count} groups")
}

/// The blocks of each complete group stand together, by their numbers, and say so.
fn brackets(table: &Table) {
    let all = hand(table);
    let group = |number: u8| {
        let places = (0..all.len()).filter(|at| all[*at].group == Some(number));
        places.collect::<Vec<_>>()
    };
    let size = usize::from(table.game().table().round.expect("it is chosen").spec().size);
    for number in 1..=2 {
        let held: Vec<usize> = group(number).into_iter().filter(|at| !all[*at].fresh).collect();
        assert_eq!(group(number).len(), size);
        assert!(held.windows(2).all(|pair| pair[1] == pair[0] + 1), "{number}: {held:?}");
        let numbers = held.iter().filter_map(|at| match all[*at].tile.face {
            Face::Suit(_, number) => Some(number),
            _ => None,
        });
        assert!(numbers.is_sorted(), "a group reads by its numbers");
        let words = &all[group(number)[0]].words;
        assert!(words.ends_with(&format!(", complete group {number}")), "{words}");
    }
}

/// A hint to show a group lifts the blocks of one bracket.
fn hint_lifts_one_group(table: &mut Table) {
    let size = usize::from(table.game().table().round.expect("it is chosen").spec().size);
    table.handle(YeboEvent::Do(TableCommand::Hint));
    table.settle();
    let lifted = hand(table);
    let group: Vec<Option<u8>> =
        lifted.iter().filter(|held| held.hinted).map(|held| held.group).collect();
    let is_one = group.iter().all(|it| it.is_some() && *it == group[0]);
    assert!(is_one || group.len() < size, "a hint to show lifts one bracketed group: {group:?}");
}

#[test]
fn complete_groups_stand_together_and_are_shown_by_one_key() {
    let mut table = with_groups(2);
    let shown = |table: &Table| table.game().table().place(Seat::A).groups.len();
    let scene = table.scene();
    let offers: Vec<_> = scene.offers.iter().filter(|offer| offer.letter == 'S').collect();
    assert_eq!(offers[0].rank, Rank::Chief);
    let points: Vec<i32> = offers
        .iter()
        .map(|offer| match offer.command {
            TableCommand::Act(Act::Show(meld)) => {
                assert_eq!(offer.note, format!("+{}", meld.points()));
                meld.points()
            }
            _ => panic!("{offer:?}"),
        })
        .collect();
    assert!(points.is_sorted_by(|one, other| one >= other), "the best stands first: {points:?}");
    brackets(&table);
    hint_lifts_one_group(&mut table);
    let before = shown(&table);
    table.handle(YeboEvent::Letter('s'));
    assert_eq!(shown(&table), before + 1);
    table.handle(YeboEvent::Do(TableCommand::Undo));
    table.handle(YeboEvent::Letter('2'));
    let groups = table.game().table().place(Seat::A).groups.clone();
    assert_eq!(groups.last().map(|group| group.meld().points()), Some(points[1]));
}

#[test]
fn one_draw_is_offered_and_the_other_end_is_a_key() {
    for (letter, act) in [('L', "left"), ('R', "right")] {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 3);
        while !matches!(table.game().table().stage, Stage::Take(Seat::A)) {
            table.settle();
            assert!(table.step());
            table.settle();
        }
        let offers = table.scene().offers;
        assert_eq!((offers[0].label.as_str(), offers[0].rank), ("Draw", Rank::Chief));
        assert_eq!(offers.iter().filter(|offer| offer.label.contains("Draw")).count(), 1);
        table.handle(YeboEvent::Letter(letter));
        assert!(table.session.record().contains(&format!("A {act}")), "{letter}");
    }
}

#[test]
fn hints_lift_blocks_offer_the_act_and_count_what_helps() {
    let (mut lifted, mut counted) = (0, 0);
    for seed in 0..4 {
        let mut table = before_discard(seed);
        table.handle(YeboEvent::Do(TableCommand::Hint));
        table.settle();
        let scene = table.scene();
        let hint = scene.hint.expect("it is A's turn");
        let hinted: Vec<HeldTile> =
            scene.hand.unwrap_or_default().into_iter().filter(|held| held.hinted).collect();
        lifted += hinted.len();
        for held in &hinted {
            assert!(hint.contains(&held.tile.name), "{hint}: {}", held.tile.name);
        }
        let act = hint.strip_prefix("Hint: ").and_then(|hint| hint.split(". ").next());
        let act = act.expect("it begins with the act");
        assert!(scene.offers.iter().any(|offer| offer.label == act), "{act}");
        let helps = ["Unseen blocks that would help: ", " unseen blocks would help."];
        let is_counted = helps.iter().any(|helps| hint.contains(helps));
        counted += usize::from(is_counted && hint.contains("In the making: "));
    }
    assert!(lifted >= 4 && counted >= 2, "{lifted} {counted}");
}

/// A game in which A chooses the round, if that seed leads to one.
fn choosing(seed: u64) -> Option<Table> {
    let mut table = Table::new(&[PERSON, COMPUTER], seed);
    for _ in 0..8 {
        table.settle();
        if table.game().table().stage == Stage::Choose {
            break;
        }
        table.step();
    }
    let game = table.game();
    let is_it = game.table().stage == Stage::Choose && game.table().chief == Seat::A;
    is_it.then_some(table)
}

#[test]
fn enter_chooses_the_hinted_round() {
    let strong = |table: &Table| {
        let offers = table.scene().offers.into_iter();
        offers.filter(|offer| offer.rank == Rank::Chief).map(|it| it.label).collect::<Vec<_>>()
    };
    let tables: Vec<Table> = (0..20).filter_map(choosing).take(3).collect();
    assert_eq!(tables.len(), 3);
    for mut table in tables {
        assert_eq!(strong(&table), [""; 0], "without a hint, Enter chooses nothing");
        table.handle(YeboEvent::Do(TableCommand::Hint));
        table.settle();
        let hint = table.scene().hint.expect("it can be asked now");
        let marked = strong(&table);
        assert!(marked.len() == 1 && hint.contains(&format!("{}. ", marked[0])), "{marked:?}");
    }
}

#[test]
fn the_chief_reads_how_far_each_round_is() {
    let mut seen = 0;
    for table in (0..20).filter_map(choosing) {
        let game = table.game();
        let counts = game.view(Seat::A).own.expect("A sits there").counts();
        for offer in table.scene().offers {
            let TableCommand::Act(Act::Choose(round)) = offer.command else { continue };
            let missing = Collection::new(round, &game.table().house, &[], &counts).missing();
            assert!(offer.note.starts_with(&format!("{missing} to go")), "{}", offer.note);
            let example: Vec<Face> = offer.picture.iter().map(|tile| tile.face).collect();
            assert_eq!(example, Collection::example(round));
            seen += 1;
        }
    }
    assert!(seen >= 12, "{seen}");
}

#[test]
fn two_players_are_not_asked_for_the_direction() {
    let mut table = Table::new(&[PERSON, PERSON], 1);
    let scene = table.scene();
    let chief = format!("Player {}", table.game().table().chief);
    let asked = "is Chief and takes the device: deal the blocks, while the others look away.";
    assert_eq!(scene.status, format!("{chief} {asked}"));
    let labels: Vec<&str> = scene.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!(labels, ["Deal"]);
    assert!(table.offer('+'));
    assert_ne!(table.game().table().stage, Stage::Direct);
}

#[test]
fn wrong_choices_are_answered_with_the_rule() {
    let mut table = before_discard(1);
    let game = table.game();
    let round = game.table().round.expect("it is chosen");
    let size = usize::from(round.spec().size);
    let loose: Vec<Block> = hand(&table)
        .iter()
        .filter(|held| held.group.is_none() && held.tile.face != Face::Africa)
        .map(|held| held.tile.block)
        .collect();
    for block in loose.iter().step_by(3).take(size) {
        table.handle(YeboEvent::Choose(*block));
    }
    let notice = table.scene().notice.expect("it is no group");
    let begins = ["No ", "That would be", "Your groups are"];
    assert!(begins.iter().any(|words| notice.words.starts_with(words)), "{}", notice.words);
    assert!(notice.rules.iter().any(|rule| rule.id.starts_with("003-E")), "{:?}", notice.rules);
}

#[test]
fn keys_read_the_others_the_discards_and_the_points() {
    let mut table = before_discard(1);
    let read = |table: &mut Table, letter: char| {
        table.said.clear();
        table.handle(YeboEvent::Letter(letter));
        table.said.join(" ")
    };
    let scene = table.scene();
    let (others, discards, points) =
        (read(&mut table, 'v'), read(&mut table, 'z'), read(&mut table, 'c'));
    for seen in &scene.seats {
        assert!(points.contains(&format!("{}: {}.", seen.name, seen.points_words)), "{points}");
        let is_near = seen.seat == Seat::A;
        let begins = format!("{}: {}", seen.name, seen.held_words);
        assert_eq!(others.contains(&begins), !is_near, "{others}");
        for tile in seen.pond.iter().flatten() {
            assert!(discards.contains(&tile.name), "{discards}");
        }
        let groups = seen.groups.iter().filter(|_| !is_near);
        assert!(groups.into_iter().all(|group| others.contains(&group.name)), "{others}");
    }
    for held in scene.hand.expect("it is shown") {
        let is_public = scene.seats.iter().any(|seen| {
            let groups = seen.groups.iter().flat_map(|group| &group.tiles);
            let mut lying = seen.pond.iter().flatten().chain(groups);
            lying.any(|tile| tile.name == held.tile.name)
        });
        assert!(is_public || !format!("{others} {discards}").contains(&held.tile.name));
    }
}

#[test]
fn missing_blocks_are_read_without_hiding_them() {
    let mut table = before_discard(1);
    table.handle(YeboEvent::SetSettings("yebo-help yes\n".to_owned()));
    let missing = table.scene().missing.expect("they are shown");
    table.said.clear();
    table.handle(YeboEvent::Letter('m'));
    assert!(table.said[0].starts_with(&missing.words), "{:?}", table.said);
    assert_eq!(table.scene().missing, Some(missing));
    table.handle(YeboEvent::Do(TableCommand::Help));
    assert_eq!(table.scene().missing, None, "the button hides them");
}

#[test]
fn players_have_distinct_names() {
    let seats = [PERSON, COMPUTER, PERSON, PERSON];
    let company = SeatPlan::new(&seats).expect("four sit there");
    let company = company.named(Seat::A, "Ana").named(Seat::C, "ana").named(Seat::D, "Bheki");
    let company = company.distinct(english());
    let names =
        [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| company.name(seat).map(str::to_owned));
    assert_eq!(names[0].as_deref(), Some("Ana"));
    assert_eq!(names[1], None, "it keeps its own");
    assert_eq!(names[2].as_deref(), Some("ana 2"));
    assert_eq!(names[3].as_deref(), Some("Bheki 2"), "B is called that without a name");
    assert_eq!(company.default_name(Seat::B, english()), "Bheki");
    let long = "x".repeat(SeatPlan::LONGEST);
    let company = company.named(Seat::A, &long).named(Seat::C, &long).distinct(english());
    assert_ne!(company.name(Seat::A), company.name(Seat::C));
}

#[test]
fn draws_pass_quickly_and_groups_stay() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 3);
    let (mut draws, mut groups) = (0, 0);
    for _ in 0..1_000 {
        let told = table.told.len();
        if !table.answer() && !table.step() {
            break;
        }
        let Some((_, act, _)) = table.told.get(told..).and_then(<[_]>::last) else { continue };
        let is_claim = matches!(table.game().table().stage, Stage::Claim { .. });
        if table.waiting.is_none() || is_claim {
            continue;
        }
        if act.starts_with("left") || act.starts_with("right") {
            assert!([400, 1_500].contains(&table.pause), "{act}: {}", table.pause);
            draws += usize::from(table.pause == 400);
        } else if act.starts_with("show") {
            assert_eq!(table.pause, 1_500, "{act}");
            groups += 1;
        }
    }
    assert!(draws > 10 && groups > 2, "{draws}, {groups}");
}

#[test]
fn no_more_groups_are_offered_than_have_room() {
    let is_show = |offer: &&CommandButton| matches!(offer.command, TableCommand::Act(Act::Show(_)));
    let mut many = 0;
    for seed in 0..30 {
        let mut table = Table::new(&[PERSON, COMPUTER], seed);
        for _ in 0..120 {
            table.settle();
            let scene = table.scene();
            let complete = scene.hand.iter().flatten().filter_map(|held| held.group).max();
            let shows = scene.offers.iter().filter(is_show).count();
            assert!(shows <= 4, "seed {seed}: {shows}");
            many += usize::from(complete > Some(4) && shows == 4);
            // Nothing is shown before the end.
            let is_done = match table.game().table().stage {
                Stage::Play(_) => table.discard(),
                Stage::Choose => table.offer('3') || table.step(),
                _ => table.step(),
            };
            if !is_done || many > 3 {
                break;
            }
        }
    }
    assert!(many > 0, "some hands hold five pairs");
}
