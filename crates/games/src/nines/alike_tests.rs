//! Baccarat 9: what both versions say alike, each by its own number. What only one of them says
//! stands in a file of its own.
//!
//! Rules: table

use super::round::total;
use super::testing::{asks, cards, closed, dealt, finish, hand, opened, seat, ten, tie};
use super::{dated_tests, undated_tests};
use crate::california::rotation::law;
use crate::check::{Banked, breach, check, eligibility, open, pack, refused};
use crate::testing::Looks as _;
use ::law::testing::{RuleTable, rules};
use cards::Rank;
use money::Cents;
use table::{Ask, Face, Outcome, Party, Refusal, Rota, Verbs as _, Viewer, What};

/// A version, with what differs where it says the same.
struct Version {
    game: Banked,
    /// The lowest total on which a bettor chooses.
    from: usize,
    /// How the bank's three cards are dealt.
    faces: [Face; 3],
    /// The highest total of three cards against which the bank still draws: a nine may end it.
    highest: usize,
    /// The rules of the choice and of house way.
    choice: &'static str,
    house_way: &'static str,
}

fn version(book: &str) -> Version {
    match book {
        "ca:baccarat-9/" => Version {
            game: undated_tests::GAME,
            from: 4,
            faces: [Face::Down, Face::Down, Face::Up],
            highest: 9,
            choice: "12",
            house_way: "20",
        },
        _ => Version {
            game: dated_tests::GAME,
            from: 5,
            faces: [Face::Down, Face::Up, Face::Up],
            highest: 8,
            choice: "19",
            house_way: "23",
        },
    }
}

const TABLE: RuleTable<Version, 2> = RuleTable {
    books: ["ca:baccarat-9/", "ca:baccarat-9-2009/"],
    rows: &[
        rules(["s1", "s1"], "eight seats and no ninth", eight_seats),
        rules(["s4", "s3"], "no 7 to 9, and twenty cards worth ten in a deck", without_sevens),
        rules(["s5", "3"], "three cards make each hand", three_cards),
        rules(["s6", "4"], "four cards at most", four_cards),
        rules(["s7", "6"], "choices from the lowest total to 6 only", choices),
        rules(["1", "7"], "wagers close before the first card", closes),
        rules(["2", "8"], "wagers are left alone from the first card", left_alone),
        rules(["4", "9"], "each total meets the bank's", each_total),
        rules(["5", "10"], "values of the printed table", values),
        rules(["8", "14"], "Player cards are shared and face up", shared_cards),
        rules(["9", "15"], "hidden cards of the bank", hidden_cards),
        rules(["10", "16"], "last digit of the sum", last_digit),
        rules(["11", "18"], "below the choice a card is given", must_hit),
        rules(["12", "19"], "draws or stands within the choice", may_hit),
        rules(["13", "20"], "Player 7 to 9 stands", must_stand),
        rules(["14.c", "19.a"], "bettors say so in turn", in_turn),
        rules(["14.b", "19.b"], "one shared card serves all who hit", shared_hit),
        rules(["18", "22"], "the bank hits to 5 and stands from 6", bank_hits),
        rules(["19", "24"], "a tie pays 8 to 1 on every total", ties_pay),
        rules(["19", "24"], "a tie looks at the house way hand", ties_by_house_way),
        rules(["20", "23"], "house way hits to 5 and stands from 6", house_way),
        rules(["24", "26"], "the bank goes round after two hands, to bettors", goes_round),
    ],
};

#[test]
fn both_versions_say_alike() {
    TABLE.check(version);
}

/// The number of a rule in its book.
fn number(id: &str) -> &str {
    id.rsplit('/').next().unwrap_or(id)
}

fn eight_seats(Version { game, .. }: Version, rule: &str) {
    let hands = "player 2h 5h Kh | banker Kc Qc 6c";
    for n in 1..=7 {
        game.pays(&format!("{hands} | {n}: player 10"), &format!("{n} player wins 10"));
    }
    check(game.id, "", &format!("bank 1 100 | {hands} | 8: player 10"), "8 player wins 10");
    game.refuses(&format!("{hands} | 9: player 10"), number(rule));
    refused(game.id, "", &format!("bank 9 100 | {hands} | 8: player 10"), rule);
    assert!(breach(game.id, "seats=9").contains(rule));
}

