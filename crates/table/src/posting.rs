//! A game as one house posts it: what a table opens with.

use crate::sign::{Bank, Chance, Made, Mark, PayLine, Sign};
use crate::{Banker, Bet, Game, Kind, Limits, Name, Offer, Pay, Refusal, Rota, Terms, WagerInfo};
use crate::{Choice, Owner, Seat, Span, Stake, Verb};
use law::{Cite, nearest};
use money::Cents;
use std::collections::BTreeMap;

/// A game with posted values, all proven lawful: what a table opens with.
pub struct Posting<G: Game> {
    /// The catalogue id of the table.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Everything posted, defaults included.
    pub posted: BTreeMap<String, String>,
    /// What the play depends on.
    pub rules: G::Rules,
    /// The wagers on offer, in the order in which a seat's wagers are settled.
    pub offers: Vec<Offer<G>>,
    /// How the table is run.
    pub terms: Terms,
    /// Where chance comes from.
    pub chance: Chance,
    /// What goes round the table.
    pub rota: Option<Rota>,
    /// The rule by which a wager of the game may be left out.
    pub left_out: Cite,
}

impl<G: Game> Clone for Posting<G> {
    fn clone(&self) -> Posting<G> {
        Posting {
            id: self.id,
            title: self.title,
            posted: self.posted.clone(),
            rules: self.rules.clone(),
            offers: self.offers.clone(),
            terms: self.terms.clone(),
            chance: self.chance.clone(),
            rota: self.rota.clone(),
            left_out: self.left_out,
        }
    }
}

impl<G: Game> Posting<G> {
    /// The number of the offer with that id or alias. `dragon7` is as good as `dragon-7`, and the
    /// numbers of a mark may come in any order.
    ///
    /// # Errors
    /// A refusal that names near ids.
    pub fn offer(&self, id: &str) -> Result<usize, Refusal> {
        let ids = || self.offers.iter().map(|offer| offer.wager.id());
        let exact = ids().position(|known| known == id);
        let alias = || self.offers.iter().position(|o| o.wager.aliases().contains(&id));
        let numbers = || {
            let mut known = self.offers.iter().map(|offer| offer.wager);
            known.position(|wager| {
                let mut names = wager.aliases().iter().copied().chain([wager.id()]);
                names.any(|known| same_numbers(known, id))
            })
        };
        let loose = || ids().position(|known| plain(known) == plain(id));
        let cased = || ids().position(|known| known.eq_ignore_ascii_case(id));
        exact.or_else(alias).or_else(cased).or_else(numbers).or_else(loose).ok_or_else(|| {
            // Whatever may be left out is posted as offered or not.
            if self.posted.contains_key(&format!("offers.{id}")) {
                let why = format!("{} is not on offer at this table", id.escape_debug());
                return Refusal::by(self.left_out, why);
            }
            let near = nearest(id, ids()).join(" or ");
            let hint = if near.is_empty() { String::new() } else { format!("; {near}?") };
            let why = format!("no wager `{}` at this table{hint}", id.escape_debug());
            Refusal::by(self.terms.cites.wagers, why)
        })
    }

