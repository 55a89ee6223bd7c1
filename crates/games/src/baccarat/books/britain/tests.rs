//! Sections 2 and 6 of the British book up to Punto Banco 2000, rule by rule. Who deals (6.3 to
//! 6.12) is tested where the shoe is passed, Dragon Bonus in a file of its own.
//!
//! Rules: uk:

use super::super::testing::{assert_grid, card, floor, seen};
use crate::baccarat::books::ALL;
use crate::baccarat::facts::{Coup, Winner};
use crate::baccarat::{Baccarat, PLAYER, Round, Rules};
use crate::check::{breach, check, open, play, posted, refused};
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use money::{Cents, Odds};
use std::cmp::Ordering;
use table::{Bet, Deals, Kind, Oral, Party, Reads, Seat, Told, Verbs as _, Viewer, Want};

const PUNTO: &str = "uk/punto-banco";
const PUNTO_2000: &str = "uk/punto-banco-2000";
const DRAGON: &str = "uk/punto-banco-dragon-bonus";

/// The player's hand 7, the banker's 6.
const SEVEN_SIX: &str = "player 7h Kc | banker 6c Kd";
/// The player's hand 6, the banker's 7.
const SIX_SEVEN: &str = "player 6h Kc | banker 7c Kd";

/// What the player's hand counts against a banker who stands on 7.
#[track_caller]
fn point(cards: &str) -> u8 {
    let mut table = open(PUNTO, "");
    let round = format!("player {cards} | banker 7c Kd | 1: player 1");
    play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{cards}: {refusal}"));
    table.figure("player_points").expect("a point").parse().expect("a number")
}

#[test]
fn r2_3_only_the_games_of_the_book_are_found() {
    let ids = CATALOG.iter().map(|entry| entry.id());
    let ids: Vec<&str> = ids.filter(|id| id.starts_with("uk/punto")).collect();
    assert_eq!(ids, [PUNTO, PUNTO_2000, DRAGON]);
    for dropped in ["uk/baccarat-banque", "uk/chemin-de-fer", "uk/midi-baccarat"] {
        assert!(find(dropped).is_err(), "{dropped}");
    }
}

#[test]
fn r2_4_e_better_odds_need_no_consent_and_are_shown() {
    let set = "odds.banker.banker-wins=1:1";
    check(PUNTO, set, &format!("{SIX_SEVEN} | 1: banker 20"), "1 banker wins 20 uk:6.18");
    let line = &open(PUNTO, set).lines("banker")[0];
    assert_eq!((line.label.as_ref(), line.pays.as_str()), ("banker wins", "1 to 1"));
}

#[test]
fn r2_5_c_wagers_stand_against_the_bank_alone() {
    let mut table = open(PUNTO, "");
    let round = format!("{SEVEN_SIX} | 1: player 10 | 2: banker 30");
    let settled = play(table.as_mut(), &round).expect("settled");
    let net = |party| settled.net(party);
    let [one, two] = [1, 2].map(|n| Party::Seat(Seat::new(n).expect("a seat")));
    assert_eq!([one, two, Party::House].map(net), [10, -30, 20].map(Cents::dollars));
    for moved in &settled.transfers {
        let banked =
            [moved.from, moved.to].iter().any(|p| [Party::House, Party::Layout].contains(p));
        assert!(banked, "{moved:?}");
    }
    refused(PUNTO, "", "bank 1 100 | 2: player 10", "uk:2.5.c");
}

#[test]
fn r2_7_no_progressive_wager_without_rules_for_it() {
    for id in [PUNTO, PUNTO_2000, DRAGON] {
        let table = open(id, "");
        assert!(table.sign().marks.iter().all(|mark| mark.kind != Kind::Progressive), "{id}");
        refused(id, "", &format!("{SEVEN_SIX} | 1: progressive 1"), "uk:6.2");
    }
}

#[test]
fn r2_8_odds_below_the_printed_ones_are_refused() {
    floor(PUNTO, "odds.banker.banker-wins", ["18:20", "19:20", "20:20"], "uk:6.18");
    floor(PUNTO, "odds.player.punter-wins", ["9:10", "1:1", "11:10"], "uk:6.19");
    floor(PUNTO, "odds.tie.equal-merit", ["7:1", "8:1", "9:1"], "uk:6.20");
    floor(PUNTO_2000, "odds.banker.banker-wins", ["19:20", "1:1", "2:1"], "uk:6.29");
    floor(PUNTO_2000, "odds.banker.banker-wins-with-6", ["1:3", "1:2", "2:3"], "uk:6.29");
}

