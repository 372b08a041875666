//! Checks the motifs of reasons against a simple recount by the rules.

use sandgrid_engine::{Budget, Insight, Motif, NoObserver, Reason, Searcher, random, reason, turn};
use sandgrid_rules::{
    Action, BySide, Cell, Cells, Family, Game, Outcome, Pending, Position, Ruleset, Setup, Side,
};

/// One variation of a turn.
struct Way {
    end: Position,
    taken: u8,
    over: Cells,
    first: Action,
}

/// Returns all variations of the rest of the current turn.
fn ways(position: &Position) -> Vec<Way> {
    let mut all = Vec::new();
    for first in position.actions() {
        let mut end = *position;
        end.play(first).expect("a listed action is legal");
        let taken = position.total(!position.turn()) - end.total(!position.turn());
        let over = match first {
            Action::Leap { .. } => first.over().map_or(Cells::EMPTY, Cells::from),
            _ => Cells::EMPTY,
        };
        if end.turn() != position.turn() || end.pending().is_fresh() {
            all.push(Way { end, taken, over, first });
            continue;
        }
        for way in ways(&end) {
            let (taken, over) = (way.taken + taken, way.over | over);
            all.push(Way { taken, over, first, ..way });
        }
    }
    all
}

/// Returns the same board at the start of that side's turn, with the given hands.
fn fresh(position: &Position, side: Side, in_hand: BySide<u8>) -> Option<Position> {
    let setup = Setup { turn: side, pending: Pending::Open, quiet: 0, in_hand, ..position.setup() };
    let position = Position::from_setup(setup, position.ruleset()).ok()?;
    (position.turn() == side).then_some(position)
}

/// Returns all variations of a side's turn, if it began in this position.
fn chances(position: &Position, side: Side) -> Vec<Way> {
    fresh(position, side, position.in_hand()).map_or_else(Vec::new, |position| ways(&position))
}

fn most(ways: &[Way]) -> u8 {
    ways.iter().map(|way| way.taken).max().unwrap_or(0)
}

fn wins(ways: &[Way], side: Side) -> bool {
    ways.iter().any(|way| way.end.outcome().and_then(Outcome::winner) == Some(side))
}

fn rows(position: &Position, side: Side) -> usize {
    let Some(position) = fresh(position, side, BySide::new(0, 0)) else { return 0 };
    let makes = |action: &Action| {
        let mut after = position;
        after.play(*action).expect("a listed action is legal");
        matches!(after.pending(), Pending::Take { .. })
    };
    position.actions().into_iter().filter(makes).count()
}

/// A turn with the games before and after it.
struct Turn<'a> {
    before: &'a Game,
    after: Game,
    actions: &'a [Action],
    us: Side,
}

impl<'a> Turn<'a> {
    fn new(before: &'a Game, line: &'a [Action]) -> Self {
        let actions = turn(before, line);
        let mut after = before.clone();
        for action in actions {
            after.play(*action).expect("a turn is legal");
        }
        Self { before, after, actions, us: before.position().turn() }
    }

    fn was(&self) -> &Position {
        self.before.position()
    }

    fn is(&self) -> &Position {
        self.after.position()
    }

    fn taken(&self) -> u8 {
        self.was().total(!self.us) - self.is().total(!self.us)
    }

    /// Returns whether each action of the turn was the only legal one.
    fn is_forced(&self) -> bool {
        let mut game = self.before.clone();
        self.actions.iter().all(|action| {
            let only = game.actions().len() == 1;
            game.play(*action).expect("a turn is legal");
            only
        })
    }

    fn is_over(&self) -> bool {
        self.is().turn() != self.us && self.after.outcome().is_none()
    }

    /// Returns whether nothing of ours can ever be captured, or the game is still in its placing phase.
    fn is_harmless(&self) -> bool {
        let in_hand = self.is().in_hand();
        let placing = in_hand.first + in_hand.second > 0;
        let rows = matches!(self.is().ruleset().family(), Family::Row(_));
        self.is().pieces(self.us).is_empty() || rows && placing
    }

