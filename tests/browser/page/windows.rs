//! The browser's windows and where they have been: back and forth, one closed and another opened, and
//! the workers that Chromium keeps behind them.

use serde_json::json;

use super::Page;

impl Page {
    /// Goes back to where the window was before.
    #[track_caller]
    pub(crate) fn back(&self) {
        self.wait_for(self.session.back());
    }

    /// Closes the window, whatever happens in it, and opens another of the same person's.
    #[track_caller]
    pub(crate) fn lose_window(&self) {
        self.wait_for(async {
            let next = self.session.new_tab().await?;
            self.session.close_window().await?;
            self.session.switch_to_window(next).await
        });
    }

    /// Ends every service worker where it stands, as a browser does that needs the room. Chromium's alone.
    #[track_caller]
    pub(crate) fn end_service_workers(&self) {
        self.tell_browser("ServiceWorker.enable", &json!({}));
        self.tell_browser("ServiceWorker.stopAllWorkers", &json!({}));
    }
}
