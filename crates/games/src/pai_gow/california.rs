//! Pai gow poker of the California card room: a player banks, sets as it likes, and never fouls.
//!
//! Joker's Wild has up to three jokers that stand for any card, Pai Gow Poker one that is an ace
//! or completes a straight or a flush; Fortune adds a bonus, and pays winners 9 to 10.

use super::PaiGowPoker;
use super::facts::{Bonus, Clash, EnviedBonus};
use super::irregular::Irregular;
use super::rules::{Bank, Envy, Fives, Foul, Miscounted, PaiGowCites, Rules};
use super::ways::LOGICAL_WAY;
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::posting::left_out;
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::Pack;
use hands::{Joker, PaiGow, Wheel};
use law::ca::{
    fortune_pai_gow_poker as fortune, general, jokers_wild_pai_gow_poker as wild,
    pai_gow_poker as plain,
};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use money::Cents;
use table::{
    BEHIND_MAX, BackLine, Cites, Cup, Due, Judge, Kind, Needs, Order, Pay, PayTable, Terms, Wager,
    loses, pays, pushes, to,
};

/// Which jokers a house may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Jokers {
    /// One, as an ace or to complete a straight or a flush.
    Bug,
    /// Up to three, as any card.
    UpToThree,
    /// One as any card, or by the other text, or none.
    Chosen,
}

/// How a version is run.
struct Version {
    play: Rules,
    jokers: Jokers,
    /// The rule of the pack.
    pack: Cite,
    /// The rule by which a Fortune wager stands beside a base wager, where there is one.
    beside: Option<Cite>,
    room: Room,
    cites: Cites,
}

impl Version {
    /// How many jokers are in the pack, and what they may be.
    fn jokers(&self, proven: &Proven) -> (u16, Joker) {
        match self.jokers {
            Jokers::Bug => (1, Joker::Bug),
            Jokers::UpToThree => (proven.number("jokers") as u16, Joker::Wild),
            Jokers::Chosen => match proven.word("joker") {
                "bug" => (1, Joker::Bug),
                "none" => (0, Joker::Wild),
                _ => (1, Joker::Wild),
            },
        }
    }
}

