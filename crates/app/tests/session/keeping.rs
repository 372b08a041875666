//! Persistence: saving and loading.

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{
    Backup, Event, GameSetup, GameSummary, Level, Player, Results, SavedGame, SavedGamesCommand,
};
use sandgrid_tests::sealed;

use crate::table::{PERSONS, Table};

pub(crate) fn against_level_1() -> BySide<Player> {
    BySide::new(Player::Person, Player::Computer(Level::new(1).expect("a level")))
}

/// Another visit, on the same device.
pub(crate) fn again(table: &Table) -> Table {
    let mut next = Table::new("yote-traditional", PERSONS);
    for (name, text) in &table.kept {
        next.kept.insert(name.clone(), text.clone());
        next.handle(Event::StorageLoaded { name: name.clone(), text: text.clone() });
    }
    next
}

/// The body below an envelope.
pub(crate) fn lines(text: &str) -> &str {
    text.splitn(3, '\n').nth(2).expect("it has a seal")
}

pub(crate) fn new_game(table: &mut Table, key: &str, seed: u64) {
    let rules = Ruleset::find(key).expect("a known key");
    table.handle(Event::New(GameSetup { rules, players: PERSONS, seed }));
}

#[test]
fn every_action_is_saved_and_resumed() {
    let mut table = Table::new("choko-ludos", against_level_1());
    table.session.tell_time(1_795_000_000);
    assert!(table.kept.is_empty(), "nothing has been done yet");
    for cell in ["c3", "a1"] {
        table.press(cell);
        let kept = table.kept.clone();
        assert!(kept.values().any(|text| text.contains(cell)), "{kept:?}");
        table.answer();
    }
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!(next.position(), table.position());
    assert_eq!(next.session.choice(), table.session.choice());
    assert_eq!(next.session.id(), table.session.id());
    assert!(next.announced.starts_with("You go on with your game of Choko"), "{}", next.announced);
    assert_eq!(next.session.saved_games()[0].when, 1_795_000_000);
}

#[test]
fn browsed_turn_is_resumed() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1").handle(Event::GoToTurn(1));
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!((next.scene().record.at, next.scene().record.turns.len()), (1, 3));
}

#[test]
fn the_current_game_is_resumed_after_its_entry_was_cleared() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3");
    table.kept.clear();
    table.press("d3");
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!(next.scene().record.turns.len(), 2);
}

#[test]
fn player_names_round_trip_with_the_game() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let record = "[Rules \"yote-traditional\"]\n[First \"Awa\"]\n[Second \"Ibou \\\"le Grand\\\"\"]\n\
                  [Date \"2026.11.20\"]\n\n1. c3 d3 *";
    table.handle(Event::Load(record.to_owned()));
    let before = table.session.record();
    assert!(before.contains("Awa") && before.contains("le Grand"), "{before}");
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!(next.session.record(), before);
}

#[test]
fn playing_from_an_earlier_turn_forks_with_the_first_action() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3 d3 a1").handle(Event::GoToTurn(1)).handle(Event::PlayFromHere);
    assert_eq!(table.session.saved_games().len(), 1, "nothing else has been played");
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    assert_eq!(next.scene().record.turns.len(), 3, "what was left comes back");
    table.press("f5");
    let turns: Vec<usize> = table.session.saved_games().iter().map(|kept| kept.turns).collect();
    assert_eq!(turns.iter().sum::<usize>(), 5, "three turns, and two: {turns:?}");
}

#[test]
fn games_are_listed_opened_and_forgotten() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.session.tell_time(100);
    table.press("c3 d3");
    let first = table.session.id();
    table.session.tell_time(200);
    new_game(&mut table, "wali-ludens", 2);
    let empty = table.session.id();
    table.session.tell_time(300);
    new_game(&mut table, "choko-ludens", 3);
    assert!(!table.kept.contains_key(&format!("game-{empty:x}")), "nothing was played in it");
    table.press("a1");
    let listed: Vec<_> = table.session.saved_games().iter().map(|kept| kept.turns).collect();
    assert_eq!(listed, [1, 2], "the newest first");
    let present = table.session.id();
    table.handle(Event::SavedGames(SavedGamesCommand::Open(first)));
    assert_eq!(table.scene().record.turns.len(), 2);
    table.handle(Event::SavedGames(SavedGamesCommand::Delete(first)));
    assert_eq!(table.session.saved_games().len(), 2, "what is on the table stays");
    table.handle(Event::SavedGames(SavedGamesCommand::Delete(present)));
    assert_eq!(table.session.saved_games().len(), 1);
    assert!(!table.kept.contains_key(&format!("game-{present:x}")));
    // As a list shows it that another window's deletion has made stale.
    let gone = &table.handle(Event::SavedGames(SavedGamesCommand::Open(present))).alerted;
    assert!(gone.contains("not here any more"), "{gone}");
    assert_eq!(table.scene().record.turns.len(), 2, "the game on the table stays");
}

