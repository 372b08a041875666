//! Rulebooks as data, and the keys by which they are found.

use core::fmt;

use crate::{Family, Rule, Shape};

/// The four games.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Place, step, leap; a leap takes a second piece from anywhere.
    Yote,
    /// As Yoté, and who places may bind the other to place.
    Choko,
    /// Three in a row take a piece.
    Wali,
    /// Two in a row take a piece.
    Bolotondou,
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yote => "Yoté",
            Self::Choko => "Choko",
            Self::Wali => "Wali",
            Self::Bolotondou => "Bolotondou",
        })
    }
}

/// A published source of rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The three digits that rule ids begin with.
    pub id: &'static str,
    /// The name of the collection.
    pub title: &'static str,
    /// The publisher and the form of publication.
    pub published: &'static str,
    /// The author and the year, as far as the source states them.
    pub credits: &'static str,
}

/// A published rulebook of one game.
#[derive(Debug)]
pub struct Book {
    /// Its stable key, without options: `yote-ludos`.
    pub key: &'static str,
    /// The game.
    pub kind: GameKind,
    /// The source.
    pub source: &'static Source,
    /// The variations that it offers, in the order of their names.
    pub variations: &'static [Variation],
    /// Its statements, in reading order.
    pub statements: &'static [&'static Rule],
    /// Our rulings where it is silent or unclear.
    pub rulings: &'static [&'static Rule],
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Book {}

/// A switch that a rulebook offers its players. Ordered by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variation {
    /// A capturing piece may leap on.
    Chain,
    /// Pieces may leap over their own side.
    Friendly,
    /// A side that can capture must.
    Mandatory,
    /// Bolotondou is played until one piece is left.
    ToOne,
}

impl Variation {
    /// Returns the variation's name in a key, after the `+`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chain => "chain",
            Self::Friendly => "friendly",
            Self::Mandatory => "mandatory",
            Self::ToOne => "to-one",
        }
    }

    /// The statement that offers it.
    #[must_use]
    pub const fn rule(self) -> &'static Rule {
        use crate::rule::{ludos, rulings};
        match self {
            Self::Chain => &ludos::V2,
            Self::Friendly => &ludos::V3,
            Self::Mandatory => &ludos::V1,
            Self::ToOne => &rulings::W7,
        }
    }
}

/// A rulebook with its variations chosen: everything that a game is played by.
///
/// Two rulesets are equal when their keys, boards and numbers of pieces are.
#[derive(Debug)]
pub struct Ruleset {
    pub(crate) key: &'static str,
    pub(crate) book: &'static Book,
    pub(crate) variations: &'static [Variation],
    pub(crate) shape: Shape,
    pub(crate) pieces: u8,
    pub(crate) family: Family,
}

impl Ruleset {
    /// The ruleset of a key; the variations may stand in any order.
    ///
    /// ```
    /// # use sandgrid_rules::Ruleset;
    /// let rules = Ruleset::find("yote-ludos+mandatory+chain")?;
    /// assert_eq!(rules.key(), "yote-ludos+chain+mandatory");
    /// # Ok::<(), sandgrid_rules::KeyError>(())
    /// ```
    ///
    /// # Errors
    /// Says from which character on the key names nothing that we know.
    pub fn find(key: &str) -> Result<&'static Self, KeyError> {
        let (name, mut rest) = key.split_once('+').map_or((key, None), |(a, b)| (a, Some(b)));
        let book = Book::ALL.iter().find(|book| book.key == name).ok_or(KeyError::Book)?;
        let mut chosen = 0u8;
        while let Some(list) = rest {
            let offset = key.len() - list.len();
            let (name, after) = list.split_once('+').map_or((list, None), |(a, b)| (a, Some(b)));
            let variation = book.variations.iter().find(|variation| variation.name() == name);
            let bit = 1 << *variation.ok_or(KeyError::Variation { book, offset })? as u8;
            if chosen & bit != 0 {
                return Err(KeyError::Repeated { offset });
            }
            chosen |= bit;
            rest = after;
        }
        let chosen_is = |rules: &&&'static Self| rules.book == *book && rules.bits() == chosen;
        Ok(Self::ALL.iter().find(chosen_is).expect("every combination of variations is in ALL"))
    }

    /// Returns the same leaping game on another board, with another number of pieces each, for
    /// the study of games small enough to be solved. Its key stays the same.
    ///
    /// Where all holes can be taken while there are pieces in hand, no action is legal, and the side
    /// to act is blocked (Q-Y9).
    ///
    /// ```
    /// # use sandgrid_rules::{Game, Ruleset, Shape};
    /// let rules = Ruleset::find("choko-traditional")?;
    /// static SMALL: std::sync::OnceLock<Ruleset> = std::sync::OnceLock::new();
    /// let small = SMALL.get_or_init(|| rules.reduced(Shape::new(3, 3), 4));
    /// assert_eq!(Game::new(small).position().to_string(), "3/3/3 o 4/4 - 0");
    /// # Ok::<(), sandgrid_rules::KeyError>(())
    /// ```
    ///
    /// # Panics
    /// If it is no leaping game, or for more than 12 pieces, or none.
    #[must_use]
    pub const fn reduced(&self, shape: Shape, pieces: u8) -> Self {
        assert!(matches!(self.family, Family::Leaping(_)), "only leaping games are reduced");
        assert!(0 < pieces && pieces <= 12, "each side has 1 to 12 pieces");
        let &Self { key, book, variations, family, .. } = self;
        Self { key, book, variations, shape, pieces, family }
    }

    fn bits(&self) -> u8 {
        self.variations.iter().fold(0, |bits, variation| bits | 1 << *variation as u8)
    }

    /// The stable key, its variations in the order of their names: `yote-ludos+chain+mandatory`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The rulebook.
    #[must_use]
    pub const fn book(&self) -> &'static Book {
        self.book
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.book.kind
    }

    /// The variations chosen.
    #[must_use]
    pub const fn variations(&self) -> &'static [Variation] {
        self.variations
    }

    /// The outline of the board.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the number of pieces that each side begins with.
    #[must_use]
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// The choices that the game is played by.
    #[must_use]
    pub const fn family(&self) -> &Family {
        &self.family
    }

    /// Returns the rulebook's statements, the chosen variations, and our rulings, in reading order.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        let stated = self.book.statements.iter().copied();
        let chosen = self.variations.iter().map(|variation| variation.rule());
        let ruled = self.book.rulings.iter().copied();
        stated.chain(chosen.filter(|rule| !self.book.rulings.contains(rule))).chain(ruled)
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        (self.key, self.shape, self.pieces) == (other.key, other.shape, other.pieces)
    }
}

