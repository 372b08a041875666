//! The one file from a disk in WebKit, whose driver speaks plain `WebDriver` and nothing besides: these
//! tests have no part in what the others use. `cargo xtask test webkit` runs them.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, Capabilities, WebDriver};
use tokio::runtime::{self, Runtime};

use crate::endurance::{FEW, GAMES, Window, play_games};
use crate::page::{Burden, PEOPLE, Sending, Server, dist, named, processes_of, until};

/// WebKit's small browser, until it is dropped.
struct WebKit {
    session: WebDriver,
    runtime: Runtime,
    driver: Child,
}

impl WebKit {
    /// Shows a file of the disk.
    fn show(path: &str) -> Self {
        let browser = Self::start();
        browser.visit(&format!("file://{}/{path}", dist().display()));
        browser
    }

    /// Shows nothing yet.
    fn start() -> Self {
        let port = free_port();
        // It draws on a screen, if only on one that nobody sees.
        let mut command = Command::new("xvfb-run");
        command.args(["--auto-servernum", "--server-args=-screen 0 1280x900x24"]);
        command.args([named("WEBKITDRIVER"), format!("--port={port}")]);
        // Its sandbox does not start for root, and what it would guard against is our own page.
        command.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
        command.env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let driver = command.process_group(0).spawn().expect("xvfb-run starts");
        until("the driver listens", || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok());
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("the machine can do its input and output");
        let options = json!({"binary": named("WEBKITBROWSER"), "args": ["--automation"]});
        let mut wanted = Capabilities::new();
        wanted.set("webkitgtk:browserOptions", options).expect("it is a name");
        let session = runtime
            .block_on(WebDriver::new(format!("http://127.0.0.1:{port}"), wanted))
            .unwrap_or_else(|error| panic!("WebKit does not start: {error}"));
        Self { session, runtime, driver }
    }

    /// Loads the page, and waits until it is there.
    fn visit(&self, address: &str) {
        self.wait(self.session.goto(address));
        until("the board is there", || {
            let holes = self.ask("return document.querySelectorAll('[role=grid] button').length");
            let whole = self.ask("return document.documentElement.hasAttribute('data-whole')");
            (holes == json!(30) && whole == json!(true)).then_some(())
        });
    }

    #[track_caller]
    fn wait<T>(&self, answer: impl Future<Output = WebDriverResult<T>>) -> T {
        match self.runtime.block_on(answer) {
            Ok(answer) => answer,
            Err(error) => panic!("the browser did not do it: {error}"),
        }
    }

    #[track_caller]
    fn ask(&self, script: &str) -> Value {
        self.wait(self.session.execute(script, Vec::new())).json().clone()
    }

    #[track_caller]
    fn click(&self, selector: &str) {
        self.wait(async { self.session.find(By::Css(selector)).await?.click().await });
    }

    #[track_caller]
    fn words_of(&self, selector: &str) -> String {
        self.wait(async { self.session.find(By::Css(selector)).await?.text().await })
    }
}

impl Window for WebKit {
    fn ask(&self, script: &str) -> Value {
        WebKit::ask(self, script)
    }

    fn burden(&self) -> Burden {
        // Nothing from outside has it throw anything away; it does so in its own time.
        sleep(Duration::from_secs(3));
        Burden { processes: processes_of(self.driver.id()), ..Burden::default() }
    }
}

impl Drop for WebKit {
    fn drop(&mut self) {
        // Where this fails, the driver's end is the browser's, too.
        let _ = self.runtime.block_on(self.session.clone().quit());
        // The screen, the driver and the browser are a group of their own.
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-TERM", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
    listener.local_addr().expect("the port is open").port()
}

#[test]
#[ignore = "needs WebKit: `cargo xtask test webkit`"]
fn the_one_file_plays_and_thinks_in_webkit() {
    let browser = WebKit::show("sandgrid.html?rules=yote-traditional");
    browser.click("[role=grid] button[aria-label*='c3']");
    let name = "return document.querySelector('[role=grid] button[aria-label*=c3]').ariaLabel";
    until("one plays", || browser.ask(name).to_string().contains("pebble").then_some(()));
    browser.click("#hint-me");
    until("the computer advises", || (!browser.words_of("#hint").is_empty()).then_some(()));
    assert_eq!(browser.words_of("#notice"), "", "nothing is amiss");
    browser.click("#open-learn");
    until("lessons are there", || browser.words_of("#learn").contains("Yoté").then_some(()));
    browser.click("[data-learn='puzzle 0']");
    until("a puzzle begins", || (!browser.words_of("#course-words").is_empty()).then_some(()));
}

#[test]
#[ignore = "needs WebKit: `cargo xtask test webkit`"]
fn a_site_on_a_disk_shows_the_one_file_in_webkit_and_in_french() {
    let browser = WebKit::show("site/index.html?lang=fr&rules=yote-traditional");
    let address = browser.wait(browser.session.current_url()).to_string();
    assert!(address.contains("sandgrid.html?lang=fr"), "{address}");
    until("it speaks", || browser.words_of("#undo").contains("Annuler").then_some(()));
}

/// Plays that many games in WebKit, on the page as it is served.
pub(crate) fn endure(games: usize) {
    let server = Server::start(named("SANDGRID_PAGE").as_ref(), Sending::PLAIN);
    server.bring_along(GAMES);
    let browser = WebKit::start();
    browser.visit(&format!("{}{PEOPLE}", server.address()));
    play_games(&browser, games);
}

#[test]
#[ignore = "needs WebKit: `cargo xtask test webkit`"]
fn game_after_game_it_does_not_grow_in_webkit() {
    endure(FEW);
}
