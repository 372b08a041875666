//! `sandgrid moves`: lists legal actions.

use std::io::Write;

use lexopt::Parser;

use crate::failure::Failure;
use crate::options::{Options, Takes};

/// Writes the legal actions, one per line, in byte order.
pub(crate) fn run(parser: &mut Parser, out: &mut impl Write) -> Result<(), Failure> {
    let options = Options::read(parser, Takes::Position)?;
    if options.help {
        return crate::help(out);
    }
    let actions = options.position()?.actions().into_iter();
    let mut texts: Vec<String> = actions.map(|action| action.to_string()).collect();
    texts.sort_unstable();
    Ok(texts.iter().try_for_each(|text| writeln!(out, "{text}"))?)
}
