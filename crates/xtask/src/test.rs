//! Runs the test suites and adds up their results.

use std::path::PathBuf;
use std::process::Command;

use crate::browser;
use crate::dist;
use crate::flaky::{self, Streaks};
use crate::install::{self, Need};
use crate::page;
use crate::shell::{self, Steps, TaskError};
use crate::suite::{EnduranceLimits, Engine, Fuzzing, HAS_OLD, Scope, Suite};
use crate::timings::{self, Timings};
use crate::tools::{AXE, OLD, OLDER, SCORM, WASM, WASM_BINDGEN};
use crate::totals::TestTotals;

/// Returns the command that runs a suite, after installing its tools.
fn command(part: Suite, steps: &mut Steps) -> Result<Command, TaskError> {
    match part {
        Suite::Native(fuzzing) => Ok(native(fuzzing)),
        Suite::Wasm => wasm(steps),
        Suite::Page(engine, extent) => in_the_page(steps, engine, extent),
        Suite::Old => old(steps),
        Suite::Speed => {
            let program = native_program(steps)?;
            let mut command = by_request(steps, "speed::")?;
            // One after the other: each wants the machine for itself.
            command.args(["yebo_quick::", "--test-threads=1"]);
            command.env("SANDGRID_CLI", program);
            Ok(command)
        }
        Suite::Weight => by_request(steps, "weight::how_light"),
        Suite::Endurance(engine, long) => endurance(steps, engine, long),
        Suite::Pictures => by_request(steps, "pictures::"),
    }
}

/// Returns the command of the native tests.
fn native(fuzzing: Fuzzing) -> Command {
    let mut command =
        shell::cargo(["test", "--workspace", "--exclude", "sandgrid-web", "--no-fail-fast"]);
    // Tests of the single file, the packages and the release are behind a feature, as their libraries are.
    command.args(["--features", "sandgrid-dist/dist"]);
    let minute = (fuzzing == Fuzzing::Minute).then_some(("SANDGRID_FUZZ_SECONDS", "60"));
    command.envs(minute);
    command
}

/// Returns the prefixes of the tests of a tier, by `tests/browser/tiers.tsv`.
fn tier(name: &str) -> impl Iterator<Item = &'static str> {
    const LIST: &str = include_str!("../../../tests/browser/tiers.tsv");
    LIST.lines().skip(1).filter_map(move |line| {
        let mut columns = line.split('\t');
        let (tests, tiers) = (columns.next()?, columns.next()?);
        tiers.split(' ').any(|tier| tier == name).then_some(tests)
    })
}

/// Returns the command of the page tests in an engine.
fn in_the_page(steps: &mut Steps, engine: Engine, extent: Scope) -> Result<Command, TaskError> {
    let mut command = driven(steps, engine)?;
    // Some tests wait for seconds, and leave the processors to the others.
    let threads = match extent {
        Scope::Timed => 1,
        Scope::All | Scope::Whole | Scope::Sweep | Scope::Brief | Scope::Quick => {
            std::thread::available_parallelism().map_or(2, usize::from) + 1
        }
    };
    command.args(["--", &format!("--test-threads={threads}")]);
    match extent {
        Scope::All => {
            command.args(tier("timed").flat_map(skipped));
        }
        Scope::Whole => {
            command.args(["all", "sweep", "timed"].into_iter().flat_map(tier).flat_map(skipped));
        }
        Scope::Timed => {
            command.args(tier("timed"));
        }
        Scope::Sweep => {
            command.args(tier("sweep"));
        }
        Scope::Brief => {
            command.args(tier("brief"));
        }
        Scope::Quick => {
            command.args(tier("quick"));
        }
    }
    if engine == Engine::Webkit {
        command.args(left_out_of_webkit().into_iter().flat_map(|test| ["--skip".to_owned(), test]));
    }
    Ok(command)
}

fn skipped(tests: &str) -> [&str; 2] {
    ["--skip", tests]
}

