//! From verdicts to transfers.

use super::meters::{envy, refill};
use super::order::sort;
use super::unmoved::{give_back, void};
use super::{Line, Outcome, Settlement, Stake, Why, envied, why};
use crate::bank::{Running, cover_on};
use crate::redress::Decided;
use crate::{
    Banker, Claim, Game, Kind, MeterState, Moved, Offer, Owner, Party, Pay, Row, Seat, Source,
    Terms,
};
use law::Cite;
use money::{Cents, Percent, Rounding};
use std::fmt::Write as _;

/// What settlement reads and, for meters, writes.
pub(crate) struct Books<'a, G: Game> {
    pub offers: &'a [Offer<G>],
    pub terms: &'a Terms,
    pub stakes: &'a [Stake],
    /// Wagers that decisions have made, whose, and by which rule.
    pub made: &'a [(Seat, Owner, &'static str, Cite)],
    pub meters: &'a mut [MeterState],
    /// What the player-dealer put up.
    pub put_up: Cents,
    /// What has moved to and from the player-dealer before.
    pub before: Running,
    /// The seat with which settlement begins.
    pub first: Seat,
    /// The rule that makes the round void.
    pub void: Option<Cite>,
    /// Wagers collected before the cards were compared, in that order.
    pub forfeited: &'a [(Seat, &'static str)],
    /// What rulings have decided, whatever the cards say.
    pub decided: &'a [Decided],
}

impl<G: Game> Books<'_, G> {
    /// The rule by which a stake was made.
    fn made(&self, stake: &Stake) -> Cite {
        let same = |(seat, owner, wager, _): &&(Seat, Owner, &str, Cite)| {
            (*seat, *owner, *wager) == (stake.seat, stake.owner, stake.wager)
        };
        let later = self.made.iter().find(same).map(|(.., rule)| *rule);
        later.unwrap_or_else(|| self.terms.cites.made(stake.wager))
    }

    /// The last ruling that has decided a stake.
    pub(super) fn ruled(&self, stake: &Stake) -> Option<&Decided> {
        self.decided.iter().rev().find(|decided| decided.covers(stake))
    }
}

/// A stake with its verdict and what it is owed.
pub(super) struct Verdict<'a> {
    pub(super) stake: &'a Stake,
    pub(super) kind: Kind,
    pub(super) row: Row,
    /// The line of the pay table; none where a ruling has decided.
    pub(super) line: Option<usize>,
    pub(super) pay: Pay,
    pub(super) owed: Cents,
    pub(super) vigorish: Cents,
    /// The rule of a ceiling that what is owed was cut to.
    pub(super) cut: Option<Cite>,
}

impl Verdict<'_> {
    /// The seat whose hand has earned it, where it is a bonus for another seat's.
    pub(super) fn by(&self) -> Option<Seat> {
        Seat::new(self.stake.memory.point).filter(|_| self.kind == Kind::Bonus)
    }

    /// The line of the pay table, or what else decided it; and whose hand it was.
    fn label(&self) -> String {
        self.by().map_or_else(|| self.row.label.to_owned(), |by| envied(by, self.row.label))
    }

    /// Why money moves on it.
    fn why(&self) -> Why {
        Why { by: self.by(), ..why(self.stake.wager, &self.label(), self.row.rule) }
    }
}

