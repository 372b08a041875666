//! Random events: nothing breaks, and the scene stays one that can be shown.

use sandgrid_app::rules::{Action, Actions, BySide, Cell, Direction, Ruleset, Side};
use sandgrid_app::{
    BoardQuery, Brush, DragSource, EditorCommand, Effect, EngineRequest, EngineResponse,
    EngineWorker, Event, GameSetup, Layout, Level, Player, PositionEdit, ResponseBody, Scene,
    Session, Target, Warning, WorkerHost,
};

/// xorshift64*
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(high).expect("31 bits fit") % end
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    fn cell(&mut self) -> Cell {
        // Now and then beyond the board.
        let end = if self.below(20) == 0 { 8 } else { 6 };
        let mut coordinate = || u8::try_from(self.below(end)).expect("at most 8");
        Cell::new(coordinate(), coordinate()).expect("in the lattice")
    }

    fn source(&mut self) -> DragSource {
        match self.below(3) {
            0 => DragSource::Hand(self.one(&Side::ALL)),
            _ => DragSource::Hole(self.cell()),
        }
    }

    fn action(&mut self, session: &Session) -> Action {
        let legal: Vec<Action> = session.game().actions().into_iter().collect();
        let (cell, dir) = (self.cell(), self.one(&Direction::ALL));
        match self.below(10) {
            0 => Action::Place { at: cell },
            1 => Action::Step { from: cell, dir },
            2 => Action::Leap { from: cell, dir },
            3 => Action::Hop { from: cell, dir },
            4 => Action::Take { at: cell },
            5 => self.one(&[Action::TakeFromHand, Action::Decline, Action::Stop]),
            _ if legal.is_empty() => Action::Stop,
            _ => self.one(&legal),
        }
    }

    fn choice(&mut self) -> GameSetup {
        let rules = self.one(Ruleset::ALL);
        let players = BySide::from_fn(|_| self.one(&[Player::Person, Player::Person, COMPUTER]));
        GameSetup { rules, players, seed: self.0 }
    }

    fn text(&mut self, session: &Session) -> String {
        let mut text = match self.below(3) {
            0 => session.record(),
            1 => session.game().position().to_string(),
            _ => format!("{} {}", session.choice().rules.key(), session.game().position()),
        };
        if self.below(2) == 0 && !text.is_empty() {
            let at = self.below(text.len());
            if text.is_char_boundary(at) {
                text.insert(at, self.one(&['[', '/', 'o', '9', ' ', '"', 'é', '*', '-', '\n']));
            }
        }
        text
    }

    /// An action as it is written, now and then with something odd in it.
    fn typed(&mut self, session: &Session) -> String {
        let mut text = self.action(session).to_string();
        if self.below(2) == 0 {
            text.insert_str(0, self.one(&["c3", "take ", "over ", "*", "é", "x", "to ", " "]));
        }
        text
    }

    fn event(&mut self, session: &Session, asked: &mut Vec<EngineRequest>) -> Event {
        match self.below(100) {
            0..40 => Event::Press(self.cell()),
            40..44 => Event::PressHand(self.one(&Side::ALL)),
            44..50 => Event::Grab(self.source()),
            50..56 => Event::Drop(Some(self.cell()).filter(|_| self.below(5) > 0)),
            56..72 => Event::Act(self.action(session)),
            72..75 => Event::Focus(self.cell()),
            75..78 => Event::Cancel,
            78..81 => Event::Undo,
            81..84 => Event::Redo,
            84 if self.below(10) == 0 => Event::New(self.choice()),
            85 if self.below(4) == 0 => Event::Load(self.text(session)),
            85 => Event::Query(self.one(&BoardQuery::ALL)),
            86 if self.below(2) == 0 => Event::EnterMove(self.typed(session)),
            86 => Event::Hint,
            87 => Event::Analyse,
            88 if self.below(2) == 0 => Event::KeepTablebase,
            88 => Event::Pause,
            89 if self.below(2) == 0 => Event::Warn(Warning::NoWorker),
            89 => Event::Warn(Warning::WorkerDied),
            90 if self.below(3) == 0 => Event::Editor(EditorCommand::Begin),
            90..94 if session.scene().editing.is_some() => self.edit(),
            _ => match asked.pop() {
                Some(request) => Event::EngineResponded(self.reply(request)),
                None => Event::Press(self.cell()),
            },
        }
    }
}

impl Chance {
    fn edit(&mut self) -> Event {
        let side = self.one(&Side::ALL);
        match self.below(12) {
            0 => Event::Edit(PositionEdit::Clear),
            1 => Event::Edit(PositionEdit::Start),
            2 => Event::Editor(EditorCommand::Current),
            3 => Event::Edit(PositionEdit::Swap),
            4 => Event::Edit(PositionEdit::Turn(side)),
            5 => Event::Edit(PositionEdit::More(side)),
            6 => Event::Edit(PositionEdit::Fewer(side)),
            7 => Event::Editor(EditorCommand::Play(BySide::new(Player::Person, COMPUTER))),
            8 => Event::Editor(EditorCommand::Leave),
            9 => Event::Edit(PositionEdit::Brush(Brush::Piece(side))),
            _ => Event::Edit(PositionEdit::Put(self.cell(), Some(side))),
        }
    }

