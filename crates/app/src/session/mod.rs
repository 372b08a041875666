//! The session: the stateful controller of one game.

use std::rc::Rc;

use sandgrid_engine::Level;
use sandgrid_rules::{Action, Adjudication, BySide, Cell, Game, Illegal, Rule, Side};

use crate::{
    Access, DragSource, Editor, Effect, Event, GameSetup, Language, ListedTurn, Message, Mode,
    MoveDescription, Names, Notice, Player, Prompt, Seating, Settings, SoundCue, Warning,
};
use analysis::engine_state::EngineState;
use analysis::tablebases::Tablebases;
use features::Features;
use persistence::Persistence;
use play::input_state::InputState;

mod access;
mod analysis;
pub(crate) mod correspondence;
mod decisive;
pub(crate) mod drag;
mod editor;
pub(crate) mod effect;
pub(crate) mod event;
mod features;
pub(crate) mod game_result;
mod import_export;
pub(crate) mod lesson;
mod load;
mod move_input;
mod nearing_end;
pub(crate) mod persistence;
mod play;
pub(crate) mod position_editor;
mod queries;
mod rematch;
pub(crate) mod reports;
mod scanning;
mod settings;
pub(crate) mod setup;
mod view;

/// A consequence of an action that the board alone does not explain.
#[derive(Copy, Clone, Debug)]
enum Consequence {
    /// The side loses that number of pieces in hand, because it can place no more.
    HandLost(Side, u8),
    /// The leap takes no second piece: none of that side is on the board.
    NoSecond(Side),
}

impl Consequence {
    fn message(self) -> Message {
        match self {
            Self::HandLost(side, count) => Message::HandLost(side, count),
            Self::NoSecond(side) => Message::NoSecond(side),
        }
    }
}

/// A session: a game, its players, and the state of the user interface.
///
/// It takes [`Event`]s and returns [`Effect`]s, and never fails: it refuses an impossible event with a message
/// and changes nothing.
#[derive(Clone, Debug)]
pub struct Session {
    choice: GameSetup,
    /// The players to offer for a new game, if this one was imported: those of the last game that was begun here.
    offered: Option<BySide<Player>>,
    game: Game,
    /// The position editor, if open; the game is suspended meanwhile.
    editor: Option<Editor>,
    /// Player names, and the date of the imported record.
    names: Names,
    language: Language,
    settings: Settings,
    input: InputState,
    /// Hole with the keyboard focus.
    focus: Cell,
    /// The last consequences, with the number of actions at that time.
    consequences: Option<(usize, Vec<Consequence>)>,
    engine: EngineState,
    /// Number of actions played; browsing does not count.
    plays: u32,
    /// Result by resignation or agreement.
    adjudication: Option<Adjudication>,
    /// Progress that the friend elsewhere knows, as [`Session::progress_to_send`] counts it.
    sent: usize,
    /// Turns of the move list.
    turns: Rc<[ListedTurn]>,
    mode: Mode,
    persistence: Persistence,
    /// Warnings that have been shown, each of them once.
    warnings: Vec<Warning>,
    tablebases: Tablebases,
    learning: lesson::Learning,
    access: Access,
    features: &'static dyn Features,
}

impl Session {
    /// Creates a session with a new game; [`open`](Self::open) starts it.
    #[must_use]
    pub fn new(choice: GameSetup) -> Self {
        Self::with(features::FULL, choice)
    }

    /// Creates a session for play alone: no lessons, hints, record or editor, and no messages before it
    /// receives a language. A program that creates no other session is smaller.
    #[must_use]
    pub fn minimal(choice: GameSetup) -> Self {
        Self::with(features::MINIMAL, choice)
    }

    fn with(features: &'static dyn Features, choice: GameSetup) -> Self {
        let settings = Settings::default();
        let mut session = Self {
            choice,
            offered: None,
            game: Game::new(choice.rules),
            editor: None,
            names: Names::default(),
            language: features.first_language(),
            settings,
            input: InputState::default(),
            focus: middle(&choice),
            engine: EngineState::default(),
            plays: 0,
            adjudication: None,
            sent: 0,
            turns: Rc::default(),
            mode: Mode::Live,
            persistence: Persistence::new(choice.seed),
            warnings: Vec::new(),
            tablebases: Tablebases::default(),
            learning: lesson::Learning::default(),
            consequences: None,
            access: Access::default(),
            features,
        };
        session.name_pieces();
        session
    }

    /// Starts the session: announces the game, and requests an action if the computer begins.
    pub fn open(&mut self) -> Vec<Effect> {
        self.resume(self.introduced(Some(Message::Begins(self.choice.rules))))
    }