/// Returns the command that runs page tests in a browser, after installing its driver.
fn driven(steps: &mut Steps, engine: Engine) -> Result<Command, TaskError> {
    let drivers = match engine {
        Engine::Chromium => {
            let driver = browser::driver()?;
            let shell = browser::headless_shell(&driver).map(|shell| ("SANDGRID_CHROMIUM", shell));
            [("CHROMEDRIVER", driver)].into_iter().chain(shell).collect()
        }
        Engine::Firefox => vec![("GECKODRIVER", browser::firefox_driver(steps)?)],
        Engine::Webkit => {
            let (driver, browser) = browser::webkit()?;
            vec![("WEBKITDRIVER", driver), ("WEBKITBROWSER", browser)]
        }
    };
    let mut command = of_the_page(steps)?;
    command.env("SANDGRID_BROWSER", engine.word()).envs(drivers);
    Ok(command)
}

fn old(steps: &mut Steps) -> Result<Command, TaskError> {
    if !HAS_OLD {
        let why = "the packages that hold them hold those for Linux on x86-64";
        return Err(TaskError::new("there are no old browsers here", why, "Leave this part out."));
    }
    install::all(&[Need::Script(&OLD), Need::Script(&OLDER)], steps)?;
    let mut command = of_the_page(steps)?;
    for (variable, browser) in [("SANDGRID_OLD", &OLD), ("SANDGRID_OLDER", &OLDER)] {
        command.env(variable, browser.find().unwrap_or_default());
    }
    command.envs(browser::old_webkit().map(|browser| ("SANDGRID_OLD_WEBKIT", browser)));
    command.args(["--", "--ignored", "old::"]);
    Ok(command)
}

/// Returns the tests that WebKit's driver cannot run.
fn left_out_of_webkit() -> Vec<String> {
    const LIST: &str = include_str!("../../../tests/browser/webkit.tsv");
    LIST.lines().skip(1).filter_map(|line| Some(line.split_once('\t')?.0.to_owned())).collect()
}

fn endurance(
    steps: &mut Steps,
    engine: Engine,
    long: EnduranceLimits,
) -> Result<Command, TaskError> {
    let mut command = driven(steps, engine)?;
    for (variable, number) in [("SANDGRID_GAMES", long.games), ("SANDGRID_HOURS", long.hours)] {
        command.envs(number.map(|number| (variable, number.to_string())));
    }
    // One after the other: what one of them plays would be in the other's way.
    command.args(["--", "--ignored", "--nocapture", "--test-threads=1", "endurance::in_one_tab"]);
    Ok(command)
}

/// Returns the command of the page tests, after building the page.
fn of_the_page(steps: &mut Steps) -> Result<Command, TaskError> {
    install::all(&[Need::Script(&AXE), Need::Script(&SCORM)], steps)?;
    let dist = dist::ready(steps)?;
    let page = page::folder();
    let mut command = shell::cargo(["test", "-p", "sandgrid-tests", "--no-fail-fast"]);
    command.args(["--features", "browser", "--test", "browser"]);
    command
        .env("SANDGRID_PAGE", page)
        .env("SANDGRID_DIST", dist)
        .env("SANDGRID_AXE", AXE.find().unwrap_or_default())
        .env("SANDGRID_SCORM", SCORM.find().unwrap_or_default());
    Ok(command)
}

/// Returns the command for tests that run on request only, by the prefix of their names.
fn by_request(steps: &mut Steps, name: &str) -> Result<Command, TaskError> {
    let mut command = driven(steps, Engine::Chromium)?;
    command.args(["--", "--ignored", "--nocapture", name]);
    Ok(command)
}

/// Builds the native program in release mode; returns its path.
fn native_program(steps: &mut Steps) -> Result<PathBuf, TaskError> {
    let step = steps.begin("building the native program");
    let build = shell::cargo(["build", "--release", "-p", "sandgrid-cli"]);
    shell::run_with_progress(build).map_err(|why| {
        TaskError::new(
            "the native program could not be built",
            why,
            "The messages above say where.",
        )
    })?;
    step.done();
    let name = format!("sandgrid{}", std::env::consts::EXE_SUFFIX);
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| shell::root().join("target"), PathBuf::from);
    Ok(target.join("release").join(name))
}

