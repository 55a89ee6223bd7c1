//! Twenty-one, priced: the game itself by strategies side by side, wagers on the first cards each
//! by itself.

use super::{Priced, Question, each};
use crate::solving::{Key, Task, Work};
use catalog::{Error, Thing, Unknown};
use games::twenty_one::{
    Came, Down, Found, Insurance, Insured, Rules, SplitPairs, Text, TwentyOne,
};
use games::{Listed, Variant};
use law::{Cite, Posted};
use odds::twenty_one::{Rules as Letters, Solver, Strategy, games as letters};
use odds::{Census, Exact};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use table::{Facts as _, Kind, Offer, Pay};

/// What a game costs whoever plays it so. A pair once split is split again whenever that is
/// allowed, and its hands look at their own cards and the dealer's.
#[derive(Clone, Debug)]
pub struct Played {
    /// The first wager.
    pub wager: &'static str,
    /// Its pay table's id.
    pub paytable: &'static str,
    /// How it is played.
    pub strategy: &'static str,
    /// The house's advantage per unit of the first wager.
    pub edge: Exact,
    /// All that is staked on average, in units of the first wager.
    pub staked: Exact,
    /// The house's advantage per unit of everything staked.
    pub element_of_risk: Exact,
    /// What it costs more than best play, per unit of the first wager.
    pub cost: Exact,
    /// How often a stake wins; none where ends are not counted.
    pub hit: Option<Exact>,
    /// The standard deviation of one stake; those of a round are not independent.
    pub deviation: Option<f64>,
    /// How all that is staked ends, in parts; empty where one draws against an open best hand.
    pub lines: Vec<PlayedLine>,
    /// What the strategies are, in words.
    pub priced: String,
}

/// A line of the first wager's pay table, and the stakes that end by it.
#[derive(Clone, Debug)]
pub struct PlayedLine {
    /// Its name.
    pub label: &'static str,
    /// What it pays.
    pub pays: Pay,
    /// What part of a first stake ends so on average, doubles and splits counted in.
    pub share: Exact,
    /// What it brings the player on average, per unit of the first wager.
    pub gain: Exact,
    /// The rule.
    pub rule: Cite,
}

/// What the strategies are, and what of them is counted.
fn priced(rules: &Rules) -> String {
    let shown = if rules.dealer.down == Down::First { "" } else { " and the dealer's card" };
    let mut text = format!(
        "best: by every card of a hand{shown}; basic: by the total, the chart of `croupier \
         strategy`; mimic: like the dealer."
    );
    if let Some(split) = rules.split {
        text.push_str(
            " A pair that is split is split again whenever allowed, and each of its hands looks \
             at its own cards and the dealer's, not at the other hands': that strategy is priced \
             exactly. Whoever looks at the other hands, too, may lose a little less.",
        );
        if split.pairs == SplitPairs::Rank {
            text.push_str(" Tens and pictures are not split.");
        }
    }
    if rules.insurance != Insurance::Never {
        text.push_str(" Insurance is never taken.");
    }
    if rules.found == Found::Opens {
        text.push_str(" A best hand that is open is drawn against, and nothing more is staked.");
    }
    text.push_str(if rules.found == Found::Opens {
        " How stakes end is not counted there."
    } else {
        " Hit and deviation are those of one stake; a line says what part of a first stake ends \
         by it, doubles and splits counted in."
    });
    text
}

/// The strategies: every card counts; the chart; what the dealer does.
pub(crate) const STRATEGIES: [&str; 3] = ["best", "basic", "mimic"];

/// The strategies that a name stands for: the best is shown beside the others.
fn named(name: &str) -> Result<&'static [&'static str], Error> {
    match STRATEGIES.iter().position(|known| *known == name) {
        Some(0) => Ok(&STRATEGIES),
        Some(at) => Ok(&STRATEGIES[at..=at]),
        None => {
            let (what, name) = (Thing::Strategy, name.to_string());
            let near = STRATEGIES.map(String::from).to_vec();
            Err(Unknown { what, name, at: None, near }.into())
        }
    }
}

