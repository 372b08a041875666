//! Invariants at every moment of random games. `SANDGRID_YEBO_GAMES=10000` sets their number.

mod chance;
mod plain;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::time::Instant;

use chance::Chance;
use sandgrid_yebo::{
    Act, Block, Direction, End, Event, Face, Game, HouseRules, Meld, Origin, Players, Record,
    Round, Seat, Sheet, Slot, Stage, Table, Then,
};

/// How often each kind of act was done, by the first word of its text, and each refusal met.
type Tally = BTreeMap<String, usize>;

/// How the house of that game plays: as we rule in one of three, otherwise at random.
fn house(chance: &mut Chance) -> HouseRules {
    let ruled = HouseRules::default();
    if chance.below(3) == 0 {
        return ruled;
    }
    HouseRules::CHOICES.iter().fold(ruled, |house, choice| {
        let word = chance.pick(&choice.options[..choice.options.len().min(4)]);
        house.with(choice.key, word).expect("an option is one")
    })
}

/// Every act that can be written about these faces, ends, groups and seats, but for groups: of these,
/// all that are one in some round.
fn universe(house: &HouseRules) -> Vec<Act> {
    let mut melds: BTreeSet<Meld> = BTreeSet::new();
    for round in Round::ALL {
        for (_, blocks) in plain::all_groups(round) {
            melds.extend(Meld::readings(round, house, &blocks));
        }
    }
    let mut acts = vec![Act::PickUp, Act::Pass, Act::Announce, Act::Rebuild, Act::Score];
    acts.extend(Direction::ALL.map(|way| Act::Direct(way, None)));
    acts.extend(Round::ALL.map(Act::Choose));
    acts.extend(End::ALL.map(Act::Draw));
    acts.extend(melds.iter().flat_map(|meld| [Act::Show(*meld), Act::Yebo(*meld)]));
    for slot in Slot::ALL {
        acts.extend(Seat::ALL.map(|seat| Act::Buy(seat, slot)));
        acts.extend(Face::all().flat_map(|face| [Act::Fourth(face, slot), Act::Guard(face, slot)]));
    }
    acts.extend(Face::all().map(Act::Discard));
    acts
}

/// Exactly the listed acts are accepted, and refusing changes nothing.
fn check_universe(game: &mut Game, acts: impl Iterator<Item = Act>, done: &mut Tally) {
    let lists = Seat::ALL.map(|seat| game.legal(seat).into_iter().collect::<BTreeSet<_>>());
    let before = game.clone();
    for act in acts {
        for seat in Seat::ALL {
            let is_listed = lists[seat.index()].contains(&act);
            let done_so = if is_listed { game.clone().act(seat, act) } else { game.act(seat, act) };
            assert_eq!(done_so.is_ok(), is_listed, "{seat} {act}: {:?}", game.table().stage);
            if let Err(illegal) = done_so {
                let why = format!("{:?}", illegal.why);
                let word = why.split('(').next().unwrap_or_default().to_owned();
                *done.entry(word).or_default() += 1;
            }
        }
    }
    assert_eq!(*game, before, "refusing has changed something");
}

/// All blocks are there, each once, and everybody has as many as between turns or in one.
fn check_blocks(game: &Game) {
    let mut seen = [false; 144];
    game.blocks().for_each(|block| seen[usize::from(block.number())] = true);
    assert!(game.blocks().count() == 144 && seen.iter().all(|is| *is), "144 blocks, each once");
    let table = game.table();
    if matches!(table.stage, Stage::Replace(_) | Stage::Direct | Stage::Over) {
        return;
    }
    for seat in table.seats() {
        let place = table.place(*seat);
        let displayed: usize = place.groups.iter().map(|group| group.blocks().len()).sum();
        let plays = matches!(table.stage, Stage::Play(turn) if turn.seat == *seat);
        assert_eq!(usize::from(place.held) + displayed, 12 + usize::from(plays), "{seat}");
    }
}

fn hand(game: &Game, seat: Seat) -> Vec<Face> {
    let view = game.view(seat);
    view.own.iter().flat_map(|own| own.hand).map(|held| held.block.face()).collect()
}

