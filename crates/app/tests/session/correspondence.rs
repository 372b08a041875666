//! Games with a friend elsewhere: two devices, and links that go to and fro.

use sandgrid_app::rules::{BySide, Ruleset, Side};
use sandgrid_app::{
    CorrespondenceCommand, Delivery, Event, GameSetup, Level, Name, PeopleNames, Player,
    SavedGamesCommand,
};

use crate::table::{PERSONS, Table};

const ADDRESS: &str = "https://example.org/#g=";

const MINE: BySide<Player> = BySide::new(Player::Person, Player::Remote);

fn device() -> Table {
    Table::new("yote-traditional", PERSONS)
}

/// A device on which a game with a friend has begun.
fn inviting(players: BySide<Player>) -> Table {
    let rules = Ruleset::find("yote-traditional").expect("a known key");
    let [me, friend] = ["Moussa", "Awa"].map(|name| Some(name.to_owned()));
    let choice = GameSetup { rules, players, seed: 0xfeed };
    let mut table = device();
    let people = PeopleNames { own: me, other: friend };
    table.handle(Event::Correspond(CorrespondenceCommand::Invite(choice, people)));
    table
}

/// Sends the game, and returns the message.
fn send(table: &mut Table) -> String {
    let sent = table.session.invitation().expect("there is a friend");
    table.handle(Event::Correspond(CorrespondenceCommand::Sent(Delivery::Shared)));
    format!("{} {ADDRESS}{}", sent.words, sent.link)
}

fn open(table: &mut Table, message: &str) {
    table.handle(Event::Load(message.to_owned()));
}

/// Texts of the list of games.
fn listed(table: &Table) -> Vec<String> {
    let games = table.session.saved_games();
    let sides = games.iter().map(|game| Name::Sides(game.seating(), game.turn()));
    sides.map(|name| table.session.say(&sandgrid_app::Message::Name(name))).collect()
}

fn turns(table: &Table) -> Vec<String> {
    table.session.write_down().iter().map(|turn| turn.text.clone()).collect()
}

#[test]
fn a_friend_sees_who_sent_the_game_and_plays_the_other_side_only() {
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    let sending = moussa.scene().sending.expect("it is the friend's turn");
    assert_eq!(sending.label, "Send to Awa");
    assert_eq!(moussa.scene().status, "Awa is to play.");
    let message = send(&mut moussa);
    assert!(message.starts_with("Yoté: I have played c3. Your turn: https://"), "{message}");
    let mut awa = device();
    open(&mut awa, &message);
    let invited = "Moussa invites you to a game of Yoté. You play the sticks.";
    let asked = "Your turn: place a piece.";
    assert_eq!((&*awa.shown, &*awa.status()), (invited, asked), "the prompt stands there once");
    assert!(awa.announced.ends_with(asked), "and is heard: {}", awa.announced);
    let hands = awa.scene().hands;
    assert_eq!((&*hands.first.player, &*hands.second.player), ("Moussa", "You"));
    assert_eq!(awa.scene().sending, None, "it is her turn");
    awa.press("d3");
    assert_eq!(turns(&awa), ["c3", "d3"]);
    awa.press("e5");
    assert_eq!(turns(&awa), ["c3", "d3"], "the other side is not hers");
    open(&mut moussa, &send(&mut awa));
    assert_eq!(moussa.shown, "Awa has played. You play the pebbles.");
    assert_eq!(turns(&moussa), ["c3", "d3"]);
}

#[test]
fn however_many_links_one_game_is_one_entry() {
    let (mut moussa, mut awa) = (inviting(MINE), device());
    let mut links = Vec::new();
    for (one, other) in [("c3", "d3"), ("a1", "f5"), ("b1", "e5")] {
        moussa.press(one);
        links.push(send(&mut moussa));
        open(&mut awa, &links[links.len() - 1]);
        awa.press(other);
        links.push(send(&mut awa));
        open(&mut moussa, &links[links.len() - 1]);
    }
    assert_eq!(listed(&moussa), ["With Awa: your turn"]);
    assert_eq!(listed(&awa), ["With Moussa, who is to play"]);
    for link in &links[..5] {
        open(&mut moussa, link);
        assert_eq!(turns(&moussa).len(), 6, "an older link loses nothing");
        assert!(moussa.shown.starts_with("This link is older than your game with Awa."));
    }
    assert_eq!(listed(&moussa), ["With Awa: your turn"]);
    moussa.press("c1");
    assert_eq!(turns(&moussa).len(), 7, "and play goes on");
}

