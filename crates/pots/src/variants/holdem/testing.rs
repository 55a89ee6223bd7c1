//! What the hold'em family's tests share: their texts say the same of blinds, button and fees.

use crate::act::{Awaited, Decision, Move, To};
use crate::hand::Hand;
use crate::testing::{Setup, hand, listed};
use law::Posted;
use money::Cents;
use std::sync::Arc;
use table::Seat;

/// Blinds and stacks of the tests: $1 and $2 before a $2-$4 limit, whatever the game.
pub(super) fn table(game: &'static str) -> Setup {
    hand(game).set("small=2 big=4 blinds=1.00/2.00")
}

/// The hand before its first card.
pub(super) fn opened(setup: &Setup) -> Hand {
    let script = setup.script();
    Hand::open(Arc::clone(&script.stakes), &script.players, script.opening).expect("a hand")
}

/// Plays on to the end: everybody checks or calls, and throws the first card away where one goes.
/// Tells street by street what came and who spoke, by seat.
pub(super) fn streets(setup: &Setup) -> Vec<String> {
    let mut told = Vec::new();
    passive(opened(setup), usize::MAX, &mut |street, what| {
        while told.len() <= street {
            told.push(String::new());
        }
        if !told[street].is_empty() {
            told[street].push(' ');
        }
        told[street].push_str(&what);
    });
    told
}

/// What came and who spoke on a street of a usual hand.
pub(super) fn street(game: &'static str, at: usize) -> String {
    streets(&table(game))[at].clone()
}

/// Three players check it through.
pub(super) fn checked(game: &'static str) -> Setup {
    table(game)
        .acts("1 call, 2 call, 3 check")
        .acts("2 check, 3 check, 1 check, 2 check, 3 check, 1 check")
        .acts("2 check, 3 check, 1 check")
}

/// Checks and calls to the end.
pub(super) fn played(setup: &Setup) -> Hand {
    passive(opened(setup), usize::MAX, &mut |_, _| {})
}

/// Checks and calls until the first player speaks on the flop.
fn flopped(setup: &Setup) -> Hand {
    passive(opened(setup), 1, &mut |_, _| {})
}

/// Everybody folds to the last.
pub(super) fn folded(setup: &Setup) -> Hand {
    let mut hand = opened(setup);
    loop {
        match hand.ask() {
            Awaited::Card(_) => hand.card(cards::AnyCard::UNKNOWN).expect("a card"),
            Awaited::Decide(place, _) => drop(hand.act(place, Move::Fold).expect("a fold")),
            _ => return hand,
        }
    }
}

fn passive(mut hand: Hand, until: usize, tell: &mut impl FnMut(usize, String)) -> Hand {
    loop {
        let street = hand.street();
        match hand.ask() {
            Awaited::Card(to) => {
                tell(
                    street,
                    match to {
                        To::Burn => "burn".to_owned(),
                        To::Place(place, face) => format!("{}{face:?}", hand.places()[place].seat),
                        To::Board(_) => "board".to_owned(),
                    },
                );
                hand.card(cards::AnyCard::UNKNOWN).expect("a card");
            }
            Awaited::Decide(_, Decision::Bet) if street == until => return hand,
            Awaited::Decide(place, choice) => {
                let seat = hand.places()[place].seat;
                let act = match choice {
                    Decision::Discard => Move::Discard(0),
                    _ if hand.menu().is_some_and(|menu| menu.may_check) => Move::Check,
                    _ => Move::Call,
                };
                let word = if choice == Decision::Discard { "discards" } else { "speaks" };
                tell(street, format!("{seat}{word}"));
                hand.act(place, act).expect("an act");
            }
            Awaited::Showdown => hand.show(&[]).expect("a showdown"),
            Awaited::Shuffle | Awaited::Over => return hand,
        }
    }
}

/// Bets by seat, in cents, before the first card.
pub(super) fn bets(setup: &Setup) -> Vec<i64> {
    opened(setup).places().iter().map(|place| place.bet.get()).collect()
}

