//! Mutation testing: `cargo xtask mutants` damages the rules and checks that a test notices.

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;
use std::thread::available_parallelism;

use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::MUTANTS;

/// The places to be damaged.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) enum Places {
    #[default]
    All,
    /// `3/40`, the third part of forty.
    Shard(String),
    /// Those whose damage no test noticed when it was asked last, or that were not tried.
    Rest,
}

/// Tests that are asked together: the crates that they are in, and what is said to Cargo.
struct Witnesses {
    of: &'static str,
    /// The programs to be built and run: linking takes longer than most of them run.
    programs: &'static [&'static str],
    /// The tests of these programs.
    which: &'static [&'static str],
    /// How far the damaged crate is optimized. To compile it takes most of the time, if they do not
    /// play much.
    level: u8,
    /// After how many seconds a test that runs on counts as one that never ends, at least.
    patience: u8,
}

/// The crates to mutate, and the tests that run against a mutant: the crate's own tests, which are one program; for
/// survivors the other quick tests; for their survivors the slow ones.
const PARTS: [(&str, [Witnesses; 3]); 2] = [
    (
        "sandgrid-rules",
        [
            Witnesses {
                of: "sandgrid-rules",
                programs: &["--lib"],
                which: &[],
                level: 0,
                patience: 10,
            },
            Witnesses {
                of: "sandgrid-rules,sandgrid-tests",
                programs: &["--tests"],
                which: &["--skip=keeps_the_contract"],
                level: 0,
                patience: 30,
            },
            Witnesses {
                of: "sandgrid-rules,sandgrid-tests",
                programs: &["--tests"],
                which: &["keeps_the_contract"],
                level: 2,
                patience: 60,
            },
        ],
    ),
    (
        "sandgrid-yebo",
        [
            Witnesses {
                of: "sandgrid-yebo",
                programs: &["--lib"],
                which: &[],
                level: 0,
                patience: 10,
            },
            Witnesses {
                of: "sandgrid-yebo",
                programs: &["--test=cases", "--test=errors", "--test=records"],
                which: &[],
                level: 0,
                patience: 30,
            },
            Witnesses {
                of: "sandgrid-yebo",
                programs: &[
                    "--test=collection",
                    "--test=hostile",
                    "--test=wanted",
                    "--test=battery",
                    "--test=players",
                ],
                which: &[],
                level: 2,
                patience: 60,
            },
        ],
    ),
];

/// A loop that is damaged may ask for memory without end; the test is to end of it before the machine
/// does. In KB, which a compiler never asks for.
#[cfg(unix)]
const WITHIN: &str = r#"ulimit -v 12000000 && exec "$0" "$@""#;

/// The damage that no test can notice, each with why.
const EXPLAINED: &str = include_str!("../../../tests/mutants.tsv");

/// Damages the rules in one place after the other.
///
/// Says whether every damage was noticed, or is explained.
///
/// # Errors
/// The tool cannot be had, or the tests fail without any damage.
pub(crate) fn run(places: &Places) -> Result<bool, TaskError> {
    let mut steps = Steps::new(3 * PARTS.len());
    install::all(&[Need::Tool(&MUTANTS)], &mut steps)?;
    let mut all_noticed = true;
    for (damaged, [own, quick, slow]) in &PARTS {
        let step = steps.begin(format_args!("damaging {damaged}, as .cargo/mutants.toml says"));
        let mut missed = damage(damaged, "own", own, &chosen(places))?;
        step.done();
        for (name, witnesses) in [("quick", quick), ("slow", slow)] {
            let step = steps.begin(format_args!("asking the {name} tests about what is left"));
            missed.retain(|damage| !is_explained(damage));
            if !missed.is_empty() {
                // The tool tries some places more than it was told of.
                let left = damage(damaged, name, witnesses, &just(&missed))?;
                missed.retain(|damage| left.contains(damage));
            }
            step.done();
        }
        missed.retain(|damage| !is_explained(damage));
        println!("neither noticed nor explained: {}", missed.len());
        for damage in &missed {
            println!("  {damage}");
        }
        all_noticed &= missed.is_empty();
    }
    Ok(all_noticed)
}

/// Returns the tool's arguments for the places.
fn chosen(places: &Places) -> Vec<String> {
    match places {
        Places::All => Vec::new(),
        // A part of many is a sample of everything.
        Places::Shard(shard) => vec![format!("--shard={shard}"), "--sharding=round-robin".into()],
        Places::Rest => vec!["--iterate".into()],
    }
}

