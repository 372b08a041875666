//! The flow of the game: automatic acts, prompts for persons, requests to computers.

use sandgrid_yebo::{Act, End, Seat, Seats, Stage};

use super::YeboSession;
use super::ai_state::RequestReason;
use super::device::{Ground, Place, Replacement};
use crate::i18n::key;
use crate::yebo::actions::can_claim;
use crate::yebo::ai;
use crate::yebo::log::Pause;
use crate::yebo::{MoveRequest, MoveResponse, PlayerKind, YeboEffect};

/// A time window for a claim.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct ClaimWindow {
    pub(super) id: u32,
    /// The time limit in seconds; 0 is none.
    pub(super) seconds: u8,
}

impl YeboSession {
    /// Performs automatic acts, then prompts or requests the next decision.
    pub(super) fn go_on(&mut self) -> Vec<YeboEffect> {
        if self.ponders() {
            return vec![YeboEffect::Say(self.status())];
        }
        let mut effects = Vec::new();
        while let Some((seat, act)) = self.foregone() {
            let Ok(told) = self.play(seat, act) else { break };
            effects.extend(told);
        }
        let is_over = self.game.table().stage == Stage::Over;
        if self.is_shared() && (self.rests() || is_over || self.is_out_of_turn()) {
            self.lay_open();
        }
        if self.is_shared() && (self.rests() || is_over) {
            // Persons view the score together.
        } else if let Some(caller) = self.unopposed() {
            effects.extend(self.hand_to_answer(caller, Ground::Waived));
        } else if let Some(seat) = self.unseeing() {
            effects.extend(self.look_first(seat));
        } else if self.asks_table() {
            effects.extend(self.ask_table());
        } else if !self.rests() {
            effects.extend(self.turn_to_person());
        }
        effects.extend(self.ask_computer());
        effects
    }

    /// Returns whether a round has ended and persons view its score.
    pub(super) fn rests(&self) -> bool {
        let table = self.game.table();
        let is_between = matches!(table.stage, Stage::Direct);
        self.course.is_none()
            && is_between
            && table.played.len() > self.seen
            && self.company.people().next().is_some()
    }

    /// Returns whether the hand of a person who has nothing to decide is shown: at a shared device it is covered
    /// while computers play.
    fn is_out_of_turn(&self) -> bool {
        let awaited = self.game.table().awaited();
        self.shown().is_some_and(|seat| !awaited.has(seat))
    }

    /// Returns the next automatic act: computers announce with their discard, unless they forget it; seats that
    /// cannot claim a discard pass; the last round is chosen; on a shared device, dealt Sightings are replaced.
    fn foregone(&self) -> Option<(Seat, Act)> {
        let table = self.game.table();
        if table.stage == Stage::Choose {
            let mut open = table.open_rounds();
            let last = open.next().filter(|_| open.next().is_none());
            return last.map(|round| (table.chief, Act::Choose(round)));
        }
        if let Stage::Replace(seat) = table.stage
            && self.is_shared()
            && self.device.replacement == Replacement::Automatic
        {
            return Some((seat, Act::Draw(End::Left)));
        }
        let Stage::Claim { by, answered } = table.stage else { return None };
        if answered == Seats::NONE
            && let Some(act) = self.announcement(by)
        {
            return Some((by, act));
        }
        if self.is_shared() {
            // Neither the prompts nor their timing may reveal which hands could call.
            let callers = self.callers();
            if let [seat, ..] = callers[..] {
                return self.passes_in_turn().then_some((seat, Act::Pass));
            }
            if self.unopposed().is_some() {
                return None;
            }
            let people = |seat: &Seat| self.company.sitter(*seat) == PlayerKind::Person;
            if let Some(seat) = table.awaited().iter().find(people) {
                return Some((seat, Act::Pass));
            }
        }
        let watcher = self.watcher();
        let is_idle = |seat: &Seat| Some(*seat) != watcher && !can_claim(&self.game, *seat);
        let idle = table.awaited().iter().find(is_idle);
        idle.map(|seat| (seat, Act::Pass))
    }

    /// Returns the announcement of a computer for its own discard.
    fn announcement(&self, seat: Seat) -> Option<Act> {
        let strength = self.company.strength(seat)?;
        let view = self.game.view(seat);
        // A seat that is not awaited can only announce.
        let act = ai::decide(&view, strength, self.game.acts().len() as u64)?;
        view.check(&act).is_ok().then_some(act)
    }

    /// Returns the next person to decide.
    pub(super) fn person(&self) -> Option<Seat> {
        let awaited = self.game.table().awaited();
        let is_person = |seat: &Seat| self.company.sitter(*seat) == PlayerKind::Person;
        let mut people = awaited.iter().filter(is_person);
        // Prefer the holder of the device.
        let holder = self.device.near().filter(|seat| awaited.has(*seat) && is_person(seat));
        holder.or_else(|| people.next())
    }

    /// Shows the hand of the person to decide, or prompts for passing the device.
    fn turn_to_person(&mut self) -> Vec<YeboEffect> {
        let Some(seat) = self.person() else { return Vec::new() };
        if self.shown() == Some(seat) {
            return self.called(seat);
        }
        match self.game.table().stage {
            _ if self.device.covered() == Some(seat) => Vec::new(),
            Stage::Direct if self.is_shared() => self.give_chief(seat),
            _ => self.hand_over(seat),
        }
    }

