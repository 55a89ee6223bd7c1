//! A written session at a wheel or with dice: wagers, then throw after throw with what people do
//! between them.

use super::banked::seat;
use super::names::is_word;
use super::ruled::{never_came, untimely};
use super::{Moment, Round, Shown, Thrown};
use crate::Error;
use money::Cents;
use table::{
    Bet, Call, Chance, Change, Line, Oral, Outcome, Refusal, SEATS_MAX, Seat, Settlement, Sight,
    Table, Verbs as _, Viewer,
};

/// What can be done between throws, for whoever wrote something else.
const FORMS: &str = "`bet WAGER AMOUNT`, `take WAGER`, `reduce WAGER AMOUNT`, `on WAGER`, \
    `off WAGER`, `declare WAGER AMOUNT with COVER confirmed`, `pass`, `shoot`";

/// Something a seat does between throws.
struct Act<'a> {
    /// After how many throws.
    after: usize,
    seat: Seat,
    /// As written, for messages.
    text: &'a str,
    what: &'a str,
}

fn acts<'a>(table: &dyn Table, round: &'a Round) -> Result<Vec<Act<'a>>, Error> {
    let mut all = Vec::new();
    for player in &round.seat {
        for text in &player.acts {
            let timed = text.trim().strip_prefix("after ").and_then(|rest| rest.split_once(':'));
            let act = timed.and_then(|(n, what)| Some((n.trim().parse().ok()?, what.trim())));
            let Some((after, what)) = act else {
                let why = format!("act `{text}`: expected `after 2: bet come 10.00`");
                return Err(Error::damaged(why));
            };
            all.push(Act { after, seat: seat(table, player.n)?, text, what });
        }
    }
    // Each seat's acts stay in their order.
    all.sort_by_key(|act| act.after);
    Ok(all)
}

fn obey(table: &mut dyn Table, act: &Act<'_>) -> Result<(), Error> {
    let unread = || Error::damaged(format!("act `{}`: expected one of {FORMS}", act.text));
    let money = |text: &str| text.parse::<Cents>().map_err(|_| unread());
    let words: Vec<&str> = act.what.split_whitespace().collect();
    let bet = |wager: &str, amount| Bet::new(act.seat, wager, amount);
    let mut change = |wager, change| table.change(act.seat, wager, change);
    match words.as_slice() {
        ["bet", wager, amount] => table.stake(&bet(wager, money(amount)?))?,
        ["declare", wager, amount, "with", cover, rest @ ..] if rest.len() <= 1 => {
            let confirmed = match rest {
                ["confirmed"] => true,
                [] => false,
                _ => return Err(unread()),
            };
            let oral = Some(Oral { cover: money(cover)?, confirmed });
            table.stake(&Bet { oral, ..bet(wager, money(amount)?) })?;
        }
        ["take", wager] => change(wager, Change::Take)?,
        ["reduce", wager, amount] => change(wager, Change::Reduce(money(amount)?))?,
        ["on", wager] => change(wager, Change::Call(Call::On))?,
        ["off", wager] => change(wager, Change::Call(Call::Off))?,
        [word] => {
            is_word(table, word)?;
            table.decide(act.seat, word)?;
        }
        _ => return Err(unread()),
    }
    Ok(())
}

/// What was spun or thrown, under the name the game gives it.
fn shown<'a>(round: &'a Round, chance: &str) -> Result<&'a [Shown], Error> {
    let (right, wrong, other) = match chance {
        "spin" => (&round.spins, &round.throws, "throws"),
        _ => (&round.throws, &round.spins, "spins"),
    };
    if !wrong.is_empty() {
        let why = format!("{}: expected `{chance}s`, found `{other}`", round.game);
        return Err(Error::damaged(why));
    }
    if right.is_empty() {
        let why = format!("{}: expected `{chance}s = [\"…\"]`, and there are none", round.game);
        return Err(Error::damaged(why));
    }
    Ok(right)
}

/// Whether a text is written as what is spun or thrown is: numbers, where only those are shown.
/// Which numbers there are is the table's to say, with its rule.
fn reads(chance: &Chance, text: &str) -> bool {
    let numbers = |text: &str| {
        let mut parts = text.split([' ', ',']).filter(|part| !part.is_empty()).peekable();
        parts.peek().is_some() && parts.all(|part| part.bytes().all(|b| b.is_ascii_digit()))
    };
    match chance {
        Chance::Throw { faces, .. } if faces.iter().all(|(face, _)| numbers(face)) => {
            numbers(text)
        }
        _ => true,
    }
}

