//! `cargo xtask weigh`: the size of each crate in the page's programs, from the last build's files with function
//! names, before minification.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use crate::shell::{self, Trouble};

/// The programs, and where a build leaves them.
const PROGRAMS: [(&str, &str); 4] =
    [("app", "page"), ("whole", "page"), ("engine", "release"), ("yebo", "page")];

/// The share without a crate: data, and functions whose names have none.
const DATA: &str = "(data)";
const REST: &str = "(rest)";

/// Bytes of each crate.
type Weights = BTreeMap<String, usize>;

/// Prints a table of all crates, the heaviest first.
///
/// # Errors
/// There is no program, or it is not written as programs are.
pub(crate) fn run() -> Result<bool, Trouble> {
    let mut all = Vec::new();
    for (name, profile) in PROGRAMS {
        let path = folder().join(profile).join(format!("{name}.wasm"));
        let shown = path.display();
        let trouble = |why: String| {
            Trouble::new(format!("{shown} cannot be weighed"), why, "`cargo xtask build` makes it.")
        };
        let bytes = fs::read(&path).map_err(|error| trouble(error.to_string()))?;
        all.push(weigh(&bytes).ok_or_else(|| trouble("it is no program with names".into()))?);
    }
    print!("{}", table(&all));
    Ok(true)
}

fn folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| shell::root().join("target"), PathBuf::from);
    target.join("wasm32-unknown-unknown")
}

/// Crates as lines, programs as columns.
fn table(all: &[Weights]) -> String {
    let weight = |weights: &Weights, of: &str| weights.get(of).copied().unwrap_or_default();
    let names: BTreeSet<&String> = all.iter().flat_map(BTreeMap::keys).collect();
    let mut names: Vec<&String> = names.into_iter().collect();
    names.sort_by_key(|name| Reverse(all.iter().map(|it| weight(it, name)).sum::<usize>()));
    let columns = PROGRAMS.map(|(name, _)| format!("`{name}`")).join(" | ");
    let mut text = format!("| crate | {columns} |\n|---|---|---|---|---|\n");
    for name in names {
        let cells: Vec<String> = all.iter().map(|it| weight(it, name).to_string()).collect();
        text.extend(["| `", name, "` | ", &cells.join(" | "), " |\n"]);
    }
    let sums: Vec<String> = all.iter().map(|it| it.values().sum::<usize>().to_string()).collect();
    text.extend(["| all | ", &sums.join(" | "), " |\n"]);
    text
}

/// Bytes that are read one after the other.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// A number as WebAssembly writes it, seven bits to a byte.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= usize::from(byte & 127) << shift;
            if byte < &128 {
                return Some(number);
            }
        }
        None
    }

    /// Takes `count` bytes.
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// Bytes before which their number stands.
    fn part(&mut self) -> Option<&'a [u8]> {
        let count = self.number()?;
        self.take(count)
    }

    /// A section: what it is, and what is in it.
    fn section(&mut self) -> Option<(u8, &'a [u8])> {
        let kind = self.take(1)?[0];
        Some((kind, self.part()?))
    }
}

/// The bytes of each crate's functions, and of all data; `None` where that is no program with names.
fn weigh(program: &[u8]) -> Option<Weights> {
    let mut rest = Reader(program.strip_prefix(b"\0asm\x01\0\0\0")?);
    let (mut sizes, mut names, mut data) = (Vec::new(), BTreeMap::new(), 0);
    while !rest.0.is_empty() {
        let (kind, section) = rest.section()?;
        let mut inside = Reader(section);
        match kind {
            0 if inside.part() == Some(b"name") => names = named(inside)?,
            10 => {
                for _ in 0..inside.number()? {
                    sizes.push(inside.part()?.len());
                }
            }
            11 => data = section.len(),
            _ => {}
        }
    }
    // Imports come first and have names too; both imports and functions are counted.
    let brought = names.len().checked_sub(sizes.len()).filter(|_| !sizes.is_empty())?;
    let mut weights = Weights::from([(DATA.to_owned(), data)]);
    for (at, size) in sizes.into_iter().enumerate() {
        let name = names.get(&(brought + at)).map_or("", String::as_str);
        // The functions that describe types to wasm-bindgen are removed before delivery.
        if !name.starts_with("__wbindgen_describe") {
            *weights.entry(crate_of(name)).or_default() += size;
        }
    }
    Some(weights)
}

