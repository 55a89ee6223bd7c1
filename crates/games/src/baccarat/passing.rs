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
use table::{Office, Party, Refusal, Rota, RotaLaw, Seat, Stay, Takers};

/// 6.3: who draws the banker's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// The house's dealer, always.
    House,
    /// The players in turn.
    Players,
}

/// 6.9: what the holder of the shoe may bet on (`reading:uk-shoe-holder`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShoeHolder {
    /// Anything, and a tie alone if he likes.
    Any,
    /// Nothing but a tie.
    EgaliteOnly,
}

/// Where a shoe stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShoeEnd {
    /// It is over, and the next has not begun.
    Ended,
    /// It is being dealt.
    Running,
}

/// 6.6: whoever deals, the house holds the bank.
pub const BANK: Party = Party::House;

/// 6.11: the dealer is the punter in every coup.
pub const PUNTER: Party = Party::Dealer;

/// How the shoe goes round: from seat 1 (6.5), and after a lost coup to everybody in turn, its
/// last holder last (6.7). 6.8: a new shoe changes neither its holder nor the order of the offer.
#[must_use]
pub const fn law(dealing: Dealing, holder: ShoeHolder) -> RotaLaw {
    RotaLaw {
        office: Office::Shoe,
        name: "shoe",
        rule: uk::R6_7,
        seated: uk::R6_8,
        turn: uk::R6_3_B,
        takers: match dealing {
            Dealing::House => Takers::House(uk::R6_4),
            Dealing::Players => Takers::Anyone,
        },
        stay: Stay::UntilLost { passes: uk::R6_10, figures: ["banker_points", "player_points"] },
        confined: match holder {
            ShoeHolder::Any => None,
            ShoeHolder::EgaliteOnly => Some((&["tie", "egalite"], uk::R6_9)),
        },
    }
}

/// Who draws the cards of the coup, in the role of the banker.
#[must_use]
pub fn banker(shoe: &Rota) -> Party {
    shoe.holder().map_or(Party::Dealer, Party::Seat)
}

