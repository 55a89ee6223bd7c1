//! What Colorado asks of a posted table: odds, limits, the rules, vigorish, caps and suits are
//! shown; and what a person must look at.

use crate::britain::{limits_in_words, pays};
use crate::check::Audit;
use crate::checks::id_of;
use crate::common::signed;
use crate::notice::{Kind, Required};
use crate::resolved::{Resolved, Standing};
use law::{Cite, co};
use money::Cents;

/// The notices of a table.
pub(crate) fn required(table: &Resolved) -> Vec<Required> {
    let value = |name: &str| table.value(name).unwrap_or_default();
    let notice = |kind: Kind, rule: Cite, text: Vec<String>| {
        Required::new(kind, (id_of("co", rule), rule), text)
    };
    let groups: Vec<&str> = table.groups().iter().map(|group| group.id).collect();
    let odds = notice(Kind::Odds, co::R2803_3_A, pays(table, &groups));
    let mut all = vec![
        notice(Kind::Limits, co::R2803_3_B, limits_in_words(table)),
        Required { layout_will_do: true, ..odds },
        notice(
            Kind::Rules,
            co::R2803_3_C,
            vec!["A copy of the rules of the game is yours on request".into()],
        ),
    ];
    let free = value("commission_free") == "true";
    if let (Some(percent), false) = (table.value("vigorish"), free) {
        let of = match value("vigorish_mode") {
            "tie" => "of a Banker wager when the hands tie",
            _ => "of the winnings of a Banker wager",
        };
        let mut text = vec![format!("Vigorish: {percent} % {of}")];
        if value("vigorish_rounding") == "quarter" {
            text.push("Vigorish is rounded up to the next $0.25".into());
        }
        all.push(notice(Kind::Vigorish, co::R2808_3, text).states(percent.to_string()));
    }
    if let Some(option) = table.options.iter().find(|option| option.name == "aggregate_limit")
        && let Ok(cap) = option.value.parse::<Cents>()
        && cap > Cents::ZERO
    {
        let text = format!("Bonus wagers of one round pay {cap} at most in all");
        let text = vec![signed("co", &text)];
        all.push(notice(Kind::AggregateLimit, option.rule, text).states(cap.plain()));
    }
    all.extend(suits(table));
    if let Some(rule) = stands_alone(table.game) {
        let text = match value("base_required") {
            "true" => "A bonus wager needs a wager on the game",
            _ => "A bonus wager may stand alone",
        };
        let due = notice(Kind::MainWager, rule, vec![text.into()]);
        all.push(due.states(value("base_required").into()));
    }
    let tips = tips(table.game);
    if let (Some(rule), "true") = (tips, value("dealer_tips")) {
        let text = "Wagers for the dealer are taken within the posted restrictions";
        all.push(notice(Kind::Tips, rule, vec![text.into()]));
    }
    all
}

/// The tables of Rule 28 that leave restrictions on tips to a notice, by whose rule; every one is
/// listed.
fn tips(game: &str) -> Option<Cite> {
    match game {
        "co/golden-frog" => Some(co::R2899_05_3),
        "co/infinite-fortune" => Some(co::R2899_06_8),
        other => none_of_its_own(other),
    }
}

/// The tables that say by notice whether a bonus wager stands alone.
fn stands_alone(game: &str) -> Option<Cite> {
    match game {
        "co/infinite-fortune" => Some(co::R2899_06_4),
        "co/golden-frog" => None,
        other => none_of_its_own(other),
    }
}

/// The other tables of the book, which have no such rule.
fn none_of_its_own(game: &str) -> Option<Cite> {
    const OTHERS: [&str; 13] = [
        "co/baccarat",
        "co/midi-baccarat",
        "co/5-treasures",
        "co/99-fortunes-progressive",
        "co/dragon-bonus",
        "co/ez-baccarat",
        "co/ez-baccarat-progressive",
        "co/eternal-baccarat",
        "co/eternal-single-event",
        "co/eternal-golden-talons",
        "co/eternal-harmony-progressive",
        "co/eternal-sun-7-progressive",
        "co/eternal-fate-38-progressive",
    ];
    // invariant: the tables of the book are these and those that the caller has named
    assert!(OTHERS.contains(&game), "what does {game} ask for?");
    None
}

