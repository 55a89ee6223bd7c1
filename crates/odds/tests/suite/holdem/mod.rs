//! Hold'em against the dealer: against figures that were counted elsewhere, and against a referee
//! on short decks.

mod beside;
mod games;
mod referee;
mod search;

use ::games::duel::{Award, Both, Jackpot, OwnBest, Shape, spot};
use cards::{Card, Rank, parse_cards};
use games::Table;
use hands::Category;
use odds::{Exact, Play, Report, Rule, Solved, price_bundle};
use table::{Facts, Seat};

fn report(table: &Table, solved: &Solved) -> Report {
    let plan = table.rules.plan;
    let offers: Vec<_> = table.offers.iter().collect();
    let census = solved.census("showdown").expect("counted");
    price_bundle(plan, &plan.bundles[0], &offers, census, "best").expect("an ante")
}

/// Rounded as it is printed elsewhere.
fn percent(part: &Exact) -> String {
    format!("{:.3}", 100.0 * part.decimal())
}

fn folded(solved: &Solved) -> Exact {
    let census = solved.census("showdown").expect("counted");
    Exact::part(census.counts()[0], census.total())
}

/// How often a reading is wanted, of all.
fn part<F: Facts>(solved: &Solved, wanted: impl Fn(F) -> bool) -> Exact {
    let census = solved.census(F::NAME).expect("counted");
    let counts = census.counts().iter().enumerate();
    let own = counts.filter(|(class, _)| F::from_index(*class).is_some_and(&wanted));
    Exact::part(own.map(|(_, count)| *count).sum(), census.total())
}

const ALL: fn(Card) -> bool = |_| true;

#[test]
fn ultimate_costs_as_known() {
    let table = games::ultimate(ALL);
    let solved = table.solve(Play::Best);
    let best = report(&table, &solved);
    // C(52, 2) holdings, C(50, 5) boards, ten flops of each, C(45, 2) hands of the dealer.
    assert_eq!(best.total, 1_326 * 2_118_760 * 10 * 990);
    assert_eq!(best.edge, Exact::new(50_643_648_973, 2_317_817_502_000));
    assert_eq!([percent(&best.edge), percent(&best.element_of_risk)], ["2.185", "0.526"]);
    // Of all seven cards of a seat, C(52, 7), as every book prints them.
    let sevens = 133_784_560;
    let counts = [
        (Category::RoyalFlush, 4_324),
        (Category::StraightFlush, 37_260),
        (Category::FourOfAKind, 224_848),
        (Category::FullHouse, 3_473_184),
        (Category::Flush, 4_047_644),
        (Category::Straight, 6_180_020),
        (Category::ThreeOfAKind, 6_461_620),
    ];
    for (kind, count) in counts {
        let of_kind = part::<OwnBest>(&solved, |hand| hand.kind == kind);
        assert_eq!(of_kind, Exact::part(count, sevens), "{kind:?}");
    }
    rivers_are_worth_what_they_are(&table, &solved);
}

/// Hands at the river of a whole deck, flushes of every length among them, against every hand of
/// the dealer.
fn rivers_are_worth_what_they_are(table: &Table, solved: &Solved) {
    let hands = [
        ("2c 7d", "Kh 9s 4c 3d Jh"),
        ("Ah 2h", "Kh 9h 4h 3d Jc"),
        ("Ah 2c", "Kh 9h 4h 3h Jc"),
        ("2c 3d", "Kh 9h 4h 3h Jc"),
        ("2h Ac", "Kh 9h 4h 3h Jh"),
        ("Qh Ac", "Kh 9h 4h 3h Jh"),
        ("Qs Ts", "As Ks Js 2d 2c"),
        ("9s 8d", "As Ks Qs Js Ts"),
        ("5c 4c", "6c 7c 8c Ac 8d"),
        ("Kd 2s", "Ah Ad Ac As Kc"),
        ("3d 2s", "Ah Ad Ac As Kc"),
        ("8s 8d", "8c 2h 2d 9h Th"),
    ];
    for (own, board) in hands {
        let cards = |text| parse_cards(text).expect("cards");
        let round = table.with(&table.open(), spot(Seat::FIRST), &cards(own));
        let round = table.checked_to(&round, &cards(board));
        table.best_from(&round, &*solved.book);
    }
}

