//! One line in, one line out: the driver of the rule tests.
//!
//! ```text
//! check("co/baccarat", "vigorish=5", "player 6h Kc | banker 4c 3d | 1: banker 100",
//!       "1 banker wins 95 co:30-2808(3)")
//! ```
//! A round is parts between bars: `player`/`banker`, or `seatN`/`dealer`/`board`, with their
//! cards in the order received (`seatN.M` for hands after a split),
//! `N: wager amount, …` for the wagers of seat N (`N+1:` for the first person behind it, `N*:` for
//! a dealer tip), `act N what` (`act N+1 what`), `bank N amount [action M]`, `meter wager amount`,
//! `coupons N n`, `throw 3 4 2` (the dice that place the button), `ruled rule [card]
//! [disclosed]` (before the next card is dealt, or, as
//! `ruled@4 …`, before card 4 of the round). What is expected is parts between semicolons, each
//! `seat wager result amount [rule]`, where the amount is what is paid, or collected from a loser.

use crate::california::rotation::Eligibility;
use crate::{Entry, find};
use cards::{AnyCard, Card, Pack};
use law::Posted;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Ask, Bet, Drawn, Input, Line, Outcome, Owner, Refusal, Ruling, Seat, Settlement, Table, Terms,
    Verbs as _,
};

/// A table with what is posted; panics when that is unlawful.
pub(crate) fn open(id: &str, set: &str) -> Box<dyn Table> {
    let entry = find(id).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    entry.open(&posted(set)).unwrap_or_else(|breach| panic!("{breach}"))
}

/// Who may take the bank of a table at which players bank.
pub(crate) fn eligibility(id: &str) -> Eligibility {
    let entry = find(id).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    entry.eligibility().unwrap_or_else(|| panic!("the house banks {id}"))
}

