//! A hand written down as it is played.

use super::{History, chips, codes};
use cards::AnyCard;
use money::Cents;
use pots::{Forced, Hand, Move, Player, To};
use toml::{Table, Value};

/// Writes a hand down, card by card and act by act.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    actions: Vec<String>,
    /// The street of the last card, and the actions before it.
    street: usize,
    before: usize,
}

/// A place as the format numbers players: the first left of the button is 1.
fn player(hand: &Hand, place: usize) -> usize {
    let len = hand.places().len();
    (place + len - hand.button() - 1) % len + 1
}

/// A blind as the format has it: below zero where somebody posts who opens nothing by it, out of
/// turn or to make up for a blind.
fn blind(hand: &Hand, place: usize) -> Cents {
    let Player { live, dead, .. } = hand.posted()[place];
    let is_late = player(hand, place) > 2 && live == hand.stakes().least_bet();
    if dead > Cents::ZERO || is_late { Cents::ZERO - dead - live } else { live }
}

impl Recorder {
    /// A card that the hand has asked for, told before it is given.
    pub fn card(&mut self, hand: &Hand, to: To, card: AnyCard) {
        let whose = match to {
            To::Burn => return,
            To::Place(place, _) => format!("d dh p{}", player(hand, place)),
            To::Board(0) => "d db".to_owned(),
            To::Board(board) => format!("d db{}", board + 1),
        };
        // The cards of a deal go round one by one; in a history each player's stand together.
        let dealt = |action: &&mut String| action.starts_with(&format!("{whose} "));
        let deal = self.actions.iter().rposition(|action| !action.starts_with("d "));
        // Without bets between them the cards of two streets stay apart, too.
        if hand.street() != self.street {
            (self.street, self.before) = (hand.street(), self.actions.len());
        }
        let from = deal.map_or(0, |at| at + 1).max(self.before);
        match self.actions[from..].iter_mut().find(dealt) {
            Some(action) => action.push_str(&card.to_string()),
            None => self.actions.push(format!("{whose} {card}")),
        }
    }

    /// An act, told before the hand takes it.
    pub fn act(&mut self, hand: &Hand, place: usize, act: Move) {
        let who = format!("p{}", player(hand, place));
        let held = hand.places()[place].cards();
        let named = |mask: u8| -> String {
            let cards = held.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
            cards.map(|(_, card)| card.to_string()).collect()
        };
        self.actions.push(match act {
            Move::Fold => format!("{who} f"),
            Move::Check | Move::Call => format!("{who} cc"),
            Move::Raise(to) => format!("{who} cbr {}", chips(to)),
            Move::Bring => format!("{who} pb"),
            Move::Draw(0) => format!("{who} sd"),
            Move::Draw(mask) => format!("{who} sd {}", named(mask)),
            Move::Discard(at) => format!("{who} sd {}", named(1 << at)),
            Move::Expose => format!("{who} xp"),
            Move::Hide => return,
        });
    }

    /// The history of a hand that is over; whoever was left in shows the own hand, or threw it
    /// away: of that the format names no card.
    #[must_use]
    pub fn finish(mut self, hand: &Hand) -> History {
        let live: Vec<usize> =
            (0..hand.places().len()).filter(|at| hand.places()[*at].is_live()).collect();
        if live.len() > 1 {
            let len = hand.places().len();
            for place in (1..=len).map(|step| (hand.button() + step) % len) {
                let who = player(hand, place);
                if live.contains(&place) && hand.threw_away(place) {
                    self.actions.push(format!("p{who} sm"));
                } else if live.contains(&place) {
                    let cards: String =
                        hand.places()[place].cards().iter().map(ToString::to_string).collect();
                    self.actions.push(format!("p{who} sm {cards}"));
                }
            }
        }
        History { fields: self.fields(hand) }
    }

    fn fields(self, hand: &Hand) -> Table {
        let stakes = hand.stakes();
        let len = hand.places().len();
        let order: Vec<usize> = (1..=len).map(|step| (hand.button() + step) % len).collect();
        let list = |of: &dyn Fn(usize) -> Cents| -> Value {
            Value::Array(order.iter().map(|place| chips(of(*place))).collect())
        };
        // Of two players each has what the other's place says.
        let forced = |of: &dyn Fn(usize) -> Cents| -> Value {
            let mut all: Vec<Value> = order.iter().map(|place| chips(of(*place))).collect();
            if len == 2 {
                all.reverse();
            }
            Value::Array(all)
        };
        let posted = hand.posted();
        let mut fields = Table::new();
        let mut put = |name: &str, value: Value| {
            fields.insert(name.to_owned(), value);
        };
        put("variant", Value::String(codes::code(stakes.variant, stakes.limit)));
        put("ante_trimming_status", Value::Boolean(true));
        put("antes", forced(&|place| posted[place].ante));
        match stakes.variant.forced {
            Forced::Door(_) => put("bring_in", chips(stakes.bring_in)),
            Forced::Blinds | Forced::ThreeBlinds => {
                put("blinds_or_straddles", forced(&|place| blind(hand, place)));
            }
        }
        match stakes.limit {
            pots::Limit::Fixed | pots::Limit::Spread => {
                put("small_bet", chips(stakes.small));
                put("big_bet", chips(stakes.big));
            }
            pots::Limit::Pot | pots::Limit::No => put("min_bet", chips(stakes.least_bet())),
        }
        put("starting_stacks", list(&|place| hand.places()[place].start));
        let actions = self.actions.into_iter().map(Value::String).collect();
        put("actions", Value::Array(actions));
        let seats = order.iter().map(|at| Value::Integer(hand.places()[*at].seat.into()));
        put("seats", Value::Array(seats.collect()));
        put("_chip", chips(stakes.chip));
        put("finishing_stacks", list(&|place| hand.places()[place].stack));
        fields
    }
}
