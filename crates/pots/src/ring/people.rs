//! People come, go, buy chips and change seats, and decide what lasts from hand to hand.
//!
//! A newcomer says how to come in: `at-once`, `post` (a big blind), `wait` (for the big blind),
//! `wait-for-button`, `between` (button and small blind), `kill` or `promise-kill` (the next pot);
//! who comes of a game of the same kind that broke up adds `-from-broken-game`. Who sat out says
//! `play`, `post` (what was missed), `wait` or `kill`. Other players may `object` to such a kill
//! until the next hand, and `consent` again.

use super::play::{Company, Play};
use crate::sitting::{Amends, Back, Buy, How, Kills, Sitting, Status, Voices};
use law::Cite;
use money::Cents;
use table::{Act, Face, Name, Office, Refusal, Seat, Tale, Turn, What};

/// The ways to come in, as they are written.
pub(super) const HOWS: [&str; 7] =
    ["at-once", "post", "wait", "wait-for-button", "between", "kill", "promise-kill"];

/// The ways to come back, as they are written.
pub(super) const BACKS: [&str; 4] = ["play", "post", "wait", "kill"];

/// What is decided between hands, as it is written.
pub(super) const OFFICES: [&str; 7] =
    ["keep-button", "take-button", "refuse-button", "refuse-kill", "no-ante", "object", "consent"];

/// Added by who comes of a game that broke up.
const BROKEN: &str = "-from-broken-game";

fn how(word: &str, voices: Voices) -> Option<How> {
    Some(match word {
        "at-once" => How::AtOnce,
        "post" => How::PostBigBlind,
        "wait" => How::WaitForBlind,
        "wait-for-button" => How::WaitForButton,
        "between" => How::BetweenButtonAndBlind,
        "kill" => How::Kill,
        "promise-kill" => How::PromiseKill(voices),
        _ => return None,
    })
}

fn back(word: &str, voices: Voices) -> Option<Back> {
    Some(match word {
        "play" => Back::Play,
        "post" => Back::Post,
        "wait" => Back::Wait,
        "kill" => Back::Kill(voices),
        _ => return None,
    })
}

fn no_way(word: &str, all: &[&str]) -> Refusal {
    Refusal::unknown(format!("`{}` is no way: {}", word.escape_debug(), all.join(", ")))
}

impl Play {
    /// The table from hand to hand; a written hand has none.
    fn sitting(&mut self) -> Result<&mut Sitting, Refusal> {
        let rule = self.stakes.variant.cites.seats;
        match &mut self.company {
            Company::Sitting(sitting) => Ok(sitting),
            Company::Written(..) => {
                let why = "this hand was written down: nobody comes or goes";
                Err(Refusal::by(rule, why))
            }
        }
    }

    /// What others say to a kill that a seat asks for.
    fn voices(&self, asks: Seat) -> Voices {
        let Company::Sitting(sitting) = &self.company else { return Voices::Consent };
        let active = |seat: &u8| {
            *seat != asks.n() && sitting.chair(*seat).is_some_and(crate::sitting::Chair::is_ready)
        };
        if self.objects.iter().any(active) { Voices::Objection } else { Voices::Consent }
    }

    pub(super) fn join(
        &mut self,
        seat: Seat,
        buy: Cents,
        how: Option<&Name>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let word = how.cloned().unwrap_or_else(|| HOWS[0].into());
        let (plain, broken) = match word.strip_suffix(BROKEN) {
            Some(plain) => (plain, true),
            None => (word.as_ref(), false),
        };
        let way = self::how(plain, self.voices(seat)).ok_or_else(|| no_way(plain, &HOWS))?;
        let sitting = self.sitting()?;
        if broken {
            // A game of the same kind is one like this.
            let like_this = sitting.clone();
            sitting.join_from(&like_this, seat.n(), buy, way)?;
        } else {
            sitting.join(seat.n(), buy, way)?;
        }
        tale.tell(|| What::Joined { seat, chips: buy, how: word });
        self.hours.joined(seat.n());
        self.collect_hours(tale);
        self.draw_again(tale);
        Ok(())
    }

    pub(super) fn leave(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let chips = self.sitting()?.leave(seat.n())?;
        self.hours.left(seat.n());
        self.objects.retain(|at| *at != seat.n());
        tale.tell(|| What::Left { seat, chips });
        self.draw_again(tale);
        Ok(())
    }

    pub(super) fn buy(
        &mut self,
        seat: Seat,
        amount: Cents,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let kind = match self.sitting()?.buy(seat.n(), amount)? {
            Buy::Full => "full",
            Buy::Short => "short",
        };
        tale.tell(|| What::Bought { seat, amount, how: kind.into() });
        self.draw_again(tale);
        Ok(())
    }

