//! Events: what happened at a table, in one vocabulary for all games. They are appended and
//! numbered, never erased or rewritten; journals, histories, streams and every printed settlement
//! are folds of them.

use crate::{Act, Bet, Change, Face, Name, NewShoe, Owner, Party, Ruling, Seat, Settlement};
use cards::AnyCard;
use law::Cite;
use money::Cents;
use serde::{Deserialize, Serialize};

/// Something that happened, with its number. Numbers count from 0 since the table first opened,
/// and every viewer finds the same number on the same event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// Its number.
    pub n: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum What {
    /// Somebody sat down, with chips in front and in that way.
    Joined { seat: Seat, chips: Cents, how: Name },
    /// Somebody left with the chips in front.
    Left { seat: Seat, chips: Cents },
    /// Somebody bought chips.
    Bought { seat: Seat, amount: Cents, how: Name },
    /// Somebody plays no hand until coming back.
    SatOut { seat: Seat },
    /// Somebody came back, in that way.
    CameBack { seat: Seat, how: Name },
    /// Somebody changed seats.
    Moved { from: Seat, to: Seat },
    /// What goes round the table was taken, declined or passed on.
    Office { office: Office, seat: Seat, done: Turn, rule: Cite },
    /// The player-dealer put up its wager; settlement begins at a seat where a button says so.
    Banked { seat: Seat, amount: Cents, action: Option<Seat> },
    /// The button lies there, for that reason.
    Button { seat: Seat, rule: Cite },
    /// A full shoe was put on the table.
    Shoe(NewShoe),
    /// The cards that are not out were shuffled, for that reason.
    Shuffled { rule: Cite },
    /// A wager was made.
    Staked {
        #[serde(flatten)]
        bet: Bet,
        rule: Cite,
    },
    /// A wager went back before anything decided it.
    Withdrawn { seat: Seat, owner: Owner, wager: Name, amount: Cents, rule: Cite },
    /// The owner of a standing wager changed it.
    Changed { seat: Seat, wager: Name, change: Change, rule: Cite },
    /// A player used match-play coupons.
    Coupons { seat: Seat, count: u8, rule: Cite },
    /// A meter shows this when the round's awards are paid.
    Metered { wager: Name, shown: Cents },
    /// No more bets.
    Closed,
    /// A hand begins with these players, clockwise.
    Begun { seats: Vec<Seat> },
    /// Somebody who is seated is not dealt in.
    LeftOut { seat: Seat, rule: Cite },
    /// Money that a player must put in before the cards: `ante`, `blind`, `dead blind`.
    Posted { seat: Seat, name: Name, amount: Cents, rule: Cite },
    /// The room took a fee, of a player or of the pot.
    Fee { from: Party, amount: Cents, name: Name, rule: Cite },
    /// A card was dealt; a viewer who may not see it finds an unknown one.
    Dealt { to: Name, card: AnyCard, face: Face },
    /// Cards that lay face down were handed to a seat, which alone looks at them.
    Handed { of: Name, to: Seat, cards: Vec<AnyCard> },
    /// Cards that lay face down were turned over.
    Shown { of: Name, cards: Vec<AnyCard> },
    /// Cards were laid from one spot to another.
    Laid { of: Name, to: Name, cards: Vec<AnyCard>, face: Face },
    /// Cards were thrown away.
    Discarded { of: Name, cards: Vec<AnyCard>, face: Face },
    /// The wheel or the dice came to rest.
    Thrown { shown: Name },
    /// A player decided: the act, who may see its cards, what it is called, what it put in.
    Acted {
        seat: Seat,
        #[serde(flatten)]
        act: Act,
        face: Face,
        did: Name,
        paid: Cents,
        rule: Cite,
    },
    /// Somebody who bets behind a seat decided: the act, what it put in.
    Followed {
        seat: Seat,
        behind: u8,
        #[serde(flatten)]
        act: Act,
        paid: Cents,
        rule: Cite,
    },
    /// Somebody ruled on an irregularity: what it moved, seat by seat.
    Ruled {
        #[serde(flatten)]
        ruling: Ruling,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        moved: Vec<(Seat, Cents)>,
    },
    /// A clock runs on a seat, or has run out.
    Clock { seat: Seat, left: u64, rule: Cite },
    /// Money moved before the round is over: the settlement has it again, ahead of the rest.
    Paid(Box<Settlement>),
    /// Money moved.
    Settled(Box<Settlement>),
    /// The table was cleared for the next round.
    Cleared,
}

/// What goes round a table from player to player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Office {
    /// The bank.
    Bank,
    /// The shoe.
    Shoe,
    /// The dice.
    Dice,
    /// The button.
    Button,
    /// The kill of the next pot.
    Kill,
}

/// What somebody did with what goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Took it.
    Took,
    /// Declined it.
    Declined,
    /// Passed it on.
    Passed,
    /// Gave it back before the round, to be offered it again.
    GaveBack,
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The croupier, who holds the cards.
    Croupier,
    /// A seat.
    Seat(Seat),
    /// Anybody.
    Public,
}

