//! A round whose cards and acts are written down: the way a dispute is checked.

use super::{Ending, Move, Player, Points, Posting, Round, Rules};
use crate::fees::Collection;
use crate::script::Stopped;
use cards::{AnyCard, Card};
use std::collections::{BTreeMap, VecDeque};
use table::{
    Ask, Event, Face, Input, Refusal, Ruling, Seat, Settlement, Table as _, Verbs as _, What,
};

/// When somebody rules on an irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Before the card of that number, from 1.
    Card(usize),
    /// Before the act of that number, from 0; the number of acts is right before the showdown.
    Act(usize),
    /// When hands are open.
    Settlement,
}

/// A round as written down.
#[derive(Clone, Debug)]
pub struct Script {
    /// What is posted.
    pub rules: Rules,
    /// The fees in force.
    pub fees: Collection,
    /// Who wants to be dealt in.
    pub players: Vec<Player>,
    /// Who has the button.
    pub button: Seat,
    /// Cards by seat number, in the order received.
    pub hands: BTreeMap<u8, Vec<Card>>,
    /// What happened, in order: `1 set Kc / 9s /`.
    pub acts: Vec<String>,
    /// What was ruled on, and when.
    pub rulings: Vec<(At, Ruling)>,
}

/// A round played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Everything the table was told, in order.
    pub inputs: Vec<Input>,
    /// Everything that happened.
    pub events: Vec<Event>,
    /// The money.
    pub settlement: Settlement,
    /// The round.
    pub round: Round,
    /// How it ended.
    pub outcome: Ending,
}

/// A script being played at a table.
struct Playing {
    table: Points,
    /// Cards dealt so far.
    dealt: usize,
    /// Rulings made so far.
    ruled: usize,
    hands: BTreeMap<u8, VecDeque<Card>>,
    inputs: Vec<Input>,
    events: Vec<Event>,
}

impl Script {
    /// Plays it.
    ///
    /// # Errors
    /// The first thing that a rule forbids, and where; or what is missing or left over.
    pub fn play(&self) -> Result<Played, Stopped> {
        let by = |act: Option<usize>| move |refusal: Refusal| Stopped { act, refusal };
        let mut playing = self.begin().map_err(by(None))?;
        for (i, text) in self.acts.iter().enumerate() {
            self.rule(&mut playing, At::Act(i)).map_err(by(None))?;
            self.deal(&mut playing).map_err(by(None))?;
            let (seat, act) = read(text).map_err(by(Some(i)))?;
            let act = table::Act::from(&act);
            playing.tell(Input::Decide { seat, act }).map_err(by(Some(i)))?;
        }
        self.end(playing).map_err(by(None))
    }

    /// The table as it is written, and a hand begun.
    fn begin(&self) -> Result<Playing, Refusal> {
        let unfit = |fault: law::Fault| Refusal::unknown(fault.to_string());
        let posting = Posting::new(self.rules, self.fees.clone()).map_err(unfit)?;
        let table = Points::written(posting, &self.players, self.button)?;
        let hands =
            self.hands.iter().map(|(seat, cards)| (*seat, cards.iter().copied().collect()));
        let (hands, events) = (hands.collect(), table.events().to_vec());
        let (dealt, ruled, inputs) = (0, 0, Vec::new());
        let mut playing = Playing { table, dealt, ruled, hands, inputs, events };
        playing.tell(Input::Deal {})?;
        Ok(playing)
    }

    /// All that is written has been done.
    fn end(&self, mut playing: Playing) -> Result<Played, Refusal> {
        self.deal(&mut playing)?;
        self.rule(&mut playing, At::Act(self.acts.len()))?;
        match playing.table.next() {
            Ask::Decide { seat } => {
                let rule = playing.table.sign().decisions;
                return Err(Refusal::by(rule, format!("{seat} has still to set")));
            }
            Ask::Show { .. } => playing.tell(Input::Show {})?,
            _ => {}
        }
        self.rule(&mut playing, At::Settlement)?;
        self.all_ruled(&playing)?;
        let left = playing.hands.iter().find(|(_, cards)| !cards.is_empty());
        let void = playing.table.outcome().is_some_and(|outcome| outcome.void.is_some());
        if let Some((seat, cards)) = left.filter(|_| !void) {
            let why = format!("seat{seat} was not dealt {}", cards[0]);
            return Err(Refusal::by(playing.table.sign().decisions, why));
        }
        playing.tell(Input::Settle {})?;
        let Playing { table, inputs, events, .. } = playing;
        let settled = events.iter().find_map(|event| match &event.what {
            What::Settled(settlement) => Some((**settlement).clone()),
            _ => None,
        });
        match (settled, table.round().cloned(), table.outcome()) {
            (Some(settlement), Some(round), Some(outcome)) => {
                Ok(Played { inputs, events, settlement, round, outcome })
            }
            _ => Err(Refusal::unknown("the round is not over")),
        }
    }

    fn rule(&self, playing: &mut Playing, now: At) -> Result<(), Refusal> {
        for (_, ruling) in self.rulings.iter().filter(|(at, _)| *at == now) {
            playing.tell(Input::Rule(ruling.clone()))?;
            playing.ruled += 1;
        }
        Ok(())
    }

