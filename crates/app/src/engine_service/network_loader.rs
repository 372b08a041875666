//! The network loader: the evaluation network of the rulebook that is played.

use std::sync::Arc;

use sandgrid_engine::network::Network;
use sandgrid_rules::{Game, Ruleset};

use crate::EngineFile;

/// Rulebooks with a network; it also serves their variations.
const BOOKS: [&str; 8] = [
    "yote-traditional",
    "choko-traditional",
    "yote-ludos",
    "choko-ludos",
    "yote-ludens",
    "choko-ludens",
    "wali-ludens",
    "bolotondou-ludens",
];

/// Loads the network of one rulebook at a time.
#[derive(Debug, Default)]
pub(crate) struct NetworkLoader {
    /// The rulebook whose network was requested last.
    book: Option<&'static str>,
    network: Option<Arc<Network>>,
}

impl NetworkLoader {
    /// Returns the network, if it is loaded and serves the game's ruleset.
    #[must_use]
    pub(crate) fn network(&self, game: &Game) -> Option<Arc<Network>> {
        self.network.clone().filter(|network| network.serves(game.ruleset()))
    }

    /// Returns the request for a game's network, once for each rulebook that follows another.
    pub(crate) fn order(&mut self, game: &Game) -> Option<EngineFile> {
        let book = book(game.ruleset()).filter(|book| self.book != Some(book))?;
        *self = Self { book: Some(book), network: None };
        Some(EngineFile::Network(book.to_owned()))
    }

    /// Reads the bytes of a requested network; `None` if it failed to load.
    ///
    /// # Errors
    ///
    /// Returns the reason for which the network cannot be used.
    pub(crate) fn put(&mut self, name: &str, bytes: Option<&[u8]>) -> Result<(), String> {
        let Some(bytes) = bytes.filter(|_| self.book == Some(name)) else { return Ok(()) };
        let network = Network::read(bytes).map_err(|error| error.to_string())?;
        if network.rules() != name {
            return Err("it is for another rulebook".to_owned());
        }
        self.network = Some(Arc::new(network));
        Ok(())
    }
}

/// Returns the rulebook of a ruleset, if it has a network.
fn book(rules: &Ruleset) -> Option<&'static str> {
    let own = rules.key().split('+').next();
    BOOKS.into_iter().find(|book| own == Some(book))
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::fs;
    use std::path::Path;

    /// The repository's networks.
    fn folder() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../networks")
    }

    fn file(book: &str) -> Vec<u8> {
        fs::read(folder().join(format!("{book}.net"))).expect("it is in the repository")
    }

    fn game(key: &str) -> Game {
        Game::new(Ruleset::find(key).expect("a ruleset"))
    }

    #[test]
    fn every_network_of_the_repository_is_requested_and_read() {
        let count = fs::read_dir(folder()).expect("a folder").count();
        assert_eq!(count, BOOKS.len());
        let mut loader = NetworkLoader::default();
        for book in BOOKS {
            let game = game(book);
            assert_eq!(loader.order(&game), Some(EngineFile::Network(book.to_owned())));
            assert_eq!(loader.order(&game), None, "once");
            assert!(loader.network(&game).is_none());
            assert_eq!(loader.put(book, Some(&file(book))), Ok(()));
            assert!(loader.network(&game).is_some());
        }
    }

    #[test]
    fn a_network_serves_the_variations_of_its_book_and_no_other_book() {
        let mut loader = NetworkLoader::default();
        let (yote, choko) = (game("yote-ludos"), game("choko-ludos"));
        let variation = game("yote-ludos+chain");
        assert!(loader.order(&variation).is_some());
        loader.put("yote-ludos", Some(&file("yote-ludos"))).expect("a network");
        assert!(loader.order(&yote).is_none());
        assert!(loader.network(&yote).is_some() && loader.network(&variation).is_some());
        assert!(loader.network(&choko).is_none());
    }

    #[test]
    fn a_damaged_network_is_refused_with_its_reason() {
        let whole = file("yote-traditional");
        let mut altered = whole.clone();
        altered[1000] ^= 1;
        for (bytes, why) in [
            (&whole[..100], "the checksum of the network is wrong"),
            (&altered, "the checksum of the network is wrong"),
            (b"<!doctype html>".as_slice(), "this is not a network of this version"),
            (&file("choko-traditional"), "it is for another rulebook"),
        ] {
            let mut loader = NetworkLoader::default();
            let yote = game("yote-traditional");
            loader.order(&yote).expect("a request");
            assert_eq!(loader.put("yote-traditional", Some(bytes)), Err(why.to_owned()));
            assert!(loader.network(&yote).is_none());
            assert_eq!(loader.order(&yote), None, "it is not requested again");
        }
    }
}
