//! How fast the page's worker thinks, beside the native program: the same positions, the same
//! nodes, in turns. `cargo xtask bench` runs it; it says what it measured, and fails where the worker
//! falls behind.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use serde_json::Value;

use crate::page::{PEOPLE, Page, until};

/// Middle games, as `sandgrid bench` has them: ruleset, position, a count that is of no use here.
const POSITIONS: &str = include_str!("../../crates/cli/src/bench.tsv");

/// Each position is thought about so often by either; the quickest counts, because the machine has
/// other things to do, which only make it slower.
const TIMES: usize = 3;

/// What the worker must reach of the native speed, so that a fall is noticed. It is less than we aim
/// at: see docs/strength.md.
const LEAST: f64 = 0.6;

#[test]
#[ignore = "it measures, and wants the machine for itself: `cargo xtask bench`"]
fn the_worker_is_nearly_as_fast_as_the_native_program() {
    // The native program has no tables either: to look into them takes time.
    let page = Page::altered(|path, bytes| (!path.starts_with("tables")).then_some(bytes));
    page.visit(PEOPLE);
    page.run("table.startWorker", ());
    until("the worker is ready", || told(&page));
    let mut native = Native::start();
    let (mut seconds, mut count) = ([0.0; 2], 0.0);
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (key, position) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
        let (mut best, mut nodes) = ([f64::INFINITY; 2], 0.0);
        for _ in 0..TIMES {
            let (here, there) = (in_worker(&page, key, position), native.think(key, position));
            assert_eq!(here.1, there.1, "both look at the same positions: {key} {position}");
            best = [best[0].min(here.0), best[1].min(there.0)];
            nodes = f64::from(here.1);
        }
        count += nodes;
        seconds = [seconds[0] + best[0], seconds[1] + best[1]];
        let rate = |seconds: f64| nodes / seconds / 1e6;
        println!("{key}\t{position}\tworker {:.1}\tnative {:.1} M/s", rate(best[0]), rate(best[1]));
    }
    let [worker, native] = seconds.map(|seconds| count / seconds / 1e6);
    let ratio = worker / native;
    println!("all\tworker {worker:.1}\tnative {native:.1} M/s\tratio {ratio:.2}");
    assert!(ratio >= LEAST, "{ratio:.2} of the native speed, and should be {LEAST}");
}

fn told(page: &Page) -> Option<Value> {
    Some(page.global("told")).filter(|told| !told.is_null())
}

/// How many seconds a hint takes, and how many positions it looks at.
fn in_worker(page: &Page, key: &str, position: &str) -> (f64, u32) {
    let record = format!("[Rules \"{key}\"]\n[Position \"{position}\"]\n\n*\n");
    page.run("table.beginErrand", [format!("1 hint\n{record}")]);
    let told = until("the worker answers", || told(page));
    let (took, reply) = (told[0].as_f64(), told[1].as_str().unwrap_or_default());
    (took.expect("a time") / 1000.0, number_after(reply, "nodes"))
}

/// The native program, spoken to by its protocol.
struct Native {
    child: Child,
    hands: ChildStdin,
    ears: BufReader<ChildStdout>,
}

impl Native {
    fn start() -> Self {
        let program = env::var("SANDGRID_CLI").expect("`cargo xtask bench` tells where it is");
        let mut child = Command::new(program)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let hands = child.stdin.take().expect("it is piped");
        let ears = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, hands, ears }
    }

    fn think(&mut self, key: &str, position: &str) -> (f64, u32) {
        writeln!(self.hands, "setoption name Rules value {key}\nposition pos {position}")
            .expect("it listens");
        let begun = Instant::now();
        writeln!(self.hands, "go nodes 1000000").expect("it listens");
        let mut nodes = 0;
        for line in self.ears.by_ref().lines().map_while(Result::ok) {
            if line.starts_with("bestmove") {
                break;
            }
            if line.contains(" nodes ") {
                nodes = number_after(&line, "nodes");
            }
        }
        (begun.elapsed().as_secs_f64(), nodes)
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number after a word.
fn number_after(text: &str, word: &str) -> u32 {
    let mut words = text.split_whitespace().skip_while(|next| *next != word);
    words.nth(1).and_then(|number| number.parse().ok()).expect("a number follows")
}
