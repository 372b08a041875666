//! Firefox from its inside: its driver lets scripts reach what is around the page.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::ears::Node;
use super::{Page, Screen};

/// Writes down what a page complains of; the drivers of Firefox and WebKit do not tell.
pub(super) const COMPLAIN: &str = include_str!("../early/complain.js");

/// Starts what a screen reader would start, and writes down what the page and its workers ask for.
const BEGIN: &str = include_str!("../chrome/begin.js");

/// Sets the part of the window that shows the page to a size.
const RESIZE: &str = include_str!("../chrome/resize.js");

const FINGERS: &str = include_str!("../chrome/fingers.js");

/// What the reader prefers; whatever is not named is as it was.
const PREFER: &str = include_str!("../chrome/prefer.js");

/// The tree as Firefox hands it to a screen reader: role, name, states, what is in it.
const TREE: &str = include_str!("../chrome/tree.js");

/// Throws away what nobody holds on to, as where memory is short; a round may find what the last has freed.
const TIDY: &str = include_str!("../chrome/tidy.js");

/// What all its processes hold, in bytes, as about:memory counts it: what is in use, not what is kept to be
/// used again.
const WEIGH: &str = include_str!("../chrome/weigh.js");

/// What Firefox means by the bits of a state.
const STATES: [(u64, &str); 6] = [
    (0x1, "disabled"),
    (0x2, "selected"),
    (0x4, "focused"),
    (0x8, "pressed"),
    (0x10, "checked"),
    (0x200, "expanded"),
];

impl Page {
    /// What a script gives that is a function and runs around the page, and not in it.
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

    /// Has Firefox note what the tests ask for later.
    pub(super) fn begin_firefox(&self) {
        self.ask_firefox(BEGIN, Vec::new());
        self.server.bring_along(COMPLAIN);
    }

    pub(super) fn resize_firefox(&self, Screen { width, height, ratio }: Screen) {
        // The window first: it must not be smaller than what is in it.
        let frame = json!({"width": width.max(800) + 40, "height": height + 200});
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

    /// Has every process of Firefox throw away what nobody holds on to.
    pub(super) fn tidy_firefox(&self) {
        self.ask_firefox(TIDY, Vec::new());
        // They do it in their own time.
        thread::sleep(Duration::from_millis(1500));
    }

    /// What all its processes hold, in bytes.
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
        let script = include_str!("../chrome/save_files.js");
        self.ask_firefox(script, vec![json!(folder)]);
    }

    /// Every address that the page has asked for since this was asked last.
    pub(super) fn firefox_requests(&self) -> Vec<String> {
        let list = self.ask_firefox("() => window.sandgridAsked.splice(0)", Vec::new());
        texts(&list)
    }

    /// What the page has written down of its complaints since this was asked last; nothing where it brings no script
    /// along, as a file that is shown as text.
    pub(super) fn noted_complaints(&self) -> Vec<String> {
        texts(&self.call("page.takeIfThere", ["complaints"]))
    }

    /// The page as Firefox hands it to a screen reader, once it has heard of what changed last.
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

/// The things that a node of Firefox's tree stands for: itself, or where it means nothing to a
/// screen reader, what is in it.
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
