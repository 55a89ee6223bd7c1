//! Three Card Poker and Let It Ride, against figures that are printed or were counted elsewhere,
//! and against a referee that knows nothing of how they are solved.

use crate::referee::ride::{RIDE, RIDE_PAYS, ride};
use crate::referee::three_card::{DOWN, UP, WAGERS};
use crate::referee::{Table, assert_best, assert_same, ranks};
use cards::Card;
use games::duel::{self, Act};
use law::Posted;
use odds::{Exact, Play, Progress, Question, price_bundle, solve};
use std::cmp::Ordering;
use table::Seat;

#[test]
fn three_card_poker_costs_as_known() {
    let variant = duel::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let plan = posting.rules.plan;
    let deck: Vec<Card> = Card::all().collect();
    let report = |play: Play| {
        let question = Question {
            rules: &posting.rules,
            offers: &offers,
            deck: &deck,
            decks: 1,
            play,
            beside: &[],
            threads: 2,
            progress: &Progress::default(),
        };
        let solved = solve(&question);
        let census = solved.census("showdown").expect("counted");
        price_bundle(plan, &plan.bundles[0], &offers, census, play.name()).expect("an ante")
    };
    let best = report(Play::Best);
    assert_eq!(best.total, 407_170_400);
    assert_eq!(best.edge, Exact::new(13_733_780, 407_170_400));
    assert_eq!(percent(&report(Play::NeverFold).edge), "7.654");
    assert_eq!(percent(&report(Play::Mimic).edge), "3.449");
    // 67.421 % of all hands are played on, as the catalogue has it: 14,900 of 22,100.
    assert_eq!(best.staked, Exact::new(22_100 + 14_900, 22_100));
}

fn percent(edge: &Exact) -> String {
    format!("{:.3}", 100.0 * edge.decimal())
}

#[test]
fn a_card_in_view_halves_the_edge() {
    for (plan, deals, edge) in [(&UP, 4, "4.296"), (&DOWN, 1, "8.658")] {
        let table = Table::new(plan, &WAGERS, Card::all().collect());
        let solved = table.solve(Play::Best);
        let census = solved.census("showdown").expect("counted");
        assert_eq!(percent(&table.edge(0, census)), edge);
        assert_eq!(census.total() % (22_100 * deals), 0);
    }
}

/// Every thousandth hand against every seventh card: all that the dealer can hold is counted here.
#[test]
fn a_hand_is_worth_what_it_gains_on_average() {
    let deck: Vec<Card> = Card::all().collect();
    let table = Table::new(&UP, &WAGERS, deck.clone());
    let solved = table.solve(Play::Best);
    let sets = (0..52_usize).flat_map(|a| (0..a).map(move |b| (a, b)));
    let hands = sets.flat_map(|(a, b)| (0..b).map(move |c| [a, b, c]));
    for own in hands.step_by(1_009).map(|hand| hand.map(|at| deck[at])) {
        for up in deck.iter().step_by(7).filter(|up| !own.contains(up)) {
            let rest: Vec<Card> =
                deck.iter().copied().filter(|card| card != up && !own.contains(card)).collect();
            let mine = hands::three(&own);
            let mut gain = 0;
            for (at, a) in rest.iter().enumerate() {
                for b in &rest[..at] {
                    let dealers = hands::three(&[*up, *a, *b]);
                    let qualified = i128::from(dealers.number() > 112);
                    gain += match mine.cmp(&dealers) {
                        Ordering::Less => -2 * qualified,
                        Ordering::Equal => 0,
                        Ordering::Greater => 1 + qualified,
                    };
                }
            }
            let worths = [(Act::Play, Exact::new(gain, 1_128)), (Act::Fold, Exact::whole(-1))];
            let round = table.dealt(&own, &[*up], &[]);
            assert_eq!(solved.book.worths(&round, Seat::FIRST), worths, "{own:?} against {up}");
            assert_best(&*solved.book, &round);
        }
    }
}

#[test]
fn six_cards_fall_as_printed() {
    let table = Table::new(&UP, &WAGERS, Card::all().collect());
    let solved = table.solve(Play::Best);
    let six = solved.census("six cards").expect("counted");
    assert_eq!(six.total(), 20_358_520);
    assert_eq!(six.counts()[3..], [732_160, 361_620, 205_792, 165_984, 14_664, 1_656, 188]);
}

