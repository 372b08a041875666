//! What a sitting can do beyond playing. The page begins with a program that is small because it has
//! nothing of this: everything is reached through the doors of [`Features`] alone, and a program that
//! never opens [`FULL`] leaves it out.

use core::fmt;
use std::rc::Rc;

use super::Session;
use crate::storage::saved_game::SavedGame;
use crate::{Effect, Event, Hint, Language, ListedTurn, Message, Query, ResponseBody, Scene};

/// The doors to everything beyond playing.
pub(super) trait Features: fmt::Debug + Sync {
    /// What a lesson or a puzzle makes of an event before the game hears of it.
    fn on_lesson_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// What the setting up of a position makes of an event before the game hears of it.
    fn on_editor_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// What is done because of an event that is not about playing.
    fn on_event(&self, session: &mut Session, event: Event) -> Vec<Effect>;

    /// Takes an answer of the engine's that is no action.
    fn on_lines(&self, session: &mut Session, wish: Query, answer: ResponseBody) -> Vec<Effect>;

    /// What a lesson makes of an action, or else what is to be said of it.
    fn on_lesson_action(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>>;

    /// Counts a game that has ended.
    fn record_result(&self, session: &mut Session) -> Option<Effect>;

    /// Takes a game into the list of those that are kept, and forgets others where there are too many.
    fn add_to_library(&self, session: &mut Session, saved: &SavedGame) -> Vec<Effect>;

    /// Every turn of the game, written down.
    fn move_list(&self, session: &Session) -> Rc<[ListedTurn]>;

    /// The scene with all that is to be seen besides the game.
    fn extend_scene(&self, session: &Session, scene: Scene) -> Scene;

    /// The language that is spoken until another is told.
    fn first_language(&self) -> Language;

    /// A message in words.
    fn format(&self, language: Language, message: &Message) -> String;
}

/// Everything.
pub(super) static FULL: &dyn Features = &Full;

/// Nothing: one can play.
pub(super) static MINIMAL: &dyn Features = &Minimal;

#[derive(Debug)]
struct Full;

#[derive(Debug)]
struct Minimal;

impl Features for Minimal {
    fn on_lesson_event(&self, _: &mut Session, _: &Event) -> Option<Vec<Effect>> {
        None
    }

    fn on_editor_event(&self, _: &mut Session, _: &Event) -> Option<Vec<Effect>> {
        None
    }

    fn on_event(&self, session: &mut Session, event: Event) -> Vec<Effect> {
        if let Event::StorageChanged { name, text: Some(_) } = event {
            session.fork(&name);
        }
        Vec::new()
    }

    fn on_lines(&self, _: &mut Session, _: Query, _: ResponseBody) -> Vec<Effect> {
        Vec::new()
    }

    fn on_lesson_action(
        &self,
        _: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>> {
        Err(said)
    }

    fn record_result(&self, _: &mut Session) -> Option<Effect> {
        None
    }

    fn add_to_library(&self, _: &mut Session, _: &SavedGame) -> Vec<Effect> {
        Vec::new()
    }

    fn move_list(&self, _: &Session) -> Rc<[ListedTurn]> {
        Rc::default()
    }

    fn extend_scene(&self, _: &Session, scene: Scene) -> Scene {
        scene
    }

    fn first_language(&self) -> Language {
        Language::silent()
    }

    fn format(&self, language: Language, message: &Message) -> String {
        language.say_of_play(message)
    }
}

impl Features for Full {
    fn on_lesson_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>> {
        session.course_hears(event)
    }

    fn on_editor_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>> {
        session.edited(event)
    }

    fn on_event(&self, session: &mut Session, event: Event) -> Vec<Effect> {
        match event {
            Event::Hint => session.ask_for_hint(),
            Event::Analyse => session.analyse(),
            Event::KeepTablebase => session.keep_table(),
            Event::TablebaseKept(name) => session.table_kept(name),
            Event::StorageLoaded { name, text } => session.load_stored(&name, &text),
            Event::StorageChanged { name, text } => {
                session.on_storage_changed(&name, text.as_deref())
            }
            Event::SetSetting { name, value } => session.prefer(&name, &value),
            Event::SavedGames(archive) => session.on_saved_games(archive),
            Event::GoToTurn(turns) => session.go(turns),
            Event::PlayFromHere => session.go_on(),
            Event::Review => session.start_review(),
            Event::Resign => session.resign(),
            Event::OfferDraw => session.offer_draw(),
            Event::Load(text) => session.load(&text),
            Event::Reopen(id, text) => session.reopen(id, &text).unwrap_or_default(),
            Event::Ask(question) => session.answer_query(question),
            Event::EnterMove(text) => session.typed(&text),
            Event::Seat(players) => session.seat(players),
            Event::SetAccess(visit) => session.set_access(visit),
            Event::Restart => session.start_over(),
            // Everything else is about playing, or nothing is being set up, and nobody learns.
            _ => Vec::new(),
        }
    }

    fn on_lines(&self, session: &mut Session, wish: Query, answer: ResponseBody) -> Vec<Effect> {
        session.answered_with_lines(wish, answer)
    }

    fn on_lesson_action(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>> {
        session.course_judges(said)
    }

    fn record_result(&self, session: &mut Session) -> Option<Effect> {
        session.record_result()
    }

    fn add_to_library(&self, session: &mut Session, saved: &SavedGame) -> Vec<Effect> {
        session.add_to_library(saved)
    }

    fn move_list(&self, session: &Session) -> Rc<[ListedTurn]> {
        session.write_down()
    }

    fn extend_scene(&self, session: &Session, scene: Scene) -> Scene {
        let hint = session.course_hinted().unwrap_or_else(|| session.hint());
        let mut scene = Scene {
            analysis: session.analysis(),
            leave: session.leave(),
            review: session.review(),
            can_review: session.can_review(),
            course: session.course_scene(),
            ..scene
        };
        if let Hint::Given { cells, .. } = &hint {
            for hole in scene.holes.iter_mut().filter(|hole| cells.contains(&hole.cell)) {
                hole.hinted = true;
            }
        }
        scene.hint = hint;
        session.with_editor(scene)
    }

    fn first_language(&self) -> Language {
        Language::default()
    }

    fn format(&self, language: Language, message: &Message) -> String {
        language.say(message)
    }
}
