//! Statements of the source, and our rulings where it is silent or contradicts itself.

use core::fmt;

/// Says each statement once: its rule, by which everything else names it, and its words apart from
/// that, so that a program which quotes none has none in it.
macro_rules! statements {
    ($($name:ident $id:literal $ground:tt $words:literal)+) => {
        $(#[doc = $words] pub const $name: Rule = Rule { id: $id };)+

        /// All of them, in order.
        pub const ALL: &[Rule] = &[$($name),+];

        static STATEMENTS: &[Statement] =
            &[$(Statement { rule: $name, ground: ground!($ground), words: $words }),+];
    };
}

macro_rules! ground {
    ($lines:literal) => {
        Ground::Stated($lines)
    };
    (($sure:ident $lines:literal)) => {
        Ground::Ruled(Sure::$sure, $lines)
    };
}

/// One statement of the published rules of Yebo, `E…`, or one ruling of ours, `Q…`.
///
/// Two rules are equal when they are the same statement, that is, when their ids are.
///
/// # Text
/// Displayed as its id, like `003-E33` or `Q-E20`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rule {
    /// Source and number, `003-E33`; a ruling is `Q-E20`.
    pub id: &'static str,
}

/// The basis of a rule: its place in the source, or the confidence of a ruling.
///
/// # Text
/// Source and lines, `003:55, 67`, and where a part of it is ours, by which ruling: `003:83-85, Q-E8`; a
/// ruling is `ruling (strong); after 003:55`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// In the source, at these lines.
    Stated(&'static str),
    /// Nowhere: we rule so, that surely, after these lines.
    Ruled(Sure, &'static str),
}

/// How sure a ruling is.
///
/// # Text
/// As in the rules: `strong; like pairs weak`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sure {
    /// It follows from the words.
    Text,
    /// It has good reasons.
    Strong,
    /// It could well be decided otherwise.
    Weak,
    /// It had to be made up.
    House,
    /// Strong; but of like pairs, weak.
    LikePairs,
    /// Strong; but in rounds of pairs, weak.
    RoundsOfPairs,
    /// Strong; but of the next Chief, weak, and with a limit that had to be made up.
    NextChief,
}

impl fmt::Display for Sure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Strong => "strong",
            Self::Weak => "weak",
            Self::House => "house",
            Self::LikePairs => "strong; like pairs weak",
            Self::RoundsOfPairs => "strong; rounds of pairs weak",
            Self::NextChief => "strong; next Chief weak; limit of the house",
        })
    }
}

impl fmt::Display for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stated(lines) => f.write_str(lines),
            Self::Ruled(sure, lines) => write!(f, "ruling ({sure}); after {lines}"),
        }
    }
}

impl Rule {
    /// Returns its basis.
    #[must_use]
    pub fn ground(self) -> Ground {
        self.statement().ground
    }

    /// Returns the rule in our own words.
    #[must_use]
    pub fn words(self) -> &'static str {
        self.statement().words
    }

    /// The rule of that id.
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        ALL.iter().copied().find(|rule| rule.id == id)
    }

    fn statement(self) -> &'static Statement {
        let mut all = STATEMENTS.iter();
        all.find(|statement| statement.rule == self).expect("every rule is stated")
    }
}

