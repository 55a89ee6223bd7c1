//! The player-dealer's rotation, from the California book.
//!
//! Before each hand the bank is offered, from seat to seat clockwise, until somebody accepts it.
//! Whoever has banked one hand is asked first for a second; after two it is offered on. In
//! Baccarat, Baccarat 9 and Caribbean Stud only those take it who wagered against the bank in the
//! round before, and newcomers when all of these refuse. If everybody refuses, the offer goes
//! round again, and no hand is dealt until somebody takes it (`reading:ca-bank-again`).
//!
//! Rules: ca:general/

use law::Cite;
use law::ca::general;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use table::{Refusal, Seat};

/// The most hands anybody banks in a row: 2.b.
pub const HANDS_MAX: u8 = 2;

/// Who may take the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Eligibility {
    /// Whoever made a non-bank wager in the round before; newcomers when all of these refuse.
    /// Baccarat, both versions of Baccarat 9 and Caribbean Stud print this.
    PriorBet,
    /// Whoever is seated: EZ Baccarat, Fortune 7, Three Card Poker and Ultimate Texas Hold'em
    /// print no condition.
    Anyone,
}

/// Who is offered the bank, who has it, and how long.
///
/// ```
/// use games::california::rotation::{Eligibility, Rotation};
/// use table::Seat;
/// let seats: Vec<Seat> = (1..=2).filter_map(Seat::new).collect();
/// let mut rotation = Rotation::new(seats.clone(), Eligibility::Anyone);
/// for _ in 0..2 {
///     assert_eq!(rotation.offer(), Some(seats[0]));
///     assert_eq!(rotation.accept(seats[0]), Ok(()));
///     rotation.played(&[seats[1]]);
/// }
/// assert_eq!(rotation.offer(), Some(seats[1]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rotation {
    eligibility: Eligibility,
    seated: BTreeSet<Seat>,
    /// Those seated who have neither banked nor wagered yet.
    new: BTreeSet<Seat>,
    /// Those seated who made a non-bank wager in the last round.
    bettors: BTreeSet<Seat>,
    /// Those seated who refused since the offer last began.
    refused: BTreeSet<Seat>,
    /// Where the offer stands: it is searched clockwise from here, this seat included.
    at: Seat,
    /// Who banked the last hand, and how many in a row. It stays with the seat: else a player
    /// would stand up and sit down again to bank a third hand.
    run: Option<(Seat, u8)>,
    bank: Bank,
    refused_rounds: u32,
}

/// The bank of the coming hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Bank {
    /// Nobody has it yet.
    Open,
    /// Accepted.
    Held(Seat),
    /// Accepted by a player who has since left: offered on, unless the hand was already dealt.
    Left(Seat),
}

impl Rotation {
    /// A new table. All who sit there are newcomers, and the offer begins at the dealer's left.
    #[must_use]
    pub fn new(seats: Vec<Seat>, eligibility: Eligibility) -> Rotation {
        let seated: BTreeSet<Seat> = seats.into_iter().collect();
        Rotation {
            eligibility,
            new: seated.clone(),
            seated,
            bettors: BTreeSet::new(),
            refused: BTreeSet::new(),
            at: Seat::FIRST,
            run: None,
            bank: Bank::Open,
            refused_rounds: 0,
        }
    }

    /// Whose turn it is to take or refuse the bank. Nobody's when somebody has it already, or
    /// when nobody seated may have it.
    #[must_use]
    pub fn offer(&self) -> Option<Seat> {
        if self.banker().is_some() {
            return None;
        }
        // 3.b: newcomers come after all others have refused; among themselves, clockwise.
        let next = |turn: Turn| {
            let open = self.seated.iter().filter(|&&seat| self.turn(seat) == Ok(turn));
            let open = open.filter(|seat| !self.refused.contains(seat));
            open.min_by_key(|seat| seat.steps_from(self.at)).copied()
        };
        next(Turn::First).or_else(|| next(Turn::Last))
    }

