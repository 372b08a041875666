//! The npm package, as another project installs it: packed, built by Vite, run in React, and its types.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use sandgrid_tests::here;

use crate::page::{Page, dist, leave_out, until};
use crate::site::copy;

/// The example's folder with the package installed, or why there is none; once, since tests run side by side.
fn example() -> Result<&'static Path, &'static str> {
    static FOLDER: LazyLock<Result<PathBuf, String>> = LazyLock::new(install);
    FOLDER.as_deref().map_err(String::as_str)
}

fn install() -> Result<PathBuf, String> {
    let folder = dist().join("npm-example");
    let _ = fs::remove_dir_all(&folder);
    copy(&here("browser/npm"), &folder);
    let package = dist().join("embed").to_string_lossy().into_owned();
    let packed = npm(&folder, &["pack", "--silent", &package]).map_err(|why| match why {
        Trouble::NoNpm => "npm is missing".to_owned(),
        Trouble::Failed(why) => panic!("npm pack: {why}"),
    })?;
    let archive = format!("./{}", packed.trim());
    let words = ["install", "--no-audit", "--no-fund", "--prefer-offline", &archive];
    match npm(&folder, &words) {
        Ok(_) => Ok(folder),
        Err(Trouble::Failed(why)) if is_offline(&why) => Err("npm reaches no registry".to_owned()),
        Err(why) => panic!("npm install: {why:?}"),
    }
}

/// Why npm gave no answer.
#[derive(Debug)]
enum Trouble {
    NoNpm,
    Failed(String),
}

/// Runs npm in that folder; returns its output.
fn npm(folder: &Path, words: &[&str]) -> Result<String, Trouble> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(name).args(words).current_dir(folder).output();
    let output = output.map_err(|_| Trouble::NoNpm)?;
    let [said, wrong] =
        [output.stdout, output.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
    if output.status.success() { Ok(said) } else { Err(Trouble::Failed(format!("{said}{wrong}"))) }
}

fn is_offline(why: &str) -> bool {
    ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ENOTCACHED"]
        .iter()
        .any(|it| why.contains(it))
}

#[test]
fn package_builds_with_vite_and_runs_in_react() {
    let folder = match example() {
        Ok(folder) => folder,
        Err(why) => return leave_out("npm", why),
    };
    npm(folder, &["run", "build"]).expect("Vite builds it");
    let page = Page::of_a_folder(&folder.join("dist"));
    page.load("index.html");
    let said = |words: &str| {
        until("the page hears it", || (page.text_of("output") == words).then_some(()));
    };
    said("ready choko-traditional");
    page.click_path("//button[@id='play']");
    said("c3");
    page.click_path("//button[@id='yebo']");
    said("ready yebo");
}

#[test]
fn package_types_fit_react_preact_and_vue() {
    let folder = match example() {
        Ok(folder) => folder,
        Err(why) => return leave_out("npm", why),
    };
    npm(folder, &["run", "types"]).expect("the compiler accepts them");
    npm(folder, &["exec", "tsc"]).expect("the compiler accepts the page");
}

#[test]
fn package_contains_licence_yebo_and_guides() {
    let folder = match example() {
        Ok(folder) => folder,
        Err(why) => return leave_out("npm", why),
    };
    let package = folder.join("node_modules/sandgrid-embed");
    for name in [
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "embedding.md",
        "formats.md",
        "sandgrid-yebo.html",
        "sandgrid.html",
    ] {
        assert!(package.join(name).is_file(), "{name}");
    }
    // Both kinds of modules are found by Node, and do nothing there.
    for script in [
        "import('sandgrid-embed').then((it) => process.exit(it.SandBoard === undefined ? 0 : 1))",
        "require('sandgrid-embed'); require.resolve('sandgrid-embed/sandgrid.html')",
    ] {
        let node = Command::new("node").args(["--eval", script]).current_dir(folder).status();
        assert!(node.expect("npm comes with Node").success(), "{script}");
    }
}
