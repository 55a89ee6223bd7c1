//! California's Baccarat and its bonus wager, rule by rule.
//!
//! Rules: ca:baccarat/

use super::super::testing::{SEVEN_SIX, SEVENS, SIX_SEVEN, assert_grid, seat, seen, with_fees};
use super::BACCARAT;
use crate::california::rotation::{Eligibility, law};
use crate::check::{Banked, breach, card, check, open, pack, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Bet, Face, Kind, Party, Rota, Verbs as _, Viewer, What};

const ID: &str = "ca/baccarat";
/// The game, banked by seat 14.
const GAME: Banked = Banked { id: ID, bank: 14 };

#[test]
fn r1_nearest_to_nine_by_last_digit() {
    GAME.pays("player 9h 7c | banker 5c Kd Kh | 1: player 10", "1 player wins 10");
    GAME.pays("player 9h 7c | banker 7c Kd | 1: player 10", "1 player loses 10");
    for ten in ["T", "J", "Q", "K"] {
        GAME.pays(&format!("player 7h {ten}c | banker 6c Ad | 1: player 10"), "1 player pushes 0");
    }
    GAME.pays("player 6h Ac | banker 2c 5d | 1: player 10", "1 player pushes 0");
    GAME.pays("player 3h 4c | banker 2d Ac 4d | 1: player 10", "1 player pushes 0");
    GAME.pays("player 9h Kc | banker 8c Kd | 1: player 10", "1 player wins 10");
}

#[test]
fn r2_a_six_to_eight_decks() {
    for (decks, cards) in [(6, 312), (7, 364), (8, 416)] {
        assert_eq!(pack(ID, &format!("decks={decks}")).len(), cards);
    }
    for decks in ["5", "9"] {
        assert!(breach(ID, &format!("decks={decks}")).contains("(ca:baccarat/2.a)"));
    }
}

#[test]
fn r2_c_banker_player_and_tie_are_the_main_wagers() {
    let table = open(ID, "");
    let main = table.sign().marks.iter().filter(|mark| mark.kind == Kind::Main);
    assert_eq!(main.map(|mark| mark.id.as_ref()).collect::<Vec<_>>(), ["player", "banker", "tie"]);
    for other in ["dragon-7", "panda-8", "dragon-9", "any-pair"] {
        GAME.refuses(&format!("{SEVEN_SIX} | 1: player 10, {other} 10"), "2.c");
    }
}

#[test]
fn r2_d_fourteen_seats() {
    let round = |n| format!("bank 1 1000 | {SEVEN_SIX} | {n}: player 10");
    check(ID, "", &round(13), "13 player wins 10");
    check(ID, "", &round(14), "14 player wins 10");
    refused(ID, "", &round(15), "ca:baccarat/2.d");
    let round = |n| format!("bank {n} 1000 | {SEVEN_SIX} | 1: player 10");
    check(ID, "", &round(14), "1 player wins 10");
    refused(ID, "", &round(15), "ca:baccarat/2.d");
    assert!(breach(ID, "seats=15").contains("(ca:baccarat/2.d)"));
}

#[test]
fn r3_any_combination_of_the_three() {
    for mask in 1..8 {
        let wagers = ["player 10", "banker 10", "tie 10"];
        let chosen: Vec<&str> =
            (0..3).filter(|bit| mask >> bit & 1 == 1).map(|bit| wagers[bit]).collect();
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: {}", chosen.join(", ")));
        let settled = play(open(ID, "").as_mut(), &round).expect("any combination");
        assert_eq!(settled.lines.len(), chosen.len());
    }
}

#[test]
fn r4_fees_do_not_wait_for_the_result() {
    // The first wager exhausts the bank; the second finds no cover and still bore its fee.
    let mut table = with_fees(&BACCARAT, "", [50, 200]);
    let round = format!("bank 14 10 | {SEVEN_SIX} | 1: player 10 | 2: banker 10");
    let settled = play(&mut table, &round).expect("settled");
    let net = |party| settled.net(party);
    assert_eq!(net(Party::Seat(seat(1))), Cents::new(1000 - 50));
    assert_eq!(net(Party::Seat(seat(2))), Cents::new(-50));
    assert_eq!(net(Party::PlayerDealer), Cents::new(-1000 - 200));
    assert_eq!(net(Party::Room), Cents::new(50 + 50 + 200));
}

