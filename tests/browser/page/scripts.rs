//! The scripts of the tests, which are in `tests/browser/scripts`: sent to a document once, then called by name.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::WebElement;
use thirtyfour::error::WebDriverResult;

use super::evaluation::Answers;
use super::{Browser, Page, timed, webkit};

/// Their source, as one function: no name of theirs is the page's.
const SOURCE: &str = concat!(
    "(() => {",
    include_str!("../scripts/base.js"),
    include_str!("../scripts/elements.js"),
    include_str!("../scripts/page.js"),
    include_str!("../scripts/storage.js"),
    include_str!("../scripts/accessibility.js"),
    include_str!("../scripts/boards.js"),
    include_str!("../scripts/controls.js"),
    include_str!("../scripts/courses.js"),
    include_str!("../scripts/languages.js"),
    include_str!("../scripts/printing.js"),
    include_str!("../scripts/room.js"),
    include_str!("../scripts/strangers.js"),
    include_str!("../scripts/table.js"),
    include_str!("../scripts/webkit.js"),
    include_str!("../scripts/workers.js"),
    include_str!("../scripts/yebo.js"),
    include_str!("../scripts/probe.js"),
    "})();",
);

/// Calls one of them; answers with null where the document has none yet.
const CALL: &str = "
  const [name, number, ...given] = arguments;
  const probe = window.sandgridProbe;
  return probe ? [probe.run(name, given, number)] : null;
";

/// The same, where the answer may be a promise.
const CALL_LATER: &str = "
  const [name, ...given] = arguments;
  const done = given.pop();
  const probe = window.sandgridProbe;
  probe ? probe.runLater(name, given, done) : done(null);
";

/// The numbers of calls: a call that has to be sent twice is run once.
static NUMBERS: AtomicU32 = AtomicU32::new(1);

impl Page {
    /// The answer of a script, by its subject and name as `elements.count`.
    #[track_caller]
    pub(crate) fn call(&self, name: &str, given: impl Serialize) -> Value {
        let number = match self.browser {
            // Its driver loses answers now and then.
            Browser::WebKit => json!(NUMBERS.fetch_add(1, Ordering::Relaxed)),
            Browser::Chromium | Browser::Firefox => Value::Null,
        };
        let given = [vec![json!(name), number], listed(given)].concat();
        let ask = |script: &str| timed(name, || self.answer_to(script, &given));
        answer_in(name, sent(CALL, ask))
    }

    /// The same, of a script that may answer later.
    #[track_caller]
    pub(crate) fn call_later(&self, name: &str, given: impl Serialize) -> Value {
        let given = [vec![json!(name)], listed(given)].concat();
        let ask = |script: &str| {
            let answer = self.evaluate(script, given.clone(), Answers::Later);
            timed(name, || self.runtime.block_on(answer))
        };
        answer_in(name, sent(CALL_LATER, ask))
    }

    /// The answer of a script, as a type.
    #[track_caller]
    pub(crate) fn call_for<T: DeserializeOwned>(&self, name: &str, given: impl Serialize) -> T {
        typed(name, self.call(name, given))
    }

    /// The element that a script gives.
    #[track_caller]
    pub(super) fn found(&self, name: &str, given: impl Serialize) -> WebElement {
        let given = [vec![json!(name), Value::Null], listed(given)].concat();
        // An element is one of the driver's.
        let ask = |script: &str| {
            let answer = self.runtime.block_on(self.session.execute(script, given.clone()));
            answer.map(|answer| answer.json().clone())
        };
        let found = answer_in(name, sent(CALL, ask));
        let element = WebElement::from_json(found, Arc::clone(&self.session));
        element.unwrap_or_else(|error| panic!("{name} gives no element: {error}"))
    }

    /// Has what happens from now on happen in the frame that a script gives.
    #[track_caller]
    pub(crate) fn enter_found(&self, name: &str, given: impl Serialize) {
        self.wait_for(self.found(name, given).enter_frame());
        self.is_in_frame.set(true);
    }

    /// Has a script do something.
    #[track_caller]
    pub(crate) fn run(&self, name: &str, given: impl Serialize) {
        self.call(name, given);
    }

    /// Has a script that is a function run with what it is given, before the page's own, in every page that is
    /// loaded from now on.
    pub(crate) fn before_with(&self, script: &str, given: impl Serialize) {
        self.before(&format!("({})(...{});", script.trim_end(), json!(listed(given))));
    }

    fn answer_to(&self, script: &str, given: &[Value]) -> WebDriverResult<Value> {
        let evaluate = || self.evaluate(script, given.to_vec(), Answers::AtItsEnd);
        match self.runtime.block_on(evaluate()) {
            Err(error) if webkit::has_lost(&error) => self.runtime.block_on(evaluate()),
            answer => answer,
        }
    }
}

/// The answer to a call, and where the document has no scripts yet, to both in one. Where another document comes just
/// then, that is asked.
fn sent(call: &str, ask: impl Fn(&str) -> WebDriverResult<Value>) -> WebDriverResult<Value> {
    let whole = format!("{SOURCE}{call}");
    for script in [call, &whole, &whole] {
        let answer = ask(script)?;
        if !answer.is_null() {
            return Ok(answer);
        }
    }
    Ok(Value::Null)
}

/// An element as a script is given it.
pub(super) fn named(element: &WebElement) -> Value {
    element.to_json().expect("an element has a name")
}

/// Returns the arguments of a call as a list; nothing is an empty one. WebKit's driver recognises an element only at
/// the top level of it.
fn listed(given: impl Serialize) -> Vec<Value> {
    match serde_json::to_value(given).expect("it can be written as JSON") {
        Value::Null => Vec::new(),
        Value::Array(given) => given,
        given => vec![given],
    }
}

/// The answer in what the call sends, or its error.
#[track_caller]
fn answer_in(name: &str, sent: WebDriverResult<Value>) -> Value {
    match sent {
        Ok(Value::Array(mut list)) if list.len() == 1 => list.remove(0),
        Ok(failure) => panic!("{name}: {}", failure[1].as_str().unwrap_or("no answer")),
        Err(error) => panic!("{name}: the browser did not do it: {error}"),
    }
}

/// An answer as a type.
#[track_caller]
fn typed<T: DeserializeOwned>(name: &str, answer: Value) -> T {
    let shown = answer.to_string();
    serde_json::from_value(answer).unwrap_or_else(|error| panic!("{name} gives {shown}: {error}"))
}