    /// Gives the device to the Chief before the deal, when there is no hand to hide.
    fn give_chief(&mut self, seat: Seat) -> Vec<YeboEffect> {
        self.lay_open();
        self.device.place = Place::Shown(seat);
        self.called(seat)
    }

    /// Covers the table until that person has taken the device.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Vec<YeboEffect> {
        self.put_away();
        self.device.place = Place::Covered(seat);
        let words = self.cover_words(seat);
        vec![YeboEffect::Say(words), YeboEffect::Turn(seat)]
    }

    /// Shows the hand of the person who has taken the device.
    pub(super) fn uncover(&mut self) -> Vec<YeboEffect> {
        if self.is_read_only() {
            let words = self.speaker().say(key::YeboReadOnly);
            return self.object(words);
        }
        let Some(seat) = self.device.covered() else { return Vec::new() };
        self.device.place = Place::Shown(seat);
        self.follow();
        self.device.look();
        if self.passes_in_turn() {
            let mut effects = self.go_on();
            effects.extend(self.save());
            return effects;
        }
        self.called(seat)
    }

    /// Prompts a person; starts the time window of a claim.
    fn called(&mut self, seat: Seat) -> Vec<YeboEffect> {
        let mut effects = Vec::new();
        let is_claim = matches!(self.game.table().stage, Stage::Claim { .. });
        if !is_claim || self.is_shared() {
            self.window = None;
        } else if self.window.is_none() {
            effects.extend(self.open_window());
        } else {
            return effects;
        }
        effects.insert(0, YeboEffect::Say(self.prompt()));
        effects.push(YeboEffect::Turn(seat));
        effects
    }

    /// Starts the time window of a claim; returns its timer, if there is a time limit. There is none for a person who has
    /// not seen the hand of the present deal.
    pub(super) fn open_window(&mut self) -> Option<YeboEffect> {
        let id = self.ai.next_id();
        let has_seen = self.shown().is_none_or(|seat| self.device.seen.has(seat));
        let seconds = if has_seen { self.prefs.claim } else { 0 };
        self.window = Some(ClaimWindow { id, seconds });
        let pause = u32::from(seconds) * 1_000;
        (pause > 0).then_some(YeboEffect::StartTimer { id, pause })
    }

    /// Handles the end of the time window of a claim.
    pub(super) fn reminded(&mut self, id: u32) -> Vec<YeboEffect> {
        if self.window.is_none_or(|window| window.id != id) {
            return Vec::new();
        }
        self.window = None;
        if self.asks_table() {
            return self.nobody();
        }
        match self.person().filter(|_| matches!(self.game.table().stage, Stage::Claim { .. })) {
            Some(seat) => self.act(seat, Act::Pass),
            None => Vec::new(),
        }
    }

    /// Sends an AI request for the next decision of a computer.
    pub(super) fn ask_computer(&mut self) -> Option<YeboEffect> {
        let table = self.game.table();
        let is_asking_people = self.is_shared() && !self.callers().is_empty();
        if self.rests()
            || self.invites()
            || is_asking_people
            || self.ai.request.is_some_and(|asked| table.awaited().has(asked.seat))
        {
            return None;
        }
        let strength = |seat: Seat| Some((seat, self.company.strength(seat)?));
        let (seat, strength) = table.awaited().iter().find_map(strength)?;
        let pause = self.pause();
        let id = self.ai.begin(seat, RequestReason::Act);
        let question = MoveRequest { id, seat, strength, game: self.record() };
        Some(YeboEffect::Ask { question, pause })
    }

    /// Returns the delay in milliseconds before a computer's act is shown. With persons in the game, a computer calls
    /// as fast as a person may; if persons only watch, each announcement stays long enough to be read.
    fn pause(&mut self) -> u32 {
        if self.company.people().next().is_some() {
            let is_claim = matches!(self.game.table().stage, Stage::Claim { .. });
            let pace = self.prefs.pace;
            return match self.log.last_pause() {
                _ if is_claim => pace.pause() / 2,
                Pause::Brief => pace.pause_of_draw(),
                Pause::Usual => pace.pause(),
                Pause::Long => pace.pause_of_moment(),
            };
        }
        let was_read = core::mem::replace(&mut self.was_read, true);
        if was_read { 0 } else { self.prefs.pace.pause_of_show() }
    }

    /// Handles a response of the AI; ignores late ones.
    pub(super) fn answered(&mut self, text: &str) -> Vec<YeboEffect> {
        let Some(asked) = self.ai.request else { return Vec::new() };
        let answer = text.parse::<MoveResponse>().ok();
        let id = text.split(' ').next().and_then(|id| id.parse::<u32>().ok());
        if id.is_some_and(|id| id != asked.id) {
            return Vec::new();
        }
        self.ai.request = None;
        if asked.reason == RequestReason::Hint {
            return self.hinted(asked.seat, answer.map(|answer| answer.act));
        }
        let legal = self.game.legal(asked.seat);
        // Fall back to a legal act, so that an AI failure does not stop the game.
        let act = answer.map(|it| it.act).filter(|act| legal.contains(act));
        let act = act.or_else(|| legal.iter().copied().find(|act| *act != Act::Announce));
        act.map(|act| self.act(asked.seat, self.with_opening(act))).unwrap_or_default()
    }
}
