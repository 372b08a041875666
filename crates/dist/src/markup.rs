//! Finds tags and attributes in markup, plain or minified by Trunk.

/// Returns the text between two others, at their first occurrence.
pub(crate) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}

/// Returns all tags of a name, `<name …>`, in order.
pub(crate) fn tags<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let begins = format!("<{name} ");
    let mut rest = text;
    std::iter::from_fn(move || {
        let from = rest.find(&begins)?;
        let end = from + end_of(&rest[from..])?;
        let tag = &rest[from..end];
        rest = &rest[end..];
        Some(tag)
    })
}

/// Returns the end of the tag at the start of a text; a `>` in quotes does not end it.
fn end_of(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, letter) in text.char_indices() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if letter == '"' || letter == '\'' => quote = Some(letter),
            None if letter == '>' => return Some(at + 1),
            Some(_) | None => {}
        }
    }
    None
}

/// Returns the value of an attribute, quoted or not.
pub(crate) fn value<'a>(tag: &'a str, attribute: &str) -> Option<&'a str> {
    let begins = format!(" {attribute}=");
    let (_, rest) = tag.split_once(&begins)?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split([' ', '>']).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_in_plain_and_minified_markup() {
        let text = "<meta charset=utf-8><link rel=icon href=\"data:a>b\"><link href=./a.css rel=x>";
        let links: Vec<&str> = tags(text, "link").collect();
        assert_eq!(links, ["<link rel=icon href=\"data:a>b\">", "<link href=./a.css rel=x>"]);
        assert_eq!(value(links[0], "href"), Some("data:a>b"));
        assert_eq!(value(links[1], "href"), Some("./a.css"));
        assert_eq!(value(links[1], "rel"), Some("x"));
        assert_eq!(value(links[1], "id"), None);
        assert_eq!(between("a<b>c</b>", "<b>", "</b>"), Some("c"));
    }
}
