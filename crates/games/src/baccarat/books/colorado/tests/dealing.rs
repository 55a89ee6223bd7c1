//! The shoe, the first four cards and the third ones: 30-2802, 30-2806, 30-2812 to 30-2814.
//!
//! Rules: co:30-

use super::{MIDI, MINI, bet, card, counts, deal, dealt, next_hand, one, said, sight, why};
use crate::check::{breach, check, open, pack, refused};
use crate::testing::Looks as _;
use table::{Ask, Face, Verbs as _, Viewer};

const BET: &str = "1: player 10";

fn hands(text: &str) -> String {
    format!("{text} | {BET}")
}

#[test]
fn r2802_13_mini_is_dealt_open_to_everybody() {
    let table = dealt(MINI, "", &[bet(7, "player", 10)], "9h 4c Kc 3d");
    let open = "player 9h, banker 4c, player Kc, banker 3d";
    for viewer in [Viewer::Public, Viewer::Seat(super::seat(2)), Viewer::Croupier] {
        assert_eq!(sight(table.as_ref(), viewer), open);
    }
    assert_eq!(table.next(), Ask::Settlement, "no card is left to be turned");
}

#[test]
fn r2802_13_mini_seats_seven_unless_the_house_says_otherwise() {
    assert_eq!(open(MINI, "").sign().seats, 7);
    assert_eq!(open(MINI, "seats=5").sign().seats, 5);
}

#[test]
fn r2802_13_mini_seats_seven_at_most() {
    for (seats, lawful) in [(0, false), (1, true), (7, true), (8, false)] {
        let found = breach(MINI, &format!("seats={seats}"));
        assert_eq!(found.is_empty(), lawful, "{seats}: {found}");
    }
    assert!(breach(MINI, "seats=8").contains("co:30-2802(13)"));
    for (seats, lawful) in [(9, true), (16, true), (17, false)] {
        assert_eq!(breach(MIDI, &format!("seats={seats}")).is_empty(), lawful, "{seats}");
    }
}

#[test]
fn r2802_15_natural_is_8_or_9_on_two_cards() {
    for (count, natural) in [(7, false), (8, true), (9, true)] {
        // A banker's hand of 2 would draw; against a natural it does not.
        assert_eq!(counts(count, 2).next() == Ask::Settlement, natural, "player {count}");
        // A player's hand of 5 would draw.
        assert_eq!(counts(5, count).next() == Ask::Settlement, natural, "banker {count}");
    }
    // Three cards counting 8 or 9 stop nothing: the banker's hand still draws.
    for third in [8, 9] {
        let mut table = counts(0, 0);
        table.deal(one(third)).expect("due");
        assert_eq!(next_hand(table.as_ref()), "banker", "{third}");
    }
}

#[test]
fn r2802_24_shoe_of_six_eight_or_ten_decks_gives_single_cards() {
    for (decks, cards) in [(6, 312), (8, 416), (10, 520)] {
        assert_eq!(pack(MINI, &format!("decks={decks}")).len(), cards);
    }
    let table = dealt(MINI, "", &[bet(1, "player", 10)], "9h");
    assert_eq!(sight(table.as_ref(), Viewer::Public), "player 9h");
}

#[test]
fn r2806_1_six_to_ten_decks() {
    for decks in 6..=10 {
        assert_eq!(breach(MINI, &format!("decks={decks}")), "", "{decks}");
    }
    for decks in [0, 1, 5, 11, 20] {
        let breach = breach(MINI, &format!("decks={decks}"));
        assert!(breach.contains("co:30-2806(1)"), "{decks}: {breach}");
    }
    assert_eq!(pack(MINI, "").len(), 416, "eight unless posted otherwise");
}

#[test]
fn r2806_1_shoe_holds_as_many_of_a_card_as_decks() {
    let round = "player Kh Kh Kh | banker Kh Kh Kh | 1: tie 10";
    for decks in [6, 8] {
        let mut table = open(MINI, &format!("decks={decks}"));
        super::settled(table.as_mut(), round);
        table.clear().expect("cleared");
        // Six are gone: the next hand finds no more of them in six decks, two more in eight.
        table.stake(&bet(1, "tie", 10)).expect("a wager");
        table.close().expect("no more bets");
        for further in 7..=9 {
            let result = table.deal(card("Kh"));
            if further <= decks {
                assert_eq!(result, Ok(()), "{further} of {decks}");
            } else {
                assert_eq!(why(result), "co:30-2806(1)", "{further} of {decks}");
            }
        }
    }
    let mut table = open(MINI, "decks=6");
    super::settled(table.as_mut(), round);
    table.clear().expect("cleared");
    table.new_shoe().expect("a shoe");
    super::settled(table.as_mut(), round);
}

#[test]
fn r2806_1_a_i_shuffler_parts_the_decks_into_two_equal_batches() {
    let shuffler = |decks: u32| format!("shuffler=true decks={decks}");
    for (decks, cards) in [(12, 312), (16, 416), (20, 520)] {
        assert_eq!(pack(MINI, &shuffler(decks)).len(), cards, "one batch of {decks}");
    }
    for decks in [7, 11, 19] {
        assert!(breach(MINI, &shuffler(decks)).contains("co:30-2806(1)(a)(i)"), "{decks}");
    }
}

