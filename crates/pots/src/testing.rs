//! A hand in a few lines, for tests.

use crate::act::Menu;
use crate::chinese;
use crate::fees::{self, Betting, Blinds, Listed};
use crate::hand::{Hand, Ruling};
use crate::script::{Played, Script, Stopped};
use crate::variant::Variant;
use crate::variants;
use cards::AnyCard;
use law::Posted;
use money::Cents;
use std::sync::Arc;
use table::{Input, Seat, Table as _};

/// The game of that id as schedules know it.
#[track_caller]
pub(crate) fn listed(id: &str) -> Listed {
    let pots = variants::all().map(Variant::listed);
    let points = chinese::Game::ALL.map(chinese::Game::listed);
    let mut all = pots.chain(points).filter(|game| game.id == id);
    all.next().unwrap_or_else(|| panic!("{id} is no game"))
}

/// So many sit down at the table, and nobody in the seat after theirs.
#[track_caller]
pub(crate) fn sits(id: &str, most: u8, rule: &str) {
    let stakes = variants::find(id).expect("a game").post(&Posted::new()).expect("lawful");
    let mut ring = crate::ring::Ring::open(Arc::new(stakes), crate::sitting::Setup::default());
    let mut join = |n: u8| {
        let (seat, buy) = (Seat::new(n).expect("a seat"), Cents::dollars(100));
        ring.tell(Input::Join { seat, buy, how: None })
    };
    for n in 1..=most {
        join(n).unwrap_or_else(|refusal| panic!("{id}: seat {n}: {refusal}"));
    }
    let refused = join(most + 1).expect_err("no such seat");
    assert_eq!(refused.rule.map(|rule| rule.id), Some(rule), "{id}: {refused}");
}

/// The smallest stakes that an option of a schedule is for, or the first of several, as pairs of
/// names and values.
pub(crate) fn stakes_for(option: &str) -> String {
    let first = option.split('+').next().and_then(fees::find);
    let joined = |blinds: &[i64]| {
        let texts: Vec<String> = blinds.iter().map(ToString::to_string).collect();
        format!(" blinds={}", texts.join("/"))
    };
    let blinds = |blinds: Blinds| match blinds {
        Blinds::Any => String::new(),
        Blinds::Exactly(blinds) => joined(blinds),
        Blinds::Between(low, _) => joined(&low),
    };
    match first.map(|fee| fee.stakes) {
        None | Some(fees::Stakes::Points { .. }) => String::new(),
        Some(fees::Stakes::Limit { low: [small, big], blinds: posted, .. }) => {
            format!("small={small} big={big}{}", blinds(posted))
        }
        Some(fees::Stakes::Open { betting, blinds: posted, .. }) => {
            let limit = if betting == Betting::PotLimit { "pot" } else { "no" };
            format!("limit={limit}{}", blinds(posted))
        }
    }
}

