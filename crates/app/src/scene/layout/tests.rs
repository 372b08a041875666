//! Tests of layouts on screens from a phone to a wall.

use super::*;

const SIZES: [(f64, f64); 10] = [
    (320.0, 364.0),
    (360.0, 416.0),
    (320.0, 568.0),
    (360.0, 640.0),
    (568.0, 320.0),
    (768.0, 1024.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (1080.0, 1920.0),
    (3840.0, 2160.0),
];
const SHAPES: [Shape; 2] = [Shape::SIX_BY_FIVE, Shape::FIVE_BY_FIVE];

fn layouts() -> impl Iterator<Item = (Layout, f64, f64)> {
    SHAPES.into_iter().flat_map(|shape| {
        SIZES.map(|(width, height)| (Layout::fit(shape, width, height), width, height))
    })
}

fn corners(rect: Rect) -> [Point; 2] {
    let (x, y) = (rect.x, rect.y);
    [Point { x, y }, Point { x: x + rect.width, y: y + rect.height }]
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.x + 1e-6 < other.x + other.width
        && other.x + 1e-6 < one.x + one.width
        && one.y + 1e-6 < other.y + other.height
        && other.y + 1e-6 < one.y + one.height
}

#[test]
fn layout_stays_within_the_area() {
    for (layout, width, height) in layouts() {
        let rects = [layout.board(), layout.hand(Side::First), layout.hand(Side::Second)];
        for Point { x, y } in rects.into_iter().flat_map(corners) {
            assert!((-1e-6..=width + 1e-6).contains(&x), "{layout:?}: x {x}");
            assert!((-1e-6..=height + 1e-6).contains(&y), "{layout:?}: y {y}");
            assert!(y <= layout.height() + 1e-6, "{layout:?}: y {y}");
        }
        let [board, first, second] = rects;
        assert!(!overlap(board, first) && !overlap(board, second) && !overlap(first, second));
    }
}

#[test]
fn a_finger_can_tell_the_holes_apart() {
    for (layout, ..) in layouts() {
        assert!(layout.pitch() >= Layout::TOUCH_PITCH, "{layout:?}");
        assert!(2.0 * layout.hole_radius() < layout.pitch());
        let hand = layout.hand(Side::First);
        assert!(hand.width.min(hand.height) >= Layout::TOUCH_PITCH);
    }
    let small = Layout::fit(Shape::SIX_BY_FIVE, 10.0, 10.0);
    assert!((small.pitch() - Layout::SMALLEST_PITCH).abs() < 1e-9);
    let absurd = Layout::fit(Shape::SIX_BY_FIVE, f64::NAN, f64::INFINITY);
    assert!((absurd.pitch() - Layout::SMALLEST_PITCH).abs() < 1e-9);
}

/// A tablet, 768 by 1024, with its page enlarged twice.
#[test]
fn an_enlarged_page_has_the_whole_layout() {
    for (width, height) in [(384.0, 296.0), (480.0, 270.0), (240.0, 334.0)] {
        for shape in SHAPES {
            let layout = Layout::fit(shape, width, height);
            let (across, down) = (layout.width(), layout.height());
            assert!(
                across <= width + 1e-6 && down <= height + 1e-6,
                "{layout:?}: {across}, {down}"
            );
        }
    }
}

/// The heights are those of a stage in an upright window, with and without something below it.
#[test]
fn hands_of_an_upright_window_keep_their_places() {
    for height in [340.0, 400.0, 520.0, 680.0, 900.0] {
        for shape in SHAPES {
            let layout = Layout::fit(shape, Layout::UPRIGHT * height, height);
            assert_eq!(layout.hands(), Hands::AboveAndBelow, "{height}: {shape:?}");
        }
    }
    let wider = Layout::fit(Shape::FIVE_BY_FIVE, 1.2 * 520.0, 520.0);
    assert_eq!(wider.hands(), Hands::LeftAndRight, "the number is the greatest");
}

#[test]
fn absurd_areas_get_a_layout() {
    let lengths =
        [0.0, -0.0, 1.0, -5.0, 44.0, 1e9, f64::MAX, f64::MIN_POSITIVE, f64::NAN, f64::INFINITY];
    let lengths = lengths.into_iter().chain([f64::NEG_INFINITY]);
    for (width, height) in
        lengths.clone().flat_map(|width| lengths.clone().map(move |h| (width, h)))
    {
        for shape in SHAPES {
            let layout = Layout::fit(shape, width, height);
            let pitches = Layout::SMALLEST_PITCH..=Layout::LARGEST_PITCH;
            assert!(pitches.contains(&layout.pitch()), "{width} by {height}: {layout:?}");
            let hands = Side::ALL.map(|side| layout.hand(side));
            for rect in [layout.board(), layout.squares(), hands[0], hands[1]] {
                let lengths = [rect.x, rect.y, rect.width, rect.height];
                assert!(lengths.into_iter().all(f64::is_finite), "{width} by {height}: {rect:?}");
            }
            assert!(layout.hand_radius() > 0.0 && layout.hole_radius() > 0.0);
            let point = Point { x: width, y: height };
            assert!(layout.cell_at(point).is_none_or(|cell| shape.contains(cell)));
        }
    }
}

#[test]
fn hit_test_finds_the_nearest_hole() {
    for (layout, ..) in layouts() {
        let shape = layout.shape();
        for cell in shape.cells() {
            assert_eq!(layout.cell_at(layout.centre(cell)), Some(cell));
            let square = layout.square(cell);
            let near = |x: f64, y: f64| Point {
                x: square.x + x * square.width,
                y: square.y + y * square.height,
            };
            for point in [near(0.01, 0.01), near(0.99, 0.01), near(0.01, 0.99)] {
                assert_eq!(layout.cell_at(point), Some(cell));
            }
        }
        let squares = layout.squares();
        // As Rect::contains, which includes the left and the upper edge.
        let corner = Point { x: squares.x, y: squares.y };
        assert!(squares.contains(corner));
        assert_eq!(layout.cell_at(corner), Cell::new(0, shape.rows() - 1), "{layout:?}");
        let outside = Point { x: squares.x - 1.0, y: squares.y + 1.0 };
        assert_eq!(layout.cell_at(outside), None);
        assert_eq!(layout.cell_at(layout.hand(Side::First).centre()), None);
    }
}

#[test]
fn the_top_row_is_on_top_and_column_a_on_the_left() {
    let layout = Layout::fit(Shape::SIX_BY_FIVE, 1280.0, 800.0);
    let [a1, a5, f1] = ["a1", "a5", "f1"].map(|cell| layout.centre(cell.parse().unwrap()));
    assert!(a5.y < a1.y && a1.x < f1.x);
}

#[test]
fn hand_shows_twelve_pieces() {
    for (layout, ..) in layouts() {
        for side in Side::ALL {
            let (heap, radius) = (layout.heap(side), layout.hand_radius() * 0.66);
            let at: Vec<Point> = (0..12).map(|piece| layout.in_hand(side, piece)).collect();
            apart(&layout, &at, 0.7 * radius);
            for Point { x, y } in at {
                assert!(layout.hand(side).contains(Point { x, y }), "{layout:?}");
                assert!(x - radius >= heap.x - 1e-6, "{layout:?}");
                assert!(x + radius <= heap.x + heap.width + 1e-6, "{layout:?}");
                assert!(y - radius >= heap.y - 1e-6, "{layout:?}");
                assert!(y + radius <= heap.y + heap.height + 1e-6, "{layout:?}");
            }
        }
    }
}

#[test]
fn twelve_captured_pieces_lie_in_the_bowl() {
    for (layout, ..) in layouts() {
        for side in Side::ALL {
            let (bowl, radius) = (layout.bowl(side), layout.bowl_radius() * 0.66);
            let at: Vec<Point> = (0..12).map(|piece| layout.in_bowl(side, piece)).collect();
            apart(&layout, &at, 1.8 * radius);
            let middle = bowl.centre();
            for Point { x, y } in at {
                let away = (x - middle.x).hypot(y - middle.y) + radius;
                assert!(away < 0.45 * bowl.width, "{layout:?}: {away} of {}", bowl.width);
            }
        }
    }
}

/// Asserts that the centres of pieces lie that far apart.
fn apart(layout: &Layout, at: &[Point], least: f64) {
    for (index, one) in at.iter().enumerate() {
        for other in &at[..index] {
            assert!((one.x - other.x).hypot(one.y - other.y) >= least, "{layout:?}");
        }
    }
}

#[test]
fn heap_caption_and_bowl_share_the_hand() {
    for (layout, ..) in layouts() {
        for side in Side::ALL {
            let rects = [layout.heap(side), layout.caption(side), layout.bowl(side)];
            for rect in rects {
                let [start, end] = corners(rect);
                let inside = Point { x: end.x - 1e-6, y: end.y - 1e-6 };
                assert!(layout.hand(side).contains(start), "{layout:?}");
                assert!(layout.hand(side).contains(inside), "{layout:?}");
            }
            let [heap, caption, bowl] = rects;
            assert!(!overlap(heap, caption) && !overlap(caption, bowl) && !overlap(heap, bowl));
        }
    }
}

/// The area that the page leaves on telephones held upright, from the smallest on.
#[test]
fn the_board_is_as_wide_as_a_telephone() {
    let areas = [(320.0, 364.0), (360.0, 416.0), (375.0, 443.0), (390.0, 568.0), (430.0, 656.0)];
    for (width, height) in areas {
        let layout = Layout::fit(Shape::SIX_BY_FIVE, width, height);
        assert!((layout.board().width - width).abs() < 0.5, "{width}: {layout:?}");
        assert!(layout.height() <= height + 1e-6, "{width}: {layout:?}");
        let hand = layout.hand(Side::First);
        assert!(hand.height >= Layout::TOUCH_PITCH, "{width}: {layout:?}");
    }
    // The square board is higher, and as large as the hands leave it.
    let square = Layout::fit(Shape::FIVE_BY_FIVE, 360.0, 416.0);
    assert!(square.board().width > 0.85 * 360.0, "{square:?}");
}

#[test]
fn hands_use_the_free_space() {
    assert_eq!(Layout::fit(Shape::SIX_BY_FIVE, 360.0, 640.0).hands(), Hands::AboveAndBelow);
    assert_eq!(Layout::fit(Shape::SIX_BY_FIVE, 1280.0, 800.0).hands(), Hands::LeftAndRight);
}
