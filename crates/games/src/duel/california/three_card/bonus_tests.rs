//! Three Card Poker 6 Card Bonus: Pair Plus and 6 Card Bonus.
//!
//! Rules: ca:three-card-poker-6-card-bonus/

use super::super::testing::{go, refusal, seat};
use super::tests::{GAME, ID};
use crate::check::{open, play, refused};
use crate::testing::Looks as _;
use cards::Card;
use hands::Pile;
use money::{Cents, Odds};
use table::{Bet, Outcome, Party, Verbs as _};

/// A seat with a bonus wager of ten dollars beside an Ante of five, which plays.
fn bonus(wager: &str, own: &str, dealer: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: ante 5, {wager} 10 | act 1 play")
}

/// What a bonus wager of ten dollars came to.
#[track_caller]
fn result(wager: &str, own: &str, dealer: &str) -> (Outcome, Cents) {
    GAME.result(&bonus(wager, own, dealer), wager)
}

#[track_caller]
fn wins(wager: &str, own: &str, dealer: &str, to_one: i64) {
    let expected = (Outcome::Wins, Cents::dollars(10 * to_one));
    assert_eq!(result(wager, own, dealer), expected, "{own} | {dealer}");
}

#[track_caller]
fn loses(wager: &str, own: &str, dealer: &str) {
    assert_eq!(result(wager, own, dealer).0, Outcome::Loses, "{own} | {dealer}");
}

const CARDS: &str = "seat1 5c 6d 7h | dealer 4s 8d Qc | act 1 play";

#[test]
fn rs9_1_pair_plus_needs_an_ante() {
    GAME.refuses("1: pair-plus 10", "s9.1");
    GAME.refuses("1: pair-plus 10 | 2: ante 10", "s9.1");
    GAME.pays(
        &format!("{CARDS} | 1: pair-plus 10, ante 1"),
        "1 ante wins 1; 1 play wins 1; 1 pair-plus wins 60",
    );
}

/// Whether a bonus wager may still come once betting is closed.
#[track_caller]
fn before_the_deal(wager: &str) {
    let mut table = GAME.laid("", 8, "1: ante 10");
    let bet = Bet::new(seat(1), wager, Cents::dollars(10));
    for cards in ["", "5c", "6d 7h 4s 8d Qc"] {
        go(table.as_mut(), cards, &[]);
        assert_eq!(refusal(table.as_mut(), |table| table.stake(&bet)), GAME.rule("s6.2"));
    }
}

#[test]
fn rs9_2_pair_plus_before_the_deal() {
    before_the_deal("pair-plus");
}

/// The table's limits hold for a bonus wager by itself.
#[track_caller]
fn keeps_to_the_limits(wager: &str) {
    // Option 3 of F-6: $10 to $100.
    for (amount, lawful) in [("9.99", false), ("10", true), ("100", true), ("100.01", false)] {
        let round = GAME.0.round(&format!("{CARDS} | 1: ante 50, {wager} {amount}"));
        if lawful {
            assert!(play(open(ID, "fees=F-6-3").as_mut(), &round).is_ok(), "{amount}");
        } else {
            refused(ID, "fees=F-6-3", &round, &GAME.rule("s6.1"));
        }
    }
    // And it bears no fee.
    let round = GAME.0.round(&format!("{CARDS} | 1: ante 10, {wager} 10"));
    let settled = play(open(ID, "fees=F-6-3").as_mut(), &round).unwrap();
    let fees = settled.transfers.iter().filter(|t| t.to == Party::Room);
    let fees: Vec<&str> = fees.map(|t| t.why.wager.as_str()).collect();
    assert_eq!(fees, ["ante", "player-dealer"]);
}

#[test]
fn rs9_3_pair_plus_keeps_to_the_schedule() {
    keeps_to_the_limits("pair-plus");
}

#[test]
fn rs9_4_pair_plus_looks_at_the_own_three_cards() {
    // A pair, a flush or a straight with the player-dealer's cards is none.
    loses("pair-plus", "Kc 8d 3h", "Kd 8h 3s");
    loses("pair-plus", "5c 6c 9d", "7c 8c Qc");
    wins("pair-plus", "2c 2d 3h", "Ac Ad Ah", 1);
}

#[test]
fn rs9_5_listed_hand_is_paid_by_the_player_dealer() {
    let settled = GAME.settled(&GAME.0.round(&bonus("pair-plus", "5c 6d 7h", "4s 8d Qc")));
    let paid = settled
        .transfers
        .iter()
        .find(|t| t.why.wager == "pair-plus" && t.owed == Cents::dollars(60));
    let paid = paid.expect("a payment");
    assert_eq!((paid.from, paid.to), (Party::PlayerDealer, Party::Seat(seat(1))));
}

