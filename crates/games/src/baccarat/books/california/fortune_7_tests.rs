//! Fortune 7 Baccarat up to the settlement of its lines, rule by rule.
//!
//! Rules: ca:fortune-7-baccarat/

use super::super::testing::{DRAGON_7, SEVEN_SIX, SIX_SEVEN, beats, seat, seen};
use crate::check::{Banked, breach, card, check, open, pack, play, refused};
use crate::testing::Looks as _;
use cards::Card;
use money::Cents;
use table::{Ask, Face, Party, Verbs as _, Viewer};

pub(super) const ID: &str = "ca/fortune-7-baccarat";
/// The game, banked by seat 8.
pub(super) const GAME: Banked = Banked { id: ID, bank: 8 };

/// The player's hand 9 in three cards, the banker's 0.
pub(super) const DRAGON_9: &str = "player Kh 4c 5d | banker Kd 5h 5s";

const WAGERS: [&str; 5] = ["player", "banker", "tie", "dragon-9", "dragon-7"];

#[test]
fn r1_a_player_dealer_pays_and_collects_all() {
    let bets = "1: player 10, tie 5, dragon-9 2 | 2: banker 30, dragon-7 1";
    let round = GAME.round(&format!("{DRAGON_9} | {bets}"));
    let settled = play(open(ID, "").as_mut(), &round).expect("settled");
    let net = |party| settled.net(party);
    let parties = [Party::Seat(seat(1)), Party::Seat(seat(2)), Party::PlayerDealer];
    assert_eq!(parties.map(net), [10 - 5 + 50, -31, -24].map(Cents::dollars));
}

#[test]
fn r1_b_gain_and_loss_stay_within_what_was_put_up() {
    let net = |round: &str| {
        let settled = play(open(ID, "").as_mut(), round).expect("settled");
        settled.net(Party::PlayerDealer)
    };
    for (bet, bound) in [(49, 49), (50, 50), (51, 50)] {
        let wins = format!("bank 8 50 | {SEVEN_SIX} | 1: banker {bet}");
        assert_eq!(net(&wins), Cents::dollars(bound));
        let loses = format!("bank 8 50 | {SEVEN_SIX} | 1: player {bet}");
        assert_eq!(net(&loses), Cents::dollars(-bound));
    }
}

/// Claims of -40, +60, -30, +100 on a bank of $50, seen from the bank, kind after kind.
const CLAIMS: &str = "bank 8 50 | player Kh 4c 5d | banker Kd 5h 5s | \
    1: player 40, dragon-9 1.20 | 2: banker 60, dragon-7 100 | 3: dragon-7 5";

#[test]
fn r1_b_running_balance_ends_the_action_at_the_bound() {
    let expected = "1 player wins 40; 2 banker loses 60; 1 dragon-9 wins 30; \
        2 dragon-7 loses 60; 3 dragon-7 returned 0";
    check(ID, "", CLAIMS, expected);
    let settled = play(open(ID, "").as_mut(), CLAIMS).expect("settled");
    let of = |n| settled.net(Party::Seat(seat(n)));
    assert_eq!([1, 2, 3].map(of), [70, -120, 0].map(Cents::dollars));
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(50));
}

#[test]
fn r1_b_gross_cover_counts_every_wager_acted_on() {
    let expected = "1 player wins 40; 2 banker loses 10; 1 dragon-9 returned 0; \
        2 dragon-7 returned 0; 3 dragon-7 returned 0";
    check(ID, "cover_mode=gross", CLAIMS, expected);
}

#[test]
fn r1_c_wagers_without_cover_go_back() {
    let round = format!("bank 8 50 | {SEVEN_SIX} | 1: player 50 | 2: player 20 | 3: banker 20");
    let settled = play(open(ID, "").as_mut(), &round).expect("settled");
    let of = |n| settled.net(Party::Seat(seat(n)));
    assert_eq!([1, 2, 3].map(of), [50, 0, 0].map(Cents::dollars));
}

