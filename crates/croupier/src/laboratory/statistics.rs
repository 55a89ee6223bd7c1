//! The ten tests: each a statistic, and the probability of a smaller one.

use super::fourier::heights;
use super::probability::{chi_square, kolmogorov, normal};
use super::source::Source;

/// A test: from a source and a number of samples its statistic, and the probability of a smaller
/// one.
pub type Test = fn(&mut dyn Source, usize) -> (f64, f64);

/// All of them.
pub const TESTS: [(&str, Test); 10] = [
    ("chi-square", frequency),
    ("equidistribution", equidistribution),
    ("runs", runs),
    ("serial correlation", correlation),
    ("gap", gap),
    ("poker", poker),
    ("coupon collector", coupons),
    ("permutation", permutation),
    ("spectral", spectral),
    ("subsequences", subsequences),
];

/// The least that is expected of a class; rarer ones are counted together.
const EXPECTED_MIN: f64 = 10.0;

/// Chi-square of counts against probabilities; neighbours that are rare are one class.
fn fit(counts: &[u64], probabilities: &[f64]) -> (f64, f64) {
    let (sum, degrees) = classed(counts, probabilities);
    (sum, chi_square(sum, degrees))
}

/// The statistic alone, with its degrees of freedom: one less than there are classes.
fn classed(counts: &[u64], probabilities: &[f64]) -> (f64, f64) {
    let total: u64 = counts.iter().sum();
    let total = total as f64;
    let mut classes: Vec<(f64, f64)> = Vec::new();
    let (mut count, mut expected) = (0.0, 0.0);
    for (n, probability) in counts.iter().zip(probabilities) {
        count += *n as f64;
        expected += total * probability;
        if expected >= EXPECTED_MIN {
            classes.push((count, expected));
            (count, expected) = (0.0, 0.0);
        }
    }
    if let Some(last) = classes.last_mut() {
        last.0 += count;
        last.1 += expected;
    }
    let sum = classes.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    (sum, classes.len().saturating_sub(1).max(1) as f64)
}

fn alike(counts: &[u64]) -> (f64, f64) {
    fit(counts, &vec![1.0 / counts.len() as f64; counts.len()])
}

fn frequency(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let mut counts = vec![0; source.values() as usize];
    for _ in 0..samples {
        counts[source.next() as usize] += 1;
    }
    alike(&counts)
}

fn equidistribution(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let n = samples / 8;
    let mut numbers: Vec<f64> = (0..n).map(|_| source.fraction()).collect();
    numbers.sort_by(f64::total_cmp);
    let size = n as f64;
    let distance = numbers.iter().enumerate().map(|(at, number)| {
        let (below, above) = (at as f64 / size, (at as f64 + 1.0) / size);
        (number - below).max(above - number)
    });
    let most = distance.fold(0.0, f64::max);
    (most, kolmogorov(most, size))
}

/// Runs up. The number that ends a run is thrown away, so that the next run is independent.
fn runs(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    const LONGEST: usize = 7;
    let mut counts = [0; LONGEST];
    for _ in 0..samples / 16 {
        let (mut length, mut last) = (1, source.fraction());
        loop {
            let next = source.fraction();
            if next <= last {
                break;
            }
            (length, last) = (length + 1, next);
        }
        counts[length.min(LONGEST) - 1] += 1;
    }
    let factorial = |n: usize| (1..=n).map(|k| k as f64).product::<f64>();
    let mut probabilities: Vec<f64> =
        (1..=LONGEST).map(|r| 1.0 / factorial(r) - 1.0 / factorial(r + 1)).collect();
    // All longer ones together.
    probabilities[LONGEST - 1] = 1.0 / factorial(LONGEST);
    fit(&counts, &probabilities)
}

fn correlation(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let n = samples / 8;
    let numbers: Vec<f64> = (0..n).map(|_| source.fraction()).collect();
    let size = n as f64;
    let sum: f64 = numbers.iter().sum();
    let squares: f64 = numbers.iter().map(|number| number * number).sum();
    let around = (0..n).map(|at| numbers[at] * numbers[(at + 1) % n]).sum::<f64>();
    let found = (size * around - sum * sum) / (size * squares - sum * sum);
    // Knuth, 3.3.2.K: mean and variance of the circular coefficient.
    let mean = -1.0 / (size - 1.0);
    let deviation = (size * size / ((size - 1.0).powi(2) * (size - 2.0))).sqrt();
    (found, normal((found - mean) / deviation))
}

