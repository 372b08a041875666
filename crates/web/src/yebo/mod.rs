//! Yebo's page. It takes the place of the page of the sand games, and has nothing of it but the words
//! of last resort and the places where things are said.
//!
//! `YeboController` holds the session; the views render its scene.

use sandgrid_app::yebo::YeboEvent;

use crate::dom::document::{tag, tell_started};
use crate::platform::i18n;
use crate::shell::missing_files;
pub use worker::serve;

mod ai_client;
mod animation;
mod announcer;
mod call_view;
mod controller;
mod count_view;
mod dialogs;
mod events;
mod fence_opening;
mod fence_view;
mod hand_view;
mod hosted;
mod input;
mod language;
mod log_view;
mod moments;
mod open_lesson;
mod opening_texts;
mod options;
mod queries;
mod saved_games;
mod score_sheet;
mod sound;
mod startup;
mod statement_line;
mod table_view;
mod template;
mod tiles;
mod worker;

/// Opens the page, or reports the file that failed to load.
pub async fn open() {
    let is_here = match template::move_in().await {
        Ok(()) if i18n::begin_yebo().await => Ok(()),
        Ok(()) => Err("locales/en-yebo.txt"),
        Err(name) => Err(name),
    };
    match is_here {
        Ok(()) => {
            // The page lives as long as its window.
            let controller = startup::open();
            if let Some(words) = missing_files::words() {
                controller.dispatch(YeboEvent::FilesLost(words));
            }
            core::mem::forget(controller);
            tell_started();
            tag("data-whole");
        }
        Err(name) => missing_files::show(name),
    }
}
