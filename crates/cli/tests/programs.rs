//! Matches against external programs, correct and faulty ones, as small shell scripts.
#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A program that plays the first legal action. It knows no rules and queries the engine for them.
const FIRST: &str = r#"
key=yote-traditional
while read -r word rest; do
    case $word in
    ugi) echo "id name First"; echo ugiok ;;
    setoption) key=${rest##* } ;;
    position)
        text=${rest#pos }; text=${text%% moves*}; moves=${rest#*moves} ;;
    go)
        now=$("$SANDGRID" play --rules "$key" --position "$text" $moves | head -n 1)
        echo "info string I look at one action"
        echo "bestmove $("$SANDGRID" moves --rules "$key" --position "$now" | head -n 1)" ;;
    quit) exit ;;
    esac
done
"#;

/// The common beginning of the faulty programs.
const GREETS: &str = "read -r line; echo ugiok; ";

/// Runs a match against a script, with a timeout of three seconds.
fn meet(name: &str, script: &str) -> Output {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.sh"));
    fs::write(&path, script).expect("the directory of tests can be written to");
    let program = format!("cmd:sh {}", path.display());
    let own = env!("CARGO_BIN_EXE_sandgrid");
    let mut command = Command::new(own);
    command.args(["match", "--rules", "yote-ludens", "--a", "nodes:500", "--b", &program]);
    command.args(["--games", "2", "--patience", "3"]).env("SANDGRID", own);
    command.output().expect("the command can be started")
}

/// Checks that the match ends soon, without a result, and with one line that gives the reason.
fn ends_with(name: &str, script: &str, why: &str) {
    let begun = Instant::now();
    let output = meet(name, script);
    assert!(begun.elapsed() < Duration::from_secs(20), "{name}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{name}: {told}");
    assert_eq!(told.lines().count(), 1, "{name}: {told}");
    assert!(told.contains(why), "{name}: {told}");
    assert!(output.stdout.is_empty(), "{name}");
}

#[test]
fn a_strange_program_plays_to_the_end() {
    let output = meet("first", FIRST);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("\t+2 =0 -0\t100.0 %\t"), "{output:?}");
}

#[test]
fn illegal_action_ends_the_match() {
    let plays = |what: &str| {
        format!(
            "{GREETS} while read -r word rest; do case $word in go) echo bestmove {what};; esac; done"
        )
    };
    ends_with("illegal", &plays("a1-a2"), "sh played \"a1-a2\": ");
    ends_with("nonsense", &plays("e2e4"), "sh played \"e2e4\": not an action");
    ends_with("nothing", &plays(""), "sh played \"\": not an action");
}

#[test]
fn exited_program_ends_the_match() {
    ends_with("at-once", "exit", "sh ");
    ends_with("when-asked", &format!("{GREETS} read -r line"), "sh ");
}

#[test]
fn silent_opponent_times_out_at_handshake() {
    ends_with("mute", "while read -r line; do :; done", "sh did not answer ugiok within 3 s");
}

#[test]
fn opponent_without_moves_times_out() {
    let stays = format!("{GREETS} while :; do read -r line || sleep 1; done");
    ends_with("stays", &stays, "sh did not answer bestmove within 3 s");
}

#[test]
fn endlessly_reporting_opponent_times_out() {
    let talks = format!("{GREETS} while :; do echo info depth 1; done");
    ends_with("talks", &talks, "sh did not answer bestmove within 3 s");
}

#[test]
fn stderr_of_opponent_is_forwarded() {
    let complains = format!("{GREETS} echo 'info string error: I only know chess'; read -r line");
    ends_with("complains", &complains, "sh reports: I only know chess");
}
