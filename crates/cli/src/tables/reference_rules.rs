//! A second, deliberately simple implementation of traditional Yoté and Choko for checking tables;
//! it shares no code with the solver.
//!
//! Rule ids are those of the rulebooks: `004` for Yoté and `002` for Choko.

/// The content of a hole, for the side to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Hole {
    Empty,
    Ours,
    Theirs,
    /// Outside the board, if that is smaller.
    Beyond,
}

/// Number of holes of the largest board.
const MOST: usize = 30;

/// The game to check.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Game {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// Whether a placement must be answered by a placement (002-R5).
    answers: bool,
    /// Whether a side without a legal action loses, regardless of the rulebook.
    pub(crate) blocked_loses: bool,
}

/// A position, for the side to act.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// Row by row from the bottom.
    pub(super) holes: [Hole; MOST],
    pub(super) our_hand: usize,
    pub(super) their_hand: usize,
}

/// The result of a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Comes {
    /// The side that played it has won (004-R12).
    Won,
    /// Both sides have three pieces or fewer (004-R13).
    Drawn,
    /// A step: the quiet count continues. From the other side's point of view, as are the next.
    Step(Place),
    /// A placement or a capture, which resets the quiet count.
    Anew(Place),
    /// A placement that the other side must answer with a placement (002-R5).
    Duty(Place),
}

impl Game {
    /// Returns the game of a rulebook on a board of that number of columns and rows.
    pub(crate) fn of(key: &str, (columns, rows): (u8, u8)) -> Option<Self> {
        let answers = match key {
            "yote-traditional" => false,
            "choko-traditional" => true,
            _ => return None,
        };
        Some(Self { columns: columns.into(), rows: rows.into(), answers, blocked_loses: false })
    }

    /// Returns the hole at that offset, if it lies on the board.
    fn away(self, hole: usize, (columns, rows): (isize, isize)) -> Option<usize> {
        let column = (hole % self.columns).checked_add_signed(columns)?;
        let row = (hole / self.columns).checked_add_signed(rows)?;
        (column < self.columns && row < self.rows).then_some(row * self.columns + column)
    }

    /// Returns every turn of a fresh position without a duty. With none, the side to act is blocked.
    pub(super) fn turns(self, place: &Place) -> Vec<Comes> {
        let mut turns = placements(place, if self.answers { Comes::Duty } else { Comes::Anew });
        for from in place.all(Hole::Ours) {
            for (columns, rows) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let Some(next) = self.away(from, (columns, rows)) else { continue };
                if place.holes[next] == Hole::Empty {
                    turns.push(Comes::Step(place.moved(from, next).turned()));
                }
                let Some(beyond) = self.away(from, (2 * columns, 2 * rows)) else { continue };
                if place.holes[next] == Hole::Theirs && place.holes[beyond] == Hole::Empty {
                    let leapt = place.moved(from, beyond).with(next, Hole::Empty);
                    turns.extend(captures(&leapt));
                }
            }
        }
        turns
    }

    /// Returns every turn of a position in which a piece must be placed; this placement imposes no duty (002-R5).
    pub(super) fn answer(place: &Place) -> Vec<Comes> {
        placements(place, Comes::Anew)
    }
}

/// Returns all placements, wrapped in `then` if the other side has a piece in hand; a side without
/// one cannot answer in kind (Q-C4).
fn placements(place: &Place, then: fn(Place) -> Comes) -> Vec<Comes> {
    if place.our_hand == 0 {
        return Vec::new();
    }
    let placed = |hole| {
        let mut after = place.with(hole, Hole::Ours);
        after.our_hand -= 1;
        if after.their_hand > 0 { then(after.turned()) } else { Comes::Anew(after.turned()) }
    };
    place.all(Hole::Empty).map(placed).collect()
}

/// Returns the results of a leap, after the leapt piece is removed.
fn captures(leapt: &Place) -> Vec<Comes> {
    if leapt.count(Hole::Theirs) == 0 {
        // The second piece comes from the board only; without one the right is forfeited (Q-Y5).
        return vec![ended(leapt)];
    }
    leapt.all(Hole::Theirs).map(|hole| ended(&leapt.with(hole, Hole::Empty))).collect()
}

/// Returns the result of a turn that captured.
fn ended(place: &Place) -> Comes {
    let ours = place.count(Hole::Ours) + place.our_hand;
    let theirs = place.count(Hole::Theirs) + place.their_hand;
    if theirs == 0 {
        Comes::Won
    } else if ours <= 3 && theirs <= 3 {
        Comes::Drawn
    } else {
        Comes::Anew(place.turned())
    }
}

impl Place {
    /// Iterates over the holes with this content.
    pub(super) fn all(&self, what: Hole) -> impl Iterator<Item = usize> {
        (0..MOST).filter(move |hole| self.holes[*hole] == what)
    }

    /// Returns the number of holes with this content.
    pub(super) fn count(&self, what: Hole) -> usize {
        self.all(what).count()
    }

    fn with(&self, hole: usize, what: Hole) -> Self {
        let mut place = *self;
        place.holes[hole] = what;
        place
    }

    fn moved(&self, from: usize, to: usize) -> Self {
        self.with(from, Hole::Empty).with(to, Hole::Ours)
    }

    /// Returns the position from the other side's view.
    fn turned(&self) -> Self {
        let turned = |hole| match hole {
            Hole::Ours => Hole::Theirs,
            Hole::Theirs => Hole::Ours,
            other @ (Hole::Empty | Hole::Beyond) => other,
        };
        Self { holes: self.holes.map(turned), our_hand: self.their_hand, their_hand: self.our_hand }
    }
}
