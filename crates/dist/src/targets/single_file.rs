//! Builds the single files: a small page that unpacks all others. The sand games are one file and Yebo another, to
//! keep both small enough to send.

use std::fmt::Write;

use super::{Files, Outcome, packed_text, policy, sixteen, text};
use crate::{markup, minify_script, tables};

/// The pseudo-locale for tests of translations.
const PSEUDO: &str = "qps";

/// Similar files are adjacent, so that they compress well.
const KINDS: [&str; 7] = [".wasm", ".js", "page.html", ".css", "history", "locales/", "learn/"];

/// Builds the sand games' file; returns it with its table of contents.
pub(super) fn make(page: &Files, www: &Files) -> Outcome<(Vec<u8>, String)> {
    let index = text(page, "index.html")?;
    let mut files = gathered(page, www)?;
    files.insert("page.css".into(), styles(page, "whole-start.js")?.into_bytes());
    let sheets = body(text(page, "sheets.html")?)?;
    let table = tables::marked(body(index)?).ok_or("index.html keeps no table")?;
    files.insert("page.html".into(), format!("{table}{sheets}").into_bytes());
    sealed(page, www, &files, "whole")
}

/// Builds Yebo's file, which links to the other file by its name; returns it with its table of contents.
pub(super) fn yebo(page: &Files, www: &Files, others: &str) -> Outcome<(Vec<u8>, String)> {
    let mut files = Files::new();
    for (path, bytes) in page {
        let is_said = ["-play.txt", "-yebo.txt"].iter().any(|end| path.ends_with(end));
        if path.starts_with("locales/") && is_said && !path.contains(&format!("/{PSEUDO}-")) {
            files.insert(path.clone(), bytes.clone());
        }
    }
    let markup = text(page, "yebo/yebo.html")?;
    let markup = markup.replace("href=\"?\"", &format!("href=\"{others}\""));
    files.insert("yebo/yebo.html".into(), markup.into_bytes());
    for path in ["yebo/blocks.svg", "yebo_bg.wasm"] {
        files.insert(path.into(), page.get(path).ok_or(path)?.clone());
    }
    files.insert("yebo.js".into(), program(page, www, "yebo.js")?);
    let program = classic(text(page, "yebo.js")?, "const program")?;
    let worker = format!("{program}{}", minify_script::plain(text(www, "yebo/single-worker.js")?));
    files.insert("yebo/worker.js".into(), worker.into_bytes());
    files.insert("page.css".into(), styles(page, "yebo/start.js")?.into_bytes());
    files.insert("page.html".into(), body(text(page, "index.html")?)?.into());
    sealed(page, www, &files, "yebo")
}

/// The property to which a program's script assigns its start function.
const PROGRAM: &str = "window.sandgridProgram";

/// Packs files into one, which starts a program; returns it with its table of contents.
fn sealed(page: &Files, www: &Files, files: &Files, program: &str) -> Outcome<(Vec<u8>, String)> {
    let order = ordered(files);
    let (packed, size) = packed_text::pack(files, &order)?;
    let shell = shell(page, www, files)?;
    let tag = format!("<script type=text/plain id=packed data-program={program} data-size={size}>");
    let whole = shell.replacen(PLACE, &format!("{tag}{packed}</script>\n"), 1);
    // A byte order mark declares the encoding, regardless of the server's headers.
    let bytes = sixteen(&format!("\u{feff}{whole}"));
    let inside = told(files, &order, packed.chars().count() * 2, bytes.len())?;
    Ok((bytes, inside))
}

/// The place of the packed files in the page.
const PLACE: &str = "<!-- packed -->";

