//! The environment of the page: the screen, the reader's preferences, the network, the machine.

use std::cell::Cell;
use std::env;

use serde_json::{Value, json};

use super::browser::beyond;
use super::{Browser, Page, Screen};

thread_local! {
    /// The browsers that this test has started before.
    static BROWSERS: Cell<u32> = const { Cell::new(0) };
}

/// The kind of device that a browser emulates.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Device {
    Desktop,
    Telephone,
}

impl Page {
    /// Makes the window as large as that screen.
    pub(crate) fn resize(&self, screen: Screen) {
        match self.browser {
            Browser::Chromium => {
                self.show_on(screen, Device::Desktop);
                // A press needs the present place of its target.
                self.call_later("page.drawn", ());
            }
            Browser::Firefox => self.resize_firefox(screen),
            Browser::WebKit => self.resize_webkit(screen),
        }
    }

    /// Makes the browser that of a telephone: a screen, and fingers instead of a mouse, which WebKit's
    /// driver has none of.
    pub(crate) fn become_phone(&self, screen: Screen) {
        match self.browser {
            Browser::Chromium => {
                self.show_on(screen, Device::Telephone);
                self.tell_browser("Emulation.setTouchEmulationEnabled", &json!({"enabled": true}));
            }
            Browser::Firefox => {
                self.give_firefox_fingers();
                self.resize_firefox(screen);
            }
            Browser::WebKit => self.resize_webkit(screen),
        }
    }

    /// The first size of a window in which nothing is shown yet.
    pub(super) fn begin_at(&self, screen: Screen) {
        match self.browser {
            Browser::Chromium => self.show_on(screen, Device::Desktop),
            Browser::Firefox => self.resize_firefox(screen),
            Browser::WebKit => self.resize_webkit(screen),
        }
    }

    fn show_on(&self, Screen { width, height, ratio }: Screen, device: Device) {
        let metrics = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": ratio,
            "mobile": device == Device::Telephone,
        });
        self.tell_browser("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Makes the letters of the browser twice as large, as its reader can; returns whether its driver knows how to.
    pub(crate) fn enlarge_letters(&self) -> bool {
        let is_able = self.browser == Browser::Chromium;
        if is_able {
            let sizes = json!({"fontSizes": {"standard": 32, "fixed": 26}});
            self.tell_browser("Page.setFontSizes", &sizes);
        }
        is_able
    }

    /// Makes the reader prefer something: `("prefers-color-scheme", "dark")`.
    pub(crate) fn prefer(&self, name: &str, value: &str) {
        self.prefer_all(&[(name, value)]);
    }

    /// Makes the reader prefer just these things.
    pub(crate) fn prefer_all(&self, preferences: &[(&str, &str)]) {
        match self.browser {
            Browser::Chromium => {}
            Browser::Firefox => return self.prefer_in_firefox(preferences),
            Browser::WebKit => return self.prefer_in_webkit(preferences),
        }
        let feature = |(name, value): &(&str, &str)| json!({"name": name, "value": value});
        let features: Vec<Value> = preferences.iter().map(feature).collect();
        self.tell_browser("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// Sets the browser's own size of letters, in CSS pixels: a root element has 16 of them.
    #[track_caller]
    pub(crate) fn set_letters(&self, size: u32) {
        let sizes = json!({"fontSizes": {"standard": size}});
        self.tell_browser("Page.setFontSizes", &sizes);
    }

    /// Shows the page as that medium has it: `print`, or `screen`.
    pub(crate) fn show_as(&self, medium: &str) {
        self.tell_browser("Emulation.setEmulatedMedia", &json!({"media": medium}));
    }

    /// Slows the machine down by a factor.
    pub(crate) fn slow_down(&self, times: u32) {
        self.tell_browser("Emulation.setCPUThrottlingRate", &json!({"rate": times}));
    }

    /// Cuts the network off.
    pub(crate) fn go_offline(&self) {
        if self.browser == Browser::Firefox {
            return self.take_firefox_offline();
        }
        let nothing =
            json!({"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0});
        self.tell_browser("Network.emulateNetworkConditions", &nothing);
    }

    /// Blocks requests to addresses like these, as a content blocker does, in place of those before.
    pub(crate) fn block(&self, addresses: &[&str]) {
        self.tell_browser("Network.enable", &json!({}));
        self.tell_browser("Network.setCacheDisabled", &json!({"cacheDisabled": true}));
        self.tell_browser("Network.setBlockedURLs", &json!({"urls": addresses}));
    }

    /// Limits the network to that number of bits a second, and delays every answer by that number of milliseconds.
    pub(crate) fn narrow_network(&self, bits: u32, late: u32) {
        let bytes = bits / 8;
        self.tell_browser(
            "Network.emulateNetworkConditions",
            &json!({
                "offline": false,
                "latency": late,
                "downloadThroughput": bytes,
                "uploadThroughput": bytes,
            }),
        );
    }

    /// Switches JavaScript off, for pages that are loaded from now on.
    pub(crate) fn forbid_scripts(&self) {
        match self.browser {
            Browser::Chromium => {
                let off = json!({"value": true});
                self.tell_browser("Emulation.setScriptExecutionDisabled", &off);
            }
            Browser::Firefox => self.forbid_scripts_in_firefox(),
            Browser::WebKit => beyond("its driver forbids no scripts"),
        }
    }

    /// Has a script run in every page that is loaded from now on, before the page's own.
    pub(crate) fn before(&self, script: &str) {
        match self.browser {
            Browser::Chromium => {
                let source = json!({"source": script});
                self.tell_browser("Page.addScriptToEvaluateOnNewDocument", &source);
            }
            // Their drivers know nothing of the kind; the page brings the script along.
            Browser::Firefox | Browser::WebKit => self.server.bring_along(script),
        }
    }

    /// Makes chance repeatable in every page that is loaded from now on: the variable `SANDGRID_DEAL` chooses one of
    /// 2^32 seeds. The browsers of one test have different ones.
    pub(super) fn deal(&self) {
        let seed = env::var("SANDGRID_DEAL").ok().map(|seed| seed.parse::<u32>());
        let seed = seed.transpose().expect("SANDGRID_DEAL is a number below 2^32").unwrap_or(1);
        let browser = BROWSERS.replace(BROWSERS.get() + 1);
        let seed = seed.wrapping_add(browser.wrapping_mul(0x0100_0000));
        self.before_with(include_str!("../early/deal.js"), [seed]);
    }

    /// Makes the browser one whose reader has chosen those languages.
    pub(crate) fn speak(&self, languages: &[&str]) {
        self.before_with(include_str!("../early/languages.js"), [languages]);
    }
}
