//! `lab networks`: the same seeds make the same bytes, an interrupted run continues, and a network plays.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sandgrid_engine::network::Network;

/// A directory of a test.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // It may be left over from an earlier run.
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(&place).expect("the test's directory can be made");
        Self(place)
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).expect("the file is there")
    }

    fn run(&self, program: &str, words: &str) -> Output {
        let mut command = Command::new(program);
        command.current_dir(&self.0).args(words.split(' '));
        command.output().expect("the command can be started")
    }

    /// Runs `lab networks`, and returns what it writes.
    fn lab(&self, words: &str) -> String {
        let output = self.run(env!("CARGO_BIN_EXE_lab"), &format!("networks {words}"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{words}: {errors}");
        String::from_utf8(output.stdout).expect("answers are UTF-8")
    }

    fn play(&self, out: &str, games: u32, threads: u32) {
        let args = format!("--games {games} --nodes 40 --threads {threads}");
        self.lab(&format!("play --rules yote-traditional --out {out} {args}"));
    }
}

#[test]
fn a_file_does_not_depend_on_threads_or_on_interruptions() {
    let place = Place::new("network-samples");
    place.play("whole", 12, 1);
    place.play("parts", 12, 2);
    assert_eq!(place.bytes("whole"), place.bytes("parts"));
    // As if a run had been killed while writing.
    let whole = place.bytes("whole");
    fs::write(place.0.join("parts"), &whole[..whole.len() / 2]).expect("it can be cut");
    place.play("parts", 12, 1);
    assert_eq!(whole, place.bytes("parts"));
    let heading = whole.iter().position(|byte| *byte == b'\n').expect("the file has a heading");
    for cut in [0, 10, heading + 1] {
        fs::write(place.0.join("parts"), &whole[..cut]).expect("it can be cut");
        place.play("parts", 12, 1);
        assert_eq!(whole, place.bytes("parts"), "after {cut} bytes");
    }
    let args = "networks play --rules yote-traditional --out parts --games 12 --nodes 50";
    let other = place.run(env!("CARGO_BIN_EXE_lab"), args);
    assert_eq!(other.status.code(), Some(2), "games of other nodes are not mixed in");
}

/// Returns the error that a report gives.
fn error_of(name: &str, report: &str) -> f64 {
    let line = report.lines().find(|line| line.starts_with(name)).expect("it is reported");
    line.split_whitespace().last().and_then(|error| error.parse().ok()).expect("an error")
}

#[test]
fn training_makes_the_same_network_and_lowers_the_error() {
    let place = Place::new("network-training");
    place.play("samples", 60, 2);
    let trained = place.lab("train --samples samples --out one.net --units 8 --epochs 12");
    place.lab("train --samples samples --out two.net --units 8 --epochs 12 --threads 2");
    assert_eq!(place.bytes("one.net"), place.bytes("two.net"));
    let (network, quantized) = (error_of("network", &trained), error_of("quantized", &trained));
    assert!(quantized < network + 0.01, "{trained}");
    let untrained = place.lab("train --samples samples --out raw.net --units 8 --epochs 1");
    assert!(network < error_of("network", &untrained), "{trained}\n{untrained}");
    let report = place.lab("report --samples samples --network one.net");
    assert!(report.contains(&format!("{quantized:.4}")), "{report}");
}

#[test]
fn training_and_report_hold_the_same_games_out() {
    let place = Place::new("network-held-out");
    place.play("one", 5, 1);
    let more = "--nodes 40 --games 30 --seed 2";
    place.lab(&format!("play --rules yote-traditional --out two {more}"));
    let files = "--samples one --samples two";
    let trained = place.lab(&format!("train {files} --out one.net --units 8 --epochs 1"));
    let report = place.lab(&format!("report {files} --network one.net"));
    assert!((error_of("terms", &trained) - error_of("terms", &report)).abs() < f64::EPSILON);
    let counted = |text: &str| text.split_whitespace().find_map(|word| word.parse::<u64>().ok());
    let held_out = trained.lines().next().and_then(|line| line.split_once(", "));
    assert_eq!(held_out.and_then(|(_, rest)| counted(rest)), counted(&report));
}

#[test]
fn samples_that_cannot_be_used_are_refused() {
    let place = Place::new("network-refusals");
    place.play("samples", 2, 1);
    place.lab("play --rules choko-traditional --out other --games 2 --nodes 40");
    place.lab("train --samples samples --out one.net --units 8 --epochs 1");
    let heading = place.bytes("samples").iter().position(|byte| *byte == b'\n').expect("a line");
    fs::write(place.0.join("empty"), &place.bytes("samples")[..=heading]).expect("it can be cut");
    for (args, why) in [
        ("report --samples samples --samples other --network one.net", "of different rules"),
        ("train --samples samples --samples other --out two.net", "of different rules"),
        ("report --samples empty --network one.net", "no held-out samples"),
        ("report --samples none --network one.net", "lab: none: "),
        ("report --samples samples --network none", "lab: none: "),
        ("report --samples samples --network samples", "lab: samples: "),
        ("play --rules yote-traditional --out new --network none", "lab: none: "),
        ("train --samples samples --out none/two.net --epochs 1", "lab: none/two.net: "),
    ] {
        let output = place.run(env!("CARGO_BIN_EXE_lab"), &format!("networks {args}"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args}: {errors}");
        assert!(errors.lines().last().is_some_and(|line| line.contains(why)), "{args}: {errors}");
    }
}

#[test]
fn a_network_plays_and_a_damaged_one_is_refused() {
    let place = Place::new("network-match");
    place.play("samples", 20, 2);
    fs::create_dir(place.0.join("nets")).expect("it can be made");
    place.lab("train --samples samples --out nets/yote-traditional.net --units 16 --epochs 2");
    let args = "match --rules yote-traditional --a nodes:300 --b greedy --games 4 --networks nets";
    let program = env!("CARGO_BIN_EXE_sandgrid");
    let with = place.run(program, args);
    assert!(with.status.success() && with.stderr.is_empty(), "{with:?}");
    let mut damaged = place.bytes("nets/yote-traditional.net");
    damaged[1_000] ^= 4;
    fs::write(place.0.join("nets/yote-traditional.net"), damaged).expect("it can be written");
    let refused = place.run(program, args);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.success(), "the terms play on: {told}");
    assert!(told.contains("the checksum of the network is wrong"), "{told}");
    assert_eq!(told.lines().count(), 1, "once: {told}");
}

#[test]
fn every_network_of_the_repository_is_of_the_rules_that_its_name_says() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../networks");
    let mut count = 0;
    for entry in fs::read_dir(&directory).expect("the directory is there") {
        let path = entry.expect("it can be listed").path();
        let network = Network::read(&fs::read(&path).expect("it can be read"));
        let network = network.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(path.file_stem().and_then(|name| name.to_str()), Some(network.rules()));
        count += 1;
    }
    assert!(count > 0);
}
