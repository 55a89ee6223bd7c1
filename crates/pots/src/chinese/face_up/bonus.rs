//! Points on top of a segment that is won.

use super::super::Rows;
use hands::Category;
use law::Cite;
use law::ca::face_up_chinese as ca;

/// A kind of hand, its points in the middle and at the back, and the rule.
#[rustfmt::skip]
const FIVE_CARDS: [(Category, [i64; 2], &str, Cite); 7] = [
    (Category::ThreeOfAKind,  [2, 0],   "three of a kind", ca::RS7_3_C),
    (Category::Straight,      [4, 2],   "straight",        ca::RS7_3_D),
    (Category::Flush,         [8, 4],   "flush",           ca::RS7_3_E),
    (Category::FullHouse,     [12, 6],  "full house",      ca::RS7_3_F),
    (Category::FourOfAKind,   [20, 10], "four of a kind",  ca::RS7_3_G),
    (Category::StraightFlush, [30, 15], "straight flush",  ca::RS7_3_H),
    (Category::RoyalFlush,    [50, 25], "royal flush",     ca::RS7_3_I),
];

/// The bonus of each segment, front first: points, what for, and the rule.
///
/// ```
/// let rows = "2c 2d 2h / 9c 9d 9h 4c 7s / As Ks Qs Js Ts".parse().unwrap();
/// let bonus = pots::chinese::face_up::bonus(&rows);
/// assert_eq!(bonus.map(|bonus| bonus.map_or(0, |(points, ..)| points)), [9, 2, 25]);
/// ```
#[must_use]
pub fn bonus(rows: &Rows) -> [Option<(i64, &'static str, Cite)>; 3] {
    let Some(ranked) = rows.ranked() else { return [None; 3] };
    let five = |category: Category, place: usize| {
        let row = FIVE_CARDS.iter().find(|(kind, ..)| *kind == category);
        let row = row.filter(|(_, points, ..)| points[place] > 0);
        row.map(|(_, points, label, rule)| (points[place], *label, *rule))
    };
    // s7.3.b: nine points for deuces, one more for each rank above.
    let three = ranked.front.category() == Category::ThreeOfAKind;
    let points = || 9 + rows.front.cards()[0].rank() as i64;
    [
        three.then(|| (points(), "three of a kind in front", ca::RS7_3_B)),
        five(ranked.middle.category(), 0),
        five(ranked.back.category(), 1),
    ]
}