#[test]
fn r5_highest_player_bettor_alone_sees_the_player_cards() {
    let bets = "1: player 20, banker 500 | 2: player 30 | 2+1: player 900 | 3: player 10";
    let table = GAME.played("", &format!("{SEVEN_SIX} | {bets}"));
    let hidden = "player ?, banker ?, player ?, banker ?, ";
    let turned = "+player 7h, +player Kc, +banker 6c, +banker Qd";
    let opener = format!("player 7h, banker ?, player Kc, banker ?, {turned}");
    let sees = |viewer| seen(table.as_ref(), viewer);
    assert_eq!(sees(Viewer::Seat(seat(2))), opener);
    for other in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Public] {
        assert_eq!(sees(other), format!("{hidden}{turned}"), "{other:?}");
    }
}

#[test]
fn r5_among_equals_the_nearest_to_the_left_of_the_player_dealer() {
    let opener = |round: &str| {
        let mut table = open(ID, "");
        play(table.as_mut(), &format!("{round} | {SEVEN_SIX}")).expect("settled");
        let own = |event: &What| match event {
            What::Dealt { to, face: Face::Own(seat), .. } if to == "player" => Some(seat.n()),
            _ => None,
        };
        table.whats(Viewer::Croupier).iter().find_map(own)
    };
    let bets = "3: player 30 | 6: player 30 | 1: player 29";
    assert_eq!(opener(&format!("bank 14 1000 | {bets}")), Some(3));
    assert_eq!(opener(&format!("bank 2 1000 | {bets}")), Some(3));
    assert_eq!(opener(&format!("bank 4 1000 | {bets}")), Some(6));
    assert_eq!(opener(&format!("bank 7 1000 | {bets}")), Some(3));
    assert_eq!(opener(&format!("bank 4 1000 | {bets}, tie 5 | 13: player 31")), Some(13));
    assert_eq!(opener("bank 4 1000 | 1: banker 30"), None);
}

#[test]
fn r5_without_a_player_wager_nobody_sees_the_cards() {
    let table = GAME.played("", &format!("{SEVEN_SIX} | 1: banker 20"));
    let hidden = "player ?, banker ?, player ?, banker ?, ";
    assert!(seen(table.as_ref(), Viewer::Seat(seat(1))).starts_with(hidden));
}

#[test]
fn r6_no_wager_once_the_first_card_is_out() {
    let mut table = open(ID, "");
    let bet = |n, wager: &str| Bet::new(seat(n), wager, Cents::dollars(10));
    table.bank(seat(14), Cents::dollars(1000), None).expect("banked");
    table.stake(&bet(1, "player")).expect("before the first card");
    table.close().expect("closed");
    table.deal(card("7h")).expect("dealt");
    for wager in ["player", "banker", "tie", "bonus"] {
        let refusal = table.stake(&bet(2, wager)).expect_err("too late");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:baccarat/6"));
    }
}

#[test]
fn r7_only_the_last_digit_counts() {
    GAME.pays("player 8h 9c | banker 6c Qd | 1: player 10", "1 player wins 10");
    GAME.pays("player 5h 5c 9d | banker 7c Qd | 1: player 10", "1 player wins 10");
    GAME.pays("player 6h 9c 5d | banker 7c Qd | 1: player 10", "1 player loses 10");
}

#[test]
fn r8_player_cards_come_back_face_up() {
    let table = GAME.played("", "player 2h Kc 5d | banker 7c Qd | 1: player 20");
    let third = seen(table.as_ref(), Viewer::Public);
    assert!(third.contains("+player 2h, +player Kc"), "{third}");
    assert!(third.ends_with("player ?, +player 5d"), "{third}");
    assert!(seen(table.as_ref(), Viewer::Seat(seat(1))).ends_with("player 5d, +player 5d"));
}