/// A hand being described.
pub(crate) struct Setup {
    id: &'static str,
    set: Posted,
    stacks: Vec<(u8, Cents)>,
    button: u8,
    killer: Option<u8>,
    fees: &'static str,
    hands: Vec<(u8, &'static str)>,
    boards: [&'static str; 2],
    acts: Vec<String>,
    ruled: Vec<(&'static str, &'static str, &'static str)>,
    fill: Fill,
}

/// Whether cards that all see and no test cares about are dealt from the rest of the deck.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fill {
    Yes,
    No,
}

/// A hand of a game with everything posted as usual: $2-$4, three stacks of $100, the button at
/// seat 1.
pub(crate) fn hand(id: &'static str) -> Setup {
    Setup {
        id,
        set: Posted::new(),
        stacks: vec![(1, Cents::dollars(100)), (2, Cents::dollars(100)), (3, Cents::dollars(100))],
        button: 1,
        killer: None,
        fees: "none",
        hands: Vec::new(),
        boards: ["", ""],
        acts: Vec::new(),
        ruled: Vec::new(),
        fill: Fill::Yes,
    }
}

impl Setup {
    /// `name=value` pairs, parted by spaces.
    pub(crate) fn set(mut self, pairs: &str) -> Setup {
        for pair in pairs.split_whitespace() {
            let (name, value) = pair.split_once('=').expect("name=value");
            self.set.insert(name.to_owned(), value.to_owned());
        }
        self
    }

    /// Stacks in dollars, seats from 1 on.
    pub(crate) fn stacks(mut self, stacks: &[&str]) -> Setup {
        let money = |text: &&str| text.parse().expect("an amount");
        self.stacks = (1..).zip(stacks.iter().map(money)).collect();
        self
    }

    /// So many players with $100 each.
    pub(crate) fn players(mut self, count: u8) -> Setup {
        self.stacks = (1..=count).map(|seat| (seat, Cents::dollars(100))).collect();
        self
    }

    pub(crate) fn button(mut self, seat: u8) -> Setup {
        self.button = seat;
        self
    }

    /// That seat has killed the pot before the deal.
    pub(crate) fn killed_by(mut self, seat: u8) -> Setup {
        self.killer = Some(seat);
        self
    }

    pub(crate) fn fees(mut self, option: &'static str) -> Setup {
        self.fees = option;
        self
    }

    /// An option of a schedule, at a table of the smallest stakes that it is for.
    pub(crate) fn charged(self, option: &'static str) -> Setup {
        self.set(&stakes_for(option)).fees(option)
    }

    /// All cards that a seat receives.
    pub(crate) fn cards(mut self, seat: u8, cards: &'static str) -> Setup {
        self.hands.push((seat, cards));
        self
    }

    pub(crate) fn board(mut self, cards: &'static str) -> Setup {
        self.boards[0] = cards;
        self
    }

    pub(crate) fn board2(mut self, cards: &'static str) -> Setup {
        self.boards[1] = cards;
        self
    }

    /// Acts, parted by commas: `1 call, 2 raise 8.00`. Called again, it adds to them.
    pub(crate) fn acts(mut self, acts: &str) -> Setup {
        self.acts.extend(acts.split(',').map(|act| act.trim().to_owned()));
        self
    }

    /// A rule invoked before `card 3`, `act 2` or the `settlement`, with particulars:
    /// `seat=2 card=Kd count=2 amount=40.00`.
    pub(crate) fn ruled(
        mut self,
        rule: &'static str,
        at: &'static str,
        particulars: &'static str,
    ) -> Setup {
        self.ruled.push((rule, at, particulars));
        self
    }

    /// With the cards that are written and no others.
    pub(crate) fn only_written(mut self) -> Setup {
        self.fill = Fill::No;
        self
    }

    fn ruling(&self, rule: &str, particulars: &str) -> Ruling {
        let mut ruling = Ruling::new(law::find(rule).expect(rule));
        for pair in particulars.split_whitespace() {
            match pair.split_once('=').expect("name=value") {
                ("seat", seat) => {
                    let seat: u8 = seat.parse().expect("a seat");
                    ruling.place = self.stacks.iter().position(|(n, _)| *n == seat);
                }
                ("card", card) => ruling.card = Some(card.parse().expect("a card")),
                ("count", count) => ruling.count = Some(count.parse().expect("a number")),
                ("amount", amount) => ruling.amount = Some(amount.parse().expect("an amount")),
                (name, _) => panic!("{name} is no particular of a ruling"),
            }
        }
        ruling
    }

    /// The script.
    pub(crate) fn script(&self) -> Script {
        let variant = variants::find(self.id).expect("a pot game");
        let stakes = variant.post(&self.set).and_then(|stakes| stakes.with_fees(self.fees));
        let stakes = stakes.unwrap_or_else(|breach| panic!("{breach}"));
        let mut script =
            Script::new(Arc::new(stakes), &self.stacks, self.button).expect("a button");
        let places = script.players.iter_mut().enumerate();
        for (at, player) in places.filter(|(_, player)| Some(player.seat) == self.killer) {
            player.live = script.stakes.kill_blind();
            script.opening.kill = Some(at);
        }
        script.hands = self.hands.iter().map(|(seat, cards)| (*seat, read(cards))).collect();
        script.boards = self.boards.map(read);
        script.acts.clone_from(&self.acts);
        let rulings = self.ruled.iter();
        script.ruled = rulings
            .map(|(rule, at, more)| (at.parse().expect("a moment"), self.ruling(rule, more)))
            .collect();
        script
    }

    /// Does something with the script; open cards that it lacks are the lowest of the deck that
    /// are written nowhere, of ranks as different as can be.
    pub(crate) fn run<T>(
        &self,
        run: impl Fn(&Script) -> Result<T, Stopped>,
    ) -> Result<T, Stopped> {
        let mut script = self.script();
        loop {
            let stopped = match run(&script) {
                Err(stopped) if self.fill == Fill::Yes => stopped,
                result => return result,
            };
            let why = stopped.refusal.to_string();
            let Some((spot, _)) = why.split_once(" is due a card, and none is given") else {
                return Err(stopped);
            };
            let written = || script.hands.values().chain(&script.boards).flatten();
            let free = |card: &AnyCard| {
                script.stakes.deck.set() & card.bit() != 0 && !written().any(|held| held == card)
            };
            let turn = |suit: u8| (0..13).map(move |rank| rank * 4 + (suit + rank) % 4);
            let mut cards = (0..4).flat_map(turn).filter_map(AnyCard::from_code);
            let card = cards.find(free).expect("a card is left");
            match spot {
                "board" => script.boards[0].push(card),
                "board2" => script.boards[1].push(card),
                seat => {
                    let seat = seat.trim_start_matches("seat").parse().expect("a seat");
                    script.hands.entry(seat).or_default().push(card);
                }
            }
        }
    }

    /// Plays to the end.
    #[track_caller]
    pub(crate) fn play(&self) -> Played {
        self.run(Script::play).unwrap_or_else(|stopped| panic!("{stopped:?}"))
    }

    /// Plays to the end and compares the stacks.
    #[track_caller]
    pub(crate) fn ends(&self, stacks: &[&str]) -> Played {
        let played = self.play();
        let found: Vec<String> = played.outcome.stacks.iter().map(|s| s.plain()).collect();
        assert_eq!(found, stacks, "{:#?}", played.outcome);
        played
    }

    /// Plays the acts and looks at the hand there.
    #[track_caller]
    pub(crate) fn reach(&self) -> Hand {
        self.run(Script::reach).unwrap_or_else(|stopped| panic!("{stopped:?}"))
    }

    /// Plays the acts; what the player to act may do then.
    #[track_caller]
    pub(crate) fn menu(&self) -> Menu {
        self.reach().menu().expect("somebody may bet")
    }

    /// The hand must be refused by that rule, at its last act if an act is to blame.
    #[track_caller]
    pub(crate) fn refused(&self, rule: &str) -> Stopped {
        let Err(stopped) = self.run(Script::play) else { panic!("must be refused by {rule}") };
        let found = stopped.refusal.rule.map(|rule| rule.id);
        assert_eq!(found, Some(rule), "{}", stopped.refusal);
        assert!(stopped.act.is_none_or(|act| act + 1 == self.acts.len()), "{stopped:?}");
        stopped
    }
}

fn read(cards: &str) -> Vec<AnyCard> {
    cards::parse_any_cards(cards).expect("cards")
}