    /// Who banks the coming hand.
    #[must_use]
    pub fn banker(&self) -> Option<Seat> {
        match self.bank {
            Bank::Held(seat) => Some(seat),
            Bank::Open | Bank::Left(_) => None,
        }
    }

    /// Whether somebody has taken the bank of the coming hand, seated or not.
    pub(super) fn is_taken(&self) -> bool {
        self.bank != Bank::Open
    }

    /// How often the offer has gone all the way round in vain since the last hand.
    #[must_use]
    pub fn refused_rounds(&self) -> u32 {
        self.refused_rounds
    }

    /// Takes the bank for the coming hand.
    ///
    /// # Errors
    /// A refusal when the seat may not bank, or not before others.
    pub fn accept(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        self.bank = Bank::Held(seat);
        self.at = seat;
        Ok(())
    }

    /// Declines it; the offer goes on clockwise.
    ///
    /// # Errors
    /// A refusal when the bank is not being offered to that seat.
    pub fn refuse(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        self.refused.insert(seat);
        self.at = seat;
        self.go_round();
        Ok(())
    }

    /// A hand is over; these seats had made non-bank wagers.
    ///
    /// # Panics
    /// When nobody had accepted the bank.
    pub fn played(&mut self, bettors: &[Seat]) {
        let (Bank::Held(banker) | Bank::Left(banker)) = self.bank else {
            // invariant: a table deals no hand that nobody banks.
            panic!("a hand was played without a bank");
        };
        let before = self.run.filter(|(seat, _)| *seat == banker).map_or(0, |(_, hands)| hands);
        assert!(before < HANDS_MAX, "{banker} banked a third hand");
        self.run = Some((banker, before + 1));
        self.at = banker;
        self.bank = Bank::Open;
        self.bettors = bettors.iter().copied().filter(|seat| self.seated.contains(seat)).collect();
        self.new.retain(|seat| *seat != banker && !bettors.contains(seat));
        self.refused.clear();
        self.refused_rounds = 0;
    }

    /// Somebody sits down, as a newcomer.
    pub fn seat(&mut self, seat: Seat) {
        if self.seated.insert(seat) {
            self.new.insert(seat);
        }
    }

    /// Somebody leaves. If it is who accepted the bank, it is offered on; if the hand is already
    /// being dealt, it stays his hand and [`Rotation::played`] counts it.
    pub fn leave(&mut self, seat: Seat) {
        for set in [&mut self.seated, &mut self.new, &mut self.bettors, &mut self.refused] {
            set.remove(&seat);
        }
        if self.bank == Bank::Held(seat) {
            self.bank = Bank::Left(seat);
        }
        self.go_round();
    }

    /// When all who may bank have refused, they are offered it again, from where the offer stands.
    fn go_round(&mut self) {
        if self.banker().is_none() && self.offer().is_none() && !self.refused.is_empty() {
            self.refused.clear();
            self.refused_rounds = self.refused_rounds.saturating_add(1);
            // The last who refused is also the last to be asked again.
            self.at = self.next_place();
        }
    }

    /// The place after the one where the offer stands, seated or not.
    fn next_place(&self) -> Seat {
        Seat::new(self.at.n() + 1).unwrap_or(Seat::FIRST)
    }

    /// Whether a seat may bank the coming hand, and in which turn.
    fn turn(&self, seat: Seat) -> Result<Turn, (Cite, &'static str)> {
        let run = self.run.filter(|(last, _)| *last == seat).map_or(0, |(_, hands)| hands);
        if !self.seated.contains(&seat) {
            return Err((general::R2_A, "is not seated"));
        }
        // 2.b, reading:ca-bank-again: never a third hand in a row, even if all others refuse.
        if run >= HANDS_MAX {
            return Err((general::R2_B, "has banked two hands running"));
        }
        match self.eligibility {
            Eligibility::Anyone => Ok(Turn::First),
            // 3.a is about taking the bank; who has it keeps it for the second hand.
            Eligibility::PriorBet if run > 0 || self.bettors.contains(&seat) => Ok(Turn::First),
            Eligibility::PriorBet if self.new.contains(&seat) => Ok(Turn::Last),
            Eligibility::PriorBet => {
                Err((general::R3_A, "made no wager against the bank in the round before"))
            }
        }
    }

