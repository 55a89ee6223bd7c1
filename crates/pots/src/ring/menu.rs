//! What a seat may do now, and what a rule forbids at this moment.

use super::on::On;
use super::people::{BACKS, HOWS};
use super::play::{Company, Play};
use crate::act::{self, Awaited};
use crate::hand::Hand;
use crate::sitting::{Amends, Chair, Coming, Kills, Sitting, Status, Ways};
use crate::variant::{Exchange, Face as Lies};
use cards::AnyCard;
use law::{Cite, reading};
use money::Cents;
use table::{Cards, Choice, Engine, Input, Pick, Seat, Span, Verb};

const CENT: Cents = Cents::new(1);

impl Play {
    /// Every choice of a seat; those that are refused say why.
    pub(super) fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = self.hand_choices(seat);
        if let Company::Sitting(sitting) = &self.company {
            choices.extend(self.people_choices(sitting, seat));
        }
        let mut choices = self.judged(choices, |choice| least(choice, seat));
        if let Company::Sitting(sitting) = &self.company {
            let bought = choices.iter_mut().filter(|choice| choice.verb == Verb::Buy);
            bought.for_each(|choice| self.buy_in_full(sitting, choice, seat));
        }
        choices
    }

    /// Where no short buy-in is allowed a full one may be.
    fn buy_in_full(&self, sitting: &Sitting, choice: &mut Choice, seat: Seat) {
        let (Some(_), Some(span)) = (&choice.refused, choice.amount) else { return };
        let full = Span { min: sitting.terms().buy_in.max(span.min), ..span };
        let whole = Choice { amount: Some(full), ..choice.clone() };
        choice.refused = self.check(&least(&whole, seat)).err();
        choice.amount = if choice.is_open() { Some(full) } else { Some(span) };
    }
}

/// A choice with its least amount and its first cards.
fn least(choice: &Choice, seat: Seat) -> Input {
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
        Cards::row(pick.from.iter().take(usize::from(pick.least)).copied().collect())
    });
    choice.input(seat, choice.amount.map(|span| span.min), cards)
}

fn decide(word: &'static str, rule: Cite) -> Choice {
    Choice::new(Verb::Decide, word, rule)
}

impl Play {
    /// What a seat may do in the hand that is on.
    fn hand_choices(&self, seat: Seat) -> Vec<Choice> {
        let Some(on) = &self.on else { return Vec::new() };
        let Ok(at) = on.place(seat) else { return Vec::new() };
        let hand = &on.hand;
        let mut choices = match hand.ask() {
            Awaited::Decide(due, choice) if due == at => asked(hand, at, choice),
            Awaited::Showdown if hand.places()[at].is_live() => {
                vec![decide("show", reading::CA_TABLE_RULES), {
                    decide("muck", reading::CA_TABLE_RULES)
                }]
            }
            _ => changes(hand, at),
        };
        choices.extend(kills(on, at));
        choices
    }

    /// What a person may do who plays no hand now, or sits nowhere.
    fn people_choices(&self, sitting: &Sitting, seat: Seat) -> Vec<Choice> {
        let ways = self.stakes.ways();
        let Some(chair) = sitting.chair(seat.n()) else {
            let least = sitting.terms().buy_in.max(CENT);
            let span = Span { min: least, max: Cents::READ_MAX, step: CENT };
            let join =
                |how: &'static str| Choice::new(Verb::Join, how, entry(ways, how)).within(span);
            return HOWS.map(join).to_vec();
        };
        let mut choices = Vec::new();
        let is_away = chair.status == Status::Away;
        if !is_away {
            choices.push(Choice::new(Verb::SitOut, "", ways.missed.wait));
        }
        if sitting.playing().is_some_and(|seats| seats.contains(&seat.n())) {
            return choices;
        }
        if is_away || chair.status == Status::WaitsBlind {
            let back = |how: &'static str| Choice::new(Verb::Return, how, ways.missed.pay);
            choices.extend(BACKS.into_iter().filter(|how| has_way(sitting, ways, how)).map(back));
        }
        let span = Span { min: CENT, max: Cents::READ_MAX, step: CENT };
        choices.push(Choice::new(Verb::Buy, "", ways.chips).within(span));
        choices.push(Choice::new(Verb::Leave, "", ways.chips));
        let free = sitting.free().map(|to| Choice::new(Verb::Move, to.to_string(), ways.seats));
        choices.extend(free);
        choices.extend(self.offices(sitting, chair, seat));
        choices
    }

    /// What lasts from hand to hand and may be decided.
    fn offices(&self, sitting: &Sitting, chair: &Chair, seat: Seat) -> Vec<Choice> {
        let ways = self.stakes.ways();
        let mut choices = Vec::new();
        if ways.turns > 1 {
            choices.push(decide("keep-button", ways.keeps));
        }
        if let Some(takes) = ways.takes {
            choices.push(decide("take-button", takes.bettors));
            choices.push(decide("refuse-button", ways.moves));
        }
        if sitting.killer() == Some(seat.n()) {
            let rule = match ways.kills {
                Kills::TwoWins(rules) => rules.barred,
                Kills::Coming(rule) | Kills::Scoop(rule, _) => rule,
                Kills::Never => ways.moves,
            };
            choices.push(decide("refuse-kill", rule));
        }
        if self.stakes.ante > Cents::ZERO && !chair.no_ante {
            choices.push(decide("no-ante", ways.ante));
        }
        if ways.missed.by == Amends::Kill {
            let objects = self.objects.contains(&seat.n());
            choices.push(decide(if objects { "consent" } else { "object" }, ways.missed.pay));
        }
        choices
    }
}

