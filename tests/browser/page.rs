//! The built page in a browser of its own, with a fresh profile.

use std::cell::Cell;
use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use thirtyfour::common::command::Command;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{WebDriver, WebElement};
use tokio::runtime::Runtime;

use ask::Ask;
use browser::Window;
pub(crate) use browser::{Browser, leave_out, left_out_of, spared};
use driver::Driver;
pub(crate) use packed::Packed;
use pool::Running;
pub(crate) use server::{Alter, EVERY, Fault, Sending, Server};

mod ask;
mod browser;
mod burden;
mod crash;
mod driver;
mod ears;
mod elements;
mod evaluation;
mod eyes;
mod firefox;
mod globals;
mod hands;
mod packed;
mod pool;
mod scripts;
mod server;
mod things;
mod timing;
mod webkit;
mod windows;
mod world;

pub(crate) use burden::Burden;
pub(crate) use ears::{Announcement, Node};
pub(crate) use eyes::{Picture, Place, Requests};
pub(crate) use hands::{Key, PointerStep};
pub(crate) use things::Thing;
pub(crate) use timing::{pause, timed};

/// Two people at the first rulebook; without it, a first visit meets a computer.
pub(crate) const PEOPLE: &str = "?rules=yote-traditional";

/// How long something may take to come about; a busy machine is slow.
const PATIENCE: Duration = Duration::from_mins(1);

/// A browser that shows the page, until it is dropped.
pub(crate) struct Page {
    browser: Browser,
    session: WebDriver,
    runtime: Arc<Runtime>,
    server: Server,
    driver: Arc<Driver>,
    is_in_frame: Cell<bool>,
    /// Whether another test may have the browser afterwards.
    is_shared: Cell<bool>,
    /// The seconds of a processor that the browser had taken before.
    before: f64,
}

/// A screen, in CSS pixels.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Screen {
    /// How wide it is.
    pub(crate) width: u32,
    /// How high it is.
    pub(crate) height: u32,
    /// Device pixels to a CSS pixel.
    pub(crate) ratio: u32,
}

impl Screen {
    /// An ordinary desktop's window.
    pub(crate) const DESK: Self = Self { width: 1280, height: 800, ratio: 1 };
    /// A small telephone, upright.
    pub(crate) const PHONE: Self = Self { width: 360, height: 640, ratio: 2 };
}

impl Page {
    /// The page as that query of its address (`?rules=…`, or nothing) shows it on a desktop.
    pub(crate) fn open(query: &str) -> Self {
        let page = Self::blank();
        page.visit(query);
        page
    }

    /// A desktop's browser that shows nothing yet.
    pub(crate) fn blank() -> Self {
        Self::altered(|_, bytes| Some(bytes))
    }

    /// The same, of a reader who likes motion. Elsewhere the browsers of the tests are told that nothing shall move.
    pub(crate) fn in_motion() -> Self {
        let page = Self::blank();
        page.prefer("prefers-reduced-motion", "no-preference");
        page
    }

    /// The same, in a browser that keeps the pages that one may go back to.
    pub(crate) fn on_a_desktop() -> Self {
        let page = Self::of(named("SANDGRID_PAGE").as_ref(), Sending::PLAIN, Window::Desktop);
        page.before(ears::LISTEN);
        page.deal();
        page
    }

    /// The same, without a record of announcements.
    pub(crate) fn unheard() -> Self {
        Self::sent(Sending::PLAIN)
    }

    /// The same, of a page whose files are altered on their way.
    pub(crate) fn altered(alter: Alter) -> Self {
        let page = Self::sent(Sending::Altered(alter));
        page.before(ears::LISTEN);
        page.deal();
        page
    }

    /// The same, of a page sent as Brotli, without a record of announcements, which takes time, too.
    pub(crate) fn packed() -> (Self, &'static Packed) {
        let files = Packed::of(named("SANDGRID_PAGE").as_ref());
        let page = Self::sent(Sending::Packed(files));
        page.prefer("prefers-reduced-motion", "no-preference");
        (page, files)
    }

