//! The lesson: every step done rightly and wrongly, left, taken up, and kept.

use sandgrid_app::yebo::rules::{Block, Seat};
use sandgrid_app::yebo::{TableCommand, YeboEvent, YeboScene};
use sandgrid_app::{Access, LessonMood};
use sandgrid_locales::TONGUES;
use sandgrid_tests::sealed;

use crate::table::{COMPUTER, PERSON, Table, english, language};

/// The act of each step: the letter, and the blocks that are selected before it.
const RIGHT: [(char, &[&str]); 10] = [
    ('L', &[]),
    ('S', &["S9", "S9", "S9"]),
    ('D', &["P7"]),
    ('F', &[]),
    ('S', &["S3", "S3", "AF"]),
    ('L', &[]),
    ('Y', &[]),
    ('A', &[]),
    ('T', &[]),
    ('D', &["B3"]),
];

/// The same in other ways that are as good.
const OTHERWISE: [(usize, char, &[&str]); 2] = [(0, 'R', &[]), (5, 'R', &[])];

/// A game that has gone on for a while, and is to wait.
fn played(tongue: &sandgrid_locales::Tongue) -> Table {
    let mut table = Table::speaking(&[PERSON, COMPUTER, COMPUTER], 8, language(tongue));
    for _ in 0..10 {
        assert!(table.step());
    }
    table.settle();
    table
}

fn choose(table: &mut Table, faces: &[&str]) {
    table.handle(YeboEvent::Cancel);
    let mut chosen: Vec<Block> = Vec::new();
    for face in faces {
        let hand = table.scene().hand.expect("it is shown");
        let held = hand.iter().map(|held| held.tile.block);
        let mut alike = held.filter(|block| block.face().to_string() == *face);
        let block = alike.find(|block| !chosen.contains(block)).expect("it is in the hand");
        chosen.push(block);
        table.handle(YeboEvent::Choose(block));
    }
}

/// Does what is asked in the step of that number.
fn solve(table: &mut Table, number: usize) {
    match RIGHT.get(number) {
        Some((letter, faces)) => {
            choose(table, faces);
            assert!(table.offer(*letter), "step {number}: {letter} is offered");
        }
        None => table.handle(YeboEvent::Do(TableCommand::GoOn)),
    }
    assert_eq!(table.scene().lesson, Some(LessonMood::Done), "step {number}");
}

fn letters(scene: &YeboScene) -> String {
    scene.offers.iter().map(|offer| offer.letter).collect()
}

#[test]
fn lesson_can_be_completed_in_every_language() {
    for tongue in TONGUES {
        let mut table = played(tongue);
        let before = (table.session.record(), table.scene().status);
        table.handle(YeboEvent::Learn);
        let mut told = Vec::new();
        for number in 0..11 {
            let asked = table.scene();
            assert_eq!(asked.lesson, Some(LessonMood::Asked));
            assert!(asked.title.contains(&(number + 1).to_string()), "{}", asked.title);
            assert_eq!(asked.scored, number == 10, "only the last step shows the score");
            if asked.scored {
                // The plate and the sheet count alike, the winner's points included.
                let near = &asked.seats[0];
                assert_eq!(near.gained, format!("+{}", near.total), "{}", tongue.code);
            }
            assert!(table.said.last().is_some_and(|said| said.ends_with(&asked.status)));
            solve(&mut table, number);
            let done = table.scene();
            assert!(table.said.last().is_some_and(|said| *said == done.status));
            let on = if number == 10 { "N" } else { "NX" };
            assert_eq!(letters(&done), on);
            let plays_on = done.status.contains("plays on for you");
            if tongue.code == "en" {
                let is_acting = (2..=8).contains(&number);
                assert_eq!(plays_on, is_acting, "it says that it acts: {}", done.status);
            }
            table.handle(YeboEvent::Letter('w'));
            assert_eq!(letters(&table.scene()), on, "a key that reads out does nothing else");
            assert!(!done.scored);
            told.extend([asked.status, done.status]);
            table.handle(YeboEvent::Letter('n'));
        }
        assert_eq!((table.session.record(), table.scene().status), before, "{}", tongue.code);
        assert_eq!(table.scene().lesson, None);
        for (at, words) in told.iter().enumerate() {
            assert!(!words.is_empty() && !words.contains(['{', '$']), "{}: {words}", tongue.code);
            assert!(!told[..at].contains(words), "{}: {words}", tongue.code);
        }
    }
}

