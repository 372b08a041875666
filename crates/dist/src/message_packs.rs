//! Checks the messages of every language, and writes them as packs.

use std::error::Error;
use std::path::Path;

use sandgrid_locales::{Catalogue, Stage, TONGUES, pack};

use crate::files;

/// Writes the packs of every language, one for each program.
pub(crate) fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let catalogue = Catalogue::read(&root).map_err(|faults| faults.join("\n"))?;
    files::create_folder(folder)?;
    for tongue in TONGUES {
        for stage in Stage::ALL {
            let path = folder.join(format!("{}-{}.txt", tongue.code, stage.name()));
            files::write(&path, pack(&catalogue, tongue, stage))?;
        }
    }
    Ok(())
}
