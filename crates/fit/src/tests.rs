//! Sample and census fill the same classes: for every table of the catalogue, rounds dealt from
//! shuffled shoes, spins and throws must fit the exact count, class by class.

#![allow(clippy::cast_precision_loss)] // a statistic is approximate by nature

use games::baccarat::Baccarat;
use games::duel::{Act, Duel};
use games::nines::Nines;
use games::pan::Pan;
use games::pokara::Pokara;
use games::tiles::Tiles;
use games::twenty_one::mimic;
use games::{CATALOG, Entry, Listing, OnLayout, Procedure, Variant};
use law::Posted;
use odds::{Census, NinesChart, Play, Policy, Progress, Question};
use sim::{Plan, Shard, Tally, UNIT_ROUNDS, run, run_from, run_layout};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use table::{Banking, Deals, Kind, Layout, Seat};

const ROUNDS: u64 = 4 * UNIT_ROUNDS;

/// Spins and throws are fast, and some wagers take many.
const THROWS: u64 = 64 * UNIT_ROUNDS;

fn plan(rounds: u64) -> Plan {
    Plan { rounds, seed: 2026.into(), threads: 2, shard: Shard::WHOLE }
}

/// What is done with the cards of a table.
fn procedure(listing: &dyn Listing) -> Procedure {
    listing.chance().procedure().expect("cards")
}

/// Pearson's statistic over classes that are expected often enough, the rest pooled, as standard
/// deviations above its mean.
fn misfit(counts: &[u64], census: &Census) -> f64 {
    assert_eq!(counts.len(), census.counts().len(), "classes");
    let (seen, total) = (counts.iter().sum::<u64>() as f64, census.total() as f64);
    let expected = |class: usize| census.counts()[class] as f64 / total * seen;
    let (mut statistic, mut cells) = (0.0, 0.0);
    let (mut rare, mut rare_expected) = (0.0, 0.0);
    let mut cell = |seen: f64, wanted: f64| {
        statistic += (seen - wanted).powi(2) / wanted;
        cells += 1.0;
    };
    for (class, count) in counts.iter().enumerate() {
        let (seen, wanted) = (*count as f64, expected(class));
        assert!(wanted > 0.0 || *count == 0, "class {class} was dealt, and cannot be");
        if wanted >= 20.0 {
            cell(seen, wanted);
        } else {
            rare += seen;
            rare_expected += wanted;
        }
    }
    if rare_expected >= 5.0 {
        cell(rare, rare_expected);
    }
    let freedom = f64::max(cells - 1.0, 1.0);
    (statistic - freedom) / (2.0 * freedom).sqrt()
}

#[track_caller]
fn fits(id: &str, tally: &Tally, census: impl Fn(&str) -> Census) {
    for (reading, counts) in &tally.readings {
        let misfit = misfit(counts, &census(reading));
        // Fixed seed, fixed verdict: far out only if something is wrong.
        assert!(misfit < 5.0, "{id}: the {reading} sample is {misfit:.1} deviations off");
    }
}

fn baccarat(variant: &'static Variant<Baccarat>, known: &mut BTreeMap<String, Census>) {
    let posting = variant.post(&Posted::new()).expect("lawful");
    let procedure = procedure(variant);
    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
    let tally = run::<Baccarat>(&posting, &plan(ROUNDS), procedure, &AtomicU64::new(0), &never);
    let decided = |(_, counts): &(String, Vec<u64>)| counts.iter().sum::<u64>() == ROUNDS;
    assert!(tally.rounds == ROUNDS && tally.readings.iter().all(decided));
    let (rules, pack) = (&posting.rules, &posting.terms.pack);
    let key = |reading: &str| {
        format!("{reading} {:?} {:?} {:?} {}", rules.tableau, rules.suit, rules.scope, pack.len())
    };
    for (reading, _) in &tally.readings {
        let count = || odds::baccarat_census(reading, rules, pack, Seat::FIRST).expect("known");
        known.entry(key(reading)).or_insert_with(count);
    }
    fits(variant.id, &tally, |reading| known[&key(reading)].clone());
}

