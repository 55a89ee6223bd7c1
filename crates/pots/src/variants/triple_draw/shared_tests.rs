//! What the tests of Archie, Badacey and Badeucey share: the deck running short, and fees.

use super::testing::{
    Draws, NONE, at_bet, at_draw, opened, stand, step, story, table, until, won,
};
use crate::act::Awaited;
use crate::fees::Collection;
use crate::hand::Hand;
use crate::testing::{Setup, listed};
use money::Cents;

const FIVE: Draws = |_, _| 5;
/// One card each, then two.
const ONE_THEN_TWO: Draws = |street, _| if street == 1 { 1 } else { 2 };

fn seven(game: &'static str) -> Setup {
    table(game).players(7)
}

/// Of 52 cards 35 are dealt and one is burned: fifteen of the last sixteen go out first.
pub(super) fn dealt_as_far_as_it_goes(game: &'static str) {
    let story = story(&seven(game), FIVE);
    assert_eq!(story[2..4], ["draw 2 3 4 5 6 7 1", "burn"]);
    assert_eq!(story[4], "deal 2 2 2 2 2 3 3 3 3 3 4 4 4 4 4");
    assert!(story[5..8].contains(&"shuffle".to_owned()));
}

/// On the second draw two burns and seven discards of the first are mixed, not the fourteen of
/// this draw; one is burned, and the fifth player gets the card that was due.
pub(super) fn pile_is_mixed(game: &'static str) {
    let story = story(&seven(game), ONE_THEN_TWO);
    let from = story.iter().position(|line| line == "shuffle").expect("a shuffle");
    assert_eq!(story[from - 2], "deal 2 2 3 3 4 4 5");
    assert_eq!(story[from + 1..from + 3], ["burn", "deal 5 6 6 7 7 1 1"]);
    let mut hand = until(&seven(game), ONE_THEN_TWO, |hand| hand.ask() == Awaited::Shuffle);
    let thrown = until(&seven(game), ONE_THEN_TWO, at_draw(2)).places()[1].cards()[0];
    step(&mut hand, ONE_THEN_TWO);
    assert_eq!(hand.unseen().count_ones(), 9);
    assert_eq!(hand.unseen() & thrown.bit(), 0, "thrown away on this draw");
}

/// Eight cards for eight on the second draw: the last is kept back. Seven for seven on the third:
/// it is dealt.
pub(super) fn last_card(game: &'static str) {
    let second: Draws = |street, place| u8::from(street < 3) + u8::from(street == 2 && place == 0);
    let told = story(&seven(game), second);
    assert_eq!(told[6..10], ["draw 2 3 4 5 6 7 1", "burn", "deal 2 3 4 5 6 7 1", "burn"]);
    assert_eq!(told[10..13], ["shuffle", "burn", "deal 1"]);
    let third: Draws = |street, _| u8::from(street != 2);
    let told = story(&seven(game), third);
    assert!(!told.contains(&"shuffle".to_owned()), "{told:?}");
    assert_eq!(told[told.len() - 3], "deal 2 3 4 5 6 7 1");
}

/// Six players are served with fifteen cards; the seventh gets cards of the last one, the burn and
/// the six players' discards, and none of the own.
pub(super) fn discards_of_players_served(game: &'static str) {
    let draws: Draws = |_, place| [5, 3, 3, 3, 2, 2, 2][place];
    let own = until(&seven(game), draws, at_draw(1)).places()[0];
    let mut hand = until(&seven(game), draws, |hand| hand.ask() == Awaited::Shuffle);
    assert!((1..7).all(|at| hand.places()[at].cards().len() == 5));
    step(&mut hand, draws);
    assert_eq!(hand.unseen().count_ones(), 1 + 1 + 15);
    assert!(own.cards().iter().all(|card| hand.unseen() & card.bit() == 0));
}

pub(super) fn hands_are_completed(game: &'static str) {
    for draws in [FIVE, ONE_THEN_TWO] {
        for street in 1..=3 {
            let hand = until(&seven(game), draws, at_bet(street));
            assert!(hand.places().iter().all(|place| place.cards().len() == 5));
        }
    }
}

/// What the second draw threw away is the pile of the third: with the burns it is all that is
/// mixed there.
pub(super) fn discards_are_the_next_pile(game: &'static str) {
    let stop = |hand: &Hand| hand.street() == 3 && hand.ask() == Awaited::Shuffle;
    let thrown = until(&seven(game), ONE_THEN_TWO, at_draw(2)).places()[1].cards()[0];
    let mut hand = until(&seven(game), ONE_THEN_TWO, stop);
    step(&mut hand, ONE_THEN_TWO);
    assert_ne!(hand.unseen() & thrown.bit(), 0, "thrown away on the second draw");
}

