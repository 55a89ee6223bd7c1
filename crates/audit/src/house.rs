//! A house as it is written down.

use crate::{Date, Notice, Place};
use law::{Book, Posted};
use money::{Cents, Rate};
use std::collections::BTreeMap;

/// Where each key of something is written; under an empty name, where the thing itself is, and
/// under `key.word` each word of a list.
pub type Places = BTreeMap<String, Place>;

/// What a house says of itself: one file, or several by `include`.
#[derive(Clone)]
pub struct House {
    /// The book that it stands under.
    pub book: &'static Book,
    /// The premises and the licence.
    pub premises: Premises,
    /// What the leaflet of house edges has, in Great Britain.
    pub leaflet: Option<Leaflet>,
    /// Its tables, in the order of the files.
    pub tables: Vec<Written>,
    /// Its meters.
    pub progressives: Vec<Progressive>,
    /// Games on trial.
    pub trials: Vec<Trial>,
    /// Temporary local variations.
    pub variations: Vec<Variation>,
    /// What a person has confirmed.
    pub signed: Vec<Signature>,
    /// Its file.
    pub place: Place,
}

impl House {
    /// Posts at every linked table what its progressive says of the meter, unless the table says
    /// so itself.
    pub fn link_meters(&mut self) {
        for meter in &self.progressives {
            let linked = |table: &&mut Written| meter.tables.contains(&table.id);
            for table in self.tables.iter_mut().filter(linked) {
                let Ok(game) = catalog::find(&table.game) else { continue };
                let rate = meter.contribution.map(|rate| rate.to_string());
                let seed = meter.seed.map(Cents::plain);
                for (name, value) in [("increment", rate), ("seed", seed)] {
                    let name = format!("{name}.{}", meter.wager);
                    let known = game.options().iter().any(|option| option.name == name);
                    if let (Some(value), true) = (value, known) {
                        table.posted.entry(name).or_insert(value);
                    }
                }
            }
        }
    }

    /// The table of that id.
    #[must_use]
    pub fn table(&self, id: &str) -> Option<&Written> {
        self.tables.iter().find(|table| table.id == id)
    }
}

/// Premises and licence. What a file leaves out nobody has said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Premises {
    /// Its name, for people and signs.
    pub name: String,
    /// Who holds the licence.
    pub holder: Option<String>,
    /// The licence's number.
    pub licence: Option<String>,
    /// Whether it is a casino's, for these very premises.
    pub licensed: Option<bool>,
    /// Whether games are offered to people who are elsewhere.
    pub remote: Option<bool>,
    /// Who keeps the bank: the licence holder, or somebody under a service agreement.
    pub bank: Option<String>,
    /// Who else has a share in the bank.
    pub shares: Vec<String>,
    /// Whether players can look up the edge of every pay table in use.
    pub house_edges: Option<bool>,
    /// Where each of these is written; under an empty name, where the premises are.
    pub places: Places,
}

/// What the leaflet of house edges has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaflet {
    /// Numbers of decks for which it gives blackjack's edge.
    pub decks: Vec<u32>,
    /// Where it is written.
    pub place: Place,
}

/// A table as its house wrote it down.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The house's own id.
    pub id: String,
    /// Its name for people; the game's title where none is written.
    pub name: Option<String>,
    /// The game's catalogue id.
    pub game: String,
    /// Everything posted as the game's options: `set`, and what `limits`, `seats`, `decks`,
    /// `fees`, `offers` and its progressive say.
    pub posted: Posted,
    /// Where each option is written, each key of the table, each wager of a list (`marked.rage`),
    /// each notice (`notices.0`) and what it says (`notices.0.says`).
    pub places: Places,
    /// How many places for players there are, where the game leaves that open.
    pub seats: Option<u8>,
    /// The pit in which it stands.
    pub pit: Option<String>,
    /// The wagers on offer beside the game itself, where the house lists them.
    pub offers: Option<Vec<String>>,
    /// Wagers that the layout shows beside the game itself.
    pub marked: Vec<String>,
    /// Where its odds are shown.
    pub odds: OddsShown,
    /// What the compartments of its wheel bear, in their order, where the house says so.
    pub wheel: Vec<String>,
    /// The notices that hang there.
    pub notices: Vec<Notice>,
    /// Whether some or all of it is automated.
    pub automated: bool,
    /// The trial that it belongs to.
    pub trial: Option<String>,
    /// Its variation.
    pub variation: Option<String>,
    /// Where it is written.
    pub place: Place,
}

