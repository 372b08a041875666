//! One sitting: what happens to it, and what it makes of that.

use std::cell::RefCell;

use sandgrid_yebo::{Act, Block, Event as Told, Game, House, Illegal, Seat, Stage};

use super::library::Library;
use super::log::{Entry, Log};
use super::naming::Speaker;
use super::offer::Counter;
use super::rack::Rack;
use super::rulebook::statement;
use super::{Company, Cue, Deed, Effect, Event, Kept, Notice, Offer, Prefs, Rank, Sort};
use crate::language::key;
use crate::learn::Progress;
use crate::{Language, Settings, Visit};

mod announcing;
mod calling;
mod fencing;
mod helping;
mod keeping;
mod letters;
mod progress;
mod reading;
mod scoring;
#[cfg(test)]
mod secrecy;
mod teaching;
mod view;
mod visiting;

/// One sitting at Yebo: a game, who plays it, and what is chosen of the hand that is shown.
///
/// It takes [`Event`]s and gives [`Effect`]s, and never fails: what cannot be done is said, and
/// changes nothing.
#[derive(Clone, Debug)]
pub struct Sitting {
    game: Game,
    company: Company,
    language: Language,
    settings: Settings,
    prefs: Prefs,
    rack: Rack,
    /// Who has the device, or had it last: that seat is the near one.
    viewer: Option<Seat>,
    /// Who is to take the device.
    cover: Option<Seat>,
    /// Whether the device lies open on the table, and nobody's hand is shown.
    is_open: bool,
    /// Who has said Yebo to the open question, and has not answered yet.
    spoken_up: Option<Seat>,
    asked: Option<Asked>,
    last_id: u32,
    /// The time for a claim that runs.
    window: Option<u32>,
    /// Whether there is time to read what was told last.
    was_read: bool,
    log: Log,
    /// What was said since the last event with something in it that one seat alone may know, and the same without
    /// that: the device may go to somebody else at once.
    private: Vec<(String, String)>,
    notice: Option<Notice>,
    hint: Option<String>,
    help: Helped,
    sought: RefCell<Option<helping::Sought>>,
    stand: fencing::Stand,
    /// For how many rounds it was seen what they brought.
    seen: usize,
    invitation: Invitation,
    /// How many acts there were when a person let it be to announce.
    let_be: usize,
    /// Whether it was told that nothing is kept here.
    is_warned: bool,
    progress: Progress,
    visit: Visit,
    library: Library,
    /// The lesson, while it lies on the table.
    course: Option<Box<teaching::Course>>,
}

/// What an opponent has been asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Asked {
    id: u32,
    seat: Seat,
    wish: Wish,
}

/// For what.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Wish {
    Act,
    Hint,
}

/// Whether somebody who has never been here is told of the lesson.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Invitation {
    Open,
    Over,
}

/// Whether it is told what the hand is missing, whatever is preferred.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Helped {
    AsPreferred,
    Otherwise,
}

impl Sitting {
    /// A sitting that begins with a new game; [`open`](Self::open) says how it begins.
    #[must_use]
    pub fn new(company: Company, house: House, seed: u64, language: Language) -> Self {
        let game = Game::new(seed, company.players(), house);
        Self::with(Kept { company, game }, language)
    }

    fn with(kept: Kept, language: Language) -> Self {
        let Kept { company, game } = kept;
        // Whoever left at the score of a round finds it there again.
        let is_between = matches!(game.table().stage, Stage::Direct);
        let seen = game.table().played.len().saturating_sub(usize::from(is_between));
        let mut sitting = Self {
            viewer: company.only_person(),
            stand: fencing::Stand::of(&game, &company),
            game,
            company,
            language,
            settings: Settings::default(),
            prefs: Prefs::default(),
            rack: Rack::default(),
            cover: None,
            is_open: false,
            spoken_up: None,
            asked: None,
            last_id: 0,
            window: None,
            was_read: false,
            log: Log::default(),
            private: Vec::new(),
            notice: None,
            hint: None,
            help: Helped::AsPreferred,
            sought: RefCell::default(),
            seen,
            invitation: Invitation::Over,
            let_be: 0,
            is_warned: false,
            progress: Progress::default(),
            visit: Visit::default(),
            library: Library::default(),
            course: None,
        };
        sitting.follow();
        sitting
    }

