//! The three texts: Super 9, Pan 9 with the Bonus Tie Bet, and Super Pan 9 with it.

use super::irregular::Irregular;
use super::{Pan, PanCites, Rules, wagers};
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::{Pack, Rank};
use law::ca::{general, pan_9_bonus_tie as pan, super_9, super_pan_9_bonus_tie as super_pan};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use table::{BEHIND_MAX, BackLine, Cites, Cup, Judge, Needs, Order, Terms};

/// What a text lets its card room post.
struct Version {
    play: Rules,
    /// The rule of the number of decks.
    decks: Cite,
    /// In which order money moves.
    order: Order,
    /// The rule by which a Bonus Tie stands beside a base wager, where there is one.
    beside: Option<Cite>,
    room: Room,
    cites: Cites,
}

/// All three.
pub static ALL: &[&Variant<Pan>] = &[&SUPER, &PAN, &SUPER_PAN];

/// Decks of 36 cards: no 7, 8, 9 or 10.
#[must_use]
pub fn pack(decks: u16) -> Pack {
    Pack::of(|card| match card.rank() {
        Rank::Seven | Rank::Eight | Rank::Nine | Rank::Ten => 0,
        _ => decks,
    })
}

impl House<Pan> for Version {
    fn options(&self, _: &[&'static dyn Judge<Pan>]) -> Vec<Opt> {
        let mut options = vec![Opt::new("decks", "8", Lawful::Between(2, 12), self.decks)];
        options.extend(room_options(&self.room));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(&self, _: &[&'static dyn Judge<Pan>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<Pan>, _: &Proven) -> Judges<Pan> {
        wagers
    }

    fn rules(&self, _: &Proven) -> Rules {
        self.play
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Pan>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let pack = pack(proven.number("decks") as u16);
        let mut terms = house_terms(&self.room, pack, self.order, self.cites, proven, posted)?;
        let needs = self.beside.map(|rule| Needs {
            wagers: vec!["bonus-tie"],
            one_of: vec!["base"],
            within: false,
            rule,
        });
        terms.needs.extend(needs);
        Ok(terms)
    }

    fn room(&self) -> Option<&Room> {
        Some(&self.room)
    }
}

/// No card is burned; eight hands have at most four.
const SHOE: Chance = Chance::Cards(Procedure::Shoe { law: None, round_max: 32 });

/// Wagers behind a hand that its own player bets on.
const fn behind(rule: Cite) -> BackLine {
    BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule }
}

/// The irregularities of Super 9.
static SUPER_RULED: &[(Cite, Irregular)] = &[
    (super_9::R3, Irregular::OneHand),
    (super_9::R6_B, Irregular::Early),
    (super_9::R9, Irregular::Touched),
    (super_9::R12_A, Irregular::Fouled),
    (super_9::R13, Irregular::Miscounted),
    (super_9::R17_A, Irregular::WrongPlace),
    (super_9::R17_B, Irregular::BankMiscounted),
    (super_9::R17_C, Irregular::ShoeOut),
    (super_9::R17_D, Irregular::TwoBoxed),
    (super_9::R20_A, Irregular::ExposedDeal),
    (super_9::R20_B, Irregular::ExposedDraw),
    (super_9::R21_A, Irregular::Boxed),
    (super_9::R22, Irregular::Plays),
    (super_9::R24, Irregular::Next),
];

/// The irregularities of Pan 9, which serve Super Pan 9 too
/// (`reading:ca-super-pan-irregularities`).
static PAN_RULED: &[(Cite, Irregular)] = &[
    (pan::R3_A, Irregular::OneHand),
    (pan::R3_B, Irregular::OneHand),
    (super_pan::RS4_H, Irregular::OneHand),
    (pan::R6_B, Irregular::Early),
    (pan::R9, Irregular::Touched),
    (pan::R12_A, Irregular::Fouled),
    (pan::R13, Irregular::Miscounted),
    (pan::R16_A, Irregular::WrongPlace),
    (pan::R16_B, Irregular::BankMiscounted),
    (pan::R16_C, Irregular::ShoeOut),
    (pan::R16_D, Irregular::TwoBoxed),
    (pan::R19_A, Irregular::ExposedDeal),
    (pan::R19_B, Irregular::ExposedDraw),
    (pan::R20_A, Irregular::Boxed),
    (pan::R21, Irregular::Plays),
    (pan::R23, Irregular::Next),
];

/// Super 9: the player-dealer wins ties on 0 and 1, and there is no wager beside the base.
static SUPER: Variant<Pan> = Variant {
    id: "ca/super-9",
    title: "Super 9",
    kind: "player-dealer",
    rules: &[super_9::RS1_D, super_9::RS2_4_C, super_9::RS2_6_B],
    sections: &[general::SECTION, super_9::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&wagers::SUPER]),
    by_option: &[],
    chance: SHOE,
    house: &Version {
        play: Rules {
            cup: Cup::clockwise(8, super_9::R4_A, Some(super_9::RS2_1)),
            irregular: SUPER_RULED,
            // 15: four in all.
            partners: Some((3, super_9::R15)),
            cites: PanCites {
                deal: super_9::RS2_3_A,
                turn: super_9::RS2_4_A,
                set: super_9::RS2_4_B,
                must_draw: super_9::RS2_4_C,
                must_stand: super_9::RS2_4_C,
                option: super_9::RS2_4_A,
                opens: super_9::RS2_5_A,
                open: super_9::R6_A,
                bank_draws: super_9::RS2_5_B,
                bank_stands: super_9::RS2_5_B,
                bank_option: super_9::RS2_5_B,
                shown: super_9::RS2_6_A,
                refill: Some(super_9::R19),
                no_misdeal: super_9::R18,
                ruled: super_9::R17,
            },
        },
        decks: reading::CA_PAN_DECKS,
        order: Order::SeatBySeat,
        beside: None,
        room: Room {
            seats: &[8],
            seats_rule: super_9::RS2_2_B,
            eligibility: Eligibility::PriorBet,
            behind: behind(super_9::R12_B),
            schedules: &["F-D"],
            fee_rule: law::ca::fees::RF_D_A,
            free: &[],
            limits: general::R9_C,
            coverage: super_9::R1,
            first: None,
            side: None,
            adjust: |_, _| Ok(()),
        },
        cites: Cites {
            closed: super_9::RS2_1,
            touched: super_9::RS2_1,
            pack: super_9::RS1_B,
            order: super_9::RS2_6_A,
            wagers: super_9::RS2_1,
            coverage: super_9::R1,
            returned: super_9::R1,
            aggregate: super_9::R1,
            seats: super_9::RS2_2_B,
            decisions: super_9::RS2_4_A,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
    },
};

/// Pan 9: all ties push; the Bonus Tie pays by the table of Super Pan 9
/// (`reading:ca-pan-tie-pays`).
static PAN: Variant<Pan> = Variant {
    id: "ca/pan-9-bonus-tie",
    title: "Pan 9 with Bonus Tie Bet",
    kind: "player-dealer",
    rules: &[pan::RS2_4_C, pan::RS2_6_B, pan::RS3_3],
    sections: &[general::SECTION, pan::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&wagers::PAN, &wagers::PAN_TIE]),
    by_option: &[],
    chance: SHOE,
    house: &Version {
        play: Rules {
            cup: Cup::clockwise(8, pan::R4_A, Some(pan::RS2_1)),
            irregular: PAN_RULED,
            partners: None,
            cites: PanCites {
                deal: pan::RS2_3_A,
                turn: pan::RS2_4_A,
                set: pan::RS2_4_B,
                must_draw: pan::RS2_4_C,
                must_stand: pan::RS2_4_C,
                option: pan::RS2_4_A,
                opens: pan::RS2_5_A,
                open: pan::R6_A,
                bank_draws: pan::RS2_5_B,
                bank_stands: pan::RS2_5_B,
                bank_option: pan::RS2_5_B,
                shown: pan::RS2_6_A,
                refill: Some(pan::R18),
                no_misdeal: pan::R17,
                ruled: pan::R16,
            },
        },
        decks: reading::CA_PAN_DECKS,
        // s3.5.b: a seat's game wager, then its bonus.
        order: Order::SeatBySeat,
        beside: Some(pan::RS3_A),
        room: Room {
            seats: &[8],
            seats_rule: pan::RS2_2_B,
            eligibility: Eligibility::Anyone,
            behind: behind(pan::R12_B),
            schedules: &["F-D", "F-3"],
            fee_rule: law::ca::fees::RF_D_A,
            free: &["bonus-tie"],
            limits: general::R9_C,
            coverage: pan::R1,
            first: None,
            side: None,
            adjust: |_, terms| {
                // s3.2: the Bonus Tie lies within the same limits.
                terms.side.rule = pan::RS3_2;
                Ok(())
            },
        },
        cites: Cites {
            closed: pan::RS2_1,
            touched: pan::RS2_1,
            pack: pan::RS1_A,
            order: pan::RS3_5_B,
            wagers: pan::RS2_1,
            coverage: pan::R1,
            returned: pan::RS3_6,
            aggregate: pan::R1,
            seats: pan::RS2_2_B,
            decisions: pan::RS2_4_A,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
    },
};

/// Super Pan 9: two to twelve decks, ties on 0 and 1 to the player-dealer, kind after kind.
static SUPER_PAN: Variant<Pan> = Variant {
    id: "ca/super-pan-9-bonus-tie",
    title: "Super 9 (Super Pan 9) with Bonus Tie Bet",
    kind: "player-dealer",
    rules: &[super_pan::RS5_D, super_pan::RS6_H],
    sections: &[general::SECTION, super_pan::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&wagers::SUPER_PAN, &wagers::SUPER_PAN_TIE]),
    by_option: &[],
    chance: SHOE,
    house: &Version {
        play: Rules {
            cup: Cup::clockwise(8, super_pan::RS3_B, None),
            irregular: PAN_RULED,
            partners: None,
            cites: PanCites {
                deal: super_pan::RS3_F,
                turn: super_pan::RS3_I,
                set: super_pan::RS3_I,
                must_draw: super_pan::RS4_B,
                must_stand: super_pan::RS4_A,
                option: super_pan::RS4_C,
                opens: super_pan::RS4_D,
                open: super_pan::RS4_D,
                bank_draws: super_pan::RS4_F,
                bank_stands: super_pan::RS4_E,
                bank_option: super_pan::RS4_G,
                shown: super_pan::RS5_A,
                refill: Some(pan::R18),
                no_misdeal: pan::R17,
                ruled: reading::CA_SUPER_PAN_IRREGULARITIES,
            },
        },
        decks: super_pan::RS1_A,
        order: Order::KindByKind,
        beside: Some(super_pan::RS6_A),
        room: Room {
            seats: &[8],
            seats_rule: super_pan::RS2_A,
            eligibility: Eligibility::Anyone,
            behind: behind(super_pan::RS2_B),
            schedules: &["F-D", "F-3"],
            fee_rule: law::ca::fees::RF_D_A,
            free: &["bonus-tie"],
            limits: super_pan::RS2_E,
            coverage: super_pan::RS7_B,
            first: None,
            side: None,
            adjust: |_, _| Ok(()),
        },
        cites: Cites {
            closed: super_pan::RS3_E,
            touched: super_pan::RS3_E,
            pack: super_pan::RS1_B,
            order: super_pan::RS2_F,
            wagers: super_pan::RS2_D,
            coverage: super_pan::RS7_B,
            returned: super_pan::RS6_F,
            aggregate: super_pan::RS7_B,
            seats: super_pan::RS2_A,
            decisions: super_pan::RS3_I,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        },
    },
};
