//! Available actions, each with label and shortcut.

use sandgrid_yebo::{
    Act, Block, Collection, Direction, End, Face, Game, Meld, PlannedGroup, Seat, Slot, Source,
    StackNumber, Stage, View,
};

use super::PicturedTile;
use super::hand::{Hand, by_number};
use super::phrases::dispatch::signed;
use super::phrases::names::Speaker;
use crate::i18n::{key, saturating_u32};

/// An action of a person at the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum TableCommand {
    /// An act of the rules.
    Act(Act),
    /// Undo.
    Undo,
    /// Request a hint.
    Hint,
    /// Toggle the display of missing blocks.
    Help,
    /// Proceed after the score of a round.
    GoOn,
    /// Uncover the hand, after taking the device.
    Uncover,
    /// Skip the announcement; or, after speaking up, return the device without a call.
    Decline,
    /// A person says Yebo to the open question, and takes the device.
    SpeakUp(Seat),
    /// Answer the open question with no call.
    Nobody,
    /// Call Yebo without being told whether that is possible.
    Call,
    /// Answer the invitation to the lesson: play at once.
    Begin,
    /// Proceed to the next step of the lesson.
    Next,
    /// Leave the lesson.
    Leave,
}

/// An available action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandButton {
    /// Label.
    pub label: String,
    /// The verb, beside a picture in place of the label: empty where the label is drawn.
    pub word: String,
    /// The group that is meant, drawn in place of the label; an example beside it, if the action chooses a round.
    pub picture: Vec<PicturedTile>,
    /// Points of the group, or how far the hand is from the round: a few words behind the label.
    pub note: String,
    /// Action.
    pub command: TableCommand,
    /// Shortcut key.
    pub letter: char,
    /// Whether Enter triggers it.
    pub rank: Rank,
}

/// The rank of an available action.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Triggered by Enter.
    Chief,
    /// Any other.
    Plain,
}

impl CommandButton {
    /// Creates an action with a label alone.
    pub(super) fn plain(label: String, command: TableCommand, letter: char) -> Self {
        let [word, note] = [String::new(), String::new()];
        Self { label, word, picture: Vec::new(), note, command, letter, rank: Rank::Plain }
    }

    /// Returns the action with the rank that Enter triggers.
    pub(super) fn strong(self) -> Self {
        Self { rank: Rank::Chief, ..self }
    }

    /// Returns the shortcut of an act.
    pub(super) fn letter(act: Act) -> char {
        match act {
            Act::Direct(Direction::Clockwise, _) => '+',
            Act::Direct(Direction::Counter, _) => '-',
            Act::Choose(round) => char::from(b'0' + round.number()),
            Act::Draw(End::Left) => 'L',
            Act::Draw(End::Right) => 'R',
            Act::PickUp => 'K',
            Act::Yebo(_) => 'Y',
            Act::Pass => 'P',
            Act::Show(_) => 'S',
            Act::Fourth(..) => 'F',
            Act::Buy(..) => 'T',
            Act::Discard(_) | Act::Guard(..) => 'D',
            Act::Announce => 'A',
            Act::Rebuild => 'B',
            Act::Score => 'E',
        }
    }
}

/// Most complete groups that are offered at once.
const MOST_GROUPS: usize = 4;

/// Lists the available acts of the seat whose hand is shown.
pub(super) struct AvailableActions<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) game: &'a Game,
    pub(super) rack: &'a Hand,
    pub(super) seat: Seat,
    /// Complete groups in the hand.
    pub(super) complete: &'a [Meld],
    /// The groups in the making.
    pub(super) plan: &'a [PlannedGroup],
    /// The call that the groups in the making want most.
    pub(super) claim: Option<Meld>,
    /// The act that a hint recommends.
    pub(super) hinted: Option<Act>,
    /// The stack that is marked for opening the Fence.
    pub(super) opening: Option<StackNumber>,
}

