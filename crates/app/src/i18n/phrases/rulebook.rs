//! Formats rulebooks: headings, differences and sources.

use sandgrid_rules::{
    Answer, Blocked, BonusCapture, Chain, Claim, FewPieces, FriendlyLeap, GameKind, Impasse, Rule,
    Ruleset, Side, Source, SourceId, Variation,
};

use super::super::{LONG, Language, key};
use crate::rulebook::Part;
use crate::rulebook::compare::Difference;

impl Language {
    /// Formats a rule for an announcement; a long one is only named.
    pub(in crate::i18n) fn read_out(self, rule: &Rule, rules: &Ruleset) -> String {
        let citation = self.upper(&self.citation(rule));
        let words = self.rule(rule, rules);
        if words.chars().count() > LONG {
            self.format(key::RuleNamed { rule: &citation })
        } else {
            self.format(key::RuleRead { rule: &citation, words: &words })
        }
    }

    /// Formats the citation of a rule: its book with the printed number or heading, or that it is our ruling.
    #[must_use]
    pub fn citation(self, rule: &Rule) -> String {
        if rule.is_reconstructed() {
            return self.format(key::CitationRebuilt);
        }
        match (book(rule), heading(rule)) {
            (Some(book), Some(heading)) => self.format(key::CitationSection { book, heading }),
            _ => self.citation_in_play(rule),
        }
    }

    /// Formats a citation without headings, which the first program does not contain.
    pub(in crate::i18n) fn citation_in_play(self, rule: &Rule) -> String {
        match (book(rule), rule.number()) {
            (Some(book), Some(number)) => self.format(key::CitationRule { book, number }),
            (Some(book), None) => book.to_owned(),
            (None, _) => self.format(key::CitationOurs),
        }
    }

    /// Formats a heading.
    pub(in crate::i18n) fn part(self, part: Part) -> String {
        match part {
            Part::Needs => self.format(key::PartNeeds),
            Part::Turns => self.format(key::PartTurns),
            Part::Placing => self.format(key::PartPlacing),
            Part::Moving => self.format(key::PartMoving),
            Part::Capturing => self.format(key::PartCapturing),
            Part::Ending => self.format(key::PartEnding),
            Part::Options => self.format(key::PartOptions),
        }
    }

    /// Formats the one-sentence summary of a game.
    pub(in crate::i18n) fn summary(self, kind: GameKind) -> String {
        match kind {
            GameKind::Yote => self.format(key::SummaryYote),
            GameKind::Choko => self.format(key::SummaryChoko),
            GameKind::Wali => self.format(key::SummaryWali),
            GameKind::Bolotondou => self.format(key::SummaryBolotondou),
        }
    }

    /// Formats a property of a rulebook.
    pub(in crate::i18n) fn difference(self, difference: Difference) -> String {
        match difference {
            Difference::Board(columns, rows) => {
                self.format(key::DifferenceBoard { columns: columns.into(), rows: rows.into() })
            }
            Difference::Line(count) => self.format(key::DifferenceLine { count: count.into() }),
            Difference::LosingCount(count) => {
                self.format(key::DifferenceEnd { count: count.into() })
            }
            Difference::Offers(variations) => {
                let names: Vec<_> = variations.iter().map(|it| self.variation(*it)).collect();
                self.format(key::DifferenceOffers { options: &self.sequence(&names) })
            }
            Difference::Answer(Answer::Free) => self.format(key::DifferenceAnswerFree),
            Difference::Answer(Answer::InKind) => self.format(key::DifferenceAnswerInKind),
            Difference::FriendlyLeap(friends) => self.leaps_over_friends(friends),
            Difference::Chain(Chain::Single) => self.format(key::DifferenceChainSingle),
            Difference::Chain(Chain::TakingEachTime | Chain::TakingAtTheEnd) => {
                self.format(key::DifferenceChainSeveral)
            }
            Difference::BonusCapture(second, claim) => self.second(second, claim),
            Difference::Blocked(Blocked::Loses) => self.format(key::DifferenceBlockedLoses),
            Difference::Blocked(Blocked::Counted) => self.format(key::DifferenceBlockedCounted),
            Difference::FewPieces(few) => self.few(few),
            Difference::Impasse(impasse) => self.stuck(impasse),
        }
    }

    fn leaps_over_friends(self, friends: FriendlyLeap) -> String {
        match friends {
            FriendlyLeap::Never => self.format(key::DifferenceFriendsNever),
            FriendlyLeap::Once => self.format(key::DifferenceFriendsOnce),
            FriendlyLeap::ThenCapture => self.format(key::DifferenceFriendsThenCapture),
        }
    }

    fn second(self, second: BonusCapture, claim: Claim) -> String {
        match (second, claim) {
            (_, Claim::Right) => self.format(key::DifferenceSecondDeclined),
            (BonusCapture::Board, Claim::Duty) => self.format(key::DifferenceSecondBoard),
            (BonusCapture::BoardThenHand, Claim::Duty) => {
                self.format(key::DifferenceSecondBoardThenHand)
            }
        }
    }

    fn few(self, few: FewPieces) -> String {
        match few {
            FewPieces::Drawn => self.format(key::DifferenceFewDrawn),
            FewPieces::DrawnWhenStale => self.format(key::DifferenceFewStale),
            FewPieces::DrawnWhenEqual => self.format(key::DifferenceFewEqual),
        }
    }

