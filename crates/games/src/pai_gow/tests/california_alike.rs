//! Joker's Wild and Pai Gow Poker of California: what both say alike, each by its own number.
//!
//! Rules: table

use super::california_ruled::{
    at_first_decision, boxed, exposed, joker_or_ace, looked, one_looked, opened_early, opens_last,
    rule_on, second_card,
};
use super::figure;
use crate::california::rotation::{Eligibility, law};
use crate::check::{Banked, check, eligibility, open, pack, play, refused, seat};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rule, rules};
use table::{Ask, Rota, Verbs as _, Viewer, What};

const WILD: Banked = Banked { id: "ca/jokers-wild-pai-gow-poker", bank: 7 };
const PLAIN: Banked = Banked { id: "ca/pai-gow-poker", bank: 7 };

/// A dealer without a pair: Q-7-5-3-2 behind, 10-9 in front.
pub(super) const QUEEN: &str = "2c 3d 5h 7s 9c Td Qh";
/// A pair of kings, and A-J in front.
pub(super) const KINGS: &str = "Kh Kd 4s 6c 8h As Jc";

fn game(book: &str) -> Banked {
    if book == "ca:pai-gow-poker/" { PLAIN } else { WILD }
}

const TABLE: RuleTable<Banked, 2> = RuleTable {
    books: ["ca:jokers-wild-pai-gow-poker/", "ca:pai-gow-poker/"],
    rows: &[
        rule("s1.b", "the deck", deck),
        rule("s1.c", "what a joker is", joker),
        rule("s1.d", "each meets the player-dealer alone", alone),
        rule("s2.1.a", "wagers, then dice", wagers_then_dice),
        rule("s2.1.b", "1, 8 and 15 are the player-dealer's", dice),
        rule("s2.2", "seven cards face down", seven_cards),
        rule("s2.3.a", "both hands higher win", both_win),
        rule("s2.3.b", "one won and one lost push", one_each),
        rule("s2.3.c", "both lower, or one lower and one tied, lose", both_lose),
        rule("s2.3.d", "one won and one tied push", won_and_tied),
        rule("s2.3.e", "even money", both_win),
        rule("s2.4", "five and two face down", five_and_two),
        rule("s2.5", "five cards must outrank two", must_outrank),
        rule("s2.6.a", "five aces, and a pair of aces", best),
        rule("s2.6.1", "five aces", five_aces),
        rule("s2.6.2", "royal flush", ranks),
        rule("s2.6.3", "straight flush", ranks),
        rule("s2.6.4", "four of a kind", ranks),
        rule("s2.6.5", "full house, by its three", full_houses),
        rule("s2.6.6", "flush", ranks),
        rule("s2.6.7", "straight", straights),
        rule("s2.6.8", "three of a kind", ranks),
        rule("s2.6.9", "two pair", ranks),
        rule("s2.6.10", "a pair", ranks),
        rule("s2.6.11", "high card", high_card),
        rule("1", "clockwise from the button", clockwise),
        rule("3", "dice place the button", dice),
        rule("4.a", "the player-dealer's hand opens last", opens_last),
        rule("4.b", "opened early, others go the logical way", opened_early),
        rule("5.a", "two hands running at most", goes_round),
        rule("5.b", "to those who wagered", goes_round),
        rule("6.a", "a joker or an ace spoils the deal", joker_or_ace),
        rule("6.b", "a second card spoils the deal", second_card),
        rule("6.c", "two have looked", looked),
        rule("6.d", "the player-dealer's hand was looked at", looked),
        rule("7", "one has looked", one_looked),
        rule("8.a", "a boxed card is replaced at once", boxed),
        rule("8.b", "an exposed card is replaced at the end", exposed),
        rules(["9", ""], "any card", joker),
        rules(["10.a", "9.a"], "a player sets the hand, once", sets_once),
        rules(["10.b", "9.b"], "the logical way on request", on_request),
        rules(["11", "10"], "cards count as they read", cards_read),
        rules(["12", "11"], "two above five are a foul", foul),
        rules(["13", "12"], "a wrong number is a foul", miscounted),
        rules(["14", "13"], "one hand for each", one_hand),
        rules(["15", "14"], "behind a foul the logical way counts", behind_foul),
        rules(["16", "15"], "the player-dealer says how it sets", bank_sets),
        rules(["17", "16"], "true values", cards_read),
        rules(["18", "17"], "the player-dealer never fouls", bank_fouls),
        rules(["18", "17"], "a foul of the player-dealer's goes the logical way", bank_fouled),
        rules(["19", "18"], "set again if both rise", bank_again),
    ],
};