#[test]
fn r9_eight_or_nine_as_dealt_stops_all_drawing() {
    for natural in ["8", "9"] {
        GAME.pays(
            &format!("player {natural}h Kc | banker Kd Qd | 1: player 10"),
            "1 player wins 10",
        );
        let round = format!("player {natural}h Kc | banker Kd Qd 9c | 1: player 10");
        GAME.refuses(&round, "9");
        GAME.pays(
            &format!("player Kh Kc | banker {natural}d Qd | 1: banker 20"),
            "1 banker wins 19",
        );
        let round = format!("player Kh Kc 9c | banker {natural}d Qd | 1: banker 10");
        GAME.refuses(&round, "9");
    }
    GAME.refuses("player 7h Kc | banker Kd Qd | 1: player 10", "12.b");
    GAME.refuses("player Kh Kc | banker 7d Qd | 1: player 10", "10");
}

#[test]
fn r10_player_hits_to_five() {
    for card in ["K", "A", "2", "3", "4", "5"] {
        let rest = "banker 7d Qd | 1: tie 10";
        GAME.refuses(&format!("player Kh {card}c | {rest}"), "10");
        assert!(
            play(open(ID, "").as_mut(), &GAME.round(&format!("player Kh {card}c Kd | {rest}")))
                .is_ok()
        );
    }
}

#[test]
fn r11_player_stands_from_six() {
    for (card, rule) in [("6", "10"), ("7", "10"), ("8", "9"), ("9", "9")] {
        let rest = "banker 7d Qd | 1: tie 10";
        GAME.refuses(&format!("player Kh {card}c Kd | {rest}"), rule);
        assert!(
            play(open(ID, "").as_mut(), &GAME.round(&format!("player Kh {card}c | {rest}")))
                .is_ok()
        );
    }
}

#[test]
fn r12_banker_is_opened_and_completed_after_the_player() {
    // Reading ca-baccarat-faces: a natural of the banker is established before the player draws.
    let table = GAME.played("", "player 2h Kc 3d | banker 4c Qd 2s | 1: tie 20");
    let order = "player ?, banker ?, player ?, banker ?, +player 2h, +player Kc, \
        +banker 4c, +banker Qd, player ?, +player 3d, banker ?, +banker 2s";
    assert_eq!(seen(table.as_ref(), Viewer::Public), order);
}

#[test]
fn r12_a_against_a_standing_player_banker_hits_to_five() {
    // The eleventh column of each row: the player took no card. The others are those of 12.b.
    let row = |count, letters: &'static str| (count, letters);
    let rows = [
        row(0, "HHHHHHHHHHH"),
        row(4, "SSSHHHHHSSH"),
        row(5, "SSSHHHHHSSH"),
        row(6, "SSSSSSSSSSS"),
        row(7, "SSSSSSSSSSS"),
    ];
    assert_grid(ID, &rows);
    GAME.pays("player Kh 7c | banker 8d Kd | 1: banker 20", "1 banker wins 19");
}

#[test]
fn r12_b_table_as_printed() {
    let printed = [
        (7, "SSSSSSSSSS"),
        (6, "SSSSSSSSSS"),
        (5, "SSSHHHHHSS"),
        (4, "SSSHHHHHSS"),
        (3, "HHHHHHHHHH"),
        (2, "HHHHHHHHHH"),
        (1, "HHHHHHHHHH"),
        (0, "HHHHHHHHHH"),
    ];
    assert_grid(ID, &printed);
    GAME.refuses("player Kh Kc 6d | banker Kd 6h Ks | 1: tie 10", "12.b");
    GAME.refuses("player Kh Kc 8d | banker Kd 3h | 1: tie 10", "12.b");
}

