//! A rulebook taken from the shelf: a list of all of them, and the options of the one chosen.

use sandgrid_app::Name;
use sandgrid_app::rules::{Book, Ruleset};
use web_sys::{Element, HtmlSelectElement};

use super::{book, called, options};
use crate::dom::document::{append, copy, element, mark, write};

/// The ids of such a list, and of the place for its options.
#[derive(Copy, Clone, Debug)]
pub struct RulebookPicker {
    /// The list.
    pub list: &'static str,
    /// The options' place.
    pub options: &'static str,
}

impl RulebookPicker {
    /// Takes those rules from the shelf, and fills the shelf before where it is empty.
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

    /// Offers the options of the book that has just been chosen, where it is another one.
    pub fn turn(self, changed: &Element) {
        if let Some(book) = self.book().filter(|_| changed.id() == self.list) {
            options::offer(self.options, book, &[]);
        }
    }

    /// The rules that are chosen.
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
