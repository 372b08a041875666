//! The look of the house in which a board stands: colours, corners and font of the host, made readable.

use core::fmt;

use super::{EmbedOption, EmbedOptions};

pub use colour::Colour;
pub use font::FontFamilies;

mod colour;
mod font;

/// The contrast that text needs.
const TEXT: f64 = 4.5;
/// The contrast that shapes need.
const SHAPE: f64 = 3.0;

/// The colours of the page without a host, as in `www/base.css`.
#[derive(Copy, Clone, Debug)]
struct Own {
    page: Colour,
    paper: Colour,
    ink: Colour,
    chief: Colour,
    alarm: Colour,
    focus: Colour,
}

const DAY: Own = Own {
    page: Colour::of(0xf1_e9db),
    paper: Colour::of(0xfb_f6ec),
    ink: Colour::of(0x2a_231d),
    chief: Colour::of(0x7c_3417),
    alarm: Colour::of(0x9c_1f14),
    focus: Colour::of(0x0b_57c2),
};

const NIGHT: Own = Own {
    page: Colour::of(0x10_131a),
    paper: Colour::of(0x19_1d27),
    ink: Colour::of(0xe8_e6df),
    chief: Colour::of(0xd9_b777),
    alarm: Colour::of(0xff_9d8c),
    focus: Colour::of(0x8c_c4ff),
};

/// A colour of the host that would be hard to read, and its replacement.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Correction {
    /// The option.
    pub option: EmbedOption,
    /// Its value.
    pub stated: Colour,
    /// The colour in its place.
    pub shown: Colour,
    /// The ground, to which the stated colour lacks contrast.
    pub ground: Colour,
}

impl fmt::Display for Correction {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a contrast is from 1 to 21"
    )]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { option, stated, shown, ground } = self;
        // Rounded down, so that nothing seems to be enough; as an integer, since the code that writes others is large.
        let tenths = (stated.contrast(*ground) * 10.0) as u16;
        let (whole, tenth, name) = (tenths / 10, tenths % 10, option.name());
        write!(
            f,
            "`{name}` {stated} cannot be read on {ground}: its contrast is {whole}.{tenth}, and text needs 4.5; \
             {shown} is shown instead"
        )
    }
}

/// The look of the house: custom properties of the page's root, and the colours that were corrected.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HouseLook {
    /// Names and values of the custom properties.
    pub properties: Vec<(&'static str, String)>,
    /// Which parts of the page they change: `ground`, `accent`, `radius`, `font`.
    pub parts: Vec<&'static str>,
    /// The colours that could not be read.
    pub corrections: Vec<Correction>,
}

impl HouseLook {
    /// All custom properties.
    pub const PROPERTIES: [&str; 12] = [
        "--house-page",
        "--house-paper",
        "--house-ink",
        "--house-ink-soft",
        "--house-line",
        "--house-line-strong",
        "--house-alarm",
        "--house-focus",
        "--house-chief",
        "--house-chief-ink",
        "--house-round",
        "--house-face",
    ];

    #[inline(never)]
    fn colour(&mut self, name: &'static str, colour: Colour) {
        self.properties.push((name, colour.to_string()));
    }

    /// Corrects a stated colour; returns the readable one.
    fn readable(&mut self, option: EmbedOption, stated: Colour, on: Ground) -> Colour {
        let shown = stated.until(on.end, on.both(), TEXT);
        if shown != stated {
            let ground = on.worse(stated);
            self.corrections.push(Correction { option, stated, shown, ground });
        }
        shown
    }
}

/// The grounds of text, and the colour that is always readable on them.
#[derive(Copy, Clone)]
struct Ground {
    page: Colour,
    paper: Colour,
    end: Colour,
}

impl Ground {
    /// Returns the grounds of a stated colour. Sheets are a little lighter than the page where text allows it.
    fn of(page: Colour) -> Self {
        let (end, lighter) = if page.is_dark() { (Colour::WHITE, 5) } else { (Colour::BLACK, 40) };
        let paper = page.mix(Colour::WHITE, lighter);
        let paper = if end.contrast(paper) < TEXT { page } else { paper };
        Self { page, paper, end }
    }

    fn both(self) -> [Colour; 2] {
        [self.page, self.paper]
    }

    /// Returns the ground on which a colour is harder to read.
    fn worse(self, colour: Colour) -> Colour {
        let is_page = colour.contrast(self.page) <= colour.contrast(self.paper);
        if is_page { self.page } else { self.paper }
    }
}

impl EmbedOptions {
    /// Returns whether the host's ground is dark; `None` if it states no ground.
    #[must_use]
    pub fn is_house_dark(&self) -> Option<bool> {
        self.ground.map(Colour::is_dark)
    }

    /// Returns the look that the host wants, on a page that is dark or light without it.
    #[must_use]
    pub fn house_look(&self, is_dark: impl FnOnce() -> bool) -> HouseLook {
        let own = if self.is_house_dark().unwrap_or_else(is_dark) { NIGHT } else { DAY };
        let end = if own.page.is_dark() { Colour::WHITE } else { Colour::BLACK };
        let of_page = Ground { page: own.page, paper: own.paper, end };
        let ground = self.ground.map_or(of_page, Ground::of);
        let mut look = HouseLook::default();
        if self.ground.is_some() || self.ink.is_some() {
            look.parts.push("ground");
            self.on_ground(&mut look, own, ground);
        }
        if self.accent.is_some() || self.ground.is_some() {
            look.parts.push("accent");
            let chief = match self.accent {
                Some(accent) => look.readable(EmbedOption::Accent, accent, ground),
                None => own.chief.until(ground.end, ground.both(), TEXT),
            };
            look.colour("--house-chief", chief);
            let inner = if chief.is_dark() { Colour::WHITE } else { Colour::BLACK };
            look.colour("--house-chief-ink", inner);
        }
        if let Some(radius) = self.radius {
            look.parts.push("radius");
            look.properties.push(("--house-round", format!("{radius}px")));
        }
        if let Some(font) = &self.font {
            look.parts.push("font");
            look.properties.push(("--house-face", font.to_string()));
        }
        look
    }

    /// Adds the colours that depend on ground and ink.
    fn on_ground(&self, look: &mut HouseLook, own: Own, ground: Ground) {
        let both = ground.both();
        let ink = match self.ink {
            Some(ink) => look.readable(EmbedOption::Ink, ink, ground),
            None => own.ink.until(ground.end, both, TEXT),
        };
        look.colour("--house-page", ground.page);
        look.colour("--house-paper", ground.paper);
        look.colour("--house-ink", ink);
        look.colour("--house-ink-soft", ink.mix(ground.page, 28).until(ink, both, TEXT));
        look.colour("--house-line", ground.page.mix(ink, 18));
        look.colour("--house-line-strong", ground.page.mix(ink, 45).until(ink, both, SHAPE));
        look.colour("--house-alarm", own.alarm.until(ground.end, both, TEXT));
        look.colour("--house-focus", own.focus.until(ground.end, both, SHAPE));
    }
}
