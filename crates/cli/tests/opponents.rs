//! Tests of the opponents as a process: matches, the benchmark, the line protocol.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// Commands of `lab`; all others are of `sandgrid`.
const LAB: [&str; 3] = ["ladder", "fit", "blunders"];

fn command(args: &[&str]) -> Command {
    let is_lab = args.first().is_some_and(|word| LAB.contains(word));
    let program = if is_lab { env!("CARGO_BIN_EXE_lab") } else { env!("CARGO_BIN_EXE_sandgrid") };
    let mut command = Command::new(program);
    command.args(args);
    command
}

fn sandgrid(args: &[&str]) -> Output {
    command(args).output().expect("the command can be started")
}

fn answer(args: &[&str]) -> String {
    let output = sandgrid(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

const GREEDY: [&str; 11] = [
    "match",
    "--rules",
    "yote-ludens",
    "--a",
    "nodes:300",
    "--b",
    "greedy",
    "--games",
    "6",
    "--seed",
    "3",
];

#[test]
fn match_is_independent_of_thread_count() {
    let told = answer(&GREEDY);
    let fields: Vec<&str> = told.trim_end().split('\t').collect();
    assert_eq!(fields[..3], ["yote-ludens", "nodes:300", "greedy"]);
    let results = fields[3].split([' ', '+', '=', '-']).filter_map(|text| text.parse::<u32>().ok());
    assert_eq!(results.sum::<u32>(), 6, "{told}");
    assert!(fields[4].ends_with(" %") && fields[5].starts_with("Elo "), "{told}");
    let threads = [&GREEDY[..], &["--threads", "2"]].concat();
    assert_eq!(answer(&threads), told);
}

#[test]
fn everybody_can_play() {
    let own = format!("cmd:{} engine|nodes 50", env!("CARGO_BIN_EXE_sandgrid"));
    for spec in ["level:1", "level:13@2", "time:2", "beginner:taker", "random", &own] {
        let told = answer(&[
            "match",
            "--rules",
            "wali-ludens",
            "--a",
            spec,
            "--b",
            "random",
            "--games",
            "1",
        ]);
        assert!(told.starts_with(&format!("wali-ludens\t{spec}\trandom\t+")), "{told}");
    }
}

#[test]
fn invalid_players_are_refused() {
    for spec in [
        "level:14",
        "level:0",
        "beginner:god",
        "beginner",
        "nodes:0",
        "nodes:x",
        "time:",
        "greedy:1",
        "cmd:",
        "nobody",
    ] {
        let output = sandgrid(&["match", "--rules", "yote-ludens", "--a", spec, "--b", "greedy"]);
        assert_eq!(output.status.code(), Some(2), "{spec}");
        let told = String::from_utf8_lossy(&output.stderr);
        let begins = format!("sandgrid: invalid value '{spec}' for '--a <PLAYER>': ");
        assert!(told.starts_with(&begins), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let gone = ["match", "--rules", "yote-ludens", "--a", "cmd:/nothing/here", "--b", "greedy"];
    assert_eq!(sandgrid(&gone).status.code(), Some(2));
}

#[test]
fn a_rung_of_the_ladder_is_a_match() {
    let ladder = ["ladder", "--rules", "choko-ludos", "--games", "2", "--from", "2", "--to", "3"];
    let told = answer(&ladder);
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(told.starts_with("choko-ludos\tlevel:2\tlevel:1\t+"), "{told}");
}

#[test]
fn bench_node_counts_are_unchanged() {
    let told = answer(&["bench", "--rules", "choko-traditional"]);
    assert_eq!(told.lines().count(), 4, "{told}");
    assert!(told.ends_with(" M/s\n"), "{told}");
}

#[test]
fn weights_can_be_fitted() {
    let told = answer(&["fit", "--rules", "bolotondou-ludens", "--games", "4", "--nodes", "50"]);
    assert!(told.contains("(\"bolotondou-ludens\", Weights {"), "{told}");
    assert!(told.contains("early: [") && told.contains("late: ["), "{told}");
}

/// A session with the engine.
struct Talk {
    child: Child,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Talk {
    fn new() -> Self {
        let piped = command(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = piped.expect("the command can be started");
        let out = child.stdout.take().expect("it is piped");
        Self { child, lines: BufReader::new(out).lines() }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().expect("it is piped"), "{line}").expect("it listens");
    }

    /// Returns the next line that begins with `word`, skipping the lines before it.
    fn hear(&mut self, word: &str) -> String {
        let mut lines = self.lines.by_ref().map(|line| line.expect("answers are UTF-8"));
        lines.find(|line| line.starts_with(word)).unwrap_or_else(|| panic!("{word} was never said"))
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.tell("quit");
        assert!(self.child.wait().expect("it can be waited for").success());
    }
}

#[test]
fn the_engine_introduces_itself() {
    let mut talk = Talk::new();
    talk.tell("ugi");
    assert!(talk.hear("id name").starts_with("id name Sandgrid "));
    assert!(talk.hear("option").contains(" default yote-traditional var yote-traditional var "));
    talk.hear("ugiok");
    talk.tell("isready");
    talk.hear("readyok");
}

#[test]
fn the_engine_plays_action_by_action() {
    let mut talk = Talk::new();
    talk.tell("position pos i5/6/2oi2/6/6 o 4/0 - 0");
    talk.tell("go nodes 1000");
    assert_eq!(talk.hear("bestmove"), "bestmove c3xe3");
    talk.tell("position pos i5/6/2oi2/6/6 o 4/0 - 0 moves c3xe3");
    talk.tell("go depth 2");
    let info = talk.hear("info depth");
    assert!(info.contains(" score mate 1 pv *a5"), "{info}");
    assert_eq!(talk.hear("bestmove"), "bestmove *a5");
    talk.tell("position pos i5/6/2oi2/6/6 o 4/0 - 0 moves c3xe3*a5");
    talk.tell("go movetime 10");
    assert_eq!(talk.hear("bestmove"), "bestmove none");
    for (what, said) in [("gameover", "true"), ("result", "p1win"), ("p1turn", "true")] {
        talk.tell(&format!("query {what}"));
        assert_eq!(talk.hear("response"), format!("response {said}"));
    }
}

#[test]
fn stop_before_go_is_honoured() {
    let mut talk = Talk::new();
    for rules in ["choko-ludens", "wali-ludens"] {
        talk.tell(&format!("setoption name Rules value {rules}"));
        talk.tell("go infinite");
        talk.tell("stop");
        talk.hear("bestmove");
        talk.tell("go level 8 seed 5");
        talk.hear("bestmove");
    }
}

#[test]
fn engine_uses_tables_and_skips_damaged_ones() {
    let committed = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tables");
    let mut talk = Talk::new();
    talk.tell("setoption name Rules value choko-traditional");
    talk.tell(&format!("setoption name Tables value {committed}"));
    let told = talk.hear("info string");
    assert!(told.contains("choko-traditional-4v4.table: missing; the search continues"), "{told}");
    talk.tell("position pos oooo1/5/5/5/i4 o 0/0 - 0");
    talk.tell("go nodes 1000");
    let info = talk.hear("info depth");
    assert!(info.contains(" score cp 28000 known win "), "{info}");
    talk.tell("go level 12");
    let info = talk.hear("info depth");
    assert!(!info.contains(" known "), "{info}");
    talk.hear("bestmove");

    let damaged = Path::new(env!("CARGO_TARGET_TMPDIR")).join("with damage");
    fs::create_dir_all(&damaged).expect("it can be made");
    let name = "choko-traditional-4v2.table";
    let mut bytes = fs::read(Path::new(committed).join(name)).expect("it is in the repository");
    bytes[5000] ^= 1;
    fs::write(damaged.join(name), bytes).expect("it can be written");
    talk.tell(&format!("setoption name Tables value {}", damaged.display()));
    let told = talk.hear("info string");
    assert!(told.contains("choko-traditional 4v2 was altered"), "{told}");
    talk.tell("go nodes 1000");
    let info = talk.hear("info depth");
    assert!(!info.contains(" known "), "{info}");
    talk.hear("bestmove");
    talk.tell("setoption name Tables value");
    talk.tell("go nodes 10");
    talk.hear("bestmove");
}

#[test]
fn blunders_vanish_with_tables() {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tables");
    let blunders = ["blunders", "--rules", "choko-traditional", "--tables", directory];
    let few = ["--nodes", "300", "--count", "40"];
    let told = answer(&[&blunders[..], &few].concat());
    let lines: Vec<&str> = told.lines().collect();
    let [alone, aided] = lines[..] else { panic!("{told}") };
    assert!(alone.starts_with("choko-traditional\t4v3\tsearch alone\t"), "{alone}");
    assert!(aided.contains("\twith tables\t0 of 40 thrown away: 0.0 %"), "{aided}");
    let threads = [&blunders[..], &few, &["--threads", "3"]].concat();
    assert_eq!(answer(&threads), told);
}

#[test]
fn match_continues_without_tables() {
    let output = sandgrid(
        &[&GREEDY[..2], &["yote-traditional"], &GREEDY[3..], &["--tables", "/no"]].concat(),
    );
    assert!(output.status.success());
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains("/no/yote-traditional-4v2.table: missing; "), "{told}");
}

#[test]
fn engine_exits_at_end_of_input() {
    // A folder can be opened as a file but not read.
    let Ok(folder) = fs::File::open(env!("CARGO_MANIFEST_DIR")) else { return };
    let mut engine = command(&["engine"])
        .stdin(folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("the command can be started");
    let begun = std::time::Instant::now();
    while engine.try_wait().expect("it can be asked").is_none() {
        if begun.elapsed() > std::time::Duration::from_secs(20) {
            let _ = engine.kill();
            panic!("it goes on for ever");
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[test]
fn unknown_commands_change_nothing() {
    let mut talk = Talk::new();
    talk.tell("position startpos moves c3 d3");
    for line in [
        "position startpos moves c3 c3",
        "position pos 6/6/6 o 4/0 - 0",
        "position",
        "setoption name Rules value chess",
        "setoption name Hash value 3",
        "go nodes many",
        "go somewhere 3",
        "go \u{1b}[2J 3",
        "query weather",
        "hello",
    ] {
        talk.tell(line);
        let told = talk.hear("info string");
        assert!(told.starts_with("info string error: "), "{line}: {told}");
        assert!(!told.trim_end().contains(char::is_control), "{line}: {told:?}");
    }
    talk.tell("query p1turn");
    assert_eq!(talk.hear("response"), "response true");
}
