//! Opening hours: which forms are understood, and when it is open.

use sandgrid_app::{EmbedOptions, Hours, WeekTime};

fn hours(value: &str) -> Hours {
    let mut options = EmbedOptions::default();
    options.set("hours", value).unwrap_or_else(|error| panic!("{error}"));
    options.hours.expect("it is stated")
}

fn at(day: u8, hour: u16, minute: u16) -> WeekTime {
    WeekTime { day, minute: hour * 60 + minute }
}

#[test]
fn hours_hold_on_their_days_until_their_end() {
    let daily = hours("10:00-18:00");
    for day in 0..7 {
        assert!(!daily.is_open(at(day, 9, 59)) && daily.is_open(at(day, 10, 0)));
        assert!(daily.is_open(at(day, 17, 59)) && !daily.is_open(at(day, 18, 0)));
    }
    let week = hours("Tue-Fri 9:00-17:00,  sat-sun 10:00-24:00");
    assert!(!week.is_open(at(1, 12, 0)), "closed on Mondays");
    assert!(week.is_open(at(2, 9, 0)) && !week.is_open(at(5, 17, 0)));
    assert!(
        week.is_open(at(0, 23, 59)) && week.is_open(at(6, 10, 0)) && !week.is_open(at(1, 0, 0))
    );
}

#[test]
fn night_hours_end_on_the_next_day() {
    let night = hours("sat 20:00-2:00");
    assert!(night.is_open(at(6, 20, 0)) && night.is_open(at(0, 1, 59)));
    assert!(
        !night.is_open(at(0, 2, 0)) && !night.is_open(at(6, 1, 0)) && !night.is_open(at(0, 20, 0))
    );
    let around = hours("fri-mon 0:00-0:00");
    assert!(
        around.is_open(at(5, 0, 0)) && around.is_open(at(0, 12, 0)) && around.is_open(at(1, 23, 0))
    );
    assert!(!around.is_open(at(2, 0, 0)) && !around.is_open(at(4, 23, 59)));
}

#[test]
fn hours_are_read_as_people_write_them() {
    for value in [
        "10:00–18:00",
        "10.00-18.00",
        "10h00-18h00",
        "10h-18h",
        "10:00 - 18:00",
        "10-18",
        "“10:00-18:00”",
        "Monday-Sunday 10:00-18:00",
    ] {
        assert_eq!(hours(value), hours("10:00-18:00"), "{value}");
    }
    let week = hours("tuesday-thursday 9-17, Saturday 9:00—12:00, wednesday 18-20");
    assert_eq!(week, hours("tue-thu 9:00-17:00, sat 9:00-12:00, wed 18:00-20:00"));
}

#[test]
fn other_forms_are_refused() {
    for value in [
        "10:00",
        "10:00-",
        "-18:00",
        "25:00-26:00",
        "10:60-11:00",
        "24:00-1:00",
        "10:00-24:01",
        "mo 10:00-18:00",
        "mon 10:00-18:00,",
        "mon-tue-wed 10:00-18:00",
        "+1:00-2:00",
        "10:0-11:00",
        "010:00-11:00",
        "10:00-18:00; x",
        "monkey 10:00-18:00",
        "1800-2200",
        "99999-1",
    ] {
        assert!(EmbedOptions::default().set("hours", value).is_err(), "{value}");
    }
}
