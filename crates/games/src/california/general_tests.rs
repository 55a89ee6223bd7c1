//! What all player-dealer tables share: rule by rule. The rotation of the bank, 2.a to 3.b, is
//! tested where it is coded.
//!
//! Rules: ca:general/

use crate::check::{check, open, play, refused, written};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Bank, Bet, Outcome, Party, Seat, Settlement, Verbs as _};

pub(super) const NINE: &str = "ca/baccarat-9";
pub(super) const NINE_2009: &str = "ca/baccarat-9-2009";
pub(super) const BACCARAT: &str = "ca/baccarat";
pub(super) const EZ: &str = "ca/ez-baccarat-panda-8";
pub(super) const FORTUNE: &str = "ca/fortune-7-baccarat";

/// Every table of the book, with a Player hand of 8 against a Banker hand of 7.
pub(super) const EIGHT_TO_SEVEN: [(&str, &str); 5] = [
    (NINE, "player 4h 4d Kh | banker 2c 5c Kc"),
    (NINE_2009, "player 4h 4d Kh | banker 2c 5c Kc"),
    (BACCARAT, "player 6h 2h | banker 4c 3d"),
    (EZ, "player 6h 2h | banker 4c 3d"),
    (FORTUNE, "player 6h 2h | banker 4c 3d"),
];

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

fn settled(id: &str, round: &str) -> Settlement {
    play(open(id, "").as_mut(), round).unwrap_or_else(|refusal| panic!("{id}: {refusal}"))
}

/// What the player-dealer gains in a round of undated Baccarat 9.
fn bank_gains(round: &str) -> Cents {
    settled(NINE, round).net(Party::PlayerDealer)
}

#[test]
fn r1_a_house_neither_bets_nor_gains() {
    for (id, hands) in EIGHT_TO_SEVEN {
        for wager in ["player", "banker"] {
            let settlement = settled(id, &format!("bank 8 1000 | {hands} | 1: {wager} 20"));
            let mut nets = settlement.nets();
            nets.retain(|_, net| *net != Cents::ZERO);
            let parties: Vec<Party> = nets.into_keys().collect();
            assert_eq!(parties, [Party::Seat(seat(1)), Party::PlayerDealer], "{id} {wager}");
        }
    }
}

#[test]
fn r1_b_no_round_without_a_player_who_banks() {
    for (id, hands) in EIGHT_TO_SEVEN {
        let mut table = open(id, "");
        assert_eq!(table.sign().bank, Bank::PlayerDealer, "{id}");
        let unbanked = play(table.as_mut(), &format!("{hands} | 1: player 10"));
        assert!(unbanked.expect_err("nobody banks").why.contains("nobody banks"), "{id}");
        check(id, "", &format!("bank 8 100 | {hands} | 1: player 10"), "1 player wins 10");
    }
}

#[test]
fn r1_c_side_wagers_too_stand_against_the_player_dealer() {
    // A pair in one hand, 3 to 1, and a Player hand of 8 against 7.
    let round = "bank 8 1000 | player 4h 4d | banker 4c 3d | 1: player 10, bonus 5 | 2: banker 20";
    let settlement = settled(BACCARAT, round);
    let net = |party| settlement.net(party);
    assert_eq!(net(Party::Seat(seat(1))), Cents::dollars(10 + 15));
    assert_eq!(net(Party::Seat(seat(2))), Cents::dollars(-20));
    assert_eq!(net(Party::PlayerDealer), Cents::dollars(20 - 10 - 15));
}

#[test]
fn r1_c_player_dealer_makes_no_wager_of_its_own() {
    let hands = "player 4h 4d Kh | banker 2c 5c Kc";
    refused(NINE, "", &format!("bank 8 100 | {hands} | 8: player 10"), "ca:baccarat-9/s2");
}

#[test]
fn r4_a_any_amount_is_put_up() {
    let round = "player 4h 4d Kh | banker 2c 5c Kc | 1: player 10 | 2: player 10";
    for (amount, expected) in [
        ("0.01", "1 player wins 0.01; 2 player returned 0"),
        ("10", "1 player wins 10; 2 player returned 0"),
        ("15", "1 player wins 10; 2 player wins 5"),
        ("20", "1 player wins 10; 2 player wins 10"),
        ("100000000", "1 player wins 10; 2 player wins 10"),
    ] {
        check(NINE_2009, "", &format!("bank 8 {amount} | {round}"), expected);
    }
    refused(NINE_2009, "", &format!("bank 8 0 | {round}"), "ca:general/5.a");
}

