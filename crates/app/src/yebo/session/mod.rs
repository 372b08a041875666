//! The Yebo session: the stateful controller of one game.

use std::cell::RefCell;

use sandgrid_yebo::{
    Act, Block, Event as Told, Game, HouseRules, Illegal, Seat, Seats, StackNumber, Stage,
};

use super::hand::Hand;
use super::library::YeboLibrary;
use super::log::{Log, LogEntry};
use super::phrases::marked::BlockNames;
use super::phrases::names::Speaker;
use super::{
    SavedYeboGame, SeatPlan, Sort, TableCommand, YeboCue, YeboEffect, YeboEvent, YeboNotice,
    YeboSettings,
};
use crate::i18n::key;
use crate::learn::Progress;
use crate::{Access, Language, Settings};
use ai_state::AiState;
use device::{CallStage, Device};
use progress::ClaimWindow;

mod access;
mod ai_state;
mod announce_window;
mod calls;
mod complete;
mod device;
mod ending;
#[cfg(test)]
mod handoff;
mod hints;
mod lesson;
mod log_view;
mod moments;
mod opening;
mod persistence;
mod progress;
mod prompt;
mod reading;
mod refusals;
mod score;
mod seat_view;
mod shortcuts;
mod view;
mod wall_layout;
mod watch;

/// A session of Yebo: a game, its players, and the state of the user interface.
///
/// It takes [`YeboEvent`]s and returns [`YeboEffect`]s, and never fails: it refuses an impossible event with a message
/// and changes nothing.
#[derive(Clone, Debug)]
pub struct YeboSession {
    game: Game,
    company: SeatPlan,
    language: Language,
    settings: Settings,
    prefs: YeboSettings,
    rack: Hand,
    device: Device,
    ai: AiState,
    /// The current time window for a claim.
    window: Option<ClaimWindow>,
    /// The words of the buttons that the last prompt has said.
    offered: Vec<String>,
    /// Whether the last announcement has been up long enough to read.
    was_read: bool,
    log: Log,
    /// Announcements since the last event with information for one seat alone, and their public versions, which
    /// replace them if the device passes to another person at once.
    private: Vec<(String, String)>,
    notice: Option<YeboNotice>,
    help: Helped,
    sought: RefCell<Option<hints::HintCache>>,
    stand: wall_layout::WallLayout,
    /// The stack that a Chief has marked for opening the Fence.
    opening: Option<StackNumber>,
    /// Number of rounds whose score has been viewed.
    seen: usize,
    invitation: LessonInvitation,
    /// Number of acts at which a person last skipped an announcement.
    declined: usize,
    /// Whether the storage warning has been shown.
    is_warned: bool,
    progress: Progress,
    visit: Access,
    library: YeboLibrary,
    /// The lesson, if it is on the table.
    course: Option<Box<lesson::YeboLesson>>,
}

/// Whether new users are invited to the lesson.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum LessonInvitation {
    Open,
    Over,
}

/// The display of missing blocks, relative to the setting.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Helped {
    AsPreferred,
    Otherwise,
}

impl YeboSession {
    /// Creates a session with a new game; [`open`](Self::open) starts it.
    #[must_use]
    pub fn new(company: SeatPlan, house: HouseRules, seed: u64, language: Language) -> Self {
        let game = Game::new(seed, company.players(), house);
        Self::with(SavedYeboGame { company, game }, language)
    }

    fn with(kept: SavedYeboGame, language: Language) -> Self {
        let SavedYeboGame { company, game } = kept;
        // A session left at the score of a round shows it again.
        let is_between = matches!(game.table().stage, Stage::Direct);
        let seen = game.table().played.len().saturating_sub(usize::from(is_between));
        let mut session = Self {
            device: Device::new(company.only_person(), &game),
            ai: AiState::default(),
            stand: wall_layout::WallLayout::of(&game, &company),
            log: Log::of(&game),
            opening: None,
            game,
            company,
            language,
            settings: Settings::default(),
            prefs: YeboSettings::default(),
            rack: Hand::default(),
            window: None,
            offered: Vec::new(),
            was_read: false,
            private: Vec::new(),
            notice: None,
            help: Helped::AsPreferred,
            sought: RefCell::default(),
            seen,
            invitation: LessonInvitation::Over,
            declined: 0,
            is_warned: false,
            progress: Progress::default(),
            visit: Access::default(),
            library: YeboLibrary::default(),
            course: None,
        };
        session.follow();
        session
    }

