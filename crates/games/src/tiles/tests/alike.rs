//! Pai Gow Tiles and Tiles Wild: what both say, each by its own number.
//!
//! Rules: table

use super::{
    LOSES, NINES, PUSHES, TEENS, WINS, at_first_decision, by_way, figure, game, hand, meets,
};
use crate::california::rotation::{Eligibility, law};
use crate::check::{Banked, breach, check, eligibility, open, pack, play, refused, seat};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rules};
use money::Cents;
use table::{Ask, Bet, Party, Rota, Ruling, Seat, Verbs as _, Viewer, What};

const TABLE: RuleTable<Banked, 2> = RuleTable {
    books: ["ca:pai-gow-tiles/", "ca:pai-gow-tiles-wild/"],
    rows: &[
        rules(["s1.b", "s3.a"], "32 tiles, sixteen pairs", the_set),
        rules(["s1.c", "s2"], "two hands against two", both_win),
        rules(["s2.2.a", ""], "mixed for every round", mixed),
        rules(["s2.2.b", "s8.a"], "eight at the table", eight),
        rules(["4.a", "s9.b"], "four tiles face down", four_tiles),
        rules(["s2.3.a", "s9.d"], "two hands of two", two_and_two),
        rules(["5.a", ""], "players set as they like", sets_once),
        rules(["5.b", "s9.e"], "by the way of the house", by_request),
        rules(["s2.4.a 6.b", "s9.f"], "the player-dealer sets last", bank_sets),
        rules(["6.a", ""], "its tiles are covered", covered),
        rules(["6.c", ""], "opened early", opened_early),
        rules(["s2.4.b", ""], "hands open one by one", opened),
        rules(["s2.5.a", "s10.b"], "both higher win", both_win),
        rules(["s2.5.b", "s10.d"], "both lower lose", both_lose),
        rules(["10 7.b", "s10.c"], "one each pushes", one_each),
        rules(["s2.5.c", "s10.e"], "copies are the player-dealer's", copies),
        rules(["s2.5.d", "s10.i s10.f s1.b"], "as far as money covers", covers),
        rules(["", "s10.j s1.c"], "the rest goes back", goes_back),
        rules(["", "s1.a s10.a"], "every wager against the bank", against_the_bank),
        rules(["", "s1.e"], "the house has no part", no_house),
        rules(["", "s8.b"], "one wager", one_wager),
        rules(["", "s8.c"], "limits", limits),
        rules(["3 s2.1.a", "s9.a"], "no wager once the cup is open", closed),
        rules(["7.a", "s10.g s10.h"], "the order of settlement", order),
        rules(["11.a 11.b", "s1.d"], "two hands running at most", goes_round),
        rules(["11.c", ""], "to those who wagered", wagered_before),
        rules(["11.d", ""], "newcomers when others refuse", newcomers),
        rules(["12.a", ""], "one hand for each", one_hand),
        rules(["12.b", "s8.d"], "wagers behind a hand", behind),
    ],
};

#[test]
fn both_games_say_alike() {
    TABLE.check(game);
}

fn the_set(game: Banked, rule: &str) {
    let pack = pack(game.id, "");
    assert_eq!((pack.len(), pack.tiles().count(), pack.cards().count()), (32, 32, 0));
    // A tile that is there once is dealt once, one that is there twice no third time.
    for dealer in ["4-5 2-2 5-5 4-6", "1-1 2-2 5-5 4-6"] {
        let own = if dealer.starts_with('4') { "4-5 1-3 3-3 5-6" } else { "1-1 1-1 3-3 5-6" };
        refused(game.id, "", &game.round(&by_way(own, dealer)), rule);
    }
    // A card is no tile.
    let mut table = open(game.id, "");
    table.bank(seat("8"), Cents::dollars(100), None).expect("banks");
    table.stake(&Bet::new(seat("1"), "base", Cents::dollars(10))).expect("a wager");
    table.close().expect("closed");
    let queen = "Qh".parse::<cards::AnyCard>().expect("a card");
    assert_eq!(table.deal(queen).expect_err("no tile").rule.map(|r| r.id), Some(rule));
}

