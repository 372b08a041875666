//! Classes of events while a lesson or a puzzle is on the board.

use crate::{CorrespondenceCommand, Event, SavedGamesCommand};

/// Returns whether an event is an attempt, which ends the display of the last mistake.
pub(super) fn tries(event: &Event) -> bool {
    matches!(
        event,
        Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Act(_)
            | Event::EnterMove(_)
            | Event::Undo
            | Event::Hint
    )
}

/// Returns whether an event concerns games: the suspended one is resumed, and handles it.
pub(super) fn concerns_games(event: &Event) -> bool {
    matches!(
        event,
        Event::New(_)
            | Event::Correspond(CorrespondenceCommand::Invite(..))
            | Event::ResumeTask(_)
            | Event::Load(_)
            | Event::Reopen(..)
            | Event::Editor(_)
            | Event::Edit(_)
            | Event::SavedGames(SavedGamesCommand::Open(_) | SavedGamesCommand::Resume)
    )
}

/// Returns whether a lesson or a puzzle leaves an event to the session.
#[expect(clippy::too_many_lines, reason = "one match over all events")]
pub(super) fn goes_on(event: &Event) -> bool {
    match event {
        Event::Press(_)
        | Event::PressHand(_)
        | Event::Grab(_)
        | Event::Drop(_)
        | Event::Act(_)
        | Event::EnterMove(_)
        | Event::Query(_)
        | Event::Focus(_)
        | Event::Cancel
        | Event::EngineResponded(_)
        | Event::TablebaseKept(_)
        | Event::SavedGames(_)
        | Event::StorageLoaded { .. }
        | Event::StorageChanged { .. }
        | Event::SetAccess(_)
        | Event::SetSetting { .. }
        | Event::Warn(_) => true,
        Event::Undo
        | Event::Redo
        | Event::PlayFromHere
        | Event::GoToTurn(_)
        | Event::Hint
        | Event::Analyse
        | Event::Review
        | Event::Resign
        | Event::OfferDraw
        | Event::Pause
        | Event::New(_)
        | Event::Correspond(_)
        | Event::Restart
        | Event::Load(_)
        | Event::Reopen(..)
        | Event::ResumeTask(_)
        | Event::Editor(_)
        | Event::Edit(_)
        | Event::Seat(_)
        | Event::KeepTablebase
        | Event::Learn(_)
        | Event::TimerFired(_) => false,
    }
}
