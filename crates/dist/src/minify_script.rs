//! Minifies scripts. Trunk could do it, too, but gives other names with each build.

use std::error::Error;
use std::fs;
use std::path::Path;

/// Minifies the scripts of a folder that the page waits for.
pub(crate) fn shorten(folder: &Path) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_script = path.extension().is_some_and(|ending| ending == "js");
        if is_script && name.starts_with("start-") {
            let script = fs::read_to_string(&path)?;
            fs::write(&path, plain(&script))?;
        }
    }
    Ok(())
}

/// Returns a script without indentation and without lines that hold only a comment.
pub(crate) fn plain(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with("//"));
    lines.fold(String::new(), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_and_room_are_left_out() {
        let script = "// One.\n(function () {\n  // Two.\n  a(\"// b\");\n\n})();\n";
        assert_eq!(plain(script), "(function () {\na(\"// b\");\n})();\n");
    }
}
