//! The view of lessons and puzzles.

use sandgrid_rules::GameKind;

use super::super::Consequence;
use super::{Learning, LessonState, Unit, is_done, kind};
use crate::learn::{
    Achieved, Aim, Catalogue, Lesson, LessonEntry, Mark, Progress, Puzzle, PuzzleEntry,
    PuzzleTheme, Track,
};
use crate::scene::{Feedback, LessonMood, LessonPanel as Seen, NextExercise};
use crate::session::Session;
use crate::session::play::input_state::Grip;
use crate::{GameResult, GameSetup, Message, Teaching};

impl Session {
    /// Returns the setup that a new game is offered with: the players of the game that an exercise has suspended, if
    /// there is one.
    #[must_use]
    pub fn setup_to_offer(&self) -> GameSetup {
        let suspended = self.learning.course.as_ref().map(|course| course.suspended.choice.players);
        let players = self.offered.or(suspended).unwrap_or(self.choice.players);
        GameSetup { players, ..self.choice }
    }

    /// Returns the list of lessons and puzzles; `None` until they are loaded.
    #[must_use]
    pub fn catalogue(&self) -> Option<Catalogue> {
        let Learning { lessons, puzzles, progress, .. } = &self.learning;
        let is_there = !lessons.is_empty() && !puzzles.is_empty();
        is_there.then(|| Catalogue {
            lessons: lessons.iter().map(|lesson| self.lesson_entry(lesson, progress)).collect(),
            next: self.next_lesson(),
            tracks: self.tracks(),
        })
    }

    /// Returns the index of the first lesson about the game on the board that is not completed.
    fn next_lesson(&self) -> Option<usize> {
        let Learning { lessons, progress, .. } = &self.learning;
        let keys = lessons_of(self.setup_to_offer().rules.kind()).iter();
        let mut found = keys.filter_map(|key| self.lesson(key));
        found.find(|at| !is_done(&lessons[*at], progress))
    }

    /// Returns the index of the lesson with a key.
    #[must_use]
    pub fn lesson(&self, key: &str) -> Option<usize> {
        self.learning.lessons.iter().position(|lesson| lesson.id == key)
    }

    /// Returns the number of steps of a lesson.
    #[must_use]
    pub fn lesson_steps(&self, lesson: usize) -> usize {
        self.learning.lessons.get(lesson).map_or(0, |lesson| lesson.steps().len())
    }

    /// Returns the number of puzzles.
    #[must_use]
    pub fn puzzles(&self) -> usize {
        self.learning.puzzles.len()
    }

    /// Returns the progress in the current lesson or puzzle.
    #[must_use]
    pub fn achieved(&self) -> Option<Achieved> {
        let Learning { lessons, progress, course, .. } = &self.learning;
        let course = course.as_ref()?;
        Some(match course.unit {
            Unit::Step { lesson, .. } => {
                let lesson = &lessons[lesson];
                let of = lesson.steps().len();
                let steps = progress.steps(&lesson.id).below(of);
                Achieved::Lesson { key: lesson.id.clone(), steps, of }
            }
            Unit::Puzzle(at) => {
                let solved =
                    if course.state == LessonState::Done { course.mark } else { Mark::Open };
                Achieved::Puzzle { number: at + 1, solved }
            }
        })
    }

    pub(super) fn teach(&self, teaching: Teaching) -> String {
        self.say(&Message::Teaching(teaching))
    }

    fn lesson_entry(&self, lesson: &Lesson, progress: &Progress) -> LessonEntry {
        let of = lesson.steps().len();
        let done = progress.steps(&lesson.id).below(of).count();
        LessonEntry {
            kind: lesson.kind(),
            title: lesson.title.clone(),
            words: self.teach(Teaching::StepsDone { done, of }),
            is_done: done == of,
        }
    }

    fn tracks(&self) -> Vec<Track> {
        let Learning { puzzles, progress, .. } = &self.learning;
        let mut kinds: Vec<GameKind> = Vec::new();
        for kind in puzzles.iter().map(kind) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let track = |of: GameKind| {
            let own = puzzles.iter().enumerate().filter(|(_, puzzle)| kind(puzzle) == of);
            let chip = |(number, (index, puzzle)): (usize, (usize, &Puzzle))| {
                let mark = progress.mark(&puzzle.id);
                let told =
                    Teaching::Chip { kind: of, number: number + 1, stars: puzzle.stars, mark };
                PuzzleEntry { index, stars: puzzle.stars, mark, name: self.teach(told) }
            };
            let chips: Vec<_> = own.enumerate().map(chip).collect();
            let solved = chips.iter().filter(|chip| chip.mark != Mark::Open).count();
            let title = self.teach(Teaching::Track { kind: of, solved, of: chips.len() });
            Track { kind: of, title, puzzles: chips }
        };
        kinds.into_iter().map(track).collect()
    }

    /// Returns the scene's part for the lesson or puzzle.
    pub(in crate::session) fn exercise_scene(&self) -> Option<Seen> {
        let course = self.learning.course.as_ref()?;
        Some(Seen {
            title: self.exercise_heading(),
            words: self.exercise_words(),
            feedback: self.exercise_feedback(),
            mood: match course.state {
                LessonState::Asked => LessonMood::Asked,
                LessonState::Answered => LessonMood::AwaitsAnswer,
                LessonState::Wrong => LessonMood::Wrong,
                LessonState::Done => LessonMood::Done,
            },
            is_begun: self.held() != Grip::Nothing || !self.position().pending().is_fresh(),
            next: match course.unit {
                Unit::Step { lesson, step }
                    if self.exercise(Unit::Step { lesson, step: step + 1 }).is_none() =>
                {
                    if course.suspended.is_going_on() {
                        NextExercise::List
                    } else {
                        NextExercise::FirstGame
                    }
                }
                Unit::Step { .. } | Unit::Puzzle(_) => NextExercise::Exercise,
            },
        })
    }

