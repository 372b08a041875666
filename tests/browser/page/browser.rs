//! Which browser shows the page, and how it is started.

use std::env;
use std::io::{self, Write};
use std::thread;

use serde_json::json;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{CapabilitiesHelper, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

/// How Chromium is started. Its sandbox does not start for root or in most containers, and what it
/// would guard against is our own page.
const ARGUMENTS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A browser that the tests run in.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// Chromium, or one of its kin.
    Chromium,
    /// Firefox.
    Firefox,
}

impl Browser {
    /// The one that these tests were asked to run in.
    pub(crate) fn chosen() -> Self {
        match env::var("SANDGRID_BROWSER").as_deref() {
            Ok("firefox") => Browser::Firefox,
            Ok("chromium") | Err(_) => Browser::Chromium,
            Ok(other) => panic!("SANDGRID_BROWSER is chromium or firefox, not {other}"),
        }
    }

    /// The variable that names the program that drives it.
    pub(super) fn driver(self) -> &'static str {
        match self {
            Browser::Chromium => "CHROMEDRIVER",
            Browser::Firefox => "GECKODRIVER",
        }
    }

    /// What the driver is told besides: to find a free port, and, of Firefox's, to let scripts
    /// reach what is around the page.
    pub(super) fn driver_arguments(self) -> &'static [&'static str] {
        match self {
            Browser::Chromium => &["--port=0"],
            Browser::Firefox => &["--port=0", "--websocket-port=0", "--allow-system-access"],
        }
    }

    /// The words before the port on which a driver says that it listens.
    pub(super) fn before_port(self) -> &'static str {
        match self {
            Browser::Chromium => "successfully on port ",
            Browser::Firefox => "Listening on 127.0.0.1:",
        }
    }

    /// Starts it.
    pub(super) async fn begin(self, driver: &str) -> WebDriverResult<WebDriver> {
        match self {
            Browser::Chromium => {
                let mut wanted = DesiredCapabilities::chrome();
                for argument in ARGUMENTS {
                    wanted.add_arg(argument)?;
                }
                wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
                wanted.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
                WebDriver::new(driver, wanted).await
            }
            Browser::Firefox => {
                let mut wanted = DesiredCapabilities::firefox();
                wanted.set("moz:firefoxOptions", json!({"args": ["-headless"]}))?;
                WebDriver::new(driver, wanted).await
            }
        }
    }
}

/// Whether a test that takes minutes is spared in Firefox, where the quicker ones of its kind run;
/// `SANDGRID_THOROUGH=1` spares nothing.
#[must_use]
pub(crate) fn spared_in_firefox() -> bool {
    env::var_os("SANDGRID_THOROUGH").is_none()
        && left_out_of_firefox("it takes minutes; SANDGRID_THOROUGH=1 runs it")
}

/// Whether a test is left out because it needs what only Chromium's driver can do; says so where
/// `cargo xtask test` counts it.
#[must_use]
pub(crate) fn left_out_of_firefox(why: &str) -> bool {
    if Browser::chosen() == Browser::Chromium {
        return false;
    }
    let thread = thread::current();
    let test = thread.name().unwrap_or("a test");
    // Not by `println`, which nobody sees of a test that passes.
    let _ = writeln!(io::stdout(), "\nskipped in Firefox: {test}: {why}");
    true
}
