//! Invariants of every ruleset, checked on random games: each of `GAMES` seeds plays one game in
//! every ruleset from its start and one from a random position, the same on every machine.

use std::collections::BTreeSet;
use std::env;
use std::time::Instant;

use sandgrid_rules::{Action, GameKind, Position, Ruleset};
use sandgrid_tests::{Care, Chance, Findings, Trial, lattice, set_up};

/// Seeds for each ruleset.
const GAMES: u64 = 200;

#[test]
fn yote_satisfies_the_contract() {
    check_kind(GameKind::Yote);
}

#[test]
fn choko_satisfies_the_contract() {
    check_kind(GameKind::Choko);
}

#[test]
fn wali_satisfies_the_contract() {
    check_kind(GameKind::Wali);
}

#[test]
fn bolotondou_satisfies_the_contract() {
    check_kind(GameKind::Bolotondou);
}

#[test]
fn keys_are_read_in_any_order() {
    let mut findings = Findings::new();
    let mut keys = BTreeSet::new();
    for rules in Ruleset::ALL {
        let key = rules.key();
        findings.ensure(keys.insert(key), format_args!("{key} stands twice in Ruleset::ALL"));
        let (book, options) = key.split_once('+').unwrap_or((key, ""));
        let mut options: Vec<&str> = options.split('+').filter(|name| !name.is_empty()).collect();
        findings.ensure(options.is_sorted(), format_args!("the options of {key} are not sorted"));
        for _ in 0..=options.len() {
            let written = [&[book][..], &options].concat().join("+");
            let found = Ruleset::find(&written).map(Ruleset::key);
            findings.equal(&written, &found, &Ok(key));
            let by = usize::from(!options.is_empty());
            options.rotate_left(by);
        }
    }
    findings.equal("rulesets", &keys.len(), &19);
    findings.report();
}

/// `cargo xtask soak` sets the number of actions, for all rulesets together.
#[test]
#[ignore = "takes minutes"]
fn soak() {
    let plies = env::var("SANDGRID_PLIES").expect("SANDGRID_PLIES says how many");
    let plies: usize = plies.parse().expect("SANDGRID_PLIES is a number");
    let mut findings = Findings::new();
    let lattice = lattice();
    let (begun, mut all) = (Instant::now(), Tally::default());
    for (index, rules) in Ruleset::ALL.iter().enumerate() {
        let mut tally = Tally::default();
        while all.plies + tally.plies < plies * (index + 1) / Ruleset::ALL.len() {
            // Seeds that the tests do not use.
            tally.play(rules, GAMES + tally.seeds, &lattice, Care::Thorough, &mut findings);
            if findings.are_plenty() {
                findings.report();
                return;
            }
        }
        println!("soak: {:40} {:9} plies {:7} games", rules.key(), tally.plies, tally.games);
        all = Tally { plies: all.plies + tally.plies, games: all.games + tally.games, seeds: 0 };
    }
    let seconds = begun.elapsed().as_secs();
    println!("soak: the sand games {:29} plies {:7} games, {seconds} s", all.plies, all.games);
    findings.report();
}

/// Counts of the games played so far.
#[derive(Copy, Clone, Debug, Default)]
struct Tally {
    plies: usize,
    games: usize,
    seeds: u64,
}

impl Tally {
    /// Plays the two games of a seed: from the start, and from a random position.
    fn play(
        &mut self,
        rules: &'static Ruleset,
        seed: u64,
        lattice: &[Action],
        care: Care,
        findings: &mut Findings,
    ) {
        self.seeds += 1;
        let set_up = set_up(rules, &mut Chance::of(seed));
        for start in [Position::start(rules), set_up] {
            self.games += 1;
            match Trial::new(start, seed, lattice, care).run() {
                Ok(plies) => self.plies += plies,
                Err(error) => {
                    findings.note(format_args!("{} seed {seed}: {error}", rules.key()));
                }
            }
        }
    }
}

fn check_kind(kind: GameKind) {
    let mut findings = Findings::new();
    let lattice = lattice();
    for rules in Ruleset::ALL.iter().filter(|rules| rules.kind() == kind) {
        let mut tally = Tally::default();
        for seed in 0..GAMES {
            tally.play(rules, seed, &lattice, Care::Sampled, &mut findings);
            if findings.are_plenty() {
                break;
            }
        }
    }
    findings.report();
}
