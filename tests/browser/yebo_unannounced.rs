//! A player who shows all groups and has not announced: the table tells why they have not won. And the last block.

use sandgrid_yebo::{Record, Seat};
use serde_json::json;

use crate::page::{Page, until};
use crate::yebo_score::{end, left};

/// A record without the last announcement of A.
fn without_announcement(record: &str) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let is_it = |line: &String| line.starts_with("A ") && line.contains("announce");
    let at = lines.iter().rposition(is_it).expect("A has announced");
    let told = lines[at].replace(", announce", "").replace("A announce, ", "A ");
    lines[at] = if told == "A announce" { String::new() } else { told };
    lines.retain(|line| !line.is_empty() || line.starts_with('['));
    let split = lines.iter().position(|line| !line.starts_with('[')).unwrap_or_default();
    lines.insert(split, String::new());
    lines.join("\n") + "\n"
}

/// The moment before A discards the last block, not having announced.
fn forgotten() -> String {
    let records = (1..=6).map(|round| without_announcement(&end(round, Seat::A)[0]));
    let legal = |text: &String| text.parse::<Record>().is_ok();
    records.into_iter().find(legal).expect("in some round a block that was drawn completes A")
}

#[test]
fn table_tells_why_all_groups_do_not_win() {
    let page = Page::blank();
    left(&page, &forgotten(), "yebo-pace instant\n");
    let mark = ".seat[data-side=near] .seat-mark[data-kind=unannounced]";
    until("the seat has a mark", || page.exists(mark).then_some(()));
    assert_eq!(page.words_of(mark), "No “one to go”");
    page.click("#offers [data-letter=D]");
    let asked = "One to go: announce it? Unannounced, the next block cannot win.";
    until("it is asked with the reason", || page.words_of("#status").contains(asked).then_some(()));
    assert!(page.exists(mark), "it stays");
    let log = page.property("#log", "textContent");
    let told = log.as_str().is_some_and(|log| log.contains("did not announce “one to go” in time"));
    assert!(told, "{log}");
    page.click("#offers [data-letter=A]");
    until("it is announced", || (!page.exists(mark)).then_some(()));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn last_block_has_its_button() {
    let page = Page::blank();
    left(&page, &end(3, Seat::A)[0], "yebo-pace slow\n");
    until("the last block is there", || (page.count("#rack > *") == 1).then_some(()));
    assert_eq!(page.words_of("#status"), "All groups lie on the table: discard the last block.");
    assert_eq!(page.call("yebo.letters", ()), json!("D"), "without choosing it");
    page.click("#offers [data-letter=D]");
    until("the round is counted", || page.is_seen("#count").then_some(()));
}
