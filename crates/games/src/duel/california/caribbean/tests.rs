//! Caribbean Stud: how it is played and settled, and the rules of the bank.
//!
//! Rules: ca:caribbean-stud/

use super::super::testing::{Game, dealing, go, menu, refusal, refused_act, seat, sees, turning};
use crate::check::{Banked, breach, check, open, pack, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Bet, Face, Outcome, Party, Verbs as _, Viewer};

pub(super) const ID: &str = "ca/caribbean-stud";
/// The game, banked by seat 8.
pub(super) const GAME: Game = Game(Banked { id: ID, bank: 8 });

/// A seat that calls with five cards against five.
pub(super) fn against(own: &str, dealer: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: ante 10 | act 1 call")
}

/// A player-dealer's hand of two pairs, and one below a pair that qualifies.
const TWO_PAIR: &str = "9c 9d 4h 4s Kc";
const ACE_KING: &str = "As Kd 4c 3h 2d";

#[test]
fn rs0_a_best_hand_earns_ten_to_one_on_the_call() {
    let expected = "1 ante wins 10; 1 call wins 200";
    GAME.pays(&against("Ah Kh Qh Jh Th", TWO_PAIR), expected);
    let most = open(ID, "").odds("call").into_iter().map(|odds| odds.gain() / odds.unit());
    assert_eq!(most.max(), Some(10));
}

#[test]
fn rs0_c_decks_of_52() {
    let pack = pack(ID, "decks=4");
    assert!(cards::Card::all().all(|card| pack.count(card) == 4));
    // Four of a card and no fifth.
    let same = "seat1 5c 5c 5c 5c 2h | dealer 9c 9d 4h 4s 5c | 1: ante 10";
    refused(ID, "decks=4", &GAME.0.round(same), &GAME.rule("s0.c"));
    GAME.pays(&format!("{same} | act 1 call"), "1 ante wins 10; 1 call wins 160");
}

#[test]
fn rs0_d_eight_decks_or_four() {
    let size = |set| pack(ID, set).len();
    assert_eq!([size(""), size("decks=8"), size("decks=4")], [416, 416, 208]);
    for decks in [1, 3, 5, 6, 7, 9] {
        assert!(breach(ID, &format!("decks={decks}")).contains(&GAME.rule("s0.d")), "{decks}");
    }
}

#[test]
fn rs1_ante_within_the_limits_before_the_cards() {
    let cards = "seat1 5c 6d 7h 8s Jc | dealer 9c 9d 4h 4s Kc | act 1 call";
    for (ante, lawful) in [("4.99", false), ("5", true), ("100", true), ("100.01", false)] {
        let round = GAME.0.round(&format!("{cards} | 1: ante {ante}"));
        if lawful {
            assert!(play(open(ID, "min=5 max=100").as_mut(), &round).is_ok(), "{ante}");
        } else {
            refused(ID, "min=5 max=100", &round, &GAME.rule("s1"));
        }
    }
    GAME.refuses("1: call 20", "s1");
    let mut table = GAME.laid("", 8, "1: ante 10");
    let late = Bet::new(seat(2), "ante", Cents::dollars(10));
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&late)), GAME.rule("s1"));
    go(table.as_mut(), "5c", &[]);
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&late)), GAME.rule("s1"));
}

#[test]
fn rs2_five_cards_each_clockwise_and_the_player_dealers_top_card_up() {
    let mut table = GAME.laid("", 3, "1: ante 10 | 4: ante 10 | 6: ante 10");
    go(table.as_mut(), "2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h 5h 2s 3s 4s 5s 6c 7c 8c", &[]);
    assert_eq!(table.wants(), Some(("dealer".into(), Face::Up)));
    go(table.as_mut(), "9c", &[]);
    let round = ["seat4", "seat6", "seat1", "dealer"];
    assert_eq!(dealing(table.as_ref()), [round; 5].concat());
    // Reading ca-caribbean-up-card: the last card dealt lies on top.
    assert_eq!(sees(table.as_ref(), Viewer::Public, "dealer"), "? ? ? ? 9c");
    let own = |n, spot| sees(table.as_ref(), Viewer::Seat(seat(n)), spot);
    assert_eq!([own(4, "seat4"), own(4, "seat6")], ["2c 2d 2h 2s 6c", "? ? ? ? ?"]);
}

