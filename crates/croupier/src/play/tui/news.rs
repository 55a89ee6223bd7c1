//! What happened: kept to be read, and said at once where it matters.

use super::app::App;
use super::felt::{self, Family};
use super::listing::result;
use super::{bets, paid};
use crate::play::session::Waits;
use crate::play::terminal::{Message, Tone};
use crate::play::words;
use crate::telling::Teller;
use money::Cents;
use table::{Chance, Event, Face, What};

/// Lines that are kept of what happened.
const KEPT: usize = 400;

impl App {
    /// Keeps what happened, and says what is to be read at once.
    pub(super) fn note(&mut self) {
        let news = self.session.news();
        if matches!(self.session.waits(), Waits::Hand | Waits::Round) {
            self.before = self.session.purse().won();
        }
        if news.is_empty() {
            return;
        }
        self.put_away = false;
        let at_end = self.line + 1 >= self.log.len();
        let mut said = Vec::new();
        for event in &news {
            said.extend(self.say(event));
            self.keep(event);
        }
        let less = self.log.len().saturating_sub(KEPT);
        self.log.drain(..less);
        if at_end && self.session.sign().marks.is_empty() && self.session.waits() != Waits::Round {
            self.line = self.log.len().saturating_sub(1);
        }
        if !said.is_empty() && self.message.tone == Tone::Told {
            let text = [std::mem::take(&mut self.message.text), said.join(" ")].join(" ");
            self.message = Message { text: text.trim().to_string(), tone: Tone::Told };
        }
    }

    /// What is to be read at once of what happened.
    fn say(&mut self, event: &Event) -> Vec<String> {
        let mut said = Vec::new();
        match &event.what {
            What::Begun { .. } | What::Closed => self.log.clear(),
            What::Thrown { shown } => {
                self.message = Message::default();
                said.push(felt::shown(&self.session, shown));
            }
            What::Settled(settlement) => {
                self.line = 0;
                if bets::stand(self.session.sign()) {
                    let net = paid::net(&self.session, settlement);
                    let any = settlement.lines.iter().any(|l| l.seat == self.session.you().n());
                    said.extend(any.then(|| result(net)));
                    said.extend(felt::situation(&self.session));
                } else {
                    self.message = Message::default();
                }
            }
            What::Shoe(_) if self.goes_without_saying(event) => {}
            What::Shoe(_) | What::Shuffled { .. } | What::Office { .. } | What::Banked { .. } => {
                let told = Teller { you: Some(self.session.you()) }.tell(event);
                said.extend(told.iter().map(|told| words::capital(told.text.trim()) + "."));
            }
            _ => {}
        }
        said
    }

    /// Keeps an event to be read; cards that come to one place after each other are one line.
    fn keep(&mut self, event: &Event) {
        if self.goes_without_saying(event) {
            return;
        }
        let teller = Teller { you: Some(self.session.you()) };
        if let What::Dealt { to, card, face } = &event.what
            && *face != Face::Down
            && let Some(last) = self.log.last_mut()
            && last.text.starts_with(&format!("  {}: ", teller.spot(to)))
        {
            last.text = format!("{} {card}", last.text);
            return;
        }
        self.log.extend(teller.tell(event));
    }

    /// A deck is shuffled for every hand; and that somebody between players got a card that you
    /// do not see is seen on the felt.
    fn goes_without_saying(&self, event: &Event) -> bool {
        let between = matches!(self.family, Family::Ring | Family::Rows);
        match &event.what {
            What::Shoe(_) => matches!(self.session.sign().chance, Chance::Deck { .. }),
            What::Dealt { card, .. } => between && !card.is_known(),
            _ => false,
        }
    }

    /// What you have in the hand that is on, and what you had won before it.
    pub fn money(&self) -> (Cents, Cents) {
        let purse = self.session.purse();
        if matches!(self.family, Family::Ring | Family::Rows) {
            (self.before - purse.won(), self.before)
        } else {
            (purse.at_stake(), purse.won())
        }
    }
}
