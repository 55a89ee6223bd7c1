//! Sample and census fill the same classes: for every table of the catalogue, rounds dealt from
//! shuffled shoes must fit the exact count, class by class.

#![allow(clippy::cast_precision_loss)] // a statistic is approximate by nature

use games::baccarat::{Baccarat, Variant};
use games::nines::Nines;
use games::{CATALOG, Entry};
use law::Posted;
use odds::{Census, NinesChart, Policy};
use sim::{Plan, Procedure, Shard, Tally, UNIT_ROUNDS, run};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use table::Seat;

const ROUNDS: u64 = 4 * UNIT_ROUNDS;

fn plan(procedure: Procedure) -> Plan {
    Plan { rounds: ROUNDS, seed: 2026.into(), threads: 2, shard: Shard::WHOLE, procedure }
}

/// Pearson's statistic over classes that are expected often enough, the rest pooled, as standard
/// deviations above its mean.
fn misfit(counts: &[u64], census: &Census) -> f64 {
    let total = census.total() as f64;
    let expected = |class: usize| census.counts()[class] as f64 / total * ROUNDS as f64;
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
    assert_eq!(tally.rounds, ROUNDS);
    for (reading, counts) in &tally.readings {
        let misfit = misfit(counts, &census(reading));
        // Fixed seed, fixed verdict: far out only if something is wrong.
        assert!(misfit < 5.0, "{id}: the {reading} sample is {misfit:.1} deviations off");
    }
}

fn baccarat(variant: &'static Variant, known: &mut BTreeMap<String, Census>) {
    let posting = variant.post(&Posted::new()).expect("lawful");
    let procedure = match variant.book() {
        "co" => Procedure::BurnByFirstCard,
        _ => Procedure::Plain(12),
    };
    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
    let tally = run::<Baccarat>(&posting, &plan(procedure), &AtomicU64::new(0), &never);
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
    for entry in CATALOG.iter().filter(|entry| entry.chance().is_none()) {
        match entry {
            Entry::Baccarat(variant) => baccarat(variant, &mut known),
            Entry::Nines(variant) => {
                let posting = variant.post(&Posted::new()).expect("lawful");
                for policy in [Policy::Best, Policy::HouseWay, Policy::Draw, Policy::Stand] {
                    let chart = NinesChart::new(&posting, &policy);
                    let choose = |round: &_, _| chart.act(round);
                    let plan = plan(Procedure::Plain(16));
                    let tally = run::<Nines>(&posting, &plan, &AtomicU64::new(0), &choose);
                    let (own, house) = odds::nines_census(&posting, &policy);
                    fits(variant.id, &tally, |reading| match reading {
                        "own" => own.clone(),
                        _ => house.clone(),
                    });
                }
            }
            _ => unreachable!("no cards"),
        }
    }
}

#[test]
fn a_wrong_census_does_not_fit() {
    let variant = games::baccarat::books::ALL[0];
    let posting = variant.post(&Posted::new()).expect("lawful");
    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
    let plan = plan(Procedure::BurnByFirstCard);
    let tally = run::<Baccarat>(&posting, &plan, &AtomicU64::new(0), &never);
    // California's table of play instead of the usual one: five cells differ.
    let rules =
        games::baccarat::Rules { tableau: games::baccarat::tableau::CALIFORNIA, ..posting.rules };
    let census = odds::baccarat_census("coup", &rules, &posting.terms.pack, Seat::FIRST);
    let counts = &tally.readings.iter().find(|(name, _)| name == "coup").expect("coup").1;
    let wrong = std::panic::catch_unwind(|| misfit(counts, &census.expect("known")));
    assert!(wrong.is_err() || wrong.is_ok_and(|misfit| misfit > 20.0));
}

#[test]
fn every_lawful_number_of_decks_deals() {
    for entry in CATALOG.iter().filter(|entry| entry.chance().is_none()) {
        for decks in 1..=20 {
            let posted = Posted::from([("decks".to_string(), decks.to_string())]);
            if entry.open(&posted).is_err() {
                continue;
            }
            let small = |procedure| Plan { rounds: 200, threads: 1, ..plan(procedure) };
            let done = AtomicU64::new(0);
            let rounds = match entry {
                Entry::Baccarat(variant) => {
                    let never = |_: &_, _| unreachable!("baccarat asks for no decision");
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Baccarat>(&posting, &small(Procedure::Plain(12)), &done, &never).rounds
                }
                Entry::Nines(variant) => {
                    let way = |_: &_, _| games::nines::Act::HouseWay;
                    let posting = variant.post(&posted).expect("lawful");
                    run::<Nines>(&posting, &small(Procedure::Plain(16)), &done, &way).rounds
                }
                _ => unreachable!("no cards"),
            };
            assert_eq!(rounds, 200, "{} with {decks} decks", entry.id());
        }
    }
}
