//! What the rule tests of several books share: the table of play walked cell by cell, what each
//! viewer sees of the cards, fees built by hand, and posted values below, at and above a bound.

use super::super::{Baccarat, House, Variant};
use crate::check::{breach, open, posted};
use cards::Card;
use money::Cents;
use table::{Banker, Bet, Collection, Croupier, Event, Next, Owner, Seat, Table, Viewer};

/// A card of that value.
pub(super) fn card(value: u8) -> Card {
    let rank = ["K", "A", "2", "3", "4", "5", "6", "7", "8", "9"][usize::from(value)];
    format!("{rank}d").parse().expect("a card")
}

/// Whether the banker's hand draws on `count`, found by playing. Without a third card the player's
/// hand stands on 7.
fn draws(id: &str, count: u8, third: Option<u8>) -> bool {
    let mut table = open(id, "");
    if matches!(table.terms().banker, Banker::PlayerDealer(_)) {
        table.bank(Seat::new(8).expect("a seat"), Cents::dollars(10), None).expect("banked");
    }
    let (seat, amount) = (Seat::FIRST, Cents::dollars(1));
    let bet = Bet { seat, owner: Owner::Seat, wager: "player".into(), amount };
    table.stake(&bet).expect("staked");
    table.close().expect("closed");
    let second = if third.is_some() { 0 } else { 7 };
    let mut left = vec![0, 0, second, count].into_iter().chain(third).map(card);
    loop {
        match table.next() {
            Next::Show { .. } => drop(table.show().expect("shown")),
            Next::Card { to, .. } => match left.next() {
                Some(card) => table.deal(card).expect("dealt"),
                None => return to == "banker",
            },
            _ => {
                assert!(left.next().is_none(), "{id}: the player's hand draws on 0");
                return false;
            }
        }
    }
}

/// Plays every cell of a printed table: the banker's count, and for a third card worth 0 to 9 and
/// then for none, as far as the row is printed, `S` to stand and `D` or `H` to draw.
#[track_caller]
pub(super) fn assert_grid(id: &str, printed: &[(u8, &str)]) {
    for (count, row) in printed {
        for (column, letter) in (0..).zip(row.chars()) {
            assert!("DHS".contains(letter), "{letter} is no letter of the table");
            let third = (column < 10).then_some(column);
            let drawn = draws(id, *count, third);
            assert_eq!(drawn, letter != 'S', "{id}: banker {count} against {third:?}");
        }
    }
}

/// The cards of a round as a viewer sees them: `player Kh` dealt open, `player ?` dealt unseen,
/// `+player Kh` turned over.
pub(super) fn seen(table: &dyn Table, viewer: Viewer) -> String {
    let words = |event: Event| match event {
        Event::Dealt { to, card: Some(card), .. } => Some(format!("{to} {card}")),
        Event::Dealt { to, card: None, .. } => Some(format!("{to} ?")),
        Event::Shown { of, card } => Some(format!("+{of} {card}")),
        _ => None,
    };
    let words: Vec<String> = table.view(viewer).into_iter().filter_map(words).collect();
    words.join(", ")
}

/// A California table that collects these cents for each bet and those for each hand of the
/// player-dealer, but for the wagers which its game frees.
pub(super) fn with_fees(variant: &Variant, set: &str, fees: [i64; 2]) -> Croupier<Baccarat> {
    let House::California(house) = &variant.house else { panic!("not of California") };
    let [per_bet, per_hand] = fees.map(Cents::new);
    let mut posting = variant.post(&posted(set)).expect("lawful");
    posting.terms.collection = Some(Collection {
        id: "by hand".into(),
        per_bet,
        player_dealer: vec![(Cents::READ_MAX, per_hand)],
        per_coupon: Cents::ZERO,
        free: house.room.free.to_vec(),
        rule: house.room.fee_rule,
    });
    Croupier::new(posting)
}

/// Unlawful by that rule below the minimum, lawful at it and above.
#[track_caller]
pub(super) fn floor(id: &str, option: &str, [below, at, above]: [&str; 3], rule: &str) {
    let wrong = breach(id, &format!("{option}={below}"));
    assert!(wrong.contains(&format!("({rule})")), "{id} {option}={below}: `{wrong}`");
    for lawful in [at, above] {
        assert_eq!(breach(id, &format!("{option}={lawful}")), "", "{id} {option}={lawful}");
    }
}
