//! Applies embed options to the table (docs/embedding.md).

use std::rc::Rc;

use sandgrid_app::yebo::YeboEvent;
use sandgrid_app::{Access, EmbedOption, EmbedOptions};

use super::attract::YeboAttractMode;
use super::controller::YeboController;
use super::options::{RULES, check, company, game};
use crate::dom::url;
use crate::embed::listener::RequestError;
use crate::embed::protocol::Code;
use crate::embed::{self, option_settings};
use crate::platform::i18n;
use crate::platform::i18n::LoadOutcome;

/// Reports unsupported options to the host.
pub(super) fn report(options: &EmbedOptions) {
    let odd = embed::misunderstood().into_iter();
    let odd = odd.map(|error| RequestError(Code::UnknownOption, error.to_string()));
    let stated = EmbedOption::ALL.into_iter().filter(|option| {
        let mut without = options.clone();
        without.unset(*option);
        without != *options
    });
    let foreign = stated.filter_map(|option| check(option, options).err());
    let linked = url::linked().map(|_| {
        RequestError(Code::UnknownText, "a link with `#g=` brings no game of Yebo".to_owned())
    });
    let spoken = i18n::current().code();
    let unspoken = options.lang.as_deref().filter(|lang| *lang != spoken).map(no_words);
    for fault in odd.chain(foreign).chain(linked).chain(unspoken) {
        embed::report(fault, None);
    }
}

fn no_words(code: &str) -> RequestError {
    RequestError(Code::UnknownOption, format!("Yebo has no words in `{code}`"))
}

/// Starts the page with its options.
pub(super) fn begin(controller: &Rc<YeboController>) {
    let options = embed::options();
    embed::dress(&options);
    load(controller, &options);
    if options.record.is_some() && controller.is_kept() {
        url::drop_record();
    }
    if options.is_readonly() {
        controller.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
    }
    embed::look_after(|| YeboAttractMode::of(controller, start_game));
}

/// Loads the record or lesson of the options.
pub(super) fn load(controller: &Rc<YeboController>, options: &EmbedOptions) {
    if let Some(record) =
        options.record.clone().filter(|_| check(EmbedOption::Record, options).is_ok())
    {
        controller.dispatch(YeboEvent::Load(record));
    }
    if options.lesson.as_deref() == Some(RULES) {
        controller.dispatch(YeboEvent::Learn);
    }
}

/// Applies the change of one option.
///
/// # Errors
///
/// Returns an error if the option cannot be applied.
#[expect(clippy::too_many_lines, reason = "one match over all options")]
pub(super) async fn apply(
    controller: &Rc<YeboController>,
    option: EmbedOption,
    options: &EmbedOptions,
) -> Result<(), RequestError> {
    match option {
        EmbedOption::Record | EmbedOption::Lesson => {
            let mut only = options.clone();
            only.unset(if option == EmbedOption::Record {
                EmbedOption::Lesson
            } else {
                EmbedOption::Record
            });
            load(controller, &only);
        }
        EmbedOption::Side | EmbedOption::Level => {
            controller.dispatch(YeboEvent::Seat(company(options)));
        }
        EmbedOption::Lang => {
            let code = options.lang.clone().unwrap_or_else(i18n::preferred);
            if controller.turn_to(&code).await == LoadOutcome::Failed {
                return Err(no_words(&code));
            }
        }
        EmbedOption::Readonly => {
            let visit = if options.is_readonly() { Access::ReadOnly } else { Access::Play };
            controller.dispatch(YeboEvent::SetAccess(visit));
        }
        EmbedOption::Theme | EmbedOption::Sound | EmbedOption::Motion => {
            for (name, value) in
                option_settings::option_settings(&option_settings::alone(option, options))
            {
                controller.set_setting(name, &value);
            }
        }
        EmbedOption::Kiosk | EmbedOption::Idle => {
            embed::dress(options);
            embed::look_after(|| YeboAttractMode::of(controller, start_game));
        }
        EmbedOption::Controls | EmbedOption::Links | EmbedOption::Learning | EmbedOption::Takes => {
            embed::dress(options);
        }
        // A new game asks for them; `check` refuses those without a meaning for Yebo.
        EmbedOption::Rules
        | EmbedOption::Position
        | EmbedOption::At
        | EmbedOption::Puzzle
        | EmbedOption::Coordinates => {}
    }
    Ok(())
}

/// Starts the game that the options ask for.
fn start_game(controller: &Rc<YeboController>, options: &EmbedOptions) {
    controller.dispatch(game(options));
    load(controller, options);
}