#[test]
fn damaged_saves_are_quarantined_and_reported() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3");
    let sound = table.kept.values().find(|text| text.contains("c3")).expect("it is kept").clone();
    let cut = &sound[..sound.len() / 2];
    for text in [cut, "", "sandgrid game 3\n\n", "\u{0}", &sound.replace("seed", "seed x")] {
        let mut next = Table::new("yote-traditional", PERSONS);
        next.kept.insert("game-7".to_owned(), text.to_owned());
        next.handle(Event::StorageLoaded { name: "game-7".to_owned(), text: text.to_owned() });
        assert_eq!(next.kept["damaged-game-7"], text);
        assert!(!next.kept.contains_key("game-7"));
        assert!(next.alerted.contains("damaged"), "{}", next.alerted);
        assert_eq!(next.session.damaged().count(), 1);
        assert!(next.session.saved_games().is_empty());
    }
}

#[test]
fn truncated_games_are_parsed_or_quarantined() {
    let mut table = Table::new("yote-ludos", against_level_1());
    table.press("c3").answer().press("a1").answer();
    let text = table.kept.values().find(|text| text.contains("c3")).expect("it is kept").clone();
    for end in 0..text.len() {
        let mut next = Table::new("yote-traditional", PERSONS);
        let cut = text[..end].to_owned();
        next.kept.insert("game-7".to_owned(), cut.clone());
        next.handle(Event::StorageLoaded { name: "game-7".to_owned(), text: cut });
        let known = next.session.saved_games().len() + next.session.damaged().count();
        assert_eq!(known, 1, "cut at {end}");
    }
}

#[test]
fn every_bit_error_in_a_saved_game_is_detected() {
    let mut table = Table::new("yote-ludos", against_level_1());
    table.press("c3").answer().press("a1").answer();
    let text = table.kept.values().find(|text| text.contains("c3")).expect("it is kept").clone();
    for at in 0..text.len() * 8 {
        let mut bytes = text.clone().into_bytes();
        bytes[at / 8] ^= 1 << (at % 8);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert!(text.parse::<SavedGame>().is_err(), "bit {at}: {text}");
    }
}

#[test]
fn games_without_a_checksum_are_quarantined() {
    let old = "sandgrid game 1\nfirst person\nsecond level 3\nseed 9\nwhen 7\n\n\
               [Rules \"yote-traditional\"]\n\n1. a1 b2 *\n";
    let mut table = Table::new("yote-traditional", PERSONS);
    table.kept.insert("game-7".to_owned(), old.to_owned());
    table.handle(Event::StorageLoaded { name: "game-7".to_owned(), text: old.to_owned() });
    assert_eq!(table.kept.get("damaged-game-7").map(String::as_str), Some(old));
}

#[test]
fn two_windows_with_one_game_fork_it() {
    let mut here = Table::new("yote-traditional", PERSONS);
    here.press("c3 d3");
    let mut there = again(&here);
    there.handle(Event::SavedGames(SavedGamesCommand::Resume));
    let name = format!("game-{:x}", here.session.id());
    here.press("a1 b1");
    let text = here.kept[&name].clone();
    there.kept.insert(name.clone(), text.clone());
    there.handle(Event::StorageChanged { name: name.clone(), text: Some(text.clone()) });
    assert_eq!(there.scene().record.turns.len(), 2, "nothing moves under the finger");
    there.press("f5");
    assert_eq!(there.kept[&name], text, "what was played there stays");
    let turns: Vec<usize> = there.session.saved_games().iter().map(|kept| kept.turns).collect();
    assert!(turns.contains(&3) && turns.contains(&4) && turns.len() == 2, "{turns:?}");
    there.handle(Event::StorageChanged { name, text: None });
    assert_eq!(there.session.saved_games().len(), 1, "what was forgotten there is here, too");
}

