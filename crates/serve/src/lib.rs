//! A static web server for this machine.
//!
//! Each connection has a thread of its own and carries one request: a browser opens several at once and leaves some of
//! them idle, and none may have to wait for another.

use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// Time limit for reading a request, and its maximum length in bytes: a link may hold a game of any length.
const PATIENCE: Duration = Duration::from_secs(30);
const LONGEST_REQUEST: u64 = 16 << 20;

/// Passes each connection to `answer`, in a thread of its own, until `is_over`.
///
/// # Errors
/// If the port is lost.
pub fn connections(
    listener: &TcpListener,
    is_over: impl Fn() -> bool,
    answer: impl Fn(&TcpStream) -> io::Result<()> + Send + Sync + 'static,
) -> io::Result<()> {
    let answer = Arc::new(answer);
    loop {
        let accepted = listener.accept();
        if is_over() {
            return Ok(());
        }
        let connection = match accepted {
            Ok((connection, _)) => connection,
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => continue,
            Err(error) => return Err(error),
        };
        let answer = Arc::clone(&answer);
        // A browser may close a connection at any time.
        thread::spawn(move || answer(&connection));
    }
}

/// Answers requests with the files of `folder` until the program ends.
///
/// # Errors
/// If the port is lost.
pub fn forever(listener: &TcpListener, folder: &Path) -> io::Result<()> {
    let folder = folder.to_owned();
    connections(listener, || false, move |connection| answer(connection, &folder))
}

fn answer(mut connection: &TcpStream, folder: &Path) -> io::Result<()> {
    let Some(Request { method, target }) = Request::read(connection)? else { return Ok(()) };
    let (status, kind, body) = match (method.as_str(), file_named(folder, &target)) {
        ("GET" | "HEAD", Some(file)) => ("200 OK", media_type(&file), fs::read(&file)?),
        ("GET" | "HEAD", None) => ("404 Not Found", "text/plain", b"not here".to_vec()),
        _ => ("405 Method Not Allowed", "text/plain", b"only GET".to_vec()),
    };
    let head = head(status, kind, body.len(), "Cache-Control: no-store\r\n");
    connection.write_all(head.as_bytes())?;
    if method == "HEAD" { Ok(()) } else { connection.write_all(&body) }
}

/// The first line of a request.
#[derive(Debug)]
pub struct Request {
    /// `GET`, for example.
    pub method: String,
    /// The path with its query: `/a?b`.
    pub target: String,
}

impl Request {
    /// Reads a request to its end; `None` for an empty one.
    ///
    /// # Errors
    /// If the connection is lost, or takes too long.
    pub fn read(connection: &TcpStream) -> io::Result<Option<Self>> {
        connection.set_read_timeout(Some(PATIENCE))?;
        let mut lines = BufReader::new(connection.take(LONGEST_REQUEST)).lines();
        let Some(first) = lines.next().transpose()? else { return Ok(None) };
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let mut words = first.split(' ').map(str::to_owned);
        let mut word = || words.next().unwrap_or_default();
        Ok(Some(Self { method: word(), target: word() }))
    }
}

/// Returns the head of a response, with further complete lines.
#[must_use]
pub fn head(status: &str, kind: &str, length: usize, more: &str) -> String {
    format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n{more}\
         Connection: close\r\n\r\n"
    )
}

/// Returns the path within a folder that a request's target names, decoded; `None` if it leads out of the folder.
#[must_use]
pub fn target_path(target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next()?;
    let path = decoded(path.strip_prefix('/')?)?;
    // On Windows these separate folders and name drives; the page's own file names never contain them.
    if path.contains(['\\', ':', '\0']) {
        return None;
    }
    let path = PathBuf::from(path);
    path.components().all(|part| matches!(part, Component::Normal(_))).then_some(path)
}

/// Returns the file in `folder` that a request's target names; never one outside of it.
#[must_use]
pub fn file_named(folder: &Path, target: &str) -> Option<PathBuf> {
    let mut file = folder.join(target_path(target)?);
    if file.is_dir() {
        file.push("index.html");
    }
    // Links in the folder must not lead out of it either.
    let file = file.canonicalize().ok()?;
    (file.starts_with(folder.canonicalize().ok()?) && file.is_file()).then_some(file)
}

/// Decodes the `%` sequences of a path.
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

/// Returns the media type of a file by its extension.
#[must_use]
pub fn media_type(file: &Path) -> &'static str {
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

    /// A page in a temporary folder, removed on drop.
    struct Page(PathBuf);

    impl Page {
        fn new(name: &str) -> Self {
            let top =
                std::env::temp_dir().join(format!("sandgrid-serve-{name}-{}", std::process::id()));
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
        assert_eq!(media_type(Path::new("a.b.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("none")), "application/octet-stream");
    }

    #[test]
    fn a_browser_gets_the_page() {
        let page = Page::new("browser");
        let listener = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let host = listener.local_addr().expect("it is open");
        let folder = page.0.clone();
        thread::spawn(move || forever(&listener, &folder));
        // Connections that say nothing must not keep others waiting.
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
}
