//! An adaptive binary range coder (Martin 1979, in the carry-propagating variant with a cache
//! byte).

use alloc::vec::{self, Vec};

/// An adaptive bit model: the probability of a 0 in units of 1/65536.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BitProbability(u16);

impl BitProbability {
    pub(crate) const EVEN: Self = Self(1 << 15);

    const RATE: u32 = 5;

    /// Returns the part of a range assigned to 0.
    #[inline]
    fn bound(self, range: u32) -> u32 {
        (range >> 16) * u32::from(self.0)
    }

    // Stays within 31 and 65505: neither bit ever becomes impossible.
    #[inline]
    fn learn(&mut self, bit: u32) {
        if bit == 1 {
            self.0 -= self.0 >> Self::RATE;
        } else {
            self.0 += (u16::MAX - self.0) >> Self::RATE;
        }
    }
}

const LEAST_RANGE: u32 = 1 << 24;

/// Encodes bits.
#[derive(Debug)]
pub(crate) struct RangeEncoder {
    low: u64,
    range: u32,
    held: u8,
    held_count: usize,
    bytes: Vec<u8>,
}

impl RangeEncoder {
    pub(crate) fn new() -> Self {
        Self { low: 0, range: u32::MAX, held: 0, held_count: 0, bytes: Vec::new() }
    }

    /// Encodes one bit, 0 or 1.
    pub(crate) fn write(&mut self, bit: u32, chance: &mut BitProbability) {
        let bound = chance.bound(self.range);
        if bit == 1 {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.learn(bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Returns all encoded bytes.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }

    /// Emits the highest byte, once it is known whether a carry will reach it.
    fn shift(&mut self) {
        let [.., carry, top, a, b, c] = self.low.to_be_bytes();
        if top < u8::MAX || carry > 0 {
            if self.held_count > 0 {
                self.bytes.push(self.held.wrapping_add(carry));
                let full = u8::MAX.wrapping_add(carry);
                self.bytes.extend((1..self.held_count).map(|_| full));
            }
            self.held = top;
            self.held_count = 0;
        }
        self.held_count += 1;
        self.low = u64::from(u32::from_be_bytes([a, b, c, 0]));
    }
}

/// Decodes the output of a [`RangeEncoder`]; the input is padded with zeros.
#[derive(Debug)]
pub(crate) struct RangeDecoder {
    code: u32,
    range: u32,
    bytes: vec::IntoIter<u8>,
}

impl RangeDecoder {
    pub(crate) fn new(bytes: Vec<u8>) -> Self {
        let mut decoder = Self { code: 0, range: u32::MAX, bytes: bytes.into_iter() };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    #[inline]
    pub(crate) fn read(&mut self, chance: &mut BitProbability) -> u32 {
        let bound = chance.bound(self.range);
        let bit = u32::from(self.code >= bound);
        if bit == 1 {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.learn(bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::amount::amount;

    const COUNT: u32 = amount(100_000, 5_000);

    #[test]
    fn coder_round_trips_for_any_probability() {
        // Long runs with rare exceptions make carries pass through many bytes.
        for every in [2_u32, 3, 50, 1000] {
            let is_rare =
                |number: u32| number.wrapping_mul(0x9e37_79b9) >> 7 & 0xffff < 65536 / every;
            let bit = |number| u32::from(is_rare(number));
            let (mut encoder, mut chance) = (RangeEncoder::new(), BitProbability::EVEN);
            (0..COUNT).for_each(|number| encoder.write(bit(number), &mut chance));
            let bytes = encoder.finish();
            assert!(every < 50 || bytes.len() < 2000, "{every}: {}", bytes.len());
            let (mut decoder, mut chance) = (RangeDecoder::new(bytes), BitProbability::EVEN);
            assert!((0..COUNT).all(|number| decoder.read(&mut chance) == bit(number)));
        }
    }
}
