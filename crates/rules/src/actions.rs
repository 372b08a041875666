//! The legal actions of a position, as a set.

use crate::direction::ByDirection;
use crate::{Action, Cell, Cells, Direction};

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
    /// How many.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        let [a, b, c, d] = *self.step.values();
        let [e, f, g, h] = *self.leap.values();
        let [k, l, m, n] = *self.hop.values();
        let counted = Cells::count_all([self.place, self.take, a, b, c, d, e, f, g, h, k, l, m, n]);
        let named = [self.take_from_hand, self.decline, self.stop];
        counted as usize + named.into_iter().map(usize::from).sum::<usize>()
    }

    /// Whether there is none: the game is over.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        let moved = |by: &ByDirection<Cells>| {
            by.values()
                .iter()
                .fold(Cells::EMPTY, |all, cells| all | *cells)
        };
        let holes =
            self.place | self.take | moved(&self.step) | moved(&self.leap) | moved(&self.hop);
        holes.is_empty() && !self.take_from_hand && !self.decline && !self.stop
    }

    /// Whether that action is legal.
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

    /// Whether somebody can be captured by a leap.
    #[must_use]
    pub fn has_leap(&self) -> bool {
        self.leap.values().iter().any(|cells| !cells.is_empty())
    }

    /// Calls back with every action, in the order of iteration.
    ///
    /// The inside of counting: here the kind of every action is known where it is played.
    #[inline(always)]
    pub(crate) fn for_each(&self, mut visit: impl FnMut(Action)) {
        self.place
            .into_iter()
            .for_each(|at| visit(Action::Place { at }));
        for dir in Direction::ALL {
            self.step[dir]
                .into_iter()
                .for_each(|from| visit(Action::Step { from, dir }));
        }
        for dir in Direction::ALL {
            self.leap[dir]
                .into_iter()
                .for_each(|from| visit(Action::Leap { from, dir }));
        }
        for dir in Direction::ALL {
            self.hop[dir]
                .into_iter()
                .for_each(|from| visit(Action::Hop { from, dir }));
        }
        self.take
            .into_iter()
            .for_each(|at| visit(Action::Take { at }));
        if self.take_from_hand {
            visit(Action::TakeFromHand);
        }
        if self.decline {
            visit(Action::Decline);
        }
        if self.stop {
            visit(Action::Stop);
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
            Direction::ALL
                .into_iter()
                .find_map(|dir| Some(make(at(&mut by[dir])?, dir)))
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
