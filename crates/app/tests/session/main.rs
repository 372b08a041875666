//! The session from outside: events go in; the scene and announcements come out.

mod advice;
mod asking;
mod correspondence;
mod damage;
mod editing;
mod elsewhere;
mod history;
mod keeping;
mod names;
mod order;
mod pasted;
mod pupils;
mod puzzles;
mod record;
mod refusals;
mod rematches;
mod reports;
mod review;
mod scanning;
mod settings;
mod settling;
mod staying;
mod table;
mod turns;
mod typing;
mod visiting;
