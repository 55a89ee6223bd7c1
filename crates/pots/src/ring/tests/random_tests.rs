//! Every game at a ring, at random, through its menus alone: hands end, money is conserved,
//! refusals change nothing, menus and checks agree, what is replayed or resumed goes equally, and
//! nobody sees what somebody else holds.

use super::testing::{Dice, ask, refused, seat, stakes, whole};
use crate::act;
use crate::ring::Ring;
use crate::sitting::Setup;
use crate::stakes::Stakes;
use crate::testing::{listed, stakes_for};
use crate::variant::Variant;
use crate::variants;
use crate::variants::cited_tests::{is_own, named};
use cards::AnyCard;
use law::Part;
use money::Cents;
use std::sync::Arc;
use table::{
    Act, Ask, Cards, Choice, Event, Face, Input, Party, Ruling, Seat, Table, Verb, Viewer, What,
    redact,
};

/// What a run does beside answering: how often, of a hundred.
#[derive(Clone, Copy)]
struct Manner {
    people: usize,
    rulings: usize,
}

/// A ring in play, with everything that it was told and told.
struct Run {
    ring: Ring,
    twin: Option<Ring>,
    dice: Dice,
    inputs: Vec<Input>,
    events: Vec<Event>,
    brought: Cents,
    hands: usize,
}

fn posted(variant: &'static Variant, dice: &mut Dice) -> Arc<Stakes> {
    let mut options = crate::fees::options(listed(variant.id)).expect("a listed game");
    let limited = |fees: &str| stakes_for(fees).split_once(' ').map(|pair| pair.0.to_owned());
    let words: Vec<String> =
        variant.limits.iter().map(|limit| format!("limit={}", limit.word())).collect();
    options.retain(|fees| {
        let limit = limited(fees).unwrap_or_else(|| stakes_for(fees));
        !limit.starts_with("limit=") || words.contains(&limit)
    });
    let fees = options[dice.below(options.len().min(8))];
    stakes(variant.id, &format!("{} fees={fees}", stakes_for(fees)))
}

impl Run {
    fn new(variant: &'static Variant, seed: u64) -> Run {
        let mut dice = Dice(seed);
        let ring = Ring::open(posted(variant, &mut dice), Setup::default());
        let (inputs, events) = (Vec::new(), Vec::new());
        let brought = Cents::ZERO;
        Run { ring, twin: None, dice, inputs, events, brought, hands: 0 }
    }

    /// Tells it; a twin that was resumed is told the same and answers the same.
    fn tell(&mut self, input: Input) -> bool {
        let Ok(events) = refused(&mut self.ring, input.clone()) else { return false };
        if let Some(twin) = &mut self.twin {
            assert_eq!(twin.tell(input.clone()).as_ref(), Ok(&events), "a ring resumed");
        }
        if !matches!(input, Input::Rule(_)) {
            self.cites_own(&events);
        }
        for event in &events {
            self.brought += match &event.what {
                What::Joined { chips, .. } => *chips,
                What::Bought { amount, .. } => *amount,
                What::Left { chips, .. } => -*chips,
                What::Settled(settlement) => {
                    self.hands += 1;
                    -settlement.net(Party::Room)
                }
                _ => Cents::ZERO,
            };
        }
        self.inputs.push(input);
        self.events.extend(events);
        self.conserves();
        self.lies_as_held();
        true
    }

    #[track_caller]
    fn must(&mut self, input: Input) {
        let text = format!("{input:?}");
        assert!(self.tell(input), "{}: {text}", self.ring.sign().id);
    }

    /// Chips in front are those brought, less fees.
    fn conserves(&self) {
        let settled = matches!(ask(&self.ring), Ask::Round) || self.ring.hand().is_none();
        if settled {
            let chairs = self.ring.sight(Viewer::Public).chairs;
            let chips: Cents = chairs.iter().filter_map(|chair| chair.chips).sum();
            assert_eq!(chips, self.brought, "{}", self.ring.sign().id);
        }
    }

