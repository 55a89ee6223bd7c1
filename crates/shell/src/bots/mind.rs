//! How a bot decides: by what its seat sees and may do, and a whim.

use money::Cents;
use sim::stream::Stream;
use table::{Cards, Choice, Input, Kind, Made, Seat, Sight, Sign, Verb};

/// What a bot sees.
pub struct Seen<'a> {
    /// What hangs at the table.
    pub sign: &'a Sign,
    /// The table, from its seat, where the mind looks at it.
    pub sight: Option<&'a Sight>,
    /// Its seat.
    pub seat: Seat,
    /// What is in its wallet.
    pub wallet: Cents,
}

/// What a mind looks at before it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// What it may do.
    AtMenu,
    /// The whole table, too.
    AtTable,
}

/// A way to decide.
pub trait Mind: Send {
    /// What it looks at before it decides.
    fn looks(&self) -> Looks;

    /// Wagers for the next round.
    fn bets(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Vec<Input>;

    /// A decision, when the seat is asked for one.
    fn decides(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Option<Input>;
}

/// Who decides for the bot of a number, at a table.
pub trait Minds: Send + Sync {
    /// A mind.
    fn mind(&self, sign: &Sign, n: usize) -> Box<dyn Mind>;
}

/// Minds that know no game: they bet little and go by words.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Minds for Plain {
    fn mind(&self, _: &Sign, _: usize) -> Box<dyn Mind> {
        Box::new(Plain)
    }
}

/// Words that go on with what lies there, the first first.
const WORDS: [&str; 14] = [
    "house-way",
    "stand",
    "check",
    "call",
    "play",
    "raise",
    "pat",
    "ride",
    "hand 1",
    "show",
    "decline",
    "take-button",
    "fold",
    "muck",
];

impl Mind for Plain {
    fn looks(&self) -> Looks {
        Looks::AtMenu
    }

    fn bets(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Vec<Input> {
        let stakes = |choice: &&Choice| {
            let mark = seen.sign.mark(&choice.id);
            let main = mark.is_some_and(|m| m.kind == Kind::Main && m.made == Made::Before);
            choice.verb == Verb::Stake && choice.is_open() && main
        };
        let open: Vec<&Choice> = menu.iter().filter(stakes).collect();
        if open.is_empty() {
            return Vec::new();
        }
        let choice = open[whim.below(open.len() as u32) as usize];
        // Wagers that are made together are made in equal amounts.
        let together = seen.sign.equal.iter().find(|group| group.contains(&choice.id));
        let group: Vec<&Choice> = match together {
            Some(group) => menu.iter().filter(|c| c.is_open() && group.contains(&c.id)).collect(),
            None => vec![choice],
        };
        let amount = choice.amount.map(|span| {
            let times = 1 + i64::from(whim.below(4));
            let more = Cents::new(span.min.get() * times);
            if span.holds(more) && more <= seen.wallet { more } else { span.min }
        });
        group.iter().map(|one| one.input(seen.seat, amount, Cards::default())).collect()
    }

    fn decides(&mut self, seen: &Seen<'_>, menu: &[Choice], whim: &mut Stream) -> Option<Input> {
        // Who is offered the bank takes it, as long as it can pay for it.
        let bank = menu.iter().find(|choice| choice.verb == Verb::Bank && choice.is_open());
        if let Some(bank) = bank.filter(|bank| bank.amount.is_some_and(|a| a.min <= seen.wallet)) {
            return Some(least(bank, seen.seat));
        }
        let decides = |choice: &&Choice| choice.verb == Verb::Decide && choice.is_open();
        let open: Vec<&Choice> = menu.iter().filter(decides).collect();
        let at_random = whim.below(8) == 0;
        let random = at_random.then(|| open.get(whim.below(open.len().max(1) as u32) as usize));
        let known = || WORDS.iter().find_map(|word| open.iter().find(|choice| choice.id == *word));
        let choice = random.flatten().or_else(known).or_else(|| open.first())?;
        Some(least(choice, seen.seat))
    }
}

/// A choice with as little as it takes. Cards that are set in rows fill the last row first, the
/// highest first, so that rows are rarely out of order.
#[must_use]
pub fn least(choice: &Choice, seat: Seat) -> Input {
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
        let least = usize::from(pick.least);
        if pick.rows.is_empty() {
            return Cards::row(pick.from.iter().take(least).copied().collect());
        }
        let room: usize = pick.rows.iter().map(|n| usize::from(*n)).sum();
        let mut from = pick.from.clone();
        from.sort_by_key(|card| std::cmp::Reverse(card.natural().map(cards::Card::rank)));
        from.truncate(if least > 0 { least } else { room });
        let mut from = from.into_iter();
        let fill = |n: &u8| from.by_ref().take(usize::from(*n)).collect();
        let mut rows: Vec<Vec<cards::AnyCard>> = pick.rows.iter().rev().map(fill).collect();
        rows.reverse();
        Cards { rows }
    });
    choice.input(seat, choice.amount.map(|span| span.min), cards)
}
