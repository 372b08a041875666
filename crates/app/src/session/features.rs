//! The feature table: everything beyond play, behind the trait [`Features`]. The page's first program never refers to
//! [`FULL`], so the linker drops them.

use core::fmt;
use std::rc::Rc;

use sandgrid_rules::{Action, Side};

use super::Session;
use crate::storage::saved_game::SavedGame;
use crate::{Effect, Event, Hint, Language, ListedTurn, Message, Query, ResponseBody, Scene};

/// Hooks of the optional features.
pub(super) trait Features: fmt::Debug + Sync {
    /// Lets a lesson or a puzzle handle an event before the game does.
    fn on_lesson_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// Lets the position editor handle an event before the game does.
    fn on_editor_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>>;

    /// Handles an event that does not concern play.
    fn on_event(&self, session: &mut Session, event: Event) -> Vec<Effect>;

    /// Handles an engine response that is not an action.
    fn on_lines(&self, session: &mut Session, query: Query, body: ResponseBody) -> Vec<Effect>;

    /// Lets a lesson judge an action; returns the messages unchanged if there is no lesson.
    fn on_lesson_action(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>>;

    /// Returns the storage keys that this window may overwrite and other windows may write, too.
    fn storage_names(&self, session: &Session) -> Vec<String>;

    /// Records the result of a finished game.
    fn record_result(&self, session: &mut Session) -> Option<Effect>;

    /// Adds a game to the library and removes games beyond its limits.
    fn add_to_library(&self, session: &mut Session, saved: &SavedGame) -> Vec<Effect>;

    /// Returns the turns of the game for the move list.
    fn move_list(&self, session: &Session) -> Rc<[ListedTurn]>;

    /// Formats the review again, after a change of the language.
    fn translate_review(&self, session: &mut Session);

    /// Appends to an announcement the warning that the game is about to end by rule, and the review's remark on the turn
    /// on display.
    fn with_remarks(&self, session: &Session, said: String) -> String;

    /// Leaves to the notice of an undo what was undone.
    fn shorten_notice(
        &self,
        session: &Session,
        effects: Vec<Effect>,
        undone: &[(Side, Action)],
    ) -> Vec<Effect>;

    /// Adds to a scene what the features show.
    fn extend_scene(&self, session: &Session, scene: Scene) -> Scene;

    /// Lets the session handle an event, and adds the reports to a host of what has changed.
    fn report_changes(
        &self,
        session: &mut Session,
        event: Event,
        handle: fn(&mut Session, Event) -> Vec<Effect>,
    ) -> Vec<Effect>;

    /// Returns the initial language.
    fn first_language(&self) -> Language;

    /// Formats a message.
    fn format(&self, language: Language, message: &Message) -> String;
}

/// All features.
pub(super) static FULL: &dyn Features = &Full;

/// No features: play alone.
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
        if let Event::StorageChanged { name, text: Some(text) } = event {
            session.fork(&name, &text);
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

    fn storage_names(&self, session: &Session) -> Vec<String> {
        vec![session.game_name()]
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

    fn translate_review(&self, _: &mut Session) {}

    fn with_remarks(&self, _: &Session, said: String) -> String {
        said
    }

    fn shorten_notice(
        &self,
        _: &Session,
        effects: Vec<Effect>,
        _: &[(Side, Action)],
    ) -> Vec<Effect> {
        effects
    }

    fn extend_scene(&self, _: &Session, scene: Scene) -> Scene {
        scene
    }

    fn report_changes(
        &self,
        session: &mut Session,
        event: Event,
        handle: fn(&mut Session, Event) -> Vec<Effect>,
    ) -> Vec<Effect> {
        handle(session, event)
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
        session.exercise_handles(event)
    }

    fn on_editor_event(&self, session: &mut Session, event: &Event) -> Option<Vec<Effect>> {
        session.on_editor_event(event)
    }

    #[expect(clippy::too_many_lines, reason = "one match over all events")]
    fn on_event(&self, session: &mut Session, event: Event) -> Vec<Effect> {
        match event {
            Event::Hint => session.ask_for_hint(),
            Event::Analyse => session.toggle_analysis(),
            Event::KeepTablebase => session.request_table(),
            Event::TablebaseKept(name) => session.on_table_stored(name),
            Event::StorageLoaded { name, text } => session.load_stored(&name, &text),
            Event::StorageChanged { name, text } => {
                session.on_storage_changed(&name, text.as_deref())
            }
            Event::SetSetting { name, value } => session.prefer(&name, &value),
            Event::SavedGames(games) => session.on_saved_games(games),
            Event::GoToTurn(turns) => session.go(turns),
            Event::PlayFromHere => session.go_on(),
            Event::Review => session.start_review(),
            Event::Resign => session.resign(),
            Event::OfferDraw => session.offer_draw(),
            Event::Load(text) => session.load(&text),
            Event::Reopen(id, text) => session.reopen(id, &text).unwrap_or_default(),
            Event::Query(question) => session.answer_query(question),
            Event::EnterMove(text) => session.typed(&text),
            Event::ResumeTask(task) => session.resume_task(&task),
            Event::Seat(players) => session.seat(players),
            Event::SetAccess(access) => session.set_access(access),
            Event::Restart => session.start_over(),
            Event::Correspond(command) => session.correspond(command),
            // Play handles these; the editor or a lesson does while it is open.
            Event::Press(_)
            | Event::PressHand(_)
            | Event::Grab(_)
            | Event::Drop(_)
            | Event::Act(_)
            | Event::Focus(_)
            | Event::Cancel
            | Event::Undo
            | Event::Redo
            | Event::New(_)
            | Event::Pause
            | Event::EngineResponded(_)
            | Event::Warn(_)
            | Event::Learn(_)
            | Event::TimerFired(_)
            | Event::Editor(_)
            | Event::Edit(_) => Vec::new(),
        }
    }

    fn on_lines(&self, session: &mut Session, query: Query, body: ResponseBody) -> Vec<Effect> {
        session.on_lines(query, body)
    }

    fn on_lesson_action(
        &self,
        session: &mut Session,
        said: Vec<Message>,
    ) -> Result<Vec<Effect>, Vec<Message>> {
        session.exercise_judges(said)
    }

    fn storage_names(&self, session: &Session) -> Vec<String> {
        session.all_storage_names()
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

    fn translate_review(&self, session: &mut Session) {
        session.translate_review();
    }

    fn with_remarks(&self, session: &Session, said: String) -> String {
        let said = with_warning(session, said);
        match session.review_remark() {
            Some(remark) => format!("{said} {remark}"),
            None => said,
        }
    }

    fn shorten_notice(
        &self,
        session: &Session,
        effects: Vec<Effect>,
        undone: &[(Side, Action)],
    ) -> Vec<Effect> {
        session.notice_of_undo(effects, undone)
    }

    fn extend_scene(&self, session: &Session, scene: Scene) -> Scene {
        let hint = session.exercise_hinted().unwrap_or_else(|| session.hint());
        let mut scene = Scene {
            analysis: session.analysis(),
            leave: session.leave(),
            review: session.review_state(),
            course: session.exercise_scene(),
            sending: session.sending(),
            ..scene
        };
        let mut advised = session.advised_captures();
        if let Hint::Given { cells, .. } = &hint {
            advised.extend(cells);
        }
        for hole in scene.holes.iter_mut().filter(|hole| advised.contains(&hole.cell)) {
            hole.is_hinted = true;
        }
        let analysed = session.analysed_hole().filter(|_| !matches!(hint, Hint::Given { .. }));
        let marked = session.exercise_marked();
        let is_marked =
            |cell| marked.contains(&cell) || marked.is_empty() && analysed == Some(cell);
        for hole in scene.holes.iter_mut().filter(|hole| is_marked(hole.cell)) {
            hole.is_hinted = true;
        }
        scene.arrow = match &hint {
            Hint::Given { cells, .. } => cells.first().copied().zip(cells.get(1).copied()),
            Hint::Unavailable | Hint::Available | Hint::Searching => session.analysed_move(),
        };
        scene.played = session.reviewed_move().filter(|played| scene.arrow != Some(*played));
        scene.hint = hint;
        scene.status = with_warning(session, scene.status);
        if let Some(turn) = session.decisive_turn_shown() {
            scene.status = format!("{} {}", scene.status, turn.words);
        }
        if let Some(ending) = &mut scene.ending {
            ending.rematches = session.rematches();
            ending.decisive = session.decisive_turn();
            ending.offers_lesson = session.offers_lesson();
        }
        session.with_editor(scene)
    }

    fn report_changes(
        &self,
        session: &mut Session,
        event: Event,
        handle: fn(&mut Session, Event) -> Vec<Effect>,
    ) -> Vec<Effect> {
        let before = session.progress();
        let mut effects = handle(session, event);
        session.add_prompt_due(&mut effects);
        effects.extend(session.reports(&before));
        effects
    }

    fn first_language(&self) -> Language {
        Language::default()
    }

    fn format(&self, language: Language, message: &Message) -> String {
        language.say(message)
    }
}

/// Adds to a prompt that the game is about to end by rule.
fn with_warning(session: &Session, said: String) -> String {
    match session.nearing_end() {
        Some(warning) => format!("{said} {}", session.say(&warning)),
        None => said,
    }
}
