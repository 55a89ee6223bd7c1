//! Archie, Badacey and Badeucey: a low and a badugi, or high and low, with three draws.
//!
//! Rules: table

use super::shared_tests as shared;
use super::testing::{NONE, SAID, Said, at_bet, until};
use crate::act::Move;
use law::testing::{RuleTable, rule, rules};
use money::Cents;

#[rustfmt::skip]
const TABLE: RuleTable<&Said, 3> = RuleTable {
    books: ["ca:archie/", "ca:badacey/", "ca:badeucey/"],
    rows: &[
        rule("s1", "nobody banks", |g, _| g.nobody_banks()),
        rules(["", "s2", "s2"], "three draws for a low and a badugi", |g, _| {
            let draws = g.story().iter().filter(|line| line.starts_with("draw")).count();
            assert_eq!(draws, 3);
            shared::halves(g.game, &g.rule("s7.a"));
        }),
        rule("s3.a", "one deck without a joker", |g, _| g.one_deck()),
        rules(["", "", "s4.1"], "the deuce is best the ace worst and suits are equal", |g, _| {
            shared::beats(g.game, "low", &[
                "9c 7d 4h 3s 2c > Ac 7h 4s 3c 2d",
                "Kc 5d 4h 3s 2c > Ad 5h 4s 3c 2d",
            ]);
            shared::equal_lows(g.game, &g.rule("s7.d"));
        }),
        rules(["", "", "s4.2"], "lows in their order", |g, _| {
            shared::beats(g.game, "low", &[
                "Ac Kd Qh Js 9c > 2c 2d 3h 4s 5c",
                "Ac Ad Kh Qs Jc > 2c 2d 3h 3s 4c",
                "Ac Ad Kh Ks Qc > 2c 2d 2h 3s 4c",
                "Ac Ad Ah Ks Qc > 6c 5d 4h 3s 2c",
                "Ac Kd Qh Js Tc > 7d 5d 4d 3d 2d",
                "Ac Kc Qc Jc 9c > 2c 2d 2h 3s 3d",
                "Ac Ad Ah Ks Kc > 2c 2d 2h 2s 3c",
                "Ac Ad Ah As Kc > 6d 5d 4d 3d 2d",
                "Kd Qd Jd Td 9d > Ac Kc Qc Jc Tc",
            ]);
        }),
        rules(["", "", "s4.2.a"], "hands without a pair and flushes", |g, _| {
            shared::beats(g.game, "low", &[
                "7c 5d 4h 3s 2c > 7d 6h 4s 3c 2d",
                "Ac Kd Qh Js 8c > Ad Kh Qs Jc 9d",
                "7c 5c 4c 3c 2c > 7d 6d 4d 3d 2d",
                "Ac Kc Qc Jc 8c > Ad Kd Qd Jd 9d",
            ]);
        }),
        rules(["", "", "s4.2.b"], "matched cards from deuces to aces", |g, _| {
            shared::beats(g.game, "low", &[
                "2c 2d Ah Ks Qc > 3c 3d 4h 5s 6c",
                "Kc Kd Ah Qs Jc > Ac Ad 2h 3s 4c",
                "2c 2d 3h 3s Ac > 2h 2s 4c 4d 3c",
                "Kc Kd Qh Qs Jc > Ac Ad Kh Ks 2c",
                "2c 2d 2h As Kc > 3c 3d 3h 4s 5c",
                "2c 2d 2h 3s 3c > Ac Ad Ah Ks Kc",
                "2c 2d 2h 2s Kc > Ac Ad Ah As 3c",
            ]);
        }),
        rules(["", "", "s4.2.c"], "straights from the six to the ace", |g, _| {
            shared::beats(g.game, "low", &[
                "6c 5d 4h 3s 2c > 7c 6d 5h 4s 3c",
                "Kc Qd Jh Ts 9c > Ac Kd Qh Js Tc",
            ]);
            // 5-4-3-2-A is none.
            shared::beats(g.game, "low", &["Ac 5d 4h 3s 2c > 2d 2h 3d 4d 5h"]);
        }),
        rules(["", "", "s4.2.d"], "straight flushes and the royal", |g, _| {
            shared::beats(g.game, "low", &[
                "6c 5c 4c 3c 2c > 7d 6d 5d 4d 3d",
                "Qc Jc Tc 9c 8c > Kd Qd Jd Td 9d",
            ]);
            shared::beats(g.game, "low", &["Kd Qd Jd Td 9d > Ac Kc Qc Jc Tc"]);
        }),
        rules(["", "s4.1", ""], "the ace is best and suits are equal", |g, _| {
            shared::beats(g.game, "low", &[
                "9c 5d 4h 2s Ac > 9d 5h 4s 3c 2d",
                "Qc 5d 4h 2s Ac > Kd 5h 4s 2c Ad",
            ]);
            shared::equal_lows(g.game, &g.rule("s7.d"));
        }),
        rules(["", "s4.2", ""], "lows in their order", |g, _| {
            shared::beats(g.game, "low", &[
                "Kc Qd Jh Ts 9c > Ac Ad 2h 3s 4c",
                "Kc Kd Qh Js Tc > Ac Ad 2h 2s 3c",
                "Kc Kd Qh Qs Jc > Ac Ad Ah 2s 3c",
                "Kc Kd Kh Qs Jc > Ac Ad Ah 2s 2c",
                "Kc Kd Kh Qs Qc > Ac Ad Ah As 2c",
            ]);
        }),
        rules(["", "s4.2.a", ""], "from the wheel to the king", |g, _| {
            shared::beats(g.game, "low", &[
                "5c 4d 3h 2s Ac > 6c 4h 3d 2c As",
                "Kc Qd Jh Ts 8c > Kd Qh Js Tc 9d",
            ]);
        }),
        rules(["", "s4.2.b", ""], "matched cards from aces to kings", |g, _| {
            shared::beats(g.game, "low", &[
                "Ac Ad Kh Qs Jc > 2c 2d 3h 4s 5c",
                "Qc Qd Ah 2s 3c > Kc Kd As 2c 3d",
                "Ac Ad 2h 2s 3c > Ah As 3h 3d 2c",
                "Qc Qd Jh Js Kc > Kd Kh Qh Qs Ac",
                "Ac Ad Ah 2s 3c > Kc Kd Kh Qs Jc",
                "Ac Ad Ah 2s 2c > Kc Kd Kh Qs Qc",
                "Ac Ad Ah As 2c > Kc Kd Kh Ks Qc",
            ]);
        }),
        rules(["", "s4.2.c", ""], "straights and flushes do not hurt", |g, _| {
            shared::beats(g.game, "low", &[
                "5c 4c 3c 2c Ac > 6d 4h 3d 2d As",
                "6c 5c 4c 3c 2c > 7d 4h 3d 2d As",
            ]);
        }),
        rules(["", "s4.3", "s4.3"], "in a badugi the ace is low and suits are equal", |g, _| {
            shared::beats(g.game, "badugi", &["Ac 5d 3h 4s Kc > 2c 5h 3s 4d Kd"]);
            shared::equal_badugis(g.game, &g.rule("s7.e"));
        }),
        rules(["", "", "s4.3.a"], "the best four of five",
            |g, _| shared::beats(g.game, "badugi", &["Kc 4d 3h 2s Ac > 5c 4h 3s 2d Kd"])),
        rules(["", "s4.4", "s4.4"], "more cards of a badugi win", |g, _| shared::badugis(g.game)),
        rules(["", "s4.4.a", "s4.4.a"], "best and worst badugis", |g, _| {
            shared::badugis(g.game);
            shared::beats(g.game, "badugi", &["Qc Jd Th 9s 9c > Kd Qh Js Tc Td"]);
        }),
        rule("s5.a", "nine are seated", |g, _| g.nine_seats()),
        rule("s5.b", "seven play", |g, _| g.seven_play()),
        rules(["s5.c", "s5.d", "s5.d"], "limits are the same for every seat",
            |g, _| g.same_limits()),
        rules(["1.b.1", "1.a", "1.a"], "the button is last but at first the big blind", |g, _| {
            let story = g.story();
            assert_eq!(story[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
            assert_eq!((&*story[1], &*story[5]), ("bet 4 1 2 3", "bet 2 3 4 1"));
        }),
        rules(["4", "2", "2"], "blinds left of the button before any card",
            |g, _| g.blinds_left_of_button()),
        rules(["4.a", "2.a.1", "2.a.1"], "left of the big blind opens",
            |g, _| assert!(g.story()[1].starts_with("bet 4"))),
        rules(["4.b", "2.a.2", "2.a.2"], "left of the button opens later rounds", |g, _| {
            let story = g.story();
            assert!([5, 9, 13].iter().all(|at| story[*at].starts_with("bet 2")));
        }),
        rules(["", "", "5"], "small blind then big blind", |g, _| {
            let acts = g.table().acts("1 fold, 2 fold");
            acts.ends(&["100.00", "99.00", "101.00"]);
        }),
        rules(["5.a", "5.a.1", "5.a.1"], "the limit sets the blinds",
            |g, _| g.limit_sets_blinds()),
        rules(["5.b", "5.a.2", "5.a.2"], "blinds belong to the pot", |g, _| g.blinds_are_won()),
        rule("6", "five cards down from the small blind", |g, _| {
            assert_eq!(g.story()[0], "deal 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1");
            let hand = until(&g.table(), NONE, at_bet(0));
            let seen = hand.sight(Some(0));
            let known = seen.players().map(|player| player.cards()[0].is_known());
            assert_eq!(known.collect::<Vec<_>>(), [true, false, false]);
        }),
        rules(["7.a", "7.b", "7.b"], "fold", |g, _| g.fold()),
        rules(["7.b", "7.a", "7.a"], "call", |g, _| g.call()),
        rule("7.c", "raise by the limit", |g, _| g.raise()),
        rule("7.d.1", "a raise is answered", |g, _| g.raise_is_answered()),
        rule("7.d.2", "three raises", |g, _| g.three_raises()),
        rule("7.d.3", "between two no end of raises", |g, _| g.two_raise_on()),
        rule("7.e.1", "the big blind may check", |g, _| g.big_blind_checks()),
        rule("7.e.2", "a raised big blind may not check", |g, _| g.raised_big_blind()),
        rule("8", "bets go to the pot", |g, _| g.bets_go_to_the_pot()),
        rule("9", "all discard before any card is replaced",
            |g, _| assert_eq!(g.story()[2..5], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"])),
        rules(["9.a", "9.a.1", "9.a.1"], "up to five cards", |g, _| g.draw_up_to_five()),
        rules(["9.a.i", "9.a.2", "9.a.2"], "all five is no fold", |g, _| g.five_is_no_fold()),
        rule("9.b", "stand pat", |g, _| g.stand_pat()),
        rules(["9.c.i", "9.c.i", "9.d.i"], "a number changes until a card is dealt",
            |g, _| g.change_until_a_card()),
        rules(["9.c.ii", "9.c.ii", "9.d.ii"], "a number changes until a player acts",
            |g, _| g.change_until_an_act()),
        rule("10", "a burn before replacements", |g, _| {
            let story = g.story();
            assert_eq!([&*story[3], &*story[7], &*story[11]], ["burn"; 3]);
        }),
        rule("11", "discards are announced and hands filled up in turn", |g, _| {
            g.numbers_are_told();
            assert_eq!(g.story()[4], "deal 2 3 4 1");
        }),
        rule("12", "discards are gone and the next round begins", |g, _| g.discards_are_gone()),
        rule("13", "second round after the first draw", |g, _| g.round(1, 2)),
        rules(["13.c", "13.a", "13.a"], "a bet within the limits", |g, _| {
            let hand = until(&g.table(), NONE, at_bet(1));
            assert!(hand.allows(1, Move::Raise(Cents::dollars(2))).is_ok());
            assert!(hand.allows(1, Move::Raise(Cents::dollars(1))).is_err());
            assert!(hand.allows(1, Move::Raise(Cents::dollars(4))).is_err());
        }),
        rules(["13.e", "13.b", "13.b"], "check and later call or raise",
            |g, _| g.check_then_raise()),
        rule("15", "second draw",
            |g, _| assert_eq!(g.story()[6..9], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"])),
        rule("19", "third round after the second draw", |g, _| g.round(2, 4)),
        rule("21", "third draw",
            |g, _| assert_eq!(g.story()[10..13], ["draw 2 3 4 1", "burn", "deal 2 3 4 1"])),
        rule("25", "last round after the third draw", |g, _| g.round(3, 4)),
        rule("27", "then hands are shown", |g, _| assert_eq!(g.story()[14..], ["show"])),
        rule("s6.a", "the deck is dealt as far as it goes",
            |g, _| shared::dealt_as_far_as_it_goes(g.game)),
        rule("s6.b", "burns and pile are mixed", |g, _| shared::pile_is_mixed(g.game)),
        rule("s6.1", "the last card is kept back", |g, _| shared::last_card(g.game)),
        rule("s6.1.a", "discards of players served are mixed",
            |g, _| shared::discards_of_players_served(g.game)),
        rule("s6.2", "hands are completed", |g, _| shared::hands_are_completed(g.game)),
        rule("s6.3", "discards are a new pile", |g, _| shared::discards_are_the_next_pile(g.game)),
        rules(["", "s7.a", "s7.a"], "low and badugi have half each",
            |g, rule| shared::halves(g.game, rule)),
        rules(["", "s7.b", "s7.b"], "one player may win both", |g, _| shared::both_halves(g.game)),
        rules(["", "s7.c", "s7.c"], "low and badugi of different cards",
            |g, _| shared::different_cards(g.game)),
        rules(["", "s7.d", "s7.d"], "equal lows share their half",
            |g, rule| shared::equal_lows(g.game, rule)),
        rules(["", "s7.e", "s7.e"], "equal badugis share their half",
            |g, rule| shared::equal_badugis(g.game, rule)),
        rules(["", "s7.f", "s7.f"], "each half is shared by its own winners",
            |g, _| shared::each_half_by_its_own(g.game)),
        rules(["", "s7.g", "s7.g"], "odd chips by suit",
            |g, rule| shared::odd_chips_by_suit(g.game, rule)),
        rules(["", "s8.1", "s8.1"], "three fees or one by half hour", |g, _| {
            let names = [g.option(35), g.option(36), g.option(21), g.option(37)];
            shared::three_fees(g.game, names);
        }),
        rules(["", "", "s8.1.a"], "no draw no fee",
            |g, _| shared::no_draw_no_fee(g.game, g.option(35))),
        rules(["", "", "s8.1.b"],
            "by half hours", |g, _| shared::half_hours(g.game, g.option(37))),
        rule("s8.2", "fees are fixed before any card",
            |g, _| shared::fees_are_set_before(g.game, g.option(35))),
        rule("s8.3", "one option at a time", |g, _| shared::one_option(g.game, &g.schedule())),
        rule("s8.4", "a fee is no share", |g, _| shared::fees_are_no_share(g.game, g.option(35))),
        rule("s8.5", "five rates at most", |g, _| shared::few_rates(g.game, &g.schedule())),
    ],
};

#[test]
fn rules_hold_for_each_game() {
    TABLE.check(|book| SAID.iter().find(|said| said.rule("") == book).expect("a game"));
}
