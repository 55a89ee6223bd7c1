//! A round that somebody banks. Cards are given by place in the order received; the table asks for
//! them one by one, so a card too many or too few is refused with the rule.

use super::balance::outcome;
use super::hands::{self, Hands};
use super::names::{is_place, is_word, no_such_tile};
use super::ruled::{never_came, untimely};
use super::throws;
use super::{Invoked, Moment, Round, Settled, Sums, Thrown};
use crate::Error;
use cards::AnyCard;
use games::Entry;
use law::Part;
use money::Cents;
use std::collections::BTreeMap;
use table::{
    Act, Ask, Bet, Drawn, Event, Input, Line, Oral, Owner, Refusal, Ruling, Seat, Settlement,
    Table, Tape, Verbs as _, Viewer, What,
};

/// A meter that nothing has been said of might show this much.
const ANY_METER: Cents = Cents::dollars(1_000_000);

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
    /// A shortage that was found later has ended the round: what came after it does not count.
    ended: bool,
}

impl Feed {
    /// What a player-dealer did with a choice: a card more at its place was drawn.
    fn banks(&self, table: &dyn Table, seat: Seat) -> Result<&'static str, Refusal> {
        let banks = table.sight(Viewer::Public).bank.is_some_and(|(bank, _)| bank == seat);
        if !banks {
            return Err(must_decide(table, seat));
        }
        let sets = table.words(seat).iter().any(|word| word.starts_with("set "));
        let more = self.cards.get("dealer").is_some_and(|left| !left.is_empty());
        Ok(match (sets, more) {
            (true, false) => "house-way",
            (_, true) => "draw",
            (false, false) => "stand",
        })
    }
}

/// Settles a round of a banked game.
pub(super) fn settle(round: &Round, entry: Entry) -> Result<Settled, Error> {
    let mut table = Tape::new(entry.open(&round.posted())?);
    bank(&mut table, round)?;
    let ruled = rulings(&mut table, round)?;
    bets(&mut table, round)?;
    if let Some(chance) = entry.chance().thrown() {
        meters(&mut table, round)?;
        let (settlement, throws) = throws::run(&mut table, round, chance)?;
        return Ok(settled(entry, &table, settlement, throws));
    }
    let cup = table.sign().cup.is_some();
    if !(round.throws.is_empty() || cup) || !round.spins.is_empty() {
        return Err(Error::damaged(format!("{} is played with cards", round.game)));
    }
    table.close()?;
    round.throws.iter().try_for_each(|shown| table.throw(&shown.0))?;
    meters(&mut table, round)?;
    let mut feed = feed(&table, round, ruled)?;
    let ways = {
        let Feed { cards, acts, .. } = &mut feed;
        hands::ways(cards, |place| {
            let own = |(seat, owner): &&(Seat, Owner)| {
                *owner == Owner::Seat && format!("seat{}", seat.n()) == place
            };
            acts.keys().find(own).and_then(|key| acts.get(key)).cloned().unwrap_or_default()
        })?
    };
    // Of ways that all fail, the one that came farthest says why.
    let mut failed: Option<(usize, Error)> = None;
    let mut fits: Option<(Tape, Settlement)> = None;
    for split in ways {
        let fresh = || table.replay(entry.open(&round.posted())?).map_err(Error::from);
        let (mut table, mut feed) = (fresh()?, Feed { split, ..feed.clone() });
        match to_the_end(&mut table, &mut feed, round).and_then(|settlement| {
            meters_are_given(entry, &table, &settlement, round)?;
            Ok(settlement)
        }) {
            Ok(settlement) => match &fits {
                Some((_, known)) if known.transfers != settlement.transfers => {
                    let why = "the hands of a split may have come about in ways that pay \
                               differently";
                    return Err(Error::damaged(why.to_string()));
                }
                Some(_) => {}
                None => fits = Some((table, settlement)),
            },
            Err(error) => {
                let steps = feed.done.iter().sum();
                if failed.as_ref().is_none_or(|(most, _)| steps > *most) {
                    failed = Some((steps, error));
                }
            }
        }
    }
    if let Some((table, settlement)) = fits {
        return Ok(settled(entry, &table, settlement, Vec::new()));
    }
    // invariant: there is at least one way.
    Err(failed.map_or_else(|| unreachable!("no way was tried"), |(_, error)| error))
}

