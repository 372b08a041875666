//! The texts of the page's markup, and their keys.

use crate::Faults;

/// An element with words of its own: `data-l10n="KEY"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The key.
    pub key: String,
    /// Its text.
    pub words: String,
    /// The page that it stands in.
    pub page: &'static str,
    tag: String,
}

impl Mark {
    /// Returns an attribute of the element, as written.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        attribute(&self.tag, name).map(unescaped)
    }

    /// The attributes that are read, and so are words.
    pub(crate) fn read(&self) -> Vec<String> {
        let names = READ.into_iter().filter(|name| attribute(&self.tag, name).is_some());
        names.map(str::to_owned).collect()
    }
}

/// Attributes that are read, and so are words.
const READ: [&str; 4] = ["aria-label", "placeholder", "title", "alt"];

/// The marked elements of a page; words that are not marked, and are not `translate="no"`, are a
/// fault.
pub(crate) fn marks(page: &'static str, text: &str, faults: &mut Faults) -> Vec<Mark> {
    let body = text.find("<body").map_or("", |at| &text[at..]);
    let mut marks = Vec::new();
    for piece in body.split('<').skip(1) {
        let Some((tag, words)) = piece.split_once('>') else { continue };
        let words = unescaped(&words.split_whitespace().collect::<Vec<_>>().join(" "));
        let key = attribute(tag, "data-l10n");
        if let Some(key) = key {
            marks.push(Mark { key: key.to_owned(), words, page, tag: tag.to_owned() });
            continue;
        }
        if attribute(tag, "translate") == Some("no") {
            continue;
        }
        let read = READ.into_iter().filter_map(|name| attribute(tag, name));
        for forgotten in read.chain([words.as_str()]).filter(|it| it.contains(char::is_alphabetic))
        {
            faults.push(format!("{page}: `{forgotten}` has no key (data-l10n)"));
        }
    }
    marks
}

/// The value of a tag's attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let at = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[at..].split_once('"').map(|(value, _)| value)
}

fn unescaped(words: &str) -> String {
    let words = words.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">");
    words.replace("&quot;", "\"").replace("&nbsp;", "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_without_a_key_are_a_fault() {
        let page = "<body><p data-l10n=\"a\">One</p><p>Two</p><b aria-label=\"Three\"></b></body>";
        let mut faults = Faults::new();
        let marks = marks("index.html", page, &mut faults);
        assert_eq!(marks.len(), 1);
        assert_eq!((marks[0].key.as_str(), marks[0].words.as_str()), ("a", "One"));
        assert_eq!(faults.len(), 2, "{faults:?}");
    }
}
