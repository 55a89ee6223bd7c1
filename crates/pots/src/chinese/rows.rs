//! Three segments of cards, what they are worth, and the acts that lay them.

use cards::{AnyCard, Card, Hand, parse_cards};
use hands::{Front, High, front, high};
use std::fmt;
use std::str::FromStr;
use table::{Cards, Refusal};

/// Cards of one segment, in the order laid. It has room for a whole hand, since 13-Card punishes
/// who lays too many there.
pub type Segment = Hand<13>;

/// Cards in front, in the middle and at the back: a whole setting, or what is added to one.
///
/// ```
/// let rows: pots::chinese::Rows = "Kc / 9s 9d /".parse().unwrap();
/// assert_eq!(rows.sizes(), [1, 2, 0]);
/// assert_eq!(rows.to_string(), "Kc / 9s 9d /");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The first set, farthest from the player.
    pub front: Segment,
    /// The second.
    pub middle: Segment,
    /// The third, nearest to the player.
    pub back: Segment,
}

/// What three full segments are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The three cards in front.
    pub front: Front,
    /// The five in the middle.
    pub middle: High,
    /// The five at the back.
    pub back: High,
}

impl Ranked {
    /// Whether the front is below the middle and the middle not above the back: 13-Card's order.
    #[must_use]
    pub fn is_ordered(self) -> bool {
        self.front.is_under(self.middle) && self.middle <= self.back
    }

    /// Whether each segment outranks the one before it: the order of Face-Up Chinese Poker.
    #[must_use]
    pub fn rises(self) -> bool {
        self.front.is_under(self.middle) && self.middle < self.back
    }
}

impl Rows {
    /// What the segments are called, the front first.
    pub const NAMES: [&str; 3] = ["front", "middle", "back"];

    /// Nothing laid.
    pub const EMPTY: Rows =
        Rows { front: Segment::EMPTY, middle: Segment::EMPTY, back: Segment::EMPTY };

    /// Rows of these cards; none when a segment has more than thirteen.
    #[must_use]
    pub fn of(front: &[Card], middle: &[Card], back: &[Card]) -> Option<Rows> {
        let segment = |cards: &[Card]| {
            let mut segment = Segment::EMPTY;
            let fits = cards.len() <= 13;
            cards.iter().filter(|_| fits).for_each(|card| segment.push(*card));
            fits.then_some(segment)
        };
        Some(Rows { front: segment(front)?, middle: segment(middle)?, back: segment(back)? })
    }

    /// Front, middle and back.
    #[must_use]
    pub fn segments(&self) -> [&Segment; 3] {
        [&self.front, &self.middle, &self.back]
    }

    /// How many cards each segment has.
    #[must_use]
    pub fn sizes(&self) -> [usize; 3] {
        self.segments().map(Hand::len)
    }

    /// Every card, the front first.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone {
        self.segments().map(Hand::cards).into_iter().flatten().copied()
    }

    /// How many cards in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sizes().into_iter().sum()
    }

    /// Whether nothing is laid.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What they are worth; nothing unless they are three, five and five.
    #[must_use]
    pub fn ranked(&self) -> Option<Ranked> {
        Some(Ranked {
            front: front(self.front.cards().try_into().ok()?),
            middle: high(self.middle.cards().try_into().ok()?),
            back: high(self.back.cards().try_into().ok()?),
        })
    }

    /// Lays further cards on these. What would not fit was refused before.
    pub(crate) fn add(&mut self, more: &Rows) {
        more.front.cards().iter().for_each(|card| self.front.push(*card));
        more.middle.cards().iter().for_each(|card| self.middle.push(*card));
        more.back.cards().iter().for_each(|card| self.back.push(*card));
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [front, middle, back] = self.segments().map(ToString::to_string);
        let text = format!("{front} / {middle} / {back}");
        // An empty segment leaves no blanks: `Kc / 9s /`, `/ 9s /`.
        f.write_str(&text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Rows {
    type Err = Refusal;

    /// Reads `front / middle / back`, any of which may be empty.
    fn from_str(text: &str) -> Result<Rows, Refusal> {
        let parts: Result<Vec<Vec<Card>>, _> = text.split('/').map(parse_cards).collect();
        match parts.map_err(|error| Refusal::unknown(error.to_string()))?.as_slice() {
            [front, middle, back] => Rows::of(front, middle, back),
            _ => None,
        }
        .ok_or_else(unwritten)
    }
}

fn unwritten() -> Refusal {
    Refusal::unknown("a setting is written front / middle / back")
}

impl From<&Rows> for Cards {
    fn from(rows: &Rows) -> Cards {
        let row = |segment: &Segment| segment.cards().iter().copied().map(AnyCard::from).collect();
        Cards { rows: rows.segments().map(row).to_vec() }
    }
}

impl TryFrom<&Cards> for Rows {
    type Error = Refusal;

    fn try_from(cards: &Cards) -> Result<Rows, Refusal> {
        let natural = |card: &AnyCard| {
            card.natural().ok_or_else(|| Refusal::unknown(format!("{card} is no card to lay")))
        };
        let row = |row: &Vec<AnyCard>| row.iter().map(natural).collect::<Result<Vec<Card>, _>>();
        match cards.rows.iter().map(row).collect::<Result<Vec<_>, _>>()?.as_slice() {
            [front, middle, back] => Rows::of(front, middle, back).ok_or_else(unwritten),
            _ => Err(unwritten()),
        }
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Lays cards: all thirteen at once, or in Face-Up Chinese Poker those of this turn. A card
    /// left over is discarded.
    Set(Rows),
    /// Claims a clean sweep of 13-Card.
    Declare,
    /// Gives a hand of 13-Card up for what the house posts.
    Surrender,
    /// Says aloud that the seat stays in fantasy.
    Announce,
}

impl Move {
    /// Its word.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Move::Set(_) => "set",
            Move::Declare => "declare",
            Move::Surrender => "surrender",
            Move::Announce => "announce",
        }
    }

    /// What a seat does that does it.
    #[must_use]
    pub const fn does(&self) -> &'static str {
        match self {
            Move::Set(_) => "sets",
            Move::Declare => "declares a clean sweep",
            Move::Surrender => "surrenders",
            Move::Announce => "stays in fantasy",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Move::Set(rows) => write!(f, " {rows}"),
            Move::Declare | Move::Surrender | Move::Announce => Ok(()),
        }
    }
}

