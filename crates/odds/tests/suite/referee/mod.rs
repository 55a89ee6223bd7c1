//! A second opinion on solvers of poker against the dealer: the general walker drives the round
//! itself with every card of a short deck, and an expectimax of its own looks for the best play
//! and settles each end wager by wager.

#![allow(dead_code)] // each test takes what it needs

pub mod ride;
pub mod stud;
pub mod three_card;

use cards::{Card, Pack, Rank, Suit};
use games::duel::{Act, Duel, Plan, Round, Rules};
use money::Cents;
use odds::{Alphabet, Census, Exact, Gains, Play, Playbook, Progress, Question, Solved, Walk};
use table::{
    Deals, Due, Effect, Face, Judge, Kind, Memory, Offer, Owner, Pay, Seat, Spot, Stake, Told,
    Want,
};

/// A game with the wagers on offer.
pub struct Table {
    pub rules: Rules,
    pub offers: Vec<Offer<Duel>>,
    pub deck: Vec<Card>,
    pub decks: u8,
}

/// A wager by a pay table as printed.
pub fn offer(wager: &'static dyn Judge<Duel>, table: usize) -> Offer<Duel> {
    let rows = wager.rows(table);
    let pay = |due: Due| match due {
        Due::Fixed(pay) => pay,
        Due::AtLeast(odds) => Pay::To(odds),
        other => panic!("{other:?}"),
    };
    Offer::paying(wager, table, rows.iter().map(|row| pay(row.due)).collect())
}

/// The cards of some ranks in all suits.
pub fn ranks(letters: &str) -> Vec<Card> {
    let rank =
        |letter| Rank::ALL.into_iter().find(|rank| rank.letter() == letter).expect("a rank");
    let suits = |rank| Suit::ALL.map(|suit| Card::new(rank, suit));
    letters.chars().map(rank).flat_map(suits).collect()
}

fn stake(wager: &'static str) -> Stake {
    let (seat, owner, amount) = (Seat::FIRST, Owner::Seat, Cents::dollars(1));
    Stake { seat, owner, offer: 0, wager, amount, memory: Memory::default() }
}

