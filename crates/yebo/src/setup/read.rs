//! The lines of a written set-up.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Draft, Rest, SetupFault, may_be_discarded};
use crate::dice::Dice;
use crate::pattern::Pattern;
use crate::plan::Plan;
use crate::{
    Block, Direction, Discard, DiscardState, Face, Group, Left, Meld, Origin, Place, Played,
    Players, Round, Score, Seat, Seats, Stage, Then, Took, Turn,
};

type Said = Result<(), SetupFault>;

fn parse<T: core::str::FromStr>(word: &str) -> Result<T, SetupFault> {
    word.parse().map_err(|_| SetupFault::Unreadable)
}

/// A seat, and what is said of it.
fn of_seat(rest: &str) -> Result<(Seat, &str), SetupFault> {
    let (seat, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    Ok((parse(seat)?, rest))
}

fn round(word: &str) -> Result<Round, SetupFault> {
    Round::from_number(parse(word)?).ok_or(SetupFault::Unreadable)
}

impl Draft {
    pub(super) fn read(&mut self, line: &str) -> Said {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.is_in_time(word) {
            return Err(SetupFault::TooLate);
        }
        match word {
            "" => {}
            "house" => self.state.table.house = parse(rest)?,
            "chief" => self.state.table.chief = parse(rest)?,
            "rebuilt" => self.state.table.rebuilt = parse(rest)?,
            "seed" => self.state.dice = Dice::new(parse(rest)?),
            "round" => self.state.table.round = Some(round(rest)?),
            "seats" => self.seats(rest)?,
            "played" => self.played(rest)?,
            "direction" => self.direction(rest)?,
            "stage" => self.state.table.stage = stage(rest)?,
            "hand" => self.hand(rest)?,
            "group" => self.group(rest)?,
            "sightings" => self.sightings(rest)?,
            "announced" => self.announced(rest)?,
            "discards" => self.discards(rest)?,
            "left" => {
                let blocks = self.blocks(rest)?;
                self.left.extend(blocks);
            }
            "right" => {
                let blocks = self.blocks(rest)?;
                self.right.extend(blocks);
            }
            "rest" if rest == "discards" => self.rest = Rest::Discards,
            _ => return Err(SetupFault::Unknown(word.chars().take(40).collect::<String>())),
        }
        Ok(())
    }

    fn blocks(&mut self, rest: &str) -> Result<Vec<Block>, SetupFault> {
        rest.split_whitespace().map(|word| self.claim(parse(word)?)).collect()
    }

    /// Returns whether nothing was said yet that depends on what such a line says.
    fn is_in_time(&self, word: &str) -> bool {
        let table = &self.state.table;
        match word {
            "seats" => table.played.is_empty() && self.unsaid.len() == usize::from(Block::COUNT),
            "house" | "round" => table.places.iter().all(|place| place.groups.is_empty()),
            _ => true,
        }
    }

    fn seats(&mut self, rest: &str) -> Said {
        let count: usize = parse(rest)?;
        let players = Players::ALL.into_iter().find(|players| players.count() == count);
        self.state.table.players = players.ok_or(SetupFault::Unreadable)?;
        Ok(())
    }

    /// Rounds that are over, without points.
    fn played(&mut self, rest: &str) -> Said {
        for word in rest.split_whitespace() {
            let round = round(word)?;
            let table = &mut self.state.table;
            if table.played.len() == 5 || table.played.iter().any(|played| played.round == round) {
                return Err(SetupFault::Unreadable);
            }
            let places = [(); 4].map(|()| Place::default());
            let score = Score::count(table.players, &places, |_| core::iter::empty(), None);
            let left = Left::default();
            table.played.push(Played {
                round,
                chief: table.chief,
                winner: None,
                score,
                called: None,
                groups: Vec::new(),
                sightings: Vec::new(),
                left,
            });
        }
        Ok(())
    }

    fn direction(&mut self, rest: &str) -> Said {
        let mut all = Direction::ALL.into_iter().zip(["+", "-"]);
        let direction = all.find(|(_, sign)| *sign == rest).ok_or(SetupFault::Unreadable)?;
        self.state.table.direction = direction.0;
        Ok(())
    }

    /// A seat that is at the table.
    fn place(&mut self, seat: Seat) -> Result<&mut Place, SetupFault> {
        let is_there = self.state.table.players.has(seat);
        is_there.then(|| self.state.table.place_mut(seat)).ok_or(SetupFault::Unreadable)
    }

    fn hand(&mut self, rest: &str) -> Said {
        let (seat, blocks) = of_seat(rest)?;
        self.place(seat)?;
        self.full = self.full.with(seat);
        for word in blocks.split_whitespace() {
            let (from, face) = match word.split_at_checked(1) {
                Some(("~", face)) => (Origin::Table, face),
                Some(("!", face)) => (Origin::Drawn, face),
                _ => (Origin::Fence, word),
            };
            if word == "*" {
                self.full = self.full.iter().filter(|full| *full != seat).collect();
                continue;
            }
            let face: Face = parse(face)?;
            if matches!(face, Face::Sighting(_)) {
                return Err(SetupFault::Unreadable);
            }
            let block = self.claim(face)?;
            self.state.hand(seat).add(block, from);
            if from == Origin::Table {
                self.place(seat)?.known.push(block);
            }
        }
        Ok(())
    }

    fn group(&mut self, rest: &str) -> Said {
        let (seat, text) = of_seat(rest)?;
        let (text, fourth) = match text.split_once('+') {
            Some((text, fourth)) => (text, Some(parse::<Face>(fourth.trim())?)),
            None => (text, None),
        };
        let round = self.state.table.round.ok_or(SetupFault::Stage)?;
        let house = self.state.table.house;
        let meld: Meld = parse(text)?;
        let plan = Plan::after(round, &house, &self.place(seat)?.groups);
        let pattern = Pattern::find(round, &house, meld.stands()).ok_or(SetupFault::NoGroup)?;
        plan.with(pattern).map_err(|_| SetupFault::NoGroup)?;
        let blocks: Vec<Block> =
            meld.faces().map(|face| self.claim(face)).collect::<Result<_, _>>()?;
        let mut group = Group::new(meld, &blocks);
        if let Some(face) = fourth {
            if !group.takes_fourth(face, round, &house) {
                return Err(SetupFault::NoGroup);
            }
            group.lay_fourth(self.claim(face)?);
        }
        self.place(seat)?.groups.push(group);
        Ok(())
    }

    fn sightings(&mut self, rest: &str) -> Said {
        let (seat, faces) = of_seat(rest)?;
        let blocks = self.blocks(faces)?;
        if !blocks.iter().all(|block| block.is_sighting()) {
            return Err(SetupFault::Unreadable);
        }
        self.place(seat)?.sightings.extend(blocks);
        Ok(())
    }

    fn announced(&mut self, rest: &str) -> Said {
        rest.split_whitespace().try_for_each(|word| {
            self.place(parse(word)?)?.announced = true;
            Ok(())
        })
    }

    fn discards(&mut self, rest: &str) -> Said {
        let (by, faces) = of_seat(rest)?;
        self.place(by)?;
        let blocks = self.blocks(faces)?;
        if !blocks.iter().all(|block| may_be_discarded(*block)) {
            return Err(SetupFault::Unreadable);
        }
        let lying = blocks.into_iter().map(|block| Discard { by, block, fate: DiscardState::Lies });
        self.state.table.discards.extend(lying);
        Ok(())
    }
}

fn stage(text: &str) -> Result<Stage, SetupFault> {
    let mut words = text.split_whitespace();
    let mut next = || words.next();
    let turn = |seat: Option<&str>, took| -> Result<Turn, SetupFault> {
        Ok(Turn { seat: parse(seat.unwrap_or_default())?, took })
    };
    let stage = match next().unwrap_or_default() {
        "choose" => Stage::Choose,
        "replace" => Stage::Replace(turn(next(), Took::Drew)?.seat),
        "take" => Stage::Take(turn(next(), Took::Drew)?.seat),
        "refill" => Stage::Refill(turn(next(), Took::Drew)?),
        "claim" => Stage::Claim { by: turn(next(), Took::Drew)?.seat, answered: Seats::NONE },
        "empty" => match (next(), turn(next(), Took::Drew)?) {
            (Some("pick-up"), turn) => Stage::Empty(Then::PickUp(turn.seat)),
            (Some("take"), turn) => Stage::Empty(Then::Take(turn.seat)),
            (Some("refill"), turn) => Stage::Empty(Then::Refill(turn)),
            _ => return Err(SetupFault::Unreadable),
        },
        "play" => match (turn(next(), Took::Drew)?, next()) {
            (turn, None) => Stage::Play(turn),
            (turn, Some("claimed")) => Stage::Play(Turn { took: Took::Claimed, ..turn }),
            (turn, Some("picked-up")) => Stage::Play(Turn { took: Took::PickedUp, ..turn }),
            _ => return Err(SetupFault::Unreadable),
        },
        _ => return Err(SetupFault::Unreadable),
    };
    if words.next().is_some() { Err(SetupFault::Unreadable) } else { Ok(stage) }
}
