//! Great Britain's passing of the shoe in punto banco, 6.3 to 6.12.
//!
//! Either the house's dealer always deals, or the shoe is offered in turn to the players seated at
//! numbered places. Whoever takes it draws the cards and nothing more: the bank stays the house's,
//! and the dealer plays the punter's hand. It moves on when the bank loses, or when its holder
//! passes it after a coup; if all refuse, the dealer deals that coup.
//!
//! Anti-clockwise is ascending here: on the punto banco layouts the places are numbered from the
//! dealer's right, so that the next number is the next place anti-clockwise, as 6.7 has it.
//!
//! Rules: uk:

use law::uk;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use table::{Party, Refusal, Seat};

/// 6.3: who draws the banker's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dealing {
    /// The house's dealer, always.
    House,
    /// The players in turn.
    Players,
}

/// 6.9: what the holder of the shoe may bet on (`reading:uk-shoe-holder`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShoeHolder {
    /// Anything, and a tie alone if he likes.
    Any,
    /// Nothing but a tie.
    EgaliteOnly,
}

/// How a coup ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoupResult {
    /// The banker's hand was higher.
    BankWins,
    /// The punter's hand was higher.
    BankLoses,
    /// Equal.
    Tie,
}

/// Where a shoe stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShoeEnd {
    /// It is over, and the next has not begun.
    Ended,
    /// It is being dealt.
    Running,
}

/// Who has the shoe, and to whom it goes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passing {
    dealing: Dealing,
    shoe_holder: ShoeHolder,
    seated: BTreeSet<Seat>,
    /// Those seated who refused since the offer began, and who has just passed the shoe.
    refused: BTreeSet<Seat>,
    /// Where the offer stands: it is searched anti-clockwise from here, this place included.
    at: Seat,
    holder: Option<Seat>,
    /// Coups the holder has dealt.
    coups: u32,
    shoes: u32,
}

impl Passing {
    /// 6.6: whoever deals, the house holds the bank.
    pub const BANK: Party = Party::House;

    /// 6.11: the dealer is the punter in every coup.
    pub const PUNTER: Party = Party::Dealer;

    /// The start of play, with the players at numbered places.
    #[must_use]
    pub fn new(dealing: Dealing, shoe_holder: ShoeHolder, seated: &[Seat]) -> Passing {
        Passing {
            dealing,
            shoe_holder,
            seated: seated.iter().copied().collect(),
            refused: BTreeSet::new(),
            // 6.5: seat 1 is the first.
            at: Seat::FIRST,
            holder: None,
            coups: 0,
            shoes: 1,
        }
    }

    /// Whose turn it is to take or refuse the shoe. Nobody's when somebody holds it, when all have
    /// refused it for this coup, or when the house always deals.
    #[must_use]
    pub fn offer(&self) -> Option<Seat> {
        match (self.dealing, self.holder) {
            (Dealing::House, _) | (_, Some(_)) => None,
            (Dealing::Players, None) => {
                let open = self.seated.difference(&self.refused);
                open.min_by_key(|seat| seat.steps_from(self.at)).copied()
            }
        }
    }

    /// The player who holds the shoe.
    #[must_use]
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Who draws the cards of the coup, in the role of the banker.
    #[must_use]
    pub fn banker(&self) -> Party {
        self.holder.map_or(Party::Dealer, Party::Seat)
    }

    /// The number of the shoe, from 1.
    #[must_use]
    pub fn shoe(&self) -> u32 {
        self.shoes
    }

    /// Takes the shoe.
    ///
    /// # Errors
    /// A refusal when it is not being offered to that seat.
    pub fn accept(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        self.holder = Some(seat);
        self.at = seat;
        self.coups = 0;
        self.refused.clear();
        Ok(())
    }

    /// Declines it; the offer goes on anti-clockwise.
    ///
    /// # Errors
    /// A refusal when it is not being offered to that seat.
    pub fn refuse(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        self.refused.insert(seat);
        self.at = next(seat);
        Ok(())
    }

    /// A coup is over. If nobody held the shoe, the house's dealer has dealt it, and the shoe is
    /// offered again from where the offer stands.
    pub fn coup(&mut self, result: CoupResult) {
        self.refused.clear();
        self.coups = self.coups.saturating_add(1);
        match (result, self.holder) {
            // 6.7: to everybody in turn, the last holder last.
            (CoupResult::BankLoses, Some(holder)) => self.give_up(holder),
            (CoupResult::BankLoses, None) | (CoupResult::BankWins | CoupResult::Tie, _) => {}
        }
    }