    /// No rule of another game is cited, as long as nobody invokes one.
    #[track_caller]
    fn cites_own(&self, said: &impl std::fmt::Debug) {
        if self.inputs.iter().any(|input| matches!(input, Input::Rule(_))) {
            return;
        }
        let (id, said) = (&self.ring.sign().id, format!("{said:?}"));
        for rule in named(&said) {
            assert!(is_own(id, rule), "{id} cites {rule}: {said}");
        }
    }

    /// What events say of cards is what the hand holds.
    fn lies_as_held(&self) {
        let Some(hand) = self.ring.hand() else { return };
        if matches!(hand.ask(), act::Awaited::Showdown | act::Awaited::Over) {
            return;
        }
        let sight = self.ring.sight(Viewer::Croupier);
        let sorted = |mut cards: Vec<AnyCard>| {
            cards.sort();
            cards
        };
        let lying = |spot: &str| sorted(sight.spot(spot).iter().map(|held| held.card).collect());
        for place in hand.places().iter().filter(|place| place.is_live()) {
            let spot = format!("seat{}", place.seat);
            assert_eq!(lying(&spot), sorted(place.cards().to_vec()), "{}", self.last());
            let up = |held: &&table::Held| held.face == Face::Up;
            let shown = sight.spot(&spot).iter().filter(up).map(|held| held.card).collect();
            assert_eq!(sorted(shown), sorted(place.shown().collect()), "{}", self.last());
        }
        for (spot, board) in [("board", 0), ("board2", 1)] {
            assert_eq!(lying(spot), sorted(hand.board(board).to_vec()), "{}", self.last());
        }
    }

    fn last(&self) -> String {
        let last: Vec<String> =
            self.inputs.iter().rev().take(3).map(|input| format!("{input:?}")).collect();
        format!("{} {}", self.ring.sign().id, last.join(" after "))
    }

    /// A seat's open choices; menu and check must agree on every one.
    fn open(&mut self, seat: Seat) -> Vec<Choice> {
        let menu = self.ring.menu(seat);
        self.cites_own(&menu);
        for choice in &menu {
            let input = chosen(choice, seat, choice.amount.map(|span| span.min), |n| n);
            let checked = self.ring.check(&input).err();
            assert_eq!(checked, choice.refused, "{} {input:?}", self.ring.sign().id);
            if let (true, Some(span)) = (choice.is_open(), choice.amount) {
                let most = chosen(choice, seat, Some(span.max), |n| n);
                assert!(self.ring.check(&most).is_ok(), "{most:?}");
            }
        }
        menu.into_iter().filter(Choice::is_open).collect()
    }

    /// A choice with an amount and cards of chance.
    fn choose(&mut self, choice: &Choice, seat: Seat) -> Input {
        let amount = choice.amount.map(|span| match (choice.verb, self.dice.below(6)) {
            (Verb::Join | Verb::Buy, n) => Cents::dollars(5 + 20 * n as i64).max(span.min),
            (_, 0) => span.max,
            (_, 1) => {
                let steps = (span.max.get() - span.min.get()) / span.step.get().max(1);
                let step = self.dice.below(steps as usize + 1) as i64;
                Cents::new(span.min.get() + step * span.step.get().max(1))
            }
            _ => span.min,
        });
        let more = self.dice.below(4);
        chosen(choice, seat, amount, |least| least + more)
    }

    /// Somebody does something that is no answer.
    fn people(&mut self) {
        let n = self.dice.below(usize::from(self.ring.sign().seats)) as u8 + 1;
        let choices = self.open(seat(n));
        if !choices.is_empty() {
            let choice = choices[self.dice.below(choices.len())].clone();
            let leaves = matches!(choice.verb, Verb::Leave | Verb::SitOut);
            if !leaves || self.dice.below(4) == 0 {
                let input = self.choose(&choice, seat(n));
                self.must(input);
            }
        }
        if self.dice.below(8) == 0 {
            let (from, to) = (seat(n), seat(self.dice.below(9) as u8 + 1));
            self.tell(Input::Move { from, to });
        }
    }

