//! Colorado, eight decks: the exact figures asked for, and the check values of its catalogue.

use super::printed::{one_in, rounds_to};
use super::{check, line, post, price};
use games::baccarat::facts::{Coup, Fate, Harmony, Opening, Sun};
use odds::Exact;

const BASE: &str = "co/baccarat";
const ETERNAL: &str = "co/eternal-baccarat";
const FROG: &str = "co/golden-frog";
const INFINITE: &str = "co/infinite-fortune";

#[test]
fn exact_edges_of_the_main_wagers() {
    let edge = |wager| price(BASE, "decks=8 vigorish=5", wager).edge.to_string();
    assert_eq!(edge("player"), "241149546272/19524993263685");
    assert_eq!(edge("banker"), "114753351728/10847218479825");
    assert_eq!(edge("tie"), "103841353768/723147898655");
    assert_eq!(price(BASE, "", "match-pair-player").hit.to_string(), "31/415");
    assert_eq!(price(BASE, "match_pair=unsuited", "match-pair-banker").hit.to_string(), "24/415");
}

#[test]
fn every_reading_counts_the_same_deals() {
    let posting = post(ETERNAL, "");
    let total = 416_u128 * 415 * 414 * 413 * 412 * 411;
    assert_eq!(total, 4_998_398_275_503_360);
    assert_eq!(super::census::<Coup>(&posting).total(), total);
    assert_eq!(super::census::<Sun>(&posting).total(), total);
    assert_eq!(super::census::<Fate>(&posting).total(), total);
    assert_eq!(super::census::<Harmony>(&posting).total(), total);
    assert_eq!(super::census::<Opening>(&posting).total(), 416 * 415 * 414 * 413);
}

#[test]
#[rustfmt::skip]
fn main_wagers() {
    check(&[
        (BASE, "", "player",                               "0.446246609", "-1.2351%"),
        (BASE, "", "banker",                               "0.458597423", "-1.0579%"),
        (BASE, "", "tie",                                  "0.095155968", "-14.3596%"),
        (BASE, "vigorish_mode=tie vigorish=25", "banker",  "0.458597423", "-1.1438%"),
        (BASE, "vigorish_mode=tie", "banker",              "0.458597423", "-1.1438%"),
        (BASE, "vigorish_mode=tie vigorish=5", "banker",   "0.458597423", "0.7593%"),
        (BASE, "commission_free=true", "banker",           "-",           "-1.0183%"),
        ("co/ez-baccarat", "", "banker",                   "-",           "-1.0183%"),
        (ETERNAL, "commission_free=true", "banker",        "-",           "-1.0183%"),
        (FROG, "commission_free=true", "banker",           "-",           "-1.0183%"),
        (INFINITE, "commission_free=true", "banker",       "-",           "-1.0183%"),
        ("co/5-treasures", "", "banker",                   "-",           "-1.0579%"),
    ]);
}

#[test]
#[rustfmt::skip]
fn cards_and_pairs() {
    check(&[
        (BASE, "", "total-4",           "0.378868491", "-5.2829%"),
        (BASE, "", "total-5",           "0.303444169", "-8.9667%"),
        (BASE, "", "total-6",           "0.317687341", "-4.6938%"),
        (BASE, "", "perfect-pair",      "0.033450234", "-13.0294%"),
        (BASE, "", "match-pair-player", "-",           "-10.3614%"),
        (BASE, "", "match-pair-banker", "-",           "-10.3614%"),
        (INFINITE, "", "player-pair",   "-",           "-10.3614%"),
        (INFINITE, "", "banker-pair",   "-",           "-10.3614%"),
        (ETERNAL, "", "pt-flt-se-19",   "-",           "-10.3614%"),
        (ETERNAL, "", "pt-flt-se-20",   "-",           "-10.3614%"),
    ]);
}

