//! How fast the page's worker thinks, beside the native program: the same positions, the same
//! nodes, in turns. `cargo xtask bench` runs it; it says what it measured, and fails where the worker
//! falls behind.

use std::env;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use serde_json::Value;

use crate::page::{Alter, PEOPLE, Page, until};

/// Middle games, as `sandgrid bench` has them: ruleset, position, a count that is of no use here.
const POSITIONS: &str = include_str!("../../crates/cli/src/bench.tsv");

/// Each position is thought about so often by either; the quickest counts, because the machine has
/// other things to do, which only make it slower.
const TIMES: usize = 3;

/// Least speed of the worker as a part of the native speed. The aim is higher: see docs/strength.md.
const LEAST: f64 = 0.6;

/// Least speed of a worker with networks as a part of one with the linear terms.
const LEAST_OF_TERMS: f64 = 0.7;

/// The folder of the networks.
const NETWORKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../networks");

#[test]
#[ignore = "it measures, and wants the machine for itself: `cargo xtask bench`"]
fn the_worker_is_nearly_as_fast_as_the_native_program() {
    let page = worker(|path, bytes| (!path.starts_with("tables")).then_some(bytes));
    let terms = worker(|path, bytes| {
        (!path.starts_with("tables") && !path.starts_with("networks")).then_some(bytes)
    });
    let mut native = Native::start();
    let (mut sums, mut last) = ([Sum::default(); 3], String::new());
    for line in POSITIONS.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (key, position) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""));
        if last != key {
            key.clone_into(&mut last);
            // Its network comes while it searches.
            in_worker(&page, key, position);
        }
        let mut best = [Sum { seconds: f64::INFINITY, nodes: 0.0 }; 3];
        for _ in 0..TIMES {
            let here = in_worker(&page, key, position);
            let there = native.think(key, position);
            assert_eq!(here.1, there.1, "both look at the same positions: {key} {position}");
            let three = [here, there, in_worker(&terms, key, position)];
            for (best, (seconds, nodes)) in best.iter_mut().zip(three) {
                *best = Sum { seconds: best.seconds.min(seconds), nodes: f64::from(nodes) };
            }
        }
        let [here, there, by_terms] = best.map(Sum::rate);
        println!(
            "{key}\t{position}\tworker {here:.2}\tnative {there:.2}\tworker by terms {by_terms:.2} M/s"
        );
        sums.iter_mut().zip(best).for_each(|(sum, best)| sum.add(best));
    }
    let [here, there, by_terms] = sums.map(Sum::rate);
    let (ratio, of_terms) = (here / there, here / by_terms);
    println!(
        "all\tworker {here:.2}\tnative {there:.2}\tworker by terms {by_terms:.2} M/s\tof native {ratio:.2}\tof terms {of_terms:.2}"
    );
    assert!(ratio >= LEAST, "{ratio:.2} of the native speed, and should be {LEAST}");
    assert!(
        of_terms >= LEAST_OF_TERMS,
        "{of_terms:.2} of the terms' speed, and should be {LEAST_OF_TERMS}"
    );
}

/// Seconds, and the positions that were looked at in them.
#[derive(Copy, Clone, Debug, Default)]
struct Sum {
    seconds: f64,
    nodes: f64,
}

impl Sum {
    fn add(&mut self, other: Self) {
        *self = Self { seconds: self.seconds + other.seconds, nodes: self.nodes + other.nodes };
    }

    /// Returns millions of positions a second.
    fn rate(self) -> f64 {
        self.nodes / self.seconds / 1e6
    }
}

/// Starts a worker in a page without some folders. It never has tables, as the native program: to look into them
/// takes time.
fn worker(alter: Alter) -> Page {
    let page = Page::altered(alter);
    page.visit(PEOPLE);
    page.run("table.startWorker", ());
    until("the worker is ready", || told(&page));
    page
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
            .args(["engine", "--networks", NETWORKS])
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
