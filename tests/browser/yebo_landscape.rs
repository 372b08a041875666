//! Yebo on a telephone on its side: everything is in one picture, and nothing is scrolled to.

use serde_json::{Value, json};

use crate::page::{Page, Screen, until};
use crate::yebo::{ADDRESS, opened, state};
use crate::yebo_place::late;
use crate::yebo_secrets::{offers, press, until_taking};

const SIZES: [Screen; 4] = [
    Screen { width: 640, height: 360, ratio: 2 },
    Screen { width: 667, height: 375, ratio: 2 },
    Screen { width: 740, height: 360, ratio: 2 },
    Screen { width: 844, height: 390, ratio: 2 },
];

/// A game of four people that has not begun.
const RECORD: &str = "[Game \"yebo\"]\n[Seats \"4\"]\n[Seed \"7\"]\n[Choices \"\"]\n";

/// Everything that does not fit: the page, what is asked, the seats, and each control.
const MISFITS: &str = "
  const misfits = [];
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.scrollingElement;
  if (root.scrollHeight > high || root.scrollWidth > wide) {
    misfits.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);
  }
  for (const it of document.querySelectorAll('#felt, #asking, .seat, .middle')) {
    if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1) {
      misfits.push(`${it.id || it.className} ${it.dataset.side || ''} is cut: ${it.scrollWidth} x ${it.scrollHeight}`
        + ` in ${it.clientWidth} x ${it.clientHeight}`);
    }
  }
  const controls = 'header button, #felt button, #rack > *, #status, .seat header, #last > *, #cover';
  for (const it of document.querySelectorAll(controls)) {
    const at = it.getBoundingClientRect();
    if (at.width === 0 || getComputedStyle(it).visibility === 'hidden') continue;
    const name = it.id || it.textContent.trim() || it.getAttribute('aria-label');
    if (at.left < -0.5 || at.top < -0.5 || at.right > wide + 0.5 || at.bottom > high + 0.5) {
      misfits.push(`${name} is outside: ${at.left} to ${at.right}, ${at.top} to ${at.bottom}`);
    } else if (it.matches('button, #rack > *')) {
      const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
      if (!it.contains(top)) misfits.push(`${name} lies below ${top && (top.id || top.className)}`);
      if (it.matches('button') && at.height < 43.5) misfits.push(`${name} is ${at.height} high`);
    }
  }
  return misfits";

fn fits(page: &Page, place: &str) {
    for screen in SIZES {
        page.resize(screen);
        let misfits = page.measure(MISFITS);
        assert_eq!(misfits, json!([]), "{place}, {} x {}", screen.width, screen.height);
    }
}

/// As many buttons more as there can be groups to choose from.
const MORE: &str = "
  const offers = document.getElementById('offers');
  for (let at = 0; at < 7; at += 1) {
    const button = document.createElement('button');
    button.className = 'button offer added';
    button.textContent = 'Yebo! Pot 5, Africa for Mask 6, Shield 7';
    offers.append(button);
  }";

#[test]
fn every_stage_of_a_shared_game_fits() {
    let page = Page::blank();
    page.load("history.html");
    page.measure_with("localStorage.setItem('sandgrid:yebo', arguments[0])", vec![json!(RECORD)]);
    page.resize(SIZES[0]);
    opened(&page, &format!("{ADDRESS}&lang=en"));
    fits(&page, "a hand-over");
    page.click("#uncover");
    fits(&page, "the direction");
    until_taking(&page, "1", |page| fits(page, "the round"));
    fits(&page, "a block is to be taken");
    assert_eq!(offers(&page), "LR", "both ends are buttons of the question");
    press(&page, "L");
    for at in 1..=3 {
        page.click(&format!("#rack > :nth-child({at})"));
    }
    fits(&page, "three blocks are chosen");
    page.letters("s");
    fits(&page, "a refusal");
    page.click("#rack > :nth-child(1)");
    page.click("#rack > :nth-child(2)");
    press(&page, "D");
    until("all are asked", || offers(&page).ends_with('P').then_some(()));
    fits(&page, "the open question");
    press(&page, &offers(&page)[..1]);
    page.click("#uncover");
    fits(&page, "somebody who has spoken up");
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn a_round_near_its_end_fits_in_both_directions_and_the_score_is_seen_as_a_whole() {
    for code in ["en", "fr", "ar"] {
        let page = Page::blank();
        page.load("history.html");
        page.measure("localStorage.setItem('sandgrid:settings', 'yebo-pace instant\\n')");
        page.resize(SIZES[0]);
        opened(&page, &format!("{ADDRESS}&lang={code}"));
        late(&page);
        fits(&page, &format!("{code}, groups before everybody"));
        page.letters("h");
        until("there is a hint", || page.is_seen("#hint").then_some(()));
        fits(&page, &format!("{code}, a hint"));
        page.click("#rack > :nth-child(1)");
        page.measure(MORE);
        fits(&page, &format!("{code}, many groups"));
        page.measure("document.querySelectorAll('.added').forEach((it) => it.remove())");
        page.click("header [data-open=score]");
        for screen in SIZES {
            page.resize(screen);
            let sum = page.places("#score-totals")[0];
            let foot = page.places("#score .sheet-foot")[0];
            assert!(
                sum.y + sum.height <= foot.y + 1.0,
                "{code}, {}: the sum is seen",
                screen.width
            );
            assert!(foot.y + foot.height <= f64::from(screen.height) + 1.0, "{code}");
        }
        assert_ne!(state(&page)["held"], Value::Null);
        assert_eq!(page.complaints(), [""; 0]);
    }
}
