//! Browsers of some years ago play, or a sentence says why they do not. They know no driver of today:
//! a script that the page brings along plays, and tells the server what has come of it.
//! `cargo xtask test old` fetches them, and runs these tests.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::page::{PEOPLE, Sending, Server, dist, leave_out, named, until};

/// Plays an action, asks for advice, and tells of it; or tells what the page says instead.
const PLAY: &str = include_str!("early/play_and_tell.js");

/// A browser that shows the page, until it is dropped.
struct Old {
    process: Child,
    folder: PathBuf,
}

/// Which browser.
#[derive(Copy, Clone)]
enum Kind {
    /// Chromium, packed in the file that this variable names.
    Chromium(&'static str),
    /// WebKit, in the program that this variable names.
    WebKit(&'static str),
}

impl Old {
    /// Has that browser show that address.
    fn show(kind: Kind, address: &str) -> Self {
        let (Kind::Chromium(variable) | Kind::WebKit(variable)) = kind;
        let folder =
            std::env::temp_dir().join(format!("sandgrid-{variable}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let process = match kind {
            Kind::Chromium(_) => chromium(&named(variable), &folder),
            Kind::WebKit(_) => webkit(&named(variable), &folder),
        }
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
        Self { process, folder }
    }
}

/// Chromium, unpacked into a folder of its own.
fn chromium(packed: &str, folder: &Path) -> Command {
    let program = folder.join("chromium");
    let packed = File::open(packed).expect("it has been fetched");
    let mut file = File::create(&program).expect("there is room");
    brotli::BrotliDecompress(&mut &packed, &mut file).expect("it is packed by Brotli");
    file.set_permissions(fs::Permissions::from_mode(0o755)).expect("it is ours");
    let mut command = Command::new(program);
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-zygote"])
        // Without it, it would show the page for a moment and end.
        .args(["--disable-dev-shm-usage", "--remote-debugging-port=0"])
        .arg(format!("--user-data-dir={}", folder.display()));
    command
}

/// WebKit without a window, which keeps things in that folder.
fn webkit(program: &str, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .arg("--platform=headless")
        .env("HOME", folder)
        .envs(["XDG_DATA_HOME", "XDG_CACHE_HOME"].map(|variable| (variable, folder)))
        // Its sandbox does not start for root, and what it would guard against is our own page.
        .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    command
}

impl Drop for Old {
    fn drop(&mut self) {
        // The system deletes the folder if this fails.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Returns the words that the site has sent to the server in that browser.
fn told(kind: Kind) -> String {
    let server = Server::start(&dist().join("site"), Sending::PLAIN);
    server.bring_along(PLAY);
    let _browser = Old::show(kind, &format!("{}{PEOPLE}&lang=en", server.address()));
    until("it tells how it went", || {
        let told = server.asked().into_iter().find(|path| path.starts_with("told/"));
        told.map(|told| told.replace("%20", " "))
    })
}

/// One plays there, and is advised; what the page says besides.
#[track_caller]
fn plays(kind: Kind) -> String {
    let told = told(kind);
    for word in ["plays", "pebble", "Try placing"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    told
}

#[test]
#[ignore = "fetches old browsers: `cargo xtask test old`"]
fn four_year_old_browser_plays_with_a_warning() {
    let told = plays(Kind::Chromium("SANDGRID_OLD"));
    assert!(told.contains("some years old"), "{told}");
}

#[test]
#[ignore = "fetches old browsers: `cargo xtask test old`"]
fn old_webkit_plays() {
    const PROGRAM: &str = "SANDGRID_OLD_WEBKIT";
    if std::env::var_os(PROGRAM).is_none() {
        return leave_out("WebKit", "only Debian 12 has it");
    }
    plays(Kind::WebKit(PROGRAM));
}

#[test]
#[ignore = "fetches old browsers: `cargo xtask test old`"]
fn older_browser_sees_an_explanation() {
    let told = told(Kind::Chromium("SANDGRID_OLDER"));
    assert!(told.contains("says") && told.contains("a newer browser"), "{told}");
}