#[test]
fn rs9_6_hand_not_listed_loses_to_the_player_dealer() {
    let expected = "1 ante loses 5; 1 play loses 5; 1 pair-plus loses 10 @s9.6";
    GAME.pays(&bonus("pair-plus", "Ac Kd Jh", "Ad Kh Qc"), expected);
    let settled = GAME.settled(&GAME.0.round(&bonus("pair-plus", "Ac Kd Jh", "Ad Kh Qc")));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(20));
}

#[test]
fn rs9_7_all_pair_plus_wagers_stand_against_the_player_dealer() {
    let round = "seat1 2c 2d 9h | seat2 Kc 8d 3h | dealer 4s 7s Qc | act 1 play | act 2 play \
                 | 1: ante 5, pair-plus 10 | 2: ante 5, pair-plus 20";
    let settled = GAME.settled(&GAME.0.round(round));
    // Four base wagers lost by it, ten paid, twenty taken.
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-20 - 10 + 20));
}

#[test]
fn rs9_8_pair_plus_depends_on_no_other_result_but_a_fold() {
    for dealer in ["4s 8d Jc", "4s 8d Qc", "As Ks Qs"] {
        wins("pair-plus", "5c 6d 7h", dealer, 6);
        loses("pair-plus", "Kc 9d 3h", dealer);
    }
    let folded = bonus("pair-plus", "5c 6d 7h", "4s 8d Qc").replace("play", "fold");
    GAME.pays(&folded, "1 ante loses 5 @s8.3; 1 pair-plus loses 10 @s8.3.a");
}

#[test]
fn rs9_9_pair_plus_without_cover_goes_back() {
    let round = bonus("pair-plus", "5c 6d 7h", "4s 8d Qc");
    GAME.covers(10, &round, "1 ante wins 5; 1 play wins 5; 1 pair-plus returned 0 @s8.8");
    GAME.covers(11, &round, "1 ante wins 5; 1 play wins 5; 1 pair-plus wins 1 @s9.10");
    let lost = bonus("pair-plus", "Ac Kd Jh", "Ad Kh Qc");
    GAME.covers(13, &lost, "1 ante loses 5; 1 play loses 5; 1 pair-plus loses 3 @s9.6");
}

#[test]
fn rs9_10_pair_plus_pays_by_its_table() {
    for (own, to_one) in [
        ("Ac Kc Qc", 200),
        ("Kc Qc Jc", 40),
        ("Ac 2c 3c", 40),
        ("2c 2d 2h", 30),
        ("As Kd Qh", 6),
        ("Ac 2d 3h", 6),
        ("As Ks Js", 3),
        ("5h 3h 2h", 3),
        ("As Ad Kh", 1),
        ("2c 2d 3h", 1),
    ] {
        wins("pair-plus", own, "9s 8d 4c", to_one);
    }
    loses("pair-plus", "As Kd Jh", "9s 8d 4c");
}

#[test]
fn rs9_10_the_counts_give_the_edge_of_the_table() {
    // 22,100 hands: 4, 44, 52, 720, 1,096, 3,744, the rest none. 968 of them are lost in all.
    let pays: Vec<i64> = to_one("pair-plus");
    let won: i64 = pays.iter().zip([4, 44, 52, 720, 1096, 3744]).map(|(pay, n)| pay * n).sum();
    assert_eq!((won - 16_440, pays.len()), (-968, 6));
}

/// What each winning line pays to one.
fn to_one(wager: &str) -> Vec<i64> {
    let gain = |odds: Odds| i64::from(odds.gain() / odds.unit());
    open(ID, "").odds(wager).into_iter().map(gain).collect()
}

#[test]
fn rs10_1_six_card_bonus_needs_an_ante() {
    GAME.refuses("1: six-card-bonus 10", "s10.1");
    GAME.refuses("1: six-card-bonus 10 | 2: ante 10", "s10.1");
}

#[test]
fn rs10_2_six_card_bonus_before_the_deal() {
    before_the_deal("six-card-bonus");
}

#[test]
fn rs10_3_six_card_bonus_keeps_to_the_schedule() {
    keeps_to_the_limits("six-card-bonus");
}

#[test]
fn rs10_4_best_five_of_six_however_they_lie() {
    wins("six-card-bonus", "2c 2d 2h", "4s 8d Qc", 7);
    wins("six-card-bonus", "4s 8d Qc", "2c 2d 2h", 7);
    wins("six-card-bonus", "2c 2d 8h", "2h 4s Qc", 7);
    wins("six-card-bonus", "2c 8d 9h", "2d 2h Qc", 7);
    // Four of one hand and three of another cannot be: five at most of six.
    wins("six-card-bonus", "2c 2d 2h", "3c 3d 3h", 20);
    loses("six-card-bonus", "2c 2d 8h", "8d Qs Qc");
}

