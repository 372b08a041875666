//! The scene of the session, from the seat whose hand is shown.

use sandgrid_yebo::{
    Act, Block, Collection, Direction, Played, Round, Seat, Sheet, Stage, Then, View,
};

use super::YeboSession;
use super::progress::ClaimWindow;
use super::wall_layout::WallLayout;
use crate::i18n::{key, saturating_u32};
use crate::yebo::phrases::dispatch::signed;
use crate::yebo::phrases::marked::{self, BlockNames, LogPart};
use crate::yebo::phrases::names::{ROUNDS, Speaker};
use crate::yebo::round_score::place_in_order;
use crate::yebo::{
    AnnounceWindow, Fence, Handoff, HeldTile, Help, PlayerKind, RoundGoal, Tile, YeboScene,
};

/// Number of blocks in a hand before the first turn.
const HAND: u8 = 12;

impl YeboSession {
    /// Returns the scene.
    #[must_use]
    pub fn scene(&self) -> YeboScene {
        let view = self.seen();
        let table = view.table;
        let (rests, cleared) = (self.rests(), self.is_cleared());
        let (log, log_parts) = self.told();
        YeboScene {
            title: self.title(),
            goal: self.goal(table.round),
            status: self.table_status(),
            log,
            log_parts,
            seats: self.seats(&view),
            fence: self.fence(&view),
            discards: table.lying().filter(|_| !cleared).map(|it| self.tile(it)).collect(),
            last_lies: self.last_lies(),
            direction: self.direction_of_play(),
            hand: view
                .own
                .filter(|_| !cleared || !self.is_shared())
                .map(|_| if cleared { Vec::new() } else { self.hand() }),
            hand_name: self.hand_name(),
            lesson: self.mood(),
            invitation: self.invitation(),
            offers: self.offers(),
            cover: self
                .device
                .covered()
                .filter(|_| !rests)
                .map(|seat| Handoff { seat, words: self.cover_words(seat) }),
            claim: self.claim(&view),
            missing: self.missing().filter(|_| !self.is_over()),
            hint: self.ai.hint.as_ref().map(|hint| hint.words.clone()),
            notice: self.notice.clone(),
            sheet: self.sheet(),
            scored: rests || self.course_scores() || self.is_over(),
            call: self.last_call(),
            count: self.count(),
            ending: self.ending(),
            help: if self.is_helped() { Help::Told } else { Help::Asked },
            thinking: self.ai.request.is_some(),
        }
    }

    fn direction_of_play(&self) -> Option<(Direction, String)> {
        let direction = self.game.table().direction;
        let round = self.game.table().round.filter(|_| !self.is_cleared());
        round.map(|_| (direction, self.speaker().direction(direction)))
    }

