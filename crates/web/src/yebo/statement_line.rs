//! A rule as a list item.

use sandgrid_app::yebo::Statement;
use web_sys::Element;

use crate::dom::document::{copy, mark, part, write};
use crate::platform::i18n;

/// Creates the line of a statement, marked with the language of its text.
pub(super) fn line(statement: &Statement) -> Element {
    let line: Element = copy("statement-template");
    let words: Element = part(&line, ".words");
    mark(&words, "lang", statement.lang);
    mark(&words, "dir", i18n::direction(statement.lang));
    write(&words, statement.words);
    write(&part(&line, "bdi"), statement.id);
    write(&part(&line, ".source"), &statement.place);
    line
}