/// The scores of a round are what a plain count makes them, and what was left is what is held.
fn check_score(game: &Game, events: &[Event]) {
    let scored = |event: &Event| matches!(event, Event::Scored { .. });
    if !events.iter().any(scored) {
        return;
    }
    let table = game.table();
    let last = table.played.last().expect("a round was scored");
    for seat in table.seats() {
        let won = if last.winner == Some(*seat) { 20 } else { 0 };
        let points = plain::points(table.place(*seat), &hand(game, *seat)) + won;
        assert_eq!(last.score.of(*seat).total(), points, "{seat} {:?}", last.round);
        let left: Vec<Face> = last.left.of(*seat).map(Block::face).collect();
        assert_eq!(left, hand(game, *seat), "{seat} {:?}", last.round);
    }
}

/// State of a turn: a block counts as drawn in it while it lasts, those that came from the table are known to
/// all, a turn keeps its kind while blocks are drawn for it, and each building of the Fence is counted.
fn check_turn(game: &Game, before: &Table) {
    let table = game.table();
    let is_over = matches!(table.stage, Stage::Direct | Stage::Over); // The hands lie open.
    for seat in table.seats() {
        let view = game.view(*seat);
        let held = || view.own.iter().flat_map(|own| own.hand);
        let is_drawn = held().any(|held| held.from == Origin::Drawn);
        assert!(
            !is_drawn || is_over || table.turn() == Some(*seat),
            "{seat}: drawn, and not in turn"
        );
        let of = |blocks: &mut dyn Iterator<Item = Block>| -> BTreeSet<u8> {
            blocks.map(Block::number).collect()
        };
        let from_table = held().filter(|held| held.from == Origin::Table);
        let known = table.place(*seat).known.iter().copied();
        assert_eq!(
            of(&mut from_table.map(|held| held.block)),
            of(&mut { known }),
            "{seat}: what went there for all to see"
        );
    }
    if let (Stage::Refill(turn), Stage::Play(now)) = (before.stage, table.stage) {
        assert_eq!(now, turn, "another turn after a block was drawn for it");
    }
    if let (Stage::Empty(_), Stage::Take(_) | Stage::Refill(_)) = (before.stage, table.stage) {
        assert_eq!(table.rebuilt, before.rebuilt + 1);
    }
    if let Stage::Empty(then) = table.stage {
        assert_eq!(table.ends.total, 0);
        let asked = match then {
            Then::PickUp(seat) => seat,
            Then::Take(_) | Then::Refill(_) => table.chief,
        };
        assert_eq!(table.awaited().iter().collect::<Vec<_>>(), [asked]);
    }
    assert!(table.picked_up_in_a_row() <= Table::MOST_PICKED_UP, "it goes on without end");
}

/// Announcements in order of time, by events alone: no player wins by a discard that lay there at the
/// announcement.
#[derive(Default)]
struct Announced {
    /// By seat, what lay there; nothing where it was announced before.
    missed: [Option<Block>; 4],
    /// The first event of the turn, if that was a discard and no block was drawn since.
    taken: Option<Block>,
}

impl Announced {
    fn check(&mut self, before: &Table, events: &[Event]) {
        for event in events {
            match *event {
                Event::Announced { seat } => self.missed[seat.index()] = before.last_discard(),
                Event::PickedUp { block, .. } | Event::Claimed { block, .. } => {
                    self.taken = Some(block);
                }
                Event::Drew { .. } => self.taken = None,
                Event::Won { seat } => {
                    assert!(before.place(seat).announced, "{seat}");
                    let is_late = self.taken.is_some() && self.taken == self.missed[seat.index()];
                    assert!(!is_late, "{seat} has won by what lay there before");
                }
                Event::NotWon { seat } => {
                    let is_late = before.place(seat).missed.is_some();
                    assert!(!before.place(seat).announced || is_late, "{seat} should have won");
                }
                _ => {}
            }
        }
        if events.iter().any(|event| matches!(event, Event::Discarded { .. })) {
            *self = Self::default();
        }
    }
}

/// A player who is one block short between turns, and has not announced it, may announce it.
fn check_words(game: &Game) {
    let table = game.table();
    let is_played = table.round.is_some()
        && !matches!(table.stage, Stage::Direct | Stage::Replace(_) | Stage::Choose | Stage::Over);
    for seat in table.seats().iter().filter(|seat| is_played && table.turn() != Some(**seat)) {
        let view = game.view(*seat);
        let is_short = view.collection().is_some_and(|it| it.misses_at_most(1));
        let may = view.check(&Act::Announce).is_ok();
        assert_eq!(may, is_short && !table.place(*seat).announced, "{seat} {:?}", table.stage);
    }
}

