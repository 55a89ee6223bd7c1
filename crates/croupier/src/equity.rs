//! What poker hands are worth against each other: every way the missing cards can fall, or a
//! sample where that is too many.
//!
//! ```
//! use croupier::equity;
//! use croupier::equity::{Method, Request};
//!
//! let request = Request::of(&["AhAd", "KsKc"], "2c 7d 9h")?;
//! let found = equity("ca/texas-holdem", &request)?;
//! assert_eq!((found.method, found.count), (Method::Exact, 990));
//! assert_eq!(found.hands[0].equity.to_string(), "907/990");
//! # Ok::<(), croupier::Error>(())
//! ```

mod found;
mod written;

pub use found::{Change, Equity, HandEquity, Makes, Method, Outs, Street};

use crate::simulate::Z99;
use crate::solving::{Task, Work};
use ::hands::Category;
use cards::{AnyCard, Card};
use catalog::Error;
use catalog::for_pot;
use law::Posted;
use odds::Exact;
use odds::equity::{EXACT_MAX, Meeting, Range, RangeMet, Ranged, Spot, Worth, Wrong, is_holdem};
use pots::{Deal, Exchange, Stakes};
use sim::stream::{Seed, Stream};

/// The domain of streams that fill in missing cards.
const FILLS: u32 = 5;

/// How many completions are sampled where nobody says.
const SAMPLES: u64 = 1_000_000;

/// Hands that contend.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// What the house posts.
    pub posted: Posted,
    /// Each hand: the cards that are known, or a range.
    pub hands: Vec<Hand>,
    /// The cards of the board that are known, and of a second one.
    pub boards: [Vec<AnyCard>; 2],
    /// Cards out of play.
    pub dead: Vec<AnyCard>,
    /// So many completions are sampled; if none is said, all are counted where they are not too
    /// many.
    pub samples: Option<u64>,
    /// The seed of a sample.
    pub seed: Seed,
    /// Whether the next cards are looked for after which another hand leads.
    pub outs: bool,
    /// Whether every street of the board is looked at, from before it on.
    pub streets: bool,
}

/// What is known of a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Hand {
    /// These cards of it; none of a random hand.
    Cards(Vec<AnyCard>),
    /// One of these, where a hand of hold'em has two cards.
    Range(Range),
}

impl Hand {
    /// Cards, `random`, or a range.
    ///
    /// # Errors
    /// What is neither.
    pub fn read(text: &str) -> Result<Hand, Error> {
        match cards(text) {
            Ok(cards) => Ok(Hand::Cards(cards)),
            Err(error) => match text.parse() {
                Ok(range) => Ok(Hand::Range(range)),
                // Whoever wrote suits meant cards.
                Err(_) if text.contains(char::is_whitespace) && !text.contains('%') => Err(error),
                Err(wrong) => Err(Error::usage(wrong.to_string())),
            },
        }
    }

    /// The hands of a game as people write them: blanks part hands, commas join the members of one
    /// range, each of which is a whole hand. The cards of one hand may be parted by either.
    ///
    /// ```
    /// use croupier::equity::Hand;
    ///
    /// let written = ["AhKh,AdKd".to_string(), "QQ 9s8s".to_string()];
    /// let hands = Hand::list("ca/texas-holdem", &written)?;
    /// assert_eq!(hands.len(), 3);
    /// assert!(Hand::list("ca/texas-holdem", &["AhKh,Ad".to_string()]).is_err());
    /// # Ok::<(), croupier::Error>(())
    /// ```
    ///
    /// # Errors
    /// What is no hand, and what may be read in two ways; a game that is not played for a pot.
    pub fn list(game: &str, written: &[String]) -> Result<Vec<Hand>, Error> {
        let stakes = for_pot(game)?.post(&Posted::new())?;
        written::hands(written, stakes.own_cards())
    }

    /// As a range, where two cards of it are known, or none.
    fn range(&self) -> Option<Range> {
        match self {
            Hand::Range(range) => Some(range.clone()),
            Hand::Cards(cards) => match cards[..] {
                [] => Some(Range::random()),
                [one, other] => Some(Range::hand([one.natural()?, other.natural()?])),
                _ => None,
            },
        }
    }
}

