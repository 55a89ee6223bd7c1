//! After a throw: what it paid.

use super::{Lies, Session};
use crate::play::session::Paid;
use money::Cents;
use table::{Line, Outcome, Owner, Party, Refusal};

/// A settled throw, from your side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// What was thrown, by its number in the list of what can be.
    pub shown: usize,
    /// The same, as it is written.
    pub text: String,
    /// Wager by wager: what was decided, then what stands.
    pub paid: Vec<Paid>,
    /// What you won or lost in all.
    pub net: Cents,
}

impl Session {
    /// Moves the money.
    pub(super) fn settle(&mut self, shown: usize, before: &[Lies]) -> Result<Settled, Refusal> {
        let settlement = self.table.settle()?;
        let net = settlement.net(Party::Seat(self.you));
        self.bankroll += net;
        let yours = |line: &&Line| line.seat == self.you.n() && line.owner == Owner::Seat;
        let lines: Vec<&Line> = settlement.lines.iter().filter(yours).collect();
        let mut names = Names::new(self.faces()[shown].as_str(), before, &self.lying());
        let mut paid = Vec::new();
        for line in &lines {
            let mark = self.marks.iter().find(|mark| mark.id == line.wager);
            let title = mark.map_or(line.wager.as_str(), |mark| mark.title);
            let title = match names.point(line) {
                0 => title.to_string(),
                n => format!("{title} {n}"),
            };
            paid.push(Paid {
                wager: line.wager.clone(),
                title,
                stake: line.stake,
                result: Some(line.result),
                net: line.pays - line.collected,
                label: line.label.clone(),
                rule: line.rule.clone(),
            });
        }
        let decided = |line: &&&Line| !matches!(line.result, Outcome::Stands | Outcome::Returned);
        let down = lines.iter().filter(decided).filter_map(|line| {
            let mark = self.marks.iter().find(|mark| mark.id == line.wager)?;
            Some((mark.id, line.stake))
        });
        let down: Vec<(&'static str, Cents)> = down.collect();
        // Who only watched may still repeat what lay there before.
        if !lines.is_empty() {
            self.last = down;
        }
        Ok(Settled { shown, text: self.faces()[shown].clone(), paid, net })
    }
}

/// Which number a wager had travelled to when it was decided, or has now; a line does not say.
struct Names {
    total: u8,
    /// Where wagers lay that a 7 decides.
    before: Vec<(&'static str, u8)>,
    /// Where wagers lie that stand.
    after: Vec<(&'static str, u8)>,
}

impl Names {
    fn new(text: &str, before: &[Lies], after: &[Lies]) -> Names {
        let faces = text.split(' ').filter_map(|face| face.parse::<u8>().ok());
        let at = |lies: &Lies| (lies.wager, lies.point);
        Names {
            total: faces.fold(0, u8::saturating_add),
            before: before.iter().map(at).filter(|(_, point)| *point > 0).collect(),
            after: after.iter().map(at).collect(),
        }
    }

    fn point(&mut self, line: &Line) -> u8 {
        if !matches!(line.wager.as_str(), "come" | "dont-come") {
            return 0;
        }
        let first = |list: &mut Vec<(&'static str, u8)>| {
            let at = list.iter().position(|(wager, _)| *wager == line.wager);
            at.map_or(0, |at| list.remove(at).1)
        };
        match (line.result, line.label.as_str()) {
            (Outcome::Stands, _) => first(&mut self.after),
            (_, "the point") => self.total,
            (_, "7 before the point") => first(&mut self.before),
            _ => 0,
        }
    }
}
