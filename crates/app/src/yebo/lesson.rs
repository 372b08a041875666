//! The lesson: a round that was once played, from its deal to its score, and where in it somebody
//! is asked to go on.

use core::mem::discriminant;

use sandgrid_yebo::Act;

use super::SavedYeboGame;

/// A game as it is kept. A line `step` and a name stands before each act that is taught; what is
/// played in between is not asked for. The last step is to look at the score.
const TEXT: &str = include_str!("lesson.txt");

/// Under which name progress is kept, among the lessons in the sand games.
pub(super) const NAME: &str = "yebo";

/// One thing that is taught.
#[derive(Clone, Debug)]
pub(super) struct LessonStep {
    /// By which its words are known.
    pub(super) name: &'static str,
    /// The round, as far as it has come.
    pub(super) before: SavedYeboGame,
    /// What is to be done.
    pub(super) goal: StepGoal,
}

/// What a step asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum StepGoal {
    /// An act like that.
    Like(Act),
    /// To look at the score, and go on.
    GoOn,
}

impl StepGoal {
    /// Whether an act is what is asked: one of the same kind, and a group with Africa where that is
    /// the point.
    pub(super) fn accepts(self, act: &Act) -> bool {
        let Self::Like(wanted) = self else { return false };
        let has_blank = |act: &Act| matches!(act, Act::Show(meld) if meld.blank().is_some());
        discriminant(act) == discriminant(&wanted) && has_blank(act) == has_blank(&wanted)
    }
}

/// How many steps there are.
pub(super) fn count() -> usize {
    TEXT.split("\nstep ").count() - 1
}

/// The step of that number, from 0; nothing after the last.
pub(super) fn step(number: usize) -> Option<LessonStep> {
    let mut parts = TEXT.split("\nstep ");
    let mut before = parts.next()?.to_owned();
    for part in parts.by_ref().take(number) {
        before += "\n";
        before += acts(part).1;
    }
    let (name, acts) = acts(parts.next()?);
    let goal = match acts.split(['\n', ',']).next().and_then(|first| first.split_once(' ')) {
        Some((_, act)) => StepGoal::Like(act.parse().ok()?),
        None => StepGoal::GoOn,
    };
    Some(LessonStep { name, before: before.parse().ok()?, goal })
}

/// The name of a step, and what was played from there on.
fn acts(part: &'static str) -> (&'static str, &'static str) {
    part.split_once('\n').unwrap_or((part, ""))
}

#[cfg(test)]
mod tests {
    use sandgrid_yebo::Seat;

    use super::*;

    #[test]
    fn each_step_is_reached_by_legal_acts_and_asks_for_one() {
        let steps: Vec<LessonStep> = (0..count()).filter_map(step).collect();
        assert_eq!(steps.len(), 10, "all of them can be read");
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
        let end = &steps[9].before.game;
        assert_eq!(end.table().played.last().and_then(|played| played.winner), Some(Seat::A));
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