impl Eq for Ruleset {}

/// A text that is no key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KeyError {
    /// No rulebook has the name that it begins with.
    Book,
    /// The rulebook does not offer that variation.
    Variation {
        /// The rulebook.
        book: &'static Book,
        /// The number of bytes before the variation.
        offset: usize,
    },
    /// The variation is named twice.
    Repeated {
        /// The number of bytes before the variation.
        offset: usize,
    },
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Book => {
                f.write_str("rules: no rulebook has this name; there are")?;
                Book::ALL.iter().try_for_each(|book| write!(f, " {}", book.key))
            }
            Self::Variation { book, offset } => {
                let place = offset + 1;
                write!(f, "rules: {} has no such option (character {place}); it has", book.key)?;
                if book.variations.is_empty() {
                    f.write_str(" none")?;
                }
                book.variations.iter().try_for_each(|variation| write!(f, " +{}", variation.name()))
            }
            Self::Repeated { offset } => {
                write!(f, "rules: an option is named twice (character {})", offset + 1)
            }
        }
    }
}

impl core::error::Error for KeyError {}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;
    use std::string::ToString;
    use std::sync::LazyLock;
    use std::vec::Vec;

    use super::*;
    use crate::{
        Answer, Deadlock, Draw, Game, LeapingLaw, Outcome, Position, Row, RowLaw, Side, Win,
    };

    #[test]
    fn rulesets_cover_every_combination_of_variations() {
        let combinations = |book: &Book| 1 << book.variations.len();
        for book in Book::ALL {
            let rulesets = Ruleset::ALL.iter().filter(|rules| rules.book == *book).count();
            assert_eq!(rulesets, combinations(book), "{}", book.key);
        }
        for rules in Ruleset::ALL {
            assert_eq!(Ruleset::find(rules.key), Ok(*rules));
            assert!(rules.variations.is_sorted());
            let names = rules.variations.iter().map(|variation| variation.name());
            assert!(rules.key.split('+').skip(1).eq(names), "{}", rules.key);
        }
    }

    #[test]
    fn key_accepts_variations_in_any_order() {
        let rules = Ruleset::find("yote-ludos+mandatory+chain+friendly").unwrap();
        assert_eq!(rules.key(), "yote-ludos+chain+friendly+mandatory");
    }

    #[test]
    fn malformed_keys_are_refused_with_their_place() {
        let ludos = Ruleset::find("yote-ludos").unwrap().book;
        for (key, error) in [
            ("", KeyError::Book),
            ("Yote-ludos", KeyError::Book),
            ("yote-ludos+", KeyError::Variation { book: ludos, offset: 11 }),
            ("yote-ludos+chain+to-one", KeyError::Variation { book: ludos, offset: 17 }),
            ("yote-ludos+chain+chain", KeyError::Repeated { offset: 17 }),
        ] {
            assert_eq!(Ruleset::find(key), Err(error), "{key:?}");
        }
    }

    #[test]
    fn unknown_keys_list_the_known_ones() {
        let told = |key| Ruleset::find(key).unwrap_err().to_string();
        let books = told("yoté");
        for book in Book::ALL {
            assert!(books.contains(book.key), "{books}");
        }
        let options = told("yote-ludos+chain+to-one");
        assert!(options.contains("(character 18)"), "{options}");
        assert!(["+chain", "+friendly", "+mandatory"].iter().all(|it| options.contains(it)));
        let none = told("wali-ludens+chain");
        assert!(none.contains("(character 13)") && none.ends_with("none"), "{none}");
        let twice = told("yote-ludos+chain+chain");
        assert!(twice.contains("(character 18)"), "{twice}");
    }

    #[test]
    fn games_and_sides_have_names() {
        let names: Vec<_> = Book::ALL.iter().map(|book| book.kind.to_string()).collect();
        for name in ["Yoté", "Choko", "Wali", "Bolotondou"] {
            assert!(names.iter().any(|it| it == name), "{names:?}");
        }
        for rules in Ruleset::ALL.iter().copied().chain([&*SMALL_CHOKO]) {
            let hands = Position::start(rules).in_hand();
            assert_eq!(
                [hands[Side::First], hands[Side::Second]],
                [rules.pieces(); 2],
                "{}",
                rules.key
            );
        }
        assert_eq!(SMALL_CHOKO.pieces(), 6);
    }

    static SMALL_CHOKO: LazyLock<Ruleset> =
        LazyLock::new(|| Ruleset::find("choko-traditional").unwrap().reduced(Shape::new(3, 3), 6));

    #[test]
    fn a_reduced_game_has_its_own_board_and_is_another_game() {
        let (whole, small) = (Ruleset::find("choko-traditional").unwrap(), &*SMALL_CHOKO);
        assert!(whole != small && whole.key() == small.key());
        let mut game = Game::new(small);
        assert!(game.play("d1".parse().unwrap()).is_err());
        game.play("c3".parse().unwrap()).unwrap();
        assert_eq!(game.position().to_string(), "2o/3/3 i 5/6 place 0");
        assert_eq!(crate::perft(&Position::start(small), 2), 9 * 8);
    }

    #[test]
    fn full_board_blocks_placing() {
        let blocked = |text: &str| {
            let mut game = Game::from_position(Position::parse(text, &SMALL_CHOKO).unwrap());
            game.play("c1".parse().unwrap()).unwrap();
            assert!(game.actions().is_empty(), "{text}");
            game.outcome().unwrap()
        };
        let won = |by| Outcome::Won { by, how: Win::MorePieces(Deadlock::Blocked) };
        let drawn = Outcome::Drawn(Draw::Equal(Deadlock::Blocked));
        // It is the same whether the last placement asked for another, or answered one.
        for (hands, outcome) in
            [("1/1", drawn), ("2/1", won(Side::First)), ("1/2", won(Side::Second))]
        {
            for pending in ["-", "place"] {
                assert_eq!(blocked(&format!("oio/ioi/io1 o {hands} {pending} 0")), outcome);
            }
        }
    }

    /// Every rule that the choices of a family cite.
    fn cited(family: &Family) -> Vec<&'static Rule> {
        match family {
            Family::Leaping(it) => {
                let choices = [
                    it.capture.rule,
                    it.chain.rule,
                    it.second.rule,
                    it.claim.rule,
                    it.friends.rule,
                    it.answer.rule,
                    it.blocked.rule,
                    it.few.rule,
                    it.impasse.rule,
                ];
                let LeapingLaw { alternate, turn, board, place, hand, own, .. } = it.law;
                let LeapingLaw { step, straight, leap, second, win, .. } = it.law;
                let law = [alternate, turn, board, place, hand, own];
                let moving = [step, straight, leap, second, win];
                choices.into_iter().chain(law).chain(moving).collect()
            }
            Family::Row(Row { line, end, law }) => {
                let &RowLaw { alternate, board, own, placing, apart, step, .. } = law;
                let &RowLaw { take, must, overlong, blocked, impasse, .. } = law;
                let law = [alternate, board, own, placing, apart, step];
                let taking = [take, must, overlong, blocked, impasse, line.rule, end.rule];
                law.into_iter().chain(taking).collect()
            }
        }
    }

    #[test]
    fn every_choice_cites_a_rule_of_its_book() {
        for rules in Ruleset::ALL {
            let stated = |rule: &&Rule| rules.rules().any(|stated| stated == *rule);
            let cited = cited(&rules.family);
            assert_eq!(cited.into_iter().find(|rule| !stated(rule)), None, "{}", rules.key);
        }
    }

    /// Yoté's page of the same rulebook states it for placing, Choko's does not: there our ruling applies.
    #[test]
    fn silent_choices_cite_a_ruling() {
        for (key, id) in [("yote-ludens", "001-R6"), ("choko-ludens", "Q-C10")] {
            let Family::Leaping(choices) = Ruleset::find(key).unwrap().family else {
                unreachable!("{key} is a leaping game")
            };
            assert_eq!((choices.answer.value, choices.answer.rule.id), (Answer::Free, id), "{key}");
        }
    }
}