fn mixed(game: Banked, _: &str) {
    let mut table = game.played("", &by_way(TEENS, NINES));
    table.clear().expect("cleared");
    assert_eq!((table.in_shoe("6-6"), table.in_shoe("4-5")), (2, 1));
}

fn eight(game: Banked, rule: &str) {
    let mut table = open(game.id, "");
    table.bank(seat("8"), Cents::dollars(1000), Some(seat("7"))).expect("banks");
    for n in 1..=7 {
        let bet = Bet::new(Seat::new(n).expect("a seat"), "base", Cents::dollars(10));
        table.stake(&bet).expect("a wager");
    }
    let ninth = Bet::new(seat("9"), "base", Cents::dollars(10));
    assert_eq!(table.stake(&ninth).expect_err("no seat").rule.map(|r| r.id), Some(rule));
    table.close().expect("closed");
    // Eight stacks are the whole set.
    for tile in pack(game.id, "").all() {
        table.deal(tile).expect("a tile");
    }
    assert!(matches!(table.next(), Ask::Decide { .. }));
}

fn four_tiles(game: Banked, rule: &str) {
    refused(game.id, "", &game.round(&by_way("6-6 6-6 1-6", NINES)), rule);
    refused(game.id, "", &game.round(&by_way("6-6 6-6 1-6 5-5 1-1", NINES)), rule);
    let table = game.played("", &by_way(TEENS, NINES));
    let seen = |viewer: Viewer| {
        let known = |what: &What| matches!(what, What::Dealt { card, .. } if card.is_known());
        table.whats(viewer).iter().filter(|what| known(what)).count()
    };
    assert_eq!(seen(Viewer::Seat(seat("1"))), 4);
    assert_eq!((seen(Viewer::Seat(seat("2"))), seen(Viewer::Public)), (0, 0));
}

fn two_and_two(game: Banked, rule: &str) {
    for set in ["set 6-6 4-5", "set 1-6 1-6", "set 6-6", "set 6-6 6-6 1-6", "set 7-7 1-6", "set"] {
        refused(game.id, "", &game.round(&hand(TEENS, NINES, set, "house-way")), rule);
    }
    // Either hand may be named, and the better one is the high one
    // (reading:ca-tiles-high-hand).
    for set in ["set 6-6 1-6", "set 1-6 6-6", "set 6-6 5-5", "set 5-5 6-6"] {
        let table = game.played("", &hand(TEENS, NINES, set, "house-way"));
        assert_eq!(figure(table.as_ref(), "seat1"), "6-6 1-6 9 / 6-6 5-5 2", "{set}");
    }
    let table = game.played("", &hand(TEENS, NINES, "set 5-5 1-6", "house-way"));
    assert_eq!(figure(table.as_ref(), "seat1"), "6-6 6-6 pair / 1-6 5-5 7");
}

fn sets_once(game: Banked, _: &str) {
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "set 6-6 1-6").expect("set");
    assert!(table.decide(seat("1"), "house-way").is_err());
    assert!(matches!(table.next(), Ask::Decide { seat: asked } if asked == seat("2")));
}

fn by_request(game: Banked, _: &str) {
    for act in ["house-way", "logical-way"] {
        let table = game.played("", &hand(TEENS, NINES, act, "house-way"));
        assert_eq!(figure(table.as_ref(), "seat1"), "6-6 6-6 pair / 1-6 5-5 7");
    }
}

fn bank_sets(game: Banked, rule: &str) {
    // Its nines may be split: 4-5 with 5-6 is nothing, 3-6 with 5-5 nine.
    let table = game.played("", &hand(TEENS, NINES, "house-way", "set 5-6 4-5"));
    assert_eq!(figure(table.as_ref(), "dealer"), "3-6 5-5 9 / 4-5 5-6 0");
    let mut table = at_first_decision(game);
    let early = table.decide(seat("8"), "house-way").expect_err("covered");
    assert!(early.why.contains("not open"), "{early}");
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    for _ in 0..4 {
        table.show().expect("a tile");
    }
    assert!(matches!(table.next(), Ask::Decide { seat: asked } if asked == seat("8")));
    table.decide(seat("8"), "house-way").expect("set");
    let again = table.decide(seat("8"), "set 4-5 3-6").expect_err("set");
    assert!(rule.ends_with("s2.4.a") || again.rule.map(|r| r.id) == Some(rule), "{again}");
}

