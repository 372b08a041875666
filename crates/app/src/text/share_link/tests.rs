//! Tests of malformed links with a valid checksum.

use sandgrid_tests::{Chance, set_up};

use super::*;

fn summed(key: &str, body: &str) -> String {
    let head = format!("1.{key}.");
    format!("{head}{}{body}", mixed_radix::check(&head, body))
}

#[test]
fn random_digits_never_panic() {
    // Fewer rounds under Miri, which is slow.
    let (rounds, at_least) = if cfg!(miri) { (40, 0) } else { (4000, 100) };
    let mut chance = Chance::of(1);
    let mut read_back = 0;
    for round in 0..rounds {
        let rules = chance.pick(Ruleset::ALL);
        let mut game = Game::from_position(set_up(rules, &mut chance));
        for _ in 0..round % 20 {
            let legal = legal(&game);
            if !legal.is_empty() {
                game.play(chance.pick(&legal)).unwrap();
            }
        }
        let mut body = of(&game, None)
            .split_off("1..".len() + key(rules).len() + mixed_radix::CHECK)
            .into_bytes();
        for _ in 0..=chance.below(3) {
            let at = chance.below(body.len());
            body[at] = chance.pick(b"0123456789abcxyzABCXYZ");
        }
        let text = summed(&key(rules), core::str::from_utf8(&body).unwrap());
        if let Ok((game, settled)) = read(&text) {
            read_back += 1;
            assert_eq!(read(&of(&game, settled)), Ok((game, settled)), "{text}");
        }
    }
    assert!(read_back > at_least, "{read_back} of them are games");
}

#[test]
fn actions_after_the_end_are_refused() {
    let rules = Ruleset::find("yote-traditional").unwrap();
    let start = Position::parse("6/6/2oi2/6/6 o 4/0 - 0", rules).unwrap();
    let action: Action = "c3xe3".parse().unwrap();
    let mut writer = Writer::default();
    writer.number(COUNT, 2).unwrap();
    writer.number(4, 0).unwrap();
    writer.number(2, 1).unwrap();
    pass_setup(&mut writer, rules, &start.setup()).unwrap();
    let place = legal(&Game::from_position(start)).iter().position(|legal| *legal == action);
    writer.number(start.actions().len(), place.unwrap()).unwrap();
    let text = summed(rules.key(), &writer.finish());
    assert_eq!(read(&text), Err(LinkError::Over(2)));
}

#[test]
fn unplayable_positions_are_refused() {
    let rules = Ruleset::find("yote-traditional").unwrap();
    let setup = Setup { in_hand: BySide::new(0, 0), ..Setup::start(rules) };
    let mut writer = Writer::default();
    writer.number(COUNT, 0).unwrap();
    writer.number(4, 0).unwrap();
    writer.number(2, 1).unwrap();
    pass_setup(&mut writer, rules, &setup).unwrap();
    let read = read(&summed(rules.key(), &writer.finish()));
    assert!(matches!(read, Err(LinkError::Position(_))), "{read:?}");
}
