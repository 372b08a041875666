//! Shortcut keys: each triggers the action with its letter or explains why it is unavailable; some read the
//! table out.

use sandgrid_yebo::{Act, End, Face, Meld, Round, Seat, Slot, Stage};

use super::YeboSession;
use crate::LessonMood;
use crate::i18n::key;
use crate::yebo::{CommandButton, TableCommand, YeboEffect};

/// The letters that concern the hand at the device.
const OF_THE_HAND: &str = "ADFHIKLMOPRSTY";

impl YeboSession {
    /// Handles a shortcut.
    pub(super) fn letter(&mut self, letter: char) -> Vec<YeboEffect> {
        let letter = letter.to_ascii_uppercase();
        if OF_THE_HAND.contains(letter)
            && self.offers_of(letter).is_empty()
            && let Some(refused) = self.refuse_covered()
        {
            return refused;
        }
        if let Some(read) = self.read_out(letter) {
            return vec![read];
        }
        let command = match letter {
            'U' => Some(TableCommand::Undo),
            'H' => Some(TableCommand::Hint),
            // It reads what is missing; the button beside the hand shows and hides it.
            'M' if self.is_helped() => return vec![self.tell_missing()],
            'M' => Some(TableCommand::Help),
            'G' if self.device.covered().is_some() => Some(TableCommand::Uncover),
            'G' if self.rests() => Some(TableCommand::GoOn),
            _ => None,
        };
        if let Some(command) = command {
            return self.command(command);
        }
        let offers = self.offers_of(letter);
        match offers.as_slice() {
            [offer] => self.command(offer.command),
            // Of the complete groups, the best stands first, and undo takes it back.
            [offer, ..] if letter == 'S' && self.rack.chosen().is_empty() => {
                self.command(offer.command)
            }
            [] => self.shown().map(|seat| self.explain(seat, letter)).unwrap_or_default(),
            // Several actions with the same letter can be told apart only by their labels.
            _ => {
                let words = self.speaker().say(key::YeboChooseOne);
                self.object(words)
            }
        }
    }

    /// Returns the actions of a letter, or the group with a number where several can be called or shown.
    fn offers_of(&self, letter: char) -> Vec<CommandButton> {
        let mut offers = self.offers();
        let is_group = |offer: &&CommandButton| {
            matches!(offer.command, TableCommand::Act(Act::Yebo(_) | Act::Show(_)))
        };
        let groups = offers.iter().filter(is_group).count();
        let draw = offers.iter_mut().find(|offer| offer.letter == 'L').filter(|_| letter == 'R');
        if let Some(draw) = draw {
            let command = TableCommand::Act(Act::Draw(End::Right));
            return vec![CommandButton { command, ..draw.clone() }];
        }
        match letter.to_digit(10).and_then(|number| usize::try_from(number).ok()) {
            Some(number @ 1..) if groups > 1 => {
                offers.iter().filter(is_group).nth(number - 1).cloned().into_iter().collect()
            }
            _ => offers.into_iter().filter(|offer| offer.letter == letter).collect(),
        }
    }

    /// Explains why a selection of as many blocks as a group has is not a group.
    pub(super) fn explain_selection(&mut self) -> Vec<YeboEffect> {
        let Some((seat, round)) = self.shown().zip(self.game.table().round) else {
            return Vec::new();
        };
        let is_turn = matches!(self.game.table().stage, Stage::Play(turn) if turn.seat == seat);
        if is_turn && self.course.is_none() && self.rack.faces() == [Face::Africa] {
            return self.try_out(seat, Act::Discard(Face::Africa));
        }
        let is_full = self.rack.chosen().len() >= usize::from(round.spec().size);
        let is_shown =
            |offer: &CommandButton| matches!(offer.command, TableCommand::Act(Act::Show(_)));
        if !is_turn || !is_full || self.course.is_some() || self.offers().iter().any(is_shown) {
            return Vec::new();
        }
        self.explain_group(seat, 'S')
    }

