//! The order and the timing of the engine's answers, as hosts rely on them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// A win in two actions.
const WON: &str = "position pos i5/6/2oi2/6/6 o 4/0 - 0";

/// One legal action: a pending removal with a single piece to remove.
const ONE: &str = "position pos i5/6/2oi2/6/6 o 4/0 - 0 moves c3xe3";

/// The game is over.
const OVER: &str = "position pos i5/6/2oi2/6/6 o 4/0 - 0 moves c3xe3*a5";

/// Far longer than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A host with the engine's output except `info` lines.
struct Host {
    child: Child,
    to: Option<ChildStdin>,
    said: Receiver<String>,
}

impl Host {
    fn new() -> Self {
        let mut engine = Command::new(env!("CARGO_BIN_EXE_sandgrid"));
        let piped = engine.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = piped.spawn().expect("the command can be started");
        let from = BufReader::new(child.stdout.take().expect("it is piped"));
        let (say, said) = channel();
        thread::spawn(move || {
            let lines = from.lines().map_while(Result::ok);
            lines.filter(|line| !line.starts_with("info depth")).try_for_each(|line| say.send(line))
        });
        let to = child.stdin.take();
        Self { child, to, said }
    }

    fn tell(&mut self, lines: &[&str]) {
        let to = self.to.as_mut().expect("it is open");
        for line in lines {
            writeln!(to, "{line}").expect("it listens");
        }
    }

    fn hear(&self) -> String {
        self.said.recv_timeout(PATIENCE).expect("an answer comes")
    }

    /// Checks that the engine writes nothing for a while and is still running.
    fn is_silent(&mut self) {
        let said = self.said.recv_timeout(Duration::from_millis(300));
        assert!(said.is_err(), "{said:?}");
        self.is_ready();
    }

    /// Checks that the engine's next answer is `readyok`.
    fn is_ready(&mut self) {
        self.tell(&["isready"]);
        assert_eq!(self.hear(), "readyok");
    }

    fn best(&self) -> String {
        let said = self.hear();
        said.strip_prefix("bestmove ").unwrap_or_else(|| panic!("{said}")).to_owned()
    }

    /// Waits for the engine to exit and returns its remaining output.
    fn ends(mut self) -> Vec<String> {
        drop(self.to.take());
        assert!(self.child.wait().expect("it can be waited for").success());
        self.said.iter().collect()
    }
}

#[test]
fn isready_is_answered_during_a_search() {
    let mut host = Host::new();
    for go in
        ["go infinite", "go", "go movetime 100000", "go nodes 9000000000", "go level 8 infinite"]
    {
        host.tell(&["position startpos", go]);
        host.is_silent();
        host.is_ready();
        host.tell(&["stop"]);
        host.best();
        host.is_ready();
    }
}

#[test]
fn infinite_search_answers_only_after_stop() {
    let mut host = Host::new();
    for (position, best) in [(WON, "c3xe3"), (ONE, "*a5"), (OVER, "none")] {
        for go in [
            "go infinite",
            "go",
            "go infinite depth 1",
            "go level 1 infinite",
            "go infinite movetime 1",
        ] {
            host.tell(&[position, go]);
            host.is_silent();
            host.tell(&["stop"]);
            assert_eq!(host.best(), best, "{position}: {go}");
        }
        host.is_silent();
    }
}

#[test]
fn a_search_with_a_limit_ends_by_itself() {
    let mut host = Host::new();
    for go in ["go movetime 20", "go nodes 100", "go depth 1", "go level 1"] {
        for (position, best) in [(WON, "c3xe3"), (ONE, "*a5"), (OVER, "none")] {
            host.tell(&[position, go]);
            assert_eq!(host.best(), best, "{position}: {go}");
        }
    }
    host.is_ready();
}

#[test]
fn commands_during_a_search_are_answered_in_order() {
    let mut host = Host::new();
    host.tell(&[WON, "go infinite", "position startpos moves c3", "query p1turn", "what is this"]);
    host.tell(&[ONE, "query p1turn", "go nodes 10"]);
    host.is_silent();
    host.tell(&["stop"]);
    assert_eq!(host.best(), "c3xe3");
    assert_eq!(host.hear(), "response false");
    assert!(host.hear().starts_with("info string error: "));
    assert_eq!(host.hear(), "response true");
    assert_eq!(host.best(), "*a5");
    host.is_silent();
}

#[test]
fn stop_ends_only_earlier_searches() {
    let mut host = Host::new();
    host.tell(&["stop", WON, "go infinite"]);
    host.is_silent();
    host.tell(&[ONE, "go infinite"]);
    host.is_silent();
    host.tell(&["stop", "stop", OVER, "go infinite"]);
    assert_eq!([host.best(), host.best()], ["c3xe3", "*a5"]);
    host.is_silent();
    host.tell(&["stop"]);
    assert_eq!(host.best(), "none");
    host.tell(&["stop", "stop"]);
    host.is_silent();
}

#[test]
fn quit_ends_a_running_search() {
    for position in ["position startpos", WON, OVER] {
        for end in [&["quit"][..], &[]] {
            let mut host = Host::new();
            host.tell(&[position, "go infinite"]);
            host.is_silent();
            host.tell(end);
            let said = host.ends();
            assert!(matches!(&said[..], [best] if best.starts_with("bestmove ")), "{said:?}");
        }
    }
}

#[test]
fn options_are_known_by_name_whatever_their_case() {
    let mut host = Host::new();
    host.tell(&[
        "setoption name rules value choko-traditional",
        "position pos oooo1/5/5/5/i4 o 0/0 - 0",
    ]);
    host.is_ready();
}

#[test]
fn a_byte_order_mark_is_passed_over_and_an_unknown_command_is_named() {
    let mut host = Host::new();
    host.tell(&["\u{feff}isready", "GO depth 1"]);
    assert_eq!(host.hear(), "readyok");
    assert_eq!(host.hear(), "info string error: unknown command GO");
}

#[test]
fn a_clock_limits_a_search() {
    let mut host = Host::new();
    for clock in [
        "go p1time 300 p2time 1 p1inc 10 p2inc 0",
        "go wtime 1000 btime 1 winc 0 binc 0 movestogo 40",
        "go p1time 0 p2time 0",
        "go wtime -5 btime 60000 winc 0 binc 0",
        "go p2time 100",
        "go p1inc 20",
        "go p2time 9000000000000 p2inc 18446744073709551615 p1time 100 depth 60",
    ] {
        host.tell(&["position startpos", clock]);
        host.best();
    }
    host.tell(&["position startpos moves c3", "go p1time 9000000000 p2time 200"]);
    host.best();
    host.is_ready();
}

#[test]
fn unknown_limit_is_named() {
    let mut host = Host::new();
    for (go, named) in [
        ("go ponder depth 1", "unknown limit ponder"),
        ("go movetime 1 2", "unknown limit 2"),
        ("go searchmoves c3 depth 1", "unknown limit searchmoves"),
        ("go depth -1", "expected a whole number after depth"),
        ("go depth 0", "depth is 1 to 60"),
        ("go depth 61", "depth is 1 to 60"),
        ("go p1time --5", "expected a whole number after p1time"),
    ] {
        host.tell(&[go]);
        assert_eq!(host.hear(), format!("info string error: {named}"));
    }
    host.is_ready();
}
