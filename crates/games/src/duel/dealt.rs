//! Who runs a table of the family: its plan, and what its house or card room may post.

use super::{Act, Duel, Plan, Rules};
use crate::california::{Room, house_terms, room_options};
use crate::posting::{left_out, limit_options};
use crate::variant::{House, Judges, Offered};
use cards::Pack;
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven};
use money::{Cents, Rounding};
use table::{
    BackLine, Banker, Ceiling, Cites, Effect, Envy, Judge, Limits, Needs, Order, Source, Terms,
    Tips,
};

/// How a table is run at which every seat has a hand of its own.
pub struct Dealt {
    /// The course of a round, as posted.
    pub plan: fn(&Proven) -> &'static Plan,
    /// What its house may post besides limits, offers and pay tables.
    pub extra: &'static [Extra],
    /// Lawful numbers of decks, the first by default, and the rule.
    pub decks: (&'static [u32], Cite),
    /// What must lie on the table beside a wager.
    pub needs: &'static [(&'static [&'static str], &'static [&'static str], Cite)],
    /// Wagers that are made together in equal amounts, and the rule.
    pub equal: &'static [(&'static [&'static str], Cite)],
    /// In which order money moves.
    pub order: Order,
    /// The rules cited.
    pub cites: Cites,
    /// Who banks.
    pub run: Run,
}

/// Something else that a house may post, or what the book says of an option that a wager brings.
pub struct Extra {
    /// Its name.
    pub name: &'static str,
    /// Its default.
    pub default: &'static str,
    /// What is lawful.
    pub lawful: fn() -> Lawful,
    /// The rule.
    pub rule: Cite,
}

/// Who banks a table.
pub enum Run {
    /// The house.
    House(Casino),
    /// The house, where a rule holds wagers beside the game to the table's own limits.
    OneLimit(Casino, Cite),
    /// One of the players.
    Room(Room),
}

/// How a house runs a table that it banks.
pub struct Casino {
    /// The least and the most seats; the most by default.
    pub seats: (u32, u32),
    /// The rule of the limits.
    pub limits: Cite,
    /// The rule of what is offered.
    pub offered: Cite,
    /// The rule by which nobody bets behind a seat.
    pub alone: Cite,
    /// Where fixed awards of a progressive come from, as posted.
    pub awards: fn(&Proven) -> Source,
    /// The largest total that a line may pay on some wagers together, as posted; a fault where
    /// what is posted does not go together.
    pub ceiling: fn(&Proven) -> Option<Result<Ceiling, Fault>>,
}

impl House<Duel> for Dealt {
    fn options(&self, _: &[&'static dyn Judge<Duel>]) -> Vec<Opt> {
        let mut options = Vec::new();
        let (decks, rule) = self.decks;
        if decks.len() > 1 {
            options.push(Opt::new("decks", &decks[0].to_string(), Lawful::OneOf(decks), rule));
        }
        match &self.run {
            Run::House(casino) | Run::OneLimit(casino, _) => {
                let (least, most) = casino.seats;
                let seats = Lawful::Between(least, most);
                options.push(Opt::new("seats", &most.to_string(), seats, self.cites.seats));
                options.extend(limit_options(["min", "max"], casino.limits));
                if let Run::House(_) = self.run {
                    options.extend(limit_options(["side_min", "side_max"], casino.limits));
                }
            }
            Run::Room(room) => options.extend(room_options(room)),
        }
        for extra in self.extra {
            options.push(Opt::new(extra.name, extra.default, (extra.lawful)(), extra.rule));
        }
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(match &self.run {
            Run::House(casino) | Run::OneLimit(casino, _) => casino.offered,
            Run::Room(_) => self.cites.wagers,
        })
    }

    fn follows(&self, _: &[&'static dyn Judge<Duel>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    /// What a decision adds to another wager goes with it.
    fn makeable(&self, wagers: Judges<Duel>, proven: &Proven) -> Judges<Duel> {
        let offered = |id: &str| !left_out(id, proven) && wagers.iter().any(|w| w.id() == id);
        let effects = Act::NAMED.iter().flat_map(|(act, _)| ((self.plan)(proven).effects)(*act));
        let without = |effect: &Effect| match effect {
            Effect::Stakes { wager, of, .. } if !offered(of) => Some(*wager),
            _ => None,
        };
        let lost: Vec<&str> = effects.filter_map(without).collect();
        wagers.into_iter().filter(|wager| !lost.contains(&wager.id())).collect()
    }

    fn rules(&self, proven: &Proven) -> Rules {
        let player_banks = matches!(self.run, Run::Room(_));
        Rules { plan: (self.plan)(proven), player_banks }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Duel>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let decks = match self.decks.0 {
            [only] => *only,
            _ => proven.number("decks"),
        };
        let pack = Pack::decks(decks as u16);
        let mut terms = match &self.run {
            Run::House(casino) => {
                let sides = ("side_min", "side_max", casino.limits);
                self.casino_terms(casino, sides, pack, proven)?
            }
            Run::OneLimit(casino, rule) => {
                self.casino_terms(casino, ("min", "max", rule), pack, proven)?
            }
            Run::Room(room) => house_terms(room, pack, self.order, self.cites, proven, posted)?,
        };
        let needs = self.needs.iter().map(|(wagers, one_of, rule)| Needs {
            wagers: wagers.to_vec(),
            one_of: one_of.to_vec(),
            rule,
        });
        terms.needs = needs.collect();
        let equal = self.equal.iter().map(|(wagers, rule)| (wagers.to_vec(), *rule));
        terms.equal = equal.collect();
        Ok(terms)
    }

    fn room(&self) -> Option<&Room> {
        match &self.run {
            Run::House(_) | Run::OneLimit(..) => None,
            Run::Room(room) => Some(room),
        }
    }
}

impl Dealt {
    fn casino_terms(
        &self,
        casino: &Casino,
        sides: (&str, &str, Cite),
        pack: Pack,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let limits = |(min, max, rule): (&str, &str, Cite)| Limits {
            min: proven.money(min),
            max: proven.money(max),
            step: Cents::new(1),
            rule,
        };
        let ceiling = (casino.ceiling)(proven).transpose();
        Ok(Terms {
            pack,
            seats_max: proven.number("seats") as u8,
            banker: Banker::House,
            order: self.order,
            main: limits(("min", "max", casino.limits)),
            side: limits(sides),
            side_any: None,
            capped: Vec::new(),
            needs: Vec::new(),
            equal: Vec::new(),
            ceiling: ceiling.map_err(|fault| Breach { faults: vec![fault] })?,
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, self.cites.wagers), own: None },
            behind: BackLine::refused(casino.alone),
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: (casino.awards)(proven),
            jackpot: None,
            collection: None,
            free_hands: (0, self.cites.wagers),
            cites: self.cites,
        })
    }
}
