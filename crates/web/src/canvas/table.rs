//! One picture of the table, put together from the sheet.

use sandgrid_app::rules::Side;
use sandgrid_app::{Hole, Point, Rect, Scene, Source};

use super::Drag;
use super::brush::{Brush, Pen};
use super::looks::Looks;
use super::mark::Marker;
use super::pebble::REACH;
use super::sheet::Sheet;
use super::travel::Travel;
use crate::plan::Plan;
use crate::theme::Theme;

/// What is to be seen.
pub(super) struct View<'a> {
    pub(super) scene: &'a Scene,
    pub(super) plan: &'a Plan,
    pub(super) theme: &'a Theme,
    pub(super) looks: &'a Looks,
    pub(super) drag: Option<Drag>,
    pub(super) travel: Option<&'a Travel>,
    pub(super) ring: bool,
}

/// Paints all of it.
pub(super) fn paint(brush: &Brush, sheet: &Sheet, view: &View) {
    brush.ground(sheet.ground());
    for side in Side::ALL {
        hand(brush, sheet, view, side);
    }
    let View { scene, plan, theme, .. } = *view;
    let marker = Marker { brush, theme, radius: plan.hole_radius() };
    for hole in &scene.holes {
        marker.below(hole, plan.centre(hole.cell));
    }
    for hole in &scene.holes {
        piece(brush, sheet, view, hole);
    }
    for hole in &scene.holes {
        marker.above(hole, plan.centre(hole.cell));
    }
    if let Some(hole) = scene.holes.iter().find(|hole| view.ring && hole.focus) {
        marker.focus(plan.centre(hole.cell));
    }
    moving(brush, sheet, view);
    carried(brush, sheet, view);
}

fn piece(brush: &Brush, sheet: &Sheet, view: &View, hole: &Hole) {
    let Some(side) = hole.piece else { return };
    let arriving = view.travel.and_then(|travel| travel.mover);
    if arriving.is_some_and(|mover| mover.to == hole.cell) {
        return;
    }
    let lifted = view.drag.is_some_and(|drag| drag.source == Source::Hole(hole.cell));
    let image = sheet.piece(side, view.looks.at(hole.cell));
    let reach = f64::from(REACH) * view.plan.hole_radius();
    brush.stamp(image, view.plan.centre(hole.cell), reach, if lifted { 0.3 } else { 1.0 });
}

/// The piece on its way, and what fades.
fn moving(brush: &Brush, sheet: &Sheet, view: &View) {
    let Some(travel) = view.travel else { return };
    let reach = f64::from(REACH) * view.plan.hole_radius();
    for &(cell, side, look) in &travel.fading {
        brush.stamp(sheet.piece(side, look), view.plan.centre(cell), reach, travel.rest());
    }
    if let Some(mover) = travel.mover {
        let (at, height) = travel.place(mover, view.plan);
        let image = sheet.piece(mover.side, mover.look);
        brush.stamp(image, at, reach * (1.0 + 0.10 * height), 1.0);
    }
}

/// The piece under the finger.
fn carried(brush: &Brush, sheet: &Sheet, view: &View) {
    let Some(Drag { source, at }) = view.drag else { return };
    let held = match source {
        Source::Hand(side) => {
            let last = view.scene.hands[side].count.checked_sub(1);
            last.map(|last| (side, Looks::in_hand(last)))
        }
        Source::Hole(cell) => {
            let hole = view.scene.holes.iter().find(|hole| hole.cell == cell);
            hole.and_then(|hole| hole.piece).map(|side| (side, view.looks.at(cell)))
        }
    };
    if let Some((side, look)) = held {
        let reach = 1.12 * f64::from(REACH) * view.plan.hole_radius();
        brush.stamp(sheet.piece(side, look), at, reach, 1.0);
    }
}

fn hand(brush: &Brush, sheet: &Sheet, view: &View, side: Side) {
    let View { scene, plan, theme, .. } = *view;
    let heap = &scene.hands[side];
    let carried = view.drag.is_some_and(|drag| drag.source == Source::Hand(side));
    let reach = f64::from(REACH) * plan.hand_radius();
    for index in 0..heap.count.saturating_sub(u8::from(carried)) {
        let at = loosely(plan.in_hand(side, index), index, plan.hand_radius());
        brush.stamp(sheet.piece(side, Looks::in_hand(index)), at, reach, 1.0);
    }
    let ink = if heap.target { theme.take } else { theme.mark };
    let width = if heap.selected || heap.target { 0.045 } else { 0.022 };
    let pen = Pen { width: (width * plan.pitch()).max(1.5), ink, halo: theme.halo };
    if heap.selected || heap.target || scene.turn == Some(side) {
        brush.outline(inset(plan.hand(side), 0.05 * plan.pitch()), 0.22 * plan.pitch(), pen);
    }
}

/// Not quite in line, as a hand lays pieces down.
fn loosely(at: Point, index: u8, radius: f64) -> Point {
    let (sin, cos) = (f64::from(index) * 2.4).sin_cos();
    Point { x: at.x + 0.09 * radius * cos, y: at.y + 0.09 * radius * sin }
}

fn inset(rect: Rect, by: f64) -> Rect {
    Rect {
        x: rect.x + by,
        y: rect.y + by,
        width: rect.width - 2.0 * by,
        height: rect.height - 2.0 * by,
    }
}
