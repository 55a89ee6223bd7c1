//! Figures as they are printed, held against exact numbers without any float.

use odds::Exact;

/// A printed figure: its value and one unit in its last place. A percent sign counts.
fn read(text: &str) -> (Exact, Exact) {
    let (text, percent) = match text.strip_suffix('%') {
        Some(text) => (text, 2),
        None => (text, 0),
    };
    let plain = text.replace(',', "");
    let decimals = plain.split_once('.').map_or(0, |(_, decimals)| decimals.len() as u32);
    let digits: i128 = plain.replace('.', "").parse().expect("a figure");
    let unit = 10_u128.pow(decimals + percent);
    (Exact::new(digits, unit), Exact::new(1, unit))
}

/// The value rounds to what is printed.
#[track_caller]
pub fn rounds_to(value: &Exact, text: &str, what: &str) {
    let (printed, unit) = read(text);
    let half = unit * Exact::new(1, 2);
    let near = printed.clone() - half.clone()..=printed + half;
    assert!(near.contains(value), "{what}: {text} is printed, found {}", value.decimal());
}

/// The value, cut off after the last digit printed, is what is printed.
#[track_caller]
pub fn truncates_to(value: &Exact, text: &str, what: &str) {
    let (printed, unit) = read(text);
    let near = printed.clone()..printed + unit;
    assert!(near.contains(value), "{what}: {text} is printed, found {}", value.decimal());
}

/// `1 in n`, for a number that rounds to the `n` printed.
#[track_caller]
pub fn one_in(probability: &Exact, text: &str, what: &str) {
    let once = Exact::whole(1).over(probability).expect("it happens");
    rounds_to(&once, text, what);
}

#[test]
fn figures_are_held_to_their_last_digit() {
    let near = |n| Exact::new(n, 1_000_000);
    rounds_to(&near(12_351), "1.2351%", "exact");
    rounds_to(&near(-12_351), "-1.2351%", "negative");
    for (value, text) in [(12_352, "1.2351%"), (12_350, "1.2351%"), (12_351, "-1.2351%")] {
        assert!(std::panic::catch_unwind(|| rounds_to(&near(value), text, "no")).is_err());
    }
    truncates_to(&near(112_999), "11.2%", "cut off");
    for value in [111_999, 113_000] {
        assert!(std::panic::catch_unwind(|| truncates_to(&near(value), "11.2%", "no")).is_err());
    }
    one_in(&Exact::new(1, 1_234), "1,234", "plain");
    assert!(std::panic::catch_unwind(|| one_in(&Exact::new(1, 1_235), "1,234", "no")).is_err());
}
