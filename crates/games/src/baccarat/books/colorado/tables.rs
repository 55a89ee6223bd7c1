//! The fifteen tables of Rule 28.

use super::{Base, Colorado, Commission, Form, TipRules};
use crate::baccarat::wagers::{base, eternal, events, ez, fate, fortunes, harmony, margins, sun};
use crate::baccarat::{Baccarat, COUP_MAX};
use crate::chance::{Chance, Procedure};
use crate::variant::{ByOption, Tables, Variant, Wagers};
use law::{Lawful, co, reading};
use table::{Envy, Jackpot, Judge};

/// The base game; variations change what they name.
const BASE: Colorado = Colorado {
    form: Form::Mini,
    decks: (Lawful::Between(6, 20), co::R2806_1),
    commission: Commission::Posted(reading::CO_COMMISSION_FREE),
    base: (Base::HouseDecides, co::R2807_2),
    limits: co::R2803_3_B,
    aggregate: co::R2803_3_B,
    offer: co::R2807_2,
    tips: TipRules { allowed: co::R2804, refused: None, own: None },
    seats: "7",
    seats_most: (16, co::R2803),
    ranked_seats: None,
    envy: Envy::Dealer,
    meter: co::R2807_2,
    jackpot: None,
    both_sides: None,
};

/// 30-2810(4): the first card of a shoe burns as many as its number.
const SHOE: Chance =
    Chance::Cards(Procedure::Shoe { law: Some(&crate::baccarat::shoe::LAW), round_max: COUP_MAX });

/// How the Banker wager pays for its advantage: by vigorish on wins or on ties, or not at all.
const BANKER: ByOption = ByOption {
    wager: "banker",
    table: |posted| match posted.word("vigorish_mode") {
        _ if posted.flag("commission_free") => "commission-free",
        "tie" => "tie-vigorish",
        _ => "vigorish",
    },
    posts: &[
        ("vigorish", "vigorish_mode", "win"),
        ("tie-vigorish", "vigorish_mode", "tie"),
        ("commission-free", "commission_free", "true"),
    ],
    tables: Tables::Modes,
};

/// The same where vigorish is on wins alone.
const BANKER_FIVE_OR_FREE: ByOption = ByOption {
    table: |posted| if posted.flag("commission_free") { "commission-free" } else { "vigorish" },
    posts: &[
        ("vigorish", "commission_free", "false"),
        ("commission-free", "commission_free", "true"),
    ],
    ..BANKER
};

/// What counts as a pair (`reading:co-match-pair`).
const fn match_pair(wager: &'static str) -> ByOption {
    ByOption {
        wager,
        table: |posted| {
            if posted.word("match_pair") == "any" { "any-pair" } else { "unsuited-pair" }
        },
        posts: &[("any-pair", "match_pair", "any"), ("unsuited-pair", "match_pair", "unsuited")],
        tables: Tables::Modes,
    }
}

const BASE_BY_OPTION: &[ByOption] =
    &[BANKER, match_pair("match-pair-player"), match_pair("match-pair-banker")];

const BASE_WAGERS: &[&dyn Judge<Baccarat>] = &[
    &base::PLAYER,
    &base::BANKER,
    &base::TIE,
    &base::PERFECT_PAIR,
    &base::MATCH_PAIR_PLAYER,
    &base::MATCH_PAIR_BANKER,
    &base::TOTAL_4,
    &base::TOTAL_5,
    &base::TOTAL_6,
    &margins::OPTIONAL_PLAYER,
    &margins::OPTIONAL_BANKER,
];

/// Mini baccarat.
pub static BACCARAT: Variant<Baccarat> = Variant {
    id: "co/baccarat",
    title: "Baccarat, mini form",
    kind: "house-banked",
    rules: &[co::R2807_1, co::R2808_1, co::R2814_1],
    sections: &[co::S28],
    wagers: Wagers::Listed(BASE_WAGERS),
    own: &[],
    by_option: BASE_BY_OPTION,
    chance: SHOE,
    // 30-2802(13): up to seven players; midi and the variations have no such bound
    // (`reading:co-mini-seats`).
    house: &Colorado { seats_most: (7, co::R2802_13), ..BASE },
};

