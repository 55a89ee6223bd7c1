//! The catalogue: every table that can be opened, by the id its rule book is catalogued under.

use crate::{baccarat, nines};
use law::{Breach, Cite, Opt, Posted, Proven, nearest, reading};
use std::sync::LazyLock;
use table::{Croupier, Refusal, Table, WagerInfo};

/// A table that can be opened, by family.
#[derive(Clone, Copy)]
pub enum Entry {
    /// Baccarat.
    Baccarat(&'static baccarat::Variant),
    /// Baccarat 9.
    Nines(&'static nines::Variant),
}

/// Every entry, in the order of the catalogues.
pub static CATALOG: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let baccarat = baccarat::books::ALL.iter().map(|variant| Entry::Baccarat(variant));
    baccarat.chain(nines::ALL.iter().map(|variant| Entry::Nines(variant))).collect()
});

/// Calls the same method on the variant of whichever family.
macro_rules! each {
    ($entry:expr, $variant:ident => $body:expr) => {
        match $entry {
            Entry::Baccarat($variant) => $body,
            Entry::Nines($variant) => $body,
        }
    };
}

impl Entry {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> &'static str {
        each!(self, variant => variant.id)
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> &'static str {
        each!(self, variant => variant.title)
    }

    /// The id of its book.
    #[must_use]
    pub fn book(&self) -> &'static str {
        self.id().split('/').next().unwrap_or_default()
    }

    /// What it is.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Entry::Baccarat(variant) => variant.kind,
            Entry::Nines(_) => "player-dealer",
        }
    }

    /// The sections it rests on.
    #[must_use]
    pub fn rules(&self) -> &'static [Cite] {
        each!(self, variant => variant.rules)
    }

    /// The wagers its id stands for; empty for all.
    #[must_use]
    pub fn own(&self) -> &'static [&'static str] {
        match self {
            Entry::Baccarat(variant) => variant.own,
            Entry::Nines(_) => &[],
        }
    }

    /// Every wager at the table.
    #[must_use]
    pub fn wagers(&self) -> Vec<WagerInfo> {
        each!(self, variant => variant.infos())
    }

    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        each!(self, variant => variant.options())
    }

    /// Holds what is posted against the law.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn prove(&self, posted: &Posted) -> Result<Proven, Breach> {
        each!(self, variant => variant.prove(posted))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// A breach that lists everything wrong with what is posted.
    pub fn open(&self, posted: &Posted) -> Result<Box<dyn Table>, Breach> {
        each!(self, variant => Ok(Box::new(Croupier::new(variant.post(posted)?))))
    }
}

/// An id found: the table, and the wager if the id names one.
pub struct Found {
    /// The table.
    pub entry: Entry,
    /// The wager that the id names, if it names one.
    pub wager: Option<&'static str>,
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
        return Ok(Found { entry: *entry, wager: None });
    }
    let parent =
        |entry: &&Entry| id.strip_prefix(entry.id()).is_some_and(|rest| rest.starts_with('/'));
    for entry in CATALOG.iter().filter(parent) {
        let name = &id[entry.id().len() + 1..];
        let plain = |text: &str| text.replace('-', "");
        let (own, wagers) = (entry.own(), entry.wagers());
        // A side wager's catalogue id may leave out its own name: `…/dragon-bonus/player`.
        let ends = own.iter().find(|id| id.ends_with(&format!("-{name}")));
        let same = |id: &str| plain(id) == plain(name);
        let exact = own.iter().find(|id| same(id)).or(ends).copied();
        let any = wagers.iter().find(|info| same(info.id)).map(|info| info.id);
        if let Some(wager) = exact.or(any) {
            return Ok(Found { entry: *entry, wager: Some(wager) });
        }
    }
    let near = nearest(id, CATALOG.iter().map(Entry::id));
    let hint = if near.is_empty() {
        "; `croupier games` lists them".to_string()
    } else {
        format!("; did you mean {}?", near.join(" or "))
    };
    Err(Refusal::unknown(format!("no game `{}`{hint}", id.escape_debug())))
}
