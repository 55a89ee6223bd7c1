//! A hand from its deal to its clearing.

use super::paid::{made, payer};
use super::{Play, settlement};
use crate::chinese::{Awaited, Move, Player, Round, Rows, Rules};
use cards::{AnyCard, Card};
use law::reading;
use money::Cents;
use table::{Drawn, Face, Name, NewShoe, Party, Refusal, Ruling, Seat, Tale, What};

/// Where the cards lie that a seat holds.
pub(super) fn spot(seat: Seat) -> Name {
    format!("seat{}", seat.n()).into()
}

/// Where the cards of a segment lie.
fn row(seat: Seat, name: &str) -> Name {
    format!("seat{}.{name}", seat.n()).into()
}

/// All spots of a seat.
pub(super) fn spots(seat: Seat) -> Vec<Name> {
    let rows = Rows::NAMES.map(|name| row(seat, name));
    [spot(seat)].into_iter().chain(rows).collect()
}

fn any(cards: &[Card]) -> Vec<AnyCard> {
    cards.iter().copied().map(AnyCard::from).collect()
}

impl Play {
    /// The next hand begins.
    pub(super) fn deal(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.cites();
        if self.round.is_some() {
            let cleared = "the last hand is not cleared";
            let why = if self.is_settled { cleared } else { "a hand is being played" };
            return Err(Refusal::by(cites.deal, why));
        }
        let wants = self.lasts.chairs.iter().filter(|(_, chair)| !chair.away);
        let players: Vec<Player> = wants
            .map(|(seat, chair)| Player {
                seat: *seat,
                stack: chair.chips,
                fantasy: chair.fantasy,
            })
            .collect();
        let able = self.able();
        let coming = self.lasts.button.coming(&able);
        let Some((button, rule)) = coming else {
            // Too few are refused before anybody needs a button.
            Round::open(self.rules(), &players, Seat::FIRST)?;
            return Err(Refusal::by(law::ca::thirteen_card::R3_A, "everybody refuses the button"));
        };
        let round = Round::open(self.rules(), &players, button)?;
        let unfit = |fault: law::Fault| Refusal::unknown(fault.to_string());
        let round = round.with_fees(&self.posting.fees).map_err(unfit)?;
        self.lasts.button.begin(button, &able);
        self.lasts.time.began.get_or_insert(self.lasts.time.now);
        tale.tell(|| What::Button { seat: button, rule });
        for (seat, rule) in round.left_out() {
            tale.tell(|| What::LeftOut { seat: *seat, rule });
        }
        tale.tell(|| What::Begun { seats: round.seats().collect() });
        self.round = Some(round);
        Ok(())
    }

    /// The hand that is being played.
    fn playing(&mut self) -> Result<&mut Round, Refusal> {
        let rule = self.cites().deal;
        let round = self.round.as_mut().filter(|_| !self.is_settled);
        round.ok_or_else(|| Refusal::by(rule, "no hand is being played"))
    }

    pub(super) fn card(&mut self, drawn: &Drawn, tale: &mut Tale) -> Result<(), Refusal> {
        let cites = self.cites();
        let back = self.returned;
        let round = self.playing()?;
        let Awaited::Card(to) = round.ask() else {
            return Err(Refusal::by(cites.deal, "no card is due"));
        };
        if back {
            let rule = reading::CA_FACE_UP_FANTASY_DECK;
            return Err(Refusal::by(rule, "the card that came back is to be shuffled in"));
        }
        if let Some(said) = drawn.to.as_ref().filter(|said| **said != spot(to)) {
            let why = format!("{} is due no card: {} is", said.escape_debug(), spot(to));
            return Err(Refusal::by(cites.deal, why));
        }
        let none = || Refusal::by(cites.deck, format!("the deck has no {}", drawn.card));
        round.deal(drawn.card.natural().ok_or_else(none)?)?;
        let (card, face) = (drawn.card, Face::Own(to));
        tale.tell(|| What::Dealt { to: spot(to), card, face });
        Ok(())
    }

    /// What came back is shuffled in.
    pub(super) fn shuffle(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = reading::CA_FACE_UP_FANTASY_DECK;
        let due = self.returned && matches!(self.on().map(Round::ask), Some(Awaited::Card(_)));
        if !due {
            return Err(Refusal::by(self.cites().deck, "no shuffle is due"));
        }
        self.returned = false;
        tale.tell(|| What::Shuffled { rule });
        Ok(())
    }

    /// A deck that has been shuffled lies ready before the first card of a hand.
    pub(super) fn put_deck(&mut self, shoe: &NewShoe, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.cites().deck;
        let dealt = |round: &Round| round.places.iter().any(|place| place.dealt > 0);
        if self.round.as_ref().is_some_and(dealt) {
            return Err(Refusal::by(rule, "cards of this hand are dealt"));
        }
        if !shoe.burned.is_empty() || shoe.marker.is_some() {
            return Err(Refusal::by(rule, "no card is burned or marked here"));
        }
        tale.tell(|| What::Shoe(shoe.clone()));
        Ok(())
    }

