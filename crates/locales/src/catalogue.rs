//! The messages of all languages, checked.

use std::collections::BTreeMap;
use std::path::Path;

use sandgrid_rules::rule::{ludens, ludos, rulings, traditional};
use sandgrid_yebo::rule as yebo;

use crate::bundle::Bundle;
use crate::markup::{self, Mark};
use crate::pattern::Pattern;
use crate::pseudo::pseudo;
use crate::{Faults, Standing, TONGUES, Tongue};

/// When words are needed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before one can play.
    Play,
    /// For everything else at the sand.
    Whole,
    /// For Yebo.
    Yebo,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Play, Self::Whole, Self::Yebo];

    /// Returns the name of its packs and of the fields that hold them.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Whole => "whole",
            Self::Yebo => "yebo",
        }
    }

    /// Returns the file of the program's messages.
    pub(crate) const fn spoken(self) -> &'static str {
        match self {
            Self::Play => "play.ftl",
            Self::Whole => "whole.ftl",
            Self::Yebo => "yebo.ftl",
        }
    }

    /// Returns the file of the page's texts.
    pub(crate) const fn written(self) -> &'static str {
        match self {
            Self::Play => "page.ftl",
            Self::Whole => "sheets.ftl",
            Self::Yebo => "yebo-page.ftl",
        }
    }

    /// Returns the file of the rulebooks' statements; English has them in the rules crate.
    const fn stated(self) -> Option<&'static str> {
        match self {
            Self::Play => None,
            Self::Whole => Some("rules.ftl"),
            Self::Yebo => Some("yebo-rules.ftl"),
        }
    }

    /// The page that it stands in.
    const fn page(self) -> &'static str {
        match self {
            Self::Play | Self::Whole => "index.html",
            Self::Yebo => "www/yebo/yebo.html",
        }
    }
}

const FILES: [&str; 8] = [
    "play.ftl",
    "page.ftl",
    "whole.ftl",
    "sheets.ftl",
    "rules.ftl",
    "yebo.ftl",
    "yebo-page.ftl",
    "yebo-rules.ftl",
];

/// The pages that have words.
const PAGES: [&str; 2] = [Stage::Whole.page(), Stage::Yebo.page()];

/// A statement of a rulebook in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// The rule.
    pub id: &'static str,
    /// The language: the one that was asked for, or one that it falls back to.
    pub code: &'static str,
    /// Its words.
    pub words: String,
}

/// The words of all languages.
#[derive(Debug)]
pub struct Catalogue {
    bundles: BTreeMap<&'static str, Bundle>,
    /// Words of the sheets that stand in Yebo's page, too.
    shared: Vec<String>,
}

impl Catalogue {
    /// Reads and checks them.
    ///
    /// # Errors
    /// Returns all errors, so that they can be mended in one go.
    pub fn read(root: &Path) -> Result<Self, Faults> {
        let mut faults = Faults::new();
        let mut marks = Vec::new();
        for page in PAGES {
            let text = std::fs::read_to_string(root.join(page));
            let text = text.map_err(|error| vec![format!("{page}: {error}")])?;
            marks.extend(markup::marks(page, &text, &mut faults));
        }
        let real = TONGUES.iter().filter(|it| it.standing != Standing::Pseudo);
        let bundles = real
            .map(|tongue| {
                let folder = root.join("www/locales").join(tongue.code);
                (tongue.code, Bundle::read(&folder, &FILES, &mut faults))
            })
            .collect();
        let mut catalogue = Self { bundles, shared: Vec::new() };
        catalogue.check_pages(&marks, &mut faults);
        let sheets = catalogue.written(Stage::Whole);
        let stands = |key: &String| {
            marks.iter().any(|mark| mark.page == Stage::Yebo.page() && mark.key == *key)
        };
        catalogue.shared = sheets.into_iter().filter(stands).collect();
        for (code, bundle) in &catalogue.bundles {
            catalogue.check(code, bundle, &mut faults);
        }
        if faults.is_empty() { Ok(catalogue) } else { Err(faults) }
    }

