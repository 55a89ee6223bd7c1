//! Games on trial (2.3).

use crate::check::{About, Audit, told};
use crate::house::Trial;
use law::{Cite, uk};

pub(super) fn check(audit: &mut Audit<'_>) {
    let house = audit.house;
    for table in &house.tables {
        let Some(trial) =
            house.trials.iter().find(|trial| table.trial.as_ref() == Some(&trial.id))
        else {
            continue;
        };
        // A new game has a trial of its own; a trial may also be of something at a known game.
        if catalog::find(&table.game).is_err() && plain(&trial.game) != plain(&table.game) {
            let remedy = "name its own trial, or do not play it";
            let found = format!("trial {} is one of {}", trial.id, trial.game);
            let told = told(format!("a trial of {}", table.game), found, remedy);
            audit.error("GB-2.3", About::of(table, "trial"), uk::R2_3, told);
        }
    }
    for trial in &house.trials {
        for Wrong { id, rule, key, expected, found } in wrong_with(trial, audit) {
            let about = About { subject: "", ..About::key(&trial.id, key, &trial.places) };
            let remedy = "see to it, then write it down in [[trial]]; until then do not play it";
            audit.error(id, about, rule, told(expected, found, remedy));
        }
    }
}

/// A game's name as its id might have it.
fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-")
}

/// Something wrong with a trial or a variation.
pub(super) struct Wrong {
    /// The check.
    pub id: &'static str,
    /// Its rule.
    pub rule: Cite,
    /// The key that says it, or would.
    pub key: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

pub(super) fn wrong(
    (id, rule): (&'static str, Cite),
    key: &'static str,
    expected: &str,
    found: impl Into<String>,
) -> Wrong {
    Wrong { id, rule, key, expected: expected.to_string(), found: found.into() }
}

fn unsaid(what: Option<bool>, no: &str) -> String {
    if what.is_none() { "nobody says".into() } else { no.into() }
}

fn wrong_with(trial: &Trial, audit: &Audit<'_>) -> Vec<Wrong> {
    let mut all = Vec::new();
    // 2.3(a)
    if trial.operator.is_none() {
        let expected = "a licensed operator that put the trial forward";
        all.push(wrong(("GB-2.3a", uk::R2_3_A), "operator", expected, "nobody is named"));
    }
    if trial.open_to_all != Some(true) {
        let found = unsaid(trial.open_to_all, "some operators are shut out");
        let expected = "a trial that every operator of Great Britain may join";
        all.push(wrong(("GB-2.3a", uk::R2_3_A), "open_to_all", expected, found));
    }
    // 2.3(b), (e): the period, with an extension only where it is approved
    all.extend(period(trial, audit));
    if trial.as_agreed != Some(true) {
        let found = unsaid(trial.as_agreed, "they are others");
        let expected = "the practices, rules and odds that were agreed beforehand";
        all.push(wrong(("GB-2.3b", uk::R2_3_B), "as_agreed", expected, found));
    }
    // 2.3(c)
    if trial.information != Some(true) {
        let found = unsaid(trial.information, "there is none");
        let expected = "information in the casino on how it is played";
        all.push(wrong(("GB-2.3c", uk::R2_3_C), "information", expected, found));
    }
    if trial.house_edge.is_none() {
        let expected = "the house edge, told to players";
        all.push(wrong(("GB-2.3c", uk::R2_3_C), "house_edge", expected, "no house_edge is given"));
    }
    all.extend(ended(trial, audit));
    // 2.3(h)
    match trial.applicant.as_deref() {
        Some("operator") => {}
        Some(_) if trial.evidence == Some(true) => {}
        other => {
            let found = other.map_or("nobody is named".into(), |who| {
                format!("the {who} applied, without proof that operators want it")
            });
            let expected = "an application by a licensed operator, or proof of demand";
            all.push(wrong(("GB-2.3h", uk::R2_3_H), "applicant", expected, found));
        }
    }
    all
}

/// 2.3(d), (f), (g): what its end asks for.
fn ended(trial: &Trial, audit: &Audit<'_>) -> Vec<Wrong> {
    let today = audit.today;
    let mut all = Vec::new();
    // 2.3(d): whoever plays on after the period, extended or not, has asked to
    let turned = trial.until.is_some() && trial.until < trial.from;
    let over = !turned && end(trial).is_some_and(|end| today > end);
    if over && trial.requested.is_none() && !trial.abandoned {
        let expected = "a formal request at or towards the end of the trial";
        all.push(wrong(
            ("GB-2.3d", uk::R2_3_D),
            last_day(trial),
            expected,
            "none was made, and the trial is over",
        ));
    }
    // 2.3(f)
    let last = trial.stops.or_else(|| end(trial));
    if trial.concern && last.is_none_or(|last| today > last) {
        let expected = "play that has stopped with the trial, or on the agreed day";
        let stopped = if trial.stops.is_some() { "stops" } else { "concern" };
        all.push(wrong(
            ("GB-2.3f", uk::R2_3_F),
            stopped,
            expected,
            format!("still played on {today}"),
        ));
    }
    // 2.3(g)
    if trial.abandoned && trial.notified != Some(true) {
        let expected = "word to the Commission that the trial is given up";
        let told = if trial.notified.is_some() { "notified" } else { "abandoned" };
        all.push(wrong(("GB-2.3g", uk::R2_3_G), told, expected, "it was not told"));
    }
    all
}

/// The last day of a trial, with the extension that the Commission has approved.
fn end(trial: &Trial) -> Option<crate::Date> {
    let extended = trial.extended.filter(|_| trial.approved == Some(true));
    extended.max(trial.until)
}

/// The key that gives the last day of a trial.
fn last_day(trial: &Trial) -> &'static str {
    let extended = trial.extended.filter(|_| trial.approved == Some(true));
    if extended > trial.until { "extended" } else { "until" }
}

fn period(trial: &Trial, audit: &Audit<'_>) -> Vec<Wrong> {
    let today = audit.today;
    let (Some(from), Some(until)) = (trial.from, trial.until) else {
        let expected = "a period agreed with the Commission: from, until";
        return vec![wrong(("GB-2.3b", uk::R2_3_B), "", expected, "none is given")];
    };
    let mut all = Vec::new();
    let extended = trial.extended.filter(|_| trial.approved == Some(true));
    if trial.extended.is_some() && trial.approved != Some(true) {
        let expected = "an extension that the Commission has approved";
        let asked = if trial.approved.is_some() { "approved" } else { "extended" };
        all.push(wrong(("GB-2.3e", uk::R2_3_E), asked, expected, "it is not approved"));
    }
    let played = || {
        let of = |table: &crate::Written| table.trial.as_ref() == Some(&trial.id);
        audit.house.tables.iter().any(of)
    };
    let past = today > extended.unwrap_or(until).max(until);
    if today < from || past && (!trial.abandoned || played()) {
        let last = extended.unwrap_or(until);
        let expected = format!("a day from {from} to {last}");
        let bound = if today < from { "from" } else { last_day(trial) };
        all.push(wrong(("GB-2.3b", uk::R2_3_B), bound, &expected, format!("{today}")));
    }
    all
}