/// Plays a round with what is written, and what is ruled after its settlement.
fn to_the_end(table: &mut Tape, feed: &mut Feed, round: &Round) -> Result<Settlement, Error> {
    run(table, feed)?;
    let settlement = table.settle()?;
    feed.ruled.drain(..).try_for_each(|(_, ruling)| table.rule(&ruling))?;
    check_first(table, round)?;
    Ok(settlement)
}

/// What a meter shows decides what is won of it. Where it is neither written, printed nor posted,
/// the round must come to the same whatever it shows.
fn meters_are_given(
    entry: Entry,
    table: &Tape,
    settlement: &Settlement,
    round: &Round,
) -> Result<(), Error> {
    let fresh = entry.open(&round.posted())?.sight(Viewer::Public).meters;
    for (wager, shown) in fresh {
        let seed = format!("seed.{wager}");
        let known = shown > Cents::ZERO || round.posted().contains_key(&seed);
        if known || round.meters.keys().any(|written| *written == *wager) {
            continue;
        }
        // Told again with another value, all else being as it was.
        let mut other = Tape::new(entry.open(&round.posted())?);
        for input in table.inputs() {
            other.tell(input.clone())?;
            if *input == (Input::Close {}) {
                other.set_meter(&wager, ANY_METER)?;
            }
        }
        let settled = other.all().iter().find_map(|event| match &event.what {
            What::Settled(settlement) => Some(&settlement.lines),
            _ => None,
        });
        let told = settled.map_or(&[][..], Vec::as_slice);
        let differs = |(a, b): &(&Line, &Line)| a.pays != b.pays;
        if let Some((line, _)) = settlement.lines.iter().zip(told).find(differs) {
            let why = format!(
                "{} wins of a meter, and nobody says what it shows: write \
                 `meters = {{ {wager} = \"…\" }}`, or post `{seed}`",
                line.label
            );
            return Err(Refusal::by(line.rule, why).into());
        }
    }
    Ok(())
}

