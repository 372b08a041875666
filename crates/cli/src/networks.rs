//! `lab networks`: plays games for samples, trains evaluation networks with them, and reports their errors.

mod batch;
mod model;
mod play;
mod quantize;
mod report;
mod sample;
mod train;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use sandgrid_engine::network::Network;
use sandgrid_rules::Ruleset;

use crate::failure::Failure;
use crate::files;

/// The commands.
#[derive(Debug, clap::Subcommand)]
pub(crate) enum NetworksCommand {
    /// Plays games with itself, and appends their positions to a file
    Play(play::SelfPlayArgs),
    /// Trains a network with the positions of files
    Train(train::TrainArgs),
    /// Prints the errors of a network at held-out positions
    Report(report::ReportArgs),
}

/// Runs a command.
pub(crate) fn run(command: NetworksCommand, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        NetworksCommand::Play(args) => play::run(&args, out),
        NetworksCommand::Train(args) => train::run(&args, out),
        NetworksCommand::Report(args) => report::run(&args, out),
    }
}

/// Reads a network's file.
pub(crate) fn load(path: &Path) -> Result<Arc<Network>, Failure> {
    let network = Network::read(&files::read(path)?);
    network.map(Arc::new).map_err(|error| files::refused(path, error))
}

/// Reads the network of a ruleset in a directory: `KEY.net`, else that of its rulebook.
pub(crate) fn load_network(directory: &Path, rules: &Ruleset) -> Result<Arc<Network>, Failure> {
    let key = rules.key();
    let book = key.split('+').next().unwrap_or(key);
    let files = [key, book].map(|name| directory.join(format!("{name}.net")));
    let [own, parent] = &files;
    load(if own.exists() { own } else { parent })
}

/// Reads the network like [`load_network`]; writes an error to standard error.
pub(crate) fn load_reporting(directory: Option<&Path>, rules: &Ruleset) -> Option<Arc<Network>> {
    match load_network(directory?, rules) {
        Ok(network) => Some(network),
        Err(failure) => {
            if let Some(line) = failure.line() {
                eprintln!("{line}");
            }
            None
        }
    }
}