#[test]
fn own_link_opens_the_own_side() {
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    let message = send(&mut moussa);
    moussa.handle(Event::New(GameSetup::first_visit(3)));
    open(&mut moussa, &message);
    assert_eq!(moussa.session.choice().players, MINE);
    assert_eq!(moussa.scene().hands.second.player, "Awa");
}

#[test]
fn a_turn_is_taken_back_until_it_is_sent() {
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    assert!(moussa.scene().sending.is_some_and(|sending| sending.can_take_back));
    moussa.handle(Event::Undo);
    assert_eq!(moussa.scene().sending, None);
    moussa.press("c4");
    send(&mut moussa);
    assert!(!moussa.scene().can_undo);
    moussa.handle(Event::Undo);
    let sending = moussa.scene().sending.expect("it can be sent again");
    assert!(sending.is_sent && !sending.can_take_back);
}

#[test]
fn a_turn_that_is_still_to_be_played_is_not_sent() {
    let mut moussa = inviting(MINE);
    moussa.handle(Event::Correspond(CorrespondenceCommand::Sent(Delivery::Shown)));
    moussa.press("c3");
    assert!(moussa.scene().can_undo);
    moussa.handle(Event::Correspond(CorrespondenceCommand::Sent(Delivery::Shown)));
    assert!(!moussa.scene().can_undo, "the link that was shown tells of it");
}

#[test]
fn a_record_that_names_people_opens_for_people() {
    let rules = Ruleset::find("yote-traditional").expect("a known key");
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    let record = moussa.session.record();
    let mut table = device();
    table.handle(Event::New(GameSetup::first_game(rules, 7)));
    open(&mut table, &record);
    assert_eq!(table.session.choice().players, PERSONS);
    assert!(table.session.record().contains("Awa"));
    assert!(table.asked.is_none(), "no computer plays on");
}

#[test]
fn the_link_of_a_game_against_the_computer_says_so() {
    let rules = Ruleset::find("yote-traditional").expect("a known key");
    let mut moussa = device();
    let (computer, person) = (Player::Computer(Level::new(7).expect("a level")), Player::Person);
    let players = BySide::new(person, computer);
    moussa.handle(Event::New(GameSetup { rules, players, seed: 1 })).press("c3");
    let link = moussa.session.link_to_share();
    let mut awa = device();
    open(&mut awa, &format!("{ADDRESS}{link}"));
    assert_eq!(awa.session.choice().players, players, "the computer plays on");
    let persona = &moussa.scene().hands.second.player;
    let words = format!("the computer ({persona}) plays the sticks");
    let said = moussa.session.sharing_words().expect("a computer plays");
    assert!(said.contains(&words), "{said}");
    let said = awa.shown.to_lowercase();
    assert!(said.contains(&words.to_lowercase()), "{said}");
    assert_eq!(awa.session.link_to_share(), link);
}

/// A teacher's position against the computer is one at the pupil's device, too, and counts there as any game.
#[test]
fn the_link_of_a_position_against_the_computer_goes_on_against_it() {
    let rules = Ruleset::find("choko-traditional").expect("a known key");
    let (computer, person) = (Player::Computer(Level::new(3).expect("a level")), Player::Person);
    let players = BySide::new(computer, person);
    let mut teacher = device();
    teacher.handle(Event::New(GameSetup { rules, players, seed: 1 }));
    open(&mut teacher, "5/1o3/2oi1/5/4i i 3/0 - 0");
    assert_eq!(teacher.session.choice().players, players);
    let link = teacher.session.link_to_share();
    let mut pupil = device();
    open(&mut pupil, &format!("{ADDRESS}{link}"));
    assert_eq!(pupil.session.choice().players, players);
    assert!(pupil.asked.is_none(), "it is the pupil's turn");
}

#[test]
fn the_link_of_a_finished_game_against_the_computer_is_of_two_people() {
    let rules = Ruleset::find("yote-traditional").expect("a known key");
    let mut moussa = device();
    moussa.handle(Event::New(GameSetup::first_game(rules, 1))).press("c3");
    moussa.handle(Event::Resign);
    assert_eq!(moussa.session.sharing_words(), None);
    let link = moussa.session.link_to_share();
    let mut awa = device();
    open(&mut awa, &format!("{ADDRESS}{link}"));
    assert_eq!(awa.session.choice().players, PERSONS);
    assert!(awa.shown.contains("plays the sticks"), "{}", awa.shown);
}