fn covered(game: Banked, rule: &str) {
    let mut table = at_first_decision(game);
    assert!(table.show().is_err());
    let early = table.decide(seat("8"), "house-way").expect_err("not open");
    assert_eq!(early.rule.map(|r| r.id), Some(rule));
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
}

fn opened_early(game: Banked, rule: &str) {
    let ruling = Ruling { rule: rule.to_string(), ..Ruling::default() };
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "set 6-6 6-6").expect("set");
    table.rule(&ruling).expect("ruled");
    for _ in 0..4 {
        assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
        table.show().expect("a tile");
    }
    // What was set before stays; the other hand goes the logical way.
    assert!(matches!(table.next(), Ask::Decide { seat: asked } if asked == seat("8")));
    table.decide(seat("8"), "house-way").expect("set");
    while let Ask::Show { .. } = table.next() {
        table.show().expect("a tile");
    }
    assert_eq!(figure(table.as_ref(), "seat1"), "6-6 6-6 pair / 1-6 5-5 7");
    assert_eq!(figure(table.as_ref(), "seat2"), "3-3 3-3 pair / 4-6 1-4 5");
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    assert!(table.rule(&ruling).is_err(), "nothing is to be set");
}

fn opened(game: Banked, _: &str) {
    let mut table = at_first_decision(game);
    table.decide(seat("1"), "house-way").expect("set");
    table.decide(seat("2"), "house-way").expect("set");
    for _ in 0..4 {
        table.show().expect("a tile");
    }
    table.decide(seat("8"), "house-way").expect("set");
    for spot in ["seat2", "seat1"] {
        for _ in 0..4 {
            assert!(matches!(table.next(), Ask::Show { of, .. } if of == spot), "{spot}");
            table.show().expect("a tile");
        }
    }
    assert_eq!(table.next(), Ask::Settlement);
}

fn both_win(game: Banked, _: &str) {
    meets(game, ["6-6 6-6", "1-6 5-5"], ["4-5 3-6", "5-6 5-5"], WINS);
}

fn both_lose(game: Banked, _: &str) {
    meets(game, ["4-5 3-6", "5-6 5-5"], ["6-6 6-6", "1-6 5-5"], LOSES);
    // One hand lower and one copied (reading:ca-tiles-copies).
    meets(game, ["4-5 3-6", "1-6 5-5"], ["6-6 6-6", "1-6 5-5"], LOSES);
    meets(game, ["6-6 4-5", "5-6 5-5"], ["6-6 3-6", "1-6 5-5"], LOSES);
}

fn one_each(game: Banked, _: &str) {
    meets(game, ["6-6 6-6", "5-6 5-5"], ["4-5 3-6", "1-6 5-5"], PUSHES);
    meets(game, ["4-5 3-6", "1-6 5-5"], ["6-6 6-6", "5-6 5-5"], PUSHES);
    // One hand higher and one copied (reading:ca-tiles-copies).
    meets(game, ["6-6 6-6", "1-6 5-5"], ["4-5 3-6", "1-6 5-5"], PUSHES);
    meets(game, ["6-6 4-5", "1-6 5-5"], ["6-6 3-6", "5-6 5-5"], PUSHES);
}

fn copies(game: Banked, rule: &str) {
    // A wong is a wong, whichever nine it has; seven with a ten is the same seven.
    let expected = format!("{LOSES} {rule}");
    meets(game, ["6-6 4-5", "1-6 5-5"], ["6-6 3-6", "1-6 5-5"], &expected);
    // Nothing is a copy of nothing.
    meets(game, ["2-2 1-5", "5-5 4-6"], ["1-3 3-3", "5-5 4-6"], &expected);
    meets(game, ["6-6 4-5", "2-2 1-5"], ["6-6 3-6", "1-3 3-3"], &expected);
}

