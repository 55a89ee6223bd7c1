//! What lies on the table, as the player may see it.

use super::Session;
use crate::play::words;
use cards::Card;
use games::baccarat::hand::value;
use games::duel::{Plan, Shape, Stage};
use hands::{Category, Printed, ThreeKind};
use table::{Event, Face, Next, Viewer};

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// For all to see, or in your hand.
    Up(Card),
    /// Face down, for the dealer or another seat to turn.
    Down,
    /// Face down, for you to turn.
    Yours,
}

/// The cards of one spot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// In the order received.
    pub cards: Vec<Lies>,
}

impl Held {
    /// The points of the first `n` cards, as far as they are seen.
    pub fn points(&self, n: usize) -> u8 {
        let seen = self.cards.iter().take(n).filter_map(|card| match card {
            Lies::Up(card) => Some(value(*card)),
            Lies::Down | Lies::Yours => None,
        });
        seen.sum::<u8>() % 10
    }

    /// Whether every card is seen.
    pub fn open(&self) -> bool {
        self.cards.iter().all(|card| matches!(card, Lies::Up(_)))
    }

    /// The cards that are seen.
    pub fn seen(&self) -> Vec<Card> {
        let up = |card: &Lies| if let Lies::Up(card) = card { Some(*card) } else { None };
        self.cards.iter().filter_map(up).collect()
    }
}

impl Session {
    /// The hand at a spot: `player`, `dealer`, … Cards are yours to turn from the moment at which
    /// they are dealt or handed to you; a hand of your own you look at.
    pub fn held(&self, spot: &str) -> Held {
        let mut held = Held::default();
        let handed = matches!(self.table.next(), Next::Show { of } if of == spot);
        let yours = handed && self.mine_to_turn(spot);
        for event in self.table.view(Viewer::Seat(self.you)) {
            match event {
                Event::Dealt { to, card, face } if to == spot => {
                    held.cards.push(match (card, face) {
                        (Some(card), Face::Up) => Lies::Up(card),
                        (Some(card), face) if self.looks_at(face) => Lies::Up(card),
                        (_, Face::Own(seat)) if seat == self.you => Lies::Yours,
                        _ if yours => Lies::Yours,
                        _ => Lies::Down,
                    });
                }
                // Cards are turned in the order in which they came.
                Event::Shown { of, card } if of == spot => {
                    let down = |lies: &&mut Lies| !matches!(lies, Lies::Up(_));
                    if let Some(first) = held.cards.iter_mut().find(down) {
                        *first = Lies::Up(card);
                    }
                }
                _ => {}
            }
        }
        held
    }

    /// Whether the cards at a spot are the player's to turn.
    pub(super) fn mine_to_turn(&self, spot: &str) -> bool {
        self.table.turned_by(spot) == Some(self.you)
    }

    /// Whether you look at a card dealt so: seats that play a hand of their own do.
    pub(super) fn looks_at(&self, face: Face) -> bool {
        self.plan.is_some() && face == Face::Own(self.you)
    }

    /// Where cards lie, from the dealer's side of the table to yours.
    pub fn places(&self) -> Vec<Place> {
        let Some(plan) = self.plan else { return vec![Place::Player, Place::Banker] };
        let dealt = |wanted: fn(&Stage) -> bool| plan.stages.iter().any(wanted);
        let dealer = dealt(|stage| matches!(stage, Stage::Dealer(..)));
        let board = dealt(|stage| matches!(stage, Stage::Board(..)));
        let places = [(Place::Dealer, dealer), (Place::Board, board), (Place::You, true)];
        places.into_iter().filter(|(_, there)| *there).map(|(place, _)| place).collect()
    }

    /// The hand at a place.
    pub fn at(&self, place: Place) -> Held {
        self.held(&self.spot(place))
    }

    fn spot(&self, place: Place) -> String {
        match place {
            Place::Player => "player".into(),
            Place::Banker => "banker".into(),
            Place::Dealer => "dealer".into(),
            Place::Board => "board".into(),
            Place::You => format!("seat{}", self.you.n()),
        }
    }

    /// Who has the cards of a spot: `you`, `the dealer`, `seat 2`, `banker`.
    pub fn who(&self, spot: &str) -> String {
        match spot.strip_prefix("seat") {
            _ if spot == self.spot(Place::You) => "you".into(),
            Some(n) => format!("seat {n}"),
            None if self.plan.is_some() => format!("the {spot}"),
            None => spot.into(),
        }
    }

    /// The cards at a place as far as they are seen, and what kind of hand they make with those of
    /// the board once all are; none where no card is seen.
    pub fn ranked(&self, place: Place) -> Option<Ranked> {
        let held = self.at(place);
        let cards = held.seen();
        let plan = self.plan.filter(|_| place != Place::Board && held.open());
        let kind = plan.and_then(|plan| kind(plan, &cards, &self.at(Place::Board).seen()));
        (!cards.is_empty()).then_some(Ranked { cards, kind })
    }

    /// Whether the dealer has shown a hand that does not qualify.
    pub fn unqualified(&self) -> bool {
        let fails =
            |(name, value): &(&str, String)| *name == "dealer_qualifies" && value == "false";
        self.table.summary().iter().any(fails)
    }
}

/// A place where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The player's hand of baccarat.
    Player,
    /// The banker's.
    Banker,
    /// The dealer's hand, or the player-dealer's.
    Dealer,
    /// The common cards.
    Board,
    /// Your own hand.
    You,
}

/// Cards, and what they make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The cards, in the order received.
    pub cards: Vec<Card>,
    /// What kind of hand they make, once there are enough.
    pub kind: Option<&'static str>,
}

/// What kind of hand own cards make with those of the board.
fn kind(plan: &Plan, own: &[Card], board: &[Card]) -> Option<&'static str> {
    let strength = (plan.strength)(own, board);
    let number = usize::from(strength.kind);
    match (plan.shape, own.len() + board.len()) {
        (Shape::ThreeCard, 3) => ThreeKind::ALL.get(number).map(|kind| words::three(*kind)),
        (Shape::ThreeCard, _) | (_, 0..5) => None,
        // Where hands only meet a pay table they are not compared.
        _ if strength.number == 0 => {
            let five: [Card; 5] = [own, board].concat().try_into().ok()?;
            Some(words::category(hands::stacked(&five, Printed::Usual).category()))
        }
        _ => Category::ALL.get(number).map(|kind| words::category(*kind)),
    }
}
