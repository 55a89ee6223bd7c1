//! The catalogue: every table that can be opened, by the id its rule book is catalogued under.

use crate::baccarat::Baccarat;
use crate::big_six::BigSix;
use crate::california::rotation::Eligibility;
use crate::chance::Chance;
use crate::dice::Dice;
use crate::duel::Duel;
use crate::nines::Nines;
use crate::pai_gow::PaiGowPoker;
use crate::pan::Pan;
use crate::pokara::Pokara;
use crate::roulette::Roulette;
use crate::sic_bo::SicBo;
use crate::tiles::Tiles;
use crate::twenty_one::TwentyOne;
use crate::variant::{Family, Variant};
use crate::{
    baccarat, big_six, dice, duel, nines, pai_gow, pan, pokara, roulette, sic_bo, tiles,
    twenty_one,
};
use law::{Breach, Cite, Opt, Posted, Proven, Section, nearest, reading};
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::LazyLock;
use table::{Carried, Judge, Layout, Refusal, Table, Terms, WagerInfo};

/// A table that can be opened, by family.
#[derive(Clone, Copy)]
pub enum Entry {
    /// Baccarat.
    Baccarat(&'static Variant<Baccarat>),
    /// Baccarat 9.
    Nines(&'static Variant<Nines>),
    /// Pan 9 and its kin.
    Pan(&'static Variant<Pan>),
    /// Pai gow poker.
    PaiGow(&'static Variant<PaiGowPoker>),
    /// Pai gow with tiles.
    Tiles(&'static Variant<Tiles>),
    /// Pokara.
    Pokara(&'static Variant<Pokara>),
    /// Hands that draw to a target.
    TwentyOne(&'static Variant<TwentyOne>),
    /// Poker against the dealer.
    Duel(&'static Variant<Duel>),
    /// Roulette.
    Roulette(&'static Variant<Roulette>),
    /// Dice, elsewhere called craps.
    Dice(&'static Variant<Dice>),
    /// Sic Bo.
    SicBo(&'static Variant<SicBo>),
    /// Big Six.
    BigSix(&'static Variant<BigSix>),
}

/// Every entry, in the order of the catalogues.
pub static CATALOG: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let baccarat = baccarat::books::ALL.iter().map(|variant| Entry::Baccarat(variant));
    let nines = nines::ALL.iter().map(|variant| Entry::Nines(variant));
    let pan = pan::ALL.iter().map(|variant| Entry::Pan(variant));
    let pokara = pokara::ALL.iter().map(|variant| Entry::Pokara(variant));
    let nines = nines.chain(pan).chain(pokara);
    let twenty_one = twenty_one::ALL.iter().map(|variant| Entry::TwentyOne(variant));
    let pai_gow = pai_gow::ALL.iter().map(|variant| Entry::PaiGow(variant));
    let tiles = tiles::ALL.iter().map(|variant| Entry::Tiles(variant));
    let duel = duel::ALL.iter().map(|variant| Entry::Duel(variant));
    let roulette = roulette::ALL.iter().map(|variant| Entry::Roulette(variant));
    let dice = dice::ALL.iter().map(|variant| Entry::Dice(variant));
    let sic_bo = sic_bo::ALL.iter().map(|variant| Entry::SicBo(variant));
    let big_six = big_six::ALL.iter().map(|variant| Entry::BigSix(variant));
    let layouts = roulette.chain(dice).chain(sic_bo).chain(big_six);
    let two_hands = pai_gow.chain(tiles);
    baccarat.chain(nines).chain(twenty_one).chain(layouts).chain(duel).chain(two_hands).collect()
});

/// What the catalogue knows of a table, whatever its family.
pub trait Listing: Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The id of its book.
    fn book(&self) -> &'static str;
    /// Its title.
    fn title(&self) -> &'static str;
    /// What it is.
    fn kind(&self) -> &'static str;
    /// The rules by which it is known.
    fn rules(&self) -> &'static [Cite];
    /// The sections of its book that it stands on.
    fn sections(&self) -> &'static [Section];
    /// The wagers its id stands for; empty for all.
    fn own(&self) -> &'static [&'static str];
    /// Where its chance comes from.
    fn chance(&self) -> Chance;
    /// Who may take the bank, where players bank.
    fn eligibility(&self) -> Option<Eligibility>;
    /// Every wager at the table.
    fn wagers(&self) -> Vec<WagerInfo>;
    /// Everything the house may choose.
    fn options(&self) -> Vec<Opt>;
    /// Holds what is posted against the law.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    fn prove(&self, posted: &Posted) -> Result<Proven, Breach>;
    /// Opens a table.
    ///
    /// # Errors
    /// A breach that lists everything wrong with what is posted.
    fn open(&self, posted: &Posted) -> Result<Box<dyn Table>, Breach>;
    /// Opens a table that goes on from what it carried.
    ///
    /// # Errors
    /// Everything wrong with what is posted, or what is wrong with what is carried.
    fn resume(&self, posted: &Posted, carried: &Carried) -> Result<Box<dyn Table>, Refusal>;
    /// How a table is run, as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong with what is posted.
    fn terms(&self, posted: &Posted) -> Result<Terms, Breach>;
}

impl<G: Family> Listing for Variant<G> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn book(&self) -> &'static str {
        self.book()
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn kind(&self) -> &'static str {
        self.kind
    }

    fn rules(&self) -> &'static [Cite] {
        self.rules
    }

    fn sections(&self) -> &'static [Section] {
        self.sections
    }

    fn own(&self) -> &'static [&'static str] {
        self.own
    }

    fn chance(&self) -> Chance {
        self.chance
    }

    fn eligibility(&self) -> Option<Eligibility> {
        self.house.room().map(|room| room.eligibility)
    }

    fn wagers(&self) -> Vec<WagerInfo> {
        self.infos()
    }

    fn options(&self) -> Vec<Opt> {
        self.options()
    }

    fn prove(&self, posted: &Posted) -> Result<Proven, Breach> {
        self.prove(posted)
    }

    fn open(&self, posted: &Posted) -> Result<Box<dyn Table>, Breach> {
        self.open(posted)
    }

    fn resume(&self, posted: &Posted, carried: &Carried) -> Result<Box<dyn Table>, Refusal> {
        self.resume(posted, carried)
    }

    fn terms(&self, posted: &Posted) -> Result<Terms, Breach> {
        Ok(self.list(posted)?.1)
    }
}

impl Deref for Entry {
    type Target = dyn Listing;

    fn deref(&self) -> &(dyn Listing + 'static) {
        match self {
            Entry::Baccarat(variant) => *variant,
            Entry::Nines(variant) => *variant,
            Entry::Pan(variant) => *variant,
            Entry::PaiGow(variant) => *variant,
            Entry::Tiles(variant) => *variant,
            Entry::Pokara(variant) => *variant,
            Entry::TwentyOne(variant) => *variant,
            Entry::Duel(variant) => *variant,
            Entry::Roulette(variant) => *variant,
            Entry::Dice(variant) => *variant,
            Entry::SicBo(variant) => *variant,
            Entry::BigSix(variant) => *variant,
        }
    }
}

impl Entry {
    /// The games it is akin to, as people call them.
    #[must_use]
    pub fn family(&self) -> &'static str {
        match self {
            Entry::Baccarat(_) => "baccarat",
            Entry::Nines(_) | Entry::Pan(_) => "nines",
            Entry::PaiGow(_) | Entry::Tiles(_) => "pai gow",
            Entry::Pokara(_) => "Pokara",
            Entry::TwentyOne(_) => "twenty-one",
            Entry::Duel(_) => "poker against the dealer",
            Entry::Roulette(_) => "roulette",
            Entry::Dice(_) => "dice",
            Entry::SicBo(_) => "Sic Bo",
            Entry::BigSix(_) => "Big Six",
        }
    }

    /// The wager that a name stands for, which may leave out dashes; on a layout a mark by its id,
    /// an alias or its numbers in any order, or the wager that several marks belong to.
    #[must_use]
    pub fn wager(&self, name: &str) -> Option<&'static str> {
        self.on_layout(Named(name)).unwrap_or_else(|| {
            self.wagers().iter().map(|info| info.id).find(|id| plain(id) == plain(name))
        })
    }

    /// Names of wagers near one that is wrong: of marks where it has a number, else of wagers.
    #[must_use]
    pub fn near(&self, wrong: &str) -> Vec<&'static str> {
        let numbered = wrong.bytes().any(|letter| letter.is_ascii_digit());
        let wagers = self.wagers();
        let named = |marks: bool| -> BTreeSet<&'static str> {
            wagers.iter().map(|info| if marks { info.id } else { info.group }).collect()
        };
        let first = nearest(wrong, named(numbered));
        if first.is_empty() { nearest(wrong, named(!numbered)) } else { first }
    }
}

