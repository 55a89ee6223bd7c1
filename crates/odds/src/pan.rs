//! Pan 9 and its kin: exact edges for best play, the logical way or any fixed policy, against a
//! player-dealer who plays the logical way or any other.
//!
//! Cards count by their values, 0 to 6, so a hand of three is one of 84 packets. Whoever banks has
//! seen who drew and nothing else; what he does with 5 or 6 may depend on that and on his cards.

use crate::census::{Census, falling};
use crate::nines::Policy;
use games::baccarat::hand::value;
use games::pan::{Act, Hands, Pan, Round, Standing, Way};
use std::collections::BTreeMap;
use table::{Facts, Offer, Pay, Posting, Seat};

/// Values that a card can have.
const VALUES: usize = 7;
/// Three cards and one more on each side.
const CARDS: u32 = 8;

/// Three cards by value, rising.
pub type Packet = [u8; 3];
type Left = [u32; VALUES];

/// How both sides use their choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanPlay {
    /// The player.
    pub own: Policy,
    /// The player-dealer.
    pub bank: Policy,
}

impl PanPlay {
    /// Reads `best`, `house-way`, `draw`, `stand` or `draw-on-5`, and after `-vs-` the same of the
    /// player-dealer, who else plays the logical way.
    #[must_use]
    pub fn parse(text: &str) -> Option<PanPlay> {
        let (own, bank) = text.split_once("-vs-").unwrap_or((text, "house-way"));
        Some(PanPlay { own: Policy::parse(own)?, bank: Policy::parse(bank)? })
    }

    /// Its name, as it prints.
    #[must_use]
    pub fn name(&self) -> String {
        match self.bank {
            Policy::HouseWay => self.own.name(),
            _ => format!("{} vs {}", self.own.name(), self.bank.name()),
        }
    }
}

/// What both sides do with three cards that leave a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PanChart {
    own: BTreeMap<Packet, bool>,
    /// By what the player did: whether it drew.
    bank: BTreeMap<(Packet, bool), bool>,
}

/// What draw and stand gain on three cards, as whole numbers over one denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanWorth {
    /// The three cards.
    pub packet: Packet,
    /// By drawing.
    pub draw: i128,
    /// By standing.
    pub stand: i128,
    /// All deals in which the player holds them.
    pub deals: u128,
}

fn total(values: &[u8]) -> u8 {
    values.iter().sum::<u8>() % 10
}

/// Every packet with its ordered ways, and what it leaves.
fn packets(left: Left, mut each: impl FnMut(Packet, u128, Left)) {
    for a in 0..VALUES {
        for b in a..VALUES {
            for c in b..VALUES {
                let (mut rest, mut ways) = (left, 1_u128);
                for value in [a, b, c] {
                    ways *= u128::from(rest[value]);
                    rest[value] = rest[value].saturating_sub(1);
                }
                let orders = match (a == b, b == c) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                };
                if ways > 0 {
                    each([a as u8, b as u8, c as u8], ways * orders, rest);
                }
            }
        }
    }
}

/// Every further card with its ways, or none at all; cards not drawn are weighed later.
fn further((left, draws): (Left, bool), mut each: impl FnMut(Option<u8>, u128, Left)) {
    if !draws {
        return each(None, 1, left);
    }
    for value in 0..VALUES {
        if left[value] > 0 {
            let mut rest = left;
            rest[value] -= 1;
            each(Some(value as u8), u128::from(left[value]), rest);
        }
    }
}

