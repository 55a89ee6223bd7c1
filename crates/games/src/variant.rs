//! A table of the catalogue, and what is posted for it: written once for all banked games.
//!
//! A [`Variant`] is data. What a family does in its own way stands in its [`House`]: what else may
//! be posted, and what rules and terms come of it.

use crate::baccarat::Baccarat;
use crate::big_six::BigSix;
use crate::california::Room;
use crate::chance::Chance;
use crate::dice::Dice;
use crate::duel::Duel;
use crate::nines::Nines;
use crate::pai_gow::PaiGowPoker;
use crate::pan::Pan;
use crate::pokara::Pokara;
use crate::posting::{
    Listed, assemble, by_tables, contradicted, limits_fit, listed, offers, spelled, wager_options,
};
use crate::roulette::Roulette;
use crate::sic_bo::SicBo;
use crate::tiles::Tiles;
use crate::twenty_one::TwentyOne;
use law::{Breach, Cite, Fault, Opt, Posted, Proven, Section};
use table::{
    Carried, Croupier, Felt, Game, Judge, Offer, Posting, Refusal, Rota, Table, Terms, WagerInfo,
};

#[cfg(test)]
mod tests;

/// Some wagers of a game.
pub type Judges<G> = Vec<&'static dyn Judge<G>>;

/// A table of the catalogue.
pub struct Variant<G: Game> {
    /// Its id: the book's, and the table's own.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it is.
    pub kind: &'static str,
    /// The rules by which it is known.
    pub rules: &'static [Cite],
    /// The sections of its book that it stands on.
    pub sections: &'static [Section],
    /// The wagers its id stands for, by group; empty for all.
    pub own: &'static [&'static str],
    /// Every wager that there can be at the table.
    pub wagers: Wagers<G>,
    /// The wagers whose pay table an option of another name decides.
    pub by_option: &'static [ByOption],
    /// Where its chance comes from.
    pub chance: Chance,
    /// Who runs it.
    pub house: &'static dyn House<G>,
}

/// Wagers in the order in which those of a seat are settled.
pub enum Wagers<G: Game> {
    /// These.
    Listed(&'static [&'static dyn Judge<G>]),
    /// The marks of a layout.
    Marks(fn() -> Judges<G>),
}

impl<G: Game> Wagers<G> {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> Judges<G> {
        match self {
            Wagers::Listed(list) => list.to_vec(),
            Wagers::Marks(marks) => marks(),
        }
    }
}

/// How pay tables are posted where several wagers have tables of the same names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// For each wager by itself.
    Each,
    /// For all of them at once: they are lines of one printed table.
    Together,
}

/// Who runs a table: what may be posted besides what the wagers bring along, and what comes of it.
pub trait House<G: Game>: Sync {
    /// What may be posted besides what these wagers bring along.
    fn options(&self, wagers: &[&'static dyn Judge<G>]) -> Vec<Opt>;
    /// Which wagers may be left out, and the rule.
    fn offered(&self) -> Offered;
    /// Sets what follows from posted values; everything that does not go together.
    fn follows(
        &self,
        wagers: &[&'static dyn Judge<G>],
        posted: &Posted,
        proven: &mut Proven,
    ) -> Vec<Fault>;
    /// How pay tables of the same names are posted.
    fn named(&self) -> Named {
        Named::Each
    }
    /// What of the table is not as a pay table is printed for.
    fn bound(&self, _paytable: &str, _: &Posted, _: &Proven) -> Vec<Fault> {
        Vec::new()
    }
    /// The highest seat number under a pay table, where that depends on it.
    fn highest(&self, _paytable: &str, _: &Proven) -> Option<u8> {
        None
    }
    /// Those of the wagers that can be made, as posted.
    fn makeable(&self, wagers: Judges<G>, proven: &Proven) -> Judges<G>;
    /// What the play depends on.
    fn rules(&self, proven: &Proven) -> G::Rules;
    /// How the table is run.
    ///
    /// # Errors
    /// A breach where values that are lawful by themselves do not go together.
    fn terms(
        &self,
        wagers: &[&'static dyn Judge<G>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach>;
    /// The card room, where a player banks.
    fn room(&self) -> Option<&Room>;
    /// What goes round the table: the bank, where a player banks.
    fn rota(&self, _: &Proven) -> Option<Rota> {
        self.room().map(Room::rota)
    }
}

/// A family of games, which one of the engines runs.
pub trait Family: Game {
    /// A table, new or as it goes on from what it carried.
    ///
    /// # Errors
    /// A refusal when that is of another table, or damaged.
    fn open(posting: Posting<Self>, carried: Option<&Carried>) -> Result<Box<dyn Table>, Refusal>
    where
        Self: Sized;
}

/// These families are run by that engine.
macro_rules! run_by {
    ($engine:ident: $($family:ty),+) => {$(
        impl Family for $family {
            fn open(
                posting: Posting<$family>,
                carried: Option<&Carried>,
            ) -> Result<Box<dyn Table>, Refusal> {
                Ok(Box::new(match carried {
                    Some(carried) => $engine::resume(posting, carried)?,
                    None => $engine::new(posting),
                }))
            }
        }
    )+};
}

run_by!(Croupier: Baccarat, Nines, Pan, PaiGowPoker, Pokara, Tiles, TwentyOne, Duel);
run_by!(Felt: Roulette, Dice, SicBo, BigSix);

/// Which wagers a house may leave out, and the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// Those beside the game itself.
    Sides(Cite),
    /// Every one.
    Each(Cite),
}

impl Offered {
    /// The rule.
    #[must_use]
    pub const fn rule(self) -> Cite {
        match self {
            Offered::Sides(rule) | Offered::Each(rule) => rule,
        }
    }
}

/// A wager whose pay table an option of another name than its own `paytable.…` decides.
pub struct ByOption {
    /// The wager.
    pub wager: &'static str,
    /// The id of the pay table in use, as posted.
    pub table: fn(&Proven) -> &str,
    /// What naming one of its pay tables posts: the table, the option and the value.
    pub posts: &'static [(&'static str, &'static str, &'static str)],
    /// What its pay tables are.
    pub tables: Tables,
}

/// What the pay tables of a wager are that an option decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// Ways of settling one wager: a catalogue tells of the option instead.
    Modes,
    /// Tables of the book: a catalogue names them.
    Printed,
    /// Tables of the book that several wagers have together, by the option of that name: a list
    /// has all of them until it is posted.
    Together(&'static str),
}

impl<G: Game> Variant<G> {
    /// The id of its book.
    #[must_use]
    pub fn book(&self) -> &'static str {
        self.id.split_once('/').map_or(self.id, |(book, _)| book)
    }

    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let wagers = self.wagers.all();
        let mut options = self.house.options(&wagers);
        // What a house says of a wager's own options stands among its own.
        let mut more = wager_options(&wagers, self.by_option, self.house.offered());
        more.retain(|option| options.iter().all(|known| known.name != option.name));
        options.extend(more);
        options
    }

