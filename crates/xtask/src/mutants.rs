//! Whether a test notices when the rules are damaged: `cargo xtask mutants`.

use std::path::PathBuf;

use crate::install::{self, Need};
use crate::shell::{self, Steps, Trouble};
use crate::tools::MUTANTS;

/// Damages the rules in one place after the other; `shard` is `3/40`, the third part of forty.
///
/// Says whether every damage was noticed.
///
/// # Errors
/// The tool cannot be had, or the tests fail without any damage.
pub(crate) fn run(shard: Option<&str>) -> Result<bool, Trouble> {
    let mut steps = Steps::new(1);
    install::all(&[Need::Tool(&MUTANTS)], &mut steps)?;
    let step = steps.begin("damaging the rules; .cargo/mutants.toml says where, and what notices");
    let mut command = shell::program(MUTANTS.find().unwrap_or_else(|| PathBuf::from(MUTANTS.name)));
    command.args(["mutants", "--output"]).arg(shell::root().join("target"));
    command.args(["-p", "sandgrid-rules", "-p", "sandgrid-yebo"]);
    // A part of many is a sample of everything.
    command.args(["--sharding", "round-robin"]);
    if let Some(shard) = shard {
        command.args(["--shard", shard]);
    }
    let again = format!("`{}` repeats it.", shell::shown(&command));
    let status = command
        .status()
        .map_err(|why| Trouble::new("cargo-mutants could not be started", why, &again))?;
    step.done();
    // 2: some damage was not noticed; 3: some test did not end in time, which is noticed, too.
    match status.code() {
        Some(0 | 3) => Ok(true),
        Some(2) => Ok(false),
        _ => Err(Trouble::new("the damage could not be tried", status, again)),
    }
}
