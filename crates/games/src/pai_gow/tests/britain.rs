//! Section 13 of the British book, rule by rule: cards, ranks, setting and the standard wager.
//!
//! Rules: uk:

use super::{FORTUNE, JOKOLOR, POKER, QUEEN, figure, hand, meets, others, settled};
use crate::check::{breach, check, open, pack, play, refused, seat};
use crate::testing::Looks as _;
use cards::AnyCard;
use table::{Ask, Bet, Refusal, Table, Verbs as _, Viewer, What};

/// A pair of kings and A-J in front: it beats [`QUEEN`] with both hands.
const KINGS: &str = "Kh Kd 4s 6c 8h As Jc";

/// What is refused has changed nothing; its rule.
#[track_caller]
fn refusal(
    table: &mut dyn Table,
    ask: impl Fn(&mut dyn Table) -> Result<(), Refusal>,
) -> &'static str {
    let before = table.state();
    let refusal = ask(table).expect_err("it is refused");
    assert_eq!(table.state(), before, "{refusal}");
    refusal.rule.expect("a rule").id
}

/// A table with a standard wager at these seats, and these cards dealt.
fn dealt(seats: &[u8], cards: &str) -> Box<dyn Table> {
    let mut table = open(POKER, "");
    for n in seats {
        let bet = Bet::new(seat(&n.to_string()), "standard", money::Cents::dollars(10));
        table.stake(&bet).expect("a wager");
    }
    table.close().expect("closed");
    for card in cards::parse_any_cards(cards).expect("cards") {
        table.deal(card).expect("a card");
    }
    table
}

#[test]
fn r13_2_nothing_beyond_the_section_is_offered() {
    refused(POKER, "", "1: standard 10, fortune 5", "uk:13.12");
    refused(POKER, "", "1: standard 10, jokolor 5", "uk:13.12");
    assert!(breach(FORTUNE, "paytable.fortune=PT3").contains("uk:13.36"));
    assert!(breach(POKER, "offers.standard=false").contains("no option"));
    let round = hand(KINGS, QUEEN, "house-way");
    refused(POKER, "", &format!("{round} | ruled uk:13.2"), "uk:13.2");
}

#[test]
fn r13_3_one_pack_has_each_card_once_and_a_joker() {
    let pack = pack(POKER, "");
    assert_eq!((pack.cards().count(), pack.jokers()), (52, 1));
    let mut table = dealt(&[1], "2h X");
    let again = |text: &str| text.parse::<AnyCard>().expect("a card");
    assert_eq!(refusal(table.as_mut(), |table| table.deal(again("2h"))), "uk:13.3");
    assert_eq!(refusal(table.as_mut(), |table| table.deal(again("X"))), "uk:13.3");
    assert!(breach(POKER, "decks=2").contains("no option"));
}

#[test]
fn r13_5_every_wager_keeps_within_the_posted_limits() {
    let round = |amount: &str| {
        format!("seat1 {KINGS} | dealer {QUEEN} | 1: standard {amount} | act 1 house-way")
    };
    let set = "min=5 max=50";
    refused(POKER, set, &round("4.99"), "uk:13.5");
    refused(POKER, set, &round("50.01"), "uk:13.5");
    for amount in ["5", "5.01", "49.99", "50"] {
        play(open(POKER, set).as_mut(), &round(amount)).expect("within the limits");
    }
    assert!(breach(POKER, "min=51 max=50").contains("uk:13.5"));
}

#[test]
fn r13_6_a_an_ace_is_high_or_the_low_end_of_a_straight() {
    meets("Ad 2s 3s 4s 5c", "Kd Qd", QUEEN, "1 standard wins 19");
    // It never turns the corner: K-A-2-3-4 is no straight, and loses to two pairs.
    meets("Kd As 2h 3s 4h", "8c 6d", "5c 5d 9h 7s 9c Td Qh", "1 standard loses 20");
}

