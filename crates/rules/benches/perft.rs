//! How fast the rules are, as ratios to the two fastest chess libraries of this language.
//!
//! `cargo bench -p sandgrid-rules` runs everything twice: built for the plain target, and again for
//! the machine's own processor. Rates are taken in turns, many short ones, since the machines that
//! this runs on are noisy; a ratio is the median of the ratios of the turns. Every count is
//! asserted.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use cozy_chess::Board;
use sandgrid_rules::{Position, Ruleset, perft, perft_made};
use shakmaty::Chess;

/// Set in the run that is built for the machine's own processor.
const NATIVE: &str = "SANDGRID_BENCH_NATIVE";

/// How many turns each measurement has.
const TURNS: usize = 15;

/// How long one turn lasts at least.
const TURN: Duration = Duration::from_millis(40);

const CHESS_DEPTH: u32 = 5;
const CHESS_COUNT: u64 = 4_865_609;

/// Deep enough to leave the caches' first surprise behind, short enough for many turns.
const DEPTH: u32 = 5;

/// The counts of [`DEPTH`] actions from the start.
const COUNTS: [(&str, u64); 19] = [
    ("yote-traditional", 26_314_536),
    ("yote-ludos", 26_242_112),
    ("yote-ludos+chain", 26_242_368),
    ("yote-ludos+friendly", 26_361_540),
    ("yote-ludos+mandatory", 17_887_442),
    ("yote-ludos+chain+friendly", 26_361_796),
    ("yote-ludos+chain+mandatory", 17_887_442),
    ("yote-ludos+friendly+mandatory", 17_980_188),
    ("yote-ludos+chain+friendly+mandatory", 17_980_188),
    ("yote-ludens", 26_318_640),
    ("choko-traditional", 9_303_904),
    ("choko-ludos", 9_268_636),
    ("choko-ludos+friendly", 9_324_076),
    ("choko-ludos+mandatory", 6_413_504),
    ("choko-ludos+friendly+mandatory", 6_456_332),
    ("choko-ludens", 26_438_068),
    ("wali-ludens", 16_940_664),
    ("bolotondou-ludens", 10_495_488),
    ("bolotondou-ludens+to-one", 10_495_488),
];

fn main() {
    // `cargo test` runs benches too, with other arguments: there is nothing to time then.
    if !env::args().any(|argument| argument == "--bench") {
        return;
    }
    let native = env::var_os(NATIVE).is_some();
    println!("\nbuilt for {}", if native { "this machine's own processor" } else { "any machine" });
    let yote = start("yote-traditional");
    beside_chess(&yote, if native { 8.0 } else { 5.0 });
    among_ourselves();
    if !native {
        run_native();
    }
}

/// Builds and runs the same again for this machine's own processor.
fn run_native() {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = env::current_exe().expect("a running program has a path");
    let target = target.ancestors().nth(3).expect("it lies in target/release/deps");
    let status = Command::new(cargo)
        .args(["bench", "--quiet", "--package", "sandgrid-rules", "--bench", "perft"])
        .env(NATIVE, "1")
        .env("RUSTFLAGS", "-C target-cpu=native")
        .env("CARGO_TARGET_DIR", target.join("native"))
        .status()
        .expect("cargo runs again what it has just run");
    assert!(status.success(), "the second run failed");
}

fn start(key: &str) -> Position {
    Position::start(Ruleset::find(key).expect("the key is known"))
}

fn beside_chess(yote: &Position, bulk_floor: f64) {
    let ours = COUNTS[0].1;
    let shakmaty = || shakmaty::perft(&Chess::default(), CHESS_DEPTH);
    let cozy = || cozy_bulk(&Board::startpos(), CHESS_DEPTH);
    let made = compare(|| perft_made(yote, DEPTH), ours, shakmaty, CHESS_COUNT);
    made.print("yote-traditional, every leaf played : shakmaty's perft", 1.1);
    let bulk = compare(|| perft(yote, DEPTH), ours, cozy, CHESS_COUNT);
    bulk.print("yote-traditional, counted in bulk   : cozy-chess in bulk", bulk_floor);
}

/// Counts as cozy-chess's own perft example does: the last moves are counted, not played.
fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for chosen in moves {
                let mut next = board.clone();
                next.play_unchecked(chosen);
                count += cozy_bulk(&next, depth - 1);
            }
        }
        false
    });
    count
}

/// Every ruleset beside the default one; within 1.5 times of it is 0.67 and more.
fn among_ourselves() {
    let yote = start("yote-traditional");
    println!("rulesets beside yote-traditional (floor 0.67)          played   bulk");
    for (key, count) in COUNTS {
        let position = start(key);
        let yotes = COUNTS[0].1;
        let made =
            compare(|| perft_made(&position, DEPTH), count, || perft_made(&yote, DEPTH), yotes);
        let bulk = compare(|| perft(&position, DEPTH), count, || perft(&yote, DEPTH), yotes);
        println!("  {key:50} {:8.2} {:6.2}", made.ratio, bulk.ratio);
    }
}

/// Two rates, and the ratio of the first to the second.
struct Compared {
    ours: f64,
    theirs: f64,
    ratio: f64,
}

impl Compared {
    fn print(&self, what: &str, floor: f64) {
        let Self { ours, theirs, ratio } = self;
        println!(
            "{what}: {ratio:5.2} times (floor {floor}; {:.0} to {:.0} million a second)",
            ours / 1e6,
            theirs / 1e6
        );
    }
}

/// Times both in turns; counts a second, and the median of the ratios.
fn compare(
    ours: impl Fn() -> u64,
    our_count: u64,
    theirs: impl Fn() -> u64,
    their_count: u64,
) -> Compared {
    let mut turns: Vec<(f64, f64)> = Vec::with_capacity(TURNS);
    for _ in 0..TURNS {
        turns.push((rate(&ours, our_count), rate(&theirs, their_count)));
    }
    Compared {
        ours: median(turns.iter().map(|turn| turn.0)),
        theirs: median(turns.iter().map(|turn| turn.1)),
        ratio: median(turns.iter().map(|turn| turn.0 / turn.1)),
    }
}

/// Counts a second, over one turn.
fn rate(count: impl Fn() -> u64, expected: u64) -> f64 {
    let began = Instant::now();
    let mut counted = 0.0;
    while began.elapsed() < TURN {
        assert_eq!(count(), expected, "a count is wrong");
        #[expect(clippy::cast_precision_loss, reason = "counts stay below 2^53")]
        {
            counted += expected as f64;
        }
    }
    counted / began.elapsed().as_secs_f64()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}
