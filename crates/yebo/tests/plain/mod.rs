//! A second account of groups, collections and points, written out plainly from the rulebook: slow,
//! without tables, and sharing nothing with the first but the names of blocks.

#![allow(dead_code, reason = "every test uses a part of it")]

use sandgrid_yebo::{Block, Face, Place, Round, Suit};

/// Suit and number of a block that has both.
fn suited(face: Face) -> Option<(Suit, u8)> {
    match face {
        Face::Suit(suit, number) => Some((suit, number.get())),
        _ => None,
    }
}

fn flower(face: Face) -> Option<u8> {
    match face {
        Face::Flower(low) => Some(low.get()),
        _ => None,
    }
}

fn bird(face: Face) -> Option<u8> {
    match face {
        Face::Bird(low) => Some(low.get()),
        _ => None,
    }
}

/// Returns whether those numbers, in some order, are 1 2 3, or 4 5 6 and the like.
fn in_a_row(numbers: &[u8]) -> bool {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.windows(2).all(|pair| pair[0] + 1 == pair[1])
}

fn all_different<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().all(|(at, item)| !list[..at].contains(item))
}

/// Returns whether those blocks, none of them a blank, are a group of that round.
pub(crate) fn is_group(round: Round, faces: &[Face]) -> bool {
    let size = match round {
        Round::Pairs | Round::MixedPairs => 2,
        _ => 3,
    };
    if faces.len() != size {
        return false;
    }
    if faces.iter().all(|face| *face == Face::Africa) {
        return true;
    }
    let suits: Vec<_> = faces.iter().filter_map(|face| suited(*face)).collect();
    let flowers: Vec<u8> = faces.iter().filter_map(|face| flower(*face)).collect();
    let birds: Vec<u8> = faces.iter().filter_map(|face| bird(*face)).collect();
    let of: Vec<Suit> = suits.iter().map(|(suit, _)| *suit).collect();
    let numbers: Vec<u8> = suits.iter().map(|(_, number)| *number).collect();
    let one_suit = suits.len() == size && of.iter().all(|suit| *suit == of[0]);
    let every_suit = suits.len() == size && all_different(&of);
    let flower_run = flowers.len() == size && in_a_row(&flowers);
    let bird_run = birds.len() == size && in_a_row(&birds);
    match round {
        Round::Sets | Round::Pairs => {
            let counts = suits.len() + flowers.len() + birds.len() == size;
            counts && faces.iter().all(|face| *face == faces[0])
        }
        Round::Runs => (one_suit && in_a_row(&numbers)) || flower_run || bird_run,
        Round::MixedSets => {
            let one_number = every_suit && numbers.iter().all(|number| *number == numbers[0]);
            one_number || flower_run || bird_run
        }
        Round::MixedRuns => every_suit && in_a_row(&numbers),
        Round::MixedPairs => {
            (every_suit && numbers[0] == numbers[1]) || (flowers.len() == 1 && flowers == birds)
        }
    }
}

/// Returns whether those groups, blanks filled in, may be of one collection of that round.
pub(crate) fn go_together(round: Round, groups: &[Vec<Face>]) -> bool {
    let mut suits: Vec<Suit> = Vec::new();
    let (mut flowers, mut birds) = (0, 0);
    for group in groups {
        for (suit, _) in group.iter().filter_map(|face| suited(*face)) {
            if !suits.contains(&suit) {
                suits.push(suit);
            }
        }
        flowers += u32::from(group.iter().any(|face| flower(*face).is_some()));
        birds += u32::from(group.iter().any(|face| bird(*face).is_some()));
    }
    match round {
        Round::Sets => suits.len() <= 1 && groups.len() <= 4,
        Round::Runs => suits.len() <= 1 && groups.len() <= 4 && flowers + birds <= 1,
        Round::Pairs => suits.len() <= 1 && groups.len() <= 6,
        Round::MixedSets => groups.len() <= 4 && flowers <= 1 && birds <= 1,
        Round::MixedRuns => groups.len() <= 4,
        Round::MixedPairs => suits.len() <= 2 && groups.len() <= 6,
    }
}

/// Returns whether that block may be laid on that group as a 4th, where a house says that of runs.
pub(crate) fn takes_fourth(round: Round, stands: &[Face], face: Face, of_runs: &str) -> bool {
    if face == Face::Africa || stands.iter().all(|it| *it == Face::Africa) {
        return false;
    }
    match (round, of_runs) {
        (Round::Sets, _) => stands.iter().all(|it| *it == face),
        (Round::Runs, "next") => {
            let four: Vec<_> = stands.iter().chain([&face]).filter_map(|it| suited(*it)).collect();
            let numbers: Vec<u8> = four.iter().map(|(_, number)| *number).collect();
            four.len() == 4 && four.iter().all(|it| it.0 == four[0].0) && in_a_row(&numbers)
        }
        (Round::Runs, "same") => stands.contains(&face),
        _ => false,
    }
}