fn wasm(steps: &mut Steps) -> Result<Command, TaskError> {
    install::all(&[Need::Target(WASM), Need::Tool(&WASM_BINDGEN)], steps)?;
    let bindgen = WASM_BINDGEN.find().unwrap_or_else(|| PathBuf::from(WASM_BINDGEN.name));
    let runner = install::sibling(&bindgen, "wasm-bindgen-test-runner")?;
    let mut command =
        shell::cargo(["test", "-p", "sandgrid-web", "--target", WASM, "--no-fail-fast"]);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    command.env("CHROMEDRIVER", browser::driver()?);
    // A test that does not say where it runs does so in the browser too, since Node may be missing.
    command.env("WASM_BINDGEN_USE_BROWSER", "1");
    // Seconds. A busy machine is slow to start a browser.
    command.env("WASM_BINDGEN_TEST_TIMEOUT", "120").env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    Ok(command)
}

/// The prefix of a line that says that a test was skipped, and why.
const LEFT_OUT: &str = "skipped in ";

/// The prefix of a line that says in which browser and in which test it crashed.
const CRASHED: &str = "crashed in ";

/// Runs the tests of `parts`, each regardless of the others, and ends with the total.
///
/// A part that could not run counts as a failure. With timings, the slowest page tests are listed before the total.
pub(crate) fn run(parts: &[Suite], mut timings: Option<Timings>) -> TestTotals {
    let mut steps = Steps::new(parts.iter().map(|part| part.steps()).sum());
    let mut total = TestTotals::default();
    for &part in parts {
        total += run_part(part, &mut steps, timings.as_mut()).unwrap_or_else(|trouble| {
            eprintln!("\n{trouble}");
            TestTotals { failed: 1, ..TestTotals::default() }
        });
    }
    if let Some(timings) = timings {
        println!("\n{timings}");
    }
    println!("\n{total}");
    total
}

fn run_part(
    part: Suite,
    steps: &mut Steps,
    mut timings: Option<&mut Timings>,
) -> Result<TestTotals, TaskError> {
    let mut command = command(part, steps)?;
    command.envs(timings.is_some().then_some((timings::VARIABLE, "1")));
    let step = steps.begin(part.heading());
    let (mut tally, mut left_out) = (TestTotals::default(), 0);
    let (mut passed, mut failed, mut crashed) = (Vec::new(), Vec::new(), Vec::new());
    let ended = shell::run_and_read(&mut command, |line| {
        tally += TestTotals::from_line(line).unwrap_or_default();
        left_out += u32::from(line.starts_with(LEFT_OUT));
        passed.extend(success(line).map(str::to_owned));
        failed.extend(failure(line).map(str::to_owned));
        crashed.extend(crash(line).map(str::to_owned));
        if let Some(timings) = &mut timings {
            timings.read(line);
        }
    });
    // A test that had nothing to do there has not passed.
    tally.passed = tally.passed.saturating_sub(left_out);
    tally.skipped += left_out;
    if let Some(engine) = part.engine() {
        tally.excuse(ask_again(&command, engine, &failed, &crashed));
        keep_streaks(engine, &passed, &failed);
    }
    let again = format!("`{}` repeats it.", shell::shown(&command));
    if let (Err(why), true) = (&ended, failed.is_empty() && tally.failed == 0) {
        return Err(TaskError::new(format!("{} did not end well", part.heading()), why, again));
    }
    if tally.passed + tally.failed == 0 {
        let which = format!("{}: there is none", part.heading());
        return Err(TaskError::new(which, "no test ran, so that nothing was shown", again));
    }
    step.done();
    Ok(tally)
}

/// Retries failed tests whose browser crashed or that are listed as flaky, one after the other; returns the number of
/// those that pass.
fn ask_again(command: &Command, engine: &str, failed: &[String], crashed: &[String]) -> usize {
    let is_retried = |test: &&String| crashed.contains(test) || flaky::is_listed(test, engine);
    let mut retried: Vec<String> = failed.iter().filter(is_retried).cloned().collect();
    let asked = retried.len();
    if asked > 0 {
        let tests = retried.join(", ");
        println!("\nasked again, as {engine} crashed or tests/browser/flaky.tsv has them: {tests}");
        // Only a test that is said to have passed has; how the runner ended says nothing of each.
        let _ =
            shell::run_and_read(&mut alone(command, &retried), |line| acquit(&mut retried, line));
    }
    asked - retried.len()
}

