//! `lab tables`: built tables verify.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn tables(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("tables")
        .args(args)
        .output()
        .expect("the command can be started")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns an empty directory with this name.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may be left over from an earlier run.
    let _ = fs::remove_dir_all(&directory);
    directory
}

fn build(directory: &Path) -> PathBuf {
    let out = directory.to_str().expect("test directories are UTF-8");
    let args = ["build", "--rules", "choko-traditional", "--upto", "4,1", "--out", out];
    let output = tables(&args);
    assert!(output.status.success(), "{}", told(&output));
    let listed = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let layer = "4+0 v 1+0\t22380\t355\t0\t10746\t0\t0\t0\t23\n";
    assert!(listed.contains(layer), "{listed}");
    directory.join("choko-traditional-4v1.table")
}

#[test]
fn tables_agree_with_the_reference_rules() {
    let table = build(&directory("built"));
    let output = tables(&["verify", table.to_str().expect("a plain name")]);
    assert!(output.status.success(), "{}", told(&output));
    let listed = String::from_utf8(output.stdout).expect("answers are UTF-8");
    let last = listed.lines().last().expect("something is told");
    assert!(last.ends_with("positions agree with their successors"), "{last}");
    let output = tables(&["win", "--count", "50", table.to_str().expect("a plain name")]);
    assert!(output.status.success(), "{}", told(&output));
    let listed = String::from_utf8(output.stdout).expect("answers are UTF-8");
    assert!(listed.contains("\n4v1\t50 of 50 won\t"), "{listed}");
}

#[test]
fn tables_are_reproducible_and_damage_is_detected() {
    let (once, again) = (build(&directory("once")), build(&directory("again")));
    let mut bytes = fs::read(&once).expect("it was written");
    assert_eq!(bytes, fs::read(again).expect("it was written"));
    bytes.pop();
    fs::write(&once, bytes).expect("it can be written");
    let output = tables(&["verify", once.to_str().expect("a plain name")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(told(&output).contains("the table choko-traditional 4v1 has "), "{}", told(&output));
}

#[test]
fn missing_table_is_reported_on_one_line() {
    let odd: [&[&str]; 7] = [
        &[],
        &["mend"],
        &["verify"],
        &["verify", "there-is-none.table"],
        &["build", "--rules", "choko-traditional", "--upto", "1,4"],
        &["build", "--rules", "wali-ludens", "--upto", "4,1"],
        &["build", "--upto", "4,1"],
    ];
    for args in odd {
        let output = tables(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(told(&output).lines().count(), 1, "{args:?}: {}", told(&output));
    }
}
