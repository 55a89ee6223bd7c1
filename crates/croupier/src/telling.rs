//! Events in words: one line each, with the rule, as `play` and `replay` print them.

mod once;

pub(crate) use once::Once;

use cards::AnyCard;
use law::Cite;
use money::Cents;
use std::fmt::Write as _;
use table::{
    Act, Bet, Event, Face, Line, Name, NewShoe, Office, Outcome, Owner, Party, Seat, Settlement,
    Turn, What,
};

/// A line that is told, and the rule behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What happened.
    pub text: String,
    /// By which rule.
    pub rule: Option<Cite>,
}

impl Told {
    fn plain(text: impl Into<String>) -> Told {
        Told { text: text.into(), rule: None }
    }

    fn by(rule: Cite, text: impl Into<String>) -> Told {
        Told { text: text.into(), rule: Some(rule) }
    }
}

/// Tells events to somebody: to a seat as `you`, or to nobody in particular.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// Who listens.
    pub you: Option<Seat>,
}

/// Cards with blanks between them.
#[must_use]
pub fn cards(cards: impl IntoIterator<Item = AnyCard>) -> String {
    let faces: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    faces.join(" ")
}

impl Teller {
    /// A seat, the listener's or another's, at the beginning of a sentence.
    #[must_use]
    pub fn who(self, seat: Seat) -> String {
        if self.you == Some(seat) { "You".into() } else { format!("Seat {}", seat.n()) }
    }

    /// The same inside a sentence.
    #[must_use]
    pub fn whom(self, seat: Seat) -> String {
        if self.you == Some(seat) { "you".into() } else { seat.to_string() }
    }

    /// `raises`, or `raise` of the listener.
    fn verb(self, seat: Seat, verb: &str) -> String {
        let verb = if verb == "house-way" { "plays the house way" } else { verb };
        let (first, rest) = verb.split_once(' ').unwrap_or((verb, ""));
        let of_others = match first {
            _ if first.ends_with("ss") => format!("{first}es"),
            _ if first.ends_with('s') => first.to_string(),
            _ => format!("{first}s"),
        };
        let form = match (self.you == Some(seat), of_others.as_str()) {
            (false, form) => form,
            (true, "has") => "have",
            (true, form) if form.ends_with("sses") => &form[..form.len() - 2],
            (true, form) => form.strip_suffix('s').unwrap_or(form),
        };
        format!("{form} {rest}").trim_end().to_string()
    }

    fn does(self, seat: Seat, verb: &str, rest: &str) -> String {
        format!("{} {} {rest}", self.who(seat), self.verb(seat, verb)).trim_end().to_string()
    }

    /// Whose a spot is: `seat3` and its rows are somebody's, others have names.
    pub(crate) fn spot(self, spot: &str) -> String {
        let (place, row) = spot.split_once('.').map_or((spot, ""), |(place, row)| (place, row));
        let seat = place.strip_prefix("seat").and_then(|n| n.parse().ok()).and_then(Seat::new);
        let name = seat.map_or_else(|| place.to_string(), |seat| self.whom(seat));
        if row.is_empty() { name } else { format!("{name}, {row}") }
    }

    /// What happened, in as many lines as it takes; none where there is nothing to say.
    #[must_use]
    pub fn tell(self, event: &Event) -> Vec<Told> {
        match &event.what {
            What::Paid(settlement) | What::Settled(settlement) => self.settlement(settlement),
            what => self.line(what).into_iter().collect(),
        }
    }

    /// The same of every event, those too of which a player is told nothing: what a record says.
    #[must_use]
    pub fn record(self, event: &Event) -> Vec<Told> {
        let told = self.tell(event);
        if told.is_empty() { vec![Told::plain(self.quiet(&event.what))] } else { told }
    }

    /// What goes on without a word at a table.
    fn quiet(self, what: &What) -> String {
        let some = |all: &[AnyCard]| {
            let of = table::piece(all.iter().copied());
            match all.iter().filter(|card| card.is_known()).count() {
                0 if all.len() == 1 => format!("a {of}"),
                0 => format!("{} {of}s", all.len()),
                _ => cards(all.iter().copied()),
            }
        };
        match what {
            What::Dealt { to, card, .. } => {
                let to = if to == "burn" { "burned".into() } else { self.spot(to) };
                format!("  {to}: {}", some(&[*card]))
            }
            What::Laid { of, to, cards, .. } => {
                format!("  {} goes from {} to {}", some(cards), self.spot(of), self.spot(to))
            }
            What::Discarded { of, cards, .. } => {
                format!("  {} is thrown away by {}", some(cards), self.spot(of))
            }
            What::Cleared => "The table is cleared".into(),
            What::Paid(_) | What::Settled(_) => "No wager is settled now".into(),
            // invariant: everything else is told to players, too
            other => unreachable!("nothing is told of {other:?}"),
        }
    }

