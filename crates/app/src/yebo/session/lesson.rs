//! The lesson in the session: prompts, feedback, and the return to the suspended game.

use sandgrid_yebo::{Act, Face, Game, Seat};

use super::ai_state::ShownHint;
use super::{LessonInvitation, YeboSession};
use crate::LessonMood;
use crate::i18n::{key, saturating_u32};
use crate::yebo::lesson::{self, LessonStep, StepGoal};
use crate::yebo::library::YeboLibrary;
use crate::yebo::{CommandButton, Rank, SavedYeboGame, TableCommand, YeboEffect};

/// Storage key of the progress, shared with the sand games.
pub(super) const LEARNING: &str = "learning";

/// A step of the lesson on the table.
#[derive(Clone, Debug)]
pub(super) struct YeboLesson {
    /// Index of the step, from 0.
    number: usize,
    name: &'static str,
    goal: StepGoal,
    stand: StepState,
    /// The discard of the record, and the one that the person has made instead.
    swapped: Option<(Face, Face)>,
    /// The suspended session.
    left: YeboSession,
}

/// The state of a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum StepState {
    Asked,
    Done,
}

impl YeboSession {
    /// Returns the own session: during a lesson, the suspended one.
    pub(super) fn own(&self) -> &Self {
        self.course.as_ref().map_or(self, |course| &course.left)
    }

    /// Returns the library of the own session.
    pub(super) fn library(&mut self) -> &mut YeboLibrary {
        self.course.as_mut().map_or(&mut self.library, |course| &mut course.left.library)
    }

    /// Formats the progress in the lesson.
    #[must_use]
    pub fn lesson_words(&self) -> String {
        let (done, of) = (
            saturating_u32(self.progress.steps(lesson::NAME).below(lesson::count()).count()),
            saturating_u32(lesson::count()),
        );
        self.speaker().say(key::YeboLessonProgress { done, of })
    }

    /// Returns the invitation to the lesson for new users.
    pub(super) fn invitation(&self) -> Option<String> {
        let of = saturating_u32(lesson::count());
        self.invites().then(|| self.speaker().say(key::YeboLessonInvitation { of }))
    }

    /// Returns whether a new user is invited to the lesson and has not answered: until then the computers wait.
    pub(super) fn invites(&self) -> bool {
        self.invitation == LessonInvitation::Open
            && self.course.is_none()
            && !self.is_read_only()
            && self.company.people().next().is_some()
            && self.progress.steps(lesson::NAME).count() == 0
    }

    /// Closes the invitation: the person plays.
    pub(super) fn answer_invitation(&mut self, command: TableCommand) {
        if !matches!(command, TableCommand::Hint | TableCommand::Help | TableCommand::Undo) {
            self.invitation = LessonInvitation::Over;
        }
    }

    /// Returns the number of steps of the lesson.
    #[must_use]
    pub fn lesson_steps() -> usize {
        lesson::count()
    }

    /// Starts the lesson at the first step that is not done; at the beginning, if all are done.
    pub(super) fn learn(&mut self) -> Vec<YeboEffect> {
        self.learn_from(self.progress.steps(lesson::NAME).first_open())
    }

    /// Puts a step on the table, or the first one if there is no such step.
    pub(super) fn learn_from(&mut self, number: usize) -> Vec<YeboEffect> {
        self.invitation = LessonInvitation::Over;
        self.enter(if number < lesson::count() { number } else { 0 })
    }

    /// Returns the index of the step on the table; `None` during a game.
    #[must_use]
    pub fn lesson_step(&self) -> Option<usize> {
        self.course.as_ref().map(|course| course.number)
    }

