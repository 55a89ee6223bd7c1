//! EZ Baccarat Panda 8 up to the settlement of its lines, rule by rule.
//!
//! Rules: ca:ez-baccarat-panda-8/

use super::super::testing::{DRAGON_7, SEVEN_SIX, SIX_SEVEN, beats, seat, seen};
use crate::check::{Banked, breach, card, check, open, pack, play, refused};
use crate::testing::Looks as _;
use cards::Card;
use money::Cents;
use table::{Party, Verbs as _, Viewer};

pub(super) const ID: &str = "ca/ez-baccarat-panda-8";
/// The game, banked by seat 14.
pub(super) const GAME: Banked = Banked { id: ID, bank: 14 };

/// The player's hand 8 in three cards, the banker's 7.
pub(super) const PANDA_8: &str = "player Kh 4c 4d | banker Kd 7h";

const WAGERS: [&str; 5] = ["player", "banker", "tie", "panda-8", "dragon-7"];

#[test]
fn r2_b_player_dealer_pays_and_collects_all() {
    let bets = "1: player 10, tie 5, panda-8 2 | 2: banker 30, dragon-7 1";
    let settled = play(open(ID, "").as_mut(), &GAME.round(&format!("{PANDA_8} | {bets}")));
    let settled = settled.expect("settled");
    let net = |party| settled.net(party);
    let parties = [Party::Seat(seat(1)), Party::Seat(seat(2)), Party::PlayerDealer];
    assert_eq!(parties.map(net), [10 - 5 + 50, -31, -24].map(Cents::dollars));
}

#[test]
fn r2_c_gain_and_loss_stay_within_what_was_put_up() {
    let net = |round: &str| {
        let settled = play(open(ID, "").as_mut(), round).expect("settled");
        settled.net(Party::PlayerDealer)
    };
    for (bet, bound) in [(49, 49), (50, 50), (51, 50)] {
        let wins = format!("bank 14 50 | {SEVEN_SIX} | 1: banker {bet}");
        assert_eq!(net(&wins), Cents::dollars(bound));
        let loses = format!("bank 14 50 | {SEVEN_SIX} | 1: player {bet}");
        assert_eq!(net(&loses), Cents::dollars(-bound));
    }
}

/// Claims of -40, +60, -30, +100 on a bank of $50, seen from the bank, kind after kind.
const CLAIMS: &str = "bank 14 50 | player Kh 4c 4d | banker Kd 7h | \
    1: player 40, panda-8 1.20 | 2: banker 60, dragon-7 100 | 3: banker 0.01, dragon-7 5";

#[test]
fn r2_c_running_balance_ends_the_action_at_the_bound() {
    // The third seat's cent is part of the claim of 60.
    let claims = CLAIMS.replace("banker 60", "banker 59.99");
    let expected = "1 player wins 40; 2 banker loses 59.99; 3 banker loses 0.01; \
        1 panda-8 wins 30; 2 dragon-7 loses 60; 3 dragon-7 returned 0";
    check(ID, "", &claims, expected);
    let settled = play(open(ID, "").as_mut(), &claims).expect("settled");
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(50));
}

#[test]
fn r2_c_gross_cover_counts_every_wager_acted_on() {
    let expected = "1 player wins 40; 2 banker loses 10; 3 banker returned 0; \
        1 panda-8 returned 0; 2 dragon-7 returned 0; 3 dragon-7 returned 0";
    check(ID, "cover_mode=gross", CLAIMS, expected);
}

#[test]
fn r2_d_wagers_without_cover_go_back() {
    let round = format!("bank 14 50 | {SEVEN_SIX} | 1: player 50 | 2: player 20 | 3: banker 20");
    let settled = play(open(ID, "").as_mut(), &round).expect("settled");
    let of = |n| settled.net(Party::Seat(seat(n)));
    assert_eq!([1, 2, 3].map(of), [50, 0, 0].map(Cents::dollars));
}

