//! The rule that a refusal or an ending cites stands in the rulebook that is played by, and speaks of the reason.

use std::collections::BTreeSet;

use sandgrid_rules::{Action, Deadlock, Draw, Outcome, Position, Ruleset, Side, Win};

/// A reason for a refusal: where it arises, and what the rule that is cited says of it.
struct Reason {
    /// The name of the refusal.
    why: &'static str,
    /// The position; `None` where it depends on the rulebook, and is one of `BOARDS`.
    position: Option<&'static str>,
    action: &'static str,
    /// Rulebooks, and words of the rule that each cites.
    says: &'static [(&'static str, &'static str)],
}

const fn reason(
    why: &'static str,
    position: &'static str,
    action: &'static str,
    says: &'static [(&'static str, &'static str)],
) -> Reason {
    Reason { why, position: Some(position), action, says }
}

const fn anywhere(
    why: &'static str,
    action: &'static str,
    says: &'static [(&'static str, &'static str)],
) -> Reason {
    Reason { why, position: None, action, says }
}

/// A pebble beside a stick, on the board of either size.
const BOARDS: [&str; 2] = ["i5/6/2oi2/6/6 o 4/4 - 0", "i4/5/2oi1/5/5 o 4/4 - 0"];

const PLACING: &str = "i5/6/oo1o2/6/6 o 9/11 - 0";
const MOVING: &str = "i1i1i1/5i/6/3o2/ooo3 o 0/0 - 0";
const ROW: &str = "i1i1i1/5i/6/3o2/ooo3 o 0/0 take:1 0";

