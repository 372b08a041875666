//! What is kept, and how it comes back.

use sandgrid_app::yebo::rules::House;
use sandgrid_app::yebo::{Company, Event, Kept, Sitting};

use crate::table::{COMPUTER, PERSON, Table, english};

#[test]
fn a_game_goes_on_as_it_was_left() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 11);
    for _ in 0..40 {
        assert!(table.step());
    }
    table.settle();
    let (name, text) = table.kept.last().cloned().expect("it is kept after each act");
    assert_eq!(name, "yebo");
    let text = text.expect("there is a game");
    assert_eq!(text, table.sitting.record());
    let mut again = Sitting::new(Company::first(), House::default(), 0, english());
    again.handle(Event::Kept(text.clone()));
    assert_eq!(again.record(), text);
    let (mut was, mut is) = (table.scene(), again.scene());
    for scene in [&mut was, &mut is] {
        // What was told is told no more, and nothing has just come.
        scene.log.clear();
        scene.hand.iter_mut().flatten().for_each(|held| held.fresh = false);
        scene.claim = None;
    }
    assert_eq!(is, was);
}

#[test]
fn whoever_left_at_the_score_finds_it_there() {
    let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER, COMPUTER], 11);
    table.settle();
    while !table.scene().scored {
        assert!(table.step());
        table.settle();
    }
    let text = table.sitting.record();
    let mut again = Sitting::new(Company::first(), House::default(), 0, english());
    again.handle(Event::Kept(text.clone()));
    assert!(again.scene().scored, "nobody has dealt again meanwhile");
    assert_eq!(again.record(), text);
}

#[test]
fn what_is_damaged_is_put_aside_and_told_once() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    table.handle(Event::Kept("[Game \"yebo\"]\n[Seats \"2\"]".to_owned()));
    let aside = ("damaged-yebo", Some("[Game \"yebo\"]\n[Seats \"2\"]".to_owned()));
    assert!(table.kept.contains(&aside));
    let told = |said: &&String| said.starts_with("The game that was kept here is damaged.");
    assert_eq!(table.said.iter().filter(told).count(), 1);
    let (name, text) = table.kept.last().expect("something was kept");
    assert_eq!(*name, "yebo");
    assert!(text.as_deref().is_some_and(|text| text.parse::<Kept>().is_ok()));
}

#[test]
fn a_record_that_cannot_be_read_changes_nothing() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let before = table.sitting.record();
    for text in ["", "hello", &format!("{before}A discard P10\n")] {
        table.handle(Event::Load(text.to_owned()));
        assert!(table.scene().notice.is_some());
        assert_eq!(table.sitting.record(), before);
    }
    table.handle(Event::Load(before.replace("[Seed \"2\"]", "[Seed \"3\"]")));
    assert!(table.sitting.record().contains("[Seed \"3\"]"));
    assert_eq!(table.scene().notice, None);
}

#[test]
fn a_text_that_no_game_has_is_not_even_read() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    let record = table.sitting.record();
    // Empty lines say nothing, and would be passed over.
    let longest = format!("{record}{}", "\n".repeat(Kept::LONGEST - record.len()));
    assert!(longest.parse::<Kept>().is_ok());
    table.handle(Event::Load(longest.clone()));
    assert_eq!(table.scene().notice, None);
    table.handle(Event::Load(longest + "\n"));
    let words = table.scene().notice.map(|notice| notice.words);
    let said = "This is longer than any game of Yebo: it has more than a million characters.";
    assert_eq!(words.as_deref(), Some(said));
    assert_eq!(table.sitting.record(), record);
}

#[test]
fn what_is_preferred_is_kept_with_the_settings_of_the_sand() {
    let mut table = Table::new(&[PERSON, COMPUTER], 2);
    table.handle(Event::Prefer("theme night\nyebo-claim 30\nvoice loud\n".to_owned()));
    let (name, text) = table.kept.last().cloned().expect("something was kept");
    assert_eq!(name, "settings");
    let text = text.expect("there are settings");
    for line in ["theme night", "yebo-claim 30", "voice loud"] {
        assert!(text.lines().any(|kept| kept == line), "{line}");
    }
}
