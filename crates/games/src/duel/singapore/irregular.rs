//! Section 5, and what else somebody must say for a table to know it: 3.4.1 and 3.10.1.
//!
//! What a ruling must and may say is in the index of the book; here it is held against the round.
//! Nothing that 3.10.1 has settled goes back (`reading:sg-settled`).

use crate::duel::plan::Plan;
use crate::duel::round::{BOARD, DEALER, spot};
use crate::duel::{Act, Round, Rules};
use cards::{Card, Rank, Suit};
use law::{Cite, reading, sg};
use money::Cents;
use table::{Redress, Refusal, Ruling, Seat, Spot};

/// 2.1: the cards of a deck.
const DECK: u8 = 52;
/// 3.7: the cards of the board, and of each hand.
const BOARD_CARDS: u8 = 5;
const HOLE_CARDS: u8 = 2;

const JACKPOT: &str = "progressive-jackpot";

/// A ruling with its rule and the course of the round.
struct Invoked<'a> {
    plan: &'static Plan,
    rule: Cite,
    ruling: &'a Ruling,
}

type Answer = Result<Vec<Redress>, Refusal>;
type Case = fn(&Invoked<'_>, &mut Round) -> Answer;

/// The cases: the rule, and what it does.
static CASES: [(Cite, Case); 19] = [
    (sg::R3_4_1, one_hand_in_view),
    (sg::R3_10_1, not_shown),
    (sg::R5_1_1, |case, round| Ok(void(case, round))),
    (sg::R5_2, misdealt),
    (sg::R5_3, wrong_board_or_dealer),
    (sg::R5_4, exposed),
    (sg::R5_5, too_late),
    (sg::R5_7, wrong_hand),
    (sg::R5_7_1, may_withdraw),
    (sg::R5_8, |case, round| Ok(counted(case, round))),
    (sg::R5_9, barred),
    (sg::R5_10_1, unviewed),
    (sg::R5_10_2, none_viewed),
    (sg::R5_11, absent),
    (sg::R5_12_2, without_ante),
    (sg::R5_13, below),
    (sg::R5_14, above),
    (sg::R5_16_1, power_fails),
    (sg::R5_16_2, power_fails_late),
];

/// What the book makes of a ruling.
pub(in crate::duel) fn irregular(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Answer {
    let Some((rule, case)) = CASES.iter().find(|(rule, _)| rule.id == ruling.rule) else {
        let why = format!("{} is nothing that a table can act on", ruling.rule);
        return Err(Refusal::by(sg::R6_1, why));
    };
    ruling.fits()?;
    case(&Invoked { plan: rules.plan, rule, ruling }, round)
}

impl Invoked<'_> {
    fn refuse<T>(&self, why: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal::by(self.rule, why))
    }

    fn seat(&self) -> Result<Seat, Refusal> {
        self.ruling.seat.ok_or_else(|| Refusal::by(self.rule, "name the seat"))
    }

    /// A seat, if it has a hand that 3.10.1 has not settled.
    fn hand(&self, round: &Round, seat: Seat) -> Result<Seat, Refusal> {
        match round.seat(seat) {
            hand if hand.declined() => Err(Refusal::by(
                sg::R3_10_1,
                format!("the hand of {seat} was not shown: it is settled"),
            )),
            hand if hand.plays => Ok(seat),
            _ => self.refuse(format!("{seat} has no hand")),
        }
    }

    /// All positions of the player at the seat named that are neither out nor settled.
    fn positions(&self, round: &Round) -> Result<Vec<Seat>, Refusal> {
        let mut seats = round.positions(self.its_hand(round)?);
        seats.retain(|seat| round.seat(*seat).plays && !round.seat(*seat).declined());
        Ok(seats)
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
        // Who plays one position has decided on cards looked at; a blind hand acts unseen.
        let seen = |seat: &&Seat| {
            let hand = round.seat(**seat);
            if hand.several() { !hand.blind() } else { hand.acted() }
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

    /// A place has that wrong number of cards: fewer lie there, or some more than are due.
    fn wrong_number(
        &self,
        round: &Round,
        at: Spot,
        (count, due): (u8, u8),
    ) -> Result<(), Refusal> {
        let extra = usize::from(count.saturating_sub(due));
        let named = self.ruling.cards.len();
        if count == due {
            return self.refuse(format!("{count} cards are the right number"));
        }
        if round.lying(at) != count.min(due) {
            return self.refuse(format!("{} cards lie there, not {count}", round.lying(at)));
        }
        if named != extra {
            return self.refuse(format!("{extra} cards are too many, and {named} are given"));
        }
        Ok(())
    }

    /// Whether some wager is won or lost for certain: a fold or a hand not shown decides
    /// (`reading:sg-power-decided`), the dealer's open cards do, and the board alone may decide
    /// a jackpot wager (`reading:sg-power-board`).
    fn any_decided(&self, round: &Round) -> bool {
        let jackpot = self.plan.sides.iter().position(|side| *side == JACKPOT);
        let staked = jackpot.is_some_and(|at| round.seats.iter().any(|seat| seat.bet(at)));
        round.any_decided() || staked && board_decides(round.board.cards())
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

/// Whether the open cards of the board settle what every jackpot wager wins, or that none can:
/// four of a rank or a straight flush lie there, or neither can come about with two cards more.
fn board_decides(board: &[Card]) -> bool {
    let of_rank = |card: &Card| board.iter().filter(|other| other.rank() == card.rank()).count();
    let most_alike = board.iter().map(of_rank).max();
    if most_alike == Some(4) {
        return true;
    }
    if board.len() < usize::from(BOARD_CARDS) {
        return false;
    }
    // Runs of five end on five up to the ace, which also stands below the two.
    let run = |suit: Suit, top: u8| {
        let within = |card: &&Card| {
            let height = height(**card);
            let low = card.rank() == Rank::Ace && top == 5;
            card.suit() == suit && (low || (top.saturating_sub(4)..=top).contains(&height))
        };
        board.iter().filter(within).count()
    };
    let runs = Suit::ALL.iter().flat_map(|suit| (5..=14).map(|top| run(*suit, top)));
    match runs.max() {
        Some(5) => true,
        Some(3..) => false,
        _ => most_alike == Some(1),
    }
}

/// 2 to 14.
fn height(card: Card) -> u8 {
    card.rank() as u8 + 2
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

/// 5.3: on the board or in the dealer's hand, beyond repair. `spot` and `count` say where and how
/// many; `cards` are those too many.
fn wrong_board_or_dealer(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if round.lying(BOARD) + round.lying(DEALER) == 0 {
        return case.refuse("neither the board nor the dealer has cards");
    }
    match (case.ruling.spot.as_deref(), case.ruling.count) {
        (None, None) if case.ruling.cards.is_empty() => {}
        (Some("board"), Some(count)) => case.wrong_number(round, BOARD, (count, BOARD_CARDS))?,
        (Some("dealer"), Some(count)) => case.wrong_number(round, DEALER, (count, HOLE_CARDS))?,
        _ => return case.refuse("say `spot`, board or dealer, and `count`"),
    }
    Ok(void(case, round))
}

/// 5.4: two cards or more in the round, whenever they are found; one changes nothing
/// (`reading:sg-one-exposed`).
fn exposed(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let count = match case.ruling.count {
        Some(0) => return case.refuse("no card was shown wrongly"),
        Some(count) => count,
        None => return case.refuse("say `count`"),
    };
    let total = round.exposes(count);
    if total > round.cards_out() {
        return case.refuse(format!("no {total} cards have been dealt"));
    }
    Ok(if total < 2 { Vec::new() } else { void(case, round) })
}

/// 5.8: the dealer counts; a whole deck lets the round go on.
fn counted(case: &Invoked<'_>, round: &mut Round) -> Vec<Redress> {
    if case.ruling.count == Some(DECK) { Vec::new() } else { void(case, round) }
}

/// 5.5: what was added after the call does not count and goes back.
fn too_late(case: &Invoked<'_>, _: &mut Round) -> Answer {
    let all = ["ante", "bonus", JACKPOT, "flop", "turn", "river"];
    let (seat, wager, found) = (case.seat()?, case.wager(&all)?, case.amount()?);
    Ok(vec![Redress::Stray { seat, wager, found, label: "made too late", rule: case.rule }])
}

/// 5.7: that hand is out of play and its wagers go back, folded or not. `count` is how many cards
/// it has; `cards` are those too many.
fn wrong_hand(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    if !round.dealt() {
        return case.refuse(format!("{seat} has the cards it should have"));
    }
    let Some(count) = case.ruling.count else { return case.refuse("say `count`") };
    case.wrong_number(round, spot(seat), (count, HOLE_CARDS))?;
    round.miscounts(seat);
    Ok(vec![case.back(seat, "wrong number of cards")])
}

/// 5.7.1: after 5.7, all wagers of a player whom the pit lets go, at every position
/// (`reading:sg-withdrawal`).
fn may_withdraw(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let seat = case.its_hand(round)?;
    if !round.miscounted() {
        return case.refuse("no hand was taken out for its number of cards");
    }
    let mut seats = case.positions(round)?;
    seats.retain(|seat| !round.seat(*seat).folded());
    if seats.is_empty() {
        return case.refuse(format!("{seat} has folded"));
    }
    Ok(case.out(round, &seats, "withdrawn by leave"))
}

/// 5.9: what has not been lost by a fold goes back, at every position of the player.
fn barred(case: &Invoked<'_>, round: &mut Round) -> Answer {
    let (label, rule) = ("barred from play", case.rule);
    let seats = case.positions(round)?;
    let (folded, live): (Vec<Seat>, Vec<Seat>) =
        seats.into_iter().partition(|seat| round.seat(*seat).folded());
    let mut redress = case.out(round, &live, label);
    for seat in folded.into_iter().filter(|seat| round.seat(*seat).keeps()) {
        redress.push(Redress::Returns { seat, wager: Some(JACKPOT), label, rule });
    }
    if redress.is_empty() {
        return case.refuse("the player has folded and has no wager left");
    }
    Ok(redress)
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
    let wager = JACKPOT;
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

/// 5.16.1: a player takes the choice to withdraw from every position, while nothing is decided;
/// the round is concluded for the others.
fn power_fails(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if case.any_decided(round) {
        return Err(Refusal::by(sg::R5_16_2, "a wager is decided: the round is played out"));
    }
    let seats = case.positions(round)?;
    Ok(case.out(round, &seats, "withdrawn in a power failure"))
}

/// 5.16.2: the round goes on as if nothing had happened.
fn power_fails_late(case: &Invoked<'_>, round: &mut Round) -> Answer {
    if case.any_decided(round) {
        return Ok(Vec::new());
    }
    Err(Refusal::by(sg::R5_16_1, "no wager is decided yet: players may withdraw"))
}