/// Records the streaks of flaky tests, and prints those that may leave the list.
fn keep_streaks(engine: &str, passed: &[String], failed: &[String]) {
    let mut streaks = Streaks::load(engine);
    streaks.note(engine, passed, failed);
    for test in streaks.steady() {
        println!(
            "\nflaky no more: {test} has passed fifty times in a row in {engine}; take it off the list"
        );
    }
    streaks.keep(engine);
}

/// Removes the test that a line reports as passed.
fn acquit(failed: &mut Vec<String>, line: &str) {
    failed.retain(|test| success(line) != Some(test));
}

/// Returns the command for these tests alone.
fn alone(command: &Command, tests: &[String]) -> Command {
    let mut same = Command::new(command.get_program());
    same.args(command.get_args().take_while(|argument| *argument != "--"));
    same.args(["--", "--exact", "--test-threads=1"]).args(tests);
    // A single thread prints a test's name before it runs: its timing would stand between the name and the result.
    let kept = command.get_envs().filter(|(name, _)| *name != timings::VARIABLE);
    same.envs(kept.filter_map(|(name, value)| Some((name, value?))));
    same.current_dir(command.get_current_dir().unwrap_or(&shell::root()));
    same
}

/// Returns the test that a line reports as failed: `test page::loads ... FAILED`.
fn failure(line: &str) -> Option<&str> {
    line.trim_end().strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// Returns the test in which a line reports a crash: `crashed in WebKit: page::loads`.
fn crash(line: &str) -> Option<&str> {
    Some(line.trim_end().strip_prefix(CRASHED)?.split_once(": ")?.1)
}

/// Returns the test that a line reports as passed: `test page::loads ... ok`.
fn success(line: &str) -> Option<&str> {
    line.trim_end().strip_prefix("test ")?.strip_suffix(" ... ok")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tier_has_tests() {
        assert!(tier("brief").any(|test| test == "single::"));
        assert!(tier("quick").count() > 10);
        assert!(tier("sweep").count() > 5);
        assert_eq!(tier("none").count(), 0);
    }

    #[test]
    fn a_test_is_known_by_name() {
        assert_eq!(failure("test page::it_loads ... FAILED\n"), Some("page::it_loads"));
        assert_eq!(failure("test page::it_loads ... ok\n"), None);
        assert_eq!(failure("test result: FAILED. 1 passed; 2 failed\n"), None);
        assert_eq!(success("test page::it_loads ... ok\n"), Some("page::it_loads"));
        assert_eq!(success("test page::it_loads ... FAILED\n"), None);
        assert_eq!(success("test result: ok. 1 passed; 2 failed\n"), None);
        assert_eq!(crash("crashed in WebKit: page::it_loads\n"), Some("page::it_loads"));
        assert_eq!(crash("skipped in WebKit: page::it_loads: why\n"), None);
    }

    #[test]
    fn failed_flaky_tests_run_again_alone() {
        let mut command = shell::cargo(["test", "--test", "browser"]);
        command.args(["--", "keyboard::a_game", "--skip", "old::"]).env("SANDGRID_PAGE", "page");
        let again = alone(&command, &["first::it_opens".to_owned()]);
        let arguments: Vec<_> = again.get_args().collect();
        let expected =
            ["test", "--test", "browser", "--", "--exact", "--test-threads=1", "first::it_opens"];
        assert_eq!(arguments, expected);
        assert_eq!(again.get_envs().count(), command.get_envs().count());
    }

    #[test]
    fn retry_excuses_only_tests_that_pass_then() {
        let mut failed = ["c::d", "e::f"].map(str::to_owned).to_vec();
        for line in ["test a::b ... ok\n", "test c::d ... FAILED\n", "test e::f ... ok\n"] {
            acquit(&mut failed, line);
        }
        assert_eq!(failed, ["c::d"]);
    }
}
