//! A table of the family: which wagers it offers and what its house may post.

use super::books::{Britain, California, Colorado};
use super::{Baccarat, Rules};
use crate::posting::{Choice, offers, wager_options};
use law::{Breach, Cite, Opt, Posted, Proven, prove};
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
        options.extend(wager_options(self.wagers, self.choice(), self.offered()));
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

    /// How a wager's pay table is chosen.
    fn choice(&self) -> Choice {
        match &self.house {
            House::Colorado(_) => Choice {
                by_option: &["banker", "match-pair-player", "match-pair-banker"],
                rule: self.rules[0],
            },
            House::Britain(_) => Choice { by_option: &[], rule: law::uk::R2_9_A },
            House::California(_) => Choice { by_option: &["banker"], rule: self.rules[0] },
        }
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
        prove(&self.options(), &self.grouped(posted))
    }

    /// One pay table often covers several wagers: naming it for one names it for all.
    fn grouped(&self, posted: &Posted) -> Posted {
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
        let proven = self.prove(posted)?;
        let (rules, terms): (Rules, Terms) = match &self.house {
            House::Colorado(house) => house.post(self, &proven, posted)?,
            House::Britain(house) => house.post(&proven),
            House::California(house) => house.post(self, &proven, posted)?,
        };
        let table = |wager: &dyn Judge<Baccarat>| match &self.house {
            House::Colorado(_) => Colorado::table(wager, &proven),
            House::Britain(_) => None,
            House::California(_) => California::table(wager, &proven),
        };
        let proven = match &self.house {
            House::Colorado(house) => house.vigorish(proven.clone(), posted),
            _ => proven.clone(),
        };
        let offers = offers(self.wagers, &proven, table)?;
        Ok(Posting { id: self.id, rules, offers, terms })
    }
}
