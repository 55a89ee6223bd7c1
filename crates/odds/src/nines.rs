//! Baccarat 9: exact edges for best play, the house way, or any fixed policy.

use crate::Exact;
use crate::census::Census;
use crate::report::{Report, Shown, price};
use crate::walk::{Alphabet, Walk};
use games::baccarat::hand::value;
use games::nines::{Act, HouseWay, Nines, Own, Round};
use money::Cents;
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use table::{Deals, Facts, Memory, Offer, Owner, Posting, Reads, Seat, Stake, Want};

/// Three cards and one more on each side.
const CARDS: u32 = 8;

/// How a Player bettor uses his choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Whatever gains most, knowing the Player hand and the bank's open cards.
    Best,
    /// Hit on 5 or less.
    HouseWay,
    /// Hit whenever there is a choice.
    Draw,
    /// Stand whenever there is a choice.
    Stand,
    /// Hit on these totals and no others.
    DrawOn(Vec<u8>),
}

impl Policy {
    /// Reads `best`, `house-way`, `draw`, `stand` or `draw-on-4-5`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Policy> {
        match text {
            "best" => Some(Policy::Best),
            "house-way" | "house way" => Some(Policy::HouseWay),
            "draw" | "hit" => Some(Policy::Draw),
            "stand" => Some(Policy::Stand),
            _ => {
                let totals = text.strip_prefix("draw-on-")?.split('-');
                let totals: Option<Vec<u8>> =
                    totals.map(|t| t.parse().ok().filter(|t| (4..=6).contains(t))).collect();
                totals.map(Policy::DrawOn)
            }
        }
    }

    /// Its name, as it prints.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Policy::Best => "best".into(),
            Policy::HouseWay => "house way".into(),
            Policy::Draw => "draw".into(),
            Policy::Stand => "stand".into(),
            Policy::DrawOn(totals) => {
                let totals: Vec<String> = totals.iter().map(u8::to_string).collect();
                format!("draw on {}", totals.join(", "))
            }
        }
    }
}

fn round(posting: &Posting<Nines>) -> Round {
    let stake = |wager| Stake {
        seat: Seat::FIRST,
        owner: Owner::Seat,
        offer: 0,
        wager,
        amount: Cents::dollars(1),
        memory: Memory::default(),
    };
    Nines::open(&posting.rules, &[stake("player"), stake("tie")])
}

/// A census of both readings: a bettor's own totals, and those by house way.
#[must_use]
pub fn census(posting: &Posting<Nines>, policy: &Policy) -> (Census, Census) {
    let rules = &posting.rules;
    let alphabet = Alphabet::by(&posting.terms.pack, |card| u32::from(value(card)));
    let walk = Walk::<Nines> { rules, alphabet, depth: CARDS };
    let (mut own, mut house) = (Census::new(Own::CLASSES), Census::new(HouseWay::CLASSES));
    let choose = |round: &Round, left: &[u32], seat| choice(policy, &walk, round, left, seat);
    let leaf = |round: &Round, weight: u128| {
        if let Some(facts) = <Nines as Reads<Own>>::facts(rules, round, Seat::FIRST) {
            own.add(facts.index(), weight);
        }
        if let Some(facts) = <Nines as Reads<HouseWay>>::facts(rules, round, Seat::FIRST) {
            house.add(facts.index(), weight);
        }
    };
    walk.visit(&round(posting), |_| false, choose, leaf);
    (own, house)
}

fn three(round: &Round) -> u8 {
    round.player.cards().iter().take(3).map(|card| value(*card)).sum::<u8>() % 10
}

fn choice(
    policy: &Policy,
    walk: &Walk<'_, Nines>,
    round: &Round,
    left: &[u32],
    seat: Seat,
) -> Act {
    match policy {
        Policy::HouseWay => Act::HouseWay,
        Policy::Draw => Act::Draw,
        Policy::DrawOn(totals) if totals.contains(&three(round)) => Act::Draw,
        Policy::Stand | Policy::DrawOn(_) => Act::Stand,
        Policy::Best => {
            let [draw, stand] =
                [Act::Draw, Act::Stand].map(|act| value_of(walk, round, left, seat, act));
            if draw > stand { Act::Draw } else { Act::Stand }
        }
    }
}

/// What the Player wager gains if the seat acts so, in units of the common denominator.
fn value_of(walk: &Walk<'_, Nines>, round: &Round, left: &[u32], seat: Seat, act: Act) -> i128 {
    gained(walk, round, left, seat, act).0
}