#[test]
fn r13_on_a_tie_lines_push_and_tie_pays() {
    let expected = "1 player pushes 0 ca:baccarat/13; 1 banker pushes 0 ca:baccarat/13; \
        1 tie wins 80 ca:baccarat/20";
    GAME.pays(&format!("{SEVENS} | 1: player 10, banker 10, tie 10"), expected);
}

#[test]
fn r14_player_dealer_pays_and_collects_all() {
    let round = GAME.round(&format!("{SEVEN_SIX} | 1: player 10, tie 5 | 2: banker 30, bonus 5"));
    let settled = play(open(ID, "").as_mut(), &round).expect("settled");
    let net = |party| settled.net(party);
    let parties = [Party::Seat(seat(1)), Party::Seat(seat(2)), Party::PlayerDealer, Party::House];
    assert_eq!(parties.map(net), [5, -35, 30, 0].map(Cents::dollars));
    let loses = "1 player wins 10 ca:baccarat/18; 1 tie loses 5 ca:baccarat/14; \
        2 banker loses 30 ca:baccarat/14; 2 bonus loses 5";
    check(ID, "", &round, loses);
    refused(ID, "", &format!("{SEVEN_SIX} | 1: player 10"), "ca:baccarat/14");
}

/// Claims of -40, +60, -30, +100 on a bank of $50, seen from the bank, and then some.
const CLAIMS: &str = "bank 14 50 | player 7h Kc | banker 6c Qd | 1: player 40 | 2: banker 60 | \
    3: player 30 | 4: banker 100 | 5: player 5 | 6: tie 10";

#[test]
fn r14_bank_ends_the_action_at_its_net_bound() {
    let expected = "1 player wins 40; 2 banker loses 60; 3 player wins 30; 4 banker loses 60; \
        5 player returned 0 ca:general/5.e; 6 tie returned 0 ca:general/5.e";
    check(ID, "", CLAIMS, expected);
    check(ID, "cover_mode=net", CLAIMS, expected);
    let settled = play(open(ID, "").as_mut(), CLAIMS).expect("settled");
    let of = |n| settled.net(Party::Seat(seat(n)));
    assert_eq!([1, 2, 3, 4, 5, 6].map(of), [40, -60, 30, -60, 0, 0].map(Cents::dollars));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(50));
}

#[test]
fn r14_gross_cover_is_used_up_by_wins_and_losses_alike() {
    let expected = "1 player wins 40; 2 banker loses 10; 3 player returned 0; \
        4 banker returned 0; 5 player returned 0; 6 tie returned 0";
    check(ID, "cover_mode=gross", CLAIMS, expected);
}

#[test]
fn r15_back_line_wagers_are_taken() {
    let bets = "1: player 10 | 1+1: banker 20 | 1+2: player 5, bonus 5 | 14+1: tie 10";
    let expected = "1 player wins 10; 1+2 player wins 5; 1+1 banker loses 20; 14+1 tie loses 10; \
        1+2 bonus loses 5";
    GAME.pays(&format!("{SEVEN_SIX} | {bets}"), expected);
}

#[test]
fn r16_bank_moves_clockwise_after_two_hands_to_bettors_of_the_last_round() {
    let mut rotation = Rota::new(law(Eligibility::PriorBet), &[2, 5, 7].map(seat));
    for _ in 0..2 {
        rotation.takes(seat(2)).expect("offered first");
        rotation.over(&[seat(7)], &[]);
    }
    assert!(rotation.takes(seat(2)).is_err(), "two hands are the most");
    rotation.sits(seat(9));
    assert!(rotation.takes(seat(9)).is_err(), "new, and seat 7 has not refused");
    assert_eq!(rotation.offered(), Some(seat(7)), "seat 5 has made no wager");
    rotation.declines(seat(7)).expect("offered");
    rotation.takes(seat(9)).expect("a newcomer, all others having refused");
}

