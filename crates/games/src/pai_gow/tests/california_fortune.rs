//! Fortune Pai Gow Poker of California, rule by rule.
//!
//! Rules: ca:fortune-pai-gow-poker/

use super::others;
use crate::california::rotation::Eligibility;
use crate::check::{Banked, breach, check, eligibility, open, pack, play, refused};
use std::fmt::Write as _;
use table::Settlement;

const GAME: Banked = Banked { id: "ca/fortune-pai-gow-poker", bank: 7 };
const QUEEN: &str = "2c 3d 5h 7s 9c Td Qh";
const KINGS: &str = "Kh Kd 4s 6c 8h As Jc";

fn hand(own: &str, dealer: &str, wagers: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: {wagers} | act 1 house-way | act 7 house-way")
}

/// What the Fortune wager of ten does with these cards.
#[track_caller]
fn fortune(set: &str, own: &str, expected: &str) {
    let round = GAME.round(&hand(own, &others(own, 7), "base 10, fortune 10"));
    let settlement = play(open(GAME.id, set).as_mut(), &round).expect("settled");
    let line = settlement.lines.iter().find(|line| line.wager == "fortune").expect("a line");
    let found = crate::check::written(line);
    assert!(found.starts_with(&format!("1 fortune {expected}")), "{own}: {found}");
}

/// Seat 1 with a Fortune wager beside seats with these hands.
fn beside(fortune: &str, hands: &[&str]) -> Settlement {
    let own = "2c 4d 6s 8s Jc Qs Kh";
    let dealer = others(&format!("{own} {}", hands.join(" ")), 7);
    let mut round = hand(own, &dealer, &format!("base 10, fortune {fortune}"));
    for (at, hand) in hands.iter().enumerate() {
        let n = at + 2;
        let _ = write!(round, " | seat{n} {hand} | {n}: base 10 | act {n} house-way");
    }
    play(open(GAME.id, "").as_mut(), &GAME.round(&round)).expect("settled")
}

fn envy(settlement: &Settlement) -> Vec<String> {
    let lines = settlement.lines.iter().filter(|line| line.wager == "envy");
    lines.map(crate::check::on_hand).collect()
}

const FLUSH: &str = "5h 6h 7h 8h 9h Kd 2h";
const SPADES: &str = "3s 4s 5s X 7s Ks 2d";
const NINES: &str = "9h 9d 9c 9s Kd 4c 2h";

#[test]
fn rs1_a_the_game_is_pai_gow_poker_with_a_bonus() {
    GAME.pays(&hand(KINGS, QUEEN, "base 10, fortune 5"), "1 base wins 9; 1 fortune loses 5");
}

#[test]
fn rs1_b_five_dollars_may_earn_envy() {
    assert_eq!(envy(&beside("4.99", &[FLUSH])), Vec::<String>::new());
    assert_eq!(envy(&beside("5", &[FLUSH])).len(), 1);
    assert_eq!(envy(&beside("5.01", &[FLUSH])).len(), 1);
}

#[test]
fn rs2_a_a_joker_or_none() {
    assert_eq!(pack(GAME.id, "").jokers(), 1);
    assert_eq!(pack(GAME.id, "joker=bug").jokers(), 1);
    assert_eq!(pack(GAME.id, "joker=none").jokers(), 0);
    let round = GAME.round(&hand("X Kd 4s 6c 8h As Jc", QUEEN, "base 10"));
    refused(GAME.id, "joker=none", &round, "ca:fortune-pai-gow-poker/s2.a");
    // A wild joker makes three of a kind, the other kind a pair beside an ace.
    fortune("", "7c 7d 7h 7s X 2d 9c", "wins 2000");
    fortune("joker=bug", "7c 7d 7h 7s X 2d 9c", "wins 250");
}

#[test]
fn rs3_hands_rank_from_five_aces_down() {
    let round = "seat1 Ac Ad Ah As X Kd Kh | dealer 4c 5c 6c 7c 8c Jd 2h | 1: base 10 | \
                 act 1 set Kd Kh | act 7 house-way";
    GAME.pays(round, "1 base wins 9");
}

#[test]
fn rs4_b_dice_send_first_cards_and_the_button() {
    let two = format!(
        "seat1 {KINGS} | seat3 2h 2d 3s 5c 7h 8s Ts | dealer {QUEEN} | 1: base 10 | 3: base 20 | \
         act 1 house-way | act 3 house-way | act 7 house-way"
    );
    for (throw, order) in [("1 1 1", [3, 1]), ("1 1 2", [3, 1]), ("3 3 2", [1, 3])] {
        let round = format!("bank 7 1000 | throw {throw} | {two}");
        let settlement = play(open(GAME.id, "").as_mut(), &round).expect("settled");
        let seats: Vec<u8> = settlement.lines.iter().map(|line| line.seat).collect();
        assert_eq!(seats, order, "{throw}");
    }
}

