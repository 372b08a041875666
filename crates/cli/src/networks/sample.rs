//! A file of labelled positions.
//!
//! The first line is `sandgrid samples 1 KEY seed N nodes N network SUM`. Then each game follows, in the order of its number:
//! the number of its samples as two bytes, and the samples: 18 bytes each, the fields in the order of [`Sample`], with an
//! unused byte after `kept_share`. All numbers are little endian.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use sandgrid_engine::Evaluator;
use sandgrid_rules::{Cells, Pending, Position, Ruleset};

use crate::failure::Failure;
use crate::files;

/// Bytes of a sample.
const SIZE: usize = 18;

/// A position with its label, from the point of view of the side to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    /// Our pieces: bit `row * columns + column`.
    pub(super) ours: u32,
    /// Their pieces.
    pub(super) theirs: u32,
    /// Pieces in hand, the own hand first.
    pub(super) hands: [u8; 2],
    /// Pieces in the game.
    pub(super) total: u8,
    /// Whether the duty is to place.
    pub(super) is_bound: bool,
    /// The share of the value that the quiet count leaves, of [`Evaluator::FULL`].
    pub(super) kept_share: u8,
    /// The value by the terms alone, in points, without the kept share.
    pub(super) terms: i16,
    /// The expected result: 0 for a loss, `u16::MAX` for a win.
    pub(super) label: u16,
}

impl Sample {
    /// Returns the sample of a position in which a turn begins.
    pub(super) fn new(judge: &Evaluator, position: &Position, label: f64) -> Self {
        let (us, them) = (position.turn(), !position.turn());
        let columns = position.ruleset().shape().columns();
        let bits = |cells: Cells| {
            cells.into_iter().fold(0, |bits, cell| {
                bits | 1_u32
                    << (u32::from(cell.row()) * u32::from(columns) + u32::from(cell.column()))
            })
        };
        let hands = position.in_hand();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1")]
        let label = (label * f64::from(u16::MAX)).round() as u16;
        let clamped = judge.linear(position).clamp(i16::MIN.into(), i16::MAX.into());
        Self {
            ours: bits(position.ours()),
            theirs: bits(position.theirs()),
            hands: [hands[us], hands[them]],
            total: position.total(us) + position.total(them),
            is_bound: position.pending() == Pending::Place,
            kept_share: u8::try_from(judge.kept_share(position)).expect("a share is at most FULL"),
            terms: i16::try_from(clamped).expect("it is clamped"),
            label,
        }
    }

    /// Returns the label from 0 to 1.
    pub(super) fn expected(&self) -> f64 {
        f64::from(self.label) / f64::from(u16::MAX)
    }

    fn write(&self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[0..4].copy_from_slice(&self.ours.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.theirs.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.hands);
        bytes[10] = self.total;
        bytes[11] = u8::from(self.is_bound);
        bytes[12] = self.kept_share;
        bytes[14..16].copy_from_slice(&self.terms.to_le_bytes());
        bytes[16..18].copy_from_slice(&self.label.to_le_bytes());
        bytes
    }

    fn read(bytes: &[u8; SIZE]) -> Self {
        let word = |at: usize| {
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        Self {
            ours: word(0),
            theirs: word(4),
            hands: [bytes[8], bytes[9]],
            total: bytes[10],
            is_bound: bytes[11] != 0,
            kept_share: bytes[12],
            terms: i16::from_le_bytes([bytes[14], bytes[15]]),
            label: u16::from_le_bytes([bytes[16], bytes[17]]),
        }
    }
}

/// The samples of a file: the samples of each complete game.
#[derive(Debug)]
pub(super) struct Games {
    pub(super) rules: &'static Ruleset,
    pub(super) samples: Vec<Vec<Sample>>,
    /// Length of the heading and the complete games in bytes.
    length: u64,
}

/// Returns the first line of a file.
pub(super) fn heading(rules: &Ruleset, seed: u64, nodes: u64, network: &str) -> String {
    format!("sandgrid samples 1 {} seed {seed} nodes {nodes} network {network}\n", rules.key())
}

/// Reads files of the same rules; their games follow each other in the order of the files.
pub(super) fn read_all(paths: &[PathBuf]) -> Result<(&'static Ruleset, Vec<Vec<Sample>>), Failure> {
    let mut files = paths.iter().map(|path| read(path));
    let Games { rules, mut samples, .. } =
        files.next().ok_or_else(|| Failure::usage("no samples"))??;
    for games in files {
        let games = games?;
        if games.rules != rules {
            return Err(Failure::usage("the samples are of different rules"));
        }
        samples.extend(games.samples);
    }
    Ok((rules, samples))
}

/// Reads a file; a cut last game is left out.
fn read(path: &Path) -> Result<Games, Failure> {
    parse(&files::read(path)?).map_err(|why| files::refused(path, why))
}

fn parse(bytes: &[u8]) -> Result<Games, &'static str> {
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or("no samples")?;
    let heading = std::str::from_utf8(&bytes[..end]).ok();
    let key = heading
        .and_then(|heading| heading.strip_prefix("sandgrid samples 1 "))
        .and_then(|rest| rest.split(' ').next());
    let rules = key.and_then(|key| Ruleset::find(key).ok()).ok_or("no samples of this version")?;
    let (mut rest, mut games) = (&bytes[end + 1..], Vec::new());
    while let Some((count, after)) = rest.split_first_chunk::<2>()
        && let Some((game, after)) =
            after.split_at_checked(usize::from(u16::from_le_bytes(*count)) * SIZE)
    {
        games.push(game.as_chunks::<SIZE>().0.iter().map(Sample::read).collect());
        rest = after;
    }
    let length = (bytes.len() - rest.len()) as u64;
    Ok(Games { rules, samples: games, length })
}

/// Opens a file for further games: a new one, or one with the same heading, even a cut one. Returns it with the number
/// of games that it has.
pub(super) fn append(path: &Path, heading: &str) -> Result<(BufWriter<File>, u64), Failure> {
    let bytes = if path.exists() { files::read(path)? } else { Vec::new() };
    // An earlier run may have been killed before it wrote the whole heading.
    let is_new = heading.as_bytes().starts_with(&bytes);
    let (length, games) = if is_new {
        (0, 0)
    } else if bytes.starts_with(heading.as_bytes()) {
        let found = parse(&bytes).map_err(|why| files::refused(path, why))?;
        (found.length, found.samples.len() as u64)
    } else {
        return Err(files::refused(path, "it has games of other rules, seed, nodes or network"));
    };
    let open = || {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        file.set_len(length)?;
        let mut file = BufWriter::new(file);
        file.seek(SeekFrom::End(0))?;
        if is_new {
            file.write_all(heading.as_bytes())?;
            file.flush()?;
        }
        Ok::<_, std::io::Error>(file)
    };
    Ok((open().map_err(|error| files::refused(path, error))?, games))
}

/// Writes a game.
pub(super) fn write(file: &mut impl Write, game: &[Sample]) -> Result<(), Failure> {
    let count = u16::try_from(game.len()).map_err(|_| {
        Failure::usage(format_args!("a game of {} samples is too long", game.len()))
    })?;
    file.write_all(&count.to_le_bytes())?;
    for sample in game {
        file.write_all(&sample.write())?;
    }
    Ok(())
}