    /// Somebody rules on something; much of what is tried makes no sense and is refused.
    fn rule(&mut self) {
        let rules = law::BOOKS.iter().flat_map(|book| book.rules);
        let rules: Vec<_> =
            rules.filter(|rule| rule.ruled.is_some() && rule.id.starts_with("ca:")).collect();
        for _ in 0..12 {
            let rule = rules[self.dice.below(rules.len())].id;
            let input = Input::Rule(self.ruling(rule));
            if self.ring.check(&input).is_ok() {
                self.must(input);
                return;
            }
        }
    }

    fn ruling(&mut self, rule: &str) -> Ruling {
        let places = self.ring.hand().expect("a hand").places();
        let place = places[self.dice.below(places.len())];
        let held = place.cards().last().copied().filter(|card| card.is_known());
        let amount = Cents::dollars(self.dice.below(20) as i64);
        let form = law::find(rule).and_then(|rule| rule.ruled).expect("one that is invoked");
        // What it needs, and at times what it may say besides.
        let mut says =
            |part: Part| form.needs.contains(&part) || form.takes(part) && self.dice.below(2) == 0;
        let named = [Part::Seat, Part::Card, Part::Count, Part::Amount].map(&mut says);
        Ruling {
            rule: rule.to_owned(),
            seat: named[0].then_some(seat(place.seat)),
            card: held.filter(|_| named[1]),
            count: named[2].then(|| self.dice.below(4) as u8),
            amount: named[3].then_some(amount),
            ..Ruling::default()
        }
    }

    /// What makes no sense is refused, and has changed nothing.
    fn nonsense(&mut self) {
        let n = seat(self.dice.below(10) as u8 + 1);
        let card: AnyCard = "Qh".parse().expect("a card");
        let inputs = [
            Input::Settle {},
            Input::Clear {},
            Input::Deal {},
            Input::Show {},
            Input::Shuffle {},
            Input::Card(card.into()),
            Input::Decide { seat: n, act: Act::word("dance") },
            Input::Decide { seat: n, act: Act::amount("raise", Cents::new(7)) },
            Input::Decide { seat: n, act: Act::cards("draw", Cards::row(vec![card])) },
            Input::Speak { seat: n, words: "well".into(), chips: Vec::new() },
            Input::Close {},
            Input::Return { seat: n, how: Some("somehow".into()) },
        ];
        let before = whole(&self.ring);
        let input = inputs[self.dice.below(inputs.len())].clone();
        if self.ring.check(&input).is_err() {
            let refusal = self.ring.tell(input).expect_err("nonsense");
            self.cites_own(&refusal);
            assert_eq!(whole(&self.ring), before);
        }
    }

    /// Answers what is asked.
    fn answer(&mut self) {
        match ask(&self.ring) {
            Ask::Seats { .. } => {
                let n = self.dice.below(usize::from(self.ring.sign().seats)) as u8 + 1;
                let comes = |c: &Choice| matches!(c.verb, Verb::Join | Verb::Return | Verb::Buy);
                let choices: Vec<Choice> = self.open(seat(n)).into_iter().filter(comes).collect();
                if !choices.is_empty() {
                    let choice = choices[self.dice.below(choices.len())].clone();
                    let input = self.choose(&choice, seat(n));
                    self.must(input);
                }
            }
            Ask::Hand => self.must(Input::Deal {}),
            Ask::Card { .. } => {
                let card = self.card();
                self.must(Input::Card(card.into()));
            }
            Ask::Shuffle { .. } => self.must(Input::Shuffle {}),
            Ask::Decide { seat } => {
                let decides = |choice: &Choice| choice.verb == Verb::Decide;
                let choices: Vec<Choice> = self.open(seat).into_iter().filter(decides).collect();
                let folds = self.dice.below(10) == 0;
                let choices: Vec<&Choice> =
                    choices.iter().filter(|c| c.id != "fold" || folds).collect();
                let choice = choices[self.dice.below(choices.len())].clone();
                let input = self.choose(&choice, seat);
                self.must(input);
            }
            Ask::Show { .. } => {
                let n = seat(self.dice.below(9) as u8 + 1);
                let words: Vec<Choice> = self.open(n);
                if let Some(choice) = words.first().filter(|_| self.dice.below(2) == 0) {
                    let input = chosen(choice, n, None, |least| least);
                    self.must(input);
                } else if !self.tell(Input::Show {}) {
                    // A card that nobody knows cannot be shown: its owner throws it away.
                    (1..=9).for_each(|n| {
                        self.tell(Input::Decide { seat: seat(n), act: Act::word("muck") });
                    });
                    if !self.tell(Input::Show {}) {
                        self.name_the_last();
                    }
                }
            }
            Ask::Settlement => self.must(Input::Settle {}),
            Ask::Round => {
                self.must(Input::Clear {});
                if self.dice.below(3) == 0 {
                    let (stakes, carried) = (Arc::clone(self.ring.stakes()), self.ring.carried());
                    let twin = Ring::resume(stakes, Setup::default(), &carried);
                    self.twin = Some(twin.expect("a ring resumed"));
                }
            }
            other => panic!("{other:?}"),
        }
    }

