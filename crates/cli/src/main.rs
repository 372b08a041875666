//! The command `sandgrid`: rulebooks, legal moves, games, perft, and opponents in a terminal.
//!
//! Exit status: 0 on success, 1 if the output cannot be written, 2 for an invalid request, which
//! one line on standard error explains; standard output is then empty.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use lexopt::Parser;
use sandgrid_cli::Failure;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let answered = sandgrid_cli::run(&mut Parser::from_env(), &mut out)
        .and_then(|()| out.flush().map_err(Failure::from));
    match answered {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(line) = failure.line() {
                // If this fails too, the exit status still reports the error.
                let _ = writeln!(io::stderr(), "sandgrid: {line}");
            }
            failure.status()
        }
    }
}
