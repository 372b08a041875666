//! Playing a game: input to actions, undo and redo, browsing the moves, resignation and draws.

pub(crate) mod browse;
pub(crate) mod history;
pub(crate) mod input;
pub(crate) mod input_state;
pub(crate) mod intent;
pub(crate) mod resign_draw;
