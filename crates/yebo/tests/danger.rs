//! Discards beside a seat that has announced its last block.

use sandgrid_yebo::player::{self, Reason};
use sandgrid_yebo::{Act, Face, Game, Seat, Setup, Suit};

/// A, who collects Pots, may discard Pot 9; C collects Pots as well, and has announced.
const POTS: &str = "
    round 1
    direction -
    stage play A picked-up
    group A P2 P2 P2 + P2
    group B P8 P8 P8
    group B P3 P3 P3
    group B P1 P1 P1
    group C P4 P4 P4
    group C F3 F3 F3
    group C P5 P5 AF=P5
    group D M9 M9 M9
    group D B3 B3 AF=B3
    group D M5 M5 M5
    sightings A
    sightings B X55 X50
    sightings C X25 X35
    sightings D X60
    announced C
    hand A P6 P6 P9 F1 ~F1 F2 B1 B1 B2 B3
    discards D S4 M1 M3 M4 M4 S1 S4 S7 S8 M2 M8 S3 S5 F3 S1 S4
    discards B S1 M1 M7 M2 S2 S8 S9 M8 S9 S5 S7 M7 M2 S9
    discards C P8 M1 M3 S6 S6 M3 S2 S8 P4 P3 M6 P7
    discards B F1
";

/// After the runs that A can show, it may discard Mask 4; B collects Masks, and has announced.
const MASKS: &str = "
    round 2
    direction -
    stage play A
    group A B1 B2 B3
    group A M6 M7 M8
    group A M7 M8 M9
    group B M1 M2 M3
    group B M4 M5 M6
    group B M6 AF=M7 M8 + M9
    group C S1 S2 S3
    group C F1 F2 F3
    group C S7 S8 S9
    group D B1 B2 B3
    group D M5 M6 M7
    sightings A X55 X35
    sightings B X50 X60
    sightings C X45 X25
    announced A B C
    hand A M4 M4 B2 AF
    discards D S1 S2 P8 P7 P4 P2 P6 P7 P3 P5 M1 P1 P1 F1 F1
    discards C P1 P9 P9 P9 S1 P3 F3 M9 P2 S9 S1 S9 S2 F2 P3
    discards B P3 P6 P5 S3 S6 S4 S3 F3 P9 F2 F2 P8 S8 P4 P5 S7 S5
    discards D S4
";

fn set_up(text: &str) -> Game {
    text.parse::<Setup>().unwrap_or_else(|error| panic!("{error}")).into_game()
}

fn face(text: &str) -> Face {
    text.parse().expect("it is a block")
}

#[test]
fn strong_spares_an_announced_seat_what_it_collects() {
    for (text, danger, of) in [(POTS, "P9", Seat::C), (MASKS, "M4", Seat::B)] {
        let game = set_up(text);
        let view = game.view(Seat::A);
        for seed in 0..12 {
            let advice = player::advise(&view, seed).expect("A decides");
            let Act::Discard(discard) = advice.act else { panic!("{seed}: {}", advice.act) };
            assert!(
                !matches!(discard, Face::Suit(Suit::Pots | Suit::Masks, _)),
                "{seed}: {discard}"
            );
            let safer = Reason::Safer { than: face(danger), seat: of, collects: true };
            assert_eq!(advice.reason, safer, "{seed}: {discard}");
        }
    }
}
