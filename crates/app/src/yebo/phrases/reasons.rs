//! Formats the reasons of hints.

use sandgrid_yebo::player::{Fit, Reason};

use super::names::{Speaker, parts};
use crate::i18n::key;

impl Speaker<'_> {
    /// Formats a reason as a sentence.
    pub(in crate::yebo) fn reason(&self, reason: Reason) -> String {
        let reason = match reason {
            Reason::FitsRound(fit) => return self.fit(&fit),
            Reason::Nearer { from, to } => {
                return self.say(key::YeboWhyNearer { count: from.into(), number: to.into() });
            }
            Reason::Safer { than, seat, collects } => {
                return self.say(key::YeboWhySafer {
                    block: &self.face(than),
                    name: &self.name(seat),
                    kind: if collects { parts(than).0 } else { "other" },
                });
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

    /// Formats how the hand fits a round, block by block, so that the holder can check it.
    fn fit(&self, fit: &Fit) -> String {
        let (count, number) = (u32::from(fit.missing), fit.keep.total());
        let keep = fit.keep.faces();
        let keep = keep.flat_map(|face| (0..fit.keep.of(face)).map(move |_| face));
        let (blocks, of) = (&self.faces(keep), count + number);
        self.say(key::YeboWhyFits { blocks, count, number, of, usual: fit.usual.into() })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;
    use std::sync::LazyLock;

    use sandgrid_locales::{Catalogue, Stage, Standing, TONGUES, pack};
    use sandgrid_yebo::{Counts, Face, Seat};

    use super::super::marked::BlockNames;
    use super::*;
    use crate::yebo::SeatPlan;
    use crate::{Language, LocaleFns};

    const ALL: [Reason; 15] = [
        Reason::OnlyLegal,
        Reason::AllAlike,
        Reason::FitsRound(Fit { keep: Counts::NONE, missing: 7, usual: 6 }),
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

    /// Returns all reasons: those of [`ALL`], and a safer discard than a block of each suit.
    fn every_reason() -> Vec<Reason> {
        let safer = |(than, collects): (&str, bool)| {
            let than = than.parse().expect("it is one");
            Reason::Safer { than, seat: Seat::B, collects }
        };
        let safer = [("P9", true), ("M9", true), ("S9", true), ("P9", false)].map(safer);
        ALL.into_iter().chain(safer).collect()
    }

    /// Number of complete languages; fewer are tested under Miri, which is slow.
    const LANGUAGES: usize = if cfg!(miri) { 1 } else { 5 };

    /// English as compiled with the program. Messages live as long as the program; the static keeps them
    /// reachable, so that Miri reports no leak.
    static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
        let play = include_str!(concat!(env!("OUT_DIR"), "/play.txt"));
        let yebo = include_str!(concat!(env!("OUT_DIR"), "/yebo.txt"));
        Language::read_yebo(play, yebo, LocaleFns::PLAIN).expect("what we pack can be read")
    });

    /// Returns the complete languages.
    fn languages() -> Vec<Language> {
        if cfg!(miri) {
            return vec![*ENGLISH];
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::read(&root).expect("every word is there");
        let whole = TONGUES.iter().filter(|it| it.standing == Standing::Complete);
        let read = whole.map(|tongue| {
            let [play, yebo] = [Stage::Play, Stage::Yebo].map(|it| pack(&catalogue, tongue, it));
            Language::read_yebo(&play, &yebo, LocaleFns::PLAIN).expect("what we pack can be read")
        });
        read.collect()
    }

    #[test]
    fn reasons_are_distinct_sentences_in_every_language() {
        let mut all = BTreeSet::new();
        for language in languages() {
            let company = SeatPlan::first();
            let speaker = Speaker { language, company: &company, blocks: BlockNames::Plain };
            for reason in every_reason() {
                let said = speaker.reason(reason);
                assert!(said.ends_with('.') && !said.contains(['{', '$']), "{said:?}");
                assert!(all.insert(said.clone()), "{}: {said:?} is said twice", language.code());
            }
        }
        assert_eq!(all.len(), LANGUAGES * every_reason().len());
    }

    #[test]
    fn reasons_contain_their_numbers() {
        let company = SeatPlan::first();
        let speaker =
            Speaker { language: languages()[0], company: &company, blocks: BlockNames::Plain };
        let held = "P3 P3 F1".split(' ').map(|it| it.parse::<Face>().expect("it is one"));
        let fit = Fit { keep: held.collect(), missing: 9, usual: 7 };
        let told = "Of your 12 blocks, 3 could go into groups of that round: \
            Pot 3, Pot 3, Flower 1. 9 more are needed; with most hands it is about 7.";
        assert_eq!(speaker.reason(Reason::FitsRound(fit)), told);
        let safer =
            Reason::Safer { than: "P9".parse().expect("it is one"), seat: Seat::C, collects: true };
        let told = "It is safer than Pot 9: Chipo, one to go, collects Pots.";
        assert_eq!(speaker.reason(safer), told);
        let nearer = speaker.reason(Reason::Nearer { from: 6, to: 5 });
        assert_eq!(nearer, "It brings you nearer: blocks missing, 6 before, 5 after.");
    }
}
