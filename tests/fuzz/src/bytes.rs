//! Decisions from bytes.

/// A source of decisions, one for each byte; it ends with the bytes.
#[derive(Debug)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte.
    pub(crate) fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number below a bound above 0.
    pub(crate) fn below(&mut self, end: usize) -> Option<usize> {
        let low = usize::from(self.next()?);
        let high = if end > 256 { usize::from(self.next()?) } else { 0 };
        Some((high << 8 | low) % end)
    }

    /// An item of a slice that is not empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        self.below(list.len()).map(|at| list[at])
    }

    /// Eight bytes as a number; missing ones are zero.
    pub(crate) fn seed(&mut self) -> u64 {
        (0..8).fold(0, |seed, _| seed << 8 | u64::from(self.next().unwrap_or_default()))
    }
}

/// The bytes as text; invalid UTF-8 is replaced.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
