//! WebKit's small browser, whose driver speaks plain `WebDriver` and nothing besides.

use std::fs;
use std::iter::Peekable;
#[cfg(unix)]
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::common::command::Command;
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::{By, Capabilities, WebElement};

use super::browser::beyond;
use super::firefox::COMPLAIN;
use super::scripts::named as named_element;
use super::{Ask, Node, Page, Picture, Screen, named, until};

/// A page that opens the window in which the tests are.
const DOOR: &str = "data:text/html,<button>open</button>";

/// How long it may take until a window is as large as it is told.
const TAKES: Duration = Duration::from_secs(10);

/// Roles without meaning for a screen reader.
const MEANINGLESS: [&str; 4] = ["", "generic", "none", "presentation"];

/// The script that starts a program with a desktop's settings, which lie in the folder of the first argument.
const DESKTOP: &str = r#"xsettingsd -c "$0/desktop" & echo $! > "$0/desktop.pid"; exec "$@""#;

/// Returns the command that runs a program on a virtual screen, with a desktop's settings.
pub(super) fn on_a_screen(program: &str, folder: &Path) -> process::Command {
    settle(folder, &[]);
    let mut command = process::Command::new("xvfb-run");
    command.args(["--auto-servernum", "--server-args=-screen 0 3840x2160x24"]);
    command.args(["sh", "-c", DESKTOP]).arg(folder).arg(program);
    // Its sandbox does not start for root, and what it would guard against is our own page.
    command.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
    // The screen, the driver and the browser are a group of their own.
    #[cfg(unix)]
    command.process_group(0);
    command
}

/// Writes down the settings of a desktop whose owner prefers just that.
fn settle(folder: &Path, preferences: &[(&str, &str)]) {
    let prefers = |wanted| preferences.contains(&wanted);
    let dark = if prefers(("prefers-color-scheme", "dark")) { "-dark" } else { "" };
    let moves = u8::from(prefers(("prefers-reduced-motion", "no-preference")));
    let settings = format!("Net/ThemeName \"Adwaita{dark}\"\nGtk/EnableAnimations {moves}\n");
    fs::write(folder.join("desktop"), settings).expect("the folder can be written");
}

/// Ends that group.
pub(super) fn end(group: u32) {
    signal("-TERM", &format!("-{group}"));
}

fn signal(which: &str, process: &str) {
    // The process may have ended by itself.
    let _ = process::Command::new("kill").args([which, "--", process]).status();
}

/// Whether its driver has lost what a script gave, as it does now and then on a busy machine.
pub(super) fn has_lost(error: &WebDriverError) -> bool {
    error.to_string().contains("Could not parse script result")
}

/// The arguments of the browser. Some of its versions release the graphics memory of a canvas in the wrong thread,
/// and crash in about every 500th game (WebKit bug 304134, fixed at the end of 2025). Without a graphics processor,
/// drawing in software takes half as long, too.
const ARGUMENTS: [&str; 2] = ["--automation", "--features=-CanvasUsesAcceleratedDrawing"];

/// The browser that its driver is to start.
pub(super) fn wanted() -> WebDriverResult<Capabilities> {
    let options = json!({"binary": named("WEBKITBROWSER"), "args": ARGUMENTS});
    let mut wanted = Capabilities::new();
    wanted.set("webkitgtk:browserOptions", options)?;
    Ok(wanted)
}

impl Page {
    /// Goes over to a window that has nothing but the page, and has pages write down their complaints.
    pub(super) fn begin_webkit(&self) {
        self.go(DOOR);
        self.run("webkit.openOnClick", ());
        self.wait_for(async { self.session.find(By::Css("button")).await?.click().await });
        let first = self.wait_for(self.session.window());
        let second = until("the window is there", || {
            let windows = self.wait_for(self.session.windows());
            windows.into_iter().find(|window| *window != first)
        });
        self.wait_for(async {
            self.session.close_window().await?;
            self.session.switch_to_window(second).await
        });
        self.server.bring_along(COMPLAIN);
    }

