//! The words of every language.

use sandgrid_app::Language;
use sandgrid_app::yebo::rules::rule::{self, Ground};
use sandgrid_app::yebo::rules::{HouseRules, Seat, Stage};
use sandgrid_app::yebo::{SeatPlan, Statement, YeboEvent, YeboSession, chapters, house_choices};
use sandgrid_locales::{Standing, TONGUES, Tongue};

use crate::table::{COMPUTER, PERSON, Table, language};

#[test]
fn rounds_are_narrated_in_every_language() {
    for tongue in TONGUES {
        let mut table = Table::speaking(&[PERSON, COMPUTER, COMPUTER], 8, language(tongue));
        let mut words = Vec::new();
        for _ in 0..250 {
            let scene = table.scene();
            words.extend([scene.status, scene.title, scene.fence.words]);
            let reads = |letter: char| "IOW".contains(letter);
            assert!(
                !scene.offers.iter().any(|offer| reads(offer.letter)),
                "no key does two things"
            );
            words.extend(scene.offers.into_iter().map(|offer| offer.label));
            words
                .extend(scene.seats.into_iter().flat_map(|seat| seat.marks).map(|mark| mark.words));
            words.extend(scene.missing.map(|missing| missing.words));
            for letter in ['i', 'o', 'w'] {
                table.handle(YeboEvent::Letter(letter));
            }
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
fn names_are_isolated_among_words_of_the_other_direction() {
    let arabic = TONGUES.iter().find(|tongue| tongue.code == "ar").expect("there is Arabic");
    let arabic = language(arabic);
    for (name, second) in [("Bo!", "Bo! 2"), ("أمل", "أمل 2")] {
        let company = SeatPlan::new(&[PERSON, COMPUTER, PERSON]).expect("three sit there");
        let company = company.named(Seat::A, name).named(Seat::C, name).distinct(arabic);
        assert_eq!(company.name(Seat::C), Some(second), "names are told apart");
        assert_eq!(company.default_name(Seat::B, arabic), "بهيكي", "alone, it is as it is");
        let mut session = YeboSession::new(company, HouseRules::default(), 8, arabic);
        session.open();
        let told = session.scene().log.join(" ");
        for name in [name, second, "بهيكي"] {
            assert!(told.contains(&format!("\u{2068}{name}\u{2069}")), "{name}: {told:?}");
        }
    }
}

#[test]
fn a_name_has_something_to_see() {
    let company = SeatPlan::new(&[PERSON, COMPUTER]).expect("two sit there");
    let company = company.named(Seat::A, "\u{200b}").named(Seat::B, "\u{200b}Kofi\u{2060} ");
    assert_eq!((company.name(Seat::A), company.name(Seat::B)), (None, Some("Kofi")));
}

#[test]
fn every_rule_has_a_chapter() {
    let chapters = chapters(language(&TONGUES[0]));
    let count: usize = chapters.iter().map(|chapter| chapter.statements.len()).sum();
    assert_eq!(count, rule::ALL.len());
    let rulings = rule::ALL.iter().filter(|rule| rule.id.starts_with("Q-")).map(|rule| rule.id);
    let ours = chapters[6].statements.iter().map(|statement| statement.id);
    assert!(ours.eq(rulings), "every ruling is among ours, and nothing else");
    assert!(chapters.iter().all(|chapter| chapter.statements.len() > 4));
    assert_eq!(chapters[6].title, "Our rulings");
    for choice in house_choices(language(&TONGUES[0])) {
        assert!(choice.options.len() > 1 && choice.options.iter().all(|(_, it)| !it.is_empty()));
    }
}

fn statements(language: Language) -> Vec<Statement> {
    chapters(language).into_iter().flat_map(|chapter| chapter.statements).collect()
}

/// The numbers in a text, sorted; not 4, which is a word in some languages where it counts blocks.
fn numbers(text: &str) -> Vec<&str> {
    let numbers = text.split(|letter: char| !letter.is_ascii_digit());
    let mut numbers: Vec<&str> = numbers.filter(|it| !it.is_empty() && *it != "4").collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn statements_have_equal_numbers_in_every_language() {
    let whole: Vec<&Tongue> =
        TONGUES.iter().filter(|it| it.standing == Standing::Complete).collect();
    let all: Vec<Vec<Statement>> = whole.iter().map(|it| statements(language(it))).collect();
    assert_eq!(all.len(), 5);
    for (at, rule) in rule::ALL.iter().enumerate() {
        for (tongue, said) in whole.iter().zip(&all) {
            let Statement { id, words, lang, .. } = &said[at];
            let place = format!("{} {}: {words}", tongue.code, rule.id);
            assert_eq!((*id, *lang), (rule.id, tongue.code), "{place}");
            assert_eq!(numbers(words), numbers(rule.words()), "{place}");
            assert!(words.ends_with('.') && words.trim() == *words, "{place}");
            assert_eq!(*words == rule.words(), tongue.code == "en", "{place}");
            let others = all.iter().filter(|other| other[at].words == *words);
            assert_eq!(others.count(), 1, "{place}");
        }
    }
}

#[test]
fn sources_of_rules_are_translated() {
    for (said, rule) in statements(language(&TONGUES[0])).iter().zip(rule::ALL) {
        assert_eq!(said.place, rule.ground().to_string(), "{rule}");
    }
    for tongue in TONGUES.iter().filter(|it| it.code != "en" && it.code != "ha") {
        let said = statements(language(tongue));
        for (said, rule) in said.iter().zip(rule::ALL) {
            let is_told = said.place != rule.ground().to_string();
            let (is_ours, lines) = match rule.ground() {
                Ground::Stated(lines) => (false, lines),
                Ground::Ruled(_, lines) => (true, lines),
            };
            assert_eq!(is_told, is_ours, "{} {}", tongue.code, said.place);
            assert!(said.place.contains(lines), "{} {}", tongue.code, said.place);
        }
    }
}

#[test]
fn draft_statements_are_marked_with_their_language() {
    for (code, lang) in [("wo", "fr"), ("bm", "fr"), ("ff", "fr"), ("ha", "en"), ("qps", "qps")] {
        let tongue = Tongue::find(code).expect("it is one of ours");
        let measure = Tongue::find(lang).expect("it is one of ours");
        let said = statements(language(tongue));
        assert!(said.iter().all(|it| it.lang == lang), "{code}");
        let same = said.iter().zip(statements(language(measure)));
        assert!(same.into_iter().all(|(one, other)| one.words == other.words), "{code}");
    }
}

#[test]
fn a_refusal_states_its_rules_in_the_language() {
    for (code, begins) in [("en", "In a turn"), ("fr", "À son tour"), ("ar", "في الدور")] {
        let tongue = Tongue::find(code).expect("it is one of ours");
        let mut table = Table::speaking(&[PERSON, COMPUTER], 3, language(tongue));
        while table.game().table().stage != Stage::Take(Seat::A) {
            assert!(table.step());
        }
        let block = table.scene().hand.expect("it is shown")[0].tile.block;
        table.handle(YeboEvent::Choose(block));
        table.handle(YeboEvent::Letter('d'));
        let notice = table.scene().notice.expect("no block was taken");
        let rule = &notice.rules[0];
        assert_eq!((rule.id, rule.lang), ("003-E16", code));
        assert!(rule.words.starts_with(begins), "{}", rule.words);
    }
}

#[test]
fn opening_draws_without_a_number_are_explained() {
    let (mut told, mut silent) = (0, 0);
    for seed in 0..40 {
        let table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        let game = table.game();
        let is_redrawn = game.table().opening.iter().any(|draw| draw.number().is_none());
        let says = table.said[0].contains("Sightings and Africa have no number here");
        assert_eq!(says, is_redrawn, "{}", table.said[0]);
        *(if says { &mut told } else { &mut silent }) += 1;
    }
    assert!(told > 0 && silent > 0, "{told} {silent}");
}

#[test]
fn a_call_names_the_discard_and_its_thrower() {
    let (mut own, mut theirs) = (0, 0);
    for seed in 0..6 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], seed);
        let mut thrown = None;
        while table.game().table().played.is_empty() {
            let heard = table.said.len();
            if !(table.answer() || table.step()) {
                break;
            }
            for said in &table.said[heard..] {
                if let Some((by, block)) = &thrown
                    && said.contains(" calls Yebo on ")
                {
                    let is_mine = *by == Seat::A;
                    *(if is_mine { &mut own } else { &mut theirs }) += 1;
                    assert_eq!(said.contains(&format!(" calls Yebo on your {block}: ")), is_mine);
                    assert_eq!(said.contains(&format!(" calls Yebo on the {block} of ")), !is_mine);
                }
            }
            let game = table.game();
            thrown = game.table().discards.last().map(|last| {
                let tiles = table.scene().discards;
                let tile = tiles.into_iter().find(|tile| tile.block == last.block);
                (last.by, tile.map(|tile| tile.name).unwrap_or_default())
            });
        }
    }
    assert!(own > 0 && theirs > 0, "{own} {theirs}");
}

#[test]
fn draw_for_chief_ends_with_the_chief() {
    for seed in 0..20 {
        let table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        let (drawn, chief) =
            table.said[0].split_once(" The highest number makes the Chief: ").expect("it is said");
        assert!(drawn.starts_with("Drawn for Chief: "), "{drawn}");
        assert!(["You.", "Bheki.", "Chipo."].contains(&chief), "{chief}");
    }
}

#[test]
fn choosing_and_letting_go_are_said() {
    let mut table = Table::new(&[PERSON, COMPUTER], 3);
    while !matches!(table.game().table().stage, Stage::Play(turn) if turn.seat == Seat::A) {
        assert!(table.step());
    }
    table.handle(YeboEvent::Cancel);
    let hand = table.scene().hand.expect("it is shown");
    let held = hand.last().expect("a hand has blocks");
    table.handle(YeboEvent::Choose(held.tile.block));
    let said = format!("Chosen: {}.", held.tile.name);
    assert!(table.said.contains(&said), "{said}: {:?}", table.said);
    table.handle(YeboEvent::Cancel);
    assert_eq!(table.said.last().map(String::as_str), Some("No block is chosen."));
    let count = table.said.len();
    table.handle(YeboEvent::Cancel);
    assert_eq!(table.said.len(), count, "nothing was chosen");
}

/// Blocks that are left have one word, and missing ones another.
#[test]
fn arabic_has_one_word_for_what_is_left() {
    let text = include_str!("../../../../www/locales/ar/yebo.ftl");
    let message = |key: &str| {
        let (_, rest) = text.split_once(&format!("\n{key} = ")).expect("it is a message");
        rest.split("\nyebo-").next().unwrap_or_default()
    };
    for (keys, word, other) in [
        (["yebo-fence-left", "yebo-unseen", "yebo-unseen-africa"], "بق", "نقص"),
        (["yebo-short", "yebo-missing", "yebo-mark-announced"], "نقص", "بق"),
    ] {
        for key in keys {
            assert!(message(key).contains(word) && !message(key).contains(other), "{key}");
        }
    }
}
