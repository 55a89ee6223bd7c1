//! Great Britain, section 8: dice, elsewhere called craps.
//!
//! A throw with no point set is a come-out roll. 4, 5, 6, 8, 9 or 10 then becomes the Come Out
//! Point, and the shooter throws until it repeats or a Loser 7 comes. Wagers of one throw lie for
//! one throw; the others stand until decided, some of them out of play on a come-out roll.

mod britain;
mod marks;
#[cfg(test)]
mod odds_tests;
mod seat;
#[cfg(test)]
mod shooter_tests;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod throw_tests;

pub use britain::ALL;
pub use marks::{MARKS, POINTS, is_point, working};

use cards::Throw;
use law::{Cite, uk};
use money::Odds;
use table::{Call, Game, Judge, Layout, Memory, Refusal, Ruling, Seat, Stake, Stands};

/// The game.
pub struct Dice;

/// What the play depends on.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What a lay behind Don't Win is paid on 4 or 10, 5 or 9, 6 or 8: it limits the stake.
    pub lay_line: [Odds; 3],
    /// The same behind Don't Come.
    pub lay_come: [Odds; 3],
}

/// What the table remembers, and what the dice show.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Round {
    /// The dice.
    pub shown: Option<Throw<2>>,
    /// The Come Out Point; 0 before a come-out roll.
    pub point: u8,
    /// Who throws; none when it is somebody who has no wager here.
    pub shooter: Option<Seat>,
    /// Who gave the dice up since the last throw; they are offered until they are back there.
    pub offered: Option<Seat>,
}

impl Round {
    /// The sum of the dice shown.
    fn total(self) -> Option<u8> {
        self.shown.map(Throw::total)
    }
}

impl Game for Dice {
    type Rules = Rules;
    type Round = Round;
}

impl Layout for Dice {
    type Shown = Throw<2>;