impl Request {
    /// Hands and a board as written, at a table that posts nothing; `random` is a hand of which
    /// nothing is known.
    ///
    /// # Errors
    /// What is no card.
    pub fn of(hands: &[&str], board: &str) -> Result<Request, Error> {
        Ok(Request {
            posted: Posted::new(),
            hands: hands.iter().map(|hand| Hand::read(hand)).collect::<Result<_, _>>()?,
            boards: [cards(board)?, Vec::new()],
            dead: Vec::new(),
            samples: None,
            seed: Seed::from(1),
            outs: false,
            streets: false,
        })
    }
}

/// Cards with or without blanks; `random` or nothing is a hand of which nothing is known.
///
/// # Errors
/// What is no card.
pub fn cards(text: &str) -> Result<Vec<AnyCard>, Error> {
    if text.trim() == "random" {
        return Ok(Vec::new());
    }
    cards::parse_any_cards(text).map_err(|error| Error::usage(format!("{text}: {error}")))
}

fn text(cards: &[AnyCard]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    if cards.is_empty() { "random".to_owned() } else { cards.join(" ") }
}

/// Prices hands of a pot game against each other.
///
/// # Errors
/// An unknown game, what is posted against the law, or cards that cannot lie there together.
pub fn equity(id: &str, request: &Request) -> Result<Equity, Error> {
    with(id, request, Work::default())
}

/// The same, telling how far it has come.
///
/// # Errors
/// As [`equity()`].
pub fn with(id: &str, request: &Request, work: Work<'_>) -> Result<Equity, Error> {
    let variant = for_pot(id)?;
    let stakes = variant.post(&request.posted)?;
    let wrong = |wrong: Wrong| Error::Usage(wrong.0);
    whole(&stakes, &request.hands)?;
    let mut found = one_street(variant.id, &stakes, request, work)?;
    if request.outs {
        let outs = spot(&stakes, request)?.outs().map_err(wrong)?;
        let numbered = |hands: &[usize]| hands.iter().map(|at| at + 1).collect();
        let change = |(lead, cards): &(Vec<usize>, Vec<AnyCard>)| Change {
            lead: numbered(lead),
            cards: cards.iter().map(ToString::to_string).collect(),
        };
        let changes = outs.changes.iter().map(change).collect();
        found.outs = Some(Outs { lead: numbered(&outs.lead), unseen: outs.unseen, changes });
    }
    if request.streets {
        found.streets = streets(variant.id, &stakes, request, work)?;
    }
    Ok(found)
}

