//! What the tests of the three texts share: hands by their total, and tables dealt so far.

use crate::check::{Banked, bets, check, open, play, refused};
use crate::testing::Looks as _;
use money::Cents;
use table::{Ask, Face, Refusal, Ruling, Seat, Settlement, Table, Verbs as _, Viewer, What};

/// A text, by the prefix of its rules.
#[derive(Clone, Copy)]
pub(super) struct Text {
    pub(super) game: Banked,
    /// Whether the player-dealer wins ties on 0 and 1.
    pub(super) low_ties: bool,
    /// The text whose irregularities are ruled on.
    pub(super) irregular: &'static str,
}

/// The text of a column.
pub(super) fn text(book: &'static str) -> Text {
    let id = match book {
        "ca:super-9/" => "ca/super-9",
        "ca:pan-9-bonus-tie/" => "ca/pan-9-bonus-tie",
        _ => "ca/super-pan-9-bonus-tie",
    };
    Text {
        game: Banked { id, bank: 8 },
        low_ties: id != "ca/pan-9-bonus-tie",
        irregular: if id == "ca/super-9" { "ca:super-9/" } else { "ca:pan-9-bonus-tie/" },
    }
}

pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// Three cards of a total.
pub(super) fn hand(total: usize) -> &'static str {
    const HANDS: [&str; 10] = [
        "Kh Qh Jh", "Kh Qh Ah", "Kh Qh 2h", "Kh Qh 3h", "Kh Qh 4h", "Kh Qh 5h", "Kh Qh 6h",
        "2h 5h Kh", "3h 5h Kh", "4h 5h Kh",
    ];
    HANDS[total]
}

/// Hands that tie on a total, of three cards from 7 up and of four below, and what the seat does.
pub(super) fn tie(total: usize) -> String {
    const FOURTHS: [&str; 7] = ["Kd", "Ad", "2d", "3d", "4d", "5d", "6d"];
    match FOURTHS.get(total) {
        Some(fourth) => {
            format!("seat1 Kh Qh Jh {fourth} | dealer Kc Qc Jc {fourth} | act 1 draw")
        }
        None => format!("seat1 {} | dealer {} | act 1 stand", hand(total), hand(total)),
    }
}

impl Text {
    /// Settles a round against a bank that covers everything.
    #[track_caller]
    pub(super) fn pays(self, round: &str, expected: &str) {
        self.game.pays(round, expected);
    }

    /// The same against what seat 8 put up.
    #[track_caller]
    pub(super) fn covers(self, put_up: u32, round: &str, expected: &str) {
        check(self.game.id, "", &format!("bank 8 {put_up} action 1 | {round}"), expected);
    }

    /// A round that a rule refuses.
    #[track_caller]
    pub(super) fn refuses(self, round: &str, rule: &str) {
        refused(self.game.id, "", &self.game.round(round), rule);
    }

    /// A settled round.
    #[track_caller]
    pub(super) fn settled(self, set: &str, round: &str) -> Settlement {
        let settled = play(open(self.game.id, set).as_mut(), &self.game.round(round));
        settled.unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// A table banked by a seat, with wagers `1: base 10 | 2: base 5` and no card dealt.
    #[track_caller]
    pub(super) fn laid(self, bank: u8, wagers: &str) -> Box<dyn Table> {
        let mut table = open(self.game.id, "");
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

    /// A table that seat 8 banks, seat 1 and seat 2 having these hands and $10 on each.
    #[track_caller]
    pub(super) fn dealt(self, one: &str, two: &str, dealer: &str) -> Box<dyn Table> {
        let mut table = self.laid(8, "1: base 10 | 2: base 10");
        let split = |text: &str| cards::parse_cards(text).expect("cards");
        let hands = [split(one), split(two), split(dealer)];
        for at in 0..3 {
            for hand in &hands {
                table.deal(hand[at]).unwrap_or_else(|refusal| panic!("{refusal}"));
            }
        }
        table
    }

    /// A table that seat 8 banks, seat 1 alone having a hand and $10 on it.
    #[track_caller]
    pub(super) fn alone(self, one: &str, dealer: &str) -> Box<dyn Table> {
        let mut table = self.laid(8, "1: base 10");
        let split = |text: &str| cards::parse_cards(text).expect("cards");
        for card in split(one).into_iter().zip(split(dealer)).flat_map(<[_; 2]>::from) {
            table.deal(card).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        table
    }

    /// A ruling of the text whose irregularities are in use here.
    pub(super) fn ruling(self, number: &str) -> Ruling {
        Ruling { rule: format!("{}{number}", self.irregular), ..Ruling::default() }
    }

    /// The rule of irregularities of that number.
    pub(super) fn rule(self, number: &str) -> String {
        format!("{}{number}", self.irregular)
    }
}

/// Plays on: what is due is dealt and shown, everybody does as told, until settlement.
#[track_caller]
pub(super) fn finish(table: &mut dyn Table, acts: &[&str], text: &str) -> Settlement {
    let mut cards = cards::parse_cards(text).expect("cards").into_iter();
    let mut acts = acts.iter();
    loop {
        let done = match table.next() {
            Ask::Card { .. } => table.deal(cards.next().expect("a card")),
            Ask::Show { .. } => table.show(),
            Ask::Decide { seat } => table.decide(seat, acts.next().expect("an act")),
            _ => return table.settle().unwrap_or_else(|refusal| panic!("{refusal}")),
        };
        done.unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

/// Shows what is to be shown.
pub(super) fn opened(table: &mut dyn Table) {
    while matches!(table.next(), Ask::Show { .. }) {
        table.show().expect("a card");
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

/// How a seat's cards were dealt.
pub(super) fn faces(table: &dyn Table, spot: &str) -> Vec<Face> {
    let face = |what: &What| match what {
        What::Dealt { to, face, .. } if to == spot => Some(*face),
        _ => None,
    };
    table.whats(Viewer::Croupier).iter().filter_map(face).collect()
}

/// Where cards went, in the order they were dealt.
pub(super) fn dealing(table: &dyn Table) -> Vec<String> {
    let to = |what: &What| match what {
        What::Dealt { to, .. } => Some(to.to_string()),
        _ => None,
    };
    table.whats(Viewer::Croupier).iter().filter_map(to).collect()
}
