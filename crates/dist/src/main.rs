//! Completes the page's folder. Trunk calls it after each build and names the folder. With the feature `dist`, it
//! also builds everything that is distributed.
//!
//! `sandgrid-dist [FOLDER]`, `sandgrid-dist dist PAGE OUT`, `sandgrid-dist release DIST OUT COMPILER
//! [TAG]`, `sandgrid-dist check TAG`

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

mod dialogs;
mod esbuild;
mod files;
#[cfg_attr(not(feature = "dist"), allow(dead_code, reason = "tags are read for what is handed on"))]
mod markup;
mod message_packs;
mod minify_names;
mod minify_script;
mod parts;
mod start_script;
mod tables;
#[cfg(feature = "dist")]
mod targets;

fn main() -> ExitCode {
    let done = match env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [word, page, out] if word == "dist" => make(Path::new(page), Path::new(out)),
        [word, dist, out, compiler, tag @ ..] if word == "release" && tag.len() < 2 => {
            release([dist, out].map(Path::new), tag.first().map(String::as_str), compiler)
        }
        [word, tag] if word == "check" => check(tag),
        [folder] => finish(Path::new(folder)),
        _ => match env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) {
            Some(staging) => finish(&staging),
            None => Err("which folder? sandgrid-dist FOLDER".into()),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(folder: &Path) -> Result<(), Box<dyn Error>> {
    message_packs::write(&folder.join("locales"))?;
    tables::mark(folder)?;
    minify_names::minify(folder)?;
    dialogs::part(folder)?;
    minify_script::shorten(folder)?;
    parts::join(folder)?;
    start_script::move_out(folder)?;
    esbuild::minify(folder)
}

#[cfg(feature = "dist")]
fn make(page: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    targets::make(page, out)
}

#[cfg(feature = "dist")]
fn release(
    [dist, out]: [&Path; 2],
    tag: Option<&str>,
    compiler: &str,
) -> Result<(), Box<dyn Error>> {
    use targets::release::{Purpose, make};
    let purpose = tag.map_or(Purpose::Rehearsal, Purpose::Tag);
    print!("{}", make(dist, out, purpose, compiler)?);
    Ok(())
}

#[cfg(feature = "dist")]
fn check(tag: &str) -> Result<(), Box<dyn Error>> {
    use targets::release::{Purpose, check};
    check(Purpose::Tag(tag)).map(drop)
}

#[cfg(not(feature = "dist"))]
fn make(_: &Path, _: &Path) -> Result<(), Box<dyn Error>> {
    Err("this takes the feature `dist`; `cargo xtask dist` has it".into())
}

#[cfg(not(feature = "dist"))]
fn release(_: [&Path; 2], _: Option<&str>, _: &str) -> Result<(), Box<dyn Error>> {
    Err("this takes the feature `dist`; `cargo xtask release` has it".into())
}

#[cfg(not(feature = "dist"))]
fn check(_: &str) -> Result<(), Box<dyn Error>> {
    Err("this takes the feature `dist`; `cargo xtask release` has it".into())
}
