//! Whatever is dealt and done, a round ends, conserves money and does just what it allows.

use super::testing::{act, nets, players, rules, seat};
use super::*;
use cards::Card;
use money::Cents;
use proptest::prelude::*;
use table::{Ruling, Seat, Viewer};

/// Numbers that a case supplies; zeros when they are used up.
struct Chance(std::vec::IntoIter<u32>);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.next().unwrap_or_default() as usize % n.max(1)
    }

    fn card(&mut self, round: &Round) -> Card {
        let deck = round.deck();
        deck[self.below(deck.len())]
    }

    /// Some cards in some segments: mostly those held, now and then others.
    fn rows(&mut self, round: &Round, seat: Seat) -> Rows {
        let mut parts = [Vec::new(), Vec::new(), Vec::new()];
        for card in round.held(seat) {
            match self.below(8) {
                0..=2 => parts[2].push(*card),
                3..=5 => parts[1].push(*card),
                6 => parts[0].push(*card),
                _ => {}
            }
        }
        if self.below(10) == 0 {
            // Somebody's card, or one of the deck.
            parts[0].extend(Card::from_code(self.below(52) as u8));
        }
        Rows::of(&parts[0], &parts[1], &parts[2]).unwrap_or(Rows::EMPTY)
    }

    fn act(&mut self, round: &Round, seat: Seat) -> Move {
        match self.below(12) {
            0 => Move::Declare,
            1 => Move::Surrender,
            2 => Move::Announce,
            3..=6 => {
                let placed = place(&round.rows(seat), round.held(seat));
                Move::Set(placed.or_else(|| arrange(round.held(seat))).unwrap_or(Rows::EMPTY))
            }
            _ => Move::Set(self.rows(round, seat)),
        }
    }
}

/// A refused act changes nothing, an accepted one is one that is allowed.
fn tries(round: &mut Round, seat: Seat, act: &Move) -> bool {
    let before = format!("{round:?}");
    let allowed = round.allows(seat, act);
    assert_eq!(format!("{round:?}"), before);
    let done = round.act(seat, act);
    assert_eq!(allowed, done);
    if done.is_err() {
        assert_eq!(format!("{round:?}"), before);
    }
    done.is_ok()
}

/// Plays to the end, by random acts where they are accepted and plain play otherwise.
fn play(round: &mut Round, chance: &mut Chance) {
    for _ in 0..400 {
        let due = match round.ask() {
            Awaited::Card(_) => {
                let card = chance.card(round);
                round.deal(card).expect("a card of the deck");
                continue;
            }
            Awaited::Set(seat) => seat,
            Awaited::Showdown => {
                for seat in round.seats().collect::<Vec<_>>() {
                    let act = chance.act(round, seat);
                    tries(round, seat, &act);
                }
                round.showdown().expect("all is set");
                continue;
            }
            Awaited::Over => return,
        };
        let someone = seat(1 + chance.below(4) as u8);
        let random = chance.act(round, someone);
        tries(round, someone, &random);
        if round.ask() == Awaited::Set(due) {
            let random = chance.act(round, due);
            if !tries(round, due, &random) || round.ask() == Awaited::Set(due) {
                let held = round.held(due);
                let rows = place(&round.rows(due), held).or_else(|| arrange(held));
                let rows = rows.expect("a hand of this turn");
                round.act(due, &Move::Set(rows)).expect("plain play is allowed");
            }
        }
    }
    panic!("the round does not end");
}

fn check(round: &Round, stacks: &[i64]) {
    let outcome = round.outcome().expect("the round is over");
    assert_eq!(nets(&outcome).iter().sum::<i64>(), 0);
    let of = |seat: Seat| Cents::dollars(stacks[usize::from(seat.n()) - 1]);
    for ((seat, stack), (_, net)) in outcome.stacks.iter().zip(&outcome.nets) {
        assert_eq!(of(*seat) + *net, *stack);
        assert!(!stack.is_negative() && *net >= -of(*seat));
    }
    for t in &outcome.transfers {
        assert!(t.amount <= t.owed && t.owed > Cents::ZERO && t.from != t.to);
        assert_eq!(t.cut.is_some(), t.amount < t.owed);
        let won = |seat| -> i64 {
            t.items.iter().filter(|item| item.to == seat).map(|item| item.points).sum()
        };
        assert_eq!(Cents::dollars(won(t.to) - won(t.from)), t.owed);
    }
}

