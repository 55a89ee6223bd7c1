//! Lowball: a seven or better after the draw, and fees.
//!
//! Rules: ca:lowball/

use super::testing::table;
use crate::fees::{Blinds, Collection, Stakes, find};
use crate::hand::Hand;
use crate::testing::{Setup, hand, listed};
use crate::variants::triple_draw::testing::{NONE, at_bet, at_draw, opened, until, won};
use law::Posted;
use money::Cents;

const ID: &str = "ca/lowball";

/// Three see the draw for $90, and stand pat. Seat 2 speaks first.
fn drawn(one: &'static str, two: &'static str, three: &'static str) -> Setup {
    let setup = table(ID).cards(1, one).cards(2, two).cards(3, three);
    setup.acts("1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat")
}

const NINE: &str = "9h 5s 4s 3d 2d";
const EIGHT: &str = "8h 5h 4c 3c 2h";
const WORST_SEVEN: &str = "7c 6d 5c 4d 3h";
const BEST_EIGHT: &str = "8c 4d 3h 2s Ac";

#[test]
fn r17_a_a_checked_seven_wins_nothing_of_later_bets() {
    let call = "2 check, 3 bet, 1 fold, 2 call";
    let played = drawn(NINE, WORST_SEVEN, EIGHT).acts(call).ends(&["470.00", "560.00", "470.00"]);
    let lines = [
        "2 wins low 90.00 ca:lowball/s1.a",
        "2 returned 60.00 ca:lowball/17.a",
        "3 returned 60.00 ca:lowball/17.a",
    ];
    assert_eq!(won(&played), lines);
    // A six is better than a seven, an eight is not.
    let six = drawn(NINE, "6c 4d 3h 2s Ac", EIGHT).acts(call);
    six.ends(&["470.00", "560.00", "470.00"]);
    let eight = drawn(NINE, BEST_EIGHT, EIGHT).acts(call);
    eight.ends(&["470.00", "620.00", "410.00"]);
    // What somebody put in who folded goes back too.
    let folded = drawn(NINE, WORST_SEVEN, EIGHT).acts("2 check, 3 bet, 1 raise, 2 call, 3 fold");
    folded.ends(&["470.00", "560.00", "470.00"]);
    // Of equal sevens the one that bet has them all: reading ca-lowball-equal-sevens.
    let equal = drawn(NINE, WORST_SEVEN, "7d 6c 5d 4c 3c").acts(call);
    equal.ends(&["470.00", "455.00", "575.00"]);
}

#[test]
fn r17_b_it_wins_the_pot_before_the_draw() {
    let raised = table(ID).cards(1, NINE).cards(2, WORST_SEVEN).cards(3, EIGHT);
    let raised = raised.acts("1 raise, 2 call, 3 call, 2 pat, 3 pat, 1 pat");
    let played = raised.acts("2 check, 3 bet, 1 call, 2 call");
    let played = played.ends(&["440.00", "620.00", "440.00"]);
    assert_eq!(won(&played)[0], "2 wins low 180.00 ca:lowball/s1.a");
    // Without a later bet there is nothing to lose.
    let checked = drawn(NINE, WORST_SEVEN, EIGHT).acts("2 check, 3 check, 1 check");
    checked.ends(&["470.00", "560.00", "470.00"]);
    // Who bets it wins all.
    let bet = drawn(NINE, WORST_SEVEN, EIGHT).acts("2 bet, 3 call, 1 fold");
    bet.ends(&["470.00", "620.00", "410.00"]);
}

#[test]
fn r17_c_beaten_it_loses_the_pot_and_its_calls() {
    let beaten = drawn(NINE, WORST_SEVEN, "6c 4h 3c 2s As").acts("2 check, 3 bet, 1 fold, 2 call");
    beaten.ends(&["470.00", "410.00", "620.00"]);
}

/// Seat 2 has that much left after the draw and bets it.
fn short(left: &str, one: &'static str, two: &'static str, three: &'static str) -> Setup {
    let left: Cents = left.parse().expect("an amount");
    let stack = (left + Cents::dollars(30)).plain();
    let setup = drawn(one, two, three).stacks(&["500", &stack, "500"]);
    setup.acts(&format!("2 bet {}", left.plain()))
}

#[test]
fn r18_a_a_seven_may_call_a_short_bet_and_win() {
    let played = short("20.00", EIGHT, NINE, WORST_SEVEN).acts("3 call, 1 fold");
    played.ends(&["470.00", "0.00", "580.00"]);
}