impl AvailableActions<'_> {
    /// Returns all available acts, the most important first.
    pub(super) fn offers(&self) -> Vec<CommandButton> {
        let view = self.game.view(self.seat);
        let mut acts: Vec<Act> = view.legal();
        acts.retain(|act| self.is_meant(&view, act));
        acts.sort_by_key(|act| (order(act), -points(act)));
        self.leave_out_groups(&mut acts);
        let mut offers: Vec<CommandButton> =
            acts.into_iter().map(|act| self.offer(&view, act)).collect();
        let hinted = self.hinted.map(TableCommand::Act);
        let at =
            hinted.and_then(|command| offers.iter().position(|offer| offer.command == command));
        let first = offers.iter().position(|offer| self.is_chief(&view, offer.command));
        if let Some(chief) = at.or(first).and_then(|at| offers.get_mut(at)) {
            chief.rank = Rank::Chief;
        }
        if self.game.can_take_back(self.seat) > 0 {
            let label = self.speaker.say(key::YeboOfferUndo);
            offers.push(CommandButton::plain(label, TableCommand::Undo, 'U'));
        }
        offers
    }

    /// Keeps the best complete groups, as many as have room; the others come when one of them is shown, or when their
    /// blocks are chosen.
    fn leave_out_groups(&self, acts: &mut Vec<Act>) {
        let is_chosen = !self.rack.faces().is_empty();
        let mut groups = 0;
        acts.retain(|act| {
            groups += usize::from(matches!(act, Act::Show(_)));
            groups <= MOST_GROUPS
                || is_chosen
                || !matches!(act, Act::Show(_))
                || self.hinted == Some(*act)
        });
    }

    /// Returns the label of an act.
    pub(super) fn words(&self, act: Act) -> String {
        self.label(&self.game.view(self.seat), act)
    }

    /// Returns whether Enter may trigger an action that no hint names; acts that one could regret are excluded, and
    /// those that break the groups in the making.
    fn is_chief(&self, view: &View<'_>, command: TableCommand) -> bool {
        let TableCommand::Act(act) = command else { return true };
        match act {
            Act::Announce | Act::Choose(_) | Act::Score => false,
            Act::Yebo(meld) => self.claim == Some(meld),
            // A selected block is meant to go.
            Act::Fourth(face, _) => !self.rack.chosen().is_empty() || self.is_spare(view, face),
            Act::Buy(seat, slot) => {
                !self.rack.chosen().is_empty()
                    || stands_for(view, seat, slot).is_none_or(|face| self.is_spare(view, face))
            }
            _ => true,
        }
    }

    /// Returns whether the hand has more blocks of a face than its groups in the making.
    fn is_spare(&self, view: &View<'_>, face: Face) -> bool {
        let held = view.own.map_or(0, |own| usize::from(own.counts().of(face)));
        let blocks = self.plan.iter().flat_map(|group| &group.blocks);
        held > blocks.filter(|block| block.face == face && block.source == Source::Held).count()
    }

    fn offer(&self, view: &View<'_>, act: Act) -> CommandButton {
        let act = match act {
            Act::Direct(direction, _) => Act::Direct(direction, self.opening),
            act => act,
        };
        let command = TableCommand::Act(act);
        CommandButton {
            label: self.label(view, act),
            word: self.word(act),
            picture: picture(view, self.seat, act),
            note: self.note(act),
            command,
            letter: CommandButton::letter(act),
            rank: Rank::Plain,
        }
    }

    fn word(&self, act: Act) -> String {
        match act {
            Act::Yebo(_) => self.speaker.say(key::YeboOfferCall),
            Act::Show(_) => self.speaker.say(key::YeboOfferShowGroup),
            Act::Fourth(..) => self.speaker.say(key::YeboLastAct { act: "fourth" }),
            _ => String::new(),
        }
    }

    /// Formats what stands behind the label: points won or lost, how far the hand is from a round, how often the Fence
    /// may be rebuilt, or where it opens.
    fn note(&self, act: Act) -> String {
        let table = self.game.table();
        match act {
            Act::Yebo(meld) | Act::Show(meld) => format!("+{}", signed(meld.points())),
            Act::Direct(_, Some(from)) => {
                self.speaker.say(key::YeboFromStack { number: from.number().into() })
            }
            Act::Choose(round) => {
                let counts = self.game.view(self.seat).own.map(|own| own.counts());
                let Some(counts) = counts else { return String::new() };
                let missing = Collection::new(round, &table.house, &[], &counts).missing();
                self.speaker.say(key::YeboShort { count: missing.into() })
            }
            Act::Rebuild => {
                let count = table.house.rebuilds.get().saturating_sub(table.rebuilt);
                self.speaker.say(key::YeboRebuildsLeft { count: count.into() })
            }
            Act::Score => self.speaker.say(key::YeboScoreLoss),
            _ => String::new(),
        }
    }

    /// Returns whether an act matches the selected blocks.
    fn is_meant(&self, view: &View<'_>, act: &Act) -> bool {
        let faces = self.rack.faces();
        if faces.is_empty() && self.hinted == Some(*act) {
            return true;
        }
        match act {
            // Between two, the direction makes no difference.
            Act::Direct(direction, _) if view.table.seats().len() == 2 => {
                *direction == Direction::Clockwise
            }
            // One end is as good as the other: the button draws from the left, the Fence itself from both.
            Act::Draw(end) => *end == End::Left,
            Act::Show(meld) if faces.is_empty() => self.complete.contains(meld),
            Act::Show(meld) => is_of(meld, &faces),
            // The last block needs no choice.
            Act::Discard(_) if faces.is_empty() => view.table.place(self.seat).held == 1,
            Act::Discard(face) => faces.as_slice() == [*face],
            Act::Fourth(face, _) => faces.is_empty() || faces.as_slice() == [*face],
            Act::Buy(seat, slot) => {
                faces.is_empty() || stands_for(view, *seat, *slot).is_some_and(|it| faces == [it])
            }
            _ => true,
        }
    }

    #[expect(clippy::too_many_lines, reason = "one match over all acts")]
    fn label(&self, view: &View<'_>, act: Act) -> String {
        let speaker = &self.speaker;
        match act {
            Act::Direct(..) if view.table.seats().len() == 2 => speaker.say(key::YeboOfferDeal),
            Act::Direct(direction, _) => {
                speaker.say(key::YeboOfferDirection { way: &speaker.direction(direction) })
            }
            Act::Choose(round) => speaker.round(round),
            Act::Draw(_) => speaker.say(key::YeboOfferDraw),
            Act::PickUp => {
                let block = view.table.last_discard().map(|it| speaker.face(it.face()));
                speaker.say(key::YeboOfferPickUp { block: &block.unwrap_or_default() })
            }
            Act::Pass if matches!(view.table.stage, Stage::Empty(_)) => {
                speaker.say(key::YeboOfferLeave)
            }
            Act::Pass => speaker.say(key::YeboOfferPass),
            Act::Discard(face) => speaker.say(key::YeboOfferDiscard { block: &speaker.face(face) }),
            Act::Announce => speaker.say(key::YeboOfferAnnounce),
            Act::Rebuild => speaker
                .say(key::YeboOfferRebuild { count: saturating_u32(view.table.lying().count()) }),
            Act::Score => speaker.say(key::YeboOfferScore),
            Act::Yebo(meld) => speaker.say(key::YeboOfferYebo { group: &speaker.meld(&meld) }),
            Act::Show(meld) => match meld.blank().filter(|_| self.is_ambiguous(&meld)) {
                Some(face) => speaker.say(key::YeboOfferShowAs { block: &speaker.face(face) }),
                None => speaker.say(key::YeboOfferShow { group: &speaker.meld(&meld) }),
            },
            Act::Fourth(face, slot) => {
                let group = view.table.place(self.seat).groups.get(slot.index());
                let group = group.map(|group| speaker.meld(group.meld())).unwrap_or_default();
                speaker.say(key::YeboOfferFourth { block: &speaker.face(face), group: &group })
            }
            Act::Buy(seat, slot) => {
                let block = stands_for(view, seat, slot).map(|face| speaker.face(face));
                speaker.say(key::YeboOfferBuy {
                    who: if seat == self.seat { "own" } else { "other" },
                    name: &speaker.name(seat),
                    block: &block.unwrap_or_default(),
                })
            }
            Act::Guard(face, _) => speaker.say(key::YeboOfferGuard { block: &speaker.face(face) }),
        }
    }

    /// Returns whether the Africa in these blocks could stand for another block.
    fn is_ambiguous(&self, meld: &Meld) -> bool {
        let Some(round) = self.game.table().round else { return false };
        let faces: Vec<Face> = meld.faces().collect();
        Meld::readings(round, &self.game.table().house, &faces).nth(1).is_some()
    }
}

