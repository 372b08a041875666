//! The computer levels of each side in the new-game dialog.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Level, Name, Player};
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::new_game::players;
use super::{called, checked};
use crate::dom::document::{append, copy, element, part, write};

/// Creates the level buttons, unless they exist.
pub(super) fn prepare() {
    for side in Side::ALL {
        let place: Element = element(id(side));
        if place.query_selector(".chip").ok().flatten().is_some() {
            continue;
        }
        let says: Element = part(&place, ".level-says");
        for level in Level::ALL {
            let chip: Element = copy("level-template");
            let input: HtmlInputElement = part(&chip, "input");
            input.set_name(id(side));
            input.set_value(&level.number().to_string());
            input.set_checked(level == Level::ALL[0]);
            // The full name is for screen readers. `setAttribute` does not throw for a valid name.
            let _ = input.set_attribute("aria-label", &called(Name::Level(level)));
            let link = format!("#token-{}", level.number());
            crate::dom::document::mark(&part::<Element>(&chip, "use"), "href", &link);
            write(&part::<Element>(&chip, "span"), &called(Name::Persona(level)));
            // `insertBefore` does not throw for an own child.
            let _ = place.insert_before(&chip, Some(&says));
        }
        append(&place, &says);
    }
}

/// Updates the names after a change of locale.
pub(super) fn rename() {
    for side in Side::ALL {
        for input in super::all::<HtmlInputElement>(&format!("input[name={}]", id(side))) {
            if let Ok(level) = input.value().parse() {
                // `setAttribute` does not throw for a valid name.
                let _ = input.set_attribute("aria-label", &called(Name::Level(level)));
                if let Some(name) =
                    input.next_element_sibling().and_then(|it| it.next_element_sibling())
                {
                    write(&name, &called(Name::Persona(level)));
                }
            }
        }
    }
    offer();
}

/// Selects the levels of the present players.
pub(super) fn check(present: BySide<Player>) {
    for side in Side::ALL {
        // The level of a single computer player is preselected for both sides.
        if let (Player::Computer(level), _) | (_, Player::Computer(level)) =
            (present[side], present[!side])
        {
            super::check(id(side), &level.number().to_string());
        }
    }
    offer();
}

/// Copies a level just selected for a single computer player to the other side, in case it changes sides.
pub(super) fn share(changed: &Element) {
    let present = checked("players").and_then(|name| players(&name, 0));
    for side in Side::ALL {
        let is_only = present.is_some_and(|players| matches!(players[!side], Player::Person));
        let is_its = changed.get_attribute("name").as_deref() == Some(id(side));
        if let Some(level) = level(side).filter(|_| is_only && is_its) {
            super::check(id(!side), &level.number().to_string());
        }
    }
}

/// Shows the levels of the sides that a computer plays, and their descriptions.
pub(super) fn offer() {
    let present = checked("players").and_then(|name| players(&name, 0));
    for side in Side::ALL {
        let place: HtmlElement = element(id(side));
        let is_computer =
            present.is_some_and(|players| matches!(players[side], Player::Computer(_)));
        place.set_hidden(!is_computer);
        let words = level(side).map(|level| called(Name::Level(level))).unwrap_or_default();
        write(&part::<Element>(&place, ".level-says"), &words);
    }
}

/// Returns the level selected for a side.
pub(super) fn level(side: Side) -> Option<Level> {
    checked(id(side))?.parse().ok()
}

/// Returns the id of a side's level group, which is also the name of its buttons.
fn id(side: Side) -> &'static str {
    match side {
        Side::First => "level-first",
        Side::Second => "level-second",
    }
}
