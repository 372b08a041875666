//! Header of the link of a game against the computer: which side it played, and at which level.

use sandgrid_engine::Level;
use sandgrid_rules::Side;

use super::{mark, parameter, side_number, side_of, unescaped};
use crate::text::typography::is_unseen;

/// A computer opponent, as `&vs=2.7` after the code: the second side, at the seventh level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Against {
    /// Side of the computer.
    pub(crate) side: Side,
    /// Its level.
    pub(crate) level: Level,
}

impl Against {
    /// Formats the parameter, which follows the code of a link.
    pub(crate) fn write(self) -> String {
        format!("&vs={}.{}", side_number(self.side), self.level.number())
    }

    /// Parses the parameter of a link; returns `None` for a link without it.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text: String = unescaped(text).chars().filter(|it| !is_unseen(*it)).collect();
        let link = text[mark(&text)?..].split_whitespace().next()?;
        let (side, level) = parameter(link, "vs")?.split_once('.')?;
        Some(Self { side: side_of(side)?, level: Level::new(level.parse().ok()?)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opponent_round_trips() {
        for (side, level) in [(Side::First, 1), (Side::Second, 13)] {
            let against = Against { side, level: Level::new(level).expect("a level") };
            let link = format!("https://example.org/#g=1.a.b{}", against.write());
            assert_eq!(Against::read(&link), Some(against), "{link}");
            let encoded = link.replace('&', "%26").replace('=', "%3D").replace("#g%3D", "%23g%3D");
            assert_eq!(Against::read(&encoded), Some(against), "{encoded}");
            for behind in [" Bye", "?fbclid=IwAR0abc", ")", ".", ">", "\"", ").", "\u{1a}"] {
                assert_eq!(Against::read(&format!("{link}{behind}")), Some(against), "{behind}");
            }
        }
    }

    #[test]
    fn damaged_opponents_are_none() {
        for parameter in
            ["", "&vs=", "&vs=2", "&vs=2.", "&vs=3.1", "&vs=1.0", "&vs=1.99", "&xvs=1.1"]
        {
            assert_eq!(Against::read(&format!("#g=1.a.b{parameter}")), None, "{parameter}");
        }
    }
}
