//! Neighbours, banks and shoes.

use super::*;

#[test]
fn baccarat_9_asks_you_and_neighbours_play_the_house_way() {
    let mut session = sit("ca/baccarat-9", "", None);
    let (mut asked, mut neighbours) = (0, 0);
    for _ in 0..30 {
        session.bet("player", dollars(10)).unwrap();
        session.deal().unwrap();
        loop {
            match session.waits() {
                Waits::Decision(menu) => {
                    assert!(
                        ["draw", "stand"].iter().all(|act| menu.iter().any(|known| known == act))
                    );
                    let three = session.held("player").points(3);
                    assert!((4..=6).contains(&three));
                    session.decide("draw").unwrap();
                    assert!(session.decide("draw").is_err());
                    asked += 1;
                }
                Waits::Round => break,
                _ => match session.step().unwrap() {
                    Some(Step::Decided { act, .. }) => {
                        assert_eq!(act, "house-way");
                        neighbours += 1;
                    }
                    step => assert!(step.is_some()),
                },
            }
        }
        session.next_round().unwrap();
    }
    assert!(asked > 0 && neighbours > 0);
    assert!(session.measures().iter().all(|(_, measure)| *measure != Measure::Natural));
}

#[test]
fn the_bank_goes_round_and_may_be_yours() {
    let mut session = sit("ca/baccarat", "", None);
    // A new table: the bank is offered from seat 1.
    assert_eq!(session.offered(), Some(Offered::Bank));
    assert!(session.deal().unwrap_err().rule.is_some(), "nobody has answered");
    session.bet("player", dollars(10)).unwrap();
    assert_eq!(session.bank(), Seat::new(2).map(|seat| (seat, dollars(10_000))));
    session.deal().unwrap();
    play_out(&mut session, "");
    assert_eq!(session.offered(), None, "a settled round offers nothing");
    let mut banks = vec![session.bank().unwrap().0.n()];
    for _ in 0..6 {
        session.next_round().unwrap();
        if session.offered() == Some(Offered::Bank) {
            assert!(session.put_up(dollars(2000)).is_err());
            session.put_up(dollars(20)).unwrap();
            assert_eq!(session.put_up(dollars(5)).unwrap(), dollars(25));
            assert!(session.bet("player", dollars(10)).unwrap_err().rule.is_some());
            assert_eq!(session.rack(), session.bankroll() - dollars(25));
        } else {
            session.bet("player", dollars(10)).unwrap();
        }
        session.deal().unwrap();
        let settled = play_out(&mut session, "");
        let (seat, money) = session.bank().unwrap();
        banks.push(seat.n());
        if seat == Seat::FIRST {
            assert_eq!((money, settled.paid.len()), (dollars(25), 2));
            assert!(settled.net.abs() <= dollars(25));
            let paid: Cents = settled.paid.iter().map(|paid| paid.net).sum();
            assert_eq!(paid, settled.net);
        }
    }
    assert_eq!(banks, [2, 2, 3, 3, 1, 1, 2]);
}

#[test]
fn what_was_put_up_for_the_bank_can_be_taken_down() {
    let mut session = sit("ca/fortune-7-baccarat", "", None);
    session.put_up(dollars(100)).unwrap();
    assert_eq!(session.clear(), dollars(100));
    assert_eq!((session.rack(), session.offered()), (dollars(1000), Some(Offered::Bank)));
    session.decline().unwrap();
    assert_eq!(session.bank().map(|(seat, _)| seat), Seat::new(2));
    assert!(session.decline().is_err());
    // Neighbours play on without you.
    session.deal().unwrap();
    let settled = play_out(&mut session, "");
    assert_eq!((settled.net, settled.paid.len()), (Cents::ZERO, 0));
}

#[test]
fn the_shoe_goes_on_when_the_bank_loses() {
    let mut session = sit("uk/punto-banco", "dealing=players", None);
    assert_eq!(session.offered(), Some(Offered::Shoe));
    session.take_shoe().unwrap();
    assert!(session.pass_shoe().unwrap_err().rule.is_some(), "not before a coup");
    for _ in 0..20 {
        if session.offered().is_some() {
            session.take_shoe().unwrap();
        }
        let holder = session.drawing();
        session.bet("player", dollars(1)).unwrap();
        session.deal().unwrap();
        let (player, banker) = play_out(&mut session, "").points.unwrap();
        assert_eq!(session.drawing(), holder, "until the next coup");
        session.next_round().unwrap();
        let moved = session.offered().is_some() || session.drawing() != holder;
        assert_eq!(moved, player > banker);
    }
}

#[test]
fn the_holder_may_be_confined_to_the_tie() {
    let set = "dealing=players shoe_holder_may_bet=egalite-only";
    let mut session = sit("uk/punto-banco", set, None);
    session.bet("player", dollars(5)).unwrap();
    assert!(session.take_shoe().unwrap_err().rule.is_some(), "with a wager on Punto");
    session.take("player").unwrap();
    session.take_shoe().unwrap();
    assert!(session.bet("player", dollars(5)).unwrap_err().rule.is_some());
    assert!(session.chip("banker", dollars(5)).is_err());
    session.bet("tie", dollars(5)).unwrap();
}
