//! Cards, dice, decisions and totals.
//!
//! Rules: table

use super::super::testing::{
    Text, dealing, faces, finish, hand, opened, refusal, seat, text, tie,
};
use super::super::{Way, total};
use super::dice::dice_decide;
use crate::california::rotation::law as rota_law;
use crate::check::{breach, card, check, eligibility, open, pack, refused};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rules};
use cards::Rank;
use money::Cents;
use table::{Ask, Bet, Face, Input, Outcome, Party, Rota, Verbs as _, Viewer, What};

const TABLE: RuleTable<Text, 3> = RuleTable {
    books: ["ca:super-9/", "ca:pan-9-bonus-tie/", "ca:super-pan-9-bonus-tie/"],
    rows: &[
        rules(["s1.a s1.d", "", "s5.d"], "the player-dealer wins low ties", low_ties),
        rules(["s2.6.b", "s2.6.b", "s5.e s5.g"], "other ties push", ties),
        rules(["s1.b", "s1.a", "s1.b"], "36 cards a deck", deck),
        rules(["", "", "s1.a"], "two to twelve decks", decks),
        rules(["s1.c", "s1.c", "s1.c s5.b s5.c"], "nearer to nine wins", nearer),
        rules(["s2.1", "s2.1", "s3.e"], "wagers before the cards", closes),
        rules(["s2.2.a 4.a", "s2.2.a s2.2.c 4.a", "s3.b s3.d"], "dice place the button", dice),
        rules(["s2.2.b 4.b", "s2.2.b 4.b", "s3.c"], "9 and 17", nine_and_seventeen),
        rules(["s2.3.a", "s2.3.a", "s3.h"], "three cards face down", face_down),
        rules(["", "", "s3.f"], "one by one from the button", one_by_one),
        rules(["s2.3.b", "s2.3.b", "s1.d"], "values", values),
        rules(["s2.3.c", "s2.3.c", "s1.e"], "last digit", last_digit),
        rules(["s2.4.a", "s2.4.a", "s3.i"], "in turn from the left", in_turn),
        rules(["s2.4.b", "s2.4.b", ""], "set is set", set_stays),
        rules(["", "", "s3.k"], "a drawn card is not looked at", unseen),
        rules(["s2.4.c", "s2.4.c", "s4.a s4.b s4.c"], "must, may and must not", player_ways),
        rules(["s2.5.a", "s2.5.a", "s4.d"], "the player-dealer opens last", opens_last),
        rules(["s2.5.b", "s2.5.b", "s4.e s4.f s4.g"], "the player-dealer's ways", bank_ways),
        rules(["s2.6.a", "s2.6.a", "s5.a"], "hands open from the button", from_the_button),
        rules(["5.a 5.b", "5.a 5.b", "s7.a"], "the bank goes round", goes_round),
        rules(["5.c 5.d", "", ""], "to bettors, and newcomers last", to_bettors),
        rules(["", "", "s3.a"], "somebody must bank", must_bank),
        rules(["6.a", "6.a", ""], "nobody acts on an open bank", open_bank),
        rules(["7 7.a 7.b", "7 7.a 7.b", "s4.i s4.j s4.k"], "the logical way", logical_way),
        rules(["11", "11", ""], "who banks says that he stands", says_stand),
        rules(["1", "1", ""], "money that has run out", runs_out),
        rules(["4.a", "4.a", "s3.b"], "dice not told, short money", dice_decide),
        rules(["", "", "s2.a"], "eight seats", eight_seats),
        rules(["", "", "s2.e"], "limits", limits),
        rules(["", "", "s7.b s7.c"], "the room has no part", no_part),
    ],
};

#[test]
fn the_texts_say_alike() {
    TABLE.check(text);
}

