//! Formats messages about pupils and their class sheet.

use super::super::{Language, key, saturating_u32};
use crate::learn::{PupilFlaw, PupilMessage};
use crate::text::sanitize::sanitize_quote;

impl Language {
    pub(in crate::i18n) fn of_pupils(self, message: &PupilMessage) -> String {
        match message {
            PupilMessage::Nobody => self.format(key::PupilNobody),
            PupilMessage::Added(name) => {
                self.format(key::PupilAdded { name: &sanitize_quote(name) })
            }
            PupilMessage::Removed(name) => {
                self.format(key::PupilRemoved { name: &sanitize_quote(name) })
            }
            PupilMessage::RemoveReally(name) => {
                self.format(key::PupilRemoveReally { name: &sanitize_quote(name) })
            }
            PupilMessage::Refused(PupilFlaw::Empty) => self.format(key::PupilEmpty),
            PupilMessage::Refused(PupilFlaw::Taken(name)) => {
                self.format(key::PupilTaken { name: &sanitize_quote(name) })
            }
            PupilMessage::Refused(PupilFlaw::Full(most)) => {
                self.format(key::PupilFull { count: saturating_u32(*most) })
            }
            PupilMessage::Pupil => self.format(key::ClassPupil),
            PupilMessage::Lessons(of) => self.format(key::ClassLessons { of: saturating_u32(*of) }),
            PupilMessage::Solved(of) => self.format(key::ClassSolved { of: saturating_u32(*of) }),
            PupilMessage::Helped(of) => self.format(key::ClassHelped { of: saturating_u32(*of) }),
        }
    }
}