/// Midi baccarat: the highest bettors turn the cards.
pub static MIDI: Variant<Baccarat> = Variant {
    id: "co/midi-baccarat",
    title: "Baccarat, midi form",
    kind: "house-banked",
    rules: &[co::R2817_1, co::R2817_4],
    sections: &[co::S28],
    wagers: Wagers::Listed(BASE_WAGERS),
    own: &[],
    by_option: BASE_BY_OPTION,
    chance: SHOE,
    house: &Colorado { form: Form::Midi, seats: "9", ..BASE },
};

/// 5 Treasures.
pub static FIVE_TREASURES: Variant<Baccarat> = Variant {
    id: "co/5-treasures",
    title: "5 Treasures",
    kind: "house-banked variation",
    rules: &[co::R2899_01_1],
    sections: &[co::S28, co::S2899_01],
    wagers: Wagers::Listed(&[
        &base::PLAYER,
        &base::BANKER_FIVE,
        &base::TIE,
        &events::FORTUNE_7,
        &events::GOLDEN_8,
        &events::HEAVENLY_9,
        &events::BLAZING_7S,
        &events::COVER_ALL,
    ]),
    own: &["fortune-7", "golden-8", "heavenly-9", "blazing-7s", "cover-all"],
    by_option: &[],
    chance: SHOE,
    house: &Colorado {
        commission: Commission::Five,
        base: (Base::HouseDecides, co::R2899_01_2),
        limits: co::R2899_01_3_A,
        aggregate: co::R2899_01_3_B,
        offer: co::R2899_01_4,
        ..BASE
    },
};

/// 99 Fortunes Progressive.
pub static FORTUNES: Variant<Baccarat> = Variant {
    id: "co/99-fortunes-progressive",
    title: "99 Fortunes Progressive",
    kind: "house-banked variation, progressive",
    rules: &[co::R2899_02],
    sections: &[co::S28, co::S2899_02],
    wagers: Wagers::Listed(&[&base::PLAYER, &base::BANKER, &base::TIE, &fortunes::PROGRESSIVE]),
    own: &["99-fortunes-progressive"],
    by_option: &[BANKER],
    chance: SHOE,
    house: &Colorado {
        base: (Base::Required, co::R2899_02_6),
        limits: co::R2899_02_1_A,
        aggregate: co::R2899_02_1_B,
        offer: co::R2899_02_2,
        seats: "9",
        ranked_seats: Some(co::R2899_02_4),
        envy: Envy::OtherBettors,
        meter: co::R2899_02_5,
        ..BASE
    },
};

/// Dragon Bonus.
pub static DRAGON_BONUS: Variant<Baccarat> = Variant {
    id: "co/dragon-bonus",
    title: "Dragon Bonus",
    kind: "house-banked variation",
    rules: &[co::R2899_03_2],
    sections: &[co::S28, co::S2899_03],
    wagers: Wagers::Listed(&[
        &base::PLAYER,
        &base::BANKER,
        &base::TIE,
        &margins::DRAGON_PLAYER,
        &margins::DRAGON_BANKER,
    ]),
    own: &["dragon-bonus-player", "dragon-bonus-banker"],
    by_option: &[BANKER],
    chance: SHOE,
    house: &Colorado {
        base: (Base::HouseDecides, co::R2899_03_2),
        limits: co::R2899_03_3_A,
        aggregate: co::R2899_03_3_B,
        offer: co::R2899_03_2,
        both_sides: Some(co::R2899_03_2),
        ..BASE
    },
};

const EZ_HOUSE: Colorado = Colorado {
    commission: Commission::Free,
    base: (Base::HouseDecides, co::R2899_04_5_E_I),
    limits: co::R2899_04_3_A,
    aggregate: co::R2899_04_3_B,
    offer: co::R2899_04_5_B,
    meter: co::R2899_04_5_F_II,
    ..BASE
};

const EZ_WAGERS: &[&dyn Judge<Baccarat>] =
    &[&base::PLAYER, &base::BANKER_EZ, &base::TIE, &ez::DRAGON_7, &ez::PANDA_8, &ez::PROGRESSIVE];