fn low_ties(text: Text, _: &str) {
    assert!(text.low_ties);
    for total in [0, 1] {
        text.pays(&format!("{} | 1: base 10", tie(total)), "1 base loses 10");
    }
    text.pays(&format!("{} | 1: base 10", tie(2)), "1 base pushes 0");
    check(
        "ca/pan-9-bonus-tie",
        "",
        &format!("bank 8 100 | {} | 1: base 10", tie(0)),
        "1 base pushes 0",
    );
}

fn ties(text: Text, rule: &str) {
    for total in 0..10 {
        let round = format!("{} | 1: base 10", tie(total));
        let by = match (text.low_ties, total) {
            (true, 0 | 1) => continue,
            // Super Pan 9 has a rule for ties below seven and one from seven up.
            (_, 7..) if rule.ends_with("s5.e") => continue,
            (_, 2..=6) if rule.ends_with("s5.g") => continue,
            _ => format!("1 base pushes 0 {rule}"),
        };
        text.pays(&round, &by);
    }
}

fn deck(text: Text, rule: &str) {
    let pack = pack(text.game.id, "decks=2");
    assert_eq!(pack.len(), 72);
    for rank in [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Ten] {
        assert_eq!(pack.count_rank(rank), 0);
    }
    for rank in [Rank::Ace, Rank::Two, Rank::Six, Rank::Jack, Rank::Queen, Rank::King] {
        assert_eq!(pack.count_rank(rank), 8);
    }
    for gone in ["7h", "8h", "9h", "Th"] {
        let round = format!("seat1 {gone} Kh Kd | dealer Kc Qc 6c | 1: base 10 | act 1 stand");
        text.refuses(&round, rule);
    }
}

fn decks(text: Text, rule: &str) {
    for decks in [2, 12] {
        assert_eq!(pack(text.game.id, &format!("decks={decks}")).len(), 36 * decks);
    }
    for decks in [1, 13] {
        assert!(breach(text.game.id, &format!("decks={decks}")).contains(rule));
    }
}

fn nearer(text: Text, _: &str) {
    text.pays(
        "seat1 3h 5h Kh | seat2 Kh Qh 6h | seat3 2h 5h Kh | dealer 2c 5c Kc \
         | 1: base 10 | 2: base 20 | 3: base 30 | act 1 stand | act 2 stand | act 3 stand",
        "1 base wins 10; 2 base loses 20; 3 base pushes 0",
    );
}

fn closes(text: Text, rule: &str) {
    let bet = |n| Bet::new(seat(n), "base", Cents::dollars(10));
    let mut table = open(text.game.id, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&bet(1)).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.deal(card("Kh"))), rule);
    // In the older texts the cup is opened when all wagers are made; in the newer one before.
    let cup = Input::Throw("1 2 3".into());
    assert_eq!(table.check(&cup).is_ok(), rule.ends_with("s3.e"));
    table.stake(&bet(2)).unwrap();
    table.close().unwrap();
    assert!(table.check(&cup).is_ok());
    assert_eq!(refusal(table.as_mut(), |t| t.stake(&bet(3))), rule);
    table.deal(card("Kh")).unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.withdraw(seat(1), "base")), rule);
}

/// Where the button lies after a throw.
fn button(text: Text, bank: u8, throw: &str) -> (u8, Vec<String>) {
    let all = (1..=8).filter(|n| *n != bank).map(|n| format!("{n}: base 10"));
    let mut table = text.laid(bank, &all.collect::<Vec<_>>().join(" | "));
    table.throw(throw).unwrap_or_else(|refusal| panic!("{refusal}"));
    let at = table.whats(Viewer::Public).into_iter().find_map(|what| match what {
        What::Button { seat, .. } => Some(seat.n()),
        _ => None,
    });
    for _ in 0..8 {
        table.deal(card("Kh")).expect("a card");
    }
    (at.expect("a button"), dealing(&*table))
}

/// Three dice of each sum.
const THROWS: [&str; 16] = [
    "1 1 1", "1 1 2", "1 1 3", "1 1 4", "1 1 5", "1 1 6", "1 2 6", "1 3 6", "1 4 6", "1 5 6",
    "1 6 6", "2 6 6", "3 6 6", "4 6 6", "5 6 6", "6 6 6",
];

