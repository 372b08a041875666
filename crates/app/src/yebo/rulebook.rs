//! The rules in full, under headings.

use sandgrid_yebo::rule::{self, Ground, Rule, Sure};
use sandgrid_yebo::{HouseRules, house};

use crate::Language;
use crate::i18n::key;

/// Some of the rules, under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// What it says.
    pub statements: Vec<Statement>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its number.
    pub id: &'static str,
    /// Where it stands; of a ruling of ours, how sure it is.
    pub place: String,
    /// What it says.
    pub words: &'static str,
    /// The code of the language that says so: English, where no other has words for it.
    pub lang: &'static str,
}

/// The code of the language that the rules themselves are written in.
const OURS: &str = "en";

/// The last statement of each chapter, by number.
const ENDS: [u32; 6] = [5, 14, 26, 34, 43, 48];

/// All rules: what the source states, then how we rule.
#[must_use]
pub fn chapters(language: Language) -> Vec<Chapter> {
    let title = |at: usize| {
        let number = u32::try_from(at + 1).unwrap_or_default();
        language.tell(key::YeboChapter { number })
    };
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
            let sure = language.tell(key::YeboSure { sure: word(sure) });
            language.tell(key::YeboRuling { sure: &sure, places })
        }
    }
}

/// As the words choose by it.
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

/// One thing that a house can decide, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseChoice {
    /// As it is written.
    pub key: &'static str,
    /// What it is about.
    pub title: String,
    /// What it can be: as it is written, and in words.
    pub options: Vec<(&'static str, String)>,
}

/// Everything that a house can decide.
#[must_use]
pub fn house_choices(language: Language) -> Vec<HouseChoice> {
    let choice = |choice: &house::Choice| HouseChoice {
        key: choice.key,
        title: language.tell(key::YeboHouse { choice: choice.key }),
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
        Err(_) => language.tell(key::YeboHouseOption { option: &format!("{choice}-{word}") }),
    }
}
