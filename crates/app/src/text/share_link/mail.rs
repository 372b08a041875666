//! Headers of links between friends: which game, whose side, and the names.

use sandgrid_rules::Side;

use super::{mark, parameter, side_number, side_of, unescaped, unescaped_once};
use crate::storage::game_id::{hex, number};
use crate::text::typography::is_unseen;

/// The header of a link between friends: parameters after the code, as in `&id=1f&you=2&from=Moussa&to=Awa`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mail {
    /// Id of the game, the same in all its links.
    pub(crate) id: u64,
    /// Side of the recipient.
    pub(crate) to: Side,
    /// Name of the sender.
    pub(crate) from_name: Option<String>,
    /// Name of the recipient.
    pub(crate) to_name: Option<String>,
}

impl Mail {
    /// Formats the parameters, which follow the code of a link.
    pub(crate) fn write(&self) -> String {
        let side = side_number(self.to);
        let name = |word: &str, name: &Option<String>| {
            name.as_deref().map(|name| format!("&{word}={}", escaped(name))).unwrap_or_default()
        };
        let (from, to) = (name("from", &self.from_name), name("to", &self.to_name));
        format!("&id={}&you={side}{from}{to}", hex(self.id))
    }

    /// Parses the parameters of a link; returns `None` for a link without them.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let whole: String = text.chars().filter(|it| !is_unseen(*it)).collect();
        Self::read_plain(&whole).or_else(|| Self::read_plain(&unescaped(&whole)))
    }

    /// Returns whether the parameters begin like a header: it may be cut anywhere.
    pub(crate) fn is_begun(text: &str) -> bool {
        let text: String = text.chars().filter(|it| !is_unseen(*it)).collect();
        let begins = |text: &str| {
            let link = mark(text).and_then(|at| text[at..].split_whitespace().next());
            let first = link.and_then(|link| link.split('&').nth(1));
            first.is_some_and(|first| "id=".starts_with(first) || first.starts_with("id="))
        };
        begins(&text) || begins(&unescaped(&text))
    }

    fn read_plain(text: &str) -> Option<Self> {
        let link = text[mark(text)?..].split_whitespace().next()?;
        let value = |name: &str| parameter(link, name);
        let name = |word| value(word).map(name_of);
        let to = side_of(value("you")?)?;
        Some(Self { id: number(value("id")?)?, to, from_name: name("from"), to_name: name("to") })
    }
}

/// Decodes a name; of one that was cut within a character, the characters before.
fn name_of(mut value: &str) -> String {
    loop {
        let name = unescaped_once(value);
        match value.rfind('%') {
            Some(at) if value.len() < at + 3 || name == value => value = &value[..at],
            _ => return name.into_owned(),
        }
    }
}

/// Percent-encodes all but letters and digits of ASCII.
fn escaped(name: &str) -> String {
    let letter = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    name.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail() -> Mail {
        let names = [Some("Moussa & Söhne, 100 %"), Some("أوا")].map(|it| it.map(str::to_owned));
        let [from_name, to_name] = names;
        Mail { id: 0xfeed, to: Side::Second, from_name, to_name }
    }

    #[test]
    fn headers_round_trip() {
        let nameless = Mail { from_name: None, to_name: None, to: Side::First, ..mail() };
        for mail in [mail(), nameless] {
            let link = format!("https://example.org/#g=1.yote-traditional.abc{}", mail.write());
            assert_eq!(Mail::read(&link), Some(mail.clone()), "{link}");
            assert_eq!(Mail::read(&format!("Your turn: {link} Bye")), Some(mail));
        }
    }

    #[test]
    fn a_header_survives_a_messenger_that_encodes_the_address() {
        let link = format!("https://example.org/#g=1.yote-traditional.abc{}", mail().write());
        let plain = Mail { from_name: Some("Moussa".to_owned()), ..mail() };
        let encoded = link.replace("Moussa%20%26%20S%C3%B6hne%2C%20100%20%25", "Moussa");
        let encoded = encoded.replace('%', "%25").replace('&', "%26").replace('=', "%3D");
        assert_eq!(Mail::read(&encoded.replace("#g%3D", "%23g%3D")), Some(plain));
    }

    #[test]
    fn a_header_is_cut_anywhere() {
        let whole = "#g=1.yote-traditional.abc&id=9e6e731ed6967&you=2";
        let code = whole.find('&').expect("a header follows");
        for end in code + 1..whole.len() {
            assert!(Mail::is_begun(&whole[..end]), "{}", &whole[..end]);
            assert_eq!(Mail::read(&whole[..end]), None, "{}", &whole[..end]);
        }
        for text in [&whole[..code], "#g=1.a.b&fbclid=1", "id=1", ""] {
            assert!(!Mail::is_begun(text), "{text}");
        }
    }

    #[test]
    fn what_is_put_behind_a_link_is_no_part_of_a_name() {
        let names = |from: &str, to: &str| Mail {
            from_name: Some(from.to_owned()),
            to_name: Some(to.to_owned()),
            ..mail()
        };
        for mail in [names("Moussa", "Awa"), names("Awa B.", "(Awa)"), names("?", "Søren 100 %")] {
            let link = format!("https://example.org/#g=1.a.b{}", mail.write());
            for behind in
                ["", "?fbclid=IwAR0abc", ")", ".", ">", "\"", "\">", ").", "…", "»", "\u{1a}"]
            {
                assert_eq!(Mail::read(&format!("{link}{behind}")), Some(mail.clone()), "{behind}");
            }
        }
        let nameless = Mail { from_name: None, to_name: None, ..mail() };
        let link = format!("#g=1.a.b{}", nameless.write());
        for behind in ["?fbclid=IwAR0abc", ").", ">"] {
            assert_eq!(Mail::read(&format!("{link}{behind}")), Some(nameless.clone()), "{behind}");
        }
    }

    #[test]
    fn a_name_that_is_cut_keeps_its_whole_characters() {
        let read = |from: &str| {
            let link = format!("#g=1.a.b&id=feed&you=2&from={from}");
            Mail::read(&link).and_then(|mail| mail.from_name)
        };
        for cut in ["Mous%C3", "Mous%C3%B", "Mous%", "Mous%E3%81", "Mous%2"] {
            assert_eq!(read(cut).as_deref(), Some("Mous"), "{cut}");
        }
        assert_eq!(read("Awa%20B%2E%C3").as_deref(), Some("Awa B."));
        assert_eq!(read("100%25").as_deref(), Some("100%"));
    }

    #[test]
    fn other_links_have_no_header() {
        for text in ["#g=1.yote-traditional.abc", "#g=1.a.b&id=zz&you=2", "#g=1.a.b&id=1&you=3", ""]
        {
            assert_eq!(Mail::read(text), None, "{text}");
        }
    }
}
