//! Every figure that books, catalogues and readings state, to the digits stated; and what no book
//! states, by arithmetic of its own.
//!
//! Catalogues state what a wager returns to its bettor, so that a house edge is negative there.

mod britain;
mod california;
mod colorado;
mod dice;
mod dice_odds;
mod layouts;
mod meters;
mod poker;
mod printed;
mod readings;
mod second_opinion;
mod sic_bo;
mod wheels;

use games::baccarat::{Baccarat, books};
use games::nines::{self, Nines};
use law::Posted;
use money::Cents;
use odds::{Census, Exact, Policy, Report};
use printed::rounds_to;
use table::{Facts, Posting, Seat};

/// What is posted: `name=value`, parted by blanks.
fn posted(set: &str) -> Posted {
    let pair = |text: &str| text.split_once('=').map(|(n, v)| (n.to_string(), v.to_string()));
    set.split_whitespace().map(|text| pair(text).expect("name=value")).collect()
}

#[track_caller]
fn post(id: &str, set: &str) -> Posting<Baccarat> {
    let variant = books::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    variant.post(&posted(set)).expect("lawful")
}

#[track_caller]
fn post_nines(id: &str, set: &str) -> Posting<Nines> {
    let variant = nines::ALL.iter().find(|variant| variant.id == id).expect("in the catalogue");
    variant.post(&posted(set)).expect("lawful")
}

/// One wager of a table, priced for seat 1 with an empty meter.
#[track_caller]
fn price(id: &str, set: &str, wager: &str) -> Report {
    let mut posting = post(id, set);
    posting.offers.retain(|offer| offer.wager.id() == wager);
    let reports = odds::baccarat(&posting, &posting.offers, Seat::FIRST, |_| Cents::ZERO);
    reports.into_iter().next().expect("on offer")
}

#[track_caller]
fn price_nines(id: &str, set: &str, wager: &str, policy: &Policy) -> Report {
    let posting = post_nines(id, set);
    let reports = odds::nines(&posting, &posting.offers, policy);
    reports.into_iter().find(|report| report.wager == wager).expect("on offer")
}

/// A table's census by facts `F`.
#[track_caller]
fn census<F: Facts>(posting: &Posting<Baccarat>) -> Census {
    let pack = &posting.terms.pack;
    odds::baccarat_census(F::NAME, &posting.rules, pack, Seat::FIRST).expect("a reading")
}

/// How often facts hold.
fn often<F: Facts>(census: &Census, holds: impl Fn(F) -> bool) -> Exact {
    let class = |index| F::from_index(index).is_some_and(&holds);
    let counts = census.counts().iter().enumerate().filter(|(index, _)| class(*index));
    Exact::part(counts.map(|(_, count)| *count).sum(), census.total())
}

/// How often a wager ends on one of these lines.
fn line(report: &Report, labels: &[&str]) -> Exact {
    let lines = report.lines.iter().filter(|line| labels.contains(&line.label));
    let found: Vec<Exact> = lines.map(|line| line.probability.clone()).collect();
    assert_eq!(found.len(), labels.len(), "{labels:?} of {}", report.wager);
    found.into_iter().sum()
}

/// Rows of a catalogue: game, what is posted, wager, how often it wins and what it returns, as
/// stated; a dash where nothing is.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[track_caller]
fn check(rows: &[Row]) {
    for (id, set, wager, hit, result) in rows {
        let report = price(id, set, wager);
        let what = format!("{id} {set} {wager}");
        if *hit != "-" {
            rounds_to(&report.hit, hit, &what);
        }
        rounds_to(&-report.edge, result, &what);
    }
}
