//! The wind that smooths the empty holes when a game ends.

use sandgrid_app::{Point, Rect};

use super::brush::Brush;
use super::noise::{fade, hash};
use super::theme::Theme;
use crate::board::layout::BoardLayout;

/// Duration in milliseconds.
const LENGTH: f64 = 1_600.0;
/// The part of an empty hole's relief that the wind takes.
const TAKEN: f64 = 0.84;
/// Number of streaks of blown sand.
const STREAKS: i32 = 46;

/// The state of the wind.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub(super) enum Wind {
    /// The game goes on, or motion is not wanted.
    #[default]
    Calm,
    /// It will begin with the next frame.
    Rising,
    /// It blows since that time, and has passed that part of its way.
    Blowing { since: f64, part: f64 },
    /// It has smoothed the sand.
    Over,
}

impl Wind {
    /// Goes on to the time of a frame. Returns whether the wind blows on.
    pub(super) fn step(&mut self, now: f64) -> bool {
        *self = match *self {
            Self::Calm | Self::Over => return false,
            Self::Rising => Self::Blowing { since: now, part: 0.0 },
            Self::Blowing { since, .. } if now - since >= LENGTH => Self::Over,
            Self::Blowing { since, .. } => Self::Blowing { since, part: (now - since) / LENGTH },
        };
        *self != Self::Over
    }

    /// Returns the part of a hole's relief that is gone; `across` is its place on the board, from 0 at the left to 1.
    pub(super) fn smoothed(self, across: f64) -> f64 {
        match self {
            Self::Calm | Self::Rising => 0.0,
            Self::Over => TAKEN,
            Self::Blowing { part, .. } => {
                let passed = ((1.3 * part - across) / 0.3).clamp(0.0, 1.0);
                TAKEN * f64::from(fade(passed as f32))
            }
        }
    }

    /// Paints the sand in the air.
    pub(super) fn paint(self, brush: &Brush, theme: &Theme, plan: &BoardLayout) {
        let Self::Blowing { part, .. } = self else { return };
        let (board, pitch) = (plan.board(), plan.pitch());
        let chance = |streak: i32, of: i32| f64::from(hash(streak, of, 97));
        let strength = (4.0 * part * (1.0 - part)).clamp(0.0, 1.0);
        for streak in 0..STREAKS {
            let ahead = 1.7 * part - 0.35 + 0.5 * (chance(streak, 1) - 0.5);
            let length = pitch * (0.35 + 0.8 * chance(streak, 2));
            let at = Point {
                x: board.x + board.width * ahead,
                y: board.y + board.height * chance(streak, 3),
            };
            let height = (pitch * 0.02 * (0.6 + chance(streak, 4))).max(1.0);
            let rect = Rect { x: at.x - length, y: at.y, width: length, height };
            let ink = if streak % 3 == 0 { theme.sand_shade } else { theme.sand_light };
            brush.patch(rect, height / 2.0, &ink.css(0.5 * strength));
        }
    }
}