#[test]
fn r4_b_wins_and_loses_no_more_than_was_put_up() {
    let lost = "player 4h 4d Kh | banker 2c 5c Kc | 1: player 100";
    let won = "player 4h 4d Kh | banker 2c 5c Kc | 1: banker 100";
    for (put_up, moved) in [(99, 99), (100, 100), (101, 100)] {
        let gain = |round: &str| bank_gains(&format!("bank 8 {put_up} | {round}"));
        assert_eq!(gain(lost), Cents::dollars(-moved), "{put_up}");
        assert_eq!(gain(won), Cents::dollars(moved), "{put_up}");
    }
}

#[test]
fn r5_a_wagers_are_paid_in_order_as_far_as_money_reaches() {
    check(
        NINE_2009,
        "",
        "bank 8 50 | player 4h 4d Kh | banker 2c 5c Kc | 1: player 30 | 2: player 30 \
         | 3: player 30",
        "1 player wins 30; 2 player wins 20; 3 player returned 0",
    );
    check(
        NINE_2009,
        "",
        "bank 8 50 | player 4h 4d Kh | banker 2c 5c Kc | 1: banker 30 | 2: banker 30 \
         | 3: banker 30",
        "1 banker loses 30; 2 banker loses 20; 3 banker returned 0",
    );
}

#[test]
fn r5_a_coverage_by_balance_or_by_the_wager() {
    // Reading ca-coverage: $50 against claims of $40 won, $60 lost and $30 won by players.
    let round = "bank 8 50 | player 4h 4d Kh | banker 2c 5c Kc | 1: player 40 | 2: banker 60 \
                 | 3: player 30";
    let net = "1 player wins 40; 2 banker loses 60; 3 player wins 30";
    check(NINE_2009, "", round, net);
    check(NINE_2009, "cover_mode=net", round, net);
    let gross = "1 player wins 40; 2 banker loses 10; 3 player returned 0";
    check(NINE_2009, "cover_mode=gross", round, gross);
}

#[test]
fn r5_b_winner_gets_what_is_left_at_most_what_is_due() {
    let round = |bank: u32| {
        let round = "player 4h 4d Kh | banker 2c 5c Kc | 1: player 100";
        settled(NINE, &format!("bank 8 {bank} | {round}"))
    };
    for (bank, paid) in [(60, 60), (99, 99), (100, 100), (150, 100)] {
        let settlement = round(bank);
        let line = &settlement.lines[0];
        let dollars = Cents::dollars;
        assert_eq!((line.pays, line.owed), (dollars(paid), dollars(100)), "{bank}");
        // The stake comes back beside it.
        assert_eq!(settlement.net(Party::Seat(seat(1))), dollars(paid), "{bank}");
    }
}

#[test]
fn r5_c_action_ends_with_the_whole_amount_won_or_lost() {
    let hands = "player 4h 4d Kh | banker 2c 5c Kc";
    // Lost in whole: the losing wager after it has no action any more.
    let lost = format!("bank 8 50 | {hands} | 1: player 50 | 2: banker 50");
    check(NINE_2009, "", &lost, "1 player wins 50; 2 banker returned 0");
    let one_left = format!("bank 8 51 | {hands} | 1: player 50 | 2: banker 50");
    check(NINE_2009, "", &one_left, "1 player wins 50; 2 banker loses 50");
    // Won in whole: the winning wager after it has none.
    let won = format!("bank 8 50 | {hands} | 1: banker 50 | 2: player 50");
    check(NINE_2009, "", &won, "1 banker loses 50; 2 player returned 0");
    let one_short = format!("bank 8 50 | {hands} | 1: banker 49 | 2: player 50");
    check(NINE_2009, "", &one_short, "1 banker loses 49; 2 player wins 50");
}

