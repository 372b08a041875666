//! Evaluating scripts by Chromium's own protocol, which costs a quarter of what its driver's way does. The driver's is
//! taken in frames, and where a script is given elements.

use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverResult};

use super::{Browser, Page};

/// The key by which `WebDriver` names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Whether a script says its answer at its end or by a call of its last argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answers {
    AtItsEnd,
    Later,
}

impl Page {
    /// The answer of a script to those arguments.
    ///
    /// # Errors
    /// The browser does not answer, or the script throws.
    pub(super) async fn evaluate(
        &self,
        script: &str,
        given: Vec<Value>,
        answers: Answers,
    ) -> WebDriverResult<Value> {
        if self.asks_chromium() && !given.iter().any(has_element) {
            return self.evaluate_in_chromium(script, &given, answers).await;
        }
        let answer = match answers {
            Answers::AtItsEnd => self.session.execute(script, given).await?,
            Answers::Later => self.session.execute_async(script, given).await?,
        };
        Ok(answer.json().clone())
    }

    /// Whether Chromium can be asked by its own protocol, which speaks of the page and not of a frame in it.
    pub(super) fn asks_chromium(&self) -> bool {
        self.browser == Browser::Chromium && !self.is_in_frame.get()
    }

    async fn evaluate_in_chromium(
        &self,
        script: &str,
        given: &[Value],
        answers: Answers,
    ) -> WebDriverResult<Value> {
        let given = json!(given);
        let expression = match answers {
            Answers::AtItsEnd => format!("(function () {{ {script}\n }}).apply(window, {given})"),
            Answers::Later => format!(
                "new Promise((done) => (function () {{ {script}\n }}).apply(window, [...{given}, done]))"
            ),
        };
        let wanted = json!({"expression": expression, "returnByValue": true, "awaitPromise": true});
        let answer = self.session.cdp().send_raw("Runtime.evaluate", wanted).await?;
        let thrown = &answer["exceptionDetails"];
        if thrown.is_null() {
            return Ok(answer["result"]["value"].clone());
        }
        let told = thrown["exception"]["description"].as_str().map(str::to_owned);
        let told = told.unwrap_or_else(|| thrown.to_string());
        Err(WebDriverError::RequestFailed(format!("the script throws: {told}")))
    }
}

/// Whether a value names an element anywhere in it.
fn has_element(value: &Value) -> bool {
    match value {
        Value::Array(parts) => parts.iter().any(has_element),
        Value::Object(parts) => parts.contains_key(ELEMENT) || parts.values().any(has_element),
        _ => false,
    }
}
