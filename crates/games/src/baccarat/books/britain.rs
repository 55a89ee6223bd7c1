//! Great Britain: section 6, punto banco, Punto Banco 2000 and Dragon Bonus.

use super::super::facts::{Scope, SuitSet};
use super::super::passing::{self, Dealing, ShoeHolder};
use super::super::tableau::USUAL;
use super::super::wagers::{britain, margins};
use super::super::{Baccarat, COUP_MAX, Draw, Faces, Irregular, Rules};
use crate::california::Room;
use crate::chance::{Chance, Procedure};
use crate::posting::limit_options;
use crate::variant::{House, Judges, Named, Offered, Variant, Wagers};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading, uk};
use money::{Cents, Rounding};
use table::{BackLine, Banker, Cites, Envy, Judge, Limits, Order, Rota, Source, Terms, Tips};

#[cfg(test)]
mod dragon_tests;
#[cfg(test)]
mod tests;

/// What one of Great Britain's tables lets its house post.
pub struct Britain {
    /// The rule of what is offered.
    pub offer: Cite,
    /// The rules by which the table refuses.
    pub cites: Cites,
}

const DRAW: Draw = Draw {
    deal: uk::R6_21,
    natural: uk::R6_23,
    player: uk::R6_22,
    banker: uk::R6_24,
    once: uk::R6_17,
};

impl House<Baccarat> for Britain {
    fn options(&self, _: &[&'static dyn Judge<Baccarat>]) -> Vec<Opt> {
        let word = |list: &[&'static str]| Lawful::Word(list.to_vec());
        let mut options = vec![
            Opt::new("decks", "8", Lawful::OneOf(&[6, 8]), reading::UK_DECKS),
            Opt::new("seats", "9", Lawful::Between(1, 16), self.offer),
            Opt::new("dealing", "dealer", word(&["dealer", "players"]), uk::R6_3),
            Opt::new(
                "shoe_holder_may_bet",
                "any",
                word(&["any", "egalite-only"]),
                reading::UK_SHOE_HOLDER,
            ),
        ];
        options.extend(limit_options(["min", "max"], uk::R6_14));
        options
    }

    /// 6.42: a table of the Dragon Bonus is one for both hands.
    fn named(&self) -> Named {
        Named::Together
    }

    fn offered(&self) -> Offered {
        Offered::Sides(uk::R6_2)
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

    fn rules(&self, _: &Proven) -> Rules {
        Rules {
            tableau: USUAL,
            faces: Faces::Up,
            delegate: None,
            suit: SuitSet::default(),
            fate_suits: SuitSet::default(),
            scope: Scope::BothHands,
            irregular: Irregular::Britain,
            draw: DRAW,
        }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Baccarat>],
        _: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let limits = Limits {
            min: proven.money("min"),
            max: proven.money("max"),
            step: Cents::new(1),
            rule: uk::R6_14,
        };
        Ok(Terms {
            pack: cards::Pack::decks(proven.number("decks") as u16),
            seats_max: proven.number("seats") as u8,
            gaps: &[],
            banker: Banker::House,
            order: Order::SeatBySeat,
            main: limits,
            side: Limits { rule: uk::R6_34, ..limits },
            first: None,
            unnoticed: None,
            side_any: None,
            equal: Vec::new(),
            ceiling: None,
            needs: Vec::new(),
            aggregate: None,
            wins: Rounding::UP,
            vigorish: (Rounding::UP, None),
            tips: Tips { refused: None, allowed: (false, uk::R6_2), own: None },
            // 6.14: nobody stakes through another's place, past the maximum.
            behind: BackLine::refused(uk::R6_14),
            // 6.35: a player bets one hand or the other.
            exclusive: vec![("dragon-bonus-player", "dragon-bonus-banker", uk::R6_35)],
            envy: Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, uk::R6_2),
            cites: self.cites,
        })
    }

    fn room(&self) -> Option<&Room> {
        None
    }

    fn rota(&self, proven: &Proven) -> Option<Rota> {
        Some(shoe(proven))
    }
}

/// 6.3: the shoe goes round where players deal; 6.4: else the dealer keeps it.
fn shoe(proven: &Proven) -> Rota {
    let holder = match proven.word("shoe_holder_may_bet") {
        "egalite-only" => ShoeHolder::EgaliteOnly,
        _ => ShoeHolder::Any,
    };
    let dealing = match proven.word("dealing") {
        "players" => Dealing::Players,
        _ => Dealing::House,
    };
    Rota::new(passing::law(dealing, holder), &[])
}

/// No card is burned.
const SHOE: Chance = Chance::Cards(Procedure::Shoe { law: None, round_max: COUP_MAX });

/// 6.21: wagers are down when the four cards come, and nothing is paid before.
const CITES: Cites = Cites {
    closed: uk::R6_21,
    touched: uk::R6_21,
    pack: uk::R6_12,
    order: uk::R6_21,
    wagers: uk::R6_2,
    coverage: uk::R2_5_C,
    returned: uk::R6_26,
    aggregate: uk::R6_2,
    seats: uk::R6_8,
    decisions: uk::R6_24,
    meter: uk::R2_7,
    envy: &[],
    limits: &[],
    oral: Some(uk::R6_15),
};

/// With Dragon Bonus on offer the coup follows its wagers, too, and it is settled after others.
const WITH_BONUS: Cites =
    Cites { closed: uk::R6_36, touched: uk::R6_36, order: uk::R6_37, ..CITES };

/// Punto banco.
pub static PUNTO_BANCO: Variant<Baccarat> = Variant {
    id: "uk/punto-banco",
    title: "Punto Banco",
    kind: "house-banked",
    rules: &[uk::R6_18, uk::R6_27],
    sections: &[uk::S2, uk::S6],
    wagers: Wagers::Listed(&[&britain::PLAYER, &britain::BANKER, &britain::TIE]),
    own: &[],
    by_option: &[],
    chance: SHOE,
    house: &Britain { offer: uk::R6_2, cites: CITES },
};

/// Punto Banco 2000. 6.30: never at a table that takes wagers on the standard game.
pub static PUNTO_BANCO_2000: Variant<Baccarat> = Variant {
    id: "uk/punto-banco-2000",
    title: "Punto Banco 2000",
    kind: "house-banked variant",
    rules: &[uk::R6_28, uk::R6_29],
    sections: &[uk::S2, uk::S6],
    wagers: Wagers::Listed(&[
        &britain::PLAYER,
        &britain::BANKER_2000,
        &britain::TIE,
        &margins::BRITAIN_PLAYER,
        &margins::BRITAIN_BANKER,
    ]),
    own: &["player", "banker", "tie"],
    by_option: &[],
    chance: SHOE,
    house: &Britain { offer: uk::R6_31, cites: WITH_BONUS },
};

/// Dragon Bonus beside punto banco.
pub static DRAGON_BONUS: Variant<Baccarat> = Variant {
    id: "uk/punto-banco-dragon-bonus",
    title: "Punto Banco with Dragon Bonus",
    kind: "side wager",
    rules: &[uk::R6_31, uk::R6_38],
    sections: &[uk::S2, uk::S6],
    wagers: Wagers::Listed(&[
        &britain::PLAYER,
        &britain::BANKER,
        &britain::TIE,
        &margins::BRITAIN_PLAYER,
        &margins::BRITAIN_BANKER,
    ]),
    own: &["dragon-bonus-player", "dragon-bonus-banker"],
    by_option: &[],
    chance: SHOE,
    house: &Britain { offer: uk::R6_31, cites: WITH_BONUS },
};