/// The functions' names by their numbers, of a section of names.
fn named(mut names: Reader<'_>) -> Option<BTreeMap<usize, String>> {
    while let Some((kind, part)) = names.section() {
        if kind == 1 {
            let mut part = Reader(part);
            let count = part.number()?;
            let entry = |part: &mut Reader<'_>| {
                let number = part.number()?;
                Some((number, String::from_utf8_lossy(part.part()?).into_owned()))
            };
            return (0..count).map(|_| entry(&mut part)).collect();
        }
    }
    None
}

/// Returns the crate of a mangled function name: `_ZN12sandgrid_app4sets…`. An implementation of a standard trait
/// belongs to its type's crate.
fn crate_of(name: &str) -> String {
    if let Some(path) = name.strip_prefix("_R") {
        return newly_written(path).unwrap_or(REST).to_owned();
    }
    let Some(path) = name.strip_prefix("_ZN") else { return REST.to_owned() };
    let first = counted(path);
    if !first.contains('$') && !is_standard(first) {
        return first.to_owned();
    }
    // Types are written so: `…$LT$sandgrid_app..scene..Scene$GT$…`.
    let parts: Vec<&str> = path.split("..").collect();
    let before = &parts[..parts.len() - 1];
    let crates = before.iter().filter_map(|part| Some(part.rsplit_once('$')?.1));
    let mut others = crates.filter(|name| !name.is_empty() && !is_standard(name));
    others.next().unwrap_or("std").to_owned()
}

/// The crate in a name as the standard library's are written: `_RNvNtCsgXGp5Oqx2Ny_4core3fmt5write`.
fn newly_written(path: &str) -> Option<&str> {
    let (_, own) = path.split_once("Cs")?.1.split_once('_')?;
    let own = counted(own);
    Some(if is_standard(own) || own.contains("rust") { "std" } else { own })
}

/// The word before which the number of its letters stands.
fn counted(path: &str) -> &str {
    let word = path.trim_start_matches(|it: char| it.is_ascii_digit());
    let length = path[..path.len() - word.len()].parse().unwrap_or_default();
    word.get(..length).unwrap_or_default()
}

/// Whether that is the standard library, or nothing.
fn is_standard(name: &str) -> bool {
    ["", "core", "alloc", "std"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A section: what it is, and what is in it.
    fn section(kind: u8, inside: &[u8]) -> Vec<u8> {
        let length = u8::try_from(inside.len()).expect("it is short");
        [&[kind, length], inside].concat()
    }

    #[test]
    fn crate_of_a_mangled_name() {
        for (name, own) in [
            ("_ZN12sandgrid_app5scene4show17h0123456789abcdefE", "sandgrid_app"),
            ("_ZN4core3ptr50drop_in_place$LT$sandgrid_app..scene..Scene$GT$17h0E", "sandgrid_app"),
            (
                "_ZN60_$LT$sandgrid_rules..Cell$u20$as$u20$core..fmt..Display$GT$3fmt17hE",
                "sandgrid_rules",
            ),
            ("_ZN4core3fmt5write17h0123456789abcdefE", "std"),
            ("_ZN36_$LT$T$u20$as$u20$core..any..Any$GT$7type_id17hE", "std"),
            ("_RNvMs0_NtCsjqx8TIyZbP9_8dlmalloc8dlmallocINtB5_8DlmallocE4free", "dlmalloc"),
            ("_RNvNtCsgXGp5Oqx2Ny_4core3fmt5write", "std"),
            ("memcpy", REST),
        ] {
            assert_eq!(crate_of(name), own, "{name}");
        }
    }

    #[test]
    fn functions_and_data_are_weighed() {
        let names = [
            &[4][..],
            b"name",
            &section(1, &[&[2, 0, 1, b'a', 1, 10][..], b"_ZN3b_c1dE"].concat()),
        ];
        let program = [
            b"\0asm\x01\0\0\0".to_vec(),
            section(10, &[1, 3, 0, 1, 0x0b]),
            section(11, &[0; 7]),
            section(0, &names.concat()),
        ]
        .concat();
        let weights = weigh(&program).expect("it is a program");
        let expected = [("b_c", 3), (DATA, 7)].map(|(name, size)| (name.to_owned(), size));
        assert_eq!(weights, Weights::from(expected));
        assert!(weigh(&program[..program.len() - 1]).is_none(), "it is cut");
    }
}
