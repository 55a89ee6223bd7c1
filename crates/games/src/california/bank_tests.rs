//! The bank of a player-dealer table through its door: put up, taken back, offered again.
//!
//! Rules: ca:general/

use super::general_tests::EIGHT_TO_SEVEN;
use crate::check::{open, terms};
use crate::testing::Looks as _;
use money::Cents;
use table::{
    Ask, Bet, Input, Office, Owner, PLAYER_DEALER, Seat, Turn, Verb, Verbs as _, Viewer, What,
};

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

#[test]
fn r6_a_what_was_put_up_to_bank_goes_back_until_the_deal() {
    for (id, _) in EIGHT_TO_SEVEN {
        let mut table = open(id, "");
        let (bank, hundred) = (PLAYER_DEALER, Cents::dollars(100));
        table.bank(seat(6), hundred, None).unwrap();
        let other = table.withdraw(seat(1), bank).unwrap_err();
        assert_eq!(other.why, "seat 1 does not bank this round", "{id}");
        assert_eq!(table.back(seat(6), bank), Ok(hundred), "{id}");
        assert_eq!(table.sight(Viewer::Public).bank, None, "{id}");
        table.stake(&Bet::new(seat(6), "player", Cents::dollars(10))).unwrap();
        assert!(table.close().unwrap_err().why.contains("nobody banks"), "{id}");
        table.bank(seat(1), hundred, None).unwrap();
        table.close().unwrap();
        let closed = table.withdraw(seat(1), bank).unwrap_err().rule.unwrap();
        table.deal("6h".parse::<cards::Card>().unwrap()).unwrap();
        let dealt = table.withdraw(seat(1), bank).unwrap_err().rule.unwrap();
        let cites = terms(id, "").cites;
        assert_eq!((closed, dealt), (cites.closed, cites.touched), "{id}");
        assert_eq!(table.sight(Viewer::Public).bank, Some((seat(1), hundred)), "{id}");
    }
}

#[test]
fn r2_a_a_bank_given_back_is_offered_to_the_same_seat_first() {
    let mut table = open("ca/ez-baccarat-panda-8", "");
    for n in [1, 2] {
        table.tell(Input::Join { seat: seat(n), buy: Cents::ZERO, how: None }).unwrap();
    }
    let offered = |seat| Ask::Office { office: Office::Bank, seat };
    table.bank(seat(1), Cents::dollars(100), None).unwrap();
    assert!(table.menu(seat(1)).iter().any(|choice| {
        (choice.verb, choice.id.as_ref()) == (Verb::Withdraw, PLAYER_DEALER) && choice.is_open()
    }));
    let (wager, owner) = (PLAYER_DEALER.to_string(), Owner::Seat);
    let events = table.tell(Input::Withdraw { seat: seat(1), wager, owner }).unwrap();
    assert!(matches!(events[0].what, What::Withdrawn { .. }), "{events:?}");
    assert!(matches!(events[1].what, What::Office { done: Turn::GaveBack, .. }), "{events:?}");
    assert!(table.asks().contains(&offered(seat(1))));
    let early = table.bank(seat(2), Cents::dollars(50), None).unwrap_err();
    assert_eq!(early.rule.unwrap().id, "ca:general/2.a");
    table.decide(seat(1), "decline").unwrap();
    table.bank(seat(2), Cents::dollars(50), None).unwrap();
}
