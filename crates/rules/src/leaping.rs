//! The rules of Yoté and Choko, common to all rulebooks.

use core::cmp::Ordering;

use crate::direction::ByDirection;
use crate::outcome::limit;
use crate::position::{Tally, TurnEnd};
use crate::{
    Action, Actions, Answer, Blocked, BonusCapture, Capture, Cells, Chain, Claim, Deadlock,
    Direction, Draw, FewPieces, FriendlyLeap, Impasse, Leaping, Outcome, Path, Pending, Position,
    Rule, Win,
};

/// Lets a duty to place lapse that cannot be fulfilled (Q-C4).
pub(crate) fn settle(position: &mut Position) {
    if position.pending == Pending::Place && position.our.in_hand == 0 {
        position.pending = Pending::Open;
    }
}

#[inline(always)]
pub(crate) fn actions(position: &Position, choices: &Leaping) -> Actions {
    if is_decided(position, choices) {
        return Actions::none(position);
    }
    match position.pending {
        Pending::Open => fresh(position, choices),
        Pending::Place => Actions { place: position.empty(), ..Actions::none(position) },
        Pending::Take { .. } => removals(position, choices),
        Pending::Chain { at, .. } => {
            let leap = leaps(position, at.into());
            let can = leap.values().iter().any(|cells| !cells.is_empty());
            let stop = !(can && choices.capture.value == Capture::Mandatory);
            Actions { leap, stop, ..Actions::none(position) }
        }
        Pending::Hop(path) => {
            let at = path.last().into();
            let leap = leaps(position, at);
            let hop = hops(position, at, position.empty() - path.visited());
            Actions { leap, hop, stop: true, ..Actions::none(position) }
        }
    }
}

/// Returns the number of legal actions, as [`actions`] has them; the frequent cases are distinguished before anything is
/// counted.
#[inline(always)]
pub(crate) fn count(position: &Position, choices: &Leaping) -> usize {
    match position.pending {
        Pending::Place | Pending::Open if is_decided(position, choices) => 0,
        Pending::Place => position.empty().len() as usize,
        Pending::Open => fresh(position, choices).len(),
        Pending::Take { .. } | Pending::Chain { .. } | Pending::Hop(_) => {
            actions(position, choices).len()
        }
    }
}

/// Returns the actions of a fresh turn.
#[inline(always)]
fn fresh(position: &Position, choices: &Leaping) -> Actions {
    let (ours, empty) = (position.ours, position.empty());
    let leap = leaps(position, ours);
    let bound = choices.capture.value == Capture::Mandatory && any(&leap);
    // Branch-free, since the branches would be unpredictable.
    let (ours, empty) = if bound { (Cells::EMPTY, Cells::EMPTY) } else { (ours, empty) };
    let place = if position.our.in_hand > 0 { empty } else { Cells::EMPTY };
    let step = ByDirection::from_fn(|dir| ours & empty.beside(dir.opposite()));
    let hop = match choices.friends.value {
        FriendlyLeap::Never => ByDirection::default(),
        FriendlyLeap::Once | FriendlyLeap::ThenCapture => hops(position, ours, empty),
    };
    Actions { place, step, leap, hop, ..Actions::none(position) }
}

/// Returns the removals of second pieces.
fn removals(position: &Position, choices: &Leaping) -> Actions {
    let take = position.theirs;
    let take_from_hand = take.is_empty() && choices.second.value == BonusCapture::BoardThenHand;
    let decline = choices.claim.value == Claim::Right;
    Actions { take, take_from_hand, decline, ..Actions::none(position) }
}

/// Returns the pieces of these that can leap over an enemy, by direction.
#[inline(always)]
fn leaps(position: &Position, pieces: Cells) -> ByDirection<Cells> {
    let (theirs, empty) = (position.theirs, position.empty());
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        pieces & (theirs & empty.beside(back)).beside(back)
    })
}

fn can_leap(position: &Position, pieces: Cells) -> bool {
    any(&leaps(position, pieces))
}

/// Returns whether there is any, in any direction.
#[inline(always)]
fn any(by: &ByDirection<Cells>) -> bool {
    by.values().iter().any(|cells| !cells.is_empty())
}

/// Returns the pieces of these that can leap over a friend and land on one of those holes, by direction.
#[inline(always)]
fn hops(position: &Position, pieces: Cells, landing: Cells) -> ByDirection<Cells> {
    let ours = position.ours;
    ByDirection::from_fn(|dir| {
        let back = dir.opposite();
        pieces & (ours & landing.beside(back)).beside(back)
    })
}

