//! The rulebook view: the rules of a ruleset under headings, printed ones before rulings.

use sandgrid_rules::{Rule, Ruleset};

pub mod compare;

/// The headings of a rulebook, in reading order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Board, pieces, aim.
    Needs,
    /// First player, and the parts of a turn.
    Turns,
    /// Bringing pieces onto the board.
    Placing,
    /// Stepping, and hopping over one's own pieces.
    Moving,
    /// Capturing enemy pieces, by leaps or by rows.
    Capturing,
    /// Winning and drawing.
    Ending,
    /// Options.
    Options,
}

impl Part {
    /// All headings in reading order.
    pub const ALL: [Self; 7] = [
        Self::Needs,
        Self::Turns,
        Self::Placing,
        Self::Moving,
        Self::Capturing,
        Self::Ending,
        Self::Options,
    ];

    /// Returns the heading of a rule.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let is_there = |part: &Self| part.ids().split(' ').any(|id| id == rule.id);
        Self::ALL.into_iter().find(is_there).unwrap_or(Self::Options)
    }

    /// The ids of its rules, separated by spaces.
    const fn ids(self) -> &'static str {
        match self {
            Self::Needs => {
                "000-R1 000-R2 000-R3 000-R4 000-R5 000-C0 001-R1 001-R2 001-R3 001-R4 001-W0 \
                 001-W1 001-B1 002-R0 002-R1 004-R0 004-R1 Q-C9 Q-C14"
            }
            Self::Turns => {
                "000-R6 000-R7 001-R5 001-R6 002-R2 002-R4 004-R2 004-R4 Q-Y19 Q-C12 Q-W14"
            }
            Self::Placing => {
                "000-R8 000-C1 000-C2 000-C3 000-C4 000-C5 001-W2 001-B2 002-R0b 002-R3 002-R5 \
                 004-R3 Q-Y24 Q-C1 Q-C2 Q-C3 Q-C4 Q-C5 Q-C10 Q-C13 Q-W1 Q-W2"
            }
            Self::Moving => {
                "000-R9 000-R10 001-R7 001-C1 001-C2 001-C3 001-W3 002-R6 002-R7 004-R5 004-R6 \
                 Q-Y7 Q-C6 Q-C7 Q-C8"
            }
            Self::Capturing => {
                "000-R11 000-R12 000-R13 000-C6 001-R8 001-R9 001-R10 001-R11 001-R12 001-R13 \
                 001-R14 001-R15 001-W4 001-W5 001-W6 001-W7 001-W8 001-W9 001-B3 002-R8 002-R9 \
                 002-R10 002-R11 002-R12 004-R7 004-R8 004-R9 004-R10 004-R11 Q-Y4 Q-Y5 Q-Y18 \
                 Q-Y3 Q-Y20 Q-Y21 Q-W3 Q-W4 Q-W8 Q-W9 Q-W10 Q-W11 Q-W12"
            }
            Self::Ending => {
                "000-R14 000-R15 000-R16 001-R16 001-R17 001-R18 001-W10 002-R13 002-R14 004-R12 \
                 004-R13 Q-Y8 Q-Y9 Q-Y10 Q-Y11 Q-Y12 Q-Y13 Q-Y14 Q-Y15 Q-Y16 Q-Y17 Q-Y22 Q-W5 \
                 Q-W6 Q-W7 Q-W13"
            }
            Self::Options => "000-R17 000-V1 000-V2 000-V3 Q-Y1 Q-Y2 Q-Y6 Q-C11",
        }
    }
}

/// A heading and its rules: the printed ones, then the rulings.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub part: Part,
    /// The rules; not empty.
    pub rules: Vec<&'static Rule>,
}

/// Returns all rules of a ruleset under their headings.
#[must_use]
pub fn sections(rules: &Ruleset) -> Vec<Section> {
    let about = |part| rules.rules().filter(|rule| Part::of(rule) == part).collect();
    let sections = Part::ALL.into_iter().map(|part| Section { part, rules: about(part) });
    sections.filter(|section| !section.rules.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use sandgrid_rules::rule::{ludens, ludos, rulings, traditional};

    use super::*;

    #[test]
    fn every_rule_has_exactly_one_heading() {
        let all = [ludens::ALL, ludos::ALL, rulings::ALL, traditional::ALL].concat();
        for rule in &all {
            let parts =
                Part::ALL.iter().filter(|part| part.ids().split(' ').any(|id| id == rule.id));
            assert_eq!(parts.count(), 1, "{rule}");
        }
        let named = Part::ALL.iter().flat_map(|part| part.ids().split(' '));
        assert_eq!(named.count(), all.len(), "ids that no rule has");
    }

    #[test]
    fn headings_cover_every_rule() {
        // Fewer rulesets under Miri, which is slow.
        for rules in Ruleset::ALL.iter().step_by(if cfg!(miri) { 6 } else { 1 }) {
            let read: Vec<_> =
                sections(rules).into_iter().flat_map(|section| section.rules).collect();
            assert_eq!(read.len(), rules.rules().count(), "{}", rules.key());
            assert!(rules.rules().all(|rule| read.contains(&rule)), "{}", rules.key());
            let ours = rules.book().rulings.len();
            assert_eq!(
                read.iter().filter(|rule| rule.id.starts_with("Q-")).count(),
                ours,
                "{}",
                rules.key()
            );
        }
    }
}