    fn line(self, what: &What) -> Option<Told> {
        self.people(what).or_else(|| self.wagers(what)).or_else(|| self.play(what))
    }

    fn people(self, what: &What) -> Option<Told> {
        let text = match what {
            What::Joined { seat, chips: Cents::ZERO, .. } => self.does(*seat, "sits", "down"),
            What::Joined { seat, chips, .. } => {
                self.does(*seat, "sits", &format!("down with {chips}"))
            }
            What::Left { seat, chips: Cents::ZERO } => self.does(*seat, "leaves", ""),
            What::Left { seat, chips } => self.does(*seat, "leaves", &format!("with {chips}")),
            What::Bought { seat, amount, .. } => {
                self.does(*seat, "buys", &format!("{amount} of chips"))
            }
            What::SatOut { seat } => self.does(*seat, "sits", "out"),
            What::CameBack { seat, .. } => self.does(*seat, "comes", "back"),
            What::Moved { from, to } => {
                // Whoever has moved sits there already.
                let who = if self.you == Some(*to) { *to } else { *from };
                self.does(who, "moves", &format!("to {to}"))
            }
            What::Office { office, seat, done, rule } => {
                return Some(Told::by(rule, self.does(*seat, turn(*done), named(*office))));
            }
            What::Banked { seat, amount, .. } => {
                self.does(*seat, "banks", &format!("with {amount}"))
            }
            What::Button { seat, rule } => {
                return Some(Told::by(rule, self.does(*seat, "has", "the button")));
            }
            What::LeftOut { seat, rule } => {
                return Some(Told::by(rule, self.does(*seat, "sits", "this hand out")));
            }
            What::Clock { seat, left: 0, rule } => {
                return Some(Told::by(rule, format!("Time is up for {}", self.whom(*seat))));
            }
            What::Clock { seat, left, rule } => {
                let text = format!("{} seconds are left to {}", left, self.whom(*seat));
                return Some(Told::by(rule, text));
            }
            _ => return None,
        };
        Some(Told::plain(text))
    }

    fn wagers(self, what: &What) -> Option<Told> {
        match what {
            What::Staked { bet: Bet { seat, owner, wager, amount, .. }, rule } => {
                let whose = match owner {
                    Owner::Seat => String::new(),
                    Owner::Behind(n) => format!(", behind {n}"),
                    Owner::Dealer => ", for the dealer".into(),
                };
                let rest = format!("{amount} on {wager}{whose}");
                Some(Told::by(rule, self.does(*seat, "puts", &rest)))
            }
            What::Withdrawn { seat, wager, amount, rule, .. } => {
                Some(Told::by(rule, self.does(*seat, "takes", &format!("{amount} off {wager}"))))
            }
            What::Changed { seat, wager, change, rule } => {
                let text = format!("{wager}: {change}");
                Some(Told::by(rule, self.does(*seat, "changes", &text)))
            }
            What::Coupons { seat, count: n, rule } => {
                Some(Told::by(rule, self.does(*seat, "uses", &format!("{n} coupons"))))
            }
            What::Metered { wager, shown } => {
                Some(Told::plain(format!("The meter of {wager} shows {shown}")))
            }
            What::Posted { seat, name, amount, rule } => {
                let rest = match name.as_ref() {
                    "ante" => format!("{amount}"),
                    name => format!("a {name} of {amount}"),
                };
                let verb = if name == "ante" { "antes" } else { "posts" };
                Some(Told::by(rule, self.does(*seat, verb, &rest)))
            }
            What::Fee { from, amount, name, rule } => {
                let from = match from {
                    Party::Seat(seat) => self.who(*seat),
                    _ => "The pot".into(),
                };
                if *amount == Cents::ZERO {
                    return Some(Told::by(rule, format!("The house takes nothing: {name}")));
                }
                let pays = if from == "You" { "pay" } else { "pays" };
                Some(Told::by(rule, format!("{from} {pays} the house {amount}: {name}")))
            }
            What::Closed => Some(Told::plain("No more bets")),
            _ => None,
        }
    }