impl Table {
    pub fn new(
        plan: &'static Plan,
        wagers: &[&'static dyn Judge<Duel>],
        deck: Vec<Card>,
    ) -> Table {
        let offers = wagers.iter().map(|wager| offer(*wager, 0)).collect();
        Table { rules: Rules { plan, player_banks: false }, offers, deck, decks: 1 }
    }

    pub fn ask<T>(&self, play: Play, answer: impl Fn(&Question<'_>) -> T) -> T {
        answer(&Question {
            rules: &self.rules,
            offers: &self.offers.iter().collect::<Vec<_>>(),
            deck: &self.deck,
            decks: self.decks,
            play,
            beside: &[],
            threads: 2,
            progress: &Progress::default(),
        })
    }

    pub fn solve(&self, play: Play) -> Solved {
        self.ask(play, odds::solve)
    }

    pub fn gains(&self, bundle: usize) -> Gains {
        self.ask(Play::Best, |question| question.gains(bundle))
    }

    /// What a census costs the seat, in units of the bundle's first wager.
    pub fn edge(&self, bundle: usize, census: &Census) -> Exact {
        let gains = self.gains(bundle);
        let ends = census.counts().iter().zip(&gains.of);
        let parts: i128 = ends.map(|(ways, gain)| *ways as i128 * i128::from(*gain)).sum();
        -gains.exact(parts, census.total())
    }

    /// A round in which the seat has its cards, has decided so and sees these cards besides.
    pub fn dealt(&self, own: &[Card], open: &[Card], acts: &[Act]) -> Round {
        let rules = &self.rules;
        let mut round = Duel::open(rules, &self.stakes());
        let (mut own, mut open, mut acts) = (own.iter(), open.iter(), acts.iter());
        loop {
            let told = match Duel::ask(rules, &round) {
                Want::Deal { to: at, face: Face::Down, .. } => Told::Hidden { at },
                Want::Deal { to: at, face: Face::Own(_), .. } => {
                    Told::Card { at, card: *own.next().expect("a card of its own") }
                }
                Want::Deal { to: at, .. } | Want::Show { of: at, .. } => match open.next() {
                    Some(card) => Told::Card { at, card: *card },
                    None => return round,
                },
                Want::Decide { seat } => match acts.next() {
                    Some(act) => Told::Act { seat, act: *act },
                    None => return round,
                },
                Want::Follow { .. } | Want::Over => return round,
            };
            Duel::tell(rules, &mut round, told);
        }
    }

    /// The wagers made before the deal.
    fn stakes(&self) -> Vec<Stake> {
        let open = |kind| matches!(kind, Kind::Main | Kind::Side);
        let wagers = self.offers.iter().map(|offer| offer.wager);
        wagers.filter(|wager| open(wager.kind())).map(|wager| stake(wager.id())).collect()
    }

    /// How rounds end under a book, as the general walker counts them, for an offer's reading.
    pub fn walk(&self, wager: &'static str, depth: u32, book: &dyn Playbook) -> Census {
        let judge = self.offers.iter().find(|o| o.wager.id() == wager).expect("on offer").wager;
        let mut census = Census::new(judge.classes());
        let copies = |card| u16::from(self.deck.contains(&card)) * u16::from(self.decks);
        let alphabet = Alphabet::cards(&Pack::of(copies));
        let walk = Walk::<Duel> { rules: &self.rules, alphabet, depth };
        walk.visit(
            &Duel::open(&self.rules, &self.stakes()),
            |_| false,
            |round, _, seat| book.choose(round, seat),
            |round, ways| {
                let class = judge.class(&self.rules, round, &stake(wager));
                census.add(class.expect("decided"), ways);
            },
        );
        census
    }

    /// The most that a bundle gains on average, in units.
    pub fn best(&self, bundle: usize, depth: usize) -> Exact {
        let wagers = self.rules.plan.bundles[bundle].wagers;
        let own = self.offers.iter().filter(|offer| wagers.contains(&offer.wager.id()));
        let cards = self.deck.len() * usize::from(self.decks);
        let search = Search { table: self, offers: own.collect(), cards, depth };
        let copies = vec![u32::from(self.decks); self.deck.len()];
        let round = Duel::open(&self.rules, &self.stakes());
        let main = self.stakes().into_iter().filter(|stake| wagers.contains(&stake.wager));
        let units: Vec<(&'static str, i128)> = main.map(|stake| (stake.wager, 1)).collect();
        let total: u128 = (0..depth).map(|drawn| (cards - drawn) as u128).product();
        Exact::new(search.worth(&round, &copies, &units), total)
    }
}

/// Looks for the best play: the most over what may be decided, the sum over what may be dealt.
struct Search<'a> {
    table: &'a Table,
    offers: Vec<&'a Offer<Duel>>,
    cards: usize,
    depth: usize,
}

/// Cards on their way to a spot; the last one dealt, and how often it came in a row.
#[derive(Clone, Copy)]
struct Packet {
    at: Spot,
    n: u8,
    last: usize,
    run: i128,
}

impl Search<'_> {
    fn worth(&self, round: &Round, copies: &[u32], units: &[(&'static str, i128)]) -> i128 {
        let rules = &self.table.rules;
        match Duel::ask(rules, round) {
            Want::Follow { .. } | Want::Over => {
                let drawn = self.cards - copies.iter().sum::<u32>() as usize;
                let rest: i128 = (drawn..self.depth).map(|n| (self.cards - n) as i128).product();
                rest * self.settle(round, units)
            }
            Want::Deal { to, n, face: Face::Down } => {
                let mut round = *round;
                (0..n).for_each(|_| Duel::tell(rules, &mut round, Told::Hidden { at: to }));
                self.worth(&round, copies, units)
            }
            Want::Deal { to: at, n, .. } | Want::Show { of: at, n } => {
                let orders: i128 = (1..=i128::from(n)).product();
                self.deal(round, copies, units, Packet { at, n, last: 0, run: 0 }, orders)
            }
            Want::Decide { seat } => {
                let acts = Duel::acts().iter().map(|(act, _)| *act);
                let open = acts.filter(|act| Duel::allows(rules, round, seat, *act).is_ok());
                let worth = |act| {
                    let mut next = *round;
                    Duel::tell(rules, &mut next, Told::Act { seat, act });
                    self.worth(&next, copies, &self.after(act, units))
                };
                open.map(worth).max().expect("something to decide")
            }
        }
    }

    /// Cards come to a spot in rising order, each set of them once for all its orders.
    fn deal(
        &self,
        round: &Round,
        copies: &[u32],
        units: &[(&'static str, i128)],
        packet: Packet,
        weight: i128,
    ) -> i128 {
        if packet.n == 0 {
            return weight * self.worth(round, copies, units);
        }
        let mut sum = 0;
        for at in (packet.last..copies.len()).filter(|at| copies[*at] > 0) {
            let run = if at == packet.last { packet.run + 1 } else { 1 };
            let mut next = *round;
            let card = self.table.deck[at];
            Duel::tell(&self.table.rules, &mut next, Told::Card { at: packet.at, card });
            let mut left = copies.to_vec();
            left[at] -= 1;
            let ways = weight * i128::from(copies[at]) / run;
            let packet = Packet { n: packet.n - 1, last: at, run, ..packet };
            sum += self.deal(&next, &left, units, packet, ways);
        }
        sum
    }

    fn after(&self, act: Act, units: &[(&'static str, i128)]) -> Vec<(&'static str, i128)> {
        let mut units = units.to_vec();
        for effect in (self.table.rules.plan.effects)(act) {
            let on = |of: &str| units.iter().find(|(wager, _)| *wager == of).map(|(_, n)| *n);
            match effect {
                Effect::Stakes { wager, of, times, .. } => {
                    let n = on(of).unwrap_or(0) * i128::from(*times);
                    units.push((wager, n));
                }
                Effect::Forfeits { .. } => {}
                Effect::Earns { bonus, of } => {
                    let n = on(of).unwrap_or(0);
                    units.push((bonus, n));
                }
                Effect::Takes { wager, .. } => units.retain(|(known, _)| known != wager),
            }
        }
        units
    }

    /// What the wagers lying at the end gain.
    fn settle(&self, round: &Round, units: &[(&'static str, i128)]) -> i128 {
        let mut gain = 0;
        for (wager, n) in units {
            let Some(offer) = self.offers.iter().find(|o| o.wager.id() == *wager) else {
                continue;
            };
            let stake = stake(offer.wager.id());
            let class = offer.wager.class(&self.table.rules, round, &stake).expect("decided");
            let each = match offer.judge(class).1 {
                Pay::To(odds) if odds.unit() == 1 => i128::from(odds.gain()),
                Pay::Push => 0,
                Pay::Lose if offer.wager.kind() == Kind::Bonus => 0,
                Pay::Lose => -1,
                other => panic!("{other:?}"),
            };
            gain += n * each;
        }
        gain
    }
}

/// Whether two censuses have the same parts.
#[track_caller]
pub fn assert_same(solved: &Solved, reading: &str, walked: &Census) {
    let census = solved.census(reading).expect(reading);
    let (ours, theirs) = (census.total(), walked.total());
    for (class, (own, other)) in census.counts().iter().zip(walked.counts()).enumerate() {
        assert_eq!(own * theirs, other * ours, "{reading}, class {class}");
    }
}

/// Whether a book does what is worth most, and stakes more only if that is worth more.
#[track_caller]
pub fn assert_best(book: &dyn Playbook, round: &Round) {
    let worths = book.worths(round, Seat::FIRST);
    let [(more, staked), (less, kept)] = worths.as_slice() else { panic!("{worths:?}") };
    let best = if staked > kept { more } else { less };
    assert_eq!(book.choose(round, Seat::FIRST), *best, "{worths:?}");
}
