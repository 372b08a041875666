//! Events of a game.

use alloc::vec::Vec;
use core::fmt;

use crate::{Block, Direction, End, Face, Round, Score, Seat, Seats, Slot, StackNumber};

/// One thing that has happened, as the table was changed by it: enough to show it and to tell it.
///
/// A block that only one seat may know is `None` for the others; [`Self::seen_by`] sees to that.
///
/// # Text
/// A few words for logs, `A drew P5 left`; they are not read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The Chief said which way it goes.
    Directed {
        /// The Chief.
        chief: Seat,
        /// The direction.
        direction: Direction,
        /// The stack of the Fence at which the Chief began to deal, if the Chief named one.
        from: Option<StackNumber>,
    },
    /// A seat was dealt its twelve blocks, Sightings included.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The blocks; hidden from the others.
        blocks: Option<Vec<Block>>,
    },
    /// A seat drew a block.
    Drew {
        /// The seat.
        seat: Seat,
        /// From where.
        end: End,
        /// The block; hidden from the others unless it is a Sighting.
        block: Option<Block>,
    },
    /// A Sighting was laid face up.
    Sighted {
        /// The seat in front of which it lies.
        seat: Seat,
        /// The block.
        block: Block,
    },
    /// Play goes the other way.
    Reversed {
        /// The direction now.
        direction: Direction,
    },
    /// The Chief chose the round.
    Chosen {
        /// The Chief.
        chief: Seat,
        /// The round.
        round: Round,
    },
    /// A turn begins.
    Turn {
        /// The seat.
        seat: Seat,
    },
    /// The last discard went into a hand.
    PickedUp {
        /// The seat.
        seat: Seat,
        /// The block.
        block: Block,
    },
    /// A group was displayed.
    Shown {
        /// The seat.
        seat: Seat,
        /// The place where it lies now.
        slot: Slot,
    },
    /// A 4th block was laid.
    FourthLaid {
        /// The seat.
        seat: Seat,
        /// The group on which it lies.
        slot: Slot,
        /// The block.
        block: Block,
    },
    /// An Africa was taken out of a group, and the block that it stood for put there.
    Bought {
        /// The seat.
        seat: Seat,
        /// The seat whose group it was.
        of: Seat,
        /// The group.
        slot: Slot,
        /// The block that was put there.
        block: Block,
        /// The Africa that was taken.
        africa: Block,
    },
    /// An Africa that could not be discarded went into a group, and set the next discard free.
    Guarded {
        /// The seat.
        seat: Seat,
        /// Into which group.
        slot: Slot,
        /// The Africa.
        africa: Block,
    },
    /// A block was discarded, and named aloud.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The block.
        block: Block,
    },
    /// One final block was announced.
    Announced {
        /// The seat.
        seat: Seat,
    },
    /// A seat has called or passed; what, is not known yet.
    Answered {
        /// The seat.
        seat: Seat,
    },
    /// A seat turns out to have called Yebo.
    Called {
        /// The seat.
        seat: Seat,
    },
    /// A seat takes the last discard, and displays a group with it.
    Claimed {
        /// The seat.
        seat: Seat,
        /// The block.
        block: Block,
        /// The place of the group.
        slot: Slot,
    },
    /// A block must be drawn, and none is left.
    FenceEmpty,
    /// The Fence was rebuilt.
    Rebuilt {
        /// Of how many blocks.
        blocks: u8,
    },
    /// All groups of a seat are displayed, and the round continues: one final block was not announced, or not before
    /// the block that completed them.
    NotWon {
        /// The seat.
        seat: Seat,
    },
    /// The round was won.
    Won {
        /// The seat.
        seat: Seat,
    },
    /// The round was scored.
    Scored {
        /// The round.
        round: Round,
        /// The score.
        score: Score,
    },
    /// The Chief of the next round.
    Chief {
        /// The seat.
        seat: Seat,
    },
    /// All six rounds are played.
    Over {
        /// The winners.
        winners: Seats,
    },
}

