//! The player-dealer's rotation, from the California book.
//!
//! Before each hand the bank is offered, from seat to seat clockwise, until somebody accepts it.
//! Whoever has banked one hand is asked first for a second; after two it is offered on. In
//! Baccarat, Baccarat 9 and Caribbean Stud only those take it who wagered against the bank in the
//! round before, and newcomers when all of these refuse. If everybody refuses, the offer goes
//! round again, and no hand is dealt until somebody takes it (`reading:ca-bank-again`).
//!
//! Rules: ca:general/

use law::ca::general;
use table::{Office, RotaLaw, Stay, Takers};

/// Who may take the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eligibility {
    /// Whoever made a non-bank wager in the round before; newcomers when all of these refuse.
    /// Baccarat, both versions of Baccarat 9, Caribbean Stud, Pai Gow Poker, Joker's Wild and Pai
    /// Gow Tiles print this.
    PriorBet,
    /// Whoever is seated: EZ Baccarat, Fortune 7, Three Card Poker, Ultimate Texas Hold'em and
    /// Tiles Wild print no condition.
    Anyone,
}

/// How the bank goes round.
///
/// ```
/// use games::california::rotation::{Eligibility, law};
/// use table::{Rota, Seat};
/// let seats: Vec<Seat> = (1..=2).filter_map(Seat::new).collect();
/// let mut bank = Rota::new(law(Eligibility::Anyone), &seats);
/// for _ in 0..2 {
///     assert_eq!(bank.offered(), Some(seats[0]));
///     assert_eq!(bank.takes(seats[0]), Ok(()));
///     bank.over(&[seats[1]], &[]);
/// }
/// assert_eq!(bank.offered(), Some(seats[1]));
/// ```
#[must_use]
pub const fn law(eligibility: Eligibility) -> RotaLaw {
    RotaLaw {
        office: Office::Bank,
        name: "bank",
        rule: general::R2_A,
        seated: general::R2_A,
        turn: general::R2_A,
        takers: match eligibility {
            Eligibility::Anyone => Takers::Anyone,
            // 3.a is about taking the bank; who has it keeps it for the second hand.
            Eligibility::PriorBet => Takers::Bettors { bet: general::R3_A, new: general::R3_B },
        },
        // 2.b, reading:ca-bank-again: never a third hand in a row, even if all others refuse.
        stay: Stay::Rounds { most: 2, rule: general::R2_B },
        confined: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Eligibility::{Anyone, PriorBet};
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use table::{Rota, Seat};

    fn seat(n: u8) -> Seat {
        Seat::new(n).unwrap()
    }

    fn table(eligibility: Eligibility, seats: &[u8]) -> Rota {
        Rota::new(law(eligibility), &seats.iter().map(|&n| seat(n)).collect::<Vec<_>>())
    }

    /// Plays a script, one word after another: `1?` offered to seat 1, `-?` to nobody, `1+`
    /// accepts, `1-` refuses, `1!2.a` may not accept by general/2.a, `=1,2` the hand is played
    /// against wagers of seats 1 and 2, `<1` sits down, `>1` leaves.
    #[track_caller]
    fn check(rotation: &mut Rota, script: &str) {
        for word in script.split_whitespace() {
            if let Some(bettors) = word.strip_prefix('=') {
                let bettors = bettors.split(',').filter_map(|n| Seat::new(n.parse().ok()?));
                rotation.over(&bettors.collect::<Vec<_>>(), &[]);
                continue;
            }
            if let Some(n) = word.strip_prefix('<') {
                rotation.sits(seat(n.parse().unwrap()));
                continue;
            }
            if let Some(n) = word.strip_prefix('>') {
                rotation.leaves(seat(n.parse().unwrap()));
                continue;
            }
            let sign = word.find(['?', '+', '!']).or(word.rfind('-')).unwrap();
            let who = word[..sign].parse().ok().and_then(Seat::new);
            match word.as_bytes()[sign] {
                b'?' => assert_eq!(rotation.offered(), who, "{word} in {script}"),
                b'+' => assert_eq!(rotation.takes(who.unwrap()), Ok(()), "{word} in {script}"),
                b'-' => assert_eq!(rotation.declines(who.unwrap()), Ok(()), "{word} in {script}"),
                _ => {
                    let before = rotation.clone();
                    let refusal = rotation.takes(who.unwrap()).unwrap_err();
                    let rule = format!("ca:general/{}", &word[sign + 1..]);
                    assert_eq!(refusal.rule.unwrap().id, rule, "{word} in {script}: {refusal}");
                    assert_eq!(rotation.declines(who.unwrap()), Err(refusal));
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
        assert_eq!(rotation.laps(), 1);
        check(rotation, "5+ =1 5+ =1 1? 1+ =3 1+ =3 3? 3+");
        assert_eq!(rotation.laps(), 0);
    }

    #[test]
    fn r2_a_only_seated_players_are_offered_it_one_at_a_time() {
        let rotation = &mut table(Anyone, &[2, 4]);
        check(rotation, "3!2.a 4!2.a 2+ 4!2.a 2!2.a");
        assert_eq!(rotation.holder(), Some(seat(2)));
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
        assert_eq!(rotation.laps(), 2);
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
    fn a_hand_that_nobody_banked_is_nobodys_turn() {
        let rotation = &mut table(PriorBet, &[1, 2]);
        let before = rotation.clone();
        rotation.over(&[seat(2)], &[]);
        assert_eq!(*rotation, before);
    }

    #[test]
    fn a_bank_given_back_is_offered_to_the_same_seat_again() {
        let rotation = &mut table(Anyone, &[1, 2, 3]);
        check(rotation, "1- 2+");
        rotation.gives_back(seat(1));
        assert_eq!(rotation.holder(), Some(seat(2)), "only who has it gives it back");
        rotation.gives_back(seat(2));
        check(rotation, "2? 3!2.a 2- 3? 3+ =1 3+ =1 3!2.b 1?");
    }

    /// Who is offered the bank in one full round of refusals, in order.
    fn offered(rotation: &Rota) -> Vec<Seat> {
        let mut asked = rotation.clone();
        let (mut order, rounds) = (Vec::new(), asked.laps());
        while let Some(next) = asked.offered().filter(|_| asked.laps() == rounds) {
            order.push(next);
            assert_eq!(asked.declines(next), Ok(()));
        }
        order
    }

    /// Who may bank at all after a hand, found without the machine's own order.
    fn eligible(
        (seated, new): (&BTreeSet<Seat>, &BTreeSet<Seat>),
        eligibility: Eligibility,
        banks: &[Seat],
        bettors: &[Seat],
    ) -> BTreeSet<Seat> {
        let spent = banks.last_chunk().filter(|[a, b]| a == b).map(|[seat, _]: &[Seat; 2]| *seat);
        let seated = seated.iter().copied().filter(|seat| Some(*seat) != spent);
        let may = |seat: &Seat| {
            let banked = banks.last() == Some(seat);
            eligibility == Anyone || banked || bettors.contains(seat) || new.contains(seat)
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
            let mut seated: BTreeSet<Seat> = [1, 2, 3, 4].map(seat).into();
            let mut new = seated.clone();
            let (mut banks, mut bets) = (Vec::new(), Vec::new());
            for (kind, n, wagers) in moves {
                match (kind, rotation.offered()) {
                    (0, _) => {
                        rotation.sits(seat(n));
                        if seated.insert(seat(n)) {
                            new.insert(seat(n));
                        }
                    }
                    (1, _) => {
                        rotation.leaves(seat(n));
                        seated.remove(&seat(n));
                        new.remove(&seat(n));
                    }
                    (2..=4, Some(next)) => prop_assert_eq!(rotation.declines(next), Ok(())),
                    (_, Some(next)) => prop_assert_eq!(rotation.takes(next), Ok(())),
                    (_, None) => if let Some(banker) = rotation.holder() {
                        bets = seated.iter().copied().filter(|other| {
                            *other != banker && wagers & (1 << (other.n() - 1)) != 0
                        }).collect();
                        rotation.over(&bets, &[]);
                        banks.push(banker);
                        new.retain(|seat| *seat != banker && !bets.contains(seat));
                        let asked = offered(&rotation);
                        let set: BTreeSet<Seat> = asked.iter().copied().collect();
                        prop_assert_eq!(set.len(), asked.len());
                        let may = eligible((&seated, &new), eligibility, &banks, &bets);
                        prop_assert_eq!(set, may);
                    },
                }
                prop_assert!(rotation.seated().eq(seated.iter().copied()));
                bets.retain(|seat| seated.contains(seat));
            }
            let three = |three: &[Seat]| three.iter().all(|seat| *seat == three[0]);
            prop_assert!(!banks.windows(3).any(three));
        }
    }
}