/// A fee's payer, if a seat, and amount in cents.
fn taken(hand: &Hand) -> Vec<(Option<u8>, i64)> {
    hand.fees().list().iter().map(|fee| (fee.seat, fee.amount.get())).collect()
}

/// For three players options 35 and 36 cost the small blind a dollar before the deal, and the pot
/// a dollar after the first draw, in option 35 after the second too; for seven option 21 costs
/// 1, 4 and 1. Option 37 costs $10 each for half an hour with five to seven, $5 with fewer.
pub(super) fn three_fees(game: &'static str, names: [&'static str; 4]) {
    let setup = || table(game).fees(names[0]);
    assert_eq!(taken(&opened(&setup())), [(Some(2), 100)]);
    assert_eq!(taken(&until(&setup(), NONE, at_draw(1))), [(Some(2), 100)]);
    assert_eq!(taken(&until(&setup(), NONE, at_bet(1))), [(Some(2), 100), (None, 100)]);
    let all = until(&setup(), NONE, at_bet(2));
    assert_eq!(taken(&all), [(Some(2), 100), (None, 100), (None, 100)]);
    assert_eq!(all.pot(), Cents::dollars(4));
    let two = until(&table(game).fees(names[1]), NONE, at_bet(3));
    assert_eq!(taken(&two), [(Some(2), 100), (None, 100)]);
    let large = until(&table(game).players(7).fees(names[2]), NONE, at_bet(3));
    assert_eq!(taken(&large), [(Some(2), 100), (None, 400), (None, 100)]);
    half_hours(game, names[3]);
    assert!(Collection::post(listed(game), names[3]).expect("an option").fees(7).is_empty());
}

pub(super) fn half_hours(game: &'static str, name: &str) {
    let time = Collection::post(listed(game), name).expect("an option");
    let owed = |players| time.half_hour(players).expect("a fee by time").per_player;
    assert_eq!([owed(7), owed(5), owed(4)], [10, 10, 5].map(Cents::dollars));
}

/// A hand that ends before a draw does not pay that draw's fee.
pub(super) fn no_draw_no_fee(game: &'static str, name: &'static str) {
    let acts = "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat";
    let none = table(game).fees(name).acts("1 fold, 2 fold").play();
    assert_eq!(taken(&none.hand), [(Some(2), 100)]);
    let one = table(game).fees(name).acts(acts).acts("2 bet, 3 fold, 1 fold").play();
    assert_eq!(taken(&one.hand), [(Some(2), 100), (None, 100)]);
}

/// All that a hand can cost is known before its first card.
pub(super) fn fees_are_set_before(game: &'static str, name: &'static str) {
    let hand = opened(&table(game).fees(name));
    let due = hand.stakes().fees.as_ref().expect("fees").fees(3);
    let amounts: Vec<i64> = due.iter().map(|(_, due)| due.amount.get()).collect();
    assert_eq!(amounts, [100, 100, 100]);
    assert!(hand.places().iter().all(|place| place.cards().is_empty()));
}

/// A pot ten times as large costs the same.
pub(super) fn fees_are_no_share(game: &'static str, name: &'static str) {
    let small = until(&table(game).fees(name), NONE, at_bet(3));
    let large = table(game).set("small=20 big=40 blinds=10.00/20.00").fees(name);
    let large = until(&large, NONE, at_bet(3));
    assert_eq!(taken(&small), taken(&large));
    assert_eq!(large.pot(), Cents::dollars(60 - 2));
}

/// Options for the same number of players, or of two limits, do not go together.
pub(super) fn one_option(game: &'static str, group: &str) {
    for pair in [[35, 36], [1, 35], [35, 37]] {
        let text = pair.map(|number| format!("{group}-{number}")).join("+");
        assert!(Collection::post(listed(game), &text).is_err(), "{text}");
        for number in pair {
            assert!(Collection::post(listed(game), &format!("{group}-{number}")).is_ok());
        }
    }
}

/// A table takes up to three kinds of fees, whatever the option: five would be lawful.
pub(super) fn few_rates(game: &'static str, group: &str) {
    for number in 1..=36 {
        let posted =
            Collection::post(listed(game), &format!("{group}-{number}")).expect("an option");
        for players in 2..=7 {
            assert!(posted.fees(players).len() <= 3);
        }
    }
}

/// Two hands for $2 each and the small blind's dollar, to the showdown.
pub(super) fn two(game: &'static str, one: &'static str, three: &'static str) -> Setup {
    let setup = table(game).cards(1, one).cards(3, three).acts("1 call, 2 fold, 3 check");
    stand(setup, "3 1")
}

