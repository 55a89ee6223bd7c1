//! What a table posts, and what it takes as a hand proceeds.

use super::{Band, Collects, Fee, Listed, Moment, Payer, Play, Stop, When, find, options};
use law::ca::poker_fees::{RGEN_1_B, RGEN_1_C, RGEN_2, RGEN_3, RGEN_5, RGEN_7_B};
use law::{Cite, Fault, nearest, reading};
use money::Cents;

/// The fees of a table: nothing, or options of one schedule for bands of players that are apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collection {
    options: Vec<&'static Fee>,
    /// Where the game's opening round is, in the older games.
    opening: Option<Moment>,
    /// The regular table fee of an older game, posted by the house itself.
    regular: Option<Cents>,
    /// The fee of a jackpot promotion.
    jackpot: Cents,
}

/// A fee that falls due.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Due {
    /// What the book calls it.
    pub name: &'static str,
    /// How much; more than nothing.
    pub amount: Cents,
    /// Who pays.
    pub from: Payer,
    /// Why.
    pub rule: Cite,
}

/// A fee for half an hour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HalfHour {
    /// From each player.
    pub per_player: Cents,
    /// When it is collected.
    pub when: When,
    /// Why.
    pub rule: Cite,
}

impl Collection {
    /// No fee at all.
    #[must_use]
    pub fn none() -> Collection {
        Collection::default()
    }

    /// What a table of a game posts: `none`, an option's id, or several of one schedule and one
    /// limit for different numbers of players, joined by `+`.
    ///
    /// ```
    /// use pots::{fees::Collection, variants::triple_draw::ARCHIE};
    /// let posted = Collection::post(ARCHIE.listed(), "F-P-archie-1+F-P-archie-9").unwrap();
    /// assert!(posted.covers(7) && posted.covers(5) && !posted.covers(4));
    /// // Both are for seven or six players.
    /// assert!(Collection::post(ARCHIE.listed(), "F-P-archie-1+F-P-archie-2").is_err());
    /// ```
    ///
    /// # Errors
    /// A [`Fault`] for an id that the game does not know, for any where no schedule lists the
    /// game, for two limits, and for bands of players that meet.
    pub fn post(game: Listed, text: &str) -> Result<Collection, Fault> {
        let mut posted = Collection { opening: game.opening, ..Collection::default() };
        if text == "none" {
            return Ok(posted);
        }
        let known = options(game)?;
        for id in text.split('+').map(str::trim) {
            let own = |fee: &&Fee| fee.schedule.games.contains(&game.id);
            let fee = find(id).filter(own).ok_or_else(|| unknown(game, &known, id))?;
            if let Some(other) = posted.options.iter().find(|other| conflict(other, fee)) {
                // GEN.7.b: one option, with its one limit, at a time; reading ca-fee-bands.
                let why = format!("{} and {id} cannot both hold at one table", other.id);
                return Err(Fault::Conflict { why, rule: RGEN_7_B });
            }
            posted.options.push(fee);
        }
        Ok(posted)
    }

    /// The regular table fee of an older game, which its text leaves to the table's notice, and
    /// the designated one.
    ///
    /// # Errors
    /// A [`Fault`] for a game without an opening round, and for an amount below nothing.
    pub fn regular(game: Listed, amount: Cents) -> Result<Collection, Fault> {
        let opening = game.opening;
        if opening.is_none() || amount.is_negative() {
            return Err(unlawful("regular_fee", amount, opening, RGEN_1_B));
        }
        Ok(Collection { opening, regular: Some(amount), ..Collection::default() })
    }

    /// The same with the fee of a jackpot promotion.
    ///
    /// # Errors
    /// A [`Fault`] for a game whose text knows no jackpot fee, and for an amount below nothing.
    pub fn with_jackpot(self, amount: Cents) -> Result<Collection, Fault> {
        if amount.is_negative() || (self.opening.is_none() && amount > Cents::ZERO) {
            return Err(unlawful("jackpot_fee", amount, self.opening, RGEN_1_C));
        }
        Ok(Collection { jackpot: amount, ..self })
    }

    /// The moment after which a hand counts as opened, in the older games.
    #[must_use]
    pub fn opening(&self) -> Option<Moment> {
        self.opening
    }

    /// The options posted.
    #[must_use]
    pub fn options(&self) -> &[&'static Fee] {
        &self.options
    }

    /// Whether that many players pay anything: a posted option is for them.
    #[must_use]
    pub fn covers(&self, players: u8) -> bool {
        self.regular.is_some() || self.option(players).is_some()
    }

    /// The option for that many players, with its figures for them.
    fn option(&self, players: u8) -> Option<(&'static Fee, &'static [Cents])> {
        self.options.iter().find_map(|fee| {
            let rate = fee.rates.iter().find(|(band, _)| band.contains(players))?;
            Some((*fee, rate.1.as_slice()))
        })
    }

    /// What falls due at a moment of a hand that began with so many players.
    ///
    /// ```
    /// use pots::{fees::{Collection, Moment, Payer}, variants::triple_draw::ARCHIE};
    /// let posted = Collection::post(ARCHIE.listed(), "F-P-archie-1").unwrap();
    /// let due = posted.due(Moment::Draw(1), 6).next().unwrap();
    /// assert_eq!((due.amount.get(), due.from), (400, Payer::Pot));
    /// assert_eq!(posted.due(Moment::Draw(1), 5).count(), 0);
    /// ```
    pub fn due(&self, at: Moment, players: u8) -> impl Iterator<Item = Due> {
        self.fees(players).into_iter().filter(move |(moment, _)| *moment == at).map(|(_, due)| due)
    }

