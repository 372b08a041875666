//! The picture on the canvas.

use sandgrid_app::Event;
use sandgrid_app::rules::{Shape, Side};
use sandgrid_web::board::layout::BoardLayout;
use sandgrid_web::canvas::{Picture, Size};
use sandgrid_web::dom::document::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlCanvasElement};

use crate::page::{count_frames, find, pixels, started, wait};

/// The middling difference of two pictures, in steps of a colour.
fn difference(one: &[u8], other: &[u8]) -> u64 {
    assert_eq!(one.len(), other.len());
    let sum: u64 = one.iter().zip(other).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum * 100 / one.len() as u64
}

#[wasm_bindgen_test]
async fn a_pebble_a_stick_and_an_empty_hole_look_different() {
    let app = started("yote-traditional");
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    app.dispatch(Event::Press("d3".parse().expect("a cell")));
    wait(400).await;
    let (pebble, stick, empty) = (pixels(&app, "c3"), pixels(&app, "d3"), pixels(&app, "b2"));
    assert!(difference(&pebble, &stick) > 1500, "a pebble is not a stick");
    assert!(difference(&pebble, &empty) > 1500, "a pebble is not nothing");
    assert!(difference(&stick, &empty) > 800, "a stick is not nothing");
}

#[wasm_bindgen_test]
async fn a_selected_piece_and_its_targets_are_marked() {
    let app = started("yote-traditional");
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    app.dispatch(Event::Press("f5".parse().expect("a cell")));
    wait(400).await;
    let before = (pixels(&app, "c3"), pixels(&app, "c4"), pixels(&app, "a5"));
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    wait(400).await;
    assert_ne!(before.1, pixels(&app, "c4"), "a step's target is marked");
    assert_eq!(before.2, pixels(&app, "a5"), "a hole for a placement is not");
}

#[wasm_bindgen_test]
async fn a_resting_board_asks_for_no_frame() {
    let app = started("yote-traditional");
    app.dispatch(Event::Press("c3".parse().expect("a cell")));
    wait(500).await;
    let frames = count_frames();
    wait(400).await;
    assert_eq!(frames(), 0, "nothing moves, nothing runs");
    app.dispatch(Event::Press("d3".parse().expect("a cell")));
    wait(500).await;
    let moving = frames();
    wait(300).await;
    assert_eq!(frames(), moving, "it has come to rest again");
}

#[wasm_bindgen_test]
fn the_canvas_has_the_screens_own_pixels() {
    let _app = started("yote-traditional");
    let canvas: HtmlCanvasElement = find("#canvas");
    let shown = find::<Element>("#stage").get_bounding_client_rect();
    let density = window().device_pixel_ratio();
    assert!((f64::from(canvas.width()) - shown.width() * density).abs() <= 0.5);
    assert!((f64::from(canvas.height()) - shown.height() * density).abs() <= 0.5);
}

#[wasm_bindgen_test]
async fn a_denser_screen_gets_a_denser_picture() {
    let _app = started("yote-traditional");
    assert_eq!(at_density("2").await, (1200, 1400));
    assert!(window().device_pixel_ratio() > 0.0, "it is as it was");
}

#[wasm_bindgen_test]
async fn odd_pixel_ratios_are_painted() {
    let _app = started("yote-traditional");
    for density in ["0.25", "8", "1e9", "1e-9", "0", "-1", "NaN"] {
        let (across, down) = at_density(density).await;
        assert!(across > 0 && down > 0 || density == "1e-9", "{density}: {across} by {down}");
        assert!(across.max(down) <= Size::LONGEST, "{density}: {across} by {down}");
        assert!(u64::from(across) * u64::from(down) <= u64::from(Size::MOST), "{density}");
    }
}

/// How many pixels the canvas has on a screen of that density.
async fn at_density(density: &str) -> (u32, u32) {
    // The property is the window's own: deleted, it would be gone for good.
    js_sys::eval(&format!(
        "window.density ??= Object.getOwnPropertyDescriptor(window, 'devicePixelRatio'); \
         Object.defineProperty(window, 'devicePixelRatio', {{value: {density}, configurable: true}})"
    ))
    .expect("the script runs");
    let resized = web_sys::Event::new("resize").expect("an event");
    window().dispatch_event(&resized).expect("it is sent");
    wait(50).await;
    let canvas: HtmlCanvasElement = find("#canvas");
    let size = (canvas.width(), canvas.height());
    js_sys::eval("Object.defineProperty(window, 'devicePixelRatio', window.density)")
        .expect("the script runs");
    size
}

