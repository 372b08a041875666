//! The end of a game as the person sees it, and the games that can follow.

use sandgrid_app::rules::{BySide, Side};
use sandgrid_app::{Event, GameSetup, Level, Player, Rematch, Target};

use crate::table::{PERSONS, Table};

fn against(level: u8) -> BySide<Player> {
    BySide::new(Player::Person, Player::Computer(Level::new(level).expect("a level")))
}

fn offered(table: &Table) -> Vec<(Rematch, String)> {
    let offers = table.scene().ending.expect("the game is over").rematches;
    offers.into_iter().map(|offer| (offer.rematch, offer.label)).collect()
}

#[test]
fn loss_suggests_an_easier_opponent_by_name() {
    let mut table = Table::new("yote-traditional", against(3));
    table.handle(Event::Resign);
    let offered = offered(&table);
    assert_eq!(offered[0], (Rematch::Easier, "Kofi, easier".to_owned()));
    assert_eq!(offered.len(), 3, "nothing harder: {offered:?}");
}

#[test]
fn loss_against_the_gentlest_opponent_offers_a_lesson() {
    let offers_lesson = |level, is_lost: bool| {
        let mut table = Table::at("yote-traditional", "6/6/2oi2/6/6 o 0/0 - 0");
        table.handle(Event::Seat(against(level)));
        if is_lost {
            table.handle(Event::Resign)
        } else {
            table.press("c3 e3").handle(Event::Cancel)
        };
        table.scene().ending.expect("the game is over").offers_lesson
    };
    assert!(offers_lesson(1, true));
    assert!(!offers_lesson(2, true) && !offers_lesson(1, false));
}

#[test]
fn weakest_opponent_has_no_easier_one_and_the_strongest_no_harder_one() {
    let has = |level, rematch| GameSetup::rematch(setup(against(level)), rematch, 1).is_some();
    assert!(!has(1, Rematch::Easier) && has(1, Rematch::Harder));
    assert!(has(13, Rematch::Easier) && !has(13, Rematch::Harder));
    let people = setup(BySide::new(Player::Person, Player::Person));
    assert_eq!(people.rematch(Rematch::Harder, 1), None);
}

#[test]
fn swapped_players_change_sides_and_keep_the_level() {
    let next = setup(against(5)).rematch(Rematch::Swapped, 9).expect("they can");
    assert_eq!(next.opponent().map(|(side, level)| (side, level.number())), Some((Side::First, 5)));
    assert_eq!(next.seed, 9);
}

#[test]
fn second_win_suggests_a_harder_opponent() {
    for (won, first) in [(1, Rematch::Same), (2, Rematch::Harder)] {
        let mut table = Table::at("yote-traditional", "6/6/2oi2/6/6 o 0/0 - 0");
        let lines = format!("yote-traditional 2 won {won} drawn 0 lost 0\n");
        let text = sandgrid_tests::sealed("results", &lines);
        table.handle(Event::StorageLoaded { name: "results".to_owned(), text });
        table.handle(Event::Seat(against(2))).press("c3 e3");
        let ending = table.scene().ending.expect("all are captured");
        assert_eq!(ending.headline, "You won, 12 to 11");
        assert_eq!(ending.rematches[0].rematch, first, "after {won} wins");
        let counted = &table.session.results()[0].2;
        assert_eq!(counted.won, won, "a position that was set up does not count");
    }
}

#[test]
fn the_ending_names_the_turn_that_decided_it() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 0/0 - 0");
    table.press("c3 e3 a1");
    let decisive = table.scene().ending.expect("all are captured").decisive.expect("the last one");
    assert_eq!(
        decisive.words,
        "Pebbles captured 2 pieces on turn 1, and had more pieces from then on."
    );
    assert_eq!((decisive.at, decisive.label.as_str()), (0, "Show me turn 1"));
    let mut table = Table::at("yote-traditional", "oooo2/6/2oi2/6/i5 o 0/0 - 0");
    table.press("c3 e3 a1");
    let decisive = table.scene().ending.expect("all are captured").decisive;
    assert_eq!(decisive, None, "they were ahead before");
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 0/0 - 0");
    table.handle(Event::Seat(against(2))).handle(Event::Resign);
    assert_eq!(table.scene().ending.expect("it is over").headline, "Kofi won");
}

#[test]
fn the_decisive_turn_says_why_while_it_is_shown() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 4/3 - 0");
    table.press("c3 e3 a1").press("b2").press("f1").handle(Event::Resign);
    let decisive = table.scene().ending.expect("it is over").decisive.expect("the first one");
    assert_eq!(decisive.at, 0);
    table.handle(Event::GoToTurn(1));
    assert_eq!(table.status(), format!("You are looking at turn 1 of 2. {}", decisive.words));
    table.handle(Event::GoToTurn(2));
    assert_eq!(table.status(), "You are looking at turn 1 of 2.", "another turn");
}

