//! Finishes the page's folder: Trunk calls it after each build, and names the folder. With the feature
//! `dist`, it also makes of that folder all that is handed on.
//!
//! `sandgrid-bundle [FOLDER]`, `sandgrid-bundle dist PAGE OUT`

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

mod begin;
#[cfg(feature = "dist")]
mod dist;
mod imports;
#[cfg_attr(not(feature = "dist"), allow(dead_code, reason = "tags are read for what is handed on"))]
mod markup;
mod script;
mod sheets;
mod tables;
mod words;

fn main() -> ExitCode {
    let done = match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [word, page, out] if word == "dist" => make(Path::new(page), Path::new(out)),
        [folder] => finish(Path::new(folder)),
        _ => match env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) {
            Some(staging) => finish(&staging),
            None => Err("which folder? sandgrid-bundle FOLDER".into()),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(folder: &Path) -> Result<(), Box<dyn Error>> {
    words::write(&folder.join("locales"))?;
    tables::mark(folder)?;
    imports::shorten(folder)?;
    sheets::part(folder)?;
    script::shorten(folder)?;
    begin::move_out(folder)
}

#[cfg(feature = "dist")]
fn make(page: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    dist::make(page, out)
}

#[cfg(not(feature = "dist"))]
fn make(_: &Path, _: &Path) -> Result<(), Box<dyn Error>> {
    Err("this takes the feature `dist`; `cargo xtask dist` has it".into())
}
