//! Sends events of a game to the host (docs/embedding.md).

use core::fmt;
use std::rc::Rc;

use sandgrid_app::learn::DoneSteps;
use sandgrid_app::{fnv1a, saturating_u32};

use super::host::Host;
use super::hosted_game::HostedGame;
use super::protocol::{HostEvent, LearningResult};
use super::size::Height;
use super::xapi::{Statement, TaskKind};
use super::{host, is_awaiting, options};

/// Sends a session's changes to the host: reports of the game as they come, and the other changes after each event.
pub(crate) struct HostEvents<G: HostedGame> {
    host: Option<Rc<Host>>,
    height: Option<Rc<Height>>,
    sent: Option<Sent<G>>,
    /// Whether the last event announced a refusal.
    alerted: bool,
}

/// The values that were sent last.
struct Sent<G: HostedGame> {
    lang: &'static str,
    hint: Option<String>,
    /// Checksum of the saved game.
    kept: Option<u64>,
    achieved: Option<G::Achieved>,
}

impl<G: HostedGame> fmt::Debug for HostEvents<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostEvents")
    }
}

impl<G: HostedGame> Default for HostEvents<G> {
    fn default() -> Self {
        let host = host();
        let height = host.clone().map(|host| Height::watch(host, G::preferred_height));
        Self { host, height, sent: None, alerted: false }
    }
}

impl<G: HostedGame> HostEvents<G> {
    /// Records that a refusal or the end of the game is announced.
    pub(crate) fn alert(&mut self) {
        self.alerted = true;
    }

    /// Returns whether the host is told of changes: it is told first that the board is ready.
    pub(crate) fn is_listening(&self) -> bool {
        self.host.is_some() && self.sent.is_some() && !is_awaiting()
    }

    /// Sends the game as it is saved, if it has changed. A host may move the board in its listener of an event, so the game
    /// comes before the event that tells of it.
    pub(crate) fn keep(&mut self, session: &G::Session) {
        let text = G::kept(session);
        let kept = text.as_deref().map(fnv1a);
        if let Some(sent) = &mut self.sent
            && sent.kept != kept
        {
            sent.kept = kept;
            self.tell(&HostEvent::Kept { text });
        }
    }

    /// Sends an event.
    pub(crate) fn tell(&self, event: &HostEvent) {
        if let Some(host) = &self.host {
            host.tell(event);
        }
    }

    /// Sends learning results, if the option `learning` is set.
    pub(crate) fn tell_learned(&self, results: impl IntoIterator<Item = LearningResult>) {
        if options().learning == Some(true) {
            for result in results {
                self.tell(&HostEvent::Learning(result));
            }
        }
    }

    /// Sends the changes after an event.
    pub(crate) fn follow(&mut self, session: &G::Session) {
        if self.host.is_none() || is_awaiting() {
            return;
        }
        self.keep(session);
        let hint = G::hint(session);
        let before = self.sent.take();
        let now = Sent {
            lang: G::language(session).code(),
            hint: hint.as_ref().map(|(words, _)| words.clone()),
            kept: before.as_ref().and_then(|before| before.kept),
            achieved: G::achieved(session),
        };
        match before.as_ref().map(|before| before.lang) {
            Some(lang) if lang == now.lang => {}
            Some(_) => self.tell(&HostEvent::LanguageChange { lang: now.lang.to_owned() }),
            None => {
                let (options, state) = (G::options(), G::state(session));
                self.tell(&HostEvent::Ready { options, state });
            }
        }
        if core::mem::take(&mut self.alerted)
            && let Some((words, rule)) = G::refusal(session)
        {
            self.tell(&HostEvent::Illegal { words, rule });
        }
        if let Some((words, cells)) = hint
            && before.as_ref().is_none_or(|before| before.hint != now.hint)
        {
            self.tell(&HostEvent::Hint { words, cells });
        }
        if before.as_ref().is_some_and(|before| before.achieved != now.achieved) {
            self.tell_learned(now.achieved.as_ref().and_then(G::learned));
        }
        self.sent = Some(now);
        if before.is_none() {
            self.keep(session);
        }
        if let Some(height) = &self.height {
            height.measure();
        }
    }
}

/// Returns the learning result of a task; `score` is from 0 to 1.
pub(crate) fn learning_result(kind: TaskKind, name: String, score: f64) -> LearningResult {
    let statement = Statement::of(kind, &name, score);
    let complete = kind.is_complete(score);
    LearningResult { kind, name, side: None, score, complete, steps: None, statement }
}

/// Returns the learning result of a lesson with that number of steps; `None` if no step is done.
pub(crate) fn lesson_result(name: &str, steps: DoneSteps, of: usize) -> Option<LearningResult> {
    let numbers: Vec<u32> = steps.indices().map(|step| saturating_u32(step + 1)).collect();
    let score = f64::from(saturating_u32(numbers.len())) / f64::from(saturating_u32(of));
    let result = learning_result(TaskKind::Lesson, name.to_owned(), score);
    (!numbers.is_empty()).then_some(LearningResult { steps: Some(numbers), ..result })
}