    /// Explains why the action of a letter is unavailable.
    fn explain(&mut self, seat: Seat, letter: char) -> Vec<YeboEffect> {
        if self.mood() == Some(LessonMood::Done) {
            return vec![YeboEffect::Say(self.course_words())];
        }
        if letter != 'A' && self.is_early(seat) {
            return Vec::new();
        }
        if "LRKADSFT".contains(letter) && self.is_asked_to_claim(seat) {
            return self.object(self.status());
        }
        let act = match letter {
            'L' => Act::Draw(End::Left),
            'R' => Act::Draw(End::Right),
            'K' => Act::PickUp,
            'P' => Act::Pass,
            'A' => Act::Announce,
            'D' => match self.rack.faces().as_slice() {
                [face] => Act::Discard(*face),
                _ => return self.ask_to_choose(),
            },
            'S' | 'Y' | 'F' | 'T' => return self.explain_group(seat, letter),
            _ => return Vec::new(),
        };
        self.try_out(seat, act)
    }

    /// Returns whether the seat would act during a computer's turn; such an attempt is ignored silently.
    pub(super) fn is_early(&self, seat: Seat) -> bool {
        let is_asked = self.game.table().awaited().has(seat);
        self.ai.awaits_act() && !is_asked
    }

    /// Returns whether the seat may claim the discard, which must be answered before any other action.
    fn is_asked_to_claim(&self, seat: Seat) -> bool {
        let table = self.game.table();
        matches!(table.stage, Stage::Claim { .. }) && table.awaited().has(seat)
    }

    /// Refuses an illegal act with its rule.
    fn try_out(&mut self, seat: Seat, act: Act) -> Vec<YeboEffect> {
        match self.game.clone().act(seat, act) {
            Err(illegal) => self.refuse(&illegal),
            Ok(_) => Vec::new(),
        }
    }

    fn explain_group(&mut self, seat: Seat, letter: char) -> Vec<YeboEffect> {
        let faces = self.rack.faces();
        if faces.is_empty() && letter != 'Y' {
            return self.ask_to_choose();
        }
        let round = self.game.table().round.unwrap_or(Round::Sets);
        let act = match letter {
            'F' => faces.first().map(|face| self.fourth(seat, round, *face)),
            'T' => faces.first().map(|face| self.purchase(seat, *face)),
            _ => {
                let reading = Meld::readings(round, &self.house(), &faces).next();
                let meld = reading.or_else(|| texts(&faces).parse().ok());
                meld.map(|meld| if letter == 'S' { Act::Show(meld) } else { Act::Yebo(meld) })
            }
        };
        if let Some(act) = act {
            return self.try_out(seat, act);
        }
        if letter != 'S' {
            let words = self.speaker().say(key::YeboNoNow);
            return self.object(words);
        }
        let words = self.speaker().no_group(round);
        self.refuse_with(words, &[round.spec().rule])
    }

    /// Returns the act of laying a block on an own group: the first group that accepts it, or else the first
    /// one.
    fn fourth(&self, seat: Seat, round: Round, face: Face) -> Act {
        let house = self.house();
        let groups = &self.game.table().place(seat).groups;
        let takes = groups.iter().position(|group| group.takes_fourth(face, round, &house));
        Act::Fourth(face, Slot::ALL[takes.unwrap_or(0)])
    }

    /// Returns the act of taking an Africa for a block: one that stands for that block, or else any.
    fn purchase(&self, seat: Seat, face: Face) -> Act {
        let table = self.game.table();
        let blanks = || {
            table.players.seats().iter().flat_map(|seat| {
                let groups = table.place(*seat).groups.iter().zip(Slot::ALL);
                groups.filter_map(move |(group, slot)| Some((*seat, slot, group.meld().blank()?)))
            })
        };
        let alike = blanks().find(|(_, _, blank)| *blank == face);
        let found = alike.or_else(|| blanks().next());
        found.map_or(Act::Buy(seat, Slot::ALL[0]), |(seat, slot, _)| Act::Buy(seat, slot))
    }

    fn ask_to_choose(&mut self) -> Vec<YeboEffect> {
        let words = self.speaker().say(key::YeboChooseBlocks);
        self.object(words)
    }
}

/// Formats blocks in the notation of a group.
fn texts(faces: &[Face]) -> String {
    faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
