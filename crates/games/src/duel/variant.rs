//! A table of the family: its plan, its wagers, and what its house may post.

use super::{Duel, Plan, Rules};
use crate::posting::{
    Listed, Offered, assemble, by_tables, limit_options, limits_fit, listed, offers, wager_options,
};
use cards::Pack;
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, examine};
use money::{Cents, Rounding};
use table::{
    Banker, Cites, Envy, Judge, Limits, Needs, Order, Posting, SEATS_MAX, Source, Terms, Tips,
    WagerInfo,
};

/// A catalogue entry of the family.
pub struct Variant {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// The sections it rests on.
    pub rules: &'static [Cite],
    /// The wagers its id stands for; empty for all.
    pub own: &'static [&'static str],
    /// Every wager at the table, in the order in which a seat's wagers are settled.
    pub wagers: &'static [&'static dyn Judge<Duel>],
    /// The course of a round.
    pub plan: &'static Plan,
    /// How its house runs it.
    pub house: House,
}

/// How a house runs a table that it banks.
pub struct House {
    /// In which order seats are settled.
    pub order: Order,
    /// What must lie on the table beside a wager.
    pub needs: &'static [(&'static [&'static str], &'static [&'static str], Cite)],
    /// The rule of the limits.
    pub limits: Cite,
    /// The rule of what is offered.
    pub offered: Cite,
    /// The rules cited.
    pub cites: Cites,
}

impl Variant {
    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let seats = Lawful::Between(1, u32::from(SEATS_MAX));
        let mut options = vec![Opt::new("seats", "7", seats, self.house.cites.seats)];
        options.extend(limit_options(["min", "max"], self.house.limits));
        options.extend(limit_options(["side_min", "side_max"], self.house.limits));
        options.extend(wager_options(self.wagers, &[], Offered::Sides(self.house.offered)));
        options
    }

    /// The wagers, as a catalogue lists them.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        self.wagers.iter().map(|wager| table::Offer::info(*wager)).collect()
    }

    /// Holds what is posted against the law.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn prove(&self, posted: &Posted) -> Result<Proven, Breach> {
        let (proven, faults) = self.examine(posted);
        if faults.is_empty() { Ok(proven) } else { Err(Breach { faults }) }
    }

    fn examine(&self, posted: &Posted) -> (Proven, Vec<Fault>) {
        let options = self.options();
        examine(&options, &by_tables(posted, self.wagers, &options))
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<Duel>, Breach> {
        let (proven, faults) = self.examine(posted);
        let run = (Rules { plan: self.plan }, self.terms(&proven));
        let offers = offers(self.wagers, &proven, |_| None);
        assemble(self.id, faults, Ok(run), offers)
    }

    /// Every pay table of every wager on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<Duel>>, Terms), Breach> {
        let posted = &by_tables(posted, self.wagers, &self.options());
        let proven = self.prove(posted)?;
        let terms = self.terms(&proven);
        limits_fit(&terms)?;
        let rules = |_: &Proven| Ok(Rules { plan: self.plan });
        Ok((listed(self.wagers, (&proven, posted), |_| None, rules)?, terms))
    }

    fn terms(&self, proven: &Proven) -> Terms {
        let house = &self.house;
        let limits = |min: &str, max: &str| Limits {
            min: proven.money(min),
            max: proven.money(max),
            step: Cents::new(1),
            rule: house.limits,
        };
        let needs = house.needs.iter().map(|(wagers, one_of, rule)| Needs {
            wagers: wagers.to_vec(),
            one_of: one_of.to_vec(),
            rule,
        });
        Terms {
            pack: Pack::decks(1),
            seats_max: proven.number("seats") as u8,
            banker: Banker::House,
            order: house.order,
            main: limits("min", "max"),
            side: limits("side_min", "side_max"),
            side_any: None,
            needs: needs.collect(),
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, house.cites.wagers), own: None },
            behind: (false, house.cites.wagers),
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, house.cites.wagers),
            cites: house.cites,
        }
    }
}
