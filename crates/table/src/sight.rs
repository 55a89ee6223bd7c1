//! The state of a table as one viewer may see it: what a client that comes back starts from.

use crate::{After, Ask, Event, Face, Lying, Name, Seat, Settlement, Viewer, What};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// The number of the next event.
    pub next: u64,
    /// Rounds settled since the table first opened.
    pub rounds: u64,
    /// What the table waits for.
    pub asks: Vec<Ask>,
    /// Everybody seated, by seat.
    pub chairs: Vec<Seated>,
    /// Cards, by spot, in the order in which spots first received one.
    pub spots: Vec<SpotSight>,
    /// Wagers on the table.
    pub stakes: Vec<Lying>,
    /// What the pot holds, bets of this round included.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub pot: Cents,
    /// Where the button lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub button: Option<Seat>,
    /// Who banks, and with how much, where a player does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bank: Option<(Seat, Cents)>,
    /// With whom settlement began, where a player banks and the round has been settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// What meters show.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meters: Vec<(Name, Cents)>,
    /// The round in a few named figures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<(Name, String)>,
    /// Who has what goes round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Seat>,
    /// The cards that may come next, in no order; the croupier's alone to know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<AnyCard>,
    /// Marks on which the last throw has won.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lit: Vec<Name>,
    /// What the last round left to this one.
    #[serde(default)]
    pub after: After,
    /// Seats that pay no fee on the next hand they play, with the rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courtesy: Vec<(Seat, Cite)>,
    /// Wagers whose meter takes no stakes, a jackpot being pending, with the rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locked: Vec<(Name, Cite)>,
    /// Cards left in the shoe, where one lasts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shoe: Option<u32>,
    /// The money of the round, once it has moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settlement: Option<Settlement>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn is_nothing(amount: &Cents) -> bool {
    *amount == Cents::ZERO
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seated {
    /// Where.
    pub seat: Seat,
    /// Chips in front, where the game is played for those.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<Cents>,
    /// Bet on this round of betting.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub bet: Cents,
    /// How the person stands: `plays`, `folded`, `all-in`, `away`, `waits`.
    pub standing: Name,
}

/// Cards at a spot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpotSight {
    /// The spot.
    pub spot: Name,
    /// The cards, in the order received.
    pub cards: Vec<Held>,
}

impl SpotSight {
    /// The cards whose faces are known.
    pub fn known(&self) -> impl Iterator<Item = AnyCard> + '_ {
        self.cards.iter().map(|held| held.card).filter(|card| card.is_known())
    }
}

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The card; unknown to a viewer who may not see it.
    pub card: AnyCard,
    /// Who sees it.
    pub face: Face,
}

impl Sight {
    /// The cards at a spot; none where nothing lies.
    #[must_use]
    pub fn spot(&self, name: &str) -> &[Held] {
        let found = self.spots.iter().find(|spot| spot.spot == name);
        found.map_or(&[], |spot| &spot.cards)
    }

    /// The figure of that name.
    #[must_use]
    pub fn figure(&self, name: &str) -> Option<&str> {
        let found = self.figures.iter().find(|(known, _)| known == name);
        found.map(|(_, text)| text.as_str())
    }

    /// The person at a seat.
    #[must_use]
    pub fn chair(&self, seat: Seat) -> Option<&Seated> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }
}

/// Where cards lie after these events of a round, as one viewer sees them: a fold of what
/// [`crate::redact`] leaves.
#[must_use]
pub fn spots<'a>(events: impl IntoIterator<Item = &'a Event>, viewer: Viewer) -> Vec<SpotSight> {
    let mut spots: Vec<SpotSight> = Vec::new();
    for event in events {
        lay(&mut spots, &crate::redact(event, viewer).what);
    }
    spots
}

fn lay(spots: &mut Vec<SpotSight>, what: &What) {
    match what {
        What::Dealt { to, card, face } => at(spots, to).push(Held { card: *card, face: *face }),
        What::Handed { of, to, cards } => {
            let lying = at(spots, of).iter_mut().filter(|held| held.face == Face::Down);
            for (held, card) in lying.zip(cards) {
                *held = Held { card: *card, face: Face::Own(*to) };
            }
        }
        What::Shown { of, cards } => cards.iter().for_each(|card| show(at(spots, of), *card)),
        What::Laid { of, to, cards, face } => {
            take(at(spots, of), cards);
            let face = *face;
            at(spots, to).extend(cards.iter().map(|card| Held { card: *card, face }));
        }
        What::Discarded { of, cards, .. } => take(at(spots, of), cards),
        What::Cleared => spots.clear(),
        _ => {}
    }
}

fn at<'a>(spots: &'a mut Vec<SpotSight>, name: &Name) -> &'a mut Vec<Held> {
    let place = spots.iter().position(|known| known.spot == *name).unwrap_or_else(|| {
        spots.push(SpotSight { spot: name.clone(), cards: Vec::new() });
        spots.len() - 1
    });
    &mut spots[place].cards
}

/// Turns a card over: itself where it is known to lie there, else the first that is not open.
fn show(held: &mut [Held], card: AnyCard) {
    let known = held.iter().position(|lies| lies.face != Face::Up && lies.card == card);
    let down = || held.iter().position(|lies| lies.face != Face::Up && !lies.card.is_known());
    if let Some(at) = known.or_else(down) {
        held[at] = Held { card, face: Face::Up };
    }
}

/// Takes cards away: those that are known by their faces, the others as the last that are not.
fn take(held: &mut Vec<Held>, cards: &[AnyCard]) {
    for card in cards {
        let same = held.iter().position(|lies| lies.card == *card);
        let hidden = || held.iter().rposition(|lies| !lies.card.is_known());
        if let Some(at) = same.or_else(hidden) {
            held.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(what: What) -> Event {
        Event { n: 0, what }
    }

    fn cards(text: &str) -> Vec<AnyCard> {
        cards::parse_any_cards(text).expect("cards")
    }

    fn text(spots: &[SpotSight]) -> String {
        let spot = |spot: &SpotSight| {
            let held: Vec<String> = spot.cards.iter().map(|h| h.card.to_string()).collect();
            format!("{} {}", spot.spot, held.join(" "))
        };
        spots.iter().map(spot).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn cards_are_dealt_thrown_away_laid_and_shown() {
        let own = Face::Own(Seat::FIRST);
        let dealt = |card: &str| What::Dealt {
            to: "seat1".into(),
            card: card.parse().expect("a card"),
            face: own,
        };
        let (of, to): (Name, Name) = ("seat1".into(), "seat1.low".into());
        let events: Vec<Event> = [
            dealt("2c"),
            dealt("3d"),
            dealt("4h"),
            What::Discarded { of: of.clone(), cards: cards("3d"), face: own },
            dealt("5s"),
            What::Laid { of: of.clone(), to: to.clone(), cards: cards("2c"), face: own },
            What::Shown { of: to, cards: cards("2c") },
        ]
        .map(event)
        .to_vec();
        assert_eq!(text(&spots(&events, Viewer::Seat(Seat::FIRST))), "seat1 4h 5s; seat1.low 2c");
        assert_eq!(text(&spots(&events, Viewer::Public)), "seat1 ?? ??; seat1.low 2c");
        let cleared = [events, vec![event(What::Cleared)]].concat();
        assert_eq!(text(&spots(&cleared, Viewer::Croupier)), "");
    }
}
