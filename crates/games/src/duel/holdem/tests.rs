//! Section 11 of the British book, 11.2 to 11.15: what the four hold 'em games share; and the
//! hands and small steps with which the tests of each game are written.
//!
//! Rules: uk:

use super::super::best_of_seven;
use super::super::facts::Strength;
use crate::check::{breach, card, check, open, pack, play, refused};
use crate::testing::Looks as _;
use crate::{CATALOG, find};
use cards::Card;
use hands::Category::{
    self, Flush, FourOfAKind, FullHouse, HighCard, Pair, RoyalFlush, Straight, StraightFlush,
    ThreeOfAKind, TwoPair,
};
use law::uk;
use money::Cents;
use table::{Ask, Bet, Face, Party, Seat, Table, Verbs as _, Viewer, What};

pub(super) const BONUS: &str = "uk/texas-holdem-bonus";
pub(super) const BONUS_PROGRESSIVE: &str = "uk/texas-holdem-bonus-progressive";
pub(super) const ULTIMATE: &str = "uk/ultimate-texas-holdem";
pub(super) const CASINO: &str = "uk/casino-holdem";
pub(super) const CASINO_PROGRESSIVE: &str = "uk/casino-holdem-progressive-5-7";
pub(super) const TWO_WAY: &str = "uk/two-way-holdem";

/// The cards of a round in which seat 1 makes each kind of hand and beats a dealer with a pair or
/// better.
pub(super) const ROYAL: &str = "seat1 Ah Kh | board Qh Jh Th 2c 3d | dealer 2d 2s";
pub(super) const STRAIGHT_FLUSH: &str = "seat1 9h 8h | board 7h 6h 5h 2c 3d | dealer 2d 2s";
pub(super) const FOUR: &str = "seat1 9h 9d | board 9c 9s 5h 2c 3d | dealer Ad Ac";
pub(super) const FULL_HOUSE: &str = "seat1 9h 9d | board 9c 5s 5h 2c 3d | dealer Ad Ac";
pub(super) const FLUSH: &str = "seat1 Ah 2h | board 9h 5h 3h Kc Qd | dealer Kd Ks";
pub(super) const STRAIGHT: &str = "seat1 9h 8d | board 7c 6s 5h 2c Kd | dealer Ad Ac";
pub(super) const THREE: &str = "seat1 9h 9d | board 9c 6s 4h 2c Kd | dealer Ad Ac";
pub(super) const TWO_PAIRS: &str = "seat1 9h 8d | board 9c 8s 4h 2c Kd | dealer Ad Ac";
/// A pair of nines against a pair of eights, and against a pair of tens.
pub(super) const PAIR: &str = "seat1 9h 3d | board 9c 6s 4h 2c Kd | dealer 8h 8s";
pub(super) const LOWER: &str = "seat1 9h 3d | board 9c 6s 4h 2c Kd | dealer Th Ts";
/// Both play the board, a pair of kings.
pub(super) const ALIKE: &str = "seat1 2h 3d | board Kh Kc Qd Js 9h | dealer 2d 3h";
/// A dealer with ace high: below seat 1's pair of twos, above its ace high, alike.
pub(super) const ABOVE_HIGH: &str = "seat1 2c 3d | board Ah Kc 9d 7s 2h | dealer Qc Jd";
pub(super) const BELOW_HIGH: &str = "seat1 4c 3d | board Ah Kc 9d 7s 2h | dealer Qc Jd";
pub(super) const ALIKE_HIGH: &str = "seat1 2c 3d | board Ah Kc Qd Js 9h | dealer 4c 5d";