#[test]
fn results_of_two_windows_are_added() {
    let mut here = Table::new("yote-traditional", against_level_1());
    let mut there = Table::new("yote-traditional", against_level_1());
    here.press("c3").answer().handle(Event::Resign);
    let (name, text) = ("results".to_owned(), here.kept["results"].clone());
    there.handle(Event::StorageChanged { name: name.clone(), text: Some(text) });
    there.handle(Event::StorageChanged { name, text: Some("nonsense".to_owned()) });
    there.press("c3").answer().handle(Event::Resign);
    assert_eq!(lines(&there.kept["results"]), "yote-traditional 1 won 0 drawn 0 lost 2\n");
}

#[test]
fn settings_of_another_window_survive() {
    let mut here = Table::new("yote-traditional", PERSONS);
    let mut there = Table::new("yote-traditional", PERSONS);
    let prefer =
        |name: &str, value: &str| Event::SetSetting { name: name.into(), value: value.into() };
    here.handle(prefer("theme", "night"));
    let heard =
        |text: &str| Event::StorageChanged { name: "settings".into(), text: Some(text.into()) };
    there.handle(heard(&here.kept["settings"].clone()));
    there.handle(heard("sandgrid settings 2\nsum 0000000000000000\ntheme day\n"));
    there.handle(prefer("volume", "20"));
    let kept = lines(&there.kept["settings"]);
    for line in ["theme night", "volume 20"] {
        assert!(kept.lines().any(|it| it == line), "{line}: {kept}");
    }
}

#[test]
fn storage_names_cover_every_save() {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.press("c3").answer().handle(Event::Resign);
    table.handle(Event::SetSetting { name: "theme".into(), value: "night".into() });
    let shared = table.session.storage_names();
    for name in table.kept.keys().filter(|name| *name != "current") {
        assert!(shared.contains(name), "{name} is not among {shared:?}");
    }
}

/// The stored text of a finished game and of its result, and an id that no other game has.
fn an_ended_game() -> (String, String, String) {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.session.tell_time(100);
    table.press("c3").answer().handle(Event::Resign);
    let game = table.kept[&format!("game-{:x}", table.session.id())].clone();
    (game, table.kept["results"].clone(), "game-a1".to_owned())
}

#[test]
fn readable_quarantined_text_is_restored() {
    let (game, results, name) = an_ended_game();
    let mut table = Table::new("yote-traditional", PERSONS);
    let found = [
        (format!("damaged-{name}"), game.clone()),
        ("damaged-game-7-2".to_owned(), game.clone()),
        ("damaged-game-8".to_owned(), "sandgrid game 3\n".to_owned()),
        ("damaged-results".to_owned(), results.clone()),
        ("damaged-settings".to_owned(), "theme night".to_owned()),
    ];
    for (name, text) in &found {
        table.kept.insert(name.clone(), text.clone());
        table.handle(Event::StorageLoaded { name: name.clone(), text: text.clone() });
    }
    table.handle(Event::SavedGames(SavedGamesCommand::RestoreQuarantined));
    let kept: Vec<&str> = table.kept.keys().map(String::as_str).collect();
    let mut expected = ["damaged-game-8", "damaged-settings", "game-7", &name, "results"];
    expected.sort_unstable();
    assert_eq!(kept, expected);
    assert_eq!((&table.kept[&name], &table.kept["results"]), (&game, &results));
    assert_eq!(table.session.saved_games().len(), 2);
    assert_eq!(table.session.damaged().count(), 2, "what cannot be read stays where it is");
}