#[inline(always)]
pub(crate) fn played(position: &Position, choices: &Leaping, action: Action) -> Position {
    let Position { ours, our, their, .. } = *position;
    match action {
        Action::Place { at } => {
            let our = Tally { in_hand: our.in_hand - 1, ..our };
            let next = position.passed(ours | at.into(), our, 0);
            let answering = position.pending == Pending::Place;
            if choices.answer.value == Answer::InKind && !answering && their.in_hand > 0 {
                return Position { pending: Pending::Place, ..next };
            }
            next
        }
        Action::Step { from, dir } => {
            let from = Cells::from(from);
            position.passed(ours ^ (from | from.beside(dir)), our, position.quiet + 1)
        }
        Action::Leap { from, dir } => leapt(position, choices, from.into(), dir),
        Action::Hop { from, dir } => hopped(position, choices, from.into(), dir),
        Action::Take { at } => {
            let mut next = *position;
            next.capture(at.into());
            removed(next, choices)
        }
        Action::TakeFromHand => {
            let their = Tally { in_hand: their.in_hand - 1, total: their.total - 1 };
            removed(Position { their, ..*position }, choices)
        }
        Action::Decline => position.passed(ours, our, 0),
        Action::Stop => match position.pending {
            Pending::Chain { owed, .. } => claimed(*position, choices, owed, Cells::EMPTY),
            Pending::Open | Pending::Place | Pending::Take { .. } | Pending::Hop(_) => {
                position.passed(ours, our, position.quiet + 1)
            }
        },
    }
}

/// Returns a position won in the middle of a turn, which ends there (Q-Y8).
fn won(position: Position) -> Position {
    Position { pending: Pending::Open, ..position }
}

#[inline(always)]
fn leapt(position: &Position, choices: &Leaping, from: Cells, dir: Direction) -> Position {
    let over = from.beside(dir);
    let at = over.beside(dir);
    let mut next = *position;
    next.ours ^= from | at;
    next.capture(over);
    if next.their.total == 0 {
        return won(next);
    }
    match choices.chain.value {
        Chain::Single => claimed(next, choices, 1, Cells::EMPTY),
        Chain::TakingEachTime => claimed(next, choices, 1, at),
        Chain::TakingAtTheEnd => {
            let owed = match position.pending {
                Pending::Chain { owed, .. } => owed + 1,
                Pending::Open | Pending::Place | Pending::Take { .. } | Pending::Hop(_) => 1,
            };
            leaping_on(&next, at, owed)
                .unwrap_or_else(|| claimed(next, choices, owed, Cells::EMPTY))
        }
    }
}

/// Lets the piece leap on; `None` if it cannot.
fn leaping_on(position: &Position, at: Cells, owed: u8) -> Option<Position> {
    let at = at.single().filter(|_| can_leap(position, at))?;
    Some(Position { pending: Pending::Chain { at, owed }, ..*position })
}

/// Requires second pieces, or ends the turn if none can be named.
fn claimed(position: Position, choices: &Leaping, owed: u8, leaper: Cells) -> Position {
    let Position { ours, our, theirs, their, .. } = position;
    let from_hand = choices.second.value == BonusCapture::BoardThenHand && their.in_hand > 0;
    if owed == 0 || theirs.is_empty() && !from_hand {
        position.passed(ours, our, 0)
    } else {
        Position { pending: Pending::Take { more: owed, leaper: leaper.single() }, ..position }
    }
}

/// Continues after a second piece is gone.
fn removed(position: Position, choices: &Leaping) -> Position {
    let Pending::Take { more, leaper } = position.pending else {
        unreachable!("only a pending removal is answered by taking")
    };
    if position.their.total == 0 {
        return won(position);
    }
    let leaper = leaper.map_or(Cells::EMPTY, Cells::from);
    match more {
        0 | 1 => leaping_on(&position, leaper, 0)
            .unwrap_or_else(|| position.passed(position.ours, position.our, 0)),
        _ => claimed(position, choices, more - 1, leaper),
    }
}

#[inline(always)]
fn hopped(position: &Position, choices: &Leaping, from: Cells, dir: Direction) -> Position {
    let at = from.beside(dir).beside(dir);
    let ours = position.ours ^ (from | at);
    let over = position.passed(ours, position.our, position.quiet + 1);
    if choices.friends.value == FriendlyLeap::ThenCapture {
        hopping_on(&Position { ours, ..*position }, choices, from, at).unwrap_or(over)
    } else {
        over
    }
}

