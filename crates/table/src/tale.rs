//! What an engine tells while it is told something: events, or nothing where nobody listens.

use crate::What;

/// Events as they happen. Where nobody listens none is made.
#[derive(Debug)]
pub struct Tale {
    told: Option<Vec<What>>,
}

impl Tale {
    /// Somebody listens.
    #[must_use]
    pub fn on() -> Tale {
        Tale { told: Some(Vec::new()) }
    }

    /// Nobody listens.
    #[must_use]
    pub fn off() -> Tale {
        Tale { told: None }
    }

    /// Whether somebody listens.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.told.is_some()
    }

    /// Tells what happened; it is put into words only where somebody listens.
    #[inline]
    pub fn tell(&mut self, what: impl FnOnce() -> What) {
        if let Some(told) = &mut self.told {
            told.push(what());
        }
    }

    /// All that was told.
    #[must_use]
    pub fn told(self) -> Vec<What> {
        self.told.unwrap_or_default()
    }
}
