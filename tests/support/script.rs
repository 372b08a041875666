//! Parser of the rule cases in `cases/`; `cases/README.md` defines their words.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::str::FromStr;

use sandgrid_rules::{Action, BySide, Cell, Ruleset, Turn};

use crate::Findings;

/// One numbered case.
#[derive(Debug)]
pub struct Case {
    /// Its number: `Y-04`.
    pub id: String,
    /// The rules and rulings that it covers.
    pub from: Vec<String>,
    /// The parts, each from its own position.
    pub parts: Vec<Part>,
    /// Its first line in the file.
    pub line: usize,
}

/// Actions and claims from one position.
#[derive(Debug)]
pub struct Part {
    /// Its title; empty in a case of one part.
    pub title: String,
    /// The rulesets in which it holds.
    pub rules: Vec<&'static Ruleset>,
    /// Its first line in the file.
    pub position: String,
    /// The actions and claims, in order.
    pub steps: Vec<Step>,
}

/// One line of a part.
#[derive(Debug)]
pub struct Step {
    /// Its number in the file.
    pub line: usize,
    /// The action or claim.
    pub claim: Claim,
}

/// A list in which neither order nor repetition counts.
pub type Texts = BTreeSet<String>;

/// An action or a claim of a line.
#[derive(Debug)]
pub enum Claim {
    /// Turns, or parts of turns, are played a number of times.
    Play {
        /// The number of repetitions.
        times: usize,
        /// The turns.
        turns: Vec<Turn>,
    },
    /// The position has this text.
    PositionIs(String),
    /// This side acts.
    Acts(String),
    /// Pieces of each side in hand.
    Hands(BySide<u8>),
    /// Pieces of each side on the board and in hand.
    Totals(BySide<u8>),
    /// Exactly these actions are legal.
    Legal(Texts),
    /// Number of legal actions.
    LegalCount(usize),
    /// The legal actions are of exactly these kinds.
    LegalKinds(Texts),
    /// Exactly these captures are legal.
    LegalLeaps(Texts),
    /// Exactly these actions are legal for the piece in a hole.
    LegalOf(Cell, Texts),
    /// Exactly these whole turns are legal.
    LegalTurns(Texts),
    /// These actions are legal.
    Allowed(Vec<Action>),
    /// These actions are refused.
    Refused {
        /// The actions.
        actions: Vec<Action>,
        /// The rules, one of which is cited; empty for any.
        by: Vec<String>,
    },
    /// The state of the game.
    Outcome {
        /// `-`, `o`, `i` or `draw`.
        verdict: String,
        /// The rules, one of which is cited; empty for any.
        by: Vec<String>,
    },
    /// No ruleset has this key.
    NoRuleset(String),
}

/// Parses a file of cases, and adds its errors to the findings.
pub fn read_cases(file: &str, findings: &mut Findings) -> Vec<Case> {
    let text = crate::text(file);
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        let said = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = said.split_once(' ').unwrap_or((said, ""));
        if let Err(error) = reader.read(index + 1, word, rest.trim()) {
            findings.note(format_args!("{file}:{}: {error}", index + 1));
        }
    }
    for case in &reader.cases {
        let complete = !case.from.is_empty() && !case.parts.is_empty();
        findings
            .ensure(complete, format_args!("{file}:{}: {} is not complete", case.line, case.id));
    }
    reader.cases
}

/// The cases read so far, and the context of the next part.
#[derive(Default)]
struct Reader {
    cases: Vec<Case>,
    title: String,
    rules: Vec<&'static Ruleset>,
    position: String,
    /// Whether lines still belong to the last part.
    is_open: bool,
}

impl Reader {
    fn read(&mut self, line: usize, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "" => Ok(()),
            "case" => self.begin_case(line, rest),
            "from" => self.begin_from(rest),
            "part" => {
                rest.clone_into(&mut self.title);
                self.is_open = false;
                if rest.is_empty() { Err("a part needs a title".to_owned()) } else { Ok(()) }
            }
            "rules" => {
                self.rules = list(rest, rulesets)?.into_iter().flatten().collect();
                self.must_be_closed()
            }
            "position" => {
                rest.clone_into(&mut self.position);
                self.must_be_closed()
            }
            _ => {
                let claim = read_claim(word, rest)?;
                self.open_part()?.steps.push(Step { line, claim });
                Ok(())
            }
        }
    }

    fn begin_case(&mut self, line: usize, rest: &str) -> Result<(), String> {
        let (id, name) = rest.split_once(' ').ok_or("a case needs a number and a name")?;
        let _: &str = name;
        let (id, from, parts) = (id.to_owned(), Vec::new(), Vec::new());
        *self = Self { cases: std::mem::take(&mut self.cases), ..Self::default() };
        self.cases.push(Case { id, from, parts, line });
        Ok(())
    }

    fn begin_from(&mut self, rest: &str) -> Result<(), String> {
        let case = self.cases.last_mut().ok_or("a case comes first")?;
        case.from = rest.split_whitespace().map(str::to_owned).collect();
        Ok(())
    }

    fn must_be_closed(&self) -> Result<(), String> {
        if self.is_open { Err("only a new part may change this".to_owned()) } else { Ok(()) }
    }

    /// Returns the part of a line; begins one where there is none.
    fn open_part(&mut self) -> Result<&mut Part, String> {
        let case = self.cases.last_mut().ok_or("a case comes first")?;
        if !self.is_open {
            if self.rules.is_empty() || self.position.is_empty() {
                return Err("rules and a position come first".to_owned());
            }
            let (title, position) = (self.title.clone(), self.position.clone());
            case.parts.push(Part { title, rules: self.rules.clone(), position, steps: Vec::new() });
            self.is_open = true;
        }
        case.parts.last_mut().ok_or_else(|| "a part comes first".to_owned())
    }
}

