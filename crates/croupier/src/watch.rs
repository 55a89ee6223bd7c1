//! A thread that watches another at work must end when that does, however it ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Thread;

/// Says that the work is over when it goes out of scope, and wakes who waits for it.
pub(crate) struct Stop<'a> {
    /// What the watcher looks at.
    pub over: &'a AtomicBool,
    /// The watcher.
    pub watching: &'a Thread,
}

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        self.watching.unpark();
    }
}