/// Three seats that win ten each, or lose it.
fn three(winning: bool) -> String {
    let hands = ["6-6 6-6 1-6 5-5", "4-4 4-4 2-5 4-6", "3-3 3-3 1-6 4-6"];
    let acts = ["set 6-6 6-6", "set 4-4 4-4", "set 3-3 3-3"];
    let lost = ["2-6 1-1 2-2 1-5", "2-2 1-1 1-5 3-6", "1-3 5-6 4-5 1-4"];
    let mut round = "dealer 2-3 1-4 5-6 5-5 | act 8 set 2-3 1-4".to_string();
    if !winning {
        round = "dealer 6-6 6-6 4-4 1-6 | act 8 set 6-6 6-6".to_string();
    }
    for at in 0..3 {
        let n = at + 1;
        let (tiles, act) = if winning { (hands[at], acts[at]) } else { (lost[at], "house-way") };
        round += &format!(" | seat{n} {tiles} | {n}: base 10 | act {n} {act}");
    }
    round
}

fn covers(game: Banked, _: &str) {
    // Seats in the order of settlement from seat 2: counterclockwise or clockwise.
    let (second, third) = if game.id == super::PLAIN.id { (1, 3) } else { (3, 1) };
    for (bank, paid) in [(10, [10, 0, 0]), (15, [10, 5, 0]), (29, [10, 10, 9]), (31, [10; 3])] {
        let line = |n: u8, paid: u8| match paid {
            0 => format!("{n} base returned 0"),
            paid => format!("{n} base wins {paid}"),
        };
        let lines = [line(2, paid[0]), line(second, paid[1]), line(third, paid[2])].join("; ");
        check(game.id, "", &format!("bank 8 {bank} action 2 | {}", three(true)), &lines);
    }
}

fn goes_back(game: Banked, rule: &str) {
    let round = format!("bank 8 15 action 2 | {}", three(false));
    let settled = play(open(game.id, "").as_mut(), &round).expect("settled");
    let found: Vec<String> = settled.lines.iter().map(crate::check::written).collect();
    assert!(found[0].starts_with("2 base loses 10"), "{found:?}");
    assert!(found[1].starts_with("3 base loses 5"), "{found:?}");
    assert!(found[2].starts_with("1 base returned 0"), "{found:?}");
    let cited = settled.lines[2].rule.id;
    assert!(cited == rule || rule.ends_with("s1.c"), "{cited}");
}

fn against_the_bank(game: Banked, _: &str) {
    let round = format!("bank 8 1000 | {}", three(true));
    let settled = play(open(game.id, "").as_mut(), &round).expect("settled");
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(-30));
    let round = format!("bank 8 1000 | {}", three(false));
    let settled = play(open(game.id, "").as_mut(), &round).expect("settled");
    assert_eq!(settled.net(Party::PlayerDealer), Cents::dollars(30));
}

fn no_house(game: Banked, _: &str) {
    let settled = play(open(game.id, "").as_mut(), &format!("bank 8 1000 | {}", three(true)));
    assert_eq!(settled.expect("settled").net(Party::House), Cents::ZERO);
    let unbanked = play(open(game.id, "").as_mut(), &three(true)).expect_err("nobody banks");
    assert!(unbanked.why.contains("nobody banks"), "{unbanked}");
}

fn one_wager(game: Banked, _: &str) {
    assert_eq!(open(game.id, "").ids(), ["base"]);
}

fn limits(game: Banked, rule: &str) {
    let round = |amount: &str| {
        let hand = by_way(TEENS, NINES).replace("base 10", &format!("base {amount}"));
        format!("bank 8 1000 | {hand}")
    };
    for amount in ["9.99", "100.01"] {
        refused(game.id, "min=10.00 max=100.00", &round(amount), rule);
    }
    for amount in ["10", "100"] {
        let line = format!("1 base wins {amount}");
        check(game.id, "min=10.00 max=100.00", &round(amount), &line);
    }
    assert!(!breach(game.id, "min=100.00 max=10.00").is_empty());
}

