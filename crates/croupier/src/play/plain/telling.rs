//! What happened, what it brought, and what you are asked.

use super::{Talk, listing};
use crate::play::session::{Session, Waits};
use crate::play::talk::{Stop, Talks};
use crate::play::tui::felt;
use crate::play::{look, words};
use crate::telling::{self, Teller, Told};
use money::Cents;
use std::io::{self, Write};
use table::{
    Bank, Chance, Choice, Event, Made, Office, Owner, Pick, Settlement, Sight, Span, What,
};

/// Columns of the marks that won.
const LIT: usize = 74;

impl<W: Write> Talk<W> {
    /// Tells what happened since.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        for event in self.session.news() {
            if !self.goes_without_saying(&event) {
                self.tell(&event)?;
            }
        }
        self.look_at_street();
        for why in self.session.unwritten() {
            self.say(&format!("This hand is not among the histories: {why}."))?;
        }
        Ok(())
    }

    /// Of your own coming the greeting has told, of a wager the decision that made it, of a hand
    /// that is shown its cards; and a deck is shuffled for every hand.
    fn goes_without_saying(&self, event: &Event) -> bool {
        let sign = self.session.sign();
        match &event.what {
            What::Joined { seat, .. } => *seat == self.session.you(),
            What::Staked { bet, .. } => {
                sign.mark(&bet.wager).is_some_and(|mark| mark.made == Made::ByDecision)
            }
            What::Shoe(_) => matches!(sign.chance, Chance::Deck { .. }),
            // The cards say it.
            What::Acted { act, .. } => act.word == "show" && act.cards.is_empty(),
            _ => false,
        }
    }

    /// Tells what happened since but for your own wagers, of which the answer speaks.
    pub(super) fn tell_others(&mut self) -> io::Result<()> {
        let you = self.session.you();
        for event in self.session.news() {
            let own = match &event.what {
                What::Staked { bet, .. } => bet.seat == you && bet.owner == Owner::Seat,
                What::Withdrawn { seat, .. } | What::Changed { seat, .. } => *seat == you,
                _ => false,
            };
            if !own && !self.goes_without_saying(&event) {
                self.tell(&event)?;
            }
        }
        self.look_at_street();
        Ok(())
    }

    fn tell(&mut self, event: &Event) -> io::Result<()> {
        let teller = Teller { you: Some(self.session.you()) };
        match &event.what {
            What::Dealt { to, card, .. } if self.is_between_players() => {
                return self.keep(to, *card);
            }
            _ => self.tell_dealt()?,
        }
        match &event.what {
            What::Settled(settlement) => self.settlement(teller, event, settlement),
            What::Thrown { shown } => self.say(&felt::shown(&self.session, shown)),
            What::Closed => {
                if let Some((n, most)) = self.session.free_hand() {
                    self.say(&format!("A free hand, {n} of {most} in this shoe."))?;
                }
                self.say("No more bets")
            }
            _ => teller.tell(event).iter().try_for_each(|told| self.say(&written(told))),
        }
    }

    /// Your lines, or all of them if you bank, and what they brought.
    fn settlement(&mut self, by: Teller, event: &Event, settled: &Settlement) -> io::Result<()> {
        let sight = self.session.sight();
        let points = |name| sight.figure(name).and_then(|text| text.parse().ok());
        if let (Some(player), Some(banker)) = (points("player_points"), points("banker_points")) {
            self.say(&words::verdict(player, banker))?;
        }
        if let Some(hands) = made(&self.session) {
            self.say(&hands)?;
        }
        let you = self.session.you();
        let banks = sight.bank.is_some_and(|(seat, _)| seat == you);
        let mut seen = settled.clone();
        seen.lines.retain(|line| banks || line.seat == you.n());
        let what = What::Settled(Box::new(seen));
        for told in by.tell(&Event { n: event.n, what }) {
            self.say(&written(&told))?;
        }
        if self.session.is_layout() {
            for (n, line) in look::wrap(&sight.lit.join(" "), LIT).into_iter().enumerate() {
                self.say(&format!("{}{line}", if n == 0 { "  lit " } else { "      " }))?;
            }
            if let Some(lying) = listing::lying(&self.session) {
                self.say(&format!("Standing: {lying}."))?;
            }
        }
        let purse = self.session.purse();
        let (net, rack) = (self.session.net().signed(), purse.rack());
        let stake = match purse.at_stake() {
            Cents::ZERO => String::new(),
            stake => format!(", {stake} at stake"),
        };
        self.say(&format!("Net {net}; you have {rack}{stake}."))
    }

    /// What is left and what lies there.
    pub(super) fn purse(&self) -> String {
        let purse = self.session.purse();
        format!("{} left, {} at stake", purse.rack(), purse.at_stake())
    }

    /// What the table remembers between throws.
    pub(super) fn situation(&mut self) -> Result<(), Stop> {
        match felt::situation(&self.session) {
            Some(text) => Ok(self.say(&text)?),
            None => Ok(()),
        }
    }

    /// What lies before you in this round of bets, at a ring.
    fn lies(&self) -> Option<Cents> {
        let ring = self.session.sign().bank == Bank::Pot;
        let chair = |sight: &Sight| sight.chair(self.session.you()).map(|chair| chair.bet);
        ring.then(|| chair(&self.session.sight()).unwrap_or(Cents::ZERO))
    }

    /// What you are asked, with what can be answered.
    pub(super) fn ask(&mut self) -> Result<(), Stop> {
        let waits = self.session.waits();
        let text = match waits {
            Waits::Decision | Waits::Turn(_) => {
                let mut open = answers(&self.decisions(), self.lies());
                let shows = open.iter().any(|word| word == "show");
                // Whoever does not want anything else lets the cards be shown.
                if matches!(waits, Waits::Turn(_)) && !shows {
                    open.push("show".into());
                }
                let open = open.join(", ");
                match seen(&self.session) {
                    seen if seen.is_empty() => words::capital(&format!("{open}?")),
                    seen => words::capital(&format!("{seen}: {open}?")),
                }
            }
            Waits::Kill => {
                let seen = words::capital(&seen(&self.session));
                format!("{seen}: kill the pot, or deal on?")
            }
            Waits::Office(Office::Bank) => "The bank is offered to you: bank AMOUNT, no?".into(),
            Waits::Office(Office::Shoe) => "The shoe is offered to you: shoe, no?".into(),
            Waits::Office(_) => {
                format!("{}?", answers(&self.decisions(), self.lies()).join(", "))
            }
            Waits::Bets | Waits::Hand | Waits::Round | Waits::Others => return Ok(()),
        };
        Ok(self.say(&text)?)
    }
}

