//! The expanded network against the plain sum of its inputs, and its file against damage.

use alloc::string::ToString;
use alloc::vec::Vec;

use sandgrid_rules::{Cell, Game, Pending, Position, Ruleset};

use super::{
    BUCKETS, HANDS, LINE_STATES, Network, NetworkError, NetworkWeights, ONE, OUTPUT_SHIFT, Units,
    bucket, lines,
};
use crate::dice::SplitMix64;
use crate::random;

/// Random weights for a ruleset.
fn some(rules: &Ruleset, units: Units, seed: u64) -> NetworkWeights {
    let mut dice = SplitMix64::new(seed);
    let count = units.count();
    let mut roll = |most: i32| (dice.below(255) - 127) * most / 127;
    let mut bytes = |vectors: usize| -> Vec<i8> {
        (0..vectors * count).map(|_| i8::try_from(roll(20)).unwrap()).collect()
    };
    let lines = bytes(lines(rules.shape()).len() * LINE_STATES);
    let (own_hand, other_hand) = (bytes(HANDS), bytes(HANDS));
    let (hands, duty) = (bytes(HANDS * HANDS), bytes(1));
    let mut shorts = |number: usize, most: i32| -> Vec<i16> {
        (0..number).map(|_| i16::try_from(roll(most)).unwrap()).collect()
    };
    let (bias, output) = (shorts(count, 100), shorts(BUCKETS * count, 32_000));
    let output_bias = (0..BUCKETS).map(|_| roll(8_000_000)).collect();
    let rules = rules.key().to_string();
    NetworkWeights {
        rules,
        units,
        lines,
        own_hand,
        other_hand,
        hands,
        duty,
        bias,
        output,
        output_bias,
    }
}

/// The value by the definition: line after line.
fn plainly(weights: &NetworkWeights, position: &Position) -> i32 {
    let (us, them) = (position.turn(), !position.turn());
    let units = weights.units.count();
    let digit = |(column, row): (u8, u8)| {
        let cell = Cell::new(column, row).unwrap();
        usize::from(position.ours().contains(cell))
            + 2 * usize::from(position.theirs().contains(cell))
    };
    let (own, other) = (usize::from(position.in_hand()[us]), usize::from(position.in_hand()[them]));
    let at = bucket(position.total(us) + position.total(them));
    let mut output = weights.output_bias[at];
    for unit in 0..units {
        let mut sum = i32::from(weights.bias[unit]);
        for (line, holes) in lines(position.ruleset().shape()).into_iter().enumerate() {
            let state = holes.iter().rev().fold(0, |state, hole| 3 * state + digit(*hole));
            sum += i32::from(weights.lines[(line * LINE_STATES + state) * units + unit]);
        }
        sum += i32::from(weights.own_hand[own * units + unit]);
        sum += i32::from(weights.other_hand[other * units + unit]);
        sum += i32::from(weights.hands[(own * HANDS + other) * units + unit]);
        if position.pending() == Pending::Place {
            sum += i32::from(weights.duty[unit]);
        }
        let value = sum.clamp(0, ONE);
        output += value * value * i32::from(weights.output[at * units + unit]);
    }
    output >> OUTPUT_SHIFT
}

#[test]
fn expanded_sums_are_those_of_the_lines() {
    for rules in Ruleset::ALL {
        for units in Units::ALL {
            let weights = some(rules, units, 7);
            let network = Network::new(&weights).unwrap();
            let mut game = Game::new(rules);
            let most = if cfg!(miri) { 3 } else { 60 };
            for seed in 0..most {
                if game.position().pending().is_fresh() {
                    assert_eq!(
                        network.evaluate(game.position()),
                        plainly(&weights, game.position())
                    );
                }
                let Some(action) = random(&game, seed) else { break };
                game.play(action).unwrap();
            }
        }
    }
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let weights = some(Ruleset::ALL[0], Units::Eight, 3);
    assert_eq!(NetworkWeights::read(&weights.write()), Ok(weights));
}

#[test]
fn a_cut_or_altered_file_is_refused() {
    let file = some(Ruleset::ALL[0], Units::Eight, 3).write();
    for end in [0, 7, 15, 16, 40, file.len() - 1] {
        assert!(Network::read(&file[..end]).is_err(), "cut at {end}");
    }
    let step = if cfg!(miri) { 4_001 } else { 97 };
    for at in (16..file.len()).step_by(step) {
        let mut altered = file.clone();
        altered[at] ^= 1;
        assert_eq!(Network::read(&altered).err(), Some(NetworkError::Checksum), "byte {at}");
    }
}

#[test]
fn a_network_serves_the_variations_of_its_rulebook_alone() {
    let network =
        Network::new(&some(Ruleset::find("yote-ludos").unwrap(), Units::Eight, 3)).unwrap();
    assert!(network.serves(Ruleset::find("yote-ludos+chain").unwrap()));
    assert!(!network.serves(Ruleset::find("yote-traditional").unwrap()));
}