#[test]
fn r2_e_house_has_nothing_at_stake() {
    for hands in [SEVEN_SIX, SIX_SEVEN, DRAGON_7, PANDA_8] {
        let bets = "1: player 10, tie 5, panda-8 2 | 2: banker 30, dragon-7 1";
        let settled = play(open(ID, "").as_mut(), &GAME.round(&format!("{hands} | {bets}")));
        let settled = settled.expect("settled");
        let house = |party: Party| matches!(party, Party::House | Party::Room | Party::Dealer);
        assert!(!settled.transfers.iter().any(|moved| house(moved.from) || house(moved.to)));
    }
    assert!(open(ID, "").bank(seat(1), Cents::ZERO, None).is_err(), "somebody must put money up");
}

#[test]
fn r3_hands_end_with_two_or_three_cards() {
    GAME.refuses("player 7h | banker 6c Qd | 1: player 10", "14.a");
    GAME.refuses("player Kh Kc Kd Ks | banker 7c Qd | 1: player 10", "3");
    GAME.refuses("player Kh Kc Kd | banker Kh Kc Kd Ks | 1: player 10", "3");
    beats(GAME, "player Kh Kc 9d | banker 7c Qd");
}

#[test]
fn r4_a_fifty_two_cards_and_no_joker() {
    for decks in [3, 8] {
        let pack = pack(ID, &format!("decks={decks}"));
        assert_eq!(pack.len(), 52 * u32::from(decks));
        assert!(Card::all().all(|card| pack.count(card) == decks));
    }
    assert!("Joker".parse::<Card>().is_err());
    let four_alike = GAME.round("player Kd Kd | banker Kd Kd | 1: player 10");
    refused(ID, "decks=3", &four_alike, "ca:ez-baccarat-panda-8/4.b");
}

#[test]
fn r4_b_three_to_eight_decks() {
    for decks in 3..=8 {
        assert_eq!(breach(ID, &format!("decks={decks}")), "");
    }
    for decks in ["2", "9"] {
        assert!(breach(ID, &format!("decks={decks}")).contains("(ca:ez-baccarat-panda-8/4.b)"));
    }
}

#[test]
fn r5_a_tens_and_pictures_nothing_ace_one_others_their_number() {
    for ten in ["T", "J", "Q", "K"] {
        let round = format!("player 7h {ten}c | banker 6c Ad | 1: player 1, tie 10");
        GAME.pays(&round, "1 player pushes 0; 1 tie wins 80");
    }
    for pair in ["2h 5c", "3h 4c", "4h 3c", "6h Ac", "8h 9c", "9h 8c"] {
        GAME.pays(
            &format!("player {pair} | banker 7c Qd | 1: player 1, tie 10"),
            "1 player pushes 0; 1 tie wins 80",
        );
    }
}

#[test]
fn r5_c_natural_nine_ranks_first() {
    beats(GAME, "player 9h Kc | banker 8c Qd");
    beats(GAME, "player 9h Kc | banker 7c Qd");
    // No three-card nine can meet it: reading ca-ez-naturals.
    let drawn = GAME.round("player 9h Kc | banker Kd Qd 9s | 1: player 10");
    refused(ID, "", &drawn, "reading:ca-ez-naturals");
}

#[test]
fn r5_d_natural_eight_ranks_second() {
    beats(GAME, "player 8h Kc | banker 7c Qd");
    GAME.pays("player 8h Kc | banker 9c Qd | 1: player 10", "1 player loses 10");
}

#[test]
fn r6_a_eight_places_or_fourteen() {
    for (seats, last) in [("seats=8", 8), ("seats=14", 14), ("", 14)] {
        for n in [last - 1, last] {
            let round = format!("bank 1 1000 | {SEVEN_SIX} | {n}: player 10");
            check(ID, seats, &round, &format!("{n} player wins 10"));
        }
        let beyond = format!("bank 1 1000 | {SEVEN_SIX} | {}: player 10", last + 1);
        refused(ID, seats, &beyond, "ca:ez-baccarat-panda-8/6.a");
        let beyond = format!("bank {} 1000 | {SEVEN_SIX} | 1: player 10", last + 1);
        refused(ID, seats, &beyond, "ca:ez-baccarat-panda-8/6.a");
    }
    for seats in ["7", "9", "13", "15"] {
        assert!(breach(ID, &format!("seats={seats}")).contains("(ca:ez-baccarat-panda-8/6.a)"));
    }
}