    /// Every wager, as a catalogue lists them.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        let mut infos: Vec<WagerInfo> = self.wagers.all().into_iter().map(Offer::info).collect();
        for info in &mut infos {
            if self.by_option(info.id).is_some_and(|by| by.tables == Tables::Modes) {
                info.paytables.truncate(1);
            }
        }
        infos
    }

    /// What decides the pay table of a wager, if it is an option of another name.
    fn by_option(&self, wager: &str) -> Option<&'static ByOption> {
        self.by_option.iter().find(|by| by.wager == wager)
    }

    /// Holds what is posted against the law.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn prove(&self, posted: &Posted) -> Result<Proven, Breach> {
        let (proven, faults) = self.examine(posted);
        if faults.is_empty() { Ok(proven) } else { Err(Breach { faults }) }
    }

    /// What is posted, with defaults where it is wrong, and all that is wrong with it by itself.
    fn examine(&self, posted: &Posted) -> (Proven, Vec<Fault>) {
        let (wagers, options) = (self.wagers.all(), self.options());
        let posted = &spelled(posted, &wagers, self.own);
        let named = self.house.named();
        let all = by_tables(posted, &wagers, self.by_option, &options, named);
        let (mut proven, mut faults) = law::examine(&options, &all);
        faults.extend(law::standing(self.house.follows(&wagers, &all, &mut proven)));
        faults.extend(contradicted(posted, &wagers, self.by_option, &proven));
        (proven, faults)
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<G>, Breach> {
        let (proven, faults) = self.examine(posted);
        let wagers = self.wagers.all();
        let terms = self.house.terms(&wagers, posted, &proven);
        let wagers = self.house.makeable(wagers, &proven);
        let offers = offers(&wagers, &proven, |id| self.by_option(id));
        assemble(self, &proven, faults, terms, offers)
    }

    /// Every pay table of every wager on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<G>>, Terms), Breach> {
        let wagers = self.wagers.all();
        let posted = &spelled(posted, &wagers, self.own);
        let proven = self.prove(posted)?;
        let named = self.house.named();
        let posted = &by_tables(posted, &wagers, self.by_option, &self.options(), named);
        let terms = self.house.terms(&wagers, posted, &proven)?;
        limits_fit(&terms)?;
        let wagers = self.house.makeable(wagers, &proven);
        let fixed = |id: &str| {
            self.by_option(id).filter(|by| match by.tables {
                Tables::Modes | Tables::Printed => true,
                Tables::Together(option) => posted.contains_key(option),
            })
        };
        let rules = |proven: &Proven| self.house.rules(proven);
        let mut list = listed(&wagers, (&proven, posted), &terms, fixed, rules);
        for one in &mut list {
            if let Err(breach) = law::hold(self.house.bound(one.paytable, posted, &proven)) {
                one.offer = Err(breach);
            }
            if let Some(highest) = self.house.highest(one.paytable, &proven) {
                one.seats_max = highest;
            }
        }
        Ok((list, terms))
    }
}

impl<G: Family> Variant<G> {
    /// Opens a table.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn open(&self, posted: &Posted) -> Result<Box<dyn Table>, Breach> {
        let opened = G::open(self.post(posted)?, None);
        // invariant: nothing is carried that could be refused.
        Ok(opened.unwrap_or_else(|refusal| panic!("{}: {refusal}", self.id)))
    }

    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// Everything wrong with what is posted, or what is wrong with what is carried.
    pub fn resume(&self, posted: &Posted, carried: &Carried) -> Result<Box<dyn Table>, Refusal> {
        let posting = self.post(posted).map_err(|breach| Refusal::unknown(breach.to_string()))?;
        G::open(posting, Some(carried))
    }
}
