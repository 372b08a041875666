//! Builds everything that is distributed from the page's folder: the site, the single files, the packages, and a
//! manifest. The build is reproducible: it reads no clock and no folder names.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};

use crate::files;

mod ascii;
mod digest;
mod embed;
mod guides;
mod hosted;
mod integrity;
mod manifest;
mod package;
mod packed_text;
mod policy;
mod preview;
pub(crate) mod release;
mod single_file;
mod site;

/// Files by path, with `/` as the separator.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Errors are printed, never handled.
pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

/// Names of the single files: the sand games' and Yebo's.
const SINGLE: &str = "sandgrid.html";
const YEBO: &str = "sandgrid-yebo.html";

/// Maximum size of a single file in bytes.
const HEAVIEST: usize = 800 * 1024;

/// Builds every output, replacing the contents of its folder.
pub(crate) fn make(page: &Path, out: &Path) -> Outcome<()> {
    let page = read(page)?;
    let mut www = read(&root().join("www"))?;
    ascii::escape_scripts(&mut www)?;
    let (single, inside) = single_file::make(&page, &www)?;
    let (yebo, inside_yebo) = single_file::yebo(&page, &www, SINGLE)?;
    for (name, file, inside) in [(SINGLE, &single, &inside), (YEBO, &yebo, &inside_yebo)] {
        if file.len() > HEAVIEST {
            let why = format!("{name} has {} bytes, {HEAVIEST} are allowed", file.len());
            return Err(format!("{inside}\n{why}").into());
        }
    }
    let docs = read(&root().join("docs"))?;
    let mut embed = embed::make(&page, &www, &single, &docs)?;
    embed.insert(YEBO.to_owned(), yebo.clone());
    let beside_index = single_file::yebo(&page, &www, "index.html")?.0;
    let mut site = site::make(page, &www, &docs, &single)?;
    site.insert(YEBO.to_owned(), yebo.clone());
    let mut packages = package::all(&site, &www, [&single, &yebo], &beside_index)?;
    let thumbnail = docs.get("pictures/thumbnail.jpg").ok_or("the thumbnail is missing")?;
    packages.insert("sandgrid-kolibri.jpg".to_owned(), thumbnail.clone());
    let mut all = Files::from([(SINGLE.to_owned(), single), (YEBO.to_owned(), yebo)]);
    all.extend(under("embed", embed));
    all.extend(under("site", site));
    all.extend(under("packages", packages));
    for folder in ["embed", "site", "packages"] {
        // The output of earlier builds.
        files::remove_folder(&out.join(folder))?;
    }
    for (path, bytes) in &all {
        let path = out.join(path);
        files::create_folder(path.parent().expect("it is in a folder"))?;
        files::write(&path, bytes)?;
    }
    let list = manifest::of(&all);
    files::write(&out.join("MANIFEST.tsv"), &list)?;
    println!("What is in {SINGLE}:\n\n{inside}\nWhat is in {YEBO}:\n\n{inside_yebo}");
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the texts of both licences.
fn licences() -> Outcome<Files> {
    let names = ["LICENSE-APACHE", "LICENSE-MIT"];
    let read = |name: &str| Ok((name.to_owned(), files::read(&root().join(name))?));
    names.into_iter().map(read).collect()
}

fn under(folder: &str, files: Files) -> impl Iterator<Item = (String, Vec<u8>)> {
    files.into_iter().map(move |(path, bytes)| (format!("{folder}/{path}"), bytes))
}

/// Returns the files of a folder.
fn below(files: &Files, folder: &str) -> Files {
    let ours = |path: &String| Some(path.strip_prefix(folder)?.strip_prefix('/')?.to_owned());
    files.iter().filter_map(|(path, bytes)| Some((ours(path)?, bytes.clone()))).collect()
}

/// Reads all files of a folder and its subfolders.
fn read(folder: &Path) -> Outcome<Files> {
    let mut found = Files::new();
    let mut open = vec![(folder.to_owned(), String::new())];
    while let Some((folder, path)) = open.pop() {
        for entry in files::entries(&folder)? {
            let name = entry.file_name().expect("an entry has a name").to_string_lossy();
            let path = format!("{path}{name}");
            if entry.is_dir() {
                open.push((entry, path + "/"));
            } else {
                found.insert(path, files::read(&entry)?);
            }
        }
    }
    Ok(found)
}

/// Returns a page behind a byte order mark, which declares its encoding, regardless of the server's headers.
fn marked(page: &str) -> String {
    format!("\u{feff}{page}")
}

/// Encodes a text as UTF-16, little-endian.
pub(crate) fn sixteen(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// Returns a file as text.
pub(crate) fn text<'a>(files: &'a Files, path: &str) -> Outcome<&'a str> {
    let bytes = files.get(path).ok_or_else(|| format!("{path} is missing"))?;
    Ok(std::str::from_utf8(bytes).map_err(|error| format!("{path} is no text: {error}"))?)
}
