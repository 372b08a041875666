//! Formats rulebooks: headings, differences and sources.

use sandgrid_rules::{
    Answer, Blocked, BonusCapture, Chain, Claim, FewPieces, FriendlyLeap, GameKind, Impasse, Rule,
    Ruleset, Source, Variation,
};

use super::super::{LONG, Language, key};
use crate::rulebook::Part;
use crate::rulebook::compare::Difference;

impl Language {
    /// Formats a rule for an announcement; a long one is only named.
    pub(in crate::i18n) fn read_out(self, rule: &Rule) -> String {
        match self.rule(rule) {
            words if words.chars().count() > LONG => self.tell(key::RuleNamed { rule: rule.id }),
            words => self.tell(key::RuleRead { rule: rule.id, words }),
        }
    }

    /// Formats the place of a rule in its source, or the basis of a ruling.
    #[must_use]
    pub fn place(self, rule: &Rule) -> String {
        const SILENT: &str = "; 002 and 004 are silent";
        let after = |start| rule.place().strip_prefix(start);
        if rule.place() == "ruling (house rule); no source speaks of it" {
            self.tell(key::PlaceHouseAlone)
        } else if let Some(places) = after("ruling (house rule); after ") {
            self.tell(key::PlaceHouse { places })
        } else if let Some(places) = after("ruling (reconstructed); before ") {
            self.tell(key::PlaceRebuilt { places })
        } else if let Some(places) = after("ruling; after ") {
            match places.strip_suffix(SILENT) {
                Some(places) => self.tell(key::PlaceAfterSilent { places }),
                None => self.tell(key::PlaceAfter { places }),
            }
        } else {
            rule.place().to_owned()
        }
    }

    /// Formats a heading.
    pub(in crate::i18n) fn part(self, part: Part) -> String {
        match part {
            Part::Needs => self.tell(key::PartNeeds),
            Part::Turns => self.tell(key::PartTurns),
            Part::Placing => self.tell(key::PartPlacing),
            Part::Moving => self.tell(key::PartMoving),
            Part::Capturing => self.tell(key::PartCapturing),
            Part::Ending => self.tell(key::PartEnding),
            Part::Options => self.tell(key::PartOptions),
        }
    }

    /// Formats the one-sentence summary of a game.
    pub(in crate::i18n) fn gist(self, kind: GameKind) -> String {
        match kind {
            GameKind::Yote => self.tell(key::GistYote),
            GameKind::Choko => self.tell(key::GistChoko),
            GameKind::Wali => self.tell(key::GistWali),
            GameKind::Bolotondou => self.tell(key::GistBolotondou),
        }
    }

    /// Formats a property of a rulebook.
    pub(in crate::i18n) fn told(self, told: Difference) -> String {
        match told {
            Difference::Board(columns, rows) => {
                self.tell(key::TraitBoard { columns: columns.into(), rows: rows.into() })
            }
            Difference::Line(count) => self.tell(key::TraitLine { count: count.into() }),
            Difference::End(count) => self.tell(key::TraitEnd { count: count.into() }),
            Difference::Offers(variations) => {
                let names: Vec<_> = variations.iter().map(|it| self.variation(*it)).collect();
                self.tell(key::TraitOffers { options: &self.sequence(&names) })
            }
            Difference::Answer(Answer::Free) => self.tell(key::TraitAnswerFree),
            Difference::Answer(Answer::InKind) => self.tell(key::TraitAnswerInKind),
            Difference::Friends(friends) => self.leaps_over_friends(friends),
            Difference::Chain(Chain::Single) => self.tell(key::TraitChainSingle),
            Difference::Chain(Chain::TakingEachTime | Chain::TakingAtTheEnd) => {
                self.tell(key::TraitChainSeveral)
            }
            Difference::Second(second, claim) => self.second(second, claim),
            Difference::Blocked(Blocked::Loses) => self.tell(key::TraitBlockedLoses),
            Difference::Blocked(Blocked::Counted) => self.tell(key::TraitBlockedCounted),
            Difference::Few(few) => self.few(few),
            Difference::Impasse(impasse) => self.stuck(impasse),
        }
    }

    fn leaps_over_friends(self, friends: FriendlyLeap) -> String {
        match friends {
            FriendlyLeap::Never => self.tell(key::TraitFriendsNever),
            FriendlyLeap::Once => self.tell(key::TraitFriendsOnce),
            FriendlyLeap::ThenCapture => self.tell(key::TraitFriendsThenCapture),
        }
    }

    fn second(self, second: BonusCapture, claim: Claim) -> String {
        match (second, claim) {
            (_, Claim::Right) => self.tell(key::TraitSecondDeclined),
            (BonusCapture::Board, Claim::Duty) => self.tell(key::TraitSecondBoard),
            (BonusCapture::BoardThenHand, Claim::Duty) => self.tell(key::TraitSecondBoardThenHand),
        }
    }

    fn few(self, few: FewPieces) -> String {
        match few {
            FewPieces::Drawn => self.tell(key::TraitFewDrawn),
            FewPieces::DrawnWhenStale => self.tell(key::TraitFewStale),
            FewPieces::DrawnWhenEqual => self.tell(key::TraitFewEqual),
        }
    }

    fn stuck(self, impasse: Impasse) -> String {
        match impasse {
            Impasse::Drawn => self.tell(key::TraitImpasseDrawn),
            Impasse::MorePieces => self.tell(key::TraitImpasseMorePieces),
            Impasse::MoreTaken => self.tell(key::TraitImpasseMoreTaken),
        }
    }

    /// Formats the full citation of a source.
    pub(in crate::i18n) fn source(self, source: &Source) -> String {
        let (published, credits) = (self.published(source), self.credits(source));
        self.tell(key::Source { credits: &credits, published: &published, title: source.title })
    }

    /// Formats publisher and publication of a source.
    pub(in crate::i18n) fn published(self, source: &Source) -> String {
        match source.id {
            "000" => self.tell(key::Published000),
            "001" => self.tell(key::Published001),
            "002" => self.tell(key::Published002),
            "004" => self.tell(key::Published004),
            _ => source.published.to_owned(),
        }
    }

    fn credits(self, source: &Source) -> String {
        match source.id {
            "000" => self.tell(key::Credits000),
            "001" => self.tell(key::Credits001),
            "002" | "004" => self.tell(key::Credits002),
            _ => source.credits.to_owned(),
        }
    }

    /// Formats the explanation of an option.
    pub(in crate::i18n) fn offer(self, variation: Variation) -> String {
        let words = self.rule(variation.rule());
        match words.split_once(": ") {
            // The rule begins with the option's name, which the heading shows already.
            Some((_, rest)) if variation != Variation::ToOne => self.upper(rest),
            _ => words.to_owned(),
        }
    }

    /// Formats the heading above a printed board.
    pub(in crate::i18n) fn paper(self, rules: &Ruleset) -> String {
        let (shape, number) = (rules.shape(), u32::from(rules.pieces()));
        self.tell(key::Paper {
            kind: &rules.kind().to_string(),
            count: 2 * number,
            number,
            rows: shape.rows().into(),
            columns: shape.columns().into(),
        })
    }
}
