//! Builds the npm package for other sites: the element with its types, and the single file.

use super::{Files, Outcome, below, guides, hosted, licences, text};

/// Files of the element, copied unchanged from `www/embed`.
const ELEMENT: [&str; 4] =
    ["sandgrid-embed.d.mts", "sandgrid-embed.d.ts", "sandgrid-embed.js", "sandgrid-embed.mjs"];

/// The guides in the package, from `docs`.
const GUIDES: [&str; 4] = ["embedding.md", "for-curators.md", "formats.md", "not-shown.md"];

/// The texts that name the hosted copy.
const NAMING: [&str; 4] = ["README.md", "embedding.md", "for-curators.md", "package.json"];

/// Builds the package.
pub(super) fn make(page: &Files, www: &Files, single: &[u8], docs: &Files) -> Outcome<Files> {
    let mut files = Files::new();
    for name in ELEMENT {
        let path = format!("embed/{name}");
        files.insert(name.into(), www.get(&path).ok_or(path)?.clone());
    }
    files.extend(below(www, "npm"));
    files.insert("protocol.d.ts".into(), types(text(page, "whole.d.ts")?)?.into_bytes());
    files.insert("sandgrid.html".into(), single.to_vec());
    for name in GUIDES {
        files.insert(name.into(), guides::unlinked(text(docs, name)?, &GUIDES).into_bytes());
    }
    files.extend(licences()?);
    hosted::put(&mut files, &NAMING, &hosted::address()?)?;
    Ok(files)
}

/// Returns the types of messages, which come before the exports in wasm-bindgen's declarations.
fn types(declarations: &str) -> Outcome<String> {
    let end = ["export function", "export type InitInput", "export interface InitOutput"];
    let end = end.iter().filter_map(|begins| declarations.find(begins)).min();
    let types = &declarations[..end.unwrap_or(declarations.len())];
    for name in ["Request", "HostEvent", "BoardState"] {
        let is_there = ["type", "interface"]
            .iter()
            .any(|kind| types.contains(&format!("export {kind} {name} ")));
        if !is_there {
            return Err(format!("whole.d.ts has no type {name}").into());
        }
    }
    Ok(types.trim_end().to_owned() + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_messages_are_taken_out() {
        let all = "/* eslint-disable */\nexport type Request = 1;\nexport type HostEvent = 2;\n\
                   export interface BoardState {\n}\n\nexport type InitInput = 3;\n";
        let types = types(all).expect("all are there");
        assert!(types.ends_with("export interface BoardState {\n}\n"), "{types}");
        assert!(super::types("export type InitInput = 3;").is_err());
    }
}
