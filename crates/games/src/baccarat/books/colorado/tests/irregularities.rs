//! Free hands, the cut made again, and what goes wrong at the table: 30-2802(7), 30-2810(5),
//! 30-2816.
//!
//! Rules: co:30-

use super::{
    MIDI, MINI, bet, card, counts, deal, dealt, net, next_hand, pair, ruling, said, settled,
    sight, why,
};
use crate::check::{breach, check, open, refused};
use crate::testing::{Looks as _, Replays as _};
use money::Cents;
use table::Tape;
use table::{After, Ask, Outcome, Party, Ruling, Table, Verbs as _, Viewer, What};

const STRAY: &str = "co:30-2816(1)";
const SEEN: &str = "co:30-2816(2)";
const FACE_UP: &str = "co:30-2816(3)";
const SHORT: &str = "co:30-2816(4)";

const HANDS: &str = "player 9h Kc | banker 2c Kd";

/// Deals a free hand, in which nothing may be wagered.
fn free_hand(table: &mut dyn Table) {
    assert!(settled(table, HANDS).lines.is_empty());
    table.clear().expect("cleared");
}

#[test]
fn r2802_7_free_hands_up_to_the_number_the_house_allows() {
    for (set, allowed) in [("", 3), ("free_hands=0", 0), ("free_hands=1", 1), ("free_hands=5", 5)]
    {
        let mut table = open(MINI, set);
        for _ in 0..allowed {
            free_hand(table.as_mut());
        }
        assert_eq!(why(table.close()), "co:30-2802(7)", "{allowed} are allowed");
        // A hand with a wager goes on, and gives no free hand back.
        settled(table.as_mut(), &format!("{HANDS} | 1: player 10"));
        table.clear().expect("cleared");
        assert_eq!(why(table.close()), "co:30-2802(7)", "{allowed} are allowed");
        table.new_shoe().expect("a shoe");
        assert_eq!(table.close().is_ok(), allowed > 0, "they are counted by the shoe");
    }
    assert!(breach(MINI, "free_hands=100").contains("co:30-2802(7)"));
}

#[test]
fn r2802_7_players_do_not_handle_the_cards_of_a_free_hand() {
    for set in ["", "delegate=3"] {
        let table = dealt(MIDI, set, &[], "9h 2c Kc Kd");
        for viewer in [Viewer::Public, Viewer::Seat(super::seat(3))] {
            assert_eq!(sight(table.as_ref(), viewer), "player ?, banker ?, player ?, banker ?");
        }
    }
}

#[test]
fn r2810_5_cut_is_made_again_before_the_deal_only() {
    let recut = "co:30-2810(5)";
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "");
    table.rule(&ruling(recut, "")).expect("no card is out");
    assert_eq!(why(table.rule(&ruling(recut, "9h"))), recut);
    assert_eq!(next_hand(table.as_ref()), "player", "the round goes on");
    deal(table.as_mut(), "9h");
    assert_eq!(why(table.rule(&ruling(recut, ""))), recut);
    deal(table.as_mut(), "2c Kc Kd");
    assert_eq!(net(&table.settle().expect("over"), 1), 1000, "no money moved by it");
}

#[test]
fn r2816_1_stray_card_is_the_bankers_when_it_must_draw() {
    // Banker 5 draws: the 4 makes it 9.
    for seen in ["", " disclosed"] {
        let round = format!(
            "player 6h Kc | banker 5c Kd | ruled@5 {STRAY} 4h{seen} | 1: banker 100, total-5 10"
        );
        check(MINI, "", &round, "1 banker wins 95; 1 total-5 wins 20");
        let mut table = open(MINI, "");
        settled(table.as_mut(), &round);
        assert_eq!(said(table.as_ref(), "banker"), "5c Kd 4h");
        assert_eq!(table.after(), After::default(), "nothing is left to the next hand");
    }
}

#[test]
fn r2816_1_banker_takes_it_on_0_to_5_and_stays_on_6_and_7() {
    // Reading co-stray-card: judged as if the player's hand had stood, whatever the stray is.
    for player in [6, 7] {
        for banker in 0..=7 {
            for stray in ["Kc", "6h", "7h", "8h"] {
                let mut table = counts(player, banker);
                table.rule(&ruling(STRAY, stray)).expect("a stray card");
                assert_eq!(table.next(), Ask::Settlement);
                let taken = table.figures()[1].1.ends_with(stray);
                assert_eq!(taken, banker <= 5, "{banker} and {stray}");
                table.settle().expect("over");
                let kept = table.after().carried;
                assert_eq!(kept.is_some(), banker >= 6, "{banker} and {stray}");
            }
        }
    }
}

