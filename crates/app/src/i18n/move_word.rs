//! Words of typed and spoken moves.

/// The meaning of a word in a move; each locale defines its words.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveWord {
    /// Ignored: `the`.
    Filler,
    /// `to`
    To,
    /// `over`
    Over,
    /// `take`
    Take,
    /// `hand`
    Hand,
    /// `decline`
    Decline,
    /// `stop`
    Stop,
}
