//! Checks of the source tree itself.

use std::fs;
use std::path::{Path, PathBuf};

use sandgrid_tests::{Findings, here, sources};

/// Most lines of a file.
const LONGEST: usize = 500;

/// Files that may be longer, with the reason.
const LONGER: [(&str, &str); 0] = [];

/// The crates that must not depend on a browser.
const NATIVE: [&str; 4] = ["rules", "engine", "yebo", "app"];

/// Crates that they must not name.
const FOREIGN: [&str; 4] = ["wasm_bindgen", "web_sys", "js_sys", "serde"];

/// Functions that turn text into markup or script, in lower case without `_`.
const SINKS: [&str; 8] = [
    "innerhtml",
    "outerhtml",
    "insertadjacenthtml",
    "contextualfragment",
    "domparser",
    "document.write",
    "eval(",
    "new function",
];

#[test]
fn no_source_file_is_too_long() {
    let mut findings = Findings::new();
    let files = sources(&root().join("crates"), "rs");
    assert!(files.len() > 20, "the sources are not found");
    for file in files {
        let (name, lines) = (name(&file), read(&file).lines().count());
        let is_exception = LONGER.iter().any(|(longer, _)| *longer == name);
        findings.ensure(
            is_exception == (lines > LONGEST),
            format_args!("{name} has {lines} lines; its being an exception is {is_exception}"),
        );
    }
    findings.report();
}

#[test]
fn native_crates_know_no_browser() {
    let mut findings = Findings::new();
    for krate in NATIVE {
        let folder = root().join("crates").join(krate);
        let files = sources(&folder, "rs");
        assert!(!files.is_empty(), "the sources of {krate} are not found");
        for file in files.into_iter().chain([folder.join("Cargo.toml")]) {
            let text = read(&file);
            for word in FOREIGN.iter().flat_map(|word| [(*word).to_owned(), word.replace('_', "-")])
            {
                findings
                    .ensure(!text.contains(&word), format_args!("{} names {word}", name(&file)));
            }
        }
    }
    findings.report();
}

#[test]
fn no_text_becomes_markup_or_a_script() {
    let mut findings = Findings::new();
    let files = |folder, extension| sources(&root().join(folder), extension);
    let scripts = [files("www", "js"), files("crates/web/src", "rs")].concat();
    assert!(scripts.len() > 20, "the page's scripts are not found");
    for file in scripts {
        let text = read(&file).to_lowercase().replace('_', "");
        for word in SINKS {
            findings.ensure(!text.contains(word), format_args!("{} has {word}", name(&file)));
        }
    }
    findings.report();
}

/// Functions and events of browser dialogs and form submission.
const FORBIDDEN_CALLS: [&str; 8] = [
    "\"submit\"",
    "requestsubmit",
    "setautofocus",
    "alertwithmessage",
    "confirmwithmessage",
    "promptwithmessage",
    "window.alert(",
    "window.confirm(",
];

#[test]
fn sources_use_nothing_that_sandboxes_block() {
    let mut findings = Findings::new();
    let mut pages = sources(&root().join("www"), "html");
    pages.push(root().join("index.html"));
    assert!(pages.len() > 5, "the pages are not found");
    for file in pages {
        let text = read(&file);
        for word in ["<form", "autofocus", "type=\"submit\"", "type=submit", "formaction"] {
            findings.ensure(!text.contains(word), format_args!("{} has {word}", name(&file)));
        }
        for button in text.split("<button").skip(1) {
            let tag = button.split('>').next().unwrap_or_default();
            let is_plain = tag.contains("type=\"button\"");
            findings.ensure(is_plain, format_args!("{} has <button{tag}>", name(&file)));
        }
    }
    let scripts =
        [sources(&root().join("www"), "js"), sources(&root().join("crates/web/src"), "rs")];
    for file in scripts.concat() {
        let text = read(&file).to_lowercase().replace('_', "");
        for word in FORBIDDEN_CALLS {
            findings.ensure(!text.contains(word), format_args!("{} has {word}", name(&file)));
        }
    }
    findings.report();
}

#[test]
fn crates_inherit_workspace_lints() {
    let mut findings = Findings::new();
    for folder in crates() {
        let manifest = folder.join("Cargo.toml");
        findings.ensure(
            read(&manifest).contains("[lints]\nworkspace = true"),
            format_args!("{} does not take over the workspace's lints", name(&manifest)),
        );
    }
    findings.report();
}

#[test]
fn architecture_lists_every_crate() {
    let Ok(text) = fs::read_to_string(root().join("ARCHITECTURE.md")) else {
        return; // Nothing is claimed about a description that is not written.
    };
    let is_on_map = |room: &str| text.lines().any(|line| line.trim_start().starts_with(room));
    let mut findings = Findings::new();
    for folder in crates() {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let room = format!("{name}/ ");
        findings.ensure(
            is_on_map(&room),
            format_args!("ARCHITECTURE.md has no line for crates/{name}"),
        );
    }
    findings.report();
}