#[test]
fn casino_holdem_costs_as_known() {
    let table = games::casino(ALL);
    let solved = table.solve(Play::Best);
    let best = report(&table, &solved);
    assert_eq!(best.edge, Exact::new(1_363_917_077, 63_213_204_600));
    assert_eq!([percent(&best.edge), percent(&folded(&solved))], ["2.158", "18.009"]);
}

#[test]
fn holdem_bonus_costs_as_known() {
    let table = games::bonus(ALL);
    let solved = table.solve(Play::Best);
    let best = report(&table, &solved);
    assert_eq!(best.total, 1_326 * 2_118_760 * 20 * 990);
    assert_eq!(best.edge, Exact::new(578_107_733, 28_381_438_800));
    assert_eq!(percent(&best.edge), "2.037");
    // A royal flush is complete with the flop, the turn, the river, or lies on the board.
    let awards = [
        (Award::RoyalFlop, 649_740),
        (Award::RoyalTurn, 129_948),
        (Award::RoyalRiver, 46_410),
        (Award::RoyalBoard, 649_740),
    ];
    for (award, one_in) in awards {
        let royal = part::<Jackpot>(&solved, |jackpot| jackpot.own == award);
        assert_eq!(royal, Exact::part(1, one_in), "{award:?}");
    }
}

#[test]
fn the_higher_of_two_hands_is_as_known() {
    let table = games::two_way(ALL);
    let solved = table.solve(Play::Best);
    let higher = |kinds: std::ops::RangeInclusive<Category>| {
        format!("{:.6}", part::<Both>(&solved, |both| kinds.contains(&both.0)).decimal())
    };
    assert_eq!(higher(Category::HighCard..=Category::ThreeOfAKind), "0.816585");
    assert_eq!(higher(Category::Straight..=Category::Straight), "0.080188");
    assert_eq!(higher(Category::Flush..=Category::Flush), "0.052476");
    assert_eq!(higher(Category::FullHouse..=Category::FullHouse), "0.047027");
    assert_eq!(higher(Category::FourOfAKind..=Category::FourOfAKind), "0.003121");
    assert_eq!(higher(Category::StraightFlush..=Category::RoyalFlush), "0.000604");
    assert_eq!(folded(&solved), Exact::ZERO);
}

/// Three ranks: every strategy against the walker, and every choice against a search.
fn agrees_on_twelve_cards(game: fn(fn(Card) -> bool) -> Table) {
    let table = game(|card| card.rank() >= Rank::Queen);
    for play in Play::ALL {
        let solved = table.solve(play);
        table.walked(&*solved.book).assert_same(&solved);
    }
    let solved = table.solve(Play::Best);
    assert_eq!(table.best(&*solved.book), -report(&table, &solved).edge);
}

/// Five ranks, with straights and flushes: the best play against the walker.
fn agrees_on_twenty_cards(game: fn(fn(Card) -> bool) -> Table) {
    let table = game(|card| card.rank() >= Rank::Ten);
    let solved = table.solve(Play::Best);
    table.boarded(&*solved.book).assert_same(&solved);
}

macro_rules! agree {
    ($($name:ident)*) => { $(mod $name {
        #[test]
        fn agrees_on_twelve_cards() {
            super::agrees_on_twelve_cards(super::games::$name);
        }

        #[test]
        fn agrees_on_twenty_cards() {
            super::agrees_on_twenty_cards(super::games::$name);
        }
    })* };
}

agree! { ultimate casino bonus two_way }

#[test]
fn rules_in_words_cost_what_they_give_away() {
    // A deck without low cards is as good a place to make mistakes in.
    let short: fn(Card) -> bool = |card| card.rank() >= Rank::Nine;
    for table in [games::bonus(short), games::two_way(short)] {
        let edge = |play: Play| report(&table, &table.solve(play)).edge;
        let best = edge(Play::Best);
        let costs = Rule::ALL.map(|(_, rule)| edge(Play::ByRule(rule)) - best.clone());
        let [flop, river, both] = costs.clone();
        assert!(costs.iter().all(|cost| *cost > Exact::ZERO), "{costs:?}");
        if table.rules.plan.shape == Shape::Bonus {
            // Wagers that do not depend on each other: what is given away adds up.
            assert_eq!(flop + river, both);
        }
    }
}
