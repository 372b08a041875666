//! The language of Yebo's page.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::controller::YeboController;
use crate::platform::i18n;

impl YeboController {
    /// Switches to the language of the settings when it has changed, here or in another window.
    pub(super) fn follow_language(self: &Rc<Self>) {
        let wanted = self.setting("language");
        let before = self.page.language.replace(Some(wanted.clone()));
        if before.is_some_and(|before| before != wanted) {
            self.speak_as_set();
        }
    }

    /// Switches to the language of the settings.
    fn speak_as_set(self: &Rc<Self>) {
        let controller = Rc::clone(self);
        let code = self.session().settings().0.language.clone();
        let code = code.unwrap_or_else(i18n::preferred);
        spawn_local(async move { controller.speak(&code).await });
    }

    /// Sets the language.
    pub(super) fn set_language(self: &Rc<Self>, value: &str) {
        let before = self.setting("language");
        self.set_setting("language", value);
        // Chosen again: its words could not be fetched.
        if self.setting("language") == before {
            self.speak_as_set();
        }
    }
}
