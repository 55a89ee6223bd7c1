//! The two versions: undated, and of January 13, 2009.

use super::round::{NineCites, Nines, Rules};
use super::wagers;
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::variant::{ByOption, House, Judges, Offered, Tables, Variant, Wagers};
use cards::{Pack, Rank};
use law::ca::{baccarat_9 as undated, baccarat_9_2009 as dated, general};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use table::{BackLine, Cites, Judge, Order, Terms};

/// What a version of the game lets its card room post.
struct Version {
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
pub static ALL: &[&Variant<Nines>] = &[&UNDATED, &DATED];

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

impl House<Nines> for Version {
    fn options(&self, _: &[&'static dyn Judge<Nines>]) -> Vec<Opt> {
        let mut options = vec![Opt::new("decks", "8", self.decks.0.clone(), self.decks.1)];
        if let Some((lawful, rule)) = &self.circles {
            options.push(Opt::new("circles", "3", lawful.clone(), rule));
        }
        if let Some(rule) = self.ties {
            let ties = Lawful::Word(vec!["lose", "push"]);
            options.push(Opt::new("banker_tie_2_9", "lose", ties, rule));
        }
        options.extend(room_options(&self.room));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(&self, _: &[&'static dyn Judge<Nines>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<Nines>, _: &Proven) -> Judges<Nines> {
        wagers
    }

    fn rules(&self, _: &Proven) -> Rules {
        self.play
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Nines>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let pack = pack(proven.number("decks") as u16);
        house_terms(&self.room, pack, Order::SeatBySeat, self.cites, proven, posted)
    }

    fn room(&self) -> Option<&Room> {
        Some(&self.room)
    }
}

/// No card is burned; each hand has at most four.
const SHOE: Chance = Chance::Cards(Procedure::Shoe { law: None, round_max: 8 });

/// The undated version: a choice on 4 to 6, two hole cards, an action button.
static UNDATED: Variant<Nines> = Variant {
    id: "ca/baccarat-9",
    title: "Baccarat 9 (undated version)",
    kind: "player-dealer",
    rules: &[undated::R4, undated::R18],
    sections: &[general::SECTION, undated::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&wagers::PLAYER, &wagers::BANKER, &wagers::TIE]),
    by_option: &[],
    chance: SHOE,
    house: &Version {
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
            eligibility: Eligibility::PriorBet,
            behind: BackLine::taken(undated::R23),
            schedules: &["F-C", "F-1"],
            fee_rule: undated::R7,
            free: &[],
            limits: general::R9_C,
            coverage: general::R5_A,
            first: Some(undated::R16),
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
    },
};

/// The version of 2009: a choice on 5 and 6, one hole card, a three-card nine ends the drawing.
static DATED: Variant<Nines> = Variant {
    id: "ca/baccarat-9-2009",
    title: "Baccarat 9 (January 13, 2009 version)",
    kind: "player-dealer",
    rules: &[dated::R9, dated::R22],
    sections: &[general::SECTION, dated::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&wagers::PLAYER_2009, &wagers::BANKER_2009, &wagers::TIE_2009]),
    by_option: &[ByOption {
        wager: "banker",
        table: |posted| posted.word("banker_tie_2_9"),
        posts: &[("lose", "banker_tie_2_9", "lose"), ("push", "banker_tie_2_9", "push")],
        tables: Tables::Modes,
    }],
    chance: SHOE,
    house: &Version {
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
            eligibility: Eligibility::PriorBet,
            behind: BackLine::refused(dated::R25),
            schedules: &["F-C"],
            fee_rule: dated::R2,
            free: &[],
            limits: general::R9_C,
            coverage: general::R5_A,
            first: None,
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
    },
};
