//! Who wins what: side pots, ties, odd chips, bets returned; and many hands at random against a
//! second way of counting.

use crate::act::{Awaited, Decision, Move};
use crate::hand::Hand;
use crate::testing::{Setup, hand, listed};
use crate::{Held, Joker, OddChips, Stakes, variants};
use cards::AnyCard;
use money::Cents;
use table::Seat;

const NO_LIMIT: &str = "ca/no-limit-poker";
const BOARD: &str = "2s 3s 7c 8c 9h";

fn table(stacks: &[&str]) -> Setup {
    hand(NO_LIMIT).set("blinds=1.00/2.00").stacks(stacks).board(BOARD)
}

/// The amounts of the pots, and their winners' seats.
fn won(setup: &Setup) -> Vec<(String, Vec<usize>)> {
    let awards = setup.play().outcome.awards;
    let seats = |award: &crate::PotAward| award.winners.iter().map(|won| won.place + 1).collect();
    awards.iter().map(|award| (award.amount.plain(), seats(award))).collect()
}

#[test]
fn three_all_ins_make_a_main_and_a_side_pot() {
    let all_in = |first, second, third| {
        table(&["50", "100", "20"])
            .cards(1, first)
            .cards(2, second)
            .cards(3, third)
            .acts("1 raise 50.00, 2 raise 100.00, 3 call")
    };
    // The shortest stack has the best hand, then the next.
    let best = all_in("Kh Kd", "Qh Qd", "Ah Ad");
    assert_eq!(won(&best), [("60.00".to_owned(), vec![3]), ("60.00".to_owned(), vec![1])]);
    let played = best.ends(&["60.00", "50.00", "60.00"]);
    let back = played.outcome.returned.expect("what nobody called");
    assert_eq!(
        (back.place, back.amount, back.rule.id),
        (1, Cents::dollars(50), "reading:ca-side-pots")
    );
    // The largest has it: everything.
    all_in("Kh Kd", "Ah Ad", "Qh Qd").ends(&["0.00", "170.00", "0.00"]);
    // The middle one: all but what went back.
    all_in("Ah Ad", "Kh Kd", "Qh Qd").ends(&["120.00", "50.00", "0.00"]);
}

#[test]
fn four_all_ins_make_three_pots() {
    let all_in = |hands: [&'static str; 4]| {
        let mut setup = table(&["40", "10", "20", "80"]);
        for (seat, cards) in (1..).zip(hands) {
            setup = setup.cards(seat, cards);
        }
        setup.acts("4 raise 80.00, 1 call, 2 call, 3 call")
    };
    // Best hands from the shortest stack up: $40, $30, $40, and $40 back.
    let up = all_in(["Qh Qd", "Ah Ad", "Kh Kd", "Jh Jd"]);
    let pots = [("40.00", 2), ("30.00", 3), ("40.00", 1)];
    assert_eq!(won(&up), pots.map(|(amount, seat)| (amount.to_owned(), vec![seat])));
    up.ends(&["40.00", "40.00", "30.00", "40.00"]);
    // The second shortest is best: two pots are his.
    all_in(["Qh Qd", "Jh Jd", "Ah Ad", "Kh Kd"]).ends(&["0.00", "0.00", "70.00", "80.00"]);
    // Aces tie for the main pot, and the second of them has the next alone; queens beat both.
    all_in(["Qh Qd", "Ah Kd", "Ad Kh", "Jh Jc"]).ends(&["110.00", "0.00", "0.00", "40.00"]);
    all_in(["Qh 4d", "Ah Kd", "Ad Kh", "Qc Jh"]).ends(&["0.00", "20.00", "50.00", "80.00"]);
}

#[test]
fn a_folded_bet_stays_in_the_pots_it_reached() {
    // Seat 4 put $30 in and folds: $20 of it to the main pot, $10 to the side pot.
    table(&["100", "20", "100", "100"])
        .cards(1, "Kh Kd")
        .cards(2, "Ah Ad")
        .cards(3, "Qh Qd")
        .acts("4 raise 30.00, 1 call, 2 call, 3 call, 3 bet 10.00, 4 fold, 1 call")
        .acts("3 check, 1 check, 3 check, 1 check")
        .ends(&["110.00", "80.00", "60.00", "70.00"]);
}

