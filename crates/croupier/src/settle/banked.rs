//! A round that somebody banks. Cards are given by place in the order received; the table asks for
//! them one by one, so a card too many or too few is refused with the rule.

use super::hands::{self, Hands};
use super::throws;
use super::{Banked, Fee, Moment, Moved, Outcome, Round, Settled, Thrown};
use crate::Error;
use cards::AnyCard;
use games::Entry;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Act, After, Ask, Bet, Drawn, Event, Input, Owner, Party, Refusal, Ruling, Seat, Settlement,
    Table, Tape, Transfer, Verbs as _, Viewer, What,
};

/// Cards and decisions of a written round, not yet used.
#[derive(Clone)]
struct Feed {
    cards: BTreeMap<String, Vec<AnyCard>>,
    /// Hands of seats that were split.
    split: BTreeMap<String, Hands>,
    acts: BTreeMap<(Seat, Owner), Vec<String>>,
    ruled: Vec<(Moment, Ruling)>,
    /// Cards dealt, decisions made and cards shown so far.
    done: [usize; 3],
}

/// Settles a round of a banked game.
pub(super) fn settle(round: &Round, entry: Entry) -> Result<Settled, Error> {
    let mut table = Tape::new(entry.open(&round.posted())?);
    bets(&mut table, round)?;
    if let Some(chance) = entry.chance().thrown() {
        meters(&mut table, round)?;
        let (settlement, throws) = throws::run(&mut table, round, chance)?;
        return Ok(settled(entry, &table, settlement, throws));
    }
    if !round.throws.is_empty() || !round.spins.is_empty() {
        return Err(Error::damaged(format!("{} is played with cards", round.game)));
    }
    table.close()?;
    meters(&mut table, round)?;
    let mut feed = feed(&table, round)?;
    let ways = hands::ways(&mut feed.cards);
    // Of ways that all fail, the one that came farthest says why.
    let mut failed: Option<(usize, Error)> = None;
    for split in ways {
        let fresh = || table.replay(entry.open(&round.posted())?).map_err(Error::from);
        let (mut table, mut feed) = (fresh()?, Feed { split, ..feed.clone() });
        match run(&mut table, &mut feed).and_then(|()| Ok(table.settle()?)) {
            Ok(settlement) => return Ok(settled(entry, &table, settlement, Vec::new())),
            Err(error) => {
                let steps = feed.done.iter().sum();
                if failed.as_ref().is_none_or(|(most, _)| steps > *most) {
                    failed = Some((steps, error));
                }
            }
        }
    }
    // invariant: there is at least one way.
    Err(failed.map_or_else(|| unreachable!("no way was tried"), |(_, error)| error))
}

fn settled(entry: Entry, table: &Tape, settlement: Settlement, throws: Vec<Thrown>) -> Settled {
    Settled {
        game: entry.id(),
        title: entry.title(),
        outcome: Outcome::Banked(outcome(table, settlement, throws)),
        inputs: table.inputs().to_vec(),
        events: table.all().to_vec(),
    }
}

pub(super) fn seat(table: &dyn Table, n: u8) -> Result<Seat, Error> {
    Seat::new(n).ok_or_else(|| {
        let why = format!("there is no seat {n}: the table has {}", table.sign().seats);
        Refusal::by(table.sign().seats_rule, why).into()
    })
}

fn bets(table: &mut dyn Table, round: &Round) -> Result<(), Error> {
    if let Some(bank) = &round.player_dealer {
        let action = bank.action.map(|n| seat(table, n)).transpose()?;
        let banker = seat(table, bank.seat)?;
        table.bank(banker, bank.wager.0, action)?;
    }
    for chair in &round.seat {
        let at = seat(table, chair.n)?;
        let mut stake = |owner, wager: &String, amount: Cents| {
            table.stake(&Bet { owner, ..Bet::new(at, wager, amount) })
        };
        for (wager, amount) in &chair.bets {
            stake(Owner::Seat, wager, amount.0)?;
        }
        for (n, behind) in chair.backline.iter().enumerate() {
            // More people than a table has room for are refused there, whatever their number.
            let owner = Owner::Behind(u8::try_from(n + 1).unwrap_or(u8::MAX));
            for (wager, amount) in &behind.bets {
                stake(owner, wager, amount.0)?;
            }
        }
        for (wager, amount) in &chair.tips {
            stake(Owner::Dealer, wager, amount.0)?;
        }
        if chair.coupons > 0 {
            table.coupons(at, chair.coupons)?;
        }
    }
    Ok(())
}

