//! The status line: the prompt, refusals with their reasons, the result.

use sandgrid_app::rules::{Action, Rule};
use sandgrid_app::{Button, CanReview, Hint, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{append, clear, copy, document, element, is_new, mark, write};
use crate::platform::i18n;

/// The words' elements.
#[derive(Debug)]
pub struct StatusLine {
    choices: HtmlElement,
    offered: Vec<Button>,
    said: Element,
    alert: Element,
    told: Option<String>,
    manner: Manner,
    cite: Cite,
}

/// How a rule is quoted in that part of the page, or nothing is.
pub(crate) type Cite = fn(place: &str, rule: Option<&Rule>);

/// The kind of a sentence shown in place of a notice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Manner {
    Trouble,
    Answer,
}

impl StatusLine {
    /// The elements as the page has them, filled.
    #[must_use]
    pub(crate) fn new(scene: &Scene, cite: Cite) -> Self {
        let mut words = Self {
            choices: element("choices"),
            offered: Vec::new(),
            said: element("said"),
            alert: element("alert"),
            told: None,
            manner: Manner::Answer,
            cite,
        };
        words.show(scene);
        words
    }

    /// Shows what the scene says. Whether the keyboard's focus was on a choice that is gone.
    pub fn show(&mut self, scene: &Scene) -> bool {
        let main: Element = element("table");
        mark(&main, "data-piece", scene.turn.map_or("none", |side| scene.set.piece(side).key()));
        write(&element("status"), &scene.status);
        let title: Element = element("title");
        let parts = [scene.title.as_str(), &scene.players];
        let line = if scene.players.is_empty() { scene.title.clone() } else { parts.join(" · ") };
        write(&title, &line);
        // On a narrow page the line is cut off.
        mark(&title, "title", &line);
        name_page(&format!("Sandgrid: {}", scene.title));
        for (tool, usable) in [("undo", scene.can_undo), ("redo", scene.can_redo)] {
            mark(&element(tool), "aria-disabled", if usable { "false" } else { "true" });
        }
        self.notice(scene);
        self.ending(scene);
        (self.cite)("ending", scene.ending.as_ref().and_then(|ending| ending.rule));
        welcome(scene);
        self.choose(&scene.choices)
    }

    /// Says something when there is a pause.
    pub fn say(&self, text: &str) {
        speak(&self.said, text);
    }

    /// Says something at once.
    pub fn cry(&self, text: &str) {
        speak(&self.alert, text);
    }

    /// Forgets what was said, in another language.
    pub fn forget(&mut self) {
        self.forget_told();
        for region in [&self.said, &self.alert] {
            region.set_text_content(None);
        }
    }

    /// Whether such a sentence is shown.
    #[must_use]
    pub fn has_told(&self) -> bool {
        self.told.is_some()
    }

    /// Shows a sentence in place of a notice, until the next action.
    pub fn warn(&mut self, text: &str) {
        self.tell(text, Manner::Trouble);
    }

    /// The same of a sentence that is no trouble, but an answer.
    pub fn answer(&mut self, text: &str) {
        self.tell(text, Manner::Answer);
    }

    /// Shows none of them any more.
    pub fn forget_told(&mut self) {
        self.told = None;
        self.manner = Manner::Answer;
    }

    /// A sentence that is still unread stays in front of this one.
    fn tell(&mut self, text: &str, manner: Manner) {
        match &mut self.told {
            Some(told) if told.contains(text) => {}
            Some(told) => *told = format!("{told} {text}"),
            None => self.told = Some(text.to_owned()),
        }
        if manner == Manner::Trouble {
            self.manner = manner;
        }
    }

    /// The action that the choice of an event's target names.
    #[must_use]
    pub fn action_of(&self, target: &Element) -> Option<Action> {
        let button = target.closest("[data-choice]").ok()??;
        let index: usize = button.get_attribute("data-choice")?.parse().ok()?;
        self.offered.get(index).map(|button| button.action)
    }

