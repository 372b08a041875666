//! The program that drives the browser.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::{Browser, webkit};

/// A driver on a port of its own, until it is dropped.
pub(super) struct Driver {
    browser: Browser,
    process: Child,
    address: String,
    folder: PathBuf,
}

impl Driver {
    /// How often a program is started that ends before it listens: another may have taken its port.
    const TRIES: usize = 3;

    /// Starts that program.
    pub(super) fn start(browser: Browser, program: &str) -> Self {
        let driver = (0..Self::TRIES).find_map(|_| Self::listening(browser, program));
        driver.unwrap_or_else(|| panic!("{program} does not say on which port it listens"))
    }

    fn listening(browser: Browser, program: &str) -> Option<Self> {
        let folder = fresh_folder();
        let free = free_port();
        // Profiles lie in a folder that is always deleted. The library that plays the browser's sound would create a
        // folder there, too, and a link to it in the home of the person who runs the tests; once the folder is gone,
        // that link makes every program wait for twenty seconds at its first sound.
        let mut process = browser
            .drive(program, free, &folder)
            .env("TMPDIR", &folder)
            .env("PULSE_RUNTIME_PATH", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut said = BufReader::new(process.stdout.take().expect("its words are piped"));
        let port = match browser.before_port() {
            Some(words) => {
                said.by_ref().lines().map_while(Result::ok).find_map(|line| port_in(words, &line))
            }
            None => listens(&mut process, free).then_some(free),
        };
        // A program whose output is not read blocks, and its browser with it.
        thread::spawn(move || io::copy(&mut said, &mut io::sink()));
        let address = port.map(|port| format!("http://127.0.0.1:{port}")).unwrap_or_default();
        let driver = Self { browser, process, address, folder };
        (!driver.address.is_empty()).then_some(driver)
    }

    /// Its number among the system's processes.
    pub(super) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Where its files are, and its browser's.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where it listens.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself, and the folder may be gone.
        match self.browser {
            // Its guard ends it, and itself.
            Browser::Firefox if cfg!(unix) => drop(self.process.stdin.take()),
            Browser::WebKit => webkit::end(self.process.id()),
            Browser::Chromium | Browser::Firefox => {
                let _ = self.process.kill();
            }
        }
        let _ = self.process.wait();
        sweep(&self.folder);
    }
}

/// Removes a folder in which a browser may still be busy with its last file.
fn sweep(folder: &Path) {
    for _ in 0..20 {
        match fs::remove_dir_all(folder) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                thread::sleep(Duration::from_millis(50));
            }
            _ => return,
        }
    }
}

/// The port of "`ChromeDriver` was started successfully on port 41123."
fn port_in(before: &str, line: &str) -> Option<u16> {
    let (_, port) = line.split_once(before)?;
    port.trim_end_matches('.').parse().ok()
}

/// Waits until that port is open; returns whether it was before the process ended.
fn listens(process: &mut Child, port: u16) -> bool {
    while matches!(process.try_wait(), Ok(None)) {
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
    listener.local_addr().expect("the port is open").port()
}

/// A folder for one driver's files; its name is short, since a browser's sockets are named by it.
fn fresh_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("sandgrid-{}-{count}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder can be made");
    folder
}
