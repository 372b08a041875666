//! Builds the page if its inputs have changed.

use std::fs;
use std::io;
use std::path::PathBuf;

use crate::fingerprint::Fingerprint;
use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::{self, ESBUILD, TRUNK, WASM, WASM_BINDGEN, WASM_OPT};

/// The inputs of the page.
const INPUTS: [&str; 9] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates",
    "index.html",
    "networks",
    "tables",
    "www",
];

/// Files among the inputs that are no part of the page.
const NO_INPUTS: [&str; 4] = ["crates/cli", "crates/serve", "crates/xtask", "crates/web/tests"];

/// How far the page's WebAssembly is optimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Polish {
    /// By the compiler, and then by wasm-opt; esbuild minifies scripts and styles.
    Full,
    /// By the compiler alone, where these two are not to be had.
    CompilerOnly,
}

impl Polish {
    /// Returns Trunk's flags. Trunk runs wasm-opt only with its own `--release`.
    fn flags(self) -> &'static [&'static str] {
        match self {
            Polish::Full => &["--release"],
            Polish::CompilerOnly => &["--cargo-profile", "release"],
        }
    }
}

/// Builds the page, unless it is there and nothing has changed, and returns its folder.
///
/// # Errors
/// A tool that is needed cannot be had, or the page does not compile.
pub(crate) fn ready(steps: &mut Steps) -> Result<PathBuf, TaskError> {
    if is_fresh(Polish::Full) {
        steps.begin("the page is up to date");
        return Ok(folder());
    }
    install::all(&[Need::Target(WASM), Need::Tool(&WASM_BINDGEN), Need::Tool(&TRUNK)], steps)?;
    let polish = match install::all(&[Need::Tool(&WASM_OPT), Need::Tool(&ESBUILD)], steps) {
        Ok(()) => Polish::Full,
        Err(trouble) => {
            println!("\n{}", trouble.to_string().replacen("error", "note", 1));
            println!("  The page is built without this last step: it works, only somewhat slower.");
            Polish::CompilerOnly
        }
    };
    if polish == Polish::CompilerOnly && is_fresh(polish) {
        steps.begin("the page is up to date");
        return Ok(folder());
    }
    let step = steps.begin("building the page (a minute or two the first time)");
    build(polish)?;
    step.done();
    Ok(folder())
}

/// Keeps the path of Cargo's registry out of the programs, so that the same commit gives the same bytes everywhere.
/// Flags set by the user are left alone.
fn nameless_paths() -> Option<(&'static str, String)> {
    let is_set =
        ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"].iter().any(|it| std::env::var_os(it).is_some());
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).filter(|_| !is_set)?;
    let flag = format!("--remap-path-prefix={}=cargo", home.display());
    let is_one_word = !flag.contains(char::is_whitespace);
    is_one_word.then_some(("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flag))
}

/// Returns the folder of the built page.
pub(crate) fn folder() -> PathBuf {
    shell::root().join("dist").join("page")
}

/// Returns the path of the fingerprint of the inputs.
fn note() -> PathBuf {
    shell::root().join("dist").join("page.made-from")
}

fn build(polish: Polish) -> Result<(), TaskError> {
    // Taken before the build, so that what is edited meanwhile counts as a change.
    let inputs = inputs(polish).map_err(|why| unreadable(&why))?;
    let programs: Vec<PathBuf> = [&TRUNK, &WASM_BINDGEN, &WASM_OPT, &ESBUILD]
        .iter()
        .filter_map(|tool| tool.find())
        .collect();
    let mut trunk = shell::program(TRUNK.find().unwrap_or_else(|| "trunk".into()));
    trunk.arg("build").args(polish.flags()).env("PATH", tools::path_with(&programs));
    trunk.envs(nameless_paths());
    if std::env::var_os("NO_COLOR").is_some() {
        // Trunk accepts no value but `true` in it.
        trunk.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
    }
    let built = compile().and_then(|()| shell::run_quietly(trunk));
    built.map_err(|why| {
        let remedy = if shell::names_the_network(&why) {
            "The libraries have to be fetched once. Connect to the network and try again."
        } else {
            "The messages above say where. `cargo xtask build` repeats it."
        };
        TaskError::new("the page could not be built", why, remedy)
    })?;
    let made_from = outputs().and_then(|outputs| fs::write(note(), inputs + &outputs));
    made_from.map_err(|why| unreadable(&why))
}

/// Compiles the page's programs as Trunk does. Trunk starts one cargo for each at once, which wait for each other, and
/// then finds them compiled.
fn compile() -> Result<(), String> {
    let programs: [&[&str]; 2] = [
        &["--profile", "page", "--bin", "app", "--bin", "whole", "--bin", "yebo"],
        &["--release", "--bin", "engine"],
    ];
    for program in programs {
        let mut command = shell::cargo(["build", "--target", WASM, "--package", "sandgrid-web"]);
        command.args(program).envs(nameless_paths());
        shell::run_with_progress(command)?;
    }
    Ok(())
}

pub(crate) fn unreadable(why: &io::Error) -> TaskError {
    let which = "the project's files could not be read or written";
    TaskError::new(which, why, "See that this folder is yours and that the disk has room.")
}

/// Returns whether the page is there as it was built, from what is here now.
fn is_fresh(polish: Polish) -> bool {
    let now = || io::Result::Ok(inputs(polish)? + &outputs()?);
    let is_same = fs::read_to_string(note()).is_ok_and(|then| now().is_ok_and(|now| then == now));
    is_same && folder().join("index.html").is_file()
}

/// Returns the fingerprint of the current inputs.
fn inputs(polish: Polish) -> io::Result<String> {
    let root = shell::root();
    let mut fingerprint = Fingerprint::default();
    for tool in [&TRUNK, &WASM_BINDGEN, &WASM_OPT, &ESBUILD] {
        fingerprint.text(tool.version);
    }
    fingerprint.text(&polish.flags().join(" "));
    let compiler = shell::answer(shell::program("rustc").arg("-vV"));
    fingerprint.text(&compiler.unwrap_or_default());
    fingerprint.text(&std::env::var("RUSTFLAGS").unwrap_or_default());
    let skipped = NO_INPUTS.map(|path| root.join(path));
    for path in INPUTS {
        fingerprint.tree(&root.join(path), &skipped)?;
    }
    Ok(fingerprint.finish())
}

/// Returns the fingerprint of the built page, so that changes by others are noticed.
fn outputs() -> io::Result<String> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.tree(&folder(), &[])?;
    Ok(fingerprint.finish())
}