#[test]
fn r6_b_a_seat_has_five_spaces() {
    let offered: Vec<String> = open(ID, "").ids();
    assert_eq!(offered, WAGERS);
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 10, dragon-9 10"), "6.b");
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 10, player 10"), "6.b");
}

#[test]
fn r6_c_each_space_has_least_and_greatest() {
    for wager in &WAGERS[1..] {
        let round = |amount| GAME.round(&format!("{SEVEN_SIX} | 1: player 5, {wager} {amount}"));
        for outside in ["4.99", "50.01"] {
            refused(ID, "min=5 max=50", &round(outside), "ca:ez-baccarat-panda-8/6.c");
        }
        for inside in ["5", "5.01", "49.99", "50"] {
            assert!(play(open(ID, "min=5 max=50").as_mut(), &round(inside)).is_ok());
        }
    }
}

#[test]
fn r6_d_at_least_the_minimum() {
    for (amount, taken) in [("4.99", false), ("5", true), ("5.01", true)] {
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: player {amount}"));
        assert_eq!(play(open(ID, "min=5").as_mut(), &round).is_ok(), taken, "{amount}");
    }
}

#[test]
fn r6_e_back_line_wagers_in_every_space() {
    let bets = "1: player 10 | 1+1: player 5, banker 5, tie 5, panda-8 1, dragon-7 1";
    let expected = "1 player wins 10; 1+1 player wins 5; 1+1 banker loses 5; 1+1 tie loses 5; \
        1+1 panda-8 wins 25; 1+1 dragon-7 loses 1";
    GAME.pays(&format!("{PANDA_8} | {bets}"), expected);
}

#[test]
fn r7_a_settlement_goes_clockwise_from_the_player_dealers_left() {
    let bets = "2: player 10 | 4: player 10 | 14: player 10 | 1: player 10 | 5: player 10";
    let round = format!("bank 3 25 | {SEVEN_SIX} | {bets}");
    let expected = "4 player wins 10; 5 player wins 10; 14 player wins 5; 1 player returned 0; \
        2 player returned 0";
    check(ID, "", &round, expected);
    let round = format!("bank 14 15 | {SEVEN_SIX} | 13: player 10 | 1: player 10");
    check(ID, "", &round, "1 player wins 10; 13 player wins 5");
}

#[test]
fn r7_b_kinds_in_their_order() {
    let all = "dragon-7 1, tie 1, panda-8 1, banker 1, player 1";
    let settled =
        play(open(ID, "").as_mut(), &GAME.round(&format!("{PANDA_8} | 2: {all} | 1: {all}")));
    let lines = settled.expect("settled").lines;
    let order: Vec<(&str, u8)> = lines.iter().map(|l| (l.wager.as_str(), l.seat)).collect();
    let expected: Vec<(&str, u8)> =
        WAGERS.iter().flat_map(|kind| [(*kind, 1), (*kind, 2)]).collect();
    assert_eq!(order, expected);
}

#[test]
fn r7_c_what_is_not_covered_goes_back() {
    let round = format!("bank 14 30 | {PANDA_8} | 1: player 20, panda-8 1 | 2: player 10, tie 5");
    let expected = "1 player wins 20; 2 player wins 10; \
        2 tie returned 0 ca:ez-baccarat-panda-8/7.c; \
        1 panda-8 returned 0 ca:ez-baccarat-panda-8/7.c";
    check(ID, "", &round, expected);
}

#[test]
fn r8_b_wagers_are_made_within_limits_but_not_by_the_player_dealer() {
    refused(
        ID,
        "max=50",
        &GAME.round(&format!("{SEVEN_SIX} | 1: player 51")),
        "ca:ez-baccarat-panda-8/6.c",
    );
    GAME.refuses(&format!("{SEVEN_SIX} | 14: player 10"), "6.b");
}

#[test]
fn r9_player_line_pays_even() {
    GAME.pays(
        &format!("{SEVEN_SIX} | 1: player 20"),
        "1 player wins 20 ca:ez-baccarat-panda-8/20",
    );
}

