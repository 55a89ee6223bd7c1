//! Irregularities of a card room's tables: what a ruling does to a round. Which of them a text has
//! is listed with it.

use super::super::made::{Origin, Rank};
use super::super::rules::Rules;
use super::super::spots::{DEALER, place};
use super::super::texts::{Law, law};
use super::hand::{Hand, State};
use super::options::Asked;
use super::telling::ON_HANDS;
use super::{Round, TwentyOne};
use crate::california::partnership;
use cards::AnyCard;
use law::Cite;
use table::{Deals as _, Face, First, OnHand, Redress, Refusal, Ruling, Seat, Want};

/// What a ruling does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A card came too early: seen it is dead, unseen it is dealt in its turn.
    Dead,
    /// The player-dealer's card was seen as it was dealt: it is dead, and the next takes its
    /// place.
    DeadDealers,
    /// The same whenever it is seen, unless it makes a best hand: then it plays by that rule.
    DeadHidden(Cite),
    /// A boxed card is replaced by the next.
    Boxed,
    /// A card was given out of turn: it plays, and that hand is finished first.
    OutOfTurn,
    /// A seat was passed over and is out of the hand.
    PassedOver,
    /// Cards went to a place without a wager, and are dead.
    NoWager,
    /// A hand stood because it was miscalled: it may draw once the player who acts has finished.
    Miscalled,
    /// The same, found when the player-dealer's card is open: the hand has no action.
    MiscalledLate,
}

/// What is ruled before the wagers: a button, or a part in the bank.
pub(super) fn first(law: &Law, ruling: &Ruling) -> Result<First, Refusal> {
    let is = |rule: Cite| rule.id == ruling.rule;
    match (ruling.seat, ruling.amount, law.courtesy) {
        (Some(seat), None, Some(rule)) if is(rule) => Ok(First::Courtesy(seat, rule)),
        _ => partnership(law.partners, ruling).unwrap_or_else(|| {
            ruling.fits()?;
            Err(unruled(law, ruling))
        }),
    }
}

/// What is not ruled on, or not now.
fn unruled(law: &Law, ruling: &Ruling) -> Refusal {
    let is = |rule: &Cite| rule.id == ruling.rule;
    let before = law.courtesy.into_iter().chain(law.partners.map(|(_, rule)| rule)).find(is);
    let during = law.irregular.iter().map(|(rule, _)| *rule).find(is);
    match (before, during) {
        (Some(rule), _) => Refusal::by(rule, "that is ruled before the wagers"),
        (_, Some(rule)) => Refusal::by(rule, "that is ruled on during a round"),
        _ => Refusal::unknown(format!("{} is nothing that can be ruled here", ruling.rule)),
    }
}