#[test]
fn r2816_1_natural_keeps_banker_from_taking_it() {
    for (player, banker) in [(8, 5), (9, 0), (2, 8), (6, 9)] {
        let mut table = counts(player, banker);
        table.rule(&ruling(STRAY, "4h")).expect("a stray card");
        table.settle().expect("over");
        assert_eq!(table.after().carried, Some(card("4h")), "{player} against {banker}");
    }
}

#[test]
fn r2816_1_stray_card_opens_the_next_hand() {
    let mut table = open(MINI, "");
    let round = format!("player 6h Kc | banker 7c Kd | ruled@5 {STRAY} 4h | 1: player 10");
    settled(table.as_mut(), &round);
    assert_eq!(table.after(), After { carried: Some(card("4h")), ..After::default() });
    table.clear().expect("cleared");
    table.stake(&bet(1, "player", 10)).expect("the next hand is bet on as usual");
    table.close().expect("no more bets");
    assert!(table.deal(card("5h")).is_err(), "another card comes first");
    deal(table.as_mut(), "4h 2c 5h Kd");
    assert_eq!(said(table.as_ref(), "player"), "4h 5h");
    assert_eq!(net(&table.settle().expect("over"), 1), 1000);
    assert_eq!(table.after(), After::default());
}

#[test]
fn r2816_1_stray_card_leaves_the_shoe_once() {
    let mut table = open(MINI, "decks=6");
    settled(
        table.as_mut(),
        &format!("player 6h Kc | banker 6h Kd | ruled@5 {STRAY} 6h | 1: tie 1"),
    );
    table.clear().expect("cleared");
    // Three are gone. The kept one is dealt, then three more, and no seventh.
    table.stake(&bet(1, "player", 10)).expect("a wager");
    table.close().expect("no more bets");
    deal(table.as_mut(), "6h 6h 6h 6h");
    assert_eq!(why(table.deal(card("6h"))), "co:30-2806(1)");
}

#[test]
fn r2816_1_third_card_that_is_rightly_the_players_is_no_stray() {
    for (player, banker) in [(5, 7), (0, 0)] {
        assert_eq!(why(counts(player, banker).rule(&ruling(STRAY, "4h"))), STRAY);
    }
    let mut early = dealt(MINI, "", &[bet(1, "player", 10)], "6h 7c");
    assert_eq!(why(early.rule(&ruling(STRAY, "4h"))), STRAY);
    assert_eq!(why(counts(6, 7).rule(&ruling(STRAY, ""))), STRAY, "no card is named");
}

#[test]
fn r2816_1_stray_card_must_be_one_the_shoe_still_held() {
    let mut table = open(MINI, "decks=6");
    let fives = "player 5h 5h 5h | banker 5h 5h 5h | 1: tie 10";
    settled(table.as_mut(), fives);
    table.clear().expect("cleared");
    let round = format!("player 6h Kc | banker 7c Kd | ruled {STRAY} 5h | 1: tie 10");
    assert_eq!(why(crate::check::play(table.as_mut(), &round)), "co:30-2806(1)");
}

#[test]
fn r2816_1_stray_card_after_bankers_third_opens_the_next_hand() {
    // Banker 5 drew a king and counts 5 still, but draws no more.
    let round = format!("player 6h Kc | banker 5c Kd Ks | ruled {STRAY} 4h | 1: banker 100");
    let mut table = open(MINI, "");
    assert_eq!(net(&settled(table.as_mut(), &round), 1), -10000);
    assert_eq!(said(table.as_ref(), "banker"), "5c Kd Ks");
    assert_eq!(table.after().carried, Some(card("4h")));
}

#[test]
fn r2816_1_one_card_is_kept_at_a_time() {
    let mut table = counts(6, 7);
    table.rule(&ruling(STRAY, "4h")).expect("a stray card");
    assert_eq!(why(table.rule(&ruling(STRAY, "5h"))), STRAY);
    assert_eq!(why(table.rule(&ruling(SEEN, "5h"))), SEEN);
    table.settle().expect("over");
    assert_eq!(table.after().carried, Some(card("4h")));
}

/// Such a table, with a record of how it came to that.
fn on_tape(player: u8, banker: u8) -> Tape {
    let mut table = Tape::new(open(MINI, ""));
    table.stake(&bet(1, "player", 10)).expect("a wager");
    table.close().expect("closed");
    let ([p1, p2], [b1, b2]) = (pair(player), pair(banker));
    for card in [p1, b1, p2, b2] {
        table.deal(card).expect("one of the first four cards");
    }
    table
}