#[test]
fn a_bet_that_nobody_calls_goes_back() {
    let played = table(&["100", "100", "100"]).board("").acts("1 raise 50.00, 2 fold, 3 fold");
    let played = played.ends(&["103.00", "99.00", "98.00"]);
    let back = played.outcome.returned.expect("a bet returned");
    assert_eq!((back.place, back.amount), (0, Cents::dollars(48)));
    let award = &played.outcome.awards[0];
    assert_eq!((award.award, award.amount), ("last player", Cents::dollars(5)));
    // Everybody folds to the big blind, whose own dollar comes back.
    let blind = table(&["100", "100", "100"]).board("").acts("1 fold, 2 fold");
    assert_eq!(blind.ends(&["100.00", "99.00", "101.00"]).outcome.awards[0].amount.get(), 200);
}

#[test]
fn equal_hands_share_and_odd_chips_go_round_from_the_button() {
    let checks = |order: [u8; 3]| order.map(|seat| format!("{seat} check")).join(", ");
    // $6 and a dead dollar of the button's for three: the chip is the first seat's after it.
    let dead = |button: u8, order: [u8; 3], acts: &str, ends: &[&str]| {
        let round = checks(order);
        hand("ca/texas-holdem")
            .set("blinds=1.00/2.00 chip=1.00 collection_blind=1.00")
            .button(button)
            .cards(1, "Ah Kd")
            .cards(2, "Ad Kh")
            .cards(3, "As Kc")
            .board("2c 3d 7h 8s 9c")
            .acts(acts)
            .acts(&[round.as_str(), &round, &round].join(", "))
            .ends(ends)
    };
    dead(1, [2, 3, 1], "1 call, 2 call, 3 check", &["99.00", "101.00", "100.00"]);
    dead(2, [3, 1, 2], "2 call, 3 call, 1 check", &["100.00", "99.00", "101.00"]);
    let played = dead(3, [1, 2, 3], "3 call, 1 call, 2 check", &["101.00", "100.00", "99.00"]);
    let odd = played.lines.iter().find(|line| line.what == "odd chip").expect("an odd chip");
    assert_eq!((odd.seat, odd.rule.id), (Seat::new(1), "reading:ca-odd-chip"));
}

#[test]
fn what_is_less_than_a_chip_goes_with_the_odd_one() {
    // $4.50 for two at a table of dollar chips: two each, and $0.50 to the button's left.
    hand(NO_LIMIT)
        .set("blinds=0.50/2.00 chip=1.00")
        .players(3)
        .button(3)
        .cards(2, "Ah Kd")
        .cards(3, "Ad Kh")
        .board("2c 3d 7h 8s 9c")
        .acts("3 call, 1 fold, 2 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check")
        .ends(&["99.50", "100.50", "100.00"]);
}

/// A small generator, so that the hands are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A card that is still in the deck.
fn any_card(hand: &Hand, dice: &mut Dice) -> AnyCard {
    let mut left = hand.unseen();
    for _ in 0..dice.roll(u64::from(left.count_ones())) {
        left &= left - 1;
    }
    AnyCard::from_code(left.trailing_zeros() as u8).expect("a card of the deck")
}

/// Anything that the menu has; what it does not have is refused.
fn any_act(hand: &Hand, place: usize, dice: &mut Dice) -> Move {
    let menu = hand.menu().expect("a menu");
    if let Some(span) = menu.raise {
        let cent = Cents::new(1);
        assert!(hand.allows(place, Move::Raise(span.max + cent)).is_err());
        assert!(hand.allows(place, Move::Raise(span.min - cent)).is_err());
        assert!(hand.allows(place, Move::Raise(span.min)).is_ok());
        assert!(hand.allows(place, Move::Raise(span.max)).is_ok());
    }
    assert_eq!(hand.allows(place, Move::Check).is_ok(), menu.may_check);
    assert_eq!(hand.allows(place, Move::Call).is_ok(), !menu.may_check);
    match (dice.roll(8), menu.raise) {
        (0, _) if !menu.may_check => Move::Fold,
        (1 | 2, Some(span)) => Move::Raise(span.min),
        (3, Some(span)) => Move::Raise(span.max),
        _ if menu.may_check => Move::Check,
        _ => Move::Call,
    }
}