    /// Makes the window as large as that screen; how fine its pixels are stays as it is.
    pub(super) fn resize_webkit(&self, Screen { width, height, .. }: Screen) {
        self.wait_for(self.session.set_window_rect(0, 0, width, height));
        let is_so = || self.call("page.size", ()) == json!([width, height]);
        let begun = Instant::now();
        while !is_so() {
            if begun.elapsed() > TAKES {
                beyond(&format!("its window is never {width} by {height}"));
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// The page as a screen reader knows it: what is there, and its states, by its markup; what each thing
    /// is and what it is called, by the browser.
    pub(super) fn webkit_tree(&self) -> Node {
        let shown = self.call("webkit.shown", ());
        let mut shown = shown.as_array().expect("the script gives a list").iter().peekable();
        let name = self.wait_for(self.session.title());
        let mut children = Vec::new();
        while shown.peek().is_some() {
            children.extend(self.webkit_nodes(&mut shown));
        }
        Node::new("document".to_owned(), name, json!([]), children)
    }

    /// Returns the accessible nodes of the next item: itself, or if it has no meaning, its children.
    fn webkit_nodes<'a>(&self, shown: &mut Peekable<impl Iterator<Item = &'a Value>>) -> Vec<Node> {
        let Some(thing) = shown.next() else { return Vec::new() };
        let mut children = Vec::new();
        while shown.peek().is_some_and(|next| next[0].as_u64() > thing[0].as_u64()) {
            children.extend(self.webkit_nodes(shown));
        }
        if let Some(words) = thing[1].as_str() {
            return vec![Node::new("StaticText".to_owned(), words.to_owned(), json!([]), children)];
        }
        let id = thing[1].as_object().and_then(|it| it.values().next()?.as_str());
        let about = |what| {
            let answer = self.ask(Ask::Get(format!("/element/{}/{what}", id.unwrap_or_default())));
            answer.as_str().unwrap_or_default().to_owned()
        };
        let role = about("computedrole");
        if MEANINGLESS.contains(&role.as_str()) {
            return children;
        }
        let state = |name: &Value, value: Value| json!({"name": name, "value": {"value": value}});
        let held = thing[4].as_array().expect("the script gives states").iter();
        let mut states: Vec<Value> = held.map(|name| state(name, json!(true))).collect();
        states.push(state(&json!("id"), thing[2].clone()));
        states.push(state(&json!("live"), thing[3].clone()));
        vec![Node::new(role, about("computedlabel"), json!(states), children)]
    }

    /// Clicks on an element, or on the label that hides it.
    pub(super) fn press_in_webkit(&self, element: &WebElement) {
        let shown = self.found("webkit.pressed", [named_element(element)]);
        self.wait_for(shown.click());
    }

    /// Chooses what begins so in a list, which takes no letters there.
    pub(super) fn choose_in_webkit(&self, list: &WebElement, begins: &str) {
        let path = format!(".//option[starts-with(normalize-space(.), '{begins}')]");
        self.wait_for(async { list.find(By::XPath(path)).await?.click().await });
    }

    /// Returns the names of the holes; none if the page changes meanwhile.
    pub(super) fn holes_in_webkit(&self) -> Vec<String> {
        let holes = self.wait_for(self.session.find_all(By::Css("[role=grid] button")));
        let called = |hole: &WebElement| {
            let ask = Ask::Get(format!("/element/{}/computedlabel", hole.element_id()));
            let command = Command::ExtensionCommand(Box::new(ask));
            let answer = async { self.session.cmd(command).await?.value::<String>() };
            self.runtime.block_on(answer).ok()
        };
        holes.iter().map(called).collect::<Option<_>>().unwrap_or_default()
    }

    /// Returns a picture of an element's place, cut out of the window: the driver's own picture of a part shows
    /// another place.
    pub(super) fn look_at_in_webkit(&self, element: &WebElement) -> Picture {
        let place = self.call("webkit.place", [named_element(element)]);
        let number = |at: usize| usize::try_from(place[at].as_u64().expect("whole pixels")).ok();
        let [left, top, width, height] =
            [0, 1, 2, 3].map(|at| number(at).expect("a screen is smaller"));
        let window = Picture::read(&self.wait_for(self.session.screenshot_as_png()));
        window.part(left, top, width, height)
    }

    /// Makes the desktop's owner prefer just these things.
    pub(super) fn prefer_in_webkit(&self, preferences: &[(&str, &str)]) {
        const KNOWN: [&str; 2] = ["prefers-color-scheme", "prefers-reduced-motion"];
        if let Some((name, _)) = preferences.iter().find(|(name, _)| !KNOWN.contains(name)) {
            beyond(&format!("its desktop has no setting for {name}"));
        }
        settle(self.driver.folder(), preferences);
        let desktop = fs::read_to_string(self.driver.folder().join("desktop.pid"));
        signal("-HUP", desktop.expect("it was written as the driver began").trim());
        until("the browser has heard of it", || {
            let is_so = |(name, value): &(&str, &str)| {
                self.call_for("page.matches", [format!("({name}: {value})")])
            };
            preferences.iter().all(is_so).then_some(())
        });
    }

    /// Every address that the page has asked for since this was asked last, or since it was loaded.
    pub(super) fn webkit_requests(&self) -> Vec<String> {
        let list = self.call("webkit.requests", ());
        let list = list.as_array().expect("the script gives a list").iter();
        list.filter_map(Value::as_str).map(str::to_owned).collect()
    }
}
