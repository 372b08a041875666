//! The lessons and puzzles that come with the page: each is played through, as data and at the
//! table.

use std::fs;
use std::path::Path;

use sandgrid_app::learn::{
    Goal, Judgement, Lesson, Mark, Progress, Puzzle, Step, read_lessons, read_puzzles,
};
use sandgrid_app::rules::{Action, BySide, GameKind, Position, Ruleset};
use sandgrid_app::{
    EditorCommand, Effect, Event, GameSetup, Hint, LearnCommand, LessonMood, Level, Player,
    SavedGamesCommand, Session,
};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/learn").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lessons() -> Vec<Lesson> {
    read_lessons(&text("lessons-en.txt")).unwrap_or_else(|error| panic!("lessons: {error}"))
}

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(&text("puzzles.txt")).unwrap_or_else(|error| panic!("puzzles: {error}"))
}

/// A session in the middle of a game, which has the lessons and puzzles.
fn session() -> Session {
    let mut session = Session::new(GameSetup::two_people(Ruleset::ALL[0], 1));
    session.handle(Event::Press("c3".parse().expect("it is a hole")));
    let lessons = LearnCommand::Lessons(text("lessons-en.txt"));
    let puzzles = LearnCommand::Puzzles(text("puzzles.txt"));
    for learn in [lessons, puzzles] {
        let effects = session.handle(Event::Learn(learn));
        assert!(effects.is_empty(), "the shipped files can be read: {effects:?}");
    }
    session
}

/// Every turn that can be played.
fn turns(position: &Position) -> Vec<Vec<Action>> {
    fn go_on(at: &Position, turn: &mut Vec<Action>, found: &mut Vec<Vec<Action>>) {
        for action in at.actions() {
            let after = at.played(action);
            turn.push(action);
            if after.pending().is_fresh() || after.outcome().is_some() {
                found.push(turn.clone());
            } else {
                go_on(&after, turn, found);
            }
            turn.pop();
        }
    }
    let mut found = Vec::new();
    go_on(position, &mut Vec::new(), &mut found);
    found
}

/// A turn that a goal accepts, and one that it does not, if there is any.
fn right_and_wrong(goal: &Goal, at: &Position) -> (Vec<Action>, Option<Vec<Action>>) {
    let judged = |turn: &Vec<Action>| {
        (1..=turn.len()).map(|end| goal.judge(at, &turn[..end])).find(|one| *one != Judgement::Open)
    };
    let (right, wrong): (Vec<_>, Vec<_>) =
        turns(at).into_iter().partition(|turn| judged(turn) == Some(Judgement::Reached));
    let begun =
        |turn: &Vec<Action>| !matches!(goal, Goal::Turns(all) if !turn.starts_with(&all[0]));
    let right = right.into_iter().find(begun);
    let mut right = right.unwrap_or_else(|| panic!("{at}: {goal:?} cannot be reached"));
    while judged(&right[..right.len() - 1].to_vec()) == Some(Judgement::Reached) {
        right.pop();
    }
    (right, wrong.into_iter().next())
}

fn reminder(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::StartTimer { id, .. } => Some(*id),
        _ => None,
    })
}

/// Plays a turn, as far as the session accepts it.
fn play(session: &mut Session, turn: &[Action]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for action in turn {
        effects.extend(session.handle(Event::Act(*action)));
    }
    effects
}

fn mood(session: &Session) -> LessonMood {
    session.scene().course.expect("something is being learned").mood
}

