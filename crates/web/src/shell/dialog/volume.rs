//! A rulebook selector: a list of all books, and the options of the selected one.

use sandgrid_app::Name;
use sandgrid_app::rules::{Book, Ruleset};
use web_sys::{Element, HtmlSelectElement};

use super::{book, called, options};
use crate::dom::document::{append, copy, element, mark, write};

/// The element ids of a selector.
#[derive(Copy, Clone, Debug)]
pub struct RulebookPicker {
    /// The id of the list.
    pub list: &'static str,
    /// The id of the options' element.
    pub options: &'static str,
}

impl RulebookPicker {
    /// Selects that ruleset, and fills the list on first use.
    pub fn take(self, rules: &'static Ruleset) {
        let list: HtmlSelectElement = element(self.list);
        if list.length() == 0 {
            for book in Book::ALL {
                append(&list, &volume(book));
            }
        }
        list.set_value(rules.book().key);
        options::offer(self.options, rules.book(), rules.variations());
    }

    /// Shows the options of the selected book, if the list was changed.
    pub fn turn(self, changed: &Element) {
        if let Some(book) = self.book().filter(|_| changed.id() == self.list) {
            options::offer(self.options, book, &[]);
        }
    }

    /// Returns the selected ruleset.
    #[must_use]
    pub fn rules(self) -> Option<&'static Ruleset> {
        options::with(self.options, self.book()?)
    }

    fn book(self) -> Option<&'static Book> {
        book(&element::<HtmlSelectElement>(self.list).value())
    }
}

fn volume(book: &Book) -> Element {
    let volume: Element = copy("volume-template");
    mark(&volume, "value", book.key);
    if let Ok(rules) = Ruleset::find(book.key) {
        write(&volume, &called(Name::Title(rules)));
    }
    volume
}
