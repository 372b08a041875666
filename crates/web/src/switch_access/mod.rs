//! Switch access: choosing with one, two or three keys.

pub mod scanner;
pub mod targets;
