//! What a ring waits for, and what anybody may see of it.

use super::Outlives;
use super::on::On;
use super::play::{Company, Play};
use super::sign::cards_of;
use super::{seat, spot};
use crate::act;
use crate::hand::{Cry, Hand};
use crate::place::{Place, Standing};
use crate::sitting::{Chair, Sitting, Status};
use cards::AnyCard;
use money::Cents;
use serde::Serialize;
use table::{
    Ask, Choice, Engine, Face, Input, Name, Refusal, Seat, Seated, Sight, Sign, Tale, Viewer,
};

impl Play {
    /// What the ring waits for.
    fn waits(&self) -> Ask {
        let Some(on) = &self.on else { return self.between() };
        match on.hand.ask() {
            act::Awaited::Card(to) => {
                let (to, face) = on.place_of(to);
                Ask::Card { to, face, rule: on.hand.this_street().rule }
            }
            act::Awaited::Shuffle => Ask::Shuffle { rule: on.hand.shuffle_rule() },
            act::Awaited::Decide(at, _) => Ask::Decide { seat: on.seat(at) },
            act::Awaited::Showdown => match on.to_show() {
                Some(seat) => Ask::Show { of: spot(seat), by: Some(seat) },
                None => Ask::Show { of: "showdown".into(), by: None },
            },
            act::Awaited::Over if on.is_settled => Ask::Round,
            act::Awaited::Over => Ask::Settlement,
        }
    }

    /// What it waits for between hands.
    fn between(&self) -> Ask {
        if let Some(next) = self.next_to_draw() {
            let rule = self.stakes.ways().first_rule;
            return Ask::Card { to: spot(next), face: Face::Up, rule };
        }
        let may_deal = match &self.company {
            Company::Sitting(sitting) => !self.lacks_button() && sitting.may_deal().is_ok(),
            Company::Written(_, dealt) => *dealt == super::play::Dealt::No,
        };
        if may_deal {
            return Ask::Hand;
        }
        let missing = self.fewest().saturating_sub(self.ready().len()).max(1) as u8;
        Ask::Seats { missing, rule: self.stakes.variant.cites.seats }
    }

    /// The cards that may come next, in no order.
    fn deck(&self) -> Vec<AnyCard> {
        let drawn = || self.drawn.iter().fold(0, |set, (_, card)| set | card.bit());
        cards_of(match &self.on {
            Some(on) => on.hand.unseen(),
            None => self.stakes.deck.set() & !drawn(),
        })
    }

    fn chairs(&self) -> Vec<Seated> {
        let mut chairs: Vec<Seated> = match &self.company {
            Company::Sitting(sitting) => sitting.seated().map(|chair| self.chair(chair)).collect(),
            Company::Written(written, _) => {
                let (bet, standing) = (Cents::ZERO, "plays");
                let chair = |player: &crate::Player| Seated {
                    seat: seat(player.seat),
                    chips: Some(player.stack),
                    bet,
                    standing: standing.into(),
                };
                written.seated().map(chair).collect()
            }
        };
        if let Some(on) = &self.on {
            for chair in &mut chairs {
                let place = on.hand.places().iter().find(|place| place.seat == chair.seat.n());
                match (place, &self.company) {
                    // Between settlement and clearing chips may be bought already.
                    (Some(place), Company::Sitting(_)) if on.is_settled => {
                        let chips = chair.chips;
                        in_hand(chair, place);
                        chair.chips = chips;
                    }
                    (Some(place), _) => in_hand(chair, place),
                    (None, Company::Written(..)) => chair.standing = "away".into(),
                    (None, Company::Sitting(_)) => {}
                }
            }
        }
        chairs.sort_by_key(|chair| chair.seat);
        chairs
    }

    fn chair(&self, (at, chair): (u8, &Chair)) -> Seated {
        let standing = match chair.status {
            Status::Away => "away",
            _ if chair.barred || chair.no_ante => "away",
            _ if chair.is_ready() && self.on.is_none() => "plays",
            _ => "waits",
        };
        Seated {
            seat: seat(at),
            chips: Some(chair.chips),
            bet: Cents::ZERO,
            standing: standing.into(),
        }
    }

