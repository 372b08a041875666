//! The table in somebody else's page: on which terms it stands (docs/embedding.md).

use std::rc::Rc;

use sandgrid_app::yebo::rules::House;
use sandgrid_app::yebo::{Company, Event, Kept, Sitter, Strength};
use sandgrid_app::{Level, Seat, Term, Terms, Visit};

use super::room::Room;
use super::show::Show;
use crate::embed::ear::Fault;
use crate::embed::protocol::Code;
use crate::embed::{self, taste};
use crate::tongue::Wish;
use crate::{address, tongue};

/// By what this game is known.
pub(super) const RULES: &str = embed::YEBO;

/// The best of the levels of the sand games that is for a first game here, that is gentle, and that
/// is steady.
const LEVELS: [u8; 3] = [5, 8, 11];

/// Whether nothing is kept on the visitor's device, and nothing that is kept there is shown.
pub(super) fn is_one() -> bool {
    embed::is_embedded()
}

/// Who plays: the visitor against computers of the level that is stated, unless another side is.
pub(super) fn company(terms: &Terms) -> Company {
    let (person, computer) = (Sitter::Person, Sitter::Computer(strength(terms.level)));
    let sitters = match terms.side.unwrap_or(Seat::First) {
        Seat::First => [person, computer, computer, computer],
        Seat::Second => [computer, person, computer, computer],
        Seat::Both => [person; 4],
        Seat::Neither => [computer; 4],
    };
    Company::new(&sitters).unwrap_or_else(Company::first)
}

fn strength(level: Option<Level>) -> Strength {
    let is_above = |level: Level| LEVELS.iter().filter(|most| level.number() > **most).count();
    Strength::ALL[level.map_or(0, is_above)]
}

/// What the terms say about how it looks and sounds, as settings are written.
pub(super) fn settings(terms: &Terms) -> String {
    let line = |(name, value): (&str, String)| ["\n", name, " ", &value].concat();
    taste::preferences(terms).into_iter().map(line).collect()
}

/// Whether that term says something to Yebo.
pub(super) fn is_ours(term: Term) -> bool {
    !matches!(term, Term::Position | Term::At | Term::Puzzle | Term::Coordinates)
}

/// Why a term, as it is stated now, is nothing to Yebo.
///
/// # Errors
/// Where it is not.
pub(super) fn check(term: Term, terms: &Terms) -> Result<(), Fault> {
    let fault = |message: String| Err(Fault(Code::UnknownTerm, message));
    if !is_ours(term) {
        return fault(format!("`{}` says nothing to Yebo", term.name()));
    }
    match (term, &terms.lesson, &terms.record) {
        (Term::Lesson, Some(lesson), _) if lesson != RULES => {
            fault("`lesson` is `yebo` at Yebo".to_owned())
        }
        (Term::Record, _, Some(record)) => match Kept::read(record) {
            Ok(_) => Ok(()),
            Err(error) => Err(Fault(Code::UnknownText, error.to_string())),
        },
        _ => Ok(()),
    }
}

/// Tells the host what it has stated and Yebo does not understand.
pub(super) fn report(terms: &Terms) {
    let odd = embed::misunderstood().into_iter();
    let odd = odd.map(|error| Fault(Code::UnknownTerm, error.to_string()));
    let stated = Term::ALL.into_iter().filter(|term| {
        let mut without = terms.clone();
        without.drop(*term);
        without != *terms
    });
    let foreign = stated.filter_map(|term| check(term, terms).err());
    let linked = address::linked()
        .map(|_| Fault(Code::UnknownText, "a link with `#g=` brings no game of Yebo".to_owned()));
    let spoken = tongue::spoken().code();
    let unspoken = terms.lang.as_deref().filter(|lang| *lang != spoken).map(no_words);
    for fault in odd.chain(foreign).chain(linked).chain(unspoken) {
        embed::report(fault, None);
    }
}

fn no_words(code: &str) -> Fault {
    Fault(Code::UnknownTerm, format!("Yebo has no words in `{code}`"))
}

/// Lets the table begin on its terms.
pub(super) fn begin(room: &Rc<Room>) {
    let terms = embed::terms();
    embed::dress(&terms);
    load(room, &terms);
    if terms.record.is_some() && room.is_kept() {
        address::drop_record();
    }
    if terms.is_readonly() {
        room.dispatch(Event::Visit(Visit::Look));
    }
    embed::look_after(|| Show::of(room));
}

/// Puts on the table what the terms ask for beside a game.
pub(super) fn load(room: &Rc<Room>, terms: &Terms) {
    if let Some(record) = terms.record.clone().filter(|_| check(Term::Record, terms).is_ok()) {
        room.dispatch(Event::Load(record));
    }
    if terms.lesson.as_deref() == Some(RULES) {
        room.dispatch(Event::Learn);
    }
}

/// Does what has become of a term since.
///
/// # Errors
/// Where that cannot be done, why.
pub(super) async fn apply(room: &Rc<Room>, term: Term, terms: &Terms) -> Result<(), Fault> {
    match term {
        Term::Record | Term::Lesson => {
            let only = Terms { record: None, lesson: None, ..terms.clone() };
            let only = match term {
                Term::Record => Terms { record: terms.record.clone(), ..only },
                _ => Terms { lesson: terms.lesson.clone(), ..only },
            };
            load(room, &only);
        }
        Term::Side | Term::Level => room.dispatch(Event::Seat(company(terms))),
        Term::Lang => {
            let code = terms.lang.clone().unwrap_or_else(tongue::unchosen);
            if room.turn_to(&code).await == Wish::Refused {
                return Err(no_words(&code));
            }
        }
        Term::Readonly => {
            let visit = if terms.is_readonly() { Visit::Look } else { Visit::Play };
            room.dispatch(Event::Visit(visit));
        }
        Term::Theme | Term::Sound | Term::Motion => {
            for (name, value) in taste::preferences(&taste::alone(term, terms)) {
                room.prefer(name, &value);
            }
        }
        Term::Kiosk | Term::Idle => {
            embed::dress(terms);
            embed::look_after(|| Show::of(room));
        }
        _ => embed::dress(terms),
    }
    Ok(())
}

/// A game for somebody who has come.
pub(super) fn game(terms: &Terms) -> Event {
    Event::New { company: company(terms), house: House::default(), seed: crate::menu::seed() }
}
