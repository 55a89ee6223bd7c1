//! What a house posts for a pot game, and the stakes that follow.

use crate::fees::{Collection, Play};
use crate::stakes::{OddChips, Raises, Stakes};
use crate::variant::{Deck, Exchange, Forced, Limit, Need, Variant};
use law::{Breach, Cite, Fault, Lawful, Opt, Posted, Proven, Value};
use money::Cents;

/// The lower limit of a table that posts none.
const USUAL: Cents = Cents::dollars(2);

/// A stake is at least a cent and at most this.
const MOST: Cents = Cents::dollars(1_000_000);

impl Variant {
    /// The options of a table.
    #[must_use]
    pub fn options(&self) -> Vec<Opt> {
        let usual = Stakes::usual_amounts(self, USUAL);
        let money = |name: &'static str, default: Cents, least: i64, rule: Cite| {
            Opt::new(name, &default.plain(), Lawful::Money(Cents::new(least), MOST), rule)
        };
        let words: Vec<&'static str> = self.limits.iter().map(|limit| limit.word()).collect();
        let rules = self.cites;
        let mut options = vec![
            Opt::new("limit", words[0], Lawful::Word(words.clone()), rules.wager),
            money("small", usual.small, 1, rules.wager),
            money("big", usual.big, 1, rules.wager),
            money("chip", usual.chip, 1, rules.odd),
        ];
        match self.forced {
            Forced::Door(_) => {
                options.push(money("ante", usual.ante, 0, rules.forced));
                options.push(money("bring_in", usual.bring_in, 1, rules.bring));
            }
            Forced::Blinds | Forced::ThreeBlinds => {
                let count = usual.blind_count();
                let list: Vec<String> =
                    usual.blinds[..count].iter().map(|blind| blind.plain()).collect();
                let lawful = if self.customs.house_blinds {
                    let rule = law::reading::CA_DEAD_COLLECTION_BLIND;
                    options.push(money("collection_blind", Cents::ZERO, 0, rule));
                    Lawful::Rising(1, 3)
                } else {
                    Lawful::Rising(count as u8, count as u8)
                };
                options.push(Opt::new("blinds", &list.join("/"), lawful, rules.forced));
                if self.customs.antes.is_some() {
                    options.push(money("ante", usual.ante, 0, rules.forced));
                }
            }
        }
        options.extend(self.particular());
        options
    }

    /// Options that only some games have.
    fn particular(&self) -> Vec<Opt> {
        let (rules, mut options) = (self.cites, Vec::new());
        for award in self.awards {
            if let (Need::Low(pip), true) = (award.needs, self.customs.house_low) {
                let lawful = Lawful::Between(5, 13);
                options.push(Opt::new("qualifier", &pip.to_string(), lawful, award.rule));
            }
        }
        if self.customs.house_raises {
            let lawful = Lawful::Word(vec!["match", "double"]);
            options.push(Opt::new("raises", "match", lawful, self.customs.open.double));
        }
        if self.customs.odd_chips == OddChips::Together {
            let words = [OddChips::Together, OddChips::Apart].map(OddChips::word);
            let rule = law::reading::CA_ODD_CHIPS;
            options.push(Opt::new("odd_chips", words[0], Lawful::Word(words.to_vec()), rule));
        }
        if self.customs.discards {
            let lawful = Lawful::Word(vec!["both", "flop"]);
            options.push(Opt::new(
                "discards",
                "both",
                lawful,
                law::reading::CA_PINEAPPLE_DISCARDS,
            ));
        }
        if let Some(rule) = self.customs.straights {
            options.push(Opt::new("straights", "false", Lawful::Flag, rule));
        }
        match self.deck {
            Deck::Joker => options.push(Opt::new("joker", "true", Lawful::Flag, rules.deck)),
            Deck::Full if self.customs.stripped => {
                options.push(Opt::new("deck", "52", Lawful::OneOf(&[52, 32]), rules.deck));
            }
            _ => {}
        }
        options
    }

    /// Stakes as posted.
    ///
    /// # Errors
    /// Everything that is posted against the rules.
    pub fn post(&'static self, posted: &Posted) -> Result<Stakes, Breach> {
        let (proven, mut faults) = law::examine(&self.options(), posted);
        let stakes = self.stakes(&proven, posted);
        faults.extend(self.conflicts(&stakes));
        if faults.is_empty() { Ok(stakes) } else { Err(Breach { faults }) }
    }

    /// What is not posted follows from the lower limit.
    fn stakes(&'static self, proven: &Proven, posted: &Posted) -> Stakes {
        let small = proven.money("small");
        let mut stakes = Stakes::usual(self, small);
        let word = proven.word("limit");
        let limit = self.limits.iter().copied().find(|limit| limit.word() == word);
        // invariant: a word that is proven is one of the game's
        stakes.limit = limit.unwrap_or_else(|| unreachable!("no limit `{word}`"));
        // What the game has no option for is a fault already.
        let money = |name: &str, field: &mut Cents| {
            if let (true, Some(Value::Money(amount))) =
                (posted.contains_key(name), proven.get(name))
            {
                *field = *amount;
            }
        };
        money("big", &mut stakes.big);
        money("chip", &mut stakes.chip);
        money("ante", &mut stakes.ante);
        money("bring_in", &mut stakes.bring_in);
        money("collection_blind", &mut stakes.collection_blind);
        if let (true, Some(Value::Word(blinds))) =
            (posted.contains_key("blinds"), proven.get("blinds"))
        {
            stakes.blinds = [Cents::ZERO; 3];
            for (blind, amount) in stakes.blinds.iter_mut().zip(blinds.split('/')) {
                // invariant: blinds that are proven are amounts
                *blind = amount.trim().parse().unwrap_or_else(|error| unreachable!("{error}"));
            }
        }
        if let Some(value) = proven.get("qualifier") {
            stakes = stakes.with_qualifier(value.number() as u8);
        }
        if self.customs.house_raises && proven.word("raises") == "double" {
            stakes.chosen.raises = Raises::Double;
        }
        if self.customs.odd_chips == OddChips::Together
            && proven.word("odd_chips") == OddChips::Apart.word()
        {
            stakes.chosen.odd_chips = OddChips::Apart;
        }
        if self.customs.discards && proven.word("discards") == "flop" {
            let first = self.streets.iter().position(|s| s.exchange == Exchange::Discard);
            // invariant: a game in which the house chooses the discards has some
            let first = first.unwrap_or_else(|| unreachable!("{} has no discard", self.id));
            stakes.chosen.exchanges &= !(1 << first);
        }
        if self.deck == Deck::Joker && !proven.flag("joker") {
            stakes.deck = Deck::Full;
        }
        if self.customs.straights.is_some() && proven.flag("straights") {
            stakes = stakes.with_straights();
        }
        if self.customs.stripped && proven.number("deck") == 32 {
            stakes = stakes.stripped();
        }
        stakes
    }

    /// Values that do not go together.
    fn conflicts(&self, stakes: &Stakes) -> Vec<Fault> {
        let rules = self.cites;
        let mut faults = Vec::new();
        let mut fault = |why: &str, rule| {
            faults.push(Fault::Conflict { why: why.to_owned(), rule });
        };
        if stakes.big < stakes.small {
            fault("the upper limit is below the lower one", rules.wager);
        }
        if matches!(self.forced, Forced::Door(_)) && stakes.bring_in > stakes.small {
            let rule = law::reading::CA_FORCED_AMOUNTS;
            fault("the forced bet must not be above the lower limit", rule);
        }
        let is_blind = !matches!(self.forced, Forced::Door(_));
        if is_blind && stakes.blinds == [Cents::ZERO; 3] {
            fault("the largest blind must be more than nothing", rules.forced);
        }
        faults
    }
}

