//! Yebo's page. It takes the place of the page of the sand games, and has nothing of it but the words
//! of last resort and the places where things are said.
//!
//! `Room` holds the sitting; everything that is seen is made of its scene.

use crate::opening::{tag, tell_started};
use crate::{lost, tongue};
pub use worker::serve;

mod asking;
mod blocks;
mod felt;
mod furniture;
mod guest;
mod input;
mod obey;
mod opponent;
mod others;
mod rack;
mod room;
mod score;
mod sheets;
mod show;
mod sound;
mod statement;
mod travel;
mod voice;
mod witness;
mod worker;

/// Opens the page, or says that it cannot be had.
pub async fn open() {
    let is_here = match furniture::move_in().await {
        Ok(()) if tongue::begin_yebo().await => Ok(()),
        Ok(()) => Err("locales/en-yebo.txt"),
        Err(name) => Err(name),
    };
    match is_here {
        Ok(()) => {
            // The page lives as long as its window.
            core::mem::forget(room::YeboController::open());
            tell_started();
            tag("data-whole");
        }
        Err(name) => lost::show(name),
    }
}
