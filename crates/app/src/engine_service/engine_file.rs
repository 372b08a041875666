//! The files that the engine requests for a game.

/// A file of the page that the engine requests for a game; each has its name without folder and ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFile {
    /// An endgame table, such as `yote-traditional-4v3`.
    Table(String),
    /// An endgame table that is there only if the user has stored it.
    StoredTable(String),
    /// An evaluation network, such as `yote-traditional`.
    Network(String),
}

impl EngineFile {
    /// Returns the path from the page's folder.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Table(name) | Self::StoredTable(name) => format!("tables/{name}.table"),
            Self::Network(name) => format!("networks/{name}.net"),
        }
    }
}