fn without_sevens(Version { game, .. }: Version, rule: &str) {
    let pack = pack(game.id, "decks=6");
    let a_deck = |rank| pack.count_rank(rank) / 6;
    for rank in [Rank::Seven, Rank::Eight, Rank::Nine] {
        assert_eq!(a_deck(rank), 0);
    }
    for rank in [Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six] {
        assert_eq!(a_deck(rank), 4);
    }
    let zeros = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King].map(a_deck);
    // Undated, twelve pictures stay and eight cards worth ten are added, booked as tens; in 2009
    // sixteen tens and pictures stay, and four cards worth ten are added.
    assert_eq!(zeros.iter().sum::<u16>(), 20);
    for gone in ["7h", "8h", "9h"] {
        let round = format!("player {gone} Kh Kd | banker Kc Qc 6c | 1: player 5");
        game.refuses(&round, number(rule));
    }
}

fn three_cards(Version { game, .. }: Version, rule: &str) {
    game.pays("player 2h 5h Kh | banker Kc Qc 6c | 1: player 10", "1 player wins 10");
    game.refuses("player 2h 5h | banker Kc Qc 6c | 1: player 10", number(rule));
    game.refuses("player 2h 5h Kh | banker Kc Qc | 1: player 10", number(rule));
}

fn four_cards(Version { game, .. }: Version, rule: &str) {
    let bets = "1: player 10";
    game.pays(&format!("player Kh Qh Jh 2h | banker Kc Qc Jc Ac | {bets}"), "1 player wins 10");
    let fifth = [
        "player Kh Qh Jh 2h 2d | banker Kc Qc Jc Ac",
        "player Kh Qh Jh 2h | banker Kc Qc Jc Ac Ad",
    ];
    for hands in fifth {
        game.refuses(&format!("{hands} | {bets}"), number(rule));
    }
}

fn choices(Version { game, from, .. }: Version, _: &str) {
    let asked =
        |total: usize| asks(&*dealt(game.id, 8, &[(1, "player")], (hand(total), "Kc Qc 6c")));
    let on: Vec<usize> = (0..=9).filter(|total| asked(*total)).collect();
    assert_eq!(on, (from..=6).collect::<Vec<_>>());
}

fn closes(Version { game, .. }: Version, rule: &str) {
    let mut table = open(game.id, "");
    table.bank(seat(8), Cents::dollars(100), None).unwrap();
    table.stake(&ten(1, "player")).unwrap();
    let early = table.deal(cards("Kh")[0]).unwrap_err();
    assert_eq!(early.rule.unwrap().id, rule);
    table.stake(&ten(2, "player")).unwrap();
    table.close().unwrap();
    table.deal(cards("Kh")[0]).unwrap();
    let late = table.stake(&ten(3, "player")).unwrap_err();
    assert_eq!(late.rule.unwrap().id, rule);
}

fn left_alone(Version { game, .. }: Version, rule: &str) {
    for wager in ["player", "banker"] {
        let mut table = open(game.id, "");
        table.bank(seat(8), Cents::dollars(100), None).unwrap();
        for n in [1, 2] {
            table.stake(&ten(n, wager)).unwrap();
        }
        assert_eq!(table.back(seat(2), wager).unwrap(), Cents::dollars(10));
        table.close().unwrap();
        table.deal(cards("Kh")[0]).unwrap();
        let late = table.withdraw(seat(1), wager).unwrap_err();
        assert_eq!(late.rule.unwrap().id, rule, "{wager}");
    }
}

fn each_total(Version { game, .. }: Version, _: &str) {
    // On 6 one stands and meets 6 with 6, one draws a three and meets it with 9.
    game.pays(
        "player Kh Qh 6h 3d | banker Kc Qc 6c | 1: player 10 | 2: player 10 | act 1 stand \
         | act 2 draw",
        "1 player pushes 0; 2 player wins 10",
    );
}

fn values(Version { game, .. }: Version, _: &str) {
    let small = ["Ah", "2h", "3h", "4h", "5h", "6h"].into_iter().zip(1..);
    for (card, value) in small.chain(["Th", "Jh", "Qh", "Kh"].map(|card| (card, 0))) {
        assert_eq!(total(&cards(card)), value, "{card}");
    }
    // Three, three and an ace make seven, which beats six.
    for zero in ["Kc", "Tc"] {
        let round = format!("player 3h 3d Ah | banker {zero} Qc 6c | 1: player 10");
        game.pays(&round, "1 player wins 10");
    }
}

