//! Builds the zip archives for Kolibri, itch.io and learning management systems. Equal files give equal bytes: all
//! timestamps are the earliest that the format knows.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::{Files, Outcome, YEBO, policy, sixteen, text};
use crate::markup;

/// Returns all packages by name. Yebo's file lies beside the other games' `index.html`.
pub(super) fn all(site: &Files, www: &Files, single: &[u8], yebo: &[u8]) -> Outcome<Files> {
    let one = Files::from([
        ("index.html".to_owned(), unguarded(single)?),
        (YEBO.to_owned(), unguarded(yebo)?),
    ]);
    Ok(Files::from([
        ("sandgrid-itch.zip".to_owned(), zip(site)?),
        ("sandgrid-kolibri.zip".to_owned(), zip(&one)?),
        ("sandgrid-scorm12.zip".to_owned(), zip(&course(www, single)?)?),
    ]))
}

/// Builds the lessons as a course for learning management systems (SCORM 1.2).
pub(super) fn course(www: &Files, single: &[u8]) -> Outcome<Files> {
    let mut files = Files::from([("sandgrid.html".to_owned(), single.to_vec())]);
    let element = text(www, "embed/sandgrid-embed.js")?;
    files.insert("sandgrid-embed.js".into(), element.into());
    for (path, bytes) in www {
        if let Some(name) = path.strip_prefix("scorm/") {
            files.insert(name.into(), bytes.clone());
        }
    }
    let page = policy::said(text(&files, "index.html")?, &policy::of_host(element)?, "")?;
    files.insert("index.html".into(), page.into());
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

    #[test]
    fn course_manifest_lists_every_file() {
        let list = r#"<file href="sandgrid-embed.js"/> <file href="sandgrid.html"/>"#;
        let www = Files::from([
            ("embed/sandgrid-embed.js".to_owned(), "const STYLE =\n    \"\";\n".into()),
            ("scorm/imsmanifest.xml".to_owned(), list.into()),
            ("scorm/index.html".to_owned(), "<meta charset=utf-8>".into()),
        ]);
        let course = course(&www, b"").expect("all is there");
        let names: Vec<&str> = course.keys().map(String::as_str).collect();
        let expected = ["imsmanifest.xml", "index.html", "sandgrid-embed.js", "sandgrid.html"];
        assert_eq!(names, expected);
        let list =
            std::fs::read_to_string(crate::targets::root().join("www/scorm/imsmanifest.xml"));
        let list = list.expect("it can be read");
        let folder =
            std::fs::read_dir(crate::targets::root().join("www/scorm")).expect("it is there");
        for file in folder.flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let is_told = name == "imsmanifest.xml" || list.contains(&format!("href=\"{name}\"/"));
            assert!(is_told, "{name} is not in the manifest");
        }
    }

    #[test]
    fn kolibri_brings_its_own_policy() {
        let single =
            sixteen("\u{feff}<p><meta http-equiv=\"Content-Security-Policy\" content=\"x\">y");
        assert_eq!(unguarded(&single).expect("it has one"), sixteen("\u{feff}<p>y"));
        assert!(unguarded(&sixteen("<meta name=x>")).is_err());
    }
}
