//! The missing blocks of a hand, checked against a search of all legal acts.

mod chance;
mod plain;

use std::collections::BTreeSet;

use chance::Chance;
use sandgrid_yebo::{Act, End, Event, Face, Game, Round, Seat, Serves, Setup, Stage};

const A: Seat = Seat::A;

/// A moment made up: what lies before A and before B, and what A holds.
struct Moment {
    round: Round,
    own: Vec<Vec<String>>,
    others: Vec<Vec<String>>,
    hand: Vec<Face>,
    /// The discards of A.
    gone: Option<Face>,
}

impl Moment {
    /// Everything lies there, and A is in turn; with what it draws, if that is said.
    fn setup(&self, drawn: Option<Face>) -> Option<Game> {
        self.setup_at(self.stage(), drawn)
    }

    fn setup_at(&self, stage: &str, drawn: Option<Face>) -> Option<Game> {
        let group = |seat: &str, group: &Vec<_>| format!("group {seat} {}", group.join(" "));
        let hand: Vec<String> = self.hand.iter().map(ToString::to_string).collect();
        let mut lines = vec![
            format!("seats 2\nround {}\nstage {stage}\nannounced A", self.round),
            format!("hand A {}", hand.join(" ")),
        ];
        lines.extend(self.own.iter().map(|own| group("A", own)));
        lines.extend(self.others.iter().map(|others| group("B", others)));
        lines.extend(drawn.map(|face| format!("left {face}")));
        lines.extend(self.gone.map(|face| format!("discards A {face}")));
        let text = lines.join("\n") + "\n";
        // The Fence takes an even number of blocks.
        let setup = |text: &str| text.parse::<Setup>().ok().map(Setup::into_game);
        setup(&text)
            .or_else(|| setup(&format!("{text}discards B S9\n")))
            .or_else(|| setup(&format!("{text}discards B F1\n")))
    }

    fn stage(&self) -> &'static str {
        let displayed: usize = self.own.iter().map(Vec::len).sum();
        if displayed + self.hand.len() == 13 { "play A" } else { "take A" }
    }

    /// The faces with which, drawn, something legal wins, among it what those take who may.
    fn winning(&self, takes: Takes) -> BTreeSet<Face> {
        let wins = |face: &Face| {
            let game = self.setup(Some(*face));
            game.is_some_and(|mut game| {
                game.act(A, Act::Draw(End::Left)).expect("A is to draw");
                can_win(&game, takes)
            })
        };
        Face::all().filter(|face| !matches!(face, Face::Sighting(_))).filter(wins).collect()
    }

    /// The same for thirteen blocks, of which one is discarded before the draw.
    fn winning_next(&self, takes: Takes) -> BTreeSet<Face> {
        let game = self.setup(None).expect("it can be set up");
        let discards = game.legal(A).into_iter().filter_map(|act| match act {
            Act::Discard(face) => Some(face),
            _ => None,
        });
        discards.flat_map(|face| self.without(face).winning(takes)).collect()
    }

    fn without(&self, face: Face) -> Self {
        let mut hand = self.hand.clone();
        hand.remove(hand.iter().position(|it| *it == face).expect("it is held"));
        let (own, others) = (self.own.clone(), self.others.clone());
        Self { round: self.round, own, others, hand, gone: Some(face) }
    }
}

/// Whether an Africa is taken back.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Takes {
    Africa,
    Nothing,
}

/// Returns whether A's turn, of which one block was drawn, can end the round: by any legal act but 4th
/// blocks, since the block drawn for one is unknown.
fn can_win(game: &Game, takes: Takes) -> bool {
    let is_tried = |act: &Act| match act {
        Act::Fourth(..) => false,
        Act::Buy(..) => takes == Takes::Africa,
        _ => true,
    };
    game.legal(A).into_iter().filter(is_tried).any(|act| {
        let mut game = game.clone();
        let events = game.act(A, act).expect("it is legal");
        let won = events.iter().any(|event| matches!(event, Event::Won { .. }));
        let goes_on = matches!(game.table().stage, Stage::Play(turn) if turn.seat == A);
        won || goes_on && can_win(&game, takes)
    })
}