    /// Puts a step on the table by replaying the round up to it.
    fn enter(&mut self, number: usize) -> Vec<YeboEffect> {
        let Some(LessonStep { name, before, goal }) = lesson::step(number) else {
            return self.leave();
        };
        let SavedYeboGame { company, game: played } = before;
        let (seed, house) = (played.seed().unwrap_or_default(), played.table().house);
        let game = Game::new(seed, company.players(), house);
        let mut table = self.with_game(SavedYeboGame { company, game });
        let swapped = self.course.as_ref().and_then(|course| course.swapped);
        let acts = match swapped {
            Some((wanted, given)) => lesson::swapped(played.acts(), wanted, given),
            None => played.acts().to_vec(),
        };
        for (seat, act) in acts {
            // The act was legal in the recorded game.
            let _ = table.play(seat, act);
        }
        let left = match self.course.take() {
            Some(course) => course.left,
            None => self.clone(),
        };
        table.course = Some(Box::new(YeboLesson {
            number,
            name,
            goal,
            stand: StepState::Asked,
            swapped,
            left,
        }));
        *self = table;
        let said = format!("{}. {}", self.course_title(), self.course_words());
        vec![YeboEffect::CancelRequest, YeboEffect::Begun, YeboEffect::Say(said)]
    }

    /// Returns to the suspended game.
    fn leave(&mut self) -> Vec<YeboEffect> {
        let Some(course) = self.course.take() else { return Vec::new() };
        let mut table = course.left;
        if table.language != self.language {
            table.speak(self.language);
        }
        (table.settings, table.prefs) = (self.settings.clone(), self.prefs);
        table.progress = self.progress.clone();
        table.ai.resume_after(&self.ai);
        // Requests and timers of the suspended session are obsolete.
        table.window = None;
        *self = table;
        if self.is_shared() {
            // Another person may have used the lesson.
            self.lay_open();
        }
        self.rack.sort(self.prefs.sort);
        let words = self.speaker().say(key::YeboLessonBack);
        let mut effects =
            vec![YeboEffect::CancelRequest, YeboEffect::Begun, YeboEffect::Say(words)];
        effects.extend(self.go_on());
        effects
    }

    /// Lets the lesson handle an action; returns `None` without a lesson, or if the game handles the action.
    pub(super) fn course_hears(&mut self, command: TableCommand) -> Option<Vec<YeboEffect>> {
        let course = self.course.as_ref()?;
        let (number, stand) = (course.number, course.stand);
        match command {
            TableCommand::Act(act) => {
                Some(self.shown().map_or_else(Vec::new, |seat| self.try_it(seat, act)))
            }
            TableCommand::GoOn if course.goal == StepGoal::GoOn && stand == StepState::Asked => {
                Some(self.reach())
            }
            TableCommand::Undo => Some(self.enter(number)),
            TableCommand::Hint => {
                let words = self.course_help();
                self.ai.hint = Some(ShownHint { words: words.clone(), act: None });
                Some(vec![YeboEffect::Say(words)])
            }
            TableCommand::Next if stand == StepState::Done => Some(self.enter(number + 1)),
            TableCommand::Leave => Some(self.leave()),
            TableCommand::Help => None,
            TableCommand::Next
            | TableCommand::GoOn
            | TableCommand::Uncover
            | TableCommand::Decline
            | TableCommand::SpeakUp(_)
            | TableCommand::Nobody
            | TableCommand::Begin
            | TableCommand::Call => Some(Vec::new()),
        }
    }

    /// Performs an act that reaches the goal; refuses any other.
    fn try_it(&mut self, seat: Seat, act: Act) -> Vec<YeboEffect> {
        if let Err(illegal) = self.game.clone().act(seat, act) {
            return self.refuse(&illegal);
        }
        let is_asked =
            |course: &YeboLesson| course.stand == StepState::Asked && course.goal.accepts(&act);
        if !self.course.as_deref().is_some_and(is_asked) {
            let words = self.advice_against(act);
            return self.object(words);
        }
        if let Some(course) = &mut self.course
            && let (StepGoal::Like(Act::Discard(wanted)), Act::Discard(given)) = (course.goal, act)
            && lesson::is_spare(wanted)
        {
            course.swapped = Some((wanted, given)).filter(|_| wanted != given);
        }
        let mut effects = self.play(seat, act).unwrap_or_default();
        effects.extend(self.reach());
        effects
    }