/// Goes through what is on the board: at each turn first something else, then what is asked.
fn go_through(session: &mut Session, step: &[(Goal, bool)], name: &str) -> usize {
    let mut wrongs = 0;
    for (goal, is_answered) in step {
        let before = *session.game().position();
        let (right, wrong) = right_and_wrong(goal, &before);
        if let Some(wrong) = wrong {
            wrongs += 1;
            let effects = play(session, &wrong);
            assert_eq!(mood(session), LessonMood::Wrong, "{name}: {wrong:?}");
            let alert = effects.iter().any(|effect| matches!(effect, Effect::Alert(_)));
            assert!(alert, "{name}: a wrong turn is told");
            let id = reminder(&effects).expect("what is wrong is taken back by itself");
            session.handle(Event::TimerFired(id));
            assert_eq!(*session.game().position(), before, "{name}: it is taken back");
            assert_eq!(mood(session), LessonMood::Asked, "{name}");
            let verdict = |session: &Session| session.scene().course.and_then(|it| it.feedback);
            assert!(verdict(session).is_some(), "{name}: the answer stays");
            session
                .handle(Event::Focus(wrong[0].to().or(wrong[0].from()).expect("it is somewhere")));
            assert!(verdict(session).is_some(), "{name}: looking around tries nothing");
        }
        let effects = play(session, &right);
        if *is_answered {
            assert_eq!(mood(session), LessonMood::AwaitsAnswer, "{name}: {right:?} at {before}");
            let id = reminder(&effects).expect("the answer comes by itself");
            let verdict = |session: &Session| session.scene().course.and_then(|it| it.feedback);
            let praise = verdict(session);
            session.handle(Event::TimerFired(id));
            if mood(session) == LessonMood::Asked {
                assert!(praise.is_some() && verdict(session) == praise, "{name}: it stays");
                session.handle(Event::Cancel);
                assert_eq!(verdict(session), praise, "{name}: nothing is tried");
            }
        }
    }
    assert_eq!(mood(session), LessonMood::Done, "{name} at {}", session.game().position());
    wrongs
}

fn stages(step: &Step) -> Vec<(Goal, bool)> {
    let stages = step.exercise.stages.iter();
    stages.map(|stage| (stage.goal.clone(), stage.reply.is_some())).collect()
}

#[test]
fn every_lesson_step_can_be_completed() {
    let mut session = session();
    for (number, lesson) in lessons().iter().enumerate() {
        let least = if matches!(lesson.id.as_str(), "first" | "chains") { 3 } else { 6 };
        assert!((least..=10).contains(&lesson.steps().len()), "{}", lesson.id);
        session.handle(Event::Learn(LearnCommand::Lesson(number)));
        for (index, step) in lesson.steps().iter().enumerate() {
            let name = format!("{}, step {}", lesson.id, index + 1);
            assert_eq!(*session.game().position(), step.exercise.start, "{name}");
            assert_eq!(session.scene().course.expect("it is on").words, step.say, "{name}");
            let sentences = step.say.matches(['.', '!', '?']).count();
            assert!((1..=4).contains(&sentences), "{name}: {sentences} sentences");
            let wrongs = go_through(&mut session, &stages(step), &name);
            let is_open = matches!(step.exercise.stages[0].goal, Goal::Place | Goal::Step);
            assert!(is_open || wrongs > 0, "{name}: something else can be played");
            let verdict = session.scene().course.expect("it is on").feedback;
            let over = session.game().outcome().is_some();
            let told = verdict.as_ref().and_then(|it| it.words.strip_suffix(&step.done));
            assert_eq!(told.map(str::is_empty), Some(!over), "{name}: how it ended is seen, too");
            session.handle(Event::Learn(LearnCommand::Next));
        }
        assert!(!session.is_learning(), "after its last step a lesson is over");
    }
    let catalogue = session.catalogue().expect("all is there");
    assert_eq!((catalogue.lessons.len(), catalogue.next), (6, None), "none is left");
    assert!(catalogue.lessons.iter().all(|lesson| lesson.is_done));
}

#[test]
fn end_of_a_lesson_is_shown() {
    let mut session = session();
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    let steps = lessons()[0].steps().len();
    let effects: Vec<Effect> =
        (0..steps).flat_map(|_| session.handle(Event::Learn(LearnCommand::Next))).collect();
    let told = |effect: &Effect| matches!(effect, Effect::Answer(text) if text.contains("lesson"));
    assert!(effects.iter().any(told), "{effects:?}");
}

#[test]
fn only_the_solution_solves_a_puzzle() {
    let mut session = session();
    let puzzles = puzzles();
    for (index, puzzle) in puzzles.iter().enumerate() {
        session.handle(Event::Learn(LearnCommand::Puzzle(index)));
        let stages = puzzle.exercise.stages.iter();
        let stages: Vec<_> =
            stages.map(|stage| (stage.goal.clone(), stage.reply.is_some())).collect();
        let wrongs = go_through(&mut session, &stages, &puzzle.id);
        assert_eq!(wrongs, stages.len(), "{}: each turn can be missed", puzzle.id);
    }
    let tracks = session.catalogue().expect("all is there").tracks;
    let solved =
        tracks.iter().flat_map(|track| &track.puzzles).filter(|chip| chip.mark == Mark::Solved);
    assert_eq!(solved.count(), puzzles.len());
    session.handle(Event::Learn(LearnCommand::Unsolved));
    assert!(!session.is_learning(), "no puzzle is left");
}

