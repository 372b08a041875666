//! Joins style sheets and scripts that are written in parts: one request is quicker than fifteen.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::files;

/// The sheets with parts. A sheet's parts lie in the folder that has its name without the ending.
const SHEETS: [&str; 1] = ["yebo/table.css"];

/// The scripts that import [`COMMON`].
const SCRIPTS: [&str; 2] = ["whole-start.js", "yebo/start.js"];

/// The script that others import.
const COMMON: &str = "load.js";

/// Joins the sheets and the scripts of a folder, and removes their parts.
///
/// # Errors
///
/// Returns an error if a file cannot be read or written, a named part is missing, a part is never imported, or a script
/// does not import the common one.
pub(crate) fn join(folder: &Path) -> Result<(), Box<dyn Error>> {
    for sheet in SHEETS {
        join_sheet(&folder.join(sheet))?;
    }
    let common = folder.join(COMMON);
    if common.exists() {
        let text = files::read_text(&common)?;
        for script in SCRIPTS.map(|name| folder.join(name)) {
            let joined = with_common(&files::read_text(&script)?, &text)
                .ok_or_else(|| format!("{} does not import {COMMON}", script.display()))?;
            files::write(&script, joined)?;
        }
        files::remove(&common)?;
    }
    Ok(())
}

/// Puts the parts of a sheet in the place of its `@import` rules, and removes their folder.
fn join_sheet(sheet: &Path) -> Result<(), Box<dyn Error>> {
    let parts = sheet.with_extension("");
    if !parts.exists() {
        return Ok(());
    }
    let text = joined(&files::read_text(sheet)?, |name| {
        let part = sheet.with_file_name(name);
        let text = files::read_text(&part)?;
        files::remove(&part)?;
        Ok(text)
    })?;
    files::write(sheet, text)?;
    let removed = fs::remove_dir(&parts);
    let why = |error| format!("{} does not import all of its parts: {error}", sheet.display());
    Ok(removed.map_err(why)?)
}

/// Returns a script with the text of the common one in the place of its import, which is a line.
fn with_common(script: &str, common: &str) -> Option<String> {
    let end = format!("{COMMON}\";");
    let import =
        script.lines().find(|line| line.starts_with("import {") && line.ends_with(&end))?;
    let own = common.replace("\nexport ", "\n");
    Some(script.replacen(import, own.trim_end(), 1))
}

/// Returns a sheet with the text of each part in the place of its rule, and without comments and indentation.
fn joined(
    sheet: &str,
    mut part: impl FnMut(&str) -> Result<String, Box<dyn Error>>,
) -> Result<String, Box<dyn Error>> {
    let mut all = String::new();
    for line in without_comments(sheet).lines() {
        match line.strip_prefix("@import \"").and_then(|rest| rest.strip_suffix("\";")) {
            Some(name) => all += &without_comments(&part(name)?),
            None => all.extend([line, "\n"]),
        }
    }
    Ok(all)
}

/// Returns a sheet without comments, indentation and empty lines. Strings must not contain `/*`.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let bare = parts.filter_map(|it| it.split_once("*/")).fold(first, |all, (_, rest)| all + rest);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_take_the_places_of_their_rules() {
        let part = |name: &str| match name {
            "t/a.css" => Ok("/* A,\n   at length. */\n.a {\n  color: red;\n}\n".to_owned()),
            "t/b.css" => Ok(".b { color: blue }".to_owned()),
            other => Err(other.into()),
        };
        let sheet = "/* All. */\n@import \"t/a.css\";\n@import \"t/b.css\";\n.c {}\n";
        let text = joined(sheet, part).expect("both parts are there");
        assert_eq!(text, ".a {\ncolor: red;\n}\n.b { color: blue }\n.c {}\n");
        let missing = joined("@import \"t/d.css\";\n", part);
        assert_eq!(missing.map_err(|error| error.to_string()), Err("t/d.css".to_owned()));
    }

    #[test]
    fn common_script_takes_the_place_of_its_import() {
        let common = "// All.\nexport const a = 1;\nconst b = 2;\n";
        let script = "import { a } from \"../load.js\";\n\na();\n";
        let joined = with_common(script, common);
        assert_eq!(joined.as_deref(), Some("// All.\nconst a = 1;\nconst b = 2;\n\na();\n"));
        assert_eq!(with_common("a();\n", common), None);
    }
}
