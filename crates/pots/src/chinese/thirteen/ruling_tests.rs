//! Misdeals, fouled hands and contested declarations of 13-Card.
//!
//! Rules: ca:thirteen-card/

use super::super::testing::*;
use super::super::{Awaited, Ending, Game};
use table::{Ruling, Seat};

const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
const HIGH: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";

fn ruling(number: &str, at: Option<u8>, count: Option<u8>) -> Ruling {
    let rule = format!("ca:thirteen-card/{number}");
    Ruling { rule, seat: at.and_then(Seat::new), count, ..Ruling::default() }
}

fn ready() -> Door {
    thirteen("", &[100, 100], 1, &[HIGH, LOW])
}

fn over(round: &Door) -> Ending {
    round.outcome().expect("the round is over")
}

/// A ruling makes the hand void at any time before the showdown, and not after.
#[track_caller]
fn misdeal(ruling: &Ruling) {
    let fresh = Door::open(&rules(Game::Thirteen, ""), &players(&[100, 100]), seat(1));
    let mut fresh = fresh.expect("a round");
    fresh.deal(fresh.deck()[0]).expect("a card");
    for mut round in [fresh, ready()] {
        round.rule(ruling).expect("before the showdown");
        assert_eq!(round.ask(), Awaited::Over);
        let outcome = over(&round);
        assert_eq!(outcome.void.map(|rule| rule.id), Some(ruling.rule.as_str()));
        assert_eq!((nets(&outcome), lines(&outcome).len()), (vec![0, 0], 0));
        assert!(round.rule(ruling).is_err(), "void already");
    }
    let mut open = ready();
    open.showdown().expect("all is set");
    assert_eq!(refused(open.rule(ruling)), ruling.rule);
    assert_eq!(nets(&over(&open)), [6, -6]);
}

#[test]
fn r1_d_chips_moved_after_a_look_cost_the_hand() {
    let mut early = Door::open(&rules(Game::Thirteen, ""), &players(&[100, 100]), seat(1));
    let early = early.as_mut().expect("a round");
    assert_eq!(refused(early.rule(&ruling("1.d", Some(1), None))), "ca:thirteen-card/1.d");
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("1.d", None, None))), "ca:thirteen-card/1.d");
    assert!(round.rule(&ruling("1.d", Some(3), None)).is_err());
    round.rule(&ruling("1.d", Some(1), None)).expect("seat 1 has looked");
    let outcome = opened(round);
    assert_eq!(lines(&outcome), ["1>2 6 foul 5.b"]);
    assert_eq!(outcome.fouled[0].1.id, "ca:thirteen-card/1.d");
}

const DRAGON: &str = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac";
const THIRD: &str = "2h 3d 5h / 2d 4d 6h 8s Td / 3s 3h 7s 9d Jd";
const FOURTH: &str = "Ah Ad Kh / 8d 8h Th Ts 6d / Qd Qh 9h 9s 5s";

/// A dragon in one seat, a surrender in another, declared in that order.
fn declared(sweep: u8, gives_up: u8, order: [&str; 2]) -> Door {
    let mut round =
        Door::open(&rules(Game::Thirteen, "surrender=3"), &players(&[100; 3]), seat(3));
    let round_ref = round.as_mut().expect("a round");
    let third = (1..=3).find(|n| *n != sweep && *n != gives_up).expect("a third");
    let hands = [(sweep, DRAGON), (gives_up, THIRD), (third, FOURTH)];
    let dealt = hands.map(|(n, text)| (seat(n), cards(&text.replace('/', " "))));
    Hands(dealt.to_vec()).deal(round_ref);
    for word in order {
        let n = if word == "declare" { sweep } else { gives_up };
        round_ref.act(seat(n), &act(word)).expect("a declaration");
    }
    round_ref.act(seat(third), &act(&format!("set {FOURTH}"))).expect("a setting");
    round.expect("a round")
}

#[test]
fn r7_a_first_declaration_counts() {
    let late = opened(declared(1, 2, ["declare", "surrender"]));
    let expected = ["2>1 39 pure dragon s5.2.1", "3>1 39 pure dragon s5.2.1"];
    assert_eq!(lines(&late)[..2], expected);
    let early = opened(declared(1, 2, ["surrender", "declare"]));
    assert_eq!(lines(&early)[..2], ["2>1 3 surrender 7.a", "3>1 39 pure dragon s5.2.1"]);
    // The ordinary hand gets the posted price either way.
    for outcome in [late, early] {
        let last = outcome.transfers.last().expect("a transfer");
        assert_eq!((last.from, last.to, last.label), (seat(2), seat(3), "surrender"));
        assert_eq!((last.amount.get(), last.rule.id), (300, "reading:ca-thirteen-surrender"));
    }
    // A table that posts no price knows no surrender.
    let mut round = thirteen("", &[100, 100], 1, &[HIGH, LOW]);
    let refusal = round.act(seat(1), &act("surrender"));
    assert_eq!(refused(refusal), "reading:ca-thirteen-surrender");
    // Two that gave up, or one and a foul, exchange nothing: reading ca-thirteen-surrender-pay.
    let rules = rules(Game::Thirteen, "surrender=3");
    let gives_up = "surrender: Ac Kc Qd Ad Kd Qh 9c 7c 8c 8d Ah Kh Jh";
    let gave_up = format!("surrender: {}", LOW.replace('/', ""));
    let foul = "3c 3h 9d / 2c 3d 5h 2d 4c / 6h 8s Tc 7s Jc";
    for (other, moves) in [(gave_up.as_str(), 0), (foul, 0), (LOW, 1)] {
        let round = thirteen_with(&rules, &players(&[100, 100]), 1, &[gives_up, other]);
        assert_eq!(lines(&opened(round.expect("a round"))).len(), moves, "{other}");
    }
}