#[test]
fn rs3_fold_or_call_exactly_twice_the_ante() {
    let mut table = GAME.laid("", 3, "1: ante 7.50 | 4: ante 10 | 6: ante 10");
    assert_eq!(refused_act(table.as_mut(), 4, "call"), GAME.rule("s2"), "no cards yet");
    go(table.as_mut(), "2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h 5h 2s 3s 4s 5s 6c 7c 8c 9c", &[]);
    let rule = GAME.rule("s3");
    assert_eq!(refused_act(table.as_mut(), 6, "call"), rule, "out of turn");
    assert_eq!(menu(table.as_ref(), 4), ["call", "fold"]);
    table.decide(seat(4), "fold").unwrap();
    assert_eq!(refused_act(table.as_mut(), 4, "call"), rule, "after a fold");
    table.decide(seat(6), "call").unwrap();
    assert_eq!(refused_act(table.as_mut(), 6, "call"), rule, "acting twice");
    assert_eq!(refused_act(table.as_mut(), 6, "fold"), rule, "calling, then folding");
    for wrong in ["call 14.99", "call 15.01", "call 7.50", "raise", "play", "check"] {
        assert_eq!(refused_act(table.as_mut(), 1, wrong), rule, "{wrong}");
    }
    table.decide(seat(1), "call 15.00").unwrap();
    assert_eq!(refused_act(table.as_mut(), 1, "call"), GAME.rule("s4"), "all have decided");
    go(table.as_mut(), "", &[]);
    // What was folded is not shown.
    assert_eq!(turning(table.as_ref()), ["dealer", "seat6", "seat1"]);
    let found: Vec<String> =
        table.settle().unwrap().lines.iter().map(crate::check::written).collect();
    let lost = format!("4 ante loses 10 {rule}");
    let called = format!("1 call loses 15 {}", GAME.rule("s7"));
    assert!(found.contains(&lost) && found.contains(&called) && found.len() == 5, "{found:?}");
}

/// The order in which seats 1 to 7 are settled when seat 8 banks and turns this card last.
fn order(rank: &str) -> Vec<u8> {
    let seats: Vec<String> =
        (1..=7).map(|n| format!("seat{n} 2c 5d 7h 9s Jc | {n}: ante 10 | act {n} call")).collect();
    // The fourth card is the last of those that lie face down.
    let round = format!("dealer Ac Kd 4h {rank}s 8c | {}", seats.join(" | "));
    let settled = GAME.settled(&GAME.0.round(&round));
    let mut seats: Vec<u8> = settled.lines.iter().map(|line| line.seat).collect();
    seats.dedup();
    seats
}

#[test]
fn rs4_last_hidden_card_gives_first_action() {
    let printed = [
        ("A", 2),
        ("8", 2),
        ("2", 3),
        ("9", 3),
        ("3", 4),
        ("T", 4),
        ("4", 5),
        ("J", 5),
        ("5", 6),
        ("Q", 6),
        ("6", 7),
        ("K", 7),
        ("7", 8),
    ];
    for (rank, position) in printed {
        // Position 2 is seat 1 when seat 8 banks.
        let first = position - 1;
        let expected: Vec<u8> = (first..=7).chain(1..first).collect();
        assert_eq!(order(rank), expected, "{rank}");
    }
}

#[test]
fn rs4_a_positions_are_counted_clockwise_from_the_player_dealer() {
    // The book's example: a jack gives the fifth position first action.
    assert_eq!(order("J")[0], 4);
    let seats: Vec<String> = [1, 2, 4, 6, 7]
        .map(|n| format!("seat{n} 2c 5d 7h 9s Jc | {n}: ante 10 | act {n} call"))
        .to_vec();
    let first = |bank: u8, rank: &str| {
        let round =
            format!("bank {bank} 1000 | dealer Ac Kd 4h {rank}s 8c | {}", seats.join(" | "));
        GAME.settled(&round).lines[0].seat
    };
    // From seat 5 the second position is 6, the fourth is 8, the fifth 1.
    assert_eq!([first(5, "A"), first(5, "J"), first(5, "2")], [6, 1, 7]);
    // Reading ca-caribbean-first-action: a seat without a wager hands it on clockwise.
    assert_eq!(first(5, "3"), 1);
    assert_eq!([first(3, "2"), first(3, "7"), first(8, "3")], [6, 2, 4]);
}

