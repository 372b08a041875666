//! The legal actions of a position, as a set.

use crate::direction::ByDirection;
use crate::{Action, Cell, Cells, Direction, Position};

/// The legal actions of a position.
///
/// A set: asking whether it contains an action, and how many it has, takes constant time. It
/// iterates in a fixed order: places, steps, leaps, hops, removals, and what needs no hole.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    pub(crate) place: Cells,
    // The pieces that can go that way.
    pub(crate) step: ByDirection<Cells>,
    pub(crate) leap: ByDirection<Cells>,
    pub(crate) hop: ByDirection<Cells>,
    pub(crate) take: Cells,
    pub(crate) take_from_hand: bool,
    pub(crate) decline: bool,
    pub(crate) stop: bool,
}

impl Actions {
    /// Returns an empty list.
    ///
    /// The zero is one that the compiler cannot foresee: otherwise it clears the cells by `memory.fill`, for which
    /// browsers leave WebAssembly, and which takes as long as generating the actions.
    #[inline(always)]
    pub(crate) fn none(position: &Position) -> Self {
        // No hole has both.
        let none = position.ours & position.theirs;
        let by_direction = ByDirection::from_fn(|_| none);
        Self {
            place: none,
            step: by_direction,
            leap: by_direction,
            hop: by_direction,
            take: none,
            take_from_hand: false,
            decline: false,
            stop: false,
        }
    }

    /// Returns the number of actions.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        // An empty hole and an enemy are never the same hole.
        let single = self.place | self.take;
        let (up, down) = self.along(Direction::North);
        let (across, back) = self.along(Direction::East);
        let counted = Cells::count_all([single, up, down, across, back]);
        let named = [self.take_from_hand, self.decline, self.stop];
        counted as usize + named.into_iter().map(usize::from).sum::<usize>()
    }

    /// Returns whether there is none: the game is over.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        let moved = |by: &ByDirection<Cells>| {
            by.values().iter().fold(Cells::EMPTY, |all, cells| all | *cells)
        };
        let holes =
            self.place | self.take | moved(&self.step) | moved(&self.leap) | moved(&self.hop);
        holes.is_empty() && !self.take_from_hand && !self.decline && !self.stop
    }

    /// Returns whether that action is legal.
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Place { at } => self.place.contains(at),
            Action::Step { from, dir } => self.step[dir].contains(from),
            Action::Leap { from, dir } => self.leap[dir].contains(from),
            Action::Hop { from, dir } => self.hop[dir].contains(from),
            Action::Take { at } => self.take.contains(at),
            Action::TakeFromHand => self.take_from_hand,
            Action::Decline => self.decline,
            Action::Stop => self.stop,
        }
    }

    /// The holes in which a piece may be placed.
    #[must_use]
    #[inline]
    pub const fn places(&self) -> Cells {
        self.place
    }

    /// The pieces that can step that way.
    #[must_use]
    #[inline]
    pub fn steps(&self, dir: Direction) -> Cells {
        self.step[dir]
    }

    /// The pieces that can leap over an enemy that way.
    #[must_use]
    #[inline]
    pub fn leaps(&self, dir: Direction) -> Cells {
        self.leap[dir]
    }

    /// The pieces that can leap over a friend that way.
    #[must_use]
    #[inline]
    pub fn hops(&self, dir: Direction) -> Cells {
        self.hop[dir]
    }

    /// The enemy pieces on the board that may be removed.
    #[must_use]
    #[inline]
    pub const fn takes(&self) -> Cells {
        self.take
    }

    /// Returns whether a leap can capture a piece.
    #[must_use]
    #[inline]
    pub fn has_leap(&self) -> bool {
        self.leap.values().iter().any(|cells| !cells.is_empty())
    }

    /// Every move along a line in two sets, each move standing in a hole of its own.
    ///
    /// A step stands in the lower hole of the two that it joins: one of them is a piece of ours, the
    /// other empty. A leap stands in the lowest of its three: the one above is an enemy. A hop
    /// forward stands where it starts: the one above is ours, too. So no two of these share a hole;
    /// hops back would, and have a set for themselves.
    #[inline(always)]
    fn along(&self, dir: Direction) -> (Cells, Cells) {
        let back = dir.opposite();
        let steps = self.step[dir] | self.step[back].beside(back);
        let leaps = self.leap[dir] | self.leap[back].beside(back).beside(back);
        (steps | leaps | self.hop[dir], self.hop[back])
    }

    /// Shows a visitor every action, in the order of iteration.
    ///
    /// The inside of counting: here the kind of every action is known where it is played.
    #[inline(always)]
    pub(crate) fn show(&self, visitor: &mut impl Visitor) {
        self.place.into_iter().for_each(|at| visitor.visit(Action::Place { at }));
        self.show_moves(visitor);
        self.take.into_iter().for_each(|at| visitor.visit(Action::Take { at }));
        let named = [
            (self.take_from_hand, Action::TakeFromHand),
            (self.decline, Action::Decline),
            (self.stop, Action::Stop),
        ];
        named.into_iter().filter(|(legal, _)| *legal).for_each(|(_, action)| visitor.visit(action));
    }

    #[inline(always)]
    fn show_moves(&self, visitor: &mut impl Visitor) {
        for dir in Direction::ALL {
            self.step[dir].into_iter().for_each(|from| visitor.visit(Action::Step { from, dir }));
        }
        for dir in Direction::ALL {
            self.leap[dir].into_iter().for_each(|from| visitor.visit(Action::Leap { from, dir }));
        }
        for dir in Direction::ALL {
            self.hop[dir].into_iter().for_each(|from| visitor.visit(Action::Hop { from, dir }));
        }
    }

    /// Takes the next action out, in the order of iteration.
    fn pop(&mut self) -> Option<Action> {
        let at = |cells: &mut Cells| {
            let cell = cells.into_iter().next()?;
            cells.remove(cell);
            Some(cell)
        };
        let moved = |by: &mut ByDirection<Cells>, make: fn(Cell, Direction) -> Action| {
            Direction::ALL.into_iter().find_map(|dir| Some(make(at(&mut by[dir])?, dir)))
        };
        at(&mut self.place)
            .map(|at| Action::Place { at })
            .or_else(|| moved(&mut self.step, |from, dir| Action::Step { from, dir }))
            .or_else(|| moved(&mut self.leap, |from, dir| Action::Leap { from, dir }))
            .or_else(|| moved(&mut self.hop, |from, dir| Action::Hop { from, dir }))
            .or_else(|| at(&mut self.take).map(|at| Action::Take { at }))
            .or_else(|| core::mem::take(&mut self.take_from_hand).then_some(Action::TakeFromHand))
            .or_else(|| core::mem::take(&mut self.decline).then_some(Action::Decline))
            .or_else(|| core::mem::take(&mut self.stop).then_some(Action::Stop))
    }
}

