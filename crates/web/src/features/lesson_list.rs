//! The dialog of lessons and puzzles.

use std::cell::RefCell;
use std::rc::Rc;

use sandgrid_app::learn::{Catalogue, LessonEntry, Mark, PuzzleEntry, Track};
use sandgrid_app::{Event, LearnCommand, OfferedGame};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};

use crate::board::controller::BoardController;
use crate::dom::document::{append, clear, copy, document, element, mark, part, write};
use crate::dom::file::{self, Fresh};
use crate::embed;
use crate::features::pupils;
use crate::platform::i18n;
use crate::shell::dialog;

/// Opens the dialog, and loads its contents on first use.
pub fn open(app: &Rc<BoardController>) {
    pupils::reset();
    fill(app);
    dialog::open("learn");
    if !is_here(app) {
        fetch(app);
    }
}

thread_local! {
    /// The language of the lessons that the session has, or that are being fetched.
    static LANGUAGE: RefCell<String> = RefCell::default();
}

/// Returns whether the session has the lessons in the page's language.
fn is_here(app: &BoardController) -> bool {
    app.session().catalogue().is_some() && LANGUAGE.with_borrow(|it| *it == language())
}

/// Fetches the lessons again if the page has changed its language since.
pub fn follow_language(app: &Rc<BoardController>, _: &web_sys::Event) {
    let is_other = LANGUAGE.with_borrow(|it| !it.is_empty() && *it != language());
    if !is_other {
        return;
    }
    let app = Rc::clone(app);
    spawn_local(async move {
        if let Some(lessons) = lessons().await {
            app.dispatch(Event::Learn(LearnCommand::Lessons(lessons)));
            fill(&app);
        }
    });
}

/// Returns the code of the lessons in the page's locale; a draft locale has those of its fallback.
fn language() -> String {
    i18n::whole(i18n::current().code())
}

/// Handles a pressed button of the dialog.
pub fn choose(app: &Rc<BoardController>, event: &web_sys::Event) {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let button = target.and_then(|target| target.closest("[data-learn]").ok().flatten());
    let Some(told) = button.and_then(|button| button.get_attribute("data-learn")) else { return };
    let (word, number) = told.split_once(' ').unwrap_or((&told, "0"));
    let number = number.parse().unwrap_or_default();
    let learn = match word {
        "lesson" => LearnCommand::Lesson(number),
        "puzzle" => LearnCommand::Puzzle(number),
        "unsolved" => LearnCommand::Unsolved,
        _ => return fetch(app),
    };
    dialog::close_around(&element("learn-all"));
    app.dispatch(Event::Learn(learn));
    app.go_to_board();
}

/// Shows the progress of the pupil who is chosen.
pub fn choose_pupil(app: &Rc<BoardController>, _: &web_sys::Event) {
    pupils::choose(app);
    fill(app);
}

/// Adds the pupil whose name is in the field.
pub fn add_pupil(app: &Rc<BoardController>, _: &web_sys::Event) {
    pupils::add(app);
    fill(app);
}

/// Loads the texts, and fills the dialog.
fn fetch(app: &Rc<BoardController>) {
    show("learn-waits");
    let weak = Rc::downgrade(app);
    spawn_local(async move {
        let texts = texts().await;
        let Some(app) = weak.upgrade() else { return };
        hand_in(&app, texts);
        fill(&app);
        if app.session().catalogue().is_none() {
            show("learn-fault");
        }
    });
}

/// Loads the catalogue of lessons and puzzles into the session if needed. Returns whether the session has it
/// then.
pub async fn bring(app: &Rc<BoardController>) -> bool {
    let offered = embed::options().games.unwrap_or_default();
    let kinds = offered.iter().filter_map(|game| match game {
        OfferedGame::Sand(kind) => Some(*kind),
        OfferedGame::Yebo => None,
    });
    app.dispatch(Event::Learn(LearnCommand::Offer(kinds.collect())));
    if !is_here(app) {
        let Some(texts) = texts().await else { return false };
        hand_in(app, Some(texts));
    }
    app.session().catalogue().is_some()
}