    pub(super) fn sit_out(&mut self, seat: Seat, tale: &mut Tale) -> Result<(), Refusal> {
        let sitting = self.sitting()?;
        if sitting.chair(seat.n()).is_some_and(|chair| chair.status == Status::Away) {
            return Err(Refusal::unknown(format!("{seat} is away already")));
        }
        sitting.sit_out(seat.n())?;
        tale.tell(|| What::SatOut { seat });
        self.draw_again(tale);
        Ok(())
    }

    pub(super) fn come_back(
        &mut self,
        seat: Seat,
        how: Option<&Name>,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let word = how.cloned().unwrap_or_else(|| BACKS[0].into());
        let way = back(&word, self.voices(seat)).ok_or_else(|| no_way(&word, &BACKS))?;
        self.sitting()?.come_back(seat.n(), way)?;
        tale.tell(|| What::CameBack { seat, how: word });
        self.draw_again(tale);
        Ok(())
    }

    pub(super) fn move_seat(
        &mut self,
        from: Seat,
        to: Seat,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        self.sitting()?.move_seat(from.n(), to.n())?;
        self.hours.moved(from.n(), to.n());
        self.objects.retain(|at| *at != from.n());
        tale.tell(|| What::Moved { from, to });
        self.draw_again(tale);
        Ok(())
    }

    /// Decisions on what lasts from hand to hand; whether this is one.
    pub(super) fn decide_office(
        &mut self,
        seat: Seat,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        if act.amount.is_some() || !act.cards.is_empty() {
            return Err(Refusal::unknown(format!("`{}` stands by itself", act.word)));
        }
        let ways = self.stakes.ways();
        match act.word.as_ref() {
            "keep-button" => {
                self.sitting()?.keep_button(seat.n())?;
                tell_office(Office::Button, seat, Turn::Took, ways.keeps, tale);
                self.tell_button(ways.keeps, tale);
            }
            "take-button" => {
                self.sitting()?.take_button(seat.n())?;
                let rule = ways.takes.map_or(ways.moves, |takes| takes.bettors);
                tell_office(Office::Button, seat, Turn::Took, rule, tale);
            }
            "refuse-button" => {
                self.sitting()?.refuse_button(seat.n())?;
                tell_office(Office::Button, seat, Turn::Declined, ways.moves, tale);
                self.tell_button(ways.moves, tale);
            }
            "refuse-kill" => {
                self.sitting()?.refuse_kill(seat.n())?;
                let rule = match ways.kills {
                    Kills::TwoWins(rules) => rules.barred,
                    Kills::Coming(rule) | Kills::Scoop(rule, _) => rule,
                    Kills::Never => ways.moves,
                };
                tell_office(Office::Kill, seat, Turn::Declined, rule, tale);
            }
            "no-ante" => {
                self.sitting()?.no_ante(seat.n())?;
                tell_said(seat, act, "pays no ante", ways.ante, tale);
                self.draw_again(tale);
            }
            word => self.say_to_kill(seat, word, act, tale)?,
        }
        Ok(())
    }

    /// A player objects to whoever would come in by a kill, or consents again.
    fn say_to_kill(
        &mut self,
        seat: Seat,
        word: &str,
        act: &Act,
        tale: &mut Tale,
    ) -> Result<(), Refusal> {
        let missed = self.stakes.ways().missed;
        let seated = self.sitting()?.chair(seat.n()).is_some();
        if !seated {
            return Err(Refusal::unknown(format!("nobody sits at {seat}")));
        }
        if missed.by != Amends::Kill {
            return Err(Refusal::by(missed.pay, "nobody comes in by a kill here"));
        }
        let objects = self.objects.contains(&seat.n());
        match (word, objects) {
            ("object", false) => self.objects.push(seat.n()),
            ("consent", true) => self.objects.retain(|at| *at != seat.n()),
            _ => return Err(Refusal::unknown(format!("{seat} has said so"))),
        }
        let did = if objects { "consents" } else { "objects" };
        tell_said(seat, act, did, missed.pay, tale);
        Ok(())
    }

    fn tell_button(&self, rule: Cite, tale: &mut Tale) {
        if let Some(seat) = self.button() {
            tale.tell(|| What::Button { seat, rule });
        }
    }
}

fn tell_office(office: Office, seat: Seat, done: Turn, rule: Cite, tale: &mut Tale) {
    tale.tell(|| What::Office { office, seat, done, rule });
}

fn tell_said(seat: Seat, act: &Act, did: &'static str, rule: Cite, tale: &mut Tale) {
    let (act, face, paid) = (act.clone(), Face::Up, Cents::ZERO);
    tale.tell(|| What::Acted { seat, act, face, did: did.into(), paid, rule });
}
