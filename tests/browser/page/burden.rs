//! The memory of the page in a browser, after garbage collection.

use std::fs;

use serde_json::json;

use super::{Browser, Page};

/// The measures of a page, as far as its browser reports them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Burden {
    /// Nodes of its markup, those included that are in no tree any more.
    pub(crate) nodes: Option<f64>,
    /// Number of listeners.
    pub(crate) listeners: Option<f64>,
    /// Memory of its scripts in bytes, without WebAssembly. In Firefox, memory in use by all processes as they report
    /// it: they keep freed memory for reuse, which in a busy page is many times as much.
    pub(crate) heap: Option<f64>,
    /// Memory of all processes of the browser in bytes; shared memory counts once.
    pub(crate) processes: Option<f64>,
    /// The same before garbage collection, in browsers without a command for it.
    pub(crate) untidied: Option<f64>,
}

impl Page {
    /// Returns the measures after garbage collection.
    #[track_caller]
    pub(crate) fn burden(&self) -> Burden {
        match self.browser {
            Browser::Chromium => self.burden_in_chromium(),
            Browser::Firefox => {
                self.tidy_firefox();
                Burden { heap: self.weight_of_firefox(), ..Burden::default() }
            }
            Browser::WebKit => {
                Burden { untidied: processes_of(self.driver.id()), ..Burden::default() }
            }
        }
    }

    #[track_caller]
    fn burden_in_chromium(&self) -> Burden {
        // Objects freed in the first round release others.
        for _ in 0..2 {
            self.tell_browser("HeapProfiler.collectGarbage", &json!({}));
        }
        let counted = self.tell_browser("Memory.getDOMCounters", &json!({}));
        let heap = self.tell_browser("Runtime.getHeapUsage", &json!({}));
        Burden {
            nodes: counted["nodes"].as_f64(),
            listeners: counted["jsEventListeners"].as_f64(),
            heap: heap["usedSize"].as_f64(),
            processes: processes_of(self.driver.id()),
            untidied: None,
        }
    }
}

/// Returns the memory of all descendants of a process, without itself; `None` if the system does not report it.
fn processes_of(driver: u32) -> Option<f64> {
    let sizes: Vec<f64> = started_by(driver)?.into_iter().filter_map(size_of).collect();
    (!sizes.is_empty()).then(|| sizes.iter().sum())
}

/// The processes that a process has started, and those that these have; `None` where the system does not tell.
pub(super) fn started_by(process: u32) -> Option<Vec<u32>> {
    let mut parents = Vec::new();
    for entry in fs::read_dir("/proc").ok()?.filter_map(Result::ok) {
        let Some(id) = entry.file_name().to_str().and_then(|name| name.parse::<u32>().ok()) else {
            continue;
        };
        let parent = stat(id).and_then(|fields| fields.get(1)?.parse().ok());
        parents.extend(parent.map(|parent: u32| (id, parent)));
    }
    let mut found: Vec<u32> = vec![process];
    let mut at = 0;
    while let Some(&parent) = found.get(at) {
        found.extend(parents.iter().filter(|(_, of)| *of == parent).map(|(id, _)| *id));
        at += 1;
    }
    found.remove(0);
    Some(found)
}

/// The fields of `/proc/ID/stat` after the program's name, which stands in brackets and may have any letters;
/// `None` where the process has ended.
fn stat(id: u32) -> Option<Vec<String>> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    Some(fields.split_whitespace().map(str::to_owned).collect())
}

/// How many seconds of a processor a process and all that it has started have taken, where the system tells.
pub(super) fn processor_seconds(process: u32) -> f64 {
    /// `sysconf(_SC_CLK_TCK)`, which is 100 on every Linux.
    const TICKS_A_SECOND: f64 = 100.0;
    let ticks = |id| -> Option<f64> {
        // Its own, and that of its children that have ended.
        let fields = stat(id)?;
        Some(fields.get(11..15)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum())
    };
    let all = started_by(process).unwrap_or_default().into_iter().chain([process]);
    all.filter_map(ticks).sum::<f64>() / TICKS_A_SECOND
}

/// Bytes of a process, its part of what it shares with others.
fn size_of(id: u32) -> Option<f64> {
    let told = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    let kilo: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilo * 1024.0)
}
