//! The midi form, in which the highest bettors turn the cards: 30-2802(14), 30-2817.
//!
//! Rules: co:30-

use super::{MIDI, bet, card, deal, dealt, next_hand, seat, sight, why};
use crate::check::{breach, check, open};
use crate::testing::Looks as _;
use table::{Ask, Bet, Face, Owner, Table, Verbs as _, Viewer, What};

const FOUR: &str = "9h 2c Kc Kd";
const NOTHING: &str = "player ?, banker ?, player ?, banker ?";
const PLAYER_HAND: &str = "player 9h, banker ?, player Kc, banker ?";

/// What a seat sees of four cards dealt upon these bets.
fn seen(set: &str, bets: &[Bet], n: u8) -> String {
    sight(dealt(MIDI, set, bets, FOUR).as_ref(), Viewer::Seat(seat(n)))
}

/// The seat to which the banker's two cards are handed, with what another seat sees of them.
fn handed(set: &str, bets: &[Bet], n: u8) -> Option<(u8, bool)> {
    let mut table = dealt(MIDI, set, bets, FOUR);
    turn(table.as_mut(), 3);
    table.whats(Viewer::Seat(seat(n))).into_iter().find_map(|event| match event {
        What::Handed { of, to, cards } if of == "banker" => {
            assert_eq!(cards.len(), 2);
            Some((to.n(), cards.iter().all(|card| card.is_known())))
        }
        _ => None,
    })
}

fn turn(table: &mut dyn Table, n: u8) {
    for _ in 0..n {
        table.show().expect("a card lies face down");
    }
}

#[test]
fn r2802_14_biggest_bettor_on_a_hand_sees_its_cards() {
    let bets = [bet(1, "player", 10), bet(9, "player", 20), bet(5, "banker", 5)];
    assert_eq!(seen("", &bets, 9), PLAYER_HAND);
    assert_eq!(handed("", &bets, 5), Some((5, true)));
    assert_eq!(handed("", &bets, 9), Some((5, false)));
    assert_eq!(seen("", &bets, 1), NOTHING);
    assert_eq!(open(MIDI, "").sign().seats, 9);
    assert_eq!(open(MIDI, "seats=12").sign().seats, 12);
}

#[test]
fn r2817_1_two_hands_settled_as_in_the_mini_form() {
    for (hands, expected) in [
        ("player 9h Kc | banker 2c Kd", "1 banker loses 100; 1 player wins 100"),
        ("player 6h Kc | banker 5c Kd 4h", "1 player loses 100; 1 banker wins 95"),
        ("player 2h Kc 5d | banker 4c Kd 3h", "1 player pushes 0; 1 banker pushes 0"),
    ] {
        let round = format!("{hands} | 1: player 100, banker 100");
        check(MIDI, "", &round, expected);
        check(super::MINI, "", &round, expected);
    }
}

#[test]
fn r2817_1_openers_are_chosen_by_main_wagers_of_the_seats_alone() {
    // A large side wager, a tip and a bet behind give no right to the cards.
    let mut table = open(MIDI, "over_the_shoulder=true");
    let bets = [
        bet(1, "player", 10),
        bet(2, "optional-bonus-player", 500),
        Bet { owner: Owner::Behind(1), ..bet(3, "player", 500) },
        Bet { owner: Owner::Dealer, ..bet(4, "player", 500) },
    ];
    for bet in &bets {
        table.stake(bet).expect("a lawful wager");
    }
    table.close().expect("no more bets");
    deal(table.as_mut(), FOUR);
    for (n, seen) in [(1, PLAYER_HAND), (2, NOTHING), (3, NOTHING), (4, NOTHING)] {
        assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(n))), seen, "seat {n}");
    }
}

#[test]
fn r2817_2_no_card_before_betting_is_closed() {
    let mut table = open(MIDI, "");
    table.stake(&bet(1, "player", 10)).expect("a wager");
    assert_eq!(why(table.deal(card("9h"))), "co:30-2807(4)");
    table.close().expect("no more bets");
    assert_eq!(why(table.stake(&bet(2, "player", 10))), "co:30-2807(4)");
}

#[test]
fn r2817_3_odd_cards_to_player_even_ones_to_banker() {
    let mut table = dealt(MIDI, "", &[bet(1, "player", 10)], "");
    let mut order = Vec::new();
    for text in FOUR.split(' ') {
        order.push(next_hand(table.as_ref()));
        deal(table.as_mut(), text);
    }
    assert_eq!(order, ["player", "banker", "player", "banker"]);
}

