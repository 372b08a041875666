//! Moves the script that starts the first program into a file. Trunk writes it into the markup, where a strict
//! Content-Security-Policy forbids it.

use std::error::Error;
use std::path::Path;

use crate::{files, markup};

/// The tag, as Trunk writes it and as Trunk minifies it.
const TAGS: [&str; 2] = ["<script type=\"module\">", "<script type=module>"];

const END: &str = "</script>";

/// Moves the script out of the page of a folder.
pub(crate) fn move_out(folder: &Path) -> Result<(), Box<dyn Error>> {
    let page = folder.join("index.html");
    let text = files::read_text(&page)?;
    let (rest, name, script) = parted(&text).ok_or("index.html starts no program")?;
    if rest.contains("<script>") || rest.contains("style=") {
        return Err(
            "index.html has a script or a style in its markup, which policies forbid".into()
        );
    }
    let script = typed(script).ok_or("the program is started in another way now")?;
    files::write(&folder.join(name), script)?;
    Ok(files::write(&page, rest)?)
}

/// Servers without the MIME type of WebAssembly cause no warning: a response with the right type is compiled as it
/// streams, others from their bytes. An error page is reported as a failed request, which `start.js` recognizes by
/// this word.
const TYPED: &str = "function typed(it) {
  if (!it.ok || /html/.test(it.headers.get('Content-Type'))) throw new TypeError('fetch');
  return /^application\\/wasm/.test(it.headers.get('Content-Type')) ? it : it.arrayBuffer();
}
";

/// Returns the script, changed to accept any content type.
fn typed(script: &str) -> Option<String> {
    let program = markup::between(script, "module_or_path: '", "'")?;
    let fetched = format!("module_or_path: fetch('{program}').then(typed)");
    let script = script.replacen(&format!("module_or_path: '{program}'"), &fetched, 1);
    Some(format!("{script}\n{TYPED}"))
}

/// Returns the page with the script's address in its place, that address, and the script. The address contains the
/// number that Trunk gives to the program, so that caches do not outlive a version.
fn parted(page: &str) -> Option<(String, String, &str)> {
    let tag = TAGS.into_iter().find(|tag| page.contains(tag))?;
    let script = markup::between(page, tag, END)?;
    let program = markup::between(script, "from './", "'")?;
    let name = format!("begin-{}", program.rsplit('-').next()?);
    let place = format!("<script type=module src=./{name}>{END}");
    let rest = page.replacen(&format!("{tag}{script}{END}"), &place, 1);
    Some((rest, name, script))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn program_loads_with_any_content_type() {
        let script = typed("await init({ module_or_path: './a.wasm' });").expect("it starts it");
        assert!(script.contains("{ module_or_path: fetch('./a.wasm').then(typed) }"), "{script}");
        assert_eq!(typed("await init();"), None);
    }

    #[test]
    fn the_script_becomes_a_file_of_the_programs_number() {
        for tag in TAGS {
            let page = format!("<p>{tag}import a from './app-12ab.js';{END}</p>");
            let (rest, name, script) = parted(&page).expect("there is one");
            assert_eq!(rest, "<p><script type=module src=./begin-12ab.js></script></p>");
            assert_eq!(
                (name.as_str(), script),
                ("begin-12ab.js", "import a from './app-12ab.js';")
            );
        }
        assert_eq!(parted("<p></p>"), None);
    }
}