const LEAPING: &[Reason] = &[
    anywhere(
        "OffBoard",
        "h8",
        &[
            ("yote-ludos", "5 rows of 6"),
            ("yote-ludens", "30 holes"),
            ("yote-traditional", "5 rows of 6"),
            ("choko-ludos", "5 rows of 5"),
            ("choko-ludens", "30 holes"),
            ("choko-traditional", "5 rows of 5"),
        ],
    ),
    anywhere("OffBoard", "g3-f3", &[("yote-traditional", "5 rows of 6")]),
    anywhere(
        "Occupied",
        "c3",
        &[
            ("yote-ludos", "any empty space"),
            ("yote-ludens", "any empty hole"),
            ("yote-traditional", "any empty hole"),
            ("choko-ludos", "any empty space"),
            ("choko-ludens", "any empty hole"),
            ("choko-traditional", "any empty hole"),
        ],
    ),
    anywhere(
        "Occupied",
        "c3-d3",
        &[
            ("yote-ludos", "if it is empty"),
            ("yote-ludens", "if it is empty"),
            ("yote-traditional", "if it is empty"),
            ("choko-ludos", "if it is empty"),
            ("choko-ludens", "if it is empty"),
            ("choko-traditional", "if it is empty"),
        ],
    ),
    reason(
        "Occupied",
        "i5/6/2oio1/6/6 o 4/4 - 0",
        "c3xe3",
        &[
            ("yote-ludos", "if that space is empty"),
            ("yote-ludens", "must be empty"),
            ("yote-traditional", "must be empty"),
            ("choko-ludens", "must be empty"),
        ],
    ),
    reason(
        "Occupied",
        "i5/6/2ooo1/6/6 o 4/4 - 0",
        "c3^e3",
        &[("yote-ludos+friendly", "must be empty"), ("choko-ludens", "must be empty")],
    ),
    anywhere(
        "NoPiece",
        "b1-b2",
        &[
            ("yote-ludos", "one of your camels"),
            ("yote-ludens", "one of your pieces that is already on the board"),
            ("yote-traditional", "one of your pieces on the board"),
            ("choko-ludos", "one of your camels"),
            ("choko-ludens", "one of your pieces that is already on the board"),
            ("choko-traditional", "one of your pieces on the board"),
        ],
    ),
    anywhere(
        "EnemyPiece",
        "d3-d4",
        &[
            ("yote-ludos", "one of your camels"),
            ("yote-ludens", "one of your pieces"),
            ("yote-traditional", "one of your pieces"),
            ("choko-ludos", "one of your camels"),
            ("choko-ludens", "one of your pieces"),
            ("choko-traditional", "one of your pieces"),
        ],
    ),
    anywhere(
        "NoEnemyBetween",
        "c3xc5",
        &[
            ("yote-ludos", "enemy camel right next to it"),
            ("yote-ludens", "right next to the enemy piece"),
            ("yote-traditional", "an enemy piece next to it"),
            ("choko-ludos", "enemy camel right next to it"),
            ("choko-ludens", "right next to the enemy piece"),
            ("choko-traditional", "an enemy piece next to it"),
        ],
    ),
    anywhere(
        "NoFriendBetween",
        "c3^c5",
        &[
            ("yote-ludos+friendly", "leap over camels of their own side"),
            ("choko-ludos+friendly", "leap over camels of their own side"),
            ("choko-ludens", "leaping over pieces of its own side"),
        ],
    ),
    anywhere(
        "FriendsStay",
        "c3^c5",
        &[
            ("yote-ludos", "enemy camel"),
            ("yote-ludens", "enemy piece by leaping over it"),
            ("yote-traditional", "jumps over an enemy piece"),
            ("choko-ludos", "enemy camel"),
            ("choko-traditional", "jumps over an enemy piece"),
        ],
    ),
    reason(
        "HandEmpty",
        "6/6/2oi2/6/6 o 0/4 - 0",
        "a1",
        &[
            ("yote-ludos", "from your hand"),
            ("yote-ludens", "12 light pieces and 12 dark ones"),
            ("yote-traditional", "if you still have one in hand"),
            ("choko-ludens", "12 light pieces and 12 dark ones"),
        ],
    ),
    reason(
        "HandEmpty",
        "5/5/2oi1/5/5 o 0/4 - 0",
        "a1",
        &[
            ("choko-ludos", "from your hand"),
            ("choko-traditional", "if you still have one in hand"),
        ],
    ),
    reason(
        "MustPlace",
        "5/5/2o2/5/5 i 11/11 place 0",
        "c3-c4",
        &[
            ("choko-ludos", "must deploy in reply"),
            ("choko-ludos+mandatory", "must deploy in reply"),
            ("choko-traditional", "must answer by placing one too"),
        ],
    ),
    anywhere(
        "MustCapture",
        "a1",
        &[
            ("yote-ludos+mandatory", "you must capture"),
            ("choko-ludos+mandatory", "you must capture"),
        ],
    ),
    reason(
        "LeapOn",
        "6/6/2oi2/6/o5 o 4/4 chain:1@c3 0",
        "a1-a2",
        &[
            ("yote-ludos+chain+mandatory", "you must go on"),
            ("yote-ludos+chain+friendly+mandatory", "you must go on"),
        ],
    ),
    reason(
        "LeapOn",
        "6/6/2oi2/6/o5 o 4/4 chain:1@c3 0",
        "stop",
        &[("yote-ludos+chain+mandatory", "you must go on")],
    ),
    reason(
        "LeapOnOrStop",
        "6/6/2oi2/6/o5 o 4/4 chain:1@c3 0",
        "a1-a2",
        &[("yote-ludos+chain", "it may go on")],
    ),
    reason(
        "LeapOnOrStop",
        "6/6/2oi2/6/o4i o 4/4 chain:0@c3 0",
        "a1-a2",
        &[
            ("yote-ludens", "One piece may make several captures"),
            ("choko-ludens", "One piece may make several captures"),
        ],
    ),
    reason(
        "LeapOnOrStop",
        "6/6/6/6/1ooo2 o 9/9 hop:a1,c1 0",
        "b1^b3",
        &[("choko-ludens", "as many times as it can")],
    ),
    // A leap over a friend comes after no capture.
    reason(
        "NoEnemyBetween",
        "6/2o3/2oi2/6/o4i o 4/4 chain:0@c3 0",
        "c3^c5",
        &[("choko-ludens", "After the first capture only captures may follow")],
    ),
    reason(
        "NoEnemyBetween",
        "6/2o3/2oi2/6/o4i o 4/4 chain:1@c3 0",
        "c3^c5",
        &[("yote-ludos+chain+friendly", "neither begins nor continues a chain")],
    ),
    reason(
        "HopTwice",
        "6/6/6/6/1ooo2 o 9/9 hop:a1,c1 0",
        "c1^a1",
        &[("choko-ludens", "may not enter any hole twice")],
    ),
    reason(
        "NoEnemy",
        "i5/6/4o1/6/o5 o 4/4 take:1 0",
        "*a1",
        &[("yote-ludos", "one more enemy camel"), ("yote-traditional", "one more enemy piece")],
    ),
    reason(
        "NoEnemy",
        "i5/6/4o1/6/o5 o 4/4 take:1@e3 0",
        "*a1",
        &[("yote-ludens", "one more enemy piece"), ("choko-ludens", "one more enemy piece")],
    ),
    reason(
        "HandIsSafe",
        "i5/6/4o1/6/o5 o 4/4 take:1 0",
        "*hand",
        &[("yote-traditional", "take it off the board")],
    ),
    reason(
        "HandIsSafe",
        "i5/6/4o1/6/o5 o 4/4 take:1@e3 0",
        "*hand",
        &[
            ("yote-ludens", "it must be a piece that stands on the board"),
            ("choko-ludens", "it must be a piece that stands on the board"),
        ],
    ),
    reason(
        "BoardFirst",
        "i5/6/4o1/6/o5 o 4/4 take:1 0",
        "*hand",
        &[("yote-ludos", "if none is on the board, one from your opponent's hand")],
    ),
    reason(
        "MustTake",
        "i5/6/4o1/6/o5 o 4/4 take:1 0",
        "*-",
        &[
            ("yote-ludos", "you also remove one more enemy camel"),
            ("yote-traditional", "After a capture you choose one more enemy piece and take it"),
        ],
    ),
    reason(
        "MustTake",
        "i4/5/4o/5/o4 o 4/4 take:1 0",
        "*-",
        &[
            ("choko-ludos", "you also remove one more enemy camel"),
            ("choko-traditional", "After a capture you choose one more enemy piece and take it"),
        ],
    ),
    reason(
        "TakeFirst",
        "i5/6/4o1/6/o5 o 4/4 take:1 0",
        "a1-a2",
        &[
            ("yote-ludos", "you also remove one more enemy camel"),
            ("yote-traditional", "After a capture you choose one more enemy piece"),
        ],
    ),
    reason(
        "TakeFirst",
        "i5/6/4o1/6/o5 o 4/4 take:1@e3 0",
        "a1-a2",
        &[
            ("yote-ludens", "the right to take off one more"),
            ("choko-ludens", "the right to take off one more"),
        ],
    ),
    reason(
        "TakeFirst",
        "i5/6/4oi/6/o5 o 4/4 take:1@e3 0",
        "e3xg3",
        &[("yote-ludens", "you must take off the second piece before you may leap again")],
    ),
    anywhere(
        "NothingToTake",
        "*d3",
        &[
            ("yote-ludos", "With each capture"),
            ("yote-ludens", "The captured piece leaves the board, and you have the right"),
            ("yote-traditional", "After a capture"),
            ("choko-ludos", "With each capture"),
            ("choko-ludens", "The captured piece leaves the board, and you have the right"),
            ("choko-traditional", "After a capture"),
        ],
    ),
    anywhere(
        "NothingToStop",
        "stop",
        &[
            ("yote-ludos", "On your turn you do exactly one of three things"),
            ("yote-ludens", "On your turn you either place"),
            ("yote-traditional", "On each later turn you choose"),
            ("choko-ludos", "On your turn you do exactly one of three things"),
            ("choko-ludens", "On your turn you either place"),
            ("choko-traditional", "On each later turn you choose"),
        ],
    ),
    reason(
        "GameOver",
        "6/6/2o3/6/6 i 4/0 - 0",
        "a1",
        &[
            ("yote-ludos", "when you have captured all"),
            ("yote-ludens", "by capturing all the enemy pieces"),
            ("yote-traditional", "when you have captured all"),
            ("choko-ludens", "by capturing all the enemy pieces"),
        ],
    ),
];