    /// The last player in names cards that nobody knew.
    fn name_the_last(&mut self) {
        let hand = self.ring.hand().expect("a hand");
        let mut unseen = (0..53).filter(|code| hand.unseen() >> code & 1 == 1);
        let mut named = Vec::new();
        for place in hand.places().iter().filter(|place| place.is_live()) {
            let mut cards = place.cards().to_vec();
            for card in cards.iter_mut().filter(|card| !card.is_known()) {
                *card = AnyCard::from_code(unseen.next().expect("a card")).expect("a card");
            }
            named.push((place.seat, cards));
        }
        for (n, cards) in named {
            let act = Act::cards("show", Cards::row(cards));
            self.tell(Input::Decide { seat: seat(n), act });
        }
        self.must(Input::Show {});
    }

    fn card(&mut self) -> AnyCard {
        let drawn: u64 = self.ring.play().drawn.iter().fold(0, |set, (_, card)| set | card.bit());
        let unseen = match self.ring.hand() {
            Some(hand) => hand.unseen(),
            None => self.ring.stakes().deck.set() & !AnyCard::JOKER.bit() & !drawn,
        };
        let codes: Vec<u8> = (0..53).filter(|code| unseen >> code & 1 == 1).collect();
        AnyCard::from_code(codes[self.dice.below(codes.len())]).expect("a card")
    }

    fn play(&mut self, manner: Manner, hands: usize) {
        for _ in 0..3000 * hands {
            if self.hands == hands && self.ring.hand().is_none() {
                break;
            }
            let chance = self.dice.below(100);
            if chance < manner.people {
                self.people();
            } else if chance < manner.people + manner.rulings && self.ring.hand().is_some() {
                self.rule();
            } else if chance > 97 {
                self.nonsense();
            }
            self.answer();
        }
        assert_eq!(self.hands, hands, "{}: {:?}", self.ring.sign().id, ask(&self.ring));
    }

    /// The same inputs give the same events.
    fn replays(&self) {
        let mut ring = Ring::open(Arc::clone(self.ring.stakes()), Setup::default());
        let mut events = Vec::new();
        for input in &self.inputs {
            events.extend(ring.tell(input.clone()).expect("what was told before"));
        }
        assert_eq!(events, self.events);
        assert_eq!(whole(&ring), whole(&self.ring));
        let json = serde_json::to_string(&events).expect("json");
        assert_eq!(serde_json::from_str::<Vec<Event>>(&json).expect("events"), events);
    }
}

/// A choice with an amount, and as many cards as said of its least number.
fn chosen(
    choice: &Choice,
    seat: Seat,
    amount: Option<Cents>,
    count: impl Fn(usize) -> usize,
) -> Input {
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| {
        let count = count(usize::from(pick.least)).min(usize::from(pick.most));
        Cards::row(pick.from.iter().take(count).copied().collect())
    });
    choice.input(seat, amount, cards)
}

#[test]
fn every_game_is_played_at_random() {
    for (variant, seed) in variants::all().zip(0x9E37_79B9_7F4A_7C15_u64..) {
        let mut run = Run::new(variant, seed);
        run.play(Manner { people: 6, rulings: 0 }, 4);
        run.replays();
    }
}