#[test]
fn tests_skipped_in_webkit_exist_and_have_a_reason() {
    let mut findings = Findings::new();
    let folder = here("browser");
    for line in read(&folder.join("webkit.tsv")).lines().skip(1) {
        let (test, why) = line.split_once('\t').unwrap_or((line, ""));
        let (module, function) = test.split_once("::").unwrap_or_default();
        let file = folder.join(format!("{module}.rs"));
        let is_there = file.is_file() && read(&file).contains(&format!("\nfn {function}()"));
        findings.ensure(is_there, format_args!("no test is called {test}"));
        findings.ensure(!why.is_empty(), format_args!("{test} has no reason"));
    }
    findings.report();
}

#[test]
fn tiers_name_existing_tests() {
    let mut findings = Findings::new();
    let folder = here("browser");
    for line in read(&folder.join("tiers.tsv")).lines().skip(1) {
        let [tests, tiers, why] = line.split('\t').collect::<Vec<_>>()[..] else {
            findings.ensure(false, format_args!("three columns: {line}"));
            continue;
        };
        let (module, function) = tests.split_once("::").unwrap_or_default();
        let file = folder.join(format!("{module}.rs"));
        let is_there = file.is_file() && read(&file).contains(&format!("#[test]\nfn {function}"));
        findings.ensure(is_there, format_args!("no test begins with {tests}"));
        let known = ["quick", "brief", "sweep", "timed", "all"];
        let are_known = tiers.split(' ').all(|tier| known.contains(&tier));
        findings.ensure(are_known && !why.is_empty(), format_args!("{tests}: {tiers}: {why}"));
    }
    findings.report();
}

#[test]
fn flaky_list_names_existing_tests_with_reasons() {
    let mut findings = Findings::new();
    let folder = here("browser");
    for line in read(&folder.join("flaky.tsv")).lines().skip(1) {
        let [test, engine, since, why] = line.split('\t').collect::<Vec<_>>()[..] else {
            findings.ensure(false, format_args!("four columns: {line}"));
            continue;
        };
        let (module, function) = test.split_once("::").unwrap_or_default();
        let file = folder.join(format!("{module}.rs"));
        let is_there = file.is_file() && read(&file).contains(&format!("\nfn {function}()"));
        findings.ensure(is_there, format_args!("no test is called {test}"));
        let is_known = ["chromium", "firefox", "webkit"].contains(&engine);
        findings.ensure(is_known && since.len() == 10 && !why.is_empty(), format_args!("{line}"));
    }
    findings.report();
}

#[test]
fn scripts_of_the_tests_stand_in_files() {
    let mut findings = Findings::new();
    let folder = here("browser");
    let files = sources(&folder, "rs");
    assert!(files.len() > 50, "the tests are not found");
    for file in files {
        let text = read(&file);
        let own = name(file.strip_prefix(&folder).expect("it is in the folder"));
        let drivers = ["page/scripts.rs", "page/evaluation.rs", "page/firefox.rs"];
        let is_by_driver = drivers.contains(&own.as_str());
        let count = [".execute(", ".execute_async("].map(|call| text.matches(call).count());
        findings.ensure(
            is_by_driver || count == [0, 0],
            format_args!("{own} sends a script by itself; those of the tests are called"),
        );
        for literal in text.split(".before(").skip(1).filter_map(first_literal) {
            let lines = literal.lines().count();
            findings.ensure(lines < 2, format_args!("{own} has a script of {lines} lines"));
        }
    }
    findings.report();
}

/// Returns the string literal at the beginning of a text.
fn first_literal(text: &str) -> Option<&str> {
    let text = text.trim_start().trim_start_matches(['&', 'r', '#']);
    let text = text.trim_start_matches("format!(").trim_start().strip_prefix('"')?;
    let is_end = |(at, _): &(usize, &str)| !text[..*at].ends_with('\\');
    let (end, _) = text.match_indices('"').find(is_end)?;
    Some(&text[..end])
}

/// Returns the file name's extension if it can be mistaken for a script's name.
const ENDINGS: [&str; 4] = ["css", "html", "js", "txt"];

