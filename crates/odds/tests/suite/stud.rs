//! Five cards each and one of the dealer's in view, from one deck or several: against figures that
//! are known, against arithmetic of its own, and against a referee on short decks.

use crate::referee::stud::{CASINO, SEVERAL, TOY, table};
use crate::referee::{Table, assert_best, assert_same, ranks};
use cards::Card;
use games::duel::{Act, DealerHigh, Duel, Insured, Showdown, Strength, Versus};
use hands::Category;
use odds::{Census, Exact, Play, Solved, price};
use std::cmp::Ordering;
use std::sync::OnceLock;
use table::{Deals, Facts, Seat};

fn percent(edge: &Exact) -> String {
    format!("{:.4}", 100.0 * edge.decimal())
}

/// Casino stud by the least that the book prints, solved once for several tests.
fn casino() -> &'static (Table, Solved) {
    static CASINO_SOLVED: OnceLock<(Table, Solved)> = OnceLock::new();
    CASINO_SOLVED.get_or_init(|| {
        let stud = table(&CASINO, 0, Card::all().collect());
        let solved = stud.solve(Play::Best);
        (stud, solved)
    })
}

#[test]
fn casino_stud_costs_as_known() {
    let (stud, solved) = casino();
    let census = solved.census("showdown").expect("counted");
    assert_eq!(census.total(), 52 * 2_349_060 * 163_185);
    assert_eq!(percent(&stud.edge(0, census)), "4.8466");
    // Caribbean stud, as it is played elsewhere.
    let mut stud = table(&CASINO, 1, Card::all().collect());
    stud.offers.truncate(2);
    let solved = stud.solve(Play::Best);
    assert_eq!(percent(&stud.edge(0, solved.census("showdown").expect("counted"))), "5.2243");
    assert!(solved.census("insured").is_none());
}

#[test]
fn insurance_costs_as_known() {
    // Whoever never folds is asked for every double.
    let stud = table(&CASINO, 0, Card::all().collect());
    let solved = stud.solve(Play::NeverFold);
    let census = solved.census("insured").expect("counted");
    assert_eq!(percent(&stud.edge(1, census)), "4.0972");
    let alone =
        stud.offers.iter().find(|offer| offer.wager.id() == "insurance").expect("on offer");
    assert_eq!(percent(&price(alone, census, "", money::Cents::ZERO).edge), "5.2641");
    let doubled = census.counts().iter().skip(1).step_by(2).sum();
    assert_eq!(&percent(&Exact::part(doubled, census.total()))[..5], "14.08");
    // Hands without a pair, a straight or a flush, less those with ace and king.
    let unqualified = (1_287 - 10) * 1_020 - (165 - 1) * 1_020;
    let low = |(class, _): &(usize, &u128)| {
        Insured::from_index(*class).is_some_and(|end| end.dealer != DealerHigh::Qualified)
    };
    let counted = census.counts().iter().enumerate().filter(low).map(|(_, ways)| ways).sum();
    let parts = [Exact::part(counted, census.total()), Exact::part(unqualified, 2_598_960)];
    assert_eq!(parts[0], parts[1]);
    let own = solved.census("own five").expect("counted");
    let kinds = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
    for (kind, hands) in kinds.into_iter().enumerate() {
        assert_eq!(own.counts()[2 * kind] * 2_598_960, hands * own.total());
    }
}

#[test]
fn casino_stud_equals_the_walker_on_a_short_deck() {
    let stud = table(&TOY, 0, ranks("2KA"));
    for play in Play::ALL {
        let solved = stud.solve(play);
        let readings = [("ante", "showdown"), ("flush", "own five"), ("insurance", "insured")];
        for (wager, reading) in readings {
            assert_same(&solved, reading, &stud.walk(wager, 10, &*solved.book));
        }
        let insured = solved.census("insured").expect("counted").counts();
        assert!(insured.iter().skip(1).step_by(2).any(|ways| *ways > 0), "nobody doubles");
    }
    let solved = stud.solve(Play::Best);
    let census = solved.census("showdown").expect("counted");
    assert_eq!(stud.edge(0, census), -stud.best(0, 10));
}