#[test]
fn r5_d_side_wagers_draw_on_the_same_cover() {
    // A tie on 7 owes $40 to each of two seats, and $25 are put up.
    let tie = "player 4h 3h | banker 4c 3d | 1: player 10, tie 5 | 2: player 10, tie 5";
    let expected = "1 player pushes 0; 2 player pushes 0; 1 tie wins 25; 2 tie returned 0";
    check(EZ, "", &format!("bank 8 25 | {tie}"), expected);
    let bonus = "player 4h 4d | banker 4c 3d | 1: player 10, bonus 5 | 2: player 10, bonus 5";
    let expected = "1 player wins 10; 2 player wins 10; 1 bonus wins 5; 2 bonus returned 0";
    check(BACCARAT, "", &format!("bank 8 25 | {bonus}"), expected);
}

#[test]
fn r5_e_uncovered_wagers_go_back() {
    let round = "bank 8 10 | player 4h 4d Kh | banker 2c 5c Kc | 1: player 10 | 2: player 70 \
                 | 3: banker 40, tie 5";
    check(
        NINE_2009,
        "",
        round,
        "1 player wins 10; 2 player returned 0 ca:general/5.e; \
         3 banker returned 0 ca:general/5.e; 3 tie returned 0 ca:general/5.e",
    );
    let settlement = settled(NINE_2009, round);
    assert_eq!(settlement.net(Party::Seat(seat(2))), Cents::ZERO);
    assert_eq!(settlement.net(Party::Seat(seat(3))), Cents::ZERO);
    // Of a loser that is covered in part the rest goes back.
    let part = "bank 8 10 | player 4h 4d Kh | banker 2c 5c Kc | 1: banker 25";
    let settlement = settled(NINE_2009, part);
    let back = settlement.transfers.iter().find(|t| t.why.rule.id == "ca:general/5.e");
    let back = back.expect("the rest goes back");
    assert_eq!((back.to, back.amount), (Party::Seat(seat(1)), Cents::dollars(15)));
}

#[test]
fn r6_a_no_capping_and_no_pinching() {
    for (id, card) in [(EZ, "6h"), (FORTUNE, "6h")] {
        let mut table = open(id, "");
        table.bank(seat(8), Cents::dollars(100), None).unwrap();
        let bet = |n, amount| Bet::new(seat(n), "player", Cents::dollars(amount));
        table.stake(&bet(1, 10)).unwrap();
        assert_eq!(table.back(seat(1), "player").unwrap(), Cents::dollars(10));
        table.stake(&bet(1, 20)).unwrap();
        assert!(table.stake(&bet(1, 5)).is_err(), "one wager of a kind");
        table.close().unwrap();
        table.deal(card.parse::<cards::Card>().unwrap()).unwrap();
        let refusals = [table.stake(&bet(1, 5)).err(), table.withdraw(seat(1), "player").err()];
        for refusal in refusals {
            let rule = refusal.and_then(|refusal| refusal.rule).map(|rule| rule.id);
            assert_eq!(rule, Some("ca:general/6.a"), "{id}");
        }
    }
}

/// Option 4 of EZ Baccarat and Fortune 7, $10 to $100: $1 a bet, $2 a hand.
pub(super) const OPTION_4: &str = "fees=F-E-4";

/// What each party pays the card room in a round.
pub(super) fn fees_of(id: &str, set: &str, round: &str) -> Vec<(Party, Cents)> {
    let settlement = play(open(id, set).as_mut(), round);
    let settlement = settlement.unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(settlement.transfers.iter().all(|transfer| transfer.from != Party::Room));
    let fees = settlement.transfers.iter().filter(|transfer| transfer.to == Party::Room);
    fees.map(|transfer| (transfer.from, transfer.amount)).collect()
}

#[test]
fn r6_c_each_player_pays_the_fee_of_his_own_wagers() {
    let round = "bank 8 1000 | player 6h 2h | banker 4c 3d | 1: player 10 | 1+1: player 10 \
                 | 2: player 10, banker 10";
    let dollars = Cents::dollars;
    let expected = [
        (Party::Seat(seat(1)), dollars(1)),
        (Party::Behind(seat(1), 1), dollars(1)),
        (Party::Seat(seat(2)), dollars(1)),
        (Party::Seat(seat(2)), dollars(1)),
        (Party::PlayerDealer, dollars(2)),
    ];
    assert_eq!(fees_of(EZ, OPTION_4, round), expected);
}

