//! Counts of the use of a kiosk: days, sums, their text, damage, and the spreadsheet.

use sandgrid_app::rules::GameKind;
use sandgrid_app::{OfferedGame, UseCounts, UseEvent};

const YOTE: OfferedGame = OfferedGame::Sand(GameKind::Yote);
const FIRST: &str = "2026-11-29";
const SECOND: &str = "2026-11-30";

/// Two days: a visitor in French on the first, two visitors in English and French on the second.
fn two_days() -> UseCounts {
    let ended = |code: &str| UseEvent::VisitEnded(code.to_owned());
    let mut counts = UseCounts::default();
    for (day, event) in [
        (SECOND, UseEvent::VisitBegun),
        (SECOND, UseEvent::Begun(YOTE)),
        (SECOND, UseEvent::Ended(YOTE)),
        (SECOND, UseEvent::Begun(OfferedGame::Yebo)),
        (SECOND, UseEvent::Seconds(100)),
        (SECOND, ended("en")),
        (FIRST, UseEvent::VisitBegun),
        (FIRST, UseEvent::Seconds(29)),
        (FIRST, ended("fr")),
        (SECOND, UseEvent::VisitBegun),
        (SECOND, UseEvent::Seconds(50)),
        (SECOND, ended("fr")),
    ] {
        counts.add(day, &event);
    }
    counts
}

const BODY: &str = "2026-11-29 visits 1 seconds 29 visits_fr 1\n\
    2026-11-30 visits 2 yote_begun 1 yote_ended 1 yebo_begun 1 seconds 150 visits_en 1 visits_fr 1\n";

/// A body in a sound envelope.
fn sealed(body: &str) -> String {
    format!("sandgrid counts 2\nsum {:016x}\n{body}", sandgrid_app::fnv1a(body))
}

#[test]
fn counts_are_by_day_and_summed() {
    let counts = two_days();
    let days: Vec<&str> = counts.days().map(|(day, _)| day).collect();
    assert_eq!(days, [SECOND, FIRST], "the latest first");
    let total = counts.total();
    assert_eq!((total.of("visits"), total.of("seconds"), total.minutes()), (3, 179, 3));
    assert_eq!((total.of("yote_begun"), total.of("yote_ended"), total.of("wali_begun")), (1, 1, 0));
    assert_eq!((total.all("_begun"), total.all("_ended")), (2, 1));
    assert_eq!((total.of("visits_en"), total.of("visits_fr")), (1, 2));
}

#[test]
fn counts_are_written_and_read() {
    let text = two_days().to_text();
    assert_eq!(text, sealed(BODY));
    assert_eq!(UseCounts::read(&text), Some(two_days()));
    let none = UseCounts::default();
    assert_eq!(UseCounts::read(&none.to_text()), Some(none));
    let later = sealed("2030-01-01 visits 1 dominoes_begun 4\n");
    assert_eq!(UseCounts::read(&later).map(|counts| counts.to_text()), Some(later));
}

#[test]
fn damaged_counts_are_refused() {
    let text = two_days().to_text();
    for (at, _) in text.char_indices() {
        let damaged = [&text[..at], &text[at + 1..]].concat();
        // The loss of either of two equal neighbours gives the same text.
        if damaged != text {
            assert_eq!(UseCounts::read(&damaged), None, "byte {at}");
        }
    }
    assert_eq!(UseCounts::read(""), None);
    for line in [
        FIRST,
        "2026-11-29 visits",
        "2026-11-29 visits 1 seconds -1",
        "2026-11-29 visits 4294967296",
        "2026-11-29 Visits 1",
        "2026-11-29  visits 1",
    ] {
        assert_eq!(UseCounts::read(&sealed(&format!("{line}\n"))), None, "{line}");
    }
}

#[test]
fn many_days_are_summed_up_and_none_is_lost() {
    let mut counts = UseCounts::default();
    for month in 0..15 {
        for day in 1..=28 {
            let day = format!("{}-{:02}-{day:02}", 2026 + month / 12, month % 12 + 1);
            counts.add(&day, &UseEvent::VisitBegun);
        }
    }
    let most = UseCounts::MOST_DAYS;
    assert_eq!((counts.days().count(), counts.total().of("visits")), (most + 1, 420));
    let (last, earlier) = counts.days().last().expect("there are some");
    assert_eq!((last, earlier.of("visits")), ("earlier", 20));
    assert_eq!(UseCounts::read(&counts.to_text()), Some(counts.clone()));
    // A clock that has lost the date.
    counts.add("1970-01-01", &UseEvent::VisitBegun);
    assert_eq!((counts.days().count(), counts.total().of("visits")), (most + 1, 421));
    assert!(counts.csv(&[]).contains("\r\nearlier,21,"));
}

#[test]
fn a_count_ends_at_its_limit() {
    let mut full = UseCounts::default();
    for _ in 0..2 {
        full.add(FIRST, &UseEvent::Seconds(u32::MAX));
    }
    assert_eq!(full.total().of("seconds"), u32::MAX);
}

#[test]
fn spreadsheets_have_the_same_columns_whatever_was_counted() {
    let languages = ["en", "fr", "ar"].map(str::to_owned);
    let header = "\u{feff}day,visits,minutes,yote_begun,yote_ended,choko_begun,choko_ended,wali_begun,wali_ended,\
        bolotondou_begun,bolotondou_ended,yebo_begun,yebo_ended,visits_en,visits_fr,visits_ar\r\n";
    assert_eq!(UseCounts::default().csv(&languages), header);
    let rows =
        "2026-11-29,1,0,0,0,0,0,0,0,0,0,0,0,0,1,0\r\n2026-11-30,2,3,1,1,0,0,0,0,0,0,1,0,1,1,0\r\n";
    assert_eq!(two_days().csv(&languages), [header, rows].concat());
}
