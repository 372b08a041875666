//! The rule that a refusal or an ending cites belongs to the rulebook in play, and covers the reason.

use std::collections::BTreeSet;

use sandgrid_rules::{Action, Deadlock, Draw, Outcome, Position, Rule, Ruleset, Side, Win};

/// Refusals: reason, action, position, rulebook, and words of the rule that is cited, one line each below the heading.
const REFUSALS: &str = include_str!("refusals.tsv");

/// A line of `REFUSALS`.
struct Refusal {
    reason: &'static str,
    action: &'static str,
    position: &'static str,
    rulebook: &'static str,
    words: &'static str,
}

fn refusals() -> impl Iterator<Item = Refusal> {
    REFUSALS.lines().skip(1).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [reason, action, position, rulebook, words] = fields[..] else {
            panic!("five fields: {line}");
        };
        Refusal { reason, action, position, rulebook, words }
    })
}

/// Returns the text of a rule as far as it concerns a ruleset.
fn words(rule: &Rule, rules: &Ruleset) -> String {
    rules.passages(rule.words()).collect::<Vec<_>>().join(" ")
}

/// Returns the reason of the refusal and the text of the cited rule, or an error of the case itself.
fn told(key: &str, text: &str, action: &str) -> Result<(String, String), String> {
    let rules = Ruleset::find(key).map_err(|error| error.to_string())?;
    let mut position = Position::parse(text, rules).map_err(|error| error.to_string())?;
    let action: Action = action.parse().map_err(|_| "no action".to_owned())?;
    let Err(refused) = position.play(action) else { return Err("it is legal".to_owned()) };
    if !rules.rules().any(|rule| rule == refused.rule) {
        return Err(format!("{} is not in the book", refused.rule.id));
    }
    let why = format!("{:?}", refused.why);
    Ok((why.split(['(', ' ']).next().unwrap_or_default().to_owned(), words(refused.rule, rules)))
}

