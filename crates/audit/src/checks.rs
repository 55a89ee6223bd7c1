//! The checks by their ids. Great Britain's are numbered after its general rules and sections;
//! elsewhere a check is called after the book and the rule.

use law::Cite;
#[allow(clippy::wildcard_imports)] // the table below cites most of them
use law::uk::*;
use serde::Serialize;

/// A check: what must hold, by which rules, and who can tell.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Check {
    /// Its id.
    pub id: &'static str,
    /// The rules behind it, the leading one first.
    pub rules: &'static [Cite],
    /// What must hold, in one line of our own.
    pub text: &'static str,
    /// Who can tell.
    pub by: By,
}

/// Who can tell whether a check holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// Whoever reads what is posted: errors and warnings.
    Posting,
    /// A person on the spot, who signs for it.
    Person,
    /// What is posted, and beyond that a person.
    Both,
}

/// The check of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Check> {
    GREAT_BRITAIN.iter().find(|check| check.id == id)
}

/// Every check of Great Britain's general rules and of what its sections ask of a table.
#[rustfmt::skip]
pub static GREAT_BRITAIN: [Check; 62] = [
    check("GB-2.1",  &[R2_1], By::Posting, "the premises have a casino licence, and players are there in person"),
    check("GB-2.3",  &[R2_3], By::Posting, "each game is one of the book, or on a trial that was permitted"),
    check("GB-2.3a", &[R2_3_A], By::Posting, "a licensed operator put the trial forward, and all operators may join"),
    check("GB-2.3b", &[R2_3_B], By::Posting, "the trial is within its period and played as agreed"),
    check("GB-2.3c", &[R2_3_C], By::Posting, "players are told how a trial game goes and its house edge"),
    check("GB-2.3d", &[R2_3_D], By::Posting, "to go on after a trial a request has been made"),
    check("GB-2.3e", &[R2_3_E], By::Posting, "an extension of a trial has been approved"),
    check("GB-2.3f", &[R2_3_F], By::Posting, "a trial that causes concern has stopped in time"),
    check("GB-2.3g", &[R2_3_G], By::Posting, "the Commission knows of a trial that was given up"),
    check("GB-2.3h", &[R2_3_H], By::Posting, "a licensed operator applied, or some operators are shown to want the game"),
    check("GB-2.4a", &[R2_4_A], By::Posting, "the Commission was told in writing before a variation: occasion, place, period"),
    check("GB-2.4b", &[R2_4_B], By::Posting, "every table of that game tells players of the variation"),
    check("GB-2.4c", &[R2_4_C], By::Posting, "a significant variation goes through a trial"),
    check("GB-2.4d", &[R2_4_D], By::Posting, "a variation that stays has been approved"),
    check("GB-2.4e", &[R2_4_E, R2_8], By::Both, "odds above the printed ones hang at the table with their house edge"),
    check("GB-2.5a", &[R2_5_A], By::Posting, "nobody but the licence holder has a share in the bank"),
    check("GB-2.5b", &[R2_5_B], By::Posting, "the licence holder keeps the bank, or somebody under a service agreement"),
    check("GB-2.5c", &[R2_5_C], By::Posting, "every wager is made with the bank"),
    check("GB-2.6",  &[R2_6], By::Both, "automated equipment meets the technical requirements, and its rules are the book's"),
    check("GB-2.7",  &[R2_7], By::Posting, "a progressive stands only where the game's section has one"),
    check("GB-2.7a", &[R2_7_A], By::Person, "the house is prepared for faults of the progressive"),
    check("GB-2.7b", &[R2_7_B], By::Posting, "at least 70 percent of progressive stakes go to the meter"),
    check("GB-2.7c", &[R2_7_C], By::Posting, "seed money comes from the licence holder, beyond that share"),
    check("GB-2.7d", &[R2_7_D], By::Person, "progressive equipment meets the technical requirements"),
    check("GB-2.7e", &[R2_7_E], By::Person, "the house is prepared for several jackpots at once"),
    check("GB-2.7f", &[R2_7_F], By::Both, "the meter's funds are safe, and wins can be proved"),
    check("GB-2.7g", &[R2_7_G], By::Posting, "each linked table shows what the meter holds"),
    check("GB-2.8",  &[R2_8], By::Posting, "no odds are below the printed ones, and better odds are displayed"),
    check("GB-2.9a", &[R2_9_A], By::Posting, "no row of a replacing pay table is below its minimum"),
    check("GB-2.9b", &[R2_9_B], By::Posting, "the edge of every pay table in use can be looked up in the house"),
    check("GB-2.9c", &[R2_9_C], By::Posting, "a notice says which pay table is in use"),
    check("GB-2.9d", &[R2_9_D], By::Both, "a pay table of the house's own hangs with its edge"),
    check("GB-2.10", &[R2_10], By::Posting, "a list of minimums that is called unbalanced is not used as a pay table"),
    check("GB-LIM",  &[R3_10, R4_8, R5_5, R6_14, R7_5, R8_6, R9_5, R10_6, R11_5, R12_5, R13_5, R3_18],
          By::Posting, "the least and the largest wager are posted and displayed"),
    check("GB-SEC",  &[R3_7, R4_7, R5_4, R6_13, R7_4, R8_4, R9_4, R10_5, R11_4, R12_4, R13_4],
          By::Person, "wheel, cards and dice are guarded"),
    check("GB-ORAL", &[R3_8, R6_15, R8_7, R9_6, R10_7],
          By::Person, "a spoken wager counts only with money on the table and a spoken yes"),
    check("GB-POS",  &[R3_9, R9_11, R10_8],
          By::Person, "players answer for where their chips lie, and wagers settle as they lie"),
    check("GB-ONE",  &[R5_9, R7_8, R11_9, R12_9, R13_10],
          By::Person, "one bettor to a position, one position to a bettor"),
    check("GB-LIST", &[R3_4, R4_3, R5_2, R6_2, R7_2, R8_2, R8_18, R9_2, R10_4, R11_2, R12_2, R13_2],
          By::Posting, "only wagers that the section lists are offered"),
    check("GB-MARK", &[R3_13, R4_2, R4_32, R4_40, R4_49, R6_32, R7_23, R13_29, R13_47],
          By::Posting, "a side wager is taken only where the layout shows it"),
    check("GB-PROP", &[R3_12, R4_31, R4_39, R4_48, R5_1, R5_2, R6_31, R7_22, R11_2, R11_16, R11_48, R11_77,
                       R11_101, R12_1, R12_2, R13_2, R13_28, R13_46],
          By::Posting, "the owner of a game has agreed to a variation of it"),
    check("GB-3.5",  &[R3_5], By::Both, "the wheel has 37 pockets in the printed order"),
    check("GB-3.7",  &[R3_7], By::Person, "the wheel meets the technical requirements"),
    check("GB-3.11", &[R3_11], By::Posting, "symbols keep the order of the numbers they stand for"),
    check("GB-4.4",  &[R4_4, R6_12], By::Person, "decks change only between shoes and with every player's consent"),
    check("GB-4.5",  &[R4_5], By::Both, "a notice gives the number of decks, and their edge unless the leaflet has it"),
    check("GB-4.6",  &[R4_6, R4_32, R4_40, R4_49], By::Posting, "side wagers of blackjack stand at four decks or six"),
    check("GB-4.15", &[R4_15, R4_15_B], By::Posting, "that the dealer draws to a soft 17 is displayed"),
    check("GB-4.24", &[R4_24, R4_24_B], By::Posting, "that any score may be doubled is displayed"),
    check("GB-4.25", &[R4_25, R4_25_B], By::Posting, "that any pair may be split is displayed"),
    check("GB-5.1",  &[R5_1, R5_6], By::Both, "the owner's layout is used, and the odds stand on it or on a notice"),
    check("GB-6.30", &[R6_30], By::Posting, "a table takes wagers of Punto Banco or of Punto Banco 2000, not of both"),
    check("GB-7.13", &[R7_13_NOTE, R7_13], By::Posting, "a notice gives what the Raise pays"),
    check("GB-8.19", &[R8_19, R9_12], By::Posting, "odds above the minimum are made known at the table"),
    check("GB-9.8",  &[R9_8, R9_7, R9_9], By::Person, "shaker and display work and meet the technical requirements"),
    check("GB-10.2", &[R10_2], By::Both, "the wheel has 52 segments with the printed symbols"),
    check("GB-10.10", &[R10_10], By::Posting, "a notice says what holds for a clapper between two segments"),
    check("GB-12.27", &[R12_27, R12_27_CAP, R12_27_A, R12_27_B, R12_27_C],
          By::Both, "only a royal flush at 1000 to 1 is capped, a sign says so, and players are told"),
    check("GB-13.12", &[R13_12], By::Posting, "a table has one kind of side wager, Fortune or Jokolor"),
    check("GB-13.19", &[R13_19_E, R13_19_B], By::Posting, "a notice says what becomes of foul hands"),
    check("GB-13.32", &[R13_32], By::Posting, "a notice gives the wager that qualifies for the Envy Bonus"),
    check("GB-11.39", &[R11_39, R11_92], By::Posting, "a meter of hold'em belongs to a table that offers its wager"),
];

const fn check(id: &'static str, rules: &'static [Cite], by: By, text: &'static str) -> Check {
    Check { id, rules, text, by }
}

/// The rule that a check is called after, elsewhere than in Great Britain.
pub(crate) fn rule_of(book: &str, id: &str) -> Option<Cite> {
    let number = id.strip_prefix(&format!("{}-", book.to_uppercase()))?;
    law::find(&format!("{book}:{number}"))
}

/// The id of the check that a rule belongs to: one of Great Britain's where one has it, else the
/// book and the rule's own number.
#[must_use]
pub fn id_of(book: &str, rule: Cite) -> String {
    let number = rule.id.split_once(':').map_or(rule.id, |(_, number)| number);
    if book == "uk" {
        let leads = GREAT_BRITAIN.iter().find(|check| check.rules[0] == rule);
        let has = || GREAT_BRITAIN.iter().find(|check| check.rules.contains(&rule));
        return leads
            .or_else(has)
            .map_or_else(|| format!("GB-{number}"), |check| check.id.to_string());
    }
    format!("{}-{number}", book.to_uppercase())
}