fn closed(game: Banked, rule: &str) {
    let mut table = open(game.id, "");
    table.bank(seat("8"), Cents::dollars(100), None).expect("banks");
    let bet = |n: &str| Bet::new(seat(n), "base", Cents::dollars(10));
    table.stake(&bet("1")).expect("a wager");
    let open = table.throw("1 1 1").expect_err("wagers are open");
    assert!(rule.ends_with("s2.1.a") || open.rule.map(|r| r.id) == Some(rule), "{open}");
    table.close().expect("closed");
    table.throw("1 1 1").expect("dice");
    let refusal = table.stake(&bet("2")).expect_err("closed");
    assert!(rule.ends_with("s2.1.a") || refusal.rule.map(|r| r.id) == Some(rule), "{refusal}");
}

fn order(game: Banked, rule: &str) {
    let clockwise = rule.contains("wild");
    for (action, seats) in [(1, [1, 3, 2]), (2, [2, 1, 3]), (3, [3, 2, 1]), (5, [3, 2, 1])] {
        let expected = match (clockwise, action) {
            (false, _) => seats,
            (true, 1 | 5) => [1, 2, 3],
            (true, 2) => [2, 3, 1],
            (true, _) => [3, 1, 2],
        };
        let round = format!("bank 8 1000 action {action} | {}", three(true));
        let settled = play(open(game.id, "").as_mut(), &round).expect("settled");
        let found: Vec<u8> = settled.lines.iter().map(|line| line.seat).collect();
        assert_eq!(found, expected, "{action}");
    }
}

/// A bank among seats 1 to 3 that all have played.
fn rota(game: Banked) -> (Rota, Vec<Seat>) {
    let seats: Vec<Seat> = (1..=3).filter_map(Seat::new).collect();
    (Rota::new(law(eligibility(game.id)), &seats), seats)
}

fn goes_round(game: Banked, _: &str) {
    let (mut bank, seats) = rota(game);
    for _ in 0..2 {
        assert_eq!(bank.offered(), Some(seats[0]));
        bank.takes(seats[0]).expect("takes it");
        bank.over(&seats[1..], &[]);
    }
    assert_eq!(bank.offered(), Some(seats[1]), "clockwise");
}

fn wagered_before(game: Banked, _: &str) {
    assert_eq!(eligibility(game.id), Eligibility::PriorBet);
    let (mut bank, seats) = rota(game);
    for _ in 0..2 {
        bank.takes(seats[0]).expect("takes it");
        bank.over(&seats[2..], &[]);
    }
    // Seat 2 made no wager: the bank is offered to seat 3.
    assert_eq!(bank.offered(), Some(seats[2]));
}

fn newcomers(game: Banked, _: &str) {
    let (mut bank, seats) = rota(game);
    for _ in 0..2 {
        bank.takes(seats[0]).expect("takes it");
        bank.over(&seats[2..], &[]);
    }
    bank.declines(seats[2]).expect("refused");
    assert_eq!(bank.offered(), Some(seats[1]), "all others have refused");
}

fn one_hand(game: Banked, rule: &str) {
    let ruling = |n: &str| Ruling { rule: rule.into(), seat: Some(seat(n)), ..Ruling::default() };
    let mut table = at_first_decision(game);
    assert!(table.rule(&ruling("5")).is_err(), "seat 5 has no hand");
    table.rule(&ruling("2")).expect("ruled");
    assert!(table.rule(&ruling("2")).is_err(), "it is set");
    table.decide(seat("1"), "house-way").expect("set");
    assert!(matches!(table.next(), Ask::Show { of, .. } if of == "dealer"));
}

fn behind(game: Banked, rule: &str) {
    let round = game.round(&format!("{} | 1+1: base 20", by_way(TEENS, NINES)));
    if rule.contains("wild") {
        return refused(game.id, "", &round, rule);
    }
    // They follow the hand as its player sets it.
    check(game.id, "", &round, "1 base wins 10; 1+1 base wins 20");
    let alone = game.round(&format!("{} | 2+1: base 20", by_way(TEENS, NINES)));
    refused(game.id, "", &alone, rule);
    let split = hand("6-6 6-6 1-6 5-5", NINES, "set 6-6 5-5", "set 4-5 3-6");
    let round = game.round(&format!("{split} | 1+1: base 20"));
    check(game.id, "", &round, "1 base pushes 0; 1+1 base pushes 0");
}
