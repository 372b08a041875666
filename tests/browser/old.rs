//! Browsers of some years ago play, or a sentence says why they do not. They know no driver of today:
//! a script that the page brings along plays, and tells the server what has come of it.
//! `cargo xtask test old` fetches them, and runs these tests.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::page::{PEOPLE, Sending, Server, named, until};

/// Plays an action, asks for advice, and tells of it; or tells what the page says instead.
const PLAY: &str = r#"
(async () => {
  const until = async (is) => {
    for (let look = 0; look < 600 && !is(); look += 1) await new Promise((go) => setTimeout(go, 50));
    return is();
  };
  const seen = (id) => {
    const thing = document.getElementById(id);
    return thing && getComputedStyle(thing).display !== "none" ? thing.innerText.trim() : "";
  };
  const tell = (...words) => fetch(`told/${words.map(encodeURIComponent).join("/")}`);
  const hole = () => document.querySelector("[role=grid] button[aria-label*=c3]");
  const isWhole = () => document.documentElement.hasAttribute("data-whole");
  await until(() => isWhole() || seen("needs"));
  if (!isWhole()) return tell("says", seen("needs"));
  await until(() => hole() && seen("notice"));
  const notice = seen("notice");
  hole().click();
  await until(() => hole().getAttribute("aria-label").includes("pebble"));
  document.getElementById("hint-me").click();
  await until(() => seen("hint"));
  return tell("plays", hole().getAttribute("aria-label"), seen("hint"), notice);
})();
"#;

/// A browser that shows the page, until it is dropped.
struct Old {
    process: Child,
    folder: PathBuf,
}

impl Old {
    /// Unpacks the browser that a variable names, and has it show that address.
    fn show(variable: &str, address: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("sandgrid-{variable}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let program = folder.join("chromium");
        let packed = File::open(named(variable)).expect("it has been fetched");
        let mut file = File::create(&program).expect("there is room");
        brotli::BrotliDecompress(&mut &packed, &mut file).expect("it is packed by Brotli");
        file.set_permissions(fs::Permissions::from_mode(0o755)).expect("it is ours");
        drop(file);
        let process = Command::new(program)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-zygote"])
            // Without it, it would show the page for a moment and end.
            .args(["--disable-dev-shm-usage", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", folder.display()))
            .arg(address)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        Self { process, folder }
    }
}

impl Drop for Old {
    fn drop(&mut self) {
        // What cannot be swept away is swept by the system.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What the page has told the server in the browser that a variable names.
fn told(variable: &str) -> String {
    let server = Server::start(named("SANDGRID_PAGE").as_ref(), Sending::PLAIN);
    server.bring_along(PLAY);
    let _browser = Old::show(variable, &format!("{}{PEOPLE}&lang=en", server.address()));
    until("it tells how it went", || {
        let told = server.asked().into_iter().find(|path| path.starts_with("told/"));
        told.map(|told| told.replace("%20", " "))
    })
}

#[test]
#[ignore = "fetches old browsers: `cargo xtask test old`"]
fn four_years_ago_one_plays_and_is_told_that_it_looks_odd() {
    let told = told("SANDGRID_OLD");
    for word in ["plays", "pebble", "Try placing", "some years old"] {
        assert!(told.contains(word), "{word}: {told}");
    }
}

#[test]
#[ignore = "fetches old browsers: `cargo xtask test old`"]
fn before_that_a_sentence_says_why_one_does_not() {
    let told = told("SANDGRID_OLDER");
    assert!(told.contains("says") && told.contains("A newer browser"), "{told}");
}
