//! Animations between two scenes: blocks that move from one place at the table to another.

use sandgrid_yebo::{Block, End, Face, Seat};

use super::scene::{Fence, HeldTile, SeatScene, Tile, YeboScene};

/// The animation of one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The block; `None` if it is face down.
    pub tile: Option<Tile>,
    /// Origin.
    pub from: Spot,
    /// Destination.
    pub to: Spot,
}

/// The origin or destination of an animation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// An end of the Fence.
    End(End),
    /// The whole Fence, just built.
    Fence,
    /// The hand that is shown.
    Rack,
    /// The last discard.
    Last,
    /// A seat's display.
    Laid(Seat),
    /// A hidden hand.
    Held(Seat),
    /// A seat's discards.
    Pond(Seat),
}

impl Animation {
    /// Maximum number of drawn blocks; a larger difference means another game.
    pub const MOST: usize = 6;

    /// Returns the animations of the draw for the first Chief: each draws once, and some again.
    #[must_use]
    pub fn opening(scene: &YeboScene) -> Vec<Self> {
        let most = scene.seats.iter().map(|seat| seat.drawn.len()).max().unwrap_or(0);
        let nth = |at: usize| {
            let seats = scene.seats.iter();
            seats.filter_map(move |seat| {
                let tile = Some(seat.drawn.get(at)?.tile.clone());
                Some(Self { tile, from: Spot::Fence, to: Spot::Laid(seat.seat) })
            })
        };
        (0..most).flat_map(nth).collect()
    }

    /// Returns the animations between two scenes. A block that neither of them shows stays face down; scenes
    /// that are not one act apart give no animation.
    #[must_use]
    pub fn between(before: &YeboScene, after: &YeboScene) -> Vec<Self> {
        if is_dealt(before, after) {
            return deal(after);
        }
        let is_drawn = |scene: &YeboScene| scene.seats.iter().any(|seat| !seat.drawn.is_empty());
        if is_drawn(after) && !is_drawn(before) {
            return Self::opening(after);
        }
        let Some(drawn) = drawn(&before.fence, &after.fence) else { return Vec::new() };
        if before.title != after.title {
            return Vec::new();
        }
        let mut table = Change { before, after, drawn, flights: Vec::new() };
        table.seen();
        table.gone();
        table.hidden();
        if table.flights.len() > Self::MOST { Vec::new() } else { table.flights }
    }
}

/// Returns the blocks of the shown hand that changed places, if the hand holds the same blocks in both scenes.
#[must_use]
pub fn shifted(before: &YeboScene, after: &YeboScene) -> Vec<Block> {
    let hand = |scene: &YeboScene| -> Vec<Block> {
        scene.hand.iter().flatten().map(|held| held.tile.block).collect()
    };
    let (before, after) = (hand(before), hand(after));
    let is_same = before.len() == after.len() && after.iter().all(|it| before.contains(it));
    let pairs = before.iter().zip(&after).filter(|(before, after)| is_same && before != after);
    pairs.map(|(_, block)| *block).collect()
}

/// Returns whether blocks were dealt between the scenes, for a round that is not chosen yet.
fn is_dealt(before: &YeboScene, after: &YeboScene) -> bool {
    let is_built = |scene: &YeboScene| !scene.fence.stacks.is_empty() && !scene.fence.closed;
    let is_fresh = |scene: &YeboScene| is_built(scene) && scene.direction.is_none();
    let held = |block: &Block| before.hand.iter().flatten().any(|it| it.tile.block == *block);
    // After a round, a block that was left in the hand may be dealt again.
    let is_new = before.scored || after.hand.iter().flatten().all(|it| !held(&it.tile.block));
    is_fresh(after) && !is_fresh(before) && is_new && after.discards.is_empty()
}

/// Number of times that everybody is dealt blocks, and of blocks each time.
const DEALS: usize = 3;
const DEALT: usize = 4;

/// Returns the animations of a deal: three times four blocks to each seat. Four blocks to a hidden hand go as one.
fn deal(scene: &YeboScene) -> Vec<Animation> {
    let hand: Vec<&HeldTile> = scene.hand.iter().flatten().collect();
    let mut flights = Vec::new();
    for time in 0..DEALS {
        for (at, seat) in scene.seats.iter().enumerate() {
            let is_shown = at == 0 && scene.hand.is_some();
            let dealt = hand.iter().skip(time * DEALT).take(DEALT).filter(|_| is_shown);
            let flight = |tile, to| Animation { tile, from: Spot::Fence, to };
            flights.extend(dealt.map(|held| flight(Some(held.tile.clone()), Spot::Rack)));
            flights.extend((!is_shown).then(|| flight(None, Spot::Held(seat.seat))));
        }
    }
    // A hand may hold more for a while.
    let rest = hand.iter().skip(DEALS * DEALT).map(|held| held.tile.clone());
    let last = |tile| Animation { tile: Some(tile), from: Spot::Fence, to: Spot::Rack };
    flights.extend(rest.map(last));
    flights
}

/// The comparison of two successive scenes.
struct Change<'a> {
    before: &'a YeboScene,
    after: &'a YeboScene,
    /// Ends of the Fence from which blocks were drawn, less those already assigned to an animation.
    drawn: Vec<End>,
    flights: Vec<Animation>,
}

