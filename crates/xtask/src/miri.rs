//! Runs unit tests in Miri, which finds undefined behaviour: `cargo xtask miri`.

use crate::shell::{self, Steps, TaskError};

/// The toolchain with Miri; no stable one has it.
const TOOLCHAIN: &str = "nightly";

/// The packages whose unit tests run. Tests that would take hours in Miri, where every step is a thousand, do less
/// there (`cfg!(miri)`).
const PACKAGES: [&str; 4] = ["sandgrid-rules", "sandgrid-yebo", "sandgrid-engine", "sandgrid-app"];

/// Runs the unit tests of one crate in Miri, or of all crates; returns whether all passed.
///
/// # Errors
/// If the crate is none of them, or Miri cannot be installed.
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

/// Returns whether Miri is installed, or can be.
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

/// Installs Miri unless it is there.
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

/// Returns the package of a folder of `crates/`, or all packages.
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
