//! The look of the house: the host's colours are taken where they can be read, and corrected where they cannot.

use std::fs;
use std::path::Path;

use sandgrid_app::{Colour, EmbedOption, EmbedOptions, HouseLook};

fn options(of: &[(&str, &str)]) -> EmbedOptions {
    let mut options = EmbedOptions::default();
    for (name, value) in of {
        options.set(name, value).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    options
}

fn day(of: &[(&str, &str)]) -> HouseLook {
    options(of).house_look(|| false)
}

fn shown(look: &HouseLook, name: &str) -> Colour {
    let (_, value) = look.properties.iter().find(|(known, _)| *known == name).expect(name);
    Colour::parse(value).expect("a colour")
}

#[test]
fn colours_have_three_forms() {
    for (value, colour) in [
        ("#7a1f3d", Some("#7a1f3d")),
        ("7A1F3D", Some("#7a1f3d")),
        ("fff", Some("#ffffff")),
        ("#0a8", Some("#00aa88")),
        ("navy", Some("#000080")),
        ("", None),
        ("#", None),
        ("+12345", None),
        ("12345g", None),
        ("7a1f3d80", None),
        ("rgb(1,2,3)", None),
        ("var(--x)", None),
        ("é12345", None),
    ] {
        let parsed = Colour::parse(&value.to_ascii_lowercase());
        assert_eq!(parsed.map(|it| it.to_string()).as_deref(), colour, "{value}");
    }
    assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 1e-9);
    assert!((Colour::of(0x77_7777).contrast(Colour::WHITE) - 4.478).abs() < 1e-3);
}

#[test]
fn hostile_values_are_refused() {
    for font in [
        "url(https://evil.example/x.woff)",
        "x; background: red",
        "a\"b",
        "\\0065xpression",
        "x}</style><script>",
        "a,,b",
        "\"",
        "''",
        "a/*b",
        "a\nb",
        "1, 2",
        "a,b,c,d,e,f,g,h,i",
        &"x".repeat(65),
    ] {
        assert!(EmbedOptions::default().set("font", font).is_err(), "{font}");
    }
    let look = day(&[("font", "'Gill Sans', Noto Naskh Arabic, serif, 'serif'")]);
    let face = "\"gill sans\", \"noto naskh arabic\", serif, \"serif\"";
    assert_eq!(look.properties, [("--house-face", face.to_owned())]);
    for radius in ["-1", "33", "1e1", "4em", "calc(1px)", "4 px"] {
        assert!(EmbedOptions::default().set("radius", radius).is_err(), "{radius}");
    }
    assert_eq!(day(&[("radius", "32PX")]).properties, [("--house-round", "32px".to_owned())]);
}

#[test]
fn readable_colours_stay_and_others_are_corrected() {
    let look = day(&[("accent", "7a1f3d"), ("ground", "ffffff"), ("ink", "222222")]);
    assert_eq!(look.corrections, []);
    assert_eq!(shown(&look, "--house-chief").to_string(), "#7a1f3d");
    assert_eq!(shown(&look, "--house-ink").to_string(), "#222222");
    assert_eq!(look.parts, ["ground", "accent"]);

    let look = day(&[("accent", "gold")]);
    let [correction] = look.corrections[..] else { panic!("{:?}", look.corrections) };
    assert_eq!(
        (correction.option, correction.stated),
        (EmbedOption::Accent, Colour::of(0xff_d700))
    );
    assert_eq!(correction.shown, shown(&look, "--house-chief"));
    let said = correction.to_string();
    assert!(said.contains("`accent` #ffd700") && said.contains("4.5"), "{said}");

    assert_eq!(day(&[]), HouseLook::default());
    assert_eq!(options(&[("ground", "#10131a")]).is_house_dark(), Some(true));
    assert_eq!(options(&[("accent", "#10131a")]).is_house_dark(), None);
}

/// Every pair of a colour and its grounds, over grounds and inks of all kinds.
#[test]
fn everything_can_be_read_on_every_ground() {
    let parts = [0u32, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff];
    let all = parts.iter().flat_map(|red| {
        parts.iter().flat_map(move |green| parts.map(|blue| red << 16 | green << 8 | blue))
    });
    let all: Vec<Colour> = all.map(Colour::of).collect();
    for (at, ground) in all.iter().enumerate() {
        let other = |step: usize| all[(at * step + step) % all.len()].to_string();
        let look =
            day(&[("ground", &ground.to_string()), ("ink", &other(97)), ("accent", &other(41))]);
        for on in ["--house-page", "--house-paper"].map(|name| shown(&look, name)) {
            for (name, least) in [
                ("--house-ink", 4.5),
                ("--house-ink-soft", 4.5),
                ("--house-alarm", 4.5),
                ("--house-chief", 4.5),
                ("--house-line-strong", 3.0),
                ("--house-focus", 3.0),
            ] {
                let contrast = shown(&look, name).contrast(on);
                assert!(contrast >= least, "{name} on {on} of {ground}: {contrast}");
            }
        }
        let inner = shown(&look, "--house-chief-ink").contrast(shown(&look, "--house-chief"));
        assert!(inner >= 4.5, "{ground}: {inner}");
        for correction in &look.corrections {
            assert!(correction.stated.contrast(correction.ground) < 4.5, "{correction}");
        }
    }
}

/// Colours that a host does not state are those of the page.
#[test]
fn own_colours_are_those_of_the_style_sheet() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/base.css");
    let css = fs::read_to_string(path).expect("it is there");
    let (day, night) = css.split_once(":root[data-theme=\"night\"]").expect("a night");
    for (css, is_dark, ground) in [(day, false, "f1e9db"), (night, true, "10131a")] {
        let look = options(&[("ground", ground)]).house_look(|| is_dark);
        for (name, ours) in [
            ("page", "--house-page"),
            ("ink", "--house-ink"),
            ("chief", "--house-chief"),
            ("alarm", "--house-alarm"),
            ("focus", "--house-focus"),
        ] {
            let (_, rest) = css.split_once(&format!("--{name}: ")).expect(name);
            let value = rest.split_once(';').expect("an end").0;
            assert_eq!(shown(&look, ours).to_string(), value, "{name}");
        }
        let only_ink = options(&[("ink", "black")]).house_look(|| is_dark);
        let (_, rest) = css.split_once("--paper: ").expect("paper");
        let value = rest.split_once(';').expect("an end").0;
        assert_eq!(shown(&only_ink, "--house-paper").to_string(), value);
    }
}

#[test]
fn every_property_is_listed() {
    let look = day(&[("accent", "red"), ("ground", "white"), ("radius", "4"), ("font", "serif")]);
    let names: Vec<&str> = look.properties.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, HouseLook::PROPERTIES);
}