    /// A browser that shows nothing yet, and a strict server with the site, deep in its folders.
    pub(crate) fn of_the_site() -> Self {
        Self::of(&dist().join("site"), Sending::Strictly, Window::Ordinary)
    }

    /// The same, in a window that forgets when it is closed.
    pub(crate) fn of_the_site_in_private() -> Self {
        Self::of(&dist().join("site"), Sending::PLAIN, Window::Private)
    }

    /// The same, in a browser that keeps the pages that one may go back to.
    pub(crate) fn of_the_site_on_a_desktop() -> Self {
        Self::of(&dist().join("site"), Sending::PLAIN, Window::Desktop)
    }

    /// The same, of a server that forbids nothing.
    pub(crate) fn of_the_site_on_a_lenient_server() -> Self {
        Self::of_a_folder(&dist().join("site"))
    }

    /// A browser that shows nothing yet, and a strict server that has that folder, and alters nothing in it.
    pub(crate) fn of_a_folder_as_it_is(folder: &Path) -> Self {
        Self::of(folder, Sending::Strictly, Window::Ordinary)
    }

    /// A browser that shows nothing yet, and a server that has that folder and forbids nothing.
    pub(crate) fn of_a_folder(folder: &Path) -> Self {
        Self::of(folder, Sending::PLAIN, Window::Ordinary)
    }

    fn sent(sending: Sending) -> Self {
        Self::of(named("SANDGRID_PAGE").as_ref(), sending, Window::Ordinary)
    }

    fn of(folder: &Path, sending: Sending, window: Window) -> Self {
        timed("the browser's start", || Self::started(folder, sending, window))
    }

    fn started(folder: &Path, sending: Sending, window: Window) -> Self {
        let server = Server::start(folder, sending);
        let browser = Browser::chosen();
        let Running { session, runtime, driver } = pool::take(browser, window);
        let is_shared = Cell::new(pool::is_shared(browser, window));
        let before = timing::processor_before(|| burden::processor_seconds(driver.id()));
        let is_in_frame = Cell::new(false);
        let page =
            Self { browser, session, runtime, server, driver, is_in_frame, is_shared, before };
        match browser {
            Browser::Chromium => {}
            Browser::Firefox => page.begin_firefox(),
            Browser::WebKit => page.begin_webkit(),
        }
        page.begin_at(Screen::DESK);
        page
    }

    /// Has no other test take the browser afterwards: something is changed in it that is true of all its windows.
    fn keep_apart(&self) {
        self.is_shared.set(false);
    }

    /// Where the browser's files are while it runs.
    pub(crate) fn files(&self) -> &Path {
        self.driver.folder()
    }

    /// Loads the page, whatever becomes of it.
    pub(crate) fn load(&self, query: &str) {
        self.go(&format!("{}{query}", self.server.address()));
    }

    /// Loads whatever is at an address, whatever becomes of it.
    #[track_caller]
    pub(crate) fn go(&self, address: &str) {
        self.is_in_frame.set(false);
        timed("loading", || self.wait_for(self.session.goto(address)));
    }

    /// Loads again what is there, as a person does who presses the button for that.
    #[track_caller]
    pub(crate) fn again(&self) {
        timed("loading", || self.wait_for(self.session.refresh()));
    }

    /// Has what happens from now on happen in the first frame of the page.
    #[track_caller]
    pub(crate) fn enter_frame(&self) {
        self.wait_for(self.session.enter_frame(0));
        self.is_in_frame.set(true);
    }

    /// Has it happen in the page around again.
    #[track_caller]
    pub(crate) fn leave_frame(&self) {
        self.wait_for(self.session.enter_default_frame());
        self.is_in_frame.set(false);
    }