/// Settles every stake. `class` gives the class each stake is judged by.
pub(crate) fn settle<G: Game>(
    books: &mut Books<'_, G>,
    class: impl Fn(&Stake) -> usize,
) -> Settlement {
    let mut out = Settlement::default();
    let bonus = |stake: &&Stake| books.offers[stake.offer].wager.kind() == Kind::Bonus;
    for stake in books.stakes.iter().filter(|stake| !bonus(stake)) {
        let why = why(stake.wager, "stake", books.made(stake));
        out.moves(stake.payer(), Party::Layout, stake.amount, stake.amount, why);
    }
    if let Some(rule) = books.void {
        void(&mut out, books, rule);
        out.assert_conserved(None);
        return out;
    }
    contribute(&mut out, books);
    let mut verdicts: Vec<Verdict<'_>> = Vec::with_capacity(books.stakes.len());
    for stake in books.stakes {
        let offer = &books.offers[stake.offer];
        let (line, row, pay) = if let Some(ruled) = books.ruled(stake) {
            (None, ruled.row, ruled.pay)
        } else {
            let line = offer.line(class(stake));
            (Some(line), offer.rows[line], offer.pays[line])
        };
        let (owed, vigorish) = owed(stake, pay, books);
        let kind = offer.wager.kind();
        verdicts.push(Verdict { stake, kind, row, line, pay, owed, vigorish, cut: None });
    }
    // What other hands might have earned and did not is no matter of money.
    verdicts.retain(|v| v.by().is_none() || (v.pay.wins() && v.owed > Cents::ZERO));
    split_meters(&mut verdicts, books);
    under_ceiling(&mut verdicts, books.terms);
    sort(&mut verdicts, books.terms.order, books.first, books.forfeited);
    match books.terms.banker {
        Banker::House => house(&mut out, &mut verdicts, books),
        Banker::PlayerDealer(mode) => {
            let claims: Vec<Claim> = verdicts.iter().map(claim).collect();
            // Asserts that the player-dealer stays within what was put up.
            let moved = cover_on(mode, books.put_up, books.before, &claims);
            for (verdict, moved) in verdicts.iter().zip(moved) {
                covered(&mut out, verdict, moved, books.terms);
            }
        }
    }
    envy(&mut out, &verdicts, books);
    let shared = |offer: usize| {
        verdicts.iter().any(|v| v.stake.offer == offer && v.pay == Pay::Share(Percent(100)))
    };
    for offer in (0..books.offers.len()).filter(|offer| shared(*offer)) {
        refill(&mut out, offer, books);
    }
    out.assert_conserved(None);
    out
}

/// The stake of a progressive is taken before the deal; part of it feeds the meter.
fn contribute<G: Game>(out: &mut Settlement, books: &mut Books<'_, G>) {
    for stake in books.stakes {
        let Some(meter) = books.offers[stake.offer].meter else { continue };
        if books.ruled(stake).is_some_and(|ruled| ruled.pay == Pay::Off) {
            continue;
        }
        let cite = meter.floor.map_or(books.terms.cites.meter, |(_, rule)| rule);
        let rounding = if meter.floor.is_some() { Rounding::UP } else { Rounding::DOWN };
        let feeds = [
            (Party::Meter(stake.offer as u8), meter.increment, "meter increment"),
            (Party::Reserve(stake.offer as u8), meter.reserve, "reserve increment"),
        ];
        for (to, rate, label) in feeds {
            let amount = rate.map_or(Cents::ZERO, |r| r.of(stake.amount, rounding));
            out.moves(Party::House, to, amount, amount, why(stake.wager, label, cite));
            let state = &mut books.meters[stake.offer];
            match to {
                Party::Meter(_) => state.shown += amount,
                _ => state.reserve += amount,
            }
        }
    }
    for state in books.meters.iter_mut() {
        state.shown = state.at_payment.take().unwrap_or(state.shown);
    }
}

/// What a stake is owed by its line, and the vigorish already deducted.
fn owed<G: Game>(stake: &Stake, pay: Pay, books: &Books<'_, G>) -> (Cents, Cents) {
    let (rounding, _) = books.terms.vigorish;
    match pay {
        Pay::To(odds) | Pay::For(odds) => (odds.win(stake.amount, books.terms.wins), Cents::ZERO),
        Pay::Less(odds, percent) => {
            let win = odds.win(stake.amount, books.terms.wins);
            let vigorish = percent.of(win, rounding).min(win);
            (win - vigorish, vigorish)
        }
        Pay::Charge(percent) => {
            (Cents::ZERO, percent.of(stake.amount, rounding).min(stake.amount))
        }
        Pay::Flat(amount) => (books.offers[stake.offer].scaled(amount, stake.amount), Cents::ZERO),
        Pay::Share(_) | Pay::Slice(_) | Pay::Push | Pay::Void | Pay::Off => {
            (Cents::ZERO, Cents::ZERO)
        }
        Pay::Lose => (stake.amount, Cents::ZERO),
        Pay::Half | Pay::Surrender => {
            (Rounding::DOWN.divide(i128::from(stake.amount.get()), 2), Cents::ZERO)
        }
    }
}

