//! Requests that no table may grant, each with the moments at which it is wrong.

use super::testing::Bench;
use cards::{AnyCard, Card, Tile};
use money::Cents;
use table::{
    Act, Ask, Bank, Bet, Change, Drawn, Input, Kind, Name, NewShoe, Owner, Ruling, SEATS_MAX,
    Seat, Table as _, Verbs as _,
};

/// A wrong request, if it is wrong at this moment.
type Wrong = fn(&mut Bench) -> Option<Input>;

/// Every kind of wrong request.
pub(super) const REQUESTS: [(&str, Wrong); 33] = [
    ("an unknown wager", |_| Some(bet(Seat::FIRST, "no-such-wager".into(), Cents::dollars(10)))),
    ("a wager of nothing", |bench| Some(bet(Seat::FIRST, main(bench), Cents::ZERO))),
    ("a negative wager", |bench| Some(bet(Seat::FIRST, main(bench), Cents::new(-500)))),
    ("a wager below the minimum", |bench| {
        let least = bench.table.sign().mark(&main(bench))?.limits.min;
        Some(bet(Seat::FIRST, main(bench), least - Cents::new(1)))
    }),
    ("a wager above the maximum", |bench| {
        let most = bench.table.sign().mark(&main(bench))?.limits.max;
        Some(bet(Seat::FIRST, main(bench), most + Cents::new(1)))
    }),
    ("a wager at a seat that is not there", |bench| {
        Some(bet(absent(bench)?, main(bench), Cents::dollars(10)))
    }),
    ("a wager after betting", |bench| {
        playing(bench)?;
        Some(bet(Seat::FIRST, main(bench), Cents::dollars(10)))
    }),
    ("a second wager of a kind", |bench| {
        let lying = bench.table.lying();
        let lies = lying.last()?;
        let (seat, wager) = (lies.seat, lies.wager.clone());
        let amount = lies.amount + Cents::new(1);
        Some(Input::Stake(Bet { owner: lies.owner, ..Bet::new(seat, wager, amount) }))
    }),
    ("a withdrawal after betting", |bench| {
        playing(bench)?;
        let lies = bench.table.lying().pop()?;
        Some(withdraw(lies.seat, lies.wager))
    }),
    ("a withdrawal of nothing", |bench| {
        let seat = Seat::new(SEATS_MAX)?;
        let nothing = !bench.table.lying().iter().any(|lies| lies.seat == seat);
        nothing.then(|| withdraw(seat, main(bench)))
    }),
    ("a card when none is due", |bench| {
        let due = matches!(bench.table.next(), Ask::Card { .. });
        (!due).then(|| Input::Card(bench.peek().into()))
    }),
    ("a card that the shoe does not hold", |bench| {
        Card::all().find(|card| bench.pack.count(*card) == 0).map(card)
    }),
    ("a joker", |bench| (bench.pack.jokers() == 0).then(|| Input::Card(AnyCard::JOKER.into()))),
    ("a tile", |bench| {
        let tile = Tile::all().next()?;
        (bench.pack.count_tile(tile) == 0).then(|| Input::Card(AnyCard::from(tile).into()))
    }),
    ("a card that nobody knows", |_| Some(Input::Card(AnyCard::UNKNOWN.into()))),
    ("a card for a place that is not there", |bench| {
        let (card, to) = (bench.peek(), Some("elsewhere".into()));
        Some(Input::Card(Drawn { card, to }))
    }),
    ("a card for a place that is due none", |bench| {
        let due = match bench.table.next() {
            Ask::Card { to, .. } => Some(to),
            _ => None,
        };
        let spots = &bench.table.sign().spots;
        let other = spots.iter().find(|spot| Some(*spot) != due.as_ref()).cloned();
        Some(Input::Card(Drawn { card: bench.peek(), to: Some(other?) }))
    }),
    ("a card shown when none is to be", |bench| {
        let shows = matches!(bench.table.next(), Ask::Show { .. });
        (!shows).then_some(Input::Show {})
    }),
    ("a settlement before its time", |bench| {
        (bench.table.next() != Ask::Settlement).then_some(Input::Settle {})
    }),
    ("clearing before its time", |bench| {
        (bench.table.next() != Ask::Round).then_some(Input::Clear {})
    }),
    ("closing twice", |bench| playing(bench).map(|()| Input::Close {})),
    ("a shoe in the middle of a round", |bench| {
        playing(bench).map(|()| Input::Shoe(NewShoe::default()))
    }),
    ("a shoe with a card burned that it cannot hold", |_| {
        let burned = vec![AnyCard::UNKNOWN];
        Some(Input::Shoe(NewShoe { burned, ..NewShoe::default() }))
    }),
    ("a throw", |_| Some(Input::Throw("7".into()))),
    ("a change of a wager that stands", |bench| {
        let (seat, wager) = (Seat::FIRST, main(bench).into_owned());
        Some(Input::Change { seat, wager, change: Change::Take })
    }),
    ("a decision out of turn", |bench| {
        let asked = asked(bench);
        let seat = (1..=SEATS_MAX).filter_map(Seat::new).find(|seat| Some(*seat) != asked)?;
        Some(Input::Decide { seat, act: Act::word("draw") })
    }),
    ("a decision nobody knows", |bench| {
        let seat = asked(bench).unwrap_or(Seat::FIRST);
        Some(Input::Decide { seat, act: Act::word("dance") })
    }),
    ("a bank that may not be", |bench| {
        let banked = bench.table.sign().bank == Bank::PlayerDealer;
        let late = bench.table.next() != Ask::Wagers;
        let (seat, amount) = if late || !banked {
            (Seat::FIRST, Cents::dollars(100))
        } else if bench.chance.once_in(2) {
            (absent(bench)?, Cents::dollars(100))
        } else {
            (Seat::FIRST, Cents::ZERO)
        };
        Some(Input::Bank { seat, amount, action: None })
    }),
    ("a ruling by no rule", |_| {
        Some(Input::Rule(Ruling { rule: "xx:1".into(), ..Ruling::default() }))
    }),
    ("a meter where there is none", |bench| {
        Some(Input::Meter { wager: main(bench).into_owned(), shown: Cents::dollars(1) })
    }),
    ("coupons after betting", |bench| {
        playing(bench).map(|()| Input::Coupons { seat: Seat::FIRST, n: 1 })
    }),
    ("leaving a wager behind", |bench| {
        bench.table.lying().pop().map(|lies| Input::Leave { seat: lies.seat })
    }),
    ("chips in front", |_| {
        Some(Input::Join { seat: Seat::FIRST, buy: Cents::dollars(1), how: None })
    }),
];

fn main(bench: &Bench) -> Name {
    let main = bench.marks.iter().find(|mark| mark.kind == Kind::Main);
    main.map_or("player".into(), |mark| mark.id.clone())
}

/// A seat beyond the table's, where its number leaves one.
fn absent(bench: &Bench) -> Option<Seat> {
    Seat::new(bench.table.sign().seats + 1)
}

fn playing(bench: &Bench) -> Option<()> {
    (bench.table.next() != Ask::Wagers).then_some(())
}

/// The seat whose decision is awaited.
fn asked(bench: &Bench) -> Option<Seat> {
    match bench.table.next() {
        Ask::Decide { seat } => Some(seat),
        _ => None,
    }
}

fn bet(seat: Seat, wager: Name, amount: Cents) -> Input {
    Input::Stake(Bet::new(seat, wager, amount))
}

fn withdraw(seat: Seat, wager: Name) -> Input {
    Input::Withdraw { seat, wager: wager.into_owned(), owner: Owner::Seat }
}

fn card(card: Card) -> Input {
    Input::Card(AnyCard::from(card).into())
}