    /// Handles an event and returns its effects.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        let features = self.features;
        features.report_changes(self, event, Self::handle_unreported)
    }

    fn handle_unreported(&mut self, event: Event) -> Vec<Effect> {
        let features = self.features;
        if let Some(effects) = features.on_lesson_event(self, &event) {
            return effects;
        }
        if let Some(withheld) = self.blocked_by_read_only(&event) {
            return withheld;
        }
        let before = self.revision();
        let edited = features.on_editor_event(self, &event);
        let mut effects = edited.unwrap_or_else(|| self.route(event));
        if self.revision() != before && !self.is_learning() {
            self.turns = features.move_list(self);
            effects.extend(self.save());
        }
        effects
    }

    fn route(&mut self, event: Event) -> Vec<Effect> {
        let shape = self.choice.rules.shape();
        match event {
            Event::Press(cell) | Event::Grab(DragSource::Hole(cell)) | Event::Focus(cell)
                if !shape.contains(cell) =>
            {
                Vec::new()
            }
            Event::Press(cell) => self.press(cell),
            Event::PressHand(side) => self.press_hand(side),
            Event::Grab(source) => self.grab(source),
            Event::Drop(target) => self.drop_at(target.filter(|cell| shape.contains(*cell))),
            Event::Act(action) => self.attempt(action),
            Event::Focus(cell) => {
                self.focus = cell;
                Vec::new()
            }
            Event::Cancel => self.cancel(),
            Event::Undo => self.undo(),
            Event::Redo => self.redo(),
            Event::New(choice) => self.begin(choice),
            Event::Pause => self.toggle_pause(),
            Event::EngineResponded(response) => self.on_response(response),
            Event::Warn(warning) => self.warn(warning),
            other => self.features.on_event(self, other),
        }
    }

    /// Formats a message in the session's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.features.format(self.language, message)
    }

    /// Formats several messages, joined by spaces.
    fn say_all(&self, messages: &[Message]) -> String {
        let said = messages.iter().map(|message| self.say(message));
        let sentences: Vec<String> = said.filter(|words| !words.is_empty()).collect();
        sentences.join(" ")
    }

    /// Returns the current game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the rulebook and the players.
    #[must_use]
    pub fn choice(&self) -> GameSetup {
        self.choice
    }

    /// Returns the number of actions played in the current game; browsing does not count.
    #[must_use]
    pub fn plays(&self) -> u32 {
        self.plays
    }

    fn begin(&mut self, choice: GameSetup) -> Vec<Effect> {
        let names = self.names_for(choice);
        self.begin_named(choice, names)
    }

    /// Starts a new game of people with these names.
    fn begin_named(&mut self, choice: GameSetup, names: Names) -> Vec<Effect> {
        let new = Self { names, ..Self::with(self.features, choice) };
        let effects = self.replace(new, Some(Message::Begins(choice.rules)));
        self.persistence.follow(choice);
        self.persistence.mark_dirty();
        effects
    }

    /// Returns the message; at the beginning of a game against a computer, it also says who plays which pieces.
    fn introduced(&self, message: Option<Message>) -> Vec<Message> {
        let is_new = matches!(message, Some(Message::Begins(_)));
        let computer = self.choice.opponent().filter(|_| is_new);
        let against = computer.map(|(side, _)| Message::Against(!side, self.seating()));
        message.into_iter().chain(against).collect()
    }

    /// Replaces the game by that of a new session, and keeps the state that belongs to the page.
    fn replace(&mut self, new: Self, message: Option<Message>) -> Vec<Effect> {
        let Self { language, focus, access, .. } = *self;
        let engine = self.engine.for_another_game();
        let warnings = core::mem::take(&mut self.warnings);
        let learning = core::mem::take(&mut self.learning);
        let tablebases = core::mem::take(&mut self.tablebases);
        let (persistence, forgotten) = self.reset_persistence();
        let settings = core::mem::take(&mut self.settings);
        let page = Self { language, settings, engine, persistence, access, ..new };
        *self = Self { warnings, tablebases, learning, ..page };
        self.name_pieces();
        self.turns = self.features.move_list(self);
        if self.game.can_redo() {
            self.mode = Mode::Browsing { tip: self.turns.len() };
        }
        let moved = (focus != self.focus).then_some(Effect::FocusHole(self.focus));
        let effects = self.resume(self.introduced(message));
        effects.into_iter().chain(moved).chain(forgotten).collect()
    }

    /// Plays the response of a level.
    fn answered(&mut self, action: Option<Action>) -> Vec<Effect> {
        let legal = self.game.actions();
        // Fall back to a legal action, so that an engine failure does not stop the game.
        let action = action.filter(|action| legal.contains(*action));
        action.or_else(|| legal.into_iter().next()).map_or_else(Vec::new, |action| self.act(action))
    }

    /// Plays an action of a button for the person, or refuses it.
    fn attempt(&mut self, action: Action) -> Vec<Effect> {
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        // A button's label describes its action, so it needs no confirmation.
        self.input.pending = Some(action);
        self.act(action)
    }

    /// Plays an action for the side to act, or refuses it.
    fn act(&mut self, action: Action) -> Vec<Effect> {
        match self.play(action) {
            Ok(effects) => effects,
            Err(illegal) => self.refuse(&[self.why(illegal)], Some(illegal.rule)),
        }
    }

    /// Plays an action for the side to act, or shows it for confirmation.
    fn play(&mut self, action: Action) -> Result<Vec<Effect>, Illegal> {
        if let Some(shown) = self.put_off(action) {
            return Ok(shown);
        }
        self.play_turn(&[action])
    }

    /// Plays several actions of one side and announces them together.
    fn play_turn(&mut self, actions: &[Action]) -> Result<Vec<Effect>, Illegal> {
        let side = self.game.position().turn();
        let leaves_record = self.leaves_record();
        let branched = leaves_record.map(|_| self.branched(self.game.turns().count()));
        let mut consequences = Vec::new();
        for action in actions {
            let hands = self.game.position().in_hand();
            self.game.play(*action)?;
            consequences.extend(self.hands_lost(side, *action, hands));
            consequences.extend(self.lacks_second(side, *action));
        }
        self.plays = self.plays.wrapping_add(1);
        self.play_on(leaves_record);
        self.adjudication = None;
        self.engine.review = None;
        if !self.is_learning() {
            self.persistence.mark_dirty();
        }
        if self.is_here(side) {
            self.input.clear();
        } else {
            // A refusal stays visible until the user acts.
            self.input.put_down();
        }
        let mut messages = self.account(side, actions);
        self.show_consequences(side, &consequences);
        messages.extend(consequences.into_iter().map(Consequence::message));
        messages.extend(actions.iter().find_map(|action| self.row_opened(*action)));
        let sound = actions.last().and_then(|action| self.sound_of(side, *action));
        let judged = self.features.on_lesson_action(self, messages);
        let told = judged.unwrap_or_else(|messages| self.resume(messages));
        Ok(sound.into_iter().chain(told).chain(branched).collect())
    }

    /// Returns the reason of a refusal; after the end of the game, the result.
    fn why(&self, illegal: Illegal) -> Message {
        self.end().map_or(Message::Refused(illegal), Message::Ended)
    }

    /// Describes actions: each action of a person, but a computer's actions once per turn.
    fn account(&self, side: Side, actions: &[Action]) -> Vec<Message> {
        match self.choice.players[side] {
            Player::Person | Player::Remote => {
                let moves = actions.iter().map(|action| MoveDescription::of(*action));
                vec![Message::Played(side, moves.collect())]
            }
            Player::Computer(_) if self.is_midway() => Vec::new(),
            Player::Computer(_) => {
                let turn = self.game.last_turn().map(|(_, turn)| turn);
                let moves =
                    turn.iter().flat_map(|turn| turn.iter().copied()).map(MoveDescription::of);
                vec![Message::Played(side, moves.collect())]
            }
        }
    }

    /// Reports the sides that can place no more: the rules removed pieces from their hands.
    fn hands_lost(&self, side: Side, action: Action, before: BySide<u8>) -> Vec<Consequence> {
        let after = self.game.position().in_hand();
        let expected = |of: Side| match action {
            Action::Place { .. } if of == side => 1,
            Action::TakeFromHand if of != side => 1,
            _ => 0,
        };
        let lost = |of: Side| before[of].saturating_sub(after[of]).saturating_sub(expected(of));
        let losers = Side::ALL.into_iter().filter(|of| lost(*of) > 0);
        losers.map(|side| Consequence::HandLost(side, lost(side))).collect()
    }

    /// Reports a leap without a second piece to take, while the other side has pieces in hand. A lesson has its own
    /// words for it.
    fn lacks_second(&self, side: Side, action: Action) -> Option<Consequence> {
        let is_leap = matches!(action, Action::Leap { .. }) && self.game.outcome().is_none();
        let position = self.game.position();
        let has_none = position.pieces(!side).is_empty() && position.turn() != side;
        (is_leap && has_none && !self.is_learning()).then_some(Consequence::NoSecond(!side))
    }

    /// Shows the consequences until the person has acted after the answer.
    fn show_consequences(&mut self, side: Side, consequences: &[Consequence]) {
        let (played, is_persons) = (self.game.played().count(), self.is_here(side));
        self.consequences.take_if(|(at, _)| *at >= played || is_persons && played >= *at + 2);
        if !consequences.is_empty() {
            self.consequences = Some((played, consequences.to_vec()));
        }
    }

    /// Announces the messages and the current prompt, and requests an action if it is the computer's turn.
    fn resume(&mut self, mut messages: Vec<Message>) -> Vec<Effect> {
        let position = *self.game.position();
        let side = position.turn();
        self.engine.forget_position();
        self.show_better();
        let asking = self.ask();
        if let Some(end) = self.end() {
            let rules = self.choice.rules;
            let rule = end.rule(rules).map(|rule| Message::Rule { rule, rules });
            // In one announcement, since a second one would interrupt the first.
            messages.push(self.over(end));
            messages.extend(rule);
            let told = Effect::Alert(self.say_all(&messages));
            return [told].into_iter().chain(asking).collect();
        }
        let is_looking = self.mode != Mode::Live && !self.is_midway();
        let task = Prompt::of(&position).filter(|_| !is_looking);
        if let (Player::Person, Some(task)) = (self.choice.players[side], task) {
            messages.push(match messages.last() {
                Some(Message::Played(by, _)) if self.is_midway() && *by == side => {
                    Message::LeapOn(task)
                }
                _ => self.prompt(side, task),
            });
        }
        if !is_looking && !self.is_over() && self.choice.players[side] == Player::Remote {
            messages.push(Message::Awaiting(side, self.seating()));
        }
        let said = self.features.with_remarks(self, self.say_all(&messages));
        let announced = (!said.is_empty()).then_some(Effect::Announce(said));
        announced.into_iter().chain(asking).collect()
    }

    /// Returns whether a turn has begun and is not complete.
    fn is_midway(&self) -> bool {
        !self.game.position().pending().is_fresh()
    }

    /// Returns the side to act, if it is a computer's.
    fn computer(&self) -> Option<Side> {
        let side = self.game.position().turn();
        self.level().map(|_| side)
    }

    /// Returns whether a person at the screen is to act, or the game is over.
    fn is_persons_turn(&self) -> bool {
        self.is_over() || self.is_here(self.game.position().turn())
    }

    /// Returns whether a person at the screen plays a side.
    fn is_here(&self, side: Side) -> bool {
        self.choice.players[side] == Player::Person
    }

    /// Returns the players, with the names that are shown. Where a person cannot play, the sides have no names.
    fn seating(&self) -> Seating {
        let is_nobodys = self.is_read_only() && self.choice.has_person();
        let choice = if is_nobodys { self.choice.between_people() } else { self.choice };
        choice.seating(&self.names)
    }

    /// Returns the level of the computer to act.
    fn level(&self) -> Option<Level> {
        match self.choice.players[self.game.position().turn()] {
            Player::Computer(level) if !self.is_over() => Some(level),
            Player::Person | Player::Remote | Player::Computer(_) => None,
        }
    }

    /// Refuses an event with an explanation and a rule; changes nothing but ending a drag. The explanation is said
    /// alone: the rule is shown with it, for those who ask.
    fn refuse(&mut self, why: &[Message], rule: Option<&'static Rule>) -> Vec<Effect> {
        let words = self.say_all(why);
        self.input.refuse(Notice { words: words.clone(), rule });
        [Effect::Alert(words)].into_iter().chain(self.sound(SoundCue::Wrong)).collect()
    }

    /// Clears the selection, and repeats the prompt for users of screen readers.
    fn cancel(&mut self) -> Vec<Effect> {
        let was_open = self.input.is_open();
        self.input.clear();
        if was_open { self.ask_again() } else { Vec::new() }
    }

    /// Announces the current prompt.
    fn ask_again(&self) -> Vec<Effect> {
        vec![Effect::Announce(self.status())]
    }
}

fn is_computer(player: Player) -> bool {
    matches!(player, Player::Computer(_))
}

/// Returns the initial focus.
fn middle(choice: &GameSetup) -> Cell {
    let shape = choice.rules.shape();
    Cell::new((shape.columns() - 1) / 2, (shape.rows() - 1) / 2).expect("a board has a middle")
}
