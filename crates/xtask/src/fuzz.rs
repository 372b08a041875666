//! `cargo xtask fuzz`: runs the fuzz targets.

use std::fmt::{self, Display};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::FUZZ;

/// The limits of one target's run; it ends at the first of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) seconds: Option<u32>,
    pub(crate) runs: Option<u64>,
}

impl Span {
    /// The default.
    const MINUTE: Self = Self { seconds: Some(60), runs: None };

    /// Returns the span, or a minute if it has no limit.
    pub(crate) fn or_a_minute(self) -> Self {
        if self == Self::default() { Self::MINUTE } else { self }
    }
}

/// The folder of the fuzz programs; the targets' code is in the folder above.
const PROGRAMS: &str = "tests/fuzz/libfuzzer";

/// Memory limit of each target in megabytes.
const MOST_MEMORY: u32 = 512;

/// Runs one target or all of them; returns whether none failed.
///
/// # Errors
/// If they cannot be built.
pub(crate) fn run(only: Option<&str>, span: Span) -> Result<bool, TaskError> {
    let targets = targets(only)?;
    let mut steps = Steps::new(1 + targets.len());
    let programs = build(&targets, &mut steps)?;
    let mut results = Vec::new();
    for target in &targets {
        let step = steps.begin(format_args!("{target}, {span}"));
        results.push(fuzz(target, &programs, span)?);
        step.done();
    }
    println!("\n{:14} {:>11} {:>9} {:>10}  result", "target", "executions", "a second", "memory");
    for result in &results {
        println!("{result}");
    }
    Ok(results.iter().all(|result| result.harm.is_none()))
}

/// Returns the names of the targets, each of which is a file.
fn targets(only: Option<&str>) -> Result<Vec<String>, TaskError> {
    let files = fs::read_dir(shell::root().join(PROGRAMS).join("targets"));
    let files = files.into_iter().flatten().flatten().map(|file| file.path());
    let mut names: Vec<String> = files
        .filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned()))
        .filter(|name| only.is_none_or(|only| only == name))
        .collect();
    names.sort();
    if names.is_empty() {
        let which = format!("there is no target {}", only.unwrap_or_default());
        let remedy = "Their names are those of the files there, without `.rs`.";
        return Err(TaskError::new(which, format!("{PROGRAMS}/targets has none"), remedy));
    }
    Ok(names)
}

/// Returns the folder of all output.
fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    target.map_or_else(|| shell::root().join("target"), PathBuf::from).join("fuzz")
}

/// Builds the programs; returns their folder.
fn build(targets: &[String], steps: &mut Steps) -> Result<PathBuf, TaskError> {
    compiler()?;
    install::all(&[Need::Tool(&FUZZ)], steps)?;
    let step = steps.begin("building the targets for libFuzzer");
    let mut command = shell::program(FUZZ.find().unwrap_or_else(|| PathBuf::from(FUZZ.name)));
    // Without a sanitizer, which no stable compiler has: there is no unsafe code of ours to look at.
    command.args(["fuzz", "build", "--sanitizer", "none", "--fuzz-dir", PROGRAMS]);
    if let [target] = targets {
        command.arg(target);
    }
    command.env("CARGO_TARGET_DIR", folder());
    let again = format!("`{}` repeats it.", shell::shown(&command));
    shell::run_with_progress(command)
        .map_err(|why| TaskError::new("the targets could not be built", why, again))?;
    step.done();
    Ok(folder().join(host()?).join("release"))
}

/// Installs the compiler that libFuzzer needs.
fn compiler() -> Result<(), TaskError> {
    let is_there = std::env::var_os("CXX").is_some()
        || cfg!(windows)
        || ["c++", "g++", "clang++"].iter().any(|name| shell::which(name).is_some());
    let remedy = "Install one (Debian: `apt-get install g++`) and run this again. \
                  `cargo test -p sandgrid-fuzz` runs the same targets without one, \
                  over the corpus and altered copies of it.";
    let trouble = || TaskError::new("a C++ compiler is missing", "libFuzzer is C++", remedy);
    is_there.then_some(()).ok_or_else(trouble)
}

/// Returns the host triple, after which cargo-fuzz names its folder.
fn host() -> Result<String, TaskError> {
    let said = shell::answer(shell::program("rustc").arg("-vV")).unwrap_or_default();
    let host = said.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned);
    let remedy = "Run `rustc -vV`, which should say it.";
    host.ok_or_else(|| TaskError::new("the compiler does not say for what it compiles", "", remedy))
}