    /// Starts the session for a user without a saved game; returns its effects.
    pub fn open(&mut self) -> Vec<YeboEffect> {
        self.invitation = LessonInvitation::Open;
        let mut effects = self.opened();
        effects.extend(self.invitation().map(YeboEffect::Say));
        effects
    }

    fn opened(&mut self) -> Vec<YeboEffect> {
        let entry = LogEntry::opening(self.game.table());
        let fresh = self.game.acts().is_empty();
        let mut effects = Vec::new();
        if fresh {
            effects.extend(self.speaker().describe(&entry, None).map(YeboEffect::Say));
            effects.push(YeboEffect::Sound(YeboCue::Chief));
            self.log.write(0, [entry]);
        }
        effects.extend(self.go_on());
        effects
    }

    /// Handles an event and returns its effects.
    pub fn handle(&mut self, event: YeboEvent) -> Vec<YeboEffect> {
        if let Some(effects) = self.blocked_by_read_only(&event) {
            return effects;
        }
        let (before, held) = (self.shown(), self.invites());
        if event.is_by_hand() {
            self.device.touch();
        }
        let mut effects = self.take(event);
        if held && !self.invites() && self.course.is_none() {
            effects.extend(self.ask_computer());
        }
        let private = core::mem::take(&mut self.private);
        if before.is_some() && before != self.shown() {
            for effect in &mut effects {
                let said = |(own, _): &&(String, String)| *effect == YeboEffect::Say(own.clone());
                if let Some((_, public)) = private.iter().find(said) {
                    *effect = YeboEffect::Say(public.clone());
                }
            }
            effects.insert(0, YeboEffect::Silence);
        }
        effects
    }

    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    fn take(&mut self, event: YeboEvent) -> Vec<YeboEffect> {
        match event {
            YeboEvent::New { company, house, seed } => {
                self.begin_anew(SavedYeboGame::fresh(company, house, seed))
            }
            YeboEvent::Another { company, house, seed } => {
                self.begin_another(SavedYeboGame::fresh(company, house, seed))
            }
            YeboEvent::Do(command) => self.command(command),
            YeboEvent::Letter(letter) => self.letter(letter),
            YeboEvent::Choose(block) => self.choose(block),
            YeboEvent::Cancel => self.cancel(),
            YeboEvent::Mark(stack) => self.mark_opening(stack),
            YeboEvent::Move(block, way) => {
                let moved = self.rack.shift(block, way);
                if moved { self.by_hand() } else { Vec::new() }
            }
            YeboEvent::Put(block, onto) => {
                self.rack.put(block, onto);
                self.by_hand()
            }
            YeboEvent::Sort(sort) => self.sort(sort),
            YeboEvent::MoveReceived(text) => self.answered(&text),
            YeboEvent::TimerFired(id) => self.reminded(id),
            YeboEvent::StorageLoaded(texts) => self.resume(texts),
            YeboEvent::StorageFailed => self.warn(),
            YeboEvent::LocaleNotLoaded => {
                let words = self.speaker().say(key::WarningLocaleNotLoaded);
                self.object(words)
            }
            YeboEvent::FilesLost(words) => self.object(words),
            YeboEvent::StorageChanged { name, text, number } => {
                self.on_storage_changed(&name, text, number)
            }
            YeboEvent::Open(place) => self.open_kept(place),
            YeboEvent::Forget(place) => self.forget(place),
            YeboEvent::Learn => self.learn(),
            YeboEvent::LearnFrom(step) => self.learn_from(step),
            YeboEvent::Load(text) => self.load(&text),
            YeboEvent::SetSettings(text) => self.prefer(&text),
            YeboEvent::Seat(company) => self.reseat(company),
            YeboEvent::SetAccess(visit) => self.set_access(visit),
            YeboEvent::Play(act) => self.play_of_host(act),
        }
    }

    /// Returns the players of the own game, even during a lesson.
    #[must_use]
    pub fn company(&self) -> &SeatPlan {
        &self.own().company
    }