/// Whether the number of decks may change now, with the consent of these players.
///
/// # Errors
/// A refusal during a shoe, or when a seated player has not agreed.
pub fn change_decks(shoe: &Rota, agreeing: &[Seat], end: ShoeEnd) -> Result<(), Refusal> {
    if end == ShoeEnd::Running {
        let why = "the number of decks changes at the end of a shoe only";
        return Err(Refusal::by(uk::R6_12, why));
    }
    match shoe.seated().find(|seat| !agreeing.contains(seat)) {
        Some(seat) => {
            let why = format!("{seat} has not agreed to another number of decks");
            Err(Refusal::by(uk::R6_12, why))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn seat(n: u8) -> Seat {
        Seat::new(n).unwrap()
    }

    fn players(seats: &[u8]) -> Rota {
        seats_of(seats, Dealing::Players, ShoeHolder::Any)
    }

    fn seats_of(seats: &[u8], dealing: Dealing, holder: ShoeHolder) -> Rota {
        let seats: Vec<_> = seats.iter().map(|&n| seat(n)).collect();
        Rota::new(law(dealing, holder), &seats)
    }

    /// A coup of so many points.
    fn coup(passing: &mut Rota, banker: u8, player: u8) {
        let figures = [("banker_points", banker), ("player_points", player)];
        passing.over(&[], &figures.map(|(name, points)| (name.into(), points.to_string())));
    }

    fn house(seats: &[u8]) -> Rota {
        seats_of(seats, Dealing::House, ShoeHolder::Any)
    }

    /// Plays a script, one word after another: `1?` offered to seat 1, `-?` to nobody, `1*` seat 1
    /// deals, `-*` the house does, `1+` accepts, `1-` refuses, `1>` passes, `win`, `lose`, `tie` a
    /// coup ended so for the bank, `shoe` a new shoe, `in:1` sits down, `out:1` leaves.
    #[track_caller]
    fn check(passing: &mut Rota, script: &str) {
        for word in script.split_whitespace() {
            let (who, sign) = word.split_at(word.len() - 1);
            let who = who.parse().ok().and_then(Seat::new);
            let named = || seat(word.split(':').nth(1).unwrap().parse().unwrap());
            match (word, sign) {
                ("win", _) => coup(passing, 7, 6),
                ("lose", _) => coup(passing, 6, 7),
                ("tie", _) => coup(passing, 6, 6),
                ("shoe", _) => passing.new_shoe(),
                (_, "?") => assert_eq!(passing.offered(), who, "{word} in {script}"),
                (_, "*") => assert_eq!(passing.holder(), who, "{word} in {script}"),
                (_, "+") => assert_eq!(passing.takes(who.unwrap()), Ok(()), "{word} in {script}"),
                (_, "-") => {
                    assert_eq!(passing.declines(who.unwrap()), Ok(()), "{word} in {script}");
                }
                (_, ">") => assert_eq!(passing.passes(who.unwrap()), Ok(()), "{word} in {script}"),
                _ if word.starts_with("in:") => passing.sits(named()),
                _ if word.starts_with("out:") => passing.leaves(named()),
                _ => panic!("{word}"),
            }
        }
    }

    /// The rule by which that seat may not take the shoe now; nothing changes.
    #[track_caller]
    fn forbidden(passing: &mut Rota, n: u8) -> &'static str {
        let before = passing.clone();
        let refusal = passing.takes(seat(n)).unwrap_err();
        assert_eq!(passing.declines(seat(n)), Err(refusal.clone()));
        assert_eq!(*passing, before);
        refusal.rule.unwrap().id
    }

    #[test]
    fn r6_3_a_the_dealer_deals_every_coup() {
        let passing = &mut house(&[1, 2]);
        check(passing, "-? -* win -? -* lose -? -* tie shoe -? -*");
        assert_eq!(banker(passing), Party::Dealer);
    }

    #[test]
    fn r6_3_b_each_seated_player_takes_or_refuses_in_turn() {
        let passing = &mut players(&[1, 2, 3]);
        assert_eq!(forbidden(passing, 2), "uk:6.3.b");
        check(passing, "1- 2? 2+ 2* -?");
        assert_eq!(banker(passing), Party::Seat(seat(2)));
        assert_eq!(forbidden(passing, 3), "uk:6.3.b");
    }

    #[test]
    fn r6_3_b_when_all_refuse_the_dealer_deals_that_coup() {
        let passing = &mut players(&[1, 2, 3]);
        check(passing, "1- 2- 3- -? -*");
        assert_eq!(banker(passing), Party::Dealer);
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
        assert_eq!(banker(passing), Party::Seat(seat(1)));
        assert_eq!(BANK, Party::House);
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
            assert_eq!(passing.admits(seat(1), wager), Ok(()));
        }
        let mut confined = seats_of(&[1, 2], Dealing::Players, ShoeHolder::EgaliteOnly);
        check(&mut confined, "1+");
        for wager in ["player", "banker", "dragon-bonus-banker"] {
            let refusal = confined.admits(seat(1), wager).unwrap_err();
            assert_eq!(refusal.rule, Some(uk::R6_9), "{wager}");
            assert_eq!(confined.admits(seat(2), wager), Ok(()));
        }
        for wager in ["tie", "egalite"] {
            assert_eq!(confined.admits(seat(1), wager), Ok(()));
        }
        check(&mut confined, "lose");
        assert_eq!(confined.admits(seat(1), "banker"), Ok(()));
    }

    #[test]
    fn r6_10_the_holder_may_pass_after_any_coup() {
        let passing = &mut players(&[1, 2]);
        check(passing, "1+");
        assert_eq!(passing.passes(seat(1)).unwrap_err().rule, Some(uk::R6_10));
        assert_eq!(passing.passes(seat(2)).unwrap_err().rule, Some(uk::R6_10));
        check(passing, "win 1> 2? 2+ tie 2> 1? 1- -? win 2?");
        // Once lost, there is nothing left to pass.
        check(passing, "2+ lose");
        assert_eq!(passing.passes(seat(2)).unwrap_err().rule, Some(uk::R6_10));
    }

    #[test]
    fn r6_11_the_dealer_is_always_the_punter() {
        assert_eq!(PUNTER, Party::Dealer);
        let passing = &mut players(&[1]);
        assert_eq!(banker(passing), PUNTER);
        check(passing, "1+");
        assert_ne!(banker(passing), PUNTER);
    }

    #[test]
    fn r6_12_decks_change_at_the_end_of_a_shoe_with_every_consent() {
        for passing in [players(&[1, 2, 7]), house(&[1, 2, 7])] {
            let change = |seats: &[u8], end| {
                let seats: Vec<_> = seats.iter().map(|&n| seat(n)).collect();
                change_decks(&passing, &seats, end).map_err(|refusal| refusal.rule)
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
                    0 => passing.sits(seat(n)),
                    1 => passing.leaves(seat(n)),
                    2 => coup(&mut passing, 6, 7),
                    3 => coup(&mut passing, 7, 6 + n % 2),
                    4 => drop(passing.passes(seat(n))),
                    5 => passing.new_shoe(),
                    6 => if let Some(next) = passing.offered() { passing.takes(next).unwrap() },
                    _ => if let Some(next) = passing.offered() { passing.declines(next).unwrap() },
                }
                let both = [passing.holder(), passing.offered()];
                let seated: Vec<Seat> = passing.seated().collect();
                prop_assert!(both.iter().flatten().all(|seat| seated.contains(seat)));
                prop_assert!(both.contains(&None));
                // Only a lost coup, a pass or leaving takes the shoe from its holder.
                let kept = held.is_none() || held == passing.holder();
                prop_assert!(kept || [1, 2, 4].contains(&kind));
            }
        }
    }
}
