//! The address of the hosted copy of the site: `homepage` of the workspace's `Cargo.toml`, or the environment
//! variable `SANDGRID_HOME` of a build.

use std::env;

use super::{Files, Outcome, text};

/// The address by default; documents name it.
pub(super) const DEFAULT: &str = env!("CARGO_PKG_HOMEPAGE");

/// The variable that replaces it.
const VARIABLE: &str = "SANDGRID_HOME";

/// Returns the address of the hosted copy, a folder.
pub(super) fn address() -> Outcome<String> {
    let stated = env::var(VARIABLE).ok().filter(|address| !address.is_empty());
    let address = stated.unwrap_or_else(|| DEFAULT.to_owned());
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~/:".contains(letter);
    if address.starts_with("https://") && address.ends_with('/') && address.chars().all(is_plain) {
        return Ok(address);
    }
    Err(format!("{VARIABLE} is the address of a folder, https://…/, and not {address}").into())
}

/// Returns whether an address is a placeholder: the domain `.example` is reserved, so that no name under it exists.
pub(super) fn is_placeholder(address: &str) -> bool {
    let host = address.trim_start_matches("https://").split('/').next().unwrap_or_default();
    host.ends_with(".example")
}

/// Replaces the default address in texts.
pub(super) fn put(files: &mut Files, names: &[&str], address: &str) -> Outcome<()> {
    for name in names {
        let changed = text(files, name)?.replace(DEFAULT, address);
        files.insert((*name).to_owned(), changed.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_is_a_folder() {
        assert!(DEFAULT.starts_with("https://") && DEFAULT.ends_with('/'), "{DEFAULT}");
    }

    #[test]
    fn reserved_names_are_placeholders() {
        assert!(is_placeholder("https://sandgrid.example/"));
        assert!(!is_placeholder("https://example.org/sandgrid.example/"));
    }

    #[test]
    fn texts_name_the_stated_address() {
        let guide = format!("<iframe src=\"{DEFAULT}sandgrid.html\">");
        let mut files = Files::from([("a.md".to_owned(), guide.into_bytes())]);
        put(&mut files, &["a.md"], "https://games.example.org/").expect("it is there");
        assert_eq!(
            text(&files, "a.md").expect("it is text"),
            "<iframe src=\"https://games.example.org/sandgrid.html\">"
        );
        assert!(put(&mut files, &["b.md"], "https://games.example.org/").is_err());
    }
}
