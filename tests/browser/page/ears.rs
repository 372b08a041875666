//! The page as a screen reader gets it from the browser: names, roles, states and announcements.

use std::collections::HashMap;

use serde_json::{Value, json};
use thirtyfour::{By, WebElement};

use super::hands::hole_of;
use super::{Ask, Browser, Page};

/// Writes down what the page's live regions say, as it is said.
pub(super) const LISTEN: &str = include_str!("../early/listen.js");

/// An announcement.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    /// Whether it waited for a pause.
    pub(crate) polite: bool,
    /// The words.
    pub(crate) words: String,
}

/// A thing on the page, as a screen reader knows it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// Its role: `button`.
    pub(crate) role: String,
    /// Its name.
    pub(crate) name: String,
    /// Its states: `focused`, `disabled`, `selected`.
    states: Value,
    /// The things in it.
    pub(crate) children: Vec<Node>,
}

impl Node {
    /// A thing of that role and name, in those states.
    pub(super) fn new(role: String, name: String, states: Value, children: Vec<Self>) -> Self {
        Self { role, name, states, children }
    }

    /// Whether it has that state.
    pub(crate) fn is(&self, state: &str) -> bool {
        self.state(state).is_some_and(|value| value == &json!(true) || value == &json!("true"))
    }

    /// The value of a state, where it has one.
    pub(crate) fn state(&self, state: &str) -> Option<&Value> {
        let states = self.states.as_array()?;
        states.iter().find(|found| found["name"] == state).map(|found| &found["value"]["value"])
    }

    /// Everything in it of that role, itself included, in reading order.
    pub(crate) fn all(&self, role: &str) -> Vec<&Node> {
        let mut found = Vec::new();
        self.visit(&mut |node| {
            if node.role == role {
                found.push(node);
            }
        });
        found
    }

    /// The one thing in it of that role and name.
    #[track_caller]
    pub(crate) fn one(&self, role: &str, name: &str) -> &Node {
        let all = self.all(role);
        let names: Vec<&str> = all.iter().map(|node| node.name.as_str()).collect();
        let found: Vec<_> = all.iter().filter(|node| node.name == name).collect();
        assert_eq!(found.len(), 1, "each {role} called {name:?} among {names:?}");
        found[0]
    }

    fn visit<'a>(&'a self, see: &mut impl FnMut(&'a Node)) {
        see(self);
        for child in &self.children {
            child.visit(see);
        }
    }
}

impl Page {
    /// The whole page as a screen reader knows it.
    #[track_caller]
    pub(crate) fn tree(&self) -> Node {
        match self.browser {
            Browser::Chromium => {}
            Browser::Firefox => return self.firefox_tree(),
            Browser::WebKit => return self.webkit_tree(),
        }
        let answer = self.tell_browser("Accessibility.getFullAXTree", &json!({}));
        let nodes = answer["nodes"].as_array().expect("the browser gives a list");
        let root = nodes.iter().find(|node| node.get("parentId").is_none());
        let by_id = nodes.iter().map(|node| (node["nodeId"].as_str(), node)).collect();
        let mut roots = built(root.expect("a page has a root"), &by_id);
        assert_eq!(roots.len(), 1, "a page has one root");
        roots.remove(0)
    }

    /// Returns the names of the holes in reading order; none if there is no board yet. The same as in
    /// [`tree`](Self::tree), and faster.
    #[track_caller]
    pub(crate) fn hole_names(&self) -> Vec<String> {
        if self.browser == Browser::Firefox {
            let tree = self.firefox_tree();
            let grids = tree.all("grid").into_iter();
            return grids.flat_map(|grid| grid.all("button")).map(|it| it.name.clone()).collect();
        }
        if self.browser == Browser::WebKit {
            return self.holes_in_webkit();
        }
        let grid = json!({"expression": "document.querySelector('[role=grid]')"});
        let grid = self.tell_browser("Runtime.evaluate", &grid);
        let Some(id) = grid["result"]["objectId"].as_str() else { return Vec::new() };
        let query = json!({"objectId": id, "role": "button"});
        let answer = self.tell_browser("Accessibility.queryAXTree", &query);
        let holes = answer["nodes"].as_array().expect("the browser gives a list").iter();
        holes.filter(|node| node["ignored"] == false).map(|node| text(&node["name"])).collect()
    }

    /// Returns the name of the hole.
    #[track_caller]
    pub(crate) fn hole_name(&self, cell: &str) -> String {
        if self.asks_chromium() {
            let hole = json!(hole_of(cell));
            return self.computed_in_chromium(&format!("document.querySelector({hole})")).1;
        }
        self.computed_name(&self.hole(cell))
    }

