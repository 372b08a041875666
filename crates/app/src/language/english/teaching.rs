//! Lessons and puzzles.

use sandgrid_rules::Side;

use super::{English, game, list, number, upper};
use crate::Teaching;
use crate::learn::{Aim, Mark, Theme};

impl English {
    pub(super) fn teaching(self, teaching: &Teaching) -> String {
        match teaching {
            Teaching::Step { title, step, of } => format!("{title}: step {step} of {of}"),
            Teaching::Puzzle { kind, number, of, stars } => {
                format!("{kind}: puzzle {number} of {of}, {}", hardness(*stars))
            }
            Teaching::Asks(side, aim) => self.asks(*side, *aim),
            Teaching::Right => "Right! Now see the answer.".to_owned(),
            Teaching::Wrong(aim) => wrong(*aim),
            Teaching::Solved(mark, themes) => solved(*mark, themes),
            Teaching::Hint(cell) => format!("Look at {cell}."),
            Teaching::LessonDone => "That was the whole lesson.".to_owned(),
            Teaching::AllSolved => "All puzzles are solved.".to_owned(),
            Teaching::Returned(rules) => format!("Back to the game of {}.", game(rules)),
            Teaching::Trouble(error) => {
                format!("These lessons and puzzles cannot be used: {error}.")
            }
            Teaching::StepsDone { done: 0, of } => format!("{of} steps"),
            Teaching::StepsDone { done, of } if done == of => format!("all {of} steps done"),
            Teaching::StepsDone { done, of } => format!("{done} of {of} steps done"),
            Teaching::Track { kind, solved, of } => format!("{kind}: {solved} of {of} solved"),
            Teaching::Chip { number, stars, mark } => {
                format!("Puzzle {number}, {}{}", hardness(*stars), marked(*mark))
            }
        }
    }

    fn asks(self, side: Side, aim: Aim) -> String {
        let side = upper(self.many(side));
        match aim {
            Aim::Win(1) => format!("{side} play, and win at once."),
            Aim::Win(turns) => {
                let turns = number(turns);
                format!("{side} play, and win in {turns} turns, whatever the others do.")
            }
            Aim::Row(1) => format!("{side} play, and make a row."),
            Aim::Row(turns) => {
                let turns = number(turns);
                format!("{side} play, and make a row in {turns} turns, whatever the others do.")
            }
            Aim::Keep => format!("{side} play, and are winning: only one turn keeps it so."),
            Aim::Save => format!("{side} play, and are in danger: only one turn does not lose."),
        }
    }
}

fn wrong(aim: Aim) -> String {
    match aim {
        Aim::Win(_) => "That is allowed, but then the win does not come in time. Look again.",
        Aim::Row(_) => "That is allowed, but then the row does not come in time. Look again.",
        Aim::Keep => "That is allowed, but it gives the win away. Look again.",
        Aim::Save => "That is allowed, but it loses. Look again.",
    }
    .to_owned()
}

fn solved(mark: Mark, themes: &[Theme]) -> String {
    let solved = if mark == Mark::Helped { "Solved, with help." } else { "Solved!" };
    let themes: Vec<String> = themes.iter().map(|theme| named(*theme).to_owned()).collect();
    match themes.as_slice() {
        [] => solved.to_owned(),
        themes => format!("{solved} In it: {}.", list(themes)),
    }
}

fn named(theme: Theme) -> &'static str {
    match theme {
        Theme::Second => "the second piece",
        Theme::Chain => "leaping on",
        Theme::Hop => "a leap over a friend",
        Theme::Blockade => "nowhere left to go",
        Theme::Quiet => "a quiet turn",
        Theme::Sacrifice => "a piece given away",
        Theme::Horse => "a horse",
    }
}

fn hardness(stars: u8) -> &'static str {
    match stars {
        1 => "easy",
        2 => "harder",
        _ => "hard",
    }
}

fn marked(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "",
        Mark::Helped => ", solved with help",
        Mark::Solved => ", solved",
    }
}