fn dice(text: Text, _: &str) {
    // With eight positions and the player-dealer as the first: 3 is the third, 8 the eighth.
    let positions = [3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2];
    for bank in [1, 6] {
        for (throw, position) in THROWS.into_iter().zip(positions).filter(|(_, p)| *p != 1) {
            let at = (bank + position - 2) % 8 + 1;
            let (button, dealt) = button(text, bank, throw);
            assert_eq!(button, at, "{throw}");
            assert_eq!(dealt[0], format!("seat{at}"), "{throw}: first cards");
        }
    }
    let mut table = text.laid(8, "1: base 10");
    for wrong in ["1 2", "1 2 7", "0 1 1", "four"] {
        refusal(table.as_mut(), |t| t.throw(wrong));
    }
    table.throw("1 2 3").unwrap();
    refusal(table.as_mut(), |t| t.throw("1 2 3"));
}

fn nine_and_seventeen(text: Text, _: &str) {
    for throw in ["1 2 6", "5 6 6"] {
        for bank in [2, 8] {
            let left = bank % 8 + 1;
            let (at, dealt) = button(text, bank, throw);
            assert_eq!((at, dealt[0].as_str()), (left, "dealer"));
            assert_eq!(dealt[1], format!("seat{left}"));
        }
    }
    // However many are seated: the neighbour on the left has no wager, and is passed over.
    let mut table = text.laid(8, "3: base 10 | 5: base 10");
    table.throw("1 2 6").unwrap();
    assert_eq!(table.wants().expect("a card").0, "dealer");
    table.deal(card("Kh")).unwrap();
    assert_eq!(table.wants().expect("a card").0, "seat3");
}

fn face_down(text: Text, _: &str) {
    let table = text.dealt("Kh Qh 5h", "Kd Qd 4d", "Kc Qc 6c");
    assert_eq!(faces(&*table, "seat1"), [Face::Own(seat(1)); 3]);
    assert_eq!(faces(&*table, "dealer"), [Face::Down; 3]);
    let known = |viewer, spot: &str| {
        let known = |what: &What| match what {
            What::Dealt { to, card, .. } => to == spot && card.is_known(),
            _ => false,
        };
        table.whats(viewer).iter().filter(|what| known(what)).count()
    };
    assert_eq!(known(Viewer::Seat(seat(1)), "seat1"), 3);
    assert_eq!(known(Viewer::Seat(seat(1)), "seat2"), 0);
    assert_eq!(known(Viewer::Seat(seat(8)), "dealer"), 0);
    text.refuses("seat1 Kh Qh | dealer Kc Qc 6c | 1: base 10", {
        match text.game.id {
            "ca/super-9" => "ca:super-9/s2.3.a",
            "ca/pan-9-bonus-tie" => "ca:pan-9-bonus-tie/s2.3.a",
            _ => "ca:super-pan-9-bonus-tie/s3.f",
        }
    });
}

fn one_by_one(text: Text, _: &str) {
    let mut table = text.laid(3, "1: base 10 | 4: base 10 | 7: base 10");
    table.throw("1 1 3").unwrap();
    // Five points from seat 3 are seat 7; the player-dealer has its place behind seat 1.
    for n in 0..12 {
        table.deal(card(["Kh", "Qh", "Jh"][n % 3])).unwrap();
    }
    let round = ["seat7", "seat1", "dealer", "seat4"];
    assert_eq!(dealing(&*table), [round, round, round].concat());
}

fn values(text: Text, _: &str) {
    let small = ["Ah", "2h", "3h", "4h", "5h", "6h"].into_iter().zip(1..);
    for (name, value) in small.chain(["Jh", "Qh", "Kh"].map(|card| (card, 0))) {
        assert_eq!(total(&[card(name)]), value, "{name}");
    }
    // Three, three and an ace make seven, which beats six.
    let round = "seat1 3h 3d Ah | dealer Jc Qc 6c | 1: base 10 | act 1 stand";
    text.pays(round, "1 base wins 10");
}