/// The same with the deals that it is summed over.
fn gained(
    walk: &Walk<'_, Nines>,
    round: &Round,
    left: &[u32],
    seat: Seat,
    act: Act,
) -> (i128, u128) {
    let mut round = *round;
    Nines::tell(walk.rules, &mut round, table::Told::Act { seat, act });
    let (mut gain, mut deals) = (0, 0);
    let others = |_: &Round, _: &[u32], _| Act::HouseWay;
    walk.visit_from(
        &round,
        left,
        |_| false,
        others,
        |round, weight| {
            deals += weight;
            if let Some(Own { own, bank }) = <Nines as Reads<Own>>::facts(walk.rules, round, seat)
            {
                let weight = weight.cast_signed();
                gain += match own.cmp(&bank) {
                    Ordering::Greater => weight,
                    Ordering::Less => -weight,
                    // The bank wins ties on 0 and 1.
                    Ordering::Equal if bank <= 1 => -weight,
                    Ordering::Equal => 0,
                };
            }
        },
    );
    (gain, deals)
}

/// Prices offers of a table under a policy.
#[must_use]
pub fn report(posting: &Posting<Nines>, offers: &[Offer<Nines>], policy: &Policy) -> Vec<Report> {
    let (own, house) = census(posting, policy);
    offers
        .iter()
        .map(|offer| match offer.wager.reading() {
            Own::NAME => price(offer, &own, &policy.name(), Shown::NOTHING),
            _ => price(offer, &house, "house way", Shown::NOTHING),
        })
        .collect()
}

/// A policy as a chart, for dealing many rounds: whether to draw, by the Player's three cards and
/// the bank's open ones.
pub struct NinesChart {
    draws: HashMap<Sight, Act>,
}

/// What a bettor sees when he chooses: how many cards of each value lie open in each hand.
type Sight = ([u8; 10], [u8; 10]);

fn sight(round: &Round) -> Sight {
    let mut seen = ([0; 10], [0; 10]);
    for card in round.player.cards() {
        seen.0[usize::from(value(*card))] += 1;
    }
    for card in round.bank.cards() {
        seen.1[usize::from(value(*card))] += 1;
    }
    seen
}

/// What a choice gains on average with what is in view, by values.
#[derive(Clone, Debug, PartialEq)]
pub struct NinesWorth {
    /// The Player's three cards, in rising order.
    pub own: Vec<u8>,
    /// The bank's open cards, in rising order.
    pub open: Vec<u8>,
    /// By drawing.
    pub draw: Exact,
    /// By standing.
    pub stand: Exact,
}

/// Every choice of a bettor from a full shoe.
#[must_use]
pub fn worths(posting: &Posting<Nines>) -> Vec<NinesWorth> {
    let rules = &posting.rules;
    let alphabet = Alphabet::by(&posting.terms.pack, |card| u32::from(value(card)));
    let walk = Walk::<Nines> { rules, alphabet, depth: CARDS };
    let mut known: BTreeMap<Sight, NinesWorth> = BTreeMap::new();
    let choosing = |round: &Round| matches!(Nines::ask(rules, round), Want::Show { .. });
    let choose = |round: &Round, left: &[u32], seat: Seat| {
        let seen = sight(round);
        known.entry(seen).or_insert_with(|| {
            let [draw, stand] = [Act::Draw, Act::Stand].map(|act| {
                let (gain, deals) = gained(&walk, round, left, seat, act);
                Exact::ratio(gain.into(), deals.into())
            });
            let [own, open] = [seen.0, seen.1].map(|counts| {
                let each =
                    (0..10).flat_map(|v| std::iter::repeat_n(v, counts[usize::from(v)].into()));
                each.collect()
            });
            NinesWorth { own, open, draw, stand }
        });
        Act::Stand
    };
    walk.visit(&round(posting), choosing, choose, |_, _| {});
    known.into_values().collect()
}

impl NinesChart {
    /// The chart of a policy from a full shoe.
    #[must_use]
    pub fn new(posting: &Posting<Nines>, policy: &Policy) -> NinesChart {
        let rules = &posting.rules;
        let alphabet = Alphabet::by(&posting.terms.pack, |card| u32::from(value(card)));
        let walk = Walk::<Nines> { rules, alphabet, depth: CARDS };
        let mut draws = HashMap::new();
        let choosing = |round: &Round| matches!(Nines::ask(rules, round), Want::Show { .. });
        let choose = |round: &Round, left: &[u32], seat: Seat| {
            let act = choice(policy, &walk, round, left, seat);
            draws.insert(sight(round), act);
            act
        };
        walk.visit(&round(posting), choosing, choose, |_, _| {});
        NinesChart { draws }
    }

    /// What to do; the house way where the chart has nothing.
    #[must_use]
    pub fn act(&self, round: &Round) -> Act {
        self.draws.get(&sight(round)).copied().unwrap_or(Act::HouseWay)
    }
}

#[cfg(test)]
mod tests;
