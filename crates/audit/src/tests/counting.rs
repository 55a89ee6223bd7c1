//! What is counted for a comparison, and what is told without counting.

use super::{Even, day, house};
use crate::{Edge, House, Pricing, diff, diff_in_words};
use law::Posted;
use money::Cents;
use std::cell::RefCell;

/// Two tables with better odds, whose edges hang.
fn two(tie: &str, limit: &str) -> House {
    let table = |id: &str, odds: &str, max: &str| {
        format!(
            "[[table]]\nid = \"{id}\"\ngame = \"uk/punto-banco\"\n\
             limits = {{ min = \"1.00\", max = \"{max}\" }}\n\
             set = {{ \"odds.tie.equal-merit\" = \"{odds}\" }}\n"
        )
    };
    house(&format!(
        "book = \"uk\"\n[premises]\nname = \"x\"\n{}{}",
        table("one", tie, "9.00"),
        table("other", "10:1", limit)
    ))
}

/// Remembers what was asked.
#[derive(Default)]
struct Asked(RefCell<Vec<String>>);

impl Pricing for Asked {
    fn edges(
        &self,
        game: &str,
        posted: &Posted,
        meters: &[(String, Cents)],
    ) -> Result<Vec<Edge>, String> {
        self.0.borrow_mut().push(posted["odds.tie.equal-merit"].clone());
        Even.edges(game, posted, meters)
    }
}

/// The odds of the tables that were counted for a comparison.
fn asked(old: &House, new: &House) -> Vec<String> {
    let asked = Asked::default();
    diff(old, new, day("2026-03-01"), &asked);
    let mut all = asked.0.into_inner();
    all.sort();
    all.dedup();
    all
}

#[test]
fn only_what_can_have_moved_is_counted() {
    let old = two("9:1", "9.00");
    assert_eq!(asked(&old, &old), [""; 0]);
    // Who may stake how much moves no edge.
    assert_eq!(asked(&old, &two("9:1", "20.00")), [""; 0]);
    assert_eq!(asked(&old, &two("19:2", "9.00")), ["19:2", "9:1"]);
}

#[test]
fn words_need_no_counting_and_are_the_same() {
    let (old, new) = (two("8:1", "9.00"), two("9:1", "9.00"));
    let words = diff_in_words(&old, &new);
    let whole = diff(&old, &new, day("2026-03-01"), &Even);
    let what = |changes: &crate::Changes| -> Vec<String> {
        changes.changes.iter().map(|change| change.what.clone()).collect()
    };
    assert_eq!(what(&words), what(&whole));
    assert!(what(&words).contains(&"notice house-edge of tie is due".to_string()), "{words:#?}");
    // The figure comes once it is counted.
    let needs = |changes: &crate::Changes| {
        let due = changes.changes.iter().find(|one| one.what.starts_with("notice house-edge"));
        due.expect("told").needs[0].what.clone()
    };
    assert_eq!(
        (needs(&words), needs(&whole)),
        ("House edge of tie".to_string(), "House edge of Égalité: 2.70 %".to_string(),)
    );
    assert!(words.edges.is_empty() && words.unlawful.is_empty());
}

#[test]
fn what_cannot_be_counted_is_left_out_by_name() {
    struct Never;
    impl Pricing for Never {
        fn edges(&self, _: &str, _: &Posted, _: &[(String, Cents)]) -> Result<Vec<Edge>, String> {
            Err("it is beyond us".into())
        }
    }
    let (old, new) = (two("8:1", "9.00"), two("9:1", "9.00"));
    let changes = diff(&old, &new, day("2026-03-01"), &Never);
    assert_eq!(changes.uncounted, [("one".to_string(), "it is beyond us".to_string())]);
}