fn shared_cards(Version { game, .. }: Version, _: &str) {
    let mut table = closed(game.id, 8, &[(1, "player"), (2, "player")]);
    for card in cards("2h 5h Kh") {
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)));
        table.deal(card).unwrap();
    }
    let open = |event: &&What| matches!(event, What::Dealt { card, .. } if card.is_known());
    assert_eq!(table.whats(Viewer::Public).iter().filter(open).count(), 3);
    assert_eq!(table.wants(), Some(("banker".into(), Face::Down)));
    for card in cards("Kc Qc 6c") {
        table.deal(card).unwrap();
    }
    let settlement = finish(table.as_mut(), "stand", "");
    assert!(settlement.lines.iter().all(|line| line.result == Outcome::Wins));
    for n in [1, 2] {
        assert_eq!(settlement.net(Party::Seat(seat(n))), Cents::dollars(10));
    }
}

fn hidden_cards(Version { game, faces, .. }: Version, _: &str) {
    let mut table = closed(game.id, 8, &[(1, "player")]);
    for card in cards("2h 5h Kh") {
        table.deal(card).unwrap();
    }
    let mut seen = Vec::new();
    for card in cards("Kc Qc 6c") {
        let (to, face) = table.wants().expect("a card is due");
        assert_eq!(to, "banker");
        seen.push(face);
        table.deal(card).unwrap();
    }
    assert_eq!(seen, faces);
    let unseen = |event: &&What| matches!(event, What::Dealt { card, .. } if !card.is_known());
    let hidden = faces.iter().filter(|face| **face == Face::Down).count();
    assert_eq!(table.whats(Viewer::Seat(seat(1))).iter().filter(unseen).count(), hidden);
}

fn last_digit(_: Version, _: &str) {
    let sums = [("7h 6c", 3), ("4h 5c", 9), ("5h 5c", 0), ("5h 6c", 1), ("6h 6c 6d 6s", 4)];
    for (hand, value) in sums {
        assert_eq!(total(&cards(hand)), value, "{hand}");
    }
}

fn must_hit(Version { game, from, .. }: Version, rule: &str) {
    for three in 0..from {
        let mut table = dealt(game.id, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "stand").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, rule, "{three}");
        opened(table.as_mut());
        assert_eq!(table.wants(), Some(("player".into(), Face::Up)), "{three}");
    }
    // With one more nobody has to.
    let mut table = dealt(game.id, 8, &[(1, "player")], (hand(from), "Kc Qc 6c"));
    table.decide(seat(1), "stand").unwrap();
    opened(table.as_mut());
    assert_eq!(table.next(), Ask::Settlement);
    game.refuses("player Kh Qh 3h | banker Kc Qc 6c | 1: player 10", number(rule));
}