/// The totals are sums over all rounds, and the player with the highest has won.
fn check_winners(table: &Table) {
    let sum = |seat: &Seat| -> i32 {
        let of_seat = |sheet: &Sheet| {
            sheet.groups.iter().sum::<i32>()
                + [sheet.fourths, sheet.sightings, sheet.winner, sheet.africa].iter().sum::<i32>()
        };
        table.played.iter().map(|played| of_seat(played.score.of(*seat))).sum()
    };
    let most = table.seats().iter().map(sum).max();
    for seat in table.seats() {
        assert_eq!(table.total(*seat), sum(seat));
        assert_eq!(table.winners().has(*seat), Some(sum(seat)) == most, "{seat}");
    }
}

/// Players who see the same before a hidden act see the same after it.
fn check_hidden(game: &Game, seat: Seat, act: Act, seed: u64) {
    for viewer in Seat::ALL.map(Some).into_iter().chain([None]) {
        if viewer == Some(seat) {
            continue;
        }
        let view = |game: &Game| viewer.map_or(game.onlooker(), |viewer| game.view(viewer)).legal();
        let mut other = viewer.map_or(game.onlooker(), |viewer| game.view(viewer)).imagine(seed);
        assert_eq!(view(game), view(&other));
        let mut game = game.clone();
        let acts = other.legal(seat);
        let instead = match act {
            Act::Yebo(_) | Act::Pass => acts.into_iter().next_back(),
            _ => acts.into_iter().find(|other| *other == act),
        };
        let (Ok(events), Some(instead)) = (game.act(seat, act), instead) else { continue };
        let others = other.act(seat, instead).expect("what is listed is legal");
        let is_open = matches!(game.table().stage, Stage::Claim { .. });
        let drew = |events: &[Event]| events.len() == 1;
        let hides = match act {
            Act::Draw(_) => drew(&events) && drew(&others),
            Act::Yebo(_) | Act::Pass => is_open && instead != Act::Announce,
            _ => false,
        };
        if hides {
            let told = |events: &[Event]| -> Vec<Event> {
                events.iter().map(|event| event.seen_by(viewer)).collect()
            };
            assert_eq!(told(&events), told(&others));
            let same = match viewer {
                Some(viewer) => game.view(viewer) == other.view(viewer),
                None => game.onlooker() == other.onlooker(),
            };
            assert!(same, "{viewer:?} sees something of {seat} {act}");
        }
    }
}

/// Returns whether no player knows more after it, if the seat still has the turn.
fn can_be_taken_back(act: Act) -> bool {
    matches!(act, Act::PickUp | Act::Show(_) | Act::Fourth(..) | Act::Buy(..))
}

/// Undo restores the state before, and belongs to the player who acted.
fn check_taking_back(game: &Game, seat: Seat, before: &Game) {
    for other in Seat::ALL {
        assert_eq!(game.can_take_back(other) > 0, other == seat);
    }
    let mut game = game.clone();
    let act = game.acts().last().map(|(_, act)| *act);
    assert_eq!(game.take_back(seat), act);
    assert_eq!(game, *before);
}

fn check_record(game: &Game) {
    let record = Record::of(game).expect("the game has a seed");
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, record);
    assert_eq!(read.to_string(), text);
}

/// Random acts of the seats: sometimes an announcement, otherwise an act of the awaited player.
fn choose(game: &Game, chance: &mut Chance) -> (Seat, Act) {
    let awaited: Vec<Seat> = game.table().awaited().iter().collect();
    let mut seat = chance.pick(&awaited);
    if chance.below(8) == 0 {
        let anyone = chance.pick(game.table().seats());
        seat = if game.legal(anyone).is_empty() { seat } else { anyone };
    }
    let legal = game.legal(seat);
    // Displaying more often than at random, so that rounds are won.
    let shows = legal.iter().copied().filter(|act| matches!(act, Act::Show(_) | Act::Yebo(_)));
    let shows: Vec<Act> = shows.collect();
    if !shows.is_empty() && chance.below(2) == 0 {
        return (seat, chance.pick(&shows));
    }
    (seat, chance.pick(&legal))
}

