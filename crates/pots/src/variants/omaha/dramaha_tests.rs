//! What Dramaha and 2-7 Dramaha have alike: a draw between flop and turn, and a half of the pot
//! for the own cards.
//!
//! Rules: table

use super::draw_tests as draw;
use super::testing as check;
use super::testing::{at, duel, reasons, trio};
use crate::testing::{Setup, hand};
use crate::variants::testing::{game, options, rule_of};
use law::testing::{RuleTable, rule, rules};
use money::Cents;

const SPLIT: [&str; 3] = ["100.50", "99.00", "100.50"];
const ALL_TO_1: [&str; 3] = ["103.00", "99.00", "98.00"];
const ALL_TO_3: [&str; 3] = ["98.00", "99.00", "103.00"];
const ODD_TO_3: [&str; 3] = ["100.00", "99.00", "101.00"];

/// A Dramaha, and hands that show in what it differs from the other.
struct Dramaha {
    id: &'static str,
    /// The half of the own cards.
    half: &'static str,
    /// Cards of seats 1 and 3 of which both boards make too much by one own card or by three.
    two_of_five: [[&'static str; 2]; 2],
    /// Cards of seat 1, which wins with what it draws, and of seat 3, a board that does not count,
    /// and the card thrown away.
    own: [&'static str; 4],
    /// Three aces for seat 1 with the board; the better own cards for seat 3.
    split: [&'static str; 2],
    /// Both halves for seat 1.
    both: [&'static str; 2],
    /// Aces and kings for all three with the board; the better own cards for seats 2 and 3.
    tied_both: [&'static str; 3],
    /// What players end with who share Omaha's half and no other.
    tied_ends: [&'static str; 3],
    /// The rules of changing a number, and of the chip that cannot be halved.
    change: &'static str,
    odd: &'static str,
}

static DRAMAHAS: [Dramaha; 2] = [
    Dramaha {
        id: "ca/dramaha",
        half: "draw",
        two_of_five: [["As Ks Qs Js 8c", "2c 2d 7c 7d Jc"], ["Ah Kc Qc 8d 4s", "2c 2d 7c 7d Jc"]],
        // Three sevens in the end.
        own: ["7s 7h 5h 3c 2d 7c", "Ks Kd Qd Qc 4c", "Ah Kh Td 9h Jc", "2d"],
        split: ["As Ah 5c 6d 8h", "Ks Kh 7c 7d 3s"],
        both: ["As Ah 5c 6d 8h", "Ks Qh 7c 8d 3s"],
        tied_both: ["As Kh 2c 4d 5h", "Ah Kd 3c 3d 2h", "Ad Ks 3s 3h 2s"],
        tied_ends: ["101.75", "99.00", "99.25"],
        change: "14.c.i",
        odd: "reading:ca-dramaha-odd-chip",
    },
    Dramaha {
        id: "ca/2-7-dramaha",
        half: "2-7",
        two_of_five: [["As Ks Qs Js 8c", "2c 3s 4h 5h 7c"], ["Ah Kc Qc Jd Ts", "2c 3s 4d 5d 7c"]],
        // 8-7-5-3-2 in the end; pairs on the board do not count.
        own: ["Ks 7h 5h 3c 2d 8s", "9s 7d 6d 4c 2c", "2s 2h Td Th Jc", "Ks"],
        split: ["As Ah 5c 6d 8h", "8s 7h 6h 3c 2d"],
        both: ["8s 7h 5h 3c 2d", "Ks Kh 7c 7d 3s"],
        tied_both: ["As Kh 4c 4d 2c", "Ah Kd 5c 3d 2h", "Ad Ks 5d 3s 2d"],
        tied_ends: ["99.25", "99.00", "101.75"],
        change: "14.d.i",
        odd: "ca:2-7-dramaha/s7.f",
    },
];

impl Dramaha {
    fn split(&self) -> Setup {
        duel(self.id, self.split[0], self.split[1]).board("Ac 9d 4h 2s Jd")
    }

    /// Aces and kings for both with the board; a pair for seat 1.
    fn tied(&self) -> Setup {
        duel(self.id, "As Kh 2c 2d 3h", "Ah Kd 3c 4d 5h").board("Ac Kc 9d 8h 7s")
    }

    /// Equal hands of the own cards; a flush for seat 1 with the board.
    fn tied_draw(&self) -> Setup {
        duel(self.id, "8h 6d 5c 3h 2c", "8s 6h 5d 3s 2d").board("Kh Qh 9h Js Tc")
    }

    fn tied_both(&self) -> Setup {
        trio(self.id, self.tied_both).board("Ac Kc 9d 8h 7s")
    }
}

#[rustfmt::skip]
const TABLE: RuleTable<&Dramaha, 2> = RuleTable {
    books: ["ca:dramaha/", "ca:2-7-dramaha/"],
    rows: &[
        rule("s2.a", "omaha is two of five and three of the board", |g, _| {
            // K-Q-J would make a straight of 10-9, the ace a flush of four hearts.
            let [first, second] = g.two_of_five;
            duel(g.id, first[0], first[1]).board("Ts 2h 3d 6c 9h").ends(&ALL_TO_3);
            duel(g.id, second[0], second[1]).board("8h 9h 6h 3h 2s").ends(&ALL_TO_3);
        }),
        rule("s2.b", "the other hand is the own cards of the end", |g, _| {
            let [one, three, board, thrown] = g.own;
            let setup = hand(g.id)
                .cards(1, one)
                .cards(3, three)
                .board(board)
                .acts("1 call, 2 fold, 3 check, 3 check, 1 check, 3 pat")
                .acts(&format!("1 draw {thrown}"))
                .acts("3 check, 1 check, 3 check, 1 check");
            let awards = setup.play().outcome.awards;
            assert_eq!((awards[1].award, awards[1].winners[0].place), (g.half, 0));
        }),
        rule("s2.c", "one draw improves a hand", |g, _| {
            draw::five_cards_after(g.id);
            draw::river(g.id);
        }),
        rule("s5.a", "seven are seated", |g, rule| check::seats(g.id, 7, 7, rule)),
        rule("4.b", "blinds belong to the pot",
            |g, _| check::blinds_in_pot(g.id, rule_of(g.id, "4"))),
        rule("6.d.1", "raise is answered", |g, _| {
            check::answers(g.id);
            check::no_check(g.id, rule_of(g.id, "6"));
        }),
        rule("8", "burn before the flop", |g, _| {
            assert!(check::street(g.id, 1).starts_with("burn "));
            assert_eq!(at(g.id, 1).reach().burned(), 1);
        }),
        rule("11", "second round goes like the first", |g, _| {
            assert_eq!(check::speaker(&at(g.id, 1)), 2);
            check::later_answers(g.id);
        }),
        rule("11.d", "call matches the bet", |g, _| {
            assert_eq!(at(g.id, 1).acts("2 bet").menu().call, Cents::dollars(2));
            assert_eq!(at(g.id, 3).acts("2 bet, 3 raise").menu().call, Cents::dollars(8));
        }),
        rule("13", "burn before the draw", |g, _| draw::burn_first(g.id)),
        rule("14", "all discard before any card", |g, _| draw::discards_before_cards(g.id)),
        rules(["14.a", "14.b"], "one card to five",
            |g, _| draw::one_to_five(g.id, rule_of(g.id, "14"))),
        rules(["14.a.i", "14.b.i"], "all five is no fold", |g, _| draw::five_is_no_fold(g.id)),
        rules(["14.a.ii", "14.b.ii"], "five cards after the draw",
            |g, _| draw::five_cards_after(g.id)),
        rules(["14.b", "14.c"], "pat keeps all", |g, _| draw::pat(g.id)),
        rules(["14.c.i", "14.d.i"], "number changes before cards",
            |g, rule| draw::change_before_cards(g.id, rule)),
        rules(["14.c.ii", "14.d.ii"], "number changes before others act",
            |g, _| draw::change_before_acts(g.id, rule_of(g.id, g.change))),
        rule("15", "numbers are told and hands filled", |g, _| draw::announced(g.id)),
        rule("16", "discards go to the pile", |g, _| draw::discards_to_pile(g.id)),
        rule("17", "turn follows the draw", |g, _| draw::turn(g.id)),
        rule("19", "third round goes like the second", |g, _| {
            assert_eq!(check::speaker(&at(g.id, 2)), 2);
            check::later_answers(g.id);
        }),
        rule("21", "burn before the river",
            |g, _| assert!(check::street(g.id, 3).starts_with("burn "))),
        rule("22", "river is the fifth card", |g, _| draw::river(g.id)),
        rule("24", "fourth round is the last", |g, _| {
            assert_eq!(check::speaker(&at(g.id, 3)), 2);
            draw::river(g.id);
        }),
        rule("25", "pot is split", |g, _| {
            let outcome = g.split().play().outcome;
            let halves = outcome.awards.iter().map(|half| (half.award, half.amount.get()));
            assert_eq!(halves.collect::<Vec<_>>(), [("omaha", 250), (g.half, 250)]);
        }),
        rule("s6.a", "cards are dealt while there are any", |g, _| draw::deals_what_is_left(g.id)),
        rule("s6.b", "burns and pile are mixed", |g, _| draw::mixes_burns_and_pile(g.id)),
        rule("s6.1", "last card ends the draw alone", |g, _| draw::last_card(g.id)),
        rule("s6.1.a", "discards of players served come in", |g, _| {
            draw::mixes_served(g.id);
            draw::served_alone(g.id);
        }),
        rule("s6.2", "hands are completed", |g, _| draw::completes_hands(g.id)),
        rule("s6.3", "discards are a new pile", |g, _| draw::new_pile(g.id)),
        rule("s7.a", "omaha and own cards take halves", |g, rule| {
            let played = g.split().ends(&SPLIT);
            assert_eq!(reasons(&played), [rule; 2]);
        }),
        rule("s7.b", "equal omaha hands share that half", |g, rule| {
            let played = g.tied().ends(&g.tied_ends);
            assert_eq!(reasons(&played), [rule, rule_of(g.id, "s7.a")]);
        }),
        rule("s7.c", "equal own hands share that half", |g, rule| {
            let played = g.tied_draw().ends(&["101.75", "99.00", "99.25"]);
            assert_eq!(reasons(&played), [rule_of(g.id, "s7.a"), rule]);
        }),
        rule("s7.d", "each half is shared by its winners", |g, _| {
            let played = g.tied_both().ends(&["99.00", "100.50", "100.50"]);
            assert_eq!(reasons(&played), [rule_of(g.id, "s7.b"), rule_of(g.id, "s7.c")]);
        }),
        rule("s7.e", "one player wins both", |g, _| {
            let [one, three] = g.both;
            duel(g.id, one, three).board("Ac 9d 4h 2s Jd").ends(&ALL_TO_1);
        }),
        rule("s7.f", "odd chips go left of the button", |g, rule| {
            let played = g.split().set("chip=1.00").ends(&ODD_TO_3);
            assert_eq!(check::odd_chips(&played), [g.odd]);
            // $3 of three winners, and $3 of seats 2 and 3.
            let tied = g.tied_both().set("chip=1.00").ends(&["99.00", "101.00", "100.00"]);
            assert_eq!(check::odd_chips(&tied), [rule]);
        }),
        rule("s8.1", "fees of small blind and pot", |g, _| {
            check::fees(g.id, options(g.id, [25]), [1, 2, 1]);
            check::fees(g.id, options(g.id, [9]), [1, 3, 1]);
        }),
        rule("s8.1.a", "no fee of a street not reached", |g, _| {
            let fees = options(g.id, [25]);
            let folded = check::four(g.id).fees(fees).acts("4 fold, 1 fold, 2 fold");
            assert_eq!(folded.play().hand.fees().total(), Cents::dollars(1));
            let flop = at(g.id, 1).fees(fees).acts("2 bet, 3 fold, 4 fold, 1 fold");
            assert_eq!(flop.play().hand.fees().total(), Cents::dollars(3));
        }),
        rule("s8.1.b", "fees by the half hour", |g, _| {
            let time = |players| check::half_hour(g.id, options(g.id, [33]), players);
            assert_eq!((time(7), time(5), time(4)), (10, 10, 5));
        }),
        rule("s8.2", "fees are fixed before cards",
            |g, _| check::fees_fixed(g.id, options(g.id, [19, 25]), [1, 4, 1])),
        rule("s8.3", "one option at a time", |g, _| {
            check::one_option(g.id, options(g.id, [19, 20]));
            check::one_option(g.id, options(g.id, [1, 25]));
        }),
        rule("s8.4", "fee is no share", |g, _| check::fees_flat(g.id, options(g.id, [25]))),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(|book| {
        let id = game(book);
        DRAMAHAS.iter().find(|dramaha| dramaha.id == id).expect("a Dramaha")
    });
}
