//! Lessons and puzzles in the session: prompts, feedback, and the return to the suspended game.

use std::collections::BTreeMap;
use std::rc::Rc;

use sandgrid_rules::{Action, Adjudication, BySide, Cell, Game, GameKind, Position, Side};

use super::analysis::review::Reviewing;
use super::{Session, middle};
use crate::learn::{
    Exercise, Judgement, Lesson, Mark, Progress, Puzzle, Refutation, Stage, read_lessons,
    read_puzzles,
};
use crate::{
    Editor, Effect, Event, GameSetup, LearnCommand, ListedTurn, Message, Mode, MoveDescription,
    Player, Teaching,
};
use events::{concerns_games, goes_on, tries};
use hint::LessonHint;

mod events;
mod hint;
mod next;
pub(super) mod pupils;
mod refutation;
mod task;
mod translation;
mod view;

/// Milliseconds of the automatic actions.
mod pause {
    /// Delay before the other side's answer.
    pub(super) const REPLY: u32 = 800;
    /// Delay before a wrong turn is undone, so that the user sees it.
    pub(super) const BACK: u32 = 1_800;
    /// Delay before a wrong turn is undone if the engine knows no answer to it.
    pub(super) const SILENCE: u32 = 6_000;
    /// Delay before a wrong turn and its answer are undone, so that the user sees both.
    pub(super) const REFUTED: u32 = 3_500;
}

/// Available lessons and puzzles, progress, and the current exercise.
#[derive(Clone, Debug, Default)]
pub(super) struct Learning {
    lessons: Vec<Lesson>,
    puzzles: Vec<Puzzle>,
    /// Games to whose puzzles one is led on; none stand for all.
    offered: Vec<GameKind>,
    /// Progress of the chosen pupil, or the unnamed progress.
    progress: Progress,
    /// The saved entries by storage key: the list of pupils, and the progress of each.
    saved: BTreeMap<String, String>,
    course: Option<ActiveExercise>,
    /// Id of the last timer; earlier timers are ignored.
    timer_id: u32,
    /// Number of exercises opened so far.
    entered: u32,
}

/// The current exercise: a step of a lesson, or a puzzle.
#[derive(Clone, Debug)]
struct ActiveExercise {
    unit: Unit,
    exercise: Exercise,
    /// Beginning of each requested turn up to the current one: number of actions, and position. Not empty.
    stage_starts: Vec<(usize, Position)>,
    state: LessonState,
    /// State of the last turn, which has been undone or answered since; its feedback stays until the next
    /// attempt.
    kept: Option<LessonState>,
    /// The other side's answer to the last turn, which was wrong.
    refutation: Option<Refutation>,
    hinted: Option<LessonHint>,
    /// Holes that the first step of a lesson marks, until the first action.
    marked: Vec<Cell>,
    mark: Mark,
    /// Suspended game.
    suspended: Box<SuspendedGame>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Unit {
    Step { lesson: usize, step: usize },
    Puzzle(usize),
}

/// The state of the requested turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum LessonState {
    Asked,
    /// It was right; the answer follows.
    Answered,
    /// It was wrong and will be undone.
    Wrong,
    Done,
}

#[derive(Clone, Debug)]
struct SuspendedGame {
    choice: GameSetup,
    game: Game,
    settled: Option<Adjudication>,
    turns: Rc<[ListedTurn]>,
    mode: Mode,
    focus: Cell,
    analysing: bool,
    reviewing: Option<Reviewing>,
    editor: Option<Editor>,
}

impl SuspendedGame {
    /// Returns whether something has been played, and the game is not over.
    fn is_going_on(&self) -> bool {
        let is_over = self.settled.is_some() || self.game.outcome().is_some();
        self.game.played().next().is_some() && !is_over
    }
}

impl ActiveExercise {
    fn stage_start(&self) -> (usize, Position) {
        *self.stage_starts.last().expect("something is asked from the beginning")
    }

    /// Returns the requested turn, with its goal and its answer.
    fn stage(&self) -> &Stage {
        &self.exercise.stages[self.stage_starts.len() - 1]
    }
}

