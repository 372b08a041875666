//! Yebo's score sheet: what each round was worth, and the way back from it to the table.

use sandgrid_tests::sealed;
use sandgrid_yebo::player::{self, Strength};
use sandgrid_yebo::{Event, Game, HouseRules, Players, Record, Seat, Tag};
use serde_json::{Value, json};

use crate::accessible::findings;
use crate::page::{Key, Page, Screen, until};
use crate::yebo::{ADDRESS, Hands, go_on, opened, points, round, sums};

/// A game as the page keeps it: of a person against three computers.
pub(crate) fn kept(game: &Game) -> String {
    let record = Record::of(game).expect("it began with a seed");
    let seats = Seat::ALL.into_iter().zip(["person", "computer-1", "computer-1", "computer-1"]);
    let tags = seats.filter_map(|(seat, sitter)| Tag::new(&seat.to_string(), sitter));
    tags.fold(record, Record::with).to_string()
}

/// The moment before a round ends that the person wins, and the one when it has ended.
pub(crate) fn end(round: usize, by: Seat) -> [String; 2] {
    for seed in 1.. {
        let mut game = Game::new(seed, Players::Four, HouseRules::default());
        while let Some((seat, act)) = player::next(&game, |_| Strength::Naive, seed) {
            let before = game.clone();
            let events = game.act(seat, act).expect("players do what is legal");
            let scored = events.iter().any(|event| matches!(event, Event::Scored { .. }));
            if scored && game.table().played.len() == round {
                if game.table().played.last().and_then(|it| it.winner) == Some(by) {
                    return [kept(&before), kept(&game)];
                }
                break;
            }
        }
    }
    unreachable!("some game is like that")
}

/// The table with that game on it, as it was left.
pub(crate) fn left(page: &Page, game: &str, settings: &str) {
    page.load("history.html");
    page.set_item("sandgrid:yebo", &sealed("yebo", game));
    page.set_item("sandgrid:settings", &sealed("settings", settings));
    opened(page, ADDRESS);
}

/// Opens the sheet, if the page has not, once the round is counted.
fn await_sheet(page: &Page) {
    let is_open = || page.property("#score", "open") == json!(true);
    until("the round is counted", || {
        (is_open() || page.exists("#count[data-rests]")).then_some(())
    });
    if !is_open() {
        page.click(".tools [data-open=score]");
        until("the score is shown", || is_open().then_some(()));
    }
}

/// Returns the expected texts of a game.
fn expected(text: &str) -> Vec<Value> {
    let game = text.parse::<Record>().expect("it is one").into_game();
    let table = game.table();
    let account = |played: &sandgrid_yebo::Played| {
        let held = table.seats().iter().map(|seat| played.left.of(*seat).count());
        let sums = played.score.sheets().iter().map(sandgrid_yebo::Sheet::total);
        json!({ "sum": sums.collect::<Vec<_>>(), "held": held.collect::<Vec<_>>() })
    };
    table.played.iter().rev().map(account).collect()
}

