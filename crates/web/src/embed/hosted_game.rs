//! A game as a host page drives it: each game's page implements it once.

use std::rc::Rc;

use sandgrid_app::{Access, EmbedOption, EmbedOptions, Language, OfferedGame};

use super::listener::RequestError;
use super::protocol::{BoardState, Code, Form, LearningResult};
use crate::shell::controller::{Controller, Page};

/// The result of a request without a value.
pub(crate) type Done = Result<(), RequestError>;

/// A page whose game a host page may drive (docs/embedding.md).
pub(crate) trait HostedGame: Page {
    /// The settings that kiosk mode restores.
    type Settings: PartialEq;
    /// Progress in a lesson or a puzzle.
    type Achieved: PartialEq;

    /// Begins a game; `asked` has the side and the level.
    fn begin(board: &Rc<Controller<Self>>, rules: Option<String>, asked: EmbedOptions) -> Done;

    /// Loads a text: a record, a position, or a link.
    fn load(board: &Rc<Controller<Self>>, text: String) -> Done;

    /// Continues a game that [`HostEvent::Kept`](super::protocol::HostEvent::Kept) has sent.
    fn restore(board: &Rc<Controller<Self>>, text: String) -> Done;

    /// Plays for the side to act.
    fn play(board: &Rc<Controller<Self>>, turn: String) -> Done;

    /// Takes back.
    fn undo(board: &Rc<Controller<Self>>) -> Done;

    /// Replays what was taken back.
    fn redo(board: &Rc<Controller<Self>>) -> Done;

    /// Starts the game again.
    fn restart(board: &Rc<Controller<Self>>) -> Done;

    /// Goes to another turn of the record.
    fn step(board: &Rc<Controller<Self>>, by: Option<i32>, to: Option<u32>) -> Done;

    /// Checks whether a hint can be asked for.
    fn can_hint(board: &Controller<Self>) -> Done;

    /// Asks for a hint.
    fn ask_hint(board: &Rc<Controller<Self>>) -> Done;

    /// Returns the game as a text.
    fn export(board: &Controller<Self>, form: Form) -> Result<String, RequestError>;

    /// Returns the state of the game.
    fn state(session: &Self::Session) -> BoardState;

    /// Returns the hint that is shown, if the host may know it: its words and holes.
    fn hint(session: &Self::Session) -> Option<(String, Vec<String>)>;

    /// Returns the refusal that is shown, if the host may know it: its words and the id of its rule.
    fn refusal(session: &Self::Session) -> Option<(String, Option<String>)>;

    /// Returns the game as [`HostedGame::restore`] reads it; `None` if there is nothing to continue.
    fn kept(session: &Self::Session) -> Option<String>;

    /// Returns the progress in the lesson or puzzle on the board.
    fn achieved(session: &Self::Session) -> Option<Self::Achieved>;

    /// Returns the learning result of that progress, if there is one.
    fn learned(achieved: &Self::Achieved) -> Option<LearningResult>;

    /// Returns the session's language.
    fn language(session: &Self::Session) -> Language;

    /// Returns the names of all embed options that the game supports.
    fn options() -> Vec<&'static str> {
        let supported = EmbedOption::ALL.into_iter().filter(|option| Self::supports(*option));
        supported.map(EmbedOption::name).collect()
    }

    /// Returns whether the page has a game of a kiosk.
    fn has(game: OfferedGame) -> bool;

    /// Returns whether an option has a meaning for the game.
    fn supports(option: EmbedOption) -> bool;

    /// Returns the height in CSS pixels that shows the whole board well at its present width.
    fn preferred_height() -> u32;

    /// Sets the access of the user.
    fn set_access(board: &Rc<Controller<Self>>, access: Access);

    /// Handles a value of the option `rules` that concerns the choice between the pages; `None` if it does not.
    fn choose_page(rules: Option<&str>) -> Option<Done>;

    /// Checks whether the game supports an option and its value.
    fn check(option: EmbedOption, options: &EmbedOptions) -> Done;

    /// Loads the content of one option.
    fn load_content(
        board: &Rc<Controller<Self>>,
        content: Content,
        options: &EmbedOptions,
    ) -> impl Future<Output = Done>;

    /// Changes the players as the options say.
    fn seat(board: &Rc<Controller<Self>>, options: &EmbedOptions);

    /// Changes a setting.
    fn set_setting(board: &Rc<Controller<Self>>, name: &str, value: &str);

    /// Applies changed colours of the page.
    fn retheme(board: &Rc<Controller<Self>>);

    /// Returns the error of a language that could not be loaded.
    fn no_words(code: &str) -> RequestError;

    /// Starts the game of attract mode with that number, and returns its title.
    fn demonstrate(board: &Rc<Controller<Self>>, number: usize) -> String;

    /// Returns whether the game is over.
    fn is_over(board: &Controller<Self>) -> bool;

    /// Starts the game of a new visitor, with the content of the options.
    fn welcome(board: &Rc<Controller<Self>>, options: &EmbedOptions);

    /// Moves the keyboard focus to the board.
    fn focus(board: &Controller<Self>);

    /// Returns the present settings.
    fn settings(board: &Controller<Self>) -> Self::Settings;

    /// Restores the settings, and removes a visitor's progress.
    fn restore_settings(board: &Rc<Controller<Self>>, settings: &Self::Settings);
}

/// The content of an option that puts something on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// A new game by a rulebook.
    Rules,
    /// A position.
    Position,
    /// A record.
    Record,
    /// A turn of the record.
    Turn,
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
}

/// Returns the error of a request that does not apply now.
pub(crate) fn refused<T>(why: &str) -> Result<T, RequestError> {
    Err(RequestError(Code::Refused, why.to_owned()))
}
