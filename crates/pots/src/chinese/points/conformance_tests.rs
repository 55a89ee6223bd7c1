//! Whatever people and chance do at a table: it goes on, conserves money, refuses without a
//! change, tells nobody what is hidden, and goes on alike from a record or from what it carried.

use super::super::testing::{empty, join, rules, seat};
use super::super::{Game, Player, Points, Posting, simple_at};
use crate::fees::Collection;
use cards::{AnyCard, Card};
use money::Cents;
use proptest::prelude::*;
use table::{
    Act, Ask, Cards, Drawn, Event, Input, Party, Ruling, Seat, Table as _, Verbs as _, Viewer,
    What, redact,
};

/// Numbers that a case supplies, and when they are used up a fixed stream of others.
struct Chance(std::vec::IntoIter<u32>, u64);

impl Chance {
    fn new(words: Vec<u32>) -> Chance {
        Chance(words.into_iter(), 88_172_645_463_325_252)
    }

    fn below(&mut self, n: usize) -> usize {
        self.1 = self.1.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let word = self.0.next().unwrap_or((self.1 >> 33) as u32);
        word as usize % n.max(1)
    }

    fn seat(&mut self) -> Seat {
        seat(1 + self.below(4) as u8)
    }

    fn one<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).cloned()
    }
}

/// A table, all that it was told, and all that followed.
struct Driven {
    table: Points,
    /// Who had a fantasy hand due when it opened.
    fantasy: u8,
    inputs: Vec<Input>,
    events: Vec<Event>,
    /// One that went on from what this one carried after so many inputs.
    resumed: Option<(Points, usize)>,
    /// How many inputs came before the hand that is on; all of them where none is.
    before: usize,
}

fn posting(game: Game) -> Posting {
    let (set, fees) = match game {
        Game::Thirteen => ("point=5.00 surrender=3", "F-CH1-1"),
        Game::FaceUp => ("point=5.00", "F-CH2-1"),
        Game::Fantasy => ("point=5.00", "F-FU-1"),
    };
    let fees = Collection::post(game.listed(), fees).expect("an option");
    Posting::new(rules(game, set), fees).expect("for points of $5").opened_at(50)
}

/// All that a table is.
fn state(table: &Points) -> String {
    let sight = serde_json::to_string(&table.sight(Viewer::Croupier)).expect("json");
    let carried = serde_json::to_string(&table.carried()).expect("json");
    format!("{:?} {sight} {carried}", table.door.engine())
}

/// A table that opens; of the Fantasy variation one at which some have a fantasy hand due.
fn opened(game: Game, fantasy: u8) -> Points {
    if game != Game::Fantasy {
        return Points::new(posting(game));
    }
    let stack = Cents::dollars(300);
    let player = |n| Player { seat: seat(n), stack, fantasy: fantasy >> n & 1 == 1 };
    let players = [1, 2, 3, 4].map(player);
    Points::written(posting(game), &players, seat(1)).expect("a table")
}

impl Driven {
    fn open(game: Game, fantasy: u8) -> Driven {
        let table = opened(game, fantasy);
        let (inputs, events) = (Vec::new(), table.events().to_vec());
        Driven { table, fantasy, inputs, events, resumed: None, before: 0 }
    }

    /// Tells it something. What is refused has changed nothing, and `check` says the same.
    fn tries(&mut self, input: Input) -> bool {
        let before = state(&self.table);
        let checked = self.table.check(&input);
        assert_eq!(state(&self.table), before);
        let text = serde_json::to_string(&input).expect("json");
        assert_eq!(serde_json::from_str::<Input>(&text).expect("an input"), input, "{text}");
        match self.table.tell(input.clone()) {
            Ok(events) => {
                assert_eq!(checked, Ok(()));
                if matches!(input, Input::Deal {} | Input::Clear {}) {
                    self.before = self.inputs.len();
                }
                if let Some((resumed, _)) = &mut self.resumed {
                    assert_eq!(resumed.tell(input.clone()).as_ref(), Ok(&events));
                }
                self.inputs.push(input);
                self.events.extend(events);
                true
            }
            Err(refusal) => {
                assert_eq!(checked, Err(refusal));
                assert_eq!(state(&self.table), before);
                false
            }
        }
    }