#[test]
fn r13_6_b_a_player_sets_five_and_two() {
    let table = settled(POKER, "", &hand(KINGS, QUEEN, "set 4s 6c"));
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 8h As Jc / 4s 6c");
    let table = settled(POKER, "", &hand(KINGS, QUEEN, "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

/// A five-card hand with ace and king in front beats the dealer's, or stands off where only the
/// front does.
const WINS: &str = "1 standard wins 19 uk:13.26";
const STANDS_OFF: &str = "1 standard pushes 0 uk:13.23";

#[test]
fn r13_7_hands_rank_downwards_as_listed() {
    // Each of these loses with its five cards to a dealer with the next better kind.
    for (five, dealer) in [
        ("Kc 8d 6s 4h 3s", "5c 5d 2h 7s 9h Tc Qs"),
        ("6c 6d 2d 9s 8h", "5c 5d 3h 3c Kh Ts 8s"),
        ("6c 6d 7d 7s 8h", "4c 4d 4h 9s 7h Jc 2h"),
        ("6c 6d 6h 9d 8h", "4c 5d 7h 8s 3c 6s 2h"),
        ("6c 7d 8h 9d Td", "2c 4c 3c 8c Tc Js 5h"),
        ("2s 4s 6s 8s Ts", "9h 9d 9c 2c 2h Ac Kc"),
        ("6c 6d 6h 7s 7d", "4c 4d 4h 4s 9d 8c 2h"),
        ("6c 6d 6h 6s 7d", "8s 9s Ts Js Qs 2h 3d"),
    ] {
        let front = if dealer.contains("Ac Kc") { "Qd Qh" } else { "Ad Kd" };
        let round = hand(&format!("{five} {front}"), dealer, &format!("set {front}"));
        let foul = five.starts_with("Kc");
        let expected = if foul { "1 standard loses 20" } else { STANDS_OFF };
        check(POKER, "", &round, expected);
    }
}

#[test]
fn r13_7_a_five_aces_are_the_best() {
    meets("Ac Ad Ah As X", "Kd Kh", "4c 5c 6c 7c 8c Jd 2h", WINS);
}

#[test]
fn r13_7_b_a_royal_flush_beats_a_straight_flush() {
    meets("Ts Js Qs Ks As", "Ad Kd", "4c 5c 6c 7c 8c Jd 2h", WINS);
    meets("Ts Js Qs X As", "Ad Kd", "4c 5c 6c 7c 8c Jd 2h", WINS);
}

#[test]
fn r13_7_c_a_straight_flush_from_the_ace_is_second_to_the_royal_one() {
    meets("5s 6s 7s 8s 9s", "Ad Kd", "4c 4d 4h 4s 9d 7c 2h", WINS);
    meets("As 2s 3s 4s 5s", "Kd Qd", "9c Tc Jc Qc Kc 4d 2h", WINS);
    meets("As 2s 3s 4s 5s", "Kd Qd", "Ac Tc Jc Qc Kc 4d 2h", STANDS_OFF);
}

#[test]
fn r13_7_d_four_of_a_kind_beat_a_full_house() {
    meets("6c 6d 6h 6s 3c", "Qd Qs", "9h 9d 9c 2s 2h Ad Kc", WINS);
}

#[test]
fn r13_7_e_a_full_house_beats_a_flush() {
    meets("3s 3d 3h 7s 7d", "Ad Kd", "2c 4c 6c 8c Tc Jd 5h", WINS);
}

#[test]
fn r13_7_f_a_flush_beats_a_straight() {
    meets("2s 4s 6s 8s Ts", "Ad Kd", "4c 5d 6h 7s 8c Jd 2h", WINS);
}

#[test]
fn r13_7_g_a_straight_from_the_ace_is_second_to_the_one_up_to_it() {
    meets("5c 6s 7h 8d 9c", "Ad Kd", "4c 4d 4h 9s 7d Jc 2h", WINS);
    meets("Ad 2s 3s 4s 5h", "Kd Qd", "9c Td Jc Qc Kc 4d 2h", WINS);
    meets("Ad 2s 3s 4s 5h", "Kd Qd", "Ac Td Jc Qc Kc 4d 2h", STANDS_OFF);
}

#[test]
fn r13_7_h_three_of_a_kind_beat_two_pairs() {
    meets("5c 5s 5d 6h 2d", "Ad Kd", "4c 4d 3c 3h Ks 9d 8s", WINS);
}

#[test]
fn r13_7_i_two_pairs_beat_one() {
    meets("5c 5s 6d 6h 2d", "Kd Ad", "4c 4d 2h 7s 9h Td Qs", WINS);
}

#[test]
fn r13_7_j_one_pair_beats_none() {
    meets("5c 5s 2d 3h 6d", "Kd Ad", QUEEN, WINS);
}

#[test]
fn r13_7_k_without_a_pair_the_highest_cards_decide() {
    meets("Kc 8d 6s 4h 3s", "Qs Jh", QUEEN, WINS);
    meets("Qc 8d 6s 4h 3s", "Js Th", QUEEN, WINS);
    meets("Qc 7d 5s 3h 2s", "Js Th", QUEEN, "1 standard pushes 0");
    meets("Qc 7d 5s 2h 4c", "Js Th", QUEEN, WINS);
}

#[test]
fn r13_8_two_cards_are_a_pair_or_not() {
    // A-A, a lower pair, two cards; neither suits nor neighbours count.
    meets("Kh Kd 2s 2h 7c", "3c 3h", "4c 4d 6h 8s 9c Td Qh", WINS);
    meets("Kh Kd 2s 2h 7c", "Qd Jd", "4c 4d 6h 8s 9c Td Qh", WINS);
    meets("Kh Kd 2s 2h 7c", "Jc Td", "4c 4d 6h 8s 9c Ts Qh", STANDS_OFF);
    meets("Kh Kd 2s 2h 7c", "3c 3h", "4c 4d 6h 6s 9c Ts Qh", STANDS_OFF);
}

#[test]
fn r13_9_the_joker_completes_straights_and_flushes_or_is_an_ace() {
    meets("5c X 7h 8d 9c", "Ad Kd", "4c 4d 4h 9s 7d Jc 2h", WINS);
    meets("2s 4s X 8s Ts", "Ad Kd", "4c 5d 6h 7s 8c Jd 2h", WINS);
    meets("5s 6s X 8s 9s", "Ad Kd", "4c 4d 4h 4s 9d 7c 2h", WINS);
    // With two sevens it is no third: a pair, and an ace beside.
    meets("7c 7d X 6h 4s", "Kd Jd", "3c 3d 3h Ts 9d 8c 2h", STANDS_OFF);
    meets("Kc Kd 5c 6h 4s", "X Jd", QUEEN, WINS);
}

#[test]
fn r13_10_a_position_has_one_bettor() {
    refused(POKER, "", "1: standard 10 | 1+1: standard 10", "uk:13.10");
    refused(POKER, "", "1: standard 10 | 1: standard 10", "uk:13.15");
    refused(POKER, "", "7: standard 10", "uk:13.10");
    refused(POKER, "seats=2", "3: standard 10", "uk:13.10");
    assert!(breach(POKER, "seats=7").contains("uk:13.10"));
}

#[test]
fn r13_11_both_hands_must_outrank_the_dealers() {
    check(POKER, "", &hand(KINGS, QUEEN, "set As Jc"), WINS);
    check(POKER, "", &hand(KINGS, QUEEN, "set 4s 6c"), STANDS_OFF);
}

#[test]
fn r13_12_one_kind_of_side_wager_is_offered_at_a_table() {
    assert!(breach(POKER, "offers.fortune=true offers.jokolor=true").contains("uk:13.12"));
    assert!(breach(FORTUNE, "offers.jokolor=true").contains("uk:13.12"));
    assert!(breach(JOKOLOR, "offers.fortune=true").contains("uk:13.12"));
    assert_eq!(breach(POKER, "offers.fortune=true"), "");
    assert_eq!(breach(FORTUNE, "offers.fortune=false offers.jokolor=true"), "");
    refused(FORTUNE, "", "1: standard 10, jokolor 5", "uk:13.12");
    refused(JOKOLOR, "", "1: standard 10, fortune 5", "uk:13.12");
}

#[test]
fn r13_13_the_deal_begins_on_the_left() {
    let table = dealt(&[4, 1], "");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat1"));
    let table = dealt(&[4, 1], "2h 5c 9d Kc Qd 7h 8s");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "seat4"));
    let table = dealt(&[4, 1], "2h 5c 9d Kc Qd 7h 8s 2d 5s 9h Ks Qh 7d 8c");
    assert!(matches!(table.next(), Ask::Card { to, .. } if to == "dealer"));
}

#[test]
fn r13_14_settlement_begins_on_the_right() {
    let own = [KINGS, "Ks Kc 4d 6h 8s Ah Jd"];
    let round = format!(
        "seat1 {} | seat3 {} | dealer {QUEEN} | 1: standard 20 | 3: standard 40 | \
         act 1 house-way | act 3 house-way",
        own[0], own[1]
    );
    check(POKER, "", &round, "3 standard wins 38; 1 standard wins 19");
}

#[test]
fn r13_15_a_standard_wager_is_down_before_the_deal() {
    let mut table = dealt(&[1], "2h");
    let bet = Bet::new(seat("2"), "standard", money::Cents::dollars(10));
    assert_eq!(refusal(table.as_mut(), |table| table.stake(&bet)), "uk:13.15");
    assert_eq!(refusal(table.as_mut(), |t| t.withdraw(seat("1"), "standard")), "uk:13.15");
    // Chips that came too late go back.
    let late = table::Ruling {
        rule: "uk:13.15".to_string(),
        seat: Some(seat("2")),
        wager: Some("standard".to_string()),
        amount: Some(money::Cents::dollars(10)),
        ..table::Ruling::default()
    };
    table.rule(&late).expect("ruled");
    for card in cards::parse_any_cards(&others("2h", 13)).expect("cards") {
        table.deal(card).expect("a card");
    }
    table.decide(seat("1"), "house-way").expect("set");
    while let Ask::Show { .. } = table.next() {
        table.show().expect("shown");
    }
    let settlement = table.settle().expect("settled");
    let lines: Vec<String> = settlement.lines.iter().map(crate::check::written).collect();
    assert_eq!(lines[1], "2 standard returned 0 uk:13.15");
}

#[test]
fn r13_16_a_side_wager_needs_a_standard_wager() {
    refused(FORTUNE, "", "1: fortune 5", "uk:13.16");
    refused(JOKOLOR, "", "1: jokolor 5", "uk:13.16");
    refused(FORTUNE, "", "1: standard 5 | 2: fortune 5", "uk:13.16");
}

#[test]
fn r13_17_seven_cards_each_for_their_own_eyes() {
    let table = dealt(&[1, 2], &format!("{KINGS} 2h 5c 9d Kc Qd 7h 8s {}", &QUEEN[..2]));
    let seen = |viewer: Viewer| {
        let known = |event: &What| matches!(event, What::Dealt { card, .. } if card.is_known());
        table.whats(viewer).iter().filter(|event| known(event)).count()
    };
    assert_eq!(seen(Viewer::Seat(seat("1"))), 7);
    assert_eq!(seen(Viewer::Seat(seat("2"))), 7);
    assert_eq!(seen(Viewer::Public), 0);
    assert_eq!(seen(Viewer::Croupier), 15);
    let six = "Kh Kd 4s 6c 8h As";
    refused(POKER, "", &hand(six, QUEEN, "house-way"), "uk:13.17");
    refused(POKER, "", &hand(&format!("{KINGS} 2d"), QUEEN, "house-way"), "uk:13.17");
}

#[test]
fn r13_18_two_cards_of_the_own_go_in_front() {
    for wrong in ["set", "set As", "set As Jc 8h", "set As As", "set As 2d", "set As Jc 8h 6c"] {
        refused(POKER, "", &hand(KINGS, QUEEN, wrong), "uk:13.18");
    }
    // What goes in front is the player's to see.
    let table = settled(POKER, "", &hand(KINGS, QUEEN, "set As Jc"));
    let acted = |viewer: Viewer| {
        let acts = table.whats(viewer).into_iter().filter_map(|what| match what {
            What::Acted { act, .. } => Some(act.to_string()),
            _ => None,
        });
        acts.collect::<Vec<_>>()
    };
    assert_eq!(acted(Viewer::Seat(seat("1"))), ["set As Jc"]);
    assert_eq!(acted(Viewer::Public), ["set ?? ??"]);
}

#[test]
fn r13_19_a_the_only_pair_belongs_in_high() {
    // The worked example of the book.
    let example = "Kh Kd 2s 4c 6h 8d Tc";
    let dealer = "3c 5d 7h 9s Jc Qd Ah";
    check(POKER, "", &hand(example, dealer, "set Kh Kd"), "1 standard loses 20 uk:13.19.c");
    check(POKER, "", &hand(example, dealer, "set Tc 8d"), STANDS_OFF);
}

#[test]
fn r13_19_b_a_low_above_high_is_a_foul() {
    let own = "Kh Qd 2s 4c 6h 8d Tc";
    // Below, at and above: 10-8 in front of king-high; king alone behind Q-10; Q-8 behind K-10.
    check(POKER, "", &hand(own, QUEEN.replace("Td", "Jd").as_str(), "set Tc 8d"), STANDS_OFF);
    check(POKER, "", &hand(own, "2c 3d 5h 7s 9c Jd Qh", "set Qd Tc"), WINS);
    let foul = "1 standard loses 20 uk:13.19.c";
    check(POKER, "", &hand(own, "2c 3d 5h 7s 9c Jd Qh", "set Kh Tc"), foul);
    assert!(breach(POKER, "foul=pays").contains("uk:13.19.b"));
}

#[test]
fn r13_19_c_a_foul_loses_whatever_the_dealer_has() {
    let foul = "1 standard loses 20 uk:13.19.c";
    check(POKER, "foul=lose", &hand("Ah Ad 2s 4c 6h 8d Tc", QUEEN, "set Ah Ad"), foul);
}

#[test]
fn r13_19_d_a_foul_is_set_again_by_the_house_way() {
    let round = hand("Ah Ad 2s 4c 6h 8d Jc", QUEEN, "set Ah Ad");
    check(POKER, "foul=house-way", &round, WINS);
    let table = settled(POKER, "foul=house-way", &round);
    assert_eq!(figure(table.as_ref(), "seat1"), "Ah Ad 2s 4c 6h / 8d Jc");
}

#[test]
fn r13_20_players_set_as_they_like_and_once() {
    let own = "Ah Ad Ac As 6h 8d Jc";
    for front in ["Ah Ad", "Jc 8d", "6h 8d"] {
        settled(POKER, "", &hand(own, QUEEN, &format!("set {front}")));
    }
    let mut table = dealt(&[1, 2], &format!("{KINGS} 2h 5c 9d Kc Qd 7h 8s {QUEEN}"));
    table.decide(seat("1"), "set As Jc").expect("its turn");
    let again = |table: &mut dyn Table| table.decide(seat("1"), "set As Jc");
    assert_eq!(refusal(table.as_mut(), again), "uk:13.20");
}

#[test]
fn r13_22_high_is_compared_with_high_and_low_with_low() {
    let own = "Qd Qs 4s 6c 8h 3h Jc";
    let dealer = "Kc Kd 5h 7s 9c Td 2h";
    check(POKER, "", &hand(own, dealer, "set Jc 8h"), STANDS_OFF);
    check(POKER, "", &hand(own, dealer, "set 4s 6c"), "1 standard loses 20 uk:13.24");
    // Hands lie open from the dealer's right.
    let round = format!(
        "seat1 {own} | seat2 {} | dealer {dealer} | 1: standard 20 | 2: standard 20 | \
         act 1 house-way | act 2 house-way",
        others(&format!("{own} {dealer}"), 7)
    );
    let table = settled(POKER, "", &round);
    let mut shown: Vec<String> = Vec::new();
    for what in table.whats(Viewer::Public) {
        if let What::Shown { of, .. } = what
            && shown.last() != Some(&of.to_string())
        {
            shown.push(of.to_string());
        }
    }
    assert_eq!(shown, ["dealer", "seat2", "seat1"]);
}

#[test]
fn r13_23_one_hand_won_and_one_lost_stand_off() {
    // High won and Low lost, then Low won and High lost.
    check(POKER, "", &hand(KINGS, QUEEN, "set 4s 6c"), STANDS_OFF);
    let own = "Jh Jd 4s 6c 8h As 2h";
    check(POKER, "", &hand(own, "Kc Kd 5h 7s 9c Td 2c", "set As 8h"), STANDS_OFF);
}

#[test]
fn r13_24_both_hands_lost_lose_the_wager() {
    let own = "Jh Jd 4s 6c 8h 3h 2h";
    let dealer = "Kc Kd 5h 7s 9c Td 2c";
    check(POKER, "", &hand(own, dealer, "house-way"), "1 standard loses 20 uk:13.24");
}

#[test]
fn r13_25_an_exact_match_is_the_dealers() {
    // Low copied and High won: a stand off (reading:uk-pai-gow-copies).
    let copy = "1 standard pushes 0 reading:uk-pai-gow-copies";
    check(POKER, "", &hand("Kh Kd 4s 6c 8h Tc 9d", QUEEN, "set Tc 9d"), copy);
    // High copied and Low won.
    check(POKER, "", &hand("Qc 7d 5s 3h 2s Js Th", QUEEN, "set Js Th"), copy);
    // Low copied and High lost, High copied and Low lost, both copied.
    let lost = "1 standard loses 20 uk:13.25";
    check(POKER, "", &hand("Jc 7d 5s 3h 2s Ts 9h", QUEEN, "set Ts 9h"), lost);
    check(POKER, "", &hand("Qc 7d 5s 3h 2s Ts 8h", QUEEN, "set Ts 8h"), lost);
    check(POKER, "", &hand("Qc 7d 5s 3h 2s Ts 9h", QUEEN, "set Ts 9h"), lost);
}

#[test]
fn r13_26_both_hands_won_pay_even_money_less_five_percent() {
    for (stake, wins) in [("20", "19"), ("10", "9.50"), ("1", "0.95"), ("0.10", "0.10")] {
        let round =
            format!("seat1 {KINGS} | dealer {QUEEN} | 1: standard {stake} | act 1 house-way");
        // What is rounded is rounded in the player's favour (reading:uk-pai-gow-commission).
        check(POKER, "min=0.01", &round, &format!("1 standard wins {wins} uk:13.26"));
    }
    let odd = format!("seat1 {KINGS} | dealer {QUEEN} | 1: standard 0.11 | act 1 house-way");
    check(POKER, "min=0.01", &odd, "1 standard wins 0.11");
    // A house may pay more, and not less.
    let better = "odds.standard.both-hands-win=1:1";
    check(POKER, better, &hand(KINGS, QUEEN, "house-way"), "1 standard wins 20");
    assert!(breach(POKER, "odds.standard.both-hands-win=18:20").contains("uk:13.26"));
}