    const CHANCE: &'static str = "throw";
    const LISTED: Cite = uk::R8_17;
    const WORDS: &'static [&'static str] = &["pass", "shoot"];

    /// 8.8: the dice are offered first to the left of the Boxman.
    fn open(_: &Rules) -> Round {
        Round { shown: None, point: 0, shooter: Some(Seat::FIRST), offered: None }
    }

    fn all(_: &Rules) -> Vec<(Throw<2>, u32)> {
        Throw::all().map(|throw| (throw, 1)).collect()
    }

    /// 8.3: two dice, each 1 to 6.
    fn read(_: &Rules, text: &str) -> Result<Throw<2>, Refusal> {
        text.parse()
            .map_err(|defect: cards::ThrowDefect| Refusal::by(uk::R8_3, defect.to_string()))
    }

    fn write(_: &Rules, shown: Throw<2>) -> String {
        shown.to_string()
    }

    /// 8.10: the shooter keeps a wager on one of the lines; `reading:uk-dice-shooter` says when.
    fn ready(_: &Rules, round: &Round, stakes: &[Stake]) -> Result<(), Refusal> {
        let shooter = seat::throws(*round, stakes).filter(|_| round.point == 0);
        let Some(shooter) = shooter else { return Ok(()) };
        let line =
            |s: &Stake| s.seat == shooter && matches!(s.wager, "win-line" | "dont-win-line");
        if stakes.iter().any(line) {
            return Ok(());
        }
        let why = format!("{shooter} has the dice and no wager on a line: bet one, or pass");
        Err(Refusal::by(uk::R8_10, why))
    }

    fn show(_: &Rules, round: &mut Round, shown: Throw<2>) {
        round.shown = Some(shown);
    }

    fn stands(_: &Rules, round: &Round, stake: &Stake) -> Stands {
        let memory = stake.memory;
        let rule = marks::rule(stake.wager);
        let Some(total) = round.total() else {
            // invariant: what stands is told of a throw that has been made.
            panic!("{} stands, and nothing was thrown", stake.wager)
        };
        let stand = |label| Stands { memory, label, rule };
        match stake.wager {
            "come" | "dont-come" if memory.point == 0 => {
                let memory = Memory { point: total, ..memory };
                Stands { memory, label: "travels to its point", rule }
            }
            "win-line" | "dont-win-line" if round.point == 0 => stand("the point is set"),
            wager if !working(wager, round.point, memory.called) => stand("off on the come-out"),
            _ => stand("not decided"),
        }
    }

    fn turn(_: &Rules, round: &mut Round, stakes: &[Stake]) {
        let Some(total) = round.total() else { return };
        round.shooter = seat::throws(*round, stakes);
        (round.shown, round.offered) = (None, None);
        match round.point {
            // 8.13(b): a come-out roll of one of six numbers sets the point.
            0 => round.point = if is_point(total) { total } else { 0 },
            // 8.15: repeated; the shooter goes on, or passes.
            point if point == total => round.point = 0,
            // 8.14: a Loser 7 takes the dice from the shooter.
            _ if total == 7 => {
                round.point = 0;
                round.shooter = seat::after(round.shooter, stakes);
            }
            _ => {}
        }
    }

    /// A point that nobody's wager waits for is none: the next throw is a come-out roll.
    fn give_up(_: &Rules, round: &mut Round) {
        round.point = 0;
    }

    fn admits(_: &Rules, round: &Round, own: &[Stake], bet: &Stake) -> Result<(), Refusal> {
        marks::admits(*round, own, bet)
    }

    fn holds(rules: &Rules, round: &Round, own: &[Stake]) -> Result<(), Refusal> {
        marks::holds(rules, *round, own)
    }

    /// The note under 8.17: a Win Line or Come wager with a point stays; the rest may come down
    /// (`reading:uk-dice-take-down`).
    fn releases(_: &Rules, round: &Round, stake: &Stake) -> Result<Cite, Refusal> {
        let bound = match stake.wager {
            "win-line" => round.point != 0,
            "come" => stake.memory.point != 0,
            _ => false,
        };
        if bound {
            let why = format!("{} stays up in full until its point is decided", stake.wager);
            return Err(Refusal::by(uk::R8_17_NOTE, why));
        }
        Ok(law::reading::UK_DICE_TAKE_DOWN)
    }

    /// 8.17(g), (h), (j), (k): these are called on or off; nothing else is.
    fn calls(_: &Rules, stake: &Stake, _: Call) -> Result<Cite, Refusal> {
        if marks::is_called(stake.wager) {
            return Ok(marks::rule(stake.wager));
        }
        let why = format!("{} is always in play", stake.wager);
        Err(Refusal::by(marks::rule(stake.wager), why))
    }

    /// 8.8, 8.9, 8.16: the shooter passes the dice; dice that nobody here holds are taken up.
    fn decide(
        _: &Rules,
        round: &mut Round,
        stakes: &[Stake],
        seat: Seat,
        act: &str,
    ) -> Result<(), Refusal> {
        seat::decide(round, stakes, seat, act)
    }

    /// 8.16: the Boxman may direct the dice to the next player at any time.
    fn rule(
        _: &Rules,
        round: &mut Round,
        stakes: &[Stake],
        ruling: &Ruling,
    ) -> Result<(), Refusal> {
        if ruling.rule != uk::R8_16.id {
            let why = format!("{} rules on nothing at this table", ruling.rule);
            return Err(Refusal::by(uk::R8_16, why));
        }
        round.shooter = seat::other(round.shooter, stakes);
        Ok(())
    }

    fn starts(_: &Rules, wager: &dyn Judge<Dice>) -> Vec<(Round, u32)> {
        let table = |point| Round { shown: None, point, shooter: None, offered: None };
        match wager.id() {
            // These begin once a come-out roll has set a point, 4 to 10 in 3, 4, 5, 5, 4, 3 ways.
            "come" | "dont-come" | "behind-win-line" | "behind-dont-win" => {
                POINTS.map(|point| (table(point), u32::from(6 - point.abs_diff(7)))).to_vec()
            }
            _ => vec![(table(0), 1)],
        }
    }

    fn start(group: &str) -> Option<&'static str> {
        match group {
            "come" | "dont-come" | "behind-win-line" | "behind-dont-win" => {
                Some("once a come-out roll has set a point")
            }
            "win-line" | "dont-win-line" | "place-win" | "place-lose" => {
                Some("on a come-out roll")
            }
            // Odds behind a Come are mostly made with a point on, as the two priced together are.
            "behind-come" => {
                Some("on a come-out roll; come+behind-come has it as it follows a Come")
            }
            "behind-dont-come" => {
                Some("on a come-out roll; dont-come+behind-dont-come has it as it follows one")
            }
            _ => None,
        }
    }

    fn summary(_: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let point = if round.point == 0 { "none".into() } else { round.point.to_string() };
        let shooter = round.shooter.map_or("another player".into(), |seat| seat.to_string());
        vec![("point", point), ("shooter", shooter)]
    }
}
