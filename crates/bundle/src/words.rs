//! The words of every language, checked and packed.

use std::error::Error;
use std::fs;
use std::path::Path;

use sandgrid_locales::{Catalogue, Stage, TONGUES, pack};

/// Writes a language's words into two files of that folder: those for playing, and all others.
pub(crate) fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).map_err(|faults| faults.join("\n"))?;
    fs::create_dir_all(folder)?;
    for tongue in TONGUES {
        for (stage, name) in Stage::ALL.into_iter().zip(["play", "whole"]) {
            let path = folder.join(format!("{}-{name}.txt", tongue.code));
            fs::write(path, pack(&catalogue, tongue, stage))?;
        }
    }
    Ok(())
}