#[test]
fn both_games_say_alike() {
    TABLE.check(game);
}

/// Seat 1 with ten, the player-dealer's cards, and how both set.
fn hand(own: &str, dealer: &str, act: &str, bank: &str) -> String {
    format!("seat1 {own} | dealer {dealer} | 1: base 10 | act 1 {act} | act 7 {bank}")
}

fn by_way(own: &str, dealer: &str) -> String {
    hand(own, dealer, "house-way", "house-way")
}

/// Five behind and two in front against seven, the player-dealer by the logical way.
#[track_caller]
fn meets(game: Banked, five: &str, front: &str, dealer: &str, expected: &str) {
    let act = format!("set {front}");
    game.pays(&hand(&format!("{five} {front}"), dealer, &act, "house-way"), expected);
}

const WINS: &str = "1 base wins 10";
const PUSHES: &str = "1 base pushes 0";
const LOSES: &str = "1 base loses 10";

fn deck(game: Banked, _: &str) {
    assert_eq!(pack(game.id, "").jokers(), 1);
    assert_eq!(pack(game.id, "").cards().count(), 52);
    if game.id == WILD.id {
        for n in 0..=3 {
            assert_eq!(pack(game.id, &format!("jokers={n}")).jokers(), n);
        }
        assert!(!crate::check::breach(game.id, "jokers=4").is_empty());
    }
}

fn joker(game: Banked, _: &str) {
    // Two sevens and a joker: three of a kind where it is any card, a pair beside an ace else.
    let expected = if game.id == WILD.id { WINS } else { PUSHES };
    meets(game, "7c 7d X 6h 4s", "Kd Jd", "3c 3d 3h Ts 9d 8c 2h", expected);
    meets(game, "5c X 7h 8d 9c", "Ad Kd", "4c 4d 4h 9s 7d Jc 2h", WINS);
}

fn alone(game: Banked, _: &str) {
    let round = format!(
        "seat1 {KINGS} | seat2 2h 2d 3s 5c 7h 8s Ts | dealer {QUEEN} | 1: base 10 | 2: base 20 | \
         act 1 house-way | act 2 house-way | act 7 house-way"
    );
    game.pays(&round, "1 base wins 10; 2 base pushes 0");
}

fn wagers_then_dice(game: Banked, rule: &str) {
    let mut table = open(game.id, "");
    table.bank(seat("7"), money::Cents::dollars(100), None).expect("banks");
    let bet = |n: &str| table::Bet::new(seat(n), "base", money::Cents::dollars(10));
    table.stake(&bet("1")).expect("a wager");
    table.close().expect("closed");
    let refusal = table.stake(&bet("2")).expect_err("closed");
    assert_eq!(refusal.rule.map(|r| r.id), Some(rule));
}

fn dice(game: Banked, _: &str) {
    for (throw, first, settled) in [("1 1 1", 2, 2), ("3 3 2", 7, 1), ("5 5 5", 7, 1)] {
        let mut table = open(game.id, "");
        table.bank(seat("7"), money::Cents::dollars(1000), None).expect("banks");
        for n in 1..=6 {
            let bet = table::Bet::new(seat(&n.to_string()), "base", money::Cents::dollars(10));
            table.stake(&bet).expect("a wager");
        }
        table.close().expect("closed");
        table.throw(throw).expect("dice");
        let Ask::Card { to, .. } = table.next() else { panic!("no card is due") };
        let expected = if first == 7 { "dealer".to_string() } else { format!("seat{first}") };
        assert_eq!(to, expected, "{throw}");
        while let Ask::Card { .. } = table.next() {
            let known: Vec<cards::AnyCard> =
                table.whats(Viewer::Croupier).iter().filter_map(dealt).collect();
            let free = cards::Card::all().map(cards::AnyCard::from);
            let card = free.into_iter().find(|card| !known.contains(card)).expect("a card");
            table.deal(card).expect("dealt");
        }
        loop {
            match table.next() {
                Ask::Decide { seat } => table.decide(seat, "house-way").expect("decided"),
                Ask::Show { .. } => table.show().expect("shown"),
                _ => break,
            }
        }
        let settlement = table.settle().expect("settled");
        assert_eq!(settlement.lines[0].seat, settled, "{throw}");
    }
}

