//! Shared parts of the tests in this folder: test data, collected failures, reproducible random
//! numbers, and the invariants of every game.

mod chance;
mod damage;
mod findings;
mod script;
mod sealed;
mod setups;
mod trial;

pub use chance::{Chance, Temper};
pub use damage::damaged;
pub use findings::Findings;
pub use script::{Case, Claim, Part, Step, Texts, read_cases};
pub use sealed::sealed;
pub use setups::set_up;
pub use trial::{Care, Trial, lattice};

use std::path::{Path, PathBuf};

use sandgrid_rules::{Action, Position};

/// A path inside this folder.
#[must_use]
pub fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of a file inside this folder.
///
/// # Panics
/// If it cannot be read: a test with missing data must not pass.
#[must_use]
pub fn text(name: &str) -> String {
    let path = here(name);
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()))
}

/// Returns every file under a folder with that extension, sorted.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn sources(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{} cannot be listed: {error}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a folder stays readable").path()).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(sources(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            files.push(path);
        }
    }
    files
}

/// The legal actions, sorted.
#[must_use]
pub fn sorted(position: &Position) -> Vec<Action> {
    let mut actions: Vec<Action> = position.actions().into_iter().collect();
    actions.sort_unstable();
    actions
}
