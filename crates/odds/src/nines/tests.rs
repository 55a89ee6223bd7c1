//! Baccarat 9 by plain loops over ordered deals, with a player of our own in them.
//!
//! The rules are written here from the books' words: three cards each; the Player hand must hit
//! up to 3 (4 in the version of 2009), chooses up to 6 and stands on 7; the bank hits up to 5; in
//! 2009 a nine on three cards ends it all.

use super::*;
use games::nines;
use law::Posted;
use std::collections::BTreeMap;

/// A version and what it lets a bettor see of the bank.
#[derive(Clone, Copy)]
struct Version {
    id: &'static str,
    /// The lowest total with a choice.
    choice_from: u8,
    /// Which of the bank's three cards lie open.
    open: &'static [usize],
    nine_stops: bool,
    /// How many situations leave a choice: the Player hand and the bank's open cards.
    situations: usize,
}

const UNDATED: Version = Version {
    id: "ca/baccarat-9",
    choice_from: 4,
    open: &[2],
    nine_stops: false,
    situations: 175,
};
const DATED: Version = Version {
    id: "ca/baccarat-9-2009",
    choice_from: 5,
    open: &[1, 2],
    nine_stops: true,
    situations: 476,
};

/// What a bettor knows when he chooses: the Player hand and the bank's open cards, by value.
type Known = (Vec<u8>, Vec<u8>);
/// Deals by a bettor's total and the bank's.
type Totals = Vec<i128>;

/// All deals: those without a choice, and for whatever the bettor knows when he has one, how they
/// end when he draws and when he stands.
struct Plain {
    forced: Totals,
    chosen: BTreeMap<Known, [Totals; 2]>,
}

/// Copies left of each value.
type Left = [i128; 7];
/// Goes on with a deal: what is left, the cards, their ordered ways.
type Deal<'a, Cards> = &'a mut dyn FnMut(&mut Left, Cards, i128);