/// What a viewer is told about the card of a ruling.
fn told(table: &dyn Table, viewer: Viewer) -> Option<cards::Card> {
    let ruled = |what| match what {
        What::Ruled { ruling, .. } => ruling.natural(),
        _ => None,
    };
    table.whats(viewer).into_iter().find_map(ruled)
}

#[test]
fn r2816_1_card_kept_unseen_is_shown_to_nobody() {
    let seats = [Viewer::Public, Viewer::Seat(super::seat(1))];
    let mut kept = on_tape(6, 7);
    kept.rule(&ruling(STRAY, "4h")).expect("a stray card");
    assert_eq!(seats.map(|viewer| told(&kept, viewer)), [None, None]);
    assert_eq!(told(&kept, Viewer::Croupier), Some(card("4h")));
    // Seen when it was dealt, or played in the banker's hand, it is in the open.
    let mut seen = on_tape(6, 7);
    let disclosed = Ruling { disclosed: Some(true), ..ruling(STRAY, "4h") };
    seen.rule(&disclosed).expect("a stray card");
    let mut played = on_tape(6, 5);
    played.rule(&ruling(STRAY, "4h")).expect("a stray card");
    for table in [&seen, &played] {
        assert_eq!(seats.map(|viewer| told(table, viewer)), [Some(card("4h")); 2]);
    }
    for table in [kept, seen, played] {
        let again = table.same(open(MINI, ""));
        assert_eq!(again.figures(), table.figures());
    }
}

#[test]
fn r2816_2_stray_card_that_was_seen_opens_a_free_hand() {
    let mut table = open(MINI, "free_hands=0");
    let round =
        format!("player 6h Kc | banker 7c Kd | ruled@5 {STRAY} 9h disclosed | 1: banker 100");
    assert_eq!(net(&settled(table.as_mut(), &round), 1), 9500, "this hand counts");
    assert_eq!(table.after().free.map(|rule| rule.id), Some(SEEN));
    table.clear().expect("cleared");
    assert_eq!(why(table.stake(&bet(1, "player", 10))), SEEN);
    // The free hand is none of those that the house allows, and opens with the card.
    free_hand(table.as_mut());
    table.stake(&bet(1, "player", 10)).expect("the hand after it is bet on as usual");
}

#[test]
fn r2816_2_other_cards_may_not_open_that_free_hand() {
    let mut table = open(MINI, "");
    settled(table.as_mut(), &format!("{HANDS} | ruled {SEEN} 5h disclosed | 1: player 10"));
    table.clear().expect("cleared");
    table.close().expect("a free hand");
    assert!(table.deal(card("9h")).is_err());
    deal(table.as_mut(), "5h 2c 4c Kd");
    assert_eq!(said(table.as_ref(), "player"), "5h 4c");
}

#[test]
fn r2816_2_stray_card_to_banker_is_handled_alike() {
    // Reading co-stray-banker: Player 2 drew an 8, Banker 7 stands and is given a card.
    let mut table = open(MINI, "");
    for (seen, free) in [(" disclosed", Some(SEEN)), ("", None)] {
        let round =
            format!("player 2h Kc 8d | banker 7c Kd | ruled {SEEN} 3h{seen} | 1: banker 100");
        assert_eq!(net(&settled(table.as_mut(), &round), 1), 9500);
        assert_eq!(said(table.as_ref(), "banker"), "7c Kd", "it is not the banker's");
        let after = table.after();
        assert_eq!((after.carried, after.free.map(|rule| rule.id)), (Some(card("3h")), free));
        table = open(MINI, "");
    }
}

#[test]
fn r2816_2_a_ruling_says_whether_the_card_was_disclosed() {
    for rule in [STRAY, SEEN] {
        let unsaid = Ruling { disclosed: None, ..ruling(rule, "4h") };
        assert_eq!(why(counts(6, 7).rule(&unsaid)), rule);
        let idle = Ruling { count: Some(1), ..ruling(rule, "4h") };
        assert_eq!(why(counts(6, 7).rule(&idle)), rule, "no number is asked for");
    }
}

#[test]
fn r2816_2_a_hand_begins_with_what_the_one_before_left() {
    let mut table = open(MINI, "");
    let seen = Ruling { disclosed: Some(true), ..ruling(SEEN, "9h") };
    table.stake(&bet(1, "player", 10)).expect("a wager");
    assert_eq!(why(table.rule(&seen)), SEEN, "wagers lie there");
    table.withdraw(super::seat(1), "player").expect("taken back");
    table.rule(&seen).expect("a card of the hand before");
    assert_eq!(why(table.rule(&seen)), SEEN, "one card is kept at a time");
    assert_eq!(why(table.stake(&bet(1, "player", 10))), SEEN);
    free_hand(table.as_mut());
    // One that nobody saw opens a hand with wagers.
    table.rule(&ruling(STRAY, "4h")).expect("a card of the hand before");
    table.stake(&bet(1, "player", 10)).expect("a wager");
    table.close().expect("closed");
    assert!(table.deal(card("5h")).is_err(), "another card comes first");
    deal(table.as_mut(), "4h 2c 5h Kd");
}