/// A meter's share is divided evenly between its winners; odd cents stay in it.
fn split_meters<G: Game>(verdicts: &mut [Verdict<'_>], books: &Books<'_, G>) {
    for offer in 0..books.offers.len() {
        let wins = |v: &Verdict<'_>| v.stake.offer == offer && matches!(v.pay, Pay::Share(_));
        let winners = verdicts.iter().filter(|v| wins(v)).count() as i128;
        for verdict in verdicts.iter_mut().filter(|v| wins(v)) {
            if let Pay::Share(Percent(percent)) = verdict.pay {
                let shown = i128::from(books.meters[offer].shown.get());
                verdict.owed = Rounding::DOWN.divide(shown * i128::from(percent), 100 * winners);
            }
        }
    }
}

/// What a ceiling takes off: the line's wins of each player are cut in proportion, and what is
/// left adds up to the ceiling to the cent.
fn under_ceiling(verdicts: &mut [Verdict<'_>], terms: &Terms) {
    let Some(ceiling) = &terms.ceiling else { return };
    let under = |v: &Verdict<'_>, seat| {
        v.stake.seat == seat
            && v.row.label == ceiling.label
            && ceiling.wagers.contains(&v.stake.wager)
    };
    let mut seats: Vec<Seat> = verdicts.iter().map(|v| v.stake.seat).collect();
    seats.dedup();
    for seat in seats {
        let own = || verdicts.iter().filter(|v| under(v, seat));
        let total: Cents = own().map(|v| v.owed).sum();
        let least = own().map(|v| ceiling.least.win(v.stake.amount, terms.wins)).sum();
        let most = ceiling.most.max(least);
        if total <= most {
            continue;
        }
        let part = |of: Cents| {
            let parts = i128::from(of.get()) * i128::from(most.get());
            Rounding::DOWN.divide(parts, i128::from(total.get()))
        };
        let mut owed = Cents::ZERO;
        for verdict in verdicts.iter_mut().filter(|v| under(v, seat)) {
            let before = part(owed);
            owed += verdict.owed;
            verdict.owed = part(owed) - before;
            verdict.cut = Some(ceiling.rule);
        }
    }
}

fn line(verdict: &Verdict<'_>, result: Outcome) -> Line {
    Line {
        seat: verdict.stake.seat.n(),
        owner: verdict.stake.owner,
        wager: verdict.stake.wager.to_string(),
        point: if verdict.by().is_some() { 0 } else { verdict.stake.memory.point },
        by: verdict.by(),
        stake: verdict.stake.amount,
        result,
        pays: Cents::ZERO,
        owed: Cents::ZERO,
        collected: Cents::ZERO,
        vigorish: verdict.vigorish,
        label: verdict.label(),
        rule: verdict.row.rule,
    }
}

/// The house pays in full, but for the posted limit on side wagers.
fn house<G: Game>(out: &mut Settlement, verdicts: &mut [Verdict<'_>], books: &mut Books<'_, G>) {
    let of_meter = |pay| matches!(pay, Pay::Share(_) | Pay::Slice(_));
    let limited = |v: &Verdict<'_>| v.kind != Kind::Main && v.pay.wins() && !of_meter(v.pay);
    let total: Cents = verdicts.iter().filter(|v| limited(v)).map(|v| v.owed).sum();
    let limit = books.terms.aggregate.filter(|limit| total > *limit);
    // What is shared leaves a meter before anything else does.
    let shared = |v: &Verdict<'_>| matches!(v.pay, Pay::Share(_));
    for verdict in verdicts.iter().filter(|v| shared(v)) {
        books.meters[verdict.stake.offer].shown -= verdict.owed;
    }
    for verdict in verdicts.iter_mut() {
        let offer = verdict.stake.offer;
        if let Pay::Slice(percent) = verdict.pay {
            verdict.owed = percent.of(books.meters[offer].shown, books.terms.wins);
            let more = verdict.row.instead.filter(|(award, _)| *award > verdict.owed);
            if let Some((award, rule)) = more {
                (verdict.owed, verdict.pay) = (award, Pay::Flat(award));
                verdict.row.rule = rule;
            }
        }
        let verdict = &*verdict;
        let amount = match limit.filter(|_| limited(verdict)) {
            None => verdict.owed,
            Some(limit) => {
                let parts = i128::from(verdict.owed.get()) * i128::from(limit.get());
                Rounding::DOWN.divide(parts, i128::from(total.get()))
            }
        };
        let meter = &mut books.meters[offer];
        let fixed = verdict.kind == Kind::Progressive && verdict.pay != Pay::Lose;
        let metered = match books.terms.fixed_awards {
            Source::Tray => false,
            Source::Meter => amount <= meter.shown,
            Source::ToppedMeter => true,
        };
        let from = match verdict.pay {
            pay if of_meter(pay) => Party::Meter(offer as u8),
            _ if fixed && metered => Party::Meter(offer as u8),
            _ => Party::House,
        };
        if from != Party::House && !shared(verdict) {
            let lacks = (amount - meter.shown).max(Cents::ZERO);
            let cite = books.terms.cites.meter;
            let why = why(verdict.stake.wager, "what the meter lacks", cite);
            out.moves(Party::House, from, lacks, lacks, why);
            meter.shown = meter.shown + lacks - amount;
        }
        pay_one(out, verdict, (Party::House, from), amount, books.terms);
        let cut = verdict.cut.or((amount < verdict.owed).then_some(books.terms.cites.aggregate));
        if let (Some(line), Some(rule)) = (out.lines.last_mut(), cut) {
            let _ = write!(line.label, ", cut by the limit of {rule}");
        }
        if verdict.pay == Pay::Slice(Percent(100)) {
            refill(out, offer, books);
        }
    }
}

/// Pays, pushes or collects one stake. The bank collects; winnings come out of a purse, which is
/// the bank's own or a meter.
pub(super) fn pay_one(
    out: &mut Settlement,
    verdict: &Verdict<'_>,
    (bank, purse): (Party, Party),
    amount: Cents,
    terms: &Terms,
) {
    let Verdict { stake, row, pay, owed, vigorish, kind, .. } = verdict;
    let because = || verdict.why();
    if *kind == Kind::Bonus {
        return bonus(out, verdict, purse, amount);
    }
    let back = |out: &mut Settlement, to| {
        out.moves(Party::Layout, to, stake.amount, stake.amount, because());
    };
    let result = match pay {
        Pay::Lose => {
            out.moves(Party::Layout, bank, amount, *owed, because());
            let rest = stake.amount - amount;
            let why = why(stake.wager, "not covered", terms.cites.returned);
            out.moves(Party::Layout, stake.payer(), rest, rest, why);
            Outcome::Loses
        }
        Pay::Half | Pay::Surrender => {
            out.moves(Party::Layout, bank, amount, *owed, because());
            let rest = stake.amount - amount;
            out.moves(Party::Layout, stake.payer(), rest, rest, because());
            if *pay == Pay::Half { Outcome::Loses } else { Outcome::Surrendered }
        }
        Pay::Push | Pay::Void | Pay::Off => {
            back(out, stake.payer());
            match pay {
                Pay::Void => Outcome::Void,
                Pay::Off => Outcome::Returned,
                _ => Outcome::Pushes,
            }
        }
        Pay::Charge(_) => {
            back(out, stake.payer());
            let rule = terms.vigorish.1.unwrap_or(row.rule);
            let why = why(stake.wager, "vigorish", rule);
            let charged = if bank == Party::House { *vigorish } else { amount };
            out.moves(stake.payer(), bank, charged, *vigorish, why);
            Outcome::Pushes
        }
        Pay::To(_) | Pay::Less(..) => {
            let (win, full) = (amount + *vigorish, *owed + *vigorish);
            out.moves(purse, stake.winner(), win, full, because());
            let rule = terms.vigorish.1.unwrap_or(row.rule);
            let why = why(stake.wager, "vigorish", rule);
            out.moves(stake.winner(), bank, *vigorish, *vigorish, why);
            back(out, stake.winner());
            Outcome::Wins
        }
        Pay::For(_) | Pay::Flat(_) | Pay::Share(_) | Pay::Slice(_) => {
            out.moves(purse, stake.winner(), amount, *owed, because());
            out.moves(Party::Layout, bank, stake.amount, stake.amount, because());
            if *owed == Cents::ZERO { Outcome::Loses } else { Outcome::Wins }
        }
    };
    let paid = match (result, pay) {
        (Outcome::Wins, _) => amount,
        (_, Pay::Charge(_)) => -*vigorish,
        _ => Cents::ZERO,
    };
    let collected = collected(result, amount);
    let owed = if *owed == Cents::ZERO { paid } else { *owed };
    out.lines.push(Line { pays: paid, owed, collected, ..line(verdict, result) });
}

/// What was taken of a stake, out of what moved.
fn collected(result: Outcome, moved: Cents) -> Cents {
    let lost = matches!(result, Outcome::Loses | Outcome::Surrendered);
    if lost { moved } else { Cents::ZERO }
}

/// A bonus takes no stake: it is paid, or it is not.
fn bonus(out: &mut Settlement, verdict: &Verdict<'_>, purse: Party, amount: Cents) {
    let Verdict { stake, pay, owed, .. } = verdict;
    let won = pay.wins();
    if won {
        out.moves(purse, stake.winner(), amount, *owed, verdict.why());
    }
    let result = if won { Outcome::Wins } else { Outcome::Pushes };
    let (paid, owed) = if won { (amount, *owed) } else { (Cents::ZERO, Cents::ZERO) };
    let line = line(verdict, result);
    out.lines.push(Line { pays: paid, owed, stake: Cents::ZERO, ..line });
}

fn claim(verdict: &Verdict<'_>) -> Claim {
    match verdict.pay {
        Pay::Lose if verdict.kind == Kind::Bonus => Claim::Pushes,
        Pay::Lose | Pay::Half | Pay::Surrender => Claim::Loses(verdict.owed),
        Pay::Push | Pay::Void | Pay::Off => Claim::Pushes,
        Pay::Charge(_) => Claim::Loses(verdict.vigorish),
        _ => Claim::Wins(verdict.owed),
    }
}

/// One stake against a player-dealer, as far as money covered.
fn covered(out: &mut Settlement, verdict: &Verdict<'_>, moved: Moved, terms: &Terms) {
    match moved {
        Moved::Amount(amount) => {
            pay_one(out, verdict, (Party::PlayerDealer, Party::PlayerDealer), amount, terms);
        }
        Moved::NoAction => {
            let label = "no action: the player-dealer's wager is exhausted";
            let rule = terms.cites.returned;
            if verdict.by().is_some() {
                // Nothing was staked that could go back: the line says what is not paid.
                let line = line(verdict, Outcome::Returned);
                let (stake, label) = (Cents::ZERO, format!("{}, {label}", line.label));
                return out.lines.push(Line { stake, label, rule, owed: verdict.owed, ..line });
            }
            if verdict.kind == Kind::Bonus {
                let nothing = Stake { amount: Cents::ZERO, ..verdict.stake.clone() };
                return give_back(out, &nothing, Outcome::Returned, label, rule);
            }
            give_back(out, verdict.stake, Outcome::Returned, label, rule);
        }
    }
}
