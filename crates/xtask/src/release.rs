//! Builds the folder of a release: the files to download, with checksums and notes. It uploads nothing; the
//! workflow `release.yml` does.

use std::path::PathBuf;
use std::process::Command;

use crate::dist;
use crate::shell::{self, Steps, TaskError};

/// Builds the release of a tag, or rehearses one; returns its folder.
///
/// # Errors
/// If a build fails, or if the tag, the versions and the change log disagree.
pub(crate) fn ready(steps: &mut Steps, tag: Option<&str>) -> Result<PathBuf, TaskError> {
    if let Some(tag) = tag {
        let step = steps.begin("comparing the tag, the versions and the change log");
        let mut check = dist_program();
        check.args(["check", tag]);
        refuse_unless(check)?;
        step.done();
    }
    let dist = dist::ready(steps)?;
    let step = steps.begin("making the files of the release");
    let folder = dist.join("release");
    let compiler = shell::answer(shell::program("rustc").arg("--version"));
    let mut release = dist_program();
    release.arg("release").arg(&dist).arg(&folder).arg(compiler.unwrap_or_default()).args(tag);
    refuse_unless(release)?;
    step.done();
    Ok(folder)
}

/// Returns the program that builds what is distributed.
fn dist_program() -> Command {
    let mut program = shell::cargo(["run", "--quiet", "--locked", "-p", "sandgrid-dist"]);
    program.args(["--features", "dist", "--"]);
    program
}

/// Runs a command whose failure means that there is no release.
fn refuse_unless(command: Command) -> Result<(), TaskError> {
    shell::run_with_progress(command).map_err(|why| {
        let remedy = "Correct it, commit, and set the tag anew.";
        TaskError::new("this is no release", why, remedy)
    })
}