#[test]
fn every_game_and_grade_has_enough_puzzles() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 60, "{}", puzzles.len());
    for (kind, least) in [
        (GameKind::Yote, 18),
        (GameKind::Choko, 14),
        (GameKind::Wali, 12),
        (GameKind::Bolotondou, 10),
    ] {
        let own: Vec<&Puzzle> =
            puzzles.iter().filter(|puzzle| puzzle.exercise.rules().kind() == kind).collect();
        assert!(own.len() >= least, "{kind}: {}", own.len());
        for stars in 1..=3 {
            assert!(own.iter().any(|puzzle| puzzle.stars == stars), "{kind}: {stars} stars");
        }
    }
}

#[test]
fn a_puzzle_reads_back() {
    for puzzle in puzzles() {
        let again = read_puzzles(&puzzle.to_string()).expect("what is written can be read");
        assert_eq!(again[0].to_string(), puzzle.to_string());
    }
}

#[test]
fn leaving_a_lesson_restores_the_game() {
    let mut session = session();
    let before = session.game().clone();
    session.handle(Event::Learn(LearnCommand::Lesson(2)));
    assert_eq!(session.choice().rules.key(), "wali-ludens");
    session.handle(Event::Learn(LearnCommand::Puzzle(0)));
    session.handle(Event::Learn(LearnCommand::Leave));
    assert_eq!(*session.game(), before);
    assert!(session.scene().course.is_none());
    session.handle(Event::Undo);
    assert!(session.game().can_redo(), "its history is there, too");
}

#[test]
fn each_exercise_has_a_number_and_its_turns_are_played() {
    let mut session = session();
    assert_eq!(session.exercise_number(), None);
    session.handle(Event::Learn(LearnCommand::Puzzle(0)));
    let first = session.exercise_number();
    session.handle(Event::Learn(LearnCommand::Again));
    assert!(first.is_some() && session.exercise_number() > first, "another each time");
    let before = session.plays();
    let action = session.game().actions().into_iter().next().expect("there is one");
    session.handle(Event::Act(action));
    assert_eq!(session.plays(), before + 1);
    assert_eq!(session.write_down().len(), session.game().turns().count());
    session.handle(Event::Learn(LearnCommand::Leave));
    assert_eq!(session.exercise_number(), None);
}

#[test]
fn new_game_ends_the_lesson_and_keeps_the_suspended_game() {
    let mut session = session();
    let (id, before) = (session.id(), session.game().clone());
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    play(&mut session, &["c3".parse().expect("it is an action")]);
    assert_eq!(session.id(), id, "a lesson is no other game");
    assert!(session.scene().record.turns.is_empty(), "it has no record");
    session.handle(Event::New(session.choice()));
    assert!(!session.is_learning());
    assert_eq!(session.game().played().count(), 0);
    session.handle(Event::SavedGames(SavedGamesCommand::Open(id)));
    assert_eq!(*session.game(), before);
}

#[test]
fn position_editor_ends_a_lesson() {
    let mut session = session();
    session.handle(Event::Editor(EditorCommand::Begin));
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    assert!(session.scene().editing.is_none(), "a lesson is on the board");
    session.handle(Event::Learn(LearnCommand::Leave));
    assert!(session.scene().editing.is_some(), "it goes on where it was left");
    session.handle(Event::Editor(EditorCommand::Leave));
    session.handle(Event::Learn(LearnCommand::Lesson(0)));
    session.handle(Event::Editor(EditorCommand::Begin));
    assert!(!session.is_learning() && session.scene().editing.is_some());
}

#[test]
fn lesson_cancels_engine_requests() {
    let players = BySide::new(Player::Person, Player::Computer(Level::ALL[0]));
    let mut session = Session::new(GameSetup { rules: Ruleset::ALL[0], players, seed: 1 });
    session.handle(Event::Learn(LearnCommand::Lessons(text("lessons-en.txt"))));
    let asks = |effects: &[Effect]| effects.iter().any(|one| matches!(one, Effect::Ask { .. }));
    let effects = session.handle(Event::Press("c3".parse().expect("it is a hole")));
    assert!(asks(&effects), "the computer is asked");
    let effects = session.handle(Event::Learn(LearnCommand::Lesson(0)));
    assert!(!asks(&effects) && effects.iter().any(|one| matches!(one, Effect::CancelRequest)));
    let effects = play(&mut session, &["c3".parse().expect("it is an action")]);
    assert!(!asks(&effects));
    assert!(asks(&session.handle(Event::Learn(LearnCommand::Leave))), "then it is asked again");
}

