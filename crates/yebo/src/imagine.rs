//! A game that could be the one that a seat sees.

use alloc::vec::Vec;

use crate::dice::Dice;
use crate::fence::Fence;
use crate::hand::Hand;
use crate::state::State;
use crate::{Answer, Block, Face, Game, Origin, Seat, Stage, View};

impl View<'_> {
    /// Returns a game that this seat, or an onlooker, cannot distinguish from the one it sees: hidden blocks are
    /// dealt by the seed (determinization). The game has no seed of its own.
    ///
    /// Blocks that visibly went into a hand are there; the others may be anywhere. A seat that has answered the last
    /// discard in secret has passed. A seat that announced one final block need not hold the others.
    #[must_use]
    pub fn imagine(&self, seed: u64) -> Game {
        self.imagine_with(seed, &[const { Vec::new() }; 4])
    }

    /// Returns such a game in which each seat holds those faces, as far as their blocks are out of sight.
    pub(crate) fn imagine_with(&self, seed: u64, parts: &[Vec<Face>; 4]) -> Game {
        let mut dice = Dice::new(seed);
        let known: Vec<Block> = self.seen().collect();
        let mut unseen = dice.mixed(Block::all().filter(|block| !known.contains(block)));
        if self.table.ends.total == 0 && self.table.places.iter().all(|place| place.held == 0) {
            unseen.clear(); // Nothing is dealt yet.
        }
        // No hand holds a Sighting, so all of them are in the Fence.
        let mut sightings = unseen.clone();
        sightings.retain(|block| block.is_sighting());
        unseen.retain(|block| !block.is_sighting());
        let meant = Seat::ALL.map(|seat| self.meant(seat, &parts[seat.index()], &mut unseen));
        let hands =
            Seat::ALL.map(|seat| self.imagine_hand(seat, &meant[seat.index()], &mut unseen));
        unseen.extend(sightings);
        dice.mix(&mut unseen);
        let state = State {
            table: self.table.clone(),
            hands,
            fence: Fence::with_left(&unseen, self.table.ends.left),
            answers: Seat::ALL.map(|seat| self.imagine_answer(seat)),
            dice,
        };
        Game::begin(None, state)
    }

    /// Takes out the blocks that a seat is meant to hold beside those that are known.
    fn meant(&self, seat: Seat, faces: &[Face], unseen: &mut Vec<Block>) -> Vec<Block> {
        let place = self.table.place(seat);
        let mut known: Vec<Face> = place.known.iter().map(|block| block.face()).collect();
        let mut take = |face: &Face| {
            if let Some(at) = known.iter().position(|other| other == face) {
                known.swap_remove(at);
                return None;
            }
            let at = unseen.iter().position(|block| block.face() == *face)?;
            Some(unseen.swap_remove(at))
        };
        let room = usize::from(place.held).saturating_sub(place.known.len());
        faces.iter().filter_map(&mut take).take(room).collect()
    }

    fn imagine_hand(&self, seat: Seat, meant: &[Block], unseen: &mut Vec<Block>) -> Hand {
        if let Some(own) = self.own.filter(|own| own.seat == seat) {
            return Hand(own.hand.to_vec());
        }
        let place = self.table.place(seat);
        let mut hand = Hand::default();
        place.known.iter().for_each(|block| hand.add(*block, Origin::Table));
        for block in meant {
            hand.add(*block, Origin::Fence);
        }
        while hand.0.len() < usize::from(place.held) {
            let block = unseen.pop().expect("what is held and not known is not seen");
            hand.add(block, Origin::Fence);
        }
        hand
    }

    fn imagine_answer(&self, seat: Seat) -> Option<Answer> {
        match (self.table.stage, self.own) {
            (_, Some(own)) if own.seat == seat => own.answer,
            (Stage::Claim { answered, .. }, _) if answered.has(seat) => Some(Answer::Pass),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Answer, Game, HouseRules, Players, Seat, Stage};

    /// Performs one legal act of a seat that can act.
    fn go_on(game: &mut Game, step: usize) {
        let mut seats = Seat::ALL.into_iter().cycle().skip(step % 4).take(4);
        let seat = seats.find(|seat| !game.legal(*seat).is_empty()).expect("the game goes on");
        let acts = game.legal(seat);
        game.act(seat, acts[step * 31 % acts.len()]).expect("what is listed is legal");
    }

    #[test]
    fn determinized_games_hold_all_dealt_blocks() {
        let mut game = Game::new(1, Players::Four, HouseRules::default());
        for (step, blocks) in [0, 144].into_iter().enumerate() {
            let views = [game.view(game.table().chief), game.onlooker()];
            for view in views {
                assert_eq!(view.imagine(1).blocks().count(), blocks);
            }
            go_on(&mut game, step);
        }
    }

    #[test]
    fn sampled_games_treat_hidden_answers_as_passes() {
        let mut game = Game::new(1, Players::Four, HouseRules::default());
        let (mut passed, mut silent) = (0, 0);
        for step in 0..400 {
            if let Stage::Claim { answered, .. } = game.table().stage {
                let imagined = game.onlooker().imagine(step as u64).into_state();
                for seat in Seat::ALL {
                    let has_answered = answered.has(seat);
                    let answer = imagined.answers[seat.index()];
                    assert_eq!(answer, has_answered.then_some(Answer::Pass), "{step}: {seat}");
                    *(if has_answered { &mut passed } else { &mut silent }) += 1;
                }
            }
            go_on(&mut game, step);
        }
        assert!(passed > 10 && silent > 10, "{passed} had answered, {silent} had not");
    }
}
