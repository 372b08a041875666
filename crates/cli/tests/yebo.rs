//! `sandgrid yebo`: matches, written games, the benchmark.

use std::process::Command;

mod program;

/// Returns the output of `sandgrid yebo`.
fn answer(args: &[&str]) -> String {
    program::answer(&[&["yebo"], args].concat())
}

/// Returns the output of `lab yebo`.
fn measured(args: &[&str]) -> String {
    let lab = Command::new(env!("CARGO_BIN_EXE_lab")).arg("yebo").args(args).output();
    let output = lab.expect("the command can be started");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

#[test]
fn match_is_independent_of_thread_count() {
    let asked = ["match", "--a", "even", "--b", "random", "--games", "6", "--seed", "3"];
    let told = answer(&asked);
    let fields: Vec<&str> = told.trim_end().split('\t').collect();
    assert_eq!(fields[..4], ["even", "random", "4", "games 6.0 : 0.0"], "{told}");
    assert!(fields[4].starts_with("rounds ") && fields[5].starts_with("score "), "{told}");
    assert_eq!(answer(&[&asked[..], &["--threads", "2"]].concat()), told);
}

#[test]
fn equal_players_score_half() {
    for seats in ["2", "3", "4"] {
        let asked = ["match", "--a", "naive", "--b", "naive", "--games", "4", "--seats", seats];
        let told = answer(&asked);
        assert!(told.contains("games 2.0 : 2.0"), "{told}");
        assert!(told.ends_with("+0.0 [+0.0, +0.0]\t50.0 % ahead\n"), "{told}");
    }
}

#[test]
fn yebo_play_prints_acts_and_scores() {
    let told = answer(&["play", "--a", "even", "--b", "easy", "--seed", "4"]);
    assert!(told.lines().next().is_some_and(|line| line.contains(" direction ")), "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("# round ")).count(), 6);
    let totals: Vec<&str> = told.lines().filter(|line| line[1..].starts_with('\t')).collect();
    assert_eq!(totals.len(), 4);
    for total in totals {
        let seat = &total[..1];
        let rounds = told.lines().filter(|line| line.starts_with(&format!("# {seat}\t")));
        let parts = |line: &str| line.split('\t').nth(1).and_then(|sum| sum.parse::<i32>().ok());
        let sum: i32 = rounds.filter_map(parts).sum();
        assert_eq!(total.split('\t').nth(1), Some(sum.to_string().as_str()), "{told}");
    }
    assert!(told.lines().any(|line| line.ends_with("\twon")), "{told}");
}

#[test]
fn yebo_bench_and_fit_print_their_figures() {
    let told = measured(&["bench", "--a", "even", "--games", "1"]);
    assert!(told.starts_with("even\t") && told.ends_with(" ms\n"), "{told}");
    let told = measured(&["discards", "--a", "naive", "--games", "2"]);
    for (line, fence) in told.lines().zip(["any left", "empty"]) {
        assert!(line.starts_with(&format!("naive\t{fence}\tdiscards ")), "{told}");
    }
    let count = |at: usize| -> u64 {
        let field = told.lines().next().and_then(|line| line.split('\t').nth(at));
        let number = field.and_then(|field| field.rsplit(' ').next()?.parse().ok());
        number.expect("a number stands there")
    };
    assert!(count(2) > count(3) + count(4) && count(3) > 0 && count(4) > 0, "{told}");
    let told = measured(&["fit", "--games", "20"]);
    assert_eq!(told.lines().count(), 6, "{told}");
}

#[test]
fn invalid_yebo_arguments_are_refused() {
    for (args, about) in [
        (&[][..], "requires a subcommand"),
        (&["fly"], "unrecognized subcommand 'fly'"),
        (&["plya"], "'plya'; a similar subcommand exists: 'play'"),
        (&["match", "--a", "even"], "not provided: --b <STRENGTH>"),
        (
            &["match", "--a", "even", "--b", "god"],
            "'god' for '--b <STRENGTH>': who plays is one of",
        ),
        (&["play", "--seats", "5"], "is not 2, 3 or 4"),
        (&["play", "--depth", "3"], "--depth"),
    ] {
        let output = program::sandgrid(&[&["yebo"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(about) && told.lines().count() == 1, "{args:?}: {told}");
        assert!(output.stdout.is_empty());
    }
}