/// Wagers on the first cards, which nothing decided later can change.
pub(super) fn first_cards(
    variant: &'static Variant<TwentyOne>,
    question: &Question<'_>,
) -> Result<Vec<Priced>, Error> {
    named(question.strategy)?;
    let (mut listed, terms) = variant.list(question.posted)?;
    let pack = question.removed.from(&terms.pack)?;
    let counted = |l: &Listed<TwentyOne>| match l.wager.reading() {
        Insured::NAME if l.rules.text == Text::Britain => {
            Some(odds::insurance_census(&pack)).filter(|census| census.total() > 0)
        }
        Insured::NAME => {
            Some(odds::insured_census(&pack, &l.rules)).filter(|census| census.total() > 0)
        }
        reading => odds::first_cards_census(reading, &pack),
    };
    listed.retain(|l| counted(l).is_some());
    let insured = if listed.iter().any(|l| l.rules.text == Text::Britain) {
        "with a blackjack, when the dealer shows an ace"
    } else {
        "with any hand, when the player-dealer shows an ace"
    };
    // Of one card any suit is as good as another, of several it is not.
    if !question.removed.suited() && question.removed.len() > 1 {
        super::removed::refuse(&mut listed, |reading| reading != Insured::NAME);
    }
    let census = |l: &Listed<_>| counted(l).unwrap_or_else(|| Census::new(0));
    let mut priced = each((listed, &terms), question, census, |_| "none".into());
    for one in priced.iter_mut().filter(|one| one.wager == "insurance") {
        one.start = Some(insured);
    }
    Ok(priced)
}

/// The game itself, by every pay table of its first wager.
pub(super) fn played(
    variant: &'static Variant<TwentyOne>,
    question: &Question<'_>,
) -> Result<Vec<Played>, Error> {
    let strategies = named(question.strategy)?;
    let (listed, terms) = variant.list(question.posted)?;
    let pack = question.removed.from(&terms.pack)?;
    let mut all = Vec::new();
    for one in listed.iter().filter(|one| one.wager.kind() == Kind::Main) {
        let Ok(offer) = &one.offer else { continue };
        if !(question.wanted)(one.wager.id()) {
            continue;
        }
        let rules = paid(&one.rules, offer)?;
        let solved = solved(&rules, &counts(&rules, &pack));
        let later = listed.iter().filter(|other| other.wager.kind() == Kind::Later);
        let later = later.filter_map(|other| other.offer.as_ref().ok());
        let offers: Vec<&Offer<TwentyOne>> = std::iter::once(offer).chain(later).collect();
        let kept = Kept::open(variant.id, &solved, question.work);
        question.work.during(Task::Solving, 0, |_| {
            solved.count(&rules, strategies);
            solved.value(STRATEGIES[0]);
            for strategy in strategies {
                solved.value(strategy);
            }
        });
        kept.keep(&solved);
        let (best, _) = solved.value(STRATEGIES[0]);
        for strategy in strategies {
            let (gain, staked) = solved.value(strategy);
            let lines = solved.lines(&offers, strategy);
            let (hit, deviation) = spread(&lines, &staked).unzip();
            all.push(Played {
                hit,
                deviation,
                lines,
                wager: one.wager.id(),
                paytable: one.paytable,
                strategy,
                edge: -gain.clone(),
                cost: best.clone() - gain.clone(),
                element_of_risk: (-gain).over(&staked).unwrap_or(Exact::ZERO),
                staked,
                priced: priced(&rules),
            });
        }
    }
    Ok(all)
}