#[test]
fn r6_2_wagers_of_other_books_are_refused() {
    for wager in ["dragon-7", "panda-8", "match-pair-player", "perfect-pair", "bonus"] {
        for id in [PUNTO, PUNTO_2000, DRAGON] {
            refused(id, "", &format!("{SEVEN_SIX} | 1: player 10, {wager} 10"), "uk:6.2");
            assert!(breach(id, &format!("offers.{wager}=true")).contains("no option"), "{id}");
        }
    }
}

#[test]
fn r6_14_wagers_keep_to_the_posted_limits() {
    for wager in ["player", "banker", "tie"] {
        let round = |amount| format!("{SEVEN_SIX} | 1: {wager} {amount}");
        for outside in ["4.99", "100.01"] {
            refused(PUNTO, "min=5 max=100", &round(outside), "uk:6.14");
        }
        for inside in ["5", "5.01", "99.99", "100"] {
            assert!(play(open(PUNTO, "min=5 max=100").as_mut(), &round(inside)).is_ok());
        }
    }
}

#[test]
fn r6_14_nobody_stakes_twice_through_one_place() {
    let set = "min=5 max=100";
    refused(PUNTO, set, &format!("{SEVEN_SIX} | 1: player 100 | 1+1: player 100"), "uk:6.14");
    refused(PUNTO, set, &format!("{SEVEN_SIX} | 1: player 100, player 100"), "uk:6.2");
}

#[test]
fn r6_15_spoken_wager_needs_cover_and_confirmation() {
    let said = |wager: &str, amount, cover, confirmed| {
        let oral = Some(Oral { cover: Cents::new(cover), confirmed });
        Bet { oral, ..Bet::new(Seat::FIRST, wager, Cents::new(amount)) }
    };
    for id in [PUNTO, PUNTO_2000, DRAGON] {
        let mut table = open(id, "max=100");
        for (cover, confirmed) in [(999, true), (0, true), (1000, false), (1001, false)] {
            let refusal = table.stake(&said("player", 1000, cover, confirmed));
            let rule = refusal.expect_err("a refusal").rule.map(|rule| rule.id);
            assert_eq!((rule, table.lying()), (Some("uk:6.15"), vec![]), "{id} {cover}");
        }
        for (wager, cover) in [("player", 1000), ("banco", 1001)] {
            table.stake(&said(wager, 1000, cover, true)).expect("accepted");
        }
        let lying = table.lying();
        let lying: Vec<_> = lying.iter().map(|l| (l.wager.as_ref(), l.amount.get())).collect();
        assert_eq!(lying, [("player", 1000), ("banker", 1000)], "{id}");
        // Spoken or not, it keeps to the limits.
        let refusal = table.stake(&said("tie", 10_001, 10_001, true));
        assert_eq!(refusal.expect_err("a refusal").rule.map(|r| r.id), Some("uk:6.14"), "{id}");
    }
}

#[test]
fn r6_16_ace_one_pictures_ten_others_their_number() {
    assert_eq!(point("Ah Kc Kd"), 1);
    for n in 2..=9 {
        let cards = if n < 6 { format!("{n}h Kc Kd") } else { format!("{n}h Kc") };
        assert_eq!(point(&cards), n);
    }
    for picture in ["Tc", "Jc", "Qc", "Kc"] {
        assert_eq!(point(&format!("7h {picture}")), 7, "{picture} is ten, which is dropped");
    }
}

#[test]
fn r6_17_point_is_what_remains_below_ten() {
    assert_eq!(point("5h 5c Kd"), 0, "Baccarat");
    assert_eq!([point("4h 5c"), point("9h 9c"), point("9h 7c")], [9, 8, 6]);
    assert_eq!(point("6h 9c 9d"), 4, "24 less two tens");
}

#[test]
fn r6_17_hand_has_two_or_three_cards() {
    refused(PUNTO, "", "player 7h | banker 6c Kd | 1: player 1", "uk:6.21");
    let round = "player Kh Kc Kd Ks | banker 7c Kd | 1: player 1";
    refused(PUNTO, "", round, "uk:6.17");
    refused(PUNTO, "", "player Kh Kc Kd | banker Kh Kc Kd Ks | 1: player 1", "uk:6.17");
}