struct Statement {
    rule: Rule,
    ground: Ground,
    words: &'static str,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

statements! {
    E1 "003-E1" "003:7"
        "Four play, or as few as two."
    E2 "003-E2" "003:7, 11-17"
        "144 blocks: Pots, Masks and Shields from 1 to 9, four of each; three Flowers and three \
        Birds, four of each; eight Sightings; four Africa."
    E3 "003-E3" "003:5, 9, 37, 39"
        "There are six rounds, and each is played once. The highest sum of all rounds wins."
    E4 "003-E4" "003:9"
        "Who wins a round need not have the highest score of it."
    E5 "003-E5" "003:15"
        "The eight Sightings are all different, each with its own value."
    E6 "003-E6" "003:19"
        "All blocks are mixed face down."
    E7 "003-E7" "003:20, 65"
        "Each player draws a block; the highest number is the first Chief. Those who tie draw \
        again."
    E8 "003-E8" "003:21"
        "The blocks drawn for the first Chief go back, face down."
    E9 "003-E9" "003:22-23, 63"
        "The Fence is a square, 18 stacks on each side and two blocks high."
    E10 "003-E10" "003:24"
        "The Chief takes two adjacent stacks, anywhere in the Fence, and says in which direction \
        the others take theirs; three times, to 12 blocks each."
    E11 "003-E11" "003:25"
        "Hands are secret."
    E12 "003-E12" "003:26"
        "Dealt Sightings are laid face up; beginning with the Chief, in the direction announced, \
        each player replaces his from the Fence."
    E13 "003-E13" "003:38-39, 65"
        "Having seen his hand, the Chief chooses which of the rounds not yet played is played."
    E14 "003-E14" "003:35, 40"
        "The winner of a round is the next Chief and begins."
    E15 "003-E15" "003:27"
        "Turns go in the direction that the Chief announced."
    E16 "003-E16" "003:28, 67"
        "In a turn one takes one block and discards one, face up, naming it aloud."
    E17 "003-E17" "003:27"
        "Blocks are drawn from either opening of the Fence."
    E18 "003-E18" "003:36"
        "The top block of a stack is drawn first, then the one under it."
    E19 "003-E19" "003:52"
        "There are always 12 blocks in a hand. 4th blocks and Sightings do not count."
    E20 "003-E20" "003:67"
        "Only the last discard can be claimed."
    E21 "003-E21" "003:34, 61"
        "Yebo claims the last discard, and play goes on from whoever called it; others may miss a \
        turn."
    E22 "003-E22" "003:41, 59"
        "For a Yebo one must hold the other two blocks of the set or run, which are then displayed \
        with it."
    E23 "003-E23" "003:42, 67"
        "If nobody has called Yebo, the player in turn may take the last discard instead of \
        drawing."
    E24 "003-E24" "003:43"
        "Once the player in turn has taken a block, Yebo can no longer be called."
    E25 "003-E25" "003:44, 59"
        "If two call Yebo, the next in turn has the block."
    E26 "003-E26" "003:45"
        "Sets, runs and pairs are displayed as they are formed."
    E27 "003-E27" "003:15, 49, 69"
        "A Sighting drawn is laid face up and replaced from the Fence, and the direction reverses."
    E28 "003-E28" "003:48, 71"
        "A 4th block drawn from the Fence may be laid on one's own displayed set or run, and is \
        replaced from the Fence."
    E29 "003-E29" "003:53-54"
        "4th blocks come only from the Fence, and go only on one's own groups."
    E30 "003-E30" "003:17, 103"
        "Africa is a blank in sets, runs and pairs, and scores nothing as one."
    E31 "003-E31" "003:55"
        "There is at most one Africa as a blank in a set or run; two make a pair, three a set or run."
    E32 "003-E32" "003:51"
        "Africa cannot be discarded, nor be a 4th block."
    E33 "003-E33" "003:17, 50"
        "Who draws from the Fence the block that a displayed Africa stands for may put it there and \
        take the Africa, from any player's group."
    E34 "003-E34" "003:17, 111"
        "Each Africa left in a hand at the end of a round costs 50 points."
    E35 "003-E35" "003:75"
        "A set is three blocks alike."
    E36 "003-E36" "003:77"
        "Round 1: four sets of three, from one suit only. Birds and Flowers may be among them. Yebo \
        is allowed."
    E37 "003-E37" "003:79"
        "A run is three numbers in a row of one suit."
    E38 "003-E38" "003:81, Q-E10"
        "Round 2: four runs of three, from one suit only. May include one of each Bird or one of each \
        Flower (no more than one run in all: that is our ruling, Q-E10). Yebo is allowed."
    E39 "003-E39" "003:83-85, Q-E8"
        "Round 3: pairs of blocks alike, from one suit only (how many is not printed: six is our \
        ruling, Q-E8). Birds and Flowers may be among \
        them. No Yebo, but for the last discard to win."
    E40 "003-E40" "003:87-89"
        "Round 4: four mixed sets, one number in each of the three suits. May include one of each \
        Bird and one of each Flower. Yebo is allowed; there are no 4th blocks."
    E41 "003-E41" "003:91-93"
        "Round 5: four mixed runs, three numbers in a row, one of each suit. No Birds and no \
        Flowers. Yebo is allowed; there are no 4th blocks."
    E42 "003-E42" "003:95-97, Q-E8"
        "Round 6: mixed pairs, one number in two suits, the same two throughout (how many is not \
        printed: six is our ruling, Q-E8). Birds and \
        Flowers are included. No Yebo, but for the last discard to win."
    E43 "003-E43" "003:13"
        "In the mixed games the 1 Flower goes with the 1 Bird, and so on."
    E44 "003-E44" "003:46, 120"
        "To win a round one must have announced that one is looking for one final block."
    E45 "003-E45" "003:56"
        "One wins with one's last discard."
    E46 "003-E46" "003:47"
        "When the Fence has run out without a winner, the Chief decides: it is rebuilt and the \
        round goes on, or the round is scored as it is."
    E47 "003-E47" "003:57, 99-105"
        "Only displayed groups score: 10 for each block of a suit, 20 for each Flower and Bird, \
        nothing for Africa as a blank; Sightings score as printed."
    E48 "003-E48" "003:109-115, Q-E25"
        "The winner of a round scores 20 more; an Africa left over costs 50; a set or run of Africa \
        scores 50 each, a pair 20 each (for each block, and not for each group: that is our ruling, Q-E25)."

    Q1 "Q-E1" (House "003:15, 105")
        "The values of the Sightings are not printed: here 25, 30, 35, 40, 45, 50, 55 and 60."
    Q2 "Q-E2" (Strong "003:20, 65")
        "The first Chief is whoever draws the highest number. Flowers and Birds count 1 to 3; \
        Sightings and Africa are drawn again."
    Q3 "Q-E3" (Strong "003:24")
        "After the deal the Fence is one open chain of stacks with two ends. The deal goes the way \
        the turns go."
    Q4 "Q-E4" (Text "003:36, 47")
        "There is no reserve. Whoever draws chooses the end, at every draw."
    Q5 "Q-E5" (Strong "003:15, 26-27")
        "Sightings that are dealt, or drawn to replace them before the first turn, do not reverse \
        the direction, unless the house has chosen so (Q-E32)."
    Q6 "Q-E6" (Strong "003:49")
        "Each Sighting drawn in a turn reverses the direction at once; the player finishes his \
        turn, and the next is taken in the new direction."
    Q7 "Q-E7" (Strong "003:24, 38")
        "The Chief names the direction as he deals, and the round when he has seen his twelve \
        blocks."
    Q8 "Q-E8" (LikePairs "003:83, 95")
        "In rounds of pairs there are six pairs. Two of them may be alike. The house may choose \
        otherwise."
    Q9 "Q-E9" (Weak "003:11-13, 77")
        "Birds and Flowers are no suits. In round 1 all four sets may be of them. The house \
        may choose otherwise."
    Q10 "Q-E10" (Strong "003:81")
        "In round 2 at most one run is of Birds or of Flowers."
    Q11 "Q-E11" (Weak "003:13, 89")
        "In round 4 Birds and Flowers make whole groups, F1 F2 F3 and B1 B2 B3, each once. The \
        house may choose otherwise."
    Q12 "Q-E12" (Strong "003:55, 115")
        "A group of Africa is allowed in every round. It stands for nothing, and nobody can take a \
        block out of it."
    Q13 "Q-E13" (RoundsOfPairs "003:34, 41-42, 67")
        "Yebo needs the other blocks of the group and displays it. Picking up is for the player in \
        turn alone, needs nothing, and the block goes into the hand. In rounds of pairs there is \
        no picking up. The house may choose otherwise."
    Q14 "Q-E14" (Text "003:44")
        "The nearest caller in turn has the block, in the direction that holds after the discard, \
        even against a call that would win. Nobody claims his own discard."
    Q15 "Q-E15" (Strong "003:41, 103")
        "One of the blocks held for a Yebo may be Africa; no more than one."
    Q16 "Q-E16" (Strong "003:34, 41")
        "After a Yebo the group is displayed, nothing is drawn, and a block is discarded. The \
        claimed block is no 4th block and takes no Africa back."
    Q17 "Q-E17" (Weak "003:45")
        "A group is displayed when its owner wishes, in his own turn between taking a block and \
        discarding one. It stays as it is, and what it is of holds for the others. The \
        house may choose otherwise."
    Q18 "Q-E18" (Strong "003:52")
        "Displayed groups count among the twelve. A complete collection is twelve displayed blocks, \
        and the thirteenth is the winning discard."
    Q19 "Q-E19" (Weak "003:48, 53-54, 71")
        "A 4th block is the fourth of a set, or the next number at either end of a run; one for \
        each group. It must have come from the Fence, and may be laid in any turn of its owner. The \
        house may choose otherwise."
    Q20 "Q-E20" (Strong "003:17, 50, 119")
        "Africa is taken back with a block just drawn from the Fence, before discarding, out of any \
        group. Its owner says what a blank stands for where that is open."
    Q21 "Q-E21" (Text "003:51")
        "What would leave nothing but Africa to discard is not allowed while there is another \
        block. Who has no other puts the Africa into a group of his own that has none, and \
        discards the block it replaces."
    Q22 "Q-E22" (Strong "003:46, 120")
        "Whoever is one block short may announce it at any moment of the round: while a discard may \
        be claimed, before taking a block, after discarding one. It serves for every block that is \
        discarded or drawn after it: whoever announces while a discard lies there does not win by \
        taking that one, but by a draw or by any later block. Whoever forgot it misses that block \
        alone, and wins in a later turn."
    Q23 "Q-E23" (Strong "003:56")
        "The winning discard ends the round, and nobody can claim it."
    Q24 "Q-E24" (NextChief "003:42, 47, 67")
        "With the Fence empty, the last discard may still be claimed, and else be picked up by the \
        player in turn, discard after discard. Only when that player lets it go or may not have it, \
        or a Sighting or a 4th block cannot be replaced, does the Chief decide. \
        The Fence is rebuilt from all discards, at most twice in a round; hands and groups stay, \
        and the same player draws. After a round without a winner the Chief stays. The \
        house may choose otherwise."
    Q25 "Q-E25" (Strong "003:99-115")
        "Points are for each block. Sightings always score. Equal totals share the victory."
    Q26 "Q-E26" (Strong "003:7")
        "With two or three players nothing changes."
    Q27 "Q-E27" (Strong "003:28, 51")
        "The block just taken may be discarded, and so may Birds and Flowers. A Sighting never is."
    Q28 "Q-E28" (Strong "003:77")
        "Nobody announces a suit; the displayed groups show it."
    Q29 "Q-E29" (Strong "003:57")
        "Displayed groups score whether or not the collection was finished."
    Q30 "Q-E30" (Strong "003:28-71")
        "In a turn: take; lay Sightings and replace them; display, lay 4th blocks, take Africa \
        back; discard; announce. Then the others may call."
    Q31 "Q-E31" (House "003:42, 67")
        "After twelve turns in a row that began by picking up, the next begins with a draw; if the \
        Fence is empty, the Chief decides. This limit is ours."
    Q32 "Q-E32" (House "003:15, 24, 26-27")
        "A house may choose that every Sighting which is dealt, or drawn to replace one before the first \
        turn, reverses the direction, too. Who draws to replace one still follows the direction announced."
    Q33 "Q-E33" (Strong "003:25, 43")
        "Who shares a device with others sees nothing that another has drawn from the Fence or holds, and \
        does not learn by being asked who could call Yebo: all who might are asked alike."
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::*;

    #[test]
    fn statements_are_unique_and_have_texts() {
        let statements = (1..=48).map(|number| format!("003-E{number}"));
        let ids = statements.chain((1..=33).map(|number| format!("Q-E{number}")));
        assert!(ids.eq(ALL.iter().map(|rule| rule.id)));
        for rule in ALL {
            let (Ground::Stated(lines) | Ground::Ruled(_, lines)) = rule.ground();
            assert!(lines.starts_with("003:") && rule.words().ends_with('.'), "{rule}");
            assert_eq!(
                matches!(rule.ground(), Ground::Ruled(..)),
                rule.id.starts_with("Q-"),
                "{rule}"
            );
            assert_eq!(Rule::find(rule.id), Some(*rule));
        }
    }

    #[test]
    fn partly_ruled_statements_name_the_ruling() {
        let mut ours = 0;
        for rule in ALL.iter().filter(|rule| !rule.id.starts_with("Q-")) {
            let (place, words) = (format!("{}", rule.ground()), rule.words());
            match place.split_once(", Q-E") {
                Some((_, number)) => {
                    assert!(
                        words.contains(&format!("our ruling, Q-E{number})")),
                        "{rule}: {words}"
                    );
                    ours += 1;
                }
                None => {
                    assert!(!words.contains("Q-E") && !words.contains("our ruling"), "{rule}");
                }
            }
        }
        assert_eq!(
            ours, 4,
            "the pairs of rounds 3 and 6, the one run of round 2, and what an Africa scores"
        );
    }
}
