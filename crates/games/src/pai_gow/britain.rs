//! Pai Gow Poker of Great Britain, section 13: the house banks and sets by the printed House Way.
//!
//! One kind of side wager is offered at a table, or none: Fortune with its Envy Bonus, or Jokolor.

use super::rules::{Bank, Fives, Foul, Miscounted, PaiGowCites, Rules};
use super::ways::HOUSE_WAY;
use super::{Envy, PaiGowPoker, wagers};
use crate::chance::{Chance, Procedure};
use crate::posting::{left_out, limit_options};
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::Pack;
use hands::PaiGow;
use law::{Breach, Fault, Lawful, Opt, Posted, Proven, uk};
use money::{Cents, Rounding};
use table::{BackLine, Banker, Cites, Judge, Limits, Needs, Order, Source, Terms, Tips};

/// Seven hands of seven cards leave four of 53 cards: six players and the dealer.
const SEATS: u32 = 6;

/// How a table of the section is run.
struct Casino {
    /// The side wager that is offered unless the house posts otherwise.
    side: Option<&'static str>,
}

const SIDES: [&str; 2] = ["fortune", "jokolor"];

const CITES: Cites = Cites {
    closed: uk::R13_15,
    touched: uk::R13_15,
    pack: uk::R13_3,
    order: uk::R13_14,
    wagers: uk::R13_15,
    coverage: uk::R2_5_C,
    returned: uk::R13_23,
    aggregate: uk::R13_2,
    seats: uk::R13_10,
    decisions: uk::R13_18,
    meter: uk::R2_7,
    envy: &[],
    limits: &[("fortune", uk::R13_31), ("jokolor", uk::R13_49), ("envy", uk::R13_32)],
    oral: None,
};

const PLAY: Rules = Rules {
    order: PaiGow::BRITAIN,
    fives: Fives::BelowAces,
    way: &HOUSE_WAY,
    foul: Foul::Loses,
    // reading:uk-pai-gow-wrong-number
    miscounted: Miscounted::Refused,
    bank: Bank::House,
    cup: None,
    envy: None,
    irregular: &[],
    cites: PaiGowCites {
        deal: uk::R13_17,
        set: uk::R13_18,
        numbers: uk::R13_18,
        once: uk::R13_20,
        opens: uk::R13_21,
        bank_sets: uk::R13_20,
        bank_fouls: uk::R13_20,
        shown: uk::R13_22,
        ruled: uk::R13_2,
    },
};

