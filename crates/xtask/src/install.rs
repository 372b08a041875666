//! Installs missing tools into the project's own folder.

use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{self, Steps, TaskError};
use crate::tools::{self, Script, Source, Tool};

/// A tool that a task needs.
#[derive(Debug)]
pub(crate) enum Need {
    /// The standard library for a target of the compiler.
    Target(&'static str),
    Tool(&'static Tool),
    Script(&'static Script),
}

impl Need {
    fn is_met(&self) -> bool {
        match self {
            Need::Target(triple) => has_target(triple),
            Need::Tool(tool) => tool.find().is_some(),
            Need::Script(script) => script.find().is_some(),
        }
    }

    fn heading(&self) -> String {
        match self {
            Need::Target(triple) => format!("adding the target {triple} to the Rust toolchain"),
            Need::Tool(tool) => {
                let Tool { package, version, takes, .. } = tool;
                format!("installing {package} {version} into .tools/ ({takes}, once)")
            }
            Need::Script(Script { package, version, .. }) => {
                format!("fetching {package} {version} into .tools/ (some seconds, once)")
            }
        }
    }

    fn meet(&self) -> Result<(), TaskError> {
        match self {
            Need::Target(triple) => target(triple),
            Need::Tool(tool) => from_its_source(tool),
            Need::Script(script) => fetched(script),
        }
    }
}

impl Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Need::Target(triple) => write!(f, "the Rust target {triple}"),
            Need::Tool(tool) => write!(f, "{} ({} {})", tool.name, tool.package, tool.version),
            Need::Script(script) => write!(f, "{} {}", script.package, script.version),
        }
    }
}

/// Installs missing tools, one step for each.
///
/// # Errors
/// Returns the first failure.
pub(crate) fn all(needs: &[Need], steps: &mut Steps) -> Result<(), TaskError> {
    if needs.iter().all(Need::is_met) {
        return Ok(());
    }
    // Two installations at once would remove each other's builds. On file systems without locks the work continues
    // unlocked.
    let _turn = turn(&tools::folder()).ok();
    let missing: Vec<&Need> = needs.iter().filter(|need| !need.is_met()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    steps.add(missing.len());
    let names: Vec<String> = missing.iter().map(ToString::to_string).collect();
    println!("\nNot here yet: {}.", names.join(", "));
    for need in &missing {
        let step = steps.begin(need.heading());
        need.meet()?;
        step.done();
    }
    // Kept until now: the tools share libraries, and an interrupted build resumes from it.
    let _ = fs::remove_dir_all(build_folder());
    Ok(())
}

/// Locks that folder until the lock is dropped.
///
/// # Errors
/// The folder cannot be written to, or its file system has no locks.
fn turn(folder: &Path) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let file = File::create(folder.join("lock"))?;
    if file.try_lock().is_err() {
        println!("\nAnother run of this program gets tools just now; this one waits for it.");
        file.lock()?;
    }
    Ok(file)
}

/// Returns whether the toolchain can compile for a target.
fn has_target(triple: &str) -> bool {
    let rustc = &mut shell::program("rustc");
    let folder = shell::answer(rustc.args(["--print", "target-libdir", "--target", triple]));
    let files = folder.and_then(|folder| fs::read_dir(folder).ok());
    files.into_iter().flatten().flatten().any(|file| {
        let name = file.file_name();
        name.to_string_lossy().starts_with("libcore-")
    })
}

fn target(triple: &str) -> Result<(), TaskError> {
    let which = format!("the target {triple} is not in the Rust toolchain in use");
    let Some(rustup) = shell::which("rustup") else {
        let remedy = "Install Rust from https://rustup.rs, or, where Rust comes from your system, \
                      its package for this target\n\
                      (for wasm32-unknown-unknown Debian's is libstd-rust-dev-wasm32, Fedora's \
                      rust-std-static-wasm32-unknown-unknown).";
        return Err(TaskError::new(
            which,
            "it would be added by rustup, which is not here",
            remedy,
        ));
    };
    let mut command = shell::program(rustup);
    command.args(["target", "add", triple]);
    let again = format!("Connect to the network, or run `{}` yourself.", shell::shown(&command));
    shell::run_with_progress(command).map_err(|why| TaskError::new(&which, why, &again))?;
    if has_target(triple) {
        return Ok(());
    }
    let why = "rustup added it, but to another toolchain than the one that runs now";
    Err(TaskError::new(which, why, "Start cargo through rustup's own `cargo`."))
}

/// Installs a component of the Rust toolchain, such as `clippy`.
///
/// # Errors
/// If it is missing and rustup is missing or fails.
pub(crate) fn component(name: &str, subcommand: &str) -> Result<(), TaskError> {
    if shell::answer(shell::cargo([subcommand, "--version"]).arg("--quiet")).is_some() {
        return Ok(());
    }
    let mut command = shell::program("rustup");
    command.args(["component", "add", name]);
    let remedy = format!("Run `{}`, or install your system's package.", shell::shown(&command));
    shell::run_with_progress(command)
        .map_err(|why| TaskError::new(format!("{name} is missing"), why, remedy))
}

