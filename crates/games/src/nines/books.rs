//! The two versions: undated, and of January 13, 2009.

use super::round::{NineCites, Nines, Rules};
use super::wagers;
use crate::california::{Room, house_terms, room_options};
use crate::posting::{
    Listed, Offered, assemble, by_tables, limits_fit, listed, offers, wager_options,
};
use cards::{Pack, Rank};
use law::ca::{baccarat_9 as undated, baccarat_9_2009 as dated, general};
use law::{Breach, Cite, Lawful, Opt, Posted, Proven, examine, prove, reading};
use table::{BackLine, Cites, Judge, Offer, Order, Posting, Terms, WagerInfo};

/// A version of the game.
pub struct Variant {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The sections it rests on.
    pub rules: &'static [Cite],
    /// Every wager at the table.
    pub wagers: &'static [&'static dyn Judge<Nines>],
    play: Rules,
    /// Number of decks, and the rule.
    decks: (Lawful, Cite),
    /// Betting circles a seat may have, and the rule, where the version has one.
    circles: Option<(Lawful, Cite)>,
    room: Room,
    cites: Cites,
    /// The option that treats Banker wagers on ties 2 to 9, where the version has it.
    ties: Option<Cite>,
}

/// Both versions.
pub static ALL: &[&Variant] = &[&UNDATED, &DATED];

/// Decks of 44 cards: no 7, 8 or 9, and two tens of each suit, so that 20 of 44 count
/// zero (`reading:ca-nine-tens`).
#[must_use]
pub fn pack(decks: u16) -> Pack {
    Pack::of(|card| match card.rank() {
        Rank::Seven | Rank::Eight | Rank::Nine => 0,
        Rank::Ten => 2 * decks,
        _ => decks,
    })
}

impl Variant {
    /// Everything the house may choose.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let mut options = vec![Opt::new("decks", "8", self.decks.0.clone(), self.decks.1)];
        if let Some((lawful, rule)) = &self.circles {
            options.push(Opt::new("circles", "3", lawful.clone(), rule));
        }
        if let Some(rule) = self.ties {
            let ties = Lawful::Word(vec!["lose", "push"]);
            options.push(Opt::new("banker_tie_2_9", "lose", ties, rule));
        }
        options.extend(room_options(&self.room));
        options.extend(wager_options(self.wagers, &["banker"], Offered::Sides(self.cites.wagers)));
        options
    }

    /// The wagers, as a catalogue lists them.
    #[must_use]
    pub fn infos(&self) -> Vec<WagerInfo> {
        let mut infos: Vec<WagerInfo> =
            self.wagers.iter().map(|wager| Offer::info(*wager)).collect();
        // How ties are treated is an option, not a pay table to choose.
        for info in &mut infos {
            info.paytables.truncate(1);
        }
        infos
    }

    /// Holds what is posted against the law.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn prove(&self, posted: &Posted) -> Result<Proven, Breach> {
        let options = self.options();
        prove(&options, &by_tables(posted, self.wagers, &options))
    }

    /// The table as posted.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn post(&self, posted: &Posted) -> Result<Posting<Nines>, Breach> {
        let options = self.options();
        let (proven, faults) = examine(&options, &by_tables(posted, self.wagers, &options));
        let run = self.terms(&proven, posted).map(|terms| (self.play, terms));
        let offers = offers(self.wagers, &proven, |wager| by_option(wager, &proven));
        assemble((self.id, self.title), &proven, faults, run, offers)
    }

    /// Every pay table of every wager on offer, and how the table is run.
    ///
    /// # Errors
    /// A breach that lists everything wrong.
    pub fn list(&self, posted: &Posted) -> Result<(Vec<Listed<Nines>>, Terms), Breach> {
        let proven = self.prove(posted)?;
        let by = |wager: &dyn Judge<Nines>| by_option(wager, &proven);
        let list = listed(self.wagers, (&proven, posted), by, |_| Ok(self.play))?;
        let terms = self.terms(&proven, posted)?;
        limits_fit(&terms)?;
        Ok((list, terms))
    }

    fn terms(&self, proven: &Proven, posted: &Posted) -> Result<Terms, Breach> {
        let pack = pack(proven.number("decks") as u16);
        house_terms(&self.room, pack, Order::SeatBySeat, self.cites, proven, posted)
    }
}