/// Something done with a table of any family that has a layout.
pub trait OnLayout {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Self::Out;
}

impl Entry {
    /// Visits the table, if it has a layout.
    pub fn on_layout<V: OnLayout>(&self, visitor: V) -> Option<V::Out> {
        match self {
            Entry::Baccarat(_)
            | Entry::Nines(_)
            | Entry::Pan(_)
            | Entry::PaiGow(_)
            | Entry::Tiles(_)
            | Entry::Pokara(_)
            | Entry::TwentyOne(_)
            | Entry::Duel(_) => None,
            Entry::Roulette(variant) => Some(visitor.visit(variant)),
            Entry::Dice(variant) => Some(visitor.visit(variant)),
            Entry::SicBo(variant) => Some(visitor.visit(variant)),
            Entry::BigSix(variant) => Some(visitor.visit(variant)),
        }
    }
}

/// The mark of a layout that a name stands for, or the wager that several marks belong to.
struct Named<'a>(&'a str);

impl OnLayout for Named<'_> {
    type Out = Option<&'static str>;

    fn visit<L: Layout>(self, variant: &'static Variant<L>) -> Option<&'static str> {
        // By default a house offers every mark there can be.
        let posting = variant.post(&Posted::new()).ok()?;
        let offers = || posting.offers.iter().map(|offer| offer.wager);
        let mark = posting.offer(self.0).ok().map(|at| posting.offers[at].wager.id());
        let group = || offers().map(Judge::group).find(|group| plain(group) == plain(self.0));
        let any_case = || offers().map(Judge::id).find(|id| id.eq_ignore_ascii_case(self.0));
        mark.or_else(group).or_else(any_case)
    }
}

