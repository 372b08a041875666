//! `sandgrid perft`: counts move sequences.

use std::io::Write;

use sandgrid_rules::{Position, perft, perft_made, perft_turns};

use crate::args::{PositionArgs, positive};
use crate::failure::Failure;

/// The arguments.
#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    start: PositionArgs,
    /// Greatest length
    #[arg(long, value_name = "N", value_parser = positive, allow_hyphen_values = true)]
    depth: u32,
    /// Play the last action, too, instead of counting it
    #[arg(long)]
    made: bool,
    /// Count whole turns
    #[arg(long)]
    turns: bool,
}

/// Writes the number of sequences of one action, of two, and so on.
pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<(), Failure> {
    let count: fn(&Position, u32) -> u64 = match (args.turns, args.made) {
        // A turn may consist of several actions, so this mode always plays each of them.
        (true, _) => perft_turns,
        (false, true) => perft_made,
        (false, false) => perft,
    };
    let (position, most) = (args.start.position()?, args.depth);
    for depth in 1..=most {
        writeln!(out, "{depth}\t{}", count(&position, depth))?;
        out.flush()?; // The next line may take long.
    }
    Ok(())
}
