//! Shortens the names of imports and exports of the programs with `wasm-opt`. wasm-bindgen's names end with sixteen
//! digits, which do not compress, and load twice, with the program and its script, before play can begin.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use crate::files;

/// The pass. It prints the old and the new names as JSON, and renames all import modules to [`MODULE`].
const PASS: &str = "--minify-imports-and-exports-and-modules";
const MODULE: &str = "a";

/// Removes the sections that only tools read.
const STRIPPED: [&str; 2] = ["--strip-producers", "--strip-target-features"];

/// The prefix of wasm-bindgen's import names. A script uses such words for imports only.
const PREFIX: &str = "__wb";

/// Shortens the names in all programs of a folder, and in their scripts. Without `wasm-opt`, or with an old one, they
/// stay long.
pub(crate) fn minify(folder: &Path) -> Result<(), Box<dyn Error>> {
    let renamed = folder.join("renamed.wasm");
    for program in files::entries(folder)? {
        let name = program.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(stem) = name.strip_suffix("_bg.wasm") else { continue };
        let output = Command::new("wasm-opt")
            .arg(PASS)
            .args(STRIPPED)
            .arg(&program)
            .arg("-o")
            .arg(&renamed)
            .output();
        let output = match output {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            output => output?,
        };
        if !output.status.success() {
            // The page also works with long names.
            eprintln!("note: {name}: {}", String::from_utf8_lossy(&output.stderr).trim());
            continue;
        }
        let script = folder.join(format!("{stem}.js"));
        let names = Names::read(&String::from_utf8(output.stdout)?);
        let text =
            names.applied(&files::read_text(&script)?).map_err(|why| format!("{name}: {why}"))?;
        files::write(&script, text)?;
        fs::rename(&renamed, &program).map_err(|error| files::at(&program, &error))?;
    }
    Ok(())
}

/// The new names by the old ones.
#[derive(Debug, Default, PartialEq, Eq)]
struct Names {
    modules: BTreeSet<String>,
    imports: BTreeMap<String, String>,
    exports: BTreeMap<String, String>,
}

impl Names {
    /// Parses the output of `wasm-opt`: a line for each import, `["module", "old", "new"],`, and for each export.
    fn read(printed: &str) -> Self {
        let mut names = Self::default();
        for line in printed.lines() {
            let words: Vec<String> =
                line.split('"').skip(1).step_by(2).map(str::to_owned).collect();
            match <[String; 3]>::try_from(words) {
                Ok([module, old, new]) => {
                    names.modules.insert(module);
                    names.imports.insert(old, new);
                }
                Err(words) => {
                    names
                        .exports
                        .extend(<[String; 2]>::try_from(words).map(|[old, new]| (old, new)));
                }
            }
        }
        names
    }

    /// Returns a script with the new names of module, imports and exports, which it calls as `wasm.name`.
    ///
    /// # Errors
    /// If wasm-bindgen writes its scripts in another form.
    fn applied(&self, script: &str) -> Result<String, String> {
        if let Some(name) = self.imports.keys().find(|name| !name.starts_with(PREFIX)) {
            return Err(format!("the import {name} may be another word in the script"));
        }
        let module = match Vec::from_iter(&self.modules).as_slice() {
            [module] => format!("\"{module}\": "),
            modules => return Err(format!("imports of {} modules", modules.len())),
        };
        if script.matches(&module).count() != 1 {
            return Err(format!("the script does not name {module} once"));
        }
        let is_part =
            |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
        let script = script.replace(&module, &format!("{MODULE}: "));
        let (mut text, mut rest) = (String::new(), script.as_str());
        while let Some(begin) = rest.find(is_part) {
            let (between, from) = rest.split_at(begin);
            let (word, after) = from.split_at(from.find(|it| !is_part(it)).unwrap_or(from.len()));
            text.push_str(between);
            let names = if text.ends_with("wasm.") { &self.exports } else { &self.imports };
            text.push_str(names.get(word).map_or(word, String::as_str));
            rest = after;
        }
        Ok(text + rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = r#"{
 "imports": [
  ["./x_bg.js", "__wbg_now_7f", "$"],
  ["./x_bg.js", "__wbg_at_8a", "b"]
 ],
"exports": [
  ["memory", "c"]
 ]
}
"#;

    #[test]
    fn a_program_and_its_script_still_agree() {
        let script = r#"{ "./x_bg.js": { __wbg_now_7f: () => memory("é__wbg_now_7fx") } };
            wasm.memory.memory; $__wbg_at_8a; wasm.__wbg_at_8a; "__wbg_at_8a""#;
        let expected = r#"{ a: { $: () => memory("é__wbg_now_7fx") } };
            wasm.c.memory; $__wbg_at_8a; wasm.__wbg_at_8a; "b""#;
        assert_eq!(Names::read(PRINTED).applied(script).as_deref(), Ok(expected));
    }

    #[test]
    fn scripts_that_are_written_otherwise_are_refused() {
        let names = Names::read(PRINTED);
        assert!(names.applied("{ './x_bg.js': {} }").is_err(), "no module");
        assert!(names.applied("\"./x_bg.js\": \"./x_bg.js\": ").is_err(), "it is named twice");
        let other = PRINTED.replace("__wbg_at", "at");
        assert!(Names::read(&other).applied("\"./x_bg.js\": ").is_err(), "any word");
        let other = PRINTED.replacen("./x", "./y", 1);
        assert!(Names::read(&other).applied("\"./x_bg.js\": ").is_err(), "two modules");
    }
}
