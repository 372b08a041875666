//! Browsers that have ended a test and are taken by the next: a start takes longer than most tests.
//!
//! The next test has a window of its own in it. Its server has another port, and with it another origin: nothing that a
//! test has kept is to be seen by another. A browser is not taken again where a test has failed, or has changed what is
//! true of all windows.

use std::sync::{Arc, Mutex, PoisonError};

use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;
use tokio::runtime::{self, Runtime};

use super::browser::Window;
use super::driver::Driver;
use super::{Browser, named};

/// A browser, and what speaks to it.
#[derive(Clone)]
pub(super) struct Running {
    pub(super) session: WebDriver,
    pub(super) runtime: Arc<Runtime>,
    pub(super) driver: Arc<Driver>,
}

static IDLE: Mutex<Vec<Running>> = Mutex::new(Vec::new());

/// Whether such a window may be one of a browser that has had others.
pub(super) fn is_shared(browser: Browser, window: Window) -> bool {
    match browser {
        Browser::Firefox => window == Window::Ordinary,
        // Chromium starts in an instant, and the driver of WebKit opens no windows.
        Browser::Chromium | Browser::WebKit => false,
    }
}

/// A browser with such a window that shows nothing.
pub(super) fn take(browser: Browser, window: Window) -> Running {
    let idle = || IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let taken = is_shared(browser, window).then(idle).flatten();
    taken.unwrap_or_else(|| started(browser, window))
}

fn started(browser: Browser, window: Window) -> Running {
    let driver = Driver::start(browser, &named(browser.driver()));
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("the machine can do its input and output");
    let session = runtime.block_on(browser.begin(driver.address(), window));
    let session = session.unwrap_or_else(|error| panic!("the browser does not start: {error}"));
    Running { session, runtime: Arc::new(runtime), driver: Arc::new(driver) }
}

impl Running {
    /// Gives the browser to the next test, with a new window in place of all that it has.
    ///
    /// # Errors
    /// The browser does not answer any more.
    pub(super) fn give_on(self) -> WebDriverResult<()> {
        self.runtime.block_on(renew(&self.session))?;
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        Ok(())
    }

    /// Ends it. Where that fails, the driver's end is the browser's, too.
    pub(super) fn end(self) {
        let _ = self.runtime.block_on(self.session.quit());
    }
}

async fn renew(session: &WebDriver) -> WebDriverResult<()> {
    let old = session.windows().await?;
    let new = session.new_tab().await?;
    for window in old {
        session.switch_to_window(window).await?;
        session.close_window().await?;
    }
    session.switch_to_window(new).await
}
