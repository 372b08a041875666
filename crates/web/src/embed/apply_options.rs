//! Applies embed options to the page.

use std::rc::Rc;

use sandgrid_app::{Access, EmbedOption, EmbedOptions};

use super::hosted_game::{Content, Done, HostedGame};
use super::kiosk::fill_languages;
use super::kiosk_board::KioskBoard;
use super::listener::unknown_option;
use super::option_settings::{alone, option_settings};
use super::{dress, look_after, misunderstood, report};
use crate::platform::i18n::{self, LoadOutcome};
use crate::shell::controller::Controller;

/// Applies the change of one option.
///
/// # Errors
/// If the option cannot be applied.
pub(super) async fn apply<G: HostedGame>(
    board: &Rc<Controller<G>>,
    option: EmbedOption,
    options: &EmbedOptions,
) -> Done {
    match option {
        EmbedOption::Rules => G::load_content(board, Content::Rules, options).await?,
        EmbedOption::Position => G::load_content(board, Content::Position, options).await?,
        EmbedOption::Record => G::load_content(board, Content::Record, options).await?,
        EmbedOption::At => G::load_content(board, Content::Turn, options).await?,
        EmbedOption::Lesson => G::load_content(board, Content::Lesson, options).await?,
        EmbedOption::Puzzle => G::load_content(board, Content::Puzzle, options).await?,
        EmbedOption::Side | EmbedOption::Level => G::seat(board, &options.clone().seated()),
        EmbedOption::Lang => speak(board, options).await?,
        EmbedOption::Readonly => set_access(board, options),
        EmbedOption::Theme
        | EmbedOption::Sound
        | EmbedOption::Coordinates
        | EmbedOption::Motion => set(board, option, options),
        EmbedOption::Controls
        | EmbedOption::Links
        | EmbedOption::Learning
        | EmbedOption::Takes
        | EmbedOption::Games
        | EmbedOption::VolumeMax
        | EmbedOption::Staff => dress(options),
        EmbedOption::Kiosk | EmbedOption::Idle | EmbedOption::Hours => {
            dress(options);
            watch_visitors(board);
        }
        EmbedOption::Languages => fill_languages(),
        EmbedOption::Accent
        | EmbedOption::Ground
        | EmbedOption::Ink
        | EmbedOption::Radius
        | EmbedOption::Font => {
            dress(options);
            G::retheme(board);
        }
    }
    Ok(())
}

fn set_access<G: HostedGame>(board: &Rc<Controller<G>>, options: &EmbedOptions) {
    let access = if options.is_readonly() { Access::ReadOnly } else { Access::Play };
    G::set_access(board, access);
    G::seat(board, &options.clone().seated());
}

fn set<G: HostedGame>(board: &Rc<Controller<G>>, option: EmbedOption, options: &EmbedOptions) {
    for (name, value) in option_settings(&alone(option, options)) {
        G::set_setting(board, name, &value);
    }
}

async fn speak<G: HostedGame>(board: &Rc<Controller<G>>, options: &EmbedOptions) -> Done {
    let code = options.lang.clone().unwrap_or_else(i18n::preferred);
    match board.turn_to(&code).await {
        LoadOutcome::Loaded | LoadOutcome::Superseded => Ok(()),
        LoadOutcome::Failed => Err(G::no_words(&code)),
    }
}

/// Starts or stops the kiosk controller, as the options require.
pub(crate) fn watch_visitors<G: HostedGame>(board: &Rc<Controller<G>>) {
    look_after(|| KioskBoard::of(board));
}

/// Reports the options of the address that are not understood.
pub(crate) fn report_misunderstood() {
    for error in misunderstood() {
        report(unknown_option(&error), None);
    }
}