#[test]
fn rs4_c_a_seat_without_a_wager_has_no_hand() {
    let round = GAME.round(&format!(
        "seat2 {KINGS} | {}",
        hand(&others(&format!("{KINGS} {QUEEN}"), 7), QUEEN, "base 10")
    ));
    assert!(play(open(GAME.id, "").as_mut(), &round).is_err());
}

#[test]
fn rs5_seven_play_at_most() {
    refused(GAME.id, "", "bank 7 100 | 8: base 10", "ca:fortune-pai-gow-poker/s5");
    assert!(!breach(GAME.id, "seats=8").is_empty());
}

#[test]
fn rs7_a_a_base_wager_comes_first() {
    refused(GAME.id, "", "bank 7 100 | 1: fortune 5", "ca:fortune-pai-gow-poker/s7.a");
    let round = GAME.round(&hand(KINGS, QUEEN, "base 10, fortune 10.01"));
    play(open(GAME.id, "max=20").as_mut(), &round).expect("within the limits");
    let round = GAME.round(&hand(KINGS, QUEEN, "base 10, fortune 20.01"));
    refused(GAME.id, "max=20", &round, "ca:fortune-pai-gow-poker/s7.a");
}

#[test]
fn rs7_b_an_envy_button_lies_by_five_dollars() {
    assert_eq!(
        envy(&beside("5", &[FLUSH])),
        ["1 envy by 2 wins 25 ca:fortune-pai-gow-poker/s13.b"]
    );
}

#[test]
fn rs7_c_the_player_dealer_covers_some_or_all() {
    let round = format!("bank 7 4 | {}", hand(KINGS, QUEEN, "base 10"));
    check(GAME.id, "", &round, "1 base wins 4");
}

#[test]
fn rs8_a_hands_are_compared_in_turn() {
    let round = format!(
        "bank 7 1000 action 2 | seat1 {KINGS} | seat3 2h 2d 3s 5c 7h 8s Ts | dealer {QUEEN} | \
         1: base 10 | 3: base 20 | act 1 house-way | act 3 house-way | act 7 house-way"
    );
    check(GAME.id, "", &round, "3 base pushes 0; 1 base wins 9");
}

#[test]
fn rs8_b_fortune_follows_its_base_wager() {
    let order: Vec<String> = beside("5", &[FLUSH])
        .lines
        .iter()
        .map(|line| format!("{} {}", line.seat, line.wager))
        .collect();
    assert_eq!(order, ["1 base", "1 fortune", "2 base", "1 envy"]);
}

#[test]
fn rs8_c_fortune_looks_at_seven_cards() {
    for act in ["house-way", "set 9h 9d", "set Kd 4c"] {
        let round = format!(
            "seat1 {NINES} | dealer {} | 1: base 10, fortune 10 | act 1 {act} | act 7 house-way",
            others(NINES, 7)
        );
        let settlement = play(open(GAME.id, "").as_mut(), &GAME.round(&round)).expect("settled");
        assert_eq!(settlement.lines[1].pays, money::Cents::dollars(250), "{act}");
    }
}

#[test]
fn rs8_d_other_hands_lose_it() {
    fortune("", "9h 9d 9c 4s 2d Kc Jh", "loses 10 ca:fortune-pai-gow-poker/s8.d");
    fortune("", "9h 8d 5c 4s 2d Kc Jh", "loses 10 ca:fortune-pai-gow-poker/s8.d");
}

#[test]
fn rs8_e_the_player_dealer_pays_envy_at_the_end() {
    let settlement = beside("5", &[FLUSH]);
    assert_eq!(settlement.lines.last().map(|line| line.wager.as_str()), Some("envy"));
    // Only as far as the bank reaches: a hundred are gone before.
    let own = "2c 4d 6s 8s Jc Qs Kh";
    let dealer = others(&format!("{own} {FLUSH}"), 7);
    let round = format!(
        "bank 7 20 action 1 | {} | seat2 {FLUSH} | 2: base 10, fortune 10 | act 2 house-way",
        hand(own, &dealer, "base 10, fortune 5")
    );
    let settlement = play(open(GAME.id, "").as_mut(), &round).expect("settled");
    let last = settlement.lines.last().expect("a line");
    assert_eq!((last.wager.as_str(), last.result), ("envy", table::Outcome::Returned));
    let text = "seat 2's straight flush, no action: the player-dealer's wager is exhausted";
    assert_eq!((last.label.as_str(), last.unpaid()), (text, Some(money::Cents::dollars(25))));
}

