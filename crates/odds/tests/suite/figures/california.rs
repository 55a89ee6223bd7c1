//! California: the computed checks of its catalogue.

use super::printed::rounds_to;
use super::{census, check, line, often, post, price, price_nines};
use games::baccarat::facts::Opening;
use odds::Policy;

const BACCARAT: &str = "ca/baccarat";
const EZ: &str = "ca/ez-baccarat-panda-8";
const SEVEN: &str = "ca/fortune-7-baccarat";

#[test]
#[rustfmt::skip]
fn baccarat_by_its_own_table_of_play() {
    check(&[
        (BACCARAT, "decks=8", "banker", "45.8189%", "-1.1439%"),
        (BACCARAT, "decks=8", "player", "44.6719%", "-1.1470%"),
        (BACCARAT, "decks=8", "tie",    "9.5092%",  "-14.4172%"),
        (BACCARAT, "decks=8", "bonus",  "15.681%",  "-6.2089%"),
        (BACCARAT, "decks=6", "bonus",  "-",        "-7.3605%"),
    ]);
    for (wager, hit) in [("banker", "45.8247%"), ("player", "44.6754%"), ("tie", "9.5000%")] {
        rounds_to(&price(BACCARAT, "decks=6", wager).hit, hit, wager);
    }
    let bonus = price(BACCARAT, "decks=8", "bonus");
    rounds_to(&line(&bonus, &["a pair in both hands"]), "0.55807%", "both pairs");
    // The catalogue states how often flushes and single pairs come, those that coincide included.
    let opening = census::<Opening>(&post(BACCARAT, ""));
    rounds_to(&often(&opening, |o: Opening| o.flush), "1.49541%", "four-card flush");
    let one = |o: Opening| o.player.is_pair() != o.banker.is_pair();
    rounds_to(&often(&opening, one), "13.82362%", "exactly one pair");
}

#[test]
#[rustfmt::skip]
fn ez_baccarat_and_fortune_7() {
    check(&[
        (EZ, "",                   "player",   "44.6247%", "-1.2351%"),
        (EZ, "",                   "banker",   "45.8597%", "1.2351%"),
        (EZ, "banker_3card7=push", "banker",   "-",        "-1.0183%"),
        (EZ, "",                   "tie",      "9.5156%",  "-14.3596%"),
        (EZ, "",                   "dragon-7", "2.2534%",  "-7.6113%"),
        (EZ, "",                   "panda-8",  "3.4543%",  "-10.1876%"),
        (SEVEN, "",                "banker",   "-",        "-1.0183%"),
        (SEVEN, "",                "player",   "44.6247%", "-1.2351%"),
        (SEVEN, "",                "tie",      "9.5156%",  "-14.3596%"),
        (SEVEN, "",                "dragon-7", "2.2534%",  "-7.6113%"),
        (SEVEN, "",                "dragon-9", "3.4756%",  "-9.6356%"),
    ]);
}

#[test]
fn baccarat_9_undated() {
    let id = "ca/baccarat-9";
    let price = |set, wager| price_nines(id, set, wager, &Policy::HouseWay);
    let (player, bank, tie) =
        (price("decks=8", "player"), price("decks=8", "banker"), price("decks=8", "tie"));
    rounds_to(&line(&player, &["player is higher"]), "44.466%", "player");
    rounds_to(&line(&bank, &["bank is higher"]), "44.466%", "bank");
    rounds_to(&line(&bank, &["tie on 0 or 1"]), "1.207%", "low ties");
    rounds_to(&tie.hit, "11.069%", "tie");
    rounds_to(&-player.edge, "-1.207%", "house-way Player wager");
    rounds_to(&-tie.edge, "-0.379%", "tie at 8 to 1");
    rounds_to(&price("decks=6", "tie").hit, "11.056%", "tie, six decks");
    let low = line(&price("decks=6", "banker"), &["tie on 0 or 1"]);
    rounds_to(&low, "1.200%", "low ties, six decks");
}

#[test]
fn baccarat_9_of_2009() {
    let price = |set, wager| price_nines("ca/baccarat-9-2009", set, wager, &Policy::HouseWay);
    let (player, banker, tie) = (price("", "player"), price("", "banker"), price("", "tie"));
    rounds_to(&line(&player, &["player is higher"]), "44.648%", "player");
    rounds_to(&line(&banker, &["banker is higher"]), "44.648%", "banker");
    rounds_to(&line(&banker, &["tie on 0 or 1"]), "1.207%", "low ties");
    rounds_to(&tie.hit, "10.705%", "tie");
    rounds_to(&-player.edge, "-1.207%", "house-way Player wager");
    rounds_to(&-banker.edge, "-8.290%", "Banker wager, ties lose");
    let push = price("banker_tie_2_9=push", "banker");
    rounds_to(&-push.edge, "1.207%", "Banker wager, ties push");
    rounds_to(&-tie.edge, "-3.659%", "tie at 8 to 1");
}