    fn in_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let turn =
            self.turn(seat).map_err(|(rule, why)| Refusal::by(rule, format!("{seat} {why}")))?;
        if let Some(banker) = self.banker() {
            return Err(Refusal::by(general::R2_A, format!("{banker} has the bank")));
        }
        match self.offer() {
            Some(offered) if offered == seat => Ok(()),
            Some(offered) if turn == Turn::Last && self.turn(offered) == Ok(Turn::First) => {
                let why = format!("{seat} is new, and {offered} has not refused the bank");
                Err(Refusal::by(general::R3_B, why))
            }
            Some(offered) => {
                Err(Refusal::by(general::R2_A, format!("the bank is offered to {offered} first")))
            }
            None => Err(Refusal::by(general::R2_A, "the bank is offered to nobody")),
        }
    }
}

/// When a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// With those who may bank.
    First,
    /// After all of these have refused.
    Last,
}

#[cfg(test)]
mod tests {
    use super::*;
    use Eligibility::{Anyone, PriorBet};
    use proptest::prelude::*;

    fn seat(n: u8) -> Seat {
        Seat::new(n).unwrap()
    }

    fn table(eligibility: Eligibility, seats: &[u8]) -> Rotation {
        Rotation::new(seats.iter().map(|&n| seat(n)).collect(), eligibility)
    }

    /// Plays a script, one word after another: `1?` offered to seat 1, `-?` to nobody, `1+`
    /// accepts, `1-` refuses, `1!2.a` may not accept by general/2.a, `=1,2` the hand is played
    /// against wagers of seats 1 and 2, `<1` sits down, `>1` leaves.
    #[track_caller]
    fn check(rotation: &mut Rotation, script: &str) {
        for word in script.split_whitespace() {
            if let Some(bettors) = word.strip_prefix('=') {
                let bettors = bettors.split(',').filter_map(|n| Seat::new(n.parse().ok()?));
                rotation.played(&bettors.collect::<Vec<_>>());
                continue;
            }
            if let Some(n) = word.strip_prefix('<') {
                rotation.seat(seat(n.parse().unwrap()));
                continue;
            }
            if let Some(n) = word.strip_prefix('>') {
                rotation.leave(seat(n.parse().unwrap()));
                continue;
            }
            let sign = word.find(['?', '+', '!']).or(word.rfind('-')).unwrap();
            let who = word[..sign].parse().ok().and_then(Seat::new);
            match word.as_bytes()[sign] {
                b'?' => assert_eq!(rotation.offer(), who, "{word} in {script}"),
                b'+' => assert_eq!(rotation.accept(who.unwrap()), Ok(()), "{word} in {script}"),
                b'-' => assert_eq!(rotation.refuse(who.unwrap()), Ok(()), "{word} in {script}"),
                _ => {
                    let before = rotation.clone();
                    let refusal = rotation.accept(who.unwrap()).unwrap_err();
                    let rule = format!("ca:general/{}", &word[sign + 1..]);
                    assert_eq!(refusal.rule.unwrap().id, rule, "{word} in {script}: {refusal}");
                    assert_eq!(rotation.refuse(who.unwrap()), Err(refusal));
                    assert_eq!(*rotation, before, "a refusal changes nothing");
                }
            }
        }
    }

