//! Why an act is good, in words.

use sandgrid_yebo::player::Reason;

use super::naming::Speaker;
use crate::language::key;

impl Speaker<'_> {
    /// What speaks for it, in a sentence.
    pub(super) fn reason(&self, reason: Reason) -> String {
        let reason = match reason {
            Reason::FitsRound(count) => {
                return self.say(key::YeboWhyFits { count: count.into() });
            }
            Reason::Nearer { from, to } => {
                return self.say(key::YeboWhyNearer { count: from.into(), number: to.into() });
            }
            Reason::OnlyLegal => "only",
            Reason::AllAlike => "alike",
            Reason::Wins => "wins",
            Reason::Completes => "completes",
            Reason::SavesAfrica => "africa",
            Reason::Scores => "scores",
            Reason::Serves => "serves",
            Reason::OneShort => "short",
            Reason::Unseen => "unseen",
            Reason::Spare => "spare",
            Reason::LeastMissed => "least",
            Reason::Hopes => "hopes",
            Reason::Enough => "enough",
        };
        self.say(key::YeboWhy { reason })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use sandgrid_locales::{Catalogue, Stage, Standing, TONGUES, pack};

    use super::*;
    use crate::yebo::Company;
    use crate::{Language, Orthography};

    const ALL: [Reason; 15] = [
        Reason::OnlyLegal,
        Reason::AllAlike,
        Reason::FitsRound(7),
        Reason::Wins,
        Reason::Completes,
        Reason::SavesAfrica,
        Reason::Nearer { from: 6, to: 5 },
        Reason::Scores,
        Reason::Serves,
        Reason::OneShort,
        Reason::Unseen,
        Reason::Spare,
        Reason::LeastMissed,
        Reason::Hopes,
        Reason::Enough,
    ];

    /// The languages in which everything is said.
    fn languages() -> Vec<Language> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::read(&root).expect("every word is there");
        let whole = TONGUES.iter().filter(|it| it.standing == Standing::Complete);
        let read = whole.map(|tongue| {
            let [play, yebo] = [Stage::Play, Stage::Yebo].map(|it| pack(&catalogue, tongue, it));
            Language::read_yebo(&play, &yebo, Orthography::PLAIN).expect("what we pack can be read")
        });
        read.collect()
    }

    #[test]
    fn each_reason_is_a_sentence_of_its_own_in_every_language() {
        let mut all = BTreeSet::new();
        for language in languages() {
            let company = Company::first();
            let speaker = Speaker { language, company: &company };
            for reason in ALL {
                let said = speaker.reason(reason);
                assert!(said.ends_with('.') && !said.contains(['{', '$']), "{said:?}");
                assert!(all.insert(said.clone()), "{}: {said:?} is said twice", language.code());
            }
        }
        assert_eq!(all.len(), 5 * ALL.len());
    }

    #[test]
    fn numbers_are_told() {
        let company = Company::first();
        let speaker = Speaker { language: languages()[0], company: &company };
        let fits = speaker.reason(Reason::FitsRound(1));
        assert_eq!(fits, "The hand goes with that round: 1 block is missing.");
        let nearer = speaker.reason(Reason::Nearer { from: 6, to: 5 });
        assert_eq!(nearer, "It brings you nearer: blocks missing, 6 before, 5 after.");
    }
}