/// Returns the page around the packed files: it states the requirements, and unpacks.
fn shell(page: &Files, www: &Files, files: &Files) -> Outcome<String> {
    let index = text(page, "index.html")?;
    let head = markup::between(index, "<head>", "</head>").or(index.split("</head>").next());
    let head = head.ok_or("index.html has no head")?;
    let start = format!("window.sandgridFiles = {{}};\n{}", started(page, head)?);
    let single = minify_script::plain(text(www, "single.js")?);
    let styles = ["page.css", "history.css"].into_iter().filter(|name| files.contains_key(*name));
    let styles = styles.map(|name| text(files, name)).collect::<Outcome<Vec<_>>>()?;
    let policy = policy::of_single(&[&start, &single], &[styles, vec![HIDDEN]].concat());
    // The byte order mark wins; the charset is for a copy that a browser has saved without one.
    let mut shell = "<!doctype html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n".to_owned();
    writeln!(shell, "{}", policy::tag(&policy))?;
    writeln!(
        shell,
        "{}",
        markup::between(index, "<title>", "</title>").map_or_else(
            || "<title>Sandgrid</title>".into(),
            |title| format!("<title>{title}</title>"),
        )
    )?;
    let metas = markup::tags(head, "meta").filter(|tag| markup::value(tag, "charset").is_none());
    for meta in metas {
        writeln!(shell, "{}", meta.replace(&format!(" {PSEUDO}"), ""))?;
    }
    let icon = markup::tags(head, "link").find(|tag| markup::value(tag, "rel") == Some("icon"));
    writeln!(shell, "{}", icon.ok_or("index.html has no icon")?)?;
    writeln!(shell, "<style>{HIDDEN}</style>\n<script>{start}</script>")?;
    // In the head, which stays as it is: a page that is saved from a browser is whole.
    writeln!(shell, "{PLACE}<script>{single}</script>\n</head>\n<body>")?;
    writeln!(shell, "{}", paragraph(index, "needs")?)?;
    let noscript = markup::between(index, "<noscript>", "</noscript>").ok_or("no noscript")?;
    writeln!(shell, "<noscript>{noscript}</noscript>")?;
    writeln!(shell, "</body>\n</html>")?;
    Ok(shell)
}

/// The style of the page before its style sheets are unpacked: it hides all but the message of a missing feature.
const HIDDEN: &str = "#needs:not(.shown),[hidden]{display:none}";

/// Returns a paragraph of the page by its id.
fn paragraph<'a>(index: &'a str, id: &str) -> Outcome<&'a str> {
    let named = [format!("id=\"{id}\""), format!("id={id} "), format!("id={id}>")];
    let at = named.iter().find_map(|name| index.find(name)).ok_or(format!("no #{id}"))?;
    let begin = index[..at].rfind("<p").ok_or(format!("#{id} is no paragraph"))?;
    let end = index[at..].find("</p>").ok_or(format!("#{id} does not end"))?;
    Ok(&index[begin..at + end + "</p>".len()])
}

/// Returns start.js as the page has it.
fn started<'a>(page: &'a Files, head: &str) -> Outcome<&'a str> {
    let mut scripts = markup::tags(head, "script").filter_map(|tag| markup::value(tag, "src"));
    let start = scripts.find(|src| src.contains("start-")).ok_or("index.html has no start.js")?;
    text(page, start.trim_start_matches("./"))
}

/// Returns all styles of the page in loading order, and then those of a script.
fn styles(page: &Files, start: &str) -> Outcome<String> {
    let index = text(page, "index.html")?;
    let sheets =
        markup::tags(index, "link").filter(|tag| markup::value(tag, "rel") == Some("stylesheet"));
    let names = sheets.filter_map(|tag| markup::value(tag, "href"));
    let names: Vec<String> = names.map(|href| href.trim_start_matches("./").to_owned()).collect();
    let later = markup::between(text(page, start)?, "const dressed = [", "]");
    let later = later.ok_or_else(|| format!("{start} names no styles"))?.split(',');
    let later = later.map(|name| format!("{}.css", name.trim().trim_matches('"')));
    let mut all = String::new();
    for name in names.into_iter().chain(later) {
        all.push_str(text(page, &name)?);
    }
    Ok(all)
}

/// Returns the files copied unchanged, and the programs' scripts as classic scripts.
fn gathered(page: &Files, www: &Files) -> Outcome<Files> {
    let mut files = Files::new();
    for (path, bytes) in page {
        let is_text = ["locales/", "learn/", "history"].iter().any(|begin| path.starts_with(begin));
        let is_elsewhere = path.ends_with("-yebo.txt") || path.contains(&format!("/{PSEUDO}-"));
        if is_text && !is_elsewhere {
            let is_page = path.rsplit_once('.').is_some_and(|(_, ending)| ending == "html");
            let text = if is_page { main_of(bytes) } else { bytes.clone() };
            files.insert(path.clone(), text);
        }
    }
    for program in ["whole_bg.wasm", "engine_bg.wasm"] {
        files.insert(program.into(), page.get(program).ok_or(program)?.clone());
    }
    // The endgame tables would not fit.
    let networks = page.iter().filter(|(path, _)| path.starts_with("networks/"));
    files.extend(networks.map(|(path, bytes)| (path.clone(), bytes.clone())));
    files.insert("whole.js".into(), program(page, www, "whole.js")?);
    let engine = classic(text(page, "engine.js")?, "const engine")?;
    let worker = format!("{engine}{}", minify_script::plain(text(www, "single-worker.js")?));
    files.insert("worker.js".into(), worker.into_bytes());
    Ok(files)
}