#[test]
fn r17_fee_per_spot_and_per_hand_whatever_is_bet_or_won() {
    for (amount, hands) in [(10, SEVEN_SIX), (10, SIX_SEVEN), (1000, SEVEN_SIX), (1000, SEVENS)] {
        let mut table = with_fees(&BACCARAT, "", [100, 300]);
        let bets =
            format!("1: player {amount}, banker {amount}, tie {amount} | 2: banker {amount}");
        let settled =
            play(&mut table, &GAME.round(&format!("{hands} | {bets}"))).expect("settled");
        let fees = settled.transfers.iter().filter(|moved| moved.to == Party::Room);
        let fees: Vec<(Party, i64)> = fees.map(|fee| (fee.from, fee.amount.get())).collect();
        let (one, two) = (Party::Seat(seat(1)), Party::Seat(seat(2)));
        let expected =
            [(one, 100), (one, 100), (one, 100), (two, 100), (Party::PlayerDealer, 300)];
        assert_eq!(fees, expected, "{amount} on {hands}");
    }
}

#[test]
fn r18_player_pays_even() {
    GAME.pays(&format!("{SEVEN_SIX} | 1: player 20"), "1 player wins 20 ca:baccarat/18");
    GAME.pays(&format!("{SIX_SEVEN} | 1: player 20"), "1 player loses 20 ca:baccarat/14");
}

#[test]
fn r19_banker_pays_nineteen_to_twenty() {
    GAME.pays(&format!("{SIX_SEVEN} | 1: banker 20"), "1 banker wins 19 ca:baccarat/19");
    GAME.pays(&format!("{SIX_SEVEN} | 1: banker 0.05"), "1 banker wins 0.04 ca:baccarat/19");
    GAME.pays(&format!("{SEVEN_SIX} | 1: banker 20"), "1 banker loses 20 ca:baccarat/14");
}

#[test]
fn r20_tie_pays_eight_to_one() {
    GAME.pays(&format!("{SEVENS} | 1: tie 20"), "1 tie wins 160 ca:baccarat/20");
    GAME.pays(&format!("{SEVEN_SIX} | 1: tie 20"), "1 tie loses 20 ca:baccarat/14");
}

