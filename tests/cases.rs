//! Plays the rule cases of `cases/` and checks every claim in them.

use std::collections::BTreeSet;
use std::fmt::Debug;

use sandgrid_rules::{Action, BySide, Cell, Game, Outcome, Position, Rule, Ruleset, Side};
use sandgrid_tests::{Case, Claim, Findings, Part, Texts, read_cases};

const FILES: [(&str, char, usize); 4] =
    [("yote", 'Y', 23), ("choko", 'C', 19), ("wali", 'W', 15), ("bolotondou", 'B', 10)];

#[test]
fn yote() {
    check_file("yote");
}

#[test]
fn choko() {
    check_file("choko");
}

#[test]
fn wali() {
    check_file("wali");
}

#[test]
fn bolotondou() {
    check_file("bolotondou");
}

#[test]
fn numbered_cases_are_complete_and_unique() {
    let mut findings = Findings::new();
    for (name, letter, count) in FILES {
        let cases = read_cases(&format!("cases/{name}.txt"), &mut findings);
        let ids: Vec<&str> = cases.iter().map(|case| case.id.as_str()).collect();
        let expected: Vec<String> = (1..=count).map(|id| format!("{letter}-{id:02}")).collect();
        findings.equal(name, &ids, &expected.iter().map(String::as_str).collect());
    }
    findings.report();
}

fn check_file(name: &str) {
    let file = format!("cases/{name}.txt");
    let mut findings = Findings::new();
    for case in read_cases(&file, &mut findings) {
        check_citations(&file, &case, &mut findings);
        for part in &case.parts {
            for rules in &part.rules {
                check_part(&file, &case, part, rules, &mut findings);
            }
        }
    }
    findings.report();
}

/// Each rule that a case cites belongs to a rulebook that the case is played by.
fn check_citations(file: &str, case: &Case, findings: &mut Findings) {
    let known: BTreeSet<&str> = case
        .parts
        .iter()
        .flat_map(|part| &part.rules)
        .flat_map(|rules| rules.rules())
        .map(|rule| rule.id)
        .collect();
    for id in &case.from {
        let place = format_args!("{file}:{}: {}", case.line, case.id).to_string();
        findings.ensure(
            known.contains(id.as_str()),
            format_args!("{place}: no rulebook named here has {id}"),
        );
    }
}

fn check_part(
    file: &str,
    case: &Case,
    part: &Part,
    rules: &'static Ruleset,
    findings: &mut Findings,
) {
    let name = format!("{} {} [{rules}]", case.id, part.title, rules = rules.key());
    let mut game = match Position::parse(&part.position, rules) {
        Ok(position) => Game::from_position(position),
        Err(error) => return findings.note(format_args!("{file}: {name}: position: {error}")),
    };
    for step in &part.steps {
        if let Err(error) = check(&step.claim, &mut game) {
            findings.note(format_args!(
                "{file}:{}: {name}\n    in {}\n    {error}",
                step.line,
                game.position()
            ));
            if matches!(step.claim, Claim::Play { .. }) {
                return;
            }
        }
    }
}

fn check(claim: &Claim, game: &mut Game) -> Result<(), String> {
    let position = *game.position();
    let by_side = |count: &dyn Fn(Side) -> u8| BySide::from_fn(count);
    match claim {
        Claim::Play { times, turns } => (0..*times)
            .flat_map(|_| turns.iter().flat_map(|turn| turn.iter()))
            .try_for_each(|action| game.play(*action).map_err(|illegal| illegal.to_string())),
        Claim::PositionIs(text) => same(&position.to_string(), text),
        Claim::Acts(side) => same(&position.turn().to_string(), side),
        Claim::Hands(hands) => same(&position.in_hand(), hands),
        Claim::Totals(totals) => same(&by_side(&|side| position.total(side)), totals),
        Claim::Legal(texts) => same(&legal(game, |_| true), texts),
        Claim::LegalCount(count) => same(&game.actions().len(), count),
        Claim::LegalKinds(kinds) => {
            same(&game.actions().into_iter().map(|action| kind(action).to_owned()).collect(), kinds)
        }
        Claim::LegalLeaps(texts) => {
            same(&legal(game, |action| matches!(action, Action::Leap { .. })), texts)
        }
        Claim::LegalOf(cell, texts) => check_of(game, *cell, texts),
        Claim::LegalTurns(texts) => same(&legal_turns(game), texts),
        Claim::Allowed(actions) => actions.iter().try_for_each(|action| allowed(game, *action)),
        Claim::Refused { actions, by } => {
            actions.iter().try_for_each(|action| refused(game, *action, by))
        }
        Claim::Outcome { verdict, by } => check_outcome(game, verdict, by),
        Claim::NoRuleset(key) => match Ruleset::find(key) {
            Ok(_) => Err(format!("there is a ruleset {key}")),
            Err(_) => Ok(()),
        },
    }
}