#[test]
fn r6_d_hand_beside_ones_own_is_played_by_house_way() {
    // Undated Baccarat 9 says so: who bets behind has no choice, and 5 draws.
    check(
        NINE,
        "",
        "bank 8 100 | player Kh Qh 5h 3d | banker Kc Qc 6c | 1: player 10 | 1+1: player 10 \
         | act 1 stand",
        "1 player loses 10; 1+1 player wins 10",
    );
}

#[test]
fn r6_e_cards_speak() {
    let mut table = open(NINE, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&Bet::new(seat(1), "player", Cents::dollars(10))).unwrap();
    table.close().unwrap();
    for card in ["Kh", "Qh", "5h", "Kc", "Qc", "6c"] {
        table.deal(card.parse::<cards::Card>().unwrap()).unwrap();
    }
    // "I have nine" is no decision, and five stays five.
    assert!(table.decide(seat(1), "nine").is_err());
    table.decide(seat(1), "stand").unwrap();
    while let Ask::Show { .. } = table.next() {
        table.show().unwrap();
    }
    let lines = table.settle().unwrap().lines;
    assert_eq!(lines[0].result, Outcome::Loses);
}

/// The lines of a round, without their rules.
fn order(id: &str, round: &str) -> Vec<String> {
    let lines = settled(id, round).lines;
    let short = |line| {
        let text: String = written(line);
        text.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    lines.iter().map(short).collect()
}

#[test]
fn r7_a_from_the_player_dealers_left_clockwise() {
    let bets = "1: player 10 | 2: player 10 | 4: player 10 | 6: player 10";
    let rounds = [
        (3, ["4 player", "6 player", "1 player", "2 player"]),
        (5, ["6 player", "1 player", "2 player", "4 player"]),
        (8, ["1 player", "2 player", "4 player", "6 player"]),
    ];
    for (id, hands) in EIGHT_TO_SEVEN.into_iter().filter(|(id, _)| *id != NINE) {
        for (bank, expected) in &rounds {
            let round = format!("bank {bank} 1000 | {hands} | {bets}");
            assert_eq!(order(id, &round), expected, "{id}, seat {bank} banks");
        }
    }
}

#[test]
fn r7_b_seat_of_the_action_button_first() {
    let bets = "1: player 10 | 2: player 10 | 4: player 10 | 6: player 10";
    // The bank's hole cards are worth 2 and 5: from seat 3, as zero, seven places to seat 2.
    let round = format!("bank 3 1000 | player 4h 4d Kh | banker 2c 5c Kc | {bets}");
    assert_eq!(order(NINE, &round), ["2 player", "4 player", "6 player", "1 player"]);
    // Nobody puts it elsewhere where the book says who is first.
    for (id, rule) in [
        (NINE, "ca:baccarat-9/16"),
        (EZ, "ca:ez-baccarat-panda-8/7.a"),
        (FORTUNE, "ca:fortune-7-baccarat/19.b"),
    ] {
        let hands = EIGHT_TO_SEVEN.iter().find(|(known, _)| *known == id).expect("listed").1;
        refused(id, "", &format!("bank 3 1000 action 6 | {hands} | {bets}"), rule);
    }
    // Where it says nothing, a button is followed.
    for (id, hands) in
        EIGHT_TO_SEVEN.into_iter().filter(|(id, _)| [NINE_2009, BACCARAT].contains(id))
    {
        let round = format!("bank 3 1000 action 6 | {hands} | {bets}");
        assert_eq!(order(id, &round), ["6 player", "1 player", "2 player", "4 player"], "{id}");
    }
}

#[test]
fn r7_c_one_kind_round_the_table_before_the_next() {
    let bets = "1: dragon-7 5, tie 5, player 10 | 4: banker 10, panda-8 5, tie 5";
    let round = format!("bank 2 1000 | player 6h 2h | banker 4c 3d | {bets}");
    let expected = ["1 player", "4 banker", "4 tie", "1 tie", "4 panda-8", "1 dragon-7"];
    assert_eq!(order(EZ, &round), expected);
    // Baccarat 9 lists no kinds: each seat is settled at once.
    let round = "bank 2 1000 | player 4h 4d Kh | banker 2c 5c Kc | 1: tie 5, player 10 \
                 | 4: tie 5, banker 10";
    assert_eq!(order(NINE_2009, round), ["4 banker", "4 tie", "1 player", "1 tie"]);
}

#[test]
fn r7_d_baccarat_bonus_in_seat_order_from_the_button() {
    let bets = "1: player 10, bonus 5 | 4: player 10, bonus 5 | 6: banker 10, bonus 5";
    let round = format!("bank 5 1000 | player 4h 4d | banker 4c 3d | {bets}");
    let expected = ["6 banker", "1 player", "4 player", "6 bonus", "1 bonus", "4 bonus"];
    assert_eq!(order(BACCARAT, &round), expected);
}

#[test]
fn r8_a_back_line_wager_is_made_at_anothers_position() {
    let round = "bank 8 100 | player 4h 4d Kh | banker 2c 5c Kc | 1: player 10 | 1+1: player 20 \
                 | 8+1: player 30";
    let settlement = settled(NINE, round);
    let net = |party| settlement.net(party);
    assert_eq!(net(Party::Seat(seat(1))), Cents::dollars(10));
    assert_eq!(net(Party::Behind(seat(1), 1)), Cents::dollars(20));
    assert_eq!(net(Party::Behind(seat(8), 1)), Cents::dollars(30));
    assert_eq!(net(Party::PlayerDealer), Cents::dollars(-60));
}

#[test]
fn r8_b_four_games_take_back_line_wagers() {
    for (id, hands) in EIGHT_TO_SEVEN.into_iter().filter(|(id, _)| *id != NINE_2009) {
        let round = format!("bank 8 100 | {hands} | 1+1: player 10 | 1+2: banker 10");
        assert_eq!(order(id, &round), ["1+1 player", "1+2 banker"], "{id}");
    }
}

#[test]
fn r8_c_baccarat_9_of_2009_refuses_them() {
    let hands = "player 4h 4d Kh | banker 2c 5c Kc";
    let round = format!("bank 8 100 | {hands} | 1: player 10 | 1+1: player 10");
    refused(NINE_2009, "", &round, "ca:baccarat-9-2009/25");
}

#[test]
fn r7_e_three_dice_place_the_button_among_eight() {
    // Counted from the player-dealer in seat 5 as one: 4 points are seat 8, 8 points seat 4; the
    // player-dealer's own 9 and 17 go on to seat 6.
    let games = ["ca/super-9", "ca/pan-9-bonus-tie", "ca/super-pan-9-bonus-tie"];
    for (throw, first) in [("1 1 2", 8), ("1 1 6", 4), ("1 2 6", 6), ("5 6 6", 6)] {
        for id in games {
            let hands = "seat4 3h 5h Kh | seat6 3h 5h Kh | seat8 3h 5h Kh | dealer 2c 5c Kc";
            let acts = "act 4 stand | act 6 stand | act 8 stand";
            let bets = "4: base 10 | 6: base 10 | 8: base 10";
            let round = format!("bank 5 100 | throw {throw} | {hands} | {acts} | {bets}");
            assert_eq!(order(id, &round)[0], format!("{first} base"), "{id}, {throw}");
        }
    }
}

#[test]
fn r8_b_pai_gow_tiles_takes_them_and_r8_c_tiles_wild_refuses() {
    let hands =
        "seat1 6-6 6-6 1-6 5-5 | dealer 4-5 3-6 5-6 5-5 | act 1 house-way | act 8 house-way";
    let round = format!("bank 8 100 | {hands} | 1: base 10 | 1+1: base 20");
    assert_eq!(order("ca/pai-gow-tiles", &round), ["1 base", "1+1 base"]);
    refused("ca/pai-gow-tiles-wild", "", &round, "ca:pai-gow-tiles-wild/s8.d");
}

#[test]
fn r3_a_pai_gow_tiles_wants_a_wager_in_the_round_before_and_tiles_wild_does_not() {
    use crate::california::rotation::Eligibility::{Anyone, PriorBet};
    let eligible = ["ca/pai-gow-tiles", "ca/pai-gow-tiles-wild"].map(crate::check::eligibility);
    assert_eq!(eligible, [PriorBet, Anyone]);
}