    /// The keys of what the program says, in their order.
    #[must_use]
    pub fn spoken(&self, stage: Stage) -> Vec<String> {
        self.english().keys(stage.spoken())
    }

    /// The keys of what stands in the page, in their order; for Yebo, of all that does not come with
    /// the words for playing.
    #[must_use]
    pub fn written(&self, stage: Stage) -> Vec<String> {
        let shared = if stage == Stage::Yebo { &*self.shared } else { &[] };
        self.english().keys(stage.written()).into_iter().chain(shared.iter().cloned()).collect()
    }

    /// The arguments of a message, by name, in order.
    #[must_use]
    pub fn arguments(&self, key: &str) -> Vec<String> {
        let pattern = self.english().pattern(key).ok().flatten().unwrap_or_default();
        let mut all = pattern.arguments().all();
        all.extend(self.english().extra(key));
        all.into_iter().collect()
    }

    /// Returns the pattern of a message in a language, or in the first fallback language that has it.
    #[must_use]
    pub fn pattern(&self, tongue: &Tongue, key: &str) -> Option<Pattern> {
        let pattern = self.found(tongue, key, |bundle| bundle.pattern(key).ok().flatten());
        let is_pseudo = tongue.standing == Standing::Pseudo;
        pattern.map(|pattern| if is_pseudo { pseudo(&pattern) } else { pattern })
    }

    /// The attributes of that key.
    #[must_use]
    pub fn attributes(&self, tongue: &Tongue, key: &str) -> Vec<(String, Pattern)> {
        let found = self.found(tongue, key, |bundle| bundle.attributes(key).ok());
        let attributes = found.unwrap_or_default();
        match tongue.standing {
            Standing::Pseudo => {
                attributes.into_iter().map(|(name, it)| (name, pseudo(&it))).collect()
            }
            Standing::Complete | Standing::Draft(_) => attributes,
        }
    }

    /// Returns the statements of a stage in a language, in their order; a missing one is taken from a fallback
    /// language, and omitted if English alone has it.
    #[must_use]
    pub fn rules(&self, tongue: &Tongue, stage: Stage) -> Vec<Stated> {
        let all = rules(stage).into_iter();
        if tongue.standing == Standing::Pseudo {
            let odd = |words: &str| pseudo(&Pattern::text(words)).plain().unwrap_or_default();
            return all
                .map(|(id, words)| Stated { id, code: tongue.code, words: odd(words) })
                .collect();
        }
        let codes = || std::iter::once(tongue.code).chain(tongue.fallbacks().iter().copied());
        let in_one = |id: &'static str, code: &'static str| {
            let pattern = self.bundles.get(code)?.pattern(&rule_key(id)).ok()??;
            Some(Stated { id, code, words: pattern.plain()? })
        };
        all.filter_map(|(id, _)| codes().find_map(|code| in_one(id, code))).collect()
    }

    fn found<T>(
        &self,
        tongue: &Tongue,
        key: &str,
        get: impl Fn(&Bundle) -> Option<T>,
    ) -> Option<T> {
        let english = self.found_only(tongue, key, &get);
        english.or_else(|| get(self.english()))
    }

    fn found_only<T>(
        &self,
        tongue: &Tongue,
        key: &str,
        get: impl Fn(&Bundle) -> Option<T>,
    ) -> Option<T> {
        let codes = std::iter::once(tongue.code).chain(tongue.fallbacks().iter().copied());
        let bundles = codes.filter_map(|code| self.bundles.get(code));
        bundles.filter(|bundle| bundle.has(key)).find_map(get)
    }

    fn english(&self) -> &Bundle {
        &self.bundles[TONGUES[0].code]
    }
}

/// The key of a rule's statement.
fn rule_key(id: &str) -> String {
    format!("rule-{id}")
}

/// The rules that are quoted at that stage: their ids, and what they say in English.
fn rules(stage: Stage) -> Vec<(&'static str, &'static str)> {
    let of_the_sand = [ludens::ALL, ludos::ALL, rulings::ALL, traditional::ALL];
    match stage {
        Stage::Play => Vec::new(),
        Stage::Whole => {
            of_the_sand.into_iter().flatten().map(|rule| (rule.id, rule.words())).collect()
        }
        Stage::Yebo => yebo::ALL.iter().map(|rule| (rule.id, rule.words())).collect(),
    }
}

