//! The Pan 9 games by plain loops over ordered deals, with players of our own in them.
//!
//! The rules are written here from the books' words: three cards each; up to 4 a card, on 5 and 6
//! a choice, from 7 none; the higher total wins, and ties on 0 and 1 are the player-dealer's but
//! in Pan 9.

use super::*;
use crate::walk::{Alphabet, Walk};
use crate::{Shown, price};
use games::pan;
use law::Posted;
use money::Cents;
use table::{Deals as _, Memory, Owner, Reads as _, Stake};

fn post(id: &str, decks: u32) -> Posting<Pan> {
    let variant = pan::ALL.iter().find(|variant| variant.id == id).expect("known");
    variant.post(&Posted::from([("decks".into(), decks.to_string())])).expect("lawful")
}

/// Copies left of each value.
type Plain = [i128; 7];

/// Takes each value in turn that is left, with the ways to take it.
fn each(left: &mut Plain, ways: i128, deal: &mut dyn FnMut(&mut Plain, u8, i128)) {
    for value in 0..7 {
        let copies = left[usize::from(value)];
        if copies > 0 {
            left[usize::from(value)] -= 1;
            deal(left, value, ways * copies);
            left[usize::from(value)] += 1;
        }
    }
}

/// Three cards in every order.
fn three(left: &mut Plain, ways: i128, deal: &mut dyn FnMut(&mut Plain, [u8; 3], i128)) {
    each(left, ways, &mut |left, a, ways| {
        each(left, ways, &mut |left, b, ways| {
            each(left, ways, &mut |left, c, ways| deal(left, [a, b, c], ways));
        });
    });
}

/// A fourth card, or all that could have come and does not matter.
fn fourth(
    (left, draws): (&mut Plain, bool),
    ways: i128,
    deal: &mut dyn FnMut(&mut Plain, u8, i128),
) {
    each(left, ways, &mut |left, card, ways| deal(left, if draws { card } else { 0 }, ways));
}

/// What a base wager of one unit gains in all deals together, and all deals.
fn plain(
    (decks, low_ties): (i128, bool),
    own_draws: &dyn Fn([u8; 3]) -> bool,
    bank_draws: &dyn Fn([u8; 3], bool) -> bool,
) -> (i128, i128) {
    let mut left = [4 * decks; 7];
    left[0] = 12 * decks;
    let (mut gain, mut all) = (0, 0);
    let sum = |hand: &[u8; 3]| hand.iter().sum::<u8>() % 10;
    three(&mut left, 1, &mut |left, own, ways| {
        let draws = own_draws(own);
        three(left, ways, &mut |left, bank, ways| {
            let bank_draws = bank_draws(bank, draws);
            fourth((left, draws), ways, &mut |left, card, ways| {
                let own = (sum(&own) + card) % 10;
                fourth((left, bank_draws), ways, &mut |_, card, ways| {
                    let bank = (sum(&bank) + card) % 10;
                    all += ways;
                    gain += match own.cmp(&bank) {
                        std::cmp::Ordering::Greater => ways,
                        std::cmp::Ordering::Less => -ways,
                        std::cmp::Ordering::Equal if low_ties && own <= 1 => -ways,
                        std::cmp::Ordering::Equal => 0,
                    };
                });
            });
        });
    });
    (gain, all)
}

fn edge(posting: &Posting<Pan>, text: &str) -> crate::Exact {
    let table = PanTable::of(posting);
    let chart = table.chart(&PanPlay::parse(text).expect(text)).expect("an end");
    let base = posting.offers.iter().find(|offer| offer.wager.id() == "base").expect("offered");
    price(base, &table.census(&chart), text, Shown::NOTHING).edge
}

#[test]
fn fixed_policies_by_plain_loops() {
    let ways = |on: &'static [u8]| {
        move |hand: [u8; 3]| match hand.iter().sum::<u8>() % 10 {
            total @ (5 | 6) => on.contains(&total),
            total => total < 5,
        }
    };
    for (id, low_ties) in [("ca/super-9", true), ("ca/pan-9-bonus-tie", false)] {
        for (text, own, bank) in [
            ("house-way", &[5][..], &[5][..]),
            ("draw-vs-stand", &[5, 6], &[]),
            ("stand-vs-draw-on-6", &[], &[6]),
        ] {
            let (gain, all) = plain((2, low_ties), &ways(own), &|hand, _| ways(bank)(hand));
            let exact = crate::Exact::new(-gain, all.unsigned_abs());
            assert_eq!(edge(&post(id, 2), text), exact, "{id}, {text}");
        }
    }
}

#[test]
fn best_play_by_plain_loops() {
    // Both charts of best play, played by the loops, give what the counter says of them; and no
    // other choice on any three cards gains.
    let posting = post("ca/super-9", 2);
    for text in ["best", "best-vs-draw", "house-way-vs-best", "best-vs-best"] {
        let table = PanTable::of(&posting);
        let chart = table.chart(&PanPlay::parse(text).expect(text)).expect("an end");
        let sorted = |mut hand: [u8; 3]| {
            hand.sort_unstable();
            hand
        };
        let own = |hand: [u8; 3]| chart.draws(sorted(hand));
        let bank = |hand: [u8; 3], drew: bool| chart.bank_draws((sorted(hand), drew));
        let (gain, all) = plain((2, true), &own, &bank);
        assert_eq!(edge(&posting, text), crate::Exact::new(-gain, all.unsigned_abs()), "{text}");
        for other in table.worths(&chart).iter().filter(|_| text.starts_with("best")).step_by(5) {
            let turned = |hand: [u8; 3]| own(hand) != (sorted(hand) == other.packet);
            let (less, _) = plain((2, true), &turned, &bank);
            assert!(less <= gain, "{text}: {other:?}");
        }
    }
}

