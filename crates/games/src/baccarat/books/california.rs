//! California: Baccarat with its own table of play, EZ Baccarat Panda 8, Fortune 7 Baccarat.
//!
//! A player banks, to the extent that what it put up covers; a card room collects flat fees.

use super::super::facts::{Scope, SuitSet};
use super::super::tableau::{self, Tableau};
use super::super::wagers::california as wagers;
use super::super::{Baccarat, COUP_MAX, Draw, Faces, Irregular, Rules};
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::variant::{ByOption, House, Judges, Offered, Tables, Variant, Wagers};
use law::ca::{baccarat, ez_baccarat_panda_8 as ez, fees, fortune_7_baccarat as seven, general};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use table::{BackLine, Cites, Judge, Needs, Order, Terms};

#[cfg(test)]
mod baccarat_tests;
#[cfg(test)]
mod ez_tests;
#[cfg(test)]
mod ez_wager_tests;
#[cfg(test)]
mod fortune_7_tests;
#[cfg(test)]
mod fortune_7_wager_tests;
#[cfg(test)]
mod sister_tests;

/// What one of California's tables lets its house post.
pub struct California {
    /// The table of play.
    pub tableau: Tableau,
    /// Number of decks, and the rule.
    pub decks: (Lawful, Cite),
    /// What all player-dealer tables share.
    pub room: &'static Room,
    /// The order in which wagers are settled.
    pub order: Order,
    /// The rules cited when a card is due or not.
    pub draw: Draw,
    /// Ways of dealing, the first by default, and the rule.
    pub faces: (&'static [&'static str], Cite),
    /// The rules behind what a table refuses and returns.
    pub cites: Cites,
    /// Which wagers need which.
    pub needs: &'static [(&'static [&'static str], &'static [&'static str], Cite)],
    /// The rule by which a side wager beside a line wager may be of any amount.
    pub side_any: Option<Cite>,
    /// Steps of side wagers, in cents, and the rule.
    pub step: (i64, Cite),
    /// Further options of this game.
    pub special: Special,
}

/// Options that one game alone has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Special {
    /// None.
    None,
    /// Whether a winning three-card 7 pushes the Banker line.
    Push,
    /// Whether Dragon wagers may stand alone.
    Alone,
}