/// Returns the tool's arguments for exactly those mutants, each `FILE:LINE:COLUMN: what`.
fn just(damage: &[String]) -> Vec<String> {
    damage.iter().map(|damage| format!("--re=^{}$", escaped(damage))).collect()
}

/// The pattern that only this text fits.
fn escaped(text: &str) -> String {
    const SPECIAL: &str = r"\.+*?()|[]{}^$#&-~";
    let is_special = |letter| SPECIAL.contains(letter);
    let write =
        |letter| if is_special(letter) { format!("\\{letter}") } else { format!("{letter}") };
    text.chars().map(write).collect()
}

/// Mutates a crate in the given places, and returns the survivors. The results stay in a folder of those tests, from
/// which `--rest` continues.
fn damage(
    damaged: &str,
    name: &str,
    asked: &Witnesses,
    places: &[String],
) -> Result<Vec<String>, TaskError> {
    let output = shell::root().join("target/mutants").join(damaged).join(name);
    let mut command = tool();
    command.args(["mutants", "--package", damaged, "--test-package", asked.of]);
    command.arg("--output").arg(&output);
    let Witnesses { programs, which, level, patience, .. } = asked;
    command.arg(format!("--minimum-test-timeout={patience}"));
    command.arg(format!("--jobs={}", available_parallelism().map_or(1, NonZero::get)));
    command.arg(format!("--cargo-arg=--config=profile.dev.package.{damaged}.opt-level={level}"));
    command.args(programs.iter().map(|program| format!("--cargo-arg={program}")));
    command.args(places).args(["--", "--"]).args(*which);
    let again = format!("`{}` repeats it.", shell::shown(&command));
    let status = fs::create_dir_all(&output)
        .and_then(|()| command.status())
        .map_err(|why| TaskError::new("cargo-mutants could not be started", why, &again))?;
    // 2: some damage was not noticed; 3: some test did not end in time, which is noticed, too.
    match status.code() {
        Some(0 | 2 | 3) => {
            let missed = fs::read_to_string(output.join("mutants.out/missed.txt"));
            let missed =
                missed.map_err(|why| TaskError::new("its list cannot be read", why, again))?;
            Ok(missed.lines().map(str::to_owned).collect())
        }
        _ => Err(TaskError::new("the damage could not be tried", status, again)),
    }
}

/// cargo-mutants, with so much memory for each of its processes as they may have.
fn tool() -> Command {
    let tool = MUTANTS.find().unwrap_or_else(|| PathBuf::from(MUTANTS.name));
    #[cfg(unix)]
    let command = {
        let mut command = shell::program("sh");
        command.args(["-c", WITHIN]).arg(tool);
        command
    };
    #[cfg(not(unix))]
    let command = shell::program(tool);
    command
}

/// Returns whether some line of the list is about that damage, `FILE:LINE:COLUMN: what`. Lines move; the list has
/// none.
fn is_explained(damage: &str) -> bool {
    let Some((place, what)) = damage.split_once(": ") else { return false };
    let file = place.split(':').next().unwrap_or_default();
    let mut lines = EXPLAINED.lines().skip(1).map(|line| line.splitn(3, '\t'));
    lines.any(|mut line| line.next() == Some(file) && line.next() == Some(what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explained_mutants_are_found_after_moves() {
        let (_, line) = EXPLAINED.split_once('\n').expect("a heading");
        let mut line = line.splitn(3, '\t');
        let (file, what) = (line.next().expect("a file"), line.next().expect("a damage"));
        assert!(is_explained(&format!("{file}:171:47: {what}")));
        assert!(!is_explained(&format!("{file}:171:47: {what} and more")));
        assert!(!is_explained(&format!("elsewhere.rs:171:47: {what}")));
        assert!(!is_explained(""));
    }

    #[test]
    fn a_damage_is_named_to_the_letter() {
        let damage = "src/a.rs:1:2: replace | with ^ in <impl A for B>::c".to_owned();
        let pattern = r"--re=^src/a\.rs:1:2: replace \| with \^ in <impl A for B>::c$";
        assert_eq!(just(&[damage]), [pattern]);
    }

    #[test]
    fn surviving_mutants_are_explained() {
        assert_eq!(EXPLAINED.lines().next(), Some("file\tdamage\twhy no test can notice it"));
        for line in EXPLAINED.lines().skip(1) {
            let parts: Vec<&str> = line.split('\t').collect();
            assert!(parts.len() == 3 && parts[2].len() > 20, "{line}");
            assert!(shell::root().join(parts[0]).is_file(), "{line}");
        }
    }
}
