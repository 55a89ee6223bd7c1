//! Rounds in one line, for tests.

use super::{Awaited, Ending, Game, Move, Player, Points, Posting, Round, Rows, Rules};
use crate::fees::Collection;
use cards::{AnyCard, Card, Hand, parse_cards};
use law::Posted;
use money::Cents;
use std::ops::Deref;
use table::{Event, Input, Refusal, Ruling, Seat, Table as _, Verbs as _};

pub(crate) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Posted values, `name=value` parted by blanks.
pub(crate) fn posted(text: &str) -> Posted {
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').expect("name=value");
        (name.to_string(), value.to_string())
    };
    text.split_whitespace().map(pair).collect()
}

/// The rules of a game with points of a dollar.
pub(crate) fn rules(game: Game, set: &str) -> Rules {
    let mut posted = posted(set);
    posted.entry("point".into()).or_insert_with(|| "1.00".into());
    game.post(&posted).expect("lawful")
}

/// Players with these stacks in dollars, from seat 1.
pub(crate) fn players(stacks: &[i64]) -> Vec<Player> {
    let player = |(n, dollars): (u8, &i64)| Player {
        seat: seat(n),
        stack: Cents::dollars(*dollars),
        fantasy: false,
    };
    (1..).zip(stacks).map(player).collect()
}

/// The cards of a text.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

/// A hand at a table, through its door; what only looks is the round's own.
#[derive(Clone)]
pub(crate) struct Door(pub(crate) Points);

impl Deref for Door {
    type Target = Round;

    fn deref(&self) -> &Round {
        self.0.round().expect("a hand is on")
    }
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", **self)
    }
}

impl Door {
    /// A hand of these players, begun.
    pub(crate) fn open(rules: &Rules, players: &[Player], button: Seat) -> Result<Door, Refusal> {
        Door::charging(rules, players, button, Collection::none())
    }

    /// The same at a table with fees.
    pub(crate) fn charging(
        rules: &Rules,
        players: &[Player],
        button: Seat,
        fees: Collection,
    ) -> Result<Door, Refusal> {
        let posting = Posting::new(*rules, fees);
        let posting = posting.map_err(|fault| Refusal::unknown(fault.to_string()))?;
        let mut table = Points::written(posting, players, button)?;
        table.tell(Input::Deal {})?;
        Ok(Door(table))
    }

    pub(crate) fn tell(&mut self, input: Input) -> Result<Vec<Event>, Refusal> {
        self.0.tell(input)
    }

    /// A card; a shuffle before it where one is due.
    pub(crate) fn deal(&mut self, card: Card) -> Result<(), Refusal> {
        if matches!(self.0.next(), table::Ask::Shuffle { .. }) {
            self.tell(Input::Shuffle {})?;
        }
        self.tell(Input::Card(AnyCard::from(card).into())).map(drop)
    }

    pub(crate) fn act(&mut self, seat: Seat, act: &Move) -> Result<(), Refusal> {
        self.tell(Input::Decide { seat, act: act.into() }).map(drop)
    }

    pub(crate) fn allows(&self, seat: Seat, act: &Move) -> Result<(), Refusal> {
        self.0.check(&Input::Decide { seat, act: act.into() })
    }

    pub(crate) fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        self.0.rule(ruling)
    }

    pub(crate) fn showdown(&mut self) -> Result<(), Refusal> {
        self.0.show()
    }

    pub(crate) fn add_chips(&mut self, seat: Seat, amount: Cents) -> Result<(), Refusal> {
        self.tell(Input::Buy { seat, amount }).map(drop)
    }

    /// The cards at a spot whose faces a viewer sees, and how many lie there.
    pub(crate) fn seen(&self, spot: &str, viewer: table::Viewer) -> (usize, usize) {
        let sight = self.0.sight(viewer);
        let held = sight.spot(spot);
        (held.iter().filter(|held| held.card.is_known()).count(), held.len())
    }

    /// The same for all segments of a seat.
    pub(crate) fn seen_laid(&self, seat: u8, viewer: table::Viewer) -> (usize, usize) {
        let rows = Rows::NAMES.map(|name| self.seen(&format!("seat{seat}.{name}"), viewer));
        rows.into_iter().fold((0, 0), |sum, row| (sum.0 + row.0, sum.1 + row.1))
    }
}