#[test]
fn r1_e_house_has_nothing_at_stake() {
    for hands in [SEVEN_SIX, SIX_SEVEN, DRAGON_7, DRAGON_9] {
        let bets = "1: player 10, tie 5, dragon-9 2 | 2: banker 30, dragon-7 1";
        let round = GAME.round(&format!("{hands} | {bets}"));
        let settled = play(open(ID, "").as_mut(), &round).expect("settled");
        let house = |party: Party| matches!(party, Party::House | Party::Room | Party::Dealer);
        assert!(!settled.transfers.iter().any(|moved| house(moved.from) || house(moved.to)));
    }
}

#[test]
fn r2_one_bets_on_the_hand_nearer_to_nine() {
    beats(GAME, "player 9h Kc | banker 8c Qd");
    beats(GAME, SEVEN_SIX);
    let round = format!("{SIX_SEVEN} | 1: player 10, banker 10");
    GAME.pays(&round, "1 player loses 10; 1 banker wins 10");
}

#[test]
fn r3_a_eight_decks_without_jokers() {
    assert_eq!(pack(ID, "").len(), 8 * 52);
    assert!("Joker".parse::<Card>().is_err());
    for decks in ["7", "9"] {
        assert!(breach(ID, &format!("decks={decks}")).contains("(ca:fortune-7-baccarat/3.a)"));
    }
    // Six kings of diamonds in one hand, two in the next, and there is no ninth.
    let mut table = GAME.played("", "player Kd Kd Kd | banker Kd Kd Kd | 1: tie 10");
    table.clear().expect("cleared");
    let round = GAME.round("player Kd Kd | banker 7h Kd | 1: tie 10");
    let refusal = play(table.as_mut(), &round).expect_err("the ninth");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some("ca:fortune-7-baccarat/3.a"));
}

#[test]
fn r4_a_ace_one_pictures_ten_others_their_number() {
    for ten in ["T", "J", "Q", "K"] {
        GAME.pays(&format!("player 7h {ten}c | banker 6c Ad | 1: tie 10"), "1 tie wins 80");
    }
    for pair in ["2h 5c", "3h 4c", "4h 3c", "6h Ac", "8h 9c", "9h 8c"] {
        GAME.pays(&format!("player {pair} | banker 7c Qd | 1: tie 10"), "1 tie wins 80");
    }
}

#[test]
fn r4_c_natural_nine_ranks_first() {
    beats(GAME, "player 9h Kc | banker 8c Qd");
    beats(GAME, "player 9h Kc | banker 7c Qd");
}

#[test]
fn r4_d_natural_eight_ranks_second() {
    beats(GAME, "player 8h Kc | banker 7c Qd");
    GAME.pays("player 8h Kc | banker 9c Qd | 1: player 10", "1 player loses 10");
    // A three-card nine would be drawn after it, and is not.
    GAME.refuses("player 8h Kc | banker Kd Qd 9s | 1: player 10", "14");
}

#[test]
fn r5_a_eight_places() {
    for n in [7, 8] {
        let round = format!("bank 1 1000 | {SEVEN_SIX} | {n}: player 10");
        check(ID, "", &round, &format!("{n} player wins 10"));
    }
    let beyond = format!("bank 1 1000 | {SEVEN_SIX} | 9: player 10");
    refused(ID, "", &beyond, "ca:fortune-7-baccarat/5.a");
    let beyond = format!("bank 9 1000 | {SEVEN_SIX} | 1: player 10");
    refused(ID, "", &beyond, "ca:fortune-7-baccarat/5.a");
    for seats in ["7", "9", "14"] {
        assert!(breach(ID, &format!("seats={seats}")).contains("(ca:fortune-7-baccarat/5.a)"));
    }
}

#[test]
fn r5_b_a_seat_has_five_spaces() {
    let offered: Vec<String> = open(ID, "").ids();
    assert_eq!(offered, WAGERS);
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 10, panda-8 10"), "5.b");
    GAME.refuses(&format!("{SEVEN_SIX} | 1: player 10, player 10"), "5.b");
}

