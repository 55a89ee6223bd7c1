//! Money: antes, the bring-in, calls, raises, and what each street is bet in.

use super::{Game, script};
use crate::act::{Awaited, Decision, Word};
use crate::hand::Hand;
use crate::place::Standing;
use money::Cents;

/// Everybody antes the posted amount before the first card, or what is left of a stack.
#[track_caller]
pub(in super::super) fn antes(game: &Game, rule: &str) {
    let mut script = script(game.stakes("ante=0.50"), 3);
    script.players[2].stack = Cents::new(30);
    let played = Hand::open(script.stakes.clone(), &script.players, script.opening).expect("open");
    let stacks: Vec<String> = played.places().iter().map(|place| place.stack.plain()).collect();
    assert_eq!(stacks, ["99.50", "99.50", "0.00"]);
    assert_eq!(game.variant().cites.forced.id, rule);
}

/// Who does not ante is dealt no cards.
#[track_caller]
pub(in super::super) fn no_ante(game: &Game, rule: &str) {
    let open = |ante: i64| {
        let mut script = script(game.stakes(""), 3);
        script.players[1].ante = Cents::new(ante);
        Hand::open(script.stakes, &script.players, script.opening)
    };
    for ante in [0, 99] {
        let refusal = open(ante).expect_err("no cards without the whole ante");
        assert_eq!(refusal.rule.map(|rule| rule.id), Some(rule));
    }
    assert!(open(100).is_ok());
}

/// Antes are the pot's before any card, and no part of a bet.
#[track_caller]
pub(in super::super) fn antes_to_pot(game: &Game) {
    let mut table = game.three();
    assert_eq!(table.hand.pot().plain(), "3.00");
    assert!(table.hand.places().iter().all(|place| place.bet == Cents::ZERO));
    table.say("2 bring");
    assert_eq!(table.hand.menu().expect("a menu").call.plain(), "1.00");
    table.say("3 fold, 1 fold");
    assert_eq!(table.stacks(), ["99.00", "102.00", "99.00"], "the bring-in goes back");
}

/// Whose door card brings it in, by rank.
#[track_caller]
pub(in super::super) fn brings(game: &Game) {
    let [ranks, suits] = game.doors;
    assert_eq!(ranks.len(), 13);
    first_brings(
        game,
        &ranks.chars().map(|rank| format!("{rank}{}", &suits[..1])).collect::<Vec<_>>(),
    );
    // Rank comes before suit.
    let last = &suits[3..];
    first_brings(
        game,
        &[format!("{}{last}", &ranks[..1]), format!("{}{}", &ranks[1..2], &suits[..1])],
    );
}

/// And by suit.
#[track_caller]
pub(in super::super) fn brings_by_suit(game: &Game) {
    let [ranks, suits] = game.doors;
    first_brings(
        game,
        &suits.chars().map(|suit| format!("{}{suit}", &ranks[..1])).collect::<Vec<_>>(),
    );
}

/// Of two neighbours in a row of door cards the first brings it in, wherever it sits.
#[track_caller]
fn first_brings(game: &Game, doors: &[String]) {
    for two in doors.windows(2) {
        for (first, hands) in [(0, [&two[0], &two[1]]), (1, [&two[1], &two[0]])] {
            let hands = hands.map(|door| format!("?? ?? {door}"));
            let mut table = game.table(&[hands[0].as_str(), hands[1].as_str()]);
            let ask = table.deal().hand.ask();
            assert_eq!(
                ask,
                Awaited::Decide(first, Decision::Bring),
                "{} before {}",
                two[0],
                two[1]
            );
        }
    }
}

/// The bring-in is the posted amount; nothing less will do.
#[track_caller]
pub(in super::super) fn bring_pays(game: &Game, rule: &str) {
    game.three().no("2 check", rule).no("2 call", rule).say("2 bring").paid("1.00", rule);
    game.posted("bring_in=2", &["", ""]).say("1 bring").paid("2.00", rule);
}

/// Instead of it the lower limit, exactly.
#[track_caller]
pub(in super::super) fn bring_full(game: &Game, rule: &str) {
    let mut table = game.three();
    table.no("2 raise 3.99", rule).no("2 raise 4.01", rule).no("2 raise 8.00", rule);
    table.say("2 raise 4.00").paid("4.00", rule);
    assert_eq!(table.hand.menu().expect("a menu").word, Word::Raise, "a full bet has been made");
}

/// The forced bet cannot be folded; a later raise can.
#[track_caller]
pub(in super::super) fn bring_no_fold(game: &Game, rule: &str) {
    game.three().no("2 fold", rule).say("2 bring, 3 raise, 1 fold, 2 fold");
}

/// After the bring-in the turn goes clockwise from its left.
#[track_caller]
pub(in super::super) fn clockwise(game: &Game) {
    let mut table = game.doors(&[1, 2, 0, 3]);
    table.say("3 bring");
    for seat in [4, 1, 2] {
        assert_eq!(table.due() + 1, seat);
        let other = seat % 4 + 1;
        table.no(&format!("{other} call"), &game.rule("4.b")).pass();
    }
    assert_eq!(table.hand.street(), 1);
}

