//! Access to an embedded table: players, read-only mode, and reports to the host.

use sandgrid_yebo::{Act, Event as Told, Seat, Stage};

use super::YeboSession;
use crate::Access;
use crate::i18n::key;
use crate::learn::DoneSteps;
use crate::yebo::lesson;
use crate::yebo::log::LogEntry;
use crate::yebo::{
    RoundScore, SavedYeboGame, SeatPlan, Status, TableCommand, YeboEffect, YeboEvent,
};

impl YeboSession {
    /// Returns the status of the game on the table; `seed` belongs to the own game, which is suspended during a
    /// lesson.
    #[must_use]
    pub fn outline(&self) -> Status {
        let table = self.game.table();
        Status {
            seed: self.own().game.seed().unwrap_or_default(),
            acts: self.game.acts().len(),
            turn: self.decider(),
            winners: (table.stage == Stage::Over).then(|| table.winners().iter().collect()),
        }
    }

    /// Returns the seat to decide as far as it is public: after a discard, only if the question concerns a
    /// single person.
    fn decider(&self) -> Option<Seat> {
        let table = self.game.table();
        let is_claim = matches!(table.stage, Stage::Claim { .. });
        table.awaited().iter().next().filter(|_| !is_claim || !self.is_shared())
    }

    /// Formats the status of the game without information about a hand.
    #[must_use]
    pub fn words(&self) -> String {
        if self.course.is_some() || self.company.only_person().is_some() && !self.ponders() {
            return self.plain_status();
        }
        let table = self.game.table();
        if table.stage == Stage::Over || self.rests() || self.device.is_open() && self.asks_table()
        {
            return self.status();
        }
        self.waiting()
    }

    /// Returns the completed steps of the lesson, and the number of all steps.
    #[must_use]
    pub fn learned(&self) -> (DoneSteps, usize) {
        (self.progress.steps(lesson::NAME).below(lesson::count()), lesson::count())
    }

    /// Returns whether a person is to decide and can request a hint.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let awaited = self.game.table().awaited();
        self.shown().is_some_and(|seat| awaited.has(seat))
    }

    /// Sets the access of the user.
    pub(super) fn set_access(&mut self, visit: Access) -> Vec<YeboEffect> {
        self.visit = visit;
        self.rack.let_go();
        self.notice = None;
        Vec::new()
    }

    /// Returns whether the table is read-only.
    pub(super) fn is_read_only(&self) -> bool {
        self.visit == Access::ReadOnly
    }

    /// Changes the players from the current state on, if their number is the same.
    pub(super) fn reseat(&mut self, company: SeatPlan) -> Vec<YeboEffect> {
        let own = self.own();
        let is_other = own.company != company && own.company.players() == company.players();
        if !is_other || self.course.is_some() {
            return Vec::new();
        }
        let game = own.game.clone();
        self.put(SavedYeboGame { company, game })
    }

    /// Refuses an event on a read-only table; returns `None` if the event is allowed.
    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    pub(super) fn blocked_by_read_only(&mut self, event: &YeboEvent) -> Option<Vec<YeboEffect>> {
        let is_playing = match event {
            YeboEvent::Do(command) => match command {
                TableCommand::Act(_)
                | TableCommand::Undo
                | TableCommand::Hint
                | TableCommand::SpeakUp(_)
                | TableCommand::Nobody
                | TableCommand::Call => true,
                TableCommand::Help
                | TableCommand::GoOn
                | TableCommand::Uncover
                | TableCommand::Decline
                | TableCommand::Begin
                | TableCommand::Next
                | TableCommand::Leave => false,
            },
            YeboEvent::Letter(letter) => !matches!(
                letter.to_ascii_uppercase(),
                'G' | 'M' | 'I' | 'O' | 'W' | 'V' | 'Z' | 'C'
            ),
            YeboEvent::Choose(_)
            | YeboEvent::Mark(_)
            | YeboEvent::Move(..)
            | YeboEvent::Put(..)
            | YeboEvent::Learn
            | YeboEvent::LearnFrom(_) => true,
            // Sorting, settings, and what comes from the page or its host.
            YeboEvent::New { .. }
            | YeboEvent::Another { .. }
            | YeboEvent::Cancel
            | YeboEvent::Sort(_)
            | YeboEvent::MoveReceived(_)
            | YeboEvent::TimerFired(_)
            | YeboEvent::StorageLoaded(_)
            | YeboEvent::StorageFailed
            | YeboEvent::LocaleNotLoaded
            | YeboEvent::FilesLost(_)
            | YeboEvent::StorageChanged { .. }
            | YeboEvent::Open(_)
            | YeboEvent::Forget(_)
            | YeboEvent::Load(_)
            | YeboEvent::SetSettings(_)
            | YeboEvent::Seat(_)
            | YeboEvent::SetAccess(_)
            | YeboEvent::Play(_) => false,
        };
        (self.is_read_only() && is_playing).then(|| {
            let words = self.speaker().say(key::YeboReadOnly);
            self.object(words)
        })
    }

    /// Returns the host event of an act. Calls are reported once the claim is settled, passes never.
    pub(super) fn report(&self, seat: Seat, act: Act, events: &[Told]) -> Option<YeboEffect> {
        let (seat, act) = match act {
            Act::Pass | Act::Yebo(_) => {
                let claimed = events.iter().find_map(|event| match event {
                    Told::Claimed { seat, .. } => Some(*seat),
                    _ => None,
                })?;
                let is_call =
                    |done: &&(Seat, Act)| done.0 == claimed && matches!(done.1, Act::Yebo(_));
                *self.game.acts().iter().rfind(is_call)?
            }
            act => (seat, act),
        };
        Some(YeboEffect::Played { seat, text: act.to_string(), words: self.words_for_host(events) })
    }

    /// Returns the host event of a finished round.
    pub(super) fn report_round(&self, events: &[Told]) -> Option<YeboEffect> {
        let scored = events.iter().filter(|event| matches!(event, Told::Scored { .. }));
        let scored: Vec<Told> = scored.filter(|_| !self.is_learning()).cloned().collect();
        let brought = RoundScore::of(self.game.table()).filter(|_| !scored.is_empty())?;
        Some(YeboEffect::Scored { brought, words: self.words_for_host(&scored) })
    }

    /// Formats events with public information only, for the host.
    fn words_for_host(&self, events: &[Told]) -> String {
        let (speaker, entries) = (self.speaker(), LogEntry::all(events, self.game.table()));
        let words: Vec<String> =
            entries.iter().filter_map(|entry| speaker.describe(entry, None)).collect();
        words.join(" ")
    }

    /// Returns whether a step of the lesson is on the table instead of a game.
    #[must_use]
    pub fn is_learning(&self) -> bool {
        self.course.is_some()
    }
}
