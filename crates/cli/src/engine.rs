//! `sandgrid engine`: the line protocol of docs/engine-protocol.md.

mod inbox;
mod protocol;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crate::failure::Failure;

pub use protocol::Talk;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct EngineArgs {
    /// Endgame tables
    #[arg(long, value_name = "DIR")]
    tables: Option<String>,
    /// Evaluation networks
    #[arg(long, value_name = "DIR")]
    networks: Option<String>,
}

/// Answers lines from standard input until `quit` or the end of the input.
pub(crate) fn run(args: &EngineArgs, out: &mut impl Write) -> Result<(), Failure> {
    let ended = Arc::new(AtomicU64::new(0));
    let (lines, heard) = channel();
    let listening = Arc::clone(&ended);
    // Waits for lines until the program ends; it is never joined.
    thread::spawn(move || listen(&lines, &listening));
    let mut talk = Talk::new(ended, heard);
    if let Some(directory) = &args.tables {
        talk.consult(directory, out)?;
    }
    if let Some(directory) = &args.networks {
        talk.evaluate_with(directory, out)?;
    }
    out.flush()?;
    while let Some(line) = talk.heard() {
        if !talk.answer(&line, out)? {
            break;
        }
        out.flush()?;
    }
    Ok(())
}

/// Forwards input lines; a `stop` or `quit` ends the running search at once.
///
/// Searches are numbered, so that `stop` ends the searches requested before it, started or not, and
/// none requested later.
fn listen(lines: &Sender<String>, ended: &AtomicU64) {
    let mut asked = 0;
    for line in io::stdin().lock().lines() {
        let line = match line {
            // Windows shells put a byte order mark in front of piped text.
            Ok(line) => line.trim_start_matches('\u{feff}').to_owned(),
            // Bytes that are no UTF-8 get the answer to an unknown command.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => "?".to_owned(),
            // A read error would repeat for ever.
            Err(_) => break,
        };
        match line.split_whitespace().next() {
            Some("go") => asked += 1,
            Some("stop" | "quit") => ended.store(asked, Ordering::Relaxed),
            _ => {}
        }
        if lines.send(line).is_err() {
            return;
        }
    }
    ended.store(asked, Ordering::Relaxed);
}