/// Receives actions; a trait instead of a closure, so that it is inlined into every loop.
pub(crate) trait Visitor {
    fn visit(&mut self, action: Action);
}

/// The actions one by one.
#[derive(Clone, Debug)]
pub struct ActionsIter(Actions);

impl Iterator for ActionsIter {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        self.0.pop()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for ActionsIter {}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        ActionsIter(self)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Position, Ruleset};

    #[test]
    fn movable_pieces_are_counted() {
        for (key, text, count) in [
            // It steps three ways, and leaps the fourth.
            ("yote-traditional", "6/6/2oi2/6/6 o 0/4 - 0", 4),
            // Either steps three ways, and hops over the other.
            ("yote-ludos+friendly", "6/6/2oo2/6/5i o 0/4 - 0", 8),
        ] {
            let rules = Ruleset::find(key).unwrap();
            let actions = Position::parse(text, rules).unwrap().actions();
            assert!(!actions.is_empty(), "{key}: {text}");
            assert_eq!(actions.len(), count, "{key}: {text}");
        }
    }

    #[test]
    fn action_iterator_is_exact_size() {
        for (key, text) in [
            ("yote-traditional", "6/6/6/6/6 o 12/12 - 0"),
            ("yote-traditional", "6/6/2oi2/6/6 o 0/4 - 0"),
            ("yote-traditional", "5o/6/6/6/i5 o 0/1 take:1 0"),
            ("yote-ludos+friendly", "6/6/2oo2/6/5i o 0/4 - 0"),
            ("wali-ludens", "6/6/2oio1/6/6 o 1/1 - 0"),
        ] {
            let actions = Position::parse(text, Ruleset::find(key).unwrap()).unwrap().actions();
            let in_sets = |action| match action {
                Action::Place { at } => actions.places().contains(at),
                Action::Step { from, dir } => actions.steps(dir).contains(from),
                Action::Leap { from, dir } => actions.leaps(dir).contains(from),
                Action::Hop { from, dir } => actions.hops(dir).contains(from),
                Action::Take { at } => actions.takes().contains(at),
                Action::TakeFromHand | Action::Decline | Action::Stop => true,
            };
            let mut left = actions.into_iter();
            for listed in 0..actions.len() {
                assert_eq!(left.len(), actions.len() - listed, "{key}: {text}");
                let action = left.next().expect("there is one more");
                assert!(in_sets(action) && actions.contains(action), "{key}: {text}: {action}");
            }
            assert_eq!((left.len(), left.next()), (0, None), "{key}: {text}");
            assert!(!actions.is_empty(), "{key}: {text}");
        }
    }
}
