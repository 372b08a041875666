//! The pupils who share the device: choice, storage, and the class sheet.

use super::{Learning, Unit};
use crate::learn::{
    ClassRow, ClassSheet, Lesson, Mark, Progress, PupilFlaw, PupilList, PupilMessage, pupil_id,
    pupil_key, pupil_of,
};
use crate::session::Session;
use crate::session::event::PupilCommand;
use crate::{Effect, Teaching};

/// Storage key of the progress of nobody in particular.
const UNNAMED: &str = "learning";

/// Storage key of the list of pupils.
const PUPILS: &str = "pupils";

/// An entry of storage that belongs to lessons and puzzles.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum LearningEntry {
    /// Progress of the pupil of that number, or of nobody in particular.
    Progress(Option<u64>),
    /// The list of pupils.
    Pupils,
}

/// The way in which a stored list of pupils comes to the session.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::session) enum Arrival {
    /// It is loaded when the page opens.
    Loaded,
    /// Another window has changed it.
    Changed,
    /// A backup file or the quarantine has it.
    Imported,
}

impl LearningEntry {
    /// Returns the entry of a storage key.
    fn named(name: &str) -> Option<Self> {
        match name {
            UNNAMED => Some(Self::Progress(None)),
            PUPILS => Some(Self::Pupils),
            _ => pupil_of(name).map(|id| Self::Progress(Some(id))),
        }
    }
}

/// Returns whether a storage key belongs to lessons and puzzles.
pub(in crate::session) fn is_of_learning(name: &str) -> bool {
    LearningEntry::named(name).is_some()
}

impl Learning {
    /// Returns the progress of the chosen pupil.
    pub(super) fn progress(&self) -> &Progress {
        self.progress.of(self.pupils.chosen())
    }

    /// Returns the storage key of the chosen pupil's progress.
    fn key(&self) -> String {
        self.pupils.chosen().map_or_else(|| UNNAMED.to_owned(), pupil_key)
    }
}

impl Session {
    /// Returns the names of the pupils in the order of adding.
    #[must_use]
    pub fn pupils(&self) -> &[String] {
        self.learning.pupils.names()
    }

    /// Returns the pupil whose progress is shown and recorded; `None` for nobody in particular.
    #[must_use]
    pub fn pupil(&self) -> Option<&str> {
        self.learning.pupils.chosen()
    }

    /// Returns a message about pupils in the session's language.
    #[must_use]
    pub fn say_of_pupils(&self, message: PupilMessage) -> String {
        self.teach(Teaching::Pupils(message))
    }

    /// Returns a name as a pupil can have it, or in words why nobody can be added under it.
    ///
    /// # Errors
    ///
    /// Returns the sentence for an empty or taken name, and for a full list.
    pub fn vet_pupil(&self, name: &str) -> Result<String, String> {
        let flaw = |flaw: PupilFlaw| self.say_of_pupils(PupilMessage::Refused(flaw));
        self.learning.pupils.vet(name).map_err(flaw)
    }

    pub(super) fn on_pupil(&mut self, command: &PupilCommand) -> Vec<Effect> {
        let pupils = &mut self.learning.pupils;
        let is_done = match command {
            PupilCommand::Add(name) => match pupils.vet(name) {
                Ok(name) => {
                    pupils.put(&name);
                    pupils.choose(Some(&name))
                }
                Err(flaw) => return self.alert(Teaching::Pupils(PupilMessage::Refused(flaw))),
            },
            PupilCommand::Choose(name) => pupils.choose(name.as_deref()),
            PupilCommand::Remove(name) => return self.remove_pupil(name),
        };
        if is_done { vec![self.keep_pupils()] } else { Vec::new() }
    }