/// Goes through all ends of a player's packet that draws or not, with their ordered ways.
fn ends(
    ((own, draws), left): ((Packet, bool), Left),
    chart: &PanChart,
    mut each: impl FnMut(Hands, Packet, u128),
) {
    packets(left, |bank, ways, left| {
        let bank_draws = chart.bank_draws((bank, draws));
        further((left, draws), |card, own_ways, left| {
            further((left, bank_draws), |bank_card, bank_ways, left| {
                let idle = u32::from(!draws) + u32::from(!bank_draws);
                let rest = falling(left.iter().sum(), idle);
                let sum =
                    |three: &Packet, more: Option<u8>| (total(three) + more.unwrap_or(0)) % 10;
                let naturals = !draws && !bank_draws;
                let (own, total) = (sum(&own, card), sum(&bank, bank_card));
                let hands = Hands { own, bank: total, naturals, standing: Standing::Plays };
                each(hands, bank, ways * own_ways * bank_ways * rest);
            });
        });
    });
}

/// A table with its shoe, and what its base wager gains.
pub struct PanTable {
    left: Left,
    /// What a base wager gains in each class.
    gains: Vec<i128>,
}

impl PanTable {
    /// The table of a posting.
    ///
    /// # Panics
    /// When no base wager is on offer, or it pays anything but even money: our own error.
    #[must_use]
    pub fn of(posting: &Posting<Pan>) -> PanTable {
        let mut left = [0; VALUES];
        for card in posting.terms.pack.cards() {
            left[usize::from(value(card))] += 1;
        }
        let base = posting.offers.iter().find(|offer| offer.wager.id() == "base");
        // invariant: the base wager is the game itself and cannot be left out.
        let base = base.unwrap_or_else(|| panic!("{} has no base wager", posting.id));
        PanTable { left, gains: (0..Hands::CLASSES).map(|class| gain(base, class)).collect() }
    }

    fn cards(&self) -> u32 {
        self.left.iter().sum()
    }

    /// All deals.
    #[must_use]
    pub fn deals(&self) -> u128 {
        falling(self.cards(), CARDS)
    }

    /// What a player gains with a packet that draws or not, by the base wager.
    fn worth(&self, at: ((Packet, bool), Left), ways: u128, chart: &PanChart) -> i128 {
        let mut sum = 0;
        ends(at, chart, |hands, _, weight| {
            sum += self.gains[hands.index()] * (weight * ways).cast_signed();
        });
        sum
    }

    /// What draw and stand gain on every packet that leaves a choice.
    #[must_use]
    pub fn worths(&self, chart: &PanChart) -> Vec<PanWorth> {
        let mut worths = Vec::new();
        packets(self.left, |packet, ways, left| {
            if let Way::Five | Way::Six = Way::of(total(&packet)) {
                let of = |draws| self.worth(((packet, draws), left), ways, chart);
                let deals = ways * falling(left.iter().sum(), CARDS - 3);
                worths.push(PanWorth { packet, draw: of(true), stand: of(false), deals });
            }
        });
        worths
    }

    /// What the player-dealer's draw and stand cost the player, by its packet and by whether the
    /// player drew.
    #[must_use]
    pub fn bank_worths(&self, chart: &PanChart) -> BTreeMap<(Packet, bool), PanWorth> {
        let mut worths: BTreeMap<(Packet, bool), PanWorth> = BTreeMap::new();
        for bank_draws in [true, false] {
            let mut all = chart.clone();
            packets(self.left, |bank, _, _| {
                all.bank.extend([true, false].map(|drew| ((bank, drew), bank_draws)));
            });
            packets(self.left, |packet, ways, left| {
                let draws = chart.draws(packet);
                ends(((packet, draws), left), &all, |hands, bank, weight| {
                    let (Way::Five | Way::Six) = Way::of(total(&bank)) else { return };
                    let empty = PanWorth { packet: bank, draw: 0, stand: 0, deals: 0 };
                    let worth = worths.entry((bank, draws)).or_insert(empty);
                    // What the player gains the player-dealer loses.
                    let gain = -self.gains[hands.index()] * (weight * ways).cast_signed();
                    if bank_draws {
                        worth.draw += gain;
                        worth.deals += weight * ways;
                    } else {
                        worth.stand += gain;
                    }
                });
            });
        }
        worths
    }

