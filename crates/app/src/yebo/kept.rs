//! A game as it is kept: who sits where, how the blocks were mixed, and what was done.

use core::fmt;
use core::str::FromStr;

use sandgrid_yebo::{Act, Game, House, Seat};

use super::{Company, Sitter};

/// A game, and who plays it.
///
/// # Text
/// ```text
/// sandgrid yebo 1
/// seats person computer-1
/// name A Ama
/// seed 7
/// house rebuilds=0
///
/// A direction +
/// B left
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Who plays it.
    pub company: Company,
    /// The game.
    pub game: Game,
}

/// Why a text is no game that was kept: what is wrong, and in which line.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct KeptError {
    /// From 1.
    pub line: usize,
}

const HEAD: &str = "sandgrid yebo 1";

/// No text of a game is longer, in bytes: six rounds, the Fence rebuilt nine times in each.
const LONGEST: usize = 400_000;

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{HEAD}\nseats")?;
        for seat in self.company.players().seats() {
            write!(f, " {}", self.company.sitter(*seat))?;
        }
        writeln!(f)?;
        for seat in self.company.players().seats() {
            if let Some(name) = self.company.name(*seat) {
                writeln!(f, "name {seat} {name}")?;
            }
        }
        writeln!(f, "seed {}", self.game.seed().unwrap_or_default())?;
        let house = self.game.table().house.to_string();
        if !house.is_empty() {
            writeln!(f, "house {house}")?;
        }
        writeln!(f)?;
        self.game.acts().iter().try_for_each(|(seat, act)| writeln!(f, "{seat} {act}"))
    }
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is no line of a game of Yebo", self.line)
    }
}

impl core::error::Error for KeptError {}

impl FromStr for Kept {
    type Err = KeptError;

    fn from_str(text: &str) -> Result<Self, KeptError> {
        if text.len() > LONGEST {
            return Err(KeptError { line: 1 });
        }
        let mut head = Head::default();
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line.trim_end() != HEAD) {
            return Err(KeptError { line: 1 });
        }
        for (at, line) in lines.by_ref() {
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            head.take(line).ok_or(KeptError { line: at + 1 })?;
        }
        let Head { company, seed, house } = head;
        let company = company.ok_or(KeptError { line: 2 })?;
        let mut game = Game::new(seed, company.players(), house);
        for (at, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let act = line.trim().split_once(' ').and_then(|(seat, act)| {
                Some((seat.parse::<Seat>().ok()?, act.parse::<Act>().ok()?))
            });
            let (seat, act) = act.ok_or(KeptError { line: at + 1 })?;
            game.act(seat, act).map_err(|_| KeptError { line: at + 1 })?;
        }
        Ok(Self { company, game })
    }
}

/// What stands before the acts.
#[derive(Default)]
struct Head {
    company: Option<Company>,
    seed: u64,
    house: House,
}

impl Head {
    fn take(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "seats" => {
                let sitters = rest.split(' ').map(|it| it.parse().ok());
                let sitters: Vec<Sitter> = sitters.collect::<Option<_>>()?;
                self.company = Some(Company::new(&sitters)?);
            }
            "name" => {
                let (seat, name) = rest.split_once(' ')?;
                let company = self.company.take()?;
                self.company = Some(company.named(seat.parse().ok()?, name));
            }
            "seed" => self.seed = rest.parse().ok()?,
            "house" => self.house = rest.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let text = "sandgrid yebo 1\nseats person computer-1\nname A Ama Be\nseed 7\n\
                    house rebuilds=0\n\n";
        let kept: Kept = text.parse().expect("it is a game");
        assert_eq!(kept.to_string(), text);
        assert_eq!(kept.company.name(Seat::A), Some("Ama Be"));
        let mut game = kept.game.clone();
        let chief = game.table().chief;
        game.act(chief, "direction -".parse().expect("it is an act")).expect("it is legal");
        let kept = Kept { game, ..kept };
        assert_eq!(kept.to_string().parse(), Ok(kept));
    }

    #[test]
    fn what_is_damaged_says_where() {
        let cases = [
            ("", 1),
            ("sandgrid yebo 2\n", 1),
            ("sandgrid yebo 1\nseats person\n", 2),
            ("sandgrid yebo 1\nseats person person\nseed x\n", 3),
            ("sandgrid yebo 1\nseats person person\n\nA pass\n", 4),
            ("sandgrid yebo 1\nseats person person\n\nE\n", 4),
        ];
        for (text, line) in cases {
            assert_eq!(text.parse::<Kept>(), Err(KeptError { line }), "{text:?}");
        }
    }
}