#[test]
fn restored_text_overwrites_nothing() {
    let (game, _, name) = an_ended_game();
    let mut table = Table::new("yote-traditional", PERSONS);
    let newer =
        game.parse::<SavedGame>().map(|saved| SavedGame { when: 200, ..saved }).expect("a game");
    for (name, text) in
        [(format!("damaged-{name}"), game.clone()), (name.clone(), newer.to_string())]
    {
        table.kept.insert(name.clone(), text.clone());
        table.handle(Event::StorageLoaded { name, text });
    }
    table.handle(Event::SavedGames(SavedGamesCommand::RestoreQuarantined));
    assert_eq!(table.kept[&name], newer.to_string());
    assert_eq!(table.kept[&format!("damaged-{name}")], game);
}

#[test]
fn results_are_counted_once_by_ruleset_and_level() {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.press("c3").answer().handle(Event::Resign);
    assert_eq!(lines(&table.kept["results"]), "yote-traditional 1 won 0 drawn 0 lost 1\n");
    table.handle(Event::Undo).handle(Event::Resign);
    assert_eq!(lines(&table.kept["results"]), "yote-traditional 1 won 0 drawn 0 lost 1\n");
    let mut next = again(&table);
    next.handle(Event::SavedGames(SavedGamesCommand::Resume));
    next.handle(Event::Undo).handle(Event::Resign);
    assert_eq!(lines(&next.kept["results"]), "yote-traditional 1 won 0 drawn 0 lost 1\n");
    let (what, level, tally) = next.session.results().remove(0);
    assert!(what.starts_with("Yoté") && level == "Awa", "{what} {level}");
    assert_eq!((tally.won, tally.drawn, tally.lost), (0, 0, 1));
}

#[test]
fn people_among_themselves_are_not_counted() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.press("c3").handle(Event::Resign);
    assert!(!table.kept.contains_key("results"));
}

#[test]
fn backup_restores_everything_on_another_device() {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.session.tell_time(100);
    table.press("c3").answer().handle(Event::Resign);
    let bundle = Backup(table.kept.clone().into_iter().collect());
    let text = bundle.to_string();
    assert_eq!(Backup::read(&text), Ok(bundle));
    let mut other = Table::new("wali-ludens", PERSONS);
    other.session.tell_time(50);
    new_game(&mut other, "wali-ludens", 5);
    other.press("c3");
    other.handle(Event::SavedGames(SavedGamesCommand::Import(text.clone())));
    assert_eq!(other.session.saved_games().len(), 2);
    assert_eq!(other.kept["results"], table.kept["results"]);
    other.handle(Event::SavedGames(SavedGamesCommand::Import(text.clone())));
    assert_eq!(other.session.saved_games().len(), 2, "nothing is there twice");
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let before = other.kept.clone();
        other.handle(Event::SavedGames(SavedGamesCommand::Import(text[..end].to_owned())));
        assert!(Backup::read(&text[..end]).is_ok() || other.kept == before, "cut at {end}");
    }
}

#[test]
fn results_read_back_and_damage_is_found() {
    let text = "choko-ludens 8 won 1 drawn 2 lost 3\nyote-traditional 1 won 0 drawn 0 lost 1\n";
    let kept = Results::read(&sealed("results", text)).expect("sound").to_string();
    assert!(kept.starts_with("sandgrid results 2\nsum "), "{kept}");
    assert_eq!(lines(&kept), text);
    assert_eq!(Results::read(&kept).expect("sound").to_string(), kept);
    for damaged in ["x", "yote 1 won 0 drawn 0 lost 1", "yote-traditional 14 won 0 drawn 0 lost 1"]
    {
        assert_eq!(Results::read(&sealed("results", damaged)), None, "{damaged}");
    }
}

#[test]
fn a_second_damaged_text_hides_no_other() {
    let mut table = Table::new("yote-traditional", PERSONS);
    for text in ["x", "y", "x"] {
        table.kept.insert("results".to_owned(), text.to_owned());
        table.handle(Event::StorageLoaded { name: "results".to_owned(), text: text.to_owned() });
    }
    assert_eq!(table.kept["damaged-results"], "x");
    assert_eq!(table.kept["damaged-results-2"], "y");
    assert_eq!(table.session.damaged().count(), 2);
}

#[test]
fn opened_finished_games_are_not_counted() {
    let mut table = Table::new("yote-traditional", against_level_1());
    table.handle(Event::Load("[Rules \"yote-traditional\"]\n\n1. c3 0-1".to_owned()));
    assert!(table.scene().ending.is_some());
    assert!(!table.kept.contains_key("results"));
    table.handle(Event::Undo).press("d3");
    assert!(!table.kept.contains_key("results"));
}