impl House<Baccarat> for California {
    fn options(&self, _: &[&'static dyn Judge<Baccarat>]) -> Vec<Opt> {
        let word = |list: &[&'static str]| Lawful::Word(list.to_vec());
        let mut options = vec![Opt::new("decks", "8", self.decks.0.clone(), self.decks.1)];
        let (faces, rule) = self.faces;
        if faces.len() > 1 {
            options.push(Opt::new("faces", faces[0], word(faces), rule));
        }
        options.extend(room_options(self.room));
        match self.special {
            Special::None => {}
            Special::Push => options.push(Opt::new(
                "banker_3card7",
                "win",
                word(&["win", "push"]),
                reading::CA_EZ_PUSH,
            )),
            Special::Alone => options.push(Opt::new(
                "bonus_alone",
                "true",
                Lawful::Flag,
                reading::CA_FORTUNE_7_ALONE,
            )),
        }
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(
        &self,
        _: &[&'static dyn Judge<Baccarat>],
        _: &Posted,
        _: &mut Proven,
    ) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<Baccarat>, _: &Proven) -> Judges<Baccarat> {
        wagers
    }

    fn rules(&self, proven: &Proven) -> Rules {
        let (faces, _) = self.faces;
        let faces = if faces.len() > 1 { proven.word("faces") } else { faces[0] };
        Rules {
            tableau: self.tableau,
            faces: match faces {
                "down" => Faces::Down,
                "openers" => Faces::OpenersFromLeft,
                _ => Faces::Up,
            },
            delegate: None,
            suit: SuitSet::default(),
            fate_suits: SuitSet::default(),
            scope: Scope::BothHands,
            irregular: Irregular::None,
            draw: self.draw,
        }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Baccarat>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let pack = cards::Pack::decks(proven.number("decks") as u16);
        let mut terms = house_terms(self.room, pack, self.order, self.cites, proven, posted)?;
        let (step, rule) = self.step;
        terms.side.step = money::Cents::new(step);
        terms.side.rule = rule;
        terms.side_any = self.side_any;
        let need = |(list, one_of, rule): &(&[&'static str], &[&'static str], Cite)| Needs {
            wagers: list.to_vec(),
            within: false,
            one_of: one_of.to_vec(),
            rule,
        };
        terms.needs = self.needs.iter().map(need).collect();
        if self.special == Special::Alone && !proven.flag("bonus_alone") {
            let dragons = [(&["dragon-7"], seven::R10), (&["dragon-9"], seven::R11)];
            terms.needs.extend(dragons.map(|(list, rule)| Needs {
                wagers: list.to_vec(),
                within: false,
                one_of: vec!["player", "banker"],
                rule,
            }));
        }
        Ok(terms)
    }

    fn room(&self) -> Option<&Room> {
        Some(self.room)
    }
}

/// No card is burned.
const SHOE: Chance = Chance::Cards(Procedure::Shoe { law: None, round_max: COUP_MAX });

/// Baccarat, with its own table of play and the bonus wager.
pub static BACCARAT: Variant<Baccarat> = Variant {
    id: "ca/baccarat",
    title: "Baccarat, with the Baccarat Bonus Wager",
    kind: "player-dealer",
    rules: &[baccarat::R1, baccarat::R12_B],
    sections: &[general::SECTION, baccarat::SECTION],
    wagers: Wagers::Listed(&[&wagers::PLAYER, &wagers::BANKER, &wagers::TIE, &wagers::BONUS]),
    own: &[],
    by_option: &[],
    chance: SHOE,
    house: &California {
        tableau: tableau::CALIFORNIA,
        decks: (Lawful::Between(6, 8), baccarat::R2_A),
        room: &Room {
            seats: &[14],
            seats_rule: baccarat::R2_D,
            eligibility: Eligibility::PriorBet,
            behind: BackLine::taken(baccarat::R15),
            schedules: &["F-C"],
            fee_rule: baccarat::R17,
            free: &["bonus"],
            limits: fees::RF_C,
            coverage: baccarat::R14,
            first: None,
            side: None,
            adjust: |_, _| Ok(()),
        },
        order: Order::MainThenSide,
        draw: Draw {
            deal: baccarat::R5,
            natural: baccarat::R9,
            player: baccarat::R10,
            banker: baccarat::R12_B,
            once: baccarat::R11,
        },
        faces: (&["openers"], baccarat::R5),
        cites: Cites {
            closed: baccarat::R6,
            order: general::R7_A,
            wagers: baccarat::R2_C,
            pack: baccarat::R2_A,
            seats: baccarat::R2_D,
            coverage: baccarat::R14,
            ..CITES
        },
        needs: &[(&["bonus"], &["player", "banker", "tie"], baccarat::R25)],
        side_any: None,
        step: (500, baccarat::R24),
        special: Special::None,
    },
};

/// EZ Baccarat Panda 8.
pub static EZ: Variant<Baccarat> = Variant {
    id: "ca/ez-baccarat-panda-8",
    title: "EZ Baccarat Panda 8",
    kind: "player-dealer, commission-free",
    rules: &[ez::R3, ez::R18],
    sections: &[general::SECTION, ez::SECTION],
    wagers: Wagers::Listed(&[
        &wagers::EZ_PLAYER,
        &wagers::EZ_BANKER,
        &wagers::EZ_TIE,
        &wagers::EZ_PANDA_8,
        &wagers::EZ_DRAGON_7,
    ]),
    own: &[],
    by_option: &[ByOption {
        wager: "banker",
        table: |posted| posted.word("banker_3card7"),
        posts: &[("win", "banker_3card7", "win"), ("push", "banker_3card7", "push")],
        tables: Tables::Modes,
    }],
    chance: SHOE,
    house: &California {
        tableau: tableau::USUAL,
        decks: (Lawful::Between(3, 8), ez::R4_B),
        room: &Room {
            seats: &[14, 8],
            seats_rule: ez::R6_A,
            eligibility: Eligibility::Anyone,
            behind: BackLine::taken(ez::R6_E),
            schedules: &["F-E", "F-7"],
            fee_rule: fees::RF_E,
            free: &["panda-8", "dragon-7"],
            limits: ez::R6_C,
            coverage: ez::R2_C,
            first: Some(ez::R7_A),
            side: None,
            adjust: |_, _| Ok(()),
        },
        order: Order::KindByKind,
        draw: Draw {
            deal: ez::R14_A,
            natural: reading::CA_EZ_NATURALS,
            player: ez::R15,
            banker: ez::R18,
            once: ez::R3,
        },
        faces: (&["up"], ez::R14_B),
        cites: Cites {
            order: ez::R7_B,
            wagers: ez::R6_B,
            pack: ez::R4_B,
            seats: ez::R6_A,
            coverage: ez::R2_C,
            returned: ez::R7_C,
            ..CITES
        },
        needs: &[
            (&["tie"], &["player", "banker"], ez::R24),
            (&["dragon-7"], &["player", "banker"], ez::R32),
            (&["panda-8"], &["player", "banker"], ez::R38),
        ],
        side_any: None,
        step: (1, ez::R6_C),
        special: Special::Push,
    },
};

/// Fortune 7 Baccarat.
pub static FORTUNE_7: Variant<Baccarat> = Variant {
    id: "ca/fortune-7-baccarat",
    title: "Fortune 7 Baccarat",
    kind: "player-dealer, commission-free",
    rules: &[seven::R2, seven::R18],
    sections: &[general::SECTION, seven::SECTION],
    wagers: Wagers::Listed(&[
        &wagers::SEVEN_PLAYER,
        &wagers::SEVEN_BANKER,
        &wagers::SEVEN_TIE,
        &wagers::SEVEN_DRAGON_9,
        &wagers::SEVEN_DRAGON_7,
    ]),
    own: &[],
    by_option: &[],
    chance: SHOE,
    house: &California {
        tableau: tableau::USUAL,
        decks: (Lawful::OneOf(&[8]), seven::R3_A),
        room: &Room {
            seats: &[8],
            seats_rule: seven::R5_A,
            eligibility: Eligibility::Anyone,
            behind: BackLine::taken(seven::R5_C),
            schedules: &["F-E"],
            fee_rule: seven::R44,
            free: &["dragon-9", "dragon-7"],
            limits: seven::R6_B,
            coverage: seven::R1_B,
            first: Some(seven::R19_B),
            side: None,
            adjust: |_, _| Ok(()),
        },
        order: Order::KindByKind,
        draw: Draw {
            deal: seven::R12_B,
            natural: seven::R14,
            player: seven::R13,
            banker: seven::R18,
            once: seven::R13,
        },
        faces: (&["up", "down"], seven::R12_C),
        cites: Cites {
            order: seven::R19_C,
            wagers: seven::R5_B,
            pack: seven::R3_A,
            seats: seven::R5_A,
            coverage: seven::R1_B,
            returned: seven::R19_D,
            limits: &[
                ("tie", seven::R24_C),
                ("dragon-7", seven::R32_C),
                ("dragon-9", seven::R38_C),
            ],
            ..CITES
        },
        needs: &[],
        side_any: Some(seven::R24_B),
        step: (1, seven::R24_C),
        special: Special::Alone,
    },
};

/// What the general rules say where a game does not.
const CITES: Cites = Cites {
    closed: general::R6_A,
    touched: general::R6_A,
    pack: general::R6_E,
    order: general::R7_A,
    wagers: general::R1_C,
    coverage: general::R5_A,
    returned: general::R5_E,
    aggregate: general::R5_A,
    seats: general::R2_A,
    decisions: general::R6_D,
    meter: general::R5_D,
    envy: &[],
    limits: &[],
    oral: None,
};