#[test]
fn r2817_4_cards_are_dealt_face_down() {
    let bets = [bet(1, "player", 10), bet(2, "banker", 10)];
    let table = dealt(MIDI, "", &bets, FOUR);
    for viewer in [Viewer::Public, Viewer::Seat(seat(3))] {
        assert_eq!(sight(table.as_ref(), viewer), NOTHING);
    }
    assert!(table.figures().iter().all(|(_, said)| said.is_empty()), "{:?}", table.figures());
    assert!(breach(MIDI, "faces=up").contains("no option"));
}

#[test]
fn r2817_4_next_card_is_meant_for_the_hand_it_goes_to() {
    let mut table = dealt(MIDI, "", &[bet(1, "player", 10), bet(2, "banker", 10)], "");
    let own = Face::Own(seat(1));
    for (text, to, face) in [
        ("9h", "player", own),
        ("2c", "banker", Face::Down),
        ("Kc", "player", own),
        ("Kd", "banker", Face::Down),
    ] {
        assert_eq!(table.wants(), Some((to.into(), face)));
        deal(table.as_mut(), text);
    }
}

#[test]
fn r2817_4_banker_waits_until_player_is_called() {
    let mut table = dealt(MIDI, "", &[bet(1, "player", 10), bet(2, "banker", 10)], FOUR);
    let mut turned = Vec::new();
    while let Ask::Show { of, .. } = table.next() {
        turned.push(of);
        table.show().expect("a card lies face down");
    }
    assert_eq!(turned, ["player", "player", "banker", "banker"]);
    // The highest bettor on Banker is handed its cards only then.
    let early = dealt(MIDI, "", &[bet(1, "player", 10), bet(2, "banker", 10)], FOUR);
    assert_eq!(sight(early.as_ref(), Viewer::Seat(seat(2))), NOTHING);
    assert_eq!(handed("", &[bet(1, "player", 10), bet(2, "banker", 10)], 2), Some((2, true)));
}

#[test]
fn r2817_4_a_highest_bettor_on_player_looks_and_turns_them() {
    let bets = [bet(1, "player", 10), bet(2, "player", 11), bet(3, "banker", 500)];
    let mut table = dealt(MIDI, "", &bets, FOUR);
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(2))), PLAYER_HAND);
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(1))), NOTHING);
    turn(table.as_mut(), 2);
    let open = format!("{NOTHING}, player! 9h, player! Kc");
    assert_eq!(sight(table.as_ref(), Viewer::Public), open);
}

#[test]
fn r2817_4_b_highest_bettor_on_banker_looks_and_turns_them() {
    let bets = [bet(1, "banker", 11), bet(2, "banker", 10), bet(3, "player", 500)];
    let mut table = dealt(MIDI, "", &bets, FOUR);
    assert_eq!(handed("", &bets, 1), Some((1, true)));
    assert_eq!(handed("", &bets, 2), Some((1, false)));
    turn(table.as_mut(), 4);
    let open = format!("{NOTHING}, player! 9h, player! Kc, banker! 2c, banker! Kd");
    assert_eq!(sight(table.as_ref(), Viewer::Public), open);
}

#[test]
fn r2817_4_b_one_seat_may_turn_both_hands() {
    let bets = [bet(1, "player", 10), bet(1, "banker", 10)];
    assert_eq!(seen("", &bets, 1), PLAYER_HAND);
    assert_eq!(handed("", &bets, 1), Some((1, true)));
}

#[test]
fn r2817_4_b_dealer_turns_a_hand_that_nobody_bet_on() {
    // Reading co-midi-openers.
    let table = dealt(MIDI, "", &[bet(1, "player", 10), bet(2, "tie", 10)], FOUR);
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(1))), PLAYER_HAND);
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(2))), NOTHING);
}

