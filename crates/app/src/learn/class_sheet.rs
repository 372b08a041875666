//! The class sheet: the progress of all pupils as a table.

/// The progress of all pupils as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassSheet {
    /// Headings: the pupil, and the three numbers of [`ClassRow`], each with the total.
    pub headings: [String; 4],
    /// A row for each pupil, in the order of adding; before them the unnamed progress, if there is any.
    pub rows: Vec<ClassRow>,
}

/// The progress of a pupil.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassRow {
    /// Name.
    pub name: String,
    /// Number of completed lessons.
    pub lessons: usize,
    /// Number of puzzles solved without help.
    pub solved: usize,
    /// Number of puzzles solved with help.
    pub helped: usize,
}

impl ClassRow {
    /// Returns whether anything has been completed.
    pub(crate) const fn has_progress(&self) -> bool {
        self.lessons + self.solved + self.helped > 0
    }
}

/// First characters that make a spreadsheet read a cell as a formula, also in full width.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

impl ClassSheet {
    /// Formats the table as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognize UTF-8.
    #[must_use]
    pub fn csv(&self, separator: char) -> String {
        let mut text = "\u{feff}".to_owned();
        for (index, heading) in self.headings.iter().enumerate() {
            if index > 0 {
                text.push(separator);
            }
            text += &cell(heading);
        }
        text += "\r\n";
        for ClassRow { name, lessons, solved, helped } in &self.rows {
            text += &cell(name);
            for number in [lessons, solved, helped] {
                text.push(separator);
                text += &number.to_string();
            }
            text += "\r\n";
        }
        text
    }
}

/// Quotes a text; an apostrophe keeps a spreadsheet from reading it as a formula, also after the blanks that it skips.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['\t', '\r']) || text.trim_start().starts_with(FORMULA);
    let guard = if is_formula { "'" } else { "" };
    ["\"", guard, &text.replace('"', "\"\""), "\""].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_are_no_formulas() {
        let headings = ["Pupil", "Lessons, of 2", "Alone", "Helped"].map(str::to_owned);
        let row = |name: &str| ClassRow { name: name.to_owned(), lessons: 1, solved: 2, helped: 0 };
        let names = ["Ama \"B\", C", "=1+1", "@x", "－1", "\t=1", " =1", "\rx", "Zé-="];
        let rows = names.map(row).to_vec();
        let sheet = ClassSheet { headings, rows };
        let expected = "\u{feff}\"Pupil\",\"Lessons, of 2\",\"Alone\",\"Helped\"\r\n\
                        \"Ama \"\"B\"\", C\",1,2,0\r\n\"'=1+1\",1,2,0\r\n\"'@x\",1,2,0\r\n\
                        \"'－1\",1,2,0\r\n\"'\t=1\",1,2,0\r\n\"' =1\",1,2,0\r\n\
                        \"'\rx\",1,2,0\r\n\"Zé-=\",1,2,0\r\n";
        assert_eq!(sheet.csv(','), expected);
        assert!(sheet.csv(';').starts_with("\u{feff}\"Pupil\";\"Lessons, of 2\";"));
    }
}
