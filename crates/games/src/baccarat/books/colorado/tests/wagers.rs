//! What may be wagered, how much, and when: 30-2802, 30-2803, 30-2804, 30-2807.
//!
//! Rules: co:30-

use super::{MIDI, MINI, bet, card, net, seat, settled, why};
use crate::check::{breach, check, open, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Mark, Outcome, Party, PayLine, Verbs as _};

const TIE: &str = "player 6h Kc | banker 6c Kd";
const BANKER_WINS: &str = "player 6h Kc | banker 4c 3d";
const PLAYER_WINS: &str = "player 4c 3d | banker 6h Kc";

fn on(hands: &str, bets: &str) -> String {
    format!("{hands} | {bets}")
}

#[test]
fn r2802_12_match_pair_pays_11_to_1_on_its_own_hand() {
    let both = "1: match-pair-player 10, match-pair-banker 10";
    check(
        MINI,
        "",
        &on("player 4h 4c | banker 2h 7c", both),
        "1 match-pair-banker loses 10 co:30-2802(12); 1 match-pair-player wins 110 co:30-2802(12)",
    );
    check(
        MINI,
        "",
        &on("player 2h 7c | banker 4h 4c", both),
        "1 match-pair-player loses 10; 1 match-pair-banker wins 110",
    );
}

#[test]
fn r2802_12_match_pair_looks_at_the_opening_cards_only() {
    let round = "player 2h 3c 2d | banker 7h Kc | 1: match-pair-player 10";
    check(MINI, "", round, "1 match-pair-player loses 10");
}

#[test]
fn r2802_12_match_pair_of_one_suit_goes_by_the_posted_reading() {
    let [suited, unsuited] = ["player 4h 4h", "player 4h 4c"]
        .map(|player| format!("{player} | banker 2h 7c | 1: match-pair-player 10"));
    for (set, suited_wins) in
        [("", true), ("match_pair=any", true), ("match_pair=unsuited", false)]
    {
        let result = if suited_wins { "wins 110" } else { "loses 10" };
        check(MINI, set, &suited, &format!("1 match-pair-player {result}"));
        check(MINI, set, &unsuited, "1 match-pair-player wins 110");
    }
    assert!(breach(MINI, "match_pair=suited").contains("reading:co-match-pair"));
}

#[test]
fn r2802_16_over_the_shoulder_only_where_the_house_permits() {
    let round = on(BANKER_WINS, "1: player 10 | 1+1: banker 100 | 1+2: banker 20");
    refused(MINI, "", &round, "co:30-2802(16)");
    refused(MINI, "over_the_shoulder=false", &round, "co:30-2802(16)");
    let set = "over_the_shoulder=true";
    check(MINI, set, &round, "1 player loses 10; 1+1 banker wins 95; 1+2 banker wins 19");
    let settlement = settled(open(MINI, set).as_mut(), &round);
    assert_eq!(settlement.net(Party::Behind(seat(1), 1)), Cents::dollars(95));
    assert_eq!(net(&settlement, 1), -1000);
}

#[test]
fn r2802_19_perfect_pair_in_either_hand_pays_25_to_1() {
    for hands in ["player 4h 4h | banker 2h 7c", "player 2h 7c | banker 4h 4h"] {
        check(
            MINI,
            "",
            &on(hands, "1: perfect-pair 10"),
            "1 perfect-pair wins 250 co:30-2807(1)(d)",
        );
    }
}

#[test]
fn r2802_19_perfect_pair_needs_rank_and_suit() {
    for hands in ["player 4h 4d | banker 2h 7c", "player 4h 5h | banker 2c 7c"] {
        check(MINI, "", &on(hands, "1: perfect-pair 10"), "1 perfect-pair loses 10");
    }
    let third = "player 2h 3c 2h | banker 7h Kc | 1: perfect-pair 10";
    check(MINI, "", third, "1 perfect-pair loses 10");
}

#[test]
fn r2802_22_push_is_neither_won_nor_lost() {
    let mut table = open(MINI, "");
    let settlement = settled(table.as_mut(), &on(TIE, "2: player 10, banker 30"));
    assert!(settlement.lines.iter().all(|line| line.result == Outcome::Pushes));
    assert_eq!((settlement.lines.len(), net(&settlement, 2)), (2, 0));
    assert_eq!(settlement.net(Party::House), Cents::ZERO);
    // Reading conservation-of-push: its owner may leave it up, as a wager of the next round.
    table.clear().expect("cleared");
    let next = settled(table.as_mut(), &on(BANKER_WINS, "2: player 10"));
    assert_eq!((next.lines.len(), net(&next, 2)), (1, -1000));
}

