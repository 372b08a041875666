//! The developer commands: `cargo xtask play`, `cargo xtask test`, and the checks around them.

mod browser;
mod deny;
mod dist;
mod fingerprint;
mod flaky;
mod fuzz;
mod install;
mod lint;
mod miri;
mod mutants;
mod page;
mod part;
mod serve;
mod shell;
mod soak;
mod tally;
mod test;
mod timings;
mod tools;
mod weigh;

use std::mem;
use std::path::Path;
use std::process::ExitCode;

use lexopt::prelude::*;

use fuzz::Span;
use mutants::Places;
use part::{Long, Part};
use shell::{Steps, Trouble};
use timings::Timings;

const USAGE: &str = "\
Sets Sandgrid up, plays it, tests it.

Usage: cargo xtask <command>

  play                  install what is missing, build the page, serve it on 127.0.0.1, open it
      --port <n>        serve on this port (otherwise 8080, or the next free one)
      --no-open         do not open a browser
  test [part]           run the tests, or one part: quick (before a commit), sweep (every state and control
                        of the page, as CI does), native, wasm or browser, this being chromium, firefox, webkit and old ones, which can be had alone;
                        or all there are: every engine whole, endurance, fuzzing, damages, Miri
      --timings         then show the slowest tests of the page, and what each waits for
  build                 build the page into dist/page and do no more
  dist                  make all that is handed on, in dist/: the site, the one file, packages
  lint                  formatting, clippy, documentation, no_std, and who may depend on whom
  ci                    test, then lint
  fuzz [target]         bytes that nobody meant, into every way in or into one, by libFuzzer
      --seconds <n>     so long each (otherwise 60), or
      --runs <n>        so often each; of both, whatever comes first
  soak                  random games, every one held to the contract
      --plies <n>       so many plies in all (otherwise 10 million)
  endurance [browser]   thousands of games in one tab and a week of a kiosk, in Chromium, Firefox and
                        WebKit or in one: nothing grows. It takes hours
      --games <n>       so many games (otherwise 2000)
      --hours <n>       so many hours of a kiosk, a thousand times as quick (otherwise 168)
  mutants               damage the rules, and see whether a test notices
      --shard <k/n>     only the k-th part of n, from 0
      --rest            only what no test noticed when it was asked last, or could not try
  deny                  licences, sources and bans of what is depended on
  miri [crate]          the tests of rules, yebo, engine and app, or of one of them, interpreted
  bench                 how fast the page's worker thinks, beside the native program
  bench-page            how light the page is: bytes, time, script, each beside its budget
  weigh                 what each crate costs in the programs of the last build, in bytes
  pictures              take the pictures that README shows
  help                  this text

Tools go into .tools/ in this folder; your own tools are never touched.
";

/// The share of the places in the rules that is damaged with every test.
const SHARE: &str = "11/800";

/// One thing this program can be asked to do.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Play {
        port: Option<u16>,
        open: Open,
    },
    Build,
    Dist,
    Test {
        parts: Vec<Part>,
        timings: bool,
    },
    /// All tests, some damages of the rules, and one crate in the interpreter.
    TestAll,
    Lint,
    Ci,
    Fuzz {
        target: Option<String>,
        span: Span,
    },
    Soak {
        plies: u64,
    },
    Mutants(Places),
    Miri {
        only: Option<String>,
    },
    Deny,
    Weigh,
    Help,
}

impl Task {
    /// Running tests, and no more said of each than whether it passed.
    fn test(parts: Vec<Part>) -> Self {
        Self::Test { parts, timings: false }
    }
}

/// Whether the page is shown in a browser once it is served.
#[derive(Debug, PartialEq, Eq)]
enum Open {
    WhereADesktopIs,
    Never,
}

/// The options of a command.
#[derive(Debug, Default, PartialEq, Eq)]
struct Options {
    port: Option<u16>,
    open: Option<Open>,
    span: Span,
    plies: Option<u64>,
    places: Option<Places>,
    games: Option<u32>,
    hours: Option<u32>,
    timings: bool,
}

impl Options {
    /// Whether none is given but those that belong to a command, which takes them out.
    fn are_all_taken(&self) -> bool {
        *self == Self::default()
    }
}