/// Gaps between values of the lowest quarter.
fn gap(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    const LONGEST: usize = 32;
    let low = source.values().div_ceil(4);
    let p = f64::from(low) / f64::from(source.values());
    let mut counts = [0; LONGEST + 1];
    let mut length = 0;
    for _ in 0..samples {
        if source.next() < low {
            counts[length.min(LONGEST)] += 1;
            length = 0;
        } else {
            length += 1;
        }
    }
    let mut probabilities: Vec<f64> =
        (0..=LONGEST as i32).map(|r| p * (1.0 - p).powi(r)).collect();
    probabilities[LONGEST] = (1.0 - p).powi(LONGEST as i32);
    fit(&counts, &probabilities)
}

/// Different values among five: d·(d−1)…(d−r+1)/d⁵ times the ways to part five into r.
fn poker(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    /// Stirling numbers of the second kind of five.
    const WAYS: [f64; 5] = [1.0, 15.0, 25.0, 10.0, 1.0];
    let values = f64::from(source.values());
    let mut counts = [0; 5];
    for _ in 0..samples / 5 {
        let mut hand = [(); 5].map(|()| source.next());
        hand.sort_unstable();
        let different = 1 + hand.windows(2).filter(|pair| pair[0] != pair[1]).count();
        counts[different - 1] += 1;
    }
    let mut falling = 1.0;
    let probabilities: Vec<f64> = (0..5)
        .map(|r| {
            falling *= values - f64::from(r);
            falling * WAYS[r as usize] / values.powi(5)
        })
        .collect();
    fit(&counts, &probabilities)
}

/// Draws until all of six classes of values have come. Values beyond a multiple of six are passed
/// over.
fn coupons(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    const CLASSES: u32 = 6;
    const LONGEST: usize = 40;
    let whole = source.values() / CLASSES;
    let mut counts = [0; LONGEST + 1];
    for _ in 0..samples / 24 {
        let (mut seen, mut draws) = (0_u32, 0);
        while seen != (1 << CLASSES) - 1 {
            let value = source.next() / whole;
            if value < CLASSES {
                seen |= 1 << value;
                draws += 1;
            }
        }
        counts[draws.min(LONGEST)] += 1;
    }
    // The chance that k classes are seen after n draws, step by step.
    let mut seen = [0.0; CLASSES as usize + 1];
    seen[0] = 1.0;
    let mut probabilities = vec![0.0; LONGEST + 1];
    let mut done = 0.0;
    for probability in probabilities.iter_mut().take(LONGEST).skip(1) {
        let classes = f64::from(CLASSES);
        let before = seen;
        for k in 1..=CLASSES as usize {
            let known = k as f64 / classes;
            let fresh = (classes - (k as f64 - 1.0)) / classes;
            seen[k] = before[k] * known + before[k - 1] * fresh;
        }
        seen[0] = 0.0;
        *probability = seen[CLASSES as usize] - done;
        done = seen[CLASSES as usize];
    }
    probabilities[LONGEST] = 1.0 - done;
    fit(&counts, &probabilities)
}

/// The order of four numbers in a row.
fn permutation(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let mut counts = [0; 24];
    for _ in 0..samples / 32 {
        let numbers = [(); 4].map(|()| source.fraction());
        let mut class = 0;
        for at in 1..4 {
            let below = numbers[..at].iter().filter(|other| **other < numbers[at]).count();
            class = class * (at + 1) + below;
        }
        counts[class] += 1;
    }
    alike(&counts)
}

/// Of the spectrum of bits, taken as −1 and 1, 95 % of the peaks lie below √(n·ln 20).
fn spectral(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let n = 1 << samples.max(1024).ilog2().min(17);
    let signal: Vec<f64> = (0..n).map(|_| if source.bit() { 1.0 } else { -1.0 }).collect();
    let size = f64::from(n);
    let height = (size * 20_f64.ln()).sqrt();
    let below = heights(&signal).iter().filter(|peak| **peak < height).count() as f64;
    let expected = 0.95 * size / 2.0;
    // Half the spectrum follows from the other half: the variance is a quarter of n·p·q.
    let z = (below - expected) / (size * 0.95 * 0.05 / 4.0).sqrt();
    (z, normal(z))
}

/// Every second to every eighth value, each counted by itself and all of them together.
fn subsequences(source: &mut dyn Source, samples: usize) -> (f64, f64) {
    let values = source.values() as usize;
    let even = vec![1.0 / values as f64; values];
    let (mut sum, mut degrees) = (0.0, 0.0);
    for step in 2..=8_usize {
        let mut counts = vec![0_u64; values];
        for _ in 0..samples / 35 {
            for _ in 1..step {
                source.next();
            }
            counts[source.next() as usize] += 1;
        }
        let (more, free) = classed(&counts, &even);
        (sum, degrees) = (sum + more, degrees + free);
    }
    (sum, chi_square(sum, degrees))
}
