//! croupier: regulators' rule books as one executable system.
//!
//! The library is a facade over the crates that do the work. Its calls take a game's id and what
//! the house posts, give typed results that write themselves as the JSON of the command line, and
//! turn down with an [`Error`] that keeps the rules:
//!
//! | call | what it says |
//! |---|---|
//! | [`catalog`] | the games, their wagers, pay tables and options |
//! | [`price()`] | the house's edge of every wager, exactly |
//! | [`simulate()`] | many rounds, dealt and counted |
//! | [`strategy()`] | best play of a hand, and what a mistake costs |
//! | [`equity()`] | what poker hands are worth against each other |
//! | [`settle()`] | the settlement of a written round |
//! | [`phh::replay`] | what became of the hands of a history |
//! | [`rules`] | the rules in our words |
//! | [`audit`] | a posted house against the law; [`house`] brings its edges |
//!
//! They read and write no file and take no chance but by a seed; long work may be watched, and
//! what was counted kept, by way of [`solving`]. The command line is in [`cli`].
//!
//! # Settle a round
//!
//! Cards and acts are given, as TOML or JSON; every line of money has its rule.
//!
//! ```
//! let round = r#"
//!     game = "co/baccarat"
//!     set = { vigorish = 5, vigorish_rounding = "quarter" }
//!     [[seat]]
//!     n = 1
//!     bets = { banker = "10.00" }
//!     [spots]
//!     player = "6h Kc"
//!     banker = "4c 3d"
//! "#;
//! let settled = croupier::settle(round)?;
//! let money = settled.banked().expect("somebody banks");
//! assert_eq!(money.lines[0].pays.plain(), "9.50");
//! assert_eq!(money.lines[0].rule.id, "co:30-2808(3)");
//! assert_eq!(money.house.signed(), "-9.50");
//!
//! // A round that breaks a rule is turned down with it.
//! let third = round.replace("6h Kc", "6h Kc 2d");
//! let error = croupier::settle(&third).unwrap_err();
//! assert_eq!(error.rules()[0].id, "co:30-2814(2)");
//! # Ok::<(), croupier::Error>(())
//! ```
//!
//! # Drive a table by events
//!
//! A [`table::Table`] says what it waits for and is told what people do and what chance brings. It
//! answers the events that followed, or a refusal that changed nothing; its `menu` says what a
//! seat may do now, and what not and why. Whoever runs one needs no more, whatever the game.
//!
//! ```
//! use croupier::table::{Ask, Bet, Input, Outcome, Seat, Viewer, What, redact};
//!
//! let mut table = croupier::catalog::find("uk/three-card-poker")?.open(&croupier::posted([]))?;
//! let ante = Bet::new(Seat::FIRST, "ante", croupier::money::Cents::dollars(10));
//! table.tell(Input::Stake(ante))?;
//! table.tell(Input::Close {})?;
//! let [mut own, mut dealer] =
//!     ["2h 5c 9d", "Jh 9c 2d"].map(|text| croupier::cards::parse_any_cards(text).unwrap());
//! let mut paid = Vec::new();
//! loop {
//!     let input = match table.asks().remove(0) {
//!         Ask::Card { to, .. } if to == "dealer" => Input::Card(dealer.remove(0).into()),
//!         Ask::Card { .. } => Input::Card(own.remove(0).into()),
//!         Ask::Show { .. } => Input::Show {},
//!         Ask::Decide { seat } => Input::Decide { seat, act: "play".parse()? },
//!         Ask::Settlement => Input::Settle {},
//!         _ => break,
//!     };
//!     // A viewer is shown what that viewer may see: here no card that lies face down.
//!     for event in table.tell(input)?.iter().map(|event| redact(event, Viewer::Public)) {
//!         if let What::Settled(money) = event.what {
//!             let won = money.lines.iter().filter(|line| line.result == Outcome::Wins);
//!             paid.extend(won.map(|line| (line.wager.clone(), line.rule.id)));
//!         }
//!     }
//! }
//! // Jack high does not play: the ante wins, the further wager goes back.
//! assert_eq!(paid, [("ante".into(), "uk:5.16.a.iii")]);
//! # Ok::<(), croupier::Error>(())
//! ```
//!
//! # Replay a history
//!
//! Hands in the PHH format are played again at a table, which refuses what no rule allows.
//!
//! ```
//! use croupier::{phh, table};
//!
//! let history = r#"
//!     variant = "NT"
//!     antes = [0, 0, 0]
//!     blinds_or_straddles = [1, 2, 0]
//!     min_bet = 2
//!     starting_stacks = [200, 200, 200]
//!     actions = ["d dh p1 ????", "d dh p2 7c2d", "d dh p3 AsAh", "p3 cbr 6", "p1 f", "p2 f"]
//!     finishing_stacks = [199, 198, 203]
//! "#;
//! let histories = phh::read(history).unwrap();
//! let events = histories[0].events().unwrap();
//! let lines = table::story(&events);
//! let told: Vec<String> =
//!     lines.iter().map(|line| format!("{} {}", line.what, line.amount.signed())).collect();
//! let end = ["returned, not called +4.00", "wins last player +5.00"];
//! assert_eq!(told[..3], ["blind -1.00", "blind -2.00", "raises -6.00"]);
//! assert_eq!(told[5..], end);
//! assert_eq!(lines[0].rule.id, "ca:texas-holdem/s4.e");
//! ```
//!
//! # Price a wager
//!
//! ```
//! use croupier::price::Request;
//!
//! let prices = croupier::price("uk/roulette", &Request::default())?;
//! let red = prices.wager("red").expect("on offer");
//! assert_eq!((red.edge.to_string().as_str(), red.lines[0].rule.id), ("1/74", "uk:3.2.i"));
//! # Ok::<(), croupier::Error>(())
//! ```
//!
//! # Rank hands, and what they are worth
//!
//! ```
//! use croupier::cards::parse_cards;
//! use croupier::equity::Request;
//! use croupier::hands::{Category, high};
//!
//! let five = |text: &str| high(&parse_cards(text).unwrap().try_into().unwrap());
//! assert!(five("Kh Kd Kc 9s 9h") > five("Ah 9h 7h 4h 2h"));
//! assert_eq!(five("Kh Kd Kc 9s 9h").category(), Category::FullHouse);
//!
//! let request = Request::of(&["AhAd", "KsKc"], "2c 7d 9h")?;
//! let found = croupier::equity("ca/texas-holdem", &request)?;
//! assert_eq!(found.hands[0].equity.to_string(), "907/990");
//! # Ok::<(), croupier::Error>(())
//! ```

