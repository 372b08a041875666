//! The session of Yebo from outside: events go in; the scene and announcements come out.

mod announcing;
mod another;
mod deciding;
mod device;
mod fence;
mod handing;
mod helping;
mod keeping;
mod lesson;
mod moments;
mod motion;
mod opening;
mod order;
mod random;
mod reading;
mod rounds;
mod secrets;
mod sheet;
mod sounds;
mod staying;
mod table;
mod visiting;
mod watching;
mod words;
