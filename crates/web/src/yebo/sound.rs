//! The sounds of Yebo: wood on wood, a call of two notes, a thumb piano.

use sandgrid_app::yebo::YeboCue;

use crate::platform::audio::{Made, Part, Sound, Take, sand, tone};

/// The notes of the thumb piano in hertz: D, F sharp, A, and the D above.
const NOTES: [f32; 4] = [293.7, 370.0, 440.0, 587.3];

/// Plays a cue at a volume from 0 to 100.
pub(super) fn play(sound: &Sound, cue: YeboCue, volume: u8) {
    match cue {
        YeboCue::Back => sound.play(sandgrid_app::SoundCue::Back, volume),
        YeboCue::Wrong => sound.play(sandgrid_app::SoundCue::Wrong, volume),
        cue => sound.make(&|make| parts(cue, make), volume),
    }
}

/// Makes the parts of a sound.
#[expect(clippy::too_many_lines, reason = "one match over all cues")]
fn parts(cue: YeboCue, make: Take<'_>) {
    match cue {
        YeboCue::Drawn => drawn(0.32, make),
        YeboCue::DrawnThere => drawn(0.10, make),
        YeboCue::Discarded => {
            wood(0.14, 0.42, 300.0, make);
            wood(0.185, 0.12, 320.0, make);
        }
        YeboCue::PickedUp => {
            wood(0.0, 0.26, 340.0, make);
            make(sand(0.02, 0.14, 0.20, (900.0, 2100.0)));
        }
        YeboCue::Called => called(make),
        // It follows the call.
        YeboCue::Claimed => row(0.42, &[380.0, 420.0, 470.0, 520.0], make),
        YeboCue::Shown => row(0.08, &[380.0, 420.0, 470.0], make),
        YeboCue::Fourth => {
            wood(0.14, 0.42, 520.0, make);
            make(tone(0.15, 0.30, 0.16, (NOTES[3], NOTES[3])));
        }
        YeboCue::Africa => {
            make(sand(0.0, 0.22, 0.18, (500.0, 2400.0)));
            wood(0.16, 0.34, 440.0, make);
            make(tone(0.17, 0.34, 0.12, (NOTES[1], NOTES[1])));
        }
        YeboCue::Sighted => sighted(make),
        YeboCue::Announced => {
            // Two knocks, audible without looking.
            wood(0.24, 0.46, 620.0, make);
            wood(0.38, 0.46, 620.0, make);
        }
        YeboCue::Chief => {
            // Two beats of a drum, then two notes that rise.
            make(tone(0.0, 0.22, 0.42, (150.0, 110.0)));
            make(tone(0.18, 0.22, 0.42, (150.0, 110.0)));
            note(0.36, 0.22, NOTES[0], make);
            note(0.50, 0.26, NOTES[3], make);
        }
        YeboCue::Chosen => {
            note(0.0, 0.18, NOTES[0], make);
            note(0.14, 0.18, NOTES[2], make);
        }
        YeboCue::Dealt => {
            // A handful of Blocks on the table, slightly out of time.
            for (at, deep) in
                [(0.0, 350.0), (0.06, 420.0), (0.11, 370.0), (0.19, 460.0), (0.24, 340.0)]
            {
                wood(at, 0.22, deep, make);
            }
        }
        YeboCue::Empty => {
            make(tone(0.10, 0.34, 0.26, (196.0, 185.0)));
            make(tone(0.40, 0.46, 0.26, (147.0, 140.0)));
        }
        YeboCue::Won => {
            for (at, pitch) in (0_u8..).zip(NOTES) {
                note(0.24 + 0.13 * f32::from(at), 0.30, pitch, make);
            }
        }
        YeboCue::Scored => {
            note(0.24, 0.26, NOTES[2], make);
            note(0.42, 0.26, NOTES[0], make);
        }
        YeboCue::Over => {
            for (at, pitch) in (0_u8..).zip([0, 2, 3, 2, 3]) {
                note(0.24 + 0.15 * f32::from(at), 0.30, NOTES[pitch], make);
            }
            note(1.0, 0.24, NOTES[0] / 2.0, make);
        }
        // `play` has these from the games on sand.
        YeboCue::Back | YeboCue::Wrong => {}
    }
}

/// A Block slides from the Fence and is stood up.
fn drawn(loud: f32, make: Take<'_>) {
    make(sand(0.0, 0.16, 0.5 * loud, (1100.0, 1900.0)));
    wood(0.17, loud, 480.0, make);
}

/// Two notes, like the called word: the second falls.
fn called(make: Take<'_>) {
    for (at, pitch, lasts) in [(0.0, (392.0, 415.0), 0.15), (0.16, (523.0, 440.0), 0.28)] {
        make(tone(at, lasts, 0.30, pitch));
        make(tone(at, 0.8 * lasts, 0.10, (2.0 * pitch.0, 2.0 * pitch.1)));
        make(tone(at, 0.5 * lasts, 0.05, (3.0 * pitch.0, 3.0 * pitch.1)));
    }
}

/// Blocks laid down in a row.
fn row(at: f32, blocks: &[f32], make: Take<'_>) {
    for (place, deep) in (0_u8..).zip(blocks) {
        wood(at + 0.065 * f32::from(place), 0.36, *deep, make);
    }
}

/// A rustle in the grass and two notes.
fn sighted(make: Take<'_>) {
    make(Part { made: Made::Grains(3.0), ..sand(0.0, 0.32, 0.24, (600.0, 3200.0)) });
    note(0.26, 0.26, NOTES[3], make);
    note(0.36, 0.20, 1.5 * NOTES[2], make);
}

/// A knock of wood on wood and its ring, at a pitch of `deep` hertz.
fn wood(at: f32, loud: f32, deep: f32, make: Take<'_>) {
    make(tone(at, 0.08, 0.7 * loud, (deep, 0.85 * deep)));
    make(tone(at, 0.04, 0.3 * loud, (2.7 * deep, 2.5 * deep)));
    make(Part { made: Made::Grains(1.4), ..sand(at, 0.02, 0.5 * loud, (2600.0, 2200.0)) });
}

/// A note of the thumb piano.
fn note(at: f32, loud: f32, pitch: f32, make: Take<'_>) {
    make(tone(at, 0.60, loud, (pitch, pitch)));
    make(tone(at, 0.11, 0.24 * loud, (5.4 * pitch, 5.4 * pitch)));
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;

    #[wasm_bindgen_test]
    fn each_has_a_sound_of_its_own() {
        let made = |cue: YeboCue| {
            let mut made = Vec::new();
            parts(cue, &mut |part| made.push(part));
            made
        };
        let all =
            YeboCue::ALL.into_iter().filter(|cue| !matches!(cue, YeboCue::Back | YeboCue::Wrong));
        let sounds: Vec<(YeboCue, Vec<Part>)> = all.map(|cue| (cue, made(cue))).collect();
        for (at, (cue, sound)) in sounds.iter().enumerate() {
            assert!(!sound.is_empty(), "{cue:?} is silent");
            let ends = sound.iter().map(|part| part.at + part.lasts).fold(0.0, f32::max);
            assert!(ends <= 1.7, "{cue:?} is long: {ends} s");
            let is_loud = |part: &Part| !(0.0..=0.7).contains(&part.loud) || part.pitch.0 <= 0.0;
            assert!(!sound.iter().any(is_loud), "{cue:?}: {sound:?}");
            let twin = sounds[..at].iter().find(|(_, other)| other == sound);
            assert!(twin.is_none(), "{cue:?} sounds like {twin:?}");
        }
    }
}