#[test]
fn wrong_acts_are_explained_and_retried() {
    for tongue in TONGUES {
        let mut table = played(tongue);
        table.handle(YeboEvent::Learn);
        let mut answers = 0;
        for (number, (right, faces)) in RIGHT.iter().enumerate() {
            let hand = table.scene().hand.expect("it is shown").len();
            for letter in "LRKYPSFTDA+1B".chars().filter(|letter| letter != right) {
                if OTHERWISE.iter().any(|(at, good, _)| (*at, *good) == (number, letter)) {
                    continue;
                }
                answers += u32::from(is_answered(&mut table, &[], letter));
                choose(&mut table, faces);
                answers += u32::from(is_answered(&mut table, faces, letter));
            }
            if *right != 'D' {
                for block in table.scene().hand.expect("it is shown") {
                    let face = block.tile.face.to_string();
                    is_answered(&mut table, &[&face], 'D');
                }
            }
            let scene = table.scene();
            assert_eq!(scene.hand.expect("it is shown").len(), hand, "nothing has changed");
            assert_eq!(scene.lesson, Some(LessonMood::Asked));
            solve(&mut table, number);
            table.offer('N');
        }
        assert!(answers > 150, "{}: {answers}", tongue.code);
    }
}

/// Whether an answer is shown and said to that letter, with these blocks chosen.
fn is_answered(table: &mut Table, faces: &[&str], letter: char) -> bool {
    choose(table, faces);
    let said = table.said.len();
    table.handle(YeboEvent::Letter(letter));
    let scene = table.scene();
    assert_eq!(
        scene.lesson,
        Some(LessonMood::Asked),
        "{letter} with {faces:?} is not what is asked"
    );
    let answer = scene.notice.map(|notice| notice.words);
    assert_eq!(answer.as_ref(), table.said.get(said), "{letter} with {faces:?}");
    answer.is_some()
}

#[test]
fn other_legal_acts_repeat_the_task() {
    let mut table = played(&TONGUES[0]);
    table.handle(YeboEvent::Learn);
    solve(&mut table, 0);
    table.offer('N');
    choose(&mut table, &["P7"]);
    assert!(table.offer('D'), "in a game one may discard it");
    let notice = table.scene().notice.expect("it is answered");
    assert_eq!(notice.words, "Choose the three blocks that are alike, and press “Show”.");
    // An illegal act is refused by its rule, as in any game.
    choose(&mut table, &["P7", "S9", "S9"]);
    table.handle(YeboEvent::Letter('S'));
    let notice = table.scene().notice.expect("it is refused");
    assert!(!notice.rules.is_empty());
    table.handle(YeboEvent::Do(TableCommand::Hint));
    let hint = table.scene().hint.expect("there is one");
    assert!(hint.starts_with("Choose the three blocks"));
    solve(&mut table, 1);
    // Taken back, it is asked again.
    table.handle(YeboEvent::Letter('u'));
    assert_eq!(table.scene().lesson, Some(LessonMood::Asked));
    solve(&mut table, 1);
}

#[test]
fn either_end_of_the_fence_will_do() {
    for (number, letter, faces) in OTHERWISE {
        let mut table = played(&TONGUES[0]);
        table.handle(YeboEvent::Learn);
        for before in 0..number {
            solve(&mut table, before);
            table.offer('N');
        }
        choose(&mut table, faces);
        table.handle(YeboEvent::Letter(letter));
        assert_eq!(table.scene().lesson, Some(LessonMood::Done));
    }
}

