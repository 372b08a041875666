//! Rulebooks: their headings, and what sets them apart.

use sandgrid_rules::{
    Answer, Blocked, Chain, Claim, Few, Friends, Impasse, Kind, Rule, Ruleset, Second, Source,
    Variation,
};

use super::{LONG, Language, key};
use crate::contrast::Trait;
use crate::rulebook::Part;

impl Language {
    /// A rule, read out; a long one is only named.
    pub(super) fn read_out(self, rule: &Rule) -> String {
        match self.rule(rule) {
            words if words.chars().count() > LONG => self.tell(key::RuleNamed { rule: rule.id }),
            words => self.tell(key::RuleRead { rule: rule.id, words }),
        }
    }

    /// Where a rule stands, or what a ruling rests on.
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

    /// The heading of a part of a rulebook.
    pub(super) fn part(self, part: Part) -> String {
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

    /// A game in one breath.
    pub(super) fn gist(self, kind: Kind) -> String {
        match kind {
            Kind::Yote => self.tell(key::GistYote),
            Kind::Choko => self.tell(key::GistChoko),
            Kind::Wali => self.tell(key::GistWali),
            Kind::Bolotondou => self.tell(key::GistBolotondou),
        }
    }

    /// Something told of a rulebook.
    pub(super) fn told(self, told: Trait) -> String {
        match told {
            Trait::Board(columns, rows) => {
                self.tell(key::TraitBoard { columns: columns.into(), rows: rows.into() })
            }
            Trait::Line(count) => self.tell(key::TraitLine { count: count.into() }),
            Trait::End(count) => self.tell(key::TraitEnd { count: count.into() }),
            Trait::Offers(variations) => {
                let names: Vec<_> = variations.iter().map(|it| self.variation(*it)).collect();
                self.tell(key::TraitOffers { options: &self.sequence(&names) })
            }
            Trait::Answer(Answer::Free) => self.tell(key::TraitAnswerFree),
            Trait::Answer(Answer::InKind) => self.tell(key::TraitAnswerInKind),
            Trait::Friends(friends) => self.leaps_over_friends(friends),
            Trait::Chain(Chain::Single) => self.tell(key::TraitChainSingle),
            Trait::Chain(Chain::TakingEachTime | Chain::TakingAtTheEnd) => {
                self.tell(key::TraitChainSeveral)
            }
            Trait::Second(second, claim) => self.second(second, claim),
            Trait::Blocked(Blocked::Loses) => self.tell(key::TraitBlockedLoses),
            Trait::Blocked(Blocked::Counted) => self.tell(key::TraitBlockedCounted),
            Trait::Few(few) => self.few(few),
            Trait::Impasse(impasse) => self.stuck(impasse),
        }
    }

    fn leaps_over_friends(self, friends: Friends) -> String {
        match friends {
            Friends::Never => self.tell(key::TraitFriendsNever),
            Friends::Once => self.tell(key::TraitFriendsOnce),
            Friends::ThenCapture => self.tell(key::TraitFriendsThenCapture),
        }
    }

    fn second(self, second: Second, claim: Claim) -> String {
        match (second, claim) {
            (_, Claim::Right) => self.tell(key::TraitSecondDeclined),
            (Second::Board, Claim::Duty) => self.tell(key::TraitSecondBoard),
            (Second::BoardThenHand, Claim::Duty) => self.tell(key::TraitSecondBoardThenHand),
        }
    }

    fn few(self, few: Few) -> String {
        match few {
            Few::Drawn => self.tell(key::TraitFewDrawn),
            Few::DrawnWhenStale => self.tell(key::TraitFewStale),
            Few::DrawnWhenEqual => self.tell(key::TraitFewEqual),
        }
    }

    fn stuck(self, impasse: Impasse) -> String {
        match impasse {
            Impasse::Drawn => self.tell(key::TraitImpasseDrawn),
            Impasse::MorePieces => self.tell(key::TraitImpasseMorePieces),
            Impasse::MoreTaken => self.tell(key::TraitImpasseMoreTaken),
        }
    }

    /// A source with all that is known of it.
    pub(super) fn source(self, source: &Source) -> String {
        let (published, credits) = (self.published(source), self.credits(source));
        self.tell(key::Source { credits: &credits, published: &published, title: source.title })
    }

    /// Who published a source, and how.
    pub(super) fn published(self, source: &Source) -> String {
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

    /// What an option means.
    pub(super) fn offer(self, variation: Variation) -> String {
        let words = self.rule(variation.rule());
        match words.split_once(": ") {
            // The rulebook repeats its name, which stands above.
            Some((_, rest)) if variation != Variation::ToOne => self.upper(rest),
            _ => words.to_owned(),
        }
    }

    /// What stands above a printed board.
    pub(super) fn paper(self, rules: &Ruleset) -> String {
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
