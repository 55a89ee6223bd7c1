//! One line in, one line out, for rounds of this game.
//!
//! ```text
//! check("seat1 Ah Kh | dealer Qs Qd | board 2c 7d 9h Js 3c | 1: ante 10, bonus 5",
//!       "1 ante loses 10 sg:3.10.3; …")
//! ```
//! A round is parts between bars: the cards of a place in the order received, `N: wager amount, …`
//! for the wagers of seat N, `acts N …` for its decisions (`flop check check` where none are
//! written), `meter amount`, and `ruled@MOMENT number part=value …` for a ruling, the moment being
//! `c3`, `d3` or `s3`, before the third card dealt, decision or card turned, or left out for the
//! settlement.

use crate::check::{compare, open, seat, written};
use crate::testing::Looks as _;
use cards::{Card, parse_cards};
use money::Cents;
use std::collections::BTreeMap;
use table::Tape;
use table::{Ask, Bet, Name, Refusal, Ruling, Seat, Settlement, Table, Verbs as _};

/// The game.
pub(super) const ID: &str = "sg/texas-holdem-bonus-progressive";
/// Its jackpot wager.
pub(super) const JACKPOT: &str = "progressive-jackpot";

/// What happens at most once before a moment: a card dealt, a decision, a card turned.
type Moment = Option<(char, usize)>;

#[derive(Default)]
struct Script {
    bets: Vec<Bet>,
    cards: BTreeMap<String, Vec<Card>>,
    acts: BTreeMap<Seat, Vec<String>>,
    meter: Option<Cents>,
    ruled: Vec<(Moment, Ruling)>,
}

/// A wager.
pub(super) fn bet(n: u8, wager: &str, amount: &str) -> Bet {
    let amount = amount.parse().expect("an amount");
    let seat = Seat::new(n).expect("a seat");
    Bet::new(seat, wager, amount)
}

/// `5.13 seat=1 wager=ante amount=3` as a ruling.
pub(super) fn ruling(text: &str) -> Ruling {
    let mut words = text.split_whitespace();
    let rule = format!("sg:{}", words.next().expect("a rule"));
    let mut ruling = Ruling { rule, ..Ruling::default() };
    for word in words {
        let (part, value) = word.split_once('=').expect("part=value");
        match part {
            "card" => ruling.card = value.parse().ok(),
            "seat" => ruling.seat = Some(seat(value)),
            "seats" => ruling.seats = value.split(',').map(seat).collect(),
            "wager" => ruling.wager = Some(value.into()),
            "amount" => ruling.amount = Some(value.parse().expect("an amount")),
            "count" => ruling.count = value.parse().ok(),
            "spot" => ruling.spot = Some(value.into()),
            "cards" => {
                ruling.cards = value.split(',').map(|card| card.parse().expect("card")).collect();
            }
            other => panic!("no part {other}"),
        }
    }
    ruling
}

fn script(text: &str) -> Script {
    let mut script = Script::default();
    for part in text.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let (head, rest) = part.split_once(' ').unwrap_or((part, ""));
        if let Some(n) = head.strip_suffix(':') {
            // `1!:` for what was found to lie there.
            let (found, n) = (n.ends_with('!'), n.trim_end_matches('!'));
            let n = n.parse().expect("a seat");
            for one in rest.split(',') {
                let (wager, amount) = one.trim().rsplit_once(' ').expect("wager amount");
                script.bets.push(Bet { found, ..bet(n, wager, amount) });
            }
        } else if head == "acts" {
            let mut words = rest.split_whitespace();
            let who = seat(words.next().expect("a seat"));
            script.acts.insert(who, words.map(|word| word.replace('_', " ")).collect());
        } else if head == "meter" {
            script.meter = Some(rest.parse().expect("an amount"));
        } else if head.starts_with("ruled") {
            let moment = head.strip_prefix("ruled@").map(|moment| {
                let (kind, n) = moment.split_at(1);
                (kind.chars().next().expect("a letter"), n.parse().expect("a number"))
            });
            script.ruled.push((moment, ruling(rest)));
        } else {
            script.cards.insert(head.into(), parse_cards(rest).expect("cards"));
        }
    }
    script
}

/// Rules, and asserts that a refusal has changed nothing.
pub(super) fn rule(table: &mut dyn Table, ruling: &Ruling) -> Result<(), Refusal> {
    let before = table.state();
    let answer = table.rule(ruling);
    assert!(answer.is_ok() || table.state() == before, "{ruling:?} was refused and did something");
    answer
}