#[test]
fn r2802_28_equal_counts_tie_whatever_the_number_of_cards() {
    let ties = [
        "player Kh Kc Kd | banker Ks Kh Kc",
        "player Kh Kc 7d | banker 5s 2h",
        "player 6h Kc | banker 2s 3h Ac",
        "player 6h Kc | banker 6c Kd",
        "player 4h 4c | banker 8c Kd",
        "player 4h 5c | banker 9c Kd",
    ];
    for hands in ties {
        check(MINI, "", &on(hands, "1: tie 10"), "1 tie wins 80");
    }
    // One point to either side is no tie.
    for hands in ["player 4h 4c | banker 9c Kd", "player 9h Kc | banker 4c 4d"] {
        check(MINI, "", &on(hands, "1: tie 10"), "1 tie loses 10");
    }
}

#[test]
fn r2802_29_tie_bet_wins_8_to_1_and_main_bets_go_back() {
    check(
        MINI,
        "",
        &on(TIE, "1: player 10, banker 20, tie 5"),
        "1 player pushes 0 co:30-2807(1)(b)(iii); 1 banker pushes 0 co:30-2807(1)(a)(iii);
         1 tie wins 40 co:30-2808(2)",
    );
}

#[test]
fn r2802_31_four_five_six_counts_the_cards_of_both_hands() {
    let four = "player 9h Kc | banker 2c Kd";
    let five = "player 6h Kc | banker 2c Kd 5d";
    let six = "player 2h Kc 5h | banker 2c Kd 9d";
    for (hands, wager, pays) in
        [(four, "total-4", 15), (five, "total-5", 20), (six, "total-6", 20)]
    {
        let expected = format!("1 {wager} wins {pays}");
        check(MINI, "", &on(hands, &format!("1: {wager} 10")), &expected);
    }
}

#[test]
fn r2803_house_sets_the_places() {
    let round = |n: u8| on(BANKER_WINS, &format!("{n}: player 10"));
    for (id, set, places) in
        [(MINI, "", 7), (MIDI, "", 9), (MINI, "seats=3", 3), (MIDI, "seats=16", 16)]
    {
        check(id, set, &round(places - 1), &format!("{} player loses 10", places - 1));
        check(id, set, &round(places), &format!("{places} player loses 10"));
        if places < 16 {
            refused(id, set, &round(places + 1), "co:30-2803");
        }
    }
    for (id, set) in [(MINI, "seats=0"), (MIDI, "seats=0"), (MIDI, "seats=17")] {
        assert!(breach(id, set).contains("co:30-2803"), "{set}");
    }
}

#[test]
fn r2803_3_a_odds_of_every_wager_can_be_read_off() {
    let table = open(MINI, "odds.tie.tie=9:1");
    let marks = &table.sign().marks;
    assert_eq!(marks.len(), 11);
    for Mark { id, lines, .. } in marks {
        assert!(lines.iter().any(|line| line.pays != "loses"), "{id} pays nothing");
        assert!(lines.iter().all(|line| line.rule.id.starts_with("co:30-28")), "{id}");
    }
    let tie = table.lines("tie");
    let (label, pays, rule) = ("tie".into(), "9 to 1".into(), law::co::R2808_2);
    assert!(tie.contains(&PayLine { label, pays, wins: true, rule }), "{tie:?}");
}

#[test]
fn r2803_3_b_stakes_below_at_and_above_the_posted_limits() {
    let set = "min=5 max=100";
    for wager in ["player", "banker", "tie", "perfect-pair"] {
        for (amount, lawful) in [
            ("4.99", false),
            ("5", true),
            ("5.01", true),
            ("99.99", true),
            ("100", true),
            ("100.01", false),
        ] {
            let round = on(BANKER_WINS, &format!("1: {wager} {amount}"));
            if lawful {
                assert!(play(open(MINI, set).as_mut(), &round).is_ok(), "{wager} {amount}");
            } else {
                refused(MINI, set, &round, "co:30-2803(3)(b)");
            }
        }
    }
    refused(MINI, "", &on(BANKER_WINS, "1: player 0"), "co:30-2803(3)(b)");
}

