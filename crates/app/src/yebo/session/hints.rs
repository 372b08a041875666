//! Hints, and the display of missing blocks.

use sandgrid_yebo::{
    Act, Collection, End, Game, Meld, PlannedGroup, Seat, Serves, Source, Stage, View, Wanted,
    player,
};

use super::ai_state::{RequestReason, ShownHint};
use super::{Helped, YeboSession};
use crate::i18n::key;
use crate::yebo::actions::AvailableActions;
use crate::yebo::hand::Hand;
use crate::yebo::{
    Help, Missing, MoveRequest, PlannedTableGroup, PlannedTile, Strength, YeboEffect,
};

/// Cache of the last search for missing blocks. The search can take as long as a frame, and the hand is
/// rendered again with every selection and move of a block.
#[derive(Clone, Debug)]
pub(super) struct HintCache {
    game: Game,
    seat: Seat,
    found: Option<(u8, Vec<Wanted>)>,
    planned: Vec<PlannedGroup>,
    claim: Option<Meld>,
}

impl HintCache {
    fn new(game: Game, seat: Seat) -> Self {
        let view = game.view(seat);
        let found = view.collection().map(|collection| (collection.missing(), view.wanted()));
        let planned = view.planned();
        let claim = best_claim(&view);
        Self { game, seat, found, planned, claim }
    }
}

impl YeboSession {
    /// Requests a hint for the shown seat from the strongest AI.
    pub(super) fn ask_hint(&mut self) -> Vec<YeboEffect> {
        if self.shown().is_some_and(|seat| self.is_early(seat)) {
            return Vec::new();
        }
        if let Some(seat) = self.shown().filter(|_| self.ponders()) {
            return self.hinted(seat, Some(Act::Announce));
        }
        let awaited = self.game.table().awaited();
        let Some(seat) = self.shown().filter(|seat| awaited.has(*seat)) else {
            let words = self.speaker().say(key::YeboNoHint);
            return self.object(words);
        };
        if self.ai.request.is_some() {
            return Vec::new();
        }
        let id = self.ai.begin(seat, RequestReason::Hint);
        let strength = Strength::Keen;
        let question = MoveRequest { id, seat, strength, game: self.record() };
        vec![YeboEffect::Ask { question, pause: 0 }]
    }

    /// Shows a hint and its reason.
    pub(super) fn hinted(&mut self, seat: Seat, act: Option<Act>) -> Vec<YeboEffect> {
        let view = self.game.view(seat);
        let act = act.filter(|act| view.check(act).is_ok() && self.shown() == Some(seat));
        let act = act.map(|act| match act {
            // One end is as good as the other, and the button draws from the left.
            Act::Draw(_) => Act::Draw(End::Left),
            act => act,
        });
        let Some(act) = act else { return Vec::new() };
        let words = self.hint_words(seat, act);
        self.ai.hint = Some(ShownHint { words: words.clone(), act: Some(act) });
        let mut effects = vec![YeboEffect::Say(words)];
        effects.extend(self.go_on());
        effects
    }

    /// Formats a hint: the act, its reason, and what it does for the plan.
    fn hint_words(&self, seat: Seat, act: Act) -> String {
        let (view, speaker) = (self.game.view(seat), self.speaker());
        let reason = player::why(&view, act).map(|reason| speaker.reason(reason));
        let (said, reason) = (&self.act_words(seat, act), &reason.unwrap_or_default());
        let hint = speaker.say(key::YeboHint { act: said, reason });
        let plan = keeps_the_plan(act).then(|| self.plan_words(&view, act)).flatten();
        let more = [plan, self.help_words(seat, act)];
        [hint].into_iter().chain(more.into_iter().flatten()).collect::<Vec<_>>().join(" ")
    }

    /// Formats the group in the making that is nearest to complete, of those that do without a discard: the hand may
    /// have to spare a block of its plan.
    fn plan_words(&self, view: &View<'_>, act: Act) -> Option<String> {
        let plan = view.planned();
        let is_left = |group: &&PlannedGroup| {
            let mut blocks = group.blocks.iter();
            blocks.all(|it| it.source != Source::Held || act != Act::Discard(it.face))
        };
        let group = plan.iter().filter(is_left).find(|group| group.missing() > 0)?;
        Some(format!("{}.", self.planned_table_group(group).name))
    }