const LENGTHS: [f64; 10] =
    [0.0, 1.0, -5.0, 0.3, 320.0, 1e9, f64::MAX, f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
const PIXELS: [u32; 5] = [0, 1, 640, 100_000, u32::MAX];

/// Every size, sensible or not.
fn sizes() -> impl Iterator<Item = Size> {
    LENGTHS.into_iter().flat_map(|width| {
        LENGTHS.into_iter().flat_map(move |height| {
            PIXELS.into_iter().flat_map(move |across| {
                PIXELS.into_iter().map(move |down| Size { width, height, across, down })
            })
        })
    })
}

#[wasm_bindgen_test]
fn an_absurd_size_is_bounded() {
    for size in sizes() {
        let Size { width, height, across, down } = size.bounded();
        assert!(width.is_finite() && height.is_finite() && width >= 0.0, "{size:?}");
        assert!(across <= Size::LONGEST && down <= Size::LONGEST, "{size:?}");
        assert!(u64::from(across) * u64::from(down) <= u64::from(Size::MOST), "{size:?}");
        assert_eq!(across == 0, down == 0, "{size:?}");
        let again = Size { width, height, across, down };
        assert_eq!(again.bounded(), again, "{size:?}");
    }
    let screen = Size { width: 3840.0, height: 2160.0, across: 3840, down: 2160 };
    assert_eq!(screen.bounded(), screen, "a large screen gets all of its pixels");
}

#[wasm_bindgen_test]
fn an_absurd_area_gets_a_plan_of_numbers() {
    for Size { width, height, .. } in sizes().step_by(PIXELS.len() * PIXELS.len()) {
        for shape in [Shape::SIX_BY_FIVE, Shape::FIVE_BY_FIVE] {
            let plan = BoardLayout::fit(shape, Side::First, width, height);
            let (squares, hand) = (plan.squares(), plan.hand(Side::First));
            for place in [squares.x, squares.y, squares.width, squares.height, hand.x, hand.y] {
                assert!(place.is_finite(), "{width} by {height}: {plan:?}");
            }
            assert!(plan.pitch() >= 32.0 && plan.hand_radius() > 0.0);
        }
    }
}

#[wasm_bindgen_test]
fn a_picture_of_an_absurd_size_is_painted_and_done() {
    let scene = started("yote-traditional").scene();
    let canvas: HtmlCanvasElement = sandgrid_web::dom::document::document()
        .create_element("canvas")
        .expect("a canvas")
        .unchecked_into();
    let picture = Picture::new(canvas, scene, None).expect("the browser draws");
    let size = |width, height, across, down| Size { width, height, across, down };
    for absurd in [
        size(0.0, 0.0, 1, 1),
        size(1.0, 1.0, 1, 1),
        size(0.001, 5.0, 3, 3),
        size(f64::NAN, f64::INFINITY, 10, 10),
        size(-5.0, 300.0, 10, 10),
        size(1e9, 1e9, 64, 64),
        size(1.0, 1e9, 1, u32::MAX),
        size(1e9, 2.0, u32::MAX, 2),
    ] {
        picture.resize(absurd);
        assert_eq!(picture.size(), absurd.bounded());
    }
}

#[wasm_bindgen_test]
fn missing_canvas_is_detected() {
    let canvas: HtmlCanvasElement = find("#canvas");
    // A canvas that gave out a context of another kind gives none for drawing.
    drop(canvas.get_context("bitmaprenderer"));
    let fresh: HtmlCanvasElement = {
        let element =
            sandgrid_web::dom::document::document().create_element("canvas").expect("a canvas");
        element.unchecked_into()
    };
    fresh.get_context("bitmaprenderer").expect("it is known");
    let scene = started("yote-traditional").scene();
    assert!(Picture::new(fresh, scene, None).is_none());
}
