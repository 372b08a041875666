//! The error type of the commands.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// The error of a command.
#[derive(Debug)]
pub enum Failure {
    /// The request is malformed or asks for an illegal action.
    Usage(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// Creates a usage error with this reason.
    pub(crate) fn usage(why: impl Display) -> Self {
        Self::Usage(why.to_string())
    }

    /// Returns the message on one line; `None` if the reader of the output has gone.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        match self {
            Self::Usage(why) => Some(one_line(why)),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Self::Output(error) => Some(format!("cannot write: {}", one_line(&error.to_string()))),
        }
    }

    /// Returns the exit status.
    #[must_use]
    pub fn status(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(_) => ExitCode::FAILURE,
        }
    }
}

impl From<clap::Error> for Failure {
    /// Takes the message without its usage, and a tip only if it names what is similar.
    fn from(error: clap::Error) -> Self {
        let text = error.to_string();
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let message = text.split("\n\n").next().unwrap_or_default().trim_end();
        let tips = text.lines().filter_map(|line| line.trim().strip_prefix("tip: "));
        let similar = tips.filter(|tip| tip.contains("similar")).map(|tip| format!("; {tip}"));
        // Lists of arguments are indented.
        Self::usage(message.replace("\n  ", " ") + &similar.collect::<String>())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Returns the text without line breaks or control characters.
pub(crate) fn one_line(text: &str) -> String {
    let written = |letter: char| match letter {
        '\u{2028}' | '\u{2029}' => letter.escape_default().to_string(),
        _ if letter.is_control() => letter.escape_default().to_string(),
        _ => letter.to_string(),
    };
    text.chars().map(written).collect()
}