/// Everybody's acts and the house's rulings between two throws.
fn between(
    table: &mut dyn Table,
    (round, acts): (&Round, &[Act<'_>]),
    after: usize,
) -> Result<(), Error> {
    for ruled in &round.ruled {
        if ruled.before()? == Moment::Card(after + 1) {
            table.rule(&ruled.read(|n| seat(table, n))?.1)?;
        }
    }
    // They are sorted by their moment.
    let first = acts.partition_point(|act| act.after < after);
    let now = acts[first..].iter().take_while(|act| act.after == after);
    now.into_iter().try_for_each(|act| obey(table, act))
}

/// What is ruled once a throw lies there, before it is settled.
fn ruled_then(
    table: &mut dyn Table,
    (round, throws): (&Round, usize),
    nth: usize,
) -> Result<(), Error> {
    for ruled in &round.ruled {
        let now = match ruled.before()? {
            Moment::SettlementOf(n) => n == nth,
            Moment::Settlement => nth == throws,
            _ => false,
        };
        if now {
            table.rule(&ruled.read(|n| seat(table, n))?.1)?;
        }
    }
    Ok(())
}

/// Closes betting. Seat 1 is the shooter and must have a line wager to begin with; a shooter who
/// has none at a later come-out has passed the dice, if need be to somebody the file leaves out.
fn close(table: &mut dyn Table, round: &Round, after: usize) -> Result<(), Error> {
    let listed = round.seat.iter().any(|player| player.n == 1);
    for n in 0..=SEATS_MAX {
        match table.close() {
            Ok(()) => break,
            Err(refusal) if after == 0 && listed || n == SEATS_MAX => {
                return Err(refusal.into());
            }
            Err(refusal) => {
                let sight = table.sight(Viewer::Public);
                let seat = sight.figure("shooter").and_then(|who| who.strip_prefix("seat "));
                let seat = seat.and_then(|n| n.parse().ok()).and_then(Seat::new);
                match seat {
                    Some(seat) => table.decide(seat, "pass")?,
                    None => return Err(refusal.into()),
                }
            }
        }
    }
    Ok(())
}

/// Plays a session to its last throw.
pub(super) fn run(
    table: &mut dyn Table,
    round: &Round,
    chance: &str,
) -> Result<(Settlement, Vec<Thrown>), Error> {
    let thrown = shown(round, chance)?;
    let acts = acts(table, round)?;
    if let Some(act) = acts.iter().find(|act| act.after > thrown.len()) {
        let why = format!("act `{}`: the file ends after {chance} {}", act.text, thrown.len());
        return Err(Error::damaged(why));
    }
    for ruled in &round.ruled {
        let (before, ruling) = ruled.read(|n| seat(table, n))?;
        untimely(before, &ruling)?;
        match before {
            Moment::Card(n) if (1..=thrown.len() + 1).contains(&n) => {}
            Moment::SettlementOf(n) if (1..=thrown.len()).contains(&n) => {}
            Moment::Settlement => {}
            Moment::Card(n) => {
                let why = format!("`at = \"{chance} {n}\"`: that moment never came");
                return Err(Refusal::by(ruling.cite()?, why).into());
            }
            Moment::SettlementOf(_) => return Err(never_came(before, &ruling).into()),
            _ => {
                let why = format!("[[ruled]] {}: say when, `at = \"{chance} 1\"`", ruled.rule);
                return Err(Error::damaged(why));
            }
        }
    }
    if let Some(spot) = round.spots.keys().next() {
        return Err(Error::damaged(format!("[spots] {spot}: no cards are dealt in this game")));
    }
    let (mut throws, mut settlement) = (Vec::new(), Settlement::default());
    for (after, text) in thrown.iter().enumerate() {
        between(table, (round, &acts), after)?;
        close(table, round, after)?;
        if !reads(&table.sign().chance, &text.0) {
            let (n, text) = (after + 1, text.0.escape_debug());
            let why = format!("{chance} {n}: `{text}` is nothing that could be shown");
            return Err(Error::damaged(why));
        }
        table.throw(&text.0)?;
        ruled_then(table, (round, thrown.len()), after + 1)?;
        let one = table.settle()?;
        let lines = one.lines.into_iter().filter(|line| line.result != Outcome::Stands);
        let lines: Vec<Line> = lines.collect();
        settlement.lines.extend(lines.iter().cloned());
        settlement.transfers.extend(one.transfers);
        let sight = table.sight(Viewer::Public);
        let figure = |wanted: &str| sight.figure(wanted).map(str::to_owned);
        let (shown, void) = (figure(chance).unwrap_or_default(), figure("void"));
        let Sight { lit, .. } = sight;
        throws.push(Thrown { shown, void, lit, lines });
        table.clear()?;
    }
    between(table, (round, &acts), thrown.len())?;
    let rest = table.settle()?;
    settlement.lines.extend(rest.lines);
    settlement.transfers.extend(rest.transfers);
    Ok((settlement, throws))
}