impl Stakes {
    /// With the fees of a schedule's option, or of several joined by `+`; `none` for none. An
    /// older game may post its own: `regular=4.00`, and `jackpot=1.00` beside it or an option.
    ///
    /// # Errors
    /// Why the option cannot be posted.
    pub fn with_fees(mut self, text: &str) -> Result<Stakes, Breach> {
        let (mut ids, mut regular, mut jackpot) = (Vec::new(), None, Cents::ZERO);
        for part in text.split('+').map(str::trim) {
            match part.split_once('=').map(|(name, amount)| (name, amount.parse())) {
                Some(("regular", Ok(amount))) if regular.is_none() => regular = Some(amount),
                Some(("jackpot", Ok(amount))) => jackpot = amount,
                _ => ids.push(part),
            }
        }
        let game = self.variant.listed();
        let posted = match (regular, &ids[..]) {
            (Some(amount), []) => Collection::regular(game, amount),
            (None, []) => Collection::post(game, "none"),
            // A regular fee of the table's own excludes the schedules'.
            (Some(_), _) => Collection::post(game, text),
            (None, ids) => Collection::post(game, &ids.join("+")),
        };
        let posted = posted.and_then(|posted| posted.with_jackpot(jackpot));
        let posted = posted.and_then(|posted| posted.fit(&self.plays()).map(|()| posted));
        self.fees = Some(posted.map_err(|fault| Breach { faults: vec![fault] })?);
        Ok(self)
    }

    /// What it plays for, as schedules of fees tell tables apart.
    fn plays(&self) -> Play<'_> {
        let count = self.blinds.iter().rposition(|blind| *blind > Cents::ZERO);
        let blinds = &self.blinds[..count.map_or(0, |last| last + 1)];
        match self.limit {
            Limit::Fixed | Limit::Spread => Play::Limit { bets: [self.small, self.big], blinds },
            Limit::Pot => Play::PotLimit { blinds },
            Limit::No => Play::NoLimit { blinds },
        }
    }
}