/// Returns the rulesets of a key; `*` adds all further options.
fn rulesets(word: &str) -> Result<Vec<&'static Ruleset>, String> {
    let key = word.strip_suffix('*').unwrap_or(word);
    let least = Ruleset::find(key).map_err(|error| error.to_string())?;
    if key == word {
        return Ok(vec![least]);
    }
    let has_all = |rules: &&&'static Ruleset| {
        rules.book() == least.book()
            && least.variations().iter().all(|variation| rules.variations().contains(variation))
    };
    Ok(Ruleset::ALL.iter().filter(has_all).copied().collect())
}

fn read_claim(word: &str, rest: &str) -> Result<Claim, String> {
    Ok(match word {
        "play" => Claim::Play { times: 1, turns: list(rest, parse)? },
        "repeat" => {
            let (times, turns) = rest.split_once(" play ").ok_or("repeat N play TURN …")?;
            Claim::Play { times: parse(times)?, turns: list(turns, parse)? }
        }
        "position-is" => Claim::PositionIs(rest.to_owned()),
        "turn" => Claim::Acts(one_of(rest, &["o", "i"])?),
        "hands" => Claim::Hands(pair(rest)?),
        "totals" => Claim::Totals(pair(rest)?),
        "legal" => Claim::Legal(texts::<Action>(rest)?),
        "legal-count" => Claim::LegalCount(parse(rest)?),
        "legal-kinds" => Claim::LegalKinds(kinds(rest)?),
        "legal-leaps" => Claim::LegalLeaps(texts::<Action>(rest)?),
        "legal-of" => {
            let (cell, actions) = rest.split_once(' ').ok_or("legal-of CELL ACTION …")?;
            Claim::LegalOf(parse(cell)?, texts::<Action>(actions)?)
        }
        "legal-turns" => Claim::LegalTurns(texts::<Turn>(rest)?),
        "allowed" => Claim::Allowed(list(rest, parse)?),
        "refused" => {
            let (actions, by) = read_by(rest);
            Claim::Refused { actions: list(actions, parse)?, by }
        }
        "outcome" => {
            let (verdict, by) = read_by(rest);
            Claim::Outcome { verdict: one_of(verdict, &["-", "o", "i", "draw"])?, by }
        }
        "no-ruleset" => Claim::NoRuleset(rest.to_owned()),
        _ => return Err(format!("unknown word {word:?}")),
    })
}

/// Splits words at `by` into a claim and its rules.
fn read_by(rest: &str) -> (&str, Vec<String>) {
    let (said, by) = rest.split_once(" by ").unwrap_or((rest, ""));
    (said.trim(), by.split_whitespace().map(str::to_owned).collect())
}

fn parse<T: FromStr<Err: Display>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error| format!("{word:?}: {error}"))
}

/// One or more words, each read by itself.
fn list<T>(rest: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    let list: Vec<T> = rest.split_whitespace().map(read).collect::<Result<_, _>>()?;
    if list.is_empty() { Err("nothing is listed".to_owned()) } else { Ok(list) }
}

/// Parses one or more printed texts, or `-` for none.
fn texts<T: FromStr<Err: Display> + Display>(rest: &str) -> Result<Texts, String> {
    if rest == "-" {
        return Ok(Texts::new());
    }
    let texts = list(rest, |word| Ok(parse::<T>(word)?.to_string()))?;
    Ok(texts.into_iter().collect())
}

fn kinds(rest: &str) -> Result<Texts, String> {
    const KINDS: [&str; 8] = ["place", "step", "leap", "hop", "take", "hand", "decline", "stop"];
    Ok(list(rest, |word| one_of(word, &KINDS))?.into_iter().collect())
}

fn one_of(word: &str, words: &[&str]) -> Result<String, String> {
    if words.contains(&word) {
        Ok(word.to_owned())
    } else {
        Err(format!("{word:?} is none of {words:?}"))
    }
}

fn pair(rest: &str) -> Result<BySide<u8>, String> {
    let (first, second) = rest.split_once('/').ok_or("two numbers with a / between")?;
    Ok(BySide::new(parse(first)?, parse(second)?))
}
