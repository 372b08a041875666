//! Tests of the command as a process: its output and its exit status.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use program::{answer, sandgrid};

mod program;

const TRADITIONAL: [&str; 2] = ["--rules", "yote-traditional"];

/// Returns the error message of an invalid request.
fn complaint(args: &[&str]) -> String {
    let output = sandgrid(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{args:?}");
    let told = String::from_utf8(output.stderr).expect("complaints are UTF-8");
    assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
    assert!(told.starts_with("sandgrid: ") && told.ends_with('\n'), "{args:?}: {told}");
    told
}

fn assert_complains(args: &[&str], about: &[&str]) {
    let told = complaint(args);
    for part in about {
        assert!(told.contains(part), "{args:?}: {part:?} is not in {told}");
    }
}

#[test]
fn rules_lists_every_key() {
    let listed = answer(&["rules"]);
    assert_eq!(listed.lines().next(), Some("yote-traditional"), "the default game comes first");
    assert_eq!(listed.lines().count(), 19);
    for key in listed.lines() {
        let book = answer(&["rules", key]);
        assert!(book.starts_with(&format!("{key}: ")), "{book}");
    }
}

#[test]
fn rules_prints_a_rulebook_with_citations() {
    let book = answer(&["rules", "yote-ludos+mandatory+chain"]);
    assert!(book.starts_with("yote-ludos+chain+mandatory: Yoté\n"), "{book}");
    for part in ["\n+chain: chosen (000-V2)\n", "\n+friendly: not chosen (000-V3)\n"] {
        assert!(book.contains(part), "{part:?} is not in {book}");
    }
    for rule in ["000-R1 (000:18): ", "000-V1 (000:82): ", "Q-Y15 ("] {
        assert!(book.lines().any(|line| line.starts_with(rule)), "{rule:?} is not in {book}");
    }
    assert!(!book.contains("\n000-V3 ("), "a variation that is not chosen is no rule: {book}");
}

#[test]
fn moves_are_in_byte_order() {
    let taking = "i5/6/4o1/6/i5 o 4/4 take:1@e3 0";
    let moves = |position| answer(&["moves", "--rules", "yote-ludens", "--position", position]);
    assert_eq!(moves(taking), "*-\n*a1\n*a5\n");
    assert_eq!(moves("6/6/2oi2/6/6 o 0/0 - 0"), "c3-b3\nc3-c2\nc3-c4\nc3xe3\n");
    let start = answer(&["moves", "--rules", "choko-traditional"]);
    let expected: String =
        ('a'..='e').flat_map(|column| (1..=5).map(move |row| format!("{column}{row}\n"))).collect();
    assert_eq!(start, expected);
}

#[test]
fn moves_of_a_finished_game_are_none() {
    let lost = ["moves", "--rules", "yote-ludens", "--position=6/6/4o1/6/1o4 o 3/0 - 0"];
    assert_eq!(answer(&lost), "");
}

#[test]
fn play_prints_position_and_outcome() {
    let play = |args: &[&str]| answer(&[&["play"][..], args].concat());
    assert_eq!(play(&TRADITIONAL), "6/6/6/6/6 o 12/12 - 0\n-\n");
    let from = ["--rules", "yote-ludens", "--position", "6/3i2/1oi3/6/6 o 0/0 - 0"];
    let middle = play(&[&from[..], &["b3xd3"]].concat());
    assert_eq!(middle, "6/3i2/3o2/6/6 o 0/0 take:1@d3 0\n-\n");
    // Single actions, or a whole turn in notation.
    for turn in [&["b3xd3", "*d4"][..], &["b3xd3*d4"]] {
        let won = play(&[&from[..], turn].concat());
        let (position, outcome) = won.split_once('\n').expect("two lines");
        assert_eq!(position, "6/6/3o2/6/6 o 0/0 - 0");
        assert!(outcome.starts_with("o\t") && outcome.contains("001-R16"), "{outcome}");
        assert_eq!(outcome.matches('\t').count(), 1, "{outcome}");
    }
}

#[test]
fn play_prints_losses_and_draws() {
    let play = |rules, position, turn| {
        let played = answer(&["play", "--rules", rules, "--position", position, turn]);
        played.lines().nth(1).expect("two lines").to_owned()
    };
    let blocked = "iioo2/iioo2/iioo2/iiio1o/iiioo1 o 0/0 - 0";
    assert!(play("yote-ludos", blocked, "f2-e2").starts_with("i\t"));
    assert!(play("yote-ludens", blocked, "f2-e2").starts_with("o\t"));
    let few = play("yote-traditional", "6/6/2oi2/6/o1i1o1 o 0/2 - 0", "c3xe3*c1");
    assert!(few.starts_with("draw\t") && few.contains("004-R13"), "{few}");
}

#[test]
fn play_knows_repetition() {
    let shuffle = ["a2-b2", "f2-e2", "b2-a2", "e2-f2"];
    let from = ["play", "--rules", "yote-traditional", "--position", "o4i/o4i/o4i/o4i/6 o 0/0 - 0"];
    let twice = answer(&[&from[..], &shuffle].concat());
    assert_eq!(twice, "o4i/o4i/o4i/o4i/6 o 0/0 - 4\n-\n");
    let thrice = answer(&[&from[..], &shuffle, &shuffle].concat());
    assert!(thrice.starts_with("o4i/o4i/o4i/o4i/6 o 0/0 - 8\ndraw\t"), "{thrice}");
    assert!(thrice.contains("Q-Y15"), "{thrice}");
}

#[test]
fn perft_counts() {
    let perft = |args: &[&str]| answer(&[&["perft"][..], &TRADITIONAL, args].concat());
    let expected = "1\t30\n2\t870\n3\t27180\n";
    assert_eq!(perft(&["--depth", "3"]), expected);
    assert_eq!(perft(&["--depth=3", "--made"]), expected);
    assert_eq!(perft(&["--depth", "3", "--turns"]), expected);
    assert_eq!(perft(&["--depth", "3", "--turns", "--made"]), expected);
    let taking = ["--position", "i5/6/2oi2/6/6 o 0/4 - 0", "--depth", "2"];
    // Three steps, each answered by 27 placements, two steps of a5 or four of d3; or c3xe3*a5, which
    // is answered by 29 placements.
    assert_eq!(perft(&taking), "1\t4\n2\t100\n");
    assert_eq!(perft(&[&taking[..], &["--turns"]].concat()), "1\t4\n2\t128\n");
}

#[test]
fn help_and_version() {
    let help = answer(&["help"]);
    for part in
        ["\n  rules ", "\n  moves ", "\n  play ", "\n  perft ", "\nKEY is ", "\nExit status: "]
    {
        assert!(help.contains(part), "{part:?} is not in {help}");
    }
    for args in [["--help"], ["-h"]] {
        assert_eq!(answer(&args), help, "{args:?}");
    }
    for command in ["moves", "play", "perft"] {
        let help = answer(&[command, "--help"]);
        assert!(help.contains(&format!("Usage: sandgrid {command}")), "{help}");
        assert!(help.contains("--position <TEXT>"), "{help}");
        assert_eq!(answer(&["help", command]), help);
    }
    let version = format!("sandgrid {}\n", env!("CARGO_PKG_VERSION"));
    for args in [["--version"], ["-V"], ["version"]] {
        assert_eq!(answer(&args), version);
    }
}

#[test]
fn an_illegal_action_is_refused_by_a_rule() {
    let play = |args: &[&'static str]| [&["play"][..], &TRADITIONAL, args].concat();
    assert_complains(&play(&["c3", "c3"]), &["move 2", "c3 is not empty", "004-R"]);
    assert_complains(&play(&["c3", "d3", "c3-e3"]), &["move 3", "\"c3-e3\""]);
    let unfinished = play(&["c3", "d3", "a1", "b1", "c3xe3stop"]);
    assert_complains(&unfinished, &["move 5", "stop", "004-R9"]);
    let from = ["--position", "6/6/2oi2/6/o1i1o1 o 0/2 - 0", "c3xe3*c1", "a1"];
    assert_complains(&play(&from), &["move 2", "the game is over", "004-R13"]);
}

#[test]
fn malformed_texts_are_refused() {
    let from = |text| ["moves", "--rules", "yote-traditional", "--position", text];
    assert_complains(&from("6/6/6/6 o 12/12 - 0"), &["position", "field 1"]);
    assert_complains(&from("6/6/6/6/6 o 12/12 - x"), &["position", "field 5"]);
    assert_complains(&from("6/6/6/6/6 o 12/13 - 0"), &["position", "field 3"]);
    assert_complains(&from(""), &["position"]);
    assert_complains(&["play", "--rules", "yote-ludos", "z9"], &["move 1", "\"z9\""]);
    assert_complains(&["play", "--rules", "yote-ludos", "a\nb"], &["move 1", "\"a\\nb\""]);
}

#[test]
fn malformed_arguments_are_refused() {
    assert_complains(&[], &["rules, moves, play, perft"]);
    assert_complains(&["dance"], &["'dance'"]);
    assert_complains(&["--dance"], &["--dance"]);
    assert_complains(&["--da\nnce"], &["--da\\nnce"]);
    assert_complains(&["rules", "yote"], &["rules", "yote-traditional"]);
    assert_complains(&["rules", "yote-ludos+dance"], &["rules", "+chain"]);
    assert_complains(&["rules", "yote-ludos", "yote-ludens"], &["'yote-ludens'"]);
    assert_complains(&["rules", "--rules", "yote-ludos"], &["--rules"]);
    assert_complains(&["moves"], &["not provided", "--rules <KEY>"]);
    assert_complains(&["moves", "--rules"], &["--rules"]);
    let twice = ["moves", "--rules", "yote-ludos", "--rules", "yote-ludens"];
    assert_complains(&twice, &["--rules <KEY>", "multiple times"]);
    assert_complains(&["moves", "--rules", "choko"], &["rules", "choko-ludos"]);
    assert_complains(&["moves", "--rules", "yote-ludos", "c3"], &["'c3'"]);
    assert_complains(&["moves", "--rules", "yote-ludos", "--depth", "1"], &["--depth"]);
    assert_complains(&["help", "--dance"], &["--dance"]);
}

#[test]
fn perft_needs_a_depth() {
    let perft = |args: &[&'static str]| [&["perft"][..], &TRADITIONAL, args].concat();
    assert_complains(&perft(&[]), &["not provided", "--depth <N>"]);
    for depth in ["0", "-1", "x", "", "1.5", "4294967296"] {
        assert_complains(&perft(&["--depth", depth]), &["--depth", "from 1 to"]);
    }
    assert_complains(&perft(&["--depth", "1", "--made=yes"]), &["--made"]);
}

#[cfg(unix)]
#[test]
fn non_utf8_arguments_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    for args in [&["rules"][..], &["moves", "--rules"], &["play", "--rules", "yote-ludos"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_sandgrid"))
            .args(args)
            .arg(OsStr::from_bytes(b"\xff"))
            .output()
            .expect("the command can be started");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(output.stdout, b"", "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{args:?}");
    }
}

#[test]
fn closed_stdout_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandgrid"))
        .args(["perft", "--rules", "yote-traditional", "--depth", "40"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command can be started");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("its output is piped"));
    out.read_line(&mut line).expect("its output can be read");
    assert_eq!(line, "1\t30\n", "a line is written as soon as it is known");
    drop(out);
    let output = child.wait_with_output().expect("the command ends");
    assert!(output.status.success(), "{:?}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
