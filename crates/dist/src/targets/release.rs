//! Builds the folder of a release from the distribution: the files that people download, their checksums, and the
//! change log's part of the version. It refuses if tag, versions and change log disagree.

use std::path::Path;

use crate::files;

use super::{
    Files, Outcome, SINGLE, YEBO, below, guides, hosted, manifest, package, read, root, text, under,
};

/// The version of all crates.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The heading of what no version contains yet.
const NEXT: &str = "Unreleased";

/// The archives of folders, with the folder in the archive.
const FOLDERS: [(&str, &str, &str); 2] =
    [("embed.zip", "embed", "sandgrid-embed"), ("site.zip", "site", "sandgrid")];

/// The purpose of a build.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose<'a> {
    /// A release of this tag.
    Tag(&'a str),
    /// A rehearsal: nothing needs to be ready, and entries without a version are part of this one.
    Rehearsal,
}

/// Builds the folder, replacing its contents; returns its manifest. `made_with` names the compiler.
pub(crate) fn make(dist: &Path, out: &Path, purpose: Purpose, made_with: &str) -> Outcome<String> {
    let notes = check(purpose)?;
    let mut all = downloads(&distribution(dist)?)?;
    let notes = format!("{notes}\nBuilt with {made_with}; the same commit gives the same bytes.\n");
    all.insert("NOTES.md".into(), notes.into());
    let list = manifest::of(&all);
    all.insert("MANIFEST.tsv".into(), list.clone().into());
    files::remove_folder(out)?;
    files::create_folder(out)?;
    for (name, bytes) in &all {
        files::write(&out.join(name), bytes)?;
    }
    Ok(list)
}

/// Checks that tag, versions and change log agree; returns the notes of the version.
pub(crate) fn check(purpose: Purpose) -> Outcome<String> {
    let [log, package] =
        ["CHANGELOG.md", "www/npm/package.json"].map(|name| files::read_text(&root().join(name)));
    let notes = notes(&log?, purpose, VERSION)?;
    agree(purpose, VERSION, &package?, &hosted::address()?)?;
    Ok(guides::unlinked(&notes, &[]))
}

/// Refuses a tag, a package or an address that does not belong to the version.
fn agree(purpose: Purpose, version: &str, package: &str, address: &str) -> Outcome<()> {
    let line = format!("\"version\": \"{version}\"");
    if !package.contains(&line) {
        return Err(
            format!("Cargo.toml has version {version}; www/npm/package.json lacks {line}").into()
        );
    }
    let Purpose::Tag(tag) = purpose else { return Ok(()) };
    if tag.strip_prefix('v') != Some(version) {
        return Err(
            format!("the tag is {tag}; Cargo.toml has version {version}: v{version}").into()
        );
    }
    if hosted::is_placeholder(address) {
        let why = format!("{address} is a placeholder: put the address of the hosted copy into");
        return Err(format!("{why} `homepage` of Cargo.toml, or into SANDGRID_HOME").into());
    }
    Ok(())
}

/// Returns the change log's part of a version.
fn notes(log: &str, purpose: Purpose, version: &str) -> Outcome<String> {
    let (next, ours) = (part(log, NEXT).unwrap_or_default(), part(log, version));
    match (purpose, ours) {
        (Purpose::Tag(_), None) => {
            Err(format!("CHANGELOG.md has no section `## {version}`").into())
        }
        (Purpose::Tag(_), Some(_)) if !next.trim().is_empty() => {
            Err(format!("CHANGELOG.md has entries under `## {NEXT}`: move them to `## {version}`")
                .into())
        }
        (Purpose::Tag(_), Some(ours)) => Ok(ours.trim().to_owned() + "\n"),
        (Purpose::Rehearsal, ours) => {
            let all = format!("{}\n\n{}", next.trim(), ours.unwrap_or_default().trim());
            Ok(all.trim().to_owned() + "\n")
        }
    }
}

/// Returns the text below `## NAME` or `## NAME, DATE`.
fn part<'a>(log: &'a str, name: &str) -> Option<&'a str> {
    let sections = log.split("\n## ").skip(1);
    sections.filter_map(|section| section.split_once('\n')).find_map(|(heading, text)| {
        let named = heading.split([' ', ',']).next().unwrap_or_default();
        (named == name).then_some(text)
    })
}

/// Reads the parts of the distribution that are downloaded; its folder may hold others.
fn distribution(folder: &Path) -> Outcome<Files> {
    let mut all = Files::new();
    for part in ["embed", "packages", "site"] {
        all.extend(under(part, read(&folder.join(part))?));
    }
    for name in [SINGLE, YEBO] {
        all.insert(name.into(), files::read(&folder.join(name))?);
    }
    Ok(all)
}

