//! Section 5, and what else somebody must say for a table to know it: 3.4.1 and 3.10.1.
//!
//! Each case takes the parts of a ruling it needs and refuses any other: 5.13 and 5.14 the seat,
//! the wager and how much was found there, 5.7 the seat, 5.4 and 5.8 the number of cards.

use crate::duel::plan::Plan;
use crate::duel::round::{BOARD, DEALER, spot};
use crate::duel::{Act, Round, Rules};
use law::{Cite, reading, sg};
use money::Cents;
use table::{Redress, Refusal, Ruling, Seat};

/// 2.1: the cards of a deck.
const DECK: u8 = 52;

/// A ruling with its rule and the course of the round.
struct Invoked<'a> {
    plan: &'static Plan,
    rule: Cite,
    ruling: &'a Ruling,
}

type Answer = Result<Vec<Redress>, Refusal>;
type Case = fn(&Invoked<'_>, &mut Round) -> Answer;

/// The cases: the rule, the parts that its ruling may name, what it does.
static CASES: [(Cite, &[&str], Case); 19] = [
    (sg::R3_4_1, &["seat", "seats"], one_hand_in_view),
    (sg::R3_10_1, &["seat"], not_shown),
    (sg::R5_1_1, &[], |case, round| Ok(void(case, round))),
    (sg::R5_2, &[], misdealt),
    (sg::R5_3, &[], wrong_board_or_dealer),
    (sg::R5_4, &["count"], exposed),
    (sg::R5_5, &["seat", "wager", "amount"], too_late),
    (sg::R5_7, &["seat", "count"], wrong_hand),
    (sg::R5_7_1, &["seat"], may_withdraw),
    (sg::R5_8, &["count"], |case, round| Ok(counted(case, round))),
    (sg::R5_9, &["seat"], barred),
    (sg::R5_10_1, &["seat", "seats"], unviewed),
    (sg::R5_10_2, &["seats"], none_viewed),
    (sg::R5_11, &["seat"], absent),
    (sg::R5_12_2, &["seat", "wager", "amount"], without_ante),
    (sg::R5_13, &["seat", "wager", "amount"], below),
    (sg::R5_14, &["seat", "wager", "amount"], above),
    (sg::R5_16_1, &["seat"], power_fails),
    (sg::R5_16_2, &[], power_fails_late),
];

/// What the book makes of a ruling.
pub(in crate::duel) fn irregular(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Answer {
    let Some((rule, takes, case)) = CASES.iter().find(|(rule, ..)| rule.id == ruling.rule) else {
        let why = format!("{} is nothing that a table can act on", ruling.rule);
        return Err(Refusal::by(sg::R6_1, why));
    };
    let named = [
        ("card", ruling.card.is_some()),
        ("seat", ruling.seat.is_some()),
        ("seats", !ruling.seats.is_empty()),
        ("wager", ruling.wager.is_some()),
        ("amount", ruling.amount.is_some()),
        ("count", ruling.count.is_some()),
    ];
    if let Some((part, _)) = named.iter().find(|(part, named)| *named && !takes.contains(part)) {
        return Err(Refusal::by(rule, format!("{rule} concerns no {part}: name none")));
    }
    case(&Invoked { plan: rules.plan, rule, ruling }, round)
}

impl Invoked<'_> {
    fn refuse<T>(&self, why: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal::by(self.rule, why))
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        self.ruling.seat.ok_or_else(|| Refusal::by(self.rule, "name the seat"))
    }

    /// A seat, if it has a hand.
    fn hand(&self, round: &Round, seat: Seat) -> Result<Seat, Refusal> {
        if round.seat(seat).plays { Ok(seat) } else { self.refuse(format!("{seat} has no hand")) }
    }

    /// The seat named, if it has a hand.
    fn its_hand(&self, round: &Round) -> Result<Seat, Refusal> {
        self.hand(round, self.seat()?)
    }

    /// The seats named, each once and with a hand.
    fn hands(&self, round: &Round) -> Result<Vec<Seat>, Refusal> {
        let seats = &self.ruling.seats;
        for (i, seat) in seats.iter().enumerate() {
            self.hand(round, *seat)?;
            if seats[..i].contains(seat) {
                return self.refuse(format!("{seat} is named twice"));
            }
        }
        Ok(seats.clone())
    }

    /// The seats named, whose player must not have looked at any of them.
    fn unseen(&self, round: &Round) -> Result<Vec<Seat>, Refusal> {
        let seats = self.hands(round)?;
        if let Some(seat) = seats.iter().find(|seat| round.lying(spot(**seat)) == 0) {
            return self.refuse(format!("{seat} has no cards yet"));
        }
        let seen = |seat: &&Seat| {
            let hand = round.seat(**seat);
            hand.acted() || (hand.several() && !hand.blind())
        };
        match seats.iter().find(seen) {
            Some(seat) => self.refuse(format!("the hand of {seat} has been looked at")),
            None => Ok(seats),
        }
    }

    /// The wager named, one of these.
    fn wager(&self, known: &[&'static str]) -> Result<&'static str, Refusal> {
        let named = self.ruling.wager.as_deref().unwrap_or_default();
        let found = known.iter().find(|known| **known == named).copied();
        found.ok_or_else(|| Refusal::by(self.rule, format!("name {}", known.join(" or "))))
    }

    fn amount(&self) -> Result<Cents, Refusal> {
        self.ruling.amount.ok_or_else(|| Refusal::by(self.rule, "name the amount found"))
    }

    /// All wagers of a seat go back.
    fn back(&self, seat: Seat, label: &'static str) -> Redress {
        Redress::Returns { seat, wager: None, label, rule: self.rule }
    }

    /// Hands are taken out of play and their wagers go back.
    fn out(&self, round: &mut Round, seats: &[Seat], label: &'static str) -> Vec<Redress> {
        for seat in seats {
            round.removes(*seat);
        }
        seats.iter().map(|seat| self.back(*seat, label)).collect()
    }
}

/// 3.4.1, 1.1.2: one player plays several positions and looks at one hand. `seats` are the
/// positions, before their cards are dealt; `seat` is the hand looked at, then or later.
fn one_hand_in_view(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seats = case.hands(round)?;
    if seats.is_empty() {
        let seat = case.its_hand(round)?;
        if !round.seat(seat).several() {
            return case.refuse(format!("{seat} plays one position, and has its cards"));
        }
        if let Some(seen) = round.looked_at(seat) {
            return case.refuse(format!("the player looks at the hand of {seen}"));
        }
        if !round.seat(seat).hides() && round.lying(spot(seat)) > 0 {
            return case.refuse(format!("the hand of {seat} lies open"));
        }
        round.looks(seat);
        return Ok(vec![Redress::Looks { seat, at: spot(seat) }]);
    }
    if seats.len() < 2 {
        return case.refuse("name every position of the player");
    }
    if round.dealt() || seats.iter().any(|seat| round.seat(*seat).several()) {
        return case.refuse("positions are joined once, before cards are dealt to them");
    }
    if let Some(seat) = case.ruling.seat.filter(|seat| !seats.contains(seat)) {
        return case.refuse(format!("{seat} is not one of the positions"));
    }
    round.joins(&seats);
    if let Some(seat) = case.ruling.seat {
        round.looks(seat);
    }
    Ok(Vec::new())
}

/// 3.10.1: a hand that its owner does not show is lower than the dealer's and loses its Bonus
/// (`reading:sg-declined-bonus`); the jackpot wager is left to the board
/// (`reading:sg-declined-community`).
fn not_shown(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    let hand = round.seat(seat);
    if !hand.live() || hand.declined() {
        return case.refuse(format!("the hand of {seat} is settled"));
    }
    if !round.all_decided(case.plan) {
        return case.refuse("hands are compared once everything is decided");
    }
    if !hand.hides() {
        return case.refuse(format!("{seat} has shown its cards"));
    }
    round.declines(seat);
    let label = "not shown";
    let lost = |wager| Redress::Loses { seat, wager, label, rule: case.rule };
    let mut redress: Vec<Redress> = ["ante", "flop", "turn", "river"].map(lost).to_vec();
    let rule = reading::SG_DECLINED_BONUS;
    redress.push(Redress::Loses { seat, wager: "bonus", label, rule });
    Ok(redress)
}

/// 5.1.1: whatever has happened in the round.
fn void(case: &Invoked<'_>, round: &mut Round) -> Vec<Redress> {
    round.voids(case.rule);
    Vec::new()
}

/// 5.2: only while no player has handled cards; beyond that a misdeal stands
/// (`reading:sg-misdeal-handled`). One that moving whole hands mends needs no ruling.
fn misdealt(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if !round.dealt() && round.lying(BOARD) == 0 {
        return case.refuse("no card has been dealt");
    }
    if round.handled() {
        return case.refuse("a player has handled cards: the misdeal stands");
    }
    Ok(void(case, round))
}

/// 5.3: on the board or in the dealer's hand, beyond repair.
fn wrong_board_or_dealer(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if round.lying(BOARD) + round.lying(DEALER) == 0 {
        return case.refuse("neither the board nor the dealer has cards");
    }
    Ok(void(case, round))
}

/// 5.4: two cards or more; one changes nothing (`reading:sg-one-exposed`).
fn exposed(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if !round.dealt() && round.lying(BOARD) == 0 {
        return case.refuse("no card has been dealt");
    }
    match case.ruling.count {
        Some(0) => case.refuse("no card was shown wrongly"),
        Some(1) => Ok(Vec::new()),
        Some(_) | None => Ok(void(case, round)),
    }
}

/// 5.8: the dealer counts; a whole deck lets the round go on.
fn counted(case: &Invoked<'_>, round: &mut Round) -> Vec<Redress> {
    if case.ruling.count == Some(DECK) { Vec::new() } else { void(case, round) }
}

/// 5.5: what was added after the call does not count and goes back.
fn too_late(case: &Invoked<'_>, _: &mut Round) -> Answer {
    let all = ["ante", "bonus", "progressive-jackpot", "flop", "turn", "river"];
    let (seat, wager, found) = (case.seat()?, case.wager(&all)?, case.amount()?);
    Ok(vec![Redress::Stray { seat, wager, found, label: "made too late", rule: case.rule }])
}

/// 5.7: that hand is out of play and its wagers go back, folded or not.
fn wrong_hand(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    if !round.dealt() || case.ruling.count == Some(2) {
        return case.refuse(format!("{seat} has the cards it should have"));
    }
    round.miscounts(seat);
    Ok(vec![case.back(seat, "wrong number of cards")])
}

/// 5.7.1: after 5.7, all wagers of a player whom the pit lets go (`reading:sg-withdrawal`).
fn may_withdraw(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    if !round.miscounted() {
        return case.refuse("no hand was taken out for its number of cards");
    }
    if round.seat(seat).folded() {
        return case.refuse(format!("{seat} has folded"));
    }
    Ok(case.out(round, &[seat], "withdrawn by leave"))
}

/// 5.9: what has not been lost by a fold goes back.
fn barred(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    let label = "barred from play";
    let hand = round.seat(seat);
    if !hand.folded() {
        return Ok(case.out(round, &[seat], label));
    }
    if !hand.keeps() {
        return case.refuse(format!("{seat} has folded and has no wager left"));
    }
    let wager = Some("progressive-jackpot");
    Ok(vec![Redress::Returns { seat, wager, label, rule: case.rule }])
}

/// 5.10.1: `seat` is a hand that the player has looked at, `seats` are those not; their wagers go
/// back (`reading:sg-several-hands`).
fn unviewed(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let viewed = case.its_hand(round)?;
    let seats = case.unseen(round)?;
    if seats.is_empty() || seats.contains(&viewed) {
        return case.refuse("name the hand looked at and, apart from it, those that were not");
    }
    if round.seat(viewed).blind() {
        return case.refuse(format!("the hand of {viewed} has not been looked at"));
    }
    Ok(case.out(round, &seats, "hand not looked at"))
}

/// 5.10.2: `seats` are the player's hands, none of them looked at; the first dealt goes on.
fn none_viewed(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seats = case.unseen(round)?;
    if seats.len() < 2 {
        return case.refuse("name all hands of the player");
    }
    let first = round.first_of(&seats);
    let others: Vec<Seat> = seats.into_iter().filter(|seat| Some(*seat) != first).collect();
    Ok(case.out(round, &others, "not the hand first dealt"))
}

/// 5.11: absent for the Flop decision the hand is invalid, and the Bonus goes back as well
/// (`reading:sg-absent-bonus`); absent later the player has checked.
fn absent(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    let Some(decision) = round.waits_for(case.plan, seat) else {
        return case.refuse(format!("nothing is asked of {seat}"));
    };
    if decision.acts.contains(&Act::Check) {
        round.deems(seat, Act::Check);
        return Ok(Vec::new());
    }
    round.removes(seat);
    let (label, rule) = ("absent for the flop", reading::SG_ABSENT_BONUS);
    let bonus = Redress::Returns { seat, wager: Some("bonus"), label, rule };
    Ok(vec![case.back(seat, label), bonus])
}

/// 5.12.2: found after the call, at a position without an Ante.
fn without_ante(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let (seat, found) = (case.seat()?, case.amount()?);
    let wager = "progressive-jackpot";
    if case.ruling.wager.is_some() {
        case.wager(&[wager])?;
    }
    if round.seat(seat).plays || round.seat(seat).removed() {
        return case.refuse(format!("{seat} has an ante"));
    }
    Ok(vec![Redress::Stray { seat, wager, found, label: "no ante", rule: case.rule }])
}

/// 5.13: Ante and Bonus alone have limits (`reading:sg-limits`).
fn below(case: &Invoked<'_>, _: &mut Round) -> Answer {
    let (seat, wager, found) = (case.seat()?, case.wager(&["ante", "bonus"])?, case.amount()?);
    Ok(vec![Redress::Below { seat, wager, found, rule: case.rule }])
}

/// 5.14: the same.
fn above(case: &Invoked<'_>, _: &mut Round) -> Answer {
    let (seat, wager, found) = (case.seat()?, case.wager(&["ante", "bonus"])?, case.amount()?);
    Ok(vec![Redress::Above { seat, wager, found, rule: case.rule }])
}

/// 5.16.1: a seat takes the choice to withdraw, while nothing is decided (a fold decides,
/// `reading:sg-power-decided`); the round is concluded for the others.
fn power_fails(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    if round.any_decided() {
        return Err(Refusal::by(sg::R5_16_2, "a wager is decided: the round is played out"));
    }
    Ok(case.out(round, &[seat], "withdrawn in a power failure"))
}

/// 5.16.2: the round goes on as if nothing had happened.
fn power_fails_late(_: &Invoked<'_>, round: &mut Round) -> Answer {
    if round.any_decided() {
        return Ok(Vec::new());
    }
    Err(Refusal::by(sg::R5_16_1, "no wager is decided yet: players may withdraw"))
}
