//! Yebo in a host's page: requests, options, and attract mode. Requests that do not apply to Yebo are refused with a
//! reason.

use std::rc::Rc;

use sandgrid_app::learn::{DoneSteps, Progress};
use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{
    PlayerKind, SavedYeboGame, SeatPlan, Strength, TableCommand, YeboEvent, YeboSession, read_act,
};
use sandgrid_app::{Access, EmbedOption, EmbedOptions, Language, OfferedGame, lesson_step};

use super::controller::{YeboController, YeboPage};
use super::{events, options};
use crate::dom::{random, url};
use crate::embed::events::lesson_result;
use crate::embed::hosted_game::{Content, Done, HostedGame, refused};
use crate::embed::listener::{RequestError, unknown_option};
use crate::embed::protocol::{BoardState, Code, Form, LearningResult};
use crate::embed::{self, is_yebo};
use crate::platform::i18n;

/// The players of attract mode.
const SHOWN: PlayerKind = PlayerKind::Computer(Strength::Steady);

const OTHER_GAME: &str = "this is a table of Yebo: for another game, put another board here";

/// Starts the page with its options.
pub(super) fn begin(controller: &Rc<YeboController>) {
    let options = embed::options();
    embed::dress(&options);
    load_stated(controller, &options);
    if (options.record.is_some() || url::linked().is_some()) && controller.is_kept() {
        url::drop_record();
    }
    if options.is_readonly() {
        controller.dispatch(YeboEvent::SetAccess(Access::ReadOnly));
    }
    embed::watch_visitors(controller);
}

/// Reports invalid and unsupported options to the host.
pub(super) fn report(options: &EmbedOptions) {
    embed::report_misunderstood();
    let stated = EmbedOption::ALL.into_iter().filter(|option| {
        let mut without = options.clone();
        without.unset(*option);
        without != *options
    });
    let foreign = stated.filter_map(|option| options::check(option, options).err());
    let linked = url::linked().map(|_| {
        RequestError(Code::UnknownText, "a link with `#g=` brings no game of Yebo".to_owned())
    });
    let spoken = i18n::current().code();
    let unspoken = options.lang.as_deref().filter(|lang| *lang != spoken).map(YeboPage::no_words);
    for fault in foreign.chain(linked).chain(unspoken) {
        embed::report(fault, None);
    }
}

/// Loads the record or lesson of the options.
fn load_stated(controller: &Rc<YeboController>, options: &EmbedOptions) {
    // On an embedded board the host receives the error; the page does not show it.
    let is_shown = |option| !embed::is_embedded() || options::check(option, options).is_ok();
    let record = options.record.clone().filter(|_| is_shown(EmbedOption::Record));
    let linked = url::linked().filter(|_| !embed::is_embedded());
    if let Some(text) = linked.or(record) {
        controller.dispatch(YeboEvent::Load(text));
    }
    let lesson = options.lesson.as_deref().filter(|_| is_shown(EmbedOption::Lesson));
    match lesson.map(lesson_step) {
        Some((options::RULES, Some(step))) => controller.dispatch(YeboEvent::LearnFrom(step)),
        Some((options::RULES, None)) => controller.dispatch(YeboEvent::Learn),
        Some(_) | None => {}
    }
}

/// Returns the error of an action without effect.
fn no_effect(controller: &YeboController) -> RequestError {
    // The event `illegal` has the reason in the page's language.
    let is_illegal = controller.session().scene().notice.is_some();
    let why = if is_illegal { "the act is not allowed" } else { "nobody at the table decides now" };
    RequestError(Code::Refused, why.to_owned())
}

impl HostedGame for YeboPage {
    type Settings = String;
    /// Number of completed steps, and of all.
    type Achieved = (DoneSteps, usize);

    fn begin(controller: &Rc<YeboController>, rules: Option<String>, asked: EmbedOptions) -> Done {
        if rules.is_some_and(|rules| !is_yebo(&rules)) {
            return refused(OTHER_GAME);
        }
        controller.dispatch(options::game(&asked));
        Ok(())
    }

    fn load(controller: &Rc<YeboController>, text: String) -> Done {
        match SavedYeboGame::read(&text) {
            Ok(_) => controller.dispatch(YeboEvent::Load(text)),
            Err(error) => return Err(RequestError(Code::UnknownText, error.to_string())),
        }
        Ok(())
    }

    fn restore(controller: &Rc<YeboController>, text: String) -> Done {
        Self::load(controller, text)
    }

    fn play(controller: &Rc<YeboController>, turn: String) -> Done {
        let act =
            read_act(&turn).map_err(|error| RequestError(Code::UnknownText, format!("{error}")))?;
        let done = || controller.session().outline().acts;
        let before = done();
        controller.dispatch(YeboEvent::Play(act));
        // Opponents may have acted at once: an accepted act has made the record longer.
        if done() > before { Ok(()) } else { Err(no_effect(controller)) }
    }

    fn undo(controller: &Rc<YeboController>) -> Done {
        let acts = || controller.session().outline().acts;
        let (before, is_taught) = (acts(), controller.session().is_learning());
        controller.dispatch(YeboEvent::Do(TableCommand::Undo));
        // In the lesson, taking back may restore the same step.
        if acts() == before && !is_taught { refused("nothing can be taken back") } else { Ok(()) }
    }