fn last_digit(text: Text, _: &str) {
    assert_eq!(total(&cards::parse_cards("6h 4h 3h").expect("cards")), 3);
    // The book's example: 6, 4 and 3 are three, which must draw; with a 5 they are eight.
    let round = "seat1 6h 4h 3h 5h | dealer 2c 5c Kc | 1: base 10 | act 1 draw";
    text.pays(round, "1 base wins 10");
}

fn in_turn(text: Text, rule: &str) {
    let mut table = text.laid(3, "2: base 10 | 4: base 10 | 7: base 10");
    for _ in 0..12 {
        let five = if dealing(&*table).len() < 8 { "Kh" } else { "5h" };
        table.deal(card(five)).unwrap();
    }
    let order = [4, 7, 2];
    for (at, n) in order.into_iter().enumerate() {
        assert_eq!(table.next(), Ask::Decide { seat: seat(n) });
        for later in &order[at + 1..] {
            assert_eq!(refusal(table.as_mut(), |t| t.decide(seat(*later), "draw")), rule);
        }
        table.decide(seat(n), "draw").unwrap();
    }
    assert_eq!(table.wants(), Some(("seat4".into(), Face::Down)));
}

fn set_stays(text: Text, rule: &str) {
    let mut table = text.dealt(hand(5), hand(5), "Kc Qc 6c");
    table.decide(seat(1), "stand").unwrap();
    assert_eq!(refusal(table.as_mut(), |t| t.decide(seat(1), "draw")), rule);
}

fn unseen(text: Text, _: &str) {
    let mut table = text.dealt(hand(5), hand(7), "Kc Qc 6c");
    table.decide(seat(1), "draw").unwrap();
    table.decide(seat(2), "stand").unwrap();
    table.deal(card("4d")).unwrap();
    assert_eq!(faces(&*table, "seat1")[3], Face::Down);
}

fn player_ways(text: Text, _: &str) {
    let says = |total: usize| -> Vec<String> {
        let table = text.dealt(hand(total), hand(7), "Kc Qc 6c");
        table.words(seat(1)).into_iter().filter(|word| word != "house-way").collect()
    };
    for total in 0..10 {
        let expected: &[&str] = match total {
            0..=4 => &["draw"],
            5 | 6 => &["draw", "stand"],
            _ => &["stand"],
        };
        assert_eq!(says(total), expected, "{total}");
    }
    let [draws, stands] = match text.game.id {
        "ca/super-9" => ["ca:super-9/s2.4.c"; 2],
        "ca/pan-9-bonus-tie" => ["ca:pan-9-bonus-tie/s2.4.c"; 2],
        _ => ["ca:super-pan-9-bonus-tie/s4.b", "ca:super-pan-9-bonus-tie/s4.a"],
    };
    text.refuses("seat1 Kh Qh 4h | dealer Kc Qc 6c | 1: base 10 | act 1 stand", draws);
    text.refuses("seat1 2h 5h Kh 2d | dealer Kc Qc 6c | 1: base 10 | act 1 draw", stands);
    // A card more than a hand that stood has drawn.
    refused(
        text.game.id,
        "",
        &text.game.round("seat1 2h 5h Kh 2d | dealer Kc Qc 6c | 1: base 10 | act 1 stand"),
        stands,
    );
}

fn opens_last(text: Text, _: &str) {
    let mut table = text.dealt(hand(5), hand(4), "Kc Qc 6c");
    assert!(table.show().is_err());
    table.decide(seat(1), "stand").unwrap();
    assert!(table.show().is_err());
    table.decide(seat(2), "draw").unwrap();
    assert!(table.show().is_err());
    table.deal(card("2d")).unwrap();
    assert_eq!(table.turns().as_deref(), Some("dealer"));
}