impl Event {
    /// Returns the event as a seat may see it; `None` is an onlooker.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match self {
            Self::Dealt { seat, .. } if viewer != Some(*seat) => {
                Self::Dealt { seat: *seat, blocks: None }
            }
            Self::Drew { seat, end, block: Some(block) }
                if viewer != Some(*seat) && !matches!(block.face(), Face::Sighting(_)) =>
            {
                Self::Drew { seat: *seat, end: *end, block: None }
            }
            seen => seen.clone(),
        }
    }
}

impl fmt::Display for Event {
    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directed { chief, direction, from } => {
                write!(f, "{chief} directed {direction}")?;
                from.map_or(Ok(()), |from| write!(f, " {from}"))
            }
            Self::Dealt { seat, blocks } => {
                write!(f, "{seat} was dealt")?;
                let mut blocks = blocks.iter().flatten();
                blocks.try_for_each(|block| write!(f, " {block}"))
            }
            Self::Drew { seat, end, block: Some(block) } => write!(f, "{seat} drew {block} {end}"),
            Self::Drew { seat, end, block: None } => write!(f, "{seat} drew {end}"),
            Self::Sighted { seat, block } => write!(f, "{seat} sighted {block}"),
            Self::Reversed { direction } => write!(f, "reversed to {direction}"),
            Self::Chosen { chief, round } => write!(f, "{chief} chose round {round}"),
            Self::Turn { seat } => write!(f, "turn of {seat}"),
            Self::PickedUp { seat, block } => write!(f, "{seat} picked {block} up"),
            Self::Shown { seat, slot } => write!(f, "{seat} displayed group {slot}"),
            Self::FourthLaid { seat, slot, block } => write!(f, "{seat} laid {block} on {slot}"),
            Self::Bought { seat, of, slot, block, africa } => {
                write!(f, "{seat} bought {africa} from {of}{slot} for {block}")
            }
            Self::Guarded { seat, slot, africa } => write!(f, "{seat} put {africa} into {slot}"),
            Self::Discarded { seat, block } => write!(f, "{seat} discarded {block}"),
            Self::Announced { seat } => write!(f, "{seat} announced"),
            Self::Answered { seat } => write!(f, "{seat} answered"),
            Self::Called { seat } => write!(f, "{seat} called"),
            Self::Claimed { seat, block, slot } => write!(f, "{seat} claimed {block} for {slot}"),
            Self::FenceEmpty => f.write_str("the Fence is empty"),
            Self::Rebuilt { blocks } => write!(f, "the Fence was rebuilt of {blocks}"),
            Self::NotWon { seat } => write!(f, "{seat} had not announced in time"),
            Self::Won { seat } => write!(f, "{seat} won"),
            Self::Scored { round, score } => {
                write!(f, "round {round} scored")?;
                let mut totals = Seat::ALL.iter().zip(score.sheets());
                totals.try_for_each(|(seat, sheet)| write!(f, " {seat} {}", sheet.total()))
            }
            Self::Chief { seat } => write!(f, "{seat} is Chief"),
            Self::Over { winners } => {
                f.write_str("won by")?;
                winners.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;
    use std::vec;

    use super::*;

    fn block(text: &str) -> Block {
        let face: Face = text.parse().unwrap();
        Block::all().find(|block| block.face() == face).unwrap()
    }

    #[test]
    fn hidden_draws_are_visible_to_their_owner_only() {
        let seat = Seat::B;
        let drew = |block| Event::Drew { seat, end: End::Left, block };
        let dealt = |blocks| Event::Dealt { seat, blocks };
        let blocks = vec![block("P1"), block("AF")];
        for viewer in [Some(Seat::A), Some(Seat::C), None] {
            assert_eq!(drew(Some(block("P1"))).seen_by(viewer), drew(None));
            assert_eq!(dealt(Some(blocks.clone())).seen_by(viewer), dealt(None));
            // A Sighting is laid down for all to see.
            assert_eq!(drew(Some(block("X25"))).seen_by(viewer), drew(Some(block("X25"))));
        }
        for all in [drew(Some(block("P1"))), dealt(Some(blocks)), drew(Some(block("X25")))] {
            assert_eq!(all.seen_by(Some(seat)), all);
        }
    }

    #[test]
    fn the_end_of_a_game_names_all_winners() {
        let winners = Seats::NONE.with(Seat::A).with(Seat::C);
        assert_eq!(Event::Over { winners }.to_string(), "won by A C");
    }
}