#[test]
fn hands_name_who_plays_them() {
    let scene = Table::new("yote-traditional", against(1)).scene();
    assert_eq!(
        (scene.hands.first.player.as_str(), scene.hands.second.player.as_str()),
        ("You", "Awa")
    );
    assert_eq!(scene.hands.second.level, Level::new(1));
    let people = BySide::new(Player::Person, Player::Person);
    let scene = Table::new("yote-traditional", people).scene();
    assert_eq!(scene.hands.first.player, "Pebbles");
}

#[test]
fn row_is_marked_before_and_after_the_step_that_makes_it() {
    let mut table = Table::at("bolotondou-ludens", "6/6/o5/1o4/ii4 o 0/0 - 0");
    table.press("b2");
    assert_eq!(table.marked(Target::Row), "b3 a2");
    assert!(table.scene().rows.is_empty());
    table.press("a2");
    let rows = table.scene().rows;
    let names: Vec<String> = rows.iter().flatten().map(ToString::to_string).collect();
    assert_eq!((rows.len(), names.join(" ")), (1, "a2 a3".to_owned()));
}

#[test]
fn holes_that_would_make_a_row_are_barred_while_placing() {
    let people = BySide::new(Player::Person, Player::Person);
    let mut table = Table::new("bolotondou-ludens", people);
    table.press("c3").press("f5");
    let scene = table.scene();
    let barred: Vec<String> = scene
        .holes
        .iter()
        .filter(|hole| hole.is_barred)
        .map(|hole| hole.cell.to_string())
        .collect();
    assert_eq!(barred.join(" "), "c4 b3 d3 c2");
}

fn setup(players: BySide<Player>) -> GameSetup {
    let rules = sandgrid_app::rules::Ruleset::find("yote-traditional").expect("it is known");
    GameSetup { rules, players, seed: 1 }
}

#[test]
fn a_new_game_after_an_imported_one_is_offered_with_the_own_players() {
    let mut other = Table::new("yote-traditional", PERSONS);
    other.press("c3 d3").handle(Event::Resign);
    let over = other.session.record();
    let mut table = Table::new("yote-traditional", against(2));
    table.handle(Event::Load(over));
    assert_eq!(table.session.choice().players, PERSONS, "it is over");
    assert_eq!(table.session.setup_to_offer().players, against(2));
    table.handle(Event::Seat(against(3)));
    assert_eq!(table.session.setup_to_offer().players, against(3), "chosen since");
    // An address with rules alone begins a game of two people.
    let mut table = Table::new("yote-traditional", PERSONS);
    table.session.offer_players(against(1));
    table.handle(Event::Load("i5/6/2oi2/6/6 o 4/4 - 0".to_owned()));
    assert_eq!(table.session.choice().players, PERSONS);
    assert_eq!(table.session.setup_to_offer().players, against(1));
}

#[test]
fn a_game_in_which_nothing_happens_is_warned_of_its_end() {
    let at = |quiet: u8| format!("oooo2/6/6/6/iiii2 o 0/0 - {quiet}");
    let mut table = Table::at("yote-traditional", &at(37));
    table.press("a5 a4");
    assert!(!table.status().contains("the game ends"), "{}", table.status());
    table.press("a1 a2");
    let warning = "Unless something is placed or captured within 5 turns, the game ends.";
    assert!(!table.status().contains("the game ends"), "{}", table.status());
    table.press("a4 a5");
    assert!(table.status().ends_with(warning), "{}", table.status());
    assert!(table.announced.ends_with(warning), "{}", table.announced);
    let mut table = Table::at("yote-traditional", &at(48));
    assert!(table.status().ends_with("in the next turn, the game ends."), "{}", table.status());
    table.press("a5 a4").press("a1 a2");
    let reason = table.scene().ending.expect("it is over").reason;
    assert!(reason.starts_with("For too many turns"), "{reason}");
}

#[test]
fn analysis_of_a_game_that_is_over_says_why_there_is_none() {
    let mut table = Table::at("yote-traditional", "6/6/2oi2/6/i5 o 0/0 - 0");
    table.press("c3 e3 a1").handle(Event::Analyse);
    let verdict = table.scene().analysis.expect("it is asked for").verdict;
    assert_eq!(verdict, "The game is over. Step back to a turn to have it analysed.");
}