/// How often a stake wins, and how far what it gains lies from its mean.
fn spread(lines: &[PlayedLine], staked: &Exact) -> Option<(Exact, f64)> {
    if lines.is_empty() {
        return None;
    }
    let gain = |pays: Pay| match pays {
        Pay::To(odds) => f64::from(odds.gain()) / f64::from(odds.unit()),
        Pay::Lose => -1.0,
        Pay::Half | Pay::Surrender => -0.5,
        _ => 0.0,
    };
    let won = lines.iter().filter(|line| gain(line.pays) > 0.0).map(|line| line.share.clone());
    let hit = won.sum::<Exact>().over(staked).unwrap_or(Exact::ZERO);
    let part = |line: &PlayedLine| line.share.decimal() / staked.decimal();
    let mean: f64 = lines.iter().map(|line| part(line) * gain(line.pays)).sum();
    let squares: f64 = lines.iter().map(|line| part(line) * gain(line.pays).powi(2)).sum();
    Some((hit, (squares - mean * mean).max(0.0).sqrt()))
}

/// How many cards of each letter a pack holds.
pub(crate) fn counts(rules: &Rules, pack: &cards::Pack) -> [u32; odds::twenty_one::LETTERS_MAX] {
    let mut counts = [0; odds::twenty_one::LETTERS_MAX];
    for card in pack.all() {
        if let Some(letter) = letters::letter(rules, card) {
            counts[letter] += 1;
        }
    }
    counts
}

/// The rules with what the house pays.
pub(crate) fn paid(rules: &Rules, offer: &Offer<TwentyOne>) -> Result<Rules, Error> {
    let pays = |came: Came| match offer.ruling().get(came as usize) {
        Some(line) if *line != u8::MAX => match offer.pays[usize::from(*line)] {
            Pay::To(odds) => Some((odds.gain(), odds.unit())),
            _ => None,
        },
        _ => None,
    };
    let mut rules = *rules;
    rules.pays.best = pays(Came::Best).unwrap_or(rules.pays.best);
    rules.pays.second = pays(Came::Second).unwrap_or(rules.pays.second);
    let even = [Came::Nearer, Came::DealerOver, Came::TwoCards, Came::OverNearer, Came::Outranks];
    if even.into_iter().filter_map(pays).any(|(gain, unit)| gain != unit) {
        let why = "the game is priced where all but the best hands are paid 1 to 1";
        return Err(Error::usage(why));
    }
    Ok(rules)
}

/// A game worked out, with the values that were asked for.
pub(crate) struct Solved {
    letters: Letters,
    /// The solver and best play, once they are needed: values may have been kept.
    worked: OnceLock<(Solver, Strategy)>,
    others: OnceLock<[Strategy; 2]>,
    values: Mutex<HashMap<&'static str, (Exact, Exact)>>,
    /// What part of a first stake comes to which end, by strategy.
    ends: Mutex<HashMap<&'static str, Vec<(Came, Exact)>>>,
}

/// Games worked out in this process, by their letters.
static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Solved>>>> = LazyLock::new(Mutex::default);

/// As many as are kept: a sweep over many shoes shall not fill the memory.
const KNOWN_MAX: usize = 16;

/// Works a game out, or takes it as worked out before.
pub(crate) fn solved(rules: &Rules, counts: &[u32; odds::twenty_one::LETTERS_MAX]) -> Arc<Solved> {
    let rules = Letters::posted(rules, counts);
    let key = format!("{rules:?}");
    let lock = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().get(&key) {
        return Arc::clone(known);
    }
    let solved = Arc::new(Solved::of(rules));
    let mut known = lock();
    if known.len() >= KNOWN_MAX {
        known.clear();
    }
    known.insert(key, Arc::clone(&solved));
    solved
}

impl Solved {
    fn of(letters: Letters) -> Solved {
        let (values, ends) = (Mutex::default(), Mutex::default());
        Solved { letters, worked: OnceLock::new(), others: OnceLock::new(), values, ends }
    }

    fn worked(&self) -> &(Solver, Strategy) {
        self.worked.get_or_init(|| {
            let solver = Solver::new(self.letters.clone());
            let best = solver.best();
            (solver, best)
        })
    }

    /// A solver that has worked out nothing but what standing is worth.
    pub fn fresh(&self) -> Solver {
        Solver::new(self.letters.clone())
    }

