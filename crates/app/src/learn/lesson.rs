//! Lessons, step by step.

use sandgrid_rules::{GameKind, Position};

use super::exercise::{Exercise, Goal, Stage};
use super::text::{LearnError, LearnFault, TextEntry, TextLine, lines};

/// A lesson about a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Key of the progress; one word.
    pub id: String,
    /// Title.
    pub title: String,
    /// Steps; not empty.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Returns the game that it begins with.
    pub(crate) fn kind(&self) -> GameKind {
        self.steps[0].exercise.rules().kind()
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
    let (id, title) = head.rest.split_once(' ').ok_or(head.wrong(LearnFault::Rest("lesson")))?;
    let steps = TextEntry::all(&entry.lines, "step")?;
    if steps.is_empty() {
        return Err(head.wrong(LearnFault::Missing("step")));
    }
    let steps = steps.iter().map(step).collect::<Result<_, _>>()?;
    Ok(Lesson { id: id.to_owned(), title: title.to_owned(), steps })
}

fn step(entry: &TextEntry<'_>) -> Result<Step, LearnError> {
    entry.only(&["rules", "position", "say", "goal", "reply", "then", "done", "else"])?;
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

/// Parses goals and replies in order, every turn of them legal.
fn stages(entry: &TextEntry<'_>, start: Position) -> Result<Vec<Stage>, LearnError> {
    let mut stages: Vec<Stage> = Vec::new();
    let mut before = vec![start];
    for line in &entry.lines {
        match (line.word, stages.last_mut()) {
            ("goal", _) => {
                let (goal, after) = goal(line, &before)?;
                stages.push(Stage { goal, reply: None });
                before = after;
            }
            ("reply", Some(stage)) if stage.reply.is_none() && !before.is_empty() => {
                let turns = line.turns(line.rest)?;
                let [reply] = turns.as_slice() else {
                    return Err(line.wrong(LearnFault::Rest("reply")));
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
        _ => return Err(line.wrong(LearnFault::Rest("goal"))),
    };
    Ok((goal, Vec::new()))
}
