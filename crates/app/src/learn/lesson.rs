//! Lessons, step by step.

use sandgrid_rules::{GameKind, Position};

use super::done_steps::DoneSteps;
use super::exercise::{Exercise, Goal, Stage};
use super::text::{LearnError, LearnFault, TextEntry, TextLine, lines};

/// A lesson about a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Key of the progress; one word.
    pub id: String,
    /// Title.
    pub title: String,
    /// Not empty.
    steps: Vec<Step>,
}

impl Lesson {
    /// Returns the steps; there is at least one.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the first step.
    #[must_use]
    pub fn first(&self) -> &Step {
        &self.steps[0]
    }

    /// Returns the game that it begins with.
    pub(crate) fn kind(&self) -> GameKind {
        self.first().exercise.rules().kind()
    }
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    /// Explanation and question.
    pub say: String,
    /// Question of the later turns; `None` if the explanation asks for them.
    pub then: Option<String>,
    /// Feedback on completion.
    pub done: String,
    /// Feedback on a legal turn that misses the goal.
    pub astray: String,
    /// Position and goals.
    pub exercise: Exercise,
}

/// Parses a text of lessons (docs/formats.md).
///
/// # Errors
/// Returns the line of the first error and its reason; every turn must be legal.
pub fn read_lessons(text: &str) -> Result<Vec<Lesson>, LearnError> {
    let lessons = TextEntry::all(&lines(text), "lesson")?;
    lessons.into_iter().map(|entry| lesson(&entry)).collect()
}

fn lesson(entry: &TextEntry<'_>) -> Result<Lesson, LearnError> {
    let head = entry.head;
    let (id, title) =
        head.rest.split_once(' ').ok_or(head.wrong(LearnFault::InvalidValue("lesson")))?;
    let steps = TextEntry::all(&entry.lines, "step")?;
    if steps.is_empty() {
        return Err(head.wrong(LearnFault::Missing("step")));
    }
    if let Some(beyond) = steps.get(DoneSteps::MAX) {
        return Err(beyond.head.wrong(LearnFault::TooMany("step", DoneSteps::MAX)));
    }
    let steps = steps.iter().map(step).collect::<Result<_, _>>()?;
    Ok(Lesson { id: id.to_owned(), title: title.to_owned(), steps })
}

fn step(entry: &TextEntry<'_>) -> Result<Step, LearnError> {
    entry.only(&["rules", "position", "say", "then", "done", "else"], &["goal", "reply"])?;
    let rules = entry.line("rules")?.rules()?;
    let start = entry.line("position")?.position(rules)?;
    let stages = stages(entry, start)?;
    let text = |word| entry.line(word).map(|line| line.rest.to_owned());
    Ok(Step {
        say: text("say")?,
        then: text("then").ok(),
        done: text("done")?,
        astray: text("else")?,
        exercise: Exercise { start, stages },
    })
}

/// Parses goals and replies in order, every turn of them legal. A goal without turns is the last one.
fn stages(entry: &TextEntry<'_>, start: Position) -> Result<Vec<Stage>, LearnError> {
    let mut stages: Vec<Stage> = Vec::new();
    let mut before = vec![start];
    for line in &entry.lines {
        match (line.word, stages.last_mut()) {
            ("goal", _) | ("reply", Some(_)) if before.is_empty() => {
                return Err(line.wrong(LearnFault::AfterOpenGoal(line.word.to_owned())));
            }
            ("goal", _) => {
                let (goal, after) = goal(line, &before)?;
                stages.push(Stage { goal, reply: None });
                before = after;
            }
            ("reply", Some(stage)) if stage.reply.is_none() => {
                let turns = line.turns(line.rest)?;
                let [reply] = turns.as_slice() else {
                    return Err(line.wrong(LearnFault::InvalidValue("reply")));
                };
                let after = before.iter().map(|position| line.played(*position, reply));
                before = after.collect::<Result<_, _>>()?;
                stage.reply = Some(*reply);
            }
            ("reply", _) => return Err(line.unknown()),
            _ => {}
        }
    }
    if stages.is_empty() {
        return Err(entry.head.wrong(LearnFault::Missing("goal")));
    }
    Ok(stages)
}

/// Parses a goal; returns also the positions after its turns, if it lists any.
fn goal(line: &TextLine<'_>, before: &[Position]) -> Result<(Goal, Vec<Position>), LearnError> {
    let goal = match line.rest.split_once(' ').unwrap_or((line.rest, "")) {
        ("place", "") => Goal::Place,
        ("step", "") => Goal::Step,
        ("capture", "") => Goal::Capture,
        ("win", "") => Goal::Win,
        ("turns", turns) if !turns.is_empty() => {
            let turns = line.turns(turns)?;
            let pairs =
                before.iter().flat_map(|position| turns.iter().map(move |turn| (position, turn)));
            let after = pairs.map(|(position, turn)| line.played(*position, turn));
            let after = after.collect::<Result<_, _>>()?;
            return Ok((Goal::Turns(turns), after));
        }
        _ => return Err(line.wrong(LearnFault::InvalidValue("goal"))),
    };
    Ok((goal, Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: &str = "step\nrules yote-traditional\nposition 6/6/2oi2/6/6 o 11/11 - 0\nsay s\n\
                        done d\nelse e\n";

    fn error(text: &str) -> String {
        read_lessons(text).expect_err(text).to_string()
    }

    #[test]
    fn only_goals_and_replies_are_repeated() {
        let all = "goal turns c3-c4\nreply a1\ngoal turns c4-c5\nreply a2\ngoal win\n";
        assert!(read_lessons(&format!("lesson a A\n{STEP}{all}")).is_ok());
        for (line, word) in [("say t", "say"), ("rules wali-ludens", "rules"), ("else f", "else")] {
            let text = format!("lesson a A\n{STEP}{line}\ngoal win\n");
            assert_eq!(error(&text), format!("line 8: \"{word}\" is repeated"));
        }
    }

    #[test]
    fn a_goal_without_turns_is_the_last_one() {
        for next in ["goal turns c3-c4", "goal win", "reply a1"] {
            let text = format!("lesson a A\n{STEP}goal step\n{next}\n");
            assert!(error(&text).contains("follows a goal that lists no turns"), "{next}");
        }
    }

    #[test]
    fn a_lesson_has_at_most_64_steps() {
        let lesson =
            |steps: usize| format!("lesson a A\n{}", format!("{STEP}goal win\n").repeat(steps));
        assert!(read_lessons(&lesson(64)).is_ok());
        assert_eq!(error(&lesson(65)), "line 450: more than 64 times \"step\"");
    }
}
