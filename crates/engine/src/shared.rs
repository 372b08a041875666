//! Shared ownership: between threads where the target has atomics.

#[cfg(not(target_has_atomic = "ptr"))]
pub(crate) use alloc::rc::Rc as Arc; // Targets without atomics have no threads to share with.
#[cfg(target_has_atomic = "ptr")]
pub(crate) use alloc::sync::Arc;