    fn redo(_: &Rc<YeboController>) -> Done {
        refused("what was taken back at Yebo does not come back")
    }

    /// Restarts the game with the same players, house rules and seed.
    fn restart(controller: &Rc<YeboController>) -> Done {
        let (company, house) = controller.company();
        let seed = controller.session().outline().seed;
        controller.dispatch(YeboEvent::New { company, house, seed });
        Ok(())
    }

    fn step(_: &Rc<YeboController>, _: Option<i32>, _: Option<u32>) -> Done {
        refused("a game of Yebo is not looked at step by step")
    }

    fn can_hint(controller: &YeboController) -> Done {
        if controller.session().can_hint() { Ok(()) } else { Err(no_effect(controller)) }
    }

    fn ask_hint(controller: &Rc<YeboController>) -> Done {
        controller.dispatch(YeboEvent::Do(TableCommand::Hint));
        Ok(())
    }

    fn export(controller: &YeboController, form: Form) -> Result<String, RequestError> {
        match form {
            Form::Record => Ok(controller.session().record()),
            Form::Position | Form::Link => {
                refused("Yebo has no position and no link of its own: `export` gives a `record`")
            }
        }
    }

    fn state(session: &YeboSession) -> BoardState {
        events::state(session)
    }

    fn hint(session: &YeboSession) -> Option<(String, Vec<String>)> {
        events::hint(session)
    }

    fn refusal(session: &YeboSession) -> Option<(String, Option<String>)> {
        events::refusal(session)
    }

    fn kept(session: &YeboSession) -> Option<String> {
        Some(if session.is_learning() { String::new() } else { session.record() })
    }

    fn achieved(session: &YeboSession) -> Option<(DoneSteps, usize)> {
        Some(session.learned())
    }

    fn learned(&(steps, of): &(DoneSteps, usize)) -> Option<LearningResult> {
        lesson_result(options::RULES, steps, of)
    }

    fn language(session: &YeboSession) -> Language {
        session.language()
    }

    fn has(game: OfferedGame) -> bool {
        game == OfferedGame::Yebo
    }

    fn supports(option: EmbedOption) -> bool {
        option.is_for_yebo()
    }

    fn preferred_height() -> u32 {
        events::preferred_height()
    }

    fn set_access(controller: &Rc<YeboController>, access: Access) {
        controller.dispatch(YeboEvent::SetAccess(access));
    }

    fn choose_page(rules: Option<&str>) -> Option<Done> {
        Some(if rules.is_some_and(is_yebo) { Ok(()) } else { refused(OTHER_GAME) })
    }

    fn check(option: EmbedOption, options: &EmbedOptions) -> Done {
        options::check(option, options)
    }

    async fn load_content(
        controller: &Rc<YeboController>,
        content: Content,
        options: &EmbedOptions,
    ) -> Done {
        match content {
            Content::Record => {
                load_stated(controller, &EmbedOptions { lesson: None, ..options.clone() });
            }
            Content::Lesson if options.lesson.is_none() => {
                controller.dispatch(YeboEvent::Do(TableCommand::Leave));
            }
            Content::Lesson => {
                load_stated(controller, &EmbedOptions { record: None, ..options.clone() });
            }
            // `check` refuses those without a meaning for Yebo.
            Content::Rules | Content::Position | Content::Turn | Content::Puzzle => {}
        }
        Ok(())
    }

    fn seat(controller: &Rc<YeboController>, options: &EmbedOptions) {
        controller.dispatch(YeboEvent::Seat(options::company(options)));
    }

    fn set_setting(controller: &Rc<YeboController>, name: &str, value: &str) {
        YeboController::set_setting(controller, name, value);
    }

    fn retheme(controller: &Rc<YeboController>) {
        controller.retheme();
    }

    fn no_words(code: &str) -> RequestError {
        unknown_option(&format!("Yebo has no words in `{code}`"))
    }

    fn demonstrate(controller: &Rc<YeboController>, _: usize) -> String {
        let company = SeatPlan::new(&[SHOWN; 4]).unwrap_or_else(SeatPlan::first);
        let (house, seed) = (HouseRules::default(), random::seed());
        controller.dispatch(YeboEvent::New { company, house, seed });
        "Yebo".to_owned()
    }

    fn is_over(controller: &YeboController) -> bool {
        controller.session().outline().winners.is_some()
    }

    fn welcome(controller: &Rc<YeboController>, options: &EmbedOptions) {
        controller.dispatch(options::game(options));
        load_stated(controller, options);
    }

    fn focus(controller: &YeboController) {
        controller.find_focus();
    }

    fn settings(controller: &YeboController) -> String {
        YeboController::settings(controller)
    }

    fn restore_settings(controller: &Rc<YeboController>, settings: &String) {
        let learned = ("learning".to_owned(), Progress::default().to_string());
        controller.dispatch(YeboEvent::StorageLoaded(vec![learned]));
        if YeboController::settings(controller) != *settings {
            controller.dispatch(YeboEvent::SetSettings(settings.clone()));
        }
    }
}
