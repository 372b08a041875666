//! The score sheet: the score of each round by part, and the blocks left in the hands.

use sandgrid_yebo::{Face, Group, Played, Round, Seat, Sheet as Points, Stage};

use super::YeboSession;
use crate::i18n::key;
use crate::yebo::phrases::dispatch::signed;
use crate::yebo::round_score::place_in_order;
use crate::yebo::{RoundAccount, ScoredBlocks, Sheet, SheetRow, TableGroup, Tile};

impl YeboSession {
    pub(super) fn sheet(&self) -> Sheet {
        let (table, speaker) = (self.game.table(), self.speaker());
        Sheet {
            names: table.seats().iter().map(|seat| speaker.name(*seat)).collect(),
            rounds: self.rows(),
            accounts: table.played.iter().rev().map(|played| self.account(played)).collect(),
            totals: table.seats().iter().map(|seat| signed(table.total(*seat))).collect(),
            leads: highest(table.seats().iter().map(|seat| table.total(*seat)).collect()),
            over: table.stage == Stage::Over,
        }
    }

    /// Returns a row for each round: those that are played in order, then the present one, then the others.
    fn rows(&self) -> Vec<SheetRow> {
        let (table, speaker) = (self.game.table(), self.speaker());
        let present = table.round.filter(|round| table.open_rounds().any(|open| open == *round));
        let played = table.played.iter().map(|played| SheetRow {
            round: speaker.round_of(place_in_order(table, played.round), played.round),
            name: speaker.round(played.round),
            ended: self.ended(played),
            points: points(played, Points::total),
            best: highest(totals(played)),
            won: table.seats().iter().map(|seat| played.winner == Some(*seat)).collect(),
        });
        let to_come = |round: String, name: Round, how: &'static str| SheetRow {
            round,
            name: speaker.round(name),
            ended: speaker.say(key::YeboEnded { how, name: "", other: "" }),
            points: Vec::new(),
            best: Vec::new(),
            won: Vec::new(),
        };
        let at = table.played.len() + 1;
        let now = present.map(|round| to_come(speaker.round_of(at, round), round, "now"));
        let later = table.open_rounds().filter(|round| Some(*round) != present);
        let later = later.map(|round| to_come(speaker.round(round), round, "later"));
        played.chain(now).chain(later).collect()
    }

    /// Formats how a round ended.
    fn ended(&self, played: &Played) -> String {
        let speaker = self.speaker();
        let called = played.called.filter(|_| played.winner.is_some()).map(|called| called.by);
        let how = match (played.winner.map(|seat| speaker.is_you(seat)), called) {
            (None, _) => "none",
            (Some(true), None) => "you",
            (Some(true), Some(_)) => "you-called",
            (Some(false), None) => "other",
            (Some(false), Some(by)) if speaker.is_you(by) => "yours-called",
            (Some(false), Some(_)) => "other-called",
        };
        let name = |seat: Option<Seat>| seat.map(|seat| speaker.name(seat)).unwrap_or_default();
        let (name, other) = (&name(played.winner), &name(called));
        speaker.say(key::YeboEnded { how, name, other })
    }

    /// Returns the details of a round's score.
    fn account(&self, played: &Played) -> RoundAccount {
        let speaker = self.speaker();
        let seats = || self.game.table().seats().iter();
        RoundAccount {
            title: speaker.round_of(place_in_order(self.game.table(), played.round), played.round),
            words: self.count_words(played),
            parts: vec![
                (
                    speaker.say(key::YeboPartGroups),
                    points(played, |sheet| sheet.groups.iter().sum()),
                ),
                (speaker.say(key::YeboPartFourths), points(played, |sheet| sheet.fourths)),
                (speaker.say(key::YeboPartSightings), points(played, |sheet| sheet.sightings)),
                (speaker.say(key::YeboPartWinner), points(played, |sheet| sheet.winner)),
                (speaker.say(key::YeboPartAfrica), points(played, |sheet| sheet.africa)),
            ],
            sum: (speaker.say(key::YeboPartSum), points(played, Points::total)),
            shown: seats().map(|seat| (speaker.name(*seat), self.scored(played, *seat))).collect(),
            left: seats().map(|seat| (speaker.name(*seat), self.left(played, *seat))).collect(),
        }
    }

    /// Returns the groups of a seat, and its Sightings, with their points.
    fn scored(&self, played: &Played, seat: Seat) -> Vec<ScoredBlocks> {
        let winning =
            if played.winner == Some(seat) { played.winning_groups() } else { Vec::new() };
        let of_seat = played.groups.iter().filter(|(by, _)| *by == seat);
        let groups = of_seat.map(|(_, group)| {
            let shown = self.table_group(group);
            let points = group_points(group, &shown);
            ScoredBlocks { group: shown, points, won: winning.contains(group) }
        });
        let mut all: Vec<ScoredBlocks> = groups.collect();
        let sightings = played.sightings.iter().filter(|(by, _)| *by == seat);
        let tiles: Vec<Tile> = sightings.map(|(_, block)| self.tile(*block)).collect();
        if !tiles.is_empty() {
            let points = addition(&tiles, tiles.iter().map(|tile| tile.face.points()).sum());
            all.push(ScoredBlocks { group: self.row_of(tiles), points, won: false });
        }
        all
    }

    /// Returns tiles as one row with a name.
    fn row_of(&self, tiles: Vec<Tile>) -> TableGroup {
        let names: Vec<String> = tiles.iter().map(|tile| tile.name.clone()).collect();
        TableGroup { name: self.language.sequence(&names), tiles, fourth: false }
    }

    /// Returns the blocks left in a hand at the end of a round, suit by suit; `None` for an empty hand.
    pub(super) fn left(&self, played: &Played, seat: Seat) -> Option<TableGroup> {
        let mut tiles: Vec<Tile> = played.left.of(seat).map(|block| self.tile(block)).collect();
        tiles.sort_by_key(|tile| tile.block.number());
        (!tiles.is_empty()).then(|| self.row_of(tiles))
    }
}

/// Returns the points of each seat in a round.
fn totals(played: &Played) -> Vec<i32> {
    played.score.sheets().iter().map(Points::total).collect()
}

/// Returns which numbers are the highest; none if all are equal.
fn highest(numbers: Vec<i32>) -> Vec<bool> {
    let (least, most) = (numbers.iter().min().copied(), numbers.iter().max().copied());
    numbers.into_iter().map(|number| least != most && Some(number) == most).collect()
}

/// Formats each seat's points for a part of the score.
fn points(played: &Played, of: impl Fn(&Points) -> i32) -> Vec<String> {
    played.score.sheets().iter().map(|sheet| signed(of(sheet))).collect()
}

/// Formats the points of a group, block by block, and their sum; of Africa alone, the sum.
fn group_points(group: &Group, shown: &TableGroup) -> String {
    let fourth = group.fourth().map_or(0, |block| block.face().points());
    let sum = group.meld().points() + fourth;
    if group.meld().stands().contains(&Face::Africa) {
        signed(sum)
    } else {
        addition(&shown.tiles, sum)
    }
}

/// Formats the points of each block and their sum; of a single block its points alone.
fn addition(tiles: &[Tile], sum: i32) -> String {
    let parts: Vec<String> = tiles.iter().map(|tile| signed(tile.face.points())).collect();
    if parts.len() < 2 { signed(sum) } else { format!("{} = {}", parts.join(" + "), signed(sum)) }
}
