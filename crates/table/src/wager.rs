//! Wagers as data: pay tables whose every line is cited, the losing ones too.

use crate::{Facts, Meter};
use law::Cite;
use money::{Cents, Odds, Percent};
use std::fmt;

/// A wager of a game, judged by facts `F`.
pub struct Wager<F: 'static> {
    /// Its id, unique at its table and the same in every book.
    pub id: &'static str,
    /// Other ids it is known by.
    pub aliases: &'static [&'static str],
    /// Its name.
    pub title: &'static str,
    /// Its place at the table.
    pub kind: Kind,
    /// Its pay tables; a house uses one.
    pub tables: &'static [PayTable<F>],
}

/// A wager's place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The game itself.
    Main,
    /// A wager beside it.
    Side,
    /// A wager for a meter; its stake is taken before the deal.
    Progressive,
    /// A wager that a decision makes during the round.
    Later,
    /// A bonus paid on another wager: it takes no stake.
    Bonus,
}

/// One pay table: lines of which exactly one rules each class.
pub struct PayTable<F: 'static> {
    /// Its id.
    pub id: &'static str,
    /// The lines, in any order; where envy is paid, the best first.
    pub lines: &'static [Ruled<F>],
    /// The meter it pays from.
    pub meter: Option<Meter>,
}

/// One line of a pay table: when it applies, what is due, by which rule.
pub struct Ruled<F: 'static> {
    /// Its name.
    pub label: &'static str,
    /// Whether it rules these facts.
    pub when: fn(F) -> bool,
    /// What is due.
    pub due: Due,
    /// The rule.
    pub rule: Cite,
    /// What the dealer, or the other bettors, receive besides.
    pub envy: Cents,
    /// A fixed award, and its rule, paid instead of a part of the meter that is less.
    pub instead: Option<(Cents, Cite)>,
}

impl<F> Ruled<F> {
    /// The same line with a fixed award that is paid instead of a smaller part of the meter.
    #[must_use]
    pub const fn or_flat(mut self, dollars: i64, rule: Cite) -> Ruled<F> {
        self.instead = Some((Cents::dollars(dollars), rule));
        self
    }

    /// The same line with an envy pay.
    #[must_use]
    pub const fn envy(mut self, dollars: i64) -> Ruled<F> {
        self.envy = Cents::dollars(dollars);
        self
    }
}

/// What a pay table prints: a figure, a minimum, or nothing readable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Due {
    /// Exactly this.
    Fixed(Pay),
    /// Odds that a house may better.
    AtLeast(Odds),
    /// A total at odds that a house may better, for a stake that does not come back.
    ForAtLeast(Odds),
    /// A part of the meter that a house may raise, as it stands when the winner's turn comes.
    SliceAtLeast(Percent),
    /// A fixed amount, whatever was staked, that a house may better.
    FlatAtLeast(Cents),
    /// These odds less the posted vigorish on the winnings.
    Less(Odds),
    /// The stake back less the posted vigorish on it.
    Charge,
    /// The figure is lost in the copy: the operator must supply it.
    Lost(Cite),
}

/// What a class pays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pay {
    /// Winnings at these odds, and the stake comes back.
    To(Odds),
    /// A total at these odds for a stake that does not come back.
    For(Odds),
    /// The stake comes back.
    Push,
    /// The stake comes back: what came makes the wager void.
    Void,
    /// The stake comes back: the wager was out of play.
    Off,
    /// The stake is lost.
    Lose,
    /// Half of the stake is lost and the rest comes back, an odd cent with it.
    Half,
    /// The same of a wager that its owner gave up.
    Surrender,
    /// A fixed amount for each unit staked; the stake does not come back.
    Flat(Cents),
    /// That part of the meter, divided between the winners; the stake does not come back.
    Share(Percent),
    /// That part of the meter as it stands when the winner's turn comes; the stake does not come
    /// back.
    Slice(Percent),
    /// Winnings at these odds less vigorish on the winnings.
    Less(Odds, Percent),
    /// The stake comes back less vigorish on the stake.
    Charge(Percent),
}

impl fmt::Display for Pay {
    /// What it pays, in words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pay::To(odds) => write!(f, "{odds}"),
            Pay::For(odds) => write!(f, "{} for {}", odds.gain(), odds.unit()),
            Pay::Push => f.write_str("push"),
            Pay::Void => f.write_str("void"),
            Pay::Off => f.write_str("stake back"),
            Pay::Lose => f.write_str("loses"),
            Pay::Half | Pay::Surrender => f.write_str("half is lost"),
            Pay::Flat(amount) => write!(f, "{amount}"),
            Pay::Share(percent) | Pay::Slice(percent) => write!(f, "{percent} of the meter"),
            Pay::Less(odds, percent) => write!(f, "{odds} less {percent}"),
            Pay::Charge(percent) => write!(f, "push less {percent}"),
        }
    }
}

