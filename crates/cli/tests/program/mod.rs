//! Runs the command as a process.

use std::process::{Command, Output};

/// Returns the output of the command with these arguments.
pub(crate) fn sandgrid(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sandgrid"))
        .args(args)
        .output()
        .expect("the command can be started")
}

/// Returns the standard output of a command that must succeed without an error message.
pub(crate) fn answer(args: &[&str]) -> String {
    let output = sandgrid(args);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {told}");
    assert_eq!(told, "", "{args:?}");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}