    pub(super) fn decide(
        &mut self,
        seat: Seat,
        told: &table::Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let bare = told.amount.is_none() && told.cards.is_none();
        match told.word.as_ref() {
            "take-off" => self.take_off(seat, told, tale),
            "take-button" if bare => self.take_button(seat, tale),
            "refuse-button" if bare => self.decline_button(seat, tale),
            _ => self.act(seat, &Move::try_from(told)?, tale),
        }
    }

    fn act(&mut self, seat: Seat, act: &Move, tale: &mut Tale) -> Result<(), Refusal> {
        let Some(round) = &mut self.round else {
            return Err(Refusal::by(self.cites().deal, "no hand is being played"));
        };
        let rule = round.why(seat, act)?;
        let held = round.held(seat).to_vec();
        round.act(seat, act)?;
        let open = matches!(round.rules(), Rules::FaceUp(_));
        let whole = round.find(seat).is_some_and(|place| place.fantasy);
        let own = Face::Own(seat);
        let laid = if open { Face::Up } else { own };
        let face = if matches!(act, Move::Set(_)) { laid } else { Face::Up };
        let (did, paid) = (act.does().into(), Cents::ZERO);
        tale.tell(|| What::Acted { seat, act: act.into(), face, did, paid, rule });
        let Move::Set(rows) = act else { return Ok(()) };
        for (segment, name) in rows.segments().into_iter().zip(Rows::NAMES) {
            let (of, to, cards) = (spot(seat), row(seat, name), any(segment.cards()));
            if !cards.is_empty() {
                tale.tell(|| What::Laid { of, to, cards, face });
            }
        }
        let left: Vec<Card> =
            held.into_iter().filter(|card| !rows.cards().any(|laid| laid == *card)).collect();
        if open && !left.is_empty() {
            self.returned |= whole;
            let (of, cards) = (spot(seat), any(&left));
            tale.tell(|| What::Discarded { of, cards, face: own });
        }
        Ok(())
    }

    /// Hands are opened. 13-Card opens whole hands: a card that a wrong setting left over, too.
    pub(super) fn show(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let round = self.playing()?;
        round.showdown()?;
        let mut shown = Vec::new();
        for place in &round.places {
            for (segment, name) in place.rows.segments().into_iter().zip(Rows::NAMES) {
                shown.push((row(place.seat, name), any(segment.cards())));
            }
            shown.push((spot(place.seat), any(&place.held)));
        }
        for (of, cards) in shown.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            tale.tell(|| What::Shown { of, cards });
        }
        Ok(())
    }

    pub(super) fn rule(&mut self, ruling: &Ruling, tale: &mut Tale) -> Result<(), Refusal> {
        self.playing()?.rule(ruling)?;
        tale.tell(|| What::Ruled { ruling: ruling.clone(), moved: Vec::new() });
        Ok(())
    }

    pub(super) fn settle(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rule = self.cites().showdown;
        let round = self.playing()?;
        let seats: Vec<Seat> = round.seats().collect();
        let Some(outcome) = round.outcome() else {
            return Err(Refusal::by(rule, "hands are not open"));
        };
        let mut settlement = settlement(&outcome);
        if outcome.void.is_none() {
            settlement.hands = made(round);
        }
        for (seat, stack) in &outcome.stacks {
            let fantasy = outcome.fantasy.contains(seat);
            let net = settlement.net(Party::Seat(*seat));
            let Some(chair) = self.lasts.chairs.get_mut(seat) else {
                // invariant: nobody leaves or changes seats in a hand.
                unreachable!("{seat} left its hand")
            };
            assert_eq!(chair.chips + net, *stack, "{seat} has other chips than it won");
            (chair.chips, chair.fantasy) = (*stack, fantasy);
        }
        for fee in &outcome.fees {
            let (from, name, rule) = (payer(fee), fee.due.name.into(), fee.due.rule);
            if fee.amount > Cents::ZERO {
                tale.tell(|| What::Fee { from, amount: fee.amount, name, rule });
            }
        }
        match outcome.void {
            Some(_) => self.lasts.button.stays(),
            None => self.lasts.button.played(&seats),
        }
        tale.tell(|| What::Settled(Box::new(settlement)));
        self.is_settled = true;
        self.collect(tale);
        Ok(())
    }

    pub(super) fn clear(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        if !self.is_settled {
            return Err(Refusal::by(self.cites().showdown, "the hand is not settled"));
        }
        (self.round, self.is_settled, self.returned) = (None, false, false);
        tale.tell(|| What::Cleared);
        Ok(())
    }
}