    fn play(self, what: &What) -> Option<Told> {
        Some(match what {
            What::Shoe(shoe) => Told::plain(self.shoe(shoe)),
            What::Shuffled { rule } => Told::by(rule, "The cards are shuffled again"),
            What::Begun { seats } => Told::plain(match seats.len() {
                1 => "A hand of one player".to_string(),
                many => format!("A hand of {many} players"),
            }),
            What::Dealt { to, .. } if to == "burn" => return None,
            What::Dealt { to, card, face } => {
                let down = if *face == Face::Down { " face down" } else { "" };
                let card = if card.is_known() { card.to_string() } else { "a card".into() };
                Told::plain(format!("  {}: {card}{down}", self.spot(to)))
            }
            What::Handed { of, to, .. } => {
                Told::plain(format!("  {of} is handed to {}", self.whom(*to)))
            }
            What::Shown { of, cards: shown } => {
                let (who, shown) = (self.spot(of), cards(shown.iter().copied()));
                let shows = if who == "you" { "show" } else { "shows" };
                Told::plain(format!("  {who} {shows} {shown}"))
            }
            What::Thrown { shown } => Told::plain(format!("Shown: {shown}")),
            What::Acted { seat, act, did, paid, rule, .. } => {
                Told::by(rule, self.acted(*seat, act, did, *paid))
            }
            What::Followed { seat, behind, act, paid, rule } => {
                let paid = if *paid > Cents::ZERO { format!(" {paid}") } else { String::new() };
                let who = self.whom(*seat);
                Told::by(rule, format!("Person {behind} behind {who}: {}{paid}", act.word))
            }
            // Cards that go to a hand of their own; rows that were set are told with the act.
            What::Laid { to, cards: laid, .. } if is_hand(to) => {
                Told::plain(format!("  {}: {}", self.spot(to), cards(laid.iter().copied())))
            }
            What::Ruled { ruling, moved } => {
                let rule = law::find(&ruling.rule);
                let text = rule.map_or(ruling.rule.as_str(), |rule| rule.text);
                let moved: Vec<String> =
                    moved.iter().map(|(seat, n)| format!("{seat} {}", n.signed())).collect();
                let moved = if moved.is_empty() {
                    String::new()
                } else {
                    format!(" ({})", moved.join(", "))
                };
                Told { text: format!("Ruled: {text}{moved}"), rule }
            }
            _ => return None,
        })
    }

    fn acted(self, seat: Seat, act: &Act, did: &Name, paid: Cents) -> String {
        let mut rest = Vec::new();
        match act.amount {
            Some(to) if paid > Cents::ZERO && paid != to => rest.push(format!("{paid} to {to}")),
            _ if paid > Cents::ZERO => rest.push(paid.to_string()),
            _ => {}
        }
        let hidden = act.cards.all().all(|card| !card.is_known());
        match act.cards.all().count() {
            0 => {}
            1 if hidden => rest.push("a card".into()),
            n if hidden => rest.push(format!("{n} cards")),
            _ => rest.push(act.cards.to_string()),
        }
        self.does(seat, did, &rest.join(" "))
    }

    fn shoe(self, shoe: &NewShoe) -> String {
        let mut text = String::from("A full shoe is on the table");
        if let Some(cut) = &shoe.cut {
            let by = cut.by.map_or("the dealer".into(), |seat| self.whom(seat));
            let _ = write!(text, ", cut by {by} before card {}", cut.at);
        }
        if let Some(first) = shoe.burned.first() {
            let _ =
                write!(text, "; {first} is shown and {} more are burned", shoe.burned.len() - 1);
        }
        text
    }

