//! Good output passes, and each test finds what it is there to find.

use super::statistics::TESTS;
use super::*;
use sim::stream::Stream;

#[test]
fn chance_the_ten_named_tests_pass_on_raw_scaled_and_shuffled_output() {
    let results = examine(&Seed::from(2026), 40_000);
    assert_eq!(results.len(), 30);
    for result in &results {
        assert!(result.passes, "{result:?}");
    }
    let mut names: Vec<&str> = results.iter().map(|result| result.test).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 10);
}

/// A source with a fault.
struct Faulty {
    stream: Stream,
    values: u32,
    n: u64,
    last: u32,
    fault: fn(&mut Faulty, u32) -> u32,
}

impl Source for Faulty {
    fn values(&self) -> u32 {
        self.values
    }

    fn next(&mut self) -> u32 {
        let fresh = self.stream.below(self.values);
        self.n += 1;
        self.last = (self.fault)(self, fresh);
        self.last
    }
}

fn probability(test: &str, values: u32, fault: fn(&mut Faulty, u32) -> u32) -> f64 {
    let stream = Stream::new(&Seed::from(5), 1, 1);
    let mut source = Faulty { stream, values, n: 0, last: 0, fault };
    let found = TESTS.iter().find(|(name, _)| *name == test).expect("a test").1;
    found(&mut source, 100_000).1
}

#[track_caller]
fn fails(test: &str, values: u32, fault: fn(&mut Faulty, u32) -> u32) {
    let found = probability(test, values, fault);
    assert!(!(OUTSIDE..=1.0 - OUTSIDE).contains(&found), "{test}: {found}");
    // The same source without its fault passes.
    let sound = probability(test, values, |_, fresh| fresh);
    assert!((OUTSIDE..=1.0 - OUTSIDE).contains(&sound), "{test}: {sound}");
}

#[test]
fn chi_square_finds_a_value_that_comes_too_often() {
    fails("chi-square", 37, |source, fresh| if source.n % 40 == 0 { 0 } else { fresh });
}

#[test]
fn equidistribution_finds_numbers_that_lean_to_one_side() {
    fails("equidistribution", 256, |source, fresh| fresh.max(source.stream.below(256) / 16));
}

#[test]
fn runs_find_numbers_that_alternate() {
    fails("runs", 256, |source, fresh| {
        // High and low in turn; a number is made of four values.
        let high = (source.n / 4).is_multiple_of(2);
        if high { 128 + fresh / 2 } else { fresh / 2 }
    });
}

#[test]
fn serial_correlation_finds_numbers_that_stay_near_the_last() {
    fails("serial correlation", 256, |source, fresh| {
        if source.n % 4 == 1 && source.stream.below(10) == 0 {
            200
        } else {
            fresh / 2 + source.last / 2
        }
    });
}

#[test]
fn gap_finds_values_that_come_in_a_rhythm() {
    fails("gap", 37, |source, fresh| if source.n % 4 == 0 { fresh % 10 } else { fresh });
}

#[test]
fn poker_finds_values_that_repeat() {
    fails("poker", 37, |source, fresh| if source.n % 50 == 0 { source.last } else { fresh });
}

#[test]
fn coupon_collector_finds_a_value_that_hides() {
    fails("coupon collector", 36, |source, fresh| {
        if fresh < 6 && source.stream.below(3) == 0 { 35 } else { fresh }
    });
}

#[test]
fn permutation_finds_numbers_that_come_in_order() {
    fails("permutation", 256, |source, fresh| {
        let at = (source.n / 4) % 4;
        if at == 3 { 255 - (255 - fresh) * 9 / 10 } else { fresh }
    });
}

#[test]
fn spectral_finds_a_period() {
    fails("spectral", 256, |source, fresh| if source.n % 9 == 0 { 255 } else { fresh });
}

#[test]
fn subsequences_find_what_happens_at_every_sixth_value() {
    fails("subsequences", 37, |source, fresh| if source.n % 6 == 0 { fresh / 2 } else { fresh });
}
