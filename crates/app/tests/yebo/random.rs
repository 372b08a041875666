//! Random events: nothing breaks, and the game stays one that can be read.

use sandgrid_app::Access;
use sandgrid_app::yebo::rules::{Act, Block};
use sandgrid_app::yebo::{SavedYeboGame, SeatPlan, Sort, TableCommand, Way, YeboEvent};

use crate::table::{COMPUTER, PERSON, Table};

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits fit") % end
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn block(&mut self) -> Block {
        Block::new(u8::try_from(self.below(144)).expect("it is small")).expect("it is a block's")
    }

    #[expect(clippy::too_many_lines, reason = "one match over all choices")]
    fn event(&mut self, table: &Table) -> YeboEvent {
        let scene = table.scene();
        let hand = scene.hand.as_deref().unwrap_or_default();
        let held =
            if hand.is_empty() { self.block() } else { hand[self.below(hand.len())].tile.block };
        match self.below(14) {
            0..4 if !scene.offers.is_empty() => {
                YeboEvent::Do(scene.offers[self.below(scene.offers.len())].command)
            }
            0..6 => YeboEvent::Choose(held),
            6 => YeboEvent::Choose(self.block()),
            7 => YeboEvent::Letter(
                self.of(&['L', 'r', 'K', 'y', 'P', 's', 'F', 'T', 'd', 'A', '+', '3', '?']),
            ),
            8 => YeboEvent::Do(self.of(&[
                TableCommand::Undo,
                TableCommand::Hint,
                TableCommand::Help,
                TableCommand::GoOn,
                TableCommand::Uncover,
            ])),
            9 => YeboEvent::Do(TableCommand::Act(self.of(&[
                Act::Pass,
                Act::PickUp,
                Act::Announce,
                Act::Score,
            ]))),
            10 => YeboEvent::Move(held, self.of(&[Way::Back, Way::On])),
            11 => YeboEvent::Put(held, self.block()),
            12 => YeboEvent::Sort(self.of(&[Sort::Suit, Sort::Number, Sort::Hand])),
            _ => match self.below(11) {
                0 => YeboEvent::Cancel,
                1 => YeboEvent::TimerFired(u32::try_from(self.below(9)).expect("it is small")),
                2 => YeboEvent::Learn,
                8 => YeboEvent::StorageFailed,
                3 => YeboEvent::Do(self.of(&[
                    TableCommand::Next,
                    TableCommand::Leave,
                    TableCommand::Decline,
                ])),
                4 => learned("sandgrid learning 1\nlesson yebo 8"),
                5 => YeboEvent::MoveReceived("7 discard P5".to_owned()),
                6 => YeboEvent::SetAccess(self.of(&[Access::ReadOnly, Access::Play, Access::Play])),
                7 => {
                    let sitters = self.of(&[[PERSON; 3], [COMPUTER, PERSON, COMPUTER]]);
                    YeboEvent::Seat(SeatPlan::new(&sitters).expect("there are three"))
                }
                _ => YeboEvent::SetSettings(
                    "yebo-claim 9\nyebo-pace \u{1F42A}\nyebo-sort number".to_owned(),
                ),
            },
        }
    }
}

fn learned(text: &str) -> YeboEvent {
    YeboEvent::StorageLoaded(vec![("learning".to_owned(), text.to_owned())])
}

#[test]
fn random_games_stay_readable() {
    for seed in 0..12 {
        let sitters = [[PERSON, COMPUTER, PERSON], [PERSON, COMPUTER, COMPUTER]];
        let mut table = Table::new(&sitters[usize::try_from(seed % 2).expect("it is small")], seed);
        let mut chance = Chance(seed);
        for step in 0..250 {
            let event = chance.event(&table);
            table.handle(event);
            if step % 3 == 0 {
                table.settle();
            }
        }
        let kept: SavedYeboGame = table.session.record().parse().expect("a record can be read");
        assert_eq!(kept.game.blocks().count(), 144);
        let hand = table.scene().hand.unwrap_or_default();
        assert!(hand.len() <= 13, "{}", hand.len());
    }
}
