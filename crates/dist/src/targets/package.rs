//! Builds the zip archives for Kolibri, itch.io and learning management systems. Equal files give equal bytes: all
//! timestamps are the earliest that the format knows.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::{Files, Outcome, SINGLE, YEBO, below, licences, marked, policy, sixteen, text};
use crate::markup;

/// Returns all packages by name; `single` are the sand games' and Yebo's files, `beside_index` is Yebo's file beside an
/// `index.html`.
pub(super) fn all(
    site: &Files,
    www: &Files,
    single: [&[u8]; 2],
    beside_index: &[u8],
) -> Outcome<Files> {
    let mut one = Files::from([
        ("index.html".to_owned(), unguarded(single[0])?),
        (YEBO.to_owned(), unguarded(beside_index)?),
    ]);
    one.extend(licences()?);
    Ok(Files::from([
        ("sandgrid-itch.zip".to_owned(), zip(site)?),
        ("sandgrid-kolibri.zip".to_owned(), zip(&one)?),
        ("sandgrid-scorm12.zip".to_owned(), zip(&course(www, single)?)?),
    ]))
}

/// The course's pages, with the part of each.
const PARTS: [(&str, &str); 3] =
    [("index.html", "lessons"), ("puzzles.html", "puzzles"), ("yebo.html", "yebo")];

/// The attribute that names the part.
const PLACE: &str = "data-part=\"lessons\"";

/// Builds lessons, puzzles and Yebo as a course for learning management systems (SCORM 1.2). Each part is a page of
/// its own, so that a system keeps its status.
fn course(www: &Files, [single, yebo]: [&[u8]; 2]) -> Outcome<Files> {
    let mut files =
        Files::from([(SINGLE.to_owned(), single.to_vec()), (YEBO.to_owned(), yebo.to_vec())]);
    let element = text(www, "embed/sandgrid-embed.js")?;
    files.insert("sandgrid-embed.js".into(), element.into());
    files.extend(below(www, "scorm"));
    let page = policy::said(text(&files, "index.html")?, &policy::of_host(element)?, "")?;
    if !page.contains(PLACE) {
        return Err(format!("scorm/index.html lacks {PLACE}").into());
    }
    for (name, part) in PARTS {
        let page = page.replacen(PLACE, &format!("data-part=\"{part}\""), 1);
        files.insert(name.into(), marked(&page).into());
    }
    files.extend(licences()?);
    Ok(files)
}

/// Returns the single file without its policy: Kolibri sends one of its own and inserts a script, which ours would
/// forbid.
fn unguarded(single: &[u8]) -> Outcome<Vec<u8>> {
    let (letters, []) = single.as_chunks() else { return Err("the one file is no UTF-16".into()) };
    let units: Vec<u16> = letters.iter().map(|letter| u16::from_le_bytes(*letter)).collect();
    let text = String::from_utf16(&units)?;
    let mut tags = markup::tags(&text, "meta");
    let policy = tags.find(|tag| markup::value(tag, "http-equiv").is_some());
    Ok(sixteen(&text.replacen(policy.ok_or("the one file has no policy")?, "", 1)))
}

/// Returns an archive of files.
pub(super) fn zip(files: &Files) -> Outcome<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        // 1 January 1980.
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (path, bytes) in files {
        archive.start_file(path.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn archives_are_complete_and_reproducible() {
        let files = Files::from([("a/b.txt".to_owned(), b"one one one".to_vec())]);
        let archive = zip(&files).expect("it is small");
        assert_eq!(archive, zip(&files).expect("it is small"));
        let mut read = zip::ZipArchive::new(Cursor::new(archive)).expect("it is an archive");
        let mut text = String::new();
        let mut file = read.by_name("a/b.txt").expect("it is there");
        file.read_to_string(&mut text).expect("it is text");
        assert_eq!(text, "one one one");
    }

    /// The sources of the course, with small boards.
    fn sources() -> Files {
        let mut www =
            crate::targets::read(&crate::targets::root().join("www")).expect("it is there");
        let element = "const STYLE =\n    \"\";\n";
        www.insert("embed/sandgrid-embed.js".to_owned(), element.into());
        www
    }

    #[test]
    fn course_manifest_lists_every_file_of_every_page() {
        let course = course(&sources(), [b"one", b"two"]).expect("all is there");
        let list = text(&course, "imsmanifest.xml").expect("it is text");
        let resources: Vec<&str> = list.split("<resource ").skip(1).collect();
        assert_eq!(resources.len(), PARTS.len());
        let shared = course.keys().filter(|name| {
            let is_page = PARTS.iter().any(|(page, _)| page == name);
            !is_page && *name != "imsmanifest.xml" && !name.starts_with("LICENSE")
        });
        let shared: Vec<&String> = shared.collect();
        for ((page, part), resource) in PARTS.iter().zip(resources) {
            assert!(resource.contains(&format!("href=\"{page}\">")), "{page} is launched");
            let is_listed = |name: &str| resource.contains(&format!("<file href=\"{name}\"/>"));
            assert!(is_listed(page) && shared.iter().all(|name| is_listed(name)), "{page}");
            let markup = text(&course, page).expect("it is text");
            assert!(markup.contains(&format!("<body data-part=\"{part}\">")), "{page}");
        }
    }

    #[test]
    fn course_has_every_puzzle_and_lesson() {
        let www = sources();
        let script = text(&www, "scorm/course.js").expect("it is text");
        let puzzles = text(&www, "learn/puzzles.txt").expect("it is text");
        let games = ["yote", "choko", "wali", "bolotondou"].map(|game| {
            let begins = format!("rules {game}-");
            let count = puzzles.lines().filter(|line| line.starts_with(&begins)).count();
            format!("{game}: {count}")
        });
        let expected = format!("const PUZZLES = {{ {} }};", games.join(", "));
        assert!(script.contains(&expected), "{expected}");
        let lessons = text(&www, "learn/lessons-en.txt").expect("it is text");
        // The first visit's three turns are no lesson of their own.
        let lessons = lessons.split("\nlesson ").skip(1).filter(|it| !it.starts_with("first "));
        let lessons = lessons.map(|lesson| {
            let steps = lesson.lines().filter(|line| *line == "step").count();
            format!("{}: {steps}", lesson.split(' ').next().unwrap_or_default())
        });
        let yebo = include_str!("../../../app/src/yebo/lesson.txt").matches("\nstep ").count();
        assert!(script.contains(&format!("const YEBO = {{ yebo: {yebo} }};")), "{yebo}");
        let expected = format!("const LESSONS = {{ {} }};", lessons.collect::<Vec<_>>().join(", "));
        assert!(script.contains(&expected), "{expected}");
    }

    #[test]
    fn kolibri_brings_its_own_policy() {
        let single =
            sixteen("\u{feff}<p><meta http-equiv=\"Content-Security-Policy\" content=\"x\">y");
        assert_eq!(unguarded(&single).expect("it has one"), sixteen("\u{feff}<p>y"));
        assert!(unguarded(&sixteen("<meta name=x>")).is_err());
    }
}
