//! A session whose opponents answer at once.

use std::path::Path;
use std::sync::LazyLock;

use sandgrid_app::yebo::rules::{Block, Face, Game, HouseRules, Seat, Stage};
use sandgrid_app::yebo::{
    MoveRequest, PlayerKind, Rank, RoundScore, SavedYeboGame, SeatPlan, Strength, TableCommand,
    YeboCue, YeboEffect, YeboEvent, YeboScene, YeboSession,
};
use sandgrid_app::{Language, LocaleFns};
use sandgrid_locales::{Catalogue, Stage as Part, TONGUES, Tongue, pack};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Catalogue::read(&root).expect("every word is there")
});

/// The words of a language.
pub(crate) fn language(tongue: &Tongue) -> Language {
    let [play, yebo] = [Part::Play, Part::Yebo].map(|part| pack(&CATALOGUE, tongue, part));
    Language::read_yebo(&play, &yebo, LocaleFns::PLAIN).expect("what we pack can be read")
}

pub(crate) fn english() -> Language {
    language(&TONGUES[0])
}

pub(crate) const PERSON: PlayerKind = PlayerKind::Person;
pub(crate) const COMPUTER: PlayerKind = PlayerKind::Computer(Strength::Gentle);

/// A session and its requests.
pub(crate) struct Table {
    pub(crate) session: YeboSession,
    /// Everything that was said.
    pub(crate) said: Vec<String>,
    /// How much of that was said to the previous holder of the device.
    pub(crate) hushed: usize,
    /// The stored texts, the latest last.
    pub(crate) kept: Vec<(String, Option<String>)>,
    /// Under which names something is that is put elsewhere before anything else is kept there.
    pub(crate) held: Vec<String>,
    pub(crate) reminders: Vec<u32>,
    /// Reports of acts to a host.
    pub(crate) told: Vec<(Seat, String, String)>,
    /// Reports of rounds to a host.
    pub(crate) rounds: Vec<(RoundScore, String)>,
    /// Everything that was heard.
    pub(crate) heard: Vec<YeboCue>,
    /// How long an opponent waits before it is heard, in milliseconds.
    pub(crate) pause: u32,
    pub(crate) waiting: Option<MoveRequest>,
}

impl Table {
    pub(crate) fn new(sitters: &[PlayerKind], seed: u64) -> Self {
        Self::speaking(sitters, seed, english())
    }

    /// A session whose person has answered the invitation to the lesson.
    pub(crate) fn speaking(sitters: &[PlayerKind], seed: u64, language: Language) -> Self {
        let mut table = Self::invited(sitters, seed, language);
        table.handle(YeboEvent::Do(TableCommand::Begin));
        table
    }

    /// A session as a new user meets it.
    pub(crate) fn invited(sitters: &[PlayerKind], seed: u64, language: Language) -> Self {
        let company = SeatPlan::new(sitters).expect("two to four sit there");
        let mut session = YeboSession::new(company, HouseRules::default(), seed, language);
        let effects = session.open();
        let mut table = Self {
            session,
            said: Vec::new(),
            hushed: 0,
            kept: Vec::new(),
            held: Vec::new(),
            reminders: Vec::new(),
            told: Vec::new(),
            rounds: Vec::new(),
            heard: Vec::new(),
            pause: 0,
            waiting: None,
        };
        table.take(effects);
        table
    }

    fn take(&mut self, effects: Vec<YeboEffect>) {
        for effect in effects {
            match effect {
                YeboEffect::Say(text) | YeboEffect::Alert(text) => self.said.push(text),
                YeboEffect::Save { name, text } => self.kept.push((name, text)),
                YeboEffect::QuarantineFirst(name) => self.held.push(name),
                YeboEffect::Ask { question, pause } => {
                    self.pause = pause;
                    self.waiting = Some(question);
                }
                YeboEffect::CancelRequest => self.waiting = None,
                YeboEffect::StartTimer { id, .. } => self.reminders.push(id),
                YeboEffect::Sound(cue) => self.heard.push(cue),
                YeboEffect::Played { seat, text, words } => self.told.push((seat, text, words)),
                YeboEffect::Scored { brought, words } => self.rounds.push((brought, words)),
                YeboEffect::Silence => self.hushed = self.said.len(),
                YeboEffect::Turn(_)
                | YeboEffect::Begun
                | YeboEffect::Ended
                | YeboEffect::TakenBack => {}
            }
        }
    }

    pub(crate) fn handle(&mut self, event: YeboEvent) {
        let effects = self.session.handle(event);
        self.take(effects);
        self.check_somebody_is_asked();
    }