/// A table at which nobody sits yet.
pub(crate) fn empty(game: Game, set: &str) -> Points {
    Points::new(Posting::new(rules(game, set), Collection::none()).expect("no fees"))
}

/// Sits somebody down with so many dollars.
pub(crate) fn join(table: &mut Points, n: u8, dollars: i64) -> Result<Vec<Event>, Refusal> {
    table.tell(Input::Join { seat: seat(n), buy: Cents::dollars(dollars), how: None })
}

/// Plays the hand that is on to its clearing, all by simple play.
pub(crate) fn finish(table: &mut Points) {
    for _ in 0..500 {
        let input = match table.next() {
            table::Ask::Card { .. } => {
                let deck = table.round().expect("a hand").deck();
                Input::Card(AnyCard::from(deck[deck.len() / 3]).into())
            }
            table::Ask::Shuffle { .. } => Input::Shuffle {},
            table::Ask::Decide { seat } => {
                let act = super::simple_at(table, seat).expect("simple play");
                Input::Decide { seat, act }
            }
            table::Ask::Show { .. } => Input::Show {},
            table::Ask::Settlement => Input::Settle {},
            table::Ask::Round => Input::Clear {},
            _ => return,
        };
        table.tell(input).expect("what is asked");
    }
    panic!("the hand does not end");
}

/// Who had the button of the last hand, and the rule of its lying there.
pub(crate) fn button(events: &[Event]) -> (u8, &'static str) {
    let found = events.iter().find_map(|event| match event.what {
        table::What::Button { seat, rule } => Some((seat.n(), rule.id)),
        _ => None,
    });
    found.expect("a button")
}

/// Deals each seat its own cards in turn, as a round asks for them.
pub(crate) struct Hands(pub(crate) Vec<(Seat, Vec<Card>)>);

impl Hands {
    /// Deals as long as cards are asked for.
    pub(crate) fn deal(&mut self, round: &mut Door) {
        while let Awaited::Card(to) = round.ask() {
            let (_, cards) = self.0.iter_mut().find(|(seat, _)| *seat == to).expect("a hand");
            round.deal(cards.remove(0)).expect("a card of the deck");
        }
    }
}

/// An act in words.
pub(crate) fn act(text: &str) -> Move {
    text.parse().expect("an act")
}

/// The id of the rule that refuses something; nothing when none is cited.
pub(crate) fn refused<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("a refusal").rule.map_or("", |rule| rule.id)
}

/// Wins and losses in whole dollars, by seat number.
pub(crate) fn nets(outcome: &Ending) -> Vec<i64> {
    let mut nets = outcome.nets.clone();
    nets.sort();
    nets.iter().map(|(_, net)| net.get() / 100).collect()
}

/// Transfers as `from>to dollars label rule`.
pub(crate) fn lines(outcome: &Ending) -> Vec<String> {
    let line = |t: &super::Transfer| {
        let number = t.rule.id.split_once('/').map_or("", |(_, number)| number);
        let amount = t.amount.get() / 100;
        format!("{}>{} {amount} {} {number}", t.from.n(), t.to.n(), t.label)
    };
    outcome.transfers.iter().map(line).collect()
}

/// A round of 13-Card in which all is set. A hand is written `front / middle / back`, or as bare
/// cards that are not set; before it may stand `declare:` or `surrender:`, in the order made.
pub(crate) fn thirteen(set: &str, stacks: &[i64], button: u8, hands: &[&str]) -> Door {
    let rules = rules(Game::Thirteen, set);
    thirteen_with(&rules, &players(stacks), button, hands).expect("all is allowed")
}

/// As [`thirteen`], with rules and players; the refusal of the first act that is not allowed.
pub(crate) fn thirteen_with(
    rules: &Rules,
    players: &[Player],
    button: u8,
    hands: &[&str],
) -> Result<Door, Refusal> {
    let mut round = Door::open(rules, players, seat(button))?;
    let split = |hand: &&str| {
        let (call, rows) = hand.split_once(": ").unwrap_or(("", hand));
        (call.to_string(), rows.to_string())
    };
    let hands: Vec<(String, String)> = hands.iter().map(split).collect();
    let dealt = (1..).zip(&hands).map(|(n, (_, rows))| (seat(n), cards(&rows.replace('/', " "))));
    Hands(dealt.collect()).deal(&mut round);
    for (n, (call, rows)) in (1..).zip(&hands) {
        if !call.is_empty() {
            round.act(seat(n), &act(call))?;
        }
        if rows.contains('/') {
            round.act(seat(n), &act(&format!("set {rows}")))?;
        }
    }
    Ok(round)
}