#[test]
fn several_decks_equal_the_walker_on_a_short_deck() {
    let mut stud = table(&SEVERAL, 2, ranks("2A"));
    for decks in [2, 3] {
        stud.decks = decks;
        let solved = stud.solve(Play::Best);
        assert_same(&solved, "showdown", &stud.walk("ante", 10, &*solved.book));
        let census = solved.census("showdown").expect("counted");
        assert_eq!(stud.edge(0, census), -stud.best(0, 10));
    }
}

#[test]
fn eight_decks_fall_as_counted() {
    let mut stud = table(&SEVERAL, 2, Card::all().collect());
    stud.decks = 8;
    let solved = stud.solve(Play::NeverFold);
    let census = solved.census("showdown").expect("counted");
    let part = |wanted: &dyn Fn(Showdown) -> bool| {
        let ends = census.counts().iter().enumerate().filter(|(_, ways)| **ways > 0);
        let found = ends.filter(|(class, _)| Showdown::from_index(*class).is_some_and(wanted));
        Exact::part(found.map(|(_, ways)| ways).sum(), census.total())
    };
    // Five of 416 cards: of each card eight, of each rank 32, of each suit 104.
    let choose = |n: u128, k: u128| (0..k).fold(1, |sets, i| sets * (n - i) / (i + 1));
    let hands = choose(416, 5);
    let low = (1_287 - 10 - 164) * (32_u128.pow(5) - 4 * 8_u128.pow(5));
    assert_eq!(part(&|end| !end.qualified()), Exact::part(low, hands));
    let suited = |n, k| choose(n, 3) * choose(n, 2) * k;
    let straights = 10 * 8_u128.pow(5);
    let fours = 13 * (choose(8, 5) + choose(8, 4) * 96);
    let kinds = [
        (Category::FullHouse, 13 * 12 * (suited(32, 1) - suited(8, 4))),
        (Category::Flush, 4 * (choose(104, 5) - straights - fours)),
        (Category::FourOfAKind, 13 * (choose(32, 5) + choose(32, 4) * 384)),
        (Category::RoyalFlush, 4 * 8_u128.pow(5)),
    ];
    for (kind, ways) in kinds {
        assert_eq!(part(&|end| end.kind == kind as u8), Exact::part(ways, hands), "{kind:?}");
    }
}

#[test]
fn four_decks_favour_the_bettor() {
    let mut stud = table(&SEVERAL, 2, Card::all().collect());
    stud.decks = 4;
    let solved = stud.solve(Play::Best);
    let census = solved.census("showdown").expect("counted");
    assert_eq!(percent(&stud.edge(0, census)), "-11.9785");
    let cards = |text: &str| cards::parse_cards(text).expect("cards");
    let hands = [("2c 2c 2c 2c 2d", "Ah"), ("Ah Ah Kd 9c 8c", "Ah"), ("9h 7h 5h 3h 3h", "Qs")];
    for (own, up) in hands {
        assert_best(&*solved.book, &stud.dealt(&cards(own), &cards(up), &[]));
    }
}

/// Five ranks, which make every kind of hand: each of a seat's hands against each card in view
/// and each hand of the dealer's, one by one.
#[test]
fn casino_stud_equals_a_count_of_every_deal_on_twenty_cards() {
    for deck in ["23457", "TJQKA"] {
        let stud = table(&CASINO, 0, ranks(deck));
        let [ends, insured] = count(&stud);
        let solved = stud.solve(Play::Best);
        assert_same(&solved, "showdown", &ends);
        assert_same(&solved, "insured", &insured);
    }
}

