//! How Yoté and Choko are played, whatever their rulebook chooses.

use crate::direction::ByDirection;
use crate::outcome::{counted, limit};
use crate::position::Judged;
use crate::{
    Action, Actions, Answer, Blocked, Capture, Cells, Chain, Claim, Deadlock, Direction, Draw,
    Duty, Few, Friends, Impasse, Leaping, Outcome, Path, Position, Second, Win,
};

/// A duty to place that nobody can fulfil lapses (Q-C4).
pub(crate) fn settle(position: &mut Position) {
    if position.duty == Duty::Place && position.in_hand[position.turn] == 0 {
        position.duty = Duty::Open;
    }
}

#[inline(always)]
pub(crate) fn actions(position: &Position, choices: &Leaping) -> Actions {
    if is_decided(position, choices) {
        return Actions::default();
    }
    match position.duty {
        Duty::Open => fresh(position, choices),
        Duty::Place => Actions {
            place: position.empty(),
            ..Actions::default()
        },
        Duty::Take { .. } => removals(position, choices),
        Duty::Chain { at, .. } => {
            let leap = leaps(position, at.into());
            let can = leap.values().iter().any(|cells| !cells.is_empty());
            let stop = !(can && choices.capture.is == Capture::Mandatory);
            Actions {
                leap,
                stop,
                ..Actions::default()
            }
        }
        Duty::Hop(path) => {
            let at = path.last().into();
            let leap = leaps(position, at);
            let hop = hops(position, at, position.empty() - path.visited());
            Actions {
                leap,
                hop,
                stop: true,
                ..Actions::default()
            }
        }
    }
}

/// What a fresh turn may be.
#[inline(always)]
fn fresh(position: &Position, choices: &Leaping) -> Actions {
    let (ours, empty) = (position.ours(), position.empty());
    let leap = leaps(position, ours);
    if choices.capture.is == Capture::Mandatory
        && leap.values().iter().any(|cells| !cells.is_empty())
    {
        return Actions {
            leap,
            ..Actions::default()
        };
    }
    let place = if position.in_hand[position.turn] > 0 {
        empty
    } else {
        Cells::EMPTY
    };
    let step = ByDirection::from_fn(|dir| ours & empty.stepped(dir.opposite()));
    let hop = match choices.friends.is {
        Friends::Never => ByDirection::default(),
        Friends::Once | Friends::ThenCapture => hops(position, ours, empty),
    };
    Actions {
        place,
        step,
        leap,
        hop,
        ..Actions::default()
    }
}

/// The second pieces that may be named.
fn removals(position: &Position, choices: &Leaping) -> Actions {
    let take = position.theirs();
    let take_from_hand = take.is_empty() && choices.second.is == Second::BoardThenHand;
    let decline = choices.claim.is == Claim::Right;
    Actions {
        take,
        take_from_hand,
        decline,
        ..Actions::default()
    }
}

/// Which of these pieces can leap over an enemy, that way and that.
#[inline(always)]
fn leaps(position: &Position, pieces: Cells) -> ByDirection<Cells> {
    let (theirs, empty) = (position.theirs(), position.empty());
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        pieces & (theirs & empty.stepped(back)).stepped(back)
    })
}

/// Which of these pieces can leap over a friend and land on one of those holes.
#[inline(always)]
fn hops(position: &Position, pieces: Cells, landing: Cells) -> ByDirection<Cells> {
    let ours = position.ours();
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        pieces & (ours & landing.stepped(back)).stepped(back)
    })
}

#[inline(always)]
pub(crate) fn apply(position: &mut Position, choices: &Leaping, action: Action) {
    match action {
        Action::Place { at } => {
            let us = position.turn;
            position.board[us] |= at.into();
            position.in_hand[us] -= 1;
            let answering = position.duty == Duty::Place;
            end_turn(position, 0);
            if choices.answer.is == Answer::InKind
                && !answering
                && position.in_hand[position.turn] > 0
            {
                position.duty = Duty::Place;
            }
        }
        Action::Step { from, dir } => {
            let from = Cells::from(from);
            let us = position.turn;
            position.board[us] ^= from | from.stepped(dir);
            end_turn(position, position.quiet + 1);
        }
        Action::Leap { from, dir } => leap(position, choices, from.into(), dir),
        Action::Hop { from, dir } => hop(position, choices, from.into(), dir),
        Action::Take { at } => {
            position.capture(at.into());
            removed(position, choices);
        }
        Action::TakeFromHand => {
            let enemy = !position.turn;
            position.in_hand[enemy] -= 1;
            position.total[enemy] -= 1;
            removed(position, choices);
        }
        Action::Decline => end_turn(position, 0),
        Action::Stop => match position.duty {
            Duty::Chain { owed, .. } => take(position, choices, owed, Cells::EMPTY),
            _ => end_turn(position, position.quiet + 1),
        },
    }
}

