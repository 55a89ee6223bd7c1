//! What the nine texts leave open, and the project reads alike in all of them.

use super::games_tests::games;
use super::script;
use crate::act::{Awaited, Move};
use crate::variant::Limit;
use crate::variants::{razz, super_stud};
use law::reading;
use money::Cents;

#[test]
fn there_are_nine_spread_at_three_structures() {
    let all = razz::GAMES.iter().chain(super_stud::GAMES.iter());
    let mut ids: Vec<&str> = all.map(|variant| variant.id).collect();
    let mut tested: Vec<&str> = games().map(|game| game.id).collect();
    ids.sort_unstable();
    tested.sort_unstable();
    assert_eq!((ids.len(), &ids), (9, &tested));
    for game in games() {
        assert_eq!(game.variant().limits, [Limit::Fixed, Limit::Pot, Limit::No], "{}", game.id);
    }
}

#[test]
fn pot_limit_and_no_limit_have_no_cap() {
    for game in games() {
        let mut table = game.posted("limit=no", &["", "", ""]);
        table.say("due bring, due raise 4, due raise 8, due raise 12, due raise 16");
        table.say("due raise 20, due raise 24, due raise 99");
        let mut table = game.posted("limit=pot", &["", "", ""]);
        table.say("due bring, due raise 4");
        // $3 of antes, $1 and $4: after a call of $4 the pot is $12.
        let most = table.hand.menu().and_then(|menu| menu.raise).map(|span| span.max);
        assert_eq!(most, Some(Cents::dollars(16)), "{}", game.id);
        table.say("due raise 8, due raise 12, due raise 16, due raise 20, due raise 24");
    }
}

#[test]
fn the_bring_in_player_may_fold_to_a_raise() {
    for game in games() {
        let mut table = game.table(&["", "", ""]);
        let first = table.due();
        table.say("due bring, due raise, due call");
        assert_eq!(table.due(), first);
        table.say("due fold");
        assert_eq!(table.hand.places()[first].stack.plain(), "98.00", "{}", game.id);
    }
}

#[test]
fn the_last_player_left_has_the_pot() {
    for game in games() {
        let mut table = game.table(&["", "", ""]);
        table.street(2).say("due raise, due fold, due fold");
        let outcome = table.hand.outcome().expect("the end");
        assert_eq!(outcome.awards.len(), 1);
        let won = &outcome.awards[0];
        assert_eq!((won.award, won.amount.plain().as_str()), ("last player", "6.00"));
        assert_eq!(won.rule, reading::CA_NEWER_STUD_ALONE);
    }
}

#[test]
fn of_equal_showings_the_first_clockwise_opens() {
    for game in games() {
        for street in 1..5 {
            let mut table = game.table(&["?? ?? 3c 9s 8d 6h", "?? ?? 3d 9h 8s 6c"]);
            assert_eq!(table.street(street).due(), 0, "{}", game.id);
        }
    }
}

#[test]
fn a_shared_card_counts_with_the_cards_showing() {
    for game in games() {
        let mut table = game.known(game.stakes(""), 8);
        table.street(4);
        let (board, due) = (table.hand.board(0)[0], table.due());
        let Some(crate::variant::Opener::Showing(chart, _)) =
            game.variant().streets.last().map(|street| street.opens)
        else {
            panic!("cards showing open")
        };
        let value = |place: &crate::Place| {
            let cards: Vec<_> = place.shown().chain([board]).collect();
            crate::showing::showing(chart, &cards)
        };
        let best = table.hand.places().iter().map(value).max();
        assert_eq!(Some(value(&table.hand.places()[due])), best, "{}", game.id);
    }
}

#[test]
fn a_short_stack_brings_in_what_it_has() {
    for game in games() {
        let mut script = script(game.stakes(""), 2);
        for player in &mut script.players {
            player.stack = Cents::new(150);
        }
        let mut table = game.table(&["", ""]);
        let opening = script.opening;
        table.hand = crate::Hand::open(script.stakes, &script.players, opening).expect("a hand");
        let due = table.due();
        let done = table.act(due, Move::Bring).expect("a bet for less");
        assert_eq!(done.paid.plain(), "0.50", "{}", game.id);
        table.say("due call");
        assert_eq!(table.hand.ask(), Awaited::Showdown);
    }
}