/// A group as a set-up writes it, of that which stands and the blocks that lie there.
fn written(stands: &[Face], blocks: &[Face]) -> Vec<String> {
    let mut blanks: Vec<Face> = stands.to_vec();
    for face in blocks {
        if let Some(at) = blanks.iter().position(|it| it == face) {
            blanks.remove(at);
        }
    }
    let word = |face: &Face| match (face, blanks.first()) {
        (Face::Africa, Some(blank)) => format!("AF={blank}"),
        _ => face.to_string(),
    };
    blocks.iter().map(word).collect()
}

/// A group: what it stands for, and its blocks.
type Laid = (Vec<Face>, Vec<Face>);

/// Any of those groups, every other with an Africa.
fn pick(chance: &mut Chance, all: &[Laid]) -> Laid {
    let with_africa = chance.below(2) == 0;
    loop {
        let group = &all[chance.below(all.len())];
        if !with_africa || group.1.contains(&Face::Africa) {
            return group.clone();
        }
    }
}

/// A number of those groups, if they go together.
fn together(chance: &mut Chance, round: Round, all: &[Laid], count: usize) -> Option<Vec<Laid>> {
    let groups: Vec<Laid> = (0..count).map(|_| pick(chance, all)).collect();
    let stands: Vec<_> = groups.iter().map(|(stands, _)| stands.clone()).collect();
    plain::go_together(round, &stands).then_some(groups)
}

/// A moment in which A has `left` groups to come, but for a block or two, and `more` blocks besides. Africa
/// is everywhere.
fn made_up(
    chance: &mut Chance,
    (round, all): (Round, &[Laid]),
    left: usize,
    more: usize,
) -> Option<Moment> {
    let count = usize::from(round.spec().groups);
    let collection = together(chance, round, all, count)?;
    let others = together(chance, round, all, 2)?;
    let (own, to_come) = collection.split_at(count - left);
    let mut hand: Vec<Face> = to_come.iter().flat_map(|(_, blocks)| blocks.clone()).collect();
    for _ in 0..=chance.below(2) {
        let at = chance.below(hand.len());
        hand[at] = any(chance);
    }
    hand.extend((0..more).map(|_| any(chance)));
    let texts =
        |groups: &[Laid]| groups.iter().map(|(stands, blocks)| written(stands, blocks)).collect();
    Some(Moment { round, own: texts(own), others: texts(&others), hand, gone: None })
}

/// Any face; Africa often.
fn any(chance: &mut Chance) -> Face {
    let faces: Vec<Face> = Face::all().filter(|face| face.copies() == 4).collect();
    if chance.below(4) == 0 { Face::Africa } else { chance.pick(&faces) }
}

/// How many moments there were of each kind.
#[derive(Debug, Default)]
struct Seen {
    moments: usize,
    /// Faces that win, and those of them that only take an Africa back.
    winning: usize,
    by_africa: usize,
    /// Faces that complete the count, and win nothing.
    idle: usize,
    /// Faces that bring a hand nearer that lacks more than one block.
    farther: usize,
}

/// Compares with the faces that win, and with those that do although no Africa is taken back.
fn compare(moment: &Moment, [expected, alone]: [&BTreeSet<Face>; 2], game: &Game, seen: &mut Seen) {
    let view = game.view(A);
    let collection = view.collection().expect("a round is chosen");
    let told = view.wanted();
    let faces: BTreeSet<Face> = told.iter().map(|wanted| wanted.face).collect();
    let unseen = view.unseen();
    let place = || {
        format!("round {}: {:?}, {:?}, {:?}", moment.round, moment.own, moment.others, moment.hand)
    };
    match collection.missing() {
        0 => assert!(faces.is_empty(), "{}", place()),
        // A face of which all blocks have been seen cannot be drawn.
        1 => {
            let may_come: BTreeSet<Face> =
                faces.into_iter().filter(|face| unseen.of(*face) > 0).collect();
            assert_eq!(may_come, *expected, "{}", place());
            for it in told.iter().filter(|it| expected.contains(&it.face)) {
                let is_alone = alone.contains(&it.face);
                assert_eq!(it.serves == Serves::Group, is_alone, "{}: {}", place(), it.face);
            }
            seen.moments += 1;
            seen.winning += expected.len();
            let by_africa = told.iter().filter(|it| it.serves == Serves::Africa);
            seen.by_africa += by_africa.filter(|it| expected.contains(&it.face)).count();
            let idle = |face: &Face| {
                unseen.of(*face) > 0
                    && collection.with(*face).misses_at_most(0)
                    && !expected.contains(face)
            };
            seen.idle += Face::all().filter(idle).count();
        }
        missing => {
            assert!(expected.is_subset(&faces), "{}", place());
            let brings_nearer = |face: &Face| {
                unseen.of(*face) > 0 && collection.with(*face).misses_at_most(missing - 1)
            };
            let nearer: BTreeSet<Face> = Face::all().filter(brings_nearer).collect();
            let of_groups = told.iter().filter(|it| it.serves == Serves::Group && it.unseen > 0);
            assert_eq!(nearer, of_groups.map(|it| it.face).collect(), "{}", place());
            seen.farther += nearer.len();
        }
    }
}