impl Change<'_> {
    /// Adds animations of blocks that became visible or moved.
    fn seen(&mut self) {
        for (tile, to) in places(self.after) {
            let from = match place(self.before, tile.block) {
                Some(from) => Some(from).filter(|from| *from != to),
                None if is_below(self.before, tile.block) => None,
                None => self.origin(tile, to),
            };
            if let Some(from) = from {
                self.flights.push(Animation { tile: Some(tile.clone()), from, to });
            }
        }
    }

    /// Returns the origin of a block that was not visible before.
    fn origin(&mut self, tile: &Tile, to: Spot) -> Option<Spot> {
        match to {
            // A hand that was covered before is not animated.
            Spot::Rack => self.before.hand.as_ref().and_then(|_| self.draw()),
            Spot::Laid(_) if matches!(tile.face, Face::Sighting(_)) => self.draw(),
            // The buyer of an Africa lays the block on another seat's display.
            Spot::Laid(_) => self.changed(|_, after| after.turn).map(Spot::Held),
            Spot::End(_) | Spot::Fence | Spot::Last | Spot::Held(_) | Spot::Pond(_) => {
                self.changed(|before, after| before.held > after.held).map(Spot::Held)
            }
        }
    }

    /// Adds animations of a picked-up discard and of a bought Africa.
    fn gone(&mut self) {
        for (tile, from) in places(self.before) {
            if place(self.after, tile.block).is_some() || is_below(self.after, tile.block) {
                continue;
            }
            let to = match from {
                Spot::Last => self.changed(|before, after| before.held < after.held),
                Spot::Laid(_) if tile.face == Face::Africa => self.changed(|_, after| after.turn),
                _ => None,
            };
            if let Some(to) = to.map(Spot::Held) {
                self.flights.push(Animation { tile: Some(tile.clone()), from, to });
            }
        }
    }

    /// Adds animations of blocks that other seats drew.
    fn hidden(&mut self) {
        let taker = self.changed(|before, after| before.held < after.held);
        // Animations of blocks into the shown hand exist already.
        let is_seen =
            self.after.hand.is_some() && taker == self.after.seats.first().map(|it| it.seat);
        if let Some(to) = taker.filter(|_| !is_seen).map(Spot::Held) {
            while let Some(from) = self.draw() {
                self.flights.push(Animation { tile: None, from, to });
            }
        }
    }

    fn draw(&mut self) -> Option<Spot> {
        self.drawn.pop().map(Spot::End)
    }

    /// Returns the seat whose scenes satisfy the predicate.
    fn changed(&self, holds: impl Fn(&SeatScene, &SeatScene) -> bool) -> Option<Seat> {
        let after = |seat: Seat| self.after.seats.iter().find(|it| it.seat == seat);
        let found =
            self.before.seats.iter().find(|it| after(it.seat).is_some_and(|now| holds(it, now)));
        found.map(|seat| seat.seat)
    }
}

/// Returns all visible blocks that can move, with their places.
fn places(scene: &YeboScene) -> impl Iterator<Item = (&Tile, Spot)> {
    let hand = scene.hand.iter().flatten().map(|held| (&held.tile, Spot::Rack));
    let seats = scene.seats.iter().flat_map(|seat| {
        let groups = seat.groups.iter().flat_map(|group| &group.tiles);
        groups.chain(&seat.sightings).map(|tile| (tile, Spot::Laid(seat.seat)))
    });
    hand.chain(seats).chain(scene.discards.last().map(|tile| (tile, Spot::Last)))
}

/// Returns the place of a visible block.
fn place(scene: &YeboScene, block: Block) -> Option<Spot> {
    places(scene).find(|(tile, _)| tile.block == block).map(|(_, spot)| spot)
}

/// Returns whether a block lies below other discards.
fn is_below(scene: &YeboScene, block: Block) -> bool {
    scene.discards.iter().rev().skip(1).any(|tile| tile.block == block)
}

/// Returns the ends from which blocks were drawn; `None` if the Fence was rebuilt.
fn drawn(before: &Fence, after: &Fence) -> Option<Vec<End>> {
    let total = |fence: &Fence| fence.stacks.iter().map(|it| usize::from(it.height)).sum::<usize>();
    let gone = total(before).checked_sub(total(after)).filter(|gone| *gone <= Animation::MOST)?;
    let first = after.stacks.first().map(|stack| stack.place);
    let lost_left = before.stacks.iter().take_while(|stack| Some(stack.place) != first);
    let mut left = lost_left.map(|stack| usize::from(stack.height)).sum::<usize>();
    let height = |fence: &Fence| {
        let stack = fence.stacks.iter().find(|it| Some(it.place) == first);
        stack.map_or(0, |it| usize::from(it.height))
    };
    // The last remaining stack may have been drawn from either side.
    if after.stacks.len() > 1 || before.stacks.first().map(|it| it.place) != first {
        left += height(before).saturating_sub(height(after));
    }
    let left = left.min(gone);
    Some([vec![End::Right; gone - left], vec![End::Left; left]].concat())
}