/// The suits that win, where a row of a progressive names none.
fn suits(table: &Resolved) -> Vec<Required> {
    let offered = |id: &str| table.sides.iter().any(|side| side.id == id && side.offered);
    let mark = |id: &str| table.sign.mark(id).map(|mark| mark.paytable.to_string());
    let mut all = Vec::new();
    let mut add = |wager: &str, option: &str, rule: Cite| {
        let suits = table.value(option).unwrap_or_default();
        let names: Vec<&str> = suits.chars().map(suit).collect();
        let text = vec![format!("Winning suit of {wager}: {}", names.join(" and "))];
        let notice = Required::new(Kind::Suits, (id_of("co", rule), rule), text);
        all.push(notice.of(wager).states(suits.to_string()));
    };
    if offered("sun-7-progressive") {
        add("sun-7-progressive", "suit", co::R2899_07_8_E_IV);
    }
    if offered("fate-38-progressive") {
        match mark("fate-38-progressive").as_deref() {
            Some("PT-PRG-F38-04") => add("fate-38-progressive", "suits", co::R2899_07_8_F_V),
            _ => add("fate-38-progressive", "suit", co::R2899_07_8_F_IV),
        }
    }
    all
}

fn suit(letter: char) -> &'static str {
    match letter {
        'c' => "clubs",
        'd' => "diamonds",
        'h' => "hearts",
        _ => "spades",
    }
}

/// What a progressive needs whose stake is another than a dollar.
const SCALED: &str =
    "the Division has approved the stake beforehand, with the house's mathematics";

/// What is asked beyond notices.
pub(crate) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    for stand in stands {
        if let Some(table) = stand.resolved.as_ref().filter(|table| table.book == "co") {
            audit.notices(stand, &table.required);
        }
    }
    let at = |wanted: &dyn Fn(&Resolved) -> bool| -> Vec<&str> {
        let tables = stands.iter().filter(|stand| stand.resolved.as_ref().is_some_and(wanted));
        tables.map(|stand| stand.written.id.as_str()).collect()
    };
    let all = at(&|_| true);
    let varied = at(&|table| !matches!(table.game, "co/baccarat" | "co/midi-baccarat"));
    let plain = at(&|table| {
        matches!(table.game, "co/baccarat" | "co/midi-baccarat")
            && table.value("commission_free") == Some("true")
    });
    let scaled = |wager: &str| {
        let other = |meter: &crate::Meter| {
            meter.wager == wager && meter.unit.is_some_and(|unit| unit != Cents::dollars(1))
        };
        at(&|table| table.meters.iter().any(other))
    };
    for (rule, what, tables) in [
        (
            co::R2803_1,
            "tray, discard rack, drop box, tip box and a number that cameras read",
            &all,
        ),
        (co::R2803_2, "the Division has approved the layout of the variation", &varied),
        (co::R2804, "house rules hang where the Director approved, with limits on tips", &all),
        (co::R2805, "shoes and shufflers are sound and inspected daily", &all),
        (
            co::R2808_3_E,
            "the Division has consented in writing to play without commission",
            &plain,
        ),
        (co::R2899_07_8_D_VII, SCALED, &scaled("harmony-progressive")),
        (co::R2899_07_8_E_VI, SCALED, &scaled("sun-7-progressive")),
        (co::R2899_07_8_F_VI, SCALED, &scaled("fate-38-progressive")),
        (co::R2811, "the cards share one back, and the shoe is a proper or an approved one", &all),
        (co::R2815_3_A, "all baccarat tables of a pit pay in the same way", &all),
    ] {
        audit.confirm(&id_of("co", rule), rule, what, tables);
    }
}
