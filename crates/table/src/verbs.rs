//! Verbs: short ways to tell a table something, for whoever drives one by hand.

use crate::{
    Act, Ask, Bet, Change, Event, Input, Lying, Ruling, Seat, Settlement, Table, Viewer, What,
};
use crate::{NewShoe, Refusal};
use cards::AnyCard;
use money::Cents;

/// Every [`Table`] has these. Each tells it one [`Input`], or looks at its [`crate::Sight`].
#[allow(clippy::missing_errors_doc)] // each is refused as `tell` refuses
pub trait Verbs {
    /// Tells it, and drops what happened.
    fn say(&mut self, input: Input) -> Result<(), Refusal>;
    /// The first thing it waits for.
    fn next(&self) -> Ask;
    /// The round's events as a viewer may see them.
    fn view(&self, viewer: Viewer) -> Vec<Event>;
    /// Wagers on the table.
    fn lying(&self) -> Vec<Lying>;
    /// The money of the round, once it has moved.
    fn settlement(&self) -> Option<Settlement>;
    /// What a wager's meter shows.
    fn meter(&self, wager: &str) -> Option<Cents>;
    /// The words that a seat may decide by now, with amounts where a word has several.
    fn words(&self, seat: Seat) -> Vec<String>;

    /// Makes a wager.
    fn stake(&mut self, bet: &Bet) -> Result<(), Refusal> {
        self.say(Input::Stake(bet.clone()))
    }
    /// Takes a wager back.
    fn withdraw(&mut self, seat: Seat, wager: &str) -> Result<(), Refusal> {
        self.say(Input::Withdraw { seat, wager: wager.into(), owner: crate::Owner::Seat })
    }
    /// Changes a standing wager.
    fn change(&mut self, seat: Seat, wager: &str, change: Change) -> Result<(), Refusal> {
        self.say(Input::Change { seat, wager: wager.into(), change })
    }
    /// Banks the round.
    fn bank(&mut self, seat: Seat, amount: Cents, action: Option<Seat>) -> Result<(), Refusal> {
        self.say(Input::Bank { seat, amount, action })
    }
    /// Uses coupons.
    fn coupons(&mut self, seat: Seat, n: u8) -> Result<(), Refusal> {
        self.say(Input::Coupons { seat, n })
    }
    /// Sets what a meter shows at payment.
    fn set_meter(&mut self, wager: &str, shown: Cents) -> Result<(), Refusal> {
        self.say(Input::Meter { wager: wager.into(), shown })
    }
    /// No more bets.
    fn close(&mut self) -> Result<(), Refusal> {
        self.say(Input::Close {})
    }
    /// Puts a full shoe on the table.
    fn new_shoe(&mut self) -> Result<(), Refusal> {
        self.say(Input::Shoe(NewShoe::default()))
    }
    /// Deals a card.
    fn deal(&mut self, card: impl Into<AnyCard>) -> Result<(), Refusal> {
        self.say(Input::Card(card.into().into()))
    }
    /// Turns over what is to be turned.
    fn show(&mut self) -> Result<(), Refusal> {
        self.say(Input::Show {})
    }
    /// Takes what the wheel or the dice show.
    fn throw(&mut self, shown: &str) -> Result<(), Refusal> {
        self.say(Input::Throw(shown.into()))
    }
    /// Decides, as it is written: `raise 8.00`.
    fn decide(&mut self, seat: Seat, act: &str) -> Result<(), Refusal> {
        let act: Act = act.parse()?;
        self.say(Input::Decide { seat, act })
    }
    /// Rules on an irregularity.
    fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        self.say(Input::Rule(ruling.clone()))
    }
    /// Moves the money.
    fn settle(&mut self) -> Result<Settlement, Refusal>;
    /// Clears the table.
    fn clear(&mut self) -> Result<(), Refusal> {
        self.say(Input::Clear {})
    }
}

impl<T: Table + ?Sized> Verbs for T {
    fn say(&mut self, input: Input) -> Result<(), Refusal> {
        self.tell(input).map(drop)
    }

    fn next(&self) -> Ask {
        // invariant: a table always waits for something.
        let first = self.asks().into_iter().next();
        first.unwrap_or_else(|| unreachable!("{} waits for nothing", self.sign().id))
    }

    fn view(&self, viewer: Viewer) -> Vec<Event> {
        self.events().iter().map(|event| crate::redact(event, viewer)).collect()
    }

    fn lying(&self) -> Vec<Lying> {
        self.sight(Viewer::Public).stakes
    }

    fn settlement(&self) -> Option<Settlement> {
        self.sight(Viewer::Public).settlement
    }

    fn meter(&self, wager: &str) -> Option<Cents> {
        let meters = self.sight(Viewer::Public).meters;
        meters.into_iter().find(|(id, _)| id == wager).map(|(_, shown)| shown)
    }

    fn words(&self, seat: Seat) -> Vec<String> {
        let open = self.menu(seat).into_iter().filter(crate::Choice::is_open);
        let decisions: Vec<_> = open.filter(|c| c.verb == crate::Verb::Decide).collect();
        let several = |id: &str| decisions.iter().filter(|choice| choice.id == id).count() > 1;
        let written = |choice: &crate::Choice| match (choice.amount, &choice.cards) {
            (Some(span), _) if several(&choice.id) => {
                vec![format!("{} {}", choice.id, span.min.plain())]
            }
            // One card of several, each a decision of its own.
            (None, Some(crate::Pick { from, least: 1, most: 1, .. })) => {
                from.iter().map(|card| format!("{} {card}", choice.id)).collect()
            }
            // Two of several.
            (None, Some(crate::Pick { from, least: 2, most: 2, rows })) if rows.is_empty() => {
                let pairs = from
                    .iter()
                    .enumerate()
                    .flat_map(|(at, one)| from[at + 1..].iter().map(move |other| (one, other)));
                let words = pairs.map(|(one, other)| format!("{} {one} {other}", choice.id));
                // Not every two may be named by whoever must not foul.
                let may = |word: &String| {
                    let act = word.parse::<Act>();
                    act.is_ok_and(|act| self.check(&Input::Decide { seat, act }).is_ok())
                };
                words.filter(may).collect()
            }
            _ => vec![choice.id.to_string()],
        };
        decisions.iter().flat_map(written).collect()
    }

    fn settle(&mut self) -> Result<Settlement, Refusal> {
        let events = self.tell(Input::Settle {})?;
        let settled = events.into_iter().find_map(|event| match event.what {
            What::Settled(settlement) => Some(*settlement),
            _ => None,
        });
        // invariant: settling says what moved.
        Ok(settled.unwrap_or_else(|| unreachable!("{} settled nothing", self.sign().id)))
    }
}
