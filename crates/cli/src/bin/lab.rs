//! The command `lab`: fits weights, builds tables, makes puzzles, measures strength. Exit status as of `sandgrid`.

use std::process::ExitCode;

fn main() -> ExitCode {
    sandgrid_cli::lab()
}
