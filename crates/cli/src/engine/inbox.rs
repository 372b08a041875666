//! The queue of the host's commands.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::Receiver;

/// The host's lines. A line that arrives during a search waits until the search has answered,
/// except `isready`, which is answered at once.
#[derive(Debug)]
pub(super) struct Inbox {
    lines: Receiver<String>,
    waiting: VecDeque<String>,
}

impl Inbox {
    pub(super) fn new(lines: Receiver<String>) -> Self {
        Self { lines, waiting: VecDeque::new() }
    }

    /// Returns the next line to answer, waiting for one; `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<String> {
        self.waiting.pop_front().or_else(|| self.lines.recv().ok())
    }

    /// Handles the lines that arrived during a search.
    pub(super) fn attend(&mut self, out: &mut impl Write) -> io::Result<()> {
        while let Ok(line) = self.lines.try_recv() {
            self.sort(line, out)?;
        }
        Ok(())
    }

    /// Waits for one more line during a search and returns whether there was one.
    pub(super) fn wait(&mut self, out: &mut impl Write) -> io::Result<bool> {
        match self.lines.recv() {
            Ok(line) => self.sort(line, out).map(|()| true),
            Err(_) => Ok(false),
        }
    }

    fn sort(&mut self, line: String, out: &mut impl Write) -> io::Result<()> {
        if line.split_whitespace().next() == Some("isready") {
            writeln!(out, "readyok")?;
            return out.flush();
        }
        self.waiting.push_back(line);
        Ok(())
    }
}
