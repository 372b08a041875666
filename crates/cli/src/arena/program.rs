//! A client for external programs that speak the engine protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use sandgrid_rules::{Action, Game};

/// A started program; it receives `quit` at the end.
pub(super) struct Program {
    name: String,
    child: Child,
    to: ChildStdin,
    lines: Receiver<String>,
    go: String,
    patience: Duration,
}

impl Program {
    /// The number of unread lines; a program that prints more blocks.
    const LINES: usize = 256;

    /// Time that a program has to exit.
    const LEAVING: Duration = Duration::from_millis(500);

    /// Starts a command: the program and its arguments, separated by spaces, and after a `|` its `go` command.
    /// `patience` limits the wait for each answer.
    pub(super) fn start(command: &str, patience: Duration) -> Result<Self, String> {
        let (command, go) = command.split_once('|').unwrap_or((command, "movetime 100"));
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("the program is missing")?.to_owned();
        let started =
            Command::new(&name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("cannot start {name}: {error}"))?;
        let (to, from) = (child.stdin.take(), child.stdout.take());
        let to = to.expect("its standard input is piped");
        let from = from.expect("its standard output is piped");
        let (said, lines) = sync_channel(Self::LINES);
        // A separate thread reads, since a program may never answer.
        thread::spawn(move || listen(from, &said));
        let mut program = Self { name, child, to, lines, go: go.trim().to_owned(), patience };
        program.tell("ugi")?;
        program.wait("ugiok")?;
        Ok(program)
    }

    /// Returns its action in a game that is not over.
    pub(super) fn action(&mut self, game: &Game) -> Result<Action, String> {
        let moves: Vec<String> = game.played().map(|action| action.to_string()).collect();
        self.tell(&format!("setoption name Rules value {}", game.ruleset().key()))?;
        self.tell(&format!("position pos {} moves {}", game.start(), moves.join(" ")))?;
        let go = format!("go {}", self.go);
        self.tell(&go)?;
        let answer = self.wait("bestmove")?;
        let action = answer.parse();
        let action: Action = action.map_err(|_| self.played(&answer, "not an action"))?;
        let illegal = game.clone().play(action).err();
        match illegal {
            Some(illegal) => Err(self.played(&answer, &illegal.to_string())),
            None => Ok(action),
        }
    }

    fn played(&self, answer: &str, why: &str) -> String {
        format!("{} played {answer:?}: {why}", self.name)
    }

    fn tell(&mut self, line: &str) -> Result<(), String> {
        let told = writeln!(self.to, "{line}").and_then(|()| self.to.flush());
        told.map_err(|error| {
            let silent = || format!("{} does not read: {error}", self.name);
            self.last_words().unwrap_or_else(silent)
        })
    }

    /// Returns the error message of a program whose input is closed, if it wrote one.
    fn last_words(&self) -> Option<String> {
        let end = Instant::now() + Self::LEAVING;
        let left = || end.saturating_duration_since(Instant::now());
        let mut lines = std::iter::from_fn(|| self.lines.recv_timeout(left()).ok());
        lines.find_map(|line| self.complaint(&line))
    }

    /// Returns the error that a line reports, if any.
    fn complaint(&self, line: &str) -> Option<String> {
        let why = line.trim().strip_prefix("info string error:")?;
        Some(format!("{} reports:{why}", self.name))
    }

    /// Waits for a line that begins with `word` and returns the rest of it.
    fn wait(&self, word: &str) -> Result<String, String> {
        let end = Instant::now() + self.patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) if !left.is_zero() => line,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(format!("{} exited before it answered {word}", self.name));
                }
                Ok(_) | Err(RecvTimeoutError::Timeout) => {
                    let patience = self.patience.as_secs();
                    return Err(format!("{} did not answer {word} within {patience} s", self.name));
                }
            };
            if let Some(complaint) = self.complaint(&line) {
                return Err(complaint);
            }
            let mut words = line.trim().splitn(2, char::is_whitespace);
            if words.next() == Some(word) {
                return Ok(words.next().unwrap_or_default().trim().to_owned());
            }
        }
    }
}

/// Forwards the program's output lines until the receiver is dropped.
fn listen(from: ChildStdout, said: &SyncSender<String>) {
    for line in BufReader::new(from).split(b'\n') {
        let Ok(line) = line else { return };
        if said.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that has exited cannot receive it.
        let _ = self.tell("quit");
        let end = Instant::now() + Self::LEAVING;
        while Instant::now() < end {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        // The program did not exit in time.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