#[test]
fn lesson_resumes_and_keeps_the_waiting_game() {
    let mut table = played(&TONGUES[0]);
    let block = table.scene().hand.expect("it is shown")[0].tile.block;
    table.handle(YeboEvent::Choose(block));
    let before = table.scene();
    table.handle(YeboEvent::Learn);
    solve(&mut table, 0);
    table.offer('N');
    table.handle(YeboEvent::Do(TableCommand::Leave));
    let mut after = table.scene();
    after.claim = before.claim.clone();
    assert_eq!(after, before, "not even what was chosen is lost");
    assert!(table.session.lesson_words().starts_with("1 of 11 steps done"));
    table.handle(YeboEvent::Learn);
    assert!(table.scene().title.contains("step 2"));
    assert_eq!(table.session.company().players().count(), 3);
    // A new game from within is a new game, and the lesson is over.
    table.handle(YeboEvent::Load(table.session.record()));
    assert_eq!(table.scene().lesson, None);
}

#[test]
fn ai_request_resumes_after_the_lesson() {
    let mut table = played(&TONGUES[0]);
    while !table.scene().thinking {
        let command = table.scene().offers[0].command;
        table.handle(YeboEvent::Do(command));
        if !table.scene().thinking {
            table.discard();
        }
    }
    let acts = table.game().acts().len();
    table.handle(YeboEvent::Learn);
    assert!(!table.scene().thinking);
    table.settle();
    assert_eq!(table.game().acts().len(), acts, "nobody plays meanwhile");
    table.handle(YeboEvent::Do(TableCommand::Leave));
    table.settle();
    assert!(table.game().acts().len() > acts, "it goes on");
}

#[test]
fn yebo_progress_shares_the_learning_text() {
    let mut table = played(&TONGUES[0]);
    let sand = sealed("learning", "lesson yote 3\npuzzle 3f9a2c solved\n");
    learned(&mut table, &sand);
    table.handle(YeboEvent::Learn);
    solve(&mut table, 0);
    let (name, text) = table.kept.last().cloned().expect("it is kept");
    let text = text.expect("there is a text");
    let lines = "\nlesson yebo 1\nlesson yote 3\npuzzle 3f9a2c solved\n";
    assert!(name == "learning" && text.starts_with("sandgrid learning 2\nsum "), "{name}: {text}");
    assert!(text.ends_with(lines), "{text}");
    let altered = text.replace("yebo 1", "yebo 11");
    learned(&mut table, &altered);
    assert!(table.kept.contains(&("damaged-learning".to_owned(), Some(altered))), "its sum tells");
    learned(&mut table, &sealed("learning", "lesson yebo 11\n"));
    assert!(table.session.lesson_words().starts_with("11 of 11"));
    table.handle(YeboEvent::Learn);
    assert!(table.scene().title.contains("step 1"), "whoever has done it begins anew");
    learned(&mut table, "nonsense");
    let aside = ("damaged-learning-2".to_owned(), Some("nonsense".to_owned()));
    assert!(table.kept.contains(&aside), "it hides no other");
    assert!(table.scene().notice.is_some());
}

/// The page opens with what was learned before.
fn learned(table: &mut Table, text: &str) {
    table.handle(YeboEvent::StorageLoaded(vec![("learning".to_owned(), text.to_owned())]));
}

#[test]
fn lesson_is_offered_once() {
    let mut table = Table::invited(&[PERSON, COMPUTER], 4, english());
    let line = "New here? Learn Yebo in 11 short steps.";
    assert_eq!(table.scene().invitation.as_deref(), Some(line));
    assert_eq!(table.said.iter().filter(|said| said.as_str() == line).count(), 1);
    table.settle();
    assert_eq!(table.scene().invitation.as_deref(), Some(line));
    let kept = sealed("yebo", &table.session.record());
    table.handle(YeboEvent::StorageLoaded(vec![("yebo".to_owned(), kept)]));
    assert_eq!(table.scene().invitation, None, "whoever has a game here has been here");
    let mut table = Table::invited(&[PERSON, COMPUTER], 4, english());
    table.step();
    assert_eq!(table.scene().invitation, None, "whoever plays does not ask");
    let mut table = Table::invited(&[PERSON, COMPUTER], 4, english());
    table.handle(YeboEvent::Learn);
    table.handle(YeboEvent::Do(TableCommand::Leave));
    assert_eq!(table.scene().invitation, None);
    assert_eq!(table.said.iter().filter(|said| said.as_str() == line).count(), 1);
}

