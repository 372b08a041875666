//! The built page, driven through a browser as a person drives it: by keys, a mouse or a finger,
//! and judged by what is named, announced and seen.
//!
//! `cargo xtask test browser` builds the page and runs these tests. They are told by
//! `SANDGRID_PAGE` in which folder the built page is, and by `CHROMEDRIVER` which program drives
//! Chromium.

mod board;
mod page;
mod player;
mod screens;

mod accessible;
mod accidents;
mod all_states;
mod blocked;
mod choosing;
mod computer;
mod configurator;
mod controls;
mod correspondence;
mod editing;
mod element;
mod embedding;
mod endurance;
mod first;
mod focus;
mod handover;
mod history;
mod hostile;
mod hosts;
mod house;
mod kept;
mod keyboard;
mod kiosk;
mod lacking;
mod languages;
mod learning;
mod motion;
mod mouse;
mod network;
mod npm;
mod offline;
#[cfg(unix)]
mod old;
mod paper;
mod picture;
mod pictures;
mod pupils;
mod reading;
mod record;
mod refusals;
mod resting;
mod roomy;
mod scanning;
mod scorm;
mod settings;
mod sharing;
mod shortcuts;
mod single;
mod site;
mod sizes;
mod speed;
mod storage;
mod strangers;
mod structure;
mod telling;
mod texts;
mod touch;
mod translation;
mod unreachable;
mod unseen;
mod use_counts;
mod ways;
mod weight;
mod yebo;
mod yebo_guest;
mod yebo_hand;
mod yebo_landscape;
mod yebo_lesson;
mod yebo_moments;
mod yebo_motion;
mod yebo_opening;
mod yebo_place;
mod yebo_quick;
mod yebo_score;
mod yebo_secrets;
mod yebo_sound;