/// Lets the piece leap on over friends or enemies; `None` if it cannot.
fn hopping_on(position: &Position, choices: &Leaping, from: Cells, at: Cells) -> Option<Position> {
    let path = match position.pending {
        Pending::Hop(path) => path,
        Pending::Open | Pending::Place | Pending::Take { .. } | Pending::Chain { .. } => {
            Path::new(from.single()?)
        }
    };
    let pending = Pending::Hop(path.and(at.single()?)?);
    let next = Position { pending, ..*position };
    let Actions { leap, hop, .. } = actions(&next, choices);
    (any(&leap) || any(&hop)).then_some(next)
}

/// Returns whether the game is over for any reason other than a blocked side.
#[inline(always)]
fn is_decided(position: &Position, choices: &Leaping) -> bool {
    let (ours, theirs) = (position.our.total, position.their.total);
    // Both totals are below four exactly when the union of their bits is. A side without pieces has no action, so
    // that it needs no case of its own.
    let rare = ours | theirs <= FewPieces::PIECES || theirs == 0 || position.quiet >= limit::SHORT;
    rare && position.pending.is_fresh() && decided(position, choices).is_some()
}

#[cold]
fn decided(position: &Position, choices: &Leaping) -> Option<Outcome> {
    captured(position).or_else(|| few(position, choices)).or_else(|| quiet(position, choices))
}

/// Returns the end of the game (Q-Y22 gives the order).
pub(crate) fn outcome(position: &Position, choices: &Leaping) -> Option<Outcome> {
    if !position.pending.is_fresh() {
        return None;
    }
    let few = || few(position, choices);
    let blocked = || blocked(position, choices);
    captured(position)
        .or_else(|| match choices.few.value {
            FewPieces::Drawn => few().or_else(blocked),
            FewPieces::DrawnWhenStale | FewPieces::DrawnWhenEqual => blocked().or_else(few),
        })
        .or_else(|| quiet(position, choices))
}

fn captured(position: &Position) -> Option<Outcome> {
    let loser = [!position.turn, position.turn].into_iter().find(|side| position.total(*side) == 0);
    loser.map(|loser| Outcome::Won { by: !loser, how: Win::CapturedAll })
}

/// The draw of those who have few pieces each.
fn few(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let (ours, theirs) = (position.our.total, position.their.total);
    if !have_few(position) {
        return None;
    }
    let played = position.judged == TurnEnd::Played;
    let draw = match choices.few.value {
        FewPieces::Drawn => played.then_some(Draw::FewEach),
        FewPieces::DrawnWhenStale => {
            (position.quiet >= limit::SHORT).then_some(Draw::Stale(Deadlock::Quiet))
        }
        FewPieces::DrawnWhenEqual => {
            (played && ours == theirs && !can_anybody_leap(position)).then_some(Draw::EqualFew)
        }
    };
    draw.map(Outcome::Drawn)
}

fn can_anybody_leap(position: &Position) -> bool {
    let other = Position { ours: position.theirs, theirs: position.ours, ..*position };
    can_leap(position, position.ours) || can_leap(&other, other.ours)
}

/// Returns the outcome when the side to act has no legal action. On the boards of the books a piece in hand can
/// always be placed (Q-Y10); on a smaller one no hole may be left for it.
fn blocked(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let can_place = position.our.in_hand > 0 && !position.empty().is_empty();
    if can_place || !fresh(position, choices).is_empty() {
        return None;
    }
    Some(match choices.blocked.value {
        Blocked::Loses => Outcome::Won { by: !position.turn, how: Win::Blocked },
        Blocked::Counted => count_pieces(position, Win::MorePieces, Deadlock::Blocked),
    })
}

/// Returns the outcome of a game without placement or capture.
fn quiet(position: &Position, choices: &Leaping) -> Option<Outcome> {
    let counts_hands = choices.impasse.value == Impasse::MoreTaken && !are_hands_empty(position);
    let why = if counts_hands { Deadlock::QuietWithHand } else { Deadlock::Quiet };
    (position.quiet >= patience(position, choices)).then(|| verdict(position, choices, why))
}

/// Returns the quiet limit, regardless of the number of pieces.
#[inline]
fn patience(position: &Position, choices: &Leaping) -> u8 {
    match choices.impasse.value {
        Impasse::MoreTaken if are_hands_empty(position) => limit::SHORT,
        Impasse::Drawn | Impasse::MorePieces | Impasse::MoreTaken => limit::LEAPING,
    }
}

