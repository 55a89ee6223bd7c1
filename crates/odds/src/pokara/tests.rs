//! Pokara against the general walker on short packs, and its bonus tables by binomials.

use super::*;
use crate::walk::{Alphabet, Walk};
use crate::{Exact, Shown, price};
use cards::Rank;
use games::pokara;
use law::Posted;
use money::Cents;
use table::{Memory, Owner, Posting, Reads as _, Stake, Told};

fn post(decks: u16, table: &str) -> Posting<Pokara> {
    let posted = [("decks", decks.to_string()), ("paytable.bonus", table.to_string())];
    let posted: Posted = posted.map(|(name, value)| (name.to_string(), value)).into();
    pokara::ALL[0].post(&posted).expect("lawful")
}

/// One of each suit of some ranks.
fn short(ranks: [Rank; 3]) -> Pack {
    Pack::of(|card| u16::from(ranks.contains(&card.rank())))
}

fn opened(posting: &Posting<Pokara>) -> Round {
    let stake = Stake {
        seat: Seat::FIRST,
        owner: Owner::Seat,
        offer: 0,
        wager: "base",
        amount: Cents::dollars(1),
        memory: Memory::default(),
    };
    Pokara::open(&posting.rules, &[stake])
}

/// What a unit of the base wager gains, a double with it.
fn gain(clash: Clash) -> i128 {
    let units = if clash.doubled { 2 } else { 1 };
    units
        * match clash.end {
            End::Higher | End::BankFailed => 1,
            End::Equal => 0,
            End::Lower | End::Failed => -1,
        }
}

const PACKS: [[Rank; 3]; 4] = [
    [Rank::Ace, Rank::King, Rank::Jack],
    [Rank::Ace, Rank::Queen, Rank::Jack],
    [Rank::King, Rank::Queen, Rank::Ten],
    [Rank::Queen, Rank::Jack, Rank::Ten],
];

#[test]
fn the_solver_equals_the_walker_on_short_packs() {
    let posting = post(3, "POK-BONUS-A");
    let rules = &posting.rules;
    for ranks in PACKS {
        let pack = short(ranks);
        for policy in [Policy::Best, Policy::HouseWay, Policy::Stand] {
            let book = PokaraBook::solve(&pack, &policy).expect("solved");
            let walk = Walk::<Pokara> { rules, alphabet: Alphabet::cards(&pack), depth: 8 };
            let mut census = Census::new(Clash::CLASSES);
            let choose = |round: &Round, _: &[u32], seat| book.act(round, seat);
            walk.visit(
                &opened(&posting),
                |_| false,
                choose,
                |round, weight| {
                    let clash: Clash = Pokara::facts(rules, round, Seat::FIRST).expect("over");
                    census.add(clash.index(), weight);
                },
            );
            assert_eq!(&census, book.census(), "{ranks:?}, {policy:?}");
        }
    }
}

#[test]
fn no_other_choice_gains() {
    let posting = post(3, "POK-BONUS-A");
    let (rules, pack) = (&posting.rules, short(PACKS[0]));
    let book = PokaraBook::solve(&pack, &Policy::Best).expect("solved");
    let walk = Walk::<Pokara> { rules, alphabet: Alphabet::cards(&pack), depth: 8 };
    // What a line of acts gains from a round on, by the walker.
    let worth = |round: &Round, left: &[u32], acts: &[Act]| {
        let mut round = *round;
        for act in acts {
            let (seat, act) = (Seat::FIRST, *act);
            Pokara::allows(rules, &round, seat, act).ok()?;
            Pokara::tell(rules, &mut round, Told::Act { seat, act });
        }
        let mut sum = 0;
        let never = |_: &Round, _: &[u32], _| unreachable!("all is decided");
        walk.visit_from(
            &round,
            left,
            |_| false,
            never,
            |round, weight| {
                let clash: Clash = Pokara::facts(rules, round, Seat::FIRST).expect("over");
                sum += gain(clash) * weight.cast_signed();
            },
        );
        Some(sum)
    };
    let mut met = 0;
    let choose = |round: &Round, left: &[u32], seat: Seat| {
        let taken = book.act(round, seat);
        if round.seat(seat).doubled || met % 7 > 0 {
            met += 1;
            return taken;
        }
        met += 1;
        let own = round.seat(seat).three().expect("cards");
        let line = match book.choice(own, round.dealer.cards()[0]) {
            Choice::Stand => vec![Act::Stand],
            Choice::Draw { card, double } => {
                let at = own.iter().position(|known| *known == card).expect("held") as u8;
                let draw = Act::Draw(at);
                if double { vec![Act::Double, draw] } else { vec![draw] }
            }
        };
        let best = worth(round, left, &line).expect("allowed");
        let draws = (0..3).flat_map(|at| [vec![Act::Draw(at)], vec![Act::Double, Act::Draw(at)]]);
        for other in draws.chain([vec![Act::Stand]]) {
            if let Some(other) = worth(round, left, &other) {
                assert!(other <= best, "{own:?}");
            }
        }
        taken
    };
    walk.visit(&opened(&posting), |_| false, choose, |_, _| {});
    assert!(met > 1000, "{met} sights");
}

