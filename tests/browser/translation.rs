//! A browser that translates the page: the game goes on in its own language, and every press does the same.

use serde_json::{Value, json};

use crate::board::{after, compare};
use crate::page::{Key, PEOPLE, Page, until};
use crate::yebo::{ADDRESS, Hands, opened, started, step_on};

/// Does what a translator does, as far as a page can tell: the root says another language, texts stand in elements that
/// were not there, and say something else; what is written anew is translated anew.
const TRANSLATE: &str = r"
  const skipped = 'script, style, template, textarea, kbd, noscript, font, [translate=no]';
  const translate = (root) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.replace(/\p{L}{3,}/gu, (word) => `${word[0]}·${word.slice(1)}`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.lang = 'de';
  document.documentElement.dir = 'ltr';
  document.documentElement.classList.add('translated-ltr');
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target.isConnected) translate(target.nodeType === 1 ? target : target.parentNode);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
";

/// Translates as soon as the board is there, and before the whole program is.
const EARLY: &str = "
  const real = WebAssembly.instantiateStreaming;
  let count = 0;
  WebAssembly.instantiateStreaming = async (...source) => {
    if (count++ > 0) await new Promise(resolve => window.release = resolve);
    return real(...source);
  }";

fn root(page: &Page, name: &str) -> Value {
    page.measure(&format!("return document.documentElement.getAttribute('{name}')"))
}

#[test]
fn the_whole_program_goes_on_in_the_language_that_was_asked_for() {
    let page = Page::blank();
    page.before(EARLY);
    for (code, first, query) in
        [("fr", "Annuler", ""), ("ar", "تراجع", ""), ("fr", "", "&rules=yebo")]
    {
        page.load(&format!("?lang={code}{query}"));
        until("the whole is there to be released", || (page.has_global("release")).then_some(()));
        page.measure(TRANSLATE);
        page.call_global("release");
        if query.is_empty() {
            page.await_board();
        } else {
            started(&page);
        }
        assert_eq!(root(&page, "lang"), json!(code));
        let asked = page.asked_for();
        assert!(!asked.iter().any(|path| path.contains("locales/de")), "{asked:?}");
        let undo = page.measure(
            "return document.querySelector('#undo span')?.textContent.replaceAll('·', '') ?? ''",
        );
        assert_eq!(undo, json!(first), "{code}");
        assert_eq!(page.words_of("#alert"), "", "{code}");
    }
}

#[test]
fn a_game_is_played_under_a_translator() {
    let page = Page::open(PEOPLE);
    page.measure(TRANSLATE);
    for cell in ["c3", "d3", "a1", "b1"] {
        page.click_hole(cell);
    }
    compare(&page, after("yote-traditional", ["c3", "d3", "a1", "b1"]).position(), "clicks");
    let turns = page.measure(
        "return [...document.querySelectorAll('#turns button')].map((it) => it.innerHTML).join(' ')",
    );
    assert_eq!(turns, json!("c3 d3 a1 b1"), "the notation is the page's own");
    // Nothing is written anew where nothing has changed.
    page.measure(
        "document.querySelector('[data-cell=c3]').focus();
         window.changes = 0;
         const count = (changes) => { window.changes += changes.length };
         for (const id of ['status', 'title', 'notice-words']) {
           new MutationObserver(count).observe(document.getElementById(id),
             { childList: true, characterData: true, subtree: true });
         }
         new MutationObserver(count).observe(document.querySelector('title'), { childList: true });",
    );
    page.keys([Key::Right, Key::Left, Key::Up, Key::Down]);
    assert_eq!(page.global("changes"), json!(0), "arrow keys");
    page.chord(Key::Control, 'z');
    page.click("#turns li:nth-child(2) button");
    page.click("#open-menu");
    page.close_sheets();
    assert_eq!(page.property("#broken", "hidden"), json!(true));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn yebo_is_played_under_a_translator() {
    let page = Page::open("");
    page.measure(TRANSLATE);
    page.set_item("sandgrid:settings", "yebo-pace instant\n");
    opened(&page, ADDRESS);
    page.measure(TRANSLATE);
    for hands in [Hands::Mouse, Hands::Keys, Hands::Mouse, Hands::Keys] {
        step_on(&page, hands);
    }
    assert_eq!(page.property("#broken", "hidden"), json!(true));
    assert_eq!(page.complaints(), [""; 0]);
}

#[test]
fn elements_that_extensions_put_in_or_take_away_break_no_list() {
    let page = Page::open(PEOPLE);
    let turns = || {
        page.measure("return [...document.querySelectorAll('#turns [data-turn]')].map((it) => it.textContent.trim()).join(' ')")
    };
    page.click_hole("c3");
    page.click_hole("a5");
    page.measure(
        "const list = document.getElementById('turns');
         list.prepend(document.createElement('x-note'));
         list.append(document.createElement('x-note'))",
    );
    page.click_hole("c2");
    assert_eq!(turns(), json!("c3 a5 c2"), "beside foreign elements");
    page.measure("document.querySelector('#turns [data-turn]').closest('li').remove()");
    page.click_hole("b5");
    assert_eq!(turns(), json!("c3 a5 c2 b5"), "where one was taken away");
    page.chord(Key::Control, 'z');
    assert_eq!(page.complaints(), [""; 0]);
}
