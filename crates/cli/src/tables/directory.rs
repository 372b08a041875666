//! Loads the tables for play: all that are valid, even if others are not.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use sandgrid_engine::table::{Solver, Tables};
use sandgrid_rules::Ruleset;

/// The tables of a directory in loading order, by their names from `lab tables build`.
const TOTALS: [&str; 3] = ["4v2", "4v3", "4v4"];

/// The tables of a ruleset in a directory.
#[derive(Debug, Default)]
pub(crate) struct LoadedTables {
    /// The valid ones.
    pub(crate) tables: Option<Arc<Tables>>,
    /// The fault of the others, on one line.
    pub(crate) fault: Option<String>,
}

/// Loads the tables of a directory for a ruleset, up to the first that is missing or damaged, since
/// the later ones require it. Rulesets without tables give an empty result without an error.
pub(crate) fn load_directory(directory: &Path, rules: &'static Ruleset) -> LoadedTables {
    let mut tables: Option<Tables> = None;
    let mut fault = None;
    if Solver::new(rules, 0).is_ok() {
        for totals in TOTALS {
            let path = directory.join(format!("{}-{totals}.table", rules.key()));
            if let Err(why) = add(&mut tables, &path) {
                let path = path.display();
                fault = Some(format!("{path}: {why}; the search continues without it"));
                break;
            }
        }
    }
    LoadedTables { tables: tables.map(Arc::new), fault }
}

/// Loads the tables like [`load_directory`], and writes an error to standard error.
pub(crate) fn load_reporting(
    directory: Option<&str>,
    rules: &'static Ruleset,
) -> Option<Arc<Tables>> {
    let LoadedTables { tables, fault } = load_directory(Path::new(directory?), rules);
    if let Some(fault) = fault {
        eprintln!("sandgrid: {fault}");
    }
    tables
}

fn add(tables: &mut Option<Tables>, path: &Path) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| match error.kind() {
        ErrorKind::NotFound => "missing".to_owned(),
        _ => error.to_string(),
    })?;
    let added = match tables {
        None => Tables::load(&bytes).map(|loaded| *tables = Some(loaded)),
        Some(tables) => tables.add(&bytes),
    };
    added.map_err(|error| error.to_string())
}
