//! The same edges and deviations by another library of exact numbers.

use super::{post, post_nines, price, price_nines};
use money::Cents;
use num_rational::BigRational;
use odds::{Policy, Report};
use table::{Pay, Seat};

fn ratio(n: i128, d: i128) -> BigRational {
    BigRational::new(n.into(), d.into())
}

/// What one cent staked gains, the meter showing `meter` units.
fn gain(pay: Pay, unit: i64, meter: i128) -> BigRational {
    match pay {
        Pay::To(odds) => ratio(odds.gain().into(), odds.unit().into()),
        Pay::For(odds) => {
            ratio(i128::from(odds.gain()) - i128::from(odds.unit()), odds.unit().into())
        }
        Pay::Push | Pay::Void | Pay::Off => ratio(0, 1),
        Pay::Lose => ratio(-1, 1),
        Pay::Half | Pay::Surrender => ratio(-1, 2),
        Pay::Flat(amount) => ratio(i128::from(amount.get()) - i128::from(unit), unit.into()),
        Pay::Share(percent) | Pay::Slice(percent) => {
            ratio(i128::from(percent.0) * meter - 100, 100)
        }
        Pay::Less(odds, percent) => ratio(
            i128::from(odds.gain()) * (100 - i128::from(percent.0)),
            i128::from(odds.unit()) * 100,
        ),
        Pay::Charge(percent) => ratio(-i128::from(percent.0), 100),
    }
}

/// Edge and deviation from the counts of a report's lines.
#[track_caller]
fn agree(report: &Report, unit: i64, meter: i128) {
    let total: i128 = report.lines.iter().map(|line| line.count.cast_signed()).sum();
    assert_eq!(total, report.total.cast_signed());
    let (mut mean, mut square) = (ratio(0, 1), ratio(0, 1));
    for line in &report.lines {
        let gain = gain(line.pay, unit, meter);
        let often = ratio(line.count.cast_signed(), total);
        assert_eq!(often.to_string(), line.probability.to_string());
        mean += &often * &gain;
        square += &often * &gain * &gain;
    }
    let variance = square - &mean * &mean;
    let what = format!("{} by {}", report.wager, report.paytable);
    assert_eq!((-mean).to_string(), report.edge.to_string(), "{what}");
    // Both roots are floats: they agree to twelve digits.
    let parts = |n: &str| n.parse::<f64>().expect("a number");
    let text = variance.to_string();
    let (n, d) = text.split_once('/').unwrap_or((&text, "1"));
    let deviation = (parts(n) / parts(d)).sqrt();
    let apart = (deviation - report.deviation).abs() / deviation;
    assert!(apart < 1e-12, "{what}: {deviation} and {}", report.deviation);
}

#[test]
fn plain_wagers() {
    for (id, set, wager) in [
        ("co/baccarat", "", "player"),
        ("co/baccarat", "", "banker"),
        ("co/baccarat", "vigorish=17", "banker"),
        ("co/baccarat", "vigorish_mode=tie vigorish=11", "banker"),
        ("co/baccarat", "odds.tie.tie=17:2", "tie"),
        ("co/baccarat", "", "perfect-pair"),
        ("co/baccarat", "", "total-4"),
        (
            "co/eternal-baccarat",
            "paytable.golden-talons-banker=PT-FLT-GT-02",
            "golden-talons-banker",
        ),
        ("uk/punto-banco-2000", "decks=6", "banker"),
        ("ca/baccarat", "decks=7", "banker"),
        ("ca/baccarat", "decks=7", "bonus"),
    ] {
        agree(&price(id, set, wager), 100, 0);
    }
}

#[test]
fn meter_wagers() {
    for (id, set, wager, unit) in [
        (
            "co/99-fortunes-progressive",
            "paytable.99-fortunes-progressive=P5",
            "99-fortunes-progressive",
            500,
        ),
        (
            "co/ez-baccarat-progressive",
            "paytable.ez-baccarat-progressive=PT3",
            "ez-baccarat-progressive",
            100,
        ),
        (
            "co/eternal-baccarat",
            "paytable.sun-7-progressive=PT-PRG-S7-05",
            "sun-7-progressive",
            100,
        ),
        ("co/eternal-baccarat", "", "harmony-progressive", 100),
        ("co/eternal-baccarat", "", "fate-38-progressive", 100),
    ] {
        agree(&price(id, set, wager), unit, 0);
        let mut posting = post(id, set);
        posting.offers.retain(|offer| offer.wager.id() == wager);
        let meter = |_: &table::Offer<_>| Cents::new(7_000 * unit);
        let reports = odds::baccarat(&posting, &posting.offers, Seat::FIRST, meter);
        agree(&reports[0], unit, 7_000);
    }
}

#[test]
fn baccarat_9() {
    for id in ["ca/baccarat-9", "ca/baccarat-9-2009"] {
        for offer in post_nines(id, "").offers {
            agree(&price_nines(id, "decks=6", offer.wager.id(), &Policy::Best), 100, 0);
        }
    }
}
