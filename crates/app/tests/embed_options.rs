//! The table of terms is one table: in the code, in docs/embedding.md and in the element. So is that of events.

use std::fs;
use std::path::Path;

use sandgrid_app::EmbedOption;
use sandgrid_locales::{Direction, TONGUES};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn guide_documents_every_option() {
    let row = |option: EmbedOption| {
        let (name, values) = (option.name(), option.values());
        format!("| `{name}` | {values} | {} | {} |\n", option.unstated(), option.about())
    };
    let rows: String = EmbedOption::ALL.map(row).concat();
    let guide = file("docs/embedding.md");
    assert!(guide.contains(&rows), "docs/embedding.md has other rows than these:\n{rows}");
}

#[test]
fn element_has_an_attribute_for_every_option() {
    let names = EmbedOption::ALL.map(|option| format!("\"{}\"", option.name())).join(", ");
    let list = format!("const OPTIONS = [{names}];");
    assert!(file("www/embed/sandgrid-embed.js").contains(&list), "the element lacks {list}");
}

#[test]
fn types_and_configurator_know_every_option() {
    // Options that come from elsewhere than a page written by hand.
    let left_out = ["links", "motion", "learning", "takes", "languages", "volume-max"];
    let types = file("www/embed/sandgrid-embed.d.ts");
    let tag = between(&types, "export interface SandBoardTag extends Listeners {\n", "\n}\n");
    let configurator = file("www/embed/make.js");
    let order = between(&configurator, "const ORDER = [", "];");
    for name in EmbedOption::ALL.map(EmbedOption::name) {
        let is_typed = tag.lines().any(|line| {
            line.trim().split_once("?:").is_some_and(|(it, _)| it.trim_matches('"') == name)
        });
        assert!(is_typed, "sandgrid-embed.d.ts has no {name}");
        let is_asked = order.contains(&format!("\"{name}\""));
        assert_ne!(is_asked, left_out.contains(&name), "make.js and {name}");
    }
}

#[test]
fn the_element_knows_the_languages_of_the_page() {
    let page = file("index.html");
    let codes = between(&page, "<meta name=\"languages\" content=\"", "\">").split(' ');
    let codes = codes.filter(|code| *code != "qps").map(|code| format!("\"{code}\""));
    let list = format!("const LANGUAGES = [{}];", codes.collect::<Vec<_>>().join(", "));
    let element = file("www/embed/sandgrid-embed.js");
    assert!(element.contains(&list), "the element lacks {list}");
    let causes = |code: &str| -> Vec<String> {
        let said = between(&element, &format!("\n    {code}: {{\n"), "\n    },");
        said.lines().filter_map(|line| Some(line.trim().split_once(':')?.0.to_owned())).collect()
    };
    for code in ["fr", "pt", "es", "ar"] {
        assert_eq!(causes(code), causes("en"), "{code}");
    }
}

#[test]
fn scripts_know_the_languages_written_from_right_to_left() {
    let codes = TONGUES.iter().filter(|it| it.direction == Direction::RightToLeft);
    let codes: Vec<_> = codes.map(|it| format!("\"{}\"", it.code)).collect();
    let list = format!("[{}]", codes.join(", "));
    for (path, before) in [
        ("www/embed/sandgrid-embed.js", "const RIGHT_TO_LEFT = "),
        ("www/embed/make-words.js", "RIGHT_TO_LEFT: "),
        ("www/scorm/words.js", "const RIGHT_TO_LEFT = "),
    ] {
        assert!(file(path).contains(&format!("{before}{list}")), "{path} lacks {list}");
    }
    for path in ["www/embed/sandgrid-embed.js", "www/embed/make.js", "www/scorm/course.js"] {
        assert!(!file(path).contains("=== \"ar\""), "{path} asks for one language");
    }
}

/// A text's part between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
    rest.split_once(after).unwrap_or_else(|| panic!("{after} is missing")).0
}

#[test]
fn the_element_hands_on_the_events_of_the_guide_and_of_the_protocol() {
    let guide = file("docs/embedding.md");
    let rows = between(&guide, "| event | when | `detail` |\n|---|---|---|\n", "\n\n").lines();
    let rows: Vec<&str> = rows.map(|row| between(row, "| `", "`")).collect();
    let protocol = file("crates/web/src/embed/protocol.rs");
    let said = between(&protocol, "pub enum HostEvent {\n", "\n}\n").lines();
    let said = said.filter_map(|line| line.strip_prefix("    "));
    let said = said.filter(|line| line.starts_with(char::is_uppercase));
    let said = said.map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next());
    let said: Vec<String> = said.flatten().map(str::to_lowercase).collect();
    // Those are for the element alone.
    let own = ["answer", "kept"];
    let told: Vec<&str> = said.iter().map(String::as_str).filter(|it| !own.contains(it)).collect();
    assert_eq!(rows, told, "docs/embedding.md and the protocol");
    let names = rows.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
    let list = format!("const EVENTS = [{names}];");
    assert!(file("www/embed/sandgrid-embed.js").contains(&list), "the element lacks {list}");
}