#[test]
fn r18_b_a_losing_overcall_goes_back() {
    let called = "3 call, 1 call";
    let played = short("20.00", EIGHT, NINE, WORST_SEVEN).acts(called);
    let played = played.ends(&["470.00", "0.00", "580.00"]);
    assert_eq!(won(&played)[1], "1 returned 20.00 ca:lowball/18.b");
    // Just below half a bet, and at half.
    let below = short("29.99", EIGHT, NINE, WORST_SEVEN).acts(called);
    below.ends(&["470.00", "0.00", "589.99"]);
    let half = short("30.00", EIGHT, NINE, WORST_SEVEN).acts(called);
    half.ends(&["440.00", "0.00", "620.00"]);
    // Who overcalls and wins keeps it, and behind an eight it is lost.
    let wins = short("20.00", "6c 4h 3c 2s As", NINE, WORST_SEVEN).acts(called);
    wins.ends(&["600.00", "0.00", "450.00"]);
    let eight = short("20.00", NINE, "Tc 4h 3h 2s As", BEST_EIGHT_OF_DIAMONDS).acts(called);
    eight.ends(&["450.00", "0.00", "600.00"]);
}

const BEST_EIGHT_OF_DIAMONDS: &str = "8d 4d 3c 2c Ac";

#[test]
fn r18_c_completed_all_action_stands() {
    let played = short("20.00", EIGHT, NINE, WORST_SEVEN).acts("3 complete 60.00, 1 call");
    played.ends(&["410.00", "0.00", "640.00"]);
    let raised =
        short("20.00", EIGHT, NINE, WORST_SEVEN).acts("3 complete 60.00, 1 raise, 3 call");
    raised.ends(&["350.00", "0.00", "700.00"]);
}

/// Names and amounts of the fees taken.
fn taken(hand: &Hand) -> Vec<(&'static str, i64)> {
    hand.fees().list().iter().map(|fee| (fee.due.name, fee.amount.get())).collect()
}

fn with_rates() -> Setup {
    table(ID).fees("regular=4.00+jackpot=1.00")
}

#[test]
fn rs6_1_fees_are_settled_before_the_hand() {
    let hand = opened(&with_rates());
    let due = hand.stakes().fees.as_ref().expect("fees").fees(3);
    let amounts: Vec<i64> = due.iter().map(|(_, due)| due.amount.get()).collect();
    assert_eq!(amounts, [400, 100, 100]);
}

#[test]
fn rs6_2_fees_are_no_share() {
    let small = until(&hand(ID).fees("regular=1.00"), NONE, at_bet(1));
    let large = until(&table(ID).fees("regular=1.00"), NONE, at_bet(1));
    assert_eq!((taken(&small), large.pot()), (taken(&large), Cents::dollars(89)));
}

#[test]
fn rs6_3_three_rates_at_most() {
    let posted = opened(&with_rates()).stakes().fees.clone().expect("fees");
    let mut names: Vec<&str> = posted.fees(3).iter().map(|(_, due)| due.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["designated table fee", "jackpot fee", "regular table fee"]);
    for extra in ["regular=4.00+regular=5.00", "regular=4.00+service=1.00"] {
        let stakes = super::LOWBALL.post(&Posted::new()).expect("the usual");
        assert!(stakes.with_fees(extra).is_err(), "{extra}");
    }
}

#[test]
fn rs6_4_the_jackpot_fee_of_the_promotion() {
    let with = until(&table(ID).fees("regular=4.00+jackpot=2.00"), NONE, at_bet(1));
    assert_eq!(taken(&with), [("regular table fee", 400), ("jackpot fee", 200)]);
    let without = until(&table(ID).fees("regular=4.00"), NONE, at_bet(1));
    assert_eq!(taken(&without), [("regular table fee", 400)]);
}

#[test]
fn rs6_5_the_regular_fee_once_the_draw_is_done() {
    let setup = || table(ID).fees("regular=4.00");
    assert_eq!(taken(&until(&setup(), NONE, at_draw(1))), []);
    let after = until(&setup(), NONE, at_bet(1));
    assert_eq!(taken(&after), [("regular table fee", 400)]);
    assert_eq!(after.pot(), Cents::dollars(86));
}

#[test]
fn rs6_6_the_designated_fee_of_a_hand_over_before() {
    for setup in [hand(ID), table(ID)] {
        let played = setup.fees("regular=4.00").acts("1 fold, 2 fold").play();
        assert_eq!(taken(&played.hand), [("designated table fee", 100)]);
    }
}

#[test]
fn rs6_8_before_play_or_after_a_round() {
    let total =
        |stop: fn(&Hand) -> bool| until(&table(ID).fees("F-M4-54"), NONE, stop).fees().total();
    assert_eq!(total(|hand| at_bet(0)(hand)), Cents::dollars(1), "nobody has bet");
    assert_eq!(total(|hand| at_bet(1)(hand)), Cents::dollars(3), "after a round");
}

#[test]
fn rs7_1_regular_fees_by_the_number_of_players() {
    let fees = [(8, 300), (7, 300), (6, 200), (5, 100), (4, 50), (3, 50), (2, 50)];
    for option in ["F-01-15-30", "F-01-20-40"] {
        for (players, cents) in fees {
            let setup = hand(ID).players(players).charged(option);
            let hand = until(&setup, NONE, at_bet(1));
            assert_eq!(taken(&hand), [("regular table fee", cents)], "{option}, {players}");
        }
    }
}