fn fuzz(target: &str, programs: &Path, span: Span) -> Result<Found, TaskError> {
    let (work, crash) = (folder().join("work").join(target), folder().join("found").join(target));
    let log = folder().join(format!("{target}.log"));
    let mut command = shell::program(programs.join(target));
    // The targets report slow inputs themselves; this limit is for endless ones on a busy machine.
    command.args(["-print_final_stats=1", "-timeout=60"]);
    command.arg(format!("-rss_limit_mb={MOST_MEMORY}"));
    command.args(span.seconds.map(|count| format!("-max_total_time={count}")));
    command.args(span.runs.map(|count| format!("-runs={count}")));
    command.arg(format!("-artifact_prefix={}/", crash.display()));
    // New inputs are written to the first folder, which stays local; the second is only read.
    command.arg(&work).arg(shell::root().join("tests/fuzz/corpus").join(target));
    let told = [&work, &crash].into_iter().try_for_each(fs::create_dir_all);
    let told = told.and_then(|()| File::create(&log));
    let ended = told.and_then(|told| command.stderr(told).status());
    let trouble = |why| TaskError::new(format!("{target} could not be run"), why, "Try it again.");
    let ended = ended.map_err(trouble)?;
    let said = fs::read(&log).map_err(trouble)?;
    Ok(Found::read(target, &String::from_utf8_lossy(&said), ended.success()))
}

/// The result of a target.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    target: String,
    executions: u64,
    speed: u64,
    /// In megabytes, as it began and at its most.
    memory: (u64, u64),
    /// The failure, if there was one.
    harm: Option<String>,
}

impl Found {
    /// Parses the output of libFuzzer.
    #[expect(clippy::fn_params_excessive_bools, reason = "how a program has ended")]
    fn read(target: &str, said: &str, ended_well: bool) -> Self {
        let stat = |name: &str| {
            let mut lines = said.lines().rev();
            let line = lines.find_map(|line| line.strip_prefix("stat::")?.strip_prefix(name));
            line.and_then(|line| line.trim_start_matches(':').trim().parse().ok()).unwrap_or(0)
        };
        let begun = said.lines().find(|line| line.contains("INITED"));
        let begun = begun.and_then(|line| line.split_once("rss: ")?.1.strip_suffix("Mb"));
        Self {
            target: target.to_owned(),
            executions: stat("number_of_executed_units"),
            speed: stat("average_exec_per_sec"),
            memory: (begun.and_then(|it| it.parse().ok()).unwrap_or_default(), stat("peak_rss_mb")),
            harm: (!ended_well).then(|| complaint(said)),
        }
    }
}

/// Returns the failure, and the file with its bytes.
fn complaint(said: &str) -> String {
    let mut lines = said.lines();
    let panic = lines.find(|line| line.contains("panicked at")).and_then(|_| lines.next());
    let summary = || said.lines().find_map(|line| line.strip_prefix("SUMMARY: "));
    let what = panic.or_else(summary).unwrap_or("it ended badly");
    let file = said.lines().find_map(|line| line.split_once("Test unit written to "));
    format!("{what}\n    {}", file.map_or("", |(_, file)| file))
}

impl Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { target, executions, speed, memory: (begun, most), harm } = self;
        let found = harm.as_deref().unwrap_or("nothing found");
        write!(f, "{target:14} {executions:>11} {speed:>9} {begun:>3} → {most:>3} M  {found}")
    }
}

impl Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = self.seconds.map(|count| format!("{count} s"));
        let runs = self.runs.map(|count| format!("{count} times"));
        let all: Vec<_> = seconds.into_iter().chain(runs).collect();
        f.write_str(&all.join(" or "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libfuzzer_output_is_parsed() {
        let said = "INFO: seed\n#26 INITED cov: 9 ft: 9 corp: 2/3b exec/s: 0 rss: 31Mb\n\
                    stat::number_of_executed_units: 1435569\nstat::average_exec_per_sec:     179446\n\
                    stat::peak_rss_mb:              81\n";
        let well = Found::read("link", said, true);
        assert_eq!((well.executions, well.speed, well.memory), (1_435_569, 179_446, (31, 81)));
        assert_eq!(well.harm, None);
        let panic = "thread '<unnamed>' panicked at src/texts.rs:44:44:\nit is lost\n\
                     artifact_prefix='x/'; Test unit written to x/crash-4b\n";
        let ill = Found::read("link", panic, false);
        assert_eq!(ill.harm.as_deref(), Some("it is lost\n    x/crash-4b"));
        assert_eq!(Found::read("link", "", false).harm.as_deref(), Some("it ended badly\n    "));
    }

    #[test]
    fn every_target_has_a_corpus() {
        let names = targets(None).expect("there are targets");
        assert!(names.len() > 10, "{names:?}");
        for name in names {
            assert!(shell::root().join("tests/fuzz/corpus").join(&name).is_dir(), "{name}");
        }
        assert!(targets(Some("nothing")).is_err());
    }
}
