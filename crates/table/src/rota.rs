//! What goes round a table from player to player: the bank of a card room, the shoe.
//!
//! It is offered from seat to seat until somebody takes it. How long that player keeps it, who may
//! have it and what happens when all refuse differs from book to book: that is a [`RotaLaw`].

use crate::{Name, Office, Refusal, Seat, read_state, write_state};
use law::Cite;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// What a book says of something that goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RotaLaw {
    /// What goes round.
    pub office: Office,
    /// What people call it.
    pub name: &'static str,
    /// The rule by which it goes round.
    pub rule: Cite,
    /// The rule that only those seated have it.
    pub seated: Cite,
    /// The rule that it is offered to one after the other.
    pub turn: Cite,
    /// Who may take it.
    pub takers: Takers,
    /// How long whoever takes it keeps it.
    pub stay: Stay,
    /// The only wagers that its holder may make, where that is so.
    pub confined: Option<(&'static [&'static str], Cite)>,
}

/// Who may take what goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are the rules of what is said above them
pub enum Takers {
    /// Whoever is seated.
    Anyone,
    /// Whoever made a wager in the round before; newcomers when all of these refuse.
    Bettors { bet: Cite, new: Cite },
    /// Nobody: the house keeps it.
    House(Cite),
}

/// How long somebody keeps what goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are named after what they hold
pub enum Stay {
    /// For a round, and is asked first for the next, up to so many in a row. When all refuse it is
    /// offered again, and no round is dealt until somebody takes it.
    Rounds { most: u32, rule: Cite },
    /// Until the bank loses, or until it is passed on after a round. When all refuse, the house
    /// deals that round. Of these two figures of a round the first is the bank's.
    UntilLost { passes: Cite, figures: [&'static str; 2] },
}

/// What goes round, and where it is. It is kept once somebody has joined the table: a written
/// round does not say who sat there before, and whoever banks it banks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rota {
    law: RotaLaw,
    state: State,
}

/// Who is offered it, who has it, and how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    seated: BTreeSet<Seat>,
    /// Those seated who have neither had it nor wagered yet.
    new: BTreeSet<Seat>,
    /// Those seated who made a wager in the last round.
    bettors: BTreeSet<Seat>,
    /// Those seated who refused since the offer last began.
    refused: BTreeSet<Seat>,
    /// Where the offer stands: it is searched upwards from here, this seat included.
    at: Seat,
    held: Held,
    /// Who had it last, and for how many rounds in a row. It stays with the seat: else a player
    /// would stand up and sit down again to have it for longer.
    run: Option<(Seat, u32)>,
    /// How often the offer has gone all the way round in vain since the last round.
    laps: u32,
    shoes: u32,
}

/// Who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Held {
    /// Nobody.
    Open,
    /// Taken.
    By(Seat),
    /// Taken for a round by a player who has since left: offered on, unless the round was already
    /// dealt.
    Left(Seat),
}

/// When a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// With those who may have it.
    First,
    /// After all of these have refused.
    Last,
}

#[allow(clippy::missing_errors_doc)] // each refuses with the rule of its book
impl Rota {
    /// A new table. All who sit there are newcomers, and the offer begins at the first seat.
    #[must_use]
    pub fn new(law: RotaLaw, seats: &[Seat]) -> Rota {
        let seated: BTreeSet<Seat> = seats.iter().copied().collect();
        let state = State {
            new: seated.clone(),
            seated,
            bettors: BTreeSet::new(),
            refused: BTreeSet::new(),
            at: Seat::FIRST,
            held: Held::Open,
            run: None,
            laps: 0,
            shoes: 1,
        };
        Rota { law, state }
    }

    /// What the book says of it.
    #[must_use]
    pub const fn law(&self) -> &RotaLaw {
        &self.law
    }

    /// Whether players may have it at all.
    #[must_use]
    pub const fn goes_round(&self) -> bool {
        !matches!(self.law.takers, Takers::House(_))
    }

