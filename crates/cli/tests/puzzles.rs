//! `lab puzzles`: generated puzzles verify, and altered ones do not.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Returns the root of the repository.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn puzzles(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lab"))
        .current_dir(top())
        .arg("puzzles")
        .args(args)
        .output()
        .expect("the command can be started")
}

fn answer(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

/// Returns the shipped puzzles.
fn shipped() -> String {
    fs::read_to_string(top().join("www/learn/puzzles.txt")).expect("it is in the repository")
}

/// Verifies a text that must be rejected and returns the error.
fn refused(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the test directory can be written to");
    let output = puzzles(&["verify", path.to_str().expect("test directories are UTF-8")]);
    assert_eq!(output.status.code(), Some(2), "{name} passes");
    assert!(output.stdout.is_empty());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns the text of the first shipped puzzle with that aim.
fn of_aim(aim: &str) -> String {
    let text = shipped();
    let blocks = text.split("\n\n").filter(|block| block.starts_with("puzzle"));
    let mut found = blocks.filter(|block| block.contains(&format!("\naim {aim}\n")));
    format!("{}\n", found.next().unwrap_or_else(|| panic!("no puzzle is about {aim}")))
}

#[test]
fn shipped_puzzles_are_proved_and_counted() {
    let told = answer(puzzles(&["verify", "www/learn/puzzles.txt"]));
    let count = shipped().lines().filter(|line| line.starts_with("puzzle ")).count();
    let mut lines = told.lines();
    assert_eq!(lines.next(), Some(format!("{count} of {count} puzzles are proved").as_str()));
    let guide = fs::read_to_string(top().join("docs/puzzles.md")).expect("it is in the repository");
    for line in lines {
        let row = line.replace("\t0", "\t").replace('\t', " | ").replace("  ", " ");
        assert!(guide.contains(&format!("| {row} |").replace("  ", " ")), "{row}");
    }
}

#[test]
fn some_of_the_puzzles_can_be_proved() {
    let told = answer(puzzles(&["verify", "www/learn/puzzles.txt", "--every", "30"]));
    assert!(told.starts_with("3 of "), "{told}");
}

#[test]
fn false_puzzles_are_not_proved() {
    let win = of_aim("win 2");
    let line = win.lines().find_map(|line| line.strip_prefix("line ")).expect("it has a line");
    let turns: Vec<&str> = line.split(' ').collect();
    // A first turn other than the unique solution.
    let others = ["win 1", "win 3"].map(|aim| win.replace("aim win 2", &format!("aim {aim}")));
    for other in others {
        let told = refused("aim", &other);
        assert!(told.contains("invalid value of"), "the line has another length: {told}");
    }
    let short = win.replace("aim win 2", "aim win 1").replace(line, turns[0]);
    let told = refused("short", &short);
    assert!(told.contains("0 solutions instead of one") || told.contains("sooner"), "{told}");
    for stars in ["stars 1", "stars 2", "stars 3"] {
        if !win.contains(stars) {
            let own = win.lines().find(|line| line.starts_with("stars")).expect("it is graded");
            assert!(refused("stars", &win.replace(own, stars)).contains("stars"));
        }
    }
    assert!(refused("twice", &format!("{win}\n{win}")).contains("the same name"));
    let keep = of_aim("keep").replace("aim keep", "aim save");
    assert!(refused("value", &keep).contains("no single turn keeps the value by the tables"));
    let named = win.replacen("puzzle ", "puzzle 0", 1);
    assert!(refused("name", &named).contains("name"));
}

#[test]
fn puzzle_generation_is_reproducible_and_proved() {
    let maker = || answer(puzzles(&["make", "--seed", "11", "--rules", "yote-ludos+chain"]));
    let made = maker();
    assert_eq!(made, maker());
    assert_eq!(made.lines().filter(|line| line.starts_with("puzzle ")).count(), 2, "{made}");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("made");
    fs::write(&path, made).expect("the test directory can be written to");
    let told = answer(puzzles(&["verify", path.to_str().expect("test directories are UTF-8")]));
    assert!(told.starts_with("2 of 2 puzzles are proved"), "{told}");
}
