//! A sitting, from outside: events go in; the scene and what is said come out.

mod advice;
mod history;
mod refusals;
mod table;
mod turns;
