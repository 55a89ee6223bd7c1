//! Who pays whom in 13-Card.

use super::super::Ranked;
use super::super::ledger::{Ending, Item, Ledger, Limit};
use super::super::round::{Declared, Place};
use super::{AllIn, Bonus, SEATS_MAX, Setup, Sweep};
use law::ca::thirteen_card as ca;
use law::{Cite, reading};
use std::cmp::Ordering;

/// What a hand counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Declared and held; as the how-manieth declaration.
    Sweep(Sweep, usize),
    /// Given up; as the how-manieth declaration.
    Surrender(usize),
    /// Fouled by a rule.
    Foul(Cite),
    /// Set in order.
    Regular(Ranked),
}

/// A hand at the showdown.
type Hand<'a> = (&'a Place, Standing);

/// What a hand counts as at the showdown.
pub(crate) fn standing(place: &Place) -> Standing {
    if let Some(rule) = place.fouled {
        return Standing::Foul(rule);
    }
    match (place.call, place.rows.ranked()) {
        (Some((Declared::Surrender, when)), _) => Standing::Surrender(when),
        (Some((Declared::Sweep, when)), _) => {
            // reading:ca-thirteen-sweep-set: a hand not set is looked at card by card.
            let set = place.turns > 0;
            let held = if set { Sweep::shown(&place.rows) } else { Sweep::of(&place.cards()) };
            held.map_or(Standing::Foul(ca::R6), |sweep| Standing::Sweep(sweep, when))
        }
        (None, Some(ranked)) if ranked.is_ordered() => Standing::Regular(ranked),
        (None, _) => Standing::Foul(ca::R5),
    }
}

/// Settles places clockwise from the left of the button, which is last.
pub(crate) fn settle(terms: &Setup, places: &[Place]) -> Ending {
    let hands: Vec<Hand<'_>> = places.iter().map(|place| (place, standing(place))).collect();
    let limit = match terms.all_in {
        AllIn::Paid => Limit::Paid,
        AllIn::Total => Limit::Exchanged,
    };
    let mut ledger = Ledger::new(places, limit, ca::R2_B).staking(|stack| terms.stake(stack));
    // s5.3.b: Clean Sweeps collect first, the highest before the others.
    let mut sweeps: Vec<(&Hand<'_>, Sweep)> =
        hands.iter().filter_map(|hand| Some((hand, sweep(hand)?))).collect();
    sweeps.sort_by_key(|(_, held)| std::cmp::Reverse(*held));
    let highest = sweeps.first().map(|(_, held)| *held);
    for (hand, held) in sweeps {
        for other in hands.iter().filter(|other| other.0.seat != hand.0.seat) {
            // s5.3.c, s5.3.d, s5.3.e: from another Clean Sweep only the highest collects, and
            // not from its equal.
            if sweep(other).is_some_and(|theirs| highest != Some(held) || theirs == held) {
                continue;
            }
            let (item, why) = collects(terms, hand, held, other);
            ledger.settle([hand.0.seat, other.0.seat], vec![item], why, terms.point);
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
    let foul = |(place, standing): &Hand<'_>| match standing {
        Standing::Foul(rule) => Some((place.seat, *rule)),
        _ => None,
    };
    Ending { fouled: hands.iter().filter_map(foul).collect(), ..ledger.close() }
}

fn sweep(hand: &Hand<'_>) -> Option<Sweep> {
    match hand.1 {
        Standing::Sweep(sweep, _) => Some(sweep),
        _ => None,
    }
}

/// What a Clean Sweep has from another hand, and why.
fn collects(
    terms: &Setup,
    hand: &Hand<'_>,
    held: Sweep,
    other: &Hand<'_>,
) -> (Item, (&'static str, Cite)) {
    let to = hand.0.seat;
    let value = Item { to, points: held.points(), label: held.name(), rule: held.rule() };
    match (hand.1, other.1) {
        // 7.a: who gave up before the declaration pays for that alone.
        (Standing::Sweep(_, when), Standing::Surrender(before)) if before < when => {
            let points = price(terms);
            (Item { to, points, label: "surrender", rule: ca::R7_A }, ("surrender", ca::R7_A))
        }
        // 5.a: a foul hand pays a Clean Sweep its value, as everybody does.
        (_, Standing::Foul(_)) => (value, ("foul", ca::R5_A)),
        _ => (value, (held.name(), held.rule())),
    }
}

/// The points between two hands neither of which is a Clean Sweep.
fn compare(terms: &Setup, hands: &[Hand<'_>], pair: [&Hand<'_>; 2]) -> Option<Item> {
    let [one, two] = pair.map(|(place, _)| place.seat);
    let pays = |to, points, label, rule| Some(Item { to, points, label, rule });
    let given_up = reading::CA_THIRTEEN_SURRENDER;
    let [won, lost] = match pair.map(|(_, standing)| standing) {
        [Standing::Regular(one), Standing::Regular(two)] => balance(*one, *two),
        [Standing::Foul(_), Standing::Regular(_)] => return pays(two, 6, "foul", ca::R5_B),
        [Standing::Regular(_), Standing::Foul(_)] => return pays(one, 6, "foul", ca::R5_B),
        [Standing::Surrender(_), Standing::Regular(_)] => {
            return pays(two, price(terms), "surrender", given_up);
        }
        [Standing::Regular(_), Standing::Surrender(_)] => {
            return pays(one, price(terms), "surrender", given_up);
        }
        // reading:ca-thirteen-two-fouls; and Clean Sweeps are settled.
        _ => return None,
    };
    let (winner, won) = match won.cmp(&lost) {
        Ordering::Greater => (pair[0], won),
        Ordering::Less => (pair[1], lost),
        Ordering::Equal => return None,
    };
    let to = winner.0.seat;
    match won {
        1 => pays(to, 1, "one set", ca::RS3_1_A),
        2 => pays(to, 2, "two of three sets", ca::RS3_2_A),
        _ if terms.bonus == Bonus::Off => pays(to, 4, "three of three sets", ca::RS3_2_B),
        _ if home_run(hands, winner) => pays(to, 9, "home run", ca::RS4_3_C),
        _ => pays(to, 6, "shot", ca::RS4_2_C),
    }
}

/// What a hand that is given up costs.
fn price(terms: &Setup) -> i64 {
    // invariant: nobody gives a hand up where the house posts no surrender
    terms.surrender.unwrap_or_else(|| unreachable!("no surrender is posted"))
}

/// How many sets the first hand wins, and how many the second; an equal set is nobody's.
fn balance(one: Ranked, two: Ranked) -> [usize; 2] {
    let orders = [one.front.cmp(&two.front), one.middle.cmp(&two.middle), one.back.cmp(&two.back)];
    [Ordering::Greater, Ordering::Less]
        .map(|way| orders.iter().filter(|order| **order == way).count())
}

/// s4.3.a: four players, and all three sets against all three opponents.
fn home_run(hands: &[Hand<'_>], winner: &Hand<'_>) -> bool {
    let beaten = |other: &&Hand<'_>| match (winner.1, other.1) {
        (Standing::Regular(one), Standing::Regular(two)) => balance(one, two) == [3, 0],
        _ => false,
    };
    hands.len() == SEATS_MAX && hands.iter().filter(beaten).count() == SEATS_MAX - 1
}