#[test]
fn every_sample_fits_its_census() {
    let mut known = BTreeMap::new();
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        match entry {
            Entry::Baccarat(variant) => baccarat(variant, &mut known),
            Entry::Nines(variant) => {
                let posting = variant.post(&Posted::new()).expect("lawful");
                for policy in [Policy::Best, Policy::HouseWay, Policy::Draw, Policy::Stand] {
                    let chart = NinesChart::new(&posting, &policy);
                    let choose = |round: &_, _| chart.act(round);
                    let (plan, procedure) = (plan(ROUNDS), procedure(*variant));
                    let done = AtomicU64::new(0);
                    let tally = run::<Nines>(&posting, &plan, procedure, &done, &choose);
                    let (own, house) = odds::nines_census(&posting, &policy);
                    fits(variant.id, &tally, |reading| match reading {
                        "own" => own.clone(),
                        _ => house.clone(),
                    });
                }
            }
            Entry::Pan(variant) => {
                let posting = variant.post(&Posted::new()).expect("lawful");
                let plays = ["best", "house-way", "draw-vs-stand", "stand-vs-draw", "draw-on-6"];
                for play in plays.map(|play| odds::PanPlay::parse(play).expect("known")) {
                    let table = odds::PanTable::of(&posting);
                    let chart = table.chart(&play).expect("it comes to an end");
                    let choose = |round: &_, seat| chart.act(round, seat);
                    let (plan, procedure) = (plan(ROUNDS), procedure(*variant));
                    let done = AtomicU64::new(0);
                    let tally = run::<Pan>(&posting, &plan, procedure, &done, &choose);
                    let census = table.census(&chart);
                    fits(variant.id, &tally, |_| census.clone());
                }
            }
            Entry::Pokara(variant) => {
                for decks in ["3", "20"] {
                    let posted = Posted::from([("decks".to_string(), decks.to_string())]);
                    let posting = variant.post(&posted).expect("lawful");
                    for policy in [Policy::Best, Policy::HouseWay, Policy::Stand] {
                        let book =
                            odds::PokaraBook::solve(&posting.terms.pack, &policy).expect("solved");
                        let choose = |round: &_, seat| book.act(round, seat);
                        let (plan, procedure) = (plan(ROUNDS), procedure(*variant));
                        let done = AtomicU64::new(0);
                        let tally = run::<Pokara>(&posting, &plan, procedure, &done, &choose);
                        fits(variant.id, &tally, |reading| match reading {
                            "pokara" => book.census().clone(),
                            _ => odds::dealt_census(&posting.terms.pack),
                        });
                    }
                }
            }
            // What the first cards decide is counted exactly; hands are priced elsewhere.
            Entry::TwentyOne(variant) => first_cards(variant),
            Entry::PaiGow(variant) => pai_gow(variant),
            Entry::Tiles(variant) => tiles(variant),
            Entry::Duel(_) => {}
            _ => unreachable!("no cards"),
        }
    }
}

/// The wagers that the first cards decide, with the first wager that brings a hand.
fn first_cards(variant: &'static Variant<games::twenty_one::TwentyOne>) {
    let mut posting = variant.post(&Posted::new()).expect("lawful");
    let pack = posting.terms.pack;
    let census = |reading: &str| odds::first_cards_census(reading, &pack);
    let first = |reading: &str| census(reading).is_some();
    posting
        .offers
        .retain(|offer| offer.wager.kind() == Kind::Main || first(offer.wager.reading()));
    let choose = |round: &_, seat| mimic(&posting.rules, round, seat);
    let (plan, done) = (plan(ROUNDS), AtomicU64::new(0));
    let mut tally = run(&posting, &plan, procedure(variant), &done, &choose);
    tally.readings.retain(|(reading, _)| first(reading));
    fits(variant.id, &tally, |reading| census(reading).expect("a reading"));
}

/// Every pair of hands set by the house's way takes minutes to count: short decks prove that
/// count, and seven cards are compared here.
fn pai_gow(variant: &'static Variant<games::pai_gow::PaiGowPoker>) {
    let mut posting = variant.post(&Posted::new()).expect("lawful");
    let seven =
        |offer: &table::Offer<_>| ["fortune", "colours", "bonus"].contains(&offer.wager.reading());
    posting.offers.retain(seven);
    let way = |_: &_, _| games::pai_gow::Act::HouseWay;
    let (plan, done) = (plan(ROUNDS), AtomicU64::new(0));
    let tally = run(&posting, &plan, procedure(variant), &done, &way);
    fits(variant.id, &tally, |reading| of_seven(reading, &posting));
}

/// Every pair of hands of tiles, set by the house's way, best by the player and best by the bank.
fn tiles(variant: &'static Variant<Tiles>) {
    use odds::tiles::{Play, Table};
    let posting = variant.post(&Posted::new()).expect("lawful");
    let solved = Table::new(&posting.rules, &posting.terms.pack).solve();
    let bank = Seat::new(8).expect("a seat");
    let banked = |round: &mut games::tiles::Round| {
        let banking = Banking { seat: bank, action: None, first: false };
        Tiles::banked(&posting.rules, round, banking);
    };
    for (_, play) in Play::ALL {
        let choose = |round: &games::tiles::Round, seat: Seat| {
            let own = if seat == bank { &round.dealer } else { round.seat(seat) };
            let four = own.four().expect("four tiles");
            if (seat == bank) == (play == Play::Banking) {
                games::tiles::Act::Set(solved.set(&four, play))
            } else {
                games::tiles::Act::HouseWay
            }
        };
        let (plan, done) = (plan(ROUNDS), AtomicU64::new(0));
        let tally = run_from(&posting, &plan, procedure(variant), &done, &banked, &choose);
        assert_eq!(tally.rounds, ROUNDS);
        fits(variant.id, &tally, |_| solved.census(play));
    }
}

