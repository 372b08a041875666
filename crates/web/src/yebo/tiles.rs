//! The DOM elements of Blocks (docs/yebo-blocks.md).

use sandgrid_app::yebo::rules::{Face, Suit};
use sandgrid_app::yebo::{PicturedTile, PlannedTableGroup, TableGroup, Tile};
use web_sys::Element;

use crate::dom::document::{append, copy, mark, part, write};

/// Creates a Block with an accessible name.
pub(super) fn tile(tile: &Tile) -> Element {
    let block = table_tile(tile);
    mark(&block, "role", "img");
    mark(&block, "aria-label", &tile.name);
    block
}

/// Creates a Block of the table, with its number for the animations.
fn table_tile(tile: &Tile) -> Element {
    let block = face_tile(tile.face, tile.stands);
    mark(&block, "data-block", &tile.block.number().to_string());
    block
}

/// Creates a Block that lies face down.
pub(super) fn face_down_tile() -> Element {
    copy("back-template")
}

/// Creates a Block without a name: the element around it has one.
pub(super) fn face_tile(face: Face, stands: Option<Face>) -> Element {
    let block: Element = copy("block-template");
    let FaceParts { motif, number, has_pips, short } = FaceParts::of(face);
    let number = number.map(|number| number.to_string()).unwrap_or_default();
    mark(&part(&block, ".motif"), "href", &format!("#yebo-{motif}"));
    let pips: Element = part(&block, ".pips");
    if has_pips {
        mark(&pips, "href", &format!("#yebo-pips-{number}"));
    } else {
        pips.remove();
    }
    write(&part(&block, ".number"), &number);
    // The short name is drawn by CSS; its text is in the accessible name.
    mark(&part(&block, ".short"), "data-short", short);
    if let Some(face) = stands {
        let FaceParts { motif, number, .. } = FaceParts::of(face);
        let badge: Element = copy("stands-template");
        mark(&part(&badge, ".motif"), "href", &format!("#yebo-{motif}"));
        write(&part(&badge, "span"), &number.map(|it| it.to_string()).unwrap_or_default());
        append(&block, &badge);
    }
    block
}

/// Creates a Group on the table.
pub(super) fn group(seen: &TableGroup) -> Element {
    let group: Element = copy("group-template");
    mark(&group, "aria-label", &seen.name);
    for (at, tile) in seen.tiles.iter().enumerate() {
        let block = table_tile(tile);
        mark(&block, "aria-hidden", "true");
        if seen.fourth && at + 1 == seen.tiles.len() {
            add_class(&block, "fourth");
        }
        append(&group, &block);
    }
    mark(&group, "role", "img");
    group
}

/// Creates a group in the making: the Blocks held, and the missing ones in pale, with the number still unseen.
pub(super) fn planned(seen: &PlannedTableGroup) -> Element {
    let group: Element = copy("plan-template");
    mark(&group, "aria-label", &seen.name);
    for tile in &seen.blocks {
        let block = face_tile(tile.face, tile.stands);
        mark(&block, "aria-hidden", "true");
        if let Some((count, left)) = &tile.left {
            add_class(&block, "ghost");
            let words: Element = copy("left-template");
            // In narrow layouts the number alone is drawn.
            mark(&words, "data-count", &count.to_string());
            write(&words, left);
            append(&block, &words);
        }
        append(&group, &block);
    }
    group
}

/// Creates the picture of a group on a button that has a name.
pub(super) fn pictured(tiles: &[PicturedTile]) -> Element {
    let group: Element = copy("plan-template");
    mark(&group, "role", "none");
    mark(&group, "aria-hidden", "true");
    for tile in tiles {
        let block = face_tile(tile.face, tile.stands);
        if tile.called {
            add_class(&block, "called");
        }
        append(&group, &block);
    }
    group
}

/// Creates a row of faces beside words that say the same.
pub(super) fn picture(faces: &[Face]) -> Element {
    let tile = |face: &Face| PicturedTile { face: *face, stands: None, called: false };
    pictured(&faces.iter().map(tile).collect::<Vec<_>>())
}

/// Creates a row of Blocks that are no longer on the table, as one image. They have no number and are not
/// animated.
pub(super) fn row(seen: &TableGroup) -> Element {
    let row: Element = copy("group-template");
    mark(&row, "role", "img");
    mark(&row, "aria-label", &seen.name);
    for tile in &seen.tiles {
        let block = face_tile(tile.face, tile.stands);
        mark(&block, "aria-hidden", "true");
        append(&row, &block);
    }
    row
}

/// Creates the animal of a Sighting without its Block.
pub(super) fn animal(face: Face) -> Element {
    let animal: Element = copy("animal-template");
    mark(&part(&animal, "use"), "href", &format!("#yebo-{}", FaceParts::of(face).motif));
    animal
}

/// Adds a class to an element.
fn add_class(element: &Element, name: &str) {
    // `add` throws for an empty name or one with blanks only.
    let _ = element.class_list().add_1(name);
}

/// The parts of a face's drawing.
struct FaceParts {
    motif: String,
    number: Option<i32>,
    has_pips: bool,
    /// The short name; empty if there is none.
    short: &'static str,
}

impl FaceParts {
    fn of(face: Face) -> Self {
        let counted = |motif: String, number: i32, short| Self {
            motif,
            number: Some(number),
            has_pips: true,
            short,
        };
        match face {
            Face::Suit(suit, number) => {
                let (motif, short) = match suit {
                    Suit::Pots => ("pot", "P"),
                    Suit::Masks => ("mask", "M"),
                    Suit::Shields => ("shield", "S"),
                };
                counted(motif.to_owned(), number.get().into(), short)
            }
            Face::Flower(low) => counted(format!("flower-{}", low.get()), low.get().into(), "F"),
            Face::Bird(low) => counted(format!("bird-{}", low.get()), low.get().into(), "B"),
            Face::Africa => {
                Self { motif: "africa".to_owned(), number: None, has_pips: false, short: "" }
            }
            Face::Sighting(animal) => Self {
                motif: animal.word().to_owned(),
                number: Some(animal.value()),
                has_pips: false,
                short: "",
            },
        }
    }
}
