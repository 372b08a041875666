//! Sound effects: short sounds, synthesized from noise and tones on demand.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "samples are small numbers, and a fraction of one is not heard"
)]

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sandgrid_app::{Piece, Scene, SoundCue};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, AudioScheduledSourceNode, BiquadFilterType,
    HtmlAudioElement, OscillatorType,
};

use crate::dom::document::document;
use crate::dom::listener::Listener;
use crate::dom::timer::Timer;
use crate::shell::panel::Panel;

/// Length of the noise buffer in seconds; parts play from different offsets in it.
const NOISE: f32 = 1.0;

/// Two samples of silence. Loading them initializes the browser's audio in the background; an `AudioContext` alone
/// would block the page for longer than anything else.
const SILENCE: &str = "data:audio/wav;base64,\
    UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA";
/// Milliseconds reserved for that initialisation.
const READY: u32 = 400;

/// Milliseconds of silence after which the context is suspended; no sound is as long.
const IDLE: u32 = 5_000;

/// The page's sound output. Browsers allow no sound before the first input on the page; it starts `READY` ms later,
/// and stays silent if the browser has no audio.
#[derive(Debug)]
pub struct Sound {
    room: Rc<RefCell<AudioState>>,
    _listeners: [Listener; 2],
}

/// The audio context, or the stage of its creation.
#[derive(Debug)]
enum AudioState {
    Unopened,
    Awaited { _silence: Option<HtmlAudioElement>, _opening: Timer },
    Open { context: AudioContext, noise: AudioBuffer, idle: RefCell<Timer> },
    Closed,
}

/// One part of a sound.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Part {
    /// Start in seconds after the sound begins.
    pub(crate) at: f32,
    /// Duration in seconds, including the fade.
    pub(crate) lasts: f32,
    /// Loudness from 0 to 1.
    pub(crate) loud: f32,
    /// Start and end pitch in hertz.
    pub(crate) pitch: (f32, f32),
    pub(crate) made: Made,
}

thread_local! {
    /// The loudest volume, from 0 to 100.
    static LOUDEST: Cell<u8> = const { Cell::new(100) };
}

/// Sets the loudest volume, from 0 to 100, whatever a visitor sets.
pub(crate) fn set_loudest(volume: u8) {
    LOUDEST.set(volume);
}

/// Receives the parts of a sound, one after the other.
pub(crate) type Take<'a> = &'a mut dyn FnMut(Part);

/// The source of a part.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Made {
    /// Noise filtered around the pitch, with the filter's Q.
    Grains(f32),
    /// An oscillator tone.
    Tone(OscillatorType),
}

impl Panel for Sound {
    fn show(&mut self, _: &Scene, _: &Scene) -> bool {
        false
    }

    fn sound(&mut self, cue: SoundCue, volume: u8) {
        self.play(cue, volume);
    }
}

impl Sound {
    /// Creates the output; it waits for the first input on the page.
    #[must_use]
    pub fn new() -> Self {
        let room = Rc::new(RefCell::new(AudioState::Unopened));
        let listeners = ["pointerdown", "keydown"].map(|kind| {
            let room = Rc::clone(&room);
            Listener::new(&document(), kind, move |_: web_sys::Event| prepare(&room))
        });
        Self { room, _listeners: listeners }
    }

    /// Plays a cue at a volume from 0 to 100.
    pub fn play(&self, cue: SoundCue, volume: u8) {
        self.make(&|make| parts(cue, make), volume);
    }

    /// Plays a sound of those parts at a volume from 0 to 100.
    pub(crate) fn make(&self, parts: &dyn Fn(Take<'_>), volume: u8) {
        let room = self.room.borrow();
        if let AudioState::Open { context, noise, idle } = &*room {
            *idle.borrow_mut() = suspended_later(context);
            let volume = volume.min(LOUDEST.get());
            // Perceived loudness is logarithmic.
            let loud = (f32::from(volume) / 100.0).powi(2);
            // A failed sound must not stop the game.
            let _ = sound(context, noise, parts, loud);
        }
    }
}

impl Default for Sound {
    fn default() -> Self {
        Self::new()
    }
}

/// Prepares the audio at the first touch, once.
fn prepare(room: &Rc<RefCell<AudioState>>) {
    if !matches!(*room.borrow(), AudioState::Unopened) {
        return;
    }
    let weak = Rc::downgrade(room);
    let opening = Timer::after(READY, move || {
        if let Some(room) = weak.upgrade() {
            room.replace(open().unwrap_or(AudioState::Closed));
        }
    });
    let silence = HtmlAudioElement::new_with_src(SILENCE).ok();
    room.replace(AudioState::Awaited { _silence: silence, _opening: opening });
}

fn open() -> Result<AudioState, JsValue> {
    let context = AudioContext::new()?;
    let rate = context.sample_rate();
    let mut seed = 1_u32;
    let samples: Vec<f32> = (0..(rate * NOISE) as u32)
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / 8_388_608.0 - 1.0
        })
        .collect();
    let length = u32::try_from(samples.len()).unwrap_or_default();
    let noise = context.create_buffer(1, length, rate)?;
    noise.copy_to_channel(&samples, 0)?;
    let idle = RefCell::new(suspended_later(&context));
    Ok(AudioState::Open { context, noise, idle })
}

/// Returns the timer that suspends an idle context, which would keep the device's audio awake.
fn suspended_later(context: &AudioContext) -> Timer {
    let context = context.clone();
    Timer::after(IDLE, move || {
        // The promise is not needed.
        let _ = context.suspend();
    })
}