fn dealt(what: &What) -> Option<cards::AnyCard> {
    match what {
        What::Dealt { card, .. } => Some(*card),
        _ => None,
    }
}

fn seven_cards(game: Banked, rule: &str) {
    let six = "Kh Kd 4s 6c 8h As";
    refused(game.id, "", &game.round(&by_way(six, QUEEN)), rule);
    let table = game.played("", &by_way(KINGS, QUEEN));
    let seen = |viewer: Viewer| {
        table.whats(viewer).iter().filter_map(dealt).filter(|c| c.is_known()).count()
    };
    assert_eq!((seen(Viewer::Seat(seat("1"))), seen(Viewer::Public)), (7, 0));
}

fn both_win(game: Banked, _: &str) {
    game.pays(&by_way(KINGS, QUEEN), WINS);
}

fn one_each(game: Banked, _: &str) {
    game.pays(&hand(KINGS, QUEEN, "set 4s 6c", "house-way"), PUSHES);
}

fn both_lose(game: Banked, _: &str) {
    game.pays(&by_way("Jh Jd 4s 6c 8h 3h 2h", "Kc Kd 5h 7s 9c Td 2c"), LOSES);
    game.pays(&hand("Jc 7d 5s 3h 2s Ts 9h", QUEEN, "set Ts 9h", "house-way"), LOSES);
    game.pays(&hand("Qc 7d 5s 3h 2s Ts 8h", QUEEN, "set Ts 8h", "house-way"), LOSES);
    // Two ties (reading:ca-pai-gow-double-copy).
    let both = "1 base loses 10 reading:ca-pai-gow-double-copy";
    game.pays(&hand("Qc 7d 5s 3h 2s Ts 9h", QUEEN, "set Ts 9h", "house-way"), both);
}

fn won_and_tied(game: Banked, _: &str) {
    game.pays(&hand("Kh Kd 4s 6c 8h Tc 9d", QUEEN, "set Tc 9d", "house-way"), PUSHES);
    game.pays(&hand("Qc 7d 5s 3h 2s Js Th", QUEEN, "set Js Th", "house-way"), PUSHES);
}