/// Fetches the texts of the lessons and the puzzles.
async fn texts() -> Option<(String, String)> {
    Some((lessons().await?, text("puzzles.txt").await?))
}

fn hand_in(app: &Rc<BoardController>, texts: Option<(String, String)>) {
    if let Some((lessons, puzzles)) = texts {
        app.dispatch(Event::Learn(LearnCommand::Lessons(lessons)));
        app.dispatch(Event::Learn(LearnCommand::Puzzles(puzzles)));
    } else {
        let words = part::<Element>(&element("learn-fault"), "p").text_content();
        app.tell(&words.unwrap_or_default());
    }
}

/// Fetches the lessons in the page's locale, else in English.
async fn lessons() -> Option<String> {
    let code = language();
    LANGUAGE.set(code.clone());
    match text(&format!("lessons-{code}.txt")).await {
        Some(lessons) => Some(lessons),
        None => text("lessons-en.txt").await,
    }
}

async fn text(name: &str) -> Option<String> {
    file::fetch(&format!("learn/{name}"), Fresh::AsKept).await
}

/// Shows one part of the dialog and hides the others.
fn show(id: &str) {
    let active = document().active_element();
    let fault: HtmlElement = element("learn-fault");
    let had_focus = fault.contains(active.as_deref());
    for part in ["learn-waits", "learn-fault", "learn-all"] {
        element::<HtmlElement>(part).set_hidden(part != id);
    }
    if had_focus {
        dialog::focus_title(&fault);
    }
}

fn fill(app: &Rc<BoardController>) {
    let Some(Catalogue { lessons, next, tracks }) = app.session().catalogue() else { return };
    show("learn-all");
    pupils::fill(&app.session());
    let list: Element = element("lessons");
    clear(&list);
    // The lesson to take next is the first, and the one dark button.
    let (first, rest): (Vec<_>, Vec<_>) =
        lessons.iter().enumerate().partition(|(index, _)| Some(*index) == next);
    for (index, lesson) in first.into_iter().chain(rest) {
        let entry = entry(index, lesson);
        if Some(index) == next {
            mark(&part(&entry, "button"), "data-next", "");
        }
        append(&list, &entry);
    }
    let class = if next.is_some() { "button unsolved" } else { "button chief unsolved" };
    mark(&element("learn-unsolved"), "class", class);
    let place: Element = element("tracks");
    clear(&place);
    for track in &tracks {
        append(&place, &section(track));
    }
}

fn entry(index: usize, lesson: &LessonEntry) -> Element {
    let item: Element = copy("lesson-template");
    mark(&item, "data-kind", &lesson.kind.to_string());
    let button: Element = part(&item, "button");
    mark(&button, "data-learn", &format!("lesson {index}"));
    mark(&button, "data-mark", if lesson.is_done { "solved" } else { "open" });
    let title: Element = part(&item, "b");
    // Where the page's language has no lessons, they are in another one.
    let code = document().document_element().and_then(|root| root.get_attribute("lang"));
    mark(&title, "lang", &i18n::whole(&code.unwrap_or_default()));
    write(&title, &lesson.title);
    write(&part::<Element>(&item, "small"), &lesson.words);
    item
}

fn section(track: &Track) -> Element {
    let section: Element = copy("track-template");
    mark(&section, "data-kind", &track.kind.to_string());
    write(&part::<Element>(&section, "h4"), &track.title);
    let list: Element = part(&section, "ul");
    for (number, PuzzleEntry { index, stars, mark: solved, name }) in
        track.puzzles.iter().enumerate()
    {
        let item: Element = copy("puzzle-template");
        let button: Element = part(&item, "button");
        mark(&button, "data-learn", &format!("puzzle {index}"));
        mark(&button, "aria-label", name);
        let solved = match solved {
            Mark::Open => "open",
            Mark::Helped => "helped",
            Mark::Solved => "solved",
        };
        mark(&button, "data-mark", solved);
        write(&part::<Element>(&item, "b"), &(number + 1).to_string());
        write(&part::<Element>(&item, ".stars"), &"★".repeat(usize::from(*stars)));
        append(&list, &item);
    }
    section
}