/// Where a hand is dealt at once, all of its cards are there; where cards come street by street or
/// are drawn, fewer are what it has so far.
fn whole(stakes: &Stakes, hands: &[Hand]) -> Result<(), Error> {
    let streets = stakes.variant.streets.iter();
    let dealt =
        streets.clone().filter(|street| !matches!(street.deal, Deal::Nothing | Deal::Board(_)));
    let drawn = streets.clone().any(|street| matches!(street.exchange, Exchange::Draw(_)));
    if dealt.count() > 1 || drawn {
        return Ok(());
    }
    let own = stakes.own_cards();
    for (at, hand) in hands.iter().enumerate() {
        match hand {
            Hand::Cards(cards) if (1..own).contains(&cards.len()) => {
                let why = format!(
                    "hand {}, {}, has {} of {own} cards: write them all, ?? for one that is not \
                     known, or `random`",
                    at + 1,
                    text(cards),
                    cards.len()
                );
                return Err(Error::usage(why));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The game on every street of the board, as far as it lies there.
fn streets(
    game: &'static str,
    stakes: &Stakes,
    request: &Request,
    work: Work<'_>,
) -> Result<Vec<Street>, Error> {
    let [board, second] = &request.boards;
    if stakes.board_cards() == 0 {
        let why = format!("{game} has no board; its streets are the cards of each hand");
        return Err(Error::usage(why));
    }
    // A flop comes as one.
    let whole = |n: &usize| stakes.board_cards() < 5 || *n == 0 || *n >= 3;
    let one = |n: usize| {
        let boards = [&board[..n.min(board.len())], &second[..n.min(second.len())]];
        let boards = boards.map(<[AnyCard]>::to_vec);
        let written = if boards[0].is_empty() { String::new() } else { text(&boards[0]) };
        let request = Request { boards, outs: false, streets: false, ..request.clone() };
        let Equity { method, hands, .. } = one_street(game, stakes, &request, work)?;
        let equities = hands.into_iter().map(|hand| hand.equity).collect();
        Ok(Street { board: written, method, equities })
    };
    (0..=board.len()).filter(whole).map(one).collect()
}

/// What each hand is worth as the cards lie.
fn one_street(
    game: &'static str,
    stakes: &Stakes,
    request: &Request,
    work: Work<'_>,
) -> Result<Equity, Error> {
    let wrong = |wrong: Wrong| Error::Usage(wrong.0);
    if let Some(meeting) = meeting(stakes, request)? {
        return met(game, stakes, (request, work), &meeting).map_err(wrong);
    }
    if request.hands.iter().any(|hand| matches!(hand, Hand::Range(_))) {
        return ranged(game, stakes, request);
    }
    let spot = spot(stakes, request)?;
    let exact = request.samples.is_none() && spot.completions().map_err(wrong)? <= EXACT_MAX;
    let (method, worth) = if exact {
        (Method::Exact, spot.exact().map_err(wrong)?)
    } else {
        let mut stream = Stream::new(&request.seed, FILLS, 0);
        let count = request.samples.unwrap_or(SAMPLES);
        (Method::Sampled, spot.sample(count, &mut |n| stream.below(n)).map_err(wrong)?)
    };
    let hands = spot.hands.iter().enumerate();
    let hands = hands.map(|(at, cards)| hand(cards, at, method, &spot, &worth)).collect();
    Ok(Equity { game, method, count: worth.count, hands, outs: None, streets: Vec::new() })
}

/// Ranges by the rules of another game than hold'em.
fn ranged(game: &'static str, stakes: &Stakes, request: &Request) -> Result<Equity, Error> {
    let wrong = |wrong: Wrong| Error::Usage(wrong.0);
    let range = |hand: &Hand| match hand {
        Hand::Range(range) => Some(range.clone()),
        Hand::Cards(_) => None,
    };
    let ranges: Vec<Option<Range>> = request.hands.iter().map(range).collect();
    if let Some(top) = ranges.iter().flatten().find(|range| range.text().contains("top")) {
        let why = format!("{}: which hands are best is known for hold'em alone", top.text());
        return Err(Error::usage(why));
    }
    // A hand that is a range has no cards that are known.
    let known = request.hands.iter().map(|hand| match hand {
        Hand::Cards(_) => hand.clone(),
        Hand::Range(_) => Hand::Cards(Vec::new()),
    });
    let spot = spot(stakes, &Request { hands: known.collect(), ..request.clone() })?;
    let ranged = Ranged::new(spot.clone(), &ranges).map_err(wrong)?;
    let counted = if request.samples.is_none() { ranged.exact().map_err(wrong)? } else { None };
    let (method, worth) = if let Some(worth) = counted {
        (Method::Exact, worth)
    } else {
        let mut stream = Stream::new(&request.seed, FILLS, 0);
        let count = request.samples.unwrap_or(SAMPLES / 4);
        let worth = ranged.sample(count, &mut |n| stream.below(n)).map_err(wrong)?;
        (Method::Sampled, worth)
    };
    let one = |(at, written): (usize, &Hand)| {
        let priced = hand(&spot.hands[at], at, method, &spot, &worth);
        match written {
            Hand::Range(range) => HandEquity { written: range.text().to_owned(), ..priced },
            Hand::Cards(_) => priced,
        }
    };
    let hands = request.hands.iter().enumerate().map(one).collect();
    Ok(Equity { game, method, count: worth.count, hands, outs: None, streets: Vec::new() })
}

/// Hands of which cards are known.
fn spot<'a>(stakes: &'a Stakes, request: &Request) -> Result<Spot<'a>, Error> {
    let cards = |hand: &Hand| match hand {
        Hand::Cards(cards) => Ok(cards.clone()),
        Hand::Range(range) => Err(Error::usage(format!(
            "{}: outs are those of hands, not of ranges; name cards here",
            range.text()
        ))),
    };
    let hands = request.hands.iter().map(cards).collect::<Result<_, _>>()?;
    Ok(Spot { stakes, hands, boards: request.boards.clone(), dead: request.dead.clone() })
}

/// Ranges that meet, where somebody has one, or where a random hand makes too many completions.
fn meeting(stakes: &Stakes, request: &Request) -> Result<Option<Meeting>, Error> {
    let ranged = request.hands.iter().any(|hand| matches!(hand, Hand::Range(_)));
    let two = request.hands.len() == 2 && request.samples.is_none();
    let random = request.hands.contains(&Hand::Cards(Vec::new()));
    let natural = |cards: &[AnyCard]| -> Option<Vec<Card>> {
        cards.iter().map(|card| card.natural()).collect()
    };
    if !is_holdem(stakes) || !(ranged || two && random) {
        return Ok(None);
    }
    let ranges: Option<Vec<Range>> = request.hands.iter().map(Hand::range).collect();
    let (board, dead) = (natural(&request.boards[0]), natural(&request.dead));
    match (ranges, board, dead) {
        (Some(ranges), Some(board), Some(dead)) if request.boards[1].is_empty() => {
            Meeting::new(ranges, &board, &dead).map(Some).map_err(|wrong| Error::Usage(wrong.0))
        }
        _ if ranged => Err(Error::usage(
            "beside a range every hand is a range, two cards or `random`, and all cards are known",
        )),
        _ => Ok(None),
    }
}

/// What ranges come to.
fn met(
    game: &'static str,
    stakes: &Stakes,
    (request, work): (&Request, Work<'_>),
    meeting: &Meeting,
) -> Result<Equity, Wrong> {
    let exact = request.samples.is_none() && meeting.is_countable();
    let (method, met) = if exact {
        (Method::Exact, work.during(Task::Solving, 0, |steps| meeting.exact(steps))?)
    } else {
        let mut stream = Stream::new(&request.seed, FILLS, 0);
        let count = request.samples.unwrap_or(SAMPLES);
        (Method::Sampled, meeting.sample(count, &mut |n| stream.below(n))?)
    };
    let award = stakes.awards.iter().flatten().map(|award| award.name).next().unwrap_or("high");
    let one = |(hand, range): (&Hand, &RangeMet)| {
        let equity = range.equity(met.weight);
        let (middle, reach) = (equity.decimal(), Z99 * range.error(met.weight));
        let makes = Category::ALL.into_iter().zip(range.kinds).rev().filter(|(_, n)| *n > 0);
        HandEquity {
            written: match hand {
                Hand::Cards(cards) => text(cards),
                Hand::Range(range) => range.text().to_owned(),
            },
            interval: (method == Method::Sampled).then_some([middle - reach, middle + reach]),
            scoops: Exact::part(range.wins, met.weight),
            shares: Exact::part(range.ties, met.weight),
            awards: [(award, equity.clone())].into(),
            equity,
            to_come: 0,
            makes: makes
                .map(|(kind, n)| Makes {
                    award,
                    hand: kind.name().to_string(),
                    share: Exact::part(n, met.weight),
                    number: ::hands::High::first(kind),
                })
                .collect(),
        }
    };
    let hands = request.hands.iter().zip(&met.ranges).map(one).collect();
    Ok(Equity { game, method, count: met.count, hands, outs: None, streets: Vec::new() })
}

fn hand(cards: &[AnyCard], at: usize, method: Method, spot: &Spot, worth: &Worth) -> HandEquity {
    let (count, own) = (worth.count, &worth.hands[at]);
    let share = |n: u128| Exact::part(n, count.max(1));
    let equity = own.equity(count);
    let (middle, reach) = (equity.decimal(), Z99 * own.error(count));
    let named = spot.stakes.awards.iter().flatten().enumerate();
    let makes = named.clone().flat_map(|(at, award)| {
        own.made(spot.stakes, at).into_iter().map(move |made| Makes {
            award: award.name,
            hand: made.kind,
            share: Exact::part(made.count, count),
            number: made.number,
        })
    });
    let known = cards.iter().filter(|card| card.is_known()).count();
    let to_come = if known == 0 { 0 } else { spot.stakes.own_cards() - known };
    HandEquity {
        makes: makes.collect(),
        to_come,
        written: text(cards),
        interval: (method == Method::Sampled).then_some([middle - reach, middle + reach]),
        equity,
        scoops: share(own.scoops),
        shares: share(own.shares),
        awards: named.map(|(at, award)| (award.name, own.award(at, count))).collect(),
    }
}
