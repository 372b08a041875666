//! The Fluent files of one language, read as one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};

use crate::Faults;
use crate::pattern::{Part, Pattern};

type Message = ast::Message<String>;

/// The messages of one language, by key.
#[derive(Debug, Default)]
pub(crate) struct Bundle {
    messages: BTreeMap<String, (&'static str, Message)>,
}

/// Words that only other messages of the same language use: no other language needs to have them.
const OWN: &str = "word-";

impl Bundle {
    /// Reads the files of a folder; one that is not there has no messages.
    pub(crate) fn read(folder: &Path, files: &[&'static str], faults: &mut Faults) -> Self {
        let mut bundle = Self::default();
        for &file in files {
            let path = folder.join(file);
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(rest, errors)| {
                let told = errors.iter().map(|it| format!("{}: {it}", path.display()));
                faults.extend(told);
                rest
            });
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let key = message.id.name.clone();
                    if bundle.messages.insert(key.clone(), (file, message)).is_some() {
                        faults.push(format!("{}: {key} stands there twice", path.display()));
                    }
                }
            }
        }
        bundle
    }

    /// The keys that a file has for everyone, in their order.
    pub(crate) fn keys(&self, file: &str) -> Vec<String> {
        let of_file = self.messages.iter().filter(|(_, (its, _))| *its == file);
        of_file.map(|(key, _)| key.clone()).filter(|key| !key.starts_with(OWN)).collect()
    }

    /// Its own words that nothing uses.
    pub(crate) fn idle(&self) -> Vec<String> {
        let mut used = BTreeSet::new();
        for (_, message) in self.messages.values() {
            message.value.iter().for_each(|pattern| references(pattern, &mut used));
        }
        let own = self.messages.keys().filter(|key| key.starts_with(OWN));
        own.filter(|key| !used.contains(*key)).cloned().collect()
    }

    /// Whether it has that key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// Arguments that are given though English has no use for them: `# $name` in a comment.
    pub(crate) fn extra(&self, key: &str) -> Vec<String> {
        let comment = self.messages.get(key).and_then(|(_, message)| message.comment.as_ref());
        let lines = comment.into_iter().flat_map(|comment| &comment.content);
        let names = lines.filter_map(|line| line.trim().strip_prefix('$'));
        names.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    }

    /// Returns the pattern of a message; `None` if it has attributes alone.
    ///
    /// # Errors
    /// A reference to an unknown message, or a construct that these messages do not use.
    pub(crate) fn pattern(&self, key: &str) -> Result<Option<Pattern>, String> {
        let (_, message) = self.messages.get(key).ok_or(format!("there is no {key}"))?;
        message.value.as_ref().map(|pattern| self.resolve(pattern, 0)).transpose()
    }

    /// The attributes of that key, with what is said in them.
    ///
    /// # Errors
    /// As for [`Self::pattern`].
    pub(crate) fn attributes(&self, key: &str) -> Result<Vec<(String, Pattern)>, String> {
        let (_, message) = self.messages.get(key).ok_or(format!("there is no {key}"))?;
        let attribute =
            |it: &ast::Attribute<String>| Ok((it.id.name.clone(), self.resolve(&it.value, 0)?));
        message.attributes.iter().map(attribute).collect()
    }

    fn resolve(&self, pattern: &ast::Pattern<String>, depth: u8) -> Result<Pattern, String> {
        if depth > 8 {
            return Err("messages refer to each other in a circle".to_owned());
        }
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text(value.clone())),
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, depth)?);
                }
            }
        }
        Ok(Pattern(parts))
    }

    fn expression(&self, expression: &Expression<String>, depth: u8) -> Result<Vec<Part>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth),
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => self.choice(&id.name, variants, depth).map(|choice| vec![choice]),
            Expression::Select { .. } => Err("only an argument can choose".to_owned()),
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, depth: u8) -> Result<Vec<Part>, String> {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text(value.clone())]),
            InlineExpression::VariableReference { id } => Ok(vec![Part::Argument(id.name.clone())]),
            InlineExpression::MessageReference { id, attribute: None } => {
                let known = self.messages.get(&id.name);
                let value = known.and_then(|(_, message)| message.value.as_ref());
                let value = value.ok_or(format!("there is no {}", id.name))?;
                Ok(self.resolve(value, depth + 1)?.0)
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth),
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {
                Err("only arguments, messages and texts stand in braces here".to_owned())
            }
        }
    }

    fn choice(
        &self,
        by: &str,
        variants: &[ast::Variant<String>],
        depth: u8,
    ) -> Result<Part, String> {
        let mut found = Vec::new();
        let mut otherwise = Pattern::default();
        for variant in variants {
            let pattern = self.resolve(&variant.value, depth)?;
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                &variant.key;
            if variant.default {
                otherwise = pattern;
            } else {
                found.push((name.clone(), pattern));
            }
        }
        Ok(Part::Choice { by: by.to_owned(), variants: found, otherwise })
    }
}

/// The messages that a pattern refers to.
fn references(pattern: &ast::Pattern<String>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            referred(expression, used);
        }
    }
}

fn referred(expression: &Expression<String>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            used.insert(id.name.clone());
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            referred(expression, used);
        }
        Expression::Inline(_) => {}
        Expression::Select { variants, .. } => {
            for variant in variants {
                references(&variant.value, used);
            }
        }
    }
}
