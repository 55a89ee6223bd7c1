//! Counts against every pair of hands, tile by tile through the round itself, on a short set; and
//! golden integers of the whole one.

use super::{Play, Table, gain};
use crate::Census;
use cards::{Pack, Tile};
use games::Variant;
use games::tiles::{ALL, Act, DEALER, Four, Rules, Setting, Tiles, spot};
use games::two_hands::Met;
use law::Posted;
use std::time::Instant;
use table::{Banking, Deals as _, Facts as _, Memory, Owner, Reads as _, Seat, Stake, Told};

fn rules(game: usize, set: &[(&str, &str)]) -> Rules {
    let posted: Posted =
        set.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let variant: &Variant<Tiles> = ALL[game];
    variant.post(&posted).expect("lawful").rules
}

const BANK: Seat = match Seat::new(8) {
    Some(seat) => seat,
    None => panic!("seat 8"),
};

/// How a round ends, told tile by tile: the player's hand set so, the bank's so.
fn played(rules: &Rules, own: (&Four, Act), bank: (&Four, Act)) -> Met {
    let seat = Seat::FIRST;
    let (owner, amount) = (Owner::Seat, money::Cents::dollars(1));
    let memory = Memory::default();
    let stake = Stake { seat, owner, offer: 0, wager: "base", amount, memory };
    let mut round = Tiles::open(rules, &[stake]);
    Tiles::banked(rules, &mut round, Banking { seat: BANK, action: None, first: false });
    for (at, tiles) in [(spot(seat), own.0), (DEALER, bank.0)] {
        for tile in tiles {
            Tiles::tell(rules, &mut round, Told::Tile { at, tile: *tile });
        }
    }
    Tiles::tell(rules, &mut round, Told::Act { seat, act: own.1 });
    Tiles::tell(rules, &mut round, Told::Act { seat: BANK, act: bank.1 });
    Tiles::facts(rules, &round, seat).expect("it is over")
}

/// Every hand of four out of some tiles, as places.
fn fours(n: usize) -> Vec<(u32, [usize; 4])> {
    let mut hands = Vec::new();
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                for d in c + 1..n {
                    hands.push((1 << a | 1 << b | 1 << c | 1 << d, [a, b, c, d]));
                }
            }
        }
    }
    hands
}

/// The lawful acts of four tiles.
fn lawful(rules: &Rules, four: &Four) -> Vec<Act> {
    let twins = four.map(Tile::twins);
    let may = |setting: &&Setting| rules.together.is_none() || !setting.parts_jee_joon(&twins);
    Setting::ALL.iter().filter(may).map(|setting| Act::Set(*setting)).collect()
}

/// The best of several ways to set a hand, by what they gain against all hands that may follow.
#[allow(clippy::fn_params_excessive_bools)] // whose gain is meant
fn best(all: Vec<Vec<u64>>, banks: bool) -> Vec<u64> {
    let worth = |ends: &Vec<u64>| -> i64 {
        let of =
            |(class, n): (usize, &u64)| gain(Met::from_index(class).expect("met")) * *n as i64;
        let gained: i64 = ends.iter().enumerate().map(of).sum();
        if banks { -gained } else { gained }
    };
    all.into_iter().max_by_key(worth).expect("a setting")
}

/// The same count, hand by hand and tile by tile.
fn pair_by_pair(rules: &Rules, tiles: &[Tile], play: Play) -> Vec<u128> {
    let hands = fours(tiles.len());
    let held = |places: &[usize; 4]| places.map(|at| tiles[at]);
    let mut counts = vec![0_u128; Met::CLASSES];
    for (set, places) in &hands {
        let one = held(places);
        let acts = match play {
            Play::HouseWay => vec![Act::HouseWay],
            Play::Best | Play::Banking => lawful(rules, &one),
        };
        let end = |act: Act| {
            let mut ends = vec![0_u64; Met::CLASSES];
            for (_, others) in hands.iter().filter(|(other, _)| other & set == 0) {
                let other = held(others);
                let met = match play {
                    Play::Banking => played(rules, (&other, Act::HouseWay), (&one, act)),
                    _ => played(rules, (&one, act), (&other, Act::HouseWay)),
                };
                ends[met.index()] += 1;
            }
            ends
        };
        let ends = best(acts.into_iter().map(end).collect(), play == Play::Banking);
        counts.iter_mut().zip(ends).for_each(|(sum, n)| *sum += u128::from(n));
    }
    counts
}

