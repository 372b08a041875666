//! Opponents: they play legally and alike, know nothing that they cannot see, and the stronger wins.

use sandgrid_yebo::player::{self, Advice, Reason, Strength};
use sandgrid_yebo::{Act, Game, HouseRules, Players, Round, Seat, Setup, Stage, Then};

/// Plays a game to its end.
fn played(seed: u64, players: Players, who: impl Fn(Seat) -> Strength) -> Game {
    let mut game = Game::new(seed, players, HouseRules::default());
    while let Some((seat, act)) = player::next(&game, &who, seed) {
        game.act(seat, act).expect("players do what is legal");
    }
    assert_eq!(game.table().stage, Stage::Over);
    game
}

/// Returns the average lead of a seat of `one` over a seat of `two` in a number of games, in points.
fn lead(one: Strength, two: Strength, games: u64) -> i32 {
    let mut lead = 0;
    for game in 0..games {
        // Each seed twice, with seats swapped.
        let (seed, swap) = (7000 + game / 2, usize::try_from(game % 2).expect("0 or 1"));
        let is_one = |seat: Seat| (seat.index() + swap).is_multiple_of(2);
        let game = played(seed, Players::Four, |seat| if is_one(seat) { one } else { two });
        for seat in game.table().seats() {
            let total = game.table().total(*seat);
            lead += if is_one(*seat) { total } else { -total };
        }
    }
    lead / 2 / i32::try_from(games).expect("there are few games")
}

#[test]
fn everybody_plays_legally_and_the_same_again() {
    for (seed, players) in (0..9).zip(Players::ALL.into_iter().cycle()) {
        for strength in [Strength::Random, Strength::Naive, Strength::Easy, Strength::Even] {
            let game = played(seed, players, |_| strength);
            assert_eq!(game.acts(), played(seed, players, |_| strength).acts());
        }
    }
    let strong = |seed| played(seed, Players::Two, |_| Strength::Strong);
    assert_eq!(strong(1).acts(), strong(1).acts());
}

#[test]
fn everybody_plays_legally_however_the_house_plays() {
    for choice in &HouseRules::CHOICES {
        for word in choice.options {
            let house = HouseRules::default().with(choice.key, word).expect("it is an option");
            for strength in [Strength::Naive, Strength::Easy, Strength::Even] {
                let mut game = Game::new(5, Players::Three, house);
                while let Some((seat, act)) = player::next(&game, |_| strength, 5) {
                    game.act(seat, act).expect("players do what is legal");
                }
                assert_eq!(game.table().stage, Stage::Over, "{house} {strength}");
            }
        }
    }
}

#[test]
fn decision_is_independent_of_hidden_blocks() {
    let mut game = Game::new(3, Players::Four, HouseRules::default());
    let mut asked = 0;
    while let Some((seat, act)) = player::next(&game, |_| Strength::Even, 3) {
        let view = game.view(seat);
        let other = view.imagine(asked);
        assert_eq!(other.view(seat), view);
        for strength in Strength::ALL {
            // One in some of the strong one's decisions, as they take longer.
            if strength != Strength::Strong || asked % 41 == 0 {
                let decided = player::decide(&view, strength, 9);
                assert_eq!(decided, player::decide(&other.view(seat), strength, 9));
                assert!(decided.is_none_or(|act| view.check(&act).is_ok()), "{strength}");
            }
        }
        asked += 1;
        game.act(seat, act).expect("players do what is legal");
    }
}

#[test]
fn the_stronger_is_ahead() {
    use Strength::{Easy, Even, Naive, Random};

    for (one, two, least) in
        [(Easy, Random, 250), (Naive, Random, 250), (Even, Easy, 60), (Even, Naive, 60)]
    {
        let lead = lead(one, two, 60);
        assert!(lead > least, "{one} against {two}: {lead}");
    }
}

#[test]
fn strong_beats_easy_clearly() {
    let lead = lead(Strength::Strong, Strength::Easy, 8);
    assert!(lead > 40, "{lead}");
}

#[test]
#[ignore = "luck hides the difference in less than some hundreds of games, which take minutes"]
fn strong_beats_even() {
    let lead = lead(Strength::Strong, Strength::Even, 600);
    assert!(lead > 5, "{lead}");
}

#[test]
fn easy_wins_rounds_despite_missed_announcements() {
    let game = played(11, Players::Four, |_| Strength::Easy);
    assert!(game.table().played.iter().any(|played| played.winner.is_some()));
}

#[test]
fn waiting_seats_decide_nothing() {
    let game = Game::new(1, Players::Two, HouseRules::default());
    assert_eq!(player::decide(&game.onlooker(), Strength::Even, 1), None);
    let waiting = game.table().seats().iter().find(|seat| **seat != game.table().chief);
    let view = game.view(*waiting.expect("two play"));
    assert_eq!(player::decide(&view, Strength::Even, 1), None);
    assert_eq!(player::advise(&view, 1), None);
}