/// Takes each value in turn that is left, with the ways to take it.
fn each(left: &mut Left, ways: i128, deal: Deal<'_, u8>) {
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
fn three(left: &mut Left, ways: i128, deal: Deal<'_, [u8; 3]>) {
    each(left, ways, &mut |left, a, ways| {
        each(left, ways, &mut |left, b, ways| {
            each(left, ways, &mut |left, c, ways| deal(left, [a, b, c], ways));
        });
    });
}

/// The bank's last card, after which the two totals stand; `unused` cards of the eight remain.
fn finish(left: &mut Left, (own, bank): (u8, u8), ways: i128, unused: i128, into: &mut Totals) {
    let cards: i128 = left.iter().sum();
    let mut add = |bank: u8, ways| into[usize::from(own) * 10 + usize::from(bank)] += ways;
    match (bank, unused) {
        (0..=5, 1) => each(left, ways, &mut |_, card, ways| add((bank + card) % 10, ways)),
        (0..=5, _) => each(left, ways, &mut |_, card, ways| {
            add((bank + card) % 10, ways * (cards - 1));
        }),
        (_, 1) => add(bank, ways * cards),
        _ => add(bank, ways * cards * (cards - 1)),
    }
}

fn plain(version: Version, decks: i128) -> Plain {
    let mut left = [4 * decks; 7];
    left[0] = 20 * decks;
    let mut all = Plain { forced: vec![0; 100], chosen: BTreeMap::new() };
    three(&mut left, 1, &mut |left, player, ways| {
        three(left, ways, &mut |left, bank, ways| {
            let [drawn, stood] = one(version, left, player, bank, ways);
            match player.iter().sum::<u8>() % 10 {
                own if own < version.choice_from => add(&mut all.forced, &drawn),
                7..=9 => add(&mut all.forced, &stood),
                _ => {
                    let open = version.open.iter().map(|i| bank[*i]).collect();
                    let known = (sorted(player.to_vec()), sorted(open));
                    let empty = || [vec![0; 100], vec![0; 100]];
                    let chosen = all.chosen.entry(known).or_insert_with(empty);
                    add(&mut chosen[0], &drawn);
                    add(&mut chosen[1], &stood);
                }
            }
        });
    });
    all
}

/// One deal of three cards each, played on with the hit card and without it.
fn one(
    version: Version,
    left: &mut Left,
    player: [u8; 3],
    bank: [u8; 3],
    ways: i128,
) -> [Totals; 2] {
    let (own, total) = (player.iter().sum::<u8>() % 10, bank.iter().sum::<u8>() % 10);
    let [mut drawn, mut stood] = [vec![0; 100], vec![0; 100]];
    if version.nine_stops && (own == 9 || total == 9) {
        let cards: i128 = left.iter().sum();
        stood[usize::from(own) * 10 + usize::from(total)] = ways * cards * (cards - 1);
        return [stood.clone(), stood];
    }
    each(left, ways, &mut |left, card, ways| {
        finish(left, ((own + card) % 10, total), ways, 1, &mut drawn);
    });
    finish(left, (own, total), ways, 2, &mut stood);
    [drawn, stood]
}

fn sorted(mut values: Vec<u8>) -> Vec<u8> {
    values.sort_unstable();
    values
}

fn add(sum: &mut Totals, more: &Totals) {
    sum.iter_mut().zip(more).for_each(|(sum, n)| *sum += n);
}

/// What a Player wager of one unit gains: even money, and the bank wins ties on 0 and 1.
fn gain(totals: &Totals) -> i128 {
    let sign = |own: usize, bank: usize| match (own, bank) {
        _ if own > bank => 1,
        _ if own < bank || bank <= 1 => -1,
        _ => 0,
    };
    totals.iter().enumerate().map(|(i, n)| sign(i / 10, i % 10) * n).sum()
}

impl Plain {
    /// The totals of somebody who draws when told to.
    fn played(&self, draws: impl Fn(&Known) -> bool) -> Totals {
        let mut sum = self.forced.clone();
        for (known, [drawn, stood]) in &self.chosen {
            add(&mut sum, if draws(known) { drawn } else { stood });
        }
        sum
    }

    fn drawing_pays(&self, known: &Known) -> bool {
        let [drawn, stood] = &self.chosen[known];
        gain(drawn) > gain(stood)
    }
}

fn hand(known: &Known) -> u8 {
    known.0.iter().sum::<u8>() % 10
}

fn post(version: Version, decks: &str) -> Posting<Nines> {
    let variant = nines::ALL.iter().find(|variant| variant.id == version.id).expect("known");
    variant.post(&Posted::from([("decks".into(), decks.into())])).expect("lawful")
}

fn counts(census: &Census) -> Totals {
    census.counts().iter().map(|n| n.cast_signed()).collect()
}

#[test]
fn every_policy_by_plain_loops() {
    for (version, decks) in [(UNDATED, 6), (UNDATED, 8), (DATED, 6), (DATED, 8)] {
        let plain = plain(version, decks);
        let posting = post(version, &decks.to_string());
        let own = |policy: &Policy| counts(&census(&posting, policy).0);
        let total: i128 = (0..8).map(|i| 44 * decks - i).product();
        let by_house_way = plain.played(|known| hand(known) <= 5);
        assert_eq!(by_house_way.iter().sum::<i128>(), total);
        assert_eq!(own(&Policy::HouseWay), by_house_way, "{}, {decks}", version.id);
        assert_eq!(own(&Policy::Draw), plain.played(|_| true));
        assert_eq!(own(&Policy::Stand), plain.played(|_| false));
        assert_eq!(own(&Policy::DrawOn(vec![5])), plain.played(|known| hand(known) == 5));
        let best = plain.played(|known| plain.drawing_pays(known));
        assert_eq!(own(&Policy::Best), best, "{}, {decks}", version.id);
        // Whatever a bettor chooses, the house-way hand is the same.
        for policy in [Policy::HouseWay, Policy::Draw, Policy::Stand, Policy::Best] {
            assert_eq!(counts(&census(&posting, &policy).1), by_house_way, "{policy:?}");
        }
    }
}

/// What best play does in each situation, as the walker meets them.
fn decisions(posting: &Posting<Nines>) -> BTreeMap<Known, Act> {
    let alphabet = Alphabet::by(&posting.terms.pack, |card| u32::from(value(card)));
    let walk = Walk::<Nines> { rules: &posting.rules, alphabet, depth: CARDS };
    let mut made = BTreeMap::new();
    let values = |cards: &[cards::Card]| sorted(cards.iter().map(|card| value(*card)).collect());
    let choose = |round: &Round, left: &[u32], seat| {
        let act = choice(&Policy::Best, &walk, round, left, seat);
        made.insert((values(round.player.cards()), values(round.bank.cards())), act);
        act
    };
    walk.visit(&round(posting), |_| false, choose, |_, _| {});
    made
}

#[test]
fn no_single_deviation_from_best_play_gains() {
    for version in [UNDATED, DATED] {
        let plain = plain(version, 8);
        let decisions = decisions(&post(version, "8"));
        assert_eq!(decisions.len(), version.situations);
        assert!(decisions.keys().eq(plain.chosen.keys()));
        for (known, act) in decisions {
            let [draw, stand] = plain.chosen[&known].each_ref().map(gain);
            let (taken, other) = match act {
                Act::Draw => (draw, stand),
                Act::Stand | Act::HouseWay => (stand, draw),
            };
            assert!(taken >= other, "{}: {act:?} on {known:?}", version.id);
        }
    }
}

#[test]
fn best_play_is_at_least_as_good_as_any_policy() {
    for (version, like_house_way) in [(UNDATED, true), (DATED, false)] {
        let posting = post(version, "8");
        let edge = |text: &str| {
            let policy = Policy::parse(text).expect(text);
            let reports = report(&posting, &posting.offers, &policy);
            let player = reports.iter().find(|report| report.wager == "player").expect("offered");
            assert_eq!(player.strategy, policy.name());
            let banker = reports.iter().find(|report| report.wager == "banker").expect("offered");
            assert_eq!(banker.strategy, "house way");
            player.edge.clone()
        };
        let best = edge("best");
        let fixed = [
            "house-way",
            "draw",
            "stand",
            "draw-on-4",
            "draw-on-5",
            "draw-on-6",
            "draw-on-4-5",
            "draw-on-4-6",
            "draw-on-5-6",
        ];
        assert!(fixed.iter().all(|policy| best <= edge(policy)), "{}", version.id);
        // With two cards of the bank open, best play gains on the house way; with one, nothing.
        assert_eq!(best == edge("house-way"), like_house_way);
        // Totals below the choice are hit, whatever the policy says.
        assert_eq!(edge("draw-on-4-5-6"), edge("draw"));
        assert_eq!(edge("draw-on-4-5"), edge("house-way"));
    }
}

#[test]
fn policies_read_back_what_they_are_called() {
    for (text, policy, name) in [
        ("best", Policy::Best, "best"),
        ("house-way", Policy::HouseWay, "house way"),
        ("house way", Policy::HouseWay, "house way"),
        ("draw", Policy::Draw, "draw"),
        ("hit", Policy::Draw, "draw"),
        ("stand", Policy::Stand, "stand"),
        ("draw-on-4-6", Policy::DrawOn(vec![4, 6]), "draw on 4, 6"),
    ] {
        assert_eq!(Policy::parse(text), Some(policy.clone()));
        assert_eq!(policy.name(), name);
    }
    for text in ["", "Best", "draw-on-", "draw-on-3", "draw-on-7", "draw-on-4,5", "basic"] {
        assert_eq!(Policy::parse(text), None, "{text}");
    }
}
