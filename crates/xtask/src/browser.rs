//! Finds and installs the browsers of the tests, and opens the user's browser.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::install::{self, Need};
use crate::shell::{self, Steps, TaskError};
use crate::tools::GECKODRIVER;

/// The program names of Chromium and its relatives.
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

/// The program names of Firefox.
const FIREFOXES: [&str; 3] =
    ["firefox", "firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"];

const FIREFOX_REMEDY: &str = "\
Debian:         apt-get install firefox-esr
Fedora:         dnf install firefox
macOS:          brew install --cask firefox
elsewhere:      https://www.mozilla.org/firefox
Without Firefox, `cargo xtask test chromium` runs the tests of the page in Chromium alone.";

/// The paths of WebKit's test browser by the version of its library, newest first.
const WEBKITS: [&str; 4] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

const WEBKIT_REMEDY: &str = "\
Debian:         apt-get install webkit2gtk-driver xsettingsd xvfb
Fedora:         dnf install webkit2gtk4.1-devel xorg-x11-server-Xvfb xsettingsd
elsewhere:      WebKitGTK's driver and its MiniBrowser, Xvfb and xsettingsd
A browser in an unusual place is named with WEBKITBROWSER=/path/to/MiniBrowser.
`cargo xtask test browser` does without it.";

/// Installs WebKit if necessary; returns its driver and its browser.
///
/// # Errors
/// If they are missing and cannot be installed.
pub(crate) fn webkit() -> Result<(PathBuf, PathBuf), TaskError> {
    let find = || {
        shell::which("xvfb-run")?;
        shell::which("xsettingsd")?;
        let places = WEBKITS.map(PathBuf::from);
        let browser = named("WEBKITBROWSER").or(places.into_iter().find(|it| it.is_file()))?;
        Some((shell::which("WebKitWebDriver")?, browser))
    };
    installed(find, &["webkit2gtk-driver", "xsettingsd", "xvfb"]).map_err(|why| {
        TaskError::new("WebKit, its driver or its screen is missing", why, WEBKIT_REMEDY)
    })
}

/// Returns WebKit of September 2022, from Debian 12's headless browser; `None` with another version, or if it cannot
/// be installed.
pub(crate) fn old_webkit() -> Option<PathBuf> {
    let browser = installed(|| shell::which("cog"), &["cog"]).ok()?;
    let version = shell::answer(Command::new(&browser).arg("--version"))?;
    version.contains("WebKit 2.38.").then_some(browser)
}

/// Installs Chromium if necessary; returns its driver.
///
/// # Errors
/// If it is missing and cannot be installed.
pub(crate) fn driver() -> Result<PathBuf, TaskError> {
    let what = "Chromium or its driver";
    let packages = &["chromium", "chromium-driver"];
    installed(find, packages)
        .map_err(|why| TaskError::new(format!("{what} is missing"), why, REMEDY))
}

/// Headless Chromium: Debian's binary, since its wrapper script outlives a kill, and Chrome's.
const SHELLS: [&str; 2] = ["/usr/lib/chromium/chromium-headless-shell", "chrome-headless-shell"];

/// Returns headless Chromium, which starts in a quarter of the time; `None` if the driver's version of it is not
/// available. Chromium itself serves, too.
pub(crate) fn headless_shell(driver: &Path) -> Option<PathBuf> {
    let version = |program: &Path| {
        let answer = shell::answer(Command::new(program).arg("--version"))?;
        answer.split(' ').find(|word| word.contains('.')).map(str::to_owned)
    };
    let find = || {
        let mut found = SHELLS.iter().filter_map(|&name| {
            Some(PathBuf::from(name)).filter(|it| it.is_file()).or_else(|| shell::which(name))
        });
        found.find(|program| version(program) == version(driver))
    };
    installed(find, &["chromium-headless-shell"]).ok()
}

/// Installs Firefox and its driver if necessary; returns the driver.
///
/// # Errors
/// If one of them is missing and cannot be installed.
pub(crate) fn firefox_driver(steps: &mut Steps) -> Result<PathBuf, TaskError> {
    // On Windows, Firefox is not on the search path, and its driver finds it by itself.
    let find = || (cfg!(windows) || is_here(&FIREFOXES)).then_some(());
    installed(find, &["firefox-esr"])
        .map_err(|why| TaskError::new("Firefox is missing", why, FIREFOX_REMEDY))?;
    if let Some(named) = named("GECKODRIVER") {
        return Ok(named);
    }
    install::all(&[Need::Tool(&GECKODRIVER)], steps)?;
    Ok(GECKODRIVER.find().unwrap_or_else(|| PathBuf::from(GECKODRIVER.name)))
}

/// Returns the result of `find`, after installing Debian's packages if it finds none.
fn installed<T>(find: impl Fn() -> Option<T>, packages: &[&str]) -> Result<T, String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let Some(apt_get) = apt_get() else {
        return Err("it can be installed for you on Debian only, and as root or by sudo".into());
    };
    let names = packages.join(", ");
    println!("      not here: {names}; installing Debian's packages");
    for arguments in [&["update"][..], &[&["install", "-y"], packages].concat()] {
        let mut command = shell::program(&apt_get[0]);
        command.args(&apt_get[1..]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        shell::run(&mut command)?;
    }
    find().ok_or_else(|| "the packages were installed, and yet they are not found".into())
}

/// Returns Chromium's driver, if it and a browser are installed.
fn find() -> Option<PathBuf> {
    if let Some(named) = named("CHROMEDRIVER") {
        return Some(named);
    }
    // On Windows, Chrome is not on the search path, and its driver finds it by itself.
    if is_here(&CHROMIUMS) || cfg!(windows) { shell::which("chromedriver") } else { None }
}

/// Returns the program that an environment variable names.
fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|driver| driver.is_file())
}

/// Returns whether a browser is installed under one of its names.
fn is_here(names: &[&str]) -> bool {
    names.iter().any(|&name| {
        let program = Path::new(name);
        if program.is_absolute() { program.is_file() } else { shell::which(name).is_some() }
    })
}

/// Returns the command that installs Debian's packages, if it may be run.
fn apt_get() -> Option<Vec<String>> {
    shell::which("apt-get")?;
    let is_root = shell::answer(Command::new("id").arg("-u")).is_some_and(|user| user == "0");
    if is_root {
        return Some(vec!["apt-get".into()]);
    }
    // Uses sudo only where it asks for no password.
    shell::answer(Command::new("sudo").args(["-n", "true"]))?;
    Some(["sudo", "-n", "apt-get"].map(String::from).to_vec())
}

/// Opens an address in the user's browser, if there is a desktop.
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
