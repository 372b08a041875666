//! The built page, served on this machine, with faults where a test wants them.

use std::fs;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use sandgrid_serve::{Request, connections, head, media_type, target_path};

use super::Packed;

/// Alters a file, given its path and bytes; `None` if it shall be missing.
pub(crate) type Alter = fn(&str, Vec<u8>) -> Option<Vec<u8>>;

/// The way in which files are sent.
#[derive(Copy, Clone)]
pub(crate) enum Sending {
    /// Unchanged or altered.
    Altered(Alter),
    /// Compressed beforehand.
    Packed(&'static Packed),
    /// From a deep folder of a server with the strictest policy, which does not know WebAssembly.
    Strictly,
}

impl Sending {
    /// Unchanged.
    pub(crate) const PLAIN: Self = Self::Altered(|_, bytes| Some(bytes));
}

/// A fault of one file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The connection ends halfway.
    Cut,
    /// One byte differs.
    Altered,
    /// It is longer, and means the same.
    Longer,
    /// An error page with status 200.
    ErrorPage,
    /// Status 500.
    Refused,
    /// Status 404.
    Missing,
    /// A captive portal redirects to its own page.
    Portal,
    /// A permanent redirect to that path, without the query.
    Moved(&'static str),
    /// It is withheld until the fault is lifted.
    Held,
    /// With that header line.
    Headed(&'static str),
    /// With that content type.
    Kind(&'static str),
}

/// The path that stands for every file.
pub(crate) const EVERY: &str = "*";

/// The folder of the page on a strict server.
const DEEP: &str = "/games/sand";

/// The path that stands for everything outside of the page's folder.
const OUTSIDE: &str = "outside";

/// The header lines of a strict server, which forbid every file but the page's own.
const STRICT: &str = "Content-Security-Policy: default-src 'self'; \
    script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    media-src data:; object-src 'none'; base-uri 'none'; form-action 'none'\r\n\
    X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n";

/// The state that all connections share.
struct Shared {
    folder: Mutex<PathBuf>,
    sending: Sending,
    fault: Mutex<Option<(String, Fault)>>,
    requested: Mutex<Vec<String>>,
    scripts: Mutex<Vec<String>>,
}

impl Shared {
    /// Returns the present fault of a file.
    fn fault_of(&self, path: &str) -> Option<Fault> {
        let fault = locked(&self.fault);
        fault.as_ref().filter(|(faulty, _)| faulty == path || faulty == EVERY).map(|(_, it)| *it)
    }
}

/// A server of a folder; it ends when it is dropped.
pub(crate) struct Server {
    port: SocketAddr,
    address: String,
    is_over: Arc<AtomicBool>,
    shared: Arc<Shared>,
}

impl Server {
    /// Serves that folder on a free port.
    pub(crate) fn start(folder: &Path, sending: Sending) -> Self {
        assert!(folder.join("index.html").is_file(), "{} holds no page", folder.display());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let port = listener.local_addr().expect("the port is open");
        let is_over = Arc::new(AtomicBool::new(false));
        let (fault, requested, scripts) = Default::default();
        let folder = Mutex::new(folder.to_owned());
        let shared = Arc::new(Shared { folder, sending, fault, requested, scripts });
        let (ended, state) = (Arc::clone(&is_over), Arc::clone(&shared));
        thread::spawn(move || {
            let is_over = || ended.load(Ordering::Relaxed);
            connections(&listener, is_over, move |connection| answer(connection, &state))
                .expect("the port stays open");
        });
        let place = if matches!(sending, Sending::Strictly) { DEEP } else { "" };
        Self { port, address: format!("http://{port}{place}/"), is_over, shared }
    }

    /// Returns the address of the page, with a slash at the end.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Inserts that script into every page from now on, before its own; not on a strict server.
    pub(crate) fn bring_along(&self, script: &str) {
        locked(&self.shared.scripts).push(script.to_owned());
    }

    /// Returns the paths that were requested, in order.
    pub(crate) fn asked(&self) -> Vec<String> {
        locked(&self.shared.requested).clone()
    }

    /// Serves another folder from now on, with a fault of one of its files.
    pub(super) fn serve(&self, folder: &Path, fault: Option<(&str, Fault)>) {
        folder.clone_into(&mut locked(&self.shared.folder));
        *locked(&self.shared.fault) = fault.map(|(path, fault)| (path.to_owned(), fault));
    }

    /// Stops serving.
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

fn answer(mut connection: &TcpStream, shared: &Shared) -> io::Result<()> {
    let Some(Request { target, .. }) = Request::read(connection)? else { return Ok(()) };
    let folder = locked(&shared.folder).clone();
    let named = target_file(&folder, &target, shared.sending);
    let is_inside = named.is_some();
    let file = named.unwrap_or_else(|| folder.join(OUTSIDE));
    let path = file.strip_prefix(&folder).unwrap_or(&file).to_string_lossy();
    let requested = if is_inside { &path } else { target.trim_start_matches('/') };
    locked(&shared.requested).push(requested.to_owned());
    let fault = awaited_fault(&path, shared);
    if let Some(answer) = fault.and_then(|fault| replacement(fault, &path)) {
        return connection.write_all(answer.as_bytes());
    }
    let (more, body) = match shared.sending {
        Sending::Altered(alter) => ("", fs::read(&file).ok().and_then(|body| alter(&path, body))),
        Sending::Packed(packed) => match packed.file(&path) {
            Some(body) => ("Content-Encoding: br\r\n", Some(body.to_vec())),
            None => ("", fs::read(&file).ok()),
        },
        Sending::Strictly => (STRICT, fs::read(&file).ok()),
    };
    let is_plain = !matches!(shared.sending, Sending::Strictly);
    let body =
        body.map(|body| if is_plain { with_scripts(&file, body, &shared.scripts) } else { body });
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let mut body = body.unwrap_or_else(|| b"not here".to_vec());
    resize(&mut body, &path, fault);
    let (kind, line) = content_type(&file, shared.sending, fault);
    let head = head(status, kind, body.len(), &format!("{more}{line}"));
    damage(&mut body, fault);
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
}

/// Returns the content type, and further header lines.
fn content_type(file: &Path, sending: Sending, fault: Option<Fault>) -> (&'static str, String) {
    match (media_type(file), fault) {
        (_, Some(Fault::Kind(kind))) => (kind, String::new()),
        (kind, Some(Fault::Headed(line))) => (kind, format!("{line}\r\n")),
        ("application/wasm", _) if matches!(sending, Sending::Strictly) => {
            ("text/plain", String::new())
        }
        (kind, _) => (kind, String::new()),
    }
}

/// Changes the length of a body before its head is written.
fn resize(body: &mut Vec<u8>, path: &str, fault: Option<Fault>) {
    match fault {
        // A section without a name.
        Some(Fault::Longer) if path.ends_with("wasm") => body.extend([0, 1, 0]),
        Some(Fault::Longer) => body.push(b'\n'),
        // Chromium takes half a minute to lay out a megabyte of packed bytes as text.
        Some(Fault::Kind(_)) => body.truncate(4096),
        Some(
            Fault::Cut
            | Fault::Altered
            | Fault::ErrorPage
            | Fault::Refused
            | Fault::Missing
            | Fault::Portal
            | Fault::Moved(_)
            | Fault::Held
            | Fault::Headed(_),
        )
        | None => {}
    }
}

/// Damages a body after its head is written.
fn damage(body: &mut Vec<u8>, fault: Option<Fault>) {
    match fault {
        Some(Fault::Cut) => body.truncate(body.len() / 2),
        Some(Fault::Altered) => body[0] ^= 1,
        Some(
            Fault::Longer
            | Fault::ErrorPage
            | Fault::Refused
            | Fault::Missing
            | Fault::Portal
            | Fault::Moved(_)
            | Fault::Held
            | Fault::Headed(_)
            | Fault::Kind(_),
        )
        | None => {}
    }
}

/// Waits while a file is held; returns the fault that it has then.
fn awaited_fault(path: &str, shared: &Shared) -> Option<Fault> {
    let begun = Instant::now();
    loop {
        let fault = shared.fault_of(path);
        if fault != Some(Fault::Held) || begun.elapsed() >= super::PATIENCE {
            return fault;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the answer in place of the file, if the fault has one.
fn replacement(fault: Fault, path: &str) -> Option<String> {
    let location = |to: &str| format!("Location: {to}\r\n");
    let (status, more) = match fault {
        Fault::ErrorPage => ("200 OK", String::new()),
        Fault::Refused => ("500 Internal Server Error", String::new()),
        Fault::Missing => ("404 Not Found", String::new()),
        Fault::Portal if path == OUTSIDE => ("200 OK", String::new()),
        Fault::Portal => ("302 Found", location("/who-are-you")),
        Fault::Moved(to) => ("301 Moved Permanently", location(to)),
        Fault::Cut
        | Fault::Altered
        | Fault::Longer
        | Fault::Held
        | Fault::Headed(_)
        | Fault::Kind(_) => return None,
    };
    let body = "<!doctype html><title>Not now</title><main>Who are you?</main>";
    Some(head(status, "text/html", body.len(), &more) + body)
}

/// Inserts the scripts into a page; returns any other file unchanged.
fn with_scripts(file: &Path, body: Vec<u8>, scripts: &Mutex<Vec<String>>) -> Vec<u8> {
    let scripts = locked(scripts);
    let is_page = file.extension().is_some_and(|ending| ending == "html");
    if scripts.is_empty() || !is_page {
        return body;
    }
    let scripts: String =
        scripts.iter().flat_map(|script| ["<script>", script, "</script>"]).collect();
    // Minified markup has no head element; either form begins with a meta.
    let begins = "<meta";
    // The single file is not UTF-8, and no test listens to it.
    match String::from_utf8(body) {
        Ok(text) => text.replacen(begins, &(scripts + begins), 1).into_bytes(),
        Err(other) => other.into_bytes(),
    }
}

/// Returns the file of the page that a request's target names, whether or not it exists.
fn target_file(folder: &Path, target: &str, sending: Sending) -> Option<PathBuf> {
    let is_strict = matches!(sending, Sending::Strictly);
    let target = if is_strict { target.strip_prefix(DEEP)? } else { target };
    let file = folder.join(target_path(target)?);
    Some(if file.is_dir() { file.join("index.html") } else { file })
}