const ROWS: &[Reason] = &[
    reason(
        "OffBoard",
        PLACING,
        "h8",
        &[("wali-ludens", "30 holes"), ("bolotondou-ludens", "30 holes")],
    ),
    reason(
        "OffBoard",
        MOVING,
        "g3-f3",
        &[("wali-ludens", "30 holes"), ("bolotondou-ludens", "30 holes")],
    ),
    reason(
        "Occupied",
        "i5/6/2o3/6/6 o 11/11 - 0",
        "c3",
        &[("wali-ludens", "any empty hole"), ("bolotondou-ludens", "any empty hole")],
    ),
    reason("MakesRow", PLACING, "c3", &[("wali-ludens", "you may not make a line of three")]),
    reason(
        "MakesRow",
        "i5/6/2o3/6/6 o 11/11 - 0",
        "c4",
        &[("bolotondou-ludens", "you may not put two of your pieces side by side")],
    ),
    reason(
        "PlaceFirst",
        "i5/6/2o3/6/6 o 11/11 - 0",
        "c3-c4",
        &[
            ("wali-ludens", "until all 24 are placed"),
            ("bolotondou-ludens", "until all 24 are placed"),
        ],
    ),
    reason(
        "AllPlaced",
        MOVING,
        "f5",
        &[
            ("wali-ludens", "After the placing, the players take turns moving"),
            ("bolotondou-ludens", "After the placing, the players take turns moving"),
        ],
    ),
    reason(
        "Occupied",
        MOVING,
        "a1-b1",
        &[("wali-ludens", "to an empty hole"), ("bolotondou-ludens", "to an empty hole")],
    ),
    reason(
        "NoPiece",
        MOVING,
        "a3-a4",
        &[("wali-ludens", "moving one piece"), ("bolotondou-ludens", "moving one piece")],
    ),
    reason(
        "EnemyPiece",
        MOVING,
        "a5-a4",
        &[("wali-ludens", "12 for each player"), ("bolotondou-ludens", "12 for each player")],
    ),
    reason(
        "TooLong",
        MOVING,
        "d2-d1",
        &[
            ("wali-ludens", "More than three of your pieces side by side"),
            ("bolotondou-ludens", "more than two of your pieces side by side"),
        ],
    ),
    reason(
        "NoLeaps",
        MOVING,
        "d2xd4",
        &[
            ("wali-ludens", "moving one piece by one hole"),
            ("bolotondou-ludens", "moving one piece by one hole"),
        ],
    ),
    reason(
        "NothingToTake",
        MOVING,
        "*a5",
        &[
            ("wali-ludens", "When you have made a line"),
            ("bolotondou-ludens", "When you have made a line"),
        ],
    ),
    reason(
        "NothingToStop",
        MOVING,
        "stop",
        &[("wali-ludens", "After the placing"), ("bolotondou-ludens", "After the placing")],
    ),
    reason(
        "NothingToStop",
        PLACING,
        "stop",
        &[("wali-ludens", "At first the players take turns placing")],
    ),
    reason(
        "NoEnemy",
        ROW,
        "*a1",
        &[("wali-ludens", "one enemy piece"), ("bolotondou-ludens", "one enemy piece")],
    ),
    reason(
        "MustTake",
        ROW,
        "*-",
        &[
            ("wali-ludens", "you must take away one enemy piece"),
            ("bolotondou-ludens", "you must take away one enemy piece"),
        ],
    ),
    reason(
        "TakeFirst",
        ROW,
        "d2-d3",
        &[
            ("wali-ludens", "you must take away one enemy piece"),
            ("bolotondou-ludens", "you must take away one enemy piece"),
        ],
    ),
    reason(
        "HandIsSafe",
        ROW,
        "*hand",
        &[
            ("wali-ludens", "pieces left in hand are out of the game"),
            ("bolotondou-ludens", "pieces left in hand are out of the game"),
        ],
    ),
    reason(
        "GameOver",
        "6/6/6/ii4/ooii2 o 0/0 - 0",
        "a1-a2",
        &[
            ("wali-ludens", "no allowed move on their turn loses"),
            ("bolotondou-ludens", "no allowed move on their turn loses"),
        ],
    ),
];

