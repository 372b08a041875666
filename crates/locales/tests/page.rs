//! The page lists the languages of the table.

use std::fs;
use std::path::Path;

use sandgrid_locales::{Direction, Standing, TONGUES};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(path).expect("the page is there")
}

#[test]
fn pages_offer_every_language() {
    for (name, lists) in [("index.html", 2), ("www/yebo/yebo.html", 1)] {
        let page = file(name);
        for tongue in TONGUES {
            let begin = format!("<option value=\"{0}\" lang=\"{0}\" ", tongue.code);
            let offers: Vec<&str> = page.lines().filter(|line| line.contains(&begin)).collect();
            let (expected, mark) = match tongue.standing {
                Standing::Complete => (lists, " data-whole"),
                Standing::Draft(_) => (lists, " data-draft"),
                Standing::Pseudo => (0, ""),
            };
            assert_eq!(offers.len(), expected, "{name}: lists that offer {}", tongue.code);
            for offer in offers {
                assert!(offer.contains(mark), "{name}: {offer} lacks{mark}");
                assert!(offer.contains(&format!(">{}", tongue.name)), "{name}: {offer}");
            }
        }
    }
}

#[test]
fn page_lists_every_language_and_its_direction() {
    let page = file("index.html");
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