fn play_at_random(mut hand: Hand, dice: &mut Dice) -> Hand {
    for _ in 0..2_000 {
        match hand.ask() {
            Awaited::Card(_) => hand.card(any_card(&hand, dice)).expect("a card"),
            Awaited::Decide(place, Decision::Bet) => {
                let act = any_act(&hand, place, dice);
                hand.act(place, act).expect("an act of the menu");
            }
            Awaited::Decide(place, _) => {
                _ = hand.act(place, Move::Discard(0)).expect("a discard");
            }
            Awaited::Showdown => hand.show(&[]).expect("a showdown"),
            Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
            Awaited::Over => return hand,
        }
    }
    panic!("a hand without an end");
}

/// Cent by cent: whoever put in the n-th cent and is still in contests all the n-th cents. The
/// winners' gains agree within the cents that cannot be divided.
fn second_count(hand: &Hand) {
    let award = hand.stakes().awards[0].expect("an award");
    let numbers: Vec<Option<u16>> = hand
        .places()
        .iter()
        .map(|place| {
            let held = Held { own: place.cards(), board: hand.board(0), joker: Joker::Down };
            place.is_live().then(|| award.number(&held))
        })
        .collect();
    let totals: Vec<i64> = hand.places().iter().map(|place| place.total.get()).collect();
    let most = totals.iter().copied().max().unwrap_or(0);
    let mut shares = vec![0_i64; totals.len()];
    let whole: i64 = 2 * 2 * 2 * 3 * 3 * 5 * 7;
    for cent in 1..=most {
        let pot = totals.iter().filter(|total| **total >= cent).count() as i64;
        let in_it = |at: &usize| totals[*at] >= cent && numbers[*at].is_some();
        let contest: Vec<usize> = (0..totals.len()).filter(in_it).collect();
        // Cents above everybody's who is still in lie in the last pot.
        let contest = if contest.is_empty() {
            let top = (0..totals.len()).filter(|at| numbers[*at].is_some());
            let level = top.clone().map(|at| totals[at]).max();
            top.filter(|at| Some(totals[*at]) == level).collect()
        } else {
            contest
        };
        let best = contest.iter().filter_map(|at| numbers[*at]).max();
        let winners: Vec<usize> = contest.into_iter().filter(|at| numbers[*at] == best).collect();
        for &at in &winners {
            shares[at] += pot * whole / winners.len() as i64;
        }
    }
    for (place, share) in hand.places().iter().zip(shares) {
        let won = place.stack + place.total - place.start;
        let off = won.get() * whole - share;
        assert!(off.abs() <= whole * 10, "{off} of {whole}: {:#?}", hand.outcome());
    }
}

#[test]
fn many_hands_agree_with_a_count_cent_by_cent() {
    let mut dice = Dice(1);
    let games = [
        ("ca/texas-holdem", "limit=fixed"),
        ("ca/texas-holdem", "limit=spread"),
        ("ca/no-limit-poker", "limit=no"),
        ("ca/no-limit-poker", "raises=double"),
        ("ca/pot-limit-holdem", "limit=pot"),
        ("ca/crazy-pineapple", "limit=fixed"),
        ("ca/reverse-holdem", "limit=pot"),
        ("ca/short-deck-holdem", "limit=no"),
    ];
    for (game, set) in games {
        for _ in 0..250 {
            let players = 2 + dice.roll(8) as u8;
            let stacks: Vec<String> =
                (0..players).map(|_| Cents::new(1 + dice.roll(3_000) as i64).plain()).collect();
            let stacks: Vec<&str> = stacks.iter().map(String::as_str).collect();
            let button = 1 + dice.roll(u64::from(players)) as u8;
            let script = hand(game).set(set).stacks(&stacks).button(button).script();
            let stakes = std::sync::Arc::clone(&script.stakes);
            let opened = Hand::open(stakes, &script.players, script.opening).expect("a hand");
            second_count(&play_at_random(opened, &mut dice));
        }
    }
}

