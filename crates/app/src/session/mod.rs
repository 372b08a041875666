//! One sitting: what happens to it, and what it makes of that.

use std::rc::Rc;

use sandgrid_engine::Level;
use sandgrid_rules::{Action, Adjudication, BySide, Cell, Game, Illegal, Rule, Side};

use crate::{
    Access, DragSource, Editor, Effect, Event, GameSetup, Language, ListedTurn, Message, Mode,
    MoveDescription, Names, Notice, Player, PrincipalVariation, Prompt, Query, Settings, SoundCue,
    Warning,
};
use analysis::review::Reviewing;
use features::Features;
use persistence::Persistence;

mod access;
mod analysis;
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
pub(crate) mod persistence;
mod play;
pub(crate) mod position_editor;
mod queries;
mod scanning;
mod settings;
pub(crate) mod setup;
mod view;

/// One sitting at the table: a game, who plays it, and what is in somebody's fingers.
///
/// It takes [`Event`]s and gives [`Effect`]s, and never fails: what cannot be done is said, and
/// changes nothing.
#[derive(Clone, Debug)]
pub struct Session {
    choice: GameSetup,
    game: Game,
    /// A position that is being set up, while the game waits.
    editor: Option<Editor>,
    /// What its record told beside it.
    names: Names,
    language: Language,
    settings: Settings,
    held: Grip,
    /// Where the drag began that is going on.
    dragged: Option<DragSource>,
    /// The hole that the keyboard would press.
    focus: Cell,
    notice: Option<Notice>,
    /// Pieces in hand that a side lost last, and after how many actions.
    lost: Option<(usize, Vec<Message>)>,
    /// What a person has chosen, where actions are confirmed, and has not confirmed yet.
    pending: Option<Action>,
    /// What the engine has been asked and goes on about.
    request: Option<PendingRequest>,
    last_id: u32,
    /// What to play.
    hint: Option<PrincipalVariation>,
    /// How often an action was played, and not merely gone to.
    plays: u32,
    /// How the players have ended the game, where no rule has.
    adjudication: Option<Adjudication>,
    /// Its turns, written down.
    turns: Rc<[ListedTurn]>,
    mode: Mode,
    reviewing: Option<Reviewing>,
    persistence: Persistence,
    analysing: bool,
    /// What the engine made of the position so far.
    findings: Vec<PrincipalVariation>,
    paused: bool,
    /// What went wrong and has been said.
    warnings: Vec<Warning>,
    /// The largest tables of endgames that are kept on this device.
    kept_tables: Vec<String>,
    /// The one that is being fetched.
    fetched: Option<String>,
    learning: lesson::Learning,
    access: Access,
    features: &'static dyn Features,
}

/// What the engine has been asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct PendingRequest {
    id: u32,
    wish: Query,
}

/// What a person has selected.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Grip {
    Nothing,
    /// A piece on the board.
    Piece(Cell),
    /// A piece from the hand of whoever acts.
    Hand,
}

impl Session {
    /// A sitting that begins with a new game; [`open`](Self::open) says how it begins.
    #[must_use]
    pub fn new(choice: GameSetup) -> Self {
        Self::with(features::FULL, choice)
    }

    /// The same with nothing but playing: no lessons, no hints, no record, nothing to be set up, and
    /// no words before it is told a language. A program that makes no other sitting is small.
    #[must_use]
    pub fn minimal(choice: GameSetup) -> Self {
        Self::with(features::MINIMAL, choice)
    }

    fn with(annex: &'static dyn Features, choice: GameSetup) -> Self {
        let settings = Settings::default();
        let mut session = Self {
            choice,
            game: Game::new(choice.rules),
            editor: None,
            names: Names::default(),
            language: annex.first_language(),
            settings,
            held: Grip::Nothing,
            dragged: None,
            focus: middle(&choice),
            notice: None,
            pending: None,
            request: None,
            last_id: 0,
            hint: None,
            plays: 0,
            adjudication: None,
            turns: Rc::default(),
            mode: Mode::Live,
            reviewing: None,
            persistence: Persistence::new(choice.seed),
            analysing: false,
            findings: Vec::new(),
            paused: false,
            warnings: Vec::new(),
            kept_tables: Vec::new(),
            fetched: None,
            learning: lesson::Learning::default(),
            lost: None,
            access: Access::default(),
            features: annex,
        };
        session.name_pieces();
        session
    }

    /// What has to be done as the sitting begins: say what is played, and ask the computer where
    /// it begins.
    pub fn open(&mut self) -> Vec<Effect> {
        self.resume(vec![Message::Begins(self.choice.rules)])
    }