/// Applies a ruling as the text's list has it.
pub(super) fn rule(
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<Vec<Redress>, Refusal> {
    let law = law(rules.text);
    let Some((rule, wrong)) = law.irregular.iter().find(|(rule, _)| rule.id == ruling.rule) else {
        return Err(unruled(law, ruling));
    };
    let refuse = |why: &str| Refusal::by(rule, why);
    match *wrong {
        Wrong::Dead => dead(rules, round, ruling).map_err(refuse),
        Wrong::Boxed => boxed(rules, round, ruling).map_err(refuse),
        Wrong::DeadDealers => dealers(rules, round, ruling).map_err(refuse),
        Wrong::DeadHidden(plays) => {
            let best = || Refusal::by(plays, "the card plays: it makes a hand of a best rank");
            let due = round.first_deal(rules) == Some((DEALER, Face::Down));
            if due && round.would_be_best(rules, ruling.card) {
                return Err(best());
            }
            if due || ruling.card.is_some() {
                return dealers(rules, round, ruling).map_err(refuse);
            }
            if round.hidden == 0 || !round.is_dealt(rules) {
                return Err(refuse("no card of the player-dealer's lies face down"));
            }
            if round.found {
                return Err(best());
            }
            round.hidden -= 1;
            Ok(vec![Redress::Exposed { at: DEALER }])
        }
        Wrong::OutOfTurn => out_of_turn(rules, round, ruling).map_err(refuse),
        Wrong::PassedOver => {
            let seat = passed_over(rules, round, ruling).map_err(refuse)?;
            let label = "passed over in the deal";
            let mut redress = vec![Redress::Returns { seat, wager: None, label, rule }];
            let button = law.courtesy;
            redress.extend(button.map(|rule| Redress::Courtesy { seat, rule }));
            Ok(redress)
        }
        Wrong::NoWager => {
            let seat = no_wager(rules, round, ruling).map_err(refuse)?;
            Ok(vec![Redress::Dead { seat, rule }])
        }
        Wrong::Miscalled => miscalled(rules, round, ruling).map_err(refuse),
        Wrong::MiscalledLate => {
            let (at, number) = miscalled_late(rules, round, ruling).map_err(refuse)?;
            let seat = round.seats[at].seat;
            let hand = OnHand { seat, number, wagers: ON_HANDS };
            Ok(vec![Redress::NoAction { hand, label: "miscalled", rule }])
        }
    }
}

type Ruled = Result<Vec<Redress>, &'static str>;

/// Where the next card goes.
fn due(rules: &Rules, round: &Round) -> Option<table::Spot> {
    match TwentyOne::ask(rules, round) {
        Want::Deal { to, .. } => Some(to),
        _ => None,
    }
}

fn dead(rules: &Rules, round: &Round, ruling: &Ruling) -> Ruled {
    match due(rules, round) {
        None => Err("no card is being dealt"),
        Some(_) if ruling.card.is_some() != ruling.was_seen() => {
            Err("a card that was seen is named, and no other")
        }
        Some(_) => Ok(Vec::new()),
    }
}

fn boxed(rules: &Rules, round: &Round, ruling: &Ruling) -> Ruled {
    match (due(rules, round), ruling.card) {
        (None, _) => Err("no card is being dealt"),
        (_, None) => Err("name the card"),
        _ => Ok(Vec::new()),
    }
}

fn dealers(rules: &Rules, round: &Round, ruling: &Ruling) -> Ruled {
    if round.first_deal(rules) != Some((DEALER, Face::Down)) {
        return Err("no hidden card is due to the player-dealer");
    }
    if ruling.card.is_none() || !ruling.was_seen() {
        return Err("name the card that was seen");
    }
    Ok(Vec::new())
}

fn out_of_turn(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Ruled {
    let Some(Asked::Hand { at: due, .. }) = round.question(rules) else {
        return Err("nobody is to decide on a hand now");
    };
    let at = ruling.seat.and_then(|seat| round.at(seat)).ok_or("name a seat that has a hand")?;
    if at == due {
        return Err("it is that seat's turn");
    }
    let open = |hand: &Hand| hand.may_hit(rules);
    let hand = round.seats[at].hands.iter().position(open);
    let hand = hand.ok_or("the hand takes no further card")?;
    round.seats[at].hands[hand].state = State::Hit;
    round.turn.insert(0, at);
    Ok(Vec::new())
}

fn passed_over(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Seat, &'static str> {
    let seat = ruling.seat.ok_or("name the seat that was passed over")?;
    let due = round.first_deal(rules).and_then(|(to, _)| place(to));
    if due.map(|(due, _)| due) != Some(seat) {
        return Err("that seat is not due the next card: it was not passed over");
    }
    round.seats.retain(|seated| seated.seat != seat);
    Ok(seat)
}

fn no_wager(rules: &Rules, round: &Round, ruling: &Ruling) -> Result<Seat, &'static str> {
    let cards = 1..=usize::from(rules.dealt);
    match ruling.seat {
        _ if round.first_deal(rules).is_none() => Err("the first cards lie"),
        None => Err("name the seat without a wager"),
        Some(seat) if round.seat(seat).is_some() => Err("that seat has a wager"),
        _ if !cards.contains(&ruling.cards.len()) => Err("name every card that was dealt there"),
        Some(seat) => Ok(seat),
    }
}

/// The hand that stood though it could have drawn: the seat, its hand, and the number of that.
fn stood(rules: &Rules, round: &Round, ruling: &Ruling) -> Result<(usize, usize), &'static str> {
    let at = ruling.seat.and_then(|seat| round.at(seat)).ok_or("name a seat that has a hand")?;
    let seated = &round.seats[at];
    let could = |n: &usize| {
        let hand = &seated.hands[*n];
        let named = ruling.count.is_none_or(|count| seated.point(*n) == count);
        hand.state == State::Stands && hand.open(rules) && named
    };
    let mut hands = (0..seated.hands.len()).filter(could);
    match (hands.next(), hands.next()) {
        (Some(hand), None) => Ok((at, hand)),
        (None, _) => Err("no hand there stands that could have drawn"),
        (Some(_), Some(_)) => Err("say which of the hands, by its number"),
    }
}

fn miscalled(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Ruled {
    if round.hidden == 0 {
        return Err("the player-dealer's card is open");
    }
    let (at, hand) = stood(rules, round, ruling)?;
    let acts = match round.question(rules) {
        Some(Asked::Hand { at, .. }) => Some(at),
        _ => round.seats.iter().position(|seated| seated.short().or(seated.owed()).is_some()),
    };
    round.seats[at].hands[hand].state = State::Plays;
    round.turn.retain(|known| *known != at);
    let after = acts.and_then(|acts| round.turn.iter().position(|known| *known == acts));
    match (acts, after) {
        (_, Some(after)) => round.turn.insert(after + 1, at),
        (Some(acts), None) => round.turn.splice(0..0, [acts, at]).for_each(drop),
        (None, None) => round.turn.insert(0, at),
    }
    Ok(Vec::new())
}

fn miscalled_late(
    rules: &Rules,
    round: &mut Round,
    ruling: &Ruling,
) -> Result<(usize, u8), &'static str> {
    if round.hidden > 0 || !round.is_dealt(rules) {
        return Err("the player-dealer's card is not open");
    }
    let (at, hand) = stood(rules, round, ruling)?;
    round.seats[at].hands[hand].state = State::NoAction;
    Ok((at, round.seats[at].point(hand)))
}

impl Round {
    /// Whether the dealer would have a best hand with that card.
    fn would_be_best(&self, rules: &Rules, card: Option<AnyCard>) -> bool {
        let cards: Vec<AnyCard> = self.dealer.iter().copied().chain(card).collect();
        card.is_some() && rules.made(&cards, Origin::Dealt).rank >= Rank::Second
    }
}
