//! What a person types: `cargo xtask play`, `cargo xtask test`, and the checks around them.

mod browser;
mod dist;
mod fingerprint;
mod install;
mod lint;
mod page;
mod serve;
mod shell;
mod test;
mod tools;

use std::path::Path;
use std::process::ExitCode;

use lexopt::prelude::*;

use shell::{Steps, Trouble};
use test::Part;

const USAGE: &str = "\
Sets Sandgrid up, plays it, tests it.

Usage: cargo xtask <command>

  play                  install what is missing, build the page, serve it on 127.0.0.1, open it
      --port <n>        serve on this port (otherwise 8080, or the next free one)
      --no-open         do not open a browser
  test [part]           run every test, or one part: native, wasm, webkit or browser, this
                        being chromium and firefox, which can be had alone
  build                 build the page into dist/page and do no more
  dist                  make all that is handed on, in dist/: the site, the one file, packages
  lint                  formatting, clippy, documentation, no_std, and who may depend on whom
  ci                    test, then lint
  bench                 how fast the page's worker thinks, beside the native program
  bench-page            how light the page is: bytes, time, script, each beside its budget
  pictures              take the pictures that README shows
  help                  this text

Tools go into .tools/ in this folder; your own tools are never touched.
";

/// One thing this program can be asked to do.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Play { port: Option<u16>, open: Open },
    Build,
    Dist,
    Test(Vec<Part>),
    Lint,
    Ci,
    Help,
}

/// Whether the page is shown in a browser once it is served.
#[derive(Debug, PartialEq, Eq)]
enum Open {
    WhereADesktopIs,
    Never,
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
    let mut port = None;
    let mut open = Open::WhereADesktopIs;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("port") => port = Some(arguments.value()?.parse()?),
            Long("no-open") => open = Open::Never,
            Long("help") | Short('h') => return Ok(Task::Help),
            Value(word) => words.push(word.string()?),
            _ => return Err(argument.unexpected()),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let given_play_options = port.is_some() || open == Open::Never;
    let task = match words.as_slice() {
        ["play"] => return Ok(Task::Play { port, open }),
        [] | ["help", ..] => Task::Help,
        ["build"] => Task::Build,
        ["dist"] => Task::Dist,
        ["lint"] => Task::Lint,
        ["ci"] => Task::Ci,
        ["bench"] => Task::Test(vec![Part::Speed]),
        ["bench-page"] => Task::Test(vec![Part::Weight]),
        ["pictures"] => Task::Test(vec![Part::Pictures]),
        ["test"] => Task::Test(Part::ALL.to_vec()),
        ["test", word] => Task::Test(Part::named(word)?),
        _ => return Err(format!("there is no `cargo xtask {}`", words.join(" ")).into()),
    };
    if given_play_options {
        return Err("--port and --no-open belong to `cargo xtask play`".into());
    }
    Ok(task)
}

/// Carries `task` out; `false` when something was checked and found wanting.
fn carry_out(task: &Task) -> Result<bool, Trouble> {
    match task {
        Task::Help => print!("{USAGE}"),
        Task::Play { port, open } => play(*port, open)?,
        Task::Build => show_page(&page::ready(&mut Steps::new(1))?),
        Task::Dist => show_dist(&dist::ready(&mut Steps::new(2))?),
        Task::Test(parts) => return Ok(test::run(parts).closed_well()),
        Task::Lint => return Ok(lint::run()),
        Task::Ci => {
            let tests = test::run(&Part::ALL);
            let lints = lint::run();
            println!("\n{tests}");
            return Ok(tests.closed_well() && lints);
        }
    }
    Ok(true)
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

    fn parsed(words: &[&str]) -> Result<Task, lexopt::Error> {
        parse(lexopt::Parser::from_args(words))
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
            (&["test"], Task::Test(Part::ALL.to_vec())),
            (&["test", "wasm"], Task::Test(vec![Part::Wasm])),
            (&["test", "browser"], Task::Test(vec![Part::Chromium, Part::Firefox])),
            (&["build"], Task::Build),
            (&["dist"], Task::Dist),
            (&["bench"], Task::Test(vec![Part::Speed])),
            (&["bench-page"], Task::Test(vec![Part::Weight])),
            (&["pictures"], Task::Test(vec![Part::Pictures])),
        ] {
            assert_eq!(parsed(words).ok(), Some(task), "{words:?}");
        }
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
        ] {
            assert!(parsed(words).is_err(), "{words:?}");
        }
    }
}