    /// Formats the feedback on an act that does not reach the goal.
    fn advice_against(&self, act: Act) -> String {
        let goal = self.course.as_ref().filter(|course| course.stand == StepState::Asked);
        match (goal.map(|course| course.goal), act) {
            (Some(StepGoal::Like(Act::Discard(_))), Act::Discard(face)) => {
                let kind = if matches!(face, Face::Suit(..)) { "shield" } else { "other" };
                self.speaker().say(key::YeboLessonKeep { kind })
            }
            _ => self.course_help(),
        }
    }

    /// Completes the step.
    fn reach(&mut self) -> Vec<YeboEffect> {
        let Some(course) = &mut self.course else { return Vec::new() };
        course.stand = StepState::Done;
        self.progress.complete_step(lesson::NAME, course.number);
        let text = Some(self.progress.to_string());
        let name = LEARNING.to_owned();
        vec![YeboEffect::Say(self.course_words()), YeboEffect::Save { name, text }]
    }

    /// Returns the state of the lesson's step, if one is on the table.
    pub(super) fn mood(&self) -> Option<LessonMood> {
        let course = self.course.as_ref()?;
        Some(match course.stand {
            StepState::Asked => LessonMood::Asked,
            StepState::Done => LessonMood::Done,
        })
    }

    /// Returns whether the goal is to view the score.
    pub(super) fn course_scores(&self) -> bool {
        let asks =
            |course: &YeboLesson| course.goal == StepGoal::GoOn && course.stand == StepState::Asked;
        self.course.as_deref().is_some_and(asks)
    }

    /// Formats the title of the step.
    pub(super) fn course_title(&self) -> String {
        let number = self.course.as_ref().map_or(0, |course| course.number);
        let (step, of) = (saturating_u32(number + 1), saturating_u32(lesson::count()));
        self.speaker().say(key::YeboLessonTitle { of, step })
    }

    /// Formats the prompt, or the feedback on completion.
    pub(super) fn course_words(&self) -> String {
        let Some(course) = &self.course else { return String::new() };
        match course.stand {
            StepState::Asked => self.speaker().say(key::YeboLessonSay { about: course.name }),
            StepState::Done => {
                let done = self.speaker().say(key::YeboLessonDone { about: course.name });
                if !lesson::plays_on(course.number) {
                    return done;
                }
                format!("{done} {}", self.speaker().say(key::YeboLessonPlaysOn))
            }
        }
    }

    /// Formats the feedback on a wrong act, or on completion.
    pub(super) fn course_help(&self) -> String {
        match &self.course {
            Some(course) if course.stand == StepState::Asked => {
                self.speaker().say(key::YeboLessonElse { about: course.name })
            }
            _ => self.course_words(),
        }
    }

    /// Returns the actions of the lesson, given those of the game.
    pub(super) fn course_offers(&self, legal: Vec<CommandButton>) -> Vec<CommandButton> {
        let Some(course) = &self.course else { return legal };
        let speaker = self.speaker();
        let leave = || {
            let label = speaker.say(key::YeboLessonLeave);
            CommandButton::plain(label, TableCommand::Leave, 'X')
        };
        let next = |label| CommandButton::plain(label, TableCommand::Next, 'N').strong();
        match course.stand {
            StepState::Asked => {
                // Enter does what the step asks for.
                let ranked = |offer: CommandButton| {
                    let TableCommand::Act(act) = offer.command else { return None };
                    let rank = if course.goal.accepts(&act) { Rank::Chief } else { Rank::Plain };
                    (course.goal != StepGoal::GoOn).then_some(CommandButton { rank, ..offer })
                };
                legal.into_iter().filter_map(ranked).chain([leave()]).collect()
            }
            StepState::Done if course.number + 1 == lesson::count() => {
                vec![next(speaker.say(key::YeboLessonEnd))]
            }
            StepState::Done => vec![next(speaker.say(key::YeboLessonNext)), leave()],
        }
    }
}