/// A table with these wagers, in dollars, and betting closed.
pub(super) fn sit(id: &str, set: &str, bets: &[(u8, &str, i64)]) -> Box<dyn Table> {
    let mut table = open(id, set);
    for (n, wager, dollars) in bets {
        let bet = Bet::new(seat(*n), *wager, Cents::dollars(*dollars));
        table.stake(&bet).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    table.close().unwrap_or_else(|refusal| panic!("{refusal}"));
    table
}

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Deals these cards.
#[track_caller]
pub(super) fn deal(table: &mut dyn Table, cards: &str) {
    for card in cards::parse_cards(cards).expect("cards") {
        table.deal(card).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

#[track_caller]
pub(super) fn act(table: &mut dyn Table, n: u8, text: &str) {
    table.decide(seat(n), text).unwrap_or_else(|refusal| panic!("{refusal}"));
}

/// What the table waits for, in a word or two.
pub(super) fn asked(table: &dyn Table) -> String {
    match table.next() {
        Ask::Card { to, face: Face::Up, .. } => format!("{to} up"),
        Ask::Card { to, face: Face::Down, .. } => format!("{to} down"),
        Ask::Card { to, face: Face::Own(seat), .. } => format!("{to} for {seat}"),
        Ask::Show { of, .. } => format!("show {of}"),
        Ask::Decide { seat } => format!("{}: {}", seat.n(), table.words(seat).join(", ")),
        Ask::Settlement => "settlement".into(),
        other => panic!("{other:?}"),
    }
}

/// A decision that is refused by a rule and changes nothing.
#[track_caller]
pub(super) fn refuses(table: &mut dyn Table, n: u8, text: &str, rule: &str) {
    let before = table.state();
    let refusal = table.decide(seat(n), text).expect_err(text);
    assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{text}: {refusal}");
    assert_eq!(table.state(), before, "{text}");
}

/// A card that is refused by a rule.
#[track_caller]
pub(super) fn no_card(table: &mut dyn Table, rule: &str) {
    let before = table.state();
    let refusal = table.deal(Card::all().last().expect("a card")).expect_err("no card is due");
    assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule), "{refusal}");
    assert_eq!(table.state(), before);
}

/// Shows every card that is to be shown now.
pub(super) fn show_all(table: &mut dyn Table) {
    while let Ask::Show { .. } = table.next() {
        table.show().expect("a card");
    }
}

fn strength(cards: &str) -> Strength {
    let cards = cards::parse_cards(cards).expect("cards");
    best_of_seven(&cards[..2], &cards[2..])
}

/// 11.7: every name with its worst hand and its best one.
#[rustfmt::skip]
const NAMES: [(Category, &str, &str); 10] = [
    (RoyalFlush,    "As Ks Qs Js Ts", "Ah Kh Qh Jh Th"),
    (StraightFlush, "5h 4h 3h 2h Ah", "Kd Qd Jd Td 9d"),
    (FourOfAKind,   "2s 2h 2d 2c 3s", "As Ah Ad Ac Ks"),
    (FullHouse,     "2s 2h 2d 3c 3s", "As Ah Ad Kc Ks"),
    (Flush,         "7h 5h 4h 3h 2h", "As Ks Qs Js 9s"),
    (Straight,      "5h 4s 3h 2h Ah", "As Ks Qs Js Th"),
    (ThreeOfAKind,  "2s 2h 2d 4c 3s", "As Ah Ad Kc Qs"),
    (TwoPair,       "3s 3h 2d 2c 4s", "As Ah Kd Kc Qs"),
    (Pair,          "2s 2h 5d 4c 3s", "As Ah Kd Qc Js"),
    (HighCard,      "7s 5h 4d 3c 2s", "As Kh Qd Jc 9s"),
];

/// The hand of that place in the list has its name, and its worst beats the best of the next.
#[track_caller]
fn ranks(place: usize) {
    let (kind, worst, best) = NAMES[place];
    assert_eq!([strength(worst).kind, strength(best).kind], [kind as u8; 2]);
    assert!(strength(worst).number <= strength(best).number);
    if let Some((_, _, next)) = NAMES.get(place + 1) {
        assert!(strength(worst).number > strength(next).number, "{worst} against {next}");
    }
}

#[test]
fn r11_2_four_versions_and_their_side_wagers() {
    #[rustfmt::skip]
    let listed: [(&str, &[&str]); 6] = [
        (BONUS, &["ante", "bonus-jackpot", "flop", "river", "turn"]),
        (BONUS_PROGRESSIVE, &["ante", "bonus-jackpot", "flop", "progressive", "river", "turn"]),
        (CASINO, &["aa-bonus", "ante", "call"]),
        (CASINO_PROGRESSIVE, &["aa-bonus", "ante", "call", "progressive-5-7"]),
        (TWO_WAY, &["ante", "blind", "flop", "river", "two-way"]),
        (ULTIMATE, &["ante", "blind", "play", "trips"]),
    ];
    let mut ids: Vec<&str> = CATALOG.iter().map(|entry| entry.id()).collect();
    ids.retain(|id| id.starts_with("uk/") && id.contains("hold"));
    ids.sort_unstable();
    let mut known = listed.map(|(id, _)| id);
    known.sort_unstable();
    assert_eq!(ids, known);
    for (id, wagers) in listed {
        let mut found: Vec<String> = open(id, "").ids();
        found.sort_unstable();
        assert_eq!(found, wagers, "{id}");
    }
    assert!(find("uk/texas-holdem").is_err());
    assert!(open(CASINO, "").sign().mark("trips").is_none());
    // A house may leave side wagers out, by that rule, and nothing else.
    assert_eq!(breach(CASINO, "offers.aa-bonus=false"), "");
    assert!(open(CASINO, "offers.aa-bonus=false").sign().mark("aa-bonus").is_none());
    for id in [BONUS, ULTIMATE, CASINO, TWO_WAY] {
        assert_ne!(breach(id, "offers.ante=false"), "", "{id}");
    }
}

#[test]
fn r11_3_one_pack_of_52() {
    for id in [BONUS, ULTIMATE, CASINO, TWO_WAY] {
        let pack = pack(id, "");
        assert_eq!(Card::all().filter(|card| pack.count(*card) == 1).count(), 52, "{id}");
        assert_eq!(pack.cards().count(), 52, "{id}");
        assert_ne!(breach(id, "decks=2"), "", "{id}");
    }
    refused(BONUS, "", "1: ante 10 | seat1 Ah Ah", "uk:11.3");
    refused(CASINO, "", "1: ante 10 | seat1 Ah 2h | dealer 3h 4h | board 5h 2h 6h", "uk:11.3");
    let mut table = sit(BONUS, "", &[(1, "ante", 10)]);
    deal(table.as_mut(), "Ah");
    let before = table.state();
    assert!(table.deal(card("Ah")).is_err());
    assert_eq!((table.state(), asked(table.as_ref())), (before, "seat1 for seat 1".into()));
}

#[test]
fn r11_5_wagers_keep_to_the_posted_limits() {
    let set = "min=5 max=100 side_min=2 side_max=50";
    let with = |ante: &str, side: &str| format!("1: ante {ante}, bonus-jackpot {side} | seat1 Ah");
    for (ante, side) in [("4.99", "2"), ("100.01", "2"), ("5", "1.99"), ("5", "50.01")] {
        refused(BONUS, set, &with(ante, side), "uk:11.5");
    }
    for (ante, side) in [("5", "2"), ("100", "50"), ("5.01", "49.99")] {
        // The second card is missing: the wagers were taken.
        refused(BONUS, set, &with(ante, side), "uk:11.10");
    }
    for (id, wager) in [(ULTIMATE, "blind"), (CASINO, "ante"), (TWO_WAY, "two-way")] {
        for outside in ["4.99", "100.01"] {
            refused(id, "min=5 max=100", &format!("1: {wager} {outside}"), "uk:11.5");
        }
    }
    // What is posted for the table binds the wagers beside the game, too.
    for (id, wager) in [(BONUS, "bonus-jackpot"), (CASINO, "aa-bonus")] {
        for (amount, rule) in
            [("4.99", "uk:11.5"), ("5", "uk:11.10"), ("100", "uk:11.10"), ("100.01", "uk:11.5")]
        {
            let round = format!("1: ante 10, {wager} {amount} | seat1 Ah");
            refused(id, "min=5 max=100", &round, rule);
        }
    }
    assert!(breach(BONUS, "min=10 max=9.99").contains("(uk:11.5)"));
    assert_eq!(breach(BONUS, "min=10 max=10"), "");
}

#[test]
fn r11_6_an_ace_is_high_and_low_only_below_a_five() {
    let round = |cards: &str, result: &str| {
        let acts = "1: ante 10 | act 1 flop | act 1 check | act 1 check";
        check(BONUS, "", &format!("{acts} | {cards}"), result);
    };
    let high = "1 ante pushes 0 uk:11.38; 1 flop wins 20 uk:11.37";
    let straight = "1 ante wins 10 uk:11.38; 1 flop wins 20 uk:11.37";
    // Ace high is above king high.
    round("seat1 Ah 2h | board 9c 7d 8s 3c 4h | dealer Kc Qd", high);
    // 5-4-3-2-A is a straight, below 6-5-4-3-2; Q-K-A-2-3 is none.
    round("seat1 Ah 2h | board 3c 4d 5s Kc 9h | dealer Ac Qd", straight);
    let loses = "1 ante loses 10 uk:11.35; 1 flop loses 20 uk:11.35";
    round("seat1 Ah 2h | board 3c 4d 5s Kc 9h | dealer 6c 2d", loses);
    round("seat1 Ah 2h | board 3c Kd Qs 9h 8c | dealer Jc 7d", high);
    // 10-J-Q-K-A is the highest.
    round("seat1 Ah 2h | board Tc Jd Qs Kh 8c | dealer 9c 7d", straight);
}

#[test]
fn r11_7_hands_of_one_name_compare_by_their_cards() {
    let better = [
        ("Ks Kh 4d 3c 2s", "Qs Qh Ad Kc Js"),
        ("Ks Kh Ad 3c 2s", "Ks Kh Qd Jc 9s"),
        ("Ks Kh Ad Jc 3s", "Ks Kh Ad Jc 2s"),
        ("3s 3h 2d 2c As", "3s 3h 2d 2c Ks"),
        ("3s 3h 3d 2c 2s", "2s 2h 2d Ac As"),
        ("9h 5h 4h 3h 2h", "8d 7d 5d 4d 3d"),
    ];
    for (one, other) in better {
        assert!(strength(one).number > strength(other).number, "{one} against {other}");
        assert_eq!(strength(one).kind, strength(other).kind, "{one} and {other}");
    }
    // Suits never decide.
    assert_eq!(strength("Ks Kh 4d 3c 2s"), strength("Kd Kc 4s 3h 2d"));
}

#[test]
fn r11_7_a_royal_flush() {
    ranks(0);
}

#[test]
fn r11_7_b_straight_flush() {
    ranks(1);
}

#[test]
fn r11_7_c_four_of_a_kind() {
    ranks(2);
}

#[test]
fn r11_7_d_full_house() {
    ranks(3);
}

#[test]
fn r11_7_e_flush() {
    ranks(4);
}

#[test]
fn r11_7_f_straight() {
    ranks(5);
}

#[test]
fn r11_7_g_three_of_a_kind() {
    ranks(6);
}

#[test]
fn r11_7_h_two_pairs() {
    ranks(7);
}

#[test]
fn r11_7_i_one_pair() {
    ranks(8);
}

#[test]
fn r11_7_j_no_pair() {
    ranks(9);
    assert!(strength("Ks 5h 4d 3c 2s").number > strength("Qs Jh Td 9c 7s").number);
}

#[test]
fn r11_8_e_playing_the_board() {
    let acts = "1: ante 10 | 2: ante 10 | act 1 flop | act 1 check | act 1 check \
                | act 2 flop | act 2 check | act 2 check | seat2 3s 4h";
    // Seat 1 has a hole card in its hand, seat 2 and the dealer play the board.
    let round = format!("{acts} | seat1 As 2c | board Kh Kc Qd Js 9h | dealer 2d 3h");
    let lines = "2 ante pushes 0 uk:11.36; 2 flop pushes 0 uk:11.36; \
                 1 ante pushes 0 uk:11.38; 1 flop wins 20 uk:11.37";
    check(BONUS, "", &round, lines);
}

#[test]
fn r11_8_f_fold_surrenders_the_wagers() {
    let cards = "seat1 Ah Ad | board 2c 7d 9h Ts 5d | dealer Kc Qd";
    let round = format!("1: ante 10, bonus-jackpot 5 | act 1 fold | {cards}");
    let lines = "1 bonus-jackpot loses 5 reading:uk-holdem-bonus-fold; 1 ante loses 10 uk:11.20";
    check(BONUS, "", &round, lines);
    let mut table = sit(BONUS, "", &[(1, "ante", 10), (2, "ante", 10)]);
    deal(table.as_mut(), "Ah Ad 2h 2d Kc Qd");
    act(table.as_mut(), 1, "fold");
    for again in ["flop", "fold", "check"] {
        refuses(table.as_mut(), 1, again, "uk:11.19");
    }
}

#[test]
fn r11_9_one_bettor_to_a_position() {
    for (id, first) in [(BONUS, "ante"), (ULTIMATE, "blind"), (CASINO, "ante"), (TWO_WAY, "ante")]
    {
        refused(id, "", &format!("1: {first} 10 | 1+1: {first} 10"), "uk:11.9");
        refused(id, "", &format!("1: {first} 10 | 8: {first} 10"), "uk:11.9");
        for seats in ["0", "8"] {
            assert!(breach(id, &format!("seats={seats}")).contains("(uk:11.9)"), "{id}");
        }
        refused(id, "seats=6", &format!("7: {first} 10"), "uk:11.9");
    }
    refused(BONUS, "", "1: ante 10 | 1: ante 10", "uk:11.17");
    refused(CASINO, "", "1: ante 10 | 1: ante 10", "uk:11.78");
}

#[test]
fn r11_10_two_cards_face_down_from_the_left() {
    for id in [BONUS, CASINO] {
        let mut table = sit(id, "", &[(5, "ante", 10), (2, "ante", 10)]);
        let mut order = Vec::new();
        for card in cards::parse_cards("Ah Kh 2c 3c 9d 9s").expect("cards") {
            order.push(asked(table.as_ref()));
            table.deal(card).expect("a card");
        }
        let [two, five] = ["seat2 for seat 2", "seat5 for seat 5"];
        assert_eq!(order, [two, two, five, five, "dealer down", "dealer down"], "{id}");
        let known = |what: &&What| matches!(what, What::Dealt { card, .. } if card.is_known());
        let sees = |viewer| table.whats(viewer).iter().filter(known).count();
        let seen = [Viewer::Public, Viewer::Seat(seat(2)), Viewer::Croupier].map(sees);
        assert_eq!(seen, [0, 2, 6], "{id}");
    }
}

#[test]
fn r11_12_two_one_or_no_hole_card() {
    let acts = "1: ante 10, blind 10, trips 1 | act 1 play 40";
    let trips = |cards: &str, pays: u32| {
        let settled = play(open(ULTIMATE, "").as_mut(), &format!("{acts} | {cards}"));
        let lines = settled.expect("settled").lines;
        let line = lines.iter().find(|line| line.wager == "trips").expect("a line");
        assert_eq!(line.pays, Cents::dollars(i64::from(pays)), "{cards}");
    };
    trips("seat1 Ah Ad | board Ac 7d 8s 2h 3c | dealer Kc Qd", 3);
    trips("seat1 Ah 4d | board Ac As 8s 2h 9c | dealer Kc Qd", 3);
    trips("seat1 4h 5d | board Ac As Ad 2h 9c | dealer Kc Qd", 3);
    // The best five of the seven, and not the first that come.
    trips("seat1 9h 8d | board 7h 6h 5h 9c 2h | dealer Kc Qd", 6);
    trips("seat1 4h 8d | board 7h 6h 5h 9c 3h | dealer Kc Qd", 40);
}

#[test]
fn r11_13_wagers_stand_against_the_house() {
    let mut table = open(BONUS, "");
    let refusal = table.bank(seat(1), Cents::dollars(100), None).expect_err("a bank");
    assert_eq!(refusal.rule, Some(uk::R11_13));
    // One wins and one loses; nothing goes from the one to the other.
    let round = "1: ante 10 | 2: ante 10 | act 1 flop | act 1 check | act 1 check | act 2 flop \
                 | act 2 check | act 2 check | seat1 Ah Ad | seat2 3c 4d | dealer Kc Qd \
                 | board 2c 7d 9h Ts 5d";
    let settled = play(table.as_mut(), round).expect("settled");
    for moved in &settled.transfers {
        let bank = |party| matches!(party, Party::House | Party::Layout);
        assert!(bank(moved.from) || bank(moved.to), "{moved:?}");
    }
    assert_eq!(settled.net(Party::Seat(seat(1))), Cents::dollars(20));
    assert_eq!(settled.net(Party::Seat(seat(2))), Cents::dollars(-30));
}

#[test]
fn r11_14_decisions_from_the_left() {
    let mut table = sit(BONUS, "", &[(7, "ante", 10), (2, "ante", 10), (5, "ante", 10)]);
    deal(table.as_mut(), "Ah Kh 2c 3c 9d 9s 4h 4s");
    for n in [2, 5, 7] {
        assert_eq!(asked(table.as_ref()), format!("{n}: flop, fold"));
        refuses(table.as_mut(), 3, "flop", "uk:11.19");
        refuses(table.as_mut(), n, "dance", "uk:11.14");
        let other = if n == 7 { 2 } else { 7 };
        refuses(table.as_mut(), other, "flop", "uk:11.19");
        act(table.as_mut(), n, "flop");
    }
    deal(table.as_mut(), "Jc Jd 8h");
    assert_eq!(asked(table.as_ref()), "2: turn, check");
}

#[test]
fn r11_15_settlement_from_the_right() {
    let fold = |n: u8, hole: &str| format!("{n}: ante 10 | act {n} fold | seat{n} {hole}");
    let round = [fold(2, "2c 7d"), fold(7, "3c 8d"), fold(5, "4c 9d")].join(" | ");
    let lines = "7 ante loses 10 uk:11.20; 5 ante loses 10 uk:11.20; 2 ante loses 10 uk:11.20";
    check(BONUS, "", &format!("{round} | dealer Ah Ad | board Kc Qd Jh 5s 6c"), lines);
}

#[test]
fn the_worst_pairs_have_the_numbers_that_are_counted() {
    assert_eq!(strength("2h 2c 5d 4s 3h").number, super::PAIR);
    assert_eq!(strength("Ah Kc Qd Js 9h").number, super::PAIR - 1);
    assert_eq!(strength("4h 4c 5d 3s 2h").number, super::PAIR_OF_FOURS);
    assert_eq!(strength("3h 3c Ad Ks Qh").number, super::PAIR_OF_FOURS - 1);
}
