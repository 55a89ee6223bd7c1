//! Edges as percentages, and whether a notice states one rightly.

use odds::Exact;

/// An edge in percent with two decimals, rounded half up: `13.83`.
#[must_use]
pub fn of(edge: &Exact) -> String {
    decimal(edge, 2, Cut::Rounded)
}

/// How the last digit comes about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    Rounded,
    Dropped,
}

/// Whether what a notice says is the edge, to as many decimals as it says, of which there must be
/// one at least. The book drops the rest of its own figures in most places and rounds in one, so
/// either will do (`reading:uk-edge-digits`).
pub(crate) fn says(text: &str, edge: Option<&Exact>) -> bool {
    let (Some(edge), Some(plain)) = (edge, figure(text)) else { return false };
    let digits = plain.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    [Cut::Rounded, Cut::Dropped].iter().any(|cut| decimal(edge, digits as u32, *cut) == plain)
}

/// The figure of a percentage with one decimal to eight, without its sign: `13.8` of `13.8 %`.
pub(crate) fn figure(text: &str) -> Option<&str> {
    let plain = text.trim().trim_end_matches('%').trim_end();
    let (whole, decimals) = plain.split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let whole = whole.strip_prefix('-').unwrap_or(whole);
    (digits(whole) && digits(decimals) && decimals.len() <= 8).then_some(plain)
}

fn decimal(edge: &Exact, digits: u32, cut: Cut) -> String {
    let scaled = edge.clone() * Exact::whole(100 * 10_i128.pow(digits));
    let negative = scaled < Exact::ZERO;
    let size = if negative { -scaled } else { scaled };
    let half = if cut == Cut::Rounded { Exact::new(1, 2) } else { Exact::ZERO };
    // invariant: an edge is a few stakes at most, far inside the range of a whole number
    let floor = -(-(size + half)).ceil().unwrap_or_else(|| unreachable!("{edge} is no edge"));
    let unit = 10_i64.pow(digits);
    let sign = if negative && floor > 0 { "-" } else { "" };
    format!("{sign}{}.{:0width$}", floor / unit, floor % unit, width = digits as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(edge: (i128, u128), right: &[&str], wrong: &[&str]) {
        let edge = Some(Exact::new(edge.0, edge.1));
        for text in right {
            assert!(says(text, edge.as_ref()), "{text}");
        }
        for text in wrong {
            assert!(!says(text, edge.as_ref()), "{text}");
        }
    }

    #[test]
    fn a_figure_may_be_rounded_or_cut_and_needs_a_decimal() {
        // 13.8264 percent, as Perfect Pairs has with six decks.
        let pairs = (138_264, 1_000_000);
        check(pairs, &["13.8", "13.82", "13.83", "13.8 %", "13.8264"], &["13.9", "14", "13", ""]);
        // 10.2894 percent: the book prints 10.2.
        check((102_894, 1_000_000), &["10.2", "10.3", "10.28", "10.29"], &["10.1", "10.30"]);
        check((-1, 37), &["-2.7", "-2.70"], &["2.7", "-2.8", "2.70"]);
        check((0, 1), &["0.0", "0.00"], &["-0.0", "0"]);
    }

    #[test]
    fn percentages_have_two_decimals() {
        let text = |n, d| of(&Exact::new(n, d));
        assert_eq!((text(1, 37), text(1, 74)), ("2.70".into(), "1.35".into()));
        assert_eq!((text(-1, 37), text(0, 1)), ("-2.70".into(), "0.00".into()));
    }
}