/// The other side's fresh turn.
#[inline(always)]
fn end_turn(position: &mut Position, quiet: u8) {
    position.turn = !position.turn;
    position.duty = Duty::Open;
    position.quiet = quiet;
    position.judged = Judged::Played;
}

/// The game is won in the middle of a turn, and stops there (Q-Y8).
fn stop_won(position: &mut Position) {
    position.duty = Duty::Open;
}

fn leap(position: &mut Position, choices: &Leaping, from: Cells, dir: Direction) {
    let us = position.turn;
    let over = from.stepped(dir);
    let at = over.stepped(dir);
    position.board[us] ^= from | at;
    position.capture(over);
    if position.total[!us] == 0 {
        return stop_won(position);
    }
    match choices.chain.is {
        Chain::Single => take(position, choices, 1, Cells::EMPTY),
        Chain::TakingEachTime => take(position, choices, 1, at),
        Chain::TakingAtTheEnd => {
            let owed = match position.duty {
                Duty::Chain { owed, .. } => owed + 1,
                _ => 1,
            };
            if !leap_on(position, at, owed) {
                take(position, choices, owed, Cells::EMPTY);
            }
        }
    }
}

/// Lets the piece leap on where it can; tells whether it can.
fn leap_on(position: &mut Position, at: Cells, owed: u8) -> bool {
    let can = leaps(position, at)
        .values()
        .iter()
        .any(|cells| !cells.is_empty());
    if let Some(at) = at.single().filter(|_| can) {
        position.duty = Duty::Chain { at, owed };
    }
    can
}

/// Asks for second pieces, or ends the turn where none can be named.
fn take(position: &mut Position, choices: &Leaping, owed: u8, leaper: Cells) {
    let enemy = !position.turn;
    let from_hand = choices.second.is == Second::BoardThenHand && position.in_hand[enemy] > 0;
    if owed == 0 || position.board[enemy].is_empty() && !from_hand {
        end_turn(position, 0);
    } else {
        position.duty = Duty::Take {
            more: owed,
            leaper: leaper.single(),
        };
    }
}

/// Goes on after a second piece is gone.
fn removed(position: &mut Position, choices: &Leaping) {
    let Duty::Take { more, leaper } = position.duty else {
        unreachable!("only a duty to take is answered by taking")
    };
    if position.total[!position.turn] == 0 {
        return stop_won(position);
    }
    let leaper = leaper.map_or(Cells::EMPTY, Cells::from);
    if more > 1 {
        take(position, choices, more - 1, leaper);
    } else if leaper.is_empty() || !leap_on(position, leaper, 0) {
        end_turn(position, 0);
    }
}

fn hop(position: &mut Position, choices: &Leaping, from: Cells, dir: Direction) {
    let us = position.turn;
    let at = from.stepped(dir).stepped(dir);
    position.board[us] ^= from | at;
    let path = match position.duty {
        Duty::Hop(path) => Some(path),
        _ => from.single().map(Path::new),
    };
    let path = path.zip(at.single()).and_then(|(path, at)| path.and(at));
    match (choices.friends.is, path) {
        (Friends::ThenCapture, Some(path)) => {
            position.duty = Duty::Hop(path);
            let Actions { leap, hop, .. } = actions(position, choices);
            let can = |by: ByDirection<Cells>| by.values().iter().any(|cells| !cells.is_empty());
            if !can(leap) && !can(hop) {
                end_turn(position, position.quiet + 1);
            }
        }
        _ => end_turn(position, position.quiet + 1),
    }
}

/// Whether the game is over for any reason but that nothing can be done.
#[inline(always)]
fn is_decided(position: &Position, choices: &Leaping) -> bool {
    let total = position.total;
    // Both totals are below four exactly when their bits together are.
    let rare = total.first | total.second <= Few::PIECES
        || total.first == 0
        || total.second == 0
        || position.quiet >= limit::SHORT;
    rare && position.duty.is_fresh() && decided(position, choices).is_some()
}

