//! The built page, served on this machine, with faults where a test wants them.

use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sandgrid_serve::{Request, connections, head, media_type};

use super::Packed;

/// What becomes of a file on its way: by its path, its bytes, or none where it shall be missing.
pub(crate) type Alter = fn(&str, Vec<u8>) -> Option<Vec<u8>>;

/// How files go on their way.
#[derive(Copy, Clone)]
pub(crate) enum Sending {
    /// As they are, or altered.
    Altered(Alter),
    /// Compressed beforehand.
    Packed(&'static Packed),
    /// From a folder deep in a server that forbids whatever it can, and knows nothing of WebAssembly.
    Strictly,
}

impl Sending {
    /// As they are.
    pub(crate) const PLAIN: Self = Self::Altered(|_, bytes| Some(bytes));
}

/// What goes wrong with a file on its way.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The connection ends in its midst.
    Cut,
    /// A byte of it is another.
    Altered,
    /// It has more than it should, and means the same.
    Longer,
    /// In its place comes a page that says that something is wrong, as if nothing were.
    ErrorPage,
    /// The server has a fault.
    Refused,
    /// It is not there.
    Missing,
    /// A network that wants to know first who is there sends whoever asks to a page of its own.
    Portal,
    /// It does not come before something else goes wrong.
    Held,
    /// It comes with that line in its header.
    Headed(&'static str),
    /// It comes as another kind of file.
    Kind(&'static str),
}

/// What stands for every file, where something goes wrong with one.
pub(crate) const EVERY: &str = "*";

/// Where a strict server has the page.
const DEEP: &str = "games/sand/";

/// What it forbids: all that is not the page's own.
const STRICT: &str = "Content-Security-Policy: default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    media-src data:; object-src 'none'; base-uri 'none'; form-action 'none'\r\n\
    X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n";

/// What a server has at hand.
struct Desk {
    folder: Mutex<PathBuf>,
    sending: Sending,
    fault: Mutex<Option<(String, Fault)>>,
    asked: Mutex<Vec<String>>,
    brought: Mutex<Vec<String>>,
}

impl Desk {
    /// What goes wrong with that file now.
    fn fault_of(&self, path: &str) -> Option<Fault> {
        let fault = locked(&self.fault);
        fault.as_ref().filter(|(spoilt, _)| spoilt == path || spoilt == EVERY).map(|(_, it)| *it)
    }
}

/// Serves a folder, until it is dropped.
pub(crate) struct Server {
    port: SocketAddr,
    address: String,
    is_over: Arc<AtomicBool>,
    desk: Arc<Desk>,
}

impl Server {
    /// Serves that folder on a free port.
    pub(crate) fn start(folder: &Path, sending: Sending) -> Self {
        assert!(folder.join("index.html").is_file(), "{} holds no page", folder.display());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let port = listener.local_addr().expect("the port is open");
        let is_over = Arc::new(AtomicBool::new(false));
        let (fault, asked, brought) = Default::default();
        let desk = Desk { folder: Mutex::new(folder.to_owned()), sending, fault, asked, brought };
        let desk = Arc::new(desk);
        let (ended, shared) = (Arc::clone(&is_over), Arc::clone(&desk));
        thread::spawn(move || {
            let is_over = || ended.load(Ordering::Relaxed);
            connections(&listener, is_over, move |connection| answer(connection, &shared))
        });
        let place = if matches!(sending, Sending::Strictly) { DEEP } else { "" };
        Self { port, address: format!("http://{port}/{place}"), is_over, desk }
    }

    /// Where the page is, with a slash at the end.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Has every page bring that script along from now on, before its own. A strict server's brings none.
    pub(crate) fn bring_along(&self, script: &str) {
        locked(&self.desk.brought).push(script.to_owned());
    }

    /// The paths that were asked for, in turn.
    pub(crate) fn asked(&self) -> Vec<String> {
        locked(&self.desk.asked).clone()
    }

    /// Serves another folder from now on, and does that to one of its files.
    pub(super) fn serve(&self, folder: &Path, fault: Option<(&str, Fault)>) {
        folder.clone_into(&mut locked(&self.desk.folder));
        *locked(&self.desk.fault) = fault.map(|(path, fault)| (path.to_owned(), fault));
    }

    /// Answers nobody any more.
    pub(super) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The last connection is our own, which wakes the listener up to see that it is over.
        let _ = TcpStream::connect(self.port);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

fn answer(mut connection: &TcpStream, desk: &Desk) -> io::Result<()> {
    let Some(Request { target, .. }) = Request::read(connection)? else { return Ok(()) };
    let folder = locked(&desk.folder).clone();
    let mut target = target.trim_start_matches('/');
    if matches!(desk.sending, Sending::Strictly) {
        target = target.strip_prefix(DEEP).unwrap_or("outside");
    }
    let file = file_named(&folder, target);
    let path = file.strip_prefix(&folder).unwrap_or(&file).to_string_lossy();
    locked(&desk.asked).push(path.clone().into_owned());
    hold(&path, desk);
    if let Some(answer) = desk.fault_of(&path).and_then(|fault| instead(fault, &path)) {
        return connection.write_all(answer.as_bytes());
    }
    let (more, body) = match desk.sending {
        Sending::Altered(alter) => ("", fs::read(&file).ok().and_then(|body| alter(&path, body))),
        Sending::Packed(packed) => match packed.file(&path) {
            Some(body) => ("Content-Encoding: br\r\n", Some(body.to_vec())),
            None => ("", fs::read(&file).ok()),
        },
        Sending::Strictly => (STRICT, fs::read(&file).ok()),
    };
    let is_plain = !matches!(desk.sending, Sending::Strictly);
    let body =
        body.map(|body| if is_plain { with_scripts(&file, body, &desk.brought) } else { body });
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let body = body.unwrap_or_else(|| b"not here".to_vec());
    let mut body = lengthened(&path, body, desk.fault_of(&path));
    let (kind, line) = told(&file, desk.sending, desk.fault_of(&path));
    let head = head(status, kind, body.len(), &format!("{more}{line}"));
    spoil(&mut body, desk.fault_of(&path));
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
}

/// The kind of a file as its header tells it, and what else stands there.
fn told(file: &Path, sending: Sending, fault: Option<Fault>) -> (&'static str, String) {
    match (media_type(file), fault) {
        (_, Some(Fault::Kind(kind))) => (kind, String::new()),
        (kind, Some(Fault::Headed(line))) => (kind, format!("{line}\r\n")),
        ("application/wasm", _) if matches!(sending, Sending::Strictly) => {
            ("text/plain", String::new())
        }
        (kind, _) => (kind, String::new()),
    }
}

/// A file that has come to be longer, and means the same: by a section without a name, or an empty line.
fn lengthened(path: &str, mut body: Vec<u8>, fault: Option<Fault>) -> Vec<u8> {
    match fault {
        Some(Fault::Longer) if path.ends_with("wasm") => body.extend([0, 1, 0]),
        Some(Fault::Longer) => body.push(b'\n'),
        _ => {}
    }
    body
}

/// What becomes of a file with which something goes wrong.
fn spoil(body: &mut Vec<u8>, fault: Option<Fault>) {
    match fault {
        Some(Fault::Cut) => body.truncate(body.len() / 2),
        Some(Fault::Altered) => body[0] ^= 1,
        // Chromium takes half a minute to lay out a megabyte of packed bytes as text.
        Some(Fault::Kind(_)) => body.truncate(4096),
        _ => {}
    }
}

/// Keeps whoever asks for a file waiting, as long as it is held.
fn hold(path: &str, desk: &Desk) {
    let begun = Instant::now();
    while desk.fault_of(path) == Some(Fault::Held) && begun.elapsed() < super::PATIENCE {
        thread::sleep(Duration::from_millis(20));
    }
}

/// What comes in place of a file.
fn instead(fault: Fault, path: &str) -> Option<String> {
    let (status, more) = match fault {
        Fault::ErrorPage => ("200 OK", ""),
        Fault::Refused => ("500 Internal Server Error", ""),
        Fault::Missing => ("404 Not Found", ""),
        Fault::Portal if path == "outside" => ("200 OK", ""),
        Fault::Portal => ("302 Found", "Location: /who-are-you\r\n"),
        Fault::Cut
        | Fault::Altered
        | Fault::Longer
        | Fault::Held
        | Fault::Headed(_)
        | Fault::Kind(_) => return None,
    };
    let body = "<!doctype html><title>Not now</title><main>Who are you?</main>";
    Some(head(status, "text/html", body.len(), more) + body)
}

/// A page with the scripts that it is to bring along; any other file as it is.
fn with_scripts(file: &Path, body: Vec<u8>, scripts: &Mutex<Vec<String>>) -> Vec<u8> {
    let scripts = locked(scripts);
    let is_page = file.extension().is_some_and(|ending| ending == "html");
    if scripts.is_empty() || !is_page {
        return body;
    }
    let scripts: String =
        scripts.iter().flat_map(|script| ["<script>", script, "</script>"]).collect();
    // Shortened markup has no head of its own; what a page begins with is told in either.
    let begins = "<meta";
    // The one file is no UTF-8; it lets nobody listen to it, in any case.
    match String::from_utf8(body) {
        Ok(text) => text.replacen(begins, &(scripts + begins), 1).into_bytes(),
        Err(other) => other.into_bytes(),
    }
}

/// The file that a request's target names.
fn file_named(folder: &Path, target: &str) -> PathBuf {
    let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let file = folder.join(path);
    if file.is_dir() { file.join("index.html") } else { file }
}
