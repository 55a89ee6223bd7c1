//! The money of a round as every table settles it.

use super::Ending;
use crate::chinese::{Item, Round, Rows, Segment, Transfer};
use crate::taken::Fee;
use cards::{AnyCard, Card};
use hands::words;
use table::{Debt, Named, Party, Points, Seat, Settlement, Why};

/// What players paid one another by points, and the room.
pub(super) fn settlement(outcome: &Ending) -> Settlement {
    let mut out = Settlement::default();
    for moved in &outcome.transfers {
        let (from, to) = (Party::Seat(moved.from), Party::Seat(moved.to));
        let why = why("points", moved.label, moved.rule);
        out.moves(from, to, moved.amount, moved.owed, why);
    }
    out.debts = outcome.transfers.iter().map(debt).collect();
    for fee in &outcome.fees {
        let why = why("fee", fee.due.name, fee.due.rule);
        out.moves(payer(fee), Party::Room, fee.amount, fee.due.amount, why);
    }
    out.assert_conserved(None);
    for (seat, net) in &outcome.nets {
        assert_eq!(out.net(Party::Seat(*seat)), *net, "{seat} nets something else");
    }
    out
}

/// What every row of the hands that are open is called.
pub(super) fn made(round: &Round) -> Vec<Named> {
    let rows = round.places.iter().flat_map(|place| {
        let rows = Rows::NAMES.into_iter().zip(place.rows.segments());
        rows.filter_map(|(award, row)| {
            let cards = row.cards().iter().copied().map(AnyCard::from).collect();
            Some(Named { seat: place.seat, award: award.into(), name: name(row)?, cards })
        })
    });
    rows.collect()
}

/// Nothing where a row has neither three nor five cards, which is a foul.
fn name(row: &Segment) -> Option<String> {
    if let Ok(three) = <&[Card; 3]>::try_from(row.cards()) {
        return Some(words::front(three));
    }
    let five = <&[Card; 5]>::try_from(row.cards()).ok()?;
    Some(words::high(five, hands::high(five).category()))
}

/// Who pays a fee of a round.
pub(super) fn payer(fee: &Fee) -> Party {
    let seat = fee.seat.and_then(Seat::new);
    // invariant: no hand of points has a pot to take a fee from.
    Party::Seat(seat.unwrap_or_else(|| unreachable!("{} from nobody", fee.due.name)))
}

fn why(wager: &str, label: &str, rule: law::Cite) -> Why {
    Why::new(wager, label, rule)
}

fn debt(moved: &Transfer) -> Debt {
    let Transfer { from, to, amount, owed, label, rule, items, cut } = moved;
    let points = |item: &Item| Points {
        to: item.to,
        points: item.points,
        label: item.label.into(),
        rule: item.rule,
    };
    Debt {
        from: *from,
        to: *to,
        amount: *amount,
        owed: *owed,
        label: (*label).into(),
        rule,
        items: items.iter().map(points).collect(),
        cut: *cut,
    }
}
