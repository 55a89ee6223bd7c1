//! The variations of Rule 28, 30-2899.01 to 30-2899.07: a file of rule tests for each.
//!
//! A pay table is transcribed from the book as a grid and played row by row: for every printed
//! figure there is a round that earns it, and for every column one that earns nothing.

mod catalogue;
mod dragon;
mod eternal;
mod ez;
mod fate;
mod fortunes;
mod frog;
mod harmony;
mod infinite;
mod single;
mod sun;
mod treasures;

use crate::baccarat::Baccarat;
use crate::baccarat::books::ALL;
use crate::check::{check, open, play};
use money::{Cents, Rate};
use table::{
    Bet, Due, Judge, Line, Meter, Outcome, Owner, Party, Pay, Refusal, Seat, Settlement, Table,
    Verbs as _,
};

/// Banker wins with a three-card 7.
const BANKER_3_7: &str = "player 6h Kc | banker 2c 3d 2s";
/// Player wins with a three-card 8, against a two-card 7.
const PLAYER_3_8: &str = "player 2h 3c 3d | banker Kc 7d";
/// Both hands tie with three-card 9s.
const BOTH_3_9: &str = "player 2h 3c 4d | banker 2c 3d 4s";
/// Player wins with a three-card 9, against a two-card 7.
const PLAYER_3_9: &str = "player 2h 3c 4d | banker Kc 7d";
/// Banker wins with a three-card 9, against a two-card 6.
const BANKER_3_9: &str = "player 6h Kc | banker 2c 3d 4s";
/// Both hands tie with three-card 7s.
const BOTH_3_7: &str = "player 2h 3c 2d | banker 2c Kd 5s";
/// Both hands tie with two-card 7s.
const BOTH_2_7: &str = "player Kh 7c | banker Qc 7d";
/// A two-card 7 ties a three-card 7.
const MIXED_7: &str = "player Kh 7c | banker 2c 3d 2s";
/// Both hands tie with three-card 8s.
const BOTH_3_8: &str = "player 2h 3c 3d | banker 4c Kd 4s";
/// A natural 9 beats a two-card 7.
const NATURAL_9: &str = "player Kh 9c | banker Qc 7d";
/// Banker wins with a two-card 7, against a two-card 6.
const BANKER_2_7: &str = "player 6h Kc | banker Qc 7d";

/// The value meters show in these tests; three do not divide it.
const SHOWN: &str = "12345.67";

/// Amounts from the way they are written.
#[track_caller]
fn money(text: &str) -> Cents {
    let read = text.parse();
    assert!(read.is_ok(), "`{text}` is no amount");
    read.unwrap_or_default()
}

/// What a party gained or lost.
fn net(settlement: &Settlement, party: Party) -> String {
    settlement.net(party).plain()
}

/// What a seat gained or lost.
fn seat_net(settlement: &Settlement, n: u8) -> String {
    net(settlement, Party::Seat(Seat::new(n).unwrap_or(Seat::FIRST)))
}

/// What moved under a label: from, to, amount, rule.
fn moved(settlement: &Settlement, label: &str) -> Vec<(Party, Party, String, &'static str)> {
    let labelled = settlement.transfers.iter().filter(|t| t.why.label == label);
    labelled.map(|t| (t.from, t.to, t.amount.plain(), t.why.rule.id)).collect()
}

/// What others' hands have earned: whose, to whom, how much, in whose words.
fn envies(settlement: &Settlement) -> Vec<String> {
    let envies = settlement.transfers.iter().filter(|t| t.why.by.is_some());
    let told = |t: &table::Transfer| {
        let whose = t.why.by.map(|by| format!("{by}'s ")).unwrap_or_default();
        assert!(t.from == Party::House && t.why.label.starts_with(&whose), "{t:?}");
        let to = if t.to == Party::Dealer { "dealer".into() } else { format!("{:?}", t.to) };
        format!("{to} {} {}", t.amount.plain(), t.why.label)
    };
    envies.map(told).collect()
}

/// Plays a round on a table that stays open, and clears it for the next.
#[track_caller]
fn round(table: &mut dyn Table, text: &str) -> Settlement {
    let played = play(table, text);
    assert!(played.is_ok(), "{text}: {played:?}");
    assert_eq!(table.clear(), Ok(()));
    assert_eq!(table.new_shoe(), Ok(()));
    played.unwrap_or_default()
}

/// A table of the book whose every wager is transcribed as a grid.
#[derive(Clone, Copy)]
struct Printed<'a> {
    /// The game.
    id: &'a str,
    /// The wager.
    wager: &'a str,
    /// What is posted besides the pay table.
    set: &'a str,
    /// What else lies on the table, and at which seat the wager is made.
    beside: &'a str,
}

