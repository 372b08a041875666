//! `cargo xtask soak`: plays millions of random games, each checked against the contract.

use std::process::Command;
use std::time::Instant;

use crate::shell::{self, Steps, TaskError};

/// The default number of plies.
pub(crate) const PLIES: u64 = 10_000_000;

/// The number of kinds of games: every ruleset, and Yebo.
const GAMES: u64 = 20;

/// Plays that many plies; returns whether every game kept the contract.
///
/// # Errors
/// If the tests cannot be built, or a game breaks the contract.
pub(crate) fn run(plies: u64) -> Result<bool, TaskError> {
    let mut steps = Steps::new(2);
    let yebo = plies / GAMES;
    let begun = Instant::now();
    let mut told = Vec::new();
    soak(&mut steps, "the sand games", ["sandgrid-tests", "contract"], plies - yebo, &mut told)?;
    soak(&mut steps, "Yebo", ["sandgrid-yebo", "battery"], yebo, &mut told)?;
    println!();
    for line in &told {
        println!("{line}");
    }
    let played: u64 =
        told.iter().filter(|line| is_total(line)).filter_map(|line| plies_in(line)).sum();
    println!("{:40} {played:9} plies, all held, {} s", "together", begun.elapsed().as_secs());
    Ok(played >= plies)
}

/// Plays a number of plies by the test `soak` of one crate.
fn soak(
    steps: &mut Steps,
    heading: &str,
    [package, test]: [&str; 2],
    plies: u64,
    told: &mut Vec<String>,
) -> Result<(), TaskError> {
    let step = steps.begin(format_args!("{heading}: {plies} plies"));
    let mut command: Command = shell::cargo(["test", "--release", "-p", package, "--test", test]);
    command.args(["--", "--ignored", "--exact", "--nocapture", "soak"]);
    command.env("SANDGRID_PLIES", plies.to_string());
    let ended = shell::run_and_read(&mut command, |line| {
        told.extend(line.split_once("soak: ").map(|(_, told)| told.trim_end().to_owned()));
    });
    let again = format!("`{}` repeats it.", shell::shown(&command));
    ended.map_err(|why| TaskError::new(format!("{heading}: not everything held"), why, again))?;
    step.done();
    Ok(())
}

/// Returns whether a line is a total; the others are of single rulesets.
fn is_total(line: &str) -> bool {
    line.ends_with(" s")
}

/// Parses the number of plies in a line: `Yebo   500000 plies    712 games, 40 s`.
fn plies_in(line: &str) -> Option<u64> {
    line.split_once(" plies")?.0.split_whitespace().next_back()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_are_counted_once() {
        let all = "the sand games    9500016 plies   31000 games, 120 s";
        assert_eq!((is_total(all), plies_in(all)), (true, Some(9_500_016)));
        let one = "yote-ludens     500008 plies    1631 games";
        assert_eq!((is_total(one), plies_in(one)), (false, Some(500_008)));
        assert_eq!(plies_in("nothing"), None);
    }
}