#[test]
fn called_scripts_exist_and_are_all_used() {
    let mut findings = Findings::new();
    let folder = here("browser");
    let code: String = sources(&folder, "rs").iter().map(|file| read(file)).collect();
    let mut names = Vec::new();
    for file in sources(&folder.join("scripts"), "js") {
        let (text, subject) = (read(&file), file.file_stem().expect("it has a name").to_owned());
        let subject = subject.to_string_lossy();
        let included = format!("include_str!(\"../scripts/{subject}.js\")");
        findings.ensure(code.contains(&included), format_args!("{subject}.js is not loaded"));
        let functions = functions_of(&text, &subject);
        let is_base = ["base", "probe"].contains(&&*subject);
        findings.ensure(is_base != (functions.len() > 1), format_args!("{subject}.js is not read"));
        names.extend(functions.into_iter().map(|function| format!("{subject}.{function}")));
        for named in code.split(&format!("\"{subject}.")).skip(1) {
            let function = named.split('"').next().unwrap_or_default();
            let is_name = !function.is_empty()
                && function.chars().all(char::is_alphanumeric)
                && !ENDINGS.contains(&function);
            let is_there = names.contains(&format!("{subject}.{function}"));
            findings.ensure(!is_name || is_there, format_args!("{subject}.{function} is called"));
        }
    }
    for name in names {
        findings.ensure(code.contains(&format!("\"{name}\"")), format_args!("{name} is not used"));
    }
    for place in ["early", "firefox_privileged", "endurance"] {
        for file in sources(&folder.join(place), "js") {
            let path =
                format!("{place}/{}\")", file.file_name().expect("a name").to_string_lossy());
            findings.ensure(code.contains(&path), format_args!("{path} is not used"));
        }
    }
    findings.report();
}

/// The functions of a script's object, which has the name of its file.
fn functions_of<'text>(text: &'text str, subject: &str) -> Vec<&'text str> {
    let begins = format!("\nconst {subject} = {{\n");
    let Some((_, object)) = text.split_once(&begins) else { return Vec::new() };
    let lines = object.lines().take_while(|line| *line != "};");
    let members = lines.filter_map(|line| line.strip_prefix("  "));
    let members = members.map(|line| line.strip_prefix("async ").unwrap_or(line));
    let name = |line: &'text str| line.split(['(', ':']).next().unwrap_or_default();
    let is_name = |name: &&str| {
        name.starts_with(char::is_alphabetic) && name.chars().all(char::is_alphanumeric)
    };
    members.map(name).filter(is_name).collect()
}

fn root() -> PathBuf {
    here("..")
}

/// The folders of the crates.
fn crates() -> Vec<PathBuf> {
    let mut folders = entries(&root().join("crates"));
    folders.retain(|folder| folder.join("Cargo.toml").exists());
    assert!(folders.len() > 3, "the crates are not found");
    folders
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{} cannot be listed: {error}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a folder stays readable").path()).collect();
    paths.sort();
    paths
}

fn read(file: &Path) -> String {
    fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", file.display()))
}

/// A path as seen from the root, with `/` between its folders.
fn name(path: &Path) -> String {
    let path = path.strip_prefix(root()).unwrap_or(path);
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// A line never begins with a French colon, question mark or closing quotation mark.
#[test]
fn french_punctuation_stays_with_its_word() {
    const BREAKING: [&str; 6] = [" :", " ;", " !", " ?", " »", "« "];
    let mut findings = Findings::new();
    let folder = here("../www/locales/fr");
    for entry in fs::read_dir(&folder).expect("there is French").flatten() {
        let text = read(&entry.path());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words = format!("{line} ");
            let breaks = |mark: &&str| {
                words.contains(*mark)
                    && (mark.starts_with('«') || words.contains(&format!("{mark} ")))
            };
            let found = BREAKING.iter().find(|mark| breaks(mark));
            findings.ensure(found.is_none(), format_args!("a plain space at {found:?}: {line}"));
        }
    }
    findings.report();
}

/// Words and forms of Portugal, for which Brazil has others.
const OF_PORTUGAL: [&str; 14] = [
    "está a ",
    "estão a ",
    "continua a ",
    "continuar a ",
    "continuam a ",
    "ecrã",
    "ficheiro",
    "aspecto",
    "noutro",
    "noutra",
    "demasiad",
    "à volta",
    "por baixo d",
    "apagou-a",
];

/// Portuguese is that of Brazil.
#[test]
fn portuguese_is_brazilian() {
    let mut findings = Findings::new();
    let files = ["locales/pt/page.ftl", "locales/pt/play.ftl", "locales/pt/sheets.ftl"];
    let others = ["locales/pt/whole.ftl", "locales/pt/rules.ftl", "learn/lessons-pt.txt"];
    let pages = ["teach/pt.html", "history-pt.html"];
    for name in files.into_iter().chain(others).chain(pages) {
        let text = read(&here("../www").join(name));
        for line in text.lines() {
            // These are no verbs.
            let mut words = line.to_lowercase();
            for other in [" a partir d", " a caminho", " a partida", " a salvo"] {
                words = words.replace(other, " ");
            }
            let found = OF_PORTUGAL.iter().find(|word| words.contains(*word));
            findings.ensure(found.is_none(), format_args!("{name}: {found:?} in {line}"));
        }
    }
    findings.report();
}
