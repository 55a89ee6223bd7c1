//! With whom settlement begins, where nobody said what the dice showed: a row of the table in
//! `play`.

use super::super::testing::{Text, hand, opened, refusal, seat};
use crate::check::{check, open, refused};
use money::Cents;
use table::{Ask, Bet, Input, Verbs as _};

pub(super) fn dice_decide(text: Text, rule: &str) {
    let id = text.game.id;
    let round = "seat1 3h 5h Kh | seat2 3h 5h Kh | dealer 2c 5c Kc | 1: base 10 | 2: base 10 \
                 | act 1 stand | act 2 stand";
    // Enough for all: whoever is first, everybody gets the same.
    check(id, "", &format!("bank 8 20 | {round}"), "1 base wins 10; 2 base wins 10");
    // Short of it, somebody goes without.
    refused(id, "", &format!("bank 8 19 | {round}"), rule);
    let seat_2 = format!("bank 8 19 action 2 | {round}");
    check(id, "", &seat_2, "2 base wins 10; 1 base wins 9");
    let nine = format!("bank 8 19 | throw 1 2 6 | {round}");
    check(id, "", &nine, "1 base wins 10; 2 base wins 9");
    told_late(text, rule);
}

/// What the dice showed may be told until the settlement, though not in the middle of the deal.
fn told_late(text: Text, rule: &str) {
    let mut table = open(text.game.id, "");
    table.bank(seat(8), Cents::dollars(19), None).unwrap();
    for n in [1, 2] {
        table.stake(&Bet::new(seat(n), "base", Cents::dollars(10))).unwrap();
    }
    table.close().unwrap();
    let dice = || Input::Throw("1 2 6".into());
    let hands = [hand(8), hand(8), hand(7)].map(|text| cards::parse_cards(text).expect("cards"));
    for at in 0..3 {
        for hand in &hands {
            table.deal(hand[at]).unwrap();
            assert_eq!(refusal(table.as_mut(), |t| t.throw("1 2 6")), rule);
        }
    }
    for n in [1, 2] {
        table.decide(seat(n), "stand").unwrap();
    }
    opened(table.as_mut());
    assert_ne!(table.next(), Ask::Wagers);
    assert_eq!(refusal(table.as_mut(), |t| t.settle().map(drop)), rule);
    table.tell(dice()).unwrap();
    assert!(table.check(&dice()).is_err(), "but once");
    let settled = table.settle().unwrap();
    let paid: Vec<_> = settled.lines.iter().map(|line| (line.seat, line.pays)).collect();
    assert_eq!(paid, [(1, Cents::dollars(10)), (2, Cents::dollars(9))]);
}