/// Why that is refused there, and what the rule that is cited says; or what is wrong with the case itself.
fn told(key: &str, text: &str, action: &str) -> Result<(String, &'static str), String> {
    let rules = Ruleset::find(key).map_err(|error| error.to_string())?;
    let mut position = Position::parse(text, rules).map_err(|error| error.to_string())?;
    let action: Action = action.parse().map_err(|_| "no action".to_owned())?;
    let Err(refused) = position.play(action) else { return Err("it is legal".to_owned()) };
    if !rules.rules().any(|rule| rule == refused.rule) {
        return Err(format!("{} is not in the book", refused.rule.id));
    }
    let why = format!("{:?}", refused.why);
    Ok((why.split(['(', ' ']).next().unwrap_or_default().to_owned(), refused.rule.words()))
}

#[test]
fn refusals_cite_matching_rules() {
    let mut wrong = Vec::new();
    for reason in LEAPING.iter().chain(ROWS) {
        for (key, says) in reason.says {
            let is_small = key.starts_with("choko-ludos") || key.starts_with("choko-traditional");
            let text = reason.position.unwrap_or(BOARDS[usize::from(is_small)]);
            match told(key, text, reason.action) {
                Ok((why, words)) if why == reason.why && words.contains(says) => {}
                told => wrong.push(format!(
                    "{key} {text} {}: {}, {says}: {told:?}",
                    reason.action, reason.why
                )),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every reason there is for a refusal.
const REASONS: &str = "AllPlaced BoardFirst EnemyPiece FriendsStay GameOver HandEmpty HandIsSafe HopTwice LeapOn \
    LeapOnOrStop MakesRow MustCapture MustPlace MustTake NoEnemy NoEnemyBetween NoFriendBetween NoLeaps NoPiece \
    NothingToStop NothingToTake Occupied OffBoard PlaceFirst TakeFirst TooLong";

#[test]
fn refusal_cases_cover_reasons_and_rulebooks() {
    let all = || LEAPING.iter().chain(ROWS);
    let reasons: BTreeSet<&str> = all().map(|reason| reason.why).collect();
    assert_eq!(reasons, REASONS.split_whitespace().collect());
    let keys: BTreeSet<&str> = all().flat_map(|reason| reason.says).map(|(key, _)| *key).collect();
    for rules in Ruleset::ALL.iter().filter(|rules| rules.variations().is_empty()) {
        assert!(keys.contains(rules.key()), "{}", rules.key());
    }
}

const fn won(how: Win) -> Outcome {
    Outcome::Won { by: Side::First, how }
}

/// Endings: what the rules that are cited say, by rulebook.
const ENDINGS: &[(Outcome, &[(&str, &str)])] = &[
    (
        won(Win::CapturedAll),
        &[
            ("yote-ludos", "when you have captured all"),
            ("yote-ludens", "by capturing all"),
            ("yote-traditional", "when you have captured all"),
            ("choko-ludos", "when you have captured all"),
            ("choko-ludens", "by capturing all"),
            ("choko-traditional", "when you have captured all"),
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
            ("yote-ludos", "LUDOS: a draw if each player has three camels or fewer"),
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
            ("yote-traditional", "Traditional rules: a draw"),
            ("choko-traditional", "Traditional rules: a draw"),
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
            assert!(
                rule.words().contains(words),
                "{key}: {outcome}: {}: {}",
                rule.id,
                rule.words()
            );
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
