//! What a ring tells while it is told something: events, or nothing where nobody listens.

use table::What;

/// Events as they happen. Where nobody listens none is made.
#[derive(Debug)]
pub(super) struct Tale {
    told: Option<Vec<What>>,
}

impl Tale {
    /// Somebody listens.
    pub(super) fn on() -> Tale {
        Tale { told: Some(Vec::new()) }
    }

    /// Nobody listens.
    pub(super) fn off() -> Tale {
        Tale { told: None }
    }

    /// Whether somebody listens.
    pub(super) fn is_on(&self) -> bool {
        self.told.is_some()
    }

    /// Tells what happened; it is put into words only where somebody listens.
    #[inline]
    pub(super) fn tell(&mut self, what: impl FnOnce() -> What) {
        if let Some(told) = &mut self.told {
            told.push(what());
        }
    }

    /// All that was told.
    pub(super) fn told(self) -> Vec<What> {
        self.told.unwrap_or_default()
    }
}
