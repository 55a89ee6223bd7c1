//! The card room's collection fees: what players pay for each bet and the player-dealer for each
//! hand, from the California book.
//!
//! The consolidated rates are F-A (the pai gow games), F-B (Caribbean Stud, Three Card Poker,
//! Blackjack Poker), F-C (Baccarat, Baccarat 9, Pokara, Hawaiian Blackjack), F-D (the Pan 9
//! games), F-E (EZ Baccarat, Fortune 7), F-F (9½) and F-G (Ultimate Texas Hold'em); the games'
//! own are F-1 (Baccarat 9), F-2 (Fortune Pai Gow), F-3 (Pan 9 with the Bonus Tie), F-4
//! (Blackjack Poker), F-5 (Ultimate Texas Hold'em), F-6 (Three Card Poker), F-7 (EZ Baccarat) and
//! F-8 (Pai Gow Tiles Wild).
//! A table uses one option, which is one limit with its fees. All amounts are flat; where the
//! player-dealer pays by table action, tiers are read by `reading:ca-fee-tiers`.

/// Options 1 to 16, which five schedules print alike, and what each has after them. 12 and 13
/// share a limit.
#[rustfmt::skip]
macro_rules! sixteen {
    ($rule:expr, $id:literal, [$($more:expr),* $(,)?]) => {[
        //                               limit, $      per bet, ¢     per hand, $
        flat($rule, concat!($id, "-1"),  [5, 10],        50, &[(OPEN, 1)]),
        flat($rule, concat!($id, "-2"),  [5, 100],      100, &[(OPEN, 2)]),
        flat($rule, concat!($id, "-3"),  [10, 100],     100, &[(OPEN, 2)]),
        flat($rule, concat!($id, "-4"),  [25, 100],     100, &[(OPEN, 2)]),
        flat($rule, concat!($id, "-5"),  [50, 100],     100, &[(OPEN, 3)]),
        flat($rule, concat!($id, "-6"),  [100, 100],    100, &[(OPEN, 3)]),
        flat($rule, concat!($id, "-7"),  [50, 300],     200, &[(OPEN, 4)]),
        flat($rule, concat!($id, "-8"),  [100, 300],    200, &[(OPEN, 4)]),
        flat($rule, concat!($id, "-9"),  [100, 500],    300, &[(OPEN, 5)]),
        flat($rule, concat!($id, "-10"), [200, 500],    300, &[(OPEN, 5)]),
        flat($rule, concat!($id, "-11"), [300, 500],    300, &[(OPEN, 5)]),
        flat($rule, concat!($id, "-12"), [300, 1000],   500, &[(OPEN, 8)]),
        flat($rule, concat!($id, "-13"), [300, 1000],   500, &[(OPEN, 10)]),
        flat($rule, concat!($id, "-14"), [500, 1000],   500, &[(OPEN, 10)]),
        flat($rule, concat!($id, "-15"), [500, 2000],   500, &[(OPEN, 10)]),
        flat($rule, concat!($id, "-16"), [1000, 5000], 1000, &[(OPEN, 15)]),
        $($more),*
    ]};
}

mod baccarat;
mod nines;
#[cfg(test)]
mod nines_tests;
mod pai_gow;
#[cfg(test)]
mod pai_gow_tests;
mod poker;
#[cfg(test)]
mod poker_tests;
#[cfg(test)]
mod tests;
mod twenty_one;
#[cfg(test)]
mod twenty_one_tests;

use law::Cite;
use money::Cents;
use table::{Collection, Coupon};

/// What the player-dealer pays: the highest table action of a tier and its fee, in whole dollars.
/// Bounds rise, and the last is [`OPEN`].
pub type Tiers = &'static [(i64, i64)];

/// The bound of a tier that has none: [`Cents::READ_MAX`], in dollars.
pub const OPEN: i64 = Cents::READ_MAX.get() / 100;

/// One option of a schedule: a table limit and its fees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fee {
    /// The schedule and the option's number: `F-C-3`.
    pub id: &'static str,
    /// The least wager of the table limit.
    pub min: Cents,
    /// The largest; none when there is no limit.
    pub max: Option<Cents>,
    /// From a player, for each bet.
    pub per_bet: Cents,
    /// From the player-dealer, for each hand.
    pub player_dealer: Tiers,
    /// From a player, for each match-play coupon used.
    pub per_coupon: Coupon,
    /// The rule by which a table may have another minimum under the same maximum.
    pub free_minimum: Option<Cite>,
    /// The rule of the schedule.
    pub rule: Cite,
}

/// The ids a house may post for these schedules, `none` first.
///
/// ```
/// let ids = games::california::fees::options(&["F-C", "F-1"]);
/// assert_eq!((ids[0], ids[1], ids[17], ids.len()), ("none", "F-C-1", "F-1-1", 32));
/// ```
///
/// # Panics
/// When a schedule is not one of these.
#[must_use]
pub fn options(schedules: &[&str]) -> Vec<&'static str> {
    let mut ids = vec!["none"];
    for name in schedules {
        let schedule = SCHEDULES.iter().find(|(known, _)| known == name);
        assert!(schedule.is_some(), "`{name}` is not a fee schedule");
        ids.extend(schedule.iter().flat_map(|(_, fees)| fees.iter().map(|fee| fee.id)));
    }
    ids
}

/// The option of that id; nothing for `none`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Fee> {
    all().find(|fee| fee.id == id)
}

/// Every option of every schedule.
pub fn all() -> impl Iterator<Item = &'static Fee> {
    SCHEDULES.iter().flat_map(|(_, fees)| fees.iter())
}

/// What a table collects under an option, with the wagers that its game frees.
#[must_use]
pub fn collection(option: &Fee, free: &[&'static str]) -> Collection {
    let tier = |&(bound, due): &(i64, i64)| (Cents::dollars(bound), Cents::dollars(due));
    Collection {
        id: option.id.to_owned(),
        per_bet: option.per_bet,
        player_dealer: option.player_dealer.iter().map(tier).collect(),
        per_coupon: option.per_coupon,
        free: free.to_vec(),
        rule: option.rule,
    }
}

static SCHEDULES: [(&str, &[Fee]); 15] = [
    ("F-A", &pai_gow::F_A),
    ("F-B", &poker::F_B),
    ("F-C", &baccarat::F_C),
    ("F-D", &nines::F_D),
    ("F-E", &baccarat::F_E),
    ("F-F", &twenty_one::F_F),
    ("F-G", &poker::F_G),
    ("F-1", &baccarat::F_1),
    ("F-2", &pai_gow::F_2),
    ("F-3", &nines::F_3),
    ("F-4", &twenty_one::F_4),
    ("F-5", &poker::F_5),
    ("F-6", &poker::F_6),
    ("F-7", &baccarat::F_7),
    ("F-8", &pai_gow::F_8),
];

/// An option with one fee for the player-dealer. The limit is in dollars, a player's fee in cents.
const fn flat(rule: Cite, id: &'static str, limit: [i64; 2], cents: i64, tier: Tiers) -> Fee {
    Fee {
        id,
        min: Cents::dollars(limit[0]),
        max: if limit[1] == OPEN { None } else { Some(Cents::dollars(limit[1])) },
        per_bet: Cents::new(cents),
        player_dealer: tier,
        per_coupon: Coupon::NotTaken,
        free_minimum: None,
        rule,
    }
}
