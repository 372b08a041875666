//! Things on the page, found by what they are and what they are called, as every browser tells it
//! through `WebDriver`.

use thirtyfour::{By, WebElement};

use super::{Browser, Page};

/// The CSS selector of all controls.
const CONTROLS: &str = "button, a[href], summary, input, select, textarea";

/// A thing on the page.
#[derive(Clone)]
pub(crate) struct Thing<'a> {
    page: &'a Page,
    element: WebElement,
}

/// A control that is to be seen.
struct Control {
    element: WebElement,
    written: String,
    label: String,
}

impl Control {
    /// Whether its computed name probably begins so; for certain, the browser has to be asked.
    fn seems_called(&self, begins: &str) -> bool {
        [&self.written, &self.label].iter().any(|words| words.trim_start().starts_with(begins))
    }
}

impl Thing<'_> {
    /// Returns its present name.
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
        let mut others = Vec::new();
        let mut seen = self.seen_controls();
        // The driver is asked for each name by itself: the likely ones come first.
        seen.sort_by_key(|control| !control.seems_called(begins));
        for Control { element, .. } in seen {
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

    /// Returns the label and the name of each usable control.
    #[track_caller]
    pub(crate) fn controls(&self) -> Vec<(String, String)> {
        let seen = self.seen_controls().into_iter();
        seen.map(|control| (control.written, self.computed_name(&control.element))).collect()
    }

    /// The controls that are to be seen, in the document's order.
    #[track_caller]
    fn seen_controls(&self) -> Vec<Control> {
        let all = self.wait_for(self.session.find_all(By::Css(CONTROLS)));
        let words: Vec<Option<(String, String)>> = self.call_for("elements.written", [CONTROLS]);
        let control = |(element, words): (_, Option<_>)| {
            words.map(|(written, label)| Control { element, written, label })
        };
        all.into_iter().zip(words).filter_map(control).collect()
    }
}
