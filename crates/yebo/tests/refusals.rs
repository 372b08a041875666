//! The statements that a refusal cites speak of the reason for it.

use std::collections::BTreeSet;

use sandgrid_yebo::{Game, HouseRules, Illegal, Players, Refusal, Rule, Seat, Setup};

/// One refusal: a moment, acts that lead on from it, the act that is refused, the reason, and what the statements
/// that are cited say about it, in words of theirs.
struct Case {
    setup: &'static str,
    before: &'static [&'static str],
    tried: &'static str,
    why: &'static str,
    says: &'static str,
}

const fn case(
    setup: &'static str,
    before: &'static [&'static str],
    tried: &'static str,
    why: &'static str,
    says: &'static str,
) -> Case {
    Case { setup, before, tried, why, says }
}

const TAKE: &str = "round 1\nstage take A\nhand A P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3";
const PLAY: &str = "round 1\nstage play A\nhand A P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3 M4";
const CLAIM: &str = "round 1\ndiscards A P5\nstage claim A";
const REFILL: &str = "round 1\nstage refill A";
const EMPTY: &str = "round 1\nrest discards\nsightings A X25 X30 X35 X40 X45 X50 X55 X60\n\
    hand A *\nhand B AF AF AF AF *\nchief B";
const ONE_SHORT: &str = "round 1\ngroup A P1 P1 P1\ngroup A P2 P2 P2\ngroup A P3 P3 P3\nstage play A\nhand A !P5 P5 M1 M2";
const GROUP: &str =
    "round 1\nstage play A\ngroup A P5 P5 AF=P5\nhand A P1 P2 P3 P4 P6 P7 P8 P9 M1 AF";

const GUARD: &str = "round 1\nstage play A\ngroup A P4 P4 AF=P4\ngroup A P1 P1 P1\ngroup A P2 P2 P2\n\
    group A P3 P3 P3\nhand A AF";

