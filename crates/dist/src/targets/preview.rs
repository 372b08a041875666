//! The pictures around the site: those that a store or a browser shows before installation, and the one beside a link.

use super::{Files, Outcome, hosted, text};
use crate::markup;

/// The folder of the pictures in the site, and in `docs`.
const FOLDER: &str = "pictures/";

/// The picture beside a link.
const PICTURE: &str = "pictures/preview.jpg";

/// The width and height of that picture.
const SIZE: [usize; 2] = [1200, 630];

/// Returns the tags by which other sites show a link to this page. Under a placeholder the picture's address is
/// relative, as most of them understand it.
pub(super) fn tags(page: &str) -> Outcome<String> {
    let address = hosted::address()?;
    let described = markup::tags(page, "meta")
        .find(|tag| markup::value(tag, "name") == Some("description"))
        .and_then(|tag| markup::value(tag, "content"))
        .ok_or("index.html has no description")?;
    let is_placeholder = hosted::is_placeholder(&address);
    let base = if is_placeholder { "./" } else { &address };
    let [width, height] = SIZE.map(|length| length.to_string());
    let mut told = vec![
        ("og:type", "website".to_owned()),
        ("og:title", "Sandgrid".to_owned()),
        ("og:description", described.to_owned()),
        ("og:image", format!("{base}{PICTURE}")),
        ("og:image:width", width),
        ("og:image:height", height),
    ];
    told.extend((!is_placeholder).then(|| ("og:url", address.clone())));
    let tag =
        |(name, value): &(&str, String)| format!("<meta property=\"{name}\" content=\"{value}\">");
    let tags: String = told.iter().map(tag).collect();
    Ok(tags + "<meta name=\"twitter:card\" content=\"summary_large_image\">")
}

/// Returns the pictures that the site's manifest and page name.
pub(super) fn pictures(site: &Files, docs: &Files) -> Outcome<Files> {
    let manifest = text(site, "manifest.webmanifest")?;
    let named = |path: &str| path == PICTURE || manifest.contains(&format!("\"{path}\""));
    let ours = docs.iter().filter(|(path, _)| path.starts_with(FOLDER) && named(path));
    Ok(ours.map(|(path, bytes)| (path.clone(), bytes.clone())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::targets::{read, root};

    /// Returns the width and height of a JPEG picture.
    fn size(picture: &[u8]) -> Option<[usize; 2]> {
        let number = |at: usize| {
            Some(usize::from(*picture.get(at)?) << 8 | usize::from(*picture.get(at + 1)?))
        };
        // Segments follow the start: a marker, its length, its contents.
        let mut at = 2;
        while *picture.get(at)? == 0xff {
            if (0xc0..=0xc2).contains(picture.get(at + 1)?) {
                return Some([number(at + 7)?, number(at + 5)?]);
            }
            at += 2 + number(at + 2)?;
        }
        None
    }

    #[test]
    fn named_pictures_exist_in_their_sizes() {
        let [docs, www] =
            ["docs", "www"].map(|name| read(&root().join(name)).expect("it is there"));
        let manifest = text(&www, "manifest.webmanifest").expect("it is text");
        let found = pictures(&www, &docs).expect("all is there");
        assert_eq!(size(&found[PICTURE]), Some(SIZE));
        let stated = manifest.lines().filter(|line| line.contains(FOLDER));
        let mut count = 0;
        for line in stated {
            let value = |key: &str| {
                markup::between(line, &format!("\"{key}\": \""), "\"").expect("it is said")
            };
            let [width, height] = size(&found[value("src")]).expect("it is a picture");
            assert_eq!(value("sizes"), format!("{width}x{height}"));
            // Browsers show none that is more than 2.3 times as long as it is broad.
            assert!(width.max(height) * 10 <= width.min(height) * 23, "{line}");
            assert_eq!(value("form_factor"), if width > height { "wide" } else { "narrow" });
            count += 1;
        }
        assert_eq!(found.len(), count + 1);
        assert!(found.values().all(|picture| picture.len() <= 150_000), "a preview is light");
    }

    #[test]
    fn shortcuts_open_rulebooks() {
        let www = read(&root().join("www")).expect("it is there");
        let manifest = text(&www, "manifest.webmanifest").expect("it is text");
        let keys: Vec<&str> =
            manifest.split("./?rules=").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(keys.len(), 4);
        let readme = std::fs::read_to_string(root().join("README.md")).expect("it is text");
        let is_known = |key: &&str| *key == "yebo" || readme.contains(&format!("| `{key}` |"));
        assert!(keys.iter().all(is_known), "{keys:?}");
    }

    #[test]
    fn links_have_a_title_a_description_and_a_picture() {
        let page = "<head><meta name=description content=\"Four games, and Yebo\"><title>x</title>";
        let tags = tags(page).expect("it is described");
        for part in [
            "property=\"og:title\" content=\"Sandgrid\"",
            "property=\"og:description\" content=\"Four games, and Yebo\"",
            "pictures/preview.jpg\"",
            "content=\"summary_large_image\"",
        ] {
            assert!(tags.contains(part), "{part}: {tags}");
        }
        assert!(super::tags("<head>").is_err());
    }
}