#[test]
fn unreadable_backup_entries_are_counted() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let results = sealed("results", "yote-traditional 1 won 0 drawn 0 lost 1\n");
    let parts = [("game-7", "x"), ("results", &results)];
    let bundle = Backup(parts.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
    table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle.to_string())));
    assert!(table.alerted.contains("1 of its parts"), "{}", table.alerted);
    assert!(table.kept.contains_key("results"));
    // Yebo's stored text is not parsed here, but its checksum is verified.
    let sound = "sandgrid yebo-current 2\nsum af63ac4c86019afc\n1";
    let parts = [("yebo-1f", sound), ("yebo-current", "sandgrid yebo-current 2\nsum 0\n1")];
    let bundle = Backup(parts.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
    table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle.to_string())));
    assert!(table.alerted.contains("2 of its parts"), "{}", table.alerted);
    let bundle = Backup(vec![("yebo-current".to_owned(), sound.to_owned())]);
    table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle.to_string())));
    assert_eq!(table.kept["yebo-current"], sound);
    assert!(!table.kept.contains_key("yebo-1f"));
}

/// Plays games to their end, one after the other from that time on.
pub(crate) fn play_and_end(table: &mut Table, time: u64, games: usize) -> Vec<u64> {
    let mut ids = Vec::new();
    for time in (time..).take(games) {
        table.session.tell_time(time);
        new_game(table, "yote-traditional", 7);
        table.press("c3").handle(Event::Resign);
        ids.push(table.session.id());
    }
    ids
}

pub(crate) fn is_kept(table: &Table, id: u64) -> bool {
    let is_listed = table.session.saved_games().iter().any(|kept| kept.id == id);
    assert_eq!(table.kept.contains_key(&format!("game-{id:x}")), is_listed, "{id:x}");
    is_listed
}

#[test]
fn keeps_200_finished_games_and_all_open_ones() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.session.tell_time(1);
    table.press("c3 d3");
    let first = table.session.id();
    let ended = play_and_end(&mut table, 1000, GameSummary::ENDED + 3);
    let (gone, left) = ended.split_at(3);
    assert!(gone.iter().all(|id| !is_kept(&table, *id)), "the oldest leave");
    assert!(left.iter().all(|id| is_kept(&table, *id)), "the others stay");
    assert!(is_kept(&table, first), "the oldest of all goes on, and stays");
    // A game that is browsed when another begins is stored a little longer.
    table.handle(Event::SavedGames(SavedGamesCommand::Open(left[0])));
    let next = play_and_end(&mut table, 9000, 1)[0];
    assert!(is_kept(&table, next) && !is_kept(&table, left[0]) && is_kept(&table, left[1]));
}

#[test]
fn current_game_is_never_pruned() {
    let mut table = Table::new("yote-traditional", PERSONS);
    let ended = play_and_end(&mut table, 1000, GameSummary::ENDED);
    let mut older = Table::new("wali-ludens", PERSONS);
    older.session.tell_time(2);
    older.press("b2").handle(Event::Resign);
    let old = older.session.id();
    table.handle(Event::SavedGames(SavedGamesCommand::Import(bundle_of(&older))));
    assert!(!is_kept(&table, old), "there are as many that are newer");
    older.handle(Event::SavedGames(SavedGamesCommand::Import(bundle_of(&table))));
    assert!(is_kept(&older, old) && ended.iter().all(|id| is_kept(&older, *id)), "it lies there");
}

pub(crate) fn bundle_of(table: &Table) -> String {
    Backup(table.kept.clone().into_iter().collect()).to_string()
}

#[test]
fn help_states_the_library_limits() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales");
    for code in ["en", "fr", "pt", "es", "ar"] {
        let path = folder.join(code).join("sheets.ftl");
        let words = std::fs::read_to_string(path).expect("every language has its sheets");
        let line = words.lines().find(|line| line.starts_with("games-limits = "));
        let count = GameSummary::ENDED.to_string();
        assert!(line.is_some_and(|line| line.contains(&count)), "{code}: {line:?}");
    }
}
