//! The table in somebody else's page: what the address asks for (docs/embedding.md).

use sandgrid_app::yebo::{Company, Sitter, Strength};

use crate::address::{parameter, query};
use crate::page::window;

/// The best of the levels of the sand games that is gentle here, and the best that is steady.
const LEVELS: [u8; 2] = [3, 6];

/// Whether another page is around this one. Then nothing is kept on the visitor's device, and nothing
/// that is kept there is shown.
pub(super) fn is_one() -> bool {
    window().parent().ok().flatten().is_some_and(|parent| parent != window())
}

fn asked(name: &str) -> Option<String> {
    parameter(&query(), name)
}

/// Who plays at first: one person, against computers of the level that the address names.
pub(super) fn company() -> Company {
    let level = asked("level").and_then(|level| level.parse::<u8>().ok());
    let strength = level.map(|level| match LEVELS.iter().filter(|most| level > **most).count() {
        0 => Strength::Gentle,
        1 => Strength::Steady,
        _ => Strength::Keen,
    });
    let others = strength.map(Sitter::Computer);
    let company = others.and_then(|it| Company::new(&[Sitter::Person, it, it, it]));
    company.unwrap_or_else(Company::first)
}

/// What the address says about how it looks and sounds, as settings are written.
pub(super) fn settings() -> String {
    let theme = asked("theme").map(|theme| match theme.as_str() {
        "light" => "day".to_owned(),
        "dark" => "night".to_owned(),
        _ => theme,
    });
    let volume = asked("sound").map(|sound| match sound.as_str() {
        "no" | "false" => "0".to_owned(),
        "" | "yes" | "true" => "60".to_owned(),
        _ => sound,
    });
    let lines = [("theme", theme), ("volume", volume), ("motion", asked("motion"))];
    let lines = lines.into_iter().filter_map(|(name, value)| Some((name, value?)));
    // A line of its own, whatever comes.
    let line =
        |(name, value): (&str, String)| [name, " ", &value.replace(['\n', '\r'], " ")].concat();
    lines.map(line).fold(String::new(), |all, line| all + "\n" + &line)
}
