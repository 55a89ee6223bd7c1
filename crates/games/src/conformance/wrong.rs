//! Requests that no table may grant, each with the moments at which it is wrong.

use super::testing::Bench;
use cards::Card;
use money::Cents;
use table::{
    Banker, Bet, Event, Face, Kind, Next, Owner, Refusal, Ruling, SEATS_MAX, Seat, Table,
};

/// What is asked of a table.
type Request = Box<dyn FnOnce(&mut dyn Table) -> Result<(), Refusal>>;

/// A wrong request, if it is wrong at this moment.
type Wrong = fn(&mut Bench) -> Option<Request>;

/// Every kind of wrong request.
pub(super) const REQUESTS: [(&str, Wrong); 24] = [
    ("an unknown wager", |_| Some(bets(Seat::FIRST, "no-such-wager", Cents::dollars(10)))),
    ("a wager of nothing", |bench| Some(bets(Seat::FIRST, main(bench), Cents::ZERO))),
    ("a negative wager", |bench| Some(bets(Seat::FIRST, main(bench), Cents::new(-500)))),
    ("a wager below the minimum", |bench| {
        let least = bench.table.terms().main.min;
        Some(bets(Seat::FIRST, main(bench), least - Cents::new(1)))
    }),
    ("a wager above the maximum", |bench| {
        let most = bench.table.terms().main.max;
        Some(bets(Seat::FIRST, main(bench), most + Cents::new(1)))
    }),
    ("a wager at a seat that is not there", |bench| {
        Some(bets(absent(bench)?, main(bench), Cents::dollars(10)))
    }),
    ("a wager after betting", |bench| {
        playing(bench)?;
        Some(bets(Seat::FIRST, main(bench), Cents::dollars(10)))
    }),
    ("a second wager of a kind", |bench| {
        let mut bet = last_bet(bench)?;
        bet.amount += Cents::new(1);
        Some(Box::new(move |table| table.stake(&bet)))
    }),
    ("a withdrawal after betting", |bench| {
        playing(bench)?;
        let bet = last_bet(bench)?;
        Some(Box::new(move |table| table.withdraw(bet.seat, &bet.wager).map(drop)))
    }),
    ("a withdrawal of nothing", |bench| {
        let (seat, wager) = (Seat::new(SEATS_MAX)?, main(bench));
        let bets = bench.table.view(table::Viewer::Croupier);
        let sits = |event: &Event| matches!(event, Event::Staked(bet) if bet.seat == seat);
        let nothing = !bets.iter().any(sits);
        nothing
            .then(|| -> Request { Box::new(move |table| table.withdraw(seat, wager).map(drop)) })
    }),
    ("a card when none is due", |bench| {
        let card = bench.peek();
        let due = matches!(bench.table.next(), Next::Card { .. });
        (!due).then(|| -> Request { Box::new(move |table| table.deal(card)) })
    }),
    ("a card that the shoe does not hold", |bench| {
        let pack = bench.table.terms().pack;
        let card = Card::all().find(|card| pack.count(*card) == 0)?;
        Some(Box::new(move |table| table.deal(card)))
    }),
    ("a card shown when none is to be", |bench| {
        let shows = matches!(bench.table.next(), Next::Show { .. });
        (!shows).then(|| -> Request { Box::new(|table| table.show().map(drop)) })
    }),
    ("a settlement before its time", |bench| {
        let over = bench.table.next() == Next::Settlement;
        (!over).then(|| -> Request { Box::new(|table| table.settle().map(drop)) })
    }),
    ("closing twice", |bench| {
        playing(bench)?;
        Some(Box::new(|table| table.close()))
    }),
    ("a decision out of turn", |bench| {
        let asked = match bench.table.next() {
            Next::Decision { seat, .. } => Some(seat),
            _ => None,
        };
        let seat = (1..=SEATS_MAX).filter_map(Seat::new).find(|seat| Some(*seat) != asked)?;
        Some(Box::new(move |table| table.decide(seat, "draw")))
    }),
    ("a decision nobody knows", |bench| {
        let asked = match bench.table.next() {
            Next::Decision { seat, .. } => seat,
            _ => Seat::FIRST,
        };
        Some(Box::new(move |table| table.decide(asked, "dance")))
    }),
    ("a bank that may not be", |bench| {
        let banked = matches!(bench.table.terms().banker, Banker::PlayerDealer(_));
        let late = bench.table.next() != Next::Wagers;
        let (seat, amount) = if late || !banked {
            (Seat::FIRST, Cents::dollars(100))
        } else if bench.chance.once_in(2) {
            (absent(bench)?, Cents::dollars(100))
        } else {
            (Seat::FIRST, Cents::ZERO)
        };
        Some(Box::new(move |table| table.bank(seat, amount, None)))
    }),
    ("a ruling by no rule", |_| {
        let ruling = Ruling { rule: "xx:1".into(), ..Ruling::default() };
        Some(Box::new(move |table| table.rule(&ruling)))
    }),
    ("a meter where there is none", |bench| {
        let wager = main(bench);
        Some(Box::new(move |table| table.set_meter(wager, Cents::dollars(1))))
    }),
    ("coupons after betting", |bench| {
        playing(bench)?;
        Some(Box::new(|table| table.coupons(Seat::FIRST, 1)))
    }),
    ("a record without its card", |_| {
        let event = Event::Dealt { to: "player".into(), card: None, face: Face::Down };
        Some(Box::new(move |table| table.apply(&event)))
    }),
    ("a record of another spot", |bench| {
        let Next::Card { face, .. } = bench.table.next() else { return None };
        let event = Event::Dealt { to: "elsewhere".into(), card: Some(bench.peek()), face };
        Some(Box::new(move |table| table.apply(&event)))
    }),
    ("a record of another card", |bench| {
        let Next::Show { of } = bench.table.next() else { return None };
        let dealt = |event: &Event| match event {
            Event::Dealt { card, .. } => *card,
            _ => None,
        };
        let seen: Vec<Card> =
            bench.table.view(table::Viewer::Croupier).iter().filter_map(dealt).collect();
        let card = Card::all().find(|card| !seen.contains(card))?;
        let event = Event::Shown { of: of.into(), card };
        Some(Box::new(move |table| table.apply(&event)))
    }),
];

fn main(bench: &Bench) -> &'static str {
    let main = bench.wagers.iter().find(|wager| wager.kind == Kind::Main);
    main.map_or("player", |wager| wager.id)
}

/// A seat beyond the table's, where its number leaves one.
fn absent(bench: &Bench) -> Option<Seat> {
    Seat::new(bench.table.terms().seats_max + 1)
}

fn playing(bench: &Bench) -> Option<()> {
    (bench.table.next() != Next::Wagers).then_some(())
}

fn last_bet(bench: &Bench) -> Option<Bet> {
    let events = bench.table.view(table::Viewer::Croupier);
    events.into_iter().rev().find_map(|event| match event {
        Event::Staked(bet) => Some(bet),
        _ => None,
    })
}

fn bets(seat: Seat, wager: &'static str, amount: Cents) -> Request {
    let bet = Bet { seat, owner: Owner::Seat, wager: wager.into(), amount };
    Box::new(move |table| table.stake(&bet))
}