fn meters(table: &mut dyn Table, round: &Round) -> Result<(), Refusal> {
    round.meters.iter().try_for_each(|(wager, shown)| table.set_meter(wager, shown.0))
}

fn feed(table: &dyn Table, round: &Round) -> Result<Feed, Error> {
    let cards = round.cards()?.into_iter().map(|(spot, cards)| (spot.to_owned(), cards));
    let mut acts = BTreeMap::new();
    for chair in &round.seat {
        let at = seat(table, chair.n)?;
        acts.insert((at, Owner::Seat), chair.acts.clone());
        for (n, behind) in chair.backline.iter().enumerate() {
            let owner = Owner::Behind(u8::try_from(n + 1).unwrap_or(u8::MAX));
            acts.insert((at, owner), behind.acts.clone());
        }
    }
    let ruled = round.ruled.iter().map(|ruled| ruled.read(|n| seat(table, n)));
    Ok(Feed {
        cards: cards.collect(),
        split: BTreeMap::new(),
        acts,
        ruled: ruled.collect::<Result<_, _>>()?,
        done: [0; 3],
    })
}

/// Rules on what comes before the next step; says whether there was anything.
fn rules(table: &mut dyn Table, feed: &mut Feed) -> Result<bool, Error> {
    let [cards, decisions, shows] = feed.done;
    let moment = match table.next() {
        Ask::Card { .. } => Moment::Card(cards + 1),
        Ask::Decide { .. } | Ask::Follow { .. } => Moment::Decision(decisions + 1),
        Ask::Show { .. } => Moment::Show(shows + 1),
        _ => return Ok(false),
    };
    // A card may be named that is never dealt, the deal being over before it.
    let late = Moment::Card(cards + 1);
    let due = |before: &Moment| *before == moment || *before == late;
    let Some(i) = feed.ruled.iter().position(|(before, _)| due(before)) else {
        return Ok(false);
    };
    table.rule(&feed.ruled.remove(i).1)?;
    Ok(true)
}

impl Feed {
    /// The next card of a place.
    fn card(&mut self, to: &str) -> Option<AnyCard> {
        let (seat, hand) = hands::numbered(to).unwrap_or((to, 0));
        if let Some(hands) = self.split.get_mut(seat) {
            return hands.card(hand);
        }
        let cards = self.cards.get_mut(to).filter(|cards| !cards.is_empty())?;
        Some(cards.remove(0))
    }

    /// What somebody who is asked decides: what is written, or `decline` where something else is
    /// written than what is offered.
    fn act(&mut self, table: &dyn Table, seat: Seat, owner: Owner) -> Result<Act, Error> {
        let menu = table.menu(seat);
        let named = |act: &Act| {
            let (full, word) = (act.to_string(), act.word.clone());
            let full = full.strip_suffix(".00").unwrap_or(&full).to_string();
            menu.iter().any(|choice| choice.is_open() && (choice.id == word || choice.id == full))
        };
        let declines = menu.iter().any(|choice| choice.is_open() && choice.id == "decline");
        let acts = self.acts.entry((seat, owner)).or_default();
        let next = acts.first().map(|act| act.parse::<Act>()).transpose()?;
        match next {
            Some(act) if !declines || named(&act) => {
                acts.remove(0);
                Ok(act)
            }
            None if !declines => Err(must_decide(table, seat).into()),
            _ => Ok(Act::word("decline")),
        }
    }

    /// Follows the hands of a seat through what a decision did.
    fn follow(&mut self, events: &[Event]) -> Result<(), Error> {
        // The last card laid elsewhere is the one with which the new hand begins.
        let laid = events.iter().rev().find_map(|event| match &event.what {
            What::Laid { of, .. } => Some(of),
            _ => None,
        });
        let Some(of) = laid else { return Ok(()) };
        let (seat, hand) = hands::numbered(of).unwrap_or((of, 0));
        if self.split.get_mut(seat).is_none_or(|hands| hands.split(hand)) {
            return Ok(());
        }
        Err(Error::damaged(format!("{of} is split, and no hand for it is written")))
    }
}