fn entropy() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..900)
}

/// What a seat sees does not depend on cards it may not see.
fn hides(round: &Round) {
    for viewer in round.seats() {
        let sight = round.sight(Viewer::Seat(viewer));
        for other in sight.seats.iter().filter(|other| other.seat != viewer) {
            let hidden = other.held.iter().chain(&other.discarded);
            assert!(hidden.into_iter().all(|card| !card.is_known()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn thirteen_card_conserves_money_and_ends(
        stacks in proptest::collection::vec(1_i64..60, 2..=4),
        words in entropy(),
        bonus in any::<bool>(),
        surrender in 0_u8..5,
        total in any::<bool>(),
    ) {
        let all_in = if total { "total" } else { "paid" };
        let posted = format!("bonus={bonus} surrender={surrender} all_in={all_in}");
        let rules = rules(Game::Thirteen, &posted);
        let mut round = Round::open(&rules, &players(&stacks), seat(1)).expect("a round");
        play(&mut round, &mut Chance(words.into_iter()));
        check(&round, &stacks);
    }

    #[test]
    fn face_up_conserves_money_and_ends(
        stacks in proptest::collection::vec(9_i64..80, 2..=4),
        words in entropy(),
        fantasy in 0_u8..16,
        six in any::<bool>(),
    ) {
        let sweep = if six { "six" } else { "on-top" };
        let rules = rules(Game::Fantasy, &format!("sweep={sweep}"));
        let mut players = players(&stacks);
        for player in &mut players {
            player.fantasy = fantasy >> player.seat.n() & 1 == 1;
        }
        let mut round = Round::open(&rules, &players, seat(2)).expect("a round");
        let mut chance = Chance(words.into_iter());
        play(&mut round, &mut chance);
        hides(&round);
        check(&round, &stacks);
        let outcome = round.outcome().expect("over");
        for (seat, net) in outcome.nets {
            let start = Cents::dollars(stacks[usize::from(seat.n()) - 1]);
            prop_assert!(net <= start, "table stakes bound winnings, too");
        }
    }

    #[test]
    fn a_ruling_voids_or_fouls_and_conserves(words in entropy(), stop in 0_usize..60) {
        let stacks = [20, 30, 40];
        let mut round =
            Round::open(&rules(Game::Thirteen, ""), &players(&stacks), seat(1)).expect("a round");
        let mut chance = Chance(words.into_iter());
        for _ in 0..stop {
            match round.ask() {
                Awaited::Card(_) => round.deal(chance.card(&round)).expect("a card"),
                Awaited::Set(seat) => {
                    let rows = arrange(round.held(seat)).expect("thirteen");
                    round.act(seat, &Move::Set(rows)).expect("a setting");
                }
                Awaited::Showdown => round.showdown().expect("all is set"),
                Awaited::Over => break,
            }
        }
        let numbers = "1.d 7.b 8.a 8.b 8.c 8.d 9.a 10.a 10.b 11 12";
        let number = numbers.split(' ').nth(chance.below(11)).expect("eleven");
        let rule = format!("ca:thirteen-card/{number}");
        let count = Some(chance.below(16) as u8);
        let ruling = Ruling { rule, seat: Some(seat(2)), count, ..Ruling::default() };
        let before = format!("{round:?}");
        if round.rule(&ruling).is_err() {
            prop_assert_eq!(format!("{round:?}"), before);
        }
        play(&mut round, &mut chance);
        check(&round, &stacks);
    }

    #[test]
    fn arranging_never_fouls(words in proptest::collection::vec(any::<u32>(), 14)) {
        let mut deck: Vec<Card> = Card::all().collect();
        let mut chance = Chance(words.into_iter());
        let cards: Vec<Card> = (0..14).map(|_| deck.remove(chance.below(deck.len()))).collect();
        for n in [13, 14] {
            let own = &cards[..n];
            let rows = arrange(own).expect("thirteen or fourteen");
            let ranked = rows.ranked().expect("3-5-5");
            prop_assert!(ranked.is_ordered() && rows.cards().all(|card| own.contains(&card)));
            let strict = arrange_strictly(own).expect("thirteen or fourteen");
            let ranked = strict.ranked().expect("3-5-5");
            prop_assert!(ranked.rises() && strict.cards().all(|card| own.contains(&card)));
        }
        prop_assert_eq!(arrange(&cards[..12]), None);
    }
}

#[test]
fn plain_play_fouls_seldom_and_never_by_its_last_turn() {
    let rules = rules(Game::FaceUp, "");
    let (mut fouls, mut state) = (0, 88_172_645_463_325_252_u64);
    let mut next = |n: usize| {
        // An xorshift: any fixed stream of deals would do.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for _ in 0..400 {
        let mut round = Round::open(&rules, &players(&[90, 90, 90]), seat(1)).expect("a round");
        while round.ask() != Awaited::Showdown {
            match round.ask() {
                Awaited::Card(_) => {
                    let deck = round.deck();
                    round.deal(deck[next(deck.len())]).expect("a card");
                }
                Awaited::Set(seat) => {
                    let (laid, held) = (round.rows(seat), round.held(seat).to_vec());
                    let rows = place(&laid, &held).expect("a turn");
                    round.act(seat, &Move::Set(rows)).expect("a setting");
                    let ranked = round.rows(seat).ranked();
                    if ranked.is_some_and(|ranked| !ranked.rises()) {
                        assert!(!saved(&laid, &held), "{laid} with {held:?}");
                        fouls += 1;
                    }
                }
                Awaited::Showdown | Awaited::Over => {}
            }
        }
    }
    assert!(fouls < 1200 * 3 / 20, "{fouls} of 1200");
}

/// Whether the last turn can be laid without a foul.
fn saved(laid: &Rows, held: &[Card]) -> bool {
    let orders = [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]];
    let room = laid.sizes();
    orders.iter().any(|order| {
        let mut cards = order.map(|i| held[i]).into_iter();
        let mut more = [Vec::new(), Vec::new(), Vec::new()];
        for (i, room) in [3, 5, 5].into_iter().zip(room).map(|(most, n)| most - n).enumerate() {
            more[i].extend(cards.by_ref().take(room));
        }
        let more = Rows::of(&more[0], &more[1], &more[2]).expect("few cards");
        let mut all = *laid;
        all.add(&more);
        all.ranked().is_some_and(Ranked::rises)
    })
}

#[test]
fn simple_play_ends_every_game() {
    for game in Game::ALL {
        let mut fantasy = Vec::new();
        for start in 0..40 {
            let mut players = players(&[99, 99, 99]);
            for player in &mut players {
                player.fantasy = fantasy.contains(&player.seat);
            }
            let mut round = Round::open(&rules(game, ""), &players, seat(3)).expect("a round");
            // Another card of the deck each time, so that hands differ.
            let mut step = start * 7 + 3;
            while round.ask() != Awaited::Over {
                let due: Vec<(Seat, Move)> =
                    round.seats().filter_map(|seat| Some((seat, simple(&round, seat)?))).collect();
                match (round.ask(), due.first()) {
                    (Awaited::Card(_), _) => {
                        let deck = round.deck();
                        step = (step * 31 + 17) % 1009;
                        round.deal(deck[step % deck.len()]).expect("a card");
                    }
                    (_, Some((seat, act))) => round.act(*seat, act).expect("simple play"),
                    (_, None) => round.showdown().expect("all is set"),
                }
            }
            fantasy = round.outcome().expect("over").fantasy;
        }
    }
}

#[test]
fn ids_and_titles_are_the_catalogues() {
    let ids = Game::ALL.map(Game::id);
    assert_eq!(ids, ["ca/thirteen-card", "ca/face-up-chinese", "ca/face-up-chinese/fantasy"]);
    assert!(Game::ALL.iter().all(|game| !game.title().is_empty() && !game.options().is_empty()));
    assert_eq!(act("declare"), Move::Declare);
}