    /// Returns whether the user may act.
    pub(in crate::session) fn exercise_is_open(&self) -> bool {
        self.learning.course.as_ref().is_none_or(|course| course.state == LessonState::Asked)
    }

    /// Returns the title, with the pupil whose progress it counts for.
    fn exercise_heading(&self) -> String {
        let title = self.exercise_title();
        match self.pupil() {
            Some(pupil) => format!("{title} \u{b7} {pupil}"),
            None => title,
        }
    }

    pub(super) fn exercise_title(&self) -> String {
        let Some(course) = &self.learning.course else { return String::new() };
        let Learning { lessons, puzzles, .. } = &self.learning;
        self.teach(match course.unit {
            Unit::Step { lesson, step } => {
                let (title, steps) = (&lessons[lesson].title, lessons[lesson].steps());
                Teaching::Step { title: title.clone(), step: step + 1, of: steps.len() }
            }
            Unit::Puzzle(index) => {
                let (kind, stars) = (kind(&puzzles[index]), puzzles[index].stars);
                let is_own = |puzzle: &&Puzzle| self::kind(puzzle) == kind;
                let number = puzzles[..=index].iter().filter(is_own).count();
                Teaching::Puzzle { kind, number, of: puzzles.iter().filter(is_own).count(), stars }
            }
        })
    }

    /// Returns the explanation and the question.
    pub(super) fn exercise_words(&self) -> String {
        let Some(course) = &self.learning.course else { return String::new() };
        match course.unit {
            Unit::Step { lesson, step } => {
                let step = &self.learning.lessons[lesson].steps()[step];
                let then = step.then.as_ref().filter(|_| course.stage_starts.len() > 1);
                then.unwrap_or(&step.say).clone()
            }
            Unit::Puzzle(puzzle) => {
                let left = course.exercise.stages.len() + 1 - course.stage_starts.len();
                let left = u8::try_from(left).unwrap_or(u8::MAX);
                let aim = match self.learning.puzzles[puzzle].aim {
                    Aim::Win(_) => Aim::Win(left),
                    Aim::Row(_) => Aim::Row(left),
                    aim @ (Aim::Keep | Aim::Save) => aim,
                };
                let asks = self.teach(Teaching::Asks(course.exercise.start.turn(), aim));
                let Puzzle { stars, themes, .. } = &self.learning.puzzles[puzzle];
                if *stars > 1 || !themes.contains(&PuzzleTheme::Blockade) {
                    return asks;
                }
                format!("{asks} {}", self.teach(Teaching::Blockade))
            }
        }
    }

    /// Returns the feedback, preceded by other messages about the last turn.
    fn exercise_feedback(&self) -> Option<Feedback> {
        let (verdict, course) = (self.exercise_verdict()?, self.learning.course.as_ref()?);
        let is_done = course.state == LessonState::Done;
        let played = self.game.played().count();
        let shown = self.consequences.iter().filter(|(at, _)| *at <= played);
        let told = shown.flat_map(|(_, all)| all.iter().copied().map(Consequence::message));
        let over = self.exercise_outcome().filter(|_| is_done);
        let said: Vec<_> = told.chain(over).chain([Message::Verbatim(verdict)]).collect();
        let is_right = course.kept.unwrap_or(course.state) != LessonState::Wrong;
        Some(Feedback { words: self.say_all(&said), is_right })
    }

    /// Returns the result of the game on the board, if it is over.
    pub(super) fn exercise_outcome(&self) -> Option<Message> {
        self.game.outcome().map(|outcome| self.over(GameResult::Ruled(outcome)))
    }

    /// Returns the feedback on the last turn, if there is any.
    pub(super) fn exercise_verdict(&self) -> Option<String> {
        let course = self.learning.course.as_ref()?;
        let Learning { lessons, puzzles, .. } = &self.learning;
        let state = course.kept.unwrap_or(course.state);
        match (state, course.unit) {
            (LessonState::Asked, _) => None,
            (LessonState::Answered, _) => Some(self.teach(Teaching::Right)),
            (LessonState::Wrong, Unit::Step { lesson, step }) => {
                Some(lessons[lesson].steps()[step].astray.clone())
            }
            (LessonState::Wrong, Unit::Puzzle(puzzle)) => {
                let refutation = course.refutation.clone();
                Some(self.teach(Teaching::Wrong(puzzles[puzzle].aim, refutation)))
            }
            (LessonState::Done, Unit::Step { lesson, step }) => {
                Some(lessons[lesson].steps()[step].done.clone())
            }
            (LessonState::Done, Unit::Puzzle(puzzle)) => {
                let themes = puzzles[puzzle].themes.clone();
                Some(self.teach(Teaching::Solved(course.mark, themes)))
            }
        }
    }
}

/// Returns the keys of the lessons about a game, the shortest first.
const fn lessons_of(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::Yote => &["first", "yote"],
        GameKind::Choko => &["choko"],
        GameKind::Wali => &["wali"],
        GameKind::Bolotondou => &["bolotondou"],
    }
}
