//! The tests in an interpreter that knows what may not be done with memory: `cargo xtask miri`.

use crate::shell::{self, Steps, Trouble};

/// The toolchain that has it; no stable one does.
const TOOLCHAIN: &str = "nightly";

/// What is left out in each crate: tests that play or count so much that they would take hours there,
/// where every step is a thousand.
const PARTS: [(&str, &[&str]); 4] = [
    ("sandgrid-rules", &[]),
    ("sandgrid-yebo", &[]),
    (
        "sandgrid-engine",
        &[
            "different_positions_have",
            "search::tests",
            "every_board_has_the_number",
            "what_was_written_is_read",
            "symmetries_keep_neighbors",
        ],
    ),
    ("sandgrid-app", &["digits_at_random_break_nothing"]),
];

/// Runs the crates' own tests there, and says whether all passed.
///
/// # Errors
/// The interpreter is not there.
pub(crate) fn run() -> Result<bool, Trouble> {
    let mut there = shell::program("rustup");
    if shell::answer(there.args(["run", TOOLCHAIN, "cargo", "miri", "--version"])).is_none() {
        return Err(Trouble::new(
            "Miri is not here",
            "it belongs to the nightly toolchain of Rust, which sets of tools may lack",
            format!(
                "`rustup toolchain install {TOOLCHAIN} --component miri --component rust-src` \
                 brings it, where the network and the day's toolchain allow."
            ),
        ));
    }
    let mut steps = Steps::new(PARTS.len());
    let mut all_well = true;
    for (package, skipped) in PARTS {
        let step = steps.begin(format_args!("{package}, interpreted"));
        let mut command = shell::program("rustup");
        command.args(["run", TOOLCHAIN, "cargo", "miri", "test", "-p", package, "--lib", "--"]);
        command.args(skipped.iter().flat_map(|name| ["--skip", name]));
        all_well &= shell::run(&mut command).is_ok();
        step.done();
    }
    Ok(all_well)
}
