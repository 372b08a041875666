//! `lab tables verify`: checks every entry against its successors.

use std::cmp::Ordering;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use sandgrid_engine::table::{Executor, Layer, Material, WinDrawLoss};

use super::reference_rules::{Comes, Game, Hole, Place};
use super::thread_pool::Threads;
use crate::failure::Failure;

/// The number of half-turns without placement or capture that draws a game.
const LIMIT: u16 = 50;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// Only the K-th of N parts
    #[arg(long, value_name = "K/N", value_parser = Part::parse)]
    part: Option<Part>,
    /// Tables, the smaller first
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Checks tables and writes the number of positions checked.
pub(super) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let tables = super::load(&args.files)?;
    let part = args.part.unwrap_or(Part::WHOLE);
    let key = tables.ruleset().key();
    let shape = tables.ruleset().shape();
    let game = Game::of(key, (shape.columns(), shape.rows())).ok_or_else(|| {
        Failure::usage(format_args!(
            "{key}: the reference rules have only the traditional rulebooks"
        ))
    })?;
    let told = |layer, us, them| {
        let standing = tables.look_up(layer, us, them)?;
        Some((standing.value, standing.within.into()))
    };
    let checker = Checker { told: &told, until: Until::Change, game, part };
    let mut count = 0;
    for layer in tables.layers() {
        let here = checker.check(layer)?;
        writeln!(out, "{}\t{here}", super::name(layer))?;
        out.flush()?;
        count += here;
    }
    Ok(writeln!(out, "{key}: {count} positions agree with their successors")?)
}

/// The part of the boards to check.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Part {
    first: usize,
    of: usize,
}

impl Part {
    /// All boards.
    pub(crate) const WHOLE: Self = Self { first: 0, of: 1 };

    /// Parses `K/N`, the K-th of N parts.
    fn parse(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| {
            let (number, of): (usize, usize) = (number.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&number).then(|| Self { first: number - 1, of })
        });
        numbers.ok_or_else(|| "two numbers such as 1/10 are needed".to_owned())
    }
}

/// The value of a position, and its distance in half-turns.
type Claim = (WinDrawLoss, u16);

/// The end of that distance.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// The next placement or capture, or the end, before the quiet count reaches its limit.
    Change,
    /// The end of the game.
    End,
}

/// Compares the claims of a table with their consequences.
pub(crate) struct Checker<'a> {
    /// Returns the claim for a position of a layer.
    pub(crate) told: &'a (dyn Fn(Layer, u32, u32) -> Option<Claim> + Sync),
    pub(crate) until: Until,
    pub(crate) game: Game,
    pub(crate) part: Part,
}