#[test]
fn r6_18_banco_pays_nineteen_to_twenty() {
    check(PUNTO, "", &format!("{SIX_SEVEN} | 1: banker 20"), "1 banker wins 19 uk:6.18");
    // Reading uk-minimum-rounding: 4.75 cents are 5, and 19 of 20 are 19.
    check(PUNTO, "", &format!("{SIX_SEVEN} | 1: banco 0.05"), "1 banker wins 0.05 uk:6.18");
    check(PUNTO, "", &format!("{SIX_SEVEN} | 1: banco 0.20"), "1 banker wins 0.19 uk:6.18");
    check(PUNTO, "", &format!("{SIX_SEVEN} | 1: banco 0.21"), "1 banker wins 0.20 uk:6.18");
}

#[test]
fn r6_19_punto_pays_even() {
    check(PUNTO, "", &format!("{SEVEN_SIX} | 1: punto 20"), "1 player wins 20 uk:6.19");
    let set = "odds.player.punter-wins=11:10";
    check(PUNTO, set, &format!("{SEVEN_SIX} | 1: player 20"), "1 player wins 22 uk:6.19");
}

#[test]
fn r6_20_egalite_pays_eight_to_one() {
    let tie = "player 7h Kc | banker 7c Kd | 1: egalite 20";
    check(PUNTO, "", tie, "1 tie wins 160 uk:6.20");
    check(PUNTO, "odds.tie.equal-merit=9:1", tie, "1 tie wins 180 uk:6.20");
}

#[test]
fn r6_21_four_cards_to_punter_and_banker_in_turn() {
    let mut table = open(PUNTO, "");
    play(table.as_mut(), &format!("{SEVEN_SIX} | 1: player 1")).expect("settled");
    let dealt = "player 7h, banker 6c, player Kc, banker Kd";
    assert_eq!(seen(table.as_ref(), Viewer::Public), dealt);
    refused(PUNTO, "", "player 7h Kc | banker 6c | 1: player 1", "uk:6.21");
}

#[test]
fn r6_22_punter_draws_to_five_and_stands_from_six() {
    let banker = "banker 7c Kd | 1: player 1";
    for card in ["K", "A", "2", "3", "4", "5"] {
        refused(PUNTO, "", &format!("player Kh {card}c | {banker}"), "uk:6.22");
        assert!(
            play(open(PUNTO, "").as_mut(), &format!("player Kh {card}c Kd | {banker}")).is_ok()
        );
    }
    for (card, rule) in [("6", "uk:6.22"), ("7", "uk:6.22"), ("8", "uk:6.23"), ("9", "uk:6.23")] {
        refused(PUNTO, "", &format!("player Kh {card}c Kd | {banker}"), rule);
        assert!(play(open(PUNTO, "").as_mut(), &format!("player Kh {card}c | {banker}")).is_ok());
    }
}

#[test]
fn r6_22_further_card_lies_face_upwards() {
    let mut table = open(PUNTO, "");
    play(table.as_mut(), "player Kh 5c 4d | banker 7c Kd | 1: player 1").expect("settled");
    assert!(seen(table.as_ref(), Viewer::Public).ends_with(", player 4d"));
}

#[test]
fn r6_23_eight_or_nine_of_the_banker_stops_the_punter() {
    // Reading uk-natural-stop.
    for natural in ["8", "9"] {
        for card in ["K", "A", "2", "3", "4", "5"] {
            let banker = format!("banker Kd {natural}s | 1: banker 20");
            refused(PUNTO, "", &format!("player Kh {card}c Kc | {banker}"), "uk:6.23");
            check(PUNTO, "", &format!("player Kh {card}c | {banker}"), "1 banker wins 19");
        }
    }
    refused(PUNTO, "", "player Kh Kc | banker 7c Kd | 1: player 1", "uk:6.22");
}

#[test]
fn r6_23_eight_or_nine_of_the_punter_stops_the_banker() {
    for natural in ["8", "9"] {
        let player = format!("player Kh {natural}c");
        refused(PUNTO, "", &format!("{player} | banker Kd Ks 9s | 1: player 20"), "uk:6.23");
        check(PUNTO, "", &format!("{player} | banker Kd Ks | 1: player 20"), "1 player wins 20");
    }
    refused(PUNTO, "", "player Kh 7c | banker Kd Ks | 1: player 20", "uk:6.24");
}

