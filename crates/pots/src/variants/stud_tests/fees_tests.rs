//! Collection fees.

use super::{Game, Table, script};
use crate::fees::{Collection, When};
use crate::hand::Hand;
use crate::taken::Fee;
use crate::testing::listed;

/// A table of three with an option's fees, all staying in until a street, where two fold.
fn until(game: &Game, street: usize) -> Table {
    let mut table = open(game);
    table.street(street).say("due raise, due fold, due fold");
    table
}

fn open(game: &Game) -> Table {
    let id = game.id.replacen("ca/", "F-P-", 1);
    let stakes = game.stakes("").with_fees(&format!("{id}-{}", game.fees.option));
    game.known(stakes.unwrap_or_else(|breach| panic!("{breach}")), 3)
}

fn amounts(fees: &[Fee]) -> Vec<String> {
    fees.iter().map(|fee| fee.amount.plain()).collect()
}

/// Three fees of a dollar from the pot: the first at the start, or once the cards are dealt, the
/// others with the streets given, third street being 0. No fee of a street that is not reached.
#[track_caller]
pub(in super::super) fn by_hand(game: &Game) {
    for street in 0..5 {
        let table = until(game, street);
        let taken = 1 + game.fees.streets.iter().filter(|from| street >= **from).count();
        let fees = table.hand.fees().list();
        assert_eq!(amounts(fees), vec!["1.00"; taken], "to street {street}");
        assert!(fees.iter().all(|fee| fee.seat.is_none()), "from the pot");
        let won = table.hand.outcome().expect("the end").awards[0].amount.get();
        let put: i64 = table.hand.places().iter().map(|place| place.total.get()).sum();
        assert_eq!(won, put - 100 * taken as i64);
    }
}

/// The first fee comes from the antes before any card.
#[track_caller]
pub(in super::super) fn from_antes(game: &Game) {
    let table = open(game);
    assert_eq!((table.hand.pot().plain().as_str(), table.tape.len()), ("2.00", 0));
}

/// The first fee comes from the pot once cards are dealt.
#[track_caller]
pub(in super::super) fn from_pot_dealt(game: &Game) {
    let mut table = open(game);
    assert_eq!(table.hand.pot().plain(), "3.00");
    assert_eq!(table.deal().hand.pot().plain(), "2.00");
}

/// Four options by time, in advance: so many dollars each for half an hour, for eight to five
/// players and for four or fewer.
#[track_caller]
pub(in super::super) fn by_time(game: &Game) {
    let id = game.id.replacen("ca/", "F-P-", 1);
    for (option, (more, fewer)) in (game.fees.time..).zip([(10, 5), (12, 6), (15, 7), (20, 10)]) {
        let posted =
            Collection::post(listed(game.id), &format!("{id}-{option}")).expect("an option");
        for (players, dollars) in [(8, more), (5, more), (4, fewer), (2, fewer)] {
            let fee = posted.half_hour(players).expect("a fee by time");
            assert_eq!((fee.per_player.get(), fee.when), (100 * dollars, When::InAdvance));
        }
        assert!(posted.fees(8).is_empty(), "and nothing by hand");
    }
}

/// What a hand will cost is known before its first card, and is what it costs in the end.
#[track_caller]
pub(in super::super) fn fixed(game: &Game) {
    let mut table = open(game);
    let posted = table.hand.stakes().fees.clone().expect("fees");
    let before: Vec<i64> = posted.fees(3).iter().map(|(_, due)| due.amount.get()).collect();
    table.end();
    let taken: Vec<i64> = table.hand.fees().list().iter().map(|fee| fee.amount.get()).collect();
    assert_eq!((before, taken.len()), (taken, 3));
}

/// One option at a time: two for the same players conflict, and so do two limits.
#[track_caller]
pub(in super::super) fn one_option(game: &Game) {
    let id = game.id.replacen("ca/", "F-P-", 1);
    let post = |one: &str, two: &str| {
        Collection::post(listed(game.id), &format!("{id}-{one}+{id}-{two}"))
    };
    let (own, same) = (game.fees.option, game.fees.same);
    assert!(post(own, same).is_err() && post(own, "1").is_err());
    assert!(Collection::post(listed(game.id), &format!("{id}-{own}")).is_ok());
}

/// A fee is the same whatever is bet and won.
#[track_caller]
pub(in super::super) fn flat(game: &Game) {
    let mut small = open(game);
    small.end();
    let mut large = open(game);
    for street in 1..5 {
        large.street(street).say("due raise, due raise, due raise");
    }
    large.end();
    let put =
        |table: &Table| -> i64 { table.hand.places().iter().map(|place| place.total.get()).sum() };
    assert!(put(&large) > 10 * put(&small));
    assert_eq!(amounts(large.hand.fees().list()), amounts(small.hand.fees().list()));
}

/// Flat fees differ by the number of players: a table may post one option for each of four bands,
/// and no fifth.
#[track_caller]
pub(in super::super) fn rates(game: &Game) {
    let id = game.id.replacen("ca/", "F-P-", 1);
    let all = game.fees.bands.map(|option| format!("{id}-{option}")).join("+");
    let posted = Collection::post(listed(game.id), &all).expect("one for each band");
    assert!((2..=8).all(|players| posted.covers(players)));
    let more = crate::fees::options(listed(game.id))
        .expect("a schedule")
        .into_iter()
        .filter(|option| *option != "none");
    for option in more {
        assert!(
            Collection::post(listed(game.id), &format!("{all}+{option}")).is_err(),
            "{option}"
        );
    }
    let script = script(game.stakes("").with_fees(&all).expect("lawful"), 3);
    assert!(Hand::open(script.stakes, &script.players, script.opening).is_ok());
}