    /// Those seated.
    pub fn seated(&self) -> impl Iterator<Item = Seat> + '_ {
        self.state.seated.iter().copied()
    }

    /// Whose turn it is to take or decline it. Nobody's when somebody has it, or when nobody
    /// seated may have it.
    #[must_use]
    pub fn offered(&self) -> Option<Seat> {
        if self.holder().is_some() {
            return None;
        }
        // Newcomers come after all others have refused; among themselves, in the same order.
        let next = |when: When| {
            let open = self.seated().filter(|seat| self.when(*seat) == Ok(when));
            let open = open.filter(|seat| !self.state.refused.contains(seat));
            open.min_by_key(|seat| seat.steps_from(self.state.at))
        };
        next(When::First).or_else(|| next(When::Last))
    }

    /// Who has it.
    #[must_use]
    pub fn holder(&self) -> Option<Seat> {
        match self.state.held {
            Held::By(seat) => Some(seat),
            Held::Open | Held::Left(_) => None,
        }
    }

    /// How often the offer has gone all the way round in vain since the last round.
    #[must_use]
    pub fn laps(&self) -> u32 {
        self.state.laps
    }

    /// The number of the shoe, from 1.
    #[must_use]
    pub fn shoe(&self) -> u32 {
        self.state.shoes
    }

    /// Somebody sits down, as a newcomer.
    pub fn sits(&mut self, seat: Seat) {
        if self.state.seated.insert(seat) {
            self.state.new.insert(seat);
        }
    }

    /// Somebody leaves. Whoever has it loses it, and it is offered on; but a round that is already
    /// being dealt stays that player's.
    pub fn leaves(&mut self, seat: Seat) {
        let State { seated, new, bettors, refused, .. } = &mut self.state;
        for set in [seated, new, bettors, refused] {
            set.remove(&seat);
        }
        if self.state.held == Held::By(seat) {
            self.goes_on(seat);
            if matches!(self.law.stay, Stay::Rounds { .. }) {
                self.state.held = Held::Left(seat);
            }
        }
        self.go_round();
    }

    /// Takes it.
    pub fn takes(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        (self.state.held, self.state.at) = (Held::By(seat), seat);
        if matches!(self.law.stay, Stay::UntilLost { .. }) {
            self.state.run = Some((seat, 0));
            self.state.refused.clear();
        }
        Ok(())
    }

    /// Gives it back before the round: it is offered to the same seat again.
    pub fn gives_back(&mut self, seat: Seat) {
        if self.state.held == Held::By(seat) {
            self.state.held = Held::Open;
        }
    }

    /// Declines it; the offer goes on.
    pub fn declines(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.in_turn(seat)?;
        self.state.refused.insert(seat);
        self.state.at = next(seat);
        self.go_round();
        Ok(())
    }

    /// Passes it on; it is offered to the others.
    pub fn passes(&mut self, seat: Seat) -> Result<(), Refusal> {
        let RotaLaw { name, rule, stay, .. } = self.law;
        self.may_be_had()?;
        let Stay::UntilLost { passes, .. } = stay else {
            let why = format!("{seat} declines the {name} when it is offered");
            return Err(Refusal::by(rule, why));
        };
        if self.holder() != Some(seat) {
            return Err(Refusal::by(passes, format!("{seat} does not hold the {name}")));
        }
        if self.run(seat) == 0 {
            let why = format!("{seat} passes the {name} after a coup, not before the first");
            return Err(Refusal::by(passes, why));
        }
        self.goes_on(seat);
        self.state.refused.insert(seat);
        Ok(())
    }

    /// Whether a seat may make a wager, as far as this is concerned.
    pub fn admits(&self, seat: Seat, wager: &str) -> Result<(), Refusal> {
        match self.law.confined {
            Some((only, rule)) if self.holder() == Some(seat) && !only.contains(&wager) => {
                let (name, only) = (self.law.name, only.join(" or "));
                let why = format!("{seat} holds the {name} and may bet on {only} only");
                Err(Refusal::by(rule, why))
            }
            _ => Ok(()),
        }
    }

    /// A round was settled: who had wagered, and the round in a few named figures. A round that
    /// somebody banked before anybody had joined is nobody's turn; a void one leaves the shoe
    /// where it is.
    pub fn over(&mut self, bettors: &[Seat], figures: &[(Name, String)]) {
        match self.law.stay {
            Stay::Rounds { .. } if self.state.held == Held::Open => {}
            Stay::Rounds { .. } => self.played(bettors),
            Stay::UntilLost { figures: [bank, punter], .. } => {
                let points = |wanted: &str| -> Option<u8> {
                    figures.iter().find(|(name, _)| name == wanted)?.1.parse().ok()
                };
                if let (Some(bank), Some(punter)) = (points(bank), points(punter)) {
                    self.dealt(bank.cmp(&punter));
                }
            }
        }
    }

    /// A fresh shoe lies on the table: that changes neither its holder nor the order of the offer.
    pub fn new_shoe(&mut self) {
        self.state.shoes = self.state.shoes.saturating_add(1);
    }

    /// What outlives a round.
    #[must_use]
    pub fn state(&self) -> Value {
        write_state(&self.state)
    }

    /// Goes on from that.
    pub fn resume(&mut self, state: &Value) -> Result<(), Refusal> {
        self.state = read_state(state)?;
        Ok(())
    }

    /// A round of whoever has taken it is over; these seats had wagered.
    fn played(&mut self, bettors: &[Seat]) {
        let (Held::By(holder) | Held::Left(holder)) = self.state.held else { return };
        let before = self.run(holder);
        if let Stay::Rounds { most, .. } = self.law.stay {
            assert!(before < most, "{holder} had the {} once too often", self.law.name);
        }
        let seated = self.seated().filter(|seat| bettors.contains(seat));
        self.state.bettors = seated.collect();
        self.state.new.retain(|seat| *seat != holder && !bettors.contains(seat));
        self.state.run = Some((holder, before + 1));
        (self.state.held, self.state.at) = (Held::Open, holder);
        self.state.refused.clear();
        self.state.laps = 0;
    }

    /// A round is over, whoever dealt it: after a lost one it goes on, to its last holder last.
    fn dealt(&mut self, bank: Ordering) {
        self.state.refused.clear();
        let Some(holder) = self.holder() else { return };
        self.state.run = Some((holder, self.run(holder).saturating_add(1)));
        if bank == Ordering::Less {
            self.goes_on(holder);
        }
    }

    fn goes_on(&mut self, holder: Seat) {
        (self.state.held, self.state.at) = (Held::Open, next(holder));
    }

    /// Where it must be had, all who have refused are offered it again.
    fn go_round(&mut self) {
        let must = matches!(self.law.stay, Stay::Rounds { .. });
        let open = self.holder().is_none() && self.offered().is_none();
        if must && open && !self.state.refused.is_empty() {
            self.state.refused.clear();
            self.state.laps = self.state.laps.saturating_add(1);
        }
    }

    /// For how many rounds running a seat has had it.
    fn run(&self, seat: Seat) -> u32 {
        self.state.run.filter(|(last, _)| *last == seat).map_or(0, |(_, rounds)| rounds)
    }

    fn may_be_had(&self) -> Result<(), Refusal> {
        match self.law.takers {
            Takers::House(rule) => {
                Err(Refusal::by(rule, format!("the dealer keeps the {}", self.law.name)))
            }
            Takers::Anyone | Takers::Bettors { .. } => Ok(()),
        }
    }

    /// Whether a seat may have it, and when it is asked.
    fn when(&self, seat: Seat) -> Result<When, Refusal> {
        let RotaLaw { name, seated, takers, stay, .. } = self.law;
        let refuse = |rule: Cite, why: String| Err(Refusal::by(rule, why));
        self.may_be_had()?;
        if !self.state.seated.contains(&seat) {
            return refuse(seated, format!("{seat} is not seated"));
        }
        let again = match stay {
            // Never once more in a row, even if all others refuse.
            Stay::Rounds { most, rule } if self.run(seat) >= most => {
                return refuse(rule, format!("{seat} has had the {name} {most} times running"));
            }
            // Who has it keeps it for the next round, wager or not.
            Stay::Rounds { .. } => self.run(seat) > 0,
            Stay::UntilLost { .. } => false,
        };
        match takers {
            Takers::Bettors { .. } if again || self.state.bettors.contains(&seat) => {
                Ok(When::First)
            }
            Takers::Bettors { .. } if self.state.new.contains(&seat) => Ok(When::Last),
            Takers::Bettors { bet, .. } => {
                refuse(bet, format!("{seat} made no wager in the round before"))
            }
            Takers::Anyone | Takers::House(_) => Ok(When::First),
        }
    }

    fn in_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let RotaLaw { name, turn, takers, .. } = self.law;
        let when = self.when(seat)?;
        if let Some(holder) = self.holder() {
            return Err(Refusal::by(turn, format!("{holder} has the {name}")));
        }
        match (self.offered(), takers) {
            (Some(offered), _) if offered == seat => Ok(()),
            (Some(offered), Takers::Bettors { new, .. })
                if when == When::Last && self.when(offered) == Ok(When::First) =>
            {
                let why = format!("{seat} is new, and {offered} has not refused the {name}");
                Err(Refusal::by(new, why))
            }
            (Some(offered), _) => {
                Err(Refusal::by(turn, format!("the {name} is offered to {offered} first")))
            }
            (None, _) => {
                Err(Refusal::by(turn, format!("all have refused the {name} for this round")))
            }
        }
    }
}

/// The next place, taken or not.
fn next(seat: Seat) -> Seat {
    Seat::new(seat.n() + 1).unwrap_or(Seat::FIRST)
}
