//! Shortens the names of imports in the programs and their scripts. wasm-bindgen's names end in sixteen hexadecimal
//! digits, which do not compress, and arrive twice before play can begin.
//!
//! `wasm-opt --minify-imports` does not serve: it prints a map and leaves the scripts as they are, and Trunk runs it
//! only if it is installed.

use std::collections::HashMap;
use std::error::Error;
use std::fs;
use std::path::Path;

/// The prefix of the names that wasm-bindgen generates.
const MADE_UP: &str = "__wb";

/// Id of the import section.
const IMPORTS: u8 = 2;

/// Kind of an imported function.
const FUNCTION: u8 = 0;

/// Shortens the imports of all programs of a folder, and rewrites their scripts.
///
/// # Errors
/// If a program cannot be parsed.
pub(crate) fn run(folder: &Path) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let program = entry?.path();
        let name = program.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(stem) = name.strip_suffix("_bg.wasm") else { continue };
        let script = folder.join(format!("{stem}.js"));
        let (bytes, text) = (fs::read(&program)?, fs::read_to_string(&script)?);
        let unreadable = || format!("{name} has imports that are not understood");
        let (bytes, names) = renamed(&bytes).ok_or_else(unreadable)?;
        fs::write(&program, bytes)?;
        fs::write(&script, reworded(&text, &names))?;
    }
    Ok(())
}

/// Returns the program with short import names, and the new names; `None` if it is malformed.
fn renamed(program: &[u8]) -> Option<(Vec<u8>, HashMap<String, String>)> {
    let (head, mut rest) = program.split_at_checked(8)?;
    let (mut written, mut names) = (head.to_vec(), HashMap::new());
    while let Some((&section, after)) = rest.split_first() {
        rest = after;
        let body = counted(&mut rest)?;
        written.push(section);
        if section == IMPORTS {
            write_counted(&mut written, &imports(body, &mut names)?);
        } else {
            write_counted(&mut written, body);
        }
    }
    Some((written, names))
}

/// Returns the import section with short names.
fn imports(mut body: &[u8], names: &mut HashMap<String, String>) -> Option<Vec<u8>> {
    let count = number(&mut body)?;
    let mut written = Vec::new();
    write_number(&mut written, count);
    for index in 0..count {
        write_counted(&mut written, counted(&mut body)?);
        let name = str::from_utf8(counted(&mut body)?).ok()?;
        let (&sort, after) = body.split_first()?;
        body = after;
        // wasm-bindgen's programs import functions alone.
        let kind = (sort == FUNCTION).then(|| number(&mut body)).flatten()?;
        let new = if name.starts_with(MADE_UP) { short(index) } else { name.to_owned() };
        write_counted(&mut written, new.as_bytes());
        written.push(FUNCTION);
        write_number(&mut written, kind);
        names.insert(name.to_owned(), new);
    }
    Some(written)
}

/// Returns a script with the new names.
fn reworded(script: &str, names: &HashMap<String, String>) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut text = String::new();
    let mut rest = script;
    while let Some(begin) = rest.find(is_part) {
        let (between, from) = rest.split_at(begin);
        let (word, after) = from.split_at(from.find(|it| !is_part(it)).unwrap_or(from.len()));
        text.push_str(between);
        text.push_str(names.get(word).map_or(word, String::as_str));
        rest = after;
    }
    text + rest
}

/// Returns the name of an index: `a` to `z`, `ba` and so on.
fn short(index: usize) -> String {
    let letter = char::from(b"abcdefghijklmnopqrstuvwxyz"[index % 26]);
    if index < 26 { letter.to_string() } else { short(index / 26) + &letter.to_string() }
}

/// Reads a LEB128 number.
fn number(bytes: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for place in 0..5 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= usize::from(byte & 0x7f) << (7 * place);
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

/// Takes the number of bytes that the LEB128 number before them gives.
fn counted<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let count = number(bytes)?;
    let (counted, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(counted)
}

fn write_number(bytes: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        bytes.push(u8::try_from(value & 0x7f).expect("seven bits fit") | 0x80);
        value >>= 7;
    }
    bytes.push(u8::try_from(value).expect("seven bits fit"));
}

fn write_counted(bytes: &mut Vec<u8>, part: &[u8]) {
    write_number(bytes, part.len());
    bytes.extend_from_slice(part);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program with that section of imports, and one of something else.
    fn program(imports: &[u8]) -> Vec<u8> {
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        program.push(IMPORTS);
        write_counted(&mut program, imports);
        program.extend(b"\x0b\x02hi");
        program
    }

    #[test]
    fn a_program_and_its_script_still_agree() {
        let old = program(b"\x02\x03./x\x0c__wbg_now_7f\0\x05\x03./x\x03now\0\x81\x01");
        let (new, names) = renamed(&old).expect("it is a program");
        assert_eq!(new, program(b"\x02\x03./x\x01a\0\x05\x03./x\x03now\0\x81\x01"));
        let script = "{ __wbg_now_7f: () => now(\"é__wbg_now_7fx\"), $__wbg_now_7f }";
        let expected = "{ a: () => now(\"é__wbg_now_7fx\"), $__wbg_now_7f }";
        assert_eq!(reworded(script, &names), expected);
    }

    #[test]
    fn malformed_modules_are_left_alone() {
        let whole = program(b"\x01\x01x\x06__wbg_\0\x05");
        assert!(renamed(&whole).is_some());
        assert!((1..3).all(|end| renamed(&whole[..whole.len() - end]).is_none()));
        assert!(renamed(&program(b"\x01\x01x\x06__wbg_\x03\x7f\0")).is_none(), "a global");
        assert!(renamed(b"\0asm").is_none());
    }

    #[test]
    fn no_two_names_are_the_same() {
        let names: Vec<String> = (0..2000).map(short).collect();
        assert_eq!([&names[0], &names[25], &names[26], &names[700]], ["a", "z", "ba", "bay"]);
        assert!((0..2000).all(|index| names.iter().filter(|it| **it == names[index]).count() == 1));
    }

    #[test]
    fn leb128_numbers_round_trip() {
        for value in [0, 1, 127, 128, 300, 16_384, 1_000_000] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, value);
            assert_eq!(number(&mut &bytes[..]), Some(value));
        }
    }
}