/// `n` over `k`, small.
fn choose(n: i128, k: i128) -> i128 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

/// Both bonus tables by binomials: what a unit gains in all hands, and all hands.
fn by_binomials(decks: i128) -> [(i128, i128); 2] {
    let all = choose(20 * decks, 3);
    let trip = 20 * choose(decks, 3);
    let royal = 4 * decks.pow(3);
    let straight_flush = 2 * royal;
    let trips = 5 * choose(4 * decks, 3) - trip;
    let flush = 4 * choose(5 * decks, 3) - trip - royal - straight_flush;
    let less = all - trip - royal - straight_flush - trips - flush;
    let (aces, clubs) = (choose(decks, 3), 5 * choose(decks, 3));
    let common = 30 * royal + 20 * straight_flush + 3 * flush - less;
    [
        (500 * aces + 60 * (trip - aces) + 10 * trips + common, all),
        (200 * clubs + 50 * (trip - clubs) + 8 * trips + common, all),
    ]
}

#[test]
fn both_bonus_tables_by_binomials() {
    for decks in 3..=20 {
        let expected = by_binomials(i128::from(decks));
        for (table, (gain, all)) in ["POK-BONUS-A", "POK-BONUS-B"].into_iter().zip(expected) {
            let posting = post(decks, table);
            let bonus = posting.offers.iter().find(|o| o.wager.id() == "bonus").expect("offered");
            let census = dealt_census(&posting.terms.pack);
            let edge = price(bonus, &census, "none", Shown::NOTHING).edge;
            assert_eq!(edge, Exact::new(-gain, all.unsigned_abs()), "{table}, {decks} decks");
        }
    }
    // The figures of twenty, eight and three decks.
    let edges =
        |decks| by_binomials(decks).map(|(gain, all)| Exact::new(-gain, all.unsigned_abs()));
    assert_eq!(edges(20).map(|edge| edge.to_string()), ["-54/26467", "3145/52934"]);
    assert_eq!(edges(8).map(|edge| edge.to_string()), ["1186/20935", "4947/41870"]);
    assert_eq!(edges(3).map(|edge| edge.to_string()), ["1723/8555", "4471/17110"]);
}

#[test]
fn hands_of_twenty_decks_are_as_many_as_counted_by_hand() {
    let census = dealt_census(&pokara::pack(20));
    // In any order: a sixth of the ordered ways.
    let counts: Vec<u128> = census.counts().iter().map(|ways| ways / 6).collect();
    let less = 1_440_000 + 4_752_000 + 3_360_000;
    let expected = [1_140, 5_700, 22_800 - 6_840, 32_000, 64_000, 388_000, 528_000, less];
    assert_eq!(counts, expected);
    assert_eq!(counts.iter().sum::<u128>(), 10_586_800);
}

#[test]
fn best_play_is_at_least_as_good_as_any() {
    let posting = post(3, "POK-BONUS-A");
    let worth = |policy: &Policy| {
        let book = PokaraBook::solve(&posting.terms.pack, policy).expect("solved");
        let census = book.census();
        assert_eq!(census.total(), falling(60, 8));
        let gains = census.counts().iter().enumerate().map(|(class, ways)| {
            gain(Clash::from_index(class).expect("a class")) * ways.cast_signed()
        });
        gains.sum::<i128>()
    };
    let best = worth(&Policy::Best);
    assert!(best > worth(&Policy::HouseWay) && best > worth(&Policy::Stand));
    assert!(PokaraBook::solve(&posting.terms.pack, &Policy::Draw).is_none());
}

#[test]
fn worths_agree_with_the_choice() {
    let book = PokaraBook::solve(&pokara::pack(3), &Policy::Best).expect("solved");
    for (own, open) in [("Ah Kd Jc", "Ts"), ("Th Td Jc", "As"), ("Ah Ad Ac", "Ks")] {
        let own: [Card; 3] = cards::parse_cards(own).expect("cards").try_into().expect("three");
        let open = open.parse().expect("a card");
        let worths = book.worths(own, open);
        let best = worths.iter().max_by(|a, b| a.worth.cmp(&b.worth)).expect("some");
        match book.choice(own, open) {
            Choice::Stand => assert_eq!(best.thrown, None),
            Choice::Draw { card, double } => {
                assert_eq!(
                    (best.thrown.map(Card::rank), best.double),
                    (Some(card.rank()), double)
                );
            }
        }
    }
}