    /// What both sides do. Where each plays best against the other, they are taken in turn until
    /// neither changes; none if that does not come to an end.
    #[must_use]
    pub fn chart(&self, play: &PanPlay) -> Option<PanChart> {
        let mut chart = PanChart::default();
        packets(self.left, |packet, _, _| {
            let total = total(&packet);
            if let Way::Five | Way::Six = Way::of(total) {
                chart.own.insert(packet, fixed(&play.own, total));
                let bank = fixed(&play.bank, total);
                chart.bank.extend([true, false].map(|drew| ((packet, drew), bank)));
            }
        });
        for _ in 0..TURNS_MAX {
            let before = chart.clone();
            if play.own == Policy::Best {
                for worth in self.worths(&chart) {
                    chart.own.insert(worth.packet, worth.draw > worth.stand);
                }
            }
            if play.bank == Policy::Best {
                for (at, worth) in self.bank_worths(&chart) {
                    chart.bank.insert(at, worth.draw > worth.stand);
                }
            }
            if chart == before {
                return Some(chart);
            }
        }
        None
    }

    /// How all deals end.
    #[must_use]
    pub fn census(&self, chart: &PanChart) -> Census {
        let mut census = Census::new(Hands::CLASSES);
        packets(self.left, |packet, ways, left| {
            ends(((packet, chart.draws(packet)), left), chart, |hands, _, weight| {
                census.add(hands.index(), ways * weight);
            });
        });
        census
    }
}

/// The most turns in which two sides look for the best play against each other.
const TURNS_MAX: usize = 50;

/// What a policy that is not the best does on 5 or 6; the logical way where one begins to look.
fn fixed(policy: &Policy, total: u8) -> bool {
    match policy {
        Policy::Best | Policy::HouseWay => total <= 5,
        Policy::Draw => true,
        Policy::Stand => false,
        Policy::DrawOn(totals) => totals.contains(&total),
    }
}

fn gain(base: &Offer<Pan>, class: usize) -> i128 {
    match base.judge(class).1 {
        Pay::To(odds) => {
            assert!(odds.gain() == odds.unit(), "a base wager pays even money");
            1
        }
        Pay::Lose => -1,
        _ => 0,
    }
}

impl PanChart {
    /// Whether a player with these three cards draws.
    #[must_use]
    pub fn draws(&self, packet: Packet) -> bool {
        match Way::of(total(&packet)) {
            Way::MustDraw => true,
            Way::MustStand => false,
            way => self.own.get(&packet).copied().unwrap_or(way.logical()),
        }
    }

    /// Whether the player-dealer draws with them, the player having drawn or not.
    #[must_use]
    pub fn bank_draws(&self, (packet, drew): (Packet, bool)) -> bool {
        match Way::of(total(&packet)) {
            Way::MustDraw => true,
            Way::MustStand => false,
            way => self.bank.get(&(packet, drew)).copied().unwrap_or(way.logical()),
        }
    }

    /// What to do, for dealing many rounds to the first seat.
    #[must_use]
    pub fn act(&self, round: &Round, seat: Seat) -> Act {
        let own = round.seat(Seat::FIRST);
        let draws = if seat == round.bank {
            let drew = own.draws.unwrap_or(false);
            packet(round.dealer.cards()).is_some_and(|bank| self.bank_draws((bank, drew)))
        } else {
            packet(own.cards.cards()).is_some_and(|packet| self.draws(packet))
        };
        if draws { Act::Draw } else { Act::Stand }
    }
}

/// The first three of some cards by value; none where there are fewer.
fn packet(cards: &[cards::Card]) -> Option<Packet> {
    let three: &[cards::Card; 3] = cards.get(..3)?.try_into().ok()?;
    let mut packet = three.map(value);
    packet.sort_unstable();
    Some(packet)
}

#[cfg(test)]
mod tests;
