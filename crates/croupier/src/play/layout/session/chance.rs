//! Chance: throw `n` of a seed is the same on every machine.

use crate::Failure;
use games::Variant;
use games::{Entry, OnLayout};
use law::{Breach, Posted};
use sim::stream::{Seed, Stream};
use table::{Layout, Refusal};

/// The domain of the streams that throw: apart from those of shoes and simulations.
const THROWS: u32 = 0x7468_726f;

/// Where throws come from.
pub(super) struct Chance {
    seed: Seed,
    faces: Vec<String>,
    weights: Vec<u32>,
}

/// Lists everything that can be thrown, with its weight.
struct All<'a>(&'a Posted);

impl OnLayout for All<'_> {
    type Out = Result<Vec<(String, u32)>, Breach>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        let rules = variant.post(self.0)?.rules;
        let all = L::all(&rules).into_iter();
        Ok(all.map(|(shown, weight)| (L::write(&rules, shown), weight)).collect())
    }
}

impl Chance {
    pub fn new(entry: &Entry, posted: &Posted, seed: Seed) -> Result<Chance, Failure> {
        let Some(all) = entry.on_layout(All(posted)) else {
            let why = format!("{} is not played with a wheel or dice", entry.id());
            return Err(Refusal::unknown(why).into());
        };
        let (faces, weights) = all?.into_iter().unzip();
        Ok(Chance { seed, faces, weights })
    }

    /// Everything that can be thrown, as it is written.
    pub fn faces(&self) -> &[String] {
        &self.faces
    }

    /// Throw number `n`, by its number among the faces.
    pub fn throw(&self, n: u64) -> usize {
        let mut stream = Stream::new(&self.seed, THROWS, n);
        let mut drawn = stream.below(self.weights.iter().sum());
        let fits = |weight: &u32| {
            let fits = drawn < *weight;
            drawn = drawn.saturating_sub(*weight);
            fits
        };
        self.weights.iter().position(fits).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_as_often_as_its_weight_says() {
        let entry = games::find("uk/big-six").unwrap().entry;
        let chance = Chance::new(&entry, &Posted::new(), Seed::from(3)).unwrap();
        let mut counts = vec![0_u32; chance.faces().len()];
        (0..52_000).for_each(|n| counts[chance.throw(n)] += 1);
        for (count, weight) in counts.iter().zip(&chance.weights) {
            let (seen, expected) = (f64::from(*count), 1000.0 * f64::from(*weight));
            assert!((seen - expected).abs() < 4.5 * expected.sqrt(), "{counts:?}");
        }
        assert_eq!(chance.throw(9), chance.throw(9));
    }
}