/// A call costs what is missing to the wager.
#[track_caller]
pub(in super::super) fn calls(game: &Game, rule: &str) {
    let mut table = game.three();
    table.say("2 bring, 3 call").paid("1.00", rule);
    table.say("1 raise, 2 call").paid("3.00", rule).say("3 call").paid("3.00", rule);
    assert_eq!(table.hand.pot().plain(), "15.00");
}

/// A raise is the call and the posted limit on top of it.
#[track_caller]
pub(in super::super) fn raises(game: &Game) {
    let rule = game.rule(game.first.raise);
    let mut table = game.three();
    table.say("2 raise 4.00").no("3 raise 7.99", &rule).no("3 raise 8.01", &rule);
    table.say("3 raise 8.00").paid("8.00", &rule).say("1 raise").paid("12.00", &rule);
    table.say("2 raise").paid("12.00", &rule);
    assert_eq!(table.hand.places()[1].bet.plain(), "16.00");
}

/// $1 is completed to $4 in $4-$8, and to nothing else.
#[track_caller]
pub(in super::super) fn completes(game: &Game) {
    let rule = game.rule(game.first.complete);
    let mut table = game.three();
    table.say("2 bring");
    assert_eq!(table.hand.menu().expect("a menu").word, Word::Complete);
    for amount in ["3.99", "4.01", "5.00", "8.00"] {
        table.no(&format!("3 raise {amount}"), &rule);
    }
    table
        .say("3 raise 4.00")
        .paid("4.00", &rule)
        .say("1 call, 2 call")
        .paid("3.00", &game.rule("4.b.i"));
    // Whoever calls the bare bring-in leaves it to others to complete.
    game.three().say("2 bring, 3 call, 1 raise").paid("4.00", &rule);
    // Without a limit it is completed to the least bet posted, or to more.
    let mut table = game.posted("limit=no", &["", ""]);
    table.say("1 bring").no("2 raise 3.99", &rule).say("2 raise 25.00").paid("25.00", &rule);
}

/// A raise is called, raised or folded to, not checked.
#[track_caller]
pub(in super::super) fn answers(game: &Game) {
    let rule = game.rule(game.first.answer);
    let table = || {
        let mut table = game.three();
        table.say("2 bring, 3 raise, 1 raise").no("2 check", &rule);
        table
    };
    table().say("2 call").paid("7.00", &game.rule("4.b.i"));
    table().say("2 raise").paid("11.00", &game.rule(game.first.raise));
    table().say("2 fold").paid("0.00", &game.rule(game.first.fold));
}

/// Three raises, the completion being none; a fourth is refused.
#[track_caller]
pub(in super::super) fn cap(game: &Game) {
    let mut table = game.three();
    table
        .say("2 bring, 3 raise, 1 raise, 2 raise, 3 raise")
        .no("1 raise", &game.rule(game.first.cap));
    table.say("1 call, 2 call");
    assert_eq!(table.hand.pot().plain(), "51.00");
    // Without a limit there is no cap.
    game.posted("limit=no", &["", "", ""])
        .say("1 bring, 2 raise 4, 3 raise 8, 1 raise 12, 2 raise 16, 3 raise 20, 1 raise 24");
}

/// Between two there is no cap, from the start or after folds.
#[track_caller]
pub(in super::super) fn no_cap_for_two(game: &Game) {
    let mut table = game.doors(&[1, 0]);
    table.say("2 bring, 1 raise, 2 raise, 1 raise, 2 raise, 1 raise, 2 raise");
    assert_eq!(table.hand.places()[1].bet.plain(), "24.00");
    game.three().say("2 bring, 3 raise, 1 raise, 2 raise, 3 raise, 1 fold, 2 raise, 3 raise");
}

/// Where nobody raises, the bring-in player stays in for the bring-in alone.
#[track_caller]
pub(in super::super) fn bring_checks(game: &Game) {
    let mut table = game.three();
    table.say("2 bring, 3 call, 1 call");
    assert_eq!(table.hand.street(), 1);
    let place = &table.hand.places()[1];
    assert_eq!((place.standing(), place.stack.plain().as_str()), (Standing::In, "98.00"));
}

/// After a raise the bring-in player calls, or raises below the cap.
#[track_caller]
pub(in super::super) fn bring_answers(game: &Game) {
    let mut table = game.three();
    table.say("2 bring, 3 raise, 1 raise").no("2 check", &game.rule(game.first.answer));
    table.say("2 raise").paid("11.00", &game.rule(game.first.raise));
    let mut table = game.doors(&[1, 0, 2, 3]);
    table.say("2 bring, 3 raise, 4 raise, 1 raise, 2 call").paid("11.00", &game.rule("4.b.i"));
    let mut table = game.doors(&[1, 0, 2, 3]);
    table.say("2 bring, 3 raise, 4 raise, 1 raise, 2 call, 3 raise, 4 call, 1 call");
    table
        .no("2 raise", &game.rule(game.first.cap))
        .say("2 call")
        .paid("4.00", &game.rule("4.b.i"));
}

