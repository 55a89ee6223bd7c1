//! Who runs a table with a layout: which marks lie on it and what its house may post.

use crate::california::Room;
use crate::posting::limit_options;
use crate::variant::{House, Judges, Offered};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven};
use money::{Cents, Rounding};
use table::{BackLine, Banker, Cites, Envy, Judge, Layout, Limits, Order, Source, Terms, Tips};

/// How a house runs a table with a layout.
pub struct Laid<L: Layout> {
    /// The marks that lie on the table as posted, of all that there can be.
    pub marks: fn(Judges<L>, &Proven) -> Judges<L>,
    /// What the house may post beside limits and odds.
    pub options: fn() -> Vec<Opt>,
    /// What the play depends on.
    pub post: fn(&Proven) -> L::Rules,
    /// The rules by which the table is run.
    pub conduct: Conduct,
}

/// The rules by which a table with a layout is run.
pub struct Conduct {
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

impl<L: Layout> House<L> for Laid<L> {
    fn options(&self, _: &[&'static dyn Judge<L>]) -> Vec<Opt> {
        let Conduct { wagers, limits, .. } = &self.conduct;
        let mut options = (self.options)();
        let seats = Lawful::Between(1, u32::from(table::SEATS_MAX));
        options.push(Opt::new("seats", &table::SEATS_MAX.to_string(), seats, wagers));
        options.extend(limit_options(["min", "max"], limits[0]));
        if self.conduct.parts_limits() {
            options.extend(limit_options(["side_min", "side_max"], limits[1]));
        }
        options
    }

    fn offered(&self) -> Offered {
        Offered::Each(self.conduct.wagers)
    }

    fn follows(&self, _: &[&'static dyn Judge<L>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, marks: Judges<L>, proven: &Proven) -> Judges<L> {
        (self.marks)(marks, proven)
    }

    fn rules(&self, proven: &Proven) -> L::Rules {
        (self.post)(proven)
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<L>],
        _: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let conduct = &self.conduct;
        let limits = |[min, max]: [&str; 2], rule| Limits {
            min: proven.money(min),
            max: proven.money(max),
            step: Cents::new(1),
            rule,
        };
        let main = limits(["min", "max"], conduct.limits[0]);
        let side = if conduct.parts_limits() {
            limits(["side_min", "side_max"], conduct.limits[1])
        } else {
            main
        };
        Ok(Terms {
            pack: cards::Pack::EMPTY,
            seats_max: proven.number("seats") as u8,
            banker: Banker::House,
            order: Order::SeatBySeat,
            main,
            side,
            side_any: None,
            capped: Vec::new(),
            equal: Vec::new(),
            ceiling: None,
            needs: Vec::new(),
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, conduct.wagers), own: None },
            behind: BackLine::refused(conduct.limits[0]),
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, conduct.wagers),
            cites: conduct.cites(),
        })
    }

    fn room(&self) -> Option<&Room> {
        None
    }
}

impl Conduct {
    /// Whether side wagers have limits of their own.
    fn parts_limits(&self) -> bool {
        self.limits[0] != self.limits[1]
    }

    fn cites(&self) -> Cites {
        let Conduct { wagers, settled, equipment, decisions, oral, bank, .. } = *self;
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
