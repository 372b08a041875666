//! The embed options as Yebo understands them.

use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{PlayerKind, SavedYeboGame, SeatPlan, Strength, YeboEvent, YeboSession};
use sandgrid_app::{EmbedOption, EmbedOptions, Level, Seat, lesson_step};

use crate::dom::random;
use crate::embed::listener::RequestError;
use crate::embed::protocol::Code;
use crate::embed::{self, option_settings};

/// The ruleset key of Yebo.
pub(super) const RULES: &str = embed::YEBO;

/// The highest levels of the board games that map to the AI strengths of a first game, gentle and steady.
const LEVELS: [u8; 3] = [5, 8, 11];

/// Returns whether the page runs as a guest, which neither writes nor reads the visitor's saved data.
pub(super) fn is_one() -> bool {
    embed::is_embedded()
}

/// Returns the players: the visitor against computers of the stated level, unless another side is stated.
pub(super) fn company(options: &EmbedOptions) -> SeatPlan {
    let (person, computer) = (PlayerKind::Person, PlayerKind::Computer(strength(options.level)));
    let sitters = match options.side.unwrap_or(Seat::First) {
        Seat::First => [person, computer, computer, computer],
        Seat::Second => [computer, person, computer, computer],
        Seat::Both => [person; 4],
        Seat::Neither => [computer; 4],
    };
    SeatPlan::new(&sitters).unwrap_or_else(SeatPlan::first)
}

fn strength(level: Option<Level>) -> Strength {
    let is_above = |level: Level| LEVELS.iter().filter(|most| level.number() > **most).count();
    Strength::ALL[level.map_or(0, is_above)]
}

/// Returns the options about appearance and sound as lines of settings.
pub(super) fn settings(options: &EmbedOptions) -> String {
    let line = |(name, value): (&str, String)| ["\n", name, " ", &value].concat();
    option_settings::option_settings(options).into_iter().map(line).collect()
}

/// Checks whether Yebo supports an option's present value.
///
/// # Errors
///
/// Returns the reason if it does not.
pub(super) fn check(option: EmbedOption, options: &EmbedOptions) -> Result<(), RequestError> {
    let fault = |message: String| Err(RequestError(Code::UnknownOption, message));
    let mut without = options.clone();
    without.unset(option);
    if !option.is_for_yebo() && without != *options {
        return fault(format!("`{}` says nothing to Yebo", option.name()));
    }
    match (option, &options.lesson, &options.record) {
        (EmbedOption::Lesson, Some(lesson), _) => match lesson_step(lesson) {
            (RULES, Some(step)) if step >= YeboSession::lesson_steps() => {
                fault(format!("the `lesson` `{RULES}` has {} steps", YeboSession::lesson_steps()))
            }
            (RULES, _) => Ok(()),
            _ => fault("`lesson` is `yebo` at Yebo".to_owned()),
        },
        (EmbedOption::Record, _, Some(record)) => match SavedYeboGame::read(record) {
            Ok(_) => Ok(()),
            Err(error) => Err(RequestError(Code::UnknownText, error.to_string())),
        },
        _ => Ok(()),
    }
}

/// Returns the event that begins a game for a new visitor.
pub(super) fn game(options: &EmbedOptions) -> YeboEvent {
    YeboEvent::New { company: company(options), house: HouseRules::default(), seed: random::seed() }
}