#[test]
fn r6_24_banker_draws_or_stands_when_nobody_has_eight_or_nine() {
    refused(PUNTO, "", "player Kh 6c | banker Kd 5s | 1: player 20", "uk:6.24");
    check(PUNTO, "", "player Kh 6c | banker Kd 5s 3s | 1: banker 20", "1 banker wins 19");
    refused(PUNTO, "", "player Kh 6c | banker Kd 6s 3s | 1: banker 20", "uk:6.24");
    check(PUNTO, "", "player Kh 6c | banker Kd 6s | 1: tie 20", "1 tie wins 160");
}

/// 6.25: the hands in their order, best first, as number of cards and point.
fn merit(cards: u8, point: u8) -> usize {
    const ORDER: [(&[u8], u8); 12] = [
        (&[2], 9),
        (&[2], 8),
        (&[3], 9),
        (&[3], 8),
        (&[2, 3], 7),
        (&[2, 3], 6),
        (&[2, 3], 5),
        (&[2, 3], 4),
        (&[2, 3], 3),
        (&[2, 3], 2),
        (&[2, 3], 1),
        (&[2, 3], 0),
    ];
    ORDER.iter().position(|(n, own)| n.contains(&cards) && *own == point).expect("a hand")
}

#[test]
fn r6_25_each_place_of_the_order_beats_the_next() {
    let above = [
        "player 9h Kc | banker 8d Kd",
        "player 8h Kc | banker 7d Kd",
        "player Kh 4c 5d | banker Kd 5h 3s",
        "player Kh 4c 4d | banker 7d Kd",
        "player 7h Kc | banker 6d Kd",
        "player 6h Kc | banker 5d Kd Kh",
        "player Kh 5c Kc | banker 4d Kd",
        "player Kh 4c Kc | banker Kd 3d Ks",
        "player Kh 3c Kc | banker Kd 2d Ks",
        "player Kh 2c Kc | banker Kd Ad Ks",
        "player Kh Ac Kc | banker Kd Kd Ks",
    ];
    for hands in above {
        check(PUNTO, "", &format!("{hands} | 1: player 20"), "1 player wins 20 uk:6.19");
        check(PUNTO, "", &format!("{hands} | 1: banker 20"), "1 banker loses 20 uk:6.25");
    }
}

/// The coup that these values make: two counts, and third cards for the hands that draw.
fn coup(rules: &Rules, counts: [u8; 2], thirds: [u8; 2]) -> Coup {
    let mut round = Round::EMPTY;
    let opening = [0, 0, counts[0], counts[1]];
    for dealt in 0.. {
        let Want::Deal { to, .. } = Baccarat::ask(rules, &round) else { break };
        let at = Baccarat::next_spot(&round, to);
        let third = if at == PLAYER { thirds[0] } else { thirds[1] };
        let card = card(opening.get(dealt).copied().unwrap_or(third));
        Baccarat::tell(rules, &mut round, Told::Card { at, card });
    }
    <Baccarat as Reads<Coup>>::facts(rules, &round, Seat::FIRST).expect("a coup that is over")
}

#[test]
fn r6_25_order_of_merit_and_points_never_disagree() {
    // Reading uk-order-of-merit: every coup that a shoe can deal.
    let variant = ALL.iter().find(|variant| variant.id == PUNTO).expect("a table");
    let rules = variant.post(&posted("")).expect("lawful").rules;
    let digits = |n: u16| [n / 1000, n / 100 % 10, n / 10 % 10, n % 10].map(|digit| digit as u8);
    let mut three_card_nines = 0;
    for [player, banker, third, fourth] in (0..10_000).map(digits) {
        let coup = coup(&rules, [player, banker], [third, fourth]);
        let merits = [(coup.player_cards, coup.player), (coup.banker_cards, coup.banker)];
        let [player, banker] = merits.map(|(cards, point)| merit(cards, point));
        let by_merit = match player.cmp(&banker) {
            Ordering::Less => Winner::Player,
            Ordering::Greater => Winner::Banker,
            Ordering::Equal => Winner::Tie,
        };
        assert_eq!(coup.winner(), by_merit, "{coup:?}");
        three_card_nines += u32::from(coup.player_is(3, 9));
    }
    assert!(three_card_nines > 0, "the third place of the order was met");
}