    #[test]
    fn r2_a_the_bank_is_offered_clockwise_and_round_again() {
        let rotation = &mut table(Anyone, &[5, 1, 3]);
        check(rotation, "1? 3!2.a 1- 3? 3- 5? 5- 1? 1- 3? 3+ -?");
        check(rotation, "=1,5 3? 3- 5? 5- 1? 1- 3? 3- 5?");
        assert_eq!(rotation.refused_rounds(), 1);
        check(rotation, "5+ =1 5+ =1 1? 1+ =3 1+ =3 3? 3+");
        assert_eq!(rotation.refused_rounds(), 0);
    }

    #[test]
    fn r2_a_only_seated_players_are_offered_it_one_at_a_time() {
        let rotation = &mut table(Anyone, &[2, 4]);
        check(rotation, "3!2.a 4!2.a 2+ 4!2.a 2!2.a");
        assert_eq!(rotation.banker(), Some(seat(2)));
    }

    #[test]
    fn r2_b_after_two_hands_it_is_offered_on() {
        let rotation = &mut table(Anyone, &[1, 2, 3]);
        check(rotation, "1+ =2,3 1? 1+ =2,3 1!2.b 2? 2+ =1 2? 2+ =1 2!2.b 3? 3+ =1 3+ =1 1?");
    }

    #[test]
    fn r2_b_one_hand_may_be_enough() {
        check(&mut table(Anyone, &[1, 2]), "1+ =2 1? 1- 2? 2+ =1 2+ =1 1? 1+ =2 1+ =2 1!2.b 2?");
    }

    #[test]
    fn r2_b_nobody_banks_a_third_hand_even_if_all_refuse() {
        let rotation = &mut table(Anyone, &[1, 2, 3]);
        check(rotation, "1+ =2,3 1+ =2,3 2? 2- 3? 3- 2? 1!2.b 2- 3? 3- 2?");
        assert_eq!(rotation.refused_rounds(), 2);
        check(rotation, ">2 3? 3- 3? >3 -? 1!2.b");
        // Neither does standing up and sitting down again help; a hand of another's does.
        check(rotation, ">1 <1 -? 1!2.b <2 2? 2+ =1 2- 1? 1+");
    }

    #[test]
    fn r3_a_only_who_wagered_against_the_bank_may_take_it() {
        let rotation = &mut table(PriorBet, &[1, 2, 3, 4]);
        check(rotation, "1+ =2,3,4 1+ =3,4 2!3.a 3? 3+ =1,2 3+ =1,2 4!3.a 1? 1- 2? 2+");
        // Where no such condition is printed, seat 2 is simply next.
        check(&mut table(Anyone, &[1, 2, 3, 4]), "1+ =2,3,4 1+ =3,4 2? 2+");
    }

    #[test]
    fn r3_a_keeping_the_bank_for_a_second_hand_needs_no_wager() {
        check(&mut table(PriorBet, &[1, 2]), "1+ =2 1? 1- 2? 2- 1? 1+ =2 1!2.b 2?");
    }

    #[test]
    fn r3_a_sitting_out_when_all_others_have_left_leaves_no_bank() {
        check(&mut table(PriorBet, &[1, 2, 3]), "1+ =2,3 1+ =3 >3 -? 2!3.a 1!2.b");
    }

    #[test]
    fn r3_b_a_newcomer_banks_only_when_all_others_refuse() {
        let rotation = &mut table(PriorBet, &[1, 4]);
        check(rotation, "1+ =4 1+ =4 <2 <5 2!3.b 4? 5!3.b 4- 5? 2!2.a 5- 2? 2- 4? 2!3.b");
        check(rotation, "4- 5? 5+ =1,2,4 5? 5+ =1,2,4 1? 1- 2? 2+");
    }

    #[test]
    fn r3_b_who_sits_down_during_a_hand_is_still_new_after_it() {
        check(&mut table(PriorBet, &[1, 3]), "1+ =3 1+ <2 =3 2!3.b 3? 3- 2? 2+");
    }

    #[test]
    fn r3_b_a_newcomer_need_not_wait_for_who_has_just_had_two() {
        check(&mut table(PriorBet, &[1, 2]), "1+ =2 1+ =2 >2 <3 3? 3+ =1 3+ =1 1?");
    }

