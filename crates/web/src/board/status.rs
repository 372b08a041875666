//! The status line: the prompt, refusals with their reasons, the result.

use std::cell::Cell;

use sandgrid_app::rules::{Action, Rule, Ruleset};
use sandgrid_app::{Choice, DecisiveTurn, Hint, Mode, RematchOffer, ReviewState, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{
    append, clear, copy, document, element, is_new, mark, name_page, part, write,
};
use crate::dom::live_region::{self, AlertRegion, speak};
use crate::platform::i18n;

/// The status panel.
#[derive(Debug)]
pub struct StatusLine {
    choices: HtmlElement,
    offered: Vec<Choice>,
    said: Element,
    /// Whether nothing has been announced yet.
    is_first: Cell<bool>,
    alert: AlertRegion,
    told: Option<String>,
    manner: Manner,
    cite: Cite,
}

/// Fills the page's part at `place` that quotes a rule as it concerns a ruleset, or hides it for `None`.
pub(crate) type Cite = fn(place: &str, rule: Option<&Rule>, rules: &Ruleset);

/// The kind of a sentence shown in place of a notice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Manner {
    Trouble,
    Answer,
}

impl StatusLine {
    /// Creates the panel from the page's elements, filled from `scene`.
    #[must_use]
    pub(crate) fn new(scene: &Scene, cite: Cite) -> Self {
        let mut words = Self {
            choices: element("choices"),
            offered: Vec::new(),
            said: element("said"),
            is_first: Cell::new(true),
            alert: AlertRegion::new(),
            told: None,
            manner: Manner::Answer,
            cite,
        };
        words.show(scene);
        words
    }

    /// Updates the panel. Returns whether the keyboard focus was on a choice button that is gone.
    pub fn show(&mut self, scene: &Scene) -> bool {
        let main: Element = element("table");
        mark(&main, "data-piece", scene.turn.map_or("none", |side| scene.set.piece(side).key()));
        // The colours of the sides in charts follow the pieces.
        if let Some(root) = document().document_element() {
            mark(&root, "data-set", scene.set.key());
        }
        write(&element("status"), &scene.status);
        let title: Element = element("title");
        // The game comes first; a telephone shows it alone.
        let (game, book) = scene.title.split_once(" · ").unwrap_or((&scene.title, ""));
        write(&part::<Element>(&title, ".game-name"), game);
        write(&part::<Element>(&title, ".book-name"), book);
        // On a narrow page the line is truncated.
        mark(&title, "title", &scene.title);
        name_page(&scene.title);
        for (tool, usable) in [("undo", scene.can_undo), ("redo", scene.can_redo)] {
            mark(&element(tool), "aria-disabled", if usable { "false" } else { "true" });
        }
        let is_looking = scene.record.mode != Mode::Live;
        element::<HtmlElement>("to-end").set_hidden(!is_looking);
        self.notice(scene);
        self.ending(scene);
        let rule = scene.ending.as_ref().and_then(|ending| ending.rule);
        (self.cite)("ending", rule, scene.rules);
        self.welcome(scene);
        self.choose(&scene.choices)
    }

    /// Announces a text through the polite live region.
    ///
    /// The first text may be there already: the program for play alone has announced it.
    pub fn say(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        if self.is_first.replace(false) && self.said.text_content().as_deref() == Some(text) {
            return;
        }
        speak(&self.said, text);
    }

    /// Announces a text through the assertive live region.
    pub fn cry(&mut self, text: &str) {
        // After the end, an earlier request for a turn is no longer true.
        if !element::<HtmlElement>("ending").hidden() {
            self.said.set_text_content(None);
        }
        self.alert.say(text);
    }

    /// Clears the announced texts, after a change of language.
    pub fn forget(&mut self) {
        self.forget_told();
        live_region::clear();
    }

    /// Returns whether a warning or answer is shown.
    #[must_use]
    pub fn has_told(&self) -> bool {
        self.told.is_some()
    }

    /// Shows a sentence in place of a notice, until the next action.
    pub fn warn(&mut self, text: &str) {
        self.tell(text, Manner::Trouble);
    }

    /// Shows an answer in place of the notice, until the next event of a player.
    pub fn answer(&mut self, text: &str) {
        self.tell(text, Manner::Answer);
    }

    /// Removes the shown warnings and answers.
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

