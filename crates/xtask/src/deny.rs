//! `cargo xtask deny`: checks the dependencies.

use std::path::PathBuf;

use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::DENY;

/// Checks licences, sources and bans by `deny.toml`; returns whether all are allowed. Security advisories are not
/// checked, since their list would have to be downloaded.
///
/// # Errors
/// If the tool cannot be installed.
pub(crate) fn run() -> Result<bool, TaskError> {
    let mut steps = Steps::new(1);
    install::all(&[Need::Tool(&DENY)], &mut steps)?;
    let step = steps.begin("licences, sources and bans; deny.toml says which");
    let mut command = shell::program(DENY.find().unwrap_or_else(|| PathBuf::from(DENY.name)));
    command.args(["--locked", "check", "licenses", "bans", "sources"]);
    let is_well = shell::run(&mut command).is_ok();
    step.done();
    Ok(is_well)
}
