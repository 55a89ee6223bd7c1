//! A table of the family: its plan, its wagers, and what its house may post.

use super::{Act, Duel, Plan, Rules};
use crate::california::{Room, house_terms, room_options};
use crate::posting::{
    Listed, Offered, assemble, by_tables, limit_options, limits_fit, listed, offers, wager_options,
};
use cards::Pack;
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, Value, examine};
use money::{Cents, Rounding};
use table::{
    BackLine, Banker, Ceiling, Cites, Effect, Envy, Judge, Limits, Needs, Order, Posting, Source,
    Terms, Tips, WagerInfo,
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
    /// The course of a round, as posted.
    pub plan: fn(&Proven) -> &'static Plan,
    /// What its house may post besides limits, offers and pay tables.
    pub extra: &'static [Extra],
    /// The pay table of a wager that such an option decides.
    pub by_option: fn(wager: &str, posted: &Proven) -> Option<&'static str>,
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
    House(House),
    /// The house, where a rule holds wagers beside the game to the table's own limits.
    OneLimit(House, Cite),
    /// One of the players.
    Room(Room),
}

/// How a house runs a table that it banks.
pub struct House {
    /// The least and the most seats; the most by default.
    pub seats: (u32, u32),
    /// The rule of the limits.
    pub limits: Cite,
    /// The rule of what is offered.
    pub offered: Cite,
    /// The rule by which nobody bets behind a seat.
    pub alone: Cite,
    /// Where fixed awards of a progressive come from.
    pub awards: Source,
    /// The largest total that a line may pay on some wagers together, as posted; a fault where
    /// what is posted does not go together.
    pub ceiling: fn(&Proven) -> Option<Result<Ceiling, Fault>>,
}

impl Variant {
    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let mut options = Vec::new();
        let (decks, rule) = self.decks;
        if decks.len() > 1 {
            options.push(Opt::new("decks", &decks[0].to_string(), Lawful::OneOf(decks), rule));
        }
        let offered = match &self.run {
            Run::House(house) | Run::OneLimit(house, _) => {
                let (least, most) = house.seats;
                let seats = Lawful::Between(least, most);
                options.push(Opt::new("seats", &most.to_string(), seats, self.cites.seats));
                options.extend(limit_options(["min", "max"], house.limits));
                if let Run::House(_) = self.run {
                    options.extend(limit_options(["side_min", "side_max"], house.limits));
                }
                house.offered
            }
            Run::Room(room) => {
                options.extend(room_options(room));
                self.cites.wagers
            }
        };
        for extra in self.extra {
            options.push(Opt::new(extra.name, extra.default, (extra.lawful)(), extra.rule));
        }
        let (proven, _) = examine(&options, &Posted::new());
        let ids = self.wagers.iter().map(|wager| wager.id());
        let decided: Vec<&str> =
            ids.filter(|id| (self.by_option)(id, &proven).is_some()).collect();
        // What a variant says of a wager's own options stands among its extras.
        let mut more = wager_options(self.wagers, &decided, Offered::Sides(offered));
        more.retain(|option| options.iter().all(|known| known.name != option.name));
        options.extend(more);
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

    /// The wagers that can be made, as posted: what a decision adds to another wager goes with it.
    fn makeable(&self, proven: &Proven) -> Vec<&'static dyn Judge<Duel>> {
        let offered = |id: &str| {
            let posted = proven.get(&format!("offers.{id}"));
            posted != Some(&Value::Flag(false)) && self.wagers.iter().any(|w| w.id() == id)
        };
        let effects = Act::NAMED.iter().flat_map(|(act, _)| ((self.plan)(proven).effects)(*act));
        let without = |effect: &Effect| match effect {
            Effect::Stakes { wager, of, .. } if !offered(of) => Some(*wager),
            _ => None,
        };
        let lost: Vec<&str> = effects.filter_map(without).collect();
        self.wagers.iter().copied().filter(|wager| !lost.contains(&wager.id())).collect()
    }

    /// The number of the pay table that an option decides.
    fn chosen(&self, wager: &dyn Judge<Duel>, proven: &Proven) -> Option<usize> {
        let id = (self.by_option)(wager.id(), proven)?;
        wager.tables().iter().position(|table| *table == id)
    }

    fn play(&self, proven: &Proven) -> Rules {
        let player_banks = matches!(self.run, Run::Room(_));
        Rules { plan: (self.plan)(proven), player_banks }
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<Duel>, Breach> {
        let (proven, faults) = self.examine(posted);
        let run = self.terms(&proven, posted).map(|terms| (self.play(&proven), terms));
        let wagers = self.makeable(&proven);
        let offers = offers(&wagers, &proven, |wager| self.chosen(wager, &proven));
        assemble((self.id, self.title), &proven, faults, run, offers)
    }

    /// Every pay table of every wager on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<Duel>>, Terms), Breach> {
        let posted = &by_tables(posted, self.wagers, &self.options());
        let proven = self.prove(posted)?;
        let terms = self.terms(&proven, posted)?;
        limits_fit(&terms)?;
        // One pay table for several wagers is an option; all are listed until it is posted.
        let all = self.extra.iter().any(|extra| extra.name == "paytable");
        let all = all && !posted.contains_key("paytable");
        let chosen = |wager: &dyn Judge<Duel>| self.chosen(wager, &proven).filter(|_| !all);
        let rules = |proven: &Proven| Ok(self.play(proven));
        let wagers = self.makeable(&proven);
        Ok((listed(&wagers, (&proven, posted), chosen, rules)?, terms))
    }

    fn terms(&self, proven: &Proven, posted: &Posted) -> Result<Terms, Breach> {
        let decks = match self.decks.0 {
            [only] => *only,
            _ => proven.number("decks"),
        };
        let pack = Pack::decks(decks as u16);
        let mut terms = match &self.run {
            Run::House(house) => {
                let sides = ("side_min", "side_max", house.limits);
                self.house_terms(house, sides, pack, proven)?
            }
            Run::OneLimit(house, rule) => {
                self.house_terms(house, ("min", "max", rule), pack, proven)?
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

    fn house_terms(
        &self,
        house: &House,
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
        let ceiling = (house.ceiling)(proven).transpose();
        Ok(Terms {
            pack,
            seats_max: proven.number("seats") as u8,
            banker: Banker::House,
            order: self.order,
            main: limits(("min", "max", house.limits)),
            side: limits(sides),
            side_any: None,
            needs: Vec::new(),
            equal: Vec::new(),
            ceiling: ceiling.map_err(|fault| Breach { faults: vec![fault] })?,
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, self.cites.wagers), own: None },
            behind: BackLine::refused(house.alone),
            exclusive: Vec::new(),
            envy: Envy::Dealer,
            fixed_awards: match proven.word("fixed_awards") {
                "meter" => Source::Meter,
                _ => house.awards,
            },
            jackpot: None,
            collection: None,
            free_hands: (0, self.cites.wagers),
            cites: self.cites,
        })
    }
}