#[test]
fn r5_c_back_line_wagers_in_every_space() {
    let bets = "1: player 10 | 1+1: player 5, banker 5, tie 5, dragon-9 1, dragon-7 1";
    let expected = "1 player wins 10; 1+1 player wins 5; 1+1 banker loses 5; 1+1 tie loses 5; \
        1+1 dragon-9 wins 25; 1+1 dragon-7 loses 1";
    GAME.pays(&format!("{DRAGON_9} | {bets}"), expected);
}

#[test]
fn r6_b_line_wagers_keep_to_the_limits() {
    for line in ["player", "banker"] {
        let round = |amount| GAME.round(&format!("{SEVEN_SIX} | 1: {line} {amount}"));
        for outside in ["4.99", "50.01"] {
            refused(ID, "min=5 max=50", &round(outside), "ca:fortune-7-baccarat/6.b");
        }
        for inside in ["5", "5.01", "49.99", "50"] {
            assert!(play(open(ID, "min=5 max=50").as_mut(), &round(inside)).is_ok());
        }
    }
}

#[test]
fn r7_player_line_pays_even() {
    GAME.pays(&format!("{SEVEN_SIX} | 1: player 20"), "1 player wins 20 ca:fortune-7-baccarat/20");
}

#[test]
fn r8_banker_line_pays_even_but_pushes_on_a_three_card_seven() {
    let bet = "1: banker 20";
    GAME.pays(&format!("{SIX_SEVEN} | {bet}"), "1 banker wins 20 ca:fortune-7-baccarat/21");
    GAME.pays(&format!("{DRAGON_7} | {bet}"), "1 banker pushes 0 ca:fortune-7-baccarat/8");
    // Six and eight in three cards are wins like any other.
    for third in ["As", "3s"] {
        let round = format!("player Kh Kc 4d | banker Kd 5h {third} | {bet}");
        GAME.pays(&round, "1 banker wins 20 ca:fortune-7-baccarat/21");
    }
}

#[test]
fn r9_tie_pays_eight_to_one() {
    GAME.pays("player 7h Kc | banker 7c Qd | 1: tie 20", "1 tie wins 160");
}

#[test]
fn r10_dragon_7_pays_forty_to_one_beside_either_line() {
    GAME.pays(
        &format!("{DRAGON_7} | 1: player 1, dragon-7 5"),
        "1 player loses 1; 1 dragon-7 wins 200",
    );
    GAME.pays(
        &format!("{DRAGON_7} | 1: banker 1, dragon-7 5"),
        "1 banker pushes 0; 1 dragon-7 wins 200",
    );
    // Reading ca-fortune-7-alone: a house may require the line.
    let alone = GAME.round(&format!("{DRAGON_7} | 1: dragon-7 5, tie 5"));
    refused(ID, "bonus_alone=false", &alone, "ca:fortune-7-baccarat/10");
    assert!(play(open(ID, "").as_mut(), &alone).is_ok());
}

#[test]
fn r11_dragon_9_pays_its_table_beside_either_line() {
    GAME.pays(
        &format!("{DRAGON_9} | 1: player 1, dragon-9 5"),
        "1 player wins 1; 1 dragon-9 wins 125",
    );
    GAME.pays(
        &format!("{DRAGON_9} | 1: banker 1, dragon-9 5"),
        "1 banker loses 1; 1 dragon-9 wins 125",
    );
    let alone = GAME.round(&format!("{DRAGON_9} | 1: dragon-9 5, tie 5"));
    refused(ID, "bonus_alone=false", &alone, "ca:fortune-7-baccarat/11");
    assert!(play(open(ID, "").as_mut(), &alone).is_ok());
}

