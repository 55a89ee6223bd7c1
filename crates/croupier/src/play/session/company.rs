//! Who else sits at the table, and what they do.
//!
//! Against a house nobody does. Where players bank in turn, or draw the cards in turn, two
//! neighbours do so with you by the book's rotation: they always accept, bet a fixed amount, play
//! the house way or go on, and bank with ten times your bankroll. Where each seat has a hand of
//! its own they play only against your bank, or where the book lets only those bank who played the
//! hand before. Games between players are played with bots that see what their seats see.

use super::Setup;
use crate::Failure;
use crate::pot::bots::Bot;
use catalog::Game;
use games::Entry;
use games::california::rotation::Eligibility;
use money::Cents;
use pots::Stakes;
use serde::{Deserialize, Serialize};
use sim::stream::Stream;
use std::sync::Arc;
use table::{
    Act, Ask, Bank, Bet, Cards, Choice, Input, Kind, Made, Office, Owner, Refusal, Seat, Sight,
    Sign, Table, Turn, Verb, Viewer, What,
};

/// What the neighbours bet, where limits allow it.
const NEIGHBOUR_BETS: Cents = Cents::dollars(10);
/// A neighbour's bank, in bankrolls of yours.
const BANK_TIMES: i64 = 10;
/// How many play where nothing is said, as far as the game seats so many.
const PLAYERS: u8 = 6;
/// The company where none is asked for.
const BOTS: [Bot; 2] = [Bot::Tight, Bot::Loose];
/// The domain of the streams that bots decide by.
const MOODS: u32 = 4;

/// Who else plays, where you choose that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neighbours {
    /// How many play; as the game has it where nothing is said.
    pub players: Option<u8>,
    /// Bots by name, in turn round the table.
    pub bots: Vec<String>,
}

/// Who else sits at the table.
pub(super) struct Company {
    you: Seat,
    seats: Vec<Seat>,
    ways: Ways,
}

/// How the company plays.
enum Ways {
    /// Nobody is there.
    Alone,
    /// Against a player's bank, or with a shoe that goes round.
    Banked {
        /// What a neighbour banks with.
        put_up: Cents,
        /// Whether they play against others than you.
        always: bool,
    },
    /// For a pot.
    Pot { stakes: Arc<Stakes>, bots: Vec<(Seat, Bot)>, moods: Box<Stream>, bring: Cents },
    /// For points.
    Points { bring: Cents },
}

impl Company {
    pub fn new(game: &Game, sign: &Sign, setup: &Setup) -> Result<Company, Failure> {
        let you = setup.seat;
        let alone = Company { you, seats: Vec::new(), ways: Ways::Alone };
        let Neighbours { players, bots: named } = &setup.neighbours;
        let chosen = if players.is_some() { "--players" } else { "--bots" };
        let chooses = players.is_some() || !named.is_empty();
        match game {
            Game::Banked(..) if chooses => {
                let why = format!("{chosen} is for poker between players; {} is not", sign.id);
                Err(Failure::usage(why))
            }
            Game::Banked(entry, _) if sign.office.is_some() => {
                let after = |i: u8| Seat::new((you.n() - 1 + i) % sign.seats + 1);
                let seats = (1..sign.seats).filter_map(after).take(2).collect();
                let many = setup.bankroll.get().saturating_mul(BANK_TIMES);
                let put_up = Cents::new(many).min(Cents::READ_MAX);
                let hands = matches!(
                    entry,
                    Entry::Duel(_)
                        | Entry::Pan(_)
                        | Entry::PaiGow(_)
                        | Entry::Tiles(_)
                        | Entry::Pokara(_)
                );
                let always = !hands || entry.eligibility() == Some(Eligibility::PriorBet);
                Ok(Company { you, seats, ways: Ways::Banked { put_up, always } })
            }
            Game::Banked(..) => Ok(alone),
            Game::Pot(variant) => {
                let (stakes, _) = catalog::stakes(variant, &setup.posted)?;
                let most = stakes.active().min(pots::PLACES_MAX as u8);
                enough(setup, variant)?;
                let seats = others(setup, most)?;
                let bots = bots(&setup.neighbours)?;
                if named.len() > seats.len() {
                    let (named, seats) = (named.len(), seats.len());
                    let why = format!("--bots names {named}, and {seats} others can play");
                    return Err(Failure::usage(why));
                }
                let bots = seats.iter().copied().zip(bots.into_iter().cycle()).collect();
                let moods = Box::new(Stream::new(&setup.seed, MOODS, 0));
                let bring = setup.bankroll;
                let ways = Ways::Pot { stakes: Arc::new(stakes), bots, moods, bring };
                Ok(Company { you, seats, ways })
            }
            Game::Points(game) => {
                let seats = others(setup, game.active())?;
                Ok(Company { you, seats, ways: Ways::Points { bring: setup.bankroll } })
            }
        }
    }

    /// You have moved to another seat.
    pub fn you_sit(&mut self, seat: Seat) {
        self.you = seat;
    }

