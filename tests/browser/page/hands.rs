//! Actions of a person: keys, a mouse, a finger.

use std::time::Duration;

use sandgrid_rules::Side;
use serde_json::{Value, json};
use thirtyfour::action_chain::ActionChain;
use thirtyfour::common::command::{Actions, Command};
use thirtyfour::{By, WebElement};

use super::browser::beyond;
use super::scripts::named;
use super::{Browser, Page, Place, timed};

pub(crate) use thirtyfour::Key;

impl Page {
    /// Presses keys, one after the other.
    #[track_caller]
    pub(crate) fn keys(&self, keys: impl IntoIterator<Item = Key>) {
        let typed: String = keys.into_iter().map(char::from).collect();
        self.wait_for(self.session.action_chain().send_keys(typed).perform());
    }

    /// Presses a key while another is held down.
    #[track_caller]
    pub(crate) fn chord(&self, held: Key, key: impl Into<char>) {
        let (held, key) = (char::from(held), key.into().to_string());
        let chain = self.session.action_chain().key_down(held).send_keys(key).key_up(held);
        self.wait_for(chain.perform());
    }

    /// Types letters, wherever the focus is.
    #[track_caller]
    pub(crate) fn letters(&self, letters: &str) {
        self.wait_for(self.session.action_chain().send_keys(letters).perform());
    }

