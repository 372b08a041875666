//! Words of typed and spoken moves.

/// What a word means in a turn; each language has its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum MoveWord {
    /// Nothing: `the`.
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