    /// Every ruling must have found its moment.
    fn all_ruled(&self, playing: &Playing) -> Result<(), Refusal> {
        let never = self.rulings.iter().find(|(at, _)| match at {
            At::Card(n) => *n == 0 || *n > playing.dealt,
            At::Act(n) => *n > self.acts.len(),
            At::Settlement => false,
        });
        let rest = self.rulings.last().filter(|_| playing.ruled < self.rulings.len());
        match never.or(rest) {
            Some((_, ruling)) => {
                Err(Refusal::by(ruling.cite()?, "the moment of this ruling never came"))
            }
            None => Ok(()),
        }
    }

    /// Deals as long as cards are asked for.
    fn deal(&self, playing: &mut Playing) -> Result<(), Refusal> {
        loop {
            if matches!(playing.table.next(), Ask::Card { .. }) {
                self.rule(playing, At::Card(playing.dealt + 1))?;
            }
            if !playing.deal()? {
                return Ok(());
            }
        }
    }
}

impl Playing {
    fn tell(&mut self, input: Input) -> Result<(), Refusal> {
        self.events.extend(self.table.tell(input.clone())?);
        self.inputs.push(input);
        Ok(())
    }

    /// Deals the card that is asked for; says whether one was.
    fn deal(&mut self) -> Result<bool, Refusal> {
        match self.table.next() {
            Ask::Card { to: spot, face: Face::Own(to), rule } => {
                let card = self.hands.get_mut(&to.n()).and_then(VecDeque::pop_front);
                let why = || format!("{spot} is due a card, and none is given");
                let card = card.ok_or_else(|| Refusal::by(rule, why()));
                self.tell(Input::Card(AnyCard::from(card?).into()))?;
                self.dealt += 1;
            }
            Ask::Shuffle { .. } => self.tell(Input::Shuffle {})?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Reads `1 declare`.
fn read(text: &str) -> Result<(Seat, Move), Refusal> {
    let (seat, act) = text.trim().split_once(' ').unwrap_or((text, ""));
    let seat = seat.parse().ok().and_then(Seat::new);
    let named = || Refusal::unknown(format!("`{}` names no seat", text.escape_debug()));
    Ok((seat.ok_or_else(named)?, act.parse()?))
}

#[cfg(test)]
mod tests {
    use super::super::Game;
    use super::super::testing::{cards, nets, players, rules, seat};
    use super::*;

    const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
    const HIGH: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";

    fn script() -> Script {
        let hand = |text: &str| cards(&text.replace('/', " "));
        Script {
            rules: rules(Game::Thirteen, ""),
            fees: Collection::none(),
            players: players(&[30, 30]),
            button: seat(2),
            hands: [(1, hand(LOW)), (2, hand(HIGH))].into(),
            acts: vec![format!("2 set {HIGH}"), format!("1 set {LOW}")],
            rulings: Vec::new(),
        }
    }

    fn ruling(number: &str) -> Ruling {
        let rule = format!("ca:thirteen-card/{number}");
        Ruling { rule, seat: Some(seat(2)), count: Some(12), ..Ruling::default() }
    }

    #[test]
    fn a_round_is_played_as_written() {
        let played = script().play().expect("a round");
        assert_eq!(nets(&played.outcome), [-6, 6]);
        let declared =
            Script { acts: [script().acts, vec!["2 declare".into()]].concat(), ..script() };
        let outcome = declared.play().expect("a round").outcome;
        assert_eq!(outcome.fouled, [(seat(2), law::ca::thirteen_card::R6)]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let stops = |script: Script| script.play().expect_err("a refusal").act;
        let acts = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        let low = format!("1 set {LOW}");
        assert_eq!(stops(Script { acts: acts(&["fold"]), ..script() }), Some(0));
        assert_eq!(stops(Script { acts: acts(&[&low, &low]), ..script() }), Some(1));
        assert_eq!(stops(Script { acts: acts(&[&low]), ..script() }), None);
        assert_eq!(stops(Script { players: players(&[30]), ..script() }), None);
        let mut short = script();
        short.hands.remove(&2);
        assert_eq!(stops(short), None);
        let mut long = script();
        long.hands.entry(2).or_default().push("As".parse().expect("a card"));
        assert_eq!(stops(long), None);
    }

    #[test]
    fn rulings_come_at_their_time() {
        let ruled = |at, number, acts: usize| {
            let (rulings, acts) = (vec![(at, ruling(number))], script().acts[..acts].to_vec());
            Script { acts, rulings, ..script() }.play().map(|played| played.outcome)
        };
        for acts in 0..=2 {
            let outcome = ruled(At::Act(acts), "8.b", acts).expect("a misdeal");
            assert_eq!(outcome.void, Some(law::ca::thirteen_card::R8_B));
        }
        // Nobody acts in a hand that is void, and an open hand is not made void.
        let late = ruled(At::Act(1), "8.b", 2).expect_err("an act after the misdeal");
        assert_eq!((late.act, late.refusal.rule), (Some(1), Some(law::ca::thirteen_card::R8_B)));
        assert!(ruled(At::Settlement, "8.b", 2).is_err());
        assert_eq!(nets(&ruled(At::Settlement, "9.a", 2).expect("a foul")), [6, -6]);
    }
}
