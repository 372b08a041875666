//! The largest tablebases of the rulesets, which a user may download.

use sandgrid_rules::Ruleset;

use crate::{LargerTable, TablebaseLoader};

/// The tablebases that are stored on this device, and the one being downloaded.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Tablebases {
    stored: Vec<String>,
    awaited: Option<String>,
}

impl Tablebases {
    /// Returns the availability of a ruleset's largest tablebase.
    pub(in crate::session) fn larger(&self, rules: &'static Ruleset) -> LargerTable {
        match TablebaseLoader::largest(rules) {
            None => LargerTable::NotOffered,
            Some(name) if self.stored.contains(&name) => LargerTable::NotOffered,
            Some(name) if self.awaited.as_ref() == Some(&name) => LargerTable::Awaited,
            Some(_) => LargerTable::Offered,
        }
    }

    /// Begins the download of a ruleset's largest tablebase, if it is offered; returns its name.
    pub(in crate::session) fn request(&mut self, rules: &'static Ruleset) -> Option<String> {
        let name = TablebaseLoader::largest(rules);
        self.awaited = name.filter(|_| self.larger(rules) == LargerTable::Offered);
        self.awaited.clone()
    }

    /// Records a stored tablebase; returns whether the user has requested it.
    pub(in crate::session) fn store(&mut self, name: String) -> bool {
        let was_awaited = self.awaited.take_if(|awaited| *awaited == name).is_some();
        self.stored.push(name);
        was_awaited
    }

    /// Ends a download without success, by the path of the file; returns whether the user has requested it.
    pub(in crate::session) fn fail(&mut self, path: &str) -> bool {
        self.awaited.take_if(|awaited| path.contains(awaited.as_str())).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_offered_awaited_and_stored() {
        let rules = Ruleset::find("yote-traditional").unwrap();
        let mut tables = Tablebases::default();
        assert_eq!(tables.larger(rules), LargerTable::Offered);
        let name = tables.request(rules).expect("it is offered");
        assert_eq!(tables.larger(rules), LargerTable::Awaited);
        assert!(!tables.fail("networks/yote-traditional.net"), "another file");
        assert!(tables.fail(&format!("tables/{name}.table")), "the download was requested");
        assert_eq!(tables.larger(rules), LargerTable::Offered);
        assert!(!tables.store(name), "nobody waits for it now");
        assert_eq!(tables.larger(rules), LargerTable::NotOffered);
        assert_eq!(tables.request(rules), None);
    }
}