/// The rules behind the small and the big blind, in the seats of the button's left.
#[track_caller]
pub(super) fn blind_rules(game: &'static str, small: &str, big: &str) {
    let played = table(game).acts("1 fold, 2 fold").play();
    let blind = |seat| {
        let line =
            played.lines.iter().find(|line| line.seat == Seat::new(seat) && line.what == "blind");
        line.expect("a blind").rule.id
    };
    assert_eq!((blind(2), blind(3)), (small, big));
}

/// One blind to three are posted by the house, and one at least.
pub(super) fn blinds_start_it(game: &'static str, rule: &str) {
    assert_eq!(bets(&table(game).set("blinds=2.00")), [0, 200, 0]);
    assert_eq!(bets(&table(game)), [0, 100, 200]);
    assert_eq!(bets(&table(game).set("blinds=1.00/1.00/2.00")), [100, 100, 200]);
    let none: Posted = [("blinds".to_owned(), "0.00".to_owned())].into();
    let variant = crate::variants::find(game).expect("a game");
    let refused = variant.post(&none).expect_err("a blind at least").to_string();
    assert!(refused.contains(rule), "{refused}");
}

/// Bets are up while no card is out.
pub(super) fn blinds_before_cards(game: &'static str) {
    let hand = opened(&table(game));
    assert_eq!(hand.pot(), Cents::dollars(3));
    assert!(hand.places().iter().all(|place| place.cards().is_empty()));
    assert!(matches!(hand.ask(), Awaited::Card(To::Place(1, _))));
}

/// The small blind owes a dollar less than the others, the big blind nothing.
pub(super) fn blinds_count(game: &'static str) {
    assert_eq!(table(game).menu().call, Cents::dollars(2));
    assert_eq!(table(game).acts("1 call").menu().call, Cents::dollars(1));
    let big = table(game).acts("1 call, 2 call").menu();
    assert!(big.may_check && big.call == Cents::ZERO);
}

/// Who posted raises when the action comes back: the small blind, and the big blind unraised.
pub(super) fn blinds_may_raise(game: &'static str) {
    let small = table(game).acts("1 call").menu().raise.expect("the small blind raises");
    assert_eq!(small.min, Cents::dollars(4));
    let big = table(game).acts("1 call, 2 call").menu().raise.expect("the big blind raises");
    assert_eq!(big.min, Cents::dollars(4));
    table(game).acts("1 call, 2 call, 3 raise 4.00").menu();
}

/// A dead collection blind lies in the pot, and its poster still owes a whole bet.
pub(super) fn collection_blind_is_dead(game: &'static str) {
    let dead = table(game).set("collection_blind=1.00");
    assert_eq!(bets(&dead), [0, 100, 200]);
    assert_eq!(opened(&dead).pot(), Cents::dollars(4));
    assert_eq!(dead.menu().call, Cents::dollars(2));
    let played = table(game)
        .set("collection_blind=1.00")
        .acts("1 fold, 2 fold")
        .ends(&["99.00", "99.00", "102.00"]);
    let dead = played.lines.iter().find(|line| line.what == "dead blind").expect("dead chips");
    assert_eq!((dead.seat, dead.rule.id), (Seat::new(1), "reading:ca-dead-collection-blind"));
}

/// A straddle is refused by that rule.
pub(super) fn no_straddle(game: &'static str, rule: &str) {
    table(game).acts("1 straddle 4.00").refused(rule);
}

/// Names and amounts of the fees taken.
pub(super) fn taken(hand: &Hand) -> Vec<(&'static str, i64)> {
    hand.fees().list().iter().map(|fee| (fee.due.name, fee.amount.get())).collect()
}

/// What a hand of a schedule's option costs that sees the flop.
#[track_caller]
pub(super) fn costs(game: &'static str, option: &'static str, players: &[u8], cents: i64) {
    for &count in players {
        let hand = played(&hand(game).players(count).charged(option));
        assert_eq!(hand.fees().total().get(), cents, "{option}, {count} players");
    }
}

