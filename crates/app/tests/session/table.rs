//! A table for the tests: it presses, listens, and answers for the computer when told to.

use std::collections::BTreeMap;

use sandgrid_app::rules::{BySide, Ruleset};
use sandgrid_app::{
    Effect, EngineRequest, EngineResponse, EngineWorker, Event, GameSetup, Hole, Player, Report,
    Scene, Session, SoundCue, Target, WorkerHost,
};

pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) announced: String,
    pub(crate) alerted: String,
    /// The sentence in place of a notice.
    pub(crate) shown: String,
    pub(crate) asked: Option<EngineRequest>,
    pub(crate) pause: u32,
    pub(crate) rested: bool,
    pub(crate) kept: BTreeMap<String, String>,
    /// The announcements since the last request.
    pub(crate) heard: Vec<SoundCue>,
    /// Reports to a host page.
    pub(crate) reports: Vec<Report>,
}

pub(crate) const PERSONS: BySide<Player> = BySide::new(Player::Person, Player::Person);

impl Table {
    pub(crate) fn new(key: &str, players: BySide<Player>) -> Self {
        let rules = Ruleset::find(key).expect("a known key");
        let session = Session::new(GameSetup { rules, players, seed: 1 });
        let (announced, alerted, shown) = Default::default();
        let (asked, pause, rested, kept, heard, reports) = Default::default();
        let mut table =
            Self { session, announced, alerted, shown, asked, pause, rested, kept, heard, reports };
        let effects = table.session.open();
        table.take(effects);
        table
    }

    /// A game between two persons, from a position.
    pub(crate) fn at(key: &str, position: &str) -> Self {
        let mut table = Self::new(key, PERSONS);
        table.handle(Event::Load(format!("{key} {position}")));
        assert_eq!(table.alerted, "", "{position}");
        table
    }

    fn take(&mut self, effects: Vec<Effect>) {
        self.announced.clear();
        self.alerted.clear();
        self.rested = false;
        for effect in effects {
            match effect {
                Effect::Announce(text) => self.announced = text,
                Effect::Answer(text) => {
                    self.shown.clone_from(&text);
                    self.announced = text;
                }
                Effect::Alert(text) => self.alerted = text,
                Effect::Warn(text) => {
                    self.shown.clone_from(&text);
                    self.alerted = text;
                }
                Effect::Ask { request, pause } => {
                    self.asked = Some(request);
                    self.pause = pause;
                }
                Effect::CancelRequest => {
                    self.asked = None;
                    self.rested = true;
                }
                Effect::Sound(cue) => self.heard.push(cue),
                Effect::Save { name, text: Some(text) } => {
                    self.kept.insert(name, text);
                }
                Effect::Save { name, text: None } => {
                    self.kept.remove(&name).expect("only what is kept is forgotten");
                }
                // As the page does before it keeps anything there.
                Effect::QuarantineFirst(name) => {
                    if let Some(text) = self.kept.remove(&name) {
                        self.kept.insert(format!("damaged-{name}"), text);
                    }
                }
                Effect::Report(report) => self.reports.push(report),
                Effect::FocusHole(_) | Effect::KeepTablebase(_) | Effect::StartTimer { .. } => {}
            }
        }
    }

    pub(crate) fn handle(&mut self, event: Event) -> &mut Self {
        if !event.is_automatic() {
            self.shown.clear();
        }
        let effects = self.session.handle(event);
        self.take(effects);
        self
    }

    /// Presses holes, one after the other.
    pub(crate) fn press(&mut self, cells: &str) -> &mut Self {
        for cell in cells.split_whitespace() {
            self.handle(Event::Press(cell.parse().expect("a cell")));
        }
        self
    }

    pub(crate) fn act(&mut self, action: &str) -> &mut Self {
        self.handle(Event::Act(action.parse().expect("an action")))
    }

    /// Lets the computer play as long as it is asked.
    pub(crate) fn answer(&mut self) -> &mut Self {
        while let Some(request) = self.asked.take() {
            self.reply(request);
        }
        self
    }

    /// Hands in all that the engine says.
    pub(crate) fn reply(&mut self, request: EngineRequest) -> &mut Self {
        for reply in replies(request) {
            self.handle(Event::EngineResponded(reply));
        }
        self
    }

    /// Changes a setting.
    pub(crate) fn prefer(&mut self, name: &str, value: &str) -> &mut Self {
        self.handle(Event::SetSetting { name: name.to_owned(), value: value.to_owned() })
    }

    /// Returns the announcements since the last request.
    pub(crate) fn heard(&mut self) -> Vec<SoundCue> {
        core::mem::take(&mut self.heard)
    }

    pub(crate) fn scene(&self) -> Scene {
        self.session.scene()
    }

    pub(crate) fn status(&self) -> String {
        self.scene().status
    }

    pub(crate) fn position(&self) -> String {
        self.session.game().position().to_string()
    }

    pub(crate) fn hole(&self, cell: &str) -> Hole {
        let cell = cell.parse().expect("a cell");
        self.scene().holes.into_iter().find(|hole| hole.cell == cell).expect("a hole of the board")
    }

    /// The holes with that mark, in the order of the scene.
    pub(crate) fn marked(&self, target: Target) -> String {
        let holes = self.scene().holes;
        let marked = holes.iter().filter(|hole| hole.target == Some(target));
        marked.map(|hole| hole.cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The last refusal, and its rule, if one is cited.
    pub(crate) fn notice(&self) -> (String, &'static str) {
        let notice = self.scene().notice.expect("something was refused");
        (notice.words, notice.rule.map_or("", |rule| rule.id))
    }

    pub(crate) fn buttons(&self) -> String {
        let choices = self.scene().choices;
        choices.iter().map(|button| button.label.clone()).collect::<Vec<_>>().join(" | ")
    }
}

/// All that the engine says.
pub(crate) fn replies(request: EngineRequest) -> Vec<EngineResponse> {
    let mut worker = EngineWorker::new(WorkerHost::MainThread);
    worker.begin(request);
    std::iter::from_fn(|| worker.step()).collect()
}
