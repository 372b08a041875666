//! `sandgrid moves`: lists legal actions.

use std::io::Write;

use crate::args::PositionArgs;
use crate::failure::Failure;

/// Writes the legal actions, one per line, in byte order.
pub(crate) fn run(args: &PositionArgs, out: &mut impl Write) -> Result<(), Failure> {
    let actions = args.position()?.actions().into_iter();
    let mut texts: Vec<String> = actions.map(|action| action.to_string()).collect();
    texts.sort_unstable();
    Ok(texts.iter().try_for_each(|text| writeln!(out, "{text}"))?)
}