#[test]
fn score_sheet_opens_every_round() {
    let page = Page::blank();
    let [_, game] = end(3, Seat::B);
    left(&page, &game, "");
    await_sheet(&page);
    let seen = page.call("yebo.accounts", ());
    let seen = seen.as_array().expect("a list");
    assert_eq!(seen.len(), 3);
    for (at, (seen, expected)) in seen.iter().zip(expected(&game)).enumerate() {
        assert_eq!((&seen["sum"], &seen["held"]), (&expected["sum"], &expected["held"]), "{seen}");
        assert_eq!(seen["open"], json!(at == 0), "the last one is open");
        let parts = seen["parts"].as_array().expect("rows");
        assert_eq!(parts.len(), 5);
        for seat in 0..4 {
            let part = |row: &Value| row[seat].as_i64().expect("a number");
            assert_eq!(parts.iter().map(part).sum::<i64>(), part(&seen["sum"]), "{seen}");
        }
        let held = seen["held"].as_array().expect("numbers").iter();
        for (held, named) in held.zip(seen["named"].as_array().expect("names")) {
            let named = named.as_str().expect("a text");
            let count = if *held == json!(0) { 0 } else { named.split(", ").count() };
            assert_eq!(json!(count), *held, "{named}");
            assert!(*held != json!(0) || named == "nothing", "{named}");
        }
    }
    let name = seen[0]["name"].as_str().unwrap_or_default();
    assert!(name.starts_with("Round 3 of 6: "), "{name}");
    let rounds = page.texts_of("#score-rounds th > span");
    let ended = page.texts_of("#score-rounds th > small");
    assert_eq!((rounds[2].as_str(), ended.len()), (name, 6));
    assert!(ended[2].starts_with("Won by Bheki"), "{ended:?}");
    assert_eq!(page.count("#score-rounds tr:nth-child(3) > [data-won]"), 1);
    assert!(ended[3..].iter().all(|it| it == "Still to come"), "{ended:?}");
    assert!(page.text_of("#score-signs").contains('★'), "what the signs are");
    assert_eq!(findings(&page), [""; 0], "a checker finds nothing");
}

#[test]
fn earlier_round_opens_by_keyboard_and_fits_a_phone() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    let [_, game] = end(3, Seat::B);
    left(&page, &game, "");
    await_sheet(&page);
    page.set_focus("#accounts > :nth-child(2) > summary");
    assert_eq!(page.focus().1.split(':').count(), 2, "it is called by its round");
    page.keys([Key::Enter]);
    let open = || page.call("elements.propertyOfAll", ["#accounts > details", "open"]);
    assert_eq!(open(), json!([true, true, false]));
    page.click("#accounts > :nth-child(3) > summary");
    assert_eq!(open(), json!([true, true, true]));
    for selector in ["#score .sheet-body", "html"] {
        let [width, _] = page.overflow(selector);
        assert_eq!(width, 0, "{selector} is to be scrolled sideways");
    }
    for place in page.places("#accounts summary") {
        assert!(place.height >= 43.5, "{place:?}");
    }
    for place in page.places("#accounts .block, #accounts td") {
        assert!(place.x >= 0.0 && place.x + place.width <= 360.5, "{place:?}");
    }
    assert_eq!(findings(&page), [""; 0], "a checker finds nothing");
}

/// The parts of each round add up, and so do the six rounds; every act is told.
#[test]
fn a_game_is_played_to_its_end_by_keys_and_by_mouse() {
    let page = Page::blank();
    let [_, game] = end(4, Seat::A);
    left(&page, &game, "yebo-pace instant\n");
    await_sheet(&page);
    let sum = |account: &Value| serde_json::from_value(account["sum"].clone());
    let before: Result<Vec<Vec<i32>>, _> = expected(&game).iter().map(sum).collect();
    let mut results = before.expect("four numbers for each round");
    for hands in [Hands::Keys, Hands::Mouse] {
        go_on(&page, hands);
        page.heard();
        round(&page, hands);
        hears_of_everybody(&page);
        results.push(sums(&points(&page, "#accounts > :first-child tbody tr")));
    }
    assert_eq!(results.len(), 6);
    let totals = sums(&results);
    check_ending(&page, &totals);
    page.click("#finale [data-open=score]");
    await_sheet(&page);
    assert_eq!(points(&page, "#score-totals"), std::slice::from_ref(&totals));
    let (words, best) = (page.words_of("#score-words"), totals.iter().max());
    for (name, total) in ["You", "Bheki", "Chipo", "Dembe"].into_iter().zip(&totals) {
        assert_eq!(winners(&words).contains(name), Some(total) == best, "{words:?}: {totals:?}");
    }
    results[..4].reverse();
    assert_eq!(points(&page, "#score-rounds tr"), results, "in the order of play");
    assert_eq!(findings(&page), [""; 0], "a checker finds nothing");
    let top = page.property("#score .sheet-body", "scrollTop");
    assert_eq!(top, json!(0), "who is first is seen first");
    assert_eq!(page.words_of("#score footer").trim(), "New game", "what one can do next");
    page.click("#score .close");
    play_again(&page);
    let names = page.texts_of(".seat h3");
    assert_eq!(names, ["You", "Bheki", "Chipo", "Dembe"], "of the same players");
    assert_eq!(page.complaints(), [""; 0]);
}