    /// The holder gives the shoe up; it is offered to the others.
    ///
    /// # Errors
    /// A refusal when that seat does not hold it, or has not dealt a coup with it.
    pub fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.holder != Some(seat) {
            return Err(Refusal::by(uk::R6_10, format!("{seat} does not hold the shoe")));
        }
        if self.coups == 0 {
            let why = format!("{seat} passes the shoe after a coup, not before the first");
            return Err(Refusal::by(uk::R6_10, why));
        }
        self.give_up(seat);
        self.refused.insert(seat);
        Ok(())
    }

    /// 6.8: a new shoe changes neither its holder nor the order of the offer.
    pub fn new_shoe(&mut self) {
        self.shoes = self.shoes.saturating_add(1);
    }

    /// Somebody sits down at a numbered place.
    pub fn seat(&mut self, seat: Seat) {
        self.seated.insert(seat);
    }

    /// Somebody leaves. If he holds the shoe, it is offered on.
    pub fn leave(&mut self, seat: Seat) {
        self.seated.remove(&seat);
        self.refused.remove(&seat);
        if self.holder == Some(seat) {
            self.give_up(seat);
        }
    }

    /// Whether a seat may make that wager, as far as the shoe is concerned.
    ///
    /// # Errors
    /// A refusal where the holder is confined to the tie.
    pub fn may_bet(&self, seat: Seat, wager_id: &str) -> Result<(), Refusal> {
        let tie = matches!(wager_id, "tie" | "egalite");
        match self.shoe_holder {
            ShoeHolder::EgaliteOnly if self.holder == Some(seat) && !tie => {
                let why = format!("{seat} holds the shoe and may bet on Egalité only");
                Err(Refusal::by(uk::R6_9, why))
            }
            ShoeHolder::EgaliteOnly | ShoeHolder::Any => Ok(()),
        }
    }

    /// Whether the number of decks may change now, with the consent of these players.
    ///
    /// # Errors
    /// A refusal during a shoe, or when a seated player has not agreed.
    pub fn change_decks(&self, agreeing: &[Seat], at_end_of_shoe: ShoeEnd) -> Result<(), Refusal> {
        if at_end_of_shoe == ShoeEnd::Running {
            let why = "the number of decks changes at the end of a shoe only";
            return Err(Refusal::by(uk::R6_12, why));
        }
        match self.seated.iter().find(|seat| !agreeing.contains(seat)) {
            Some(seat) => {
                let why = format!("{seat} has not agreed to another number of decks");
                Err(Refusal::by(uk::R6_12, why))
            }
            None => Ok(()),
        }
    }

    fn give_up(&mut self, holder: Seat) {
        self.holder = None;
        self.at = next(holder);
    }

    fn in_turn(&self, seat: Seat) -> Result<(), Refusal> {
        if self.dealing == Dealing::House {
            return Err(Refusal::by(uk::R6_4, "the dealer keeps the shoe"));
        }
        if !self.seated.contains(&seat) {
            return Err(Refusal::by(uk::R6_8, format!("{seat} has no player at the table")));
        }
        match (self.offer(), self.holder) {
            (Some(offered), _) if offered == seat => Ok(()),
            (Some(offered), _) => {
                Err(Refusal::by(uk::R6_3_B, format!("the shoe is offered to {offered} first")))
            }
            (None, Some(holder)) => {
                Err(Refusal::by(uk::R6_3_B, format!("{holder} holds the shoe")))
            }
            (None, None) => {
                Err(Refusal::by(uk::R6_3_B, "all have refused the shoe for this coup"))
            }
        }
    }
}