#[test]
fn whatever_is_ruled_a_ring_tells_it() {
    let mut ruled = 0;
    for (variant, seed) in variants::all().zip(0xD1B5_4A32_D192_ED03_u64..) {
        let mut run = Run::new(variant, seed);
        run.play(Manner { people: 2, rulings: 20 }, 4);
        run.replays();
        ruled += run.events.iter().filter(|e| matches!(e.what, What::Ruled { .. })).count();
    }
    assert!(ruled > 66, "{ruled} rulings");
}

/// What a seat sees of a ring, and may do.
fn seen(ring: &Ring, viewer: Seat) -> String {
    let sight = serde_json::to_string(&ring.sight(Viewer::Seat(viewer))).expect("json");
    let events: Vec<Event> =
        ring.events().iter().map(|event| redact(event, Viewer::Seat(viewer))).collect();
    let events = serde_json::to_string(&events).expect("json");
    let menu = serde_json::to_string(&ring.menu(viewer)).expect("json");
    format!("{sight}{events}{menu}")
}

/// Two hands that differ in cards that a viewer may not see; whether they came to an end.
fn alike(variant: &'static Variant, viewer: Seat, dice: &mut Dice) -> bool {
    let table = || super::testing::table(variant.id, "", 3);
    let mut rings = [table(), table()];
    let mut codes: Vec<u8> =
        (0..53).filter(|code| rings[0].stakes().deck.set() >> code & 1 == 1).collect();
    for at in (1..codes.len()).rev() {
        codes.swap(at, dice.below(at + 1));
    }
    let card = |code: u8| AnyCard::from_code(code).expect("a card");
    let mut hidden = codes.split_off(codes.len() / 2);
    for ring in &mut rings {
        ring.tell(Input::Deal {}).expect("a hand");
    }
    loop {
        let [one, two] = rings.each_ref().map(|ring| seen(ring, viewer));
        assert_eq!(one, two, "{}", variant.id);
        let inputs: [Input; 2] = match ask(&rings[0]) {
            Ask::Card { face, .. } if face == Face::Up || face == Face::Own(viewer) => {
                let Some(code) = codes.pop() else { return false };
                [card(code), card(code)].map(|card| Input::Card(card.into()))
            }
            Ask::Card { .. } if hidden.len() < 2 => return false,
            Ask::Card { .. } => {
                // Each ring gets the one or the other of two cards, and neither comes again.
                let (one, two) = (hidden.remove(0), hidden.remove(0));
                [card(one), card(two)].map(|card| Input::Card(card.into()))
            }
            Ask::Shuffle { .. } => [Input::Shuffle {}, Input::Shuffle {}],
            Ask::Decide { seat } => {
                let menus = rings.each_ref().map(|ring| ring.menu(seat));
                let all = menus[0].len();
                let may = |at: &usize| {
                    let choice = &menus[0][*at];
                    choice.is_open() && choice.verb == Verb::Decide && choice.id != "expose"
                };
                let open: Vec<usize> = (0..all).filter(may).collect();
                let folds = dice.below(4) == 0;
                let keep = |at: &&usize| menus[0][**at].id != "fold" || folds;
                let open: Vec<&usize> = open.iter().filter(keep).collect();
                let at = *open[dice.below(open.len())];
                menus.map(|menu| {
                    let least = menu[at].amount.map(|span| span.min);
                    chosen(&menu[at], seat, least, |n| n)
                })
            }
            Ask::Show { .. } | Ask::Round => return true,
            Ask::Settlement => [Input::Settle {}, Input::Settle {}],
            other => panic!("{other:?}"),
        };
        for (ring, input) in rings.iter_mut().zip(inputs) {
            let text = format!("{} {input:?}", variant.id);
            ring.tell(input).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        }
    }
}

#[test]
fn nobody_sees_what_somebody_else_holds() {
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    let mut ended = 0;
    for variant in variants::all() {
        for viewer in [1, 2, 3] {
            ended += usize::from(alike(variant, seat(viewer), &mut dice));
        }
    }
    assert!(ended > 60, "{ended} hands were compared to their end");
}