    /// What has to be done as the sitting begins, for somebody who has no game here.
    pub fn open(&mut self) -> Vec<Effect> {
        self.invitation = Invitation::Open;
        let mut effects = self.opened();
        effects.extend(self.invitation().map(Effect::Say));
        effects
    }

    fn opened(&mut self) -> Vec<Effect> {
        let table = self.game.table();
        let entry = Entry::Opening { draws: table.opening.clone(), chief: table.chief };
        let fresh = self.game.acts().is_empty();
        let mut effects = Vec::new();
        if fresh {
            effects.extend(self.speaker().tell(&entry, None).map(Effect::Say));
            self.log.write(0, [entry]);
        }
        effects.extend(self.go_on());
        effects
    }

    /// What has to be done because of what happened.
    pub fn handle(&mut self, event: Event) -> Vec<Effect> {
        if let Some(effects) = self.withhold(&event) {
            return effects;
        }
        let before = self.shown();
        let mut effects = self.take(event);
        let private = core::mem::take(&mut self.private);
        if before.is_some() && before != self.shown() {
            for effect in &mut effects {
                let said = |(own, _): &&(String, String)| *effect == Effect::Say(own.clone());
                if let Some((_, public)) = private.iter().find(said) {
                    *effect = Effect::Say(public.clone());
                }
            }
            effects.insert(0, Effect::Hush);
        }
        effects
    }