impl House<PaiGowPoker> for Version {
    fn options(&self, _: &[&'static dyn Judge<PaiGowPoker>]) -> Vec<Opt> {
        let words = |name: &'static str, words: &[&'static str], rule| {
            Opt::new(name, words[0], Lawful::Word(words.to_vec()), rule)
        };
        let mut options = Vec::new();
        match self.jokers {
            Jokers::Bug => {}
            Jokers::UpToThree => {
                options.push(Opt::new("jokers", "1", Lawful::Between(0, 3), self.pack));
            }
            Jokers::Chosen => {
                options.push(words("joker", &["wild", "bug", "none"], self.pack));
            }
        }
        options.push(words("wheel", &["lowest", "second"], reading::CA_PAI_GOW_WHEEL));
        if self.jokers != Jokers::Bug {
            let fives = ["below-five-aces", "four-of-a-kind"];
            options.push(words("five_of_a_kind", &fives, reading::CA_FIVE_OF_A_KIND));
        }
        options.extend(room_options(&self.room));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(
        &self,
        _: &[&'static dyn Judge<PaiGowPoker>],
        _: &Posted,
        _: &mut Proven,
    ) -> Vec<Fault> {
        Vec::new()
    }

    /// The Envy Bonus goes with Fortune.
    fn makeable(&self, wagers: Judges<PaiGowPoker>, proven: &Proven) -> Judges<PaiGowPoker> {
        let lost = |id: &str| id == "envy" && left_out("fortune", proven);
        wagers.into_iter().filter(|wager| !lost(wager.id())).collect()
    }

    fn rules(&self, proven: &Proven) -> Rules {
        let second = proven.word("wheel") == "second";
        let wheel = if second { Wheel::Second } else { Wheel::Lowest };
        let four = self.jokers != Jokers::Bug && proven.word("five_of_a_kind") == "four-of-a-kind";
        Rules {
            order: PaiGow { joker: self.jokers(proven).1, wheel },
            fives: if four { Fives::AsFour } else { Fives::BelowAces },
            ..self.play
        }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<PaiGowPoker>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let pack = Pack::decks(1).with_jokers(self.jokers(proven).0);
        let order = Order::SeatBySeat;
        let mut terms = house_terms(&self.room, pack, order, self.cites, proven, posted)?;
        let needs = self.beside.map(|rule| Needs {
            wagers: vec!["fortune"],
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

/// All cards are shuffled before each round.
const CARDS: Chance = Chance::Cards(Procedure::EachRound);

/// A base wager: what winners get, and the rules of each end.
macro_rules! base {
    (
        $name:ident, $pays:expr, $wins:expr, $splits:expr, $ties:expr, $loses:expr, $foul:expr,
        $count:expr
    ) => {
        /// The base wager: both hands against the player-dealer's.
        #[rustfmt::skip]
        static $name: Wager<Clash> = Wager {
            id: "base", aliases: &["standard", "main"], title: "Base", kind: Kind::Main,
            tables: &[PayTable { id: "base", meter: None, lines: &[
                pays  ("both hands win",                 Clash::wins,                  $pays, $wins),
                pushes("one hand wins, one loses",       Clash::stands_off,                   $splits),
                pushes("one hand wins, one is tied",     Clash::wins_and_copies,              $ties),
                loses ("both hands lose",                Clash::loses,                        $loses),
                loses ("one hand loses, one is tied",    Clash::loses_and_copies,             $loses),
                loses ("both hands are tied",            Clash::copies_twice, reading::CA_PAI_GOW_DOUBLE_COPY),
                loses ("two cards above five: foul",     |c| c == Clash::Fouled,              $foul),
                loses ("not five cards and two: foul",   |c| c == Clash::Miscounted,          $count),
            ] }],
        };
    };
}

base!(
    WILD_BASE,
    to(1, 1),
    wild::RS2_3_E,
    wild::RS2_3_B,
    wild::RS2_3_D,
    wild::RS2_3_C,
    wild::R12,
    wild::R13
);
base!(
    PLAIN_BASE,
    to(1, 1),
    plain::RS2_3_E,
    plain::RS2_3_B,
    plain::RS2_3_D,
    plain::RS2_3_C,
    plain::R11,
    plain::R12
);
base!(
    FORTUNE_BASE,
    to(9, 10),
    fortune::RS9_B,
    wild::RS2_3_B,
    wild::RS2_3_D,
    wild::RS2_3_C,
    wild::R12,
    wild::R13
);

/// s13: the figures of the doubtful rows are read as 200 and 100 (`reading:ca-fortune-pays`).
#[rustfmt::skip]
static FORTUNE_BONUS: Wager<Bonus> = Wager {
    id: "fortune", aliases: &["fortune-bonus"], title: "Fortune Bonus", kind: Kind::Side,
    tables: &[PayTable { id: "FPG", meter: None, lines: &[
        pays ("five aces",                 |b| b == Bonus::FiveAces,               to(500, 1), fortune::RS13_A),
        pays ("five of a kind",            |b| b == Bonus::FiveOfAKind,            to(200, 1), reading::CA_FORTUNE_PAYS),
        pays ("royal flush",               |b| b == Bonus::RoyalFlush,             to(100, 1), reading::CA_FORTUNE_PAYS),
        pays ("straight flush",            |b| b == Bonus::StraightFlush,          to(50, 1),  fortune::RS13_A),
        pays ("straight flush with joker", |b| b == Bonus::StraightFlushWithJoker, to(30, 1),  fortune::RS13_A),
        pays ("four of a kind",            |b| b == Bonus::FourOfAKind,            to(25, 1),  fortune::RS13_A),
        pays ("full house",                |b| b == Bonus::FullHouse,              to(5, 1),   fortune::RS13_A),
        pays ("flush",                     |b| b == Bonus::Flush,                  to(4, 1),   fortune::RS13_A),
        pays ("straight",                  |b| b == Bonus::Straight,               to(2, 1),   fortune::RS13_A),
        loses("less than a straight",      |b| b == Bonus::Less,                               fortune::RS8_D),
    ] }],
};

const fn dollars(n: i64) -> Due {
    Due::Fixed(Pay::Flat(Cents::dollars(n)))
}

/// s8.e to s8.h, s13: from a straight flush with the joker up (`reading:ca-fortune-envy`).
#[rustfmt::skip]
static FORTUNE_ENVY: Wager<EnviedBonus> = Wager {
    id: "envy", aliases: &["envy-bonus"], title: "Envy Bonus", kind: Kind::Bonus,
    tables: &[PayTable { id: "FPG", meter: None, lines: &[
        pays ("five aces",                 |e| e.0 == Bonus::FiveAces,               dollars(200), fortune::RS13_B),
        pays ("five of a kind",            |e| e.0 == Bonus::FiveOfAKind,            dollars(100), fortune::RS13_B),
        pays ("royal flush",               |e| e.0 == Bonus::RoyalFlush,             dollars(50),  fortune::RS13_B),
        pays ("straight flush",            |e| e.0 == Bonus::StraightFlush,          dollars(25),  fortune::RS13_B),
        pays ("straight flush with joker", |e| e.0 == Bonus::StraightFlushWithJoker, dollars(10),  fortune::RS13_B),
        loses("less",                      |e| e.0 >= Bonus::FourOfAKind,           reading::CA_FORTUNE_ENVY),
    ] }],
};

/// The irregularities of a text.
macro_rules! ruled {
    ($name:ident, $of:ident, $one:ident, $fouled:ident, $again:ident) => {
        static $name: &[(Cite, Irregular)] = &[
            ($of::R4_B, Irregular::Early),
            ($of::R6_A, Irregular::JokerOrAce),
            ($of::R6_B, Irregular::Second),
            ($of::R6_C, Irregular::TwoLooked),
            ($of::R6_D, Irregular::LookedAtBank),
            ($of::R7, Irregular::OneLooked),
            ($of::R8_A, Irregular::Boxed),
            ($of::R8_B, Irregular::Exposed),
            ($of::$one, Irregular::OneHand),
            ($of::$fouled, Irregular::BankFouled),
            ($of::$again, Irregular::BankAgain),
        ];
    };
}

ruled!(WILD_RULED, wild, R14, R18, R19);
ruled!(PLAIN_RULED, plain, R13, R17, R18);

/// What differs between the texts.
macro_rules! play {
    (
        $of:ident, $ruled:ident, $cup:expr, $closed:expr, $answers:ident, $sets:ident,
        $fouls:ident
    ) => {
        Rules {
            order: PaiGow { joker: Joker::Wild, wheel: Wheel::Lowest },
            fives: Fives::BelowAces,
            way: &LOGICAL_WAY,
            foul: Foul::Loses,
            miscounted: Miscounted::Fouls,
            bank: Bank::Player,
            cup: Some(Cup::clockwise(7, $cup, Some($closed))),
            envy: None,
            irregular: $ruled,
            cites: PaiGowCites {
                deal: $of::RS2_2,
                set: $of::RS2_4,
                numbers: $of::RS2_4,
                once: $of::$answers,
                opens: $of::R4_A,
                bank_sets: $of::$sets,
                bank_fouls: $of::$fouls,
                shown: $of::R1,
                ruled: $of::R6,
            },
        }
    };
}

/// What a table of a text cites.
macro_rules! cites {
    ($closed:expr, $pack:expr, $order:expr, $wagers:expr, $seats:expr, $decisions:expr) => {
        Cites {
            closed: $closed,
            touched: general::R6_A,
            pack: $pack,
            order: $order,
            wagers: $wagers,
            coverage: general::R5_A,
            returned: general::R5_E,
            aggregate: general::R5_A,
            seats: $seats,
            decisions: $decisions,
            meter: general::R5_D,
            envy: &[],
            limits: &[],
            oral: None,
        }
    };
}

/// Wagers behind a hand that its own player bets on.
const fn behind(rule: Cite) -> BackLine {
    BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule }
}

const fn room(seats: Cite, eligibility: Eligibility, behind: BackLine) -> Room {
    Room {
        seats: &[7],
        seats_rule: seats,
        eligibility,
        behind,
        schedules: &["F-A"],
        fee_rule: law::ca::fees::RF_A_A,
        free: &[],
        limits: general::R9_C,
        coverage: general::R5_A,
        first: None,
        side: None,
        adjust: |_, _| Ok(()),
    }
}

/// Joker's Wild: up to three jokers that stand for any card.
static JOKERS_WILD: Variant<PaiGowPoker> = Variant {
    id: "ca/jokers-wild-pai-gow-poker",
    title: "Joker's Wild Pai Gow Poker",
    kind: "player-dealer",
    rules: &[wild::RS1_B, wild::RS2_3_A, wild::R12],
    sections: &[general::SECTION, wild::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&WILD_BASE]),
    by_option: &[],
    chance: CARDS,
    house: &Version {
        play: play!(wild, WILD_RULED, wild::R3, wild::RS2_1_A, R10_A, R16, R18),
        jokers: Jokers::UpToThree,
        pack: wild::RS1_B,
        beside: None,
        room: room(wild::RS2_1_B, Eligibility::PriorBet, behind(wild::R15)),
        cites: cites!(
            wild::RS2_1_A,
            wild::RS1_B,
            wild::R1,
            wild::RS2_1_A,
            wild::RS2_1_B,
            wild::RS2_4
        ),
    },
};

/// Pai Gow Poker: one joker, an ace or what completes a straight or a flush.
static PAI_GOW: Variant<PaiGowPoker> = Variant {
    id: "ca/pai-gow-poker",
    title: "Pai Gow Poker",
    kind: "player-dealer",
    rules: &[plain::RS1_B, plain::RS2_3_A, plain::R11],
    sections: &[general::SECTION, plain::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&PLAIN_BASE]),
    by_option: &[],
    chance: CARDS,
    house: &Version {
        play: play!(plain, PLAIN_RULED, plain::R3, plain::RS2_1_A, R9_A, R15, R17),
        jokers: Jokers::Bug,
        pack: plain::RS1_B,
        beside: None,
        room: room(plain::RS2_1_B, Eligibility::PriorBet, behind(plain::R14)),
        cites: cites!(
            plain::RS2_1_A,
            plain::RS1_B,
            plain::R1,
            plain::RS2_1_A,
            plain::RS2_1_B,
            plain::RS2_4
        ),
    },
};

/// Fortune: as Joker's Wild is played, with a bonus (`reading:ca-fortune-by-jokers-wild`).
static FORTUNE: Variant<PaiGowPoker> = Variant {
    id: "ca/fortune-pai-gow-poker",
    title: "Fortune Pai Gow Poker",
    kind: "player-dealer",
    rules: &[fortune::RS2_A, fortune::RS9_B, fortune::RS13_A],
    sections: &[general::SECTION, fortune::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&FORTUNE_BASE, &FORTUNE_BONUS, &FORTUNE_ENVY]),
    by_option: &[],
    chance: CARDS,
    house: &Version {
        play: Rules {
            // s7.b: five dollars or more.
            envy: Some(Envy { of: "fortune", bonus: "envy", least: Cents::dollars(5) }),
            ..play!(wild, WILD_RULED, fortune::RS4_B, fortune::RS9_A, R10_A, R16, R18)
        },
        jokers: Jokers::Chosen,
        pack: fortune::RS2_A,
        beside: Some(fortune::RS7_A),
        room: Room {
            schedules: &["F-A", "F-2"],
            free: &["fortune"],
            limits: fortune::RS7_A,
            coverage: fortune::RS7_C,
            ..room(
                fortune::RS5,
                Eligibility::Anyone,
                BackLine::refused(reading::CA_FORTUNE_BY_JOKERS_WILD),
            )
        },
        cites: cites!(
            fortune::RS9_A,
            fortune::RS2_A,
            fortune::RS8_A,
            fortune::RS7_A,
            fortune::RS5,
            fortune::RS9_A
        ),
    },
};

/// All three.
pub const CALIFORNIA: [&Variant<PaiGowPoker>; 3] = [&JOKERS_WILD, &PAI_GOW, &FORTUNE];
