//! Setting up a position: what is put where, what is wrong with it, and how it ends.

use sandgrid_app::rules::{BySide, Cell, Ruleset, Side};
use sandgrid_app::{Brush, DragSource, Editor, EditorCommand, Event, Level, Player, PositionEdit};
use sandgrid_tests::{Chance, set_up};

use crate::table::{PERSONS, Table};

const AGAINST: BySide<Player> = BySide::new(Player::Computer(Level::ALL[0]), Player::Person);

impl Table {
    fn edit(&mut self, edits: impl IntoIterator<Item = Event>) -> &mut Self {
        edits.into_iter().for_each(|edit| {
            self.handle(edit);
        });
        self
    }

    fn playable(&self) -> bool {
        self.scene().editing.expect("a position is being set up").is_playable
    }
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

#[test]
fn editor_moves_pieces_between_hand_and_board() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.edit([Event::Editor(EditorCommand::Begin)]);
    assert!(table.announced.starts_with("Set up a position"), "{}", table.announced);
    table.edit([Event::Edit(PositionEdit::Brush(Brush::Piece(Side::First)))]).press("c3 d3");
    assert_eq!(table.announced, "d3, pebble.");
    assert_eq!(table.hole("d3").name, "d3, pebble");
    assert_eq!(table.scene().hands[Side::First].label, "10 in hand, 0 captured");
    table.edit([Event::Edit(PositionEdit::Brush(Brush::Empty))]).press("d3");
    assert_eq!(table.announced, "d3, empty.");
    assert_eq!(table.scene().hands[Side::First].count, 11);
    table.edit([Event::Editor(EditorCommand::Play(PERSONS))]);
    assert_eq!(table.position(), "6/6/2o3/6/6 o 11/12 - 0");
    assert!(table.scene().editing.is_none());
    assert!(!table.scene().can_undo, "there is nothing before it");
}

#[test]
fn settings_are_taken_and_no_turn_is_read_while_a_position_is_set_up() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.edit([Event::Editor(EditorCommand::Begin)]).prefer("theme", "night");
    assert!(table.kept["settings"].contains("theme night"), "{}", table.kept["settings"]);
    table.handle(Event::EnterMove("a1".to_owned()));
    assert!(table.announced.starts_with("Set up a position"), "{}", table.announced);
    assert_eq!(table.hole("a1").name, "a1, empty");
    table.handle(Event::Seat(AGAINST));
    assert!(table.asked.is_none(), "no computer plays below the editor");
    assert!(table.scene().editing.is_some());
}

#[test]
fn editor_press_cycles_hole_contents() {
    let mut table = Table::new("choko-traditional", PERSONS);
    table.edit([Event::Editor(EditorCommand::Begin)]);
    for name in ["c3, long stick", "c3, short stick", "c3, empty", "c3, long stick"] {
        table.press("c3");
        assert_eq!(table.hole("c3").name, name);
    }
    assert_eq!(table.scene().hands.map(|heap| heap.count), BySide::new(11, 12));
}

#[test]
fn an_ending_of_few_pieces() {
    let mut table = Table::new("yote-ludos", PERSONS);
    table.edit([Event::Editor(EditorCommand::Begin), Event::Edit(PositionEdit::Clear)]);
    assert_eq!(table.status(), "There is no piece yet, on the board or in a hand.");
    let put = |name, side| Event::Edit(PositionEdit::Put(cell(name), Some(side)));
    table.edit([
        put("a1", Side::First),
        put("f5", Side::Second),
        Event::Edit(PositionEdit::More(Side::Second)),
    ]);
    assert_eq!(table.announced, "Dark camels: one in hand.");
    table.edit([put("e5", Side::Second), Event::Edit(PositionEdit::Turn(Side::Second))]);
    assert_eq!(table.status(), "Ready to play: dark camels begin.");
    table.edit([
        Event::Edit(PositionEdit::Swap),
        Event::Edit(PositionEdit::Fewer(Side::First)),
        Event::Editor(EditorCommand::Play(AGAINST)),
    ]);
    assert_eq!(table.position(), "4oo/6/6/6/i5 o 0/0 - 0");
    assert!(table.asked.is_some(), "the computer begins");
}