#[test]
fn rs8_f_the_table_says_which_hands_earn_envy() {
    // Four of a kind has no amount (reading:ca-fortune-envy).
    assert_eq!(envy(&beside("5", &[NINES])), Vec::<String>::new());
    assert_eq!(
        envy(&beside("5", &[SPADES])),
        ["1 envy by 2 wins 10 ca:fortune-pai-gow-poker/s13.b"]
    );
}

#[test]
fn rs8_g_several_hands_earn_several_payouts() {
    assert_eq!(envy(&beside("5", &[FLUSH, SPADES])).len(), 2);
}

#[test]
fn rs8_h_neither_the_own_nor_the_player_dealers_hand_earns() {
    let round = GAME.round(&hand(FLUSH, SPADES, "base 10, fortune 10"));
    let settlement = play(open(GAME.id, "").as_mut(), &round).expect("settled");
    assert_eq!(envy(&settlement), Vec::<String>::new());
}

#[test]
fn rs9_a_bets_go_up_before_the_hand() {
    let round = format!("{} | 2: base 10", GAME.round(&hand(KINGS, QUEEN, "base 10")));
    assert!(play(open(GAME.id, "").as_mut(), &round).is_err(), "seat 2 has no cards");
    let mut table = open(GAME.id, "");
    play(table.as_mut(), &GAME.round(&hand(KINGS, QUEEN, "base 10"))).expect("settled");
}

#[test]
fn rs9_b_winners_are_paid_nine_to_ten() {
    for (stake, wins) in [("10", "9"), ("20", "18"), ("0.10", "0.09"), ("0.11", "0.09")] {
        let round = GAME.round(&hand(KINGS, QUEEN, &format!("base {stake}")));
        let expected = format!("1 base wins {wins} ca:fortune-pai-gow-poker/s9.b");
        check(GAME.id, "min=0.01", &round, &expected);
    }
}

#[test]
fn rs9_c_the_player_dealer_pays_and_takes_bonus_wagers() {
    let settlement = beside("5", &[FLUSH]);
    let bank = settlement.net(table::Party::PlayerDealer);
    let seats: money::Cents = [1, 2]
        .iter()
        .filter_map(|n| table::Seat::new(*n))
        .map(|seat| settlement.net(table::Party::Seat(seat)))
        .sum();
    assert_eq!(bank, -seats);
}

#[test]
fn rs10_the_bank_goes_round() {
    assert_eq!(eligibility(GAME.id), Eligibility::Anyone);
}

#[test]
fn rs13_a_fortune_pays_by_its_table() {
    for (hand, odds) in [
        ("Ah Ad Ac As X 9d 4c", 500),
        ("9h 9d 9c 9s X Kd 4c", 200),
        ("Th Jh Qh Kh Ah 9d 4c", 100),
        ("Th Jh X Kh Ah 9d 4c", 100),
        ("5h 6h 7h 8h 9h Kd 2c", 50),
        ("5h 6h X 8h 9h Kd 2c", 30),
        ("9h 9d 9c 9s Kd 4c 2h", 25),
        ("9h 9d 9c Ks Kd 4c 2h", 5),
        ("2h 5h 7h 9h Kh Kd 4c", 4),
        ("5h 6d 7c 8s 9h Kd 2c", 2),
    ] {
        fortune("", hand, &format!("wins {}", odds * 10));
    }
}

#[test]
fn rs13_b_envy_pays_by_its_table() {
    for (hand, dollars) in [
        ("Ah Ad Ac As X 9d 4c", 200),
        ("9h 9d 9c 9s X Kd 4c", 100),
        ("Th Jh Qh Kh Ah 9d 4c", 50),
        ("5h 6h 7h 8h 9h Kd 2c", 25),
        ("5h 6h X 8h 9h Kd 2c", 10),
    ] {
        let rest = others(hand, 14);
        let (own, dealer) = rest.split_at(21);
        let round = format!(
            "seat1 {hand} | seat2 {} | dealer {} | 1: base 10 | 2: base 10, fortune 5 | \
             act 1 house-way | act 2 house-way | act 7 house-way",
            own.trim(),
            dealer.trim()
        );
        let settlement = play(open(GAME.id, "").as_mut(), &GAME.round(&round)).expect("settled");
        let expected = format!("2 envy by 1 wins {dollars} ca:fortune-pai-gow-poker/s13.b");
        assert_eq!(envy(&settlement), [expected]);
    }
}