    /// Returns the view of the shown seat, or an onlooker's.
    fn seen(&self) -> View<'_> {
        self.shown().map_or_else(|| self.game.onlooker(), |seat| self.game.view(seat))
    }

    fn title(&self) -> String {
        if self.course.is_some() {
            return self.course_title();
        }
        let round = self.game.table().round.filter(|_| !self.is_cleared());
        self.speaker().title(round.map(|round| (place_in_order(self.game.table(), round), round)))
    }

    /// Returns whether the score of the last round has been viewed and the next round is not dealt: the table
    /// is empty.
    pub(super) fn is_cleared(&self) -> bool {
        self.game.table().stage == Stage::Direct && !self.rests() && self.course.is_none()
    }

    /// Returns whether the last discard is available: by a call, or by picking it up if the round allows that.
    fn last_lies(&self) -> bool {
        match self.game.table().stage {
            Stage::Claim { .. } | Stage::Empty(Then::PickUp(_)) => true,
            Stage::Take(seat) => self.game.view(seat).check(&Act::PickUp).is_ok(),
            _ => false,
        }
    }

    pub(super) fn tile(&self, block: Block) -> Tile {
        let face = block.face();
        Tile { block, face, stands: None, name: self.speaker().face(face) }
    }

    fn hand(&self) -> Vec<HeldTile> {
        let (hinted, speaker) = (self.hinted_blocks(), self.speaker());
        let held = |block: &Block| {
            let tile = self.tile(*block);
            let group = self.rack.group_of(*block);
            let number = group.and_then(|at| u8::try_from(at + 1).ok());
            let words = number.map(|number| {
                speaker.say(key::YeboInGroup { block: &tile.name, number: number.into() })
            });
            HeldTile {
                words: words.unwrap_or_else(|| tile.name.clone()),
                group: number,
                chosen: self.rack.is_chosen(*block),
                fresh: self.rack.is_fresh(*block),
                hinted: hinted.contains(block),
                tile,
            }
        };
        self.rack.blocks().iter().map(held).collect()
    }

    /// Returns the blocks that the hint on display means.
    fn hinted_blocks(&self) -> Vec<Block> {
        let Some(act) = self.hinted_act() else { return Vec::new() };
        let table = self.game.table();
        let bought = match act {
            Act::Buy(seat, slot) => table.place(seat).groups.get(slot.index()),
            _ => None,
        };
        let bought = bought.and_then(|group| group.meld().blank());
        self.rack.meant(act, bought, table.last_discard().map(Block::face))
    }

    /// Returns the log, formatted for the shown seat, and the parts of each entry.
    fn told(&self) -> (Vec<String>, Vec<Vec<LogPart>>) {
        let speaker = Speaker { blocks: BlockNames::Marked, ..self.speaker() };
        let viewer = self.shown();
        let told = self.log.entries().filter_map(|entry| speaker.describe(entry, viewer));
        told.map(|sentence| marked::read(&sentence)).unzip()
    }

    pub(super) fn hand_name(&self) -> String {
        let speaker = self.speaker();
        match self.device.near() {
            _ if self.device.is_open() => speaker.say(key::YeboHandsCovered),
            Some(seat) if self.company.only_person() != Some(seat) => {
                speaker.say(key::YeboHandOf { name: &speaker.name(seat) })
            }
            Some(_) => speaker.say(key::YeboYourHand),
            None => String::new(),
        }
    }

    fn fence(&self, view: &View<'_>) -> Fence {
        let (ends, speaker) = (view.table.ends, self.speaker());
        let open = self.offers().iter().any(|offer| matches!(offer.letter, 'L' | 'R'));
        let closed = self.is_cleared();
        let count = if closed { Block::COUNT } else { ends.total };
        let opening = self.opening();
        let left = || speaker.say(key::YeboFenceLeft { count: u32::from(count) });
        Fence {
            stacks: if closed { WallLayout::closed() } else { self.stand.stacks(count) },
            count: opening.is_none().then_some(count),
            words: opening.as_ref().map_or_else(left, |opening| opening.value.clone()),
            ends: [
                speaker.say(key::YeboLeftEnd { count: u32::from(ends.left) }),
                speaker.say(key::YeboRightEnd { count: u32::from(ends.right) }),
            ],
            open,
            closed,
            opening,
        }
    }

    /// Returns the groups that the round asks for.
    fn goal(&self, round: Option<Round>) -> Option<RoundGoal> {
        let (round, speaker) = (round.filter(|_| !self.is_cleared())?, self.speaker());
        Some(RoundGoal {
            words: speaker.say(key::YeboGoal { number: u32::from(round.number()) }),
            example: Collection::example(round),
        })
    }

    fn claim(&self, view: &View<'_>) -> Option<AnnounceWindow> {
        let seat = self.shown().filter(|seat| self.game.table().awaited().has(*seat));
        let is_asked = self.device.is_open() && self.asks_table();
        let is_claim =
            matches!(view.table.stage, Stage::Claim { by, .. } if seat.is_some_and(|it| it != by));
        let block = view.table.last_discard().filter(|_| is_claim || is_asked)?;
        let ClaimWindow { id, seconds } = self.window?;
        Some(AnnounceWindow { id, tile: self.tile(block), seconds })
    }

    pub(super) fn cover_words(&self, seat: Seat) -> String {
        let speaker = self.speaker();
        let name = &speaker.name(seat);
        if self.device.answering() == Some(seat) && !self.device.seen.has(seat) {
            return speaker.say(key::YeboCoverNew { name });
        }
        speaker.say(key::YeboCover { name })
    }

    /// Formats the prompt for the table, which counts the last round before it tells how the game ends.
    fn table_status(&self) -> String {
        match self.game.table().played.last().filter(|_| self.is_over() && self.course.is_none()) {
            Some(played) => self.round_over(played),
            None => self.status(),
        }
    }

    fn round_over(&self, played: &Played) -> String {
        let number = saturating_u32(place_in_order(self.game.table(), played.round));
        self.speaker().say(key::YeboAskGoOn { number, of: ROUNDS })
    }

    /// Formats the prompt, or the seat to act.
    pub(super) fn status(&self) -> String {
        if self.course.is_some() {
            return self.course_words();
        }
        let (table, speaker) = (self.game.table(), self.speaker());
        if table.stage == Stage::Over {
            return speaker.over(table.winners());
        }
        if let Some(played) = table.played.last().filter(|_| self.rests()) {
            return self.round_over(played);
        }
        if let Some(seat) = self.device.covered() {
            return self.cover_words(seat);
        }
        if self.device.is_open() && self.asks_table() {
            return self.table_question();
        }
        match self.shown().filter(|seat| table.awaited().has(*seat)) {
            Some(seat) if self.device.answering().is_some() => self.own_question(seat),
            Some(seat) => self.task(seat),
            None if self.ponders() => speaker.say(key::YeboAskAnnounce),
            None => self.waiting(),
        }
    }

    /// Formats the prompt for a seat in its turn, without a selection.
    fn play_question(&self, seat: Seat) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        let is_full = table.round.is_some_and(|round| {
            table.place(seat).groups.len() == usize::from(round.spec().groups)
        });
        let legal = self.game.legal(seat);
        let has = |is: fn(&Act) -> bool| legal.iter().any(is);
        match (has(|act| matches!(act, Act::Buy(..))), has(|act| matches!(act, Act::Fourth(..)))) {
            _ if is_full => speaker.say(key::YeboAskLast),
            _ if has(|act| matches!(act, Act::Show(_))) => speaker.say(key::YeboAskPlay),
            (true, false) => speaker.say(key::YeboAskBesides { act: "swap" }),
            (false, true) => speaker.say(key::YeboAskBesides { act: "fourth" }),
            (true, true) => speaker.say(key::YeboAskBesides { act: "both" }),
            (false, false) => speaker.say(key::YeboAskDiscard),
        }
    }

    /// Returns whether a seat has more to do in its turn than to discard a block other than its last.
    fn can_show(&self, seat: Seat) -> bool {
        let is_discard =
            |act: &Act| matches!(act, Act::Discard(_) | Act::Guard(..) | Act::Announce);
        let is_last = self.game.table().place(seat).held == 1;
        is_last || !self.game.legal(seat).iter().all(is_discard)
    }

    /// Formats the status without blocks of a hand.
    pub(super) fn plain_status(&self) -> String {
        match (self.game.table().stage, self.shown()) {
            (Stage::Play(turn), Some(seat)) if turn.seat == seat && self.course.is_none() => {
                self.play_question(seat)
            }
            _ => self.status(),
        }
    }

    /// Formats the points of all seats in this round so far.
    pub(super) fn points_so_far(&self) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        let item = |seat: &Seat| {
            let points = &signed(Sheet::shown(table.place(*seat)).total());
            speaker.say(key::YeboScoreOf { name: &speaker.name(*seat), points })
        };
        self.language.sequence(&table.seats().iter().map(item).collect::<Vec<_>>())
    }

    pub(super) fn waiting(&self) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        match (table.stage, table.awaited().iter().next()) {
            (Stage::Claim { .. }, _) | (_, None) => speaker.say(key::YeboWaitClaim),
            (_, Some(seat)) if self.company.sitter(seat) == PlayerKind::Person => {
                speaker.say(key::YeboNoTurn { name: &speaker.name(seat), who: "other" })
            }
            (_, Some(_)) if self.invites() => speaker.say(key::YeboWaitInvited),
            (_, Some(seat)) => speaker.say(key::YeboWait { name: &speaker.name(seat) }),
        }
    }

    /// Formats the prompt for the shown seat.
    fn task(&self, seat: Seat) -> String {
        let (table, speaker) = (self.game.table(), self.speaker());
        match table.stage {
            Stage::Direct if self.is_shared() => {
                let act = if table.seats().len() == 2 { "deal" } else { "direct" };
                speaker.say(key::YeboAskChief { act, name: &speaker.name(seat) })
            }
            Stage::Direct if table.seats().len() == 2 => speaker.say(key::YeboAskDeal),
            Stage::Direct => speaker.say(key::YeboAskDirection),
            Stage::Replace(_) => {
                let count = u32::from(HAND.saturating_sub(table.place(seat).held));
                speaker.say(key::YeboAskReplace { count })
            }
            Stage::Choose => speaker.say(key::YeboAskRound),
            Stage::Take(_) => speaker.say(key::YeboAskTake),
            Stage::Refill(_) => speaker.say(key::YeboAskRefill),
            Stage::Empty(Then::PickUp(_)) => {
                let block = &self.last_discard();
                if table.chief == seat {
                    speaker.say(key::YeboAskLeaveChief { block })
                } else {
                    speaker.say(key::YeboAskLeave { block })
                }
            }
            Stage::Empty(_) => speaker.say(key::YeboAskEmpty),
            Stage::Claim { .. } if self.is_watching() => self.watch_question(),
            Stage::Claim { .. } => speaker.say(key::YeboAskClaim { block: &self.last_discard() }),
            Stage::Play(_) if self.rack.chosen().is_empty() && !self.can_show(seat) => {
                speaker.say(key::YeboAskDiscard)
            }
            Stage::Play(_) if self.rack.chosen().is_empty() => self.play_question(seat),
            Stage::Play(_) => self.chosen_words(),
            Stage::Over => String::new(),
        }
    }

    /// Formats the selected blocks of the hand.
    pub(super) fn chosen_words(&self) -> String {
        let (speaker, faces) = (self.speaker(), self.rack.faces());
        if faces.is_empty() {
            return speaker.say(key::YeboAskNoneChosen);
        }
        speaker.say(key::YeboAskChosen { blocks: &speaker.faces(faces.into_iter()) })
    }
}