#[test]
fn wins_by_margins() {
    let same = [
        (["A", "PT1", "PT-FLT-GT-01"], "-2.6517%", "-9.3731%"),
        (["B", "PT2", "PT-FLT-GT-04"], "-2.5823%", "-8.8473%"),
        (["C", "PT3", "PT-FLT-GT-05"], "-2.4996%", "-8.5305%"),
    ];
    let own =
        [("PT-FLT-GT-02", "-4.5529%", "-10.4688%"), ("PT-FLT-GT-03", "-2.5809%", "-9.0696%")];
    let check = |id, name, table, results: [&str; 2]| {
        for (side, result) in ["player", "banker"].iter().zip(results) {
            let wager = format!("{name}-{side}");
            let report = price(id, &format!("paytable.{wager}={table}"), &wager);
            assert_eq!(report.paytable, table);
            rounds_to(&-report.edge, result, &format!("{wager} {table}"));
        }
    };
    for (tables, player, banker) in same {
        check(BASE, "optional-bonus", tables[0], [player, banker]);
        check("co/dragon-bonus", "dragon-bonus", tables[1], [player, banker]);
        check(ETERNAL, "golden-talons", tables[2], [player, banker]);
    }
    for (table, player, banker) in own {
        check(ETERNAL, "golden-talons", table, [player, banker]);
    }
}

#[test]
#[rustfmt::skip]
fn three_card_events() {
    const FIVE: &str = "co/5-treasures";
    check(&[
        (FIVE, "", "fortune-7",                               "0.022533821", "-7.6113%"),
        ("co/ez-baccarat", "", "dragon-7",                    "0.022533821", "-7.6113%"),
        (FROG, "", "jin-chan",                                "0.022533821", "-7.6113%"),
        (INFINITE, "", "super-7",                             "0.022533821", "-7.6113%"),
        (ETERNAL, "", "sun-7",                                "0.022533821", "-7.6113%"),
        (ETERNAL, "", "pt-flt-se-01",                         "0.022533821", "-7.6113%"),
        (FIVE, "", "golden-8",                                "0.034543218", "-10.1876%"),
        ("co/ez-baccarat", "", "panda-8",                     "0.034543218", "-10.1876%"),
        (FROG, "", "koi",                                     "0.034543218", "-10.1876%"),
        (INFINITE, "", "fortune-8",                           "0.034543218", "-10.1876%"),
        (ETERNAL, "", "moon-8",                               "0.034543218", "-10.1876%"),
        (ETERNAL, "", "pt-flt-se-02",                         "0.034543218", "-10.1876%"),
        (FIVE, "", "heavenly-9",                              "-",           "-9.3105%"),
        (ETERNAL, "", "divine-9",                             "-",           "-9.3105%"),
        (FIVE, "paytable.blazing-7s=PT1", "blazing-7s",       "0.002311943", "-7.2911%"),
        (ETERNAL, "paytable.supreme-7=PT-FLT-MB-02", "supreme-7", "0.002311943", "-7.2911%"),
        (FIVE, "paytable.blazing-7s=PT2", "blazing-7s",       "-",           "-7.7797%"),
        (ETERNAL, "paytable.supreme-7=PT-FLT-MB-01", "supreme-7", "-",       "-7.7797%"),
        (ETERNAL, "paytable.supreme-7=PT-FLT-MB-03", "supreme-7", "0.008970636", "-9.3966%"),
        (FIVE, "paytable.cover-all=PT1", "cover-all",         "0.129648750", "-9.2459%"),
        (FIVE, "paytable.cover-all=PT2", "cover-all",         "0.138619386", "-2.9664%"),
        (ETERNAL, "paytable.eclipse=PT-FLT-MB-02", "eclipse", "0.129648750", "-9.2459%"),
        (ETERNAL, "paytable.eclipse=PT-FLT-MB-01", "eclipse", "0.138619386", "-2.9664%"),
        (ETERNAL, "paytable.eclipse=PT-FLT-MB-03", "eclipse", "0.136307443", "-4.5848%"),
    ]);
    let nine = price(FIVE, "", "heavenly-9");
    rounds_to(&line(&nine, &["both hands a three-card 9"]), "0.002062109", "both");
    rounds_to(&line(&nine, &["one hand a three-card 9"]), "0.068197659", "one");
    let sevens = price(FIVE, "paytable.blazing-7s=PT2", "blazing-7s");
    rounds_to(&line(&sevens, &["both hands a three-card 7"]), "0.002311943", "three cards");
    rounds_to(&line(&sevens, &["both hands a two-card 7"]), "0.008970636", "two cards");
}

