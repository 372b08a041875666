//! What the terms come to.

use std::rc::Rc;

use sandgrid_app::{Effect, Event, Learn, Session, Term, Terms, Visit};
use wasm_bindgen_futures::spawn_local;

use super::protocol::{Code, Said};
use super::show::Show;
use super::{dress, host, look_after, misunderstood, taste, terms};
use crate::app::App;
use crate::{learn, tongue};

/// Lets a sitting begin on those terms, with whatever game is on the table.
#[must_use]
pub fn settle(session: &mut Session, terms: &Terms) -> Vec<Effect> {
    for event in preferences(terms) {
        // They hold for this visit; what the visitor prefers elsewhere stays kept as it is.
        drop(session.handle(event));
    }
    let players = terms.players().map(Event::Seat);
    let at = terms.at.map(Event::Go);
    let visit = terms.is_readonly().then_some(Event::Visit(Visit::Look));
    let events = [players, at, visit].into_iter().flatten();
    events.flat_map(|event| session.handle(event)).collect()
}

/// Lets a page begin on those terms, and tells the host what was not understood.
pub fn begin(app: &Rc<App>, terms: &Terms) {
    dress(terms);
    teach(app, terms);
    look_after(|| Show::of(app));
    for error in misunderstood() {
        let said = Said::Error { code: Code::UnknownTerm, message: error.to_string(), id: None };
        if let Some(host) = host() {
            host.tell(&said);
        }
    }
}

/// Does what has become of a term since.
pub(super) fn apply(app: &Rc<App>, term: Term, terms: &Terms) {
    match term {
        Term::Rules | Term::Position | Term::Record => load(app, term, terms),
        Term::At => {
            if let Some(at) = terms.at {
                app.dispatch(Event::Go(at));
            }
        }
        Term::Lesson | Term::Puzzle => teach(app, terms),
        Term::Side | Term::Level => {
            if let Some(players) = terms.players() {
                app.dispatch(Event::Seat(players));
            }
        }
        Term::Lang => speak(app, terms),
        Term::Readonly => {
            let visit = if terms.is_readonly() { Visit::Look } else { Visit::Play };
            app.dispatch(Event::Visit(visit));
        }
        Term::Theme | Term::Sound | Term::Coordinates | Term::Motion => {
            for event in preferences(&taste::alone(term, terms)) {
                app.dispatch(event);
            }
        }
        Term::Controls | Term::Links | Term::Learning | Term::Takes => dress(terms),
        Term::Kiosk | Term::Idle => {
            dress(terms);
            look_after(|| Show::of(app));
        }
    }
}

fn load(app: &Rc<App>, term: Term, terms: &Terms) {
    let text = match term {
        Term::Rules => terms.rules.map(|rules| rules.key().to_string()),
        Term::Position => terms.position.clone(),
        _ => terms.record.clone(),
    };
    if let Some(text) = text {
        app.dispatch(Event::Load(text));
    }
}

/// Puts on the board again what the board began with, for the next visitor.
pub(super) fn load_again(app: &Rc<App>) {
    let terms = terms();
    for term in [Term::Position, Term::Record] {
        load(app, term, &terms);
    }
    if let Some(players) = terms.players() {
        app.dispatch(Event::Seat(players));
    }
    teach(app, &terms);
}

fn teach(app: &Rc<App>, terms: &Terms) {
    let (lesson, puzzle) = (terms.lesson.clone(), terms.puzzle);
    if lesson.is_none() && puzzle.is_none() {
        return;
    }
    let app = Rc::clone(app);
    spawn_local(async move {
        learn::bring(&app).await;
        let lesson = lesson.and_then(|key| app.session().lesson(&key)).map(Learn::Lesson);
        let puzzle = puzzle.map(|number| Learn::Puzzle(number - 1));
        if let Some(learn) = lesson.or(puzzle) {
            app.dispatch(Event::Learn(learn));
        }
    });
}

fn speak(app: &Rc<App>, terms: &Terms) {
    let code = terms.lang.clone().unwrap_or_else(tongue::unchosen);
    let app = Rc::clone(app);
    spawn_local(async move { app.speak(&code).await });
}

/// What the terms say about what a visitor may otherwise choose, as the sitting hears of it.
fn preferences(terms: &Terms) -> impl Iterator<Item = Event> + use<> {
    let all = taste::preferences(terms).into_iter();
    all.map(|(name, value)| Event::Prefer { name: name.to_owned(), value })
}
