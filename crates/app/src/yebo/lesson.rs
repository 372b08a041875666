//! The lesson: a recorded round from deal to score, divided into steps.

use core::mem::discriminant;

use sandgrid_yebo::{Act, Face, Seat, Suit};

use super::SavedYeboGame;

/// A record with a line `step` and a name before each act that is taught; the acts in between are replayed. The
/// last step is to view the score.
const TEXT: &str = include_str!("lesson.txt");

/// Key of the progress, among the lessons of the sand games.
pub(super) const NAME: &str = "yebo";

/// A step of the lesson.
#[derive(Clone, Debug)]
pub(super) struct LessonStep {
    /// Key of its messages.
    pub(super) name: &'static str,
    /// The round before the step.
    pub(super) before: SavedYeboGame,
    /// Goal.
    pub(super) goal: StepGoal,
}

/// The goal of a step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum StepGoal {
    /// An act like this one.
    Like(Act),
    /// To view the score and go on.
    GoOn,
}

impl StepGoal {
    /// Returns whether an act reaches the goal: the same kind of act, and with or without Africa like the
    /// example.
    pub(super) fn accepts(self, act: &Act) -> bool {
        let Self::Like(wanted) = self else { return false };
        let has_blank = |act: &Act| matches!(act, Act::Show(meld) if meld.blank().is_some());
        let is_alike =
            discriminant(act) == discriminant(&wanted) && has_blank(act) == has_blank(&wanted);
        match (wanted, act) {
            (Act::Discard(wanted), Act::Discard(face)) => !is_spare(wanted) || is_spare(*face),
            _ => is_alike,
        }
    }
}

/// Returns whether the lesson's sets, which are of Shields, cannot use a block.
pub(super) const fn is_spare(face: Face) -> bool {
    matches!(face, Face::Suit(Suit::Pots | Suit::Masks, _))
}

/// Returns the acts of a record with two discards of the person swapped: `given` goes where `wanted` went, and later the
/// other way round.
pub(super) fn swapped(acts: &[(Seat, Act)], wanted: Face, given: Face) -> Vec<(Seat, Act)> {
    let mut acts = acts.to_vec();
    let at = |acts: &[(Seat, Act)], from: usize, face: Face| {
        let rest = acts.iter().skip(from);
        rest.clone().position(|it| *it == (Seat::A, Act::Discard(face))).map(|at| at + from)
    };
    if let Some(first) = at(&acts, 0, wanted) {
        let second = at(&acts, first + 1, given);
        acts[first].1 = Act::Discard(given);
        if let Some(second) = second {
            acts[second].1 = Act::Discard(wanted);
        }
    }
    acts
}

/// Returns the number of steps.
pub(super) fn count() -> usize {
    TEXT.split("\nstep ").count() - 1
}

/// Returns the step of an index, from 0; `None` after the last.
pub(super) fn step(number: usize) -> Option<LessonStep> {
    let mut parts = TEXT.split("\nstep ");
    let mut before = parts.next()?.to_owned();
    for part in parts.by_ref().take(number) {
        before += "\n";
        before += split_step(part).1;
    }
    let (name, acts) = split_step(parts.next()?);
    let goal = match acts.split(['\n', ',']).next().and_then(|first| first.split_once(' ')) {
        Some((_, act)) => StepGoal::Like(act.parse().ok()?),
        None => StepGoal::GoOn,
    };
    Some(LessonStep { name, before: before.parse().ok()?, goal })
}

/// Returns whether the lesson acts for the person between a step and the next one.
pub(super) fn plays_on(number: usize) -> bool {
    let acts = TEXT.split("\nstep ").nth(number + 1).map_or("", |part| split_step(part).1);
    // The first act is the one that the step asks for.
    let own = acts.lines().filter_map(|line| line.strip_prefix("A "));
    own.flat_map(|line| line.split(", ")).filter(|act| *act != "pass").count() > 1
}

/// Splits a step into its name and its acts.
fn split_step(part: &'static str) -> (&'static str, &'static str) {
    part.split_once('\n').unwrap_or((part, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_step_is_reachable_and_asks_for_one_act() {
        let steps: Vec<LessonStep> = (0..count()).filter_map(step).collect();
        assert_eq!(steps.len(), 11, "all of them can be read");
        assert!(step(steps.len()).is_none());
        for (at, step) in steps.iter().enumerate() {
            assert!(steps[..at].iter().all(|other| other.name != step.name), "{}", step.name);
            assert_eq!(step.before.company.only_person(), Some(Seat::A));
            let StepGoal::Like(act) = step.goal else {
                assert_eq!(at + 1, steps.len(), "the score comes last");
                continue;
            };
            assert!(step.goal.accepts(&act));
            assert_eq!(step.before.game.view(Seat::A).check(&act), Ok(()), "{}", step.name);
        }
        let end = &steps[10].before.game;
        assert_eq!(end.table().played.last().and_then(|played| played.winner), Some(Seat::A));
    }

    #[test]
    fn lesson_says_where_it_plays_on() {
        let steps: Vec<&str> = (0..count())
            .filter(|number| plays_on(*number))
            .filter_map(|number| step(number).map(|it| it.name))
            .collect();
        let acting = ["discard", "fourth", "africa", "sighting", "yebo", "announce", "buy"];
        assert_eq!(steps, acting, "there it discards, draws or shows");
    }

    #[test]
    fn another_act_of_the_kind_will_do_unless_africa_is_the_point() {
        let goal = |act: &str| StepGoal::Like(act.parse().expect("it is an act"));
        for (wanted, done, accepted) in [
            ("left", "right", true),
            ("left", "pick-up", false),
            ("show P5 P5 P5", "show M3 M3 M3", true),
            ("show P5 P5 P5", "show P5 P5 AF=P5", false),
            ("show P5 P5 AF=P5", "show P5 P5 P5", false),
            ("show P5 P5 AF=P5", "show M3 M3 AF=M3", true),
            ("discard P5", "discard M3", true),
        ] {
            let done = done.parse().expect("it is an act");
            assert_eq!(goal(wanted).accepts(&done), accepted, "{wanted}, {done}");
        }
    }
}
