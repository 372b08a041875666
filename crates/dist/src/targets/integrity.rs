//! Subresource integrity of the site: every request for a style, script or program carries the digest of the file,
//! and the browser refuses any other. The digests are in the page and in the scripts that it loads.

use super::{Files, Outcome, digest, text};
use crate::markup;

/// The first script. From a disk, where browsers check no digests and refuse the file, it redirects to the one file.
const FIRST: &str = "start-";

/// The scripts that load others, each with a place for digests, and the files that they load besides styles.
const SENDERS: [(&str, &[&str]); 5] = [
    ("whole-start.js", &["whole.js", "whole_bg.wasm"]),
    ("yebo/start.js", &["yebo.js", "yebo_bg.wasm"]),
    ("worker.js", &["engine_bg.wasm"]),
    ("engine-start.js", &["engine_bg.wasm"]),
    ("yebo/worker.js", &["yebo_bg.wasm"]),
];
const PLACE: &str = "const DIGESTS = {};";

/// The scripts among them that the first program loads, by their mention in the page's head.
const SENT_FOR: [&str; 2] = ["whole-start.js", "yebo/start.js"];

/// Adds digests to the requests in the site's files, and then to those in its page, which it returns.
pub(super) fn sealed(index: &str, site: &mut Files) -> Outcome<String> {
    for (name, sent_for) in SENDERS {
        let script = sender(name, sent_for, site)?;
        site.insert(name.into(), script.into());
    }
    let begin = markup::tags(index, "script")
        .filter_map(|tag| markup::value(tag, "src"))
        .find(|path| path.contains("begin-"))
        .ok_or("index.html starts no program")?;
    let begin = plain(begin).to_owned();
    let script = program(text(site, &begin)?, site)?;
    site.insert(begin, script.into());
    let told = SENT_FOR.map(|name| {
        let digest = of(site, name)?;
        Ok(format!("<meta name=\"integrity\" data-of=\"{name}\" content=\"{digest}\">"))
    });
    let told: String = told.into_iter().collect::<Outcome<_>>()?;
    page(&index.replacen("</head>", &(told + "</head>"), 1), site)
}

/// Returns a script that starts a program, with the program's digest.
fn program(script: &str, site: &Files) -> Outcome<String> {
    let path =
        markup::between(script, "fetch('", "')").ok_or("the program is sent for otherwise")?;
    let asked = format!("fetch('{path}', {{ integrity: '{}' }})", of(site, path)?);
    Ok(script.replacen(&format!("fetch('{path}')"), &asked, 1))
}

/// Returns a script that loads others, with the digests of all files that it names.
fn sender(name: &str, sent_for: &[&str], site: &Files) -> Outcome<String> {
    let script = text(site, name)?;
    if !script.contains(PLACE) {
        return Err(format!("{name} has no place for digests").into());
    }
    let styles = markup::between(script, "dressed = [", "]").unwrap_or_default();
    let styles = styles.split(',').map(|name| name.trim().trim_matches('"'));
    let styles = styles.filter(|name| !name.is_empty()).map(|name| format!("{name}.css"));
    let line = |name: String| Ok(format!("  \"{name}\": \"{}\",\n", of(site, &name)?));
    let names = styles.chain(sent_for.iter().map(|&name| name.to_owned()));
    let list: String = names.map(line).collect::<Outcome<_>>()?;
    Ok(script.replacen(PLACE, &format!("const DIGESTS = {{\n{list}}};"), 1))
}

/// Returns a page with digests in its tags.
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

/// Returns whether a tag loads a script or a style. A preloaded program carries its digest where it is used; browsers
/// warn about one at its tag.
fn is_asked(tag: &str, path: &str) -> bool {
    let wanted = ["stylesheet", "modulepreload"];
    let kind = markup::value(tag, "rel");
    kind.is_none_or(|kind| wanted.contains(&kind)) && !plain(path).starts_with(FIRST)
}

/// Returns the digest of the file at an address.
fn of(site: &Files, path: &str) -> Outcome<String> {
    let path = plain(path);
    let bytes = site.get(path).ok_or_else(|| format!("{path} is missing"))?;
    Ok(digest::of_tag(bytes))
}

/// Returns an address as a path in the site.
fn plain(address: &str) -> &str {
    address.trim_start_matches("./").split(['?', '#']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<link href=\"data:image/svg+xml,a\" rel=icon>\
        <link href=./a.css integrity=sha384-old rel=stylesheet><script src=./start-1.js></script>\
        <script type=module src=./begin-2.js></script><link href=./a.js rel=modulepreload>\
        <script defer src=\"./offline.js?v=1\"></script></head>";

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
            ("yebo.js", ""),
            ("yebo_bg.wasm", ""),
            ("engine_bg.wasm", ""),
            ("sheet.css", ""),
            ("yebo/table.css", ""),
            ("whole-start.js", "const DIGESTS = {};\nconst dressed = [\"sheet\"].map("),
            (
                "yebo/start.js",
                "const DIGESTS = {};\ndressed = [\n  \"sheet\",\n  \"yebo/table\",\n].map(",
            ),
            ("worker.js", "const DIGESTS = {};"),
            ("engine-start.js", "const DIGESTS = {};"),
            ("yebo/worker.js", "const DIGESTS = {};"),
        ];
        files.map(|(path, text)| (path.to_owned(), text.into())).into()
    }

    #[test]
    fn scripts_and_styles_carry_digests() {
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
        for (name, sent_for) in [
            ("whole-start.js", "sheet.css"),
            ("yebo/start.js", "yebo/table.css"),
            ("yebo/start.js", "yebo.js"),
            ("worker.js", "engine_bg.wasm"),
            ("engine-start.js", "engine_bg.wasm"),
            ("yebo/worker.js", "yebo_bg.wasm"),
        ] {
            let script = text(&site, name).expect("a text");
            assert!(script.contains(&format!("\"{sent_for}\": \"{EMPTY}\"")), "{script}");
        }
        let whole = digest::of_tag(text(&site, "whole-start.js").expect("a text").as_bytes());
        assert!(
            page.contains(&format!("data-of=\"whole-start.js\" content=\"{whole}\"")),
            "{page}"
        );
        site.remove("a.css");
        assert!(sealed(INDEX, &mut site).is_err(), "what is asked for is not there");
    }
}
