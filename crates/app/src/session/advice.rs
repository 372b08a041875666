//! What the engine is asked, and what is made of its answers.

use sandgrid_rules::Action;

use super::{Asked, Session};
use crate::{
    Answer, Effect, Errand, Finding, Larger, Message, Mishap, Pace, Reply, Shelf, Show, Wish,
};

/// Milliseconds before an action of the computer's is shown, so that a person can follow.
mod pause {
    /// The first of a turn.
    pub(super) const FIRST: u32 = 450;
    /// Those that follow.
    pub(super) const NEXT: u32 = 350;
    /// The first of a turn where nobody but computers plays.
    pub(super) const SHOWN: u32 = 1_200;
}

impl Session {
    /// Asks what is of interest now, or tells that nothing is.
    pub(super) fn ask(&mut self) -> Option<Effect> {
        let before = self.asked.take();
        match self.wish() {
            Some(wish) => Some(self.put(wish)),
            None => before.map(|_| Effect::Rest),
        }
    }

    /// What is of interest now: what the computer plays, and else what it makes of the position.
    fn wish(&self) -> Option<Wish> {
        match self.level() {
            Some(_) if self.paused => None,
            Some(level) if self.pace == Pace::Playing => {
                Some(Wish::Play { level, seed: self.choice.seed })
            }
            _ if self.has_to_judge() => Some(Wish::Judge),
            _ if self.analysing && !self.is_over() => Some(Wish::Analysis),
            _ => None,
        }
    }

    pub(super) fn put(&mut self, wish: Wish) -> Effect {
        self.last_id = self.last_id.wrapping_add(1);
        let id = self.last_id;
        self.asked = Some(Asked { id, wish });
        let pause = match wish {
            Wish::Hint | Wish::Analysis | Wish::Offer | Wish::Judge => 0,
            Wish::Play { .. } if self.is_midway() => pause::NEXT,
            Wish::Play { .. } if self.show().is_some() => pause::SHOWN,
            Wish::Play { .. } => pause::FIRST,
        };
        let game = if wish == Wish::Judge { self.judging() } else { self.game.clone() };
        Effect::Ask { errand: Errand { id, wish, game: Box::new(game) }, pause }
    }

    /// Takes what the engine says, where it is still of interest.
    pub(super) fn replied(&mut self, reply: Reply) -> Vec<Effect> {
        let Some(asked) = self.asked.filter(|asked| asked.id == reply.id) else {
            return Vec::new();
        };
        if reply.answer.is_last() {
            self.asked = None;
        }
        match (asked.wish, reply.answer) {
            (Wish::Play { .. }, Answer::Action(action)) => self.answered(action),
            (Wish::Play { .. }, Answer::Lines { .. }) => self.answered(None),
            (wish, answer) => self.annex.answered(self, wish, answer),
        }
    }

    /// Takes what the engine says of a position, where it has not been asked to play.
    pub(super) fn answered_with_lines(&mut self, wish: Wish, answer: Answer) -> Vec<Effect> {
        match (wish, answer) {
            (Wish::Hint, Answer::Lines { lines, .. }) => self.hinted(lines.into_iter().next()),
            (Wish::Analysis, Answer::Lines { lines, .. }) => {
                self.findings = lines.into_iter().filter_map(|line| self.legal(line)).collect();
                Vec::new()
            }
            (Wish::Offer, Answer::Lines { lines, .. }) => {
                self.answer_offer(lines.into_iter().next())
            }
            (Wish::Judge, Answer::Lines { lines, .. }) => self.judged(lines.into_iter().next()),
            (Wish::Play { .. }, _) | (_, Answer::Action(_)) => Vec::new(),
        }
    }

    /// A finding as far as its actions are legal.
    fn legal(&self, finding: Finding) -> Option<Finding> {
        let mut game = self.game.clone();
        let is_legal = |action: &Action| game.play(*action).is_ok();
        let line: Vec<Action> = finding.line.into_iter().take_while(is_legal).collect();
        (!line.is_empty()).then_some(Finding { line, ..finding })
    }

    pub(super) fn ask_for_hint(&mut self) -> Vec<Effect> {
        if self.can_hint() && !self.awaits_hint() { vec![self.put(Wish::Hint)] } else { Vec::new() }
    }

    /// Whether a person decides now.
    pub(super) fn can_hint(&self) -> bool {
        self.level().is_none() && !self.is_over() && !self.is_shown()
    }

    /// Whether a computer has been asked for its next action.
    pub(super) fn is_thinking(&self) -> bool {
        self.asked.is_some_and(|asked| matches!(asked.wish, Wish::Play { .. }))
    }

    pub(super) fn awaits_hint(&self) -> bool {
        self.asked.is_some_and(|asked| asked.wish == Wish::Hint)
    }

    fn hinted(&mut self, finding: Option<Finding>) -> Vec<Effect> {
        self.put_down();
        self.hint = finding.and_then(|finding| self.legal(finding));
        let said = self.hint_message().map(|message| Effect::Announce(self.say(&message)));
        said.into_iter().chain(self.ask()).collect()
    }

    pub(super) fn analyse(&mut self) -> Vec<Effect> {
        self.analysing = !self.analysing;
        self.findings.clear();
        let is_busy = self.asked.is_some_and(|asked| asked.wish != Wish::Analysis);
        if is_busy { Vec::new() } else { self.ask().into_iter().collect() }
    }

    /// How the show of two computers goes, if it is one.
    pub(super) fn show(&self) -> Option<Show> {
        let players = self.choice.players;
        let computers = [players.first, players.second].map(super::is_computer);
        let show = if self.paused { Show::Waits } else { Show::Runs };
        (computers == [true, true] && !self.is_over()).then_some(show)
    }

    pub(super) fn pause(&mut self) -> Vec<Effect> {
        if self.show().is_none() {
            return Vec::new();
        }
        self.paused = !self.paused;
        self.ask().into_iter().collect()
    }

    /// Whether the largest table of endgames can be fetched.
    pub(super) fn larger(&self) -> Larger {
        match Shelf::largest(self.choice.rules) {
            None => Larger::Nothing,
            Some(name) if self.kept.contains(&name) => Larger::Nothing,
            Some(name) if self.fetched.as_ref() == Some(&name) => Larger::Awaited,
            Some(_) => Larger::Offered,
        }
    }

    pub(super) fn keep_table(&mut self) -> Vec<Effect> {
        let name = Shelf::largest(self.choice.rules).filter(|_| self.larger() == Larger::Offered);
        self.fetched.clone_from(&name);
        name.map(Effect::KeepTable).into_iter().collect()
    }

    /// A table is kept; only who has asked for it is told.
    pub(super) fn table_kept(&mut self, name: String) -> Vec<Effect> {
        let was_fetched = self.fetched.take_if(|fetched| *fetched == name).is_some();
        let message = Message::TableKept(name.clone());
        self.kept.push(name);
        let said = was_fetched.then(|| Effect::Tell(self.say(&message)));
        said.into_iter().collect()
    }

    /// Says what went wrong, once; but whoever has asked for what cannot be had is told each time.
    pub(super) fn mishap(&mut self, mishap: Mishap) -> Vec<Effect> {
        let was_asked = match &mishap {
            Mishap::NoWords | Mishap::NotWhole => true,
            Mishap::Table { name, .. } => self.fetched.take_if(|it| it == name).is_some(),
            _ => false,
        };
        if !was_asked {
            if self.mishaps.contains(&mishap) {
                return Vec::new();
            }
            self.mishaps.push(mishap.clone());
        }
        vec![Effect::Warn(self.say(&Message::Mishap(mishap)))]
    }
}