impl From<&Move> for table::Act {
    fn from(act: &Move) -> table::Act {
        match act {
            Move::Set(rows) => table::Act::cards(act.word(), rows.into()),
            Move::Declare | Move::Surrender | Move::Announce => table::Act::word(act.word()),
        }
    }
}

impl TryFrom<&table::Act> for Move {
    type Error = Refusal;

    fn try_from(act: &table::Act) -> Result<Move, Refusal> {
        let bare = act.amount.is_none() && act.cards.is_none();
        match act.word.as_ref() {
            "set" if act.amount.is_none() => Rows::try_from(&act.cards).map(Move::Set),
            "declare" if bare => Ok(Move::Declare),
            "surrender" if bare => Ok(Move::Surrender),
            "announce" if bare => Ok(Move::Announce),
            _ => Err(no_act(&act.to_string())),
        }
    }
}

fn no_act(text: &str) -> Refusal {
    let text = text.escape_debug();
    Refusal::unknown(format!("`{text}` is no act here: set, declare, surrender, announce"))
}

impl FromStr for Move {
    type Err = Refusal;

    /// Reads `set front / middle / back`, `declare`, `surrender` and `announce`.
    fn from_str(text: &str) -> Result<Move, Refusal> {
        match text.trim().split_once(' ').unwrap_or((text.trim(), "")) {
            ("set", rows) => rows.parse().map(Move::Set),
            ("declare", "") => Ok(Move::Declare),
            ("surrender", "") => Ok(Move::Surrender),
            ("announce", "") => Ok(Move::Announce),
            _ => Err(no_act(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_read_back() {
        for text in [
            "set Kc / 9s /",
            "set / 9s /",
            "set 2c 2d 2h / 3c 3d 3h 4c 4d / As Ks Qs Js Ts",
            "set / /",
            "declare",
            "surrender",
            "announce",
        ] {
            let act: Move = text.parse().expect(text);
            assert_eq!(act.to_string(), text);
            let told: table::Act = text.parse().expect(text);
            assert_eq!(Move::try_from(&told), Ok(act));
            assert_eq!(table::Act::from(&act), told);
        }
        let many = "set 2c 2c 2c 2c 2c 2c 2c 2c 2c 2c 2c 2c 2c 2c / /";
        for text in ["", "set", "set Kc", "set Kc / 9s", "set x / /", "declare 3", "fold", many] {
            assert!(text.parse::<Move>().is_err(), "{text}");
            let told = text.parse::<table::Act>();
            assert!(told.map_or(true, |told| Move::try_from(&told).is_err()), "{text}");
        }
    }

    #[test]
    fn orders_differ_in_equal_segments() {
        let check = |text: &str, ordered: bool, rises: bool| {
            let ranked = text.parse::<Rows>().expect(text).ranked().expect(text);
            assert_eq!((ranked.is_ordered(), ranked.rises()), (ordered, rises), "{text}");
        };
        check("2c 3c 4d / 5c 6c 7c 8c 9d / 5d 6d 7d 8d 9c", true, false);
        check("2c 3c 4d / 5c 6c 7c 8c 9d / 6d 7d 8d 9c Th", true, true);
        check("2c 3c 4d / 6d 7d 8d 9c Th / 5c 6c 7c 8c 9d", false, false);
        check("Kh Kd 9c / Kc Ks 9d 3h 2h / 6d 7d 8d 9h Th", true, true);
        check("Kh Kd 9c / Kc Ks 8d 3h 2h / 6d 7d 8c 9h Th", false, false);
        assert_eq!("2c 3c / 5c 6c 7c 8c 9d / ".parse::<Rows>().expect("rows").ranked(), None);
    }
}
