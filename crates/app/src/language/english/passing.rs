//! What becomes of texts that come to the table, or leave it.

use crate::LinkError;
use crate::message::{Shared, Trouble};

/// What is wrong with a text, and that nothing has happened.
pub(super) fn trouble(trouble: &Trouble) -> String {
    let cause = match trouble {
        Trouble::Record(error) => error.to_string(),
        Trouble::Key(error) => error.to_string(),
        Trouble::Position(error) => error.to_string(),
        Trouble::Link(error) => link(*error),
        Trouble::Empty => "the text is empty".to_owned(),
        Trouble::TooLong => "it has more than a million characters, and no game has".to_owned(),
        Trouble::Unknown => "it is no link, no record and no position of these games".to_owned(),
        Trouble::File => "the browser cannot open the file".to_owned(),
    };
    format!("This could not be read: {cause}. The game on the board is unchanged.")
}

/// What became of a text that was to leave the table.
pub(super) fn shared(shared: Shared) -> &'static str {
    match shared {
        Shared::Copied => "Copied.",
        Shared::Marked => {
            "This browser does not let the page copy. The text is selected, so that you can copy it."
        }
    }
}

fn link(error: LinkError) -> String {
    match error {
        LinkError::TooLong => "the link is longer than any game".to_owned(),
        LinkError::NotOurs => "there is no game of ours in this link".to_owned(),
        LinkError::Newer => "the link comes from a newer version of Sandgrid".to_owned(),
        LinkError::Rules => "the link names rules that are not known here".to_owned(),
        LinkError::Cut => "the link has been cut short; its end is missing".to_owned(),
        LinkError::Altered => "a character in the link is missing or has been changed".to_owned(),
        LinkError::Position(error) => format!("in the link, {error}"),
        LinkError::Over(action) => {
            format!("the game in the link is over before its action {action}")
        }
    }
}