/// Returns the group of a seat's act, with the called discard or the 4th block marked.
fn picture(view: &View<'_>, seat: Seat, act: Act) -> Vec<PicturedTile> {
    let (meld, mut called, fourth) = match act {
        Act::Yebo(meld) => (meld, view.table.last_discard().map(Block::face), None),
        Act::Show(meld) => (meld, None, None),
        Act::Fourth(face, slot) => {
            let Some(group) = view.table.place(seat).groups.get(slot.index()) else {
                return Vec::new();
            };
            (*group.meld(), None, Some(PicturedTile { face, stands: None, called: true }))
        }
        Act::Choose(round) => {
            let tile = |face| PicturedTile { face, stands: None, called: false };
            return Collection::example(round).into_iter().map(tile).collect();
        }
        _ => return Vec::new(),
    };
    let tile = |(face, stands): (Face, Face)| PicturedTile {
        face,
        stands: Some(stands).filter(|stands| *stands != face),
        called: called.take_if(|called| *called == face).is_some(),
    };
    by_number(&meld).into_iter().map(tile).chain(fourth).collect()
}

/// Returns the block that the Africa of a group stands for.
fn stands_for(view: &View<'_>, seat: Seat, slot: Slot) -> Option<Face> {
    view.table.place(seat).groups.get(slot.index())?.meld().blank()
}