fn main() -> ExitCode {
    let task = match parse(lexopt::Parser::from_env()) {
        Ok(task) => task,
        Err(error) => {
            eprintln!("error: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match carry_out(&task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn parse(mut arguments: lexopt::Parser) -> Result<Task, lexopt::Error> {
    let mut words = Vec::new();
    let mut options = Options::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("port") => options.port = Some(arguments.value()?.parse()?),
            Long("no-open") => options.open = Some(Open::Never),
            Long("seconds") => options.span.seconds = Some(arguments.value()?.parse()?),
            Long("runs") => options.span.runs = Some(arguments.value()?.parse()?),
            Long("plies") => options.plies = Some(arguments.value()?.parse()?),
            Long("games") => options.games = Some(arguments.value()?.parse()?),
            Long("hours") => options.hours = Some(arguments.value()?.parse()?),
            Long("shard") => options.places = Some(Places::Shard(arguments.value()?.string()?)),
            Long("timings") => options.timings = true,
            Long("rest") => options.places = Some(Places::Rest),
            Long("help") | Short('h') => return Ok(Task::Help),
            Value(word) => words.push(word.string()?),
            _ => return Err(argument.unexpected()),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let task = named(&words, &mut options)?;
    if options.are_all_taken() {
        return Ok(task);
    }
    Err(format!("an option does not belong to `cargo xtask {}`", words.join(" ")).into())
}

/// The task of these words, which takes out the options that belong to it.
fn named(words: &[&str], options: &mut Options) -> Result<Task, lexopt::Error> {
    Ok(match words {
        ["play"] => {
            let open = options.open.take().unwrap_or(Open::WhereADesktopIs);
            Task::Play { port: options.port.take(), open }
        }
        ["fuzz", target @ ..] if target.len() < 2 => {
            let target = target.first().map(|&word| word.to_owned());
            Task::Fuzz { target, span: mem::take(&mut options.span).or_a_minute() }
        }
        ["soak"] => Task::Soak { plies: options.plies.take().unwrap_or(soak::PLIES) },
        ["endurance", browser @ ..] if browser.len() < 2 => {
            let long = Long { games: options.games.take(), hours: options.hours.take() };
            Task::test(Part::endurance(browser.first().copied(), long)?)
        }
        ["mutants"] => Task::Mutants(options.places.take().unwrap_or_default()),
        ["miri", only @ ..] if only.len() < 2 => {
            Task::Miri { only: only.first().map(|&word| word.to_owned()) }
        }
        ["deny"] => Task::Deny,
        ["weigh"] => Task::Weigh,
        [] | ["help", ..] => Task::Help,
        ["build"] => Task::Build,
        ["dist"] => Task::Dist,
        ["lint"] => Task::Lint,
        ["ci"] => Task::Ci,
        ["bench"] => Task::test(vec![Part::Speed]),
        ["bench-page"] => Task::test(vec![Part::Weight]),
        ["pictures"] => Task::test(vec![Part::Pictures]),
        ["test", "all"] => Task::TestAll,
        ["test", words @ ..] if words.len() < 2 => {
            let parts = words.first().map_or(Ok(Part::usual()), |word| Part::named(word))?;
            Task::Test { parts, timings: mem::take(&mut options.timings) }
        }
        _ => return Err(format!("there is no `cargo xtask {}`", words.join(" ")).into()),
    })
}

/// Carries `task` out; `false` when something was checked and found wanting.
fn carry_out(task: &Task) -> Result<bool, Trouble> {
    match task {
        Task::Help => print!("{USAGE}"),
        Task::Play { port, open } => play(*port, open)?,
        Task::Build => show_page(&page::ready(&mut Steps::new(1))?),
        Task::Dist => show_dist(&dist::ready(&mut Steps::new(2))?),
        Task::Test { parts, timings } => {
            return Ok(test::run(parts, timings.then(Timings::default)).closed_well());
        }
        Task::TestAll => return test_all(),
        Task::Lint => return Ok(lint::run()),
        Task::Fuzz { target, span } => return fuzz::run(target.as_deref(), *span),
        Task::Soak { plies } => return soak::run(*plies),
        Task::Mutants(places) => return mutants::run(places),
        Task::Miri { only } => return miri::run(only.as_deref()),
        Task::Deny => return deny::run(),
        Task::Weigh => return weigh::run(),
        Task::Ci => {
            let tests = test::run(&Part::usual(), None);
            let lints = lint::run();
            println!("\n{tests}");
            return Ok(tests.closed_well() && lints);
        }
    }
    Ok(true)
}

/// Runs all tests, and of what takes hours a share: some places of the rules are damaged, and one crate is interpreted
/// where there is an interpreter.
fn test_all() -> Result<bool, Trouble> {
    let tests = test::run(&Part::all(), None);
    let noticed = mutants::run(&Places::Shard(SHARE.to_owned()));
    let interpreted = if miri::can_be_had() { miri::run(Some("rules")) } else { Ok(true) };
    println!("\n{tests}");
    Ok(tests.closed_well() & noticed? & interpreted?)
}

fn show_page(folder: &Path) {
    println!("The page is in {}", folder.display());
}

fn show_dist(folder: &Path) {
    println!("\n{}", dist::list(folder).unwrap_or_default());
    println!("All of it is in {}", folder.display());
}

fn play(port: Option<u16>, open: &Open) -> Result<(), Trouble> {
    let mut steps = Steps::new(2);
    let page = page::ready(&mut steps)?;
    let _step = steps.begin("serving the page");
    let (listener, address) = serve::listen(port)?;
    println!("\nSandgrid is at {address}  (Ctrl-C ends it)");
    if *open == Open::WhereADesktopIs {
        browser::open(&address);
    }
    serve::forever(&listener, &page)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::{Engine, Extent};

    fn parsed(words: &[&str]) -> Result<Task, lexopt::Error> {
        parse(lexopt::Parser::from_args(words))
    }

    #[track_caller]
    fn means(words: &[&str], task: &Task) {
        assert_eq!(parsed(words).ok().as_ref(), Some(task), "{words:?}");
    }

    #[test]
    fn commands_are_understood() {
        let play = |port, open| Task::Play { port, open };
        for (words, task) in [
            (&[][..], Task::Help),
            (&["help", "play"], Task::Help),
            (&["play", "--help"], Task::Help),
            (&["play"], play(None, Open::WhereADesktopIs)),
            (&["play", "--port=9000", "--no-open"], play(Some(9000), Open::Never)),
            (&["build"], Task::Build),
            (&["dist"], Task::Dist),
            (&["soak"], Task::Soak { plies: 10_000_000 }),
            (&["soak", "--plies", "5"], Task::Soak { plies: 5 }),
            (&["mutants"], Task::Mutants(Places::All)),
            (&["mutants", "--shard=1/9"], Task::Mutants(Places::Shard("1/9".to_owned()))),
            (&["mutants", "--rest"], Task::Mutants(Places::Rest)),
            (&["miri"], Task::Miri { only: None }),
            (&["miri", "app"], Task::Miri { only: Some("app".to_owned()) }),
            (&["deny"], Task::Deny),
            (&["weigh"], Task::Weigh),
        ] {
            means(words, &task);
        }
        let minute = Span { seconds: Some(60), runs: None };
        means(&["fuzz"], &Task::Fuzz { target: None, span: minute });
        let span = Span { seconds: Some(5), runs: Some(9) };
        let link = Some("link".to_owned());
        means(&["fuzz", "link", "--runs=9", "--seconds=5"], &Task::Fuzz { target: link, span });
    }

    #[test]
    fn tests_are_chosen() {
        let whole = |engine| Part::Page(engine, Extent::Whole);
        let [chromium, firefox, webkit] =
            [Engine::Chromium, Engine::Firefox, Engine::Webkit].map(whole);
        let nine = Long { games: Some(9), hours: None };
        for (words, parts) in [
            (&["test"][..], Part::usual()),
            (&["test", "wasm"], vec![Part::Wasm]),
            (&["test", "firefox"], vec![firefox]),
            (&["test", "browser"], vec![chromium, firefox, webkit, Part::Old]),
            (&["bench"], vec![Part::Speed]),
            (&["bench-page"], vec![Part::Weight]),
            (&["pictures"], vec![Part::Pictures]),
            (&["endurance", "firefox", "--games=9"], vec![Part::Endurance(Engine::Firefox, nine)]),
        ] {
            means(words, &Task::test(parts));
        }
        let timed = Task::Test { parts: vec![chromium], timings: true };
        means(&["test", "chromium", "--timings"], &timed);
    }

    #[test]
    fn nonsense_is_refused() {
        for words in [
            &["plya"][..],
            &["play", "now"],
            &["play", "--port", "70000"],
            &["play", "--fast"],
            &["test", "everything"],
            &["lint", "--no-open"],
            &["soak", "--seconds", "5"],
            &["fuzz", "link", "record"],
            &["endurance", "lynx"],
            &["soak", "--games", "5"],
            &["lint", "--timings"],
        ] {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}
