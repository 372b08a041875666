//! The options of a rulebook, shared by the dialogs that offer them.

use sandgrid_app::Name;
use sandgrid_app::rules::{Book, Ruleset, Variation};
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::{all, called};
use crate::dom::document::{append, copy, element, part, write};

/// Lists the options of a book in the element `id`, which is also the name of their checkboxes.
pub(super) fn offer(id: &str, book: &'static Book, chosen: &[Variation]) {
    let place: HtmlElement = element(id);
    for old in boxes(id) {
        if let Ok(Some(label)) = old.closest(".option") {
            label.remove();
        }
    }
    for variation in book.variations {
        let label: Element = copy("option-template");
        let input: HtmlInputElement = part(&label, "input");
        input.set_name(id);
        input.set_value(variation.name());
        input.set_checked(chosen.contains(variation));
        write(&part::<Element>(&label, "b"), &called(Name::Variation(*variation)));
        write(&part::<Element>(&label, "small"), &called(Name::VariationExplanation(*variation)));
        append(&place, &label);
    }
    place.set_hidden(book.variations.is_empty());
}

/// Returns the ruleset of the book with the options checked there.
pub(super) fn with(id: &str, book: &Book) -> Option<&'static Ruleset> {
    let checked = boxes(id).into_iter().filter(HtmlInputElement::checked);
    let key = checked.fold(book.key.to_owned(), |key, option| key + "+" + &option.value());
    Ruleset::find(&key).ok()
}

fn boxes(id: &str) -> Vec<HtmlInputElement> {
    all(&format!("input[name={id}]"))
}
