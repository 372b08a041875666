//! Crashes of the browser, which say nothing of the page: `cargo xtask test` runs the test once more.

use std::io::{self, Write};
use std::process::Command;
use std::{fs, thread};

use thirtyfour::By;
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};

use super::{Browser, Page, burden, left_out_of, until};

/// Tells `cargo xtask test` that the browser crashed in this thread's test.
fn report() {
    let thread = thread::current();
    let test = thread.name().unwrap_or("a test");
    let _ = writeln!(io::stdout(), "\ncrashed in {:?}: {test}", Browser::chosen());
}

impl Page {
    /// Reports a crash, if the browser has crashed; otherwise prints the text of the page.
    pub(super) fn explain_failure(&self) {
        let body =
            self.runtime.block_on(async { self.session.find(By::Css("body")).await?.text().await });
        match body {
            Err(error) if is_crash(&error) || self.has_crashed() => report(),
            body => eprintln!("what the page said then:\n{}\n", body.unwrap_or_default()),
        }
    }

    /// Whether the browser has crashed. The first answers of WebKit's driver do not say so.
    fn has_crashed(&self) -> bool {
        let mut errors = (0..5).map_while(|_| self.runtime.block_on(self.session.title()).err());
        errors.any(|error| is_crash(&error))
    }

    /// Ends the process that shows the page.
    fn crash(&self) {
        match self.browser {
            Browser::Chromium => drop(self.runtime.block_on(self.session.goto("chrome://crash"))),
            Browser::WebKit => self.end_web_process(),
            Browser::Firefox => {}
        }
        let title = || self.runtime.block_on(self.session.title());
        until("the driver notices", || title().is_err().then_some(()));
    }

    fn end_web_process(&self) {
        for process in burden::started_by(self.driver.id()).unwrap_or_default() {
            let name = fs::read_to_string(format!("/proc/{process}/comm")).unwrap_or_default();
            if name.starts_with("WebKitWebProces") {
                let _ = Command::new("kill").args(["-TRAP", &process.to_string()]).status();
            }
        }
    }
}

/// Whether a driver's answer says that the process that shows the page has ended.
pub(super) fn is_crash(error: &WebDriverError) -> bool {
    matches!(**error, WebDriverErrorInner::InvalidSessionId(_))
        || error.to_string().contains("crash")
}

#[test]
fn a_crash_is_told_from_a_failure() {
    if left_out_of(&[Browser::Firefox], "its driver notices a crash after two minutes") {
        return;
    }
    let page = Page::blank();
    let missing = page.runtime.block_on(page.session.switch_to_named_window("no such window"));
    assert!(missing.is_err_and(|error| !is_crash(&error)));
    assert!(!page.has_crashed());
    page.crash();
    assert!(page.has_crashed());
}