/// Found by a soak: the house took its fee of the blinds, and then more went back than was left.
#[test]
fn what_a_fee_has_taken_does_not_go_back() {
    let mut short = 0;
    for option in crate::fees::options(listed("ca/match-it")).expect("a schedule") {
        let usual =
            variants::find("ca/match-it").map(|game| Stakes::usual(game, Cents::dollars(2)));
        if usual.expect("a game").with_fees(option).is_err() {
            continue;
        }
        let setup = hand("ca/match-it").stacks(&["0.50", "2.50"]).fees(option);
        let setup = setup.cards(1, "Ah 7d 2c").cards(2, "Kh Qd 9c").board("5s 6s 8s");
        let hand = setup.acts("2 pat, 1 pat, 2 pat, 1 pat").play().hand;
        let fees = hand.fees().from_pot();
        let stacks: i64 = hand.places().iter().map(|place| place.stack.get()).sum();
        assert_eq!(stacks + hand.fees().total().get(), 300, "{option}");
        assert!(hand.pot() >= Cents::ZERO, "{option}");
        // Each has put in 50 cents: a larger fee takes from the blind that nobody called.
        short += u32::from(fees > Cents::dollars(1));
    }
    assert!(short > 0, "no fee is as large");
}

/// Found by random tables: a blind that nobody called went back, and the dead chips were nobody's.
#[test]
fn dead_chips_are_a_pot_of_their_own() {
    let all_in = || {
        let table = hand("ca/texas-holdem").set("blinds=2.00 collection_blind=1.00");
        let table = table.stacks(&["0.50", "100", "100"]).board("2c 7d 9h Jc 3s");
        table.cards(2, "Kh Kd").acts("3 fold")
    };
    all_in().cards(1, "Ah Ad").ends(&["0.50", "100.00", "100.00"]);
    all_in().cards(1, "Qh Qd").ends(&["0.00", "100.50", "100.00"]);
    all_in().cards(1, "Kc Ks").ends(&["0.25", "100.25", "100.00"]);
}

/// What a division among three leaves over: two chips of a cent.
#[test]
fn odd_chips_go_together_or_apart_as_a_text_says() {
    let three = |id: &'static str, set: &str| {
        let setup = hand(id).set("blinds=0.02/0.04 small=0.04 big=0.08").set(set);
        let tied =
            setup.players(4).board("Ts Js Qs Ks As").acts("4 call, 1 call, 2 fold, 3 check");
        let tied = tied.cards(1, "2c 2d").cards(3, "3c 3d").cards(4, "4c 4d");
        let round = "3 check, 4 check, 1 check";
        tied.acts(round).acts(round).acts(round)
    };
    let short = |set| {
        let setup =
            hand("ca/short-deck-holdem").set("blinds=0.02/0.04 small=0.04 big=0.08 ").set(set);
        let tied =
            setup.players(4).board("Ts Js Qs Ks As").acts("4 call, 1 call, 2 fold, 3 check");
        let tied = tied.cards(1, "6c 6d").cards(3, "7c 7d").cards(4, "8c 8d");
        let round = "3 check, 4 check, 1 check";
        tied.acts(round).acts(round).acts(round)
    };
    short("").ends(&["100.00", "99.98", "100.02", "100.00"]);
    short("odd_chips=apart").ends(&["100.00", "99.98", "100.01", "100.01"]);
    // Silent texts: one each, and no choice.
    three("ca/texas-holdem", "").ends(&["100.00", "99.98", "100.01", "100.01"]);
    let posted = [("odd_chips".to_owned(), "together".to_owned())].into();
    let holdem = variants::find("ca/texas-holdem").expect("a game");
    assert!(holdem.post(&posted).is_err());
}

/// The texts in the plural (`reading:ca-odd-chips`), and Super Razzdacey with its sisters.
#[test]
fn texts_that_give_the_odd_chips_to_a_player() {
    let plural = [
        "ca/short-deck-holdem",
        "ca/five-card-omaha-hi-lo",
        "ca/2-7-dramaha",
        "ca/dramaha",
        "ca/razzdeucey",
        "ca/razzdacey",
        "ca/super-razzdacey",
        "ca/super-razzdeucey",
        "ca/super-razz",
        "ca/super-7-card-stud",
        "ca/super-7-card-stud-hi-lo",
        "ca/super-7-card-stud-hi-lo-regular",
        "ca/7-card-stud-hi-lo-regular",
        "ca/archie",
        "ca/badacey",
        "ca/badeucey",
    ];
    let together = variants::all().filter(|game| game.customs.odd_chips == OddChips::Together);
    assert_eq!(together.map(|game| game.id).collect::<Vec<_>>(), plural);
}