/// How many hands of seven cards are of each class.
fn of_seven(reading: &str, posting: &table::Posting<games::pai_gow::PaiGowPoker>) -> Census {
    use games::pai_gow::{Bonus, Colours, Fortune};
    use odds::pai_gow::{Deck, colour_census, seven_census};
    use table::Facts as _;
    let deck = Deck::full(posting.terms.pack.jokers() as u8);
    let joker = posting.rules.order.joker;
    match reading {
        "fortune" => seven_census(deck, Fortune::CLASSES, |seven| Fortune::of(seven).index()),
        "colours" => colour_census(deck, Colours::CLASSES, |seven| Colours::of(seven).index()),
        _ => seven_census(deck, Bonus::CLASSES, |seven| Bonus::of(seven, joker).index()),
    }
}

/// How all deals of a game end when it is played its best, and a sample of them.
fn duel(variant: &'static Variant<Duel>) {
    let posting = variant.post(&Posted::new()).expect("lawful");
    let offers: Vec<_> = posting.offers.iter().collect();
    let deck: Vec<cards::Card> = cards::Card::all().collect();
    let solved = odds::solve(&Question {
        rules: &posting.rules,
        offers: &offers,
        deck: &deck,
        decks: (posting.terms.pack.len() / 52) as u8,
        play: Play::Best,
        beside: &[],
        threads: 2,
        progress: &Progress::default(),
    });
    let choose = |round: &_, seat| solved.book.choose(round, seat);
    let (procedure, done) = (procedure(variant), AtomicU64::new(0));
    let tally = run::<Duel>(&posting, &plan(ROUNDS), procedure, &done, &choose);
    assert_eq!(tally.rounds, ROUNDS);
    fits(variant.id, &tally, |reading| solved.census(reading).expect(reading).clone());
}

#[test]
fn every_sample_of_a_duel_fits_its_census() {
    let mut known = Vec::new();
    for entry in CATALOG.iter() {
        let Entry::Duel(variant) = entry else { continue };
        // Side wagers listed by themselves are at the same table.
        let wagers: Vec<&str> = variant.wagers.all().iter().map(|wager| wager.id()).collect();
        if !known.contains(&(entry.book(), wagers.clone())) {
            duel(variant);
            known.push((entry.book(), wagers));
        }
    }
}

#[test]
fn a_wrong_census_does_not_fit() {
    let variant = games::baccarat::books::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
    let procedure = procedure(variant);
    let tally = run::<Baccarat>(&posting, &plan(ROUNDS), procedure, &AtomicU64::new(0), &never);
    // California's table of play instead of the usual one: five cells differ.
    let rules =
        games::baccarat::Rules { tableau: games::baccarat::tableau::CALIFORNIA, ..posting.rules };
    let census = odds::baccarat_census("coup", &rules, &posting.terms.pack, Seat::FIRST);
    let counts = &tally.readings.iter().find(|(name, _)| name == "coup").expect("coup").1;
    let wrong = std::panic::catch_unwind(|| misfit(counts, &census.expect("known")));
    assert!(wrong.is_err() || wrong.is_ok_and(|misfit| misfit > 20.0));
}

/// Throws at a table with a layout, and the exact count of each of its readings.
struct Throwing(u64);

impl OnLayout for Throwing {
    type Out = (Tally, Vec<Census>);

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out {
        let posting = variant.post(&Posted::new()).expect("lawful");
        let tally = run_layout(&posting, &plan(self.0), &AtomicU64::new(0));
        let census = |(reading, _): &(String, Vec<u64>)| {
            let mut offers = posting.offers.iter();
            let offer = offers.find(|offer| offer.wager.reading() == reading).expect("offered");
            odds::layout_census(&posting.rules, offer.wager)
        };
        let censuses = tally.readings.iter().map(census).collect();
        (tally, censuses)
    }
}

fn throwing(id: &str) -> (Tally, Vec<Census>) {
    let found = games::find(id).expect("in the catalogue");
    found.entry.on_layout(Throwing(THROWS)).expect("a layout")
}

