//! Canvas drawing primitives, in CSS pixels.

use core::f64::consts::TAU;
use js_sys::Math;

use sandgrid_app::{Point, Rect};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::ink::Ink;

/// A 2D context scaled to CSS pixels.
pub(super) struct Brush<'a> {
    context: &'a CanvasRenderingContext2d,
    scale: f64,
}

/// A line style: its width and colour, and the colour of its halo.
#[derive(Copy, Clone)]
pub(super) struct Pen {
    pub(super) width: f64,
    pub(super) ink: Ink,
    pub(super) halo: Ink,
}

// Drawing calls throw only for non-finite numbers, which do not occur.
#[allow(unused_must_use, reason = "nothing is to be done about a stroke that fails")]
impl<'a> Brush<'a> {
    pub(super) fn new(context: &'a CanvasRenderingContext2d, scale: f64) -> Self {
        context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0);
        context.set_line_cap("round");
        context.set_line_join("round");
        Self { context, scale }
    }

    /// Draws an image over the whole canvas, pixel by pixel.
    pub(super) fn ground(&self, image: &HtmlCanvasElement) {
        self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        self.context.draw_image_with_html_canvas_element(image, 0.0, 0.0);
        self.context.set_transform(self.scale, 0.0, 0.0, self.scale, 0.0, 0.0);
    }

    /// Draws a square sprite centred at a point, `reach` to each side.
    pub(super) fn stamp(&self, image: &HtmlCanvasElement, at: Point, reach: f64, alpha: f64) {
        self.context.set_global_alpha(alpha);
        self.context.draw_image_with_html_canvas_element_and_dw_and_dh(
            image,
            at.x - reach,
            at.y - reach,
            2.0 * reach,
            2.0 * reach,
        );
        self.context.set_global_alpha(1.0);
    }

    /// Strokes an arc, clockwise from the right, in turns.
    pub(super) fn arc(&self, at: Point, radius: f64, from: f64, to: f64, pen: Pen) {
        self.context.begin_path();
        self.context.arc(at.x, at.y, radius, from * TAU, to * TAU);
        self.stroke(pen);
    }

    /// Copies a part of a picture of the canvas's size to its own place.
    pub(super) fn copy(&self, image: &HtmlCanvasElement, rect: Rect, alpha: f64) {
        let scale = self.scale;
        self.context.set_global_alpha(alpha);
        // It throws only for a canvas without pixels.
        let _ = self
            .context
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                image,
                rect.x * scale,
                rect.y * scale,
                rect.width * scale,
                rect.height * scale,
                rect.x,
                rect.y,
                rect.width,
                rect.height,
            );
        self.context.set_global_alpha(1.0);
    }

    /// Strokes a circle.
    pub(super) fn ring(&self, at: Point, radius: f64, pen: Pen) {
        self.arc(at, radius, 0.0, 1.0, pen);
    }

    /// Draws a circle of `count` dots, each of the pen's size.
    pub(super) fn dots(&self, at: Point, radius: f64, count: u32, pen: Pen) {
        for dot in 0..count {
            let turn = f64::from(dot) / f64::from(count) * TAU;
            let dot =
                Point { x: at.x + radius * Math::cos(turn), y: at.y + radius * Math::sin(turn) };
            self.disc(dot, pen.width / 2.0, pen.ink, pen.halo);
        }
    }

    /// Fills a disc with a halo.
    pub(super) fn disc(&self, at: Point, radius: f64, ink: Ink, halo: Ink) {
        self.context.begin_path();
        self.context.arc(at.x, at.y, radius, 0.0, TAU);
        self.fill(ink, halo, (radius * 0.35).clamp(1.0, 3.0));
    }

    /// Fills a disc without a halo.
    pub(super) fn shade(&self, at: Point, radius: f64, colour: &str) {
        self.context.begin_path();
        self.context.arc(at.x, at.y, radius, 0.0, TAU);
        self.context.set_fill_style_str(colour);
        self.context.fill();
    }

    /// Strokes a path; `places` are relative to `at`.
    pub(super) fn line(&self, at: Point, places: &[(f64, f64)], pen: Pen) {
        self.trace(at, places);
        self.stroke(pen);
    }

    /// Fills a polygon; `corners` are relative to `at`.
    pub(super) fn shape(&self, at: Point, corners: &[(f64, f64)], ink: Ink, halo: Ink, edge: f64) {
        self.trace(at, corners);
        self.context.close_path();
        self.fill(ink, halo, edge);
    }

    /// Strokes a rounded rectangle.
    pub(super) fn outline(&self, rect: Rect, round: f64, pen: Pen) {
        self.rounded(rect, round);
        self.stroke(pen);
    }

    /// Strokes a rounded rectangle without a halo.
    pub(super) fn hairline(&self, rect: Rect, round: f64, width: f64, colour: &str) {
        self.rounded(rect, round);
        self.context.set_line_width(width);
        self.context.set_stroke_style_str(colour);
        self.context.stroke();
    }

    /// Fills a rounded rectangle.
    pub(super) fn patch(&self, rect: Rect, round: f64, colour: &str) {
        self.rounded(rect, round);
        self.context.set_fill_style_str(colour);
        self.context.fill();
    }

    /// Sets the font, and centres texts at their points.
    pub(super) fn letter(&self, font: &str) {
        self.context.set_font(font);
        self.context.set_text_align("center");
        self.context.set_text_baseline("middle");
    }

    /// Draws a text at a point.
    pub(super) fn word(&self, text: &str, at: Point, colour: &str) {
        self.context.set_fill_style_str(colour);
        self.context.fill_text(text, at.x, at.y);
    }

    fn trace(&self, at: Point, places: &[(f64, f64)]) {
        self.context.begin_path();
        for (index, (x, y)) in places.iter().enumerate() {
            if index == 0 {
                self.context.move_to(at.x + x, at.y + y);
            } else {
                self.context.line_to(at.x + x, at.y + y);
            }
        }
    }

    fn rounded(&self, rect: Rect, round: f64) {
        let Rect { x, y, width, height } = rect;
        let (right, bottom) = (x + width, y + height);
        self.context.begin_path();
        self.context.move_to(x + round, y);
        self.context.arc_to(right, y, right, bottom, round);
        self.context.arc_to(right, bottom, x, bottom, round);
        self.context.arc_to(x, bottom, x, y, round);
        self.context.arc_to(x, y, right, y, round);
        self.context.close_path();
    }

    fn stroke(&self, pen: Pen) {
        self.context.set_line_width(pen.width + 2.0 * (pen.width * 0.4).clamp(0.75, 2.5));
        self.context.set_stroke_style_str(&pen.halo.css(0.7));
        self.context.stroke();
        self.context.set_line_width(pen.width);
        self.context.set_stroke_style_str(&pen.ink.css(1.0));
        self.context.stroke();
    }

    fn fill(&self, ink: Ink, halo: Ink, edge: f64) {
        self.context.set_line_width(2.0 * edge);
        self.context.set_stroke_style_str(&halo.css(0.7));
        self.context.stroke();
        self.context.set_fill_style_str(&ink.css(1.0));
        self.context.fill();
    }
}
