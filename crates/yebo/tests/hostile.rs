//! Arbitrary texts: each typed, pasted or loaded text is parsed or refused, and nothing breaks.

mod chance;

use std::fs;
use std::path::Path;

use chance::Chance;
use sandgrid_yebo::{
    Act, Face, Game, HouseRules, Meld, Record, Seat, Setup, SetupError, SetupFault,
};

fn byte(chance: &mut Chance) -> u8 {
    u8::try_from(chance.below(256)).expect("below 256")
}

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    fs::read_to_string(path).expect("the file is there")
}

fn read_as_anything(text: &str) {
    let _ = text.parse::<Face>();
    let _ = text.parse::<Meld>();
    let _ = text.parse::<Act>().map(|act| assert_eq!(act.to_string().parse(), Ok(act)));
    let _ = text.parse::<Seat>();
    let _ =
        text.parse::<HouseRules>().map(|house| assert_eq!(house.to_string().parse(), Ok(house)));
    if let Err(error) = text.parse::<Record>() {
        assert!(!error.to_string().is_empty());
    }
    match text.parse::<Setup>() {
        Ok(setup) => go_on(setup.into_game()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Plays on for a while from a moment that can be set up.
fn go_on(mut game: Game) {
    assert_eq!(game.blocks().count(), 144);
    let mut chance = Chance(1);
    for _ in 0..60 {
        let Some(seat) = game.table().awaited().iter().next() else { return };
        let legal = game.legal(seat);
        assert!(!legal.is_empty(), "{:?}", game.table().stage);
        game.act(seat, legal[chance.below(legal.len())]).expect("what is listed is legal");
    }
}

#[test]
fn random_bytes_do_no_harm() {
    let mut chance = Chance(3);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..chance.below(40)).map(|_| byte(&mut chance)).collect();
        read_as_anything(&String::from_utf8_lossy(&bytes));
    }
}

/// Alters a text a little: a byte, a piece left out, a piece doubled, words of it put elsewhere.
fn alter(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len().max(1)).min(bytes.len());
        let end = (at + chance.below(30)).min(bytes.len());
        match chance.below(4) {
            0 if at < bytes.len() => bytes[at] = byte(chance),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => {
                let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
                let (one, other) = (chance.below(lines.len()), chance.below(lines.len()));
                lines.swap(one, other);
                bytes = lines.join(&b'\n');
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn altered_records_do_no_harm() {
    let mut chance = Chance(4);
    for round in 2..=6 {
        let golden = text(&format!("records/round-{round}.txt"));
        let (record, _) = golden.split_once("\nevents\n").expect("events follow the record");
        assert!(record.parse::<Record>().is_ok());
        for _ in 0..300 {
            let altered = alter(record, &mut chance);
            if let Ok(read) = altered.parse::<Record>() {
                assert_eq!(read.to_string().parse(), Ok(read));
            }
        }
    }
}

#[test]
fn altered_moments_do_no_harm() {
    let mut chance = Chance(5);
    let (mut read, mut refused) = (0, 0);
    for case in (text("cases/table.txt") + &text("cases/groups.txt") + &text("cases/house.txt"))
        .split("\ncase ")
    {
        let setup: Vec<&str> = case.lines().skip(2).take_while(|line| *line != "then").collect();
        let setup: Vec<&str> = setup
            .into_iter()
            .filter(|line| !line.starts_with("part") && !line.is_empty())
            .collect();
        for _ in 0..300 {
            let altered = alter(&setup.join("\n"), &mut chance);
            match altered.parse::<Setup>() {
                Ok(setup) => {
                    read += 1;
                    go_on(setup.into_game());
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(read > 400 && refused > 400, "{read} read, {refused} refused");
}

#[test]
fn impossible_stage_is_refused() {
    let read = |text: &str| text.parse::<Setup>().map(|_| ());
    assert_eq!(read("round 1\nstage take A"), Ok(()));
    assert_eq!(
        read("stage replace A\nhand A P1\nrest discards\nleft P2 P3 P4 P5 P6 P7 P8"),
        Ok(())
    );
    for text in [
        // Four Africa and seven Sightings are all that is left, and A lacks more.
        "stage replace A\nhand A P1\nrest discards\nleft P2 P3 P4 P5 P6",
        "round 1\nstage replace A\nhand A P1 P2",
        "round 1\nstage choose",
        "stage take A",
        "played 1\nround 1\nstage take A",
        "seats 2\nchief C\nround 1\nstage take A",
        "seats 2\nround 1\nstage take C",
        "round 1\nstage claim B",
    ] {
        assert_eq!(read(text), Err(SetupError { line: 0, why: SetupFault::Stage }), "{text}");
    }
}

#[test]
fn record_errors_name_the_line() {
    let golden = text("records/round-6.txt");
    let (record, _) = golden.split_once("\nevents\n").expect("events follow the record");
    let wrong = |from: &str, to: &str| {
        record.replacen(from, to, 1).parse::<Record>().expect_err("it is wrong").to_string()
    };
    assert_eq!(wrong("\"yebo\"", "\"yote\""), "there is no [Game \"…\"] that can be");
    assert_eq!(wrong("[Seed \"8\"]", "[Seed \"x\"]"), "there is no [Seed \"…\"] that can be");
    let usual: Record = record.replacen("[Choices \"\"]\n", "", 1).parse().expect("it is whole");
    assert!(usual.to_string().contains("[Choices \"\"]"));
    assert!(wrong("Choices \"\"", "Choices \"a=b\"").starts_with("line 4: “a=b” decides nothing"));
    assert_eq!(
        wrong("direction -", "left"),
        "line 6: C left: that is not what is to be decided now (003-E16, Q-E30)"
    );
    assert_eq!(wrong("direction -", "direction x"), "line 6: “direction x” is no act");
    assert_eq!(
        wrong("direction -", "direction - 73"),
        "line 6: “direction - 73”: the stacks of the Fence are 1 to 72 (003-E10, Q-E3)"
    );
    assert_eq!(wrong("C direction", "E direction"), "line 6: acts begin with a seat: A, B, C or D");
    assert_eq!(wrong("[Seats \"4\"]", "[Seats 4]"), "line 2: a tag is written [Name \"text\"]");
    let endless = "x".repeat(Record::LONGEST + 1).parse::<Record>();
    assert!(endless.is_err_and(|error| error.to_string().starts_with("the text has more than")));
}
