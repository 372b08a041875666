//! The page lists the languages of the table.

use std::fs;
use std::path::Path;

use sandgrid_locales::{Direction, TONGUES};

#[test]
fn page_lists_every_language_and_its_direction() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../index.html");
    let page = fs::read_to_string(path).expect("the page is there");
    let codes = |is_listed: fn(Direction) -> bool| {
        let codes = TONGUES.iter().filter(|it| is_listed(it.direction)).map(|it| it.code);
        codes.collect::<Vec<_>>().join(" ")
    };
    let all = format!("<meta name=\"languages\" content=\"{}\">", codes(|_| true));
    assert!(page.contains(&all), "{all}");
    let rtl = codes(|direction| direction == Direction::RightToLeft);
    let rtl = format!("<meta name=\"rtl\" content=\"{rtl}\">");
    assert!(page.contains(&rtl), "{rtl}");
}