    /// Everybody sits down.
    pub fn arrivals(&self) -> Vec<Input> {
        let mut seats: Vec<Seat> = self.seats.iter().copied().chain([self.you]).collect();
        seats.sort_unstable();
        let buy = match &self.ways {
            Ways::Alone | Ways::Banked { .. } => Cents::ZERO,
            Ways::Pot { bring, .. } | Ways::Points { bring } => *bring,
        };
        seats.into_iter().map(|seat| Input::Join { seat, buy, how: None }).collect()
    }

    /// How a neighbour plays, by name, where that is chosen.
    pub fn bot(&self, seat: Seat) -> Option<&'static str> {
        let Ways::Pot { bots, .. } = &self.ways else { return None };
        bots.iter().find(|(at, _)| *at == seat).map(|(_, bot)| bot.name())
    }

    /// Whether a neighbour has something to do.
    pub fn has_something_to_do(&self, table: &dyn Table, asks: &[Ask]) -> bool {
        self.due(table, asks).is_some()
    }

    /// What a neighbour does next.
    pub fn acts(&mut self, table: &dyn Table, asks: &[Ask]) -> Option<Input> {
        match self.due(table, asks)? {
            Due::Input(input) => Some(input),
            Due::Decide(seat) => {
                let act = self.decides(table, seat)?;
                Some(Input::Decide { seat, act })
            }
        }
    }

    fn due(&self, table: &dyn Table, asks: &[Ask]) -> Option<Due> {
        asks.iter().find_map(|ask| match ask {
            Ask::Office { office: Office::Bank, seat } if *seat != self.you => {
                let Ways::Banked { put_up, .. } = self.ways else { return None };
                let bank = Input::Bank { seat: *seat, amount: put_up, action: None };
                Some(Due::Input(takes_back(table, *seat).unwrap_or(bank)))
            }
            Ask::Office { office: Office::Shoe, seat } if *seat != self.you => {
                Some(Due::Input(Input::Decide { seat: *seat, act: Act::word("take") }))
            }
            Ask::Office { office: Office::Button, seat } if self.is_not_asked(asks) => {
                let act = Act::word("take-button");
                Some(Due::Input(Input::Decide { seat: *seat, act }))
            }
            Ask::Decide { seat } if *seat != self.you => Some(Due::Decide(*seat)),
            Ask::Follow { seat, .. } if *seat != self.you => {
                let open = table.menu(*seat).into_iter().find(Choice::is_open)?;
                Some(Due::Input(open.input(*seat, None, Cards::default())))
            }
            Ask::Show { by, .. } => self.shows(table, *by).map(Due::Input),
            Ask::Wagers => self.before(table).map(Due::Input),
            Ask::Hand | Ask::Seats { .. } => self.buys(table).map(Due::Input),
            _ => None,
        })
    }

    /// Whether nobody waits for your word on what goes round.
    fn is_not_asked(&self, asks: &[Ask]) -> bool {
        !asks.iter().any(|ask| matches!(ask, Ask::Office { seat, .. } if *seat == self.you))
    }

    /// At a showdown: neighbours show their hands for a pot when it is their turn, and announce
    /// what they may where points are played for.
    fn shows(&self, table: &dyn Table, by: Option<Seat>) -> Option<Input> {
        let input = |seat: Seat, act| Input::Decide { seat, act };
        match &self.ways {
            Ways::Alone | Ways::Banked { .. } => None,
            Ways::Pot { .. } => {
                by.filter(|seat| *seat != self.you).map(|seat| input(seat, Act::word("show")))
            }
            Ways::Points { .. } => self.seats.iter().find_map(|seat| {
                let act = pots::chinese::simple_at(table, *seat)?;
                Some(input(*seat, act))
            }),
        }
    }

    /// Before a round: dice of a seat where nobody sits come to you, and neighbours bet.
    fn before(&self, table: &dyn Table) -> Option<Input> {
        let sight = table.sight(Viewer::Public);
        match sight.figure("shooter").map(|who| who.strip_prefix("seat ").unwrap_or("")) {
            Some("") if self.passed_to_you(table) => {
                let shoot = Input::Decide { seat: self.you, act: Act::word("shoot") };
                return table.check(&shoot).is_ok().then_some(shoot);
            }
            Some(n) if n != self.you.n().to_string() => {
                let seat = n.parse().ok().and_then(Seat::new)?;
                return Some(Input::Decide { seat, act: Act::word("pass") });
            }
            _ => {}
        }
        self.bets(table, &sight)
    }

    /// Whether the dice were last passed by another seat; those that you passed are not yours.
    fn passed_to_you(&self, table: &dyn Table) -> bool {
        let passed = table.events().iter().rev().find_map(|event| match &event.what {
            What::Acted { seat, act, .. } if act.word == "pass" => Some(*seat),
            What::Office { office: Office::Dice, seat, done: Turn::Passed, .. } => Some(*seat),
            _ => None,
        });
        passed.is_some_and(|seat| seat != self.you)
    }

    /// The next wager of a neighbour who does not bank.
    fn bets(&self, table: &dyn Table, sight: &Sight) -> Option<Input> {
        let Ways::Banked { always, .. } = self.ways else { return None };
        let (banker, _) = sight.bank?;
        if !always && banker != self.you {
            return None;
        }
        let sign = table.sign();
        let mains: Vec<&table::Mark> = sign
            .marks
            .iter()
            .filter(|mark| mark.kind == Kind::Main && mark.made == Made::Before)
            .collect();
        for (i, seat) in self.seats.iter().enumerate().filter(|(_, seat)| **seat != banker) {
            let made = |id: &str| sight.stakes.iter().any(|l| l.seat == *seat && l.wager == id);
            // The first neighbour bets on one hand, the second on the other; or both on their own.
            let first = mains.iter().position(|m| m.id == ["player", "banker"][i % 2]);
            let wanted: Vec<&&table::Mark> = match first {
                Some(at) => vec![&mains[at]],
                None => mains.iter().collect(),
            };
            for mark in wanted.into_iter().filter(|mark| !made(&mark.id)) {
                let amount = NEIGHBOUR_BETS.max(mark.limits.min).min(mark.limits.max);
                let input = Input::Stake(Bet::new(*seat, mark.id.to_string(), amount));
                if table.check(&input).is_ok() {
                    return Some(input);
                }
            }
        }
        None
    }

    /// A neighbour without chips buys some.
    fn buys(&self, table: &dyn Table) -> Option<Input> {
        let bring = match &self.ways {
            Ways::Pot { bring, .. } | Ways::Points { bring } => *bring,
            Ways::Alone | Ways::Banked { .. } => return None,
        };
        let sight = table.sight(Viewer::Public);
        let few = match table.sign().bank {
            Bank::Points => |chips: Cents, bring: Cents| chips.get() * 20 < bring.get(),
            _ => |chips: Cents, _: Cents| chips == Cents::ZERO,
        };
        let broke = sight.chairs.iter().filter(|chair| self.seats.contains(&chair.seat));
        let mut broke = broke.filter(|chair| chair.chips.is_some_and(|chips| few(chips, bring)));
        let input = Input::Buy { seat: broke.next()?.seat, amount: bring };
        table.check(&input).is_ok().then_some(input)
    }

    fn decides(&mut self, table: &dyn Table, seat: Seat) -> Option<Act> {
        let (sight, menu) = (table.sight(Viewer::Seat(seat)), table.menu(seat));
        let open: Vec<Choice> = menu.into_iter().filter(Choice::is_open).collect();
        match &mut self.ways {
            Ways::Pot { stakes, bots, moods, .. } => {
                let (_, bot) = bots.iter().find(|(at, _)| *at == seat)?;
                Some(bot.decides(stakes, &sight, &open, seat, moods))
            }
            Ways::Points { .. } => pots::chinese::simple_at(table, seat),
            Ways::Alone | Ways::Banked { .. } => {
                let house = open.iter().find(|choice| choice.id == "house-way");
                let decisions = open.iter().filter(|choice| choice.verb == Verb::Decide);
                let choice = house.or(decisions.into_iter().next())?;
                match choice.input(seat, None, Cards::default()) {
                    Input::Decide { act, .. } => Some(act),
                    _ => None,
                }
            }
        }
    }
}

