//! The command `sandgrid`: rulebooks, legal moves, games, perft, and opponents in a terminal.
//!
//! Exit status: 0 on success, 1 if the output cannot be written, 2 for an invalid request, which
//! one line on standard error explains; standard output is then empty.

use std::process::ExitCode;

fn main() -> ExitCode {
    sandgrid_cli::sandgrid()
}