    fn remove_pupil(&mut self, name: &str) -> Vec<Effect> {
        let Learning { pupils, progress, .. } = &mut self.learning;
        if !pupils.drop(name) {
            return Vec::new();
        }
        let has_progress = !progress.of(Some(name)).is_empty();
        progress.drop(pupil_id(name));
        let gone = has_progress.then(|| Effect::Save { name: pupil_key(name), text: None });
        gone.into_iter().chain([self.keep_pupils()]).collect()
    }

    fn keep_pupils(&self) -> Effect {
        Effect::Save { name: PUPILS.to_owned(), text: Some(self.learning.pupils.to_string()) }
    }

    /// Records a completed step or puzzle for the chosen pupil.
    pub(super) fn record_done(&mut self, unit: Unit, mark: Mark) -> Effect {
        let Learning { lessons, puzzles, pupils, progress, .. } = &mut self.learning;
        let progress = progress.at(pupils.chosen().map(pupil_id));
        match unit {
            Unit::Step { lesson, step } => progress.reach(&lessons[lesson].id, step + 1),
            Unit::Puzzle(puzzle) => progress.solve(&puzzles[puzzle].id, mark),
        }
        Effect::Save { text: Some(progress.to_string()), name: self.learning.key() }
    }

    /// Reads a stored entry, and merges progress; returns the merged text, or `None` for a damaged one.
    pub(in crate::session) fn read_learning_entry(
        &mut self,
        name: &str,
        text: &str,
        arrival: Arrival,
    ) -> Option<String> {
        match LearningEntry::named(name)? {
            LearningEntry::Progress(id) => {
                let theirs = Progress::read(text)?;
                let progress = self.learning.progress.at(id);
                progress.merge(&theirs);
                Some(progress.to_string())
            }
            LearningEntry::Pupils => {
                let (theirs, pupils) = (PupilList::read(text)?, &mut self.learning.pupils);
                match arrival {
                    Arrival::Loaded => *pupils = theirs,
                    Arrival::Changed => pupils.follow(theirs),
                    Arrival::Imported => pupils.merge(&theirs),
                }
                Some(pupils.to_string())
            }
        }
    }

    /// Forgets the progress of a pupil whom another window has removed.
    pub(in crate::session) fn forget_removed_pupil(&mut self, name: &str) {
        if let Some(id) = pupil_of(name) {
            self.learning.progress.drop(id);
        }
    }

    /// Returns the storage keys of lessons and puzzles that this window may overwrite.
    pub(in crate::session) fn learning_names(&self) -> [String; 3] {
        [UNNAMED.to_owned(), PUPILS.to_owned(), self.learning.key()]
    }

    /// Returns the progress of all pupils as a table.
    #[must_use]
    pub fn class_sheet(&self) -> ClassSheet {
        let Learning { lessons, puzzles, pupils, .. } = &self.learning;
        let (of_lessons, of_puzzles) = (lessons.len(), puzzles.len());
        let unnamed = [self.class_row(None)].into_iter().filter(|row| row.has_progress());
        let named = pupils.names().iter().map(|name| self.class_row(Some(name)));
        ClassSheet {
            headings: [
                PupilMessage::Pupil,
                PupilMessage::Lessons(of_lessons),
                PupilMessage::Solved(of_puzzles),
                PupilMessage::Helped(of_puzzles),
            ]
            .map(|heading| self.say_of_pupils(heading)),
            rows: unnamed.chain(named).collect(),
        }
    }

    fn class_row(&self, name: Option<&str>) -> ClassRow {
        let Learning { lessons, puzzles, .. } = &self.learning;
        let progress = self.learning.progress.of(name);
        let is_done = |lesson: &&Lesson| progress.steps(&lesson.id) >= lesson.steps.len();
        let marked = |mark| puzzles.iter().filter(|it| progress.mark(&it.id) == mark).count();
        ClassRow {
            name: name.map_or_else(|| self.say_of_pupils(PupilMessage::Nobody), str::to_owned),
            lessons: lessons.iter().filter(is_done).count(),
            solved: marked(Mark::Solved),
            helped: marked(Mark::Helped),
        }
    }
}