    fn take(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::New { company, house, seed } => self.begin(Kept::fresh(company, house, seed)),
            Event::Another { company, house, seed } => {
                self.begin_another(Kept::fresh(company, house, seed))
            }
            Event::Do(deed) => self.deed(deed),
            Event::Letter(letter) => self.letter(letter),
            Event::Choose(block) => self.choose(block),
            Event::Cancel => self.cancel(),
            Event::Move(block, way) => {
                let moved = self.rack.shift(block, way);
                if moved { self.by_hand() } else { Vec::new() }
            }
            Event::Put(block, onto) => {
                self.rack.put(block, onto);
                self.by_hand()
            }
            Event::Sort(sort) => self.sort(sort),
            Event::Answered(text) => self.answered(&text),
            Event::Reminded(id) => self.reminded(id),
            Event::Kept(texts) => self.resume(texts),
            Event::Unkept => self.warn(),
            Event::NoWords => {
                let words = self.speaker().say(key::MishapNoWords);
                self.object(words)
            }
            Event::Elsewhere { name, text, number } => self.heed(&name, text, number),
            Event::Open(place) => self.open_kept(place),
            Event::Forget(place) => self.forget(place),
            Event::Learn => self.learn(),
            Event::Load(text) => self.load(&text),
            Event::Prefer(text) => self.prefer(&text),
            Event::Seat(company) => self.reseat(company),
            Event::Visit(visit) => self.open_to(visit),
            Event::Play(act) => match self.shown() {
                Some(_) => self.deed(Deed::Act(act)),
                None => self.play_for(act),
            },
        }
    }

    /// The company at the table; a lesson has another.
    #[must_use]
    pub fn company(&self) -> &Company {
        &self.own().company
    }

    /// How the house plays.
    #[must_use]
    pub fn house(&self) -> House {
        self.own().game.table().house
    }

    /// What the person prefers, at all games and at this.
    #[must_use]
    pub fn settings(&self) -> (&Settings, Prefs) {
        (&self.settings, self.prefs)
    }

    /// The language in which all is said.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says everything in another language from now on; hints and refusals are forgotten.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        (self.notice, self.hint) = (None, None);
    }

    /// The game as a text that can be opened again; during a lesson, the one that waits.
    #[must_use]
    pub fn record(&self) -> String {
        let Self { company, game, .. } = self.own();
        Kept { company: company.clone(), game: game.clone() }.to_string()
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker { language: self.language, company: &self.company }
    }

    /// Puts another game on the table.
    fn begin(&mut self, kept: Kept) -> Vec<Effect> {
        let mut effects = self.put(kept);
        effects.insert(0, Effect::Begun);
        effects
    }

    /// The same, of a game that goes on.
    fn put(&mut self, kept: Kept) -> Vec<Effect> {
        *self = self.with_game(kept);
        let mut effects = vec![Effect::Rest];
        effects.extend(self.opened());
        effects.extend(self.keep());
        effects
    }

    /// The same sitting at another game.
    fn with_game(&self, kept: Kept) -> Self {
        let Self { prefs, last_id, is_warned, visit, .. } = *self;
        let new = Self::with(kept, self.language);
        let (settings, progress) = (self.settings.clone(), self.progress.clone());
        let library = self.own().library.clone();
        let mut table =
            Self { settings, prefs, last_id, is_warned, progress, visit, library, ..new };
        table.follow();
        table
    }

    /// The blocks of the hand that is shown, as they are now.
    fn follow(&mut self) {
        let Some(seat) = self.shown() else { return self.rack.clear() };
        let hand = self.game.view(seat).own.map(|own| own.hand.to_vec());
        self.rack.follow(&hand.unwrap_or_default(), self.prefs.sort);
    }

    /// Whose hand is shown, unless it is covered.
    fn shown(&self) -> Option<Seat> {
        self.viewer.filter(|_| self.cover.is_none() && !self.is_open)
    }

    fn choose(&mut self, block: Block) -> Vec<Effect> {
        self.notice = None;
        self.rack.choose(block);
        Vec::new()
    }

    fn cancel(&mut self) -> Vec<Effect> {
        self.notice = None;
        self.rack.let_go();
        Vec::new()
    }

    fn by_hand(&mut self) -> Vec<Effect> {
        self.prefs.sort = Sort::Hand;
        vec![self.keep_settings()]
    }

    fn sort(&mut self, sort: Sort) -> Vec<Effect> {
        self.prefs.sort = sort;
        self.rack.sort(sort);
        vec![self.keep_settings()]
    }

    fn deed(&mut self, deed: Deed) -> Vec<Effect> {
        self.notice = None;
        if let Some(effects) = self.course_hears(deed) {
            return effects;
        }
        match deed {
            Deed::Act(act) => match self.shown() {
                Some(seat) => {
                    self.invitation = Invitation::Over;
                    self.act(seat, act)
                }
                None => Vec::new(),
            },
            Deed::Undo => self.undo(),
            Deed::Hint => self.ask_hint(),
            Deed::Help => {
                self.help = match self.help {
                    Helped::AsPreferred => Helped::Otherwise,
                    Helped::Otherwise => Helped::AsPreferred,
                };
                vec![self.tell_missing()]
            }
            Deed::GoOn => {
                self.seen = self.game.table().played.len();
                self.go_on()
            }
            Deed::Uncover => self.uncover(),
            Deed::LetBe if self.spoken_up.is_some() => self.return_device(),
            Deed::LetBe => self.let_be(),
            Deed::SpeakUp(seat) => self.speak_up(seat),
            Deed::Nobody => self.nobody(),
            Deed::Next | Deed::Leave => Vec::new(),
        }
    }

    /// Lets a seat do something, or says why not.
    fn act(&mut self, seat: Seat, act: Act) -> Vec<Effect> {
        match self.play(seat, act) {
            Ok(mut effects) => {
                effects.extend(self.go_on());
                effects.extend(self.keep());
                effects
            }
            Err(illegal) => self.refuse(&illegal),
        }
    }

    /// Lets a seat do something, and tells what came of it.
    fn play(&mut self, seat: Seat, act: Act) -> Result<Vec<Effect>, Illegal> {
        let events = self.game.act(seat, act)?;
        if Some(seat) == self.shown() {
            self.rack.settle();
        }
        self.hint = None;
        self.spoken_up = self.spoken_up.filter(|it| *it != seat);
        self.rack.let_go();
        self.stand.follow(&events, &self.game);
        self.follow();
        if self.asked.is_some_and(|asked| asked.wish == Wish::Hint || asked.seat == seat) {
            self.asked = None;
        }
        let mut effects = self.tell_all(&events);
        let report = self.report(seat, act, &events);
        self.was_read &= report.is_none();
        effects.extend(report);
        effects.extend(self.report_round(&events));
        Ok(effects)
    }

    /// Says everything that happened, and lets it be heard.
    fn tell_all(&mut self, events: &[Told]) -> Vec<Effect> {
        let viewer = self.shown();
        let speaker = self.speaker();
        let entries = Entry::all(events, self.game.table());
        let told = |viewer| {
            let said = entries.iter().filter_map(|entry| speaker.tell(entry, viewer));
            said.collect::<Vec<_>>().join(" ")
        };
        let (said, public) = (told(viewer), told(None));
        let mut effects = Vec::new();
        if !said.is_empty() {
            effects.push(Effect::Say(said.clone()));
        }
        if said != public {
            self.private.push((said, public));
        }
        self.log.write(self.game.acts().len(), entries);
        effects.extend(Cue::of(events, viewer).into_iter().map(Effect::Sound));
        effects
    }

    fn undo(&mut self) -> Vec<Effect> {
        let Some(seat) = self.shown() else { return Vec::new() };
        if self.game.take_back(seat).is_none() {
            return Vec::new();
        }
        self.rack.let_go();
        self.follow();
        self.hint = None;
        self.log.take_back(self.game.acts().len());
        let said = self.speaker().say(key::YeboToldUndone);
        let told = [Effect::Say(said), Effect::Sound(Cue::Back), Effect::TakenBack];
        told.into_iter().chain(self.keep()).collect()
    }

    /// Says why something is not done.
    fn refuse(&mut self, illegal: &Illegal) -> Vec<Effect> {
        let words = self.speaker().refuse(illegal);
        let rules = [Some(illegal.rule), illegal.ruling].into_iter().flatten();
        let rules = rules.map(|rule| statement(self.language, rule)).collect();
        self.notice = Some(Notice { words: words.clone(), rules });
        vec![Effect::Alert(words), Effect::Sound(Cue::Wrong)]
    }

    /// Says that something else comes first.
    fn object(&mut self, words: String) -> Vec<Effect> {
        self.notice = Some(Notice { words: words.clone(), rules: Vec::new() });
        vec![Effect::Alert(words), Effect::Sound(Cue::Wrong)]
    }

    fn offers(&self) -> Vec<Offer> {
        if self.is_shown() {
            return Vec::new();
        }
        let Some(seat) = self.shown() else {
            let is_asked = self.is_open && self.asks_table();
            let back = self.spoken_up.map(|_| self.return_offer());
            return if is_asked { self.table_offers() } else { back.into_iter().collect() };
        };
        let counter = Counter { speaker: self.speaker(), game: &self.game, rack: &self.rack, seat };
        let mut offers = self.course_offers(counter.offers());
        if self.spoken_up.is_some() {
            offers.retain(|offer| offer.deed != Deed::Act(Act::Pass));
            offers.push(self.return_offer());
        }
        if self.ponders() {
            let announce = offers.iter_mut().find(|it| it.deed == Deed::Act(Act::Announce));
            if let Some(announce) = announce {
                announce.rank = Rank::Chief;
            }
            let label = self.speaker().say(key::YeboOfferLater);
            offers.push(Offer { label, deed: Deed::LetBe, letter: 'P', rank: Rank::Plain });
        }
        offers
    }
}