/// The number of moments of that kind that can be set up.
fn moments(round: Round, left: usize, more: usize, wanted: usize) -> Vec<(Moment, Game)> {
    let mut chance = Chance(u64::from(round.number()) * 100 + (left * 10 + more) as u64);
    let all = plain::all_groups(round);
    let mut list = Vec::new();
    for _ in 0..2_000_000 {
        if list.len() == wanted {
            break;
        }
        let moment = made_up(&mut chance, (round, &all), left, more);
        list.extend(moment.and_then(|moment| moment.setup(None).map(|game| (moment, game))));
    }
    assert_eq!(list.len(), wanted, "round {round}, {left} groups to come");
    list
}

fn compare_all(wanted: usize, most: usize) -> Seen {
    let mut seen = Seen::default();
    for round in Round::ALL {
        for left in 1..=most {
            for (moment, game) in moments(round, left, 0, wanted) {
                let winning = [Takes::Africa, Takes::Nothing].map(|takes| moment.winning(takes));
                compare(&moment, winning.each_ref(), &game, &mut seen);
            }
        }
        for (moment, game) in moments(round, 1, 1, wanted / 4) {
            let winning = [Takes::Africa, Takes::Nothing].map(|takes| moment.winning_next(takes));
            compare(&moment, winning.each_ref(), &game, &mut seen);
        }
    }
    seen
}

#[test]
fn missing_blocks_win_by_legal_acts() {
    let seen = compare_all(20, 2);
    println!("{seen:?}");
    assert!(seen.moments > 100 && seen.by_africa > 20 && seen.idle > 5, "{seen:?}");
    assert!(seen.farther > 100, "{seen:?}");
}

#[test]
fn missing_blocks_do_not_depend_on_the_turn() {
    for round in Round::ALL {
        for (moment, game) in moments(round, 1, 0, 6) {
            let waits = moment.setup_at("play B", None).expect("B may be in turn as well");
            let faces = |game: &Game| -> Vec<(Face, Serves)> {
                game.view(A).wanted().iter().map(|it| (it.face, it.serves)).collect()
            };
            assert_eq!(faces(&waits), faces(&game), "round {round}: {:?}", moment.hand);
        }
    }
}

/// A P1 would take B's Africa back, were there a fifth.
#[test]
fn exhausted_face_is_not_wanted() {
    let words = |group: &str| group.split(' ').map(str::to_owned).collect();
    let own = ["P1 P2 P3"; 3].map(words).to_vec();
    let hand = ["P1", "P5", "P6"].map(|face| face.parse().expect("it is a face")).to_vec();
    let others = vec![words("AF=P1 P2 P3")];
    let moment = Moment { round: Round::Runs, own, others, hand, gone: None };
    let game = moment.setup(None).expect("it can be set up");
    let wanted: Vec<String> =
        game.view(A).wanted().iter().map(|wanted| wanted.face.to_string()).collect();
    assert_eq!(wanted, ["P4", "P7", "AF"]);
}

#[test]
#[ignore = "minutes; with three groups to come, and many more moments"]
fn missing_blocks_match_legal_wins_in_random_games() {
    println!("{:?}", compare_all(600, 3));
}