/// The showdowns and the ends of insurance under the best play.
fn count(stud: &Table) -> [Census; 2] {
    let plan = stud.rules.plan;
    let cards = |set: u32| (0..20).filter(move |at| set >> at & 1 == 1).map(|at| stud.deck[at]);
    let sets = |size| (0..1_u32 << 20).filter(move |set| set.count_ones() == size);
    let mut hands = vec![Strength { number: 0, kind: 0 }; 1 << 20];
    let mut highs = vec![DealerHigh::Qualified; 1 << 20];
    for set in sets(5) {
        let five: Vec<Card> = cards(set).collect();
        hands[set as usize] = (plan.strength)(&five, &[]);
        if !(plan.qualifies)(hands[set as usize]) {
            highs[set as usize] = DealerHigh::unqualified(five.try_into().expect("five cards"));
        }
    }
    let fours: Vec<u32> = sets(4).collect();
    let [main, side] = [0, 1].map(|bundle| stud.gains(bundle));
    let mut ends = Census::new(Showdown::CLASSES);
    let mut insured = Census::new(Insured::CLASSES);
    let folded = Showdown { path: 0, kind: 0, versus: Versus::Folded }.index();
    // A club in view stands for its rank.
    for up in (0..20).step_by(4).map(|at| 1 << at) {
        let others: Vec<Card> = cards(!up).take(5).collect();
        let asked = [Act::Fold, Act::Raise].map(|act| {
            let round = stud.dealt(&others, &cards(up).collect::<Vec<_>>(), &[act]);
            Duel::allows(&stud.rules, &round, Seat::FIRST, Act::Double).is_ok()
        });
        for own in sets(5).filter(|own| own & up == 0) {
            let mine = hands[own as usize];
            let mut versus = [0_u32; 6];
            let mut high = [0_u32; 5];
            for four in fours.iter().filter(|four| **four & (own | up) == 0) {
                let set = (four | up) as usize;
                let qualified = usize::from(highs[set] == DealerHigh::Qualified);
                versus[3 * qualified + (mine.cmp(&hands[set]) as i8 + 1) as usize] += 1;
                high[highs[set] as usize] += 1;
            }
            let orders = [Ordering::Less, Ordering::Equal, Ordering::Greater];
            let all = orders.map(Versus::Unqualified).into_iter();
            let all = all.chain(orders.map(Versus::Qualified));
            let showdowns: Vec<(usize, i64)> = all
                .map(|versus| Showdown { path: 1, kind: mine.kind, versus }.index())
                .zip(versus.map(i64::from))
                .collect();
            let gain: i64 = showdowns.iter().map(|(class, ways)| main.of[*class] * ways).sum();
            let raises = gain > 1_001 * main.of[folded];
            let kept = [(folded, 1_001)];
            for (class, ways) in if raises { &showdowns[..] } else { &kept[..] } {
                ends.add(*class, *ways as u128);
            }
            let kind = Category::ALL[usize::from(mine.kind)];
            let insurance = |doubled: bool| {
                let class = |dealer| Insured { kind, dealer, doubled }.index();
                DealerHigh::ALL.map(|dealer| (class(dealer), i64::from(high[dealer as usize])))
            };
            let gain = |ends: [(usize, i64); 5]| -> i64 {
                ends.iter().map(|(class, ways)| side.of[*class] * ways).sum()
            };
            let doubled =
                asked[usize::from(raises)] && gain(insurance(true)) > gain(insurance(false));
            for (class, ways) in insurance(doubled) {
                insured.add(class, ways as u128);
            }
        }
    }
    [ends, insured]
}

#[test]
fn hands_are_played_for_what_they_are_worth() {
    let cards = |text: &str| cards::parse_cards(text).expect("cards");
    let (stud, solved) = casino();
    let chosen = |own: &str, up: &str, acts: &[Act]| {
        let round = stud.dealt(&cards(own), &cards(up), acts);
        assert_best(&*solved.book, &round);
        solved.book.choose(&round, Seat::FIRST)
    };
    assert_eq!(chosen("2c 2d 7h 9s Kc", "As", &[]), Act::Raise);
    assert_eq!(chosen("3c 2d 7h 9s Kc", "4s", &[]), Act::Fold);
    // Ace and king with the dealer's card among the others, and without.
    assert_eq!(chosen("Ac Kd Jh 4s 3c", "Jd", &[]), Act::Raise);
    assert_eq!(chosen("Ac Kd 8h 4s 3c", "7d", &[]), Act::Fold);
    // A flush is paid by itself when the dealer is low.
    assert_eq!(chosen("Ac Kc 8c 4c 3c", "2d", &[Act::Raise]), Act::Double);
    assert_eq!(chosen("5c 5d 3h 3s 9c", "2d", &[Act::Raise]), Act::Check);
}
