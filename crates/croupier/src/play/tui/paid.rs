//! A settlement as you read it: your lines, your fees, who won the pot, what points cost.

use crate::play::session::Session;
use crate::telling::{Teller, Told};
use law::Cite;
use money::Cents;
use table::{Event, Outcome, Owner, Party, Settlement, Transfer, What};

/// A line of a settlement.
#[derive(Clone, Debug, PartialEq)]
pub struct Paid {
    /// The wager's id; empty where it is none.
    pub wager: String,
    /// Its title, or what happened.
    pub title: String,
    /// The stake; nothing where there was none.
    pub stake: Cents,
    /// What became of it.
    pub result: Option<Outcome>,
    /// What it brought you; none where it was not yours.
    pub net: Option<Cents>,
    /// The line of the pay table.
    pub label: String,
    /// The rule.
    pub rule: Option<Cite>,
}

/// Your gain or loss.
pub fn net(session: &Session, settlement: &Settlement) -> Cents {
    let own = settlement.net(Party::Seat(session.you()));
    if banks(session) { own + settlement.net(Party::PlayerDealer) } else { own }
}

fn banks(session: &Session) -> bool {
    session.sight().bank.is_some_and(|(seat, _)| seat == session.you())
}

/// Your lines; all lines from the bank's side where you banked; then fees; then pots and points.
pub fn lines(session: &Session, settlement: &Settlement) -> Vec<Paid> {
    let (you, banks) = (session.you(), banks(session));
    let mut paid = Vec::new();
    for line in &settlement.lines {
        let yours = line.seat == you.n() && line.owner == Owner::Seat;
        if !yours && !banks {
            continue;
        }
        let known = session.sign().mark(&line.wager);
        let title = known.map_or(line.wager.as_str(), |mark| mark.title.as_ref());
        let (title, net) = if banks {
            (format!("seat {}: {title}", line.seat), line.collected - line.pays)
        } else {
            let play = settlement.transfers.iter().filter(|t| t.why.wager == line.wager);
            let moved = play.filter(|t| t.to != Party::Room);
            (title.to_string(), moved.map(|t| gained(t, Party::Seat(you))).sum())
        };
        paid.push(Paid {
            wager: line.wager.clone(),
            title,
            stake: line.stake,
            result: Some(line.result),
            net: Some(net),
            label: line.label.clone(),
            rule: Some(line.rule),
        });
    }
    let payer = if banks { Party::PlayerDealer } else { Party::Seat(you) };
    let fees = settlement.transfers.iter().filter(|t| t.from == payer && t.to == Party::Room);
    paid.extend(fees.map(|fee| Paid {
        wager: String::new(),
        title: "fee".into(),
        stake: Cents::ZERO,
        result: None,
        net: Some(-fee.amount),
        label: format!("{}, {}", fee.why.label, fee.why.wager),
        rule: Some(fee.why.rule),
    }));
    paid.extend(told(session, settlement));
    paid
}

fn gained(transfer: &Transfer, you: Party) -> Cents {
    match (transfer.from == you, transfer.to == you) {
        (true, _) => -transfer.amount,
        (_, true) => transfer.amount,
        _ => Cents::ZERO,
    }
}

/// Pots and points as they are told, what you pay and get first.
fn told(session: &Session, settlement: &Settlement) -> Vec<Paid> {
    if settlement.awards.is_empty() && settlement.debts.is_empty() {
        return Vec::new();
    }
    let mut between = Settlement { lines: Vec::new(), ..settlement.clone() };
    let you = session.you();
    between.debts.sort_by_key(|debt| debt.from != you && debt.to != you);
    let event = Event { n: 0, what: What::Settled(Box::new(between)) };
    let line = |Told { text, rule }: Told| Paid {
        wager: String::new(),
        title: text,
        stake: Cents::ZERO,
        result: None,
        net: None,
        label: String::new(),
        rule,
    };
    let told = Teller { you: Some(session.you()) }.tell(&event);
    let mut paid: Vec<Paid> = told.into_iter().map(line).collect();
    // The felt names hands already: what moves money comes before their names.
    paid.sort_by_key(|line| line.rule.is_none());
    paid
}