#[test]
fn rs4_first_action_is_nothing_to_hands_that_have_folded() {
    // The cover ends after fifteen dollars, with the last to fold, whatever seat the card names.
    let round = "seat1 2c 5d 7h 9s Jc | seat4 2c 5d 7h 9s Jc | dealer Ac Kd 4h Js 8c \
                 | 1: ante 10 | 4: ante 10 | act 1 fold | act 4 fold";
    for last in ["Js", "As"] {
        GAME.covers(15, &round.replace("Js", last), "1 ante loses 10; 4 ante loses 5");
    }
}

#[test]
fn rs5_ace_and_king_qualify() {
    let result = |dealer| GAME.result(&against("2c 2d 5h 7s 9c", dealer), "call").0;
    assert_eq!(result("As Qd Jc Th 9d"), Outcome::Pushes, "the best without a king");
    assert_eq!(result("Ks Qd Jc Th 8d"), Outcome::Pushes);
    assert_eq!(result("As Kd 4c 3h 2d"), Outcome::Wins, "the worst with both");
    assert_eq!(result("2s 2h 5d 4c 3s"), Outcome::Wins, "every pair");
    assert_eq!(result("As 2d 3c 4h 5d"), Outcome::Loses);
}

#[test]
fn rs5_not_qualified_pays_the_ante_and_returns_the_call() {
    let expected = "1 ante wins 10 @s5; 1 call pushes 0 @s5";
    for own in ["2c 5d 7h 9s Jc", "As Qd Jc Th 9d", "Ah Kh Qh Jh Th"] {
        GAME.pays(&against(own, "As Qd Jc Th 9d"), expected);
    }
    let folded = "seat1 Ah Kh Qh Jh Th | dealer As Qd Jc Th 9d | 1: ante 10 | act 1 fold";
    GAME.pays(folded, "1 ante loses 10 @s3");
}

#[test]
fn rs6_hands_are_compared_from_first_action_on() {
    let seats = "seat1 2c 2d 5h 7s 9c | seat2 Qc Qd 5h 7s 9c | seat3 2c 5d 7h 9s Jc";
    let bets = "1: ante 10 | 2: ante 10 | 3: ante 10 | act 1 call | act 2 call | act 3 call";
    // A nine last: seat 2, then 3 and 1.
    let expected = "2 ante wins 10; 2 call wins 20; 3 ante loses 10; 3 call loses 20; \
                    1 ante loses 10; 1 call loses 20";
    GAME.pays(&format!("{seats} | dealer Jc Jd 4h 9s 8c | {bets}"), expected);
}

#[test]
fn rs3_a_folded_ante_is_collected_before_the_first_action() {
    // Reading ca-folds-first: a nine last begins with seat 2, but seat 1 has folded before.
    let round = |bank: u32| {
        format!(
            "bank 8 {bank} | seat1 2c 2d 5h 7s 9c | seat2 Qc Qd 5h 7s 9c \
             | dealer Jc Jd 4h 9s 8c | 1: ante 10 | 2: ante 10 | act 1 fold | act 2 call"
        )
    };
    GAME.pays(&round(20), "1 ante loses 10 @s3; 2 ante wins 10; 2 call wins 20");
    GAME.pays(&round(15), "1 ante loses 10 @s3; 2 ante wins 10; 2 call wins 15");
    GAME.pays(&round(10), "1 ante loses 10 @s3; 2 ante returned 0; 2 call returned 0");
}

#[test]
fn rs4_nobody_says_who_has_first_action() {
    let round = "bank 8 20 action 1 | seat1 2c 2d 5h 7s 9c | seat2 Qc Qd 5h 7s 9c \
                 | dealer Jc Jd 4h 9s 8c | 1: ante 10 | 2: ante 10 | act 1 fold | act 2 call";
    GAME.refuses(round, "s4");
}

#[test]
fn rs7_better_player_dealer_takes_both() {
    let expected = "1 ante loses 10 @s7; 1 call loses 20 @s7";
    GAME.pays(&against("9h 9s 4c 4d Qc", TWO_PAIR), expected);
}

#[test]
fn rs8_winner_is_paid_by_the_table() {
    let printed = [
        ("Ah Kh Qh Jh Th", 10),
        ("Kh Qh Jh Th 9h", 9),
        ("5h 4h 3h 2h Ah", 9),
        ("2c 2d 2h 2s 3c", 8),
        ("2c 2d 2h 3s 3c", 7),
        ("Ah 9h 7h 5h 2h", 6),
        ("Ah 2d 3c 4s 5h", 5),
        ("2c 2d 2h 4s 3c", 3),
        ("Ah Ad 3c 3s 2h", 2),
        ("Ah Ad 3c 4s 2h", 1),
        ("2h 2d 3c 4s 5h", 1),
    ];
    for (own, to_one) in printed {
        let expected = format!("1 ante wins 10 @s8; 1 call wins {} @s8", 20 * to_one);
        GAME.pays(&against(own, ACE_KING), &expected);
    }
    // High cards that beat ace and king.
    let expected = "1 ante wins 10 @s8; 1 call wins 20 @s8";
    GAME.pays(&against("Ah Kd 5c 3s 2h", ACE_KING), expected);
}

