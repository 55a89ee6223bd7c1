//! Packs so small that the general walker, and even dealing card after card in every order, can
//! count what the special counters count.

use super::*;
use cards::{Card, parse_cards};
use games::baccarat::facts::{Alike, Cloth, Common, Tie};
use table::{Deals, Told, Want};

/// The general walker with every card its own letter.
fn walked<F: Facts>(rules: &Rules, pack: &Pack) -> Census
where
    Baccarat: Reads<F>,
{
    let mut census = Census::new(F::CLASSES);
    let walk = Walk::<Baccarat> { rules, alphabet: Alphabet::cards(pack), depth: COUP_CARDS };
    walk.visit(
        &Round::EMPTY,
        |_| false,
        nothing_to_choose,
        |round, ways| {
            count::<F>(&mut census, rules, round, Seat::FIRST, ways);
        },
    );
    census
}

/// So many copies of each card named.
fn pack(cards: &str, copies: impl Fn(Card) -> u16) -> Pack {
    let cards = parse_cards(cards).expect("cards");
    Pack::of(|card| if cards.contains(&card) { copies(card) } else { 0 })
}

/// Packs of few cards that can tie, make sevens, meet an 8 with a two-card 3, and be of one suit,
/// colour or rank; suits and ranks are uneven.
fn packs() -> [Pack; 4] {
    let uneven = |card: Card| 2 + u16::from(card.code()) % 3;
    [
        pack("Ah 2h 4h 8h Kh Ad 2s 7c 8c Ks 3h", uneven),
        pack("7h 7s 7d Th Jh Qd Ks 8c 3h 4c 5s", uneven),
        pack("8h 8c 8d 8s 9h 9s 3h 3d 4c 4s Th", |_| 3),
        pack("Tc Td Jc Jh Qs Qd Kc 2h Ah 6s 8d", |card| 6 - u16::from(card.code()) % 2),
    ]
}

#[test]
fn suits_equal_the_walker() {
    for (n, pack) in packs().iter().enumerate() {
        for (suit, suits) in [("h", "hs"), ("c", "cd")] {
            let set = [("suit", suit), ("suits", suits)];
            let two = [set[0], set[1], ("paytable.fate-38-progressive", "PT-PRG-F38-04")];
            for rules in [rules("co/eternal-baccarat", &set), rules("co/eternal-baccarat", &two)] {
                assert_eq!(count_all::<Sun>(&rules, pack), walked::<Sun>(&rules, pack), "{n}");
                assert_eq!(count_all::<Fate>(&rules, pack), walked::<Fate>(&rules, pack), "{n}");
            }
        }
        for suited in ["both-hands", "winning-hand"] {
            let rules = rules("co/ez-baccarat-progressive", &[("suited", suited)]);
            assert_eq!(count_all::<Sun>(&rules, pack), walked::<Sun>(&rules, pack), "{n}");
        }
    }
}

#[test]
fn harmony_equals_the_walker() {
    let rules = rules("co/eternal-baccarat", &[]);
    for (n, pack) in packs().iter().enumerate() {
        assert_eq!(count_all::<Harmony>(&rules, pack), walked::<Harmony>(&rules, pack), "{n}");
    }
}

/// The packs above meet what they are made to meet.
#[test]
fn short_packs_reach_the_rare_classes() {
    let rules = rules("co/eternal-baccarat", &[]);
    let reached = |reading: &str, holds: &dyn Fn(usize) -> bool| {
        packs().iter().any(|pack| {
            let counted = census(reading, &rules, pack, Seat::FIRST).expect("a reading");
            counted.counts().iter().enumerate().any(|(i, n)| *n > 0 && holds(i))
        })
    };
    for like in [Common::Mixed, Common::Colour, Common::Suit, Common::Posted] {
        assert!(reached("sun", &|i| Sun::from_index(i)
            .is_some_and(|Sun(s)| { s.coup.banker_three_card_seven() && s.all == like })));
        assert!(reached("fate", &|i| Fate::from_index(i).is_some_and(|Fate(s)| {
            s.coup.banker_is(2, 3) && s.coup.player_cards == 3 && s.all == like
        })));
    }
    for cloth in [Cloth::Mixed, Cloth::Colour, Cloth::Suit] {
        assert!(reached("sun", &|i| Sun::from_index(i).is_some_and(|Sun(s)| {
            s.coup.banker_three_card_seven() && s.all == Common::Mixed && s.banker == cloth
        })));
    }
    let tie = |holds: fn(Tie) -> bool| {
        reached("harmony", &|i| Harmony::from_index(i).is_some_and(|h| h.tie(holds)))
    };
    assert!(tie(|t| t.cards == 4 && t.alike == Alike::Eights && t.one_colour));
    assert!(tie(|t| t.cards == 4 && t.alike == Alike::Eights && !t.one_colour));
    assert!(tie(|t| t.cards == 4 && t.alike == Alike::Kind));
    assert!(tie(|t| t.zeros && t.alike == Alike::Kind && t.one_colour));
    assert!(tie(|t| t.zeros && t.alike == Alike::No && t.one_colour));
    assert!(tie(|t| t.zeros && t.alike == Alike::No && !t.one_colour));
    assert!(tie(|t| t.cards == 6 && t.alike == Alike::No && !t.zeros && t.one_colour));
    assert!(tie(|t| t.cards == 5 && t.one_colour));
}

