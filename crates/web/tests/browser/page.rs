//! A page to test in: the markup of `index.html` and its styles, in the test's own document.

use std::rc::Rc;

use js_sys::Promise;
use sandgrid_app::rules::{Cell, Ruleset};
use sandgrid_app::{GameSetup, Session};
use sandgrid_web::board::controller::BoardController;
use sandgrid_web::dom::document::{document, window};
use sandgrid_web::features::registry;
use sandgrid_web::shell::startup;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

const INDEX: &str = include_str!("../../../../index.html");
const STYLES: [&str; 3] = [
    include_str!("../../../../www/base.css"),
    include_str!("../../../../www/table.css"),
    include_str!("../../../../www/dialog.css"),
];

/// A started page, fresh, 600 by 700 CSS pixels.
pub(crate) fn started(key: &str) -> Rc<BoardController> {
    lay_out();
    let rules = Ruleset::find(key).expect("the test names a ruleset");
    start(GameSetup::two_people(rules, 1))
}

/// Started with those players.
pub(crate) fn started_with(choice: GameSetup) -> Rc<BoardController> {
    lay_out();
    start(choice)
}

fn start(choice: GameSetup) -> Rc<BoardController> {
    let mut session = Session::new(choice);
    let effects = session.open();
    startup::compose(&registry::FULL, session, effects, None).expect("the browser draws")
}

fn lay_out() {
    let (_, rest) = INDEX.split_once("<body>").expect("the page has a body");
    let (body, _) = rest.split_once("</body>").expect("the body ends");
    let document = document();
    let root = document.get_element_by_id("root").unwrap_or_else(|| {
        let root = document.create_element("div").expect("a div");
        root.set_id("root");
        document.body().expect("a body").append_child(&root).expect("it fits");
        root
    });
    // Its style hides the table before it has started.
    let page = document.document_element().expect("a page");
    page.set_attribute("data-started", "").expect("a name of ours");
    root.set_inner_html(&format!("<style>{}</style>{body}", STYLES.concat()));
    let stage = hidden_off("table");
    stage.style().set_css_text("display: block; width: 600px");
    let stage: HtmlElement = find("#stage");
    stage.style().set_css_text("width: 600px; height: 700px");
}

fn hidden_off(id: &str) -> HtmlElement {
    let element: HtmlElement = find(&format!("#{id}"));
    element.set_hidden(false);
    element
}

/// The first element of that selector.
pub(crate) fn find<T: JsCast>(selector: &str) -> T {
    document()
        .query_selector(selector)
        .expect("the selector is one")
        .and_then(|element| element.dyn_into().ok())
        .unwrap_or_else(|| panic!("the page has {selector}"))
}

/// How many elements there are of that selector.
pub(crate) fn count(selector: &str) -> u32 {
    document().query_selector_all(selector).expect("the selector is one").length()
}

/// The button of a hole.
pub(crate) fn hole(cell: &str) -> HtmlElement {
    find(&format!("[data-cell={cell}]"))
}

/// The accessible name of a hole.
pub(crate) fn name(cell: &str) -> String {
    hole(cell).get_attribute("aria-label").expect("a hole has a name")
}

/// The cell that has the focus.
pub(crate) fn focused() -> Option<String> {
    document().active_element()?.get_attribute("data-cell")
}

/// Waits for milliseconds.
pub(crate) async fn wait(millis: i32) {
    let promise = Promise::new(&mut |done, _| {
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&done, millis)
            .expect("a page has timers");
    });
    JsFuture::from(promise).await.expect("time passes");
}

/// The pixels of a hole's middle on the canvas, 41 by 41.
pub(crate) fn pixels(app: &BoardController, cell: &str) -> Vec<u8> {
    let canvas: HtmlCanvasElement = find("#canvas");
    let scale = f64::from(canvas.width()) / canvas.get_bounding_client_rect().width();
    let cell: Cell = cell.parse().expect("the test names a cell");
    let at = app.plan().centre(cell);
    let context: CanvasRenderingContext2d =
        canvas.get_context("2d").expect("it draws").expect("it draws").unchecked_into();
    let (x, y) = (at.x * scale - 20.0, at.y * scale - 20.0);
    context.get_image_data(x, y, 41.0, 41.0).expect("the pixels are ours").data().0
}

/// Counts the animation frames that are asked for from now on.
pub(crate) fn count_frames() -> impl Fn() -> u32 {
    js_sys::eval(
        "window.asked = 0; window.original ??= window.requestAnimationFrame.bind(window); \
         window.requestAnimationFrame = (act) => { window.asked++; return window.original(act); }",
    )
    .expect("the script runs");
    || {
        let asked = js_sys::Reflect::get(&window(), &JsValue::from("asked")).expect("it is there");
        asked.as_f64().map_or(0, |asked| format!("{asked}").parse().expect("a whole number"))
    }
}