#[test]
fn r7_b_at_once_the_right_of_the_button_comes_first() {
    let at_once = |sweep: u8, gives_up: u8, order: [&str; 2]| {
        let mut round = declared(sweep, gives_up, order);
        let rule = "ca:thirteen-card/7.b".to_string();
        let seats = [sweep, gives_up].map(seat).to_vec();
        round.rule(&Ruling { rule, seats, ..Ruling::default() }).expect("both declared");
        let outcome = opened(round);
        let owed = |t: &&super::super::Transfer| t.from == seat(gives_up) && t.to == seat(sweep);
        outcome.transfers.iter().find(owed).expect("a debt").label
    };
    // Seat 3 has the button, seat 2 sits on its right, seat 1 on its left.
    for order in [["declare", "surrender"], ["surrender", "declare"]] {
        assert_eq!(at_once(2, 1, order), "pure dragon");
        assert_eq!(at_once(1, 2, order), "surrender");
        assert_eq!(at_once(2, 3, order), "pure dragon");
        assert_eq!(at_once(3, 1, order), "surrender");
    }
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("7.b", Some(1), None))), "ca:thirteen-card/7.b");
    let rule = "ca:thirteen-card/7.b".to_string();
    let seats = vec![seat(1), seat(2)];
    let undeclared = round.rule(&Ruling { rule, seats, ..Ruling::default() });
    assert_eq!(refused(undeclared), "ca:thirteen-card/7.b");
}

#[test]
fn r8_a_five_exposed_cards_of_one_hand() {
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("8.a", Some(1), Some(4)))), "ca:thirteen-card/11");
    assert_eq!(refused(round.rule(&ruling("8.a", Some(1), None))), "ca:thirteen-card/8.a");
    assert_eq!(refused(round.rule(&ruling("8.a", None, Some(5)))), "ca:thirteen-card/8.a");
    misdeal(&ruling("8.a", Some(1), Some(5)));
    misdeal(&ruling("8.a", Some(2), Some(6)));
}

#[test]
fn r8_b_wrong_number_of_cards() {
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("8.b", Some(1), Some(13)))), "ca:thirteen-card/8.b");
    assert_eq!(refused(round.rule(&ruling("8.b", Some(1), None))), "ca:thirteen-card/8.b");
    misdeal(&ruling("8.b", Some(1), Some(12)));
    misdeal(&ruling("8.b", Some(1), Some(14)));
}

#[test]
fn r8_c_five_boxed_cards() {
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("8.c", None, Some(4)))), "ca:thirteen-card/11");
    misdeal(&ruling("8.c", None, Some(5)));
    misdeal(&ruling("8.c", None, Some(6)));
}

#[test]
fn r8_d_foreign_card() {
    misdeal(&ruling("8.d", None, None));
}

#[test]
fn r9_a_wrong_number_found_at_the_showdown_fouls() {
    let mut round = ready();
    let wrong = ruling("9.a", Some(1), Some(12));
    assert_eq!(refused(round.rule(&wrong)), "ca:thirteen-card/8.b");
    round.showdown().expect("all is set");
    assert_eq!(refused(round.rule(&ruling("9.a", Some(1), Some(13)))), "ca:thirteen-card/9.a");
    assert_eq!(nets(&over(&round)), [6, -6]);
    round.rule(&wrong).expect("found after the showdown");
    assert_eq!(lines(&over(&round)), ["1>2 6 foul 5.b"]);
}

#[test]
fn r10_a_twin_cards_in_one_hand_foul() {
    let mut round = ready();
    round.rule(&ruling("10.a", Some(1), None)).expect("a foul");
    let outcome = opened(round);
    assert_eq!(lines(&outcome), ["1>2 6 foul 5.b"]);
    assert_eq!(outcome.fouled[0].1.id, "ca:thirteen-card/10.a");
}

#[test]
fn r10_b_twin_cards_in_different_hands() {
    let twins = ruling("10.b", None, None);
    for shown in [false, true] {
        let mut round = ready();
        if shown {
            round.showdown().expect("all is set");
        }
        round.rule(&twins).expect("a misdeal whenever it is found");
        assert_eq!(nets(&over(&round)), [0, 0]);
        assert_eq!(over(&round).void.map(|rule| rule.id), Some("ca:thirteen-card/10.b"));
    }
}

#[test]
fn r11_exposed_and_boxed_cards_play() {
    let mut round = ready();
    assert_eq!(refused(round.rule(&ruling("11", Some(1), None))), "ca:thirteen-card/11");
    for count in [Some(1), Some(4)] {
        round.rule(&ruling("11", Some(1), count)).expect("they play as dealt");
    }
    assert_eq!(refused(round.rule(&ruling("11", Some(1), Some(5)))), "ca:thirteen-card/8.a");
    assert_eq!(nets(&opened(round)), [6, -6]);
}

#[test]
fn other_rules_are_not_invoked() {
    for rule in ["12", "8", "", "8.e"] {
        assert_eq!(refused(ready().rule(&ruling(rule, Some(1), Some(5)))), "");
    }
}
