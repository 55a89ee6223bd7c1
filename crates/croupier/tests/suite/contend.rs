//! Hands against each other as they are typed, and what is said of them.

use crate::common::{Run, run};
use serde_json::Value;

fn equity(args: &[&str]) -> Run {
    run(&[&["equity"], args].concat(), "")
}

fn json(args: &[&str]) -> Value {
    let found = equity(&[args, &["--json"]].concat());
    assert_eq!(found.code, 0, "{args:?}: {}", found.err);
    serde_json::from_str(&found.out).expect("one document")
}

fn names(found: &Value) -> Vec<&str> {
    let hands = found["hands"].as_array().expect("hands").iter();
    hands.map(|hand| hand["cards"].as_str().expect("a name")).collect()
}

#[test]
fn blanks_part_hands_and_commas_join_ranges() {
    let board = ["--board", "2c 3c 4d 5h 9s"];
    let of = |hands: &[&str]| json(&[&["ca/texas-holdem", "--hands"], hands, &board].concat());
    assert_eq!(names(&of(&["AhKh,AdKd", "QQ"])), ["AhKh,AdKd", "QQ"]);
    assert_eq!(names(&of(&["AhKh,AdKd QQ"])), ["AhKh,AdKd", "QQ"]);
    assert_eq!(names(&of(&["ah,ad QsQc"])), ["Ah Ad", "Qs Qc"]);
    for (hands, said) in [
        (&["AhKh,Ad", "QQ"][..], "is it one hand or several?"),
        (&["Ah", "QsQc"], "hand 1, Ah, has 1 of 2 cards"),
        (&["top 150%", "QQ"], "at most 100 %"),
        (&["top 0%", "QQ"], "more than 0.45 %"),
    ] {
        let found = equity(&[&["ca/texas-holdem", "--hands"], hands].concat());
        assert_eq!(found.code, 2, "{hands:?}: {}", found.out);
        assert!(found.err.contains(said), "{hands:?}: {}", found.err);
    }
    let omaha = equity(&["ca/omaha-hi-lo", "--hands", "AhAd2s", "KcKdQhQs"]);
    assert!(omaha.err.contains("has 3 of 4 cards"), "{}", omaha.err);
    // Where cards come street by street fewer are what a hand has so far.
    let stud = equity(&["ca/razz", "--hands", "Ac 2d 3h", "4c5c6c", "--samples", "100"]);
    assert_eq!(stud.code, 0, "{}", stud.err);
    assert!(stud.out.contains("Ac 2d 3h: 4 cards to come\n"), "{}", stud.out);
    let upper = ["top 5%", "TOP 5%"].map(|top| of(&[top, "QQ"])["hands"][0]["equity"].clone());
    assert_eq!(upper[0], upper[1]);
}

#[test]
fn what_is_few_is_counted_however_many_contend() {
    let board = ["--board", "2c 3c 4d 5h 9s"];
    let three = ["ca/texas-holdem", "--hands", "AhAd", "KK", "QcQd"];
    let found = json(&[&three[..], &board].concat());
    assert_eq!((&found["method"], &found["count"]), (&"exact".into(), &6.into()));
    let short = ["ca/short-deck-holdem", "--hands", "AKs:0.5,AcKd", "QcQd", "--board", "7c8d9h6s"];
    assert_eq!(json(&short)["method"], "exact", "weighed hands, too");
    let one = ["ca/texas-holdem", "--hands", "AhAd", "KhKd"];
    let one = equity(&[&one[..], &board].concat());
    assert!(one.out.starts_with("ca/texas-holdem  1 completion, counted\n"), "{}", one.out);
    let none = equity(&["ca/texas-holdem", "--hands", "AA", "KK", "--samples", "0"]);
    assert!(none.err.contains("a number of samples"), "{}", none.err);
}

#[test]
fn what_hands_make_has_names_in_every_order() {
    for (id, hands, board, said) in [
        ("ca/short-deck-holdem", ["AhKh", "9c9d"], "9h8h7h", "four of a kind"),
        ("ca/mexican-poker", ["2h3h4h5h7h", "6c6d6s3c3d"], "", "full house"),
        ("ca/match-it", ["Ah9d2c", "Kh9c2d"], "Tc9h3d", "the total of the board"),
    ] {
        let board = if board.is_empty() { &[][..] } else { &["--board", board][..] };
        let found = equity(&[&[id, "--hands", hands[0], hands[1]], board].concat());
        assert_eq!(found.code, 0, "{id}: {}", found.err);
        let table = found.out.split("\nmakes ").nth(1);
        assert!(table.is_some_and(|table| table.contains(said)), "{id}: {}", found.out);
    }
}
