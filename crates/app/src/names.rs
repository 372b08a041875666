//! Who plays, and when, as a record tells it.

use sandgrid_rules::{Name, Tags};

/// What a record told beside its game, and tells again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    first: Option<String>,
    second: Option<String>,
    date: Option<String>,
}

impl Names {
    /// What these tags of a record tell.
    pub(crate) fn of(tags: Tags<'_>) -> Self {
        let [first, second, date] =
            [tags.first, tags.second, tags.date].map(|name| name.map(|name| name.to_string()));
        Self { first, second, date }
    }

    /// The tags that tell it again.
    pub(crate) fn tags(&self) -> Tags<'_> {
        let [first, second, date] =
            [&self.first, &self.second, &self.date].map(|name| name.as_deref().map(Name::new));
        Tags { first, second, date, settled: None }
    }
}
