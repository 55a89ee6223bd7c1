//! A table with a layout: which marks it has and what its house may post.

use crate::posting::{Listed, Offered, assemble, limit_options, limits_fit, listed, offers};
use crate::posting::{by_tables, wager_options};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, examine};
use money::{Cents, Rounding};
use table::{
    BackLine, Banker, Cites, Envy, Judge, Layout, Limits, Order, Posting, Source, Terms, Tips,
    WagerInfo,
};

/// A catalogue entry of a family with a layout.
pub struct Variant<L: Layout> {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// The sections it rests on.
    pub rules: &'static [Cite],
    /// The wagers its id stands for, by group; empty for all.
    pub own: &'static [&'static str],
    /// The marks of the layout as posted, in the order in which a seat's wagers are settled; every
    /// mark there can be where nothing is posted.
    pub marks: fn(&Proven) -> Vec<&'static dyn Judge<L>>,
    /// What the house may post beside limits and odds.
    pub options: fn() -> Vec<Opt>,
    /// What the play depends on.
    pub post: fn(&Proven) -> L::Rules,
    /// The rules by which the table is run.
    pub house: House,
}

/// The rules by which a table with a layout is run.
pub struct House {
    /// Which wagers there are, and that not all need be offered.
    pub wagers: Cite,
    /// Posted limits, of the game's own wagers and of side wagers.
    pub limits: [Cite; 2],
    /// Wagers are settled as they lie when chance has come to rest.
    pub settled: Cite,
    /// What the game is played with.
    pub equipment: Cite,
    /// Decisions that are no wagers.
    pub decisions: Cite,
    /// Wagers by word of mouth.
    pub oral: Cite,
    /// Every wager is with the bank.
    pub bank: Cite,
}

impl<L: Layout> Variant<L> {
    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let mut options = (self.options)();
        let seats = Lawful::Between(1, u32::from(table::SEATS_MAX));
        options.push(Opt::new("seats", &table::SEATS_MAX.to_string(), seats, self.house.wagers));
        options.extend(limit_options(["min", "max"], self.house.limits[0]));
        if self.house.limits[0] != self.house.limits[1] {
            options.extend(limit_options(["side_min", "side_max"], self.house.limits[1]));
        }
        let offered = Offered::Each(self.house.wagers);
        options.extend(wager_options(&self.every(), &[], offered));
        options
    }

    /// The marks, as a catalogue lists them.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        self.every().into_iter().map(table::Offer::info).collect()
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
        examine(&options, &by_tables(posted, &self.every(), &options))
    }

    /// Every mark there can be.
    fn every(&self) -> Vec<&'static dyn Judge<L>> {
        (self.marks)(&Proven::default())
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<L>, Breach> {
        let (proven, faults) = self.examine(posted);
        let run = ((self.post)(&proven), self.terms(&proven));
        let offers = offers(&(self.marks)(&proven), &proven, |_| None);
        assemble((self.id, self.title), &proven, faults, Ok(run), offers)
    }

    /// Every pay table of every mark on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<L>>, Terms), Breach> {
        let options = self.options();
        let posted = &by_tables(posted, &self.every(), &options);
        let proven = self.prove(posted)?;
        let terms = self.terms(&proven);
        limits_fit(&terms)?;
        let rules = |proven: &Proven| Ok((self.post)(proven));
        let marks = (self.marks)(&proven);
        Ok((listed(&marks, (&proven, posted), |_| None, rules)?, terms))
    }

    fn terms(&self, proven: &Proven) -> Terms {
        let house = &self.house;
        let limits = |[min, max]: [&str; 2], rule| Limits {
            min: proven.money(min),
            max: proven.money(max),
            step: Cents::new(1),
            rule,
        };
        let main = limits(["min", "max"], house.limits[0]);
        let side = match proven.get("side_min") {
            Some(_) => limits(["side_min", "side_max"], house.limits[1]),
            None => main,
        };
        Terms {
            pack: cards::Pack::EMPTY,
            seats_max: proven.number("seats") as u8,
            banker: Banker::House,
            order: Order::SeatBySeat,
            main,
            side,
            side_any: None,
            equal: Vec::new(),
            ceiling: None,
            needs: Vec::new(),
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, house.wagers), own: None },
            behind: BackLine::refused(house.limits[0]),
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, house.wagers),
            cites: self.cites(),
        }
    }

    fn cites(&self) -> Cites {
        let House { wagers, settled, equipment, decisions, oral, bank, .. } = self.house;
        Cites {
            closed: settled,
            touched: settled,
            pack: equipment,
            order: settled,
            wagers,
            coverage: bank,
            returned: settled,
            aggregate: wagers,
            seats: wagers,
            decisions,
            meter: law::uk::R2_7,
            envy: wagers,
            oral: Some(oral),
        }
    }
}
