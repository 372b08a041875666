//! What a sitting can do beyond playing. The page begins with a program that is small because it has
//! nothing of this: everything is reached through the doors of [`Annex`] alone, and a program that
//! never opens [`WHOLE`] leaves it out.

use core::fmt;
use std::rc::Rc;

use super::Session;
use crate::saved::Saved;
use crate::{Answer, Effect, Event, Hint, Language, Message, Scene, Wish, Written};

/// The doors to everything beyond playing.
pub(super) trait Annex: fmt::Debug + Sync {
    /// What a lesson or a puzzle makes of an event before the game hears of it.
    fn learns(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// What the setting up of a position makes of an event before the game hears of it.
    fn edits(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// What is done because of an event that is not about playing.
    fn does(&self, session: &mut Session, event: Event) -> Vec<Effect>;

    /// Takes an answer of the engine's that is no action.
    fn answered(&self, session: &mut Session, wish: Wish, answer: Answer) -> Vec<Effect>;

    /// What a lesson makes of an action, or else what is to be said of it.
    fn judges(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>>;

    /// Counts a game that has ended.
    fn counts(&self, session: &mut Session) -> Option<Effect>;

    /// Takes a game into the list of those that are kept, and forgets others where there are too many.
    fn shelves(&self, session: &mut Session, saved: &Saved) -> Vec<Effect>;

    /// Every turn of the game, written down.
    fn writes(&self, session: &Session) -> Rc<[Written]>;

    /// The scene with all that is to be seen besides the game.
    fn shows(&self, session: &Session, scene: Scene) -> Scene;

    /// The language that is spoken until another is told.
    fn speaks(&self) -> Language;

    /// A message in words.
    fn says(&self, language: Language, message: &Message) -> String;
}

/// Everything.
pub(super) static WHOLE: &dyn Annex = &Whole;

/// Nothing: one can play.
pub(super) static BARE: &dyn Annex = &Bare;

#[derive(Debug)]
struct Whole;

#[derive(Debug)]
struct Bare;

impl Annex for Bare {
    fn learns(&self, _: &mut Session, _: &Event) -> Option<Vec<Effect>> {
        None
    }

    fn edits(&self, _: &mut Session, _: &Event) -> Option<Vec<Effect>> {
        None
    }

    fn does(&self, session: &mut Session, event: Event) -> Vec<Effect> {
        if let Event::Elsewhere { name, text: Some(_) } = event {
            session.part_from(&name);
        }
        Vec::new()
    }

    fn answered(&self, _: &mut Session, _: Wish, _: Answer) -> Vec<Effect> {
        Vec::new()
    }

    fn judges(&self, _: &mut Session, said: Vec<Message>) -> Result<Vec<Effect>, Vec<Message>> {
        Err(said)
    }

    fn counts(&self, _: &mut Session) -> Option<Effect> {
        None
    }

    fn shelves(&self, _: &mut Session, _: &Saved) -> Vec<Effect> {
        Vec::new()
    }

    fn writes(&self, _: &Session) -> Rc<[Written]> {
        Rc::default()
    }

    fn shows(&self, _: &Session, scene: Scene) -> Scene {
        scene
    }

    fn speaks(&self) -> Language {
        Language::silent()
    }

    fn says(&self, language: Language, message: &Message) -> String {
        language.say_of_play(message)
    }
}

impl Annex for Whole {
    fn learns(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>> {
        session.course_hears(event)
    }

    fn edits(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>> {
        session.edited(event)
    }

    fn does(&self, session: &mut Session, event: Event) -> Vec<Effect> {
        match event {
            Event::Hint => session.ask_for_hint(),
            Event::Analyse => session.analyse(),
            Event::KeepTable => session.keep_table(),
            Event::TableKept(name) => session.table_kept(name),
            Event::Kept { name, text } => session.recall(&name, &text),
            Event::Elsewhere { name, text } => session.heed(&name, text.as_deref()),
            Event::Prefer { name, value } => session.prefer(&name, &value),
            Event::Archive(archive) => session.archive(archive),
            Event::Go(turns) => session.go(turns),
            Event::GoOn => session.go_on(),
            Event::Review => session.start_review(),
            Event::Resign => session.resign(),
            Event::OfferDraw => session.offer_draw(),
            Event::Load(text) => session.load(&text),
            Event::Reopen(id, text) => session.reopen(id, &text).unwrap_or_default(),
            Event::Ask(question) => session.asked_about(question),
            Event::Type(text) => session.typed(&text),
            Event::Seat(players) => session.seat(players),
            Event::Visit(visit) => session.open_to(visit),
            Event::Restart => session.start_over(),
            // Everything else is about playing, or nothing is being set up, and nobody learns.
            _ => Vec::new(),
        }
    }

    fn answered(&self, session: &mut Session, wish: Wish, answer: Answer) -> Vec<Effect> {
        session.answered_with_lines(wish, answer)
    }

    fn judges(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>> {
        session.course_judges(said)
    }

    fn counts(&self, session: &mut Session) -> Option<Effect> {
        session.count()
    }

    fn shelves(&self, session: &mut Session, saved: &Saved) -> Vec<Effect> {
        session.shelve(saved)
    }

    fn writes(&self, session: &Session) -> Rc<[Written]> {
        session.write_down()
    }

    fn shows(&self, session: &Session, scene: Scene) -> Scene {
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

    fn speaks(&self) -> Language {
        Language::default()
    }

    fn says(&self, language: Language, message: &Message) -> String {
        language.say(message)
    }
}