#[test]
fn faulty_position_is_explained_at_once_and_blocks_play() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table.edit([Event::Editor(EditorCommand::Begin), Event::Edit(PositionEdit::Clear)]);
    assert_eq!(table.announced, "There is no piece yet, on the board or in a hand.");
    assert!(!table.playable());
    table.edit([Event::Editor(EditorCommand::Play(PERSONS))]);
    assert_eq!(table.alerted, "There is no piece yet, on the board or in a hand.");
    assert!(!table.playable(), "it is still being set up");
    table.edit([Event::Edit(PositionEdit::Put(cell("a1"), Some(Side::First)))]);
    let over = "a1, pebble. Nothing is left to play: pebbles win. ";
    assert!(table.announced.starts_with(over), "{}", table.announced);
    table.edit([(); 4].map(|()| Event::Edit(PositionEdit::More(Side::Second))));
    assert_eq!(table.announced, "Sticks: four in hand. Ready to play: pebbles begin.");
    let row = Ruleset::find("yote-traditional").unwrap().shape().cells();
    table.edit(
        row.into_iter()
            .take(13)
            .map(|cell| Event::Edit(PositionEdit::Put(cell, Some(Side::First)))),
    );
    assert_eq!(table.status(), "There are too many pebbles: the game has twelve.");
    assert!(!table.playable());
}

/// The ruleset, the pieces of each side on the board, the pieces in hand, and the status.
const FEW: [(&str, [&str; 2], u8, &str); 7] = [
    ("bolotondou-ludens", ["a1 c1 e1", "a3 c3"], 0, "Nothing is left to play: pebbles win. "),
    ("bolotondou-ludens", ["a1 c1 e1", "a3 c3 e3"], 0, "Ready to play: pebbles begin."),
    ("bolotondou-ludens+to-one", ["a1 c1 e1", "a3 c3"], 0, "Ready to play: pebbles begin."),
    ("wali-ludens", ["a1 c1 e1", "a3 c3"], 0, "Nothing is left to play: pebbles win. "),
    ("yote-traditional", ["a1 c1 e1", "a3 c3 e3"], 0, "Nothing is left to play: a draw. "),
    ("yote-traditional", ["a1 c1 e1", "a3 c3 e3"], 1, "Ready to play: pebbles begin."),
    ("yote-ludens", ["a1 c1", "a3 c3"], 0, "Nothing is left to play: a draw. "),
];

#[test]
fn too_few_pieces_end_the_game_as_the_book_says() {
    for (key, pieces, in_hand, said) in FEW {
        let mut table = Table::new(key, PERSONS);
        table.edit([Event::Editor(EditorCommand::Begin), Event::Edit(PositionEdit::Clear)]);
        for (side, cells) in Side::ALL.into_iter().zip(pieces) {
            let put = |name| Event::Edit(PositionEdit::Put(cell(name), Some(side)));
            table.edit(cells.split(' ').map(put));
        }
        table.edit((0..in_hand).map(|_| Event::Edit(PositionEdit::More(Side::First))));
        assert!(table.status().starts_with(said), "{key}, {pieces:?}: {}", table.status());
        assert_eq!(table.playable(), said.starts_with("Ready"), "{key}, {pieces:?}");
    }
}

#[test]
fn leaving_gives_the_game_back() {
    let mut table = Table::new("yote-ludens", AGAINST);
    assert!(table.asked.is_some());
    let before = (table.scene(), table.session.record());
    table.edit([Event::Editor(EditorCommand::Begin)]);
    assert!(table.rested, "the computer need not think");
    table.edit([
        Event::Edit(PositionEdit::Clear),
        Event::Edit(PositionEdit::Put(cell("b2"), Some(Side::Second))),
    ]);
    table.handle(Event::Undo).handle(Event::Hint).handle(Event::Analyse).handle(Event::Pause);
    table.edit([Event::Editor(EditorCommand::Leave)]);
    assert_eq!((table.scene(), table.session.record()), before);
    assert!(table.asked.is_some(), "the computer thinks again");
}

#[test]
fn editor_keeps_an_unfinished_turn_until_a_change() {
    let taking = "6/6/2o1o1/6/oi4 o 4/4 take:1 0";
    let mut table = Table::at("yote-traditional", taking);
    table.edit([Event::Editor(EditorCommand::Begin), Event::Editor(EditorCommand::Play(PERSONS))]);
    assert_eq!(table.position(), taking);
    table.edit([
        Event::Editor(EditorCommand::Begin),
        Event::Edit(PositionEdit::Swap),
        Event::Editor(EditorCommand::Play(PERSONS)),
    ]);
    assert_eq!(table.position(), "6/6/2i1i1/6/io4 i 4/4 take:1 0");
    table.edit([
        Event::Editor(EditorCommand::Begin),
        Event::Edit(PositionEdit::Clear),
        Event::Editor(EditorCommand::Current),
        Event::Edit(PositionEdit::More(Side::First)),
    ]);
    table.edit([Event::Editor(EditorCommand::Play(PERSONS))]);
    assert_eq!(table.position(), "6/6/2i1i1/6/io4 i 5/4 - 0");
}