    /// The wagers on offer, each with the pay table in use.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        (0..self.offers.len()).map(|at| self.info(at)).collect()
    }

    /// One wager on offer.
    #[must_use]
    pub fn info(&self, at: usize) -> WagerInfo {
        let offer = &self.offers[at];
        WagerInfo { paytables: vec![offer.paytable()], ..Offer::info(offer.wager) }
    }

    /// The lines of a wager's pay table: label, what it pays, rule.
    #[must_use]
    pub fn lines(&self, at: usize) -> Vec<(&'static str, Pay, Cite)> {
        let offer = &self.offers[at];
        let line = |(row, pay): (&crate::Row, &Pay)| (row.label, *pay, row.rule);
        offer.rows.iter().zip(&offer.pays).map(line).collect()
    }

    /// What hangs at the table; where cards lie and what is decided is for the engine to say.
    #[must_use]
    pub fn sign(&self, spots: Vec<Name>, words: Vec<Name>) -> Sign {
        let terms = &self.terms;
        let equal = terms.equal.iter();
        Sign {
            id: self.id.into(),
            title: self.title.into(),
            bank: match terms.banker {
                Banker::House => Bank::House,
                Banker::PlayerDealer(_) => Bank::PlayerDealer,
            },
            seats: terms.seats_max,
            gaps: terms.gaps.to_vec(),
            seats_rule: terms.cites.seats,
            spots,
            marks: (0..self.offers.len()).map(|at| self.mark(at)).collect(),
            equal: equal.map(|(all, _)| all.iter().map(|id| (*id).into()).collect()).collect(),
            decisions: terms.cites.decisions,
            words,
            posted: self.posted.clone(),
            chance: self.chance.clone(),
            cup: None,
            office: self
                .rota
                .as_ref()
                .filter(|rota| rota.goes_round())
                .map(|rota| rota.law().office),
            first: terms.first,
            collection: terms.collection.as_ref().map(Into::into),
        }
    }

    fn mark(&self, at: usize) -> Mark {
        let offer = &self.offers[at];
        let line = |(label, pay, rule): (&'static str, Pay, Cite)| PayLine {
            label: label.into(),
            pays: pay.to_string(),
            wins: pay.wins(),
            rule,
        };
        Mark {
            id: offer.wager.id().into(),
            title: offer.wager.title().into(),
            group: offer.wager.group().into(),
            kind: offer.wager.kind(),
            made: offer.wager.kind().into(),
            paytable: offer.paytable().into(),
            lines: self.lines(at).into_iter().map(line).collect(),
            limits: self.limits_of(at),
        }
    }

    /// What a seat may stake before the cards or between throws, and take back of these stakes.
    pub(crate) fn choices(&self, seat: Seat, fresh: &[Stake]) -> Vec<Choice> {
        let mut choices = Vec::new();
        for (at, offer) in self.offers.iter().enumerate() {
            if Made::from(offer.wager.kind()) == Made::Before {
                let Limits { min, max, step, rule } = self.limits_of(at);
                let choice = Choice::new(Verb::Stake, offer.wager.id(), rule);
                choices.push(choice.within(Span { min, max, step }));
            }
        }
        let own = |stake: &&Stake| stake.seat == seat && stake.owner == Owner::Seat;
        let back =
            |stake: &Stake| Choice::new(Verb::Withdraw, stake.wager, self.terms.cites.wagers);
        choices.extend(fresh.iter().filter(own).map(back));
        choices
    }

    /// Whether the table has such a seat.
    ///
    /// # Errors
    /// A refusal with the rule of its seats.
    pub fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        let Terms { seats_max, gaps, cites, .. } = &self.terms;
        if seat.n() > *seats_max || gaps.contains(&seat.n()) {
            let many = usize::from(*seats_max) - gaps.len();
            let why = format!("there is no {seat}: the table has {many}");
            return Err(Refusal::by(cites.seats, why));
        }
        Ok(())
    }

    /// Whether a wager made by word of mouth counts.
    ///
    /// # Errors
    /// A refusal with the rule.
    pub fn check_oral(&self, bet: &Bet) -> Result<(), Refusal> {
        let Some(oral) = bet.oral else { return Ok(()) };
        let Some(rule) = self.terms.cites.oral else {
            let rule = self.terms.cites.wagers;
            return Err(Refusal::by(rule, "no wager is made by word of mouth here"));
        };
        if oral.cover < bet.amount {
            let why = format!("{} on the table do not cover {}", oral.cover, bet.amount);
            return Err(Refusal::by(rule, why));
        }
        if !oral.confirmed {
            return Err(Refusal::by(rule, "the dealer has not confirmed the wager"));
        }
        Ok(())
    }

    /// What a wager may be by itself.
    #[must_use]
    pub fn limits_of(&self, at: usize) -> Limits {
        let terms = &self.terms;
        let offer = &self.offers[at];
        let kind = offer.wager.kind();
        if let Some(meter) = offer.meter {
            // Where the book prints no stake, the rule is that the house posts it.
            let rule = if meter.fixed { terms.cites.meter } else { terms.side.rule };
            if meter.is_open() {
                let cent = Cents::new(1);
                return Limits { min: cent, max: Cents::READ_MAX, step: cent, rule };
            }
            let unit = meter.unit;
            return Limits { min: unit, max: unit, step: unit, rule };
        }
        if terms.side_any.is_some() && kind != Kind::Main {
            let cent = Cents::new(1);
            return Limits { min: cent, max: Cents::READ_MAX, step: cent, ..terms.side };
        }
        if kind == Kind::Main { terms.main } else { terms.side }
    }

    /// Whether an amount is within the limits of a wager.
    ///
    /// # Errors
    /// A refusal with the rule of the limits.
    pub fn check_limits(&self, amount: Cents, offer: usize) -> Result<(), Refusal> {
        let terms = &self.terms;
        let offer = &self.offers[offer];
        let id = offer.wager.id();
        let Limits { min, max, step, rule } = match offer.wager.kind() {
            Kind::Main | Kind::Later | Kind::Bonus => terms.main,
            Kind::Side | Kind::Progressive => terms.side,
        };
        let own = terms.cites.limits.iter().find(|(of, _)| *of == id);
        let rule = own.map_or(rule, |(_, rule)| *rule);
        if amount < min {
            return Err(Refusal::by(rule, format!("{id} {amount} is below the minimum {min}")));
        }
        if amount > max {
            return Err(Refusal::by(rule, format!("{id} {amount} is above the maximum {max}")));
        }
        if amount.get() % step.get() != 0 {
            return Err(Refusal::by(rule, format!("{id} {amount} is not in steps of {step}")));
        }
        Ok(())
    }
}

/// An id without its dashes, but for those between digits: `split-1-23` is not `split-12-3`.
fn plain(id: &str) -> String {
    let digit = |c: char| c.is_ascii_digit();
    let mut plain = String::new();
    for part in id.split('-').filter(|part| !part.is_empty()) {
        if plain.ends_with(digit) && part.starts_with(digit) {
            plain.push('-');
        }
        plain += part;
    }
    plain
}

/// Whether two ids name the same mark, its numbers being in any order.
fn same_numbers(known: &str, id: &str) -> bool {
    let ((one, mut ones), (other, mut others)) = (numbers(known), numbers(id));
    ones.sort_unstable();
    others.sort_unstable();
    ones.len() > 1 && one == other && ones == others
}

/// An id's name and the numbers after it.
fn numbers(id: &str) -> (&str, Vec<u8>) {
    let (mut name, mut found) = (id, Vec::new());
    while let Some((rest, last)) = name.rsplit_once('-') {
        // `1`, not `01` or `+1`: of two marks with the same numbers only the exact id tells which.
        let Some(number) = last.parse().ok().filter(|n: &u8| n.to_string() == last) else {
            break;
        };
        found.push(number);
        name = rest;
    }
    (name, found)
}