fn five_and_two(game: Banked, rule: &str) {
    refused(game.id, "", &game.round(&hand(KINGS, QUEEN, "set As 2d", "house-way")), rule);
    refused(game.id, "", &game.round(&hand(KINGS, QUEEN, "set As As", "house-way")), rule);
    let table = game.played("", &hand(KINGS, QUEEN, "set As Jc", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

fn must_outrank(game: Banked, _: &str) {
    // Fives behind fours, fours behind fours, and threes behind fours.
    let low = "2c 3d 7h 8s 9c Jd Qh";
    game.pays(&hand("5c 5d 4h 4s 6c 9h Kd", low, "set 4h 4s", "house-way"), WINS);
    game.pays(&hand("4c 4d 4h 4s 6c 9h Kd", low, "set 4h 4s", "house-way"), WINS);
    game.pays(&hand("3c 3h 4h 4s 6c 9h Kd", low, "set 4h 4s", "house-way"), LOSES);
}

fn best(game: Banked, _: &str) {
    let table = game.played("", &by_way(KINGS, "Ah Ad Ac Ks X Qh Qd"));
    assert!(figure(table.as_ref(), "dealer").contains(" / "));
    meets(game, "Kc Kd 3h 3s 2c", "Ah Ad", "Qc Qd Jh Js 9c 7d 4h", WINS);
}

fn five_aces(game: Banked, _: &str) {
    meets(game, "Ac Ad Ah As X", "Kd Kh", "4c 5c 6c 7c 8c Jd 2h", WINS);
}

/// Each kind beats the one below it, ace and king in front winning too.
fn ranks(game: Banked, _: &str) {
    for (five, front, dealer) in [
        ("Ts Js Qs Ks As", "Ad Kd", "4c 5c 6c 7c 8c Jd 2h"),
        ("5s 6s 7s 8s 9s", "Ad Kd", "4c 4d 4h 4s 9d 7c 2h"),
        ("3s 3d 3h 7s 7d", "Ad Kd", "2c 4c 6c 8c Tc Jd 5h"),
        ("2s 4s 6s 8s Ts", "Ad Kd", "4c 5d 6h 7s 8c Jd 2h"),
        ("5c 6s 7h 8d 9c", "Ad Kd", "4c 4d 4h 9s 7d Jc 2h"),
        ("5c 5s 5d 6h 2d", "As Kd", "4c 4d 3c 3h Ah 9d 8s"),
        ("5c 5s 6d 6h 2d", "Kd Ad", "4c 4d 2h 7s 9h Td Qs"),
        ("5c 5s 2d 3h 6d", "Kd Ad", QUEEN),
    ] {
        meets(game, five, front, dealer, WINS);
    }
    // Four of a kind go by their rank.
    meets(game, "5s 5d 5h 5c 7d", "Ad Kd", "4c 4d 4h 4s 9d 7c 2h", WINS);
}

fn full_houses(game: Banked, _: &str) {
    // Both keep a full house by choice: kings over sevens beat tens over aces.
    let round = hand("Kh Kd Kc 7s 7h 3d 2c", "Th Td Tc As Ah 2d 2h", "set 3d 2c", "set 2d 2h");
    game.pays(&round, PUSHES);
    let round = hand("Th Td Tc As Ah 3d 2c", "Kh Kd Kc 7s 7h 4d 2h", "set 3d 2c", "set 4d 2h");
    game.pays(&round, LOSES);
}

fn straights(game: Banked, _: &str) {
    ranks(game, "");
    // A-2-3-4-5 is the lowest, unless the house has it second (reading:ca-pai-gow-wheel).
    let round = game.round(&hand(
        "Ad 2s 3s 4s 5h Kd Qd",
        "9c Td Jc Qc Ks 4d 2h",
        "set Kd Qd",
        "house-way",
    ));
    check(game.id, "", &round, PUSHES);
    check(game.id, "wheel=second", &round, WINS);
}

fn high_card(game: Banked, _: &str) {
    meets(game, "Kc 8d 6s 4h 3s", "Qs Jh", QUEEN, WINS);
    meets(game, "Qc 7d 5s 3h 2s", "Js Th", QUEEN, PUSHES);
}

fn clockwise(game: Banked, _: &str) {
    let deal = format!(
        "seat1 {KINGS} | seat3 2h 2d 3s 5c 7h 8s Ts | dealer {QUEEN} | 1: base 10 | 3: base 20 | \
         act 1 house-way | act 3 house-way | act 7 house-way"
    );
    for (action, order) in [(1, [1, 3]), (2, [3, 1]), (3, [3, 1])] {
        let round = format!("bank 7 1000 action {action} | {deal}");
        let settlement = play(open(game.id, "").as_mut(), &round).expect("settled");
        let seats: Vec<u8> = settlement.lines.iter().map(|line| line.seat).collect();
        assert_eq!(seats, order, "{action}");
    }
}

fn goes_round(game: Banked, _: &str) {
    assert_eq!(eligibility(game.id), Eligibility::PriorBet);
    let seats: Vec<table::Seat> = (1..=2).filter_map(table::Seat::new).collect();
    let mut bank = Rota::new(law(eligibility(game.id)), &seats);
    for _ in 0..2 {
        assert_eq!(bank.offered(), Some(seats[0]));
        bank.takes(seats[0]).expect("takes it");
        bank.over(&[seats[1]], &[]);
    }
    assert_eq!(bank.offered(), Some(seats[1]));
}

fn sets_once(game: Banked, rule: &str) {
    game.pays(&hand(KINGS, QUEEN, "set 8h 6c", "house-way"), PUSHES);
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "set 8h 6c").expect("set");
    let again = table.decide(seat("1"), "house-way").expect_err("set");
    assert_eq!(again.rule.map(|r| r.id), Some(rule));
}

fn on_request(game: Banked, _: &str) {
    let table = game.played("", &hand(KINGS, QUEEN, "logical-way", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "Kh Kd 4s 6c 8h / As Jc");
}

fn cards_read(game: Banked, _: &str) {
    // Whatever was said: a straight lies behind, and it counts.
    meets(game, "5c 6s 7h 8d 9c", "4d 3d", "4c 4s 4h 9s 7d Jc 2h", PUSHES);
}

fn foul(game: Banked, rule: &str) {
    let round =
        hand("Kh Kd 2s 4c 6h 8d Tc", QUEEN.replace("Td", "Ts").as_str(), "set Kh Kd", "house-way");
    game.pays(&round, &format!("{LOSES} {rule}"));
    // As far as money covers.
    let round = format!("bank 7 4 | {round}");
    check(game.id, "", &round, &format!("1 base loses 4 {rule}"));
}

fn miscounted(game: Banked, rule: &str) {
    for front in ["As", "As Jc 8h", "As Jc 8h 6c", "Kh Kd 4s 6c 8h As"] {
        let round = hand(KINGS, QUEEN, &format!("set {front}"), "house-way");
        game.pays(&round, &format!("{LOSES} {rule}"));
    }
}

fn one_hand(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    rule_on(table.as_mut(), rule, "seat 2").expect("ruled");
    table.decide(seat("1"), "house-way").expect("set");
    assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
}

fn behind_foul(game: Banked, _: &str) {
    let round = format!(
        "seat1 {KINGS} | dealer {QUEEN} | 1: base 10 | 1+1: base 20 | act 1 set Kh Kd | \
         act 7 house-way"
    );
    game.pays(&round, "1 base loses 10; 1+1 base wins 20");
}

fn bank_sets(game: Banked, rule: &str) {
    // Q-10 in front of a 9: the player-dealer's own choice beats J-8.
    let round = |bank: &str| hand("Kh Kd 4s 6c 8h 3s Jc", QUEEN, "set Jc 8h", bank);
    game.pays(&round("house-way"), WINS);
    game.pays(&round("set Td 9c"), WINS);
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    for _ in 0..7 {
        table.show().expect("a card");
    }
    assert!(matches!(table.next(), Ask::Decide { seat: asked, .. } if asked == seat("7")));
    table.decide(seat("7"), "set 9c 7s").expect("set");
    let again = table.decide(seat("7"), "house-way").expect_err("set");
    assert_eq!(again.rule.map(|r| r.id), Some(rule));
}

fn bank_fouls(game: Banked, rule: &str) {
    for set in ["set Qh Td", "set Qh", "set Qh Td 9c"] {
        let round = game.round(&hand(KINGS, QUEEN, "house-way", set));
        refused(game.id, "", &round, rule);
    }
}

fn bank_again(game: Banked, rule: &str) {
    let dealer = "2c 3d 5h 7s 9c 9d Qh";
    // Threes and deuces in front of a broken pair: both hands rise by the logical way.
    let round = |set: &str| hand(KINGS, dealer, "set As Jc", set);
    let ruled = |set: &str| format!("{} | ruled@99 {rule}", round(set));
    let table = game.played("", &ruled("set 9c 2c"));
    assert_eq!(figure(table.as_ref(), "dealer"), "2c 3d 5h 9c 9d / 7s Qh");
    refused(game.id, "", &game.round(&ruled("set Qh 7s")), rule);
    // A straight hidden in two pairs: the logical way splits them, and raises one hand alone.
    let round = hand(KINGS, "9s 9h 8c 8d 7d 6h 5h", "set As Jc", "set 6h 5h");
    let table = game.played("", &format!("{round} | ruled@99 {rule}"));
    assert_eq!(figure(table.as_ref(), "dealer").split(" / ").nth(1), Some("9h 8d"));
}

/// A foul that the dealer let stand goes the logical way.
fn bank_fouled(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    assert!(rule_on(table.as_mut(), rule, "").is_err());
    table.decide(seat("1"), "set As Jc").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    for _ in 0..7 {
        table.show().expect("a card of the player-dealer's");
    }
    assert!(table.decide(seat("7"), "set Qh Td").is_err());
    rule_on(table.as_mut(), rule, "").expect("ruled");
    table.decide(seat("7"), "set Qh Td").expect("set");
    assert_eq!(figure(table.as_ref(), "dealer"), "2c 3d 5h 7s Qh / 9c Td");
}
