//! Games with a friend: the button that sends a turn, and the names in the new-game dialog.

use std::rc::Rc;

use sandgrid_app::{
    CorrespondenceCommand, Delivery, Event, GameSetup, Invitation, PeopleNames, Scene,
};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement, ShareData};

use crate::board::controller::BoardController;
use crate::dom::bind::bind;
use crate::dom::document::{document, element, mark, write};
use crate::dom::listener::Listener;
use crate::dom::{press, url};
use crate::embed;
use crate::features::share::{self, Shared};
use crate::shell::panel::Panel;

/// The panel that asks to send the game.
#[derive(Debug)]
pub struct SendingPanel;

impl Panel for SendingPanel {
    fn show(&mut self, _: &Scene, scene: &Scene) -> bool {
        let place: HtmlElement = element("sending");
        let focused = place.contains(document().active_element().as_deref());
        place.set_hidden(scene.sending.is_none());
        let Some(sending) = &scene.sending else { return focused };
        mark(&place, "data-sent", &sending.is_sent.to_string());
        write(&element("sending-words"), &sending.words);
        write(&element("sending-label"), &sending.label);
        element::<HtmlElement>("sending-back").set_hidden(!sending.can_take_back);
        // A page on a disk has no address that opens elsewhere; the game goes by its code.
        element::<HtmlElement>("sending-copy").set_hidden(!url::is_served());
        false
    }
}

/// Attaches the listeners; dropping them detaches them.
pub fn listen(app: &Rc<BoardController>) -> Vec<Listener> {
    vec![
        bind(app, &element("sending-send"), "click", send),
        bind(app, &element("sending-copy"), "click", |app, _| {
            if let Some(invitation) = app.session().invitation() {
                copy(app, &invitation);
            }
        }),
        bind(app, &element("sending-back"), "click", |app, _| app.dispatch(Event::Undo)),
    ]
}

/// The fields of the names of a friend elsewhere and of the person here.
const ELSEWHERE: [&str; 2] = ["own-name", "friend-name"];
/// The fields of the names of two people here, by side.
const HERE: [&str; 2] = ["name-first", "name-second"];

/// Fills the names in the new-game dialog with those of the last game.
pub fn fill_names(app: &BoardController) {
    let session = app.session();
    for (fields, names) in [(ELSEWHERE, session.correspondents()), (HERE, session.companions())] {
        for (field, name) in fields.into_iter().zip([names.own, names.other]) {
            element::<HtmlInputElement>(field).set_value(&name.unwrap_or_default());
        }
    }
}

/// Returns the event that starts a game with the names in the new-game dialog.
#[must_use]
pub fn begun(choice: GameSetup) -> Event {
    let [own, other] = if choice.friend().is_some() { ELSEWHERE } else { HERE }
        .map(|field| Some(element::<HtmlInputElement>(field).value()));
    named(choice, PeopleNames { own, other })
}

/// Returns the event that starts a game of people with these names.
#[must_use]
pub fn named(choice: GameSetup, people: PeopleNames) -> Event {
    match choice.players.first.level().or(choice.players.second.level()) {
        Some(_) => Event::New(choice),
        None => Event::Correspond(CorrespondenceCommand::Invite(choice, people)),
    }
}

/// Opens the system's share dialog with the game; without one, copies the link, or shows the code.
fn send(app: &Rc<BoardController>, event: &web_sys::Event) {
    if press::is_second(event) {
        return;
    }
    let Some(invitation) = app.session().invitation() else { return };
    // A frame needs its host's permission and cannot query it.
    if embed::is_framed() || !url::is_served() {
        return copy(app, &invitation);
    }
    let data = ShareData::new();
    data.set_text(&invitation.words);
    data.set_url(&url::of(&invitation.link));
    let sharing = share::share_by_system(&data);
    let app = Rc::clone(app);
    spawn_local(async move {
        match sharing.await {
            Shared::Sent => app.dispatch(sent_by(Delivery::Shared)),
            Shared::Cancelled => {}
            Shared::Refused => copy(&app, &invitation),
        }
    });
}

/// Copies words and link; if the browser refuses, or the page's address opens nothing elsewhere, shows them.
fn copy(app: &Rc<BoardController>, invitation: &Invitation) {
    let (app, Invitation { link, words }) = (Rc::clone(app), invitation.clone());
    spawn_local(async move {
        let text = format!("{words} {}", url::of(&link));
        let is_copied = url::is_served() && share::clipboard(&text).await.is_some();
        if is_copied {
            app.dispatch(sent_by(Delivery::Copied));
        } else {
            app.dispatch(sent_by(Delivery::Shown));
            share::open_link(&app, &link);
        }
    });
}

fn sent_by(delivery: Delivery) -> Event {
    Event::Correspond(CorrespondenceCommand::Sent(delivery))
}