#[test]
fn every_sample_of_a_layout_fits_its_census() {
    let layouts: Vec<_> =
        CATALOG.iter().filter(|entry| entry.chance().thrown().is_some()).collect();
    assert_eq!(layouts.len(), 5);
    for entry in layouts {
        let (tally, censuses) = throwing(entry.id());
        assert_eq!(tally.rounds, THROWS);
        for ((reading, counts), census) in tally.readings.iter().zip(&censuses) {
            assert!(counts.iter().sum::<u64>() > THROWS / 100, "{reading} is seldom decided");
            let misfit = misfit(counts, census);
            assert!(misfit < 5.0, "{}: {reading} is {misfit:.1} deviations off", entry.id());
        }
    }
}

/// Whether a reading's sample is far from a census that is wrong.
#[track_caller]
fn misses(id: &str, reading: &str, wrong: impl Fn(usize, u128) -> u128) {
    let (tally, censuses) = throwing(id);
    let at = tally.readings.iter().position(|(name, _)| name == reading).expect("there");
    let counts = &tally.readings[at].1;
    let mut census = Census::new(counts.len());
    for (class, count) in censuses[at].counts().iter().enumerate() {
        census.add(class, wrong(class, *count));
    }
    let misfit = misfit(counts, &census);
    assert!(misfit > 20.0, "{id}: {reading} is only {misfit:.1} deviations off");
}

#[test]
fn a_wrong_wheel_does_not_fit() {
    // A 38th pocket that is settled like zero.
    misses("uk/roulette", "pocket", |pocket, count| if pocket == 0 { 2 * count } else { count });
    // A wheel without zero, on which a colour repeats every other time; 14 stands for more.
    let halves = |repeats: usize| if repeats < 14 { 1 << (14 - repeats) } else { 2 };
    misses("uk/roulette-rage", "run", |repeats, _| halves(repeats));
}

#[test]
fn a_wrong_win_line_does_not_fit() {
    // Its 12 as seldom as if one in three were barred, and its 7 as often as its 6.
    misses("uk/dice", "line", |class, count| if class == 12 { count * 2 / 3 } else { count });
    misses("uk/dice", "line", |class, count| if class == 7 { count * 5 / 6 } else { count });
    // A come wager that a sum of 7 never takes down once it has travelled to 10.
    misses("uk/dice", "come", |class, count| if class == 24 { count / 2 } else { count });
}

#[test]
#[should_panic(expected = "class 12 was dealt, and cannot be")]
fn a_win_line_that_bars_12_does_not_fit() {
    misses("uk/dice", "line", |class, count| if class == 12 { 0 } else { count });
}

#[test]
fn every_lawful_number_of_decks_deals() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().thrown().is_none()) {
        for decks in 1..=20 {
            let posted = Posted::from([("decks".to_string(), decks.to_string())]);
            if entry.open(&posted).is_err() {
                continue;
            }
            let small = Plan { threads: 1, ..plan(200) };
            let (done, dealing) = (AtomicU64::new(0), procedure(&**entry));
            let rounds = match entry {
                Entry::Baccarat(variant) => {
                    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Baccarat>(&posting, &small, dealing, &done, &never).rounds
                }
                Entry::Nines(variant) => {
                    let way = |_: &_, _| games::nines::Act::HouseWay;
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Nines>(&posting, &small, dealing, &done, &way).rounds
                }
                Entry::Pan(variant) => {
                    let way = |_: &_, _| games::pan::Act::LogicalWay;
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Pan>(&posting, &small, dealing, &done, &way).rounds
                }
                Entry::Pokara(variant) => {
                    let stand = |_: &_, _| games::pokara::Act::Stand;
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Pokara>(&posting, &small, dealing, &done, &stand).rounds
                }
                Entry::PaiGow(variant) => {
                    let way = |_: &_, _| games::pai_gow::Act::HouseWay;
                    let mut posting = variant.post(&posted).expect("lawful");
                    posting.offers.retain(|offer| offer.wager.kind() != Kind::Bonus);
                    run(&posting, &small, dealing, &done, &way).rounds
                }
                Entry::TwentyOne(variant) => {
                    let posting = variant.post(&posted).expect("lawful");
                    let choose = |round: &_, seat| mimic(&posting.rules, round, seat);
                    run(&posting, &small, dealing, &done, &choose).rounds
                }
                Entry::Duel(variant) => {
                    let posting = variant.post(&posted).expect("lawful");
                    let first = |round: &_, seat| {
                        let act = |(act, _): &&(Act, &str)| {
                            Duel::allows(&posting.rules, round, seat, *act).is_ok()
                        };
                        Duel::acts().iter().find(act).expect("an act").0
                    };
                    run::<Duel>(&posting, &small, dealing, &done, &first).rounds
                }
                _ => unreachable!("no cards"),
            };
            assert_eq!(rounds, 200, "{} with {decks} decks", entry.id());
        }
    }
}