impl Printed<'_> {
    /// A wager at seat 1, alone.
    const fn of<'a>(id: &'a str, wager: &'a str) -> Printed<'a> {
        Printed { id, wager, set: "", beside: "1: " }
    }

    #[track_caller]
    fn judge(self) -> &'static dyn Judge<Baccarat> {
        let game = ALL.iter().position(|variant| variant.id == self.id);
        assert!(game.is_some(), "no {}", self.id);
        let wagers = ALL[game.unwrap_or_default()].wagers.all();
        let at = wagers.iter().position(|wager| wager.id() == self.wager);
        assert!(at.is_some(), "{} has no {}", self.id, self.wager);
        wagers[at.unwrap_or_default()]
    }

    /// Compares a grid with the pay tables, figure by figure, and plays every cell.
    ///
    /// The first line names the tables. A line is a row's label, the cards of player and banker,
    /// then a cell for each table: `40 to 1`, `60 for 1`, `$1000`, `100%`, `push`, `-` for what it
    /// does not list; after a `+` the envy. `stake`, `main`, `reserve` and `seed` describe the
    /// meter.
    #[track_caller]
    fn grid(self, text: &str) {
        let judge = self.judge();
        let rows = text.lines().map(|line| line.split(';').map(str::trim).collect());
        let lines: Vec<Vec<&str>> = rows.filter(|cells: &Vec<&str>| cells.len() > 1).collect();
        for (column, name) in lines[0].iter().enumerate().skip(2) {
            let table = judge.tables().iter().position(|table| table == name);
            assert!(table.is_some(), "{} has no table {name}", self.wager);
            let table = table.unwrap_or_default();
            let mut figures = 0;
            for cells in &lines[1..] {
                let (label, cards, cell) = (cells[0], cells[1], cells[column]);
                if cards == "-" {
                    assert_eq!(rate(judge.meter(table), label), cell, "{name}: {label}");
                    continue;
                }
                figures += usize::from(cell != "-");
                self.play_cell(name, judge.meter(table), label, cards, cell);
            }
            let listed = judge.rows(table).iter().filter(|row| pays(row.due)).count();
            assert_eq!(listed, figures, "{name} of {} has other rows", self.wager);
        }
    }

    #[track_caller]
    fn play_cell(self, name: &str, meter: Option<Meter>, label: &str, cards: &str, cell: &str) {
        let Printed { id, wager, set, beside } = self;
        let chosen = match self.judge().tables().len() {
            1 => String::new(),
            _ => format!("paytable.{wager}={name}"),
        };
        let stake = meter.map_or(Cents::dollars(2), |meter| meter.unit);
        let shown = meter.map_or(String::new(), |_| format!("| meter {wager} {SHOWN}"));
        let cards = hands(cards);
        let text = format!("{cards} | {beside}{wager} {} {shown}", stake.plain());
        let mut table = open(id, &format!("{set} {chosen}"));
        let played = play(table.as_mut(), &text);
        assert!(played.is_ok(), "{name}, {label}: {played:?}");
        let settled = played.unwrap_or_default();
        let line = settled.lines.iter().find(|line| line.wager == wager);
        assert!(line.is_some(), "{name}, {label}: no line");
        let found = line.map(|line| (line.label.as_str(), line.result, line.pays));
        let (figure, envy) = cell.split_once(" +").unwrap_or((cell, "$0"));
        let (result, pays) = due(figure, stake);
        if cell == "-" {
            assert_eq!(found.map(|f| (f.1, f.2)), Some((result, pays)), "{name}: {label}");
        } else {
            assert_eq!(found, Some((label, result, pays)), "{name}");
        }
        // Odds "to" give the stake back, odds "for" and fixed sums do not.
        let kept = figure.ends_with(" to 1") || figure == "push";
        let own = if kept { pays } else { pays - stake };
        let others = settled.lines.iter().filter(|line| line.wager != wager).map(gain);
        let seat: u8 = beside.split(':').next().and_then(|n| n.parse().ok()).unwrap_or_default();
        let expected = own + others.sum();
        assert_eq!(seat_net(&settled, seat), expected.plain(), "{name}: {label}");
        let dealer = settled.net(Party::Dealer);
        assert_eq!(dealer, money(envy.trim().trim_start_matches('$')), "{name}: {label}");
    }
}

/// `6hKc 2c3d2s` as the hands of a round.
fn hands(cards: &str) -> String {
    let hand = |(spot, cards): (&str, &str)| {
        let apart: Vec<String> =
            cards.as_bytes().chunks(2).map(|c| String::from_utf8_lossy(c).into_owned()).collect();
        format!("{spot} {}", apart.join(" "))
    };
    let hands: Vec<String> =
        ["player", "banker"].into_iter().zip(cards.split(' ')).map(hand).collect();
    hands.join(" | ")
}