    /// The solver.
    pub fn solver(&self) -> &Solver {
        &self.worked().0
    }

    /// Best play.
    pub fn best(&self) -> &Strategy {
        &self.worked().1
    }

    /// The same, if it is worked out already.
    pub fn known(&self) -> Option<(&Solver, &Strategy)> {
        self.worked.get().map(|(solver, best)| (solver, best))
    }

    /// Counts what strategies come to, all of them and the best at once, with every end.
    fn count(&self, rules: &Rules, names: &[&'static str]) {
        if rules.found == Found::Opens {
            return;
        }
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        let best = STRATEGIES[..1].iter().filter(|best| !names.contains(best));
        let all = best.chain(names).copied();
        let names: Vec<&'static str> = all.filter(|name| !ends.contains_key(name)).collect();
        if names.is_empty() {
            return;
        }
        let strategies: Vec<&Strategy> = names.iter().map(|name| self.strategy(name)).collect();
        let endings = self.solver().endings(rules);
        let counted = self.solver().together(&strategies, &endings);
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        for (name, one) in names.into_iter().zip(counted) {
            let shares = endings.iter().map(odds::twenty_one::Ending::came).zip(one.shares);
            ends.insert(name, shares.filter(|(_, share)| *share != Exact::ZERO).collect());
            values.insert(name, (one.value.gain, one.value.staked));
        }
    }

    fn strategy(&self, name: &str) -> &Strategy {
        let others = || [self.solver().chart(self.best()).1, self.solver().mimic()];
        match name {
            "basic" => &self.others.get_or_init(others)[0],
            "mimic" => &self.others.get_or_init(others)[1],
            _ => self.best(),
        }
    }

    /// How all stakes end by the lines of the first wager, or else of one made later.
    fn lines(&self, offers: &[&Offer<TwentyOne>], name: &str) -> Vec<PlayedLine> {
        let ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        let line = |(came, share): &(Came, Exact)| {
            let rules = |offer: &&Offer<TwentyOne>| {
                let at = offer.ruling().get(*came as usize).copied();
                let at = at.filter(|at| *at != u8::MAX && offer.ruling().len() == Came::ALL.len());
                at.map(|at| (offer.rows[usize::from(at)], offer.pays[usize::from(at)]))
            };
            let found = offers.iter().find_map(rules);
            assert!(found.is_some(), "no line rules {came:?}");
            found.map(|(row, pays)| {
                let (share, gain) = (share.clone(), share.clone() * odds::unit_gain(pays));
                PlayedLine { label: row.label, pays, share, gain, rule: row.rule }
            })
        };
        let mut lines: Vec<PlayedLine> = Vec::new();
        for line in ends.get(name).into_iter().flatten().filter_map(line) {
            // Several ends may be one line of the table.
            match lines
                .iter_mut()
                .find(|known| (known.label, known.rule) == (line.label, line.rule))
            {
                Some(known) => {
                    known.share = known.share.clone() + line.share;
                    known.gain = known.gain.clone() + line.gain;
                }
                None => lines.push(line),
            }
        }
        lines
    }

    /// What a strategy gains and stakes.
    pub fn value(&self, strategy: &'static str) -> (Exact, Exact) {
        if let Some(known) = lock(&self.values).get(strategy) {
            return known.clone();
        }
        let value = self.solver().value(self.strategy(strategy));
        let both = (value.gain, value.staked);
        lock(&self.values).insert(strategy, both.clone());
        both
    }
}

/// What strategies come to, kept for later runs; locks are taken in the order of counting.
struct Kept<'a> {
    work: Work<'a>,
    key: Key,
    known: usize,
}

/// What a strategy comes to, as it is written: what it gains and stakes, and its ends by number.
type Written = (String, String, Vec<(usize, String)>);