#[test]
fn puzzle_hint_shows_the_first_hole_and_counts_as_help() {
    let mut session = session();
    session.handle(Event::Learn(LearnCommand::Puzzle(0)));
    let puzzle = &puzzles()[0];
    session.handle(Event::Hint);
    let first = puzzle.line[0][0];
    let hole = first.from().or_else(|| first.to()).expect("it begins at a hole");
    assert!(
        matches!(session.scene().hint, Hint::Given { cells, .. } if cells == [hole]),
        "the first hole is shown"
    );
    // Beginning anew does not make it forgotten.
    session.handle(Event::Learn(LearnCommand::Again));
    let mut kept = None;
    for turn in puzzle.line.iter().step_by(2) {
        for effect in play(&mut session, turn) {
            match effect {
                Effect::StartTimer { id, .. } => {
                    session.handle(Event::TimerFired(id));
                }
                Effect::Save { name, text } => kept = Some((name, text)),
                _ => {}
            }
        }
    }
    let (name, text) = kept.expect("it is kept");
    let mut helped = Progress::default();
    helped.record_mark(&puzzle.id, Mark::Helped);
    assert_eq!((name.as_str(), text), ("learning", Some(helped.to_string())));
}

#[test]
fn undo_stays_within_the_exercise() {
    let mut session = session();
    let (index, puzzle) = puzzles()
        .into_iter()
        .enumerate()
        .find(|(_, puzzle)| puzzle.line.len() > 2)
        .expect("some puzzle takes several turns");
    session.handle(Event::Learn(LearnCommand::Puzzle(index)));
    let effects = play(&mut session, &puzzle.line[0]);
    session.handle(Event::TimerFired(reminder(&effects).expect("it is answered")));
    assert_eq!(session.game().turns().count(), 2);
    session.handle(Event::Undo);
    assert_eq!(*session.game().position(), puzzle.exercise.start);
    session.handle(Event::Undo);
    assert_eq!(*session.game().position(), puzzle.exercise.start);
    // And it can be played again.
    play(&mut session, &puzzle.line[0]);
    assert_eq!(mood(&session), LessonMood::AwaitsAnswer);
    // A press does at once what would happen by itself.
    session.handle(Event::Press("a1".parse().expect("it is a hole")));
    assert_eq!(session.game().turns().count(), 2);
    assert!(session.handle(Event::Redo).is_empty());
    assert!(session.handle(Event::Analyse).is_empty(), "nobody looks the solution up");
}

#[test]
fn illegal_turns_in_lessons_cite_their_rule() {
    let mut session = session();
    session.handle(Event::Learn(LearnCommand::Lesson(1)));
    session.handle(Event::Act("c3".parse().expect("it is an action")));
    session.handle(Event::Press("a1".parse().expect("it is a hole")));
    assert_eq!(mood(&session), LessonMood::Done, "a press does not wait for the answer");
    session.handle(Event::Learn(LearnCommand::Next));
    // The second step: a placement must be answered, even where a leap looks better.
    session.handle(Event::Act("c3xe3".parse().expect("it is an action")));
    let notice = session.scene().notice.expect("it is refused");
    assert_eq!(notice.rule.map(|rule| rule.id), Some("002-R5"));
    assert_eq!(mood(&session), LessonMood::Asked);
}

#[test]
fn progress_survives_and_damage_is_put_aside() {
    let mut progress = Progress::default();
    for step in [0, 1, 2, 1] {
        progress.complete_step("yote", step);
    }
    progress.record_mark("abc", Mark::Solved);
    progress.record_mark("abc", Mark::Helped);
    progress.record_mark("abd", Mark::Helped);
    let text = progress.to_string();
    let lines = "lesson yote 3\npuzzle abc solved\npuzzle abd helped";
    assert!(text.starts_with("sandgrid learning 2\nsum "), "{text}");
    assert!(text.ends_with(&format!("\n{lines}\n")), "{text}");
    let mut session = session();
    for damaged in ["", "sandgrid learning 2", "sandgrid learning 1\nlesson yote x", "\u{0}"] {
        let kept = Event::StorageLoaded { name: "learning".to_owned(), text: damaged.to_owned() };
        let effects = session.handle(kept);
        let aside = effects.iter().any(|effect| {
            matches!(effect, Effect::Save { name, text: Some(text) }
                if name.starts_with("damaged-learning") && text == damaged)
        });
        assert!(aside, "{damaged:?}");
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Warn(_))), "{damaged:?}");
    }
    session.handle(Event::StorageLoaded { name: "learning".to_owned(), text });
    let catalogue = session.catalogue().expect("all is there");
    assert_eq!(catalogue.lessons[0].words, "3 of 9 steps done");
}

