//! What each viewer may see of a round.

use super::round::{Place, Stage};
use super::{Declared, Round, Rules};
use cards::{AnyCard, Card};
use table::{Seat, Viewer};

/// A round as somebody sees it: a hidden card is there, with an unknown face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Those dealt in, clockwise from the left of the button, which is the last.
    pub seats: Vec<SeatSight>,
}

/// One seat's cards as somebody sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSight {
    /// The seat.
    pub seat: Seat,
    /// Received and not laid: seen by the seat alone.
    pub held: Vec<AnyCard>,
    /// Laid in front, middle and back: open at once in Face-Up Chinese Poker, at the showdown in
    /// 13-Card.
    pub rows: [Vec<AnyCard>; 3],
    /// Thrown away: seen by the seat alone, for good.
    pub discarded: Vec<AnyCard>,
    /// What the marker on the hand says was declared.
    pub call: Option<Declared>,
    /// Whether it plays a fantasy hand.
    pub fantasy: bool,
    /// Whether it has said that it stays in fantasy.
    pub announced: bool,
}

impl Round {
    /// The round as a viewer sees it.
    #[must_use]
    pub fn sight(&self, viewer: Viewer) -> Sight {
        let face_up = matches!(self.rules, Rules::FaceUp(_));
        let open = self.stage == Stage::Open;
        let faces = |cards: &[Card], seen: bool| -> Vec<AnyCard> {
            let face = |card: &Card| if seen { (*card).into() } else { AnyCard::UNKNOWN };
            cards.iter().map(face).collect()
        };
        let see = |place: &Place| {
            let own = viewer == Viewer::Croupier || viewer == Viewer::Seat(place.seat);
            // 13-Card opens whole hands: a card that a wrong setting left over is shown too.
            let held = own || (open && !face_up);
            let laid = own || open || face_up;
            SeatSight {
                seat: place.seat,
                held: faces(&place.held, held),
                rows: place.rows.segments().map(|segment| faces(segment.cards(), laid)),
                discarded: faces(&place.discarded, own),
                call: place.call.map(|(call, _)| call),
                fantasy: place.fantasy,
                announced: place.announced,
            }
        };
        Sight { seats: self.places.iter().map(see).collect() }
    }
}