    /// Returns whether a motif holds by the recount.
    fn keeps(&self, motif: Motif) -> bool {
        self.keeps_what_is_certain(motif)
            .or_else(|| self.keeps_what_is_done(motif))
            .or_else(|| self.keeps_what_they_can_do(motif))
            .or_else(|| self.keeps_what_we_can_do(motif))
            .is_some_and(|kept| kept)
    }

    fn keeps_what_is_certain(&self, motif: Motif) -> Option<bool> {
        let outcome = self.after.outcome();
        Some(match motif {
            Motif::WinsAtOnce => outcome.and_then(Outcome::winner) == Some(self.us),
            Motif::DrawsAtOnce => matches!(outcome, Some(Outcome::Drawn(_))),
            Motif::Only => self.is_forced(),
            Motif::AvoidsDraw => {
                outcome.is_none()
                    && self.before.actions().len() > 1
                    && self.before.actions().into_iter().all(|action| {
                        let mut other = self.before.clone();
                        other.play(action).expect("a listed action is legal");
                        Some(&action) == self.actions.first()
                            || matches!(other.outcome(), Some(Outcome::Drawn(_)))
                    })
            }
            // Values from a search or a table are tested with those modules.
            Motif::WinsWithin(turns) => turns > 0,
            Motif::WinsByTable | Motif::KeepsDraw | Motif::HoldsOut | Motif::Judged => true,
            _ => return None,
        })
    }

    fn keeps_what_is_done(&self, motif: Motif) -> Option<bool> {
        let line = match self.was().ruleset().family() {
            Family::Leaping(_) => 0,
            Family::Row(row) => row.line.value,
        };
        Some(match motif {
            Motif::Captures(count) => count == self.taken() && count > 0,
            Motif::MakesRow(made) => {
                made == line
                    && (self.taken() == 1 || matches!(self.is().pending(), Pending::Take { .. }))
            }
            Motif::Corner => {
                self.actions.last().and_then(|action| action.to()).is_some_and(is_corner(self))
            }
            Motif::KeepsHand(count) => {
                let in_hand = self.is().in_hand()[self.us];
                count == in_hand && in_hand == self.was().in_hand()[self.us]
            }
            Motif::PreparesRow(made) | Motif::ThreatensRow(made) => {
                made == line && rows(self.is(), self.us) > rows(self.was(), self.us)
            }
            Motif::HindersRow(made) => {
                made == line && rows(self.is(), !self.us) < rows(self.was(), !self.us)
            }
            _ => return None,
        })
    }

    fn keeps_what_they_can_do(&self, motif: Motif) -> Option<bool> {
        let them = !self.us;
        let before = || chances(self.was(), them);
        let after = || ways(self.is());
        Some(match motif {
            Motif::Safe => most(&after()) == 0 && most(&chances(self.is(), them)) == 0,
            Motif::Binds => {
                self.is().pending() == Pending::Place && most(&chances(self.is(), them)) > 0
            }
            Motif::Saves(cells) => {
                let over = before().iter().fold(Cells::EMPTY, |all, way| all | way.over);
                !cells.is_empty() && over == cells && most(&after()) == 0
            }
            Motif::StopsRow(_) => most(&before()) > 0 && most(&after()) == 0,
            Motif::Disarms { at, could } => {
                let mut by = before();
                by.retain(|way| way.first.from() == Some(at));
                could > 0 && most(&by) == could && self.actions[0] == Action::Take { at }
            }
            Motif::AvertsLoss => wins(&before(), them) && !wins(&after(), them),
            Motif::Lessens { from, to } => {
                most(&before()) == from && most(&after()) == to && from > to && to > 0
            }
            Motif::CostsAtMost(count) => most(&after()) == count && count < self.taken(),
            Motif::Confines => self.after.actions().len() == 1,
            _ => return None,
        })
    }

