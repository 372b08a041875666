//! Minifies scripts. Trunk could do so, but names them differently in each build.

use std::error::Error;
use std::path::Path;

use crate::files;

/// Minifies the scripts of a folder that the page waits for.
pub(crate) fn shorten(folder: &Path) -> Result<(), Box<dyn Error>> {
    for path in files::entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_script = path.extension().is_some_and(|ending| ending == "js");
        if is_script && name.starts_with("start-") {
            files::write(&path, plain(&files::read_text(&path)?))?;
        }
    }
    Ok(())
}

/// Returns a script without indentation and without lines that contain only a comment.
pub(crate) fn plain(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with("//"));
    lines.fold(String::new(), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_removed() {
        let script = "// One.\n(function () {\n  // Two.\n  a(\"// b\");\n\n})();\n";
        assert_eq!(plain(script), "(function () {\na(\"// b\");\n})();\n");
    }
}
