//! Colorado: Rule 28. What a house may post, and its fifteen tables.

mod tables;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variations;

pub use tables::*;

use super::super::facts::{Scope, SuitSet};
use super::super::tableau::USUAL;
use super::super::wagers::{fate, fortunes};
use super::super::{Baccarat, Draw, Faces, Irregular, Rules};
use crate::california::Room;
use crate::posting::{left_out, limit_options};
use crate::variant::{House, Judges, Named, Offered};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, Value, co, reading};
use money::{Cents, Rounding};
use table::{
    BackLine, Banker, Cites, Envy, Jackpot, Judge, Kind, Limits, Needs, Order, Seat, Source,
    Terms, Tips,
};

/// What one of Colorado's tables lets its house post.
pub struct Colorado {
    /// Midi: the highest bettors turn the cards.
    pub form: Form,
    /// Number of decks: lawful ones, and the rule.
    pub decks: (Lawful, Cite),
    /// Vigorish.
    pub commission: Commission,
    /// Whether a main wager is required beside side wagers, and the rule.
    pub base: (Base, Cite),
    /// The rule of separate limits for side wagers.
    pub limits: Cite,
    /// The rule of the aggregate limit.
    pub aggregate: Cite,
    /// The rule of what is offered.
    pub offer: Cite,
    /// Rules about wagers for the dealer.
    pub tips: TipRules,
    /// The default number of seats.
    pub seats: &'static str,
    /// The most seats, and the rule that more would break.
    pub seats_most: (u32, Cite),
    /// The rule by which seats bear the numbers of nine ranks, of which four is none.
    pub ranked_seats: Option<Cite>,
    /// Who receives envy.
    pub envy: Envy,
    /// The rule of dividing a meter.
    pub meter: Cite,
    /// The lock on a meter that was won in whole.
    pub jackpot: Option<Jackpot>,
    /// The rule by which the house lets a seat bet both sides of a bonus.
    pub both_sides: Option<Cite>,
}

/// Who handles the cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The dealer.
    Mini,
    /// The highest bettors.
    Midi,
}

/// Whether a main wager is required beside side wagers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// As the house posts.
    HouseDecides,
    /// Always.
    Required,
}

/// How the Banker wager pays for its advantage.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Commission {
    /// 5 to 25 percent of wins or of tied stakes, or commission-free by that rule.
    Posted(Cite),
    /// 5 percent of wins.
    Five,
    /// 5 percent of wins, or commission-free.
    FiveOrFree(Cite),
    /// Never.
    Free,
}

/// Rules about wagers for the dealer.
pub struct TipRules {
    /// The rule that allows them.
    pub allowed: Cite,
    /// Wagers on which none may be made.
    pub refused: Option<(&'static [&'static str], Cite)>,
    /// The rule that demands a wager of one's own.
    pub own: Option<Cite>,
}

/// The rules cited when a card is due or not.
const DRAW: Draw = Draw {
    deal: co::R2812_3,
    natural: co::R2814_1,
    player: co::R2814_2,
    banker: co::R2814_3,
    once: co::R2813_3,
};

/// The first wager of each group that one pay table serves.
const ONE_TABLE: [(&str, Cite); 2] =
    [("fortune-7", co::R2899_01_6_C), ("sun-7", co::R2899_07_8_A_II)];