impl House<PaiGowPoker> for Casino {
    fn options(&self, wagers: &[&'static dyn Judge<PaiGowPoker>]) -> Vec<Opt> {
        let seats = Lawful::Between(1, SEATS);
        let foul = Lawful::Word(vec!["lose", "house-way"]);
        let mut options = vec![Opt::new("seats", &SEATS.to_string(), seats, CITES.seats)];
        options.extend(limit_options(["min", "max"], uk::R13_5));
        options.push(Opt::new("foul", "lose", foul, uk::R13_19_B));
        for side in SIDES.iter().filter(|side| wagers.iter().any(|wager| wager.id() == **side)) {
            let default = if self.side == Some(*side) { "true" } else { "false" };
            let name = format!("offers.{side}");
            options.push(Opt::new(name, default, Lawful::Flag, uk::R13_12));
        }
        let amount = Lawful::Money(Cents::new(1), Cents::READ_MAX);
        options.push(Opt::new("envy_qualifies", "5.00", amount, uk::R13_32));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(uk::R13_12)
    }

    /// 13.12: one kind of side wager at a table.
    fn follows(
        &self,
        _: &[&'static dyn Judge<PaiGowPoker>],
        _: &Posted,
        proven: &mut Proven,
    ) -> Vec<Fault> {
        if SIDES.iter().all(|side| !left_out(side, proven)) {
            let why = "one kind of side wager is offered at a table, not two".to_string();
            return vec![Fault::Conflict { why, rule: uk::R13_12 }];
        }
        Vec::new()
    }

    /// The Envy Bonus goes with Fortune.
    fn makeable(&self, wagers: Judges<PaiGowPoker>, proven: &Proven) -> Judges<PaiGowPoker> {
        let lost = |id: &str| id == "envy" && left_out("fortune", proven);
        wagers.into_iter().filter(|wager| !lost(wager.id())).collect()
    }

    fn rules(&self, proven: &Proven) -> Rules {
        Rules {
            foul: if proven.word("foul") == "lose" { Foul::Loses } else { Foul::SetAgain },
            envy: Some(Envy {
                of: "fortune",
                bonus: "envy",
                least: proven.money("envy_qualifies"),
            }),
            ..PLAY
        }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<PaiGowPoker>],
        _: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let (min, max) = (proven.money("min"), proven.money("max"));
        let main = Limits { min, max, step: Cents::new(1), rule: uk::R13_5 };
        let needs = |side: &'static str| Needs {
            wagers: vec![side],
            one_of: vec!["standard"],
            within: false,
            rule: uk::R13_16,
        };
        Ok(Terms {
            pack: Pack::decks(1).with_jokers(1),
            seats_max: proven.number("seats") as u8,
            gaps: &[],
            banker: Banker::House,
            order: Order::FromTheRight,
            first: None,
            unnoticed: None,
            main,
            side: main,
            side_any: None,
            needs: SIDES.map(needs).to_vec(),
            equal: Vec::new(),
            ceiling: None,
            aggregate: None,
            // reading:uk-pai-gow-commission
            wins: Rounding::UP,
            vigorish: (Rounding::DOWN, None),
            tips: Tips { refused: None, allowed: (false, uk::R13_2), own: None },
            behind: BackLine::refused(uk::R13_10),
            exclusive: Vec::new(),
            envy: table::Envy::Dealer,
            fixed_awards: Source::Tray,
            jackpot: None,
            collection: None,
            free_hands: (0, uk::R13_15),
            cites: CITES,
        })
    }

    fn room(&self) -> Option<&crate::california::Room> {
        None
    }
}

/// All cards are shuffled before each round.
const CARDS: Chance = Chance::Cards(Procedure::EachRound);

/// A table of the section.
macro_rules! table {
    (
        $name:ident, $id:literal, $title:literal, $kind:literal, $own:expr, $side:expr,
        $rules:expr
    ) => {
        static $name: Variant<PaiGowPoker> = Variant {
            id: $id,
            title: $title,
            kind: $kind,
            rules: $rules,
            sections: &[uk::S2, uk::S13],
            own: $own,
            wagers: Wagers::Listed(&[
                &wagers::STANDARD,
                &wagers::FORTUNE,
                &wagers::JOKOLOR,
                &wagers::ENVY,
            ]),
            by_option: &[],
            chance: CARDS,
            house: &Casino { side: $side },
        };
    };
}

table!(
    PAI_GOW,
    "uk/pai-gow-poker",
    "Pai Gow Poker",
    "house-banked poker",
    &["standard"],
    None,
    &[uk::R13_21, uk::R13_25, uk::R13_26]
);
table!(
    WITH_FORTUNE,
    "uk/pai-gow-fortune",
    "Pai Gow Poker with Fortune",
    "side wager",
    &["fortune"],
    Some("fortune"),
    &[uk::R13_30, uk::R13_36, uk::R13_37]
);
table!(
    WITH_ENVY,
    "uk/pai-gow-fortune-envy",
    "Pai Gow Poker with Fortune and its Envy Bonus",
    "envy bonus",
    &["envy"],
    Some("fortune"),
    &[uk::R13_32, uk::R13_44, uk::R13_45_A]
);
table!(
    WITH_JOKOLOR,
    "uk/pai-gow-jokolor",
    "Pai Gow Poker with Jokolor",
    "side wager",
    &["jokolor"],
    Some("jokolor"),
    &[uk::R13_48, uk::R13_51]
);

/// All four.
pub const BRITAIN: [&Variant<PaiGowPoker>; 4] =
    [&PAI_GOW, &WITH_FORTUNE, &WITH_ENVY, &WITH_JOKOLOR];