/// Returns whether exactly these blocks form the group.
fn is_of(meld: &Meld, faces: &[Face]) -> bool {
    meld.stands().len() == faces.len() && meld.held() == faces.iter().copied().collect()
}

/// Returns the sort key of an act.
fn order(act: &Act) -> u8 {
    match act {
        Act::Yebo(_) => 0,
        Act::Buy(..) => 1,
        Act::Fourth(..) => 2,
        Act::Show(_) => 3,
        Act::Draw(_) | Act::Discard(_) | Act::Guard(..) => 4,
        Act::PickUp | Act::Direct(..) | Act::Choose(_) | Act::Rebuild => 5,
        Act::Pass | Act::Score => 6,
        Act::Announce => 7,
    }
}

/// Returns the points of the group of an act.
fn points(act: &Act) -> i32 {
    match act {
        Act::Yebo(meld) | Act::Show(meld) => meld.points(),
        _ => 0,
    }
}

/// Returns whether a seat can claim the discard.
pub(super) fn can_claim(game: &Game, seat: Seat) -> bool {
    matches!(game.table().stage, Stage::Claim { .. })
        && game.legal(seat).iter().any(|act| matches!(act, Act::Yebo(_)))
}

#[cfg(test)]
mod tests {
    use sandgrid_yebo::Setup;

    use super::*;
    use crate::yebo::SeatPlan;
    use crate::yebo::phrases::marked::BlockNames;
    use crate::{Language, LocaleFns};

    /// Returns the text of the act that Enter triggers for A with no block chosen.
    fn chief(text: &str) -> String {
        let game = text.parse::<Setup>().expect("it is a moment").into_game();
        let play = include_str!(concat!(env!("OUT_DIR"), "/play.txt"));
        let yebo = include_str!(concat!(env!("OUT_DIR"), "/yebo.txt"));
        let language = Language::read_yebo(play, yebo, LocaleFns::PLAIN).expect("it is English");
        let company = SeatPlan::first();
        let planned = game.view(Seat::A).planned();
        let complete: Vec<Meld> = Vec::new();
        let actions = AvailableActions {
            speaker: Speaker { language, company: &company, blocks: BlockNames::Plain },
            game: &game,
            rack: &Hand::default(),
            seat: Seat::A,
            complete: &complete,
            plan: &planned,
            claim: None,
            hinted: None,
            opening: None,
        };
        let chief = actions.offers().into_iter().find(|offer| offer.rank == Rank::Chief);
        chief.map(|offer| offer.label).unwrap_or_default()
    }

    #[test]
    fn enter_never_breaks_a_group_in_the_making() {
        let runs = "round 2\nstage play A\ngroup A B1 B2 B3\ngroup A M6 M7 M8\nannounced A\n";
        for (hand, expected) in [
            // The plan needs Mask 9, and does not.
            ("M4 M4 M7 M8 M9 B2 AF", ""),
            ("M1 M2 M4 M5 M6 M9 S1", "Lay Mask 9"),
        ] {
            let chief = chief(&format!("{runs}hand A {hand}\n"));
            assert!(
                chief.starts_with(expected) && chief.is_empty() == expected.is_empty(),
                "{hand}: {chief:?}"
            );
        }
    }
}
