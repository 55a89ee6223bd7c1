//! Who pays whom in 13-Card.

use super::super::Ranked;
use super::super::ledger::{Item, Ledger, Limit, Outcome};
use super::super::round::Place;
use super::{Bonus, SEATS_MAX, Sweep, Terms};
use law::Cite;
use law::ca::thirteen_card as ca;
use std::cmp::Ordering;

/// What a hand counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Declared and held.
    Sweep(Sweep),
    /// Fouled by a rule.
    Foul(Cite),
    /// Set in order.
    Regular(Ranked),
}

/// What a hand counts as at the showdown.
pub(crate) fn standing(place: &Place) -> Standing {
    if let Some(rule) = place.fouled {
        return Standing::Foul(rule);
    }
    if place.declared {
        // reading:ca-thirteen-sweep-set: a hand not set is looked at card by card.
        let rows = &place.rows;
        let held = if place.turns > 0 { Sweep::shown(rows) } else { Sweep::of(&place.cards()) };
        return held.map_or(Standing::Foul(ca::R6), Standing::Sweep);
    }
    match place.rows.ranked() {
        Some(ranked) if ranked.is_ordered() => Standing::Regular(ranked),
        _ => Standing::Foul(ca::R5),
    }
}

/// Settles places clockwise from the left of the button, which is last.
pub(crate) fn settle(terms: &Terms, places: &[Place]) -> Outcome {
    let hands: Vec<(&Place, Standing)> =
        places.iter().map(|place| (place, standing(place))).collect();
    let mut ledger =
        Ledger::new(places, Limit::Exchanged, ca::R2_B).staking(|stack| terms.stake(stack));
    // s5.3.b, s5.3.c: Clean Sweeps collect first, the highest before the others.
    let sweep = |hand: &(&Place, Standing)| match hand.1 {
        Standing::Sweep(sweep) => Some(sweep),
        Standing::Foul(_) | Standing::Regular(_) => None,
    };
    let mut sweeps: Vec<_> = hands.iter().filter_map(|hand| Some((sweep(hand)?, hand))).collect();
    sweeps.sort_by_key(|(sweep, _)| std::cmp::Reverse(*sweep));
    for (held, (place, _)) in sweeps {
        for other in &hands {
            // s5.3.d, s5.3.e: neither from a higher one nor from an equal one.
            if other.0.seat == place.seat || sweep(other) >= Some(held) {
                continue;
            }
            let item = Item {
                to: place.seat,
                points: held.points(),
                label: held.name(),
                rule: held.rule(),
            };
            // 5.a: a foul hand pays a Clean Sweep its value, as everybody does.
            let foul = matches!(other.1, Standing::Foul(_));
            let why = if foul { ("foul", ca::R5_A) } else { (held.name(), held.rule()) };
            ledger.settle([place.seat, other.0.seat], vec![item], why, terms.point);
        }
    }
    // s2.3.a, s2.3.b: the first with all others, the second with those after it, to the button.
    for (i, one) in hands.iter().enumerate() {
        for two in &hands[i + 1..] {
            if let Some(item) = compare(terms, &hands, [one, two]) {
                let why = (item.label, item.rule);
                ledger.settle([one.0.seat, two.0.seat], vec![item], why, terms.point);
            }
        }
    }
    let foul = |(place, standing): &(&Place, Standing)| match standing {
        Standing::Foul(rule) => Some((place.seat, *rule)),
        Standing::Sweep(_) | Standing::Regular(_) => None,
    };
    Outcome { fouled: hands.iter().filter_map(foul).collect(), ..ledger.close() }
}

/// The points between two hands neither of which is a Clean Sweep.
fn compare(
    terms: &Terms,
    hands: &[(&Place, Standing)],
    pair: [&(&Place, Standing); 2],
) -> Option<Item> {
    let [one, two] = pair.map(|(place, _)| place.seat);
    let penalty = |to| Some(Item { to, points: 6, label: "foul", rule: ca::R5_B });
    let sets = match pair.map(|(_, standing)| standing) {
        [Standing::Regular(one), Standing::Regular(two)] => balance(one, two),
        [Standing::Foul(_), Standing::Regular(_)] => return penalty(two),
        [Standing::Regular(_), Standing::Foul(_)] => return penalty(one),
        // reading:ca-thirteen-two-fouls; and Clean Sweeps are settled.
        _ => return None,
    };
    let [won, lost] = sets;
    let (to, won) = match won.cmp(&lost) {
        Ordering::Greater => (one, won),
        Ordering::Less => (two, lost),
        Ordering::Equal => return None,
    };
    let winner = pair.into_iter().find(|hand| hand.0.seat == to)?;
    let (points, label, rule) = match won {
        1 => (1, "one set", ca::RS3_1_A),
        2 => (2, "two of three sets", ca::RS3_2_A),
        _ if terms.bonus == Bonus::Off => (4, "three of three sets", ca::RS3_2_B),
        _ if home_run(hands, winner) => (9, "home run", ca::RS4_3_C),
        _ => (6, "shot", ca::RS4_2_C),
    };
    Some(Item { to, points, label, rule })
}

/// How many sets the first hand wins, and how many the second; an equal set is nobody's.
fn balance(one: &Ranked, two: &Ranked) -> [usize; 2] {
    let orders = [
        one.front.cmp(&two.front),
        one.middle.cmp(&two.middle),
        one.back.cmp(&two.back),
    ];
    [Ordering::Greater, Ordering::Less]
        .map(|way| orders.iter().filter(|order| **order == way).count())
}

/// s4.3.a: four players, and all three sets against all three opponents.
fn home_run(hands: &[(&Place, Standing)], winner: &(&Place, Standing)) -> bool {
    let beaten = |other: &&(&Place, Standing)| match (winner.1, other.1) {
        (Standing::Regular(one), Standing::Regular(two)) => balance(&one, &two) == [3, 0],
        _ => false,
    };
    hands.len() == SEATS_MAX && hands.iter().filter(beaten).count() == SEATS_MAX - 1
}