/// Returns the element of a page that the file shows; the whole page if it has none.
fn main_of(page: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(page);
    let main = text.find("<main").zip(text.find("</main>"));
    main.map_or_else(|| page.to_vec(), |(from, to)| text[from..to].as_bytes().to_vec())
}

/// Returns the script of a program, behind the one that shows the unpacked page.
fn program(page: &Files, www: &Files, name: &str) -> Outcome<Vec<u8>> {
    let show = minify_script::plain(text(www, "single-page.js")?);
    Ok(format!("{show}{}", classic(text(page, name)?, PROGRAM)?).into_bytes())
}

/// Returns a program's module as a classic script that assigns its start function to `name`: files on a disk cannot
/// be modules.
fn classic(module: &str, name: &str) -> Outcome<String> {
    let known = || {
        let (text, exports) = module.trim_end().rsplit_once("export")?;
        let exports = exports.trim_start().strip_prefix('{')?.strip_suffix("};")?;
        let start = exports.split(',').find_map(|it| it.trim().strip_suffix(" as default"))?;
        let text = text.replace("import.meta.url", "document.baseURI");
        let is_closed = ["export ", "export{", "import ", "import.meta"];
        let is_closed = !is_closed.iter().any(|word| text.contains(word));
        is_closed.then(|| format!("{name} = (() => {{\n{text}return {start};\n}})();\n"))
    };
    known().ok_or_else(|| "the scripts of programs have another form now: see classic()".into())
}

fn body(page: &str) -> Outcome<&str> {
    markup::between(page, "<body>", "</body>").ok_or_else(|| "a page has no body".into())
}

/// Returns the paths sorted by kind and name; networks, which hardly compress, come last.
fn ordered(files: &Files) -> Vec<String> {
    let kind =
        |path: &String| KINDS.iter().position(|kind| path.contains(kind)).unwrap_or(KINDS.len());
    let mut order: Vec<String> = files.keys().cloned().collect();
    order.sort_by_key(|path| {
        (kind(path), path.split('-').next_back().map(str::to_owned), path.clone())
    });
    order
}

/// Returns the file's table of contents, with sizes in bytes.
fn told(files: &Files, order: &[String], packed: usize, whole: usize) -> Outcome<String> {
    let mut table = "bytes\tcontents\n".to_owned();
    for path in order {
        writeln!(table, "{}\t{path}", files[path].len())?;
    }
    let sum: usize = files.values().map(Vec::len).sum();
    writeln!(table, "{sum}\tall\n{packed}\tall, compressed, in letters\n{whole}\tthe file")?;
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_becomes_a_script() {
        let module =
            "let wasm;\nfetch(import.meta.url);\nexport { initSync, __wbg_init as default };\n";
        let script = classic(module, "const engine").expect("it is as wasm-bindgen writes it");
        assert!(script.starts_with("const engine = (() => {"), "{script}");
        assert!(script.contains("return __wbg_init;"), "{script}");
        let short = "let t;fetch(import.meta.url);export{b as default,c as initSync};\n";
        let script = classic(short, "const engine").expect("it is as esbuild writes it");
        assert!(script.contains("fetch(document.baseURI);return b;"), "{script}");
        assert!(classic("export default 1;", "x").is_err());
    }

    #[test]
    fn a_page_is_reduced_to_what_is_shown() {
        let page =
            "<head><title>t</title></head><header>h</header><main>a</main><footer>f</footer>";
        assert_eq!(main_of(page.as_bytes()), b"<main>a");
        assert_eq!(main_of(b"<p>a</p>"), b"<p>a</p>");
    }

    #[test]
    fn whole_paragraph_is_extracted() {
        for page in
            ["<p>a</p><p id=needs class=x>b</p><p>", "<p>a</p><p class=x id=\"needs\">b</p><p>"]
        {
            let found = paragraph(page, "needs").expect("it is there");
            assert!(found.starts_with("<p ") && found.ends_with(">b</p>"), "{found}");
        }
        assert!(paragraph("<p>", "needs").is_err());
    }
}
