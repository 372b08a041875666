//! A table of measurements: the figure, its budget, and whether it holds.

use std::fmt::{self, Display, Formatter};

/// A table.
#[derive(Debug, Default)]
pub(super) struct Report {
    rows: Vec<[String; 4]>,
    broken: usize,
}

impl Report {
    /// Adds the heading of the rows below.
    pub(super) fn heading(&mut self, text: &str) {
        self.rows.push([String::new(), String::new(), String::new(), String::new()]);
        self.rows.push([text.to_owned(), String::new(), String::new(), String::new()]);
    }

    /// A figure without a budget.
    pub(super) fn told(&mut self, what: &str, figure: &str) {
        self.rows.push([what.to_owned(), figure.to_owned(), String::new(), String::new()]);
    }

    /// A figure that may be so large at most.
    pub(super) fn held(&mut self, what: &str, figure: impl Into<f64>, most: u32, unit: &str) {
        let figure = figure.into();
        let holds = figure <= f64::from(most);
        self.broken += usize::from(!holds);
        let digits = usize::from(figure.fract() != 0.0);
        let with_unit = |number: String| format!("{number} {unit}").trim_end().to_owned();
        self.rows.push([
            what.to_owned(),
            with_unit(format!("{figure:.digits$}")),
            with_unit(most.to_string()),
            if holds { "holds" } else { "DOES NOT HOLD" }.to_owned(),
        ]);
    }

    /// Whether every budget holds.
    pub(super) fn holds(&self) -> bool {
        self.broken == 0
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "{:<48}{:>12}{:>14}  holds?", "", "measured", "budget")?;
        for [what, figure, most, verdict] in &self.rows {
            let row = format!("{what:<48}{figure:>12}{most:>14}  {verdict}");
            writeln!(f, "{}", row.trim_end())?;
        }
        match self.broken {
            0 => write!(f, "\nevery budget holds"),
            broken => write!(f, "\n{broken} of the budgets do not hold"),
        }
    }
}
