//! What the rule tests of several books share: hands by their totals, the table of play walked
//! cell by cell, what each viewer sees of the cards, fees built by hand, the bank going round, and
//! posted values below, at and above a bound.

use super::super::Baccarat;
use crate::Variant;
use crate::check::{Banked, breach, open, play, posted};
use crate::testing::Looks as _;
use cards::Card;
use money::Cents;
use table::{
    Ask, Bank, Bet, Collection, Croupier, Input, Office, Party, Seat, Table, Verbs as _, Viewer,
    What,
};

/// The player's hand 7, the banker's 6.
pub(super) const SEVEN_SIX: &str = "player 7h Kc | banker 6c Qd";
/// The player's hand 6, the banker's 7 in two cards.
pub(super) const SIX_SEVEN: &str = "player 6h Kc | banker 7c Qd";
/// Both hands 7.
pub(super) const SEVENS: &str = "player 7h Kc | banker 7c Qd";
/// The player's hand 6, the banker's 7 in three cards.
pub(super) const DRAGON_7: &str = "player 6h Kc | banker Kd 5h 2s";

/// A seat by its number.
pub(super) fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

/// A card of that value.
pub(super) fn card(value: u8) -> Card {
    let rank = ["K", "A", "2", "3", "4", "5", "6", "7", "8", "9"][usize::from(value)];
    format!("{rank}d").parse().expect("a card")
}

/// Whether the banker's hand draws on `count`, found by playing. Without a third card the player's
/// hand stands on 7.
fn draws(id: &str, count: u8, third: Option<u8>) -> bool {
    let mut table = open(id, "");
    if table.sign().bank == Bank::PlayerDealer {
        table.bank(seat(8), Cents::dollars(10), None).expect("banked");
    }
    table.stake(&Bet::new(Seat::FIRST, "player", Cents::dollars(1))).expect("staked");
    table.close().expect("closed");
    let second = if third.is_some() { 0 } else { 7 };
    let mut left = vec![0, 0, second, count].into_iter().chain(third).map(card);
    loop {
        match table.next() {
            Ask::Show { .. } => table.show().expect("shown"),
            Ask::Card { to, .. } => match left.next() {
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
    let words = |event: What| match event {
        What::Dealt { to, card, .. } if card.is_known() => Some(format!("{to} {card}")),
        What::Dealt { to, .. } => Some(format!("{to} ?")),
        What::Shown { of, cards } => Some(format!("+{of} {}", cards[0])),
        _ => None,
    };
    let words: Vec<String> = table.whats(viewer).into_iter().filter_map(words).collect();
    words.join(", ")
}

/// A California table that collects these cents for each bet and those for each hand of the
/// player-dealer, but for the wagers which its game frees.
pub(super) fn with_fees(
    variant: &Variant<Baccarat>,
    set: &str,
    fees: [i64; 2],
) -> Croupier<Baccarat> {
    let room = variant.house.room().expect("a card room");
    let [per_bet, per_hand] = fees.map(Cents::new);
    let mut posting = variant.post(&posted(set)).expect("lawful");
    posting.terms.collection = Some(Collection {
        id: "by hand".into(),
        per_bet,
        player_dealer: vec![(Cents::READ_MAX, per_hand)],
        per_coupon: table::Coupon::NotTaken,
        free: room.free.to_vec(),
        rule: room.fee_rule,
    });
    Croupier::new(posting)
}

/// What a wager of $5 beside a Player line pays the card room where a bet bears $0.50 and the
/// hand of the player-dealer $2.00, between $5 and $50.
#[track_caller]
pub(super) fn fee_of(variant: &Variant<Baccarat>, game: Banked, wager: &str) -> i64 {
    let mut table = with_fees(variant, "min=5 max=50", [50, 200]);
    let round = game.round(&format!("{SEVEN_SIX} | 1: player 5, {wager} 5"));
    let settled = play(&mut table, &round).expect("settled");
    let own = settled.transfers.iter().filter(|moved| moved.to == Party::Room);
    let own = own.filter(|moved| moved.why.wager == wager).map(|moved| moved.amount.get()).sum();
    let all: i64 = settled.net(Party::Room).get();
    assert_eq!(all, own + 50 + 200, "the line and the player-dealer pay besides");
    own
}

/// The player's hand wins, by playing both lines.
#[track_caller]
pub(super) fn beats(game: Banked, hands: &str) {
    let bets = "1: player 10, banker 10";
    game.pays(&format!("{hands} | {bets}"), "1 player wins 10; 1 banker loses 10");
}

/// Two hands are banked by each of these seats in turn, against wagers of all others.
#[track_caller]
pub(super) fn banks_in_turn(game: Banked, seats: [u8; 3]) {
    let mut table = open(game.id, "");
    let bank = |n: u8| Input::Bank { seat: seat(n), amount: Cents::dollars(100), action: None };
    let offered = |n: u8| Ask::Office { office: Office::Bank, seat: seat(n) };
    for n in seats {
        table.say(Input::Join { seat: seat(n), buy: Cents::ZERO, how: None }).expect("a seat");
    }
    for n in seats {
        for _ in 0..2 {
            assert!(table.asks().contains(&offered(n)), "{:?}", table.asks());
            let others = seats.into_iter().filter(|other| *other != n);
            let bets: Vec<String> = others.map(|other| format!("{other}: player 10")).collect();
            let round = format!("bank {n} 100 | {SEVEN_SIX} | {}", bets.join(" | "));
            play(table.as_mut(), &round).unwrap_or_else(|refusal| panic!("{refusal}"));
            table.say(Input::Clear {}).expect("settled");
        }
        assert!(table.check(&bank(n)).is_err(), "no third hand");
    }
    assert!(table.asks().contains(&offered(seats[0])));
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