    /// All that a hand of so many players may bear, with the moments, as far as it costs
    /// anything.
    #[must_use]
    pub fn fees(&self, players: u8) -> Vec<(Moment, Due)> {
        let mut fees =
            self.option(players).map_or(Vec::new(), |(fee, figures)| by_hand(fee, figures));
        if let Some(amount) = self.regular {
            fees.push((Moment::OpeningRound, pot("regular table fee", amount, RGEN_2)));
            fees.push((Moment::NotOpened, pot("designated table fee", DESIGNATED, RGEN_3)));
        }
        fees.push((Moment::OpeningRound, pot("jackpot fee", self.jackpot, RGEN_5)));
        fees.retain(|(_, due)| due.amount > Cents::ZERO);
        for (at, _) in fees.iter_mut().filter(|(at, _)| *at == Moment::OpeningRound) {
            // invariant: only older games, which have one, bear fees of the opening round
            *at = self.opening.unwrap_or_else(|| unreachable!("no opening round"));
        }
        fees
    }

    /// What so many players owe for half an hour, if collection is by time.
    #[must_use]
    pub fn half_hour(&self, players: u8) -> Option<HalfHour> {
        let (fee, figures) = self.option(players)?;
        match (fee.schedule.collects, figures) {
            (Collects::Hand(_), _) => None,
            (Collects::Time(when), &[per_player]) => {
                Some(HalfHour { per_player, when, rule: fee.schedule.rule })
            }
            // invariant: by time one figure is printed for each number of players
            (Collects::Time(_), _) => unreachable!("{} figures for half an hour", figures.len()),
        }
    }

    /// Whether the stakes of a table are those that its options are for.
    ///
    /// # Errors
    /// A [`Fault`] for the first option that is for others.
    pub fn fit(&self, play: &Play<'_>) -> Result<(), Fault> {
        let wrong = self.options.iter().find(|fee| !fee.stakes.fit(play));
        wrong.map_or(Ok(()), |fee| {
            let why = format!("{} is for {}, not for this table's stakes", fee.id, fee.stakes);
            Err(Fault::Conflict { why, rule: fee.schedule.rule })
        })
    }
}

impl Collection {
    /// Whether a posted buy-in is one that the options are for.
    ///
    /// # Errors
    /// A [`Fault`] for the first option that is for others.
    pub fn fit_buy_in(&self, buy_in: Cents) -> Result<(), Fault> {
        let wrong = self.options.iter().find(|fee| !fee.stakes.fit_buy_in(buy_in));
        wrong.map_or(Ok(()), |fee| {
            let why = format!("{} is for {}, not for a buy-in of {buy_in}", fee.id, fee.stakes);
            Err(Fault::Conflict { why, rule: fee.schedule.rule })
        })
    }

    /// Whether a single hand can be charged.
    ///
    /// # Errors
    /// A [`Fault`] for the first option that collects by time, which a table knows and a hand does
    /// not.
    pub fn by_hand(&self) -> Result<(), Fault> {
        let timed = |fee: &&&Fee| matches!(fee.schedule.collects, Collects::Time(_));
        self.options.iter().find(timed).map_or(Ok(()), |fee| {
            let why = format!("{} is collected every half hour, not by the hand", fee.id);
            Err(Fault::Conflict { why, rule: fee.schedule.rule })
        })
    }
}

/// What an option takes of a hand, with the moments; nothing where it takes by time.
fn by_hand(fee: &Fee, figures: &[Cents]) -> Vec<(Moment, Due)> {
    let Collects::Hand(stops) = fee.schedule.collects else { return Vec::new() };
    let mut printed = figures.iter().copied();
    let due = |stop: &Stop| {
        let amount = stop.amount.map(Cents::new).or_else(|| printed.next());
        // invariant: options print a figure for each stop without an amount of its own
        let amount = amount.unwrap_or_else(|| unreachable!("{} lacks a figure", fee.id));
        let rule = stop.rule.unwrap_or(fee.schedule.rule);
        (stop.at, Due { name: stop.name, amount, from: stop.from, rule })
    };
    stops.iter().map(due).collect()
}

/// GEN.3: the designated table fee, at all limits.
pub(super) const DESIGNATED: Cents = Cents::dollars(1);

fn pot(name: &'static str, amount: Cents, rule: Cite) -> Due {
    Due { name, amount, from: Payer::Pot, rule }
}

/// Options of different schedules or limits, or for some number of players both.
fn conflict(one: &Fee, other: &Fee) -> bool {
    let meet = |a: &Band| other.rates.iter().any(|(b, _)| a.meets(*b));
    one.schedule.id != other.schedule.id
        || one.stakes != other.stakes
        || one.rates.iter().any(|(band, _)| meet(band))
}

fn unknown(game: Listed, known: &[&'static str], id: &str) -> Fault {
    let near = nearest(id, known.iter().copied());
    let mut groups: Vec<&str> = game.schedules().map(|block| block.group).collect();
    groups.dedup();
    let lawful = match &near[..] {
        [] => format!("none, or an option of {}", groups.join(", ")),
        near => near.join(", "),
    };
    let (name, posted) = ("fees".to_owned(), id.to_owned());
    Fault::Unlawful { name, posted, lawful, rule: reading::CA_FEE_SETS }
}

fn unlawful(name: &str, amount: Cents, opening: Option<Moment>, rule: Cite) -> Fault {
    let lawful = if opening.is_some() { "at least 0.00" } else { "none in this game" };
    let (posted, lawful) = (amount.plain(), lawful.to_owned());
    Fault::Unlawful { name: name.to_owned(), posted, lawful, rule }
}
