//! The browser that tests run in, and the one that a person has.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{self, Trouble};

/// The names that Chromium and its kin go by.
const CHROMIUMS: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const REMEDY: &str = "\
Debian:         apt-get install chromium chromium-driver
Ubuntu:         snap install chromium  (it brings the driver as chromium.chromedriver)
Fedora:         dnf install chromium chromedriver
macOS:          brew install --cask google-chrome chromedriver
elsewhere:      Chrome with the driver of the same version, from https://googlechromelabs.github.io/chrome-for-testing/
A driver in an unusual place is named with CHROMEDRIVER=/path/to/chromedriver.
Without a browser, `cargo xtask test native` runs all the other tests.";

/// Makes sure of Chromium and returns its driver, installing both where that is allowed.
///
/// # Errors
/// They are not here, and may not or cannot be installed.
pub(crate) fn driver() -> Result<PathBuf, Trouble> {
    if let Some(driver) = find() {
        return Ok(driver);
    }
    let trouble = |why: &str| Trouble::new("Chromium or its driver is missing", why, REMEDY);
    let Some(apt_get) = apt_get() else {
        return Err(trouble(
            "they can be installed for you on Debian only, and as root or by sudo",
        ));
    };
    println!("      Chromium and its driver are missing: installing Debian's packages");
    for arguments in [&["update"][..], &["install", "-y", "chromium", "chromium-driver"]] {
        let mut command = shell::program(&apt_get[0]);
        command.args(&apt_get[1..]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut command).map_err(|why| trouble(&why))?;
    }
    find().ok_or_else(|| trouble("the packages were installed, and yet they are not found"))
}

/// The driver, where both it and a browser for it are here.
fn find() -> Option<PathBuf> {
    let named = env::var_os("CHROMEDRIVER").map(PathBuf::from).filter(|driver| driver.is_file());
    if named.is_some() {
        return named;
    }
    let browser_is_here = CHROMIUMS.iter().any(|&name| {
        let program = Path::new(name);
        if program.is_absolute() { program.is_file() } else { shell::which(name).is_some() }
    });
    // On Windows, Chrome is not on the search path, and its driver finds it by itself.
    if browser_is_here || cfg!(windows) { shell::which("chromedriver") } else { None }
}

/// How Debian's packages are installed here, where we may.
fn apt_get() -> Option<Vec<String>> {
    shell::which("apt-get")?;
    let is_root = shell::answer(Command::new("id").arg("-u")).is_some_and(|user| user == "0");
    if is_root {
        return Some(vec!["apt-get".into()]);
    }
    // Only where sudo asks for no password: nobody may be there to type it.
    shell::answer(Command::new("sudo").args(["-n", "true"]))?;
    Some(["sudo", "-n", "apt-get"].map(String::from).to_vec())
}

/// Shows `address` in the person's browser where there is a desktop; elsewhere does nothing.
pub(crate) fn open(address: &str) {
    let Some((program, arguments)) = opener() else {
        return;
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if command.spawn().is_err() {
        println!("(It could not be opened by itself: open the address in a browser.)");
    }
}

fn opener() -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(target_os = "macos") {
        return Some(("open", &[]));
    }
    if cfg!(windows) {
        return Some(("cmd", &["/C", "start", ""]));
    }
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    has_desktop.then_some(("xdg-open", &[]))
}