/// EZ Baccarat.
pub static EZ: Variant<Baccarat> = Variant {
    id: "co/ez-baccarat",
    title: "EZ Baccarat",
    kind: "house-banked variation, commission-free",
    rules: &[co::R2899_04_2, co::R2899_04_4],
    sections: &[co::S28, co::S2899_04],
    wagers: Wagers::Listed(EZ_WAGERS),
    own: &["player", "banker", "tie", "dragon-7", "panda-8"],
    by_option: &[],
    chance: SHOE,
    house: &EZ_HOUSE,
};

/// EZ Baccarat Progressive.
pub static EZ_PROGRESSIVE: Variant<Baccarat> = Variant {
    id: "co/ez-baccarat-progressive",
    title: "EZ Baccarat Progressive",
    kind: "progressive",
    rules: &[co::R2899_04_5],
    sections: &[co::S28, co::S2899_04],
    wagers: Wagers::Listed(EZ_WAGERS),
    own: &["ez-baccarat-progressive"],
    by_option: &[],
    chance: SHOE,
    house: &EZ_HOUSE,
};

/// Golden Frog.
pub static GOLDEN_FROG: Variant<Baccarat> = Variant {
    id: "co/golden-frog",
    title: "Golden Frog Baccarat",
    kind: "house-banked variation",
    rules: &[co::R2899_05],
    sections: &[co::S28, co::S2899_05],
    wagers: Wagers::Listed(&[
        &base::PLAYER,
        &base::BANKER_FROG,
        &base::TIE,
        &events::FROG_9_OVER_7,
        &events::FROG_9_OVER_1,
        &events::FROG_NATURAL_9,
        &events::FROG_8_OVER_6,
        &events::JIN_CHAN,
        &events::KOI,
    ]),
    own: &[
        "three-card-9-over-three-card-7",
        "three-card-9-over-three-card-1",
        "natural-9-over-two-card-7",
        "8-over-6",
        "jin-chan",
        "koi",
    ],
    by_option: &[BANKER],
    chance: SHOE,
    house: &Colorado {
        decks: (Lawful::Between(1, 20), reading::CO_FROG_DECKS),
        commission: Commission::Posted(co::R2899_05_1),
        base: (Base::HouseDecides, co::R2899_05_2),
        limits: co::R2899_05_2,
        aggregate: co::R2899_05_2,
        offer: co::R2899_05_1,
        tips: TipRules { allowed: co::R2899_05_3, refused: None, own: None },
        ..BASE
    },
};

/// Infinite Fortune.
pub static INFINITE_FORTUNE: Variant<Baccarat> = Variant {
    id: "co/infinite-fortune",
    title: "Infinite Fortune Baccarat",
    kind: "house-banked variation",
    rules: &[co::R2899_06_1],
    sections: &[co::S28, co::S2899_06],
    wagers: Wagers::Listed(&[
        &base::PLAYER,
        &base::BANKER_INFINITE,
        &base::TIE,
        &events::SUPERSHOT_9_OVER_8,
        &events::SUPERSHOT_NATURAL,
        &events::SUPERSHOT_8_OVER_7,
        &events::SUPER_7,
        &events::FORTUNE_8,
        &events::BANKER_PAIR,
        &events::PLAYER_PAIR,
    ]),
    own: &[
        "supershot-three-card-9-over-8",
        "supershot-natural-9-over-8",
        "supershot-8-over-7",
        "super-7",
        "fortune-8",
        "banker-pair",
        "player-pair",
    ],
    by_option: &[BANKER],
    chance: SHOE,
    house: &Colorado {
        decks: (Lawful::OneOf(&[6, 8]), co::R2899_06_1),
        commission: Commission::Posted(co::R2899_06_1),
        base: (Base::HouseDecides, co::R2899_06_4),
        limits: co::R2803_3_B,
        aggregate: co::R2803_3_B,
        offer: co::R2899_06_7,
        tips: TipRules { allowed: co::R2899_06_8, refused: None, own: Some(co::R2899_06_8) },
        ..BASE
    },
};