#[test]
fn rs7_2_designated_fees_are_a_dollar() {
    for option in ["F-01-15-30", "F-01-20-40"] {
        for (players, acts) in [(3, "1 fold, 2 fold"), (4, "4 fold, 1 fold, 2 fold")] {
            let played = hand(ID).players(players).charged(option).acts(acts).play();
            assert_eq!(taken(&played.hand), [("designated table fee", 100)], "{option}");
        }
    }
}

#[test]
fn rs7_3_blinds_by_the_limit() {
    let blinds = |option: &str| match find(option).expect("an option").stakes {
        Stakes::Limit { blinds: Blinds::Exactly(blinds), .. } => blinds,
        other => panic!("{other:?}"),
    };
    assert_eq!(blinds("F-01T-10-20"), [5, 5, 10]);
    assert_eq!([blinds("F-01-15-30"), blinds("F-01T-15-30")], [[5, 10, 15]; 2]);
    assert_eq!([blinds("F-01-20-40"), blinds("F-01T-20-40")], [[10, 10, 20]; 2]);
    assert_eq!(blinds("F-01T-30-60"), [10, 20, 30]);
    for posted in ["small=10 blinds=5/5/10", "small=15 blinds=5/10/15", "small=20 blinds=10/10/20"]
    {
        opened(&hand(ID).set(posted));
    }
}

#[test]
fn rs8_fees_by_the_half_hour() {
    let limits = [("10-20", 5), ("15-30", 6), ("20-40", 7), ("30-60", 8)];
    for (limit, dollars) in limits {
        let posted =
            Collection::post(listed("ca/lowball"), &format!("F-01T-{limit}")).expect("an option");
        for players in [2, 8] {
            let owed = posted.half_hour(players).expect("a fee by time");
            assert_eq!(owed.per_player, Cents::dollars(dollars), "{limit}");
        }
    }
}

/// Four players at $10-$20 with blinds of $5, $5 and $10; the third, who owes the large one, has
/// this stack.
fn owes(stack: &str) -> Setup {
    hand(ID).set("small=10 big=20 blinds=5/5/10").stacks(&["300", "300", stack, "300"])
}

/// Who posted what by which rule.
fn blinds(played: &crate::Played) -> Vec<String> {
    let lines = played.lines.iter().filter(|line| line.what == "blind");
    lines.map(|line| format!("{} {}", -line.amount, line.rule.id)).collect()
}

#[test]
fn r5_a_less_than_half_a_blind_is_dealt_in() {
    let four = owes("4.99").cards(3, "Ah 2c 3c 4d 6s").cards(4, "Ac 2d 3h 7c 8d");
    let played = four.acts("1 fold, 2 fold, 3 pat, 4 pat").play();
    assert_eq!(blinds(&played)[2], "$4.99 ca:lowball/5.a");
    assert_eq!(played.outcome.stacks[2], Cents::new(4 * 499));
}

#[test]
fn r5_b_the_next_player_takes_the_blind() {
    let four = owes("4.99").cards(3, "Ah 2c 3c 4d 6s").cards(4, "Ac 2d 3h 7c 8d");
    let played = four.acts("1 fold, 2 fold, 3 pat, 4 pat").play();
    assert_eq!(blinds(&played)[3], "$10 ca:lowball/5.b");
    owes("4.99").acts("4 call").refused("reading:ca-lowball-blinds");
}

#[test]
fn r6_half_a_blind_is_a_whole_one() {
    let four = owes("5").cards(2, "Ac 2d 3h 7c 8d").cards(3, "Ah 2c 3c 4d 6s");
    let played = four.acts("4 fold, 1 fold, 2 pat, 3 pat").play();
    let large = "$5 ca:lowball/6";
    assert_eq!((blinds(&played).len(), blinds(&played)[2].as_str()), (3, large));
}

#[test]
fn rs5_7_a_a_kill_that_is_owed_is_posted_from_any_stack() {
    let four = |stack| {
        hand(ID).set("small=10 big=20 blinds=5/5/10").stacks(&["300", "300", "300", stack])
    };
    let posts = |stack: &'static str| {
        let played = four(stack).acts("4 kill required, 1 fold, 2 fold, 3 fold").play();
        let line = played.lines.iter().find(|line| line.what == "kill blind").expect("a kill");
        format!("{} {}", -line.amount, line.rule.id)
    };
    assert_eq!(posts("15"), "$15 ca:lowball/s5.7.a");
    assert_eq!(posts("300"), "$20 ca:lowball/s5.7.a");
    // Of free will it takes four times as much.
    four("79.99").acts("4 kill").refused("ca:lowball/s5.4.c");
    four("300").acts("4 kill required, 1 kill required").refused("ca:lowball/s5.6.a");
    four("300").acts("4 kill perhaps").refused("ca:lowball/s5.7.a");
}
