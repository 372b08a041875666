//! The digests by which the site takes its styles, scripts and programs: whoever asks for a file says which
//! one it must be, and a browser takes no other. What says so is the page itself, and what it has taken.

use super::{Files, Outcome, digest, text};
use crate::markup;

/// The script that comes first. On a disk, where a browser checks no digests and then takes nothing, it
/// sends whoever opens the page to the one file.
const FIRST: &str = "start-";

/// What sends for the whole program, and its place for digests.
const WHOLE: &str = "whole-start.js";
const PLACE: &str = "const DIGESTS = {};";

/// Seals what is asked for by files of the site, and then what is asked for by its page, which it returns.
pub(super) fn sealed(index: &str, site: &mut Files) -> Outcome<String> {
    let whole = whole(text(site, WHOLE)?, site)?;
    site.insert(WHOLE.into(), whole.into());
    let begin = markup::tags(index, "script")
        .filter_map(|tag| markup::value(tag, "src"))
        .find(|path| path.contains("begin-"))
        .ok_or("index.html starts no program")?;
    let begin = plain(begin).to_owned();
    let script = program(text(site, &begin)?, site)?;
    site.insert(begin, script.into());
    page(index, site)
}

/// A script that starts a program, which asks for it by its digest.
fn program(script: &str, site: &Files) -> Outcome<String> {
    let path =
        markup::between(script, "fetch('", "')").ok_or("the program is sent for otherwise")?;
    let asked = format!("fetch('{path}', {{ integrity: '{}' }})", of(site, path)?);
    Ok(script.replacen(&format!("fetch('{path}')"), &asked, 1))
}

/// The script that sends for the whole program, with the digests of all that it names.
fn whole(script: &str, site: &Files) -> Outcome<String> {
    if !script.contains(PLACE) {
        return Err(format!("{WHOLE} has no place for digests").into());
    }
    let styles = markup::between(script, "dressed = [", "]").ok_or("it sends for no styles")?;
    let styles = styles.split(',').map(|name| format!("{}.css", name.trim().trim_matches('"')));
    let line = |name: String| Ok(format!("  \"{name}\": \"{}\",\n", of(site, &name)?));
    let names = styles.chain(["whole.js".into(), "whole_bg.wasm".into()]);
    let list: String = names.map(line).collect::<Outcome<_>>()?;
    Ok(script.replacen(PLACE, &format!("const DIGESTS = {{\n{list}}};"), 1))
}

/// A page whose tags have the digests of what they ask for.
fn page(index: &str, site: &Files) -> Outcome<String> {
    let mut sealed = index.to_owned();
    for (name, attribute) in [("link", "href"), ("script", "src")] {
        for tag in markup::tags(index, name) {
            let Some(path) = markup::value(tag, attribute).filter(|path| is_asked(tag, path))
            else {
                continue;
            };
            let digest = of(site, path)?;
            let bare = match markup::value(tag, "integrity") {
                Some(old) => tag.replacen(&format!(" integrity={old}"), "", 1),
                None => tag.to_owned(),
            };
            let begins = format!("<{name} integrity=\"{digest}\" ");
            sealed = sealed.replacen(tag, &bare.replacen(&format!("<{name} "), &begins, 1), 1);
        }
    }
    Ok(sealed)
}

/// Whether a tag asks for a file that runs, or dresses the page. A program that is only sent for beforehand
/// is asked for by its digest where it is needed; browsers complain of one at its tag.
fn is_asked(tag: &str, path: &str) -> bool {
    let wanted = ["stylesheet", "modulepreload"];
    let kind = markup::value(tag, "rel");
    kind.is_none_or(|kind| wanted.contains(&kind)) && !plain(path).starts_with(FIRST)
}

/// The digest of the file that an address names.
fn of(site: &Files, path: &str) -> Outcome<String> {
    let path = plain(path);
    let bytes = site.get(path).ok_or_else(|| format!("{path} is missing"))?;
    Ok(digest::of_tag(bytes))
}

/// The path of an address in the site.
fn plain(address: &str) -> &str {
    address.trim_start_matches("./").split(['?', '#']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<link href=\"data:image/svg+xml,a\" rel=icon>\
        <link href=./a.css integrity=sha384-old rel=stylesheet><script src=./start-1.js></script>\
        <script type=module src=./begin-2.js></script><link href=./a.js rel=modulepreload>\
        <script defer src=\"./offline.js?v=1\"></script>";

    fn site() -> Files {
        let files = [
            ("a.css", ""),
            ("start-1.js", ""),
            ("begin-2.js", "await init(fetch('./a.wasm').then(typed))"),
            ("a.js", "abc"),
            ("a.wasm", "abc"),
            ("offline.js", ""),
            ("whole.js", ""),
            ("whole_bg.wasm", ""),
            ("sheet.css", ""),
            (WHOLE, "const DIGESTS = {};\nconst dressed = [\"sheet\"].map("),
        ];
        files.map(|(path, text)| (path.to_owned(), text.into())).into()
    }

    #[test]
    fn whatever_runs_or_dresses_the_page_is_asked_for_by_its_digest() {
        const ABC: &str = "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
        const EMPTY: &str = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        let mut site = site();
        let page = sealed(INDEX, &mut site).expect("all of it is there");
        assert!(
            page.contains(&format!("<link integrity=\"{EMPTY}\" href=./a.css rel=styles")),
            "{page}"
        );
        assert!(
            page.contains(&format!("<link integrity=\"{ABC}\" href=./a.js rel=module")),
            "{page}"
        );
        assert!(page.contains(&format!("integrity=\"{EMPTY}\" defer src=\"./offline")), "{page}");
        assert!(page.contains("<script src=./start-1.js>"), "on a disk it must run: {page}");
        let begin = text(&site, "begin-2.js").expect("a text");
        assert!(begin.contains(&format!("fetch('./a.wasm', {{ integrity: '{ABC}' }})")), "{begin}");
        assert!(page.contains(&digest::of_tag(begin.as_bytes())), "as it is now: {page}");
        let whole = text(&site, WHOLE).expect("a text");
        assert!(whole.contains(&format!("\"sheet.css\": \"{EMPTY}\"")), "{whole}");
        site.remove("a.css");
        assert!(sealed(INDEX, &mut site).is_err(), "what is asked for is not there");
    }
}