    /// Writes into the one field that the CSS selector names, in place of what is there. A field
    /// for files takes their names, a list the beginning of what is chosen.
    #[track_caller]
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        let field = self.element(selector);
        let kind = self.wait_for(field.tag_name());
        if self.browser == Browser::WebKit && kind == "select" {
            return self.choose_in_webkit(&field, text);
        }
        self.wait_for(async {
            if kind == "textarea" {
                field.clear().await?;
            }
            field.send_keys(text).await
        });
    }

    /// Grants a page access to the clipboard, as a person does in the browser's dialog.
    #[track_caller]
    pub(crate) fn allow_clipboard(&self) {
        if self.browser == Browser::Firefox {
            return self.allow_clipboard_in_firefox();
        }
        self.keep_apart();
        let allowed = json!({"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]});
        self.tell_browser("Browser.grantPermissions", &allowed);
    }

    /// Has the browser save files in that folder, without asking.
    #[track_caller]
    pub(crate) fn save_files_in(&self, folder: &str) {
        if self.browser == Browser::Firefox {
            return self.save_firefox_files_in(folder);
        }
        self.keep_apart();
        let behaviour = json!({"behavior": "allow", "downloadPath": folder});
        self.tell_browser("Browser.setDownloadBehavior", &behaviour);
    }

    /// Clicks on the hole of that name.
    #[track_caller]
    pub(crate) fn click_hole(&self, cell: &str) {
        self.click(&hole_of(cell));
    }

    /// Clicks on a side's pieces in hand.
    #[track_caller]
    pub(crate) fn click_hand(&self, side: Side) {
        self.click(&hand_of(side));
    }

    /// Opens a sheet by its button in the header, or through the menu on a telephone.
    #[track_caller]
    pub(crate) fn open_sheet(&self, id: &str) {
        let button = format!("#open-{id}");
        if self.is_seen(&button) {
            self.click(&button);
        } else {
            self.click("#open-menu");
            self.click(&format!("#menu [data-open={id}]"));
        }
    }

    /// Opens a fold, unless it is open.
    #[track_caller]
    pub(crate) fn unfold(&self, selector: &str) {
        if self.count(&format!("{selector}[open]")) == 0 {
            self.click(&format!("{selector} > summary"));
        }
    }

    /// Clicks on the one thing that the CSS selector names.
    #[track_caller]
    pub(crate) fn click(&self, selector: &str) {
        if self.asks_chromium() {
            let middle = self.call("elements.middle", [selector]);
            if let (Some(x), Some(y)) = (middle[0].as_i64(), middle[1].as_i64()) {
                return self.wait_for(self.quick_hand().move_to(x, y).click().perform());
            }
        }
        self.press(&self.element(selector));
    }

    /// Takes the one thing that the selector names to another, and lets go of it there.
    #[track_caller]
    pub(crate) fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.element(from), self.element(to));
        let chain = self.session.action_chain().move_to_element_center(&from).click_and_hold();
        // The first movement of a drag fires `dragover` at its target.
        let chain = chain.move_by_offset(4, 3).move_to_element_center(&to).move_by_offset(2, 2);
        self.wait_for(chain.release().perform());
    }

    /// Clicks on the one thing that the `XPath` names, where words tell things apart.
    #[track_caller]
    pub(crate) fn click_path(&self, path: &str) {
        let found = self.wait_for(self.session.find(By::XPath(path.to_owned())));
        self.press(&found);
    }

    /// Clicks on an element. Chromium's driver takes twice as long for its own click, which searches the page by
    /// scripts of its own several times; it is asked for it where another element lies over the middle. The drivers of
    /// Firefox and WebKit scroll less well.
    #[track_caller]
    pub(super) fn press(&self, element: &WebElement) {
        let is_reached: bool = self.call_for("elements.aim", [named(element)]);
        if is_reached && self.browser == Browser::Chromium {
            let click = self.quick_hand().move_to_element_center(element).click();
            // In a frame, the middle may lie outside the window: the driver's own click scrolls the page around.
            if timed("commands", || self.runtime.block_on(click.perform())).is_ok() {
                return;
            }
        }
        self.wait_for(element.click());
    }

    /// A mouse that is there at once; without this, the library has it take a quarter of a second.
    fn quick_hand(&self) -> ActionChain {
        self.session.action_chain_with_delay(None, Some(Duration::ZERO))
    }

    /// Takes hold of something with the mouse, and brings it over something else, without letting
    /// go.
    #[track_caller]
    pub(crate) fn carry(&self, from: &WebElement, to: &WebElement) {
        let chain = self.session.action_chain().move_to_element_center(from).click_and_hold();
        // As a hand does it: slowly at first.
        let chain = chain.move_by_offset(4, 3).move_by_offset(6, 4).move_to_element_center(to);
        self.wait_for(chain.perform());
    }

    /// Clicks with the mouse on a place, without a script of `WebDriver`'s that would look there
    /// first: it takes time on the page.
    #[track_caller]
    pub(crate) fn click_place(&self, at: Place) {
        let (x, y) = at.centre();
        for kind in ["mousePressed", "mouseReleased"] {
            let deed = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.tell_browser("Input.dispatchMouseEvent", &deed);
        }
    }

    /// Lets go of what the mouse carries.
    #[track_caller]
    pub(crate) fn let_go(&self) {
        self.wait_for(self.session.action_chain().release().perform());
    }

    /// Touches a place for a moment.
    #[track_caller]
    pub(crate) fn tap(&self, at: Place) {
        self.touch(vec![vec![
            PointerStep::Move(at),
            PointerStep::Down,
            PointerStep::Wait(40),
            PointerStep::Up,
        ]]);
    }

    /// Puts a finger down, and lifts it somewhere else after a rest there.
    #[track_caller]
    pub(crate) fn swipe(&self, from: Place, to: Place) {
        let (start, end) = (from.centre(), to.centre());
        let way = (1..=8).map(|step| {
            let part = f64::from(step) / 8.0;
            let between = |start: f64, end: f64| start + (end - start) * part;
            PointerStep::MoveTo(between(start.0, end.0), between(start.1, end.1))
        });
        let mut steps = vec![PointerStep::Move(from), PointerStep::Down, PointerStep::Wait(40)];
        steps.extend(way);
        steps.extend([PointerStep::Wait(200), PointerStep::Up]);
        self.touch(vec![steps]);
    }

    /// Puts two fingers down at once, moves them apart a little, and lifts them.
    #[track_caller]
    pub(crate) fn pinch(&self, left: Place, right: Place) {
        let finger = |at: Place, by: f64| {
            let (x, y) = at.centre();
            let apart = PointerStep::MoveTo(x + by, y);
            vec![
                PointerStep::Move(at),
                PointerStep::Down,
                PointerStep::Wait(40),
                apart,
                PointerStep::Wait(40),
                PointerStep::Up,
            ]
        };
        self.touch(vec![finger(left, -4.0), finger(right, 4.0)]);
    }

    /// Puts two fingers down there, and spreads them: a page that lets itself be made larger is.
    #[track_caller]
    pub(crate) fn spread(&self, at: Place) {
        let (x, y) = at.centre();
        let touch = |kind: &str, fingers: Value| {
            let event = json!({"type": kind, "touchPoints": fingers});
            self.tell_browser("Input.dispatchTouchEvent", &event);
        };
        let fingers = |apart: f64| json!([{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]);
        touch("touchStart", fingers(20.0));
        for step in 1..10 {
            touch("touchMove", fingers(20.0 + 10.0 * f64::from(step)));
        }
        touch("touchEnd", json!([]));
    }

    /// Taps twice in a row.
    #[track_caller]
    pub(crate) fn tap_twice(&self, at: Place) {
        let tap = [PointerStep::Down, PointerStep::Wait(20), PointerStep::Up];
        self.touch(vec![
            [&[PointerStep::Move(at)][..], &tap, &[PointerStep::Wait(60)], &tap].concat(),
        ]);
    }

    /// Performs the steps of each finger at the same time.
    #[track_caller]
    pub(crate) fn touch(&self, fingers: Vec<Vec<PointerStep>>) {
        self.point(fingers.into_iter().map(|steps| ("touch", steps)).collect());
    }

    /// Performs the steps of each pointer (`mouse`, `pen`, `touch`) at the same time; each step takes as long as the
    /// longest of them.
    #[track_caller]
    pub(crate) fn point(&self, pointers: Vec<(&str, Vec<PointerStep>)>) {
        if self.browser == Browser::WebKit {
            beyond("its driver has no fingers");
        }
        let pointer = |(id, (kind, steps)): (usize, (&str, Vec<PointerStep>))| {
            json!({
                "type": "pointer",
                "id": format!("{kind} {id}"),
                "parameters": {"pointerType": kind},
                "actions": steps.into_iter().map(PointerStep::value).collect::<Vec<_>>(),
            })
        };
        let pointers: Vec<Value> = pointers.into_iter().enumerate().map(pointer).collect();
        let actions = Actions::from(Value::from(pointers));
        self.wait_for(self.session.cmd(Command::PerformActions(actions)));
    }

    /// Presses and releases keys where the focus is, each with its `key`, its `code` and its modifiers, as
    /// any keyboard may write them. Whether the page has made something of the last.
    #[track_caller]
    pub(crate) fn type_as(&self, keys: Value) -> bool {
        self.call_for("page.typeAs", [keys])
    }

    /// The button of the hole of that name.
    #[track_caller]
    pub(crate) fn hole(&self, cell: &str) -> WebElement {
        self.element(&hole_of(cell))
    }

    /// The button of a side's pieces in hand.
    #[track_caller]
    pub(crate) fn hand(&self, side: Side) -> WebElement {
        self.element(&hand_of(side))
    }
}

