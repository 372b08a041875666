//! The rules of Yebo in full, under headings.

use sandgrid_yebo::rule::{self, Ground, Rule, Sure};
use sandgrid_yebo::{HouseRules, Round, house};

use crate::Language;
use crate::i18n::{key, saturating_u32};

/// A heading and its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Heading.
    pub title: String,
    /// Rules.
    pub statements: Vec<Statement>,
}

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Id.
    pub id: &'static str,
    /// Place in the source; for a ruling, also its certainty.
    pub place: String,
    /// Text.
    pub words: &'static str,
    /// Code of the text's language: English if the locale has no translation.
    pub lang: &'static str,
}

/// Language of the source.
const OURS: &str = "en";

/// Number of the last rule of each chapter.
const ENDS: [u32; 6] = [5, 14, 26, 34, 43, 48];

/// Returns all rules: the source's rules, then the rulings.
#[must_use]
pub fn chapters(language: Language) -> Vec<Chapter> {
    let title = |at: usize| language.format(key::YeboChapter { number: saturating_u32(at + 1) });
    let mut chapters: Vec<Chapter> =
        (0..=ENDS.len()).map(|at| Chapter { title: title(at), statements: Vec::new() }).collect();
    for rule in rule::ALL {
        let number = rule.id.strip_prefix("003-E").and_then(|it| it.parse::<u32>().ok());
        let at = number.and_then(|number| ENDS.iter().position(|end| number <= *end));
        chapters[at.unwrap_or(ENDS.len())].statements.push(statement(language, *rule));
    }
    chapters
}

pub(super) fn statement(language: Language, rule: Rule) -> Statement {
    let (lang, words) = language.stated(rule.id).unwrap_or_else(|| (OURS, rule.words()));
    Statement { id: rule.id, place: place(language, rule), words, lang }
}

fn place(language: Language, rule: Rule) -> String {
    match rule.ground() {
        Ground::Stated(lines) => lines.to_owned(),
        Ground::Ruled(sure, places) => {
            let sure = language.format(key::YeboSure { sure: word(sure) });
            language.format(key::YeboRuling { sure: &sure, places })
        }
    }
}

/// Returns the selector for the certainty of a ruling.
const fn word(sure: Sure) -> &'static str {
    match sure {
        Sure::Text => "text",
        Sure::Strong => "strong",
        Sure::Weak => "weak",
        Sure::House => "house",
        Sure::LikePairs => "strong-like-pairs-weak",
        Sure::RoundsOfPairs => "strong-rounds-of-pairs-weak",
        Sure::NextChief => "strong-next-Chief-weak-limit-of-the-house",
    }
}

/// Returns the name of a round, with what it asks for in brackets.
pub(super) fn described(language: Language, round: Round) -> String {
    let number = u32::from(round.number());
    let name = language.format(key::YeboRoundName { number });
    format!("{name} ({})", language.format(key::YeboGoal { number }))
}

/// Returns the heading of the six rounds, and each with what it asks for.
#[must_use]
pub fn six_rounds(language: Language) -> (String, [String; 6]) {
    let title = language.format(key::YeboChapter { number: 5 });
    (title, Round::ALL.map(|round| described(language, round)))
}

/// A choice of house rules, with labels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseChoice {
    /// Key.
    pub key: &'static str,
    /// Label.
    pub title: String,
    /// The ruling that it is about.
    pub rule: &'static str,
    /// Options: key and label.
    pub options: Vec<(&'static str, String)>,
}

/// Returns all choices of house rules.
#[must_use]
pub fn house_choices(language: Language) -> Vec<HouseChoice> {
    let choice = |choice: &house::Choice| HouseChoice {
        key: choice.key,
        title: language.format(key::YeboHouse { choice: choice.key }),
        rule: choice.rule.id,
        options: choice
            .options
            .iter()
            .map(|word| (*word, option(language, choice.key, word)))
            .collect(),
    };
    HouseRules::CHOICES.iter().map(choice).collect()
}

fn option(language: Language, choice: &str, word: &str) -> String {
    match word.parse::<u32>() {
        Ok(_) => word.to_owned(),
        Err(_) => language.format(key::YeboHouseOption { option: &format!("{choice}-{word}") }),
    }
}