#[test]
fn what_was_sent_is_known_after_the_page_was_closed() {
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    send(&mut moussa);
    let mut later = device();
    for (name, text) in moussa.kept.clone() {
        later.handle(Event::StorageLoaded { name, text });
    }
    later.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!(later.scene().hands.second.player, "Awa");
    assert!(later.scene().sending.is_some_and(|sending| sending.is_sent));
    assert!(!later.scene().can_undo);
}

#[test]
fn a_friend_who_begins_is_invited_before_anything_is_played() {
    let mut moussa = inviting(BySide::new(Player::Remote, Player::Person));
    let sending = moussa.scene().sending.expect("the friend begins");
    assert_eq!(sending.words, "Awa begins. Send the invitation in any app you both use.");
    let message = send(&mut moussa);
    assert!(message.starts_with("A game of Yoté? You play the pebbles, and you begin: "));
    let mut awa = device();
    open(&mut awa, &message);
    assert_eq!(awa.session.choice().players, MINE);
    awa.press("c3");
    open(&mut moussa, &send(&mut awa));
    assert_eq!(turns(&moussa), ["c3"]);
}

#[test]
fn a_link_that_tells_the_game_differently_is_a_game_of_its_own() {
    let (mut moussa, mut other) = (inviting(MINE), inviting(MINE));
    moussa.press("c3");
    send(&mut moussa);
    other.press("a1");
    open(&mut moussa, &send(&mut other));
    assert!(moussa.shown.starts_with("This link differs from your game with Awa"));
    assert_eq!(moussa.session.choice().players, PERSONS);
    assert_eq!(turns(&moussa), ["a1"]);
    assert_eq!(listed(&moussa).len(), 2);
    moussa.handle(Event::SavedGames(SavedGamesCommand::Open(0xfeed)));
    assert_eq!(turns(&moussa), ["c3"]);
}

#[test]
fn an_id_of_another_game_changes_nothing_there() {
    let mut table = device();
    table.press("c3");
    let id = table.session.id();
    let mut stranger = inviting(MINE);
    stranger.press("a1");
    let link = send(&mut stranger).replace("&id=feed", &format!("&id={id:x}"));
    open(&mut table, &link);
    assert_eq!(turns(&table), ["a1"]);
    table.handle(Event::SavedGames(SavedGamesCommand::Open(id)));
    assert_eq!(turns(&table), ["c3"]);
}

#[test]
fn a_code_without_a_header_goes_into_the_game_on_the_board() {
    let (mut moussa, mut awa) = (inviting(MINE), device());
    moussa.press("c3");
    open(&mut awa, &send(&mut moussa));
    awa.press("d3");
    let code = awa.session.link();
    open(&mut moussa, &code);
    assert_eq!(turns(&moussa), ["c3", "d3"]);
    assert_eq!(moussa.session.choice().players, MINE);
}

#[test]
fn the_end_is_sent_and_names_the_friend() {
    let mut moussa = inviting(MINE);
    moussa.press("c3");
    send(&mut moussa);
    moussa.handle(Event::Resign);
    assert!(moussa.scene().sending.is_some(), "the friend does not know it");
    let message = send(&mut moussa);
    let mut awa = device();
    open(&mut awa, &message);
    assert_eq!(awa.shown, "", "nobody is invited to a finished game");
    assert_eq!(awa.alerted, "You won. Moussa has given up.");
    let ending = awa.scene().ending.expect("it is over");
    assert_eq!(ending.rematches.len(), 2, "{:?}", ending.rematches);
    awa.handle(Event::New(
        awa.session.choice().rematch(sandgrid_app::Rematch::Swapped, 7).expect("sides can change"),
    ));
    let hands = awa.scene().hands;
    assert_eq!((&*hands.first.player, &*hands.second.player), ("You", "Moussa"));
    assert_ne!(awa.session.id(), 0xfeed);
}