    fn figures(&self) -> Vec<(Name, String)> {
        let mut figures: Vec<(Name, String)> = Vec::new();
        let mut put = |name: &'static str, text: String| figures.push((name.into(), text));
        put("limit", self.stakes.limit.word().to_owned());
        put("stakes", format!("{}/{}", self.stakes.small.plain(), self.stakes.big.plain()));
        if let Company::Sitting(sitting) = &self.company {
            put("hands", sitting.hands().to_string());
            lasting(sitting, &mut put);
        }
        let Some(On { hand, clock, .. }) = &self.on else { return figures };
        put("street", hand.this_street().name.to_owned());
        put("pot", hand.pot().plain());
        put("deck", hand.stub().to_string());
        if let Some(menu) = hand.menu() {
            put("to_call", menu.call.plain());
        }
        if let Some(at) = hand.killer() {
            put("killed_by", hand.places()[at].seat.to_string());
        }
        if let Some((at, _)) = clock {
            put("clock", at.to_string());
        }
        if hand.menu().is_some() {
            let calls: Vec<String> = hand.calls().iter().map(|call| called(hand, *call)).collect();
            if !calls.is_empty() {
                put("calls", calls.join(", "));
            }
        }
        figures
    }
}

/// What lasts from hand to hand.
fn lasting(sitting: &Sitting, put: &mut impl FnMut(&'static str, String)) {
    if let Some(seat) = sitting.killer() {
        put("kill_due", seat.to_string());
    }
    let legs: Vec<String> = sitting.legs().map(|seat| seat.to_string()).collect();
    if !legs.is_empty() {
        put("legs", legs.join(" "));
    }
}

/// How somebody stands who plays the hand.
fn in_hand(chair: &mut Seated, place: &Place) {
    chair.chips = Some(place.stack);
    chair.bet = place.bet;
    chair.standing = match place.standing() {
        Standing::In => "plays".into(),
        Standing::AllIn => "all-in".into(),
        Standing::Folded => "folded".into(),
    };
}

/// What the dealer calls out over the upcards.
fn called(hand: &Hand, call: Cry) -> String {
    let seat = |at: usize| hand.places()[at].seat;
    match call {
        Cry::Brings(at) => format!("seat {} brings it in", seat(at)),
        Cry::Opens(at) => format!("seat {} opens", seat(at)),
        Cry::Pair(at, rank) => format!("seat {} pairs {rank:?}", seat(at)),
    }
}

impl Engine for Play {
    fn sign(&self) -> Sign {
        self.hang()
    }

    fn asks(&self) -> Vec<Ask> {
        vec![self.waits()]
    }

    fn menu(&self, seat: Seat) -> Vec<Choice> {
        self.choices(seat)
    }

    fn obey(&mut self, input: &Input, tale: &mut Tale) -> Result<(), Refusal> {
        self.told(input, tale)
    }

    fn sight(&self, viewer: Viewer) -> Sight {
        let on = self.on.as_ref();
        let pot = on.filter(|on| !on.hand.is_over()).map_or(Cents::ZERO, |on| on.hand.pot());
        Sight {
            chairs: self.chairs(),
            pot,
            deck: if viewer == Viewer::Croupier { self.deck() } else { Vec::new() },
            button: self.button(),
            figures: self.figures(),
            ..Sight::default()
        }
    }

    fn outlives(&self) -> impl Serialize {
        match &self.company {
            Company::Sitting(sitting) => Lasts::Sitting(Box::new(Outlives {
                sitting: sitting.state().clone(),
                drawn: self.drawn.clone(),
                objects: self.objects.clone(),
                hours: self.hours.clone(),
            })),
            Company::Written(written, _) => {
                let stack = |player: &crate::Player| (player.seat, player.stack);
                Lasts::Stacks(written.seated().map(stack).collect())
            }
        }
    }
}

/// What outlives a hand: the table, or the stacks where one hand was written down.
#[derive(Serialize)]
#[serde(untagged)]
enum Lasts {
    Sitting(Box<Outlives>),
    Stacks(Vec<(u8, Cents)>),
}
