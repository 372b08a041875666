//! Services of the browser: storage, audio, languages.

pub mod audio;
pub mod durable;
pub mod i18n;
pub mod storage;
pub mod tab;
