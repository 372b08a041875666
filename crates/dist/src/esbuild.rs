//! Minifies the programs' scripts, the first script and the style sheets with `esbuild`.

use std::error::Error;
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files;

/// Shortens names, too: nothing outside of these modules uses them.
const OF_SCRIPTS: [&str; 2] = ["--minify", "--format=esm"];

/// The first script tells users of old browsers that theirs is too old.
const OF_FIRST: [&str; 2] = ["--minify", "--target=es5"];

/// Only removes comments and blanks: older browsers need fallbacks that look superfluous.
const OF_STYLES: [&str; 1] = ["--minify-whitespace"];

/// Minifies the scripts of all programs of a folder, its first script, and the style sheets in it and its folders. Trunk
/// has minified those that the page's markup names, and writes their digests there. Without `esbuild`
/// they stay as they are.
pub(crate) fn minify(folder: &Path) -> Result<(), Box<dyn Error>> {
    let (mut scripts, mut first, mut styles) = (Vec::new(), Vec::new(), Vec::new());
    for path in files::entries(folder)? {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        if let Some(stem) = name.strip_suffix("_bg.wasm") {
            scripts.push(folder.join(format!("{stem}.js")));
        }
        if path.is_dir() {
            styles.extend(styles_in(&path)?);
        }
        let is_script = path.extension().is_some_and(|ending| ending == "js");
        if is_script && name.starts_with("start-") {
            first.push(path);
        }
    }
    styles.extend(styles_in(folder)?);
    let page = files::read_text(&folder.join("index.html"))?;
    styles.retain(|path| {
        let name = path.file_name().and_then(OsStr::to_str);
        name.is_some_and(|name| !page.contains(name))
    });
    replace(&scripts, &OF_SCRIPTS)?;
    replace(&first, &OF_FIRST)?;
    replace(&styles, &OF_STYLES)
}

/// Returns the style sheets directly in a folder.
fn styles_in(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths = files::entries(folder)?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "css"));
    Ok(paths)
}

/// Replaces files by their minified forms.
fn replace(paths: &[PathBuf], flags: &[&str]) -> Result<(), Box<dyn Error>> {
    for path in paths {
        let mut command = Command::new("esbuild");
        command.arg(path).args(flags).args(["--charset=utf8", "--log-level=error"]);
        let output = match command.output() {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            output => output?,
        };
        if !output.status.success() {
            let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(format!("{}: {why}", path.display()).into());
        }
        files::write(path, &output.stdout)?;
    }
    Ok(())
}