#[test]
fn r2813_4_somebody_says_that_the_cutting_card_has_shown() {
    let marker = "co:30-2813(4)";
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "9h 2c");
    table.rule(&ruling(marker, "")).expect("a card is due");
    assert_eq!(why(table.rule(&ruling(marker, ""))), marker, "it shows once");
    deal(table.as_mut(), "Kc Kd");
    table.settle().expect("over");
    assert_eq!(said(table.as_ref(), "shoe"), "last hand");
    table.clear().expect("cleared");
    settled(table.as_mut(), &format!("{HANDS} | 1: player 10"));
    assert_eq!(said(table.as_ref(), "shoe"), "over");
    table.clear().expect("cleared");
    assert!(matches!(table.next(), Ask::Shoe { rule } if rule.id == marker));
    // Said before the wagers, it showed in the hand before.
    let mut last = open(MINI, "");
    last.rule(&ruling(marker, "")).expect("before the wagers");
    settled(last.as_mut(), &format!("{HANDS} | 1: player 10"));
    assert_eq!(said(last.as_ref(), "shoe"), "over");
}

#[test]
fn r2807_4_chips_that_come_too_late_go_back() {
    let late = |amount| Ruling {
        seat: Some(super::seat(1)),
        wager: Some("banker".into()),
        amount,
        ..ruling("co:30-2807(4)", "")
    };
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "9h 2c");
    let rule = "co:30-2807(4)";
    assert_eq!(why(table.rule(&late(None))), rule, "no banker wager lies there");
    table.rule(&late(Some(Cents::dollars(5)))).expect("chips");
    deal(table.as_mut(), "Kc Kd");
    let settlement = table.settle().expect("over");
    assert_eq!(net(&settlement, 1), 1000, "they are not lost");
    let back = settlement.lines.iter().find(|line| line.wager == "banker").expect("a line");
    assert_eq!((back.result, back.rule.id), (Outcome::Returned, rule));
}

#[test]
fn r2807_5_a_bet_that_was_touched_counts_as_it_lay() {
    let touched = |n| Ruling {
        seat: Some(super::seat(n)),
        wager: Some("player".into()),
        ..ruling("co:30-2807(5)", "")
    };
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "9h 2c");
    assert_eq!(why(table.rule(&touched(2))), "co:30-2807(5)", "seat 2 has none");
    table.rule(&touched(1)).expect("a wager lies there");
    deal(table.as_mut(), "Kc Kd");
    assert_eq!(net(&table.settle().expect("over"), 1), 1000);
}

#[test]
fn r2816_2_card_that_some_hand_is_due_is_no_error() {
    for (player, banker) in [(5, 7), (6, 5)] {
        assert_eq!(why(counts(player, banker).rule(&ruling(SEEN, "4h"))), SEEN);
    }
    assert_eq!(why(counts(6, 7).rule(&ruling(SEEN, ""))), SEEN, "no card is named");
}

#[test]
fn r2816_3_first_card_face_up_voids_all_wagers() {
    let round = format!("ruled@1 {FACE_UP} 9h | 1: player 10, tie 5 | 2: banker 100, total-4 10");
    let mut table = open(MINI, "free_hands=0");
    let settlement = settled(table.as_mut(), &round);
    assert_eq!(settlement.lines.len(), 4);
    for line in &settlement.lines {
        assert_eq!((line.result, line.rule.id), (Outcome::Void, FACE_UP));
    }
    assert_eq!((net(&settlement, 1), net(&settlement, 2)), (0, 0));
    assert_eq!(settlement.net(Party::House), Cents::ZERO);
    table.clear().expect("cleared");
    assert_eq!(why(table.stake(&bet(1, "player", 10))), FACE_UP);
    // The card found is the first of the free hand.
    table.close().expect("a free hand");
    assert!(table.deal(card("8h")).is_err());
    deal(table.as_mut(), "9h 2c Kc Kd");
    assert!(table.settle().expect("over").lines.is_empty());
    table.clear().expect("cleared");
    table.stake(&bet(1, "player", 10)).expect("the hand after it is bet on as usual");
}

