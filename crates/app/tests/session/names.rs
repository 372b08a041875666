//! Two people at one screen, who have told their names.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{
    CorrespondenceCommand, Event, GameSetup, Level, Message, Name, PeopleNames, Player, Rematch,
    SavedGamesCommand, Seating,
};

use crate::table::{PERSONS, Table};

fn named(me: &str, friend: &str) -> Table {
    let mut table = Table::new("yote-traditional", PERSONS);
    invite(&mut table, me, friend);
    table
}

fn invite(table: &mut Table, me: &str, friend: &str) {
    let choice = GameSetup { seed: 7, ..table.session.choice() };
    let people = PeopleNames { own: Some(me.to_owned()), other: Some(friend.to_owned()) };
    table.handle(Event::Correspond(CorrespondenceCommand::Invite(choice, people)));
}

#[test]
fn names_stand_in_prompt_result_and_record() {
    let mut table = named(" Awa\u{202e} ", "Ibou \"le Grand\"");
    assert_eq!(table.status(), "Awa · Pebbles to play: place a piece.");
    assert!(table.announced.ends_with(&table.status()), "{}", table.announced);
    table.press("c3");
    assert!(table.status().starts_with("Ibou \"le Grand\" · Sticks"), "{}", table.status());
    let hands = table.scene().hands;
    assert_eq!(hands.first.player, "Awa");
    assert_eq!(hands.first.name, "Awa: 11 in hand, 0 captured; pebbles", "as it is shown");
    let record = table.session.record();
    assert!(record.contains("[First \"Awa\"]\n"), "{record}");
    assert!(record.contains("[Second \"Ibou \\\"le Grand\\\"\"]\n"), "{record}");
    table.handle(Event::Resign);
    assert_eq!(table.scene().ending.expect("it is over").headline, "Awa won");
}

#[test]
fn names_stand_in_the_question_before_a_resignation_and_in_the_list() {
    let mut table = named("Awa", "Ibou");
    table.press("c3");
    let question = table.session.language().say(&Message::Name(table.session.resign_question()));
    assert_eq!(question, "Give this game up? Gives up: Ibou. Winner: Awa");
    table.handle(Event::Resign);
    let game = table.session.saved_games().into_iter().next().expect("it is listed");
    let (turns, end, seating) = (game.number, game.end, game.seating());
    let progress = Message::Name(Name::Progress { turns, end, seating });
    assert_eq!(table.session.language().say(&progress), "Awa won");
}

#[test]
fn names_are_optional_and_short() {
    let mut table = named("", "?");
    assert!(table.status().starts_with("Pebbles to play"), "{}", table.status());
    invite(&mut table, &"A".repeat(500), "");
    assert!(table.status().starts_with(&format!("{} · ", "A".repeat(24))), "{}", table.status());
}

#[test]
fn names_are_kept_for_the_next_game_and_for_a_later_visit() {
    let mut table = named("Awa", "Ibou");
    let companions = table.session.companions();
    assert_eq!(companions.own.as_deref(), Some("Awa"));
    table.press("c3 d3").handle(Event::Restart);
    assert_eq!(table.session.companions(), companions);
    table.press("c3 d3").handle(Event::Resign);
    let again = table.session.choice().rematch(Rematch::Same, 8).expect("it can follow");
    table.handle(Event::New(again));
    assert_eq!(table.session.companions(), companions);
    table.press("c3");
    let id = table.session.id();
    let alone = GameSetup::first_visit(9);
    table.handle(Event::New(alone));
    assert_eq!(table.session.companions(), PeopleNames::default());
    table.handle(Event::SavedGames(SavedGamesCommand::Open(id)));
    assert_eq!(table.session.companions(), companions);
}

#[test]
fn names_change_sides_with_two_people_here() {
    let mut table = named("Awa", "Ibou");
    table.press("c3").handle(Event::Resign);
    let offered = |table: &Table| {
        let offers = table.scene().ending.expect("it is over").rematches;
        offers.into_iter().map(|offer| offer.rematch).collect::<Vec<_>>()
    };
    assert_eq!(offered(&table), [Rematch::Same, Rematch::Swapped]);
    table.handle(table.session.rematch(Rematch::Swapped, 8).expect("it can follow"));
    assert_eq!(table.status(), "Ibou · Pebbles to play: place a piece.");
    assert_eq!(table.session.companions().other.as_deref(), Some("Awa"));
    table.press("c3").handle(Event::OfferDraw);
    assert_eq!(offered(&table), [Rematch::Same, Rematch::Swapped], "after a draw, too");
    table.handle(table.session.rematch(Rematch::Same, 9).expect("it can follow"));
    assert_eq!(table.session.companions().own.as_deref(), Some("Ibou"));

    let mut nameless = named("", "");
    nameless.press("c3").handle(Event::Resign);
    assert_eq!(offered(&nameless), [Rematch::Same], "nobody could tell the sides apart");
}

/// The players of a record from elsewhere do not play the next game here.
#[test]
fn names_of_an_imported_record_end_with_it() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let record = "[Rules \"yote-traditional\"]\n[First \"Awa\"]\n[Second \"Ibou\"]\n\n1. c3 d3 *";
    table.handle(Event::Load(record.to_owned()));
    assert!(table.status().starts_with("Awa · "), "{}", table.status());
    assert_eq!(table.session.companions(), PeopleNames::default());
    table.handle(Event::Resign);
    let again = table.session.choice().rematch(Rematch::Same, 8).expect("it can follow");
    table.handle(Event::New(again));
    assert!(table.status().starts_with("Pebbles to play"), "{}", table.status());
}

#[test]
fn two_of_one_name_are_told_apart_by_their_pieces() {
    let mut table = named("Awa", "Awa");
    table.press("c3");
    let question = table.session.resign_question();
    let said = sandgrid_app::Language::default().say(&Message::Name(question));
    assert_eq!(said, "Give this game up? Gives up: Sticks. Winner: Pebbles");
    table.handle(Event::Resign);
    let ending = table.scene().ending.expect("it is over");
    assert_eq!(
        (ending.headline.as_str(), ending.reason.as_str()),
        ("Pebbles win", "The sticks have given up.")
    );
    table.handle(Event::Review).answer();
    let review = table.scene().review.open().expect("it was requested").clone();
    assert_eq!(review.ahead, BySide::new("Pebbles ahead".to_owned(), "Sticks ahead".to_owned()));
}

#[test]
fn two_names_stand_in_the_review() {
    let mut table = named("Awa", "Ibou");
    table.press("c3").handle(Event::Resign).handle(Event::Review).answer();
    let review = table.scene().review.open().expect("it was requested").clone();
    assert_eq!(review.ahead, BySide::new("Awa ahead".to_owned(), "Ibou ahead".to_owned()));
    assert_eq!((review.number, review.of), (1, 1));
}

#[test]
fn two_computers_of_one_level_are_told_apart_by_their_pieces() {
    let seating = |levels: [usize; 2]| Seating {
        players: BySide::new(levels[0], levels[1]).map(|at| Player::Computer(Level::ALL[at])),
        names: BySide::default(),
    };
    let ahead = |levels| {
        let name = Name::Ahead(Side::Second, seating(levels));
        sandgrid_app::Language::default().say(&Message::Name(name))
    };
    assert_eq!(ahead([12, 12]), "Sticks ahead");
    assert_eq!(ahead([12, 0]), "Awa ahead");
}