/// Another game begins, and is announced.
fn play_again(page: &Page) {
    page.heard();
    page.click("#play-again");
    until("another game begins", || (!page.is_seen("#finale")).then_some(()));
    until("it is announced", || {
        page.heard().into_iter().find(|said| said.words.contains("A new game of Yebo."))
    });
}

/// The end of the game lies on the table: who has won, in which order, and *Again* as the first button.
fn check_ending(page: &Page, totals: &[i32]) {
    let mut ordered = totals.to_vec();
    ordered.sort_by_key(|total| core::cmp::Reverse(*total));
    let shown = page.texts_of("#standings .points-of");
    let expected: Vec<String> =
        ordered.iter().map(|total| total.to_string().replace('-', "\u{2212}")).collect();
    assert_eq!(shown, expected);
    assert_eq!(page.texts_of("#finale button"), ["Again", "Score", "New game"]);
    let (words, best) = (page.words_of("#finale-words"), ordered[0]);
    assert_eq!(page.focus().1, words, "the focus is there, and on no button");
    for (name, total) in ["You", "Bheki", "Chipo", "Dembe"].into_iter().zip(totals) {
        assert_eq!(winners(&words).contains(name), *total == best, "{words:?}: {totals:?}");
    }
    assert!(!page.exists("#seats .seat-mark"), "nobody is in turn, Chief or one block short");
    assert_eq!(findings(page), [""; 0], "a checker finds nothing");
}

/// The winners, in the words about the end.
fn winners(words: &str) -> &str {
    words.split_once(" with ").expect("their points are told").0
}

/// The acts of all four have been announced.
fn hears_of_everybody(page: &Page) {
    let heard: Vec<String> = page.heard().into_iter().map(|heard| heard.words).collect();
    for begins in ["You discard ", "Bheki ", "Chipo ", "Dembe "] {
        assert!(heard.iter().any(|words| words.contains(begins)), "{begins} in {heard:?}");
    }
}

#[test]
fn score_sheet_opens_at_its_top() {
    let page = Page::blank();
    page.become_phone(Screen::PHONE);
    let [game, _] = end(3, Seat::A);
    left(&page, &game, "motion less\nyebo-pace instant\n");
    let scroll = || {
        page.click(".tools [data-open=score]");
        let is_open = || page.property("#score", "open") == json!(true);
        until("the score is shown", || is_open().then_some(()));
        let top = page.property("#score .sheet-body", "scrollTop");
        assert!(
            page.call("yebo.scrollScore", ()).as_f64().is_some_and(|down| down > 100.0),
            "it is long"
        );
        page.keys([Key::Escape]);
        top
    };
    assert_eq!(scroll(), json!(0));
    assert_eq!(scroll(), json!(0), "whoever opens it sees its top");
    page.click("#rack > [role=option]");
    page.click("#offers [data-letter='D']");
    await_sheet(&page);
    assert_eq!(page.property("#score .sheet-body", "scrollTop"), json!(0), "who won is seen first");
    let words = page.words_of("#score-words");
    assert!(words.contains(" round 3 of 6 with "), "{words}");
}

/// The table as it was left at the end of a round, with its sheet; losses of the focus are counted.
fn left_at_the_score(winner: Seat) -> Page {
    let [_, game] = end(2, winner);
    let page = Page::blank();
    left(&page, &game, "yebo-pace quick\n");
    await_sheet(&page);
    page.run("yebo.watchFocus", ());
    page
}