/// Drives the table with what is written until it is to be settled.
fn run(table: &mut dyn Table, feed: &mut Feed) -> Result<(), Error> {
    loop {
        if rules(table, feed)? {
            continue;
        }
        match table.next() {
            Ask::Card { to, rule, .. } => {
                let Some(card) = feed.card(&to) else {
                    let why = format!("{to} is due a card, and none is given");
                    return Err(Refusal::by(rule, why).into());
                };
                table.deal(card)?;
                feed.done[0] += 1;
            }
            Ask::Show { .. } => {
                table.show()?;
                feed.done[2] += 1;
            }
            Ask::Decide { seat } => {
                let act = feed.act(table, seat, Owner::Seat)?;
                let events = table.tell(Input::Decide { seat, act })?;
                feed.follow(&events)?;
                feed.done[1] += 1;
            }
            Ask::Follow { seat, behind } => {
                let act = feed.act(table, seat, Owner::Behind(behind))?;
                table.tell(Input::Follow { seat, behind, act })?;
                feed.done[1] += 1;
            }
            _ => break,
        }
    }
    for (_, ruling) in feed.ruled.drain(..) {
        table.rule(&ruling)?;
    }
    left_over(table, feed)
}

/// What is written and was not asked for is refused.
fn left_over(table: &dyn Table, feed: &Feed) -> Result<(), Error> {
    let plain = feed.cards.iter().filter_map(|(spot, left)| Some((spot.clone(), *left.first()?)));
    let split = feed.split.iter().filter_map(|(seat, hands)| {
        let (n, card) = hands.left()?;
        Some((format!("{seat}.{n}"), card))
    });
    for (spot, card) in plain.chain(split) {
        table.check(&Input::Card(Drawn { card, to: Some(spot.into()) }))?;
    }
    if let Some(((seat, _), acts)) = feed.acts.iter().find(|(_, acts)| !acts.is_empty()) {
        let why = format!("{seat} has nothing to decide: `{}` is one act too many", acts[0]);
        return Err(Refusal::by(table.sign().decisions, why).into());
    }
    Ok(())
}

/// A seat that is asked and says nothing.
fn must_decide(table: &dyn Table, seat: Seat) -> Refusal {
    let why = format!("{seat} must decide: {}", table.words(seat).join(", "));
    Refusal::by(table.sign().decisions, why)
}

/// What each seat, and each person behind one, has won or lost.
fn net(settlement: &Settlement) -> BTreeMap<String, Cents> {
    let mut net = BTreeMap::new();
    for (party, amount) in &settlement.nets() {
        let name = match party {
            Party::Seat(seat) => seat.n().to_string(),
            Party::Behind(seat, n) => format!("{}+{n}", seat.n()),
            _ => continue,
        };
        net.insert(name, *amount);
    }
    // Whoever has a line has a net, if only nothing.
    for line in settlement.lines.iter().filter(|line| line.owner == Owner::Seat) {
        net.entry(line.seat.to_string()).or_insert(Cents::ZERO);
    }
    net
}

/// The money of a table that was settled.
fn outcome(table: &dyn Table, settlement: Settlement, throws: Vec<Thrown>) -> Banked {
    let (sign, sight) = (table.sign(), table.sight(Viewer::Croupier));
    let nets = settlement.nets();
    let fee = |t: &Transfer| Fee {
        from: sign.party(t.from),
        amount: t.amount,
        label: t.why.label.clone(),
        rule: t.why.rule,
    };
    let moved = |t: &Transfer| Moved {
        from: sign.party(t.from),
        to: sign.party(t.to),
        amount: t.amount,
        owed: t.owed,
        wager: t.why.wager.clone(),
        label: t.why.label.clone(),
        rule: t.why.rule,
    };
    let transfers = || settlement.transfers.iter();
    Banked {
        net: net(&settlement),
        house: settlement.net(Party::House),
        player_dealer: nets.get(&Party::PlayerDealer).copied(),
        dealer: nets.get(&Party::Dealer).copied(),
        meters: sight.meters.into_iter().collect(),
        fees: transfers().filter(|t| t.to == Party::Room).map(fee).collect(),
        throws,
        transfers: transfers().map(moved).collect(),
        facts: sight.figures,
        next: (sight.after != After::default()).then_some(sight.after),
        lines: settlement.lines,
    }
}
