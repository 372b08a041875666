//! Plays the cases of `cases/` and checks every claim in them.

mod plain;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use sandgrid_yebo::{
    Act, Block, Collection, Counts, Face, Game, HouseRules, Meld, Players, Round, Rule, Seat,
    Seats, Setup,
};

/// One part of a case: a moment, and what follows.
struct Part {
    name: String,
    setup: Vec<String>,
    steps: Vec<(usize, String)>,
}

/// The error of a line.
type Checked = Result<(), String>;

#[test]
fn rule_cases_hold() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for file in ["table", "groups", "announcing", "house"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/{file}.txt"));
        let text = fs::read_to_string(&path).expect("the file is there");
        for part in parts(&text, &mut seen) {
            wrong.extend(play(&part).err().map(|why| format!("{file}: {}: {why}", part.name)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    let all = (1..=29).map(|number| format!("E-{number:02}"));
    let all = all.chain((1..=10).map(|number| format!("H-{number:02}")));
    assert_eq!(seen, all.collect());
}

/// Takes a file apart.
fn parts(text: &str, seen: &mut BTreeSet<String>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let (mut case, mut common, mut after) = (String::new(), Vec::new(), false);
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "case" => {
                rest.split(' ').next().unwrap_or_default().clone_into(&mut case);
                assert!(seen.insert(case.clone()), "{case} is there twice");
                (common, after) = (Vec::new(), false);
                parts.push(Part { name: case.clone(), setup: Vec::new(), steps: Vec::new() });
            }
            "from" => rest.split(' ').for_each(|id| {
                assert!(Rule::find(id).is_some(), "{case} is from {id}, which is no rule");
            }),
            "part" => {
                after = false;
                let name = format!("{case} {rest}");
                parts.push(Part { name, setup: common.clone(), steps: Vec::new() });
            }
            "then" => after = true,
            _ => {
                let part = parts.last_mut().expect("a case comes first");
                if after {
                    part.steps.push((at + 1, line.to_owned()));
                } else {
                    part.setup.push(line.to_owned());
                    if part.name == case {
                        common.push(line.to_owned());
                    }
                }
            }
        }
    }
    parts.retain(|part| !part.steps.is_empty());
    parts
}

fn play(part: &Part) -> Checked {
    let mut game = set_up(part)?;
    for (line, step) in &part.steps {
        check(&mut game, step).map_err(|why| format!("line {line}: {step}: {why}"))?;
    }
    Ok(())
}

fn set_up(part: &Part) -> Result<Game, String> {
    if let Some(new) = part.setup.iter().find_map(|line| line.strip_prefix("game ")) {
        let (seats, seed) = new.split_once(' ').ok_or("game has two numbers")?;
        let players = Players::ALL.into_iter().find(|it| it.count().to_string() == seats);
        let players = players.ok_or("nobody plays so")?;
        return Ok(Game::new(read(seed)?, players, HouseRules::default()));
    }
    let mut lines = part.setup.clone();
    lines.sort_by_key(|line| !(line.starts_with("house") || line.starts_with("seats")));
    let setup: Setup = lines.join("\n").parse().map_err(|error| format!("{error} {lines:#?}"))?;
    Ok(setup.into_game())
}

fn read<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("{text} cannot be read"))
}

fn same<T: PartialEq + Debug>(got: &T, expected: &T) -> Checked {
    if got == expected { Ok(()) } else { Err(format!("expected {expected:?}, got {got:?}")) }
}

fn check(game: &mut Game, step: &str) -> Checked {
    let (word, rest) = step.split_once(' ').unwrap_or((step, ""));
    match word {
        "A" | "B" | "C" | "D" | "Chief" => {
            let seat = seat(game, word)?;
            game.act(seat, read(rest)?).map(|_| ()).map_err(|illegal| illegal.to_string())
        }
        "pass" => {
            for seat in game.table().awaited().iter() {
                game.act(seat, Act::Pass).map_err(|illegal| illegal.to_string())?;
            }
            Ok(())
        }
        "allowed" | "refused" | "legal" => check_acts(game, word, rest),
        "complete" | "incomplete" | "group" | "no-group" | "stands" | "copies" => {
            check_groups(word, rest)
        }
        "holds" | "held" | "lies" | "sighted" | "score-now" | "missing" | "wanted" => {
            let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            check_place(game, word, seat(game, name)?, rest)
        }
        _ => check_table(game, word, rest),
    }
}

fn seat(game: &Game, word: &str) -> Result<Seat, String> {
    if word == "Chief" { Ok(game.table().chief) } else { read(word) }
}