    fn tell(&mut self, input: Input) {
        let text = format!("{input:?} at {:?}", self.table.asks());
        assert!(self.tries(input), "{text}");
    }

    /// Enough people with enough chips.
    fn fill(&mut self) {
        for n in 1..=4 {
            let seat = seat(n);
            let chair = self.table.sight(Viewer::Public).chair(seat).cloned();
            match chair {
                None => {
                    let buy = Cents::dollars(150 + i64::from(n) * 20);
                    self.tell(Input::Join { seat, buy, how: None });
                }
                Some(chair) if chair.standing == "away" => {
                    self.tell(Input::Return { seat, how: None });
                }
                Some(_) => self.tell(Input::Buy { seat, amount: Cents::dollars(100) }),
            }
        }
    }

    /// What somebody decides: mostly simply, now and then anything.
    fn decides(&self, seat: Seat, chance: &mut Chance) -> Act {
        let menu = self.table.menu(seat);
        let pick = menu.iter().find_map(|choice| choice.cards.clone());
        match (chance.below(10), pick) {
            (0, _) => Act::word(if chance.below(2) == 0 { "declare" } else { "surrender" }),
            (1, _) => Act::word("refuse-button"),
            (2, _) => Act::word("announce"),
            (3..=4, Some(pick)) => {
                let mut rows = vec![Vec::new(); 3];
                for card in pick.from {
                    if let Some(row) = rows.get_mut(chance.below(4)) {
                        row.push(card);
                    }
                }
                if chance.below(10) == 0 {
                    rows[0].extend(AnyCard::from_code(chance.below(53) as u8));
                }
                Act::cards("set", Cards { rows })
            }
            _ => simple_at(&self.table, seat).unwrap_or_else(|| Act::word("set")),
        }
    }

    fn ruling(chance: &mut Chance) -> Ruling {
        let numbers = ["1.d", "7.b", "8.a", "8.b", "8.c", "8.d", "9.a", "10.a", "10.b", "11"];
        let rule = format!("ca:thirteen-card/{}", chance.one(&numbers).expect("a number"));
        let (seat, count) = (Some(chance.seat()), Some(chance.below(16) as u8));
        Ruling { rule, seat, count, seats: vec![chance.seat()], ..Ruling::default() }
    }

    /// Somebody does something that nobody asked for.
    fn meddles(&mut self, chance: &mut Chance) {
        let seat = chance.seat();
        let input = match chance.below(12) {
            0 => Input::Move { from: seat, to: chance.seat() },
            1 => Input::Rule(Self::ruling(chance)),
            2 => Input::Time {
                seconds: self.table.door.engine().lasts.time.now + chance.below(3_000) as u64,
            },
            3 => Input::Decide { seat, act: self.decides(seat, chance) },
            4 => Input::Deal {},
            _ => {
                let Some(choice) = chance.one(&self.table.menu(seat)) else { return };
                // Leaving and giving up too often would end every game.
                let rare = matches!(choice.id.as_ref(), "surrender" | "take-off");
                if rare && chance.below(4) > 0 {
                    return;
                }
                let amount = choice.amount.map(|span| {
                    let more = (span.max.get() - span.min.get()).clamp(0, 50_000);
                    span.min + Cents::new(chance.below(more as usize + 1) as i64)
                });
                choice.input(seat, amount, Cards::default())
            }
        };
        self.tries(input);
    }