/// The CSS selector of a hole.
pub(super) fn hole_of(cell: &str) -> String {
    format!("[role=grid] button[aria-label*='{cell}']")
}

/// The CSS selector of a side's pieces in hand.
pub(super) fn hand_of(side: Side) -> String {
    let id = match side {
        Side::First => "first",
        Side::Second => "second",
    };
    format!("#hand-{id}[aria-label*='in hand']")
}

/// One thing that a pointer does.
#[derive(Copy, Clone, Debug)]
pub(crate) enum PointerStep {
    /// It goes to the middle of a place.
    Move(Place),
    /// It goes to a point.
    MoveTo(f64, f64),
    /// It is put down, or its main button is.
    Down,
    /// It is lifted.
    Up,
    /// A pause in milliseconds.
    Wait(u32),
}

impl PointerStep {
    fn value(self) -> Value {
        match self {
            Self::Move(place) => {
                let (x, y) = place.centre();
                Self::MoveTo(x, y).value()
            }
            Self::MoveTo(x, y) => {
                json!({"type": "pointerMove", "duration": 20, "x": x.round(), "y": y.round()})
            }
            Self::Down => json!({"type": "pointerDown", "button": 0}),
            Self::Up => json!({"type": "pointerUp", "button": 0}),
            Self::Wait(millis) => json!({"type": "pause", "duration": millis}),
        }
    }
}