#[test]
fn r2816_3_first_card_need_not_be_named() {
    let mut table = open(MINI, "");
    let settlement = settled(table.as_mut(), &format!("ruled@1 {FACE_UP} | 1: player 10"));
    assert_eq!(settlement.lines[0].result, Outcome::Void);
    table.clear().expect("cleared");
    free_hand(table.as_mut());
    assert_eq!(why(void_round().rule(&ruling(SEEN, "9h"))), FACE_UP, "it is void already");
}

/// A round that a first card face up has made void.
fn void_round() -> Box<dyn Table> {
    let mut table = dealt(MINI, "", &[bet(1, "player", 10)], "");
    table.rule(&ruling(FACE_UP, "")).expect("before the first card");
    table
}

#[test]
fn r2816_3_later_card_face_up_changes_nothing() {
    for at in 2..=5 {
        let round =
            format!("player 6h Kc | banker 5c Kd 4h | ruled@{at} {FACE_UP} | 1: banker 100");
        check(MINI, "", &round, "1 banker wins 95");
        let mut table = open(MINI, "");
        settled(table.as_mut(), &round);
        assert_eq!(table.after(), After::default(), "before card {at}");
        let named = format!("player 6h Kc | banker 5c Kd 4h | ruled@{at} {FACE_UP} Kd | 1: tie 1");
        refused(MINI, "", &named, FACE_UP);
    }
}

#[test]
fn r2816_3_card_kept_for_a_void_hand_opens_the_free_one() {
    let mut table = open(MINI, "");
    settled(table.as_mut(), &format!("player 6h Kc | banker 7c Kd | ruled {STRAY} 9h | 1: tie 1"));
    table.clear().expect("cleared");
    settled(table.as_mut(), &format!("ruled@1 {FACE_UP} | 1: player 10"));
    table.clear().expect("cleared");
    assert_eq!(table.after().carried, Some(card("9h")));
    free_hand(table.as_mut());
}

#[test]
fn r2816_4_round_is_void_when_cards_run_out() {
    for at in 1..=4 {
        let cards = ["", "player 9h", "player 9h | banker 2c", "player 9h Kc | banker 2c"][at - 1];
        let round = format!("{cards} | ruled@{at} {SHORT} | 1: player 10, tie 5 | 2: banker 100");
        let settlement = settled(open(MINI, "").as_mut(), &round);
        assert_eq!(settlement.lines.len(), 3);
        for line in &settlement.lines {
            assert_eq!((line.result, line.rule.id), (Outcome::Void, SHORT));
        }
        assert_eq!((net(&settlement, 1), net(&settlement, 2)), (0, 0), "before card {at}");
    }
    let third = format!("player 2h Kc | banker 7c Kd | ruled@5 {SHORT} | 1: player 10");
    check(MINI, "", &third, "1 player void 0 co:30-2816(4)");
}

#[test]
fn r2816_4_next_round_is_dealt_from_all_cards_reshuffled() {
    let mut table = open(MINI, "decks=6 free_hands=1");
    free_hand(table.as_mut());
    let kings = "player Kh Kh Kh | banker Kh Kh Kh | 1: tie 10";
    settled(table.as_mut(), kings);
    table.clear().expect("cleared");
    settled(table.as_mut(), &format!("player 2h | ruled@2 {SHORT} | 1: tie 10"));
    assert_eq!(table.after().reshuffle.map(|rule| rule.id), Some(SHORT));
    table.clear().expect("cleared");
    // Six kings of hearts are there again, wagers are taken and a new shoe has its free hand.
    settled(table.as_mut(), kings);
    table.clear().expect("cleared");
    free_hand(table.as_mut());
}

#[test]
fn r2816_4_complete_round_lacks_no_card() {
    for (player, banker) in [(9, 2), (6, 7)] {
        assert_eq!(why(counts(player, banker).rule(&ruling(SHORT, ""))), SHORT);
    }
    // Cards that only wait to be turned are not lacking either.
    let mut table = dealt(MINI, "faces=down", &[bet(1, "player", 10)], "9h 2c Kc Kd");
    assert_eq!(why(table.rule(&ruling(SHORT, ""))), SHORT);
}

#[test]
fn r2816_4_only_these_irregularities_are_ruled_on_and_only_during_a_round() {
    let mut table = open(MINI, "");
    table.stake(&bet(1, "player", 10)).expect("a wager");
    assert_eq!(why(table.rule(&ruling(SHORT, ""))), SHORT);
    table.close().expect("no more bets");
    for other in ["co:30-2808(1)", "co:30-9999", ""] {
        let refusal = table.rule(&ruling(other, "")).expect_err("nothing to rule on");
        assert_eq!(refusal.rule, None, "{other}");
    }
}