const CASES: &[Case] = &[
    // The player in turn, and the pending decision.
    case("seats 2\nround 1\nstage take A", &[], "C left", "NotAtTable", "as few as two"),
    case(
        EMPTY,
        &["played 2 3 4 5 6", "stage empty take A", "B score"],
        "A left",
        "Over",
        "There are six rounds",
    ),
    case("played 2\nstage choose", &[], "A round 2", "Played", "each is played once"),
    case("stage choose", &[], "B round 2", "NotChief", "the Chief chooses which of the rounds"),
    case("", &[], "C direction +", "NotChief", "The Chief names the direction"),
    case(EMPTY, &["stage empty take A"], "A score", "NotChief", "the Chief decides"),
    case(TAKE, &[], "B left", "NotYourTurn", "Turns go in the direction"),
    case(TAKE, &[], "B pick-up", "NotYourTurn", "for the player in turn alone"),
    case(
        EMPTY,
        &["stage empty pick-up A"],
        "B score",
        "NotYourTurn",
        "picked up by the player in turn",
    ),
    case(
        "sightings A X25\nhand A P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2\nstage replace A",
        &[],
        "B left",
        "NotYoursToReplace",
        "each player replaces his",
    ),
    case(TAKE, &[], "A direction +", "NotNow", "names the direction as he deals"),
    case(TAKE, &[], "A round 2", "NotNow", "when he has seen his twelve"),
    case(TAKE, &[], "A rebuild", "NotNow", "When the Fence has run out"),
    case("stage choose", &[], "A announce", "NotNow", "at any moment of the round"),
    case("stage choose", &[], "A discard P1", "NotNow", "In a turn: take"),
    case(
        CLAIM,
        &[],
        "B left",
        "Calling",
        "Once the player in turn has taken a block, Yebo can no longer",
    ),
    case(CLAIM, &[], "B pick-up", "Calling", "If nobody has called Yebo"),
    case(TAKE, &[], "A discard P1", "TakeFirst", "takes one block and discards one"),
    case(REFILL, &[], "A pick-up", "DrawFirst", "lay Sightings and replace them"),
    case(PLAY, &[], "A left", "Taken", "takes one block and discards one"),
    case(PLAY, &[], "A discard S9", "NotHeld", "discards one"),
    case(PLAY, &[], "A show S9 S9 S9", "NotHeld", "Displayed groups count among the twelve"),
    // The empty Fence.
    case(EMPTY, &["stage empty take A"], "A left", "FenceEmpty", "When the Fence has run out"),
    case(EMPTY, &["stage empty take A"], "A pick-up", "LetGo", "when that player lets it go"),
    case(EMPTY, &["stage empty pick-up B"], "B pass", "ChiefDecides", "the Chief decides"),
    case(
        EMPTY,
        &["rebuilt 2", "stage empty take A"],
        "B rebuild",
        "RebuiltEnough",
        "at most twice in a round",
    ),
    // The last discard.
    case("round 3\ndiscards D P5\nstage take A", &[], "A pick-up", "NoPickUp", "Round 3"),
    case("round 6\ndiscards D P5\nstage take A", &[], "A pick-up", "NoPickUp", "Round 6"),
    case(
        "round 6\ndiscards D P5\nstage take A",
        &[],
        "A pick-up",
        "NoPickUp",
        "there is no picking up",
    ),
    case(TAKE, &[], "A pick-up", "NothingLies", "the last discard"),
    case(TAKE, &[], "A pass", "TooLate", "Yebo can no longer be called"),
    case(CLAIM, &[], "A pass", "OwnDiscard", "Nobody claims his own discard"),
    case(CLAIM, &["B pass"], "B pass", "Answered", "Only the last discard can be claimed"),
    case(CLAIM, &[], "B yebo M1 M1 M1", "WithoutDiscard", "Only the last discard can be claimed"),
    case(
        "round 1\ndiscards A P5\nstage claim A\nhand B P1 P2 P3 P4 P5 P6 P7 P8 P9 M1 M2 M3",
        &[],
        "B yebo P5 P5 P5",
        "YeboNeeds",
        "one must hold the other two blocks",
    ),
    case(
        "round 3\ndiscards A M4\nstage claim A\nhand B M4 M5 M6 M7 M8 M9 S1 S2 S3 S4 S5 S6",
        &[],
        "B yebo M4 M4",
        "OnlyToWin",
        "Round 3",
    ),
    case(
        "round 6\ndiscards A M4\nstage claim A\nhand B P4 M5 M6 M7 M8 M9 S1 S2 S3 S4 S5 S6",
        &[],
        "B yebo M4 P4",
        "OnlyToWin",
        "Round 6",
    ),
    case(
        "round 6\ndiscards A M4\nstage claim A\nhand B P4 M5 M6 M7 M8 M9 S1 S2 S3 S4 S5 S6",
        &[],
        "B yebo M4 P4",
        "OnlyToWin",
        "but for the last discard to win",
    ),
    case(
        "round 3\ndiscards A M4\nstage claim A\ngroup B M5 M5\ngroup B M6 M6\ngroup B M7 M7\ngroup B M8 M8\n\
         group B M9 M9\nhand B M4 S2",
        &[],
        "B yebo M4 M4",
        "NotAnnounced",
        "one must have announced",
    ),
    case(
        "round 3\ndiscards A M4\nstage claim A\ngroup B M5 M5\ngroup B M6 M6\ngroup B M7 M7\ngroup B M8 M8\n\
         group B M9 M9\nhand B M4 S2",
        &["B announce"],
        "B yebo M4 M4",
        "AnnouncedLate",
        "does not win by taking that one",
    ),
    // Announcing.
    case(ONE_SHORT, &[], "A announce", "InTurn", "before taking a block, after discarding one"),
    case(TAKE, &[], "A announce", "NotOneShort", "Whoever is one block short"),
    case(
        "round 1\nannounced A\nstage take A",
        &[],
        "A announce",
        "Announced",
        "must have announced",
    ),
    // Groups.
    case(PLAY, &[], "A show P1 M1 P2", "NoGroup", "Round 1: four sets of three"),
    case(
        "round 1\nstage play A\ngroup A P1 P1 P1\nhand A M1 M1 M1 P5 P6 P7 S1 S2 S3 S4",
        &[],
        "A show M1 M1 M1",
        "Suits",
        "from one suit only",
    ),
    case(
        "round 2\nstage play A\ngroup A F1 F2 F3\nhand A B1 B2 B3 P5 P6 P7 S1 S2 S3 S4",
        &[],
        "A show B1 B2 B3",
        "Enhancing",
        "at most one run is of Birds or of Flowers",
    ),
    case(
        "round 4\nstage play A\ngroup A F1 F2 F3\nhand A F1 F2 F3 P5 P6 P7 S1 S2 S3 S4",
        &[],
        "A show F1 F2 F3",
        "Enhancing",
        "each once",
    ),
    case(
        "house all-enhancing=no\nround 1\nstage play A\ngroup A F1 F1 F1\ngroup A F2 F2 F2\ngroup A F3 F3 F3\n\
         hand A B1 B1 B1 P1",
        &[],
        "A show B1 B1 B1",
        "Enhancing",
        "The house may choose otherwise",
    ),
    case(
        "house like-pairs=no\nround 6\nstage play A\ngroup A P4 S4\nhand A P4 S4 P1 P2 P3 P5 P6 P7 P8 P9 S1",
        &[],
        "A show P4 S4",
        "LikePairs",
        "The house may choose otherwise",
    ),
    case(
        "house like-pairs=no\nround 6\nstage play A\ngroup A P4 S4\nhand A P4 S4 P1 P2 P3 P5 P6 P7 P8 P9 S1",
        &[],
        "A show P4 S4",
        "LikePairs",
        "Round 6",
    ),
    case(
        "house display=forced\nround 1\nstage play A\nhand A P1 P1 P1 P4 P5 P6 P7 P8 P9 M1 M2 M3 M4",
        &[],
        "A discard M4",
        "MustShow",
        "are displayed as they are formed",
    ),
    case(
        "round 1\nstage play A\ngroup A P1 P1 P1\ngroup A P2 P2 P2\ngroup A P3 P3 P3\nhand A P8 P8 AF AF",
        &[],
        "A show P8 P8 AF=P8",
        "LeavesAfrica",
        "nothing but Africa to discard",
    ),
    case(GROUP, &[], "A buy B1", "NoSuchGroup", "a displayed Africa stands for"),
    case(
        "round 1\nstage play A\ngroup B P5 P5 P5\nhand A P1 P2 P3 P4 P6 P7 P8 P9 M1 M2 M3 M4 M5",
        &[],
        "A buy B1",
        "NoBlank",
        "Africa stands for",
    ),
    case(GROUP, &[], "A buy A1", "NotHeld", "a block just drawn from the Fence"),
    case(
        "round 1\nstage play A\ngroup A P5 P5 AF=P5\nhand A P5 P2 P3 P4 P6 P7 P8 P9 M1 M2",
        &[],
        "A buy A1",
        "NotDrawn",
        "a block just drawn from the Fence",
    ),
    case(
        "round 1\nstage play A\ngroup A P1 P1 P1\ngroup A P2 P2 P2\ngroup A P3 P3 P3\ngroup A P4 P4 P4\nhand A P9",
        &[],
        "A show P9 P9 P9",
        "Enough",
        "four sets of three",
    ),
    case(
        "round 6\nstage play A\ngroup A P1 S1\ngroup A P2 S2\ngroup A P3 S3\ngroup A P4 S4\ngroup A P5 S5\n\
         group A P6 S6\nhand A P9",
        &[],
        "A show P9 S9",
        "Enough",
        "there are six pairs",
    ),
    case(
        "round 6\nstage play A claimed\ngroup A P1 S1\nhand A P2 S2 P3 S3 P4 S4 P5 S5 P6 S6 P9",
        &[],
        "A discard P9",
        "MustWin",
        "Round 6",
    ),
    // 4th blocks.
    case(PLAY, &[], "A fourth P1 1", "NoSuchGroup", "only on one's own groups"),
    case(
        "round 4\nstage play A\ngroup A P5 M5 S5\nhand A P5 P2 P3 P4 P6 P7 P8 P9 M1 M2",
        &[],
        "A fourth P5 1",
        "NoFourths",
        "there are no 4th blocks",
    ),
    case(
        "round 3\nstage play A\ngroup A P5 P5\nhand A P5 P2 P3 P4 P6 P7 P8 P9 M1 M2 M3",
        &[],
        "A fourth P5 1",
        "NoFourths",
        "displayed set or run",
    ),
    case(
        "round 1\nstage play A\ngroup A P5 P5 AF=P5 + P5\nhand A P5 P2 P3 P4 P6 P7 P8 P9 M1 M2",
        &[],
        "A fourth P5 1",
        "HasFourth",
        "one for each group",
    ),
    case(GROUP, &[], "A fourth AF 1", "AfricaFourth", "nor be a 4th block"),
    case(GROUP, &[], "A fourth P1 1", "NotItsFourth", "the fourth of a set"),
    case(
        "round 1\nstage play A\ngroup A P5 P5 AF=P5\nhand A ~P5 P2 P3 P4 P6 P7 P8 P9 M1 M2",
        &[],
        "A fourth P5 1",
        "NotFromFence",
        "only from the Fence",
    ),
    case(
        "house fourth-from=draw\nround 1\nstage play A\ngroup A P5 P5 AF=P5\nhand A P5 P2 P3 P4 P6 P7 P8 P9 M1 M2",
        &[],
        "A fourth P5 1",
        "NotDrawn",
        "The house may choose otherwise",
    ),
    // Africa left alone.
    case(GROUP, &[], "A discard AF", "AfricaStays", "Africa cannot be discarded"),
    case(PLAY, &[], "A guard P1 1", "NoNeed", "Who has no other puts the Africa into a group"),
    case(GUARD, &[], "A guard P4 1", "HasAfrica", "at most one Africa as a blank"),
    case(GUARD, &[], "A guard P5 2", "NotInGroup", "the block it replaces"),
    case(GUARD, &[], "A guard P5 5", "NoSuchGroup", "puts the Africa into a group of his own"),
];