impl House<Baccarat> for Colorado {
    fn options(&self, wagers: &[&'static dyn Judge<Baccarat>]) -> Vec<Opt> {
        let (decks, rule) = &self.decks;
        let word = |list: &[&'static str]| Lawful::Word(list.to_vec());
        let (most, by) =
            self.ranked_seats.map_or((self.seats_most.0, co::R2803), |rule| (RANKED, rule));
        let beyond = self.ranked_seats.unwrap_or(self.seats_most.1);
        let mut options = vec![
            self.above(Opt::new("decks", "8", decks.clone(), rule)),
            Opt::new("seats", self.seats, Lawful::Between(1, most), by).above(beyond),
        ];
        if self.has_shuffler() {
            options.push(Opt::new("shuffler", "false", Lawful::Flag, co::R2806_4));
        }
        match self.form {
            Form::Mini => {
                options.push(Opt::new("faces", "up", word(&["up", "down"]), co::R2812_4));
            }
            Form::Midi => {
                options.push(Opt::new("delegate", "0", Lawful::Between(0, 16), co::R2817_4_F));
            }
        }
        options.extend(self.vigorish_options());
        let (base, rule) = self.base;
        options.push(match base {
            Base::HouseDecides => Opt::new("base_required", "false", Lawful::Flag, rule),
            Base::Required => Opt::new("base_required", "true", word(&["true"]), rule),
        });
        options.extend(limit_options(["min", "max"], co::R2803_3_B));
        options.extend(limit_options(["side_min", "side_max"], self.limits));
        let money = Lawful::Money(Cents::ZERO, Cents::READ_MAX);
        options.push(Opt::new("aggregate_limit", "0.00", money, self.aggregate));
        options.push(Opt::new("free_hands", "3", Lawful::Between(0, 99), co::R2802_7));
        options.push(Opt::new("over_the_shoulder", "false", Lawful::Flag, co::R2802_16));
        options.push(Opt::new("dealer_tips", "true", Lawful::Flag, self.tips.allowed));
        if let Some(rule) = self.both_sides {
            options.push(Opt::new("both_sides", "true", Lawful::Flag, rule));
        }
        options.extend(special_options(wagers));
        options
    }

    /// The division's approved tables list every wager of a game under one letter.
    fn named(&self) -> Named {
        Named::Together
    }

    fn offered(&self) -> Offered {
        Offered::Sides(self.offer)
    }

    /// 30-2808(3)(c): where tie vigorish is posted without a percentage, 25 percent
    /// (`reading:co-tie-vigorish`). 30-2899.01(6)(c), 30-2899.07(8)(a)(ii): one table for a group.
    fn follows(
        &self,
        wagers: &[&'static dyn Judge<Baccarat>],
        posted: &Posted,
        proven: &mut Proven,
    ) -> Vec<Fault> {
        let on_ties = matches!(self.commission, Commission::Posted(_))
            && proven.word("vigorish_mode") == "tie";
        if on_ties && !posted.contains_key("vigorish") {
            proven.set("vigorish", Value::Number(25));
        }
        let mut faults = one_table(wagers, proven);
        faults.extend(self.spots(posted, proven));
        faults
    }

    fn bound(&self, paytable: &str, posted: &Posted, proven: &Proven) -> Vec<Fault> {
        match fortunes::printed_for(paytable).filter(|_| self.ranked_seats.is_some()) {
            Some(printed) => self.fits(printed, posted, proven),
            None => Vec::new(),
        }
    }

    fn highest(&self, paytable: &str, proven: &Proven) -> Option<u8> {
        self.ranked_seats?;
        let printed = fortunes::printed_for(paytable);
        Some(numbered(printed.map_or(proven.number("seats"), |(spots, _)| spots)))
    }

    fn makeable(&self, wagers: Judges<Baccarat>, _: &Proven) -> Judges<Baccarat> {
        wagers
    }

    fn rules(&self, proven: &Proven) -> Rules {
        // Only some wagers need these.
        let word = |name: &str| proven.get(name).map(Value::word);
        let suits = |name: &str| word(name).map_or(SuitSet::default(), SuitSet::from_letters);
        let two = word("paytable.fate-38-progressive") == Some(fate::TWO_SUITS);
        Rules {
            tableau: USUAL,
            faces: match self.form {
                Form::Midi => Faces::Openers,
                Form::Mini if proven.word("faces") == "down" => Faces::Down,
                Form::Mini => Faces::Up,
            },
            delegate: match self.form {
                Form::Midi => Seat::new(proven.number("delegate") as u8),
                Form::Mini => None,
            },
            suit: suits("suit"),
            fate_suits: if two { suits("suits") } else { suits("suit") },
            scope: match word("suited") {
                Some("winning-hand") => Scope::WinningHand,
                _ => Scope::BothHands,
            },
            irregular: Irregular::Colorado,
            draw: DRAW,
        }
    }

    fn terms(
        &self,
        wagers: &[&'static dyn Judge<Baccarat>],
        posted: &Posted,
        proven: &Proven,
    ) -> Result<Terms, Breach> {
        let refused = self.tips.refused.map(|(list, rule)| (list.to_vec(), rule));
        let exclusive = match self.both_sides.filter(|_| !proven.flag("both_sides")) {
            Some(rule) => vec![("dragon-bonus-player", "dragon-bonus-banker", rule)],
            None => Vec::new(),
        };
        let [main, side] = self.limits(posted, proven);
        let aggregate = proven.money("aggregate_limit");
        Ok(Terms {
            pack: cards::Pack::decks(self.decks(proven)?),
            seats_max: match self.ranked_seats {
                Some(_) => numbered(proven.number("seats")),
                None => proven.number("seats") as u8,
            },
            gaps: if self.ranked_seats.is_some() && proven.number("seats") > 3 {
                &[4]
            } else {
                &[]
            },
            banker: Banker::House,
            order: Order::LosersFirst,
            main,
            side,
            first: None,
            unnoticed: None,
            side_any: None,
            equal: Vec::new(),
            ceiling: None,
            needs: self.needs(wagers, proven),
            aggregate: (aggregate > Cents::ZERO).then_some(aggregate),
            wins: Rounding::DOWN,
            vigorish: self.rounding(proven),
            tips: Tips {
                refused,
                allowed: (proven.flag("dealer_tips"), self.tips.allowed),
                own: self.tips.own,
            },
            behind: back_line(proven),
            exclusive,
            envy: self.envy_to(proven),
            fixed_awards: match proven.get("fixed_awards").map(Value::word) {
                Some("meter") => Source::Meter,
                _ => Source::Tray,
            },
            jackpot: self.jackpot,
            collection: None,
            free_hands: (proven.number("free_hands"), co::R2802_7),
            cites: self.cites(),
        })
    }

    fn room(&self) -> Option<&Room> {
        None
    }
}

/// 30-2899.02(4): ranks that are numbers of seats, from the ace to the ten without the four.
const RANKED: u32 = 9;

/// The highest number of so many seats, none of which is number four.
fn numbered(spots: u32) -> u8 {
    (if spots > 3 { spots + 1 } else { spots }) as u8
}

impl Colorado {
    /// A pay table that is printed for so many spots seats as many, unless it is left out.
    fn spots(&self, posted: &Posted, proven: &mut Proven) -> Vec<Fault> {
        let wager = fortunes::PROGRESSIVE.id;
        if self.ranked_seats.is_none() || left_out(wager, proven) {
            return Vec::new();
        }
        let Some(printed) = fortunes::printed_for(proven.word(&format!("paytable.{wager}")))
        else {
            return Vec::new();
        };
        if !posted.contains_key("seats") {
            proven.set("seats", Value::Number(printed.0));
        }
        self.fits(printed, posted, proven)
    }

    /// What of the table is not as a pay table is printed for.
    fn fits(&self, (spots, decks): (u32, u32), posted: &Posted, proven: &Proven) -> Vec<Fault> {
        let shoe = self.decks(proven).map_or(0, u32::from);
        let seats = proven.number("seats");
        let own =
            [("seats", seats, spots, posted.contains_key("seats")), ("decks", shoe, decks, true)];
        let wrong = own.into_iter().filter(|(_, found, due, said)| *said && found != due);
        let fault = |(name, found, due, _): (&str, u32, u32, bool)| Fault::Unlawful {
            name: name.into(),
            posted: found.to_string(),
            lawful: format!("{due} by this pay table"),
            rule: co::R2899_02_11,
        };
        wrong.map(fault).collect()
    }

    /// Whether a shuffler may be used, 30-2806(4): not where the decks are listed one by one.
    fn has_shuffler(&self) -> bool {
        matches!(self.decks.0, Lawful::Between(..))
    }

    fn vigorish_options(&self) -> Vec<Opt> {
        let word = |list: &[&'static str]| Lawful::Word(list.to_vec());
        let rounding =
            || Opt::new("vigorish_rounding", "exact", word(&["exact", "quarter"]), co::R2808_3_A);
        let free = |rule| Opt::new("commission_free", "false", Lawful::Flag, rule);
        let five = |rule| Opt::new("vigorish", "5", Lawful::OneOf(&[5]), rule);
        match self.commission {
            Commission::Posted(rule) => vec![
                Opt::new("vigorish", "5", Lawful::Between(5, 25), co::R2808_3),
                Opt::new("vigorish_mode", "win", word(&["win", "tie"]), co::R2808_3_C),
                rounding(),
                free(rule),
            ],
            Commission::Five => vec![five(co::R2899_01_4), rounding()],
            Commission::FiveOrFree(rule) => vec![five(rule), rounding(), free(rule)],
            Commission::Free => Vec::new(),
        }
    }

    /// How vigorish is rounded, and the rule.
    fn rounding(&self, proven: &Proven) -> (Rounding, Option<Cite>) {
        let quarter =
            self.commission != Commission::Free && proven.word("vigorish_rounding") == "quarter";
        if quarter { (Rounding::UP_TO_QUARTER, Some(co::R2808_3_A)) } else { (Rounding::UP, None) }
    }

    /// Limits of the main wagers and of those beside them, which share each limit that the house
    /// does not post for them.
    fn limits(&self, posted: &Posted, proven: &Proven) -> [Limits; 2] {
        let limits = |min: &str, max: &str, rule| Limits {
            min: proven.money(min),
            max: proven.money(max),
            step: Cents::new(1),
            rule,
        };
        let or_main = |own, main| if posted.contains_key(own) { own } else { main };
        let (min, max) = (or_main("side_min", "min"), or_main("side_max", "max"));
        let shared = (min, max) == ("min", "max");
        let side = limits(min, max, if shared { co::R2803_3_B } else { self.limits });
        [limits("min", "max", co::R2803_3_B), side]
    }

    /// The main wager that side wagers need, where they need one.
    fn needs(&self, wagers: &[&'static dyn Judge<Baccarat>], proven: &Proven) -> Vec<Needs> {
        let sides = wagers.iter().filter(|wager| wager.kind() != Kind::Main);
        let mains = wagers.iter().filter(|wager| wager.kind() == Kind::Main);
        let required = self.base.0 == Base::Required || proven.flag("base_required");
        let needs = required.then(|| Needs {
            wagers: sides.map(|wager| wager.id()).collect(),
            within: false,
            one_of: mains.map(|wager| wager.id()).collect(),
            rule: self.base.1,
        });
        needs.into_iter().collect()
    }

    /// 30-2806(4): no shuffler holds more decks than these, where a table may have one.
    fn above(&self, decks: Opt) -> Opt {
        if self.has_shuffler() { decks.above(co::R2806_4) } else { decks }
    }

    /// The decks in the shoe. 30-2806(1), (4): a shuffler's decks are twice the shoe's, in two
    /// equal batches.
    fn decks(&self, proven: &Proven) -> Result<u16, Breach> {
        let decks = proven.number("decks");
        let fault = |lawful: &str, rule| {
            let (name, posted, lawful) = ("decks".into(), decks.to_string(), lawful.into());
            vec![Fault::Unlawful { name, posted, lawful, rule }]
        };
        match self.has_shuffler() && proven.flag("shuffler") {
            true if decks % 2 == 1 => {
                Err(Breach { faults: fault("two batches of equally many decks", co::R2806_1_A_I) })
            }
            true => Ok(decks as u16 / 2),
            false if decks > 10 => {
                let most = fault("at most 10 without a shuffler", self.decks.1);
                law::hold(most).map(|()| decks as u16)
            }
            false => Ok(decks as u16),
        }
    }

    /// Who receives envy pays, as posted.
    fn envy_to(&self, proven: &Proven) -> Envy {
        match proven.get("envy_recipient").map(Value::word) {
            Some("dealer") => Envy::Dealer,
            Some("other-bettors") => Envy::OtherBettors,
            _ => self.envy,
        }
    }

    fn cites(&self) -> Cites {
        Cites {
            closed: co::R2807_4,
            touched: co::R2807_5,
            pack: co::R2806_1,
            order: co::R2815_2,
            wagers: co::R2807_2,
            coverage: co::R2807_2,
            returned: co::R2807_2,
            aggregate: self.aggregate,
            seats: self.ranked_seats.unwrap_or(co::R2803),
            decisions: co::R2815_5,
            meter: self.meter,
            envy: &[
                ("99-fortunes-progressive", reading::CO_99_ENVY),
                ("harmony-progressive", co::R2899_07_8_D_VI),
                ("sun-7-progressive", co::R2899_07_8_E_V),
            ],
            limits: &[],
            oral: None,
        }
    }
}

/// Wagers over the shoulder of a seat, where the house takes them.
fn back_line(proven: &Proven) -> BackLine {
    let taken = proven.flag("over_the_shoulder");
    if taken { BackLine::taken(co::R2802_16) } else { BackLine::refused(co::R2802_16) }
}

/// Options that only some wagers need.
fn special_options(wagers: &[&'static dyn Judge<Baccarat>]) -> Vec<Opt> {
    let word = |list: &[&'static str]| Lawful::Word(list.to_vec());
    let has = |id: &str| wagers.iter().any(|wager| wager.id() == id);
    let mut options = Vec::new();
    if has("match-pair-player") {
        let pairs = word(&["any", "unsuited"]);
        options.push(Opt::new("match_pair", "any", pairs, reading::CO_MATCH_PAIR));
    }
    if has("sun-7-progressive") {
        options.push(Opt::new("suit", "h", Lawful::Suits(1), co::R2899_07_8_E_IV));
        options.push(Opt::new("suits", "hs", Lawful::Suits(2), co::R2899_07_8_F_V));
        let source = word(&["tray", "meter"]);
        options.push(Opt::new("fixed_awards", "tray", source, co::R2899_07_6_G));
    }
    if has("ez-baccarat-progressive") {
        let scope = word(&["both-hands", "winning-hand"]);
        options.push(Opt::new("suited", "both-hands", scope, reading::CO_EZ_SUITED));
        let source = word(&["tray", "meter"]);
        options.push(Opt::new("fixed_awards", "tray", source, co::R2899_04_5_F_I));
    }
    if has("99-fortunes-progressive") {
        let whom = word(&["other-bettors", "dealer"]);
        options.push(Opt::new("envy_recipient", "other-bettors", whom, reading::CO_99_ENVY));
    }
    options
}

/// 30-2899.01(6)(c), 30-2899.07(8)(a)(ii): the house picks one table for the whole group.
fn one_table(wagers: &[&'static dyn Judge<Baccarat>], proven: &Proven) -> Vec<Fault> {
    let mut faults = Vec::new();
    let chosen = |id: &str| proven.word(&format!("paytable.{id}"));
    for (id, rule) in ONE_TABLE {
        let Some(first) = wagers.iter().find(|wager| wager.id() == id) else { continue };
        for other in wagers.iter().filter(|other| other.tables() == first.tables()) {
            if chosen(other.id()) != chosen(id) {
                let why = format!("{id} and {} are paid by one table", other.id());
                faults.push(Fault::Conflict { why, rule });
            }
        }
    }
    faults
}