/// What each pays for half an hour.
#[track_caller]
pub(super) fn half_hour(game: &str, option: &str, players: &[u8], dollars: i64) {
    let posted = crate::fees::Collection::post(listed(game), option).expect("an option");
    for &count in players {
        let owed = posted.half_hour(count).expect("a fee by time");
        assert_eq!(owed.per_player, Cents::dollars(dollars), "{option}, {count} players");
    }
}

/// A table of an older game with all its rates: regular $4, jackpot $1, designated as printed.
fn with_rates(game: &'static str) -> Setup {
    table(game).fees("regular=4.00+jackpot=1.00")
}

/// All that a hand can cost is known before its first card.
pub(super) fn fees_are_set_before(game: &'static str) {
    let setup = with_rates(game);
    let posted = setup.script().stakes.fees.clone().expect("fees");
    let due: Vec<i64> = posted.fees(3).iter().map(|(_, due)| due.amount.get()).collect();
    assert_eq!(due, [400, 100, 100]);
    assert_eq!(taken(&played(&setup)), [("regular table fee", 400), ("jackpot fee", 100)]);
}

/// A pot ten times as large costs the same.
pub(super) fn fees_are_no_share(game: &'static str) {
    let small = played(&with_rates(game));
    let large = played(&with_rates(game).set("small=20 big=40 blinds=10.00/20.00"));
    assert_eq!(small.fees().total(), Cents::dollars(5));
    assert_eq!(taken(&small), taken(&large));
}

/// Regular, designated and jackpot fee, and no other.
pub(super) fn three_rates(game: &'static str) {
    let posted = with_rates(game).script().stakes.fees.clone().expect("fees");
    let mut names: Vec<&str> = posted.fees(3).iter().map(|(_, due)| due.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["designated table fee", "jackpot fee", "regular table fee"]);
    let variant = crate::variants::find(game).expect("a game");
    for extra in ["regular=4.00+regular=5.00", "regular=4.00+service=1.00"] {
        let stakes = variant.post(&Posted::new()).expect("the usual");
        assert!(stakes.with_fees(extra).is_err(), "{extra}");
    }
}

/// The jackpot fee is what the promotion says, and a hand without one does not pay it.
pub(super) fn jackpot_fee(game: &'static str) {
    let with = played(&table(game).fees("regular=4.00+jackpot=2.00"));
    assert_eq!(taken(&with), [("regular table fee", 400), ("jackpot fee", 200)]);
    let without = played(&table(game).fees("regular=4.00"));
    assert_eq!(taken(&without), [("regular table fee", 400)]);
}

/// The regular fee comes with the flop, out of the pot.
pub(super) fn regular_fee(game: &'static str) {
    let setup = || table(game).fees("regular=4.00");
    let before = setup().acts("1 call, 2 call").reach();
    assert_eq!((before.pot(), before.fees().total()), (Cents::dollars(6), Cents::ZERO));
    let after = flopped(&setup());
    assert_eq!((after.pot(), after.fees().total()), (Cents::dollars(2), Cents::dollars(4)));
}

/// A hand that no flop follows costs a dollar, at every limit.
pub(super) fn designated_fee(game: &'static str) {
    for small in ["small=2", "small=20", "small=400"] {
        let stacks = ["5000", "5000", "5000"];
        let hand = folded(&hand(game).set(small).stacks(&stacks).fees("regular=4.00"));
        assert_eq!(taken(&hand), [("designated table fee", 100)], "{small}");
    }
}

/// Fees of a schedule fall due before the first bet, and after betting rounds.
pub(super) fn fees_around_rounds(game: &'static str, option: &'static str) {
    let early = table(game).fees(option).reach();
    assert_eq!(early.fees().list().len(), 1, "before anybody spoke");
    let late = flopped(&table(game).fees(option));
    assert_eq!(late.fees().list().len(), 2, "after the first round");
}