    /// One thing that the table waits for.
    fn step(&mut self, chance: &mut Chance) {
        let asks = self.table.asks();
        assert!(!asks.is_empty(), "the table waits for nothing");
        match chance.one(&asks).expect("something") {
            Ask::Seats { .. } => self.fill(),
            Ask::Hand => {
                for _ in 0..chance.below(6) {
                    self.meddles(chance);
                }
                if self.table.next() == Ask::Hand {
                    self.tell(Input::Deal {});
                }
            }
            Ask::Office { seat, .. } => {
                let act = Act::word("take-button");
                self.tell(Input::Decide { seat, act });
            }
            Ask::Card { to, .. } => {
                let deck = self.table.round().expect("a hand").deck();
                let card = chance.one(&deck).map(AnyCard::from).expect("a card");
                let to = Some(to).filter(|_| chance.below(2) == 0);
                self.tell(Input::Card(Drawn { card, to }));
            }
            Ask::Shuffle { .. } => self.tell(Input::Shuffle {}),
            Ask::Decide { seat } => {
                let act = self.decides(seat, chance);
                self.tries(Input::Decide { seat, act });
                if self.table.asks().contains(&Ask::Decide { seat })
                    && let Some(act) = simple_at(&self.table, seat)
                {
                    self.tell(Input::Decide { seat, act });
                }
            }
            Ask::Show { .. } => self.tell(Input::Show {}),
            Ask::Settlement => self.tell(Input::Settle {}),
            Ask::Round => {
                self.tell(Input::Clear {});
                self.check_money();
                if self.resumed.is_none() && chance.below(2) == 0 {
                    self.resume();
                }
            }
            other => panic!("no table of points asks for {other:?}"),
        }
    }

    /// Another table goes on from what this one carries.
    fn resume(&mut self) {
        let text = serde_json::to_string(&self.table.carried()).expect("json");
        let carried = serde_json::from_str(&text).expect("what is carried");
        let posting = (*self.table.door.engine().posting).clone();
        let resumed = Points::resume(posting, &carried).expect("its own table");
        self.resumed = Some((resumed, self.inputs.len()));
    }

    /// Chips are what was brought, bought and taken away, and what settlements and the room moved.
    /// A fee in a hand is in its settlement.
    fn check_money(&self) {
        let (mut chips, mut in_hand) = (Cents::ZERO, false);
        for event in &self.events {
            match &event.what {
                What::Joined { chips: brought, .. } => chips += *brought,
                What::Bought { amount, .. } => chips += *amount,
                What::Left { chips: taken, .. } => chips -= *taken,
                What::Fee { amount, .. } if !in_hand => chips -= *amount,
                What::Begun { .. } => in_hand = true,
                What::Settled(settlement) => {
                    in_hand = false;
                    settlement.assert_conserved(None);
                    chips -= settlement.net(Party::Room);
                }
                _ => {}
            }
        }
        let chairs = self.table.sight(Viewer::Public).chairs;
        let all: Cents = chairs.iter().filter_map(|chair| chair.chips).sum();
        assert_eq!(all, chips);
        assert!(chairs.iter().all(|chair| chair.chips.is_some_and(|chips| !chips.is_negative())));
    }

    /// Menus and `check` agree.
    fn check_menus(&self) {
        for n in 1..=5 {
            for choice in self.table.menu(seat(n)) {
                let amounts = choice.amount.map_or(vec![None], |span| {
                    if choice.is_open() {
                        vec![Some(span.min), Some(span.max)]
                    } else {
                        vec![None]
                    }
                });
                for amount in amounts {
                    let input = choice.input(seat(n), amount, Cards::default());
                    let open = choice.is_open() && choice.cards.is_none();
                    assert_eq!(self.table.check(&input).is_ok(), open, "{choice:?}");
                }
            }
        }
    }

    /// A table told the same says the same, and the one that went on from the middle stands where
    /// this one does.
    fn check_replays(&self, game: Game) {
        let mut again = opened(game, self.fantasy);
        let mut told = again.events().to_vec();
        for input in &self.inputs {
            told.extend(again.tell(input.clone()).expect("told"));
        }
        assert_eq!(told, self.events);
        assert_eq!(state(&again), state(&self.table));
        let numbers = self.events.iter().map(|event| event.n);
        assert!(numbers.eq(0..self.events.len() as u64));
        if let Some((resumed, from)) = &self.resumed
            && *from < self.inputs.len()
        {
            assert_eq!(state(resumed), state(&self.table));
        }
    }

