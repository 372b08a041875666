//! Achievements as xAPI statements (version 1.0.3), for hosts that store learning records. The actor is missing; only
//! the host knows it.

use serde::Serialize;
use tsify::Tsify;

/// The kind of an achievement.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum TaskKind {
    /// A lesson with several steps.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// A whole game.
    Game,
}

impl TaskKind {
    /// Returns whether the activity is complete at that score: only a lesson has steps.
    pub(crate) fn is_complete(self, score: f64) -> bool {
        self != TaskKind::Lesson || score >= 1.0
    }
}

/// A statement without its actor.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Statement {
    /// The verb.
    pub verb: Verb,
    /// The activity.
    pub object: Activity,
    /// The result.
    pub result: Outcome,
}

/// A verb.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Verb {
    /// The IRI of one of ADL's verbs.
    pub id: &'static str,
    /// The option's name.
    pub display: English,
}

/// An activity.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Activity {
    /// The id, the same on every site: `urn:x-sandgrid:lesson:yote`.
    pub id: String,
    /// Its definition.
    pub definition: Definition,
}

/// The definition of an activity.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Definition {
    /// The IRI of the activity type.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The option's name.
    pub name: English,
}

/// A language map with English only.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct English {
    /// In English.
    pub en: String,
}

/// The result of an activity.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Outcome {
    /// The score.
    pub score: Score,
    /// Whether the activity is complete.
    pub completion: bool,
    /// Whether it was successful: solved without help, or won. Absent for lessons.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
}

/// An xAPI score.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Score {
    /// The score from 0 to 1.
    pub scaled: f64,
}

impl Statement {
    /// Creates the statement of an achievement.
    pub(crate) fn of(kind: TaskKind, name: &str, score: f64) -> Self {
        let complete = kind.is_complete(score);
        let (word, activity) = match kind {
            TaskKind::Lesson => ("lesson", "http://adlnet.gov/expapi/activities/lesson"),
            TaskKind::Puzzle => ("puzzle", "http://adlnet.gov/expapi/activities/question"),
            TaskKind::Game => ("game", "http://activitystrea.ms/schema/1.0/game"),
        };
        let (verb, done) = if complete {
            ("http://adlnet.gov/expapi/verbs/completed", "completed")
        } else {
            ("http://adlnet.gov/expapi/verbs/progressed", "progressed")
        };
        let called = |en: &str| English { en: en.to_owned() };
        Self {
            verb: Verb { id: verb, display: called(done) },
            object: Activity {
                id: format!("urn:x-sandgrid:{word}:{name}"),
                definition: Definition { kind: activity, name: called(&format!("{word} {name}")) },
            },
            result: Outcome {
                score: Score { scaled: score },
                completion: complete,
                success: (kind != TaskKind::Lesson).then_some(score >= 1.0),
            },
        }
    }
}
