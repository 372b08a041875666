//! Counts of the use of a kiosk: days, sums, their text, damage, and the spreadsheet.

use sandgrid_app::rules::GameKind;
use sandgrid_app::{Day, GameTally, OfferedGame, UseCounts, UseEvent};

const YOTE: OfferedGame = OfferedGame::Sand(GameKind::Yote);

/// Two days: a visitor in French on the first, two visitors in English and French on the second.
fn two_days() -> UseCounts {
    let (first, second) = (Day::new(2026, 11, 29), Day::new(2026, 11, 30));
    let french = || UseEvent::VisitEnded("fr".to_owned());
    let mut counts = UseCounts::default();
    for (day, event) in [
        (second, UseEvent::VisitBegun),
        (second, UseEvent::Begun(YOTE)),
        (second, UseEvent::Ended(YOTE)),
        (second, UseEvent::Begun(OfferedGame::Yebo)),
        (second, UseEvent::Seconds(100)),
        (second, UseEvent::VisitEnded("en".to_owned())),
        (first, UseEvent::VisitBegun),
        (first, UseEvent::Seconds(29)),
        (first, french()),
        (second, UseEvent::VisitBegun),
        (second, UseEvent::Seconds(50)),
        (second, french()),
    ] {
        counts.add(day, event);
    }
    counts
}

const BODY: &str = "2026-11-29 visits 1 seconds 29 in fr 1\n\
    2026-11-30 visits 2 seconds 150 yote 1 1 yebo 1 0 in en 1 fr 1\n";

#[test]
fn counts_are_by_day_and_summed() {
    let counts = two_days();
    let days: Vec<String> = counts.days().filter_map(|(day, _)| Some(day?.to_string())).collect();
    assert_eq!(days, ["2026-11-30", "2026-11-29"], "the latest first");
    let total = counts.total();
    assert_eq!((total.visits, total.seconds, total.minutes()), (3, 179, 3));
    assert_eq!(total.of(YOTE), GameTally { begun: 1, ended: 1 });
    assert_eq!(total.games(), GameTally { begun: 2, ended: 1 });
    assert_eq!(total.languages().collect::<Vec<_>>(), [("en", 1), ("fr", 2)]);
}

#[test]
fn counts_are_written_and_read() {
    let text = two_days().to_string();
    assert!(text.starts_with("sandgrid counts 2\nsum ") && text.ends_with(BODY), "{text}");
    assert_eq!(UseCounts::read(&text), Some(two_days()));
    let none = UseCounts::default();
    assert_eq!(UseCounts::read(&none.to_string()), Some(none));
}

#[test]
fn damaged_counts_are_refused() {
    let text = two_days().to_string();
    for (at, _) in text.char_indices() {
        let damaged = [&text[..at], &text[at + 1..]].concat();
        // The loss of either of two equal neighbours gives the same text.
        if damaged != text {
            assert_eq!(UseCounts::read(&damaged), None, "byte {at}");
        }
    }
    assert_eq!(UseCounts::read(""), None);
}

#[test]
fn sound_envelopes_with_other_lines_are_refused() {
    for line in [
        "2026-11-29",
        "2026-11-29 visits 1",
        "2026-11-29 visits 1 seconds -1",
        "2026-11-29 visits 1 seconds 1 chess 1 1",
        "2026-11-29 visits 1 seconds 1 yote 1",
        "2026-11-29 visits 1 seconds 1 in fr",
        "2026-11-29 visits 1 seconds 1 in F 1",
        "2026-11-29  visits 1 seconds 1",
        "2026-13-29 visits 1 seconds 1",
        "26-11-29 visits 1 seconds 1",
        "later visits 1 seconds 1",
    ] {
        let body = format!("{line}\n");
        let sum = sandgrid_app::fnv1a(&body);
        let text = format!("sandgrid counts 2\nsum {sum:016x}\n{body}");
        assert_eq!(UseCounts::read(&text), None, "{line}");
    }
}

#[test]
fn many_days_are_summed_up_and_none_is_lost() {
    let mut counts = UseCounts::default();
    let days =
        (0..15).flat_map(|month| (1..=28).map(move |day| (2026 + month / 12, month % 12 + 1, day)));
    for (year, month, day) in days {
        counts.add(Day::new(year, month, day), UseEvent::VisitBegun);
    }
    let most = UseCounts::MOST_DAYS;
    assert_eq!((counts.days().count(), counts.total().visits), (most + 1, 420));
    let (last, earlier) = counts.days().last().expect("there are some");
    assert_eq!((last, earlier.visits), (None, 20));
    assert_eq!(UseCounts::read(&counts.to_string()), Some(counts.clone()));
    // A clock that has lost the date.
    counts.add(Day::new(1970, 1, 1), UseEvent::VisitBegun);
    assert_eq!((counts.days().count(), counts.total().visits), (most + 1, 421));
    assert!(counts.csv(&[]).contains("\r\nearlier,21,"));
}

#[test]
fn days_of_a_wrong_clock_stay_days() {
    assert_eq!(Day::new(1970, 1, 1).to_string(), "1970-01-01");
    assert_eq!(Day::new(275_760, 13, 32).to_string(), "9999-12-31");
    assert_eq!("1970-01-01".parse(), Ok(Day::new(1970, 1, 1)));
    assert!("1970-1-1".parse::<Day>().is_err() && "1970-01-01-01".parse::<Day>().is_err());
}

#[test]
fn counts_of_two_windows_are_added() {
    let mut counts = two_days();
    counts.merge(&two_days());
    assert_eq!(counts.total().visits, 6);
    assert_eq!(counts.total().of(YOTE), GameTally { begun: 2, ended: 2 });
    let mut full = UseCounts::default();
    full.add(Day::new(2026, 1, 1), UseEvent::Seconds(u32::MAX));
    full.merge(&full.clone());
    assert_eq!(full.total().seconds, u32::MAX, "a count ends at its limit");
}

#[test]
fn spreadsheets_have_the_same_columns_whatever_was_counted() {
    let languages = ["en", "fr", "ar"].map(str::to_owned);
    let header = "\u{feff}day,visits,minutes,games_begun,games_ended,yote_begun,yote_ended,choko_begun,choko_ended,\
        wali_begun,wali_ended,bolotondou_begun,bolotondou_ended,yebo_begun,yebo_ended,visits_en,visits_fr,visits_ar\r\n";
    assert_eq!(UseCounts::default().csv(&languages), header);
    let rows = "2026-11-29,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0\r\n2026-11-30,2,3,2,1,1,1,0,0,0,0,0,0,1,0,1,1,0\r\n";
    assert_eq!(two_days().csv(&languages), [header, rows].concat());
}
