//! A new version of the site while another window has the old one.

use crate::page::{PEOPLE, Page, until};
use crate::site::{altered, await_service_worker, look_for_update, take_update};

#[test]
fn update_names_the_other_window() {
    let page = Page::of_the_site();
    page.visit(PEOPLE);
    await_service_worker(&page);
    page.call_later("workers.openWindow", ());
    let next = altered(&page, "learn/puzzles.txt");
    page.serve(&next.0, None);
    assert_eq!(look_for_update(&page), "installed");
    until("it is offered", || page.is_seen("#update").then_some(()));
    assert!(!page.is_seen("#update-others"), "nobody has asked for it");
    page.click("#update-now");
    until("it is told", || page.is_seen("#update-others").then_some(()));
    assert!(page.is_seen("#update-now"), "it can be asked for again");
    page.run("workers.closeWindow", ());
    take_update(&page);
    until("nothing is offered", || (!page.is_seen("#update")).then_some(()));
}
