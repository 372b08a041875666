//! The lesson at the table: what is asked, what has come of it, and the way back to the game that
//! waits meanwhile.

use sandgrid_yebo::{Act, Game, Seat};

use super::{Invitation, YeboSession};
use crate::LessonMood;
use crate::i18n::key;
use crate::yebo::lesson::{self, LessonStep, StepGoal};
use crate::yebo::library::YeboLibrary;
use crate::yebo::{CommandButton, Rank, SavedYeboGame, TableCommand, YeboEffect};

/// Under which name progress is kept, with that in the sand games.
pub(super) const LEARNING: &str = "learning";

/// A step of the lesson on the table.
#[derive(Clone, Debug)]
pub(super) struct YeboLesson {
    /// Which, from 0.
    number: usize,
    name: &'static str,
    goal: StepGoal,
    stand: StepState,
    /// What was on the table before.
    left: YeboSession,
}

/// How it stands with what is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum StepState {
    Asked,
    Done,
}

impl YeboSession {
    /// Somebody's own table: during the lesson, the one that waits.
    pub(super) fn own(&self) -> &Self {
        self.course.as_ref().map_or(self, |course| &course.left)
    }

    /// The games that are kept, that of one's own table included.
    pub(super) fn library(&mut self) -> &mut YeboLibrary {
        self.course.as_mut().map_or(&mut self.library, |course| &mut course.left.library)
    }

    /// How far somebody has come with the lesson, in words.
    #[must_use]
    pub fn lesson_words(&self) -> String {
        let (done, of) = (small(self.progress.steps(lesson::NAME)), small(lesson::count()));
        self.speaker().say(key::YeboLessonProgress { done, of })
    }

    /// What is told to whoever comes here for the first time.
    pub(super) fn invitation(&self) -> Option<String> {
        let is_open = self.invitation == Invitation::Open && self.course.is_none();
        let of = small(lesson::count());
        (is_open && self.progress.steps(lesson::NAME) == 0)
            .then(|| self.speaker().say(key::YeboLessonInvitation { of }))
    }

    /// Takes the lesson up where it was left; from its beginning, where all is done.
    pub(super) fn learn(&mut self) -> Vec<YeboEffect> {
        self.invitation = Invitation::Over;
        let done = self.progress.steps(lesson::NAME);
        self.enter(if done < lesson::count() { done } else { 0 })
    }

    /// Puts a step on the table, as if the round had been played here up to it.
    fn enter(&mut self, number: usize) -> Vec<YeboEffect> {
        let Some(LessonStep { name, before, goal }) = lesson::step(number) else {
            return self.leave();
        };
        let SavedYeboGame { company, game: played } = before;
        let (seed, house) = (played.seed().unwrap_or_default(), played.table().house);
        let game = Game::new(seed, company.players(), house);
        let mut table = self.with_game(SavedYeboGame { company, game });
        for (seat, act) in played.acts() {
            // It was legal before.
            let _ = table.play(*seat, *act);
        }
        let left = match self.course.take() {
            Some(course) => course.left,
            None => self.clone(),
        };
        table.course =
            Some(Box::new(YeboLesson { number, name, goal, stand: StepState::Asked, left }));
        *self = table;
        let said = format!("{}. {}", self.course_title(), self.course_words());
        vec![YeboEffect::CancelRequest, YeboEffect::Begun, YeboEffect::Say(said)]
    }

    /// Back to the game that waits, which goes on as if it had never been away.
    fn leave(&mut self) -> Vec<YeboEffect> {
        let Some(course) = self.course.take() else { return Vec::new() };
        let mut table = course.left;
        if table.language != self.language {
            table.speak(self.language);
        }
        (table.settings, table.prefs) = (self.settings.clone(), self.prefs);
        (table.progress, table.last_id) = (self.progress.clone(), self.last_id);
        // What was asked before is not waited for any more.
        (table.asked, table.window) = (None, None);
        *self = table;
        if self.is_shared() {
            // Somebody else may have taken the lesson.
            self.lay_open();
        }
        self.rack.sort(self.prefs.sort);
        let words = self.speaker().say(key::YeboLessonBack);
        let mut effects =
            vec![YeboEffect::CancelRequest, YeboEffect::Begun, YeboEffect::Say(words)];
        effects.extend(self.go_on());
        effects
    }

