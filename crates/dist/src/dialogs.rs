//! Splits the dialogs off the page, which is written as one file. They need the full program, and load with it.

use std::error::Error;
use std::path::Path;

use crate::files;

/// The first element of the dialogs, as written and as Trunk minifies it. The dialogs extend to the end of the page.
const BEGINNINGS: [&str; 2] = ["id=\"paper\"", "id=paper"];

/// Splits the page of a folder.
pub(crate) fn part(folder: &Path) -> Result<(), Box<dyn Error>> {
    let page = folder.join("index.html");
    let (rest, sheets) = cut(&files::read_text(&page)?).ok_or("index.html has no sheets")?;
    files::write(&page, rest)?;
    Ok(files::write(&folder.join("sheets.html"), sheets)?)
}

/// Returns the page without its dialogs, and a page with the dialogs alone.
fn cut(page: &str) -> Option<(String, String)> {
    let named = BEGINNINGS.iter().find_map(|name| page.find(name))?;
    let begin = page[..named].rfind('<')?;
    let end = page.rfind("</body>")?;
    let head = "<!doctype html><meta charset=\"utf-8\"><title>Sandgrid</title><body>";
    let rest = format!("{}{}", page[..begin].trim_end(), &page[end..]);
    Some((rest, format!("{head}{}</body>\n", &page[begin..end])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialogs_are_split_without_loss() {
        for page in [
            "<body><p>One</p> <section class=\"leaf\" id=\"paper\">Two</section></body></html>",
            "<body><p>One</p><section class=leaf id=paper>Two</section></body></html>",
        ] {
            let (rest, sheets) = cut(page).expect("it has sheets");
            assert_eq!(rest, "<body><p>One</p></body></html>");
            assert!(sheets.contains(">Two</section></body>"), "{sheets}");
            assert!(sheets.contains("<section class="), "{sheets}");
        }
        assert_eq!(cut("<body></body>"), None);
    }
}
