//! Decisions from bytes.

/// Bytes, each of which decides something; where there are no more, nothing more is decided.
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

    /// A number below that, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> Option<usize> {
        let low = usize::from(self.next()?);
        let high = if end > 256 { usize::from(self.next()?) } else { 0 };
        Some((high << 8 | low) % end)
    }

    /// One of them, of which there are some.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        self.below(list.len()).map(|at| list[at])
    }

    /// Eight bytes as a number; those that are missing are zero.
    pub(crate) fn seed(&mut self) -> u64 {
        (0..8).fold(0, |seed, _| seed << 8 | u64::from(self.next().unwrap_or_default()))
    }
}

/// The bytes as text, as whoever reads a file takes them.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
