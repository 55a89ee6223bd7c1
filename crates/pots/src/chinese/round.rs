//! A round: it asks, it is told, and it refuses what a rule forbids.

use super::{Ending, Move, Rows, Rules, face_up, thirteen};
use crate::fees::{Collection, Due, Moment, Payer, Play};
use crate::taken::Fee;
use cards::Card;
use law::{Cite, Fault};
use money::Cents;
use serde::{Deserialize, Serialize};
use table::{Refusal, Ruling, Seat};

/// Somebody who wants to be dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The seat.
    pub seat: Seat,
    /// All chips before it.
    pub stack: Cents,
    /// Whether a fantasy hand is due to it, from [`Ending::fantasy`] of an earlier round.
    pub fantasy: bool,
}

/// What a round needs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// A card face down to a seat: [`Round::deal`].
    Card(Seat),
    /// A seat lays cards: [`Round::act`]. In 13-Card others who have yet to set may come first.
    Set(Seat),
    /// All is laid. Whoever has something to declare or announce does it now; then
    /// [`Round::showdown`].
    Showdown,
    /// Nothing: [`Round::outcome`].
    Over,
}

/// Those dealt in; and who wanted to be and is not, with the rule.
pub(crate) type DealtIn = (Vec<Seat>, Vec<(Seat, Cite)>);

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Play,
    Open,
    Void(Cite),
}

/// What a player of 13-Card may declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    /// A Clean Sweep.
    Sweep,
    /// To give the hand up.
    Surrender,
}

/// A player who is dealt in.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    /// The stack before the hand.
    pub(crate) start: Cents,
    /// Cards received and not laid.
    pub(crate) held: Vec<Card>,
    pub(crate) rows: Rows,
    pub(crate) discarded: Vec<Card>,
    /// How many cards were received.
    pub(crate) dealt: usize,
    /// How many times cards were laid.
    pub(crate) turns: usize,
    pub(crate) fantasy: bool,
    /// What was declared before the showdown, and as the how-manieth.
    pub(crate) call: Option<(Declared, usize)>,
    pub(crate) announced: bool,
    /// The rule by which somebody ruled the hand fouled.
    pub(crate) fouled: Option<Cite>,
}

/// A round of either game.
#[derive(Clone, Debug)]
pub struct Round {
    pub(crate) rules: Rules,
    /// Those dealt in, clockwise from the left of the button, which is the last.
    pub(crate) places: Vec<Place>,
    pub(crate) stage: Stage,
    /// Those who wanted to be dealt in and are not, and why.
    out: Vec<(Seat, Cite)>,
    /// A bit for each card that is not in the deck.
    gone: u64,
    /// What each player pays once the hands are delivered.
    fees: Vec<Due>,
}

impl Round {
    /// Opens a round. `players` want to be dealt in; who sits out is not among them.
    ///
    /// # Errors
    /// A refusal when a seat comes twice, the button is not among the players, or fewer than two
    /// or more than the table holds would play.
    pub fn open(rules: &Rules, players: &[Player], button: Seat) -> Result<Round, Refusal> {
        let mut players = players.to_vec();
        players.sort_by_key(|player| (player.seat == button, player.seat.steps_from(button)));
        let twice = players.windows(2).find(|pair| pair[0].seat == pair[1].seat);
        if let Some([player, _]) = twice {
            return Err(Refusal::unknown(format!("{} is named twice", player.seat)));
        }
        if let Some(player) = players.iter().find(|player| player.stack.is_negative()) {
            return Err(Refusal::unknown(format!("{} has less than nothing", player.seat)));
        }
        let seated: Vec<_> = players.iter().map(|player| (player.seat, player.stack)).collect();
        let (playing, out) = match rules {
            Rules::Thirteen(terms) => thirteen::dealt_in(terms, &seated)?,
            Rules::FaceUp(terms) => face_up::dealt_in(terms, &players)?,
        };
        if !playing.contains(&button) {
            return Err(Refusal::unknown(format!("{button} has the button and is not dealt in")));
        }
        let playing = players.into_iter().filter(|player| playing.contains(&player.seat));
        let places = playing.map(|player| Place {
            seat: player.seat,
            start: player.stack,
            held: Vec::new(),
            rows: Rows::EMPTY,
            discarded: Vec::new(),
            dealt: 0,
            turns: 0,
            fantasy: player.fantasy,
            call: None,
            announced: false,
            fouled: None,
        });
        let (places, stage) = (places.collect(), Stage::Play);
        Ok(Round { rules: *rules, places, stage, out, gone: 0, fees: Vec::new() })
    }