fn check_acts(game: &mut Game, word: &str, rest: &str) -> Checked {
    let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = seat(game, name)?;
    match word {
        "allowed" => {
            let act: Act = read(rest)?;
            same(&game.view(seat).check(&act).err(), &None)?;
            let listed = match act {
                Act::Direct(way, _) => Act::Direct(way, None), // One stands for every stack.
                act => act,
            };
            same(&game.legal(seat).contains(&listed), &true)
        }
        "legal" => {
            let acts: Result<Vec<Act>, String> = rest.split(',').map(read).collect();
            let (mut legal, mut acts) = (game.legal(seat), acts?);
            legal.sort_unstable();
            acts.sort_unstable();
            same(&legal, &acts)
        }
        _ => {
            let (act, rule) = rest.split_once(" by ").ok_or("a refusal has its rule")?;
            let before = game.clone();
            let illegal = game.act(seat, read(act)?).err().ok_or("it is legal")?;
            same(game, &before)?;
            let cited = illegal.rule.id == rule || illegal.ruling.is_some_and(|it| it.id == rule);
            same(&cited, &true).map_err(|_| illegal.to_string())
        }
    }
}

fn check_table(game: &Game, word: &str, rest: &str) -> Checked {
    let table = game.table();
    let name = |seat: Option<Seat>| seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
    let stage =
        || format!("{:?}", table.stage).chars().take_while(|it| it.is_alphabetic()).collect();
    let last = || table.played.last().ok_or("no round was scored");
    match word {
        "turn" => same(&name(table.turn()), &rest.to_owned()),
        "direction" => same(&table.direction.to_string(), &rest.to_owned()),
        "stage" => same(&stage(), &rest.to_owned()),
        "awaited" => {
            let seats: Result<Seats, String> = rest.split(' ').map(read::<Seat>).collect();
            same(&table.awaited(), &seats?)
        }
        "fence" => same(&table.ends.total.to_string(), &rest.to_owned()),
        "chief" => same(&table.chief.to_string(), &rest.to_owned()),
        "won" => same(&name(last()?.winner), &rest.to_owned()),
        "score" => {
            let (seat, score) = rest.split_once(' ').ok_or("a score is a seat's")?;
            same(&last()?.score.of(read(seat)?).total(), &read(score)?)
        }
        _ => Err("this says nothing".to_owned()),
    }
}

fn check_place(game: &Game, word: &str, seat: Seat, rest: &str) -> Checked {
    let place = game.table().place(seat);
    let view = game.view(seat);
    let hand: Vec<Face> =
        view.own.iter().flat_map(|own| own.hand).map(|held| held.block.face()).collect();
    match word {
        "holds" => {
            let mut counts: Counts = hand.into_iter().collect();
            for word in rest.split(' ') {
                same(&counts.remove(read(word)?), &true).map_err(|_| format!("no {word}"))?;
            }
            Ok(())
        }
        "held" => same(&place.held.to_string(), &rest.to_owned()),
        "lies" => {
            let (number, group) = rest.split_once(' ').ok_or("a group has a number")?;
            let at: usize = read(number)?;
            let lies = place.groups.get(at - 1).map(ToString::to_string);
            same(&lies.as_deref(), &Some(group))
        }
        "sighted" => {
            let lie: Vec<String> = place.sightings.iter().map(ToString::to_string).collect();
            same(&lie.join(" "), &rest.to_owned())
        }
        "wanted" => {
            let faces: Vec<String> = view.wanted().iter().map(|it| it.face.to_string()).collect();
            same(&faces.join(" "), &rest.to_owned())
        }
        "score-now" => same(&plain::points(place, &hand), &read(rest)?),
        _ => {
            let missing = view.collection().map(|collection| collection.missing());
            same(&missing, &Some(read(rest)?))
        }
    }
}

fn check_groups(word: &str, rest: &str) -> Checked {
    let house = HouseRules::default();
    let (first, rest) = rest.split_once(' ').ok_or("two things are said")?;
    if word == "copies" {
        let face: Face = read(first)?;
        let copies = Block::all().filter(|block| block.face() == face).count();
        return same(&copies.to_string(), &rest.to_owned());
    }
    let round = Round::from_number(read(first)?).ok_or("there is no such round")?;
    let faces =
        |text: &str| -> Result<Vec<Face>, String> { text.split_whitespace().map(read).collect() };
    match word {
        "complete" | "incomplete" => {
            let counts: Counts = faces(&rest.replace(',', " "))?.into_iter().collect();
            let missing = Collection::new(round, &house, &[], &counts).missing();
            same(&(missing == 0), &(word == "complete"))?;
            let groups = rest.split(',').map(faces).collect::<Result<Vec<_>, _>>()?;
            let all = groups.iter().all(|group| Meld::readings(round, &house, group).count() > 0);
            if word == "complete" { same(&all, &true) } else { Ok(()) }
        }
        "stands" => {
            let (group, blanks) = rest.split_once(',').ok_or("blanks come after a comma")?;
            let group = faces(group)?;
            let melds = Meld::readings(round, &house, &group);
            same(&melds.filter_map(|meld| meld.blank()).collect(), &faces(blanks)?)
        }
        _ => {
            let count = Meld::readings(round, &house, &faces(rest)?).count();
            same(&(count > 0), &(word == "group"))
        }
    }
}