impl Viewer {
    /// Whether this viewer sees a card that lies so.
    #[must_use]
    pub fn sees(self, face: Face) -> bool {
        match (face, self) {
            (Face::Up, _) | (_, Viewer::Croupier) => true,
            (Face::Own(seat), Viewer::Seat(viewer)) => seat == viewer,
            (Face::Own(_), Viewer::Public) | (Face::Down, _) => false,
        }
    }
}

/// The event as a viewer may see it. Sight is decided here and nowhere else.
#[must_use]
pub fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    let hide = |cards: &mut Vec<AnyCard>| cards.fill(AnyCard::UNKNOWN);
    match &mut seen.what {
        What::Dealt { card, face, .. } if !viewer.sees(*face) => *card = AnyCard::UNKNOWN,
        What::Handed { to, cards, .. } if !viewer.sees(Face::Own(*to)) => hide(cards),
        What::Laid { cards, face, .. } | What::Discarded { cards, face, .. }
            if !viewer.sees(*face) =>
        {
            hide(cards);
        }
        What::Acted { act, face, .. } if !viewer.sees(*face) => act.cards = act.cards.hidden(),
        // A card that nobody saw opens a hand on which wagers are still to be made.
        What::Ruled { ruling, .. } if !ruling.was_seen() && viewer != Viewer::Croupier => {
            ruling.card = None;
            hide(&mut ruling.cards);
        }
        What::Shoe(shoe) if viewer != Viewer::Croupier => {
            // The first burned card is shown: its number says how many follow, unseen.
            shoe.burned.iter_mut().skip(1).for_each(|card| *card = AnyCard::UNKNOWN);
        }
        _ => {}
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(what: What) -> Event {
        Event { n: 7, what }
    }

    #[test]
    fn a_face_down_card_is_seen_by_the_croupier_alone() {
        let (one, two) = (Seat::FIRST, Seat::new(2).expect("a seat"));
        let card: AnyCard = "Qh".parse().expect("a card");
        let sees = |face, viewer| {
            let dealt = event(What::Dealt { to: "player".into(), card, face });
            matches!(redact(&dealt, viewer).what, What::Dealt { card, .. } if card.is_known())
        };
        let viewers = [Viewer::Croupier, Viewer::Seat(one), Viewer::Seat(two), Viewer::Public];
        let row = |face| viewers.map(|viewer| sees(face, viewer));
        assert_eq!(row(Face::Up), [true, true, true, true]);
        assert_eq!(row(Face::Own(one)), [true, true, false, false]);
        assert_eq!(row(Face::Down), [true, false, false, false]);
    }

    #[test]
    fn cards_thrown_away_or_set_are_their_owners() {
        let (seat, rule) = (Seat::FIRST, law::reading::CA_COVERAGE);
        let act: Act = "set Kc / 9s 9c /".parse().expect("an act");
        let (face, did, paid) = (Face::Own(seat), "sets".into(), Cents::ZERO);
        let acted = event(What::Acted { seat, act, face, did, paid, rule });
        let text = |viewer| match redact(&acted, viewer).what {
            What::Acted { act, .. } => act.to_string(),
            _ => unreachable!(),
        };
        assert_eq!(text(Viewer::Seat(seat)), "set Kc / 9s 9c /");
        assert_eq!(text(Viewer::Public), "set ?? / ?? ?? /");
    }

    #[test]
    fn a_card_dealt_in_error_and_not_disclosed_is_seen_by_the_croupier_alone() {
        let sees = |disclosed, viewer| {
            let card = "Qh".parse().ok();
            let rule = "co:30-2816(1)".into();
            let disclosed = Some(disclosed);
            let ruling = Ruling { rule, card, disclosed, ..Ruling::default() };
            let ruled = event(What::Ruled { ruling, moved: Vec::new() });
            matches!(redact(&ruled, viewer).what, What::Ruled { ruling, .. }
                if ruling.card.is_some())
        };
        let viewers = [Viewer::Croupier, Viewer::Seat(Seat::FIRST), Viewer::Public];
        assert_eq!(viewers.map(|viewer| sees(false, viewer)), [true, false, false]);
        assert_eq!(viewers.map(|viewer| sees(true, viewer)), [true, true, true]);
    }

    #[test]
    fn events_read_back_as_they_are_written() {
        let rule = law::reading::CA_COVERAGE;
        let seat = Seat::FIRST;
        let whats = [
            What::Closed,
            What::Cleared,
            What::Staked { bet: Bet::new(seat, "banker", Cents::dollars(5)), rule },
            What::Posted { seat, name: "blind".into(), amount: Cents::dollars(1), rule },
            What::Settled(Box::default()),
            What::Shoe(NewShoe { burned: vec![AnyCard::JOKER], ..NewShoe::default() }),
            What::Dealt { to: "seat1".into(), card: AnyCard::JOKER, face: Face::Own(seat) },
        ];
        for what in whats {
            let json = serde_json::to_string(&event(what.clone())).expect("json");
            assert_eq!(serde_json::from_str::<Event>(&json).expect(&json), event(what), "{json}");
        }
    }
}