/// Who folds turns the door card down and has no further part in the hand.
#[track_caller]
pub(in super::super) fn folds(game: &Game) {
    let mut table = game.three();
    let up = |table: &super::Table| {
        let sight = table.hand.sight(Some(0));
        sight.players().nth(2).expect("seat 3").cards().iter().filter(|c| c.is_known()).count()
    };
    table.say("2 bring");
    assert_eq!(up(&table), 1);
    table.say("3 fold").paid("0.00", &game.rule(game.first.fold));
    assert_eq!((up(&table), table.hand.places()[2].standing()), (0, Standing::Folded));
    let cards = table.hand.places()[2].cards().len();
    let acts = table.tape.len();
    table.say("1 call");
    for _ in 0..8 {
        assert_ne!(table.due(), 2);
        table.pass();
    }
    assert_eq!(table.hand.places()[2].cards().len(), cards, "no more cards");
    assert!(!table.tape[acts..].iter().any(|ask| matches!(ask, Awaited::Decide(2, _))));
}

/// After every round the bets are the pot's.
#[track_caller]
pub(in super::super) fn collected(game: &Game) {
    let mut table = game.three();
    table.say("2 bring, 3 raise, 1 call");
    assert_eq!(table.hand.street(), 0, "the bring-in player has yet to call");
    table.say("2 call");
    let mut pot = 3 + 3 * game.units[0];
    for (street, unit) in game.units.into_iter().enumerate().skip(1) {
        assert_eq!((table.hand.street(), table.hand.pot()), (street, Cents::dollars(pot)));
        assert!(table.hand.places().iter().all(|place| place.bet == Cents::ZERO));
        table.say("due raise, due call, due call");
        pot += 3 * unit;
    }
    assert_eq!((table.hand.ask(), table.hand.pot()), (Awaited::Showdown, Cents::dollars(pot)));
}

/// On each later street a player may check, and then call or raise; a bet is not checked to.
#[track_caller]
pub(in super::super) fn checks(game: &Game, rule: &str) {
    for street in 1..5 {
        let table = || {
            let mut table = game.three();
            table.street(street).say("due check").paid("0.00", rule);
            table.say("due raise").no("due check", &game.rule(game.first.answer)).say("due call");
            table.no("due check", &game.rule(game.first.answer));
            table
        };
        table().say("due call");
        let mut table = table();
        let level = table.say("due raise").level();
        table.paid(&level, &game.rule(game.first.raise));
    }
}

/// A street's bet in $4-$8, from 1; the bet cites that rule.
#[track_caller]
pub(in super::super) fn unit(game: &Game, street: usize, rule: &str) {
    let unit = Cents::dollars(game.units[street]);
    let mut table = game.three();
    table.street(street);
    for off in [-1, 1] {
        table.no(&format!("due raise {}", (unit + Cents::new(off)).plain()), rule);
    }
    table.say(&format!("due raise {}", unit.plain())).paid(&unit.plain(), rule);
    let twice = (unit + unit).plain();
    table.say(&format!("due raise {twice}")).say("due fold");
    assert_eq!(table.hand.places().iter().map(|place| place.bet).max(), Some(unit + unit));
}

/// Later streets know the calls, raises, folds and the cap of the first.
#[track_caller]
pub(in super::super) fn as_before(game: &Game) {
    for street in 1..5 {
        let mut table = game.doors(&[0, 1, 2, 3]);
        let level = table.street(street).say("due raise, due raise").level();
        table.paid(&level, &game.rule(game.first.raise));
        table
            .say("due fold")
            .paid("0.00", &game.rule(game.first.fold))
            .say("due raise, due raise");
        table.no("due raise", &game.rule(game.first.cap)).say("due call");
        assert_eq!(table.done.expect("a call").rule.id, game.rule("4.b.i"));
    }
}

/// In every round all seats have the same bets to choose from.
#[track_caller]
pub(in super::super) fn same_limits(game: &Game) {
    for street in 0..5 {
        let mut table = game.doors(&[1, 0, 2, 3]);
        table.street(street);
        if street == 0 {
            table.pass();
        }
        let mut menus = Vec::new();
        while table.hand.street() == street && matches!(table.hand.ask(), Awaited::Decide(..)) {
            menus.push(table.hand.menu().expect("a menu").raise);
            table.pass();
        }
        assert_eq!(menus.len(), if street == 0 { 3 } else { 4 });
        assert!(menus.iter().all(|menu| menu.is_some() && *menu == menus[0]), "{menus:?}");
    }
}

/// What one wins the others lose; the house has no part.
#[track_caller]
pub(in super::super) fn nobody_banks(game: &Game) {
    let mut table = game.known(game.stakes(""), 4);
    table.street(1).say("due raise, due raise, due fold");
    let outcome = table.end();
    let sum: i64 = outcome.stacks.iter().map(|stack| stack.get()).sum();
    assert_eq!((sum, table.hand.fees().list().len()), (40_000, 0));
    let won: i64 = outcome.awards.iter().map(|award| award.amount.get()).sum();
    let put: i64 = table.hand.places().iter().map(|place| place.total.get()).sum();
    assert_eq!(won, put);
}