    /// The first answer of the engine, sometimes nonsense.
    fn reply(&mut self, request: EngineRequest) -> EngineResponse {
        let id = request.id;
        if self.below(50) == 0 {
            return EngineResponse {
                id,
                body: ResponseBody::Action(self.one(&[None, Some(Action::Stop)])),
            };
        }
        let mut worker = EngineWorker::new(WorkerHost::MainThread);
        worker.begin(request);
        worker.step().expect("it has something to do")
    }
}

const COMPUTER: Player = Player::Computer(Level::ALL[0]);

/// Invariants of every scene.
fn check(session: &Session) {
    let (scene, mut legal) = (session.scene(), session.game().actions());
    if scene.editing.is_some() {
        legal = Actions::default();
        assert_eq!((&scene.ending, scene.turn.is_some()), (&None, true));
    } else {
        assert_eq!(scene.ending.is_some(), legal.is_empty());
        assert_eq!(scene.turn.is_none(), legal.is_empty());
    }
    let (columns, rows) = (scene.shape.columns(), scene.shape.rows());
    assert_eq!(scene.holes.len(), usize::from(columns) * usize::from(rows));
    assert!(scene.shape.contains(scene.focus));
    assert!(scene.holes.iter().filter(|hole| hole.is_selected).count() <= 1);
    assert!(scene.choices.iter().all(|button| legal.contains(button.action)));
    check_words(&scene.status);
    let selected = scene.holes.iter().find(|hole| hole.is_selected).map(|hole| hole.cell);
    for hole in &scene.holes {
        assert!(hole.name.starts_with(&hole.cell.to_string()));
        let kept =
            |target| legal.into_iter().any(|action| keeps(action, target, hole.cell, selected));
        assert!(hole.target.is_none_or(kept), "{:?} {hole:?}", session.game());
    }
    check_rules(session, &scene);
}

/// Each cited rule belongs to the rulebook.
fn check_rules(session: &Session, scene: &Scene) {
    let rules = [
        // A text that does not parse breaks no rule.
        scene.notice.as_ref().and_then(|notice| notice.rule),
        scene.ending.as_ref().map(|ending| ending.rule.expect("nobody gives up here")),
    ];
    for behind in rules.into_iter().flatten() {
        assert!(session.game().ruleset().rules().any(|rule| rule == behind), "{behind}");
    }
}

/// Whether an action is what a mark on a hole promises.
fn keeps(action: Action, target: Target, at: Cell, selected: Option<Cell>) -> bool {
    let moves = action.from() == selected && action.to() == Some(at);
    match (target, action) {
        (Target::Place, Action::Place { .. }) | (Target::Take, Action::Take { .. }) => {
            action.to() == Some(at)
        }
        (Target::Step | Target::Row, Action::Step { .. })
        | (Target::Leap, Action::Leap { .. })
        | (Target::Hop, Action::Hop { .. }) => moves,
        (Target::Own, _) => action.from() == Some(at),
        _ => false,
    }
}

/// Invariants of every announcement.
fn check_words(text: &str) {
    let cell = text.get(..2).and_then(|cell| cell.parse::<Cell>().ok());
    let capital = text.starts_with(|letter: char| letter.is_uppercase());
    assert!(capital || cell.is_some(), "{text}");
    assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
}

fn sit(seed: u64, events: usize) {
    let mut chance = Chance(seed * 0x9e37_79b9 + 1);
    let mut session = Session::new(chance.choice());
    let mut asked = Vec::new();
    let mut effects = session.open();
    for _ in 0..events {
        asked.extend(effects.into_iter().filter_map(|effect| match effect {
            Effect::Ask { request, .. } => Some(request),
            Effect::Announce(text)
            | Effect::Answer(text)
            | Effect::Alert(text)
            | Effect::Warn(text) => {
                check_words(&text);
                None
            }
            Effect::Sound(_)
            | Effect::FocusHole(_)
            | Effect::Report(_)
            | Effect::CancelRequest
            | Effect::Save { .. }
            | Effect::QuarantineFirst(_)
            | Effect::KeepTablebase(_)
            | Effect::StartTimer { .. } => None,
        }));
        let event = chance.event(&session, &mut asked);
        let focuses = matches!(event, Event::Focus(_));
        effects = session.handle(event);
        // Else focusing could cause focusing without an end.
        assert!(effects.is_empty() || !focuses, "{effects:?}");
        check(&session);
    }
}

#[test]
fn ten_thousand_random_events() {
    (0..100).for_each(|seed| sit(seed, 100));
}

#[test]
fn long_sessions() {
    (1000..1004).for_each(|seed| sit(seed, 1500));
}

#[test]
fn hit_test_finds_every_hole_centre() {
    for rules in Ruleset::ALL {
        let layout = Layout::fit(rules.shape(), 320.0, 568.0);
        for cell in rules.shape().cells() {
            assert_eq!(layout.cell_at(layout.centre(cell)), Some(cell));
        }
    }
}
