//! The tests in an interpreter that knows what may not be done with memory: `cargo xtask miri`.

use crate::shell::{self, Steps, Trouble};

/// The toolchain that has it; no stable one does.
const TOOLCHAIN: &str = "nightly";

/// A package, and the tests that are left out.
type Part = (&'static str, &'static [&'static str]);

/// What is left out in each crate: tests that play or count so much that they would take hours there,
/// where every step is a thousand.
const PARTS: [Part; 4] = [
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
    ("sandgrid-app", &["digits_at_random_break_nothing", "no_text_is_too_long"]),
];

/// Runs one crate's own tests there, or all crates', and says whether all passed.
///
/// # Errors
/// There is no such crate among them, or the interpreter is not there.
pub(crate) fn run(only: Option<&str>) -> Result<bool, Trouble> {
    let parts = parts(only)?;
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
    let mut steps = Steps::new(parts.len());
    let mut all_well = true;
    for (package, skipped) in parts {
        let step = steps.begin(format_args!("{package}, interpreted"));
        let mut command = shell::program("rustup");
        command.args(["run", TOOLCHAIN, "cargo", "miri", "test", "-p", package, "--lib", "--"]);
        command.args(skipped.iter().flat_map(|name| ["--skip", name]));
        all_well &= shell::run(&mut command).is_ok();
        step.done();
    }
    Ok(all_well)
}

/// What is run of a crate that is called so in `crates/`, or of all.
fn parts(only: Option<&str>) -> Result<Vec<Part>, Trouble> {
    let is_meant = |(package, _): &Part| {
        only.is_none_or(|only| package.strip_prefix("sandgrid-") == Some(only))
    };
    let parts: Vec<_> = PARTS.into_iter().filter(is_meant).collect();
    if parts.is_empty() {
        let why = "it is not among those whose tests are interpreted";
        let names = PARTS.map(|(package, _)| package.trim_start_matches("sandgrid-"));
        let what = format!("no tests of {}", only.unwrap_or_default());
        return Err(Trouble::new(what, why, format!("They are: {}.", names.join(", "))));
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_known_by_its_folder() {
        let packages = |only| parts(only).map(|parts| parts.into_iter().map(|it| it.0).collect());
        assert_eq!(packages(Some("app")).ok(), Some(vec!["sandgrid-app"]));
        assert_eq!(packages(None).map(|all: Vec<_>| all.len()).ok(), Some(PARTS.len()));
        assert!(packages(Some("rule")).is_err());
    }
}