const ETERNAL_HOUSE: Colorado = Colorado {
    commission: Commission::FiveOrFree(co::R2899_07_4),
    base: (Base::HouseDecides, co::R2899_07_3),
    limits: co::R2899_07_5,
    aggregate: co::R2899_07_5,
    offer: co::R2899_07_2,
    tips: TipRules {
        allowed: co::R2899_07_6_D,
        refused: Some((
            &["harmony-progressive", "sun-7-progressive", "fate-38-progressive"],
            co::R2899_07_6_D,
        )),
        own: None,
    },
    meter: co::R2899_07_6_G,
    jackpot: Some(Jackpot { locked: co::R2899_07_6_E, paid: co::R2899_07_6_F }),
    ..BASE
};

const ETERNAL_WAGERS: &[&dyn Judge<Baccarat>] = &[
    &base::PLAYER,
    &base::BANKER_ETERNAL,
    &base::TIE,
    &eternal::SUN_7,
    &eternal::MOON_8,
    &eternal::SUPREME_7,
    &eternal::DIVINE_9,
    &eternal::ECLIPSE,
    &eternal::SE_01,
    &eternal::SE_02,
    &eternal::SE_21,
    &eternal::SE_22,
    &eternal::SE_05,
    &eternal::SE_06,
    &eternal::SE_07,
    &eternal::SE_08,
    &eternal::SE_23,
    &eternal::SE_10,
    &eternal::SE_11,
    &eternal::SE_24,
    &eternal::SE_13,
    &eternal::SE_14,
    &eternal::SE_15,
    &eternal::SE_16,
    &eternal::SE_17,
    &eternal::SE_18,
    &eternal::SE_19,
    &eternal::SE_20,
    &margins::TALONS_PLAYER,
    &margins::TALONS_BANKER,
    &harmony::PROGRESSIVE,
    &sun::PROGRESSIVE,
    &fate::PROGRESSIVE,
];

macro_rules! eternal {
    ($name:ident, $id:literal, $title:literal, $rule:expr, $own:expr) => {
        #[doc = concat!($title, ".")]
        pub static $name: Variant<Baccarat> = Variant {
            id: $id,
            title: $title,
            kind: "house-banked variation",
            rules: &[$rule],
            sections: &[co::S28, co::S2899_07],
            wagers: Wagers::Listed(ETERNAL_WAGERS),
            own: $own,
            by_option: &[BANKER_FIVE_OR_FREE],
            chance: SHOE,
            house: &ETERNAL_HOUSE,
        };
    };
}

eternal!(ETERNAL, "co/eternal-baccarat", "Eternal Baccarat", co::R2899_07_1, &[]);
eternal!(
    ETERNAL_SINGLE_EVENT,
    "co/eternal-single-event",
    "Eternal Baccarat: Single Events",
    co::R2899_07_7_B_I,
    &[
        "pt-flt-se-01",
        "pt-flt-se-02",
        "pt-flt-se-21",
        "pt-flt-se-22",
        "pt-flt-se-05",
        "pt-flt-se-06",
        "pt-flt-se-07",
        "pt-flt-se-08",
        "pt-flt-se-23",
        "pt-flt-se-10",
        "pt-flt-se-11",
        "pt-flt-se-24",
        "pt-flt-se-13",
        "pt-flt-se-14",
        "pt-flt-se-15",
        "pt-flt-se-16",
        "pt-flt-se-17",
        "pt-flt-se-18",
        "pt-flt-se-19",
        "pt-flt-se-20",
    ]
);
eternal!(
    ETERNAL_GOLDEN_TALONS,
    "co/eternal-golden-talons",
    "Eternal Baccarat: Golden Talons",
    co::R2899_07_7_C_I,
    &["golden-talons-player", "golden-talons-banker"]
);
eternal!(
    ETERNAL_HARMONY,
    "co/eternal-harmony-progressive",
    "Eternal Baccarat: Harmony Progressive",
    co::R2899_07_7_D_I,
    &["harmony-progressive"]
);
eternal!(
    ETERNAL_SUN_7,
    "co/eternal-sun-7-progressive",
    "Eternal Baccarat: Sun 7 Progressive",
    co::R2899_07_7_E_I,
    &["sun-7-progressive"]
);
eternal!(
    ETERNAL_FATE_38,
    "co/eternal-fate-38-progressive",
    "Eternal Baccarat: Fate 38 Progressive",
    co::R2899_07_7_F_I,
    &["fate-38-progressive"]
);