    /// Has the server hand that folder out from now on, and spoil one of its files.
    pub(crate) fn serve(&self, folder: &Path, fault: Option<(&str, Fault)>) {
        self.server.serve(folder, fault);
    }

    /// Ends the server.
    pub(crate) fn end_server(&self) {
        self.server.end();
    }

    /// Loads the page, and waits until the board is there, and everything besides.
    pub(crate) fn visit(&self, query: &str) {
        self.load(query);
        self.await_board();
    }

    /// Waits until the board is there, and everything besides.
    pub(crate) fn await_board(&self) {
        until("the whole page and its board are there", || {
            self.call_for::<bool>("page.hasBoard", ()).then_some(())
        });
    }

    /// Where the page comes from, with a slash at the end.
    pub(crate) fn origin(&self) -> &str {
        self.server.address()
    }

    /// The files that were asked for, the workers' among them, in turn.
    pub(crate) fn asked_for(&self) -> Vec<String> {
        self.server.asked()
    }

    /// The address as it stands in the browser.
    pub(crate) fn address(&self) -> String {
        self.wait_for(self.session.current_url()).to_string()
    }

    /// Waits for the browser's answer.
    #[track_caller]
    fn wait_for<T>(&self, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        match timed("commands", || self.runtime.block_on(answer)) {
            Ok(answer) => answer,
            Err(error) => panic!("the browser did not do it: {error}"),
        }
    }

    /// A command of Chromium's own protocol, and its answer.
    #[track_caller]
    fn tell_browser(&self, method: &str, parameters: &Value) -> Value {
        if self.browser == Browser::WebKit {
            browser::beyond(&format!("its driver knows no {method}"));
        }
        self.wait_for(self.session.cdp().send_raw(method, parameters))
    }

    /// A command of `WebDriver` that its library does not know, and its answer.
    #[track_caller]
    fn post(&self, what: &str, parameters: Value) -> Value {
        self.ask(Ask::Post(what.to_owned(), parameters))
    }

    /// The browser's answer to a question that the library does not know.
    #[track_caller]
    fn ask(&self, question: Ask) -> Value {
        let command = Command::ExtensionCommand(Box::new(question));
        self.wait_for(async { self.session.cmd(command).await?.value::<Value>() })
    }

    /// The one element that a CSS selector names.
    #[track_caller]
    fn element(&self, selector: &str) -> WebElement {
        let mut found =
            self.wait_for(self.session.find_all(thirtyfour::By::Css(selector.to_owned())));
        assert_eq!(found.len(), 1, "elements that are {selector}");
        found.remove(0)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if thread::panicking() {
            self.explain_failure();
        }
        timing::add_processor(|| burden::processor_seconds(self.driver.id()) - self.before);
        let (session, runtime, driver) =
            (self.session.clone(), Arc::clone(&self.runtime), Arc::clone(&self.driver));
        let running = Running { session, runtime, driver };
        timed("the browser's end", || {
            let is_shared = self.is_shared.get() && !thread::panicking();
            if !is_shared || running.clone().give_on().is_err() {
                running.end();
            }
        });
    }
}

/// Waits until a question has an answer.
///
/// # Panics
/// When it takes too long.
#[track_caller]
pub(crate) fn until<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    timed(what, || wait_until(what, ask))
}

#[track_caller]
fn wait_until<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    let mut rest = Duration::from_millis(5);
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "in {PATIENCE:?} it did not come about: {what}");
        // Each question takes the browser several milliseconds.
        thread::sleep(rest);
        rest = (rest * 2).min(Duration::from_millis(80));
    }
}

/// The folder of all that is handed on.
pub(crate) fn dist() -> PathBuf {
    named("SANDGRID_DIST").into()
}

/// Returns the value of an environment variable.
pub(crate) fn named(variable: &str) -> String {
    env::var(variable).unwrap_or_else(|error| {
        panic!("{variable}: {error}; `cargo xtask test browser` sets it, and runs these tests")
    })
}