#[test]
fn values_as_letters_equal_cards_as_letters() {
    for id in ["co/baccarat", "ca/baccarat"] {
        let rules = Rules { faces: Faces::Up, ..rules(id, &[]) };
        for pack in &packs() {
            assert_eq!(count_all::<Coup>(&rules, pack), walked::<Coup>(&rules, pack));
        }
    }
}

/// Cards dealt face down stay in the pack until they are shown.
#[test]
fn the_walker_counts_hidden_cards_alike() {
    let up = rules("co/eternal-baccarat", &[]);
    let down = Rules { faces: Faces::Down, ..up };
    let pack = &packs()[0];
    assert_eq!(walked::<Sun>(&up, pack), walked::<Sun>(&down, pack));
    assert_eq!(walked::<Harmony>(&up, pack), walked::<Harmony>(&down, pack));
}

/// Deals every order of so few cards, card after card as a dealer does.
fn dealt<F: Facts>(rules: &Rules, cards: &[Card]) -> Census
where
    Baccarat: Reads<F>,
{
    let mut census = Census::new(F::CLASSES);
    orders(&mut cards.to_vec(), 0, COUP_CARDS as usize, &mut |shoe| {
        let (mut round, mut shoe) = (Round::EMPTY, shoe.iter());
        while let Want::Deal { to, .. } = Baccarat::ask(rules, &round) {
            let at = Baccarat::next_spot(&round, to);
            let card = *shoe.next().expect("at most six cards are dealt");
            Baccarat::tell(rules, &mut round, Told::Card { at, card });
        }
        count::<F>(&mut census, rules, &round, Seat::FIRST, 1);
    });
    census
}

/// Every way to draw `n` of these cards one after the other, the first `place` being drawn.
fn orders(cards: &mut [Card], place: usize, n: usize, each: &mut dyn FnMut(&[Card])) {
    if place == n {
        each(&cards[..n]);
        return;
    }
    for other in place..cards.len() {
        cards.swap(place, other);
        orders(cards, place + 1, n, each);
        cards.swap(place, other);
    }
}

#[test]
fn every_order_dealt_by_hand_equals_every_counter() {
    let rules = Rules { faces: Faces::Up, ..rules("co/eternal-baccarat", &[]) };
    for text in [
        "2h 5h Kh 4h 7h 3h 8h Ad",
        "9c 9d 9h 9s 8c 8c 8d 8s",
        "Th Th Jc Qd Ks 7h 8d 4s",
        "Th Th Th Tc Td Ts Ts Jh",
        "3h 8d Ah 2c 7s 6h Kd 5c",
    ] {
        let cards = parse_cards(text).expect("cards");
        let pack = Pack::from_cards(cards.iter().copied());
        let same = |counted: Census, dealt: Census| {
            assert_eq!(dealt.total(), 8 * 7 * 6 * 5 * 4 * 3);
            assert_eq!(counted, dealt, "{text}");
        };
        same(count_all::<Coup>(&rules, &pack), dealt::<Coup>(&rules, &cards));
        same(count_all::<Sun>(&rules, &pack), dealt::<Sun>(&rules, &cards));
        same(count_all::<Fate>(&rules, &pack), dealt::<Fate>(&rules, &cards));
        same(count_all::<Harmony>(&rules, &pack), dealt::<Harmony>(&rules, &cards));
        // The opening is decided after four cards, the other two being any of those left.
        let four = |census: Census| -> Vec<u128> {
            census.counts().iter().map(|count| count * 4 * 3).collect()
        };
        let opening = dealt::<Opening>(&rules, &cards);
        assert_eq!(four(count_all::<Opening>(&rules, &pack)), opening.counts(), "{text}");
        let fortunes = dealt::<Fortunes>(&rules, &cards);
        assert_eq!(four(count_all::<Fortunes>(&rules, &pack)), fortunes.counts(), "{text}");
    }
}

/// Known values: six zeros tie on nothing with six cards, six nines are two naturals.
#[test]
fn the_walker_on_a_toy() {
    let rules = rules("co/baccarat", &[]);
    for (text, player, cards) in [("Th Jh Qh Kh Ts Js", 0, 6), ("9h 9h 9s 9s 9d 9c", 8, 4)] {
        let pack = Pack::from_cards(parse_cards(text).expect("cards"));
        let counted = count_all::<Coup>(&rules, &pack);
        let coup =
            Coup { player, banker: player, player_cards: cards / 2, banker_cards: cards / 2 };
        assert_eq!(counted.counts()[coup.index()], 720, "{text}");
        assert_eq!(counted.total(), 720, "{text}");
    }
}

#[test]
#[should_panic(expected = "a round can use 6 cards, the pack has 5")]
fn a_pack_without_enough_cards_is_no_pack() {
    let pack = Pack::from_cards(parse_cards("9h 9h 9s 9s 9d").expect("cards"));
    let _ = count_all::<Coup>(&rules("co/baccarat", &[]), &pack);
}

#[test]
fn an_unknown_reading_has_no_census() {
    let rules = rules("co/baccarat", &[]);
    assert_eq!(census("moon", &rules, &Pack::decks(8), Seat::FIRST), None);
}