    /// The same round at a table that posts fees. What is taken by time is not a round's concern.
    ///
    /// # Errors
    /// A [`Fault`] once a card is dealt, for fees of another point than this table's, and for
    /// those that no hand of points bears.
    pub fn with_fees(mut self, posted: &Collection) -> Result<Round, Fault> {
        if self.gone != 0 {
            let why = String::from("fees are fixed before the first card");
            return Err(Fault::Conflict { why, rule: self.fees_rule() });
        }
        posted.fit(&Play::Points(self.rules.point()))?;
        self.fees.clear();
        for (at, due) in posted.fees(self.places.len() as u8) {
            if (at, due.from) != (Moment::Dealt, Payer::Each) {
                let why = format!("no hand of points bears a {}", due.name);
                return Err(Fault::Conflict { why, rule: due.rule });
            }
            self.fees.push(due);
        }
        Ok(self)
    }

    /// What the round needs next.
    #[must_use]
    pub fn ask(&self) -> Awaited {
        match (self.stage, &self.rules) {
            (Stage::Open | Stage::Void(_), _) => Awaited::Over,
            (Stage::Play, Rules::Thirteen(_)) => thirteen::ask(&self.places),
            (Stage::Play, Rules::FaceUp(_)) => face_up::ask(&self.places),
        }
    }

    /// Gives the card that was asked for.
    ///
    /// # Errors
    /// A refusal when none was, or when the card is not in the deck.
    pub fn deal(&mut self, card: Card) -> Result<(), Refusal> {
        let Awaited::Card(to) = self.ask() else {
            return Err(Refusal::unknown("no card is due"));
        };
        if self.gone & bit(card) != 0 {
            return Err(Refusal::by(self.deck_rule(), format!("{card} is dealt already")));
        }
        self.gone |= bit(card);
        let place = self.place_mut(to);
        place.held.push(card);
        place.dealt += 1;
        Ok(())
    }