    fn notice(&self, scene: &Scene) {
        let notice = scene.notice.as_ref();
        let words = notice.map(|notice| notice.words.as_str()).or(self.told.as_deref());
        let shown = words.filter(|_| scene.ending.is_none());
        let place: HtmlElement = element("notice");
        place.set_hidden(shown.is_none());
        let is_answer = notice.is_none() && self.manner == Manner::Answer;
        mark(&place, "data-manner", if is_answer { "answer" } else { "trouble" });
        write(&element("notice-words"), words.unwrap_or_default());
        (self.cite)("notice", notice.and_then(|notice| notice.rule));
    }

    fn ending(&self, scene: &Scene) {
        let ending = scene.ending.as_ref();
        element::<HtmlElement>("asking").set_hidden(ending.is_some());
        element::<HtmlElement>("ending").set_hidden(ending.is_none());
        let Some(ending) = ending else { return };
        // Refusals appear here, because a notice would cover the result.
        let notice = scene.notice.as_ref().map(|notice| notice.words.as_str());
        mark(&element("ending"), "data-told", if notice.is_some() { "true" } else { "false" });
        element::<HtmlElement>("review-end").set_hidden(scene.can_review == CanReview::No);
        write(&element("ending-headline"), &ending.headline);
        let reason = match (notice, &self.told) {
            (Some(words), _) => words.to_owned(),
            (None, Some(told)) if self.manner == Manner::Answer => told.clone(),
            // How the game ended is said, too.
            (None, Some(told)) => format!("{} {told}", ending.reason),
            (None, None) => ending.reason.clone(),
        };
        write(&element("ending-reason"), &reason);
    }

    fn choose(&mut self, choices: &[Button]) -> bool {
        if self.offered == choices {
            return false;
        }
        let focused = self.choices.contains(document().active_element().as_deref());
        clear(&self.choices);
        for (index, choice) in choices.iter().enumerate() {
            let button: Element = copy("choice-template");
            mark(&button, "data-choice", &index.to_string());
            write(&button, &choice.label);
            append(&self.choices, &button);
        }
        self.offered = choices.to_vec();
        focused
    }
}

/// Names the page, if it has another name.
fn name_page(name: &str) {
    let page = document();
    if is_new(&page, name) {
        page.set_title(name);
    }
}

/// Hides the line of help for a first visit with the first action.
fn welcome(scene: &Scene) {
    let is_first = document().document_element().is_some_and(|root| root.has_attribute("data-new"));
    let is_free = scene.notice.is_none() && !matches!(scene.hint, Hint::Given { .. });
    let shown = is_first && is_free && scene.record.turns.is_empty();
    element::<HtmlElement>("welcome").set_hidden(!shown);
}

/// Hides the part of the page that quotes a rule.
pub(crate) fn cite_nothing(place: &str) {
    element::<HtmlElement>(&format!("{place}-more")).set_hidden(true);
}

/// Fills the part of the page that quotes a rule.
pub(crate) fn cite(place: &str, rule: Option<&Rule>) {
    let more: HtmlElement = element(&format!("{place}-more"));
    more.set_hidden(rule.is_none());
    let id: Element = element(&format!("{place}-rule"));
    let Some(rule) = rule else { return };
    if is_new(&id, rule.id) {
        // Another rule: what was opened for the last one closes.
        let _ = more.remove_attribute("open");
        id.set_text_content(Some(rule.id));
    }
    write(&element(&format!("{place}-text")), i18n::current().rule(rule));
    write(&element(&format!("{place}-place")), &i18n::current().place(rule));
    mark(&element(&format!("{place}-read")), "data-rule", rule.id);
}

/// Changes a live region so that the same words are said again, too.
fn speak(region: &Element, text: &str) {
    let again = region.text_content().as_deref() == Some(text);
    let text = if again { format!("{text}\u{a0}") } else { text.to_owned() };
    region.set_text_content(Some(&text));
}
