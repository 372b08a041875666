//! The review chart: evaluations of a finished game, and its turning points.

use std::fmt::Write;
use std::rc::Rc;

use sandgrid_app::rules::Side;
use sandgrid_app::{Name, Review, ReviewPoint, ReviewState, Scene, TurningPoint};
use web_sys::{Element, HtmlElement, MouseEvent};

use crate::dom::document::{append, clear, copy, element, mark, part, write};
use crate::shell::dialog;
use crate::shell::panel::Panel;

/// The review panel.
#[derive(Debug, Default)]
pub struct Curve {
    points: Rc<[ReviewPoint]>,
    turning: Rc<[TurningPoint]>,
}

impl Panel for Curve {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        self.fill(scene);
        false
    }
}

impl Curve {
    /// Shows the scene's review.
    fn fill(&mut self, scene: &Scene) {
        let can = scene.review == ReviewState::Available;
        element::<HtmlElement>("start-review").set_hidden(!can);
        let review = scene.review.open();
        element::<HtmlElement>("record-turns").set_hidden(review.is_some());
        for name in ["review", "record-review"] {
            element::<HtmlElement>(name).set_hidden(review.is_none());
        }
        let Some(review) = review else { return };
        let at = share(scene.record.at, review.turn_count);
        mark(&element("curve-at"), "d", &format!("M{at} 0V100"));
        if self.points != review.points {
            self.points = Rc::clone(&review.points);
            mark(&element("curve-second"), "d", &examined(&review.points, review.turn_count));
            mark(&element("curve-first"), "d", &area(&review.points, review.turn_count));
            mark(&element("curve-exact"), "d", &exact(&review.points, review.turn_count));
        }
        for (place, side) in [("curve-ahead", Side::First), ("curve-behind", Side::Second)] {
            write(&element(place), &review.ahead[side]);
        }
        write(&element("review-says"), &said(review));
        if self.turning != review.turning {
            self.turning = Rc::clone(&review.turning);
            list(&review.turning);
        }
    }

    /// Returns the number of turns played at the pressed place of the chart.
    #[must_use]
    pub fn turn_at(event: &MouseEvent, scene: &Scene) -> Option<usize> {
        let curve: Element = element("curve");
        let place = curve.get_bounding_client_rect();
        let of = scene.review.open()?.turn_count;
        let part = (f64::from(event.client_x()) - place.left()) / place.width();
        #[expect(clippy::cast_precision_loss, reason = "a game has no millions of turns")]
        let turn = part.clamp(0.0, 1.0) * of as f64;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is within")]
        let turn = turn.round() as usize;
        Some(turn)
    }

    /// Returns the index of the turning point of a list item.
    #[must_use]
    pub fn turning_of(target: &Element) -> Option<usize> {
        target.closest("[data-at]").ok()??.get_attribute("data-at")?.parse().ok()
    }
}

fn said(review: &Review) -> String {
    let name = if review.is_done {
        Name::ReviewResult(review.mistakes())
    } else {
        Name::ReviewProgress { turns: review.number, of: review.of }
    };
    dialog::called(name)
}

/// Returns a position along the chart in percent of its width.
fn share(turns: usize, of: usize) -> usize {
    turns * 100 / of.max(1)
}

/// Returns the height of the line between the two sides' shares, in percent from the top.
fn height(stand: ReviewPoint) -> i32 {
    50 - i32::from(stand.balance) / 2
}

/// Returns the SVG path of the turns that have been examined.
fn examined(points: &[ReviewPoint], of: usize) -> String {
    format!("M0 0H{}V100H0z", share(points.len().saturating_sub(1), of))
}

/// Returns the SVG path of the first side's share.
fn area(points: &[ReviewPoint], of: usize) -> String {
    let mut path = "M0 100".to_owned();
    for (turns, point) in points.iter().enumerate() {
        // Writing to a `String` cannot fail.
        let _ = write!(path, "L{} {}", share(turns, of), height(*point));
    }
    let last = share(points.len().saturating_sub(1), of);
    let _ = write!(path, "L{last} 100z");
    path
}

/// Returns the SVG path that underlines the exact evaluations.
fn exact(points: &[ReviewPoint], of: usize) -> String {
    let mut path = String::new();
    for (turns, pair) in points.windows(2).enumerate() {
        if pair[0].is_exact && pair[1].is_exact {
            let (from, to) = (share(turns, of), share(turns + 1, of));
            let _ = write!(path, "M{from} {}L{to} {}", height(pair[0]), height(pair[1]));
        }
    }
    path
}

fn list(turning: &[TurningPoint]) {
    let list: Element = element("turning");
    clear(&list);
    for turn in turning {
        let item: Element = copy("turning-template");
        let button: Element = part(&item, "button");
        mark(&button, "data-at", &turn.at.to_string());
        write(&button, &turn.words);
        append(&list, &item);
    }
}