impl<'a> Kept<'a> {
    /// Finds what was kept, and gives it to a game that has not been worked out.
    fn open(id: &'static str, solved: &Solved, work: Work<'a>) -> Kept<'a> {
        let key = Key { id, depends: format!("values {:?}\n", solved.letters) };
        let text = work.keep.and_then(|keep| keep.find_text(&key));
        let all =
            text.and_then(|text| serde_json::from_str::<BTreeMap<String, Written>>(&text).ok());
        for (name, written) in all.into_iter().flatten() {
            let Some(name) = STRATEGIES.into_iter().find(|known| *known == name) else { continue };
            solved.learns(name, &written);
        }
        Kept { work, key, known: lock(&solved.values).len() }
    }

    /// Keeps what is known now, if that is more.
    fn keep(&self, solved: &Solved) {
        let (ends, values) = (lock(&solved.ends), lock(&solved.values));
        let Some(keep) = self.work.keep.filter(|_| values.len() > self.known) else { return };
        let one = |(name, (gain, staked)): (&&'static str, &(Exact, Exact))| {
            let ends = ends.get(name).into_iter().flatten();
            let ends = ends.map(|(came, share)| (*came as usize, share.to_string()));
            (*name, (gain.to_string(), staked.to_string(), ends.collect()))
        };
        let all: BTreeMap<&str, Written> = values.iter().map(one).collect();
        if let Ok(text) = serde_json::to_string(&all) {
            keep.keep_text(&self.key, &text);
        }
    }
}

impl Solved {
    /// Takes what was kept of a strategy, if it is whole.
    fn learns(&self, name: &'static str, (gain, staked, ends): &Written) -> Option<()> {
        let both = (gain.parse().ok()?, staked.parse().ok()?);
        let one = |(came, share): &(usize, String)| {
            Some((*Came::ALL.get(*came)?, share.parse::<Exact>().ok()?))
        };
        let ends: Vec<(Came, Exact)> = ends.iter().map(one).collect::<Option<_>>()?;
        lock(&self.values).insert(name, both);
        if !ends.is_empty() {
            lock(&self.ends).insert(name, ends);
        }
        Some(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One set of rules of many.
#[derive(Clone, Debug, Serialize)]
pub struct RuleSet {
    /// What is posted.
    pub posted: Posted,
    /// The house's advantage against best play, per unit of the first wager.
    pub edge: Exact,
}

/// British blackjack under every combination of its options, for one to eight decks.
///
/// # Errors
/// A game that has other options.
pub fn every_rule_set(id: &str) -> Result<Vec<RuleSet>, Error> {
    let (games::Entry::TwentyOne(variant), _) = catalog::banked(id)? else {
        return Err(Error::usage(format!("{id} has no sets of rules to compare")));
    };
    let choices: [(&str, [&str; 2]); 4] = [
        ("soft_17", ["stands", "hits"]),
        ("double", ["9-11", "any"]),
        ("split", ["not-4-5-10", "any"]),
        ("resplit_aces", ["false", "true"]),
    ];
    let mut all = Vec::new();
    for decks in 1..=8_u32 {
        let mut ground: Option<Solver> = None;
        for at in 0..16_usize {
            let pick = |(n, (name, values)): (usize, &(&str, [&str; 2]))| {
                (name.to_string(), values[at >> (3 - n) & 1].to_string())
            };
            let mut posted: Posted = choices.iter().enumerate().map(pick).collect();
            posted.insert("decks".into(), decks.to_string());
            let posting = variant.post(&posted)?;
            let main = posting.offers.iter().find(|o| o.wager.kind() == Kind::Main);
            let main = main.ok_or_else(|| Error::usage(format!("{id} has no first wager")))?;
            let rules = paid(&posting.rules, main)?;
            let letters = Letters::posted(&rules, &counts(&rules, &posting.terms.pack));
            // Only the dealer's rule changes what hands are worth that stand.
            let solver = match ground.take().filter(|_| at % 8 != 0) {
                Some(known) => known.where_players_may(letters),
                None => Solver::new(letters),
            };
            let edge = -solver.gain(&solver.best());
            all.push(RuleSet { posted, edge });
            ground = Some(solver);
        }
    }
    Ok(all)
}
