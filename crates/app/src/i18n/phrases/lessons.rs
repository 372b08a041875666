//! Formats messages about lessons and puzzles.

use sandgrid_rules::{Action, Side};

use super::super::{Language, key, saturating_u32};
use crate::Teaching;
use crate::learn::{Aim, Mark, PuzzleTheme, Refutation};

impl Language {
    pub(in crate::i18n) fn teaching(self, teaching: &Teaching) -> String {
        match teaching {
            Teaching::Step { title, step, of } => {
                let [step, of] = [*step, *of].map(saturating_u32);
                self.format(key::LessonStep { of, step, title })
            }
            Teaching::Puzzle { kind, number, of, stars } => self.format(key::PuzzleTitle {
                kind: &kind.to_string(),
                number: saturating_u32(*number),
                of: saturating_u32(*of),
                stars: (*stars).into(),
            }),
            Teaching::Asks(side, aim) => self.asks(*side, *aim),
            Teaching::Blockade => self.format(key::PuzzleBlockade),
            Teaching::Right => self.format(key::PuzzleRight),
            Teaching::Wrong(aim, refutation) => self.wrong(*aim, refutation.as_ref()),
            Teaching::Refuted(refutation) => self.refuted(refutation),
            Teaching::Solved(mark, themes) => self.solved(*mark, themes),
            Teaching::HintAction(side, action) => self.hint_action(*side, *action),
            Teaching::Hint(cell) => self.format(key::PuzzleHint { at: &cell.to_string() }),
            Teaching::LessonDone => self.format(key::LessonDone),
            Teaching::AllSolved => self.format(key::PuzzlesDone),
            Teaching::Returned(rules) => self.format(key::Returned { game: &self.game(rules) }),
            Teaching::Trouble(error) => {
                self.format(key::LessonsUnusable { error: &error.to_string() })
            }
            Teaching::StepsDone { done, of } => {
                self.steps_done(saturating_u32(*done), saturating_u32(*of))
            }
            Teaching::Track { kind, solved, of } => self.format(key::PuzzlesOf {
                kind: &kind.to_string(),
                solved: saturating_u32(*solved),
                of: saturating_u32(*of),
            }),
            Teaching::Pupils(message) => self.of_pupils(message),
            Teaching::Chip { kind, number, stars, mark } => {
                let (kind, number) = (kind.to_string(), saturating_u32(*number));
                self.chip(&kind, number, (*stars).into(), *mark)
            }
        }
    }

    fn hint_action(self, side: Side, action: Action) -> String {
        self.format(key::PuzzleHintAction { action: &self.button(action, side) })
    }

    fn asks(self, side: Side, aim: Aim) -> String {
        let us = self.of(side);
        match aim {
            Aim::Win(turns) => self.sentence(key::PuzzleWin { us, count: turns.into() }),
            Aim::Row(turns) => self.sentence(key::PuzzleRow { us, count: turns.into() }),
            Aim::Keep => self.sentence(key::PuzzleKeep { us }),
            Aim::Save => self.sentence(key::PuzzleSave { us }),
        }
    }

    fn wrong(self, aim: Aim, refutation: Option<&Refutation>) -> String {
        let verdict = self.missed(aim);
        let again = self.format(key::PuzzleAgain);
        match refutation {
            Some(refutation) => format!("{verdict} {} {again}", self.refuted(refutation)),
            None => format!("{verdict} {again}"),
        }
    }

    fn refuted(self, refutation: &Refutation) -> String {
        let did = &self.lower(&self.did(refutation.side, &refutation.moves));
        self.format(key::PuzzleAnswer { did })
    }

    fn missed(self, aim: Aim) -> String {
        match aim {
            Aim::Win(_) => self.format(key::PuzzleWrongWin),
            Aim::Row(_) => self.format(key::PuzzleWrongRow),
            Aim::Keep => self.format(key::PuzzleWrongKeep),
            Aim::Save => self.format(key::PuzzleWrongSave),
        }
    }

    fn solved(self, mark: Mark, themes: &[PuzzleTheme]) -> String {
        let solved = match mark {
            Mark::Helped => self.format(key::PuzzleSolvedHelped),
            Mark::Open | Mark::Solved => self.format(key::PuzzleSolved),
        };
        if themes.is_empty() {
            return solved;
        }
        let themes: Vec<String> = themes.iter().map(|theme| self.theme(*theme)).collect();
        self.format(key::PuzzleThemes { praise: &solved, themes: &self.list(&themes) })
    }

    fn theme(self, theme: PuzzleTheme) -> String {
        match theme {
            PuzzleTheme::Second => self.format(key::ThemeSecond),
            PuzzleTheme::Chain => self.format(key::ThemeChain),
            PuzzleTheme::Hop => self.format(key::ThemeHop),
            PuzzleTheme::Blockade => self.format(key::ThemeBlockade),
            PuzzleTheme::Quiet => self.format(key::ThemeQuiet),
            PuzzleTheme::Sacrifice => self.format(key::ThemeSacrifice),
            PuzzleTheme::Horse => self.format(key::ThemeHorse),
        }
    }

    fn steps_done(self, done: u32, of: u32) -> String {
        match done {
            0 => self.format(key::StepsNoneDone { of }),
            _ if done == of => self.format(key::StepsAllDone { of }),
            _ => self.format(key::StepsDone { done, of }),
        }
    }

    fn chip(self, kind: &str, number: u32, stars: u32, mark: Mark) -> String {
        match mark {
            Mark::Open => self.format(key::PuzzleChip { kind, number, stars }),
            Mark::Helped => self.format(key::PuzzleChipHelped { kind, number, stars }),
            Mark::Solved => self.format(key::PuzzleChipSolved { kind, number, stars }),
        }
    }
}
