//! Marks the page if the largest endgame tables, which are not in the repository (docs/tables.md), are missing: the
//! page then does not offer to store them.

use std::error::Error;
use std::path::{Path, PathBuf};

use crate::files;

/// The button that stores them, as written and as Trunk minifies it.
const BUTTONS: [&str; 2] = ["id=\"keep-table\"", "id=keep-table"];

/// The end of the largest tables' names.
const LARGEST: &str = "-4v4.table";

/// The attribute by which the style sheet hides the button.
const MARK: &str = "data-lacking";

/// Marks the page's button in a folder without the largest table.
pub(crate) fn mark(folder: &Path) -> Result<(), Box<dyn Error>> {
    let is_largest = |path: &PathBuf| path.to_string_lossy().ends_with(LARGEST);
    if files::entries(&folder.join("tables"))?.iter().any(is_largest) {
        return Ok(());
    }
    let page = folder.join("index.html");
    let marked = marked(&files::read_text(&page)?);
    let marked = marked.ok_or("index.html has no button that stores the largest table")?;
    Ok(files::write(&page, marked)?)
}

/// Returns the page with the button marked; `None` if it has no such button.
pub(crate) fn marked(page: &str) -> Option<String> {
    if page.contains(MARK) {
        return Some(page.to_owned());
    }
    let button = BUTTONS.into_iter().find(|button| page.contains(button))?;
    Some(page.replacen(button, &format!("{button} {MARK}"), 1))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn table_button_is_marked_once() {
        for id in BUTTONS {
            let page = format!("<p><button {id} class=button hidden>Keep</button>");
            let once = marked(&page).expect("the button is there");
            assert_eq!(
                once,
                format!("<p><button {id} data-lacking class=button hidden>Keep</button>")
            );
            assert_eq!(marked(&once), Some(once));
        }
        assert_eq!(marked("<p>no button</p>"), None);
    }

    #[test]
    fn page_offers_adjacent_tables() {
        let folder = std::env::temp_dir().join(format!("sandgrid-tables-{}", std::process::id()));
        let page = folder.join("index.html");
        fs::create_dir_all(folder.join("tables")).expect("it can be made");
        let written = "<button id=keep-table>";
        for (table, shows) in
            [("choko-traditional-4v4.table", true), ("choko-traditional-4v3.table", false)]
        {
            fs::write(&page, written).expect("it can be written");
            fs::write(folder.join("tables").join(table), "").expect("it can be written");
            mark(&folder).expect("the page has a button");
            let text = fs::read_to_string(&page).expect("it is there");
            assert_eq!(text == written, shows, "{table}: {text}");
            fs::remove_file(folder.join("tables").join(table)).expect("it is there");
        }
        fs::remove_dir_all(folder).expect("it is ours");
    }
}