fn same<T: PartialEq + Debug>(got: &T, expected: &T) -> Result<(), String> {
    if got == expected {
        Ok(())
    } else {
        Err(format!("expected {expected:?}\n    got      {got:?}"))
    }
}

fn legal(game: &Game, is_meant: impl Fn(Action) -> bool) -> Texts {
    let actions = game.actions().into_iter();
    actions.filter(|action| is_meant(*action)).map(|action| action.to_string()).collect()
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Place { .. } => "place",
        Action::Step { .. } => "step",
        Action::Leap { .. } => "leap",
        Action::Hop { .. } => "hop",
        Action::Take { .. } => "take",
        Action::TakeFromHand => "hand",
        Action::Decline => "decline",
        Action::Stop => "stop",
    }
}

fn check_of(game: &Game, cell: Cell, texts: &Texts) -> Result<(), String> {
    if game.position().at(cell) != Some(game.position().turn()) {
        return Err(format!("no piece of the side that acts stands on {cell}"));
    }
    same(&legal(game, |action| action.from() == Some(cell)), texts)
}

/// The whole turns that are legal in a position.
fn legal_turns(game: &Game) -> Texts {
    let mut turns = Texts::new();
    for action in game.actions() {
        let mut after = game.clone();
        after.play(action).expect("a legal action is accepted");
        if after.position().pending().is_fresh() {
            turns.extend(after.last_turn().map(|(_, turn)| turn.to_string()));
        } else {
            turns.extend(legal_turns(&after));
        }
    }
    turns
}

fn allowed(game: &Game, action: Action) -> Result<(), String> {
    if !game.actions().contains(action) {
        return Err(format!("{action} is not among the legal actions"));
    }
    game.clone().play(action).map_err(|illegal| illegal.to_string())
}

fn refused(game: &Game, action: Action, by: &[String]) -> Result<(), String> {
    if game.actions().contains(action) {
        return Err(format!("{action} is among the legal actions"));
    }
    let mut after = game.clone();
    let Err(illegal) = after.play(action) else {
        return Err(format!("{action} was accepted"));
    };
    same(after.position(), game.position())?;
    cited(illegal.rule, by).map_err(|error| format!("{illegal}\n    {error}"))
}

fn check_outcome(game: &Game, verdict: &str, by: &[String]) -> Result<(), String> {
    let outcome = game.outcome();
    let got = match outcome.map(Outcome::winner) {
        None => "-".to_owned(),
        Some(None) => "draw".to_owned(),
        Some(Some(side)) => side.to_string(),
    };
    same(&got.as_str(), &verdict)?;
    outcome.map_or(Ok(()), |outcome| {
        cited(outcome.rule(game.ruleset()), by).map_err(|error| format!("{outcome}\n    {error}"))
    })
}

/// Whether a rule is among the expected ones; true where none is named.
fn cited(rule: &Rule, by: &[String]) -> Result<(), String> {
    if by.is_empty() || by.iter().any(|id| id == rule.id) {
        Ok(())
    } else {
        Err(format!("expected by {}\n    got      by {}", by.join(" or "), rule.id))
    }
}