#[test]
fn computers_wait_until_the_invitation_is_answered() {
    let computer_is_chief = |table: &Table| table.game().table().chief != Seat::A;
    let invited = || {
        let tables =
            (0..20).map(|seed| Table::invited(&[PERSON, COMPUTER, COMPUTER], seed, english()));
        tables.into_iter().find(computer_is_chief).expect("a computer begins some game")
    };
    let mut table = invited();
    assert!(!table.answer(), "no computer is asked");
    assert_eq!(table.scene().status, "The table waits for you.");
    table.handle(YeboEvent::Do(TableCommand::Hint));
    assert!(!table.answer() && table.scene().invitation.is_some(), "a hint is no answer");
    let answers = [YeboEvent::Do(TableCommand::Begin), YeboEvent::SetAccess(Access::ReadOnly)];
    for answer in answers {
        let mut table = invited();
        table.handle(answer);
        assert_eq!(table.scene().invitation, None);
        assert!(table.answer(), "the Chief deals");
    }
    let mut table = invited();
    learned(&mut table, &sealed("learning", "lesson yebo 3\n"));
    assert!(table.answer(), "whoever has learned is not asked");
    let mut table = invited();
    table.handle(YeboEvent::Learn);
    assert!(!table.answer(), "the game waits for the lesson");
    table.handle(YeboEvent::Do(TableCommand::Leave));
    assert!(table.answer());
    let table = Table::invited(&[COMPUTER, COMPUTER], 4, english());
    assert!(table.scene().invitation.is_none() && table.waiting.is_some(), "nobody is there");
}

/// The lesson at the step in which a block is discarded.
fn discarding() -> Table {
    let mut table = played(&TONGUES[0]);
    table.handle(YeboEvent::LearnFrom(2));
    table
}

#[test]
fn each_discard_of_the_lesson_has_its_answer() {
    let hand = discarding().scene().hand.expect("it is shown");
    let mut faces: Vec<String> =
        hand.iter().map(|held| held.tile.block.face().to_string()).collect();
    faces.dedup();
    let (mut taken, mut kept) = (0, Vec::new());
    for face in faces.iter().filter(|face| *face != "AF") {
        let mut table = discarding();
        choose(&mut table, &[face.as_str()]);
        assert!(table.offer('D'), "{face}");
        if face.starts_with(['P', 'M']) {
            taken += 1;
            assert_eq!(table.scene().lesson, Some(LessonMood::Done), "{face}");
            follow_to_the_end(&mut table, face);
            continue;
        }
        assert_eq!(table.scene().lesson, Some(LessonMood::Asked), "{face}");
        kept.push(table.scene().notice.expect("it is answered").words);
    }
    kept.dedup();
    assert!(taken > 2 && kept.len() > 1, "{taken} {kept:?}");
}

/// All blocks that no group needs lead to the same end.
fn follow_to_the_end(table: &mut Table, face: &str) {
    let lies = table.scene().discards.last().map(|tile| tile.face.to_string());
    assert_eq!(lies.as_deref(), Some(face), "it lies there");
    for number in 3..10 {
        table.handle(YeboEvent::Do(TableCommand::Next));
        let hand = table.scene().hand.expect("it is shown");
        assert!(
            number > 3 || hand.iter().filter(|it| it.tile.face.to_string() == face).count() < 2
        );
        solve(table, number);
    }
}