#[test]
fn r2803_3_b_side_wagers_may_have_limits_of_their_own() {
    let set = "min=5 max=100 side_min=1 side_max=25";
    for (amount, lawful) in [("0.99", false), ("1", true), ("25", true), ("25.01", false)] {
        let round = on(BANKER_WINS, &format!("1: player 5, total-4 {amount}"));
        assert_eq!(play(open(MINI, set).as_mut(), &round).is_ok(), lawful, "{amount}");
    }
    // A limit that is not posted for them is the main one.
    let round = |amount: &str| on(BANKER_WINS, &format!("1: total-4 {amount}"));
    check(MINI, "max=100 side_min=1", &round("100"), "1 total-4 wins 150");
    refused(MINI, "max=100 side_min=1", &round("100.01"), "co:30-2803(3)(b)");
    refused(MINI, "min=5 side_max=25", &round("4.99"), "co:30-2803(3)(b)");
}

#[test]
fn r2803_3_b_minimum_above_the_maximum_is_a_breach() {
    assert!(breach(MINI, "min=10 max=9.99").contains("co:30-2803(3)(b)"));
    assert!(breach(MINI, "min=10 max=10").is_empty());
    assert!(breach(MINI, "side_min=10 max=9").contains("$10 is above the maximum $9"));
}

#[test]
fn r2804_tip_wins_for_the_dealer_and_loses_for_the_seat() {
    let settle = |hands: &str| settled(open(MINI, "").as_mut(), &on(hands, "1*: banker 10"));
    let of =
        |settlement: &table::Settlement| (settlement.net(Party::Dealer).get(), net(settlement, 1));
    assert_eq!(of(&settle(BANKER_WINS)), (1950, -1000));
    assert_eq!(of(&settle(PLAYER_WINS)), (0, -1000));
    assert_eq!(of(&settle(TIE)), (0, 0));
    refused(MINI, "dealer_tips=false", &on(TIE, "1*: banker 10"), "co:30-2804");
}

#[test]
fn r2807_1_a_i_banker_bet_wins_when_banker_counts_more() {
    for hands in [BANKER_WINS, "player 4h 4c | banker 9c Kd", "player Kh Kc Kd | banker Ks Kh Ac"]
    {
        check(MINI, "", &on(hands, "1: banker 100"), "1 banker wins 95");
    }
}

#[test]
fn r2807_1_a_ii_banker_bet_loses_when_banker_counts_less() {
    for hands in [PLAYER_WINS, "player 9h Kc | banker 4c 4d"] {
        check(MINI, "", &on(hands, "1: banker 100"), "1 banker loses 100 co:30-2807(1)(a)(ii)");
    }
}

#[test]
fn r2807_1_a_iii_banker_bet_is_void_on_a_tie_or_charged_25_percent() {
    let round = on(TIE, "1: banker 100");
    check(MINI, "", &round, "1 banker pushes 0 co:30-2807(1)(a)(iii)");
    check(MINI, "vigorish_mode=tie", &round, "1 banker pushes -25 co:30-2808(3)(c)");
    let charged = settled(open(MINI, "vigorish_mode=tie").as_mut(), &round);
    assert_eq!(net(&charged, 1), -2500);
}

#[test]
fn r2807_1_b_i_player_bet_wins_when_player_counts_more() {
    for hands in [PLAYER_WINS, "player 9h Kc | banker 4c 4d"] {
        check(MINI, "", &on(hands, "1: player 100"), "1 player wins 100");
    }
}

#[test]
fn r2807_1_b_ii_player_bet_loses_when_player_counts_less() {
    for hands in [BANKER_WINS, "player 4h 4c | banker 9c Kd"] {
        check(MINI, "", &on(hands, "1: player 100"), "1 player loses 100 co:30-2807(1)(b)(ii)");
    }
}

#[test]
fn r2807_1_b_iii_player_bet_goes_back_whole_on_a_tie() {
    let round = on(TIE, "1: player 100");
    check(MINI, "", &round, "1 player pushes 0 co:30-2807(1)(b)(iii)");
    // The charge on a tie is for Banker bets only.
    check(MINI, "vigorish_mode=tie", &round, "1 player pushes 0 co:30-2807(1)(b)(iii)");
}

#[test]
fn r2807_1_c_tie_bet_wins_on_equal_counts_only() {
    check(MINI, "", &on(TIE, "1: tie 10"), "1 tie wins 80");
    for hands in [BANKER_WINS, PLAYER_WINS] {
        check(MINI, "", &on(hands, "1: tie 10"), "1 tie loses 10 co:30-2807(1)(c)");
    }
}