/// Of two hands, `7c 5d 4h 3s 2c > 7d 6h 4s 3c 2d`, the first wins that award, whoever holds it.
#[track_caller]
pub(super) fn beats(game: &'static str, award: &str, hands: &[&'static str]) {
    for both in hands {
        let (better, worse) = both.split_once(" > ").expect("two hands");
        for (seat, setup) in [(1, two(game, better, worse)), (3, two(game, worse, better))] {
            let lines = won(&setup.play());
            let winner: Vec<&String> = lines.iter().filter(|line| line.contains(award)).collect();
            assert_eq!(winner.len(), 1, "{both}: {lines:?}");
            assert!(winner[0].starts_with(&seat.to_string()), "{both}: {lines:?}");
        }
    }
}

/// Four cards before three, two and one, the best of each and the worst.
pub(super) fn badugis(game: &'static str) {
    beats(
        game,
        "badugi",
        &[
            "4c 3d 2h As Kc > 5d 3h 2s Ac Kd",
            "Kc Qd Jh Ts Tc > 3c 2d Ah As Ad",
            "3c 2d Ah As Ad > 4c 2h Ac 4d 2s",
            "Kc Qd Jh Kd Qc > 2c 2d Ac Ad Ah",
            "2c 2d Ac Ad Ah > 3c 3d 2h 2s 3h",
            "Kc Kd Kh Qc Qd > Ac 3c 5c 7c 9c",
            "Ac 3c 5c 7c 9c > 2d 4d 6d 8d Td",
        ],
    );
}

/// A low of 7-5-4-3-2 with a badugi of two cards, and one of four with a low of K-Q-J-10-8.
const LOW: &str = "7c 5c 4c 3d 2c";
const FOUR: &str = "Kc Qd Jh Ts 8s";
const HALVES: &[&str] = &["100.50", "99.00", "100.50"];

pub(super) fn halves(game: &'static str, rule: &str) {
    let played = two(game, LOW, FOUR).ends(HALVES);
    assert_eq!(
        won(&played),
        [format!("1 wins low 2.50 {rule}"), format!("3 wins badugi 2.50 {rule}")]
    );
}

pub(super) fn both_halves(game: &'static str) {
    let played = two(game, "7c 5c 4d 3h 2s", FOUR).ends(&["103.00", "99.00", "98.00"]);
    assert_eq!(won(&played).len(), 2);
}

/// The king is part of one hand's low and not of its badugi, which is the best there is.
pub(super) fn different_cards(game: &'static str) {
    let lines = won(&two(game, "Kc 4d 3h 2s Ac", "Qd 5c 4h 3s 2d").ends(HALVES));
    assert!(lines[0].starts_with("3 wins low") && lines[1].starts_with("1 wins badugi"));
}

/// Equal lows share $2.50.
pub(super) fn equal_lows(game: &'static str, rule: &str) {
    let played = two(game, LOW, "7h 5s 4d 3c 2d").ends(&["99.25", "99.00", "101.75"]);
    assert!(won(&played).contains(&format!("3 wins low 1.25 {rule}")));
}

/// Equal badugis share $2.50.
pub(super) fn equal_badugis(game: &'static str, rule: &str) {
    let played = two(game, "4c 3d 2h As 9c", "4d 3h 2s Ac 8d").ends(&["99.25", "99.00", "101.75"]);
    assert!(won(&played).contains(&format!("3 wins badugi 1.25 {rule}")));
}

/// Two share the low, and one of them the badugi with the third.
pub(super) fn each_half_by_its_own(game: &'static str) {
    let setup = table(game).acts("1 call, 2 call, 3 check").cards(1, "6c 4c 3c 2d As");
    let setup = setup.cards(2, "6h 4d 3h 2s Ac").cards(3, "Kd 4h 3s 2c Ad");
    stand(setup, "2 3 1").ends(&["99.50", "101.00", "99.50"]);
}

/// Three dollars of five go to the half whose winner has the highest card: by rank, then spades,
/// hearts, diamonds, clubs.
pub(super) fn odd_chips_by_suit(game: &'static str, rule: &str) {
    let odd = |one, three, seat: u8, stacks: &[&str]| {
        let played = two(game, one, three).set("chip=1.00").ends(stacks);
        let line = format!("{seat} odd chip 1.00 {rule}");
        assert!(won(&played).contains(&line), "{:?}", won(&played));
    };
    let (first, third) = (&["101.00", "99.00", "100.00"], &["100.00", "99.00", "101.00"]);
    odd(LOW, FOUR, 3, third);
    odd("8c 7c 5c 3d 2c", "7d 7h 2h 3s 4d", 1, first);
    odd("8s 7c 5c 3d 2c", "8d 8h 2h 3s 4d", 1, first);
    odd("8c 7c 5c 3d 2c", "8d 8h 2h 3s 4d", 3, third);
    odd("8h 7c 5c 3d 2c", "8d 8c 2h 3s 4d", 1, first);
    odd("8d 7c 5c 3d 2c", "8c 7h 7s 3s 4h", 1, first);
}