    /// Formats how many unseen blocks would help before an act, and after it if the number changes.
    fn help_words(&self, seat: Seat, act: Act) -> Option<String> {
        let (speaker, view) = (self.speaker(), self.game.view(seat));
        let before = helpful(&view)?;
        let alike = || speaker.say(key::YeboHintDraw { count: before, of: view.unseen().total() });
        let with_any = |words: String, view: &View<'_>| {
            let any = self.any_words(view.collection()?.missing(), &view.wanted());
            Some([Some(words), any].into_iter().flatten().collect::<Vec<_>>().join(" "))
        };
        match act {
            Act::Draw(_) => with_any(alike(), &view),
            Act::PickUp | Act::Discard(_) => {
                let mut next = self.game.clone();
                next.act(seat, act).ok()?;
                let next = next.view(seat);
                let after = helpful(&next)?;
                let words = if after == before {
                    alike()
                } else {
                    speaker.say(key::YeboHintHelp { count: before, number: after })
                };
                with_any(words, &next)
            }
            _ => None,
        }
    }

    /// Formats all blocks of which any one completes the collection, where several do: the groups in the making name one.
    fn any_words(&self, missing: u8, wanted: &[Wanted]) -> Option<String> {
        let speaker = self.speaker();
        let wanted = wanted.iter().filter(|it| it.unseen > 0 && missing == 1);
        let blocks: Vec<String> = wanted
            .map(|Wanted { face, unseen, serves }| {
                let (block, count) = (&speaker.face(*face), u32::from(*unseen));
                match serves {
                    Serves::Group => speaker.say(key::YeboUnseen { block, count }),
                    Serves::Africa => speaker.say(key::YeboUnseenAfrica { block, count }),
                }
            })
            .collect();
        let is_several = blocks.len() > 1;
        let list = &speaker.parted(blocks.into_iter());
        is_several.then(|| speaker.say(key::YeboMissingAny { list }))
    }

    /// Returns the act of the hint on display.
    pub(super) fn hinted_act(&self) -> Option<Act> {
        self.ai.hint.as_ref()?.act
    }

    /// Returns the label of an act.
    fn act_words(&self, seat: Seat, act: Act) -> String {
        if act == Act::Pass && self.device.answering() == Some(seat) {
            return self.return_offer().label;
        }
        let counter = AvailableActions {
            speaker: self.speaker(),
            game: &self.game,
            rack: &Hand::default(),
            seat,
            complete: &[],
            plan: &[],
            claim: None,
            hinted: None,
            opening: None,
        };
        counter.words(act)
    }

    /// Shows or hides what the hand is missing.
    pub(super) fn turn_help(&mut self) -> Vec<YeboEffect> {
        self.help = match self.help {
            Helped::AsPreferred => Helped::Otherwise,
            Helped::Otherwise => Helped::AsPreferred,
        };
        vec![self.tell_missing()]
    }

    pub(super) fn is_helped(&self) -> bool {
        match self.help {
            Helped::AsPreferred => self.prefs.help == Help::Told,
            Helped::Otherwise => self.prefs.help != Help::Told,
        }
    }

    /// Returns the missing blocks of the shown hand, if their display is on.
    pub(super) fn missing(&self) -> Option<Missing> {
        let seat =
            self.shown().filter(|_| self.is_helped() && !self.rests() && !self.is_cleared())?;
        let (count, wanted) = self.sought(seat)?;
        let groups: Vec<Wanted> =
            wanted.iter().copied().filter(|it| it.serves == Serves::Group).collect();
        let any = self.any_words(count, &groups);
        let waits = any.clone().map(|name| self.waits(name, &groups));
        let (count, speaker) = (u32::from(count), self.speaker());
        let wanted = wanted.into_iter().filter(|wanted| wanted.unseen > 0);
        let takes_africa = |wanted: &Wanted| wanted.serves == Serves::Africa;
        let africa = wanted.filter(takes_africa).map(|Wanted { face, unseen, .. }| {
            let (block, count) = (&speaker.face(face), u32::from(unseen));
            speaker.say(key::YeboUnseenAfrica { block, count })
        });
        let words = [Some(speaker.say(key::YeboMissing { count })), any];
        let words = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
        Some(Missing { words, waits, africa: africa.collect() })
    }

    /// Returns the blocks of which any one completes the collection, as they are drawn.
    fn waits(&self, name: String, wanted: &[Wanted]) -> PlannedTableGroup {
        let wanted = wanted.iter().filter(|it| it.unseen > 0);
        let blocks = wanted.map(|Wanted { face, unseen, .. }| {
            let count = u32::from(*unseen);
            let left = Some((*unseen, self.speaker().say(key::YeboUnseenShort { count })));
            PlannedTile { face: *face, stands: None, left }
        });
        PlannedTableGroup { name, blocks: blocks.collect() }
    }

    /// Returns the number of missing blocks of a hand, and the helpful ones.
    fn sought(&self, seat: Seat) -> Option<(u8, Vec<Wanted>)> {
        self.hint_cache(seat, |cache| cache.found.clone())
    }

    /// Returns the groups that a hand is collecting.
    pub(super) fn plan_of(&self, seat: Seat) -> Vec<PlannedGroup> {
        self.hint_cache(seat, |cache| cache.planned.clone())
    }

    /// Returns the call that the groups in the making want most.
    pub(super) fn best_claim(&self, seat: Seat) -> Option<Meld> {
        self.hint_cache(seat, |cache| cache.claim)
    }

    fn hint_cache<T>(&self, seat: Seat, read: impl FnOnce(&HintCache) -> T) -> T {
        let mut last = self.sought.borrow_mut();
        let same = last.take().filter(|last| last.seat == seat && last.game == self.game);
        let sought = same.unwrap_or_else(|| HintCache::new(self.game.clone(), seat));
        read(last.insert(sought))
    }

    /// Announces the missing blocks, or that their display is now on or off.
    pub(super) fn tell_missing(&self) -> YeboEffect {
        let said = self.shown().zip(self.missing()).map(|(seat, missing)| {
            let plan = self.plan_of(seat).into_iter().filter(|group| group.missing() > 0);
            let plan = plan.map(|group| self.planned_table_group(&group).name);
            let parts = plan.chain(missing.africa).map(|part| format!(" {part}."));
            missing.words + &parts.collect::<String>()
        });
        let others = || {
            let speaker = self.speaker();
            match (self.is_helped(), self.game.table().round) {
                (false, _) => speaker.say(key::YeboMissingOff),
                (true, None) => speaker.say(key::YeboMissingOn),
                (true, Some(_)) => self.status(),
            }
        };
        YeboEffect::Say(said.unwrap_or_else(others))
    }
}

