//! The pupils who share the device: choice, storage, and the class sheet.

use super::{Learning, Unit, is_done};
use crate::learn::{
    ClassRow, ClassSheet, Mark, Progress, PupilFlaw, PupilList, PupilMessage, is_pupil_key,
    pupil_key,
};
use crate::session::Session;
use crate::{Effect, Teaching};

/// Storage key of the unnamed progress.
const UNNAMED: &str = "learning";

/// Storage key of the list of pupils.
const PUPILS: &str = "pupils";

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

/// Returns whether a storage key belongs to lessons and puzzles.
pub(in crate::session) fn is_of_learning(name: &str) -> bool {
    name == UNNAMED || name == PUPILS || is_pupil_key(name)
}

impl Learning {
    /// Returns the list of pupils, with the choice of this window.
    fn pupils(&self) -> PupilList {
        self.saved.get(PUPILS).and_then(|text| PupilList::read(text)).unwrap_or_default()
    }

    /// Returns the storage key of the chosen pupil's progress.
    fn key(&self) -> String {
        self.pupils().chosen().map_or_else(|| UNNAMED.to_owned(), pupil_key)
    }

    /// Returns the saved progress of a storage key.
    fn progress_of(&self, key: &str) -> Progress {
        self.saved.get(key).and_then(|text| Progress::read(text)).unwrap_or_default()
    }

    /// Sets the list of pupils, and takes up the progress of the chosen one; returns the list's text.
    fn put_pupils(&mut self, pupils: &PupilList) -> String {
        let text = pupils.to_string();
        self.saved.insert(PUPILS.to_owned(), text.clone());
        self.progress = self.progress_of(&self.key());
        text
    }

    /// Sets the progress of a storage key; returns its text.
    fn put_progress(&mut self, key: String, progress: Progress) -> String {
        let text = progress.to_string();
        if key == self.key() {
            self.progress = progress;
        }
        self.saved.insert(key, text.clone());
        text
    }
}

impl Session {
    /// Returns the names of the pupils in the order of adding.
    #[must_use]
    pub fn pupils(&self) -> Vec<String> {
        self.learning.pupils().into_names()
    }

    /// Returns the pupil whose progress is shown and recorded; `None` for the unnamed progress.
    #[must_use]
    pub fn pupil(&self) -> Option<String> {
        self.learning.pupils().chosen().map(str::to_owned)
    }

    /// Returns a message about pupils in the session's language.
    #[must_use]
    pub fn say_of_pupils(&self, message: PupilMessage) -> String {
        self.teach(Teaching::Pupils(message))
    }

    /// Returns a name as a pupil can have it, or in words why it is refused.
    ///
    /// # Errors
    ///
    /// Returns the sentence for an empty or taken name, and for a full list.
    pub fn vet_pupil(&self, name: &str) -> Result<String, String> {
        let flaw = |flaw: PupilFlaw| self.say_of_pupils(PupilMessage::Refused(flaw));
        self.learning.pupils().vet(name).map_err(flaw)
    }

    /// Adds a pupil and chooses them, or warns of the reason why not.
    pub(super) fn add_pupil(&mut self, name: &str) -> Vec<Effect> {
        let mut pupils = self.learning.pupils();
        match pupils.vet(name) {
            Ok(name) => {
                pupils.add(&name);
                pupils.choose(&name);
                vec![self.save_pupils(&pupils)]
            }
            Err(flaw) => self.alert(Teaching::Pupils(PupilMessage::Refused(flaw))),
        }
    }

    pub(super) fn choose_pupil(&mut self, name: &str) -> Vec<Effect> {
        let mut pupils = self.learning.pupils();
        if pupils.choose(name) { vec![self.save_pupils(&pupils)] } else { Vec::new() }
    }

    pub(super) fn remove_pupil(&mut self, name: &str) -> Vec<Effect> {
        let mut pupils = self.learning.pupils();
        if !pupils.remove(name) {
            return Vec::new();
        }
        let name = pupil_key(name);
        let was_saved = self.learning.saved.remove(&name).is_some();
        let gone = was_saved.then_some(Effect::Save { name, text: None });
        gone.into_iter().chain([self.save_pupils(&pupils)]).collect()
    }

    fn save_pupils(&mut self, pupils: &PupilList) -> Effect {
        let text = Some(self.learning.put_pupils(pupils));
        Effect::Save { name: PUPILS.to_owned(), text }
    }

    /// Records a completed step or puzzle for the chosen pupil.
    pub(super) fn record_done(&mut self, unit: Unit, mark: Mark) -> Effect {
        let Learning { lessons, puzzles, progress, .. } = &mut self.learning;
        match unit {
            Unit::Step { lesson, step } => progress.complete_step(&lessons[lesson].id, step),
            Unit::Puzzle(puzzle) => progress.record_mark(&puzzles[puzzle].id, mark),
        }
        let (name, progress) = (self.learning.key(), self.learning.progress.clone());
        let text = Some(self.learning.put_progress(name.clone(), progress));
        Effect::Save { name, text }
    }

    /// Reads a stored entry, and merges progress; returns the merged text, or `None` for a damaged one.
    pub(in crate::session) fn read_learning_entry(
        &mut self,
        name: &str,
        text: &str,
        arrival: Arrival,
    ) -> Option<String> {
        let learning = &mut self.learning;
        if name != PUPILS {
            let mut progress = Progress::read(text)?;
            progress.merge(&learning.progress_of(name));
            return Some(learning.put_progress(name.to_owned(), progress));
        }
        let (theirs, mut pupils) = (PupilList::read(text)?, learning.pupils());
        match arrival {
            Arrival::Loaded => pupils = theirs,
            Arrival::Changed => pupils.follow(theirs),
            Arrival::Imported => pupils.merge(&theirs),
        }
        Some(learning.put_pupils(&pupils))
    }

    /// Forgets the progress of a pupil whom another window has removed.
    pub(in crate::session) fn forget_removed_pupil(&mut self, name: &str) {
        if is_pupil_key(name) {
            self.learning.saved.remove(name);
        }
    }

    /// Returns the storage keys of lessons and puzzles that this window may overwrite.
    pub(in crate::session) fn learning_names(&self) -> [String; 3] {
        [UNNAMED.to_owned(), PUPILS.to_owned(), self.learning.key()]
    }

    /// Returns the progress of all pupils as a table.
    #[must_use]
    pub fn class_sheet(&self) -> ClassSheet {
        let (lessons, puzzles) = (self.learning.lessons.len(), self.learning.puzzles.len());
        let mut rows = Vec::new();
        let nobody = self.say_of_pupils(PupilMessage::Nobody);
        rows.push(self.class_row(nobody, UNNAMED));
        rows.retain(ClassRow::has_progress);
        for name in self.pupils() {
            let key = pupil_key(&name);
            rows.push(self.class_row(name, &key));
        }
        ClassSheet {
            headings: [
                PupilMessage::Pupil,
                PupilMessage::Lessons(lessons),
                PupilMessage::Solved(puzzles),
                PupilMessage::Helped(puzzles),
            ]
            .map(|heading| self.say_of_pupils(heading)),
            rows,
        }
    }

    fn class_row(&self, name: String, key: &str) -> ClassRow {
        let Learning { lessons, puzzles, .. } = &self.learning;
        let progress = self.learning.progress_of(key);
        let marked = |mark| puzzles.iter().filter(|it| progress.mark(&it.id) == mark).count();
        ClassRow {
            name,
            lessons: lessons.iter().filter(|lesson| is_done(lesson, &progress)).count(),
            solved: marked(Mark::Solved),
            helped: marked(Mark::Helped),
        }
    }
}