/// Checks.
impl Catalogue {
    /// Checks that the pages have exactly the English texts.
    fn check_pages(&self, marks: &[Mark], faults: &mut Faults) {
        let english = self.english();
        for mark in marks {
            let Mark { key, page, .. } = mark;
            let (value, attributes) = match (english.pattern(key), english.attributes(key)) {
                (Ok(value), Ok(attributes)) => (value, attributes),
                (Err(fault), _) | (_, Err(fault)) => {
                    faults.push(format!("{page}: {fault}"));
                    continue;
                }
            };
            let named: Vec<_> = attributes.iter().map(|(name, _)| name.clone()).collect();
            let forgotten = mark.read().into_iter().filter(|name| !named.contains(name));
            faults.extend(forgotten.map(|it| format!("{page}: {key} has no words for {it}")));
            let value = value.map(|value| value.plain().unwrap_or_default());
            if value.as_ref().is_some_and(|value| *value != mark.words) {
                faults.push(format!("{page}: {key} is `{}` there", mark.words));
            }
            for (name, pattern) in attributes {
                if mark.attribute(&name) != pattern.plain() {
                    faults.push(format!("{page}: {key} has another {name} there"));
                }
            }
        }
        for stage in Stage::ALL {
            let keys = english.keys(stage.written()).into_iter();
            // Texts in both pages belong to the first.
            let stands = |mark: &Mark| mark.page == stage.page();
            let idle =
                keys.filter(|key| !marks.iter().any(|mark| stands(mark) && mark.key == *key));
            faults.extend(idle.map(|key| format!("en/{}: {key} is used nowhere", stage.written())));
        }
    }

    fn check(&self, code: &str, bundle: &Bundle, faults: &mut Faults) {
        let tongue = Tongue::find(code).expect("every bundle is a language's");
        let is_draft = matches!(tongue.standing, Standing::Draft(_));
        let english = self.english();
        for file in FILES {
            let own = bundle.keys(file);
            let states = |stage: &Stage| stage.stated() == Some(file);
            let wanted = match Stage::ALL.into_iter().find(states) {
                Some(_) if code == TONGUES[0].code => Vec::new(),
                Some(stage) => rules(stage).into_iter().map(|(id, _)| rule_key(id)).collect(),
                None => english.keys(file),
            };
            let missing = wanted.iter().filter(|key| !is_draft && !bundle.has(key));
            faults.extend(missing.map(|key| format!("{code}/{file}: {key} is missing")));
            let idle = own.iter().filter(|key| !wanted.contains(key));
            faults.extend(idle.map(|key| format!("{code}/{file}: {key} is used nowhere")));
            for key in own.iter().filter(|key| wanted.contains(key)) {
                self.check_message(bundle, key, &format!("{code}/{file}: {key}"), faults);
            }
        }
        faults.extend(bundle.idle().iter().map(|key| format!("{code}: {key} is used nowhere")));
    }

    fn check_message(&self, bundle: &Bundle, key: &str, place: &str, faults: &mut Faults) {
        let pattern = match bundle.pattern(key) {
            Ok(pattern) => pattern.unwrap_or_default(),
            Err(fault) => return faults.push(format!("{place}: {fault}")),
        };
        let given = self.arguments(key);
        if let Err(fault) = pattern.compile(&given) {
            faults.push(format!("{place}: {fault}"));
        }
        let english = self.english().pattern(key).ok().flatten().unwrap_or_default();
        let used = pattern.arguments().all();
        let unsaid = english.arguments().printed.into_iter().filter(|name| !used.contains(name));
        faults.extend(unsaid.map(|name| format!("{place}: ${name} is missing")));
        let names = |bundle: &Bundle| {
            let attributes = bundle.attributes(key).unwrap_or_default();
            attributes.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        if self.english().has(key) && names(bundle) != names(self.english()) {
            faults.push(format!("{place}: its attributes differ from the English ones"));
        }
    }
}
