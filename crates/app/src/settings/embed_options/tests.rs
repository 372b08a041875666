use sandgrid_rules::Ruleset;

use super::*;

fn options(of: &[(&str, &str)]) -> EmbedOptions {
    let mut options = EmbedOptions::default();
    for (name, value) in of {
        options.set(name, value).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    options
}

/// A valid and an invalid value for every option.
const VALUES: [(&str, &str, &str); 30] = [
    ("rules", "choko-ludos", "chess"),
    ("position", "6/6/6/6/6 o 12/12 - 0", ""),
    ("record", "1. c3", ""),
    ("at", "0", "-1"),
    ("lesson", "yote:4", "yote:0"),
    ("puzzle", "60", "0"),
    ("side", "second", "third"),
    ("level", "13", "14"),
    ("lang", "fr-SN", "f"),
    ("theme", "dark", "purple"),
    ("sound", "100", "101"),
    ("readonly", "", "maybe"),
    ("coordinates", "off", "2"),
    ("controls", "few", "some"),
    ("links", "no", "nein"),
    ("kiosk", "yes", "kiosk"),
    ("idle", "30", "29"),
    ("motion", "less", "more"),
    ("learning", "true", "wahr"),
    ("takes", "save print", "paper"),
    ("games", "yote, yebo", "chess"),
    ("languages", "fr en-GB", "e"),
    ("volume-max", "40", "101"),
    ("accent", "#7a1f3d", "url(x)"),
    ("ground", "fff", "12345"),
    ("ink", "navy", "rebeccapurple"),
    ("radius", "12px", "33"),
    ("font", "gill sans, 'noto serif', serif", "x;} body{"),
    ("hours", "tue-sun 10:00-18:00, fri 18:00-21:00", "10:60-18:00"),
    ("staff", "2468", "246"),
];

#[test]
fn options_accept_only_their_values() {
    assert_eq!(VALUES.map(|row| row.0), EmbedOption::ALL.map(EmbedOption::name));
    for (name, sound, odd) in VALUES {
        let stated = options(&[(name, sound)]);
        assert_ne!(stated, EmbedOptions::default(), "{name}");
        let mut other = stated.clone();
        if !odd.is_empty() {
            let error = other.set(name, odd).expect_err(name);
            assert!(error.to_string().contains(odd) && error.to_string().contains(name));
            assert_eq!(other, stated, "{name}: what is refused changes nothing");
        }
        other.unset(EmbedOption::named(name).expect("it is a term's"));
        assert_eq!(other, EmbedOptions::default(), "{name}");
    }
    let unknown = EmbedOptions::default().set("onclick", "alert(1)");
    assert_eq!(unknown, Err(EmbedOptionError::Unknown("onclick".to_owned())));
}

#[test]
fn lists_keep_their_known_names() {
    for (name, value, known, unknown) in [
        ("games", "Yote, chess,yebo go", "yote yebo", "chess go"),
        ("languages", "fr xx e en", "fr xx en", "xx e"),
        ("takes", "print fax", "print", "fax"),
    ] {
        assert_eq!(options(&[(name, value)]), options(&[(name, known)]), "{name}");
        let option = EmbedOption::named(name).expect("it is one");
        let error = EmbedOptionError::of_names(option, value, |code| code != "xx");
        let said = error.expect("some are unknown").to_string();
        assert!(said.ends_with(&format!("; `{unknown}` is left out")), "{said}");
        assert_eq!(EmbedOptionError::of_names(option, known, |_| true), None, "{name}");
    }
    assert_eq!(EmbedOptionError::of_names(EmbedOption::Font, "x y", |_| true), None);
}

#[test]
fn value_that_is_not_on_offer_is_told() {
    let told = |option, of: &[(&str, &str)]| {
        EmbedOptionError::of_offer(&options(of), option).map(|error| error.to_string())
    };
    let language = "`lang` is `fr`, which is not on offer".to_owned();
    let lang = |of: &[_]| told(EmbedOption::Lang, of);
    assert_eq!(lang(&[("languages", "pt ar"), ("lang", "fr-SN")]), Some(language));
    assert_eq!(lang(&[("languages", "pt fr"), ("lang", "fr")]), None);
    assert_eq!(lang(&[("languages", "pt")]), None);
    assert_eq!(lang(&[("lang", "fr")]), None);
    let game = "`rules` is `wali-ludens`, which is not on offer".to_owned();
    let rules = |of: &[_]| told(EmbedOption::Rules, of);
    assert_eq!(rules(&[("games", "yote yebo"), ("rules", "wali-ludens")]), Some(game));
    assert_eq!(rules(&[("games", "choko wali"), ("rules", "wali-ludens")]), None);
    assert_eq!(rules(&[("games", "choko")]), None);
    assert_eq!(rules(&[("rules", "wali-ludens")]), None);
}

#[test]
fn errors_quote_values_briefly() {
    let error =
        EmbedOptions::default().set("level", &"é".repeat(10_000)).expect_err("it is no level");
    assert!(error.to_string().len() < 200);
}

#[test]
fn options_ignore_blanks_and_case() {
    for (name, value, _) in VALUES {
        let capitals = if name == "record" { value.to_owned() } else { value.to_uppercase() };
        let capitals = if name == "position" { value.to_owned() } else { capitals };
        assert_eq!(
            options(&[(name, &format!("  {capitals}\n"))]),
            options(&[(name, value)]),
            "{name}"
        );
        let nothing = EmbedOptions::default().set(name, " ").map(drop);
        assert_eq!(nothing, Ok(()), "{name}");
    }
    assert_eq!(options(&[("lang", "fr_CA")]), options(&[("lang", "fr")]));
    assert_eq!(options(&[("takes", "print,save")]), options(&[("takes", "print save")]));
}

#[test]
fn empty_value_resets_an_option() {
    let mut stated = options(&[("level", "3"), ("readonly", "no")]);
    assert_eq!(stated.set("level", ""), Ok(EmbedOption::Level));
    assert_eq!(stated.set("readonly", ""), Ok(EmbedOption::Readonly));
    assert_eq!((stated.level, stated.readonly), (None, Some(true)));
}

#[test]
fn computer_takes_the_other_side() {
    let (person, level) =
        (Player::Person, |number: usize| Player::Computer(Level::ALL[number - 1]));
    for (stated, players) in [
        (&[][..], None),
        (&[("level", "3")], Some((person, level(3)))),
        (&[("side", "second")], Some((level(1), person))),
        (&[("side", "second"), ("level", "5")], Some((level(5), person))),
        (&[("side", "both"), ("level", "5")], Some((person, person))),
        (&[("side", "none"), ("level", "2")], Some((level(2), level(2)))),
    ] {
        let players = players.map(|(first, second)| BySide::new(first, second));
        assert_eq!(options(stated).players(), players, "{stated:?}");
    }
}

#[test]
fn without_a_side_the_user_has_the_usual_one() {
    for (stated, side) in [
        (&[][..], Some(Seat::First)),
        (&[("rules", "wali-ludens")], Some(Seat::Both)),
        (&[("rules", "wali-ludens"), ("level", "3")], None),
        (&[("readonly", "")], None),
        (&[("side", "second")], Some(Seat::Second)),
    ] {
        assert_eq!(options(stated).seated().side, side, "{stated:?}");
    }
}

#[test]
fn kiosk_defaults_are_few_controls_no_links_and_idle() {
    let kiosk = options(&[("kiosk", "")]);
    assert_eq!((kiosk.controls(), kiosk.has_links()), (Controls::Few, false));
    assert_eq!(kiosk.idle(), Some(90));
    let asked =
        options(&[("kiosk", "yes"), ("links", "yes"), ("controls", "none"), ("idle", "60")]);
    assert_eq!((asked.controls(), asked.has_links()), (Controls::None, true));
    assert_eq!(asked.idle(), Some(60));
    assert_eq!(EmbedOptions::default().idle(), None);
}

#[test]
fn a_game_and_a_language_make_no_guest() {
    assert!(!options(&[("rules", "wali-ludens"), ("lang", "fr")]).is_guest());
    for (name, value, _) in VALUES {
        let stands_alone = matches!(name, "rules" | "position" | "record" | "lang");
        assert_eq!(options(&[(name, value)]).is_guest(), !stands_alone, "{name}");
    }
}

#[test]
fn a_game_is_its_first_rulebook() {
    for (text, key) in [
        ("yote", "yote-traditional"),
        ("choko", "choko-traditional"),
        ("wali", "wali-ludens"),
        ("bolotondou", "bolotondou-ludens"),
        ("yote-ludos chain", "yote-ludos+chain"),
    ] {
        assert_eq!(find_ruleset(text).map(Ruleset::key), Ok(key));
    }
    for wrong in ["", "y", "yote-", "wali+chain", "traditional"] {
        assert!(find_ruleset(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn typographic_signs_are_plain_ones() {
    let told = options(&[("rules", "” yote–ludos”"), ("lang", "“fr”"), ("level", "3")]);
    assert_eq!(told, options(&[("rules", "yote-ludos"), ("lang", "fr"), ("level", "3")]));
    let games = options(&[("games", "“yote, choko”")]).games;
    assert_eq!(games, options(&[("games", "yote choko")]).games);
}