/// What a bonus wager of $5 beside a Tie wager comes to.
#[track_caller]
fn bonus(hands: &str, expected: &str) {
    let round = GAME.round(&format!("{hands} | 1: tie 5, bonus 5"));
    let settled =
        play(open(ID, "").as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    let line = settled.lines.iter().find(|line| line.wager == "bonus").expect("settled");
    let found = format!("{:?} {} {}", line.result, line.pays.plain(), line.rule);
    assert_eq!(found, expected, "{hands}");
}

#[test]
fn r21_bonus_looks_at_the_first_four_cards() {
    bonus("player 7h Kc | banker 6c Qd", "Loses 0.00 ca:baccarat/21");
    // Third cards make neither a pair nor a flush.
    bonus("player Kh 2c Kd | banker 7c Qd", "Loses 0.00 ca:baccarat/21");
    bonus("player Kh 2h 3h | banker Jh 3h 2h", "Wins 50.00 ca:baccarat/21.b");
    bonus("player Kh 2h 3h | banker Jh 3d 2h", "Loses 0.00 ca:baccarat/21");
}

#[test]
fn r21_a_pair_in_one_hand_pays_three_to_one() {
    for hands in ["player Kh Kc Kd | banker 7c Qd", "player 7h Kc | banker 4c 4d"] {
        bonus(hands, "Wins 15.00 ca:baccarat/21.a");
    }
    bonus("player 4h 4h | banker 7c Qd", "Wins 15.00 ca:baccarat/21.a");
    // Ten-valued cards of two ranks are no pair, nor are equal cards in two hands.
    bonus("player Kh Qc Kd | banker 7c Qd", "Loses 0.00 ca:baccarat/21");
    bonus("player 7h Kc | banker 7h Kc", "Loses 0.00 ca:baccarat/21");
}

#[test]
fn r21_b_four_of_one_suit_pay_ten_to_one() {
    bonus("player 7h Kh | banker 6h Qh", "Wins 50.00 ca:baccarat/21.b");
    // Reading ca-baccarat-bonus-best: with one pair it is still the flush that pays.
    bonus("player 4h 4h | banker 7h Qh", "Wins 50.00 ca:baccarat/21.b");
    bonus("player 7h Kh | banker 6h Qd", "Loses 0.00 ca:baccarat/21");
}

#[test]
fn r21_c_pairs_in_both_hands_pay_forty_to_one() {
    bonus("player 4h 4c | banker 3c 3d", "Wins 200.00 ca:baccarat/21.c");
    bonus("player 4h 4c | banker 4s 4d", "Wins 200.00 ca:baccarat/21.c");
    // Reading ca-baccarat-bonus-best: not also the flush, nor two single pairs.
    bonus("player 4h 4h | banker 9h 9h", "Wins 200.00 ca:baccarat/21.c");
}

#[test]
fn r23_bonus_is_down_before_the_first_card() {
    let mut table = open(ID, "");
    let bet = |wager: &str| Bet::new(seat(1), wager, Cents::dollars(10));
    table.bank(seat(14), Cents::dollars(1000), None).expect("banked");
    table.stake(&bet("player")).expect("staked");
    table.close().expect("closed");
    assert!(matches!(table.next(), Ask::Card { .. }));
    let refusal = table.stake(&bet("bonus")).expect_err("too late");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:baccarat/6"));
}

#[test]
fn r24_bonus_goes_in_steps_of_five_within_the_limits() {
    let set = "min=10 max=100";
    let round = |amount| GAME.round(&format!("{SEVEN_SIX} | 1: player 10, bonus {amount}"));
    for amount in ["5", "9.99", "12", "12.50", "14.99", "99", "105", "100.01"] {
        refused(ID, set, &round(amount), "ca:baccarat/24");
    }
    for amount in ["10", "15", "95", "100"] {
        assert!(play(open(ID, set).as_mut(), &round(amount)).is_ok(), "{amount}");
    }
}

#[test]
fn r25_bonus_needs_a_main_wager_of_its_owner() {
    GAME.refuses(&format!("{SEVEN_SIX} | 1: bonus 5"), "25");
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5 | 2: bonus 5"), "25");
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 5 | 1+1: bonus 5"), "25");
    for main in ["player", "banker", "tie"] {
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: {main} 5, bonus 5"));
        assert!(play(open(ID, "").as_mut(), &round).is_ok(), "{main}");
    }
}

#[test]
fn r26_bonus_bears_no_fee() {
    let mut table = with_fees(&BACCARAT, "", [100, 300]);
    let round = GAME.round(&format!("{SEVEN_SIX} | 1: player 10, bonus 10 | 2: tie 10"));
    let settled = play(&mut table, &round).expect("settled");
    let paying = settled.transfers.iter().filter(|moved| moved.to == Party::Room);
    let paying: Vec<&str> = paying.map(|moved| moved.why.wager.as_str()).collect();
    assert_eq!(paying, ["player", "tie", "player-dealer"]);
}

#[test]
fn r27_bonus_wagers_count_from_the_button_after_all_main_wagers() {
    // Reading ca-baccarat-order.
    let bets = "2: tie 10, bonus 20 | 4: tie 10, bonus 5 | 1: player 5, bonus 10";
    let round = |put_up| format!("bank 3 {put_up} | player 7h Kc | banker 3c 3d | {bets}");
    let main = "4 tie loses 10; 1 player wins 5; 2 tie loses 10; 4 bonus wins 15";
    let covered = [("30", "30"), ("25", "25"), ("29.99", "29.99")];
    for (put_up, paid) in covered {
        let expected = format!("{main}; 1 bonus wins {paid} ca:baccarat/21.a; 2 bonus returned 0");
        check(ID, "", &round(put_up), &expected);
    }
    let expected = format!("{main}; 1 bonus wins 30; 2 bonus wins 1 ca:baccarat/21.a");
    check(ID, "", &round("31"), &expected);
}