    /// What has to be done because of what happened.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        let annex = self.features;
        if let Some(effects) = annex.on_lesson_event(self, &event) {
            return effects;
        }
        if let Some(withheld) = self.blocked_by_read_only(&event) {
            return withheld;
        }
        let before = self.revision();
        let edited = annex.on_editor_event(self, &event);
        let mut effects = edited.unwrap_or_else(|| self.judge(event));
        if self.revision() != before && !self.is_learning() {
            self.turns = annex.move_list(self);
            effects.extend(self.save());
        }
        effects
    }

    fn judge(&mut self, event: Event) -> Vec<Effect> {
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
            Event::Pause => self.pause(),
            Event::EngineResponded(reply) => self.replied(reply),
            Event::Warn(mishap) => self.warn(mishap),
            other => self.features.on_event(self, other),
        }
    }

    /// A message in the words of this sitting.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.features.format(self.language, message)
    }

    /// Several messages in words, one after the other.
    fn say_all(&self, messages: &[Message]) -> String {
        let said = messages.iter().map(|message| self.say(message));
        let sentences: Vec<String> = said.filter(|words| !words.is_empty()).collect();
        sentences.join(" ")
    }

    /// The game so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is played, and by whom.
    #[must_use]
    pub fn choice(&self) -> GameSetup {
        self.choice
    }

    /// How often something was played in the game on the board; stepping through its turns does not
    /// count.
    #[must_use]
    pub fn plays(&self) -> u32 {
        self.plays
    }

    fn begin(&mut self, choice: GameSetup) -> Vec<Effect> {
        let new = Self::with(self.features, choice);
        let effects = self.replace(new, Message::Begins(choice.rules));
        self.persistence.mark_dirty();
        effects
    }

    /// Puts another game on the table.
    fn replace(&mut self, new: Self, message: Message) -> Vec<Effect> {
        let Self { language, focus, last_id, request: asked, analysing, access: visit, .. } = *self;
        let mishaps = core::mem::take(&mut self.warnings);
        let learning = core::mem::take(&mut self.learning);
        let (kept, fetched) = (core::mem::take(&mut self.kept_tables), self.fetched.take());
        let (keeping, forgotten) = self.reset_persistence();
        // Ids go on, so that no answer to a question of the last game is taken for one of this.
        let settings = core::mem::take(&mut self.settings);
        let old = Self {
            language,
            settings,
            request: asked,
            last_id,
            persistence: keeping,
            analysing,
            ..new
        };
        *self =
            Self { warnings: mishaps, kept_tables: kept, fetched, learning, access: visit, ..old };
        self.name_pieces();
        self.turns = self.features.move_list(self);
        if self.game.can_redo() {
            self.mode = Mode::Browsing;
        }
        let moved = (focus != self.focus).then_some(Effect::FocusHole(self.focus));
        let effects = self.resume(vec![message]);
        effects.into_iter().chain(moved).chain(forgotten).collect()
    }

    /// Plays what a level plays.
    fn answered(&mut self, action: Option<Action>) -> Vec<Effect> {
        let legal = self.game.actions();
        // An opponent that breaks down must not stop the game.
        let action = action.filter(|action| legal.contains(*action));
        action.or_else(|| legal.into_iter().next()).map_or_else(Vec::new, |action| self.act(action))
    }

    /// Plays an action for the person at the screen, or says why not.
    fn attempt(&mut self, action: Action) -> Vec<Effect> {
        if let Some(refused) = self.refuse_early() {
            return refused;
        }
        // A button says in words what it does, and needs no second press.
        self.pending = Some(action);
        self.act(action)
    }

    /// Plays an action for whoever's turn it is, or says why not.
    fn act(&mut self, action: Action) -> Vec<Effect> {
        match self.play(action) {
            Ok(effects) => effects,
            Err(illegal) => self.refuse(vec![self.why(illegal)], Some(illegal.rule)),
        }
    }

    /// Plays an action for whoever's turn it is.
    fn play(&mut self, action: Action) -> Result<Vec<Effect>, Illegal> {
        if let Some(shown) = self.put_off(action) {
            return Ok(shown);
        }
        self.play_turn(&[action])
    }

    /// Plays what one side does, one action after the other, and tells it all at once.
    fn play_turn(&mut self, actions: &[Action]) -> Result<Vec<Effect>, Illegal> {
        let side = self.game.position().turn();
        let leaves_record = self.leaves_record();
        let mut lost = Vec::new();
        for action in actions {
            let hands = self.game.position().in_hand();
            self.game.play(*action)?;
            lost.extend(self.hands_lost(side, *action, hands));
        }
        self.plays = self.plays.wrapping_add(1);
        self.play_on(leaves_record);
        self.adjudication = None;
        self.reviewing = None;
        if !self.is_learning() {
            self.persistence.mark_dirty();
        }
        if is_computer(self.choice.players[side]) {
            // A refusal stays until it has been read.
            self.put_down();
        } else {
            self.clear_selection();
        }
        let mut messages = self.account(side, actions);
        self.show_lost(side, &lost);
        messages.extend(lost);
        let sound = actions.last().and_then(|action| self.sound_of(side, *action));
        let judged = self.features.on_lesson_action(self, messages);
        let told = judged.unwrap_or_else(|messages| self.resume(messages));
        Ok(sound.into_iter().chain(told).collect())
    }

    /// Why an action is refused; once the game is over, how it ended says most.
    fn why(&self, illegal: Illegal) -> Message {
        self.end().map_or(Message::Refused(illegal), Message::Ended)
    }

    /// What was done: a person hears each action, the computer's actions are one sentence a turn.
    fn account(&self, side: Side, actions: &[Action]) -> Vec<Message> {
        match self.choice.players[side] {
            Player::Person => {
                let deeds = actions.iter().map(|action| MoveDescription::of(*action));
                vec![Message::Did(side, deeds.collect())]
            }
            Player::Computer(_) if self.is_midway() => Vec::new(),
            Player::Computer(_) => {
                let turn = self.game.last_turn().map(|(_, turn)| turn);
                let deeds =
                    turn.iter().flat_map(|turn| turn.iter().copied()).map(MoveDescription::of);
                vec![Message::Did(side, deeds.collect())]
            }
        }
    }

    /// Who can place no more, seen by hands that became empty by themselves.
    fn hands_lost(&self, side: Side, action: Action, before: BySide<u8>) -> Vec<Message> {
        let after = self.game.position().in_hand();
        let expected = |of: Side| match action {
            Action::Place { .. } if of == side => 1,
            Action::TakeFromHand if of != side => 1,
            _ => 0,
        };
        let lost = |of: Side| before[of].saturating_sub(after[of]).saturating_sub(expected(of));
        let losers = Side::ALL.into_iter().filter(|of| lost(*of) > 0);
        losers.map(|of| Message::HandLost(of, lost(of))).collect()
    }

    /// What the hands have lost is seen until a person has played after the answer to it.
    fn show_lost(&mut self, side: Side, lost: &[Message]) {
        let (played, is_persons) =
            (self.game.played().count(), !is_computer(self.choice.players[side]));
        self.lost.take_if(|(at, _)| *at >= played || is_persons && played >= *at + 2);
        if !lost.is_empty() {
            self.lost = Some((played, lost.to_vec()));
        }
    }

    /// Says what happened and what is asked now, and asks the computer where it decides.
    fn resume(&mut self, mut messages: Vec<Message>) -> Vec<Effect> {
        let position = *self.game.position();
        let side = position.turn();
        self.hint = None;
        self.show_better();
        self.findings.clear();
        let asking = self.ask();
        if let Some(end) = self.end() {
            let rule = end.rule(self.choice.rules).map(Message::Rule);
            // All at once: of two announcements, the second would cut the first off.
            messages.extend([Message::Over(end)].into_iter().chain(rule));
            let told = Effect::Alert(self.say_all(&messages));
            return [told].into_iter().chain(asking).collect();
        }
        if let (Player::Person, Some(task)) = (self.choice.players[side], Prompt::of(&position)) {
            messages.push(match messages.last() {
                Some(Message::Did(by, _)) if self.is_midway() && *by == side => {
                    Message::LeapOn(task)
                }
                _ if self.is_midway() => Message::Asked(side, task),
                _ => Message::ToPlay(side, task),
            });
        }
        let said = self.say_all(&messages);
        let announced = (!said.is_empty()).then_some(Effect::Announce(said));
        announced.into_iter().chain(asking).collect()
    }

    /// Whether a turn has begun and is not over.
    fn is_midway(&self) -> bool {
        !self.game.position().duty().is_fresh()
    }

    /// The side for which the computer decides now.
    fn computer(&self) -> Option<Side> {
        let side = self.game.position().turn();
        self.level().map(|_| side)
    }

    /// The level of the computer that decides now.
    fn level(&self) -> Option<Level> {
        match self.choice.players[self.game.position().turn()] {
            Player::Computer(level) if !self.is_over() => Some(level),
            _ => None,
        }
    }

    /// Says why something is not done. Nothing else changes, but that a drag is over.
    fn refuse(&mut self, mut why: Vec<Message>, rule: Option<&'static Rule>) -> Vec<Effect> {
        self.dragged = None;
        self.pending = None;
        self.notice = Some(Notice { words: self.say_all(&why), rule });
        why.extend(rule.map(Message::Rule));
        let told = Effect::Alert(self.say_all(&why));
        [told].into_iter().chain(self.sound(SoundCue::Wrong)).collect()
    }

    /// Whoever cannot see that something is let go of hears what is asked again.
    fn cancel(&mut self) -> Vec<Effect> {
        let held = self.held != Grip::Nothing || self.pending.is_some();
        self.clear_selection();
        if held { self.ask_again() } else { Vec::new() }
    }

    /// Says what is asked now.
    fn ask_again(&self) -> Vec<Effect> {
        vec![Effect::Announce(self.status())]
    }

    fn clear_selection(&mut self) {
        self.put_down();
        self.notice = None;
    }

    /// Whatever is selected is so no longer.
    fn put_down(&mut self) {
        self.held = Grip::Nothing;
        self.dragged = None;
        self.pending = None;
    }
}

fn is_computer(player: Player) -> bool {
    matches!(player, Player::Computer(_))
}

/// Where the focus is at first.
fn middle(choice: &GameSetup) -> Cell {
    let shape = choice.rules.shape();
    Cell::new((shape.columns() - 1) / 2, (shape.rows() - 1) / 2).expect("a board has a middle")
}