/// The pay table that an option other than `paytable` decides.
fn by_option(wager: &dyn Judge<Nines>, proven: &Proven) -> Option<usize> {
    let chosen = proven.word("banker_tie_2_9");
    let named = || wager.tables().iter().position(|table| *table == chosen);
    if wager.id() == "banker" { named() } else { None }
}

/// The undated version: a choice on 4 to 6, two hole cards, an action button.
static UNDATED: Variant = Variant {
    id: "ca/baccarat-9",
    title: "Baccarat 9 (undated version)",
    rules: &[undated::R4, undated::R18],
    wagers: &[&wagers::PLAYER, &wagers::BANKER, &wagers::TIE],
    play: Rules {
        option_from: 4,
        hidden: 2,
        nine_stops: false,
        button: true,
        cites: NineCites {
            deal: undated::RS5,
            nine: undated::R13,
            must_hit: undated::R11,
            option: undated::R12,
            stand: undated::R13,
            bank: undated::R18,
            fourth: undated::RS6,
            house_way: undated::R20,
        },
    },
    decks: (Lawful::OneOf(&[6, 8]), undated::RS3),
    circles: Some((Lawful::OneOf(&[3, 6, 9]), undated::R22)),
    room: Room {
        seats: &[8],
        seats_rule: undated::RS1,
        behind: BackLine::taken(undated::R23),
        schedules: &["F-C", "F-1"],
        fee_rule: undated::R7,
        free: &[],
        limits: general::R9_C,
        coverage: general::R5_A,
        side: None,
        adjust: |_, _| Ok(()),
    },
    cites: Cites {
        closed: undated::R1,
        touched: undated::R2,
        pack: undated::RS4,
        order: undated::R16,
        wagers: undated::RS2,
        coverage: general::R5_A,
        returned: general::R5_E,
        aggregate: general::R5_A,
        seats: undated::RS1,
        decisions: undated::R14_C,
        meter: general::R5_D,
        envy: general::R5_D,
        oral: None,
    },
    ties: None,
};

/// The version of 2009: a choice on 5 and 6, one hole card, a three-card nine ends the drawing.
static DATED: Variant = Variant {
    id: "ca/baccarat-9-2009",
    title: "Baccarat 9 (January 13, 2009 version)",
    rules: &[dated::R9, dated::R22],
    wagers: &[&wagers::PLAYER_2009, &wagers::BANKER_2009, &wagers::TIE_2009],
    play: Rules {
        option_from: 5,
        hidden: 1,
        nine_stops: true,
        button: false,
        cites: NineCites {
            deal: dated::R3,
            nine: dated::R17,
            must_hit: dated::R18,
            option: dated::R19,
            stand: dated::R20,
            bank: dated::R22,
            fourth: dated::R4,
            house_way: dated::R23,
        },
    },
    decks: (Lawful::Between(2, Pack::DECKS_MAX as u32), dated::RS2),
    circles: None,
    room: Room {
        seats: &[8],
        seats_rule: dated::RS1,
        behind: BackLine::refused(dated::R25),
        schedules: &["F-C"],
        fee_rule: dated::R2,
        free: &[],
        limits: general::R9_C,
        coverage: general::R5_A,
        side: None,
        adjust: |_, _| Ok(()),
    },
    cites: Cites {
        closed: dated::R7,
        touched: dated::R8,
        pack: dated::RS3,
        order: reading::CA_NINE_2009_START,
        wagers: dated::R1,
        coverage: general::R5_A,
        returned: general::R5_E,
        aggregate: general::R5_A,
        seats: dated::RS1,
        decisions: dated::R19_A,
        meter: general::R5_D,
        envy: general::R5_D,
        oral: None,
    },
    ties: Some(reading::CA_NINE_2009_TIES),
};
