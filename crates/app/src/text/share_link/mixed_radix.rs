//! Mixed-radix codec: packs bounded numbers into digits of base 62, since letters and figures survive every
//! messenger.

use super::LinkError;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE: u64 = 62;

/// Digits per group: as many as fit into 64 bits.
const GROUP: usize = 10;
const FULL: u64 = BASE.pow(10);

/// Number of digits of the checksum.
pub(super) const CHECK: usize = 3;

/// A codec: a writer or a reader of bounded numbers.
pub(super) trait Code {
    /// Writes `told`, or reads and returns a number instead; both are less than `below`.
    fn number(&mut self, below: usize, told: usize) -> Result<usize, LinkError>;
}

/// Encodes numbers; the first one of a group is the least significant.
pub(super) struct Writer {
    text: String,
    value: u64,
    room: u64, // How many values the numbers of this group can make; at most FULL.
}

impl Default for Writer {
    fn default() -> Self {
        Self { text: String::new(), value: 0, room: 1 }
    }
}

impl Writer {
    /// Flushes the last group and returns the text.
    pub(super) fn finish(mut self) -> String {
        write(&mut self.text, self.value, digits(self.room));
        self.text
    }
}

impl Code for Writer {
    fn number(&mut self, below: usize, told: usize) -> Result<usize, LinkError> {
        if !fits(self.room, below) {
            write(&mut self.text, self.value, GROUP);
            (self.value, self.room) = (0, 1);
        }
        self.value += told as u64 * self.room;
        self.room *= below as u64;
        Ok(told)
    }
}

/// Decodes the text of a [`Writer`].
pub(super) struct Reader<'a> {
    rest: &'a [u8],
    value: u64,
    room: u64,
    read: usize, // How many digits this group has.
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Result<Self, LinkError> {
        let mut reader = Self { rest: text.as_bytes(), value: 0, room: 1, read: 0 };
        reader.next_group()?;
        Ok(reader)
    }

    /// Returns an error if digits are left over.
    pub(super) fn finish(self) -> Result<(), LinkError> {
        let is_whole = self.rest.is_empty() && self.value == 0 && self.read == digits(self.room);
        if is_whole { Ok(()) } else { Err(LinkError::Altered) }
    }

    fn next_group(&mut self) -> Result<(), LinkError> {
        if self.value != 0 {
            return Err(LinkError::Altered);
        }
        let (group, rest) = self.rest.split_at(self.rest.len().min(GROUP));
        (self.rest, self.read, self.room) = (rest, group.len(), 1);
        for letter in group.iter().rev() {
            let digit = DIGITS.iter().position(|digit| digit == letter);
            self.value = self.value * BASE + digit.ok_or(LinkError::Altered)? as u64;
        }
        Ok(())
    }
}

impl Code for Reader<'_> {
    fn number(&mut self, below: usize, _: usize) -> Result<usize, LinkError> {
        if !fits(self.room, below) {
            self.next_group()?;
        }
        self.room *= below as u64;
        if digits(self.room) > self.read {
            return Err(LinkError::Cut);
        }
        let number = self.value % below as u64;
        self.value /= below as u64;
        usize::try_from(number).map_err(|_| LinkError::Altered)
    }
}

/// Returns whether a group has room for one more number.
fn fits(room: u64, below: usize) -> bool {
    room.checked_mul(below as u64).is_some_and(|room| room <= FULL)
}

/// Returns the number of digits for that many values.
fn digits(room: u64) -> usize {
    let mut values = 1;
    let mut count = 0;
    while values < room {
        values *= BASE;
        count += 1;
    }
    count
}

/// Appends `count` digits, the least significant first.
fn write(text: &mut String, mut value: u64, count: usize) {
    for _ in 0..count {
        let digit = usize::try_from(value % BASE).expect("it is less than 62");
        text.push(char::from(DIGITS[digit]));
        value /= BASE;
    }
}

/// Returns the checksum of a link: FNV-1a over all other parts.
pub(super) fn check(head: &str, body: &str) -> String {
    let bytes = head.bytes().chain(body.bytes());
    let hash = bytes
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let mut text = String::new();
    write(&mut text, u64::from(hash), CHECK);
    text
}