#[test]
fn refusals_cite_matching_rules() {
    let mut wrong = Vec::new();
    for Refusal { reason, action, position, rulebook, words } in refusals() {
        match told(rulebook, position, action) {
            Ok((why, cited)) if why == reason && cited.contains(words) => {}
            told => {
                wrong.push(format!("{rulebook} {position} {action}: {reason}, {words}: {told:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All reasons of refusals.
const REASONS: &str = "AllPlaced BoardFirst EnemyPiece FriendsStay GameOver HandEmpty HandIsSafe HopTwice LeapOn \
    LeapOnOrStop MakesRow MustCapture MustPlace MustTake NoEnemy NoEnemyBetween NoFriendBetween NoLeaps NoPiece \
    NothingToStop NothingToTake Occupied OffBoard PlaceFirst TakeFirst TooLong";

#[test]
fn refusal_cases_cover_reasons_and_rulebooks() {
    let reasons: BTreeSet<&str> = refusals().map(|refusal| refusal.reason).collect();
    assert_eq!(reasons, REASONS.split_whitespace().collect());
    let keys: BTreeSet<&str> = refusals().map(|refusal| refusal.rulebook).collect();
    for rules in Ruleset::ALL.iter().filter(|rules| rules.variations().is_empty()) {
        assert!(keys.contains(rules.key()), "{}", rules.key());
    }
}

const fn won(how: Win) -> Outcome {
    Outcome::Won { by: Side::First, how }
}

/// Endings: words of the cited rule, by rulebook.
const ENDINGS: &[(Outcome, &[(&str, &str)])] = &[
    (
        won(Win::CapturedAll),
        &[
            ("yote-ludos", "has captured all"),
            ("yote-ludens", "by capturing all"),
            ("yote-traditional", "has captured all"),
            ("choko-ludos", "has captured all"),
            ("choko-ludens", "by capturing all"),
            ("choko-traditional", "has captured all"),
        ],
    ),
    (
        won(Win::Blocked),
        &[
            ("yote-ludens", "by blocking them all"),
            ("choko-ludens", "by blocking them all"),
            ("wali-ludens", "no allowed move on their turn loses"),
            ("bolotondou-ludens", "no allowed move on their turn loses"),
        ],
    ),
    (
        won(Win::FewLeft),
        &[
            ("wali-ludens", "only two pieces left"),
            ("bolotondou-ludens", "only two pieces left"),
            ("bolotondou-ludens+to-one", "until only one is left"),
        ],
    ),
    (
        won(Win::MorePieces(Deadlock::Blocked)),
        &[
            ("yote-ludos", "can neither deploy nor move"),
            ("yote-traditional", "can do nothing at all"),
            ("choko-ludos", "can neither deploy nor move"),
            ("choko-traditional", "can do nothing at all"),
        ],
    ),
    (
        won(Win::MorePieces(Deadlock::Quiet)),
        &[
            ("yote-ludos", "a draw if each player has three camels or fewer"),
            ("choko-ludos", "otherwise whoever has more wins"),
        ],
    ),
    (won(Win::MorePieces(Deadlock::Repeated)), &[("yote-ludos", "occurs for the third time")]),
    (
        won(Win::MoreTaken(Deadlock::Quiet)),
        &[
            ("yote-ludens", "ten turns then pass without a capture"),
            ("choko-ludens", "ten turns then pass without a capture"),
        ],
    ),
    (
        won(Win::MoreTaken(Deadlock::QuietWithHand)),
        &[
            ("yote-ludens", "while a hand is not empty"),
            ("choko-ludens", "while a hand is not empty"),
        ],
    ),
    (won(Win::MoreTaken(Deadlock::Repeated)), &[("yote-ludens", "occurs for the third time")]),
    (
        Outcome::Drawn(Draw::FewEach),
        &[
            ("yote-traditional", "both players have three pieces or fewer"),
            ("choko-traditional", "both players have three pieces or fewer"),
        ],
    ),
    (
        Outcome::Drawn(Draw::EqualFew),
        &[
            ("yote-ludens", "no more captures are possible"),
            ("choko-ludens", "no more captures are possible"),
        ],
    ),
    (
        Outcome::Drawn(Draw::Stale(Deadlock::Quiet)),
        &[("yote-ludos", "10 full rounds"), ("choko-ludos", "10 full rounds")],
    ),
    (Outcome::Drawn(Draw::Stale(Deadlock::Repeated)), &[("yote-ludos", "for the third time")]),
    (
        Outcome::Drawn(Draw::Equal(Deadlock::Blocked)),
        &[
            ("yote-ludos", "equal numbers are a draw"),
            ("yote-traditional", "equal numbers are a draw"),
            ("choko-ludos", "equal numbers are a draw"),
            ("choko-traditional", "equal numbers are a draw"),
        ],
    ),
    (
        Outcome::Drawn(Draw::Equal(Deadlock::Quiet)),
        &[
            ("yote-ludos", "equal numbers are a draw"),
            ("yote-ludens", "equal takings are a draw"),
            ("choko-ludens", "equal takings are a draw"),
        ],
    ),
    (
        Outcome::Drawn(Draw::Equal(Deadlock::QuietWithHand)),
        &[(
            "yote-ludens",
            "while a hand is not empty, whoever has taken more pieces wins, and equal",
        )],
    ),
    (
        Outcome::Drawn(Draw::NoProgress(Deadlock::Quiet)),
        &[
            ("yote-traditional", "the game ends. It is a draw"),
            ("choko-traditional", "the game ends. It is a draw"),
            ("wali-ludens", "without a removal"),
            ("bolotondou-ludens", "without a removal"),
        ],
    ),
    (
        Outcome::Drawn(Draw::NoProgress(Deadlock::Repeated)),
        &[
            ("yote-traditional", "occurs for the third time"),
            ("wali-ludens", "occurs for the third time"),
        ],
    ),
];

#[test]
fn outcomes_cite_matching_rules() {
    for (outcome, says) in ENDINGS {
        for (key, words) in *says {
            let rules = Ruleset::find(key).expect("it is a rulebook");
            let rule = outcome.rule(rules);
            assert!(rules.rules().any(|stated| stated == rule), "{key}: {outcome}: {}", rule.id);
            let stated = self::words(rule, rules);
            assert!(stated.contains(words), "{key}: {outcome}: {}: {stated}", rule.id);
        }
    }
}

#[test]
fn turns_are_counted_otherwise_while_a_piece_is_in_hand() {
    for (text, cited) in [
        ("i5/6/2o3/6/6 o 1/0 - 49", "Q-Y15"),
        ("ii4/6/2o3/6/6 o 0/0 - 19", "001-R17"),
        ("ii4/oo4/2oo2/6/ii4 o 0/0 - 19", "Q-Y14"),
    ] {
        let rules = Ruleset::find("yote-ludens").expect("it is a rulebook");
        let mut position = Position::parse(text, rules).expect(text);
        position.play("c3-c2".parse().expect("it is an action")).expect(text);
        let outcome = position.outcome().expect(text);
        assert_eq!(outcome.rule(rules).id, cited, "{text}: {outcome}");
    }
}