/// A line, its rule dimmed where somebody reads it on a terminal.
fn written(told: &Told) -> String {
    match told.rule {
        Some(rule) => format!("{} {}", told.text, crate::cli::dim(&format!("({rule})"))),
        None => told.text.clone(),
    }
}

/// The cards that you see when you are asked: yours first, then what lies open.
fn seen(session: &Session) -> String {
    let sight = session.sight();
    let own = format!("seat{}", session.you().n());
    let mut parts: Vec<String> = Vec::new();
    for spot in &sight.spots {
        let mut cards = telling::cards(spot.known());
        let name = spot.spot.as_ref();
        if let Some(kind) = session.kind(name).filter(|_| name != "board") {
            cards = format!("{cards} ({kind})");
        }
        let (place, row) = name.split_once('.').unwrap_or((name, ""));
        match (place == own, row) {
            _ if cards.is_empty() || name == "burn" => {}
            (true, "") => parts.insert(0, format!("you hold {cards}")),
            (true, row) => parts.push(format!("your {row} is {cards}")),
            (false, _) if place.starts_with("seat") => {}
            (false, _) if place.starts_with("board") => {
                parts.push(format!("the {name} is {cards}"));
            }
            (false, _) => parts.push(format!("the {name} shows {cards}")),
        }
    }
    if sight.pot > Cents::ZERO {
        parts.push(format!("{} in the pot", sight.pot));
    }
    parts.join("; ")
}

/// Who held what, where each seat has a hand against the dealer.
fn made(session: &Session) -> Option<String> {
    let sight = session.sight();
    let hand = |spot: &str| {
        let known = sight.spots.iter().find(|known| known.spot == spot)?;
        Some(format!("{} ({})", telling::cards(known.known()), session.kind(spot)?))
    };
    let fails = sight.figure("dealer_qualifies") == Some("false");
    let after = if fails { " and does not qualify" } else { "" };
    let you = hand(&format!("seat{}", session.you().n())).map(|hand| format!("you have {hand}"));
    let dealer = hand("dealer").map(|hand| format!("the dealer has {hand}{after}"));
    let told: Vec<String> = you.into_iter().chain(dealer).collect();
    (!told.is_empty()).then(|| words::capital(&format!("{}.", told.join("; "))))
}

/// The choices as they are typed: an amount belongs to it where a word has several. At a ring
/// amounts are what lies before you afterwards: a call is told by what it still costs, and a raise
/// by what it comes to.
pub(super) fn answers(open: &[Choice], lies: Option<Cents>) -> Vec<String> {
    let several = |id: &str| open.iter().filter(|choice| choice.id == id).count() > 1;
    let one = |choice: &Choice| {
        let amount = match choice.amount {
            Some(span) if span.min == span.max && !several(&choice.id) => match lies {
                Some(lies) if choice.id == "call" => format!(" ({})", span.min - lies),
                Some(_) if matches!(choice.id.as_ref(), "raise" | "complete") => {
                    format!(" (to {})", span.min)
                }
                Some(lies) if lies > Cents::ZERO => format!(" (to {})", span.min),
                Some(_) | None => format!(" ({})", span.min),
            },
            Some(Span { min, max, .. }) if lies.is_some() && min < max => {
                let to = if lies > Some(Cents::ZERO) || choice.id == "raise" { "to " } else { "" };
                let most =
                    if max == Cents::READ_MAX { "or more".into() } else { format!("up to {max}") };
                format!(" AMOUNT ({to}{min} {most})")
            }
            Some(span) => format!(" {}", amounts(span)),
            None => String::new(),
        };
        answer(choice, &amount)
    };
    open.iter().map(one).collect()
}

fn answer(choice: &Choice, amount: &str) -> String {
    let text = format!("{}{amount}", choice.id);
    let of = choice.cards.as_ref().map_or("card", |pick| table::piece(pick.from.iter().copied()));
    match &choice.cards {
        Some(pick) if !pick.rows.is_empty() => {
            let rows: Vec<String> = pick.rows.iter().map(ToString::to_string).collect();
            text + &format!(" {} {of}s", rows.join(" / "))
        }
        Some(Pick { least: 1, most: 1, .. }) => text + &format!(" one of your {of}s"),
        Some(Pick { least, most, .. }) if least == most => {
            text + &format!(" {most} of your {of}s")
        }
        Some(Pick { most, .. }) => text + &format!(" up to {most} of your {of}s"),
        None => text,
    }
}

/// From the least to the most.
pub(super) fn amounts(span: Span) -> String {
    match span.max {
        max if max == span.min => span.min.plain(),
        Cents::READ_MAX => format!("{} or more", span.min.plain()),
        max => format!("{} to {}", span.min.plain(), max.plain()),
    }
}
