//! The hint, and the engine's analysis.

use sandgrid_app::{Analysis, AnalysisLine, ComputerGame, Hint, LargerTable, Scene};
use web_sys::{Element, HtmlElement};

use crate::dom::document::{append, clear, copy, element, mark, part, write};
use crate::shell::panel::Panel;

/// The hint and analysis elements, and the lines that they show.
#[derive(Debug)]
pub struct HintPanel {
    lines: Vec<AnalysisLine>,
}

impl Panel for HintPanel {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        self.fill(scene);
        false
    }
}

impl HintPanel {
    /// Creates the panel from the page's elements and fills it from `scene`.
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let mut advice = Self { lines: Vec::new() };
        advice.fill(scene);
        advice
    }

    /// Updates the elements from the scene.
    fn fill(&mut self, scene: &Scene) {
        let (closed, awaited) = (scene.hint == Hint::Unavailable, scene.hint == Hint::Searching);
        mark(&element("hint-me"), "aria-disabled", &closed.to_string());
        mark(&element("hint-me"), "aria-busy", &awaited.to_string());
        mark(&element("analyse"), "aria-pressed", &scene.analysis.is_some().to_string());
        let pause: HtmlElement = element("pause");
        pause.set_hidden(scene.computer_game.is_none());
        mark(
            &pause,
            "aria-pressed",
            &(scene.computer_game == Some(ComputerGame::Paused)).to_string(),
        );
        hint(scene);
        // After an agreed end there is no analysis of the position.
        let is_shown = |analysis: &Analysis| scene.turn.is_some() || !analysis.verdict.is_empty();
        let place: HtmlElement = element("analysis");
        place.set_hidden(!scene.analysis.as_ref().is_some_and(is_shown));
        if let Some(analysis) = &scene.analysis {
            self.analysis(analysis);
        }
    }

    fn analysis(&mut self, analysis: &Analysis) {
        write(&element("verdict"), &analysis.verdict);
        write(&element("advice"), &analysis.advice);
        write(&element("analysis-depth"), &analysis.depth);
        let place: Element = element("analysis");
        mark(&place, "data-exact", &analysis.is_exact.to_string());
        let keep: HtmlElement = element("keep-table");
        keep.set_hidden(analysis.larger == LargerTable::NotOffered);
        mark(&keep, "aria-busy", &(analysis.larger == LargerTable::Awaited).to_string());
        let share = i32::midpoint(100, i32::from(analysis.balance));
        let bar: HtmlElement = element("balance");
        // `setProperty` does not throw for a known property.
        let _ = bar.style().set_property("inline-size", &format!("{share}%"));
        if self.lines != analysis.lines {
            self.lines.clone_from(&analysis.lines);
            self.list();
        }
    }

    fn list(&self) {
        let list: Element = element("lines");
        clear(&list);
        for line in &self.lines {
            let item: Element = copy("line-template");
            write(&part::<Element>(&item, "b"), &line.value);
            let turns: Element = part(&item, "div");
            for turn in &line.turns {
                let span: Element = copy("turn-template");
                // The blank separates the turns in speech output and copied text.
                write(&span, &format!("{turn} "));
                append(&turns, &span);
            }
            append(&list, &item);
        }
    }
}

fn hint(scene: &Scene) {
    let words = match &scene.hint {
        Hint::Given { words, .. } => Some(words.as_str()),
        Hint::Unavailable | Hint::Available | Hint::Searching => None,
    };
    let shown = words.filter(|_| scene.notice.is_none() && scene.ending.is_none());
    element::<HtmlElement>("hint").set_hidden(shown.is_none());
    write(&element("hint"), words.unwrap_or_default());
}