#[test]
fn r12_a_at_least_the_table_minimum() {
    for (amount, taken) in [("4.99", false), ("5", true), ("5.01", true)] {
        let round = GAME.round(&format!("{SEVEN_SIX} | 1: banker {amount}"));
        assert_eq!(play(open(ID, "min=5").as_mut(), &round).is_ok(), taken, "{amount}");
    }
}

#[test]
fn r12_b_cards_go_singly_to_either_hand() {
    for set in ["faces=up", "faces=down"] {
        let table = GAME.played(set, &format!("{SEVEN_SIX} | 1: player 10"));
        let dealt = "player 7h, banker 6c, player Kc, banker Qd";
        assert!(seen(table.as_ref(), Viewer::Croupier).starts_with(dealt), "{set}");
    }
}

/// A hand in which both sides draw.
const SIX_CARDS: &str = "player Kh 4c 4d | banker Kd 5h 2s | 1: player 10";

#[test]
fn r12_c_all_cards_open_or_all_hidden() {
    let up = "player Kh, banker Kd, player 4c, banker 5h, player 4d, banker 2s";
    assert_eq!(seen(GAME.played("", SIX_CARDS).as_ref(), Viewer::Public), up);
    assert_eq!(seen(GAME.played("faces=up", SIX_CARDS).as_ref(), Viewer::Public), up);
    let table = GAME.played("faces=down", SIX_CARDS);
    for viewer in [Viewer::Public, Viewer::Seat(seat(1)), Viewer::Seat(seat(8))] {
        let cards = seen(table.as_ref(), viewer);
        let open = cards.split(", ").filter(|card| !card.starts_with('+') && !card.ends_with('?'));
        assert_eq!(open.count(), 0, "{cards}");
    }
    assert!(breach(ID, "faces=openers").contains("(ca:fortune-7-baccarat/12.c)"));
}

#[test]
fn r12_d_hidden_player_cards_are_turned_first_and_singly() {
    let table = GAME.played("faces=down", SIX_CARDS);
    let turned = "player ?, banker ?, player ?, banker ?, +player Kh, +player 4c, +banker Kd, ";
    assert!(seen(table.as_ref(), Viewer::Public).starts_with(turned));
}

#[test]
fn r12_e_third_cards_are_hidden_as_well() {
    let table = GAME.played("faces=down", SIX_CARDS);
    let thirds = "+banker 5h, player ?, +player 4d, banker ?, +banker 2s";
    assert!(seen(table.as_ref(), Viewer::Public).ends_with(thirds));
}

#[test]
fn r12_f_hidden_banker_cards_are_turned_after_the_players() {
    let mut table = open(ID, "faces=down");
    let round = "bank 8 1000 | 1: player 10";
    let due = play(table.as_mut(), round).expect_err("no card was given");
    assert_eq!(due.rule.map(|rule| rule.id), Some("ca:fortune-7-baccarat/12.b"));
    for face in ["Kh", "Kd", "4c", "5h"] {
        assert!(matches!(table.next(), Ask::Card { face: Face::Down, .. }));
        table.deal(card(face)).expect("dealt");
    }
    for (of, face) in [("player", "Kh"), ("player", "4c"), ("banker", "Kd"), ("banker", "5h")] {
        assert_eq!(table.turns().as_deref(), Some(of));
        assert!(table.deal(card("4d")).is_err(), "not before all are turned");
        assert_eq!(table.turn().expect("shown").to_string(), face);
    }
    assert_eq!(table.wants(), Some(("player".into(), Face::Down)));
}

#[test]
fn r13_player_hits_to_five_and_stands_from_six() {
    let rest = "banker 7d Qd | 1: player 10";
    for (n, card) in (0..).zip(["K", "A", "2", "3", "4", "5", "6", "7", "8", "9"]) {
        let two = format!("player Kh {card}c | {rest}");
        let three = format!("player Kh {card}c Kd | {rest}");
        let (wrong, right) = if n <= 5 { (two, three) } else { (three, two) };
        GAME.refuses(&wrong, if n <= 7 { "13" } else { "14" });
        GAME.played("", &right);
    }
}
