//! A round that somebody banks. Cards are given by place in the order received; the table asks for
//! them one by one, so a card too many or too few is refused with the rule.

use super::throws;
use super::{Banked, Fee, Moment, Moved, Outcome, Round, Settled, Thrown};
use crate::Error;
use cards::AnyCard;
use games::Entry;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    After, Ask, Bet, Drawn, Input, Owner, Party, Refusal, Ruling, Seat, Settlement, Table, Tape,
    Transfer, Verbs as _, Viewer,
};

/// Cards and decisions of a written round, not yet used.
struct Feed {
    cards: BTreeMap<String, Vec<AnyCard>>,
    acts: BTreeMap<Seat, Vec<String>>,
    ruled: Vec<(Moment, Ruling)>,
}

impl Feed {
    /// What a player-dealer did with a choice: a card more at its place was drawn.
    fn banks(&self, table: &dyn Table, seat: Seat) -> Result<&'static str, Refusal> {
        let banks = table.sight(Viewer::Public).bank.is_some_and(|(bank, _)| bank == seat);
        if !banks {
            return Err(must_decide(table, seat));
        }
        let more = self.cards.get("dealer").is_some_and(|left| !left.is_empty());
        Ok(if more { "draw" } else { "stand" })
    }
}

/// Settles a round of a banked game.
pub(super) fn settle(round: &Round, entry: Entry) -> Result<Settled, Error> {
    let mut table = Tape::new(entry.open(&round.posted())?);
    bets(&mut table, round)?;
    let (settlement, throws) = if let Some(chance) = entry.chance().thrown() {
        meters(&mut table, round)?;
        throws::run(&mut table, round, chance)?
    } else {
        let cup = table.sign().cup.is_some();
        if !(round.throws.is_empty() || cup) || !round.spins.is_empty() {
            return Err(Error::damaged(format!("{} is played with cards", round.game)));
        }
        table.close()?;
        round.throws.iter().try_for_each(|shown| table.throw(&shown.0))?;
        meters(&mut table, round)?;
        let mut feed = feed(&table, round)?;
        run(&mut table, &mut feed)?;
        (table.settle()?, Vec::new())
    };
    Ok(Settled {
        game: entry.id(),
        title: entry.title(),
        outcome: Outcome::Banked(outcome(&table, settlement, throws)),
        inputs: table.inputs().to_vec(),
        events: table.all().to_vec(),
    })
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
    let acts = round.seat.iter().map(|chair| Ok((seat(table, chair.n)?, chair.acts.clone())));
    let ruled = round.ruled.iter().map(|ruled| ruled.read(|n| seat(table, n)));
    Ok(Feed {
        cards: cards.collect(),
        acts: acts.collect::<Result<_, Error>>()?,
        ruled: ruled.collect::<Result<_, _>>()?,
    })
}

/// Rules on what comes before the next step, given how many have been of each kind; says whether
/// there was anything.
fn rules(
    table: &mut dyn Table,
    feed: &mut Feed,
    [cards, decisions, shows]: [usize; 3],
) -> Result<bool, Error> {
    let moment = match table.next() {
        Ask::Card { .. } => Moment::Card(cards + 1),
        Ask::Decide { .. } => Moment::Decision(decisions + 1),
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

/// Drives the table with what is written until it is to be settled.
fn run(table: &mut dyn Table, feed: &mut Feed) -> Result<(), Error> {
    let mut done = [0; 3];
    loop {
        if rules(table, feed, done)? {
            continue;
        }
        match table.next() {
            Ask::Card { to, rule, .. } => {
                let cards = feed.cards.entry(to.to_string()).or_default();
                if cards.is_empty() {
                    let why = format!("{to} is due a card, and none is given");
                    return Err(Refusal::by(rule, why).into());
                }
                table.deal(cards.remove(0))?;
                done[0] += 1;
            }
            Ask::Show { .. } => {
                table.show()?;
                done[2] += 1;
            }
            Ask::Decide { seat } => {
                let said = feed.acts.get_mut(&seat).filter(|acts| !acts.is_empty());
                let act = match said.map(|acts| acts.remove(0)) {
                    Some(act) => act,
                    None => feed.banks(table, seat)?.to_string(),
                };
                table.decide(seat, &act)?;
                done[1] += 1;
            }
            _ => break,
        }
    }
    for (_, ruling) in feed.ruled.drain(..) {
        table.rule(&ruling)?;
    }
    for (spot, left) in &feed.cards {
        if let Some(card) = left.first() {
            let drawn = Drawn { card: *card, to: Some(spot.clone().into()) };
            table.check(&Input::Card(drawn))?;
        }
    }
    if let Some((seat, acts)) = feed.acts.iter().find(|(_, acts)| !acts.is_empty()) {
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
