//! The languages in which everything can be said.

use crate::Message;

mod english;

/// A language in which everything can be said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// One message in words.
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        match self {
            Self::English => english::say(message),
        }
    }

    /// Several messages in words, one after the other.
    #[must_use]
    pub fn say_all(self, messages: &[Message]) -> String {
        let sentences: Vec<String> = messages.iter().map(|message| self.say(message)).collect();
        match self {
            Self::English => sentences.join(" "),
        }
    }
}
