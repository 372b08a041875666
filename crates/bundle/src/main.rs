//! Finishes the page's folder: Trunk calls it after each build, and names the folder.
//!
//! `sandgrid-bundle [FOLDER]`

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

mod sheets;
mod words;

fn main() -> ExitCode {
    let staging = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let Some(folder) = env::args().nth(1).map(PathBuf::from).or(staging) else {
        eprintln!("error: which folder? sandgrid-bundle FOLDER");
        return ExitCode::FAILURE;
    };
    match finish(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(folder: &Path) -> Result<(), Box<dyn Error>> {
    words::write(&folder.join("locales"))?;
    sheets::part(folder)
}
