//! Firefox from its inside: its driver lets scripts reach what is around the page.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::ears::Node;
use super::{Page, Screen};

/// Writes down what a page complains of; the drivers of Firefox and WebKit do not tell.
pub(super) const COMPLAIN: &str = r#"
(() => {
  const complaints = [];
  Object.defineProperty(window, "complaints", { value: complaints });
  const note = (kind) => (event) =>
    complaints.push(`${kind}: ${event.message ?? event.reason ?? event.target?.src ?? event.type}`);
  addEventListener("error", note("error"), true);
  addEventListener("unhandledrejection", note("rejected"));
  addEventListener("securitypolicyviolation", note("policy"));
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => {
      complaints.push(`${kind}: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
})();
"#;

/// Starts what a screen reader would start, and writes down what the page and its workers ask for.
const BEGIN: &str = r#"
  if (window.sandgridAsked) {
    window.sandgridAsked.length = 0;
    return;
  }
  const service = Cc["@mozilla.org/accessibilityService;1"];
  // Held on to: it ends with the last who knows it.
  window.sandgridEars = service.getService(Ci.nsIAccessibilityService);
  const asked = (window.sandgridAsked = []);
  const observe = (channel) => {
    const from = channel.QueryInterface(Ci.nsIChannel).loadInfo;
    if (from.browsingContextID || from.workerAssociatedBrowsingContextID) {
      asked.push(channel.URI.spec);
    }
  };
  window.sandgridObserver = { observe };
  Services.obs.addObserver(window.sandgridObserver, "http-on-modify-request");
"#;

/// Sets the part of the window that shows the page to a size.
const RESIZE: &str = r#"
  const [width, height, ratio] = arguments;
  const browser = gBrowser.selectedBrowser;
  for (const [side, length] of [["width", width], ["height", height]]) {
    for (const bound of ["", "min-", "max-"]) {
      browser.style.setProperty(bound + side, `${length}px`, "important");
    }
  }
  browser.browsingContext.overrideDPPX = ratio;
"#;

const FINGERS: &str = r#"
  gBrowser.selectedBrowser.browsingContext.touchEventsOverride = "enabled";
  // Coarse, and nothing that hovers.
  Services.prefs.setIntPref("ui.primaryPointerCapabilities", 1);
  Services.prefs.setIntPref("ui.allPointerCapabilities", 1);
"#;

/// What the reader prefers; whatever is not named is as it was.
const PREFER: &str = r#"
  const wanted = new Map(arguments[0]);
  const context = gBrowser.selectedBrowser.browsingContext;
  context.prefersColorSchemeOverride = wanted.get("prefers-color-scheme") ?? "none";
  context.prefersReducedMotionOverride = wanted.get("prefers-reduced-motion") ?? "none";
  context.forcedColorsOverride = wanted.get("forced-colors") ?? "none";
  if (wanted.get("prefers-contrast") === "more") {
    Services.prefs.setIntPref("ui.useAccessibilityTheme", 1);
  } else {
    Services.prefs.clearUserPref("ui.useAccessibilityTheme");
  }
"#;

/// The tree as Firefox hands it to a screen reader: role, name, states, what is in it.
const TREE: &str = r#"
  const service = window.sandgridEars;
  const attribute = (thing, name) => {
    try { return thing.attributes.getStringProperty(name); } catch { return ""; }
  };
  const seen = (thing) => {
    const states = {}, more = {}, parts = [];
    thing.getState(states, more);
    for (let at = 0; at < thing.childCount; at += 1) parts.push(seen(thing.getChildAt(at)));
    const isText = service.getStringRole(thing.role) === "text leaf";
    const role = isText ? "StaticText" : thing.computedARIARole;
    // Firefox tells of an alert by an event of its own, and gives no manner.
    const live = attribute(thing, "live") || (role === "alert" ? "assertive" : "");
    const about = [attribute(thing, "id"), live];
    return [role, thing.name ?? "", states.value, parts, ...about];
  };
  const frame = service.getAccessibleFor(gBrowser.selectedBrowser);
  return frame?.childCount ? seen(frame.getChildAt(0)) : null;
"#;

/// Throws away what nobody holds on to, as where memory is short; a round may find what the last has freed.
const TIDY: &str = r#"
  for (let round = 0; round < 3; round += 1) {
    Cu.forceGC();
    Cu.forceCC();
    Services.obs.notifyObservers(null, "memory-pressure", "heap-minimize");
    Services.obs.notifyObservers(null, "child-mmu-request");
  }
"#;

/// What all its processes hold, in bytes, as about:memory counts it: what is in use, not what is kept to be
/// used again.
const WEIGH: &str = r#"
  const manager = Cc["@mozilla.org/memory-reporter-manager;1"].getService(Ci.nsIMemoryReporterManager);
  let held = 0;
  const add = (process, path, kind, units, amount) => {
    const isBeside = path.startsWith("explicit/") && kind === Ci.nsIMemoryReporter.KIND_NONHEAP;
    if (isBeside || path === "heap-allocated") held += amount;
  };
  return new Promise((done) => manager.getReports(add, null, () => done(held), null, false));
"#;

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
    /// What a script gives that runs around the page, and not in it.
    #[track_caller]
    fn ask_firefox(&self, script: &str, given: Vec<Value>) -> Value {
        self.look_from("chrome");
        let answer = self.wait_for(self.session.execute(script, given)).json().clone();
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
        let shown = "return [innerWidth, innerHeight, devicePixelRatio]";
        super::until("the window has its size", || {
            (self.measure(shown) == json!([width, height, ratio])).then_some(())
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
        self.ask_firefox("Services.io.offline = true", Vec::new());
    }

    pub(super) fn forbid_scripts_in_firefox(&self) {
        let script = "gBrowser.selectedBrowser.browsingContext.allowJavascript = false";
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
        let script = "Services.prefs.setBoolPref('dom.events.testing.asyncClipboard', true)";
        self.ask_firefox(script, Vec::new());
    }

    pub(super) fn save_firefox_files_in(&self, folder: &str) {
        self.keep_apart();
        let script = r#"
          Services.prefs.setIntPref("browser.download.folderList", 2);
          Services.prefs.setStringPref("browser.download.dir", arguments[0]);
          Services.prefs.setBoolPref("browser.download.useDownloadDir", true);
        "#;
        self.ask_firefox(script, vec![json!(folder)]);
    }

    /// Every address that the page has asked for since this was asked last.
    pub(super) fn firefox_requests(&self) -> Vec<String> {
        let list = self.ask_firefox("return window.sandgridAsked.splice(0)", Vec::new());
        texts(&list)
    }

    /// What the page has written down of its complaints since this was asked last; nothing where it brings no script
    /// along, as a file that is shown as text.
    pub(super) fn noted_complaints(&self) -> Vec<String> {
        texts(&self.measure("return window.complaints?.splice(0) ?? []"))
    }

    /// The page as Firefox hands it to a screen reader, once it has heard of what changed last.
    #[track_caller]
    pub(super) fn firefox_tree(&self) -> Node {
        self.wait_for(self.session.execute_async(
            "const done = arguments[0]; \
             requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))",
            Vec::new(),
        ));
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
