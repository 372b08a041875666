//! Claims of the documents about the blocks, checked against the blocks.

use std::fs;
use std::path::Path;

use sandgrid_yebo::Animal;

fn read(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(name)).expect("the file is there")
}

#[test]
fn documented_sightings_have_their_values() {
    let files = ["README.md", "docs/yebo-blocks.md", "docs/yebo-strength.md", "docs/formats.md"];
    let text = files.map(read).concat().to_lowercase();
    let mut found = 0;
    for animal in Animal::ALL {
        for (at, _) in text.match_indices(&format!("{}, ", animal.word())) {
            let rest = &text[at + animal.word().len() + 2..];
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            if let Ok(value) = digits.parse::<i32>() {
                assert_eq!(value, animal.value(), "{}", animal.word());
                found += 1;
            }
        }
    }
    assert!(found > 0, "no example is found");
    let all: i32 = Animal::ALL.iter().map(|animal| animal.value()).sum();
    assert!(text.contains(&format!("alone are {all} points a round")));
}

#[test]
fn documented_drawings_exist() {
    let (document, drawings) = (read("docs/yebo-blocks.md"), read("www/yebo/blocks.svg"));
    let named = document.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let mut count = 0;
    for name in named {
        assert!(drawings.contains(&format!("id=\"{name}\"")), "{name}");
        count += 1;
    }
    assert!(count > 4);
    for animal in Animal::ALL {
        assert!(document.contains(&format!("`yebo-{}`", animal.word())), "{}", animal.word());
    }
}
