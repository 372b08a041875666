//! Requests of a host page, after the browser has parsed the messages.
//!
//! Each line is a request by its name in the protocol; `|` stands for a line break in its text.

use sandgrid_app::rules::{BySide, Game, Ruleset};
use sandgrid_app::{
    Access, Effect, EmbedOptions, EngineRequest, EngineResponse, Event, GameSetup, Player,
    ResponseBody, Session,
};

use crate::bytes::text;
use crate::kept::check_session;

/// Most requests of an input.
const MOST: usize = 40;

pub(crate) fn host(bytes: &[u8]) {
    let text = text(bytes);
    let mut board = Board::new();
    for line in text.lines().take(MOST) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        board.carry_out(word, &rest.replace('|', "\n"));
    }
    check_session(&board.session);
}

/// A board in a host page.
struct Board {
    session: Session,
    terms: EmbedOptions,
    asked: Option<EngineRequest>,
}

impl Board {
    fn new() -> Self {
        let players = BySide::new(Player::Person, Player::Person);
        let mut session = Session::new(GameSetup { rules: Ruleset::ALL[0], players, seed: 7 });
        session.open();
        Self { session, terms: EmbedOptions::default(), asked: None }
    }

    fn carry_out(&mut self, word: &str, rest: &str) {
        match word {
            "new" => self.begin(rest),
            "load" => self.load(rest),
            "play" => self.play(rest),
            "undo" => self.as_player(Event::Undo),
            "redo" => self.as_player(Event::Redo),
            "restart" => self.as_player(Event::Restart),
            "hint" => self.as_player(Event::Hint),
            "step" => self.dispatch(Event::GoToTurn(rest.parse().unwrap_or_default())),
            "set" => self.set(rest),
            "answer" => self.answer(rest),
            "reply" => self.reply(rest),
            _ => check_session(&self.session),
        }
    }

    fn dispatch(&mut self, event: Event) {
        for effect in self.session.handle(event) {
            match effect {
                Effect::Ask { request, .. } => {
                    let written = request.to_string();
                    let read: EngineRequest =
                        written.parse().expect("an errand is read by the worker");
                    assert_eq!(read.to_string(), written);
                    self.asked = Some(request);
                }
                Effect::CancelRequest => self.asked = None,
                Effect::Announce(words)
                | Effect::Alert(words)
                | Effect::Warn(words)
                | Effect::Answer(words) => {
                    assert!(!words.is_empty());
                }
                _ => {}
            }
        }
    }

    /// A host may act on a read-only board.
    fn as_player(&mut self, event: Event) {
        if self.terms.is_readonly() {
            self.dispatch(Event::SetAccess(Access::Play));
            self.dispatch(event);
            self.dispatch(Event::SetAccess(Access::ReadOnly));
        } else {
            self.dispatch(event);
        }
    }

    /// `new KEY SIDE LEVEL`, of which each may be missing.
    fn begin(&mut self, rest: &str) {
        let mut asked = EmbedOptions::default();
        let named = ["rules", "side", "level"].into_iter().zip(rest.split(' '));
        for (name, value) in named {
            if asked.set(name, value).is_err() {
                return;
            }
        }
        let now = self.session.choice();
        let rules = asked.rules.unwrap_or(now.rules);
        let players = asked.players().unwrap_or(now.players);
        self.dispatch(Event::New(GameSetup { rules, players, seed: 7 }));
    }

    /// A text that does not parse is refused, and changes nothing.
    fn load(&mut self, text: &str) {
        let before = self.session.game().clone();
        match self.session.reads(text) {
            Ok(()) => self.dispatch(Event::Load(text.to_owned())),
            Err(why) => {
                assert!(!why.is_empty());
                self.dispatch(Event::Load(text.to_owned()));
                self.is_still(&before);
            }
        }
    }

    /// A refused request changes nothing.
    fn play(&mut self, turn: &str) {
        let before = self.session.game().clone();
        self.as_player(Event::EnterMove(turn.to_owned()));
        if self.session.scene().notice.is_some() {
            self.is_still(&before);
        }
    }

    fn is_still(&self, before: &Game) {
        assert_eq!(self.session.game(), before);
        assert_eq!(self.session.game().position(), before.position());
    }

    /// `set NAME VALUE`: an invalid value changes nothing; a valid one is removed by its name.
    fn set(&mut self, rest: &str) {
        let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
        let before = self.terms.clone();
        match self.terms.set(name, value) {
            Ok(term) => {
                assert_eq!(term.name(), name);
                let mut dropped = self.terms.clone();
                dropped.unset(term);
                let mut other = before;
                other.unset(term);
                assert_eq!(dropped, other, "{rest:?} changes another term");
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert_eq!(self.terms, before, "{rest:?}");
            }
        }
        if let Some(players) = self.terms.players() {
            self.dispatch(Event::Seat(players));
        }
    }

    /// The engine answers with an action.
    fn answer(&mut self, action: &str) {
        let Some(request) = self.asked.take() else { return };
        let answer = ResponseBody::Action(action.parse().ok());
        self.dispatch(Event::EngineResponded(EngineResponse { id: request.id, body: answer }));
    }

    /// The worker answers with arbitrary text.
    fn reply(&mut self, text: &str) {
        if let Ok(reply) = text.parse::<EngineResponse>() {
            assert_eq!(reply.to_string().parse(), Ok(reply.clone()));
            self.dispatch(Event::EngineResponded(reply));
        }
    }
}
