//! Groups, and how many blocks are missing, against a plain second account.

mod chance;
mod plain;

use chance::Chance;
use sandgrid_yebo::{Collection, Counts, Face, HouseRules, Meld, Round};

/// A number of blocks without Sightings of some faces, as far as there are enough.
fn deal(chance: &mut Chance, size: usize, faces: &[Face], gone: &[Face]) -> Vec<Face> {
    let mut hand: Vec<Face> = Vec::new();
    while hand.len() < size {
        let face = chance.pick(faces);
        let have = hand.iter().chain(gone).filter(|it| **it == face).count();
        if have < 4 {
            hand.push(face);
        }
    }
    hand
}

#[test]
fn legal_groups_match_the_rulebook() {
    let house = HouseRules::default();
    for round in Round::ALL {
        let groups = plain::all_groups(round);
        for (stands, blocks) in &groups {
            let mut readings = Meld::readings(round, &house, blocks);
            assert!(readings.any(|meld| meld.stands() == stands), "{round} {stands:?}");
        }
        let faces: Vec<Face> = Face::all().collect();
        let mut laid = 0;
        for (at, first) in faces.iter().enumerate() {
            for (next, second) in faces.iter().enumerate().skip(at) {
                laid += Meld::readings(round, &house, &[*first, *second]).count();
                for third in &faces[next..] {
                    laid += Meld::readings(round, &house, &[*first, *second, *third]).count();
                }
            }
        }
        assert_eq!(laid, groups.len(), "round {round}");
    }
}

#[test]
fn legal_fourths_match_enumeration() {
    for of_runs in ["next", "same", "none"] {
        let house =
            HouseRules::default().with("fourth-of-run", of_runs).expect("a house can say so");
        for round in Round::ALL {
            for (stands, blocks) in plain::all_groups(round) {
                let mut readings = Meld::readings(round, &house, &blocks);
                let meld = readings.find(|meld| meld.stands() == stands).expect("it is a group");
                for face in Face::all() {
                    let takes = meld.takes_fourth(face, round, &house);
                    let expected = plain::takes_fourth(round, &stands, face, of_runs);
                    assert_eq!(takes, expected, "{round} {of_runs}: {stands:?} + {face}");
                }
            }
        }
    }
}

/// Displays some groups at random that go together, until no more than `left` are to come.
fn displayed(chance: &mut Chance, round: Round, left: usize) -> Vec<(Vec<Face>, Vec<Face>)> {
    let all = plain::all_groups(round);
    let wanted = usize::from(round.spec().groups) - left;
    let mut shown: Vec<(Vec<Face>, Vec<Face>)> = Vec::new();
    while shown.len() < wanted {
        let group = all[chance.below(all.len())].clone();
        shown.push(group);
        let stands: Vec<_> = shown.iter().map(|(stands, _)| stands.clone()).collect();
        let blocks: Vec<Face> = shown.iter().flat_map(|(_, blocks)| blocks.clone()).collect();
        let over = |face: &Face| blocks.iter().filter(|it| *it == face).count() > 4;
        if blocks.iter().any(over) || !plain::go_together(round, &stands) {
            shown.pop();
        }
    }
    shown
}

/// The faces that hands are made of: with `narrow`, few of them, so that groups compete for blocks.
fn faces(chance: &mut Chance, narrow: usize) -> Vec<Face> {
    let all: Vec<Face> = Face::all().filter(|face| face.copies() == 4).collect();
    if narrow == 0 {
        return all;
    }
    let mut some: Vec<Face> = (0..narrow).map(|_| all[chance.below(all.len())]).collect();
    some.extend([Face::Africa]);
    some
}

