//! Checks the words of all languages, and compiles the English ones into the program.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "it runs while the page is built, never in a browser"
)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use sandgrid_locales::{Catalogue, Stage, TONGUES, accessors, spoken};

fn main() -> ExitCode {
    let root = Path::new("../..");
    println!("cargo::rerun-if-changed=../../www/locales");
    println!("cargo::rerun-if-changed=../../index.html");
    println!("cargo::rerun-if-changed=../../www/yebo/yebo.html");
    let catalogue = match Catalogue::read(root) {
        Ok(catalogue) => catalogue,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            return ExitCode::FAILURE;
        }
    };
    let out =
        PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for what is built"));
    let write = |name: &str, text: String| {
        fs::write(out.join(name), text).expect("what is built can be written");
    };
    write("key.rs", accessors(&catalogue));
    write("play.txt", spoken(&catalogue, &TONGUES[0], Stage::Play));
    write("whole.txt", spoken(&catalogue, &TONGUES[0], Stage::Whole));
    // Only for tests that are interpreted, for which it would take hours to compile it.
    write("yebo.txt", spoken(&catalogue, &TONGUES[0], Stage::Yebo));
    ExitCode::SUCCESS
}
