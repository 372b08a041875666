//! The table in somebody else's page: on which terms it stands (docs/embedding.md).

use std::rc::Rc;

use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{PlayerKind, SavedYeboGame, SeatPlan, Strength, YeboEvent};
use sandgrid_app::{Access, EmbedOption, EmbedOptions, Level, Seat};

use super::attract::YeboAttractMode;
use super::controller::YeboController;
use crate::dom::url;
use crate::embed::listener::RequestError;
use crate::embed::protocol::Code;
use crate::embed::{self, option_settings};
use crate::platform::i18n;
use crate::platform::i18n::LoadOutcome;

/// By what this game is known.
pub(super) const RULES: &str = embed::YEBO;

/// The best of the levels of the sand games that is for a first game here, that is gentle, and that
/// is steady.
const LEVELS: [u8; 3] = [5, 8, 11];

/// Whether nothing is kept on the visitor's device, and nothing that is kept there is shown.
pub(super) fn is_one() -> bool {
    embed::is_embedded()
}

/// Who plays: the visitor against computers of the level that is stated, unless another side is.
pub(super) fn company(terms: &EmbedOptions) -> SeatPlan {
    let (person, computer) = (PlayerKind::Person, PlayerKind::Computer(strength(terms.level)));
    let sitters = match terms.side.unwrap_or(Seat::First) {
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

/// What the terms say about how it looks and sounds, as settings are written.
pub(super) fn settings(terms: &EmbedOptions) -> String {
    let line = |(name, value): (&str, String)| ["\n", name, " ", &value].concat();
    option_settings::option_settings(terms).into_iter().map(line).collect()
}

/// Whether that term says something to Yebo.
pub(super) fn is_ours(term: EmbedOption) -> bool {
    !matches!(
        term,
        EmbedOption::Position | EmbedOption::At | EmbedOption::Puzzle | EmbedOption::Coordinates
    )
}

/// Why a term, as it is stated now, is nothing to Yebo.
///
/// # Errors
/// Where it is not.
pub(super) fn check(term: EmbedOption, terms: &EmbedOptions) -> Result<(), RequestError> {
    let fault = |message: String| Err(RequestError(Code::UnknownTerm, message));
    if !is_ours(term) {
        return fault(format!("`{}` says nothing to Yebo", term.name()));
    }
    match (term, &terms.lesson, &terms.record) {
        (EmbedOption::Lesson, Some(lesson), _) if lesson != RULES => {
            fault("`lesson` is `yebo` at Yebo".to_owned())
        }
        (EmbedOption::Record, _, Some(record)) => match SavedYeboGame::read(record) {
            Ok(_) => Ok(()),
            Err(error) => Err(RequestError(Code::UnknownText, error.to_string())),
        },
        _ => Ok(()),
    }
}

/// Tells the host what it has stated and Yebo does not understand.
pub(super) fn report(terms: &EmbedOptions) {
    let odd = embed::misunderstood().into_iter();
    let odd = odd.map(|error| RequestError(Code::UnknownTerm, error.to_string()));
    let stated = EmbedOption::ALL.into_iter().filter(|term| {
        let mut without = terms.clone();
        without.unset(*term);
        without != *terms
    });
    let foreign = stated.filter_map(|term| check(term, terms).err());
    let linked = url::linked().map(|_| {
        RequestError(Code::UnknownText, "a link with `#g=` brings no game of Yebo".to_owned())
    });
    let spoken = i18n::current().code();
    let unspoken = terms.lang.as_deref().filter(|lang| *lang != spoken).map(no_words);
    for fault in odd.chain(foreign).chain(linked).chain(unspoken) {
        embed::report(fault, None);
    }
}

fn no_words(code: &str) -> RequestError {
    RequestError(Code::UnknownTerm, format!("Yebo has no words in `{code}`"))
}

/// Lets the table begin on its terms.
pub(super) fn begin(room: &Rc<YeboController>) {
    let terms = embed::terms();
    embed::dress(&terms);
    load(room, &terms);
    if terms.record.is_some() && room.is_kept() {
        url::drop_record();
    }
    if terms.is_readonly() {
        room.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
    }
    embed::look_after(|| YeboAttractMode::of(room));
}

/// Puts on the table what the terms ask for beside a game.
pub(super) fn load(room: &Rc<YeboController>, terms: &EmbedOptions) {
    if let Some(record) = terms.record.clone().filter(|_| check(EmbedOption::Record, terms).is_ok())
    {
        room.dispatch(YeboEvent::Load(record));
    }
    if terms.lesson.as_deref() == Some(RULES) {
        room.dispatch(YeboEvent::Learn);
    }
}

/// Does what has become of a term since.
///
/// # Errors
/// Where that cannot be done, why.
pub(super) async fn apply(
    room: &Rc<YeboController>,
    term: EmbedOption,
    terms: &EmbedOptions,
) -> Result<(), RequestError> {
    match term {
        EmbedOption::Record | EmbedOption::Lesson => {
            let only = EmbedOptions { record: None, lesson: None, ..terms.clone() };
            let only = match term {
                EmbedOption::Record => EmbedOptions { record: terms.record.clone(), ..only },
                _ => EmbedOptions { lesson: terms.lesson.clone(), ..only },
            };
            load(room, &only);
        }
        EmbedOption::Side | EmbedOption::Level => room.dispatch(YeboEvent::Seat(company(terms))),
        EmbedOption::Lang => {
            let code = terms.lang.clone().unwrap_or_else(i18n::preferred);
            if room.turn_to(&code).await == LoadOutcome::Failed {
                return Err(no_words(&code));
            }
        }
        EmbedOption::Readonly => {
            let visit = if terms.is_readonly() { Access::ReadOnly } else { Access::Play };
            room.dispatch(YeboEvent::SetAccess(visit));
        }
        EmbedOption::Theme | EmbedOption::Sound | EmbedOption::Motion => {
            for (name, value) in
                option_settings::option_settings(&option_settings::alone(term, terms))
            {
                room.prefer(name, &value);
            }
        }
        EmbedOption::Kiosk | EmbedOption::Idle => {
            embed::dress(terms);
            embed::look_after(|| YeboAttractMode::of(room));
        }
        _ => embed::dress(terms),
    }
    Ok(())
}

/// A game for somebody who has come.
pub(super) fn game(terms: &EmbedOptions) -> YeboEvent {
    YeboEvent::New {
        company: company(terms),
        house: HouseRules::default(),
        seed: crate::features::menu::seed(),
    }
}