    /// What the lesson makes of a deed; `None` where there is none, or it goes on as in any game.
    pub(super) fn course_hears(&mut self, deed: TableCommand) -> Option<Vec<YeboEffect>> {
        let course = self.course.as_ref()?;
        let (number, stand) = (course.number, course.stand);
        match deed {
            TableCommand::Act(act) => {
                Some(self.shown().map_or_else(Vec::new, |seat| self.try_it(seat, act)))
            }
            TableCommand::GoOn if course.goal == StepGoal::GoOn && stand == StepState::Asked => {
                Some(self.reach())
            }
            TableCommand::Undo => Some(self.enter(number)),
            TableCommand::Hint => {
                let words = self.course_help();
                self.hint = Some(words.clone());
                Some(vec![YeboEffect::Say(words)])
            }
            TableCommand::Next if stand == StepState::Done => Some(self.enter(number + 1)),
            TableCommand::Leave => Some(self.leave()),
            TableCommand::Help => None,
            TableCommand::Next
            | TableCommand::GoOn
            | TableCommand::Uncover
            | TableCommand::LetBe
            | TableCommand::SpeakUp(_)
            | TableCommand::Nobody => Some(Vec::new()),
        }
    }

    /// Does what is legal and asked for; says what is wrong with anything else.
    fn try_it(&mut self, seat: Seat, act: Act) -> Vec<YeboEffect> {
        if let Err(illegal) = self.game.clone().act(seat, act) {
            return self.refuse(&illegal);
        }
        let is_asked =
            |course: &YeboLesson| course.stand == StepState::Asked && course.goal.accepts(&act);
        if !self.course.as_deref().is_some_and(is_asked) {
            let words = self.course_help();
            return self.object(words);
        }
        let mut effects = self.play(seat, act).unwrap_or_default();
        effects.extend(self.reach());
        effects
    }

    /// What was asked is done.
    fn reach(&mut self) -> Vec<YeboEffect> {
        let Some(course) = &mut self.course else { return Vec::new() };
        course.stand = StepState::Done;
        self.progress.reach(lesson::NAME, course.number + 1);
        let text = Some(self.progress.to_string());
        let name = LEARNING.to_owned();
        vec![YeboEffect::Say(self.course_words()), YeboEffect::Save { name, text }]
    }

    /// Whether a step of the lesson lies there, and how it stands with it.
    pub(super) fn mood(&self) -> Option<LessonMood> {
        let course = self.course.as_ref()?;
        Some(match course.stand {
            StepState::Asked => LessonMood::Asked,
            StepState::Done => LessonMood::Done,
        })
    }

    /// Whether the score is to be looked at.
    pub(super) fn course_scores(&self) -> bool {
        let asks =
            |course: &YeboLesson| course.goal == StepGoal::GoOn && course.stand == StepState::Asked;
        self.course.as_deref().is_some_and(asks)
    }

    /// Which step it is.
    pub(super) fn course_title(&self) -> String {
        let number = self.course.as_ref().map_or(0, |course| course.number);
        let (step, of) = (small(number + 1), small(lesson::count()));
        self.speaker().say(key::YeboLessonTitle { of, step })
    }

    /// What is told and asked, or what has come of it.
    pub(super) fn course_words(&self) -> String {
        let Some(course) = &self.course else { return String::new() };
        match course.stand {
            StepState::Asked => self.speaker().say(key::YeboLessonSay { about: course.name }),
            StepState::Done => self.speaker().say(key::YeboLessonDone { about: course.name }),
        }
    }

    /// What is said of anything else, or, once it is done, that it is.
    pub(super) fn course_help(&self) -> String {
        match &self.course {
            Some(course) if course.stand == StepState::Asked => {
                self.speaker().say(key::YeboLessonElse { about: course.name })
            }
            _ => self.course_words(),
        }
    }

    /// What can be done in the lesson, given what could be done in a game.
    pub(super) fn course_offers(&self, legal: Vec<CommandButton>) -> Vec<CommandButton> {
        let Some(course) = &self.course else { return legal };
        let speaker = self.speaker();
        let offer = |label, deed, letter, rank| CommandButton { label, deed, letter, rank };
        let leave =
            || offer(speaker.say(key::YeboLessonLeave), TableCommand::Leave, 'X', Rank::Plain);
        let next = |label| offer(label, TableCommand::Next, 'N', Rank::Chief);
        match course.stand {
            StepState::Asked => {
                let is_act = |offer: &CommandButton| matches!(offer.deed, TableCommand::Act(_));
                let is_asked =
                    |offer: &CommandButton| is_act(offer) && course.goal != StepGoal::GoOn;
                legal.into_iter().filter(is_asked).chain([leave()]).collect()
            }
            StepState::Done if course.number + 1 == lesson::count() => {
                vec![next(speaker.say(key::YeboLessonEnd))]
            }
            StepState::Done => vec![next(speaker.say(key::YeboLessonNext)), leave()],
        }
    }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