#[test]
fn r2806_4_shuffler_uses_6_to_20_decks_in_all() {
    for (decks, lawful) in [(4, false), (5, false), (6, true), (12, true), (20, true), (21, false)]
    {
        let found = breach(MINI, &format!("shuffler=true decks={decks}"));
        assert_eq!(found.is_empty(), lawful, "{decks}: {found}");
        let found = breach(MIDI, &format!("shuffler=true decks={decks}"));
        assert_eq!(found.is_empty(), lawful, "{decks}: {found}");
    }
    assert!(breach(MINI, "shuffler=false decks=12").contains("at most 10 without a shuffler"));
}

#[test]
fn r2812_1_two_hands_player_and_banker() {
    let table = dealt(MINI, "", &[bet(1, "player", 10)], "9h 4c Kc 3d");
    assert_eq!(said(table.as_ref(), "player"), "9h Kc");
    assert_eq!(said(table.as_ref(), "banker"), "4c 3d");
}

#[test]
fn r2812_2_no_card_before_betting_is_closed() {
    let mut table = open(MINI, "");
    table.stake(&bet(1, "player", 10)).expect("a wager");
    assert_eq!(table.next(), Ask::Wagers);
    assert_eq!(why(table.deal(card("9h"))), "co:30-2807(4)");
    table.close().expect("no more bets");
    assert_eq!(table.deal(card("9h")), Ok(()));
}

#[test]
fn r2812_3_odd_cards_to_player_even_ones_to_banker() {
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "");
    let mut order = Vec::new();
    for text in ["9h", "4c", "Kc", "3d"] {
        order.push(next_hand(table.as_ref()));
        deal(table.as_mut(), text);
    }
    assert_eq!(order, ["player", "banker", "player", "banker"]);
    refused(MINI, "", &hands("player 9h | banker 4c 3d"), "co:30-2812(3)");
    refused(MINI, "", &hands("player 9h Kc | banker 4c"), "co:30-2812(3)");
}

#[test]
fn r2812_4_house_may_deal_face_down() {
    let bets = [bet(1, "player", 10), bet(2, "banker", 500)];
    let mut table = dealt(MINI, "faces=down", &bets, "9h 4c Kc 3d");
    let hidden = "player ?, banker ?, player ?, banker ?";
    for viewer in [Viewer::Public, Viewer::Seat(super::seat(1)), Viewer::Seat(super::seat(2))] {
        assert_eq!(sight(table.as_ref(), viewer), hidden, "the dealer alone handles cards");
    }
    for _ in 0..4 {
        table.show().expect("a card lies face down");
    }
    let shown = "player! 9h, player! Kc, banker! 4c, banker! 3d";
    assert_eq!(sight(table.as_ref(), Viewer::Public), format!("{hidden}, {shown}"));
    let round = hands("player 9h Kc | banker 4c 3d");
    for set in ["faces=up", "faces=down"] {
        check(MINI, set, &round, "1 player wins 10");
    }
    assert!(breach(MINI, "faces=sideways").contains("co:30-2812(4)"));
}

#[test]
fn r2813_1_player_is_called_first_and_banker_second() {
    let mut table = dealt(MINI, "faces=down", &[bet(1, "player", 10)], "9h 4c Kc 3d");
    let mut called = Vec::new();
    while let Ask::Show { of, .. } = table.next() {
        called.push(of);
        table.show().expect("a card lies face down");
    }
    assert_eq!(called, ["player", "player", "banker", "banker"]);
    let names: Vec<_> = table.figures().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names[..4], ["player", "banker", "player_points", "banker_points"]);
}

#[test]
fn r2813_2_third_cards_come_after_both_hands_are_called() {
    let mut table = dealt(MINI, "faces=down", &[bet(1, "player", 10)], "2h 4c Kc Kd");
    for turned in 0..4 {
        assert!(table.deal(card("5h")).is_err(), "{turned} cards are turned");
        table.show().expect("a card lies face down");
    }
    assert_eq!(table.wants(), Some(("player".into(), Face::Down)));
    deal(table.as_mut(), "5h");
    table.show().expect("the third card");
    assert_eq!(next_hand(table.as_ref()), "banker", "4 draws against a 5");
}

#[test]
fn r2813_3_hand_never_gets_a_second_extra_card() {
    refused(MINI, "", &hands("player 2h Kc Kd Ks | banker 4c 3d"), "co:30-2813(3)");
    refused(MINI, "", &hands("player 6h Kc | banker 2c 3d Kd Ks"), "co:30-2813(3)");
}

