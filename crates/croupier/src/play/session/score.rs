//! After a round: what it paid, and what the boards make of it.

use super::{Session, Spot};
use crate::Failure;
use crate::play::words;
use games::Entry;
use games::baccarat::boards::{self, Hand, Measure, Outcome};
use money::Cents;
use table::{Kind, Owner, Party, Seat, Settlement};

/// A settled round, from your side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Wager by wager, in the order of payment, then fees.
    pub paid: Vec<Paid>,
    /// What you won or lost in all.
    pub net: Cents,
    /// The player's and the banker's points; none where the round is void.
    pub points: Option<(u8, u8)>,
    /// Who banked, and with how much, where players do.
    pub(super) bank: Option<(Seat, Cents)>,
    /// Who drew the cards, where players may.
    pub(super) drawing: Option<Party>,
}

/// What became of one wager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Its id.
    pub wager: String,
    /// Its name; whose it was, where you banked.
    pub title: String,
    /// The stake; nothing for a fee, or for a bonus paid on another wager.
    pub stake: Cents,
    /// How it ended; none for a fee.
    pub result: Option<table::Outcome>,
    /// What it won or lost you.
    pub net: Cents,
    /// The line of the pay table.
    pub label: String,
    /// The rule.
    pub rule: String,
}

/// The wagers whose hits the boards count: all beside the game itself.
pub(super) fn bonuses(spots: &[Spot]) -> Vec<&'static str> {
    let beside = |spot: &&Spot| spot.kind != Kind::Main && spot.id != "tie";
    spots.iter().filter(beside).map(|spot| spot.title).take(boards::BONUSES_MAX).collect()
}

impl Session {
    /// What the boards count at this table; Baccarat 9 knows neither naturals nor pairs.
    pub fn measures(&self) -> Vec<(&'static str, Measure)> {
        let nines = matches!(self.entry, Entry::Nines(_));
        let counted = |measure: &Measure| match measure {
            Measure::Player | Measure::Banker | Measure::Tie | Measure::Bonus(_) => true,
            _ => !nines,
        };
        self.boards.measures().filter(|(_, measure)| counted(measure)).collect()
    }

    /// Whether rounds are entered on the boards of baccarat.
    pub fn keeps_boards(&self) -> bool {
        self.plan.is_none()
    }

    /// Whether hands have three cards before the first draw.
    pub fn three_card_hands(&self) -> bool {
        matches!(self.entry, Entry::Nines(_))
    }

    /// Moves the money, enters the round on the boards and in the journal.
    pub(super) fn settle(&mut self) -> Result<(), Failure> {
        let settlement = self.table.settle()?;
        let (bank, drawing) = (self.bank(), self.drawing());
        let banker = bank.map(|(seat, _)| seat);
        let net = settlement.net(Party::Seat(self.you))
            + if banker == Some(self.you) {
                settlement.net(Party::PlayerDealer)
            } else {
                Cents::ZERO
            };
        let paid = self.paid(&settlement, banker);
        self.bankroll += net;
        self.rounds += 1;
        let points = self.points();
        self.enter(points)?;
        self.hand_played(points);
        self.shoe.hand_over();
        if let Some(recorder) = &mut self.recorder {
            recorder.round(self.table.as_ref()).map_err(|error| words::unwritten(&error))?;
        }
        self.settled = Some(Settled { paid, net, points, bank, drawing });
        Ok(())
    }

    fn points(&self) -> Option<(u8, u8)> {
        let summary = self.table.summary();
        let named = |name: &str| summary.iter().find(|(known, _)| *known == name)?.1.parse().ok();
        Some((named("player_points")?, named("banker_points")?))
    }

    fn enter(&mut self, points: Option<(u8, u8)>) -> Result<(), Failure> {
        let Some((player, banker)) = points else { return Ok(()) };
        let hand = |points, spot: &str| {
            let cards = self.held(spot).seen();
            let paired = cards.len() > 1 && cards[0].rank() == cards[1].rank();
            let pair = paired && !self.three_card_hands();
            Hand { points, cards: cards.len() as u8, pair }
        };
        let mut outcome = Outcome::of(hand(player, "player"), hand(banker, "banker"));
        let titles: Vec<&str> = self
            .table
            .judged(self.you)
            .into_iter()
            .filter(|judged| judged.pay.wins())
            .filter_map(|judged| self.spots.iter().find(|spot| spot.id == judged.wager))
            .map(|spot| spot.title)
            .filter(|title| self.boards.bonus_names().contains(title))
            .collect();
        let damaged = |defect: boards::Defect| Failure::damaged(defect.to_string());
        outcome.bonuses = self.boards.bonuses(&titles).map_err(damaged)?;
        self.boards.push(outcome).map_err(damaged)
    }

    /// Your lines; all lines from the bank's side where you banked; then your fees.
    fn paid(&self, settlement: &Settlement, banker: Option<Seat>) -> Vec<Paid> {
        let banks = banker == Some(self.you);
        let mut paid = Vec::new();
        for line in &settlement.lines {
            let yours = line.seat == self.you.n() && line.owner == Owner::Seat;
            if !yours && !banks {
                continue;
            }
            let known = self.spots.iter().find(|spot| spot.id == line.wager);
            let title = known.map_or(line.wager.as_str(), |spot| spot.title);
            let (title, net) = if banks {
                (format!("seat {}: {title}", line.seat), line.collected - line.pays)
            } else {
                (title.to_string(), self.moved(settlement, &line.wager))
            };
            paid.push(Paid {
                wager: line.wager.clone(),
                title,
                stake: line.stake,
                result: Some(line.result),
                net,
                label: line.label.clone(),
                rule: line.rule.clone(),
            });
        }
        let payer = if banks { Party::PlayerDealer } else { Party::Seat(self.you) };
        let fees = settlement.transfers.iter().filter(|t| t.from == payer && t.to == Party::Room);
        paid.extend(fees.map(|fee| Paid {
            wager: fee.why.wager.clone(),
            title: "fee".into(),
            stake: Cents::ZERO,
            result: None,
            net: -fee.amount,
            label: format!("{}, {}", fee.why.label, fee.why.wager),
            rule: fee.why.rule.clone(),
        }));
        paid
    }

    /// What your wager of that id moved, its stake included and fees left out.
    fn moved(&self, settlement: &Settlement, wager: &str) -> Cents {
        let you = Party::Seat(self.you);
        let play = settlement.transfers.iter().filter(|t| t.why.wager == wager);
        let sign = |t: &table::Transfer| match (t.from == you, t.to == you) {
            (true, _) => -t.amount,
            (_, true) => t.amount,
            _ => Cents::ZERO,
        };
        play.filter(|t| t.to != Party::Room).map(sign).sum()
    }
}