impl Pay {
    /// Whether something is won.
    #[must_use]
    pub const fn wins(self) -> bool {
        match self {
            Pay::To(odds) | Pay::For(odds) => odds.gain() > 0,
            Pay::Less(..) | Pay::Share(_) | Pay::Slice(_) => true,
            Pay::Flat(amount) => amount.get() > 0,
            Pay::Push
            | Pay::Void
            | Pay::Off
            | Pay::Lose
            | Pay::Half
            | Pay::Surrender
            | Pay::Charge(_) => false,
        }
    }
}

/// `n to d`, exactly.
#[must_use]
pub const fn to(n: u32, d: u32) -> Due {
    Due::Fixed(Pay::To(Odds::to(n, d)))
}

/// `n to d` or better.
#[must_use]
pub const fn at_least(n: u32, d: u32) -> Due {
    Due::AtLeast(Odds::to(n, d))
}

/// `n for 1`: a total, the stake having been taken before the deal.
#[must_use]
pub const fn for_one(n: u32) -> Due {
    Due::Fixed(Pay::For(Odds::to(n, 1)))
}

/// `n for 1` or better, the stake having been taken before the deal.
#[must_use]
pub const fn for_at_least(n: u32) -> Due {
    Due::ForAtLeast(Odds::to(n, 1))
}

/// A fixed amount for each unit staked, the stake having been taken before the deal.
#[must_use]
pub const fn flat(dollars: i64) -> Due {
    Due::Fixed(Pay::Flat(Cents::dollars(dollars)))
}

/// That percentage of the meter.
#[must_use]
pub const fn share(percent: u32) -> Due {
    Due::Fixed(Pay::Share(Percent(percent)))
}

/// That percentage of the meter as it stands when the winner's turn comes.
#[must_use]
pub const fn slice(percent: u32) -> Due {
    Due::Fixed(Pay::Slice(Percent(percent)))
}

/// That percentage of the meter as it stands when the winner's turn comes, or more.
#[must_use]
pub const fn slice_at_least(percent: u32) -> Due {
    Due::SliceAtLeast(Percent(percent))
}

/// A line that pays.
pub const fn pays<F>(label: &'static str, when: fn(F) -> bool, due: Due, rule: Cite) -> Ruled<F> {
    Ruled { label, when, due, rule, envy: Cents::ZERO, instead: None }
}

/// A line that takes the stake.
pub const fn loses<F>(label: &'static str, when: fn(F) -> bool, rule: Cite) -> Ruled<F> {
    pays(label, when, Due::Fixed(Pay::Lose), rule)
}

/// A line that gives the stake back.
pub const fn pushes<F>(label: &'static str, when: fn(F) -> bool, rule: Cite) -> Ruled<F> {
    pays(label, when, Due::Fixed(Pay::Push), rule)
}

/// A line whose figure the copy of the book has lost; `reading` says so.
pub const fn lost<F>(
    label: &'static str,
    when: fn(F) -> bool,
    reading: Cite,
    rule: Cite,
) -> Ruled<F> {
    pays(label, when, Due::Lost(reading), rule)
}

impl<F: Facts> PayTable<F> {
    /// The line that rules these facts.
    ///
    /// # Panics
    /// When no line or more than one does: [`assert_partition`] proves that none can.
    #[must_use]
    pub fn line(&self, facts: F) -> usize {
        let mut ruling = (0..self.lines.len()).filter(|line| (self.lines[*line].when)(facts));
        match (ruling.next(), ruling.next()) {
            (Some(line), None) => line,
            (first, second) => {
                // invariant: each class is ruled by exactly one line.
                panic!("{}: {facts:?} is ruled by {first:?} and {second:?}", self.id)
            }
        }
    }
}

/// Proves that each class is ruled by exactly one line of each pay table.
///
/// # Panics
/// When one is not; the message names the class.
pub fn assert_partition<F: Facts>(wager: &Wager<F>) {
    for table in wager.tables {
        for facts in (0..F::CLASSES).filter_map(F::from_index) {
            let _ = table.line(facts);
        }
    }
}
