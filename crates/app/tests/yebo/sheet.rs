//! The score sheet, and the last round, which is not chosen.

use std::collections::BTreeSet;

use sandgrid_app::yebo::rules::{Act, Block, Game, Seat, Stage};
use sandgrid_app::yebo::{PlayerKind, RoundAccount, Sheet, TableCommand, YeboEvent};

use crate::moments::called_last;
use crate::table::{COMPUTER, PERSON, Table};

/// A number as the sheet writes it.
fn number(words: &str) -> i32 {
    words.replace('\u{2212}', "-").parse().unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

/// The present hands.
fn hands(game: &Game) -> Vec<Vec<Block>> {
    let hand = |seat: &Seat| {
        let own = game.view(*seat).own.map(|own| own.hand.to_vec()).unwrap_or_default();
        let mut hand: Vec<Block> = own.into_iter().map(|held| held.block).collect();
        hand.sort_by_key(|block| block.number());
        hand
    };
    game.table().seats().iter().map(hand).collect()
}

/// The hands that a sheet shows.
fn left(account: &RoundAccount) -> Vec<Vec<Block>> {
    let blocks = account.left.iter().map(|(_, held)| {
        let tiles = held.iter().flat_map(|held| &held.tiles);
        tiles.map(|tile| tile.block).collect()
    });
    blocks.collect()
}

/// Which points are the most; none where all are equal.
fn best(points: &[String]) -> Vec<bool> {
    let points: Vec<i32> = points.iter().map(|it| number(it)).collect();
    let is_best =
        |it: &i32| points.iter().all(|other| other <= it) && points.iter().any(|other| other < it);
    points.iter().map(is_best).collect()
}

/// The parts of a round add up, seat by seat, and to what the table of all rounds has.
fn check_sums(sheet: &Sheet) {
    assert_eq!(best(&sheet.totals), sheet.leads);
    for account in &sheet.accounts {
        let row = sheet.rounds.iter().find(|row| row.round == account.title);
        let row = row.unwrap_or_else(|| panic!("{} is a round", account.title));
        assert_eq!(account.sum, ("Sum".to_owned(), row.points.clone()));
        assert_eq!(best(&row.points), row.best);
        for (at, sum) in account.sum.1.iter().enumerate() {
            let parts: i32 = account.parts.iter().map(|(_, points)| number(&points[at])).sum();
            assert_eq!(parts, number(sum), "{} {:?}", account.title, account.parts);
        }
        check_shown(account);
        let won = account.shown.iter().map(|(_, blocks)| blocks.iter().any(|it| it.won));
        assert_eq!(won.collect::<Vec<_>>(), row.won, "{}", account.title);
    }
}

/// The drawn blocks are worth what the groups, the 4th blocks and the Sightings have brought.
fn check_shown(account: &RoundAccount) {
    for (at, (name, blocks)) in account.shown.iter().enumerate() {
        let last = |points: &str| number(points.split(" = ").last().unwrap_or_default());
        let shown: i32 = blocks.iter().map(|it| last(&it.points)).sum();
        let parts: i32 = account.parts[..3].iter().map(|(_, points)| number(&points[at])).sum();
        assert_eq!(shown, parts, "{} {name} {blocks:?}", account.title);
        for blocks in blocks {
            let Some((parts, sum)) = blocks.points.split_once(" = ") else { continue };
            assert_eq!(parts.split(" + ").map(number).sum::<i32>(), number(sum), "{blocks:?}");
            assert_eq!(parts.split(" + ").count(), blocks.group.tiles.len(), "{blocks:?}");
        }
    }
    assert!(account.words.contains("win") && account.words.ends_with('.'), "{}", account.words);
}

/// Plays a game to its end, with a look at the sheet wherever it changes.
fn whole_game(sitters: &[PlayerKind], seed: u64) -> (Table, usize) {
    let mut table = Table::new(sitters, seed);
    let (mut before, mut held) = (table.scene().sheet, 0);
    loop {
        let goes_on = table.step();
        table.settle();
        let (game, sheet) = (table.game(), table.scene().sheet);
        let played = &game.table().played;
        assert_eq!(sheet.accounts.len(), played.len());
        if before.accounts.len() == played.len() {
            assert_eq!(before.accounts, sheet.accounts, "nothing of a running round is there");
            assert_eq!(before.totals, sheet.totals);
        } else {
            check_sums(&sheet);
            let account = &sheet.accounts[0];
            assert_eq!(left(account), hands(&game), "what is held as the round ends");
            assert_eq!(sheet.accounts[1..], before.accounts, "what was before stays");
            let winner = played.last().and_then(|played| played.winner);
            for (at, (name, left)) in account.left.iter().enumerate() {
                assert_eq!(*name, sheet.names[at]);
                assert!(winner != Some(game.table().seats()[at]) || left.is_none());
            }
            held += account.left.iter().filter(|(_, held)| held.is_some()).count();
            before = sheet;
        }
        if !goes_on {
            return (table, held);
        }
    }
}

#[test]
fn score_sheet_lists_round_parts_and_remainder() {
    let (table, held) = whole_game(&[PERSON, COMPUTER, COMPUTER], 3);
    assert_eq!(table.game().table().stage, Stage::Over);
    assert!(held >= 12, "whoever has not won holds something as a rule: {held}");
}

/// How the last round of a game ended, in words.
fn ended(game: &Game, names: &[String]) -> String {
    let winner = game.table().played.last().and_then(|played| played.winner);
    let Some(winner) = winner else { return "Nobody won: the Fence was empty".to_owned() };
    let name = |seat: Seat| names[seat.index()].replace("You", "you");
    let by = match called_last(game, winner) {
        None => String::new(),
        Some((_, Seat::A)) => ", with a discard of yours".to_owned(),
        Some((_, by)) => format!(", with a discard of {}’s", name(by)),
    };
    format!("Won by {}{by}", name(winner))
}

#[test]
fn each_round_says_which_it_was_and_how_it_ended() {
    let mut kinds = BTreeSet::new();
    for seed in 0..5 {
        let mut table = Table::new(&[PERSON, COMPUTER, COMPUTER], seed);
        let mut count = 0;
        while count < 6 {
            table.step();
            table.settle();
            let (game, sheet) = (table.game(), table.scene().sheet);
            let played = &game.table().played;
            assert_eq!(sheet.rounds.len(), 6);
            for (at, row) in sheet.rounds.iter().enumerate() {
                let is_present = at == played.len() && row.ended == "Being played";
                let is_ordered = row.round.starts_with(&format!("Round {} of 6: ", at + 1));
                assert_eq!(is_ordered, at < played.len() || is_present, "{row:?}");
                let is_later = row.ended == "Still to come";
                assert_eq!(is_later, at >= played.len() && !is_present, "{row:?}");
                assert_eq!(row.points.is_empty(), at >= played.len(), "{row:?}");
            }
            if played.len() > count {
                let row = &sheet.rounds[count];
                assert_eq!(row.ended, ended(&game, &sheet.names));
                kinds.insert(row.ended.replace("Chipo", "Bheki"));
                count += 1;
            }
        }
    }
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    let all = [
        "Won by Bheki",
        "Won by Bheki, with a discard of Bheki’s",
        "Won by Bheki, with a discard of yours",
        "Won by you",
        "Won by you, with a discard of Bheki’s",
    ];
    assert_eq!(kinds, all);
}

#[test]
fn a_round_without_a_winner_says_so() {
    for seed in 0.. {
        let mut table = Table::new(&[PERSON, PERSON], seed);
        // So that an empty Fence ends a round.
        let house = "rebuilds=0".parse().expect("it is a house");
        let company = table.session.company().clone();
        table.handle(YeboEvent::New { company, house, seed });
        while table.game().table().played.is_empty() && table.step() {
            table.settle();
        }
        if table.game().table().played.first().is_some_and(|played| played.winner.is_none()) {
            let scene = table.scene();
            assert_eq!(scene.sheet.rounds[0].ended, "Nobody won: the Fence was empty");
            assert!(scene.sheet.rounds[0].won.iter().all(|won| !won));
            let words = "Nobody wins round 1 of 6: the Fence was empty.";
            return assert_eq!(scene.count.expect("it is counted").words, words);
        }
    }
}

/// The choosers of the rounds, in order.
fn choices(game: &Game) -> Vec<Seat> {
    let chose = game.acts().iter().filter(|(_, act)| matches!(act, Act::Choose(_)));
    chose.map(|(seat, _)| *seat).collect()
}

/// Plays until the sixth round begins, and returns how often a player was asked to choose it.
fn until_the_last_round(table: &mut Table) -> usize {
    while table.game().table().played.len() < 5 || table.scene().scored {
        assert!(table.step());
        table.settle();
    }
    let chooses = |command: TableCommand| matches!(command, TableCommand::Act(Act::Choose(_)));
    let mut asked = 0;
    while choices(&table.game()).len() < 6 {
        asked += table.scene().offers.iter().filter(|offer| chooses(offer.command)).count();
        assert!(table.step());
        table.settle();
    }
    asked
}

#[test]
fn last_round_is_forced_and_recorded() {
    let mut chiefs = Vec::new();
    for sitters in [[PERSON, COMPUTER], [PERSON, PERSON]] {
        let mut table = Table::new(&sitters, 0);
        // So that an empty Fence ends a round.
        let house = "rebuilds=0".parse().expect("it is a house");
        let company = table.session.company().clone();
        table.handle(YeboEvent::New { company, house, seed: 0 });
        assert_eq!(until_the_last_round(&mut table), 0, "there is nothing to choose");
        let game = table.game();
        let round = game.table().round.expect("it is chosen");
        let told = "The last round, 6 of 6: ";
        assert_eq!(table.said.iter().filter(|said| said.contains(told)).count(), 1, "{told}");
        let (who, text) = (choices(&game), format!("round {round}"));
        assert_eq!((who.len(), who[5]), (6, game.table().chief), "the act is the Chief’s");
        let is_it = |told: &(Seat, String, String)| told.0 == who[5] && told.1 == text;
        assert_eq!(table.told.iter().filter(|told| is_it(told)).count(), 1, "a host is told");
        chiefs.push(sitters[who[5].index()]);
        let mut again = Table::new(&sitters, 99);
        again.handle(YeboEvent::Load(table.session.record()));
        assert_eq!(again.game().acts(), game.acts(), "the record is the same game");
    }
    assert_eq!(chiefs, [COMPUTER, PERSON]);
}

#[test]
fn resumes_at_the_choice_of_the_last_round() {
    let mut table = Table::new(&[PERSON, COMPUTER], 1);
    until_the_last_round(&mut table);
    let game = table.game();
    let at = game.acts().iter().rposition(|(_, act)| matches!(act, Act::Choose(_)));
    let (_, act) = game.acts()[at.expect("it was chosen")];
    // As a version wrote it that still asked.
    let record = table.session.record();
    let cut = record.rfind(&act.to_string()).expect("it is in the record");
    let before = record[..cut].trim_end().trim_end_matches([',', 'A', 'B']).trim_end();
    let mut again = Table::new(&[PERSON, COMPUTER], 99);
    again.handle(YeboEvent::Load(before.to_owned()));
    assert_eq!(choices(&again.game()), choices(&game));
    assert_eq!(again.game().table().round, game.table().round);
}
