//! The words of every language.

use sandgrid_app::yebo::{chapters, house_choices};
use sandgrid_locales::TONGUES;

use crate::table::{COMPUTER, PERSON, Table, language};

#[test]
fn whole_rounds_are_told_in_every_language() {
    for tongue in TONGUES {
        let mut table = Table::speaking(&[PERSON, COMPUTER, COMPUTER], 8, language(tongue));
        let mut words = Vec::new();
        for _ in 0..250 {
            let scene = table.scene();
            words.extend([scene.status, scene.title, scene.fence.words]);
            words.extend(scene.offers.into_iter().map(|offer| offer.label));
            words.extend(scene.seats.into_iter().flat_map(|seat| seat.marks));
            words.extend(scene.missing.map(|missing| missing.words));
            table.step();
        }
        words.append(&mut table.said);
        assert!(words.len() > 1_000, "{}", tongue.code);
        for said in words {
            let place = format!("{}: {said:?}", tongue.code);
            assert!(!said.contains(['{', '}', '|', '$']), "{place}");
            assert!(!said.contains("  ") && said.trim() == said, "{place}");
        }
    }
}

#[test]
fn all_rules_stand_in_a_chapter() {
    let chapters = chapters(language(&TONGUES[0]));
    let count: usize = chapters.iter().map(|chapter| chapter.statements.len()).sum();
    assert_eq!(count, sandgrid_app::yebo::rules::rule::ALL.len());
    assert!(chapters.iter().all(|chapter| chapter.statements.len() > 4));
    assert_eq!(chapters[6].title, "Our rulings");
    for choice in house_choices(language(&TONGUES[0])) {
        assert!(choice.options.len() > 1 && choice.options.iter().all(|(_, it)| !it.is_empty()));
    }
}