/// `reading:ca-fee-side-pots`: the main pot bears a fee, and side pots what it cannot.
#[test]
fn fees_come_out_of_the_main_pot_first() {
    // Three dollars are in the main pot and 22 in the side pot.
    let pots = |fees| {
        let setup = hand("ca/texas-holdem").stacks(&["100", "1", "100"]).board(BOARD).fees(fees);
        let setup = setup.cards(1, "Kh Kd").cards(2, "Ah Ad").cards(3, "Qh Qd");
        let setup = setup.acts("1 call, 3 check, 3 bet, 1 call, 3 bet, 1 call, 3 bet, 1 call");
        setup.play().outcome.awards.iter().map(|award| award.amount.get()).collect::<Vec<_>>()
    };
    assert_eq!(pots("none"), [300, 2200]);
    assert_eq!(pots("regular=2.00"), [100, 2200]);
    assert_eq!(pots("regular=4.00"), [0, 2100]);
}

/// A card that all see, or of a hand that is shown, is due: it is refused in the same words
/// wherever it is missing, by the rule that deals it.
#[test]
fn what_is_due_and_not_given_is_refused() {
    let lacks = |setup: Setup, rule: &str, spot: &str| {
        let stopped = setup.only_written().refused(rule);
        assert_eq!(stopped.refusal.why, format!("{spot} is due a card, and none is given"));
    };
    let holdem = || hand("ca/texas-holdem").cards(1, "Kh Kd").cards(2, "Ah Ad").cards(3, "Qh Qd");
    let calls = "1 call, 2 call, 3 check";
    let round = "2 check, 3 check, 1 check";
    lacks(holdem().acts(calls), "ca:texas-holdem/s1.b", "board");
    lacks(holdem().board("2c 3c").acts(calls), "ca:texas-holdem/s1.b", "board");
    let turn = || holdem().acts(calls).acts(round);
    lacks(turn().board("2c 3c 4c"), "ca:texas-holdem/s1.c", "board");
    lacks(turn().acts(round).board("2c 3c 4c 5d"), "ca:texas-holdem/s1.d", "board");
    let double = hand("ca/double-board-omaha").board("2c 3c 4c").acts(calls);
    lacks(double, "ca:double-board-omaha/9", "board2");
    let all = || turn().acts(round).acts(round).board("2c 3c 4c 5d 9s");
    let unknown = hand("ca/texas-holdem").board("2c 3c 4c 5d 9s").cards(1, "Kh Kd").acts(calls);
    let unknown = unknown.acts(round).acts(round).acts(round);
    lacks(unknown, "ca:texas-holdem/s1.a", "seat2");
    // A card that was drawn, by the rule of its draw.
    let pat = "2 pat, 3 pat, 2 check, 3 check";
    let archie = |draws: &str| {
        let setup = hand("ca/archie").cards(2, "Ah 2d 3d 9h 9c").cards(3, "Kh Ks 7c 7d 2s");
        setup.acts("1 fold, 2 call, 3 check").acts(draws)
    };
    let first = format!("2 draw 9h, 3 pat, 2 check, 3 check, {pat}, {pat}");
    lacks(archie(&first), "ca:archie/9", "seat2");
    let second = format!("{pat}, 2 draw 9h, 3 pat, 2 check, 3 check, {pat}");
    lacks(archie(&second), "ca:archie/15", "seat2");
    let third = format!("{pat}, {pat}, 2 draw 9h, 3 pat, 2 check, 3 check");
    lacks(archie(&third), "ca:archie/21", "seat2");
    all().only_written().play();
    // Nobody sees what is folded, nor what is thrown away unseen.
    hand("ca/texas-holdem").only_written().acts("1 fold, 2 fold").play();
    let mucked = hand("ca/texas-holdem").only_written().board("2c 3c 4c 5d 9s").acts(calls);
    mucked.acts(round).acts(round).acts(round).cards(3, "Qh Qd").acts("1 muck, 2 muck").play();
}
