//! Serving the page on this machine, and on no other.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::shell::TaskError;

/// The port that is tried first where none was asked for, and how many are tried after it.
const FIRST_PORT: u16 = 8080;
const PORTS: u16 = 50;

/// Opens a port, and returns it with the address of the page.
///
/// # Errors
/// The port that was asked for, or each that was tried, is taken.
pub(crate) fn listen(port: Option<u16>) -> Result<(TcpListener, String), TaskError> {
    let (first, count) = port.map_or((FIRST_PORT, PORTS), |port| (port, 1));
    let mut why = io::Error::from(ErrorKind::AddrInUse);
    for port in (first..=u16::MAX).take(usize::from(count)) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => {
                let port = listener.local_addr().map_or(port, |address| address.port());
                return Ok((listener, format!("http://127.0.0.1:{port}/")));
            }
            Err(error) => why = error,
        }
    }
    let remedy = "Name another one: `cargo xtask play --port 9000`.";
    Err(TaskError::new(format!("port {first} of 127.0.0.1 cannot be used"), why, remedy))
}

/// How long a connection may take to say what it wants, and how much it may say.
const PATIENCE: Duration = Duration::from_secs(30);
const LONGEST_REQUEST: u64 = 16 * 1024;

/// Answers requests with the files of `folder` until the program is ended.
///
/// Each connection has a thread of its own and carries one request: a browser opens several at
/// once and leaves some of them idle, and none may have to wait for another.
///
/// # Errors
/// The port was lost.
pub(crate) fn forever(listener: &TcpListener, folder: &Path) -> Result<(), TaskError> {
    let folder: Arc<Path> = folder.into();
    loop {
        let (connection, _) = listener.accept().map_err(|why| {
            TaskError::new("the server ended", why.to_string(), "Run the same command again.")
        })?;
        let folder = Arc::clone(&folder);
        // A browser that has hung up is no concern of ours.
        thread::spawn(move || answer(&connection, &folder));
    }
}

fn answer(connection: &TcpStream, folder: &Path) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(connection.take(LONGEST_REQUEST)).lines();
    let Some(request) = lines.next().transpose()? else { return Ok(()) };
    // The rest of the request must be read before the connection is closed.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next(), words.next().unwrap_or_default());
    let (status, kind, body) = match (method, file_named(folder, target)) {
        (Some("GET" | "HEAD"), Some(file)) => ("200 OK", kind(&file), fs::read(&file)?),
        (Some("GET" | "HEAD"), None) => ("404 Not Found", "text/plain", b"not here".to_vec()),
        _ => ("405 Method Not Allowed", "text/plain", b"only GET".to_vec()),
    };
    let mut connection = connection;
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-store\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method == Some("HEAD") { Ok(()) } else { connection.write_all(&body) }
}

/// The file in `folder` that a request's target names; never one outside of it.
fn file_named(folder: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = decoded(path.strip_prefix('/')?)?;
    // On Windows these part folders and name drives; in a page's own file names they never occur.
    if path.contains(['\\', ':', '\0']) {
        return None;
    }
    let path = Path::new(&path);
    if !path.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let mut file = folder.join(path);
    if file.is_dir() {
        file.push("index.html");
    }
    // Links in the folder must not lead out of it either.
    let file = file.canonicalize().ok()?;
    (file.starts_with(folder.canonicalize().ok()?) && file.is_file()).then_some(file)
}

/// `path` with its `%` sequences replaced by the bytes they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            u8::try_from(digit()? * 16 + digit()?).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

/// The media type of a file, by its ending.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("ogg") => "audio/ogg",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small page of its own for one test, gone when the test is.
    struct Page(PathBuf);

    impl Page {
        fn new(name: &str) -> Self {
            let top = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            let page = top.join("page");
            fs::create_dir_all(page.join("embed")).expect("a temporary folder can be made");
            for file in ["secret", "page/index.html", "page/a b.wasm", "page/embed/index.html"] {
                fs::write(top.join(file), file).expect("a temporary file can be written");
            }
            Self(page)
        }

        fn find(&self, target: &str) -> Option<String> {
            let file = file_named(&self.0, target)?;
            let page = self.0.canonicalize().expect("the page is there");
            let file = file.strip_prefix(page).expect("it is inside the page");
            Some(file.display().to_string())
        }
    }

    impl Drop for Page {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(self.0.parent().expect("it was made in a folder"));
        }
    }

    #[test]
    fn files_of_the_page_are_found() {
        let page = Page::new("found");
        assert_eq!(page.find("/").as_deref(), Some("index.html"));
        assert_eq!(page.find("/?size=5#g=1").as_deref(), Some("index.html"));
        assert_eq!(page.find("/a%20b.wasm").as_deref(), Some("a b.wasm"));
        assert_eq!(page.find("/embed/").as_deref(), Some("embed/index.html"));
        assert_eq!(page.find("/missing"), None);
    }

    #[test]
    fn server_serves_only_the_page() {
        let page = Page::new("outside");
        for target in [
            "/../secret",
            "/embed/../../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/..\\secret",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/c:/secret",
            "/%00",
            "/%",
            "/%zz",
            "/%ff",
            "secret",
            "",
        ] {
            assert_eq!(page.find(target), None, "{target}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_does_not_lead_out_of_the_page() {
        let page = Page::new("link");
        std::os::unix::fs::symlink(page.0.join("../secret"), page.0.join("link"))
            .expect("a link can be made");
        assert_eq!(page.find("/link"), None);
    }

    #[test]
    fn webassembly_has_its_own_type() {
        assert_eq!(kind(Path::new("a.b.wasm")), "application/wasm");
        assert_eq!(kind(Path::new("none")), "application/octet-stream");
    }

    #[test]
    fn a_browser_gets_the_page() {
        let page = Page::new("browser");
        let (listener, address) = listen(Some(0)).expect("some port is free");
        let folder = page.0.clone();
        thread::spawn(move || forever(&listener, &folder));
        // Connections that say nothing must not keep others waiting.
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let idle = [(); 20].map(|()| TcpStream::connect(host).expect("the server listens"));
        let ask = |request: &str| {
            let mut stream = TcpStream::connect(host).expect("the server listens");
            write!(stream, "{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                .expect("the server reads");
            let mut said = String::new();
            stream.read_to_string(&mut said).expect("the server answers");
            said
        };
        let wasm = ask("GET /a%20b.wasm");
        assert!(wasm.starts_with("HTTP/1.1 200"), "{wasm}");
        assert!(wasm.contains("Content-Type: application/wasm"), "{wasm}");
        assert!(wasm.contains("Cache-Control: no-store"), "{wasm}");
        assert!(wasm.ends_with("page/a b.wasm"), "{wasm}");
        assert!(ask("GET /../secret").starts_with("HTTP/1.1 404"));
        assert!(ask("POST /").starts_with("HTTP/1.1 405"));
        drop(idle);
    }

    #[test]
    fn a_taken_port_is_left_alone() {
        let (taken, _) = listen(Some(0)).expect("some port is free");
        let port = taken.local_addr().expect("it is open").port();
        let trouble = listen(Some(port)).expect_err("the port is taken").to_string();
        assert!(trouble.contains(&port.to_string()), "{trouble}");
    }
}