    /// At every moment, a person is asked for something, or a computer thinks.
    fn check_somebody_is_asked(&self) {
        let scene = self.scene();
        let game = self.game();
        let is_person = |seat: Seat| self.session.company().sitter(seat) == PlayerKind::Person;
        let ponders = scene.offers.iter().any(|offer| offer.command == TableCommand::Decline);
        let is_asked = ponders || game.table().awaited().iter().any(is_person);
        // During a lesson the game waits.
        let waits = scene.invitation.is_some() || scene.lesson.is_some();
        let is_shown = scene.scored || scene.cover.is_some() || waits;
        assert!(
            is_shown || is_asked || scene.thinking,
            "{}: {:?}",
            scene.status,
            game.table().stage
        );
    }

    /// Lets opponents think until a person is asked.
    pub(crate) fn settle(&mut self) {
        while self.answer() {}
    }

    /// Lets the opponent think that was asked; whether one was.
    pub(crate) fn answer(&mut self) -> bool {
        let Some(question) = self.waiting.take() else { return false };
        let again: MoveRequest = question.to_string().parse().expect("what is written is read");
        assert_eq!(again, question);
        let answer = question.answer().expect("something is asked of it");
        self.handle(YeboEvent::MoveReceived(answer.to_string()));
        true
    }

    pub(crate) fn scene(&self) -> YeboScene {
        self.session.scene()
    }

    pub(crate) fn game(&self) -> Game {
        let kept: SavedYeboGame = self.session.record().parse().expect("a record can be read");
        kept.game
    }

    /// Does what is offered with that letter; whether it was.
    pub(crate) fn offer(&mut self, letter: char) -> bool {
        let offer = self.scene().offers.into_iter().find(|offer| offer.letter == letter);
        if let Some(offer) = &offer {
            self.handle(YeboEvent::Do(offer.command));
        }
        offer.is_some()
    }

    /// Goes on by the buttons of the scene alone, as a newcomer would; returns whether anything was done.
    pub(crate) fn step(&mut self) -> bool {
        self.settle();
        let scene = self.scene();
        if scene.cover.is_some() {
            self.handle(YeboEvent::Do(TableCommand::Uncover));
            return true;
        }
        if scene.scored {
            self.handle(YeboEvent::Do(TableCommand::GoOn));
            self.settle();
            return self.game().table().stage != Stage::Over;
        }
        let chief = scene.offers.iter().find(|offer| offer.rank == Rank::Chief);
        let any = chief.or(scene.offers.iter().find(|offer| offer.letter.is_ascii_digit()));
        if let Some(offer) = any {
            self.handle(YeboEvent::Do(offer.command));
            return true;
        }
        self.discard()
    }

    /// Chooses the first block that may be discarded, and discards it.
    pub(crate) fn discard(&mut self) -> bool {
        let hand = self.scene().hand.unwrap_or_default();
        let block = hand.iter().map(|held| held.tile.block).find(|it| it.face() != Face::Africa);
        let Some(block) = block else { return false };
        self.handle(YeboEvent::Choose(block));
        self.offer('D') || self.win()
    }

    /// A player who has called the last missing block may only win.
    fn win(&mut self) -> bool {
        self.handle(YeboEvent::Cancel);
        let (game, strength) = (self.session.record(), Strength::Keen);
        let Some(seat) = self.game().table().awaited().iter().next() else { return false };
        let answer = MoveRequest { id: 0, seat, strength, game }.answer();
        answer.is_ok_and(|answer| {
            self.handle(YeboEvent::Do(TableCommand::Act(answer.act)));
            true
        })
    }

    /// The seat whose hand is shown.
    pub(crate) fn holder(&self) -> Option<Seat> {
        let first = self.scene().hand?.first()?.tile.block;
        Seat::ALL.into_iter().find(|seat| !self.hidden(Some(*seat)).contains(&first))
    }

    /// The blocks in the hands of all but that seat.
    pub(crate) fn hidden(&self, from: Option<Seat>) -> Vec<Block> {
        let game = self.game();
        let seats = game.table().seats().iter().filter(|seat| Some(**seat) != from);
        let hands = seats.flat_map(|seat| {
            let own = game.view(*seat).own.map(|own| own.hand.to_vec());
            own.unwrap_or_default().into_iter().map(|held| held.block).collect::<Vec<_>>()
        });
        hands.collect()
    }
}

/// Every block that a scene shows.
pub(crate) fn shown(scene: &YeboScene) -> Vec<Block> {
    let hand = scene.hand.iter().flatten().map(|held| held.tile.block);
    let seats = scene.seats.iter().flat_map(|seat| {
        let groups = seat.groups.iter().flat_map(|group| &group.tiles);
        groups.chain(&seat.sightings).map(|tile| tile.block)
    });
    let discards = scene.discards.iter().map(|tile| tile.block);
    let claim = scene.claim.iter().map(|claim| claim.tile.block);
    hand.chain(seats).chain(discards).chain(claim).collect()
}