#[test]
fn three_card_poker_equals_the_walker_on_a_short_deck() {
    for (plan, deck) in [(&UP, "34QA"), (&DOWN, "23JQA")] {
        let table = Table::new(plan, &WAGERS, ranks(deck));
        for play in Play::ALL {
            let solved = table.solve(play);
            for (wager, reading) in [("ante", "showdown"), ("pair", "own three")] {
                assert_same(&solved, reading, &table.walk(wager, 6, &*solved.book));
            }
        }
        let solved = table.solve(Play::Best);
        assert_same(&solved, "six cards", &table.walk("six", 6, &*solved.book));
        let census = solved.census("showdown").expect("counted");
        assert_eq!(table.edge(0, census), -table.best(0, 6));
    }
}

#[test]
fn let_it_ride_costs_as_known() {
    for (paytable, edge) in [5.9970, 3.2848, 2.4445, 3.4262, 3.5057].into_iter().enumerate() {
        let table = ride(paytable, Card::all().collect());
        let solved = table.solve(Play::Best);
        let census = solved.census("rode").expect("counted");
        assert_eq!(census.total(), 22_100 * 49 * 48);
        let found = format!("{:.4}", 100.0 * table.edge(0, census).decimal());
        assert_eq!(found, format!("{edge:.4}"), "table {paytable}");
        if paytable == 0 {
            let offers: Vec<_> = table.offers.iter().collect();
            let report = price_bundle(&RIDE, &RIDE.bundles[0], &offers, census, "best");
            let staked = report.expect("three wagers").staked.decimal();
            assert_eq!(format!("{staked:.5}"), "1.22117");
        }
    }
}

/// Whoever never withdraws has three wagers on 2,598,960 hands, whose kinds are known.
#[test]
fn riding_on_is_three_times_the_pay_table() {
    let table = ride(0, Card::all().collect());
    let solved = table.solve(Play::Mimic);
    let hands: [i128; 9] = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 422_400];
    let won: i128 = hands.iter().zip(RIDE_PAYS[0]).map(|(n, pays)| n * i128::from(pays)).sum();
    let lost = 2_598_960 - hands.iter().sum::<i128>();
    let edge = table.edge(0, solved.census("rode").expect("counted"));
    assert_eq!(edge, Exact::new(3 * (lost - won), 2_598_960));
    let own = solved.census("own three").expect("counted").counts();
    let unfolded: Vec<u128> = own.iter().step_by(2).copied().collect();
    assert_eq!(unfolded, [16_440, 3_744, 1_096, 720, 52, 44, 4]);
    assert_eq!(own.iter().sum::<u128>(), 22_100);
}

#[test]
fn let_it_ride_equals_the_walker_on_a_short_deck() {
    let table = ride(1, ranks("9TJQKA"));
    for play in [Play::Best, Play::Mimic] {
        let solved = table.solve(play);
        assert_same(&solved, "rode", &table.walk("bet-2", 5, &*solved.book));
    }
    let solved = table.solve(Play::Best);
    assert_same(&solved, "own three", &table.walk("pair", 5, &*solved.book));
    let census = solved.census("rode").expect("counted");
    assert_eq!(table.edge(0, census), -table.best(0, 5));
}

#[test]
fn three_cards_and_four_are_worth_what_they_become() {
    let table = ride(0, Card::all().collect());
    let solved = table.solve(Play::Best);
    let cards = |text: &str| cards::parse_cards(text).expect("cards");
    // Four to a flush: nine cards of 48 pay 8 to 1, and six make a pair that pays even money.
    let worth = |own: &str, open: &str, acts: &[Act]| {
        let round = table.dealt(&cards(own), &cards(open), acts);
        assert_best(&*solved.book, &round);
        (solved.book.choose(&round, Seat::FIRST), solved.book.worths(&round, Seat::FIRST))
    };
    let (act, worths) = worth("Ah Kh 7h", "4h", &[Act::Ride]);
    let each = Exact::new(9 * 8 + 6 - 33, 48);
    assert_eq!(act, Act::Ride);
    assert_eq!(worths[0].1, Exact::whole(3) * each.clone());
    assert_eq!(worths[1].1, Exact::whole(2) * each.clone());
    let (_, worths) = worth("Ah Kh 7h", "4h", &[Act::Withdraw1]);
    assert_eq!(worths, [(Act::Ride, Exact::whole(2) * each.clone()), (Act::Withdraw2, each)]);
    assert_eq!(worth("Th Td 2c", "", &[]).0, Act::Ride);
    assert_eq!(worth("9h 9d 2c", "", &[]).0, Act::Withdraw1);
    assert_eq!(worth("2h 3d 5c", "7s", &[Act::Ride]).0, Act::Withdraw2);
}