impl Session {
    /// Returns whether a lesson is on the board.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.learning.course.as_ref().is_some_and(|course| matches!(course.unit, Unit::Step { .. }))
    }

    /// Returns whether the game on the board is that one, and nothing has been played in it.
    #[must_use]
    pub fn is_untouched(&self, setup: GameSetup) -> bool {
        let GameSetup { rules, players, .. } = self.choice;
        (rules, players) == (setup.rules, setup.players) && self.game.played().next().is_none()
    }

    /// Returns whether a lesson or a puzzle is on the board instead of a game.
    #[must_use]
    pub fn is_learning(&self) -> bool {
        self.learning.course.is_some()
    }

    /// Returns the number of the exercise on the board, which is new each time one is opened; `None` during a
    /// game.
    #[must_use]
    pub fn exercise_number(&self) -> Option<u32> {
        self.learning.course.as_ref().map(|_| self.learning.entered)
    }

    /// Lets the exercise handle an event; returns `None` if the game handles it. During an exercise, events
    /// that concern games alone have no effect.
    pub(super) fn exercise_handles(&mut self, event: &Event) -> Option<Vec<Effect>> {
        match event {
            Event::Learn(learn) => return Some(self.learn(learn)),
            Event::TimerFired(id) => return Some(self.reminded(*id)),
            _ => {}
        }
        let course = self.learning.course.as_mut()?;
        let state = course.state;
        if tries(event) {
            course.kept = None;
            course.refutation.take_if(|_| state == LessonState::Asked);
        }
        match event {
            Event::Undo => Some(self.exercise_undo()),
            Event::Hint => Some(self.exercise_hint()),
            Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Act(_)
            | Event::EnterMove(_)
                if state != LessonState::Asked =>
            {
                let is_new_try = state == LessonState::Wrong && !self.presses_piece(event);
                let mut effects = self.exercise_settle();
                let again = is_new_try.then(|| self.handle_unreported(event.clone()));
                effects.extend(again.into_iter().flatten());
                Some(effects)
            }
            event if concerns_games(event) => {
                let course = self.learning.course.take()?;
                self.lay_out(*course.suspended);
                None
            }
            event if goes_on(event) => None,
            _ => Some(Vec::new()),
        }
    }

    /// Returns whether the event presses a hole with a piece: after a wrong turn, that may be the piece to be moved back.
    fn presses_piece(&self, event: &Event) -> bool {
        matches!(event, Event::Press(cell) if self.position().at(*cell).is_some())
    }

    fn learn(&mut self, learn: &LearnCommand) -> Vec<Effect> {
        match learn {
            LearnCommand::Lessons(text) => match read_lessons(text) {
                Ok(lessons) => self.replace_lessons(lessons),
                Err(error) => return self.alert(Teaching::Trouble(error)),
            },
            LearnCommand::Puzzles(text) => match read_puzzles(text) {
                Ok(puzzles) => self.learning.puzzles = puzzles,
                Err(error) => return self.alert(Teaching::Trouble(error)),
            },
            LearnCommand::Offer(kinds) => self.learning.offered.clone_from(kinds),
            LearnCommand::Lesson(lesson) => {
                let known = self.learning.lessons.get(*lesson);
                let done =
                    known.map_or(0, |known| self.learning.progress.steps(&known.id).first_open());
                return self.enter_step(*lesson, done);
            }
            LearnCommand::LessonFrom(lesson, step) => return self.enter_step(*lesson, *step),
            LearnCommand::Puzzle(puzzle) => return self.enter(Unit::Puzzle(*puzzle)),
            LearnCommand::Unsolved => {
                let last = self.learning.puzzles.len().saturating_sub(1);
                return self.enter_unsolved(last);
            }
            LearnCommand::Again => {
                let unit = self.learning.course.as_ref().map(|course| course.unit);
                return unit.map_or_else(Vec::new, |unit| self.enter(unit));
            }
            LearnCommand::Next => return self.next_unit(),
            LearnCommand::AddPupil(name) => return self.add_pupil(name),
            LearnCommand::ChoosePupil(name) => return self.choose_pupil(name),
            LearnCommand::RemovePupil(name) => return self.remove_pupil(name),
            LearnCommand::Leave => return self.exercise_leave(Vec::new()),
        }
        Vec::new()
    }

    fn alert(&self, teaching: Teaching) -> Vec<Effect> {
        vec![Effect::Warn(self.teach(teaching))]
    }

    /// Opens an exercise.
    fn enter(&mut self, unit: Unit) -> Vec<Effect> {
        let Some(exercise) = self.exercise(unit) else { return Vec::new() };
        let last = self.learning.course.take();
        let again = last.as_ref().is_some_and(|last| last.unit == unit);
        let mark = last.as_ref().filter(|_| again).map_or(Mark::Solved, |last| last.mark);
        let suspended = last.map_or_else(|| Box::new(self.suspend()), |last| last.suspended);
        let start = exercise.start;
        let players = BySide::new(Player::Person, Player::Person);
        let choice = GameSetup { rules: exercise.rules(), players, seed: self.choice.seed };
        let stage = exercise.stages.first().filter(|_| self.is_pointed_out(unit));
        let marked = stage.map_or_else(Vec::new, |stage| stage.goal.holes_to_point_out(&start));
        self.learning.course = Some(ActiveExercise {
            unit,
            exercise,
            stage_starts: vec![(0, start)],
            state: LessonState::Asked,
            kept: None,
            refutation: None,
            hinted: None,
            marked,
            mark,
            suspended,
        });
        self.learning.entered = self.learning.entered.wrapping_add(1);
        let focus = middle(&choice);
        let turns = Rc::default();
        let game = Game::from_position(start);
        self.lay_out(SuspendedGame {
            choice,
            game,
            settled: None,
            turns,
            mode: Mode::Live,
            focus,
            analysing: false,
            reviewing: None,
            editor: None,
        });
        let told = [self.exercise_title(), self.exercise_words()].join(". ");
        self.resume(vec![Message::Verbatim(told)])
    }

    /// Puts another game on the board; the saved game stays unchanged.
    fn lay_out(&mut self, suspended: SuspendedGame) {
        let SuspendedGame {
            choice,
            game,
            settled,
            turns,
            mode,
            focus,
            analysing,
            reviewing,
            editor,
        } = suspended;
        (self.choice, self.game, self.adjudication, self.turns) = (choice, game, settled, turns);
        (self.mode, self.focus, self.engine.is_analysing) = (mode, focus, analysing);
        (self.engine.review, self.editor, self.consequences) = (reviewing, editor, None);
        self.input.clear();
        self.name_pieces();
    }

    fn suspend(&mut self) -> SuspendedGame {
        SuspendedGame {
            choice: self.choice,
            game: self.game.clone(),
            settled: self.adjudication,
            turns: Rc::clone(&self.turns),
            mode: self.mode,
            focus: self.focus,
            analysing: self.engine.is_analysing,
            reviewing: self.engine.review.take(),
            editor: self.editor.take(),
        }
    }

    /// Returns whether an exercise begins with its holes marked: the first steps of lessons, and all of the first lesson.
    fn is_pointed_out(&self, unit: Unit) -> bool {
        match unit {
            Unit::Step { lesson, step } => step == 0 || self.learning.lessons[lesson].id == "first",
            Unit::Puzzle(_) => false,
        }
    }

    fn exercise(&self, unit: Unit) -> Option<Exercise> {
        let Learning { lessons, puzzles, .. } = &self.learning;
        match unit {
            Unit::Step { lesson, step } => {
                Some(lessons.get(lesson)?.steps().get(step)?.exercise.clone())
            }
            Unit::Puzzle(puzzle) => Some(puzzles.get(puzzle)?.exercise.clone()),
        }
    }

    /// Returns to the suspended game.
    fn exercise_leave(&mut self, mut messages: Vec<Message>) -> Vec<Effect> {
        let told = (!messages.is_empty()).then(|| Effect::Answer(self.say_all(&messages)));
        let Some(course) = self.learning.course.take() else { return told.into_iter().collect() };
        messages.clear();
        messages.push(Message::Teaching(Teaching::Returned(course.suspended.choice.rules)));
        self.lay_out(*course.suspended);
        told.into_iter().chain(self.resume(messages)).collect()
    }

    /// Judges the requested turn after an action; returns the messages unchanged during a turn and in a game.
    pub(super) fn exercise_judges(
        &mut self,
        mut messages: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>> {
        let Some(course) = &mut self.learning.course else { return Err(messages) };
        (course.hinted, course.marked, course.refutation) = (None, Vec::new(), None);
        let (played, before) = course.stage_start();
        let turn: Vec<Action> = self.game.played().skip(played).collect();
        let has_reply = course.stage().reply.is_some();
        match course.stage().goal.judge(&before, &turn) {
            Judgement::Open => return Err(messages),
            Judgement::Missed => course.state = LessonState::Wrong,
            Judgement::Reached if has_reply => course.state = LessonState::Answered,
            Judgement::Reached => return Ok(self.advance(messages)),
        }
        let state = course.state;
        messages.push(Message::Verbatim(self.exercise_verdict().unwrap_or_default()));
        let said = self.say_all(&messages);
        let refutation = self.ask_for_refutation();
        let (said, pause) = match state {
            LessonState::Wrong if refutation.is_some() => (Effect::Alert(said), pause::SILENCE),
            LessonState::Wrong => (Effect::Alert(said), pause::BACK),
            LessonState::Asked | LessonState::Answered | LessonState::Done => {
                (Effect::Announce(said), pause::REPLY)
            }
        };
        Ok([said, self.remind(pause)].into_iter().chain(refutation).collect())
    }

    fn remind(&mut self, pause: u32) -> Effect {
        self.learning.timer_id = self.learning.timer_id.wrapping_add(1);
        Effect::StartTimer { id: self.learning.timer_id, pause }
    }

    fn reminded(&mut self, id: u32) -> Vec<Effect> {
        let is_awaited = self.learning.course.as_ref().is_some_and(|course| {
            matches!(course.state, LessonState::Answered | LessonState::Wrong)
        });
        if is_awaited && id == self.learning.timer_id { self.exercise_settle() } else { Vec::new() }
    }

    /// Performs a pending automatic action at once; repeats the feedback of a completed exercise.
    fn exercise_settle(&mut self) -> Vec<Effect> {
        let Some(course) = &mut self.learning.course else { return Vec::new() };
        match course.state {
            LessonState::Asked => Vec::new(),
            LessonState::Done => {
                vec![Effect::Announce(self.exercise_verdict().unwrap_or_default())]
            }
            LessonState::Wrong => {
                course.state = LessonState::Asked;
                course.kept = Some(LessonState::Wrong);
                let (begun, before) = course.stage_start();
                // The holes that were missed are pointed out; a puzzle keeps its secret.
                if matches!(course.unit, Unit::Step { .. }) {
                    course.marked = course.stage().goal.holes_to_point_out(&before);
                }
                self.back_to(begun)
            }
            LessonState::Answered => self.answer(),
        }
    }

    /// Plays the scripted answer of the other side.
    fn answer(&mut self) -> Vec<Effect> {
        let Some(course) = &self.learning.course else { return Vec::new() };
        let reply = course.stage().reply;
        let side = self.game.position().turn();
        let mut moves = Vec::new();
        for action in reply.iter().flat_map(|turn| turn.iter().copied()) {
            // The parser checked the legality; an illegal action would be skipped.
            if self.game.play(action).is_ok() {
                moves.push(MoveDescription::of(action));
            }
        }
        self.plays = self.plays.wrapping_add(1);
        self.input.clear();
        self.advance(vec![Message::Played(side, moves)])
    }

    /// Proceeds to the next requested turn, or completes the exercise.
    fn advance(&mut self, mut messages: Vec<Message>) -> Vec<Effect> {
        let begun = (self.game.played().count(), *self.game.position());
        let Some(course) = &mut self.learning.course else { return Vec::new() };
        if course.stage_starts.len() < course.exercise.stages.len() {
            course.stage_starts.push(begun);
            // A turn without an answer has no feedback.
            course.kept = Some(course.state).filter(|state| *state == LessonState::Answered);
            course.state = LessonState::Asked;
            return self.resume(messages);
        }
        course.state = LessonState::Done;
        let (unit, mark) = (course.unit, course.mark);
        messages.extend(self.exercise_outcome());
        messages.push(Message::Verbatim(self.exercise_verdict().unwrap_or_default()));
        let said = Effect::Announce(self.say_all(&messages));
        vec![said, self.record_done(unit, mark)]
    }

    /// Undoes the last action of an unfinished turn, or the whole turn, or the previous one.
    fn exercise_undo(&mut self) -> Vec<Effect> {
        let (count, is_midway) = (self.game.played().count(), self.is_midway());
        let Some(course) = &mut self.learning.course else { return Vec::new() };
        let (begun, _) = course.stage_start();
        let goes_on = course.state == LessonState::Asked && is_midway;
        if count == begun && course.stage_starts.len() > 1 {
            course.stage_starts.pop();
        }
        let (begun, _) = course.stage_start();
        (course.state, course.hinted) = (LessonState::Asked, None);
        self.back_to(if goes_on { count - 1 } else { begun })
    }

    /// Undoes actions until that number is left.
    fn back_to(&mut self, begun: usize) -> Vec<Effect> {
        let mut undone: Vec<(Side, Action)> = Vec::new();
        while self.game.played().count() > begun {
            let Some(action) = self.game.undo() else { break };
            undone.push((self.game.position().turn(), action));
        }
        undone.reverse();
        self.jump(&undone, Message::Undone)
    }
}

/// Returns whether all steps of a lesson are completed.
fn is_done(lesson: &Lesson, progress: &Progress) -> bool {
    progress.steps(&lesson.id).first_open() >= lesson.steps().len()
}

fn kind(puzzle: &Puzzle) -> GameKind {
    puzzle.exercise.rules().kind()
}