#[cold]
fn decided(position: &Position, choices: &Leaping) -> Option<Outcome> {
    captured(position)
        .or_else(|| few(position, choices))
        .or_else(|| quiet(position, choices))
}

/// How the game ended (Q-Y22 gives the order).
pub(crate) fn outcome(position: &Position, choices: &Leaping) -> Option<Outcome> {
    if !position.duty.is_fresh() {
        return None;
    }
    let few = || few(position, choices);
    let blocked = || blocked(position, choices);
    captured(position)
        .or_else(|| match choices.few.is {
            Few::Drawn => few().or_else(blocked),
            Few::DrawnWhenStale | Few::DrawnWhenEqual => blocked().or_else(few),
        })
        .or_else(|| quiet(position, choices))
}

fn captured(position: &Position) -> Option<Outcome> {
    let loser = [!position.turn, position.turn]
        .into_iter()
        .find(|side| position.total[*side] == 0);
    loser.map(|loser| Outcome::Won {
        by: !loser,
        how: Win::CapturedAll,
    })
}

/// The draw of those who have few pieces each.
fn few(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let total = position.total;
    if total.first > Few::PIECES || total.second > Few::PIECES {
        return None;
    }
    let played = position.judged == Judged::Played;
    let draw = match choices.few.is {
        Few::Drawn => played.then_some(Draw::FewEach),
        Few::DrawnWhenStale => {
            (position.quiet >= limit::SHORT).then_some(Draw::Stale(Deadlock::Quiet))
        }
        Few::DrawnWhenEqual => {
            (played && total.first == total.second && !can_anybody_leap(position))
                .then_some(Draw::EqualFew)
        }
    };
    draw.map(Outcome::Drawn)
}

fn can_anybody_leap(position: &Position) -> bool {
    let other = Position {
        turn: !position.turn,
        ..*position
    };
    [*position, other].iter().any(|position| {
        leaps(position, position.ours())
            .values()
            .iter()
            .any(|cells| !cells.is_empty())
    })
}

/// What becomes of who cannot act; only an empty hand can be stuck (Q-Y10).
fn blocked(position: &Position, choices: &Leaping) -> Option<Outcome> {
    if position.in_hand[position.turn] > 0 || !fresh(position, choices).is_empty() {
        return None;
    }
    Some(match choices.blocked.is {
        Blocked::Loses => Outcome::Won {
            by: !position.turn,
            how: Win::Blocked,
        },
        Blocked::Counted => most_pieces(position, Deadlock::Blocked),
    })
}

/// What becomes of a game without placement or capture.
fn quiet(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let hands_empty = position.in_hand.first == 0 && position.in_hand.second == 0;
    let limit = match choices.impasse.is {
        Impasse::MoreTaken if hands_empty => limit::SHORT,
        Impasse::Drawn | Impasse::MorePieces | Impasse::MoreTaken => limit::LEAPING,
    };
    (position.quiet >= limit).then(|| verdict(position, choices, Deadlock::Quiet))
}

/// What the third occurrence of a position means (Q-Y15, Q-Y16).
pub(crate) fn repeated(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let hands_empty = position.in_hand.first == 0 && position.in_hand.second == 0;
    // Then the ten turns decide, and nothing else.
    let left_to_count = choices.impasse.is == Impasse::MoreTaken && hands_empty;
    (!left_to_count).then(|| verdict(position, choices, Deadlock::Repeated))
}

fn verdict(position: &Position, choices: &Leaping, why: Deadlock) -> Outcome {
    let total = position.total;
    let few = total.first <= Few::PIECES && total.second <= Few::PIECES;
    match choices.impasse.is {
        Impasse::Drawn => Outcome::Drawn(Draw::NoProgress(why)),
        Impasse::MorePieces if few => Outcome::Drawn(Draw::Stale(why)),
        Impasse::MorePieces => most_pieces(position, why),
        // Who has more left has taken more: both began with as many.
        Impasse::MoreTaken => counted(total.first, total.second, Win::MoreTaken, why),
    }
}

fn most_pieces(position: &Position, why: Deadlock) -> Outcome {
    counted(
        position.total.first,
        position.total.second,
        Win::MorePieces,
        why,
    )
}
