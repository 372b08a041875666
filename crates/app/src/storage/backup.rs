//! Everything that is kept on a device, as one text that goes to another.

use core::fmt;

/// Names and texts as one text.
///
/// # Text
/// A heading; then of each its name and how many bytes it has, and the text itself:
///
/// ```text
/// sandgrid kept 1
/// game-1f 312
/// …
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup(pub Vec<(String, String)>);

/// Why a text is no such bundle.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// It begins otherwise, or was written by a later version.
    Heading,
    /// It ends, or goes wrong, within its so many-th part, counted from 1.
    Part(usize),
}

const HEADING: &str = "sandgrid kept 1\n";

impl Backup {
    /// Reads such a text.
    ///
    /// # Errors
    ///
    /// What is wrong with it; nothing of it is to be used then.
    pub fn read(text: &str) -> Result<Self, BackupError> {
        let mut rest = text.strip_prefix(HEADING).ok_or(BackupError::Heading)?;
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let (part, after) = part(rest).ok_or(BackupError::Part(parts.len() + 1))?;
            parts.push(part);
            rest = after;
        }
        Ok(Self(parts))
    }
}

/// Whether something can be kept under that name: letters, digits and `-`.
fn is_name(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    !name.is_empty() && name.len() <= 64 && name.chars().all(plain)
}

fn part(text: &str) -> Option<((String, String), &str)> {
    let (head, rest) = text.split_once('\n')?;
    let (name, length) = head.split_once(' ')?;
    let length: usize = length.parse().ok().filter(|_| is_name(name))?;
    let (part, after) = rest.split_at_checked(length)?;
    Some(((name.to_owned(), part.to_owned()), after.strip_prefix('\n')?))
}

impl fmt::Display for Backup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEADING)?;
        for (name, text) in &self.0 {
            writeln!(f, "{name} {}\n{text}", text.len())?;
        }
        Ok(())
    }
}
