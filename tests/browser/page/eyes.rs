//! The visible page: words, places and pixels, and the browser's own log.

use std::io::Cursor;
use std::thread;
use std::time::Duration;

use png::{ColorType, Decoder, Transformations};
use sandgrid_rules::Side;
use serde_json::{Value, json};
use thirtyfour::WebElement;

use super::hands::hand_of;
use super::{Browser, Page, until};

/// An inch in centimetres.
const INCH: f64 = 2.54;

/// Where something is, in CSS pixels from the window's upper left corner.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Place {
    /// Its left edge.
    pub(crate) x: f64,
    /// Its upper edge.
    pub(crate) y: f64,
    /// How wide it is.
    pub(crate) width: f64,
    /// How high it is.
    pub(crate) height: f64,
}

impl Place {
    /// Its middle.
    pub(crate) fn centre(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether it and another have more than an edge in common.
    pub(crate) fn overlaps(self, other: Self) -> bool {
        let apart = |start: f64, length: f64, other: f64, others: f64| {
            start + length <= other + 0.5 || other + others <= start + 0.5
        };
        let beside = apart(self.x, self.width, other.x, other.width);
        let above = apart(self.y, self.height, other.y, other.height);
        !beside && !above
    }

    /// Whether all of it is in a window of that size, to within half a pixel.
    pub(crate) fn is_within(self, width: f64, height: f64) -> bool {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        self.x >= -0.5 && self.y >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5
    }
}

/// Pixels, as they are on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    pub(super) fn read(file: &[u8]) -> Self {
        let mut decoder = Decoder::new(Cursor::new(file));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().expect("the browser sends a picture");
        let size = reader.output_buffer_size().expect("it is no larger than the memory");
        let mut bytes = vec![0; size];
        let info = reader.next_frame(&mut bytes).expect("the picture is whole");
        let depth = match info.color_type {
            ColorType::Rgb => 3,
            ColorType::Rgba => 4,
            other => panic!("a screen has colours, not {other:?}"),
        };
        let (width, height) = (info.width as usize, info.height as usize);
        let pixels = bytes[..info.buffer_size()].chunks_exact(depth);
        Self { width, height, pixels: pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect() }
    }

    /// The middle of it, where a piece lies: half as wide and half as high.
    pub(crate) fn middle(&self) -> Self {
        self.part(self.width / 4, self.height / 4, self.width / 2, self.height / 2)
    }

    /// Returns the part at that distance from the left and upper edges, of that width and height.
    pub(super) fn part(&self, left: usize, top: usize, width: usize, height: usize) -> Self {
        let row = |y: usize| self.pixels[(top + y) * self.width + left..][..width].iter().copied();
        Self { width, height, pixels: (0..height).flat_map(row).collect() }
    }

    /// How much it differs in brightness from another of the same size: 0 not at all, 255 as black
    /// from white.
    #[track_caller]
    pub(crate) fn difference(&self, other: &Self) -> f64 {
        assert_eq!((self.width, self.height), (other.width, other.height), "sizes of pictures");
        let pairs = self.pixels.iter().zip(&other.pixels);
        let sum: f64 = pairs.map(|(one, two)| (bright(*one) - bright(*two)).abs()).sum();
        sum / self.count()
    }

    /// How bright it is on average, from 0 to 255.
    pub(crate) fn brightness(&self) -> f64 {
        self.pixels.iter().copied().map(bright).sum::<f64>() / self.count()
    }

    fn count(&self) -> f64 {
        f64::from(u32::try_from(self.pixels.len()).expect("a screen has fewer pixels"))
    }
}

/// How bright a pixel looks, as television has it (ITU-R BT.709).
fn bright([red, green, blue]: [u8; 3]) -> f64 {
    0.2126 * f64::from(red) + 0.7152 * f64::from(green) + 0.0722 * f64::from(blue)
}

impl Page {
    /// The words that are to be seen at the table: on the board and beside it.
    #[track_caller]
    pub(crate) fn words(&self) -> String {
        self.words_of("main")
    }

    /// The words that are to be seen in the one thing that a CSS selector names.
    #[track_caller]
    pub(crate) fn words_of(&self, selector: &str) -> String {
        self.call_for("elements.words", [selector])
    }

    /// The window's title.
    #[track_caller]
    pub(crate) fn title(&self) -> String {
        self.wait_for(self.session.title())
    }

    /// Whether the one thing that a CSS selector names is to be seen.
    #[track_caller]
    pub(crate) fn is_seen(&self, selector: &str) -> bool {
        self.call_for("elements.isSeen", [selector])
    }

    /// Where everything is that a CSS selector names.
    #[track_caller]
    pub(crate) fn places(&self, selector: &str) -> Vec<Place> {
        let places: Vec<[f64; 4]> = self.call_for("elements.places", [selector]);
        places.into_iter().map(|[x, y, width, height]| Place { x, y, width, height }).collect()
    }

    /// Where the first thing is that a CSS selector names.
    #[track_caller]
    pub(crate) fn place(&self, selector: &str) -> Place {
        let first = self.places(selector).into_iter().next();
        first.unwrap_or_else(|| panic!("there is no {selector}"))
    }

