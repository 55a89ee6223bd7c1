//! What the card room may post: decks, the bonus table, limits and fees.

use super::round::{PokaraCites, Rules};
use super::{Pokara, wagers};
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::{Pack, Rank};
use law::ca::{fees, general, pokara};
use law::{Breach, Fault, Lawful, Opt, Posted, Proven, reading};
use money::Cents;
use table::{BackLine, Cites, Judge, Needs, Order, Terms};

/// The game.
pub static ALL: &[&Variant<Pokara>] = &[&POKARA];

/// Decks of 20 cards: aces, kings, queens, jacks and tens.
#[must_use]
pub fn pack(decks: u16) -> Pack {
    Pack::of(|card| match card.rank() {
        Rank::Ace | Rank::King | Rank::Queen | Rank::Jack | Rank::Ten => decks,
        _ => 0,
    })
}

/// The card room.
struct House20;

static ROOM: Room = Room {
    seats: &[8],
    seats_rule: pokara::RS1_C,
    eligibility: Eligibility::Anyone,
    behind: BackLine::refused(pokara::R1_C),
    schedules: &["F-C"],
    fee_rule: fees::R13,
    free: &["bonus"],
    limits: general::R9_C,
    coverage: pokara::R10_A,
    // 8, `reading:ca-pokara-button`: from the left of the player-dealer.
    first: Some(pokara::R8),
    side: None,
    adjust: |_, terms| {
        // s5.2, s6.f: steps of $5.
        terms.side.min = Cents::dollars(5);
        terms.side.step = Cents::dollars(5);
        terms.side.rule = pokara::RS6_F;
        Ok(())
    },
};

const CITES: Cites = Cites {
    closed: pokara::R2,
    touched: pokara::R2,
    pack: pokara::RS1_A,
    order: pokara::R8,
    wagers: pokara::R2,
    coverage: pokara::R10_A,
    returned: pokara::RS4_D,
    aggregate: pokara::R10_A,
    seats: pokara::RS1_C,
    decisions: pokara::R4_A,
    meter: general::R5_D,
    envy: &[],
    limits: &[],
    oral: None,
};

impl House<Pokara> for House20 {
    fn options(&self, _: &[&'static dyn Judge<Pokara>]) -> Vec<Opt> {
        let decks = Lawful::Between(3, u32::from(Pack::DECKS_MAX));
        let decks = Opt::new("decks", "20", decks, pokara::RS1_B);
        let mut options = vec![decks.above(reading::CA_POKARA_DECKS)];
        options.extend(room_options(&ROOM));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(pokara::RS5_A)
    }

    fn follows(&self, _: &[&'static dyn Judge<Pokara>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<Pokara>, _: &Proven) -> Judges<Pokara> {
        wagers
    }

    fn rules(&self, _: &Proven) -> Rules {
        Rules { cites: PLAY }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Pokara>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let pack = pack(proven.number("decks") as u16);
        let mut terms = house_terms(&ROOM, pack, Order::SeatBySeat, CITES, proven, posted)?;
        let (wagers, one_of) = (vec!["bonus"], vec!["base"]);
        let beside = Needs {
            wagers: wagers.clone(),
            one_of: one_of.clone(),
            within: false,
            rule: pokara::RS6_B,
        };
        terms.needs.push(beside);
        terms.needs.push(Needs { wagers, one_of, within: true, rule: pokara::RS5_2 });
        Ok(terms)
    }

    fn room(&self) -> Option<&Room> {
        Some(&ROOM)
    }
}

const PLAY: PokaraCites = PokaraCites {
    deal: pokara::R3,
    turn: pokara::R4_A,
    doubles: pokara::R5_A,
    must_double: pokara::R5_B,
    stands_single: pokara::R5_C,
    draw: pokara::R6_A,
    double_first: pokara::R6_B,
    opens: pokara::R7_A,
    house_way: pokara::RS2_A,
    keeps_suited: pokara::RS2_B,
    pat: pokara::RS2_C,
};

/// Pokara: three to twenty decks, and one of two bonus tables.
static POKARA: Variant<Pokara> = Variant {
    id: "ca/pokara",
    title: "Pokara",
    kind: "player-dealer",
    rules: &[pokara::R4_B, pokara::R5_B, pokara::R7_B, pokara::RS5_9, pokara::RS6_I],
    sections: &[general::SECTION, pokara::SECTION],
    own: &[],
    // s5.7.b: a seat's initial wager, then its bonus.
    wagers: Wagers::Listed(&[&wagers::BASE, &wagers::DOUBLE, &wagers::BONUS]),
    by_option: &[],
    // Eight hands have at most four cards.
    chance: Chance::Cards(Procedure::Shoe { law: None, round_max: 32 }),
    house: &House20,
};