    /// Returns the house rules of the own game.
    #[must_use]
    pub fn house(&self) -> HouseRules {
        self.own().game.table().house
    }

    /// Returns the common settings and those of Yebo.
    #[must_use]
    pub fn settings(&self) -> (&Settings, YeboSettings) {
        (&self.settings, self.prefs)
    }

    /// Returns the language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Changes the language; clears hints, refusals and the warning about the storage, which were formatted already.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        (self.notice, self.ai.hint, self.is_warned) = (None, None, false);
    }

    /// Returns the record of the own game, even during a lesson.
    #[must_use]
    pub fn record(&self) -> String {
        self.saved().to_string()
    }

    /// Returns the own game as it is saved, even during a lesson.
    fn saved(&self) -> SavedYeboGame {
        let Self { company, game, .. } = self.own();
        SavedYeboGame { company: company.clone(), game: game.clone() }
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker { language: self.language, company: &self.company, blocks: BlockNames::Plain }
    }

    /// Puts another game on the table.
    fn begin(&mut self, kept: SavedYeboGame) -> Vec<YeboEffect> {
        let mut effects = self.put(kept);
        effects.insert(0, YeboEffect::Begun);
        effects
    }

    /// Puts a new game on the table, and says so.
    fn begin_anew(&mut self, fresh: SavedYeboGame) -> Vec<YeboEffect> {
        let mut effects = self.begin(fresh);
        effects.insert(1, YeboEffect::Say(self.speaker().say(key::YeboBegins)));
        effects
    }

    /// Puts a game on the table without announcing another one.
    fn put(&mut self, kept: SavedYeboGame) -> Vec<YeboEffect> {
        *self = self.with_game(kept);
        let mut effects = vec![YeboEffect::CancelRequest];
        effects.extend(self.opened());
        effects.extend(self.save());
        effects
    }

    /// Returns the session with another game; keeps the state that belongs to the page.
    fn with_game(&self, kept: SavedYeboGame) -> Self {
        let Self { prefs, is_warned, visit, .. } = *self;
        let new = Self::with(kept, self.language);
        let (settings, progress) = (self.settings.clone(), self.progress.clone());
        let library = self.own().library.clone();
        let ai = self.ai.for_another_game();
        let mut table = Self { settings, prefs, ai, is_warned, progress, visit, library, ..new };
        table.follow();
        table
    }

    /// Updates the shown hand.
    fn follow(&mut self) {
        let Some(seat) = self.shown() else { return self.rack.clear() };
        let hand = self.game.view(seat).own.map(|own| own.hand.to_vec()).unwrap_or_default();
        let (taken, complete) = (self.taken(seat), self.complete(seat));
        self.rack.follow(&hand, &taken, &complete, self.prefs.sort);
    }

    /// Returns the seat whose hand is shown, if any.
    fn shown(&self) -> Option<Seat> {
        self.device.shown()
    }

    fn choose(&mut self, block: Block) -> Vec<YeboEffect> {
        self.notice = None;
        self.rack.choose(block);
        let refused = self.explain_selection();
        if !refused.is_empty() {
            return refused;
        }
        let is_chosen = !self.rack.chosen().is_empty();
        let offered = is_chosen.then(|| self.newly_offered()).flatten();
        let said = [Some(self.chosen_words()), offered].into_iter().flatten();
        said.map(YeboEffect::Say).collect()
    }

    fn cancel(&mut self) -> Vec<YeboEffect> {
        (self.notice, self.opening) = (None, None);
        let had_chosen = !self.rack.chosen().is_empty();
        self.rack.let_go();
        let said = had_chosen.then(|| YeboEffect::Say(self.chosen_words()));
        said.into_iter().collect()
    }

    fn by_hand(&mut self) -> Vec<YeboEffect> {
        self.prefs.sort = Sort::Hand;
        vec![self.keep_settings()]
    }

    fn sort(&mut self, sort: Sort) -> Vec<YeboEffect> {
        self.prefs.sort = sort;
        self.rack.sort(sort);
        vec![self.keep_settings()]
    }

    fn command(&mut self, command: TableCommand) -> Vec<YeboEffect> {
        self.notice = None;
        if let Some(effects) = self.course_hears(command) {
            return effects;
        }
        self.answer_invitation(command);
        match command {
            TableCommand::Act(act) => match self.shown() {
                Some(seat) => self.act(seat, act),
                None => Vec::new(),
            },
            TableCommand::Undo => self.undo(),
            TableCommand::Hint => self.refuse_covered().unwrap_or_else(|| self.ask_hint()),
            TableCommand::Help => self.refuse_covered().unwrap_or_else(|| self.turn_help()),
            TableCommand::GoOn => {
                self.seen = self.game.table().played.len();
                let effects = self.go_on();
                let is_asked = effects.iter().any(|effect| matches!(effect, YeboEffect::Say(_)));
                let is_chief = is_asked && self.is_cleared();
                let chief = is_chief.then_some(YeboEffect::Sound(YeboCue::Chief));
                chief.into_iter().chain(effects).collect()
            }
            TableCommand::Uncover => self.uncover(),
            TableCommand::Decline if self.device.answering().is_some() => self.return_device(),
            TableCommand::Decline => self.decline(),
            TableCommand::SpeakUp(seat) => self.speak_up(seat),
            TableCommand::Nobody => self.nobody(),
            TableCommand::Call => self.call(),
            TableCommand::Begin => vec![YeboEffect::Say(self.status())],
            TableCommand::Next | TableCommand::Leave => Vec::new(),
        }
    }

    /// Performs an act for a seat, or refuses it.
    fn act(&mut self, seat: Seat, act: Act) -> Vec<YeboEffect> {
        match self.play(seat, act) {
            Ok(mut effects) => {
                effects.extend(self.go_on());
                effects.extend(self.save());
                effects
            }
            Err(illegal) => self.refuse(&illegal),
        }
    }

    /// Performs an act for a seat and announces its events.
    fn play(&mut self, seat: Seat, act: Act) -> Result<Vec<YeboEffect>, Illegal> {
        let events = self.game.act(seat, act)?;
        if self.device.answering() == Some(seat) {
            self.device.end_answer();
        }
        if matches!(act, Act::Direct(..)) {
            self.device.seen = Seats::NONE;
        }
        if !matches!(self.game.table().stage, Stage::Claim { .. }) {
            self.device.call = CallStage::Open;
        }
        if matches!(act, Act::Discard(_) | Act::Guard(..)) {
            // Another discard is another question, with a time of its own.
            self.window = None;
        }
        self.rack.let_go();
        self.opening = None;
        self.stand.follow(&events, &self.game);
        self.follow();
        self.ai.on_act(seat);
        let mut effects = self.tell_all(&events);
        let report = self.report(seat, act, &events);
        self.was_read &= report.is_none();
        effects.extend(report);
        effects.extend(self.report_round(&events));
        let is_over = self.game.table().stage == Stage::Over && !self.is_learning();
        effects.extend(is_over.then_some(YeboEffect::Ended));
        Ok(effects)
    }

    /// Returns announcements and sounds for events.
    fn tell_all(&mut self, events: &[Told]) -> Vec<YeboEffect> {
        let viewer = self.shown();
        let speaker = self.speaker();
        let entries = LogEntry::all(events, self.game.table());
        let told = |viewer| {
            let said = entries.iter().filter_map(|entry| speaker.describe(entry, viewer));
            said.collect::<Vec<_>>().join(" ")
        };
        let (said, public) = (told(viewer), told(None));
        let mut effects = Vec::new();
        if !said.is_empty() {
            effects.push(YeboEffect::Say(said.clone()));
        }
        if said != public {
            self.private.push((said, public));
        }
        self.log.write(self.game.acts().len(), entries);
        effects.extend(YeboCue::of(events, viewer).into_iter().map(YeboEffect::Sound));
        effects
    }

    fn undo(&mut self) -> Vec<YeboEffect> {
        if self.shown().and_then(|seat| self.game.take_back(seat)).is_none() {
            return Vec::new();
        }
        self.rack.let_go();
        self.follow();
        self.ai.hint = None;
        self.log.take_back(self.game.acts().len());
        let said = format!("{} {}", self.speaker().say(key::YeboToldUndone), self.prompt());
        let told = [YeboEffect::Say(said), YeboEffect::Sound(YeboCue::Back), YeboEffect::TakenBack];
        told.into_iter().chain(self.save()).collect()
    }
}