fn bank_ways(text: Text, rule: &str) {
    let bets = "1: base 10 | act 1 stand";
    for total in 0..10 {
        let drawn = format!("seat1 3d 5d Kd | dealer {} Kd | {bets}", hand(total));
        let stood = format!("seat1 3d 5d Kd | dealer {} | {bets}", hand(total));
        let settles = |round: &str| {
            let mut table = open(text.game.id, "");
            crate::check::play(table.as_mut(), &text.game.round(round)).is_ok()
        };
        let expected = match Way::of(total as u8) {
            Way::MustDraw => (true, false),
            Way::Five | Way::Six => (true, true),
            Way::MustStand => (false, true),
        };
        assert_eq!((settles(&drawn), settles(&stood)), expected, "{total}");
    }
    if rule.ends_with("s4.f") || rule.ends_with("s4.g") {
        return;
    }
    text.refuses(&format!("seat1 3d 5d Kd | dealer 2c 5c Kc Kd | {bets}"), rule);
}

fn from_the_button(text: Text, _: &str) {
    let mut table = text.laid(8, "1: base 10 | 2: base 10 | 5: base 10");
    table.throw("1 1 1").unwrap();
    for name in ["3h", "2d", "2c", "3s", "5h", "5d", "5c", "5s", "Kh", "Kd", "Kc", "Ks"] {
        table.deal(card(name)).unwrap();
    }
    for n in [1, 2, 5] {
        table.decide(seat(n), "stand").unwrap();
    }
    opened(table.as_mut());
    let shown = |what: What| match what {
        What::Shown { of, .. } => Some(of.to_string()),
        _ => None,
    };
    let mut order: Vec<String> =
        table.whats(Viewer::Public).into_iter().filter_map(shown).collect();
    order.dedup();
    // Three points from seat 8 are seat 2.
    assert_eq!(order, ["dealer", "seat2", "seat5", "seat1"]);
    let settled = table.settle().unwrap();
    let lines: Vec<u8> = settled.lines.iter().map(|line| line.seat).collect();
    assert_eq!(lines, [2, 5, 1]);
    // One that beats the player-dealer's total wins.
    let won = |line: &table::Line| line.result == Outcome::Wins;
    assert_eq!(settled.lines.iter().map(won).collect::<Vec<_>>(), [true, false, true]);
}

fn goes_round(text: Text, _: &str) {
    let mut rota = Rota::new(rota_law(eligibility(text.game.id)), &[2, 5, 7].map(seat));
    for _ in 0..2 {
        assert_eq!(rota.offered(), Some(seat(2)));
        rota.takes(seat(2)).unwrap();
        rota.over(&[5, 7].map(seat), &[]);
    }
    let third = rota.takes(seat(2)).unwrap_err();
    assert_eq!(third.rule.expect("a rule").id, "ca:general/2.b");
    assert_eq!(rota.offered(), Some(seat(5)), "clockwise");
}

fn to_bettors(text: Text, _: &str) {
    let mut rota = Rota::new(rota_law(eligibility(text.game.id)), &[2, 5, 7].map(seat));
    for bettors in [&[seat(5), seat(7)][..], &[seat(7)]] {
        rota.takes(seat(2)).unwrap();
        rota.over(bettors, &[]);
    }
    let refused = |seat, rota: &mut Rota| rota.takes(seat).unwrap_err().rule.expect("a rule").id;
    assert_eq!(refused(seat(5), &mut rota), "ca:general/3.a");
    rota.sits(seat(1));
    assert_eq!(refused(seat(1), &mut rota), "ca:general/3.b");
    rota.declines(seat(7)).unwrap();
    rota.takes(seat(1)).expect("all others have declined");
}

fn must_bank(text: Text, _: &str) {
    let mut table = open(text.game.id, "");
    table.stake(&Bet::new(seat(1), "base", Cents::dollars(10))).unwrap();
    assert!(table.close().is_err());
    refusal(table.as_mut(), |t| t.throw("1 2 3"));
    table.bank(seat(8), Cents::dollars(10), None).unwrap();
    table.close().unwrap();
}

