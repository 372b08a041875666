//! Composes the picture of the board from the cached layers.

use sandgrid_app::rules::{Cell, Side};
use sandgrid_app::{DragSource, Hole, Point, Rect, Scene};

use super::Drag;
use super::brush::{Brush, Pen};
use super::layers::Layers;
use super::mark::{Choosing, Marker, PlaceMarks};
use super::particles;
use super::pebble::REACH;
use super::theme::Theme;
use super::travel::{PieceAnimation, PiecePlace, PieceSpot};
use super::variants::Variants;
use super::wind::Wind;
use crate::board::layout::BoardLayout;
use crate::dom::document::{pixels, prefers};

/// Where captions have room for the pieces in hand only: `table.css` says the same.
const BRIEF: &str = "(max-width: 47.99rem)";

/// The visible state.
pub(super) struct View<'a> {
    pub(super) scene: &'a Scene,
    pub(super) plan: &'a BoardLayout,
    pub(super) theme: &'a Theme,
    pub(super) looks: &'a Variants,
    pub(super) drag: Option<Drag>,
    pub(super) travel: Option<&'a PieceAnimation>,
    pub(super) ring: bool,
    /// Hole under the pointer.
    pub(super) hover: Option<Cell>,
    pub(super) wind: Wind,
    /// Whether every hole is marked in which a piece may be placed.
    pub(super) places: PlaceMarks,
}

impl View<'_> {
    /// Returns whether the mark of a hole in which a piece may be placed is shown: where the pointer or the focus
    /// is, everywhere while a piece in hand is held, and everywhere after a pause.
    fn place_mark(&self, hole: &Hole) -> PlaceMarks {
        let is_held = self.drag.is_some()
            || Side::ALL.into_iter().any(|side| self.scene.hands[side].is_selected);
        let is_shown =
            is_held || self.hover == Some(hole.cell) || self.ring && hole.cell == self.scene.focus;
        if is_shown { PlaceMarks::Shown } else { self.places }
    }
}

/// Paints the whole picture.
pub(super) fn paint(brush: &Brush, sheet: &Layers, view: &View) {
    brush.ground(sheet.ground());
    for side in Side::ALL {
        hand(brush, sheet, view, side);
    }
    let View { scene, plan, theme, .. } = *view;
    let marker = Marker { brush, theme, radius: plan.hole_radius() };
    smooth(brush, sheet, view);
    for hole in &scene.holes {
        marker.below(hole, plan.centre(hole.cell));
    }
    rows(&marker, view);
    for hole in &scene.holes {
        piece(brush, sheet, view, hole);
    }
    for hole in &scene.holes {
        if scene.chosen != Some(hole.cell) {
            marker.above(hole, plan.centre(hole.cell), view.place_mark(hole));
        }
    }
    arrows(&marker, view);
    chosen(brush, sheet, view, &marker);
    if view.ring {
        marker.focus(plan.centre(scene.focus));
    }
    moving(brush, sheet, view);
    carried(brush, sheet, view);
    view.wind.paint(brush, theme, plan);
}

/// Draws the rows that the last turn has made, and those that a step has opened.
fn rows(marker: &Marker, View { scene, plan, .. }: &View) {
    let ends = |row: &Vec<Cell>| {
        let (from, to) = row.first().zip(row.last())?;
        Some((plan.centre(*from), plan.centre(*to)))
    };
    scene.rows.iter().filter_map(ends).for_each(|(from, to)| marker.furrow(from, to));
    scene.open_rows.iter().filter_map(ends).for_each(|(from, to)| marker.trail(from, to));
}

/// Draws the move that was played, and the suggested one.
fn arrows(marker: &Marker, View { scene, plan, .. }: &View) {
    if let Some((from, to)) = scene.played {
        marker.played(plan.centre(from), plan.centre(to));
    }
    if let Some((from, to)) = scene.arrow {
        marker.arrow(plan.centre(from), plan.centre(to));
    }
}

/// Smooths the empty holes as far as the wind has come.
fn smooth(brush: &Brush, sheet: &Layers, view: &View) {
    let (Some(image), plan) = (sheet.smooth(), view.plan) else { return };
    let (board, half) = (plan.board(), plan.pitch() / 2.0);
    for hole in view.scene.holes.iter().filter(|hole| hole.piece.is_none()) {
        let at = plan.centre(hole.cell);
        let alpha = view.wind.smoothed((at.x - board.x) / board.width);
        if alpha > 0.0 {
            let (x, y) = (at.x - half, at.y - half);
            brush.copy(image, Rect { x, y, width: 2.0 * half, height: 2.0 * half }, alpha);
        }
    }
}

fn piece(brush: &Brush, sheet: &Layers, view: &View, hole: &Hole) {
    let (Some(side), spot) = (hole.piece, PieceSpot::Hole(hole.cell)) else { return };
    if view.travel.is_some_and(|travel| travel.awaits(spot)) {
        return;
    }
    let lifted = view.drag.is_some_and(|drag| drag.source == DragSource::Hole(hole.cell));
    let image = sheet.piece(side, view.looks.at(hole.cell));
    let reach = f64::from(REACH) * view.plan.hole_radius();
    brush.stamp(image, view.plan.centre(hole.cell), reach, if lifted { 0.3 } else { 1.0 });
}