/// A name without its dashes.
fn plain(name: &str) -> String {
    name.replace('-', "")
}

/// An id found: the table, and the wager if the id names one.
pub struct Found {
    /// The table.
    pub entry: Entry,
    /// The wager that the id names, if it names one: its own id, or that of all its marks.
    pub wager: Option<&'static str>,
    /// The pay table of it that the id names, where a catalogue lists those apart.
    pub paytable: Option<&'static str>,
}

/// Names in the catalogues that no table can be opened for.
const CLOSED: [(&str, Cite); 2] =
    [("co/super-pan-9", reading::CO_SUPER_PAN_9), ("co/baccarat/run", reading::CO_RUN)];

/// Finds a table by its id, or by the id of one of its wagers.
///
/// # Errors
/// A refusal that names near ids, or the reading by which nothing can be played.
pub fn find(id: &str) -> Result<Found, Refusal> {
    if let Some((_, rule)) = CLOSED.iter().find(|(closed, _)| *closed == id) {
        return Err(Refusal::by(rule, format!("{id} cannot be played from its book")));
    }
    if let Some(entry) = CATALOG.iter().find(|entry| entry.id() == id) {
        return Ok(Found { entry: *entry, wager: None, paytable: None });
    }
    let parent =
        |entry: &&Entry| id.strip_prefix(entry.id()).is_some_and(|rest| rest.starts_with('/'));
    for entry in CATALOG.iter().filter(parent) {
        let name = &id[entry.id().len() + 1..];
        let own = entry.own();
        // A side wager's catalogue id may leave out its own name: `…/dragon-bonus/player`.
        let ends = own.iter().find(|id| id.ends_with(&format!("-{name}")));
        let exact = own.iter().find(|id| plain(id) == plain(name)).or(ends).copied();
        // A catalogue may list a wager's pay tables apart: `…/bonus-a`.
        let table = || {
            let printed = format!("-{}", name.to_uppercase());
            let of = |info: &WagerInfo| {
                let table = info.paytables.iter().find(|id| id.ends_with(&printed));
                table.map(|table| (info.id, *table))
            };
            entry.wagers().iter().find_map(of)
        };
        if let Some(wager) = exact.or_else(|| entry.wager(name)) {
            return Ok(Found { entry: *entry, wager: Some(wager), paytable: None });
        }
        if let Some((wager, paytable)) = table() {
            return Ok(Found { entry: *entry, wager: Some(wager), paytable: Some(paytable) });
        }
        let near = entry.near(name);
        if !near.is_empty() {
            let near: Vec<String> =
                near.iter().map(|wager| format!("{}/{wager}", entry.id())).collect();
            let why = format!("no wager `{}`", id.escape_debug());
            return Err(Refusal::unknown(format!("{why}; did you mean {}?", near.join(" or "))));
        }
    }
    let near = nearest(id, CATALOG.iter().map(|entry| entry.id()));
    let hint = if near.is_empty() {
        "; `croupier games` lists them".to_string()
    } else {
        format!("; did you mean {}?", near.join(" or "))
    };
    Err(Refusal::unknown(format!("no game `{}`{hint}", id.escape_debug())))
}