impl Checker<'_> {
    /// Checks the positions of a layer modulo symmetry of our pieces, and returns their number.
    pub(crate) fn check(&self, layer: Layer) -> Result<u64, Failure> {
        let holes = self.game.columns * self.game.rows;
        let ours: Vec<Vec<usize>> = sets(holes, layer.us.placed() as usize)
            .into_iter()
            .filter(|set| self.is_first(set))
            .skip(self.part.first)
            .step_by(self.part.of)
            .collect();
        let differs = Mutex::new(None);
        let count = Threads::all().run(ours.len(), &|range| {
            let mut count = 0;
            for us in &ours[range] {
                let free: Vec<usize> = (0..holes).filter(|hole| !us.contains(hole)).collect();
                for them in sets(free.len(), layer.them.placed() as usize) {
                    let them: Vec<usize> = them.iter().map(|number| free[*number]).collect();
                    let place = place(holes, layer, us, &them);
                    count += 1;
                    if self.told(&place) != self.follows(&place) {
                        *differs.lock().expect("nobody panics with it") = Some(place);
                    }
                }
            }
            count
        });
        match differs.into_inner().expect("nobody panics with it") {
            None => Ok(count),
            Some(place) => Err(Failure::usage(format_args!(
                "{}: {place:?} is {:?} and should be {:?}",
                super::name(layer),
                self.told(&place),
                self.follows(&place)
            ))),
        }
    }

    /// Returns whether the set is the lexicographically first of its symmetric images.
    fn is_first(&self, set: &[usize]) -> bool {
        let Game { columns, rows, .. } = self.game;
        let mirrored = |set: &[usize], across: bool, up: bool, swapped: bool| {
            let mirrored = |hole: &usize| {
                let (column, row) = (hole % columns, hole / columns);
                let column = if across { columns - 1 - column } else { column };
                let row = if up { rows - 1 - row } else { row };
                if swapped { column * columns + row } else { row * columns + column }
            };
            let mut set: Vec<usize> = set.iter().map(mirrored).collect();
            set.sort_unstable();
            set
        };
        let ways = (0..if columns == rows { 8 } else { 4 })
            .map(|way| mirrored(set, way & 1 > 0, way & 2 > 0, way & 4 > 0));
        ways.min().as_deref() == Some(set)
    }

    /// Returns the claim for a position.
    fn told(&self, place: &Place) -> Option<Claim> {
        let bits = |what| place.all(what).fold(0, |bits, hole| bits | 1 << hole);
        let stock = |what, hand: usize| {
            let byte = |number: usize| u8::try_from(number).expect("at most 12 pieces");
            Material { total: byte(place.count(what) + hand), hand: byte(hand) }
        };
        let us = stock(Hole::Ours, place.our_hand);
        let them = stock(Hole::Theirs, place.their_hand);
        (self.told)(Layer { us, them }, bits(Hole::Ours), bits(Hole::Theirs))
    }

    /// Returns the value that follows from the claims for the position's successors.
    fn follows(&self, place: &Place) -> Option<Claim> {
        let turns = self.game.turns(place);
        self.best(place, turns)
    }

    /// Returns the entry that results from the best of these turns.
    fn best(&self, place: &Place, turns: Vec<Comes>) -> Option<Claim> {
        let (mut wins, mut losses, mut count) = (Vec::new(), Vec::new(), 0);
        for comes in turns {
            count += 1;
            let (value, within) = self.outcome(&comes)?;
            match value {
                _ if within > LIMIT && self.until == Until::Change => {}
                WinDrawLoss::Win => wins.push(within),
                WinDrawLoss::Loss => losses.push(within),
                WinDrawLoss::Draw => {}
            }
        }
        Some(match (wins.into_iter().min(), losses.len() == count) {
            (Some(within), _) => (WinDrawLoss::Win, within),
            (None, true) if count == 0 => (self.blocked(place), 0),
            (None, true) => (WinDrawLoss::Loss, losses.into_iter().max()?),
            (None, false) => (WinDrawLoss::Draw, 0),
        })
    }

    /// Returns the value of a turn for the side that plays it, and its distance.
    fn outcome(&self, comes: &Comes) -> Option<Claim> {
        let (value, within) = match comes {
            Comes::Won => return Some((WinDrawLoss::Win, 1)),
            Comes::Drawn => return Some((WinDrawLoss::Draw, 0)),
            Comes::Anew(next) | Comes::Step(next) => self.told(next)?,
            Comes::Duty(next) => self.best(next, Game::answer(next))?,
        };
        let stays = matches!(comes, Comes::Step(_)) || self.until == Until::End;
        Some(match value {
            WinDrawLoss::Draw => (value, 0),
            _ if stays => (!value, within + 1),
            WinDrawLoss::Loss | WinDrawLoss::Win => (!value, 1),
        })
    }

    /// Returns the value of being blocked: more pieces win (Q-Y9).
    fn blocked(&self, place: &Place) -> WinDrawLoss {
        if self.game.blocked_loses {
            return WinDrawLoss::Loss;
        }
        let ours = place.count(Hole::Ours) + place.our_hand;
        match ours.cmp(&(place.count(Hole::Theirs) + place.their_hand)) {
            Ordering::Less => WinDrawLoss::Loss,
            Ordering::Equal => WinDrawLoss::Draw,
            Ordering::Greater => WinDrawLoss::Win,
        }
    }
}

/// Returns every set of `size` numbers below `numbers`, in ascending order.
fn sets(numbers: usize, size: usize) -> Vec<Vec<usize>> {
    let mut sets = vec![Vec::new()];
    for _ in 0..size {
        let longer = |set: Vec<usize>| {
            let first = set.last().map_or(0, |last| last + 1);
            (first..numbers).map(move |next| [set.as_slice(), &[next]].concat())
        };
        sets = sets.into_iter().flat_map(longer).collect();
    }
    sets
}

fn place(holes: usize, layer: Layer, us: &[usize], them: &[usize]) -> Place {
    let what = |hole: usize| match hole {
        _ if hole >= holes => Hole::Beyond,
        _ if us.contains(&hole) => Hole::Ours,
        _ if them.contains(&hole) => Hole::Theirs,
        _ => Hole::Empty,
    };
    let (our_hand, their_hand) = (layer.us.hand.into(), layer.them.hand.into());
    Place { holes: std::array::from_fn(what), our_hand, their_hand }
}
