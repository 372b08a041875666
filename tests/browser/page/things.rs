//! Things on the page, found by what they are and what they are called, as every browser tells it
//! through `WebDriver`.

use serde_json::Value;
use thirtyfour::{By, WebElement};

use super::{Browser, Page};

/// Whatever can be used.
const CONTROLS: &str = "button, a[href], summary, input, select, textarea";

/// What is written on each of them that is to be seen: in the sheet that is open, or on the page.
/// What stands in the label of a field is written on it.
const WRITTEN: &str = "
  const sheets = document.querySelectorAll('dialog[open]');
  const root = sheets.length ? sheets[sheets.length - 1] : document;
  const within = (thing) => root.contains(thing);
  const words = (thing) => {
    const all = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    let text = '';
    while (all.nextNode()) {
      const at = all.currentNode.parentElement;
      if (at.checkVisibility() && !at.closest('[aria-hidden=true], select, textarea')) {
        text += all.currentNode.data;
      }
    }
    return text;
  };
  return [...document.querySelectorAll('CONTROLS')].map((thing) => {
    // Not by `labels`: WebKit 2.50 ends a page's process at times as it clears that list away.
    const its = () => thing.closest('label') || document.querySelector(`label[for='${thing.id}']`);
    const on = (thing.matches('input, select, textarea') && its()) || thing;
    const place = on.getBoundingClientRect();
    const is_seen = within(thing) && on.checkVisibility({ visibilityProperty: true }) && place.width > 0;
    // What is written large is what one would say.
    return is_seen ? words(on.querySelector('b') || on) : null;
  })";

/// A thing on the page.
#[derive(Clone)]
pub(crate) struct Thing<'a> {
    page: &'a Page,
    element: WebElement,
}

impl Thing<'_> {
    /// What it is called now.
    #[track_caller]
    pub(crate) fn name(&self) -> String {
        self.page.computed_name(&self.element)
    }

    /// Does what it is there for.
    #[track_caller]
    pub(crate) fn press(&self) {
        if self.page.browser == Browser::WebKit {
            return self.page.press_in_webkit(&self.element);
        }
        self.page.press(&self.element);
    }
}

impl Page {
    /// The first thing to be seen of that role whose name begins so.
    #[track_caller]
    pub(crate) fn named(&self, role: &str, begins: &str) -> Thing<'_> {
        let (mut others, written) = (Vec::new(), self.written());
        for (element, _) in self.used().into_iter().zip(written).filter(|(_, it)| it.is_some()) {
            let name = self.computed_name(&element);
            if name.starts_with(begins) && self.computed_role(&element) == role {
                return Thing { page: self, element };
            }
            others.push(name);
        }
        panic!("no {role} is called {begins:?} among {others:?}");
    }

    /// The things of a role in the one thing of another.
    #[track_caller]
    pub(crate) fn things_in(&self, holder: &str, role: &str) -> Vec<Thing<'_>> {
        let found = self.wait_for(self.session.find_all(By::Css("[role]")));
        let within = found.into_iter().find(|it| self.computed_role(it) == holder);
        let within = within.unwrap_or_else(|| panic!("something is a {holder:?}"));
        let found = self.wait_for(within.find_all(By::Css(CONTROLS)));
        let found = found.into_iter().filter(|it| self.computed_role(it) == role);
        found.map(|element| Thing { page: self, element }).collect()
    }

    /// Whatever can be used now: what is written on it, and what it is called.
    #[track_caller]
    pub(crate) fn controls(&self) -> Vec<(String, String)> {
        let all = self.used().into_iter().zip(self.written());
        all.filter_map(|(element, written)| Some((written?, self.computed_name(&element))))
            .collect()
    }

    #[track_caller]
    fn used(&self) -> Vec<WebElement> {
        self.wait_for(self.session.find_all(By::Css(CONTROLS)))
    }

    #[track_caller]
    fn written(&self) -> Vec<Option<String>> {
        let list = self.measure(&WRITTEN.replace("CONTROLS", CONTROLS));
        let words = |value: &Value| value.as_str().map(str::to_owned);
        list.as_array().expect("the script gives a list").iter().map(words).collect()
    }
}