/// How a house that posts this runs a table: what hangs nowhere, like the pack.
pub(crate) fn run(entry: Entry, posted: &Posted) -> Terms {
    let terms = match entry {
        Entry::Baccarat(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Nines(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Pan(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::PaiGow(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Tiles(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Pokara(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::TwentyOne(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Duel(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Roulette(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::Dice(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::SicBo(variant) => variant.post(posted).map(|posting| posting.terms),
        Entry::BigSix(variant) => variant.post(posted).map(|posting| posting.terms),
    };
    terms.unwrap_or_else(|breach| panic!("{breach}"))
}

/// The same of a table by its id and `name=value` words.
pub(crate) fn terms(id: &str, set: &str) -> Terms {
    run(find(id).unwrap_or_else(|refusal| panic!("{refusal}")).entry, &posted(set))
}

/// The cards of a full shoe.
pub(crate) fn pack(id: &str, set: &str) -> Pack {
    terms(id, set).pack
}

/// `name=value` words as posted values.
pub(crate) fn posted(set: &str) -> Posted {
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').expect("name=value");
        (name.to_string(), value.to_string())
    };
    set.split_whitespace().map(pair).collect()
}

/// What the law says to posted values: empty when lawful, else everything wrong.
pub(crate) fn breach(id: &str, set: &str) -> String {
    let entry = find(id).unwrap_or_else(|refusal| panic!("{refusal}")).entry;
    entry.open(&posted(set)).err().map(|breach| breach.to_string()).unwrap_or_default()
}

/// A round as written.
#[derive(Default)]
struct Script {
    bets: Vec<Bet>,
    cards: BTreeMap<String, Vec<AnyCard>>,
    acts: Vec<(Seat, Owner, String)>,
    bank: Option<(Seat, Cents, Option<Seat>)>,
    meters: Vec<(String, Cents)>,
    coupons: Vec<(Seat, u8)>,
    ruled: Vec<(usize, Ruling)>,
    throw: Option<String>,
}

impl Script {
    /// What somebody who is asked decides.
    fn next(&mut self, seat: Seat, owner: Owner) -> String {
        let at = self.acts.iter().position(|(who, whose, _)| (*who, *whose) == (seat, owner));
        if let Some(at) = at {
            return self.acts.remove(at).2;
        }
        // A card more shows what the player-dealer did with a choice.
        let banks = self.bank.is_some_and(|(bank, ..)| bank == seat) && owner == Owner::Seat;
        assert!(banks, "{seat} {owner:?} must act");
        let more = self.cards.get("dealer").is_some_and(|left| !left.is_empty());
        if more { "draw" } else { "stand" }.to_string()
    }
}

/// A seat by its number.
pub(crate) fn seat(text: &str) -> Seat {
    Seat::new(text.parse().expect("a seat number")).expect("a seat")
}

/// A card by its two letters.
pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn money(text: &str) -> Cents {
    text.parse().expect("an amount")
}

/// Who is meant: `3`, `3+1` for the first person behind seat 3, `3*` for its dealer tips.
fn person(who: &str) -> (Seat, Owner) {
    let (n, owner) = match who.split_once('+') {
        Some((n, behind)) => (n, Owner::Behind(behind.parse().expect("a number"))),
        None if who.ends_with('*') => (who.trim_end_matches('*'), Owner::Dealer),
        None => (who, Owner::Seat),
    };
    (seat(n), owner)
}

/// Wagers as written: who makes them, and `wager amount` between commas.
pub(crate) fn bets(who: &str, list: &str) -> Vec<Bet> {
    let (seat, owner) = person(who);
    let bet = |text: &str| {
        let (wager, amount) = text.trim().rsplit_once(' ').expect("wager amount");
        Bet { owner, ..Bet::new(seat, wager, money(amount)) }
    };
    list.split(',').map(bet).collect()
}

/// Whether cards can lie there.
fn is_spot(word: &str) -> bool {
    let seat = word
        .strip_prefix("seat")
        .is_some_and(|n| n.split('.').all(|number| number.parse::<u8>().is_ok()));
    seat || ["player", "banker", "dealer", "board"].contains(&word)
}

fn script(text: &str) -> Script {
    let mut script = Script::default();
    for part in text.split('|').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words[0] {
            spot if !part.contains(':') && is_spot(spot) => {
                let cards = words[1..].iter().map(|word| word.parse().expect("a card"));
                script.cards.insert(spot.to_string(), cards.collect());
            }
            "act" => {
                let (seat, owner) = person(words[1]);
                script.acts.push((seat, owner, words[2..].join(" ")));
            }
            "bank" => {
                let action = words.get(4).map(|n| seat(n));
                script.bank = Some((seat(words[1]), money(words[2]), action));
            }
            "throw" => script.throw = Some(words[1..].join(" ")),
            "meter" => script.meters.push((words[1].to_string(), money(words[2]))),
            "coupons" => script.coupons.push((seat(words[1]), words[2].parse().expect("n"))),
            ruled if ruled.starts_with("ruled") => {
                let at =
                    ruled.strip_prefix("ruled@").map_or(usize::MAX, |n| n.parse().expect("n"));
                let card = words.get(2).and_then(|word| word.parse().ok());
                let rule = words[1].to_string();
                let form = law::find(&rule).and_then(|rule| rule.ruled);
                let asked = form.is_some_and(|form| form.takes(law::Part::Disclosed));
                let disclosed = asked.then(|| words.contains(&"disclosed"));
                let ruling = Ruling { rule, card, disclosed, ..Ruling::default() };
                script.ruled.push((at, ruling));
            }
            _ => {
                let (who, list) = part.split_once(':').expect("seat: wagers");
                script.bets.extend(bets(who, list));
            }
        }
    }
    script
}

/// Plays a written round on a table up to its settlement.
pub(crate) fn play(table: &mut dyn Table, text: &str) -> Result<Settlement, Refusal> {
    let mut script = script(text);
    if let Some((seat, amount, action)) = script.bank {
        table.bank(seat, amount, action)?;
    }
    for bet in &script.bets {
        table.stake(bet)?;
    }
    for (seat, n) in &script.coupons {
        table.coupons(*seat, *n)?;
    }
    table.close()?;
    if let Some(shown) = &script.throw {
        table.throw(shown)?;
    }
    for (wager, shown) in &script.meters {
        table.set_meter(wager, *shown)?;
    }
    let mut dealt = 0;
    loop {
        let due = |at: &usize| *at == dealt + 1;
        while let Some(i) = script.ruled.iter().position(|(at, _)| due(at)) {
            table.rule(&script.ruled.remove(i).1)?;
        }
        match table.next() {
            Ask::Card { to, rule, .. } => {
                let cards = script.cards.entry(to.to_string()).or_default();
                if cards.is_empty() {
                    return Err(Refusal::by(rule, format!("{to} is due a card")));
                }
                table.deal(cards.remove(0))?;
                dealt += 1;
            }
            Ask::Show { .. } => table.show()?,
            Ask::Decide { seat, .. } => {
                let act = script.next(seat, Owner::Seat);
                table.decide(seat, &act)?;
            }
            Ask::Follow { seat, behind } => {
                let act = script.next(seat, Owner::Behind(behind)).parse()?;
                table.say(Input::Follow { seat, behind, act })?;
            }
            Ask::Settlement => break,
            other => panic!("the round did not start: {other:?}"),
        }
    }
    for (_, ruling) in &script.ruled {
        table.rule(ruling)?;
    }
    for (spot, left) in &script.cards {
        if let Some(card) = left.first() {
            let to = Some(spot.clone().into());
            table.check(&Input::Card(Drawn { card: *card, to }))?;
            panic!("{spot} is due another card");
        }
    }
    table.settle()
}

/// A line as [`check`] compares it: by the wager's id, and the hand that it lies on.
pub(crate) fn on_hand(line: &Line) -> String {
    match line.by {
        Some(by) => {
            assert!(line.label.starts_with(&format!("{by}'s ")), "{line:?}");
            told(&format!("{} by {}", line.name(), by.n()), line)
        }
        None => told(&line.name(), line),
    }
}

/// The same without the hand, or the number that it has travelled to.
pub(crate) fn written(line: &Line) -> String {
    told(&line.wager, line)
}

fn told(wager: &str, line: &Line) -> String {
    let result = format!("{:?}", line.result).to_lowercase();
    let amount = match line.result {
        Outcome::Loses | Outcome::Surrendered => line.collected,
        _ => line.pays,
    };
    let who = match line.owner {
        Owner::Seat => line.seat.to_string(),
        Owner::Behind(n) => format!("{}+{n}", line.seat),
        Owner::Dealer => format!("{}*", line.seat),
    };
    let amount = amount.plain();
    let amount = amount.strip_suffix(".00").unwrap_or(&amount);
    format!("{who} {wager} {result} {amount} {}", line.rule)
}

/// Plays a round and compares every line, in the order of payment.
#[track_caller]
pub(crate) fn check(id: &str, set: &str, round: &str, expected: &str) {
    let settlement = match play(open(id, set).as_mut(), round) {
        Ok(settlement) => settlement,
        Err(refusal) => panic!("{id}: {refusal}"),
    };
    let found: Vec<String> = settlement.lines.iter().map(on_hand).collect();
    compare(id, &found, expected);
}

/// Compares lines with what is expected, between semicolons.
#[track_caller]
pub(crate) fn compare(id: &str, found: &[String], expected: &str) {
    let expected: Vec<&str> =
        expected.split(';').map(str::trim).filter(|part| !part.is_empty()).collect();
    let same = |(found, expected): (&String, &&str)| {
        // A rule that is not written is not compared.
        let bare = found.rsplit_once(' ').map(|(bare, _)| bare);
        found == expected || bare == Some(*expected)
    };
    let equal = found.len() == expected.len() && found.iter().zip(&expected).all(same);
    assert!(equal, "{id}: found\n  {}\nexpected\n  {}", found.join("\n  "), expected.join("\n  "));
}

/// Plays a round that must be refused, and compares the rule.
#[track_caller]
pub(crate) fn refused(id: &str, set: &str, round: &str, rule: &str) {
    match play(open(id, set).as_mut(), round) {
        Ok(settlement) => panic!("{id}: settled {:?}", settlement.lines),
        Err(refusal) => assert_eq!(refusal.rule.map(|r| r.id), Some(rule), "{refusal}"),
    }
}

/// A game with a player-dealer, and the seat that banks its tests with more than enough.
#[derive(Clone, Copy)]
pub(crate) struct Banked {
    /// The game.
    pub(crate) id: &'static str,
    /// The seat of the player-dealer.
    pub(crate) bank: u8,
}

impl Banked {
    /// The round against a bank that covers everything.
    pub(crate) fn round(self, round: &str) -> String {
        format!("bank {} 100000 | {round}", self.bank)
    }

    /// Settles such a round and compares its lines.
    #[track_caller]
    pub(crate) fn pays(self, round: &str, expected: &str) {
        check(self.id, "", &self.round(round), expected);
    }

    /// The same, refused by a rule of the game's own book.
    #[track_caller]
    pub(crate) fn refuses(self, round: &str, number: &str) {
        let book = self.id.replace('/', ":");
        refused(self.id, "", &self.round(round), &format!("{book}/{number}"));
    }

    /// A table after such a round.
    #[track_caller]
    pub(crate) fn played(self, set: &str, round: &str) -> Box<dyn Table> {
        let mut table = open(self.id, set);
        play(table.as_mut(), &self.round(round)).unwrap_or_else(|refusal| panic!("{refusal}"));
        table
    }
}

#[test]
fn the_driver_tells_right_from_wrong() {
    check(
        "co/baccarat",
        "vigorish=5",
        "player 6h Kc | banker 4c 3d | 1: banker 100, player 10",
        "1 player loses 10; 1 banker wins 95 co:30-2808(3)",
    );
    let wrong = std::panic::catch_unwind(|| {
        check("co/baccarat", "", "player 6h Kc | banker 4c 3d | 1: player 10", "1 player wins 10");
    });
    assert!(wrong.is_err());
}