fn compare(round: Round, left: usize, hands: usize) {
    let mut chance = Chance(u64::from(round.number()) + 10 * left as u64);
    for hand in 0..hands {
        let shown = displayed(&mut chance, round, left);
        let gone: Vec<Face> = shown.iter().flat_map(|(_, blocks)| blocks.clone()).collect();
        let size = left * usize::from(round.spec().size) + hand % 2;
        let narrow = [0, 6, 9][hand % 3];
        let faces = faces(&mut chance, narrow.min(size * 2));
        let held = deal(&mut chance, size, &faces, &gone);
        let collection = in_making(round, &shown, &held);
        let expected = plain::missing(round, &shown, &held);
        let place = format!("round {round}, shown {shown:?}, held {held:?}");
        assert_eq!(usize::from(collection.missing()), expected, "{place}");
        for most in 0..=12 {
            let may = collection.misses_at_most(most);
            assert_eq!(may, expected <= usize::from(most), "{place}: at most {most}");
        }
        let aim = collection.aim();
        let kept: Vec<Face> = held
            .iter()
            .copied()
            .scan(aim.keep, |left, face| Some((face, left.remove(face))))
            .filter_map(|(face, is_kept)| is_kept.then_some(face))
            .collect();
        assert_eq!(kept.len(), left * usize::from(round.spec().size) - expected, "{place}");
        assert_eq!(aim.keep.total() as usize, kept.len(), "{place}: no more than is held");
        assert_eq!(usize::from(in_making(round, &shown, &kept).missing()), expected, "{place}");
    }
}

fn in_making(round: Round, shown: &[(Vec<Face>, Vec<Face>)], held: &[Face]) -> Collection {
    let house = HouseRules::default();
    let counts: Counts = held.iter().copied().collect();
    let empty = Collection::new(round, &house, &[], &counts);
    shown.iter().fold(empty, |collection, (stands, blocks)| {
        let mut melds = Meld::readings(round, &house, blocks);
        let meld = melds.find(|meld| meld.stands() == stands).expect("it is a group");
        collection.with_group(&meld).expect("they go together")
    })
}

#[test]
fn missing_blocks_match_exhaustive_search() {
    for round in Round::ALL {
        compare(round, 1, 60);
        compare(round, 2, 12);
    }
    compare(Round::MixedSets, 4, 2);
}

/// Two pairs lack the same face, of which one is left: in the other a blank must stand in for it.
#[test]
fn exhausted_faces_are_replaced_by_blanks() {
    let face = |text: &str| text.parse::<Face>().expect("it is a face");
    let (lacked, had, blank) = (face("P5"), face("M5"), Face::Africa);
    let pair = vec![lacked, had];
    let shown = vec![
        (pair.clone(), pair.clone()),
        (pair.clone(), pair.clone()),
        (pair.clone(), vec![lacked, blank]),
    ];
    let held = [had, had];
    let expected = plain::missing(Round::MixedPairs, &shown, &held);
    assert_eq!(expected, 4);
    assert_eq!(usize::from(in_making(Round::MixedPairs, &shown, &held).missing()), expected);
}

/// Two sets of one face need six blocks of it, of which there are four: with a blank each, all four stay.
#[test]
fn four_of_a_kind_is_split_if_useful() {
    let face = |text: &str| text.parse::<Face>().expect("it is a face");
    let shown: Vec<_> = ["P1", "P2"].map(|text| (vec![face(text); 3], vec![face(text); 3])).into();
    let held = [face("P5"); 4];
    let expected = plain::missing(Round::Sets, &shown, &held);
    assert_eq!(expected, 2);
    assert_eq!(usize::from(in_making(Round::Sets, &shown, &held).missing()), expected);
}

#[test]
#[ignore = "minutes; with three groups to come, and four, in every round"]
fn missing_blocks_of_many_groups_are_found() {
    for round in Round::ALL {
        compare(round, 2, 60);
        compare(round, 3, if round == Round::MixedRuns { 3 } else { 12 });
    }
    compare(Round::MixedSets, 4, 12);
    compare(Round::Runs, 4, 3);
}

#[test]
#[ignore = "a measurement"]
fn collection_is_fast() {
    let faces: Vec<Face> = Face::all().filter(|face| face.copies() == 4).collect();
    for round in Round::ALL {
        let mut chance = Chance(1);
        let hands: Vec<Counts> =
            (0..2000).map(|_| deal(&mut chance, 13, &faces, &[]).into_iter().collect()).collect();
        let start = busy();
        let sum: u32 = hands
            .iter()
            .map(|held| Collection::new(round, &HouseRules::default(), &[], held).missing())
            .map(u32::from)
            .sum();
        let each = (busy() - start) / 2000; // Of this thread alone.
        println!("round {round}: {each} ns each, {:.2} missing", f64::from(sum) / 2000.0);
    }
}

/// Returns the processor time of this thread, in nanoseconds.
fn busy() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").expect("this is Linux");
    text.split(' ').next().and_then(|word| word.parse().ok()).expect("it is a number")
}
