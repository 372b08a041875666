//! Firefox's privileged (chrome) scripts, through its driver.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::ears::Node;
use super::{Page, Screen};

/// Records a page's errors, which the drivers of Firefox and WebKit do not report.
pub(super) const COMPLAIN: &str = include_str!("../early/complain.js");

/// Starts the accessibility service, and records the requests of the page and its workers.
const BEGIN: &str = include_str!("../firefox_privileged/begin.js");

/// Resizes the content area.
const RESIZE: &str = include_str!("../firefox_privileged/resize.js");

/// Enables touch events.
const FINGERS: &str = include_str!("../firefox_privileged/fingers.js");

/// Sets media preferences; others are reset.
const PREFER: &str = include_str!("../firefox_privileged/prefer.js");

/// Returns the accessibility tree: role, name, states, children.
const TREE: &str = include_str!("../firefox_privileged/tree.js");

/// Collects garbage, several times: each round may free more.
const TIDY: &str = include_str!("../firefox_privileged/tidy.js");

/// Memory in use by all processes, in bytes, as in about:memory, without free heap.
const WEIGH: &str = include_str!("../firefox_privileged/weigh.js");

/// Names of the accessibility state bits.
const STATES: [(u64, &str); 6] = [
    (0x1, "disabled"),
    (0x2, "selected"),
    (0x4, "focused"),
    (0x8, "pressed"),
    (0x10, "checked"),
    (0x200, "expanded"),
];

/// Time for a collection in all processes.
const COLLECTION: Duration = Duration::from_millis(1500);

/// Least width of the content area for which the window is resized, in CSS pixels.
const NARROWEST: u32 = 800;
/// Width and height of the window around its content, at most.
const BORDERS: (u32, u32) = (40, 200);

impl Page {
    /// Runs a function in the chrome context; returns its result.
    #[track_caller]
    fn ask_firefox(&self, script: &str, given: Vec<Value>) -> Value {
        self.look_from("chrome");
        let call = format!("return ({})(...arguments)", script.trim_end());
        let answer = self.wait_for(self.session.execute(call, given)).json().clone();
        self.look_from("content");
        answer
    }

    #[track_caller]
    fn look_from(&self, place: &str) {
        self.post("/moz/context", json!({"context": place}));
    }

    /// Starts the records that the tests read later.
    pub(super) fn begin_firefox(&self) {
        self.ask_firefox(BEGIN, Vec::new());
        self.server.bring_along(COMPLAIN);
    }

    pub(super) fn resize_firefox(&self, Screen { width, height, ratio }: Screen) {
        // The window first: it must not be smaller than its content.
        let frame = json!({
            "width": width.max(NARROWEST) + BORDERS.0,
            "height": height + BORDERS.1
        });
        self.post("/window/rect", frame);
        self.ask_firefox(RESIZE, vec![json!(width), json!(height), json!(ratio)]);
        super::until("the window has its size", || {
            (self.call("page.size", ()) == json!([width, height])
                && self.global("devicePixelRatio") == json!(ratio))
            .then_some(())
        });
    }

    pub(super) fn give_firefox_fingers(&self) {
        self.keep_apart();
        self.ask_firefox(FINGERS, Vec::new());
    }

    pub(super) fn prefer_in_firefox(&self, preferences: &[(&str, &str)]) {
        if preferences.iter().any(|(name, _)| *name == "prefers-contrast") {
            self.keep_apart();
        }
        self.ask_firefox(PREFER, vec![json!(preferences)]);
    }

    pub(super) fn take_firefox_offline(&self) {
        self.keep_apart();
        self.ask_firefox("() => { Services.io.offline = true }", Vec::new());
    }

    pub(super) fn forbid_scripts_in_firefox(&self) {
        let script = "() => { gBrowser.selectedBrowser.browsingContext.allowJavascript = false }";
        self.ask_firefox(script, Vec::new());
    }

    /// Collects garbage in all processes of Firefox.
    pub(super) fn tidy_firefox(&self) {
        self.ask_firefox(TIDY, Vec::new());
        // The processes do so asynchronously, without a signal.
        thread::sleep(COLLECTION);
    }

    /// Returns the memory in use by all processes, in bytes.
    pub(super) fn weight_of_firefox(&self) -> Option<f64> {
        self.ask_firefox(WEIGH, Vec::new()).as_f64()
    }

    pub(super) fn allow_clipboard_in_firefox(&self) {
        self.keep_apart();
        let script =
            "() => { Services.prefs.setBoolPref('dom.events.testing.asyncClipboard', true) }";
        self.ask_firefox(script, Vec::new());
    }

    pub(super) fn save_firefox_files_in(&self, folder: &str) {
        self.keep_apart();
        let script = include_str!("../firefox_privileged/save_files.js");
        self.ask_firefox(script, vec![json!(folder)]);
    }

    /// Returns and clears the addresses that the page has requested.
    pub(super) fn firefox_requests(&self) -> Vec<String> {
        let list = self.ask_firefox("() => window.sandgridAsked.splice(0)", Vec::new());
        texts(&list)
    }

    /// Returns and clears the recorded complaints; none if the page loads no script, such as a text file.
    pub(super) fn noted_complaints(&self) -> Vec<String> {
        texts(&self.call("page.takeIfThere", ["complaints"]))
    }

    /// Returns the accessibility tree, up to date with the last change of the page.
    #[track_caller]
    pub(super) fn firefox_tree(&self) -> Node {
        self.call_later("page.frames", [2]);
        let tree = super::until("there is a tree", || {
            let tree = self.ask_firefox(TREE, Vec::new());
            (!tree.is_null()).then_some(tree)
        });
        let mut roots = built(&tree);
        assert_eq!(roots.len(), 1, "a page has one root");
        roots.remove(0)
    }
}

/// Returns the accessible nodes of a subtree; a node without meaning is replaced by its children.
fn built(node: &Value) -> Vec<Node> {
    let parts = node[3].as_array().map(Vec::as_slice).unwrap_or_default();
    let children: Vec<Node> = parts.iter().flat_map(built).collect();
    let text = |at: usize| node[at].as_str().unwrap_or_default().to_owned();
    let role = text(0);
    if ["", "generic", "none", "presentation"].contains(&role.as_str()) {
        return children;
    }
    let bits = node[2].as_u64().unwrap_or_default();
    let state = |name: &str, value: Value| json!({"name": name, "value": {"value": value}});
    let mut states: Vec<Value> = STATES
        .iter()
        .filter(|(bit, _)| bits & bit != 0)
        .map(|(_, name)| state(name, json!(true)))
        .collect();
    states.push(state("id", json!(text(4))));
    states.push(state("live", json!(text(5))));
    vec![Node::new(role, text(1), json!(states), children)]
}

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("the script gives a list").iter();
    list.map(|text| text.as_str().unwrap_or_default().to_owned()).collect()
}
