//! `split_once` that avoids the standard library's large substring searcher, which would add to the size of the
//! program that loads before play.

/// Returns the text before and after the first occurrence of a separator, or `None` if it does not occur.
pub(crate) fn split_once_small<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let begin = text.as_bytes().windows(mark.len()).position(|part| part == mark.as_bytes())?;
    Some((text.get(..begin)?, text.get(begin + mark.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_mark_counts() {
        assert_eq!(split_once_small("é and b and c", " and "), Some(("é", "b and c")));
        assert_eq!(split_once_small("\n\n", "\n\n"), Some(("", "")));
        assert_eq!(split_once_small("é", "e"), None);
        assert_eq!(split_once_small("", "\n\n"), None);
    }
}