#[test]
fn rs8_fixed_odds_belong_to_winners_only() {
    let expected = "1 ante loses 10 @s7; 1 call loses 20 @s7";
    GAME.pays(&against("Kh Qh Jh Th 9h", "Ac Kc Qc Jc Tc"), expected);
}

#[test]
fn rs9_other_cards_decide_and_equal_ones_push() {
    let kings = |kickers: &str| against(&format!("Kh Ks {kickers}"), "Kc Kd 9h 7s 4c");
    GAME.pays(&kings("9c 7d 5h"), "1 ante wins 10 @s8; 1 call wins 20 @s8");
    GAME.pays(&kings("9c 7d 4h"), "1 ante pushes 0 @s9; 1 call pushes 0 @s9");
    GAME.pays(&kings("9c 7d 3h"), "1 ante loses 10 @s7; 1 call loses 20 @s7");
    // Reading ca-caribbean-identical: suits do not matter, not even the same cards.
    GAME.pays(&kings("9h 7s 4c"), "1 ante pushes 0; 1 call pushes 0");
}

#[test]
fn r1_the_bank_goes_to_bettors_and_to_newcomers_last() {
    let mut rotation = GAME.rotation(&[1, 2, 3]);
    // Reading ca-caribbean-position-one: a new game begins at the first seat.
    assert_eq!(rotation.offered(), Some(seat(1)));
    for _ in 0..2 {
        rotation.takes(seat(1)).unwrap();
        rotation.over(&[seat(3)], &[]);
    }
    let rule = |refusal: table::Refusal| refusal.rule.unwrap().id;
    assert_eq!(rule(rotation.takes(seat(1)).unwrap_err()), "ca:general/2.b");
    rotation.sits(seat(4));
    assert_eq!(rule(rotation.takes(seat(4)).unwrap_err()), "ca:general/3.b");
    assert_eq!(rotation.offered(), Some(seat(3)), "seat 2 made no wager");
    rotation.declines(seat(3)).unwrap();
    assert_eq!(rotation.offered(), Some(seat(4)));
    rotation.takes(seat(4)).unwrap();
}

#[test]
fn r4_fees_do_not_wait_for_the_cards() {
    let fees = |round: &str| {
        let settled = play(open(ID, "fees=F-B-3").as_mut(), round).unwrap();
        let paid = settled.transfers.into_iter().filter(|t| t.to == Party::Room);
        paid.map(|t| (t.from, t.amount)).collect::<Vec<_>>()
    };
    let expected =
        [(Party::Seat(seat(1)), Cents::dollars(1)), (Party::PlayerDealer, Cents::dollars(2))];
    for (dealer, act) in [(TWO_PAIR, "call"), (TWO_PAIR, "fold"), ("As Qd Jc Th 9d", "call")] {
        let round = against("2c 2d 5h 7s 9c", dealer).replace("call", act);
        assert_eq!(fees(&GAME.0.round(&round)), expected);
    }
}

#[test]
fn r15_no_capping_and_no_pinching() {
    let mut table = GAME.laid("", 8, "1: ante 10");
    go(table.as_mut(), "5c", &[]);
    let withdraw = refusal(table.as_mut(), |table| table.withdraw(seat(1), "ante"));
    assert_eq!(withdraw, GAME.rule("15"));
    let more = Bet::new(seat(1), "ante", Cents::dollars(5));
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&more)), GAME.rule("s1"));
    assert_eq!(table.lying()[0].amount, Cents::dollars(10));
}

#[test]
fn r16_each_pays_the_fee_of_the_own_bets() {
    let round = "bank 8 1000 | seat1 2c 2d 5h 7s 9c | seat2 2c 5d 7h 9s Jc \
                 | dealer Jc Jd 4h 9s 8c | 1: ante 10 | 1+1: ante 20 | 1+2: ante 30 | 2: ante 10 \
                 | act 1 call | act 2 fold";
    let settled = play(open(ID, "fees=F-B-3").as_mut(), round).unwrap();
    let fees = settled.transfers.iter().filter(|t| t.to == Party::Room);
    let payers: Vec<Party> = fees.map(|t| t.from).collect();
    let one = seat(1);
    let expected = [
        Party::Seat(one),
        Party::Behind(one, 1),
        Party::Behind(one, 2),
        Party::Seat(seat(2)),
        Party::PlayerDealer,
    ];
    assert_eq!(payers, expected);
}