fn open_bank(text: Text, rule: &str) {
    let mut table = text.dealt(hand(5), hand(6), "Kc Qc 6c");
    table.decide(seat(1), "stand").unwrap();
    table.decide(seat(2), "stand").unwrap();
    opened(table.as_mut());
    assert_eq!(refusal(table.as_mut(), |t| t.decide(seat(1), "draw")), rule);
}

fn logical_way(text: Text, _: &str) {
    for total in 0..10 {
        for word in ["house-way", "logical-way"] {
            let mut table = text.dealt(hand(total), hand(7), "Kc Qc 6c");
            table.decide(seat(1), word).unwrap();
            table.decide(seat(2), "stand").unwrap();
            assert_eq!(table.wants().is_some(), total <= 5, "{total}");
        }
    }
}

fn says_stand(text: Text, _: &str) {
    for total in [5, 6] {
        let mut table = text.dealt(hand(7), hand(8), hand(total));
        table.decide(seat(1), "stand").unwrap();
        table.decide(seat(2), "stand").unwrap();
        opened(table.as_mut());
        assert_eq!(table.next(), Ask::Decide { seat: seat(8) });
        assert!(table.settle().is_err(), "not before he says so");
        let settled = finish(table.as_mut(), &["stand"], "");
        assert!(settled.lines.iter().all(|line| line.result == Outcome::Wins));
    }
}

fn runs_out(text: Text, rule: &str) {
    // $15 against three wins of $10: the second is paid $5, the third is not reached.
    let round = "seat1 3h 5h Kh | seat2 3h 5h Kh | seat3 3h 5h Kh | dealer 2c 5c Kc \
                 | 1: base 10 | 2: base 10 | 3: base 10 | act 1 stand | act 2 stand | act 3 stand";
    text.covers(15, round, "1 base wins 10; 2 base wins 5; 3 base returned 0");
    assert!(rule.ends_with("/1"));
    // As much as was put up is won, and the rest goes back.
    let lost = round.replace("3h 5h Kh", "Kh Qh 6h");
    text.covers(10, &lost, "1 base loses 10; 2 base returned 0; 3 base returned 0");
}

fn eight_seats(text: Text, rule: &str) {
    for n in 1..=7 {
        let round = format!("seat{n} 3h 5h Kh | dealer 2c 5c Kc | {n}: base 10 | act {n} stand");
        text.pays(&round, &format!("{n} base wins 10"));
    }
    text.refuses("seat9 3h 5h Kh | dealer 2c 5c Kc | 9: base 10", rule);
    assert!(breach(text.game.id, "seats=9").contains(rule));
}

fn limits(text: Text, rule: &str) {
    let set = "min=10.00 max=100.00";
    let round = |wagers: &str| {
        format!("bank 8 1000 | seat1 3h 5h Kh | dealer 2c 5c Kc | 1: {wagers} | act 1 stand")
    };
    for amount in ["10", "100"] {
        check(
            text.game.id,
            set,
            &round(&format!("base {amount}")),
            &format!("1 base wins {amount}"),
        );
    }
    for wrong in ["base 9.99", "base 100.01", "base 10, bonus-tie 9.99"] {
        refused(text.game.id, set, &round(wrong), rule);
    }
}

fn no_part(text: Text, _: &str) {
    let settled = text.settled(
        "fees=F-3-1",
        "seat1 3h 5h Kh | seat2 Kh Qh 6h | dealer 2c 5c Kc \
         | 1: base 10, bonus-tie 10 | 2: base 10 | act 1 stand | act 2 stand",
    );
    assert_eq!(settled.net(Party::House), Cents::ZERO);
    // What the one wins and the others lose, and two dollars of fees.
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(10 + 10 - 10 - 2));
    // It stays within what was put up, whatever was staked.
    let short = "bank 8 7 | seat1 3h 5h Kh | dealer 2c 5c Kc | 1: base 10 | act 1 stand";
    check(text.game.id, "", short, "1 base wins 7");
}