#[test]
fn r2817_4_c_third_card_of_player_goes_to_the_same_bettor() {
    let bets = [bet(1, "player", 10), bet(2, "banker", 500)];
    let mut table = dealt(MIDI, "", &bets, "2h 7c Kc Kd");
    turn(table.as_mut(), 4);
    assert_eq!(table.wants(), Some(("player".into(), Face::Own(seat(1)))));
    deal(table.as_mut(), "5h");
    assert!(sight(table.as_ref(), Viewer::Seat(seat(1))).ends_with(", player 5h"));
    assert!(sight(table.as_ref(), Viewer::Seat(seat(2))).ends_with(", player ?"));
    assert_eq!(table.turns().as_deref(), Some("player"));
    turn(table.as_mut(), 1);
    assert!(sight(table.as_ref(), Viewer::Public).ends_with("player ?, player! 5h"));
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r2817_4_d_third_card_of_banker_goes_to_the_same_bettor() {
    let bets = [bet(1, "player", 500), bet(2, "banker", 10)];
    let mut table = dealt(MIDI, "", &bets, "6h 2c Kc Kd");
    turn(table.as_mut(), 4);
    assert_eq!(table.wants(), Some(("banker".into(), Face::Own(seat(2)))));
    deal(table.as_mut(), "5h");
    assert!(sight(table.as_ref(), Viewer::Seat(seat(2))).ends_with(", banker 5h"));
    assert!(sight(table.as_ref(), Viewer::Seat(seat(1))).ends_with(", banker ?"));
    assert_eq!(table.turns().as_deref(), Some("banker"));
    turn(table.as_mut(), 1);
    assert_eq!(table.next(), Ask::Settlement);
}

#[test]
fn r2817_4_e_equal_bettors_give_way_to_the_nearest_counterclockwise() {
    // Seats are numbered clockwise from the dealer's left: going the other way, 9 comes first.
    let bets = [bet(2, "player", 50), bet(8, "player", 50), bet(5, "player", 50)];
    for (n, seen_by) in [(8, PLAYER_HAND), (5, NOTHING), (2, NOTHING)] {
        assert_eq!(seen("", &bets, n), seen_by, "seat {n}");
    }
    let bets = [bet(4, "banker", 50), bet(3, "banker", 50), bet(9, "banker", 49)];
    for (n, sees) in [(4, true), (3, false), (9, false)] {
        assert_eq!(handed("", &bets, n), Some((4, sees)), "seat {n}");
    }
}

#[test]
fn r2817_4_e_ties_are_broken_hand_by_hand() {
    let bets = [bet(1, "player", 50), bet(2, "player", 50), bet(1, "banker", 20)];
    assert_eq!(seen("", &bets, 2), PLAYER_HAND);
    assert_eq!(handed("", &bets, 1), Some((1, true)));
}

#[test]
fn r2817_4_f_smaller_bettor_turns_the_cards_where_all_agree() {
    let bets = [bet(1, "player", 500), bet(2, "player", 5), bet(3, "banker", 500)];
    let mut table = dealt(MIDI, "delegate=2", &bets, "2h 2c Kc Kd");
    let own = "player 2h, banker ?, player Kc, banker ?";
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(2))), own);
    assert_eq!(handed("delegate=2", &bets, 2), Some((2, true)));
    assert_eq!(sight(table.as_ref(), Viewer::Seat(seat(1))), NOTHING);
    turn(table.as_mut(), 4);
    // Any further card is turned by the same player.
    assert_eq!(table.wants(), Some(("player".into(), Face::Own(seat(2)))));
    deal(table.as_mut(), "5h");
    turn(table.as_mut(), 1);
    assert_eq!(table.wants(), Some(("banker".into(), Face::Own(seat(2)))));
}

#[test]
fn r2817_4_f_house_may_deny_it() {
    let bets = [bet(1, "player", 500), bet(2, "player", 5)];
    assert_eq!(seen("delegate=0", &bets, 1), PLAYER_HAND);
    assert_eq!(seen("delegate=0", &bets, 2), NOTHING);
    assert!(breach(MIDI, "delegate=17").contains("co:30-2817(4)(f)"));
    assert!(breach(super::MINI, "delegate=2").contains("no option"));
}

#[test]
fn r2817_4_f_only_a_bettor_may_be_chosen_and_only_for_a_hand_bet_on() {
    let bets = [bet(1, "player", 500)];
    assert_eq!(seen("delegate=2", &bets, 2), NOTHING);
    assert_eq!(seen("delegate=2", &bets, 1), PLAYER_HAND);
    let bets = [bet(1, "player", 500), bet(2, "tie", 5)];
    assert_eq!(seen("delegate=2", &bets, 2), PLAYER_HAND);
}
