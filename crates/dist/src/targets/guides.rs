//! Documents that leave the repository, where their neighbours are missing.

/// Returns a document in which links to missing documents are replaced by their texts; `kept` are those that are there.
pub(super) fn unlinked(guide: &str, kept: &[&str]) -> String {
    let mut parts = guide.split("](");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part.split_once(')').unwrap_or((part, ""));
        let stays = address.contains("://") || address.starts_with('#') || kept.contains(&address);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_point_to_files_that_are_there() {
        let guide = "See [formats.md](formats.md), [what is handed on](dist.md), [below](#here) and \
                     [a site](https://example.org/).";
        let expected = "See [formats.md](formats.md), what is handed on, [below](#here) and \
                        [a site](https://example.org/).";
        assert_eq!(unlinked(guide, &["formats.md"]), expected);
    }
}
