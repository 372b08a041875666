//! Builds the distribution if its inputs have changed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::fingerprint::Fingerprint;
use crate::page;
use crate::shell::{self, Steps, TaskError};

/// Inputs beside the page.
const INPUTS: [&str; 7] =
    ["Cargo.lock", "Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "crates/dist", "docs", "www"];

/// Outputs.
const OUTPUTS: [&str; 6] =
    ["embed", "site", "packages", "sandgrid.html", "sandgrid-yebo.html", "MANIFEST.tsv"];

/// Builds the distribution unless it is up to date; returns its folder.
///
/// # Errors
/// If a build fails.
pub(crate) fn ready(steps: &mut Steps) -> Result<PathBuf, TaskError> {
    let page = page::ready(steps)?;
    let inputs = inputs(&page).map_err(|why| page::unreadable(&why))?;
    let now = outputs().map(|outputs| format!("{inputs}{outputs}"));
    if fs::read_to_string(note()).ok().is_some_and(|then| now.is_ok_and(|now| now == then)) {
        steps.begin("the site, the one file and the packages are up to date");
        return Ok(folder());
    }
    let step = steps.begin("making the site, the one file and the packages");
    let mut bundle = shell::cargo(["run", "--quiet", "--locked", "-p", "sandgrid-dist"]);
    bundle.args(["--features", "dist", "--", "dist"]).arg(&page).arg(folder());
    shell::run_with_progress(bundle).map_err(|why| {
        let remedy = "The messages above say where. `cargo xtask dist` repeats it.";
        TaskError::new("what is handed on could not be made", why, remedy)
    })?;
    step.done();
    let made = outputs().and_then(|outputs| fs::write(note(), inputs + &outputs));
    made.map_err(|why| page::unreadable(&why))?;
    Ok(folder())
}

/// Returns the manifest of all output.
///
/// # Errors
/// It does not exist.
pub(crate) fn list(folder: &Path) -> io::Result<String> {
    fs::read_to_string(folder.join("MANIFEST.tsv"))
}

fn folder() -> PathBuf {
    shell::root().join("dist")
}

/// Returns the path of the fingerprint of the inputs.
fn note() -> PathBuf {
    folder().join("dist.made-from")
}

fn inputs(page: &Path) -> io::Result<String> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.text(&std::env::var("SANDGRID_HOME").unwrap_or_default());
    fingerprint.tree(page, &[])?;
    for path in INPUTS {
        fingerprint.tree(&shell::root().join(path), &[])?;
    }
    Ok(fingerprint.finish())
}

fn outputs() -> io::Result<String> {
    let mut fingerprint = Fingerprint::default();
    for path in OUTPUTS {
        fingerprint.tree(&folder().join(path), &[])?;
    }
    Ok(fingerprint.finish())
}
