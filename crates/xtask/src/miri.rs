//! The tests in an interpreter that knows what may not be done with memory: `cargo xtask miri`.

use crate::shell::{self, Steps, TaskError};

/// The toolchain that has it; no stable one does.
const TOOLCHAIN: &str = "nightly";

/// The packages whose own tests are run, none of them left out: what plays or counts so much that it would
/// take hours there, where every step is a thousand, does less by itself (`cfg!(miri)`).
const PACKAGES: [&str; 4] = ["sandgrid-rules", "sandgrid-yebo", "sandgrid-engine", "sandgrid-app"];

/// Runs one crate's own tests there, or all crates', and says whether all passed.
///
/// # Errors
/// There is no such crate among them, or the interpreter is not there.
pub(crate) fn run(only: Option<&str>) -> Result<bool, TaskError> {
    let packages = packages(only)?;
    bring()?;
    let mut steps = Steps::new(packages.len());
    let mut all_well = true;
    for package in packages {
        let step = steps.begin(format_args!("{package}, interpreted"));
        let mut command = shell::program("rustup");
        command.args(["run", TOOLCHAIN, "cargo", "miri", "test", "-p", package, "--lib"]);
        all_well &= shell::run(&mut command).is_ok();
        step.done();
    }
    Ok(all_well)
}

/// Whether the interpreter is here, or can be brought.
pub(crate) fn can_be_had() -> bool {
    is_here() || add().is_ok() && is_here()
}

fn is_here() -> bool {
    let mut asked = shell::program("rustup");
    asked.args(["run", TOOLCHAIN, "cargo", "miri", "--version"]);
    shell::answer(&mut asked).is_some()
}

fn add() -> Result<(), String> {
    let mut command = shell::program("rustup");
    command.args(["component", "add", "--toolchain", TOOLCHAIN, "miri", "rust-src"]);
    shell::run(&mut command)
}

/// Makes sure of the interpreter, where the toolchain that has it is here.
fn bring() -> Result<(), TaskError> {
    if is_here() {
        return Ok(());
    }
    let why = match add() {
        Ok(()) if is_here() => return Ok(()),
        Ok(()) => "rustup brought it, and it does not answer".to_owned(),
        Err(why) => why,
    };
    let remedy = format!(
        "`rustup toolchain install {TOOLCHAIN} --component miri --component rust-src` brings it, \
         where the network and the day's toolchain allow."
    );
    Err(TaskError::new("Miri is not here", why, remedy))
}

/// The package of a crate that is called so in `crates/`, or all.
fn packages(only: Option<&str>) -> Result<Vec<&'static str>, TaskError> {
    let is_meant =
        |package: &&str| only.is_none_or(|only| package.strip_prefix("sandgrid-") == Some(only));
    let packages: Vec<_> = PACKAGES.into_iter().filter(is_meant).collect();
    if packages.is_empty() {
        let why = "it is not among those whose tests are interpreted";
        let names = PACKAGES.map(|package| package.trim_start_matches("sandgrid-"));
        let what = format!("no tests of {}", only.unwrap_or_default());
        return Err(TaskError::new(what, why, format!("They are: {}.", names.join(", "))));
    }
    Ok(packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_known_by_its_folder() {
        assert_eq!(packages(Some("app")).ok(), Some(vec!["sandgrid-app"]));
        assert_eq!(packages(None).ok(), Some(PACKAGES.to_vec()));
        assert!(packages(Some("rule")).is_err());
    }
}