#[test]
fn the_counter_equals_the_walker() {
    for variant in pan::ALL {
        let posting = post(variant.id, 2);
        let table = PanTable::of(&posting);
        for text in ["best", "draw-vs-draw", "stand"] {
            let chart = table.chart(&PanPlay::parse(text).expect(text)).expect("an end");
            let rules = &posting.rules;
            let alphabet = Alphabet::by(&posting.terms.pack, |card| u32::from(value(card)));
            let walk = Walk::<Pan> { rules, alphabet, depth: CARDS };
            let stake = Stake {
                seat: Seat::FIRST,
                owner: Owner::Seat,
                offer: 0,
                wager: "base",
                amount: Cents::dollars(1),
                memory: Memory::default(),
            };
            let mut census = Census::new(Hands::CLASSES);
            let choose = |round: &Round, _: &[u32], seat| chart.act(round, seat);
            walk.visit(
                &Pan::open(rules, &[stake]),
                |_| false,
                choose,
                |round, weight| {
                    let hands = Pan::facts(rules, round, Seat::FIRST).expect("over");
                    census.add(hands.index(), weight);
                },
            );
            assert_eq!(census, table.census(&chart), "{}: {text}", variant.id);
            assert_eq!(census.total(), table.deals());
        }
    }
}

/// Natural ties by their own loops: both hands of three cards with one total.
fn natural_tie(decks: i128, total: u8) -> (i128, i128) {
    let mut left = [4 * decks; 7];
    left[0] = 12 * decks;
    let (mut ties, mut all) = (0, 0);
    three(&mut left, 1, &mut |left, own, ways| {
        three(left, ways, &mut |_, bank, ways| {
            all += ways;
            let both = [own, bank].iter().all(|hand| hand.iter().sum::<u8>() % 10 == total);
            ties += if both { ways } else { 0 };
        });
    });
    (ties, all)
}

#[test]
fn every_bonus_tie_by_plain_loops() {
    for (id, decks) in [
        ("ca/pan-9-bonus-tie", 2),
        ("ca/pan-9-bonus-tie", 8),
        ("ca/super-pan-9-bonus-tie", 2),
        ("ca/super-pan-9-bonus-tie", 8),
        ("ca/super-pan-9-bonus-tie", 12),
    ] {
        let posting = post(id, decks);
        let table = PanTable::of(&posting);
        let tie = posting.offers.iter().find(|o| o.wager.id() == "bonus-tie").expect("offered");
        let mut gain = 0;
        let mut all = 0;
        for (total, pays) in [(7, 10), (8, 40), (9, 10)] {
            let (ties, deals) = natural_tie(i128::from(decks), total);
            gain += (pays + 1) * ties;
            all = deals;
        }
        let expected = crate::Exact::new(all - gain, all.unsigned_abs());
        // Whatever anybody does with a choice.
        for text in ["best", "draw-vs-draw", "stand-vs-stand"] {
            let chart = table.chart(&PanPlay::parse(text).expect(text)).expect("an end");
            let report = price(tie, &table.census(&chart), "none", Shown::NOTHING);
            assert_eq!(report.edge, expected, "{id}, {decks} decks");
        }
    }
    // The catalogue's figures for eight decks.
    let (seven, all) = natural_tie(8, 7);
    // 0.009845, to six places.
    let millionths = (seven * 2_000_000 + all) / (2 * all);
    assert_eq!(millionths, 9_845);
    let tie = |decks| {
        let posting = post("ca/super-pan-9-bonus-tie", decks);
        let table = PanTable::of(&posting);
        let chart = table.chart(&PanPlay::parse("best").expect("known")).expect("an end");
        let offer = posting.offers.iter().find(|o| o.wager.id() == "bonus-tie").expect("offered");
        price(offer, &table.census(&chart), "none", Shown::NOTHING).edge.to_string()
    };
    assert_eq!(tie(2), "90600187/195298635");
    assert_eq!(tie(8), "15721619171/33574498815");
    assert_eq!(tie(12), "851195110817/1816287838365");
}

#[test]
fn the_logical_way_is_even_where_all_ties_push() {
    // Both sides alike and nothing for the player-dealer: nobody has an edge, and nobody gains by
    // another play than the logical way.
    for decks in [2, 8, 12] {
        let posting = post("ca/pan-9-bonus-tie", decks);
        assert_eq!(edge(&posting, "house-way"), crate::Exact::ZERO);
        assert!(edge(&posting, "best") <= crate::Exact::ZERO);
        for worse in ["draw", "stand", "draw-on-6"] {
            assert!(edge(&posting, worse) >= edge(&posting, "best"), "{worse}");
        }
    }
}

#[test]
fn plays_read_back_what_they_are_called() {
    let name = |text: &str| PanPlay::parse(text).map(|play| play.name());
    assert_eq!(name("best").as_deref(), Some("best"));
    assert_eq!(name("draw-on-5-vs-stand").as_deref(), Some("draw on 5 vs stand"));
    assert_eq!(name("best-vs-house-way").as_deref(), Some("best"));
    for wrong in ["", "best-vs-", "vs-best", "best-vs-mimic"] {
        assert_eq!(PanPlay::parse(wrong), None, "{wrong}");
    }
}
