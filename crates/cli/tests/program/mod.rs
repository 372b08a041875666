//! The program, started as a person starts it.

use std::process::{Command, Output};

/// All that came of these arguments.
pub(crate) fn sandgrid(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sandgrid"))
        .args(args)
        .output()
        .expect("the command can be started")
}

/// What is answered to a question that can be, without a complaint.
pub(crate) fn answer(args: &[&str]) -> String {
    let output = sandgrid(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    assert_eq!(told, "", "{args:?}");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}