#[test]
fn another_course_of_the_game_belongs_to_this_screen() {
    let (mut moussa, mut awa) = (inviting(MINE), device());
    moussa.press("c3");
    open(&mut awa, &send(&mut moussa));
    awa.press("d3");
    open(&mut moussa, &send(&mut awa));
    moussa.handle(Event::GoToTurn(0)).press("a1");
    assert_eq!(moussa.session.choice().players, PERSONS);
    assert_eq!(moussa.session.invitation(), None);
    let kept = moussa.session.saved_games().iter().filter(|game| game.turns == 2).count();
    assert_eq!(kept, 1);
}

#[test]
fn a_resignation_that_crosses_a_turn_ends_the_game() {
    let (mut moussa, mut awa) = (inviting(MINE), device());
    moussa.press("c3");
    open(&mut awa, &send(&mut moussa));
    awa.press("d3");
    let turn = send(&mut awa);
    moussa.handle(Event::Resign);
    let resignation = send(&mut moussa);
    open(&mut moussa, &turn);
    open(&mut awa, &resignation);
    for (table, headline) in [(&moussa, "Awa won"), (&awa, "You won")] {
        assert_eq!(table.scene().ending.expect("it is over").headline, headline);
        assert_eq!(listed(table).len(), 1, "it is the same game");
        assert_eq!(turns(table), ["c3"]);
    }
    open(&mut awa, &turn);
    assert!(awa.scene().ending.is_some(), "the older link changes nothing");
}

#[test]
fn names_are_plain_text_and_short() {
    let link = format!("{ADDRESS}{}", device().press("c3").session.link());
    let hostile = "%3Cb%3E%E2%80%AE".repeat(40);
    let mut table = device();
    open(&mut table, &format!("{link}&id=1f&you=2&from={hostile}"));
    let name = table.scene().hands.first.player;
    assert_eq!(name, "<b>".repeat(8), "24 letters, none of which turns the line");
    assert_eq!(table.session.choice().players[Side::Second], Player::Person);
    let mut table = device();
    open(&mut table, &format!("{link}&you=1"));
    assert_eq!(table.session.choice().players, PERSONS);
    assert_eq!(turns(&table), ["c3"]);
}

#[test]
fn a_link_of_a_friend_that_is_cut_in_its_header_is_refused() {
    let link = format!("{ADDRESS}{}", device().press("c3").session.link());
    for broken in
        ["&", "&i", "&id=", "&id=1f", "&id=1f&yo", "&id=1f&you=", "&id=1f&you=0", "&id=&you=2"]
    {
        let mut table = device();
        open(&mut table, &format!("{link}{broken}"));
        assert!(table.shown.contains("cut short"), "{broken}: {}", table.shown);
        assert_eq!(turns(&table), [""; 0], "{broken}");
    }
}

#[test]
fn a_friend_without_a_person_at_the_screen_is_damage() {
    let record = "[Rules \"yote-traditional\"]\n\n*\n";
    for players in ["first friend\nsecond friend", "first friend\nsecond level 3"] {
        let text =
            sandgrid_tests::sealed("game", &format!("{players}\nseed 1\nwhen 1\n\n{record}"));
        assert!(text.parse::<sandgrid_app::SavedGame>().is_err(), "{players}");
    }
    let text = sandgrid_tests::sealed(
        "game",
        &format!("first friend\nsecond person\nseed 1\nwhen 1\n\n{record}"),
    );
    assert!(text.parse::<sandgrid_app::SavedGame>().is_ok());
}

/// A position that ends a game is told so wherever it comes from, as the editor tells it.
#[test]
fn a_position_that_no_game_goes_on_from_says_so() {
    for (key, end, on) in [
        ("yote-traditional", "6/2o3/2o3/3i2/6 o 0/0 - 0", "6/2o3/2o3/3i2/6 o 9/9 - 0"),
        ("wali-ludens", "6/2o3/2o3/3i2/6 o 0/0 - 0", "2ooo1/6/2iii1/6/6 o 0/0 - 0"),
    ] {
        let said = |text: &str| {
            let mut table = device();
            open(&mut table, text);
            (table.shown.clone(), table.session.link())
        };
        let (told, link) = said(&format!("{key} {end}"));
        assert!(told.contains("this position would be the end: "), "{key}: {told}");
        assert_eq!(said(&format!("{ADDRESS}{link}")).0, told, "{key}: by link");
        let (told, _) = said(&format!("{key} {on}"));
        assert!(!told.contains("would be the end"), "{key}: {told}");
    }
}