fn may_hit(Version { game, from, .. }: Version, rule: &str) {
    for three in from..=6 {
        for (act, drawn) in [("draw", true), ("hit", true), ("stand", false)] {
            let mut table = dealt(game.id, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
            table.decide(seat(1), act).unwrap();
            opened(table.as_mut());
            let card = Some(("player".into(), Face::Up));
            assert_eq!(table.wants() == card, drawn, "{three} {act}");
        }
    }
    for three in [from - 1, 7] {
        let mut table = dealt(game.id, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        assert!(table.decide(seat(1), "draw").is_err() && !asks(&*table), "{three}");
    }
    let stands = "player Kh Qh 5h 4d | banker Kc Qc 6c | 1: player 10 | act 1 stand";
    game.refuses(stands, number(rule));
}

fn must_stand(Version { game, highest, .. }: Version, rule: &str) {
    for three in 7..=9 {
        let mut table = dealt(game.id, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        let refusal = table.decide(seat(1), "draw").unwrap_err();
        assert_eq!(refusal.rule.unwrap().id, rule, "{three}");
    }
    for three in 7..=highest {
        let round = format!("player {} Kd | banker Kc Qc 6c | 1: player 10", hand(three));
        game.refuses(&round, number(rule));
    }
    assert!(asks(&*dealt(game.id, 8, &[(1, "player")], (hand(6), "Kc Qc 6c"))));
}

fn in_turn(Version { game, choice, .. }: Version, rule: &str) {
    let bets = [(1, "player"), (2, "player"), (5, "player"), (8, "player"), (6, "banker")];
    let order = [5, 8, 1, 2];
    for three in [5, 6] {
        let mut table = dealt(game.id, 3, &bets, (hand(three), "Kc Qc 6c"));
        for (asked, n) in order.into_iter().enumerate() {
            for (at, other) in order.into_iter().enumerate().filter(|(at, _)| *at != asked) {
                let refusal = table.decide(seat(other), "draw").unwrap_err();
                // Whoever has chosen has; the others wait for their turn.
                let cited = number(refusal.rule.unwrap().id);
                let due = if at < asked { choice } else { number(rule) };
                assert_eq!(cited, due, "{refusal}");
            }
            assert!(matches!(table.next(), Ask::Decide { seat: asked, .. } if asked == seat(n)));
            table.decide(seat(n), "stand").unwrap();
        }
        assert!(!asks(&*table), "a bettor on the bank chooses nothing");
    }
}

fn shared_hit(Version { game, from, .. }: Version, _: &str) {
    let round = format!(
        "player Kh Qh {from}h 4d | banker 2c 5c Kc | 1: player 10 | 3: player 20 | 5: player 30 \
         | act 1 draw | act 3 draw | act 5 stand"
    );
    game.pays(&round, "1 player wins 10; 3 player wins 20; 5 player loses 30");
}

fn bank_hits(Version { game, highest, .. }: Version, rule: &str) {
    let hits = |total: usize| {
        let mut table = dealt(game.id, 8, &[(1, "player")], (hand(highest), hand(total)));
        opened(table.as_mut());
        table.wants() == Some(("banker".into(), Face::Up))
    };
    let on: Vec<usize> = (0..=9).filter(|total| hits(*total)).collect();
    assert_eq!(on, [0, 1, 2, 3, 4, 5]);
    for bank in ["Kc Qc 5c", "Kc Qc 6c Ac"] {
        let round = format!("player {} | banker {bank} | 1: player 10", hand(highest));
        game.refuses(&round, number(rule));
    }
}

fn ties_pay(Version { game, .. }: Version, rule: &str) {
    // Reading ca-nine-2009-tie-bets: on 0 and 1 as well.
    for total in 0..=9 {
        game.pays(&format!("{} | 1: tie 10", tie(total)), &format!("1 tie wins 80 {rule}"));
    }
    for hands in ["player 2h 5h Kh | banker 3c 5c Kc", "player 2h 5h Kh | banker Kc Qc 6c"] {
        game.pays(&format!("{hands} | 1: tie 10"), &format!("1 tie loses 10 {rule}"));
    }
}

fn ties_by_house_way(Version { game, house_way, .. }: Version, _: &str) {
    // The bettor stands on 5; by house way the hand draws an ace and ties.
    let bets = "1: player 10, tie 10";
    game.pays(
        &format!("player Kh Qh 5h Ad | banker Kc Qc 6c | {bets} | act 1 stand"),
        "1 player loses 10; 1 tie wins 80",
    );
    let undrawn = format!("player Kh Qh 5h | banker Kc Qc 6c | {bets} | act 1 stand");
    game.refuses(&undrawn, house_way);
    // The bettor draws on 6; by house way the hand stands and ties.
    game.pays(
        &format!("player Kh Qh 6h 3d | banker Kc Qc 6c | {bets} | act 1 draw"),
        "1 player wins 10; 1 tie wins 80",
    );
}

fn house_way(Version { game, from, .. }: Version, _: &str) {
    for three in from..=6 {
        let mut table = dealt(game.id, 8, &[(1, "player")], (hand(three), "Kc Qc 6c"));
        table.decide(seat(1), "house-way").unwrap();
        opened(table.as_mut());
        assert_eq!(table.next() == Ask::Settlement, three == 6, "{three}");
    }
    game.pays(
        "player Kh Qh 5h 3d | banker Kc 2c 5c | 1: player 10 | act 1 house-way",
        "1 player wins 10",
    );
}

fn goes_round(Version { game, .. }: Version, _: &str) {
    let mut rotation = Rota::new(law(eligibility(game.id)), &[2, 5, 7].map(seat));
    for bettors in [[5, 7].as_slice(), &[7]] {
        assert_eq!(rotation.offered(), Some(seat(2)));
        rotation.takes(seat(2)).unwrap();
        rotation.over(&bettors.iter().map(|n| seat(*n)).collect::<Vec<_>>(), &[]);
    }
    let cited = |refused: Result<(), Refusal>| refused.unwrap_err().rule.unwrap().id;
    assert_eq!(cited(rotation.takes(seat(2))), "ca:general/2.b", "two hands are the most");
    assert_eq!(cited(rotation.takes(seat(5))), "ca:general/3.a", "no wager in the last round");
    rotation.sits(seat(1));
    assert_eq!(cited(rotation.takes(seat(1))), "ca:general/3.b", "new, and seat 7 may have it");
    assert_eq!(rotation.offered(), Some(seat(7)));
    rotation.declines(seat(7)).unwrap();
    rotation.takes(seat(1)).expect("all others have refused");
}
