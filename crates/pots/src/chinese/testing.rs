//! Rounds in one line, for tests.

use super::{Act, Ask, Game, Outcome, Player, Round, Rows, Rules};
use cards::{Card, Hand, parse_cards};
use law::Posted;
use money::Cents;
use table::{Refusal, Seat};

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

/// Deals each seat its own cards in turn, as a round asks for them.
pub(crate) struct Hands(pub(crate) Vec<(Seat, Vec<Card>)>);

impl Hands {
    /// Deals as long as cards are asked for.
    pub(crate) fn deal(&mut self, round: &mut Round) {
        while let Ask::Card(to) = round.ask() {
            let (_, cards) = self.0.iter_mut().find(|(seat, _)| *seat == to).expect("a hand");
            round.deal(cards.remove(0)).expect("a card of the deck");
        }
    }
}

/// An act in words.
pub(crate) fn act(text: &str) -> Act {
    text.parse().expect("an act")
}

/// The id of the rule that refuses something; nothing when none is cited.
pub(crate) fn refused<T: std::fmt::Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("a refusal").rule.map_or("", |rule| rule.id)
}

/// Wins and losses in whole dollars, by seat number.
pub(crate) fn nets(outcome: &Outcome) -> Vec<i64> {
    let mut nets = outcome.nets.clone();
    nets.sort();
    nets.iter().map(|(_, net)| net.get() / 100).collect()
}

/// Transfers as `from>to dollars label rule`.
pub(crate) fn lines(outcome: &Outcome) -> Vec<String> {
    let line = |t: &super::Transfer| {
        let number = t.rule.id.split_once('/').map_or("", |(_, number)| number);
        let amount = t.amount.get() / 100;
        format!("{}>{} {amount} {} {number}", t.from.n(), t.to.n(), t.label)
    };
    outcome.transfers.iter().map(line).collect()
}

/// A round of 13-Card in which all is set. A hand is written `front / middle / back`, or as bare
/// cards that are not set; before it may stand `declare:` or `surrender:`, in the order made.
pub(crate) fn thirteen(set: &str, stacks: &[i64], button: u8, hands: &[&str]) -> Round {
    let rules = rules(Game::Thirteen, set);
    thirteen_with(&rules, &players(stacks), button, hands).expect("all is allowed")
}

/// As [`thirteen`], with rules and players; the refusal of the first act that is not allowed.
pub(crate) fn thirteen_with(
    rules: &Rules,
    players: &[Player],
    button: u8,
    hands: &[&str],
) -> Result<Round, Refusal> {
    let mut round = Round::open(rules, players, seat(button))?;
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
pub(crate) fn opened(mut round: Round) -> Outcome {
    round.showdown().expect("all is set");
    round.outcome().expect("the round is over")
}

/// A round of Face-Up Chinese Poker in which all is laid. A hand is written as it lies at the end,
/// `fantasy:` before it where it is one; an empty text is a seat that is not dealt in.
pub(crate) fn face_up(set: &str, stacks: &[i64], button: u8, hands: &[&str]) -> Round {
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
    let mut round = Round::open(&rules, &players, seat(button)).expect("a round");
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
    while round.ask() != Ask::Showdown {
        queues.deal(&mut round);
        if let Ask::Set(seat) = round.ask() {
            let rows = sets[usize::from(seat.n()) - 1].remove(0);
            round.act(seat, &Act::Set(rows)).expect("a setting");
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