    /// Returns the text in the only field that a CSS selector matches.
    #[track_caller]
    pub(crate) fn value_of(&self, selector: &str) -> String {
        self.call_for("elements.value", [selector])
    }

    /// Where the hole is.
    #[track_caller]
    pub(crate) fn place_of_hole(&self, cell: &str) -> Place {
        let places = self.places(&format!("[role=grid] button[aria-label*='{cell}']"));
        assert_eq!(places.len(), 1, "{cell}: {places:?}");
        places[0]
    }

    /// Where a side's pieces in hand are.
    #[track_caller]
    pub(crate) fn place_of_hand(&self, side: Side) -> Place {
        let places = self.places(&hand_of(side));
        assert_eq!(places.len(), 1, "the hand of {side:?}: {places:?}");
        places[0]
    }

    /// Returns a picture of an element's place on the screen.
    #[track_caller]
    pub(crate) fn look_at(&self, element: &WebElement) -> Picture {
        if self.browser == Browser::WebKit {
            return self.look_at_in_webkit(element);
        }
        Picture::read(&self.wait_for(element.screenshot_as_png()))
    }

    /// Returns a picture of the whole board.
    #[track_caller]
    pub(crate) fn look_at_grid(&self) -> Picture {
        self.look_at(&self.element("[role=grid]"))
    }

    /// Returns a picture of a hole, once all animations have ended.
    #[track_caller]
    pub(crate) fn look_at_hole(&self, cell: &str) -> Picture {
        let hole = self.hole(cell);
        until("the picture rests", || {
            let first = self.look_at(&hole);
            // Two pictures that lie several frames apart.
            thread::sleep(Duration::from_millis(60));
            let second = self.look_at(&hole);
            (first.difference(&second) < 0.01).then_some(second)
        })
    }

    /// The whole window as a JPEG file, of a quality up to 100.
    #[track_caller]
    pub(crate) fn photograph(&self, quality: u32) -> Vec<u8> {
        let wanted = json!({"format": "jpeg", "quality": quality});
        let answer = self.tell_browser("Page.captureScreenshot", &wanted);
        decoded(answer["data"].as_str().expect("the browser gives a file"))
    }

    /// How many pages the printer would get, on paper of that size in inches.
    #[track_caller]
    pub(crate) fn printed_pages(&self, (width, height): (f64, f64)) -> usize {
        let paper = json!({"page": {"width": width * INCH, "height": height * INCH}});
        let answer = self.post("/print", paper);
        let file = decoded(answer.as_str().expect("the browser gives a file"));
        // The list of all pages is `/Pages`.
        let is_page = |at: &[u8]| at.starts_with(b"/Type /Page") && at.get(11) != Some(&b's');
        let pages = (0..file.len()).filter(|at| is_page(&file[*at..])).count();
        assert!(file.starts_with(b"%PDF") && pages > 0, "the browser gives a PDF file");
        pages
    }

    /// Returns and clears the complaints of the browser.
    #[track_caller]
    pub(crate) fn complaints(&self) -> Vec<String> {
        if self.browser != Browser::Chromium {
            return self.noted_complaints();
        }
        let log = self.wait_for(self.session.browser_log());
        log.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message)).collect()
    }

    /// Has the browser write down from now on what the page asks for.
    #[track_caller]
    pub(crate) fn watch_requests(&self) -> Requests<'_> {
        let requests = Requests(self);
        match self.browser {
            Browser::Chromium => {
                self.tell_browser("Network.enable", &json!({}));
            }
            // They write it down from their beginning.
            Browser::Firefox | Browser::WebKit => {
                requests.taken();
            }
        }
        requests
    }
}

/// The requests of a page while it is watched.
#[derive(Clone, Copy)]
pub(crate) struct Requests<'page>(&'page Page);

impl Requests<'_> {
    /// Every address since this was asked last.
    #[track_caller]
    pub(crate) fn taken(self) -> Vec<String> {
        let page = self.0;
        match page.browser {
            Browser::Chromium => {}
            Browser::Firefox => return page.firefox_requests(),
            Browser::WebKit => return page.webkit_requests(),
        }
        let log = page.wait_for(page.session.get_log("performance"));
        log.iter().filter_map(|entry| request_in(&entry.message)).collect()
    }
}

/// The address in a note of Chromium's own protocol, where it tells of a request.
fn request_in(note: &str) -> Option<String> {
    let note: Value = serde_json::from_str(note).ok()?;
    let (event, told) = (&note["message"]["method"], &note["message"]["params"]);
    let address = match event.as_str()? {
        "Network.requestWillBeSent" => &told["request"]["url"],
        "Network.webSocketCreated" | "Network.webTransportCreated" => &told["url"],
        _ => return None,
    };
    address.as_str().map(str::to_owned)
}

/// Base64 as bytes.
fn decoded(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |letter: u8| (0..64).zip(LETTERS).find(|(_, known)| **known == letter);
    let digits: Vec<u32> = text.bytes().filter_map(digit).map(|(value, _)| value).collect();
    let bytes = |four: &[u32]| {
        let padded = (0..4).map(|at| four.get(at).copied().unwrap_or(0));
        let number = padded.fold(0, |number, digit| number << 6 | digit);
        number.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(bytes).collect()
}