    /// Returns the role and the name of the focused element.
    #[track_caller]
    pub(crate) fn focus(&self) -> (String, String) {
        if self.asks_chromium() {
            return self.computed_in_chromium("document.activeElement");
        }
        let focused = self.wait_for(self.session.active_element());
        (self.computed_role(&focused), self.computed_name(&focused))
    }

    /// The same, its name alone.
    #[track_caller]
    pub(crate) fn focused_name(&self) -> String {
        if self.asks_chromium() {
            return self.computed_in_chromium("document.activeElement").1;
        }
        self.computed_name(&self.wait_for(self.session.active_element()))
    }

    /// Returns and clears the announcements.
    #[track_caller]
    pub(crate) fn heard(&self) -> Vec<Announcement> {
        let heard = self.take_global("heard");
        let heard = heard.as_array().expect("the script gives a list").iter();
        let words = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        heard
            .map(|said| Announcement { polite: said[0] == "polite", words: words(&said[1]) })
            .collect()
    }

    /// An element's role, as the browser computes it.
    #[track_caller]
    pub(crate) fn computed_role(&self, element: &WebElement) -> String {
        self.computed(element, "computedrole")
    }

    /// An element's name, as the browser computes it.
    #[track_caller]
    pub(crate) fn computed_name(&self, element: &WebElement) -> String {
        self.computed(element, "computedlabel")
    }

    /// The computed roles of everything that a CSS selector names.
    #[track_caller]
    pub(crate) fn computed_roles(&self, selector: &str) -> Vec<String> {
        let found = self.wait_for(self.session.find_all(By::Css(selector.to_owned())));
        found.iter().map(|element| self.computed_role(element)).collect()
    }

    /// How changes in the one thing that a CSS selector names are announced.
    #[track_caller]
    pub(crate) fn live_manner(&self, selector: &str) -> Value {
        if self.browser != Browser::Chromium {
            let id = self.wait_for(self.element(selector).id());
            let tree = self.tree();
            let wanted = Some(Value::from(id.unwrap_or_default()));
            let mut found = None;
            tree.visit(&mut |node| {
                if node.state("id") == wanted.as_ref() {
                    found = node.state("live").cloned();
                }
            });
            return found.unwrap_or_default();
        }
        let answer = self.node_in_chromium(&format!("document.querySelector('{selector}')"));
        let states = answer["properties"].as_array().cloned().unwrap_or_default();
        let live = states.into_iter().find(|state| state["name"] == "live");
        live.map(|live| live["value"]["value"].clone()).unwrap_or_default()
    }

    /// Role and name of the element that an expression gives, by Chromium's own protocol: a third of what its driver
    /// takes.
    #[track_caller]
    fn computed_in_chromium(&self, expression: &str) -> (String, String) {
        let node = self.node_in_chromium(expression);
        (text(&node["role"]), text(&node["name"]))
    }

    /// Returns the accessible properties of the element that an expression gives.
    #[track_caller]
    fn node_in_chromium(&self, expression: &str) -> Value {
        let found = self.tell_browser("Runtime.evaluate", &json!({"expression": expression}));
        let query = json!({"objectId": found["result"]["objectId"], "fetchRelatives": false});
        self.tell_browser("Accessibility.getPartialAXTree", &query)["nodes"][0].take()
    }

    #[track_caller]
    fn computed(&self, element: &WebElement, what: &'static str) -> String {
        let answer = self.ask(Ask::Get(format!("/element/{}/{what}", element.element_id())));
        answer.as_str().expect("the browser gives a text").to_owned()
    }
}

/// The things that a node of Chromium's list stands for: itself, or where it means nothing to a
/// screen reader, what is in it.
fn built(node: &Value, by_id: &HashMap<Option<&str>, &Value>) -> Vec<Node> {
    let ids = node["childIds"].as_array().map(Vec::as_slice).unwrap_or_default();
    let children = ids.iter().filter_map(|id| by_id.get(&id.as_str()));
    let children: Vec<Node> = children.flat_map(|child| built(child, by_id)).collect();
    if node["ignored"] == true {
        return children;
    }
    let (role, name) = (text(&node["role"]), text(&node["name"]));
    vec![Node { role, name, states: node["properties"].clone(), children }]
}

/// The text in a value of Chromium's list.
fn text(value: &Value) -> String {
    value["value"].as_str().unwrap_or_default().to_owned()
}