/// Returns the quiet limit, including the draw between sides with few pieces.
#[inline]
pub(crate) fn quiet_limit(position: &Position, choices: &Leaping) -> u8 {
    if choices.few.value == FewPieces::DrawnWhenStale && have_few(position) {
        limit::SHORT
    } else {
        patience(position, choices)
    }
}

/// The rule of drawing by agreement (Q-Y16).
pub(crate) fn agreement(position: &Position, choices: &Leaping) -> Option<&'static Rule> {
    let applies = choices.few.value == FewPieces::DrawnWhenStale && have_few(position);
    applies.then_some(choices.few.rule)
}

/// Returns the outcome of the third occurrence of a position (Q-Y15, Q-Y16).
pub(crate) fn repeated(position: &Position, choices: &Leaping) -> Option<Outcome> {
    // Then the ten turns decide alone.
    let left_to_count = choices.impasse.value == Impasse::MoreTaken && are_hands_empty(position);
    (!left_to_count).then(|| verdict(position, choices, Deadlock::Repeated))
}

fn verdict(position: &Position, choices: &Leaping, why: Deadlock) -> Outcome {
    match choices.impasse.value {
        Impasse::Drawn => Outcome::Drawn(Draw::NoProgress(why)),
        Impasse::MorePieces if have_few(position) => Outcome::Drawn(Draw::Stale(why)),
        Impasse::MorePieces => count_pieces(position, Win::MorePieces, why),
        // The side with more pieces left has captured more: both began with as many.
        Impasse::MoreTaken => count_pieces(position, Win::MoreTaken, why),
    }
}

/// More pieces win, those in hand included.
fn count_pieces(position: &Position, how: fn(Deadlock) -> Win, why: Deadlock) -> Outcome {
    match position.our.total.cmp(&position.their.total) {
        Ordering::Greater => Outcome::Won { by: position.turn, how: how(why) },
        Ordering::Less => Outcome::Won { by: !position.turn, how: how(why) },
        Ordering::Equal => Outcome::Drawn(Draw::Equal(why)),
    }
}

fn have_few(position: &Position) -> bool {
    position.our.total <= FewPieces::PIECES && position.their.total <= FewPieces::PIECES
}

fn are_hands_empty(position: &Position) -> bool {
    position.our.in_hand == 0 && position.their.in_hand == 0
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use crate::{Position, Ruleset};

    fn position(key: &str, text: &str) -> Position {
        Position::parse(text, Ruleset::find(key).unwrap()).unwrap()
    }

    #[test]
    fn quiet_limit_depends_on_rulebook_and_pieces() {
        let (few, many) = ("ooo3/6/6/6/iii3 o 0/0 - 7", "oooo2/6/6/6/iii3 o 0/0 - 7");
        let in_hand = "oooo2/6/6/6/iii3 o 0/1 - 7";
        for (key, text, limit) in [
            ("yote-ludos", few, 20),
            ("yote-ludos", many, 50),
            ("yote-ludos", "ooo3/6/6/6/iiii2 o 0/0 - 7", 50),
            ("yote-traditional", few, 50),
            ("yote-ludens", few, 20),
            ("yote-ludens", many, 20),
            ("yote-ludens", in_hand, 50),
            ("wali-ludens", many, 100),
        ] {
            let position = position(key, text);
            assert_eq!(position.quiet_limit(), limit, "{key} {text}");
            assert_eq!(position.quiet(), 7, "{key} {text}");
        }
    }

    #[test]
    fn draw_agreement_requires_rule_and_few_pieces() {
        let (few, many) = ("ooo3/6/6/6/iii3 o 0/0 - 0", "ooo3/6/6/6/iiii2 o 0/0 - 0");
        let agreed = |key, text| position(key, text).agreement().map(|rule| rule.id);
        assert_eq!(agreed("yote-ludos", few), Some("000-R16"));
        assert_eq!(agreed("yote-ludos", many), None);
        assert_eq!(agreed("yote-traditional", few), None);
        assert_eq!(agreed("wali-ludens", few), None);
    }

    #[test]
    fn impossible_duty_lapses() {
        let lapsed = position("choko-ludos", "5/5/2o2/5/2i2 i 11/0 place 0");
        assert_eq!(lapsed.to_string(), "5/5/2o2/5/2i2 i 11/0 - 0");
        let binding = position("choko-ludos", "5/5/2o2/5/2i2 i 11/1 place 0");
        assert_eq!(binding.to_string(), "5/5/2o2/5/2i2 i 11/1 place 0");
    }
}
