//! The seats of the scene: hands, displays, discards, points and states.

use sandgrid_yebo::{
    Block, Direction, Discard, DiscardState, Draw, Face, Group, PlannedBlock, PlannedGroup, Round,
    Seat, Sheet, Source, Stage, Suit, Table, View,
};

use super::YeboSession;
use super::moments::gain;
use crate::i18n::key;
use crate::yebo::hand::number;
use crate::yebo::phrases::dispatch::signed;
use crate::yebo::{
    Bubble, ChiefDraw, MarkKind, PlannedTableGroup, PlannedTile, SeatMark, SeatScene, Side,
    TableGroup, Tile,
};

/// Number of groups that most rounds ask for.
const USUAL_GROUPS: u8 = 4;

impl YeboSession {
    /// Returns the seats clockwise, beginning with the near side.
    pub(super) fn seats(&self, view: &View<'_>) -> Vec<SeatScene> {
        let table = view.table;
        let near = self.device.near().unwrap_or(Seat::A);
        let round = table.players.from(near, Direction::Clockwise);
        let is_scored = self.is_cleared() || self.rests() || self.is_over();
        let mut acts = self.speaker().last_acts(self.log.entries());
        let mut bubble = |seat: Seat| {
            let act = acts[seat.index()].take().filter(|_| !is_scored)?;
            let name = act.face.map(|face| self.speaker().face(face));
            let names_block = name.is_some_and(|name| name == act.words);
            Some(Bubble { words: act.words, face: act.face, names_block })
        };
        round
            .enumerate()
            .map(|(at, seat)| SeatScene {
                bubble: bubble(seat),
                ..self.seat(view, seat, side(at, table.players.count()))
            })
            .collect()
    }

    fn seat(&self, view: &View<'_>, seat: Seat, side: Side) -> SeatScene {
        let (table, speaker) = (view.table, self.speaker());
        let place = table.place(seat);
        let cleared = self.is_cleared();
        let groups = place.groups.iter().filter(|_| !cleared);
        let sightings = place.sightings.iter().filter(|_| !cleared);
        // A lesson is one round: it is counted once it is played.
        let is_counted = self.rests() || self.is_over() || self.course.is_some();
        let counted = table.played.last().filter(|_| is_counted);
        let gained = match counted {
            Some(played) => played.score.of(seat).total(),
            None if cleared => 0,
            None => Sheet::shown(place).total(),
        };
        let (gained, total) = (gain(gained), signed(table.total(seat)));
        SeatScene {
            seat,
            side,
            name: speaker.name(seat),
            sitter: speaker.sitter(seat),
            held: if cleared { 0 } else { place.held },
            held_words: speaker.say(key::YeboHidden { count: u32::from(place.held) }),
            groups: groups.map(|group| self.table_group(group)).collect(),
            sightings: sightings.map(|it| self.tile(*it)).collect(),
            drawn: self.drawn(table, seat),
            places: table.round.map_or(USUAL_GROUPS, |round| round.spec().groups),
            planned: if self.shown() == Some(seat) { self.planned() } else { Vec::new() },
            pond: if cleared { Vec::new() } else { self.pond(table, seat) },
            bubble: None,
            marks: self.marks(view, seat),
            turn: self.is_active(seat),
            suits: self.suits(table, seat).filter(|_| !cleared),
            points_words: speaker.say(key::YeboPoints { gained: &gained, total: &total }),
            gained,
            total,
        }
    }

    /// Returns the blocks that a seat has drawn for the first Chief, until the first deal.
    fn drawn(&self, table: &Table, seat: Seat) -> Vec<ChiefDraw> {
        let is_open = self.log.entries().next().is_some() && self.course.is_none();
        let is_first = is_open && table.stage == Stage::Direct && table.played.is_empty();
        let opening = table.opening.iter().filter(|_| is_first);
        let own = opening.filter(|draw| draw.seat == seat);
        let block = |draw: &Draw| ChiefDraw { tile: self.tile(draw.block), is_highest: false };
        let mut blocks: Vec<ChiefDraw> = own.map(block).collect();
        if let Some(last) = blocks.last_mut() {
            last.is_highest = table.chief == seat;
        }
        blocks
    }

    /// Returns the discards of a seat.
    fn pond(&self, table: &Table, seat: Seat) -> Vec<Option<Tile>> {
        let tile = |discard: &Discard| {
            let lies = discard.fate == DiscardState::Lies;
            lies.then(|| self.tile(discard.block))
        };
        table.discards.iter().filter(|discard| discard.by == seat).map(tile).collect()
    }

    /// Returns the suits of the displayed groups, if the round limits their number.
    pub(super) fn suits(&self, table: &Table, seat: Seat) -> Option<(Vec<Suit>, String)> {
        table.round.filter(|round| round.spec().suits < 3)?;
        let groups = table.place(seat).groups.iter();
        let faces = groups.flat_map(|group| group.meld().stands().to_vec());
        let mut suits: Vec<Suit> = faces
            .filter_map(|face| match face {
                Face::Suit(suit, _) => Some(suit),
                Face::Flower(_) | Face::Bird(_) | Face::Africa | Face::Sighting(_) => None,
            })
            .collect();
        suits.sort_unstable();
        suits.dedup();
        let speaker = self.speaker();
        let names = suits.iter().map(|suit| {
            let kind = match suit {
                Suit::Pots => "pot",
                Suit::Masks => "mask",
                Suit::Shields => "shield",
            };
            speaker.say(key::YeboSuit { kind })
        });
        let names = self.language.list(&names.collect::<Vec<_>>());
        (!suits.is_empty()).then_some((suits, names))
    }

