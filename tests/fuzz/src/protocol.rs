//! Lines to `sandgrid engine`.

use sandgrid_cli::Talk;

use crate::bytes::text;

/// Most lines of an input.
const MOST: usize = 40;

/// First words of the answers.
const WORDS: [&str; 7] = ["id ", "option ", "ugiok", "readyok", "info ", "bestmove ", "response "];

/// A client whose searches end at once, without tables on the disk.
pub(crate) fn protocol(bytes: &[u8]) {
    let mut talk = Talk::ended();
    for line in text(bytes).lines().take(MOST) {
        if line.contains("Tables") {
            continue;
        }
        let before = talk.game().clone();
        let (goes_on, said) = answer(&mut talk, line);
        check(line, &said);
        let refused = said.contains("info string error");
        assert!(!refused || *talk.game() == before, "{line:?} is refused, and changes the game");
        if line.split_whitespace().next() == Some("go") {
            check_best(&talk, line, &said);
        }
        if !goes_on {
            return;
        }
    }
    assert_eq!(answer(&mut talk, "isready"), (true, "readyok\n".to_owned()));
}

fn answer(talk: &mut Talk, line: &str) -> (bool, String) {
    let mut said = Vec::new();
    let goes_on = talk.answer(line, &mut said).expect("a list of bytes can be written to");
    (goes_on, String::from_utf8(said).expect("what is said is text"))
}

/// Each line of an answer begins with a known word.
fn check(line: &str, said: &str) {
    assert!(said.is_empty() || said.ends_with('\n'), "{line:?}: {said:?}");
    for told in said.lines() {
        assert!(WORDS.iter().any(|word| told.starts_with(word)), "{line:?}: {said:?}");
        assert!(!told.contains(char::is_control), "{line:?}: {said:?}");
    }
}

/// A request for an action is answered with a legal one, or with `none`.
fn check_best(talk: &Talk, line: &str, said: &str) {
    let mut best = said.lines().filter_map(|told| told.strip_prefix("bestmove "));
    let (first, more) = (best.next(), best.next());
    assert_eq!(more, None, "{line:?}: {said:?}");
    let actions = talk.game().actions();
    match first {
        None => assert!(said.contains("info string error"), "{line:?}: {said:?}"),
        Some("none") => assert!(actions.is_empty(), "{line:?}: {said:?}"),
        Some(action) => {
            let action = action.parse().expect("an action is written as one");
            assert!(actions.contains(action), "{line:?}: {said:?}");
        }
    }
}
