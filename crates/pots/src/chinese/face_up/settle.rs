//! Who pays whom in Face-Up Chinese Poker.

use super::super::ledger::{Ending, Item, Ledger, Limit};
use super::super::round::Place;
use super::{Setup, SweepPay, bonus, fantasy_next, is_clean};
use law::ca::face_up_chinese as ca;
use std::cmp::Ordering;
use table::Seat;

/// Settles places clockwise from the left of the button, which is last.
pub(crate) fn settle(terms: &Setup, places: &[Place]) -> Ending {
    let mut ledger = Ledger::new(places, Limit::Balance, ca::R2_A);
    // 1.b: position 1 has the buttons; 2 and 3 follow clockwise.
    let (others, button) = places.split_at(places.len() - 1);
    let positions: Vec<&Place> = button.iter().chain(others).collect();
    // s7.b, s7.c, s7.d: 1 with 2, 1 with 3, 2 with 3.
    for (i, one) in positions.iter().enumerate() {
        for two in &positions[i + 1..] {
            // s7.2.d: position 1 has the buttons.
            let tie = if i == 0 { Some(one.seat) } else { None };
            let items = compare(terms, [one, two], tie);
            let foul = !is_clean(&one.rows) || !is_clean(&two.rows);
            let sweep = items.iter().any(|item| item.rule == ca::RS7_4_B);
            let why = match (foul, sweep) {
                (true, _) => ("foul", ca::RS7_1_B),
                (false, true) => ("clean sweep", ca::RS7_4_B),
                (false, false) => ("segments", ca::RS7_2_B),
            };
            ledger.settle([one.seat, two.seat], items, why, terms.point);
        }
    }
    let fouled = places.iter().filter(|place| !is_clean(&place.rows));
    let fouled = fouled.map(|place| (place.seat, ca::RS7_1_A)).collect();
    Ending { fouled, fantasy: fantasy_next(terms, places), ..ledger.close() }
}

/// The points two players have from one another, in the order of the book: segments, sweep, bonus
/// hands. A tie is won by the seat with the buttons, if one of them has it.
fn compare(terms: &Setup, pair: [&Place; 2], tie: Option<Seat>) -> Vec<Item> {
    let clean = pair.map(|place| is_clean(&place.rows));
    let [one, two] = pair.map(|place| place.seat);
    match clean {
        // reading:ca-face-up-two-fouls.
        [false, false] => Vec::new(),
        [true, false] => against_foul(pair[0]),
        [false, true] => against_foul(pair[1]),
        [true, true] => {
            let winners = orders(pair).map(|order| match order {
                Ordering::Greater => Some(one),
                Ordering::Less => Some(two),
                Ordering::Equal => tie,
            });
            points(terms, pair, winners)
        }
    }
}

/// s7.1.b, s7.1.c: six points, and every bonus hand as if it had won.
fn against_foul(clean: &Place) -> Vec<Item> {
    let to = clean.seat;
    let penalty = Item { to, points: 6, label: "foul", rule: ca::RS7_1_B };
    let bonuses = bonus(&clean.rows).into_iter().flatten();
    let bonuses = bonuses.map(|(points, label, rule)| Item { to, points, label, rule });
    [penalty].into_iter().chain(bonuses).collect()
}

/// How the first player's segments compare with the second's.
fn orders(pair: [&Place; 2]) -> [Ordering; 3] {
    let [one, two] = pair.map(|place| {
        // invariant: a hand that is no foul is whole
        place.rows.ranked().unwrap_or_else(|| unreachable!("{} lacks cards", place.seat))
    });
    [one.front.cmp(&two.front), one.middle.cmp(&two.middle), one.back.cmp(&two.back)]
}

fn points(terms: &Setup, pair: [&Place; 2], winners: [Option<Seat>; 3]) -> Vec<Item> {
    let mut items = Vec::new();
    let labels = ["front", "middle", "back"];
    let swept = winners[0].filter(|seat| winners.iter().all(|winner| *winner == Some(*seat)));
    let in_all = terms.sweep == SweepPay::Six && swept.is_some();
    for (winner, label) in winners.into_iter().zip(labels) {
        let won = winner.filter(|_| !in_all);
        items.extend(won.map(|to| Item { to, points: 1, label, rule: ca::RS7_2_B }));
    }
    // s7.4.b: six points on top, before bonus hands.
    let sweep = |to| Item { to, points: 6, label: "clean sweep", rule: ca::RS7_4_B };
    items.extend(swept.map(sweep));
    // s7.3.j: a bonus hand has to win its segment.
    let bonuses = pair.map(|place| (place.seat, bonus(&place.rows)));
    for (i, winner) in winners.into_iter().enumerate() {
        let won = bonuses.iter().filter(|(seat, _)| winner == Some(*seat));
        items.extend(won.filter_map(|(to, bonus)| {
            bonus[i].map(|(points, label, rule)| Item { to: *to, points, label, rule })
        }));
    }
    items
}