impl Written {
    /// Where a notice says what it says, or where it hangs.
    pub(crate) fn hung(&self, at: usize) -> Option<&Place> {
        let says = self.places.get(&format!("notices.{at}.says"));
        says.or_else(|| self.places.get(&format!("notices.{at}")))
    }
}

/// A meter: what grows, from what, and who confirms a win.
#[derive(Clone, Debug, PartialEq)]
pub struct Progressive {
    /// The house's own id.
    pub id: String,
    /// The wager that feeds it.
    pub wager: String,
    /// The tables that are linked to it.
    pub tables: Vec<String>,
    /// The percentage of stakes that is added.
    pub contribution: Option<Rate>,
    /// What the house puts in to begin with.
    pub seed: Option<Cents>,
    /// Whose money the seed is.
    pub seed_from: Option<String>,
    /// What it shows now.
    pub meter: Option<Cents>,
    /// Stakes taken so far, at all linked tables.
    pub staked: Option<Cents>,
    /// What of them was added to the meter.
    pub added: Option<Cents>,
    /// Who confirms a win.
    pub confirmed_by: Option<String>,
    /// Where each of these is written.
    pub places: Places,
    /// Where it is written.
    pub place: Place,
}

/// A game or feature on trial (Great Britain, 2.3). What a file leaves out nobody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// The house's own id.
    pub id: String,
    /// The game or wager.
    pub game: String,
    /// The licensed operator that put it forward.
    pub operator: Option<String>,
    /// Who applied: an operator, or the maker, owner or supplier of the game.
    pub applicant: Option<String>,
    /// Whether there is proof that some of the industry wants it.
    pub evidence: Option<bool>,
    /// Whether every operator of Great Britain may take part.
    pub open_to_all: Option<bool>,
    /// Whether it is played by the rules and odds that were agreed beforehand.
    pub as_agreed: Option<bool>,
    /// Its first day.
    pub from: Option<Date>,
    /// Its last day.
    pub until: Option<Date>,
    /// The last day of an extension, if the Commission was asked for one.
    pub extended: Option<Date>,
    /// Whether the Commission has approved the extension.
    pub approved: Option<bool>,
    /// Whether players are told in the casino how it is played.
    pub information: Option<bool>,
    /// The house edge that players are told, in percent.
    pub house_edge: Option<String>,
    /// When it was asked to be kept after the trial.
    pub requested: Option<Date>,
    /// Whether the Commission has voiced concern.
    pub concern: bool,
    /// The day by which play must stop where the Commission is concerned, if one was agreed.
    pub stops: Option<Date>,
    /// Whether the industry has given it up.
    pub abandoned: bool,
    /// Whether the Commission has been told that.
    pub notified: Option<bool>,
    /// Where each of these is written.
    pub places: Places,
    /// Where it is written.
    pub place: Place,
}

/// A temporary local variation (Great Britain, 2.4). What a file leaves out nobody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// The house's own id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What is different, for players.
    pub text: String,
    /// When the Commission was told in writing.
    pub notified: Option<Date>,
    /// On what occasion.
    pub occasion: Option<String>,
    /// Where.
    pub location: Option<String>,
    /// Its first day.
    pub from: Option<Date>,
    /// Its last day.
    pub until: Option<Date>,
    /// Whether the Commission finds it significant: it then needs a trial.
    pub significant: bool,
    /// The trial that it goes through.
    pub trial: Option<String>,
    /// Whether the house means to keep it.
    pub permanent: bool,
    /// Whether the Commission has approved that.
    pub approved: Option<bool>,
    /// Whether the owner of the game has agreed, where it has one.
    pub owner_agrees: Option<bool>,
    /// Where each of these is written.
    pub places: Places,
    /// Where it is written.
    pub place: Place,
}

/// Where the odds of a table are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OddsShown {
    /// Nowhere but on notices.
    #[default]
    Notices,
    /// Printed on the layout.
    Layout,
    /// On the wall.
    Wall,
}

/// Somebody's word for what only a person can confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The check.
    pub check: String,
    /// The table, the progressive or the trial; none for all of them.
    pub table: Option<String>,
    /// Who.
    pub by: String,
    /// When.
    pub on: Date,
    /// Where each of these is written.
    pub places: Places,
    /// Where it is written.
    pub place: Place,
}

/// Whoever can read the files of a house.
pub trait Files {
    /// What a file holds; `path` is as written, taken from the folder of the file that names it.
    ///
    /// # Errors
    /// Why it cannot be read, as a sentence.
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;
}