/// Returns the call after which the fewest blocks are missing, of several the one with the most points; `None` if more
/// are missing after each of them than before.
fn best_claim(view: &View<'_>) -> Option<Meld> {
    let Stage::Claim { .. } = view.table.stage else { return None };
    let (before, block) = (view.collection()?, view.table.last_discard()?);
    let missing = |meld: &Meld| {
        let left = meld.faces().fold(before.with(block.face()), Collection::without);
        left.with_group(meld).map_or(u8::MAX, |left| left.missing())
    };
    let calls = view.legal().into_iter().filter_map(|act| match act {
        Act::Yebo(meld) => Some((missing(&meld), meld)),
        _ => None,
    });
    let (after, meld) = calls.min_by_key(|(missing, meld)| (*missing, -meld.points()))?;
    (after <= before.missing()).then_some(meld)
}

/// Returns how many unseen blocks would bring a hand nearer; `None` before the round is chosen, and for a complete
/// collection.
fn helpful(view: &View<'_>) -> Option<u32> {
    view.collection().filter(|collection| collection.missing() > 0)?;
    Some(view.wanted().iter().map(|wanted| u32::from(wanted.unseen)).sum())
}

/// Returns whether the groups in the making are the same after an act: a group that it shows is in the making no longer.
const fn keeps_the_plan(act: Act) -> bool {
    match act {
        Act::Draw(_)
        | Act::PickUp
        | Act::Discard(_)
        | Act::Pass
        | Act::Announce
        | Act::Direct(..)
        | Act::Choose(_)
        | Act::Rebuild
        | Act::Score => true,
        Act::Yebo(_) | Act::Show(_) | Act::Fourth(..) | Act::Buy(..) | Act::Guard(..) => false,
    }
}
