//! `sandgrid perft`: counts move sequences.

use std::io::Write;

use lexopt::Parser;
use sandgrid_rules::{Position, perft, perft_made, perft_turns};

use crate::failure::Failure;
use crate::options::{Options, Takes};

/// Writes the number of sequences of one action, of two, and so on.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let options = Options::read(parser, Takes::PositionAndDepth)?;
    if options.help {
        return crate::help(out);
    }
    let count: fn(&Position, u32) -> u64 = match (options.turns, options.made) {
        // A turn may consist of several actions, so this mode always plays each of them.
        (true, _) => perft_turns,
        (false, true) => perft_made,
        (false, false) => perft,
    };
    let (position, most) = (options.position()?, options.depth()?);
    for depth in 1..=most {
        writeln!(out, "{depth}\t{}", count(&position, depth))?;
        out.flush()?; // The next line may take long.
    }
    Ok(())
}