#[test]
fn r6_26_equal_hands_void_punto_and_banco_and_win_egalite() {
    let wagers = "1: player 10, banker 10, tie 10";
    let expected = "1 player pushes 0 uk:6.26; 1 banker pushes 0 uk:6.26; 1 tie wins 80 uk:6.20";
    check(PUNTO, "", &format!("player 7h Kc | banker 7c Kd | {wagers}"), expected);
    check(PUNTO, "", &format!("player Kh Kc 7c | banker 7c Kd | {wagers}"), expected);
    let expected = "1 player wins 10 uk:6.19; 1 banker loses 10 uk:6.25; 1 tie loses 10 uk:6.26";
    check(PUNTO, "", &format!("{SEVEN_SIX} | {wagers}"), expected);
}

/// 6.27 as it is printed: the punter given 0 to 9, then no card.
const TABLE_OF_PLAY: [(u8, &str); 4] =
    [(3, "DDDDDDDDSDD"), (4, "SSDDDDDDSSD"), (5, "SSSSDDDDSSD"), (6, "SSSSSSDDSSS")];

/// 6.27: what it says of the banker beside the table.
const BESIDE_IT: [(u8, &str); 4] =
    [(0, "DDDDDDDDDDD"), (1, "DDDDDDDDDDD"), (2, "DDDDDDDDDDD"), (7, "SSSSSSSSSSS")];

#[test]
fn r6_27_cards_are_drawn_by_the_table_of_play() {
    assert_grid(PUNTO, &TABLE_OF_PLAY);
    assert_grid(PUNTO, &BESIDE_IT);
}

#[test]
fn r6_28_punto_banco_2000_is_the_same_game_but_for_banco() {
    assert_grid(PUNTO_2000, &TABLE_OF_PLAY);
    assert_grid(PUNTO_2000, &BESIDE_IT);
    for (hands, twenty) in [
        (SEVEN_SIX, [("wins", 20), ("loses", 20), ("loses", 20)]),
        ("player 7h Kc | banker 7c Kd", [("pushes", 0), ("pushes", 0), ("wins", 160)]),
    ] {
        let [player, banker, tie] = twenty.map(|(result, amount)| format!("{result} {amount}"));
        let expected = format!("1 player {player}; 1 banker {banker}; 1 tie {tie}");
        for id in [PUNTO, PUNTO_2000] {
            check(id, "", &format!("{hands} | 1: player 20, banker 20, tie 20"), &expected);
        }
    }
    check(PUNTO_2000, "", &format!("{SIX_SEVEN} | 1: banker 20"), "1 banker wins 20 uk:6.29");
}

#[test]
fn r6_29_banco_pays_even_but_half_on_a_six() {
    // Reading uk-2000-six: in two cards or three.
    for (banker, pays) in [("Kd 5h", 20), ("Kd 6h", 10), ("Kd 7h", 20)] {
        let round = format!("player Kh Ac 2d | banker {banker} | 1: banker 20");
        check(PUNTO_2000, "", &round, &format!("1 banker wins {pays} uk:6.29"));
    }
    for (third, pays) in [("3s", 20), ("4s", 10), ("5s", 20)] {
        let round = format!("player Kh Kc 4d | banker Kd 2h {third} | 1: banker 20");
        check(PUNTO_2000, "", &round, &format!("1 banker wins {pays} uk:6.29"));
    }
    // Reading uk-minimum-rounding: 2.5 cents are 3.
    let round = "player Kh Ac 2d | banker Kd 6h | 1: banker 0.05";
    check(PUNTO_2000, "", round, "1 banker wins 0.03 uk:6.29");
    let round = "player 7h Kc | banker 6c Kd | 1: banker 20";
    check(PUNTO_2000, "", round, "1 banker loses 20 uk:6.25");
}

#[test]
fn r6_30_each_table_takes_one_kind_of_banco() {
    for (id, odds) in [(PUNTO, vec![(19, 20)]), (PUNTO_2000, vec![(1, 1), (1, 2)])] {
        let table = open(id, "");
        let bancos = table.sign().marks.iter().filter(|mark| mark.title == "Banco").count();
        assert_eq!(bancos, 1, "{id}");
        let odds: Vec<Odds> = odds.into_iter().map(|(n, d)| Odds::to(n, d)).collect();
        assert_eq!(table.odds("banker"), odds, "{id}");
    }
    assert!(breach(PUNTO, "odds.banker.banker-wins-with-6=1:2").contains("no option"));
    refused(PUNTO, "", &format!("{SIX_SEVEN} | 1: banker 10, banco 10"), "uk:6.2");
}