#[test]
fn r18_odds_may_be_bettered_and_not_cut() {
    let name = |line: &str, odds: &str| format!("odds.call.{line}={odds}");
    let printed = [
        ("royal-flush", 10),
        ("straight-flush", 9),
        ("four-of-a-kind", 8),
        ("full-house", 7),
        ("flush", 6),
        ("straight", 5),
        ("three-of-a-kind", 3),
        ("two-pair", 2),
        ("a-pair-or-less", 1),
    ];
    for (line, to_one) in printed {
        assert!(!breach(ID, &name(line, &format!("{}:2", to_one * 2 - 1))).is_empty(), "{line}");
        assert!(breach(ID, &name(line, &format!("{to_one}:1"))).is_empty(), "{line}");
        assert!(breach(ID, &name(line, &format!("{}:1", to_one + 1))).is_empty(), "{line}");
    }
    let set = name("flush", "7:1");
    GAME.posted(&set, &against("Ah 9h 7h 5h 2h", ACE_KING), "1 ante wins 10; 1 call wins 140");
}

#[test]
fn r19_as_far_as_money_covers_from_the_first_seat_to_the_last() {
    // A four last: seat 4 first, then 6, then 1. Each wins 10 and 20 to one.
    let hand = "2c 2d 2h 4s 3c";
    let round = format!(
        "seat1 {hand} | seat4 {hand} | seat6 {hand} | dealer Ac Kd 9h 4s 8c | 1: ante 10 \
         | 4: ante 10 | 6: ante 10 | act 1 call | act 4 call | act 6 call"
    );
    let expected = "4 ante wins 10; 4 call wins 60; 6 ante wins 10; 6 call wins 20; \
                    1 ante returned 0 ca:general/5.e; 1 call returned 0 ca:general/5.e";
    GAME.covers(100, &round, expected);
    GAME.covers(
        70,
        &round,
        "4 ante wins 10; 4 call wins 60; 6 ante returned 0; \
                             6 call returned 0; 1 ante returned 0; 1 call returned 0",
    );
}

#[test]
fn r19_stakes_taken_pay_those_behind_unless_every_wager_uses_the_cover() {
    // An eight last: seat 1 loses 30, then seat 2 is due 10 + 60.
    let round = "bank 8 50 | seat1 2c 5d 7h 9s Jc | seat2 2c 2d 2h 4s 3c | dealer Ac Kd 9h 8s 4c \
                 | 1: ante 10 | 2: ante 10 | act 1 call | act 2 call";
    let net = "1 ante loses 10; 1 call loses 20; 2 ante wins 10; 2 call wins 60";
    check(ID, "cover_mode=net", round, net);
    let gross = "1 ante loses 10; 1 call loses 20; 2 ante wins 10; 2 call wins 10";
    check(ID, "cover_mode=gross", round, gross);
}

/// Three of a kind against ace and king: 10 on the Ante, 60 on the Call.
fn trips() -> String {
    against("2c 2d 2h 4s 3c", ACE_KING)
}

#[test]
fn r19_a_ante_first() {
    GAME.covers(9, &trips(), "1 ante wins 9; 1 call returned 0");
    GAME.covers(10, &trips(), "1 ante wins 10; 1 call returned 0");
    let lost = against("2c 5d 7h 9s Jc", TWO_PAIR);
    GAME.covers(10, &lost, "1 ante loses 10; 1 call returned 0");
}

#[test]
fn r19_b_then_the_call() {
    GAME.covers(11, &trips(), "1 ante wins 10; 1 call wins 1");
    GAME.covers(70, &trips(), "1 ante wins 10; 1 call wins 60");
    let lost = against("2c 5d 7h 9s Jc", TWO_PAIR);
    GAME.covers(25, &lost, "1 ante loses 10; 1 call loses 15");
    // Not covered for the winner in full, and none of its stake is kept.
    let settled = GAME.settled(&format!("bank 8 40 | {}", trips()));
    assert_eq!(settled.net(Party::Seat(seat(1))), Cents::dollars(40));
    assert_eq!(settled.lines[1].owed, Cents::dollars(60));
}