pub mod about;
pub mod cli;
pub mod currency;
pub mod equity;
mod failure;
pub mod fees;
pub mod house;
pub mod library;
pub mod phh;
pub mod play;
pub mod pot;
pub mod price;
pub mod rules;
pub mod settle;
pub mod simulate;
pub mod solving;
pub mod strategy;
pub mod telling;
mod watch;

pub use about::about;
pub use catalog::Error;
pub use equity::equity;
pub use failure::{Exit, Failure};
pub use games::{CATALOG, Entry, find};
pub use price::price;
pub use settle::settle;
pub use simulate::simulate;
pub use strategy::strategy;
pub use {audit, cards, catalog, games, hands, journal, law, money, odds, pots, sim, table};

/// What a house posts, from names and values.
///
/// ```
/// let posted = croupier::posted([("decks", "6"), ("vigorish", "5")]);
/// assert_eq!(posted["decks"], "6");
/// ```
#[must_use]
pub fn posted<const N: usize>(values: [(&str, &str); N]) -> law::Posted {
    values.map(|(name, value)| (name.to_string(), value.to_string())).into()
}

/// The seat of that number at a table.
///
/// # Errors
/// An unknown table, an unlawful posting, or a number that no table has, with the rule of seats.
fn seated(id: &str, posted: &law::Posted, n: u8) -> Result<table::Seat, Error> {
    if let Some(seat) = table::Seat::new(n) {
        return Ok(seat);
    }
    let table = catalog::find(id)?.open(posted)?;
    let (most, rule) = (table.sign().seats, table.sign().seats_rule);
    let why = format!("there is no seat {n}: seats are numbered from 1 to {most}");
    Err(table::Refusal::by(rule, why).into())
}

/// The README's examples, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