#[test]
fn errors_of_lessons_name_the_line() {
    let step = "lesson a A\nstep\nrules yote-traditional\nposition 6/6/2oi2/6/6 o 11/11 - 0\nsay s\n\
                done d\nelse e\n";
    let reads =
        |end: &str| read_lessons(&format!("{step}{end}")).map_err(|error| error.to_string());
    assert!(reads("goal turns c3xe3").is_ok());
    for (end, line) in [
        ("", "line 2: \"goal\" is missing"),
        ("goal fly", "line 8: invalid value of \"goal\""),
        ("goal turns c3-c9", "line 8: no action can be read"),
        ("goal turns c3xa3", "line 8: "),
        ("goal place\nreply a1", "line 9: \"reply\" follows a goal that lists no turns"),
        ("goal turns a1\nreply a1", "line 9: "),
        ("aim win 2", "line 8: unknown keyword \"aim\""),
    ] {
        let error = reads(end).expect_err(end);
        assert!(error.starts_with(line), "{end:?}: {error}");
    }
    let puzzle = "puzzle 1a\nrules yote-traditional\nposition 6/6/2oi2/6/5i o 8/0 - 0\n";
    let reads =
        |end: &str| read_puzzles(&format!("{puzzle}{end}")).map_err(|error| error.to_string());
    assert!(reads("aim win 1\nstars 1\nline c3xe3*f1").is_ok());
    for (end, line) in [
        ("", "line 1: \"aim\" is missing"),
        ("aim win 0\nstars 1\nline c3xe3*f1", "line 4: "),
        ("aim win 1\nstars 4\nline c3xe3*f1", "line 5: "),
        ("aim win 2\nstars 1\nline c3xe3*f1", "line 6: "),
        ("aim win 1\nstars 1\nthemes luck\nline c3xe3*f1", "line 6: "),
        ("aim win 1\nstars 1\nline d3", "line 6: "),
    ] {
        let error = reads(end).expect_err(end);
        assert!(error.starts_with(line), "{end:?}: {error}");
    }
    let mut session = session();
    let effects = session.handle(Event::Learn(LearnCommand::Puzzles("puzzle".to_owned())));
    assert!(matches!(effects.as_slice(), [Effect::Warn(text)] if text.contains("line 1")));
    assert!(session.catalogue().is_some(), "what was read before is still there");
}

#[test]
fn random_events_do_no_harm() {
    let mut chance = Chance(7);
    let mut session = session();
    let before = session.game().clone();
    let mut last = 0;
    for _ in 0..20_000 {
        let effects = session.handle(chance.event(&session, last));
        last = reminder(&effects).unwrap_or(last);
        for effect in effects {
            if let Effect::Save { name, .. } = effect {
                assert_eq!(name, "learning", "no game is kept or forgotten");
            }
        }
        let scene = session.scene();
        assert_eq!(scene.course.is_some(), session.is_learning());
        assert!(scene.analysis.is_none() && scene.ending.is_none());
    }
    session.handle(Event::Learn(LearnCommand::Leave));
    assert_eq!(*session.game(), before);
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % end
    }

    fn event(&mut self, session: &Session, last: u32) -> Event {
        let actions: Vec<Action> = session.game().actions().into_iter().collect();
        match self.below(20) {
            0 => Event::Learn(LearnCommand::Lesson(self.below(5))),
            1 => Event::Learn(LearnCommand::Puzzle(self.below(70))),
            2 => Event::Learn(LearnCommand::Unsolved),
            _ if !session.is_learning() => Event::Cancel,
            3 => Event::Learn(LearnCommand::Again),
            4 => Event::Learn(LearnCommand::Next),
            5 => Event::Undo,
            6 => Event::Redo,
            7 => Event::Hint,
            8 => Event::Drop(None),
            9 => Event::GoToTurn(self.below(3)),
            10 => Event::Resign,
            11 => Event::OfferDraw,
            12 | 13 => Event::TimerFired(last),
            _ if actions.is_empty() => Event::Cancel,
            _ => Event::Act(actions[self.below(actions.len())]),
        }
    }
}