/// Returns the files that people download, from those of the distribution.
fn downloads(dist: &Files) -> Outcome<Files> {
    let mut files = Files::new();
    for name in [SINGLE, YEBO] {
        files.insert(name.into(), dist.get(name).ok_or(format!("{name} is missing"))?.clone());
    }
    for (archive, folder, inside) in FOLDERS {
        let kept = below(dist, folder);
        if kept.is_empty() {
            return Err(format!("{folder} is missing").into());
        }
        files.insert(archive.into(), package::zip(&under(inside, kept).collect())?);
    }
    files.extend(below(dist, "packages"));
    // A distribution of another version would be another release.
    let embed = below(dist, "embed");
    agree(Purpose::Rehearsal, VERSION, text(&embed, "package.json")?, "")?;
    Ok(files)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use std::io::{Cursor, Read};

    use super::*;

    const LOG: &str = "# Changelog\n\n## Unreleased\n\n- Next.\n\n## 1.2.0, 2026-12-01\n\n- This.\n\n\
                       ## 1.2\n\n- Not this.\n";
    const DONE: &str = "# Changelog\n\n## Unreleased\n\n## 1.2.0\n\n- This.\n";
    const PACKAGE: &str = "{\n  \"version\": \"1.2.0\"\n}";
    const HOME: &str = "https://games.example.org/";

    #[test]
    fn notes_are_the_versions_part() {
        let tag = Purpose::Tag("v1.2.0");
        assert_eq!(notes(DONE, tag, "1.2.0").expect("it is there"), "- This.\n");
        let rehearsed = notes(LOG, Purpose::Rehearsal, "1.2.0").expect("both are there");
        assert_eq!(rehearsed, "- Next.\n\n- This.\n");
        let why = |log, version| notes(log, tag, version).expect_err("it is refused").to_string();
        assert_eq!(why(DONE, "1.3.0"), "CHANGELOG.md has no section `## 1.3.0`");
        assert_eq!(
            why(LOG, "1.2.0"),
            "CHANGELOG.md has entries under `## Unreleased`: move them to `## 1.2.0`"
        );
    }

    #[test]
    fn disagreeing_versions_are_refused() {
        let tag = Purpose::Tag("v1.2.0");
        let why = |purpose, version, address| {
            agree(purpose, version, PACKAGE, address).expect_err("it is refused").to_string()
        };
        assert!(agree(tag, "1.2.0", PACKAGE, HOME).is_ok());
        assert!(agree(Purpose::Rehearsal, "1.2.0", PACKAGE, "https://a.example/").is_ok());
        assert_eq!(
            why(tag, "1.3.0", HOME),
            "Cargo.toml has version 1.3.0; www/npm/package.json lacks \"version\": \"1.3.0\""
        );
        for other in ["v1.2.1", "1.2.0", "v1.2.0-rc1"] {
            let expected = format!("the tag is {other}; Cargo.toml has version 1.2.0: v1.2.0");
            assert_eq!(why(Purpose::Tag(other), "1.2.0", HOME), expected);
        }
        assert!(why(tag, "1.2.0", "https://sandgrid.example/").contains("is a placeholder"));
    }

    #[test]
    fn todays_versions_agree() {
        let package = fs::read_to_string(root().join("www/npm/package.json")).expect("text");
        let log = fs::read_to_string(root().join("CHANGELOG.md")).expect("text");
        agree(Purpose::Rehearsal, VERSION, &package, hosted::DEFAULT).expect("one version");
        assert!(notes(&log, Purpose::Rehearsal, VERSION).expect("it is there").len() > 100);
    }

    /// A distribution with one file of each kind.
    fn small() -> Files {
        let package = format!("{{\"version\": \"{VERSION}\"}}");
        Files::from(
            [
                (SINGLE, "one"),
                (YEBO, "two"),
                ("site/index.html", "site"),
                ("site/embed/index.html", "examples"),
                ("embed/package.json", &package),
                ("packages/sandgrid-itch.zip", "zip"),
                ("page/index.html", "page"),
            ]
            .map(|(name, text)| (name.to_owned(), text.into())),
        )
    }

    #[test]
    fn downloads_are_complete_and_reproducible() {
        let files = downloads(&small()).expect("all is there");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let expected = ["embed.zip", "sandgrid-itch.zip", YEBO, SINGLE, "site.zip"];
        assert_eq!(names, expected);
        assert_eq!(files, downloads(&small()).expect("all is there"));
        let site = Cursor::new(files["site.zip"].clone());
        let mut site = zip::ZipArchive::new(site).expect("it is an archive");
        let inside: Vec<String> = site.file_names().map(str::to_owned).collect();
        assert_eq!(inside, ["sandgrid/embed/index.html", "sandgrid/index.html"]);
        let mut text = String::new();
        let mut page = site.by_name("sandgrid/index.html").expect("it is there");
        page.read_to_string(&mut text).expect("it is text");
        assert_eq!(text, "site");
    }

    #[test]
    fn incomplete_distributions_are_refused() {
        for missing in [SINGLE, "embed/package.json", "site/index.html"] {
            let mut files = small();
            files.retain(|name, _| name != missing && !name.starts_with("site/embed"));
            assert!(downloads(&files).is_err(), "{missing}");
        }
        let mut files = small();
        files.insert("embed/package.json".into(), b"{\"version\": \"0.0.0\"}".into());
        assert!(downloads(&files).is_err(), "another version");
    }
}