    #[test]
    fn r3_b_at_a_new_table_all_are_new() {
        check(&mut table(PriorBet, &[2, 3]), "2? 3!2.a 2- 3? 3+ =2 3- 2?");
        check(&mut table(PriorBet, &[]), "-? <6 6? 6+");
    }

    #[test]
    fn a_banker_who_leaves_before_the_deal_is_replaced_and_after_it_counts() {
        check(&mut table(Anyone, &[1, 2, 3]), "1- 2+ >2 3? 3- 1? 1+ =3 1?");
        check(&mut table(Anyone, &[1, 2, 3]), "1+ =2 1+ >1 =2 2? 2- 3? 3- <1 1!2.b 2?");
    }

    #[test]
    fn the_offer_never_turns_back_for_a_newcomer() {
        check(&mut table(Anyone, &[1, 3, 5]), "1- 3- <2 5? 5- 2? 2- 3?");
    }

    #[test]
    #[should_panic(expected = "without a bank")]
    fn a_hand_without_a_bank_is_our_error() {
        table(Anyone, &[1, 2]).played(&[seat(2)]);
    }

    /// Who is offered the bank in one full round of refusals, in order.
    fn offered(rotation: &Rotation) -> Vec<Seat> {
        let mut asked = rotation.clone();
        let (mut order, rounds) = (Vec::new(), asked.refused_rounds());
        while let Some(next) = asked.offer().filter(|_| asked.refused_rounds() == rounds) {
            order.push(next);
            assert_eq!(asked.refuse(next), Ok(()));
        }
        order
    }

    /// Who may bank at all after a hand, found without the machine's own order.
    fn eligible(rotation: &Rotation, banks: &[Seat], bettors: &[Seat]) -> BTreeSet<Seat> {
        let spent = banks.last_chunk().filter(|[a, b]| a == b).map(|[seat, _]: &[Seat; 2]| *seat);
        let seated = rotation.seated.iter().copied().filter(|seat| Some(*seat) != spent);
        let may = |seat: &Seat| {
            let banked = banks.last() == Some(seat);
            rotation.eligibility == Anyone
                || banked
                || bettors.contains(seat)
                || rotation.new.contains(seat)
        };
        seated.filter(may).collect()
    }

    proptest! {
        #[test]
        fn nobody_banks_three_in_a_row_and_every_eligible_seat_is_offered(
            anyone: bool,
            moves in prop::collection::vec((0..8_u8, 1..=16_u8, any::<u16>()), 1..300),
        ) {
            let eligibility = if anyone { Anyone } else { PriorBet };
            let mut rotation = table(eligibility, &[1, 2, 3, 4]);
            let (mut banks, mut bets) = (Vec::new(), Vec::new());
            for (kind, n, wagers) in moves {
                match (kind, rotation.offer()) {
                    (0, _) => rotation.seat(seat(n)),
                    (1, _) => rotation.leave(seat(n)),
                    (2..=4, Some(next)) => prop_assert_eq!(rotation.refuse(next), Ok(())),
                    (_, Some(next)) => prop_assert_eq!(rotation.accept(next), Ok(())),
                    (_, None) => if let Some(banker) = rotation.banker() {
                        bets = rotation.seated.iter().copied().filter(|other| {
                            *other != banker && wagers & (1 << (other.n() - 1)) != 0
                        }).collect();
                        rotation.played(&bets);
                        banks.push(banker);
                        let asked = offered(&rotation);
                        let set: BTreeSet<Seat> = asked.iter().copied().collect();
                        prop_assert_eq!(set.len(), asked.len());
                        prop_assert_eq!(set, eligible(&rotation, &banks, &bets));
                    },
                }
                bets.retain(|seat| rotation.seated.contains(seat));
            }
            let three = |three: &[Seat]| three.iter().all(|seat| *seat == three[0]);
            prop_assert!(!banks.windows(3).any(three));
        }
    }
}
