//! Contrast of the board's colours in every palette, by day and by night, for four kinds of colour vision.
//!
//! Sides and marks differ by shape; these limits keep the shapes visible.

use std::collections::BTreeMap;

use sandgrid_tests::text;

/// Matrices that simulate three kinds of colour blindness on linear red, green and blue: G. M. Machado, M. M. Oliveira,
/// L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
/// 2009, at its full severity.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all three", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The kinds of pieces: those of the first side and of the second, as they meet.
const SIDES: [[&str; 2]; 3] = [["pebble", "bark"], ["peeled", "bark"], ["bone", "heartwood"]];

const MARKS: [&str; 3] = ["mark", "mark-take", "mark-last"];

/// Colours by name: `sand` is `#ddc296`.
type Colours = BTreeMap<String, String>;

#[test]
fn pieces_contrast_with_the_sand() {
    for_all(|colours, contrast| {
        for kind in SIDES.concat() {
            // By the outline, the highlight or the body, whichever has the highest contrast.
            let tones = ["", "-light", "-shade"].map(|tone| format!("{kind}{tone}"));
            let best = tones.iter().map(|tone| contrast(tone, "sand")).fold(0.0, f64::max);
            assert!(best >= 3.0, "{kind}: {best:.2} by {:?}", colours[kind]);
        }
    });
}

#[test]
fn marks_stand_out_from_the_sand_and_their_halo() {
    for_all(|_, contrast| {
        for mark in MARKS {
            let (own, halo) = (contrast(mark, "halo"), contrast(mark, "sand"));
            assert!(own >= 4.5, "{mark} on its halo: {own:.2}");
            assert!(halo >= 2.4, "{mark} on the sand: {halo:.2}");
        }
        assert!(contrast("engrave", "sand") >= 4.5, "letters in the sand");
    });
}

/// The main button under the pointer: its colour is mixed with the page's text colour.
#[test]
fn main_button_keeps_its_words_below_the_mouse() {
    let base = text("../www/base.css");
    let (_, hover) = base.split_once(".button.chief:hover {").expect("there is a rule");
    assert!(
        hover
            .trim_start()
            .starts_with("background: color-mix(in srgb, var(--chief) 88%, var(--ink));")
    );
    for (name, colours) in palettes() {
        let number = |key: &str| {
            let number = u32::from_str_radix(&colours[key], 16).expect("a colour has six digits");
            number.to_be_bytes().map(u32::from)
        };
        let tones = number("chief").into_iter().zip(number("ink"));
        let mixed = tones.skip(1).map(|(chief, ink)| (chief * 88 + ink * 12 + 50) / 100);
        let mixed = mixed.fold(0, |number, tone| number * 256 + tone);
        let mixed = format!("{mixed:06x}");
        let found = contrast(&mixed, &colours["chief-ink"], EYES[0].1);
        assert!(found >= 4.5, "{name}: {found:.2}");
    }
}

#[test]
fn the_sides_differ_in_lightness() {
    for_each(|name, contrast| {
        // The natural palette relies on shape more than on contrast.
        let least = if name.starts_with("sand") { 1.8 } else { 4.5 };
        for [first, second] in SIDES {
            let found = contrast(first, second);
            assert!(found >= least, "{name}: {first} and {second}: {found:.2}");
        }
    });
}

fn for_all(check: impl Fn(&Colours, &dyn Fn(&str, &str) -> f64)) {
    let mut count = 0;
    for (name, colours) in palettes() {
        for (eyes, matrix) in EYES {
            println!("{name}, {eyes}");
            check(&colours, &|one, other| contrast(&colours[one], &colours[other], matrix));
            count += 1;
        }
    }
    assert_eq!(count, 24, "three palettes, by day and by night, in four kinds of eyes");
}

fn for_each(check: impl Fn(&str, &dyn Fn(&str, &str) -> f64)) {
    for (name, colours) in palettes() {
        for (_, matrix) in EYES {
            check(&name, &|one, other| contrast(&colours[one], &colours[other], matrix));
        }
    }
}

/// The palettes, read from the style sheets.
fn palettes() -> Vec<(String, Colours)> {
    let (base, more) = (text("../www/base.css"), text("../www/palette.css"));
    let day = rule(&base, ":root {");
    let night = with(&day, rule(&base, ":root[data-theme=\"night\"] {"));
    let mut all = vec![("sand, day".to_owned(), day.clone()), ("sand, night".to_owned(), night)];
    for key in ["clear", "blue"] {
        let root = format!(":root[data-palette=\"{key}\"]");
        let by_day = rule(&more, &format!("{root} {{"));
        let by_night = rule(&more, &format!("{root}[data-theme=\"night\"] {{"));
        all.push((format!("{key}, day"), with(&day, by_day)));
        all.push((format!("{key}, night"), with(&all[1].1, by_night)));
    }
    all
}

fn with(some: &Colours, others: Colours) -> Colours {
    some.clone().into_iter().chain(others).collect()
}

/// Returns the colours that the first rule of a selector sets.
fn rule(css: &str, selector: &str) -> Colours {
    let (_, rest) = css.split_once(selector).unwrap_or_else(|| panic!("there is no {selector}"));
    let body = rest.split_once('}').expect("a rule ends").0;
    let lines = body.lines().filter_map(|line| line.trim().strip_prefix("--"));
    let named = lines.filter_map(|line| line.trim_end_matches(';').split_once(": #"));
    named.map(|(name, colour)| (name.to_owned(), colour.to_owned())).collect()
}

/// Returns the WCAG contrast ratio of two colours in a kind of vision: 1 to 21.
fn contrast(one: &str, other: &str, eyes: [[f64; 3]; 3]) -> f64 {
    let (one, other) = (lightness(one, eyes), lightness(other, eyes));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn lightness(colour: &str, eyes: [[f64; 3]; 3]) -> f64 {
    let number = u32::from_str_radix(colour, 16).expect("a colour has six digits");
    let [_, red, green, blue] = number.to_be_bytes();
    let light = [red, green, blue].map(|byte| {
        let part = f64::from(byte) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let seen = eyes.map(|row| {
        let sum: f64 = row.iter().zip(light).map(|(weight, part)| weight * part).sum();
        sum.clamp(0.0, 1.0)
    });
    seen.iter().zip([0.2126, 0.7152, 0.0722]).map(|(part, weight)| part * weight).sum()
}