/// Draws an unconfirmed choice: the future piece, faintly.
fn chosen(brush: &Brush, sheet: &Layers, view: &View, marker: &Marker) {
    let View { scene, plan, looks, .. } = *view;
    let (Some(cell), Some(side)) = (scene.chosen, scene.turn) else { return };
    let at = plan.centre(cell);
    if scene.holes.iter().any(|hole| hole.cell == cell && hole.piece.is_none()) {
        let held = scene.holes.iter().find(|hole| hole.is_selected);
        let last = scene.hands[side].count.saturating_sub(1);
        let look = held.map_or(Variants::in_hand(last), |hole| looks.at(hole.cell));
        let reach = f64::from(REACH) * plan.hole_radius();
        brush.stamp(sheet.piece(side, look), at, reach, 0.6);
        marker.chosen(at, Choosing::Coming);
    } else {
        marker.chosen(at, Choosing::Taking);
    }
}

/// Paints the animated pieces, and the sand at their landings.
fn moving(brush: &Brush, sheet: &Layers, view: &View) {
    let Some(travel) = view.travel else { return };
    for (cell, part) in travel.puffs() {
        particles::paint(
            brush,
            view.theme,
            (view.plan.centre(cell), view.plan.hole_radius()),
            part,
        );
    }
    for flight in travel.flights() {
        let PiecePlace { below, height, radius } = travel.place(flight, view.plan);
        let far = height / view.plan.pitch();
        // The sun is low, so the shadow moves away from it as the piece rises.
        let fallen = Point { x: below.x + 0.5 * height, y: below.y + 0.45 * height };
        let dark = view.theme.sand_shade.css(0.16 - 0.08 * far.min(1.0));
        for soft in [0.36, 0.48, 0.60 + 0.2 * far] {
            brush.shade(fallen, soft * radius, &dark);
        }
        let at = Point { y: below.y - 0.55 * height, ..below };
        let reach = f64::from(REACH) * radius * (1.0 + 0.22 * far);
        brush.stamp(sheet.piece(flight.side, flight.look), at, reach, 1.0);
    }
}

/// Paints the dragged piece.
fn carried(brush: &Brush, sheet: &Layers, view: &View) {
    let Some(Drag { source, at }) = view.drag else { return };
    let held = match source {
        DragSource::Hand(side) => {
            let last = view.scene.hands[side].count.checked_sub(1);
            last.map(|last| (side, Variants::in_hand(last)))
        }
        DragSource::Hole(cell) => {
            let hole = view.scene.holes.iter().find(|hole| hole.cell == cell);
            hole.and_then(|hole| hole.piece).map(|side| (side, view.looks.at(cell)))
        }
    };
    if let Some((side, look)) = held {
        let reach = 1.12 * f64::from(REACH) * view.plan.hole_radius();
        brush.stamp(sheet.piece(side, look), at, reach, 1.0);
    }
}

/// Paints a side's reserve and its captured pieces.
fn hand(brush: &Brush, sheet: &Layers, view: &View, side: Side) {
    let View { scene, plan, theme, .. } = *view;
    let heap = &scene.hands[side];
    let carried = view.drag.is_some_and(|drag| drag.source == DragSource::Hand(side));
    let reach = f64::from(REACH) * plan.hand_radius();
    for index in 0..heap.count.saturating_sub(u8::from(carried)) {
        let image = sheet.piece(side, Variants::in_hand(index));
        brush.stamp(image, plan.in_hand(side, index), reach, 1.0);
    }
    let awaited =
        |index| view.travel.is_some_and(|travel| travel.awaits(PieceSpot::Bowl(side, index)));
    let reach = f64::from(REACH) * plan.bowl_radius();
    let mut lying = 0;
    for index in (0..heap.taken).filter(|index| !awaited(*index)) {
        let image = sheet.piece(!side, view.looks.in_bowl(side, index));
        brush.stamp(image, plan.in_bowl(side, index), reach, 1.0);
        lying += 1;
    }
    if lying > 0 && prefers(BRIEF) {
        tally(brush, view, plan.bowl(side), lying);
    }
    let ink = if heap.is_takeable { theme.take } else { theme.mark };
    let width = if heap.is_selected || heap.is_takeable { 0.045 } else { 0.022 };
    let pen = Pen { width: (width * plan.pitch()).max(1.5), ink, halo: theme.halo };
    if heap.is_selected || heap.is_takeable || scene.turn == Some(side) {
        brush.outline(inset(plan.hand(side), 0.05 * plan.pitch()), 0.22 * plan.pitch(), pen);
    }
}

/// Writes the number of captured pieces on the rim of their bowl.
fn tally(brush: &Brush, view: &View, bowl: Rect, count: u8) {
    let (radius, theme) = ((0.17 * bowl.width).max(9.5), view.theme);
    let at = Point { x: bowl.x + 0.82 * bowl.width, y: bowl.y + 0.82 * bowl.height };
    brush.disc(at, radius, theme.halo, theme.engrave);
    brush.letter(&format!("700 {} system-ui, sans-serif", pixels(1.3 * radius)));
    brush.word(
        &count.to_string(),
        Point { y: at.y + 0.08 * radius, ..at },
        &theme.engrave.css(1.0),
    );
}

fn inset(rect: Rect, by: f64) -> Rect {
    Rect {
        x: rect.x + by,
        y: rect.y + by,
        width: rect.width - 2.0 * by,
        height: rect.height - 2.0 * by,
    }
}
