//! How often somebody may ask: a bucket that fills steadily and empties with every request.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// For each second that passes, in thousandths.
    pub per_second_milli: u32,
}

impl Rate {
    /// So many at once, and as many again every minute.
    #[must_use]
    pub const fn a_minute(n: u32) -> Rate {
        Rate { burst: n, per_second_milli: n.saturating_mul(1000) / 60 }
    }

    /// So many a second, and twice as many at once.
    #[must_use]
    pub const fn a_second(n: u32) -> Rate {
        Rate { burst: n.saturating_mul(2), per_second_milli: n.saturating_mul(1000) }
    }
}

/// The most callers that are remembered; those with a full bucket are forgotten first.
const CALLERS_MAX: usize = 65_536;

/// Buckets, one for each caller.
pub struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    /// Thousandths of a request.
    level: u64,
    seen: Instant,
}

impl<K: Hash + Eq> Rates<K> {
    /// Full buckets of that size.
    #[must_use]
    pub fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Takes one request out of a caller's bucket.
    ///
    /// # Errors
    /// After how many seconds there is one again.
    pub fn take(&self, caller: K, now: Instant) -> Result<(), u64> {
        let Rate { burst, per_second_milli } = self.rate;
        let full = u64::from(burst) * 1000;
        let refilled = |bucket: &Bucket| {
            let millis = now.saturating_duration_since(bucket.seen).as_millis();
            let millis = u64::try_from(millis).unwrap_or(u64::MAX / 1_000_000);
            let more = millis.saturating_mul(u64::from(per_second_milli)) / 1000;
            bucket.level.saturating_add(more).min(full)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CALLERS_MAX {
            buckets.retain(|_, bucket| refilled(bucket) < full);
        }
        let bucket = buckets.entry(caller).or_insert(Bucket { level: full, seen: now });
        let level = refilled(bucket);
        if level < 1000 {
            let lacks = 1000 - level;
            return Err(lacks.div_ceil(u64::from(per_second_milli).max(1)).max(1));
        }
        *bucket = Bucket { level: level - 1000, seen: now };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_fills_again_and_is_each_callers_own() {
        let rates = Rates::new(Rate { burst: 2, per_second_milli: 500 });
        let start = Instant::now();
        let after = |millis| start + Duration::from_millis(millis);
        assert_eq!(rates.take("a", start), Ok(()));
        assert_eq!(rates.take("a", start), Ok(()));
        assert_eq!(rates.take("a", start), Err(2), "half a request a second");
        assert_eq!(rates.take("b", start), Ok(()));
        assert_eq!(rates.take("a", after(1999)), Err(1));
        assert_eq!(rates.take("a", after(2000)), Ok(()));
        assert_eq!(rates.take("a", after(60_000)), Ok(()));
        assert_eq!(rates.take("a", after(60_000)), Ok(()));
        assert_eq!(rates.take("a", after(60_000)), Err(2), "never more than it holds");
    }
}
