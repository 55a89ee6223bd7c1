//! Pai Gow Tiles and Pai Gow Tiles Wild of the California card room: a player banks, and has the
//! copies.
//!
//! In the first, places are counted, tiles dealt and wagers settled counterclockwise; in Wild dice
//! and settlement go clockwise, and on the player-dealer's numbers the button goes to a seat that
//! the house posts (`reading:ca-tiles-wild-button`).

use super::Tiles;
use super::irregular::Irregular;
use super::rules::{Rules, TilesCites};
use super::way::{Way, WayCites};
use crate::california::rotation::Eligibility;
use crate::california::{Room, house_terms, room_options};
use crate::chance::{Chance, Procedure};
use crate::two_hands::Met;
use crate::variant::{House, Judges, Offered, Variant, Wagers};
use cards::Pack;
use hands::JeeJoon;
use law::ca::{fees, general, pai_gow_tiles as plain, pai_gow_tiles_wild as wild};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, reading};
use table::{
    BEHIND_MAX, BackLine, Cites, Cup, Direction, Judge, Kind, Order, Own, PayTable, Seat, Terms,
    Wager, loses, pays, pushes, to,
};

/// How a version is run.
struct Version {
    play: Rules,
    order: Order,
    room: Room,
    cites: Cites,
}

impl Version {
    /// Whether the tiles of Jee Joon are wild.
    const fn is_wild(&self) -> bool {
        self.play.together.is_some()
    }
}

impl House<Tiles> for Version {
    fn options(&self, _: &[&'static dyn Judge<Tiles>]) -> Vec<Opt> {
        let mut options = Vec::new();
        if self.is_wild() {
            let words = Lawful::Word(vec!["copy", "natural"]);
            options.push(Opt::new("wild_copy", "copy", words, reading::CA_TILES_WILD_COPY));
            let seats = Lawful::Between(1, 8);
            options.push(Opt::new("button_seat", "8", seats, reading::CA_TILES_WILD_BUTTON));
        }
        options.extend(room_options(&self.room));
        options
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.cites.wagers)
    }