fn sound(
    context: &AudioContext,
    noise: &AudioBuffer,
    parts: &dyn Fn(Take<'_>),
    loud: f32,
) -> Result<(), JsValue> {
    // The context may have been suspended while idle; the promise is not needed.
    let _ = context.resume()?;
    let volume = context.create_gain()?;
    volume.gain().set_value(loud);
    volume.connect_with_audio_node(&context.destination())?;
    let mut result = Ok(());
    parts(&mut |part| {
        if result.is_ok() {
            result = heard(context, noise, part, &volume);
        }
    });
    result
}

/// Creates the audio nodes of one part; they are released when the part has faded.
fn heard(
    context: &AudioContext,
    noise: &AudioBuffer,
    part: Part,
    volume: &AudioNode,
) -> Result<(), JsValue> {
    let Part { at, lasts, loud, pitch, made } = part;
    let begins = context.current_time() + f64::from(at) + 0.005;
    let ends = begins + f64::from(lasts);
    let fading = context.create_gain()?;
    let gain = fading.gain();
    gain.set_value_at_time(0.0001, begins)?;
    gain.exponential_ramp_to_value_at_time(loud, begins + 0.006)?;
    gain.exponential_ramp_to_value_at_time(0.0001, ends)?;
    fading.connect_with_audio_node(volume)?;
    match made {
        Made::Tone(shape) => {
            let tone = context.create_oscillator()?;
            tone.set_type(shape);
            glide(&tone.frequency(), pitch, begins, ends)?;
            tone.connect_with_audio_node(&fading)?;
            tone.start_with_when(begins)?;
            tone.stop_with_when(ends)
        }
        Made::Grains(narrow) => {
            let (grains, filter) =
                (context.create_buffer_source()?, context.create_biquad_filter()?);
            grains.set_buffer(Some(noise));
            filter.set_type(BiquadFilterType::Bandpass);
            filter.q().set_value(narrow);
            glide(&filter.frequency(), pitch, begins, ends)?;
            grains.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(&fading)?;
            let from = js_sys::Math::random() * f64::from(NOISE) * 0.5;
            grains.start_with_when_and_grain_offset(begins, from)?;
            AudioScheduledSourceNode::stop_with_when(&grains, ends)
        }
    }
}

fn glide(
    pitch: &AudioParam,
    (from, to): (f32, f32),
    begins: f64,
    ends: f64,
) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begins)?;
    pitch.exponential_ramp_to_value_at_time(to, ends)?;
    Ok(())
}

/// Makes the parts of a sound.
fn parts(cue: SoundCue, make: Take<'_>) {
    match cue {
        SoundCue::Placed(piece) => {
            make(sand(0.13, 0.10, 0.50, (1500.0, 500.0)));
            body(piece, 0.15, 0.55, make);
        }
        SoundCue::Stepped(piece) => {
            make(sand(0.0, 0.15, 0.30, (900.0, 1700.0)));
            body(piece, 0.14, 0.35, make);
        }
        SoundCue::Leapt(piece) => {
            make(sand(0.0, 0.20, 0.22, (700.0, 2600.0)));
            make(sand(0.20, 0.11, 0.55, (1300.0, 420.0)));
            body(piece, 0.21, 0.60, make);
        }
        SoundCue::Taken(piece) => {
            body(piece, 0.19, 0.50, make);
            // The bowl resonates.
            make(tone(0.19, 0.16, 0.30, (262.0, 240.0)));
            make(tone(0.20, 0.09, 0.10, (655.0, 640.0)));
            body(piece, 0.255, 0.14, make);
        }
        SoundCue::Passed => body(Piece::ShortStick, 0.0, 0.20, make),
        SoundCue::Back => make(sand(0.0, 0.13, 0.22, (1700.0, 800.0))),
        SoundCue::Wrong => {
            make(tone(0.0, 0.16, 0.32, (165.0, 140.0)));
            make(tone(0.0, 0.08, 0.06, (330.0, 280.0)));
        }
        SoundCue::Over => {
            // A fifth and the octave, like a thumb piano.
            for (at, pitch) in [(0.18, 293.7), (0.34, 440.0), (0.50, 587.3)] {
                make(tone(at, 0.70, 0.30, (pitch, pitch)));
                make(tone(at, 0.12, 0.07, (pitch * 5.4, pitch * 5.4)));
            }
        }
    }
}

/// A part that sounds like moved sand.
pub(crate) fn sand(at: f32, lasts: f32, loud: f32, pitch: (f32, f32)) -> Part {
    Part { at, lasts, loud, pitch, made: Made::Grains(0.8) }
}

/// A sine tone.
pub(crate) fn tone(at: f32, lasts: f32, loud: f32, pitch: (f32, f32)) -> Part {
    Part { at, lasts, loud, pitch, made: Made::Tone(OscillatorType::Sine) }
}

/// The knock of a piece: stone is short and bright; wood rings, lower the longer it is.
fn body(piece: Piece, at: f32, loud: f32, make: Take<'_>) {
    let (deep, high, lasts) = match piece {
        Piece::Pebble => (340.0, 2900.0, 0.045),
        Piece::Stick => (470.0, 1240.0, 0.075),
        Piece::LongStick => (410.0, 1080.0, 0.085),
        Piece::ShortStick => (620.0, 1640.0, 0.060),
        Piece::LightCamel => (540.0, 1390.0, 0.070),
        Piece::DarkCamel => (450.0, 1150.0, 0.080),
    };
    make(tone(at, lasts, 0.7 * loud, (deep, 0.8 * deep)));
    make(tone(at, 0.6 * lasts, 0.28 * loud, (high, 0.95 * high)));
    make(Part { made: Made::Grains(1.4), ..sand(at, 0.02, 0.5 * loud, (high, high)) });
}