/// The outcome of a round in which all is set.
pub(crate) fn opened(mut round: Door) -> Ending {
    round.showdown().expect("all is set");
    settled(round)
}

/// The outcome of a round that is over, as its table settles it.
pub(crate) fn settled(mut round: Door) -> Ending {
    let outcome = round.outcome().expect("the round is over");
    let settlement = round.0.settle().expect("the round is over");
    let debts: Vec<_> =
        settlement.debts.iter().map(|d| (d.from, d.to, d.amount, d.rule)).collect();
    let owed: Vec<_> =
        outcome.transfers.iter().map(|t| (t.from, t.to, t.amount, t.rule)).collect();
    assert_eq!(debts, owed);
    for (seat, stack) in &outcome.stacks {
        let chair =
            round.0.sight(table::Viewer::Public).chair(*seat).and_then(|chair| chair.chips);
        assert_eq!(chair, Some(*stack));
    }
    outcome
}

/// A round of Face-Up Chinese Poker in which all is laid. A hand is written as it lies at the end,
/// `fantasy:` before it where it is one; an empty text is a seat that is not dealt in.
pub(crate) fn face_up(set: &str, stacks: &[i64], button: u8, hands: &[&str]) -> Door {
    let game = if hands.iter().any(|hand| hand.starts_with("fantasy")) || set.contains("fantasy") {
        Game::Fantasy
    } else {
        Game::FaceUp
    };
    let rules = rules(game, &set.replace("fantasy", ""));
    let mut players = players(stacks);
    let rows = |hand: &str| hand.trim_start_matches("fantasy: ").parse::<Rows>().ok();
    let all: Vec<Card> = hands
        .iter()
        .filter_map(|hand| rows(hand))
        .flat_map(|rows| rows.cards().collect::<Vec<_>>())
        .collect();
    let mut spare: Vec<Card> = Card::all().filter(|card| !all.contains(card)).collect();
    for (player, hand) in players.iter_mut().zip(hands) {
        player.fantasy = hand.starts_with("fantasy");
    }
    let mut round = Door::open(&rules, &players, seat(button)).expect("a round");
    let mut sets: Vec<Vec<Rows>> = Vec::new();
    let mut queues: Vec<(Seat, Vec<Card>)> = Vec::new();
    for (player, hand) in players.iter().zip(hands) {
        let turns = rows(hand)
            .map_or_else(Vec::new, |rows| if player.fantasy { vec![rows] } else { turns(&rows) });
        let mut queue = Vec::new();
        for (i, turn) in turns.iter().enumerate() {
            queue.extend(turn.cards());
            if i > 0 || player.fantasy {
                queue.push(if player.fantasy { spare[0] } else { spare.remove(0) });
            }
        }
        sets.push(turns);
        queues.push((player.seat, queue));
    }
    let mut queues = Hands(queues);
    while round.ask() != Awaited::Showdown {
        queues.deal(&mut round);
        if let Awaited::Set(seat) = round.ask() {
            let rows = sets[usize::from(seat.n()) - 1].remove(0);
            round.act(seat, &Move::Set(rows)).expect("a setting");
        }
    }
    round
}

/// Rows turn by turn: the back, then the middle, then the front.
fn turns(rows: &Rows) -> Vec<Rows> {
    let [front, middle, back] = rows.segments().map(Hand::cards);
    let of = |front: &[Card], middle: &[Card], back: &[Card]| {
        Rows::of(front, middle, back).expect("few cards")
    };
    vec![
        of(&[], &[], back),
        of(&[], &middle[..2], &[]),
        of(&[], &middle[2..4], &[]),
        of(&front[..1], &middle[4..], &[]),
        of(&front[1..], &[], &[]),
    ]
}