/// The next numbered place anti-clockwise, taken or not.
fn next(seat: Seat) -> Seat {
    Seat::new(seat.n() + 1).unwrap_or(Seat::FIRST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use CoupResult::{BankLoses, BankWins, Tie};
    use proptest::prelude::*;

    fn seat(n: u8) -> Seat {
        Seat::new(n).unwrap()
    }

    fn players(seats: &[u8]) -> Passing {
        let seats: Vec<_> = seats.iter().map(|&n| seat(n)).collect();
        Passing::new(Dealing::Players, ShoeHolder::Any, &seats)
    }

    fn house(seats: &[u8]) -> Passing {
        Passing { dealing: Dealing::House, ..players(seats) }
    }

    /// Plays a script, one word after another: `1?` offered to seat 1, `-?` to nobody, `1*` seat 1
    /// deals, `-*` the house does, `1+` accepts, `1-` refuses, `1>` passes, `win`, `lose`, `tie` a
    /// coup ended so for the bank, `shoe` a new shoe, `in:1` sits down, `out:1` leaves.
    #[track_caller]
    fn check(passing: &mut Passing, script: &str) {
        for word in script.split_whitespace() {
            let (who, sign) = word.split_at(word.len() - 1);
            let who = who.parse().ok().and_then(Seat::new);
            let named = || seat(word.split(':').nth(1).unwrap().parse().unwrap());
            match (word, sign) {
                ("win", _) => passing.coup(BankWins),
                ("lose", _) => passing.coup(BankLoses),
                ("tie", _) => passing.coup(Tie),
                ("shoe", _) => passing.new_shoe(),
                (_, "?") => assert_eq!(passing.offer(), who, "{word} in {script}"),
                (_, "*") => assert_eq!(passing.holder(), who, "{word} in {script}"),
                (_, "+") => assert_eq!(passing.accept(who.unwrap()), Ok(()), "{word} in {script}"),
                (_, "-") => assert_eq!(passing.refuse(who.unwrap()), Ok(()), "{word} in {script}"),
                (_, ">") => assert_eq!(passing.pass(who.unwrap()), Ok(()), "{word} in {script}"),
                _ if word.starts_with("in:") => passing.seat(named()),
                _ if word.starts_with("out:") => passing.leave(named()),
                _ => panic!("{word}"),
            }
        }
    }

    /// The rule by which that seat may not take the shoe now; nothing changes.
    #[track_caller]
    fn forbidden(passing: &mut Passing, n: u8) -> &'static str {
        let before = passing.clone();
        let refusal = passing.accept(seat(n)).unwrap_err();
        assert_eq!(passing.refuse(seat(n)), Err(refusal.clone()));
        assert_eq!(*passing, before);
        refusal.rule.unwrap().id
    }

    #[test]
    fn r6_3_a_the_dealer_deals_every_coup() {
        let passing = &mut house(&[1, 2]);
        check(passing, "-? -* win -? -* lose -? -* tie shoe -? -*");
        assert_eq!(passing.banker(), Party::Dealer);
    }

    #[test]
    fn r6_3_b_each_seated_player_takes_or_refuses_in_turn() {
        let passing = &mut players(&[1, 2, 3]);
        assert_eq!(forbidden(passing, 2), "uk:6.3.b");
        check(passing, "1- 2? 2+ 2* -?");
        assert_eq!(passing.banker(), Party::Seat(seat(2)));
        assert_eq!(forbidden(passing, 3), "uk:6.3.b");
    }

    #[test]
    fn r6_3_b_when_all_refuse_the_dealer_deals_that_coup() {
        let passing = &mut players(&[1, 2, 3]);
        check(passing, "1- 2- 3- -? -*");
        assert_eq!(passing.banker(), Party::Dealer);
        assert_eq!(forbidden(passing, 1), "uk:6.3.b");
        check(passing, "win 1? 1- 2- 3- -? lose 1? 1- 2? 2+ 2*");
    }

    #[test]
    fn r6_4_a_dealer_who_is_banker_keeps_the_shoe() {
        let passing = &mut house(&[1, 2]);
        assert_eq!(forbidden(passing, 1), "uk:6.4");
        check(passing, "lose");
        assert_eq!(forbidden(passing, 2), "uk:6.4");
    }

    #[test]
    fn r6_5_the_shoe_starts_at_seat_1_and_goes_up_the_numbers() {
        check(&mut players(&[3, 2, 1]), "1? 1- 2? 2- 3? 3+ 3*");
        // An empty place is passed over.
        check(&mut players(&[9, 4]), "4? 4- 9? 9+ lose 4? 4+ 4*");
    }

    #[test]
    fn r6_6_a_player_with_the_shoe_does_not_hold_the_bank() {
        let passing = &mut players(&[1]);
        check(passing, "1+");
        assert_eq!(passing.banker(), Party::Seat(seat(1)));
        assert_eq!(Passing::BANK, Party::House);
    }

    #[test]
    fn r6_7_after_a_lost_coup_it_is_offered_from_the_next_number() {
        let passing = &mut players(&[1, 2, 3]);
        check(passing, "1- 2+ win 2* tie 2* lose -* 3? 3- 1? 1+ lose 2?");
        // It comes round to its last holder too.
        check(passing, "2- 3- 1? 1+ 1*");
        check(&mut players(&[5]), "5+ lose 5? 5+ lose 5? 5- -?");
        check(&mut players(&[1, 16]), "1- 16+ lose 1?");
    }

    #[test]
    fn r6_8_only_numbered_places_take_the_shoe() {
        let passing = &mut players(&[1, 3]);
        assert_eq!(forbidden(passing, 2), "uk:6.8");
        check(passing, "1- in:2 2? 2+ out:2 -* 3? 3+ lose 1?");
        assert_eq!(forbidden(passing, 2), "uk:6.8");
    }

    #[test]
    fn r6_8_a_new_shoe_continues_the_last() {
        let passing = &mut players(&[1, 2, 3]);
        check(passing, "1- 2+ win shoe 2* lose shoe 3? 3- shoe 1? 1- 2- shoe -? win 3?");
        assert_eq!(passing.shoe(), 5);
    }

    #[test]
    fn r6_9_the_holder_may_bet_on_a_tie_alone() {
        let mut passing = players(&[1, 2]);
        check(&mut passing, "1+");
        for wager in ["player", "banker", "tie"] {
            assert_eq!(passing.may_bet(seat(1), wager), Ok(()));
        }
        let mut confined = Passing { shoe_holder: ShoeHolder::EgaliteOnly, ..passing };
        for wager in ["player", "banker", "dragon-bonus-banker"] {
            let refusal = confined.may_bet(seat(1), wager).unwrap_err();
            assert_eq!(refusal.rule, Some(uk::R6_9), "{wager}");
            assert_eq!(confined.may_bet(seat(2), wager), Ok(()));
        }
        for wager in ["tie", "egalite"] {
            assert_eq!(confined.may_bet(seat(1), wager), Ok(()));
        }
        check(&mut confined, "lose");
        assert_eq!(confined.may_bet(seat(1), "banker"), Ok(()));
    }

    #[test]
    fn r6_10_the_holder_may_pass_after_any_coup() {
        let passing = &mut players(&[1, 2]);
        check(passing, "1+");
        assert_eq!(passing.pass(seat(1)).unwrap_err().rule, Some(uk::R6_10));
        assert_eq!(passing.pass(seat(2)).unwrap_err().rule, Some(uk::R6_10));
        check(passing, "win 1> 2? 2+ tie 2> 1? 1- -? win 2?");
        // Once lost, there is nothing left to pass.
        check(passing, "2+ lose");
        assert_eq!(passing.pass(seat(2)).unwrap_err().rule, Some(uk::R6_10));
    }

    #[test]
    fn r6_11_the_dealer_is_always_the_punter() {
        assert_eq!(Passing::PUNTER, Party::Dealer);
        let mut passing = players(&[1]);
        assert_eq!(passing.banker(), Passing::PUNTER);
        check(&mut passing, "1+");
        assert_ne!(passing.banker(), Passing::PUNTER);
    }

    #[test]
    fn r6_12_decks_change_at_the_end_of_a_shoe_with_every_consent() {
        for passing in [players(&[1, 2, 7]), house(&[1, 2, 7])] {
            let change = |seats: &[u8], end| {
                let seats: Vec<_> = seats.iter().map(|&n| seat(n)).collect();
                passing.change_decks(&seats, end).map_err(|refusal| refusal.rule)
            };
            assert_eq!(change(&[7, 2, 1], ShoeEnd::Ended), Ok(()));
            assert_eq!(change(&[1, 2, 3, 7], ShoeEnd::Ended), Ok(()));
            assert_eq!(change(&[1, 2], ShoeEnd::Ended), Err(Some(uk::R6_12)));
            assert_eq!(change(&[], ShoeEnd::Ended), Err(Some(uk::R6_12)));
            assert_eq!(change(&[1, 2, 7], ShoeEnd::Running), Err(Some(uk::R6_12)));
        }
    }

    proptest! {
        #[test]
        fn whoever_holds_or_is_offered_the_shoe_is_seated(
            moves in prop::collection::vec((0..8_u8, 1..=16_u8), 1..200),
        ) {
            let mut passing = players(&[1, 2, 3]);
            for (kind, n) in moves {
                let held = passing.holder();
                match kind {
                    0 => passing.seat(seat(n)),
                    1 => passing.leave(seat(n)),
                    2 => passing.coup(BankLoses),
                    3 => passing.coup([BankWins, Tie][usize::from(n % 2)]),
                    4 => drop(passing.pass(seat(n))),
                    5 => passing.new_shoe(),
                    6 => if let Some(next) = passing.offer() { passing.accept(next).unwrap() },
                    _ => if let Some(next) = passing.offer() { passing.refuse(next).unwrap() },
                }
                let both = [passing.holder(), passing.offer()];
                prop_assert!(both.iter().flatten().all(|seat| passing.seated.contains(seat)));
                prop_assert!(both.contains(&None));
                // Only a lost coup, a pass or leaving takes the shoe from its holder.
                let kept = held.is_none() || held == passing.holder();
                prop_assert!(kept || [1, 2, 4].contains(&kind));
            }
        }
    }
}