/// Every reason but two: nothing lies to rebuild the Fence from, which no text sets up, and twelve turns that began
/// by picking up, which `cases/house.txt` plays.
const REASONS: &str = "AfricaFourth AfricaStays Announced AnnouncedLate Answered Calling ChiefDecides DrawFirst Enhancing \
    Enough FenceEmpty HasAfrica HasFourth InTurn LeavesAfrica LetGo LikePairs MustShow MustWin NoBlank NoFourths NoGroup \
    NoNeed NoPickUp NoSuchGroup NotAnnounced NotAtTable NotChief NotDrawn NotFromFence NotHeld NotInGroup NotItsFourth \
    NotNow NotOneShort NotYourTurn NotYoursToReplace NothingLies OnlyToWin Over OwnDiscard Played RebuiltEnough Suits \
    TakeFirst Taken TooLate WithoutDiscard YeboNeeds";

/// The name of a reason.
fn name(why: Refusal) -> String {
    let text = format!("{why:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

fn act(game: &mut Game, text: &str) -> Result<(), Illegal> {
    let (seat, act) = text.split_once(' ').expect("somebody does something");
    let seat: Seat = seat.parse().expect("it is a seat");
    game.act(seat, act.parse().expect("it is an act")).map(drop)
}

fn begin(case: &Case) -> Result<Game, String> {
    let (lines, acts): (Vec<&str>, Vec<&str>) =
        case.before.iter().partition(|line| !line.starts_with(['A', 'B', 'C', 'D']));
    let mut text = vec![case.setup];
    text.extend(lines);
    if text == [""] {
        return Ok(Game::new(2, Players::Four, HouseRules::default()));
    }
    let text = text.join("\n");
    let mut game = text.parse::<Setup>().map_err(|error| format!("{text}: {error}"))?.into_game();
    for before in acts {
        act(&mut game, before).map_err(|error| format!("{text}: {error}"))?;
    }
    Ok(game)
}

#[test]
fn refusals_cite_matching_statements() {
    let mut wrong = Vec::new();
    for case in CASES {
        let mut game = match begin(case) {
            Ok(game) => game,
            Err(error) => {
                wrong.push(error);
                continue;
            }
        };
        let Err(refused) = act(&mut game, case.tried) else {
            wrong.push(format!("{} is legal", case.tried));
            continue;
        };
        let cited: Vec<Rule> = [refused.rule].into_iter().chain(refused.ruling).collect();
        let says = cited.iter().any(|rule| rule.words().contains(case.says));
        if name(refused.why) != case.why || !says {
            wrong.push(format!("{refused}, and not {}: “{}”", case.why, case.says));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_refusal_reason_has_a_case() {
    let cases: BTreeSet<&str> = CASES.iter().map(|case| case.why).collect();
    assert_eq!(cases, REASONS.split_whitespace().collect());
}