fn settled(entry: Entry, table: &Tape, settlement: Settlement, throws: Vec<Thrown>) -> Settled {
    Settled {
        ruled: Invoked::all(table.all()),
        game: entry.id(),
        title: entry.title(),
        outcome: Sums::Banked(outcome(table, settlement, throws)),
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

fn bank(table: &mut dyn Table, round: &Round) -> Result<(), Error> {
    if let Some(bank) = &round.player_dealer {
        let action = bank.action.map(|n| seat(table, n)).transpose()?;
        let banker = seat(table, bank.seat)?;
        // Where the book says who is first, what is written is held against it in the end.
        let action = action.filter(|_| table.sign().first.is_none());
        table.bank(banker, bank.wager.0, action)?;
    }
    Ok(())
}

/// Every ruling with its moment, but for those before the wagers, which are made. Where people
/// must agree to something, those whom the file lists sit there.
fn rulings(table: &mut dyn Table, round: &Round) -> Result<Vec<(Moment, Ruling)>, Error> {
    let ruled = round.ruled.iter().map(|ruled| ruled.read(|n| seat(table, n)));
    let ruled = ruled.collect::<Result<Vec<_>, _>>()?;
    let (first, later): (Vec<_>, Vec<_>) =
        ruled.into_iter().partition(|(before, _)| *before == Moment::Wagers);
    if first.iter().any(|(_, ruling)| !ruling.seats.is_empty()) {
        for chair in &round.seat {
            let (seat, buy) = (seat(table, chair.n)?, Cents::ZERO);
            table.tell(Input::Join { seat, buy, how: None })?;
        }
    }
    for (before, ruling) in &first {
        untimely(*before, ruling)?;
        table.rule(ruling)?;
    }
    Ok(later)
}

fn bets(table: &mut dyn Table, round: &Round) -> Result<(), Error> {
    for chair in &round.seat {
        let at = seat(table, chair.n)?;
        if let Some(wager) = chair.oral.keys().find(|wager| !chair.bets.contains_key(*wager)) {
            let why = format!("[[seat]] n = {}: oral `{wager}` is in no bets", chair.n);
            return Err(Error::damaged(why));
        }
        let mut stake = |owner, wager: &String, amount: Cents| {
            // What is written lay there when the cards came.
            let spoken = chair.oral.get(wager).filter(|_| owner == Owner::Seat);
            let oral =
                spoken.map(|spoken| Oral { cover: spoken.cover.0, confirmed: spoken.confirmed });
            table.stake(&Bet { owner, oral, found: true, ..Bet::new(at, wager, amount) })
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

/// Holds the seat that is written as first against the one with which settlement began. One
/// without a wager hands it on clockwise.
fn check_first(table: &dyn Table, round: &Round) -> Result<(), Error> {
    let written = round.player_dealer.as_ref().and_then(|bank| bank.action);
    let (Some(n), Some(rule)) = (written, table.sign().first) else { return Ok(()) };
    let sight = table.sight(Viewer::Croupier);
    let (named, stakes) = (seat(table, n)?, sight.stakes.iter());
    let meant = stakes.map(|lying| lying.seat).min_by_key(|seat| seat.steps_from(named));
    match sight.first {
        Some(first) if meant != Some(first) => {
            let why = format!("settlement begins with {first}, not with {named}");
            Err(Refusal::by(rule, why).into())
        }
        _ => Ok(()),
    }
}

fn meters(table: &mut dyn Table, round: &Round) -> Result<(), Refusal> {
    round.meters.iter().try_for_each(|(wager, shown)| table.set_meter(wager, shown.0))
}

fn feed(table: &dyn Table, round: &Round, ruled: Vec<(Moment, Ruling)>) -> Result<Feed, Error> {
    no_such_tile(table, round)?;
    let cards = round.cards()?.into_iter().map(|(spot, cards)| (spot.to_owned(), cards));
    round.spots.keys().try_for_each(|place| is_place(table, place))?;
    let mut acts = BTreeMap::new();
    for chair in &round.seat {
        let at = seat(table, chair.n)?;
        chair.acts.iter().try_for_each(|act| is_word(table, act))?;
        acts.insert((at, Owner::Seat), chair.acts.clone());
        for (n, behind) in chair.backline.iter().enumerate() {
            let owner = Owner::Behind(u8::try_from(n + 1).unwrap_or(u8::MAX));
            acts.insert((at, owner), behind.acts.clone());
        }
    }
    if let Some(bank) = &round.player_dealer
        && let Some(set) = &bank.set
    {
        // Written as a seat writes it, or by the cards alone.
        let word = set.split_whitespace().next().unwrap_or_default();
        let known = table.sign().words.iter().any(|known| **known == *word);
        let act = if known { set.clone() } else { format!("set {set}") };
        is_word(table, &act)?;
        acts.insert((seat(table, bank.seat)?, Owner::Seat), vec![act]);
    }
    let (split, done) = (BTreeMap::new(), [0; 3]);
    Ok(Feed { cards: cards.collect(), split, acts, ruled, done, ended: false })
}

/// Makes a ruling. Where it counts the cards of a place, those that are written there and were
/// not due are the ones too many.
fn rule(table: &mut dyn Table, feed: &mut Feed, at: usize) -> Result<(), Error> {
    let (before, mut ruling) = feed.ruled.remove(at);
    if let (Some(place), Some(count)) = (place(&ruling), ruling.count)
        && let Some(left) = feed.cards.get_mut(&place)
        && !left.is_empty()
        && ruling.cards.is_empty()
        && dealt_to(table, &place) + left.len() == usize::from(count)
    {
        ruling.cards = std::mem::take(left);
    }
    table.rule(&ruling)?;
    untimely(before, &ruling)?;
    Ok(())
}

/// The place that a ruling is about: the dealer's where its rule names none and counts cards.
fn place(ruling: &Ruling) -> Option<String> {
    let seat = ruling.seat.map(|seat| format!("seat{}", seat.n()));
    let named = seat.or_else(|| ruling.spot.clone());
    let form = ruling.cite().ok().and_then(|rule| rule.ruled);
    let dealers = form.is_some_and(|form| {
        let counts = form.takes(Part::Count) && form.takes(Part::Cards);
        counts && !form.takes(Part::Seat) && !form.takes(Part::Spot)
    });
    named.or_else(|| dealers.then(|| "dealer".into()))
}

/// How many cards a place has received.
fn dealt_to(table: &dyn Table, place: &str) -> usize {
    let to_it = |event: &&Event| matches!(&event.what, What::Dealt { to, .. } if *to == place);
    table.events().iter().filter(to_it).count()
}

/// A place is due a card and none is written for it: a ruling that counts as many cards as it has
/// is made there, whenever the shortage was noticed.
fn short(table: &mut dyn Table, feed: &mut Feed, to: &str) -> Result<bool, Error> {
    let has = dealt_to(table, to);
    let counts = |ruling: &Ruling| {
        place(ruling).as_deref() == Some(to) && ruling.count.map(usize::from) == Some(has)
    };
    match feed.ruled.iter().position(|(_, ruling)| counts(ruling)) {
        Some(at) => {
            rule(table, feed, at)?;
            feed.ended = table.next() == Ask::Settlement;
            Ok(true)
        }
        None => Ok(false),
    }
}

/// Rules on what comes before the next step; says whether there was anything.
fn rules(table: &mut dyn Table, feed: &mut Feed) -> Result<bool, Error> {
    let [cards, decisions, shows] = feed.done;
    let moment = match table.next() {
        Ask::Card { .. } => Moment::Card(cards + 1),
        Ask::Decide { .. } | Ask::Follow { .. } => Moment::Decision(decisions + 1),
        Ask::Show { .. } => Moment::Show(shows + 1),
        _ => Moment::Settlement,
    };
    // A card dealt in error when the deal is over is the next one out of the shoe.
    let stray = |(before, ruling): &(Moment, Ruling)| {
        let next = *before == Moment::Card(cards + 1);
        moment == Moment::Settlement && next && ruling.card.is_some()
    };
    let due = |pending: &(Moment, Ruling)| pending.0 == moment || stray(pending);
    match feed.ruled.iter().position(due) {
        Some(at) => rule(table, feed, at).map(|()| true),
        None => Ok(false),
    }
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
            None if !declines => Ok(Act::word(self.banks(table, seat)?)),
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
                    if short(table, feed, &to)? {
                        continue;
                    }
                    let piece = table.sign().piece();
                    let why = format!("{to} is due a {piece}, and none is given");
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
    let came = |(before, _): &&(Moment, Ruling)| *before != Moment::End;
    if let Some((before, ruling)) = feed.ruled.iter().find(came) {
        return Err(never_came(*before, ruling).into());
    }
    if feed.ended { Ok(()) } else { left_over(table, feed) }
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
    if let Some(((seat, owner), acts)) = feed.acts.iter().find(|(_, acts)| !acts.is_empty()) {
        let (seat, owner) = (*seat, *owner);
        let who = match owner {
            Owner::Behind(n) => format!("person {n} behind {seat}"),
            Owner::Seat | Owner::Dealer => seat.to_string(),
        };
        let why = format!("{who} has nothing to decide: `{}` is one act too many", acts[0]);
        let told = acts[0].parse().ok().map(|act| match owner {
            Owner::Behind(behind) => Input::Follow { seat, behind, act },
            Owner::Seat | Owner::Dealer => Input::Decide { seat, act },
        });
        let refused = told.and_then(|input| table.check(&input).err());
        let rule = refused.and_then(|refusal| refusal.rule).unwrap_or(table.sign().decisions);
        return Err(Refusal::by(rule, why).into());
    }
    Ok(())
}

/// A seat that is asked and says nothing.
fn must_decide(table: &dyn Table, seat: Seat) -> Refusal {
    let why = format!("{seat} must decide: {}", table.words(seat).join(", "));
    Refusal::by(table.sign().decisions, why)
}
