//! A person who plays by keyboard alone, and knows the rules.

use sandgrid_rules::{Action, Cell, Game, Pending, Position};

use crate::board::{compare, is_called, name};
use crate::page::{Key, Page};

/// Plays on the page by keyboard, and beside it by the rules.
pub(crate) struct Player<'a> {
    page: &'a Page,
    game: Game,
    presses: usize,
}

impl<'a> Player<'a> {
    /// Sits down at a game that has just begun.
    pub(crate) fn new(page: &'a Page, game: Game) -> Self {
        Self { page, game, presses: 0 }
    }

    /// The game as it should be.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Plays an action, and checks what the page makes of it.
    pub(crate) fn play(&mut self, action: Action) {
        self.page.heard();
        self.act(action);
        self.game.play(action).expect("what is played is legal");
        compare(self.page, self.game.position(), &action.to_string());
        self.listen(action);
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Place { at } | Action::Take { at } => self.press_hole(at),
            Action::Step { from, .. } | Action::Leap { from, .. } | Action::Hop { from, .. } => {
                self.pick_up(from);
                self.press_hole(action.to().expect("a legal move stays on the board"));
            }
            Action::TakeFromHand => self.press_choice("Take a"),
            Action::Decline => self.press_choice("Decline"),
            Action::Stop => self.press_choice("Stop"),
        }
    }

    /// Selects a piece; one that must leap on is selected already.
    fn pick_up(&mut self, from: Cell) {
        let goes_on = matches!(self.position().pending(), Pending::Chain { .. } | Pending::Hop(_));
        if !goes_on {
            self.page.heard();
            self.press_hole(from);
            let heard = self.page.heard();
            assert!(heard.len() == 1 && heard[0].polite, "{from} is picked up: {heard:?}");
        }
        let selected = name(self.position(), from) + ", selected";
        assert_eq!(self.page.hole_name(&from.to_string()), selected, "after selecting");
    }

    /// Goes to a hole and presses it, with Enter and the space bar in turn.
    fn press_hole(&mut self, cell: Cell) {
        self.walk_to(cell);
        self.press();
    }

    fn press(&mut self) {
        self.presses += 1;
        let key = if self.presses.is_multiple_of(2) { Key::Space } else { Key::Enter };
        self.page.keys([key]);
    }

    /// Goes to the button of that label, and presses it.
    fn press_choice(&mut self, label: &str) {
        self.tab_until(label, |role, name| role == "button" && name.starts_with(label));
        self.press();
    }

    /// Goes to a hole by the arrow keys, from wherever the focus is.
    pub(crate) fn walk_to(&self, cell: Cell) {
        let from = self.enter_board();
        let way = |from: u8, to: u8, back: Key, on: Key| {
            let key = if to < from { back } else { on };
            std::iter::repeat_n(key, usize::from(to.abs_diff(from)))
        };
        let across = way(from.column(), cell.column(), Key::Left, Key::Right);
        let along = way(from.row(), cell.row(), Key::Down, Key::Up);
        let keys: Vec<Key> = across.chain(along).collect();
        if !keys.is_empty() {
            self.page.keys(keys);
        }
        let focus = self.page.focused_name();
        assert!(is_called(&focus, &name(self.position(), cell)), "{cell} wanted, {focus} focused");
    }

    /// Goes to the board, unless the focus is there; gives the hole that has it.
    fn enter_board(&self) -> Cell {
        let focus = self.page.focused_name();
        hole_called(&focus).unwrap_or_else(|| {
            self.tab_until("the board", |_, name| hole_called(name).is_some());
            hole_called(&self.page.focused_name()).expect("the focus is on the board")
        })
    }

    /// Presses Tab until the focus is where it is wanted.
    fn tab_until(&self, what: &str, is_wanted: impl Fn(&str, &str) -> bool) {
        let mut passed = Vec::new();
        for _ in 0..20 {
            let (role, name) = self.page.focus();
            if is_wanted(&role, &name) {
                return;
            }
            passed.push(name);
            self.page.keys([Key::Tab]);
        }
        panic!("Tab does not lead to {what}, but to {passed:?}");
    }

    /// Checks that an action was announced once; only the end interrupts.
    fn listen(&self, action: Action) {
        let heard = self.page.heard();
        assert_eq!(heard.len(), 1, "one announcement after {action}; heard: {heard:?}");
        let said = &heard[0].words;
        let cells = [action.from(), action.to()].into_iter().flatten();
        for cell in cells {
            // Where a piece leaps on, only the hole that it comes to is told.
            let told = said.contains(&cell.to_string());
            assert!(
                told || action.from() == Some(cell),
                "{cell} is not told after {action}: {said}"
            );
        }
        let over = self.game.outcome().is_some();
        assert_eq!(heard[0].polite, !over, "only the end interrupts; after {action}: {heard:?}");
    }

    fn position(&self) -> &Position {
        self.game.position()
    }
}

/// The hole that a name names.
fn hole_called(name: &str) -> Option<Cell> {
    name.split_once(", ")?.0.parse().ok()
}
