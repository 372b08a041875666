//! `lab tables`: builds and checks endgame tables.

mod build;
mod directory;
mod reference_rules;
mod sample;
mod thread_pool;
mod verify;
mod win;

pub(crate) use self::reference_rules::Game as PlainGame;
pub(crate) use self::thread_pool::Threads;
pub(crate) use self::verify::{Checker, Part, Until};

use std::io::Write;
use std::path::PathBuf;

use sandgrid_engine::table::{Layer, Tables};

use crate::failure::Failure;
use crate::files;
pub(crate) use directory::{LoadedTables, load_directory, load_reporting};
pub(crate) use sample::Sample;

/// The commands.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum TablesCommand {
    /// Solves all endgames up to a number of pieces; prints statistics per layer
    Build(build::BuildArgs),
    /// Checks every entry against its successors, with independent rules
    Verify(verify::VerifyArgs),
    /// Plays won positions out, level 13 against the longest defence
    Win(win::WinArgs),
}

/// Runs a command.
pub(crate) fn run(command: TablesCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        TablesCommand::Build(args) => build::run(&args, out),
        TablesCommand::Verify(args) => verify::run(&args, out),
        TablesCommand::Win(args) => win::run(&args, out),
    }
}

/// Loads tables, in the given order: those with fewer pieces come first.
fn load(paths: &[PathBuf]) -> Result<Tables, Failure> {
    let (first, others) =
        paths.split_first().ok_or(Failure::usage("which FILE? Tables end in .table"))?;
    let mut tables =
        Tables::load(&files::read(first)?).map_err(|error| files::refused(first, error))?;
    for path in others {
        tables.add(&files::read(path)?).map_err(|error| files::refused(path, error))?;
    }
    Ok(tables)
}

/// Formats a layer: pieces on the board and in hand, of the side to act and of the other side.
fn name(Layer { us, them }: Layer) -> String {
    format!("{}+{} v {}+{}", us.placed(), us.hand, them.placed(), them.hand)
}
