//! What the tests of the three games share: rounds written in short, and tables played so far.

use crate::california::rotation::law;
use crate::check::{Banked, bets, check, eligibility, open, play};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Outcome, Refusal, Rota, Seat, Settlement, Table, Verbs as _, Viewer, What};

/// A game whose tests leave out the name of its book.
pub(super) struct Game(pub(super) Banked);

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

impl Game {
    /// The rule of that number in the game's own part of the book.
    pub(super) fn rule(&self, number: &str) -> String {
        format!("{}/{number}", self.0.id.replace('/', ":"))
    }

    /// Settles a round against a bank that covers everything; `@` stands for the book.
    #[track_caller]
    pub(super) fn pays(&self, round: &str, expected: &str) {
        self.posted("", round, expected);
    }

    /// The same with values posted.
    #[track_caller]
    pub(super) fn posted(&self, set: &str, round: &str, expected: &str) {
        check(self.0.id, set, &self.0.round(round), &expected.replace('@', &self.rule("")));
    }

    /// Settles a round against what seat 8 put up.
    #[track_caller]
    pub(super) fn covers(&self, put_up: u32, round: &str, expected: &str) {
        let round = format!("bank 8 {put_up} | {round}");
        check(self.0.id, "", &round, &expected.replace('@', &self.rule("")));
    }

    /// A round that is refused by a rule of the game.
    #[track_caller]
    pub(super) fn refuses(&self, round: &str, number: &str) {
        self.0.refuses(round, number);
    }

    /// A settled round.
    #[track_caller]
    pub(super) fn settled(&self, round: &str) -> Settlement {
        let settled = play(open(self.0.id, "").as_mut(), round);
        settled.unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// What became of a wager, and what was paid on it.
    #[track_caller]
    pub(super) fn result(&self, round: &str, wager: &str) -> (Outcome, Cents) {
        let settled = self.settled(&self.0.round(round));
        let line = settled.lines.iter().find(|line| line.wager == wager).expect("a line");
        (line.result, line.pays)
    }

    /// A table banked by a seat, with wagers `1: ante 10 | 2: ante 5` and no card dealt.
    #[track_caller]
    pub(super) fn laid(&self, set: &str, bank: u8, wagers: &str) -> Box<dyn Table> {
        let mut table = open(self.0.id, set);
        table.bank(seat(bank), Cents::dollars(100_000), None).expect("a bank");
        for part in wagers.split('|') {
            let (who, list) = part.split_once(':').expect("seat: wagers");
            for bet in bets(who.trim(), list) {
                table.stake(&bet).unwrap_or_else(|refusal| panic!("{refusal}"));
            }
        }
        table.close().unwrap_or_else(|refusal| panic!("{refusal}"));
        table
    }

    /// The bank goes round as the game says.
    pub(super) fn rotation(&self, seats: &[u8]) -> Rota {
        let seats: Vec<Seat> = seats.iter().map(|n| seat(*n)).collect();
        Rota::new(law(eligibility(self.0.id)), &seats)
    }
}

/// Plays on with cards in the order they are dealt, and decisions in the order they are made,
/// until there are no more of what is wanted.
#[track_caller]
pub(super) fn go(table: &mut dyn Table, cards: &str, acts: &[&str]) {
    let mut cards = cards::parse_cards(cards).expect("cards").into_iter();
    let mut acts = acts.iter();
    loop {
        let done = match table.next() {
            Ask::Card { .. } => cards.next().map(|card| table.deal(card)),
            Ask::Show { .. } => Some(table.show()),
            Ask::Decide { seat, .. } => acts.next().map(|act| table.decide(seat, act)),
            _ => None,
        };
        match done {
            Some(done) => done.unwrap_or_else(|refusal| panic!("{refusal}")),
            None => return,
        }
    }
}

/// The rule by which something is refused that leaves the table as it was.
#[track_caller]
pub(super) fn refusal(
    table: &mut dyn Table,
    request: impl FnOnce(&mut dyn Table) -> Result<(), Refusal>,
) -> &'static str {
    let before = table.state();
    let refusal = request(table).expect_err("refused");
    assert!(table.state() == before, "{refusal}: something changed");
    refusal.rule.expect("a rule").id
}

/// The rule by which a seat's decision is refused.
#[track_caller]
pub(super) fn refused_act(table: &mut dyn Table, n: u8, act: &str) -> &'static str {
    refusal(table, |table| table.decide(seat(n), act))
}

/// What a seat may decide now.
#[track_caller]
pub(super) fn menu(table: &dyn Table, n: u8) -> Vec<String> {
    assert_eq!(table.next(), Ask::Decide { seat: seat(n) });
    table.words(seat(n))
}

/// The cards that a viewer has seen at a place, `?` for one it has not.
pub(super) fn sees(table: &dyn Table, viewer: Viewer, spot: &str) -> String {
    let mut seen: Vec<String> = Vec::new();
    for event in table.whats(viewer) {
        match event {
            What::Dealt { to, card, .. } if to == spot => {
                seen.push(if card.is_known() { card.to_string() } else { "?".into() });
            }
            What::Shown { of, cards } if of == spot && !seen.contains(&cards[0].to_string()) => {
                let hidden = seen.iter_mut().find(|known| *known == "?").expect("a hidden card");
                *hidden = cards[0].to_string();
            }
            _ => {}
        }
    }
    seen.join(" ")
}

/// Where cards went, in the order they were dealt.
pub(super) fn dealing(table: &dyn Table) -> Vec<String> {
    let events = table.whats(Viewer::Croupier).into_iter();
    let dealt = events.filter_map(|event| match event {
        What::Dealt { to, .. } => Some(to.into_owned()),
        _ => None,
    });
    dealt.collect()
}

/// Where cards were turned, in that order, each place once.
pub(super) fn turning(table: &dyn Table) -> Vec<String> {
    let events = table.whats(Viewer::Croupier).into_iter();
    let shown = events.filter_map(|event| match event {
        What::Shown { of, .. } => Some(of.into_owned()),
        _ => None,
    });
    let mut places: Vec<String> = shown.collect();
    places.dedup();
    places
}