    fn stuck(self, impasse: Impasse) -> String {
        match impasse {
            Impasse::Drawn => self.format(key::DifferenceImpasseDrawn),
            Impasse::MorePieces => self.format(key::DifferenceImpasseMorePieces),
            Impasse::MoreTaken => self.format(key::DifferenceImpasseMoreTaken),
        }
    }

    /// Formats the full citation of a source.
    pub(in crate::i18n) fn source(self, source: &Source) -> String {
        let (published, credits) = (self.published(source), self.credits(source));
        self.format(key::Source { credits: &credits, published: &published, title: source.title })
    }

    /// Formats publisher and publication of a source.
    pub(in crate::i18n) fn published(self, source: &Source) -> String {
        match source.id {
            SourceId::Ludos => self.format(key::Published000),
            SourceId::LudensPlanet => self.format(key::Published001),
            SourceId::TraditionalChoko => self.format(key::Published002),
            SourceId::TraditionalYote => self.format(key::Published004),
        }
    }

    fn credits(self, source: &Source) -> String {
        match source.id {
            SourceId::Ludos => self.format(key::Credits000),
            SourceId::LudensPlanet => self.format(key::Credits001),
            SourceId::TraditionalChoko | SourceId::TraditionalYote => self.format(key::Credits002),
        }
    }

    /// Formats the explanation of an option.
    pub(in crate::i18n) fn offer(self, variation: Variation) -> String {
        let words = self.words.rule(variation.rule());
        // The rule may begin with the option's name, which the heading shows already.
        words.split_once(": ").map_or_else(|| words.to_owned(), |(_, rest)| self.upper(rest))
    }

    /// Formats the heading above a printed board.
    pub(in crate::i18n) fn print_heading(self, rules: &Ruleset) -> String {
        let (shape, number) = (rules.shape(), u32::from(rules.pieces()));
        self.format(key::PrintHeading {
            kind: &rules.kind().to_string(),
            count: 2 * number,
            number,
            us: self.of(Side::First),
            them: self.of(Side::Second),
            rows: shape.rows().into(),
            columns: shape.columns().into(),
        })
    }
}

/// Returns the title of the book that prints a rule; `None` for a ruling of ours.
fn book(rule: &Rule) -> Option<&'static str> {
    Some(match rule.source()? {
        SourceId::Ludos => "LUDOS",
        SourceId::LudensPlanet => "Ludens Planet",
        SourceId::TraditionalChoko | SourceId::TraditionalYote => "Traditional Board Games",
    })
}

/// The headings of LUDOS, each with the line of the source on which its text begins.
const LUDOS: [(u16, &str); 13] = [
    (18, "Yoté"),
    (20, "Object of the game"),
    (24, "Game contents"),
    (36, "Setup"),
    (43, "How to play"),
    (49, "Deploy a Camel"),
    (53, "Move a Camel"),
    (57, "Capture your opponent’s Camel"),
    (64, "Game end"),
    (80, "Mandatory Capture"),
    (84, "Chain Capture"),
    (88, "Friendly Leap"),
    (93, "Choko"),
];

/// The headings of Ludens Planet, likewise.
const LUDENS: [(u16, &str); 10] = [
    (13, "Le jeu"),
    (18, "Objectif"),
    (22, "Début de la partie"),
    (28, "Mouvements"),
    (35, "Capture"),
    (45, "Capture multiple"),
    (60, "Fin de partie"),
    (66, "Variante du Yoté : Choko"),
    (79, "Variante de jeu : Wali"),
    (98, "Variante du Wali : Bolotondou"),
];

/// Returns the heading under which a book without numbers prints a rule.
fn heading(rule: &Rule) -> Option<&'static str> {
    let headings = match rule.source()? {
        SourceId::Ludos => &LUDOS[..],
        SourceId::LudensPlanet => &LUDENS[..],
        SourceId::TraditionalChoko | SourceId::TraditionalYote => return None,
    };
    let line = rule.line()?;
    headings.iter().rev().find(|(start, _)| *start <= line).map(|(_, heading)| *heading)
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::Ruleset;

    use super::*;

    #[test]
    fn every_printed_rule_names_its_book() {
        for rule in Ruleset::ALL.iter().flat_map(|rules| rules.rules()) {
            assert_eq!(book(rule).is_none(), rule.id.starts_with("Q-"), "{rule}");
            let has_number = ["002-", "004-"].into_iter().any(|it| rule.id.starts_with(it));
            let is_printed = book(rule).is_some() && !rule.is_reconstructed();
            let has_heading = is_printed && !has_number;
            assert_eq!(heading(rule).is_some(), has_heading, "{rule}: {}", rule.place());
        }
    }

    #[test]
    fn every_rule_of_a_book_without_numbers_has_its_heading() {
        for rule in Ruleset::ALL.iter().flat_map(|rules| rules.rules()) {
            let has_headings =
                matches!(rule.source(), Some(SourceId::Ludos | SourceId::LudensPlanet));
            let is_expected = has_headings && !rule.is_reconstructed();
            assert_eq!(heading(rule).is_some(), is_expected, "{rule}");
        }
        let of = |id: &str| {
            let mut rules = Ruleset::ALL.iter().flat_map(|rules| rules.rules());
            rules.find(|rule| rule.id == id).and_then(|rule| heading(rule))
        };
        assert_eq!(of("000-V1"), Some("Mandatory Capture"));
        assert_eq!(of("001-W2"), Some("Variante de jeu : Wali"));
    }
}