#[test]
fn advice_has_a_reason() {
    let mut game = Game::new(2, Players::Two, HouseRules::default());
    let mut seen = Vec::new();
    while let Some((seat, act)) = player::next(&game, |_| Strength::Even, 2) {
        if seen.len() < 150 {
            let Some(Advice { act, reason }) = player::advise(&game.view(seat), 2) else {
                panic!("who is to act can be advised");
            };
            assert_eq!(game.view(seat).check(&act), Ok(()));
            // Both ends of the Fence are alike: a draw is a choice only beside a discard.
            let view = game.view(seat);
            let is_choice = view.check(&Act::PickUp).is_ok();
            let drawn = if is_choice { Reason::Unseen } else { Reason::OnlyLegal };
            assert!(reason == drawn || !matches!(act, Act::Draw(_)), "{act} {reason:?}");
            let fits = matches!((act, reason), (Act::Choose(_), Reason::FitsRound(_)));
            assert!(fits || !matches!(act, Act::Choose(_)) || reason == Reason::OnlyLegal);
            seen.push(reason);
        }
        game.act(seat, act).expect("players do what is legal");
    }
    assert!(seen.contains(&Reason::Spare) && seen.contains(&Reason::OnlyLegal), "{seen:?}");
}

/// A game at the moment when its first Chief chooses.
fn dealt(seed: u64) -> Game {
    let mut game = Game::new(seed, Players::Four, HouseRules::default());
    while game.table().stage != Stage::Choose {
        let seat = game.table().awaited().iter().next().expect("somebody is to act");
        let act = game.legal(seat)[0];
        game.act(seat, act).expect("it is listed");
    }
    game
}

#[test]
fn hand_fit_is_stated_in_blocks_and_against_the_average() {
    const DEALS: u16 = 400;
    for round in Round::ALL {
        let (mut sum, mut usual) = (0, 0);
        for seed in 0..u64::from(DEALS) {
            let game = dealt(seed);
            let view = game.view(game.table().chief);
            let Some(Reason::FitsRound(fit)) = player::why(&view, Act::Choose(round)) else {
                panic!("a round is chosen as the hand goes with it");
            };
            let hand = view.own.expect("somebody sits there").counts();
            assert!(fit.keep.faces().all(|face| fit.keep.of(face) <= hand.of(face)));
            assert_eq!(fit.keep.total() + u32::from(fit.missing), 12, "round {round}");
            sum += u16::from(fit.missing);
            usual = fit.usual;
        }
        let mean = f32::from(sum) / f32::from(DEALS);
        assert!((mean - f32::from(usual)).abs() < 0.55, "round {round}: {mean}, not {usual}");
    }
}

#[test]
fn strength_reads_what_it_prints() {
    for strength in Strength::ALL {
        assert_eq!(strength.to_string().parse(), Ok(strength));
    }
    let refused = "hard".parse::<Strength>().unwrap_err().to_string();
    assert_eq!(refused, "who plays is one of: random taker naive novice easy even strong");
}

/// D's turn begins at an empty Fence; A is Chief.
fn at_an_empty_fence(hand: &str, lies: &str) -> Game {
    let setup = format!(
        "direction +\nround 1\nrest discards\nsightings A X25 X30 X35 X40 X45 X50 X55 X60\n\
         hand D AF AF {hand}\nhand A AF AF *\ndiscards C {lies}\nstage empty pick-up D"
    );
    setup.parse::<Setup>().unwrap_or_else(|error| panic!("{setup}: {error}")).into_game()
}

#[test]
fn opponents_pick_up_useful_discards_at_an_empty_fence() {
    let helps = at_an_empty_fence("S4 S4 S5 S5 S8 S8 P1 M1 M2 M3", "S4");
    let useless = at_an_empty_fence("S4 S4 S4 S5 S5 S5 S8 S8 S8 S1", "M9");
    for strength in [Strength::Naive, Strength::Easy, Strength::Even, Strength::Strong] {
        // The easy one overlooks it now and then.
        let takes = |game: &Game| {
            let decided = |seed| player::decide(&game.view(Seat::D), strength, seed);
            (0..8).filter(|seed| decided(*seed) == Some(Act::PickUp)).count()
        };
        assert!(takes(&helps) > 3, "{strength}");
        assert_eq!(takes(&useless), 0, "{strength}");
        let mut game = useless.clone();
        while game.table().stage == Stage::Empty(Then::PickUp(Seat::D)) {
            let act = player::decide(&game.view(Seat::D), strength, 1).expect("D is awaited");
            game.act(Seat::D, act).expect("it is legal");
        }
        assert_eq!(game.table().stage, Stage::Empty(Then::Take(Seat::D)), "{strength}");
    }
}