#[test]
fn r2814_1_natural_ends_the_drawing_for_both() {
    for (player, banker) in (0..10).flat_map(|player| (0..10).map(move |banker| (player, banker)))
    {
        let over = counts(player, banker).next() == Ask::Settlement;
        if player >= 8 || banker >= 8 {
            assert!(over, "{player} against {banker}");
        } else if player <= 5 || banker <= 5 {
            assert!(!over, "{player} against {banker}");
        }
    }
    refused(MINI, "", &hands("player 9h Kc | banker 2c Kd 5h"), "co:30-2814(1)");
    refused(MINI, "", &hands("player 2h Kc 5h | banker 8c Kd"), "co:30-2814(1)");
}

/// Table 1 as the book prints it, and once more as the players' rules under it.
const TABLE_1: [(&[u8], &str); 2] = [(&[0, 1, 2, 3, 4, 5], "draws"), (&[6, 7, 8, 9], "stays")];
const PLAYERS_RULES: [(&[u8], &str); 3] =
    [(&[0, 1, 2, 3, 4, 5], "draws"), (&[6, 7], "stays"), (&[8, 9], "stays")];

#[test]
fn r2814_2_player_draws_on_0_to_5_and_stays_on_6_or_more() {
    for (count, does) in TABLE_1
        .iter()
        .chain(&PLAYERS_RULES)
        .flat_map(|(list, does)| list.iter().map(move |count| (*count, *does)))
    {
        for banker in 0..=7 {
            let drawn = next_hand(counts(count, banker).as_ref()) == "player";
            assert_eq!(drawn, does == "draws", "{count} against {banker}");
        }
    }
}

#[test]
fn r2814_2_third_card_of_player_is_refused_or_demanded() {
    refused(MINI, "", &hands("player 6h Kc 2d | banker 7c Kd"), "co:30-2814(2)");
    refused(MINI, "", &hands("player 7h Kc 2d | banker 7c Kd"), "co:30-2814(2)");
    refused(MINI, "", &hands("player 5h Kc | banker 7c Kd"), "co:30-2814(2)");
    check(MINI, "", &hands("player 5h Kc 3d | banker 7c Kd"), "1 player wins 10");
}

/// Table 2 as the book's grid has it; the two damaged cells from its words (co-banker-table).
const GRID: [(u8, &str); 8] = [
    (7, "SSSSSSSSSS"),
    (6, "SSSSSSDDSS"),
    (5, "SSSSDDDDSS"),
    (4, "SSDDDDDDSS"),
    (3, "DDDDDDDDSD"),
    (2, "DDDDDDDDDD"),
    (1, "DDDDDDDDDD"),
    (0, "DDDDDDDDDD"),
];

#[test]
fn r2814_3_banker_draws_by_the_grid_when_player_took_a_card() {
    for (banker, row) in GRID {
        for (third, letter) in (0..10).zip(row.chars()) {
            for player in [0, 5] {
                let mut table = counts(player, banker);
                table.deal(one(third)).expect("the player's hand draws");
                let drawn = next_hand(table.as_ref()) == "banker";
                assert_eq!(drawn, letter == 'D', "{banker} against {third}");
            }
        }
    }
}

#[test]
fn r2814_3_banker_draws_0_to_5_when_player_took_none() {
    for player in [6, 7] {
        for banker in 0..=7 {
            let drawn = next_hand(counts(player, banker).as_ref()) == "banker";
            assert_eq!(drawn, banker <= 5, "{player} against {banker}");
        }
    }
}

#[test]
fn r2814_3_third_card_of_banker_is_refused_or_demanded() {
    refused(MINI, "", &hands("player 2h Kc 8d | banker 3c Kd 4d"), "co:30-2814(3)");
    refused(MINI, "", &hands("player 2h Kc 9d | banker 3c Kd"), "co:30-2814(3)");
    refused(MINI, "", &hands("player 6h Kc | banker 6c Kd 2d"), "co:30-2814(3)");
    refused(MINI, "", &hands("player 6h Kc | banker 5c Kd"), "co:30-2814(3)");
    refused(MINI, "", &hands("player 2h Kc Ad | banker 4c Kd 4d"), "co:30-2814(3)");
    refused(MINI, "", &hands("player 2h Kc Ad | banker 5c Kd 4d"), "co:30-2814(3)");
    check(MINI, "", &hands("player 2h Kc 9d | banker 3c Kd 4d"), "1 player loses 10");
}

#[test]
fn r2814_4_row_is_the_count_of_the_first_two_banker_cards() {
    // Three ways to count 3, and a sum of 13: against an 8 none draws, against a 9 each does.
    for (first, second) in [("Kc", "3d"), ("Ac", "2d"), ("9c", "4d"), ("8c", "5d")] {
        for (third, drawn) in [("8s", false), ("9s", true)] {
            let cards = format!("Kh {first} Kd {second} {third}");
            let table = dealt(MINI, "", &[bet(1, "player", 10)], &cards);
            assert_eq!(next_hand(table.as_ref()) == "banker", drawn, "{first} {second} {third}");
        }
    }
    // What the third card makes of the count no longer matters.
    let table = dealt(MINI, "", &[bet(1, "player", 10)], "6h 2c Kd 3d Kc");
    assert_eq!(table.next(), Ask::Settlement, "5 drew a king and is 5 still");
}
