//! The place in the Fence where a person who is Chief begins to deal.

use sandgrid_yebo::{Act, StackNumber, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::{Opening, YeboEffect};

impl YeboSession {
    /// Returns whether the shown seat is asked to deal, so that it may mark a stack. The lesson deals by itself.
    fn asks_opening(&self) -> bool {
        let table = self.game.table();
        let is_asked = table.stage == Stage::Direct && self.shown() == Some(table.chief);
        is_asked && self.course.is_none() && !self.rests() && !self.is_read_only()
    }

    /// Marks the stack at which the Fence is to be opened, or none.
    pub(super) fn mark_opening(&mut self, stack: Option<StackNumber>) -> Vec<YeboEffect> {
        if self.asks_opening() {
            (self.notice, self.opening) = (None, stack);
        }
        Vec::new()
    }

    /// Returns the choice of the stack; `None` if the shown seat has none.
    pub(super) fn opening(&self) -> Option<Opening> {
        let speaker = self.speaker();
        self.asks_opening().then(|| Opening {
            mark: self.opening,
            name: speaker.say(key::YeboOpening),
            value: match self.opening {
                Some(stack) => speaker.say(key::YeboOpeningAt { number: stack.number().into() }),
                None => speaker.say(key::YeboOpeningNone),
            },
        })
    }

    /// Returns the deal of a computer with a stack, which depends on the seed and the round. It adds none in the first
    /// round: a seed then gives one first deal, with a computer as Chief as with a person. The opponents in the rules
    /// add none either, so that recorded matches keep their results.
    pub(super) fn with_opening(&self, act: Act) -> Act {
        let rounds = self.game.table().played.len() as u64;
        let Act::Direct(direction, None) = act else { return act };
        if rounds == 0 {
            return act;
        }
        let mixed = self.game.seed().unwrap_or_default().wrapping_add(rounds);
        let mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let number = 1 + mixed % u64::from(StackNumber::COUNT);
        Act::Direct(direction, u8::try_from(number).ok().and_then(StackNumber::new))
    }
}
