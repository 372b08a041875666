//! The built page, served on this machine.
//!
//! Every connection has a thread of its own and carries one request: a browser opens several at
//! once and keeps them, and none of them may have to wait for another.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use super::Packed;

/// What becomes of a file on its way: by its path, its bytes, or none where it shall be missing.
pub(crate) type Alter = fn(&str, Vec<u8>) -> Option<Vec<u8>>;

/// How files go on their way.
#[derive(Copy, Clone)]
pub(super) enum Sending {
    /// As they are, or altered.
    Altered(Alter),
    /// Compressed beforehand.
    Packed(&'static Packed),
}

/// Paths that were asked for, or scripts to be brought along, in turn.
type Texts = Arc<Mutex<Vec<String>>>;

/// Serves a folder, until it is dropped.
pub(super) struct Server {
    port: SocketAddr,
    address: String,
    is_over: Arc<AtomicBool>,
    asked: Texts,
    brought: Texts,
}

impl Server {
    /// Serves that folder on a free port.
    pub(super) fn start(folder: &Path, sending: Sending) -> Self {
        assert!(folder.join("index.html").is_file(), "{} holds no page", folder.display());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let port = listener.local_addr().expect("the port is open");
        let is_over = Arc::new(AtomicBool::new(false));
        let (asked, brought) = (Texts::default(), Texts::default());
        let (ended, noted, folder) = (Arc::clone(&is_over), Arc::clone(&asked), folder.to_owned());
        let scripts = Arc::clone(&brought);
        thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                if ended.load(Ordering::Relaxed) {
                    return;
                }
                let (folder, noted) = (folder.clone(), Arc::clone(&noted));
                let scripts = Arc::clone(&scripts);
                // A browser that has hung up is no concern of ours.
                thread::spawn(move || answer(&connection, &folder, sending, [&noted, &scripts]));
            }
        });
        Self { port, address: format!("http://{port}/"), is_over, asked, brought }
    }

    /// Where the page is, with a slash at the end.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Has every page bring that script along from now on, before its own.
    pub(super) fn bring_along(&self, script: &str) {
        let mut brought = self.brought.lock().unwrap_or_else(PoisonError::into_inner);
        brought.push(script.to_owned());
    }

    /// The paths that were asked for, in turn.
    pub(super) fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The last connection is our own, which wakes the listener up to see that it is over.
        let _ = TcpStream::connect(self.port);
    }
}

fn answer(
    mut connection: &TcpStream,
    folder: &Path,
    sending: Sending,
    [asked, brought]: [&Texts; 2],
) -> io::Result<()> {
    let mut lines = BufReader::new(connection).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // What the browser says besides must be taken before the connection is closed.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let file = file_named(folder, request.split(' ').nth(1).unwrap_or_default());
    let path = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy();
    asked.lock().unwrap_or_else(PoisonError::into_inner).push(path.clone().into_owned());
    let (encoding, body) = match sending {
        Sending::Altered(alter) => ("", fs::read(&file).ok().and_then(|body| alter(&path, body))),
        Sending::Packed(packed) => match packed.file(&path) {
            Some(body) => ("Content-Encoding: br\r\n", Some(body.to_vec())),
            None => ("", fs::read(&file).ok()),
        },
    };
    let body = body.map(|body| with_scripts(&file, body, brought));
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let body = body.unwrap_or_else(|| b"not here".to_vec());
    let (kind, length) = (kind(&file), body.len());
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{encoding}\
         Connection: close\r\n\r\n"
    );
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
}

/// A page with the scripts that it is to bring along; any other file as it is.
fn with_scripts(file: &Path, body: Vec<u8>, scripts: &Texts) -> Vec<u8> {
    let scripts = scripts.lock().unwrap_or_else(PoisonError::into_inner);
    let is_page = file.extension().is_some_and(|ending| ending == "html");
    if scripts.is_empty() || !is_page {
        return body;
    }
    let scripts: String =
        scripts.iter().flat_map(|script| ["<script>", script, "</script>"]).collect();
    // Shortened markup has no head of its own; what a page begins with is told in either.
    let begins = "<meta";
    String::from_utf8_lossy(&body).replacen(begins, &(scripts + begins), 1).into_bytes()
}

/// The file that a request's target names.
fn file_named(folder: &Path, target: &str) -> PathBuf {
    let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let file = folder.join(path);
    if file.is_dir() { file.join("index.html") } else { file }
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
