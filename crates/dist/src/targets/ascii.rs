//! Writes scripts for other people's pages in ASCII: neither a server's charset nor a host page's encoding can garble
//! them.

use std::fmt::Write;

use super::{Files, Outcome, text};

/// Folders of scripts that run in other people's pages.
const FOLDERS: [&str; 3] = ["embed/", "npm/", "scorm/"];

/// Escapes all scripts of these folders.
pub(super) fn escape_scripts(www: &mut Files) -> Outcome<()> {
    let is_script = |path: &&String| {
        FOLDERS.iter().any(|folder| path.starts_with(folder))
            && path.rsplit('.').next().is_some_and(|ending| ["js", "mjs"].contains(&ending))
    };
    for path in www.keys().filter(is_script).cloned().collect::<Vec<_>>() {
        let script = escaped(text(www, &path)?);
        www.insert(path, script.into());
    }
    Ok(())
}

/// Returns the script with an escape for each UTF-16 unit outside ASCII.
fn escaped(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    for letter in script.chars() {
        if letter.is_ascii() {
            out.push(letter);
            continue;
        }
        for unit in letter.encode_utf16(&mut [0; 2]) {
            write!(out, "\\u{unit:04x}").expect("a string takes every text");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_outside_ascii_are_escaped() {
        assert_eq!(escaped("say(\"Yoté → 😀\");"), "say(\"Yot\\u00e9 \\u2192 \\ud83d\\ude00\");");
    }

    #[test]
    fn scripts_of_other_pages_are_escaped_alone() {
        let names = ["embed/a.js", "npm/a.mjs", "scorm/words.js", "embed/a.html", "app.js"];
        let mut www: Files = names.map(|name| (name.to_owned(), "é".into())).into();
        escape_scripts(&mut www).expect("they are text");
        for name in names {
            let expected =
                if name.starts_with("app") || name.ends_with("html") { "é" } else { "\\u00e9" };
            assert_eq!(text(&www, name).expect("it is text"), expected, "{name}");
        }
    }
}