/// Whether a game has such a way to come back at all: blinds are missed where there are some, and
/// made up for by their sum or by a killed pot.
fn has_way(sitting: &Sitting, ways: &Ways, how: &str) -> bool {
    match how {
        "post" => sitting.has_blinds() && ways.missed.by == Amends::Sum,
        "wait" => sitting.has_blinds(),
        "kill" => ways.missed.by == Amends::Kill,
        _ => true,
    }
}

/// The rule by which a newcomer comes in so.
fn entry(ways: &Ways, how: &str) -> Cite {
    match (ways.entry, how) {
        (Coming::ByLimit { at_once, .. } | Coming::Free { at_once, .. }, "at-once") => at_once,
        (Coming::ByLimit { posting, .. }, "post") => posting,
        (Coming::ByLimit { for_blind, .. }, "wait") => for_blind,
        (Coming::ByLimit { between, .. } | Coming::Free { between, .. }, "between") => between,
        (Coming::ByLimit { after_button, .. } | Coming::Free { after_button, .. }, _) => {
            after_button
        }
        (Coming::Past { small_alone, .. }, "wait") => small_alone,
        (Coming::Past { after_button, .. }, "wait-for-button") => after_button,
        (Coming::Past { at_once, .. }, _) => at_once,
        (Coming::ByKill { kill, .. }, "kill" | "promise-kill") => kill,
        (Coming::ByKill { for_blind, .. }, _) => for_blind,
        (Coming::AtOnce(rule), _) => rule,
    }
}

/// The rule of an act, or the one that forbids it.
fn rule_of(hand: &Hand, at: usize, act: act::Move) -> Cite {
    match hand.clone().act(at, act) {
        Ok(done) => done.rule,
        Err(refusal) => refusal.rule.unwrap_or(hand.this_street().betting),
    }
}

/// What the player who is asked may answer.
fn asked(hand: &Hand, at: usize, choice: act::Decision) -> Vec<Choice> {
    let rule = |act| rule_of(hand, at, act);
    match choice {
        act::Decision::Bet | act::Decision::Bring => bets(hand, at, choice),
        act::Decision::Draw(most) => draws(hand, at, most),
        act::Decision::Discard => {
            let place = &hand.places()[at];
            let cards = place.cards().iter().enumerate();
            let hidden = cards.filter(|(card, _)| place.face(*card) == Lies::Down);
            let from: Vec<AnyCard> = hidden.map(|(_, card)| *card).collect();
            let pick = Pick { from, least: 1, most: 1, rows: Vec::new() };
            vec![decide("discard", hand.cites().exchange).picking(pick)]
        }
        act::Decision::Expose => {
            vec![decide("expose", rule(act::Move::Expose)), decide("hide", rule(act::Move::Hide))]
        }
    }
}

fn bets(hand: &Hand, at: usize, choice: act::Decision) -> Vec<Choice> {
    let Some(menu) = hand.menu() else { return Vec::new() };
    let rule = |act| rule_of(hand, at, act);
    let total = Span::only(hand.places()[at].bet + menu.call);
    let mut choices = vec![decide("fold", rule(act::Move::Fold))];
    if choice == act::Decision::Bring {
        choices.push(decide("bring", rule(act::Move::Bring)).within(total));
    } else {
        choices.push(decide("check", rule(act::Move::Check)));
        let call = decide("call", rule(act::Move::Call));
        choices.push(if menu.call > Cents::ZERO { call.within(total) } else { call });
    }
    let to = menu.raise.map_or(Cents::READ_MAX, |span| span.min);
    let more = decide(menu.word.text(), rule(act::Move::Raise(to)));
    choices.push(match menu.raise {
        Some(span) => more.within(span),
        None => more,
    });
    choices
}

fn draws(hand: &Hand, at: usize, most: u8) -> Vec<Choice> {
    let from = hand.holding(at).to_vec();
    let most = most.min(from.len() as u8);
    let rule = rule_of(hand, at, act::Move::Draw(0));
    let pick = Pick { from, least: 1, most, rows: Vec::new() };
    vec![decide("draw", rule).picking(pick), decide("pat", rule)]
}

/// A draw that was announced may be changed until a card is dealt for it.
fn changes(hand: &Hand, at: usize) -> Vec<Choice> {
    match (hand.changeable(), hand.this_street().exchange) {
        (Some(drew), Exchange::Draw(most)) if drew == at => draws(hand, at, most),
        _ => Vec::new(),
    }
}

/// A pot may be killed of free will in the midst of the deal.
fn kills(on: &On, at: usize) -> Option<Choice> {
    let rules = on.hand.stakes().variant.customs.free_kill?;
    let dealing = matches!(on.hand.ask(), Awaited::Card(_)) && on.hand.street() == 0;
    (dealing && on.hand.places()[at].is_live()).then(|| decide("kill", rules.blind))
}
