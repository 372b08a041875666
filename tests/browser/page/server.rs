//! The built page, served on this machine.
//!
//! Every connection has a thread of its own and carries one request: a browser opens several at
//! once and keeps them, and none of them may have to wait for another.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// What becomes of a file on its way: by its path, its bytes, or none where it shall be missing.
pub(crate) type Alter = fn(&str, Vec<u8>) -> Option<Vec<u8>>;

/// Serves a folder, until it is dropped.
pub(super) struct Server {
    port: SocketAddr,
    address: String,
    is_over: Arc<AtomicBool>,
}

impl Server {
    /// Serves that folder on a free port.
    pub(super) fn start(folder: &Path, alter: Alter) -> Self {
        assert!(folder.join("index.html").is_file(), "{} holds no page", folder.display());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let port = listener.local_addr().expect("the port is open");
        let is_over = Arc::new(AtomicBool::new(false));
        let (ended, folder) = (Arc::clone(&is_over), folder.to_owned());
        thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                if ended.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                // A browser that has hung up is no concern of ours.
                thread::spawn(move || answer(&connection, &folder, alter));
            }
        });
        Self { port, address: format!("http://{port}/"), is_over }
    }

    /// Where the page is, with a slash at the end.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // The last connection is our own, which wakes the listener up to see that it is over.
        let _ = TcpStream::connect(self.port);
    }
}

fn answer(mut connection: &TcpStream, folder: &Path, alter: Alter) -> io::Result<()> {
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
    let (status, body) = match fs::read(&file).ok().and_then(|body| alter(&path, body)) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", b"not here".to_vec()),
    };
    let (kind, length) = (kind(&file), body.len());
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n"
    );
    connection.write_all(head.as_bytes())?;
    connection.write_all(&body)
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