    fn settlement(self, settlement: &Settlement) -> Vec<Told> {
        let mut told: Vec<Told> = settlement.lines.iter().map(|line| self.paid(line)).collect();
        let lined = |by| settlement.lines.iter().any(|line| line.by == Some(by));
        let envies = settlement.transfers.iter().filter(|t| t.why.by.is_some_and(|by| !lined(by)));
        told.extend(envies.map(|transfer| self.envy(transfer)));
        let back = |t: &&table::Transfer| t.from == Party::Pot && t.why.wager == "returned";
        for transfer in settlement.transfers.iter().filter(back) {
            if let Party::Seat(seat) = transfer.to {
                let text = format!("{} goes back to {}", transfer.amount, self.whom(seat));
                told.push(Told::by(transfer.why.rule, text));
            }
        }
        for made in &settlement.hands {
            let (who, cards) = (self.whom(made.seat), cards(made.cards.iter().copied()));
            // A row of Chinese poker has a name of its own; of one award the name says it all.
            let several = settlement.hands.iter().any(|other| other.award != made.award);
            let award = if several { format!(", {}", made.award) } else { String::new() };
            told.push(Told::plain(format!("  {who}{award}: {} ({cards})", made.name)));
        }
        for award in &settlement.awards {
            let pot =
                if award.pot == 0 { String::new() } else { format!(", side pot {}", award.pot) };
            for share in &award.winners {
                let rest = format!("{} ({}{pot})", share.amount, award.name);
                told.push(Told::by(award.rule, self.does(share.seat, "wins", &rest)));
                if share.odd > Cents::ZERO {
                    let text = format!("  {} of it could not be divided", share.odd);
                    told.push(Told::by(award.odd, text));
                }
            }
        }
        for debt in &settlement.debts {
            let rest = format!("{} {}: {}", self.whom(debt.to), debt.amount, debt.label);
            told.push(Told::by(debt.rule, self.does(debt.from, "pays", &rest)));
            for item in &debt.items {
                let text = format!("  {} for {}: {}", item.points, self.whom(item.to), item.label);
                told.push(Told::by(item.rule, text));
            }
            if let Some(rule) = debt.cut {
                let text = format!("  {} was owed: the chips did not reach", debt.owed);
                told.push(Told::by(rule, text));
            }
        }
        told
    }

    /// What became of a wager.
    fn paid(self, line: &Line) -> Told {
        let who = match line.owner {
            Owner::Seat => format!("seat {}", line.seat),
            Owner::Behind(n) => format!("seat {}, behind {n}", line.seat),
            Owner::Dealer => format!("seat {}, for the dealer", line.seat),
        };
        let yours = self.you.map(Seat::n) == Some(line.seat) && line.owner == Owner::Seat;
        let who = if yours { "your".into() } else { who };
        let result = match line.result {
            Outcome::Wins => format!("wins {}", line.pays),
            Outcome::Loses => format!("loses {}", line.collected),
            Outcome::Pushes => "pushes".into(),
            Outcome::Returned => match line.unpaid() {
                Some(owed) => format!("wins {} of {owed}", line.pays),
                None => "goes back".into(),
            },
            Outcome::Void => "is void".into(),
            Outcome::Stands => "stands".into(),
            Outcome::Surrendered => "is surrendered".into(),
        };
        // What another's hand has earned was never staked.
        let stake = line.by.map_or_else(|| format!(" {}", line.stake), |_| String::new());
        let text = format!("  {who} {}{stake} {result}: {}", line.name(), line.label);
        Told::by(line.rule, text)
    }

    /// Envy on a wager that has a line of its own.
    fn envy(self, transfer: &table::Transfer) -> Told {
        let who = match transfer.to {
            Party::Seat(seat) if self.you == Some(seat) => "your".into(),
            Party::Seat(seat) => seat.to_string(),
            Party::Behind(seat, n) => format!("{seat}, behind {n}"),
            _ => "the dealer's".into(),
        };
        let (wager, label) = (&transfer.why.wager, &transfer.why.label);
        let text = format!("  {who} {wager} envy wins {}: {label}", transfer.amount);
        Told::by(transfer.why.rule, text)
    }
}

const fn turn(done: Turn) -> &'static str {
    match done {
        Turn::Took => "takes",
        Turn::Declined => "declines",
        Turn::Passed => "passes",
        Turn::GaveBack => "gives back",
    }
}

pub(crate) const fn named(office: Office) -> &'static str {
    match office {
        Office::Bank => "the bank",
        Office::Shoe => "the shoe",
        Office::Dice => "the dice",
        Office::Button => "the button",
        Office::Kill => "the kill",
    }
}

/// Whether a place is a hand that a split made: `seat1.2`.
fn is_hand(place: &str) -> bool {
    place.split_once('.').is_some_and(|(_, n)| n.parse::<u8>().is_ok())
}
