//! What the tests of the Omaha games share of charts: hands in their printed order.

use crate::ranking::{Held, Joker};
use crate::variant::{Award, Uses};
use crate::variants::find;
use cards::AnyCard;

fn read(cards: &str) -> Vec<AnyCard> {
    cards.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// How good five cards are by the chart of an award.
fn rank(award: &Award, cards: &str) -> u16 {
    let own = read(cards);
    let held = Held { own: &own, board: &[], joker: Joker::Down };
    Award { uses: Uses::Own, ..*award }.number(&held)
}

/// By the chart of an award these five-card hands are worse and worse.
pub(in super::super) fn falling(id: &'static str, award: usize, hands: &[&str]) {
    let award = &find(id).expect("a game").awards[award];
    for pair in hands.windows(2) {
        assert!(rank(award, pair[0]) > rank(award, pair[1]), "{} beats {}", pair[0], pair[1]);
    }
}

/// By the chart of an award nothing stands between these hands, the better first.
pub(in super::super) fn next(id: &'static str, award: usize, pairs: &[[&str; 2]]) {
    let award = &find(id).expect("a game").awards[award];
    for [better, worse] in pairs {
        let (better_rank, worse_rank) = (rank(award, better), rank(award, worse));
        assert_eq!(better_rank, worse_rank + 1, "{better} is next above {worse}");
    }
}

/// By the chart of an award suits do not count.
pub(in super::super) fn suits_equal(id: &'static str, award: usize) {
    let award = &find(id).expect("a game").awards[award];
    assert_eq!(rank(award, "As Ks Qs Js 9s"), rank(award, "Ac Kc Qc Jc 9c"));
    assert_eq!(rank(award, "8s 7s 5h 3h 2h"), rank(award, "8c 7c 5d 3d 2d"));
}

/// Aces are high, and low below a deuce in a straight alone.
pub(in super::super) fn high_cards(id: &'static str, award: usize) {
    let ranks = ["A", "K", "Q", "J", "T", "9", "8"];
    let hands: Vec<String> = ranks.iter().map(|rank| format!("{rank}s 7h 5d 3c 2c")).collect();
    falling(id, award, &hands.iter().map(String::as_str).collect::<Vec<_>>());
    falling(id, award, &["6s 5s 4h 3h 2h", "5s 4s 3h 2h Ah", "As Ah Ad Kc Qc"]);
    suits_equal(id, award);
}

/// Ten kinds of hands, each as printed.
pub(in super::super) fn high_kinds(id: &'static str, award: usize) {
    let kinds = [
        "As Ks Qs Js Ts",
        "9h 8h 7h 6h 5h",
        "6s 6h 6d 6c 2c",
        "6s 6h 6d 2c 2d",
        "Th 8h 6h 4h 2h",
        "9h 8c 7h 6h 5h",
        "6s 6h 6d 2c 3d",
        "6s 6h 2d 2c 3d",
        "6s 6h 2d 4c 3d",
        "Th 8c 6h 4h 2h",
    ];
    falling(id, award, &kinds);
}

/// The best and the least straight flush, flush, straight and hand of high cards.
pub(in super::super) fn high_ends(id: &'static str, award: usize) {
    next(
        id,
        award,
        &[
            ["As Ks Qs Js Ts", "Ks Qs Js Ts 9s"],
            ["5h 4h 3h 2h Ah", "As Ah Ad Ac Kc"],
            ["2s 2h 2d 3c 3d", "Ah Kh Qh Jh 9h"],
            ["7h 5h 4h 3h 2h", "As Kh Qh Jh Th"],
            ["5s 4h 3h 2h Ah", "As Ah Ad Kc Qc"],
            ["2s 2h 5d 4d 3d", "Ah Ks Qh Jh 9h"],
        ],
    );
    let award = &find(id).expect("a game").awards[award];
    assert_eq!(rank(award, "7h 5h 4h 3h 2c"), 1);
}

/// The best and the least of hands with matched cards.
pub(in super::super) fn high_sets(id: &'static str, award: usize) {
    next(
        id,
        award,
        &[
            ["2s 2h 2d 2c 3d", "As Ah Ad Kc Kd"],
            ["2s 2h 2d 3c 3d", "Ah Kh Qh Jh 9h"],
            ["2s 2h 2d 4c 3d", "As Ah Kd Kc Qd"],
            ["3s 3h 2d 2c 4d", "As Ah Kd Qc Jd"],
            ["2s 2h 5d 4c 3d", "Ah Ks Qh Jh 9h"],
        ],
    );
}