fn from_its_source(tool: &Tool) -> Result<(), TaskError> {
    match tool.source {
        Source::Crates { flags } => from_crates(tool, flags)?,
        Source::Npm => from_npm(tool)?,
    }
    if tool.find().is_some() {
        return Ok(());
    }
    let Tool { name, answers, .. } = tool;
    let remedy = "Delete the folder .tools and try again; if it stays so, please report it.";
    Err(TaskError::new(
        format!("{name} was installed but does not work"),
        format!("asked for its version, it does not answer `{answers}`"),
        remedy,
    ))
}

fn from_crates(tool: &Tool, flags: &[&str]) -> Result<(), TaskError> {
    if is_prebuilt(tool) {
        return Ok(());
    }
    let mut command = shell::cargo(["install", tool.package, "--version", tool.version]);
    // `--force`: what is there under this name was found not to be the tool.
    command.args(["--locked", "--debug", "--force", "--root"]).arg(tools::folder()).args(flags);
    command.env("CARGO_TARGET_DIR", build_folder());
    // Tools need no debug information: this build is faster, and a quarter of the size.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    let alone = shell::shown(&command);
    shell::run_with_progress(command).map_err(|why| not_installed(tool, &why, &alone))
}

/// Installs a prebuilt tool with cargo-binstall, if that is installed; returns whether it did.
fn is_prebuilt(tool: &Tool) -> bool {
    if shell::which("cargo-binstall").is_none() {
        return false;
    }
    let mut command = shell::cargo(["binstall", "--no-confirm", "--disable-telemetry", "--force"]);
    // As the makers built it, or not at all: compiling is done below, faster.
    command.args(["--strategies", "crate-meta-data", "--root"]).arg(tools::folder());
    command.args(["--version", tool.version, tool.package]);
    let brought = shell::run_with_progress(command).is_ok() && tool.find().is_some();
    if !brought {
        println!("  cargo-binstall does not bring it; it is built from its source.");
    }
    brought
}

fn from_npm(tool: &Tool) -> Result<(), TaskError> {
    // npm mends nothing in a package that it has unpacked before.
    let _ = fs::remove_dir_all(tool.npm_folder());
    let command = npm(&tool.npm_folder(), tool.package, tool.version)?;
    let alone = shell::shown(&command);
    shell::run_with_progress(command).map_err(|why| not_installed(tool, &why, &alone))
}

fn fetched(script: &Script) -> Result<(), TaskError> {
    let Script { package, version, .. } = script;
    let _ = fs::remove_dir_all(script.folder());
    let command = npm(&script.folder(), package, version)?;
    let alone = shell::shown(&command);
    let which = format!("{package} {version} could not be fetched");
    shell::run_with_progress(command)
        .map_err(|why| TaskError::new(&which, &why, remedy(&why, &alone)))?;
    let Some(_) = script.find() else {
        let why = "the package holds another version, or no such file";
        return Err(TaskError::new(which, why, "Delete the folder .tools and try again."));
    };
    Ok(())
}

/// Returns the npm command that installs a package into a folder.
fn npm(folder: &Path, package: &str, version: &str) -> Result<Command, TaskError> {
    let Some(npm) = shell::which("npm") else {
        return Err(TaskError::new(
            format!("{package} is not here"),
            "it is an npm package, and Node.js with its npm is not installed",
            "Install Node.js (Debian: `apt-get install nodejs npm`) and run this again.",
        ));
    };
    let mut command = shell::program(npm);
    command.args(["install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]);
    command.args(["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--prefix"]);
    command.arg(folder).arg(format!("{package}@{version}"));
    Ok(command)
}

fn not_installed(tool: &Tool, why: &str, alone: &str) -> TaskError {
    let Tool { name, package, version, .. } = tool;
    let which = if *name == *package {
        format!("{name} {version} could not be installed")
    } else {
        format!("{name} (package {package} {version}) could not be installed")
    };
    TaskError::new(which, why, remedy(why, alone))
}

/// Returns the advice for an installation that failed for that reason.
fn remedy(why: &str, alone: &str) -> String {
    if shell::names_the_network(why) {
        return "This needs the network once. Connect, and run the same command again: what is done \
                so far is kept."
            .to_string();
    }
    format!("Run `{alone}` to see it alone.")
}

/// Returns the folder in which tools are compiled.
fn build_folder() -> PathBuf {
    tools::folder().join("build")
}

/// Returns a program of the same package as another.
///
/// # Errors
/// If it is missing.
pub(crate) fn sibling(program: &Path, name: &str) -> Result<PathBuf, TaskError> {
    let folder = program.parent().unwrap_or(Path::new("."));
    shell::executable(folder, name).ok_or_else(|| {
        TaskError::new(
            format!("{name} is missing"),
            format!("it belongs beside {}", program.display()),
            "Delete the folder .tools and run this again.",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn concurrent_installations_are_serialized() {
        let folder = std::env::temp_dir().join(format!("sandgrid-turn-{}", std::process::id()));
        let first = turn(&folder).expect("files can be locked here");
        let other = File::open(folder.join("lock")).expect("the file is there");
        assert!(other.try_lock().is_err(), "the second has its turn beside the first");
        drop(first);
        assert!(other.try_lock().is_ok(), "and has it afterwards");
        let _ = fs::remove_dir_all(folder);
    }
}