    /// Returns whether a seat is to be highlighted as active.
    fn is_active(&self, seat: Seat) -> bool {
        let table = self.game.table();
        match table.stage {
            Stage::Claim { by, .. } => by == seat,
            _ => table.awaited().has(seat),
        }
    }

    fn marks(&self, view: &View<'_>, seat: Seat) -> Vec<SeatMark> {
        let (speaker, table) = (self.speaker(), view.table);
        let who = speaker.who(seat);
        let is_asked = table.awaited().has(seat);
        let in_turn = match table.stage {
            Stage::Claim { by, .. } => by == seat,
            Stage::Replace(_) => is_asked,
            _ => table.turn() == Some(seat),
        };
        let is_claim = matches!(table.stage, Stage::Claim { .. });
        let decides = is_asked && !in_turn && (!is_claim || self.shown() == Some(seat));
        let announced = table.place(seat).announced && !self.is_cleared();
        let forgot = self.has_not_announced(seat) && !self.is_cleared();
        let has_ended = self.rests() || self.is_over();
        let marks = [
            (in_turn, MarkKind::Turn, speaker.say(key::YeboMarkTurn { who })),
            (decides, MarkKind::Deciding, speaker.say(key::YeboMarkDeciding)),
            (table.chief == seat, MarkKind::Chief, speaker.say(key::YeboMarkChief)),
            (announced, MarkKind::Announced, speaker.say(key::YeboMarkAnnounced)),
            (forgot, MarkKind::Unannounced, speaker.say(key::YeboMarkUnannounced)),
        ];
        let marks = marks.into_iter().filter(|(holds, ..)| *holds && !has_ended);
        marks.map(|(_, kind, words)| SeatMark { kind, words }).collect()
    }

    /// Returns whether a seat has shown all groups of the round without having announced one final block, and so has
    /// not won.
    pub(super) fn has_not_announced(&self, seat: Seat) -> bool {
        let table = self.game.table();
        let place = table.place(seat);
        let is_full = |round: Round| place.groups.len() == usize::from(round.spec().groups);
        !place.announced && table.round.is_some_and(is_full)
    }

    pub(super) fn table_group(&self, group: &Group) -> TableGroup {
        let speaker = self.speaker();
        let meld = group.meld();
        let stands = meld.stands().iter().copied().map(Some).chain([None]);
        let mut blocks: Vec<(Block, Option<Face>)> = group.all_blocks().zip(stands).collect();
        // A 4th block comes last.
        blocks.sort_by_key(|(_, stands)| stands.map_or(u8::MAX, number));
        let tiles = blocks.into_iter().map(|(block, stands)| {
            let blank = stands.filter(|stands| *stands != block.face());
            let blank = blank.filter(|_| block.face() == Face::Africa);
            let name = blank.map_or_else(|| speaker.face(block.face()), |it| speaker.standing(it));
            Tile { block, face: block.face(), stands: blank, name }
        });
        TableGroup {
            tiles: tiles.collect(),
            name: speaker.group(group),
            fourth: group.fourth().is_some(),
        }
    }

    /// Returns the groups that the shown hand is collecting, if their display is on.
    fn planned(&self) -> Vec<PlannedTableGroup> {
        let shown = self.shown().filter(|_| self.is_helped() && !self.rests() && !self.is_over());
        let Some(seat) = shown.filter(|_| !self.is_cleared()) else { return Vec::new() };
        self.plan_of(seat).into_iter().map(|group| self.planned_table_group(&group)).collect()
    }

    pub(super) fn planned_table_group(&self, group: &PlannedGroup) -> PlannedTableGroup {
        let speaker = self.speaker();
        let held = |block: &PlannedBlock| match block.source {
            Source::Held => Some(speaker.face(block.face)),
            Source::Africa => Some(speaker.standing(block.face)),
            Source::Missing { .. } => None,
        };
        let mut blocks = group.blocks.clone();
        blocks.sort_by_key(|block| number(block.face));
        // The count follows the last of equal blocks.
        let missing = |at: usize| match blocks[at].source {
            Source::Missing { .. } if blocks[at + 1..].contains(&blocks[at]) => {
                Some(speaker.face(blocks[at].face))
            }
            Source::Missing { unseen } => {
                let (block, count) = (&speaker.face(blocks[at].face), u32::from(unseen));
                Some(speaker.say(key::YeboUnseen { block, count }))
            }
            Source::Held | Source::Africa => None,
        };
        let held: Vec<String> = blocks.iter().filter_map(held).collect();
        let missing: Vec<String> = (0..blocks.len()).filter_map(missing).collect();
        let held = &self.language.sequence(&held);
        let name = if missing.is_empty() {
            speaker.say(key::YeboPlanComplete { held })
        } else {
            speaker.say(key::YeboPlan { held, missing: &self.language.sequence(&missing) })
        };
        let tile = |block: &PlannedBlock| PlannedTile {
            face: if block.source == Source::Africa { Face::Africa } else { block.face },
            stands: Some(block.face).filter(|_| block.source == Source::Africa),
            left: match block.source {
                Source::Missing { unseen } => {
                    let count = u32::from(unseen);
                    Some((unseen, speaker.say(key::YeboUnseenShort { count })))
                }
                Source::Held | Source::Africa => None,
            },
        };
        PlannedTableGroup { name, blocks: blocks.iter().map(tile).collect() }
    }
}

/// Returns the position of a seat that is `at` places clockwise from the near one.
fn side(at: usize, count: usize) -> Side {
    match (at, count) {
        (0, _) => Side::Near,
        (1, 2) | (2, 4) => Side::Far,
        (1, _) => Side::Left,
        _ => Side::Right,
    }
}
