//! `lab solve`: results of small games, and rejected arguments.

use std::process::{Command, Output};

fn solve(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("solve")
        .args(args)
        .output()
        .expect("the command can be started")
}

fn told(args: &[&str]) -> String {
    let output = solve(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

const CHOKO: [&str; 6] = ["--rules", "choko-traditional", "--board", "3x3", "--pieces", "4"];

#[test]
fn a_small_game_is_solved_checked_and_compared() {
    let listed = told(&[&CHOKO[..], &["--check", "yes", "--compare", "40"]].concat());
    for line in [
        "game\tchoko-traditional 3x3 4",
        "value\twon in 17",
        "first\twon in 17\ta1 c1 b2 a3 c3",
        "first\tdrawn\tb1 a2 c2 b3",
        "end\tall enemy pieces are captured",
        "checked\t11544 positions, twice: they agree with their successors",
    ] {
        assert!(listed.lines().any(|told| told == line), "{line}: {listed}");
    }
    let line = listed.lines().find_map(|told| told.strip_prefix("line\t"));
    assert_eq!(line.map(|turns| turns.split(' ').count()), Some(17), "{listed}");
    assert!(listed.contains("\ncompared\t"), "{listed}");
}

#[test]
fn another_rule_for_the_blocked_changes_the_result() {
    let five = ["--rules", "choko-traditional", "--board", "3x3", "--pieces", "5"];
    assert!(told(&five).contains("\nvalue\tdrawn\n"));
    let listed = told(&[&five[..], &["--blocked", "loses", "--check", "yes"]].concat());
    assert!(listed.contains("\nvalue\twon in 9\n"), "{listed}");
    assert!(listed.contains("\nend\twhoever is to act cannot\n"), "{listed}");
    assert!(listed.contains("\nchecked\t33337 positions"), "{listed}");
}

#[test]
fn invalid_arguments_are_reported_on_one_line() {
    let choko = |board, pieces| {
        ["--rules", "choko-traditional", "--board", board, "--pieces", pieces].to_vec()
    };
    let and = |more: &[&'static str]| [&CHOKO[..], more].concat();
    for args in [
        Vec::new(),
        CHOKO[..4].to_vec(),
        choko("3", "4"),
        choko("5x5", "4"),
        choko("0x4", "4"),
        choko("2x8", "4"),
        choko("3x3", "3"),
        choko("3x3", "7"),
        choko("1x3", "4"),
        choko("2x2", "5"),
        and(&["--blocked", "wins"]),
        and(&["--check", "maybe"]),
        and(&["--blocked", "loses", "--compare", "1"]),
        ["--rules", "wali-ludens", "--board", "3x3", "--pieces", "4"].to_vec(),
    ] {
        let output = solve(&args);
        let why = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(why.lines().count(), 1, "{args:?}: {why}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}
