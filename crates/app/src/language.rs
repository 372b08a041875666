//! The languages in which everything can be said.

use crate::{Message, Set};

mod english;

/// A language in which everything can be said, with the words for what is played with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language {
    tongue: Tongue,
    set: Set,
}

/// What is spoken.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
enum Tongue {
    #[default]
    English,
}

impl Language {
    /// The same language, in which pieces are called what that set's are called.
    #[must_use]
    pub fn about(self, set: Set) -> Self {
        Self { set, ..self }
    }

    /// One message in words.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        match self.tongue {
            Tongue::English => english::English(self.set).say(message),
        }
    }

    /// A message about playing in words; nothing for any other.
    #[must_use]
    pub(crate) fn say_of_play(self, message: &Message) -> String {
        match self.tongue {
            Tongue::English => english::English(self.set).of_play(message).unwrap_or_default(),
        }
    }

    /// Several sentences, one after the other.
    #[must_use]
    pub(crate) fn join(self, sentences: &[String]) -> String {
        match self.tongue {
            Tongue::English => sentences.join(" "),
        }
    }
}
