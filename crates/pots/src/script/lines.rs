//! The lines of a written hand: what was posted, and what was paid.

use super::{Line, Playing};
use crate::hand::Outcome;
use crate::posting::Posted;
use money::Cents;

impl Playing<'_> {
    /// Lines for antes, dead money and blinds.
    pub(super) fn posted(&mut self, posted: &Posted) {
        let rule = self.hand.rules().seats;
        for player in &self.script.out {
            let (seat, what) = (Some(player.seat), "sits out".to_owned());
            self.lines.push(Line { seat, what, amount: Cents::ZERO, rule });
        }
        for (place, player) in posted.players.iter().enumerate() {
            let mut left = player.stack;
            let posts =
                [("ante", player.ante), ("dead blind", player.dead), ("blind", player.live)];
            for (what, amount) in posts {
                let paid = amount.min(left);
                left -= paid;
                if paid > Cents::ZERO {
                    let forced = || self.forced_rule(place, what);
                    let rule = posted.rule(place, what).unwrap_or_else(forced);
                    let seat = Some(player.seat);
                    let what = what.to_owned();
                    self.lines.push(Line { seat, what, amount: Cents::ZERO - paid, rule });
                }
            }
        }
    }

    /// Lines for fees, bets returned, and what was won.
    pub(super) fn paid(&mut self, outcome: &Outcome) {
        let places = self.hand.places();
        let mut lines = Vec::new();
        for fee in self.hand.fees().list() {
            let amount = Cents::ZERO - fee.amount;
            let (seat, what, rule) = (fee.seat, fee.due.name.to_owned(), fee.due.rule);
            lines.push(Line { seat, what, amount, rule });
        }
        if let Some(back) = outcome.returned {
            let seat = Some(places[back.place].seat);
            let what = "returned, not called".to_owned();
            lines.push(Line { seat, what, amount: back.amount, rule: back.rule });
        }
        for award in &outcome.awards {
            for share in &award.winners {
                let seat = Some(places[share.place].seat);
                let what = match award.award {
                    "returned" => "returned".to_owned(),
                    name => format!("wins {name}"),
                };
                lines.push(Line {
                    seat,
                    what,
                    amount: share.amount - share.odd,
                    rule: award.rule,
                });
                if share.odd > Cents::ZERO {
                    let (what, rule) = ("odd chip".to_owned(), award.odd);
                    lines.push(Line { seat, what, amount: share.odd, rule });
                }
            }
        }
        self.lines.extend(lines);
    }
}
