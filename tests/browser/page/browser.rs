//! Which browser shows the page, and how it is started.

use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;
use std::thread;

use serde_json::json;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{CapabilitiesHelper, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

use super::webkit;

/// How Chromium is started. Its sandbox does not start for root or in most containers, and what it
/// would guard against is our own page.
const ARGUMENTS: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    // Sounds are made, but not played.
    "--disable-audio-output",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Sounds are made where they are, and not in a process of their own that starts at the first.
    "--disable-features=AudioServiceOutOfProcess,AudioServiceSandbox",
    // Motion takes half of a press's time. Tests that are about motion ask for it (`Page::in_motion`).
    "--force-prefers-reduced-motion",
];

/// A browser that the tests run in.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// Chromium, or one of its kin.
    Chromium,
    /// Firefox.
    Firefox,
    /// `WebKitGTK`'s small browser.
    WebKit,
}

/// A browser's window.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Window {
    /// One that is not on a screen: where there is Chromium without windows, that one, which starts in a quarter of the
    /// time, and keeps no pages that one may go back to.
    Ordinary,
    /// As anybody opens it.
    Desktop,
    /// One that forgets, when it is closed, all that was kept in it. `WebKit`'s driver opens no others.
    Private,
}

impl Browser {
    /// The one that these tests were asked to run in.
    pub(crate) fn chosen() -> Self {
        match env::var("SANDGRID_BROWSER").as_deref() {
            Ok("firefox") => Browser::Firefox,
            Ok("webkit") => Browser::WebKit,
            Ok("chromium") | Err(_) => Browser::Chromium,
            Ok(other) => panic!("SANDGRID_BROWSER is chromium, firefox or webkit, not {other}"),
        }
    }

    /// The variable that names the program that drives it.
    pub(super) fn driver(self) -> &'static str {
        match self {
            Browser::Chromium => "CHROMEDRIVER",
            Browser::Firefox => "GECKODRIVER",
            Browser::WebKit => "WEBKITDRIVER",
        }
    }

    /// Returns the command that starts the driver: it finds a free port, and Firefox's gives scripts access to the
    /// browser around the page. WebKit's is given the port, since it reports none.
    pub(super) fn drive(self, program: &str, free: u16, folder: &Path) -> Command {
        match self {
            Browser::Chromium => with(Command::new(program), &["--port=0"]),
            Browser::Firefox => {
                let reach = ["--port=0", "--websocket-port=0", "--allow-system-access"];
                with(guarded(program), &reach)
            }
            Browser::WebKit => {
                with(webkit::on_a_screen(program, folder), &[&format!("--port={free}")])
            }
        }
    }

    /// The words before the port on which a driver says that it listens, where it does.
    pub(super) fn before_port(self) -> Option<&'static str> {
        match self {
            Browser::Chromium => Some("successfully on port "),
            Browser::Firefox => Some("Listening on 127.0.0.1:"),
            Browser::WebKit => None,
        }
    }

    /// Starts it.
    pub(super) async fn begin(self, driver: &str, window: Window) -> WebDriverResult<WebDriver> {
        let private = |argument| (window == Window::Private).then_some(argument);
        match self {
            Browser::Chromium => {
                let mut wanted = DesiredCapabilities::chrome();
                let shell = env::var("SANDGRID_CHROMIUM").ok();
                if let Some(program) = shell.filter(|_| window != Window::Desktop) {
                    wanted.set_binary(&program)?;
                }
                for argument in ARGUMENTS.into_iter().chain(private("--incognito")) {
                    wanted.add_arg(argument)?;
                }
                wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
                // The network is written down where a test asks for it: in all of them it took a sixth of the time.
                let nothing = json!({"enableNetwork": false, "enablePage": false});
                wanted.add_experimental_option("perfLoggingPrefs", nothing)?;
                wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
                WebDriver::new(driver, wanted).await
            }
            Browser::Firefox => {
                let mut wanted = DesiredCapabilities::firefox();
                let arguments: Vec<_> =
                    ["-headless"].into_iter().chain(private("-private")).collect();
                let still = json!({"ui.prefersReducedMotion": 1});
                wanted.set("moz:firefoxOptions", json!({ "args": arguments, "prefs": still }))?;
                WebDriver::new(driver, wanted).await
            }
            Browser::WebKit => WebDriver::new(driver, webkit::wanted()?).await,
        }
    }
}

/// Starts a program that ends, with its children, when its input is closed: a browser that waits for the next test
/// ends with the tests, however they end.
fn guarded(program: &str) -> Command {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;

        const GUARD: &str = r#""$0" "$@" <&- & cat > /dev/null; kill -KILL 0"#;
        let mut command = Command::new("sh");
        command.args(["-c", GUARD, program]).process_group(0);
        command
    }
    #[cfg(not(unix))]
    Command::new(program)
}

fn with(mut command: Command, arguments: &[&str]) -> Command {
    command.args(arguments);
    command
}

/// Whether a test that takes minutes is spared elsewhere than in Chromium, where the quicker ones of its
/// kind run; `SANDGRID_THOROUGH=1` spares nothing.
#[must_use]
pub(crate) fn spared() -> bool {
    env::var_os("SANDGRID_THOROUGH").is_none()
        && left_out_of(
            &[Browser::Firefox, Browser::WebKit],
            "it takes minutes; SANDGRID_THOROUGH=1 runs it",
        )
}

/// Whether a test is left out of this browser, and why; says so where `cargo xtask test` counts it.
#[must_use]
pub(crate) fn left_out_of(browsers: &[Browser], why: &str) -> bool {
    let chosen = Browser::chosen();
    let is_left_out = browsers.contains(&chosen);
    if is_left_out {
        leave_out(&format!("{chosen:?}"), why);
    }
    is_left_out
}

/// Says that the test is left out of that browser, and why, where `cargo xtask test` counts it.
pub(crate) fn leave_out(browser: &str, why: &str) {
    let thread = thread::current();
    let test = thread.name().unwrap_or("a test");
    // Not by `println`, whose output is hidden in a test that passes.
    let _ = writeln!(io::stdout(), "\nskipped in {browser}: {test}: {why}");
}

/// Ends a test that wants what this browser's driver cannot do.
///
/// # Panics
/// Always: what is left out of WebKit is listed in `tests/browser/webkit.tsv`, and is not begun there.
pub(super) fn beyond(why: &str) -> ! {
    panic!("{:?}: {why}; `tests/browser/webkit.tsv` names what is left out", Browser::chosen());
}
