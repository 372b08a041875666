//! The pattern of one message: its references are resolved, its arguments are open.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Text with gaps, to be filled by arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern(pub Vec<Part>);

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Text(String),
    /// An argument, by its name.
    Argument(String),
    /// Words that an argument chooses among.
    Choice {
        /// The argument's name.
        by: String,
        /// The variants: a plural category, a number or a word, and its pattern.
        variants: Vec<(String, Pattern)>,
        /// The default variant.
        otherwise: Pattern,
    },
}

impl Pattern {
    /// Nothing but words.
    pub(crate) fn text(words: &str) -> Self {
        Self(vec![Part::Text(words.to_owned())])
    }

    /// The arguments that are printed, and those that only choose, in order of their names.
    pub fn arguments(&self) -> Arguments {
        let mut found = Arguments::default();
        self.collect(&mut found);
        found
    }

    fn collect(&self, found: &mut Arguments) {
        for part in &self.0 {
            match part {
                Part::Text(_) => {}
                Part::Argument(name) => {
                    found.printed.insert(name.clone());
                }
                Part::Choice { by, variants, otherwise } => {
                    found.choosing.insert(by.clone());
                    for (_, pattern) in variants {
                        pattern.collect(found);
                    }
                    otherwise.collect(found);
                }
            }
        }
    }

    /// As the page reads it: `{a}` is the first argument, `{a?one:text|*:text}` a choice.
    ///
    /// # Errors
    /// A character that has a meaning there.
    pub fn compile(&self, arguments: &[String]) -> Result<String, String> {
        let letter = |name: &String| {
            let index = arguments.iter().position(|it| it == name);
            let index = index.and_then(|index| u8::try_from(index).ok());
            index.map(|index| char::from(b'a' + index)).ok_or(format!("${name} is not given"))
        };
        let mut text = String::new();
        for part in &self.0 {
            match part {
                Part::Text(words) if words.contains(['{', '}', '|']) => {
                    return Err(format!("`{words}` has a brace or a bar"));
                }
                Part::Text(words) => text.push_str(&words.replace('\n', " ")),
                Part::Argument(name) => {
                    let _ = write!(text, "{{{}}}", letter(name)?);
                }
                Part::Choice { by, variants, otherwise } => {
                    let _ = write!(text, "{{{}?", letter(by)?);
                    for (key, pattern) in variants {
                        let _ = write!(text, "{key}:{}|", pattern.compile(arguments)?);
                    }
                    let _ = write!(text, "*:{}}}", otherwise.compile(arguments)?);
                }
            }
        }
        Ok(text)
    }

    /// The words where nothing is open, as in a page's markup.
    pub fn plain(&self) -> Option<String> {
        let words = |part: &Part| match part {
            Part::Text(words) => Some(words.replace('\n', " ")),
            Part::Argument(_) | Part::Choice { .. } => None,
        };
        self.0.iter().map(words).collect()
    }

    /// The same with other words.
    pub fn reworded(&self, word: &impl Fn(&str) -> String) -> Self {
        Self(self.0.iter().map(|part| part.reworded(word)).collect())
    }
}

impl Part {
    fn reworded(&self, word: &impl Fn(&str) -> String) -> Self {
        match self {
            Self::Text(words) => Self::Text(word(words)),
            Self::Argument(name) => Self::Argument(name.clone()),
            Self::Choice { by, variants, otherwise } => Self::Choice {
                by: by.clone(),
                variants: variants
                    .iter()
                    .map(|(key, pattern)| (key.clone(), pattern.reworded(word)))
                    .collect(),
                otherwise: otherwise.reworded(word),
            },
        }
    }
}

/// The arguments of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Returns the arguments that are seen.
    pub printed: BTreeSet<String>,
    /// Those that choose what is seen.
    pub choosing: BTreeSet<String>,
}

impl Arguments {
    /// All of them.
    pub fn all(&self) -> BTreeSet<String> {
        self.printed.union(&self.choosing).cloned().collect()
    }
}
