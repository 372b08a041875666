//! Whether a test notices when the rules are damaged: `cargo xtask mutants`.

use std::fs;
use std::path::PathBuf;

use crate::install::{self, Need};
use crate::shell::{self, Steps, Trouble};
use crate::tools::MUTANTS;

/// What is damaged, and the crates whose tests are to notice.
const PARTS: [(&str, &str); 2] =
    [("sandgrid-rules", "sandgrid-rules,sandgrid-tests"), ("sandgrid-yebo", "sandgrid-yebo")];

/// The damage that no test can notice, each with why.
const EXPLAINED: &str = include_str!("../../../tests/mutants.tsv");

/// Damages the rules in one place after the other; `shard` is `3/40`, the third part of forty.
///
/// Says whether every damage was noticed, or is explained.
///
/// # Errors
/// The tool cannot be had, or the tests fail without any damage.
pub(crate) fn run(shard: Option<&str>) -> Result<bool, Trouble> {
    let mut steps = Steps::new(PARTS.len());
    install::all(&[Need::Tool(&MUTANTS)], &mut steps)?;
    let mut all_noticed = true;
    for (damaged, asked) in PARTS {
        let step = steps.begin(format_args!("damaging {damaged}, as .cargo/mutants.toml says"));
        all_noticed &= damage(damaged, asked, shard)?;
        step.done();
    }
    Ok(all_noticed)
}

fn damage(damaged: &str, asked: &str, shard: Option<&str>) -> Result<bool, Trouble> {
    let mut command = shell::program(MUTANTS.find().unwrap_or_else(|| PathBuf::from(MUTANTS.name)));
    command.args(["mutants", "--package", damaged, "--test-package", asked]);
    let output = shell::root().join("target/mutants").join(damaged);
    command.arg("--output").arg(&output);
    if let Some(shard) = shard {
        // A part of many is a sample of everything.
        command.args(["--shard", shard, "--sharding", "round-robin"]);
    }
    let again = format!("`{}` repeats it.", shell::shown(&command));
    let status = command
        .status()
        .map_err(|why| Trouble::new("cargo-mutants could not be started", why, &again))?;
    // 2: some damage was not noticed; 3: some test did not end in time, which is noticed, too.
    match status.code() {
        Some(0 | 3) => Ok(true),
        Some(2) => {
            let missed = fs::read_to_string(output.join("mutants.out/missed.txt"));
            let missed =
                missed.map_err(|why| Trouble::new("its list cannot be read", why, again))?;
            let unexplained: Vec<&str> = missed.lines().filter(|it| !is_explained(it)).collect();
            println!("neither noticed nor explained: {}", unexplained.len());
            for damage in &unexplained {
                println!("  {damage}");
            }
            Ok(unexplained.is_empty())
        }
        _ => Err(Trouble::new("the damage could not be tried", status, again)),
    }
}

/// Whether some line of the list is about that damage, `FILE:LINE:COLUMN: what`. Lines move; the list has
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
    fn what_is_explained_is_known_wherever_it_stands_now() {
        let (_, line) = EXPLAINED.split_once('\n').expect("a heading");
        let mut line = line.splitn(3, '\t');
        let (file, what) = (line.next().expect("a file"), line.next().expect("a damage"));
        assert!(is_explained(&format!("{file}:171:47: {what}")));
        assert!(!is_explained(&format!("{file}:171:47: {what} and more")));
        assert!(!is_explained(&format!("elsewhere.rs:171:47: {what}")));
        assert!(!is_explained(""));
    }

    #[test]
    fn every_explanation_is_one() {
        assert_eq!(EXPLAINED.lines().next(), Some("file\tdamage\twhy no test can notice it"));
        for line in EXPLAINED.lines().skip(1) {
            let parts: Vec<&str> = line.split('\t').collect();
            assert!(parts.len() == 3 && parts[2].len() > 20, "{line}");
            assert!(shell::root().join(parts[0]).is_file(), "{line}");
        }
    }
}