    /// What a seat sees, and may do: bytes.
    fn bytes(table: &Points, viewer: Seat) -> String {
        let view = table.view(Viewer::Seat(viewer));
        let all = (view, table.sight(Viewer::Seat(viewer)), table.menu(viewer));
        serde_json::to_string(&all).expect("json")
    }

    /// Two cards that a seat has not seen change places: it sees the same.
    fn check_hides(&self, game: Game, chance: &mut Chance) {
        let viewer = chance.seat();
        let seen =
            self.table.view(Viewer::Seat(viewer)).iter().flat_map(cards_of).collect::<Vec<_>>();
        let hidden: Vec<AnyCard> =
            Card::all().map(AnyCard::from).filter(|card| !seen.contains(card)).collect();
        let (Some(one), Some(two)) = (chance.one(&hidden), chance.one(&hidden)) else { return };
        let swap = |card: AnyCard| match card {
            card if card == one => two,
            card if card == two => one,
            card => card,
        };
        let mut other = opened(game, self.fantasy);
        for (at, input) in self.inputs.iter().enumerate() {
            let mut input = input.clone();
            if at >= self.before {
                swap_in(&mut input, swap);
            }
            other.tell(input).expect("as lawful as the other");
        }
        assert_eq!(Driven::bytes(&self.table, viewer), Driven::bytes(&other, viewer));
    }
}

/// The known cards of an event.
fn cards_of(event: &Event) -> Vec<AnyCard> {
    let mut cards = match &event.what {
        What::Dealt { card, .. } => vec![*card],
        What::Shown { cards, .. } | What::Laid { cards, .. } | What::Discarded { cards, .. } => {
            cards.clone()
        }
        What::Acted { act, .. } => act.cards.all().collect(),
        _ => Vec::new(),
    };
    cards.retain(|card| card.is_known());
    cards
}

fn swap_in(input: &mut Input, swap: impl Fn(AnyCard) -> AnyCard) {
    match input {
        Input::Card(drawn) => drawn.card = swap(drawn.card),
        Input::Decide { act, .. } => {
            act.cards.rows.iter_mut().flatten().for_each(|card| *card = swap(*card));
        }
        _ => {}
    }
}

fn entropy() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..1_200)
}

fn run(game: Game, words: Vec<u32>, steps: usize) {
    let chance = &mut Chance::new(words);
    let mut driven = Driven::open(game, chance.below(32) as u8);
    for step in 0..steps {
        if chance.below(5) == 4 {
            driven.meddles(chance);
        }
        driven.step(chance);
        if step % 16 == 0 {
            driven.check_menus();
        }
    }
    driven.check_replays(game);
    driven.check_hides(game, chance);
    // Plain answers to what is asked end every hand.
    for _ in 0..400 {
        if matches!(driven.table.next(), Ask::Hand | Ask::Seats { .. } | Ask::Office { .. }) {
            driven.check_money();
            return;
        }
        driven.step(chance);
    }
    panic!("the hand does not end");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn thirteen_card_conforms(words in entropy(), steps in 1_usize..300) {
        run(Game::Thirteen, words, steps);
    }

    #[test]
    fn face_up_conforms(words in entropy(), steps in 1_usize..300) {
        run(Game::FaceUp, words, steps);
    }

    #[test]
    fn fantasy_conforms(words in entropy(), steps in 1_usize..300) {
        run(Game::Fantasy, words, steps);
    }
}

#[test]
fn every_viewer_finds_the_same_number_on_the_same_event() {
    let mut table = empty(Game::Thirteen, "");
    for n in [1, 2] {
        join(&mut table, n, 50).expect("a free seat");
    }
    table.tell(Input::Deal {}).expect("a hand");
    super::super::testing::finish(&mut table);
    for event in table.events() {
        let seen = redact(event, Viewer::Public);
        assert_eq!(seen.n, event.n);
        let text = serde_json::to_string(event).expect("json");
        assert_eq!(serde_json::from_str::<Event>(&text).expect("an event"), *event, "{text}");
    }
}
