//! What a seat would do: sensible and quick, from its view alone.

use sandgrid_yebo::{Act, Collection, Counts, Direction, Face, Meld, Stage, View};

use super::Strength;

/// What a seat of that strength does now; `None` where nothing is asked of it.
///
/// The one place at which opponents are asked for.
pub(super) fn decide(view: &View<'_>, strength: Strength, seed: usize) -> Option<Act> {
    let legal = view.legal();
    if legal.contains(&Act::Announce) {
        return Some(Act::Announce);
    }
    let act = match view.table.stage {
        Stage::Direct => Some(Act::Direct(Direction::Clockwise)),
        Stage::Choose => best(&legal, |act| round_missing(view, *act)),
        Stage::Claim { .. } => claim(view, &legal, strength),
        Stage::Take(_) => Some(take(view, &legal)),
        Stage::Play(_) => play(view, &legal, strength, seed),
        _ => None,
    };
    act.or_else(|| legal.first().copied())
}

/// The act for which the measure is least; of several, the first.
fn best<T: Ord>(acts: &[Act], measure: impl Fn(&Act) -> T) -> Option<Act> {
    acts.iter().copied().min_by_key(measure)
}

fn held(view: &View<'_>) -> Counts {
    view.own.map_or(Counts::NONE, |own| own.counts())
}

/// How far the hand is from a complete collection of that round.
fn round_missing(view: &View<'_>, act: Act) -> u8 {
    match act {
        Act::Choose(round) => Collection::new(round, &view.table.house, &[], &held(view)).missing(),
        _ => u8::MAX,
    }
}

/// The collection with that group displayed, out of the blocks held.
fn displayed(collection: Collection, meld: &Meld) -> Option<Collection> {
    meld.faces().fold(collection, Collection::without).with_group(meld)
}

fn claim(view: &View<'_>, legal: &[Act], strength: Strength) -> Option<Act> {
    let before = view.collection()?;
    let block = view.table.last_discard()?;
    let calls = legal.iter().filter_map(|act| match act {
        Act::Yebo(meld) => Some((*act, displayed(before.with(block.face()), meld)?.missing())),
        _ => None,
    });
    let call = calls.min_by_key(|(_, missing)| *missing);
    // A group in hand is worth a little more than what it costs to show it; the gentle do not see
    // everything.
    let enough = before.missing() + u8::from(strength == Strength::Keen);
    let call = call.filter(|(_, missing)| *missing < enough);
    call.filter(|_| strength > Strength::Gentle || before.missing() % 2 == 0)
        .map_or(Some(Act::Pass), |(act, _)| Some(act))
}

fn take(view: &View<'_>, legal: &[Act]) -> Act {
    let helps = || {
        let before = view.collection()?;
        let block = view.table.last_discard()?;
        Some(before.with(block.face()).missing() < before.missing())
    };
    if legal.contains(&Act::PickUp) && helps() == Some(true) {
        return Act::PickUp;
    }
    legal.first().copied().unwrap_or(Act::Pass)
}

fn play(view: &View<'_>, legal: &[Act], strength: Strength, seed: usize) -> Option<Act> {
    let collection = view.collection()?;
    let missing = collection.missing();
    let buys = |act: &&Act| matches!(act, Act::Buy(..) | Act::Fourth(..));
    let shows = |act: &&Act| match act {
        Act::Show(meld) => displayed(collection, meld).is_some_and(|it| it.missing() <= missing),
        _ => false,
    };
    // A blank is better kept as long as it may stand for anything.
    let plain = |act: &&Act| !matches!(act, Act::Show(meld) if meld.blank().is_some());
    let is_near = missing == 0;
    let display = legal.iter().filter(shows).find(|act| is_near || plain(act));
    let done = legal.iter().find(buys).or(display);
    done.copied().or_else(|| discard(&collection, view, legal, strength, seed))
}

fn discard(
    collection: &Collection,
    view: &View<'_>,
    legal: &[Act],
    strength: Strength,
    seed: usize,
) -> Option<Act> {
    let keep = collection.aim().keep;
    let own = held(view);
    let unseen = view.unseen();
    let discards: Vec<Act> =
        legal.iter().copied().filter(|act| matches!(act, Act::Discard(_))).collect();
    if strength == Strength::Gentle && seed.is_multiple_of(5) {
        let idle = |act: &&Act| matches!(act, Act::Discard(face) if keep.of(*face) == 0);
        return discards.iter().find(idle).or(discards.first()).copied();
    }
    best(&discards, |act| match act {
        Act::Discard(face) => {
            let after = collection.without(*face).missing();
            (after, keep.of(*face) >= own.of(*face), use_of(*face, &own), unseen.of(*face))
        }
        _ => (u8::MAX, true, u8::MAX, u8::MAX),
    })
    .or_else(|| legal.iter().copied().find(|act| matches!(act, Act::Guard(..))))
}

/// How many blocks alike are held.
fn use_of(face: Face, own: &Counts) -> u8 {
    own.of(face)
}
