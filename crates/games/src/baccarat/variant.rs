//! A table of the family: which wagers it offers and what its house may post.

use super::books::{Britain, California, Colorado};
use super::{Baccarat, Rules};
use crate::posting::{
    Listed, Offered, assemble, by_tables, limits_fit, listed, offers, wager_options,
};
use law::{Breach, Cite, Fault, Opt, Posted, Proven, examine};
use table::{Judge, Posting, Terms, WagerInfo};

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
    /// Every wager at the table, in the order in which a seat's wagers are settled.
    pub wagers: &'static [&'static dyn Judge<Baccarat>],
    /// The wagers its id stands for; empty for all.
    pub own: &'static [&'static str],
    /// What the house may post.
    pub house: House,
}

/// What a house may post, by book.
pub enum House {
    /// Colorado.
    Colorado(Colorado),
    /// Great Britain.
    Britain(Britain),
    /// California.
    California(California),
}

impl Variant {
    /// The book's id.
    #[must_use]
    pub fn book(&self) -> &'static str {
        match self.house {
            House::Colorado(_) => "co",
            House::Britain(_) => "uk",
            House::California(_) => "ca",
        }
    }

    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let mut options = match &self.house {
            House::Colorado(house) => house.options(self),
            House::Britain(house) => house.options(),
            House::California(house) => house.options(),
        };
        options.extend(wager_options(
            self.wagers,
            self.tables_by_option(),
            Offered::Sides(self.offered()),
        ));
        options
    }

    /// The rule by which the house decides what is on offer.
    fn offered(&self) -> Cite {
        match &self.house {
            House::Colorado(house) => house.offer,
            House::Britain(_) => law::uk::R6_2,
            House::California(house) => house.cites.wagers,
        }
    }

    /// Wagers whose pay table follows from another option.
    fn tables_by_option(&self) -> &'static [&'static str] {
        match &self.house {
            House::Colorado(_) => &["banker", "match-pair-player", "match-pair-banker"],
            House::Britain(_) => &[],
            House::California(_) => &["banker"],
        }
    }

    /// The wagers, as a catalogue lists them.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        let mut infos: Vec<WagerInfo> =
            self.wagers.iter().map(|wager| table::Offer::info(*wager)).collect();
        // Where an option decides, its modes are no pay tables to choose from.
        for info in infos.iter_mut().filter(|info| self.tables_by_option().contains(&info.id)) {
            info.paytables.truncate(1);
        }
        infos
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
        let posted = &self.grouped(posted);
        let (proven, mut faults) = examine(&self.options(), posted);
        match &self.house {
            House::Colorado(_) => {
                let one = Colorado::one_table(self, &proven);
                faults.extend(one.err().into_iter().flat_map(|breach| breach.faults));
                (Colorado::vigorish(proven, posted), faults)
            }
            House::Britain(_) | House::California(_) => (proven, faults),
        }
    }

    /// One pay table often covers several wagers: naming it for one names it for all.
    fn grouped(&self, posted: &Posted) -> Posted {
        let posted = &by_tables(posted, self.wagers, &self.options());
        let mut all = posted.clone();
        for wager in self.wagers {
            let Some(table) = posted.get(&format!("paytable.{}", wager.id())) else { continue };
            for other in self.wagers.iter().filter(|other| other.tables() == wager.tables()) {
                if wager.tables().len() > 1 {
                    all.entry(format!("paytable.{}", other.id())).or_insert(table.clone());
                }
            }
        }
        all
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<Baccarat>, Breach> {
        let (proven, faults) = self.examine(posted);
        let run = self.rules_and_terms(&proven, posted);
        let offers = offers(self.wagers, &proven, |wager| self.by_option(wager, &proven));
        assemble((self.id, self.title), &proven, faults, run, offers)
    }

    /// Every pay table of every wager on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<Baccarat>>, Terms), Breach> {
        let posted = &self.grouped(posted);
        let proven = self.prove(posted)?;
        let (_, terms) = self.rules_and_terms(&proven, posted)?;
        limits_fit(&terms)?;
        let rules = |proven: &Proven| Ok(self.rules_and_terms(proven, posted)?.0);
        let by_option = |wager: &dyn Judge<Baccarat>| self.by_option(wager, &proven);
        Ok((listed(self.wagers, (&proven, posted), by_option, rules)?, terms))
    }

    fn rules_and_terms(&self, proven: &Proven, posted: &Posted) -> Result<(Rules, Terms), Breach> {
        match &self.house {
            House::Colorado(house) => house.post(self, proven, posted),
            House::Britain(house) => Ok(house.post(proven)),
            House::California(house) => house.post(proven, posted),
        }
    }

    /// The pay table that an option other than `paytable` decides.
    fn by_option(&self, wager: &dyn Judge<Baccarat>, proven: &Proven) -> Option<usize> {
        match &self.house {
            House::Colorado(_) => Colorado::table(wager, proven),
            House::Britain(_) => None,
            House::California(_) => California::table(wager, proven),
        }
    }
}