/// Plays a game, and counts what was done and refused; says how many acts it had.
fn play(seed: u64, universes: &[Vec<Act>; 2], done: &mut Tally) -> usize {
    let mut chance = Chance(seed);
    let players = chance.pick(&Players::ALL);
    let house = house(&mut chance);
    let acts = &universes[usize::from(house.mixed != HouseRules::default().mixed)];
    let mut game = Game::new(seed, players, house);
    assert_eq!(game.table().awaited().iter().collect::<Vec<_>>(), [game.table().chief]);
    let mut announced = Announced::default();
    while game.table().stage != Stage::Over {
        let (seat, act) = choose(&game, &mut chance);
        match chance.below(600) {
            0 => check_universe(&mut game, acts.iter().copied(), done),
            1..30 => {
                let some: Vec<Act> = (0..40).map(|_| chance.pick(acts)).collect();
                check_universe(&mut game, some.into_iter(), done);
            }
            30..40 => check_hidden(&game, seat, act, seed),
            _ => {}
        }
        let before = can_be_taken_back(act).then(|| game.clone());
        let table = game.table().clone();
        let events = game.act(seat, act).expect("what is listed is legal");
        check_blocks(&game);
        check_score(&game, &events);
        check_turn(&game, &table);
        announced.check(&table, &events);
        if game.acts().len().is_multiple_of(16) {
            check_words(&game);
        }
        if let Some(before) = before {
            check_taking_back(&game, seat, &before);
        }
        let text = act.to_string();
        let word = text.split(' ').next().unwrap_or_default().to_owned();
        *done.entry(word).or_default() += 1;
    }
    assert_eq!(game.table().played.len(), 6);
    check_winners(game.table());
    check_universe(&mut game, acts.iter().copied(), done);
    check_record(&game);
    game.acts().len()
}

fn universes() -> [Vec<Act>; 2] {
    ["mixed=whole", "mixed=paired"].map(|house| universe(&house.parse().expect("it is a house")))
}

/// `cargo xtask soak` says how many acts are to be played.
#[test]
#[ignore = "takes minutes"]
fn soak() {
    let plies = env::var("SANDGRID_PLIES").expect("SANDGRID_PLIES says how many");
    let plies: usize = plies.parse().expect("SANDGRID_PLIES is a number");
    let (begun, universes, mut done) = (Instant::now(), universes(), Tally::new());
    // Other seeds than the tests have.
    let (mut seed, mut played) = (1 << 32, 0);
    let first = seed;
    while played < plies {
        played += play(seed, &universes, &mut done);
        seed += 1;
    }
    let (games, seconds) = (seed - first, begun.elapsed().as_secs());
    println!("soak: {:40} {played:9} plies {games:7} games, {seconds} s", "Yebo");
}

#[test]
fn random_games_obey_the_reference_rules() {
    let games = env::var("SANDGRID_YEBO_GAMES").ok().and_then(|count| count.parse().ok());
    let games: u64 = games.unwrap_or(300);
    let mut done = Tally::new();
    let universes = universes();
    for seed in 0..games {
        play(seed, &universes, &mut done);
    }
    println!("{games} games: {done:?}"); // Shown with --nocapture.
    for word in [
        "direction",
        "round",
        "left",
        "right",
        "pick-up",
        "yebo",
        "pass",
        "show",
        "fourth",
        "buy",
        "discard",
        "guard",
        "announce",
        "rebuild",
        "score",
    ] {
        assert!(done.contains_key(word), "nobody has done {word}: {done:?}");
    }
}

#[test]
fn the_first_chief_has_drawn_the_highest_number() {
    for seed in 0..200 {
        for players in Players::ALL {
            let game = Game::new(seed, players, HouseRules::default());
            let draws = &game.table().opening;
            let last = |seat: Seat| draws.iter().rev().find(|draw| draw.seat == seat);
            let number = |seat: Seat| last(seat).and_then(sandgrid_yebo::Draw::number);
            let chief = game.table().chief;
            assert!(number(chief).is_some());
            let blocks: BTreeSet<Block> = draws.iter().map(|draw| draw.block).collect();
            assert_eq!(blocks.len(), draws.len());
            for seat in players.seats() {
                assert!(last(*seat).is_some());
                let mut first = draws.iter().filter(|draw| draw.seat == *seat);
                let first = first.find_map(sandgrid_yebo::Draw::number);
                let mut best = draws.iter().filter(|draw| draw.seat == chief);
                assert!(first <= best.find_map(sandgrid_yebo::Draw::number));
            }
        }
    }
}
