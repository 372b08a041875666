//! The npm package for other sites: the element with its types, and the one file.

use super::{Files, Outcome, text};

/// Those of our files that go as they are, with their places in `www`.
const OURS: [(&str, &str); 5] = [
    ("package.json", "embed/package.json"),
    ("react.d.ts", "embed/react.d.ts"),
    ("sandgrid-embed.d.ts", "embed/sandgrid-embed.d.ts"),
    ("sandgrid-embed.js", "embed/sandgrid-embed.js"),
    ("sandgrid-embed.mjs", "embed/sandgrid-embed.mjs"),
];

/// The guide, and the formats that it refers to, under the names that they have here.
const GUIDES: [(&str, &str); 2] = [("README.md", "embedding.md"), ("formats.md", "formats.md")];

/// The folder, with the guides in it, which are among `docs`.
pub(super) fn make(page: &Files, www: &Files, single: &[u8], docs: &Files) -> Outcome<Files> {
    let mut files = Files::new();
    for (name, path) in OURS {
        files.insert(name.into(), www.get(path).ok_or(path)?.clone());
    }
    files.insert("protocol.d.ts".into(), types(text(page, "whole.d.ts")?)?.into_bytes());
    files.insert("sandgrid.html".into(), single.to_vec());
    for (name, path) in GUIDES {
        files.insert(name.into(), unlinked(text(docs, path)?).into_bytes());
    }
    Ok(files)
}

/// A guide in which links to documents that do not come along are their words alone.
fn unlinked(guide: &str) -> String {
    let mut parts = guide.split("](");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part.split_once(')').unwrap_or((part, ""));
        let stays = address.contains("://")
            || address.starts_with('#')
            || GUIDES.iter().any(|(name, _)| address == *name);
        if let Some(open) = all.rfind('[').filter(|_| !stays) {
            all.remove(open);
            all.push_str(rest);
        } else {
            all.push_str("](");
            all.push_str(part);
        }
    }
    all
}

/// The types of messages, out of all that wasm-bindgen writes about the program: they stand before what
/// is exported.
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
    fn guide_links_point_to_packaged_files() {
        let guide = "See [formats.md](formats.md), [what is handed on](dist.md), [below](#here) and \
                     [a site](https://example.org/).";
        let expected = "See [formats.md](formats.md), what is handed on, [below](#here) and \
                        [a site](https://example.org/).";
        assert_eq!(unlinked(guide), expected);
    }

    #[test]
    fn types_of_messages_are_taken_out() {
        let all = "/* eslint-disable */\nexport type Request = 1;\nexport type HostEvent = 2;\n\
                   export interface BoardState {\n}\n\nexport type InitInput = 3;\n";
        let types = types(all).expect("all are there");
        assert!(types.ends_with("export interface BoardState {\n}\n"), "{types}");
        assert!(super::types("export type InitInput = 3;").is_err());
    }
}