    /// Whether a seat may do something now. It is the only check of an act.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn allows(&self, seat: Seat, act: &Move) -> Result<(), Refusal> {
        let Some(place) = self.find(seat) else {
            return Err(match self.out.iter().find(|(out, _)| *out == seat) {
                Some((_, rule)) => Refusal::by(rule, format!("{seat} is not dealt in")),
                None => Refusal::unknown(format!("{seat} is not in this round")),
            });
        };
        match self.stage {
            Stage::Play => {}
            Stage::Open => return Err(Refusal::by(self.showdown_rule(), "hands are open")),
            Stage::Void(rule) => return Err(Refusal::by(rule, "the hand is void")),
        }
        match &self.rules {
            Rules::Thirteen(terms) => thirteen::allows(terms, self.ask(), place, act),
            Rules::FaceUp(_) => face_up::allows(self.ask(), place, act),
        }
    }

    /// A seat does something.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: &Move) -> Result<(), Refusal> {
        self.allows(seat, act)?;
        let discards = matches!(self.rules, Rules::FaceUp(_));
        let calls = self.places.iter().filter(|place| place.call.is_some()).count();
        let place = self.place_mut(seat);
        let mut back = Vec::new();
        match act {
            Move::Declare => place.call = Some((Declared::Sweep, calls)),
            Move::Surrender => place.call = Some((Declared::Surrender, calls)),
            Move::Announce => place.announced = true,
            Move::Set(rows) => {
                place.rows.add(rows);
                place.turns += 1;
                place.held.retain(|card| !rows.cards().any(|laid| laid == *card));
                if discards && place.fantasy {
                    // s7.5.f: the card left over goes back into the deck.
                    back.append(&mut place.held);
                } else if discards {
                    place.discarded.append(&mut place.held);
                }
            }
        }
        self.gone &= !back.into_iter().fold(0, |set, card| set | bit(card));
        Ok(())
    }

    /// Opens the hands, once all are laid.
    ///
    /// # Errors
    /// A refusal before that, or after.
    pub fn showdown(&mut self) -> Result<(), Refusal> {
        if self.ask() != Awaited::Showdown {
            return Err(Refusal::by(self.showdown_rule(), "hands are opened once all are set"));
        }
        self.stage = Stage::Open;
        Ok(())
    }

    /// Rules on an irregularity; the ruling names its rule, and what that needs.
    ///
    /// # Errors
    /// A refusal when the rule is none that is invoked, or does not apply.
    pub fn rule(&mut self, ruling: &Ruling) -> Result<(), Refusal> {
        match self.rules {
            Rules::Thirteen(_) => thirteen::ruling::apply(self, ruling),
            Rules::FaceUp(_) => {
                Err(Refusal::unknown(format!("`{}` is no rule to invoke here", ruling.rule)))
            }
        }
    }

    /// Adds chips to a stack while that is allowed.
    ///
    /// # Errors
    /// A refusal once cards are dealt, or above what the house allows.
    pub fn add_chips(&mut self, seat: Seat, amount: Cents) -> Result<(), Refusal> {
        let (shut, rule) = match self.rules {
            // Until that player has cards to look at.
            Rules::Thirteen(_) => {
                (self.find(seat).is_some_and(|place| place.dealt > 0), thirteen::ADD_CHIPS)
            }
            Rules::FaceUp(_) => (self.gone != 0, face_up::ADD_CHIPS),
        };
        if shut || self.stage != Stage::Play {
            return Err(Refusal::by(rule, format!("{amount} comes too late for this hand")));
        }
        let rules = self.rules;
        match self.places.iter_mut().find(|place| place.seat == seat) {
            Some(place) => place.start = rules.add_on(place.start, amount)?,
            None => return Err(Refusal::unknown(format!("{seat} is not in this round"))),
        }
        Ok(())
    }

    /// Every transfer, in the order of settlement, once the round is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Ending> {
        match (self.stage, &self.rules) {
            (Stage::Play, _) => None,
            (Stage::Void(rule), _) => Some(Ending::void(&self.places, rule)),
            (Stage::Open, rules) => {
                let (places, fees) = self.charge();
                let outcome = match rules {
                    Rules::Thirteen(terms) => thirteen::settle::settle(terms, &places),
                    Rules::FaceUp(terms) => face_up::settle::settle(terms, &places),
                };
                Some(outcome.charged(fees))
            }
        }
    }

    /// The players after fees, as far as their stacks reach.
    fn charge(&self) -> (Vec<Place>, Vec<Fee>) {
        let (mut places, mut fees) = (self.places.clone(), Vec::new());
        for place in &mut places {
            for due in &self.fees {
                let amount = due.amount.min(place.start);
                place.start -= amount;
                fees.push(Fee { due: *due, amount, seat: Some(place.seat.n()) });
            }
        }
        (places, fees)
    }

    /// The cards that may come next: the deck, in no order. Discards stay out, but for those of
    /// fantasy hands.
    #[must_use]
    pub fn deck(&self) -> Vec<Card> {
        Card::all().filter(|card| self.gone & bit(*card) == 0).collect()
    }

    /// What is posted.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seats dealt in, clockwise from the left of the button, which is the last.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.places.iter().map(|place| place.seat)
    }

    /// Who wanted to be dealt in and was not, with the rule.
    #[must_use]
    pub fn left_out(&self) -> &[(Seat, Cite)] {
        &self.out
    }

    /// The cards a seat holds and has not laid, for that seat alone.
    #[must_use]
    pub fn held(&self, seat: Seat) -> &[Card] {
        self.find(seat).map_or(&[], |place| &place.held)
    }

    /// The cards a seat has laid.
    #[must_use]
    pub fn rows(&self, seat: Seat) -> Rows {
        self.find(seat).map_or(Rows::EMPTY, |place| place.rows)
    }

    /// The place of a seat that is known to be dealt in.
    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        let place = self.places.iter_mut().find(|place| place.seat == seat);
        // invariant: who is asked, or has been found, is dealt in
        place.unwrap_or_else(|| unreachable!("{seat} is not dealt in"))
    }

    pub(crate) fn find(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == seat)
    }

    fn deck_rule(&self) -> Cite {
        match self.rules {
            Rules::Thirteen(_) => thirteen::DECK,
            Rules::FaceUp(_) => face_up::DECK,
        }
    }

    fn fees_rule(&self) -> Cite {
        match self.rules {
            Rules::Thirteen(_) => thirteen::FEES,
            Rules::FaceUp(_) => face_up::FEES,
        }
    }

    fn showdown_rule(&self) -> Cite {
        match self.rules {
            Rules::Thirteen(_) => thirteen::SHOWDOWN,
            Rules::FaceUp(_) => face_up::SHOWDOWN,
        }
    }
}

impl Place {
    /// All cards received that are still this seat's.
    pub(crate) fn cards(&self) -> Vec<Card> {
        self.held.iter().copied().chain(self.rows.cards()).collect()
    }
}

fn bit(card: Card) -> u64 {
    1 << card.code()
}