fn deals_with_focus(page: &Page, way: &str) {
    until("somebody is asked", || {
        let watched = page.global("watched").as_u64() > Some(5);
        (watched && page.call("yebo.isAsked", ()) == json!(true)).then_some(())
    });
    assert_eq!(page.global("lost"), json!(0), "{way}: pictures without a focus");
    let is_offer = page.has_focus(":is(#offers, #rack), :is(#offers, #rack) *");
    assert!(is_offer, "{way}: {:?}", page.focus());
    assert!(!page.is_seen("#count"), "{way}: the round before is put away");
}

#[test]
fn one_key_in_the_sheet_deals_the_next_round() {
    for (winner, way) in [(Seat::A, "g"), (Seat::B, "Enter")] {
        let page = left_at_the_score(winner);
        match way {
            "g" => page.letters("g"),
            _ => page.keys([Key::Enter]),
        }
        deals_with_focus(&page, way);
    }
}

#[test]
fn closing_the_score_only_closes_it() {
    for (winner, way) in [(Seat::A, "Escape"), (Seat::B, "the cross"), (Seat::B, "beside it")] {
        let page = left_at_the_score(winner);
        page.heard();
        match way {
            "Escape" => page.keys([Key::Escape]),
            "the cross" => {
                page.set_focus("#score .close");
                page.keys([Key::Enter]);
            }
            _ => page.run("yebo.closeScore", ()),
        }
        until("the button that deals has the focus", || {
            (page.focus().1 == "Next round").then_some(())
        });
        until("it is said", || {
            page.heard().into_iter().find(|heard| heard.words.ends_with(" is over."))
        });
        assert_eq!(page.count("#offers button"), 1, "{way}: nothing else is offered");
        assert!(page.is_seen("#count"), "{way}: the hands lie open");
        assert_eq!(page.count("#counted [data-waits]"), 0, "{way}: all is counted");
        assert_eq!(findings(&page), [""; 0], "a checker finds nothing");
        // The sheet can be read again, and closed again.
        page.click(".tools [data-open=score]");
        await_sheet(&page);
        assert_eq!(page.focused_name(), "Next round");
        page.keys([Key::Escape]);
        until("it rests again", || page.is_seen("#count").then_some(()));
        if way == "Escape" {
            page.letters("g");
        } else {
            page.click("#offers [data-letter=G]");
        }
        until("the next round begins", || (!page.is_seen("#count")).then_some(()));
        assert_eq!(page.complaints(), [""; 0]);
    }
}

#[test]
fn another_language_leaves_the_open_hands_on_the_table() {
    let page = left_at_the_score(Seat::B);
    page.keys([Key::Escape]);
    until("it rests", || page.is_seen("#count").then_some(()));
    page.choose_value("#language", "fr");
    until("the words are others", || {
        (page.words_of("#offers").trim_end_matches('G').trim() == "Manche suivante").then_some(())
    });
    assert!(page.is_seen("#count") && page.property("#score", "open") == json!(false));
}

#[test]
fn last_round_is_announced_not_chosen() {
    let page = Page::blank();
    let [_, game] = end(5, Seat::A);
    left(&page, &game, "yebo-pace instant\n");
    await_sheet(&page);
    page.letters("g");
    let offers = || page.call_for::<String>("yebo.letters", ());
    until("the Chief is asked for a direction", || offers().contains('+').then_some(()));
    page.letters("+");
    let told = until("the round begins", || {
        let letters = offers();
        assert!(!letters.contains(|letter: char| letter.is_ascii_digit()), "{letters}");
        if page.words_of("#title").contains(" 6 of 6: ") {
            return Some(page.words());
        }
        // A Sighting that was dealt is replaced.
        if letters.contains('L') {
            page.letters("l");
        }
        None
    });
    assert!(told.contains("The last round, 6 of 6: "), "{told}");
    until("it is said", || {
        page.heard().into_iter().find(|heard| heard.words.contains("The last round, 6 of 6: "))
    });
}