/// The cards, with a stake of `unit` on a wager at each of these seats.
fn staked(cards: &str, wager: &str, seats: &[u8], unit: &str) -> String {
    let mut parts = vec![hands(cards)];
    parts.extend(seats.iter().map(|seat| format!("{seat}: {wager} {unit}")));
    parts.join(" | ")
}

/// A wager of $2 wins at these odds to 1 on these cards and loses on those.
#[track_caller]
fn wager(game: &str, id: &str, (odds, rule): (u32, &str), wins: &[&str], loses: &[&str]) {
    for (list, result) in [(wins, format!("wins {}", odds * 2)), (loses, "loses 2".to_string())] {
        for cards in list {
            let text = format!("{} | 1: {id} 2", hands(cards));
            check(game, "", &text, &format!("1 {id} {result} {rule}"));
        }
    }
}

/// A progressive wager, and how the names of its pay tables begin.
#[derive(Clone, Copy)]
struct Progressive {
    /// The game.
    id: &'static str,
    /// The wager.
    wager: &'static str,
    /// What the numbers of its pay tables are written after.
    tables: &'static str,
}

impl Progressive {
    /// Posts one of its pay tables.
    fn by_table(self, table: &str) -> String {
        format!("paytable.{}={}{table}", self.wager, self.tables)
    }

    /// The cards, with a stake of `unit` at each of these seats.
    fn bets(self, cards: &str, seats: &[u8], unit: &str) -> String {
        staked(cards, self.wager, seats, unit)
    }

    /// What a stake of $1 comes to when the meter shows `SHOWN`.
    #[track_caller]
    fn pays(self, set: &str, cards: &str, expected: &str) {
        let Progressive { id, wager, .. } = self;
        let text = format!("{} | meter {wager} {SHOWN}", self.bets(cards, &[1], "1"));
        check(id, set, &text, &format!("1 {wager} {expected}"));
    }

    /// What its meter shows.
    fn shown(self, table: &dyn Table) -> String {
        table.meter(self.wager).map_or_else(String::new, Cents::plain)
    }
}

/// No wager is made or withdrawn once betting is closed.
#[track_caller]
fn closed(id: &str, wager: &str) {
    let mut table = open(id, "");
    let bet = |wager: &str| Bet::new(Seat::FIRST, wager, Cents::dollars(1));
    let rule = |refused: Option<Refusal>| refused.and_then(|refusal| refusal.rule).map(|r| r.id);
    assert_eq!(table.stake(&bet("player")), Ok(()));
    assert_eq!(table.close(), Ok(()));
    assert_eq!(rule(table.stake(&bet(wager)).err()), Some("co:30-2807(4)"));
    assert_eq!(rule(table.withdraw(Seat::FIRST, "player").err()), Some("co:30-2807(4)"));
}

/// What a written figure makes of a stake: the result, and what is paid.
#[track_caller]
fn due(figure: &str, stake: Cents) -> (Outcome, Cents) {
    let times = |n: &str| Cents::new(n.parse().unwrap_or(0) * stake.get());
    match figure {
        "-" => (Outcome::Loses, Cents::ZERO),
        "push" => (Outcome::Pushes, Cents::ZERO),
        "100%" => (Outcome::Wins, money(SHOWN)),
        odds if odds.ends_with(" to 1") => (Outcome::Wins, times(&odds[..odds.len() - 5])),
        odds if odds.ends_with(" for 1") => (Outcome::Wins, times(&odds[..odds.len() - 6])),
        fixed => (Outcome::Wins, money(fixed.trim_start_matches('$'))),
    }
}

/// What a line of a settlement brought its seat.
fn gain(line: &Line) -> Cents {
    if line.result == Outcome::Loses { -line.stake } else { line.pays }
}

/// Whether a line of a pay table is printed with something other than a loss.
fn pays(due: Due) -> bool {
    !matches!(due, Due::Fixed(Pay::Lose) | Due::Lost(_))
}

/// A figure of a meter as a book writes it.
fn rate(meter: Option<Meter>, label: &str) -> String {
    let percent = |rate: Option<Rate>| rate.map(|rate| format!("{rate}%"));
    let amount = |amount: Cents| format!("${}", amount.get() / 100);
    let found = match label {
        "stake" => meter.map(|meter| amount(meter.unit)),
        "main" => meter.and_then(|meter| percent(meter.increment)),
        "reserve" => meter.and_then(|meter| percent(meter.reserve)),
        "seed" => meter.and_then(|meter| meter.seed.map(amount)),
        other => Some(format!("no figure of a meter: {other}")),
    };
    found.unwrap_or_else(|| "N/A".into())
}
