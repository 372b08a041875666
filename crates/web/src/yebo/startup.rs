//! Starts Yebo's page: the controller, its listeners, and the game that it begins with.

use std::rc::Rc;

use sandgrid_app::yebo::rules::HouseRules;
use sandgrid_app::yebo::{YeboEvent, YeboSession};

use super::controller::YeboController;
use super::{hosted, input, open_lesson, options};
use crate::dom::random;
use crate::embed;
use crate::platform::{i18n, storage};

/// Starts the page with the game that was left, the one that the embed options ask for, or a first one.
pub(super) fn open() -> Rc<YeboController> {
    if options::is_one() {
        storage::disable();
    }
    let options = embed::options();
    let company = options::company(&options);
    let session = YeboSession::new(company, HouseRules::default(), random::seed(), i18n::current());
    let controller = YeboController::of(session);
    controller.attach(input::listen(&controller));
    embed::await_options();
    controller.load_stored(&options::settings(&options));
    hosted::begin(&controller);
    embed::have_options();
    controller.follow();
    hosted::report(&options);
    if let Some(step) = open_lesson::left() {
        controller.dispatch(YeboEvent::LearnFrom(step));
    }
    controller.attach(embed::listen(&controller));
    controller.attach(controller.listen_to_storage());
    controller.attach(controller.follow_colours());
    controller
}