/// What is due from a neighbour.
enum Due {
    /// This.
    Input(Input),
    /// A decision.
    Decide(Seat),
}

/// Refuses fewer players than the book has a game for.
fn enough(setup: &Setup, variant: &pots::Variant) -> Result<(), Refusal> {
    let (fewest, most) = (variant.customs.fewest, variant.active);
    match setup.neighbours.players {
        Some(players) if (2..fewest).contains(&players) => {
            let why = format!("{fewest} to {most} can play, not {players}");
            Err(Refusal::by(variant.cites.seats, why))
        }
        _ => Ok(()),
    }
}

/// The seats of the others, of at most so many players.
fn others(setup: &Setup, most: u8) -> Result<Vec<Seat>, Failure> {
    let players = setup.neighbours.players.unwrap_or(PLAYERS.min(most));
    if !(2..=most).contains(&players) {
        return Err(Failure::usage(format!("2 to {most} can play, not {players}")));
    }
    let you = setup.seat;
    if you.n() > players {
        return Err(Failure::usage(format!("seats are numbered 1 to {players}, not {}", you.n())));
    }
    Ok((1..=players).filter_map(Seat::new).filter(|seat| *seat != you).collect())
}

fn bots(neighbours: &Neighbours) -> Result<Vec<Bot>, Failure> {
    if neighbours.bots.is_empty() {
        return Ok(BOTS.to_vec());
    }
    Ok(neighbours.bots.iter().map(|name| Bot::parse(name)).collect::<Result<_, _>>()?)
}

/// A wager of a seat that is to bank: made against a bank that went back, it goes back first.
fn takes_back(table: &dyn Table, seat: Seat) -> Option<Input> {
    let stakes = table.sight(Viewer::Public).stakes;
    let own = stakes.into_iter().find(|stake| stake.seat == seat && stake.owner == Owner::Seat)?;
    Some(Input::Withdraw { seat, wager: own.wager.to_string(), owner: Owner::Seat })
}