#[test]
fn r2807_1_d_perfect_pair_at_25_to_1_or_better() {
    let round = on("player 4h 4h | banker 2h 7c", "1: perfect-pair 10");
    let odds = |odds: &str| format!("odds.perfect-pair.identical-pair={odds}");
    check(MINI, &odds("25:1"), &round, "1 perfect-pair wins 250");
    check(MINI, &odds("26:1"), &round, "1 perfect-pair wins 260");
    for worse in ["24:1", "49:2"] {
        assert!(breach(MINI, &odds(worse)).contains("co:30-2807(1)(d)"), "{worse}");
    }
}

#[test]
fn r2807_1_d_perfect_pair_in_both_hands_is_paid_once() {
    // Reading co-perfect-pair-once.
    let round = on("player 4h 4h | banker 9c 9c", "1: perfect-pair 10");
    check(MINI, "", &round, "1 perfect-pair wins 250");
}

#[test]
fn r2807_1_e_total_card_wagers_where_the_house_offers_them() {
    let round = on(BANKER_WINS, "1: total-4 10, total-5 10, total-6 10");
    check(MINI, "", &round, "1 total-5 loses 10; 1 total-6 loses 10; 1 total-4 wins 15");
    refused(MINI, "offers.total-5=false", &round, "co:30-2807(2)");
}

#[test]
fn r2807_2_wagers_that_are_not_listed_are_refused() {
    for wager in ["run", "dragon-7", "player-pair", "fortune-7", "nonsense"] {
        for id in [MINI, MIDI] {
            refused(id, "", &on(BANKER_WINS, &format!("1: {wager} 10")), "co:30-2807(2)");
        }
    }
    refused(MINI, "", &on(TIE, "1: player 10, player 10"), "co:30-2807(2)");
}

#[test]
fn r2807_2_listed_wagers_are_the_eleven_of_the_catalogue() {
    let ids: Vec<String> = open(MINI, "").ids();
    let listed = [
        "player",
        "banker",
        "tie",
        "perfect-pair",
        "match-pair-player",
        "match-pair-banker",
        "total-4",
        "total-5",
        "total-6",
        "optional-bonus-player",
        "optional-bonus-banker",
    ];
    assert_eq!(ids, listed);
    let midi: Vec<String> = open(MIDI, "").ids();
    assert_eq!(midi, listed);
}

#[test]
fn r2807_4_no_wager_is_made_raised_or_withdrawn_after_no_more_bets() {
    let mut table = open(MINI, "");
    table.stake(&bet(1, "player", 10)).expect("in time");
    table.stake(&bet(1, "tie", 5)).expect("in time");
    assert_eq!(table.back(seat(1), "tie"), Ok(Cents::dollars(5)));
    table.close().expect("no more bets");
    assert_eq!(why(table.stake(&bet(2, "player", 10))), "co:30-2807(4)");
    assert_eq!(why(table.stake(&bet(1, "player", 10))), "co:30-2807(4)");
    assert_eq!(why(table.withdraw(seat(1), "player")), "co:30-2807(4)");
    assert_eq!(why(table.close()), "co:30-2807(4)");
    let settlement = settled_hands(table.as_mut());
    assert_eq!((settlement.lines.len(), net(&settlement, 1)), (1, -1000));
}

/// Deals a round that the banker wins, and settles it.
fn settled_hands(table: &mut dyn table::Table) -> table::Settlement {
    super::deal(table, "6h 4c Kc 3d");
    table.settle().expect("the round is over")
}

#[test]
fn r2807_5_wager_is_not_touched_from_the_first_card_until_settled() {
    let mut table = open(MINI, "");
    table.stake(&bet(1, "player", 10)).expect("in time");
    table.close().expect("no more bets");
    for text in ["6h", "4c", "Kc", "3d"] {
        table.deal(card(text)).expect("due");
        assert_eq!(why(table.withdraw(seat(1), "player")), "co:30-2807(5)");
    }
    assert_eq!(net(&table.settle().expect("over"), 1), -1000);
    table.clear().expect("cleared");
    table.stake(&bet(1, "player", 10)).expect("a new round");
    assert_eq!(table.back(seat(1), "player"), Ok(Cents::dollars(10)));
}