#[test]
fn r10_banker_line_pays_even() {
    GAME.pays(
        &format!("{SIX_SEVEN} | 1: banker 20"),
        "1 banker wins 20 ca:ez-baccarat-panda-8/21",
    );
    // Reading ca-ez-push: as printed, a three-card 7 too, unless the push is posted.
    let round = format!("{DRAGON_7} | 1: banker 20");
    GAME.pays(&round, "1 banker wins 20 ca:ez-baccarat-panda-8/21");
    let set = "banker_3card7=push";
    check(ID, set, &GAME.round(&round), "1 banker pushes 0 reading:ca-ez-push");
    check(ID, set, &GAME.round(&format!("{SIX_SEVEN} | 1: banker 20")), "1 banker wins 20");
}

#[test]
fn r11_tie_pays_eight_to_one() {
    let round = "player 7h Kc | banker 7c Qd | 1: player 10, tie 20";
    GAME.pays(round, "1 player pushes 0; 1 tie wins 160");
}

#[test]
fn r12_dragon_7_pays_forty_to_one_beside_either_line() {
    GAME.pays(
        &format!("{DRAGON_7} | 1: player 10, dragon-7 5"),
        "1 player loses 10; 1 dragon-7 wins 200",
    );
    GAME.pays(
        &format!("{DRAGON_7} | 1: banker 10, dragon-7 5"),
        "1 banker wins 10; 1 dragon-7 wins 200",
    );
}

#[test]
fn r13_panda_8_pays_twenty_five_to_one_beside_either_line() {
    GAME.pays(
        &format!("{PANDA_8} | 1: player 10, panda-8 5"),
        "1 player wins 10; 1 panda-8 wins 125",
    );
    GAME.pays(
        &format!("{PANDA_8} | 1: banker 10, panda-8 5"),
        "1 banker loses 10; 1 panda-8 wins 125",
    );
}

#[test]
fn r14_a_cards_go_singly_to_either_hand() {
    let table = GAME.played("", &format!("{SEVEN_SIX} | 1: player 10"));
    let dealt = "player 7h, banker 6c, player Kc, banker Qd";
    assert_eq!(seen(table.as_ref(), Viewer::Croupier), dealt);
    let mut table = open(ID, "");
    assert!(table.deal(card("7h")).is_err(), "wagers come first");
}

#[test]
fn r14_b_every_card_is_dealt_open() {
    let table = GAME.played("", "player Kh 4c 4d | banker Kd 5h 2s | 1: player 10");
    let dealt = "player Kh, banker Kd, player 4c, banker 5h, player 4d, banker 2s";
    assert_eq!(seen(table.as_ref(), Viewer::Public), dealt);
}

#[test]
fn r15_player_hits_to_five_and_stands_from_six() {
    let rest = "banker 7d Qd | 1: player 10";
    for (n, card) in (0..).zip(["K", "A", "2", "3", "4", "5", "6", "7"]) {
        let (two, three) =
            (format!("player Kh {card}c | {rest}"), format!("player Kh {card}c Kd | {rest}"));
        let (wrong, right) = if n <= 5 { (two, three) } else { (three, two) };
        GAME.refuses(&wrong, "15");
        GAME.played("", &right);
    }
}

#[test]
fn r15_naturals_stop_the_drawing() {
    // Reading ca-ez-naturals.
    for natural in ["8", "9"] {
        let extra = [
            format!("player Kh {natural}c Kd | banker 7d Qd | 1: player 10"),
            format!("player Kh {natural}c | banker Kd Qd 9s | 1: player 10"),
            format!("player Kh Kc 9d | banker {natural}d Qd | 1: player 10"),
        ];
        for round in extra {
            refused(ID, "", &GAME.round(&round), "reading:ca-ez-naturals");
        }
    }
}

#[test]
fn r16_against_a_standing_player_banker_hits_to_five() {
    for (n, card) in (0..).zip(["K", "A", "2", "3", "4", "5", "6", "7"]) {
        let rest = "1: player 10";
        let two = format!("player 7h Kc | banker Kd {card}d | {rest}");
        let three = format!("player 7h Kc | banker Kd {card}d Ks | {rest}");
        let (wrong, right) = if n <= 5 { (two, three) } else { (three, two) };
        GAME.refuses(&wrong, "18");
        GAME.played("", &right);
    }
}
