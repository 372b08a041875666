//! Yebo's page. It takes the place of the page of the sand games, and has nothing of it but the words
//! of last resort and the places where things are said.

use web_sys::Element;

use crate::opening::tag;
use crate::page::{element, mark};
use crate::tongue;

mod furniture;

/// Opens the page, or says that it cannot be had.
pub async fn open() {
    if furniture::move_in().await.is_some() && tongue::begin_yebo().await {
        tag("data-started");
        tag("data-whole");
    } else {
        mark(&element::<Element>("needs"), "class", "needs shown");
    }
}