#[test]
fn rs10_5_listed_hand_is_paid_by_the_player_dealer() {
    let settled = GAME.settled(&GAME.0.round(&bonus("six-card-bonus", "5c 6d 7h", "4s 8d Qc")));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-5 - 5 - 100));
}

#[test]
fn rs10_6_hand_not_listed_loses_to_the_player_dealer() {
    let expected = "1 ante loses 5; 1 play loses 5; 1 six-card-bonus loses 10 @s10.6";
    GAME.pays(&bonus("six-card-bonus", "Ac Kd 9h", "Ad Kh Qc"), expected);
}

#[test]
fn rs10_7_all_six_card_bonus_wagers_stand_against_the_player_dealer() {
    let round = "seat1 5c 6d 7h | seat2 Kc 9d 3h | dealer 4s 8d Qc | act 1 play | act 2 play \
                 | 1: ante 5, six-card-bonus 10 | 2: ante 5, six-card-bonus 20";
    let settled = GAME.settled(&GAME.0.round(round));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-20 - 100 + 20));
}

#[test]
fn rs10_8_six_card_bonus_depends_neither_on_the_ante_nor_on_a_fold() {
    for act in ["play", "fold"] {
        let round = bonus("six-card-bonus", "5c 6d 7h", "4s 8d Qc").replace("play", act);
        assert_eq!(GAME.result(&round, "six-card-bonus"), (Outcome::Wins, Cents::dollars(100)));
        let round = bonus("six-card-bonus", "Kc 9d 3h", "4s 8d Qc").replace("play", act);
        assert_eq!(GAME.result(&round, "six-card-bonus").0, Outcome::Loses);
    }
    // Won beside a lost Ante.
    let round = bonus("six-card-bonus", "4c 5d 8h", "Ac Ad Ah");
    GAME.pays(&round, "1 ante loses 5; 1 play loses 5; 1 six-card-bonus wins 70");
}

#[test]
fn rs10_9_six_card_bonus_without_cover_goes_back() {
    let round = bonus("six-card-bonus", "5c 6d 7h", "4s 8d Qc");
    GAME.covers(10, &round, "1 ante wins 5; 1 play wins 5; 1 six-card-bonus returned 0 @s8.8");
    GAME.covers(35, &round, "1 ante wins 5; 1 play wins 5; 1 six-card-bonus wins 25 @s10.10");
}

#[test]
fn rs10_10_six_card_bonus_pays_by_its_table() {
    for (own, dealer, to_one) in [
        ("Ac Kc Qc", "Jc Tc 2d", 1000),
        ("Kc Qc Jc", "Tc 9c 2d", 200),
        ("Ac 2c 3c", "4c 5c Kd", 200),
        ("2c 2d 2h", "2s 9c Kd", 100),
        ("2c 2d 2h", "9s 9c Kd", 20),
        ("Ac 9c 7c", "5c 2c Kd", 15),
        ("As Kd Qh", "Js Tc 2d", 10),
        ("As 2d 3h", "4s 5c Kd", 10),
        ("2c 2d 2h", "9s Tc Kd", 7),
    ] {
        wins("six-card-bonus", own, dealer, to_one);
    }
    loses("six-card-bonus", "As Ad Kh", "Kd Qs Jc");
}

#[test]
fn rs10_11_hit_frequency_and_house_advantage_as_printed() {
    let cards: Vec<Card> = Card::all().collect();
    let mut counts = [0_i64; 11];
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                let three = [a, b, c].iter().fold(Pile::EMPTY, |p, i| p.with(cards[*i]));
                for d in 0..c {
                    let four = three.with(cards[d]);
                    for e in 0..d {
                        let five = four.with(cards[e]);
                        for f in &cards[..e] {
                            counts[five.with(*f).high6().category() as usize] += 1;
                        }
                    }
                }
            }
        }
    }
    // Royal first, as the lines are: three of a kind or better.
    let hits: Vec<i64> = counts[3..10].iter().rev().copied().collect();
    assert_eq!(hits, [188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160]);
    let (all, hit) = (counts.iter().sum::<i64>(), hits.iter().sum::<i64>());
    assert_eq!((all, hit * 1_000_000 / all), (20_358_520, 72_798), "7.2798 %");
    let won: i64 = to_one("six-card-bonus").iter().zip(&hits).map(|(pay, n)| pay * n).sum();
    assert_eq!((won - (all - hit)) * 10_000 / all, -856, "8.56 %");
}