    fn keeps_what_we_can_do(&self, motif: Motif) -> Option<bool> {
        let us = self.us;
        let (before, after) = (|| chances(self.was(), us), || chances(self.is(), us));
        Some(match motif {
            Motif::Threatens(count) => most(&after()) == count && most(&before()) < count,
            Motif::ThreatensWin => wins(&after(), us) && !wins(&before(), us),
            Motif::TakesBack(count) => {
                let captures = ways(self.is()).into_iter().filter(|way| way.taken > 0);
                let back = |way: Way| if way.end.turn() == us { most(&ways(&way.end)) } else { 0 };
                captures.map(back).min() == Some(count) && count > 0
            }
            _ => return None,
        })
    }
}

fn is_corner(turn: &Turn<'_>) -> impl Fn(Cell) -> bool {
    let shape = turn.was().ruleset().shape();
    move |cell| {
        let text = cell.to_string();
        let last = char::from(b'a' + shape.columns() - 1);
        let top = char::from(b'0' + shape.rows());
        text.starts_with(['a', last]) && text.ends_with(['1', top])
    }
}

/// Returns both motifs of a reason.
fn motifs(reason: Reason) -> impl Iterator<Item = Motif> {
    [Some(reason.primary), reason.secondary].into_iter().flatten()
}

fn check(game: &Game, line: &[Action], reason: Reason) {
    let turn = Turn::new(game, line);
    for motif in motifs(reason) {
        assert!(turn.keeps(motif), "{game:?} {:?}: {motif:?}", turn.actions);
    }
    assert_ne!(Some(reason.primary), reason.secondary, "{game:?}");
    let won = reason.primary == Motif::WinsAtOnce;
    assert_eq!(won, turn.keeps(Motif::WinsAtOnce) && !turn.actions.is_empty(), "{game:?}");
    assert_eq!(reason.primary == Motif::Only, !won && turn.is_forced(), "{game:?}");
    // A turn has no motif only if something can be captured, or nothing can at all.
    if reason.primary == Motif::Judged && turn.is_over() {
        assert!(most(&chances(turn.is(), !turn.us)) > 0 || turn.is_harmless(), "{game:?}");
    }
}

/// Returns a complete turn chosen by the seed.
fn some_turn(game: &Game, seed: u64) -> Vec<Action> {
    let mut after = game.clone();
    let mut line = Vec::new();
    while after.position().turn() == game.position().turn() {
        let Some(action) = random(&after, seed) else { break };
        after.play(action).expect("a listed action is legal");
        line.push(action);
    }
    line
}

#[test]
fn motifs_of_random_turns_are_true() {
    for rules in Ruleset::ALL {
        for seed in 0..8 {
            let mut game = Game::new(rules);
            while let Some(action) = random(&game, seed) {
                let line = some_turn(&game, seed);
                check(&game, &line, reason(&game, &line, Insight::Unknown));
                // A line that breaks off in the middle of the turn.
                check(&game, &line[..1], reason(&game, &line[..1], Insight::Unknown));
                game.play(action).expect("a listed action is legal");
            }
        }
    }
}

#[test]
fn motifs_of_searched_turns_are_true() {
    let mut searcher = Searcher::new(1 << 10);
    for rules in Ruleset::ALL {
        for seed in 0..5 {
            let mut game = Game::new(rules);
            while let Some(action) = random(&game, seed) {
                let report = searcher.search(&game, Budget::nodes(1000), &mut NoObserver);
                let report = report.expect("the game goes on");
                let found = reason(&game, &report.line, report.value);
                check(&game, &report.line, found);
                let certain = report.value.points().is_none();
                let said = motifs(found).any(|motif| {
                    matches!(
                        motif,
                        Motif::WinsWithin(_) | Motif::WinsAtOnce | Motif::HoldsOut | Motif::Only
                    )
                });
                assert!(said || !certain, "{game:?}: {found:?}");
                game.play(action).expect("a listed action is legal");
            }
        }
    }
}