    fn follows(&self, _: &[&'static dyn Judge<Tiles>], _: &Posted, _: &mut Proven) -> Vec<Fault> {
        Vec::new()
    }

    fn makeable(&self, wagers: Judges<Tiles>, _: &Proven) -> Judges<Tiles> {
        wagers
    }

    fn rules(&self, proven: &Proven) -> Rules {
        if !self.is_wild() {
            return self.play;
        }
        let natural = proven.word("wild_copy") == "natural";
        // invariant: the option lets no other seat be posted.
        let seat = Seat::new(proven.number("button_seat") as u8)
            .unwrap_or_else(|| unreachable!("no such seat"));
        Rules {
            order: if natural { JeeJoon::WildBelow } else { JeeJoon::Wild },
            cup: Cup { own: Own::Seat(seat), ..self.play.cup },
            ..self.play
        }
    }

    fn terms(
        &self,
        _: &[&'static dyn Judge<Tiles>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        house_terms(&self.room, Pack::TILES, self.order, self.cites, proven, posted)
    }

    fn room(&self) -> Option<&Room> {
        Some(&self.room)
    }
}

/// A base wager: the rules of each end.
macro_rules! base {
    ($name:ident, $wins:expr, $splits:expr, $ties:expr, $loses:expr, $tied:expr, $copies:expr) => {
/// The base wager: both hands against the player-dealer's, 1 to 1
        /// (`reading:ca-tiles-even-money`).
        #[rustfmt::skip]
        static $name: Wager<Met> = Wager {
            id: "base", aliases: &["standard", "main"], title: "Base", kind: Kind::Main,
            tables: &[PayTable { id: "base", meter: None, lines: &[
                pays  ("both hands win",               Met::wins, to(1, 1), $wins),
                pushes("one hand wins, one loses",     Met::stands_off,     $splits),
                pushes("one hand wins, one is copied", Met::wins_and_copies, $ties),
                loses ("both hands lose",              Met::loses,          $loses),
                loses ("one hand loses, one is copied", Met::loses_and_copies, $tied),
                loses ("both hands are copied",        Met::copies_twice,   $copies),
            ] }],
        };
    };
}

base!(
    PLAIN_BASE,
    plain::RS2_5_A,
    plain::R10,
    reading::CA_TILES_COPIES,
    plain::RS2_5_B,
    reading::CA_TILES_COPIES,
    plain::RS2_5_C
);
base!(
    WILD_BASE,
    wild::RS10_B,
    wild::RS10_C,
    wild::RS10_C,
    wild::RS10_D,
    wild::RS4_I,
    wild::RS10_E
);

/// The logical way, which Pai Gow Tiles names and does not print.
static LOGICAL_WAY: Way = {
    let rule = reading::CA_TILES_HOUSE_WAY;
    Way::new(&WayCites {
        jee_joon: plain::RS2_3_1,
        wild: rule,
        two_pairs: rule,
        sevens: rule,
        eights: rule,
        nines: rule,
        teen: rule,
        never: rule,
        pair: rule,
        no_pair: rule,
    })
};

/// The house way of Tiles Wild, as far as it is printed.
static HOUSE_WAY: Way = Way::new(&WayCites {
    jee_joon: wild::RS4_E,
    wild: reading::CA_TILES_WILD_WAY,
    two_pairs: reading::CA_TILES_HOUSE_WAY,
    sevens: wild::RS7_B,
    eights: wild::RS7_C,
    nines: wild::RS7_D,
    teen: wild::RS7_E,
    never: wild::RS7_F,
    pair: wild::RS7_A,
    no_pair: wild::RS5_6,
});

/// What a table of a text cites.
const fn cites(closed: Cite, pack: Cite, order: Cite, seats: Cite, decisions: Cite) -> Cites {
    Cites {
        closed,
        touched: general::R6_A,
        pack,
        order,
        wagers: closed,
        coverage: general::R5_A,
        returned: general::R5_E,
        aggregate: general::R5_A,
        seats,
        decisions,
        meter: general::R5_D,
        envy: &[],
        limits: &[],
        oral: None,
    }
}

const fn room(seats: Cite, eligibility: Eligibility, behind: BackLine) -> Room {
    Room {
        seats: &[8],
        seats_rule: seats,
        eligibility,
        behind,
        schedules: &["F-A"],
        fee_rule: fees::RF_A_A,
        free: &[],
        limits: general::R9_C,
        coverage: general::R5_A,
        first: None,
        side: None,
        adjust: |_, _| Ok(()),
    }
}

/// All tiles are mixed before each round.
const TILES: Chance = Chance::Cards(Procedure::EachRound);

/// Pai Gow Tiles: the tiles of Jee Joon count three or six.
static PAI_GOW: Variant<Tiles> = Variant {
    id: "ca/pai-gow-tiles",
    title: "Pai Gow Tiles",
    kind: "player-dealer",
    rules: &[plain::RS1_B, plain::RS2_5_A, plain::RS2_5_C],
    sections: &[general::SECTION, plain::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&PLAIN_BASE]),
    by_option: &[],
    chance: TILES,
    house: &Version {
        play: Rules {
            order: JeeJoon::ThreeOrSix,
            together: None,
            way: &LOGICAL_WAY,
            cup: Cup {
                places: 8,
                way: Direction::Counterclockwise,
                own: Own::Next,
                rule: plain::R2_A,
                closed: Some(plain::R3),
            },
            deals: Direction::Counterclockwise,
            turns: Direction::Counterclockwise,
            irregular: &[(plain::R6_C, Irregular::Early), (plain::R12_A, Irregular::OneHand)],
            cites: TilesCites {
                deal: plain::R4_A,
                set: plain::RS2_3_A,
                opens: plain::R6_A,
                bank_sets: plain::R6_B,
                ruled: plain::R6_C,
            },
        },
        order: Order::Counterclockwise,
        room: room(
            plain::RS2_2_B,
            Eligibility::PriorBet,
            BackLine { most: BEHIND_MAX, wagers: &[], on: Some("base"), rule: plain::R12_B },
        ),
        cites: cites(plain::R3, plain::RS1_B, plain::R7_A, plain::RS2_2_B, plain::RS2_3_A),
    },
};

/// Tiles Wild: the tiles of Jee Joon are any tile, and stay together in one hand.
static WILD: Variant<Tiles> = Variant {
    id: "ca/pai-gow-tiles-wild",
    title: "Pai Gow Tiles Wild",
    kind: "player-dealer",
    rules: &[wild::RS3_A, wild::RS3_B, wild::RS10_B],
    sections: &[general::SECTION, wild::SECTION],
    own: &[],
    wagers: Wagers::Listed(&[&WILD_BASE]),
    by_option: &[],
    chance: TILES,
    house: &Version {
        play: Rules {
            order: JeeJoon::Wild,
            together: Some(wild::RS4_E),
            way: &HOUSE_WAY,
            cup: Cup::clockwise(8, wild::RS9_G, Some(wild::RS9_A)),
            deals: Direction::Counterclockwise,
            turns: Direction::Clockwise,
            irregular: &[],
            cites: TilesCites {
                deal: wild::RS9_B,
                set: wild::RS9_D,
                opens: wild::RS9_F,
                bank_sets: wild::RS9_F,
                ruled: wild::RS9_E,
            },
        },
        order: Order::SeatBySeat,
        room: Room {
            schedules: &["F-A", "F-8"],
            limits: wild::RS8_C,
            coverage: wild::RS10_I,
            ..room(wild::RS8_A, Eligibility::Anyone, BackLine::refused(wild::RS8_D))
        },
        cites: Cites {
            coverage: wild::RS10_I,
            returned: wild::RS10_J,
            ..cites(wild::RS9_A, wild::RS3_A, wild::RS10_G, wild::RS8_A, wild::RS9_D)
        },
    },
};

/// Every table.
pub static ALL: &[&Variant<Tiles>] = &[&PAI_GOW, &WILD];