#[test]
#[rustfmt::skip]
fn one_count_over_another() {
    const NATURAL: &str = "supershot-natural-9-over-8";
    check(&[
        (FROG, "", "three-card-9-over-three-card-7",    "0.004383735", "-11.8869%"),
        (FROG, "", "three-card-9-over-three-card-1",    "0.005704064", "-13.8686%"),
        (FROG, "", "natural-9-over-two-card-7",         "0.018018978", "-8.1032%"),
        (FROG, "", "8-over-6",                          "0.030081253", "-21.7887%"),
        (INFINITE, "", "supershot-three-card-9-over-8", "0.004146921", "-16.6469%"),
        (INFINITE, "paytable.supershot-natural-9-over-8=option-1", NATURAL,
                                                        "0.017949320", "-8.4585%"),
        (INFINITE, "paytable.supershot-natural-9-over-8=option-2", NATURAL,
                                                        "0.017949320", "-17.4331%"),
        (INFINITE, "paytable.supershot-natural-9-over-8=option-3", NATURAL,
                                                        "0.017949320", "-26.4078%"),
        (INFINITE, "", "supershot-8-over-7",            "0.031403379", "-18.3512%"),
    ]);
}

#[test]
#[rustfmt::skip]
fn single_events() {
    check(&[
        (ETERNAL, "", "pt-flt-se-21", "0.031478796", "-18.1551%"),
        (ETERNAL, "", "pt-flt-se-22", "0.017948487", "-8.4627%"),
        (ETERNAL, "", "pt-flt-se-05", "0.021868887", "-10.3376%"),
        (ETERNAL, "", "pt-flt-se-06", "0.013798961", "-15.8263%"),
        (ETERNAL, "", "pt-flt-se-07", "0.044108386", "-7.3724%"),
        (ETERNAL, "", "pt-flt-se-08", "0.009789199", "-10.9183%"),
        (ETERNAL, "", "pt-flt-se-23", "0.005595007", "-15.5154%"),
        (ETERNAL, "", "pt-flt-se-10", "0.006780483", "-11.1757%"),
        (ETERNAL, "", "pt-flt-se-11", "0.027051656", "-16.1399%"),
        (ETERNAL, "", "pt-flt-se-24", "0.004537308", "-8.8001%"),
        (ETERNAL, "", "pt-flt-se-13", "0.004146921", "-16.6469%"),
        (ETERNAL, "", "pt-flt-se-14", "0.003701541", "-7.0913%"),
        (ETERNAL, "", "pt-flt-se-15", "0.005797838", "-12.4527%"),
        (ETERNAL, "", "pt-flt-se-16", "0.012555289", "-10.8574%"),
        (ETERNAL, "", "pt-flt-se-17", "0.054790696", "-12.3349%"),
        (ETERNAL, "", "pt-flt-se-18", "0.022012146", "-9.7502%"),
    ]);
}

#[test]
fn ninety_nine_fortunes() {
    let table = "paytable.99-fortunes-progressive=P1";
    let report = price("co/99-fortunes-progressive", table, "99-fortunes-progressive");
    let often = |labels: &[&str]| line(&report, labels);
    let top = ["suited four of a kind of the seat's number", "other suited four of a kind"];
    one_in(&often(&top), "337,893", "suited quads");
    // The seat's own rank is one of thirteen.
    assert_eq!(often(&top[..1]) * Exact::whole(13), often(&top));
    rounds_to(&often(&["four of a kind"]), "0.000377127", "other quads");
    rounds_to(&often(&["three of a kind"]), "0.020131479", "trips");
    rounds_to(&often(&["two pair"]), "0.015601896", "two pair");
    rounds_to(&often(&["suited pair"]), "0.080006393", "suited pair only");
}

#[test]
fn rows_of_the_eternal_progressives() {
    let harmony = price(ETERNAL, "", "harmony-progressive");
    one_in(&line(&harmony, &["six of a kind"]), "851,208", "six of a kind");
    one_in(&line(&harmony, &["four 8s"]), "34,203", "four 8s");
    one_in(&line(&harmony, &["four of a kind"]), "11,401", "other four of a kind");
    let sun = price(ETERNAL, "", "sun-7-progressive");
    let suited = ["Sun 7, both hands in the posted suit", "Sun 7, both hands suited"];
    one_in(&line(&sun, &suited[..1]), "124,530", "one named suit");
    one_in(&line(&sun, &suited), "31,132", "any one suit");
    let fate = price(ETERNAL, "", "fate-38-progressive");
    let suited = ["Fate 38, both hands in the posted suit", "Fate 38, both hands suited"];
    let other = [
        "Fate 38, both hands same colour",
        "Fate 38, tie",
        "Fate 38, player wins",
        "Fate 38, banker wins",
    ];
    one_in(&(line(&fate, &suited) + line(&fate, &other)), "220.11", "Fate 38");
    one_in(&line(&fate, &suited), "59,902", "all five cards of one suit");
}