    /// Returns the action of the choice button of an event's target.
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
        (self.cite)("notice", notice.and_then(|notice| notice.rule), scene.rules);
    }

    fn ending(&self, scene: &Scene) {
        let ending = scene.ending.as_ref();
        element::<HtmlElement>("asking").set_hidden(ending.is_some());
        element::<HtmlElement>("ending").set_hidden(ending.is_none());
        let Some(ending) = ending else { return };
        // Refusals appear here, because a notice would cover the result.
        let notice = scene.notice.as_ref().map(|notice| notice.words.as_str());
        mark(&element("ending"), "data-told", if notice.is_some() { "true" } else { "false" });
        // A review that has begun leaves the place of its button, so that no other one moves under the pointer.
        let review: HtmlElement = element("review-end");
        let has_begun = scene.review.open().is_some();
        review.set_hidden(scene.review == ReviewState::Unavailable);
        mark(&review, "data-begun", if has_begun { "yes" } else { "no" });
        write(&element("ending-headline"), &ending.headline);
        offer(&ending.rematches);
        // A board that is only looked at offers no game.
        element::<HtmlElement>("again").set_hidden(ending.rematches.is_empty());
        show_decisive(ending.decisive.as_ref());
        let reason = match (notice, &self.told) {
            (Some(words), _) => words.to_owned(),
            (None, Some(told)) if self.manner == Manner::Answer => told.clone(),
            // A warning follows the reason of the result.
            (None, Some(told)) => format!("{} {told}", ending.reason),
            (None, None) => ending.reason.clone(),
        };
        write(&element("ending-reason"), &reason);
    }

    /// Shows the welcome of a first visit until the first action. A telephone shows it in place of what is told.
    fn welcome(&self, scene: &Scene) {
        let is_first =
            document().document_element().is_some_and(|root| root.has_attribute("data-new"));
        let is_untouched = scene.holes.iter().all(|hole| hole.piece.is_none());
        let is_over = !is_untouched || scene.editing.is_some();
        if is_first && is_over && scene.course.is_none() {
            return end_welcome();
        }
        let is_told = scene.notice.is_some()
            || self.told.is_some()
            || matches!(scene.hint, Hint::Given { .. });
        let shown = is_first && is_untouched && scene.course.is_none() && !is_told;
        element::<HtmlElement>("welcome").set_hidden(!shown);
    }

    fn choose(&mut self, choices: &[Choice]) -> bool {
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

/// Shows the buttons of the games that can follow, unless they are shown.
fn offer(rematches: &[RematchOffer]) {
    let place: Element = element("rematches");
    let keys: Vec<&str> = rematches.iter().map(|offer| offer.rematch.key()).collect();
    let labels: Vec<&str> = rematches.iter().map(|offer| offer.label.as_str()).collect();
    let state = [keys.join(" "), labels.join("|")].join(":");
    if !is_new(&place, &state) {
        return;
    }
    clear(&place);
    for (index, offer) in rematches.iter().enumerate() {
        let button: Element = copy("choice-template");
        mark(&button, "data-rematch", offer.rematch.key());
        if index == 0 {
            mark(&button, "class", "button chief");
        }
        write(&button, &offer.label);
        append(&place, &button);
    }
}

/// Ends the welcome of a first visit for good: it is about the first game, and covers what is told on a telephone.
pub fn end_welcome() {
    if let Some(root) = document().document_element() {
        // `removeAttribute` does not throw.
        let _ = root.remove_attribute("data-new");
    }
    element::<HtmlElement>("welcome").set_hidden(true);
}

/// Shows the turn that decided the game, and the button that leads to it.
fn show_decisive(turn: Option<&DecisiveTurn>) {
    element::<HtmlElement>("ending-decisive").set_hidden(turn.is_none());
    let Some(turn) = turn else { return };
    write(&element("ending-decisive-words"), &turn.words);
    let button: Element = element("ending-show");
    write(&button, &turn.label);
    mark(&button, "data-at", &(turn.at + 1).to_string());
}

/// Hides the page's part that quotes a rule.
pub(crate) fn cite_nothing(place: &str) {
    element::<HtmlElement>(&format!("{place}-more")).set_hidden(true);
}

/// Fills the page's part that quotes a rule.
pub(crate) fn cite(place: &str, rule: Option<&Rule>, rules: &Ruleset) {
    let more: HtmlElement = element(&format!("{place}-more"));
    more.set_hidden(rule.is_none());
    let id: Element = element(&format!("{place}-rule"));
    let Some(rule) = rule else { return };
    let citation = i18n::current().citation(rule);
    if is_new(&id, &citation) {
        // A new rule closes the details of the previous one. `removeAttribute` does not throw.
        let _ = more.remove_attribute("open");
        id.set_text_content(Some(&citation));
    }
    write(&element(&format!("{place}-text")), &i18n::current().rule(rule, rules));
    mark(&element(&format!("{place}-read")), "data-rule", rule.id);
}
