//! The money of pot games as it is told: every post, act, fee, ruling and award on a line of its
//! own, each with its rule. A fold of events: whoever prints a hand reads these.

use crate::{Event, Party, Ruling, Seat, Settlement, What};
use law::Cite;
use money::Cents;
use serde::{Serialize, Serializer};

/// What the label of a transfer says where a bet goes back that nobody called.
pub const UNCALLED: &str = "returned, not called";

/// A line of what happened to money.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StoryLine {
    /// Whose; none for the pot.
    pub seat: Option<Seat>,
    /// What: `blind`, `raises`, `wins high`.
    pub what: String,
    /// How much moved: to the pot below zero, to the player above.
    #[serde(serialize_with = "signed")]
    pub amount: Cents,
    /// Why.
    pub rule: Cite,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
fn signed<S: Serializer>(amount: &Cents, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&amount.signed())
}

/// What these events say of money, in the order of a printed hand: fees of a hand stand together
/// before what was won.
#[must_use]
pub fn story<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<StoryLine> {
    let mut story = Story::default();
    events.into_iter().for_each(|event| story.hear(&event.what));
    let Story { mut lines, fees, .. } = story;
    lines.extend(fees);
    lines
}

/// A story being told.
#[derive(Default)]
struct Story {
    lines: Vec<StoryLine>,
    /// Fees of the hand that is on, until its settlement says which of them stayed.
    fees: Vec<StoryLine>,
    is_on: bool,
}

impl Story {
    fn line(&mut self, seat: Option<Seat>, what: &str, amount: Cents, rule: Cite) {
        self.lines.push(StoryLine { seat, what: what.to_owned(), amount, rule });
    }

    fn hear(&mut self, what: &What) {
        match what {
            What::Begun { .. } => self.is_on = true,
            What::LeftOut { seat, rule } => self.line(Some(*seat), "sits out", Cents::ZERO, rule),
            What::Shuffled { rule } => self.line(None, "shuffles", Cents::ZERO, rule),
            What::Posted { seat, name, amount, rule } => {
                self.line(Some(*seat), name, -*amount, rule);
            }
            What::Fee { from, amount, name, rule } => {
                let line = fee(*from, *amount, name, rule);
                if self.is_on { &mut self.fees } else { &mut self.lines }.push(line);
            }
            // A card left as it lies, and hands shown or thrown away, move no money.
            What::Acted { seat, act, did, paid, rule, .. }
                if !matches!(act.word.as_ref(), "hide" | "show" | "muck") =>
            {
                self.line(Some(*seat), did, -*paid, rule);
            }
            What::Ruled { ruling, moved } => self.ruled(ruling, moved),
            What::Settled(settlement) => self.settled(settlement),
            _ => {}
        }
    }

    fn ruled(&mut self, ruling: &Ruling, moved: &[(Seat, Cents)]) {
        let Ok(rule) = ruling.cite() else { return };
        for (seat, amount) in moved {
            self.line(Some(*seat), rule.text, *amount, rule);
        }
        if moved.is_empty() {
            self.line(ruling.seat, rule.text, Cents::ZERO, rule);
        }
    }

    /// What the room kept, what nobody called, and what was won. A void hand keeps nothing.
    fn settled(&mut self, settlement: &Settlement) {
        self.is_on = false;
        let told = std::mem::take(&mut self.fees);
        let untaken = told.into_iter().filter(|line| line.amount == Cents::ZERO);
        let transfers = || settlement.transfers.iter();
        if transfers().all(|transfer| transfer.from != Party::Room) {
            for taken in transfers().filter(|transfer| transfer.to == Party::Room) {
                let line = fee(taken.from, taken.amount, &taken.why.label, taken.why.rule);
                self.lines.push(line);
            }
            self.lines.extend(untaken);
        }
        for back in transfers().filter(|transfer| transfer.why.label == UNCALLED) {
            self.line(seat_of(back.to), UNCALLED, back.amount, back.why.rule);
        }
        for award in &settlement.awards {
            let what = match award.name.as_ref() {
                "returned" => "returned".to_owned(),
                name => format!("wins {name}"),
            };
            for share in &award.winners {
                self.line(Some(share.seat), &what, share.amount - share.odd, award.rule);
                if share.odd > Cents::ZERO {
                    self.line(Some(share.seat), "odd chip", share.odd, award.odd);
                }
            }
        }
    }
}

