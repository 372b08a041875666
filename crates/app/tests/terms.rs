//! The table of terms is one table: in the code, in docs/embedding.md and in the element.

use std::fs;
use std::path::Path;

use sandgrid_app::Term;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_guide_has_a_row_for_every_term() {
    let row = |term: Term| {
        let (name, values) = (term.name(), term.values());
        format!("| `{name}` | {values} | {} | {} |\n", term.unstated(), term.about())
    };
    let rows: String = Term::ALL.map(row).concat();
    let guide = file("docs/embedding.md");
    assert!(guide.contains(&rows), "docs/embedding.md has other rows than these:\n{rows}");
}

#[test]
fn the_element_has_an_attribute_for_every_term() {
    let names = Term::ALL.map(|term| format!("\"{}\"", term.name())).join(", ");
    let list = format!("const TERMS = [{names}];");
    assert!(file("www/embed/sandgrid-embed.js").contains(&list), "the element lacks {list}");
}
