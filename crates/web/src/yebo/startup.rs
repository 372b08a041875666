//! Starts Yebo's page: the controller, its listeners, and the game that it begins with.

use std::rc::Rc;

use sandgrid_app::yebo::YeboSession;
use sandgrid_app::yebo::rules::HouseRules;

use super::controller::YeboController;
use super::{apply_options, input, options, requests};
use crate::dom::random;
use crate::embed;
use crate::platform::{i18n, storage};

/// Starts the page with the game that was left, the one that the embed options ask for, or a first one.
pub(super) fn open() -> Rc<YeboController> {
    if options::is_one() {
        storage::disable();
    }
    let terms = embed::terms();
    let company = options::company(&terms);
    let session = YeboSession::new(company, HouseRules::default(), random::seed(), i18n::current());
    let room = YeboController::new(session);
    room.attach(input::listen(&room));
    embed::await_terms();
    room.remember(&options::settings(&terms));
    apply_options::begin(&room);
    embed::have_terms();
    room.follow();
    apply_options::report(&terms);
    room.attach(requests::listen(&room));
    room.attach(room.attend());
    room.attach(room.follow_colours());
    room
}
