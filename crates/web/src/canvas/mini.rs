//! A small picture of a position, for a list of games.

use core::f64::consts::TAU;

use sandgrid_app::rules::{Cell, Position, Side};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::theme::Theme;

/// Paints a position on a canvas of its own, in the page's colours.
pub fn paint(canvas: &HtmlCanvasElement, position: &Position) {
    let context = canvas.get_context("2d").ok().flatten();
    let Some(context) = context.and_then(|context| context.dyn_into().ok()) else { return };
    let theme = Theme::read();
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    rectangle(&context, (width, height), &theme);
    let shape = position.ruleset().shape();
    let (columns, rows) = (f64::from(shape.columns()), f64::from(shape.rows()));
    let pitch = (width / columns).min(height / rows) * 0.96;
    let left = (width - pitch * columns) / 2.0;
    let top = (height - pitch * rows) / 2.0;
    for cell in (0..shape.rows())
        .flat_map(|row| (0..shape.columns()).filter_map(move |column| Cell::new(column, row)))
    {
        let x = left + pitch * (f64::from(cell.column()) + 0.5);
        let y = top + pitch * (rows - 0.5 - f64::from(cell.row()));
        disc(&context, (x, y), pitch * 0.4, &theme.sand_shade.css(0.35));
        match position.at(cell) {
            None => {}
            Some(Side::First) => {
                disc(&context, (x, y), pitch * 0.3, &theme.pebble[2].css(1.0));
                disc(
                    &context,
                    (x - pitch * 0.03, y - pitch * 0.03),
                    pitch * 0.25,
                    &theme.pebble[1].css(1.0),
                );
            }
            Some(Side::Second) => stick(&context, (x, y), pitch, &theme),
        }
    }
}

fn rectangle(context: &CanvasRenderingContext2d, size: (f64, f64), theme: &Theme) {
    context.set_fill_style_str(&theme.sand.css(1.0));
    context.fill_rect(0.0, 0.0, size.0, size.1);
}

fn disc(context: &CanvasRenderingContext2d, at: (f64, f64), radius: f64, colour: &str) {
    context.set_fill_style_str(colour);
    context.begin_path();
    // It throws for no radius that is positive.
    let _ = context.arc(at.0, at.1, radius, 0.0, TAU);
    context.fill();
}

fn stick(context: &CanvasRenderingContext2d, at: (f64, f64), pitch: f64, theme: &Theme) {
    for (colour, width) in [(&theme.bark[2], 0.24), (&theme.bark[1], 0.13)] {
        context.set_stroke_style_str(&colour.css(1.0));
        context.set_line_width(pitch * width);
        context.set_line_cap("round");
        context.begin_path();
        context.move_to(at.0 - pitch * 0.24, at.1 + pitch * 0.2);
        context.line_to(at.0 + pitch * 0.24, at.1 - pitch * 0.2);
        context.stroke();
    }
}
