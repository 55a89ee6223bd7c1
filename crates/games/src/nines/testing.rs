//! What the tests of both versions share: hands by their total, and tables dealt so far.

use crate::check::open;
use cards::{Card, parse_cards};
use money::Cents;
use table::{Ask, Bet, Seat, Settlement, Table, Verbs as _};

/// One card of each value that a shoe holds, 0 to 6.
const FOURTHS: [&str; 7] = ["Kd", "Ad", "2d", "3d", "4d", "5d", "6d"];

/// Three cards of a total.
pub(super) fn hand(total: usize) -> &'static str {
    const HANDS: [&str; 10] = [
        "Kh Qh Jh", "Kh Qh Ah", "Kh Qh 2h", "Kh Qh 3h", "Kh Qh 4h", "Kh Qh 5h", "Kh Qh 6h",
        "2h 5h Kh", "3h 5h Kh", "4h 5h Kh",
    ];
    HANDS[total]
}

/// Hands that tie on each total from 0 to 9.
pub(super) fn tie(total: usize) -> String {
    match FOURTHS.get(total) {
        Some(fourth) => format!("player Kh Qh Jh {fourth} | banker Kc Qc Jc {fourth}"),
        None => format!("player {} | banker {}", hand(total), hand(total)),
    }
}

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

/// A wager of $10.
pub(super) fn ten(n: u8, wager: &str) -> Bet {
    let (wager, amount) = (wager.to_string(), Cents::dollars(10));
    Bet::new(seat(n), wager, amount)
}

/// A table that seat `bank` banks, with wagers of $10 and no card dealt.
pub(super) fn closed(id: &str, bank: u8, wagers: &[(u8, &str)]) -> Box<dyn Table> {
    let mut table = open(id, "");
    table.bank(seat(bank), Cents::dollars(10_000), None).expect("a bank");
    for (n, wager) in wagers {
        table.stake(&ten(*n, wager)).expect("a wager");
    }
    table.close().expect("wagers");
    table
}

/// The same with three cards in each hand.
pub(super) fn dealt(
    id: &str,
    bank: u8,
    wagers: &[(u8, &str)],
    (player, banker): (&str, &str),
) -> Box<dyn Table> {
    let mut table = closed(id, bank, wagers);
    for card in cards(player).into_iter().chain(cards(banker)) {
        table.deal(card).expect("a card");
    }
    table
}

/// Whether the table asks somebody to choose.
pub(super) fn asks(table: &dyn Table) -> bool {
    matches!(table.next(), Ask::Decide { .. })
}

/// Shows what lies face down.
pub(super) fn opened(table: &mut dyn Table) {
    while matches!(table.next(), Ask::Show { .. }) {
        table.show().expect("a card");
    }
}

/// Plays on with these cards, however many of them are needed, each seat choosing as told.
pub(super) fn finish(table: &mut dyn Table, act: &str, text: &str) -> Settlement {
    let mut cards = cards(text).into_iter();
    loop {
        match table.next() {
            Ask::Card { .. } => table.deal(cards.next().expect("a card")).expect("dealt"),
            Ask::Show { .. } => table.show().expect("shown"),
            Ask::Decide { seat, .. } => table.decide(seat, act).expect("an act"),
            _ => return table.settle().expect("settled"),
        }
    }
}
