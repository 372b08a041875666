//! The conversion of a trained model to integers.

use sandgrid_engine::network::{BUCKETS, NetworkWeights, ONE, OUTPUT_SHIFT, Units};

use super::model::Layout;
use crate::label::UNIT;

/// Returns the weights of a network; clipped where a byte does not hold them.
pub(super) fn quantize(layout: &Layout, units: Units, parameters: &[f32]) -> NetworkWeights {
    let count = layout.units;
    let vectors = |from: usize, to: usize| -> Vec<i8> {
        parameters[from * count..to * count].iter().map(|weight| byte(*weight)).collect()
    };
    let bias = &parameters[layout.bias() * count..][..count];
    let output = &parameters[layout.output()..][..BUCKETS * count];
    let output_bias = &parameters[layout.output_bias()..][..BUCKETS];
    let one = f64::from(ONE);
    // A hidden value of 1 is ONE, and is squared.
    let point = f64::from(1_u32 << OUTPUT_SHIFT) * UNIT;
    NetworkWeights {
        rules: layout.rules.key().to_owned(),
        units,
        lines: vectors(0, layout.own_hand()),
        own_hand: vectors(layout.own_hand(), layout.other_hand()),
        other_hand: vectors(layout.other_hand(), layout.hands()),
        hands: vectors(layout.hands(), layout.duty()),
        duty: vectors(layout.duty(), layout.bias()),
        bias: bias.iter().map(|weight| short(f64::from(*weight) * one)).collect(),
        output: output
            .iter()
            .map(|weight| short(f64::from(*weight) * point / (one * one)))
            .collect(),
        output_bias: output_bias.iter().map(|weight| word(f64::from(*weight) * point)).collect(),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
fn byte(weight: f32) -> i8 {
    (f64::from(weight) * f64::from(ONE)).round().clamp(-127.0, 127.0) as i8
}

#[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
fn short(weight: f64) -> i16 {
    weight.round().clamp(-32_000.0, 32_000.0) as i16
}

#[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
fn word(weight: f64) -> i32 {
    weight.round().clamp(-1e9, 1e9) as i32
}