/// Plays a written round on a table up to its settlement.
pub(super) fn play(table: &mut dyn Table, text: &str) -> Result<Settlement, Refusal> {
    let mut script = script(text);
    for bet in &script.bets {
        table.stake(bet)?;
    }
    table.close()?;
    if let Some(shown) = script.meter {
        table.set_meter(JACKPOT, shown)?;
    }
    let mut done = BTreeMap::from([('c', 1), ('d', 1), ('s', 1)]);
    loop {
        let now = match table.next() {
            Ask::Card { .. } => 'c',
            Ask::Decide { .. } => 'd',
            Ask::Show { .. } => 's',
            _ => break,
        };
        let due = |moment: &Moment| *moment == Some((now, done[&now]));
        if let Some(i) = script.ruled.iter().position(|(moment, _)| due(moment)) {
            rule(table, &script.ruled.remove(i).1)?;
            continue;
        }
        match table.next() {
            Ask::Card { to, .. } => {
                let cards = script.cards.entry(to.to_string()).or_default();
                assert!(!cards.is_empty(), "{to} is due a card");
                table.deal(cards.remove(0))?;
            }
            Ask::Show { .. } => table.show()?,
            Ask::Decide { seat } => {
                let usual = || vec!["flop".into(), "check".into(), "check".into()];
                let acts = script.acts.entry(seat).or_insert_with(usual);
                assert!(!acts.is_empty(), "{seat} must decide: {:?}", table.words(seat));
                table.decide(seat, &acts.remove(0))?;
            }
            other => panic!("{other:?}"),
        }
        *done.entry(now).or_default() += 1;
    }
    for (moment, ruling) in &script.ruled {
        assert!(moment.is_none() || table.next() == Ask::Settlement, "{moment:?} never came");
        rule(table, ruling)?;
    }
    table.settle()
}

/// The lines of a settlement.
pub(super) fn lines(settlement: &Settlement) -> Vec<String> {
    settlement.lines.iter().map(written).collect()
}

/// Plays a round at a table with these values posted and compares every line in its order.
#[track_caller]
pub(super) fn check_at(set: &str, round: &str, expected: &str) {
    match play(open(ID, set).as_mut(), round) {
        Ok(settlement) => compare(ID, &lines(&settlement), expected),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// The same with nothing posted.
#[track_caller]
pub(super) fn check(round: &str, expected: &str) {
    check_at("", round, expected);
}

/// Plays a round and looks for one line.
#[track_caller]
pub(super) fn finds_at(set: &str, round: &str, line: &str) {
    match play(open(ID, set).as_mut(), round) {
        Ok(settlement) => {
            let found = lines(&settlement);
            let bare =
                |known: &String| known.rsplit_once(' ').is_some_and(|(bare, _)| bare == line);
            let hit = found.iter().any(|known| known == line || bare(known));
            assert!(hit, "no `{line}` in\n  {}", found.join("\n  "));
        }
        Err(refusal) => panic!("{refusal}"),
    }
}

/// The same with nothing posted.
#[track_caller]
pub(super) fn finds(round: &str, line: &str) {
    finds_at("", round, line);
}

/// Plays a round that must be refused, and compares the rule's number.
#[track_caller]
pub(super) fn refused_at(set: &str, round: &str, number: &str) {
    match play(open(ID, set).as_mut(), round) {
        Ok(settlement) => panic!("settled {:?}", lines(&settlement)),
        Err(refusal) => {
            let found = refusal.rule.map(|rule| rule.id.trim_start_matches("sg:"));
            assert_eq!(found, Some(number), "{refusal}");
        }
    }
}

/// The same with nothing posted.
#[track_caller]
pub(super) fn refused(round: &str, number: &str) {
    refused_at("", round, number);
}

/// A table on which these wagers were made and betting is closed.
pub(super) fn closed(set: &str, bets: &[(u8, &str, &str)]) -> Tape {
    let mut table = Tape::new(open(ID, set));
    for (n, wager, amount) in bets {
        table.stake(&bet(*n, wager, amount)).expect("a wager");
    }
    table.close().expect("closed");
    table
}

/// The places to which the next cards go, until something else is due.
pub(super) fn deals(table: &mut dyn Table) -> Vec<Name> {
    let mut spots = Vec::new();
    let mut cards = Card::all();
    while let Ask::Card { to, .. } = table.next() {
        // Whichever card the deck still holds.
        if table.deal(cards.next().expect("a card")).is_ok() {
            spots.push(to);
        }
    }
    spots
}

/// How seat 1 with two cards comes out against the dealer's two over a board.
#[track_caller]
fn meets(own: &str, dealer: &str, board: &str, result: &str) {
    let round = format!("seat1 {own} | dealer {dealer} | board {board} | 1: ante 10");
    finds(&round, &format!("1 flop {result}"));
    // What is higher one way is lower the other way.
    let turned = format!("seat1 {dealer} | dealer {own} | board {board} | 1: ante 10");
    let result = match result {
        "wins 20" => "loses 20",
        other => other,
    };
    finds(&turned, &format!("1 flop {result}"));
}

/// The first hand is better than the second.
#[track_caller]
pub(super) fn higher(own: &str, dealer: &str, board: &str) {
    meets(own, dealer, board, "wins 20");
}

/// The two hands are of the same rank.
#[track_caller]
pub(super) fn equal(own: &str, dealer: &str, board: &str) {
    meets(own, dealer, board, "pushes 0");
}
