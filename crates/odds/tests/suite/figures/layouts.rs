//! Tables with a layout, priced mark by mark; and numbers of another library to hold them against.

use super::posted;
use games::Variant;
use num_rational::BigRational;
use odds::{Census, Exact, Report, Shown};
use std::collections::BTreeMap;
use table::Layout;

/// A ratio that the code under test has no part in.
pub fn ratio(n: i128, d: i128) -> BigRational {
    BigRational::new(n.into(), d.into())
}

/// Every mark of a table by the pay table in use.
#[track_caller]
pub fn marks<L: Layout>(variant: &'static Variant<L>, set: &str) -> Vec<Report> {
    let posting = variant.post(&posted(set)).expect("lawful");
    let mut known: BTreeMap<&str, Census> = BTreeMap::new();
    let one = |offer: &table::Offer<L>| {
        let count = || odds::layout_census::<L>(&posting.rules, offer.wager);
        let census = known.entry(offer.wager.reading()).or_insert_with(count);
        odds::price(offer, census, "none", Shown::NOTHING)
    };
    posting.offers.iter().map(one).collect()
}

/// One mark of a table.
#[track_caller]
pub fn mark<L: Layout>(variant: &'static Variant<L>, set: &str, id: &str) -> Report {
    marks(variant, set).into_iter().find(|report| report.wager == id).expect(id)
}

/// The same number, by two libraries.
#[track_caller]
pub fn equal(found: &Exact, expected: &BigRational, what: &str) {
    assert_eq!(found.to_string(), expected.to_string(), "{what}");
}

/// A table's edges, as ratios.
#[track_caller]
pub fn edges(reports: &[Report], expected: &[(&str, i128, i128)]) {
    for (id, n, d) in expected {
        let report = reports.iter().find(|report| report.wager == *id).expect(id);
        equal(&report.edge, &ratio(*n, *d), id);
    }
}

/// A deviation is the root of this variance, as floats go.
#[track_caller]
pub fn deviates(report: &Report, mean: &BigRational, square: &BigRational) {
    let variance = (square - mean * mean).to_string();
    let (n, d) = variance.split_once('/').unwrap_or((&variance, "1"));
    let float = |text: &str| text.parse::<f64>().expect("a number");
    let expected = (float(n) / float(d)).sqrt();
    let apart = (report.deviation - expected).abs();
    assert!(apart < 1e-12 * expected, "{}: {expected} and {}", report.wager, report.deviation);
}

/// The numbers at the end of a mark's id.
pub fn numbers(id: &str) -> Vec<u8> {
    let mut found: Vec<u8> = id.rsplit('-').map_while(|part| part.parse().ok()).collect();
    found.reverse();
    found
}