#[test]
fn pieces_are_carried() {
    let mut table = Table::at("yote-traditional", "6/6/2o3/6/5i o 4/4 - 0");
    table.edit([Event::Editor(EditorCommand::Begin)]);
    table.handle(Event::Grab(DragSource::Hole(cell("c3"))));
    assert!(table.hole("c3").is_selected);
    table.handle(Event::Drop(Some(cell("a5"))));
    table.handle(Event::Grab(DragSource::Hole(cell("f1")))).handle(Event::Drop(None));
    table.handle(Event::Grab(DragSource::Hand(Side::Second)));
    assert!(table.scene().hands[Side::Second].is_selected);
    table.handle(Event::Drop(Some(cell("b1"))));
    table.handle(Event::Grab(DragSource::Hole(cell("b1")))).handle(Event::Cancel);
    table.handle(Event::Drop(Some(cell("b2"))));
    table.edit([Event::Editor(EditorCommand::Play(PERSONS))]);
    assert_eq!(table.position(), "o5/6/6/6/1i4 o 4/3 - 0");
}

#[test]
fn another_game_ends_the_setting_up() {
    let mut table = Table::new("yote-traditional", PERSONS);
    table
        .edit([Event::Editor(EditorCommand::Begin)])
        .handle(Event::Load("choko-ludens".to_owned()));
    assert!(table.scene().editing.is_none());
    let choice = table.session.choice();
    table.edit([Event::Editor(EditorCommand::Begin)]).handle(Event::New(choice));
    assert!(table.scene().editing.is_none());
}

/// Each position in the editor either is played from, or is refused with a reason in words.
#[test]
fn every_setup_is_playable_or_refused_with_a_reason() {
    let mut chance = Chance::of(5);
    let (mut played, mut explained) = (0, 0);
    for rules in Ruleset::ALL {
        for _ in 0..40 {
            let mut table = Table::new(rules.key(), PERSONS);
            table.handle(Event::Load(set_up(rules, &mut chance).to_string()));
            table.edit([Event::Editor(EditorCommand::Begin)]);
            for _ in 0..chance.below(30) {
                table.edit([any(rules, &mut chance)]);
                let (scene, editing) = (table.scene(), table.scene().editing.unwrap());
                assert_eq!(scene.status.starts_with("Ready to play"), editing.is_playable);
                assert!(scene.status.ends_with('.'), "{}", scene.status);
                let room = |side| editing.hands[side] <= editing.room[side];
                assert!(Side::ALL.into_iter().all(room), "{editing:?}");
            }
            let (editing, status) = (table.scene().editing.unwrap(), table.status());
            let holes: Vec<_> = table.scene().holes.iter().map(|hole| hole.piece).collect();
            table.edit([Event::Editor(EditorCommand::Play(PERSONS))]);
            if editing.is_playable {
                played += 1;
                let now: Vec<_> = table.scene().holes.iter().map(|hole| hole.piece).collect();
                assert_eq!(now, holes);
                let firsts = ["pebbles", "long sticks", "light camels"];
                let begins = firsts.iter().any(|first| status.contains(first));
                let begins = if begins { Side::First } else { Side::Second };
                assert_eq!(table.scene().turn, Some(begins), "{status}");
                assert!(!table.session.game().actions().is_empty());
            } else {
                explained += 1;
                assert_eq!(table.alerted, table.status());
            }
        }
    }
    assert!(played > 300 && explained > 100, "{played} played, {explained} explained");
}

fn any(rules: &'static Ruleset, chance: &mut Chance) -> Event {
    let cells: Vec<Cell> = rules.shape().cells().into_iter().collect();
    let side = chance.pick(&Side::ALL);
    match chance.below(40) {
        0 => Event::Edit(PositionEdit::Clear),
        1 => Event::Edit(PositionEdit::Start),
        2 => Event::Editor(EditorCommand::Current),
        3 => Event::Edit(PositionEdit::Swap),
        4..8 => Event::Edit(PositionEdit::Turn(side)),
        8..12 => Event::Edit(PositionEdit::More(side)),
        12..16 => Event::Edit(PositionEdit::Fewer(side)),
        16..22 => Event::Edit(PositionEdit::Put(chance.pick(&cells), None)),
        _ => Event::Edit(PositionEdit::Put(chance.pick(&cells), Some(side))),
    }
}

#[test]
fn pieces_outside_the_board_are_ignored() {
    let table = Table::new("choko-traditional", PERSONS);
    let mut editor = Editor::new(table.session.game().position());
    let before = *editor.setup();
    editor.edit(PositionEdit::Put(cell("f5"), Some(Side::First)));
    assert_eq!(*editor.setup(), before);
}
