//! A backup file: all saved entries of a device as one text.

use core::fmt;

/// All saved entries, keys and texts, in one backup file.
///
/// # Text
/// A heading; then for each entry a line with its key and its length in bytes, and the text:
///
/// ```text
/// sandgrid kept 1
/// game-1f 312
/// …
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backup(pub Vec<(String, String)>);

/// The error of a text that is not a valid backup file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// The heading is missing or belongs to a later version.
    Heading,
    /// The entry of that number, counted from 1, is truncated or malformed.
    Part(usize),
}

const HEADING: &str = "sandgrid kept 1";

/// Number of lines in which the heading is looked for.
const HEADING_LINES: usize = 20;

impl Backup {
    /// Returns whether a line of the text is the heading of a backup file, whole or not.
    pub(crate) fn is_begun(text: &str) -> bool {
        text.lines().take(HEADING_LINES).any(|line| line.trim().ends_with(HEADING))
    }

    /// Parses a backup file. Programs that a file passes through may change its line ends, strip the last ones, or
    /// write lines above it.
    ///
    /// # Errors
    ///
    /// Returns the first error; nothing of the file is to be used then.
    pub fn read(text: &str) -> Result<Self, BackupError> {
        // A damaged text may contain other line ends itself, so the file is read as it stands first.
        read(text).or_else(|error| {
            if !text.contains('\r') {
                return Err(error);
            }
            read(&text.replace("\r\n", "\n").replace('\r', "\n"))
        })
    }
}

fn read(text: &str) -> Result<Backup, BackupError> {
    let heading = text.split_inclusive('\n').scan(0, |end, line| {
        *end += line.len();
        Some((line, *end))
    });
    let is_heading =
        |line: &str| line.trim_start_matches('\u{feff}').trim_end_matches('\n') == HEADING;
    let start = heading.into_iter().find(|(line, _)| is_heading(line));
    let (_, start) = start.ok_or(BackupError::Heading)?;
    // Line ends that are missing at the end of the file; checksums tell whether a text is whole.
    let padded = format!("{}\n\n\n", &text[start..]);
    let mut rest = padded.as_str();
    let mut parts = Vec::new();
    while !rest.trim().is_empty() {
        let (part, after) = part(rest).ok_or(BackupError::Part(parts.len() + 1))?;
        parts.push(part);
        rest = after;
    }
    Ok(Backup(parts))
}

/// Checks a storage key: 1 to 64 ASCII letters, digits and `-`.
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
        writeln!(f, "{HEADING}")?;
        for (name, text) in &self.0 {
            writeln!(f, "{name} {}\n{text}", text.len())?;
        }
        Ok(())
    }
}