/// What a census gains for the player, in all: equal settings may fall into other classes.
fn gained(counts: &[u128]) -> i128 {
    let of = |(class, n): (usize, &u128)| {
        i128::from(gain(Met::from_index(class).expect("met"))) * *n as i128
    };
    counts.iter().enumerate().map(of).sum()
}

#[test]
fn counts_agree_with_every_pair_of_a_short_set() {
    let set = "6-6 6-6 1-1 4-4 4-5 3-6 2-5 3-4 1-2 2-4 5-6";
    let tiles: Vec<Tile> = set.split(' ').map(|text| text.parse().expect("a tile")).collect();
    let mut pack = Pack::EMPTY;
    for tile in &tiles {
        pack.put(*tile);
    }
    for rules in [rules(0, &[]), rules(1, &[]), rules(1, &[("wild_copy", "natural")])] {
        let solved = Table::new(&rules, &pack).solve();
        for play in [Play::HouseWay, Play::Best, Play::Banking] {
            let census = solved.census(play);
            let slow = pair_by_pair(&rules, &tiles, play);
            assert_eq!(census.total(), slow.iter().sum::<u128>(), "{play:?}");
            assert_eq!(gained(census.counts()), gained(&slow), "{play:?} {:?}", rules.order);
            if play == Play::HouseWay {
                assert_eq!(census.counts(), slow, "{:?}", rules.order);
            }
        }
    }
}

/// The edge in hundredths of a basis point.
fn edge(census: &Census) -> String {
    let gain = gained(census.counts());
    format!("{:.4}", crate::Exact::new(-gain, census.total()).decimal() * 100.0)
}

#[test]
fn the_whole_set_is_counted_in_time() {
    let begun = Instant::now();
    let solved = Table::new(&rules(0, &[]), &Pack::TILES).solve();
    assert_eq!(solved.len(), 3620);
    let census = solved.census(Play::HouseWay);
    // C(32, 4) hands against C(28, 4) each.
    assert_eq!(census.total(), 35_960 * 20_475);
    assert_eq!(edge(&census), "1.3000");
    assert_eq!(edge(&solved.census(Play::Best)), "-2.2251");
    // Nothing but time is at stake: tests have ten times as long.
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

#[test]
fn what_is_best_is_never_worse_than_the_way() {
    for rules in [rules(0, &[]), rules(1, &[])] {
        let solved = Table::new(&rules, &Pack::TILES).solve();
        let [way, best, banking] = [Play::HouseWay, Play::Best, Play::Banking]
            .map(|play| gained(solved.census(play).counts()));
        assert!(best > way && banking < way, "{best} {way} {banking}");
    }
}

#[test]
fn a_natural_pair_never_meets_one_with_a_wild_tile() {
    // reading:ca-tiles-wild-copy: whatever the house posts, no deal ends otherwise.
    let [one, other] = [rules(1, &[]), rules(1, &[("wild_copy", "natural")])]
        .map(|rules| Table::new(&rules, &Pack::TILES).solve());
    for (_, play) in Play::ALL {
        assert_eq!(one.census(play), other.census(play), "{play:?}");
    }
}

#[test]
fn settings_of_one_hand_add_up() {
    let rules = rules(1, &[]);
    let table = Table::new(&rules, &Pack::TILES);
    let solved = table.solve();
    let four = |text: &str| -> Four {
        let tiles = text.split(' ').map(|text| text.parse::<Tile>().expect("a tile"));
        tiles.collect::<Vec<_>>().try_into().expect("four tiles")
    };
    for (text, settings) in [
        ("6-6 1-1 4-5 2-6", 3),
        ("6-6 6-6 4-5 5-6", 2),
        ("1-2 2-4 6-6 1-6", 1),
        ("1-2 2-2 6-6 4-5", 3),
    ] {
        let all = table.settings_of(&four(text));
        assert_eq!(all.len(), settings, "{text}");
        assert!(all.iter().all(|(_, census)| census.total() == 20_475), "{text}");
        let most = all.iter().map(|(_, census)| gained(census.counts())).max().expect("one");
        // The setting that is played is one of the best, in whatever order the tiles lie.
        let mut tiles = four(text);
        for _ in 0..4 {
            tiles.rotate_left(1);
            let best = solved.set(&tiles, Play::Best).worth(&tiles, rules.order);
            let found = all.iter().find(|(of, _)| of.worth(&four(text), rules.order) == best);
            assert_eq!(gained(found.expect("lawful").1.counts()), most, "{text}");
        }
    }
}