fn seat_of(party: Party) -> Option<Seat> {
    match party {
        Party::Seat(seat) => Some(seat),
        _ => None,
    }
}

fn fee(from: Party, amount: Cents, name: &str, rule: Cite) -> StoryLine {
    StoryLine { seat: seat_of(from), what: name.to_owned(), amount: -amount, rule }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Act, Award, Face, Share, Why};

    const RULE: Cite = law::reading::CA_COVERAGE;

    fn seat() -> Seat {
        Seat::FIRST
    }

    fn acted(word: &'static str, did: &'static str, paid: i64) -> What {
        let (act, face, paid) = (Act::word(word), Face::Up, Cents::new(paid));
        What::Acted { seat: seat(), act, face, did: did.into(), paid, rule: RULE }
    }

    fn taken(from: Party) -> What {
        What::Fee { from, amount: Cents::dollars(1), name: "fee".into(), rule: RULE }
    }

    fn text(whats: Vec<What>) -> String {
        let events: Vec<Event> = (0..).zip(whats).map(|(n, what)| Event { n, what }).collect();
        let line = |line: StoryLine| {
            let who = line.seat.map_or("pot".to_owned(), |seat| seat.n().to_string());
            format!("{who} {} {}", line.what, line.amount.signed())
        };
        story(&events).into_iter().map(line).collect::<Vec<_>>().join("; ")
    }

    fn settlement() -> Settlement {
        let why = |label: &str| Why::new("pot", label, RULE);
        let (seat, amount) = (Party::Seat(seat()), Cents::dollars(1));
        let mut settlement = Settlement::default();
        settlement.moves(Party::Pot, Party::Room, amount, amount, why("fee"));
        settlement.moves(Party::Pot, seat, amount, amount, why(UNCALLED));
        let winners = vec![Share { seat: self::seat(), amount, odd: Cents::new(5) }];
        let (name, rule, odd) = ("high".into(), RULE, RULE);
        settlement.awards.push(Award { pot: 0, name, amount, winners, rule, odd });
        settlement
    }

    #[test]
    fn fees_of_a_hand_stand_before_what_was_won() {
        let begun = What::Begun { seats: vec![seat()] };
        let whats = vec![
            taken(Party::Seat(seat())),
            begun,
            taken(Party::Pot),
            acted("raise", "raises", 400),
            acted("hide", "keeps a card hidden", 0),
            acted("muck", "throws the hand away", 0),
        ];
        let unsettled = "1 fee -1.00; 1 raises -4.00; pot fee -1.00";
        assert_eq!(text(whats.clone()), unsettled);
        let settled = [whats, vec![What::Settled(Box::new(settlement()))]].concat();
        let end = "1 returned, not called +1.00; 1 wins high +0.95; 1 odd chip +0.05";
        assert_eq!(text(settled), format!("{unsettled}; {end}"));
    }

    #[test]
    fn a_void_hand_keeps_no_fee() {
        let (from, amount) = (Party::Room, Cents::dollars(1));
        let why = Why::new("ruling", "void", RULE);
        let mut void = Settlement::default();
        void.moves(Party::Pot, Party::Room, amount, amount, why.clone());
        void.moves(from, Party::Pot, amount, amount, why);
        let ruling = Ruling { rule: RULE.id.to_owned(), ..Ruling::default() };
        let whats = vec![
            What::Begun { seats: vec![seat()] },
            taken(Party::Pot),
            What::Ruled { ruling: ruling.clone(), moved: vec![(seat(), amount)] },
            What::Ruled { ruling, moved: Vec::new() },
            What::Settled(Box::new(void)),
        ];
        let said = RULE.text;
        assert_eq!(text(whats), format!("1 {said} +1.00; pot {said} 0.00"));
    }
}