/// Every group of that round: what it stands for, and which blocks it takes.
pub(crate) fn all_groups(round: Round) -> Vec<(Vec<Face>, Vec<Face>)> {
    let faces: Vec<Face> = Face::all().filter(|face| face.copies() == 4).collect();
    let mut stands: Vec<Vec<Face>> = Vec::new();
    for (at, first) in faces.iter().enumerate() {
        for (next, second) in faces.iter().enumerate().skip(at) {
            stands.push(vec![*first, *second]);
            stands.extend(faces[next..].iter().map(|third| vec![*first, *second, *third]));
        }
    }
    stands.retain(|faces| is_group(round, faces));
    let mut groups = Vec::new();
    for stand in stands {
        groups.push((stand.clone(), stand.clone()));
        for at in 0..stand.len() {
            let is_new = !stand[..at].contains(&stand[at]);
            if is_new && stand[at] != Face::Africa {
                let mut blocks = stand.clone();
                blocks[at] = Face::Africa;
                groups.push((stand.clone(), blocks));
            }
        }
    }
    groups
}

fn count(list: &[Face], face: Face) -> usize {
    list.iter().filter(|it| **it == face).count()
}

/// Returns the number of blocks missing to a complete collection, by trying all collections.
///
/// `shown` are what the displayed groups stand for and the blocks in them.
pub(crate) fn missing(round: Round, shown: &[(Vec<Face>, Vec<Face>)], held: &[Face]) -> usize {
    let all = all_groups(round);
    let wanted = match round {
        Round::Pairs | Round::MixedPairs => 6,
        _ => 4,
    };
    let mut stands: Vec<Vec<Face>> = shown.iter().map(|(stands, _)| stands.clone()).collect();
    let gone: Vec<Face> = shown.iter().flat_map(|(_, blocks)| blocks.clone()).collect();
    let mut blocks = Vec::new();
    let mut least = usize::MAX;
    go_through(
        &Search { round, all: &all, wanted, gone: &gone, held },
        0,
        &mut stands,
        &mut blocks,
        &mut least,
    );
    least
}

struct Search<'a> {
    round: Round,
    all: &'a [(Vec<Face>, Vec<Face>)],
    wanted: usize,
    gone: &'a [Face],
    held: &'a [Face],
}

fn go_through(
    search: &Search<'_>,
    from: usize,
    stands: &mut Vec<Vec<Face>>,
    blocks: &mut Vec<Face>,
    least: &mut usize,
) {
    // A block more than there are of its face, or groups that do not go together, never get better.
    let over = |face: &Face| count(blocks, *face) + count(search.gone, *face) > 4;
    if blocks.iter().any(over) || !go_together(search.round, stands) {
        return;
    }
    if stands.len() == search.wanted {
        let lacks = |face: Face| count(blocks, face).saturating_sub(count(search.held, face));
        *least = (*least).min(Face::all().map(lacks).sum());
        return;
    }
    for at in from..search.all.len() {
        let (stand, taken) = &search.all[at];
        stands.push(stand.clone());
        blocks.extend(taken);
        go_through(search, at, stands, blocks, least);
        stands.pop();
        blocks.truncate(blocks.len() - taken.len());
    }
}

/// The value of a place and a hand, without the 20 for winning.
pub(crate) fn points(place: &Place, hand: &[Face]) -> i32 {
    let mut points = 0;
    for group in &place.groups {
        let faces: Vec<Face> = group.blocks().iter().map(|block| block.face()).collect();
        let africa = i32::try_from(count(&faces, Face::Africa)).expect("no more than three");
        let each = match (faces.len(), africa) {
            (3, 3) => 50,
            (2, 2) => 20,
            _ => 0,
        };
        points += africa * each;
        for face in faces.into_iter().chain(group.fourth().map(Block::face)) {
            points += match face {
                Face::Suit(..) => 10,
                Face::Flower(_) | Face::Bird(_) => 20,
                Face::Africa | Face::Sighting(_) => 0,
            };
        }
    }
    for block in &place.sightings {
        let text = block.to_string();
        points += text[1..].parse::<i32>().expect("a Sighting is written with its value");
    }
    points - 50 * i32::try_from(count(hand, Face::Africa)).expect("no more than four")
}
