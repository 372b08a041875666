//! The view of lessons and puzzles.

use sandgrid_rules::GameKind;

use super::super::Consequence;
use super::{Learning, LessonState, Unit, is_done, kind};
use crate::learn::{
    Achieved, Aim, Catalogue, Lesson, LessonEntry, Mark, Progress, Puzzle, PuzzleEntry,
    PuzzleTheme, Track,
};
use crate::scene::{LessonMood, LessonPanel as Seen, NextExercise};
use crate::session::Session;
use crate::session::play::input_state::Grip;
use crate::{GameResult, GameSetup, Message, Teaching};

impl Session {
    /// Returns the setup that a new game is offered with: the players of the game that an exercise has suspended, if
    /// there is one.
    #[must_use]
    pub fn setup_to_offer(&self) -> GameSetup {
        let suspended = self.learning.course.as_ref().map(|course| course.left.choice.players);
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
        self.learning.lessons.get(lesson).map_or(0, |lesson| lesson.steps.len())
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
                let of = lesson.steps.len();
                let steps = progress.steps(&lesson.id).below(of);
                Achieved::Lesson { key: lesson.id.clone(), steps, of }
            }
            Unit::Puzzle(at) => {
                let solved =
                    if course.stand == LessonState::Done { course.mark } else { Mark::Open };
                Achieved::Puzzle { number: at + 1, solved }
            }
        })
    }

    pub(super) fn teach(&self, teaching: Teaching) -> String {
        self.say(&Message::Teaching(teaching))
    }

    fn lesson_entry(&self, lesson: &Lesson, progress: &Progress) -> LessonEntry {
        let of = lesson.steps.len();
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
                let told = Teaching::Chip { number: number + 1, stars: puzzle.stars, mark };
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
    pub(in crate::session) fn course_scene(&self) -> Option<Seen> {
        let course = self.learning.course.as_ref()?;
        Some(Seen {
            title: self.course_title(),
            words: self.course_words(),
            verdict: self.course_shown_verdict(),
            mood: match course.stand {
                LessonState::Asked => LessonMood::Asked,
                LessonState::Answered => LessonMood::Waits,
                LessonState::Wrong => LessonMood::Astray,
                LessonState::Done => LessonMood::Done,
            },
            is_right: !matches!(
                course.kept.unwrap_or(course.stand),
                LessonState::Asked | LessonState::Wrong
            ),
            is_begun: self.held() != Grip::Nothing || !self.position().duty().is_fresh(),
            next: match course.unit {
                Unit::Step { lesson, step }
                    if self.exercise(Unit::Step { lesson, step: step + 1 }).is_none() =>
                {
                    if course.left.is_going_on() {
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
    pub(in crate::session) fn course_is_open(&self) -> bool {
        self.learning.course.as_ref().is_none_or(|course| course.stand == LessonState::Asked)
    }

    pub(super) fn course_title(&self) -> String {
        let Some(course) = &self.learning.course else { return String::new() };
        let Learning { lessons, puzzles, .. } = &self.learning;
        self.teach(match course.unit {
            Unit::Step { lesson, step } => {
                let Lesson { title, steps, .. } = &lessons[lesson];
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
    pub(super) fn course_words(&self) -> String {
        let Some(course) = &self.learning.course else { return String::new() };
        match course.unit {
            Unit::Step { lesson, step } => {
                let step = &self.learning.lessons[lesson].steps[step];
                let then = step.then.as_ref().filter(|_| course.begun.len() > 1);
                then.unwrap_or(&step.say).clone()
            }
            Unit::Puzzle(puzzle) => {
                let left = course.exercise.stages.len() + 1 - course.begun.len();
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
    fn course_shown_verdict(&self) -> Option<String> {
        let verdict = self.course_verdict()?;
        let is_done = self.learning.course.as_ref().is_some_and(|it| it.stand == LessonState::Done);
        let played = self.game.played().count();
        let shown = self.consequences.iter().filter(|(at, _)| *at <= played);
        let told = shown.flat_map(|(_, all)| all.iter().copied().map(Consequence::message));
        let over = self.course_outcome().filter(|_| is_done);
        let said: Vec<_> = told.chain(over).chain([Message::Told(verdict)]).collect();
        Some(self.say_all(&said))
    }

    /// Returns the result of the game on the board, if it is over.
    pub(super) fn course_outcome(&self) -> Option<Message> {
        self.game.outcome().map(|outcome| self.over(GameResult::Ruled(outcome)))
    }

    /// Returns the feedback on the last turn, if there is any.
    pub(super) fn course_verdict(&self) -> Option<String> {
        let course = self.learning.course.as_ref()?;
        let Learning { lessons, puzzles, .. } = &self.learning;
        let stand = course.kept.unwrap_or(course.stand);
        match (stand, course.unit) {
            (LessonState::Asked, _) => None,
            (LessonState::Answered, _) => Some(self.teach(Teaching::Right)),
            (LessonState::Wrong, Unit::Step { lesson, step }) => {
                Some(lessons[lesson].steps[step].astray.clone())
            }
            (LessonState::Wrong, Unit::Puzzle(puzzle)) => {
                Some(self.teach(Teaching::Wrong(puzzles[puzzle].aim)))
            }
            (LessonState::Done, Unit::Step { lesson, step }) => {
                Some(lessons[lesson].steps[step].done.clone())
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
