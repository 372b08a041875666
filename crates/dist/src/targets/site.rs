//! Builds the site: the page's folder for any web server, also for use offline.

use super::{Files, Outcome, SINGLE, digest, integrity, manifest, marked, policy, preview, text};

/// The service worker.
const SERVICE_WORKER: &str = "sw.js";

/// The script that registers it.
const OFFLINE: &str = "offline.js";
const MANIFEST: &str = "manifest.webmanifest";

/// The pages around boards.
const HOSTS: [&str; 2] = ["embed/index.html", "embed/make.html"];

/// The additions to the head of the site's page.
const HEAD: &str = "<meta name=\"single\" content=\"sandgrid.html\">\
    <link rel=\"manifest\" href=\"./manifest.webmanifest\">\
    <link rel=\"apple-touch-icon\" href=\"./icons/icon-192.png\">";

/// Builds the site.
pub(super) fn make(page: Files, www: &Files, docs: &Files, single: &[u8]) -> Outcome<Files> {
    let mut site = page;
    for name in [MANIFEST, OFFLINE] {
        site.insert(name.into(), text(www, name)?.into());
    }
    // The pages around boards need the single files, which the page's own folder lacks.
    let is_added = |path: &str| path.starts_with("icons/") || path.starts_with("embed/");
    let added = www.iter().filter(|(path, _)| is_added(path));
    site.extend(added.map(|(path, bytes)| (path.clone(), bytes.clone())));
    guard(&mut site)?;
    let index = text(&site, "index.html")?;
    let version = &digest::hex(manifest::of(&site).as_bytes())[..16];
    let script = format!("<script defer src=\"./{OFFLINE}?v={version}\"></script>");
    let head = HEAD.to_owned() + &preview::tags(index)?;
    let index = policy::said(index, policy::SITE, &head)?;
    let index = index.replacen("</head>", &(script + "</head>"), 1);
    let index = integrity::sealed(&index, &mut site)?;
    if !index.contains(OFFLINE) || !index.contains(MANIFEST) {
        return Err("index.html has no head that the site can add to".into());
    }
    site.insert("index.html".into(), index.into());
    mark_encoding(&mut site)?;
    let worker = service_worker(text(www, SERVICE_WORKER)?, &site, version)?;
    site.insert(SERVICE_WORKER.into(), worker.into());
    site.insert(SINGLE.into(), single.into());
    // No page shows them: the service worker does not cache them.
    site.extend(preview::pictures(&site, docs)?);
    Ok(site)
}

/// Adds a policy to every other page and page fragment.
fn guard(site: &mut Files) -> Outcome<()> {
    let around = policy::of_host(text(site, "embed/sandgrid-embed.js")?)?;
    for path in pages(site).into_iter().filter(|path| path != "index.html") {
        let policy = if HOSTS.contains(&path.as_str()) { &around } else { policy::READ };
        let page = policy::said(text(site, &path)?, policy, "")?;
        site.insert(path, page.into());
    }
    Ok(())
}

/// Returns the paths of all pages and page fragments.
fn pages(site: &Files) -> Vec<String> {
    let is_page = |path: &&String| path.rsplit('.').next() == Some("html");
    site.keys().filter(is_page).cloned().collect()
}

/// Marks the encoding of every page.
fn mark_encoding(site: &mut Files) -> Outcome<()> {
    for path in pages(site) {
        let page = text(site, &path)?;
        if page.get(..9).is_some_and(|head| head.eq_ignore_ascii_case("<!doctype")) {
            let marked = marked(page);
            site.insert(path, marked.into());
        }
    }
    Ok(())
}

/// Returns the service worker's script with the list of files to cache and the page's version.
fn service_worker(script: &str, site: &Files, version: &str) -> Outcome<String> {
    const PLACE: &str = "const FILES = {};";
    const NAME: &str = "const VERSION = \"\";";
    let entry =
        |(path, bytes): (&String, &Vec<u8>)| format!("  \"{path}\": \"{}\",\n", digest::hex(bytes));
    let list: String = site.iter().map(entry).collect();
    if !script.contains(PLACE) || !script.contains(NAME) {
        return Err(format!("{SERVICE_WORKER} has no place for its list, or its version").into());
    }
    let listed = script.replacen(PLACE, &format!("const FILES = {{\n{list}}};"), 1);
    Ok(listed.replacen(NAME, &format!("const VERSION = \"{version}\";"), 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_policy() {
        let page = "<head><meta charset=utf-8>";
        let element = "const STYLE =\n    \"a{}\";\n";
        let names = ["index.html", "history.html", "yebo/yebo.html"].into_iter().chain(HOSTS);
        let mut site: Files = names.map(|name| (name.to_owned(), page.into())).collect();
        site.insert("embed/sandgrid-embed.js".into(), element.into());
        guard(&mut site).expect("every part is there");
        let is_said = |path: &str, policy: &str| {
            text(&site, path).expect("it stays there").contains(&policy::tag(policy))
        };
        assert!(is_said("history.html", policy::READ) && is_said("yebo/yebo.html", policy::READ));
        let around = policy::of_host(element).expect("the style is found");
        assert!(HOSTS.iter().all(|name| is_said(name, &around)));
        assert_eq!(text(&site, "index.html").expect("it is there"), page, "it gets its own later");
    }

    #[test]
    fn pages_declare_their_encoding_by_their_first_bytes() {
        let mut site = Files::from([
            ("index.html".to_owned(), b"<!DOCTYPE html>x".to_vec()),
            ("part.html".to_owned(), b"<p>x".to_vec()),
            ("a.js".to_owned(), b"x".to_vec()),
        ]);
        mark_encoding(&mut site).expect("they are text");
        assert_eq!(text(&site, "index.html").expect("it is text"), "\u{feff}<!DOCTYPE html>x");
        assert_eq!(text(&site, "part.html").expect("it is text"), "<p>x");
        assert_eq!(text(&site, "a.js").expect("it is text"), "x");
    }
}
